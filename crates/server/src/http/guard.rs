//! Requests that other sites make people's browsers send are refused.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use elysium_text::Lang;
use elysium_wire::ErrorCode;

use super::reply::ApiError;
use super::{AppState, Listen};

/// Lets a request pass if it changes nothing, carries a token, or comes from our own page.
pub async fn origin(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    // A browser adds other kinds by itself, whoever makes it ask.
    let token =
        text(headers, header::AUTHORIZATION.as_str()).is_some_and(|token| token.starts_with("Bearer "));
    if known_host(headers, &app.listen) && (safe || token || from_here(headers, &app.listen)) {
        return next.run(request).await;
    }
    ApiError::new(ErrorCode::ForeignOrigin, Lang::En).into_response()
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name)?.to_str().ok()
}

/// A server that only listens on this machine is only asked for under this machine's names:
/// another site cannot point its own name at it.
fn known_host(headers: &HeaderMap, listen: &Listen) -> bool {
    if !listen.bound.ip().is_loopback() {
        return true;
    }
    let Some(host) = text(headers, "host") else { return true };
    let name =
        host.rsplit_once(':').map_or(host, |(name, port)| if port.ends_with(']') { host } else { name });
    matches!(name, "localhost" | "127.0.0.1" | "[::1]")
        || listen.public_url.as_deref().and_then(authority) == Some(host)
}

fn authority(url: &str) -> Option<&str> {
    url.split_once("://").map(|(_, rest)| rest.trim_end_matches('/'))
}

/// Does the browser say that the request comes from our own page?
pub fn from_here(headers: &HeaderMap, listen: &Listen) -> bool {
    if text(headers, "sec-fetch-site").is_some_and(|site| !matches!(site, "same-origin" | "none")) {
        return false;
    }
    match text(headers, "origin") {
        None => true,
        Some(origin) => {
            let public = listen.public_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin);
            public || (authority(origin).is_some() && authority(origin) == text(headers, "host"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listen(public_url: Option<&str>) -> Listen {
        let bound = "127.0.0.1:8080".parse().expect("an address");
        Listen { bound, public_url: public_url.map(str::to_owned), behind_proxy: false }
    }

    fn headers(list: &[(&'static str, &str)]) -> HeaderMap {
        list.iter()
            .map(|(name, value)| ((*name).parse().expect("a name"), value.parse().expect("a value")))
            .collect()
    }

    #[test]
    fn only_our_own_page_may_change_anything() {
        let here = listen(None);
        let host = ("host", "127.0.0.1:8080");
        assert!(from_here(&headers(&[host]), &here));
        assert!(from_here(&headers(&[host, ("origin", "http://127.0.0.1:8080")]), &here));
        for origin in
            ["http://evil.example", "null", "http://127.0.0.1:9090", "https://127.0.0.1:8080.evil.example"]
        {
            assert!(!from_here(&headers(&[host, ("origin", origin)]), &here), "{origin}");
        }
        for site in ["cross-site", "same-site"] {
            assert!(!from_here(&headers(&[host, ("sec-fetch-site", site)]), &here), "{site}");
        }
        let public = listen(Some("https://elysium.example/"));
        assert!(from_here(&headers(&[host, ("origin", "https://elysium.example")]), &public));
    }

    #[test]
    fn a_server_on_this_machine_has_this_machines_names() {
        let here = listen(None);
        for host in ["127.0.0.1:8080", "localhost:8080", "localhost", "[::1]:8080"] {
            assert!(known_host(&headers(&[("host", host)]), &here), "{host}");
        }
        for host in ["evil.example", "localhost.evil.example:8080"] {
            assert!(!known_host(&headers(&[("host", host)]), &here), "{host}");
        }
        assert!(known_host(
            &headers(&[("host", "elysium.example")]),
            &listen(Some("https://elysium.example"))
        ));
    }
}
