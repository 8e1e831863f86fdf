//! At least one of everything that has words. A variant without a sample does not compile.

use elysium_kernel::{Seat, Seats};
use elysium_vendetta::cards::{CardId, Clan};
use elysium_vendetta::sets::{Loc, Slot};
use elysium_vendetta::vocabulary::{Ask, Choice, Event, Phase, Pick, Stage, Why};

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
const AT: Loc = Loc(1);
const HAVEN: Loc = Loc::HAVEN;
/// A card of the second seat.
pub const SLOT: Slot = Slot(9);

fn card(code: &str) -> CardId {
    CardId::find(code).unwrap_or_else(|| panic!("no card {code}"))
}

/// Any card that lies open.
fn by() -> CardId {
    card("GA05")
}

fn relic() -> CardId {
    card("RE8")
}

samples! { asks: Ask;
    Clan => [Ask::Clan],
    Relic => [Ask::Relic],
    UseInHandManagement => [Ask::UseInHandManagement(card("RE6"))],
    Keep => [Ask::Keep],
    KeepBoth => [Ask::KeepBoth(card("AL27"))],
    Under => [Ask::Under],
    Turn => [Ask::Turn],
    Where => [Ask::Where(SLOT)],
    Facing => [Ask::Facing(SLOT, AT), Ask::Facing(SLOT, HAVEN)],
    Blood => [Ask::Blood(SLOT, AT)],
    Tokens => [Ask::Tokens(SLOT, AT)],
    EndTurn => [Ask::EndTurn],
    Restore => [Ask::Restore(card("RE1"))],
    UseBeforeResolution => [Ask::UseBeforeResolution(card("RE2"))],
    DeployWhere => [Ask::DeployWhere(card("RE2"))],
    Look => [Ask::Look(AT)],
    Stay => [Ask::Stay(AT), Ask::Stay(HAVEN)],
    ChangeToken => [Ask::ChangeToken(card("RE5"), AT)],
    Refuge => [Ask::Refuge(AT)],
    Cloak => [Ask::Cloak(card("NO02"), AT)],
    UpTo => [Ask::UpTo(card("NO05"), AT)],
    RevealFor => [Ask::RevealFor(card("NO06"), SLOT)],
    NextCard => [Ask::NextCard(AT)],
    May => [Ask::May(by()), Ask::May(card("NO09"))],
    Pay => [Ask::Pay(card("TR05"), 0), Ask::Pay(card("TR05"), 1), Ask::Pay(card("TR05"), 3)],
    Pick => [Ask::Pick(card("VE03")), Ask::Pick(card("VE06")), Ask::Pick(card("VE09"))],
    Bid => [Ask::Bid(card("MA02"))],
    TurnDown => [Ask::TurnDown(card("MA07"))],
    TurnOneDown => [Ask::TurnOneDown(card("MA02"))],
    TakeBack => [Ask::TakeBack(card("MA05"))],
    Target => [Ask::Target(card("VE07"))],
    Rival => [Ask::Rival(card("MA01"))],
    MoveBlood => [Ask::MoveBlood(card("GA07"), 1), Ask::MoveBlood(card("GA07"), 2)],
    Partner => [Ask::Partner(by())],
    AddToTotal => [Ask::AddToTotal(card("RE4"), AT)],
    ReturnBlood => [Ask::ReturnBlood(card("LO1"), AT)],
    IgnoreLoss => [Ask::IgnoreLoss(card("BR03"), 1), Ask::IgnoreLoss(card("BR03"), 4)],
    InsteadOfDraining => [Ask::InsteadOfDraining(card("TR08"))],
    ShuffleIn => [Ask::ShuffleIn(card("MA06"))],
    Chance => [Ask::Chance],
}

samples! { choices: Choice;
    Clan => [Choice::Clan(Clan::Brujah)],
    Relic => [Choice::Relic(relic())],
    Keep => [Choice::Keep(SLOT)],
    Give => [Choice::Give(SLOT)],
    Under => [Choice::Under(SLOT)],
    Play => [Choice::Play(SLOT)],
    At => [Choice::At(AT), Choice::At(HAVEN)],
    FaceUp => [Choice::FaceUp],
    FaceDown => [Choice::FaceDown],
    Blood => [Choice::Blood(0), Choice::Blood(1), Choice::Blood(2), Choice::Blood(5)],
    Tokens => [Choice::Tokens(0), Choice::Tokens(1), Choice::Tokens(2)],
    Drain => [Choice::Drain(CardId::VICTIM), Choice::Drain(card("AL14")), Choice::Drain(card("AL19"))],
    Use => [Choice::Use(relic())],
    Restore => [Choice::Restore(CardId::VICTIM)],
    Look => [Choice::Look(AT, A, 1)],
    Done => [Choice::Done],
    Stay => [Choice::Stay],
    Withdraw => [Choice::Withdraw],
    Yes => [Choice::Yes],
    No => [Choice::No],
    Resolve => [Choice::Resolve(SLOT)],
    Turn => [Choice::Turn(SLOT)],
    Take => [Choice::Take(SLOT)],
    Target => [Choice::Target(SLOT)],
    Rival => [Choice::Rival(A)],
    Pick => [
        Choice::Pick(Pick::Skip),
        Choice::Pick(Pick::Steal),
        Choice::Pick(Pick::Blood),
        Choice::Pick(Pick::Influence),
    ],
    Bid => [Choice::Bid(0), Choice::Bid(1), Choice::Bid(3)],
    Shuffle => [Choice::Shuffle(SLOT)],
    Ambition => [Choice::Ambition(A)],
    Offer => [Choice::Offer(Clan::Tremere)],
    Draw => [Choice::Draw(CardId::VICTIM)],
    DrawSlot => [Choice::DrawSlot(SLOT)],
}

samples! { whys: Why;
    Players => [Why::Players { players: 1 }, Why::Players { players: 7 }],
    Teams => [Why::Teams { players: 5 }, Why::Teams { players: 6 }],
    TooFewCards => [Why::TooFewCards { need: 5, have: 2 }],
    Spend => [Why::Spend { cost: 1, have: 1 }, Why::Spend { cost: 2, have: 0 }],
    EmptiesPool => [
        Why::EmptiesPool { amount: 1, have: 1 },
        Why::EmptiesPool { amount: 3, have: 3 },
        Why::EmptiesPool { amount: 3, have: 2 },
    ],
    AtMost => [Why::AtMost { limit: 3 }],
    OnlyFaceDown => [Why::OnlyFaceDown { by: card("NO03") }],
    MustPlay => [Why::MustPlay],
    NoTokens => [Why::NoTokens { want: 1, have: 0 }, Why::NoTokens { want: 2, have: 1 }, Why::NoTokens { want: 3, have: 2 }],
    NotDrainable => [Why::NotDrainable { card: card("AL11") }],
    Used => [Why::Used { relic: relic() }],
    NotNow => [Why::NotNow { relic: relic() }],
    NothingDrained => [Why::NothingDrained],
    NoCardInHand => [Why::NoCardInHand],
    NoInfluence => [Why::NoInfluence { need: 1 }, Why::NoInfluence { need: 2 }],
    NothingDeployed => [Why::NothingDeployed],
    AlreadyThere => [Why::AlreadyThere],
}

samples! { events: Event;
    Ambition => [Event::Ambition { who: A }],
    ClanOffered => [Event::ClanOffered { clan: Clan::Ventrue }],
    RelicOffered => [Event::RelicOffered { relic: relic() }],
    ClanTaken => [Event::ClanTaken { who: A, clan: Clan::Ventrue }],
    RelicTaken => [Event::RelicTaken { who: A, relic: relic() }],
    LocationCard => [Event::LocationCard { at: AT, card: card("LO3") }],
    Round => [Event::Round { round: 2 }],
    Phase => [
        Event::Phase { phase: Phase::Feed },
        Event::Phase { phase: Phase::LocationSetup },
        Event::Phase { phase: Phase::HandManagement },
        Event::Phase { phase: Phase::Planning },
        Event::Phase { phase: Phase::Resolution },
        Event::Phase { phase: Phase::EndOfRound },
    ],
    Stage => [
        Event::Stage { at: AT, stage: Stage::Withdraw },
        Event::Stage { at: AT, stage: Stage::Revelation },
        Event::Stage { at: AT, stage: Stage::Preparation },
        Event::Stage { at: AT, stage: Stage::Conflict },
        Event::Stage { at: HAVEN, stage: Stage::Aftermath },
    ],
    AllyAppears => [Event::AllyAppears { at: AT, ally: card("AL01") }],
    AllyLeaves => [Event::AllyLeaves { at: HAVEN, ally: card("AL01") }],
    Drew => [
        Event::Drew { who: A, card: Some(by()), by: None },
        Event::Drew { who: A, card: None, by: Some(card("AL03")) },
        Event::Drew { who: A, card: None, by: None },
    ],
    Kept => [Event::Kept { who: A, card: Some(by()) }, Event::Kept { who: A, card: None }],
    PutUnder => [Event::PutUnder { who: A, card: Some(by()) }, Event::PutUnder { who: A, card: None }],
    ShuffledIn => [
        Event::ShuffledIn { who: A, card: Some(by()), by: card("MA06") },
        Event::ShuffledIn { who: A, card: None, by: card("MA06") },
    ],
    Looked => [
        Event::Looked { who: A, at: AT, side: B, card: Some(by()), by: card("AL13") },
        Event::Looked { who: A, at: AT, side: B, card: None, by: card("AL13") },
    ],
    Played => [
        Event::Played { who: A, card: Some(by()), at: AT, down: false, by: Some(card("MA01")) },
        Event::Played { who: A, card: Some(by()), at: AT, down: true, by: None },
        Event::Played { who: A, card: None, at: HAVEN, down: true, by: None },
    ],
    BloodDeployed => [Event::BloodDeployed { who: A, amount: 2, at: AT, by: Some(card("TO07")) }],
    TokensTurned => [
        Event::TokensTurned { who: A, amount: 1, at: AT },
        Event::TokensTurned { who: A, amount: 2, at: AT },
    ],
    Passed => [Event::Passed { who: A }],
    Gained => [
        Event::Gained { who: A, amount: 1, by: None },
        Event::Gained { who: A, amount: 5, by: Some(card("AL06")) },
    ],
    Spent => [Event::Spent { who: A, amount: 2, by: Some(card("TR05")) }],
    Lost => [Event::Lost { who: A, amount: 2, by: Some(card("BR03")) }],
    Stolen => [Event::Stolen { who: A, from: B, amount: 1, by: card("BR09") }],
    Ignored => [
        Event::Ignored { who: A, by: card("TO06"), of: Some(card("BR04")) },
        Event::Ignored { who: A, by: card("RE7"), of: None },
    ],
    Added => [Event::Added { who: A, amount: 2, at: AT, by: card("GA08") }],
    Taken => [
        Event::Taken { who: A, from: B, amount: 2, at: AT, by: card("GA04"), deployed: false },
        Event::Taken { who: A, from: B, amount: 2, at: AT, by: card("VE06"), deployed: true },
    ],
    Discarded => [Event::Discarded { who: A, amount: 1, at: AT, by: card("TO03") }],
    BloodBack => [Event::BloodBack { who: A, amount: 1, at: AT, by: None }],
    BloodMoved => [Event::BloodMoved { who: A, amount: 2, from: AT, to: HAVEN, by: card("GA07") }],
    Exchanged => [Event::Exchanged { who: A, pool: 1, deployed: 5, at: AT, by: card("GA05") }],
    InfluenceGained => [Event::InfluenceGained { who: A, amount: 2, by: None }],
    InfluenceLost => [Event::InfluenceLost { who: A, amount: 1, by: Some(card("VE01")) }],
    InfluenceGiven => [Event::InfluenceGiven { who: A, to: B, amount: 1, by: card("VE09") }],
    Frenzy => [
        Event::Frenzy { who: A, causer: Some(B), by: Some(card("BR04")) },
        Event::Frenzy { who: A, causer: None, by: None },
    ],
    Drained => [
        Event::Drained { who: A, card: CardId::VICTIM, blood: 3 },
        Event::Drained { who: A, card: card("AL25"), blood: 0 },
    ],
    Diablerie => [Event::Diablerie { who: A, tokens: 1 }, Event::Diablerie { who: A, tokens: 2 }],
    Eliminated => [Event::Eliminated { who: A }],
    Restored => [Event::Restored { who: A, card: CardId::VICTIM, by: card("RE1") }],
    RelicUsed => [Event::RelicUsed { who: A, relic: relic() }],
    Token => [Event::Token { who: A, stays: true, at: AT }, Event::Token { who: A, stays: false, at: AT }],
    TokenChanged => [
        Event::TokenChanged { who: A, stays: true, by: card("RE5") },
        Event::TokenChanged { who: A, stays: false, by: card("RE5") },
    ],
    Withdrew => [
        Event::Withdrew { who: A, at: AT, to: Some(HAVEN), cards: 0 },
        Event::Withdrew { who: A, at: AT, to: Some(HAVEN), cards: 1 },
        Event::Withdrew { who: A, at: AT, to: Some(HAVEN), cards: 2 },
        Event::Withdrew { who: A, at: HAVEN, to: None, cards: 0 },
        Event::Withdrew { who: A, at: HAVEN, to: None, cards: 1 },
        Event::Withdrew { who: A, at: HAVEN, to: None, cards: 5 },
    ],
    Revealed => [Event::Revealed { who: A, card: by(), at: AT }],
    LeftDown => [Event::LeftDown { who: A, at: AT, by: card("NO06") }],
    TurnedDown => [
        Event::TurnedDown { who: A, card: Some(by()), at: AT, by: card("MA07") },
        Event::TurnedDown { who: A, card: Some(card("TR02")), at: AT, by: card("TR02") },
        Event::TurnedDown { who: A, card: None, at: AT, by: card("MA07") },
    ],
    ToHand => [
        Event::ToHand { who: A, card: Some(by()), by: Some(card("MA05")) },
        Event::ToHand { who: A, card: None, by: None },
    ],
    Moved => [Event::Moved { who: A, card: card("NO01"), to: HAVEN, by: card("NO01") }],
    Skips => [Event::Skips { who: A, at: AT, by: card("VE03") }],
    Forestalled => [Event::Forestalled { who: A, card: by(), by: card("VE07") }],
    Assault => [Event::Assault { who: A, at: AT, by: card("MA07") }],
    Bid => [Event::Bid { who: A, amount: 2, by: card("MA02") }],
    LowestBid => [Event::LowestBid { who: A, by: card("MA02") }],
    Picked => [
        Event::Picked { who: A, pick: Pick::Skip, by: card("VE03") },
        Event::Picked { who: A, pick: Pick::Steal, by: card("VE03") },
        Event::Picked { who: A, pick: Pick::Blood, by: card("VE06") },
        Event::Picked { who: A, pick: Pick::Influence, by: card("VE06") },
    ],
    PartnerLeftOut => [Event::PartnerLeftOut { who: A, by: card("BR04") }],
    Total => [Event::Total { who: A, at: AT, total: 7 }],
    Ranked => [
        Event::Ranked { who: A, rank: 1, at: AT },
        Event::Ranked { who: A, rank: 2, at: AT },
        Event::Ranked { who: A, rank: 3, at: HAVEN },
    ],
    AllyWon => [Event::AllyWon { who: A, ally: card("AL01"), at: AT }],
    VictimDrawn => [Event::VictimDrawn { who: A, by: None }],
    NoVictimLeft => [Event::NoVictimLeft { who: A }],
    NobodyLeft => [Event::NobodyLeft { at: AT }],
    CardsBack => [
        Event::CardsBack { who: A, cards: 0 },
        Event::CardsBack { who: A, cards: 1 },
        Event::CardsBack { who: A, cards: 5 },
    ],
    Score => [Event::Score { who: A, score: -1 }, Event::Score { who: A, score: 22 }],
    Won => [
        Event::Won { winners: Seats::one(A) },
        Event::Won { winners: Seats::one(A).with(B) },
        Event::Won { winners: Seats::first(3) },
    ],
}
