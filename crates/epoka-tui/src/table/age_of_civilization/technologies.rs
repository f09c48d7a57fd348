//! The technologies: what each does, what it needs, and who has it.

use ratatui::text::{Line, Span};

use super::super::{Scene, list, number, word, words};
use crate::{kit, theme::mark};

/// Every technology of the player boards, level by level; those of special cards that somebody has come last.
pub fn all(scene: &Scene, columns: u16) -> Vec<Line<'static>> {
    let printed = scene.components.all().iter().filter(|component| component.kind == "technology");
    let mut technologies: Vec<(i64, &str)> =
        printed.map(|technology| (number(&technology.data["level"]), technology.id.as_str())).collect();
    technologies.sort_by_key(|(level, _)| *level);
    let owned = list(&scene.view["nations"]).iter().flat_map(|nation| list(&nation["technologies"])).map(word);
    for id in owned {
        if technologies.iter().all(|(_, known)| *known != id) {
            technologies.push((0, id));
        }
    }
    technologies.into_iter().flat_map(|(level, id)| item(scene, level, id, columns)).collect()
}

fn item(scene: &Scene, level: i64, id: &str, columns: u16) -> Vec<Line<'static>> {
    let has = |seat: &usize| list(&scene.view["nations"][*seat]["technologies"]).iter().any(|one| word(one) == id);
    let style = if scene.is_meant(id) { scene.theme.action() } else { scene.theme.good("science") };
    let level = ["★", "Ⅰ", "Ⅱ", "Ⅲ"][level.clamp(0, 3) as usize];
    let mut head = vec![
        Span::styled(if scene.is_meant(id) { "▸" } else { " " }, scene.theme.action()),
        Span::styled(format!("{level} "), scene.theme.soft()),
        Span::styled(scene.words().name("technology", id), style.patch(scene.theme.name())),
        crate::details::house_mark(scene, "technology", id),
        Span::raw(" "),
    ];
    let seats = (0..scene.names.len()).filter(has);
    head.extend(seats.map(|seat| Span::styled(mark(seat), scene.theme.seat(seat))));
    if let Some(needs) = needs(scene, id) {
        head.push(Span::styled(format!(" {needs}"), scene.theme.soft()));
    }
    let ability = scene.words().attribute(&format!("technology-{id}"), "ability").unwrap_or_default();
    let wrapped = kit::wrap(&ability, columns.saturating_sub(5)).into_iter();
    let text = wrapped.map(|line| Line::styled(format!("     {line}"), scene.theme.soft()));
    std::iter::once(Line::from(head)).chain(text).collect()
}

/// "needs Writing, Pottery or Sailing", if it needs anything.
pub fn needs(scene: &Scene, id: &str) -> Option<String> {
    let technology = scene.components.of_kind("technology", id)?;
    let needed = list(&technology.data["requires-any"]).iter().map(|id| scene.words().name("technology", word(id)));
    let needed: Vec<String> = needed.collect();
    let (last, others) = needed.split_last()?;
    let or = format!(" {} ", scene.say("ac-or"));
    let any = if others.is_empty() { last.clone() } else { format!("{}{or}{last}", others.join(", ")) };
    Some(words::with(scene.lang, "ac-needs", "technologies", any))
}

/// "opens Education", if it opens anything.
pub fn opens(scene: &Scene, id: &str) -> Option<String> {
    let technologies = scene.components.all().iter().filter(|component| component.kind == "technology");
    let opened = technologies.filter(|one| list(&one.data["requires-any"]).iter().any(|needed| word(needed) == id));
    let opened: Vec<String> = opened.map(|one| scene.words().name("technology", &one.id)).collect();
    (!opened.is_empty()).then(|| words::with(scene.lang, "ac-opens", "technologies", opened.join(", ")))
}
