//! What a seat or a spectator may know: `sees B: A: hand has challenge`, `hides spectator: event: drew card=hunt`.
//!
//! Somebody knows a fact if it holds in every world that looks the same to them, and does not know it if it fails in
//! one of these.

use super::events;
use super::expect;
use super::facts::Facts;
use super::parse::{self, SourceLine};
use super::reasons;
use super::run::{row, seat};
use crate::{Game, Reason, Viewer};

/// So many other worlds are tried.
const WORLDS: usize = 200;

fn viewer<R: Facts>(game: &Game<R>, who: &str) -> Result<Viewer, Reason> {
    if who == "spectator" { Ok(Viewer::Spectator) } else { Ok(Viewer::Seat(seat(game, who)?)) }
}

pub(super) fn sees<R: Facts>(game: &Game<R>, who: &str, what: &str) -> Result<(), Reason> {
    let viewer = viewer(game, who)?;
    if let Some(event) = what.strip_prefix("event: ") {
        events::some(game, event)?;
        return match events::seen(game, viewer, event)? {
            0 => Err(reasons::event_unseen(who, event)),
            _ => Ok(()),
        };
    }
    match doubt(game, viewer, what)? {
        Some(world) => Err(reasons::cannot_know(who, what, world)),
        None => Ok(()),
    }
}

pub(super) fn hides<R: Facts>(game: &Game<R>, who: &str, what: &str) -> Result<(), Reason> {
    let viewer = viewer(game, who)?;
    if let Some(event) = what.strip_prefix("event: ") {
        events::some(game, event)?;
        return match events::seen(game, viewer, event)? {
            0 => Ok(()),
            _ => Err(reasons::event_seen(who, event)),
        };
    }
    match doubt(game, viewer, what)? {
        Some(_) => Ok(()),
        None => Err(reasons::knows(who, what)),
    }
}

/// What else could be, as far as a viewer sees, instead of what holds.
fn doubt<R: Facts>(game: &Game<R>, viewer: Viewer, what: &str) -> Result<Option<Reason>, Reason> {
    let source = SourceLine { line: 0, text: what };
    let (facts, said) = (R::facts(game.now()), parse::facts(source).map_err(|error| error.reason)?);
    let mut rng = fastrand::Rng::with_seed(1);
    for fact in &said {
        let (subject, row) = row::<R>(source, fact).map_err(|error| error.reason)?;
        expect::holds(game, &facts, &subject, &row, fact)?;
        for _ in 0..WORLDS {
            let world = game.redealt(viewer, &mut rng);
            let same = world.progress() == game.progress() && world.view(viewer) == game.view(viewer);
            let other = expect::holds(game, &R::facts(world.now()), &subject, &row, fact);
            if let (true, Err(other)) = (same, other) {
                return Ok(Some(other));
            }
        }
    }
    Ok(None)
}
