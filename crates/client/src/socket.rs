//! A socket: commands in, news out.

use std::time::Duration;

use elysium_wire::{FromServer, ToServer};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::{Person, Trouble};

/// Nothing for so long: the server is gone.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

fn lost(error: impl std::fmt::Display) -> Trouble {
    Trouble::Lost(error.to_string())
}

impl Socket {
    /// Opens a socket for somebody and says hello.
    pub async fn open(person: &Person, lang: &str) -> Result<Socket, Trouble> {
        let ticket = person.ticket().await?;
        let tcp = TcpStream::connect(person.server).await.map_err(lost)?;
        tcp.set_nodelay(true).map_err(lost)?;
        let url = format!("ws://{}/api/socket", person.server);
        let (stream, _) = client_async(url, tcp).await.map_err(lost)?;
        let mut socket = Socket { stream };
        socket.say(&ToServer::Hello { ticket, lang: Some(lang.into()) }).await?;
        match socket.hear().await? {
            FromServer::Welcome { .. } => Ok(socket),
            other => Err(Trouble::Odd(format!("{other:?}"))),
        }
    }

    pub async fn say(&mut self, message: &ToServer) -> Result<(), Trouble> {
        self.say_raw(serde_json::to_string(message).expect("messages are plain data")).await
    }

    pub async fn say_raw(&mut self, text: String) -> Result<(), Trouble> {
        self.stream.send(Message::Text(text.into())).await.map_err(lost)
    }

    pub async fn hear(&mut self) -> Result<FromServer, Trouble> {
        let text = self.hear_raw().await?;
        serde_json::from_str(&text).map_err(|error| Trouble::Odd(format!("{error}: {text}")))
    }

    /// The next message, as it came.
    pub async fn hear_raw(&mut self) -> Result<String, Trouble> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await.map_err(lost)?;
            match next.ok_or_else(|| Trouble::Lost("closed".into()))?.map_err(lost)? {
                Message::Text(text) => return Ok(text.to_string()),
                Message::Close(_) => return Err(Trouble::Lost("closed".into())),
                _ => {}
            }
        }
    }
}
