//! Where bots think: on a thread of their own, so that the screen stays alive.

use std::{
    sync::mpsc::{self, Receiver, TryRecvError},
    thread,
    time::{Duration, Instant},
};

use epoka_core::Seat;
use epoka_games::{AnyMatch, Refusal, bot::Level};
use serde_json::Value;

/// A question to a bot.
pub struct Job {
    /// The match, apart from the one that is played.
    pub played: Box<dyn AnyMatch>,
    /// In whose place.
    pub seat: Seat,
    /// How well.
    pub level: Level,
    /// What its luck comes from.
    pub seed: String,
}

impl Job {
    fn think(&self) -> Answer {
        self.played.advise(self.seat, self.level, &self.seed).map(|advice| advice.action)
    }
}

/// What a bot would do.
pub type Answer = Result<Value, Refusal>;

/// Somebody who thinks about one job at a time. A new job or [`Mind::forget`] makes the last one void.
pub trait Mind {
    /// Begins to think.
    fn ask(&mut self, job: Job);
    /// What came out, once it has; `Err(())` if the thinking broke off.
    fn answer(&mut self) -> Option<Result<Answer, Broken>>;
    /// Nobody waits for the answer any more.
    fn forget(&mut self);
}

/// The thinking broke off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken;

/// Thinks on a thread.
pub struct Worker {
    pending: Option<Receiver<Answer>>,
    asked: Instant,
    pace: Duration,
}

impl Worker {
    /// A worker that never answers sooner than this, so that people can follow.
    pub fn new(pace: Duration) -> Worker {
        Worker { pending: None, asked: Instant::now(), pace }
    }
}

impl Mind for Worker {
    fn ask(&mut self, job: Job) {
        let (sender, receiver) = mpsc::channel();
        self.pending = Some(receiver);
        self.asked = Instant::now();
        // Nobody may wait for the answer any more: then it goes nowhere.
        thread::spawn(move || sender.send(job.think()));
    }

    fn answer(&mut self) -> Option<Result<Answer, Broken>> {
        if self.asked.elapsed() < self.pace {
            return None;
        }
        let answer = match self.pending.as_ref()?.try_recv() {
            Ok(answer) => Ok(answer),
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => Err(Broken),
        };
        self.pending = None;
        Some(answer)
    }

    fn forget(&mut self) {
        self.pending = None;
    }
}

/// Thinks at once, for tests.
#[derive(Default)]
pub struct AtOnce {
    job: Option<Job>,
}

impl Mind for AtOnce {
    fn ask(&mut self, job: Job) {
        self.job = Some(job);
    }

    fn answer(&mut self) -> Option<Result<Answer, Broken>> {
        self.job.take().map(|job| Ok(job.think()))
    }

    fn forget(&mut self) {
        self.job = None;
    }
}
