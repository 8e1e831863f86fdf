//! What is under way on the painted table: cards being played, an action, a combat, a referendum.

use elysium_kit::{DOT, Say, Tone};
use elysium_text::{Args, Text};

use super::paint::Painter;
use crate::view::{ActionView, CombatView, ReferendumView, SideView, StrikeView};

impl Painter<'_> {
    pub fn under_way(&mut self) {
        let view = self.view;
        if let Some(action) = &view.action {
            self.action(action);
        }
        if let Some(combat) = &view.combat {
            self.combat(combat);
        }
        for hit in &view.damage {
            let id = if hit.aggravated { "table-aggravated" } else { "table-damage" };
            let victim = Args::new().set("card", self.words.card(hit.victim)).set("n", hit.n);
            self.canvas.say(DOT, Tone::Blood, id, victim);
        }
        if let Some(referendum) = &view.referendum {
            self.referendum(referendum);
        }
        let frames = view.action.is_some() || view.combat.is_some() || view.referendum.is_some();
        if let Some(moment) = view.moment.filter(|_| frames) {
            let moment = self.words.moment(moment).to_string();
            self.canvas.flow.put(DOT, Tone::Accent, &moment);
        }
        if !view.playing.is_empty() {
            let playing = self.canvas.list(view.playing.iter().map(|card| self.words.card(*card)));
            self.canvas.line(0, Tone::Accent, "table-playing", playing);
        }
    }

    fn action(&mut self, action: &ActionView) {
        let act = self.words.act(action, self.letter(action.who), self.me);
        self.canvas.line(0, Tone::Accent, "table-action", Args::new().set("act", act));
        if !action.directed.is_empty() && action.bleed.is_none() {
            let at = self.letters(action.directed);
            self.canvas.say(DOT, Tone::Plain, "table-directed", at);
        }
        let number = |n: i32| Args::new().set("n", i64::from(n));
        self.canvas.say(DOT, Tone::Plain, "table-stealth", number(action.stealth));
        if let Some(blocker) = action.blocker {
            let blocker = number(action.intercept).set("card", self.words.card(blocker));
            self.canvas.say(DOT, Tone::Plain, "table-blocker", blocker);
        } else if let Some(seat) = action.may_block {
            let who = Args::new().set("who", self.letter(seat));
            self.canvas.say(DOT, Tone::Plain, "table-may-block", who);
        }
        if !action.declined.is_empty() {
            let declined = self.letters(action.declined);
            self.canvas.say(DOT, Tone::Dim, "table-declined", declined);
        }
    }

    fn combat(&mut self, combat: &CombatView) {
        let words = self.words;
        let [first, second] = &combat.sides;
        let args = Args::new().set("first", words.card(first.minion)).set("who", self.letter(first.who));
        let args = args.set("second", words.card(second.minion)).set("foe", self.letter(second.who));
        self.canvas.line(0, Tone::Accent, "table-combat", args);
        self.canvas.n(DOT, Tone::Plain, "table-round", combat.round);
        let range = words.range(combat.long).to_string();
        self.canvas.flow.put(DOT, Tone::Plain, &range);
        combat.sides.iter().for_each(|side| self.side(side));
    }

    fn side(&mut self, side: &SideView) {
        let words = self.words;
        let fighter = Args::new().set("card", words.card(side.minion));
        if let Some(strike) = side.strike {
            let means = match strike {
                StrikeView::Hands => words.plain("means-hands"),
                StrikeView::Card(card) => words.card(card),
            };
            self.canvas.say(DOT, Tone::Plain, "table-strike", fighter.clone().set("means", means));
        }
        if side.left > 0 {
            self.canvas.say(DOT, Tone::Plain, "table-strikes-left", fighter.set("n", side.left));
        }
    }

    fn referendum(&mut self, referendum: &ReferendumView) {
        let words = self.words;
        let card = |card| Args::new().set("card", words.card(card));
        match (referendum.card, referendum.hunted) {
            (Some(about), _) => self.canvas.line(0, Tone::Accent, "table-referendum", card(about)),
            (None, Some(hunted)) => self.canvas.line(0, Tone::Accent, "table-blood-hunt", card(hunted)),
            (None, None) => self.canvas.line(0, Tone::Accent, "table-referendum-plain", Args::new()),
        }
        if let Some(caller) = referendum.caller {
            let by = card(caller).set("who", self.letter(referendum.who));
            self.canvas.say(DOT, Tone::Plain, "table-called-by", by);
        }
        let points = |(seat, n): &(_, u8)| {
            words.say("table-points", Args::new().set("who", self.letter(*seat)).set("n", *n))
        };
        let aims = referendum.aims.iter().map(|aim| words.aim(*aim));
        let terms: Vec<Text> = aims.chain(referendum.points.iter().map(points)).collect();
        if !terms.is_empty() {
            let terms = self.canvas.list(terms);
            self.canvas.say(DOT, Tone::Plain, "table-terms", terms);
        }
        let tally = |yes: u8, no: u8| Args::new().set("yes", yes).set("no", no);
        self.canvas.say(DOT, Tone::Strong, "table-tally", tally(referendum.yes, referendum.no));
        if referendum.ballots != [0; 2] {
            let [yes, no] = referendum.ballots;
            self.canvas.say(DOT, Tone::Plain, "table-ballots", tally(yes, no));
        }
    }
}
