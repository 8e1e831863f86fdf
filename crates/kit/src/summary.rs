//! Something that was settled, told in one line.

use std::ops::Range;

use elysium_kernel::{Game, Viewer};
use elysium_text::{Args, Lang, Text};
use elysium_wire::{Part, SceneEvent};

use crate::Title;
use crate::wording::{parts, say};

/// What was settled, and by which events of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    pub events: Range<usize>,
    pub parts: Vec<Part>,
}

/// The first event of a scene, and what came of it.
pub(crate) fn told<G: Title>(lang: Lang, state: &G::State, scene: &[G::Event]) -> Option<Text> {
    let what = G::event(lang, state, *scene.first()?)?;
    let tells = scene.iter().filter(|event| G::part_in_scene(event) == Some(SceneEvent::Tells));
    let results: Vec<Text> = tells.filter_map(|event| G::event(lang, state, *event)).collect();
    if results.is_empty() {
        return None;
    }
    let args = Args::new().set("what", what).set("results", Text::joined(results, "; "));
    Some(say::<G>(lang, "summary", args))
}

/// The scenes among events, by their places; one that is not over is not among them.
fn scenes<G: Title>(state: &G::State, events: &[G::Event]) -> Vec<Range<usize>> {
    let (mut found, mut open) = (Vec::new(), None);
    for (i, event) in events.iter().enumerate() {
        match (G::part_in_scene(event), open) {
            (Some(SceneEvent::Opens), first) => {
                found.extend(first.map(|first| first..i));
                open = Some(i);
            }
            (Some(SceneEvent::Ends), Some(first)) => {
                found.push(first..i + 1);
                open = None;
            }
            (Some(SceneEvent::IsOver), Some(first)) => {
                found.push(first..i);
                open = None;
            }
            _ => {}
        }
    }
    if let Some(first) = open.filter(|_| !G::is_settling(state)) {
        let last = events.iter().rposition(|event| G::part_in_scene(event) == Some(SceneEvent::Tells));
        found.extend(last.filter(|last| *last > first).map(|last| first..last + 1));
    }
    found
}

/// Everything that was settled so far, as far as a viewer may know it.
pub(crate) fn summaries<G: Title>(game: &Game<G>, viewer: Viewer, lang: Lang) -> Vec<Summary> {
    let (numbers, events): (Vec<usize>, Vec<G::Event>) =
        game.log().since(0, viewer).map(|(number, _, event)| (number, event)).unzip();
    let one = |scene: Range<usize>| {
        let text = G::sum_up(lang, game.now(), &events[scene.clone()])?;
        Some(Summary { events: numbers[scene.start]..numbers[scene.end - 1] + 1, parts: parts(&text) })
    };
    scenes::<G>(game.now(), &events).into_iter().filter_map(one).collect()
}
