//! A console: dice, markers, modules, tracks, storage, goals, matrix and hand.

use ratatui::{
    style::Style,
    text::{Line, Span},
};
use serde_json::Value;

use super::{
    super::{Scene, list, number, word},
    Item, continent, counted, labelled, parts, things, wrapped,
};
use crate::kit;

/// How many main modules a console has.
const MAIN: usize = 15;
/// In how many columns they are shown.
const COLUMNS: usize = 3;
/// The levels of a module.
const LEVELS: [&str; 4] = ["", "I", "II", "III"];

/// What a decision changes most: dice and markers.
pub fn numbers(scene: &Scene, seat: usize, width: u16) -> Vec<Line<'static>> {
    let civ = &scene.view["open"]["civs"][seat];
    let mut lines = vec![dice(scene, civ)];
    lines.extend(wrapped(scene, Vec::new(), markers(scene, civ), width));
    lines
}

/// The dice on their spaces, planning markers, used dice and fate dice.
fn dice(scene: &Scene, civ: &Value) -> Line<'static> {
    let words = scene.words();
    let mut spans = vec![Span::styled(format!("{}: ", words.plain("view-dice")), scene.theme.soft())];
    for (space, ready) in list(&civ["dice"]).iter().enumerate() {
        let planned = number(&civ["planning"][space]).max(0) as usize;
        let faces = format!("[{}]", space + 1).repeat(number(ready).max(0) as usize);
        spans.push(Span::styled(faces, scene.theme.gold()));
        spans.push(Span::styled(format!("({})", space + 1).repeat(planned), scene.theme.calm()));
    }
    if list(&civ["dice"]).iter().all(|ready| number(ready) == 0) {
        spans.push(Span::styled("—", scene.theme.line()));
    }
    let rest = [("view-used", number(&civ["used"])), ("view-fate", number(&civ["fate"]))];
    for (label, count) in rest {
        spans.push(Span::styled(format!(" · {} ", words.plain(label).to_lowercase()), scene.theme.soft()));
        spans.push(Span::raw(count.to_string()));
    }
    Line::from(spans)
}

/// Food, money, ideas, focus, favor and supply.
fn markers(scene: &Scene, civ: &Value) -> Vec<Vec<Span<'static>>> {
    let words = scene.words();
    let goods = ["food", "gold", "science", "culture"];
    let named = |name: &str, count: &Value, style: Style| {
        vec![Span::styled(format!("{name} "), scene.theme.soft()), Span::styled(number(count).to_string(), style)]
    };
    let stock = parts(scene, "stock").into_iter().zip(list(&civ["stock"])).zip(goods);
    let mut all: Vec<_> = stock.map(|((name, count), good)| named(&name, count, scene.theme.good(good))).collect();
    for field in ["favor", "supply"] {
        all.push(named(&words.plain(&format!("view-{field}")).to_lowercase(), &civ[field], Style::new()));
    }
    all
}

/// The console, the most important first.
pub fn items(scene: &Scene, seat: usize, width: u16) -> Vec<Item> {
    let words = scene.words();
    let civ = &scene.view["open"]["civs"][seat];
    let label = |field: &str| words.plain(&format!("view-{field}"));
    let gold = |_| scene.theme.gold();
    let mut items = vec![vec![numbers(scene, seat, width)]];
    items.push(modules(scene, civ, width));
    items.push(labelled(scene, &label("traits"), counted(&parts(scene, "traits"), &civ["traits"], gold), width));
    items.push(labelled(scene, &label("tracks"), counted(&parts(scene, "tracks"), &civ["tracks"], gold), width));
    items.push(labelled(scene, &label("stored"), counted(&parts(scene, "stored"), &civ["stored"], gold), width));
    items.push(labelled(scene, &label("raw"), counted(&parts(scene, "raw"), &civ["raw"], gold), width));
    let zone = list(&civ["zone"]).iter().map(|chip| word(&chip["goal"]));
    items.push(labelled(scene, &label("zone"), things(scene, "goal", zone), width));
    items.push(labelled(scene, &label("items"), matrix(scene, civ), width));
    items.push(labelled(scene, &label("hands"), hand(scene, seat), width));
    items.extend(built(scene, civ, width));
    items
}

/// The main modules in columns: their dice, their names and levels.
fn modules(scene: &Scene, civ: &Value, width: u16) -> Item {
    let all: Vec<_> = scene.components.all().iter().filter(|component| component.kind == "module").take(MAIN).collect();
    let rows = all.len().div_ceil(COLUMNS);
    let wide = width / COLUMNS as u16;
    let cell = |at: usize| -> Vec<Span<'static>> {
        let Some(module) = all.get(at) else { return Vec::new() };
        let dice = list(&module.data["dice"]).iter().map(|die| number(die).to_string()).collect::<String>();
        let level = number(&civ["levels"][at]).clamp(0, 3) as usize;
        let meant = scene.is_meant(&module.id);
        let style = if meant { scene.theme.action().patch(scene.theme.name()) } else { Style::new() };
        let name = kit::pad(&scene.words().name("module", &module.id), wide.saturating_sub(7));
        let strong = if level > 1 { scene.theme.gold() } else { scene.theme.soft() };
        vec![
            Span::styled(format!("{dice} "), scene.theme.soft()),
            Span::styled(name, style),
            Span::styled(kit::pad(&format!(" {}", LEVELS[level]), 4), strong),
        ]
    };
    let line = |row: usize| Line::from((0..COLUMNS).flat_map(|column| cell(column * rows + row)).collect::<Vec<_>>());
    vec![(0..rows).map(line).collect()]
}

/// What lies in the matrix, by column.
fn matrix(scene: &Scene, civ: &Value) -> Vec<Vec<Span<'static>>> {
    let mut all: Vec<&Value> = list(&civ["items"]).iter().collect();
    all.sort_by_key(|placed| (number(&placed["column"]), number(&placed["row"])));
    let item = |placed: &&Value| {
        let item = &placed["item"];
        let kind = word(&item["type"]);
        let (kind, id) = match kind {
            "start" => ("start-chip", word(&item["chip"])),
            _ => (kind, word(&item[kind])),
        };
        let mut spans = vec![Span::styled(
            format!("{}/{} ", number(&placed["column"]) + 1, number(&placed["row"])),
            scene.theme.soft(),
        )];
        spans.extend(things(scene, kind, [id]).into_iter().flatten());
        spans
    };
    all.iter().map(item).collect()
}

/// The cards in a hand; of those nobody may know, their decks.
fn hand(scene: &Scene, seat: usize) -> Vec<Vec<Span<'static>>> {
    let card = |card: &Value| match card["card"].as_str() {
        Some(id) => things(scene, "card", [id]).into_iter().flatten().collect(),
        None => vec![Span::styled(scene.words().name("deck", word(&card["deck"])), scene.theme.soft())],
    };
    list(&scene.view["hands"][seat]).iter().map(card).collect()
}

/// Boats, settlements and monuments.
fn built(scene: &Scene, civ: &Value, width: u16) -> Vec<Item> {
    let words = scene.words();
    let label = |field: &str| words.plain(&format!("view-{field}"));
    let boats = list(&civ["boats"]).iter().filter_map(|boat| boat["at"].as_str());
    let settled = list(&civ["settlements"]).iter().filter(|ground| !ground.is_null()).count();
    let mut items = vec![labelled(scene, &label("boats"), things(scene, "territory", boats), width)];
    if settled > 0 {
        items.push(labelled(scene, &label("settlements"), vec![vec![Span::raw(settled.to_string())]], width));
    }
    let gold = |_| scene.theme.gold();
    items.push(labelled(
        scene,
        &label("monuments"),
        counted(&parts(scene, "monuments"), &civ["monuments"], gold),
        width,
    ));
    let folk = counted(&names(scene), &civ["here"], gold);
    items.push(labelled(scene, &kit::capital(&scene.say("cvl-tribes")), folk, width));
    items
}

/// The names of the territories.
fn names(scene: &Scene) -> Vec<String> {
    continent::territories(scene).iter().map(|id| scene.words().name("territory", id)).collect()
}
