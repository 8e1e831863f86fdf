//! Games looked at again: lists, positions, records, reports.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use elysium_kernel::{Seat, Viewer};
use elysium_text::{Args, Lang};
use elysium_wire::{
    Course, ErrorCode, ErrorInfo, FairInfo, Moment, NewReport, Replay, ReportInfo, TableInfo, TableStatus,
};
use serde::Deserialize;
use serde_json::json;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::AppState;
use super::caller::Caller;
use super::reply::{ApiError, Body, Path, Query, refused_in};
use crate::clock;
use crate::secret;
use crate::store::{GamesWanted, ProblemReport};
use elysium_table::CommandError;
use elysium_table::Table;

/// The longest report, in characters.
const REPORT_WORDS: usize = 2_000;

/// The longest list of games.
const LIST: u32 = 100;

pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(replays))
        .routes(routes!(replay))
        .routes(routes!(moment))
        .routes(routes!(course))
        .routes(routes!(record))
        .routes(routes!(report, report_in_words))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Wanted {
    game: Option<String>,
    /// `1`: the games that I sat in, private ones too.
    mine: Option<String>,
}

/// Finished games, the latest first.
#[utoipa::path(get, path = "/api/replays", tag = "replays", params(Wanted),
    responses((status = OK, body = [TableInfo]), (status = "4XX", body = ErrorInfo)))]
async fn replays(
    State(app): State<AppState>,
    caller: Caller,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<TableInfo>>, ApiError> {
    let user = match wanted.mine {
        Some(_) => Some(caller.user()?.id.clone()),
        None => None,
    };
    let wanted = GamesWanted { game: wanted.game, user, limit: LIST };
    let games = app.hub.store.finished(&wanted).await;
    games.map(Json).map_err(|error| ApiError::new(CommandError::from(error), caller.lang))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Eyes {
    /// A seat (`A`), or `open` for everything; without it, what everybody saw.
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// Looks at a table with certain eyes, with its lines in the caller's language if they are wanted. While
/// it is played everybody has only their own.
async fn look<T: Send + 'static>(
    app: &AppState,
    caller: &Caller,
    id: &str,
    eyes: Option<String>,
    lines: bool,
    look: impl FnOnce(&Table, Viewer) -> Result<T, CommandError> + Send + 'static,
) -> Result<T, ApiError> {
    let no = refused_in::<CommandError>(caller.lang);
    let user = caller.user.as_ref().map(|user| user.id.as_str());
    let room = app.hub.room(id).await.map_err(&no)?;
    let table = room.table(lines.then_some((caller.lang, 0))).await.map_err(&no)?;
    if !table.admits(user) {
        return Err(ApiError::new(ErrorCode::NoSpectators, caller.lang));
    }
    let viewer = viewer(&table, user, eyes.as_deref()).map_err(&no)?;
    app.hub.pool.read(move || look(&table, viewer)).await.map_err(&no)?.map_err(no)
}

fn viewer(table: &Table, user: Option<&str>, eyes: Option<&str>) -> Result<Viewer, CommandError> {
    let wish = match eyes {
        None | Some("") => Viewer::Spectator,
        Some("open") => Viewer::Omniscient,
        Some(letter) => {
            let seat: Seat = letter.parse().map_err(|_| ErrorCode::NoSuchSeat)?;
            if seat.index() >= table.chairs.len() {
                return Err(ErrorCode::NoSuchSeat.into());
            }
            Viewer::Seat(seat)
        }
    };
    let allowed =
        table.status() == TableStatus::Over || wish == Viewer::Spectator || wish == table.viewer(user);
    if allowed { Ok(wish) } else { Err(missing(table, ErrorCode::NotOver)) }
}

/// Why something is not there: the table can only be looked at, or else what is usual.
fn missing(table: &Table, usual: ErrorCode) -> CommandError {
    table.read_only().map_or_else(|| usual.into(), |why| why.clone().into())
}

/// The whole log of a game.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "replays", params(("id" = String, Path), Eyes),
    responses((status = OK, body = Replay), (status = "4XX", body = ErrorInfo)))]
async fn replay(
    State(app): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Eyes { eyes }): Query<Eyes>,
) -> Result<Json<Replay>, ApiError> {
    let lang = caller.lang;
    let replay = look(&app, &caller, &id, eyes, true, move |table, viewer| {
        let over = table.status() == TableStatus::Over;
        let fair = table.fair();
        let now = table.now(viewer, lang);
        Ok(Replay {
            table: table.info(),
            answers: now.answers,
            lines: table.lines_since(0, viewer, lang),
            result: now.result,
            fair: (over && table.play().is_some()).then(|| FairInfo {
                commitment: fair.commitment.to_string(),
                server: fair.server.to_string(),
                seats: fair
                    .seats
                    .iter()
                    .map(|seed| seed.map_or_else(String::new, |seed| seed.to_string()))
                    .collect(),
                seed: fair.seed().to_string(),
            }),
        })
    });
    replay.await.map(Json)
}

/// A position of a game.
#[utoipa::path(get, path = "/api/tables/{id}/replay/{at}", tag = "replays",
    params(("id" = String, Path), ("at" = u32, Path), Eyes),
    responses((status = OK, body = Moment), (status = "4XX", body = ErrorInfo)))]
async fn moment(
    State(app): State<AppState>,
    caller: Caller,
    Path((id, at)): Path<(String, u32)>,
    Query(Eyes { eyes }): Query<Eyes>,
) -> Result<Json<Moment>, ApiError> {
    let lang = caller.lang;
    look(&app, &caller, &id, eyes, false, move |table, viewer| moment_of(table, viewer, lang, at as usize))
        .await
        .map(Json)
}

fn moment_of(table: &Table, viewer: Viewer, lang: Lang, at: usize) -> Result<Moment, CommandError> {
    let play = table.play().ok_or_else(|| missing(table, ErrorCode::NotStarted))?;
    let of = play.answers();
    let at = at.min(of);
    let then = play.at(at);
    let asked = then.asked();
    let given = play.given(at);
    // What somebody answered is shown in words to those whose eyes these are, or when all is open.
    let own = |seat: Seat| viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat);
    let question = given
        .as_ref()
        .filter(|(seat, _)| own(*seat))
        .and_then(|(seat, _)| table.question_of(&*then, *seat, lang, 0));
    let answered = given
        .filter(|(seat, _)| own(*seat))
        .and_then(|(seat, word)| table.answer_of(&*then, seat, &word, lang));
    let waiting = |seat: Seat| table.waiting_for(&*then, seat, lang, 0, None);
    Ok(Moment {
        at: at as u32,
        of: of as u32,
        view: then.view(viewer),
        names: table.names().to_vec(),
        waiting: asked.into_iter().filter_map(waiting).collect(),
        question,
        answered,
    })
}

/// A finished game in numbers: what everybody had after each round, place or turn, and where the game turned.
#[utoipa::path(get, path = "/api/tables/{id}/course", tag = "replays", params(("id" = String, Path)),
    responses((status = OK, body = Course), (status = "4XX", body = ErrorInfo)))]
async fn course(
    State(app): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Course>, ApiError> {
    let lang = caller.lang;
    let course = look(&app, &caller, &id, None, false, move |table, _| {
        if table.status() != TableStatus::Over {
            return Err(missing(table, ErrorCode::NotOver));
        }
        table.course(lang).ok_or_else(|| missing(table, ErrorCode::NotStarted))
    });
    course.await.map(Json)
}

/// The record of a finished game, as a file that `elysium replay --verify` checks.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "replays", params(("id" = String, Path)),
    responses((status = OK, content_type = "application/jsonl"), (status = "4XX", body = ErrorInfo)))]
async fn record(
    State(app): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let record = look(&app, &caller, &id, None, false, |table, _| {
        if table.status() != TableStatus::Over {
            return Err(missing(table, ErrorCode::NotOver));
        }
        table.record().ok_or_else(|| missing(table, ErrorCode::NotStarted))
    });
    Ok(file(&format!("{id}.jsonl"), "application/jsonl", record.await?))
}

/// What is wrong here? A file with the position as the caller sees it. The server keeps the whole
/// record; the file has it only once the game is over, when nothing in it is hidden any more.
#[utoipa::path(get, path = "/api/tables/{id}/report", tag = "replays", params(("id" = String, Path)),
    responses((status = OK, content_type = "application/json"), (status = "4XX", body = ErrorInfo)))]
async fn report(
    State(app): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let (report, shown) = kept(&app, &caller, id, String::new()).await?;
    Ok(file(&format!("report-{report}.json"), "application/json", shown.to_string()))
}

/// The same in words: what is wrong here? The server keeps them with the record.
#[utoipa::path(post, path = "/api/tables/{id}/report", tag = "replays", params(("id" = String, Path)),
    request_body = NewReport, responses((status = OK, body = ReportInfo), (status = "4XX", body = ErrorInfo)))]
async fn report_in_words(
    State(app): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
    Body(NewReport { words }): Body<NewReport>,
) -> Result<Json<ReportInfo>, ApiError> {
    let no = refused_in::<CommandError>(caller.lang);
    let words = words.trim().to_owned();
    if words.is_empty() {
        return Err(no(ErrorCode::EmptyText.into()));
    }
    if words.chars().count() > REPORT_WORDS {
        return Err(no(CommandError::with(ErrorCode::TextTooLong, Args::new().set("most", REPORT_WORDS))));
    }
    let (report, _) = kept(&app, &caller, id, words).await?;
    Ok(Json(ReportInfo { report }))
}

/// Keeps a report, and gives its number and what the caller may know of it.
async fn kept(
    app: &AppState,
    caller: &Caller,
    id: String,
    words: String,
) -> Result<(String, serde_json::Value), ApiError> {
    let no = refused_in::<CommandError>(caller.lang);
    let user = caller.user()?.id.clone();
    app.hub.limits.saying(&user).map_err(&no)?;
    let (lang, me, agent) = (caller.lang, user.clone(), caller.agent.clone());
    let (shown, kept) = look(app, caller, &id, None, true, move |table, _| {
        let viewer = table.viewer(Some(&me));
        let over = table.status() == TableStatus::Over;
        let record = table.record();
        let shown = json!({
            "elysium": "report",
            "version": env!("CARGO_PKG_VERSION"),
            "at": clock::now(),
            "agent": agent,
            "snapshot": table.snapshot(viewer, lang, None),
            "record": record.as_ref().filter(|_| over),
            "digest": table.play().filter(|_| over).map(elysium_kit::Play::digest),
        });
        Ok((shown, record.unwrap_or_default()))
    })
    .await?;
    let report =
        ProblemReport { id: secret::id().map_err(&no)?, user, table: id, created: clock::now(), words };
    app.hub.store.add_report(&report, &kept).await.map_err(|error| no(error.into()))?;
    let mut shown = shown;
    shown["report"] = json!(report.id);
    Ok((report.id, shown))
}

fn file(name: &str, kind: &'static str, content: String) -> impl IntoResponse + use<> {
    (
        [(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\""))],
        content,
    )
}
