//! Every word Elysium shows, in four languages.
//!
//! This crate is the only place that knows [Project Fluent]. The program and
//! each game embed their `.ftl` files and build one [`Catalogue`] from them.
//!
//! A hole in a translation is never papered over with English: it shows on
//! the screen as `⟦message-id⟧`, is an error from `try_text`, and is listed by
//! [`Catalogue::holes`], which a test can require to be empty.
//!
//! ```
//! use std::sync::LazyLock;
//! use elysium_text::{Args, Catalogue, Lang};
//!
//! static TEXT: LazyLock<Catalogue> = LazyLock::new(|| {
//!     Catalogue::new(&[
//!         // In real code: ("en/table.ftl", include_str!("../text/en/table.ftl"))
//!         (Lang::En, &[("en/table.ftl", "draws = { $who } draws { $n }.")]),
//!         (Lang::Es, &[("es/table.ftl", "draws = { $who } roba { $n }.")]),
//!         (Lang::Fr, &[("fr/table.ftl", "draws = { $who } pioche { $n }.")]),
//!         (Lang::Pl, &[("pl/table.ftl", "draws = { $who } dobiera { $n }.")]),
//!     ])
//!     .expect("the embedded texts are well formed")
//! });
//!
//! let args = Args::new().set("who", "Ana").set("n", 2);
//! assert_eq!(TEXT.format(Lang::Pl, "draws", &args), "Ana dobiera 2.");
//! assert_eq!(TEXT.format(Lang::Test, "draws", &args), "⟦draws who=Ana n=2⟧");
//! assert_eq!(TEXT.format(Lang::Pl, "discards", &args), "⟦discards⟧");
//! ```
//!
//! [Project Fluent]: https://projectfluent.org

mod args;
mod book;
mod brackets;
mod catalogue;
mod entry;
mod error;
mod holes;
mod lang;
mod text;
mod uses;

pub use args::{Args, Value};
pub use brackets::escaped;
pub use catalogue::Catalogue;
pub use error::{TextError, UnknownLang};
pub use lang::Lang;
pub use text::{Link, Text};
