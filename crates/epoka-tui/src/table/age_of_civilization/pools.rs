//! What lies open for everybody: civilizations, wonders, special technologies; and the own hand of a draft.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
};
use serde_json::Value;

use super::{
    super::{Scene, list, number, word},
    technology, titled,
};
use crate::kit;

/// The civilizations in one line each, then the names of the wonders.
pub fn short(scene: &Scene, area: Rect, buf: &mut Buffer) {
    for (row, (id, coins)) in on_offer(scene).into_iter().enumerate() {
        let mut line = head(scene, id, coins);
        line.push_span(Span::styled(format!(" {}", text(scene, "civilization", id, "main")), scene.theme.soft()));
        kit::put(buf, area, row as u16, &line);
    }
}

/// The civilizations of the pool and of the own hand, as fully as there is room for.
pub fn civilizations(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let held_rows: u16 = held(scene).iter().map(|(_, cards)| cards.len() as u16 + 1).sum();
    open_and_held(scene, area, buf, area.height.saturating_sub(held_rows));
}

/// The wonders and special technologies.
pub fn wonders(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let rest = wonder_list(scene, area, buf, area.height);
    specials(scene, rest, buf);
}

/// Everything, as fully as there is room for.
pub fn both(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let wonder_rows = list(&scene.view["wonders"]).len().max(1) as u16 + 1;
    let special_cards = list(&scene.view["specials"]).len() as u16;
    let special_rows = if special_cards > 0 { special_cards + 1 } else { 0 };
    let held_rows: u16 = held(scene).iter().map(|(_, cards)| cards.len() as u16 + 1).sum();
    let inner = kit::panel(buf, area, &scene.say("ac-page-pool"), scene.theme);
    let room = inner.height.saturating_sub(wonder_rows + special_rows + held_rows);
    let rest = open_and_held(scene, inner, buf, room);
    let rest = kit::panel(buf, rest, &scene.say("ac-page-wonders"), scene.theme);
    let rest = wonder_list(scene, rest, buf, rest.height.saturating_sub(special_rows));
    specials(scene, rest, buf);
}

/// The pool in so many rows, then what the viewer holds; answers the area below.
fn open_and_held(scene: &Scene, area: Rect, buf: &mut Buffer, room: u16) -> Rect {
    let mut rest = match pool_in_full(scene, area.width, room) {
        Some(lines) => {
            kit::put_all(buf, area, &lines);
            kit::below(area, lines.len() as u16)
        }
        None => pool(scene, area, buf, rows_each(on_offer(scene).len(), room)),
    };
    for (title, cards) in held(scene) {
        rest = kit::panel(buf, rest, &title, scene.theme);
        for id in cards {
            kit::put(buf, rest, 0, &told(scene, id));
            rest = kit::below(rest, 1);
        }
    }
    rest
}

/// How many rows a card can have: name, main ability, legacy.
fn rows_each(cards: usize, room: u16) -> u16 {
    (room / (cards.max(1) as u16)).clamp(1, 3)
}

/// The pool with every word of it, if that fits in so many rows.
fn pool_in_full(scene: &Scene, columns: u16, room: u16) -> Option<Vec<Line<'static>>> {
    let mut lines = Vec::new();
    for (id, coins) in on_offer(scene) {
        lines.push(head(scene, id, coins));
        for (sign, part) in [("★", "main"), ("†", "legacy")] {
            let wrapped = kit::wrap(&text(scene, "civilization", id, part), columns.saturating_sub(5));
            let sign = |at| if at == 0 { sign } else { " " };
            let line =
                |(at, text): (usize, String)| Line::styled(format!("   {} {text}", sign(at)), scene.theme.soft());
            lines.extend(wrapped.into_iter().enumerate().map(line));
        }
    }
    (lines.len() <= usize::from(room)).then_some(lines)
}

/// The pool, so many rows a card; answers the area below it.
fn pool(scene: &Scene, area: Rect, buf: &mut Buffer, rows: u16) -> Rect {
    let cards = on_offer(scene);
    for (at, (id, coins)) in cards.iter().enumerate() {
        let area = kit::below(area, at as u16 * rows);
        let mut line = head(scene, id, *coins);
        let (main, legacy) = (text(scene, "civilization", id, "main"), text(scene, "civilization", id, "legacy"));
        let soft = scene.theme.soft();
        match rows {
            1 => line.push_span(Span::styled(format!(" {main} † {legacy}"), soft)),
            2 => kit::put(buf, area, 1, &Line::styled(format!("   ★ {main} † {legacy}"), soft)),
            _ => {
                kit::put(buf, area, 1, &Line::styled(format!("   ★ {main}"), soft));
                kit::put(buf, area, 2, &Line::styled(format!("   † {legacy}"), soft));
            }
        }
        kit::put(buf, area, 0, &line);
    }
    kit::below(area, cards.len() as u16 * rows)
}

/// The civilizations of the pool with the coins on them.
fn on_offer<'a>(scene: &Scene<'a>) -> Vec<(&'a str, i64)> {
    let offers = list(&scene.view["pool"]).iter();
    offers.map(|offer| (word(&offer["civilization"]), number(&offer["coins"]))).collect()
}

/// What the viewer holds: the hand of a draft, or the pack to pick from.
fn held<'a>(scene: &Scene<'a>) -> Vec<(String, Vec<&'a str>)> {
    let words = |cards: &'a Value| list(cards).iter().map(word).collect::<Vec<_>>();
    let hand = scene.own.map_or(Vec::new(), |seat| words(&scene.view["nations"][seat]["hand"]));
    let draft = &scene.view["draft"];
    let choosing = number(&draft["picks"]) < 5;
    let pack = list(&draft["seen"]).last().filter(|_| choosing).map_or(Vec::new(), words);
    let mut held = vec![(scene.say("ac-hand"), hand), (scene.say("ac-pack"), pack)];
    held.retain(|(_, cards)| !cards.is_empty());
    held
}

/// A civilization's name, population and bonus coins.
fn head(scene: &Scene, id: &str, coins: i64) -> Line<'static> {
    let mut spans = titled(scene, "civilization", id);
    let population = scene.components.of_kind("civilization", id).map_or(0, |card| number(&card.data["population"]));
    spans.push(Span::raw(format!(" ♟{population}")));
    if coins > 0 {
        spans.push(Span::styled(format!(" +¤{coins}"), scene.theme.gold()));
    }
    Line::from(spans)
}

/// A civilization in one line.
fn told(scene: &Scene, id: &str) -> Line<'static> {
    let mut line = head(scene, id, 0);
    let (main, legacy) = (text(scene, "civilization", id, "main"), text(scene, "civilization", id, "legacy"));
    line.push_span(Span::styled(format!(" ★ {main} † {legacy}"), scene.theme.soft()));
    line
}

/// The wonders, every word of them if that fits in so many rows; answers the area below them.
fn wonder_list(scene: &Scene, area: Rect, buf: &mut Buffer, room: u16) -> Rect {
    let wonders = list(&scene.view["wonders"]);
    if wonders.is_empty() {
        kit::put(buf, area, 0, &Line::styled(format!(" {}", scene.say("ac-no-wonders")), scene.theme.soft()));
        return kit::below(area, 1);
    }
    let ability = |id: &str| text(scene, "wonder", id, "ability");
    let soft = scene.theme.soft();
    let full = wonders.iter().map(word).flat_map(|id| {
        let wrapped = kit::wrap(&ability(id), area.width.saturating_sub(3)).into_iter();
        let name = Line::from(titled(scene, "wonder", id));
        std::iter::once(name).chain(wrapped.map(|line| Line::styled(format!("   {line}"), soft)))
    });
    let mut lines: Vec<Line> = full.collect();
    if lines.len() > usize::from(room) {
        let short = wonders.iter().map(word).map(|id| {
            let mut spans = titled(scene, "wonder", id);
            spans.push(Span::styled(format!(" {}", ability(id)), soft));
            Line::from(spans)
        });
        lines = short.collect();
    }
    kit::put_all(buf, area, &lines);
    kit::below(area, lines.len() as u16)
}

/// The special technologies on offer.
fn specials(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let specials = list(&scene.view["specials"]);
    if specials.is_empty() {
        return;
    }
    let inner = kit::panel(buf, area, &scene.say("ac-specials"), scene.theme);
    for (row, special) in specials.iter().map(word).enumerate() {
        let mut spans = titled(scene, "special", special);
        let data = scene.components.of_kind("special", special).map(|card| card.data.clone()).unwrap_or_default();
        let halves = ["lower", "upper"].map(|half| technology(scene, word(&data[half]["id"])));
        spans.push(Span::styled(format!(" {}", halves.join(" ")), scene.theme.soft()));
        kit::put(buf, inner, row as u16, &Line::from(spans));
    }
}

fn text(scene: &Scene, kind: &str, id: &str, part: &str) -> String {
    scene.words().attribute(&format!("{kind}-{id}"), part).unwrap_or_default()
}
