//! The prisci block: three votes that go with the majority of ballots (§10.33 to §10.39).

use elysium_kernel::cite;

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
    // Ballots alone decide it.
    cite(10, 35);
    let [yes, no] = referendum.ballots;
    (yes != no).then_some(yes > no)
}

/// The votes of the block, for and against.
pub fn votes(referendum: &Referendum) -> [u8; 2] {
    let Some(yes) = swings(referendum) else {
        cite(10, 37);
        return [0, 0];
    };
    cite(10, 33);
    cite(10, 36);
    if yes { [VOTES, 0] } else { [0, VOTES] }
}
