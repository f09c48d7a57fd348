//! The command line. What its parts are for is said in `locales/*/epoka.ftl` (`cli-…`, `arg-…`).

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use epoka_bots::Policy;
use epoka_server::config::Limits;

use crate::setup::Choice;

#[derive(Debug, Parser)]
#[command(name = "epoka", version, disable_help_subcommand = true)]
pub struct Args {
    /// Read before anything else, as the language is, so that mistakes are told in JSON as well.
    #[arg(long, global = true)]
    pub json: bool,
    /// Read by [`crate::language::wanted`] before anything else, so that this help can use it.
    #[arg(long, global = true, value_name = "LANG", value_parser = ["en", "pl"])]
    pub lang: Option<String>,
    /// Whoever says none at a terminal is offered what there is.
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    Games,
    Rules {
        game: String,
        id: Option<String>,
    },
    #[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
    Cards {
        #[arg(required = true)]
        game: Option<String>,
        #[arg(long, value_name = "FILE")]
        cards: Vec<PathBuf>,
        #[command(subcommand)]
        command: Option<CardsCommand>,
    },
    Decks {
        #[command(subcommand)]
        command: DecksCommand,
    },
    Engine {
        #[arg(long, value_name = "FILE", requires = "game")]
        cards: Vec<PathBuf>,
        #[arg(long)]
        game: Option<String>,
    },
    Replay {
        #[command(subcommand)]
        command: ReplayCommand,
    },
    Bench {
        game: String,
        #[arg(long, value_name = "N")]
        players: Option<u8>,
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
        games: Option<u32>,
        #[arg(long, value_name = "S", default_value = "1")]
        seed: String,
        #[arg(long, value_name = "POLICY", default_value_t)]
        policy: Policy,
        #[arg(long, value_name = "KEY=VALUE")]
        setup: Vec<Choice>,
        #[arg(long, value_name = "FILE")]
        cards: Vec<PathBuf>,
    },
    Arena {
        game: String,
        #[arg(long, value_name = "BOT,BOT", required = true)]
        seats: Vec<String>,
        #[arg(id = "arena_decks", long = "decks", value_name = "DECK,DECK", conflicts_with = "record")]
        decks: Option<String>,
        #[arg(id = "matches", long = "games", value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
        games: u32,
        #[arg(long, value_name = "S", default_value = "1")]
        seed: String,
        #[arg(long, value_name = "KEY=VALUE")]
        setup: Vec<Choice>,
        #[arg(long, value_name = "N")]
        threads: Option<usize>,
        #[arg(long, value_name = "MS", default_value_t = 5000)]
        budget_ms: u64,
        #[arg(long, value_name = "DIR")]
        record: Option<PathBuf>,
        #[arg(long, value_name = "FILE")]
        cards: Vec<PathBuf>,
    },
    Play(Play),
    Serve {
        #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080")]
        addr: String,
        #[arg(
            id = "store",
            long = "data",
            value_name = "DIR",
            default_value = "epoka-data",
            conflicts_with = "database_url"
        )]
        data: PathBuf,
        #[arg(long, value_name = "URL")]
        database_url: Option<String>,
        #[arg(long)]
        behind_proxy: bool,
        #[arg(long)]
        secure: bool,
        #[arg(long)]
        private_webhooks: bool,
        #[arg(long, value_name = "URL", default_value = "mailto:nobody@localhost", value_parser = contact)]
        contact: String,
        #[arg(long, value_name = "NAME")]
        moderator: Vec<String>,
        #[arg(long)]
        open: bool,
        #[command(flatten)]
        limits: ServeLimits,
    },
    Tell {
        game: String,
        #[arg(long, value_name = "N")]
        players: Option<u8>,
        #[arg(long, value_name = "S", default_value = "1")]
        seed: String,
        #[arg(long, value_name = "FILE")]
        save: Option<PathBuf>,
        #[arg(long, value_name = "FILE")]
        cards: Vec<PathBuf>,
    },
    /// For packages alone.
    #[cfg(feature = "manual")]
    #[command(hide = true)]
    Manual {
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
}

/// Push services want an address that a person reads.
fn contact(text: &str) -> Result<String, String> {
    let mail = text.strip_prefix("mailto:").and_then(|address| address.split_once('@'));
    let is_mail = mail.is_some_and(|(name, host)| !name.is_empty() && !host.is_empty());
    let is_page = text.strip_prefix("https://").is_some_and(|page| !page.is_empty());
    if is_mail || is_page { Ok(text.into()) } else { Err("it is mailto:… or https://…".into()) }
}

#[derive(Debug, clap::Args)]
pub struct ServeLimits {
    #[arg(id = "limit_requests", long = "limit-requests", value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    pub requests: u32,
    #[arg(id = "limit_sign_ins", long = "limit-sign-ins", value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    pub sign_ins: u32,
    #[arg(id = "limit_messages", long = "limit-messages", value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    pub messages: u32,
    #[arg(id = "limit_tables", long = "limit-tables", value_name = "N", default_value_t = 100)]
    pub tables: usize,
}

impl ServeLimits {
    /// What the server is told: how much at once follows from how much in the long run.
    pub fn limits(&self) -> Limits {
        let with_burst = |rate: u32, times: u32| (rate, rate.saturating_mul(times));
        Limits {
            requests: with_burst(self.requests, 4),
            sign_ins: with_burst(self.sign_ins, 2),
            messages: with_burst(self.messages, 4),
            tables: self.tables,
            ..Limits::default()
        }
    }
}

#[derive(Debug, clap::Args)]
pub struct Play {
    pub game: Option<String>,
    #[arg(id = "sitters", long = "seats", value_name = "WHO,WHO")]
    pub seats: Option<String>,
    #[arg(long, value_name = "S")]
    pub seed: Option<String>,
    #[arg(long, value_name = "KEY=VALUE")]
    pub setup: Vec<Choice>,
    #[arg(long, value_name = "FILE", requires = "game")]
    pub cards: Vec<PathBuf>,
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["sitters", "seed", "setup"])]
    pub resume: bool,
    #[command(flatten)]
    pub join: Join,
}

/// A table at a server.
#[derive(Debug, clap::Args)]
pub struct Join {
    #[arg(id = "join", long = "join", value_name = "URL", conflicts_with_all = ["game", "sitters", "seed", "setup", "resume"])]
    pub url: Option<String>,
    #[arg(long, value_name = "NAME", requires = "join")]
    pub name: Option<String>,
}

#[derive(Debug, Subcommand)]
pub enum CardsCommand {
    Check {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long)]
        game: String,
    },
}

#[derive(Debug, Subcommand)]
pub enum DecksCommand {
    List {
        #[arg(long, value_name = "FILE")]
        cards: Vec<PathBuf>,
    },
    Show {
        deck: String,
        #[arg(long, value_name = "FILE")]
        cards: Vec<PathBuf>,
    },
    Check {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long, value_name = "FILE")]
        cards: Vec<PathBuf>,
    },
}

#[derive(Debug, Subcommand)]
pub enum ReplayCommand {
    Show {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long, value_name = "FILE")]
        cards: Vec<PathBuf>,
    },
    Verify {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long, value_name = "FILE")]
        cards: Vec<PathBuf>,
    },
}
