//! The load generator of `cargo xtask bench server`: a real server on loopback, moves durable before they are seen.
//!
//! In one run, on one disk: what the disk can commit, what the server does when everybody plays as fast as they can, how long
//! a move takes at a steady pace, the same while bots think, and how much memory idle sockets take.

mod crowd;
mod disk;
mod latency;
mod process;

use std::{path::PathBuf, time::Duration};

use clap::Parser;

use crate::{
    crowd::Crowd,
    latency::Latencies,
    process::{Server, own_busy},
};

/// How everything can fail here: the bench says why and stops.
pub type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

#[derive(Parser)]
#[command(about = "Measures an Epoka server on loopback")]
struct Arguments {
    /// The program `epoka`
    #[arg(long)]
    epoka: PathBuf,
    /// An empty folder on the disk to be measured
    #[arg(long)]
    folder: PathBuf,
    /// A PostgreSQL database to be used instead of SQLite
    #[arg(long)]
    database_url: Option<String>,
    /// The game
    #[arg(long, default_value = "stone-age")]
    game: String,
    /// How many tables of four
    #[arg(long, default_value_t = 250)]
    tables: usize,
    /// How long each part is measured
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Moves a second in the steady parts
    #[arg(long, default_value_t = 1000)]
    pace: u32,
    /// How many tables of bots think
    #[arg(long, default_value_t = 8)]
    thinking: usize,
    /// How many sockets do nothing
    #[arg(long, default_value_t = 5000)]
    idle: usize,
}

#[tokio::main]
async fn main() -> Fallible<()> {
    let arguments = Arguments::parse();
    let time = Duration::from_secs(arguments.seconds);
    std::fs::create_dir_all(&arguments.folder)?;
    let limit = disk::measure(&arguments.folder.join("limit"), arguments.tables, time / 3).await?;
    println!("the disk: {:.0} commits/s one by one, {:.0} moves/s committed in groups", limit.alone, limit.grouped);

    let server = Server::start(&arguments.epoka, &arguments.folder.join("server"), arguments.database_url.as_deref())?;
    let mut crowd = Crowd::gather(&server.base, &arguments.game, arguments.tables).await?;
    println!("{} sockets at {} tables of four, {}", crowd.sockets(), arguments.tables, arguments.game);
    let before = (server.busy()?, own_busy()?);
    let fast = crowd.play(time, None).await?;
    let each =
        |now: Duration, before: Duration| now.saturating_sub(before).as_micros() as f64 / fast.count().max(1) as f64;
    let (busy, own) = (each(server.busy()?, before.0), each(own_busy()?, before.1));
    let rate = fast.count() as f64 / time.as_secs_f64();
    println!("as fast as they can: {rate:.0} moves/s ({:.1} per commit alone), {fast}", rate / limit.alone);
    println!("for every move: {busy:.0} µs of a processor in the server, {own:.0} µs in the load generator");
    let calm = crowd.play(time, Some(arguments.pace)).await?;
    println!("at {} moves/s: {:.0} moves/s, {calm}", arguments.pace, calm.count() as f64 / time.as_secs_f64());
    crowd.let_bots_think(arguments.thinking).await?;
    let disturbed = crowd.play(time, Some(arguments.pace)).await?;
    let more = relative(&disturbed, &calm);
    println!("the same while bots think at {} tables: {disturbed}, p99 {more:+.0} %", arguments.thinking);
    drop(crowd);
    drop(server);

    let server = Server::start(&arguments.epoka, &arguments.folder.join("idle"), None)?;
    let crowd = Crowd::gather(&server.base, &arguments.game, 50).await?;
    let before = server.memory_mb()?;
    let idle = crowd.idle(arguments.idle).await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    println!(
        "memory: {before:.0} MB with {} sockets, {:.0} MB with {} more",
        crowd.sockets(),
        server.memory_mb()?,
        idle.len()
    );
    Ok(())
}

/// How much longer the slowest moves take, in per cent.
fn relative(now: &Latencies, before: &Latencies) -> f64 {
    (now.quantile(0.99).as_secs_f64() / before.quantile(0.99).as_secs_f64().max(1e-9) - 1.0) * 100.0
}
