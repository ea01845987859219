//! What screens are built from: panels, buttons, switches, sliders, hourglasses, messages. Each draws itself and names itself.

mod button;
mod cover;
mod field;
mod hourglass;
mod key_cap;
mod keypad;
mod list;
mod page;
mod panel;
mod setting;
mod toast;

pub use button::{
    Look, button, button_width, chip, glyph_button, icon_button, icon_label, icon_switch, objection, round_button,
    round_row, toggle,
};
pub use cover::{button_stack, cover_page, is_low, low_stack, plaque};
pub use field::{TextField, text_field};
pub use hourglass::hourglass;
pub use key_cap::key_cap;
pub use keypad::{Glyph, Tool, keypad, typing_page};
pub use list::{date, list_row, nothing_yet};
pub use page::{half, has_halves, page, page_column, page_with, scroll_marks, section, wide_enough};
pub use panel::{
    flagstones, ground, lay, panel, parchment, rays, sheet, slot, split, top_bar, tray_width, veil, view_and_tray,
};
pub use setting::{
    Choice, bar, choice_line, choices, options, plates, remark, slider, slider_part, slider_point, slider_value,
    switch, tick,
};
pub use toast::{focus_ring, toast};
