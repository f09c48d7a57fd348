//! The table online: people and bots, wherever they are, at tables whose every move is on disk before anybody sees it.
//!
//! Start with [`live`]: one task per table that is in use holds its match, takes orders one after the other, writes each to
//! the [store](epoka_store) and only then tells the viewers, each what they may see. [`routes`] is the HTTP API and
//! [`socket`] the WebSocket; both are thin. There are no rules of games in here, and no seat is ever taken from a message: it
//! follows from the [session].

pub mod app;
pub mod client;
pub mod config;
pub mod error;
pub mod guard;
pub mod live;
pub mod metrics;
pub mod notify;
pub mod options;
pub mod random;
pub mod routes;
pub mod serve;
pub mod session;
pub mod socket;
pub mod thinkers;
pub mod words;

pub use crate::{app::App, config::Config, serve::serve};
