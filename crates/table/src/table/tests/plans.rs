//! Plans at a table: taken whole or not at all, taken back whole, and kept as the answers that they are.

use elysium_kernel::{Seat, Viewer};
use elysium_text::Lang;
use elysium_wire::{CanTakeBack, Command, ErrorCode, ErrorInfo, Part, PlanInfo};

use super::super::Table;
use super::long::answer;
use super::schedules::any_way;
use super::world::{Came, begun, who};
use crate::journal::{Entry, Journal, JournalEvent};

const NOW: i64 = 2_000_000;

/// A table of Vendetta at which somebody is to play a card, that seat, and what can be done in one.
fn planning() -> (Table, Seat, PlanInfo) {
    let vendetta = elysium_games::game("vendetta").expect("a game with plans");
    let mut table = begun(vendetta, 3, Vec::new(), 7);
    let mut rng = fastrand::Rng::with_seed(7);
    loop {
        let play = table.play().expect("a game");
        let seat = play.asked().into_iter().next().expect("somebody is asked");
        if let Some(plan) = play.plan(seat, Lang::En).filter(|plan| plan.nodes[0].part == "card") {
            return (table, seat, plan);
        }
        assert!(answer(&mut table, &mut rng));
    }
}

fn command(table: &Table, seat: Seat, words: &[&str]) -> Command {
    let (expected_seq, _) = table.questions()[seat.index()].expect("a number");
    let words = words.iter().map(|word| (*word).to_owned()).collect();
    Command::Plan { seat: seat.to_string(), expected_seq, words }
}

fn send(table: &mut Table, seat: Seat, words: &[String]) -> Came {
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    let command = command(table, seat, &words);
    let id = format!("plan {}", table.seq());
    table.take(&who(seat.index()), &id, &command, NOW)
}

fn refused(table: &Table, seat: Seat, words: &[&str]) -> ErrorInfo {
    let error = table.decide(&who(seat.index()), &command(table, seat, words), NOW).err();
    error.expect("it is refused").in_words(Lang::En, None)
}

fn read_back(table: &Table) -> Table {
    let text = serde_json::to_string(&table.journal).expect("a journal can be written");
    let entries: Vec<Entry> = serde_json::from_str(&text).expect("and read");
    Table::read(&table.id, Journal::from(entries), &[Lang::En]).expect("it fits")
}

/// §3.11: card, location and facing, then blood: one plan has them all.
#[test]
fn a_turn_of_vendetta_is_one_plan() {
    let (_, _, plan) = planning();
    let mut parts = Vec::new();
    let mut at = Some(0);
    while let Some(number) = at {
        let node = &plan.nodes[number as usize];
        parts.push(node.part.as_str());
        if node.part == "blood" {
            let range = node.range.expect("a number");
            assert_eq!((range.least, range.step), (0, 1));
            assert_eq!(node.options[range.most as usize].option.word, format!("blood:{}", range.most));
        }
        at = node.options[0].next;
    }
    assert_eq!(parts, ["card", "place", "facing", "blood"], "nobody has diablerie tokens yet");
    // Blood counts the same whichever way a card lies, and so on: what is the same is there once.
    let apart: usize = ways(&plan, 0);
    assert!(plan.nodes.len() * 2 < apart, "{} nodes for {apart} ways", plan.nodes.len());
}

/// How many ways lead from a node to the end.
fn ways(plan: &PlanInfo, from: u32) -> usize {
    let node = &plan.nodes[from as usize];
    node.options.iter().map(|option| option.next.map_or(1, |next| ways(plan, next))).sum()
}

#[test]
fn a_plan_is_one_entry_and_several_answers() {
    let (mut table, seat, plan) = planning();
    let words = any_way(&plan, &mut fastrand::Rng::with_seed(1));
    assert!(words.len() > 3, "{words:?}");
    let (mut piecewise, before, answers) =
        (table.play().expect("a game").boxed(), table.seq(), table.answer_seqs.len());
    words.iter().for_each(|word| _ = piecewise.answer(seat, word).expect("it was offered"));
    assert!(matches!(send(&mut table, seat, &words), Came::Done));
    assert_eq!((table.seq(), table.answer_seqs.len()), (before + 1, answers + words.len()));
    let planned = JournalEvent::Planned { seat, words: words.clone(), spent: 0 };
    assert_eq!(table.journal.last().map(|entry| &entry.what), Some(&planned));
    assert_eq!(table.digest(), Some(piecewise.digest()));
    let read = read_back(&table);
    assert_eq!((read.read_only(), read.digest()), (None, table.digest()));
    assert_eq!(read.shown(Lang::En), table.shown(Lang::En));
    // The record has the answers one by one, also where the game cannot be played.
    let record = table.record().expect("a game");
    let known = table.known_game.expect("the game").read_record(&record, usize::MAX).expect("it replays");
    assert_eq!((known.play.answers(), Some(known.play.digest())), (table.answer_seqs.len(), table.digest()));
    let numbers = answers..table.answer_seqs.len();
    assert!(
        numbers.map(|number| table.answer(number)).eq(words.iter().map(|word| Some((seat, word.as_str()))))
    );
}

#[test]
fn what_is_wrong_with_a_plan_is_said_and_nothing_happens() {
    let (table, seat, plan) = planning();
    let words = any_way(&plan, &mut fastrand::Rng::with_seed(2));
    let [card, place, facing, ..] = &words[..] else { panic!("{words:?}") };
    let shown = table.shown(Lang::En);
    let nowhere = refused(&table, seat, &[card, "at:9", facing]);
    assert_eq!((nowhere.code, nowhere.piece), (ErrorCode::NotOffered, Some(1)));
    // §3.5: at most 3 blood.
    let much = refused(&table, seat, &[card, place, facing, "blood:4"]);
    assert_eq!((much.code, much.piece, much.rule.as_deref()), (ErrorCode::Refused, Some(3), Some("3.5")));
    let mut more: Vec<_> = words.iter().map(String::as_str).collect();
    more.push("done");
    let far = refused(&table, seat, &more);
    assert_eq!((far.code, far.piece), (ErrorCode::TooFar, Some(words.len() as u32)), "others play then");
    assert_eq!(refused(&table, seat, &[]).code, ErrorCode::NotOffered);
    assert_eq!(table.shown(Lang::En), shown);
    let Command::Plan { seat: letter, expected_seq, words } = command(&table, seat, &[card, place]) else {
        panic!("a plan")
    };
    let late = Command::Plan { seat: letter.clone(), expected_seq: expected_seq - 1, words: words.clone() };
    assert_eq!(
        table.decide(&who(seat.index()), &late, NOW).err().map(|error| error.code),
        Some(ErrorCode::Late)
    );
    let foreign = Command::Plan { seat: letter, expected_seq, words };
    let other = who((seat.index() + 1) % 3);
    assert_eq!(
        table.decide(&other, &foreign, NOW).err().map(|error| error.code),
        Some(ErrorCode::NotYourSeat)
    );
}

#[test]
fn a_plan_is_taken_back_whole() {
    let (mut table, seat, plan) = planning();
    let words = any_way(&plan, &mut fastrand::Rng::with_seed(3));
    let before = (table.digest(), table.answer_seqs.len());
    // A part of it, after which the same seat is asked again: nobody has learnt anything.
    assert!(matches!(send(&mut table, seat, &words[..3]), Came::Done));
    assert_eq!(table.can_take_back(seat), CanTakeBack::Freely);
    assert!(matches!(table.take(&who(seat.index()), "back", &Command::TakeBack, NOW), Came::Done));
    assert_eq!((table.digest(), table.answer_seqs.len()), before);
    assert_eq!(read_back(&table).digest(), before.0);
    // All of it: the others have to agree.
    assert!(matches!(send(&mut table, seat, &words), Came::Done));
    assert_eq!(table.can_take_back(seat), CanTakeBack::Ask);
    assert!(matches!(table.take(&who(seat.index()), "back 2", &Command::TakeBack, NOW), Came::Done));
    for other in (0..3).filter(|&other| other != seat.index()) {
        let allow = Command::AllowTakeBack { allow: true };
        assert!(matches!(table.take(&who(other), "allow", &allow, NOW), Came::Done));
    }
    while table.let_time_pass(NOW) {}
    assert_eq!((table.digest(), table.answer_seqs.len()), before);
}

#[test]
fn one_word_is_an_answer_and_the_same_plan_again_is_done_once() {
    let (mut table, seat, plan) = planning();
    let words = any_way(&plan, &mut fastrand::Rng::with_seed(4));
    let first = command(&table, seat, &[&words[0]]);
    assert!(matches!(table.take(&who(seat.index()), "one", &first, NOW), Came::Done));
    assert!(matches!(table.journal.last().map(|entry| &entry.what), Some(JournalEvent::Answered { .. })));
    let rest: Vec<_> = words[1..].iter().map(String::as_str).collect();
    let rest = command(&table, seat, &rest);
    assert!(matches!(table.take(&who(seat.index()), "rest", &rest, NOW), Came::Done));
    assert!(matches!(table.take(&who(seat.index()), "rest", &rest, NOW), Came::Again));
}

/// Every text that leaves a table calls a seat by who sits there.
#[test]
fn plans_call_seats_by_their_names() {
    let rivals = elysium_games::game("rivals").expect("a game whose attacks name players");
    let mut table = begun(rivals, 3, Vec::new(), 7);
    let mut rng = fastrand::Rng::with_seed(7);
    let mut named = 0;
    while named == 0 {
        let seat = table.play().expect("a game").asked().into_iter().next().expect("somebody is asked");
        let viewer = Viewer::Seat(seat);
        let now = table.with_plans(table.now(viewer, Lang::En), viewer, Lang::En);
        let plan = now.question.and_then(|question| question.plan);
        let options = plan.iter().flat_map(|plan| &plan.nodes).flat_map(|node| &node.options);
        for part in options.flat_map(|option| &option.option.text) {
            if let Part::Seat { text, seat } = part {
                let at: Seat = seat.parse().expect("a seat");
                assert_eq!(text, &table.names()[at.index()]);
                named += 1;
            }
        }
        assert!(answer(&mut table, &mut rng), "somebody can be attacked before the game is over");
    }
}
