//! What lies on the table.

use epoka_core::{ArrayVec, BySeat, Seat, Seats, Tasks, component, pile::Pile};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most kinds of cards.
pub const KINDS: usize = 8;
/// The most cards.
pub const PILE: usize = 48;
/// The most cards in a row: TG-28.
pub const ROW: usize = 6;
/// All coins there are: more than the rounds can pay out.
pub const COINS: u16 = 1000;
/// All sparks there are.
pub const SPARKS: u16 = 1000;

component!(
    /// A card.
    Card, u8, 0
);

/// All of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The running round, from 1.
    pub round: u8,
    /// Who begins.
    pub first: Seat,
    /// Who still lives.
    pub alive: Seats,
    /// Whether the match has ended.
    pub over: bool,
    /// What the game still owes.
    pub tasks: Tasks<Task, 32>,
    /// The face-down pile.
    pub pile: Pile<PILE>,
    /// The discarded cards, by kind.
    pub discard: [u8; KINDS],
    /// What the lens shows, top card first.
    pub lens: ArrayVec<Held, 2>,
    /// Coins in the bank.
    pub coins: u16,
    /// Sparks in the bank.
    pub sparks: u16,
    /// What belongs to each seat.
    pub camps: BySeat<Camp>,
}

/// What belongs to one seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Camp {
    /// Lives left.
    pub lives: u8,
    /// Coins.
    pub coins: u8,
    /// Sparks.
    pub sparks: u8,
    /// Points.
    pub points: u8,
    /// Face-down cards in their places.
    pub row: ArrayVec<Held, ROW>,
    /// The cards dealt for the draft.
    pub dealt: ArrayVec<Held, 2>,
    /// The one it keeps, a secret.
    pub choice: Option<Card>,
}

/// A face-down card outside the pile. That somebody knows it can be seen by all; what it is cannot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Held {
    /// The card.
    pub card: Card,
    /// Who knows it.
    pub seen_by: Seats,
}

/// What one pays with, cheapest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// Worth one.
    Coin,
    /// Worth two.
    Spark,
}

/// Where a card from the pile goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// To the seat's draft.
    Draft,
    /// Into the seat's row.
    Row,
    /// Under the seat's lens.
    Lens,
}

/// What the game still owes before play goes on. The last task is resolved first.
#[expect(missing_docs, reason = "the sentence about a task says what its fields are")]
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Task {
    /// A new round begins, or the match ends.
    Round,
    /// TG-3, TG-15, TG-19: the top card goes to a seat; chance says which it is if nobody can.
    Take { seat: Seat, place: Place },
    /// TG-4: everyone keeps a card.
    Draft,
    /// TG-6: these seats still take their income.
    Income { waiting: Seats },
    /// TG-7: the seat bids or passes.
    Auction { seat: Seat, high: u8, holder: Option<Seat>, passed: Seats },
    /// TG-10: the seat pays what is still due, after so many coins and sparks.
    Pay { seat: Seat, due: u8, coins: u8, sparks: u8 },
    /// TG-9: the torch changes hands.
    Torch { seat: Seat },
    /// TG-13: the ember scores.
    Score { seat: Seat, card: Card },
    /// TG-12: the seat's turn, after so many turns and passes.
    Main { seat: Seat, turns: u8, passes: u8 },
    /// TG-15: the seat buries a card it sees through the lens.
    Bury { seat: Seat },
    /// TG-20: the seat has sown so many cards and may sow more.
    Sow { seat: Seat, sown: u8 },
    /// TG-16: a strike lands, unless undone.
    Strike { seat: Seat, target: Seat, undone: bool },
    /// TG-17: a shield undoes what lies under it, unless undone.
    Shield { seat: Seat, undone: bool },
    /// TG-17: the seat is asked for a reaction to what `to` has played.
    Ask { seat: Seat, to: Seat },
    /// TG-25: the beast's die.
    Beast,
    /// TG-25: the beast picks.
    Prey,
}

impl Camp {
    /// What the seat can pay at most.
    pub fn wealth(&self) -> u8 {
        self.coins + 2 * self.sparks
    }

    /// TG-10: whether a payment of `due` can be made of this, after a payment with or without coins.
    pub fn can_pay(&self, due: u8, with_coins: bool) -> bool {
        ways_to_pay(due, with_coins).any(|(coins, sparks)| coins <= self.coins && sparks <= self.sparks)
    }

    /// The first place in the row that holds the card.
    pub fn find(&self, card: Card) -> Option<usize> {
        self.row.iter().position(|held| held.card == card)
    }
}

impl State {
    /// The next living seat clockwise.
    pub fn next(&self, seat: Seat, players: u8) -> Seat {
        let mut around = seat.next(players).around(players);
        around.find(|&next| self.alive.contains(next)).unwrap_or(seat)
    }

    /// How many cards are discarded.
    pub fn discarded(&self) -> usize {
        self.discard.iter().map(|&copies| usize::from(copies)).sum()
    }

    /// Who has yet to choose in the draft.
    pub fn undecided(&self) -> Seats {
        self.alive.iter().filter(|&seat| self.camps[seat].choice.is_none()).collect()
    }

    /// Moves coins from the bank to a seat.
    pub fn earn(&mut self, seat: Seat, coins: u8) {
        self.coins -= u16::from(coins);
        self.camps[seat].coins += coins;
    }

    /// Moves coins from a seat to the bank.
    pub fn lose(&mut self, seat: Seat, coins: u8) {
        self.camps[seat].coins -= coins;
        self.coins += u16::from(coins);
    }

    /// Puts a spark of a seat back.
    pub fn spend_spark(&mut self, seat: Seat) {
        self.camps[seat].sparks -= 1;
        self.sparks += 1;
    }
}

/// TG-10: the coins and sparks that pay what is due, without a piece that could be left out. What is paid too much is lost: a
/// spark may do for a coin, but then no coin is in the payment.
pub fn ways_to_pay(due: u8, with_coins: bool) -> impl Iterator<Item = (u8, u8)> {
    let exact = (0..=due / 2).map(move |sparks| (due - 2 * sparks, sparks));
    let too_much = (!with_coins && due % 2 == 1).then_some((0, due / 2 + 1));
    exact.chain(too_much)
}

/// A set of seats as a number, to bring hidden things into an order that does not tell what they are.
pub fn order(seats: Seats) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.number())
}

/// Brings the unordered part of the pile into its one order, and forgets who knew what is in it if told
/// so.
pub fn tidy(pile: &mut Pile<PILE>, forget: bool) {
    let mut cards: ArrayVec<(u16, Seats, bool), PILE> = (pile.cards().iter().enumerate())
        .map(|(at, hidden)| (hidden.card, hidden.seen_by, pile.is_fixed(at)))
        .collect();
    for (_, seen_by, fixed) in &mut cards {
        if forget && !*fixed {
            *seen_by = Seats::NONE;
        }
    }
    for bag in cards.chunk_by_mut(|a, b| !a.2 && !b.2) {
        bag.sort_unstable_by_key(|&(card, seen_by, _)| (card, order(seen_by)));
    }
    *pile = Pile::from_cards(cards).expect("no more cards than before");
}
