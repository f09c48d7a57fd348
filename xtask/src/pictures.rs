//! The pictures of the boards in README.md, taken anew.

use crate::{
    web,
    workspace::{self, Done},
};

/// Builds client and server and lets a browser take a picture of each board in the middle of a game.
pub fn run() -> Done {
    web::build()?;
    workspace::run(web::npm(&["run", "pictures"]).env("EPOKA", workspace::as_tested("epoka")?))
}
