//! `/api/lessons`: what can be learnt, and a table for it.

use axum::Json;
use axum::extract::State;
use elysium_games::GAMES;
use elysium_table::{CommandError, lesson_info};
use elysium_wire::{ErrorInfo, LessonInfo, TableInfo};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::AppState;
use super::caller::Caller;
use super::reply::{ApiError, Language, Path, refused_in};

pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(lessons)).routes(routes!(open))
}

/// Every lesson of every game, in the order in which they build on each other.
#[utoipa::path(get, path = "/api/lessons", tag = "lessons", responses((status = OK, body = [LessonInfo])))]
async fn lessons(Language(lang): Language) -> Json<Vec<LessonInfo>> {
    let of_game = |game: &&'static dyn elysium_kit::AnyGame| {
        game.lessons().iter().map(|lesson| lesson_info(*game, lesson, lang)).collect::<Vec<_>>()
    };
    Json(GAMES.iter().flat_map(of_game).collect())
}

/// Begin a lesson, at a table of your own: what is said there is `Now.lesson`. It is in no list, and cleared away when you
/// have left.
#[utoipa::path(post, path = "/api/lessons/{game}/{lesson}", tag = "lessons",
    params(("game" = String, Path), ("lesson" = String, Path)),
    responses((status = OK, body = TableInfo), (status = "4XX", body = ErrorInfo)))]
async fn open(
    State(app): State<AppState>,
    caller: Caller,
    Path((game, lesson)): Path<(String, String)>,
) -> Result<Json<TableInfo>, ApiError> {
    let no = refused_in::<CommandError>(caller.lang);
    let who = caller.user()?.who();
    app.hub.limits.table(&who.user).map_err(&no)?;
    app.hub.open_lesson(&who, &game, &lesson).await.map(Json).map_err(no)
}
