//! Addresses that open a game: `sablier://play#donjonz=CODE`, or any page's address that ends in such a fragment.

/// The game and code that an address names, as `donjonz=CODE`.
pub fn game(address: &str) -> Option<&str> {
    let (_, game) = address.split_once('#')?;
    let (name, code) = game.split_once('=')?;
    (!name.is_empty() && !code.is_empty()).then_some(game)
}

#[cfg(test)]
mod tests {
    use super::game;

    #[test]
    fn an_address_names_a_game_after_its_sign() {
        assert_eq!(game("sablier://play#donjonz=DZ-G001-2HP"), Some("donjonz=DZ-G001-2HP"));
        assert_eq!(game("https://example.org/sablier/?a=b#donjonz=X"), Some("donjonz=X"));
    }

    #[test]
    fn an_address_without_a_game_names_none() {
        for address in ["", "sablier://play", "sablier://play#", "#donjonz", "#donjonz=", "#=X", "donjonz=X"] {
            assert_eq!(game(address), None, "{address}");
        }
    }
}
