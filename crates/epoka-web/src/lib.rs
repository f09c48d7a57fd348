//! The browser client, as `web/` is built: files that become part of the program.
//!
//! They are a crate of their own, so that a new client asks for no more than this crate and the program to be compiled.

/// The files by name, such as `index.html`; none if the client was not built.
pub const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/client.rs"));
