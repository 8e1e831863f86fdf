//! Filters as noun phrases: a noun, what stands before it, and what follows.

use elysium_kit::Say;
use elysium_text::{Args, Text};

use super::Writer;
use super::nouns::{Noun, Phrase, Tail};
use crate::cards::{Amount, CardId, Cond, Disc, Expr, Op, Qty, Sel, Test, Type};

impl Writer {
    /// Everything that passes, behind a determiner. Alternatives of their own kind become nouns of their own.
    pub fn filtered(&self, determiner: &str, filter: &[Test]) -> Noun {
        self.filtered_with(determiner, filter, &Args::new())
    }

    pub fn filtered_with(&self, determiner: &str, filter: &[Test], more: &Args) -> Noun {
        let Some(Test::Any(of)) = filter.iter().find(|test| are_several(test)) else {
            return self.words.noun(determiner, &self.phrase(filter), more);
        };
        let rest = || filter.iter().filter(|test| !are_several(test));
        let one = |test: &Test| {
            let filter: Vec<Test> = std::iter::once(test.clone()).chain(rest().cloned()).collect();
            self.words.noun(determiner, &self.phrase(&filter), more)
        };
        let nouns = of.iter().map(one).reduce(|first, second| match determiner {
            "all" => self.words.pair("noun-both", &first, &second),
            "each" => self.words.each_of_two(&first, &second),
            _ => self.words.pair("noun-either", &first, &second),
        });
        nouns.unwrap_or_else(|| self.words.noun(determiner, &self.phrase(filter), more))
    }

    pub fn phrase(&self, filter: &[Test]) -> Phrase {
        let mut phrase = self.head(filter);
        let yours = filter.contains(&Test::Yours) && filter.contains(&Test::Uncontrolled);
        for test in filter {
            match test {
                Test::Not(not) if matches!(&**not, Test::Same(_) | Test::Acting) => {}
                Test::Uncontrolled if yours => phrase.tail(tail_of("uncontrolled-yours", Args::new())),
                Test::Yours if yours => {}
                _ => self.describe(&mut phrase, test),
            }
        }
        // All that it is not, in one phrase.
        let not = filter.iter().filter_map(|test| match test {
            Test::Not(test) => match &**test {
                Test::Same(who) => Some(self.who(who)),
                Test::Acting => Some(self.who(&Sel::Actor)),
                _ => None,
            },
            _ => None,
        });
        let not = not.reduce(|first, second| self.words.pair("noun-both", &first, &second));
        if let Some(who) = not {
            phrase.tail(tail_of("other-than", who.add(Args::new(), "who")));
        }
        phrase
    }

    /// The noun that a filter is about.
    fn head(&self, filter: &[Test]) -> Phrase {
        let nouns = || filter.iter().filter(|test| names(test));
        let special = nouns().find_map(|test| match test {
            Test::Named(slug) => Some(Phrase::with("named", Args::new().set("card", self.named(slug)))),
            Test::Clan(clan) => {
                let clan = self.words.plain(&format!("clan-{}", clan.slug()));
                Some(Phrase::with("clan", Args::new().set("clan", clan)))
            }
            Test::Title(_) => Some(self.titled(std::slice::from_ref(test))),
            Test::Any(of) => Some(self.titled(of)),
            Test::Card(kind) => Some(self.card_of(kind.slug())),
            Test::MinionCard => Some(self.card_of("minion")),
            Test::StrikeCard => Some(self.card_of("strike")),
            Test::Vampire => Some(Phrase::new("vampire")),
            Test::Ally => Some(Phrase::new("ally")),
            Test::Retainer => Some(Phrase::new("retainer")),
            Test::Equipment => Some(Phrase::new("equipment")),
            Test::Location => Some(Phrase::new("location")),
            Test::Minion => Some(Phrase::new("minion")),
            Test::Player => Some(Phrase::new("methuselah")),
            _ => None,
        });
        special.unwrap_or_else(|| Phrase::new(implied(filter)))
    }

    /// A vampire with one of these titles.
    fn titled(&self, titles: &[Test]) -> Phrase {
        let class = |test: &Test| match test {
            Test::Title(class) => Some(self.words.plain(&format!("class-{}", class.slug()))),
            _ => None,
        };
        let titles = self.joined("or", titles.iter().filter_map(class)).unwrap_or_default();
        Phrase::with("titled", Args::new().set("title", titles))
    }

    fn card_of(&self, kind: &str) -> Phrase {
        Phrase::with("card-of", Args::new().set("type", self.words.plain(&format!("type-{kind}"))))
    }

    /// A card by its slug, as a link; one that is not in the pool has a name all the same.
    pub fn named(&self, slug: &str) -> Text {
        match CardId::find(slug) {
            Some(card) => self.words.card(card),
            None => self.words.plain(&format!("outside-{slug}")),
        }
    }

    fn describe(&self, phrase: &mut Phrase, test: &Test) {
        match test {
            test if names(test) => {}
            Test::Ready => phrase.adjective("ready"),
            Test::Locked => phrase.adjective("locked"),
            Test::Unlocked => phrase.adjective("unlocked"),
            Test::Titled => phrase.adjective("titled"),
            Test::Sect(sect) => phrase.adjective(&format!("sect-{}", sect.slug())),
            Test::Acting => phrase.adjective("acting"),
            Test::Blocked => phrase.adjective("blocked"),
            Test::Oldest => phrase.adjective("oldest"),
            Test::Younger(Sel::Me) => phrase.adjective("younger"),
            Test::Older(Sel::Me) => phrase.adjective("older"),
            test => phrase.tail(self.tail(test)),
        }
    }

    /// What follows a noun.
    fn tail(&self, test: &Test) -> Tail {
        let about = |id: &str, sel: &Sel| tail_of(id, self.who(sel).add(Args::new(), "who"));
        let plain = |id: &str| tail_of(id, Args::new());
        match test {
            Test::Key(key) => {
                let key = self.words.plain(&format!("key-{}", key.slug()));
                tail_of("key", Args::new().set("key", key))
            }
            Test::Has(disc) => tail_of("has", Args::new().set("disc", self.discipline(*disc))),
            Test::Requires(discs) => tail_of("requires", Args::new().set("disc", self.disciplines(discs))),
            Test::NeedsSuperior => plain("needs-superior"),
            Test::UsesCounters => plain("uses-counters"),
            Test::Does(word) => tail_of("does", Args::new().set("word", word.as_str())),
            Test::Did(trigger, n, span) => {
                let event = self.event(*trigger, false, &[]);
                let args = Args::new().set("n", self.amount(n)).set("span", self.span("until", *span));
                tail_of("did", args.set("event", event))
            }
            Test::In(zone) => tail_of("in-zone", Args::new().set("zone", self.zone(zone))),
            Test::Torpor => plain("torpor"),
            Test::Uncontrolled => plain("uncontrolled"),
            Test::InPlay => plain("in-play"),
            Test::InCombat => plain("in-combat"),
            Test::Targeted => plain("targeted"),
            Test::Voted => plain("voted"),
            Test::Older(sel) => about("older", sel),
            Test::Younger(sel) => about("younger", sel),
            Test::Circle(sel) => about("circle", sel),
            Test::Marked(token) => tail_of("marked", Args::new().set("token", self.tokens(*token, 1))),
            Test::Yours => plain("yours"),
            Test::Others => plain("others"),
            Test::Of(Sel::You) => plain("yours"),
            Test::Of(Sel::It) if self.theirs => plain("theirs"),
            Test::Of(sel) => about("of", sel),
            Test::On(sel) => about("on", sel),
            Test::Same(Sel::Target) if self.clan_chosen => plain("chosen-clan"),
            Test::Same(Sel::Blocker) => plain("blocking"),
            Test::Same(sel) => about("same", sel),
            Test::Not(test) => match &**test {
                Test::Same(sel) => about("other-than", sel),
                test if is_state(test) => {
                    let what = self.state_words(std::slice::from_ref(test), self.words.you().agreement());
                    tail_of("not-so", Args::new().set("what", what))
                }
                test => {
                    let what = self.filtered("a", std::slice::from_ref(test));
                    tail_of("not", what.add(Args::new(), "what"))
                }
            },
            Test::Any(tests) => {
                let both = |first, second| Tail::Either(Box::new(first), Box::new(second));
                let tails = tests.iter().map(|test| self.tail(test)).reduce(both);
                tails.unwrap_or_else(|| Tail::Fixed(Text::default()))
            }
            Test::Cmp(q, op, n) => self.compared(*q, *op, n),
            Test::If(Cond::Is(Sel::Aimed, of)) if let [Test::Same(who)] = of.as_slice() => {
                about("aimed", who)
            }
            Test::If(cond) => tail_of("if", Args::new().set("condition", self.condition(cond))),
            // One of several: what stands before a noun can follow it, too.
            Test::Ready | Test::Locked | Test::Unlocked | Test::Acting | Test::Blocked => {
                Tail::Fixed(self.state_words(std::slice::from_ref(test), self.words.you().agreement()))
            }
            // What names something is said in other words here.
            test => Tail::Fixed(self.filtered("a", std::slice::from_ref(test)).plain()),
        }
    }

    fn compared(&self, q: Qty, op: Op, n: &Amount) -> Tail {
        let qty =
            Args::new().set("qty", self.words.plain(&format!("qty-{}", q.slug()))).set("qty_slug", q.slug());
        if let Amount::E(expr) = n
            && let Expr::Of(other, who) = &**expr
            && *other == q
            && matches!(op, Op::More | Op::Less)
        {
            let id = if op == Op::More { "more-than" } else { "less-than" };
            return tail_of(id, self.who(who).add(qty, "who"));
        }
        tail_of("cmp", self.compare(qty, op, n))
    }

    /// States as a predicate: `ready`, `in torpor`.
    pub fn state_words(&self, tests: &[Test], agreement: Args) -> Text {
        let adjective = |word: &str| self.words.say(&format!("adj-{word}"), agreement.clone());
        let words = tests.iter().map(|test| match test {
            Test::Ready => adjective("ready"),
            Test::Locked => adjective("locked"),
            Test::Unlocked => adjective("unlocked"),
            Test::Acting => adjective("acting"),
            Test::Blocked => adjective("blocked"),
            test => self.words.tail(&self.tail(test), &agreement),
        });
        self.joined("and", words).unwrap_or_default()
    }

    /// `[dom]`.
    pub fn discipline(&self, disc: Disc) -> Text {
        Text::from(format!("[{disc}]"))
    }

    /// Any of these.
    pub fn disciplines(&self, discs: &[Disc]) -> Text {
        self.joined("icons-or", discs.iter().map(|disc| self.discipline(*disc))).unwrap_or_default()
    }
}

fn tail_of(id: &str, args: Args) -> Tail {
    Tail::Agreeing(format!("tail-{id}"), args)
}

/// Alternatives that become nouns of their own.
fn are_several(test: &Test) -> bool {
    !names(test) && matches!(test, Test::Any(of) if of.iter().any(names))
}

/// Is it said with a noun? Titles share one.
pub(super) fn names(test: &Test) -> bool {
    if let Test::Any(of) = test {
        return of.iter().all(|test| matches!(test, Test::Title(_)));
    }
    matches!(
        test,
        Test::Minion
            | Test::Vampire
            | Test::Ally
            | Test::Retainer
            | Test::Equipment
            | Test::Location
            | Test::Player
            | Test::Card(_)
            | Test::Named(_)
            | Test::Clan(_)
            | Test::Title(_)
            | Test::MinionCard
            | Test::StrikeCard
    )
}

/// Is it a state, which comes and goes?
pub(super) fn is_state(test: &Test) -> bool {
    matches!(
        test,
        Test::Ready
            | Test::Torpor
            | Test::Uncontrolled
            | Test::InPlay
            | Test::Locked
            | Test::Unlocked
            | Test::InCombat
            | Test::Acting
            | Test::Blocked
            | Test::Targeted
            | Test::In(_)
            | Test::On(_)
    )
}

/// What a filter without a noun is about.
fn implied(filter: &[Test]) -> &'static str {
    let vampire = |test: &Test| match test {
        Test::Sect(_)
        | Test::Titled
        | Test::Has(_)
        | Test::Torpor
        | Test::Uncontrolled
        | Test::Voted
        | Test::Older(_)
        | Test::Younger(_)
        | Test::Circle(_)
        | Test::Oldest => true,
        Test::Cmp(q, ..) => matches!(q, Qty::Blood | Qty::Capacity),
        _ => false,
    };
    let minion = |test: &Test| {
        matches!(test, Test::Any(of) if implied(of) == "minion")
            || matches!(
                test,
                Test::Ready
                    | Test::Locked
                    | Test::Unlocked
                    | Test::InCombat
                    | Test::Acting
                    | Test::Blocked
                    | Test::Of(_)
                    | Test::Same(Sel::Me | Sel::Actor | Sel::Blocker | Sel::Foe)
            )
    };
    if filter.iter().any(vampire) {
        "vampire"
    } else if filter.iter().any(minion) {
        "minion"
    } else {
        "card"
    }
}

/// The sign of a card type: `[ACTION MODIFIER]`.
pub(super) fn icon(kind: Type) -> String {
    let name = match kind {
        Type::Political => "political action",
        kind => kind.slug(),
    };
    format!("[{}]", name.replace('-', " ").to_uppercase())
}
