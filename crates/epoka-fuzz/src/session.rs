//! A talk with an engine in which every reply is checked.

use std::{
    panic::{self, AssertUnwindSafe, catch_unwind},
    sync::atomic::{AtomicUsize, Ordering},
};

use epoka_core::Random;
use epoka_protocol::Engine;
use serde_json::{Value, json};

/// The code of an error that is the engine's own fault.
const INTERNAL: i64 = -32603;

/// How often something panicked, whoever caught it.
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// Counts panics from now on, and still shows them.
pub fn count_panics() {
    let show = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        show(info);
    }));
}

/// What the engine did wrong.
#[derive(Debug)]
pub struct Failure(pub String);

/// An engine, and every line it was sent.
pub struct Session {
    engine: Engine,
    /// What was sent: fed to `epoka engine`, it does the same again.
    pub sent: Vec<String>,
}

impl Session {
    /// A session with an engine that was asked nothing yet.
    pub fn new() -> Session {
        Session { engine: Engine::default(), sent: Vec::new() }
    }

    /// Sends a line and checks the reply, if there is one.
    pub fn send(&mut self, line: &str) -> Result<Option<Value>, Failure> {
        self.sent.push(line.to_owned());
        let before = PANICS.load(Ordering::Relaxed);
        let reply = catch_unwind(AssertUnwindSafe(|| self.engine.answer(line))).ok().flatten();
        if PANICS.load(Ordering::Relaxed) > before {
            return Err(Failure("the engine panicked".into()));
        }
        let request: Result<Value, _> = serde_json::from_str(line);
        match (request, reply) {
            (Ok(request), Some(reply)) => check_reply(Some(&request), &reply).map(Some),
            (Err(_), Some(reply)) => check_reply(None, &reply).map(Some),
            (Ok(Value::Object(fields)), None) if fields.contains_key("id") => {
                Err(Failure("a request got no reply".into()))
            }
            (Err(_), None) if !line.trim().is_empty() => Err(Failure("a line that is not JSON got no reply".into())),
            (_, None) => Ok(None),
        }
    }

    /// Calls a method; the answer is its result or the error of the reply.
    pub fn call(&mut self, method: &str, params: &Value) -> Result<Result<Value, Value>, Failure> {
        let request = json!({"jsonrpc": "2.0", "id": self.sent.len(), "method": method, "params": params});
        let reply = self.send(&request.to_string())?;
        let mut reply = reply.ok_or_else(|| Failure("a call got no reply".into()))?;
        Ok(match reply.get_mut("result") {
            Some(result) => Ok(result.take()),
            None => Err(reply["error"].take()),
        })
    }

    /// Calls a method that cannot fail.
    pub fn get(&mut self, method: &str, params: &Value) -> Result<Value, Failure> {
        self.call(method, params)?.map_err(|error| Failure(format!("{method} {params} is refused: {error}")))
    }

    /// Begins a match of a random game, size and kind of chance, and plays some way into it.
    pub fn begin(&mut self, random: &mut Random, most_steps: u32) -> Result<String, Failure> {
        let games = self.get("games", &json!({}))?;
        let games = games.as_array().filter(|games| !games.is_empty());
        let game = random.choose(games.ok_or_else(|| Failure("there are no games".into()))?).expect("there is one");
        let bound = |at: usize| game["players"][at].as_u64().unwrap_or(2) as u32;
        let players = bound(0) + random.below(bound(1) - bound(0) + 1);
        let chance = if random.below(2) == 0 { "auto" } else { "manual" };
        let seed = random.bits().to_string();
        let params = json!({"game": game["game"], "players": players, "seed": seed, "chance": chance});
        let id = self.get("new", &params)?["match"].as_str().unwrap_or_default().to_owned();
        let steps = random.below(most_steps + 1);
        self.play(&id, random, steps)?;
        Ok(id)
    }

    /// Plays a number of random legal steps, or to the end. What is listed must be accepted.
    pub fn play(&mut self, id: &str, random: &mut Random, steps: u32) -> Result<(), Failure> {
        for _ in 0..steps {
            let turn = self.turn(id)?;
            match turn["wait"].as_str() {
                Some("decision") => {
                    let Some(action) = self.action(id, &turn, random)? else { return Ok(()) };
                    self.get("act", &action)?;
                }
                Some("chance") => {
                    self.get("chance", &json!({"match": id, "outcome": "auto"}))?;
                }
                _ => return Ok(()),
            }
        }
        Ok(())
    }

    /// What a match waits for, as the referee knows it.
    pub fn turn(&mut self, id: &str) -> Result<Value, Failure> {
        Ok(self.get("state", &json!({"match": id, "viewer": "referee"}))?["turn"].take())
    }

    /// The parameters of a random legal `act` that does not concede.
    pub fn action(&mut self, id: &str, turn: &Value, random: &mut Random) -> Result<Option<Value>, Failure> {
        let seats = turn["seats"].as_array().cloned().unwrap_or_default();
        let Some(seat) = random.choose(&seats) else { return Ok(None) };
        let offers = self.get("actions", &json!({"match": id, "seat": seat}))?;
        let offers: Vec<&Value> =
            offers.as_array().into_iter().flatten().filter(|offer| offer["class"] != "concede").collect();
        let Some(offer) = random.choose(&offers) else {
            return Err(Failure(format!("seat {seat} of match {id} owes a decision and has nothing to choose")));
        };
        Ok(Some(json!({"match": id, "seat": seat, "action": offer["action"]})))
    }
}

impl Default for Session {
    fn default() -> Session {
        Session::new()
    }
}

/// A reply must be JSON-RPC, carry the request's id, and not be about a mistake of the engine.
fn check_reply(request: Option<&Value>, line: &str) -> Result<Value, Failure> {
    let wrong = |what: &str| Err(Failure(format!("{what}: {line}")));
    let Ok(reply) = serde_json::from_str::<Value>(line) else { return wrong("the reply is not JSON") };
    if line.contains('\n') {
        return wrong("the reply is more than a line");
    }
    if let Value::Array(replies) = &reply {
        return match request {
            Some(Value::Array(_)) if !replies.is_empty() => Ok(reply),
            _ => wrong("a reply to many answers one"),
        };
    }
    let error = &reply["error"];
    let is_error = error["code"].is_i64() && error["message"].is_string();
    if reply["jsonrpc"] != "2.0" || reply.get("id").is_none() || (reply.get("result").is_some() == is_error) {
        return wrong("the reply is not JSON-RPC");
    }
    if error["code"] == INTERNAL {
        return wrong("the engine made a mistake");
    }
    let id = request.and_then(|request| request.get("id")).filter(|id| id.is_string() || id.is_number());
    match id {
        Some(id) if reply["id"] != *id => wrong("the reply has another id"),
        Some(_) | None => Ok(reply),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_is_refused_for_what_is_wrong_with_it() {
        let request = json!({"jsonrpc": "2.0", "id": 7, "method": "hello"});
        let why = |line: &str| check_reply(Some(&request), line).map_err(|Failure(why)| why);
        assert!(why(r#"{"jsonrpc":"2.0","id":7,"result":null}"#).is_ok());
        assert!(why(r#"{"jsonrpc":"2.0","id":7,"error":{"code":2,"message":"…"}}"#).is_ok());
        for (line, expected) in [
            ("{", "the reply is not JSON"),
            (r#"[{"jsonrpc":"2.0","id":7,"result":null}]"#, "a reply to many answers one"),
            (r#"{"jsonrpc":"2.0","id":7}"#, "the reply is not JSON-RPC"),
            (r#"{"id":7,"result":null}"#, "the reply is not JSON-RPC"),
            (r#"{"jsonrpc":"2.0","id":8,"result":null}"#, "the reply has another id"),
            (r#"{"jsonrpc":"2.0","id":7,"error":{"code":-32603,"message":"…"}}"#, "the engine made a mistake"),
        ] {
            assert!(why(line).unwrap_err().starts_with(expected), "{line}");
        }
    }
}
