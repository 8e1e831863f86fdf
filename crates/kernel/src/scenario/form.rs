//! How the things that words carry are written by hand: for lists of them, and to check what somebody wrote.

/// How one kind of thing is written in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Its name in lists, where `card` stands as `<card>`.
    pub name: String,
    pub written: Written,
    /// It may be missing.
    pub optional: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// By the name of a card.
    Card,
    /// By the letter of a seat, a small one.
    Seat,
    /// By such letters, one after the other.
    Seats,
    Number,
    /// As one of these, which may have other things in brackets: `intel.<seat>`.
    OneOf(Vec<String>),
}

impl Form {
    fn new(name: &str, written: Written) -> Form {
        Form { name: name.to_lowercase(), written, optional: false }
    }

    pub fn card() -> Form {
        Form::new("card", Written::Card)
    }

    pub fn seat() -> Form {
        Form::new("seat", Written::Seat)
    }

    pub fn seats() -> Form {
        Form::new("seats", Written::Seats)
    }

    pub fn number() -> Form {
        Form::new("number", Written::Number)
    }

    pub fn one_of(name: &str, words: impl IntoIterator<Item = impl Into<String>>) -> Form {
        Form::new(name, Written::OneOf(words.into_iter().map(Into::into).collect()))
    }

    pub fn or_nothing(self) -> Form {
        Form { optional: true, ..self }
    }
}
