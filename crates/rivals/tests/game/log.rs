//! The log: every event carries a rule of the page, and one that can be the reason for it.

use elysium_kernel::Rule;
use elysium_kernel::testkit::Tries;
use elysium_proof::{Page, insist_on_reasons};
use elysium_rivals::Rivals;
use elysium_rivals::vocabulary::{Event, Phase};

use crate::deals;

#[test]
fn every_event_carries_the_rule_that_applies() {
    for number in Tries::new(12, 60, 1_000) {
        let setup = deals::setup(2 + number as usize % 3, number);
        insist_on_reasons::<Rivals>(Page::new("rivals", &[]), setup, number, fits);
    }
}

/// Rules that are never the reason for what a card does.
const NO_CARD: &[(u8, u8)] = &[
    (4, 11),
    (5, 1),
    (5, 7),
    (5, 8),
    (10, 4),
    (10, 18),
    (11, 1),
    (11, 2),
    (12, 7),
    (12, 13),
    (12, 14),
    (12, 21),
    (14, 1),
    (14, 2),
    (14, 3),
    (14, 8),
    (17, 12),
];

/// Can this rule be the reason for the event?
fn fits(event: &Event, rule: Rule) -> bool {
    let one_of = |rules: &[(u8, u8)]| rules.contains(&(rule.section, rule.number));
    match event {
        Event::FirstPlayer { .. } => one_of(&[(2, 11)]),
        Event::LeaderChosen { .. } => one_of(&[(2, 7), (24, 4), (24, 11)]),
        Event::TokenBack { .. } => one_of(&[(2, 14)]),
        Event::RivalToken { .. } => one_of(&[(2, 13), (2, 15)]),
        Event::Turn { .. } => one_of(&[(5, 1)]),
        Event::Phase { phase: Phase::Beginning | Phase::Action } => one_of(&[(5, 1)]),
        Event::Phase { phase: Phase::End } => one_of(&[(7, 1)]),
        Event::CityCard { .. } => one_of(&[(5, 3), (5, 4), (13, 1)]),
        Event::CityEmpty => one_of(&[(22, 4)]),
        Event::CityShuffled => one_of(&[(22, 4), (26, 4)]),
        Event::Returned { .. } => one_of(&[(5, 7)]),
        Event::StaysOut { .. } => one_of(&[(6, 9)]),
        Event::Drew { by: None, .. } => one_of(&[(2, 18), (7, 12), (8, 1)]),
        Event::NothingToDraw { .. } => one_of(&[(23, 5)]),
        Event::Discarded { by: None, .. } => one_of(&[(7, 4), (10, 7), (13, 1)]),
        Event::Recruited { .. } => one_of(&[(8, 2)]),
        Event::FraudBurned { .. } => one_of(&[(8, 7)]),
        Event::Played { .. } => one_of(&[(8, 8)]),
        Event::PlayedFaceDown { .. } => one_of(&[(20, 1)]),
        Event::Used { .. } => one_of(&[(6, 6), (13, 1)]),
        Event::Moved { .. } => one_of(&[(6, 8), (22, 2), (25, 61)]),
        Event::Joined { .. } => one_of(&[(6, 8), (6, 12)]),
        Event::WentAlone { .. } => one_of(&[(6, 12)]),
        Event::LostPrestige { by: None, .. } => one_of(&[(14, 3)]),
        Event::PaidPrestige { by: None, .. } => one_of(&[(16, 10), (24, 10)]),
        Event::PaidPrestige { by: Some(_), .. } => one_of(&[(12, 16), (13, 1), (13, 8), (17, 12)]),
        Event::PaidBlood { .. } | Event::PutAway { .. } => one_of(&[(13, 1)]),
        Event::GainedAgenda { by: None, .. } => one_of(&[(3, 8), (3, 9), (4, 11)]),
        Event::LostBlood { .. } | Event::StoleBlood { .. } => one_of(&[(12, 18)]),
        Event::Mended { by: None, .. } => one_of(&[(7, 3), (7, 4)]),
        Event::Fed { .. } => one_of(&[(20, 11)]),
        Event::Marked { .. } | Event::MarkTaken { .. } => one_of(&[(25, 47)]),
        Event::Attack { .. } => one_of(&[(9, 3), (10, 4)]),
        Event::Intel { .. } => one_of(&[(10, 7), (25, 53)]),
        Event::OutOfReach { .. } => one_of(&[(10, 9)]),
        Event::AttackOver { .. } => one_of(&[(10, 9), (27, 12)]),
        Event::AttackType { .. } => one_of(&[(10, 11)]),
        Event::CardLaid { .. } => one_of(&[(10, 12), (10, 14), (25, 53)]),
        Event::NoCard { .. } => one_of(&[(10, 12)]),
        Event::Blocked { .. } => one_of(&[(11, 2)]),
        Event::BlockUndone { .. } | Event::ReactionBack { .. } => one_of(&[(11, 17)]),
        Event::ReactionLaid { .. } => one_of(&[(11, 7)]),
        Event::Revealed { .. } => one_of(&[(11, 11), (17, 9)]),
        Event::Illegal { .. } => one_of(&[(11, 16), (11, 18)]),
        Event::Retargeted { .. } => one_of(&[(11, 13)]),
        Event::Cancelled { .. } | Event::TextVoid { .. } => one_of(&[(12, 5)]),
        Event::MoreDamage { .. } => one_of(&[(12, 6), (13, 1)]),
        Event::Damage { .. } => one_of(&[(11, 19), (12, 7), (12, 9)]),
        Event::HunterDamage { .. } => one_of(&[(7, 8), (25, 36)]),
        Event::Reduced { .. } | Event::Prevented { .. } => one_of(&[(12, 11)]),
        Event::DamageTaken { .. } | Event::NoDamage { .. } => one_of(&[(12, 13)]),
        Event::MortalSurvived { .. } | Event::MortalDefeated { .. } => one_of(&[(12, 15)]),
        Event::MortalBurned { .. } => one_of(&[(21, 5), (21, 7)]),
        Event::MortalDiscarded { .. } => one_of(&[(22, 7), (25, 85)]),
        Event::HunterBack { .. } => one_of(&[(25, 74)]),
        Event::Attached { .. } => one_of(&[(9, 10), (9, 13), (9, 15), (19, 1), (21, 6), (25, 12)]),
        Event::AttachmentBurned { .. } => {
            one_of(&[(8, 7), (12, 21), (13, 1), (14, 2), (21, 10), (21, 11), (12, 6)])
        }
        Event::AttachmentDiscarded { .. } => one_of(&[(9, 11), (19, 6)]),
        Event::RetainerTaken { .. } => one_of(&[(25, 12), (25, 14)]),
        Event::Torpor { .. } => one_of(&[(14, 1)]),
        Event::VampireBurned { .. } => one_of(&[(12, 21)]),
        Event::BackFromTorpor { .. } => one_of(&[(5, 8), (14, 8)]),
        Event::Claim { .. } => one_of(&[(9, 2)]),
        Event::ClaimLetPass { .. } => one_of(&[(9, 3)]),
        Event::ClaimFailed { .. } => one_of(&[(9, 10)]),
        Event::Prince { .. } => one_of(&[(9, 10), (9, 13), (9, 15)]),
        Event::PrinceFree => one_of(&[(9, 14)]),
        Event::Exerted { .. } => one_of(&[(16, 2)]),
        Event::ModifierLaid { .. } => one_of(&[(16, 8)]),
        Event::Hid { .. } => one_of(&[(17, 4)]),
        Event::SpentForInfluence { .. } => one_of(&[(16, 10)]),
        Event::Answer { .. } => one_of(&[(17, 6)]),
        Event::HandOpened { .. } => one_of(&[(17, 9)]),
        Event::SchemeResult { .. } => one_of(&[(17, 10)]),
        Event::Named { .. } => one_of(&[(25, 30)]),
        Event::Promised { .. } => one_of(&[(18, 6)]),
        Event::PromiseKept { .. } => one_of(&[(18, 4)]),
        Event::Shown { .. } => one_of(&[(20, 2)]),
        Event::Resolved { .. } => one_of(&[(20, 6)]),
        Event::AgendaFlipped { .. } => one_of(&[(24, 5), (24, 6)]),
        Event::KnockedOut { .. } => one_of(&[(3, 5), (3, 6)]),
        Event::TurnLimit => one_of(&[(27, 8)]),
        Event::Won { .. } => one_of(&[(3, 2), (3, 3), (3, 4), (3, 12), (27, 8), (27, 14)]),
        // What cards do.
        _ => !one_of(NO_CARD),
    }
}
