//! What questions say beyond the fields of their word.

use elysium_kernel::Seat;
use elysium_kit::{Say, wording};
use elysium_text::{Args, Lang, Text};

use super::Words;
use crate::moment::Moment;
use crate::rules::{action, impulse};
use crate::state::{Combat, MinionId, Referendum, Thing};
use crate::vocabulary::Ask;
use crate::{State, Vtes, view};

pub(crate) fn question(lang: Lang, state: &State, who: Seat, ask: Ask) -> Text {
    let words = Words(lang);
    let (ending, more) = match ask {
        Ask::Window(moment) => window(words, state, who, moment),
        Ask::Strike(minion) => strike(words, state, minion),
        Ask::Polling => match &state.referendum {
            Some(referendum) => ("-tally", words.tally(state, referendum)),
            None => ("", Args::new()),
        },
        _ => ("", Args::new()),
    };
    wording::question_ending::<Vtes>(lang, state, ending, ask, more).capitalised()
}

/// What a window is about, as the ending of a message: a referendum, a combat, an action, or a phase.
pub(super) fn about(state: &State, who: Seat, moment: Moment) -> &'static str {
    let at = impulse::seen_by(state, who, moment);
    if state.referendum.is_some() && at == Moment::Polling {
        return "-polling";
    }
    if at == Moment::Prevent && hurt(state, who).is_some() {
        return "-prevent";
    }
    if state.combat.is_some() && state.referendum.is_none() {
        return "-combat";
    }
    if let Some(under_way) = &state.action {
        let own = at == Moment::Undecided && action::may_block_now(state) == Some(who);
        return match at {
            _ if own => "-block",
            Moment::Attempt if under_way.blocker.is_some() => "-attempt",
            _ => "-action",
        };
    }
    match at {
        Moment::Unlock => "-unlock",
        Moment::Master => "-master",
        Moment::Between => "-minion",
        Moment::Influence => "-influence",
        Moment::Discard => "-discard",
        _ if state.active == who => "",
        _ => "-other",
    }
}

fn window(words: Words, state: &State, who: Seat, moment: Moment) -> (&'static str, Args) {
    let ending = about(state, who, moment);
    let args = Args::new();
    let args = match ending {
        "-polling" => state.referendum.as_ref().map_or(args, |referendum| words.tally(state, referendum)),
        "-combat" => state.combat.as_ref().map_or(args, |combat| words.fight(state, combat)),
        "-prevent" => hurt(state, who)
            .map_or(args, |(victim, n)| Args::new().set("minion", words.thing(state, victim)).set("n", n)),
        "-block" | "-attempt" | "-action" => on_action(words, state, who),
        "-other" => args.set("foe", words.seat(state, state.active)),
        _ => args.set("n", state.actions),
    };
    (ending, args)
}

fn on_action(words: Words, state: &State, who: Seat) -> Args {
    let Some(under_way) = state.action.as_ref().map(|action| view::action(state, action)) else {
        return Args::new();
    };
    let player = words.seat(state, under_way.who);
    let args = Args::new().set("act", words.act(&under_way, player, Some(who)));
    let args = args.set("stealth", i64::from(under_way.stealth));
    let Some(blocker) = under_way.blocker else { return args };
    let args = args.set("blocker", words.card(blocker)).set("intercept", i64::from(under_way.intercept));
    args.set("holds", if under_way.intercept >= under_way.stealth { "yes" } else { "no" })
}

/// What of `who` is hurt, and how much damage comes to it.
fn hurt(state: &State, who: Seat) -> Option<(Thing, u8)> {
    let hits = || state.hits.iter().filter_map(|hit| hit.0).filter(|hit| hit.open);
    let victim = hits().map(|hit| hit.victim).find(|&victim| state.controller(victim) == Some(who))?;
    let n = hits().filter(|hit| hit.victim == victim).fold(0_u8, |sum, hit| sum.saturating_add(hit.n));
    Some((victim, n))
}

fn strike(words: Words, state: &State, minion: MinionId) -> (&'static str, Args) {
    let combat = state.combat.as_ref().filter(|combat| combat.minions.contains(&minion));
    let Some(combat) = combat else { return ("", Args::new()) };
    let foe = combat.minions.iter().copied().find(|&other| other != minion).unwrap_or(minion);
    ("-combat", Args::new().set("foe", words.minion(state, foe)).set("range", words.range(combat.long)))
}

impl Words {
    fn fight(self, state: &State, combat: &Combat) -> Args {
        let [first, second] = combat.minions.map(|minion| self.minion(state, minion));
        let args = Args::new().set("first", first).set("second", second);
        args.set("n", combat.round).set("range", self.range(combat.long))
    }

    /// What a referendum is about, and how it stands.
    fn tally(self, state: &State, referendum: &Referendum) -> Args {
        let title = match (referendum.used, referendum.hunted) {
            (Some(used), _) => self.card(used.card),
            (None, Some(hunted)) => {
                self.say("table-blood-hunt", Args::new().set("card", self.minion(state, hunted)))
            }
            (None, None) => self.plain("table-referendum-plain"),
        };
        let [yes, no] = referendum.votes;
        Args::new().set("title", title).set("yes", yes).set("no", no)
    }
}
