//! `epoka decks`: deck lists as text, for the game that is played with decks.

use std::path::Path;

use epoka_core::data::Source;
use epoka_games::{
    AnyGame,
    decks::{Checked, Decks, GAME, Remark},
};
use serde_json::{Value, json};

use crate::{
    failure::{Failure, suggest},
    output::Output,
};

fn read_cards(cards: &[Source]) -> Result<Decks, Failure> {
    Decks::read(cards).map_err(|error| Failure::refused("bad-cards", error.to_string()))
}

/// The decks that come with the game.
pub fn list(cards: &[Source], output: &mut Output) -> Result<(), Failure> {
    let (decks, game) = (read_cards(cards)?, super::open(GAME, cards, output)?);
    if output.json {
        return Ok(output.report(&decks.starters().collect::<Vec<_>>())?);
    }
    let words = game.words(output.lang);
    for id in decks.starters() {
        output.line(format!("{id}: {}", words.name("deck", id)))?;
        if let Some(text) = words.attribute(&format!("deck-{id}"), "text") {
            output.line(format!("    {text}"))?;
        }
    }
    Ok(())
}

/// A deck as a list that can be changed and checked.
pub fn show(deck: &str, cards: &[Source], output: &mut Output) -> Result<(), Failure> {
    let (decks, game) = (read_cards(cards)?, super::open(GAME, cards, output)?);
    let title = game.words(output.lang).name("deck", deck);
    let text = decks.write(deck, &title).ok_or_else(|| {
        let words = output.words();
        Failure::usage(
            "no-deck",
            words.with("error-no-deck", [("deck", deck.into())]),
            Some(suggest(words, deck, starters(&decks))),
        )
    })?;
    if output.json {
        let checked = decks
            .check(&text)
            .map_err(|wrong| Failure::refused("bad-deck", told(&*game, &wrong, output).join("\n")))?;
        return Ok(output.report(&checked.list)?);
    }
    Ok(output.line(text.trim_end())?)
}

/// Checks a list and tells everything that is wrong with it.
pub fn check(file: &Path, cards: &[Source], output: &mut Output) -> Result<(), Failure> {
    let (decks, game) = (read_cards(cards)?, super::open(GAME, cards, output)?);
    let name = file.display().to_string();
    match decks.check(&super::read(file, output)?) {
        Ok(Checked { list, warnings }) => {
            let warnings = told(&*game, &warnings, output);
            if output.json {
                return Ok(output.report(&json!({"file": name, "ok": true, "list": list, "warnings": warnings}))?);
            }
            output.line(output.words().with("decks-fine", [("file", name.into())]))?;
            for warning in warnings {
                output.line(output.words().with("decks-warning", [("warning", warning.into())]))?;
            }
            Ok(())
        }
        Err(wrong) => {
            let problems = told(&*game, &wrong, output);
            let rules: Vec<_> = wrong.iter().map(|remark| remark.rule.clone()).collect();
            let message = format!("{name}: {}", problems.join(&format!("\n{name}: ")));
            let failure = Failure::refused("bad-deck", message).with("file", name);
            Err(failure.with("problems", problems).with("rules", json!(rules)))
        }
    }
}

/// The decks of the seats as somebody types them: ids of decks and files with lists, one after the other.
pub fn typed(text: &str, cards: &[Source], output: &Output) -> Result<Value, Failure> {
    let (decks, game) = (read_cards(cards)?, super::open(GAME, cards, output)?);
    let one = |word: &str| {
        if decks.starters().any(|id| id == word) {
            return Ok(json!(word));
        }
        if !Path::new(word).exists() {
            let words = output.words();
            let help = suggest(words, word, starters(&decks));
            return Err(Failure::usage("no-deck", words.with("error-no-deck", [("deck", word.into())]), Some(help)));
        }
        let checked = decks.check(&super::read(Path::new(word), output)?);
        let refused = |wrong: Vec<Remark>| {
            Failure::refused("bad-deck", format!("{word}: {}", told(&*game, &wrong, output).join("; ")))
        };
        Ok(checked.map_err(refused)?.list)
    };
    text.split(',').map(str::trim).map(one).collect()
}

fn starters(decks: &Decks) -> impl Iterator<Item = &str> + Clone {
    decks.starters().collect::<Vec<_>>().into_iter()
}

/// Remarks in words, each with the rule it breaks.
fn told(game: &dyn AnyGame, remarks: &[Remark], output: &Output) -> Vec<String> {
    let words = game.words(output.lang);
    let tell = |remark: &Remark| match &remark.rule {
        Some(rule) => format!("{} ({rule})", remark.say(words)),
        None => remark.say(words),
    };
    remarks.iter().map(tell).collect()
}
