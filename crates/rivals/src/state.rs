//! Everything that a later question may depend on: flat, small, copied by search all day.

use std::ops::{Index, IndexMut};

use elysium_kernel::{Seat, Seats, cite};
use elysium_kit::{Steps, by_seat};
use serde::{Deserialize, Serialize};

use crate::cards::{Book, CardId, Clan, MOST_LADEN, Marks, Type, book};
use crate::sets::{Bits, FACTION, LIBRARY, List, Maybe, Slot};
use crate::setup::RuleOptions;
use crate::vocabulary::Promise;

pub const MAX_PLAYERS: usize = 4;
/// §2.5.
pub const STARTING_PRESTIGE: u8 = 20;
/// §3.2.
pub const AGENDA_TO_WIN: u8 = 13;
/// §27.8: turns of each player.
pub const TURN_LIMIT: u8 = 100;
/// §21.9.
pub const MOST_ATTACHED: usize = 3;
/// §18.3 to §18.5: of each player one answer, and for each foe Intel and peace.
const MOST_PROMISES: usize = MAX_PLAYERS * (1 + 2 * (MAX_PLAYERS - 1));

/// Tokens by colour; every player's colour is the number of the seat (§1.4). Prestige and Blood are the
/// same tokens (§1.2), and only totals matter (§1.9).
pub type Tokens = [u8; MAX_PLAYERS];

pub fn sum(tokens: &Tokens) -> u8 {
    tokens.iter().sum()
}

/// Where the game stands between two steps. What is said of each is on the page about scenarios, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Steps)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
pub enum Step {
    /// Events go back into the box, and Player 1 is drawn.
    Start,
    /// The Leaders are chosen, and the Rivals drawn.
    Leaders,
    /// The first hands are dealt.
    Deal,
    /// The next city card, `left` of them; the active player's Ongoing Events have been burned already.
    City(u8),
    /// Effects of the start of the turn; all city cards of the turn are out.
    TurnStart,
    /// The active player's cards become ready, and vampires come home.
    Ready,
    /// Foes who are not `done` are asked about the Conspiracies they know; the Action Phase has begun.
    Joining(Seats),
    /// The active player's next action, or the end of the Action Phase.
    Act,
    /// The target is chosen, and Intel is raised against its Secrecy; the attacker is known.
    #[step(within = "an attack")]
    Target,
    /// The type of the attack is chosen, and a card is played face down.
    #[step(within = "an attack")]
    Lay,
    /// Somebody may block.
    #[step(within = "an attack")]
    Block,
    /// The vampire that is now attacked may play a Reaction.
    #[step(within = "an attack")]
    React,
    /// Attack card and Reaction are turned up.
    #[step(within = "an attack")]
    Reveal,
    /// The attacking player's abilities.
    #[step(within = "an attack")]
    Abilities,
    /// Damage on both sides, defeats, and the end of the attack.
    #[step(within = "an attack")]
    Damage,
    /// The next foe who is not `done` may attack the claimant.
    #[step(within = "a claim to the title of Prince")]
    Claim(Seats),
    /// The next player who is not `done` may make promises.
    #[step(within = "a Scheme")]
    Poll(Seats),
    /// The next player who is not `done` exerts vampires and answers.
    #[step(within = "a Scheme")]
    Answer(Seats),
    /// Fists and Influence Modifiers are opened, and the larger sum wins.
    #[step(within = "a Scheme")]
    Tally,
    /// Each of the active player's vampires in torpor gets 1 Blood; the End Phase has begun.
    Torpor,
    /// The next vampire to mend; those in torpor have their Blood.
    Mending,
    /// Effects of the end of the turn.
    TurnEnd,
    /// What the Special Affairs Division does.
    Antagonist,
    /// Two cards are drawn, and the next player's turn begins.
    Draw,
    /// Nothing: the game is over.
    Over,
}

/// Where a vampire is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
pub enum Place {
    /// Not in play: hand, deck, discard pile, or burned.
    #[default]
    Away,
    Torpor,
    Haven,
    /// In The Streets, in the party of this number.
    Streets(u8),
}

/// A card attached to a vampire.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attached {
    pub card: Attachment,
    pub exhausted: bool,
}

/// A Title of the player's Library, or a City card: a Retainer or the Prince. Whoever has it controls it
/// (§1.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attachment(u8);

impl Attachment {
    pub const fn title(i: u8) -> Attachment {
        Attachment(i)
    }

    pub const fn city(slot: u8) -> Attachment {
        Attachment(64 + slot)
    }

    /// The City slot, if it is a City card.
    #[inline]
    pub const fn city_slot(self) -> Option<u8> {
        self.0.checked_sub(64)
    }

    /// The number in the Library of the bearer's player, if it is a Title of it.
    #[inline]
    pub const fn library(self) -> Option<u8> {
        if self.0 < 64 { Some(self.0) } else { None }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vampire {
    pub place: Place,
    pub exhausted: bool,
    pub no_influence: bool,
    /// Its activated ability was used this turn (§13.4).
    pub used: bool,
    /// Regrouped since the last action (§27.5).
    pub regrouped: bool,
    /// Its next attack in this turn cannot be blocked.
    pub unblockable: bool,
    /// Already mended in the Mending step (§7.5).
    pub mended: bool,
    pub blood: Tokens,
    /// Agenda tokens that its defeat brings.
    pub marks: u8,
    /// Influence gained for the action under way.
    pub influence: u8,
    /// Types of attacks that its party has made in this turn, as bits.
    pub attacks: u8,
    pub attached: List<Attached, MOST_ATTACHED>,
}

impl Vampire {
    #[inline]
    pub fn in_coterie(&self) -> bool {
        matches!(self.place, Place::Haven | Place::Streets(_))
    }

    #[inline]
    pub fn in_streets(&self) -> bool {
        matches!(self.place, Place::Streets(_))
    }

    #[inline]
    pub fn is_ready(&self) -> bool {
        self.in_coterie() && !self.exhausted
    }
}

/// A card in play with tokens: a Conspiracy, or an Ongoing card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laden {
    /// Its number in the Library.
    pub card: u8,
    pub down: bool,
    pub tokens: Tokens,
    /// Foes who have seen it, for good (§20.5).
    pub known: Seats,
    /// Who has put Prestige on it (§20.8).
    pub contributors: Seats,
    /// Who has done so in this turn.
    pub added: Seats,
    /// It was played in this turn (§20.4).
    pub new: bool,
    /// Who was invited in this turn.
    pub invited: Seats,
    /// Contributors who can be its target in this turn nevertheless (Faulty Logic).
    pub exempt: Seats,
}

/// What one player has. Zones of the Library are sets of bits, one per card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerState {
    pub prestige: Tokens,
    pub agenda: u8,
    /// `None` where nobody sits.
    pub haven: Option<CardId>,
    pub agenda_card: Option<CardId>,
    pub agenda_down: bool,
    pub rival: Seat,
    /// The number of the Leader among the vampires.
    pub leader: Maybe,
    /// The clan of the Leader that was chosen at the start: the player goes by it, whatever becomes of the Leader.
    pub clan: Option<Clan>,
    /// The shuffled part of the Library: without order until drawn from.
    pub library: u64,
    pub hand: u64,
    pub discard: u64,
    /// Ongoing cards in play, and which of them are exhausted or were used this turn.
    pub ongoing: u64,
    pub exhausted: u64,
    pub used: u64,
    /// Cards of the hand that everybody knows.
    pub shown: u64,
    pub faction: u8,
    pub vampires_in_hand: u8,
    pub vampires_discarded: u8,
    /// A known card on top of each deck, and whether everybody knows it or only its player.
    pub top: Maybe,
    pub top_open: bool,
    pub faction_top: Maybe,
    /// Cards under the shuffled part, the first to be drawn first.
    pub under: List<u8, LIBRARY>,
    pub faction_under: List<u8, FACTION>,
    pub vampires: [Vampire; FACTION],
    pub laden: List<Laden, MOST_LADEN>,
    // This turn
    pub haven_used: bool,
    /// The Agenda's text for the first time in a turn has been used.
    pub agenda_used: bool,
    pub scheme_succeeded: bool,
    /// Mortals defeated.
    pub mortals: u8,
    // The whole game
    /// Who caused the last loss of Prestige or of a vampire, for knock-outs.
    pub undone_by: Maybe,
    pub knocked_out: bool,
}

impl PlayerState {
    pub fn empty() -> PlayerState {
        PlayerState {
            prestige: [0; MAX_PLAYERS],
            agenda: 0,
            haven: None,
            agenda_card: None,
            agenda_down: false,
            rival: Seat(0),
            leader: Maybe::NONE,
            clan: None,
            library: 0,
            hand: 0,
            discard: 0,
            ongoing: 0,
            exhausted: 0,
            used: 0,
            shown: 0,
            faction: 0,
            vampires_in_hand: 0,
            vampires_discarded: 0,
            top: Maybe::NONE,
            top_open: false,
            faction_top: Maybe::NONE,
            under: List::default(),
            faction_under: List::default(),
            vampires: [Vampire::default(); FACTION],
            laden: List::default(),
            haven_used: false,
            agenda_used: false,
            scheme_succeeded: false,
            mortals: 0,
            undone_by: Maybe::NONE,
            knocked_out: false,
        }
    }

    #[inline]
    pub fn total_prestige(&self) -> u8 {
        sum(&self.prestige)
    }

    /// Cards in hand, vampires included (§2.19).
    #[inline]
    pub fn hand_size(&self) -> u8 {
        cite(2, 19);
        (self.hand.count_ones() + self.vampires_in_hand.count_ones()) as u8
    }

    /// Cards of the Library that can still be drawn.
    pub fn library_size(&self) -> u8 {
        self.library.count_ones() as u8 + u8::from(self.top.get().is_some()) + self.under.len() as u8
    }

    pub fn faction_size(&self) -> u8 {
        let top = u8::from(self.faction_top.get().is_some());
        self.faction.count_ones() as u8 + top + self.faction_under.len() as u8
    }
}

/// Who or what an attack is made on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
pub enum AttackTarget {
    Vampire(Slot),
    /// A City slot.
    Mortal(u8),
}

/// A block as it can be taken back (§11.17). Its vampire is a blocker until the attack ends (§11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blocker {
    pub vampire: Slot,
    /// Where it stood before.
    pub place: Place,
    /// Prestige paid and gained for it.
    pub paid: Tokens,
    pub gained: Tokens,
    /// Its ability was used for the block.
    pub used: bool,
}

/// The attack under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    pub attacker: Slot,
    pub target: AttackTarget,
    /// The target before any block.
    pub first: AttackTarget,
    pub kind: Type,
    /// The Attack card, by its number in the Library.
    pub card: Maybe,
    pub face_up: bool,
    /// From discards and cards; what the party adds is not in it.
    pub intel: u8,
    pub unblockable: bool,
    pub blocker: Option<Blocker>,
    /// The Reaction, and who plays it.
    pub reaction: Maybe,
    pub reactor: Option<Slot>,
    /// Added by abilities.
    pub bonus: u8,
    /// Damage to each other member of the opposing party.
    pub splash: u8,
    /// Further members of the opposing party that the card hits, as bits (Drive-By).
    pub also: u8,
    /// The text chosen of a card that offers several.
    pub option: u8,
    /// The text of the Attack card is void; the Reaction is cancelled.
    pub void: bool,
    pub cancelled: bool,
    /// Ongoing cards whose granted ability was used, and whether the Attack card's was.
    pub granted: u64,
    pub card_used: bool,
    /// Who was in the attacking party and in the party of who reacts when damage was dealt, as bits: they have
    /// fought, whoever falls (§12.17).
    pub party: u8,
    pub defenders: u8,
    /// An attack on a claimant.
    pub claim: bool,
}

/// The Scheme under way. By seat: what is seen, what is hidden, and the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scheme {
    pub card: Slot,
    pub by: Slot,
    /// The players named for Balance of Power.
    pub named: Seats,
    pub open: [u8; MAX_PLAYERS],
    /// Prestige in closed fists, and who holds one out: it may be empty (§17.5).
    pub fist: [u8; MAX_PLAYERS],
    pub held: Seats,
    pub modifier: [Maybe; MAX_PLAYERS],
    /// Whose card stands in for an Influence Modifier (Old Post Office).
    pub post: Seats,
    pub yes: Seats,
    pub no: Seats,
}

/// The cards of the city, by slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct City {
    pub deck: u64,
    /// Events put back unseen (§2.2).
    pub boxed: u64,
    /// Any number of cards (§22.1).
    pub streets: u64,
    pub discard: u64,
    pub burned: u64,
    /// The Ongoing Events of each player, and which have a token (§22.3, §27.9).
    pub owned: [u64; MAX_PLAYERS],
    pub tokened: u64,
}

impl City {
    /// Whose an Ongoing Event is.
    pub fn owner(&self, slot: u8) -> Option<Seat> {
        self.owned.iter().position(|owned| owned >> slot & 1 == 1).map(|i| Seat(i as u8))
    }

    pub fn give(&mut self, slot: u8, owner: Seat) {
        self.owned[owner.index()] |= 1 << slot;
    }

    /// Makes it nobody's, and says whose it was.
    pub fn take(&mut self, slot: u8) -> Option<Seat> {
        let owner = self.owner(slot);
        self.owned.iter_mut().for_each(|owned| *owned &= !(1 << slot));
        owner
    }
}

/// A promise and who made it; `None` only where the list is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promised {
    pub by: Seat,
    pub promise: Option<Promise>,
}

impl Default for Promised {
    fn default() -> Self {
        Promised { by: Seat(0), promise: None }
    }
}

/// Cards that somebody was shown in the step under way: no re-deal may touch them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exposed {
    pub library: [u64; MAX_PLAYERS],
    pub vampires: [u8; MAX_PLAYERS],
    pub city: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub options: RuleOptions,
    pub seats: u8,
    pub step: Step,
    /// Turns begun, all players together.
    pub turn: u16,
    pub active: Seat,
    pub first: Seat,
    /// Actions left.
    pub actions: u8,
    /// Who has had a turn (§10.5).
    pub had_turn: Seats,
    pub players: [PlayerState; MAX_PLAYERS],
    /// The general supply (§1.3).
    pub supply: Tokens,
    pub city: City,
    /// The active player's Leader stays out in this turn (Meeting at Alcatraz).
    pub leader_out: bool,
    pub attack: Option<Attack>,
    pub scheme: Option<Scheme>,
    pub claimant: Option<Slot>,
    pub promises: List<Promised, MOST_PROMISES>,
    /// Which card each slot is; `None` where a Library has fewer.
    pub def: [List<Option<CardId>, { LIBRARY + FACTION }>; MAX_PLAYERS],
    pub exposed: Exposed,
    pub winners: Seats,
}

by_seat!(State, players: PlayerState);

impl Index<Slot> for State {
    type Output = Vampire;

    #[inline]
    fn index(&self, slot: Slot) -> &Vampire {
        &self.players[slot.owner().index()].vampires[slot.nth_vampire()]
    }
}

impl IndexMut<Slot> for State {
    #[inline]
    fn index_mut(&mut self, slot: Slot) -> &mut Vampire {
        &mut self.players[slot.owner().index()].vampires[slot.nth_vampire()]
    }
}

impl State {
    /// The cards in the printing of this table.
    #[inline]
    pub fn book(&self) -> &'static Book {
        book(self.options.errata)
    }

    pub fn everyone(&self) -> Seats {
        Seats::first(self.seats as usize)
    }

    pub fn foes(&self, seat: Seat) -> Seats {
        self.everyone().without(seat)
    }

    /// All players clockwise from `seat` on (§27.1).
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        cite(27, 1);
        let seats = self.seats;
        (0..seats).map(move |i| Seat(if from.0 + i >= seats { from.0 + i - seats } else { from.0 + i }))
    }

    /// The others clockwise, from the left of `seat` on.
    pub fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.clockwise(seat).skip(1)
    }

    /// The player number: 1 for the first player, then clockwise (§2.11).
    pub fn number(&self, seat: Seat) -> u8 {
        cite(2, 11);
        (seat.0 + self.seats - self.first.0) % self.seats + 1
    }

    /// Which card this is.
    #[inline]
    pub fn card(&self, slot: Slot) -> CardId {
        self.def[slot.owner().index()].as_inner()[slot.index()].expect("a slot in use has a card")
    }

    #[inline]
    pub fn marks(&self, slot: Slot) -> &'static Marks {
        self.book().marks(self.card(slot))
    }

    /// The Library cards of a set, as slots.
    #[inline]
    pub fn library_slots(owner: Seat, set: u64) -> impl Iterator<Item = Slot> {
        Bits(set).map(move |i| Slot::library(owner, i))
    }

    #[inline]
    pub fn vampire_slots(owner: Seat, set: u8) -> impl Iterator<Item = Slot> {
        Bits(set as u64).map(move |i| Slot::vampire(owner, i))
    }

    /// Every card in a player's hand: Library cards, then vampires.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Slot> + use<> {
        let player = &self[seat];
        State::library_slots(seat, player.hand).chain(State::vampire_slots(seat, player.vampires_in_hand))
    }

    /// All vampires of a player in play, in torpor too.
    #[inline]
    pub fn vampires(&self, seat: Seat) -> impl Iterator<Item = Slot> + use<> {
        self.which(seat, |vampire| vampire.place != Place::Away)
    }

    /// §4.6: all vampires of a player outside torpor.
    #[inline]
    pub fn coterie(&self, seat: Seat) -> impl Iterator<Item = Slot> + use<> {
        cite(4, 6);
        self.which(seat, Vampire::in_coterie)
    }

    #[inline]
    pub fn which<F: Fn(&Vampire) -> bool>(&self, seat: Seat, is: F) -> impl Iterator<Item = Slot> + use<F> {
        let mut set = 0;
        for (i, vampire) in self[seat].vampires.iter().enumerate() {
            if is(vampire) {
                set |= 1 << i;
            }
        }
        State::vampire_slots(seat, set)
    }

    /// §6.10, §6.11: the party of a vampire, itself included; none in torpor (§14.6).
    #[inline]
    pub fn party(&self, slot: Slot) -> impl Iterator<Item = Slot> + use<> {
        cite(6, 10);
        let place = self[slot].place;
        if place == Place::Haven {
            cite(6, 11);
        }
        let in_party = self[slot].in_coterie();
        if !in_party {
            cite(14, 6);
        }
        self.which(slot.owner(), move |vampire| in_party && vampire.place == place)
    }

    /// The party that a vampire fought in: as it was when damage was dealt, less those who have fallen.
    pub fn fought(&self, slot: Slot) -> impl Iterator<Item = Slot> + use<> {
        let bits = match &self.attack {
            Some(attack) if attack.attacker == slot => attack.party,
            Some(attack) if attack.reactor == Some(slot) => attack.defenders,
            _ => self.party(slot).fold(0, |set, member| set | 1 << member.nth_vampire()),
        };
        let standing = self.coterie(slot.owner()).fold(0, |set, member| set | 1 << member.nth_vampire());
        State::vampire_slots(slot.owner(), bits & standing)
    }

    /// A party number that none of the player's vampires has.
    pub fn free_party(&self, seat: Seat) -> u8 {
        let used = self[seat].vampires.iter().fold(0u8, |used, vampire| match vampire.place {
            Place::Streets(party) => used | 1 << party,
            _ => used,
        });
        used.trailing_ones() as u8
    }

    #[inline]
    pub fn blood(&self, slot: Slot) -> u8 {
        sum(&self[slot].blood)
    }

    pub fn leader(&self, seat: Seat) -> Option<Slot> {
        self[seat].leader.get().map(|i| Slot::vampire(seat, i))
    }

    /// The Leader, if its text and its Haven's work: outside torpor (§4.17).
    #[inline]
    pub fn active_leader(&self, seat: Seat) -> Option<Slot> {
        cite(4, 17);
        self.leader(seat).filter(|&leader| self[leader].in_coterie())
    }

    pub fn haven_card(&self, seat: Seat) -> CardId {
        self[seat].haven.expect("who sits at the table has a Haven")
    }

    pub fn agenda_card(&self, seat: Seat) -> CardId {
        self[seat].agenda_card.expect("who sits at the table has an Agenda")
    }

    /// The card behind an attachment of a vampire.
    #[inline]
    pub fn attached_card(&self, bearer: Slot, attachment: Attachment) -> CardId {
        match attachment.city_slot() {
            Some(slot) => self.book().city_id(slot),
            None => self.card(Slot::library(bearer.owner(), attachment.library().unwrap_or(0))),
        }
    }

    /// The City cards in The Streets, by slot.
    #[inline]
    pub fn streets(&self) -> impl Iterator<Item = u8> + use<> {
        Bits(self.city.streets)
    }

    /// Is an attack or a Scheme under way, so that nobody wins yet (§3.16)?
    pub fn in_conflict(&self) -> bool {
        self.attack.is_some() || self.scheme.is_some()
    }

    /// Marks a card as seen in this step.
    pub fn expose(&mut self, slot: Slot) {
        let owner = slot.owner().index();
        if slot.is_vampire() {
            self.exposed.vampires[owner] |= 1 << slot.nth_vampire();
        } else {
            self.exposed.library[owner] |= 1 << slot.index();
        }
    }
}
