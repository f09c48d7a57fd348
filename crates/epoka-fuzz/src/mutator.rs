//! Spoils JSON, as a tree and as bytes.

use epoka_core::Random;
use serde_json::{Map, Number, Value, json};

/// Numbers at which programs break.
const NUMBERS: &[&str] = &[
    "0",
    "-1",
    "1",
    "2",
    "4",
    "5",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "2147483648",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
    "-9223372036854775808",
    "1e308",
    "-0.0",
    "0.5",
    "1e-9",
];

/// How many values are remembered for use elsewhere.
const POOL: usize = 500;

/// Spoils JSON. It remembers values it was shown, so that a thing can turn up where another belongs.
pub struct Mutator {
    random: Random,
    pool: Vec<Value>,
}

impl Mutator {
    /// A mutator that does the same for the same seed.
    pub fn new(random: Random) -> Mutator {
        Mutator { random, pool: Vec::new() }
    }

    /// The generator, for whoever decides what to spoil.
    pub fn random(&mut self) -> &mut Random {
        &mut self.random
    }

    /// Remembers a value and what it is made of.
    pub fn learn(&mut self, value: &Value) {
        let parts = count(value);
        for _ in 0..parts.min(8) {
            let part = at(value, &mut (self.random.below(parts as u32) as usize)).expect("it has so many").clone();
            if self.pool.len() < POOL {
                self.pool.push(part);
            } else {
                let place = self.random.below(POOL as u32) as usize;
                self.pool[place] = part;
            }
        }
    }

    /// Spoils one place of a tree.
    pub fn spoil(&mut self, value: &mut Value) {
        let mut place = self.random.below(count(value) as u32) as usize;
        let part = at_mut(value, &mut place).expect("it has so many");
        if self.random.below(3) == 0 {
            *part = self.anything();
        } else {
            self.twist(part);
        }
    }

    /// Changes a tree so that it stays believable: a number by one, one moved from a number to another,
    /// or two words exchanged.
    pub fn nudge(&mut self, value: &mut Value) {
        match self.random.below(3) {
            0 => {
                let by = if self.random.below(2) == 0 { 1 } else { -1 };
                self.add(value, by);
            }
            1 => {
                self.add(value, 1);
                self.add(value, -1);
            }
            _ => self.exchange(value),
        }
    }

    /// Adds to one of the whole numbers of a tree.
    fn add(&mut self, value: &mut Value, by: i64) {
        let mut numbers: Vec<&mut Value> = Vec::new();
        leaves(value, &mut numbers, &|leaf| leaf.is_i64());
        if !numbers.is_empty() {
            let place = self.random.below(numbers.len() as u32) as usize;
            let number = &mut *numbers[place];
            *number = json!(number.as_i64().expect("it is a whole number").wrapping_add(by));
        }
    }

    /// Exchanges two of the words of a tree.
    fn exchange(&mut self, value: &mut Value) {
        let mut words: Vec<&mut Value> = Vec::new();
        leaves(value, &mut words, &|leaf| leaf.is_string());
        if !words.is_empty() {
            let [one, other] = [(); 2].map(|()| self.random.below(words.len() as u32) as usize);
            let before = words[one].clone();
            *words[one] = std::mem::replace(words[other], before);
        }
    }

    /// Spoils a line of text somewhere, without knowing what it says.
    pub fn scratch(&mut self, line: &str) -> String {
        let mut bytes = line.as_bytes().to_vec();
        for _ in 0..=self.random.below(3) {
            if bytes.is_empty() {
                break;
            }
            let place = self.random.below(bytes.len() as u32) as usize;
            match self.random.below(5) {
                0 => bytes[place] ^= 1 << self.random.below(8),
                1 => bytes.truncate(place),
                2 => bytes.insert(place, b"{}[]\",:0e-\\ \0"[self.random.below(13) as usize]),
                3 => drop(bytes.remove(place)),
                _ => {
                    let end = (place + 1 + self.random.below(40) as usize).min(bytes.len());
                    let again = bytes[place..end].to_vec();
                    bytes.splice(place..place, again);
                }
            }
        }
        String::from_utf8_lossy(&bytes).replace(['\n', '\r'], " ")
    }

    /// Some value, often one that was seen before.
    fn anything(&mut self) -> Value {
        match self.random.below(10) {
            0 => Value::Null,
            1 => json!(self.random.below(2) == 0),
            2 | 3 => self.number(),
            4 => json!(""),
            5 => json!(["\u{0}", "żółć", "-1", "0", "auto", "spectator", "\"", "SA-1"][self.random.below(8) as usize]),
            6 => [json!([]), json!({}), json!([null]), json!({"": null})][self.random.below(4) as usize].clone(),
            7 => self.large(),
            _ => match self.random.choose(&self.pool) {
                Some(seen) => seen.clone(),
                None => Value::Null,
            },
        }
    }

    fn number(&mut self) -> Value {
        let text = NUMBERS[self.random.below(NUMBERS.len() as u32) as usize];
        serde_json::from_str(text).expect("the list holds numbers")
    }

    /// Something long or deep.
    fn large(&mut self) -> Value {
        match self.random.below(3) {
            0 => json!("x".repeat(5000)),
            1 => Value::Array(vec![json!(1); 1000]),
            _ => (0..100).fold(Value::Null, |inner, _| json!([inner])),
        }
    }

    /// Changes a value and keeps its type, where that is possible.
    fn twist(&mut self, value: &mut Value) {
        match value {
            Value::Null | Value::Bool(_) => *value = self.anything(),
            Value::Number(number) => *value = self.near(number),
            Value::String(text) => *text = self.twisted(text),
            Value::Array(items) => self.twist_list(items),
            Value::Object(fields) => self.twist_fields(fields),
        }
    }

    fn near(&mut self, number: &Number) -> Value {
        match (number.as_i64(), self.random.below(4)) {
            (Some(number), 0) => json!(number.wrapping_add(1)),
            (Some(number), 1) => json!(number.wrapping_sub(1)),
            (Some(number), 2) => json!(number.to_string()),
            _ => self.number(),
        }
    }

    fn twisted(&mut self, text: &str) -> String {
        match self.random.below(4) {
            0 => text.to_uppercase(),
            1 => text.chars().skip(1).collect(),
            2 => format!("{text}{text}"),
            _ => {
                let words: Vec<&str> = self.pool.iter().filter_map(Value::as_str).collect();
                self.random.choose(&words).map_or_else(String::new, |&word| word.to_owned())
            }
        }
    }

    fn twist_list(&mut self, items: &mut Vec<Value>) {
        if items.is_empty() {
            items.push(self.anything());
            return;
        }
        let place = self.random.below(items.len() as u32) as usize;
        match self.random.below(5) {
            0 => drop(items.remove(place)),
            1 => items.insert(place, items[place].clone()),
            2 => items.truncate(place),
            3 => items.swap(place, 0),
            _ => items.push(self.anything()),
        }
    }

    fn twist_fields(&mut self, fields: &mut Map<String, Value>) {
        let keys: Vec<String> = fields.keys().cloned().collect();
        match (self.random.choose(&keys).cloned(), self.random.below(4)) {
            (Some(key), 0) => drop(fields.shift_remove(&key)),
            (Some(key), 1) => {
                let moved = fields.shift_remove(&key).expect("it is one of the keys");
                fields.insert(format!("{key}x"), moved);
            }
            (Some(key), 2) => {
                let other = self.random.choose(&keys).expect("there is one").clone();
                fields[&key] = fields[&other].clone();
            }
            _ => drop(fields.insert("extra".into(), self.anything())),
        }
    }
}

/// How many values a tree holds, itself included.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

/// The value at this place of a tree, counted from the root; `place` counts down on the way.
fn at<'a>(value: &'a Value, place: &mut usize) -> Option<&'a Value> {
    if *place == 0 {
        return Some(value);
    }
    *place -= 1;
    match value {
        Value::Array(items) => items.iter().find_map(|item| at(item, place)),
        Value::Object(fields) => fields.values().find_map(|item| at(item, place)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

/// The same, to be changed.
fn at_mut<'a>(value: &'a mut Value, place: &mut usize) -> Option<&'a mut Value> {
    if *place == 0 {
        return Some(value);
    }
    *place -= 1;
    match value {
        Value::Array(items) => items.iter_mut().find_map(|item| at_mut(item, place)),
        Value::Object(fields) => fields.values_mut().find_map(|item| at_mut(item, place)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

/// The leaves of a tree that are of some kind.
fn leaves<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>, wanted: &impl Fn(&Value) -> bool) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, found, wanted)),
        Value::Object(fields) => fields.values_mut().for_each(|item| leaves(item, found, wanted)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) if wanted(value) => found.push(value),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_of_a_tree_can_be_reached() {
        let tree = json!({"a": [1, 2], "b": {"c": null}});
        assert_eq!(count(&tree), 6);
        let all: Vec<_> = (0..6).map(|place| at(&tree, &mut { place }).unwrap().to_string()).collect();
        assert_eq!(all[1..], ["[1,2]", "1", "2", r#"{"c":null}"#, "null"]);
        assert_eq!(at(&tree, &mut 6), None);
    }

    #[test]
    fn a_nudge_keeps_the_shape() {
        let mut mutator = Mutator::new(Random::from_seed("a"));
        let tree = json!({"a": [1, 2], "b": {"c": "x", "d": "y"}, "e": null});
        let shape = |tree: &Value| (count(tree), tree["e"].is_null(), tree["b"]["c"].is_string());
        let nudged: Vec<Value> = (0..50)
            .map(|_| {
                let mut copy = tree.clone();
                mutator.nudge(&mut copy);
                copy
            })
            .collect();
        assert!(nudged.iter().all(|copy| shape(copy) == shape(&tree)));
        assert!(nudged.iter().any(|copy| copy["a"] == json!([2, 2])));
        assert!(nudged.iter().any(|copy| copy["a"] == json!([2, 1])));
        assert!(nudged.iter().any(|copy| copy["b"] == json!({"c": "y", "d": "x"})));
    }

    #[test]
    fn the_same_seed_spoils_the_same_way() {
        let spoiled = |seed: &str| {
            let mut mutator = Mutator::new(Random::from_seed(seed));
            let mut tree = json!({"method": "act", "params": {"match": "1", "seat": 0}});
            mutator.learn(&tree);
            (0..5).for_each(|_| mutator.spoil(&mut tree));
            (mutator.scratch(&tree.to_string()), tree)
        };
        assert_eq!(spoiled("a"), spoiled("a"));
        assert_ne!(spoiled("a"), spoiled("b"));
    }
}
