//! The languages of Elysium.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

use crate::error::UnknownLang;

/// Makes, from the one list of languages, the type and the macro that embeds a file of each.
macro_rules! languages {
    ($d:tt $($(#[doc = $about:literal])* $name:ident = $code:literal,)+) => {
        /// A language the program can be shown in.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Lang {
            $($(#[doc = $about])* $name,)+
            /// The test locale `qps`: every message shows its id and arguments, so
            /// that a string that escaped translation stands out.
            Test,
        }

        impl Lang {
            /// The real languages, English first; [`Lang::Test`] is not one.
            pub const ALL: &[Lang] = &[$(Lang::$name),+];

            /// The code by which the language is chosen: `en`, `es` ..., and `qps` for the test locale.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Lang::$name => $code,)+
                    Lang::Test => "qps",
                }
            }
        }

        /// `embedded!("/i18n/", "/names.ftl")`: the file of each language in the calling package, here
        /// `i18n/en/names.ftl` and so on, as pairs of language and content.
        #[macro_export]
        macro_rules! embedded {
            ($d before:literal, $d after:expr) => {
                [$(($crate::Lang::$name, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $d before, $code, $d after)))),+]
            };
        }

        /// The catalogue of the calling package: these files, which stand in `i18n/<language>/` for every language.
        #[macro_export]
        macro_rules! catalogue {
            ($d($d file:literal)+) => {
                $crate::Catalogue::new(&[$(($crate::Lang::$name, &[$d((
                    concat!($code, "/", $d file),
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/i18n/", $code, "/", $d file)),
                )),+])),+])
            };
        }
    };
}

languages! { $
    /// English, the language the others are compared with.
    En = "en",
    /// Spanish.
    Es = "es",
    /// French.
    Fr = "fr",
    /// Polish.
    Pl = "pl",
}

impl Lang {
    /// The language the environment asks for.
    ///
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides;
    /// with none of them set (as on Windows) the operating system is asked.
    /// A language that Elysium does not have gives English.
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
        Lang::ALL.iter().copied().find(|lang| lang.code().eq_ignore_ascii_case(language))
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
            .iter()
            .copied()
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
        assert_eq!((Lang::Fr.code(), Lang::Test.code()), ("fr", "qps"));
        for lang in Lang::ALL.iter().copied().chain([Lang::Test]) {
            assert_eq!(lang.code().parse(), Ok(lang));
            assert_eq!(lang.to_string(), lang.code());
            assert_eq!(lang.identifier().to_string(), lang.code());
        }
    }

    #[test]
    fn an_unknown_code_is_answered_with_what_is_allowed() {
        let error = "xx".parse::<Lang>().unwrap_err();
        let codes: Vec<_> = Lang::ALL.iter().map(|lang| lang.code()).collect();
        let expected = format!("unknown language \"xx\"; use one of: {}, qps", codes.join(", "));
        assert_eq!(error.to_string(), expected);
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
    fn an_unsupported_language_gives_english_and_asks_no_further() {
        assert_eq!(chosen(&[("LC_ALL", "C"), ("LANG", "pl_PL")]), Lang::En);
        assert_eq!(chosen(&[("LANG", "xx_XX.UTF-8")]), Lang::En);
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
