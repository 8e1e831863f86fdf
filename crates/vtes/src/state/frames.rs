//! What is under way: cards being played, an action, a combat, a referendum. Each can be open once, and they nest in that order.

use elysium_kernel::{Seat, Seats};
use elysium_kit::words;
use serde::{Deserialize, Serialize};

use super::ids::{MINIONS, MinionId, MinionSet, PermanentId, Slot, Thing, Wide};
use super::{Array, MAX_PLAYERS};
use crate::cards::{CardId, Deed};

/// Which clause of a card: a way to play it, or what it says in play, counted in the order of the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
pub enum ClauseNo {
    Mode(u8),
    Text(u8),
    /// A text that an effect of the card has given to somebody: the effect, and which of its texts.
    Granted(u8, u8),
    /// What an effect of the card does later: the effect.
    Later(u8),
}

impl Default for ClauseNo {
    fn default() -> Self {
        ClauseNo::Mode(0)
    }
}

/// A use of a card or of a text in play: by whom, with what, and all that was declared for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Use {
    pub card: CardId,
    pub clause: ClauseNo,
    /// The card itself, where it is: being played, or in play.
    pub this: Thing,
    pub you: Seat,
    /// Who plays it, bears it, or whose text it is.
    pub me: Option<MinionId>,
    pub x: u8,
    /// The first two things chosen.
    pub targets: [Thing; 2],
    /// Where several minions were chosen.
    pub many: MinionSet,
    /// Points allotted to Methuselahs, or 1 for each that was chosen.
    pub points: [u8; MAX_PLAYERS],
    /// Which branch was chosen when it was declared.
    pub option: u8,
    /// What the moment, or the effect around this one, is about.
    pub it: Thing,
}

impl Use {
    pub fn new(card: CardId, clause: ClauseNo, this: Thing, you: Seat, me: Option<MinionId>) -> Use {
        Use {
            card,
            clause,
            this,
            you,
            me,
            x: 0,
            targets: [Thing::Nothing; 2],
            many: MinionSet::NONE,
            points: [0; MAX_PLAYERS],
            option: 0,
            it: Thing::Nothing,
        }
    }

    /// The same with this chosen as a target, by number; a use remembers two.
    pub fn aimed(mut self, n: usize, thing: Thing) -> Use {
        if let Some(place) = self.targets.get_mut(n) {
            *place = thing;
        }
        self
    }
}

/// A card being played: face up, out of the hand, and nowhere else yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    pub slot: Slot,
    pub used: Use,
    pub cancelled: Option<Cancel>,
    /// It cannot be cancelled any more.
    pub stands: bool,
}

/// How a card was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cancel {
    pub by: CardId,
    /// Its cost is not paid.
    pub free: bool,
}

words!(
    /// Where an action stands. It has been carried out before combats and referendums that come of it, and is resolved
    /// when they are over.
    ActionStage {
        Announced = "announced", Undecided = "undecided", Attempt = "attempt", Declined = "declined",
        WouldSucceed = "would-succeed", Resolve = "resolve", Blocked = "blocked", CarriedOut = "carried-out",
        Resolved = "resolved", Ended = "ended",
    }
);

words!(
    /// How an action came out.
    ActionResult { Open = "open", Successful = "successful", Blocked = "blocked", Failed = "failed" }
);

/// The action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Action {
    pub stage: ActionStage,
    pub actor: MinionId,
    /// Its slot: the actor may be gone.
    pub slot: Slot,
    /// The acting Methuselah.
    pub who: Seat,
    pub deed: Deed,
    /// The card or text that it is done with.
    pub used: Option<Use>,
    /// The card played for it, until it resolves.
    pub card: Option<Slot>,
    /// What the action itself brings along.
    pub stealth: i8,
    pub bleed: i8,
    /// At whom it is directed; nobody for an undirected action.
    pub directed: Seats,
    /// Who is bled.
    pub prey: Option<Seat>,
    /// What is rescued, diablerized, or whose equipment is taken, and which pieces.
    pub target: Thing,
    pub pieces: Wide,
    /// Blood that the acting vampire pays of a cost that it may share.
    pub share: u8,
    pub declined: Seats,
    pub blocker: Option<MinionId>,
    /// Failed attempts since anything was used.
    pub failed: MinionSet,
    pub result: ActionResult,
    /// Pool burned by the bleed.
    pub bled: u8,
    /// The referendum passed, by so many votes.
    pub passed: bool,
    pub margin: u8,
    /// Goes on as if unblocked after this combat.
    pub goes_on: bool,
}

words!(
    /// Where a combat stands.
    CombatStage {
        BeforeCombat = "before-combat", BeforeRange = "before-range", Range = "range",
        BeforeStrikes = "before-strikes", Choose = "choose", BeforeResolution = "before-resolution",
        Resolve = "resolve", Prevent = "prevent", Heal = "heal", Additional = "additional", Press = "press",
        EndOfRound = "end-of-round", WouldEnd = "would-end", Over = "over",
    }
);

/// Where a strike, a maneuver or a press comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
pub enum Means {
    #[default]
    Hands,
    /// A weapon or another card on the minion.
    Permanent(PermanentId),
    /// The text of the minion itself.
    Minion,
    /// A card that was played.
    Card(Slot),
    /// A row that gives it, by its place.
    Row(u8),
}

/// A strike that has been chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chosen {
    pub means: Means,
    /// The card or text, for all but hands.
    pub used: Option<Use>,
    /// A retainer as its target, at long range.
    pub retainer: Option<PermanentId>,
}

/// Damage that has been dealt and not been healed yet, of one source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    /// A minion, or a retainer.
    pub victim: Thing,
    /// The card that it comes from, wherever that is by now.
    pub source: Thing,
    pub n: u8,
    pub aggravated: bool,
    /// It may still be prevented.
    pub open: bool,
}

words!(
    /// Strikes of a pair resolve in this order (§11.36).
    Part { Ends = "ends", First = "first", Rest = "rest" }
);

/// The combat under way. Side 0 is the acting minion's, which has the first opportunity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    pub stage: CombatStage,
    pub minions: [MinionId; 2],
    /// Their cards and controllers: a minion may be gone.
    pub slots: [Slot; 2],
    pub seats: [Seat; 2],
    pub round: u8,
    pub long: bool,
    /// The range is set by an effect: nobody maneuvers.
    pub fixed: bool,
    /// Who maneuvered or pressed last: not twice in a row.
    pub last: Option<u8>,
    /// The strike that a maneuver of its card or weapon has bound.
    pub bound: [Option<Chosen>; 2],
    /// The strikes of the pair, and who has chosen: some have none.
    pub strikes: [Option<Chosen>; 2],
    pub chosen: [bool; 2],
    pub part: Part,
    /// Additional strikes left, and whether they have been gained in this round.
    pub left: [u8; 2],
    pub gained: [bool; 2],
    /// Is this the first pair of strikes of the round?
    pub first: bool,
    /// Blood lost to damage in the round.
    pub lost: [u8; 2],
    /// There will be another round.
    pub again: bool,
    /// Who is locked as it begins.
    pub locks: [bool; 2],
    /// Opened by a block, which locks the blocker and may leave the action unfinished.
    pub block: bool,
}

impl Combat {
    /// The side that a minion fights on.
    pub fn side(&self, minion: MinionId) -> Option<usize> {
        self.minions.iter().position(|&fighter| fighter == minion)
    }
}

words!(
    /// Where a referendum stands.
    PollStage {
        /// A diablerie has just been committed; the blood hunt comes next.
        Diablerized = "diablerized",
        Terms = "terms", BeforeVotes = "before-votes", Polling = "polling", Tally = "tally",
    }
);

/// The referendum under way. Where something has two places, the first is for it and the second against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Referendum {
    pub stage: PollStage,
    /// Whose vampire called it; in a blood hunt, the acting Methuselah.
    pub who: Seat,
    /// The vampire that called it.
    pub caller: Option<MinionId>,
    /// What it is about, with its terms; none for a blood hunt.
    pub used: Option<Use>,
    /// The diablerist, in a blood hunt.
    pub hunted: Option<MinionId>,
    /// Votes cast, without those of the prisci block.
    pub votes: [u8; 2],
    /// Ballots of prisci.
    pub ballots: [u8; 2],
    /// Minions that have cast votes or ballots.
    pub cast: [MinionSet; 2],
    /// How many votes each of them has cast.
    pub given: Array<u8, MINIONS>,
    /// Who of them has cast a ballot.
    pub balloted: MinionSet,
    /// They cast nothing in this referendum.
    pub abstaining: MinionSet,
    /// Who has got the one vote that political cards give.
    pub cards: Seats,
    /// The card that called it has a vote that is not cast yet.
    pub calling_card: bool,
}

impl Referendum {
    pub fn new(stage: PollStage, who: Seat) -> Referendum {
        Referendum {
            stage,
            who,
            caller: None,
            used: None,
            hunted: None,
            votes: [0; 2],
            ballots: [0; 2],
            cast: [MinionSet::NONE; 2],
            given: Array::default(),
            balloted: MinionSet::NONE,
            abstaining: MinionSet::NONE,
            cards: Seats::NONE,
            calling_card: false,
        }
    }

    /// Is it about burning a diablerist?
    pub const fn is_blood_hunt(&self) -> bool {
        self.used.is_none()
    }

    /// The side that a minion has taken.
    pub fn side(&self, minion: MinionId) -> Option<bool> {
        if self.cast[0].has(minion) { Some(true) } else { self.cast[1].has(minion).then_some(false) }
    }
}
