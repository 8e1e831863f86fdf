//! Clauses in play as sentences: moment, condition, frequency, price or "can", effects.

use elysium_text::{Args, Text};

use super::statements::is_statement;
use super::{Mood, Writer};
use crate::cards::{Act, Clause, Deed, Effect, Sel, Text as InPlay, TextKind, When};

impl Writer {
    /// A clause in play with everything that follows it.
    pub fn in_play(&self, text: &InPlay) -> Vec<Text> {
        let mut sentences = vec![self.sentence(self.clause(text))];
        if let Some(act) = text.act.as_ref().filter(|act| !act.during.is_empty()) {
            let during = self.effects(&act.during, Mood::Do);
            sentences.push(self.sentence(self.say("act-during-that", Args::new().set("text", during))));
        }
        sentences
    }

    /// A clause in play, or one that is granted.
    pub fn clause(&self, text: &InPlay) -> Text {
        let moment = text.at.as_ref().and_then(|at| self.moment(at, &text.cond));
        let mut writer = self.at(text.at.as_ref());
        let conds: Vec<_> = writer.besides(text.at.as_ref(), &text.cond).into_iter().cloned().collect();
        let mut leads = writer.leads(moment, &conds);
        if let Some(span) = text.once {
            leads.push(self.say("once", Args::new().set("span", self.span("each", span))));
        }
        let chosen = writer.choose(&text.pick, false);
        let core = match &text.act {
            Some(act) => writer.action(text, act),
            None => writer.core(text, text.is),
        };
        // What has to be chosen first stands before it all.
        let clause = self.led(leads, core);
        if chosen.is_empty() {
            return clause;
        }
        Text::joined(chosen.into_iter().chain([clause.capitalised()]), " ")
    }

    /// What the clause does, and who may or must.
    fn core(&self, clause: &Clause, kind: TextKind) -> Text {
        let strikes = clause.once.is_none() && matches!(clause.does.first(), Some(Effect::Strike(..)));
        let may = kind == TextKind::May && !(strikes && clause.cost.is_empty() && clause.at.is_none());
        if !may {
            // The combat that a block of this action brings.
            if let (true, [Effect::Later(When::BeforeCombat, then)]) = (self.this_action, &*clause.does) {
                return Writer { resulting: true, ..self.clone() }.effects(then, Mood::Do);
            }
            return self.effects(&clause.does, Mood::Do);
        }
        let by_me = clause.cost.iter().any(Writer::is_own) || clause.at.is_none() && clause.cost.is_empty();
        let writer = Writer { by_me, ..self.clone() };
        // The price comes first, so that what it names is known to the effects.
        let price = (!clause.cost.is_empty()).then(|| writer.prices(&clause.cost));
        // What is a statement cannot be an infinitive.
        let stated = clause.does.iter().any(is_statement);
        let mood = if stated { Mood::Do } else { Mood::To };
        let args = Args::new().set("text", writer.effects(&clause.does, mood));
        let args = match price.clone() {
            Some(price) => args.set("price", price),
            None => args,
        };
        let who = match (&clause.who, &clause.at) {
            (Some(who), _) => Some(self.who(who)),
            (None, Some(When::In(_, who))) if *who != Sel::You => Some(self.who(who)),
            _ if by_me => Some(self.me()),
            _ => None,
        };
        let id = match (&who, price.is_some()) {
            (Some(_), true) => "can-pay",
            (Some(_), false) => "can",
            (None, true) => "can-you-pay",
            (None, false) => "can-you",
        };
        let id = if stated { format!("{id}-then") } else { id.to_owned() };
        match who {
            Some(who) => self.say(&id, who.add(args, "who")),
            None => self.say(&id, args),
        }
    }

    /// An action that the clause gives to minions.
    fn action(&self, clause: &Clause, act: &Act) -> Text {
        let who = match clause.by.as_slice() {
            [] => self.me(),
            [crate::cards::Test::Same(who)] => self.who(who),
            by => self.filtered("any", by),
        };
        let deed = self.deed_of(act, Mood::To);
        let effects = (!clause.does.is_empty()).then(|| self.effects(&clause.does, Mood::To));
        let mut text = self.list(deed.into_iter().chain(effects).collect());
        if !clause.cost.is_empty() {
            text = self.list(vec![self.prices(&clause.cost), text]);
        }
        let id = if act.d { "action-of-directed" } else { "action-of" };
        let action = self.say(id, Args::new().set("stealth", act.stealth));
        self.say("as-action", who.add(Args::new(), "who").set("text", text).set("action", action))
    }

    /// What an action does by its kind alone; none where the effects say it all.
    pub fn deed_of(&self, act: &Act, mood: Mood) -> Option<Text> {
        Some(match act.is {
            Deed::Bleed if act.bleed == 0 => self.say("act-bleed-plain", mood.args()),
            Deed::Bleed => self.say("act-bleed", mood.args().set("n", act.bleed)),
            Deed::Hunt => self.say("act-hunt", mood.args()),
            Deed::Rescue => self.say("act-rescue", mood.args()),
            Deed::LeaveTorpor => self.say("act-leave-torpor", mood.args()),
            Deed::Diablerize => self.say("act-diablerize", mood.args()),
            Deed::BecomeAnarch => self.say("act-become-anarch", mood.args()),
            // Their effects say it, or their card does.
            Deed::Act
            | Deed::Political
            | Deed::Equip
            | Deed::Employ
            | Deed::Recruit
            | Deed::EnterCombat
            | Deed::UseCard => return None,
            // No kinds of action.
            Deed::Block
            | Deed::Unlock
            | Deed::Play
            | Deed::Strike
            | Deed::NonHandStrike
            | Deed::Press
            | Deed::Maneuver
            | Deed::Prevent
            | Deed::Vote
            | Deed::VoteAgainst
            | Deed::BeBlocked
            | Deed::BeDiablerized
            | Deed::BecomeReady
            | Deed::SameAction
            | Deed::BlockAnyone
            | Deed::ActAtOnce
            | Deed::PlayAsVampire
            | Deed::ActAgain
            | Deed::Ignore
            | Deed::BeImmune => return None,
        })
    }
}
