//! The table of a game without a drawing of its own: its view as an outline.
//!
//! The words are the game's: `view-<field>` names a field of the view and `.parts` the entries of a list (`food | money`;
//! `.parts-2` those of a list of two). The message `view` lists fields by what they are: `.hidden` ones are left out, `.bare`
//! ones need no name, `.seat` is the number of a player, `.seats` a list with an entry for each. A field without words is
//! called as it is written. What there is nothing of is left out.

use ratatui::{buffer::Buffer, layout::Rect, text::Line};
use serde_json::Value;

use super::{Drawing, Page, Scene, list};
use crate::kit;

/// Any game.
pub struct Plain;

impl Drawing for Plain {
    fn pages(&self) -> &'static [&'static str] {
        &["page-board", "page-everything"]
    }

    fn whole(&self, _: &Scene) -> (u16, u16) {
        (60, 20)
    }

    fn board_rows(&self, _: &Scene) -> u16 {
        12
    }

    fn draw(&self, scene: &Scene, page: Page, area: Rect, buf: &mut Buffer) {
        if page == Page::Part(1) {
            let outline = Outline { scene, columns: area.width };
            kit::put_all(buf, area, &outline.all(|_| true));
            return;
        }
        // What one has at the left, what all share at the right; or all of it in two columns, as far as they go.
        let (left, right) = kit::columns(area, area.width / 2, 2);
        let outline = Outline { scene, columns: left.width };
        let own = outline.own();
        if own.is_empty() {
            let lines = outline.all(|_| true);
            let half = usize::from(area.height).min(lines.len());
            kit::put_all(buf, left, &lines[..half]);
            kit::put_all(buf, right, &lines[half..]);
        } else {
            kit::put_all(buf, left, &own);
            kit::put_all(buf, right, &outline.all(|field| !outline.is(field, "seats")));
        }
    }

    fn status(&self, scene: &Scene) -> String {
        scene.view["round"].as_i64().map_or_else(String::new, |round| scene.count("status-round", round))
    }

    fn numbers(&self, _: &Value, _: usize) -> Vec<(&'static str, i64)> {
        Vec::new()
    }

    fn facts(&self, _: &Scene, _: &str, _: &str, _: &Value) -> Vec<String> {
        Vec::new()
    }
}

/// A view in lines of so many columns.
struct Outline<'a> {
    scene: &'a Scene<'a>,
    columns: u16,
}

impl Outline<'_> {
    /// The fields of the view that are wanted.
    fn all(&self, wanted: impl Fn(&str) -> bool) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        for (field, value) in self.fields().into_iter().filter(|(field, _)| wanted(field)) {
            self.put(field, &self.name(field), value, 0, &mut lines);
        }
        lines
    }

    /// What the seat has whose eyes the screen has.
    fn own(&self) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let Some(seat) = self.scene.own else { return lines };
        for (field, value) in self.fields().into_iter().filter(|(field, _)| self.is(field, "seats")) {
            match list(value).get(seat) {
                Some(Value::Object(parts)) => {
                    parts.iter().for_each(|(part, value)| self.put(part, &self.name(part), value, 0, &mut lines));
                }
                Some(value) => self.put("", &self.name(field), value, 0, &mut lines),
                None => {}
            }
        }
        lines
    }

    /// The fields of the view; the parts of a bare one stand for it.
    fn fields(&self) -> Vec<(&str, &Value)> {
        let fields = self.scene.view.as_object().into_iter().flatten();
        let mut all = Vec::new();
        for (field, value) in fields {
            match value.as_object().filter(|_| self.is(field, "bare")) {
                Some(parts) => all.extend(parts.iter().map(|(part, value)| (part.as_str(), value))),
                None => all.push((field.as_str(), value)),
            }
        }
        all
    }

    /// A field in one line if that is short enough; else its parts below its name.
    fn put(&self, field: &str, name: &str, value: &Value, depth: usize, lines: &mut Vec<Line<'static>>) {
        let Some(text) = self.said(field, value) else { return };
        let line = if name.is_empty() { text } else { format!("{name}: {text}") };
        let line = format!("{}{line}", "  ".repeat(depth));
        let room = self.columns.max(20);
        if kit::width(&line) <= room || !(value.is_array() || value.is_object()) {
            lines.push(Line::from(kit::cut(&line, room)));
            return;
        }
        let is_list = |value: &Value| value.as_array().is_some_and(|items| items.iter().all(|one| !is_whole(one)));
        if is_list(value) {
            lines.extend(kit::wrap(&line, room).into_iter().map(Line::from));
            return;
        }
        lines.push(Line::styled(format!("{}{name}", "  ".repeat(depth)), self.scene.theme.soft()));
        match value {
            Value::Object(parts) => {
                parts.iter().for_each(|(part, value)| self.put(part, &self.name(part), value, depth + 1, lines));
            }
            Value::Array(items) => {
                let each = |(at, item): (usize, &Value)| {
                    self.put(field, &self.entry(field, at, items.len()), item, depth + 1, lines);
                };
                items.iter().enumerate().for_each(each);
            }
            _ => {}
        }
    }

    /// A value in words; nothing where there is nothing to tell.
    fn said(&self, field: &str, value: &Value) -> Option<String> {
        let words = self.scene.words();
        if self.is(field, "hidden") {
            return None;
        }
        match value {
            Value::Null | Value::Bool(false) => None,
            Value::Bool(true) => Some(self.scene.say("option-yes")),
            Value::Number(number) if self.is(field, "seat") => Some(self.seat(number.as_u64()? as usize)),
            Value::Number(number) if number.as_i64() == Some(0) => None,
            Value::Number(number) => Some(words.name(field, &number.to_string())),
            Value::String(id) => Some(words.name(field, id)),
            Value::Array(items) => {
                // Where entries can be missing, 0 is one that is there.
                let optional = items.iter().any(Value::is_null);
                let said = items.iter().enumerate().filter_map(|(at, item)| {
                    let zero = (optional && item.is_number()).then(|| words.name(field, &item.to_string()));
                    let text = zero.or_else(|| self.said(field, item))?;
                    let name = if item.is_string() { String::new() } else { self.entry(field, at, items.len()) };
                    Some(match item {
                        _ if name.is_empty() => text,
                        Value::Bool(_) => name,
                        _ => format!("{name} {text}"),
                    })
                });
                joined(said)
            }
            Value::Object(parts) => joined(parts.iter().filter_map(|(part, value)| {
                let (text, name) = (self.said(part, value)?, self.name(part));
                Some(match value {
                    _ if name.is_empty() => text,
                    Value::Bool(_) => name,
                    _ => format!("{name} {text}"),
                })
            })),
        }
    }

    /// What a field is called; nothing if it needs no name.
    fn name(&self, field: &str) -> String {
        let message = format!("view-{field}");
        if self.is(field, "bare") {
            String::new()
        } else if self.scene.words().has(&message) {
            self.scene.words().plain(&message)
        } else {
            field.replace('-', " ")
        }
    }

    /// What an entry of a list of so many is called.
    fn entry(&self, field: &str, at: usize, of: usize) -> String {
        if self.is(field, "seats") {
            return self.seat(at);
        }
        let attribute = |name: &str| self.scene.words().attribute(&format!("view-{field}"), name);
        let parts = attribute(&format!("parts-{of}")).or_else(|| attribute("parts"));
        parts.and_then(|parts| parts.split('|').nth(at).map(|part| part.trim().to_owned())).unwrap_or_default()
    }

    /// What a seat is called; after the last of them comes the opponent that nobody sits for, if the game has one.
    fn seat(&self, seat: usize) -> String {
        let words = self.scene.words();
        if seat >= self.scene.names.len() && words.has("seat-machine") {
            return words.plain("seat-machine");
        }
        self.scene.seat(seat).to_owned()
    }

    fn is(&self, field: &str, what: &str) -> bool {
        self.scene.words().attribute("view", what).is_some_and(|fields| fields.split(' ').any(|one| one == field))
    }
}

/// Whether a value has parts of its own.
fn is_whole(value: &Value) -> bool {
    value.is_object() || value.is_array()
}

fn joined(parts: impl Iterator<Item = String>) -> Option<String> {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() {
        return None;
    }
    // What lies there several times is told once with its number.
    let mut counted: Vec<(String, usize)> = Vec::new();
    for part in parts {
        match counted.last_mut() {
            Some((last, count)) if *last == part => *count += 1,
            _ => counted.push((part, 1)),
        }
    }
    let told = |(part, count): (String, usize)| if count > 1 { format!("{part} ×{count}") } else { part };
    let parts: Vec<String> = counted.into_iter().map(told).collect();
    let joint = if parts.iter().any(|part| part.contains(", ")) { "; " } else { ", " };
    Some(parts.join(joint))
}
