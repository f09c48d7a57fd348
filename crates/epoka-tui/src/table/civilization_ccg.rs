//! The table of the card game Civilization: the realms, the plain outline of all the rest, and what is printed on the cards.

use epoka_games::{FluentValue, Words};
use ratatui::{buffer::Buffer, layout::Rect};
use serde_json::Value;

use super::{Drawing, Page, Scene, list, number, plain::Plain, word};
use crate::kit;

mod board;

/// The card game Civilization.
pub struct CivilizationCcg;

impl Drawing for CivilizationCcg {
    fn pages(&self) -> &'static [&'static str] {
        Plain.pages()
    }

    fn whole(&self, scene: &Scene) -> (u16, u16) {
        (80, self.board_rows(scene))
    }

    fn board_rows(&self, scene: &Scene) -> u16 {
        board::lines(scene, 80).len() as u16
    }

    fn draw(&self, scene: &Scene, page: Page, area: Rect, buf: &mut Buffer) {
        match page {
            Page::Whole | Page::Part(0) => {
                let lines = board::lines(scene, area.width);
                kit::put_all(buf, area, &lines);
                // What there is no room for is a page further.
                if lines.len() > usize::from(area.height) && area.height > 0 && area.width > 6 {
                    buf.set_string(area.right() - 6, area.bottom() - 1, " Tab ⋯", scene.theme.action());
                }
            }
            Page::Part(_) => Plain.draw(scene, page, area, buf),
        }
    }

    fn legend(&self) -> &'static [&'static str] {
        &[
            "ccg-legend-capital",
            "ccg-legend-income",
            "ccg-legend-resource",
            "ccg-legend-exhausted",
            "ccg-legend-occupied",
            "ccg-legend-built",
            "ccg-legend-project",
            "ccg-legend-unit",
            "ccg-legend-damage",
        ]
    }

    fn status(&self, scene: &Scene) -> String {
        let view = scene.view;
        match number(&view["round"]) {
            0 => scene.say("status-setup"),
            round => {
                let phase = scene.words().name("phase", word(&view["phase"]));
                let active = scene.seat(number(&view["active"]) as usize);
                format!("{} · {phase} · {active}", scene.count("status-round", round))
            }
        }
    }

    fn numbers(&self, view: &Value, seat: usize) -> Vec<(&'static str, i64)> {
        let realm = &view["realms"][seat];
        let mut numbers = vec![
            ("ccg-terrains", list(&realm["line"]).len() as i64),
            ("ccg-food", number(&realm["food"])),
            ("ccg-happiness", number(&realm["happiness"])),
            ("ccg-hand", list(&realm["hand"]).len() as i64),
        ];
        if number(&view["active"]) == seat as i64 {
            let turn = &view["turn"];
            numbers.push(("ccg-production", number(&turn["production"])));
            numbers.push(("ccg-taxes", number(&turn["tax"])));
        }
        numbers
    }

    fn facts(&self, scene: &Scene, kind: &str, _: &str, data: &Value) -> Vec<String> {
        let words = scene.words();
        match kind {
            "deck" => vec![words.name("card", word(&data["capital"]))],
            _ => printed(words, data),
        }
    }

    /// What a card says that is played, built or taken.
    fn note(&self, scene: &Scene, action: &Value) -> Option<String> {
        let card = action["card"].as_str()?;
        let is_known = matches!(
            word(&action["type"]),
            "play" | "build" | "invent" | "discover" | "prospect" | "take" | "activate"
        );
        scene.words().attribute(&format!("card-{card}"), "text").filter(|_| is_known)
    }
}

/// What is printed on a card besides its text, line by line.
fn printed(words: &Words, data: &Value) -> Vec<String> {
    let kind = word(&data["kind"]);
    let mut first = vec![words.name("sort", kind), words.name("era", word(&data["era"]))];
    match kind {
        "unit" => first.push(words.name("unit-type", word(&data["unit-type"]))),
        "event" => {
            first.push(words.name("duration", word(&data["duration"])));
            first.push(words.name("event-source", word(&data["source"])));
        }
        _ => {}
    }
    let lines = [numbers(words, kind, data), grounds(words, kind, data), needs(words, data), keywords(words, data)];
    [vec![first.join(" · ")], lines.concat(), timing(words, kind, data)].concat()
}

/// Cost, incomes, strength.
fn numbers(words: &Words, kind: &str, data: &Value) -> Vec<String> {
    let mut line = Vec::new();
    let cost: Vec<String> = list(&data["cost"]).iter().map(Value::to_string).collect();
    if !cost.is_empty() {
        line.push(fact(words, "cost", cost.join(" + ")));
    }
    let named = |field: &str, value: i64| format!("{} {value}", words.plain(&format!("view-{field}")));
    if matches!(kind, "capital" | "terrain") {
        let income = |field: &str| format!("{} {}", words.name("income", field), number(&data["income"][field]));
        line.extend(["production", "tax", "food"].map(income));
    }
    if matches!(kind, "capital" | "building" | "wonder" | "unit") {
        line.extend(["strength", "toughness"].map(|field| named(field, number(&data[field]))));
    }
    if kind == "capital" {
        line.push(named("happiness", number(&data["happiness"])));
    }
    if kind == "unit" {
        let mode = words.name("movement-mode", word(&data["movement-mode"]));
        let points = number(&data["movement"]);
        line.push(if word(&data["movement-mode"]) == "land" { named("points", points) } else { mode });
    }
    if line.is_empty() { Vec::new() } else { vec![line.join(" · ")] }
}

/// Where a card lies or is built, and of which region it is.
fn grounds(words: &Words, kind: &str, data: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    let types = |value: &Value| list(value).iter().map(|one| words.name("type", word(one))).collect::<Vec<_>>();
    let own = types(&data["types"]);
    if !own.is_empty() {
        lines.push(fact(words, "types", own.join(", ")));
    }
    let site = |one: &Value| match word(one) {
        "any" => words.plain("site-any"),
        "capital" => words.name("sort", "capital"),
        id => match id.strip_prefix('!') {
            Some(not) => words.with("site-not", [("type", words.name("type", not).into())]),
            None => words.name("type", id),
        },
    };
    let sites: Vec<String> = list(&data["site"]).iter().map(site).collect();
    if !sites.is_empty() {
        lines.push(fact(words, "site", sites.join(", ")));
    }
    if kind == "resource" {
        let ways: Vec<String> = list(&data["placement-any"]).iter().map(|all| types(all).join(" + ")).collect();
        lines.push(fact(words, "lies", ways.join(", ")));
    }
    let not = types(&data["placement-none"]);
    if !not.is_empty() {
        lines.push(fact(words, "lies-not", not.join(", ")));
    }
    let regions: Vec<String> = list(&data["regions"]).iter().map(|one| words.name("region", word(one))).collect();
    if !regions.is_empty() {
        lines.push(fact(words, "regions", regions.join(", ")));
    }
    lines
}

/// What must be there before a card can be played.
fn needs(words: &Words, data: &Value) -> Vec<String> {
    let requires = &data["requires"];
    let cards =
        |field: &str| list(&requires[field]).iter().map(|one| words.name("card", word(one))).collect::<Vec<_>>();
    let keyword = |one: &Value| words.name("keyword", word(one));
    let mut lines = Vec::new();
    let mut anywhere = [cards("inventions"), cards("resources"), cards("buildings")].concat();
    anywhere.extend(data["requires-invention-keyword"].as_str().map(|one| words.name("keyword", one)));
    if !anywhere.is_empty() {
        lines.push(fact(words, "needs", anywhere.join(", ")));
    }
    let traits: Vec<String> = list(&requires["building-keywords-here"]).iter().map(keyword).collect();
    let here = [cards("buildings-here"), cards("resources-here"), traits].concat();
    if !here.is_empty() {
        lines.push(fact(words, "needs-here", here.join(", ")));
    }
    lines
}

/// The abilities of a card with their numbers; those of units stand in their text as well.
fn keywords(words: &Words, data: &Value) -> Vec<String> {
    let one = |word: &str| match word.split_once(':') {
        Some((name, value)) => format!("{} {value}", words.name("keyword", name)),
        None => words.name("keyword", word),
    };
    let all: Vec<String> = list(&data["keywords"]).iter().map(|keyword| one(word(keyword))).collect();
    if all.is_empty() { Vec::new() } else { vec![all.join(", ")] }
}

/// When an event may be played, what it costs and how long it stays.
fn timing(words: &Words, kind: &str, data: &Value) -> Vec<String> {
    if kind != "event" {
        return Vec::new();
    }
    let phase = |one: &Value| match word(one) {
        "any" => words.plain("phase-any"),
        id => words.name("phase", id),
    };
    let mut line: Vec<String> = list(&data["phases"]).iter().map(phase).collect();
    line.push(words.name("turns", word(&data["turn"])));
    line.extend(list(&data["windows"]).iter().map(word).filter(|id| *id != "main").map(|id| words.name("window", id)));
    let mut lines = vec![line.join(" · ")];
    let food = number(&data["pay"]["food"]);
    if food > 0 {
        lines.push(fact(words, "price", food));
    }
    let markers = number(&data["time-markers"]);
    if markers > 0 {
        lines.push(fact(words, "markers", markers));
    }
    lines
}

fn fact<'a>(words: &Words, what: &str, value: impl Into<FluentValue<'a>>) -> String {
    words.with(&format!("fact-{what}"), [("value", value.into())])
}
