//! Stops by their words: where a player wants to be asked, where to pass without being asked, and what to answer
//! ([`Standing`](crate::Standing)).

use elysium_kernel::scenario::nearest;
use elysium_kernel::{Refusal, Rules, Seat};
use elysium_text::{Args, Lang, Text};
use elysium_wire::{StandingOffer, StopInfo, StopValue};

use crate::Title;
use crate::error::InWords;
use crate::reason::TEXT;

/// Something that players can choose. Its messages are `stop-<word>` and `stop-<word>-<value>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StopSetting {
    pub word: &'static str,
    /// The usual one first.
    pub values: &'static [&'static str],
    /// None or any number of the values, instead of one: `no-` before a value turns it off.
    pub several: bool,
}

impl StopSetting {
    /// A setting that has one value at a time.
    pub const fn one_of(word: &'static str, values: &'static [&'static str]) -> StopSetting {
        StopSetting { word, values, several: false }
    }
}

/// What a game's players can choose.
pub trait StopSettings<G: Rules>: Copy {
    /// None for a game without windows.
    fn settings() -> &'static [StopSetting];

    /// What is chosen, of one of the settings.
    fn values(&self, setting: &str) -> Vec<&'static str>;

    /// Chooses a value of one of the settings; where there can be several, turns it on or off.
    ///
    /// # Errors
    ///
    /// The rule by which this value cannot be chosen as things stand.
    fn set(
        &mut self,
        state: &G::State,
        seat: Seat,
        setting: &str,
        value: &str,
        on: bool,
    ) -> Result<(), Refusal<G::Why>>;

    /// Without what ends by itself.
    fn lasting(self) -> Self;
}

impl<G: Rules> StopSettings<G> for () {
    fn settings() -> &'static [StopSetting] {
        &[]
    }

    fn values(&self, _: &str) -> Vec<&'static str> {
        Vec::new()
    }

    /// There is no setting to be found.
    fn set(&mut self, _: &G::State, _: Seat, _: &str, _: &str, _: bool) -> Result<(), Refusal<G::Why>> {
        Ok(())
    }

    fn lasting(self) {}
}

/// Why a stop was not set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StopError {
    /// The game has none.
    NoStops,
    NoSetting {
        given: String,
        near: Option<&'static str>,
        names: Vec<&'static str>,
    },
    NoValue {
        setting: &'static str,
        given: String,
        near: Option<&'static str>,
        names: Vec<&'static str>,
    },
}

impl InWords for StopError {
    fn in_words(&self, lang: Lang) -> Text {
        let say = |[plain, suggest]: [&str; 2], near: &Option<&'static str>, args: Args| match near {
            Some(near) => TEXT.text(lang, suggest, &args.set("near", *near)),
            None => TEXT.text(lang, plain, &args),
        };
        match self {
            StopError::NoStops => TEXT.text(lang, "stops-none", &Args::new()),
            StopError::NoSetting { given, near, names } => {
                let args = Args::new().set("given", given).set("names", names.join(", "));
                say(["stops-no-setting", "stops-no-setting-suggest"], near, args)
            }
            StopError::NoValue { setting, given, near, names } => {
                let args = Args::new().set("given", given).set("names", names.join(", "));
                say(["stops-no-value", "stops-no-value-suggest"], near, args.set("setting", *setting))
            }
        }
    }
}

/// A setting and a value of it as they were given, looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    pub setting: &'static StopSetting,
    pub value: &'static str,
    pub on: bool,
}

impl Wanted {
    /// The value as it is written: `no-` before one that is turned off.
    pub fn written(&self) -> String {
        if self.on { self.value.into() } else { format!("no-{}", self.value) }
    }
}

pub(crate) fn find<G: Title>(setting: &str, value: &str) -> Result<Wanted, StopError> {
    let plain = |given: &str| given.trim().to_lowercase().replace('_', "-");
    let settings = <G::Stops as StopSettings<G>>::settings();
    if settings.is_empty() {
        return Err(StopError::NoStops);
    }
    let word = plain(setting);
    let found = settings.iter().find(|one| one.word == word);
    let Some(setting) = found else {
        let names: Vec<_> = settings.iter().map(|one| one.word).collect();
        let near = nearest(&word, names.iter().copied());
        return Err(StopError::NoSetting { given: word, near, names });
    };
    let given = plain(value);
    let bare = given.strip_prefix("no-").filter(|_| setting.several);
    let wanted = bare.unwrap_or(&given);
    match setting.values.iter().find(|one| **one == wanted) {
        Some(value) => Ok(Wanted { setting, value, on: bare.is_none() }),
        None => {
            let names = setting.values.to_vec();
            let near = nearest(wanted, names.iter().copied());
            Err(StopError::NoValue { setting: setting.word, given, near, names })
        }
    }
}

fn said<G: Title>(lang: Lang, id: &str) -> String {
    G::catalogue().format(lang, id, &Args::new())
}

/// What exactly a value does, where the game says so.
fn note<G: Title>(lang: Lang, setting: &str, value: &str) -> Option<String> {
    let id = format!("stop-{setting}-{value}-note");
    G::catalogue().ids(Lang::En).any(|one| one == id).then(|| said::<G>(lang, &id))
}

/// The values that would answer a question which is asked as things are.
pub(crate) fn offered<G: Title>(
    lang: Lang,
    now: G::Stops,
    state: &G::State,
    who: Seat,
    ask: G::Ask,
    options: &[G::Choice],
) -> Vec<StandingOffer> {
    let mut found = Vec::new();
    for setting in <G::Stops as StopSettings<G>>::settings() {
        for value in setting.values {
            let mut then = now;
            if then.set(state, who, setting.word, value, true).is_err() {
                continue;
            }
            let answer = G::standing(&then, state, who, ask, options);
            if let Some(answer) = answer.filter(|answer| options.contains(answer)) {
                found.push(StandingOffer {
                    word: G::notation(state, answer),
                    setting: setting.word.into(),
                    value: (*value).into(),
                    about: said::<G>(lang, &format!("stop-{}", setting.word)),
                    text: said::<G>(lang, &format!("stop-{}-{value}", setting.word)),
                    note: note::<G>(lang, setting.word, value),
                });
            }
        }
    }
    found
}

/// Every setting of a game in words.
pub(crate) fn described<G: Title>(lang: Lang) -> Vec<StopInfo> {
    let text = |id: String| said::<G>(lang, &id);
    let one = |setting: &StopSetting| StopInfo {
        setting: setting.word.into(),
        text: text(format!("stop-{}", setting.word)),
        several: setting.several,
        values: setting
            .values
            .iter()
            .map(|value| StopValue {
                value: (*value).into(),
                text: text(format!("stop-{}-{value}", setting.word)),
                note: note::<G>(lang, setting.word, value),
            })
            .collect(),
    };
    <G::Stops as StopSettings<G>>::settings().iter().map(one).collect()
}
