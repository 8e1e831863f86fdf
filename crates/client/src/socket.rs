//! A socket: commands in, news out.

use std::time::Duration;

use elysium_wire::{FromServer, ToServer};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::{ClientError, Person};

/// Nothing for so long: the server is gone.
const TIMEOUT: Duration = Duration::from_secs(60);

pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

fn lost(error: impl std::fmt::Display) -> ClientError {
    ClientError::Lost(error.to_string())
}

impl Socket {
    /// Opens a socket for somebody and says hello.
    pub async fn open(person: &Person, lang: &str) -> Result<Socket, ClientError> {
        Socket::hello(person, lang, false).await
    }

    /// The same for somebody who wants plans with every question.
    pub async fn open_with_plans(person: &Person, lang: &str) -> Result<Socket, ClientError> {
        Socket::hello(person, lang, true).await
    }

    async fn hello(person: &Person, lang: &str, plans: bool) -> Result<Socket, ClientError> {
        let ticket = person.ticket().await?;
        let tcp = TcpStream::connect(person.server).await.map_err(lost)?;
        tcp.set_nodelay(true).map_err(lost)?;
        let url = format!("ws://{}/api/socket", person.server);
        let (stream, _) = client_async(url, tcp).await.map_err(lost)?;
        let mut socket = Socket { stream };
        socket.say(&ToServer::Hello { ticket, lang: Some(lang.into()), plans }).await?;
        match socket.hear().await? {
            FromServer::Welcome { .. } => Ok(socket),
            other => Err(ClientError::Odd(format!("{other:?}"))),
        }
    }

    pub async fn say(&mut self, message: &ToServer) -> Result<(), ClientError> {
        self.say_raw(serde_json::to_string(message).expect("messages are plain data")).await
    }

    pub async fn say_raw(&mut self, text: String) -> Result<(), ClientError> {
        self.stream.send(Message::Text(text.into())).await.map_err(lost)
    }

    pub async fn hear(&mut self) -> Result<FromServer, ClientError> {
        let text = self.hear_raw().await?;
        serde_json::from_str(&text).map_err(|error| ClientError::Odd(format!("{error}: {text}")))
    }

    /// The next message, as it came.
    pub async fn hear_raw(&mut self) -> Result<String, ClientError> {
        loop {
            let next = tokio::time::timeout(TIMEOUT, self.stream.next()).await.map_err(lost)?;
            match next.ok_or_else(|| ClientError::Lost("closed".into()))?.map_err(lost)? {
                Message::Text(text) => return Ok(text.to_string()),
                Message::Close(_) => return Err(ClientError::Lost("closed".into())),
                _ => {}
            }
        }
    }
}
