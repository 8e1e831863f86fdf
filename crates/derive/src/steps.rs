//! The code that follows from the declaration of a game's steps.

use heck::ToKebabCase;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Fields, Result};

use crate::attributes::{about, within};

pub fn steps(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new(input.ident.span(), "steps are an enum"));
    };
    let (mut infos, mut places, mut found) = (Vec::new(), Vec::new(), Vec::new());
    for (place, variant) in data.variants.iter().enumerate() {
        let (ident, name) = (&variant.ident, variant.ident.to_string().to_kebab_case());
        let (about, within) = (about(&variant.attrs), within(&variant.attrs)?);
        if about.is_empty() {
            let reason = "say in a doc comment what comes next where a game stands at this step";
            return Err(Error::new(ident.span(), reason));
        }
        places.push(quote!(Self::#ident { .. } => #place));
        if let Some(within) = within {
            infos.push(quote!(::elysium_kit::StepInfo { word: #name, about: #about, within: Some(#within) }));
            continue;
        }
        infos.push(quote!(::elysium_kit::StepInfo { word: #name, about: #about, within: None }));
        let start = match &variant.fields {
            Fields::Unit => quote!(Self::#ident),
            Fields::Unnamed(fields) => {
                let starts = fields.unnamed.iter().map(|_| quote!(Default::default()));
                quote!(Self::#ident(#(#starts),*))
            }
            Fields::Named(fields) => {
                let names = fields.named.iter().map(|field| &field.ident);
                quote!(Self::#ident { #(#names: Default::default()),* })
            }
        };
        found.push(quote!(#name => Some(#start)));
    }
    let name = &input.ident;
    Ok(quote! {
        impl ::elysium_kit::Steps for #name {
            const STEPS: &'static [::elysium_kit::StepInfo] = &[#(#infos),*];

            fn place(self) -> usize {
                match self { #(#places),* }
            }

            fn find(word: &str) -> Option<Self> {
                match word { #(#found,)* _ => None }
            }
        }
    })
}
