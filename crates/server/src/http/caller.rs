//! Who calls: a person with a session in a cookie, a bot with a token, or nobody yet.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, USER_AGENT};
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use elysium_text::Lang;
use elysium_wire::ErrorCode;

use super::AppState;
use super::reply::{ApiError, Language, refused_in};
use crate::accounts::SESSION;
use crate::secret;
use crate::store::User;
use elysium_table::CommandError;

pub struct Caller {
    pub user: Option<User>,
    /// The hash of the session's secret, if a cookie brought it.
    pub session: Option<String>,
    pub lang: Lang,
    /// Where from, unless it is the host's own machine.
    pub address: Option<String>,
    pub agent: String,
}

impl Caller {
    /// The person, or a refusal that asks who they are.
    pub fn user(&self) -> Result<&User, ApiError> {
        self.user.as_ref().ok_or_else(|| ApiError::new(ErrorCode::SignIn, self.lang))
    }
}

impl FromRequestParts<AppState> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, ApiError> {
        let Ok(Language(lang)) = Language::from_request_parts(parts, app).await;
        let refuse = refused_in::<CommandError>(lang);
        let text = |name| parts.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let agent = text(USER_AGENT).to_owned();
        let address = address(parts, app);
        let mut caller = Caller { user: None, session: None, lang, address, agent };
        if let Some(token) = text(AUTHORIZATION).strip_prefix("Bearer ") {
            let user = app.hub.store.user_of_token(&secret::hash(token)).await;
            caller.user = user.map_err(|error| refuse(error.into()))?;
            // A wrong token is an error, not a stranger.
            caller.user()?;
            return Ok(caller);
        }
        let jar = CookieJar::from_headers(&parts.headers);
        if let Some(cookie) = jar.get(cookie_name(app)) {
            let hash = secret::hash(cookie.value());
            caller.user = app.hub.user_of_session(&hash).await.map_err(&refuse)?;
            caller.session = Some(hash);
        }
        Ok(caller)
    }
}

/// Limits by address do not count the host's own machine, unless it is a proxy that forwards for others.
fn address(parts: &Parts, app: &AppState) -> Option<String> {
    let forwarded = || {
        let header = parts.headers.get("x-forwarded-for")?.to_str().ok()?;
        Some(header.rsplit(',').next()?.trim().to_owned())
    };
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>()?.0.ip();
    match forwarded().filter(|_| app.listen.behind_proxy) {
        Some(address) => Some(address),
        None if peer.is_loopback() => None,
        None => Some(peer.to_string()),
    }
}

fn cookie_name(app: &AppState) -> &'static str {
    if app.listen.secure() { "__Host-elysium" } else { "elysium" }
}

/// The cookie of a session: for this host alone, out of reach of scripts.
pub fn cookie(app: &AppState, secret: String) -> Cookie<'static> {
    Cookie::build((cookie_name(app), secret))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.listen.secure())
        .max_age(time::Duration::milliseconds(SESSION))
        .build()
}

/// The cookie that takes it away.
pub fn no_cookie(app: &AppState) -> Cookie<'static> {
    let mut cookie = cookie(app, String::new());
    cookie.make_removal();
    cookie
}
