//! Income, auction and payments: TG-6 to TG-11.

use epoka_core::{Illegal, Log, Seat, Seats, refuse};

use super::{
    Bug, Torture,
    action::Event,
    flow::done,
    rules::*,
    state::{Camp, Piece, State, Task, ways_to_pay},
};

impl Torture {
    /// TG-6: takes two coins or a spark.
    pub(super) fn take_income(state: &mut State, seat: Seat, piece: Piece, log: &mut Log<Event>) {
        log.cite(TG_6);
        log.tell(Event::Income { seat, piece });
        match piece {
            Piece::Coin => state.earn(seat, 2),
            Piece::Spark => {
                state.sparks -= 1;
                state.camps[seat].sparks += 1;
            }
        }
        if let Some(Task::Income { waiting }) = state.tasks.top_mut() {
            waiting.remove(seat);
        }
    }

    /// TG-7, TG-8: a bid is higher than the one before, and can be paid.
    pub(super) fn check_bid(&self, state: &State, seat: Seat, amount: u8) -> Result<(), Illegal> {
        let Some(Task::Auction { high, .. }) = state.tasks.top() else { return Err(Illegal::by(TG_1)) };
        refuse(TG_7, amount <= high && !self.has(Bug::Unlisted))?;
        let camp = &state.camps[seat];
        refuse(TG_8, amount > 6 || amount > camp.wealth() || camp.coins == 0 && amount % 2 == 1)
    }

    /// TG-7: bids.
    pub(super) fn bid(&self, state: &mut State, seat: Seat, amount: u8, log: &mut Log<Event>) {
        log.cite(TG_7);
        log.tell(Event::Bid { seat, amount });
        let next = state.next(seat, self.players);
        if let Some(Task::Auction { seat: asked, high, holder, .. }) = state.tasks.top_mut() {
            (*asked, *high, *holder) = (next, amount, Some(seat));
        }
    }

    /// TG-7: whoever passes is out.
    pub(super) fn pass_bid(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) {
        log.cite(TG_7);
        let next = state.next(seat, self.players);
        if let Some(Task::Auction { seat: asked, passed, .. }) = state.tasks.top_mut() {
            *asked = next;
            passed.insert(seat);
        }
    }

    /// TG-7: finds the next to bid, or ends the auction.
    pub(super) fn hold_auction(
        &self,
        state: &mut State,
        seat: Seat,
        high: u8,
        holder: Option<Seat>,
        passed: Seats,
    ) -> bool {
        let may_bid = |seat: &Seat| state.alive.contains(*seat) && !passed.contains(*seat) && holder != Some(*seat);
        match (seat.around(self.players).find(may_bid), holder) {
            (Some(next), _) => {
                if let Some(Task::Auction { seat, .. }) = state.tasks.top_mut() {
                    *seat = next;
                }
                true
            }
            (None, Some(seat)) => {
                state.tasks.pop();
                state.tasks.push(Task::Torch { seat });
                state.tasks.push(Task::Pay { seat, due: high, coins: 0, sparks: 0 });
                false
            }
            (None, None) => done(state),
        }
    }

    /// TG-9: the buyer of the torch scores and begins.
    pub(super) fn hand_torch(state: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
        log.cite(TG_9);
        log.tell(Event::Torch { seat });
        state.first = seat;
        state.camps[seat].points += 1;
        done(state)
    }

    /// TG-10, TG-11: no piece is superfluous, and the rest can be paid.
    pub(super) fn check_payment(&self, camp: &Camp, task: Task, piece: Piece) -> Result<(), Illegal> {
        let Task::Pay { due, coins, sparks, .. } = task else { return Err(Illegal::by(TG_1)) };
        match piece {
            Piece::Coin => {
                refuse(TG_10, self.has(Bug::Order) && sparks > 0)?;
                refuse(TG_11, camp.coins == 0)?;
                let left = Camp { coins: camp.coins - 1, sparks: camp.sparks, ..Camp::default() };
                refuse(TG_11, !left.can_pay(due - 1, true))
            }
            Piece::Spark => {
                refuse(TG_11, camp.sparks == 0)?;
                refuse(TG_10, coins > 0 && due == 1)?;
                let coins_left = if self.has(Bug::Order) { 0 } else { camp.coins };
                let left = Camp { coins: coins_left, sparks: camp.sparks - 1, ..Camp::default() };
                refuse(TG_11, !left.can_pay(due.saturating_sub(2), coins > 0))
            }
        }
    }

    /// TG-10: pays a piece; what is paid too much is lost.
    pub(super) fn pay(&self, state: &mut State, seat: Seat, piece: Piece, log: &mut Log<Event>) {
        log.cite(TG_10);
        log.tell(Event::Paid { seat, piece });
        let worth = match piece {
            Piece::Coin => {
                state.lose(seat, 1);
                state.coins -= u16::from(self.has(Bug::Conserved));
                1
            }
            Piece::Spark => {
                state.spend_spark(seat);
                2
            }
        };
        if let Some(Task::Pay { due, coins, sparks, .. }) = state.tasks.top_mut() {
            let first = *coins + *sparks == 0;
            *due = due.saturating_sub(worth);
            match piece {
                Piece::Coin => *coins += 1,
                Piece::Spark => *sparks += 1,
            }
            if self.has(Bug::Sequence) && first && piece == Piece::Spark {
                state.camps[seat].points += 1;
            }
        }
    }

    /// TG-10: pays without asking where there is only one way.
    pub(super) fn open_payment(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
        let Some(Task::Pay { due, coins, sparks, .. }) = state.tasks.top() else { return false };
        if due == 0 {
            return done(state);
        }
        let (camp, begun) = (&state.camps[seat], coins + sparks > 0);
        let affordable = |(coins, sparks): &(u8, u8)| *coins <= camp.coins && *sparks <= camp.sparks;
        let mut ways = ways_to_pay(due, coins > 0).filter(affordable);
        let (first, others) = (ways.next(), ways.count());
        let unasked = if begun { self.has(Bug::Unasked) && coins == 0 } else { others == 0 };
        let Some((coins, sparks)) = first.filter(|_| unasked) else { return true };
        for _ in 0..coins {
            self.pay(state, seat, Piece::Coin, log);
        }
        for _ in 0..sparks {
            self.pay(state, seat, Piece::Spark, log);
        }
        done(state)
    }
}
