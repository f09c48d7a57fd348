//! A basket: the things of a whole that the person at the keyboard collects before anything is played.

use epoka_core::Part;
use epoka_games::{
    Offer,
    basket::{Basket as Filled, Closed, Named, Whole},
};
use serde_json::Value;

/// What is in the basket, and what the game says of it.
pub struct Basket {
    /// With what is in it.
    pub filled: Filled,
    /// The wholes suggested to an empty basket.
    pub suggested: Vec<Whole>,
}

/// Why Enter plays nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// Nothing is chosen, or nothing is in the basket.
    Empty,
    /// Something is missing.
    More,
    /// It could end in several ways.
    End,
}

impl Basket {
    /// What is in it.
    pub fn chain(&self) -> Vec<Value> {
        actions(&self.filled.chain)
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.filled.chain.is_empty()
    }

    /// How many of a piece are in it.
    pub fn count(&self, action: &Value) -> usize {
        self.filled.chain.iter().filter(|named| named.offer.action == *action).count()
    }

    /// The offer to add a piece, or to end the whole, in the words it has now.
    pub fn open(&self, action: &Value) -> Option<&Offer> {
        self.filled.actions.iter().find(|offer| offer.action == *action)
    }

    /// Why a piece cannot be added.
    pub fn closed(&self, action: &Value) -> Option<&Closed> {
        self.filled.closed.iter().find(|closed| closed.action == *action)
    }

    /// What ends the whole now.
    pub fn ends(&self) -> impl Iterator<Item = &Offer> {
        self.filled.actions.iter().filter(|offer| offer.part == Part::Done)
    }

    /// What is in it with one more piece.
    pub fn with(&self, action: &Value) -> Vec<Value> {
        let mut chain = self.chain();
        chain.push(action.clone());
        chain
    }

    /// What is in it with one piece less, if there is one.
    pub fn without(&self, action: &Value) -> Option<Vec<Value>> {
        let mut chain = self.chain();
        let at = chain.iter().rposition(|piece| piece == action)?;
        chain.remove(at);
        Some(chain)
    }

    /// What Enter plays on a line of the list.
    pub fn confirmed(&self, chosen: &Offer) -> Result<Vec<Value>, Lack> {
        match (chosen.part, &*self.filled.wholes) {
            (Part::Alone, _) => Ok(vec![chosen.action.clone()]),
            (Part::Done, _) => Ok(self.with(&chosen.action)),
            (Part::Piece, _) if self.is_empty() => Err(Lack::Empty),
            (Part::Piece, []) => Err(Lack::More),
            (Part::Piece, [whole]) => Ok(actions(&whole.chain)),
            (Part::Piece, _) => Err(Lack::End),
        }
    }

    /// The whole that can be played with this chain.
    pub fn whole(&self, chain: &[Value]) -> Option<&Whole> {
        self.filled.wholes.iter().find(|whole| is(whole, chain))
    }

    /// The whole to suggest next: the one after the suggestion that is chosen, else one that contains what is in the basket.
    pub fn suggestion(&self, chosen: Option<&Offer>) -> Option<&Whole> {
        let end = chosen.filter(|offer| offer.part == Part::Done);
        let now: Vec<Value> = self.chain().into_iter().chain(end.map(|offer| offer.action.clone())).collect();
        match self.suggested.iter().position(|whole| is(whole, &now)) {
            Some(at) => self.suggested.get((at + 1) % self.suggested.len()),
            None => self.filled.suggestions.first().or(self.suggested.first()),
        }
    }
}

/// The pieces of a whole, and the line that is chosen once they are in the basket.
pub fn pieces(whole: &Whole) -> (Vec<Value>, Option<&Value>) {
    let pieces = whole.chain.iter().filter(|named| named.offer.part == Part::Piece);
    (pieces.map(|named| named.offer.action.clone()).collect(), whole.chain.last().map(|named| &named.offer.action))
}

/// What a whole comes to, in sentences.
pub fn told(whole: &Whole) -> String {
    let texts: Vec<&str> = whole.result.events.iter().map(|happening| happening.text.as_str()).collect();
    texts.join(" ")
}

fn is(whole: &Whole, chain: &[Value]) -> bool {
    whole.chain.iter().map(|named| &named.offer.action).eq(chain)
}

fn actions(chain: &[Named]) -> Vec<Value> {
    chain.iter().map(|named| named.offer.action.clone()).collect()
}
