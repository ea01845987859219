//! Short codes to type off another screen: a game, a variant of it and a seed, with a check letter against slips.

/// Seeds below this give the shortest codes. New games should choose theirs from here.
pub const SHORT_SEEDS: u64 = 1 << (5 * SEED_LETTERS);

const SEED_LETTERS: usize = 5;
/// Crockford's letters: no I, L, O, U, so nothing is read as 1, 0 or V.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// What a code says beside its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// Which deck or variant, 0 to 31; higher bits are not written.
    pub variant: u8,
    /// The seed.
    pub seed: u64,
}

/// Why a text is not a code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// It begins like the code of another game.
    #[error("this is a code for {prefix}")]
    OtherGame {
        /// What it begins with.
        prefix: String,
    },
    /// It was made with another deck.
    #[error("this code was made with another deck")]
    OtherDeck,
    /// The check letter does not fit: something was mistyped.
    #[error("something in this code is mistyped")]
    WrongCheck,
    /// It has a letter that no code has.
    #[error("a code has no {letter:?}")]
    UnknownLetter {
        /// The first such letter.
        letter: char,
    },
    /// It is too short, too long, or no code at all.
    #[error("this is not a game code")]
    Garbage,
}

impl Code {
    /// Writes the code in groups of four letters after the prefix: `KN-0000-05A`. Seeds from [`SHORT_SEEDS`] on make it longer.
    pub fn write(self, prefix: &str) -> String {
        let mut digits = vec![self.variant % 32];
        let length = (1..13).find(|letters| self.seed >> (5 * letters) == 0).unwrap_or(13).max(SEED_LETTERS);
        digits.extend((0..length).rev().map(|place| (self.seed >> (5 * place) & 31) as u8));
        digits.push(check_digit(&digits));
        let letters: Vec<char> = digits.iter().map(|digit| LETTERS[usize::from(*digit)].into()).collect();
        let groups = letters.chunks(4).map(|group| group.iter().collect::<String>());
        std::iter::once(prefix.to_string()).chain(groups).collect::<Vec<_>>().join("-")
    }

    /// Reads a code. Small letters, spaces and missing or misplaced dashes do not matter; I and L are read as 1,
    /// O as 0.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(prefix: &str, text: &str) -> Result<Code, CodeError> {
        let text = text.trim();
        if text.len() > 64 {
            return Err(CodeError::Garbage);
        }
        let letters: String = text.to_uppercase().chars().filter(|letter| !" -–—".contains(*letter)).collect();
        let Some(body) = letters.strip_prefix(prefix) else {
            let other = text.split('-').next().unwrap_or_default().to_ascii_uppercase();
            let is_word = other.chars().all(|letter| letter.is_ascii_uppercase());
            let is_code = is_word && (1..=3).contains(&other.len()) && text.contains('-');
            return Err(if is_code { CodeError::OtherGame { prefix: other } } else { CodeError::Garbage });
        };
        let digits = body.chars().map(digit_of).collect::<Result<Vec<u8>, CodeError>>()?;
        let seed_letters = digits.len().wrapping_sub(2);
        if !(SEED_LETTERS..=13).contains(&seed_letters) {
            return Err(CodeError::Garbage);
        }
        if sum(&digits) != 0 {
            return Err(CodeError::WrongCheck);
        }
        let seed = digits[1..=seed_letters].iter().fold(0_u128, |seed, digit| seed << 5 | u128::from(*digit));
        let is_shortest = seed_letters == SEED_LETTERS || digits[1] != 0;
        match u64::try_from(seed) {
            Ok(seed) if is_shortest => Ok(Code { variant: digits[0], seed }),
            _ => Err(CodeError::Garbage),
        }
    }
}

fn digit_of(letter: char) -> Result<u8, CodeError> {
    let plain = match letter {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let found = LETTERS.iter().position(|known| char::from(*known) == plain);
    found.map(|digit| digit as u8).ok_or(CodeError::UnknownLetter { letter })
}

/// The digits as a polynomial over GF(32), taken at its generator: zero for a code without slips.
///
/// Its powers differ at every place, so any one wrong letter and any two swapped ones show.
fn sum(digits: &[u8]) -> u8 {
    digits.iter().fold(0, |sum, digit| times_generator(sum) ^ digit)
}

fn check_digit(digits: &[u8]) -> u8 {
    times_generator(sum(digits))
}

fn times_generator(digit: u8) -> u8 {
    let doubled = digit << 1;
    if doubled & 32 == 0 { doubled } else { (doubled ^ 0b10_0101) & 31 }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEEDS: [u64; 7] = [0, 1, 77, SHORT_SEEDS - 1, SHORT_SEEDS, u32::MAX as u64, u64::MAX];

    #[test]
    fn a_code_reads_back_what_was_written() {
        for (variant, seed) in SEEDS.into_iter().enumerate() {
            let code = Code { variant: variant as u8, seed };
            assert_eq!(Code::read("DZ", &code.write("DZ")), Ok(code));
        }
    }

    #[test]
    fn a_short_seed_makes_a_code_of_seven_letters() {
        assert_eq!(Code { variant: 3, seed: 20_000_000 }.write("DZ"), "DZ-3K2B-80S");
    }

    #[test]
    fn one_wrong_letter_is_always_noticed() {
        let code = Code { variant: 3, seed: 1_234_567 }.write("DZ");
        for (place, right) in code.char_indices().skip(3).filter(|(_, letter)| *letter != '-') {
            for wrong in LETTERS.iter().map(|letter| char::from(*letter)).filter(|wrong| *wrong != right) {
                let mut typed: Vec<char> = code.chars().collect();
                typed[place] = wrong;
                let typed: String = typed.into_iter().collect();
                assert_eq!(Code::read("DZ", &typed), Err(CodeError::WrongCheck), "{typed}");
            }
        }
    }

    #[test]
    fn two_swapped_letters_are_always_noticed() {
        let letters: Vec<char> = Code { variant: 9, seed: 27_182_818 }.write("DZ").chars().collect();
        for one in 3..letters.len() {
            for other in one + 1..letters.len() {
                let mut typed = letters.clone();
                typed.swap(one, other);
                if letters[one] == letters[other] || letters[one] == '-' || letters[other] == '-' {
                    continue;
                }
                let typed: String = typed.into_iter().collect();
                assert_eq!(Code::read("DZ", &typed), Err(CodeError::WrongCheck), "{typed}");
            }
        }
    }

    #[test]
    fn a_code_may_be_typed_carelessly() {
        let code = Code { variant: 1, seed: 1 };
        let typed = code.write("DZ").to_lowercase().replace('1', "l").replace('0', "o").replace('-', " ");
        assert_eq!(Code::read("DZ", &format!("  {typed} ")), Ok(code));
    }

    #[test]
    fn what_is_no_code_is_told_apart() {
        let other = Code { variant: 1, seed: 1 }.write("KN");
        assert_eq!(Code::read("DZ", &other), Err(CodeError::OtherGame { prefix: "KN".to_string() }));
        for garbage in ["", "DZ", "DZ-1", "hello", "é", "DZ-00000000000000000000", "\u{1f600}-1"] {
            assert_eq!(Code::read("DZ", garbage), Err(CodeError::Garbage), "{garbage:?}");
        }
        assert_eq!(Code::read("DZ", "DZ-7K3M-Q2é"), Err(CodeError::UnknownLetter { letter: 'É' }));
    }

    #[test]
    fn a_letter_that_grows_when_made_large_is_garbage_and_no_panic() {
        for garbage in ["\u{fb01}-1", "\u{fb03}-1", "\u{149}-1", "\u{df}-1"] {
            assert_eq!(Code::read("DZ", garbage), Err(CodeError::Garbage), "{garbage:?}");
        }
    }

    #[test]
    fn a_code_with_a_needless_zero_or_too_great_a_seed_is_refused() {
        let padded = [1, 0, 0, 0, 0, 0, 5];
        let greatest = [1, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31];
        for digits in [&padded[..], &greatest[..]] {
            let all = digits.iter().copied().chain([check_digit(digits)]);
            let text: String = all.map(|digit| char::from(LETTERS[usize::from(digit)])).collect();
            assert_eq!(Code::read("DZ", &format!("DZ{text}")), Err(CodeError::Garbage));
        }
    }
}
