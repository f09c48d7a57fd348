//! Spoils replays: loading one must work or be refused, and what was loaded must play on like any match.

use std::process::ExitCode;

use clap::Parser;
use epoka_fuzz::{Bounds, Failure, Mutator, Session, Tries, run};
use serde_json::{Value, json};

/// How many spoiled copies of a replay a round loads.
const COPIES: usize = 100;
/// How far a match is played on.
const STEPS: u32 = 40;

fn main() -> ExitCode {
    run(&Bounds::parse(), round)
}

fn round(session: &mut Session, mutator: &mut Mutator, tries: &mut Tries) -> Result<(), Failure> {
    let id = session.begin(mutator.random(), 300)?;
    let replay = session.get("save", &json!({"match": id}))?;
    let view = session.get("state", &json!({"match": id, "viewer": "referee"}))?["view"].take();
    mutator.learn(&replay);
    mutator.learn(&view);
    for _ in 0..COPIES {
        let mut copy = replay.clone();
        if mutator.random().below(3) == 0 {
            copy["position"] = view.clone();
            copy["steps"] = json!([]);
        }
        for _ in 0..=mutator.random().below(2) {
            spoil_part(mutator, &mut copy);
        }
        if let Some(loaded) = load(session, copy, tries)? {
            play_on(session, mutator, &loaded)?;
        }
    }
    Ok(())
}

/// Spoils the position, the steps or anything; most often only a little.
fn spoil_part(mutator: &mut Mutator, replay: &mut Value) {
    let part = ["position", "steps", ""][mutator.random().below(3) as usize];
    let part = if replay.get(part).is_some() { &mut replay[part] } else { replay };
    if mutator.random().below(3) == 0 {
        mutator.spoil(part);
    } else {
        mutator.nudge(part);
    }
}

/// Loads a replay and answers the match. If nothing but the last hash is wrong, that is mended.
fn load(session: &mut Session, mut replay: Value, tries: &mut Tries) -> Result<Option<String>, Failure> {
    for _ in 0..2 {
        let loaded = session.call("load", &json!({"replay": replay}))?;
        tries.count(loaded.as_ref().err());
        match loaded {
            Ok(loaded) => return Ok(loaded["match"].as_str().map(str::to_owned)),
            Err(error) if error["data"]["what"] == "hash" => {
                let here = error["data"]["why"].as_str().and_then(|why| why.split(' ').next_back());
                replay["hash"] = json!(here);
            }
            Err(_) => return Ok(None),
        }
    }
    Err(Failure("a replay is refused for a hash the engine named".into()))
}

/// Plays on and saves; what was saved must load, and lead to the same.
fn play_on(session: &mut Session, mutator: &mut Mutator, id: &str) -> Result<(), Failure> {
    session.play(id, mutator.random(), STEPS)?;
    let saved = session.get("save", &json!({"match": id}))?;
    let again = session.get("load", &json!({"replay": saved}))?;
    let again = again["match"].as_str().unwrap_or_default();
    if session.turn(id)? != session.turn(again)? {
        return Err(Failure("a saved match loads as another".into()));
    }
    session.get("close", &json!({"match": again}))?;
    session.get("close", &json!({"match": id}))?;
    Ok(())
}
