//! Opens an address in the browser of whoever sits at this machine.

use std::{
    env,
    os::unix::process::CommandExt,
    process::{Command, Stdio},
    thread,
};

/// The program of the system that knows which browser is meant.
const OPENER: &str = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };

/// Opens an address. Where there is no screen or no browser nothing happens: the address was printed as well.
pub fn open(url: &str) {
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let has_screen = cfg!(target_os = "macos") || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
    if !has_screen {
        return;
    }
    let mut opener = Command::new(OPENER);
    opener.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // A group of its own: Ctrl-C ends the server and leaves the browser alone.
    let opener = opener.process_group(0).spawn();
    if let Ok(mut opener) = opener {
        // It ends before the server does; somebody has to notice.
        thread::spawn(move || opener.wait());
    }
}
