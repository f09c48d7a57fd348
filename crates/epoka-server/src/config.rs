//! How a server is run.

use std::time::Duration;

use crate::notify;

/// How a server is run; the defaults are for a small public server behind a proxy that speaks TLS.
#[derive(Clone, Debug)]
pub struct Config {
    /// Whether browsers reach it by HTTPS, so that cookies may insist on it.
    pub secure: bool,
    /// Whether a proxy in front says who is calling (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// How fast one address may call.
    pub limits: Limits,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// How long the server waits before it answers in a player's place: always as long, whatever it answers.
    pub automatic_delay: Duration,
    /// How long a table that nobody watches stays in memory.
    pub idle: Duration,
    /// How often tables are looked for that must be looked after.
    pub sweep: Duration,
    /// How long the bots of a table belong to a server that died; the others wait that long before they take over.
    pub lease: Duration,
    /// How hard passwords are to guess from the database.
    pub passwords: Passwords,
    /// How players are told that it is their turn.
    pub notify: notify::Config,
    /// Who may read what players report: names of accounts with a password.
    pub moderators: Vec<String>,
    /// The files of the browser client by name; without them a page says how to build it.
    pub client: &'static [(&'static str, &'static [u8])],
}

/// What one address may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second, and how many at once.
    pub requests: (u32, u32),
    /// Attempts to sign in a minute, and how many at once.
    pub sign_ins: (u32, u32),
    /// Messages a second on one socket, and how many at once.
    pub messages: (u32, u32),
    /// The largest request or message in bytes; replays may be larger.
    pub body_bytes: usize,
    /// The largest replay in bytes.
    pub replay_bytes: usize,
    /// How many tables somebody may have open or running.
    pub tables: usize,
}

/// The cost of a password hash (Argon2id).
#[derive(Clone, Copy, Debug)]
pub struct Passwords {
    /// Memory in KiB.
    pub memory_kib: u32,
    /// Passes.
    pub passes: u32,
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            secure: false,
            behind_proxy: false,
            limits: Limits::default(),
            thinkers: (cores / 2).max(1),
            automatic_delay: Duration::from_millis(700),
            idle: Duration::from_mins(5),
            sweep: Duration::from_secs(5),
            lease: Duration::from_secs(5),
            passwords: Passwords { memory_kib: 19_456, passes: 2 },
            notify: notify::Config::default(),
            moderators: Vec::new(),
            client: &[],
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: (50, 200),
            sign_ins: (10, 20),
            messages: (30, 120),
            body_bytes: 64 * 1024,
            replay_bytes: 4 * 1024 * 1024,
            tables: 100,
        }
    }
}
