//! The steps of a game: where a position can stand, and where a scenario can stop.

/// One step, as its game declares it.
#[derive(Clone, Copy, Debug)]
pub struct StepInfo {
    /// Its name in scenarios: `turn-start`.
    pub word: &'static str,
    /// What comes next in a game that stands here.
    pub about: &'static str,
    /// What is under way here, if something is: no position can be given in the middle of it.
    pub within: Option<&'static str>,
}

/// The enum of a game's steps. Derived with `elysium_kit::Steps`, never written by hand.
pub trait Steps: Copy + 'static {
    /// One for each variant, in their order.
    const STEPS: &'static [StepInfo];

    /// The place of this variant in `STEPS`.
    fn place(self) -> usize;

    fn word(self) -> &'static str {
        Self::STEPS[self.place()].word
    }

    /// The step of this name, at its beginning, if a position can stand there.
    fn find(word: &str) -> Option<Self>;

    /// The names of the steps at which a position can stand.
    fn can_be_given() -> Vec<&'static str> {
        Self::STEPS.iter().filter(|step| step.within.is_none()).map(|step| step.word).collect()
    }
}

/// The steps of a game as tables of a page.
pub(super) fn page(steps: &[StepInfo]) -> String {
    let (within, free): (Vec<&StepInfo>, Vec<&StepInfo>) =
        steps.iter().partition(|step| step.within.is_some());
    let mut page = String::new();
    if !free.is_empty() {
        page += "\nSteps, in their order. A position stands at the beginning of its step:\n\n\
                 | step | what comes next |\n|---|---|\n";
        page.extend(free.iter().map(|step| format!("| `{}` | {} |\n", step.word, step.about)));
    }
    if !within.is_empty() {
        page += "\nNo position can be given at these, but `stop at:` knows them:\n\n\
                 | step | in the middle of | what comes next |\n|---|---|---|\n";
        page.extend(within.iter().map(|step| {
            format!("| `{}` | {} | {} |\n", step.word, step.within.unwrap_or_default(), step.about)
        }));
    }
    page
}
