//! What lies before a player on the painted table.

use elysium_kit::{DOT, Say, Tone, tied};
use elysium_text::{Args, Text};

use super::names::kind_word;
use super::paint::Painter;
use crate::cards::{CardId, CardKind, Type, book};
use crate::view::{MinionView, PermanentView, PlayerView, UncontrolledView};

impl Painter<'_> {
    /// Minions in one paragraph, everything else in another: with five players every line counts.
    pub fn regions(&mut self, player: &PlayerView) {
        let seat = player.seat;
        let region = |one: &MinionView| match (one.contested, one.torpor) {
            (true, _) => "table-contested",
            (false, true) => "table-torpor",
            (false, false) => "table-ready",
        };
        let mut begun = false;
        for label in ["table-ready", "table-torpor", "table-contested"] {
            let there = self.view.minions.iter().filter(|one| one.controller == seat && region(one) == label);
            let texts: Vec<Text> = there.map(|one| self.minion(one)).collect();
            for (i, text) in texts.into_iter().enumerate() {
                self.begin(&mut begun);
                // The name of the region stays with the first who is there.
                let text =
                    if i == 0 { format!("{} {text}", self.words.plain(label)) } else { text.to_string() };
                self.canvas.flow.put(DOT, self.tone_of(seat), &tied(text));
            }
        }
        let mut begun = false;
        if !player.uncontrolled.is_empty() {
            let places = (1..).zip(&player.uncontrolled).map(|(nth, one)| self.place(nth, one));
            let places = self.canvas.list(places);
            self.begin(&mut begun);
            self.canvas.say(DOT, Tone::Hidden, "table-uncontrolled", places);
        }
        let others = self.view.permanents.iter().filter(|one| one.on.is_none() && one.controller == seat);
        let others: Vec<Text> = others.map(|one| self.permanent(one)).collect();
        if !others.is_empty() {
            let others = self.canvas.counted(others);
            self.begin(&mut begun);
            self.canvas.say(DOT, Tone::Plain, "table-in-play", others);
        }
    }

    /// A paragraph, unless it has begun.
    fn begin(&mut self, begun: &mut bool) {
        if !std::mem::replace(begun, true) {
            self.canvas.flow.start(2);
        }
    }

    fn minion(&self, one: &MinionView) -> Text {
        let words = self.words;
        let card = Args::new().set("card", words.card(one.card));
        let mut text = if one.ally {
            words.say("table-ally", card.set("n", one.blood))
        } else {
            words.say("table-vampire", card.set("blood", one.blood).set("capacity", one.capacity))
        };
        if let Some(title) = one.title {
            text = words.say("table-titled", Args::new().set("text", text).set("title", words.title(title)));
        }
        if one.locked {
            text = words.say("table-locked", Args::new().set("text", text));
        }
        let attached: Vec<Text> = self
            .view
            .permanents
            .iter()
            .filter(|card| card.on == Some(one.id))
            .map(|card| self.permanent(card))
            .collect();
        if !attached.is_empty() {
            text = words.say("table-attached", self.canvas.counted(attached).set("text", text));
        }
        text
    }

    fn permanent(&self, one: &PermanentView) -> Text {
        let words = self.words;
        let mut text = words.card(one.card);
        if one.counters > 0 {
            text = words.say("table-counters", Args::new().set("card", text).set("n", one.counters));
        }
        for (id, _) in [("table-card-locked", one.locked), ("table-card-contested", one.contested)]
            .into_iter()
            .filter(|(_, on)| *on)
        {
            text = words.say(id, Args::new().set("card", text));
        }
        text
    }

    fn place(&self, nth: u8, one: &UncontrolledView) -> Text {
        let args = Args::new().set("nth", nth).set("blood", one.blood);
        let capacity = |card: CardId| match card.kind() {
            CardKind::Crypt(_) => book().crypt(card).capacity,
            CardKind::Library(_) => 0,
        };
        match one.card {
            Some(card) => {
                let args = args.set("card", self.words.card(card)).set("capacity", capacity(card));
                self.words.say("table-place", args)
            }
            None => self.words.say("table-place-hidden", args),
        }
    }

    /// Cards of a hand by their kind.
    pub fn hand(&mut self, id: &str, tone: Tone, cards: &[CardId]) {
        let place = |card: &CardId| Type::ALL.iter().position(|kind| kind.slug() == kind_word(*card));
        let mut cards = cards.to_vec();
        cards.sort_by_key(place);
        for (i, alike) in cards.chunk_by(|one, other| place(one) == place(other)).enumerate() {
            let kind = tied(self.words.kind(kind_word(alike[0])));
            let alike = self.canvas.counted(alike.iter().map(|card| self.words.card(*card)));
            let group = self.words.say("table-hand-kind", alike.set("kind", kind));
            if i == 0 {
                self.canvas.line(2, tone, id, Args::new().set("list", group));
            } else {
                self.canvas.flow.put(DOT, tone, &group.to_string());
            }
        }
    }
}
