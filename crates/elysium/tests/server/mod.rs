//! The real server in a process of its own.

#![allow(dead_code, reason = "each test program uses its own part of this")]

use std::fs::{self, OpenOptions};
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Long enough for any machine; a server that takes longer hangs.
const HANGS: Duration = Duration::from_secs(60);

pub struct TestServer {
    pub address: SocketAddr,
    /// What it said when it was open.
    pub greeting: String,
    child: Child,
    log: PathBuf,
    /// Whoever closes the other end would silence it.
    _out: BufReader<ChildStdout>,
}

/// A address that a server can be opened at again and again. It is below the ports that the system gives
/// to those who call: one that calls a closed server could otherwise be given the server's own.
pub fn free_address() -> SocketAddr {
    let mut addresses =
        std::iter::repeat_with(|| SocketAddr::from((Ipv4Addr::LOCALHOST, fastrand::u16(20_000..32_000))));
    addresses.find(|address| TcpListener::bind(address).is_ok()).expect("some port is free")
}

/// `elysium serve` on this data at this address, in English unless the arguments say otherwise.
pub fn serve(data: &Path, address: SocketAddr) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elysium"));
    command.args(["serve", "--bind", &address.to_string(), "--data"]).arg(data).env("LC_ALL", "C");
    command
}

impl TestServer {
    /// Opens a server and waits until it is open.
    pub fn open(data: &Path, address: SocketAddr) -> TestServer {
        TestServer::start(serve(data, address), data)
    }

    pub fn start(mut command: Command, data: &Path) -> TestServer {
        let log = data.join("log.txt");
        let file = OpenOptions::new().create(true).append(true).open(&log).expect("the log can be written");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(file).env_remove("RUST_LOG");
        let mut child = command.spawn().expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("piped"));
        let mut greeting = String::new();
        // The same word in every language, in the last line.
        while !greeting.contains("Ctrl+C") {
            if out.read_line(&mut greeting).expect("text") == 0 {
                let _ = child.wait();
                panic!("the server does not open: {}", fs::read_to_string(&log).unwrap_or_default());
            }
        }
        let address = greeting.split("http://").nth(1).and_then(|rest| rest.lines().next()?.parse().ok());
        TestServer { address: address.expect("an address"), greeting, child, log, _out: out }
    }

    /// As if the power had gone.
    pub fn kill(mut self) {
        self.child.kill().expect("it was there");
        self.child.wait().expect("it is gone");
    }

    /// Asks it to close, as the system does, and waits until it has.
    pub fn close(mut self) -> ExitStatus {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(asked.expect("every system has it").success(), "it was there");
        let since = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status;
            }
            assert!(since.elapsed() < HANGS, "it does not close:\n{}", self.log());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// What it has written down of its work, and those before it on the same data.
    pub fn log(&self) -> String {
        fs::read_to_string(&self.log).expect("it writes a log")
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
