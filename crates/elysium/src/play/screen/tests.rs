//! What stands on the screen, and what keys do to it.

mod fuzz;

use elysium_kernel::Seed;
use elysium_text::{Lang, escaped};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::*;
use crate::play::game_file::GameFile;
use crate::play::seating::Seating;
use crate::play::toy::{self, Ask};
use crate::text::word;

const SIZES: [(u16, u16); 5] = [(60, 16), (80, 24), (100, 32), (120, 40), (200, 50)];

fn session(lang: Lang) -> Session {
    toy::session(lang, 0, 11, GameFile::default())
}

fn app(session: &mut Session) -> App<'_> {
    let mut app = App::new(session, Theme { colour: true });
    wait(&mut app);
    app
}

fn wait(app: &mut App) {
    while app.shown.waiting.is_some() {
        app.let_bot_answer();
    }
}

/// Presses keys one after the other, each after a look at the screen.
fn press_all(app: &mut App, keys: &str) -> KeyOutcome {
    for key in keys.chars() {
        screen(app, 80, 24);
        let code = match key {
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            '\x1b' => KeyCode::Esc,
            '↑' => KeyCode::Up,
            '↓' => KeyCode::Down,
            '→' => KeyCode::Right,
            key => KeyCode::Char(key),
        };
        if press(app, KeyEvent::new(code, KeyModifiers::NONE), true) == KeyOutcome::Leave {
            return KeyOutcome::Leave;
        }
        wait(app);
    }
    KeyOutcome::Stay
}

/// The screen as text.
fn screen(app: &mut App, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory");
    terminal.draw(|frame| draw::draw(app, frame)).expect("drawing in memory");
    let buffer = terminal.backend().buffer();
    let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..height).map(row).collect::<Vec<_>>().join("\n")
}

fn asked(app: &App) -> Option<Ask> {
    toy::asked(app.session)
}

/// Has anybody answered this?
fn answered(app: &App, word: &str) -> bool {
    let play = app.session.play();
    (0..play.answers()).any(|number| play.given(number).is_some_and(|(_, given)| given == word))
}

#[test]
fn every_size_shows_table_log_question_and_keys() {
    for (width, height) in SIZES {
        let mut session = session(Lang::En);
        let mut app = app(&mut session);
        press_all(&mut app, "1");
        let text = screen(&mut app, width, height);
        let other = format!("{} has", app.session.names[1]);
        // Whoever knows the seed knows every card.
        assert!(!text.contains("11"), "{text}");
        for part in [
            "Toy · you are Ana",
            "── Table",
            &other,
            "─ Log ",
            "› Ana calls Heads.",
            "━━ Your decision",
            "Go on or rest?",
            "▸ 1  Go on",
            "  2  Rest",
            "go-on",
            "1-2 choose",
            "? help",
        ] {
            assert!(text.contains(part), "{width}x{height} lacks {part:?}:\n{text}");
        }
    }
}

#[test]
fn the_usual_terminal_has_room_for_the_keys_in_every_language() {
    for &lang in Lang::ALL {
        let mut session = session(lang);
        let mut app = app(&mut session);
        press_all(&mut app, "11");
        let text = screen(&mut app, 80, 24);
        let last = text.lines().last().expect("there is a last line");
        assert!(last.contains(&format!("t {}", word(lang, "play-hint-focus"))), "{lang}: {last}");
    }
}

/// Only games with windows have stops.
#[test]
fn the_key_for_stops_is_named_where_there_are_some() {
    let vtes = elysium_games::game("vtes").expect("a game with stops");
    for &lang in Lang::ALL {
        let key = format!("p {}", word(lang, "play-hint-stops"));
        let mut with = toy::session_of(vtes, lang, 0, 11, GameFile::default());
        let mut app = app(&mut with);
        let text = screen(&mut app, 80, 24);
        let last = text.lines().last().expect("there is a last line");
        assert!(last.contains(&key), "{lang}: {last}");
        let mut without = session(lang);
        assert!(!screen(&mut self::app(&mut without), 80, 24).contains(&key));
    }
}

/// The first line shows how much time is left, if the game has a limit.
#[test]
fn the_time_that_is_left_is_in_the_first_line() {
    let vtes = elysium_games::game("vtes").expect("a game with a time limit");
    for &lang in Lang::ALL {
        let setup = vtes.setup(Some(2), &["time-limit=90".into()]).expect("a table");
        let play = vtes.start(&setup, Seed::number(3)).expect("a game");
        let seating = Seating::new(vtes, 2, None, &[]).expect("two seats");
        let mut session = Session::new(lang, vtes, play, seating, GameFile::default());
        let text = screen(&mut app(&mut session), 80, 24);
        let first = text.lines().next().expect("there is a first line");
        assert!(first.contains("1:30:00") || first.contains("1:29:5"), "{lang}: {first}");
        let mut without = self::session(lang);
        let none = screen(&mut app(&mut without), 80, 24);
        assert!(!none.lines().next().expect("there is one").contains(':'), "{lang}: {none}");
    }
}

#[test]
fn a_terminal_that_is_too_small_is_reported() {
    let mut session = session(Lang::En);
    let mut app = app(&mut session);
    for (width, height) in [(59, 40), (200, 15), (10, 3), (1, 1)] {
        let text = screen(&mut app, width, height);
        assert!(!text.contains("Your decision"), "{text}");
    }
    assert!(screen(&mut app, 59, 15).contains("59 × 15"));
}

#[test]
fn a_digit_answers_and_with_more_than_nine_options_two_may_be_needed() {
    let mut session = session(Lang::En);
    let mut app = app(&mut session);
    press_all(&mut app, "1");
    assert_eq!(asked(&app), Some(Ask::Rest));
    press_all(&mut app, "9");
    assert_eq!(asked(&app), Some(Ask::Rest));
    press_all(&mut app, "1");
    assert_eq!(asked(&app), Some(Ask::Stone));
    press_all(&mut app, "1");
    assert!(screen(&mut app, 80, 24).contains("number 1…"));
    assert_eq!(app.session.play().answers(), 4);
    press_all(&mut app, "2");
    assert!(answered(&app, "take:stone12"));
}

#[test]
fn a_typed_digit_is_confirmed_by_enter_or_forgotten() {
    let mut session = session(Lang::En);
    let mut app = app(&mut session);
    press_all(&mut app, "111\x1b");
    assert_eq!((app.typed.as_str(), asked(&app)), ("", Some(Ask::Stone)));
    press_all(&mut app, "1\n");
    assert!(answered(&app, "take:stone1"));
}

#[test]
fn arrows_go_through_the_columns_and_enter_chooses() {
    let mut session = session(Lang::En);
    let mut app = app(&mut session);
    press_all(&mut app, "11↓→");
    assert!(screen(&mut app, 80, 24).contains("▸  8  Stone 8"));
    press_all(&mut app, "↑↑\n");
    assert!(answered(&app, "take:stone6"));
}

#[test]
fn keys_pressed_too_early_do_not_answer() {
    let mut session = session(Lang::En);
    let mut app = app(&mut session);
    for code in [KeyCode::Char('1'), KeyCode::Enter] {
        press(&mut app, KeyEvent::new(code, KeyModifiers::NONE), false);
    }
    assert_eq!(asked(&app), Some(Ask::Call));
}

#[test]
fn nobody_chooses_what_another_pane_hides() {
    let mut session = session(Lang::En);
    let mut app = app(&mut session);
    press_all(&mut app, "t1");
    assert_eq!((asked(&app), app.focus), (Some(Ask::Call), layout::Focus::Question));
    press_all(&mut app, "1");
    assert_eq!(asked(&app), Some(Ask::Rest));
}

#[test]
fn windows_open_and_close() {
    let mut session = session(Lang::En);
    let mut app = app(&mut session);
    for (keys, inside) in [
        ("?", "takes back your last decision"),
        ("w", "Nothing is forbidden"),
        ("c", "Brings 1 points to"),
        ("c↓", "Brings 2 points to"),
        ("ca", "All cards"),
        ("q", "The game is not saved."),
    ] {
        for (width, height) in SIZES {
            press_all(&mut app, keys);
            let text = screen(&mut app, width, height);
            assert!(text.contains(inside), "{width}x{height} {keys} lacks {inside:?}:\n{text}");
            press_all(&mut app, "\x1b");
            assert!(app.popup.is_none());
        }
    }
}

#[test]
fn the_cards_window_opens_at_the_selected_option() {
    let mut session = session(Lang::En);
    let mut app = app(&mut session);
    press_all(&mut app, "11↓↓c");
    let text = screen(&mut app, 80, 24);
    assert!(text.contains("▸ Stone 3") && text.contains("weight 3") && !text.contains("secret"), "{text}");
    press_all(&mut app, "\x1b");
    assert!(screen(&mut app, 120, 40).contains("Brings 3 points"));
}

#[test]
fn leaving_asks_and_interrupting_twice_does_not() {
    let mut session = session(Lang::En);
    let mut app = app(&mut session);
    assert_eq!(press_all(&mut app, "q"), KeyOutcome::Stay);
    assert_eq!(press_all(&mut app, "\n"), KeyOutcome::Stay);
    assert_eq!(press_all(&mut app, "qq"), KeyOutcome::Leave);
    let interrupt = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(press(&mut app, interrupt, true), KeyOutcome::Stay);
    assert_eq!(press(&mut app, interrupt, true), KeyOutcome::Leave);
}

#[test]
fn a_decision_is_taken_back_and_the_end_shows_the_scores() {
    let mut session = session(Lang::En);
    let mut app = app(&mut session);
    press_all(&mut app, "u");
    assert!(screen(&mut app, 80, 24).contains("You have made no decision yet"));
    press_all(&mut app, "1u");
    assert!(screen(&mut app, 80, 24).contains("Taken back: Heads"));
    while app.session.outcome().is_none() {
        press_all(&mut app, "\n");
    }
    for (width, height) in SIZES {
        let text = screen(&mut app, width, height);
        assert!(text.contains("━━ The end") && text.contains("points"), "{text}");
    }
    press_all(&mut app, "u");
    assert!(app.session.outcome().is_none());
}

#[test]
fn rules_are_shown_in_the_log_on_demand() {
    let mut session = session(Lang::En);
    let mut app = app(&mut session);
    assert!(screen(&mut app, 80, 24).contains("› Round 1."));
    press_all(&mut app, "r");
    assert!(screen(&mut app, 80, 24).contains("› 1.1 Round 1."));
}

/// On a screen wide enough that nothing is cut, no word stands outside the messages but keys,
/// notation and the numbers of rules.
#[test]
fn every_word_is_translated() {
    let mut session = session(Lang::Test);
    let mut app = app(&mut session);
    let allowed = [
        "h", "w", "c", "p", "u", "s", "q", "t", "r", "Esc", "PgUp", "call", "heads", "tails", "rest",
        "go-on", "take",
    ];
    let check = |app: &mut App, what: &str| {
        let text = screen(app, 500, 60);
        let words = escaped(&text);
        let notation = |word: &str| word.starts_with("stone");
        let strange: Vec<_> =
            words.iter().filter(|word| !allowed.contains(&word.as_str()) && !notation(word)).collect();
        assert!(strange.is_empty(), "{what}: {strange:?}\n{text}");
    };
    check(&mut app, "start");
    // Not `s`, which would write a file.
    for keys in ["1", "1", "1", "\x1b", "t", "t", "t", "r", "u"] {
        press_all(&mut app, keys);
        check(&mut app, keys);
    }
    for window in ["?", "w", "c", "ca", "q"] {
        press_all(&mut app, window);
        check(&mut app, window);
        press_all(&mut app, "\x1b");
    }
    while app.session.outcome().is_none() {
        press_all(&mut app, "\n");
        check(&mut app, "later");
    }
}

/// However much lies on the table, and however far it has been scrolled.
#[test]
fn others_stay_in_sight_on_a_small_screen_in_every_game() {
    for game in elysium_games::GAMES {
        let mut session = toy::session_of(*game, Lang::En, 0, 3, GameFile::default());
        let mut app = app(&mut session);
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..80 {
            let Some(options) = app.shown.asked.as_ref().map(|asked| asked.options.len()) else { break };
            app.table.down(rng.usize(..30), false);
            let text = screen(&mut app, 100, 30);
            let table: Vec<_> = text.lines().skip_while(|line| !line.contains("── Table")).skip(1).collect();
            for (line, name) in table.iter().zip(&app.session.names[1..]) {
                assert!(line.starts_with(name.as_str()), "{}: {name} is out of sight:\n{text}", game.name());
            }
            app.answer(rng.usize(..options));
            wait(&mut app);
        }
    }
}

#[test]
fn what_would_be_good_is_selected_and_said() {
    let vendetta = elysium_games::game("vendetta").expect("a game");
    let mut session = toy::session_of(vendetta, Lang::En, 0, 3, GameFile::default());
    let mut app = app(&mut session);
    let (best, answers) = (app.session.hints()[0].word.clone(), app.session.play().answers());
    press_all(&mut app, "h");
    let asked = app.shown.asked.as_ref().expect("a question");
    assert_eq!(asked.options[app.selected].word, best);
    let said = format!("Good here: {}. ", app.selected + 1);
    let text = screen(&mut app, 100, 30);
    assert!(text.lines().last().is_some_and(|line| line.contains(&said)), "{text}");
    assert_eq!(app.session.play().answers(), answers, "nothing is answered");
}
