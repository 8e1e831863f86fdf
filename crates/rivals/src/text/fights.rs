//! Events of attacks: their course, their damage, and what becomes of those who are hit.

use super::events::Line;
use crate::vocabulary::Event;

pub(super) fn attack(line: Line, event: Event) -> Option<String> {
    match event {
        Event::Attack { who, attacker, target } => {
            line.who(who).vampire(attacker).named("target", target).say("event-attack")
        }
        Event::Intel { who, amount, have, need } => {
            line.who(who).n(amount).set("have", have).set("need", need).say("event-intel")
        }
        Event::OutOfReach { attacker, target } => {
            line.vampire(attacker).named("target", target).say("event-out-of-reach")
        }
        Event::AttackOver { attacker } => line.vampire(attacker).say("event-attack-over"),
        Event::AttackType { attacker, kind } => line.vampire(attacker).kind(kind).say("event-attack-type"),
        Event::CardLaid { who, card: Some(card) } => line.who(who).card(card).say("event-card-laid"),
        Event::CardLaid { who, card: None } => line.who(who).say("event-card-laid-hidden"),
        Event::NoCard { who } => line.who(who).say("event-no-card"),
        Event::Blocked { who, vampire } => line.who(who).vampire(vampire).say("event-blocked"),
        Event::BlockUndone { who, vampire } => line.who(who).vampire(vampire).say("event-block-undone"),
        Event::ReactionLaid { who, card: Some(card) } => line.who(who).card(card).say("event-reaction-laid"),
        Event::ReactionLaid { who, card: None } => line.who(who).say("event-reaction-laid-hidden"),
        Event::ReactionBack { who } => line.who(who).say("event-reaction-back"),
        Event::Revealed { who, card } => line.who(who).card(card).say("event-revealed"),
        Event::Illegal { who, card } => line.who(who).card(card).say("event-illegal"),
        Event::Retargeted { target } => line.named("target", target).say("event-retargeted"),
        Event::Cancelled { card, by } => line.card(card).because("event-cancelled", by),
        Event::TextVoid { card, by } => line.card(card).because("event-text-void", by),
        Event::MoreDamage { amount, by } => line.n(amount).because("event-more-damage", by),
        Event::Unblockable { vampire } => line.vampire(vampire).say("event-unblockable"),
        _ => None,
    }
}

pub(super) fn damage(line: Line, event: Event) -> Option<String> {
    match event {
        Event::Damage { victim, amount, kind, aggravated } => {
            let aggravated = if aggravated { "yes" } else { "no" };
            line.vampire(victim).n(amount).kind(kind).set("aggravated", aggravated).say("event-damage")
        }
        Event::HunterDamage { victim, amount } => line.vampire(victim).n(amount).say("event-hunter-damage"),
        Event::Redirected { who, to, amount, by } => {
            line.who(who).seat("foe", to).n(amount).because("event-redirected", by)
        }
        Event::Reduced { victim, amount } => line.vampire(victim).n(amount).say("event-reduced"),
        Event::Prevented { victim, amount, by } => {
            line.vampire(victim).n(amount).because("event-prevented", by)
        }
        Event::DamageTaken { victim, amount } => line.vampire(victim).n(amount).say("event-damage-taken"),
        Event::NoDamage { victim } => line.vampire(victim).say("event-no-damage"),
        Event::MortalSurvived { card } => line.card(card).say("event-mortal-survived"),
        Event::MortalDefeated { who, card } => line.who(who).card(card).say("event-mortal-defeated"),
        Event::MortalBurned { card } => line.card(card).say("event-mortal-burned"),
        Event::MortalDiscarded { card } => line.card(card).say("event-mortal-discarded"),
        Event::HunterBack { card } => line.card(card).say("event-hunter-back"),
        Event::HunterBurned { card, by } => line.card(card).because("event-hunter-burned", by),
        Event::Attached { vampire, card } => line.card(card).vampire(vampire).say("event-attached"),
        Event::AttachmentBurned { vampire, card } => {
            line.card(card).vampire(vampire).say("event-attachment-burned")
        }
        Event::AttachmentDiscarded { vampire, card } => {
            line.card(card).vampire(vampire).say("event-attachment-discarded")
        }
        Event::RetainerTaken { vampire, from, card, by } => {
            line.card(card).vampire(vampire).named("victim", from).because("event-retainer-taken", by)
        }
        Event::Torpor { who, vampire, by: Some(by) } if by != who => {
            line.who(who).vampire(vampire).seat("foe", by).say("event-torpor-by")
        }
        Event::Torpor { who, vampire, .. } => line.who(who).vampire(vampire).say("event-torpor"),
        Event::VampireBurned { who, vampire, by: Some(by) } if by != who => {
            line.who(who).vampire(vampire).seat("foe", by).say("event-vampire-burned-by")
        }
        Event::VampireBurned { who, vampire, .. } => {
            line.who(who).vampire(vampire).say("event-vampire-burned")
        }
        Event::BackFromTorpor { who, vampire } => {
            line.who(who).vampire(vampire).say("event-back-from-torpor")
        }
        _ => None,
    }
}
