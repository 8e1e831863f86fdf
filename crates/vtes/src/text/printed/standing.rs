//! What holds for a while: numbers, bans, duties, permissions, prices, properties.

use elysium_kit::Say;
use elysium_text::{Args, Text, Value};

use super::filters::names;
use super::moments::actor;
use super::nouns::Noun;
use super::{Mood, Writer};
use crate::cards::{
    Amount, Body, Cond, Deed, Disc, Effect, How, Price, Qty, Sect, Sel, Span, Test, Title, Trait, Until,
};

/// A number that is raised or lowered, as data have it.
struct Change<'e> {
    q: Qty,
    n: &'e Amount,
    of: Option<&'e Sel>,
    set: bool,
    until: Option<&'e Until>,
    how: &'e [How],
    cond: &'e [Cond],
}

impl Writer {
    pub fn got(&self, q: Qty, n: &Amount, mood: Mood) -> Text {
        self.changed(&Change { q, n, of: None, set: false, until: None, how: &[], cond: &[] }, mood)
    }

    /// A number that is raised or lowered by an effect with all its parts.
    pub fn modified(&self, effect: &Effect, mood: Mood) -> Text {
        let Effect::Mod { q, n, of, set, until, how, cond } = effect else { return Text::default() };
        let (of, until) = (of.as_ref(), until.as_ref());
        self.changed(&Change { q: *q, n, of, set: *set, until, how, cond }, mood)
    }

    fn changed(&self, change: &Change<'_>, mood: Mood) -> Text {
        let Change { q, n, of, .. } = *change;
        let text = match q {
            _ if change.set => {
                let qty = self.words.plain(&format!("qty-{}", q.slug()));
                let args = self.subject(q, of, change.cond).add(Args::new(), "who").set("qty", qty);
                self.say("is-set", args.set("n", self.amount(n)))
            }
            Qty::BloodCost | Qty::PoolCost => {
                let yours = matches!(of, Some(Sel::All(filter)) if filter.contains(&Test::Yours));
                self.shaped(n, |n| {
                    let less = matches!(n, Value::Number(..0));
                    let args = Args::new().set("n", signed(&n)).set("n_size", size(&n));
                    let args = args.set("n_than", if less { "less" } else { "more" });
                    let args = args.set("whom", if yours { "you" } else { "all" });
                    self.say(&format!("is-{}", q.slug()), self.subject(q, of, change.cond).add(args, "who"))
                })
            }
            q => self.shaped_as(
                n,
                |n| signed(n).to_string(),
                |n| {
                    let bonus = self.bonus(q, &n);
                    let args = mood.args().set("bonus", bonus.clone());
                    match (of, mood) {
                        (None, Mood::Do) if self.in_hand || is_of_player(q) => bonus,
                        (None, Mood::To) if self.by_me || is_of_player(q) => self.say("do-get", args),
                        (Some(Sel::You), Mood::To) => self.say("do-get", args),
                        (_, Mood::To) => {
                            self.say("do-give", self.subject(q, of, change.cond).add(args, "who"))
                        }
                        (_, Mood::Do) => {
                            let id = if q == Qty::Prevention { "is-prevent" } else { "is-get" };
                            self.say(id, self.subject(q, of, change.cond).add(args.set("n", n), "who"))
                        }
                    }
                },
            ),
        };
        let text = self.mannered(text, change.how);
        let standing = !self.in_hand && change.until.is_none() && mood == Mood::Do;
        if let (Some(Until::Span(Span::Combat)), [Cond::Round(n)]) = (change.until, change.cond) {
            let id = if self.resulting { "resulting-round" } else { "until-combat-round" };
            let until = self.say(id, Args::new().set("n", *n));
            return self.say("until", Args::new().set("text", text).set("until", until));
        }
        let text = if q.is_credit() && standing && of.is_none() {
            self.say("each-combat-credit", Args::new().set("text", text))
        } else {
            self.lasting(text, change.until, of)
        };
        match change.cond {
            // Said by the subject.
            cond if acting(of, cond).is_some() => text,
            [Cond::Is(Sel::Aimed, on)] if matches!(q, Qty::BloodCost | Qty::PoolCost) => {
                let args = match on.as_slice() {
                    [Test::Same(who)] => self.who(who),
                    on => self.filtered("a", on),
                };
                self.say("cost-on", args.add(Args::new().set("text", text), "who"))
            }
            cond => self.under(text, cond),
        }
    }

    /// With its condition behind it.
    fn under(&self, text: Text, conds: &[Cond]) -> Text {
        if conds.is_empty() {
            return text;
        }
        self.say("only-if", Args::new().set("text", text).set("condition", self.all_of(conds)))
    }

    fn subject(&self, q: Qty, of: Option<&Sel>, cond: &[Cond]) -> Noun {
        if let Some(filter) = acting(of, cond) {
            return self.filtered("a", &[filter, &[Test::Acting]].concat());
        }
        match of {
            // Cards in hand are many; whom they cost is said with the cost.
            Some(Sel::All(filter)) if matches!(q, Qty::BloodCost | Qty::PoolCost) => {
                let filter: Vec<Test> = filter.iter().filter(|test| **test != Test::Yours).cloned().collect();
                self.filtered("all", &filter)
            }
            Some(of) => self.each(of),
            None if is_of_player(q) => self.who(&Sel::You),
            None => self.me(),
        }
    }

    fn bonus(&self, q: Qty, n: &Value) -> Text {
        let shown = if q.is_credit() { Value::from(n.to_string()) } else { signed(n) };
        let args = Args::new().set("n", shown).set("n_size", size(n));
        self.say(&format!("bonus-{}", q.slug()), args)
    }

    /// With its manners behind it.
    pub fn mannered(&self, text: Text, how: &[How]) -> Text {
        how.iter()
            .fold(text, |text, how| self.say(&format!("how-{}", how.slug()), Args::new().set("text", text)))
    }

    pub fn barred(&self, who: &Sel, deed: (Deed, &[Test]), until: Option<&Until>, cond: &[Cond]) -> Text {
        let args = self.who(who).add(Args::new(), "who").set("deed", self.deed(deed.0, deed.1));
        self.under(self.lasting(self.say("is-cannot", args), until, Some(who)), cond)
    }

    pub fn obliged(&self, who: &Sel, to: Deed, until: Option<&Until>) -> Text {
        let args = self.who(who).add(Args::new(), "who").set("deed", self.deed(to, &[]));
        self.lasting(self.say("is-must", args), until, Some(who))
    }

    pub fn allowed(
        &self,
        who: &Sel,
        deed: (Deed, &[Test]),
        disc: &[Disc],
        cost: &[Price],
        until: Option<&Until>,
    ) -> Text {
        let args = self.who(who).add(Args::new(), "who").set("deed", self.deed(deed.0, deed.1));
        let mut text = self.lasting(self.say("is-may", args), until, Some(who));
        if !disc.is_empty() {
            text = self.say("let-disc", Args::new().set("text", text).set("disc", self.disciplines(disc)));
        }
        if !cost.is_empty() {
            text = self.say("let-cost", Args::new().set("text", text).set("price", self.prices(cost)));
        }
        text
    }

    pub fn taxed(&self, who: &Sel, on: Deed, cost: &[Price], until: Option<&Until>, cond: &[Cond]) -> Text {
        let args = self.who(who).add(Args::new(), "who").set("deed", self.deed(on, &[]));
        let text = self.lasting(self.say("is-toll", args.set("price", self.prices(cost))), until, Some(who));
        // Votes are cast in a referendum: all that is to say is whose it is.
        let votes = matches!(on, Deed::Vote | Deed::VoteAgainst);
        let rest = |cond: &&Cond| !matches!(cond, Cond::Action(Deed::Political));
        match cond.iter().filter(rest).collect::<Vec<_>>().as_slice() {
            [called] if votes && let Some(who) = actor(called) => {
                self.say("called", self.who(who).add(Args::new().set("text", text), "who"))
            }
            _ => self.under(text, cond),
        }
    }

    fn deed(&self, deed: Deed, what: &[Test]) -> Text {
        if what.is_empty() {
            return self.plain(&format!("to-{}", deed.slug()));
        }
        let who = self.filtered("all", what);
        if deed == Deed::Play {
            let args = who.add(Args::new(), "who");
            return self.say("to-play-what", self.words.add_bare(args, "who", &self.phrase(what), "more"));
        }
        let text = self.plain(&format!("to-{}", deed.slug()));
        self.say("of-what", who.add(Args::new(), "who").set("text", text))
    }

    pub fn described(&self, who: &Sel, is: &Trait, until: Option<&Until>) -> Text {
        let args = self.who(who).add(Args::new(), "who");
        let word = |id: &str| self.words.plain(id);
        let text = match is {
            Trait::Clan(clan) => {
                self.say("is-of-clan", args.set("clan", word(&format!("clan-{}", clan.slug()))))
            }
            Trait::Sect(sect) => {
                self.say("is-of-sect", args.set("sect", word(&format!("sect-{}", sect.slug()))))
            }
            Trait::SameClanAndSect(other) => self.say("is-like", self.who(other).add(args, "other")),
            Trait::Title(title) => {
                let args = args.set("title", self.title(title));
                match sect_of(title) {
                    Some((sect, unique)) => {
                        let id = if unique { "is-titled-unique" } else { "is-titled-of" };
                        self.say(id, args.set("sect", word(&format!("sect-{}", sect.slug()))))
                    }
                    None => self.say("is-titled", args),
                }
            }
            Trait::Disc(disc) => self.say("is-disciplined", args.set("disc", self.discipline(*disc))),
            Trait::Key(key) => self.say("is-keyed", args.set("key", word(&format!("key-{}", key.slug())))),
            Trait::OpenHand => self.say("is-open-hand", args),
            Trait::AggravatedHands => self.say("is-aggravated-hands", args),
            Trait::NormalAggravated => self.say("is-normal-aggravated", args),
        };
        self.lasting(text, until, Some(who))
    }

    /// A title with its city or clan.
    pub fn title(&self, title: &Title) -> Text {
        let of = match title {
            Title::Prince(city) | Title::Archbishop(city) | Title::Baron(city) => {
                self.words.plain(&format!("city-{city}"))
            }
            Title::Justicar(clan) | Title::InnerCircle(clan) | Title::Kholo(clan) => {
                self.words.plain(&format!("clan-{}", clan.slug()))
            }
            Title::Votes(n) => return self.words.say("title-votes", Args::new().set("n", *n)),
            Title::Primogen
            | Title::Bishop
            | Title::Priscus
            | Title::Cardinal
            | Title::Regent
            | Title::Magaji
            | Title::Inquisitor => Text::default(),
        };
        let class = title.class().map_or("votes", |class| class.slug());
        self.words.say(&format!("title-{class}"), Args::new().set("of", of))
    }

    /// What a minion is made of: `2 life, 1 strength`.
    pub fn body(&self, body: &Body) -> Text {
        let numbers = [
            ("body-life", &body.life),
            ("body-capacity", &body.capacity),
            ("body-strength", &body.strength),
            ("body-bleed", &body.bleed),
        ];
        let number = |(id, n): (&str, &Option<Amount>)| {
            n.as_ref().map(|n| self.shaped(n, |n| self.say(id, Args::new().set("n", n))))
        };
        let mut parts: Vec<Text> = numbers.into_iter().filter_map(number).collect();
        if let Some(like) = &body.like {
            parts.push(self.about("body-like", &self.who(like)));
        }
        if let Some(clan) = body.clan {
            let clan = self.words.plain(&format!("clan-{}", clan.slug()));
            parts.push(self.say("body-clan", Args::new().set("clan", clan)));
        }
        parts.extend(body.disc.iter().map(|disc| self.discipline(*disc)));
        parts.extend(body.keys.iter().map(|key| self.words.plain(&format!("key-{}", key.slug()))));
        self.joined("comma", parts).unwrap_or_default()
    }
}

/// The sect that a title is of, and whether there is only one; none for votes without a name.
fn sect_of(title: &Title) -> Option<(Sect, bool)> {
    Some(match title {
        Title::Primogen => (Sect::Camarilla, false),
        Title::Prince(_) | Title::Justicar(_) | Title::InnerCircle(_) => (Sect::Camarilla, true),
        Title::Bishop | Title::Priscus | Title::Cardinal | Title::Inquisitor => (Sect::Sabbat, false),
        Title::Archbishop(_) | Title::Regent => (Sect::Sabbat, true),
        Title::Baron(_) => (Sect::Anarch, true),
        Title::Magaji => (Sect::Laibon, false),
        Title::Kholo(_) => (Sect::Laibon, true),
        Title::Votes(_) => return None,
    })
}

/// What the acting minion has to be, where nothing else is asked.
fn acting<'c>(of: Option<&Sel>, cond: &'c [Cond]) -> Option<&'c [Test]> {
    match (of, cond) {
        (Some(Sel::Actor), [Cond::Is(Sel::Actor, filter)]) if filter.iter().any(names) => Some(filter),
        _ => None,
    }
}

/// Without its sign.
fn size(n: &Value) -> Value {
    match n {
        Value::Number(n) => Value::from(n.unsigned_abs() as usize),
        Value::Text(_) => n.clone(),
    }
}

/// Is it a number of a Methuselah?
fn is_of_player(q: Qty) -> bool {
    matches!(
        q,
        Qty::Pool
            | Qty::HandSize
            | Qty::Transfers
            | Qty::MasterActions
            | Qty::DiscardActions
            | Qty::MinionActions
    )
}

/// With its sign.
fn signed(n: &Value) -> Value {
    match n {
        Value::Number(n) if *n >= 0 => format!("+{n}").into(),
        Value::Number(n) => format!("-{}", n.unsigned_abs()).into(),
        Value::Text(text) => format!("+{text}").into(),
    }
}
