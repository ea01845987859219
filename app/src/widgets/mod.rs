//! What screens are built from: panels, buttons, switches, sliders, messages. Each draws itself and names itself.

mod button;
mod page;
mod panel;
mod setting;
mod toast;

pub use button::{Look, button, chip, icon_button, icon_label, icon_switch, round_button};
pub use page::{half, has_halves, page, scroll_marks, section, wide_enough};
pub use panel::{flagstones, ground, panel, sheet, slot, top_bar};
pub use setting::{bar, choice_line, choices, slider, slider_part, slider_point, slider_value, switch};
pub use toast::{focus_ring, toast};
