//! What lies open for everybody: civilizations, wonders, special technologies; and the own hand of a draft.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
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
    let mut items = pool(scene, area.width);
    items.extend(held_items(scene, area.width));
    kit::put_all(buf, area, &kit::fit(items, area.height));
}

/// The wonders and special technologies.
pub fn wonders(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let mut items = wonder_items(scene, area.width);
    items.extend(special_items(scene, area.width));
    kit::put_all(buf, area, &kit::fit(items, area.height));
}

/// Everything, as fully as there is room for.
pub fn both(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let mut items = vec![heading(scene, area.width, &scene.say("ac-page-pool"))];
    items.extend(pool(scene, area.width));
    items.extend(held_items(scene, area.width));
    items.push(heading(scene, area.width, &scene.say("ac-page-wonders")));
    items.extend(wonder_items(scene, area.width));
    items.extend(special_items(scene, area.width));
    kit::put_all(buf, area, &kit::fit(items, area.height));
}

/// A heading with a hairline after it, as an item of a list.
fn heading(scene: &Scene, columns: u16, title: &str) -> Vec<Vec<Line<'static>>> {
    vec![vec![kit::heading(title, columns, scene.theme)]]
}

/// The pool, a card an item.
fn pool(scene: &Scene, columns: u16) -> Vec<Vec<Vec<Line<'static>>>> {
    on_offer(scene).into_iter().map(|(id, coins)| card(scene, id, coins, columns)).collect()
}

/// What the viewer holds, a card an item.
fn held_items(scene: &Scene, columns: u16) -> Vec<Vec<Vec<Line<'static>>>> {
    let mut items = Vec::new();
    for (title, cards) in held(scene) {
        items.push(heading(scene, columns, &title));
        items.extend(cards.into_iter().map(|id| card(scene, id, 0, columns)));
    }
    items
}

/// A civilization: in one line, in two, or with every word, as a paragraph or in two.
fn card(scene: &Scene, id: &str, coins: i64, columns: u16) -> Vec<Vec<Line<'static>>> {
    let soft = scene.theme.soft();
    let name = head(scene, id, coins);
    let (main, legacy) = (text(scene, "civilization", id, "main"), text(scene, "civilization", id, "legacy"));
    let mut short = name.clone();
    short.push_span(Span::styled(format!(" ★ {main} † {legacy}"), soft));
    let two = vec![name.clone(), Line::styled(format!("   ★ {main} † {legacy}"), soft)];
    let dense = dense(name.clone().spans, &format!("★ {main} † {legacy}"), columns, soft);
    let mut full = vec![name];
    for (sign, part) in [("★", main), ("†", legacy)] {
        let wrapped = kit::wrap(&part, columns.saturating_sub(5));
        let sign = |at| if at == 0 { sign } else { " " };
        let line = |(at, text): (usize, String)| Line::styled(format!("   {} {text}", sign(at)), soft);
        full.extend(wrapped.into_iter().enumerate().map(line));
    }
    vec![vec![short], two, dense, full]
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

/// The wonders: a name, or every word.
fn wonder_items(scene: &Scene, columns: u16) -> Vec<Vec<Vec<Line<'static>>>> {
    let wonders = list(&scene.view["wonders"]);
    if wonders.is_empty() {
        return vec![vec![vec![Line::styled(format!(" {}", scene.say("ac-no-wonders")), scene.theme.soft())]]];
    }
    let item = |id: &str| told(scene, titled(scene, "wonder", id), &text(scene, "wonder", id, "ability"), columns);
    wonders.iter().map(word).map(item).collect()
}

/// The special technologies on offer, under their heading.
fn special_items(scene: &Scene, columns: u16) -> Vec<Vec<Vec<Line<'static>>>> {
    let specials = list(&scene.view["specials"]);
    if specials.is_empty() {
        return Vec::new();
    }
    let mut items = vec![heading(scene, columns, &scene.say("ac-specials"))];
    items.extend(specials.iter().map(word).map(|special| {
        let data = scene.components.of_kind("special", special).map(|card| card.data.clone()).unwrap_or_default();
        let halves = ["lower", "upper"].map(|half| technology(scene, word(&data[half]["id"])));
        told(scene, titled(scene, "special", special), &halves.join(" "), columns)
    }));
    items
}

/// A name and a text: in one line, or with every word of it, beside the name or below it.
fn told(scene: &Scene, name: Vec<Span<'static>>, text: &str, columns: u16) -> Vec<Vec<Line<'static>>> {
    let soft = scene.theme.soft();
    let mut short = Line::from(name.clone());
    short.push_span(Span::styled(format!(" {text}"), soft));
    let dense = dense(name.clone(), text, columns, soft);
    let wrapped = kit::wrap(text, columns.saturating_sub(3)).into_iter();
    let full = std::iter::once(Line::from(name)).chain(wrapped.map(|line| Line::styled(format!("   {line}"), soft)));
    // Civilizations have a length more: they are told in full before anything else is.
    vec![vec![short.clone()], vec![short], dense, full.collect()]
}

/// A name and all of a text in one paragraph.
fn dense(name: Vec<Span<'static>>, text: &str, columns: u16, style: Style) -> Vec<Line<'static>> {
    let mut first = Line::from(name);
    // The name takes the place of its first word.
    let place = "x".repeat(first.width());
    let mut wrapped = kit::wrap(&format!("{place} {text}"), columns.saturating_sub(3)).into_iter();
    let beside = wrapped.next().unwrap_or_default();
    first.push_span(Span::styled(beside.get(place.len()..).unwrap_or_default().to_owned(), style));
    let rest = wrapped.map(|line| Line::styled(format!("   {line}"), style));
    std::iter::once(first).chain(rest).collect()
}

fn text(scene: &Scene, kind: &str, id: &str, part: &str) -> String {
    scene.words().attribute(&format!("{kind}-{id}"), part).unwrap_or_default()
}
