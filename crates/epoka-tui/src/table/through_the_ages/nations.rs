//! The civilizations beside each other: a table of numbers, and what the others have.

use ratatui::{
    style::Style,
    text::{Line, Span},
};
use serde_json::Value;

use super::{
    super::{Scene, list, number},
    own,
};
use crate::kit;

/// Columns of the table: a message, a width, and the colour of a good.
const COLUMNS: [(&str, u16, &str); 8] = [
    ("tta-col-culture", 7, "culture"),
    ("tta-col-science", 6, "science"),
    ("tta-col-strength", 5, "strength"),
    ("tta-col-food", 5, "food"),
    ("tta-col-resources", 6, "brick"),
    ("tta-col-happy", 6, "culture"),
    ("tta-col-civil", 5, "gold"),
    ("tta-col-military", 5, "strength"),
];

/// How many rows the table takes.
pub fn rows(scene: &Scene) -> u16 {
    1 + list(&scene.view["nations"]).len() as u16
}

/// The numbers of every civilization, a line each below a heading.
pub fn table(scene: &Scene, width: u16) -> Vec<Line<'static>> {
    let nations = list(&scene.view["nations"]);
    let longest = (0..nations.len()).map(|seat| kit::width(scene.seat(seat))).max().unwrap_or_default();
    let name = longest + 3;
    // What there is no room for is left out: the own numbers stand elsewhere as well.
    let mut room = width.saturating_sub(name);
    let fits = |(_, columns, _): &&(&str, u16, &str)| {
        let fits = *columns <= room;
        room = room.saturating_sub(*columns);
        fits
    };
    let shown = COLUMNS.iter().take_while(fits).count();
    let mut heading = vec![Span::raw(" ".repeat(name.into()))];
    let titles = COLUMNS[..shown].iter();
    heading.extend(
        titles.map(|(title, width, _)| Span::styled(kit::pad_left(&scene.say(title), *width), scene.theme.soft())),
    );
    let mut lines = vec![Line::from(heading)];
    lines.extend(nations.iter().enumerate().map(|(seat, nation)| row(scene, seat, nation, name, shown)));
    lines
}

fn row(scene: &Scene, seat: usize, nation: &Value, name: u16, shown: usize) -> Line<'static> {
    let own = if scene.own == Some(seat) { scene.theme.name() } else { Style::new() };
    let mut spans = scene.seat_mark(seat).to_vec();
    spans.push(Span::styled(kit::pad(&format!(" {}", scene.seat(seat)), name - 2), own));
    let rates = &nation["rates"];
    let stock = |stock: &Value, rate: &Value| format!("{}{:+}", number(stock), number(rate));
    let cells = [
        stock(&nation["culture"], &rates["culture"]),
        stock(&nation["science"], &rates["science"]),
        rates["strength"].to_string(),
        stock(&nation["food"], &nation["food-production"]),
        stock(&nation["resources"], &nation["resource-production"]),
        own::happiness(nation),
        format!("{}/{}", nation["civil"], rates["civil"]),
        format!("{}/{}", nation["military"], rates["military"]),
    ];
    let cells = cells.into_iter().zip(COLUMNS).take(shown);
    spans.extend(
        cells.map(|(text, (_, width, good))| Span::styled(kit::pad_left(&text, width), scene.theme.good(good))),
    );
    Line::from(spans)
}

/// What the other civilizations have, as fully as there is room for.
pub fn items(scene: &Scene, width: u16) -> Vec<Vec<Vec<Line<'static>>>> {
    let others = (0..list(&scene.view["nations"]).len()).filter(|&seat| scene.own != Some(seat));
    let item = |seat: usize| {
        let nation = &scene.view["nations"][seat];
        let mut head = scene.seat_mark(seat).to_vec();
        head.push(Span::styled(format!(" {}", scene.seat(seat)), scene.theme.name()));
        let head = vec![Line::from(head)];
        let flat = |items: Vec<Vec<Vec<Line<'static>>>>| items.into_iter().flatten().flatten();
        let some = head.iter().cloned().chain(flat(own::heads(scene, nation, width))).collect();
        let all = head.iter().cloned().chain(flat(own::items(scene, seat, width))).collect();
        vec![head, some, all]
    };
    others.map(item).collect()
}
