//! What the table agrees on before the start.

use elysium_kernel::{Refusal, cite};
use elysium_kit::Switch;
use serde::{Deserialize, Serialize};

use crate::cards::{CardId, LocationCards, Relics, book};
use crate::vocabulary::Why;

/// Players, variants (all may be combined, §14.1), and the rulings that a table may turn the other way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    pub players: u8,
    pub location_cards: bool,
    pub relics: bool,
    pub teams: bool,
    /// Invented cards are in.
    pub homemade: bool,
    pub deploying_may_empty_own_pool: bool,
    pub blood_alone_is_ranked: bool,
    pub zero_power_players_are_ranked: bool,
    pub triggers_after_whole_play: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            players: 4,
            location_cards: false,
            relics: false,
            teams: false,
            homemade: true,
            deploying_may_empty_own_pool: false,
            blood_alone_is_ranked: false,
            zero_power_players_are_ranked: true,
            triggers_after_whole_play: true,
        }
    }
}

impl Setup {
    pub fn for_players(players: u8) -> Setup {
        Setup { players, teams: players == 6, ..Setup::default() }
    }

    /// The names of all variants and options for the command line, with their fields.
    pub fn switches(&mut self) -> Vec<Switch<'_>> {
        vec![
            ("location-cards", &mut self.location_cards),
            ("relics", &mut self.relics),
            ("teams", &mut self.teams),
            ("homemade", &mut self.homemade),
            ("deploying-may-empty-own-pool", &mut self.deploying_may_empty_own_pool),
            ("blood-alone-is-ranked", &mut self.blood_alone_is_ranked),
            ("zero-power-players-are-ranked", &mut self.zero_power_players_are_ranked),
            ("triggers-after-whole-play", &mut self.triggers_after_whole_play),
        ]
    }

    /// The location cards that this table may use.
    pub fn usable_location_cards(&self) -> LocationCards {
        book().names.core(CardId::location).filter(|&card| self.usable(card)).collect()
    }

    pub fn usable_relics(&self) -> Relics {
        book().names.core(CardId::relic).filter(|&card| self.usable(card)).collect()
    }

    fn usable(&self, card: CardId) -> bool {
        self.homemade || !book().homemade(card)
    }

    pub fn check(&self) -> Result<(), Refusal<Why>> {
        // §1.1: 3 to 5 players; 4 or 6 in teams.
        if !(3..=6).contains(&self.players) {
            return Err(Refusal::new(1, 1, Why::Players { players: self.players }));
        }
        // §14.5: teams are for 4 and 6, and 6 play in teams only.
        if self.teams && !self.players.is_multiple_of(2) || self.players == 6 && !self.teams {
            return Err(Refusal::new(14, 5, Why::Teams { players: self.players }));
        }
        let have = self.usable_relics().len() as u8;
        if self.relics && have < self.players + 1 {
            return Err(Refusal::new(14, 3, Why::TooFewCards { need: self.players + 1, have }));
        }
        let (need, have) = (self.numbered_locations(), self.usable_location_cards().len() as u8);
        if self.location_cards && have < need {
            return Err(Refusal::new(14, 2, Why::TooFewCards { need, have }));
        }
        Ok(())
    }

    /// §1.4: locations besides the Haven.
    pub const fn numbered_locations(&self) -> u8 {
        if self.players >= 5 { 3 } else { 2 }
    }

    /// §3.1, §3.2: Planning turns of each player in a round. Interpretation: six play as four and five.
    pub fn planning_turns(&self, round: u8) -> u8 {
        if self.players == 3 {
            cite(3, 2);
            return round + 2;
        }
        round + 1
    }

    /// §2.6, §2.7: cards looked at and kept in Hand management.
    pub const fn hand_management(&self, round: u8) -> (u8, u8) {
        if self.players == 3 && round == 1 { (3, 2) } else { (2, 1) }
    }
}
