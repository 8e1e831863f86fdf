//! One TypeScript file: types and all that they need.

use std::any::TypeId;
use std::collections::BTreeMap;

use elysium_kernel::Rules;
use ts_rs::{Config, TS, TypeVisitor};

use crate::Title;

/// Says where the file comes from.
pub const HEAD: &str =
    "// Generated from the Rust types by crates/types. Renew with: UPDATE=1 cargo test -p elysium-types\n";

/// From here on a union stands on several lines.
const LONG: usize = 110;

/// Declarations by name, so that their order does not depend on how they were found.
#[derive(Default)]
pub struct Module {
    types: BTreeMap<String, (TypeId, String)>,
}

impl Module {
    /// With this type and everything it refers to.
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Module {
        self.visit::<T>();
        self
    }

    pub fn text(&self) -> String {
        let declarations = self.types.values().map(|(_, text)| format!("\n{text}\n"));
        HEAD.to_string() + &declarations.collect::<String>()
    }
}

/// What a view, a question, an event and a place of a game are made of.
pub fn of_game<G>() -> Module
where
    G: Title<TablePlace: TS> + Rules<View: TS, Ask: TS, Choice: TS, Event: TS, Why: TS>,
{
    Module::default()
        .with::<G::View>()
        .with::<G::Ask>()
        .with::<G::Choice>()
        .with::<G::Event>()
        .with::<G::Why>()
        .with::<G::TablePlace>()
}

impl TypeVisitor for Module {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types of our own have a place to be written to; `Vec` and the like have none.
        if T::output_path().is_none() {
            return;
        }
        // JSON has no big integers.
        let config = Config::new().with_large_int("number");
        let name = T::ident(&config);
        if let Some((known, _)) = self.types.get(&name) {
            assert_eq!(*known, TypeId::of::<T>(), "two types of one module are called {name}");
            return;
        }
        let docs = short_docs(&T::docs().unwrap_or_default());
        let text = format!("{docs}export {}", lay_out(&T::decl(&config)));
        self.types.insert(name, (TypeId::of::<T>(), text));
        T::visit_dependencies(self);
    }
}

/// Comments of one line on one line.
fn short_docs(text: &str) -> String {
    let pieces = text.split("/**\n * ").enumerate().map(|(i, piece)| match piece.split_once("\n */") {
        _ if i == 0 => piece.to_string(),
        Some((comment, rest)) if !comment.contains('\n') => format!("/** {comment} */{rest}"),
        _ => format!("/**\n * {piece}"),
    });
    pieces.collect()
}

/// A declaration with each documented field on a line of its own, and each alternative if there are many.
fn lay_out(declaration: &str) -> String {
    let text = short_docs(declaration);
    let long = text.len() > LONG;
    let mut depth = 0;
    let mut lines = Vec::new();
    for line in text.lines().map(str::trim_end) {
        let is_comment = line.starts_with("/**") || line.starts_with(" *");
        let mut laid = String::new();
        for c in line.chars() {
            match c {
                _ if is_comment => {}
                '{' | '[' | '(' | '<' => depth += 1,
                '}' | ']' | ')' | '>' => depth -= 1,
                '|' if long && depth == 0 => laid.push_str("\n  "),
                _ => {}
            }
            laid.push(c);
        }
        let indent = if lines.is_empty() { "" } else { "    " };
        lines.push(format!("{indent}{laid}").replace(" \n", "\n"));
    }
    let text = lines.join("\n");
    // The first alternative stands like the others.
    let is_union = text.contains("\n  | ");
    if is_union { text.replacen(" = ", " =\n  | ", 1) } else { text }
}
