//! What a viewer can think of what it does not see.

use epoka_core::{ArrayVec, Odds, Random, Seat, Seats, Viewer, pile::Pile};

use super::{
    Bug, Torture,
    state::{Card, Held, KINDS, PILE, State, Task, order, tidy},
};

impl Torture {
    /// A state the seat cannot tell from the true one. All cards it does not know are alike to it: they
    /// are gathered, put into an order that does not depend on where they lay, shuffled and dealt out to
    /// the same places again.
    pub(super) fn dream(&self, state: &State, seat: Seat, random: &mut Random) -> State {
        let mut world = state.clone();
        let kept = seat.next(self.players);
        let mut pile = places(state, seat);
        let mut pool: ArrayVec<u16, PILE> = ArrayVec::new();
        pool.extend(pile.iter().filter(|(_, seen_by, _)| !seen_by.contains(seat)).map(|&(card, ..)| card));
        let spare = self.has(Bug::Variety);
        for_hidden(&mut world, seat, spare.then_some(kept), |held| pool.push(u16::from(held.card.0)));
        if !self.has(Bug::Knowledge) {
            pool.sort_unstable();
        }
        random.shuffle(&mut pool);
        let mut next = || pool.pop().expect("as many cards as places");
        for (card, seen_by, _) in &mut pile {
            if !seen_by.contains(seat) {
                *card = next();
            }
        }
        for_hidden(&mut world, seat, spare.then_some(kept), |held| held.card = Card(next() as u8));
        world.pile = Pile::from_cards(pile).expect("as many cards as before");
        tidy(&mut world.pile, false);
        for other in Seat::all(self.players).filter(|&other| other != seat) {
            let camp = &mut world.camps[other];
            if camp.choice.is_some() {
                camp.choice = random.choose(&camp.dealt).map(|held| held.card);
            }
        }
        world
    }

    /// What chance can draw or pick, as the viewer knows it.
    pub(super) fn odds(&self, state: &State, viewer: Viewer, list: &mut Vec<Odds>) {
        if state.tasks.top() == Some(Task::Prey) {
            list.extend(state.alive.iter().map(|seat| Odds { item: u16::from(seat.number()), copies: 1 }));
        }
        if let Some(Task::Take { .. }) = state.tasks.top() {
            match viewer {
                Viewer::Referee => state.pile.odds(list),
                Viewer::Seat(_) | Viewer::Spectator => Self::guess(state, viewer, list),
            }
            if self.has(Bug::Among) && viewer != Viewer::Referee {
                list.pop();
            }
        }
    }

    /// What a viewer thinks can be drawn: what it knows to be in the bag, and every card it does not see.
    fn guess(state: &State, viewer: Viewer, list: &mut Vec<Odds>) {
        let mut copies = [0u16; KINDS];
        for (at, hidden) in state.pile.cards().iter().enumerate() {
            if !state.pile.is_fixed(at) || !viewer.is_among(hidden.seen_by) {
                copies[usize::from(hidden.card)] += 1;
            }
        }
        let held = state.camps.0.iter().flat_map(|camp| camp.row.iter().chain(&camp.dealt)).chain(&state.lens);
        for held in held.filter(|held| !viewer.is_among(held.seen_by)) {
            copies[held.card.index()] += 1;
        }
        let odds = copies.into_iter().zip(0..).map(|(copies, item)| Odds { item, copies });
        list.extend(odds.filter(|odds| odds.copies > 0));
    }
}

/// The cards of the pile, those of the bag in an order that depends only on what the seat knows.
fn places(state: &State, seat: Seat) -> ArrayVec<(u16, Seats, bool), PILE> {
    let mut pile: ArrayVec<_, PILE> = (state.pile.cards().iter().enumerate())
        .map(|(at, hidden)| (hidden.card, hidden.seen_by, state.pile.is_fixed(at)))
        .collect();
    for bag in pile.chunk_by_mut(|a, b| !a.2 && !b.2) {
        bag.sort_unstable_by_key(|&(card, seen_by, _)| {
            let known = seen_by.contains(seat);
            (known.then_some(card), order(seen_by))
        });
    }
    pile
}

/// Does something with every card outside the pile that the seat does not know.
fn for_hidden(state: &mut State, seat: Seat, spared: Option<Seat>, mut work: impl FnMut(&mut Held)) {
    let State { camps, lens, .. } = state;
    for (number, camp) in camps.0.iter_mut().enumerate() {
        let is_spared = spared.is_some_and(|spared| spared.index() == number);
        let row = camp.row.iter_mut().filter(|_| !is_spared);
        row.chain(&mut camp.dealt).filter(|held| !held.seen_by.contains(seat)).for_each(&mut work);
    }
    lens.iter_mut().filter(|held| !held.seen_by.contains(seat)).for_each(work);
}
