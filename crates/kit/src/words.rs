//! Enums whose values have a word of their own.

/// An enum whose values have a word in notation, messages, records and data files: `Clan { Brujah = "brujah" }`.
/// Data files may also write the name of the variant.
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$variant_meta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum $name {
            $(
                $(#[$variant_meta])*
                #[serde(rename(serialize = $word), alias = $word)]
                #[cfg_attr(feature = "ts", ts(rename = $word))]
                $variant
            ),+
        }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            pub const COUNT: usize = Self::ALL.len();

            /// The word in notation and messages.
            pub const fn slug(self) -> &'static str {
                match self {
                    $($name::$variant => $word),+
                }
            }

            /// By its word, in any case.
            pub fn find(text: &str) -> Option<$name> {
                Self::ALL.iter().copied().find(|one| one.slug().eq_ignore_ascii_case(text))
            }
        }

        impl $crate::sets::Member for $name {
            #[inline]
            fn number(self) -> u16 {
                self as u16
            }

            #[inline]
            fn numbered(number: u16) -> $name {
                Self::ALL[number as usize]
            }
        }

        const _: () = assert!($name::COUNT <= 64, "too many for a set");
    };
}
