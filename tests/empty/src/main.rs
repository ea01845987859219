//! A macroquad window with nothing in it, for the benchmark to compare with. Prints `first` after its first frame,
//! then `begin` and `end` around the number of frames given as its argument.

use macroquad::prelude::{BLACK, Conf, clear_background, next_frame};

fn main() {
    let frames: u32 = std::env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(600);
    let conf = Conf { window_width: 780, window_height: 1688, high_dpi: true, ..Default::default() };
    macroquad::Window::from_config(conf, async move {
        clear_background(BLACK);
        println!("first");
        next_frame().await;
        println!("begin");
        for _ in 0..frames {
            clear_background(BLACK);
            next_frame().await;
        }
        println!("end");
    });
}
