//! `epoka rules`: the numbered rules of a game.

use epoka_core::rule::RuleEntry;
use epoka_games::AnyGame;

use crate::{
    failure::{Failure, suggest},
    output::Output,
};

pub fn show(game: &dyn AnyGame, id: Option<&str>, output: &mut Output) -> Result<(), Failure> {
    let catalogue = game.catalogue();
    let rules: Vec<&RuleEntry> = match id {
        None => catalogue.entries().iter().collect(),
        Some(id) => vec![catalogue.find(id).ok_or_else(|| {
            let words = output.words();
            let help = suggest(words, id, catalogue.entries().iter().map(|entry| entry.id.as_str()));
            Failure::usage(
                "no-rule",
                words.with("error-no-rule", [("game", game.id().into()), ("rule", id.into())]),
                Some(help),
            )
        })?],
    };
    if output.json {
        return Ok(output.report(&rules)?);
    }
    if id.is_some() {
        return Ok(rules.iter().try_for_each(|rule| output.line(tell(rule, output)))?);
    }
    let mut sections: Vec<&str> = Vec::new();
    for rule in &rules {
        if !sections.contains(&rule.section.as_str()) {
            sections.push(&rule.section);
        }
    }
    for section in sections {
        output.line(format!("# {}\n", game.words(output.lang).section(section)))?;
        rules.iter().filter(|rule| rule.section == section).try_for_each(|rule| output.line(tell(rule, output)))?;
    }
    Ok(())
}

fn tell(rule: &RuleEntry, output: &Output) -> String {
    let lang = output.lang.code();
    let ruling = if rule.ruling { format!(" ({})", output.words().plain("rules-ruling")) } else { String::new() };
    format!("{} {}{ruling}\n{}\n", rule.id, rule.title.get(lang), rule.text.get(lang))
}
