//! The prisci block: three votes that go with the majority of ballots (§10.33 to §10.39).

use crate::cards::Class;
use crate::rules::titles;
use crate::state::{MinionId, Referendum, State};

/// What the block has in the main referendum.
const VOTES: u8 = 3;

/// Has this vampire a ballot? Only while it is ready (§10.34).
pub fn has_ballot(state: &State, minion: MinionId) -> bool {
    let class = titles::title(state, minion).and_then(|title| title.class);
    state.is_ready(minion) && class == Some(Class::Priscus)
}

/// The side of the block by the ballots cast so far; none if they are tied (§10.36, §10.37).
pub fn swings(referendum: &Referendum) -> Option<bool> {
    let [yes, no] = referendum.ballots;
    (yes != no).then_some(yes > no)
}

/// The votes of the block, for and against.
pub fn votes(referendum: &Referendum) -> [u8; 2] {
    match swings(referendum) {
        Some(true) => [VOTES, 0],
        Some(false) => [0, VOTES],
        None => [0, 0],
    }
}
