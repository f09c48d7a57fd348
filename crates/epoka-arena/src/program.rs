//! A program as a player: JSON-RPC 2.0 over its standard input and output, one line each way.
//!
//! The program is asked `hello`, then for every match `start`, any number of `choose` and `end`. It is given its own view,
//! its own actions and the events as it may know them, and nothing else. No answer in time, an answer that is not an
//! index into the actions or a dead process is a [`Fault`], and forfeits the match.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::Duration,
};

use epoka_core::{Seat, Standing, Viewer};
use epoka_games::{AnyMatch, Voice};
use serde::Deserialize;
use serde_json::{Value, json};

/// How long a program may take to start, to greet and to say goodbye.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest answer that is read.
const LONGEST_LINE: u64 = 1 << 20;

/// Why a program forfeits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It does not start.
    #[error("cannot start: {0}")]
    Start(String),
    /// It has ended or closed its output.
    #[error("ended in the middle of a match")]
    Dead,
    /// It did not answer in time.
    #[error("no answer to `{method}` within {limit:?}")]
    Late {
        /// What it was asked.
        method: &'static str,
        /// How long it had.
        limit: Duration,
    },
    /// Its answer is not one.
    #[error("bad answer to `{method}`: {why}")]
    Bad {
        /// What it was asked.
        method: &'static str,
        /// What is wrong.
        why: String,
    },
}

/// A running program.
pub struct Program {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    asked: u64,
    /// How long it may think about a decision.
    budget: Duration,
    /// The first step whose events it has not been told.
    told: usize,
}

/// The part of an answer that matters.
#[derive(Deserialize)]
struct Answer {
    id: Option<u64>,
    result: Option<Value>,
    error: Option<Value>,
}

impl Program {
    /// Starts a program and greets it.
    pub fn start(words: &[String], budget: Duration) -> Result<Program, Fault> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| Fault::Start(error.to_string()))?;
        let input = child.stdin.take();
        let output = child.stdout.take().expect("its output was asked for");
        let (say, lines) = mpsc::channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            let mut line = Vec::new();
            // A line too long to be an answer comes in pieces, none of which is one.
            while std::io::Read::take(&mut output, LONGEST_LINE).read_until(b'\n', &mut line).is_ok_and(|read| read > 0)
            {
                if say.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    break;
                }
                line.clear();
            }
        });
        let mut program = Program { child, input, lines, asked: 0, budget, told: 0 };
        let greeting = json!({"protocol": 1, "epoka": env!("CARGO_PKG_VERSION")});
        match program.ask("hello", &greeting, PATIENCE) {
            Ok(_) => Ok(program),
            Err(Fault::Dead) => Err(Fault::Start("it ends without an answer to `hello`".into())),
            Err(fault) => Err(fault),
        }
    }

    /// Tells it that a match begins.
    pub fn begin(&mut self, game: &str, setup: &Value, seat: Seat, players: u8) -> Result<(), Fault> {
        self.told = 0;
        let params = json!({"game": game, "setup": setup, "seat": seat, "players": players});
        self.ask("start", &params, PATIENCE).map(|_| ())
    }

    /// Asks for a decision: an action its seat may play.
    pub fn choose(&mut self, played: &dyn AnyMatch, seat: Seat, voice: &Voice) -> Result<Value, Fault> {
        let viewer = Viewer::Seat(seat);
        let mut offers = played.actions(seat, voice);
        let params = json!({
            "turn": played.turn(viewer),
            "view": played.view(viewer),
            "actions": offers,
            "events": played.told(self.told, viewer, voice),
            "budget-ms": self.budget.as_millis() as u64,
        });
        self.told = played.step();
        let answer = self.ask("choose", &params, self.budget)?;
        let count = offers.len();
        let index = answer.as_u64().and_then(|index| usize::try_from(index).ok()).filter(|&index| index < count);
        let why = || format!("{answer} is not an index below {count}");
        let index = index.ok_or_else(|| Fault::Bad { method: "choose", why: why() })?;
        Ok(offers.swap_remove(index).action)
    }

    /// Tells it how the match ended.
    pub fn end(&mut self, standings: &[Standing]) -> Result<(), Fault> {
        self.ask("end", &json!({"standings": standings}), PATIENCE).map(|_| ())
    }

    fn ask(&mut self, method: &'static str, params: &Value, limit: Duration) -> Result<Value, Fault> {
        self.asked += 1;
        let request = json!({"jsonrpc": "2.0", "id": self.asked, "method": method, "params": params});
        let input = self.input.as_mut().ok_or(Fault::Dead)?;
        writeln!(input, "{request}").and_then(|()| input.flush()).map_err(|_| Fault::Dead)?;
        let line = self.lines.recv_timeout(limit).map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::Late { method, limit },
            RecvTimeoutError::Disconnected => Fault::Dead,
        })?;
        let bad = |why: String| Fault::Bad { method, why };
        let answer: Answer = serde_json::from_str(&line).map_err(|error| bad(error.to_string()))?;
        if answer.id != Some(self.asked) {
            return Err(bad(format!("its id is not {}", self.asked)));
        }
        match (answer.result, answer.error) {
            (Some(result), None) => Ok(result),
            (_, Some(error)) => Err(bad(error.to_string())),
            // `null` is an answer wherever nothing is asked for.
            (None, None) => Ok(Value::Null),
        }
    }
}

impl Drop for Program {
    /// The end of its input tells it to go; whoever stays is made to.
    fn drop(&mut self) {
        self.input = None;
        for _ in 0..20 {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
