//! What changed between two views: short messages instead of whole tables.
//!
//! A change is `[path, value]`: the path is a list of field names and positions, the value takes the place of what was
//! there. A list that became longer or shorter, or an object with other fields, is replaced as a whole.
//!
//! Views are compared as they are written, without reading them into anything: a table does this for every seat after every
//! step. Both texts come from the same program, so there are no blanks, and the same thing is always written the same way. Most
//! of a view does not change: how far both texts say the same is found at once, and what lies in there is only stepped over.

use std::fmt::Write;

/// The changes that make `new` of `old`, as a list of JSON.
pub fn between(old: &str, new: &str) -> String {
    let (old, new) = (Text::new(old), Text::new(new));
    let mut walk = Walk { old, new, alike: 0, path: Vec::new(), changes: String::with_capacity(USUAL) };
    walk.changes.push('[');
    walk.look_ahead();
    walk.value();
    walk.changes.push(']');
    walk.changes
}

/// How long changes usually are, in bytes.
const USUAL: usize = 512;

/// Both texts, read side by side, once.
struct Walk<'a> {
    old: Text<'a>,
    new: Text<'a>,
    /// Where in the new text the first sign is that the old one does not have in its place.
    alike: usize,
    path: Vec<Part<'a>>,
    changes: String,
}

/// A step of a path.
enum Part<'a> {
    /// The name of a field, in its quotes.
    Name(&'a str),
    /// A position in a list.
    At(usize),
}

impl Walk<'_> {
    fn value(&mut self) {
        if self.step_over() {
            return;
        }
        match (self.old.next(), self.new.next()) {
            (b'{', b'{') => self.parts(b'}'),
            (b'[', b'[') => self.parts(b']'),
            _ => {
                let (old, new) = (self.old.whole(), self.new.whole());
                if old != new {
                    self.replace(new);
                }
                self.look_ahead();
            }
        }
    }

    /// Finds how far both texts say the same from here on.
    fn look_ahead(&mut self) {
        self.alike = self.new.at + common(self.old.rest(), self.new.rest());
    }

    /// Steps over a value that both texts have; not if they do not.
    fn step_over(&mut self) -> bool {
        let start = self.new.at;
        if start >= self.alike {
            return false;
        }
        let end = end_of_value(self.new.text.as_bytes(), start, self.alike);
        // The sign after it is the same too, or a number might go on differently.
        let same = end < self.alike;
        if same {
            self.new.at = end;
            self.old.at += end - start;
        }
        same
    }

    /// The parts of two objects or two lists.
    fn parts(&mut self, end: u8) {
        let (start, before) = ((self.old.at, self.new.at), self.changes.len());
        let mut at = 0;
        self.old.at += 1;
        self.new.at += 1;
        while self.old.next() != end && self.new.next() != end {
            if at > 0 {
                // The comma between two parts.
                self.old.at += 1;
                self.new.at += 1;
            }
            let part = if end == b'}' {
                let (old, new) = (self.old.name(), self.new.name());
                if old != new {
                    return self.replace_from(start, before);
                }
                Part::Name(new)
            } else {
                Part::At(at)
            };
            self.path.push(part);
            self.value();
            self.path.pop();
            at += 1;
        }
        if self.old.next() != self.new.next() {
            return self.replace_from(start, before);
        }
        self.old.at += 1;
        self.new.at += 1;
    }

    /// Something has other parts than before: the whole of it is replaced, whatever was found in it so far.
    fn replace_from(&mut self, start: (usize, usize), before: usize) {
        self.changes.truncate(before);
        (self.old.at, self.new.at) = start;
        self.old.whole();
        let new = self.new.whole();
        self.replace(new);
        self.look_ahead();
    }

    fn replace(&mut self, new: &str) {
        let comma = if self.changes.len() > 1 { "," } else { "" };
        self.changes.push_str(comma);
        self.changes.push_str("[[");
        for (at, part) in self.path.iter().enumerate() {
            let comma = if at > 0 { "," } else { "" };
            let written = match part {
                Part::Name(name) => write!(self.changes, "{comma}{name}"),
                Part::At(at) => write!(self.changes, "{comma}{at}"),
            };
            written.expect("text can always be written");
        }
        self.changes.push_str("],");
        self.changes.push_str(new);
        self.changes.push(']');
    }
}

/// A text of JSON and how far it was read.
struct Text<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Text<'a> {
    fn new(text: &'a str) -> Text<'a> {
        Text { text, at: 0 }
    }

    /// The sign that comes next; nothing but zero after the end.
    fn next(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or_default()
    }

    /// What was not read yet.
    fn rest(&self) -> &'a [u8] {
        &self.text.as_bytes()[self.at..]
    }

    /// Reads the name of a field, in its quotes, and the colon after it.
    fn name(&mut self) -> &'a str {
        let start = self.at;
        self.at = end_of_text(self.text.as_bytes(), start + 1) + 1;
        self.at += 1;
        &self.text[start..self.at - 1]
    }

    /// Reads a whole value.
    fn whole(&mut self) -> &'a str {
        let start = self.at;
        self.at = end_of_value(self.text.as_bytes(), start, self.text.len());
        &self.text[start..self.at]
    }
}

/// How many bytes two texts begin with alike.
fn common(old: &[u8], new: &[u8]) -> usize {
    const PIECE: usize = 32;
    let pieces = old.chunks_exact(PIECE).zip(new.chunks_exact(PIECE));
    let whole = PIECE * pieces.take_while(|(old, new)| old == new).count();
    whole + old[whole..].iter().zip(&new[whole..]).take_while(|(old, new)| old == new).count()
}

/// Where the value that begins here ends, if that is before the limit.
fn end_of_value(bytes: &[u8], mut at: usize, limit: usize) -> usize {
    let mut depth = 0_usize;
    while at < limit {
        match bytes[at] {
            b'"' => at = end_of_text(bytes, at + 1),
            b'{' | b'[' => depth += 1,
            b',' | b'}' | b']' if depth == 0 => break,
            b'}' | b']' => depth -= 1,
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
    use epoka_core::Random;
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

    /// Anything, and after it something that differs here and there.
    fn anything(random: &mut Random, depth: u8) -> (Value, Value) {
        let words = ["", "a", "ab", "a\"b", "a\\", "}", "[1,", "ó"];
        let one = |random: &mut Random| match random.below(4) {
            0 => json!(random.below(12)),
            1 => json!(words[random.below(words.len() as u32) as usize]),
            2 => Value::Null,
            _ => json!(random.below(2) == 0),
        };
        if depth == 0 || random.below(12) == 0 {
            let old = one(random);
            let new = if random.below(3) == 0 { one(random) } else { old.clone() };
            return (old, new);
        }
        let parts: Vec<_> = (0..random.below(5)).map(|_| anything(random, depth - 1)).collect();
        let (old, mut new): (Vec<_>, Vec<_>) = parts.into_iter().unzip();
        if random.below(6) == 0 {
            new.truncate(random.below(4) as usize);
        }
        if random.below(2) == 0 {
            return (old.into(), new.into());
        }
        let named = |parts: Vec<Value>| words.iter().map(|&name| name.to_owned()).zip(parts).collect();
        (Value::Object(named(old)), Value::Object(named(new)))
    }

    #[test]
    fn whatever_changes_is_told() {
        let mut random = Random::from_seed("changes");
        for _ in 0..2_000 {
            let (old, new) = anything(&mut random, 4);
            let mut view = old.clone();
            assert!(apply(&mut view, &changes(&old, &new)), "{old} {new}");
            assert_eq!(view, new, "{old}");
        }
    }

    #[test]
    fn only_what_changed_is_told() {
        let old = json!({"a": 1, "b": {"c": [1, 2, {"d": null}], "e": "x,y"}, "f": [1]});
        let new = json!({"a": 1, "b": {"c": [1, 2, {"d": 5}], "e": "x,z"}, "f": [1]});
        assert_eq!(changes(&old, &new), [json!([["b", "c", 2, "d"], 5]), json!([["b", "e"], "x,z"])]);
    }
}
