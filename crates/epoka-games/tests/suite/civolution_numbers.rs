//! Words follow data: a number in the words of a component is a number of its data.

use std::collections::BTreeMap;

use epoka_games::{Lang, Voice, find};
use serde_json::Value;

/// How often every number occurs.
type Counts = BTreeMap<u64, usize>;

/// Fields whose numbers say nothing about what a component does.
const NAMES: [&str; 4] = ["id", "number", "set", "confidence"];

/// The numbers of a component, also those in names of rows and spaces (`row2`).
fn of_data(data: &Value, counts: &mut Counts) {
    match data {
        Value::Number(number) => {
            *counts.entry(number.as_i64().map_or(0, i64::unsigned_abs)).or_default() += 1;
        }
        Value::String(word) => add(word, counts),
        Value::Array(items) => items.iter().for_each(|item| of_data(item, counts)),
        Value::Object(fields) => {
            let own = fields.iter().filter(|(field, _)| !NAMES.contains(&field.as_str()));
            own.for_each(|(_, item)| of_data(item, counts));
        }
        Value::Null | Value::Bool(_) => {}
    }
}

/// The numbers of a text.
fn add(text: &str, counts: &mut Counts) {
    let words = text.split(|letter: char| !letter.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).for_each(|number| *counts.entry(number).or_default() += 1);
}

/// Numbers of the words that are printed on a board or are a rule, and not on the component.
fn elsewhere(kind: &str, id: &str) -> &'static [u64] {
    match (kind, id.trim_end_matches(|letter: char| letter.is_ascii_digit())) {
        // CVL-160: the food of a gorge, the points of an oak by terrain. CVL-119: the food of a valley.
        ("area", "gorge-" | "mushroom-valley-") => &[1],
        ("area", "mystic-oak-") => &[1, 2],
        // A monument of any material of row 3.
        ("card", "sculptors-yard") => &[3],
        _ => &[],
    }
}

/// Kinds whose words tell every amount of their data, and nothing else.
const EXACT: [&str; 8] = ["area", "card", "income", "attribute", "event", "start-markers", "start-chip", "goal"];
/// The third level is a Roman number.
const ROMAN: &str = "mastery";

#[test]
fn numbers_in_words_are_numbers_of_the_data() {
    let game = find("civolution").unwrap().open(&[]).unwrap();
    for lang in Lang::ALL {
        let words = game.words(lang);
        for component in game.components() {
            let (kind, id) = (component.kind, component.id.as_str());
            let message = format!("{kind}-{id}");
            let mut data = Counts::new();
            of_data(&component.data, &mut data);
            for &number in elsewhere(kind, id) {
                *data.entry(number).or_default() += 1;
            }
            let mut said = Counts::new();
            for part in ["effect", "ability", "needs", "text"] {
                let text = words.attribute(&message, part).unwrap_or_default();
                assert!(!text.contains('{'), "{message}.{part}: a variable has no value: {text}");
                add(&text, &mut said);
            }
            let strange: Vec<_> = said.keys().filter(|number| !data.contains_key(number)).collect();
            assert!(strange.is_empty(), "{}: {message} says {strange:?}, its data is {data:?}", lang.code());
            if EXACT.contains(&kind) && id != ROMAN {
                let amounts = |counts: &Counts| -> Counts {
                    counts.iter().filter(|(number, _)| **number > 1).map(|(number, count)| (*number, *count)).collect()
                };
                assert_eq!(amounts(&said), amounts(&data), "{}: {message}", lang.code());
            }
        }
    }
}

/// An area says the points that revealing it gives, whatever its data say.
#[test]
fn words_take_their_numbers_from_corrected_data_too() {
    let correction = "[[area]]\nid = \"cave-1\"\nkind = \"cave\"\nvp = 7\nconfidence = \"ours\"\n";
    let source = epoka_core::data::Source::new("corrections.toml", correction);
    let game = find("civolution").unwrap().open(&[source]).unwrap();
    let text = game.words(Lang::En).attribute("area-cave-1", "effect").unwrap();
    assert!(text.contains("7 VP"), "{text}");
    let voice = Voice::new(Lang::Pl);
    assert!(game.words(voice.lang).attribute("area-cave-1", "effect").unwrap().contains("7 PZ"));
}
