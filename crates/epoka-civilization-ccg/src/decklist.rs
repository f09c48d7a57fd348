//! Deck lists as people write them: a line for each card, how many and which, in any order.
//!
//! ```text
//! # Whatever follows the sign is for people.
//! 1 karakorum
//! 4 steppe
//! 1 horses
//! 4 steppe-riders
//! ```
//!
//! What a card is says where it belongs: the capital, terrains and resources in the atlas, everything else in the library.

use std::{collections::BTreeMap, fmt::Write as _};

use epoka_core::Rule;
use serde::Serialize;

use crate::{
    data::Data,
    deck::{self, BadDeck, Deck, DeckList, Wrong},
    rules::*,
    state::Card,
    words::Kind,
};

/// What is wrong with a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are explained, the fields are what they are called")]
pub enum Problem {
    /// A line that is no number and card.
    Unreadable { line: usize, text: String },
    /// A card there is not.
    UnknownCard { line: usize, id: String },
    /// A number of copies that cannot be.
    BadNumber { line: usize, text: String },
    /// No line is a capital.
    WithoutCapital,
    /// More than one line is.
    TwoCapitals { line: usize, card: Card },
    /// A rule of decks is broken, or a deck that can be played is doubtful.
    #[serde(untagged)]
    Deck(Wrong),
}

/// A problem and the rule it breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The rule, where one is broken.
    pub rule: Option<Rule>,
    /// What is wrong.
    pub problem: Problem,
}

impl From<Problem> for Found {
    fn from(problem: Problem) -> Found {
        let rule = matches!(problem, Problem::WithoutCapital | Problem::TwoCapitals { .. }).then_some(CCG_21);
        Found { rule, problem }
    }
}

impl From<BadDeck> for Found {
    fn from(bad: BadDeck) -> Found {
        Found { rule: Some(bad.rule), problem: Problem::Deck(bad.wrong) }
    }
}

/// Reads a list; every line that cannot be read is told.
pub fn parse(data: &Data, text: &str) -> Result<DeckList, Vec<Found>> {
    let mut wrong = Vec::new();
    let mut list = DeckList { capital: String::new(), atlas: BTreeMap::new(), library: BTreeMap::new() };
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        if let Err(problem) = read_line(data, number + 1, line, &mut list) {
            wrong.push(problem.into());
        }
    }
    if wrong.is_empty() && list.capital.is_empty() {
        wrong.push(Problem::WithoutCapital.into());
    }
    if wrong.is_empty() { Ok(list) } else { Err(wrong) }
}

fn read_line(data: &Data, line: usize, text: &str, list: &mut DeckList) -> Result<(), Problem> {
    let unreadable = || Problem::Unreadable { line, text: text.into() };
    let mut words = text.split_whitespace();
    let (Some(copies), Some(id), None) = (words.next(), words.next(), words.next()) else { return Err(unreadable()) };
    let copies = copies.strip_suffix(['x', '×']).unwrap_or(copies);
    if !copies.starts_with(|c: char| c.is_ascii_digit()) {
        return Err(unreadable());
    }
    let copies: u8 = copies.parse().map_err(|_| Problem::BadNumber { line, text: copies.into() })?;
    if copies == 0 {
        return Err(Problem::BadNumber { line, text: "0".into() });
    }
    let card = data.find(id).ok_or_else(|| Problem::UnknownCard { line, id: id.into() })?;
    let pile = match data.card(card).kind {
        Kind::Capital if list.capital.is_empty() && copies == 1 => {
            id.clone_into(&mut list.capital);
            return Ok(());
        }
        Kind::Capital => return Err(Problem::TwoCapitals { line, card }),
        Kind::Terrain | Kind::Resource => &mut list.atlas,
        Kind::Building | Kind::Wonder | Kind::Unit | Kind::Invention | Kind::Event => &mut list.library,
    };
    let sum = pile.entry(id.to_owned()).or_default();
    *sum = sum.saturating_add(copies);
    Ok(())
}

/// Reads a list and checks it against the rules of decks.
pub fn check(data: &Data, text: &str) -> Result<Deck, Vec<Found>> {
    let list = parse(data, text)?;
    Deck::read(data, &list.capital, &list.atlas, &list.library).map_err(|bad| vec![bad.into()])
}

/// What may not be meant in a deck that can be played.
pub fn warnings(data: &Data, deck: &Deck) -> Vec<Found> {
    deck::doubts(data, deck).into_iter().map(Found::from).collect()
}

/// A deck as a list, kind by kind, under a title.
pub fn write(data: &Data, title: &str, deck: &Deck) -> String {
    let mut text = format!("# {title}\n1 {}\n", data.card(deck.capital).id);
    let mut kind = Kind::Capital;
    for same in deck.atlas.chunk_by(|a, b| a == b).chain(deck.library.chunk_by(|a, b| a == b)) {
        let card = data.card(same[0]);
        if card.kind != kind {
            kind = card.kind;
            let _ = writeln!(text, "\n# {}", <&str>::from(kind));
        }
        let _ = writeln!(text, "{} {}", same.len(), card.id);
    }
    text
}
