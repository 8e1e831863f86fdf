//! Vampires on the painted table, one per line.

use elysium_kit::{DOT, Say, Tone};
use elysium_text::{Args, Text};

use super::paint::Painter;
use crate::state::Place;
use crate::view::VampireView;

impl Painter<'_> {
    /// Vampires that stand together, below each other after a label.
    pub fn members(&mut self, label: &Text, tone: Tone, members: &[&VampireView]) {
        let label = self.canvas.named(label);
        let column = 2 + label.chars().count() + 1;
        for (i, member) in members.iter().enumerate() {
            if i == 0 {
                self.canvas.flow.start(2);
                self.canvas.flow.put("", Tone::Plain, &label);
                self.canvas.flow.hang_at(column);
            } else {
                self.canvas.flow.start(column);
            }
            self.member(tone, member);
        }
    }

    fn member(&mut self, tone: Tone, one: &VampireView) {
        let name = Args::new().set("card", self.words.card(one.vampire));
        self.canvas.say(" ", tone, "table-vampire", name.set("blood", one.blood).set("potency", one.potency));
        if one.place != Place::Torpor {
            let attributes = Args::new().set("physical", one.physical).set("social", one.social);
            self.canvas.say(" ", Tone::Plain, "table-attributes", attributes.set("mental", one.mental));
        }
        // Secrecy is worth a word where it is not what the place gives.
        let usual = u8::from(one.place == Place::Haven);
        let secrecy = (one.place != Place::Torpor && one.secrecy != usual).then_some(one.secrecy);
        let influence = (one.influence > 0).then_some(one.influence);
        let agenda = (one.marks > 0).then_some(one.marks);
        for (id, n) in [("mark-influence", influence), ("mark-secrecy", secrecy), ("mark-agenda", agenda)] {
            if let Some(n) = n {
                self.canvas.n(DOT, Tone::Influence, id, n);
            }
        }
        let marks = [
            ("mark-leader", one.leader),
            ("mark-no-influence", one.no_influence),
            ("mark-unblockable", one.unblockable),
            ("mark-wounded", one.wounded && one.place != Place::Torpor),
            ("mark-exhausted", one.exhausted && one.place != Place::Torpor),
        ];
        for (id, _) in marks.into_iter().filter(|(_, on)| *on) {
            self.canvas.say(DOT, Tone::Dim, id, Args::new());
        }
        if !one.attached.is_empty() {
            let attached = self.canvas.list(one.attached.iter().map(|attached| {
                let card = self.words.card(attached.card);
                if !attached.exhausted {
                    return card;
                }
                self.words.say("table-exhausted", Args::new().set("card", card))
            }));
            self.canvas.say(" ", Tone::Plain, "table-attached", attached);
        }
    }
}
