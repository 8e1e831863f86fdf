//! Which rules can be the reason for which events.

use elysium_kernel::Rule;
use elysium_vendetta::cards::{CardId, Effect, Own, When, book};
use elysium_vendetta::vocabulary::Event;

type Number = (u8, u8);

/// Can this rule be the reason for the event?
pub fn fits(event: &Event, rule: Rule) -> bool {
    let number = (rule.section, rule.number);
    by_rule(event).contains(&number) || cause(event).is_some_and(|card| of_card(card).contains(&number))
}

/// What is logged with a rule of its own, whichever card is the cause; for the rest, what happens without a card.
fn by_rule(event: &Event) -> &'static [Number] {
    match *event {
        Event::Ambition { .. } => &[(1, 2), (6, 3)],
        Event::ClanOffered { .. } | Event::ClanTaken { .. } => &[(1, 5)],
        Event::LocationCard { .. } => &[(14, 2)],
        Event::RelicOffered { .. } | Event::RelicTaken { .. } | Event::RelicUsed { .. } => &[(14, 3)],
        Event::Round { .. } => &[(2, 1)],
        Event::Phase { .. } => &[(2, 1), (2, 5), (2, 6), (3, 1), (5, 1), (11, 1)],
        Event::Stage { .. } => &[(5, 2)],
        Event::AllyAppears { .. } => &[(2, 5)],
        Event::Drew { by: None, .. } => &[(2, 6), (2, 7)],
        Event::Kept { .. } | Event::PutUnder { .. } => &[(2, 6), (2, 7), (17, 71)],
        Event::Played { by: None, .. } => &[(3, 3)],
        Event::Played { by: Some(_), .. } => &[(9, 3)],
        Event::TokensTurned { .. } => &[(3, 9)],
        Event::Passed { .. } => &[(3, 12)],
        Event::BloodDeployed { by: None, .. } => &[(3, 5)],
        Event::Gained { by: None, .. } => &[(2, 2), (7, 6)],
        Event::Spent { by: None, .. } => &[(3, 6), (17, 75)],
        Event::Lost { by: None, .. } => &[(2, 4)],
        Event::BloodBack { by: None, .. } => &[(5, 5), (5, 7)],
        Event::SawInHand { .. } => &[(17, 92)],
        Event::ToHand { by: None, .. } => &[(5, 7), (16, 22)],
        Event::ToHand { by: Some(_), .. } => &[(16, 22)],
        Event::InfluenceGained { by: None, .. } => &[(6, 2), (6, 3), (7, 2)],
        Event::InfluenceLost { by: None, .. } => &[(7, 6)],
        Event::VictimDrawn { by: None, .. } => &[(6, 2)],
        Event::Frenzy { .. } => &[(7, 1)],
        Event::Drained { .. } => &[(3, 8), (7, 5), (7, 13)],
        Event::Diablerie { .. } => &[(4, 5)],
        Event::Eliminated { .. } => &[(13, 1)],
        Event::Token { .. } => &[(5, 4)],
        Event::Withdrew { .. } => &[(5, 5), (5, 7), (17, 21), (17, 79)],
        Event::Revealed { .. } => &[(5, 5), (5, 14)],
        Event::PartnerLeftOut { .. } => &[(14, 6)],
        Event::Ignored { by, of, .. } => match (by.slug(), of.map(CardId::slug)) {
            ("forestall", _) => &[(16, 18)],
            ("ashwood-ward", _) => &[(17, 90)],
            (_, Some("mass-manipulation" | "one-step-ahead" | "auction-of-blood")) => &[(17, 37)],
            (_, Some("old-cathedral")) => &[(17, 82)],
            _ => &[(16, 7)],
        },
        Event::Total { .. } => &[(5, 23)],
        Event::Ranked { .. } | Event::AllyWon { .. } => &[(6, 2)],
        Event::NobodyLeft { .. } | Event::AllyLeaves { .. } => &[(5, 29)],
        Event::NoVictimLeft { .. } => &[(1, 10)],
        Event::CardsBack { .. } => &[(11, 1)],
        Event::Score { .. } => &[(11, 5)],
        Event::Won { .. } => &[(11, 6), (13, 5), (14, 9)],
        _ => &[],
    }
}

/// The card that did it, where that says by which rules it can have done so.
fn cause(event: &Event) -> Option<CardId> {
    match *event {
        Event::Drew { by, .. }
        | Event::BloodDeployed { by, .. }
        | Event::Gained { by, .. }
        | Event::Spent { by, .. }
        | Event::Lost { by, .. }
        | Event::BloodBack { by, .. }
        | Event::ToHand { by, .. }
        | Event::InfluenceGained { by, .. }
        | Event::InfluenceLost { by, .. }
        | Event::VictimDrawn { by, .. } => by,
        Event::ShuffledIn { by, .. }
        | Event::Looked { by, .. }
        | Event::Stolen { by, .. }
        | Event::Added { by, .. }
        | Event::Taken { by, .. }
        | Event::Discarded { by, .. }
        | Event::BloodMoved { by, .. }
        | Event::Exchanged { by, .. }
        | Event::InfluenceGiven { by, .. }
        | Event::Restored { by, .. }
        | Event::TokenChanged { by, .. }
        | Event::LeftDown { by, .. }
        | Event::TurnedDown { by, .. }
        | Event::Moved { by, .. }
        | Event::Skips { by, .. }
        | Event::Forestalled { by, .. }
        | Event::Assault { by, .. }
        | Event::Bid { by, .. }
        | Event::LowestBid { by, .. }
        | Event::Picked { by, .. } => Some(by),
        _ => None,
    }
}

/// The rules by which a card does something: rulings on what it does, or else the rule of its moment.
fn of_card(card: CardId) -> Vec<Number> {
    let mut rules = Vec::new();
    for ability in book().abilities(card) {
        let ruled = ability.does.iter().find_map(ruling);
        rules.extend(ruled.unwrap_or_else(|| moment(ability.when)));
    }
    rules
}

/// Rulings on an effect that only one card has.
fn ruling(effect: &Effect) -> Option<&'static [Number]> {
    Some(match effect {
        Effect::LookForBlood(_) => &[(17, 68)],
        Effect::Own(Own::Auction) => &[(16, 6)],
        Effect::Own(Own::Cloak) => &[(17, 22)],
        Effect::Own(Own::DarkPact) => &[(16, 20)],
        Effect::Own(Own::Eyes) => &[(3, 11)],
        Effect::Own(Own::Restore) => &[(17, 83)],
        Effect::Own(Own::Retaliation) => &[(17, 46)],
        _ => return None,
    })
}

fn moment(when: When) -> &'static [Number] {
    match when {
        When::OpponentPlaysHere | When::OpponentPlaysElsewhere | When::YouPlayAtHaven => &[(3, 11), (9, 3)],
        When::EndOfPlanning => &[(3, 16)],
        When::Withdraw => &[(5, 12)],
        When::YouWithdrawElsewhere | When::TokensRevealed => &[(15, 2)],
        When::BeforeRevelation => &[(5, 13)],
        When::Revelation => &[(5, 15)],
        When::AfterRevelation => &[(5, 16)],
        When::Preparation => &[(5, 18)],
        When::Aftermath => &[(5, 30)],
        When::EndOfRound => &[(17, 17)],
        When::YouDriveRivalIntoFrenzy => &[(16, 8)],
        When::YouFrenzyHere => &[(16, 19)],
        When::Gained => &[(6, 5)],
        When::YouDriveOpponentIntoFrenzy => &[(7, 7)],
        When::AftermathStart => &[(15, 9)],
        When::AfterLocation => &[(5, 34)],
        When::FrenzyCausedHere => &[(17, 74)],
        When::WinHere => &[(6, 1)],
        When::ThirdHere => &[(16, 25)],
        When::PlanningTurn => &[(14, 3)],
        When::StartOfResolution => &[(15, 1)],
        // No event says that these cards did it.
        When::Always
        | When::Conflict
        | When::HandManagement
        | When::EndOfGame
        | When::BeforeTotals
        | When::YouWouldLose => &[],
    }
}
