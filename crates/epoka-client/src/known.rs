//! A table as one client knows it: the last whole table, and every event since.

use serde_json::Value;

/// A table as one client knows it.
#[derive(Clone, Debug)]
pub struct Known {
    table: Value,
}

/// Why an event does not fit what the client knows: it asks for the table again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Lost {
    /// Something in between is missing.
    #[error("event {found} came after {known}")]
    Gap {
        /// The last number the client has.
        known: i64,
        /// The number that came.
        found: i64,
    },
    /// The changes do not fit the view.
    #[error("the changes of event {0} do not fit")]
    Changes(i64),
    /// The view that results is not the one the server has.
    #[error("the view after event {0} is not the server's")]
    Hash(i64),
}

impl Known {
    /// What a whole table says.
    pub fn new(table: Value) -> Known {
        Known { table }
    }

    /// All of it, as the server's whole table would say it.
    pub fn table(&self) -> &Value {
        &self.table
    }

    /// The number of the last event.
    pub fn number(&self) -> i64 {
        self.table["number"].as_i64().unwrap_or_default()
    }

    /// What the viewer sees.
    pub fn view(&self) -> &Value {
        &self.table["view"]
    }

    /// What the match waits for.
    pub fn turn(&self) -> &Value {
        &self.table["turn"]
    }

    /// What the viewer may do, with labels.
    pub fn actions(&self) -> &[Value] {
        self.table["actions"].as_array().map_or(&[], Vec::as_slice)
    }

    /// Whether a seat owes a decision.
    pub fn is_asked(&self, seat: u8) -> bool {
        let seats = self.turn()["seats"].as_array();
        seats.is_some_and(|seats| seats.iter().any(|one| one.as_u64() == Some(seat.into())))
    }

    /// Whether the match goes on.
    pub fn goes_on(&self) -> bool {
        self.table["status"] == "playing"
    }

    /// Takes in a table or an event. What has been seen before changes nothing.
    pub fn take(&mut self, message: &Value) -> Result<(), Lost> {
        if message["type"] == "table" {
            self.table = message.clone();
            return Ok(());
        }
        let (known, found) = (self.number(), message["number"].as_i64().unwrap_or_default());
        if found <= known {
            return Ok(());
        }
        if found != known + 1 {
            return Err(Lost::Gap { known, found });
        }
        if let Some(changes) = message["changes"].as_array() {
            if !apply(&mut self.table["view"], changes) {
                return Err(Lost::Changes(found));
            }
            if message["turn"]["hash"].as_str() != Some(&hash(&self.table["view"])) {
                return Err(Lost::Hash(found));
            }
        }
        let parts = ["number", "turn", "actions", "scores", "seats", "status", "clocks", "proposal", "result", "dice"];
        for part in parts {
            if let Some(value) = message.get(part) {
                self.table[part] = value.clone();
            }
        }
        Ok(())
    }
}

/// Carries out changes to a view, each `[path, value]`. `false` if they do not fit.
pub fn apply(view: &mut Value, changes: &[Value]) -> bool {
    changes.iter().all(|change| {
        let (Some(path), Some(value)) = (change[0].as_array(), change.get(1)) else { return false };
        let place = path.iter().try_fold(&mut *view, |place, step| match step {
            Value::String(name) => place.get_mut(name),
            _ => place.get_mut(usize::try_from(step.as_u64()?).ok()?),
        });
        place.map(|place| *place = value.clone()).is_some()
    })
}

/// The hash of a view, as `turn.hash` has it.
pub fn hash(view: &Value) -> String {
    blake3::hash(view.to_string().as_bytes()).to_hex()[..32].to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn act(number: i64, changes: &Value, view: &Value) -> Value {
        json!({"type": "event", "number": number, "kind": "act", "changes": changes, "turn": {"hash": hash(view)}})
    }

    #[test]
    fn events_lead_from_one_table_to_the_next_and_whatever_does_not_fit_is_noticed() {
        let mut known = Known::new(json!({"type": "table", "number": 4, "view": {"food": [1, 2]}}));
        assert_eq!(known.take(&act(5, &json!([[["food", 1], 7]]), &json!({"food": [1, 7]}))), Ok(()));
        assert_eq!((known.number(), known.view()), (5, &json!({"food": [1, 7]})));
        assert_eq!(known.take(&act(5, &json!([[["food", 1], 9]]), &json!({}))), Ok(()), "seen before");
        assert_eq!(known.take(&json!({"type": "event", "number": 7})), Err(Lost::Gap { known: 5, found: 7 }));
        assert_eq!(known.take(&act(6, &json!([[["wood", 1], 9]]), &json!({}))), Err(Lost::Changes(6)));
        assert_eq!(known.take(&act(6, &json!([]), &json!({"food": []}))), Err(Lost::Hash(6)));
        assert_eq!(known.take(&json!({"type": "table", "number": 9, "view": {}})), Ok(()));
        assert_eq!(known.number(), 9);
    }
}
