//! Speaks to an Epoka server: [`Client`] calls its routes, [`Socket`] is its WebSocket, [`Known`] a table as one client knows
//! it, [`Watched`] a table that is followed whatever becomes of the connection.
//!
//! ```no_run
//! # async fn example() -> Result<(), epoka_client::Trouble> {
//! use serde_json::json;
//!
//! let mut ania = epoka_client::Client::new("http://127.0.0.1:8080");
//! ania.guest("Ania").await?;
//! let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
//! let opened = ania.open(&json!({"game": "stone-age", "seats": seats, "start": true})).await?;
//! let mut table = ania.watch(&opened.table).await?;
//! while let Some(action) = table.known().actions().first().cloned() {
//!     table.act(&[action["action"].clone()]).await?;
//!     table.next().await?;
//! }
//! # Ok(())
//! # }
//! ```

mod http;
mod known;
mod socket;
mod watched;

use serde_json::Value;

pub use crate::{
    http::{Answer, Client, Done, Me, Opened},
    known::{Known, Lost, apply, hash},
    socket::{Incoming, Socket},
    watched::Watched,
};

/// Why something could not be had from the server.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The server does not answer, or not any more.
    #[error("the server does not answer: {0}")]
    Gone(String),
    /// The server answers what this client does not understand.
    #[error("the server answers what cannot be understood: {0}")]
    Strange(String),
    /// The server refuses, and says why.
    #[error("{}", .0.text)]
    Refused(Refused),
}

impl Trouble {
    /// The word of a refusal.
    pub fn code(&self) -> Option<&str> {
        match self {
            Trouble::Refused(refused) => Some(&refused.code),
            Trouble::Gone(_) | Trouble::Strange(_) => None,
        }
    }
}

/// Why the server refuses.
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
pub struct Refused {
    /// A word for programs.
    pub code: String,
    /// A sentence for people.
    pub text: String,
    /// More about it.
    #[serde(default)]
    pub detail: Value,
}
