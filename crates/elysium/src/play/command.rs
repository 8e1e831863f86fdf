//! What somebody typed at the plain table.

use elysium_text::Lang;

use crate::text::word;

/// A command word; each has an English name, one in the language, and a line of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    Help,
    Table,
    Log,
    Why,
    Hint,
    Cards,
    Notation,
    Stops,
    Time,
    Undo,
    Save,
    Quit,
}

impl Verb {
    pub const ALL: [Verb; 12] = [
        Verb::Table,
        Verb::Log,
        Verb::Why,
        Verb::Hint,
        Verb::Cards,
        Verb::Notation,
        Verb::Stops,
        Verb::Time,
        Verb::Undo,
        Verb::Save,
        Verb::Quit,
        Verb::Help,
    ];

    /// The English word, understood in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Verb::Help => "help",
            Verb::Table => "table",
            Verb::Log => "log",
            Verb::Why => "why",
            Verb::Hint => "hint",
            Verb::Cards => "cards",
            Verb::Notation => "notation",
            Verb::Stops => "stops",
            Verb::Time => "time",
            Verb::Undo => "undo",
            Verb::Save => "save",
            Verb::Quit => "quit",
        }
    }

    /// The key for it on the full screen. It is understood here as well.
    pub const fn key(self) -> Option<&'static str> {
        match self {
            Verb::Help => Some("?"),
            Verb::Why => Some("w"),
            Verb::Hint => Some("h"),
            Verb::Cards => Some("c"),
            Verb::Stops => Some("p"),
            Verb::Undo => Some("u"),
            Verb::Save => Some("s"),
            Verb::Quit => Some("q"),
            // All of it is on the screen.
            Verb::Table | Verb::Log | Verb::Time | Verb::Notation => None,
        }
    }

    /// The word in the language.
    pub fn word(self, lang: Lang) -> String {
        word(lang, &format!("play-word-{}", self.name()))
    }
}

/// A line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayCommand {
    /// An empty line: say the question once more.
    Again,
    /// An option by its number, counted from 1.
    Option(usize),
    /// A command, with what was written after it.
    Verb(Verb, String),
    /// Anything else is taken for notation.
    Word(String),
}

impl PlayCommand {
    pub fn parse(lang: Lang, line: &str) -> PlayCommand {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if first.is_empty() {
            return PlayCommand::Again;
        }
        // "1." as well, since that is how options are listed.
        if let (Ok(number), true) = (first.trim_end_matches(['.', ')']).parse(), rest.is_empty()) {
            return PlayCommand::Option(number);
        }
        let typed = bare(first);
        let means = |verb: &Verb| {
            verb.name() == typed || verb.key() == Some(typed.as_str()) || bare(&verb.word(lang)) == typed
        };
        let verb = Verb::ALL.into_iter().find(means);
        match verb {
            Some(verb) => PlayCommand::Verb(verb, rest.trim().into()),
            None => PlayCommand::Word(line.into()),
        }
    }
}

/// Small letters without the marks that a foreign keyboard lacks: `Stół` is `stol`.
fn bare(word: &str) -> String {
    let letter = |c| match c {
        'á' | 'à' | 'â' | 'ą' => 'a',
        'é' | 'è' | 'ê' | 'ę' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ó' | 'ô' => 'o',
        'ú' | 'ù' | 'û' => 'u',
        'ç' | 'ć' => 'c',
        'ł' => 'l',
        'ñ' | 'ń' => 'n',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        other => other,
    };
    word.to_lowercase().chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_words_and_notation_are_told_apart() {
        let parse = |line| PlayCommand::parse(Lang::En, line);
        assert_eq!(parse("  \n"), PlayCommand::Again);
        assert_eq!(parse("12\n"), PlayCommand::Option(12));
        assert_eq!(parse("3."), PlayCommand::Option(3));
        assert_eq!(parse("play:challenge"), PlayCommand::Word("play:challenge".into()));
        assert_eq!(parse("SAVE  my game.jsonl "), PlayCommand::Verb(Verb::Save, "my game.jsonl".into()));
        assert_eq!(parse("1 2"), PlayCommand::Word("1 2".into()));
        assert_eq!(parse("-1"), PlayCommand::Word("-1".into()));
        assert_eq!(parse("99999999999999999999999"), PlayCommand::Word("99999999999999999999999".into()));
    }

    #[test]
    fn words_of_the_language_and_english_ones_are_understood() {
        for &lang in Lang::ALL {
            for verb in Verb::ALL {
                for word in [verb.name().to_owned(), verb.word(lang), verb.word(lang).to_uppercase()] {
                    assert_eq!(
                        PlayCommand::parse(lang, &word),
                        PlayCommand::Verb(verb, String::new()),
                        "{lang} {word}"
                    );
                }
            }
        }
    }

    #[test]
    fn keys_of_the_full_screen_are_understood_in_every_language() {
        let keys = [("w", Verb::Why), ("p", Verb::Stops), ("?", Verb::Help), ("Q", Verb::Quit)];
        for &lang in Lang::ALL {
            for (key, verb) in keys {
                assert_eq!(PlayCommand::parse(lang, key), PlayCommand::Verb(verb, String::new()), "{key}");
            }
        }
    }

    #[test]
    fn marks_on_letters_may_be_left_out() {
        assert_eq!(PlayCommand::parse(Lang::Pl, "stol"), PlayCommand::Verb(Verb::Table, String::new()));
        assert_eq!(PlayCommand::parse(Lang::Es, "PORQUE"), PlayCommand::Verb(Verb::Why, String::new()));
        for &lang in Lang::ALL {
            assert!(Verb::ALL.iter().all(|verb| bare(&verb.word(lang)).is_ascii()), "{lang}");
        }
    }

    #[test]
    fn no_word_means_two_things() {
        for &lang in Lang::ALL {
            let mut words: Vec<_> = Verb::ALL.iter().map(|verb| bare(&verb.word(lang))).collect();
            words.sort();
            words.dedup();
            assert_eq!(words.len(), Verb::ALL.len(), "{lang}");
        }
    }
}
