//! From one decision to the next: what is asked, what may be answered, what then follows.

use std::sync::atomic::Ordering;

use epoka_core::{
    ArrayVec, BySeat, Chance, ChanceKind, Illegal, Log, Outcome, Part, Reveal, Rule, Seat, Seats, Tasks, Turn,
    pile::Pile, refuse,
};

use super::{
    Bug, Torture,
    action::{Action, Event},
    data::Kind,
    rules::*,
    state::{COINS, Camp, Card, KINDS, Piece, Place, SPARKS, State, Task},
};

/// The label of the beast's pick.
pub const PREY: &str = "prey";

/// What the state waits for.
pub fn turn(state: &State) -> Turn {
    let chance = |kind, label| Turn::Chance(Chance { kind, label });
    match state.tasks.top() {
        None => Turn::Over,
        Some(Task::Take { .. }) => chance(ChanceKind::Draw { count: 1 }, "pile"),
        Some(Task::Beast) => chance(ChanceKind::Dice { count: 1, sides: 6 }, "beast"),
        Some(Task::Prey) => chance(ChanceKind::Pick, PREY),
        // The two blocks of a round have numbers of their own.
        Some(Task::Draft) => {
            Turn::Decision { seats: state.undecided(), reveal: Reveal::Together(2 * u16::from(state.round)) }
        }
        Some(Task::Income { waiting }) => {
            Turn::Decision { seats: waiting, reveal: Reveal::Independent(2 * u16::from(state.round) + 1) }
        }
        Some(
            Task::Auction { seat, .. }
            | Task::Pay { seat, .. }
            | Task::Main { seat, .. }
            | Task::Bury { seat }
            | Task::Sow { seat, .. }
            | Task::Ask { seat, .. },
        ) => Turn::of(seat),
        Some(Task::Round | Task::Torch { .. } | Task::Score { .. } | Task::Strike { .. } | Task::Shield { .. }) => {
            unreachable!("these tasks are settled at once")
        }
    }
}

/// What is asked, in a word.
pub fn asks(state: &State) -> &'static str {
    match state.tasks.top() {
        None => "nothing",
        Some(Task::Draft) => "draft",
        Some(Task::Income { .. }) => "income",
        Some(Task::Auction { .. }) => "auction",
        Some(Task::Pay { .. }) => "pay",
        Some(Task::Main { .. }) => "main",
        Some(Task::Bury { .. }) => "bury",
        Some(Task::Sow { .. }) => "sow",
        Some(Task::Ask { .. }) => "react",
        Some(Task::Take { .. } | Task::Beast | Task::Prey) => "chance",
        Some(Task::Round | Task::Torch { .. } | Task::Score { .. } | Task::Strike { .. } | Task::Shield { .. }) => {
            unreachable!("these tasks are settled at once")
        }
    }
}

/// The rule of what is asked.
pub fn turn_rule(state: &State) -> Rule {
    match state.tasks.top() {
        Some(Task::Draft) => TG_4,
        Some(Task::Income { .. }) => TG_6,
        Some(Task::Auction { .. }) => TG_7,
        Some(Task::Pay { .. }) => TG_10,
        Some(Task::Main { .. }) => TG_12,
        Some(Task::Bury { .. }) => TG_15,
        Some(Task::Sow { .. }) => TG_20,
        Some(Task::Ask { .. }) => TG_17,
        Some(
            Task::Take { .. }
            | Task::Beast
            | Task::Prey
            | Task::Round
            | Task::Torch { .. }
            | Task::Score { .. }
            | Task::Strike { .. }
            | Task::Shield { .. },
        )
        | None => TG_1,
    }
}

/// What an action does for a payment, or for cards to sow: both are named in any order.
pub fn part(state: &State, action: Action) -> Part {
    match action {
        Action::Pay { .. } | Action::Sow { .. } => Part::Piece,
        Action::Pass if matches!(state.tasks.top(), Some(Task::Sow { .. })) => Part::Done,
        Action::Pass
        | Action::Keep { .. }
        | Action::Take { .. }
        | Action::Bid { .. }
        | Action::Play { .. }
        | Action::Strike { .. }
        | Action::Shield { .. }
        | Action::Bury { .. }
        | Action::Draw
        | Action::Warm
        | Action::Concede => Part::Alone,
    }
}

/// How many pieces of a payment, or cards to sow, are named.
pub fn named(state: &State) -> u8 {
    match state.tasks.top() {
        Some(Task::Pay { coins, sparks, .. }) => coins + sparks,
        Some(Task::Sow { sown, .. }) => sown,
        _ => 0,
    }
}

impl Torture {
    /// Leaves the pieces that come in the canonical order: coins before sparks, cards by their numbers.
    pub(super) fn retain_canonical(&self, state: &State, seat: Seat, after: Option<Action>, list: &mut Vec<Action>) {
        let camp = &state.camps[seat];
        let after = after.filter(|_| named(state) > 0);
        list.retain(|action| match (*action, after) {
            (Action::Pay { piece: Piece::Coin }, after) => {
                !self.has(Bug::Canonical) && after != Some(Action::Pay { piece: Piece::Spark })
            }
            (Action::Pay { piece: Piece::Spark }, _) => match state.tasks.top() {
                // No coin follows: the rest is paid with sparks.
                Some(Task::Pay { due, coins, .. }) => 2 * camp.sparks >= due && (coins == 0 || due % 2 == 0),
                _ => false,
            },
            (Action::Sow { card }, Some(Action::Sow { card: last })) => card >= last,
            _ => true,
        });
    }

    /// TG-2: the table at the start.
    pub fn set_up(&self, log: &mut Log<Event>) -> State {
        log.cite(TG_2);
        let players = u16::from(self.players);
        let copies = self.data.cards.iter().zip(0..).flat_map(|(card, number)| (0..card.copies).map(move |_| number));
        let mut state = State {
            round: 0,
            first: Seat::at(0),
            alive: Seats::all(self.players),
            over: false,
            tasks: Tasks::new(),
            pile: Pile::bag(copies),
            discard: [0; KINDS],
            lens: ArrayVec::new(),
            coins: COINS - 3 * players,
            sparks: SPARKS - players,
            camps: BySeat::default(),
        };
        for seat in state.alive.iter() {
            state.camps[seat] = Camp { lives: 2, coins: 3, sparks: 1, ..Camp::default() };
        }
        state.tasks.push(Task::Round);
        self.settle(&mut state, log);
        state
    }

    /// Lists what `check` passes.
    pub(super) fn list(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        self.listed_for.store(fingerprint(state, seat), Ordering::Relaxed);
        let Some(task) = state.tasks.top() else { return };
        let camp = &state.camps[seat];
        let cards = || (0..self.data.cards.len() as u8).map(Card);
        let in_row = |card: &Card| camp.find(*card).is_some();
        match task {
            Task::Draft => {
                list.extend(cards().map(|card| Action::Keep { card }));
                let twice = self.has(Bug::Distinct) && camp.dealt[0].card == camp.dealt[1].card;
                list.extend(twice.then_some(Action::Keep { card: camp.dealt[0].card }));
            }
            Task::Income { .. } => list.extend([Piece::Coin, Piece::Spark].map(|piece| Action::Take { piece })),
            Task::Auction { .. } => list.extend((1..=6).map(|amount| Action::Bid { amount })),
            Task::Pay { .. } => list.extend([Piece::Coin, Piece::Spark].map(|piece| Action::Pay { piece })),
            Task::Main { .. } => {
                for card in cards().filter(in_row) {
                    list.extend([Action::Play { card }, Action::Sow { card }]);
                    list.extend(Seat::all(self.players).map(|target| Action::Strike { card, target }));
                }
                list.extend([Action::Draw, Action::Concede]);
            }
            Task::Bury { .. } => list.extend([0, 1].map(|at| Action::Bury { at })),
            Task::Sow { .. } => list.extend(cards().map(|card| Action::Sow { card })),
            Task::Ask { .. } => list.extend(cards().map(|card| Action::Shield { card })),
            Task::Take { .. }
            | Task::Beast
            | Task::Prey
            | Task::Round
            | Task::Torch { .. }
            | Task::Score { .. }
            | Task::Strike { .. }
            | Task::Shield { .. } => {}
        }
        list.extend([Action::Pass, Action::Warm]);
        let unpaid = |action: &Action| self.has(Bug::Listed) && matches!(action, Action::Bid { amount: 6 });
        list.retain(|action| unpaid(action) || self.check_action(state, seat, *action).is_ok());
        if let (Bug::Unlisted, Task::Auction { high, .. }) = (self.setup.bug, task) {
            list.retain(|action| !matches!(action, Action::Bid { amount } if *amount <= high));
        }
    }

    /// The one definition of what is legal: `list` lists what it passes, `play` begins with it.
    fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let task = state.tasks.top().ok_or(Illegal::by(TG_1))?;
        refuse(turn_rule(state), !action.answers(task))?;
        let camp = &state.camps[seat];
        match action {
            Action::Keep { card } => refuse(TG_5, !camp.dealt.iter().any(|held| held.card == card)),
            Action::Bid { amount } => self.check_bid(state, seat, amount),
            Action::Pay { piece } => self.check_payment(camp, task, piece),
            Action::Play { card } => {
                self.check_held(camp, card, &[Kind::Ember, Kind::Lens])?;
                // TG-11: a card nobody can pay for is not played.
                refuse(TG_11, camp.wealth() < self.data.cards[card.index()].cost)
            }
            Action::Strike { card, target } => {
                self.check_held(camp, card, &[Kind::Strike])?;
                let warned = self.has(Bug::Secrecy) && self.holds(&state.camps[target], Kind::Shield);
                refuse(TG_16, target == seat || !state.alive.contains(target) || warned)
            }
            Action::Shield { card } => {
                refuse(TG_18, matches!(task, Task::Main { .. }))?;
                self.check_held(camp, card, &[Kind::Shield])
            }
            Action::Sow { card } => refuse(TG_14, camp.find(card).is_none()),
            Action::Draw => {
                refuse(TG_28, camp.row.is_full())?;
                refuse(TG_19, state.pile.is_empty() && state.discarded() == 0)
            }
            // TG-15: of two cards alike in all, the first is buried.
            Action::Bury { at } => {
                let same = at > 0 && state.lens.first() == state.lens.get(usize::from(at));
                refuse(TG_15, usize::from(at) >= state.lens.len() || same)
            }
            Action::Warm => check_warmth(camp, task),
            Action::Pass => {
                let stuck = matches!(task, Task::Ask { .. }) && !self.holds(camp, Kind::Shield);
                refuse(TG_17, stuck && self.has(Bug::DeadEnds))
            }
            Action::Take { .. } | Action::Concede => Ok(()),
        }
    }

    /// TG-14: a card is used from the own row, as what it is.
    fn check_held(&self, camp: &Camp, card: Card, kinds: &[Kind]) -> Result<(), Illegal> {
        refuse(TG_14, camp.find(card).is_none() || !kinds.contains(&self.kind(card)))
    }

    /// Whether the row holds a card that does this.
    pub(super) fn holds(&self, camp: &Camp, kind: Kind) -> bool {
        camp.row.iter().any(|held| self.kind(held.card) == kind)
    }

    /// Plays an action, or refuses it.
    pub(super) fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut Log<Event>,
    ) -> Result<(), Illegal> {
        self.check_action(state, seat, action)?;
        let stale = self.listed_for.load(Ordering::Relaxed) != fingerprint(state, seat);
        if self.has(Bug::Chain) && stale && turn(state) == Turn::of(seat) {
            state.camps[seat].points += 1;
        }
        match action {
            Action::Keep { card } => self.keep(state, seat, card, log),
            Action::Take { piece } => Self::take_income(state, seat, piece, log),
            Action::Bid { amount } => self.bid(state, seat, amount, log),
            Action::Pay { piece } => self.pay(state, seat, piece, log),
            Action::Warm => warm(state, seat, log),
            Action::Bury { at } => Self::bury(state, seat, Some(at), log),
            Action::Shield { card } => self.shield(state, seat, card, log),
            Action::Pass => self.pass(state, seat, log),
            Action::Sow { card } => self.sow(state, seat, card, log),
            Action::Play { .. } | Action::Strike { .. } | Action::Draw | Action::Concede => {
                self.take_turn(state, seat, action, log);
            }
        }
        self.settle(state, log);
        Ok(())
    }

    /// Lets what was asked go by.
    fn pass(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) {
        log.tell(Event::Passed { seat });
        match state.tasks.top() {
            Some(Task::Auction { .. }) => self.pass_bid(state, seat, log),
            Some(Task::Main { .. }) => self.next_turn(state, seat, true, log),
            Some(Task::Bury { .. }) => Self::bury(state, seat, None, log),
            Some(Task::Ask { .. }) => self.ask_next(state, seat),
            Some(Task::Sow { .. }) => {
                state.tasks.pop();
            }
            Some(
                Task::Take { .. }
                | Task::Draft
                | Task::Income { .. }
                | Task::Pay { .. }
                | Task::Beast
                | Task::Prey
                | Task::Round
                | Task::Torch { .. }
                | Task::Score { .. }
                | Task::Strike { .. }
                | Task::Shield { .. },
            )
            | None => unreachable!("a pass answers only these questions"),
        }
    }

    /// Carries out every task that needs no answer, and stops at the first that does.
    pub(super) fn settle(&self, state: &mut State, log: &mut Log<Event>) {
        while let Some(task) = state.tasks.top() {
            let waits = match task {
                Task::Round => self.begin_round(state, log),
                Task::Take { seat, place } => self.take_known(state, seat, place, log),
                Task::Draft => self.end_draft(state, log),
                Task::Income { waiting } => !waiting.is_empty() || done(state),
                Task::Auction { seat, high, holder, passed } => self.hold_auction(state, seat, high, holder, passed),
                Task::Pay { seat, .. } => self.open_payment(state, seat, log),
                Task::Torch { seat } => Self::hand_torch(state, seat, log),
                Task::Score { seat, card } => self.score_ember(state, seat, card, log),
                Task::Main { seat, turns, passes } => self.open_turn(state, seat, turns, passes, log),
                Task::Bury { .. } => !state.lens.is_empty() || done(state),
                Task::Strike { target, undone, .. } => Self::land(state, target, undone, log),
                Task::Shield { undone, .. } => Self::undo(state, undone, log),
                Task::Ask { seat, to } => self.ask(state, seat, to),
                Task::Sow { .. } | Task::Beast | Task::Prey => true,
            };
            if waits {
                return;
            }
        }
    }

    /// Carries out an answer of chance.
    pub(super) fn answer(&self, state: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
        match state.tasks.pop() {
            Some(Task::Take { seat, place }) => Self::take_drawn(state, seat, place, outcome.items()[0], log),
            Some(Task::Beast) => {
                // TG-25
                let pips = outcome.dice()[0];
                log.cite(TG_25);
                log.tell(Event::Beast { pips });
                if pips >= 4 {
                    state.tasks.push(Task::Prey);
                }
            }
            Some(Task::Prey) => {
                let seat = Seat::at(outcome.items()[0] as u8);
                let coins = state.camps[seat].coins.min(2);
                log.cite(TG_25);
                log.tell(Event::Robbed { seat, coins });
                state.lose(seat, coins);
            }
            Some(
                Task::Draft
                | Task::Income { .. }
                | Task::Auction { .. }
                | Task::Pay { .. }
                | Task::Main { .. }
                | Task::Bury { .. }
                | Task::Sow { .. }
                | Task::Ask { .. }
                | Task::Round
                | Task::Torch { .. }
                | Task::Score { .. }
                | Task::Strike { .. }
                | Task::Shield { .. },
            )
            | None => unreachable!("chance answers only these questions"),
        }
        self.settle(state, log);
    }

    /// TG-3, TG-26: begins a round, or ends the match. Answers whether somebody is waited for.
    fn begin_round(&self, state: &mut State, log: &mut Log<Event>) -> bool {
        if state.round >= self.setup.rounds && !self.has(Bug::Ends) {
            log.cite(TG_26);
            end(state, log);
            return true;
        }
        state.round += 1;
        log.tell(Event::Round { round: state.round });
        let first = self.living_from(state, state.first);
        state.tasks.push(Task::Beast);
        state.tasks.push(Task::Main { seat: first, turns: 0, passes: 0 });
        state.tasks.push(Task::Auction { seat: first, high: 0, holder: None, passed: Seats::NONE });
        state.tasks.push(Task::Income { waiting: state.alive });
        let needed = 2 * state.alive.len();
        let has_room = state.alive.iter().all(|seat| state.camps[seat].row.remaining_capacity() >= 2);
        if has_room && state.pile.len() + state.discarded() >= needed {
            log.cite(TG_3);
            self.refill(state, needed, log);
            state.tasks.push(Task::Draft);
            for seat in state.alive.iter() {
                state.tasks.push(Task::Take { seat, place: Place::Draft });
                state.tasks.push(Task::Take { seat, place: Place::Draft });
            }
        }
        false
    }

    /// The seat itself if it lives, or else the next that does.
    pub(super) fn living_from(&self, state: &State, seat: Seat) -> Seat {
        if state.alive.contains(seat) { seat } else { state.next(seat, self.players) }
    }
}

/// TG-21: a spark that is needed for a payment is not burnt.
fn check_warmth(camp: &Camp, task: Task) -> Result<(), Illegal> {
    refuse(TG_21, camp.sparks == 0)?;
    if let Task::Pay { due, coins, .. } = task {
        let left = Camp { coins: camp.coins, sparks: camp.sparks - 1, ..Camp::default() };
        refuse(TG_21, !left.can_pay(due, coins > 0))?;
    }
    Ok(())
}

/// TG-21: burns a spark.
fn warm(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    log.cite(TG_21);
    state.spend_spark(seat);
    state.camps[seat].points += 1;
    log.tell(Event::Scored { seat, points: 1 });
}

/// Takes the task off that has nothing left to do.
pub(super) fn done(state: &mut State) -> bool {
    state.tasks.pop();
    false
}

/// TG-27: ends the match.
pub(super) fn end(state: &mut State, log: &mut Log<Event>) {
    log.cite(TG_27);
    state.over = true;
    state.tasks = Tasks::new();
    log.tell(Event::Over);
}

/// What a careless cache would take for the state.
fn fingerprint(state: &State, seat: Seat) -> u32 {
    let camp = &state.camps[seat];
    u32::from_le_bytes([state.round, seat.number(), camp.coins, camp.sparks])
}
