//! What the easy bot holds dear. All worths are in influence at the end of the game.

use crate::cards::{CardId, Clan};

#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// Clans in order of the alphabet: the share of games that each wins among easy bots.
    pub clans: [f32; Clan::COUNT],
    /// Relics, measured likewise.
    pub relics: [(&'static str, f32); 8],
    /// Any other relic: as good as most.
    pub other_relic: f32,
    /// One blood in the pool, by round.
    pub blood: [f32; 3],
    /// One blood in the pool, more for each own Planning turn of this round to come.
    pub turn_blood: f32,
    /// So much blood keeps frenzy away ...
    pub reserve: i32,
    /// ... and each blood of it is worth so much more.
    pub scarce: f32,
    /// Going into frenzy.
    pub frenzy: f32,
    /// Going into frenzy with two diablerie tokens, if a vampire is drained.
    pub elimination: f32,
    /// Driving somebody else into frenzy.
    pub frenzy_of_rival: f32,
    /// One blood less for a rival.
    pub spite: f32,
    /// The ambition token.
    pub ambition: f32,
    /// A diablerie token, besides the influence that it costs.
    pub diablerie: f32,
    /// A used relic that could have been kept for a later round.
    pub relic: f32,
    /// What one of the bot's cards would do in Preparation or Aftermath, where it may be made to skip them.
    pub skip: f32,
    /// The power of a face-down card that the bot does not know.
    pub hidden_power: f32,
    /// The blood that such a card takes from each rival.
    pub hidden_harm: f32,
    /// How likely a rival stays in the Withdraw step.
    pub stays: f32,
    /// How likely a rival who withdraws elsewhere brings cards to the Haven.
    pub strays: f32,
    /// The power that a rival adds with one more Planning turn, blood included.
    pub play: f32,
    /// How far off an estimate of two totals is: at the end, and more for each turn to come.
    pub doubt: f32,
    pub doubt_by_turn: f32,
    /// Being earlier in turn order, in power.
    pub tie: f32,
    /// A card that others cannot see before Revelation.
    pub secret: f32,
    /// Chance that makes the bot less predictable: up to so much on every option.
    pub whim: f32,
}

impl Weights {
    pub fn relic_worth(&self, relic: CardId) -> f32 {
        let measured = self.relics.iter().find(|(slug, _)| *slug == relic.slug());
        measured.map_or(self.other_relic, |(_, worth)| *worth)
    }
}

pub const EASY: Weights = Weights {
    clans: [0.37, 0.13, 0.26, 0.12, 0.30, 0.20, 0.41],
    relics: [
        ("the-isaac-chalice", 0.19),
        ("the-sargon-apocrypha", 0.28),
        ("elders-phial", 0.28),
        ("princes-signet", 0.31),
        ("silent-mask", 0.20),
        ("debtors-ledger", 0.25),
        ("ashwood-ward", 0.27),
        ("bone-whistle", 0.23),
    ],
    other_relic: 0.25,
    blood: [0.27, 0.27, 0.05],
    turn_blood: 0.05,
    reserve: 3,
    scarce: 0.25,
    frenzy: 0.9,
    elimination: 10.0,
    frenzy_of_rival: 0.95,
    spite: 0.08,
    ambition: 0.3,
    diablerie: 0.5,
    relic: 0.5,
    skip: 0.4,
    hidden_power: 2.5,
    hidden_harm: 0.27,
    stays: 0.95,
    strays: 0.2,
    play: 6.0,
    doubt: 0.7,
    doubt_by_turn: 0.7,
    tie: 0.3,
    secret: 0.05,
    whim: 0.01,
};
