//! Tables without a house around them: random schedules against a small model, and what nobody may
//! see.

mod model;
mod redealt;
mod schedules;
mod world;
