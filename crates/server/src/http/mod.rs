//! The interface: pages, JSON, sockets.

mod account;
mod caller;
mod catalog;
mod doc;
mod guard;
mod lessons;
mod page;
mod replay;
mod reply;
mod socket;
mod status;
mod tables;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::HeaderValue;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::middleware::from_fn_with_state;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa_axum::router::OpenApiRouter;

use crate::hub::Hub;

pub use page::{Asset, Assets};

/// Bodies of requests are small.
const BODY: usize = 64 * 1024;

/// No script, style or picture from anywhere but here, and none written into a page.
const CONTENT: &str =
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Everything that a request may need.
#[derive(Clone)]
pub struct AppState {
    pub hub: Arc<Hub>,
    pub assets: Assets,
    pub listen: Arc<Listen>,
    pub metrics: metrics_exporter_prometheus::PrometheusHandle,
}

/// How the server is reached.
#[derive(Clone, Debug)]
pub struct Listen {
    /// Where it listens.
    pub bound: SocketAddr,
    /// What people type, if it is not that: `https://elysium.example`.
    pub public_url: Option<String>,
    /// A proxy stands in front and says who calls.
    pub behind_proxy: bool,
}

impl Listen {
    /// Are people on the way here protected by TLS?
    pub fn secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// All paths of the hub.
pub fn app(app: AppState) -> Router {
    let (api, document) = OpenApiRouter::with_openapi(doc::about())
        .merge(account::routes())
        .merge(catalog::routes())
        .merge(tables::routes())
        .merge(lessons::routes())
        .merge(replay::routes())
        .split_for_parts();
    let secure = app.listen.secure();
    let header =
        |name, value: &'static str| SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value));
    let app = Router::new()
        .merge(api)
        .merge(socket::routes())
        .merge(status::routes())
        .merge(doc::routes(document))
        .fallback(page::serve)
        .layer(from_fn_with_state(app.clone(), guard::origin))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CatchPanicLayer::custom(reply::panicked))
        .layer(CompressionLayer::new())
        .layer(header(CONTENT_SECURITY_POLICY, CONTENT))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(X_FRAME_OPTIONS, "DENY"))
        .layer(header(REFERRER_POLICY, "same-origin"))
        .with_state(app);
    if secure { app.layer(header(STRICT_TRANSPORT_SECURITY, "max-age=31536000")) } else { app }
}
