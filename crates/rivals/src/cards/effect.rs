//! The language of effects: when, who, on what condition, at what cost, what.
//!
//! Behaviour and the printed rules text both come from these values, so the two cannot disagree.
//! `Own` names the few cards whose behaviour is a function of its own.

use serde::Deserialize;
use strum::EnumCount;

use super::{Discipline, Type};

/// A moment at which an ability applies. The first part is for what a player may do, the second
/// for what happens by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, EnumCount)]
#[repr(u8)]
pub enum When {
    /// As long as the card is in play.
    Always,
    // Activated
    /// In step 9 of an attack, by the attacker's side.
    InAttack,
    /// In the player's Action Phase, without using an action.
    InActionPhase,
    /// As one of the two actions; its vampire exhausts.
    Action,
    /// When Influence is needed.
    ForInfluence,
    /// Instead of a block from the target's party.
    Block,
    /// When its bearer is about to take damage.
    Prevent,
    /// When the Special Affairs Division deals damage to you.
    Antagonist,
    /// When this card is laid face up in the Intel step.
    FaceUp,
    // Cards as they are played
    /// In step 10 of an attack: the text of an Attack or Reaction card.
    Text,
    /// After step 12.
    AfterDamage,
    Played,
    /// The Scheme succeeded.
    Yes,
    Resolved,
    /// An Influence Modifier used in a Scheme that failed.
    SchemeFailed,
    /// An Influence Modifier used in a Scheme that went your way.
    SchemeWon,
    /// An Event comes into The Streets.
    AtOnce,
    /// A Retainer is attached.
    Attached,
    // Triggers
    TurnStart,
    TurnEnd,
    /// The Torpor and Mending Step.
    TorporStep,
    YourSchemeSucceeds,
    SelfPlaysScheme,
    OngoingPlayed,
    FaceDownPlayed,
    FaceDownResolved,
    ConspiracyResolved,
    TitleAttached,
    RetainerAttached,
    CitizenAttached,
    /// A mortal beaten by this party is burned: in place of the printed reward.
    BurningMortal,
    /// This party defeats a character.
    PartyDefeats,
    /// An attacker of yours defeats a character.
    AttackerDefeats,
    /// You defeat a character.
    YouDefeat,
    SelfDefeated,
    HunterDefeated,
    HunterBurned,
    VagrantDefeated,
    /// You defeat a second mortal in one turn.
    SecondMortal,
    /// Somebody attacks a mortal in The Streets.
    MortalAttacked,
    /// A character attacked by you took damage that was not Aggravated, and was not defeated.
    Drained,
    /// An attack of yours did that to anybody.
    AttackDrained,
}

const _: () = assert!(When::COUNT <= 64, "marks have 64 bits");

impl When {
    pub const fn bit(self) -> u64 {
        1 << self as u8
    }
}

/// The printed tag in front of an ability: where its vampire must be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Role {
    #[default]
    Any,
    /// Its vampire is the attacker.
    Attacker,
    /// Its vampire is in the party.
    Party,
    /// Its vampire is in torpor.
    Torpor,
}

/// Something that can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Count {
    /// Icons: a doubled one counts two.
    PartyIcons(Discipline),
    CoterieIcons(Discipline),
    /// Icons of the vampire that plays the card.
    OwnIcons(Discipline),
    /// Vampires: a doubled icon counts once.
    PartyHolders(Discipline),
    PartyRetainers,
    PartyTitleHolders,
    CoterieTitleHolders,
    CoterieTitles,
    RetainersOnSelf,
    Foes,
    /// Full fives of agenda that the foe has.
    FoeAgendaFives,
    /// Vampires of the coterie below full Blood.
    CoterieHurt,
    /// Cards discarded as the cost.
    Discarded,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Condition {
    AttackIs(Type),
    /// The damage that comes is of this type.
    DamageIs(Type),
    TargetIsMortal,
    TargetIsHunter,
    /// Whom the damage hits has so much Blood or more.
    VictimBlood(u8),
    VictimTitled,
    VictimPotency(u8),
    VictimNotRivals,
    PartyIcons(Discipline, u8),
    CoterieIcons(Discipline, u8),
    /// The vampire that plays the card has the discipline.
    ActorHas(Discipline),
    ActorInStreets,
    /// The vampire that plays the card has a Title.
    ActorTitled,
    ActorIsPrince,
    /// The vampire that plays the Reaction blocked.
    ActorBlocked,
    TitleOnSelf,
    RetainerOnSelf,
    SelfExhausted,
    SelfInStreets,
    SelfIsPrince,
    YouArePrince,
    NobodyIsPrince,
    FoeAgenda(u8),
    /// The first attack of this type by the party in its player's turn.
    FirstAttack(Type),
    /// So many own characters in The Streets.
    InStreets(u8),
    /// So many own characters with so much Blood Potency in The Streets.
    InStreetsPotency(u8, u8),
    /// A Scheme of yours succeeded this turn.
    SchemeThisTurn,
    /// The card put away as the cost is no Attack card.
    PutAwayNoAttack,
    /// The first time in each of your turns.
    FirstThisTurn,
    TargetSurvived,
    AttackByFoe,
    TargetIsCharacter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Amount {
    Just(u8),
    /// So many for each.
    Each(u8, Count),
    /// The first number if the condition holds, else the second.
    Either(Condition, u8, u8),
}

/// What an activated ability costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Cost {
    Blood(u8),
    /// The first if the party has the discipline, else the second.
    BloodEither(Discipline, u8, u8),
    Prestige(u8),
    ExhaustSelf,
    /// This card itself exhausts, not a vampire.
    ExhaustThis,
    Discard(u8),
    /// One up to so many cards.
    DiscardUpTo(u8),
    DiscardTitle,
    /// The top card of your Library goes to your discard pile.
    PutAwayTop,
    /// This card leaves play.
    DiscardThis,
    /// A mortal in The Streets goes to the City discard pile.
    DiscardMortal,
}

/// Which player an effect touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Whom {
    /// Also the "I" of a Scheme's question (§17.8).
    You,
    /// The opposing player in the attack.
    Defender,
    /// The foe that is chosen: for a Conspiracy one who did not contribute.
    ChosenFoe,
    /// The controller of the defeated character.
    TheirController,
    Everyone,
}

/// Which vampires an effect touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Which {
    This,
    /// The whole party of the vampire whose text this is.
    Party,
    AttackingParty,
    OpposingParty,
    Attacker,
    /// Your vampires with a Title, in torpor too.
    YourTitleHolders,
    /// All vampires of the chosen foe.
    TheirCoterie,
    /// The vampire that got the card.
    Bearer,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Effect {
    // Attack
    Damage(Amount),
    Shield(Amount),
    /// For every member of the party.
    PartyShield(Amount),
    IgnoreShields,
    CancelReaction,
    /// The text of the Attack card is void.
    VoidText,
    Prevent(u8),
    /// So much damage to each other member of the opposing party.
    Splash(u8),
    /// The next attack of this vampire in this turn cannot be blocked.
    Unblockable,
    /// The block works against Ranged attacks, too.
    RangedToo,
    /// One of several, chosen after both cards are revealed.
    Choose(Vec<Vec<Effect>>),
    If(Condition, Vec<Effect>),
    // Players
    Draw(u8),
    Discard(Whom, Amount),
    GainPrestige(Whom, Amount),
    LosePrestige(Whom, Amount),
    StealPrestige(Whom, u8),
    GainAgenda(Amount),
    LoseAgenda(Whom, Amount),
    // Vampires
    Mend(Which, u8),
    /// Spread over your vampires, in torpor too.
    SpreadMend(Amount),
    /// Every player mends so much on one of their vampires, in torpor too.
    MendOneEach(u8),
    LoseBlood(Which, u8),
    StealBlood(u8),
    Exhaust(Which),
    /// A Wounded character outside its Haven is defeated.
    DefeatWounded,
    /// An agenda token onto a character; who defeats it takes it.
    Mark,
    BurnRetainer,
    /// A Retainer of the target goes to the attacker.
    StealRetainer,
    // Cards
    /// An Ongoing card of the chosen foe burns.
    BurnTheirOngoing,
    /// Any Ongoing card burns.
    BurnOngoing,
    BurnThis,
    /// A card of your discard pile to your hand.
    Recover,
    /// Prestige of the supply onto each face-down card of yours.
    FeedAll(u8),
    /// Prestige of the supply onto one face-down card of yours.
    FeedOne(u8),
    /// So many tokens of the supply onto this card.
    Load(u8),
    /// So many tokens of the supply onto this card for each Prestige paid.
    LoadPerPrestige(u8),
    /// A token of this card to a Wounded vampire of yours, in torpor too; burn it when empty.
    GiveBlood,
    /// A token of this card to you; burn it when empty.
    TakePrestige,
    NextCityCard,
    // Standing rules
    Influence(Amount),
    LeaderInfluence(Amount),
    HoldersInfluence(Discipline, u8),
    TitleHoldersInfluence(u8),
    Intel(Amount),
    SecrecyAtHome(u8),
    SecrecyOutside(u8),
    /// For everyone in The Streets.
    SecrecyInStreets(u8),
    NoSecrecy,
    RecruitDiscount(u8),
    Icon(Discipline),
    Attribute(Type, u8),
    Potency(u8),
    StayOut,
    NoRanged,
    PartiesOfOne,
    /// A defeated hunter goes back into the City Deck.
    HuntersReturn,
    /// The defeated hunter and the City discard pile go back into the City Deck.
    CityReturns,
    /// A function of its own.
    Own(Own),
}

/// Cards whose behaviour is a function of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[repr(u8)]
pub enum Own {
    /// Iris Lokken.
    RevealForInfluence,
    /// Liza Holt.
    TakeRetainer,
    /// Bong-Cha Park.
    ShiftRetainer,
    /// Street Preacher.
    BlockInStreets,
    /// Dragon's Roost.
    BlockAnywhere,
    /// Backhanded Compliment.
    PayAndMend,
    /// Balance of Power.
    Balance,
    /// Distraction.
    Redirect,
    /// Drive-By.
    DriveBy,
    /// Faulty Logic.
    FaultyLogic,
    /// Search Engine.
    Peek,
    /// Smoke 'Em Out.
    SmokeOut,
    /// Old Post Office.
    PostOffice,
    /// Chinese New Year.
    EventsReturn,
    /// Gallery Opening.
    Gallery,
    /// Meeting at Alcatraz.
    Alcatraz,
}

/// When it applies, what it takes, and what it does. With a cost it is activated, without one always on
/// or triggered (§4.5).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    pub when: When,
    #[serde(default)]
    pub role: Role,
    /// May be used in any player's turn.
    #[serde(default)]
    pub relentless: bool,
    /// Belongs to the attacker and not to the card: once per attack, not once per turn.
    #[serde(default)]
    pub granted: bool,
    /// A trigger that its player may leave out.
    #[serde(default)]
    pub may: bool,
    #[serde(default)]
    pub needs: Vec<Condition>,
    #[serde(default)]
    pub cost: Vec<Cost>,
    pub does: Vec<Effect>,
}
