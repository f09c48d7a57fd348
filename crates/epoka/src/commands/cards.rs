//! `epoka cards`: the components of a game, and the check of a file with corrections.

use std::path::Path;

use epoka_core::{data::Source, game::Component};
use epoka_games::AnyGame;
use epoka_tui::details::{self, Components};

use crate::{failure::Failure, output::Output};

pub fn list(game: &dyn AnyGame, output: &mut Output) -> Result<(), Failure> {
    let components = game.components();
    if output.json {
        return Ok(output.report(&components)?);
    }
    let all = Components::of(game);
    for kind in components.chunk_by(|a, b| a.kind == b.kind) {
        let words = game.words(output.lang);
        let copies = kind.iter().map(|one| i64::from(one.copies)).sum::<i64>();
        output.line(format!("# {} ({copies})\n", words.name("kind", kind[0].kind)))?;
        for component in kind {
            output.line(tell(component, &all, game, output))?;
        }
        output.line("")?;
    }
    Ok(())
}

/// A component in words: its name, where it comes from, and what is written on it.
fn tell(component: &Component, components: &Components, game: &dyn AnyGame, output: &Output) -> String {
    let Component { kind, id, copies, data, confidence } = component;
    let confidence = serde_json::to_value(confidence).expect("a confidence is a word");
    // Of a card that says which of its values are ours, the others are not.
    let in_parts = data.as_object().is_some_and(|fields| fields.keys().any(|field| field.ends_with("-confidence")));
    let confidence = if in_parts && confidence == "ours" { "parts" } else { confidence.as_str().unwrap_or_default() };
    let confidence = output.words().name("confidence", confidence);
    let times = if *copies == 1 { String::new() } else { format!(" ×{copies}") };
    let words = game.words(output.lang);
    let name = words.name(kind, id);
    let name = if name == *id { String::new() } else { format!(" {name}") };
    let mut lines = vec![format!("{id}{name}{times} [{confidence}]")];
    lines.extend(details::told(game, components, component, output.lang));
    lines.join("\n    ")
}

pub fn check(game: &str, file: &Path, output: &mut Output) -> Result<(), Failure> {
    let name = file.display().to_string();
    let cards = Source::new(name.clone(), super::read(file, output)?);
    let printed = super::open(game, &[], output)?.components();
    let corrected = super::open(game, &[cards], output)?.components();
    let changed = corrected.iter().filter(|component| !printed.contains(component)).count();
    if output.json {
        return Ok(output.report(&serde_json::json!({"file": name, "ok": true, "changed": changed}))?);
    }
    Ok(output.line(output.words().with("cards-fine", [("file", name.into()), ("changed", changed.into())]))?)
}
