//! A game in numbers from its beginning to its end, and where it turned.

use elysium_kernel::{Game, Seats, StepTaken, Viewer};
use elysium_text::{Args, Lang};
use elysium_wire::{Chapter, Course, Part, TrackInfo, TurningPoint};

use crate::ending::{ChapterStart, open_log, why_out};
use crate::reason::TEXT;
use crate::summary::summaries;
use crate::wording::{self, list, parts, say};
use crate::{Title, seat};

/// A course has so many turning points at most.
const TURNING_POINTS: usize = 2;

/// A chapter with how the table stood at its end.
struct Stretch<G: Title> {
    chapter: Chapter,
    /// The number of its first event.
    begins: usize,
    end: G::State,
}

/// All of a game that was played so far, as everybody may know it.
pub(crate) fn course<G: Title>(game: &Game<G>, lang: Lang) -> Course {
    let stretches = stretches(game, lang);
    let turning_points = turning_points(game, lang, &stretches);
    let track = |word: &&str| TrackInfo {
        word: (*word).into(),
        text: say::<G>(lang, &format!("track-{word}"), Args::new()).to_string(),
    };
    Course {
        tracks: G::TRACKS.iter().map(track).collect(),
        chapters: stretches.into_iter().map(|stretch| stretch.chapter).collect(),
        turning_points,
    }
}

fn stretches<G: Title>(game: &Game<G>, lang: Lang) -> Vec<Stretch<G>> {
    let open = |at: usize, begins: usize, text: Vec<Part>, axis: Option<String>, end: &G::State| Stretch {
        chapter: Chapter { at: at as u32, text, axis, values: Vec::new() },
        begins,
        end: end.clone(),
    };
    let mut found: Vec<Stretch<G>> = Vec::new();
    let mut events = 0;
    game.steps_taken(|StepTaken { answers, before, after, events: happened }| {
        if found.is_empty() {
            found.push(open(0, 0, parts(&TEXT.text(lang, "chapter-start", &Args::new())), None, before));
        }
        for (i, logged) in happened.iter().enumerate() {
            let event = logged.seen_by(Viewer::Spectator);
            let Some(start) = G::chapter(&event) else { continue };
            // What happened in the same step before it is taken for a part of it, but the last of the set-up.
            let is_first = found.len() == 1;
            if let Some(ended) = found.last_mut() {
                ended.end.clone_from(if is_first { after } else { before });
            }
            let axis = (start == ChapterStart::OnAxis)
                .then(|| wording::of_event::<G>(lang, after, "axis", event).to_string());
            let text = parts(&wording::of_event::<G>(lang, after, "chapter", event));
            found.push(open(answers, events + i, text, axis, after));
        }
        events += happened.len();
    });
    if let Some(last) = found.last_mut() {
        last.end.clone_from(game.now());
    }
    for stretch in &mut found {
        stretch.chapter.values = values::<G>(&stretch.end);
    }
    found
}

/// The numbers of a table, by track and seat.
fn values<G: Title>(state: &G::State) -> Vec<Vec<Option<f64>>> {
    let out = G::out(state);
    let tallies: Vec<_> = Seats::first(G::seats(state))
        .into_iter()
        .map(|seat| (!out.has(seat)).then(|| G::tally(state, seat)))
        .collect();
    (0..G::TRACKS.len())
        .map(|track| tallies.iter().map(|tally| tally.as_ref().map(|numbers| numbers[track])).collect())
        .collect()
}

/// The sides that are in the game, each with what it has on the first track, the best first.
fn sides<G: Title>(state: &G::State) -> Vec<(Seats, f64)> {
    let playing = || Seats::first(G::seats(state)).into_iter().filter(|&seat| !G::out(state).has(seat));
    let mut sides: Vec<(Seats, f64)> = Vec::new();
    for seat in playing() {
        if sides.iter().any(|(side, _)| side.has(seat)) {
            continue;
        }
        let side: Seats = playing().filter(|&other| G::side(state, seat).has(other)).collect();
        let numbers = side.into_iter().map(|seat| G::tally(state, seat).first().copied().unwrap_or(0.0));
        sides.push((side, numbers.sum()));
    }
    sides.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    sides
}

/// The last chapters in which the lead passed to a side that has more than every other, or in which somebody left
/// the game. From the last of these leads on nobody else was ever ahead.
fn turning_points<G: Title>(game: &Game<G>, lang: Lang, stretches: &[Stretch<G>]) -> Vec<TurningPoint> {
    let told = summaries(game, Viewer::Spectator, lang);
    let log = open_log(game);
    let mut points = Vec::new();
    let (mut leader, mut out) = (Seats::NONE, Seats::NONE);
    for (i, stretch) in stretches.iter().enumerate() {
        let until = stretches.get(i + 1).map_or(usize::MAX, |next| next.begins);
        let mut add = |text: Vec<Part>| {
            let within =
                |events: &std::ops::Range<usize>| events.start >= stretch.begins && events.end <= until;
            let told = told.iter().rfind(|summary| within(&summary.events));
            points.push(TurningPoint {
                chapter: i as u32,
                at: stretch.chapter.at,
                text,
                told: told.map_or_else(Vec::new, |summary| summary.parts.clone()),
            });
        };
        let gone = G::out(&stretch.end);
        for seat in gone.into_iter().filter(|&seat| !out.has(seat)) {
            add(why_out::<G>(lang, &stretch.end, &log, seat));
        }
        out = gone;
        let [(side, most), (_, next), ..] = sides::<G>(&stretch.end)[..] else { continue };
        // Whoever is left of a side that led still leads.
        let same = side.into_iter().any(|seat| leader.has(seat));
        if most > next && !same {
            if i > 0 {
                let names = side.into_iter().map(|one| seat::<G>(lang, Some(&stretch.end), one)).collect();
                let args = Args::new().set("who", list::<G>(lang, names)).set("count", side.len());
                let args = args.set("most", number(most)).set("next", number(next));
                add(parts(&TEXT.text(lang, "turn-lead", &args)));
            }
            leader = side;
        }
    }
    points.retain(|point: &TurningPoint| !point.text.is_empty());
    let extra = points.len().saturating_sub(TURNING_POINTS);
    points.split_off(extra)
}

/// As people write it: `1`, `1.5`.
fn number(n: f64) -> String {
    n.to_string()
}
