//! Playing on at a table where people and bots sit.

use elysium_client::Person;
use elysium_wire::{Snapshot, TableStatus};

use crate::kit::{act, any_answer, hear_next, look};

/// People answer at random until somebody sees the table as wanted and it waits for people only, or until the
/// game is over; how it is seen then.
pub async fn play_on(
    people: &[Person],
    table: &str,
    rng: &mut fastrand::Rng,
    wanted: impl Fn(&Snapshot) -> bool,
) -> Snapshot {
    loop {
        let mut seen = look(&people[0], table).await;
        // Bots first.
        while seen.now.status == TableStatus::Playing && !waits_for_people(&seen) {
            seen = hear_next(&people[0], table, seen.seq).await;
        }
        if seen.now.status != TableStatus::Playing {
            return seen;
        }
        let mut answer = None;
        for person in people {
            let seen = look(person, table).await;
            if wanted(&seen) {
                return seen;
            }
            answer = answer.or_else(|| Some((person, any_answer(&seen, rng)?)));
        }
        let (person, answer) = answer.expect("the table waits for people");
        act(person, table, answer).await;
    }
}

fn waits_for_people(seen: &Snapshot) -> bool {
    let person = |letter: &String| {
        seen.now.seats.iter().any(|seat| {
            seat.seat == *letter
                && seat.stand_in.is_none()
                && matches!(seat.who, elysium_wire::SitterInfo::Person { .. })
        })
    };
    !seen.now.waiting.is_empty() && seen.now.waiting.iter().all(|waiting| person(&waiting.seat))
}
