//! Every word of New Game. The messages are in `i18n/`; what is here picks one and fills it in.

use elysium_kernel::Seat;
use elysium_kit::{Canvas, CardText, Line, Painting, Say, Tone, wording};
use elysium_text::{Args, Text};

use crate::Newgame;
use crate::cards::CardId;
use crate::view::{PlayerView, View};

elysium_kit::messages! { Newgame: "newgame.ftl" }

impl Words {
    fn card_name(self, card: CardId) -> Text {
        self.say("card", Args::new().set("slug", card.slug()).set("value", card.value()))
    }

    /// As a link to the card.
    pub(crate) fn card(self, card: CardId) -> Text {
        wording::card(card.slug(), self.card_name(card))
    }
}

/// The table for a terminal.
pub(crate) fn paint(words: Words, view: &View, seat: Option<Seat>, names: &[String]) -> Painting {
    let round = words.say("table-round", Args::new().set("round", view.round));
    let head = Line::new().add(Tone::Accent, round.to_string());
    let canvas = Canvas::new(words, names);
    let line = |player: &PlayerView| player_line(&canvas, player, seat);
    let (others, table): (Vec<_>, Vec<_>) =
        view.players.iter().partition(|player| seat.is_some() && seat != Some(player.seat));
    Painting {
        others: others.into_iter().map(line).collect(),
        table: [head].into_iter().chain(table.into_iter().map(line)).collect(),
    }
}

fn player_line(canvas: &Canvas<Words>, player: &PlayerView, seat: Option<Seat>) -> Line {
    let words = canvas.words;
    let tone = if seat == Some(player.seat) { Tone::Own } else { Tone::Plain };
    let who = Args::new().set("who", words.seat_with(player.seat, None)).set("points", player.points);
    let mut line = Line::new().add(tone, canvas.named(&words.say("table-player", who)));
    if let Some(card) = player.played {
        let played = words.say("table-played", Args::new().set("card", words.card(card)));
        line.push(Tone::Strong, format!("  {played}"));
    }
    let hand = match &player.hand {
        Some(hand) => words.list(hand.iter().map(|&card| words.card(card)).collect()),
        None => words.say("table-hidden", Args::new().set("n", player.hand_size)),
    };
    if player.hand_size > 0 {
        line.push(Tone::Dim, format!("  {}", words.say("table-hand", Args::new().set("hand", hand))));
    }
    line
}

pub(crate) fn cards(words: Words) -> Vec<CardText> {
    let text = |card: CardId| CardText {
        name: words.card_name(card).to_string(),
        text: words.say("card-text", Args::new().set("slug", card.slug())).to_string(),
        facts: [("value".to_owned(), card.value().into())].into_iter().collect(),
        ..CardText::new(words, card.slug(), "card", "card")
    };
    CardId::all().map(text).collect()
}
