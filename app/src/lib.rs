//! Sablier: what a person touches. Screens, gestures, sound, saves; the rules live in `rules`, the faces in `printkit`.

pub mod app;
pub mod canvas;
pub mod collage;
pub mod contrast;
pub mod door;
pub mod dump;
pub mod geometry;
pub mod given_name;
pub mod hooks;
pub mod input;
pub mod layout;
pub mod messages;
pub mod nav;
pub mod platform;
pub mod play;
pub mod scene;
pub mod screens;
pub mod script;
pub mod slant;
pub mod sound;
pub mod store;
pub mod theme;
pub mod timers;
pub mod touch;
pub mod widgets;
pub mod window;
