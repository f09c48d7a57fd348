//! What is answered when a request cannot be done.

use epoka_core::{Catalogue, MatchError, Rule, matches::UndoStop, replay::ReplayError};
use epoka_games::{Lang, Refusal, Words};
use serde::Serialize;
use serde_json::{Value, json};

/// Codes of JSON-RPC and our own, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Code {
    /// The line is not JSON.
    Parse = -32700,
    /// It is not a request.
    Invalid = -32600,
    /// There is no such method.
    NoMethod = -32601,
    /// The parameters are not those of the method.
    Params = -32602,
    /// A mistake of ours.
    Internal = -32603,
    /// A rule refuses the action.
    Illegal = 1,
    /// There is no such match.
    UnknownMatch = 2,
    /// Somebody else decides.
    NotThisSeat = 3,
    /// Chance cannot answer like this, or not now.
    WrongOutcome = 4,
    /// The match has gone on.
    Stale = 5,
    /// The match has ended.
    Over = 6,
    /// The seat can take nothing back.
    NothingToUndo = 7,
    /// The options cannot be.
    BadSetup = 8,
    /// The position cannot be.
    BadPosition = 9,
    /// The replay does not hold.
    ReplayRefused = 10,
}

/// An error of a reply.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Error {
    /// Which kind.
    pub code: i32,
    /// For whoever reads the log.
    pub message: String,
    /// For the program that asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data: Option<Value>,
}

impl Error {
    /// An error without data.
    pub fn new(code: Code, message: impl Into<String>) -> Error {
        Error { code: code as i32, message: message.into(), data: None }
    }

    /// The same error with data.
    #[must_use]
    pub fn with(self, data: Value) -> Error {
        Error { data: Some(data), ..self }
    }

    /// Not a request.
    pub fn invalid(message: impl Into<String>) -> Error {
        Error::new(Code::Invalid, message)
    }

    /// Not the parameters of the method.
    pub fn params(message: impl Into<String>) -> Error {
        Error::new(Code::Params, message)
    }

    /// No such match.
    pub fn unknown_match(id: &str) -> Error {
        Error::new(Code::UnknownMatch, format!("there is no match `{id}`"))
    }

    /// A mistake of ours.
    pub fn internal(at: &str) -> Error {
        Error::new(Code::Internal, format!("a mistake of ours in {at}; nothing was changed"))
    }

    /// A replay that does not hold.
    pub fn replay_refused(error: &ReplayError) -> Error {
        Error::new(Code::ReplayRefused, error.to_string()).with(of_replay(error))
    }

    /// What a refusal is in the protocol, with texts in the caller's language.
    pub fn refused(refusal: &Refusal, catalogue: &Catalogue, lang: Lang) -> Error {
        let message = refusal.to_string();
        match refusal {
            Refusal::NotAnAction { .. }
            | Refusal::NoSeat { .. }
            | Refusal::NoSuchThing(_)
            | Refusal::NoSuchStep { .. } => Error::params(message),
            Refusal::Match(error) => of_match(error, message, catalogue, lang),
            Refusal::Setup(error) => Error::new(Code::BadSetup, message).with(json!({"why": error.0})),
            Refusal::Position(error) => Error::new(Code::BadPosition, message).with(json!({"why": error.0})),
            Refusal::Replay(error) => Error::replay_refused(error),
        }
    }
}

fn of_match(error: &MatchError, message: String, catalogue: &Catalogue, lang: Lang) -> Error {
    let cite = |rule: Rule| json!({"rule": rule.id(), "text": catalogue.entry(rule).text.get(lang.code())});
    match error {
        MatchError::Illegal { at, illegal } => {
            let mut data = cite(illegal.rule);
            data["at"] = json!(at);
            Error::new(Code::Illegal, message).with(data)
        }
        MatchError::NotThisSeat { rule, .. } => Error::new(Code::NotThisSeat, message).with(cite(*rule)),
        MatchError::ChainBroken { at, rule } => {
            let mut data = cite(*rule);
            data["at"] = json!(at);
            Error::new(Code::NotThisSeat, message).with(data)
        }
        MatchError::NoPiece { at } => Error::params(message).with(json!({"at": at})),
        MatchError::Over => Error::new(Code::Over, message),
        MatchError::Stale { now, .. } => Error::new(Code::Stale, message).with(json!({"step": now})),
        MatchError::Outcome(wrong) => Error::new(Code::WrongOutcome, message).with(json!({"why": wrong.to_string()})),
        MatchError::NothingToUndo(stop) => {
            let why = match stop {
                UndoStop::Beginning => "beginning",
                UndoStop::Chance => "chance",
                UndoStop::Revealed => "revealed",
                UndoStop::Foreign => "foreign",
            };
            let text = Words::general(lang).plain(&format!("undo-{why}"));
            Error::new(Code::NothingToUndo, message).with(json!({"why": why, "text": text}))
        }
    }
}

/// What is wrong with a replay: what in it, and where.
fn of_replay(error: &ReplayError) -> Value {
    let what = match error {
        ReplayError::Unreadable(_) | ReplayError::Format(_) => "format",
        ReplayError::Game(_) => "game",
        ReplayError::RulesVersion { .. } => "version",
        ReplayError::Data { .. } => "data",
        ReplayError::Setup(_) => "setup",
        ReplayError::Position(_) => "position",
        ReplayError::Dice => "dice",
        ReplayError::Step { rule, .. } => {
            return json!({"what": "step", "why": error.to_string(), "step": error.step(), "rule": rule});
        }
        ReplayError::Hash { .. } => "hash",
    };
    json!({"what": what, "why": error.to_string(), "step": Value::Null})
}
