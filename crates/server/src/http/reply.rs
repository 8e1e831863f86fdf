//! Answers to requests: JSON, and refusals with the status that fits them.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use elysium_text::{Args, Lang};
use elysium_wire::{ErrorCode, ErrorInfo};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use elysium_table::CommandError;

/// A refusal and the language to say it in.
pub struct ApiError(pub ErrorInfo);

impl ApiError {
    pub fn new(refusal: impl Into<CommandError>, lang: Lang) -> ApiError {
        ApiError(refusal.into().in_words(lang, None))
    }
}

/// `refused_in(lang)`: turns refusals into answers.
pub fn refused_in<R: Into<CommandError>>(lang: Lang) -> impl Fn(R) -> ApiError {
    move |refusal| ApiError::new(refusal, lang)
}

/// The language that somebody asked for, or English.
pub fn language(wish: Option<&str>) -> Lang {
    wish.and_then(|wish| wish.parse().ok()).unwrap_or(Lang::En)
}

pub fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::SignIn | ErrorCode::WrongPassword | ErrorCode::BadTicket => StatusCode::UNAUTHORIZED,
        ErrorCode::ForeignOrigin
        | ErrorCode::NotYourSeat
        | ErrorCode::NotSeated
        | ErrorCode::NotHost
        | ErrorCode::NoSpectators
        | ErrorCode::NotOver => StatusCode::FORBIDDEN,
        ErrorCode::TooFast | ErrorCode::TooManySockets => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::Malformed
        | ErrorCode::BadName
        | ErrorCode::BadPassword
        | ErrorCode::BadSeed
        | ErrorCode::BadSetup
        | ErrorCode::BadOption
        | ErrorCode::BadStop
        | ErrorCode::NoSuchSeat
        | ErrorCode::NoSuchBot
        | ErrorCode::NoSuchDeck
        | ErrorCode::EmptyText
        | ErrorCode::TextTooLong => StatusCode::BAD_REQUEST,
        ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::NoSuchPage | ErrorCode::NoSuchTable | ErrorCode::NoSuchGame | ErrorCode::NoSuchLesson => {
            StatusCode::NOT_FOUND
        }
        ErrorCode::Broken | ErrorCode::Unreadable => StatusCode::INTERNAL_SERVER_ERROR,
        ErrorCode::ShuttingDown | ErrorCode::Frozen | ErrorCode::TimedOut => StatusCode::SERVICE_UNAVAILABLE,
        ErrorCode::NameTaken
        | ErrorCode::AlreadySeated
        | ErrorCode::SeatTaken
        | ErrorCode::SeatsFree
        | ErrorCode::NotStarted
        | ErrorCode::AlreadyStarted
        | ErrorCode::Over
        | ErrorCode::ReadOnly
        | ErrorCode::NotAsked
        | ErrorCode::AlreadyAnswered
        | ErrorCode::BotSubstituted
        | ErrorCode::Late
        | ErrorCode::Refused
        | ErrorCode::NotOffered
        | ErrorCode::TooFar
        | ErrorCode::NothingToTakeBack
        | ErrorCode::NoTakeBack
        | ErrorCode::NobodyAsks
        | ErrorCode::NoHints => StatusCode::CONFLICT,
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (status(self.0.code), Json(self.0)).into_response()
    }
}

/// A handler fell over: say so, without a word about how.
pub fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request panicked");
    ApiError::new(ErrorCode::Broken, Lang::En).into_response()
}

/// The language that a request asks for: `?lang=pl`, or what the browser likes best.
#[derive(Clone, Copy, Debug)]
pub struct Language(pub Lang);

#[derive(Deserialize)]
struct LangQuery {
    lang: Option<String>,
}

impl<S: Send + Sync> FromRequestParts<S> for Language {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let query = axum::extract::Query::<LangQuery>::try_from_uri(&parts.uri).ok();
        let query = query.and_then(|query| query.0.lang);
        let wish = query.or_else(|| {
            let header = parts.headers.get(axum::http::header::ACCEPT_LANGUAGE)?.to_str().ok()?;
            header.split(',').find_map(|one| {
                let code = one.trim().get(..2)?.to_lowercase();
                code.parse::<Lang>().ok().map(|lang| lang.code().to_owned())
            })
        });
        Ok(Language(language(wish.as_deref())))
    }
}

fn malformed(detail: String, lang: Lang) -> ApiError {
    ApiError::new(CommandError::with(ErrorCode::Malformed, Args::new().set("detail", detail)), lang)
}

/// What the path names; what is not understood is refused with the reason.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Ok(Language(lang)) = Language::from_request_parts(parts, state).await;
        let path = axum::extract::Path::from_request_parts(parts, state).await;
        path.map(|path| Path(path.0)).map_err(|rejection| malformed(rejection.body_text(), lang))
    }
}

/// What stands after the question mark, likewise.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Ok(Language(lang)) = Language::from_request_parts(parts, state).await;
        let query = axum::extract::Query::from_request_parts(parts, state).await;
        query.map(|query| Query(query.0)).map_err(|rejection| malformed(rejection.body_text(), lang))
    }
}

/// A JSON body; one that is not understood is refused with the reason.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let (mut parts, body) = request.into_parts();
        let Ok(Language(lang)) = Language::from_request_parts(&mut parts, state).await;
        let body = Json::<T>::from_request(Request::from_parts(parts, body), state).await;
        body.map(|Json(body)| Body(body)).map_err(|rejection| match rejection {
            JsonRejection::BytesRejection(_) => ApiError::new(ErrorCode::TooLarge, lang),
            other => malformed(other.body_text(), lang),
        })
    }
}
