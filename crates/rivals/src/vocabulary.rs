//! The words of the game: what is asked, what is chosen, what happens, what is refused.

use elysium_kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::cards::{CardId, Clan, Discipline, Type};
use crate::sets::Slot;
use crate::state::Attachment;

/// What a question is about. A `CardId` is the card that asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    // Set-up
    /// Which vampire starts as Leader.
    Leader,
    /// Bid for a starting vampire that others chose too; the highest bid so far, if any.
    Bid(CardId, Option<u8>),
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
    Host(CardId),
    /// How much Prestige is paid for this card.
    Pay(CardId),
    MendWhom,
    /// Where 1 damage of the Special Affairs Division goes; so many are left.
    Antagonist(u8),
    /// Whom redirected damage of the Special Affairs Division goes to.
    RedirectTo(CardId),
    /// Which card to discard; so many are left, for this card if one asks.
    Discard(Option<CardId>, u8),
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
    /// Which of the own decks to look at.
    Peek(CardId),
    /// The card that was on top: keep it there?
    KeepOnTop(CardId, CardId),
    /// Turn the Agenda face up, now that it would speak.
    FlipAgenda,
    // Chance
    Chance,
}

/// What speaks where a player uses an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Vampire(Slot),
    /// A Title or Retainer and its bearer.
    Attached(Slot, Attachment),
    Ongoing(Slot),
    /// The Haven of a player, as text of the Leader.
    Haven(Seat),
    Agenda(Seat),
    /// The Attack card in play.
    AttackCard(Slot),
    /// A card of The Streets.
    City(u8),
}

/// Which own deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deck {
    Library,
    Faction,
}

/// A binding promise (§18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Promise {
    /// To answer this Scheme so.
    Answer(bool),
    /// To discard for Intel at the next attack on this player that needs it.
    Intel(Seat),
    /// Not to attack this player unless the player has so much agenda.
    Peace(Seat, u8),
}

/// One option of a question, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    // Action Phase
    Draw,
    Recruit(Slot),
    Play(Slot),
    Attack(Slot),
    Claim(Slot),
    /// The action that a Title gives its bearer.
    TitleAction(Slot),
    Move(Slot),
    Regroup(Slot),
    Use(Source),
    BurnRetainer(Slot, Attachment),
    /// Show the n-th own face-down card to a foe.
    Show(u8, Seat),
    /// Ask a foe again to join.
    Invite(u8, Seat),
    /// Add 1 Prestige to the n-th own face-down card.
    Contribute(u8),
    Resolve(u8),
    Flip,
    EndTurn,
    // Where to
    Alone,
    With(Slot),
    FromLibrary,
    FromFaction,
    // What and whom
    Target(Slot),
    Mortal(u8),
    Type(Type),
    /// A card of the hand or the discard pile.
    Card(Slot),
    /// A card of the hand, laid face up in an attack.
    FaceUp(Slot),
    Block(Slot),
    Vampire(Slot),
    Foe(Seat),
    /// A Retainer and its bearer.
    Retainer(Slot, Attachment),
    Ongoing(Slot),
    CityCard(u8),
    FaceDown(u8),
    Option(u8),
    Amount(u8),
    Burn,
    Attach,
    Keep,
    Bottom,
    // Influence
    Exert(Slot),
    Modifier(Slot),
    Spend(u8),
    Hide(u8),
    Promise(Promise),
    // Plain answers
    Yes,
    No,
    Done,
    // Outcomes of chance
    First(Seat),
    Token(Seat),
    Drawn(Slot),
    City(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Beginning,
    Action,
    End,
}

/// Something that happened. `by` is the card that did it; without one, the rule did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    // Set-up
    FirstPlayer {
        who: Seat,
    },
    LeaderChosen {
        who: Seat,
        vampire: CardId,
    },
    Bid {
        who: Seat,
        amount: u8,
    },
    BidPassed {
        who: Seat,
    },
    BidWon {
        who: Seat,
        amount: u8,
        vampire: CardId,
    },
    TokenBack {
        who: Seat,
    },
    RivalToken {
        who: Seat,
        rival: Seat,
    },
    // Turn
    Turn {
        who: Seat,
        turn: u8,
    },
    Phase {
        phase: Phase,
    },
    CityCard {
        card: CardId,
    },
    CityShuffled,
    CityEmpty,
    /// An Ongoing Event burns, or an Event that is done.
    EventBurned {
        card: CardId,
    },
    EventsReturned {
        amount: u8,
        by: CardId,
    },
    Returned {
        who: Seat,
    },
    StaysOut {
        vampire: CardId,
        by: CardId,
    },
    // Cards
    Drew {
        who: Seat,
        deck: Deck,
        card: Option<CardId>,
        by: Option<CardId>,
    },
    NothingToDraw {
        who: Seat,
    },
    Discarded {
        who: Seat,
        card: CardId,
        by: Option<CardId>,
    },
    PutAway {
        who: Seat,
        card: CardId,
        by: CardId,
    },
    Recovered {
        who: Seat,
        card: CardId,
        by: CardId,
    },
    Recruited {
        who: Seat,
        vampire: CardId,
        cost: u8,
    },
    FraudBurned {
        who: Seat,
        vampire: CardId,
    },
    Played {
        who: Seat,
        card: CardId,
        vampire: Option<CardId>,
    },
    PlayedFaceDown {
        who: Seat,
        card: Option<CardId>,
        vampire: CardId,
    },
    Used {
        who: Seat,
        card: CardId,
    },
    Peeked {
        who: Seat,
        deck: Deck,
        card: Option<CardId>,
        by: CardId,
    },
    KeptOnTop {
        who: Seat,
        deck: Deck,
        by: CardId,
    },
    PutUnder {
        who: Seat,
        deck: Deck,
        by: CardId,
    },
    TopRevealed {
        who: Seat,
        card: CardId,
        by: CardId,
    },
    OngoingBurned {
        who: Seat,
        card: CardId,
        by: CardId,
    },
    // Movement
    Moved {
        vampire: CardId,
    },
    Joined {
        vampire: CardId,
        with: CardId,
    },
    WentAlone {
        vampire: CardId,
    },
    Exhausted {
        vampire: CardId,
        by: CardId,
    },
    // Tokens
    GainedPrestige {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    LostPrestige {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    PaidPrestige {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    StolePrestige {
        who: Seat,
        from: Seat,
        amount: u8,
        by: CardId,
    },
    GainedAgenda {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    LostAgenda {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    LostBlood {
        vampire: CardId,
        amount: u8,
        by: CardId,
    },
    PaidBlood {
        vampire: CardId,
        amount: u8,
        by: CardId,
    },
    StoleBlood {
        vampire: CardId,
        from: CardId,
        amount: u8,
        by: CardId,
    },
    Mended {
        vampire: CardId,
        amount: u8,
        by: Option<CardId>,
    },
    Loaded {
        who: Seat,
        card: CardId,
        amount: u8,
    },
    /// Prestige of the supply onto a face-down card, by its place.
    Fed {
        who: Seat,
        nth: u8,
        amount: u8,
        by: CardId,
    },
    Marked {
        vampire: CardId,
        by: CardId,
    },
    MarkTaken {
        who: Seat,
        vampire: CardId,
        amount: u8,
    },
    // Attack
    Attack {
        who: Seat,
        attacker: CardId,
        target: CardId,
    },
    Intel {
        who: Seat,
        amount: u8,
        have: u8,
        need: u8,
    },
    OutOfReach {
        attacker: CardId,
        target: CardId,
    },
    AttackOver {
        attacker: CardId,
    },
    AttackType {
        attacker: CardId,
        kind: Type,
    },
    CardLaid {
        who: Seat,
        card: Option<CardId>,
    },
    NoCard {
        who: Seat,
    },
    Blocked {
        who: Seat,
        vampire: CardId,
    },
    BlockUndone {
        who: Seat,
        vampire: CardId,
    },
    ReactionLaid {
        who: Seat,
        card: Option<CardId>,
    },
    ReactionBack {
        who: Seat,
    },
    Revealed {
        who: Seat,
        card: CardId,
    },
    Illegal {
        who: Seat,
        card: CardId,
    },
    Retargeted {
        target: CardId,
    },
    Cancelled {
        card: CardId,
        by: CardId,
    },
    TextVoid {
        card: CardId,
        by: CardId,
    },
    MoreDamage {
        amount: u8,
        by: CardId,
    },
    Unblockable {
        vampire: CardId,
    },
    Damage {
        victim: CardId,
        amount: u8,
        kind: Type,
        aggravated: bool,
    },
    HunterDamage {
        victim: CardId,
        amount: u8,
    },
    Redirected {
        who: Seat,
        to: Seat,
        amount: u8,
        by: CardId,
    },
    Reduced {
        victim: CardId,
        amount: u8,
    },
    Prevented {
        victim: CardId,
        amount: u8,
        by: CardId,
    },
    DamageTaken {
        victim: CardId,
        amount: u8,
    },
    NoDamage {
        victim: CardId,
    },
    // Mortals and attachments
    MortalSurvived {
        card: CardId,
    },
    MortalDefeated {
        who: Seat,
        card: CardId,
    },
    MortalBurned {
        card: CardId,
    },
    MortalDiscarded {
        card: CardId,
    },
    HunterBack {
        card: CardId,
    },
    HunterBurned {
        card: CardId,
        by: CardId,
    },
    Attached {
        vampire: CardId,
        card: CardId,
    },
    AttachmentBurned {
        vampire: CardId,
        card: CardId,
    },
    AttachmentDiscarded {
        vampire: CardId,
        card: CardId,
    },
    RetainerTaken {
        vampire: CardId,
        from: CardId,
        card: CardId,
        by: CardId,
    },
    // Torpor
    Torpor {
        who: Seat,
        vampire: CardId,
        by: Option<Seat>,
    },
    VampireBurned {
        who: Seat,
        vampire: CardId,
        by: Option<Seat>,
    },
    BackFromTorpor {
        who: Seat,
        vampire: CardId,
    },
    // Prince
    Claim {
        who: Seat,
        vampire: CardId,
    },
    ClaimLetPass {
        who: Seat,
    },
    ClaimFailed {
        vampire: CardId,
    },
    Prince {
        who: Seat,
        vampire: CardId,
    },
    PrinceFree,
    // Influence
    Exerted {
        vampire: CardId,
        amount: u8,
    },
    MoreInfluence {
        who: Seat,
        amount: u8,
        by: CardId,
    },
    ModifierLaid {
        who: Seat,
        card: Option<CardId>,
    },
    /// Prestige in the fist: that there is some is seen, how much is not.
    Hid {
        who: Seat,
        amount: Option<u8>,
    },
    SpentForInfluence {
        who: Seat,
        amount: u8,
    },
    Answer {
        who: Seat,
        yes: bool,
        visible: u8,
    },
    HandOpened {
        who: Seat,
        amount: u8,
    },
    SchemeResult {
        card: CardId,
        yes: u8,
        no: u8,
    },
    Named {
        who: Seat,
        seats: Seats,
        by: CardId,
    },
    Promised {
        who: Seat,
        promise: Promise,
    },
    PromiseKept {
        who: Seat,
        promise: Promise,
    },
    // Conspiracies
    Shown {
        who: Seat,
        nth: u8,
        to: Seat,
        card: Option<CardId>,
    },
    Contributed {
        who: Seat,
        to: Seat,
        nth: u8,
    },
    Resolved {
        who: Seat,
        card: CardId,
    },
    // Agenda and end
    AgendaFlipped {
        who: Seat,
        card: CardId,
    },
    KnockedOut {
        who: Seat,
        by: Option<Seat>,
    },
    TurnLimit,
    Won {
        winners: Seats,
    },
}

impl Event {
    /// No card did it: the rule that speaks is the whole reason.
    pub fn by_rule_alone(&self) -> bool {
        matches!(
            self,
            Event::FirstPlayer { .. }
                | Event::TokenBack { .. }
                | Event::CityShuffled
                | Event::CityEmpty
                | Event::FraudBurned { .. }
                | Event::NothingToDraw { .. }
                | Event::GainedPrestige { by: None, .. }
                | Event::LostPrestige { by: None, .. }
                | Event::GainedAgenda { by: None, .. }
                | Event::LostAgenda { by: None, .. }
                | Event::Mended { by: None, .. }
                | Event::OutOfReach { .. }
                | Event::Illegal { .. }
                | Event::BlockUndone { .. }
                | Event::ReactionBack { .. }
                | Event::Reduced { .. }
                | Event::Torpor { .. }
                | Event::VampireBurned { .. }
                | Event::BackFromTorpor { .. }
                | Event::ClaimFailed { .. }
                | Event::Prince { .. }
                | Event::PrinceFree
                | Event::KnockedOut { .. }
                | Event::TurnLimit
                | Event::Won { .. }
        )
    }
}

/// Why something cannot be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    // Set-up
    Players {
        players: u8,
    },
    Decks {
        players: u8,
        decks: u8,
    },
    /// A deck breaks a limit: whose, and which number where which is needed.
    DeckSize {
        seat: Seat,
        have: u8,
        least: u8,
        most: u8,
    },
    Copies {
        seat: Seat,
        card: CardId,
        have: u8,
        most: u8,
    },
    WrongPile {
        seat: Seat,
        card: CardId,
    },
    Tokens {
        have: u8,
        least: u8,
    },
    Taken {
        vampire: CardId,
    },
    // Actions
    NoActionLeft,
    NotReady {
        vampire: CardId,
    },
    NotInStreets {
        vampire: CardId,
    },
    OnlyOnce {
        vampire: CardId,
    },
    InPlay {
        vampire: CardId,
    },
    Used {
        card: CardId,
    },
    DeckEmpty,
    Prestige {
        cost: u8,
        have: u8,
    },
    Blood {
        vampire: CardId,
        cost: u8,
        have: u8,
    },
    Potency {
        vampire: CardId,
        need: u8,
        have: u8,
    },
    Clan {
        clan: Clan,
    },
    Needs {
        discipline: Discipline,
    },
    NoTarget {
        card: CardId,
    },
    NoCards {
        need: u8,
        have: u8,
    },
    NotNow {
        card: CardId,
    },
    PrinceNotFree,
    // Attack
    NoTurnYet {
        who: Seat,
    },
    TooSecret {
        secrecy: u8,
        reach: u8,
    },
    WrongType {
        card: CardId,
        kind: Type,
    },
    NoRanged {
        by: CardId,
    },
    Unblockable {
        vampire: CardId,
    },
    NotAGuard {
        vampire: CardId,
    },
    BlocksItself {
        vampire: CardId,
    },
    // Influence
    Influence {
        need: u8,
        have: u8,
    },
    NoInfluence {
        vampire: CardId,
    },
    OneModifier,
    Titled {
        vampire: CardId,
    },
    TitleTaken {
        card: CardId,
    },
    OnePerPlayer {
        card: CardId,
    },
    ActivePlayerSaysYes,
    // Conspiracies
    NotEnough {
        need: u8,
        have: u8,
    },
    OncePerTurn,
    Contributors,
    // Promises
    Promised {
        who: Seat,
        promise: Promise,
    },
    AlreadyPromised,
    // Mending
    FullBlood {
        vampire: CardId,
    },
}
