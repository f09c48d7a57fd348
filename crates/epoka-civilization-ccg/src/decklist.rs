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
    deck::{BadDeck, Deck, DeckList, Wrong},
    rules::*,
    state::Card,
    words::{Kind, Trait},
};

/// What is wrong with a list, or may not be meant.
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
    NoCapital,
    /// More than one line is.
    TwoCapitals { line: usize, card: Card },
    /// The atlas or library is too large or too small.
    Size { pile: &'static str, found: usize, wanted: u8 },
    /// A card is where it does not belong.
    Misplaced { card: Card, pile: &'static str },
    /// There are too many of a card.
    Copies { card: Card, found: usize, most: u8 },
    /// CCG-118: with so few terrains there is no victory by prosperity. Only a warning.
    FewTerrains { found: usize, wanted: u8 },
    /// CCG-114: a card needs something the deck has not. Only a warning.
    Unmet { card: Card, needs: Card },
    /// CCG-16: a card is of another region than the capital. Only a warning.
    WrongRegion { card: Card },
    /// CCG-100: a card needs a building or invention of this sort, and the deck has none. Only a warning.
    NoneOf { card: Card, keyword: Trait },
}

impl Problem {
    /// The rule that is broken, if one is.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Problem::Unreadable { .. } | Problem::UnknownCard { .. } | Problem::BadNumber { .. } => None,
            Problem::NoCapital | Problem::TwoCapitals { .. } => Some(CCG_21),
            Problem::Size { pile, .. } | Problem::Misplaced { pile, .. } => {
                Some(if *pile == "atlas" { CCG_21 } else { CCG_20 })
            }
            Problem::Copies { .. } => None,
            Problem::FewTerrains { .. } => Some(CCG_118),
            Problem::Unmet { .. } | Problem::NoneOf { .. } => Some(CCG_114),
            Problem::WrongRegion { .. } => Some(CCG_16),
        }
    }
}

/// A problem and the rule it breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Found {
    /// The rule, where one is broken.
    pub rule: Option<String>,
    /// What is wrong.
    pub problem: Problem,
}

impl From<Problem> for Found {
    fn from(problem: Problem) -> Found {
        Found { rule: problem.rule().map(|rule| rule.id().to_owned()), problem }
    }
}

impl From<BadDeck> for Found {
    fn from(bad: BadDeck) -> Found {
        let problem = match bad.wrong {
            Wrong::NoSuchCard { id } => Problem::UnknownCard { line: 0, id },
            Wrong::NoCapital { .. } => Problem::NoCapital,
            Wrong::Size { pile, found, wanted } => Problem::Size { pile, found, wanted },
            Wrong::Misplaced { card, pile } => Problem::Misplaced { card, pile },
            Wrong::Copies { card, found, most } => Problem::Copies { card, found, most },
        };
        Found { rule: Some(bad.rule.id().to_owned()), problem }
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
        wrong.push(Problem::NoCapital.into());
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

/// What may not be meant in a deck that can be played: it can hardly win, or has cards it can never use.
pub fn warnings(data: &Data, deck: &Deck) -> Vec<Found> {
    let kind = |card: &Card| data.card(*card).kind;
    let terrains = deck.atlas.iter().filter(|card| kind(card) == Kind::Terrain).count();
    // The capital is a terrain too.
    let wanted = data.numbers.victory_terrains.saturating_sub(1);
    let mut found = Vec::new();
    if terrains < usize::from(wanted) {
        found.push(Problem::FewTerrains { found: terrains, wanted }.into());
    }
    let regions = data.card(deck.capital).regions;
    let has = |needs: Card| deck.library.contains(&needs) || deck.atlas.contains(&needs);
    for same in deck.library.chunk_by(|a, b| a == b) {
        let (card, of) = (same[0], data.card(same[0]));
        let needs = needed(data, card);
        found.extend(needs.into_iter().filter(|&needs| !has(needs)).map(|needs| Problem::Unmet { card, needs }.into()));
        if of.kind == Kind::Unit && !of.regions.is_empty() && !of.regions.meets(regions) {
            found.push(Problem::WrongRegion { card }.into());
        }
        let keywords = of.requires.traits_here.iter().chain(of.requires.invention_trait);
        for keyword in keywords.filter(|&keyword| !deck.library.iter().any(|c| data.card(*c).traits.contains(keyword)))
        {
            found.push(Problem::NoneOf { card, keyword }.into());
        }
    }
    found
}

/// CCG-114: every card that must be there for one to be played.
fn needed(data: &Data, card: Card) -> Vec<Card> {
    let requires = &data.card(card).requires;
    let resources = requires.resources | requires.resources_here;
    let mut all: Vec<Card> =
        data.of(Kind::Invention).filter(|&c| requires.inventions >> data.bit(c) & 1 != 0).collect();
    all.extend(data.of(Kind::Resource).filter(|&c| resources >> data.bit(c) & 1 != 0));
    all.extend(requires.buildings.iter().chain(&requires.buildings_here));
    all
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The list of a starter deck with one line replaced.
    fn changed(from: &str, to: &str) -> String {
        let data = Data::printed();
        let text = write(&data, "Steppe Storm", &data.starters[0].deck);
        assert!(text.contains(from), "{text}");
        text.replace(from, to)
    }

    fn problems(text: &str) -> Vec<Found> {
        check(&Data::printed(), text).expect_err("something is wrong with it")
    }

    #[test]
    fn what_is_written_is_read_again() {
        let data = Data::printed();
        for starter in &data.starters {
            let text = write(&data, &starter.id, &starter.deck);
            assert_eq!(check(&data, &text).as_ref(), Ok(&starter.deck), "{text}");
        }
    }

    #[test]
    fn comments_order_and_signs_between_do_not_matter() {
        let data = Data::printed();
        let text = changed("4 axemen", "2x axemen # the first half\n\n  2×  axemen");
        let turned: Vec<&str> = text.lines().rev().collect();
        assert_eq!(check(&data, &turned.join("\n")).as_ref(), Ok(&data.starters[0].deck));
    }

    #[test]
    fn every_line_that_cannot_be_read_is_told_with_its_number() {
        let found = problems("1 karakorum\naxemen\n4 no-such-card\n300 axemen\n0 axemen\n1 rome");
        let lines: Vec<Problem> = found.into_iter().map(|found| found.problem).collect();
        let rome = Data::printed().find("rome").unwrap();
        assert_eq!(
            lines,
            [
                Problem::Unreadable { line: 2, text: "axemen".into() },
                Problem::UnknownCard { line: 3, id: "no-such-card".into() },
                Problem::BadNumber { line: 4, text: "300".into() },
                Problem::BadNumber { line: 5, text: "0".into() },
                Problem::TwoCapitals { line: 6, card: rome },
            ]
        );
    }

    #[test]
    fn a_broken_rule_is_named() {
        let broken = |text: &str| problems(text)[0].rule.clone().unwrap_or_default();
        assert_eq!(broken(&changed("4 axemen", "3 axemen")), "CCG-20");
        assert_eq!(broken(&changed("4 axemen\n", "").replace("4 warriors", "8 warriors")), "CCG-20");
        assert_eq!(broken(&changed("4 steppe\n", "5 steppe\n")), "CCG-21");
        assert_eq!(broken(&changed("4 steppe\n", "3 steppe\n").replace("1 horses", "2 horses")), "CCG-21");
        assert_eq!(broken(&changed("1 karakorum\n", "")), "CCG-21");
    }

    #[test]
    fn what_can_never_be_used_is_a_warning() {
        let data = Data::printed();
        for starter in &data.starters {
            let found = warnings(&data, &starter.deck);
            let unusable = |found: &Found| !matches!(found.problem, Problem::FewTerrains { .. });
            assert!(!found.iter().any(unusable), "{}: {found:?}", starter.id);
        }
        let text = changed("1 horses", "1 stone").replace("1 karakorum", "1 rome");
        let found = warnings(&data, &check(&data, &text).unwrap());
        let horses = data.find("horses").unwrap();
        assert!(found.iter().any(|found| matches!(found.problem, Problem::Unmet { needs, .. } if needs == horses)));
        assert!(found.iter().any(|found| matches!(found.problem, Problem::WrongRegion { .. })), "{found:?}");
    }
}
