//! Reading JSON strictly, with errors for whoever wrote it.

use epoka_core::{BadPosition, BadSetup, Game, Seat, json, names};
use serde_json::Value;

use crate::refusal::Refusal;

/// Reads an action.
pub fn action<G: Game>(rules: &G, json: &Value) -> Result<G::Action, Refusal> {
    let refuse = |message: String| Refusal::NotAnAction { game: G::ID, message };
    names::with(rules.names(), || {
        let action = json::read::<G::Action>(json).map_err(|error| refuse(error.to_string()))?;
        let own = serde_json::to_value(action).expect("an action is JSON");
        match stranger(json, &own) {
            Some(field) => Err(refuse(format!("unknown field `{field}`"))),
            None => Ok(action),
        }
    })
}

/// Writes an action.
pub fn write_action<G: Game>(rules: &G, action: &G::Action) -> Value {
    names::with(rules.names(), || serde_json::to_value(action)).expect("an action is JSON")
}

/// An action with what its words need, where its own fields do not tell it.
pub fn saying<G: Game>(rules: &G, state: &G::State, seat: Seat, action: &G::Action) -> Option<Value> {
    names::with(rules.names(), || rules.saying(state, seat, action))
}

/// Reads the options of a match; what is not given is as the game has it by default.
pub fn setup<G: Game>(json: &Value) -> Result<G::Setup, BadSetup> {
    match json {
        Value::Null => Ok(G::Setup::default()),
        Value::Object(_) => json::read(json).map_err(|error| BadSetup(error.to_string())),
        _ => Err(BadSetup("the options are an object, such as {}".into())),
    }
}

/// Reads a referee's view.
pub fn view<G: Game>(rules: &G, json: &Value) -> Result<G::View, BadPosition> {
    names::with(rules.names(), || json::read(json)).map_err(|error| BadPosition(error.to_string()))
}

/// A field of `json` that was not read. Serde lets a variant without fields carry any.
fn stranger<'a>(json: &'a Value, own: &Value) -> Option<&'a str> {
    let (Value::Object(given), Value::Object(own)) = (json, own) else { return None };
    let unread = |(field, value): &(&String, &Value)| !value.is_null() && !own.contains_key(field.as_str());
    given.iter().find(unread).map(|(field, _)| field.as_str())
}
