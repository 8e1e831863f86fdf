//! What types cannot say of cards: names that nothing binds, a Methuselah where a card is meant, clauses that could
//! never speak, facts that are not there. A card that could not run as it reads is refused with file and reason.

mod clauses;
mod effects;
mod facts;
mod scope;
mod words;

use elysium_kit::cards::CardError;

use super::{Crypt, Effect, Library, Sel, Text, Zone};
use scope::{Scope, Sort};

/// What is wrong, without the card: the one who asks knows it.
type Checked = Result<(), String>;

pub(super) fn library(file: &'static str, card: &Library) -> Result<(), CardError> {
    let wrong = |field| move |reason: String| CardError::new(file, Some(&card.slug), field, reason);
    facts::library(card).map_err(wrong(None))?;
    let base = Scope { known: remembered(card), ..Scope::default() };
    for mode in &card.modes {
        clauses::mode(base, card, mode)
            .map_err(|reason| wrong(Some("play"))(format!("clause {}: {reason}", mode.clause + 1)))?;
    }
    let bearer = Scope { me: clauses::is_borne(card), ..base };
    texts(bearer, card, &card.text).map_err(wrong(Some("text")))
}

pub(super) fn crypt(file: &'static str, card: &Crypt) -> Result<(), CardError> {
    let wrong = |field| move |reason: String| CardError::new(file, Some(&card.slug), field, reason);
    facts::crypt(card).map_err(wrong(None))?;
    let own = Scope { me: true, known: remembered_in(&card.text), ..Scope::default() };
    texts_of(own, &card.text).map_err(wrong(Some("text")))?;
    texts_of(own, &card.merged).map_err(wrong(Some("merged")))
}

fn texts(scope: Scope, card: &Library, all: &[Text]) -> Checked {
    for (place, text) in all.iter().enumerate() {
        clauses::levels(card, text).map_err(|reason| format!("clause {}: {reason}", place + 1))?;
    }
    texts_of(scope, all)
}

fn texts_of(scope: Scope, all: &[Text]) -> Checked {
    for (place, text) in all.iter().enumerate() {
        clauses::text(scope, text).map_err(|reason| format!("clause {}: {reason}", place + 1))?;
    }
    Ok(())
}

/// What the card remembers: a Methuselah or a card, by number.
fn remembered(card: &Library) -> [Option<Sort>; 2] {
    let played = card.modes.iter().fold([None; 2], |known, mode| {
        let (target, second) = scope::picked(&mode.pick);
        both(known, remembered_by(Scope { me: true, target, second, ..Scope::default() }, &mode.does))
    });
    both(played, remembered_in(&card.text))
}

fn remembered_in(texts: &[Text]) -> [Option<Sort>; 2] {
    texts.iter().fold([None; 2], |known, text| {
        let (target, second) = scope::picked(&text.pick);
        both(known, remembered_by(Scope { me: true, target, second, ..Scope::default() }, &text.does))
    })
}

fn remembered_by(scope: Scope, effects: &[Effect]) -> [Option<Sort>; 2] {
    let mut known = [None; 2];
    for effect in effects {
        effect.visit(&mut |effect| {
            if let Effect::Know(place, who) = effect
                && let Some(entry) = known.get_mut(usize::from(*place))
            {
                *entry = Some(scope.sort(who));
            }
        });
    }
    known
}

fn both(one: [Option<Sort>; 2], other: [Option<Sort>; 2]) -> [Option<Sort>; 2] {
    [one[0].or(other[0]), one[1].or(other[1])]
}

/// Is the card put on somebody by one of these, or made a minion?
fn puts_on(effects: &[Effect]) -> bool {
    let mut found = false;
    for effect in effects {
        effect.visit(&mut |effect| {
            found |= matches!(effect, Effect::Put(Zone::On(_)) | Effect::Become(Sel::This, _));
        });
    }
    found
}
