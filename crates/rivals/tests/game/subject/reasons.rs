//! Which rules can be the reason for which events.

use elysium_kernel::Rule;
use elysium_rivals::cards::{Ability, CardId, CardKind, Cost, Effect, Kind, Own, When, book};
use elysium_rivals::vocabulary::{Event, Phase};

type Number = (u8, u8);

/// Can this rule be the reason for the event?
pub fn fits(event: &Event, rule: Rule) -> bool {
    let number = (rule.section, rule.number);
    by_rule(event).contains(&number) || cause(event).is_some_and(|card| of_card(card).contains(&number))
}

/// What is logged with a rule of its own, whichever card is the cause; for the rest, what happens without a card.
fn by_rule(event: &Event) -> &'static [Number] {
    match *event {
        Event::FirstPlayer { .. } => &[(2, 11)],
        Event::LeaderChosen { .. } => &[(2, 7), (24, 4), (24, 11)],
        Event::Bid { .. } | Event::BidPassed { .. } => &[(24, 9)],
        Event::BidWon { .. } => &[(24, 10)],
        Event::TokenBack { .. } => &[(2, 14)],
        Event::RivalToken { .. } => &[(2, 13), (2, 15)],
        Event::Turn { .. } => &[(5, 1)],
        Event::Phase { phase: Phase::Beginning | Phase::Action } => &[(5, 1)],
        Event::Phase { phase: Phase::End } => &[(7, 1)],
        Event::CityCard { .. } => &[(5, 3), (5, 4), (13, 1)],
        Event::CityEmpty => &[(22, 4)],
        Event::CityShuffled => &[(22, 4), (26, 4)],
        // (13, 1): by the Sheriff.
        Event::EventBurned { .. } => &[(5, 2), (22, 2), (13, 1)],
        Event::Returned { .. } => &[(5, 7)],
        Event::StaysOut { .. } => &[(6, 9)],
        Event::Drew { by: None, .. } => &[(2, 18), (7, 12), (8, 1)],
        Event::NothingToDraw { .. } => &[(23, 5)],
        Event::Discarded { by: None, .. } => &[(7, 4), (10, 7), (13, 1)],
        Event::Recruited { .. } => &[(8, 2)],
        Event::FraudBurned { .. } => &[(8, 7)],
        Event::Played { .. } => &[(8, 8)],
        Event::PlayedFaceDown { .. } => &[(20, 1)],
        Event::Used { .. } => &[(6, 6), (13, 1)],
        Event::Moved { .. } => &[(6, 8), (22, 2), (25, 61)],
        Event::Joined { .. } => &[(6, 8), (6, 12)],
        Event::WentAlone { .. } => &[(6, 12)],
        Event::LostPrestige { by: None, .. } => &[(14, 3)],
        Event::PaidPrestige { by: None, .. } => &[(16, 10), (24, 10)],
        Event::GainedAgenda { by: None, .. } => &[(3, 8), (3, 9), (4, 11)],
        Event::LostBlood { .. } | Event::StoleBlood { .. } => &[(12, 18)],
        Event::Mended { by: None, .. } => &[(7, 3), (7, 4)],
        Event::Fed { .. } => &[(20, 11)],
        Event::MarkTaken { .. } => &[(25, 47)],
        Event::Attack { .. } => &[(9, 3), (10, 4)],
        Event::Intel { .. } => &[(10, 7), (25, 53)],
        Event::OutOfReach { .. } => &[(10, 9)],
        Event::AttackOver { .. } => &[(10, 9), (27, 12)],
        Event::AttackType { .. } => &[(10, 11)],
        Event::CardLaid { .. } => &[(10, 12), (10, 14), (25, 53)],
        Event::NoCard { .. } => &[(10, 12)],
        Event::Blocked { .. } => &[(11, 2)],
        Event::BlockUndone { .. } | Event::ReactionBack { .. } => &[(11, 17)],
        Event::ReactionLaid { .. } => &[(11, 7)],
        Event::Revealed { .. } => &[(11, 11), (17, 9)],
        Event::Illegal { .. } => &[(11, 16), (11, 18)],
        Event::Retargeted { .. } => &[(11, 13)],
        Event::Cancelled { .. } | Event::TextVoid { .. } => &[(12, 5)],
        Event::Damage { .. } => &[(11, 19), (12, 7), (12, 9)],
        Event::HunterDamage { .. } => &[(7, 8), (25, 36)],
        Event::Reduced { .. } | Event::Prevented { .. } => &[(12, 11)],
        Event::DamageTaken { .. } | Event::NoDamage { .. } => &[(12, 13)],
        Event::MortalSurvived { .. } | Event::MortalDefeated { .. } => &[(12, 15)],
        Event::MortalBurned { .. } => &[(21, 5), (21, 7)],
        Event::MortalDiscarded { .. } => &[(22, 7), (25, 85)],
        Event::HunterBack { .. } => &[(25, 74)],
        Event::Attached { .. } => &[(9, 10), (9, 13), (9, 15), (19, 1), (21, 6), (25, 12)],
        // (13, 1): by Incite Rebellion.
        Event::AttachmentBurned { .. } => &[(8, 7), (12, 21), (13, 1), (14, 2), (21, 10), (21, 11)],
        Event::AttachmentDiscarded { .. } => &[(9, 11), (19, 6)],
        Event::Torpor { .. } => &[(14, 1)],
        Event::VampireBurned { .. } => &[(12, 21)],
        Event::BackFromTorpor { .. } => &[(5, 8), (14, 8)],
        Event::Claim { .. } => &[(9, 2)],
        Event::ClaimLetPass { .. } => &[(9, 3)],
        Event::ClaimFailed { .. } => &[(9, 10)],
        Event::Prince { .. } => &[(9, 10), (9, 13), (9, 15)],
        Event::PrinceFree => &[(9, 14)],
        Event::Exerted { .. } => &[(16, 2)],
        Event::ModifierLaid { .. } => &[(16, 8)],
        Event::Hid { .. } => &[(17, 4)],
        Event::SpentForInfluence { .. } => &[(16, 10)],
        Event::Answer { .. } => &[(17, 6)],
        Event::HandOpened { .. } => &[(17, 9)],
        Event::SchemeResult { .. } => &[(17, 10)],
        Event::Named { .. } => &[(25, 30)],
        Event::Promised { .. } => &[(18, 6)],
        Event::PromiseKept { .. } => &[(18, 4)],
        Event::Shown { .. } => &[(20, 2)],
        // (12, 6): by Faulty Logic.
        Event::Contributed { .. } => &[(20, 3), (12, 6)],
        Event::Resolved { .. } => &[(20, 6)],
        Event::AgendaFlipped { .. } => &[(24, 5), (24, 6)],
        Event::KnockedOut { .. } => &[(3, 5), (3, 6)],
        Event::TurnLimit => &[(27, 8)],
        Event::Won { .. } => &[(3, 2), (3, 3), (3, 4), (3, 12), (27, 8), (27, 14)],
        // The price of a card, what was held for a Scheme, or what an attack takes.
        Event::PaidPrestige { by: Some(card), .. } => match kind(card) {
            Some(Kind::Ongoing) => &[(13, 1), (13, 8)],
            Some(Kind::Scheme) => &[(17, 12)],
            Some(Kind::Attack) => &[(12, 16)],
            _ => &[(13, 1)],
        },
        Event::PaidBlood { .. } | Event::PutAway { .. } => &[(13, 1)],
        Event::Discarded { by: Some(card), .. } if costs_cards(card) => &[(13, 1)],
        // What mortals are worth to those who defeat or burn them.
        Event::GainedAgenda { by: Some(card), .. } if is_city(card) => &[(4, 13)],
        Event::Mended { by: Some(card), .. } if is_city(card) => &[(21, 5)],
        _ => &[],
    }
}

/// The card that did it, where that says by which rules it can have done so.
fn cause(event: &Event) -> Option<CardId> {
    match *event {
        Event::Drew { by, .. }
        | Event::Discarded { by, .. }
        | Event::GainedPrestige { by, .. }
        | Event::LostPrestige { by, .. }
        | Event::GainedAgenda { by, .. }
        | Event::LostAgenda { by, .. }
        | Event::Mended { by, .. } => by,
        Event::EventsReturned { by, .. }
        | Event::Recovered { by, .. }
        | Event::Peeked { by, .. }
        | Event::KeptOnTop { by, .. }
        | Event::PutUnder { by, .. }
        | Event::TopRevealed { by, .. }
        | Event::OngoingBurned { by, .. }
        | Event::Exhausted { by, .. }
        | Event::StolePrestige { by, .. }
        | Event::Loaded { card: by, .. }
        | Event::Marked { by, .. }
        | Event::MoreDamage { by, .. }
        | Event::Unblockable { vampire: by }
        | Event::Redirected { by, .. }
        | Event::HunterBurned { by, .. }
        | Event::RetainerTaken { by, .. }
        | Event::MoreInfluence { by, .. } => Some(by),
        _ => None,
    }
}

fn kind(card: CardId) -> Option<Kind> {
    matches!(card.kind(), CardKind::Library(_)).then(|| book(false).library_card(card).kind)
}

fn is_city(card: CardId) -> bool {
    matches!(card.kind(), CardKind::City(_))
}

/// Its abilities in both printings.
fn abilities(card: CardId) -> impl Iterator<Item = &'static Ability> {
    [false, true].into_iter().flat_map(move |revised| book(revised).abilities(card))
}

fn costs_cards(card: CardId) -> bool {
    let cards = |cost: &Cost| matches!(cost, Cost::Discard(_) | Cost::DiscardUpTo(_) | Cost::DiscardTitle);
    abilities(card).any(|ability| ability.cost.iter().any(cards))
}

/// The rules by which a card does something: rulings on what it does, or else the rule of its moment.
fn of_card(card: CardId) -> Vec<Number> {
    let mut rules = Vec::new();
    for ability in abilities(card) {
        let ruled = ability.does.iter().find_map(ruling);
        rules.extend(ruled.unwrap_or_else(|| moment(card, ability.when)));
    }
    rules
}

/// Rulings on what only one or two cards do.
fn ruling(effect: &Effect) -> Option<&'static [Number]> {
    Some(match effect {
        Effect::StealRetainer | Effect::Own(Own::TakeRetainer) => &[(25, 12)],
        Effect::BurnOngoing => &[(13, 1), (25, 59)],
        // With the last token the card burns.
        Effect::GiveBlood => &[(5, 5), (25, 39)],
        Effect::Mark => &[(25, 47)],
        Effect::Own(Own::RevealForInfluence) => &[(25, 10)],
        Effect::Own(Own::ShiftRetainer) => &[(25, 14)],
        Effect::Own(Own::Balance) => &[(25, 31)],
        Effect::Own(Own::Redirect) => &[(25, 36)],
        Effect::Own(Own::EventsReturn) => &[(25, 71)],
        _ => return None,
    })
}

fn moment(card: CardId, when: When) -> &'static [Number] {
    match when {
        When::InAttack | When::InActionPhase | When::ForInfluence => &[(13, 1)],
        When::Action => &[(6, 6)],
        // Damage that a text adds by itself.
        When::Text | When::Always => &[(12, 6)],
        When::AfterDamage | When::Drained | When::AttackDrained => &[(12, 16)],
        When::Played if kind(card) == Some(Kind::Ongoing) => &[(8, 11)],
        When::Played => &[(8, 8)],
        When::Yes => &[(17, 11)],
        When::SchemeFailed | When::SchemeWon => &[(17, 10)],
        When::Resolved => &[(20, 6)],
        When::AtOnce => &[(22, 2)],
        When::TurnStart => &[(5, 5)],
        When::TorporStep => &[(7, 3)],
        When::TurnEnd => &[(7, 7)],
        When::PartyDefeats => &[(12, 3)],
        When::SelfDefeated => &[(14, 4)],
        // Any other trigger: by the kind of card that answers to it.
        When::Block
        | When::Attached
        | When::YourSchemeSucceeds
        | When::SelfPlaysScheme
        | When::OngoingPlayed
        | When::FaceDownPlayed
        | When::FaceDownResolved
        | When::ConspiracyResolved
        | When::TitleAttached
        | When::RetainerAttached
        | When::CitizenAttached
        | When::BurningMortal
        | When::AttackerDefeats
        | When::YouDefeat
        | When::HunterDefeated
        | When::HunterBurned
        | When::VagrantDefeated
        | When::SecondMortal
        | When::MortalAttacked => answering(card, when),
        // No event says that these cards did it but one that has its rule.
        When::Prevent | When::Antagonist | When::FaceUp => &[],
    }
}

fn answering(card: CardId, when: When) -> &'static [Number] {
    match card.kind() {
        CardKind::Agenda(_) => &[(4, 8)],
        CardKind::Haven(_) => &[(4, 17)],
        CardKind::Library(_) if kind(card) == Some(Kind::Ongoing) => &[(23, 2)],
        // A Retainer acts for its bearer, a card of The Streets for itself.
        CardKind::City(_) if when != When::Attached => &[(23, 2)],
        CardKind::City(_) | CardKind::Library(_) | CardKind::Vampire(_) => &[(4, 5)],
    }
}
