//! What can be touched, as values. A screen lists its touchables once, each with its id: `show` puts values into the
//! scene, `act` gets values back. The id is a value's text, for scripts, browsers and screen readers.

use std::{
    fmt::{self, Display, Formatter},
    str::FromStr,
};

/// Something that can be touched: a value for its screen, an id for everybody else. Made by [`touches!`].
pub trait Touch: Display + FromStr<Err = UnknownId> + PartialEq + 'static {
    /// Touches of every kind, to try their ids.
    fn samples() -> Vec<Self>;
}

/// An id that no touchable of a screen has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing here is called that")]
pub struct UnknownId;

/// A value inside an id: a number, a code, the touch of a part.
pub trait Part: Sized {
    /// Writes it as ids do.
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result;
    /// Reads what was written; none if no value is written so.
    fn read(text: &str) -> Option<Self>;
    /// Values to try ids with.
    fn samples() -> Vec<Self>;
}

/// A value as it stands in ids; words are often named after it too.
pub fn code(part: impl Part) -> String {
    struct Written<P>(P);
    impl<P: Part> Display for Written<P> {
        fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
            self.0.write(f)
        }
    }
    Written(part).to_string()
}

/// Lists what can be touched on a screen: each line has a name, the values it carries, and its id with a `{}` for each
/// value. The last value may hold anything, those before it end where the next sign of the id begins.
///
/// ```text
/// touches! {
///     /// What can be touched on a board.
///     #[derive(Clone, Copy, Debug, PartialEq)]
///     pub enum Touch {
///         Undo = "undo",
///         Walk(level: u8, room: u8) = "walk_{}_{}",
///     }
/// }
/// ```
///
/// `Walk(2, 13)` is then `walk_2_13`. A part with touches of its own is a line with `{}` alone.
#[macro_export]
#[doc(hidden)]
macro_rules! __touches {
    (
        $(#[$about:meta])*
        $scope:vis enum $name:ident {
            $($(#[$note:meta])* $variant:ident $(($($value:ident: $kind:ty),+))? = $id:literal),+ $(,)?
        }
    ) => {
        $(#[$about])*
        $scope enum $name {
            $(
                #[doc = concat!("`", $id, "`")]
                $(#[$note])*
                $variant $(($($kind),+))?
            ),+
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($name::$variant $(($($value),+))? => {
                        write!(f, $id $($(, $crate::touch::Written($value))+)?)
                    })+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::touch::UnknownId;

            #[allow(unused_mut)]
            fn from_str(id: &str) -> Result<$name, $crate::touch::UnknownId> {
                // `+7` is read as 7, but is no id of it.
                let is_its_own = |touch: &$name| touch.to_string() == id;
                $(
                    if let Some(mut _values) = $crate::touch::values($id, id).map(Vec::into_iter) {
                        let mut read = || {
                            Some($name::$variant $(($(<$kind as $crate::touch::Part>::read(_values.next()?)?),+))?)
                        };
                        if let Some(touch) = read().filter(is_its_own) {
                            return Ok(touch);
                        }
                    }
                )+
                Err($crate::touch::UnknownId)
            }
        }

        impl $crate::touch::Touch for $name {
            fn samples() -> Vec<$name> {
                let mut samples = Vec::new();
                $(
                    let _values: &[usize] = &[$($(<$kind as $crate::touch::Part>::samples().len()),+)?];
                    samples.extend((0.._values.iter().copied().max().unwrap_or(1)).map(|_nth| {
                        $name::$variant $(($($crate::touch::sample::<$kind>(_nth)),+))?
                    }));
                )+
                samples
            }
        }
    };
}

pub use __touches as touches;

/// A value as it stands in an id.
#[doc(hidden)]
pub struct Written<'a, P>(pub &'a P);

impl<P: Part> Display for Written<'_, P> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.write(f)
    }
}

/// What stands in an id where its pattern has `{}`; none if it does not fit the pattern.
#[doc(hidden)]
pub fn values<'a>(pattern: &str, id: &'a str) -> Option<Vec<&'a str>> {
    let (start, signs) = pattern.split_once("{}").map_or((pattern, None), |(start, rest)| (start, Some(rest)));
    let mut rest = id.strip_prefix(start)?;
    let Some(signs) = signs else { return rest.is_empty().then(Vec::new) };
    let mut signs: Vec<&str> = signs.split("{}").collect();
    let end = signs.pop()?;
    let mut values = Vec::new();
    for sign in signs {
        let (value, after) = rest.split_once(sign)?;
        values.push(value);
        rest = after;
    }
    values.push(rest.strip_suffix(end)?);
    Some(values)
}

/// One of a kind's samples, counted over its end from the start again.
#[doc(hidden)]
pub fn sample<P: Part>(nth: usize) -> P {
    let mut samples = P::samples();
    let nth = nth % samples.len();
    samples.swap_remove(nth)
}

touches! {
    /// What the app answers itself, on whatever screen.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Anywhere {
        Back = "back",
        Message = "toast",
        ReadMore = "read-more",
        Enough = "enough",
        Told = "explained",
    }
}

/// A part of a screen stands in ids with its own.
impl<T: Touch> Part for T {
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }

    fn read(text: &str) -> Option<T> {
        text.parse().ok()
    }

    fn samples() -> Vec<T> {
        <T as Touch>::samples()
    }
}

/// Numbers stand in ids as they are.
macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl Part for $number {
            fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
                Display::fmt(self, f)
            }

            fn read(text: &str) -> Option<$number> {
                text.parse().ok()
            }

            fn samples() -> Vec<$number> {
                vec![0, 7, <$number>::MAX]
            }
        })+
    };
}

numbers!(u8, u16, u32, usize);

/// Names stand in ids as they are.
impl Part for String {
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }

    fn read(text: &str) -> Option<String> {
        Some(text.to_string())
    }

    fn samples() -> Vec<String> {
        ["knock", "a-game"].map(String::from).into()
    }
}

/// Letters stand in ids as they are; one would not see a space.
impl Part for char {
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if *self == ' ' { f.write_str("space") } else { Display::fmt(self, f) }
    }

    fn read(text: &str) -> Option<char> {
        if text == "space" { Some(' ') } else { text.parse().ok() }
    }

    fn samples() -> Vec<char> {
        vec!['A', 'É', ' ', '7']
    }
}

/// Values of a few kinds stand in ids by their codes. A kind lists its values with their codes; or, where the codes are
/// of use elsewhere too, `$code` gives the code of a value and `$all` has all values.
macro_rules! coded {
    ($($kind:ident { $($value:ident = $code:literal),+ $(,)? })+) => {
        $(impl $crate::touch::Part for $kind {
            fn write(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(match self {
                    $($kind::$value => $code,)+
                })
            }

            fn read(text: &str) -> Option<$kind> {
                match text {
                    $($code => Some($kind::$value),)+
                    _ => None,
                }
            }

            fn samples() -> Vec<$kind> {
                vec![$($kind::$value),+]
            }
        })+
    };
    ($($kind:ty: $all:expr, $code:expr);+ $(;)?) => {
        $(impl $crate::touch::Part for $kind {
            fn write(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str($code(*self))
            }

            fn read(text: &str) -> Option<$kind> {
                $all.into_iter().find(|it| $code(*it) == text)
            }

            fn samples() -> Vec<$kind> {
                $all.into_iter().collect()
            }
        })+
    };
}

pub(crate) use coded;

/// Numbers with a name of their own stand in ids as the number.
macro_rules! numbered {
    ($($kind:path),+ $(,)?) => {
        $(impl $crate::touch::Part for $kind {
            fn write(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.0, f)
            }

            fn read(text: &str) -> Option<$kind> {
                text.parse().ok().map($kind)
            }

            fn samples() -> Vec<$kind> {
                vec![$kind(0), $kind(12)]
            }
        })+
    };
}

pub(crate) use numbered;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{nav::TypedScreen, screens::*};

    touches! {
        #[derive(Clone, Copy, Debug, PartialEq)]
        enum Inner {
            Undo = "undo",
            Card(card: u8) = "card_{}",
        }
    }

    touches! {
        #[derive(Clone, Copy, Debug, PartialEq)]
        enum Outer {
            System = "language-system",
            Walk(level: u8, room: u16) = "walk_{}_{}",
            Half(number: u8) = "half-{}-up",
            Part(part: Inner) = "{}",
        }
    }

    #[test]
    fn a_touch_is_read_from_its_own_id() {
        for (touch, id) in [
            (Outer::System, "language-system"),
            (Outer::Walk(3, 400), "walk_3_400"),
            (Outer::Half(1), "half-1-up"),
            (Outer::Part(Inner::Undo), "undo"),
            (Outer::Part(Inner::Card(12)), "card_12"),
        ] {
            assert_eq!(touch.to_string(), id);
            assert_eq!(id.parse(), Ok(touch));
        }
    }

    #[test]
    fn an_id_that_nothing_has_is_refused() {
        for id in ["", "undo ", "Undo", "card_", "card_x", "walk_1", "walk_1_2_3", "half-1-down", "half--up"] {
            assert_eq!(id.parse::<Outer>(), Err(UnknownId), "{id}");
        }
    }

    #[test]
    fn a_value_out_of_range_or_written_in_another_way_is_refused() {
        for id in ["card_256", "card_-1", "walk_3_65536", "card_+7", "card_07", "walk_3_ 4"] {
            assert_eq!(id.parse::<Outer>(), Err(UnknownId), "{id}");
        }
    }

    /// Tests that every touch of a kind is read from its own id, and that no other has the same.
    fn check<T: Touch>() {
        let mut ids: Vec<String> = <T as Touch>::samples().iter().map(T::to_string).collect();
        for (touch, id) in <T as Touch>::samples().into_iter().zip(&ids) {
            assert!(id.parse() == Ok(touch), "{id} of {}", std::any::type_name::<T>());
        }
        ids.sort();
        assert!(ids.is_sorted_by(|one, other| one < other), "{ids:?}");
    }

    fn check_screen<S: TypedScreen>() {
        check::<S::Touch>();
    }

    #[test]
    fn every_touch_of_every_screen_is_read_from_its_own_id() {
        check::<Outer>();
        check::<Anywhere>();
        check::<crate::app::sand::Message>();
        check_screen::<about::About>();
        check_screen::<code_entry::CodeEntry>();
        check_screen::<companion::DonjonzCompanion>();
        check_screen::<companion::FighterCompanion>();
        check_screen::<companion::Hall>();
        check_screen::<companion::KnockCompanion>();
        check_screen::<companion::ScorePad>();
        check_screen::<donjonz::table::Table>();
        check_screen::<fighter::album::Album>();
        check_screen::<fighter::finish::Finish>();
        check_screen::<fighter::gather::Gather>();
        check_screen::<fighter::practice::Practice>();
        check_screen::<fighter::table::Table>();
        check_screen::<home::Home>();
        check_screen::<knock::finish::Finish>();
        check_screen::<knock::gather::Gather>();
        check_screen::<knock::map::Map>();
        check_screen::<knock::note::Note>();
        check_screen::<knock::table::Table>();
        check_screen::<plain_lobby::PlainLobby>();
        check_screen::<print::Print>();
        check_screen::<replay::Replay<donjonz::replay::Walk>>();
        check_screen::<reference::Reference>();
        check_screen::<keepsake::KeepsakeScreen>();
        check_screen::<records::Records>();
        check_screen::<unfinished::Unfinished>();
        check_screen::<settings::SettingsScreen>();
        check_screen::<table_clock::TableClockScreen>();
        check_screen::<timer::TimerScreen>();
    }
}
