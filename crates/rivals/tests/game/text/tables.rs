//! Painted tables, from all sides.

use elysium_kernel::{Rules, Seat, Seats, Viewer};
use elysium_kit::Title;
use elysium_proof::plain;
use elysium_proof::words::{check, languages};
use elysium_rivals::cards::CardId;
use elysium_rivals::sets::Maybe;
use elysium_rivals::state::{Laden, Place, Step};
use elysium_rivals::{Rivals, State};
use elysium_text::Lang;

use super::{A, B, game};

/// The table from all sides.
pub fn paint_all(lang: Lang, state: &State) -> String {
    let viewers = [(Viewer::Seat(A), Some(A)), (Viewer::Spectator, None), (Viewer::Omniscient, None)];
    viewers
        .map(|(viewer, seat)| plain(&Rivals::paint(lang, &Rivals::view(state, viewer), seat, &[]).lines()))
        .concat()
}

/// What random games seldom show: every step, and rare things in play.
pub fn rare_tables(state: &State) -> Vec<State> {
    let steps = [
        Step::Start,
        Step::Leaders,
        Step::Deal,
        Step::City(1),
        Step::TurnStart,
        Step::Ready,
        Step::Joining(Seats::NONE),
        Step::Act,
        Step::Claim(Seats::NONE),
        Step::Poll(Seats::NONE),
        Step::Answer(Seats::NONE),
        Step::Tally,
        Step::Torpor,
        Step::Mending,
        Step::TurnEnd,
        Step::Antagonist,
        Step::Draw,
        Step::Over,
    ];
    let mut tables: Vec<State> = steps.into_iter().map(|step| State { step, ..*state }).collect();
    let mut full = *state;
    if let Some(attack) = &mut full.attack {
        attack.bonus = 1;
    }
    for seat in full.everyone() {
        full[seat].vampires.iter_mut().for_each(|vampire| vampire.marks = 1);
        full[seat].faction_top = Maybe::some(0);
        full[seat].top = Maybe::some(0);
        full[seat].ongoing = 1 << 1;
        full[seat].laden.push(Laden { card: 1, tokens: [2; 4], ..Laden::default() });
        full[seat].under.push(2);
        full[seat].faction_under.push(1);
    }
    tables.push(full);
    let mut empty = *state;
    empty.city.streets = 0;
    for seat in empty.everyone() {
        empty[seat].vampires.iter_mut().for_each(|vampire| vampire.place = Place::Away);
    }
    tables.push(empty);
    tables
}

#[test]
fn rare_tables_are_put_in_words() {
    for lang in languages() {
        for state in rare_tables(game(3).now()) {
            check(lang, &paint_all(lang, &state));
        }
    }
}

#[test]
fn a_table_shows_what_everybody_has() {
    let game = game(3);
    let (state, view) = (game.now(), game.view(Viewer::Seat(A)));
    let text = plain(&Rivals::paint(Lang::En, &view, Some(A), &[]).lines());
    let cards = Rivals::cards(Lang::En);
    let name = |id: CardId| {
        let card = cards.iter().find(|card| card.slug == id.slug());
        card.expect("every card has a text").name.as_str()
    };
    for player in &view.players {
        assert!(text.contains(&Rivals::seat_name(Lang::En, state, player.seat).to_string()), "{text}");
        assert!(text.contains(&format!("Prestige {}", player.prestige)), "{text}");
        assert!(text.contains(&format!("Agenda {}/13", player.agenda)), "{text}");
        assert!(player.haven.is_some_and(|haven| text.contains(name(haven))), "{text}");
        for vampire in player.vampires.iter().filter(|vampire| vampire.place != Place::Away) {
            let line = format!("{} {}/{}", name(vampire.vampire), vampire.blood, vampire.potency);
            assert!(text.contains(&line), "no {line} in\n{text}");
        }
    }
    for card in &view.players[A.index()].hand {
        assert!(text.contains(name(*card)), "no {} in\n{text}", name(*card));
    }
}

#[test]
fn hidden_cards_are_not_painted() {
    let game = game(3);
    let [mine, all, spectator] = [Viewer::Seat(A), Viewer::Omniscient, Viewer::Spectator]
        .map(|viewer| Rivals::cards_in_view(&game.view(viewer)));
    assert!(!mine.is_empty() && spectator.len() < all.len());
    let hidden: Vec<&str> = game
        .now()
        .hand(B)
        .map(|slot| game.now().card(slot))
        .filter(|card| !game.view(Viewer::Spectator).players[B.index()].hand.contains(card))
        .map(elysium_rivals::cards::CardId::slug)
        .collect();
    assert!(!hidden.is_empty());
    let painted = plain(&Rivals::paint(Lang::Test, &game.view(Viewer::Spectator), None, &[]).lines());
    for card in hidden.iter().filter(|card| !spectator.iter().any(|seen| seen == **card)) {
        assert!(!painted.contains(&format!("⟦card-{card}⟧")), "a hidden card was painted");
    }
    assert_eq!(
        Rivals::group(game.now(), Seat(0)).map(|g| Rivals::group_name(Lang::En, &g).is_empty()),
        Some(false)
    );
}
