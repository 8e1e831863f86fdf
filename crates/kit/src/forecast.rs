//! Forecasts: what an option would come to, before it is chosen, as far as whoever is asked can know.

use elysium_text::{Args, Lang};
use elysium_wire::{Bounds, ForecastInfo, Part, Target};

use crate::Title;
use crate::wording::{parts, say};

/// A number that an option would change. Its message is `forecast-<word>`, with `$before`, `$least`, `$most`, and `$sure`, which
/// is `yes` where the last two are the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Forecast {
    pub word: &'static str,
    pub before: Option<i32>,
    /// What it would be then, at the least and at the most: hidden cards may matter.
    pub least: i32,
    pub most: i32,
    /// What it is about.
    pub spot: Vec<Target>,
    /// It takes a number that is life to its limit.
    pub warning: bool,
}

impl Forecast {
    /// A number that is known for sure.
    pub fn sure(word: &'static str, before: impl Into<i32>, after: impl Into<i32>) -> Forecast {
        let after = after.into();
        Forecast { before: Some(before.into()), ..Forecast::between(word, after, after) }
    }

    /// A number that there is not before.
    pub fn between(word: &'static str, least: impl Into<i32>, most: impl Into<i32>) -> Forecast {
        let (least, most) = (least.into(), most.into());
        Forecast { word, before: None, least, most, spot: Vec::new(), warning: false }
    }

    pub fn at(self, spot: Vec<Target>) -> Forecast {
        Forecast { spot, ..self }
    }

    /// With a warning if it can come down to this.
    pub fn warning_at(self, limit: i32) -> Forecast {
        Forecast {
            warning: self.least <= limit && self.before.is_none_or(|before| self.least < before),
            ..self
        }
    }

    pub(crate) fn in_words<G: Title>(&self, lang: Lang) -> ForecastInfo {
        self.with_text(self.text::<G>(lang))
    }

    pub(crate) fn text<G: Title>(&self, lang: Lang) -> Vec<Part> {
        let Forecast { word, before, least, most, .. } = *self;
        let sure = if least == most { "yes" } else { "no" };
        let args = Args::new().set("least", least).set("most", most).set("sure", sure);
        parts(&say::<G>(lang, &format!("forecast-{word}"), args.set("before", before.unwrap_or(0))))
    }

    pub(crate) fn with_text(&self, text: Vec<Part>) -> ForecastInfo {
        let Forecast { word, before, least, most, ref spot, warning } = *self;
        ForecastInfo {
            word: word.into(),
            text,
            before,
            after: Bounds { least, most },
            spot: spot.clone(),
            warning,
        }
    }
}
