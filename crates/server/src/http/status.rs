//! `/healthz` and `/metrics`: how the house is doing, for those who run it.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;

use super::Desk;

pub fn routes() -> Router<Desk> {
    Router::new().route("/healthz", get(health)).route("/metrics", get(figures))
}

/// Storage answers and all tables are open.
async fn health(State(desk): State<Desk>) -> (StatusCode, &'static str) {
    let stored = desk.house.store.healthy().await;
    if stored.is_ok() && desk.house.is_awake() {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    }
}

async fn figures(State(desk): State<Desk>) -> String {
    desk.metrics.render()
}
