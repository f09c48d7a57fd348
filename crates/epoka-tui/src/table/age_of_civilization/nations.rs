//! The nations: a table of numbers, and the civilizations, technologies and wonders of each.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};
use serde_json::Value;

use super::{
    super::{Scene, list, number, word},
    goal,
};
use crate::{details, kit};

/// Columns of the table: a message and a width.
const COLUMNS: [(&str, u16); 6] = [
    ("ac-col-coins", 5),
    ("ac-col-workers", 6),
    ("ac-col-strength", 5),
    ("ac-col-technologies", 5),
    ("ac-col-wonders", 5),
    ("col-points", 7),
];

/// How many rows the table takes.
pub fn rows(scene: &Scene) -> u16 {
    let nations = list(&scene.view["nations"]).len() as u16;
    1 + nations + u16::from(nations == 1) + u16::from(goal::scenario(scene).is_some())
}

/// The numbers of every nation, a line each below a heading; alone, the virtual opponent and the goal as well.
pub fn table(scene: &Scene, width: u16) -> Vec<Line<'static>> {
    let nations = list(&scene.view["nations"]);
    let longest = (0..nations.len()).map(|seat| kit::width(scene.seat(seat))).max().unwrap_or_default();
    let rival = if nations.len() == 1 { kit::width(&scene.say("ac-rival")) } else { 0 };
    let numbers: u16 = COLUMNS.iter().map(|(_, width)| width).sum();
    let name = (longest.max(rival) + 3).min(width.saturating_sub(numbers)).max(6);
    let mut heading = vec![Span::raw(" ".repeat(name.into()))];
    heading.extend(
        COLUMNS.map(|(title, width)| Span::styled(kit::pad_left(&scene.say(title), width), scene.theme.soft())),
    );
    let mut lines = vec![Line::from(heading)];
    lines.extend(nations.iter().enumerate().map(|(seat, nation)| row(scene, seat, nation, name, width)));
    if nations.len() == 1 {
        let label = kit::pad(&format!("   {}", scene.say("ac-rival")), name);
        let before: u16 = COLUMNS[..2].iter().map(|(_, width)| width).sum();
        let strength = kit::pad_left(&scene.view["rival"].to_string(), before + COLUMNS[2].1);
        let style = scene.theme.good("strength");
        lines.push(Line::from(vec![Span::styled(label, scene.theme.soft()), Span::styled(strength, style)]));
    }
    lines.extend(goal::line(scene));
    lines
}

fn row(scene: &Scene, seat: usize, nation: &Value, name: u16, width: u16) -> Line<'static> {
    let theme = scene.theme;
    let own = if scene.own == Some(seat) { theme.name() } else { Style::new() };
    let mut spans = scene.seat_mark(seat).to_vec();
    spans.push(Span::styled(kit::pad(&format!(" {}", scene.seat(seat)), name - 2), own));
    let cell = |text: String, column: usize, style| Span::styled(kit::pad_left(&text, COLUMNS[column].1), style);
    let workers = number(&nation["workers"]);
    let placed = if scene.deciding.contains(&seat) { number(&scene.view["work"]["placed"]) } else { 0 };
    spans.push(cell(nation["coins"].to_string(), 0, theme.gold()));
    spans.push(cell(format!("{}/{workers}", workers - placed), 1, own));
    spans.push(cell(nation["strength"].to_string(), 2, theme.good("strength")));
    spans.push(cell(list(&nation["technologies"]).len().to_string(), 3, theme.good("science")));
    spans.push(cell(list(&nation["wonders"]).len().to_string(), 4, theme.good("culture")));
    spans.push(cell(nation["score"].to_string(), 5, theme.gold().patch(theme.name())));
    if width >= name + 45 {
        spans.push(Span::raw("  "));
        spans.extend(civilizations(scene, nation));
    }
    Line::from(spans)
}

/// The living civilization, then the others: a legacy stays.
fn civilizations(scene: &Scene, nation: &Value) -> Vec<Span<'static>> {
    let main = word(&nation["main"]);
    let mut spans = Vec::new();
    if !main.is_empty() {
        spans.push(Span::styled(format!("★ {}", scene.words().name("civilization", main)), scene.theme.name()));
    }
    for id in list(&nation["civilizations"]).iter().map(word).filter(|id| *id != main) {
        let name = scene.words().name("civilization", id);
        spans.push(Span::styled(format!(" † {name}"), scene.theme.soft()));
    }
    spans
}

/// What every nation has, the own one first, as fully as there is room for: nobody is left out.
pub fn all(scene: &Scene, area: Rect, buf: &mut Buffer) {
    kit::put_all(buf, area, &kit::fit(items(scene, area.width), area.height));
}

/// The nations, an item each: in a line, by names, or with every word.
pub fn items(scene: &Scene, width: u16) -> Vec<Vec<Vec<Line<'static>>>> {
    let nations = list(&scene.view["nations"]);
    let mut order: Vec<usize> = (0..nations.len()).collect();
    order.sort_by_key(|&seat| scene.own != Some(seat));
    let item = |seat: usize| {
        let nation = &nations[seat];
        let (some, all) = (short(scene, seat, nation, width), full(scene, seat, nation, width));
        // The own nation is told in full first.
        let more = if scene.own == Some(seat) { all.clone() } else { some.clone() };
        vec![vec![line(scene, seat, nation)], some, more, all]
    };
    order.into_iter().map(item).collect()
}

/// The name, and how many cards of a draft are in the hand.
fn head(scene: &Scene, seat: usize, nation: &Value) -> Line<'static> {
    let mut head = scene.seat_mark(seat).to_vec();
    head.push(Span::styled(format!(" {}", scene.seat(seat)), scene.theme.name()));
    let hand = number(&nation["hand-count"]);
    if hand > 0 {
        head.push(Span::styled(format!("  {}", scene.count("ac-hand-count", hand)), scene.theme.soft()));
    }
    Line::from(head)
}

/// A nation with every word of its civilizations.
fn full(scene: &Scene, seat: usize, nation: &Value, width: u16) -> Vec<Line<'static>> {
    let mut lines = vec![head(scene, seat, nation)];
    let main = word(&nation["main"]);
    for id in list(&nation["civilizations"]).iter().map(word) {
        let text = |part| scene.words().attribute(&format!("civilization-{id}"), part).unwrap_or_default();
        let abilities = if id == main { format!("{} † {}", text("main"), text("legacy")) } else { text("legacy") };
        let sign = if id == main { "★" } else { "†" };
        let mut spans = vec![Span::raw(format!("   {sign} "))];
        spans.push(Span::styled(scene.words().name("civilization", id), scene.theme.name()));
        spans.push(details::house_mark(scene, "civilization", id));
        lines.push(Line::from(spans));
        lines.extend(indented(&abilities, 5, width, scene.theme.soft()));
    }
    lines.extend(owned(scene, nation, width));
    lines
}

/// A nation by names alone.
fn short(scene: &Scene, seat: usize, nation: &Value, width: u16) -> Vec<Line<'static>> {
    let mut lines = vec![head(scene, seat, nation)];
    let names = civilizations(scene, nation);
    lines[0].push_span("  ");
    // What does not fit beside the name goes on below it.
    for name in names {
        let last = lines.last_mut().expect("the name stands in a line");
        if last.width() + name.width() > usize::from(width) {
            let text = name.content.trim_start().to_owned();
            lines.push(Line::from(vec![Span::raw("   "), Span::styled(text, name.style)]));
        } else {
            last.push_span(name);
        }
    }
    lines.extend(owned(scene, nation, width));
    lines
}

/// A nation in one line.
fn line(scene: &Scene, seat: usize, nation: &Value) -> Line<'static> {
    let mut line = head(scene, seat, nation);
    line.push_span("  ");
    line.spans.extend(civilizations(scene, nation));
    for (field, kind, colour) in [("technologies", "technology", "science"), ("wonders", "wonder", "culture")] {
        let names: Vec<String> = list(&nation[field]).iter().map(|id| scene.words().name(kind, word(id))).collect();
        if !names.is_empty() {
            line.push_span(Span::styled(format!(" · {}", names.join(", ")), scene.theme.good(colour)));
        }
    }
    line
}

/// The technologies and wonders of a nation.
fn owned(scene: &Scene, nation: &Value, width: u16) -> Vec<Line<'static>> {
    let kinds =
        [("technologies", "technology", "ac-technologies", "science"), ("wonders", "wonder", "ac-wonders", "culture")];
    let mut lines = Vec::new();
    for (field, kind, title, colour) in kinds {
        let names: Vec<String> = list(&nation[field]).iter().map(|id| scene.words().name(kind, word(id))).collect();
        if !names.is_empty() {
            let text = format!("{}: {}", scene.say(title), names.join(", "));
            lines.extend(indented(&text, 3, width, scene.theme.good(colour)));
        }
    }
    lines
}

fn indented(text: &str, by: u16, width: u16, style: Style) -> Vec<Line<'static>> {
    let indent = " ".repeat(by.into());
    let wrapped = kit::wrap(text, width.saturating_sub(by)).into_iter();
    wrapped.map(|line| Line::styled(format!("{indent}{line}"), style)).collect()
}
