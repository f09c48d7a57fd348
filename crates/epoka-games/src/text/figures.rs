//! The figures of a component as variables of its messages, so that words follow the data.
//!
//! A variable is called by the way to its figure, lists from 1:
//!
//! | data | variables |
//! | --- | --- |
//! | `gives = { science = 2 }` | `$gives-science`, 2; `$gives-science-size`, 2; `$gives-science-signed`, `+2` |
//! | `stages = [3, -1]` | `$stages-1`, 3; `$stages-2`, -1; `$stages-2-size`, 1; `$stages-2-signed`, `−1`; … |
//! | `keywords = ["destroyer:5"]` | `$keywords-destroyer`, 5; … |
//! | `age = "II"` | `$age`, `II` |
//!
//! The browser has the same in `figures.ts`.

use std::collections::HashMap;

use epoka_core::game::Component;
use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::Value;

/// The figures of components by message: `card-moses` for the card `moses`.
#[derive(Debug, Default)]
pub struct Figures(HashMap<String, Vec<(String, Figure)>>);

/// What a variable can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A number.
    Number(i64),
    /// A word.
    Word(String),
}

impl Figures {
    /// The figures of these components.
    pub fn new(components: &[Component]) -> Figures {
        let message = |component: &Component| format!("{}-{}", component.kind, component.id);
        Figures(components.iter().map(|component| (message(component), of(&component.data))).collect())
    }

    /// The variables of a message, if it is about a component.
    pub fn of(&self, message: &str) -> Option<FluentArgs<'_>> {
        let value = |figure: &'_ Figure| match figure {
            Figure::Number(number) => FluentValue::from(*number),
            Figure::Word(word) => FluentValue::from(word.clone()),
        };
        let figures = self.0.get(message)?;
        Some(figures.iter().map(|(name, figure)| (name.as_str(), value(figure))).collect())
    }
}

/// The figures of some data, each with the way to it.
pub fn of(data: &Value) -> Vec<(String, Figure)> {
    let mut found = Vec::new();
    gather("", data, &mut found);
    found
}

fn gather(way: &str, data: &Value, found: &mut Vec<(String, Figure)>) {
    let on = |step: &str| if way.is_empty() { step.to_owned() } else { format!("{way}-{step}") };
    match data {
        Value::Null | Value::Bool(_) => {}
        Value::Number(number) => {
            if let Some(number) = number.as_i64() {
                found.push((way.to_owned(), Figure::Number(number)));
                found.push((on("size"), Figure::Number(number.abs())));
                found.push((on("signed"), Figure::Word(signed(number))));
            }
        }
        Value::String(word) => match word.split_once(':').map(|(word, number)| (word, number.parse::<i64>())) {
            // A word with a number, such as a keyword: its place in a list says nothing.
            Some((word, Ok(number))) => {
                let list = way.rsplit_once('-').map_or(way, |(list, _)| list);
                gather(&format!("{list}-{word}"), &number.into(), found);
            }
            _ => found.push((way.to_owned(), Figure::Word(word.clone()))),
        },
        Value::Array(items) => {
            (1..).zip(items).for_each(|(at, item)| gather(&on(&at.to_string()), item, found));
        }
        Value::Object(fields) => fields.iter().for_each(|(field, value)| gather(&on(field), value, found)),
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
