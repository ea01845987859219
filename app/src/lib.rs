//! Sablier.
