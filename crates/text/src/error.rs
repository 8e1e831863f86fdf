//! What can be wrong with a text.

use std::error::Error;
use std::fmt;

use crate::lang::Lang;

/// A mistake in a translation file, or a message that could not be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextError {
    /// A file that cannot be used at all.
    Source {
        /// The language the file was given for.
        lang: Lang,
        /// The name the file was given under.
        file: String,
        /// The line of the mistake, from 1.
        line: usize,
        /// What is wrong there.
        problem: String,
    },
    /// No message or attribute of that id in that language.
    Missing {
        /// The language that lacks it.
        lang: Lang,
        /// The id asked for, `message` or `message.attribute`.
        id: String,
    },
    /// A message that could not be completed: a variable not given, a
    /// reference to something that is not there, a circle of references.
    Broken {
        /// The language of the message.
        lang: Lang,
        /// The id asked for, `message` or `message.attribute`.
        id: String,
        /// The file the message stands in.
        file: String,
        /// The line the message begins on, from 1.
        line: usize,
        /// What is wrong with it.
        problem: String,
    },
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::Source { lang, file, line, problem } => write!(f, "{lang}: {file}:{line}: {problem}"),
            TextError::Missing { lang, id } => write!(f, "{lang}: no message \"{id}\""),
            TextError::Broken { lang, id, file, line, problem } => {
                write!(f, "{lang}: {file}:{line}: \"{id}\": {problem}")
            }
        }
    }
}

impl Error for TextError {}

/// A language code that is none of Elysium's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang {
    /// The code that was given.
    pub given: String,
}

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language \"{}\"; use one of: ", self.given)?;
        for &lang in Lang::ALL {
            write!(f, "{lang}, ")?;
        }
        write!(f, "{}", Lang::Test)
    }
}

impl Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_language_file_line_and_problem() {
        let error = TextError::Broken {
            lang: Lang::Pl,
            id: "draw".to_owned(),
            file: "game.ftl".to_owned(),
            line: 7,
            problem: "Unknown variable: $n".to_owned(),
        };
        assert_eq!(error.to_string(), "pl: game.ftl:7: \"draw\": Unknown variable: $n");
        let error = TextError::Missing { lang: Lang::Fr, id: "draw".to_owned() };
        assert_eq!(error.to_string(), "fr: no message \"draw\"");
    }
}
