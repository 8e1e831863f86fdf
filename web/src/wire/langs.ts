// Generated from the Rust types by crates/types. Renew with: UPDATE=1 cargo test -p elysium-types

/** English first. */
export const LANGS = ['en', 'es', 'fr', 'pl'] as const;

export type Lang = (typeof LANGS)[number];
