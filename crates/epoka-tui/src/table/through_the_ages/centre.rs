//! The middle of the table: events, tactics everybody may copy, and what the question is about.

use ratatui::text::{Line, Span};
use serde_json::Value;

use super::{
    super::{Scene, list, number, word},
    named_list, titled,
};
use crate::kit;

/// What lies in the middle, the most urgent first.
pub fn items(scene: &Scene, width: u16) -> Vec<Vec<Vec<Line<'static>>>> {
    let mut items: Vec<Vec<Vec<Line<'static>>>> = matter(scene).into_iter().map(|line| vec![vec![line]]).collect();
    items.push(vec![pile(scene, "tta-events", &scene.view["events"], width)]);
    if let Some(id) = scene.view["top-event"]["card"].as_str() {
        items.push(vec![named_list(scene, "tta-top-event", &[id], width)]);
    }
    items.push(vec![pile(scene, "tta-future", &scene.view["future"], width)]);
    let tactics: Vec<&str> = list(&scene.view["tactics"]).iter().map(word).collect();
    if !tactics.is_empty() {
        items.push(vec![named_list(scene, "tta-tactics", &tactics, width)]);
    }
    items.push(vec![pile(scene, "tta-military-deck", &scene.view["military-deck"], width)]);
    items
}

/// An auction, an attack or an offer that is being decided.
fn matter(scene: &Scene) -> Option<Line<'static>> {
    let task = list(&scene.view["tasks"]).first()?;
    let id = task["card"].as_str()?;
    let message = match word(&task["type"]) {
        "auction" => "tta-auction",
        "colonize" => "tta-colonize",
        "defend" => "tta-defend",
        "consider" => "tta-offer",
        _ => return None,
    };
    let mut spans = vec![Span::styled(format!("{} ", scene.say(message)), scene.theme.action())];
    spans.extend(titled(scene, id));
    match word(&task["type"]) {
        "auction" if !task["leader"].is_null() => {
            let leader = scene.seat(number(&task["leader"]) as usize).to_owned();
            spans.push(Span::raw(format!(": {} ({leader})", task["bid"])));
        }
        "colonize" => spans.push(Span::raw(format!(": {}", task["bid"]))),
        "defend" => spans.push(Span::raw(format!(" ({})", scene.count("tta-missing", number(&task["missing"]))))),
        _ => {}
    }
    Some(Line::from(spans))
}

/// How many cards a pile has, and those of them that are known.
fn pile(scene: &Scene, title: &str, cards: &Value, width: u16) -> Vec<Line<'static>> {
    let cards = list(cards);
    let known: Vec<&str> = cards.iter().filter_map(|card| card["card"].as_str()).collect();
    let text = format!("{} {}", scene.say(title), cards.len());
    if known.is_empty() {
        return kit::paragraph(&text, width, scene.theme.soft());
    }
    let mut lines = kit::paragraph(&text, width, scene.theme.soft());
    lines.extend(named_list(scene, "tta-known", &known, width));
    lines
}
