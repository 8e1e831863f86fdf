//! `elysium scenario` in every language: what is wrong with a file, with a position, with an answer and with an
//! expectation, and the files that the program writes.

use elysium_text::{Lang, escaped};

use crate::kit::{elysium, file, languages, record};

/// The words of each language, in the order of [`Lang::ALL`].
type InEach = [&'static str; 4];

/// What the program prints about this file in each language, with the four expected texts.
fn each(name: &str, text: &str, expected: InEach) {
    let path = file(name, text);
    assert_eq!(expected.len(), Lang::ALL.len());
    for (lang, expected) in languages().zip(expected) {
        let ran = elysium(&["scenario", &path, "--lang", lang]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{ran:?}");
        assert!(ran.out.contains(expected), "{lang}: {expected:?} is not in\n{}", ran.out);
        assert!(!ran.out.contains('⟦'), "a hole: {}", ran.out);
    }
}

const GIVEN: &str = "game: vendetta
scenario: x
given:
  table: players 3, turn 2, active B, ambition A
  A: clan brujah
  B: clan gangrel, blood 5, hand fearless gangrel-hunt, alliance none
  C: clan ventrue, hand ventrue-ready, alliance none
";

#[test]
fn an_expectation_that_fails() {
    let text = format!("{GIVEN}when:\n  B: play:fearless at:2 face:up blood:1\nthen:\n  B: blood 5\n");
    each(
        "words-expectation.scn",
        &text,
        [
            "    B: blood: expected 5, actual 4\n    now C is asked (where) for one of: at:1 at:2 at:haven",
            "    B: blood: se esperaba 5, hay 4\n    ahora se pregunta a C (where), a elegir entre: at:1 at:2 at:haven",
            "    B: blood: attendu 5, trouvé 4\n    maintenant, on demande à C (where) de choisir parmi : at:1 at:2 at:haven",
            "    B: blood: oczekiwano 5, jest 4\n    teraz C ma pytanie (where), do wyboru: at:1 at:2 at:haven",
        ],
    );
}

#[test]
fn a_position_that_a_rule_forbids() {
    each(
        "words-position.scn",
        "game: rivals\nscenario: x\ngiven:\n  A: rival A\nthen:\n  asked A\n",
        [
            "A: rival: nobody is their own Rival (rule 2.14)\n",
            "A: rival: nadie es su propio Rival (regla 2.14)\n",
            "A: rival: personne n'est son propre Rival (règle 2.14)\n",
            "A: rival: nikt nie jest własnym Rywalem (zasada 2.14)\n",
        ],
    );
}

/// The words of the refusal are the game's own.
#[test]
fn a_table_that_a_rule_forbids() {
    each(
        "words-table.scn",
        "game: vendetta\nscenario: x\ngiven:\n  table: players 5, variants teams\nthen:\n  asked A\n",
        [
            "table: players: refused by rule 14.5: Teams need 4 or 6 players, and there are 5",
            "table: players: rechazado por la regla 14.5: Los equipos son para 4 o 6 jugadores, y hay 5",
            "table: players: refusé par la règle 14.5 : Les équipes demandent 4 ou 6 joueurs, et vous êtes 5",
            "table: players: odrzuca to zasada 14.5: Gra w drużynach wymaga 4 lub 6 graczy, a podana liczba to 5",
        ],
    );
}

/// What no rule forbids, but no game could come to.
#[test]
fn a_position_that_breaks_an_invariant() {
    each(
        "words-invariant.scn",
        "game: vendetta\nscenario: x\ngiven:\n  A: tokens 3\nthen:\n  asked A\n",
        [
            "this position is impossible: A has three diablerie tokens and is in the game",
            "esta posición es imposible: A tiene tres fichas de diablerie y sigue en la partida",
            "cette position est impossible : A a trois jetons Diablerie et est encore en jeu",
            "ta pozycja jest niemożliwa: A ma trzy żetony Diabolizmu i nadal jest w grze",
        ],
    );
}

#[test]
fn a_word_that_does_not_exist_and_the_one_that_was_meant() {
    each(
        "words-mistake.scn",
        &format!("{GIVEN}then:\n  B: hand has fearles\n"),
        [
            "`fearles` does not fit here; expected the name of a card of these kinds: conflict passive aftermath preparation; did you mean `fearless`?",
            "`fearles` no puede ir aquí; debe ser el nombre de una carta de estos tipos: conflict passive aftermath preparation; ¿querías decir `fearless`?",
            "`fearles` ne peut pas être ici ; il faut le nom d'une carte de ces types : conflict passive aftermath preparation ; vouliez-vous dire `fearless` ?",
            "`fearles` nie może tu stać; ma tu być: nazwa karty jednego z tych rodzajów: conflict passive aftermath preparation; może chodziło o `fearless`?",
        ],
    );
}

#[test]
fn an_answer_that_a_rule_refuses() {
    each(
        "words-answer.scn",
        &format!("{GIVEN}when:\n  B: play:fearless at:2 face:up blood:4\nthen:\n  asked C\n"),
        [
            "`blood:4` is refused by rule 3.5 (At most 3 blood of your pool can be played with one card.)",
            "la regla 3.5 rechaza `blood:4` (Con una carta se puede jugar como máximo 3 de sangre de tu reserva.)",
            "la règle 3.5 refuse `blood:4` (Avec une carte, vous pouvez jouer au maximum 3 points de Sang de votre réserve.)",
            "zasada 3.5 odrzuca `blood:4` (Z jedną kartą można dołożyć najwyżej 3 żetony krwi ze swojej puli.)",
        ],
    );
}

/// With the game's name, and before it is known.
#[test]
fn a_file_that_cannot_be_read() {
    each(
        "words-file.scn",
        "game: vendetta\n\nnonsense\n",
        [
            "before this line a scenario must begin",
            "antes de esta línea tiene que empezar un escenario",
            "un scénario doit commencer avant cette ligne",
            "przed tym wierszem musi zacząć się scenariusz",
        ],
    );
    each(
        "words-no-game.scn",
        "nonsense\n",
        [
            "a scenario file begins with its game",
            "un archivo de escenarios empieza por su juego",
            "un fichier de scénarios commence par son jeu",
            "plik ze scenariuszami zaczyna się od swojej gry",
        ],
    );
}

/// The test locale puts every message in brackets: what stands outside was never translated.
#[test]
fn no_word_of_a_failure_escapes_translation() {
    let then = [
        "B: blood 3",
        "B: blod 4",
        "B: hand has fearles",
        "B: relic-used maybe",
        "Z: blood 4",
        "event: lost who=B",
        "no event: lost whoo=B",
        "order: played who=B > played who=B",
        "asked nobody",
        "asked C: done",
        "refused B: blood:9 rule 3.5",
        "refused C: done rule 3.3",
        "hides C: 2 B: up fearless",
        "F: blood 3",
    ];
    let when = "when:\n  B: play:fearless at:2 face:up blood:1\n";
    let text: String = then
        .iter()
        .map(|then| {
            let given = GIVEN.strip_prefix("game: vendetta\n").expect("it begins so");
            format!("{given}{when}then:\n  {then}\n")
        })
        .collect();
    let path = file("words-qps.scn", format!("game: vendetta\n{text}"));
    let ran = elysium(&["scenario", &path, "--lang", "qps"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert_eq!(ran.out.matches("⟦scenario-failed").count(), then.len(), "{}", ran.out);
    assert_eq!(escaped(&ran.out), Vec::<String>::new(), "{}", ran.out);
}

#[test]
fn a_new_scenario_has_comments_in_the_language_and_holds() {
    let rec = file("words.rec", record(7, 40));
    let mut seen = Vec::new();
    for (lang, (usual, name)) in languages().zip([
        ("What is not said is as at the start of a game.", "A game after 40 answers"),
        ("Lo que no se dice es como al principio de una partida.", "Una partida tras 40 respuestas"),
        ("Ce qui n'est pas dit est comme au début d'une partie.", "Une partie après 40 réponses"),
        ("To, czego się nie powie, jest jak na początku gry.", "Gra po 40 odpowiedziach"),
    ]) {
        for game in ["vendetta", "rivals"] {
            let text = elysium(&["scenario", "new", game, "--lang", lang]).ok();
            assert!(text.contains(&format!("  # {usual}\n")), "{lang}: {text}");
            let comments: Vec<_> =
                text.lines().filter(|line| line.contains('#')).map(str::to_owned).collect();
            assert!(comments.len() >= 5 && !seen.contains(&comments), "{lang}: {text}");
            seen.push(comments);
            elysium(&["scenario", &file(&format!("words-new-{game}-{lang}.scn"), &text)]).ok();
        }
        let text = elysium(&["scenario", "new", "--from", &rec, "--lang", lang]).ok();
        assert!(text.contains(&format!("scenario: {name}\n")), "{lang}: {text}");
        elysium(&["scenario", &file(&format!("words-from-{lang}.scn"), &text)]).ok();
    }
}
