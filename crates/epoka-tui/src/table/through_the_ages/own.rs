//! A civilization in full: what it has, what it makes, and what bites at the end of the turn.

use ratatui::{
    style::Style,
    text::{Line, Span},
};
use serde_json::Value;

use super::{
    super::{Scene, list, number, word},
    kind_style, named_list, titled,
};
use crate::kit;

/// Kinds of technologies whose cards hold workers, in the order of the player board.
const WITH_WORKERS: [&str; 11] =
    ["farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air-force"];

/// The parts of a civilization, the most important first.
pub fn items(scene: &Scene, seat: usize, width: u16) -> Vec<Vec<Vec<Line<'static>>>> {
    let nation = &scene.view["nations"][seat];
    let numbers = [actions(scene, nation), stock(scene, nation), banks(scene, nation)];
    let mut items: Vec<_> = numbers.into_iter().map(|all| vec![flowing(scene, all, width)]).collect();
    items.extend(workers(scene, nation, width).into_iter().map(|line| vec![vec![line]]));
    items.extend(heads(scene, nation, width));
    items.extend(hand(scene, seat, nation, width));
    items
}

/// "civil 2/4 · military 1/2 · strength 5 · happy 1−1".
fn actions(scene: &Scene, nation: &Value) -> Vec<Number> {
    let rates = &nation["rates"];
    let happy = if number(&nation["discontent"]) > 0 { scene.theme.warn() } else { scene.theme.good("culture") };
    vec![
        ("tta-civil", format!("{}/{}", nation["civil"], rates["civil"]), scene.theme.good("brick")),
        ("tta-military", format!("{}/{}", nation["military"], rates["military"]), scene.theme.good("strength")),
        ("tta-strength", rates["strength"].to_string(), scene.theme.good("strength")),
        ("tta-happy", happiness(nation), happy),
    ]
}

/// Happy faces, and how many more would be needed.
pub fn happiness(nation: &Value) -> String {
    let faces = &nation["rates"]["happiness"];
    match number(&nation["discontent"]) {
        0 => faces.to_string(),
        missing => format!("{faces}−{missing}"),
    }
}

/// "culture 12 +3 · science 4 +2 · food 3 +2 · resources 1 +2".
fn stock(scene: &Scene, nation: &Value) -> Vec<Number> {
    let signed = |value: &Value| format!("{:+}", number(value));
    let of = |stock: &str, rate: &Value| format!("{} {}", nation[stock], signed(rate));
    vec![
        ("tta-culture", of("culture", &nation["rates"]["culture"]), scene.theme.good("culture")),
        ("tta-science", of("science", &nation["rates"]["science"]), scene.theme.good("science")),
        ("tta-food", of("food", &nation["food-production"]), scene.theme.good("food")),
        ("tta-resources", of("resources", &nation["resource-production"]), scene.theme.good("brick")),
    ]
}

/// What lies in the banks, and what the next token costs or brings.
fn banks(scene: &Scene, nation: &Value) -> Vec<Number> {
    let growth = nation["growth"].as_i64().map_or_else(|| "—".to_owned(), |food| food.to_string());
    let warned = |bad: bool| if bad { scene.theme.warn() } else { scene.theme.name() };
    let (eaten, lost) = (number(&nation["consumption"]), number(&nation["corruption"]));
    let hungry = eaten > number(&nation["food"]) + number(&nation["food-production"]);
    vec![
        ("tta-yellow", nation["yellow"].to_string(), scene.theme.gold()),
        ("tta-blue", nation["blue"].to_string(), scene.theme.good("science")),
        ("tta-growth", growth, scene.theme.good("food")),
        ("tta-eats", eaten.to_string(), warned(hungry)),
        ("tta-corruption", lost.to_string(), warned(lost > 0)),
        ("tta-unused", nation["unused"].to_string(), scene.theme.name()),
    ]
}

/// A message, what it says now, and in which colour.
type Number = (&'static str, String, Style);

/// Numbers one after the other, in as many lines as they need.
fn flowing(scene: &Scene, all: Vec<Number>, width: u16) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (message, value, style) in all {
        let title = Span::styled(format!("{} ", scene.say(message)), scene.theme.soft());
        let value = Span::styled(value, style);
        match lines.last_mut() {
            Some(last) if last.width() + 3 + title.width() + value.width() <= width.into() => {
                last.push_span(Span::styled(" · ", scene.theme.soft()));
                last.extend([title, value]);
            }
            _ => lines.push(Line::from(vec![title, value])),
        }
    }
    lines
}

/// Farms, mines, buildings and units, a line for each kind that has a card: name, workers, tokens kept on it.
fn workers(scene: &Scene, nation: &Value, width: u16) -> Vec<Line<'static>> {
    let technologies = list(&nation["technologies"]);
    let kind_of = |card: &str| scene.components.of_kind("card", card).map_or("", |card| word(&card.data["kind"]));
    let mut lines: Vec<Vec<Span<'static>>> = Vec::new();
    for kind in WITH_WORKERS {
        let of_kind: Vec<&Value> = technologies.iter().filter(|entry| kind_of(word(&entry["card"])) == kind).collect();
        if of_kind.is_empty() {
            continue;
        }
        let mut spans = Vec::new();
        for entry in of_kind {
            let gap = if spans.is_empty() { "" } else { "  " };
            spans.push(Span::raw(gap));
            spans.extend(titled(scene, word(&entry["card"])));
            let people = "♟".repeat(number(&entry["workers"]).clamp(0, 12) as usize);
            spans.push(Span::styled(format!(" {people}"), kind_style(scene, kind)));
            let tokens = nation["stored"][word(&entry["card"])].as_i64().unwrap_or_default();
            if tokens > 0 {
                spans.push(Span::styled("•".repeat(tokens.clamp(0, 12) as usize), scene.theme.good("science")));
            }
        }
        // Two kinds share a line where there is room.
        let wide = |spans: &[Span]| spans.iter().map(Span::width).sum::<usize>();
        match lines.last_mut() {
            Some(last) if wide(last) + wide(&spans) + 3 <= width.into() => {
                last.push(Span::styled(" │ ", scene.theme.line()));
                last.extend(spans);
            }
            _ => lines.push(spans),
        }
    }
    lines.into_iter().map(Line::from).collect()
}

/// Government, leader, specials, wonders, colonies, tactic, pact and wars.
pub fn heads(scene: &Scene, nation: &Value, width: u16) -> Vec<Vec<Vec<Line<'static>>>> {
    let many = |field: &str| -> Vec<&str> { list(&nation[field]).iter().map(word).collect() };
    let specials: Vec<&str> = list(&nation["technologies"])
        .iter()
        .map(|entry| word(&entry["card"]))
        .filter(|card| {
            let kind = scene.components.of_kind("card", card).map_or("", |card| word(&card.data["kind"]));
            kind.ends_with("-special")
        })
        .collect();
    let wars: Vec<&str> = list(&nation["wars"]).iter().map(|war| word(&war["card"])).collect();
    let groups = [
        ("tta-government", one(&nation["government"])),
        ("tta-leader", one(&nation["leader"])),
        ("tta-specials", specials),
        ("tta-wonders", many("wonders")),
        ("tta-ruins", many("ruins")),
        ("tta-colonies", many("colonies")),
        ("tta-tactic", one(&nation["tactic"])),
        ("tta-pact", one(&nation["pact"]["card"])),
        ("tta-wars", wars),
    ];
    let mut items: Vec<Vec<Vec<Line<'static>>>> = groups
        .into_iter()
        .filter(|(_, cards)| !cards.is_empty())
        .map(|(title, cards)| vec![named_list(scene, title, &cards, width)])
        .collect();
    items.extend(unfinished(scene, nation).map(|line| vec![vec![line]]));
    items
}

/// The wonder under construction with its stages: those built, those to come.
fn unfinished(scene: &Scene, nation: &Value) -> Option<Line<'static>> {
    let id = nation["unfinished"].as_str()?;
    let data = &scene.components.of_kind("card", id)?.data;
    let built = number(&nation["stages"]) as usize;
    let mut spans = vec![Span::styled(format!("{} ", scene.say("tta-unfinished")), scene.theme.soft())];
    spans.extend(titled(scene, id));
    for (at, price) in list(&data["stages"]).iter().enumerate() {
        let (sign, style) = if at < built {
            ("■".to_owned(), scene.theme.calm())
        } else {
            (format!("□{price}"), scene.theme.name())
        };
        spans.push(Span::styled(format!(" {sign}"), style));
    }
    Some(Line::from(spans))
}

/// The cards in hand: the civil ones are open, of the military ones the own.
pub fn hand(scene: &Scene, seat: usize, nation: &Value, width: u16) -> Vec<Vec<Vec<Line<'static>>>> {
    let civil: Vec<&str> = list(&nation["hand"]).iter().map(word).collect();
    let cards = list(&nation["cards"]);
    let known: Vec<&str> = cards.iter().filter_map(|card| card["card"].as_str()).collect();
    let mut items = Vec::new();
    if !civil.is_empty() {
        items.push(vec![named_list(scene, "tta-hand", &civil, width)]);
    }
    if scene.own == Some(seat) && !known.is_empty() {
        items.push(vec![named_list(scene, "tta-military-hand", &known, width)]);
    } else if !cards.is_empty() {
        let text = scene.count("tta-military-cards", cards.len() as i64);
        items.push(vec![kit::paragraph(&text, width, scene.theme.soft())]);
    }
    items
}

/// A card of a view as a list of one, or of none.
fn one(card: &Value) -> Vec<&str> {
    card.as_str().into_iter().collect()
}
