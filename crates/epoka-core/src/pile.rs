//! Face-down cards and who knows them.

use arrayvec::ArrayVec;

use crate::{
    seat::{Seat, Seats},
    turn::Odds,
};

/// A hidden card and the seats that know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// The card's number.
    pub card: u16,
    /// Who knows it: where it lies if it lies in known order, that it is in there if in a bag.
    pub seen_by: Seats,
    /// The bag it lies in; 0 for a card whose place is fixed.
    bag: u8,
}

/// A face-down pile: from the bottom to the top, runs of cards whose order nobody knows (bags), and
/// cards whose place is fixed because somebody saw them or put them there.
///
/// The order inside a bag does not exist before it matters: chance decides it card by card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pile<const N: usize>(ArrayVec<Hidden, N>);

/// What lies on top of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Top {
    /// Nothing: the pile is empty.
    Nothing,
    /// This card, fixed.
    Fixed(Hidden),
    /// One of a bag: chance has to say which.
    Bag,
}

impl<const N: usize> Pile<N> {
    /// A pile of cards in unknown order.
    pub fn bag(cards: impl IntoIterator<Item = u16>) -> Self {
        Pile(cards.into_iter().map(|card| Hidden { card, seen_by: Seats::NONE, bag: 1 }).collect())
    }

    /// How many cards it holds.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What lies on top.
    pub fn top(&self) -> Top {
        match self.0.last() {
            None => Top::Nothing,
            Some(card) if card.bag == 0 => Top::Fixed(*card),
            Some(_) => Top::Bag,
        }
    }

    /// The cards of the bag on top, as chances of a draw.
    pub fn odds(&self, list: &mut Vec<Odds>) {
        let Some(bag) = self.0.last().map(|card| card.bag) else { return };
        let run = if bag == 0 { 1 } else { self.0.iter().rev().take_while(|card| card.bag == bag).count() };
        for card in &self.0[self.0.len() - run..] {
            match list.iter_mut().find(|odds| odds.item == card.card) {
                Some(odds) => odds.copies += 1,
                None => list.push(Odds { item: card.card, copies: 1 }),
            }
        }
    }

    /// Takes the top card: the fixed one, or `card` out of the bag on top. Who knew that a card was in the bag
    /// cannot know any more whether it still is, unless the draw is shown: [`Pile::forget`] says so.
    ///
    /// # Panics
    /// If such a card cannot be on top; outcomes are checked against [`Pile::odds`] before.
    pub fn draw(&mut self, card: u16) -> Hidden {
        let bag = self.0.last().expect("a card is drawn from a pile that has one").bag;
        let at = self.0.iter().rposition(|hidden| hidden.card == card && hidden.bag == bag);
        self.0.remove(at.expect("the card drawn is one that can be on top"))
    }

    /// After a hidden draw from the bag on top: nobody is sure any more what is in it.
    pub fn forget(&mut self) {
        let bag = self.0.last().map_or(0, |card| card.bag);
        for card in self.0.iter_mut().filter(|card| card.bag == bag && bag != 0) {
            card.seen_by = Seats::NONE;
        }
    }

    /// Lays a card on top that these seats know.
    pub fn put_on_top(&mut self, card: u16, seen_by: Seats) {
        self.0.push(Hidden { card, seen_by, bag: 0 });
    }

    /// Lays a card under the pile that these seats know.
    pub fn put_under(&mut self, card: u16, seen_by: Seats) {
        self.0.insert(0, Hidden { card, seen_by, bag: 0 });
    }

    /// Mixes a card into the pile, which becomes one bag; these seats know it is in there.
    pub fn mix_in(&mut self, card: u16, seen_by: Seats) {
        self.0.push(Hidden { card, seen_by, bag: 1 });
        self.shuffle();
    }

    /// Shuffles: order is forgotten; who knew that a card is in there still does.
    pub fn shuffle(&mut self) {
        for card in &mut self.0 {
            card.bag = 1;
        }
        // The order inside a bag means nothing; one order keeps equal piles equal.
        self.0.sort_unstable_by_key(|card| (card.card, card.seen_by));
    }

    /// The cards, bottom first: for the referee. A view must not show the stored order of a bag, which tells
    /// between which cards the unknown ones lie.
    pub fn cards(&self) -> &[Hidden] {
        &self.0
    }

    /// Whether the card at this place, from the bottom, has a fixed place.
    pub fn is_fixed(&self, at: usize) -> bool {
        self.0[at].bag == 0
    }

    /// A pile of these cards, bottom first, with whether each has a fixed place; `None` if too many.
    pub fn from_cards(cards: impl IntoIterator<Item = (u16, Seats, bool)>) -> Option<Self> {
        let mut pile = ArrayVec::new();
        for (card, seen_by, fixed) in cards {
            pile.try_push(Hidden { card, seen_by, bag: u8::from(!fixed) }).ok()?;
        }
        Some(Pile(pile))
    }

    /// The places of cards the seat does not know: what an imagined world may fill differently. They come in
    /// an order that depends on what the seat knows alone.
    pub fn hidden_from(&mut self, seat: Seat) -> impl Iterator<Item = &mut u16> {
        for run in self.0.chunk_by_mut(|a, b| a.bag == b.bag && a.bag != 0) {
            run.sort_unstable_by_key(|card| (card.seen_by.contains(seat).then_some(card.card), card.seen_by));
        }
        self.0.iter_mut().filter(move |card| !card.seen_by.contains(seat)).map(|card| &mut card.card)
    }

    /// Brings the bags into their one order after [`Pile::hidden_from`] has changed them.
    pub fn tidy(&mut self) {
        for run in self.0.chunk_by_mut(|a, b| a.bag == b.bag && a.bag != 0) {
            run.sort_unstable_by_key(|card| (card.card, card.seen_by));
        }
    }
}
