//! The code that follows from a declaration.

use heck::ToKebabCase;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Data, DeriveInput, Error, Field, Fields, Result, Type, Variant};

use crate::attributes::{EnumWords, FieldWords, VariantWords, about};

pub fn vocabulary(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new(input.ident.span(), "a vocabulary is an enum"));
    };
    let (name, words) = (&input.ident, EnumWords::read(&input.attrs, &input.ident)?);
    let game = &words.game;
    let variants =
        data.variants.iter().enumerate().map(|(number, variant)| VariantCode::new(&words, number, variant));
    let variants: Vec<VariantCode> = variants.collect::<Result<_>>()?;
    let (infos, numbers) = (variants.iter().map(VariantCode::info), variants.iter().map(VariantCode::number));
    let (visits, samples) =
        (variants.iter().map(VariantCode::visit), variants.iter().map(VariantCode::samples));
    let (notations, lies) =
        (variants.iter().filter_map(VariantCode::notation), variants.iter().filter_map(VariantCode::lies));
    Ok(quote! {
        impl ::elysium_kit::Vocabulary<#game> for #name {
            const WORDS: &'static [::elysium_kit::WordInfo] = &[#(#infos),*];

            fn number(&self) -> usize {
                match self { #(#numbers),* }
            }

            fn visit<V: ::elysium_kit::Visitor<#game>>(self, visitor: &mut V) {
                let _ = &visitor;
                match self { #(#visits),* }
            }

            fn samples() -> Vec<Self> {
                let mut samples = Vec::new();
                #(#samples)*
                samples
            }

            fn own_notation(self, state: &<#game as ::elysium_kit::Rules>::State) -> Option<String> {
                let _ = state;
                match self { #(#notations,)* #[allow(unreachable_patterns, reason = "every variant may have a notation of its own")] _ => None }
            }

            fn own_targets(
                self,
                state: &<#game as ::elysium_kit::Rules>::State,
                who: ::elysium_kit::Seat,
            ) -> Option<Vec<::elysium_kit::Target>> {
                let _ = (state, who);
                match self { #(#lies,)* #[allow(unreachable_patterns, reason = "every variant may say where it lies")] _ => None }
            }
        }
    })
}

/// One variant.
struct VariantCode<'a> {
    words: VariantWords,
    game: &'a syn::Path,
    number: usize,
    variant: &'a Variant,
    fields: Vec<(&'a Field, FieldWords, String)>,
}

impl<'a> VariantCode<'a> {
    fn new(words: &'a EnumWords, number: usize, variant: &'a Variant) -> Result<VariantCode<'a>> {
        let own = VariantWords::read(&variant.attrs)?;
        let placed = !variant.fields.is_empty() || own.nowhere || own.lies_by.is_some();
        if words.choices && !placed {
            let reason =
                "say where this choice lies: a field, #[word(lies_by = function)] or #[word(nowhere)]";
            return Err(Error::new(variant.ident.span(), reason));
        }
        let fields = variant.fields.iter().map(|field| {
            let own = FieldWords::read(&field.attrs)?;
            let name = own.name.clone().or_else(|| field.ident.as_ref().map(ToString::to_string));
            let name = name.or_else(|| by_type(words, &field.ty));
            let reason =
                "say what this is called in messages: #[word(name = \"..\")], or names(..) on the enum";
            let name = name.ok_or_else(|| Error::new_spanned(&field.ty, reason))?;
            Ok((field, own, name))
        });
        let fields: Vec<_> = fields.collect::<Result<_>>()?;
        for (i, (field, _, name)) in fields.iter().enumerate() {
            if fields[..i].iter().any(|(_, _, other)| other == name) {
                return Err(Error::new_spanned(field, format!("two fields are called `{name}` in messages")));
            }
        }
        Ok(VariantCode { words: own, game: &words.game, number, variant, fields })
    }

    fn info(&self) -> TokenStream {
        let (word, about) = (self.variant.ident.to_string().to_kebab_case(), about(&self.variant.attrs));
        let notation = self.words.notation.as_ref().unwrap_or(&word);
        let behind = match &self.words.behind {
            Some(behind) => quote!(Some(#behind)),
            None => quote!(None),
        };
        let VariantWords { nowhere, by_rule, silent, .. } = self.words;
        let fields = self.fields.iter().map(|(field, words, name)| {
            let (kind, game, hidden, cause) = (&field.ty, self.game, words.hidden, words.cause);
            let form = quote!(<#kind as ::elysium_kit::Term<#game>>::form);
            let absent = match (&words.absent, words.absent_silent) {
                (_, true) => quote!(::elysium_kit::Absent::Silent),
                (Some(ending), _) => quote!(::elysium_kit::Absent::Ending(#ending)),
                (None, false) => quote!(::elysium_kit::Absent::Same),
            };
            quote!(::elysium_kit::Field { name: #name, form: #form, hidden: #hidden, cause: #cause, absent: #absent })
        });
        quote! {
            ::elysium_kit::WordInfo {
                word: #word,
                notation: #notation,
                behind: #behind,
                about: #about,
                nowhere: #nowhere,
                by_rule: #by_rule,
                silent: #silent,
                fields: &[#(#fields),*],
            }
        }
    }

    /// The pattern that binds the fields as `f0`, `f1` ...
    fn pattern(&self) -> TokenStream {
        let name = &self.variant.ident;
        let bound = (0..self.fields.len()).map(|i| format_ident!("f{i}"));
        match &self.variant.fields {
            Fields::Unit => quote!(Self::#name),
            Fields::Unnamed(_) => quote!(Self::#name(#(#bound),*)),
            Fields::Named(_) => {
                let names = self.fields.iter().map(|(field, ..)| &field.ident);
                quote!(Self::#name { #(#names: #bound),* })
            }
        }
    }

    fn number(&self) -> TokenStream {
        let (name, number) = (&self.variant.ident, self.number);
        quote!(Self::#name { .. } => #number)
    }

    fn visit(&self) -> TokenStream {
        let (pattern, number) = (self.pattern(), self.number);
        let calls = (0..self.fields.len()).map(|i| {
            let bound = format_ident!("f{i}");
            quote!(visitor.field(&Self::WORDS[#number].fields[#i], #bound);)
        });
        quote!(#pattern => { #(#calls)* })
    }

    /// As many samples as the field with the most of them has; neighbours of one type differ.
    fn samples(&self) -> TokenStream {
        let (pattern, game) = (self.pattern(), self.game);
        if self.fields.is_empty() {
            return quote!(samples.push(#pattern););
        }
        let names: Vec<_> = (0..self.fields.len()).map(|i| format_ident!("f{i}")).collect();
        let types: Vec<_> = self.fields.iter().map(|(field, ..)| &field.ty).collect();
        let places = 0..self.fields.len();
        quote! {
            {
                #(let #names: Vec<#types> = <#types as ::elysium_kit::Term<#game>>::samples();)*
                let most = [#(#names.len()),*].into_iter().max().unwrap_or(0);
                for i in 0..most {
                    #(let #names = #names[(i + #places) % #names.len()];)*
                    samples.push(#pattern);
                }
            }
        }
    }

    fn notation(&self) -> Option<TokenStream> {
        let (by, name) = (self.words.notation_by.as_ref()?, &self.variant.ident);
        Some(quote!(Self::#name { .. } => Some(#by(state, self))))
    }

    fn lies(&self) -> Option<TokenStream> {
        let (by, name) = (self.words.lies_by.as_ref()?, &self.variant.ident);
        Some(quote!(Self::#name { .. } => Some(#by(state, who, self))))
    }
}

/// The last name of a type: `CardId`, also of an `Option<CardId>`.
fn plain_type(kind: &Type) -> String {
    let Type::Path(path) = kind else { return String::new() };
    let Some(last) = path.path.segments.last() else { return String::new() };
    match &last.arguments {
        syn::PathArguments::AngleBracketed(inner) => match inner.args.first() {
            Some(syn::GenericArgument::Type(kind)) => plain_type(kind),
            _ => last.ident.to_string(),
        },
        _ => last.ident.to_string(),
    }
}

/// The name that the enum gives to fields of this type.
fn by_type(words: &EnumWords, kind: &Type) -> Option<String> {
    let name = plain_type(kind);
    words.names.iter().find(|(known, _)| *known == name).map(|(_, name)| name.clone())
}
