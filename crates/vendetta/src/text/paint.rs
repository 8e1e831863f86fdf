//! The table, painted for a terminal of 80 columns.

use elysium_kernel::Seat;
use elysium_kit::{Canvas, DOT, Painting, Say, Tone};
use elysium_text::{Args, Text};

use super::Words;
use super::names::kind_word;
use super::steps::{place_of, step};
use crate::cards::{CardId, CardKind, book};
use crate::state::Step;
use crate::view::{CardView, LocationView, PlayerView, SideView, View};

pub(crate) fn paint(words: Words, view: &View, seat: Option<Seat>, names: &[String]) -> Painting {
    let mut painter = Painter { words, view, me: seat, canvas: Canvas::new(words, names) };
    // What is one's own comes first: it must be in sight in a small window.
    let (mine, others): (Vec<_>, Vec<_>) = view.players.iter().partition(|player| Some(player.seat) == seat);
    for player in others.iter().filter(|_| seat.is_some()) {
        painter.brief(player);
    }
    let in_brief = painter.canvas.take();
    painter.head();
    for player in mine {
        painter.canvas.flow.blank();
        painter.player(player);
        painter.own_cards();
    }
    if view.step > Step::Relics {
        for location in &view.locations {
            painter.location(location);
        }
    }
    painter.canvas.flow.blank();
    for player in others {
        painter.player(player);
    }
    if view.step > Step::Relics {
        painter.canvas.line(0, Tone::Dim, "table-legend", Args::new());
    }
    Painting { others: in_brief, table: painter.canvas.take() }
}

struct Painter<'a> {
    words: Words,
    view: &'a View,
    me: Option<Seat>,
    canvas: Canvas<'a, Words>,
}

impl Painter<'_> {
    fn seat(&self, seat: Seat) -> Text {
        self.words.seat_of(seat, self.view.players[seat.index()].clan)
    }

    fn tone_of(&self, seat: Seat) -> Tone {
        if self.me == Some(seat) { Tone::Own } else { Tone::Strong }
    }

    fn list(&self, items: impl Iterator<Item = Text>) -> Args {
        let items: Vec<Text> = items.collect();
        let list =
            if items.is_empty() { self.words.plain("table-nothing") } else { Text::joined(items, ", ") };
        Args::new().set("list", list)
    }

    fn head(&mut self) {
        let (words, view) = (self.words, self.view);
        let step = step(words, view);
        self.canvas.flow.start(0);
        if view.round > 0 {
            self.canvas.say(
                "",
                Tone::Accent,
                "table-round",
                Args::new().set("round", view.round).set("step", step),
            );
        } else {
            self.canvas.flow.put("", Tone::Accent, &step.to_string());
        }
        if view.step > Step::Start {
            let order = view.order.iter().enumerate().map(|(i, seat)| {
                let who = words.seat_with(*seat, None);
                // Turn order is counted from the token (§1.2).
                if i == 0 { words.say("table-ambition", Args::new().set("who", who)) } else { who }
            });
            let order = self.list(order);
            self.canvas.say(DOT, Tone::Plain, "table-order", order);
        }
        if view.step > Step::Relics {
            self.canvas.line(0, Tone::Dim, "table-victims-left", Args::new().set("n", view.victims_left));
        }
        if !view.clans_on_offer.is_empty() {
            let clans = self.list(view.clans_on_offer.iter().map(|clan| words.clan(*clan)));
            self.canvas.line(0, Tone::Plain, "table-offer-clans", clans);
        }
        if !view.relics_on_offer.is_empty() {
            let relics = self.list(view.relics_on_offer.iter().map(|relic| words.card(*relic)));
            self.canvas.line(0, Tone::Plain, "table-offer-relics", relics);
        }
    }

    fn location(&mut self, location: &LocationView) {
        self.canvas.flow.blank();
        self.canvas.flow.start(0);
        self.canvas.flow.put("", Tone::Accent, &self.words.place(location.at).to_string());
        if let Some(card) = location.card {
            self.canvas.say(
                DOT,
                Tone::Plain,
                "table-location-card",
                Args::new().set("card", self.words.card(card)),
            );
        }
        match location.ally {
            Some(ally) => self.ally(ally),
            None => self.canvas.say(DOT, Tone::Dim, "table-no-ally", Args::new()),
        }
        if location.sides.is_empty() {
            self.canvas.line(2, Tone::Dim, "table-nobody", Args::new());
        }
        for side in &location.sides {
            self.side(location, side);
        }
    }

    fn ally(&mut self, ally: CardId) {
        let CardKind::Ally(i) = ally.kind() else { return };
        let facts = &book().allies[i as usize];
        let args = Args::new()
            .set("card", self.words.card(ally))
            .set("kind", self.words.kind(kind_word(ally)))
            .set("influence", facts.influence)
            .set("feed", signed(facts.feed))
            .set("blood", facts.drain_blood)
            .set("after", facts.drain_influence);
        self.canvas.line(2, Tone::Strong, "table-ally", args);
    }

    fn side(&mut self, location: &LocationView, side: &SideView) {
        self.canvas.flow.start(2);
        let name = self.seat(side.seat);
        self.canvas.put("", self.tone_of(side.seat), &name);
        for (i, card) in side.cards.iter().enumerate() {
            let (tone, text) = self.side_card(side.seat, *card);
            self.canvas.put(if i == 0 { DOT } else { ", " }, tone, &text);
        }
        if side.blood > 0 {
            self.canvas.n(DOT, Tone::Blood, "table-blood-here", side.blood);
        }
        let total = location.totals.iter().flatten().find(|(seat, _)| *seat == side.seat);
        if let Some((_, total)) = total {
            self.canvas.say(DOT, Tone::Plain, "table-total", Args::new().set("n", *total));
        }
        if self.view.winner == Some(side.seat) && place_of(self.view.step) == Some(location.at) {
            self.canvas.say(DOT, Tone::Strong, "table-winner", Args::new());
        }
    }

    fn side_card(&self, side: Seat, card: CardView) -> (Tone, Text) {
        let (tone, text) = match card.card {
            None => (Tone::Hidden, self.words.plain("table-card-hidden")),
            Some(known) if card.down => (Tone::Hidden, self.clan_card("table-card-down", known)),
            Some(known) => (Tone::Plain, self.clan_card("table-card", known)),
        };
        if card.owner == side {
            return (tone, text);
        }
        let owner = self.words.seat_with(card.owner, None);
        (tone, self.words.say("table-card-of", Args::new().set("card", text).set("owner", owner)))
    }

    /// A clan card with power and kind.
    fn clan_card(&self, id: &str, card: CardId) -> Text {
        let power = match card.kind() {
            CardKind::Clan(i) => book().clan_cards[i as usize].power,
            _ => 0,
        };
        let mark = self.words.plain(&format!("mark-{}", kind_word(card)));
        self.words
            .say(id, Args::new().set("card", self.words.card(card)).set("power", power).set("mark", mark))
    }

    /// Somebody else in a line: who, and the numbers that count.
    fn brief(&mut self, player: &PlayerView) {
        self.name(player);
        self.numbers(player);
    }

    fn name(&mut self, player: &PlayerView) {
        let id = if self.me == Some(player.seat) { "table-you" } else { "table-them" };
        let who = Args::new().set("who", self.seat(player.seat));
        self.canvas.line(0, self.tone_of(player.seat), id, who);
    }

    fn numbers(&mut self, player: &PlayerView) {
        if !player.alive {
            return self.canvas.say(DOT, Tone::Dim, "table-eliminated", Args::new());
        }
        if self.view.step > Step::Relics {
            self.canvas.n(DOT, Tone::Blood, "table-pool", player.pool);
            self.canvas.n(DOT, Tone::Influence, "table-influence", player.influence);
            self.canvas.say(DOT, Tone::Strong, "table-score", Args::new().set("n", player.score));
            self.canvas.n(DOT, Tone::Plain, "table-hand-size", player.hand_size);
        }
    }

    fn player(&mut self, player: &PlayerView) {
        let mine = self.me == Some(player.seat);
        self.name(player);
        // The numbers of the others stand above.
        if mine || self.me.is_none() || !player.alive {
            self.numbers(player);
        }
        if !player.alive {
            return;
        }
        if self.view.step <= Step::Relics {
            return self.relic(player, DOT);
        }
        self.canvas.n(DOT, Tone::Plain, "table-deck-size", player.deck_size);
        match (player.tokens + player.turned, player.turned) {
            (0, _) => {}
            (all, 0) => self.canvas.n(DOT, Tone::Plain, "table-tokens", all),
            (all, turned) => {
                self.canvas.say(
                    DOT,
                    Tone::Plain,
                    "table-tokens-turned",
                    Args::new().set("n", all).set("turned", turned),
                );
            }
        }
        if self.view.setup.teams {
            let half = self.view.setup.players / 2;
            let partner = Seat((player.seat.0 + half) % self.view.setup.players);
            let args = Args::new().set("who", self.words.seat_with(partner, None));
            self.canvas.say(DOT, Tone::Plain, "table-partner", args);
        }
        let alliance = self.list(self.counted(&player.alliance));
        self.canvas.line(2, Tone::Plain, "table-alliance", alliance);
        if !player.drained.is_empty() {
            let drained = self.list(self.counted(&player.drained));
            self.canvas.say(DOT, Tone::Dim, "table-drained", drained);
        }
        self.relic(player, DOT);
        // A viewer without a seat may see the hands; one's own stands at the bottom.
        if let Some(hand) = player.hand.as_ref().filter(|_| !mine) {
            let hand = self.list(hand.iter().map(|card| self.clan_card("table-card", *card)));
            self.canvas.line(2, Tone::Plain, "table-hand", hand);
        }
    }

    fn relic(&mut self, player: &PlayerView, glue: &str) {
        if let Some(relic) = player.relic {
            let id = if player.relic_used { "table-relic-used" } else { "table-relic" };
            self.canvas.say(glue, Tone::Plain, id, Args::new().set("card", self.words.card(relic)));
        }
    }

    /// Names of cards, equal ones together.
    fn counted(&self, cards: &[CardId]) -> impl Iterator<Item = Text> {
        self.words.counted(cards.iter().map(|card| self.words.card(*card))).into_iter()
    }

    fn own_cards(&mut self) {
        let Some(me) = self.me.and_then(|seat| self.view.players.get(seat.index())) else { return };
        if self.view.step <= Step::Relics || !me.alive {
            return;
        }
        let lists = [
            ("table-drawn", Tone::Own, &me.drawn),
            ("table-your-hand", Tone::Own, &me.hand),
            ("table-under", Tone::Dim, &me.under),
        ];
        for (id, tone, cards) in lists {
            let Some(cards) = cards else { continue };
            if !cards.is_empty() || id == "table-your-hand" {
                let cards = self.list(cards.iter().map(|card| self.clan_card("table-card", *card)));
                self.canvas.line(2, tone, id, cards);
            }
        }
    }
}

fn signed(n: i8) -> String {
    match n {
        0 => "0".to_owned(),
        1.. => format!("+{n}"),
        // A minus sign, not a hyphen.
        _ => format!("−{}", n.unsigned_abs()),
    }
}
