//! `/healthz` and `/metrics`: how the server is doing, for those who run it.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;

use super::AppState;

pub fn routes() -> Router<AppState> {
    Router::new().route("/healthz", get(health)).route("/metrics", get(figures))
}

/// Storage answers and all tables are open.
async fn health(State(app): State<AppState>) -> (StatusCode, &'static str) {
    let stored = app.hub.store.healthy().await;
    if stored.is_ok() && app.hub.is_ready() {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    }
}

async fn figures(State(app): State<AppState>) -> String {
    app.metrics.render()
}
