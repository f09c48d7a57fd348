//! The realms of all players, terrain by terrain with what stands on each, and the own cards.

use ratatui::{
    style::Style,
    text::{Line, Span},
};
use serde_json::Value;

use super::super::{Scene, list, number, word};
use crate::theme::mark;

/// Everything on the table in lines of so many columns: the own realm first, then the others, then the own cards.
pub fn lines(scene: &Scene, columns: u16) -> Vec<Line<'static>> {
    let realms = list(&scene.view["realms"]);
    let mut order: Vec<usize> = (0..realms.len()).collect();
    order.sort_by_key(|&seat| scene.own != Some(seat));
    let mut lines: Vec<Line> = order.into_iter().flat_map(|seat| realm(scene, seat, columns)).collect();
    if let Some(own) = scene.own.and_then(|seat| realms.get(seat)) {
        lines.extend(pile(scene, "view-hand", &own["hand"], columns));
        lines.extend(pile(scene, "view-atlas", &own["atlas"], columns));
    }
    lines
}

/// A realm: its numbers, its terrains, and what lies beside them.
fn realm(scene: &Scene, seat: usize, columns: u16) -> Vec<Line<'static>> {
    let realm = &scene.view["realms"][seat];
    let mut lines = head(scene, seat, realm, columns);
    let terrains = list(&realm["line"]).iter().map(|place| terrain(scene, seat, place));
    lines.extend(flow(terrains.collect(), columns));
    let apart = |item: &&Value| item["place"].is_null();
    let mut beside: Vec<Vec<Span>> = list(&realm["items"]).iter().filter(apart).map(|one| item(scene, one)).collect();
    let inventions = list(&realm["inventions"]).iter().map(|card| scene.words().name("card", word(card)));
    beside.extend(summed(inventions).into_iter().map(|name| vec![Span::styled(name, scene.theme.good("science"))]));
    lines.extend(flow(beside, columns));
    lines
}

/// A seat and its numbers: "● Ola  Initial Era · food 1 · happiness 2 · hand 4".
fn head(scene: &Scene, seat: usize, realm: &Value, columns: u16) -> Vec<Line<'static>> {
    let words = scene.words();
    let mut name = scene.seat_mark(seat).to_vec();
    name.push(Span::styled(format!(" {}", scene.seat(seat)), scene.theme.name()));
    let named = |field: &str, value: i64| format!("{} {value}", words.plain(&format!("view-{field}")).to_lowercase());
    let count = |field: &str| list(&realm[field]).len() as i64;
    let capital = format!("♜ {}/{}", realm["capital-strength"], realm["capital-toughness"]);
    let mut facts = vec![words.name("era", word(&realm["era"]))];
    facts.extend(["food", "happiness"].map(|field| named(field, number(&realm[field]))));
    facts.extend(["hand", "library", "atlas", "discard"].map(|field| match field {
        "library" => scene.count("ccg-library", count(field)),
        _ => named(field, count(field)),
    }));
    facts.push(named("unit-cap", number(&realm["unit-cap"])));
    facts.push(capital);
    if number(&scene.view["active"]) == seat as i64 {
        let turn = &scene.view["turn"];
        let spare = ["production", "tax"].map(|field| (field, number(&turn[field]))).into_iter();
        let spare: Vec<String> = spare.filter(|(_, n)| *n > 0).map(|(field, n)| named(field, n)).collect();
        facts.extend((!spare.is_empty()).then(|| format!("{}: {}", words.plain("view-turn"), spare.join(", "))));
    }
    let mut groups = vec![name];
    groups.extend(facts.into_iter().map(|fact| vec![Span::styled(fact, scene.theme.soft())]));
    joined(groups, columns, 0)
}

/// A terrain with what it yields, what is built on it and who stands there.
fn terrain(scene: &Scene, seat: usize, terrain: &Value) -> Vec<Span<'static>> {
    let words = scene.words();
    let slot = number(&terrain["slot"]);
    let is_here = |place: &Value| number(&place["seat"]) == seat as i64 && number(&place["slot"]) == slot;
    let card = word(&terrain["card"]);
    let style = if scene.is_meant(card) { scene.theme.action() } else { Style::new() };
    let sign = if slot == 0 { "♜" } else { "" };
    let mut spans = vec![Span::styled(format!("{sign}{}", words.name("card", card)), style.patch(scene.theme.name()))];
    if let Some(resource) = terrain["resource"].as_str() {
        spans.push(Span::styled(format!(" ({})", words.name("card", resource)), scene.theme.good("food")));
    }
    let yields = format!(" {}/{}/{}", terrain["production"], terrain["tax"], terrain["food"]);
    spans.push(Span::styled(yields, scene.theme.gold()));
    let signs = [("exhausted", "↷"), ("occupied", "⚑")].into_iter();
    let signs: String = signs.filter(|(field, _)| terrain[*field] == true).map(|(_, sign)| sign).collect();
    spans.push(Span::styled(signs, scene.theme.warn()));
    spans.extend(damage(scene, terrain));
    let realms = list(&scene.view["realms"]).iter().flat_map(|realm| list(&realm["items"]));
    for one in realms.filter(|one| is_here(&one["place"])) {
        spans.push(Span::raw(" +"));
        spans.extend(item(scene, one));
    }
    for one in list(&scene.view["units"]).iter().filter(|one| is_here(&one["unit"]["place"])) {
        let owner = number(&one["unit"]["seat"]) as usize;
        let tired = if one["unit"]["exhausted"] == true { "↷" } else { "" };
        let name = words.name("card", word(&one["unit"]["card"]));
        let text = format!(" {}{name} {}/{}{tired}", mark(owner), one["strength"], one["toughness"]);
        spans.push(Span::styled(text, scene.theme.seat(owner)));
        spans.extend(damage(scene, &one["unit"]));
    }
    spans
}

/// A building; in brackets with its markers what is not finished; an event by its name.
fn item(scene: &Scene, item: &Value) -> Vec<Span<'static>> {
    let name = scene.words().name("card", word(&item["card"]));
    let text = match (word(&item["form"]), number(&item["markers"])) {
        ("project", markers) => format!("[{name} {markers}]"),
        (_, 0) => name,
        (_, markers) => format!("{name} {markers}"),
    };
    let mut spans = vec![Span::styled(text, scene.theme.good("culture"))];
    spans.extend(damage(scene, item));
    spans
}

fn damage(scene: &Scene, thing: &Value) -> Option<Span<'static>> {
    let damage = number(&thing["damage"]);
    (damage > 0).then(|| Span::styled(format!(" −{damage}"), scene.theme.warn()))
}

/// Cards one holds, equal ones once with their number; those one does not know are not told.
fn pile(scene: &Scene, title: &str, cards: &Value, columns: u16) -> Vec<Line<'static>> {
    let known = list(cards).iter().filter_map(|card| card["card"].as_str());
    let names = summed(known.map(|card| scene.words().name("card", card)));
    if names.is_empty() {
        return Vec::new();
    }
    let title = Span::styled(format!("{}:", scene.words().plain(title)), scene.theme.soft());
    let last = names.len() - 1;
    let name = |(at, name): (usize, String)| vec![Span::raw(if at == last { name } else { name + "," })];
    let groups = std::iter::once(vec![title]).chain(names.into_iter().enumerate().map(name));
    spaced(groups.collect(), columns, " ", 0)
}

/// Names in their order, equal ones once: "Plains ×5".
pub fn summed(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for name in names {
        match counted.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name, 1)),
        }
    }
    let told = |(name, count): (String, usize)| if count > 1 { format!("{name} ×{count}") } else { name };
    counted.into_iter().map(told).collect()
}

/// Groups below a heading, a bar between any two of them.
fn flow(groups: Vec<Vec<Span<'static>>>, columns: u16) -> Vec<Line<'static>> {
    spaced(groups, columns, " │ ", 3)
}

fn joined(groups: Vec<Vec<Span<'static>>>, columns: u16, indent: u16) -> Vec<Line<'static>> {
    spaced(groups, columns, " · ", indent)
}

/// Groups one after the other, as many in a line as fit; none is broken as long as a line has room for it.
fn spaced(groups: Vec<Vec<Span<'static>>>, columns: u16, between: &'static str, indent: u16) -> Vec<Line<'static>> {
    let mut lines: Vec<Line> = Vec::new();
    for group in groups {
        let wide = Line::from(group.clone()).width();
        match lines.last_mut() {
            Some(line) if line.width() + between.chars().count() + wide <= usize::from(columns) => {
                line.push_span(between);
                line.spans.extend(group);
            }
            _ => {
                let indent = if lines.is_empty() { indent } else { indent.max(3) };
                let mut line = Line::from(" ".repeat(indent.into()));
                line.spans.extend(group);
                lines.push(line);
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_cards_are_counted() {
        let names = ["Plains", "Hills", "Plains"].map(str::to_owned);
        assert_eq!(summed(names.into_iter()), ["Plains ×2", "Hills"]);
    }

    #[test]
    fn a_group_stands_in_one_line() {
        let groups = ["Plains 2/1/2", "Hills 3/1/0", "Sea 1/1/1"].map(|text| vec![Span::raw(text)]);
        let lines: Vec<String> = flow(groups.to_vec(), 32).iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["   Plains 2/1/2 │ Hills 3/1/0", "   Sea 1/1/1"]);
    }
}
