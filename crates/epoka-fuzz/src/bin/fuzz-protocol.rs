//! Spoils requests to the engine: it must answer each by JSON-RPC, and change no match it was not asked
//! to change.

use std::{collections::BTreeMap, process::ExitCode};

use clap::Parser;
use epoka_fuzz::{Bounds, Failure, Mutator, Session, Tries, run};
use serde_json::{Value, json};

/// How many lines a round spoils.
const LINES: usize = 300;
/// How many matches are open at most.
const MATCHES: usize = 6;

fn main() -> ExitCode {
    run(&Bounds::parse(), round)
}

fn round(session: &mut Session, mutator: &mut Mutator, tries: &mut Tries) -> Result<(), Failure> {
    let mut marks = Marks::default();
    for most_steps in [0, 60, 600] {
        let id = session.begin(mutator.random(), most_steps)?;
        marks.remember(session, id)?;
    }
    for _ in 0..LINES {
        let request = request(session, mutator, &marks)?;
        let line = spoiled(mutator, &request);
        let reply = session.send(&line)?;
        if let Some(reply) = &reply {
            mutator.learn(reply);
            tries.count(reply.get("error"));
        }
        marks.compare(session, &line, reply.as_ref())?;
    }
    Ok(())
}

/// A valid request to one of the matches, or about a new one.
fn request(session: &mut Session, mutator: &mut Mutator, marks: &Marks) -> Result<Value, Failure> {
    let ids: Vec<&String> = marks.0.keys().collect();
    let Some(&id) = mutator.random().choose(&ids) else {
        return Ok(json!({"jsonrpc": "2.0", "id": 0, "method": "games", "params": {}}));
    };
    let turn = session.turn(id)?;
    let seat = turn["seats"].get(0).cloned().unwrap_or(json!(0));
    let step = turn["step"].as_u64().unwrap_or_default() as u32;
    let of_match = json!({"match": id});
    let of_seat = json!({"match": id, "seat": seat});
    let action = session.action(id, &turn, mutator.random())?;
    let action = action.unwrap_or_else(|| json!({"match": id, "seat": seat, "action": null}));
    let seed = mutator.random().bits().to_string();
    let (method, params) = match mutator.random().below(23) {
        0..=6 => ("act", action),
        7 | 8 => ("chance", json!({"match": id, "outcome": "auto", "until": "decision"})),
        9 => ("why", action),
        10 => ("preview", action),
        11 => ("undo", json!({"match": id, "seat": seat, "whole-turn": mutator.random().below(2) == 0})),
        12 => ("imagine", json!({"match": id, "seat": seat, "seed": seed})),
        13 => ("fork", json!({"match": id, "step": mutator.random().below(step + 1)})),
        14 => ("bot", json!({"match": id, "seat": seat, "level": "random", "seed": seed})),
        15 => ("events", json!({"match": id, "since": mutator.random().below(step + 1), "lang": "pl"})),
        16 => ("actions", of_seat),
        17 => ("state", of_match),
        18 => ("save", of_match),
        19 => ("load", json!({"replay": session.get("save", &of_match)?})),
        20 => {
            let replay = session.get("save", &of_match)?;
            let state = session.get("state", &json!({"match": id, "viewer": "referee"}))?["view"].take();
            let params = json!({"game": replay["game"], "setup": replay["setup"], "state": state, "seed": seed});
            ("position", params)
        }
        21 => ("basket", json!({"match": id, "seat": seat, "actions": [action["action"]]})),
        _ => ("close", of_match),
    };
    Ok(json!({"jsonrpc": "2.0", "id": step, "method": method, "params": params}))
}

/// The request as it is, spoiled as a tree, or as a line.
fn spoiled(mutator: &mut Mutator, request: &Value) -> String {
    let mut request = request.clone();
    match mutator.random().below(8) {
        0 | 1 => request.to_string(),
        2..=5 => {
            for _ in 0..=mutator.random().below(3) {
                if mutator.random().below(2) == 0 {
                    mutator.spoil(&mut request["params"]);
                } else {
                    mutator.nudge(&mut request["params"]);
                }
            }
            request.to_string()
        }
        6 => {
            mutator.spoil(&mut request);
            request.to_string()
        }
        _ => mutator.scratch(&request.to_string()),
    }
}

/// Step and hash of every open match, as the referee knows them.
#[derive(Default)]
struct Marks(BTreeMap<String, (Value, Value)>);

impl Marks {
    fn remember(&mut self, session: &mut Session, id: String) -> Result<(), Failure> {
        let turn = session.turn(&id)?;
        self.0.insert(id, (turn["step"].clone(), turn["hash"].clone()));
        Ok(())
    }

    /// Compares all matches with what is remembered of them; only those the line names may differ, and
    /// they only if it was carried out.
    fn compare(&mut self, session: &mut Session, line: &str, reply: Option<&Value>) -> Result<(), Failure> {
        let request: Value = serde_json::from_str(line).unwrap_or_default();
        let refused = reply.is_some_and(|reply| reply.get("error").is_some());
        for id in self.0.keys().cloned().collect::<Vec<_>>() {
            let may_change = !refused && names(&request, &id);
            let state = session.call("state", &json!({"match": id, "viewer": "referee"}))?;
            let now = state.ok().map(|state| (state["turn"]["step"].clone(), state["turn"]["hash"].clone()));
            if now.as_ref() != self.0.get(&id) && !may_change {
                return Err(Failure(format!("match {id} changed: {line}")));
            }
            match now {
                Some(mark) => drop(self.0.insert(id, mark)),
                None => drop(self.0.remove(&id)),
            }
        }
        let new = reply.and_then(|reply| reply["result"]["match"].as_str());
        if let Some(new) = new.filter(|new| !self.0.contains_key(*new)) {
            self.remember(session, new.to_owned())?;
        }
        while self.0.len() > MATCHES {
            let (first, _) = self.0.pop_first().expect("there are several");
            session.get("close", &json!({"match": first}))?;
        }
        Ok(())
    }
}

/// Whether a request, or one of a batch, is about this match.
fn names(request: &Value, id: &str) -> bool {
    match request {
        Value::Array(batch) => batch.iter().any(|request| names(request, id)),
        _ => request["params"]["match"] == id,
    }
}
