//! What cards do.

use elysium_text::{Args, Text};

use super::nouns::Phrase;
use super::statements::is_statement;
use super::{Mood, Writer};
use crate::cards::{Amount, Effect, How, Pick, Price, Sel, Span, Test, Trigger, Until, Verdict, When, Zone};

impl Writer {
    /// Several effects as one clause. Credits go with what they come with: "maneuver, with 1 optional press".
    pub fn effects(&self, effects: &[Effect], mood: Mood) -> Text {
        let mut texts: Vec<Text> = Vec::new();
        let several = effects.len() > 1;
        for effects in effects.chunk_by(is_same_later) {
            let Some(effect) = effects.first() else { continue };
            let text = match effect {
                Effect::Later(_, then) if effects.len() > 1 => {
                    let moments = effects.iter().filter_map(|effect| match effect {
                        Effect::Later(at, _) => Some(at),
                        _ => None,
                    });
                    let moment = self.later_of(&moments.collect::<Vec<_>>());
                    Some(self.put_off(moment, self.effects(then, mood), mood))
                }
                Effect::Choose(lists) if several => {
                    let texts = lists.iter().map(|list| self.effects(list, mood)).collect();
                    Some(self.say("either-of", Args::new().set("text", self.either(texts))))
                }
                effect => self.effect(effect, mood),
            };
            let Some(text) = text else { continue };
            match texts.last_mut() {
                Some(last) if self.in_hand && is_credit(effect) => {
                    let args = Args::new().set("text", std::mem::take(last)).set("more", text);
                    *last = self.say("with", args);
                }
                _ => texts.push(text),
            }
        }
        self.list(texts)
    }

    /// What something depends on stands before a command and behind an infinitive.
    fn placed(&self, leads: Vec<Text>, text: Text, mood: Mood) -> Text {
        match mood {
            Mood::Do => self.led(leads, text),
            Mood::To => leads
                .into_iter()
                .rev()
                .fold(text, |text, lead| self.say("trail", Args::new().set("text", text).set("lead", lead))),
        }
    }

    /// What happens later: the moment stands before it, unless something stands there already.
    fn put_off(&self, moment: Text, text: Text, mood: Mood) -> Text {
        if self.this_action {
            return self.say("later", Args::new().set("text", text).set("moment", moment));
        }
        self.placed(vec![moment], text, mood)
    }

    /// Several effects as sentences of their own, where nothing stands before them that holds for all.
    pub fn sentences(&self, effects: &[Effect]) -> Vec<Text> {
        let bonus = |effect: &Effect| matches!(effect, Effect::Get(..) | Effect::Mod { of: None, .. });
        let together = |one: &Effect, other: &Effect| {
            self.in_hand && bonus(one) && bonus(other) || self.in_hand && is_credit(other)
        };
        let texts = effects.chunk_by(together).map(|effects| self.effects(effects, Mood::Do));
        texts.filter(|text| !text.is_empty()).map(|text| self.sentence(text)).collect()
    }

    /// One effect; none for what is not worth a word.
    fn effect(&self, effect: &Effect, mood: Mood) -> Option<Text> {
        let about = |id: &str, who: &Sel| self.say(id, self.who(who).add(mood.args(), "who"));
        let plain = |id: &str| self.say(id, mood.args());
        let two = |id: &str, who: &Sel, other: &Sel| {
            let args = self.who(who).add(mood.args(), "who");
            self.say(id, self.who(other).add(args, "other"))
        };
        Some(match effect {
            Effect::If(conds, then) => self.placed(self.leads(None, conds), self.effects(then, mood), mood),
            Effect::IfElse(conds, then, otherwise) => {
                let text = self.led(self.leads(None, conds), self.effects(then, mood));
                let args = Args::new().set("text", text);
                self.say("otherwise", args.set("other", self.effects(otherwise, mood)))
            }
            Effect::May(then) if then.iter().any(is_statement) => {
                self.say("can-you-then", Args::new().set("text", self.effects(then, Mood::Do)))
            }
            Effect::May(then) => self.say("can-you", Args::new().set("text", self.effects(then, Mood::To))),
            Effect::Choose(lists) => {
                self.joined("or", lists.iter().map(|list| self.effects(list, mood))).unwrap_or_default()
            }
            Effect::Each(who, then) => {
                let each = Writer { theirs: true, ..self.with_it(self.each(who)) };
                each.effects(then, mood)
            }
            Effect::Select(pick, then) => match pick {
                Pick::By(..) | Pick::Each(_) => {
                    let text = self.with_it(self.that(pick)).effects(then, mood);
                    self.joined("semicolon", [self.asked(pick, mood), text]).unwrap_or_default()
                }
                pick => self.with_it(self.picked(pick)).effects(then, mood),
            },
            Effect::Pay(who, prices, then, otherwise) => self.paid(who, prices, then, otherwise),
            Effect::Times(n, then) => match n {
                Amount::E(expr) => match self.each_of(expr) {
                    Some(each) => {
                        let lead = self.say("for-each-lead", Args::new().set("each", each));
                        self.placed(vec![lead], self.effects(then, mood), mood)
                    }
                    None => {
                        let args = Args::new().set("text", self.effects(then, mood));
                        self.say("times", args.set("n", self.amount(n)))
                    }
                },
                Amount::N(n) => {
                    self.say("times", Args::new().set("text", self.effects(then, mood)).set("n", *n))
                }
            },
            Effect::Later(When::BeforeRange, then) if matches!(then.as_slice(), [Effect::SetRange(_)]) => {
                let close = then.as_slice() == [Effect::SetRange(true)];
                plain(if close { "set-next-close" } else { "set-next-long" })
            }
            Effect::Later(at, then) => self.put_off(self.later(at), self.effects(then, mood), mood),
            Effect::Get(q, n) => self.got(*q, n, mood),
            Effect::Mod { .. } => self.modified(effect, mood),
            Effect::Bar { who, from, what, until, cond } => {
                self.barred(who, (*from, what), until.as_ref(), cond)
            }
            Effect::Must { who, to, until } => self.obliged(who, *to, until.as_ref()),
            Effect::Let { who, to, what, disc, until, cost } => {
                self.allowed(who, (*to, what), disc, cost, until.as_ref())
            }
            Effect::Toll { who, on, cost, until, cond } => self.taxed(who, *on, cost, until.as_ref(), cond),
            Effect::Trait { who, is, until } => self.described(who, is, until.as_ref()),
            Effect::Grant { who: _, text, until } => {
                // What is about a block of this action says so itself.
                let this_action = *until == Some(Until::Span(Span::Action))
                    && text.iter().all(|text| text.at.as_ref().is_some_and(is_of_block));
                let granted = Writer { in_hand: false, this_action, ..self.clone() };
                let text = self.list(text.iter().map(|text| granted.clause(text)).collect());
                let lead = until.as_ref().filter(|_| !this_action).and_then(|until| match until {
                    Until::Span(span) => Some(self.span("through", *span)),
                    until => self.until(until, None),
                });
                self.led(lead.into_iter().collect(), text)
            }
            Effect::Gain(token, n, who) => self.gain(*token, n, who, mood),
            Effect::Lose(token, n, who) => self.lose(*token, n, who, mood),
            Effect::Move(token, n, from, to) => self.moved(*token, n, from, to, mood),
            Effect::Lock(who) => about("do-lock", who),
            Effect::Unlock(who) => about("do-unlock", who),
            Effect::Wake(who) => about("is-wake", who),
            Effect::Burn(who) => about("do-burn", who),
            Effect::Diablerize(who) => about("do-diablerize", who),
            Effect::Send(who, zone) => self.sent(who, zone, mood),
            Effect::Put(zone) => self.sent(&Sel::This, zone, mood),
            Effect::Control(who, by, until) => {
                let until = Some(until).filter(|until| **until != Until::InPlay);
                let text = match by {
                    Sel::You => about("do-take-control", who),
                    by => two("do-control", who, by),
                };
                self.lasting(text, until, None)
            }
            Effect::Become(who, body) => {
                self.say("do-become", self.who(who).add(Args::new(), "who").set("body", self.body(body)))
            }
            // What was chosen in a sentence of its own is known by that.
            Effect::Know(_, who) if self.is_told(who) => return None,
            Effect::Know(nth, who) => match (self.known.len(), nth) {
                (0 | 1, _) => about("do-know", who),
                (_, 0) => about("do-know-first", who),
                _ => about("do-know-second", who),
            },
            Effect::Draw(n, who) => self.drawn("draw", n, who, mood),
            Effect::DrawCrypt(n, who) => self.drawn("draw-crypt", n, who, mood),
            Effect::Discard { who, n, by, what, how } => {
                let cards = self.some_cards(n.as_ref().unwrap_or(&Amount::N(1)), what);
                let args = cards.add(mood.args(), "cards");
                let text = match (who, by) {
                    (Sel::You, _) => self.say("do-discard", args),
                    (who, Some(Sel::You)) => self.say("do-discard-of", self.who(who).add(args, "who")),
                    (who, _) => self.say("is-discard", self.who(who).add(args, "who")),
                };
                self.mannered(text, how)
            }
            Effect::Search { of, zones, what, then } => {
                let named = zones.iter().map(|zone| match of {
                    Sel::You => self.your_zone(zone),
                    _ => self.zone(zone),
                });
                let zones = self.joined("or", named).unwrap_or_default();
                let zones = match of {
                    Sel::You => zones,
                    of => self.say("zones-of", self.who(of).add(Args::new().set("zones", zones), "who")),
                };
                let args = self.filtered("a", what).add(mood.args(), "cards").set("zones", zones);
                let found = self.words.noun("that", &self.phrase(what).bare(), &Args::new());
                let text = self.say("do-search", args);
                self.list(vec![text, self.with_it(found).effects(then, mood)])
            }
            Effect::Look(who, Zone::Hand) => about("look-hand", who),
            Effect::Look(who, zone) => {
                self.say("look-at", self.who(who).add(mood.args(), "who").set("zone", self.zone(zone)))
            }
            Effect::Equip(who, with) => two("do-equip", who, with),
            Effect::EndAction if self.unresolved => plain("end-action-unresolved"),
            Effect::EndAction => plain("end-action"),
            Effect::Continue => plain("continue"),
            Effect::Redirect(filter) => {
                self.say("redirect", self.filtered("a", filter).add(mood.args(), "who"))
            }
            Effect::TryBlock(who) => {
                about(if mood == Mood::To { "to-try-block" } else { "is-try-block" }, who)
            }
            Effect::FailAction => plain("fail-action"),
            Effect::FailBlock => plain("fail-block"),
            Effect::NoBleed => plain("no-bleed"),
            Effect::Fight(who, other) => {
                two(if mood == Mood::To { "to-fight" } else { "is-fight" }, who, other)
            }
            Effect::ActingIs(who) => about("acting-is", who),
            Effect::Strike(strike, how) => self.strike(strike, how, mood),
            Effect::Maneuver(how) => self.mannered(plain("maneuver"), how),
            Effect::Press(how) => self.mannered(plain("press"), how),
            Effect::Prevent(n) => {
                // There `It` is where the damage comes from.
                let source = self.words.noun("the", &Phrase::new("source"), &Args::new());
                let writer = self.with_it(source);
                writer.shaped(n, |n| self.say("prevent", mood.args().set("n", n)))
            }
            Effect::Damage(n, who, how) => self.damaged(n, who, how),
            Effect::SetRange(close) => plain(if *close { "set-close" } else { "set-long" }),
            Effect::NewRound => plain("new-round"),
            Effect::EndCombat => plain("end-combat"),
            Effect::Queue(who) => about("queue", who),
            Effect::Restrike(who) => about("restrike", who),
            Effect::Abstain(who) => about("abstain", who),
            Effect::CastFor(who) => about("cast-for", who),
            Effect::Settle(verdict) => plain(match verdict {
                Verdict::Passes => "settle-passes",
                Verdict::Fails => "settle-fails",
                Verdict::Canceled => "settle-canceled",
            }),
            Effect::Cancel(who, how) => self.mannered(about("do-cancel", who), how),
            Effect::Instead(then) => {
                let texts = then.iter().filter_map(|effect| self.effect(effect, mood));
                let text = self.joined("semicolon", texts).unwrap_or_default();
                self.say("instead", Args::new().set("text", text))
            }
            Effect::Own(name) => self.plain(&format!("own-{name}")),
        })
    }

    /// Somebody pays while effects run: forced, for something, or to be spared something.
    fn paid(&self, who: &Sel, prices: &[Price], then: &[Effect], otherwise: &[Effect]) -> Text {
        let args = self.who(who).add(Args::new(), "who").set("price", self.prices(prices));
        if then.is_empty() && otherwise.is_empty() {
            return self.say("is-must", args.set("deed", self.prices(prices)));
        }
        let text = match then {
            [] => self.say("can", self.who(who).add(Args::new(), "who").set("text", self.prices(prices))),
            then => {
                let mine = Writer { by_me: *who == Sel::Me, ..self.clone() };
                if then.iter().any(is_statement) {
                    self.say("can-pay-then", args.set("text", mine.effects(then, Mood::Do)))
                } else {
                    self.say("can-pay", args.set("text", mine.effects(then, Mood::To)))
                }
            }
        };
        match otherwise {
            [] => text,
            otherwise => {
                let other = self.effects(otherwise, Mood::Do);
                self.say("otherwise", Args::new().set("text", text).set("other", other))
            }
        }
    }

    fn sent(&self, who: &Sel, zone: &Zone, mood: Mood) -> Text {
        let args = self.who(who).add(mood.args(), "who");
        match zone {
            Zone::Ready => self.say("send-ready", args),
            Zone::Torpor => self.say("send-torpor", args),
            Zone::Uncontrolled => self.say("send-uncontrolled", args),
            Zone::Hand => self.say("send-hand", args),
            Zone::AshHeap => self.say("send-ash-heap", args),
            Zone::Library => self.say("send-library", args),
            Zone::LibraryTop => self.say("send-library-top", args),
            Zone::LibraryBottom => self.say("send-library-bottom", args),
            Zone::Crypt => self.say("send-crypt", args),
            Zone::OutOfGame => self.say("send-out-of-game", args),
            Zone::Research => self.say("send-research", args),
            Zone::InPlay => self.say("send-in-play", args),
            Zone::On(other) => self.say("send-on", self.who(other).add(args, "other")),
            Zone::InPlayOf(other) => self.say("send-in-play-of", self.who(other).add(args, "other")),
        }
    }

    fn drawn(&self, id: &str, n: &Amount, who: &Sel, mood: Mood) -> Text {
        self.shaped(n, |n| {
            let args = mood.args().set("n", n);
            match who {
                Sel::You => self.say(&format!("do-{id}"), args),
                who => self.say(&format!("is-{id}"), self.who(who).add(args, "who")),
            }
        })
    }

    /// What a pick of somebody else brought.
    fn that(&self, pick: &Pick) -> super::Noun {
        let filter: &[Test] = match pick {
            Pick::One(filter) | Pick::UpTo(_, filter) | Pick::Exactly(_, filter) => filter,
            Pick::By(_, pick) | Pick::Maybe(pick) | Pick::Each(pick) => return self.that(pick),
            Pick::Clan | Pick::Number(..) | Pick::Split(..) => &[],
        };
        self.words.noun("that", &self.phrase(filter).bare(), &Args::new())
    }

    /// Whom a moment is about, for the effects that follow.
    pub fn at(&self, at: Option<&When>) -> Writer {
        match at {
            Some(When::In(_, who)) if *who != Sel::You => {
                let it = self.words.noun("that", &Phrase::new("methuselah"), &Args::new());
                Writer { phase_of: Some(who.clone()), theirs: true, ..self.with_it(it) }
            }
            Some(When::AsPlayed(_)) => Writer { as_played: true, ..self.clone() },
            Some(When::On(_, filter) | When::Would(_, filter)) if !filter.is_empty() => {
                self.with_it(self.words.noun("that", &self.phrase(filter).bare(), &Args::new()))
            }
            _ => self.clone(),
        }
    }
}

/// Do both do the same, at different moments?
fn is_same_later(one: &Effect, other: &Effect) -> bool {
    matches!((one, other), (Effect::Later(_, one), Effect::Later(_, other)) if one == other)
}

/// Is it a moment of a block, won or lost?
fn is_of_block(at: &When) -> bool {
    matches!(at, When::Blocked | When::On(Trigger::Blocks | Trigger::BlockFails, _))
}

/// Is it something to use up, which goes with another effect?
fn is_credit(effect: &Effect) -> bool {
    match effect {
        Effect::Get(q, _) => q.is_credit(),
        Effect::Mod { q, of: None, how, .. } => q.is_credit() && !how.contains(&How::Limited),
        _ => false,
    }
}
