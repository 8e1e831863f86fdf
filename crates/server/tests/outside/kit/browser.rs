//! Requests with every header in one's own hands.

use std::net::SocketAddr;

use elysium_wire::{ErrorInfo, NewGuest};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Somebody with a cookie, or with none yet.
#[derive(Clone)]
pub struct Browser {
    pub server: SocketAddr,
    pub cookie: Option<String>,
}

#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Reply {
    pub fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error} in {self:?}"))
    }

    /// The reply as a refusal, if it is one.
    pub fn refused(&self) -> Option<ErrorInfo> {
        serde_json::from_str(&self.body).ok()
    }
}

impl Browser {
    pub fn new(server: SocketAddr) -> Browser {
        Browser { server, cookie: None }
    }

    /// A guest.
    pub async fn guest(server: SocketAddr, name: &str) -> Browser {
        let mut browser = Browser::new(server);
        let reply = browser.post("/api/guest", &NewGuest { name: name.into() }).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        browser
    }

    pub async fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, &[], b"").await
    }

    pub async fn post(&mut self, path: &str, body: &impl Serialize) -> Reply {
        let body = serde_json::to_vec(body).expect("plain data");
        self.send("POST", path, &[("content-type", "application/json")], &body).await
    }

    /// Sends a request as it stands and keeps the cookie that comes back. A `host` among the headers
    /// takes the place of the right one.
    pub async fn send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Reply {
        // The old version closes when it has answered, and needs no chunks.
        let mut request = format!("{method} {path} HTTP/1.0\r\ncontent-length: {}\r\n", body.len());
        let host = self.server.to_string();
        let own = [("host", host.as_str()), ("cookie", self.cookie.as_deref().unwrap_or_default())];
        let own = own.into_iter().filter(|(name, value)| {
            !value.is_empty() && !headers.iter().any(|(other, _)| other.eq_ignore_ascii_case(name))
        });
        for (name, value) in own.chain(headers.iter().copied()) {
            request += &format!("{name}: {value}\r\n");
        }
        let mut stream = TcpStream::connect(self.server).await.expect("the server is open");
        stream.write_all((request + "\r\n").as_bytes()).await.expect("it listens");
        stream.write_all(body).await.expect("it listens");
        let mut reply = Vec::new();
        stream.read_to_end(&mut reply).await.expect("it answers");
        let reply = String::from_utf8(reply).expect("the reply is text");
        let (head, body) = reply.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = set.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned()).filter(|cookie| !cookie.ends_with('='));
        }
        Reply { status, head: head.to_owned(), body: body.to_owned() }
    }
}
