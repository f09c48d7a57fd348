//! The components, counted against the rulebook, and what is said to whoever breaks a data file.

use epoka_age_of_civilization::data::{Data, sources};
use epoka_core::Confidence;

use crate::common::*;

/// What is said about the game's files with one of them changed.
fn broken(file: &str, from: &str, to: &str) -> String {
    let mut files = sources();
    let source = files.iter_mut().find(|source| source.file == file).expect("a file of the game");
    assert!(source.text.contains(from), "{file} does not say `{from}`");
    source.text = source.text.replacen(from, to, 1);
    Data::load(&files).expect_err("the file is broken").to_string()
}

/// The counts of the rulebook: 48 civilizations, 15 wonders, 9 technologies, 9 special cards, 9 tokens, 8 cards.
#[test]
fn the_box_holds_what_the_rulebook_says() {
    assert_eq!((DATA.civilization.len(), DATA.wonder.len(), DATA.technology.len()), (48, 15, 9));
    assert_eq!((DATA.special.len(), DATA.event.len(), DATA.action_card.len()), (9, 9, 8));
    assert_eq!((DATA.action.len(), DATA.achievement.len(), DATA.scenario.len()), (10, 8, 5));
    let columns = |top: &str| DATA.special.iter().filter(|card| card.top == top).count();
    assert_eq!(["science", "engineering", "gunpowder"].map(columns), [3, 3, 3]);
    let populations = |of: u8| DATA.civilization.iter().filter(|card| card.population == of).count();
    assert_eq!([2, 3, 4].map(populations), [8, 26, 14]);
    let symbols = |war: bool| DATA.action_card.iter().filter(|card| if war { card.war } else { card.plague }).count();
    assert_eq!((symbols(true), symbols(false)), (3, 1));
}

/// What is ours is said to be ours: only the Khmer's population is printed in what we have.
#[test]
fn house_completions_are_marked() {
    let printed: Vec<&str> = DATA
        .civilization
        .iter()
        .filter(|card| card.population_confidence != Confidence::Ours)
        .map(|card| card.id.as_str())
        .collect();
    assert_eq!(printed, ["khmer"]);
    assert!(DATA.civilization.iter().all(|card| card.confidence == Confidence::Ours));
    assert!(DATA.scenario.iter().all(|scenario| scenario.confidence == Confidence::Ours));
}

/// The list of components for people has everything once.
#[test]
fn every_component_is_listed() {
    let list = DATA.components();
    assert_eq!(list.len(), 48 + 15 + 9 + 9 + 9 + 8 + 10 + 8 + 5);
    let khmer = list.iter().find(|item| item.id == "khmer").expect("the Khmer");
    assert_eq!((khmer.kind, khmer.data["population"].as_u64()), ("civilization", Some(3)));
    assert_eq!(khmer.data["main"][0]["on-birth"]["per"].as_str(), Some("wonder"));
    assert!(khmer.data.get("id").is_none());
}

/// A correction lies over the printed file; more civilizations may be added.
#[test]
fn corrections_lie_over_the_files() {
    let mut files = sources();
    let civilizations = files.iter().find(|source| source.file == "civilizations.toml").expect("it is there");
    let egypt = civilizations.text.split("[[civilization]]").nth(1).expect("Egypt is first");
    let changed = egypt.replace("population = 4", "population = 2");
    let atlantis = egypt.replace("\"egypt\"", "\"atlantis\"");
    let text = format!("[[civilization]]{changed}\n[[civilization]]{atlantis}");
    files.push(epoka_core::data::Source { file: "mine.toml".into(), text });
    let data = Data::load(&files).expect("a correction can be read");
    assert_eq!((data.civilization.len(), data.civilization[0].population), (49, 2));
    assert_eq!(data.civilization[48].id, "atlantis");
}

#[test]
fn a_broken_file_is_named() {
    let rows = [
        ("civilizations.toml", "population = 4", "population = 5", "a population is 1 to 4"),
        ("civilizations.toml", "discount = { action = \"wonder\", coins = 1 }", "tax = {}", "tax"),
        ("civilizations.toml", "action = \"wonder\", coins = 1", "action = \"wonder\"", "a discount without coins"),
        ("civilizations.toml", "each = 2", "each = 0", "`each` is at least 1"),
        ("civilizations.toml", "\"has:sailing\"", "\"has:rowing\"", "there is no technology `rowing`"),
        ("civilizations.toml", "\"has:sailing\"", "\"rich\"", "there is no condition `rich`"),
        ("civilizations.toml", "techs = [\"writing\", \"sailing\"]", "techs = [\"rowing\"]", "rowing"),
        ("technologies.toml", "level = 1", "level = 2", "its place on the board is taken or missing"),
        ("technologies.toml", "requires-any = [\"writing\"]", "requires-any = [\"rowing\"]", "needs `rowing`"),
        ("technologies.toml", "id = \"writing\"", "id = \"runes\"", "writing"),
        ("actions.toml", "condition = \"no-tech\"", "condition = \"bored\"", "there is no condition `bored`"),
        ("actions.toml", "id = \"wonder\"", "id = \"trade\"", "action"),
        (
            "action-cards.toml",
            "\"hunting\", \"fishing\"",
            "\"hunting\", \"hunting\"",
            "a first game has each card once",
        ),
        ("action-cards.toml", "\"hunting\", \"fishing\"", "\"hunting\", \"rowing\"", "there is no such card"),
        ("scenarios.toml", "start-with = \"maya\"", "start-with = \"atlantis\"", "there is no civilization `atlantis`"),
        ("setup.toml", "\"mongolia\"", "\"atlantis\"", "there is no such civilization"),
        ("setup.toml", "deal = 7", "deal = 8", "it can only be 7"),
        ("setup.toml", "rounds = 6", "rounds = 7", "it can only be 6"),
        ("setup.toml", "plague-position = 5", "plague-position = 9", "1 to 8"),
        ("events.toml", "who = \"most-techs\"", "who = \"tallest\"", "tallest"),
    ];
    for (file, from, to, expected) in rows {
        let said = broken(file, from, to);
        assert!(said.contains(expected), "{file}: {said}");
    }
}

/// A missing file and a missing card are missed.
#[test]
fn what_is_missing_is_missed() {
    let without = |file: &str| {
        let files: Vec<_> = sources().into_iter().filter(|source| source.file != file).collect();
        Data::load(&files).expect_err("something is missing").to_string()
    };
    assert!(without("setup.toml").contains("setup.toml"));
    assert!(without("wonders.toml").contains("wonder"));
    assert!(without("events.toml").contains("event"));
}
