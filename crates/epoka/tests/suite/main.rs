//! The program as people and other programs call it. All of it is one program, which compiles and links once.

mod cli;
#[path = "../../../epoka-server/tests/suite/common/mod.rs"]
mod common;
mod contract;
mod join;
mod serve;
