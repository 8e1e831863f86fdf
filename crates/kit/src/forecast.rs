//! Forecasts: what an option would come to, before it is chosen, as far as whoever is asked can know.

use elysium_text::{Args, Lang, Text};
use elysium_wire::{Addend as AddendInfo, Bounds, ForecastInfo, Target};

use crate::Title;
use crate::wording::{parts, say};

/// A number that an option would change. Its messages are `forecast-<word>`, `forecast-<word>-tag`, and `warning-<word>` where there can
/// be a warning. They have `$before`, `$least`, `$most`, `$sure`, which is `yes` where the last two are the same, and what the game adds
/// ([`Title::forecast_args`]).
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
    /// What it is added up from.
    pub sum: Vec<Addend>,
}

/// One of the numbers that are added up. Its message is `addend-<word>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Addend {
    pub word: &'static str,
    pub least: i32,
    pub most: i32,
}

impl Addend {
    pub fn sure(word: &'static str, n: impl Into<i32>) -> Addend {
        let n = n.into();
        Addend { word, least: n, most: n }
    }

    fn in_words<G: Title>(self, lang: Lang) -> AddendInfo {
        let text = say::<G>(lang, &format!("addend-{}", self.word), Args::new()).to_string();
        AddendInfo { word: self.word.into(), text, n: Bounds { least: self.least, most: self.most } }
    }
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
        Forecast { word, before: None, least, most, spot: Vec::new(), warning: false, sum: Vec::new() }
    }

    pub fn from(self, before: impl Into<i32>) -> Forecast {
        Forecast { before: Some(before.into()), ..self }
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

    pub(crate) fn in_words<G: Title>(&self, lang: Lang, state: &G::State) -> ForecastInfo {
        let Forecast { word, before, least, most, ref spot, warning, ref sum } = *self;
        let sure = if least == most { "yes" } else { "no" };
        let args = Args::new().set("least", least).set("most", most).set("sure", sure);
        let args = args.set("before", before.unwrap_or(0)).with(G::forecast_args(lang, state, self));
        let text = |id: String| -> Text { say::<G>(lang, &id, args.clone()) };
        ForecastInfo {
            word: word.into(),
            text: parts(&text(format!("forecast-{word}"))),
            tag: text(format!("forecast-{word}-tag")).to_string(),
            before,
            after: Bounds { least, most },
            spot: spot.clone(),
            warning: warning.then(|| parts(&text(format!("warning-{word}")))),
            sum: sum.iter().map(|one| one.in_words::<G>(lang)).collect(),
        }
    }
}
