//! `/api/openapi.json`: the interface describes itself.

use axum::routing::get;
use axum::{Json, Router};
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;

use super::Desk;

/// The interface for page and bots. A bot signs in as a guest or with a token
/// (`Authorization: Bearer ...`), sits down at a table, waits with
/// `GET /api/tables/{id}?since=N&wait=25` until it is asked something, and answers with
/// `POST /api/tables/{id}/commands`. The socket `/api/socket` carries the same commands and
/// tells what happens at once; its messages are the schemas `ToServer` and `FromServer`.
#[derive(OpenApi)]
#[openapi(
    info(title = "Elysium", license(name = "MIT OR Apache-2.0")),
    components(schemas(elysium_wire::ToServer, elysium_wire::FromServer)),
    tags(
        (name = "people", description = "Guests, accounts, sessions, tokens"),
        (name = "games", description = "Games, cards, rules"),
        (name = "tables", description = "Lobby, tables, commands"),
        (name = "replays", description = "Games looked at again"),
    )
)]
struct About;

pub fn about() -> Document {
    About::openapi()
}

pub fn routes(document: Document) -> Router<Desk> {
    Router::new().route("/api/openapi.json", get(move || std::future::ready(Json(document))))
}
