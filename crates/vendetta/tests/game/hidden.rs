//! What each viewer may and may not know. The test kit looks for leaks at random; here the rules
//! on open and secret information stand one by one.

use elysium_kernel::{Game, Seat, Viewer};
use elysium_proof::{answer_all, position};
use elysium_vendetta::Vendetta;
use elysium_vendetta::vocabulary::Event;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn json(game: &Game<Vendetta>, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).unwrap()
}

// proves: 10.1
#[test]
fn hands_are_for_their_player_alone() {
    let game = position::<Vendetta>(&[("A", "hand", &["challenge", "earthshock"])]);
    assert!(json(&game, Viewer::Seat(A)).contains("earthshock"));
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert!(!json(&game, viewer).contains("earthshock"), "{viewer:?}");
        assert_eq!(game.view(viewer).players[0].hand, None);
    }
}

// proves: 10.2
#[test]
fn pools_alliances_drained_cards_hand_sizes_and_relics_are_open() {
    let game = position::<Vendetta>(&[
        ("table", "variants", &["relics"]),
        ("A", "blood", &["4"]),
        ("A", "influence", &["7"]),
        ("A", "alliance", &["marcel", "victim"]),
        ("A", "drained", &["bronwyn"]),
        ("A", "hand", &["challenge", "earthshock", "punks-posse"]),
        ("A", "relic", &["elders-phial"]),
        ("1 A", "up", &["bloody-fury"]),
        ("1 A", "blood", &["3"]),
    ]);
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let view = game.view(viewer);
        let player = &view.players[0];
        assert_eq!((player.pool, player.influence, player.hand_size), (4, 7, 3));
        let slugs: Vec<_> =
            player.alliance.iter().chain(&player.drained).chain(&player.relic).map(|c| c.slug()).collect();
        assert_eq!(slugs, ["marcel", "victim", "bronwyn", "elders-phial"]);
        let side = &view.locations[0].sides[0];
        assert_eq!(
            (side.blood, side.cards[0].card.map(elysium_vendetta::cards::CardId::slug)),
            (3, Some("bloody-fury"))
        );
    }
}

// proves: 10.1
#[test]
fn a_card_played_face_down_is_known_to_its_player_alone() {
    let mut game =
        position::<Vendetta>(&[("A", "hand", &["earthshock", "challenge"]), ("A", "alliance", &[])]);
    answer_all(&mut game, A, "play:earthshock at:1 face:down blood:0");
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let view = game.view(viewer);
        let card = view.locations[0].sides[0].cards[0];
        assert_eq!((card.card, card.down), (None, true));
        assert!(!json(&game, viewer).contains("earthshock"));
        let played = game
            .log()
            .since(0, viewer)
            .find_map(|(_, _, e)| if let Event::Played { card, .. } = e { Some(card) } else { None });
        assert_eq!(played, Some(None), "{viewer:?} reads in the log what was played");
    }
    assert!(json(&game, Viewer::Seat(A)).contains("earthshock"));
}

// proves: 10.1, 2.6
#[test]
fn hand_management_is_secret_and_simultaneous() {
    let mut game = position::<Vendetta>(&[
        ("table", "step", &["hand-management"]),
        ("A", "deck", &["challenge", "earthshock"]),
        ("B", "deck", &["fearless", "mist-form"]),
    ]);
    assert_eq!(game.open().len(), 4, "all are asked at once");
    let before = json(&game, Viewer::Seat(B));
    assert!(!before.contains("earthshock") && before.contains("mist-form"));
    answer_all(&mut game, A, "keep:challenge");
    assert_eq!(json(&game, Viewer::Seat(B)), before, "one answer does not show before all are in");
    assert!(game.play(A, "keep:earthshock").is_err(), "nobody answers twice");
}

// proves: 10.1, 5.4
#[test]
fn tokens_stay_secret_until_all_are_chosen() {
    let facts: &[(&str, &str, &[&str])] =
        &[("table", "step", &["withdraw"]), ("1 A", "up", &["challenge"]), ("1 B", "up", &["fearless"])];
    let (mut stays, mut leaves) = (position::<Vendetta>(facts), position::<Vendetta>(facts));
    answer_all(&mut stays, A, "stay");
    answer_all(&mut leaves, A, "withdraw");
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!(json(&stays, viewer), json(&leaves, viewer));
        let events = |game: &Game<Vendetta>| game.log().since(0, viewer).collect::<Vec<_>>();
        assert_eq!(events(&stays), events(&leaves));
    }
}

// proves: 10.3
#[test]
fn cards_under_a_deck_are_known_to_its_player_alone() {
    let game = position::<Vendetta>(&[("A", "under", &["earthshock", "show-of-force"])]);
    let own = game.view(Viewer::Seat(A));
    let under: Vec<_> = own.players[0].under.iter().flatten().map(|c| c.slug()).collect();
    assert_eq!(under, ["earthshock", "show-of-force"]);
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let view = game.view(viewer);
        assert_eq!(view.players[0].under, None);
        assert!(!json(&game, viewer).contains("earthshock"));
        assert_eq!(view.players[0].deck_size, 7);
    }
}

// proves: 14.10
#[test]
fn partners_do_not_see_each_others_hands() {
    let game = position::<Vendetta>(&[("table", "variants", &["teams"]), ("A", "hand", &["earthshock"])]);
    assert!(!json(&game, Viewer::Seat(Seat(2))).contains("earthshock"));
}

#[test]
fn an_omniscient_viewer_sees_everything() {
    let game = position::<Vendetta>(&[("A", "hand", &["earthshock"]), ("2 B", "down", &["fearless"])]);
    let all = json(&game, Viewer::Omniscient);
    assert!(all.contains("earthshock") && all.contains("fearless"));
}
