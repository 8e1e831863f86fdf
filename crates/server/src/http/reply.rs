//! Answers to requests: JSON, and refusals with the status that fits them.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use elysium_text::{Args, Lang};
use elysium_wire::{RefusalCode, Refused};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use elysium_table::Refusal;

/// A refusal and the language to say it in.
pub struct No(pub Refused);

impl No {
    pub fn new(refusal: impl Into<Refusal>, lang: Lang) -> No {
        No(refusal.into().told(lang, None))
    }
}

/// `refused_in(lang)`: turns refusals into answers.
pub fn refused_in<R: Into<Refusal>>(lang: Lang) -> impl Fn(R) -> No {
    move |refusal| No::new(refusal, lang)
}

/// The language that somebody asked for, or English.
pub fn language(wish: Option<&str>) -> Lang {
    wish.and_then(|wish| wish.parse().ok()).unwrap_or(Lang::En)
}

pub fn status(code: RefusalCode) -> StatusCode {
    match code {
        RefusalCode::SignIn | RefusalCode::WrongPassword | RefusalCode::BadTicket => StatusCode::UNAUTHORIZED,
        RefusalCode::ForeignOrigin
        | RefusalCode::NotYourSeat
        | RefusalCode::NotSeated
        | RefusalCode::NotHost
        | RefusalCode::NoSpectators
        | RefusalCode::NotOver => StatusCode::FORBIDDEN,
        RefusalCode::TooFast | RefusalCode::TooManySockets => StatusCode::TOO_MANY_REQUESTS,
        RefusalCode::Malformed
        | RefusalCode::BadName
        | RefusalCode::BadPassword
        | RefusalCode::BadSeed
        | RefusalCode::BadSetup
        | RefusalCode::BadOption
        | RefusalCode::NoSuchSeat
        | RefusalCode::NoSuchBot
        | RefusalCode::NoSuchDeck
        | RefusalCode::EmptyText
        | RefusalCode::TextTooLong => StatusCode::BAD_REQUEST,
        RefusalCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        RefusalCode::NoSuchPage | RefusalCode::NoSuchTable | RefusalCode::NoSuchGame => StatusCode::NOT_FOUND,
        RefusalCode::Broken | RefusalCode::Unreadable => StatusCode::INTERNAL_SERVER_ERROR,
        RefusalCode::ShuttingDown | RefusalCode::Frozen | RefusalCode::TimedOut => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        RefusalCode::NameTaken
        | RefusalCode::AlreadySeated
        | RefusalCode::SeatTaken
        | RefusalCode::SeatsFree
        | RefusalCode::NotStarted
        | RefusalCode::AlreadyStarted
        | RefusalCode::Over
        | RefusalCode::ReadOnly
        | RefusalCode::NotAsked
        | RefusalCode::AlreadyAnswered
        | RefusalCode::StoodIn
        | RefusalCode::Late
        | RefusalCode::Refused
        | RefusalCode::NotOffered
        | RefusalCode::NothingToTakeBack
        | RefusalCode::NoTakeBack
        | RefusalCode::NobodyAsks => StatusCode::CONFLICT,
    }
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        (status(self.0.code), Json(self.0)).into_response()
    }
}

/// A handler fell over: say so, without a word about how.
pub fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request ended in a panic");
    No::new(RefusalCode::Broken, Lang::En).into_response()
}

/// The language that a request asks for: `?lang=pl`, or what the browser likes best.
#[derive(Clone, Copy, Debug)]
pub struct Speaks(pub Lang);

#[derive(Deserialize)]
struct LangQuery {
    lang: Option<String>,
}

impl<S: Send + Sync> FromRequestParts<S> for Speaks {
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
        Ok(Speaks(language(wish.as_deref())))
    }
}

fn malformed(detail: String, lang: Lang) -> No {
    No::new(Refusal::with(RefusalCode::Malformed, Args::new().set("detail", detail)), lang)
}

/// What the path names; what is not understood is refused with the reason.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, No> {
        let Ok(Speaks(lang)) = Speaks::from_request_parts(parts, state).await;
        let path = axum::extract::Path::from_request_parts(parts, state).await;
        path.map(|path| Path(path.0)).map_err(|rejection| malformed(rejection.body_text(), lang))
    }
}

/// What stands after the question mark, likewise.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, No> {
        let Ok(Speaks(lang)) = Speaks::from_request_parts(parts, state).await;
        let query = axum::extract::Query::from_request_parts(parts, state).await;
        query.map(|query| Query(query.0)).map_err(|rejection| malformed(rejection.body_text(), lang))
    }
}

/// A JSON body; one that is not understood is refused with the reason.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = No;

    async fn from_request(request: Request, state: &S) -> Result<Self, No> {
        let (mut parts, body) = request.into_parts();
        let Ok(Speaks(lang)) = Speaks::from_request_parts(&mut parts, state).await;
        let body = Json::<T>::from_request(Request::from_parts(parts, body), state).await;
        body.map(|Json(body)| Body(body)).map_err(|rejection| match rejection {
            JsonRejection::BytesRejection(_) => No::new(RefusalCode::TooLarge, lang),
            other => malformed(other.body_text(), lang),
        })
    }
}
