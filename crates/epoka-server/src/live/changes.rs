//! What changed between two views: short messages instead of whole tables.
//!
//! A change is `[path, value]`: the path is a list of field names and positions, the value takes the place of what was
//! there. A list that became longer or shorter, or an object with other fields, is replaced as a whole.
//!
//! Views are compared as they are written, without reading them into anything: a table does this for every seat after every
//! step. Both texts come from the same program, so there are no blanks, and the same thing is always written the same way.

use std::fmt::Write;

/// The changes that make `new` of `old`, as a list of JSON.
pub fn between(old: &str, new: &str) -> String {
    let mut changes = String::from("[");
    collect(old, new, &mut String::new(), &mut changes);
    changes.push(']');
    changes
}

fn collect(old: &str, new: &str, path: &mut String, changes: &mut String) {
    if old == new {
        return;
    }
    let (before, after) = (Parts::of(old), Parts::of(new));
    let (Some(before), Some(after)) = (before, after) else { return replace(new, path, changes) };
    if !before.alike(&after) {
        return replace(new, path, changes);
    }
    for (at, ((name, old), (_, new))) in before.zip(after).enumerate() {
        let length = path.len();
        let comma = if path.is_empty() { "" } else { "," };
        let written = if name.is_empty() { write!(path, "{comma}{at}") } else { write!(path, "{comma}{name}") };
        written.expect("text can always be written");
        collect(old, new, path, changes);
        path.truncate(length);
    }
}

fn replace(new: &str, path: &str, changes: &mut String) {
    let comma = if changes.len() > 1 { "," } else { "" };
    write!(changes, "{comma}[[{path}],{new}]").expect("text can always be written");
}

/// The parts of an object or a list, one after the other: the name in its quotes (nothing in a list) and the value.
#[derive(Clone)]
struct Parts<'a> {
    is_object: bool,
    left: &'a str,
}

impl<'a> Parts<'a> {
    /// The parts of what has any; none of a number, a text, a truth or nothing.
    fn of(json: &'a str) -> Option<Parts<'a>> {
        let is_object = json.starts_with('{');
        let has_parts = is_object || json.starts_with('[');
        has_parts.then(|| Parts { is_object, left: &json[1..json.len() - 1] })
    }

    /// Whether both have the same fields, or are lists of the same length.
    fn alike(&self, other: &Parts) -> bool {
        let names = |parts: &Parts<'a>| parts.clone().map(|(name, _)| name);
        self.is_object == other.is_object && names(self).eq(other.clone().map(|(name, _)| name))
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = (&'a str, &'a str);

    fn next(&mut self) -> Option<(&'a str, &'a str)> {
        if self.left.is_empty() {
            return None;
        }
        let mut name = "";
        if self.is_object {
            let end = length(self.left);
            name = &self.left[..end];
            self.left = &self.left[end + 1..];
        }
        let end = length(self.left);
        let value = &self.left[..end];
        // A comma comes between two parts.
        self.left = self.left.get(end + 1..).unwrap_or_default();
        Some((name, value))
    }
}

/// How long the value is that a text begins with.
fn length(json: &str) -> usize {
    let bytes = json.as_bytes();
    let (mut at, mut depth) = (0, 0_usize);
    while at < bytes.len() {
        match bytes[at] {
            b'"' => at = end_of_text(bytes, at + 1),
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            b',' | b':' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    at
}

/// Where the text ends that begins here: at its closing quote.
fn end_of_text(bytes: &[u8], mut at: usize) -> usize {
    while bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    at
}

#[cfg(test)]
mod tests {
    use epoka_client::apply;
    use serde_json::{Value, json};

    use super::*;

    fn changes(old: &Value, new: &Value) -> Vec<Value> {
        serde_json::from_str(&between(&old.to_string(), &new.to_string())).unwrap()
    }

    #[test]
    fn changes_make_the_new_of_the_old() {
        let old = json!({"a": 1, "b": {"c": [1, 2, {"d": null}], "e": "x"}, "f": [1], "": [[], {}, "]\"\\,"]});
        for new in [
            json!({"a": 2, "b": {"c": [1, 3, {"d": 4}], "e": "x"}, "f": [1], "": [[], {}, "}{\"[:"]}),
            json!({"a": null, "b": {"c": [1], "e": "y"}, "f": [], "": [[1], {"a": "\\"}, ""]}),
            json!({"a": 1, "b": {"c": [], "g": 1}, "f": [1, 2], "": [{}, [], null]}),
            json!({"a": {}, "b": {"c": [1, 2, {"d": -1.5}], "e": "ó,\"x\""}, "f": "[]", "": true}),
            json!({"z": 1}),
            json!([]),
            json!(7),
        ] {
            for (old, new) in [(&old, &new), (&new, &old)] {
                let changes = changes(old, new);
                let mut view = old.clone();
                assert!(apply(&mut view, &changes), "{changes:?}");
                assert_eq!(view, *new);
            }
        }
        assert_eq!(changes(&old, &old), Vec::<Value>::new());
    }

    #[test]
    fn only_what_changed_is_told() {
        let old = json!({"a": 1, "b": {"c": [1, 2, {"d": null}], "e": "x,y"}, "f": [1]});
        let new = json!({"a": 1, "b": {"c": [1, 2, {"d": 5}], "e": "x,z"}, "f": [1]});
        assert_eq!(changes(&old, &new), [json!([["b", "c", 2, "d"], 5]), json!([["b", "e"], "x,z"])]);
    }
}
