//! What is wrong with a record, in words.

use elysium_kernel::record::Fault;
use elysium_text::{Args, Lang};

use crate::text::{say, word};

pub fn text(lang: Lang, fault: &Fault) -> String {
    let with = |id: &str, args: Args| say(lang, id, &args);
    let versions = |found: u32, known: u32| Args::new().set("found", found).set("known", known);
    match fault {
        Fault::Empty => word(lang, "record-empty"),
        Fault::NotARecord { detail } => with("record-none", Args::new().set("detail", detail)),
        Fault::Format { found, known } => with("record-format", versions(*found, *known)),
        Fault::OtherGame { found, expected } => {
            with("record-game", Args::new().set("found", found).set("expected", *expected))
        }
        Fault::OtherRules { found, known } => with("record-rules", versions(*found, *known)),
        Fault::Setup { rule } => with("record-setup", Args::new().set("rule", rule.to_string())),
        Fault::Form { detail } => with("record-form", Args::new().set("detail", detail)),
        Fault::Number { found, due } => {
            with("record-number", Args::new().set("found", *found).set("due", *due))
        }
        Fault::Answer { seat, word, rule } => {
            let args = Args::new().set("seat", seat.to_string()).set("word", word);
            match rule {
                Some(rule) => with("record-refused", args.set("rule", rule.to_string())),
                None => with("record-answer", args),
            }
        }
        Fault::EndWord { word } => with("record-end-word", Args::new().set("word", word)),
        Fault::EndOutcome { word } => with("record-end-outcome", Args::new().set("word", word)),
        Fault::Count { announced, there } => {
            with("record-count", Args::new().set("announced", *announced).set("there", *there))
        }
        Fault::Unfair => word(lang, "record-unfair"),
        Fault::Outcome => word(lang, "record-outcome"),
        Fault::Digest { written, replayed } => {
            with("record-digest", Args::new().set("written", written).set("replayed", replayed))
        }
        Fault::AfterEnd => word(lang, "record-after-end"),
        Fault::CutShort => word(lang, "record-cut"),
    }
}
