//! Numbers in the words of components are those of their data, in every language.
//!
//! A game joins with a row for each kind of words it has: what of the data these words speak of. Numbers of 2 and more are
//! compared one by one, also those that are written out ([`SPELLED`]); one is often said without a number.

use epoka_core::game::Component;
use epoka_games::{Lang, Words, find};
use serde_json::Value;

/// Words of a kind of components, and what of their data they speak of.
struct Spoken {
    kind: &'static str,
    /// The attribute of its message, `""` for its name.
    part: &'static str,
    fields: &'static [&'static str],
    says: Says,
}

enum Says {
    /// All numbers of the data.
    All,
    /// Some of them, and no others: names are short.
    Some,
    /// What the data lead to.
    Reckoned(fn(&Value) -> Vec<u64>),
}

const fn all(kind: &'static str, part: &'static str, fields: &'static [&'static str]) -> Spoken {
    Spoken { kind, part, fields, says: Says::All }
}

const STONE_AGE: &[Spoken] = &[
    Spoken { kind: "card", part: "", fields: &["top", "bottom"], says: Says::Some },
    all("card", "top", &["top"]),
    all("card", "bottom", &["bottom"]),
    all("building", "", &["price"]),
    Spoken { kind: "building", part: "points", fields: &[], says: Says::Reckoned(points) },
];

const AGE_OF_CIVILIZATION: &[Spoken] = &[
    all("civilization", "main", &["main"]),
    all("civilization", "legacy", &["legacy"]),
    all("wonder", "ability", &["abilities"]),
    all("technology", "ability", &["abilities"]),
    // Two technologies on a card: their words are those of a technology.
    all("special", "ability", &["lower"]),
    all("special", "ability", &["upper"]),
    all("verb", "effect", &["gain", "when", "others"]),
    all("token", "effect", &["gain"]),
    all("achievement", "needs", &["needs"]),
    all("scenario", "text", &["wonder-pool", "wonder-discount", "rival-strength-per-round", "plague-rounds", "goal"]),
];

/// Numbers that words repeat from elsewhere: the message, the number, and why.
const BORROWED: [(&str, u64, &str); 4] = [
    ("civilization-china", 4, "AC-4: nobody has more workers"),
    ("wonder-hanging-gardens", 4, "AC-4: nobody has more workers"),
    ("token-baby-boom", 4, "AC-4: nobody has more workers"),
    ("civilization-inca", 3, "AC-39: the points of the Wonder action, which are not scored"),
];

/// Numbers that are written out.
const SPELLED: [(&str, u64); 7] =
    [("two", 2), ("twice", 2), ("three", 3), ("dwóch", 2), ("dwa", 2), ("trzech", 3), ("potrójnie", 3)];

/// SA-27 to SA-29: what a building is worth: printed, or the least and the most that its price can come to.
fn points(data: &Value) -> Vec<u64> {
    const WORTH: [u64; 4] = [3, 4, 5, 6];
    let number = |value: &Value| value.as_u64().expect("a price is in numbers");
    if let Some(points) = data["points"].as_u64() {
        return vec![points];
    }
    let mut range = match (data["price"].get("kinds"), data["price"].get("free")) {
        (Some(price), _) => {
            let (amount, kinds) = (number(&price["amount"]), number(&price["kinds"]) as usize);
            let rest = amount - kinds as u64;
            let (cheap, dear) = (&WORTH[..kinds], &WORTH[WORTH.len() - kinds..]);
            vec![cheap.iter().sum::<u64>() + rest * WORTH[0], dear.iter().sum::<u64>() + rest * WORTH[3]]
        }
        (None, Some(price)) => vec![number(&price["min"]) * WORTH[0], number(&price["max"]) * WORTH[3]],
        (None, None) => panic!("a building without points has another price"),
    };
    range.dedup();
    range
}

/// The numbers of data from 2 on, without those that only mark where they come from.
fn numbers(data: &Value, found: &mut Vec<u64>) {
    match data {
        Value::Number(number) => found.extend(number.as_i64().map(i64::unsigned_abs).filter(|&number| number > 1)),
        Value::Array(items) => items.iter().for_each(|item| numbers(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| numbers(field, found)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// The numbers of a text from 2 on.
fn said(text: &str) -> Vec<u64> {
    let lower = text.to_lowercase();
    let words = lower.split(|c: char| !c.is_alphanumeric());
    let spelled = |word: &str| SPELLED.iter().find(|(known, _)| *known == word).map(|&(_, number)| number);
    let mut numbers: Vec<u64> = words.filter_map(|word| word.parse().ok().or_else(|| spelled(word))).collect();
    numbers.retain(|&number| number > 1);
    numbers.sort_unstable();
    numbers
}

/// What is wrong with words of a component.
fn wrong(words: &Words, component: &Component, spoken: &Spoken) -> Option<String> {
    let data = &component.data;
    // A thing within a component has words of its own.
    let inner = spoken.fields.first().and_then(|field| data[*field]["id"].as_str());
    let message = match inner {
        Some(id) => format!("technology-{id}"),
        None => format!("{}-{}", component.kind, component.id),
    };
    let text =
        if spoken.part.is_empty() { Some(words.plain(&message)) } else { words.attribute(&message, spoken.part) };
    let Some(text) = text else { return Some(format!("{message}: no {}", spoken.part)) };
    let mut expected = Vec::new();
    match spoken.says {
        Says::All | Says::Some => spoken.fields.iter().for_each(|field| numbers(&data[*field], &mut expected)),
        Says::Reckoned(reckon) => expected = reckon(data),
    }
    let borrowed =
        BORROWED.iter().filter(|(of, ..)| *of == message && ["main", "ability", "effect"].contains(&spoken.part));
    expected.extend(borrowed.map(|&(_, number, _)| number));
    expected.sort_unstable();
    let found = said(&text);
    let fits = match spoken.says {
        Says::Some => found.iter().all(|number| expected.contains(number)),
        Says::All | Says::Reckoned(_) => found == expected,
    };
    (!fits).then(|| format!("{message} {}: “{text}” says {found:?}, the data {expected:?}", spoken.part))
}

#[test]
fn numbers_in_words_are_those_of_the_data() {
    let mut all = Vec::new();
    for (id, spoken) in [("stone-age", STONE_AGE), ("age-of-civilization", AGE_OF_CIVILIZATION)] {
        let game = find(id).unwrap().open(&[]).unwrap();
        let components = game.components();
        for row in spoken {
            let mut of_kind = components.iter().filter(|component| component.kind == row.kind).peekable();
            assert!(of_kind.peek().is_some(), "{id} has no {}", row.kind);
            for component in of_kind {
                all.extend(Lang::ALL.iter().filter_map(|&lang| wrong(game.words(lang), component, row)));
            }
        }
    }
    assert!(all.is_empty(), "\n{}", all.join("\n"));
}

/// Whatever has numbers in its words is compared: no kind of components is left out.
#[test]
fn every_part_with_a_number_is_compared() {
    const PARTS: [&str; 9] = ["top", "bottom", "main", "legacy", "ability", "effect", "points", "needs", "text"];
    for (id, spoken) in [("stone-age", STONE_AGE), ("age-of-civilization", AGE_OF_CIVILIZATION)] {
        let game = find(id).unwrap().open(&[]).unwrap();
        for component in game.components() {
            let message = format!("{}-{}", component.kind, component.id);
            for part in PARTS {
                let text = game.words(Lang::En).attribute(&message, part).unwrap_or_default();
                let compared = spoken.iter().any(|row| row.kind == component.kind && row.part == part);
                assert!(compared || said(&text).is_empty(), "{message}.{part}: {text}");
            }
        }
    }
}

/// A number that no longer fits is found: the test itself is tested.
#[test]
fn a_wrong_number_is_found() {
    let game = find("age-of-civilization").unwrap().open(&[]).unwrap();
    let mut mali = game.components().into_iter().find(|component| component.id == "mali").unwrap();
    let row = &AGE_OF_CIVILIZATION[0];
    assert_eq!(wrong(game.words(Lang::Pl), &mali, row), None);
    mali.data["main"][0]["bonus"]["coins"] = 3.into();
    assert!(Lang::ALL.iter().all(|&lang| wrong(game.words(lang), &mali, row).is_some()));
}
