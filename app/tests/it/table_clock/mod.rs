//! The clock for a whole table: by fingers, at all sizes, through the death of the app.

mod face;
mod fits;
mod times;
