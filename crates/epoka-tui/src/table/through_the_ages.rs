//! The table of Through the Ages: the card row, the civilizations, and what lies in the middle.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};
use serde_json::Value;

use super::{Drawing, Page, Scene, list, named_in, number, word};
use crate::{details, kit};

mod centre;
mod nations;
mod own;

/// The last space of the row at each price in civil actions.
const PRICES: [usize; 3] = [5, 9, 13];

/// Through the Ages.
pub struct ThroughTheAges;

impl Drawing for ThroughTheAges {
    fn pages(&self) -> &'static [&'static str] {
        &["page-board", "tta-page-own", "tta-page-nations", "tta-page-centre"]
    }

    fn whole(&self, _: &Scene) -> (u16, u16) {
        (80, 24)
    }

    fn board_rows(&self, scene: &Scene) -> u16 {
        ROW_LINES + nations::rows(scene)
    }

    fn draw(&self, scene: &Scene, page: Page, area: Rect, buf: &mut Buffer) {
        match page {
            Page::Whole => whole(scene, area, buf),
            Page::Part(0) => {
                row(scene, area, buf);
                let rest = kit::below(area, ROW_LINES);
                kit::put_all(buf, rest, &nations::table(scene, rest.width));
                // As much of the own civilization as there is room for.
                let rest = kit::below(rest, nations::rows(scene));
                kit::put_all(buf, rest, &kit::fit(own::items(scene, own_seat(scene), rest.width), rest.height));
            }
            Page::Part(1) => {
                kit::put_all(buf, area, &kit::fit(own::items(scene, own_seat(scene), area.width), area.height));
            }
            Page::Part(2) => kit::put_all(buf, area, &kit::fit(nations::items(scene, area.width), area.height)),
            Page::Part(_) => kit::put_all(buf, area, &kit::fit(centre::items(scene, area.width), area.height)),
        }
    }

    fn status(&self, scene: &Scene) -> String {
        let view = scene.view;
        let round = match number(&view["round"]) {
            0 => scene.say("status-setup"),
            round => scene.count("status-round", round),
        };
        let age = super::words::with(scene.lang, "tta-age", "age", word(&view["age"]));
        let left: i64 = list(&view["deck"]).iter().map(|entry| number(&entry["copies"])).sum();
        let last =
            if view["last-round"].is_null() { String::new() } else { format!(" · {}", scene.say("tta-last-round")) };
        format!("{round} · {age} · {}{last}", scene.count("tta-deck", left))
    }

    fn numbers(&self, view: &Value, seat: usize) -> Vec<(&'static str, i64)> {
        let nation = &view["nations"][seat];
        vec![
            ("tta-culture", number(&nation["culture"])),
            ("tta-science", number(&nation["science"])),
            ("tta-food", number(&nation["food"])),
            ("tta-resources", number(&nation["resources"])),
            ("tta-strength", number(&nation["rates"]["strength"])),
            ("tta-civil", number(&nation["civil"])),
            ("tta-military", number(&nation["military"])),
            ("tta-unused", number(&nation["unused"])),
            ("tta-happy", number(&nation["rates"]["happiness"])),
            ("tta-discontent", number(&nation["discontent"])),
            ("tta-culture-rate", number(&nation["rates"]["culture"])),
            ("tta-science-rate", number(&nation["rates"]["science"])),
            ("tta-food-rate", number(&nation["food-production"])),
            ("tta-resource-rate", number(&nation["resource-production"])),
            ("tta-corruption", number(&nation["corruption"])),
        ]
    }

    fn alert(&self, scene: &Scene) -> Option<String> {
        let nation = &scene.view["nations"][scene.own?];
        let workers = number(&nation["unused"]);
        if number(&nation["discontent"]) > workers {
            return Some(scene.say("tta-uprising"));
        }
        let food = number(&nation["food"]) + number(&nation["food-production"]);
        let missing = number(&nation["consumption"]) - food;
        (missing > 0).then(|| scene.count("tta-hunger", missing))
    }

    fn question(&self, scene: &Scene, ask: &str, _: &[&Value]) -> Option<String> {
        let nation = &scene.view["nations"][scene.own?];
        let excess = list(&nation["cards"]).len() as i64 - number(&nation["rates"]["military-hand"]);
        (ask == "excess" && excess > 0).then(|| scene.count("tta-ask-excess", excess))
    }

    fn alarms(&self) -> &'static [&'static str] {
        &["uprising", "famine", "corrupted"]
    }

    fn legend(&self) -> &'static [&'static str] {
        &[
            "tta-legend-price",
            "tta-legend-worker",
            "tta-legend-stage",
            "tta-legend-ruin",
            "tta-legend-tactic",
            "tta-legend-actions",
            "tta-legend-bank",
        ]
    }

    fn facts(&self, scene: &Scene, _: &str, _: &str, data: &Value) -> Vec<String> {
        let age = super::words::with(scene.lang, "tta-age", "age", word(&data["age"]));
        let kind = super::words::of(scene.lang).name("tta-kind", word(&data["kind"]));
        let mut facts = vec![format!("{kind} · {age}")];
        let price = |field: &str| Some(number(&data[field])).filter(|&price| price > 0);
        facts.extend(price("science").map(|price| scene.count("tta-costs-science", price)));
        facts.extend(price("revolution").map(|price| scene.count("tta-costs-revolution", price)));
        facts.extend(price("resources").map(|price| scene.count("tta-costs-resources", price)));
        if let Some(stages) = data["stages"].as_array() {
            let stages = stages.iter().map(Value::to_string).collect::<Vec<_>>().join(" + ");
            facts.push(super::words::with(scene.lang, "tta-costs-stages", "stages", stages));
        }
        facts.extend(price("military-actions").map(|price| scene.count("tta-costs-military", price)));
        facts
    }

    fn note(&self, scene: &Scene, action: &Value) -> Option<String> {
        let id = self.things(scene.view, action).into_iter().next()?;
        scene.words().attribute(&format!("card-{id}"), "text").filter(|note| !note.is_empty())
    }

    fn means(&self) -> &'static [&'static str] {
        &["tta-civil", "tta-military", "tta-science", "tta-food", "tta-resources", "tta-unused"]
    }

    fn is_risky(&self, _: &Scene, action: &Value) -> bool {
        matches!(word(&action["type"]), "destroy" | "resign")
    }

    fn things(&self, view: &Value, action: &Value) -> Vec<String> {
        let space = action["space"].as_u64().filter(|_| action["type"] == "take");
        let card = space.and_then(|space| Some((view["row"][space.checked_sub(1)? as usize].as_str()?, space)));
        card.map_or_else(|| named_in(action), |(card, space)| vec![card.to_owned(), format!("space-{space}")])
    }
}

/// The seat whose civilization is shown large: the own one, or whose turn it is.
fn own_seat(scene: &Scene) -> usize {
    scene.own.unwrap_or(number(&scene.view["current"]) as usize)
}

/// How many lines the card row takes: the spaces at the lowest price.
const ROW_LINES: u16 = PRICES[0] as u16;

/// The card row in three columns, by price.
fn row(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let cards = list(&scene.view["row"]);
    let column = area.width / PRICES.len() as u16;
    let mut first = 0;
    for (price, &last) in PRICES.iter().enumerate() {
        let x = area.x + column * price as u16;
        let place = Rect { x, width: column.saturating_sub(1), ..area };
        for (line, space) in (first..last.min(cards.len())).enumerate() {
            kit::put(buf, place, line as u16, &space_line(scene, price + 1, space + 1, &cards[space]));
        }
        first = last;
    }
}

/// A space of the row: its price, and the card with its age.
fn space_line(scene: &Scene, price: usize, space: usize, card: &Value) -> Line<'static> {
    let sign = Span::styled(format!("{price}◦ "), scene.theme.soft());
    let Some(id) = card.as_str() else { return Line::from(vec![sign, Span::styled("—", scene.theme.line())]) };
    let mut spans = vec![sign];
    // Of two equal cards in the row only one is meant.
    let is_of_row = scene.things.iter().any(|thing| thing.starts_with("space-"));
    let is_meant = if is_of_row { scene.is_meant(&format!("space-{space}")) } else { scene.is_meant(id) };
    spans.extend(named(scene, id, is_meant));
    Line::from(spans)
}

/// A card in the colour of its kind, with its age; what the selected action is about has a sign before it.
fn titled(scene: &Scene, id: &str) -> Vec<Span<'static>> {
    named(scene, id, scene.is_meant(id))
}

fn named(scene: &Scene, id: &str, is_meant: bool) -> Vec<Span<'static>> {
    let data = scene.components.of_kind("card", id).map_or(&Value::Null, |card| &card.data);
    let style = kind_style(scene, word(&data["kind"]));
    let mut spans = Vec::new();
    let style = if is_meant {
        spans.push(Span::styled("▸", scene.theme.action()));
        scene.theme.action().patch(scene.theme.name())
    } else {
        style
    };
    let name = scene.words().name("card", id);
    // Cards of several ages have it in their names.
    let age = if name.ends_with(')') { String::new() } else { format!(" {}", word(&data["age"])) };
    spans.push(Span::styled(name, style));
    spans.push(Span::styled(age, scene.theme.soft()));
    spans.push(details::house_mark(scene, "card", id));
    spans
}

/// The colour of a kind of cards.
fn kind_style(scene: &Scene, kind: &str) -> Style {
    let good = match kind {
        "farm" => "food",
        "mine" => "brick",
        "lab" | "library" => "science",
        "temple" | "theater" | "arena" | "wonder" => "culture",
        "infantry" | "cavalry" | "artillery" | "air-force" | "military-special" => "strength",
        "government" | "leader" => "gold",
        _ => "stone",
    };
    scene.theme.good(good)
}

/// The whole table at a glance: the row, the own civilization large, the others and the middle beside it.
fn whole(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let inner = kit::panel(buf, area, &scene.say("tta-row"), scene.theme);
    row(scene, inner, buf);
    let area = kit::below(inner, ROW_LINES);
    let (left, right) = kit::columns(area, area.width / 2, 2);
    let heading = |title: &str, width: u16| vec![vec![kit::heading(title, width, scene.theme)]];
    let seat = own_seat(scene);
    let mut items = vec![heading(scene.seat(seat), left.width)];
    items.extend(own::items(scene, seat, left.width));
    kit::put_all(buf, left, &kit::fit(items, left.height));
    let mut items = vec![heading(&scene.say("tta-page-nations"), right.width)];
    items.push(vec![nations::table(scene, right.width)]);
    items.extend(nations::items(scene, right.width));
    items.push(heading(&scene.say("tta-page-centre"), right.width));
    items.extend(centre::items(scene, right.width));
    kit::put_all(buf, right, &kit::fit(items, right.height));
}

/// Names of cards, one after the other in a paragraph below a title.
fn named_list(scene: &Scene, title: &str, cards: &[&str], width: u16) -> Vec<Line<'static>> {
    let mut lines = vec![Vec::from([Span::styled(format!("{} ", scene.say(title)), scene.theme.soft())])];
    let mut used = kit::width(&scene.say(title)) + 1;
    for (at, id) in cards.iter().enumerate() {
        let mut spans = titled(scene, id);
        if at + 1 < cards.len() {
            spans.push(Span::raw(", "));
        }
        let wide = Line::from(spans.clone()).width() as u16;
        if used + wide > width && used > 0 {
            lines.push(vec![Span::raw("  ")]);
            used = 2;
        }
        used += wide;
        lines.last_mut().expect("there is always a line").extend(spans);
    }
    lines.into_iter().map(Line::from).collect()
}
