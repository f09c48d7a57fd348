//! The engine protocol: JSON-RPC 2.0, one request and one reply a line.
//!
//! [`Engine::answer`] answers a line, [`serve()`] a stream of them. `docs/engine-protocol.md` is the
//! specification for whoever writes the other side.
//!
//! ```
//! let mut engine = epoka_protocol::Engine::default();
//! let reply = engine.answer(r#"{"jsonrpc":"2.0","id":1,"method":"state","params":{"match":"7"}}"#);
//! assert_eq!(reply.unwrap(), r#"{"jsonrpc":"2.0","id":1,"error":{"code":2,"message":"there is no match `7`"}}"#);
//! ```

pub mod engine;
pub mod error;
pub mod message;
pub mod params;
pub mod serve;

mod methods;

pub use crate::{
    engine::Engine,
    error::Error,
    methods::{PROTOCOL, describe},
    serve::serve,
};
