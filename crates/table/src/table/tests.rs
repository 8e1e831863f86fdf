//! Tables without a server around them: random schedules against a small model, and what nobody may
//! see.

mod long;
mod model;
mod redealt;
mod schedules;
mod versions;
mod world;
