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
    table::Scene,
    words,
};

/// All things on the table and what the person at the keyboard could ask about.
pub fn things(session: &Session, scene: &Scene) -> Lookup {
    let schema = session.game.schemas().action;
    let fields = fields(&schema);
    let mut candidates = Vec::new();
    collect_words(scene.view, &mut candidates);
    collect_choices(&schema, &mut candidates);
    candidates.extend(scene.components.all().iter().map(|component| component.id.clone()));
    let mut known = BTreeSet::new();
    candidates.retain(|id| known.insert(id.clone()));
    let mut items: Vec<_> = candidates.iter().filter_map(|id| item(session, scene, &fields, id)).collect();
    items.sort_by_key(|(is_open, _)| *is_open);
    Lookup::new(scene.say("why-title"), items.into_iter().map(|(_, item)| item).collect())
}

/// Whether a thing can be used now, and the answer in full, if it is one somebody can point at.
fn item(session: &Session, scene: &Scene, fields: &[String], id: &str) -> Option<(bool, Item)> {
    let rule = session.why(id).ok()?;
    let name = name(scene, fields, id)?;
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
            if let Some(component) = scene.components.find(id) {
                about.push((String::new(), Style::new()));
                about.extend(details::paragraphs(scene, component));
            }
            ("✗ ", scene.theme.warn(), about)
        }
    };
    let line = Line::from(vec![Span::styled(sign, style), Span::raw(name.clone())]);
    Some((rule.is_none(), Item { line, searched: format!("{name} {id}"), about }))
}

/// What a thing is called: a field of an action that can hold it gives it its name, else its kind does.
fn name(scene: &Scene, fields: &[String], id: &str) -> Option<String> {
    let kind = scene.components.find(id).map(|component| component.kind.to_owned());
    let mut kinds = fields.iter().cloned().chain(kind);
    let kind = kinds.find(|kind| scene.words().has(&format!("{kind}-{id}")))?;
    Some(scene.words().name(&kind, id))
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
