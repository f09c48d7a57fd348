//! The terminal's own words, from `locales/*/terminal.ftl`.

use std::sync::LazyLock;

use epoka_games::{Lang, Words, bot::Level, text::FluentValue};

/// The terminal's words in a language.
pub fn of(lang: Lang) -> &'static Words {
    static ENGLISH: LazyLock<Words> =
        LazyLock::new(|| Words::new(Lang::En, &[include_str!("../../../locales/en/terminal.ftl")]));
    static POLISH: LazyLock<Words> =
        LazyLock::new(|| Words::new(Lang::Pl, &[include_str!("../../../locales/pl/terminal.ftl")]));
    match lang {
        Lang::En => &ENGLISH,
        Lang::Pl => &POLISH,
    }
}

/// A message with one variable.
pub fn with<'a>(lang: Lang, id: &str, name: &'static str, value: impl Into<FluentValue<'a>>) -> String {
    of(lang).with(id, [(name, value.into())])
}

/// What a bot of a level is called in a sentence.
pub fn level(lang: Lang, level: Level) -> String {
    of(lang).name("level", &level.name())
}
