//! Ids, tokens and secrets: all from the operating system.

use std::time::{SystemTime, UNIX_EPOCH};

use epoka_core::data::hex;

/// Random bytes.
///
/// # Panics
/// If the operating system has none: nothing may be done without.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

/// An id of a table, an account and the like: short enough for a link, too long to guess.
pub fn id() -> String {
    hex(&bytes::<10>())
}

/// 256 bits: a session's token, a table's secret.
pub fn secret() -> String {
    hex(&bytes::<32>())
}

/// What the store keeps of a token: whoever reads the database cannot use it.
pub fn hashed(token: &str) -> String {
    hex(&blake3::derive_key("epoka session 1", token.as_bytes()))
}

/// Now, in milliseconds since 1970.
pub fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
