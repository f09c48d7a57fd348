//! The envelope of JSON-RPC 2.0.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::error::Error;

/// The version every message names.
const VERSION: &str = "2.0";

/// A request, or a notification if it has no id.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// What the reply is to carry; `None` if no reply is wanted.
    pub id: Option<Value>,
    /// What is asked for, or why that cannot be read.
    pub call: Result<Call, Error>,
}

/// A method and its parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// What to do.
    pub method: String,
    /// With what; an empty object if nothing was given.
    pub params: Value,
}

impl Request {
    /// Reads a request. One that cannot be read gets a reply even without an id.
    pub fn read(message: Value) -> Request {
        let Value::Object(mut fields) = message else {
            return Request::unreadable(Value::Null, Error::invalid("a request is an object"));
        };
        let id = fields.shift_remove("id");
        if let Some(Value::Bool(_) | Value::Array(_) | Value::Object(_)) = id {
            return Request::unreadable(Value::Null, Error::invalid("an id is a string or a number"));
        }
        match Call::read(fields) {
            Ok(call) => Request { id, call: Ok(call) },
            Err(error) => Request::unreadable(id.unwrap_or_default(), error),
        }
    }

    fn unreadable(id: Value, error: Error) -> Request {
        Request { id: Some(id), call: Err(error) }
    }
}

impl Call {
    fn read(mut fields: Map<String, Value>) -> Result<Call, Error> {
        if fields.shift_remove("jsonrpc").is_none_or(|version| version != VERSION) {
            return Err(Error::invalid("`jsonrpc` must be \"2.0\""));
        }
        let Some(Value::String(method)) = fields.shift_remove("method") else {
            return Err(Error::invalid("`method` must be a string"));
        };
        let params = fields.shift_remove("params").unwrap_or_else(|| Value::Object(Map::new()));
        match fields.keys().next() {
            Some(field) => Err(Error::invalid(format!("a request has no field `{field}`"))),
            None => Ok(Call { method, params }),
        }
    }
}

/// The reply to a request.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Response {
    jsonrpc: &'static str,
    id: Value,
    #[serde(flatten)]
    outcome: Outcome,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Outcome {
    Result(Value),
    Error(Error),
}

impl Response {
    /// A reply with what came of a request.
    pub fn new(id: Value, result: Result<Value, Error>) -> Response {
        let outcome = match result {
            Ok(value) => Outcome::Result(value),
            Err(error) => Outcome::Error(error),
        };
        Response { jsonrpc: VERSION, id, outcome }
    }

    /// The reply as a line.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("a reply is JSON")
    }

    /// The replies to a batch as a line.
    pub fn batch_line(replies: &[Response]) -> String {
        serde_json::to_string(replies).expect("a reply is JSON")
    }

    /// A reply that says what is wrong.
    pub fn error(id: Value, error: Error) -> Response {
        Response::new(id, Err(error))
    }
}
