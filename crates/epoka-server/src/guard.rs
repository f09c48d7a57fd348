//! What stands between the internet and the tables: limits, time-outs, headers, and no orders from other sites.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    num::NonZeroU32,
    time::Duration,
};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::{
    app::App,
    config::Config,
    error::{Code, Trouble},
};

/// What a page may load: from here, and nothing else.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                      connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Who calls too fast.
pub struct Guard {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    sign_ins: DefaultKeyedRateLimiter<IpAddr>,
}

impl Guard {
    pub(crate) fn new(config: &Config) -> Guard {
        let minute = |(rate, burst): (u32, u32)| {
            let rate = Quota::per_minute(NonZeroU32::new(rate).unwrap_or(NonZeroU32::MIN));
            rate.allow_burst(NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN))
        };
        Guard {
            requests: RateLimiter::keyed(per_second(config.limits.requests)),
            sign_ins: RateLimiter::keyed(minute(config.limits.sign_ins)),
        }
    }

    /// Forgets addresses that have been quiet.
    pub fn forget_quiet(&self) {
        self.requests.retain_recent();
        self.sign_ins.retain_recent();
    }
}

/// So many a second, and so many at once.
pub fn per_second((rate, burst): (u32, u32)) -> Quota {
    let rate = Quota::per_second(NonZeroU32::new(rate).unwrap_or(NonZeroU32::MIN));
    rate.allow_burst(NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN))
}

/// Refuses who calls too fast.
pub async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let address = address(&app, &request);
    let path = request.uri().path();
    let signs_in = match *request.method() {
        Method::POST => matches!(path, "/api/session" | "/api/accounts" | "/api/guests"),
        // Whoever finds a browser open must not guess there either.
        Method::PUT => path == "/api/me/password",
        _ => false,
    };
    let slow_enough =
        app.guard.requests.check_key(&address).is_ok() && (!signs_in || app.guard.sign_ins.check_key(&address).is_ok());
    app.metrics.requests.add();
    if slow_enough {
        return next.run(request).await;
    }
    app.metrics.too_fast.add();
    let mut refused = Trouble::new(Code::TooFast).into_response();
    refused.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    refused
}

/// Whence a request comes.
fn address(app: &App, request: &Request) -> IpAddr {
    let told = request.headers().get("x-forwarded-for").filter(|_| app.config.behind_proxy);
    // The proxy in front of us appends the address it sees; whatever comes before is hearsay.
    let told = told.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    let peer = || request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    told.or_else(peer).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

/// Refuses orders that a page of another site sends in a player's name.
pub async fn same_site(request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key(header::UPGRADE);
    if (!reads || socket) && is_foreign(request.headers()) {
        return Trouble::new(Code::CrossSite).into_response();
    }
    next.run(request).await
}

/// Whether a browser says that another site is behind a request. Programs that are no browsers say nothing.
fn is_foreign(headers: &HeaderMap) -> bool {
    let text = |name: header::HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("unreadable"));
    if let Some(site) = headers.get("sec-fetch-site") {
        return !matches!(site.as_bytes(), b"same-origin" | b"none");
    }
    match text(header::ORIGIN) {
        None => false,
        Some(origin) => origin.split_once("://").map(|(_, host)| host) != text(header::HOST),
    }
}

/// Adds what browsers need to be careful.
pub async fn careful(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: &'static str, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    set("content-security-policy", POLICY);
    set("x-content-type-options", "nosniff");
    set("referrer-policy", "same-origin");
    set("cross-origin-opener-policy", "same-origin");
    set("cross-origin-resource-policy", "same-origin");
    set("permissions-policy", "camera=(), geolocation=(), microphone=()");
    if is_api {
        set("cache-control", "no-store");
    }
    response
}

/// How long a request may take.
pub const PATIENCE: Duration = Duration::from_secs(30);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_of_another_site_is_told_apart() {
        let foreign = |pairs: &[(&'static str, &'static str)]| {
            let mut headers = HeaderMap::new();
            for (name, value) in pairs {
                headers.insert(*name, HeaderValue::from_static(value));
            }
            is_foreign(&headers)
        };
        assert!(!foreign(&[("host", "epoka.example")]), "no browser");
        assert!(!foreign(&[("host", "epoka.example"), ("origin", "https://epoka.example")]));
        assert!(!foreign(&[("sec-fetch-site", "same-origin")]));
        assert!(foreign(&[("host", "epoka.example"), ("origin", "https://evil.example")]));
        assert!(foreign(&[("host", "epoka.example"), ("origin", "null")]));
        assert!(foreign(&[("host", "epoka.example"), ("origin", "https://epoka.example.evil")]));
        assert!(foreign(&[("sec-fetch-site", "cross-site"), ("host", "a"), ("origin", "https://a")]));
        assert!(foreign(&[("sec-fetch-site", "same-site")]));
    }
}
