//! The page itself: files that the program carries with it.

use std::borrow::Cow;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use elysium_wire::ErrorCode;

use super::AppState;
use super::reply::{ApiError, Language};

/// A file of the page.
pub struct Asset {
    pub bytes: Cow<'static, [u8]>,
    pub kind: String,
    /// A fingerprint of its bytes.
    pub tag: String,
}

/// Finds a file of the page by its path, without a slash at the front.
pub type Assets = Arc<dyn Fn(&str) -> Option<Asset> + Send + Sync>;

/// Files by name; every path without a dot is the page, which finds its own way. Under `/api`
/// there is nothing but the interface.
pub async fn serve(State(app): State<AppState>, Language(lang): Language, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    let interface = path == "api" || path.starts_with("api/");
    if interface || !matches!(*request.method(), Method::GET | Method::HEAD) {
        return ApiError::new(ErrorCode::NoSuchPage, lang).into_response();
    }
    let last = path.rsplit('/').next().unwrap_or_default();
    let path = if last.contains('.') { path } else { "index.html" };
    let Some(asset) = (app.assets)(path) else {
        return ApiError::new(ErrorCode::NoSuchPage, lang).into_response();
    };
    let tag = format!("\"{}\"", asset.tag);
    // Names of built files change with their content.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response =
        if request.headers().get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            asset.bytes.into_response()
        };
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    for (name, value) in [(CONTENT_TYPE, asset.kind), (ETAG, tag)] {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    }
    response
}
