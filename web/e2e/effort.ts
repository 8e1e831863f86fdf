// How much the browser tests try.

/** `cargo xtask test --thorough` wants everything. */
export const thorough = process.env.ELYSIUM_EFFORT === 'thorough';
