//! Sheets kept at a real table: what each change does, what is refused, and that nothing is ever lost.

mod donjonz;
mod fighter;
mod knock;
mod pad;
mod sheets;
