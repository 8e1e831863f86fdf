//! The page, built and carried along inside the program.

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
struct Built;

/// A file of the page.
pub struct PageFile {
    pub bytes: Cow<'static, [u8]>,
    /// The content type for the browser: `text/css`.
    pub kind: String,
    /// A fingerprint of its bytes.
    pub tag: String,
}

/// A file by its path: `index.html`, `assets/index-1a2b.js`.
pub fn file(path: &str) -> Option<PageFile> {
    let file = Built::get(path)?;
    let tag = file.metadata.sha256_hash().iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let kind = file.metadata.mimetype();
    let text = kind.starts_with("text/") || kind.ends_with("javascript");
    let kind = if text { format!("{kind}; charset=utf-8") } else { kind.to_owned() };
    Some(PageFile { bytes: file.data, kind, tag })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page may load nothing from elsewhere and run nothing that is written into it.
    #[test]
    fn the_page_is_there_and_has_nothing_inline() {
        let index = file("index.html").expect("the page was built");
        let text = String::from_utf8_lossy(&index.bytes).into_owned();
        assert!(index.kind.starts_with("text/html"));
        for script in text.split("<script").skip(1) {
            assert!(script.contains("src=\"/assets/"), "an inline script: {script}");
        }
        assert!(!text.contains("<style") && !text.contains(" style=") && !text.contains("http"), "{text}");
    }
}
