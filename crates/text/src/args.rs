//! The values a message is filled with.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::{FluentArgs, FluentValue};

use crate::text::Text;

/// Beyond this Fluent's floating-point numbers no longer hold every integer.
const EXACT: u64 = 1 << 53;

/// One value for a message: a text or an integer.
///
/// Only an integer chooses a plural form; the text `"3"` does not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A text, shown as it is, with what it leads to.
    Text(Text),
    /// An integer, shown without grouping.
    Number(i128),
}

impl Value {
    fn to_fluent(&self) -> FluentValue<'_> {
        match self {
            Value::Text(text) => FluentValue::from(text.marked()),
            Value::Number(number) => match i64::try_from(*number) {
                Ok(small) if small.unsigned_abs() <= EXACT => FluentValue::from(small),
                // Right digits (a random seed, say) matter more than a plural
                // form for a number this large.
                _ => FluentValue::from(number.to_string()),
            },
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Text(text) => text.fmt(f),
            Value::Number(number) => number.fmt(f),
        }
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text.into())
    }
}

impl From<Text> for Value {
    fn from(text: Text) -> Value {
        Value::Text(text)
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.as_str().into())
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.into())
    }
}

impl From<Cow<'_, str>> for Value {
    fn from(text: Cow<'_, str>) -> Value {
        Value::Text(text.into_owned().into())
    }
}

macro_rules! from_integers {
    ($($integer:ty)+) => {$(
        impl From<$integer> for Value {
            fn from(number: $integer) -> Value {
                Value::Number(number.into())
            }
        }
    )+};
}

from_integers!(i8 i16 i32 i64 u8 u16 u32 u64);

// The standard library converts these two to no fixed width; 128 bits hold them.
impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(number as i128)
    }
}

impl From<isize> for Value {
    fn from(number: isize) -> Value {
        Value::Number(number as i128)
    }
}

/// The values for one message, by name, in the order they were set.
///
/// It owns what it holds, so it can be kept beside a message id and shown
/// later, in whatever language is then wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Args {
    values: Vec<(Cow<'static, str>, Value)>,
}

impl Args {
    /// No values.
    #[must_use]
    pub const fn new() -> Args {
        Args { values: Vec::new() }
    }

    /// With this value too; one of the same name is replaced where it stands.
    #[must_use]
    pub fn set(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Value>) -> Args {
        let (name, value) = (name.into(), value.into());
        match self.values.iter_mut().find(|(known, _)| *known == name) {
            Some((_, old)) => *old = value,
            None => self.values.push((name, value)),
        }
        self
    }

    /// With all of these too; those of the same name are replaced.
    #[must_use]
    pub fn with(self, others: Args) -> Args {
        others.values.into_iter().fold(self, |args, (name, value)| args.set(name, value))
    }

    /// The names and values, in the order they were set.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.values.iter().map(|(name, value)| (name.as_ref(), value))
    }

    pub(crate) fn to_fluent(&self) -> FluentArgs<'_> {
        self.iter().map(|(name, value)| (name, value.to_fluent())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(args: &Args) -> Vec<String> {
        args.iter().map(|(name, value)| format!("{name}={value}")).collect()
    }

    #[test]
    fn texts_and_integers_of_every_width_are_taken() {
        let args = Args::new()
            .set("a", "x")
            .set("b", String::from("y"))
            .set("c", -3_i64)
            .set("d", usize::MAX)
            .set("e", 255_u8)
            .set(format!("f{}", 1), 4);
        let largest = format!("d={}", usize::MAX);
        let expected = ["a=x", "b=y", "c=-3", largest.as_str(), "e=255", "f1=4"];
        assert_eq!(shown(&args), expected);
    }

    #[test]
    fn setting_a_name_again_replaces_it_in_place() {
        let args = Args::new().set("z", 1).set("a", 2).set("z", "new");
        assert_eq!(shown(&args), ["z=new", "a=2"]);
    }

    #[test]
    fn a_number_too_large_to_be_exact_keeps_its_digits() {
        let fluent = |value: Value| match value.to_fluent() {
            FluentValue::Number(number) => (true, number.as_string().into_owned()),
            FluentValue::String(text) => (false, text.into_owned()),
            other => panic!("unexpected {other:?}"),
        };
        assert_eq!(fluent(EXACT.into()), (true, "9007199254740992".to_owned()));
        assert_eq!(fluent((EXACT + 1).into()), (false, "9007199254740993".to_owned()));
        assert_eq!(fluent(u64::MAX.into()), (false, u64::MAX.to_string()));
    }
}
