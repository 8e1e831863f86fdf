//! At least one of everything that has words. A variant without a sample does not compile.

use elysium_kernel::{Seat, Seats};
use elysium_rivals::cards::{CardId, Clan, Type};
use elysium_rivals::sets::Slot;
use elysium_rivals::state::Attachment;
use elysium_rivals::vocabulary::{Ask, Choice, Deck, Event, Phase, Promise, Source, Why};

/// Lists samples by pattern; the match that comes with them has to be exhaustive.
macro_rules! samples {
    ($name:ident: $type:ident; $($variant:ident => [$($sample:expr),+ $(,)?]),+ $(,)?) => {
        pub fn $name() -> Vec<$type> {
            let listed = |sample: $type| match sample {
                $($type::$variant { .. } => {
                    let own = [$($sample),+];
                    assert!(own.contains(&sample));
                })+
            };
            let all = vec![$($($sample),+),+];
            all.iter().for_each(|sample| listed(*sample));
            all
        }
    };
}

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
/// A card of the second seat's Library.
pub const CARD: Slot = Slot::library(B, 3);
/// Vampires of the two seats.
const MINE: Slot = Slot::vampire(B, 0);
const THEIRS: Slot = Slot::vampire(A, 0);
/// City slots; the last one of a mortal.
const CITY: u8 = 2;
const MORTAL: u8 = 0;

pub fn card(slug: &str) -> CardId {
    CardId::find(slug).unwrap_or_else(|| panic!("no card {slug}"))
}

fn vampire() -> CardId {
    card("hydra")
}

fn other() -> CardId {
    card("lixue-chen")
}

samples! { asks: Ask;
    Leader => [Ask::Leader],
    Bid => [Ask::Bid(vampire(), None), Ask::Bid(vampire(), Some(2))],
    NewLeader => [Ask::NewLeader],
    NextEffect => [Ask::NextEffect],
    Act => [Ask::Act(0), Ask::Act(1), Ask::Act(2)],
    Party => [Ask::Party(MINE)],
    DrawFrom => [Ask::DrawFrom],
    Host => [Ask::Host(card("lost-glory"))],
    Pay => [Ask::Pay(card("long-term-investment"))],
    MendWhom => [Ask::MendWhom],
    Antagonist => [Ask::Antagonist(1), Ask::Antagonist(3)],
    RedirectTo => [Ask::RedirectTo(card("distraction"))],
    Discard => [
        Ask::Discard(None, 1),
        Ask::Discard(None, 2),
        Ask::Discard(Some(card("destroy-the-plans")), 1),
        Ask::Discard(Some(card("destroy-the-plans")), 3),
    ],
    Target => [Ask::Target(MINE)],
    Intel => [Ask::Intel(THEIRS, 1), Ask::Intel(THEIRS, 2)],
    AttackType => [Ask::AttackType(MINE)],
    AttackCard => [Ask::AttackCard(MINE)],
    Block => [Ask::Block(MINE)],
    BlockElsewhere => [Ask::BlockElsewhere(card("street-preacher"), THEIRS)],
    React => [Ask::React(MINE)],
    Retarget => [Ask::Retarget(MINE)],
    Option => [Ask::Option(card("seduction")), Ask::Option(card("a-biting-comment"))],
    Abilities => [Ask::Abilities(MINE)],
    AlsoHit => [Ask::AlsoHit(card("drive-by"))],
    Prevent => [Ask::Prevent(MINE, 1), Ask::Prevent(MINE, 3)],
    BurnOrAttach => [Ask::BurnOrAttach(card("chef"))],
    MakeRoom => [Ask::MakeRoom(MINE)],
    AttackClaimant => [Ask::AttackClaimant(THEIRS)],
    Exert => [Ask::Exert(card("sheriff"), 4)],
    Scheme => [Ask::Scheme(card("greed"))],
    Promise => [Ask::Promise(card("greed"))],
    Contribute => [Ask::Contribute(A, 1), Ask::Contribute(A, 9)],
    May => [Ask::May(card("johnny")), Ask::May(card("pr-firm")), Ask::May(card("greed"))],
    PickVampire => [Ask::PickVampire(card("coup-de-grace"))],
    PickFoe => [Ask::PickFoe(card("whispering-campaign"))],
    PickPlayers => [Ask::PickPlayers(card("balance-of-power"))],
    PickMortal => [Ask::PickMortal(card("royal-retreat"))],
    PickOngoing => [Ask::PickOngoing(card("sheriff"))],
    PickFaceDown => [Ask::PickFaceDown(card("the-madhouse"))],
    PickRetainer => [Ask::PickRetainer(card("liza-holt"))],
    NewBearer => [Ask::NewBearer(card("liza-holt"))],
    PickHaven => [Ask::PickHaven(card("smoke-em-out"))],
    Recover => [Ask::Recover(card("dumpster-dive"))],
    Peek => [Ask::Peek(card("search-engine"))],
    KeepOnTop => [Ask::KeepOnTop(card("search-engine"), card("greed"))],
    FlipAgenda => [Ask::FlipAgenda],
    Chance => [Ask::Chance],
}

samples! { choices: Choice;
    Draw => [Choice::Draw],
    Recruit => [Choice::Recruit(MINE)],
    Play => [Choice::Play(CARD)],
    Attack => [Choice::Attack(MINE)],
    Claim => [Choice::Claim(MINE)],
    TitleAction => [Choice::TitleAction(MINE)],
    Move => [Choice::Move(MINE)],
    Regroup => [Choice::Regroup(MINE)],
    Use => [
        Choice::Use(Source::Vampire(MINE)),
        Choice::Use(Source::Attached(MINE, Attachment::city(CITY))),
        Choice::Use(Source::Attached(MINE, Attachment::title(0))),
        Choice::Use(Source::Ongoing(CARD)),
        Choice::Use(Source::Haven(B)),
        Choice::Use(Source::Agenda(B)),
        Choice::Use(Source::AttackCard(CARD)),
        Choice::Use(Source::City(CITY)),
    ],
    BurnRetainer => [Choice::BurnRetainer(MINE, Attachment::city(CITY))],
    Show => [Choice::Show(1, A), Choice::Show(9, A)],
    Invite => [Choice::Invite(1, A)],
    Contribute => [Choice::Contribute(1)],
    Resolve => [Choice::Resolve(1)],
    Flip => [Choice::Flip],
    EndTurn => [Choice::EndTurn],
    Alone => [Choice::Alone],
    With => [Choice::With(MINE)],
    FromLibrary => [Choice::FromLibrary],
    FromFaction => [Choice::FromFaction],
    Target => [Choice::Target(THEIRS)],
    Mortal => [Choice::Mortal(MORTAL)],
    Type => [
        Choice::Type(Type::Ranged),
        Choice::Type(Type::Physical),
        Choice::Type(Type::Social),
        Choice::Type(Type::Mental),
    ],
    Card => [Choice::Card(CARD)],
    FaceUp => [Choice::FaceUp(CARD)],
    Block => [Choice::Block(MINE)],
    Vampire => [Choice::Vampire(MINE), Choice::Vampire(THEIRS)],
    Foe => [Choice::Foe(A)],
    Retainer => [Choice::Retainer(MINE, Attachment::city(CITY))],
    Ongoing => [Choice::Ongoing(CARD)],
    CityCard => [Choice::CityCard(CITY)],
    FaceDown => [Choice::FaceDown(1)],
    Option => [Choice::Option(0), Choice::Option(1), Choice::Option(9)],
    Amount => [Choice::Amount(0), Choice::Amount(1), Choice::Amount(3)],
    Burn => [Choice::Burn],
    Attach => [Choice::Attach],
    Keep => [Choice::Keep],
    Bottom => [Choice::Bottom],
    Exert => [Choice::Exert(MINE)],
    Modifier => [Choice::Modifier(CARD)],
    Spend => [Choice::Spend(0), Choice::Spend(1), Choice::Spend(3)],
    Hide => [Choice::Hide(0), Choice::Hide(1), Choice::Hide(3)],
    Promise => [
        Choice::Promise(Promise::Answer(true)),
        Choice::Promise(Promise::Answer(false)),
        Choice::Promise(Promise::Intel(A)),
        Choice::Promise(Promise::Peace(A, 9)),
    ],
    Yes => [Choice::Yes],
    No => [Choice::No],
    Done => [Choice::Done],
    First => [Choice::First(A)],
    Token => [Choice::Token(A)],
    Drawn => [Choice::Drawn(CARD)],
    City => [Choice::City(CITY)],
}

samples! { whys: Why;
    Players => [Why::Players { players: 1 }, Why::Players { players: 5 }],
    DeckSize => [
        Why::DeckSize { seat: A, have: 39, least: 40, most: 60 },
        Why::DeckSize { seat: A, have: 8, least: 7, most: 7 },
    ],
    Copies => [
        Why::Copies { seat: A, card: card("greed"), have: 4, most: 3 },
        Why::Copies { seat: A, card: vampire(), have: 2, most: 1 },
    ],
    WrongPile => [Why::WrongPile { seat: A, card: card("greed") }],
    Tokens => [Why::Tokens { have: 10, least: 20 }],
    Taken => [Why::Taken { vampire: vampire() }],
    NoActionLeft => [Why::NoActionLeft],
    NotReady => [Why::NotReady { vampire: vampire() }],
    NotInStreets => [Why::NotInStreets { vampire: vampire() }],
    OnlyOnce => [Why::OnlyOnce { vampire: vampire() }],
    InPlay => [Why::InPlay { vampire: vampire() }],
    Used => [Why::Used { card: card("the-madhouse") }],
    DeckEmpty => [Why::DeckEmpty],
    Prestige => [Why::Prestige { cost: 2, have: 0 }, Why::Prestige { cost: 2, have: 2 }],
    Blood => [
        Why::Blood { vampire: vampire(), cost: 1, have: 1 },
        Why::Blood { vampire: vampire(), cost: 2, have: 1 },
    ],
    Potency => [Why::Potency { vampire: vampire(), need: 5, have: 3 }],
    Clan => [Why::Clan { clan: Clan::Ventrue }],
    NoTarget => [Why::NoTarget { card: card("lost-glory") }],
    NoCards => [
        Why::NoCards { need: 1, have: 0 },
        Why::NoCards { need: 2, have: 1 },
    ],
    NotNow => [Why::NotNow { card: card("the-madhouse") }],
    PrinceNotFree => [Why::PrinceNotFree],
    NoTurnYet => [Why::NoTurnYet { who: A }],
    TooSecret => [Why::TooSecret { secrecy: 2, reach: 1 }],
    WrongType => [
        Why::WrongType { card: card("seduction"), kind: Type::Ranged },
        Why::WrongType { card: card("seduction"), kind: Type::Physical },
        Why::WrongType { card: card("38-special"), kind: Type::Social },
        Why::WrongType { card: card("seduction"), kind: Type::Mental },
    ],
    NoRanged => [Why::NoRanged { by: card("san-francisco-fog") }],
    Unblockable => [Why::Unblockable { vampire: vampire() }],
    NotAGuard => [Why::NotAGuard { vampire: vampire() }],
    BlocksItself => [Why::BlocksItself { vampire: vampire() }],
    Influence => [Why::Influence { need: 4, have: 1 }],
    NoInfluence => [Why::NoInfluence { vampire: vampire() }],
    OneModifier => [Why::OneModifier],
    Titled => [Why::Titled { vampire: vampire() }],
    TitleTaken => [Why::TitleTaken { card: card("sheriff") }],
    OnePerPlayer => [Why::OnePerPlayer { card: card("primogen") }],
    ActivePlayerSaysYes => [Why::ActivePlayerSaysYes],
    NotEnough => [Why::NotEnough { need: 4, have: 1 }, Why::NotEnough { need: 4, have: 3 }],
    OncePerTurn => [Why::OncePerTurn],
    Contributors => [Why::Contributors],
    Promised => [
        Why::Promised { who: A, promise: Promise::Answer(true) },
        Why::Promised { who: A, promise: Promise::Answer(false) },
        Why::Promised { who: A, promise: Promise::Intel(B) },
        Why::Promised { who: A, promise: Promise::Peace(B, 9) },
    ],
    AlreadyPromised => [Why::AlreadyPromised],
    FullBlood => [Why::FullBlood { vampire: vampire() }],
}

samples! { events: Event;
    FirstPlayer => [Event::FirstPlayer { who: A }],
    LeaderChosen => [Event::LeaderChosen { who: A, vampire: vampire() }],
    Bid => [Event::Bid { who: A, amount: 0 }, Event::Bid { who: A, amount: 2 }],
    BidPassed => [Event::BidPassed { who: A }],
    BidWon => [
        Event::BidWon { who: A, amount: 0, vampire: vampire() },
        Event::BidWon { who: A, amount: 2, vampire: vampire() },
    ],
    TokenBack => [Event::TokenBack { who: A }],
    RivalToken => [Event::RivalToken { who: A, rival: B }],
    Turn => [Event::Turn { who: A, turn: 1 }],
    Phase => [
        Event::Phase { phase: Phase::Beginning },
        Event::Phase { phase: Phase::Action },
        Event::Phase { phase: Phase::End },
    ],
    CityCard => [Event::CityCard { card: card("chef") }],
    CityShuffled => [Event::CityShuffled],
    CityEmpty => [Event::CityEmpty],
    EventBurned => [Event::EventBurned { card: card("the-hunger") }],
    EventsReturned => [
        Event::EventsReturned { amount: 0, by: card("chinese-new-year") },
        Event::EventsReturned { amount: 1, by: card("chinese-new-year") },
        Event::EventsReturned { amount: 3, by: card("chinese-new-year") },
    ],
    Returned => [Event::Returned { who: A }],
    StaysOut => [Event::StaysOut { vampire: vampire(), by: card("cable-car-accident") }],
    Drew => [
        Event::Drew { who: A, deck: Deck::Library, card: Some(card("greed")), by: None },
        Event::Drew { who: A, deck: Deck::Faction, card: Some(vampire()), by: None },
        Event::Drew { who: A, deck: Deck::Library, card: None, by: Some(card("guvnah")) },
        Event::Drew { who: A, deck: Deck::Faction, card: None, by: None },
    ],
    NothingToDraw => [Event::NothingToDraw { who: A }],
    Discarded => [
        Event::Discarded { who: A, card: card("greed"), by: None },
        Event::Discarded { who: A, card: card("greed"), by: Some(card("destroy-the-plans")) },
    ],
    PutAway => [Event::PutAway { who: A, card: card("greed"), by: card("bella-forte") }],
    Recovered => [Event::Recovered { who: A, card: card("greed"), by: card("dumpster-dive") }],
    Recruited => [Event::Recruited { who: A, vampire: vampire(), cost: 6 }],
    FraudBurned => [Event::FraudBurned { who: A, vampire: vampire() }],
    Played => [
        Event::Played { who: A, card: card("greed"), vampire: Some(vampire()) },
        Event::Played { who: A, card: card("marked-man"), vampire: None },
    ],
    PlayedFaceDown => [
        Event::PlayedFaceDown { who: A, card: Some(card("lost-glory")), vampire: vampire() },
        Event::PlayedFaceDown { who: A, card: None, vampire: vampire() },
    ],
    Used => [Event::Used { who: A, card: card("the-madhouse") }],
    Peeked => [
        Event::Peeked { who: A, deck: Deck::Library, card: Some(card("greed")), by: card("search-engine") },
        Event::Peeked { who: A, deck: Deck::Faction, card: Some(vampire()), by: card("search-engine") },
        Event::Peeked { who: A, deck: Deck::Library, card: None, by: card("search-engine") },
        Event::Peeked { who: A, deck: Deck::Faction, card: None, by: card("search-engine") },
    ],
    KeptOnTop => [
        Event::KeptOnTop { who: A, deck: Deck::Library, by: card("search-engine") },
        Event::KeptOnTop { who: A, deck: Deck::Faction, by: card("search-engine") },
    ],
    PutUnder => [
        Event::PutUnder { who: A, deck: Deck::Library, by: card("search-engine") },
        Event::PutUnder { who: A, deck: Deck::Faction, by: card("search-engine") },
    ],
    TopRevealed => [Event::TopRevealed { who: A, card: card("greed"), by: card("iris-lokken") }],
    OngoingBurned => [Event::OngoingBurned { who: A, card: card("influencer"), by: card("sheriff") }],
    Moved => [Event::Moved { vampire: vampire() }],
    Joined => [Event::Joined { vampire: vampire(), with: other() }],
    WentAlone => [Event::WentAlone { vampire: vampire() }],
    Exhausted => [Event::Exhausted { vampire: vampire(), by: card("terrorize") }],
    GainedPrestige => [
        Event::GainedPrestige { who: A, amount: 1, by: None },
        Event::GainedPrestige { who: A, amount: 3, by: Some(card("free-money")) },
    ],
    LostPrestige => [
        Event::LostPrestige { who: A, amount: 1, by: None },
        Event::LostPrestige { who: A, amount: 2, by: Some(card("demand-obedience")) },
    ],
    PaidPrestige => [
        Event::PaidPrestige { who: A, amount: 1, by: None },
        Event::PaidPrestige { who: A, amount: 1, by: Some(card("doc")) },
    ],
    StolePrestige => [
        Event::StolePrestige { who: A, from: B, amount: 2, by: card("whispering-campaign") },
    ],
    GainedAgenda => [
        Event::GainedAgenda { who: A, amount: 1, by: None },
        Event::GainedAgenda { who: A, amount: 2, by: Some(card("greed")) },
    ],
    LostAgenda => [Event::LostAgenda { who: A, amount: 1, by: Some(card("lost-glory")) }],
    LostBlood => [Event::LostBlood { vampire: vampire(), amount: 2, by: card("steal-the-spotlight") }],
    PaidBlood => [
        Event::PaidBlood { vampire: vampire(), amount: 1, by: vampire() },
        Event::PaidBlood { vampire: vampire(), amount: 1, by: card("incite-rebellion") },
    ],
    StoleBlood => [
        Event::StoleBlood { vampire: vampire(), from: other(), amount: 1, by: card("seduction") },
    ],
    Mended => [
        Event::Mended { vampire: vampire(), amount: 1, by: None },
        Event::Mended { vampire: vampire(), amount: 4, by: Some(card("mercy")) },
    ],
    Loaded => [
        Event::Loaded { who: A, card: card("emergency-bloodbag"), amount: 1 },
        Event::Loaded { who: A, card: card("emergency-bloodbag"), amount: 3 },
    ],
    Fed => [Event::Fed { who: A, nth: 1, amount: 1, by: card("the-madhouse") }],
    Marked => [Event::Marked { vampire: vampire(), by: card("marked-man") }],
    MarkTaken => [Event::MarkTaken { who: A, vampire: vampire(), amount: 1 }],
    Attack => [Event::Attack { who: A, attacker: vampire(), target: other() }],
    Intel => [Event::Intel { who: A, amount: 1, have: 1, need: 2 }],
    OutOfReach => [Event::OutOfReach { attacker: vampire(), target: other() }],
    AttackOver => [Event::AttackOver { attacker: vampire() }],
    AttackType => [
        Event::AttackType { attacker: vampire(), kind: Type::Ranged },
        Event::AttackType { attacker: vampire(), kind: Type::Physical },
        Event::AttackType { attacker: vampire(), kind: Type::Social },
        Event::AttackType { attacker: vampire(), kind: Type::Mental },
    ],
    CardLaid => [
        Event::CardLaid { who: A, card: Some(card("sucker-punch")) },
        Event::CardLaid { who: A, card: None },
    ],
    NoCard => [Event::NoCard { who: A }],
    Blocked => [Event::Blocked { who: B, vampire: other() }],
    BlockUndone => [Event::BlockUndone { who: B, vampire: other() }],
    ReactionLaid => [
        Event::ReactionLaid { who: B, card: Some(card("fleetness")) },
        Event::ReactionLaid { who: B, card: None },
    ],
    ReactionBack => [Event::ReactionBack { who: B }],
    Revealed => [Event::Revealed { who: A, card: card("sucker-punch") }],
    Illegal => [Event::Illegal { who: A, card: card("sucker-punch") }],
    Retargeted => [Event::Retargeted { target: other() }],
    Cancelled => [Event::Cancelled { card: card("fleetness"), by: card("scry-the-soul") }],
    TextVoid => [Event::TextVoid { card: card("seduction"), by: card("unswayable-mind") }],
    MoreDamage => [Event::MoreDamage { amount: 1, by: card("brother") }],
    Unblockable => [Event::Unblockable { vampire: vampire() }],
    Damage => [
        Event::Damage { victim: other(), amount: 2, kind: Type::Ranged, aggravated: true },
        Event::Damage { victim: other(), amount: 2, kind: Type::Physical, aggravated: true },
        Event::Damage { victim: other(), amount: 2, kind: Type::Social, aggravated: true },
        Event::Damage { victim: other(), amount: 2, kind: Type::Mental, aggravated: true },
        Event::Damage { victim: other(), amount: 2, kind: Type::Ranged, aggravated: false },
        Event::Damage { victim: other(), amount: 2, kind: Type::Physical, aggravated: false },
        Event::Damage { victim: other(), amount: 2, kind: Type::Social, aggravated: false },
        Event::Damage { victim: other(), amount: 2, kind: Type::Mental, aggravated: false },
    ],
    HunterDamage => [Event::HunterDamage { victim: other(), amount: 1 }],
    Redirected => [Event::Redirected { who: A, to: B, amount: 2, by: card("distraction") }],
    Reduced => [Event::Reduced { victim: other(), amount: 1 }],
    Prevented => [Event::Prevented { victim: other(), amount: 1, by: card("vagrant") }],
    DamageTaken => [Event::DamageTaken { victim: other(), amount: 1 }],
    NoDamage => [Event::NoDamage { victim: other() }],
    MortalSurvived => [Event::MortalSurvived { card: card("cop") }],
    MortalDefeated => [Event::MortalDefeated { who: A, card: card("cop") }],
    MortalBurned => [Event::MortalBurned { card: card("cop") }],
    MortalDiscarded => [Event::MortalDiscarded { card: card("cop") }],
    HunterBack => [Event::HunterBack { card: card("special-affairs-division") }],
    HunterBurned => [Event::HunterBurned { card: card("special-affairs-division"), by: card("sheriff") }],
    Attached => [Event::Attached { vampire: vampire(), card: card("cop") }],
    AttachmentBurned => [Event::AttachmentBurned { vampire: vampire(), card: card("cop") }],
    AttachmentDiscarded => [Event::AttachmentDiscarded { vampire: vampire(), card: card("sheriff") }],
    RetainerTaken => [
        Event::RetainerTaken { vampire: vampire(), from: other(), card: card("cop"), by: card("liza-holt") },
    ],
    Torpor => [
        Event::Torpor { who: B, vampire: other(), by: Some(A) },
        Event::Torpor { who: B, vampire: other(), by: Some(B) },
        Event::Torpor { who: B, vampire: other(), by: None },
    ],
    VampireBurned => [
        Event::VampireBurned { who: B, vampire: other(), by: Some(A) },
        Event::VampireBurned { who: B, vampire: other(), by: Some(B) },
        Event::VampireBurned { who: B, vampire: other(), by: None },
    ],
    BackFromTorpor => [Event::BackFromTorpor { who: B, vampire: other() }],
    Claim => [Event::Claim { who: A, vampire: vampire() }],
    ClaimLetPass => [Event::ClaimLetPass { who: B }],
    ClaimFailed => [Event::ClaimFailed { vampire: vampire() }],
    Prince => [Event::Prince { who: A, vampire: vampire() }],
    PrinceFree => [Event::PrinceFree],
    Exerted => [Event::Exerted { vampire: vampire(), amount: 2 }],
    MoreInfluence => [Event::MoreInfluence { who: A, amount: 3, by: card("iris-lokken") }],
    ModifierLaid => [
        Event::ModifierLaid { who: A, card: Some(card("the-last-word")) },
        Event::ModifierLaid { who: A, card: None },
    ],
    Hid => [
        Event::Hid { who: A, amount: Some(0) },
        Event::Hid { who: A, amount: Some(2) },
        Event::Hid { who: A, amount: None },
    ],
    SpentForInfluence => [Event::SpentForInfluence { who: A, amount: 2 }],
    Answer => [
        Event::Answer { who: A, yes: true, visible: 2 },
        Event::Answer { who: B, yes: false, visible: 0 },
    ],
    HandOpened => [Event::HandOpened { who: A, amount: 0 }, Event::HandOpened { who: A, amount: 2 }],
    SchemeResult => [
        Event::SchemeResult { card: card("greed"), yes: 2, no: 2 },
        Event::SchemeResult { card: card("greed"), yes: 2, no: 3 },
    ],
    Named => [Event::Named { who: A, seats: Seats::first(2), by: card("balance-of-power") }],
    Promised => [
        Event::Promised { who: A, promise: Promise::Answer(true) },
        Event::Promised { who: A, promise: Promise::Answer(false) },
        Event::Promised { who: A, promise: Promise::Intel(B) },
        Event::Promised { who: A, promise: Promise::Peace(B, 9) },
    ],
    PromiseKept => [
        Event::PromiseKept { who: A, promise: Promise::Answer(true) },
        Event::PromiseKept { who: A, promise: Promise::Answer(false) },
        Event::PromiseKept { who: A, promise: Promise::Intel(B) },
        Event::PromiseKept { who: A, promise: Promise::Peace(B, 9) },
    ],
    Shown => [
        Event::Shown { who: A, nth: 1, to: B, card: Some(card("lost-glory")) },
        Event::Shown { who: A, nth: 1, to: B, card: None },
    ],
    Contributed => [
        Event::Contributed { who: A, to: A, nth: 1 },
        Event::Contributed { who: B, to: A, nth: 1 },
    ],
    Resolved => [Event::Resolved { who: A, card: card("lost-glory") }],
    AgendaFlipped => [Event::AgendaFlipped { who: A, card: card("turf-war") }],
    KnockedOut => [Event::KnockedOut { who: A, by: Some(B) }, Event::KnockedOut { who: A, by: None }],
    TurnLimit => [Event::TurnLimit],
    Won => [
        Event::Won { winners: Seats::one(A) },
        Event::Won { winners: Seats::one(A).with(B) },
        Event::Won { winners: Seats::first(3) },
    ],
}
