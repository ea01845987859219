//! Donjonz.

mod decks;
mod exploring;
mod force;
mod laying;
mod positions;
mod routes;
mod solver;
mod strip;
