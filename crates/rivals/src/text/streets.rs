//! The Streets on the painted table: the city's cards, and parties of all players.

use elysium_kit::{DOT, Say, Tone};
use elysium_text::{Args, Text};

use super::paint::Painter;
use crate::cards::{CardId, CardKind, CityCard, CityKind, book};
use crate::state::Place;
use crate::view::{PlayerView, StreetView, VampireView};

fn city_card(card: CardId) -> Option<&'static CityCard> {
    match card.kind() {
        CardKind::City(i) => book(false).city.get(usize::from(i)),
        _ => None,
    }
}

fn is(one: &StreetView, kind: fn(CityKind) -> bool) -> bool {
    city_card(one.card).is_some_and(|card| kind(card.kind))
}

impl Painter<'_> {
    pub fn streets(&mut self) {
        let view = self.view;
        self.canvas.line(0, Tone::Accent, "table-streets", Args::new());
        self.canvas.n(DOT, Tone::Plain, "table-city-deck", view.city_deck);
        if !view.city_discard.is_empty() {
            self.canvas.n(DOT, Tone::Dim, "table-city-discard", view.city_discard.len());
        }
        if !view.city_burned.is_empty() {
            self.canvas.n(DOT, Tone::Dim, "table-city-burned", view.city_burned.len());
        }
        let out = view.players.iter().flat_map(|player| &player.vampires);
        let nobody = !out.into_iter().any(|one| matches!(one.place, Place::Streets(_)));
        if view.streets.is_empty() && nobody {
            return self.canvas.line(2, Tone::Dim, "table-streets-empty", Args::new());
        }
        let mortals = view.streets.iter().filter(|one| is(one, CityKind::is_mortal));
        let mortals: Vec<Text> = mortals.map(|one| self.mortal(one.card)).collect();
        if !mortals.is_empty() {
            let mortals = self.canvas.counted(mortals);
            self.canvas.line(2, Tone::Plain, "table-mortals", mortals);
        }
        let events = view.streets.iter().filter(|one| is(one, CityKind::is_event));
        let events: Vec<Text> = events.map(|one| self.event(one)).collect();
        if !events.is_empty() {
            let events = self.canvas.list(events);
            self.canvas.line(2, Tone::Plain, "table-events", events);
        }
        for one in view.streets.iter().filter(|one| is(one, |kind| kind == CityKind::Prince)) {
            let title = Args::new().set("title", self.words.card(one.card));
            self.canvas.line(2, Tone::Strong, "table-prince-free", title);
        }
        for player in &view.players {
            self.parties(player);
        }
    }

    fn mortal(&self, card: CardId) -> Text {
        let args = Args::new().set("card", self.words.card(card));
        match city_card(card) {
            Some(city) if city.agenda > 0 => {
                self.words.say("table-mortal", args.set("blood", city.blood).set("agenda", city.agenda))
            }
            city => self.words.say("table-prey", args.set("blood", city.map_or(0, |city| city.blood))),
        }
    }

    fn event(&self, one: &StreetView) -> Text {
        let card = self.words.card(one.card);
        match one.owner {
            Some(owner) => {
                self.words.say("table-event", Args::new().set("card", card).set("who", self.letter(owner)))
            }
            None => card,
        }
    }

    /// Each party of a player begins with the player's name.
    fn parties(&mut self, player: &PlayerView) {
        let label = self.words.say("table-party", Args::new().set("who", self.seat(player.seat)));
        let party_of =
            |one: &VampireView| if let Place::Streets(party) = one.place { Some(party) } else { None };
        let mut parties: Vec<u8> = player.vampires.iter().filter_map(party_of).collect();
        parties.sort_unstable();
        parties.dedup();
        for party in parties {
            let members = player.vampires.iter().filter(|one| party_of(one) == Some(party));
            let members: Vec<_> = members.collect();
            self.members(&label, self.tone_of(player.seat), &members);
        }
    }
}
