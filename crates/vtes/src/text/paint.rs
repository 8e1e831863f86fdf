//! The table, painted for a terminal of 80 columns.

use elysium_kernel::{Seat, Seats};
use elysium_kit::{Canvas, DOT, Painting, Say, Tone};
use elysium_text::{Args, Text};

use super::Words;
use crate::cards::Phase;
use crate::state::Standing;
use crate::view::{PlayerView, View};

pub(crate) fn paint(words: Words, view: &View, seat: Option<Seat>, names: &[String]) -> Painting {
    let mut painter = Painter { words, view, me: seat, canvas: Canvas::new(words, names) };
    // The viewer first, then clockwise: the next is the prey, the last is the predator.
    let first = seat.map_or(0, Seat::index);
    let (before, after) = view.players.split_at(first.min(view.players.len()));
    let players: Vec<_> = after.iter().chain(before).collect();
    for player in players.iter().filter(|player| seat.is_some() && seat != Some(player.seat)) {
        painter.brief(player);
    }
    let in_brief = painter.canvas.take();
    painter.head();
    painter.under_way();
    painter.canvas.flow.blank();
    for player in players {
        painter.player(player);
    }
    painter.canvas.line(0, Tone::Dim, "table-legend", Args::new());
    Painting { others: in_brief, table: painter.canvas.take() }
}

pub(super) struct Painter<'a> {
    pub words: Words,
    pub view: &'a View,
    pub me: Option<Seat>,
    pub canvas: Canvas<'a, Words>,
}

impl Painter<'_> {
    pub fn seat(&self, seat: Seat) -> Text {
        self.words.seat_of(seat, self.view.players.get(seat.index()).and_then(|player| player.clan))
    }

    /// The letter alone, where the line has no room for more.
    pub fn letter(&self, seat: Seat) -> Text {
        self.words.seat_with(seat, None)
    }

    pub fn letters(&self, seats: Seats) -> Args {
        self.canvas.list(seats.into_iter().map(|seat| self.letter(seat)))
    }

    pub fn tone_of(&self, seat: Seat) -> Tone {
        if self.me == Some(seat) { Tone::Own } else { Tone::Strong }
    }

    fn head(&mut self) {
        let (words, view) = (self.words, self.view);
        let args = Args::new().set("turn", view.turn).set("who", self.seat(view.active));
        let (id, args) = match view.phase {
            _ if view.over => ("table-over", Args::new()),
            Some(phase) => ("table-turn", args.set("phase", words.phase(phase))),
            None if view.turn == 0 => ("table-start", Args::new()),
            None => ("table-turn-plain", args),
        };
        self.canvas.line(0, Tone::Accent, id, args);
        if view.last_turn && !view.over {
            self.canvas.say(DOT, Tone::Blood, "table-last-turn", Args::new());
        }
        let left = match view.phase {
            Some(Phase::Master) => Some("table-master-actions"),
            Some(Phase::Influence) => Some("table-transfers"),
            Some(Phase::Discard) => Some("table-discards"),
            Some(Phase::Unlock | Phase::Minion) | None => None,
        };
        if let Some(left) = left {
            self.canvas.n(DOT, Tone::Plain, left, view.actions);
        }
    }

    /// Whoever plays after and before the viewer, of those who still play.
    pub fn neighbours(&self) -> [Option<Seat>; 2] {
        let playing = |seat: &Seat| {
            self.view.players.get(seat.index()).is_some_and(|player| player.standing == Standing::Playing)
        };
        let (Some(me), seats) = (self.me.filter(playing), self.view.players.len()) else { return [None; 2] };
        let ring = (1..seats).map(|i| (me.index() + i) % seats);
        let plays = |i: &usize| self.view.players[*i].standing == Standing::Playing;
        let living: Vec<Seat> = ring.filter(plays).map(|i| self.view.players[i].seat).collect();
        [living.first().copied(), living.last().copied()]
    }

    /// Somebody else in a line: who, and the numbers that count.
    fn brief(&mut self, player: &PlayerView) {
        self.name(player);
        self.numbers(player);
        if player.standing == Standing::Playing {
            self.canvas.n(DOT, Tone::Plain, "table-hand-size", player.hand_size);
            let minions =
                self.view.minions.iter().filter(|one| one.controller == player.seat && !one.contested);
            let (torpor, ready): (Vec<_>, Vec<_>) = minions.partition(|one| one.torpor);
            let locked = ready.iter().filter(|one| one.locked).count();
            let args = Args::new().set("n", ready.len()).set("locked", locked).set("torpor", torpor.len());
            self.canvas.say(DOT, Tone::Plain, "table-minions", args);
        }
    }

    fn name(&mut self, player: &PlayerView) {
        let here = Some(player.seat);
        let id = match self.neighbours() {
            _ if self.me == here => "table-you",
            [prey, predator] if here == prey && here == predator => "table-prey-and-predator",
            [prey, _] if here == prey => "table-prey",
            [_, predator] if here == predator => "table-predator",
            _ => "table-them",
        };
        let who = Args::new().set("who", self.seat(player.seat));
        self.canvas.line(0, self.tone_of(player.seat), id, who);
    }

    fn player(&mut self, player: &PlayerView) {
        let mine = self.me == Some(player.seat);
        self.name(player);
        self.facts(player);
        if player.standing == Standing::Playing {
            self.regions(player);
        }
        if let Some(hand) = player.hand.as_deref().filter(|hand| !hand.is_empty()) {
            let id = if mine { "table-your-hand" } else { "table-hand" };
            self.hand(id, if mine { Tone::Own } else { Tone::Plain }, hand);
        }
    }

    fn numbers(&mut self, player: &PlayerView) {
        let canvas = &mut self.canvas;
        match player.standing {
            Standing::Playing => canvas.n(DOT, Tone::Blood, "table-pool", player.pool),
            Standing::Ousted => canvas.say(DOT, Tone::Dim, "table-ousted", Args::new()),
            Standing::Withdrawn => canvas.say(DOT, Tone::Dim, "table-withdrawn", Args::new()),
        }
        if self.view.edge == Some(player.seat) {
            canvas.say(DOT, Tone::Influence, "table-edge", Args::new());
        }
        if player.points > 0.0 {
            let id = if player.points.fract() == 0.0 { "table-points-won" } else { "table-points-won-half" };
            canvas.n(DOT, Tone::Strong, id, player.points as u8);
        }
    }

    fn facts(&mut self, player: &PlayerView) {
        // The numbers of the others stand above.
        let above = self.me.is_some_and(|me| me != player.seat);
        if !above || player.standing != Standing::Playing {
            self.numbers(player);
        }
        if player.standing != Standing::Playing {
            return;
        }
        let canvas = &mut self.canvas;
        if !above {
            canvas.n(DOT, Tone::Plain, "table-hand-size", player.hand_size);
        }
        for (id, n) in [("table-library-size", player.library), ("table-crypt-size", player.crypt)] {
            canvas.n(DOT, Tone::Plain, id, n);
        }
        let rare = [
            ("table-ash-size", player.ash.len()),
            ("table-removed-size", player.removed.len()),
            ("table-owed", player.owed.into()),
        ];
        for (id, n) in rare.into_iter().filter(|(_, n)| *n > 0) {
            canvas.n(DOT, Tone::Dim, id, n);
        }
        if player.withdrawing {
            canvas.say(DOT, Tone::Strong, "table-withdrawing", Args::new());
        }
    }
}
