//! Terms that are one of a few words.

/// Makes [`Term`](crate::Term)s of enums whose values are words. With a prefix, an argument of a message is the
/// message `prefix-word`; without, the bare word, for messages to choose by. All their values stand in brackets.
///
/// ```ignore
/// word_terms! { Vendetta:
///     Phase as "phase" [Phase::Feed, Phase::Planning],
///     Pick [Pick::Skip, Pick::Steal],
/// }
/// ```
#[macro_export]
macro_rules! word_terms {
    ($Game:ty: $($Kind:ident $(as $prefix:literal)? $samples:expr),+ $(,)?) => {
        $(
            impl $crate::Term<$Game> for $Kind {
                fn add(
                    self,
                    args: elysium_text::Args,
                    name: &'static str,
                    _lang: elysium_text::Lang,
                    _: Option<&<$Game as elysium_kernel::Rules>::State>,
                ) -> elysium_text::Args {
                    let word = $crate::word_of(&self);
                    $(
                        let id = format!("{}-{word}", $prefix);
                        let word = $crate::wording::say::<$Game>(_lang, &id, elysium_text::Args::new());
                    )?
                    args.set(name, word)
                }

                fn notation(self, _: &<$Game as elysium_kernel::Rules>::State) -> String {
                    $crate::word_of(&self)
                }

                fn form() -> $crate::Form {
                    $crate::Form::one_of(stringify!($Kind), $samples.iter().map($crate::word_of))
                }

                fn samples() -> Vec<Self> {
                    $samples.to_vec()
                }
            }
        )+
    };
}
