//! What lies in the middle: the event, scoring tiles, chips on display, face-up cards, areas and dice.

use ratatui::text::Span;
use serde_json::Value;

use super::{
    super::{Scene, list, word},
    Item, counted, labelled, parts, rivals, things,
};

/// Everything in the middle, the most important first.
pub fn items(scene: &Scene, width: u16) -> Vec<Item> {
    let open = &scene.view["open"];
    let words = scene.words();
    let label = |field: &str| words.plain(&format!("view-{field}"));
    let of = |field: &str, kind: &str| {
        let ids = list(&open[field]).iter().filter_map(Value::as_str);
        labelled(scene, &label(field), things(scene, kind, ids), width)
    };
    let mut items = Vec::new();
    if !open["vici"].is_null() {
        items.extend(rivals::machine(scene, width));
    }
    let events = list(&open["events"]).iter().rev().take(1).filter_map(Value::as_str);
    items.push(labelled(scene, &label("events"), things(scene, "event", events), width));
    items.push(of("era-tiles", "scoring-tile"));
    for (field, kind) in [("goals", "goal"), ("incomes", "income"), ("attributes", "attribute")] {
        items.push(labelled(scene, &label(field), display(scene, field, kind), width));
    }
    items.push(labelled(scene, &label("face-up"), face_up(scene), width));
    let kinds = words.attribute("view-dice", "parts-2").unwrap_or_default();
    let kinds: Vec<String> = kinds.split('|').map(|kind| kind.trim().to_owned()).collect();
    items.push(labelled(scene, &label("dice"), counted(&kinds, &open["dice"], |_| scene.theme.gold()), width));
    items.push(of("final-tiles", "scoring-tile"));
    items.push(of("areas", "area"));
    items.push(of("hunted", "territory"));
    items
}

/// The chips of a display by place; an empty place before the last chip is a dash.
fn display(scene: &Scene, field: &str, kind: &str) -> Vec<Vec<Span<'static>>> {
    let places = list(&scene.view["open"][field]);
    let used = places.iter().rposition(|place| !place.is_null()).map_or(0, |last| last + 1);
    let chip = |place: &Value| match place.as_str() {
        Some(id) => things(scene, kind, [id]).into_iter().flatten().collect(),
        None => vec![Span::styled("–", scene.theme.soft())],
    };
    places[..used].iter().map(chip).collect()
}

/// The card on top of each face-up stack.
fn face_up(scene: &Scene) -> Vec<Vec<Span<'static>>> {
    let stacks = list(&scene.view["open"]["face-up"]).iter().zip(parts(scene, "face-up"));
    let top = |(stack, deck): (&Value, String)| {
        let top = word(list(stack).last()?);
        let mut spans = vec![Span::styled(format!("{deck} "), scene.theme.soft())];
        spans.extend(things(scene, "card", [top]).into_iter().flatten());
        Some(spans)
    };
    stacks.filter_map(top).collect()
}
