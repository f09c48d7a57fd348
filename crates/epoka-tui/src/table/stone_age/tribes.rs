//! The tribes: a table of numbers, and what each of them has collected.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
    text::{Line, Span},
};
use serde_json::Value;

use super::{
    super::{Scene, list, number, word},
    RESOURCES, price,
};
use crate::kit;

/// Columns of the table: a message and a width.
const COLUMNS: [(&str, u16); 11] = [
    ("sa-col-people", 5),
    ("sa-col-food", 6),
    ("sa-col-track", 6),
    ("sa-col-tools", 7),
    ("sa-col-wood", 6),
    ("sa-col-brick", 6),
    ("sa-col-stone", 6),
    ("sa-col-gold", 6),
    ("sa-col-cards", 6),
    ("sa-col-buildings", 5),
    ("col-points", 7),
];

/// The numbers of every tribe, a line each below a heading.
pub fn table(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let numbers: u16 = COLUMNS.iter().map(|(_, width)| width).sum();
    let name = area.width.saturating_sub(numbers).clamp(6, 24);
    let mut heading = vec![Span::raw(" ".repeat(name.into()))];
    heading.extend(
        COLUMNS.map(|(title, width)| Span::styled(kit::pad_left(&scene.say(title), width), scene.theme.soft())),
    );
    kit::put(buf, area, 0, &Line::from(heading));
    for (seat, tribe) in list(&scene.view["tribes"]).iter().enumerate() {
        kit::put(buf, area, 1 + seat as u16, &row(scene, seat, tribe, name));
    }
}

fn row(scene: &Scene, seat: usize, tribe: &Value, name: u16) -> Line<'static> {
    let theme = scene.theme;
    let mut spans = scene.seat_mark(seat).to_vec();
    let own = if scene.own == Some(seat) { theme.name() } else { Style::new() };
    spans.push(Span::styled(kit::pad(&format!(" {}", scene.seat(seat)), name - 2), own));
    let cell = |text: String, column: usize, style| Span::styled(kit::pad_left(&text, COLUMNS[column].1), style);
    spans.push(cell(format!("{}/{}", tribe["home"], tribe["figures"]), 0, own));
    spans.push(cell(tribe["food"].to_string(), 1, theme.good("food")));
    spans.push(cell(format!("+{}", tribe["track"]), 2, theme.good("food")));
    spans.extend(tools(tribe, COLUMNS[3].1, theme.soft()));
    for (at, good) in RESOURCES.into_iter().enumerate() {
        spans.push(cell(tribe["resources"][good].to_string(), 4 + at, theme.good(good)));
    }
    spans.push(cell(tribe["card-count"].to_string(), 8, own));
    spans.push(cell(list(&tribe["buildings"]).len().to_string(), 9, own));
    spans.push(cell(tribe["score"].to_string(), 10, theme.gold().patch(theme.name())));
    Line::from(spans)
}

/// The values of the tools; those used this round are small and struck out.
fn tools(tribe: &Value, width: u16, soft: Style) -> Vec<Span<'static>> {
    let mut spans = vec![Span::raw(" ".repeat(usize::from(width.saturating_sub(5))))];
    for (at, value) in list(&tribe["tools"]).iter().enumerate() {
        let used = tribe["used"][at] == true;
        let style = if used { soft.add_modifier(Modifier::CROSSED_OUT) } else { Style::new() };
        let text = match number(value) {
            0 => "·".to_owned(),
            value if used => small(value),
            value => value.to_string(),
        };
        if at > 0 {
            spans.push(Span::raw(" "));
        }
        spans.push(Span::styled(text, style));
    }
    spans
}

/// A number in small digits: not every terminal strikes out.
fn small(number: i64) -> String {
    let digit = |digit: u32| char::from_u32(u32::from('₀') + digit);
    number.to_string().chars().filter_map(|letter| letter.to_digit(10).and_then(digit)).collect()
}

/// What every tribe has collected, as far as the viewer knows; the own one first and in full.
pub fn all(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let tribes = list(&scene.view["tribes"]);
    let mut order: Vec<usize> = (0..tribes.len()).collect();
    order.sort_by_key(|&seat| scene.own != Some(seat));
    let mut lines = Vec::new();
    for seat in order {
        lines.extend(collected(scene, seat, &tribes[seat], area.width));
    }
    kit::put_all(buf, area, &lines);
}

fn collected(scene: &Scene, seat: usize, tribe: &Value, width: u16) -> Vec<Line<'static>> {
    let mut head = scene.seat_mark(seat).to_vec();
    head.push(Span::styled(format!(" {}  ", scene.seat(seat)), scene.theme.name()));
    head.push(Span::styled(feeding(scene, seat, tribe), scene.theme.good("food")));
    let mut lines = vec![Line::from(head)];
    let known = tribe["cards"].as_array().or_else(|| tribe["open-cards"].as_array());
    let known = known.map_or_else(|| list(&tribe["face-up"]), Vec::as_slice);
    let mut texts = Vec::new();
    texts.extend(symbols(scene, known));
    texts.extend(people(scene, known, tribe));
    let hidden = number(&tribe["card-count"]) - known.len() as i64;
    if hidden > 0 {
        texts.push(scene.count("sa-hidden-cards", hidden));
    }
    let wrapped = kit::wrap(&texts.join(" · "), width.saturating_sub(3));
    lines.extend(wrapped.into_iter().filter(|line| !line.is_empty()).map(|line| Line::from(format!("   {line}"))));
    let buildings = list(&tribe["buildings"]);
    if !buildings.is_empty() {
        let mut spans = vec![Span::styled(format!("   {}: ", scene.say("sa-buildings")), scene.theme.soft())];
        for (at, building) in buildings.iter().enumerate() {
            spans.push(Span::raw(if at == 0 { "" } else { ", " }));
            spans.extend(price(scene, word(building)));
        }
        lines.push(Line::from(spans));
    }
    lines
}

/// How a tribe stands with its food.
pub enum Food {
    /// It has been fed, or the game is over.
    Done,
    /// It is being fed, and so much is still missing.
    Owed(i64),
    /// So much would be left if it were fed now; below zero, so much would be missing.
    Left(i64),
}

impl Food {
    /// How a seat's tribe stands with its food.
    pub fn of(scene: &Scene, seat: usize) -> Food {
        let owed = |feeding: &Value| number(&feeding["missing"]);
        let feeding = list(&scene.view["feeding"]);
        let tribe = &scene.view["tribes"][seat];
        match feeding.get(seat).map(owed).unwrap_or_default() {
            _ if scene.deciding.is_empty() => Food::Done,
            0 if feeding.iter().any(|feeding| owed(feeding) > 0) => Food::Done,
            0 => Food::Left(number(&tribe["food"]) + number(&tribe["track"]) - number(&tribe["figures"])),
            missing => Food::Owed(missing),
        }
    }

    /// How much is missing, if anything is.
    pub fn missing(&self) -> Option<i64> {
        match *self {
            Food::Owed(missing) => Some(missing),
            Food::Left(left) if left < 0 => Some(-left),
            Food::Left(_) | Food::Done => None,
        }
    }
}

/// What feeding would come to now: "12 + 3 − 6 = 9".
fn feeding(scene: &Scene, seat: usize, tribe: &Value) -> String {
    let left = match Food::of(scene, seat) {
        Food::Done => return String::new(),
        Food::Owed(missing) => return scene.count("sa-hunger", missing),
        Food::Left(left) => left,
    };
    let [food, track, people] = ["food", "track", "figures"].map(|field| number(&tribe[field]));
    let numbers = [("food", food.into()), ("track", track.into()), ("people", people.into())];
    let message = if left < 0 { "sa-feeding-short" } else { "sa-feeding" };
    crate::words::of(scene.lang).with(message, numbers.into_iter().chain([("left", left.abs().into())]))
}

/// The symbols of the green cards: "Wheel 2, Music".
fn symbols(scene: &Scene, cards: &[Value]) -> Option<String> {
    let mut counted: Vec<(String, u8)> = Vec::new();
    for symbol in cards.iter().filter_map(|card| bottom(scene, card)?.get("symbol")?.as_str().map(str::to_owned)) {
        match counted.iter_mut().find(|(known, _)| *known == symbol) {
            Some((_, count)) => *count += 1,
            None => counted.push((symbol, 1)),
        }
    }
    let name = |(symbol, count): &(String, u8)| {
        let name = scene.words().name("symbol", symbol);
        if *count > 1 { format!("{name} ×{count}") } else { name }
    };
    let names: Vec<String> = counted.iter().map(name).collect();
    (!names.is_empty()).then(|| format!("{}: {}", scene.say("sa-symbols"), names.join(", ")))
}

/// The people of the yellow cards and what they multiply: "Farmers 2 × food track 3 = 6".
fn people(scene: &Scene, cards: &[Value], tribe: &Value) -> Vec<String> {
    let tools: i64 = list(&tribe["tools"]).iter().map(number).sum();
    let counted = [
        ("farmer", number(&tribe["track"])),
        ("tool-maker", tools),
        ("builder", list(&tribe["buildings"]).len() as i64),
        ("shaman", number(&tribe["figures"])),
    ];
    let each = |(person, times): (&str, i64)| {
        let bottoms = cards.iter().filter_map(|card| bottom(scene, card));
        let figures: i64 = bottoms.filter(|bottom| bottom["person"] == person).map(|one| number(&one["figures"])).sum();
        let attribute = |name| scene.words().attribute(&format!("person-{person}"), name).unwrap_or_default();
        let points = figures * times;
        (figures > 0).then(|| format!("{} {figures} × {} {times} = {points}", attribute("plural"), attribute("times")))
    };
    counted.into_iter().filter_map(each).collect()
}

/// The lower half of a card.
fn bottom<'a>(scene: &'a Scene, card: &Value) -> Option<&'a Value> {
    Some(&scene.components.of_kind("card", card.as_str()?)?.data["bottom"])
}
