//! The table, painted for a terminal of 80 columns.

use elysium_kernel::{Seat, Seats};
use elysium_kit::{Canvas, DOT, Painting, Say, Tone, tied};
use elysium_text::{Args, Text};

use super::Words;
use super::names::kind_word;
use super::steps::{is_action_phase, is_setup, step};
use crate::cards::{CardId, CardKind, book};
use crate::state::{AGENDA_TO_WIN, Place, Step, sum};
use crate::view::{ConspiracyView, OngoingView, PlayerView, View};

/// Kinds of cards in the order of a hand: what is played with an action, what in between, what in
/// an attack.
const KINDS: [&str; 11] = [
    "vampire",
    "action",
    "unhosted-action",
    "ongoing",
    "title",
    "scheme",
    "influence-modifier",
    "conspiracy",
    "attack",
    "attack-reaction",
    "reaction",
];

pub(crate) fn paint(words: Words, view: &View, seat: Option<Seat>, names: &[String]) -> Painting {
    let mut painter = Painter { words, view, me: seat, canvas: Canvas::new(words, names) };
    // What is one's own comes first: it must be in sight in a small window.
    let (mine, others): (Vec<_>, Vec<_>) = view.players.iter().partition(|player| Some(player.seat) == seat);
    for player in others.iter().filter(|_| seat.is_some()) {
        painter.brief(player);
    }
    let in_brief = painter.canvas.take();
    painter.head();
    painter.under_way();
    for player in mine {
        painter.canvas.flow.blank();
        painter.player(player);
    }
    if !is_setup(view.step) {
        painter.canvas.flow.blank();
        painter.streets();
    }
    painter.canvas.flow.blank();
    for player in others {
        painter.player(player);
    }
    if !is_setup(view.step) {
        painter.canvas.line(0, Tone::Dim, "table-legend", Args::new());
    }
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
        let leader = self.view.players[seat.index()].leader;
        self.words.seat_of(seat, leader.and_then(|leader| book(false).marks(leader).clan))
    }

    /// The letter alone, where the line has no room for the clan.
    pub fn letter(&self, seat: Seat) -> Text {
        self.words.seat_with(seat, None)
    }

    pub fn letters(&self, seats: Seats) -> Text {
        self.words.list(seats.into_iter().map(|seat| self.letter(seat)).collect())
    }

    pub fn tone_of(&self, seat: Seat) -> Tone {
        if self.me == Some(seat) { Tone::Own } else { Tone::Strong }
    }

    fn head(&mut self) {
        let (words, view) = (self.words, self.view);
        let step = step(words, view.step);
        self.canvas.flow.start(0);
        if is_setup(view.step) || view.step == Step::Over {
            return self.canvas.flow.put("", Tone::Accent, &step.to_string());
        }
        let args = Args::new().set("turn", view.turn).set("who", self.seat(view.active)).set("step", step);
        self.canvas.say("", Tone::Accent, "table-turn", args);
        if is_action_phase(view.step) {
            self.canvas.n(DOT, Tone::Plain, "table-actions", view.actions);
        }
    }

    /// Somebody else in a line: who, and the numbers that count.
    fn brief(&mut self, player: &PlayerView) {
        self.name(player);
        self.numbers(player);
        // How many of them are vampires is one word too many for the line.
        self.hand_size(player, 0);
    }

    fn hand_size(&mut self, player: &PlayerView, vampires: u8) {
        if !is_setup(self.view.step) && !player.knocked_out {
            let hand = player.library_in_hand + player.vampires_in_hand;
            let hand = Args::new().set("n", hand).set("vampires", vampires);
            self.canvas.say(DOT, Tone::Plain, "table-hand-size", hand);
        }
    }

    fn name(&mut self, player: &PlayerView) {
        let id = if self.me == Some(player.seat) { "table-you" } else { "table-them" };
        let who = Args::new().set("who", self.seat(player.seat));
        self.canvas.line(0, self.tone_of(player.seat), id, who);
    }

    fn numbers(&mut self, player: &PlayerView) {
        if player.knocked_out {
            return self.canvas.say(DOT, Tone::Dim, "table-knocked-out", Args::new());
        }
        self.canvas.n(DOT, Tone::Influence, "table-prestige", player.prestige);
        let agenda = Args::new().set("n", player.agenda).set("most", AGENDA_TO_WIN);
        self.canvas.say(DOT, Tone::Strong, "table-agenda-points", agenda);
        // Of two players each is the other's Rival (§2.12).
        if !is_setup(self.view.step) && self.view.players.len() > 2 {
            let rival = Args::new().set("who", self.letter(player.rival));
            self.canvas.say(DOT, Tone::Plain, "table-rival", rival);
        }
    }

    fn player(&mut self, player: &PlayerView) {
        let mine = self.me == Some(player.seat);
        if mine || player.knocked_out {
            self.name(player);
            self.numbers(player);
        } else {
            self.name(player);
            // The numbers of the others stand above.
            if self.me.is_none() {
                self.numbers(player);
            }
            self.hand_size(player, player.vampires_in_hand);
        }
        if player.knocked_out {
            return;
        }
        if !is_setup(self.view.step) && !player.discard.is_empty() {
            self.canvas.n(DOT, Tone::Dim, "table-discard-size", player.discard.len());
        }
        self.fixed_cards(player);
        if !is_setup(self.view.step) {
            self.canvas.n(DOT, Tone::Plain, "table-library-size", player.library);
            self.canvas.n(DOT, Tone::Plain, "table-faction-size", player.faction);
        }
        self.vampires(player);
        self.cards_in_play(player);
        self.known_cards(player, mine);
    }

    /// What a player has for the whole game.
    fn fixed_cards(&mut self, player: &PlayerView) {
        let words = self.words;
        let haven = player.haven.map_or_else(|| words.plain("table-hidden"), |card| words.card(card));
        self.canvas.line(2, Tone::Plain, "table-haven", Args::new().set("card", haven));
        let agenda = match player.agenda_card {
            Some(card) if player.agenda_down => {
                words.say("table-down", Args::new().set("card", words.card(card)))
            }
            Some(card) => words.card(card),
            None => words.plain("table-hidden"),
        };
        self.canvas.say(DOT, Tone::Plain, "table-agenda-card", Args::new().set("card", agenda));
    }

    fn vampires(&mut self, player: &PlayerView) {
        for (id, place) in [("table-at-home", Place::Haven), ("table-in-torpor", Place::Torpor)] {
            let there: Vec<_> = player.vampires.iter().filter(|one| one.place == place).collect();
            let label = self.words.plain(id);
            self.members(&label, self.tone_of(player.seat), &there);
        }
    }

    fn cards_in_play(&mut self, player: &PlayerView) {
        if !player.ongoing.is_empty() {
            let ongoing = self.canvas.counted(player.ongoing.iter().map(|one| self.ongoing(one)));
            self.canvas.line(2, Tone::Plain, "table-ongoing", ongoing);
        }
        if !player.conspiracies.is_empty() {
            let down =
                (1..).zip(&player.conspiracies).map(|(nth, one)| self.conspiracy(player.seat, nth, one));
            let down = self.canvas.list(down);
            self.canvas.line(2, Tone::Hidden, "table-conspiracies", down);
        }
    }

    fn ongoing(&self, one: &OngoingView) -> Text {
        let words = self.words;
        let card = words.card(one.card);
        let card = match one.tokens {
            0 => card,
            n => words.say("table-tokens", Args::new().set("card", card).set("n", n)),
        };
        if one.exhausted { words.say("table-exhausted", Args::new().set("card", card)) } else { card }
    }

    fn conspiracy(&self, owner: Seat, nth: u8, one: &ConspiracyView) -> Text {
        let words = self.words;
        let args = Args::new().set("nth", nth).set("n", sum(&one.tokens));
        let mut text = match one.card {
            Some(card) => {
                let need = book(false).library_card(card).resolve_at;
                words.say("table-conspiracy", args.set("card", words.card(card)).set("need", need))
            }
            None => words.say("table-conspiracy-hidden", args),
        };
        // Foes who joined are not its targets (§20.7); that its player did goes without saying.
        let joined = one.contributors.without(owner);
        for (id, seats) in [("table-contributors", joined), ("table-shown-to", one.known_to)] {
            if !seats.is_empty() {
                text = words.say(id, Args::new().set("card", text).set("list", self.letters(seats)));
            }
        }
        text
    }

    /// What the viewer knows of hand and decks.
    fn known_cards(&mut self, player: &PlayerView, mine: bool) {
        let all = player.hand.len() == usize::from(player.library_in_hand + player.vampires_in_hand);
        let id = match (mine, all) {
            (true, _) => "table-your-hand",
            (false, true) => "table-hand",
            (false, false) => "table-hand-known",
        };
        self.hand(id, if mine { Tone::Own } else { Tone::Plain }, &player.hand);
        let tops = [("table-library-top", player.top), ("table-faction-top", player.faction_top)];
        for (id, card) in tops {
            if let Some(card) = card {
                self.canvas.line(2, Tone::Dim, id, Args::new().set("card", self.words.card(card)));
            }
        }
        let under = [("table-library-under", &player.under), ("table-faction-under", &player.faction_under)];
        for (id, cards) in under {
            let cards: Vec<CardId> = cards.iter().copied().flatten().collect();
            if !cards.is_empty() {
                let cards = self.canvas.list(cards.into_iter().map(|card| self.words.card(card)));
                self.canvas.line(2, Tone::Dim, id, cards);
            }
        }
    }

    /// Cards of a hand by their kind.
    fn hand(&mut self, id: &str, tone: Tone, cards: &[CardId]) {
        let place = |card: &CardId| KINDS.iter().position(|kind| *kind == kind_word(*card));
        let mut cards = cards.to_vec();
        cards.sort_by_key(place);
        for (i, alike) in cards.chunk_by(|one, other| place(one) == place(other)).enumerate() {
            let kind = tied(self.words.kind(kind_word(alike[0])));
            let alike = self.canvas.counted(alike.iter().map(|card| self.hand_card(*card)));
            let group = self.words.say("table-hand-kind", alike.set("kind", kind));
            if i == 0 {
                self.canvas.line(2, tone, id, Args::new().set("list", group));
            } else {
                self.canvas.flow.put(DOT, tone, &group.to_string());
            }
        }
    }

    /// A vampire costs its Blood Potency.
    fn hand_card(&self, card: CardId) -> Text {
        let words = self.words;
        let name = words.card(card);
        match card.kind() {
            CardKind::Vampire(_) => {
                let potency = book(false).marks(card).potency;
                words.say("table-hand-vampire", Args::new().set("card", name).set("n", potency))
            }
            _ => name,
        }
    }
}
