//! The store on both databases. All of it is one program, which compiles and links once.

mod sqlite;
mod story;
mod tls;
