//! What is under way on the painted table: an attack, a claim, a Scheme, and promises.

use elysium_kit::{DOT, Say, Term, Tone};
use elysium_text::{Args, Text};

use super::paint::Painter;
use crate::cards::CardId;
use crate::view::{AttackView, SchemeView, VoteView};

impl Painter<'_> {
    pub fn under_way(&mut self) {
        let view = self.view;
        if let Some(claimant) = view.claimant {
            let claimant = Args::new().set("vampire", self.words.card(claimant));
            self.canvas.line(0, Tone::Accent, "table-claim", claimant);
        }
        if let Some(attack) = &view.attack {
            self.attack(attack);
        }
        if let Some(scheme) = &view.scheme {
            self.scheme(scheme);
        }
        if !view.promises.is_empty() {
            let words = self.words;
            let promises = view.promises.iter().map(|(who, made)| {
                let args = Args::new().set("who", self.letter(*who));
                words.say("table-promise", made.add(args, "promise", words.lang(), None))
            });
            let promises = self.canvas.list(promises);
            self.canvas.line(0, Tone::Plain, "table-promises", promises);
        }
    }

    /// A laid card, as far as the viewer knows it.
    fn laid(&self, card: Option<CardId>) -> Args {
        let card = card.map_or_else(|| self.words.plain("table-face-down"), |card| self.words.card(card));
        Args::new().set("card", card)
    }

    fn attack(&mut self, attack: &AttackView) {
        let words = self.words;
        let args = Args::new()
            .set("vampire", words.card(attack.attacker))
            .set("who", self.letter(attack.attacker_of));
        let target = attack.target.map(|target| words.card(target));
        match (target, attack.target_of) {
            (Some(target), Some(of)) => {
                let args = args.set("target", target).set("foe", self.letter(of));
                self.canvas.line(0, Tone::Accent, "table-attack", args);
            }
            (Some(target), None) => {
                self.canvas.line(0, Tone::Accent, "table-attack-mortal", args.set("target", target));
            }
            (None, _) => self.canvas.line(0, Tone::Accent, "table-attack-begins", args),
        }
        if let Some(kind) = attack.kind {
            self.canvas.flow.put(DOT, Tone::Strong, &words.kind_of_attack(kind).to_string());
        }
        if attack.intel > 0 {
            self.canvas.n(DOT, Tone::Plain, "table-attack-intel", attack.intel);
        }
        if attack.card_laid {
            self.canvas.say(DOT, Tone::Plain, "table-attack-card", self.laid(attack.card));
        }
        if let Some(blocker) = attack.blocker {
            let blocker = Args::new().set("vampire", words.card(blocker));
            self.canvas.say(DOT, Tone::Plain, "table-attack-blocker", blocker);
        }
        if attack.reaction_laid {
            self.canvas.say(DOT, Tone::Plain, "table-attack-reaction", self.laid(attack.reaction));
        }
        if attack.bonus > 0 {
            self.canvas.n(DOT, Tone::Plain, "table-attack-bonus", attack.bonus);
        }
    }

    fn scheme(&mut self, scheme: &SchemeView) {
        let card = Args::new().set("card", self.words.card(scheme.card));
        self.canvas.line(0, Tone::Accent, "table-scheme", card.set("vampire", self.words.card(scheme.by)));
        if !scheme.named.is_empty() {
            let named = Args::new().set("list", self.letters(scheme.named));
            self.canvas.say(DOT, Tone::Plain, "table-scheme-named", named);
        }
        // Who has not answered is shown as soon as something of theirs lies there.
        let begun = |vote: &VoteView| vote.visible > 0 || vote.fist || vote.modifier_laid;
        for (id, answer) in
            [("table-scheme-yes", Some(true)), ("table-scheme-no", Some(false)), ("table-scheme-open", None)]
        {
            let votes = scheme.votes.iter().filter(|vote| vote.answer == answer);
            let votes = votes.filter(|vote| answer.is_some() || begun(vote)).map(|vote| self.vote(vote));
            let votes: Vec<Text> = votes.collect();
            if !votes.is_empty() {
                let votes = self.canvas.list(votes);
                self.canvas.say(DOT, Tone::Plain, id, votes);
            }
        }
    }

    fn vote(&self, vote: &VoteView) -> Text {
        let words = self.words;
        let args = Args::new().set("who", self.letter(vote.seat)).set("n", vote.visible);
        let mut text = words.say("table-vote", args);
        if vote.fist {
            let args = Args::new().set("vote", text);
            text = match vote.hidden {
                Some(n) => words.say("table-vote-fist", args.set("n", n)),
                None => words.say("table-vote-fist-closed", args),
            };
        }
        if vote.modifier_laid {
            text = words.say("table-vote-card", self.laid(vote.modifier).set("vote", text));
        }
        text
    }
}
