//! The table of Age of Civilization: the time track, the actions, the pools and the nations.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
    text::{Line, Span},
};
use serde_json::Value;

use super::{Drawing, Page, Scene, list, number, word};
use crate::{details, kit};

mod goal;
mod nations;
mod pools;
mod technologies;

/// The actions in the order in which views count their uses.
const VERBS: [&str; 10] = [
    "wonder",
    "research",
    "exploit",
    "culture",
    "construction",
    "conquest",
    "hunting",
    "fishing",
    "trade",
    "agriculture",
];
/// How many of these are printed beside the track.
const FIXED: usize = 3;
/// How many cards of the track can be used in a round.
const WINDOW: usize = 3;

/// How many civilizations a nation can have.
const MOST_CIVILIZATIONS: i64 = 3;

/// Age of Civilization.
pub struct AgeOfCivilization;

impl Drawing for AgeOfCivilization {
    fn pages(&self) -> &'static [&'static str] {
        &["page-board", "ac-page-pool", "ac-page-wonders", "ac-technologies", "ac-page-nations"]
    }

    fn whole(&self, _: &Scene) -> (u16, u16) {
        (84, 24)
    }

    fn board_rows(&self, scene: &Scene) -> u16 {
        track_rows(scene) + shown(scene).len() as u16 + nations::rows(scene)
    }

    fn draw(&self, scene: &Scene, page: Page, area: Rect, buf: &mut Buffer) {
        match page {
            Page::Whole => whole(scene, area, buf),
            Page::Part(0) => board(scene, area, buf),
            Page::Part(1) => pools::civilizations(scene, area, buf),
            Page::Part(2) => pools::wonders(scene, area, buf),
            Page::Part(3) => kit::put_all(buf, area, &technologies::all(scene, area.width)),
            Page::Part(_) => nations::all(scene, area, buf),
        }
    }

    fn status(&self, scene: &Scene) -> String {
        let view = scene.view;
        let round = match number(&view["round"]) {
            0 => scene.say("status-setup"),
            round => scene.count("ac-round", round),
        };
        let first = super::words::with(scene.lang, "status-first", "name", scene.seat(number(&view["first"]) as usize));
        let alone = list(&view["nations"]).len() == 1;
        let first = if alone { scene.say("ac-clash") } else { first };
        format!("{round} · {first} · {}", scene.count("ac-deck", number(&view["deck-count"])))
    }

    fn numbers(&self, view: &Value, seat: usize) -> Vec<(&'static str, i64)> {
        let nation = &view["nations"][seat];
        let works = |task: &Value| task["type"] == "work" && number(&task["seat"]) == seat as i64;
        let placed = if list(&view["tasks"]).iter().any(works) { number(&view["work"]["placed"]) } else { 0 };
        vec![
            ("col-points", number(&nation["score"])),
            ("ac-coins", number(&nation["coins"])),
            ("ac-workers", number(&nation["workers"])),
            ("ac-placed", placed),
            ("ac-strength", number(&nation["strength"])),
            ("ac-technologies", list(&nation["technologies"]).len() as i64),
        ]
    }

    fn question(&self, scene: &Scene, ask: &str, offers: &[&Value]) -> Option<String> {
        let has = |kind: &str| offers.iter().any(|action| action["type"] == kind);
        // Whoever has worked can no longer rest.
        if ask == "work" && !has("rest") {
            return Some(scene.say("ac-ask-work-on"));
        }
        let question = match (ask, has("birth"), has("absorb")) {
            ("birth", ..) => scene.words().ask(ask),
            ("civilization", true, false) => scene.say("ac-ask-birth-or-none"),
            ("civilization", false, true) => scene.say("ac-ask-absorb"),
            _ => return None,
        };
        let count = list(&scene.view["nations"][scene.own?]["civilizations"]).len();
        let numbers = [("n", (count as i64).into()), ("most", MOST_CIVILIZATIONS.into())];
        Some(format!("{question} ({})", super::words::of(scene.lang).with("ac-you-have", numbers)))
    }

    fn note(&self, scene: &Scene, action: &Value) -> Option<String> {
        let text = |kind: &str, part: &str| {
            let id = action[kind].as_str()?;
            scene.words().attribute(&format!("{kind}-{id}"), part)
        };
        match word(&action["type"]) {
            "research" | "learn" => text("technology", "ability"),
            "build" | "receive" => text("wonder", "ability"),
            "birth" | "draft" => text("civilization", "main"),
            "absorb" => text("civilization", "legacy"),
            _ => None,
        }
    }

    fn warning(&self, scene: &Scene, action: &Value, after: &Value) -> Option<&'static str> {
        let own = scene.own?;
        let seats = 0..list(&scene.view["nations"]).len();
        // The worker that is placed, or sacrificed, is the price.
        let changes = |seat: usize| {
            let counts = |(message, before): (&str, i64), after: i64| {
                message != "ac-placed" && if seat == own { after > before } else { after != before }
            };
            let numbers = self.numbers(scene.view, seat).into_iter().zip(self.numbers(after, seat));
            numbers.into_iter().any(|(before, (_, after))| counts(before, after))
        };
        let is_work = action["type"] == "work";
        let asks_on = scene.view["tasks"] != after["tasks"];
        (is_work && !asks_on && !seats.into_iter().any(changes)).then_some("ac-no-effect")
    }

    fn means(&self) -> &'static [&'static str] {
        &["ac-coins", "ac-workers", "ac-strength"]
    }

    fn is_risky(&self, scene: &Scene, action: &Value) -> bool {
        let sacrifices = |verb: &str| Some(scene.components.of_kind("verb", verb)?.data["sacrifices"] == true);
        match word(&action["type"]) {
            "work" => sacrifices(word(&action["verb"])).unwrap_or_default(),
            "build" => sacrifices("wonder").unwrap_or_default(),
            _ => false,
        }
    }

    fn legend(&self) -> &'static [&'static str] {
        &[
            "ac-legend-window",
            "ac-legend-war",
            "ac-legend-plague",
            "ac-legend-worker",
            "ac-legend-coin",
            "ac-legend-dies",
            "ac-legend-slot",
            "ac-legend-main",
            "ac-legend-legacy",
            "ac-legend-bonus",
        ]
    }

    fn verdicts(&self) -> &'static [&'static str] {
        &["achieved", "goal"]
    }

    fn facts(&self, scene: &Scene, kind: &str, id: &str, data: &Value) -> Vec<String> {
        let say = super::words::of(scene.lang);
        match kind {
            "civilization" => vec![scene.count("ac-population", number(&data["population"]))],
            "verb" => {
                let numbers = ["workers", "coins", "slots"].map(|field| (field, number(&data[field]).into()));
                let sacrifices = if data["sacrifices"] == true { "yes" } else { "no" };
                vec![say.with("ac-action-costs", numbers.into_iter().chain([("sacrifices", sacrifices.into())]))]
            }
            "technology" => {
                [technologies::needs(scene, id), technologies::opens(scene, id)].into_iter().flatten().collect()
            }
            "special" => ["lower", "upper"].iter().map(|half| technology(scene, word(&data[*half]["id"]))).collect(),
            "card" if data["war"] == true => vec![say.plain("ac-brings-war")],
            "card" if data["plague"] == true => vec![say.plain("ac-brings-plague")],
            _ => Vec::new(),
        }
    }
}

/// A technology and what it does: "Wheel: Construction also gives 1 coin."
fn technology(scene: &Scene, id: &str) -> String {
    let ability = scene.words().attribute(&format!("technology-{id}"), "ability").unwrap_or_default();
    format!("{}: {ability}", scene.words().name("technology", id))
}

/// The whole table at a glance, every text as long as there is room for.
fn whole(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let inner = kit::panel(buf, area, &scene.say("ac-track"), scene.theme);
    track(scene, inner, buf);
    let area = kit::below(inner, track_rows(scene));
    let (left, right) = kit::columns(area, area.width * 48 / 100, 2);
    let heading = |title: &str| vec![vec![kit::heading(&scene.say(title), left.width, scene.theme)]];
    let mut items = vec![heading("ac-actions")];
    items.extend(actions(scene, left.width));
    items.push(heading("ac-page-nations"));
    items.push(vec![nations::table(scene, left.width)]);
    items.extend(nations::items(scene, left.width));
    kit::put_all(buf, left, &kit::fit(items, left.height));
    pools::both(scene, right, buf);
}

/// All that fits on a small screen.
fn board(scene: &Scene, area: Rect, buf: &mut Buffer) {
    track(scene, area, buf);
    let rows = shown(scene).len() as u16;
    let middle = kit::above(kit::below(area, track_rows(scene)), rows);
    let (left, right) = kit::columns(middle, area.width * 46 / 100, 2);
    kit::put_all(buf, left, &kit::fit(actions(scene, left.width), left.height));
    pools::short(scene, right, buf);
    let rest = kit::below(area, track_rows(scene) + rows);
    kit::put_all(buf, rest, &nations::table(scene, rest.width));
}

/// How many rows the time track takes: event tokens need one of their own.
fn track_rows(scene: &Scene) -> u16 {
    1 + u16::from(!list(&scene.view["tokens"]).is_empty())
}

/// The time track: what is past is soft, what can be used stands in a frame, the future shows its signs.
fn track(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let cards = list(&scene.view["track"]);
    let round = number(&scene.view["round"]).max(0) as usize;
    let window = round.saturating_sub(1)..(round + WINDOW - 1);
    let mut spans = Vec::new();
    for (at, card) in cards.iter().map(word).enumerate() {
        let frame = if round > 0 && (at == window.start || at == window.end) { "┃" } else { " " };
        spans.push(Span::styled(frame, scene.theme.name()));
        let style = if round > 0 && at < window.start {
            scene.theme.soft().add_modifier(Modifier::CROSSED_OUT)
        } else if round > 0 && window.contains(&at) {
            scene.theme.name()
        } else {
            scene.theme.soft()
        };
        spans.push(Span::styled(scene.words().name("card", card), style));
        let data = scene.components.of_kind("card", card).map(|component| &component.data);
        // The sign strikes when the card comes in: what is in the window already has struck.
        let ahead = round == 0 || at >= window.end;
        if ahead && data.is_some_and(|data| data["war"] == true) {
            spans.push(Span::styled("⚔", scene.theme.good("strength")));
        }
        if ahead && data.is_some_and(|data| data["plague"] == true) {
            spans.push(Span::styled("☠", scene.theme.warn()));
        }
    }
    if round > 0 && window.end >= cards.len() {
        spans.push(Span::styled("┃", scene.theme.name()));
    }
    kit::put(buf, area, 0, &Line::from(spans));
    let tokens = list(&scene.view["tokens"]).iter().enumerate();
    let tokens = tokens.map(|(at, token)| format!("{} {}", at + 6, scene.words().name("token", word(token))));
    let tokens = tokens.collect::<Vec<_>>().join(" · ");
    if !tokens.is_empty() {
        kit::put(buf, area, 1, &Line::styled(format!(" {}: {tokens}", scene.say("ac-tokens")), scene.theme.soft()));
    }
}

/// The actions and cards of this round, a scenario's own action included.
fn shown<'a>(scene: &Scene<'a>) -> Vec<&'a str> {
    let round = number(&scene.view["round"]) as usize;
    let in_window = if round > 0 { WINDOW } else { 0 };
    let cards = list(&scene.view["track"]).iter().skip(round.saturating_sub(1)).take(in_window).map(word);
    let mut shown: Vec<&str> = VERBS[..FIXED].iter().copied().chain(cards).collect();
    let scenario = goal::scenario(scene).and_then(|id| scene.components.of_kind("scenario", id));
    let always = scenario.and_then(|scenario| scenario.data["always-action"].as_str());
    let always = always.and_then(|always| VERBS.into_iter().find(|verb| *verb == always));
    shown.extend(always.filter(|always| !shown.contains(always)));
    shown
}

/// The actions of this round with what they need and give: in a line, or with every word.
fn actions(scene: &Scene, columns: u16) -> Vec<Vec<Vec<Line<'static>>>> {
    // The Plague is a card of the track and no action.
    let kind = |verb: &str| if VERBS.contains(&verb) { "verb" } else { "card" };
    let names: Vec<(&str, String)> =
        shown(scene).into_iter().map(|verb| (verb, scene.words().name(kind(verb), verb))).collect();
    let wide = names.iter().map(|(_, name)| kit::width(name)).max().unwrap_or_default();
    let item = |(verb, name): (&str, String)| {
        let style = if scene.is_meant(verb) { scene.theme.action() } else { Style::new() };
        let mut spans = vec![Span::styled(if scene.is_meant(verb) { "▸" } else { " " }, scene.theme.action())];
        spans.push(Span::styled(kit::pad(&name, wide), style.patch(scene.theme.name())));
        let Some(action) = scene.components.of_kind("verb", verb) else { return vec![vec![Line::from(spans)]] };
        spans.extend(price(scene, &action.data));
        let at = VERBS.iter().position(|known| *known == verb).unwrap_or_default();
        let used = number(&scene.view["work"]["uses"][at]) as usize;
        let slots = (number(&action.data["slots"]) as usize).max(used);
        spans.push(Span::styled("●".repeat(used), scene.theme.action()));
        spans.push(Span::styled("○".repeat(slots - used), scene.theme.soft()));
        spans.push(Span::raw(" ".repeat(3 - slots.min(2))));
        let effect = scene.words().attribute(&format!("verb-{verb}"), "effect").unwrap_or_default();
        let head = Line::from(spans);
        let indent = head.width() as u16;
        let mut wrapped = kit::wrap(&effect, columns.saturating_sub(indent)).into_iter();
        let mut short = head.clone();
        short.push_span(effect.clone());
        let mut first = head;
        first.push_span(wrapped.next().unwrap_or_default());
        let rest = wrapped.map(|line| Line::from(format!("{}{line}", " ".repeat(indent.into()))));
        // The own nation comes before the words of actions.
        let short = vec![short];
        vec![short.clone(), short.clone(), short, std::iter::once(first).chain(rest).collect()]
    };
    names.into_iter().map(item).collect()
}

/// What a slot of an action needs: workers, a cross if they are sacrificed, coins.
fn price(scene: &Scene, action: &Value) -> Vec<Span<'static>> {
    let coins = match number(&action["coins"]) {
        0 => "  ".to_owned(),
        coins => format!("¤{coins}"),
    };
    let cross = if action["sacrifices"] == true { "✗" } else { " " };
    vec![
        Span::raw(format!(" ♟{}", action["workers"])),
        Span::styled(cross, scene.theme.warn()),
        Span::styled(format!("{coins} "), scene.theme.gold()),
    ]
}

/// A name with what the selected action points at, and the sign of house cards.
fn titled(scene: &Scene, kind: &str, id: &str) -> Vec<Span<'static>> {
    let meant = scene.is_meant(id);
    let style = if meant { scene.theme.action() } else { Style::new() };
    vec![
        Span::styled(if meant { "▸" } else { " " }, scene.theme.action()),
        Span::styled(scene.words().name(kind, id), style.patch(scene.theme.name())),
        details::house_mark(scene, kind, id),
    ]
}
