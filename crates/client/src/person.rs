//! Somebody who comes by HTTP: a guest with a cookie, or a bot with a token.

use std::net::SocketAddr;

use elysium_wire::{Ack, Me, NewGuest, NewTable, Order, Snapshot, TableInfo, Ticket};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::ClientError;

/// Somebody who is known to a server.
#[derive(Clone)]
pub struct Person {
    pub server: SocketAddr,
    pub me: Me,
    http: Client<HttpConnector, Full<Bytes>>,
    /// The header that says who this is.
    card: (&'static str, String),
}

/// What shows who somebody is does not belong in logs.
impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Person").field("server", &self.server).field("me", &self.me).finish_non_exhaustive()
    }
}

impl Person {
    /// Comes in as a guest.
    pub async fn guest(server: SocketAddr, name: &str) -> Result<Person, ClientError> {
        let mut person = Person::nobody(server);
        let body = json(&NewGuest { name: name.into() });
        let (_, cookie, text) = person.exchange(Method::POST, "/api/guest", Some(body)).await?;
        person.me = understood(&text)?;
        person.card = ("cookie", cookie.ok_or_else(|| ClientError::Odd("no cookie".into()))?);
        Ok(person)
    }

    /// Comes in with a token.
    pub async fn with_token(server: SocketAddr, token: &str) -> Result<Person, ClientError> {
        Person::known(server, ("authorization", format!("Bearer {token}"))).await
    }

    /// Comes back with the cookie of an earlier visit.
    pub async fn with_session(server: SocketAddr, cookie: &str) -> Result<Person, ClientError> {
        Person::known(server, ("cookie", cookie.to_owned())).await
    }

    /// The cookie of this visit.
    pub fn cookie(&self) -> Option<&str> {
        (self.card.0 == "cookie").then_some(&self.card.1)
    }

    async fn known(server: SocketAddr, card: (&'static str, String)) -> Result<Person, ClientError> {
        let mut person = Person::nobody(server);
        person.card = card;
        #[derive(serde::Deserialize)]
        struct Reply {
            me: Option<Me>,
        }
        let reply: Reply = person.get("/api/me").await?;
        person.me = reply.me.ok_or_else(|| ClientError::Odd("nobody is known by that".into()))?;
        Ok(person)
    }

    /// Somebody who has not said who they are.
    pub fn nobody(server: SocketAddr) -> Person {
        let me = Me { id: String::new(), name: String::new(), guest: true };
        let http = Client::builder(TokioExecutor::new()).build_http();
        Person { server, me, http, card: ("x-nobody", "1".into()) }
    }

    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        understood(&self.exchange(Method::GET, path, None).await?.2)
    }

    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        understood(&self.exchange(Method::POST, path, Some(json(body))).await?.2)
    }

    /// Whatever the server says, and its status.
    pub async fn raw(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<(StatusCode, String), ClientError> {
        let (status, _, text) = self.send(method, path, body).await?;
        Ok((status, text))
    }

    pub async fn open(&self, new: &NewTable) -> Result<TableInfo, ClientError> {
        self.post("/api/tables", new).await
    }

    pub async fn command(&self, table: &str, order: &Order) -> Result<Ack, ClientError> {
        self.post(&format!("/api/tables/{table}/commands"), order).await
    }

    pub async fn table(&self, table: &str) -> Result<Snapshot, ClientError> {
        self.get(&format!("/api/tables/{table}")).await
    }

    pub async fn ticket(&self) -> Result<String, ClientError> {
        Ok(self.post::<Ticket>("/api/ticket", &serde_json::json!({})).await?.ticket)
    }

    async fn exchange(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<(StatusCode, Option<String>, String), ClientError> {
        let (status, cookie, text) = self.send(method, path, body).await?;
        if status.is_success() {
            return Ok((status, cookie, text));
        }
        Err(serde_json::from_str(&text).map_or_else(
            |_| ClientError::Odd(format!("{status}: {text}")),
            |refused| ClientError::Refused(Box::new(refused)),
        ))
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<(StatusCode, Option<String>, String), ClientError> {
        let lost = |error: &dyn std::error::Error| ClientError::Lost(error.to_string());
        let request = Request::builder().method(method).uri(format!("http://{}{path}", self.server));
        let request = request.header(CONTENT_TYPE, "application/json").header(self.card.0, &self.card.1);
        let request = request.body(Full::new(Bytes::from(body.unwrap_or_default())));
        let response =
            self.http.request(request.map_err(|error| lost(&error))?).await.map_err(|error| lost(&error))?;
        let status = response.status();
        let cookie = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let bytes = response.into_body().collect().await.map_err(|error| lost(&error))?.to_bytes();
        Ok((status, cookie, String::from_utf8_lossy(&bytes).into_owned()))
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("messages are plain data")
}

fn understood<T: DeserializeOwned>(text: &str) -> Result<T, ClientError> {
    serde_json::from_str(text).map_err(|error| ClientError::Odd(format!("{error}: {text}")))
}
