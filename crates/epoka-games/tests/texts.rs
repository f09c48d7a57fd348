//! Every text of every game is there, in every language.

use std::{collections::BTreeSet, fs, path::Path};

use epoka_core::{Viewer, replay::ChanceMode};
use epoka_games::{AnyGame, Lang, Voice, Wait, bot::Level, registry};
use fluent_bundle::FluentResource;
use serde_json::Value;

fn messages(lang: Lang, file: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code()).join(file);
    let text = fs::read_to_string(path).unwrap();
    let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    let message = |entry: &fluent_syntax::ast::Entry<&str>| match entry {
        fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    };
    resource.entries().filter_map(message).collect()
}

#[test]
fn both_languages_have_the_same_messages() {
    let games = registry().iter().map(|entry| format!("{}.ftl", entry.id()));
    for file in games.chain(["epoka.ftl", "terminal.ftl"].map(String::from)) {
        let [english, polish] = Lang::ALL.map(|lang| messages(lang, &file));
        let apart: Vec<_> = english.symmetric_difference(&polish).collect();
        assert!(apart.is_empty(), "{file}: in one language only: {apart:?}");
    }
}

/// The words in `type` a schema knows.
fn types(schema: &Value) -> Vec<&str> {
    let variants = schema["oneOf"].as_array().into_iter().flatten();
    variants.filter_map(|variant| variant["properties"]["type"]["const"].as_str()).collect()
}

#[test]
fn every_kind_of_action_and_event_has_words() {
    for game in registry().iter().map(|entry| entry.open(&[]).unwrap()) {
        let schemas = game.schemas();
        for (kind, schema) in [("action", &schemas.action), ("event", &schemas.event)] {
            let types = types(schema);
            assert!(!types.is_empty(), "{}: {kind}s are told apart by `type`", game.id());
            for (lang, word) in Lang::ALL.into_iter().flat_map(|lang| types.iter().map(move |word| (lang, word))) {
                assert!(game.words(lang).has(&format!("{kind}-{word}")), "{}: {lang:?} {kind}-{word}", game.id());
            }
        }
        for section in game.catalogue().entries().iter().map(|entry| &entry.section) {
            for lang in Lang::ALL {
                sound(&game.words(lang).section(section));
            }
        }
    }
}

#[test]
fn every_component_has_a_name() {
    for game in registry().iter().map(|entry| entry.open(&[]).unwrap()) {
        for component in game.components() {
            for lang in Lang::ALL {
                let (words, message) = (game.words(lang), format!("{}-{}", component.kind, component.id));
                assert!(words.has(&message) || words.has(&component.id), "{}: {lang:?} {message}", game.id());
                sound(&words.name(component.kind, &component.id));
            }
        }
    }
}

/// Plays a game at random and reads every word of it, in every language.
fn read(game: &dyn AnyGame, players: u8, seed: &str) {
    let mut played = game.new_match(players, seed, &Value::Null, ChanceMode::Auto).unwrap();
    while let Some(seat) = played.deciding().iter().next() {
        for lang in Lang::ALL {
            played.actions(seat, &Voice::new(lang)).iter().for_each(|offer| sound(&offer.label));
            let Wait::Decision { ask: Some(ask), .. } = played.turn(Viewer::Seat(seat)).wait else {
                panic!("a seat that decides is asked something")
            };
            sound(&game.words(lang).ask(ask));
        }
        let advice = played.advise(seat, Level::Random, &format!("{seed} {}", played.step())).unwrap();
        played.act(seat, &[advice.action], None).unwrap();
    }
    let Wait::Over { standings } = played.turn(Viewer::Spectator).wait else { panic!("nobody decides: it is over") };
    for lang in Lang::ALL {
        for viewer in [Viewer::Referee, Viewer::Spectator] {
            played.told(0, viewer, &Voice::new(lang)).iter().for_each(|told| sound(&told.text));
        }
        for part in standings.iter().flat_map(|standing| &standing.breakdown) {
            sound(&game.words(lang).source(part.source));
        }
    }
}

/// No message, variable or plural is missing in a text.
fn sound(text: &str) {
    assert!(!text.trim().is_empty() && !text.contains(['⟨', '{', '}']), "{text}");
    assert!(!text.contains("  ") && !text.contains(" ."), "a gap: {text}");
}

#[test]
fn whole_games_are_told_without_a_gap() {
    for game in registry().iter().map(|entry| entry.open(&[]).unwrap()) {
        for players in game.players().0..=game.players().1 {
            read(&*game, players, "read aloud");
        }
    }
}
