#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| elysium_fuzzing::scenario(data));
