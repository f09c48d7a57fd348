//! The table of Civolution: the continent, the own console, the rivals, and what lies in the middle.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};
use serde_json::Value;

use super::{Drawing, Page, Scene, list, number, plain::Plain, word};
use crate::kit;

mod console;
mod continent;
mod middle;
mod rivals;

/// Lines that belong together, in one way or several, the shortest first.
type Item = Vec<Vec<Line<'static>>>;

/// Civolution.
pub struct Civolution;

impl Drawing for Civolution {
    fn pages(&self) -> &'static [&'static str] {
        &["page-board", "cvl-page-console", "cvl-page-rivals", "cvl-page-middle", "page-everything"]
    }

    fn whole(&self, _: &Scene) -> (u16, u16) {
        (80, 24)
    }

    fn board_rows(&self, scene: &Scene) -> u16 {
        2 + continent::ROWS + rivals::rows(scene)
    }

    fn draw(&self, scene: &Scene, page: Page, area: Rect, buf: &mut Buffer) {
        let seat = own_seat(scene);
        match page {
            Page::Whole => whole(scene, area, buf),
            Page::Part(0) => board(scene, area, buf),
            Page::Part(1) => {
                kit::put_all(buf, area, &kit::fit(console::items(scene, seat, area.width), area.height));
            }
            Page::Part(2) => kit::put_all(buf, area, &kit::fit(rivals::items(scene, area.width), area.height)),
            Page::Part(3) => kit::put_all(buf, area, &kit::fit(middle::items(scene, area.width), area.height)),
            Page::Part(_) => Plain.draw(scene, Page::Part(1), area, buf),
        }
    }

    fn status(&self, scene: &Scene) -> String {
        let open = &scene.view["open"];
        let words = scene.words();
        if number(&open["era"]) == 0 {
            return scene.say("status-setup");
        }
        let weather = words.name("weather", &number(&open["weather"]).to_string());
        let parts = [
            format!("{} {}", words.plain("view-era"), number(&open["era"])),
            format!("{}: {weather}", words.plain("view-weather")),
            format!("{}: {}", words.plain("view-resets"), number(&open["resets"])),
        ];
        let last = open["final-round"].as_bool().unwrap_or_default();
        let last = if last { format!(" · {}", words.plain("view-final-round")) } else { String::new() };
        parts.join(" · ") + &last
    }

    fn numbers(&self, view: &Value, seat: usize) -> Vec<(&'static str, i64)> {
        let civ = &view["open"]["civs"][seat];
        let sum = |field: &str| list(&civ[field]).iter().map(number).sum();
        vec![
            ("cvl-points", number(&view["scores"][seat])),
            ("cvl-food", number(&civ["stock"][0])),
            ("cvl-money", number(&civ["stock"][1])),
            ("cvl-ideas", number(&civ["stock"][2])),
            ("cvl-focus", number(&civ["stock"][3])),
            ("cvl-dice", sum("dice")),
            ("cvl-tribes", sum("here")),
            ("cvl-traits", sum("traits")),
            ("cvl-stored", sum("stored")),
            ("cvl-raw", sum("raw")),
            ("cvl-tracks", sum("tracks")),
            ("cvl-favor", number(&civ["favor"])),
            ("cvl-levels", sum("levels")),
            ("cvl-matrix", list(&civ["items"]).len() as i64),
            ("cvl-hand", list(&view["hands"][seat]).len() as i64),
        ]
    }

    fn facts(&self, scene: &Scene, kind: &str, _: &str, data: &Value) -> Vec<String> {
        match kind {
            "card" => vec![scene.words().name("deck", word(&data["deck"]))],
            "territory" => vec![scene.words().name("terrain", word(&data["terrain"]))],
            _ => Vec::new(),
        }
    }

    fn legend(&self) -> &'static [&'static str] {
        &[
            "cvl-legend-strong",
            "cvl-legend-weak",
            "cvl-legend-farm",
            "cvl-legend-hunted",
            "cvl-legend-token",
            "cvl-legend-dice",
            "cvl-legend-tile",
            "cvl-legend-first",
            "cvl-legend-columns",
            "cvl-legend-tracks",
            "cvl-legend-module",
        ]
    }

    fn note(&self, scene: &Scene, action: &Value) -> Option<String> {
        let parts = ["needs", "effect", "ability"];
        let component = scene.components.find(self.things(scene.view, action).first()?)?;
        let message = format!("{}-{}", component.kind, component.id);
        let said: Vec<String> = parts
            .iter()
            .filter_map(|part| scene.words().attribute(&message, part))
            .map(|text| kit::capital(&text))
            .collect();
        Some(said.join(" ")).filter(|note| !note.is_empty())
    }
}

/// What a decision needs first: the own dice and markers, the continent, and the civilizations in numbers.
fn board(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let numbers = console::numbers(scene, own_seat(scene), area.width);
    let rest = kit::below(area, numbers.len() as u16);
    kit::put_all(buf, area, &numbers);
    // Where there is no room for all, the line below the continent goes first.
    let short = rest.height < continent::ROWS + rivals::rows(scene);
    let rows = continent::ROWS - u16::from(short);
    continent::draw(scene, kit::above(rest, rows), buf);
    kit::put_all(buf, kit::below(rest, rows), &rivals::table(scene, area.width));
}

/// The seat whose console is shown large: the own one, or the one that decides.
fn own_seat(scene: &Scene) -> usize {
    scene.own.or_else(|| scene.deciding.first().copied()).unwrap_or_default()
}

/// What a seat is called; after the last of them comes V.I.C.I.
fn name(scene: &Scene, seat: usize) -> String {
    if seat < scene.names.len() { scene.seat(seat).to_owned() } else { scene.words().plain("seat-machine") }
}

/// The whole table at a glance: the continent, below it the own console beside the rivals and the middle.
fn whole(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let seat = own_seat(scene);
    continent::draw(scene, kit::above(area, continent::ROWS), buf);
    let area = kit::below(area, continent::ROWS);
    let (left, right) = kit::columns(area, area.width * 55 / 100, 2);
    let heading = |title: &str, width: u16| vec![vec![kit::heading(title, width, scene.theme)]];
    let mut items = vec![heading(&name(scene, seat), left.width)];
    items.extend(console::items(scene, seat, left.width));
    kit::put_all(buf, left, &kit::fit(items, left.height));
    let mut items = vec![heading(&scene.say("cvl-page-rivals"), right.width)];
    items.push(vec![rivals::table(scene, right.width)]);
    items.push(heading(&scene.say("cvl-page-middle"), right.width));
    items.extend(middle::items(scene, right.width));
    kit::put_all(buf, right, &kit::fit(items, right.height));
}

/// A label and what comes after it, in as many lines as it needs; the first line alone is the short way. What there is
/// nothing of is left out.
fn labelled(scene: &Scene, label: &str, parts: Vec<Vec<Span<'static>>>, width: u16) -> Item {
    if parts.is_empty() {
        return Vec::new();
    }
    let label = vec![Span::styled(format!("{label}: "), scene.theme.soft())];
    let lines = wrapped(scene, label, parts, width);
    if lines.len() == 1 { vec![lines] } else { vec![lines[..1].to_vec(), lines] }
}

/// Parts one after the other with a dot between them, broken into lines between parts.
fn wrapped(scene: &Scene, label: Vec<Span<'static>>, parts: Vec<Vec<Span<'static>>>, width: u16) -> Vec<Line<'static>> {
    let mut used = Line::from(label.clone()).width() as u16;
    let mut lines = vec![label];
    let last = parts.len().saturating_sub(1);
    for (at, mut spans) in parts.into_iter().enumerate() {
        if at < last {
            spans.push(Span::styled(" · ", scene.theme.line()));
        }
        let wide = Line::from(spans.clone()).width() as u16;
        // The dot at the end of a line may be cut.
        if at > 0 && used + wide > width + if at < last { 3 } else { 0 } {
            lines.push(vec![Span::raw("  ")]);
            used = 2;
        }
        used += wide;
        lines.last_mut().expect("there is always a line").extend(spans);
    }
    lines.into_iter().map(|spans| tidy(spans, width)).collect()
}

/// A line without the dot at its end, where that would be cut.
fn tidy(mut spans: Vec<Span<'static>>, width: u16) -> Line<'static> {
    let dot = spans.last().is_some_and(|span| span.content == " · ");
    if dot && Line::from(spans.clone()).width() > usize::from(width) {
        spans.pop();
    }
    Line::from(spans)
}

/// Things of a kind by name; what the selected action is about has a sign before it.
fn things(scene: &Scene, kind: &str, ids: impl IntoIterator<Item = impl AsRef<str>>) -> Vec<Vec<Span<'static>>> {
    let thing = |id: &str| {
        let name = scene.words().name(kind, id);
        let house = crate::details::house_mark(scene, kind, id);
        if scene.is_meant(id) {
            vec![Span::styled(format!("▸{name}"), scene.theme.action().patch(scene.theme.name())), house]
        } else {
            vec![Span::raw(name), house]
        }
    };
    ids.into_iter().map(|id| thing(id.as_ref())).collect()
}

/// Names and how many there are of each, those of which there is none left out.
fn counted(names: &[String], counts: &Value, style: impl Fn(usize) -> Style) -> Vec<Vec<Span<'static>>> {
    let counts = list(counts).iter().map(number).enumerate().filter(|&(_, count)| count > 0);
    let part = |(at, count): (usize, i64)| {
        let name = names.get(at).cloned().unwrap_or_default();
        vec![Span::raw(format!("{name} ")), Span::styled(count.to_string(), style(at))]
    };
    counts.map(part).collect()
}

/// The names of a field's entries, as the game's words list them.
fn parts(scene: &Scene, field: &str) -> Vec<String> {
    let parts = scene.words().attribute(&format!("view-{field}"), "parts").unwrap_or_default();
    parts.split('|').map(|part| part.trim().to_owned()).collect()
}
