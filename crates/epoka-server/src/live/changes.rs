//! What changed between two views: short messages instead of whole tables.
//!
//! A change is `[path, value]`: the path is a list of field names and positions, the value takes the place of what was
//! there. A list that became longer or shorter, or an object with other fields, is replaced as a whole.

use serde_json::{Value, json};

/// The changes that make `new` of `old`.
pub fn between(old: &Value, new: &Value) -> Vec<Value> {
    let mut changes = Vec::new();
    collect(old, new, &mut Vec::new(), &mut changes);
    changes
}

fn collect(old: &Value, new: &Value, path: &mut Vec<Value>, changes: &mut Vec<Value>) {
    // What has parts is compared part by part, once: comparing wholes first would compare everything at every depth.
    match (old, new) {
        (Value::Object(before), Value::Object(after)) if before.keys().eq(after.keys()) => {
            for ((name, old), new) in before.iter().zip(after.values()) {
                path.push(json!(name));
                collect(old, new, path, changes);
                path.pop();
            }
        }
        (Value::Array(before), Value::Array(after)) if before.len() == after.len() => {
            for (at, (old, new)) in before.iter().zip(after).enumerate() {
                path.push(json!(at));
                collect(old, new, path, changes);
                path.pop();
            }
        }
        _ if old == new => {}
        _ => changes.push(json!([path, new])),
    }
}

#[cfg(test)]
mod tests {
    use epoka_client::apply;

    use super::*;

    #[test]
    fn changes_make_the_new_of_the_old() {
        let old = json!({"a": 1, "b": {"c": [1, 2, {"d": null}], "e": "x"}, "f": [1]});
        for new in [
            json!({"a": 2, "b": {"c": [1, 3, {"d": 4}], "e": "x"}, "f": [1]}),
            json!({"a": null, "b": {"c": [1], "e": "y"}, "f": []}),
            json!({"a": 1, "b": {"c": [], "g": 1}, "f": [1, 2]}),
            json!({"z": 1}),
            json!(7),
        ] {
            let changes = between(&old, &new);
            let mut view = old.clone();
            assert!(apply(&mut view, &changes), "{changes:?}");
            assert_eq!(view, new);
        }
        assert_eq!(between(&old, &old), Vec::<Value>::new());
        let small = json!({"a": 1, "b": {"c": [1, 2, {"d": 5}], "e": "x"}, "f": [1]});
        assert_eq!(between(&old, &small), [json!([["b", "c", 2, "d"], 5])]);
    }
}
