//! `/api/tables`: the lobby, a table, and what somebody does at it.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use elysium_kernel::{Seats, Viewer};
use elysium_wire::{
    Ack, ErrorCode, ErrorInfo, Hints, MyTable, NewHint, NewRematch, NewTable, Order, Snapshot, TableInfo,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::AppState;
use super::caller::Caller;
use super::reply::{ApiError, Body, Path, Query, refused_in};
use elysium_table::CommandError;

/// How soon a question that came without a number is sent once more.
const ASKED_AGAIN: Duration = Duration::from_millis(100);

/// So many finished games are listed with one's own tables.
const RECENT: u32 = 5;

/// Nobody is kept waiting for longer than this, in seconds.
const LONGEST_WAIT: u64 = 30;

pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(tables, open))
        .routes(routes!(table))
        .routes(routes!(command))
        .routes(routes!(rematch))
        .routes(routes!(hint))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Whose {
    /// The caller's own tables instead, private ones too.
    mine: Option<String>,
}

#[derive(Serialize, ToSchema)]
#[serde(untagged)]
enum Tables {
    Public(Vec<TableInfo>),
    Mine(Vec<MyTable>),
}

/// The public tables that are open or being played. With `mine` the caller's own: those that wait for them, the
/// others that are not over, and the latest that are.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Whose),
    responses((status = OK, body = Tables), (status = "4XX", body = ErrorInfo)))]
async fn tables(
    State(app): State<AppState>,
    caller: Caller,
    Query(Whose { mine }): Query<Whose>,
) -> Result<Json<Tables>, ApiError> {
    if mine.is_none() {
        return Ok(Json(Tables::Public(app.hub.lobby.snapshot().tables)));
    }
    let user = caller.user()?.id.clone();
    let tables = app.hub.tables_of(&user, RECENT).await;
    tables.map(|tables| Json(Tables::Mine(tables))).map_err(refused_in(caller.lang))
}

/// Play again with the same people in the same seats. The first who wants it opens a table; the others, who are asked
/// at the old one, get the same table and their seat. Bots stay. It starts when everybody is there.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    request_body = NewRematch, responses((status = OK, body = TableInfo), (status = "4XX", body = ErrorInfo)))]
async fn rematch(
    State(app): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
    Body(NewRematch { seed }): Body<NewRematch>,
) -> Result<Json<TableInfo>, ApiError> {
    let who = caller.user()?.who();
    app.hub.rematch(&who, &id, seed).await.map(Json).map_err(refused_in(caller.lang))
}

/// What would be good here? What the strongest bot of the game would answer to your open question, and why, from what you
/// may know. It changes nothing in the game. Where the table does not allow it, refused with `no-hints`; where other
/// people sit at the table, they see that you have asked.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "tables", params(("id" = String, Path)),
    request_body = NewHint, responses((status = OK, body = Hints), (status = "4XX", body = ErrorInfo)))]
async fn hint(
    State(app): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
    Body(NewHint { expected_seq }): Body<NewHint>,
) -> Result<Json<Hints>, ApiError> {
    let who = caller.user()?.who();
    let hints = app.hub.hint(who, &id, expected_seq, caller.lang).await;
    hints.map(Json).map_err(refused_in(caller.lang))
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
    /// Wait for so many seconds, at most 30, until there is something later, or the caller is asked something.
    wait: Option<u64>,
    /// Send plans with the caller's question (`QuestionInfo.plan`).
    #[serde(default)]
    plans: bool,
}

/// A table as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), Since),
    responses((status = OK, body = Snapshot), (status = "4XX", body = ErrorInfo)))]
async fn table(
    State(app): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Since { since, wait, plans }): Query<Since>,
) -> Result<Json<Snapshot>, ApiError> {
    let no = refused_in::<CommandError>(caller.lang);
    let room = app.hub.room(&id).await.map_err(&no)?;
    if let Some(user) = &caller.user {
        room.seen(&user.id).await;
    }
    if let (Some(since), Some(wait)) = (since, wait) {
        let (mut seq, mut asked) = (room.seq.clone(), room.asked.clone());
        let seat = match room
            .table(None)
            .await
            .map_err(&no)?
            .viewer(caller.user.as_ref().map(|user| user.id.as_str()))
        {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        };
        let is_asked = |asked: &Seats| seat.is_some_and(|seat| asked.has(seat));
        // Nobody can say whether the caller has heard of a question without a number: it is sent again, but not at once.
        let again = is_asked(&asked.borrow());
        let wait = Duration::from_secs(wait.min(LONGEST_WAIT));
        let wait = if again { wait.min(ASKED_AGAIN) } else { wait };
        let mut closing = app.hub.closing.subscribe();
        tokio::select! {
            // Too late is no error: the table is sent as it is.
            _ = tokio::time::timeout(wait, seq.wait_for(|&seq| seq > since)) => {}
            _ = asked.wait_for(is_asked), if !again => {}
            _ = closing.wait_for(|closing| *closing) => {}
        }
    }
    let (user, lang) = (caller.user.as_ref().map(|user| user.id.as_str()), caller.lang);
    let table = room.table(Some((lang, since.unwrap_or(0)))).await.map_err(&no)?;
    if !table.admits(user) {
        return Err(ApiError::new(ErrorCode::NoSpectators, lang));
    }
    Ok(Json(table.snapshot_with(plans, table.viewer(user), lang, since)))
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
