//! The figures of a component as variables of its messages, so that words follow the data.
//!
//! A variable is called by the way to its figure: `gives = { science = 2 }` is `$gives-science`, `stages = [3, 2]` are
//! `$stages-0` and `$stages-1`, `does = [{ plunder = { amount = 5 } }]` is `$does-0-plunder-amount`. A figure below zero is
//! without its sign in `$…-size`. Words in the data, such as ages, are there as they are written.

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
                found.extend((number < 0).then(|| (on("size"), Figure::Number(-number))));
            }
        }
        Value::String(word) => found.push((way.to_owned(), Figure::Word(word.clone()))),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, item)| gather(&on(&at.to_string()), item, found));
        }
        Value::Object(fields) => fields.iter().for_each(|(field, value)| gather(&on(field), value, found)),
    }
}
