//! Sterile vampires (chapter 17).

use super::{Check, unless};
use crate::cards::{CardKind, Effect, Key, Mode, Pick, Sel, Test, Zone, book};
use crate::state::{MinionId, State};
use crate::vocabulary::Why;

/// They take no action that puts another vampire into play.
pub fn may_act_with(state: &State, minion: MinionId, mode: &Mode) -> Check {
    let card = state.card(state[minion].slot);
    if !puts_vampire(mode) {
        return Ok(());
    }
    let sterile =
        matches!(card.kind(), CardKind::Crypt(_)) && book().crypt(card).keys.contains(&Key::Sterile);
    unless(!sterile, 17, 15, Why::CannotAct { minion: card })
}

fn puts_vampire(mode: &Mode) -> bool {
    let uncontrolled =
        |pick: &Pick| matches!(pick, Pick::One(filter) if filter.contains(&Test::Uncontrolled));
    mode.pick.iter().any(uncontrolled)
        && mode.does.iter().any(|effect| matches!(effect, Effect::Send(Sel::Target, Zone::Ready)))
}
