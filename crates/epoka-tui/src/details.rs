//! What a thing of the game is: its name, its words, its numbers, and whether it is the house's.

use std::collections::HashMap;

use epoka_core::{Confidence, game::Component};
use epoka_games::{AnyGame, Lang};
use ratatui::{
    style::Style,
    text::{Line, Span},
};
use serde_json::Value;

use crate::{
    kit,
    table::{self, Scene},
    theme::{Depth, Paper, Theme},
    words,
};

/// Attributes of a component's message that players want to read, in this order.
const PARTS: [&str; 9] = ["top", "bottom", "main", "legacy", "ability", "effect", "points", "needs", "text"];

/// The components of a game, by id.
pub struct Components {
    all: Vec<Component>,
    by_id: HashMap<String, usize>,
}

impl Components {
    /// The components of a game.
    pub fn of(game: &dyn AnyGame) -> Components {
        let all = game.components();
        // An action and the card that shows it share an id: the one listed first is meant.
        let by_id = all.iter().enumerate().rev().map(|(at, component)| (component.id.clone(), at)).collect();
        Components { all, by_id }
    }

    /// All of them, kind by kind.
    pub fn all(&self) -> &[Component] {
        &self.all
    }

    /// The component with this id.
    pub fn find(&self, id: &str) -> Option<&Component> {
        self.by_id.get(id).map(|&at| &self.all[at])
    }

    /// The component of this kind with this id.
    pub fn of_kind(&self, kind: &str, id: &str) -> Option<&Component> {
        self.all.iter().find(|component| component.kind == kind && component.id == id)
    }

    /// Whether it is a house completion.
    pub fn is_house(&self, kind: &str, id: &str) -> bool {
        self.of_kind(kind, id).is_some_and(|component| component.confidence == Confidence::Ours)
    }
}

/// A paragraph and how it looks.
pub type Paragraph = (String, Style);

/// Everything about a component.
pub fn paragraphs(scene: &Scene, component: &Component) -> Vec<Paragraph> {
    let (words, terms, theme) = (scene.words(), words::of(scene.lang), scene.theme);
    let message = format!("{}-{}", component.kind, component.id);
    let copies = if component.copies > 1 { format!(" ×{}", component.copies) } else { String::new() };
    let sign = if component.confidence == Confidence::Ours { " ⌂" } else { "" };
    let mut all = vec![(words.name(component.kind, &component.id) + &copies + sign, theme.name())];
    let facts = table::of(scene.game.id()).facts(scene, component.kind, &component.id, &component.data);
    all.extend(facts.into_iter().map(|fact| (fact, theme.gold())));
    let parts = PARTS.iter().filter_map(|part| Some((part, words.attribute(&message, part)?)));
    // Some kinds have words of their own for a part.
    let own = |part: &str| format!("part-{}-{part}", component.kind);
    let sign =
        |part: &str| if terms.has(&own(part)) { terms.plain(&own(part)) } else { scene.say(&format!("part-{part}")) };
    all.extend(parts.map(|(part, text)| (format!("{} {text}", sign(part)), Style::new())));
    all.extend(house(scene, component).map(|text| (text, theme.warn())));
    all
}

/// What a component is, line by line and without its name, where there is no table to show it on.
pub fn told(game: &dyn AnyGame, components: &Components, component: &Component, lang: Lang) -> Vec<String> {
    let theme = Theme::new(Paper::Dark, Depth::None);
    let (view, setup) = (&Value::Null, &Value::Null);
    let scene = Scene { game, view, setup, names: &[], own: None, deciding: &[], things: &[], components, lang, theme };
    paragraphs(&scene, component).into_iter().skip(1).map(|(text, _)| text).collect()
}

/// Paragraphs in lines of so many columns.
pub fn lines(paragraphs: &[Paragraph], columns: u16) -> Vec<Line<'static>> {
    paragraphs.iter().flat_map(|(text, style)| kit::paragraph(text, columns, *style)).collect()
}

/// Which values of a component are the house's.
fn house(scene: &Scene, component: &Component) -> Option<String> {
    scene.words().house(component).map(|text| format!("⌂ {text}"))
}

/// A short sign that a component is the house's, for lists and tables.
pub fn house_mark(scene: &Scene, kind: &str, id: &str) -> Span<'static> {
    if scene.components.is_house(kind, id) { Span::styled(" ⌂", scene.theme.soft()) } else { Span::raw("") }
}

/// The words a thing is searched by.
pub fn searched(scene: &Scene, component: &Component) -> String {
    let message = format!("{}-{}", component.kind, component.id);
    let words = scene.words();
    let parts = PARTS.iter().filter_map(|part| words.attribute(&message, part));
    let name = words.name(component.kind, &component.id);
    parts.fold(format!("{name} {}", component.id), |text, part| text + " " + &part)
}

/// The numbers of a seat before and after, where they differ: "coins 6 → 2".
pub fn changes(scene: &Scene, before: &Value, after: &Value, seat: usize) -> Vec<Vec<Span<'static>>> {
    let drawing = table::of(scene.game.id());
    let before = drawing.numbers(before, seat);
    let after = drawing.numbers(after, seat);
    let changed = before.into_iter().zip(after).filter(|((_, old), (_, new))| old != new);
    let group = |((message, old), (_, new)): ((&str, i64), (&str, i64))| {
        vec![
            Span::styled(format!("{} ", scene.say(message)), scene.theme.soft()),
            Span::styled(format!("{old} → {new}"), scene.theme.calm()),
        ]
    };
    changed.map(group).collect()
}
