//! The settings by their words.

use elysium_kernel::Seat;
use elysium_kit::{StopSetting, StopSettings};

use super::concern::{bleed_ousts, concerns};
use super::{Block, Cancels, Gains, Others, Stops, Until, WINDOWS};
use crate::Vtes;
use crate::moment::Moment;
use crate::rules::{Check, unless};
use crate::state::State;
use crate::vocabulary::Why;

/// The words of an enum's values.
macro_rules! words_of {
    ($of:ident) => {{
        const WORDS: [&str; $of::COUNT] = {
            let (mut words, mut i) = ([""; $of::COUNT], 0);
            while i < $of::COUNT {
                words[i] = $of::ALL[i].slug();
                i += 1;
            }
            words
        };
        &WORDS
    }};
}

/// The words of the moments that are windows.
const WINDOW_WORDS: [&str; WINDOWS.len()] = {
    let (mut words, mut i, mut at) = ([""; WINDOWS.len()], 0, 0);
    while i < Moment::COUNT {
        if WINDOWS.bits() >> i & 1 == 1 {
            words[at] = Moment::ALL[i].slug();
            at += 1;
        }
        i += 1;
    }
    words
};

const fn one_of(word: &'static str, values: &'static [&'static str]) -> StopSetting {
    StopSetting { word, values, several: false }
}

const SETTINGS: &[StopSetting] = &[
    one_of("block", words_of!(Block)),
    one_of("reactions", words_of!(Others)),
    one_of("as-played", words_of!(Cancels)),
    one_of("combats", words_of!(Others)),
    one_of("between", words_of!(Others)),
    one_of("unlock", words_of!(Others)),
    one_of("gains", words_of!(Gains)),
    one_of("pass-until", words_of!(Until)),
    StopSetting { word: "always", values: &WINDOW_WORDS, several: true },
];

impl StopSettings<Vtes> for Stops {
    fn settings() -> &'static [StopSetting] {
        SETTINGS
    }

    fn values(&self, setting: &str) -> Vec<&'static str> {
        match setting {
            "block" => vec![self.block.slug()],
            "reactions" => vec![self.reactions.slug()],
            "as-played" => vec![self.as_played.slug()],
            "combats" => vec![self.combats.slug()],
            "between" => vec![self.between.slug()],
            "unlock" => vec![self.unlock.slug()],
            "gains" => vec![self.gains.slug()],
            "pass-until" => vec![self.pass_until.slug()],
            _ => self.always.iter().map(Moment::slug).collect(),
        }
    }

    fn set(&mut self, state: &State, seat: Seat, setting: &str, value: &str, on: bool) -> Check {
        fn put<T>(place: &mut T, value: Option<T>) {
            if let Some(value) = value {
                *place = value;
            }
        }
        match setting {
            "block" => put(&mut self.block, Block::find(value)),
            "reactions" => put(&mut self.reactions, Others::find(value)),
            "as-played" => put(&mut self.as_played, Cancels::find(value)),
            "combats" => put(&mut self.combats, Others::find(value)),
            "between" => put(&mut self.between, Others::find(value)),
            "unlock" => put(&mut self.unlock, Others::find(value)),
            "gains" => put(&mut self.gains, Gains::find(value)),
            "pass-until" => self.pass_for_a_while(state, seat, Until::find(value).unwrap_or_default())?,
            _ => {
                if let Some(moment) = Moment::find(value) {
                    if on { self.always.insert(moment) } else { self.always.remove(moment) }
                }
            }
        }
        Ok(())
    }

    fn lasting(self) -> Stops {
        Stops::lasting(self)
    }
}

impl Stops {
    fn pass_for_a_while(&mut self, state: &State, seat: Seat, until: Until) -> Check {
        let target = concerns(state, seat);
        let is_off = until == Until::Off;
        // It would end as it begins.
        unless(is_off || state.active != seat, 18, 21, Why::OwnTurn)?;
        match until {
            Until::Off | Until::Turn => {}
            Until::Action => unless(state.action.is_some(), 18, 18, Why::NoActionUnderWay)?,
            Until::Combat => unless(state.combat.is_some(), 18, 18, Why::NoCombatUnderWay)?,
            Until::Target => unless(!target, 18, 21, Why::AimedAtYou)?,
        }
        *self = self.lasting();
        if !is_off {
            let (knows_target, knows_bleed) = (target, bleed_ousts(state, seat));
            *self = Stops { pass_until: until, since_turn: state.turn, knows_target, knows_bleed, ..*self };
        }
        Ok(())
    }
}
