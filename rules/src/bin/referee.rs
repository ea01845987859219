//! The referee on stdin and stdout. See `REFEREE.md`.

use std::io;

fn main() -> io::Result<()> {
    sablier_rules::referee::serve(io::stdin().lock(), io::stdout().lock())
}
