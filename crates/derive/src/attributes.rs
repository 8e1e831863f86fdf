//! What the attributes say.

use syn::meta::ParseNestedMeta;
use syn::{Attribute, Expr, ExprLit, Lit, LitStr, Meta, Path, Result};

/// `#[vocabulary(..)]` on the enum.
pub struct EnumWords {
    pub game: Path,
    /// What fields without a name are called, by type.
    pub names: Vec<(String, String)>,
    pub choices: bool,
}

/// `#[word(..)]` on a variant.
#[derive(Default)]
pub struct VariantWords {
    pub notation: Option<String>,
    pub notation_by: Option<Path>,
    pub behind: Option<String>,
    pub nowhere: bool,
    pub lies_by: Option<Path>,
    pub by_rule: bool,
    pub silent: bool,
}

/// `#[word(..)]` on a field.
#[derive(Default)]
pub struct FieldWords {
    pub name: Option<String>,
    pub hidden: bool,
    pub cause: bool,
    pub absent: Option<String>,
    pub absent_silent: bool,
}

fn text(meta: &ParseNestedMeta) -> Result<String> {
    Ok(meta.value()?.parse::<LitStr>()?.value())
}

fn each(
    attributes: &[Attribute],
    name: &str,
    mut take: impl FnMut(ParseNestedMeta) -> Result<()>,
) -> Result<bool> {
    let mut found = false;
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident(name)) {
        found = true;
        attribute.parse_nested_meta(&mut take)?;
    }
    Ok(found)
}

impl EnumWords {
    pub fn read(attributes: &[Attribute], span: &syn::Ident) -> Result<EnumWords> {
        let (mut game, mut names, mut choices) = (None, Vec::new(), false);
        each(attributes, "vocabulary", |meta| {
            if meta.path.is_ident("game") {
                game = Some(meta.value()?.parse::<Path>()?);
                Ok(())
            } else if meta.path.is_ident("names") {
                meta.parse_nested_meta(|entry| {
                    let kind = entry.path.require_ident()?.to_string();
                    names.push((kind, text(&entry)?));
                    Ok(())
                })
            } else if meta.path.is_ident("choices") {
                choices = true;
                Ok(())
            } else {
                Err(meta.error("expected `game`, `names` or `choices`"))
            }
        })?;
        let missing =
            || syn::Error::new(span.span(), "say whose words these are: #[vocabulary(game = path)]");
        Ok(EnumWords { game: game.ok_or_else(missing)?, names, choices })
    }
}

impl VariantWords {
    pub fn read(attributes: &[Attribute]) -> Result<VariantWords> {
        let mut words = VariantWords::default();
        each(attributes, "word", |meta| {
            let is = |name: &str| meta.path.is_ident(name);
            if is("notation") {
                words.notation = Some(text(&meta)?);
            } else if is("notation_by") {
                words.notation_by = Some(meta.value()?.parse()?);
            } else if is("behind") {
                words.behind = Some(text(&meta)?);
            } else if is("lies_by") {
                words.lies_by = Some(meta.value()?.parse()?);
            } else if is("nowhere") {
                words.nowhere = true;
            } else if is("by_rule") {
                words.by_rule = true;
            } else if is("silent") {
                words.silent = true;
            } else {
                let known =
                    "`notation`, `notation_by`, `behind`, `nowhere`, `lies_by`, `by_rule` or `silent`";
                return Err(meta.error(format!("expected {known}")));
            }
            Ok(())
        })?;
        Ok(words)
    }
}

impl FieldWords {
    pub fn read(attributes: &[Attribute]) -> Result<FieldWords> {
        let mut words = FieldWords::default();
        each(attributes, "word", |meta| {
            let is = |name: &str| meta.path.is_ident(name);
            if is("name") {
                words.name = Some(text(&meta)?);
            } else if is("absent") {
                words.absent = Some(text(&meta)?);
            } else if is("hidden") {
                words.hidden = true;
            } else if is("cause") {
                words.cause = true;
            } else if is("absent_silent") {
                words.absent_silent = true;
            } else {
                return Err(meta.error("expected `name`, `hidden`, `cause`, `absent` or `absent_silent`"));
            }
            Ok(())
        })?;
        Ok(words)
    }
}

/// `#[step(within = "..")]` on a variant: what is under way there.
pub fn within(attributes: &[Attribute]) -> Result<Option<String>> {
    let mut within = None;
    each(attributes, "step", |meta| {
        if !meta.path.is_ident("within") {
            return Err(meta.error("expected `within`"));
        }
        within = Some(text(&meta)?);
        Ok(())
    })?;
    Ok(within)
}

/// The doc comment, in one line.
pub fn about(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(doc) if doc.path.is_ident("doc") => match &doc.value {
            Expr::Lit(ExprLit { lit: Lit::Str(line), .. }) => Some(line.value().trim().to_owned()),
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join(" ").trim().to_owned()
}
