//! The table of Stone Age: the valley, the cards, the buildings and the tribes.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
};
use serde_json::Value;

use super::{Drawing, Page, Scene, list, number, word};
use crate::{kit, theme::mark};

mod tribes;

/// The four resources, as views name them.
const RESOURCES: [&str; 4] = ["wood", "brick", "stone", "gold"];

/// The places of the valley as the board prints them: how many figures they hold (0: any number), and
/// how many pips give one piece.
const PLACES: [(&str, usize, &str, &str); 8] = [
    ("hunt", 0, "food", "÷2"),
    ("forest", 7, "wood", "÷3"),
    ("clay-pit", 7, "brick", "÷4"),
    ("quarry", 7, "stone", "÷5"),
    ("river", 7, "gold", "÷6"),
    ("tool-maker", 1, "", ""),
    ("hut", 2, "", ""),
    ("field", 1, "", ""),
];

/// Stone Age.
pub struct StoneAge;

impl Drawing for StoneAge {
    fn pages(&self) -> &'static [&'static str] {
        &["page-board", "page-cards", "page-tribes"]
    }

    fn whole(&self, scene: &Scene) -> (u16, u16) {
        (80, 19 + seats(scene.view))
    }

    fn board_rows(&self, scene: &Scene) -> u16 {
        9 + seats(scene.view)
    }

    fn draw(&self, scene: &Scene, page: Page, area: Rect, buf: &mut Buffer) {
        match page {
            Page::Whole => whole(scene, area, buf),
            Page::Part(0) => board(scene, area, buf),
            Page::Part(1) => cards(scene, area, buf, 3),
            Page::Part(_) => tribes::all(scene, area, buf),
        }
    }

    fn status(&self, scene: &Scene) -> String {
        let view = scene.view;
        let last =
            if view["last-round"] == true { format!(" · {}", scene.say("sa-last-round")) } else { String::new() };
        let round = scene.count("status-round", number(&view["round"]));
        let first = super::words::with(scene.lang, "status-first", "name", scene.seat(number(&view["first"]) as usize));
        // A round begins with four cards on display: whoever takes more than the deck holds ends the game.
        let deck = number(&view["deck-count"]);
        let near = if last.is_empty() && deck < 4 { format!(" ({})", scene.say("sa-near-end")) } else { String::new() };
        format!("{round}{last} · {first} · {}{near}", scene.count("sa-deck", deck))
    }

    fn numbers(&self, view: &Value, seat: usize) -> Vec<(&'static str, i64)> {
        let tribe = &view["tribes"][seat];
        let tools = list(&tribe["tools"]).iter().map(number).sum();
        let goods = &tribe["resources"];
        vec![
            ("col-points", number(&tribe["score"])),
            ("sa-food", number(&tribe["food"])),
            ("sa-wood", number(&goods["wood"])),
            ("sa-brick", number(&goods["brick"])),
            ("sa-stone", number(&goods["stone"])),
            ("sa-gold", number(&goods["gold"])),
            ("sa-track", number(&tribe["track"])),
            ("sa-tools", tools),
            ("sa-people", number(&tribe["figures"])),
            ("sa-home", number(&tribe["home"])),
        ]
    }

    fn facts(&self, _: &Scene, _: &str, _: &str, _: &Value) -> Vec<String> {
        Vec::new()
    }

    fn amounts(&self) -> &'static [&'static str] {
        &["figures"]
    }

    fn alert(&self, scene: &Scene) -> Option<String> {
        tribes::Food::of(scene, scene.own?).missing().map(|missing| scene.count("sa-hunger", missing))
    }

    fn question(&self, scene: &Scene, ask: &str, offers: &[&Value]) -> Option<String> {
        let say = super::words::of(scene.lang);
        let task = &scene.view["tasks"][0];
        match ask {
            "feed" => {
                let may_starve = offers.iter().any(|action| action["type"] == "starve");
                let missing = tribes::Food::of(scene, scene.own?).missing()?;
                Some(scene.count(if may_starve { "sa-ask-feed" } else { "sa-ask-feed-on" }, missing))
            }
            "pay" => {
                let paid: i64 = RESOURCES.iter().map(|good| number(&task["paid"][*good])).sum();
                let thing = self.note(scene, task)?;
                let price = self.price(scene, task);
                let message = if price.is_some() { "sa-ask-pay-of" } else { "sa-ask-pay" };
                let numbers = [("n", paid.into()), ("of", price.unwrap_or_default().into())];
                Some(say.with(message, [("thing", thing.into())].into_iter().chain(numbers)))
            }
            "add-tools" => {
                let good = word(&task["good"]);
                let (.., each) = PLACES.iter().find(|(_, _, of, _)| *of == good)?;
                let each: i64 = each.trim_start_matches('÷').parse().ok()?;
                let pips = number(&task["pips"]);
                let good = scene.say(&format!("sa-{good}"));
                let numbers = [("pips", pips.into()), ("each", each.into()), ("n", (pips / each).into())];
                Some(say.with("sa-ask-add-tools", numbers.into_iter().chain([("good", good.into())])))
            }
            _ => None,
        }
    }

    fn about(&self, scene: &Scene, action: &Value) -> Option<String> {
        let spot = word(&action["spot"]);
        if PLACES.iter().any(|(place, ..)| *place == spot) {
            return Some(scene.say(&format!("sa-about-{spot}")));
        }
        let things = self.things(scene.view, action);
        let card = things.iter().find_map(|id| scene.components.of_kind("card", id))?;
        (card.data["top"] == "dice-pick").then(|| scene.say("sa-about-dice"))
    }

    fn verdicts(&self) -> &'static [&'static str] {
        &["game-ended"]
    }

    fn alarms(&self) -> &'static [&'static str] {
        &["starved"]
    }

    fn legend(&self) -> &'static [&'static str] {
        &[
            "sa-legend-pips",
            "sa-legend-room",
            "sa-legend-cards",
            "sa-legend-stack",
            "sa-legend-price",
            "sa-legend-below",
            "sa-legend-home",
            "sa-legend-track",
            "sa-legend-tools",
        ]
    }

    fn means(&self) -> &'static [&'static str] {
        &["sa-home", "sa-food", "sa-wood", "sa-brick", "sa-stone", "sa-gold"]
    }

    fn is_risky(&self, _: &Scene, action: &Value) -> bool {
        action["type"] == "leave"
    }

    fn is_there(&self, scene: &Scene, thing: &str) -> bool {
        let stack = thing.strip_prefix("building-").and_then(|number| number.parse::<usize>().ok());
        stack.is_none_or(|stack| stack <= list(&scene.view["stacks"]).len())
    }

    fn note(&self, scene: &Scene, action: &Value) -> Option<String> {
        let things = self.things(scene.view, action);
        let of_kind = |kind: &str| things.iter().find(|id| scene.components.of_kind(kind, id).is_some());
        if let Some(card) = of_kind("card") {
            return Some(scene.words().name("card", card));
        }
        let building = of_kind("building")?;
        let price: String = price(scene, building).into_iter().map(|span| span.content).collect();
        Some(format!("{price} → {}", scene.words().attribute(&format!("building-{building}"), "points")?))
    }

    fn things(&self, view: &Value, action: &Value) -> Vec<String> {
        let mut things = super::named_in(action);
        for at in 0..4 {
            if things.contains(&format!("card-{}", at + 1)) {
                things.extend(view["display"][at].as_str().map(str::to_owned));
            }
            if things.contains(&format!("building-{}", at + 1)) {
                things.extend(view["stacks"][at]["top"].as_str().map(str::to_owned));
            }
        }
        things
    }
}

impl StoneAge {
    /// How many pieces the card or the building costs that is being paid for, unless one chooses that oneself.
    fn price(&self, scene: &Scene, task: &Value) -> Option<i64> {
        let things = self.things(scene.view, task);
        if let Some(space) = (1..=4).find(|space| things.contains(&format!("card-{space}"))) {
            return Some(space);
        }
        let building = things.iter().find_map(|id| scene.components.of_kind("building", id))?;
        let price = &building.data["price"];
        let fixed: i64 = RESOURCES.iter().map(|good| number(&price["fixed"][*good])).sum();
        Some(fixed + number(&price["kinds"]["amount"])).filter(|price| *price > 0)
    }
}

fn seats(view: &Value) -> u16 {
    list(&view["tribes"]).len() as u16
}

/// The whole table at a glance.
fn whole(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let (left, right) = kit::columns(area, area.width * 47 / 100, 2);
    let inner = kit::panel(buf, left, &scene.say("sa-valley"), scene.theme);
    places(scene, inner, buf);
    let rest = kit::below(inner, 9);
    let inner = kit::panel(buf, rest, &scene.say("sa-buildings"), scene.theme);
    buildings(scene, inner, buf);
    let inner = kit::panel(buf, right, &scene.say("sa-cards"), scene.theme);
    cards(scene, inner, buf, 3);
    let rest = kit::below(area, 15);
    let inner = kit::panel(buf, rest, &scene.say("page-tribes"), scene.theme);
    tribes::table(scene, inner, buf);
    tribes::all(scene, kit::below(inner, 2 + seats(scene.view)), buf);
}

/// All that fits on a small screen.
fn board(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let (left, right) = kit::columns(area, area.width * 48 / 100, 2);
    places(scene, left, buf);
    cards(scene, right, buf, 1);
    buildings(scene, kit::below(right, 4), buf);
    tribes::table(scene, kit::below(area, 8), buf);
}

/// The places of the valley and who stands there.
fn places(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let names = PLACES.map(|(spot, ..)| scene.words().name("spot", spot));
    let wide = names.iter().map(|name| kit::width(name)).max().unwrap_or_default().min(area.width / 2);
    for (row, ((spot, room, good, pips), name)) in PLACES.iter().zip(names).enumerate() {
        let mut spans = pointer(scene, spot);
        spans.push(Span::styled(kit::pad(&name, wide), meant(scene, spot)));
        spans.push(Span::styled(format!(" {} ", kit::pad(pips, 2)), scene.theme.good(good)));
        let (figures, standing) = figures(scene, spot);
        spans.extend(figures);
        let free = match is_closed(scene, spot) {
            true if standing == 0 => scene.say("sa-closed"),
            true => String::new(),
            false => "·".repeat(room.saturating_sub(standing)),
        };
        spans.push(Span::styled(free, scene.theme.soft()));
        kit::put(buf, area, row as u16, &Line::from(spans));
    }
}

/// Whether a rule keeps off who is not there yet, by what the view tells.
fn is_closed(scene: &Scene, spot: &str) -> bool {
    place(scene, spot).is_some_and(|place| place["closed"].is_string())
}

/// A place as the view tells of it.
fn place<'a>(scene: &Scene<'a>, spot: &str) -> Option<&'a Value> {
    list(&scene.view["board"]).iter().find(|place| word(&place["spot"]) == spot)
}

/// The figures on a place, and how many there are.
fn figures(scene: &Scene, spot: &str) -> (Vec<Span<'static>>, usize) {
    let by_seat = place(scene, spot).map_or(&[][..], |place| list(&place["figures"]));
    let count = |figures: &Value| number(figures) as usize;
    let spans = by_seat.iter().enumerate().filter(|(_, figures)| count(figures) > 0);
    let spans = spans.map(|(seat, figures)| Span::styled(mark(seat).repeat(count(figures)), scene.theme.seat(seat)));
    (spans.collect(), by_seat.iter().map(count).sum())
}

/// The figures on a card or a building, apart from its name.
fn standing(scene: &Scene, spot: &str) -> Vec<Span<'static>> {
    let (mut figures, count) = figures(scene, spot);
    figures.extend((count > 0).then(|| Span::raw(" ")));
    figures
}

/// The cards on display, in one line or three.
fn cards(scene: &Scene, area: Rect, buf: &mut Buffer, rows: u16) {
    for (at, card) in list(&scene.view["display"]).iter().enumerate() {
        let spot = format!("card-{}", at + 1);
        let area = kit::below(area, at as u16 * rows);
        let mut spans = pointer(scene, &spot);
        spans.push(Span::styled(format!("{} ", at + 1), scene.theme.gold()));
        spans.extend(standing(scene, &spot));
        let Some(id) = card.as_str() else {
            spans.push(Span::styled(scene.say("sa-no-card"), scene.theme.soft()));
            kit::put(buf, area, 0, &Line::from(spans));
            continue;
        };
        spans.push(Span::styled(scene.words().name("card", id), meant(scene, &spot).patch(scene.theme.name())));
        kit::put(buf, area, 0, &Line::from(spans));
        if rows > 1 {
            let part = |part| scene.words().attribute(&format!("card-{id}"), part).unwrap_or_default();
            kit::put(buf, area, 1, &Line::from(format!("   {} {}", scene.say("part-top"), part("top"))));
            let bottom = format!("   {} {}", scene.say("part-bottom"), part("bottom"));
            kit::put(buf, area, 2, &Line::styled(bottom, scene.theme.soft()));
        }
    }
}

/// The stacks of buildings.
fn buildings(scene: &Scene, area: Rect, buf: &mut Buffer) {
    for (at, stack) in list(&scene.view["stacks"]).iter().enumerate() {
        let spot = format!("building-{}", at + 1);
        let mut spans = pointer(scene, &spot);
        spans.push(Span::styled("▪ ", scene.theme.soft()));
        spans.extend(standing(scene, &spot));
        match stack["top"].as_str() {
            Some(id) => {
                spans.extend(price(scene, id));
                let points = scene.words().attribute(&format!("building-{id}"), "points").unwrap_or_default();
                spans.push(Span::styled(format!(" → {points}"), meant(scene, &spot).patch(scene.theme.gold())));
                let more = scene.count("sa-below", number(&stack["hidden"]));
                spans.push(Span::styled(format!(" {more}"), scene.theme.soft()));
            }
            None => spans.push(Span::styled(scene.say("sa-no-building"), scene.theme.soft())),
        }
        kit::put(buf, area, at as u16, &Line::from(spans));
    }
}

/// What a building costs, in the short signs of the resources.
fn price(scene: &Scene, building: &str) -> Vec<Span<'static>> {
    let component = scene.components.of_kind("building", building);
    let price = component.map(|component| component.data["price"].clone()).unwrap_or_default();
    if let Some(fixed) = price.get("fixed") {
        let each = RESOURCES.into_iter().filter(|good| number(&fixed[*good]) > 0).enumerate();
        let sign = |(at, good): (usize, &str)| {
            let gap = if at == 0 { "" } else { " " };
            let sign = scene.say(&format!("sa-sign-{good}"));
            Span::styled(format!("{gap}{}{sign}", number(&fixed[good])), scene.theme.good(good))
        };
        return each.map(sign).collect();
    }
    let numbers = [&price["kinds"]["amount"], &price["kinds"]["kinds"], &price["free"]["min"], &price["free"]["max"]];
    let [amount, kinds, least, most] = numbers.map(number);
    let words = super::words::of(scene.lang);
    vec![Span::raw(if most > 0 {
        words.with("sa-price-free", [("least", least.into()), ("most", most.into())])
    } else {
        words.with("sa-price-kinds", [("amount", amount.into()), ("kinds", kinds.into())])
    })]
}

/// A sign before what the selected action is about.
fn pointer(scene: &Scene, thing: &str) -> Vec<Span<'static>> {
    vec![Span::styled(if scene.is_meant(thing) { "▸" } else { " " }, scene.theme.action())]
}

/// The style of what the selected action is about.
fn meant(scene: &Scene, thing: &str) -> ratatui::style::Style {
    if scene.is_meant(thing) { scene.theme.action() } else { ratatui::style::Style::new() }
}
