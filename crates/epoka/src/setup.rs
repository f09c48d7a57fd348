//! Options of a match on the command line: `--setup key=value`.

use std::str::FromStr;

use epoka_core::data::Source;
use epoka_games::{AnyGame, Refusal, decks};
use epoka_tui::options::{self, BadOption};
use serde_json::{Map, Value};

use crate::{
    commands,
    failure::{Failure, suggest},
    output::Output,
};

/// One `key=value`. The value is JSON if it can be read as such, and a word otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    key: String,
    value: Value,
}

impl FromStr for Choice {
    type Err = String;
    fn from_str(text: &str) -> Result<Choice, String> {
        let (key, value) = text.split_once('=').ok_or("it is written key=value")?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.into()));
        Ok(Choice { key: key.into(), value })
    }
}

/// The set-up these choices make; the last of equal keys holds. Decks may be given by name or as files.
pub fn of(game: &str, choices: &[Choice], cards: &[Source], output: &Output) -> Result<Value, Failure> {
    let mut setup = pairs(choices);
    if game == decks::GAME
        && let Some(Value::String(text)) = setup.get("decks")
    {
        setup["decks"] = commands::decks::typed(text, cards, output)?;
    }
    Ok(Value::Object(setup))
}

fn pairs(choices: &[Choice]) -> Map<String, Value> {
    choices.iter().map(|choice| (choice.key.clone(), choice.value.clone())).collect()
}

/// The set-up these choices make in this game, or which of them it does not have.
pub fn read(game: &dyn AnyGame, choices: &[Choice], cards: &[Source], output: &Output) -> Result<Value, Failure> {
    options::read(game, &of(game.id(), choices, cards, output)?).map_err(|bad| told(bad, output))
}

/// An option the game does not have, with those it has.
pub fn told(bad: BadOption, output: &Output) -> Failure {
    let words = output.words();
    match bad {
        BadOption::Unknown { key, known } => {
            let help = suggest(words, &key, known.iter().map(String::as_str));
            Failure::usage("no-option", words.with("error-no-option", [("key", key.into())]), Some(help))
        }
        BadOption::Value { key, value, known } => {
            let help = suggest(words, &value, known.iter().map(String::as_str));
            let variables = [("key", key.into()), ("value", value.into())];
            Failure::usage("option-value", words.with("error-option-value", variables), Some(help))
        }
    }
}

/// So many can play; anything else is refused.
pub fn seats(game: &dyn AnyGame, found: usize, output: &Output) -> Result<(), Failure> {
    let (least, most) = game.players();
    if (usize::from(least)..=usize::from(most)).contains(&found) {
        return Ok(());
    }
    let variables = [("least", least.into()), ("most", most.into()), ("found", found.into())];
    Err(Failure::usage("players", output.words().with("error-players", variables), None))
}

/// Options that do not go together: the rule they break is told in the language that is spoken.
pub fn refused(refusal: &Refusal, game: Option<&dyn AnyGame>, output: &Output) -> Failure {
    let why = refusal.to_string();
    let mut rules = game.iter().flat_map(|game| game.catalogue().entries());
    let broken = rules.find(|rule| why.ends_with(&format!("({})", rule.id))).map(|rule| {
        let text = rule.text.get(output.lang.code()).to_owned();
        output.words().with("error-setup", [("rule", rule.id.clone().into()), ("text", text.into())])
    });
    Failure::usage("setup", broken.unwrap_or(why), None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn values_are_json_or_words() {
        let choices = ["open=true", "rounds=3", "variant=draft", "list=[1,2]", "open=false"];
        let choices: Vec<Choice> = choices.iter().map(|text| text.parse().unwrap()).collect();
        assert_eq!(
            Value::Object(pairs(&choices)),
            json!({"open": false, "rounds": 3, "variant": "draft", "list": [1, 2]})
        );
        assert!("open".parse::<Choice>().is_err());
    }
}
