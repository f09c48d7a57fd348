//! The pile and the draft: TG-3 to TG-5, TG-19, TG-24.

use epoka_core::{Log, Seat, Seats, pile::Top};

use super::{
    Bug, Torture,
    action::Event,
    flow::done,
    rules::*,
    state::{Card, Held, Place, State, tidy},
};

impl Torture {
    /// TG-24: shuffles the discarded cards into a pile that is too small. Everybody knows them.
    pub(super) fn refill(&self, state: &mut State, needed: usize, log: &mut Log<Event>) {
        if state.pile.len() >= needed || state.discarded() == 0 {
            return;
        }
        log.cite(TG_24);
        log.tell(Event::Shuffled);
        for (card, copies) in std::mem::take(&mut state.discard).into_iter().enumerate() {
            for _ in 0..copies {
                state.pile.mix_in(card as u16, Seats::all(self.players));
            }
        }
        tidy(&mut state.pile, false);
    }

    /// TG-3, TG-15, TG-19: takes the top card if its place is fixed; leaves it to chance if not.
    pub(super) fn take_known(&self, state: &mut State, seat: Seat, place: Place, log: &mut Log<Event>) -> bool {
        match state.pile.top() {
            Top::Bag => true,
            Top::Nothing => done(state),
            Top::Fixed(hidden) => {
                state.tasks.pop();
                state.pile.draw(hidden.card);
                // Somebody else may have known it; now the seat does, which cannot be taken back.
                if !hidden.seen_by.contains(seat) && !self.has(Bug::Undo) {
                    log.reveal();
                }
                Self::put(state, seat, place, hidden.card, hidden.seen_by, log);
                false
            }
        }
    }

    /// TG-19: takes the card that chance drew. What else is in there nobody knows for sure any more.
    pub(super) fn take_drawn(state: &mut State, seat: Seat, place: Place, card: u16, log: &mut Log<Event>) {
        state.pile.draw(card);
        tidy(&mut state.pile, true);
        log.reveal();
        Self::put(state, seat, place, card, Seats::NONE, log);
    }

    /// Puts a card where it was taken for; the seat now knows it.
    pub(super) fn put(
        state: &mut State,
        seat: Seat,
        place: Place,
        card: u16,
        mut seen_by: Seats,
        log: &mut Log<Event>,
    ) {
        seen_by.insert(seat);
        let held = Held { card: Card(card as u8), seen_by };
        log.tell(Event::Took { seat, place, card: Some(held.card), seen_by });
        match place {
            Place::Draft => state.camps[seat].dealt.push(held),
            Place::Row => state.camps[seat].row.push(held),
            Place::Lens => state.lens.push(held),
        }
    }

    /// TG-4: keeps a card in secret.
    pub(super) fn keep(&self, state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) {
        log.cite(TG_4);
        if self.has(Bug::Together) && state.undecided() == state.alive {
            state.first = seat;
        }
        state.camps[seat].choice = Some(card);
        log.tell(Event::Chose { seat, card: Some(card) });
    }

    /// TG-4: when all have chosen, every seat has the card it kept and the one it is passed.
    pub(super) fn end_draft(&self, state: &mut State, log: &mut Log<Event>) -> bool {
        if !state.undecided().is_empty() {
            return true;
        }
        log.reveal();
        for seat in state.alive.iter() {
            let camp = &mut state.camps[seat];
            let kept = camp.dealt.iter().position(|held| Some(held.card) == camp.choice);
            let kept = camp.dealt.remove(kept.expect("one of the two was chosen"));
            camp.choice = None;
            camp.row.push(kept);
        }
        for seat in state.alive.iter() {
            let mut held = state.camps[seat].dealt.remove(0);
            let next = state.next(seat, self.players);
            held.seen_by.insert(next);
            state.camps[next].row.push(held);
            log.tell(Event::Handed { from: seat, to: next, card: Some(held.card), seen_by: held.seen_by });
        }
        done(state)
    }
}
