//! `/api/me`, `/api/guest`, `/api/login` ...: who somebody is.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::CookieJar;
use elysium_wire::{
    Credentials, ErrorCode, ErrorInfo, Me, NewGuest, NewToken, SessionInfo, Ticket, TokenInfo,
};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::AppState;
use super::caller::{Caller, cookie, no_cookie};
use super::reply::{ApiError, Body, Path, refused_in};
use crate::store::User;
use elysium_table::CommandError;

pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(me, rename))
        .routes(routes!(guest))
        .routes(routes!(register))
        .routes(routes!(login))
        .routes(routes!(logout))
        .routes(routes!(sessions))
        .routes(routes!(end_session))
        .routes(routes!(tokens, add_token))
        .routes(routes!(end_token))
        .routes(routes!(ticket))
}

/// Who is signed in, if anybody.
#[derive(Serialize, ToSchema)]
struct MaybeMe {
    me: Option<Me>,
}

/// Signs somebody in: a new session, and its cookie.
async fn signed_in(
    app: &AppState,
    caller: &Caller,
    user: User,
    jar: CookieJar,
) -> Result<(CookieJar, Json<Me>), ApiError> {
    let no = refused_in::<CommandError>(caller.lang);
    if let Some(old) = &caller.session {
        // A session does not outlive a change of who somebody is.
        app.hub.store.end_session_by_hash(old).await.map_err(|error| no(error.into()))?;
    }
    let secret = app.hub.begin_session(&user, &caller.agent).await.map_err(no)?;
    Ok((jar.add(cookie(app, secret)), Json(user.me())))
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = OK, body = MaybeMe)))]
async fn me(caller: Caller) -> Json<MaybeMe> {
    Json(MaybeMe { me: caller.user.as_ref().map(User::me) })
}

/// Take another name.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = NewGuest,
    responses((status = OK, body = Me), (status = "4XX", body = ErrorInfo)))]
async fn rename(
    State(app): State<AppState>,
    caller: Caller,
    Body(new): Body<NewGuest>,
) -> Result<Json<Me>, ApiError> {
    let user = app.hub.rename(caller.user()?, &new.name).await.map_err(refused_in(caller.lang))?;
    Ok(Json(user.me()))
}

/// Come in as a guest with just a name.
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = NewGuest,
    responses((status = OK, body = Me), (status = "4XX", body = ErrorInfo)))]
async fn guest(
    State(app): State<AppState>,
    caller: Caller,
    jar: CookieJar,
    Body(new): Body<NewGuest>,
) -> Result<(CookieJar, Json<Me>), ApiError> {
    let no = refused_in::<CommandError>(caller.lang);
    app.hub.limits.guest(caller.address.as_deref()).map_err(&no)?;
    let user = app.hub.add_guest(&new.name).await.map_err(&no)?;
    signed_in(&app, &caller, user, jar).await
}

/// Make the guest an account with a password.
#[utoipa::path(post, path = "/api/register", tag = "people", request_body = Credentials,
    responses((status = OK, body = Me), (status = "4XX", body = ErrorInfo)))]
async fn register(
    State(app): State<AppState>,
    caller: Caller,
    jar: CookieJar,
    Body(new): Body<Credentials>,
) -> Result<(CookieJar, Json<Me>), ApiError> {
    let no = refused_in::<CommandError>(caller.lang);
    app.hub.limits.sign_in(&new.name, caller.address.as_deref()).map_err(&no)?;
    let user = match &caller.user {
        Some(user) => user.clone(),
        None => app.hub.add_guest(&new.name).await.map_err(&no)?,
    };
    let user = app.hub.register(&user, new).await.map_err(&no)?;
    signed_in(&app, &caller, user, jar).await
}

/// Sign in.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials,
    responses((status = OK, body = Me), (status = "4XX", body = ErrorInfo)))]
async fn login(
    State(app): State<AppState>,
    caller: Caller,
    jar: CookieJar,
    Body(given): Body<Credentials>,
) -> Result<(CookieJar, Json<Me>), ApiError> {
    let no = refused_in::<CommandError>(caller.lang);
    app.hub.limits.sign_in(&given.name.to_lowercase(), caller.address.as_deref()).map_err(&no)?;
    let user = app.hub.sign_in(given).await.map_err(&no)?;
    signed_in(&app, &caller, user, jar).await
}

/// Sign out here.
#[utoipa::path(post, path = "/api/logout", tag = "people", responses((status = NO_CONTENT)))]
async fn logout(
    State(app): State<AppState>,
    caller: Caller,
    jar: CookieJar,
) -> Result<(StatusCode, CookieJar), ApiError> {
    if let Some(session) = &caller.session {
        let ended = app.hub.store.end_session_by_hash(session).await;
        ended.map_err(|error| ApiError::new(CommandError::from(error), caller.lang))?;
    }
    Ok((StatusCode::NO_CONTENT, jar.add(no_cookie(&app))))
}

/// Where am I signed in?
#[utoipa::path(get, path = "/api/sessions", tag = "people",
    responses((status = OK, body = [SessionInfo]), (status = "4XX", body = ErrorInfo)))]
async fn sessions(State(app): State<AppState>, caller: Caller) -> Result<Json<Vec<SessionInfo>>, ApiError> {
    let current = caller.session.as_deref().unwrap_or_default();
    let list = app.hub.store.sessions(&caller.user()?.id, current, crate::clock::now()).await;
    list.map(Json).map_err(|error| ApiError::new(CommandError::from(error), caller.lang))
}

/// Sign out somewhere else.
#[utoipa::path(delete, path = "/api/sessions/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorInfo)))]
async fn end_session(
    State(app): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let ended = app.hub.store.end_session(&caller.user()?.id, &id).await;
    there(ended, &caller)
}

/// My tokens for bots.
#[utoipa::path(get, path = "/api/tokens", tag = "people",
    responses((status = OK, body = [TokenInfo]), (status = "4XX", body = ErrorInfo)))]
async fn tokens(State(app): State<AppState>, caller: Caller) -> Result<Json<Vec<TokenInfo>>, ApiError> {
    let list = app.hub.store.tokens(&caller.user()?.id).await;
    list.map(Json).map_err(|error| ApiError::new(CommandError::from(error), caller.lang))
}

/// A new token for a bot. Its secret is shown only once.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = NewToken,
    responses((status = OK, body = TokenInfo), (status = "4XX", body = ErrorInfo)))]
async fn add_token(
    State(app): State<AppState>,
    caller: Caller,
    Body(new): Body<NewToken>,
) -> Result<Json<TokenInfo>, ApiError> {
    let token = app.hub.add_token(caller.user()?, &new.label).await;
    token.map(Json).map_err(refused_in(caller.lang))
}

/// Take a token out of use.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorInfo)))]
async fn end_token(
    State(app): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let ended = app.hub.store.end_token(&caller.user()?.id, &id).await;
    there(ended, &caller)
}

fn there(ended: crate::store::StoreResult<bool>, caller: &Caller) -> Result<StatusCode, ApiError> {
    match ended {
        Ok(true) => Ok(StatusCode::NO_CONTENT),
        Ok(false) => Err(ApiError::new(ErrorCode::NoSuchPage, caller.lang)),
        Err(error) => Err(ApiError::new(CommandError::from(error), caller.lang)),
    }
}

/// A ticket for a socket.
#[utoipa::path(post, path = "/api/ticket", tag = "people",
    responses((status = OK, body = Ticket), (status = "4XX", body = ErrorInfo)))]
async fn ticket(State(app): State<AppState>, caller: Caller) -> Result<Json<Ticket>, ApiError> {
    let ticket = app.hub.ticket(&caller.user()?.who()).map_err(refused_in(caller.lang))?;
    Ok(Json(Ticket { ticket }))
}
