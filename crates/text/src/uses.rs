//! What a message makes use of, read off its syntax tree.

use std::collections::BTreeSet;

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

/// A term put into a pattern, `{ -card(case: "genitive") }`.
#[derive(Debug)]
pub(crate) struct TermCall {
    /// `-term` or `-term.attribute`.
    pub key: String,
    /// The names of the values handed to it.
    pub given: BTreeSet<String>,
}

/// Everything one pattern refers to, in whatever branch.
#[derive(Debug, Default)]
pub(crate) struct Uses {
    /// Every `$variable`.
    pub variables: BTreeSet<String>,
    /// The variables that are shown, not merely selected on.
    pub shown: BTreeSet<String>,
    /// Other messages, as `message` or `message.attribute`.
    pub messages: BTreeSet<String>,
    /// Terms, call by call.
    pub terms: Vec<TermCall>,
    /// Functions, by name.
    pub functions: BTreeSet<String>,
    /// What is written out in words, piece by piece; names of variants too, as they stand for a value's words.
    pub literals: Vec<String>,
}

impl Uses {
    pub(crate) fn of(pattern: &Pattern<&str>) -> Uses {
        let mut uses = Uses::default();
        uses.pattern(pattern);
        uses
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.literals.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, true),
            Expression::Select { selector, variants } => {
                self.inline(selector, false);
                for variant in variants {
                    if let VariantKey::Identifier { name } = &variant.key {
                        self.literals.push((*name).to_owned());
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, shown: bool) {
        match inline {
            InlineExpression::StringLiteral { value } => self.literals.push((*value).to_owned()),
            InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                if shown {
                    self.shown.insert(id.name.to_owned());
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.messages.insert(key(id.name, attribute));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                let named = arguments.iter().flat_map(|given| &given.named);
                self.terms.push(TermCall {
                    key: format!("-{}", key(id.name, attribute)),
                    given: named.map(|given| given.name.name.to_owned()).collect(),
                });
                if let Some(arguments) = arguments {
                    self.arguments(arguments, shown);
                }
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                self.arguments(arguments, shown);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>, shown: bool) {
        // The named ones can only be literals.
        for positional in &arguments.positional {
            self.inline(positional, shown);
        }
    }
}

/// The key of a message or of one of its attributes.
pub(crate) fn key(id: &str, attribute: Option<&str>) -> String {
    match attribute {
        Some(attribute) => format!("{id}.{attribute}"),
        None => id.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_syntax::ast::Entry;
    use fluent_syntax::parser::parse;

    fn uses(source: &str) -> Uses {
        let resource = parse(source).expect("the test's own source is well formed");
        match &resource.body[0] {
            Entry::Message(message) => Uses::of(message.value.as_ref().expect("it has a value")),
            other => panic!("not a message: {other:?}"),
        }
    }

    #[test]
    fn variables_are_found_wherever_they_hide() {
        let uses = uses(
            "m = { $top } { $selector ->\n  [one] { $branch }\n *[other] { NUMBER($call) } { { $nested } }\n }",
        );
        let all = ["branch", "call", "nested", "selector", "top"];
        assert!(uses.variables.iter().eq(all));
        assert!(uses.shown.iter().eq(["branch", "call", "nested", "top"]));
        assert!(uses.functions.iter().eq(["NUMBER"]));
    }

    #[test]
    fn references_are_found_with_what_is_handed_to_them() {
        let uses = uses("m = { other } { other.title } { -card($odd, case: \"gen\", n: 2) }");
        assert!(uses.messages.iter().eq(["other", "other.title"]));
        assert_eq!(uses.terms.len(), 1);
        assert_eq!(uses.terms[0].key, "-card");
        assert!(uses.terms[0].given.iter().eq(["case", "n"]));
        assert!(uses.variables.iter().eq(["odd"]));
    }

    #[test]
    fn a_selector_may_be_a_terms_attribute() {
        let uses = uses("m = { -card.gender ->\n  [m] ten\n *[f] ta\n }");
        assert_eq!(uses.terms[0].key, "-card.gender");
    }
}
