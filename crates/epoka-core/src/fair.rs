//! Dice that nobody could choose: what a match's seed is made of when the table trusts nobody.
//!
//! The host of the match draws a secret and publishes its [commitment](Fair::commitment) before anybody sits down.
//! Every seat then adds a nonce of its own. The [seed](Fair::seed) follows from all of them, so neither the host alone nor the
//! seats alone decide it, and after the end everybody can check both. `docs/replay-format.md` says what that proves.

use serde::{Deserialize, Serialize};

use crate::data::hex;

/// What a seed was made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Fair {
    /// The host's secret: 32 random bytes in hexadecimal.
    pub secret: String,
    /// What the seats added, in their order.
    pub nonces: Vec<String>,
}

impl Fair {
    /// What is published before the seats add their nonces.
    ///
    /// ```
    /// # use epoka_core::fair::Fair;
    /// let dice = Fair { secret: "00ff".into(), nonces: vec!["red".into(), "blue".into()] };
    /// assert_eq!(dice.commitment(), Fair { nonces: vec![], ..dice.clone() }.commitment());
    /// assert_ne!(dice.seed(), Fair { nonces: vec!["red".into(), "blues".into()], ..dice.clone() }.seed());
    /// ```
    pub fn commitment(&self) -> String {
        hex(&blake3::derive_key("epoka dice commitment 1", self.secret.as_bytes()))
    }

    /// The seed of the match: 256 bits in hexadecimal.
    pub fn seed(&self) -> String {
        let mut hasher = blake3::Hasher::new_derive_key("epoka dice seed 1");
        for part in [&self.secret].into_iter().chain(&self.nonces) {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part.as_bytes());
        }
        hex(hasher.finalize().as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_and_its_length_count() {
        let seed = |secret: &str, nonces: &[&str]| {
            Fair { secret: secret.into(), nonces: nonces.iter().map(ToString::to_string).collect() }.seed()
        };
        let seeds = [
            seed("s", &["a", "b"]),
            seed("s", &["b", "a"]),
            seed("s", &["ab", ""]),
            seed("s", &["", "ab"]),
            seed("s", &["a"]),
            seed("sa", &["b"]),
        ];
        for (at, one) in seeds.iter().enumerate() {
            assert_eq!(one.len(), 64);
            assert!(seeds[at + 1..].iter().all(|other| other != one), "{seeds:?}");
        }
    }
}
