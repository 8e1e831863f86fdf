//! What is wrong with a record, in words.

use elysium_kernel::record::RecordErrorKind;
use elysium_text::{Args, Lang};

use crate::text::{say, word};

pub fn text(lang: Lang, kind: &RecordErrorKind) -> String {
    let with = |id: &str, args: Args| say(lang, id, &args);
    let versions = |found: u32, known: u32| Args::new().set("found", found).set("known", known);
    match kind {
        RecordErrorKind::Empty => word(lang, "record-empty"),
        RecordErrorKind::NotARecord { detail } => with("record-none", Args::new().set("detail", detail)),
        RecordErrorKind::Format { found, known } => with("record-format", versions(*found, *known)),
        RecordErrorKind::OtherGame { found, expected } => {
            with("record-game", Args::new().set("found", found).set("expected", *expected))
        }
        RecordErrorKind::OtherRules { found, known } => with("record-rules", versions(*found, *known)),
        RecordErrorKind::Setup { rule } => with("record-setup", Args::new().set("rule", rule.to_string())),
        RecordErrorKind::Form { detail } => with("record-form", Args::new().set("detail", detail)),
        RecordErrorKind::Number { found, due } => {
            with("record-number", Args::new().set("found", *found).set("due", *due))
        }
        RecordErrorKind::Answer { seat, word, rule } => {
            let args = Args::new().set("seat", seat.to_string()).set("word", word);
            match rule {
                Some(rule) => with("record-refused", args.set("rule", rule.to_string())),
                None => with("record-answer", args),
            }
        }
        RecordErrorKind::Time => with("record-time", Args::new()),
        RecordErrorKind::EndWord { word } => with("record-end-word", Args::new().set("word", word)),
        RecordErrorKind::EndOutcome { word } => with("record-end-outcome", Args::new().set("word", word)),
        RecordErrorKind::Count { announced, there } => {
            with("record-count", Args::new().set("announced", *announced).set("there", *there))
        }
        RecordErrorKind::Unfair => word(lang, "record-unfair"),
        RecordErrorKind::Outcome => word(lang, "record-outcome"),
        RecordErrorKind::Digest { written, replayed } => {
            with("record-digest", Args::new().set("written", written).set("replayed", replayed))
        }
        RecordErrorKind::AfterEnd => word(lang, "record-after-end"),
        RecordErrorKind::CutShort => word(lang, "record-cut"),
    }
}
