//! What a viewer may see, and which positions can be.

use epoka_core::{ArrayVec, BadPosition, BySeat, Seat, Seats, Tasks, Turn, Viewer, pile::Pile};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    Bug, Torture, flow,
    state::{COINS, Camp, Card, Held, KINDS, SPARKS, State, Task, order, tidy},
};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct View {
    /// The running round.
    pub round: u8,
    /// Who begins.
    pub first: Seat,
    /// Who still lives.
    pub alive: Seats,
    /// Whether the match has ended.
    pub over: bool,
    /// What the game still owes, the next last.
    pub tasks: Vec<Task>,
    /// The pile from the bottom. Where the order is unknown, what the viewer knows comes last.
    pub pile: Vec<Slot>,
    /// The discarded cards.
    pub discard: Vec<Card>,
    /// What lies under the lens.
    pub lens: Vec<Slot>,
    /// Coins in the bank.
    pub coins: u16,
    /// Sparks in the bank.
    pub sparks: u16,
    /// The seats.
    pub camps: Vec<CampView>,
}

/// What belongs to one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CampView {
    /// Lives left.
    pub lives: u8,
    /// Coins.
    pub coins: u8,
    /// Sparks.
    pub sparks: u8,
    /// Points.
    pub points: u8,
    /// Face-down cards.
    pub row: Vec<Slot>,
    /// The cards of the draft.
    pub dealt: Vec<Slot>,
    /// Whether it has chosen.
    pub chosen: bool,
    /// What it has chosen, if the viewer may know.
    pub choice: Option<Card>,
}

/// A face-down card.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Slot {
    /// The card, if the viewer knows it.
    pub card: Option<Card>,
    /// Who knows it.
    pub seen_by: Seats,
    /// Whether its place is fixed.
    pub fixed: bool,
}

impl Torture {
    /// The table as a viewer sees it.
    pub(super) fn show(&self, state: &State, viewer: Viewer) -> View {
        let slot = |card: Card, seen_by: Seats, fixed: bool| {
            let leaks = self.has(Bug::Spectator) && viewer == Viewer::Spectator && seen_by.contains(Seat::at(0));
            Slot {
                card: (leaks || viewer.is_among(seen_by) || viewer == Viewer::Referee).then_some(card),
                seen_by,
                fixed,
            }
        };
        let slots = |held: &[Held]| held.iter().map(|held| slot(held.card, held.seen_by, true)).collect();
        let mut pile: Vec<Slot> = (state.pile.cards().iter().enumerate())
            .map(|(at, hidden)| slot(Card(hidden.card as u8), hidden.seen_by, state.pile.is_fixed(at)))
            .collect();
        // The one order of a bag would tell a viewer between which cards the unknown ones lie.
        for bag in pile.chunk_by_mut(|a, b| !a.fixed && !b.fixed) {
            bag.sort_by_key(|slot| (slot.card, order(slot.seen_by)));
        }
        let camp = |seat: Seat| {
            let Camp { lives, coins, sparks, points, row, dealt, choice } = &state.camps[seat];
            CampView {
                lives: *lives,
                coins: *coins,
                sparks: *sparks,
                points: *points,
                row: slots(row),
                dealt: slots(dealt),
                chosen: choice.is_some(),
                choice: choice.filter(|_| viewer.is(seat)),
            }
        };
        View {
            round: state.round,
            first: state.first,
            alive: state.alive,
            over: state.over,
            tasks: state.tasks.as_slice().to_vec(),
            pile,
            discard: (0..KINDS).flat_map(|kind| (0..state.discard[kind]).map(move |_| Card(kind as u8))).collect(),
            lens: slots(&state.lens),
            coins: state.coins,
            sparks: state.sparks,
            camps: Seat::all(self.players).map(camp).collect(),
        }
    }

    /// The state a referee's view shows.
    pub(super) fn read(&self, view: &View) -> Result<State, BadPosition> {
        let wrong = |words: &str| BadPosition(words.to_owned());
        BadPosition::when(view.camps.len() != usize::from(self.players), || "a seat is missing or too many".into())?;
        let hidden = || wrong("a card is not shown");
        let mut camps = BySeat::<Camp>::default();
        for (seat, camp) in Seat::all(self.players).zip(&view.camps) {
            camps[seat] = Camp {
                lives: camp.lives,
                coins: camp.coins,
                sparks: camp.sparks,
                points: camp.points,
                row: held(&camp.row)?,
                dealt: held(&camp.dealt)?,
                choice: camp.choice,
            };
        }
        let cards = view.pile.iter().map(|slot| Some((u16::from(slot.card?.0), slot.seen_by, slot.fixed)));
        let cards: Vec<_> = cards.collect::<Option<_>>().ok_or_else(hidden)?;
        let mut pile = Pile::from_cards(cards).ok_or_else(|| wrong("the pile is too large"))?;
        tidy(&mut pile, false);
        let mut discard = [0u8; KINDS];
        for card in &view.discard {
            let copies = discard.get_mut(card.index()).ok_or_else(|| wrong("there is no such card"))?;
            *copies = copies.saturating_add(1);
        }
        Ok(State {
            round: view.round,
            first: if self.has(Bug::Position) { Seat::at(0) } else { view.first },
            alive: view.alive,
            over: view.over,
            tasks: Tasks::from_slice(&view.tasks).ok_or_else(|| wrong("too much is pending"))?,
            pile,
            discard,
            lens: held(&view.lens)?,
            coins: view.coins,
            sparks: view.sparks,
            camps,
        })
    }

    /// What is wrong with a state.
    pub(super) fn verify(&self, state: &State) -> Result<(), BadPosition> {
        self.verify_pieces(state)?;
        BadPosition::when(!state.alive.within(Seats::all(self.players)), || "a seat too many lives".into())?;
        for seat in Seat::all(self.players) {
            let camp = &state.camps[seat];
            let lives = (camp.lives > 0) == state.alive.contains(seat) && camp.lives <= 2;
            BadPosition::when(!lives, || format!("seat {seat} cannot have {} lives", camp.lives))?;
            let chosen = camp.choice.is_none_or(|card| camp.dealt.iter().any(|held| held.card == card));
            BadPosition::when(!chosen, || format!("seat {seat} keeps a card it was not dealt"))?;
        }
        BadPosition::when(state.over != state.tasks.is_empty(), || "a match is over when nothing is pending".into())?;
        for task in state.tasks.as_slice() {
            verify_task(state, *task)?;
        }
        let drafting = state.tasks.as_slice().contains(&Task::Draft);
        let dealt = state.alive.iter().any(|seat| !state.camps[seat].dealt.is_empty());
        BadPosition::when(dealt && !drafting, || "cards are dealt and there is no draft".into())?;
        match state.tasks.top() {
            Some(Task::Round | Task::Torch { .. } | Task::Score { .. } | Task::Strike { .. } | Task::Shield { .. }) => {
                Err(BadPosition("work is pending that is done at once".into()))
            }
            Some(Task::Pay { seat, due, coins, .. }) => {
                BadPosition::when(due == 0 || due > 6 || !state.camps[seat].can_pay(due, coins > 0), || {
                    format!("seat {seat} cannot pay {due}")
                })
            }
            Some(Task::Draft) => {
                let all = state.alive.iter().all(|seat| state.camps[seat].dealt.len() == 2);
                BadPosition::when(!all || state.undecided().is_empty(), || "there is nothing to draft".into())
            }
            Some(
                Task::Take { .. }
                | Task::Income { .. }
                | Task::Auction { .. }
                | Task::Main { .. }
                | Task::Bury { .. }
                | Task::Sow { .. }
                | Task::Ask { .. }
                | Task::Beast
                | Task::Prey,
            )
            | None => match flow::turn(state) {
                Turn::Decision { seats, .. } => BadPosition::when(seats.is_empty(), || "nobody is asked".into()),
                Turn::Chance(_) | Turn::Over => Ok(()),
            },
        }
    }

    /// Cards, coins and sparks are as many as in the box.
    fn verify_pieces(&self, state: &State) -> Result<(), BadPosition> {
        let mut count = state.discard;
        let held = state.camps.0.iter().flat_map(|camp| camp.row.iter().chain(&camp.dealt)).chain(&state.lens);
        let hidden = state.pile.cards().iter().map(|hidden| usize::from(hidden.card));
        for card in held.map(|held| held.card.index()).chain(hidden) {
            *count.get_mut(card).ok_or_else(|| BadPosition("there is no such card".into()))? += 1;
        }
        for (card, count) in self.data.cards.iter().zip(count) {
            BadPosition::when(count != card.copies, || format!("{count} of `{}`, not {}", card.id, card.copies))?;
        }
        let of_seats = |of: fn(&Camp) -> u8| state.camps.0.iter().map(|camp| u16::from(of(camp))).sum::<u16>();
        let coins = state.coins + of_seats(|camp| camp.coins);
        let sparks = state.sparks + of_seats(|camp| camp.sparks);
        BadPosition::when(coins != COINS, || format!("{coins} coins, not {COINS}"))?;
        BadPosition::when(sparks != SPARKS, || format!("{sparks} sparks, not {SPARKS}"))
    }
}

/// Whoever has something to do lives.
fn verify_task(state: &State, task: Task) -> Result<(), BadPosition> {
    let busy = match task {
        Task::Take { seat, .. }
        | Task::Pay { seat, .. }
        | Task::Torch { seat }
        | Task::Bury { seat }
        | Task::Sow { seat, .. } => Seats::one(seat),
        Task::Income { waiting } => waiting,
        Task::Ask { seat, to } => [seat, to].into_iter().collect(),
        Task::Strike { target, .. } => Seats::one(target),
        // Another may have to be found first.
        Task::Auction { .. } | Task::Main { .. } | Task::Score { .. } | Task::Shield { .. } => Seats::NONE,
        Task::Round | Task::Draft | Task::Beast | Task::Prey => Seats::NONE,
    };
    BadPosition::when(!busy.within(state.alive), || "somebody who is out has something to do".into())
}

fn held<const N: usize>(slots: &[Slot]) -> Result<ArrayVec<Held, N>, BadPosition> {
    let mut list = ArrayVec::new();
    for slot in slots {
        let card = slot.card.ok_or_else(|| BadPosition("a card is not shown".into()))?;
        let held = Held { card, seen_by: slot.seen_by };
        list.try_push(held).map_err(|_| BadPosition("too many cards in one place".into()))?;
    }
    Ok(list)
}
