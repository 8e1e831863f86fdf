//! Writes real inputs for the fuzzer to start from: `cargo run -p elysium-fuzzing --example seeds`.

use std::path::Path;
use std::{fs, io};

use elysium_fuzzing::seeds;

fn main() -> io::Result<()> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    let kinds = [("frames", seeds::frames()), ("record", seeds::records()), ("scenario", seeds::scenarios())];
    for (target, inputs) in kinds {
        let folder = corpus.join(target);
        fs::create_dir_all(&folder)?;
        for (i, input) in inputs.iter().enumerate() {
            fs::write(folder.join(format!("seed-{i:04}")), input)?;
        }
        println!("{target}: {} inputs", inputs.len());
    }
    Ok(())
}
