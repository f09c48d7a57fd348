//! The civilizations beside each other, and what the others have; V.I.C.I. comes last.

use ratatui::{
    style::Style,
    text::{Line, Span},
};
use serde_json::Value;

use super::{
    super::{Scene, list, number, word},
    Item, console, labelled, name, own_seat, things,
};
use crate::kit;

/// Columns of the table: a message, a width, and the colour of a good.
const COLUMNS: [(&str, u16, &str); 9] = [
    ("cvl-col-points", 5, "gold"),
    ("cvl-col-tribes", 5, "strength"),
    ("cvl-col-dice", 6, "gold"),
    ("cvl-col-food", 5, "food"),
    ("cvl-col-money", 5, "gold"),
    ("cvl-col-ideas", 5, "science"),
    ("cvl-col-tracks", 11, "culture"),
    ("cvl-col-matrix", 5, "stone"),
    ("cvl-col-hand", 5, "wood"),
];

/// How many rows the table takes.
pub fn rows(scene: &Scene) -> u16 {
    1 + list(&scene.view["scores"]).len() as u16
}

/// The numbers of every civilization, a line each below a heading.
pub fn table(scene: &Scene, width: u16) -> Vec<Line<'static>> {
    let seats = list(&scene.view["scores"]).len();
    let longest = (0..seats).map(|seat| kit::width(&name(scene, seat))).max().unwrap_or_default();
    let first = (longest + 4).min(16);
    let mut room = width.saturating_sub(first);
    let fits = |(_, columns, _): &&(&str, u16, &str)| {
        let fits = *columns <= room;
        room = room.saturating_sub(*columns);
        fits
    };
    let shown = COLUMNS.iter().take_while(fits).count();
    let mut heading = vec![Span::raw(" ".repeat(first.into()))];
    let titles = COLUMNS[..shown].iter();
    heading.extend(
        titles.map(|(title, width, _)| Span::styled(kit::pad_left(&scene.say(title), *width), scene.theme.soft())),
    );
    let mut lines = vec![Line::from(heading)];
    lines.extend((0..seats).map(|seat| row(scene, seat, first, shown)));
    lines
}

fn row(scene: &Scene, seat: usize, first: u16, shown: usize) -> Line<'static> {
    let open = &scene.view["open"];
    let civ = &open["civs"][seat];
    let own = if scene.own == Some(seat) { scene.theme.name() } else { Style::new() };
    let mut spans = scene.seat_mark(seat).to_vec();
    let begins = if number(&open["first"]) == seat as i64 { "*" } else { "" };
    spans.push(Span::styled(kit::pad(&format!(" {}{begins}", name(scene, seat)), first - 2), own));
    let sum = |field: &Value| list(field).iter().map(number).sum::<i64>().to_string();
    let tracks: Vec<String> = list(&civ["tracks"]).iter().map(|space| number(space).to_string()).collect();
    let hand = if seat < list(&scene.view["hands"]).len() {
        list(&scene.view["hands"][seat]).len().to_string()
    } else {
        String::new()
    };
    let cells = [
        number(&scene.view["scores"][seat]).to_string(),
        sum(&civ["here"]),
        format!("{}+{}", sum(&civ["dice"]), number(&civ["used"])),
        number(&civ["stock"][0]).to_string(),
        number(&civ["stock"][1]).to_string(),
        number(&civ["stock"][2]).to_string(),
        tracks.join("/"),
        list(&civ["items"]).len().to_string(),
        hand,
    ];
    let cells = cells.into_iter().zip(COLUMNS).take(shown);
    spans.extend(
        cells.map(|(text, (_, width, good))| Span::styled(kit::pad_left(&text, width), scene.theme.good(good))),
    );
    Line::from(spans)
}

/// What the other civilizations have, as fully as there is room for.
pub fn items(scene: &Scene, width: u16) -> Vec<Item> {
    let mut items = vec![vec![table(scene, width)]];
    let own = own_seat(scene);
    for seat in (0..list(&scene.view["scores"]).len()).filter(|&seat| seat != own) {
        items.push(vec![vec![kit::heading(&name(scene, seat), width, scene.theme)]]);
        if seat < scene.names.len() {
            items.extend(console::items(scene, seat, width));
        } else {
            items.extend(machine(scene, width));
        }
    }
    items
}

/// What V.I.C.I. has beside her civilization.
pub fn machine(scene: &Scene, width: u16) -> Vec<Item> {
    let vici = &scene.view["open"]["vici"];
    let words = scene.words();
    let label = |field: &str| words.plain(&format!("view-{field}"));
    let shown = list(&vici["shown"]).iter().map(word);
    let mut items = vec![labelled(scene, &label("shown"), things(scene, "vici-card", shown), width)];
    for grid in ["evolution", "prosperity"] {
        let markers = vec![vec![Span::raw(number(&vici[grid]).to_string())]];
        items.push(labelled(scene, &label(grid), markers, width));
    }
    items
}
