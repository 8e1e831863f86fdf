//! `/api/tables`: the lobby, a table, and what somebody does at it.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use elysium_wire::{Ack, ErrorCode, ErrorInfo, NewTable, Order, Snapshot, TableInfo};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::AppState;
use super::caller::Caller;
use super::reply::{ApiError, Body, Path, Query, refused_in};
use elysium_table::CommandError;

/// Nobody is kept waiting for longer than this, in seconds.
const LONGEST_WAIT: u64 = 30;

pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(tables, open)).routes(routes!(table)).routes(routes!(command))
}

/// The public tables that are open or being played.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = OK, body = [TableInfo])))]
async fn tables(State(app): State<AppState>) -> Json<Vec<TableInfo>> {
    Json(app.hub.lobby.snapshot().tables)
}

/// Open a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = OK, body = TableInfo), (status = "4XX", body = ErrorInfo)))]
async fn open(
    State(app): State<AppState>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<Json<TableInfo>, ApiError> {
    let no = refused_in::<CommandError>(caller.lang);
    let who = caller.user()?.who();
    app.hub.limits.table(&who.user).map_err(&no)?;
    app.hub.open_table(&who, new).await.map(Json).map_err(no)
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Since {
    /// The last number that was received: only later lines are sent.
    since: Option<u32>,
    /// Wait for so many seconds, at most 30, until there is something later.
    wait: Option<u64>,
}

/// A table as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), Since),
    responses((status = OK, body = Snapshot), (status = "4XX", body = ErrorInfo)))]
async fn table(
    State(app): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Since { since, wait }): Query<Since>,
) -> Result<Json<Snapshot>, ApiError> {
    let no = refused_in::<CommandError>(caller.lang);
    let room = app.hub.room(&id).await.map_err(&no)?;
    if let Some(user) = &caller.user {
        room.seen(&user.id).await;
    }
    if let (Some(since), Some(wait)) = (since, wait) {
        let mut seq = room.seq.clone();
        let wait = Duration::from_secs(wait.min(LONGEST_WAIT));
        let mut closing = app.hub.closing.subscribe();
        tokio::select! {
            // Too late is no error: the table is sent as it is.
            _ = tokio::time::timeout(wait, seq.wait_for(|&seq| seq > since)) => {}
            _ = closing.wait_for(|closing| *closing) => {}
        }
    }
    let (user, lang) = (caller.user.as_ref().map(|user| user.id.as_str()), caller.lang);
    let table = room.table(Some((lang, since.unwrap_or(0)))).await.map_err(&no)?;
    if !table.admits(user) {
        return Err(ApiError::new(ErrorCode::NoSpectators, lang));
    }
    Ok(Json(table.snapshot(table.viewer(user), lang, since)))
}

/// Do something at a table. Safe to send again with the same `command_id`.
#[utoipa::path(post, path = "/api/tables/{id}/commands", tag = "tables", params(("id" = String, Path)),
    request_body = Order, responses((status = OK, body = Ack), (status = "4XX", body = ErrorInfo)))]
async fn command(
    State(app): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
    Body(order): Body<Order>,
) -> Result<Json<Ack>, ApiError> {
    let (who, lang, command_id) = (caller.user()?.who(), caller.lang, order.command_id.clone());
    let done = app.hub.command(who, &id, order).await;
    done.map(Json).map_err(|refusal| ApiError(refusal.in_words(lang, Some(command_id))))
}
