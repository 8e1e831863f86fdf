//! What is chosen, and what chance brings.

use elysium_kernel::Seat;
use elysium_kit::Vocabulary;
use serde::{Deserialize, Serialize};

use crate::cards::{CardId, Clan};
use crate::notation;
use crate::state::{ClauseNo, Means, MinionId, PermanentId, Slot, Thing, Use};

/// One option of a question, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
#[vocabulary(choices, game = crate::Vtes,
    names(MinionId = "minion", Seat = "who", Slot = "card", Thing = "what", PermanentId = "permanent", u8 = "n",
          ClauseNo = "clause", CardId = "source", Means = "means", Clan = "clan", bool = "for"))]
pub enum Choice {
    /// Nothing here.
    #[word(nowhere)]
    Pass,
    /// That is all.
    #[word(nowhere)]
    Done,
    #[word(nowhere)]
    Yes,
    #[word(nowhere)]
    No,
    /// Play a card of the hand, in one of its ways, with a minion.
    #[word(notation_by = notation::play, behind = "<card>[/<mode>][@<minion>]")]
    Play(Slot, ClauseNo, #[word(absent = "alone")] Option<MinionId>),
    /// Use a text in play, with a minion: of what, which card says so, and where.
    #[word(notation_by = notation::use_text, behind = "<what>[/<text>][@<minion>]")]
    Use(Thing, CardId, ClauseNo, #[word(absent = "alone")] Option<MinionId>),
    /// Let a minion act.
    Act(MinionId),
    /// Bleed the prey.
    #[word(nowhere)]
    Bleed,
    /// Hunt.
    #[word(nowhere)]
    Hunt,
    /// Take equipment of another minion.
    EquipFrom(MinionId),
    /// Leave torpor.
    #[word(nowhere)]
    LeaveTorpor,
    /// Rescue a vampire from torpor.
    Rescue(MinionId),
    /// Diablerize a vampire in torpor.
    Diablerize(MinionId),
    /// Become anarch.
    #[word(nowhere)]
    BecomeAnarch,
    /// Attempt to block with a minion.
    Block(MinionId),
    /// Strike with this.
    #[word(notation_by = notation::strike, behind = "hands|strike:text|strike:<name>")]
    Strike(Means),
    /// Maneuver with what a card gives.
    #[word(notation_by = notation::maneuver, behind = "hands|maneuver:text|maneuver:<name>")]
    Maneuver(Means),
    /// Press with what a card gives.
    #[word(notation_by = notation::press, behind = "hands|press:text|press:<name>")]
    Press(Means),
    /// Dodge with what a card gives.
    #[word(notation_by = notation::dodge, behind = "hands|dodge:text|dodge:<name>")]
    Dodge(Means),
    /// Prevent damage with what a card gives.
    #[word(notation_by = notation::prevent, behind = "hands|prevent:text|prevent:<name>")]
    Prevent(Means),
    /// Prevent a point of the damage of this source; is it aggravated?
    #[word(notation_by = notation::damage, behind = "<what>[.aggravated]")]
    Damage(Thing, #[word(name = "aggravated")] bool),
    /// Additional strikes that a card gives.
    #[word(notation_by = notation::additional, behind = "hands|additional:text|additional:<name>")]
    Additional(Means),
    /// This is chosen.
    #[word(notation_by = notation::target, behind = "<what>|seat:<seat>|place:<place>")]
    Target(Thing),
    /// This number.
    #[word(notation = "n", nowhere)]
    Number(u8),
    /// This clan.
    #[word(nowhere)]
    Clan(Clan),
    /// So many points to this Methuselah.
    Points(Seat, u8),
    /// This branch of the text.
    #[word(nowhere)]
    Option(u8),
    /// Pay for a contest of this card or title.
    #[word(notation_by = notation::pay, behind = "<what>")]
    Pay(Thing),
    /// Yield it.
    #[word(notation_by = notation::yields, behind = "<what>")]
    Yield(Thing),
    /// Burn a pool to unlock an infernal minion.
    Unlock(MinionId),
    /// Pay so that the card is cancelled.
    #[word(nowhere)]
    Ransom,
    /// Take the pool that the Edge brings.
    #[word(nowhere)]
    EdgePool,
    /// Announce the withdrawal from the game.
    #[word(nowhere)]
    Withdraw,
    /// Discard a card that nobody under control could play (burn option).
    BurnOption(Slot),
    /// Move so much pool onto an uncontrolled vampire.
    #[word(notation_by = notation::transfer, behind = "<number>.<place>")]
    Transfer(u8, Slot),
    /// Move a blood from an uncontrolled vampire back to the pool.
    #[word(notation_by = notation::back, behind = "<place>")]
    Back(Slot),
    /// Move a vampire from the crypt to the uncontrolled region.
    #[word(nowhere)]
    Crypt,
    /// Move a vampire out into the ready region.
    #[word(notation_by = notation::out, behind = "<place>")]
    Out(Slot),
    /// Discard a card.
    Discard(Slot),
    /// Cast all votes and ballots that cost nothing, for or against.
    #[word(notation_by = notation::votes, behind = "for|votes:against", nowhere)]
    Votes(bool),
    /// Cast the votes and ballots of one minion.
    #[word(notation_by = notation::vote, behind = "<minion>.for|vote:<minion>.against")]
    Vote(MinionId, bool),
    /// Cast the votes that a card has given to its Methuselah.
    #[word(notation_by = notation::vote, behind = "<card>.for|vote-text:<card>.against", nowhere)]
    VoteText(CardId, bool),
    /// Burn the Edge for a vote.
    #[word(notation_by = notation::vote, behind = "for|vote-edge:against", nowhere)]
    VoteEdge(bool),
    /// Cast the vote of the political card that called the referendum.
    #[word(notation_by = notation::vote, behind = "for|vote-calling:against", nowhere)]
    VoteCalling(bool),
    /// Burn a political card for a vote.
    #[word(notation_by = notation::vote, behind = "<card>.for|vote-card:<card>.against")]
    VoteCard(Slot, bool),
    /// This piece of equipment.
    Take(PermanentId),
    /// Chance: this card.
    #[word(notation_by = notation::draw, behind = "<card>")]
    Draw(Slot),
}

impl Choice {
    /// A text in play, as it would be used.
    pub const fn of_text(used: &Use) -> Choice {
        Choice::Use(used.this, used.card, used.clause, used.me)
    }
}
