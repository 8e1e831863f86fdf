//! Everything that can be wrong with a scenario: a file that cannot be read, a position that cannot be, an answer that
//! does not fit, an expectation that does not hold.

use serde_json::Value;

use crate::{Reason, Rule, Seat};

crate::reasons! { pub(crate) as "reason-":
    // Sentences put together.
    both(first: Reason, second: Reason);
    or(first: Reason, second: Reason);
    meant(reason: Reason, near: &str);
    fact(subject: &str, key: &str, reason: Reason);
    of_subject(subject: &str, reason: Reason);
    of_answer(seat: Seat, word: &str, reason: Reason);
    now(reason: Reason, questions: Reason);

    // The file.
    file_empty;
    no_game_line;
    other_game(found: &str, game: &str);
    nameless;
    no_scenario_yet;
    no_scenario;
    given_late;
    no_section;
    no_subject;
    fact_missing(subject: &str);
    no_such_subject(subject: &str);
    no_such_key(key: &str, subject: &str, keys: String);
    expects_nothing;
    no_proof(word: &str);
    same_line(line: usize);

    // Words.
    no_seat(word: &str);
    no_seat_there(seat: Seat, seats: usize);
    not_a_rule(word: &str);
    no_rule(rule: Rule);
    not_a_number(word: &str);
    number_needed(word: &str);
    one_number;
    one_word(count: usize);
    yes_or_no(word: &str);
    pair(like: &str);
    no_order;
    one_always;
    not_together(first: &str, second: &str);
    bound(word: &str);
    say_what;
    cannot_stand(word: &str, form: Reason);
    no_comma(word: &str, form: Reason);
    form_card;
    form_card_of(kinds: &str);
    form_card_not_of(kinds: &str);
    form_cards;
    form_number;
    form_flag;
    form_seat;
    form_seats;
    form_words(words: String);
    form_pattern(pattern: &str);

    // The position.
    seed_twice;
    word_needed(key: &str);
    given_twice(key: &str, subject: &str, line: usize);
    follows(key: &str);
    follows_as(words: String);
    not_kept(given: String, words: String);
    not_at_table(seats: usize);
    cannot_be(reason: Reason);
    refused(rule: Rule, why: Value);
    refused_alone;
    not_refused;
    refused_otherwise(rule: Rule, reason: Reason);

    // Answers.
    no_seat_line;
    no_answers(seat: Seat);
    no_answer(word: &str);
    not_in_full(word: &str, answers: String);
    answer_refused(word: &str, rule: Rule, why: Value);
    not_offered(word: &str);
    not_asked(seat: Seat);
    answered(seat: Seat);
    stop_twice;
    not_stopped(questions: Reason);
    chance_unused(word: &str);
    nobody_asked(questions: Reason);
    asked(seat: Seat, question: &str, options: String);
    stopped;
    over;

    // Expectations.
    expected(subject: &str, key: &str, expected: &str, actual: String);
    options(seat: Seat, expected: &str, actual: String);
    say_which;
    must_be_asked(seat: Seat, questions: Reason);
    must_not_be_asked(seat: Seat, questions: Reason);
    no_question(questions: Reason);
    no_question_for(seat: Seat, questions: Reason);
    refused_form;
    offered(word: &str);
    nothing_refused(seat: Seat, word: &str, questions: Reason);
    no_refusal(word: &str, questions: Reason);
    other_rule(word: &str, rule: Rule, actual: Rule);
    event_unseen(who: &str, event: &str);
    event_seen(who: &str, event: &str);
    cannot_know(who: &str, fact: &str, world: Reason);
    knows(who: &str, fact: &str);

    // Events.
    which_event;
    event_number(word: &str);
    no_event(word: &str);
    comma(word: &str);
    not_a_field(word: &str);
    no_field(word: &str, key: &str, fields: String);
    field(key: &str, word: &str, value: &str, form: Reason);
    field_twice(key: &str);
    event_missing(event: &str, similar: Reason);
    event_unwanted(event: &str, count: usize);
    event_count(expected: usize, event: &str, actual: usize, similar: Reason);
    none_similar(word: &str);
    similar(events: String);
    order_short;
    order(event: String, events: String);

    // What the program writes into a new file.
    new_head;
    new_name;
    new_proves;
    new_usual;
    new_keys(subject: &str, keys: String);
}

/// The id of [`asked`].
pub(super) const ASKED: &str = "reason-asked";

/// The id of [`not_kept`].
pub(super) const NOT_KEPT: &str = "reason-not-kept";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_known_by_its_id() {
        let asked = asked(Seat(0), "play", "done".into());
        assert!(now(say_what(), asked).says(ASKED));
        assert!(!now(say_what(), over()).says(ASKED));
    }
}
