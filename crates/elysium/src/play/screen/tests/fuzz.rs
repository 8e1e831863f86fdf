//! Any keys at any size: nothing panics, and the game goes on or is over.

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Seat, Seed};
use elysium_kit::AnyGame;
use elysium_text::Lang;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::{screen, wait};
use crate::play::game_file::GameFile;
use crate::play::screen::app::App;
use crate::play::screen::keys::press;
use crate::play::screen::theme::Theme;
use crate::play::seating::Seating;
use crate::play::session::Session;
use crate::play::toy;

const KEYS: [KeyCode; 14] = [
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::Enter,
    KeyCode::Esc,
    KeyCode::Tab,
    KeyCode::BackTab,
    KeyCode::Backspace,
    KeyCode::F(1),
];

/// All keys but `s`, which would write files, and the way out by `q`.
const LETTERS: &[u8] = b"0123456789?wcurthjklagG xz";

fn hammer(game: &'static dyn AnyGame, lang: Lang, seed: u64, keys: usize) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let setup = game.setup(None, &[]).expect("the usual table can be played");
    let play = game.start(&setup, Seed::number(seed)).expect("the usual table can be played");
    let human = Seat((seed % play.seats() as u64) as u8);
    let seating = Seating::new(game, play.seats(), Some(human), &[]).expect("there is such a seat");
    let mut session = Session::new(lang, game, play, seating, GameFile::default());
    let mut app = App::new(&mut session, Theme { colour: rng.bool() });
    for _ in 0..keys {
        screen(&mut app, rng.u16(1..160), rng.u16(1..50));
        let code = match rng.u8(..4) {
            0 => KeyCode::Enter,
            1 => KEYS[rng.usize(..KEYS.len())],
            _ => KeyCode::Char(LETTERS[rng.usize(..LETTERS.len())] as char),
        };
        press(&mut app, KeyEvent::new(code, KeyModifiers::NONE), true);
        wait(&mut app);
        assert!(app.session.outcome().is_some() || app.session.question().is_some());
    }
}

#[test]
fn a_small_game_survives_any_keys() {
    for seed in Tries::new(5, 10, 200) {
        hammer(toy::GAME, Lang::En, seed, 150);
    }
}

#[test]
fn real_games_survive_any_keys() {
    for game in elysium_games::GAMES {
        for seed in Tries::new(2, 4, 60) {
            hammer(*game, if seed % 2 == 0 { Lang::En } else { Lang::Test }, seed, 200);
        }
    }
}
