//! The options of a match, read off the JSON Schema of a game's set-up.

use epoka_core::MAX_SEATS;
use epoka_games::{AnyGame, Lang};
use serde_json::{Value, json};

use crate::words;

/// An option and what it is set to.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Its name in JSON.
    pub key: String,
    /// What it can be set to, what the game has by default first.
    pub values: Vec<Value>,
    /// Which of the values it is set to.
    pub at: usize,
}

impl Choice {
    /// What it is set to.
    pub fn value(&self) -> &Value {
        &self.values[self.at]
    }

    /// The next value, or the one before.
    pub fn turn(&mut self, forward: bool) {
        let count = self.values.len();
        self.at = if forward { self.at + 1 } else { self.at + count - 1 } % count;
    }

    /// The option in words.
    pub fn name(&self, game: &dyn AnyGame, lang: Lang) -> String {
        game.words(lang).name("setup", &self.key)
    }

    /// What it means; for a value that has a text of its own, that one.
    pub fn help(&self, game: &dyn AnyGame, lang: Lang) -> String {
        let words = game.words(lang);
        let of_value = match self.value() {
            Value::Array(items) => {
                let id = items.first().and_then(Value::as_str);
                id.and_then(|id| words.attribute(&format!("{}-{id}", singular(&self.key)), "text"))
            }
            value => value.as_str().and_then(|id| words.attribute(&format!("{}-{id}", self.key), "text")),
        };
        of_value.or_else(|| words.attribute(&format!("setup-{}", self.key), "help")).unwrap_or_default()
    }

    /// What it is set to, in words.
    pub fn value_name(&self, game: &dyn AnyGame, lang: Lang) -> String {
        match self.value() {
            Value::Null => words::of(lang).plain("option-none"),
            Value::Bool(true) => words::of(lang).plain("option-yes"),
            Value::Bool(false) => words::of(lang).plain("option-no"),
            Value::String(id) => game.words(lang).name(&self.key, id),
            Value::Array(items) if items.is_empty() => {
                words::of(lang).plain(if self.is_by_seat() { "option-usual" } else { "option-none" })
            }
            Value::Array(items) if self.is_by_seat() => {
                let name = |item: &Value| {
                    item.as_str().map_or_else(|| item.to_string(), |id| game.words(lang).name(singular(&self.key), id))
                };
                items.iter().map(name).collect::<Vec<_>>().join(", ")
            }
            Value::Array(seats) => {
                let places = seats.iter().filter_map(Value::as_u64).map(|seat| (seat + 1).to_string());
                words::with(lang, "option-seats", "seats", places.collect::<Vec<_>>().join(", "))
            }
            other => other.to_string(),
        }
    }

    /// Whether it can be set to this. A list may be longer than those on offer, and have entries that are written out.
    fn allows(&self, value: &Value) -> bool {
        let is_entry = |entry: &Value| entry.is_object() || self.values.contains(&json!([entry]));
        self.values.contains(value)
            || (self.is_list() && value.as_array().is_some_and(|entries| entries.iter().all(is_entry)))
    }

    /// Whether it is a list with an entry for each seat.
    fn is_by_seat(&self) -> bool {
        self.values.iter().any(|value| value[0].is_string())
    }

    fn is_list(&self) -> bool {
        self.values.iter().any(Value::is_array)
    }
}

/// What an entry of a list is called: `deck` for `decks`.
fn singular(key: &str) -> &str {
    key.strip_suffix('s').unwrap_or(key)
}

/// All options of a game, as it has them by default.
pub fn of(game: &dyn AnyGame) -> Vec<Choice> {
    let schema = game.schemas().setup;
    let properties = schema["properties"].as_object().cloned().unwrap_or_default();
    let choice = |(key, property): (String, Value)| {
        let default = property.get("default").cloned().unwrap_or_default();
        let mut values = values(game, &schema, &key, &property);
        let at = values.iter().position(|value| *value == default);
        if at.is_none() {
            values.insert(0, default);
        }
        (values.len() > 1).then(|| Choice { key, values, at: at.unwrap_or_default() })
    };
    properties.into_iter().filter_map(choice).collect()
}

/// The options as JSON.
pub fn to_setup(choices: &[Choice]) -> Value {
    Value::Object(choices.iter().map(|choice| (choice.key.clone(), choice.value().clone())).collect())
}

/// An option that is not one, or that cannot be set to this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    /// There is no such option.
    #[error("there is no option `{key}`")]
    Unknown {
        /// What was asked for.
        key: String,
        /// What there is.
        known: Vec<String>,
    },
    /// It cannot be set to this.
    #[error("`{key}` cannot be `{value}`")]
    Value {
        /// The option.
        key: String,
        /// What it was to be.
        value: String,
        /// What it can be.
        known: Vec<String>,
    },
}

/// Options as somebody has typed them, made into what the game reads: `yes` is true.
pub fn read(game: &dyn AnyGame, typed: &Value) -> Result<Value, BadOption> {
    let choices = of(game);
    let plain = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let mut setup = serde_json::Map::new();
    for (key, value) in typed.as_object().into_iter().flatten() {
        let choice = choices.iter().find(|choice| choice.key == *key).ok_or_else(|| BadOption::Unknown {
            key: key.clone(),
            known: choices.iter().map(|choice| choice.key.clone()).collect(),
        })?;
        let meant = match value.as_str() {
            Some("yes" | "tak" | "on") if choice.values.contains(&json!(true)) => json!(true),
            Some("no" | "nie" | "off") if choice.values.contains(&json!(false)) => json!(false),
            Some("none" | "brak") if choice.values.contains(&Value::Null) => Value::Null,
            Some(text) if choice.is_list() => text
                .split(',')
                .map(|entry| serde_json::from_str(entry).unwrap_or_else(|_| json!(entry.trim())))
                .collect(),
            _ => value.clone(),
        };
        if !choice.allows(&meant) {
            let entry =
                |value: &Value| value.as_array().map_or_else(|| Some(value.clone()), |list| list.first().cloned());
            let known = choice
                .values
                .iter()
                .filter(|value| !value.is_null())
                .filter_map(entry)
                .map(|one| plain(&one))
                .collect();
            return Err(BadOption::Value { key: key.clone(), value: plain(value), known });
        }
        setup.insert(key.clone(), meant);
    }
    Ok(Value::Object(setup))
}

/// What an option can be set to. Text can be whatever the game has words for.
fn values(game: &dyn AnyGame, schema: &Value, key: &str, property: &Value) -> Vec<Value> {
    let target = property["$ref"].as_str().and_then(|path| schema.pointer(path.trim_start_matches('#')));
    let property = target.unwrap_or(property);
    if let Some(values) = property["enum"].as_array() {
        return values.clone();
    }
    if let Some(variants) = property["oneOf"].as_array().or_else(|| property["anyOf"].as_array()) {
        let each = |variant: &Value| match variant.get("const") {
            Some(value) => vec![value.clone()],
            None if variant["type"] == "null" => vec![Value::Null],
            None => values(game, schema, key, variant),
        };
        return variants.iter().flat_map(each).collect();
    }
    let is = |kind: &str| {
        let one = |value: &Value| value == kind;
        one(&property["type"]) || property["type"].as_array().is_some_and(|kinds| kinds.iter().any(one))
    };
    let mut all = Vec::new();
    if is("null") {
        all.push(Value::Null);
    }
    if is("boolean") {
        all.extend([json!(false), json!(true)]);
    }
    if is("integer")
        && let (Some(least), Some(most)) = (property["minimum"].as_i64(), property["maximum"].as_i64())
    {
        all.extend((least..=most).map(Value::from));
    }
    if is("array") {
        let entries = values(game, schema, singular(key), &property["items"]);
        if entries.iter().any(Value::is_string) {
            // What the first seat has is chosen in a menu; a longer list can be written.
            all.push(json!([]));
            all.extend(entries.into_iter().map(|one| json!([one])));
        } else {
            // Some of the seats.
            let some = |bits: usize| (0..MAX_SEATS).filter(|seat| bits & 1 << seat != 0).collect::<Vec<_>>();
            all.extend((0..1 << MAX_SEATS).map(|bits| json!(some(bits))));
        }
    }
    if is("string") {
        all.extend(game.words(Lang::En).ids_of(key).map(Value::from));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(game: &str) -> std::sync::Arc<dyn AnyGame> {
        epoka_games::find(game).unwrap().open(&[]).unwrap()
    }

    #[test]
    fn every_option_of_every_game_has_words_for_all_it_can_be() {
        for entry in epoka_games::registry() {
            let game = entry.open(&[]).unwrap();
            let options = game.schemas().setup["properties"].as_object().map_or(0, serde_json::Map::len);
            let choices = of(&*game);
            assert_eq!(choices.len(), options, "{}: an option that cannot be set", game.id());
            for (mut choice, lang) in
                choices.into_iter().flat_map(|choice| Lang::ALL.map(|lang| (choice.clone(), lang)))
            {
                assert_ne!(choice.name(&*game, lang), choice.key);
                for _ in 0..choice.values.len() {
                    choice.turn(true);
                    assert!(!choice.help(&*game, lang).is_empty());
                    let name = choice.value_name(&*game, lang);
                    assert!(choice.value().as_str() != Some(name.as_str()) && !name.contains('⟨'), "{name}");
                }
            }
        }
    }

    #[test]
    fn what_was_typed_is_read_kindly_or_refused_with_what_there_is() {
        let game = open("age-of-civilization");
        let read = |typed: Value| read(&*game, &typed);
        assert_eq!(read(json!({"draft": "yes", "scenario": "none"})), Ok(json!({"draft": true, "scenario": null})));
        assert_eq!(read(Value::Null), Ok(json!({})));
        let Err(BadOption::Value { known, .. }) = read(json!({"scenario": "nope"})) else { panic!("there is no nope") };
        assert!(known.contains(&"plague-years".to_owned()), "{known:?}");
        let Err(BadOption::Unknown { known, .. }) = read(json!({"drafts": true})) else {
            panic!("there are no drafts")
        };
        assert!(known.contains(&"draft".to_owned()), "{known:?}");
        assert!(read(json!({"draft": "perhaps"})).is_err());
    }

    #[test]
    fn a_list_is_written_with_commas_or_as_json() {
        let game = open("civilization-ccg");
        let read = |decks: Value| read(&*game, &json!({ "decks": decks }));
        let two = json!({"decks": ["pax-romana", "hand-of-fate"]});
        assert_eq!(read(json!("pax-romana, hand-of-fate")), Ok(two.clone()));
        assert_eq!(read(json!(["pax-romana", "hand-of-fate"])), Ok(two));
        assert!(
            read(json!([{"capital": "rome", "atlas": {}, "library": {}}])).is_ok(),
            "the game checks what is in it"
        );
        let Err(BadOption::Value { known, .. }) = read(json!("no-such-deck")) else { panic!("there is no such deck") };
        assert!(known.contains(&"pax-romana".to_owned()), "{known:?}");
    }

    #[test]
    fn scenarios_are_found_by_their_words() {
        let game = open("age-of-civilization");
        let scenario = of(&*game).into_iter().find(|choice| choice.key == "scenario").unwrap();
        assert_eq!(scenario.value(), &Value::Null);
        assert!(scenario.values.contains(&json!("plague-years")), "{:?}", scenario.values);
    }
}
