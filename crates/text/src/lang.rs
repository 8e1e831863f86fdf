//! The languages Elysium speaks.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

use crate::error::UnknownLang;

/// A language the program can be shown in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// English, the language the others are compared with.
    En,
    /// Spanish.
    Es,
    /// French.
    Fr,
    /// Polish.
    Pl,
    /// The test locale `qps`: every message shows its id and arguments, so
    /// that a string that escaped translation stands out.
    Test,
}

impl Lang {
    /// The four real languages, English first; [`Lang::Test`] is not one.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Es, Lang::Fr, Lang::Pl];

    /// The code by which the language is chosen: `en`, `es`, `fr`, `pl`, `qps`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Es => "es",
            Lang::Fr => "fr",
            Lang::Pl => "pl",
            Lang::Test => "qps",
        }
    }

    /// The language the environment asks for.
    ///
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides;
    /// with none of them set (as on Windows) the operating system is asked.
    /// A language Elysium does not speak gives English.
    #[must_use]
    pub fn from_environment() -> Lang {
        let variable = |name: &str| std::env::var(name).ok();
        Lang::from_locale_settings(variable, sys_locale::get_locale)
    }

    /// The rule behind [`Lang::from_environment`], apart from the process's
    /// own environment, which tests cannot safely change.
    fn from_locale_settings(
        variable: impl Fn(&str) -> Option<String>,
        system: impl FnOnce() -> Option<String>,
    ) -> Lang {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty())
            .or_else(system)
            .and_then(|locale| Lang::of_locale(&locale))
            .unwrap_or(Lang::En)
    }

    /// Reads `pl`, `pl_PL.UTF-8`, `pl-PL`, `pl@euro` and the like.
    fn of_locale(locale: &str) -> Option<Lang> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
    }

    /// The tag by which Fluent picks plural rules.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        // The codes are valid tags (a test holds them to it), so the default
        // is never used.
        self.code().parse().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL
            .into_iter()
            .chain([Lang::Test])
            .find(|lang| lang.code() == code)
            .ok_or_else(|| UnknownLang { given: code.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the rule makes of these variables, and of a system that says French.
    fn chosen(variables: &[(&str, &str)]) -> Lang {
        let variable = |name: &str| {
            let found = variables.iter().find(|(set, _)| *set == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        Lang::from_locale_settings(variable, || Some("fr-CA".to_owned()))
    }

    #[test]
    fn every_code_reads_back() {
        for (code, lang) in
            [("en", Lang::En), ("es", Lang::Es), ("fr", Lang::Fr), ("pl", Lang::Pl), ("qps", Lang::Test)]
        {
            assert_eq!(code.parse(), Ok(lang));
            assert_eq!(lang.to_string(), code);
            assert_eq!(lang.identifier().to_string(), code);
        }
    }

    #[test]
    fn an_unknown_code_is_told_what_is_allowed() {
        let error = "de".parse::<Lang>().unwrap_err();
        assert_eq!(error.to_string(), "unknown language \"de\"; use one of: en, es, fr, pl, qps");
        assert!("".parse::<Lang>().is_err());
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let all = [("LANG", "es_ES"), ("LC_MESSAGES", "fr"), ("LC_ALL", "pl")];
        assert_eq!(chosen(&all), Lang::Pl);
        assert_eq!(chosen(&all[..2]), Lang::Fr);
        assert_eq!(chosen(&all[..1]), Lang::Es);
        assert_eq!(chosen(&[("LC_ALL", ""), ("LANG", "pl")]), Lang::Pl);
        assert_eq!(chosen(&[("LANGUAGE", "pl")]), Lang::Fr);
    }

    #[test]
    fn an_unspoken_language_gives_english_and_asks_no_further() {
        assert_eq!(chosen(&[("LC_ALL", "C"), ("LANG", "pl_PL")]), Lang::En);
        assert_eq!(chosen(&[("LANG", "de_DE.UTF-8")]), Lang::En);
        assert_eq!(chosen(&[("LANG", "C.UTF-8")]), Lang::En);
        assert_eq!(chosen(&[("LANG", "plt_MG")]), Lang::En);
        assert_eq!(Lang::from_locale_settings(|_| None, || None), Lang::En);
    }

    #[test]
    fn locale_names_are_read_in_their_usual_spellings() {
        for name in ["pl", "PL", "pl_PL", "pl_PL.UTF-8", "pl-PL", "pl.utf8", "pl@x"] {
            assert_eq!(chosen(&[("LANG", name)]), Lang::Pl, "{name}");
        }
        assert_eq!(chosen(&[]), Lang::Fr);
    }
}
