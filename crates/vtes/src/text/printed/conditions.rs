//! On what condition. Those about the action are one phrase: "during a bleed directed at you".

use elysium_kit::Say;
use elysium_text::{Args, Text};

use super::Writer;
use super::filters::is_state;
use super::moments::actor;
use crate::cards::{Amount, Cond, Deed, Expr, Op, Sel, Test, Token};

impl Writer {
    /// What stands before a clause: `during ...`, the moment, `if ... and ...`.
    pub fn leads(&self, moment: Option<Text>, conds: &[Cond]) -> Vec<Text> {
        let kind =
            conds.iter().find_map(|cond| if let Cond::Action(deed) = cond { Some(*deed) } else { None });
        let aim = conds.iter().find(|cond| matches!(cond, Cond::AtYou | Cond::Directed | Cond::Undirected));
        // Whose action it is goes with what action it is.
        let by = conds.iter().find(|cond| actor(cond).is_some()).filter(|_| kind.is_some() && aim.is_none());
        let during = self.during(kind, aim, by.and_then(actor));
        let taken = |cond: &&Cond| match cond {
            Cond::Action(_) => false,
            cond => Some(*cond) != aim && Some(*cond) != by,
        };
        let rest = self.joined("and-if", conds.iter().filter(taken).map(|cond| self.condition(cond)));
        let rest = rest.map(|condition| self.say("if", Args::new().set("condition", condition)));
        during.into_iter().chain(moment).chain(rest).collect()
    }

    fn during(&self, kind: Option<Deed>, aim: Option<&Cond>, by: Option<&Sel>) -> Option<Text> {
        let action = |deed: Deed| Args::new().set("action", self.plain(&format!("kind-of-{}", deed.slug())));
        if let (Some(deed), Some(who)) = (kind, by) {
            return Some(self.say("during-of", self.who(who).add(action(deed), "who")));
        }
        Some(match (kind, aim) {
            (None, None) => return None,
            (Some(Deed::Bleed), Some(Cond::AtYou)) => self.plain("during-bleed-at-you"),
            (kind, Some(Cond::AtYou)) => self.say("during-at-you", action(kind.unwrap_or(Deed::Act))),
            (_, Some(Cond::Directed)) => self.plain("during-directed"),
            (_, Some(_)) => self.plain("during-undirected"),
            (Some(deed), None) => self.say("during", action(deed)),
        })
    }

    /// All of them.
    pub fn all_of(&self, conds: &[Cond]) -> Text {
        self.joined("and-if", conds.iter().map(|cond| self.condition(cond))).unwrap_or_default()
    }

    pub fn condition(&self, cond: &Cond) -> Text {
        self.said(cond, false)
    }

    /// A condition or its opposite.
    fn said(&self, cond: &Cond, not: bool) -> Text {
        let id = |id: &str| if not { format!("if-not-{id}") } else { format!("if-{id}") };
        let plain = |word: &str| self.plain(&id(word));
        match cond {
            Cond::Is(sel, filter) => self.is(sel, filter, &id),
            Cond::Exists(filter) => {
                let yours = filter.contains(&Test::Yours);
                let filter: Vec<Test> = filter.iter().filter(|test| **test != Test::Yours).cloned().collect();
                let args = self.filtered("a", &filter).add(Args::new(), "who");
                let args = self.words.add_bare(args, "who", &self.phrase(&filter), "one");
                self.say(&id(if yours { "control" } else { "exists" }), args)
            }
            Cond::Num(one, op, other) => {
                let args = self.compare(Args::new(), *op, other);
                let Amount::E(expr) = one else {
                    return self.say(&id("compare"), args.set("amount", self.amount(one)));
                };
                let none = *op == Op::Is && *other == Amount::N(0) && !not;
                let (word, who, q) = match &**expr {
                    Expr::Of(q, who) => ("num", who, q.slug()),
                    Expr::Tokens(token @ (Token::Blood | Token::Pool | Token::Life), who) => {
                        ("num", who, token.slug())
                    }
                    Expr::Tokens(token, who) if none => ("tokens-none", who, token.slug()),
                    Expr::Tokens(token, who) => ("tokens", who, token.slug()),
                    Expr::X
                    | Expr::Points
                    | Expr::Count(_)
                    | Expr::Times(..)
                    | Expr::Plus(..)
                    | Expr::Minus(..)
                    | Expr::Least(..)
                    | Expr::Either(..)
                    | Expr::Own(_) => {
                        return self.say(&id("compare"), args.set("amount", self.amount(one)));
                    }
                };
                let qty = self.words.plain(&format!("qty-{q}"));
                self.say(&id(word), self.who(who).add(args, "who").set("qty", qty).set("qty_slug", q))
            }
            Cond::Not(cond) => self.said(cond, !not),
            Cond::Any(conds) => {
                let join = if not { "and-if" } else { "or-if" };
                self.joined(join, conds.iter().map(|cond| self.said(cond, not))).unwrap_or_default()
            }
            Cond::Action(deed) => {
                let action = self.plain(&format!("kind-of-{}", deed.slug()));
                self.say(&id("action"), Args::new().set("action", action))
            }
            Cond::Directed => plain("directed"),
            Cond::AtYou => plain("at-you"),
            Cond::Undirected => plain("undirected"),
            Cond::Successful => plain("successful"),
            Cond::Unsuccessful => plain("unsuccessful"),
            Cond::CardAction => plain("card-action"),
            Cond::Passed => plain("passed"),
            Cond::Close => plain("close"),
            Cond::Long => plain("long"),
            Cond::Round(n) => self.say(&id("round"), Args::new().set("n", *n)),
            Cond::BothReady => plain("both-ready"),
            Cond::New(span) => self.say(&id("new"), Args::new().set("span", self.span("until", *span))),
            Cond::First(span) => self.say(&id("first"), Args::new().set("span", self.span("until", *span))),
            Cond::HasEdge(who) => self.about(&id("has-edge"), &self.who(who)),
            Cond::PlayedAt(disc) => {
                self.say(&id("played-at"), Args::new().set("disc", self.discipline(*disc)))
            }
            Cond::Own(name) => self.plain(&format!("own-{name}")),
        }
    }

    fn is(&self, sel: &Sel, filter: &[Test], id: &dyn Fn(&str) -> String) -> Text {
        let who = self.who(sel);
        let args = who.add(Args::new(), "who");
        match filter {
            [Test::Same(other)] => self.say(&id("is"), self.who(other).add(args, "what")),
            [Test::Has(disc)] => self.say(&id("has"), args.set("disc", self.discipline(*disc))),
            [Test::Key(key)] => {
                let key = self.words.plain(&format!("key-{}", key.slug()));
                self.say(&id("key"), args.set("key", key))
            }
            [Test::Blocked] => self.say(&id("was-blocked"), args),
            [Test::Titled] => self.say(&id("titled"), args),
            [Test::Clan(clan)] => {
                let clan = self.words.plain(&format!("clan-{}", clan.slug()));
                self.say(&id("of-clan"), args.set("clan", clan))
            }
            filter if filter.iter().all(is_state) => {
                self.say(&id("is-so"), args.set("what", self.state_words(filter, who.agreement())))
            }
            filter => self.say(&id("is"), self.filtered("a", filter).add(args, "what")),
        }
    }
}
