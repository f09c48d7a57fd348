//! Decks of one's own, for the game that is played with them.

use epoka_civilization_ccg::{
    Ccg,
    data::Data,
    deck::{Deck, DeckList},
    decklist::{self, Found},
};
use epoka_core::{DataError, Game, Seat, data::Source, names};
use serde::Serialize;
use serde_json::{Value, json};

use crate::text::Words;

/// The game decks are made for.
pub const GAME: &str = Ccg::ID;

/// The cards decks are made of.
pub struct Decks {
    data: Data,
}

/// A list that was read.
pub struct Checked {
    /// It as an option of a match wants it: `{"capital", "atlas", "library"}`.
    pub list: Value,
    /// What may not be meant.
    pub warnings: Vec<Remark>,
}

/// What is wrong with a list, or may not be meant, as JSON that [`Remark::say`] reads.
#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    /// The rule it breaks, if it breaks one.
    pub rule: Option<String>,
    /// What it is, told apart by `type`.
    pub problem: Value,
}

impl Remark {
    /// It in words.
    pub fn say(&self, words: &Words) -> String {
        words.problem(&self.problem)
    }
}

/// The numbers whoever makes a deck wants to know: how large it is, how many of a card may be in it, how fast it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub struct Sizes {
    pub library: u8,
    pub atlas: u8,
    pub library_copies: u8,
    pub terrain_copies: u8,
    pub resource_copies: u8,
    pub opening_hand: u8,
    /// Cards drawn at the end of every turn.
    pub end_draw: u8,
}

impl Decks {
    /// The cards of the game with corrections and additions laid over them.
    pub fn read(cards: &[Source]) -> Result<Decks, DataError> {
        let mut sources = Ccg::sources();
        sources.extend_from_slice(cards);
        Ok(Decks { data: Data::load(&sources)? })
    }

    /// Reads and checks a list.
    pub fn check(&self, text: &str) -> Result<Checked, Vec<Remark>> {
        match decklist::check(&self.data, text) {
            Ok(deck) => {
                let list = json!(self.list(&deck));
                Ok(Checked { list, warnings: self.remarks(decklist::warnings(&self.data, &deck)) })
            }
            Err(wrong) => Err(self.remarks(wrong)),
        }
    }

    /// The numbers of decks.
    pub fn sizes(&self) -> Sizes {
        let numbers = &self.data.numbers;
        Sizes {
            library: numbers.library_size,
            atlas: numbers.atlas_size,
            library_copies: numbers.library_copies,
            terrain_copies: numbers.terrain_copies,
            resource_copies: numbers.resource_copies,
            opening_hand: numbers.opening_hand,
            end_draw: numbers.end_draw,
        }
    }

    /// The ids of the decks that come with the game.
    pub fn starters(&self) -> impl Iterator<Item = &str> {
        self.data.starters.iter().map(|starter| starter.id.as_str())
    }

    /// The deck with this id as a list, under a title.
    pub fn write(&self, id: &str, title: &str) -> Option<String> {
        let starter = self.data.starters.iter().find(|starter| starter.id == id)?;
        Some(decklist::write(&self.data, title, &starter.deck))
    }

    fn list(&self, deck: &Deck) -> DeckList {
        let count = |cards: &[epoka_civilization_ccg::state::Card]| {
            cards.chunk_by(|a, b| a == b).map(|same| (self.data.card(same[0]).id.clone(), same.len() as u8)).collect()
        };
        let capital = self.data.card(deck.capital).id.clone();
        DeckList { capital, atlas: count(&deck.atlas), library: count(&deck.library) }
    }

    fn remarks(&self, found: Vec<Found>) -> Vec<Remark> {
        let remark =
            |found: Found| Remark { rule: found.rule.map(|rule| rule.id().into()), problem: json!(found.problem) };
        names::with(&self.data.names, || found.into_iter().map(remark).collect())
    }
}

/// The options of a match with what the seats bring: each takes the place of the deck the options name for its seat.
pub fn bring(setup: &Value, brought: &[Option<Value>]) -> Value {
    let mut setup = setup.clone();
    if brought.iter().all(Option::is_none) {
        return setup;
    }
    let named = |seat: usize| setup["decks"].get(seat).cloned().unwrap_or_default();
    let decks = brought.iter().enumerate().map(|(seat, own)| own.clone().unwrap_or_else(|| named(seat))).collect();
    setup["decks"] = Value::Array(decks);
    setup
}

/// Whether, by the options of a match, nobody knows the others' lists.
pub fn are_hidden(setup: &Value) -> bool {
    setup["hidden-lists"].as_bool().unwrap_or_default()
}

/// How a match with decks ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who began.
    pub first: Seat,
    /// The rounds it took.
    pub rounds: u8,
    /// In which way: `prosperity`, `conquest` or `limit`.
    pub by: String,
}

/// Reads from a view how its match ended.
pub fn ending(view: &Value) -> Ending {
    let number = |key: &str| view[key].as_u64().unwrap_or(0) as u8;
    let by = view["ended"].as_str().or_else(|| view["ended"].as_object()?.keys().next().map(String::as_str));
    Ending { first: Seat::at(number("first")), rounds: number("round"), by: by.unwrap_or("limit").into() }
}
