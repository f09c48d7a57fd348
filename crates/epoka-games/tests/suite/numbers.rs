//! Words follow the data: a number in the text of a component is a variable filled in from its data, and every number that is
//! left in the words is one of the data as well, in both languages.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use epoka_games::{
    AnyGame, Lang, find,
    text::figures::{self, Figure},
};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// A game whose texts are checked, and the numbers they may have beside those of the data.
struct Checked {
    game: &'static str,
    /// A message, or `*` for any; a word of it; why it need not be in the data of the component.
    exceptions: &'static [(&'static str, &'static str, &'static str)],
}

const CHECKED: &[Checked] = &[Checked {
    game: "through-the-ages",
    exceptions: &[
        (
            "*",
            "two",
            "players at the table, and how many are meant, which the data says in a word (`two-strongest`) or as a list",
        ),
        ("*", "three", "players at the table"),
        ("*", "four", "players at the table"),
        (
            "*",
            "dwóch",
            "players at the table, and how many are meant, which the data says in a word (`two-strongest`) or as a list",
        ),
        ("*", "trzech", "players at the table"),
        ("*", "czterech", "players at the table"),
        ("card-raid-ii", "half", "TTA-F12"),
        ("card-raid-ii", "połowę", "TTA-F12"),
        ("card-raid-iii", "half", "TTA-F12"),
        ("card-raid-iii", "połowę", "TTA-F12"),
        ("card-raid-i", "half", "TTA-F12"),
        ("card-raid-i", "połowę", "TTA-F12"),
        ("card-air-forces", "doubles", "TTA-163"),
        ("card-air-forces", "podwaja", "TTA-163"),
        ("card-transcontinental-railroad", "double", "the data says it in a word (`extra-mine-token`)"),
        ("card-transcontinental-railroad", "podwójnie", "the data says it in a word (`extra-mine-token`)"),
        ("card-charlie-chaplin", "double", "TTA-F32: the data adds the culture of one theater once more"),
        ("card-charlie-chaplin", "podwójną", "TTA-F32: the data adds the culture of one theater once more"),
    ],
}];

/// Words that are numbers from 2 on. One is often said without counting, as in "one of them", and the second of two is the other.
const WORDS: [&str; 39] = [
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "twice",
    "double",
    "doubles",
    "half",
    "dwa",
    "dwie",
    "dwóch",
    "dwoma",
    "dwóm",
    "trzy",
    "trzech",
    "trzema",
    "cztery",
    "czterech",
    "pięć",
    "pięciu",
    "sześć",
    "sześciu",
    "siedem",
    "osiem",
    "ośmiu",
    "dziewięć",
    "dziesięć",
    "dwukrotnie",
    "podwójnie",
    "podwójną",
    "podwaja",
    "połowa",
    "połowę",
    "połowie",
];

/// What number a word is, where the data can have it.
fn value(word: &str) -> Option<i64> {
    let values: [(i64, &[&str]); 9] = [
        (
            2,
            &["two", "twice", "double", "dwa", "dwie", "dwóch", "dwoma", "dwóm", "dwukrotnie", "podwójnie", "podwójną"],
        ),
        (3, &["three", "trzy", "trzech", "trzema"]),
        (4, &["four", "cztery", "czterech"]),
        (5, &["five", "pięć", "pięciu"]),
        (6, &["six", "sześć"]),
        (7, &["seven", "siedem"]),
        (8, &["eight", "osiem", "ośmiu"]),
        (9, &["nine", "dziewięć"]),
        (10, &["ten", "dziesięć"]),
    ];
    let said = values.iter().find(|(_, words)| words.contains(&word));
    said.map(|(number, _)| *number).or_else(|| word.parse().ok())
}

/// The literal words of a game's messages, with those of the messages they refer to.
struct Literals(BTreeMap<String, String>);

impl Literals {
    fn read(lang: Lang, game: &str) -> Literals {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code());
        let text = fs::read_to_string(path.join(format!("{game}.ftl"))).expect("every game has its words");
        let resource = FluentResource::try_new(text).expect("it is Fluent");
        let mut known: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            // What a component is called is its name, not what its data says.
            let named = !message.attributes.is_empty();
            let patterns = message.attributes.iter().map(|attribute| &attribute.value);
            let patterns = patterns.chain(message.value.iter().filter(|_| !named));
            let (mut words, mut others) = (String::new(), Vec::new());
            patterns.for_each(|pattern| gather(pattern, &mut words, &mut others));
            known.insert(message.id.name.to_owned(), (words, others));
        }
        let whole = |(words, others): &(String, Vec<String>)| {
            let others = others.iter().filter_map(|id| known.get(id)).map(|(words, _)| words.as_str());
            [words.as_str()].into_iter().chain(others).collect::<Vec<_>>().join(" ")
        };
        Literals(known.iter().map(|(id, parts)| (id.clone(), whole(parts))).collect())
    }

    /// The numbers that stand in the words of a message, as they are written.
    fn numbers(&self, message: &str) -> BTreeSet<&str> {
        let words = self.0.get(message).map_or("", String::as_str).split(|c: char| !c.is_alphanumeric());
        words.filter(|word| WORDS.contains(word) || word.parse::<i64>().is_ok()).collect()
    }
}

fn gather(pattern: &Pattern<&str>, words: &mut String, others: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push_str(value),
            PatternElement::Placeable { expression } => {
                words.push(' ');
                within(expression, words, others);
                words.push(' ');
            }
        }
    }
}

fn within(expression: &Expression<&str>, words: &mut String, others: &mut Vec<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                gather(&variant.value, words, others);
            }
        }
        Expression::Inline(InlineExpression::MessageReference { id, attribute: None }) => {
            others.push(id.name.to_owned());
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => within(expression, words, others),
        Expression::Inline(InlineExpression::NumberLiteral { value } | InlineExpression::StringLiteral { value }) => {
            words.push_str(value);
        }
        Expression::Inline(_) => {}
    }
}

/// The numbers of a component's data, without their signs.
fn data_of(data: &serde_json::Value) -> BTreeSet<i64> {
    let number = |(_, figure)| if let Figure::Number(number) = figure { Some(i64::abs(number)) } else { None };
    figures::of(data).into_iter().filter_map(number).collect()
}

fn check(game: &dyn AnyGame, exceptions: &[(&str, &str, &str)], lang: Lang) {
    let literals = Literals::read(lang, game.id());
    for component in game.components() {
        let message = format!("{}-{}", component.kind, component.id);
        let data = data_of(&component.data);
        for word in literals.numbers(&message) {
            let excepted = exceptions.iter().any(|(id, except, _)| (*id == "*" || *id == message) && *except == word);
            let said = value(word).is_some_and(|number| data.contains(&number));
            assert!(excepted || said, "{lang:?} {message}: `{word}` is no number of its data");
        }
    }
}

#[test]
fn every_number_left_in_words_is_one_of_the_data() {
    for checked in CHECKED {
        let game = find(checked.game).expect("a game").open(&[]).expect("its own components");
        for lang in Lang::ALL {
            check(&*game, checked.exceptions, lang);
        }
    }
}

/// An exception for something that is not there any more would hide the next mistake.
#[test]
fn every_exception_is_needed() {
    for checked in CHECKED {
        let game = find(checked.game).expect("a game").open(&[]).expect("its own components");
        let literals = Lang::ALL.map(|lang| Literals::read(lang, checked.game));
        let messages: Vec<_> = game.components().iter().map(|one| format!("{}-{}", one.kind, one.id)).collect();
        for (id, word, _) in checked.exceptions {
            let mut meant = messages.iter().filter(|message| *id == "*" || id == message);
            let is_there = |message: &String| literals.iter().any(|words| words.numbers(message).contains(word));
            assert!(meant.any(is_there), "{}: {id} has no `{word}`", checked.game);
        }
    }
}

/// The words of a card speak of another number as soon as its data does.
#[test]
fn a_corrected_card_says_its_own_numbers() {
    let corrected = "[[action-card]]\nid = \"reserves-i\"\nage = \"I\"\ndoes = { choose = { amount = 7 } }\n\
                     copies = [2, 2, 2]\nconfidence = \"checked\"\n";
    let sources = [epoka_core::data::Source::new("corrected.toml", corrected)];
    let game = find("through-the-ages").expect("a game").open(&sources).expect("a correction");
    let said = Lang::ALL.map(|lang| game.words(lang).attribute("card-reserves-i", "text").expect("a text"));
    assert_eq!(said, ["Gain 7 food or 7 resources.", "Otrzymaj 7 żywności albo 7 surowców."]);
}

/// The names of bonus cards are their values.
#[test]
fn bonus_cards_are_called_by_their_values() {
    let game = find("through-the-ages").expect("a game").open(&[]).expect("its own components");
    for card in game.components().iter().filter(|card| card.id.starts_with("bonus-")) {
        let values = [card.data["defence"].to_string(), card.data["colonization"].to_string()];
        for lang in Lang::ALL {
            let name = game.words(lang).name("card", &card.id);
            let numbers: Vec<&str> =
                name.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
            assert_eq!(numbers, values, "{name}");
        }
    }
}
