//! Nobody sees what is hidden: in another world that looks the same, everything that somebody is shown is the same.

use super::KitReport;
use super::trial::Trial;
use crate::game::FinishedStep;
use crate::{Game, Log, Logged, Rules, Seats, Viewer};

impl<R: Rules> Trial<R> {
    pub(super) fn nothing_leaks(&mut self, report: &mut KitReport) {
        let seats = Seats::first(R::seats(self.game.now())).into_iter().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            let world = self.game.redealt(viewer, &mut self.rng);
            report.redeals += 1;
            let events =
                |log: &[Logged<R>]| -> Vec<_> { log.iter().map(|e| (e.rule, e.seen_by(viewer))).collect() };
            let (ours, theirs) = (events(self.game.unsettled()), events(world.log().entries()));
            // A hidden card can leave somebody else without a choice, and the other world goes on.
            if world.progress() != self.game.progress() {
                report.moved += 1;
                self.insist(theirs.starts_with(&ours), || {
                    format!("{viewer:?} sees in the events what is hidden:\n{ours:?}\n{theirs:?}")
                });
                continue;
            }
            // Of a window everybody sees who it is open to, and nobody who has a choice.
            let asked = |game: &Game<R>| -> Seats {
                let seats = game.open().iter().map(|open| match open.polled {
                    Seats::NONE => Seats::one(open.who),
                    polled => polled,
                });
                seats.flatten().collect()
            };
            self.insist(asked(&world) == asked(&self.game), || {
                format!("{viewer:?} sees what is hidden from who is asked")
            });
            self.insist(ours == theirs, || {
                format!("{viewer:?} sees in the events what is hidden:\n{ours:?}\n{theirs:?}")
            });
            let (ours, theirs) = (self.game.view(viewer), world.view(viewer));
            self.insist(ours == theirs, || format!("{viewer:?} sees what is hidden:\n{ours:?}\n{theirs:?}"));
            if let Viewer::Seat(seat) = viewer {
                let (ours, theirs) = (self.game.question(seat), world.question(seat));
                self.insist(ours == theirs, || {
                    format!("{seat}'s question shows what is hidden:\n{ours:?}\n{theirs:?}")
                });
            }
            if let Err(reason) = R::audit(world.now()) {
                self.insist(false, || format!("re-dealt for {viewer:?}: {reason}"));
            }
        }
    }

    /// Also what happened after the last question of a step, or in a step without any.
    pub(super) fn a_whole_step_leaks_nothing(&mut self, step: &FinishedStep<R>) {
        let seats = Seats::first(R::seats(&step.end)).into_iter().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            let world = step.redealt(viewer, &mut self.rng);
            self.insist(world.is_some(), || format!("{viewer:?} sees what is hidden from who was asked"));
            let Some(world) = world else { return };
            let events = |log: &Log<R>| -> Vec<_> { log.since(0, viewer).collect() };
            let (ours, theirs) = (events(&step.log), events(&world.log));
            self.insist(ours == theirs, || {
                format!("{viewer:?} sees in the events what is hidden:\n{ours:?}\n{theirs:?}")
            });
            let (ours, theirs) = (R::view(&step.end, viewer), R::view(&world.end, viewer));
            self.insist(ours == theirs, || format!("{viewer:?} sees what is hidden:\n{ours:?}\n{theirs:?}"));
        }
    }
}
