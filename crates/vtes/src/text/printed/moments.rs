//! When, and for how long.

use elysium_text::{Args, Text};

use super::Writer;
use crate::cards::{Cond, Deed, Delay, Phase, Sel, Span, Test, Trigger, Until, When};

impl Writer {
    /// A moment as what stands before a clause; none for one that needs no words.
    pub fn moment(&self, at: &When, conds: &[Cond]) -> Option<Text> {
        Some(match at {
            When::Always | When::Whenever => return None,
            When::Anytime => self.plain("when-anytime"),
            // Said by the condition, if there is one about the action.
            When::Action => {
                let told = |cond: &Cond| {
                    matches!(cond, Cond::Action(_) | Cond::AtYou | Cond::Directed | Cond::Undirected)
                };
                if conds.iter().any(told) {
                    return None;
                }
                self.plain("when-action")
            }
            When::In(phase, who) => self.phase(*phase, who),
            When::AsPlayed(filter) => self.about("when-as-played", &self.filtered("a", filter)),
            When::Announced => match conds.iter().find_map(announcer) {
                Some(filter) => {
                    let who = match filter {
                        [Test::Same(who)] => self.who(who),
                        filter => self.filtered("a", filter),
                    };
                    let aim = match conds.iter().find(|cond| is_aim(cond)) {
                        Some(Cond::Directed) => "directed",
                        Some(_) => "undirected",
                        None => "any",
                    };
                    self.say("when-announces", who.add(Args::new(), "who").set("aim", aim))
                }
                None => self.plain("when-announced"),
            },
            When::Undecided => self.plain("when-undecided"),
            When::Attempt => self.plain("when-attempt"),
            When::Declined => self.plain("when-declined"),
            When::WouldSucceed => self.plain("when-would-succeed"),
            When::Blocked => match conds.iter().find_map(blocker) {
                Some(who) if self.this_action => self.about("when-blocks-this", &self.who(who)),
                Some(who) => self.about("when-blocks", &self.who(who)),
                None if self.this_action => self.plain("when-this-blocked"),
                None => self.plain("when-blocked"),
            },
            When::Resolved => self.plain("when-resolved"),
            When::BeforeVotes => self.plain("when-before-votes"),
            When::Polling if conds.contains(&Cond::Action(Deed::Political)) => {
                self.plain("when-polling-political")
            }
            When::Polling => self.plain("when-polling"),
            When::BeforeCombat => self.plain("when-before-combat"),
            When::BeforeRange => self.plain("when-before-range"),
            When::Range => self.plain("when-range"),
            When::BeforeStrikes => self.plain("when-before-strikes"),
            When::Strike => self.plain("when-strike"),
            When::BeforeResolution => self.plain("when-before-resolution"),
            When::Resolution => self.plain("when-resolution"),
            When::Prevent => self.plain("when-prevent"),
            When::Additional => self.plain("when-additional"),
            When::Press => self.plain("when-press"),
            When::EndOfRound => self.plain("when-end-of-round"),
            When::WouldEnd => self.plain("when-would-end"),
            When::CombatOver => self.plain("when-combat-over"),
            When::Diablerized => self.plain("when-diablerized"),
            When::Would(trigger, filter) => self.on(self.event(*trigger, true, filter)),
            When::On(Trigger::Passes, filter) if filter.is_empty() => match conds.iter().find_map(actor) {
                Some(who) => {
                    let args = self.who(who).add(Args::new(), "who").set("do_mood", "is");
                    self.on(self.say("on-passes-called", args))
                }
                None => self.on(self.event(Trigger::Passes, false, filter)),
            },
            When::On(trigger, filter) => self.on(self.event(*trigger, false, filter)),
        })
    }

    /// Several moments of `Later`, whichever comes first.
    pub fn later_of(&self, moments: &[&When]) -> Text {
        // However the blocking ends.
        if let [When::Blocked, When::WouldSucceed] = moments {
            return self.plain("when-before-resolved");
        }
        self.joined("or", moments.iter().map(|at| self.later(at))).unwrap_or_default()
    }

    /// The moment of `Later`: the next time that it comes.
    pub fn later(&self, at: &When) -> Text {
        match at {
            When::BeforeRange => self.plain("when-next-round"),
            When::Resolution => self.plain("when-next-resolution"),
            When::Blocked => self.plain("when-before-block"),
            When::WouldSucceed => self.plain("when-before-success"),
            at => self.moment(at, &[]).unwrap_or_default(),
        }
    }

    /// The conditions that the moment has not said already.
    pub fn besides<'c>(&self, at: Option<&When>, conds: &'c [Cond]) -> Vec<&'c Cond> {
        let said = |cond: &&Cond| match at {
            Some(When::Polling) => **cond == Cond::Action(Deed::Political),
            Some(When::Blocked) => blocker(cond).is_some(),
            Some(When::Announced) if conds.iter().any(|cond| announcer(cond).is_some()) => {
                announcer(cond).is_some() || is_aim(cond)
            }
            Some(When::On(Trigger::Passes, filter)) if filter.is_empty() => actor(cond).is_some(),
            _ => false,
        };
        conds.iter().filter(|cond| !said(cond)).collect()
    }

    fn on(&self, event: Text) -> Text {
        self.say("on", Args::new().set("event", event))
    }

    /// What happens to somebody, or is about to.
    pub fn event(&self, trigger: Trigger, would: bool, filter: &[Test]) -> Text {
        // What you replace is yours.
        let replaced = |test: &&Test| !(trigger == Trigger::Replaces && **test == Test::Yours);
        let filter: Vec<Test> = filter.iter().filter(replaced).cloned().collect();
        let who = match filter.as_slice() {
            [Test::Same(sel)] => self.who(sel),
            [] => self.filtered("a", &[Test::Minion]),
            filter => self.filtered("a", filter),
        };
        let args = who.add(Args::new(), "who").set("do_mood", if would { "to" } else { "is" });
        let scope = if self.this_action { "this" } else { "any" };
        self.say(&format!("on-{}", trigger.slug()), args.set("scope", scope))
    }

    fn phase(&self, phase: Phase, who: &Sel) -> Text {
        let args = Args::new().set("phase", self.phase_name(phase));
        match who {
            Sel::You => self.say("when-your-phase", args),
            // It is not named yet: the clause goes on with "that Methuselah".
            who => {
                self.say("when-phase-of", Writer { phase_of: None, ..self.clone() }.who(who).add(args, "who"))
            }
        }
    }

    pub fn phase_name(&self, phase: Phase) -> Text {
        self.plain(&format!("phase-name-{}", phase.slug()))
    }

    /// A span in the words of `until`, `each` or `same`.
    pub fn span(&self, family: &str, span: Span) -> Text {
        self.plain(&format!("{family}-{}", span.slug()))
    }

    /// `of` is whom it is said of, so that their phases need not be told.
    pub fn until(&self, until: &Until, of: Option<&Sel>) -> Option<Text> {
        let next = |id: &str, phase: &Phase, who: &Sel| {
            let args = Args::new().set("phase", self.phase_name(*phase));
            match who {
                Sel::You => self.say(&format!("{id}-yours"), args),
                who if is_own(who, of) => self.say(&format!("{id}-theirs"), args),
                who => self.say(id, self.who(who).add(args, "who")),
            }
        };
        Some(match until {
            Until::Now => return None,
            Until::Span(Span::Combat) if self.resulting => self.plain("resulting-combat"),
            Until::Span(span) => self.span("until", *span),
            Until::InPlay => self.plain("until-in-play"),
            Until::Next(phase, who) => next("until-next", phase, who),
            Until::Through(phase, who) => next("until-through", phase, who),
            Until::Event(trigger, filter) => {
                self.say("until-event", Args::new().set("event", self.event(*trigger, false, filter)))
            }
        })
    }

    /// With how long it lasts behind it.
    pub fn lasting(&self, text: Text, until: Option<&Until>, of: Option<&Sel>) -> Text {
        match until.and_then(|until| self.until(until, of)) {
            Some(until) => self.say("until", Args::new().set("text", text).set("until", until)),
            None => text,
        }
    }

    /// When the card is replaced, if not at once.
    pub fn delay(&self, delay: &Delay) -> Option<Text> {
        Some(match delay {
            Delay::Now => return None,
            Delay::At(phase) => self.say("replace-at", Args::new().set("phase", self.phase_name(*phase))),
            Delay::AfterAction => self.plain("replace-after-action"),
            Delay::AfterCombat => self.plain("replace-after-combat"),
            Delay::On(trigger, filter) => {
                self.say("replace-on", Args::new().set("event", self.event(*trigger, false, filter)))
            }
            Delay::Never => self.plain("replace-never"),
        })
    }
}

/// Who blocks, by a condition that says so.
fn blocker(cond: &Cond) -> Option<&Sel> {
    match cond {
        Cond::Is(who, filter) if *filter == [Test::Same(Sel::Blocker)] => Some(who),
        _ => None,
    }
}

/// Is the phase of `who` one of theirs?
fn is_own(who: &Sel, of: Option<&Sel>) -> bool {
    of == Some(who) || matches!(who, Sel::Controller(minion) if of == Some(minion))
}

/// Who announces the action, by a condition that says so.
fn announcer(cond: &Cond) -> Option<&[Test]> {
    match cond {
        Cond::Is(Sel::Actor, filter) => Some(filter.as_slice()),
        _ => None,
    }
}

fn is_aim(cond: &Cond) -> bool {
    matches!(cond, Cond::Directed | Cond::Undirected)
}

/// Whose action it is, by a condition that says so.
pub(super) fn actor(cond: &Cond) -> Option<&Sel> {
    match cond {
        Cond::Is(Sel::Actor, filter) => match filter.as_slice() {
            [Test::Same(who)] => Some(who),
            _ => None,
        },
        _ => None,
    }
}
