//! The game in a terminal.

use elysium_text::Lang;

use crate::args::PlayArgs;
use crate::failure::Failure;

pub fn run(_args: PlayArgs, _lang: Lang) -> Result<(), Failure> {
    Err(Failure::Said("not yet".into()))
}
