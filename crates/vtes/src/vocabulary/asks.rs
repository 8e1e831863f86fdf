//! What is asked.

use elysium_kernel::Seat;
use elysium_kit::Vocabulary;
use serde::{Deserialize, Serialize};

use crate::cards::{CardId, Trigger};
use crate::moment::Moment;
use crate::state::{MinionId, Thing};

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
#[vocabulary(game = crate::Vtes,
    names(MinionId = "minion", Seat = "who", CardId = "card", Moment = "moment", Thing = "what",
          Trigger = "event", u8 = "n"))]
pub enum Ask {
    /// What somebody does at a moment, if anything.
    Window(Moment),
    /// Whether somebody cancels a card that is being played, or wakes in order to.
    AsPlayed(CardId, #[word(name = "player")] Seat),
    /// Whether somebody does something about an event before it happens.
    Would(Trigger, Thing),
    /// What a minion does.
    Deed(MinionId),
    /// Which minion acts, where one must.
    MustAct,
    /// The next effect of the unlock phase.
    Next,
    /// The next of several texts that answer to the same thing.
    NextTrigger,
    /// What a card or text is used on: the first thing chosen, or the second.
    Target(CardId, u8),
    /// One more thing that is chosen for it, or done.
    More(CardId),
    /// The value of X.
    X(CardId),
    /// A number that a text asks for.
    Number(CardId),
    /// Which clan.
    Clan(CardId),
    /// To whom how many points go.
    Points(CardId),
    /// Which of several things a text does.
    Option(CardId),
    /// Whether something optional is done.
    May(CardId),
    /// Which of several prices is paid.
    Price(CardId),
    /// Whose blood pays for a text.
    Payer(CardId),
    /// Whether somebody pays so that something does or does not happen.
    Pay(CardId),
    /// Which strike a minion makes.
    Strike(MinionId),
    /// Which damage is prevented.
    Prevent(MinionId),
    /// What a strike is aimed at, at long range.
    StrikeTarget(MinionId),
    /// Which piece of equipment is destroyed or stolen.
    Equipment(MinionId),
    /// How a rescue is paid for: so much by the rescuer.
    Share(MinionId),
    /// Which piece of equipment is taken, or done.
    Take(MinionId),
    /// Whether the blocker diablerizes a vampire that tried to leave torpor.
    Diablerie(MinionId, #[word(name = "victim")] MinionId),
    /// Whether a slave fights in the place of a vampire that was blocked.
    Slave(MinionId),
    /// Which Discipline a diablerist gains, and where the card comes from.
    DiablerieDiscipline(MinionId),
    /// Which card is discarded.
    Discard,
    /// Which card is searched for.
    Search(CardId),
    /// How votes are cast.
    Polling,
    /// How the votes of another's vampire are cast.
    CastFor(MinionId),
    /// Chance: a card that is drawn, at random.
    Draw,
    /// Chance: a card of the crypt.
    DrawCrypt,
    /// Chance: a card of a hand, at random.
    Random,
}
