//! What holds for a while: numbers, bans, duties, permissions, prices, properties.

use elysium_kit::Say;
use elysium_text::{Args, Text, Value};

use super::nouns::Noun;
use super::{Mood, Writer};
use crate::cards::{Amount, Body, Cond, Deed, Disc, Effect, How, Price, Qty, Sel, Test, Title, Trait, Until};

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
                let args = self.subject(q, of).add(Args::new(), "who").set("qty", qty);
                self.say("is-set", args.set("n", self.amount(n)))
            }
            Qty::BloodCost | Qty::PoolCost => self.shaped(n, |n| {
                let args = Args::new().set("n", signed(&n));
                self.say(&format!("is-{}", q.slug()), self.subject(q, of).add(args, "who"))
            }),
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
                        (_, Mood::To) => self.say("do-give", self.subject(q, of).add(args, "who")),
                        (_, Mood::Do) => self.say("is-get", self.subject(q, of).add(args, "who")),
                    }
                },
            ),
        };
        let text = self.mannered(text, change.how);
        let standing = !self.in_hand && change.until.is_none() && mood == Mood::Do;
        let text = if q.is_credit() && standing && of.is_none() {
            self.say("each-combat-credit", Args::new().set("text", text))
        } else {
            self.lasting(text, change.until)
        };
        self.under(text, change.cond)
    }

    /// With its condition behind it.
    fn under(&self, text: Text, conds: &[Cond]) -> Text {
        if conds.is_empty() {
            return text;
        }
        self.say("only-if", Args::new().set("text", text).set("condition", self.all_of(conds)))
    }

    fn subject(&self, q: Qty, of: Option<&Sel>) -> Noun {
        match of {
            // Cards in hand are many.
            Some(Sel::All(filter)) if matches!(q, Qty::BloodCost | Qty::PoolCost) => {
                self.filtered("all", filter)
            }
            Some(of) => self.each(of),
            None if is_of_player(q) => self.who(&Sel::You),
            None => self.me(),
        }
    }

    fn bonus(&self, q: Qty, n: &Value) -> Text {
        let shown = if q.is_credit() { Value::from(n.to_string()) } else { signed(n) };
        let size = match n {
            Value::Number(n) => Value::from(n.unsigned_abs() as usize),
            Value::Text(_) => n.clone(),
        };
        let args = Args::new().set("n", shown).set("n_size", size);
        self.say(&format!("bonus-{}", q.slug()), args)
    }

    /// With its manners behind it.
    pub fn mannered(&self, text: Text, how: &[How]) -> Text {
        how.iter()
            .fold(text, |text, how| self.say(&format!("how-{}", how.slug()), Args::new().set("text", text)))
    }

    pub fn barred(&self, who: &Sel, deed: (Deed, &[Test]), until: Option<&Until>, cond: &[Cond]) -> Text {
        let args = self.who(who).add(Args::new(), "who").set("deed", self.deed(deed.0, deed.1));
        self.under(self.lasting(self.say("is-cannot", args), until), cond)
    }

    pub fn obliged(&self, who: &Sel, to: Deed, until: Option<&Until>) -> Text {
        let args = self.who(who).add(Args::new(), "who").set("deed", self.deed(to, &[]));
        self.lasting(self.say("is-must", args), until)
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
        let mut text = self.lasting(self.say("is-may", args), until);
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
        let text = self.say("is-toll", args.set("price", self.prices(cost)));
        self.under(self.lasting(text, until), cond)
    }

    fn deed(&self, deed: Deed, what: &[Test]) -> Text {
        if what.is_empty() {
            return self.plain(&format!("to-{}", deed.slug()));
        }
        let who = self.filtered("all", what);
        if deed == Deed::Play {
            let bare = self.words.bare(&self.phrase(what), "more");
            return self.say("to-play-what", who.add(Args::new(), "who").set("who_bare", bare));
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
            Trait::Title(title) => self.say("is-titled", args.set("title", self.title(title))),
            Trait::Disc(disc) => self.say("is-disciplined", args.set("disc", self.discipline(*disc))),
            Trait::Key(key) => self.say("is-keyed", args.set("key", word(&format!("key-{}", key.slug())))),
            Trait::OpenHand => self.say("is-open-hand", args),
            Trait::AggravatedHands => self.say("is-aggravated-hands", args),
            Trait::NormalAggravated => self.say("is-normal-aggravated", args),
        };
        self.lasting(text, until)
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
