//! What speaks for an option.

use elysium_kernel::Seat;
use elysium_kit::Vocabulary;

use crate::cards::CardId;

/// What speaks for an option, as the bot that rated it saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(game = crate::Vtes, names(CardId = "card", Seat = "whom"))]
pub enum Motive {
    // Actions
    /// The bleed would oust this player.
    Ousts(Seat),
    /// This player has nobody who could block.
    NobodyBlocks(Seat),
    /// This player would lose pool.
    TakesPool(Seat),
    /// This vampire has little or no blood.
    Hungry(CardId),
    /// This vampire is of no use in torpor.
    OutOfTorpor(CardId),
    // Against actions
    /// The bleed would oust the player otherwise.
    WouldBeOusted,
    /// The player would lose pool otherwise.
    WouldLosePool,
    /// The action would hurt the player.
    StopsIt,
    /// The action does not hurt the player.
    DoesNoHarm,
    /// The fight would cost more than the action.
    FightCostsMore,
    // Cards in the middle of things
    /// With it the stealth is more than the intercept.
    GetsPast,
    /// With it the intercept is enough.
    ReachesIt,
    /// The bleed takes more pool.
    MoreBleed(Seat),
    /// The bleed goes to somebody else.
    Redirects,
    // Combat
    /// The minion would fall to the next blow.
    InDanger,
    // Influence
    /// Of those in the crypt this one comes out soonest for its size.
    ComesNext(CardId),
    /// What is left of the pool is needed against the predator.
    PoolIsNeeded,
    // Referendums
    /// The referendum would help the player.
    GoodForYou,
    /// The referendum would hurt the player.
    BadForYou,
    // The rest
    /// A card that is missed least.
    MissedLeast,
    /// This one has most blood.
    MostBlood,
}
