//! `/api/openapi.json`: the interface describes itself.

use axum::routing::get;
use axum::{Json, Router};
use utoipa::OpenApi;
use utoipa::openapi::{OpenApi as Document, RefOr, Schema};

use super::AppState;

/// The interface for page and bots. A bot signs in as a guest or with a token
/// (`Authorization: Bearer ...`), sits down at a table, waits with
/// `GET /api/tables/{id}?since=N&wait=25` until it is asked something, and answers with
/// `POST /api/tables/{id}/commands`. The socket `/api/socket` carries the same commands and
/// sends what happens at once; its messages are the schemas `ToServer` and `FromServer`.
#[derive(OpenApi)]
#[openapi(
    info(title = "Elysium", license(name = "MIT OR Apache-2.0")),
    components(schemas(elysium_wire::ToServer, elysium_wire::FromServer)),
    tags(
        (name = "people", description = "Guests, accounts, sessions, tokens"),
        (name = "games", description = "Games, cards, rules"),
        (name = "tables", description = "Lobby, tables, commands"),
        (name = "lessons", description = "Lessons at a table of one's own"),
        (name = "replays", description = "Games looked at again"),
    )
)]
struct ApiDoc;

pub fn about() -> Document {
    ApiDoc::openapi()
}

/// Which games there are is known here, not to those who describe a new table.
fn list_games(document: &mut Document) {
    let new_table = document.components.as_mut().and_then(|all| all.schemas.get_mut("NewTable"));
    let Some(RefOr::T(Schema::Object(new_table))) = new_table else { return };
    if let Some(RefOr::T(Schema::Object(game))) = new_table.properties.get_mut("game") {
        game.enum_values = Some(elysium_games::GAMES.iter().map(|game| game.name().into()).collect());
    }
}

pub fn routes(mut document: Document) -> Router<AppState> {
    list_games(&mut document);
    Router::new().route("/api/openapi.json", get(move || std::future::ready(Json(document))))
}

#[cfg(test)]
mod tests {
    use utoipa_axum::router::OpenApiRouter;

    use super::*;

    #[test]
    fn a_new_table_can_be_of_every_game() {
        let tables = OpenApiRouter::with_openapi(about()).merge(super::super::tables::routes());
        let (_, mut document) = tables.split_for_parts();
        list_games(&mut document);
        let document = serde_json::to_value(document).expect("plain data");
        let games: Vec<_> = elysium_games::GAMES.iter().map(|game| game.name()).collect();
        let described = &document["components"]["schemas"]["NewTable"]["properties"]["game"];
        assert_eq!(described["enum"], serde_json::json!(games), "{described}");
    }
}
