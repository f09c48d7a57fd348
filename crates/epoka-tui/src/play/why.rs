//! "Why not?": every thing one can point at, and the rule if it cannot be used now. What cannot comes first.

use std::collections::BTreeSet;

use ratatui::{
    style::Style,
    text::{Line, Span},
};
use serde_json::Value;

use super::catalogue;
use crate::{
    details,
    lookup::{Item, Lookup},
    session::Session,
    table::{self, Scene},
    words,
};

/// All things on the table and what the person at the keyboard could ask about.
pub fn things(session: &Session, scene: &Scene) -> Lookup {
    let schema = session.game.schemas().action;
    let fields = fields(&schema);
    let mut candidates = Vec::new();
    collect_words(scene.view, &mut candidates);
    collect_choices(&schema, &mut candidates);
    // Technologies stand on every player's board, cards only where a view names them.
    let printed = scene.components.all().iter().filter(|component| component.kind == "technology");
    candidates.extend(printed.map(|component| component.id.clone()));
    let mut known = BTreeSet::new();
    let drawing = table::of(session.game.id());
    candidates.retain(|id| drawing.is_there(scene, id) && known.insert(id.clone()));
    let mut items: Vec<_> = candidates.iter().filter_map(|id| item(session, scene, &fields, id)).collect();
    items.sort_by_key(|(is_open, _)| *is_open);
    Lookup::new(scene.say("why-title"), items.into_iter().map(|(_, item)| item).collect())
}

/// Whether a thing can be used now, and the answer in full, if it is one somebody can point at.
fn item(session: &Session, scene: &Scene, fields: &[String], id: &str) -> Option<(bool, Item)> {
    let rule = session.why(id).ok()?;
    let kind = kind(scene, fields, id)?;
    let name = scene.words().name(&kind, id);
    let (sign, style, about) = match rule {
        None => {
            let text = words::with(scene.lang, "why-allowed", "thing", name.as_str());
            ("✓ ", scene.theme.calm(), vec![(name.clone(), scene.theme.name()), (text, scene.theme.calm())])
        }
        Some(rule) => {
            let entry = session.game.catalogue().entry(rule);
            let text = words::with(scene.lang, "why-refused", "thing", name.as_str());
            let mut about = vec![(text, scene.theme.warn()), (String::new(), Style::new())];
            about.extend(catalogue::about(scene, entry));
            about.push((String::new(), Style::new()));
            if let Some(barring) = session.barring(id).and_then(|id| scene.components.find(&id)) {
                about.extend(details::paragraphs(scene, barring));
            }
            if let Some(component) = scene.components.of_kind(&kind, id).or_else(|| scene.components.find(id)) {
                about.extend(details::paragraphs(scene, component));
            }
            about.extend(means(scene).map(|text| (text, scene.theme.gold())));
            ("✗ ", scene.theme.warn(), about)
        }
    };
    let line = Line::from(vec![Span::styled(sign, style), Span::raw(name.clone())]);
    Some((rule.is_none(), Item { line, searched: format!("{name} {id}"), about }))
}

/// What the person at the keyboard could pay with: "You have: coins 3, workers 2".
fn means(scene: &Scene) -> Option<String> {
    let drawing = table::of(scene.game.id());
    let numbers = drawing.numbers(scene.view, scene.own?).into_iter();
    let means = numbers.filter(|(message, _)| drawing.means().contains(message));
    let means: Vec<String> = means.map(|(message, number)| format!("{} {number}", scene.say(message))).collect();
    (!means.is_empty()).then(|| words::with(scene.lang, "why-means", "numbers", means.join(", ")))
}

/// Of which kind a thing is: a field of an action that can hold it says it, else its component does.
fn kind(scene: &Scene, fields: &[String], id: &str) -> Option<String> {
    let kind = scene.components.find(id).map(|component| component.kind.to_owned());
    let mut kinds = fields.iter().cloned().chain(kind);
    kinds.find(|kind| scene.words().has(&format!("{kind}-{id}")))
}

/// The fields of all actions.
fn fields(schema: &Value) -> Vec<String> {
    let variants = schema["oneOf"].as_array().into_iter().flatten();
    let fields = variants.filter_map(|variant| variant["properties"].as_object()).flatten().map(|(field, _)| field);
    fields.filter(|field| *field != "type").cloned().collect::<BTreeSet<_>>().into_iter().collect()
}

/// Every word in a view, in its order.
fn collect_words(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(word) => found.push(word.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect_words(item, found)),
        Value::Object(fields) => fields.values().for_each(|value| collect_words(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Every word a schema allows somewhere.
fn collect_choices(schema: &Value, found: &mut Vec<String>) {
    match schema {
        Value::Array(items) => items.iter().for_each(|item| collect_choices(item, found)),
        Value::Object(fields) => {
            for (field, value) in fields {
                match field.as_str() {
                    "enum" | "const" => collect_words(value, found),
                    _ => collect_choices(value, found),
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
