//! Turns, reactions and being struck out: TG-12 to TG-23.

use epoka_core::{Log, Seat};

use super::{
    Bug, Torture,
    action::{Action, Event},
    data::Kind,
    flow::{done, end},
    rules::*,
    state::{Card, Held, Place, State, Task, tidy},
};

impl Torture {
    /// How an action looks at first sight.
    pub(super) fn first_sight(&self, action: Action) -> i32 {
        match action {
            Action::Play { card } | Action::Keep { card } => 2 + i32::from(self.data.cards[card.index()].points),
            Action::Strike { .. } | Action::Shield { .. } => 3,
            Action::Draw | Action::Take { .. } | Action::Pay { .. } => 2,
            Action::Bid { .. } | Action::Bury { .. } | Action::Pass => 1,
            Action::Sow { .. } | Action::Warm => 0,
            Action::Concede => -100,
        }
    }

    /// TG-12, TG-26: whose turn it is, if there is another.
    pub(super) fn open_turn(&self, state: &mut State, seat: Seat, turns: u8, passes: u8, log: &mut Log<Event>) -> bool {
        if usize::from(passes) >= state.alive.len() {
            return done(state);
        }
        if turns >= 6 * self.players && !self.has(Bug::Ends) {
            log.cite(TG_26);
            return done(state);
        }
        let living = self.living_from(state, seat);
        if let Some(Task::Main { seat, .. }) = state.tasks.top_mut() {
            *seat = living;
        }
        true
    }

    /// TG-12: the next seat's turn comes after what this one does.
    pub(super) fn next_turn(&self, state: &mut State, seat: Seat, passed: bool, log: &mut Log<Event>) {
        log.cite(TG_12);
        let next = state.next(seat, self.players);
        if let Some(Task::Main { seat, turns, passes }) = state.tasks.top_mut() {
            *seat = next;
            *turns = turns.saturating_add(1);
            *passes = if passed { *passes + 1 } else { 0 };
        }
    }

    /// TG-12: does the one thing of a turn.
    pub(super) fn take_turn(&self, state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
        self.next_turn(state, seat, false, log);
        match action {
            Action::Play { card } => {
                Self::discard(state, seat, card, log);
                match self.kind(card) {
                    Kind::Ember => {
                        let due = self.data.cards[card.index()].cost;
                        state.tasks.push(Task::Score { seat, card });
                        state.tasks.push(Task::Pay { seat, due, coins: 0, sparks: 0 });
                    }
                    Kind::Lens => {
                        log.cite(TG_15);
                        state.tasks.push(Task::Bury { seat });
                        for _ in 0..state.pile.len().min(2) {
                            state.tasks.push(Task::Take { seat, place: Place::Lens });
                        }
                    }
                    Kind::Strike | Kind::Shield => unreachable!("TG-14, TG-18: these have actions of their own"),
                }
            }
            Action::Strike { card, target } => {
                log.cite(TG_16);
                Self::discard(state, seat, card, log);
                state.tasks.push(Task::Strike { seat, target, undone: false });
                state.tasks.push(Task::Ask { seat: state.next(seat, self.players), to: seat });
            }
            Action::Draw => {
                log.cite(TG_19);
                self.refill(state, 1, log);
                state.tasks.push(Task::Take { seat, place: Place::Row });
            }
            Action::Concede => {
                log.cite(TG_23);
                Self::strike_out(state, seat, log);
            }
            Action::Keep { .. }
            | Action::Take { .. }
            | Action::Bid { .. }
            | Action::Pay { .. }
            | Action::Shield { .. }
            | Action::Bury { .. }
            | Action::Sow { .. }
            | Action::Warm
            | Action::Pass => unreachable!("these are not the thing a turn is for"),
        }
    }

    /// TG-20: mixes a card into the pile; the seat then says whether that is enough.
    pub(super) fn sow(&self, state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) {
        log.cite(TG_20);
        if let Some(Task::Sow { sown, .. }) = state.tasks.top_mut() {
            *sown += 1;
        } else {
            self.next_turn(state, seat, false, log);
            state.tasks.push(Task::Sow { seat, sown: 1 });
        }
        let Held { card, seen_by } = Self::take_from_row(state, seat, card, log);
        state.pile.mix_in(u16::from(card.0), seen_by);
        tidy(&mut state.pile, false);
        state.earn(seat, 1);
        log.tell(Event::Sowed { seat, card: Some(card), seen_by });
    }

    /// TG-13: an ember that is paid for scores.
    pub(super) fn score_ember(&self, state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) -> bool {
        let points = self.data.cards[card.index()].points;
        log.cite(TG_13);
        log.tell(Event::Scored { seat, points });
        state.camps[seat].points += points;
        done(state)
    }

    /// TG-15: puts back what the lens showed, one of it perhaps under the pile.
    pub(super) fn bury(state: &mut State, seat: Seat, at: Option<u8>, log: &mut Log<Event>) {
        log.cite(TG_15);
        state.tasks.pop();
        if let Some(at) = at {
            let Held { card, seen_by } = state.lens.remove(usize::from(at));
            state.pile.put_under(u16::from(card.0), seen_by);
            log.tell(Event::Buried { seat, card: Some(card), seen_by });
        }
        while let Some(Held { card, seen_by }) = state.lens.pop() {
            state.pile.put_on_top(u16::from(card.0), seen_by);
        }
    }

    /// TG-17: plays a shield, which can itself be answered.
    pub(super) fn shield(&self, state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) {
        log.cite(TG_17);
        Self::discard(state, seat, card, log);
        self.ask_next(state, seat);
        state.tasks.push(Task::Shield { seat, undone: false });
        state.tasks.push(Task::Ask { seat: state.next(seat, self.players), to: seat });
    }

    /// TG-17: everyone is asked, whether able or not: being asked tells nothing.
    pub(super) fn ask(&self, state: &mut State, seat: Seat, to: Seat) -> bool {
        if seat == to {
            return done(state);
        }
        if self.has(Bug::Asking) && !self.holds(&state.camps[seat], Kind::Shield) {
            self.ask_next(state, seat);
            return false;
        }
        true
    }

    /// TG-17: asks the next seat.
    pub(super) fn ask_next(&self, state: &mut State, seat: Seat) {
        let next = state.next(seat, self.players);
        if let Some(Task::Ask { seat, .. }) = state.tasks.top_mut() {
            *seat = next;
        }
    }

    /// TG-17: a shield undoes what it answers, and nobody need be asked about that any more.
    pub(super) fn undo(state: &mut State, undone: bool, log: &mut Log<Event>) -> bool {
        state.tasks.pop();
        if !undone {
            log.cite(TG_17);
            log.tell(Event::Undone);
            state.tasks.pop();
            if let Some(Task::Strike { undone, .. } | Task::Shield { undone, .. }) = state.tasks.top_mut() {
                *undone = true;
            }
        }
        false
    }

    /// TG-16: a strike takes a life.
    pub(super) fn land(state: &mut State, target: Seat, undone: bool, log: &mut Log<Event>) -> bool {
        state.tasks.pop();
        if !undone {
            log.cite(TG_16);
            log.tell(Event::Hit { seat: target });
            state.camps[target].lives -= 1;
            if state.camps[target].lives == 0 {
                Self::strike_out(state, target, log);
            }
        }
        false
    }

    /// TG-22: a seat is out.
    fn strike_out(state: &mut State, seat: Seat, log: &mut Log<Event>) {
        log.cite(TG_22);
        log.reveal();
        log.tell(Event::Out { seat });
        state.alive.remove(seat);
        let camp = &mut state.camps[seat];
        camp.lives = 0;
        let (coins, sparks) = (camp.coins, std::mem::take(&mut camp.sparks));
        for held in camp.row.take() {
            state.discard[held.card.index()] += 1;
        }
        state.lose(seat, coins);
        state.sparks += u16::from(sparks);
        if state.alive.len() < 2 {
            end(state, log);
        }
    }

    /// Plays a card out of the row, for all to see.
    fn discard(state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) {
        Self::take_from_row(state, seat, card, log);
        state.discard[card.index()] += 1;
        log.use_component(card.index());
        log.tell(Event::Played { seat, card });
    }

    /// TG-14: of equal cards the first in the row is used.
    fn take_from_row(state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) -> Held {
        log.cite(TG_14);
        let camp = &mut state.camps[seat];
        let at = camp.find(card).expect("the card was found when the action was checked");
        camp.row.remove(at)
    }
}
