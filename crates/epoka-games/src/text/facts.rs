//! The numbers of a component as variables of its words, so that words follow the data.
//!
//! | JSON | variables |
//! | --- | --- |
//! | `"cost": [2, 1]` | `$cost-1`, 2; `$cost-2`, 1 |
//! | `"effects": [{"amount": -1}]` | `$effects-1-amount`, 1, the number without its sign; `$effects-1-amount-signed`, `−1` |
//! | `"keywords": ["destroyer:5"]` | `$keywords-destroyer`, 5 |
//!
//! The browser has the same in `words.svelte.ts`.

use std::collections::HashMap;

use epoka_core::game::Component;
use fluent_bundle::FluentArgs;
use serde_json::Value;

/// The numbers of all components, by the message of each.
#[derive(Clone, Debug, Default)]
pub struct Facts(HashMap<String, Vec<(String, i64)>>);

impl Facts {
    /// What the data of these components says.
    pub fn of(components: &[Component]) -> Facts {
        let facts = |component: &Component| {
            let mut found = Vec::new();
            numbers("", &component.data, &mut found);
            (format!("{}-{}", component.kind, component.id), found)
        };
        Facts(components.iter().map(facts).collect())
    }

    /// The variables of a message, if it is that of a component.
    pub fn args(&self, message: &str) -> Option<FluentArgs<'static>> {
        let mut args = FluentArgs::new();
        for (name, number) in self.0.get(message)? {
            args.set(name.clone(), number.abs());
            args.set(format!("{name}-signed"), signed(*number));
        }
        Some(args)
    }
}

/// A number with its sign; nothing has none.
fn signed(number: i64) -> String {
    match number {
        ..0 => format!("−{}", number.abs()),
        0 => "0".into(),
        1.. => format!("+{number}"),
    }
}

fn numbers(path: &str, value: &Value, found: &mut Vec<(String, i64)>) {
    let below = |part: &str| if path.is_empty() { part.to_owned() } else { format!("{path}-{part}") };
    match value {
        Value::Number(number) => found.extend(number.as_i64().map(|number| (path.to_owned(), number))),
        Value::String(word) => {
            // A word with a number, such as a keyword: its place in a list says nothing.
            if let Some((word, number)) = word.split_once(':')
                && let Ok(number) = number.parse()
            {
                let list = path.rsplit_once('-').map_or(path, |(list, _)| list);
                found.push((format!("{list}-{word}"), number));
            }
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, item)| numbers(&below(&(at + 1).to_string()), item, found));
        }
        Value::Object(fields) => fields.iter().for_each(|(field, value)| numbers(&below(field), value, found)),
        Value::Null | Value::Bool(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use epoka_core::data::Confidence;
    use fluent_bundle::FluentValue;
    use serde_json::json;

    use super::*;

    #[test]
    fn numbers_are_named_by_where_they_stand() {
        let data = json!({"cost": [2, 1], "effects": [{"amount": -1}, {"amount": 3}], "keywords": ["defender", "destroyer:5"]});
        let component = Component { kind: "card", id: "it".into(), copies: 1, data, confidence: Confidence::Ours };
        let args = Facts::of(&[component]).args("card-it").unwrap();
        let number = |name: &str| args.get(name).cloned().unwrap();
        for (name, wanted) in
            [("cost-2", 1), ("effects-1-amount", 1), ("effects-2-amount", 3), ("keywords-destroyer", 5)]
        {
            assert_eq!(number(name), FluentValue::from(wanted), "{name}");
        }
        assert_eq!(number("effects-1-amount-signed"), FluentValue::from("−1"));
        assert_eq!(number("effects-2-amount-signed"), FluentValue::from("+3"));
    }
}
