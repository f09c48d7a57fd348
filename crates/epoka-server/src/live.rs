//! Tables in use. Each has a task of its own that holds the match and does one thing after the other.
//!
//! Whoever wants something of a table sends it a [`Command`]; a table that is not in memory is loaded from the store
//! first. The task of a table writes every order to the store before anybody hears of it, so a server that dies forgets
//! nothing it has answered, and a write that fails leaves the table as the store has it.

pub mod changes;
pub mod clock;
pub mod finish;
pub mod load;
pub(crate) mod onwards;
pub mod orders;
pub mod plan;
pub mod questions;
pub mod standing;
pub mod table;
pub(crate) mod telling;
pub mod viewers;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use epoka_core::Seat;
use epoka_games::Lang;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

use crate::{
    app::App,
    error::{Code, Trouble},
    live::{orders::Order, questions::Question, viewers::Watcher},
};

/// How many commands may wait for a table.
const QUEUE: usize = 256;

/// Who wants something, as their session says.
#[derive(Clone, Debug, Default)]
pub struct Who {
    /// The account; none for somebody who has not signed in.
    pub account: Option<String>,
    /// The language they read.
    pub lang: Lang,
    /// Whether they have shown the table's invitation.
    pub invited: bool,
}

/// What can be wanted of a table.
pub enum Command {
    /// Something that changes the table. Answers the number of its entry in the log.
    Do(Who, Order, oneshot::Sender<Result<Done, Trouble>>),
    /// Something that changes nothing.
    Ask(Who, Question, oneshot::Sender<Result<Value, Trouble>>),
    /// Somebody looks on from now on; with a number, they have seen everything up to it.
    Watch(Who, Watcher, Option<i64>, oneshot::Sender<Result<(), Trouble>>),
    /// Somebody looks away.
    Unwatch(u64),
    /// A bot has thought.
    Advice(table::Advised),
    /// The store has changed beside the log: a seat was taken, the match has begun.
    Refresh,
    /// The match has just begun: whoever has to decide is told.
    Begun,
    /// Another server has changed the table in the store.
    News,
    /// The server stops.
    Stop(oneshot::Sender<()>),
}

/// What became of an order.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
pub struct Done {
    /// The number of its entry in the table's log: events up to it are what everybody has seen.
    pub number: i64,
    /// How many decisions and outcomes there have been.
    pub step: usize,
}

/// All tables in use.
#[derive(Default)]
pub struct Tables {
    live: Mutex<HashMap<String, mpsc::Sender<Command>>>,
}

impl Tables {
    /// Sends a command to a table, which is loaded if it is not in use.
    pub async fn send(&self, app: &App, id: &str, command: Command) -> Result<(), Trouble> {
        let mut command = command;
        // A table may go to sleep just now: the second try wakes it.
        for _ in 0..3 {
            let table = self.find(app, id);
            match table.send(command).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => command = back,
            }
            self.forget(id, &table);
        }
        Err(Trouble::new(Code::NotWritten))
    }

    /// Sends a command only to a table in use.
    pub async fn tell(&self, id: &str, command: Command) {
        let table = self.locked().get(id).cloned();
        if let Some(table) = table {
            // A table that has just gone to sleep will read it from the store.
            let _ = table.send(command).await;
        }
    }

    /// Sends a command to every table in use.
    pub async fn tell_all(&self, command: impl Fn() -> Command) {
        let all: Vec<_> = self.locked().values().cloned().collect();
        for table in all {
            // A table that has just gone to sleep will read it from the store.
            let _ = table.send(command()).await;
        }
    }

    /// Carries out an order at a table.
    pub async fn order(&self, app: &App, id: &str, who: Who, order: Order) -> Result<Done, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.send(app, id, Command::Do(who, order, reply)).await?;
        answer.await.unwrap_or(Err(Trouble::new(Code::NotWritten)))
    }

    /// Asks a table something.
    pub async fn ask(&self, app: &App, id: &str, who: Who, question: Question) -> Result<Value, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.send(app, id, Command::Ask(who, question, reply)).await?;
        answer.await.unwrap_or(Err(Trouble::new(Code::NotWritten)))
    }

    /// Wakes a table that must be looked after.
    pub fn wake(&self, app: &App, id: &str) {
        drop(self.find(app, id));
    }

    /// How many tables are in use.
    pub fn count(&self) -> usize {
        self.locked().len()
    }

    /// Lets every table finish what it is doing and go to sleep.
    pub async fn stop(&self) {
        let all: Vec<_> = self.locked().drain().map(|(_, table)| table).collect();
        for table in all {
            let (done, stopped) = oneshot::channel();
            if table.send(Command::Stop(done)).await.is_ok() {
                // A task that is gone has nothing left to do.
                let _ = stopped.await;
            }
        }
    }

    fn find(&self, app: &App, id: &str) -> mpsc::Sender<Command> {
        let mut live = self.locked();
        if let Some(table) = live.get(id) {
            return table.clone();
        }
        let (sender, receiver) = mpsc::channel(QUEUE);
        live.insert(id.into(), sender.clone());
        tokio::spawn(table::run(Weak::clone(&app.weak()), id.into(), sender.clone(), receiver));
        sender
    }

    /// Forgets a table that has gone to sleep, unless it is already awake again.
    pub(crate) fn forget(&self, id: &str, asleep: &mpsc::Sender<Command>) {
        let mut live = self.locked();
        if live.get(id).is_some_and(|table| table.same_channel(asleep)) {
            live.remove(id);
        }
    }

    fn locked(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The seat with this number, if a table can have it.
pub(crate) fn seat(number: u8) -> Result<Seat, Trouble> {
    Seat::new(number).ok_or_else(|| Trouble::new(Code::NoSeat))
}

/// The server, if it is still there.
pub(crate) type AppRef = Weak<crate::app::Inner>;

/// Text that many sockets send without copying it.
pub type Text = axum::extract::ws::Utf8Bytes;

/// A match that is being played.
pub(crate) type Played = Box<dyn epoka_games::AnyMatch>;

/// The game of a table.
pub(crate) type AnyGame = Arc<dyn epoka_games::AnyGame>;
