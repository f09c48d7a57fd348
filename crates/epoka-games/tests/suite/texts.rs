//! Every text of every game is there, in every language.

use std::{collections::BTreeSet, fs, path::Path};

use epoka_core::{Confidence, Viewer, data::Source, replay::ChanceMode};
use epoka_games::{AnyGame, Lang, Voice, Wait, bot::Level, find, registry};
use fluent_bundle::FluentResource;
use serde_json::Value;

fn messages(lang: Lang, file: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code()).join(file);
    let text = fs::read_to_string(path).unwrap();
    let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    let mut messages = BTreeSet::new();
    for entry in resource.entries() {
        if let fluent_syntax::ast::Entry::Message(message) = entry {
            let name = message.id.name;
            messages.insert(name.to_owned());
            // Names of seats have cases where the language has them.
            let attributes = message.attributes.iter().filter(|_| !name.starts_with("seat-"));
            messages.extend(attributes.map(|attribute| format!("{name}.{}", attribute.id.name)));
        }
    }
    messages
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

/// What a card costs and how often it is there: the table shows it, its words do not.
const PRICES: [&str; 6] = ["copies", "start-workers", "science", "revolution", "resources", "military-actions"];

/// The numbers of what a card does, from 2 on: one is often said without a number.
fn numbers(data: &Value, found: &mut BTreeSet<u64>) {
    match data {
        Value::Number(number) => found.extend(number.as_i64().map(i64::unsigned_abs).filter(|&number| number > 1)),
        Value::Array(items) => items.iter().for_each(|item| numbers(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| numbers(field, found)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// The numbers in a text, in order of size.
fn digits(text: &str) -> Vec<u64> {
    let words = text.split(|c: char| !c.is_ascii_digit());
    let mut numbers: Vec<u64> = words.filter_map(|word| word.parse().ok()).collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn every_card_of_through_the_ages_says_what_it_does() {
    let game = find("through-the-ages").unwrap().open(&[]).unwrap();
    let cards = game.components();
    assert_eq!(cards.len(), 236);
    for card in &cards {
        let told = Lang::ALL.map(|lang| game.words(lang).attribute(&format!("card-{}", card.id), "text"));
        let [english, polish] = told.map(|text| text.unwrap_or_else(|| panic!("{}: no text", card.id)));
        for text in [&english, &polish] {
            sound(text);
            assert!(text.ends_with('.') && text.chars().count() <= 200, "{}: {text}", card.id);
        }
        assert_eq!(digits(&english), digits(&polish), "{}: the languages say the same", card.id);
        let mut found = BTreeSet::new();
        for (field, value) in card.data.as_object().unwrap() {
            // The stages of a wonder are prices; one number of them is what a technology allows.
            if !(PRICES.contains(&field.as_str()) || field == "stages" && value.is_array()) {
                numbers(value, &mut found);
            }
        }
        for number in found {
            let twice = ["two", "twice", "half", "double"].iter().any(|word| english.contains(word));
            let said = digits(&english).contains(&number) || number == 2 && twice;
            assert!(said, "{}: its words leave {number} out: {english}", card.id);
        }
    }
}

/// The numbers the words of a card of the card game may have: those of what it does, and of keywords (`destroyer:5`).
fn done_by(card: &Value) -> Vec<u64> {
    fn collect(data: &Value, found: &mut Vec<u64>) {
        match data {
            Value::Number(number) => found.extend(number.as_i64().map(i64::unsigned_abs)),
            Value::String(word) => {
                found.extend(word.split_once(':').and_then(|(_, number)| number.parse::<u64>().ok()));
            }
            Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
            Value::Object(fields) => fields.values().for_each(|field| collect(field, found)),
            Value::Null | Value::Bool(_) => {}
        }
    }
    let mut found = Vec::new();
    ["effects", "keywords"].into_iter().filter_map(|field| card.get(field)).for_each(|data| collect(data, &mut found));
    found
}

#[test]
fn cards_of_the_card_game_say_the_numbers_of_their_data() {
    let game = find("civilization-ccg").unwrap().open(&[]).unwrap();
    let cards: Vec<_> = game.components().into_iter().filter(|component| component.kind == "card").collect();
    assert_eq!(cards.len(), 288);
    for card in &cards {
        let told =
            Lang::ALL.map(|lang| game.words(lang).attribute(&format!("card-{}", card.id), "text").unwrap_or_default());
        assert_eq!(digits(&told[0]), digits(&told[1]), "{}: the languages say the same", card.id);
        for text in told.iter().filter(|text| !text.is_empty()) {
            sound(text);
            assert!(!text.contains('$') && !text.contains('{'), "{}: {text}", card.id);
            let mut left = done_by(&card.data);
            // "(min. 1)" is the least price of a discovery or a drawn card, and no income is below 0: rules of the game.
            let text = text.replace("(min. 1)", "").replace("(min. 0)", "");
            for number in digits(&text) {
                let at = left.iter().position(|&other| other == number);
                left.remove(at.unwrap_or_else(|| panic!("{}: {number} is not in its data: {text}", card.id)));
            }
        }
    }
}

/// Whoever lays other cards over the game's reads other numbers.
#[test]
fn words_of_the_card_game_follow_a_pack() {
    let farm = "[[building]]\nid = \"farm\"\nera = \"initial\"\nsite = [\"plains\"]\ncost = [1]\nstrength = 0\ntoughness = 1\n\
        effects = [{ kind = \"income-bonus\", income = \"food\", amount = 7, scope = \"here\" }]\nconfidence = \"ours\"\n";
    let game = find("civilization-ccg").unwrap().open(&[Source::new("mine.toml", farm)]).unwrap();
    for lang in Lang::ALL {
        let text = game.words(lang).attribute("card-farm", "text").unwrap();
        assert!(text.starts_with("+7 "), "{text}");
    }
}

/// What a printed thing of Civolution says in all parts of its words.
fn said(game: &dyn AnyGame, lang: Lang, message: &str) -> String {
    let parts = ["needs", "effect", "ability"].map(|part| game.words(lang).attribute(message, part));
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Numbers from 2 on, each once; a storage row is a number too.
fn large(numbers: impl IntoIterator<Item = u64>) -> BTreeSet<u64> {
    numbers.into_iter().filter(|&number| number > 1).collect()
}

#[test]
fn cards_and_chips_of_civolution_say_what_they_do() {
    let game = find("civolution").unwrap().open(&[]).unwrap();
    let kinds = ["card", "goal", "income", "attribute", "event", "start-chip", "start-markers"];
    let printed: Vec<_> = game.components().into_iter().filter(|printed| kinds.contains(&printed.kind)).collect();
    assert_eq!(printed.len(), 160 + 65 + 25 + 12 + 20 + 10 + 12);
    for thing in &printed {
        let message = format!("{}-{}", thing.kind, thing.id);
        let mut data = thing.data.clone();
        for field in ["set", "number"] {
            data.as_object_mut().unwrap().remove(field);
        }
        let mut found = BTreeSet::new();
        numbers(&data, &mut found);
        found.extend(rows(&data));
        for lang in Lang::ALL {
            let text = said(&*game, lang, &message);
            sound(&text);
            assert_eq!(large(digits(&text)), large(found.iter().copied()), "{message}: {text}");
        }
    }
}

/// The storage rows named in data: `row2` is any material of the second.
fn rows(data: &Value) -> Vec<u64> {
    match data {
        Value::String(word) => word.strip_prefix("row").and_then(|row| row.parse().ok()).into_iter().collect(),
        Value::Array(items) => items.iter().flat_map(rows).collect(),
        Value::Object(fields) => fields.values().flat_map(rows).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

#[test]
fn a_research_card_of_civolution_says_its_cost_slot_by_slot() {
    let game = find("civolution").unwrap().open(&[]).unwrap();
    for card in game.components().iter().filter(|component| component.kind == "card") {
        for lang in Lang::ALL {
            let words = game.words(lang);
            let needs = words.attribute(&format!("card-{}", card.id), "needs").unwrap();
            let slots: Vec<&str> = needs.split(" · ").collect();
            assert_eq!(slots.len(), 5, "{}: {needs}", card.id);
            for (at, slot) in slots.iter().enumerate() {
                let asked = &card.data["cost"][at];
                let numbers =
                    [&asked["n"], &asked["settlements"], &card.data["vp"][at]].map(|n| n.as_u64().unwrap_or(0));
                let mut expected: Vec<u64> = numbers.into_iter().filter(|&number| number > 1).collect();
                expected.sort_unstable();
                let written: Vec<u64> = digits(slot).into_iter().filter(|&number| number > 1).collect();
                assert_eq!(written, expected, "{}: slot {}: {slot}", card.id, at + 1);
                let named = [("material", &asked["pay"]), ("trait", &asked["have"])];
                for (kind, id) in named.into_iter().filter_map(|(kind, id)| Some((kind, id.as_str()?))) {
                    let name = words.name(kind, id).to_lowercase();
                    assert!(slot.to_lowercase().contains(&name), "{}: {slot} without {name}", card.id);
                }
            }
        }
    }
}

#[test]
fn the_label_of_a_card_in_the_row_names_it_and_its_price() {
    let game = find("through-the-ages").unwrap().open(&[]).unwrap();
    let played = game.new_match(4, "the row", &Value::Null, ChanceMode::Auto).unwrap();
    let seat = played.deciding().iter().next().unwrap();
    let row = played.view(Viewer::Seat(seat))["row"].clone();
    let offers = played.actions(seat, &Voice::new(Lang::En));
    // The first player has one civil action: what lies on the five spaces that cost one.
    assert!(offers.len() > 1);
    for offer in offers.iter().filter(|offer| offer.action["type"] == "take") {
        let space = offer.action["space"].as_u64().unwrap() as usize;
        let name = game.words(Lang::En).plain(&format!("card-{}", row[space - 1].as_str().unwrap()));
        assert_eq!(offer.label, format!("Take {name} for 1 civil action"));
    }
    let written: Value = serde_json::from_str(&played.written_actions(seat, &Voice::new(Lang::En))).unwrap();
    let labels = written.as_array().unwrap().iter().map(|offer| offer["label"].as_str().unwrap());
    assert!(labels.eq(offers.iter().map(|offer| offer.label.as_str())), "a server writes the same labels");
}

#[test]
fn what_is_ours_of_a_component_has_words() {
    for game in registry().iter().map(|entry| entry.open(&[]).unwrap()) {
        for component in game.components() {
            for lang in Lang::ALL {
                let said = game.words(lang).house(&component);
                assert!(said.is_some() || component.confidence != Confidence::Ours, "{}", component.id);
                if let Some(said) = said {
                    sound(&said);
                }
            }
        }
    }
}

/// The rulebook prints the eight action cards, nine technologies and most civilizations; only values of them are ours.
#[test]
fn nothing_printed_of_age_of_civilization_is_called_ours() {
    let game = find("age-of-civilization").unwrap().open(&[]).unwrap();
    let components = game.components();
    let said = |kind: &str, id: &str| {
        let component = components.iter().find(|one| one.kind == kind && one.id == id).unwrap();
        Lang::ALL.map(|lang| game.words(lang).house(component).unwrap_or_default())
    };
    assert_eq!(
        said("civilization", "egypt"),
        ["Ours, not the printed game’s: population.", "Nasze, nie z wydanej gry: populacja.",]
    );
    assert_eq!(said("card", "culture")[1], "Nasze, nie z wydanej gry: to, czy wywołuje wojnę.");
    assert_eq!(said("card", "plague")[1], "");
    assert_eq!(said("technology", "writing")[0], "Ours, not the printed game’s: numbers of the ability.");
    assert_eq!(
        said("technology", "gunpowder")[0],
        "Ours, not the printed game’s: what it needs, part of the ability and numbers of the ability."
    );
    assert_eq!(said("wonder", "great-wall")[0], "All of it is ours, not the printed game’s.");
    assert_eq!(said("scenario", "caravan-roads")[0], "All of it is ours, not the printed game’s.");
    let whole = |kind: &str| {
        let kind: Vec<_> = components.iter().filter(|one| one.kind == kind).collect();
        (kind.iter().filter(|one| one.house() == ["whole"]).count(), kind.len())
    };
    let kinds = ["civilization", "wonder", "technology", "special", "token", "card", "verb", "achievement", "scenario"];
    assert_eq!(kinds.map(whole), [(9, 48), (8, 15), (0, 9), (4, 9), (0, 9), (0, 8), (0, 10), (0, 8), (5, 5)]);
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
