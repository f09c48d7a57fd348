//! The goal of a scenario and how far one is.

use ratatui::text::{Line, Span};
use serde_json::Value;

use super::super::{Scene, list, number, word, words};

/// The scenario that is played.
pub fn scenario<'a>(scene: &Scene<'a>) -> Option<&'a str> {
    scene.setup["scenario"].as_str()
}

/// "Caravan Roads: points 4/20 · coins 3/12", what is reached in another colour.
pub fn line(scene: &Scene) -> Option<Line<'static>> {
    let id = scenario(scene)?;
    let goal = scene.components.of_kind("scenario", id).map(|scenario| &scenario.data["goal"])?;
    let mut spans = vec![Span::styled(
        format!("   {}: ", words::with(scene.lang, "ac-goal", "name", scene.words().name("scenario", id))),
        scene.theme.name(),
    )];
    for (at, (message, has, needs)) in needs(goal, &scene.view["nations"][0]).into_iter().enumerate() {
        let gap = if at == 0 { "" } else { " · " };
        let style = if has >= needs { scene.theme.calm() } else { scene.theme.soft() };
        let sign = if has >= needs { " ✓" } else { "" };
        spans.push(Span::styled(format!("{gap}{} {has}/{needs}{sign}", scene.say(message)), style));
    }
    Some(Line::from(spans))
}

/// What a goal asks for: a message, how much there is, how much there must be.
fn needs(goal: &Value, nation: &Value) -> Vec<(&'static str, i64, i64)> {
    let count = |field: &str| list(&nation[field]).len() as i64;
    let all = [
        ("col-points", number(&nation["score"]), number(&goal["points"])),
        ("ac-wonders", count("wonders"), number(&goal["wonders-min"])),
        ("ac-coins", number(&nation["coins"]), number(&goal["coins-min"])),
        ("ac-workers", number(&nation["workers"]), number(&goal["workers-min"])),
        ("ac-page-pool", count("civilizations"), number(&goal["civilizations-min"])),
        ("ac-goal-born", i64::from(last_is_born(nation)), i64::from(goal["last-born"] == true)),
    ];
    all.into_iter().filter(|(_, _, needs)| *needs > 0).collect()
}

/// Whether the last civilization was born: then it is the main one.
fn last_is_born(nation: &Value) -> bool {
    list(&nation["civilizations"]).last().is_some_and(|last| word(last) == word(&nation["main"]))
}
