//! Cards that are held: hands and atlases.

use epoka_core::{ArrayVec, Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::state::Card;

/// Cards that their owner sees and others know in part.
///
/// Copies of a card are alike, so what counts is how many of them a seat knows: the first copy is known to whoever
/// knows one, the second to whoever knows two, and so on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Held<const N: usize>(pub ArrayVec<HeldCard, N>);

/// A card that is held, and which other seats know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HeldCard {
    /// The card.
    pub card: Card,
    /// Who knows it beside its owner.
    pub seen_by: Seats,
}

impl<const N: usize> Held<N> {
    /// The copies of a card, and where they begin.
    fn copies(&self, card: Card) -> std::ops::Range<usize> {
        let from = self.0.partition_point(|held| held.card < card);
        from..self.0.partition_point(|held| held.card <= card)
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the card is among them.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.0.iter().any(|held| held.card == card)
    }

    /// Every card once, in order.
    pub fn distinct(&self) -> impl Iterator<Item = Card> {
        self.0.chunk_by(|a, b| a.card == b.card).map(|copies| copies[0].card)
    }

    /// Adds a card that these seats know.
    pub fn add(&mut self, card: Card, seen_by: Seats) {
        let copies = self.copies(card);
        self.0.insert(copies.end, HeldCard { card, seen_by: Seats::NONE });
        for seat in seen_by.iter() {
            let unknown = self.0[copies.start..=copies.end].iter_mut().find(|held| !held.seen_by.contains(seat));
            unknown.expect("the new copy is unknown").seen_by.insert(seat);
        }
    }

    /// Takes a card away; who knew of one copy knows of one less.
    pub fn remove(&mut self, card: Card) {
        let copies = self.copies(card);
        assert!(!copies.is_empty(), "a card is taken from where it is");
        self.0.remove(copies.start);
    }

    /// Lets a seat know all of them.
    pub fn show(&mut self, seat: Seat) {
        self.0.iter_mut().for_each(|held| held.seen_by.insert(seat));
    }
}
