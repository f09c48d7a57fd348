//! The table of a game without a drawing of its own: its view as an outline.

use ratatui::{buffer::Buffer, layout::Rect, text::Line};
use serde_json::Value;

use super::{Drawing, Page, Scene};
use crate::kit;

/// Any game.
pub struct Plain;

impl Drawing for Plain {
    fn pages(&self) -> &'static [&'static str] {
        &["page-board"]
    }

    fn whole(&self, _: &Scene) -> (u16, u16) {
        (60, 20)
    }

    fn board_rows(&self, _: &Scene) -> u16 {
        12
    }

    fn draw(&self, scene: &Scene, _: Page, area: Rect, buf: &mut Buffer) {
        let mut lines = Vec::new();
        outline(scene, "", scene.view, 0, &mut lines);
        // Two columns beside each other, as far as they go.
        let (left, right) = kit::columns(area, area.width / 2, 2);
        let half = usize::from(area.height).min(lines.len());
        kit::put_all(buf, left, &lines[..half]);
        kit::put_all(buf, right, &lines[half..]);
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

/// A value in lines: what is simple beside its name, what has parts above them.
fn outline(scene: &Scene, name: &str, value: &Value, depth: usize, lines: &mut Vec<Line<'static>>) {
    let indent = "  ".repeat(depth);
    let simple = |value: &Value| match value {
        Value::String(id) => Some(scene.words().name(name, id)),
        Value::Array(items) if items.iter().all(|item| !item.is_object() && !item.is_array()) => {
            let item = |item: &Value| item.as_str().map_or_else(|| item.to_string(), |id| scene.words().name(name, id));
            Some(items.iter().map(item).collect::<Vec<_>>().join(", "))
        }
        Value::Object(_) | Value::Array(_) => None,
        other => Some(other.to_string()),
    };
    if let Some(text) = simple(value) {
        lines.push(Line::from(format!("{indent}{name} {text}")));
        return;
    }
    if !name.is_empty() {
        lines.push(Line::styled(format!("{indent}{name}"), scene.theme.soft()));
    }
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(field, value)| outline(scene, field, value, depth + 1, lines));
        }
        Value::Array(items) => {
            let each =
                |(at, item): (usize, &Value)| outline(scene, &format!("{name} {}", at + 1), item, depth + 1, lines);
            items.iter().enumerate().for_each(each);
        }
        _ => {}
    }
}
