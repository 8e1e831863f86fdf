//! All messages of one language.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry as Slot;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;

use crate::args::Args;
use crate::entry::{FileLine, Item, Lines, PatternInfo};
use crate::error::TextError;
use crate::lang::Lang;
use crate::text::Text;

/// The one function a message may call.
const NUMBER: &str = "NUMBER";

/// An id that was already taken.
#[derive(Debug)]
pub(crate) struct Duplicate {
    pub id: String,
    pub place: FileLine,
    pub first: FileLine,
}

/// All messages of one language, with an index of what they use.
pub(crate) struct MessageBook {
    pub lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// By `message` or `message.attribute`.
    pub messages: BTreeMap<String, PatternInfo>,
    /// By `-term` or `-term.attribute`.
    pub terms: BTreeMap<String, PatternInfo>,
    pub duplicates: Vec<Duplicate>,
    /// Ids without attributes. The bundle keeps messages and terms under one
    /// name space (which Fluent itself does not), so this does too.
    taken: BTreeMap<String, FileLine>,
}

impl MessageBook {
    pub(crate) fn new(lang: Lang) -> MessageBook {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // The marks are for mixing in right-to-left scripts; here they would
        // only disturb terminals and comparisons.
        bundle.set_use_isolating(false);
        // In a bundle still empty no name is taken.
        let _ = bundle.add_function(NUMBER, number);
        MessageBook {
            lang,
            bundle,
            messages: BTreeMap::new(),
            terms: BTreeMap::new(),
            duplicates: Vec::new(),
            taken: BTreeMap::new(),
        }
    }

    /// Takes in one file.
    pub(crate) fn add(&mut self, file: &str, source: &str) -> Result<(), TextError> {
        let wrong =
            |line, problem| TextError::Source { lang: self.lang, file: file.to_owned(), line, problem };
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
            // There is at least one, or it would not have failed.
            let first = errors.first();
            let at = first.map_or(0, |error| error.pos.start);
            let problem = first.map_or_else(String::new, ToString::to_string);
            wrong(Lines::new(source).at(at), problem)
        })?;
        let (mut found, lines) = (Vec::new(), Lines::new(resource.source()));
        for entry in resource.entries() {
            let item = Item::of(entry, file, &lines);
            for (_, entry) in item.iter().flat_map(|item| &item.patterns) {
                // Fluent would pass over these in silence when selecting.
                if let Some(function) = entry.uses.functions.iter().find(|name| *name != NUMBER) {
                    let problem = format!("there is no function {function}(), only {NUMBER}()");
                    return Err(wrong(entry.place.line, problem));
                }
            }
            found.extend(item);
        }
        for item in found {
            self.index(item);
        }
        // It complains of names already taken; the index has noted them.
        let _ = self.bundle.add_resource(resource);
        Ok(())
    }

    fn index(&mut self, item: Item) {
        match self.taken.entry(item.name) {
            // The bundle keeps the first one, so the index does.
            Slot::Occupied(first) => {
                self.duplicates.push(Duplicate {
                    id: item.id,
                    place: item.place,
                    first: first.get().clone(),
                });
                return;
            }
            Slot::Vacant(free) => free.insert(item.place),
        };
        let index = if item.id.starts_with('-') { &mut self.terms } else { &mut self.messages };
        for (id, entry) in item.patterns {
            match index.entry(id) {
                Slot::Occupied(first) => self.duplicates.push(Duplicate {
                    id: first.key().clone(),
                    place: entry.place,
                    first: first.get().place.clone(),
                }),
                Slot::Vacant(free) => {
                    free.insert(entry);
                }
            }
        }
    }

    pub(crate) fn try_text(&self, id: &str, args: &Args) -> Result<Text, TextError> {
        let (Some(entry), Some(pattern)) = (self.messages.get(id), self.pattern(id)) else {
            return Err(TextError::Missing { lang: self.lang, id: id.to_owned() });
        };
        let mut errors = Vec::new();
        let args = args.to_fluent();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        if errors.is_empty() {
            return Ok(Text::from_marked(text.into_owned()));
        }
        let problems: Vec<String> = errors.iter().map(problem).collect();
        Err(TextError::Broken {
            lang: self.lang,
            id: id.to_owned(),
            file: entry.place.file.clone(),
            line: entry.place.line,
            problem: problems.join("; "),
        })
    }

    fn pattern(&self, id: &str) -> Option<&Pattern<&str>> {
        match id.split_once('.') {
            Some((id, attribute)) => {
                let message = self.bundle.get_message(id)?;
                Some(message.get_attribute(attribute)?.value())
            }
            None => self.bundle.get_message(id)?.value(),
        }
    }
}

fn problem(error: &FluentError) -> String {
    match error {
        FluentError::ResolverError(error) => error.to_string(),
        other => other.to_string(),
    }
}

/// Fluent's `NUMBER()`, except that it shows a text as it is, where the
/// original would show the words `NUMBER()` and report nothing.
fn number<'a>(positional: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    match positional.first() {
        Some(FluentValue::String(text)) => FluentValue::String(text.clone()),
        _ => fluent_bundle::builtins::NUMBER(positional, named),
    }
}
