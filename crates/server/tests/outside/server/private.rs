//! What a server keeps holds hashes of passwords: nobody but its owner can read it, nor any copy of it.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;

use elysium_server::{Config, Server, copy};

use crate::kit::impatient;

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

/// All files with the rights that others have to them.
fn open_to_others(folder: &Path) -> Vec<String> {
    assert_eq!(mode(folder), 0o700, "{}", folder.display());
    let files = fs::read_dir(folder).expect("a directory").map(|file| file.expect("a file").path());
    let secret = files.filter(|file| file.file_name().is_some_and(|name| name != "lock"));
    let open = secret.filter(|file| mode(file) != 0o600);
    open.map(|file| format!("{} {:o}", file.display(), mode(&file))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn data_and_copies_are_their_owners_alone() {
    let folder = tempfile::tempdir().expect("a place");
    let [data, backup, restored] = ["data", "deep/backup", "restored"].map(|name| folder.path().join(name));
    let config = Config {
        bind: "127.0.0.1:0".parse().expect("an address"),
        data: data.clone(),
        public_url: None,
        behind_proxy: false,
        timeouts: impatient(),
        secret: None,
    };
    let _server = Server::open(config, Arc::new(|_| None)).await.expect("the server opens");
    assert!(data.join("elysium.db-wal").exists(), "the log of what was written last is there");
    copy(&data, &backup).await.expect("a backup");
    copy(&backup, &restored).await.expect("put back");
    for folder in [data, backup, restored] {
        assert_eq!(open_to_others(&folder), Vec::<String>::new());
        assert!(folder.join("elysium.db").exists());
    }
}
