//! Which rules can be the reason for which events.

use elysium_kernel::Rule;
use elysium_vendetta::vocabulary::Event;

/// Can this rule be the reason for the event?
pub fn fits(event: &Event, rule: Rule) -> bool {
    let one_of = |rules: &[(u8, u8)]| rules.contains(&(rule.section, rule.number));
    match event {
        Event::Ambition { .. } => one_of(&[(1, 2), (6, 3)]),
        Event::ClanOffered { .. } | Event::ClanTaken { .. } => one_of(&[(1, 5)]),
        Event::LocationCard { .. } => one_of(&[(14, 2)]),
        Event::RelicOffered { .. } | Event::RelicTaken { .. } | Event::RelicUsed { .. } => one_of(&[(14, 3)]),
        Event::Round { .. } => one_of(&[(2, 1)]),
        Event::Stage { .. } => one_of(&[(5, 2)]),
        Event::AllyAppears { .. } => one_of(&[(2, 5)]),
        Event::Kept { .. } => one_of(&[(2, 6), (2, 7), (12, 1)]),
        Event::PutUnder { .. } => one_of(&[(2, 6), (2, 7)]),
        Event::Played { by: None, .. } => one_of(&[(3, 3)]),
        Event::Played { by: Some(_), .. } => one_of(&[(9, 3)]),
        Event::TokensTurned { .. } => one_of(&[(3, 9)]),
        Event::Passed { .. } => one_of(&[(3, 12)]),
        Event::BloodDeployed { by: None, .. } => one_of(&[(3, 5)]),
        Event::Gained { by: None, .. } => one_of(&[(2, 2), (7, 6)]),
        Event::Spent { by: None, .. } => one_of(&[(3, 6), (17, 75)]),
        Event::Lost { by: None, .. } => one_of(&[(2, 4)]),
        Event::BloodBack { by: None, .. } => one_of(&[(5, 5), (5, 7)]),
        Event::ToHand { by: None, .. } => one_of(&[(5, 7), (16, 22)]),
        Event::InfluenceGained { by: None, .. } => one_of(&[(6, 2), (6, 3), (7, 2)]),
        Event::InfluenceLost { by: None, .. } => one_of(&[(7, 6)]),
        Event::Frenzy { .. } => one_of(&[(7, 1)]),
        Event::Drained { .. } => one_of(&[(3, 8), (7, 5), (7, 13)]),
        Event::Diablerie { .. } => one_of(&[(4, 5)]),
        Event::Eliminated { .. } => one_of(&[(13, 1)]),
        Event::Restored { .. } => one_of(&[(17, 83)]),
        Event::Looked { .. } => one_of(&[(17, 68)]),
        Event::Token { .. } => one_of(&[(5, 4)]),
        Event::TokenChanged { .. } => one_of(&[(15, 2)]),
        Event::Withdrew { .. } => one_of(&[(5, 5), (5, 7), (17, 21), (17, 79)]),
        Event::Revealed { .. } => one_of(&[(5, 5), (5, 14)]),
        Event::LeftDown { .. } => one_of(&[(5, 15)]),
        Event::Bid { .. } | Event::LowestBid { .. } => one_of(&[(16, 6)]),
        Event::PartnerLeftOut { .. } => one_of(&[(14, 6)]),
        Event::ShuffledIn { .. } => one_of(&[(17, 17)]),
        Event::Total { .. } => one_of(&[(5, 23)]),
        Event::Ranked { .. } | Event::AllyWon { .. } | Event::VictimDrawn { by: None, .. } => {
            one_of(&[(6, 2)])
        }
        Event::NobodyLeft { .. } | Event::AllyLeaves { .. } => one_of(&[(5, 29)]),
        Event::NoVictimLeft { .. } => one_of(&[(1, 10)]),
        Event::CardsBack { .. } => one_of(&[(11, 1)]),
        Event::Score { .. } => one_of(&[(11, 5)]),
        Event::Won { .. } => one_of(&[(11, 6), (13, 5), (14, 9)]),
        Event::Phase { .. } => one_of(&[(2, 1), (2, 5), (2, 6), (3, 1), (5, 1), (11, 1)]),
        // What cards do: by the rule of their moment, or a ruling on them; never by one that is
        // about something else.
        _ => {
            !one_of(&[(3, 3), (3, 5), (3, 6), (3, 8), (3, 9), (5, 2), (5, 5), (6, 2), (6, 3), (7, 1), (7, 2)])
        }
    }
}
