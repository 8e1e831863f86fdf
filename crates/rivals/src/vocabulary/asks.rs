//! What is asked.

use elysium_kernel::Seat;
use elysium_kit::Vocabulary;
use serde::{Deserialize, Serialize};

use crate::cards::CardId;
use crate::places;
use crate::sets::Slot;

/// What a question is about. A `CardId` is the card that asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
#[vocabulary(game = crate::Rivals, names(CardId = "by", Slot = "vampire", Seat = "side", u8 = "n"))]
pub enum Ask {
    // Set-up
    /// Which vampire starts as Leader.
    Leader,
    /// Bid for a starting vampire that others chose too; the highest bid so far, if any.
    Bid(CardId, #[word(absent = "first")] Option<u8>),
    /// Another Leader after a lost bid.
    NewLeader,
    // Turn
    /// Which of several effects at the start or end of the turn comes next.
    NextEffect,
    /// The Action Phase: actions left.
    Act(u8),
    /// Where in The Streets a vampire goes.
    Party(Slot),
    DrawFrom,
    /// Which vampire plays this card.
    Host(#[word(name = "card", hidden)] CardId),
    /// How much Prestige is paid for this card.
    Pay(#[word(name = "card", hidden)] CardId),
    MendWhom,
    /// Where 1 damage of this hunter goes; so many are left of it and its copies.
    Antagonist(CardId, u8),
    /// Whom redirected damage of hunters goes to, by this card.
    RedirectTo(CardId),
    /// Which card to discard; so many are left, for this card if one asks.
    Discard(#[word(absent = "any")] Option<CardId>, u8),
    // Attack
    Target(Slot),
    /// Discard for Intel: attacker, how much is missing.
    Intel(Slot, u8),
    AttackType(Slot),
    AttackCard(Slot),
    /// Block with a member of the party; the target.
    Block(Slot),
    /// Block from elsewhere by this card; the attacker.
    BlockElsewhere(CardId, Slot),
    React(Slot),
    Retarget(Slot),
    /// One of the two texts of this card.
    Option(CardId),
    /// Abilities of the attacker's side.
    Abilities(Slot),
    /// One more target for this card.
    AlsoHit(CardId),
    /// Prevent damage: victim, how much comes.
    Prevent(Slot, u8),
    BurnOrAttach(CardId),
    /// A fourth card is attached: which one burns.
    MakeRoom(Slot),
    /// Attack the claimant to the Prince title.
    AttackClaimant(Slot),
    // Influence
    /// Influence for this Title: how much is still needed.
    Exert(CardId, u8),
    /// Influence and answer for this Scheme.
    Scheme(CardId),
    Promise(CardId),
    // Conspiracies
    /// Add 1 Prestige to the n-th face-down card of a player, counted from 1.
    #[word(lies_by = places::asked_about)]
    Contribute(Seat, u8),
    // Cards
    May(CardId),
    PickVampire(CardId),
    PickFoe(CardId),
    PickPlayers(CardId),
    PickMortal(CardId),
    PickOngoing(CardId),
    PickFaceDown(CardId),
    PickRetainer(CardId),
    /// Who gets a Retainer.
    NewBearer(CardId),
    PickHaven(CardId),
    Recover(CardId),
    /// Which of your decks to look at.
    Peek(CardId),
    /// The card that was on top: keep it there?
    KeepOnTop(CardId, #[word(name = "card", hidden)] CardId),
    /// Turn the Agenda face up, now that it would apply.
    FlipAgenda,
    // Chance
    Chance,
}
