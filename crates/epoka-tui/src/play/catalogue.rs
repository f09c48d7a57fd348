//! Looking things up: the numbered rules, and all components.

use epoka_core::game::Component;
use ratatui::{
    style::Style,
    text::{Line, Span},
};

use crate::{
    details::{self, Paragraph},
    lookup::{Item, Lookup},
    table::Scene,
    words,
};

/// The numbered rules of the game.
pub fn rules(scene: &Scene) -> Lookup {
    let lang = scene.lang.code();
    let item = |rule: &epoka_core::rule::RuleEntry| {
        let (title, text) = (rule.title.get(lang), rule.text.get(lang));
        let section = scene.words().section(&rule.section);
        Item {
            line: Line::from(vec![
                Span::styled(format!("{} ", rule.id), scene.theme.soft()),
                Span::raw(title.to_owned()),
            ]),
            searched: format!("{} {section} {title} {text}", rule.id),
            about: about(scene, rule),
        }
    };
    Lookup::new(scene.say("rules-title"), scene.game.catalogue().entries().iter().map(item).collect())
}

/// All of a rule.
pub fn about(scene: &Scene, rule: &epoka_core::rule::RuleEntry) -> Vec<Paragraph> {
    let lang = scene.lang.code();
    let section = scene.words().section(&rule.section);
    let ruling = if rule.ruling { format!(" · {}", words::of(scene.lang).plain("ruling")) } else { String::new() };
    vec![
        (format!("{} · {section}{ruling}", rule.id), scene.theme.soft()),
        (rule.title.get(lang).to_owned(), scene.theme.name()),
        (String::new(), Style::new()),
        (rule.text.get(lang).to_owned(), Style::new()),
    ]
}

/// All components of the game.
pub fn components(scene: &Scene) -> Lookup {
    let item = |component: &Component| {
        let kind = scene.words().name("kind", component.kind);
        let mut about = details::paragraphs(scene, component);
        about.insert(0, (kind.clone(), scene.theme.soft()));
        // What shares its name with another thing says of which kind it is; and a card that shows an action tells it.
        let name = scene.words().name(component.kind, &component.id);
        let is_alike = |other: &&Component| other.id == component.id && other.kind != component.kind;
        let alike = scene.components.all().iter().find(is_alike);
        let alike = alike.filter(|other| scene.words().name(other.kind, &other.id) == name);
        if let Some(other) = alike.filter(|_| component.kind == "card") {
            about.extend(details::paragraphs(scene, other).split_off(1));
        }
        let of_kind = alike.map_or(String::new(), |_| format!(" ({})", kind.to_lowercase()));
        Item {
            line: Line::from(vec![
                Span::raw(name),
                Span::styled(of_kind, scene.theme.soft()),
                details::house_mark(scene, component.kind, &component.id),
            ]),
            searched: format!("{kind} {}", details::searched(scene, component)),
            about,
        }
    };
    Lookup::new(scene.say("components-title"), scene.components.all().iter().map(item).collect())
}
