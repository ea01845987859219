//! Donjonz.

mod decks;
mod exploring;
mod laying;
mod positions;
mod routes;
mod strip;
