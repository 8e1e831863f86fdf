//! Who or what, as a noun.

use elysium_kit::Say;
use elysium_text::{Args, Text};

use super::nouns::{Noun, Phrase};
use super::{Own, Writer};
use crate::cards::{Sel, Zone};

impl Writer {
    fn the(&self, noun: &str) -> Noun {
        self.words.noun("the", &Phrase::new(noun), &Args::new())
    }

    fn your(&self, noun: &str) -> Noun {
        self.words.noun("your", &Phrase::new(noun), &Args::new())
    }

    fn of(&self, noun: &str, who: &Sel) -> Noun {
        let args = self.who(who).add(Args::new(), "who");
        self.words.noun("the", &Phrase::with(noun, args), &Args::new())
    }

    pub fn who(&self, sel: &Sel) -> Noun {
        if self.phase_of.as_ref() == Some(sel) && *sel != Sel::You {
            return self.words.noun("that", &Phrase::new("methuselah"), &Args::new());
        }
        match sel {
            Sel::You => self.words.you(),
            Sel::Prey => self.your("prey"),
            Sel::Predator => self.your("predator"),
            Sel::PreyOf(who) => self.of("prey-of", who),
            Sel::PredatorOf(who) => self.of("predator-of", who),
            Sel::ActingPlayer => self.the("acting-methuselah"),
            Sel::TargetPlayer => self.the("target-methuselah"),
            Sel::Everyone => self.words.noun("each", &Phrase::new("methuselah"), &Args::new()),
            Sel::OtherPlayers => self.words.noun("each-other", &Phrase::new("methuselah"), &Args::new()),
            Sel::Controller(who) if self.as_played && **who == Sel::PlayedCard => {
                self.words.noun("its", &Phrase::new("its-controller"), &Args::new())
            }
            Sel::Controller(who) => self.of("controller", who),
            Sel::Owner(who) => self.of("owner", who),
            Sel::Top(n, zone, who) => {
                let args = self.who(who).add(Args::new(), "who").set("n", self.amount(n));
                let args = args.set("zone", self.zone(zone));
                self.words.noun("the", &Phrase::with("top", args), &Args::new())
            }
            Sel::This => self.words.noun("this", &Phrase::new(self.this), &Args::new()),
            Sel::Me => self.me(),
            Sel::Actor => self.the("acting-minion"),
            Sel::Blocker => self.the("blocking-minion"),
            Sel::Foe => self.the("opposing-minion"),
            Sel::Target => self.chosen(0),
            Sel::Second => self.chosen(1),
            Sel::It => match &self.it {
                Some(it) => it.clone(),
                None => self.words.noun("that", &Phrase::new("card"), &Args::new()),
            },
            Sel::Victim => self.the("victim"),
            Sel::Known(n) => {
                let known =
                    self.known.get(usize::from(*n)).cloned().unwrap_or_else(|| Phrase::new("vampire"));
                let determiner = match (self.known.len(), n) {
                    (0 | 1, _) => "remembered",
                    (_, 0) => "first",
                    _ => "second",
                };
                self.words.noun(determiner, &known, &Args::new())
            }
            Sel::PlayedCard => self.the("played-card"),
            Sel::ActionCard => self.the("action-card"),
            Sel::Aimed => self.the("aimed"),
            Sel::ChosenBy(who) => self.of("chosen-by", who),
            Sel::All(filter) => self.filtered("all", filter),
            Sel::Both(first, second) => self.words.pair("noun-both", &self.who(first), &self.who(second)),
        }
    }

    /// One by one instead of all together: what each of them gets.
    pub fn each(&self, sel: &Sel) -> Noun {
        match sel {
            Sel::All(filter) => self.filtered("each", filter),
            _ => self.who(sel),
        }
    }

    /// The minion whose text it is.
    pub fn me(&self) -> Noun {
        match self.own {
            Own::Vampire => self.words.noun("this", &Phrase::new("vampire"), &Args::new()),
            Own::Minion => self.words.noun("this", &Phrase::new("minion"), &Args::new()),
            Own::Ally => self.words.noun("this", &Phrase::new("ally"), &Args::new()),
            Own::Bearer => self.the("bearer"),
            Own::Employer => self.the("employer"),
        }
    }

    /// What was chosen first or second.
    fn chosen(&self, nth: usize) -> Noun {
        let Some(chosen) = &self.chosen[nth] else {
            return self.words.noun("that", &Phrase::new("vampire"), &Args::new());
        };
        if chosen.named.replace(true) {
            return self.words.noun(chosen.again, &chosen.phrase.bare(), &Args::new());
        }
        self.words.noun(chosen.determiner.0, &chosen.phrase, &chosen.determiner.1)
    }

    /// Somebody's pool as a place that counters come from and go to.
    pub fn pool_of(&self, sel: &Sel) -> Noun {
        if *sel == Sel::You {
            return self.words.noun("your-own", &Phrase::new("pool"), &Args::new());
        }
        if self.phase_of.as_ref() == Some(sel) {
            return self.words.noun("their", &Phrase::new("pool"), &Args::new());
        }
        let args = self.who(sel).add(Args::new(), "who");
        self.words.noun("the", &Phrase::with("pool-of", args), &Args::new())
    }

    /// A zone of your own.
    pub fn your_zone(&self, zone: &Zone) -> Text {
        let id = match zone {
            Zone::Uncontrolled => "uncontrolled",
            Zone::Hand => "hand",
            Zone::AshHeap => "ash-heap",
            Zone::Library | Zone::LibraryTop | Zone::LibraryBottom => "library",
            Zone::Crypt => "crypt",
            Zone::Research => "research",
            Zone::Ready | Zone::Torpor | Zone::OutOfGame | Zone::InPlay | Zone::On(_) | Zone::InPlayOf(_) => {
                return self.zone(zone);
            }
        };
        self.words.plain(&format!("zone-your-{id}"))
    }

    pub fn zone(&self, zone: &Zone) -> Text {
        let id = match zone {
            Zone::Ready => "ready",
            Zone::Torpor => "torpor",
            Zone::Uncontrolled => "uncontrolled",
            Zone::Hand => "hand",
            Zone::AshHeap => "ash-heap",
            Zone::Library => "library",
            Zone::LibraryTop => "library-top",
            Zone::LibraryBottom => "library-bottom",
            Zone::Crypt => "crypt",
            Zone::OutOfGame => "out-of-game",
            Zone::Research => "research",
            Zone::InPlay => "in-play",
            Zone::On(who) | Zone::InPlayOf(who) => return self.who(who).plain(),
        };
        self.words.plain(&format!("zone-{id}"))
    }
}
