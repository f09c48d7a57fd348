//! Who is calling: a cookie with a token of 256 bits, of which the store keeps a hash.

use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version, password_hash::phc::PasswordHash};
use axum::{
    extract::{FromRequestParts, OptionalFromRequestParts},
    http::{HeaderMap, HeaderValue, header, request::Parts},
};
use epoka_store::Account;

use crate::{
    app::App,
    config::Passwords,
    error::{Code, Trouble},
    live::Who,
    random::{self, now_ms},
    words::wanted,
};

/// How long a session lasts.
pub const LASTS_MS: i64 = 365 * 24 * 3_600_000;

/// Who is signed in.
#[derive(Clone, Debug)]
pub struct Person(pub Account);

impl FromRequestParts<App> for Person {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Person, Trouble> {
        find(app, &parts.headers).await?.map(Person).ok_or_else(|| Trouble::new(Code::SignIn))
    }
}

impl OptionalFromRequestParts<App> for Person {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Person>, Trouble> {
        Ok(find(app, &parts.headers).await?.map(Person))
    }
}

/// Whoever calls, signed in or not, in the language they read.
#[derive(Clone, Debug)]
pub struct Caller(pub Who);

impl FromRequestParts<App> for Caller {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Trouble> {
        let account = find(app, &parts.headers).await?.map(|account| account.id);
        Ok(Caller(Who { account, lang: wanted(&parts.headers), invited: false }))
    }
}

async fn find(app: &App, headers: &HeaderMap) -> Result<Option<Account>, Trouble> {
    match token(headers) {
        Some(token) => Ok(app.store.session(&random::hashed(token), now_ms()).await?),
        None => Ok(None),
    }
}

/// The token in the cookie.
pub fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| matches!(*name, "epoka" | "__Host-epoka")).map(|(_, token)| token)
}

/// Opens a session and answers the cookie for it.
pub async fn open(app: &App, account: &str) -> Result<HeaderValue, Trouble> {
    let token = random::secret();
    app.store.open_session(&random::hashed(&token), account, now_ms() + LASTS_MS).await?;
    Ok(cookie(app, &token, LASTS_MS / 1000))
}

/// A cookie no script can read and no other site can use.
pub fn cookie(app: &App, token: &str, seconds: i64) -> HeaderValue {
    let (name, secure) = if app.config.secure { ("__Host-epoka", "; Secure") } else { ("epoka", "") };
    let cookie = format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&cookie).expect("a token is hexadecimal")
}

fn hasher(cost: Passwords) -> Argon2<'static> {
    let params = Params::new(cost.memory_kib, cost.passes, 1, None).expect("the cost of passwords is sound");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// The hash of a password, with a salt of its own.
pub fn hash(password: &str, cost: Passwords) -> String {
    hasher(cost).hash_password(password.as_bytes()).expect("any password can be hashed").to_string()
}

/// Hashes a password off the async threads.
pub async fn hash_password(app: &App, password: String) -> Result<String, Trouble> {
    let mistake = || Trouble::new(Code::Mistake);
    let _room = app.hashers.acquire().await.map_err(|_| mistake())?;
    let cost = app.config.passwords;
    tokio::task::spawn_blocking(move || hash(&password, cost)).await.map_err(|_| mistake())
}

/// Whether a password is the one of a hash. It takes as long when there is no hash.
pub async fn verify(app: &App, password: String, kept: Option<String>) -> Result<bool, Trouble> {
    let mistake = || Trouble::new(Code::Mistake);
    let _room = app.hashers.acquire().await.map_err(|_| mistake())?;
    let exists = kept.is_some();
    let kept = kept.unwrap_or_else(|| app.nobody.clone());
    let matches = tokio::task::spawn_blocking(move || {
        PasswordHash::new(&kept).is_ok_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok())
    });
    Ok(matches.await.map_err(|_| mistake())? && exists)
}
