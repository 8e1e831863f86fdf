//! A game that was saved or recorded comes back as it was, and damaged records are refused.

use super::trial::Trial;
use crate::{Game, Rules, Saved, record};

impl<R: Rules> Trial<R> {
    pub(super) fn saving_loses_nothing(&self) {
        let text = serde_json::to_string(&self.game.save()).expect("a game can be written");
        let read: Saved<R> = serde_json::from_str(&text).expect("a written game can be read");
        let restored = Game::restore(read).expect("it is the same game");
        let same = restored.stands_as(&self.game) && restored.log() == self.game.log();
        self.insist(same, || "saved and restored, the game is another".into());
    }

    pub(super) fn the_record_replays_to_the_same_game(&mut self) {
        let text = record::write(&self.game, &[], None);
        let replayed = record::read::<R>(&text);
        let same = replayed.is_ok_and(|r| r.game.stands_as(&self.game));
        self.insist(same, || "the record replays to another game".into());
        let lines: Vec<_> = text.lines().collect();
        let cut = self.rng.usize(1..lines.len());
        let short = record::read::<R>(&lines[..cut].join("\n"));
        self.insist(short.is_err(), || format!("a record cut after line {cut} was accepted"));
        // Without a change of stops that changed nothing, the game is the same.
        let answers: Vec<_> = (0..lines.len()).filter(|i| lines[*i].contains("\"answer\":")).collect();
        let Some(&dropped) = self.rng.choice(&answers) else { return };
        let holed: Vec<_> =
            lines.iter().enumerate().filter(|(i, _)| *i != dropped).map(|(_, l)| *l).collect();
        let holed = record::read::<R>(&holed.join("\n"));
        self.insist(holed.is_err(), || format!("a record without line {} was accepted", dropped + 1));
    }
}
