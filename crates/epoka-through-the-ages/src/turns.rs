//! Set-up, the course of a turn, and the end of the game: TTA-11 to TTA-23, TTA-36 to TTA-38, TTA-124, TTA-133 to
//! TTA-135, TTA-204 to TTA-207.

use epoka_core::{BySeat, Log, Seat, Seats, Tasks};

use crate::{
    ThroughTheAges, action::Event, age, army, cards::MilitaryKind, effect::Age, events, hand, leaders, people, rate,
    row, rules::*, state::*,
};

/// The state before anything happened.
pub fn start(game: &ThroughTheAges) -> State {
    let mut state = State {
        round: 0,
        last_round: None,
        age: Age::A,
        start: Seat::at(0),
        current: Seat::at(0),
        playing: Seats::all(game.players),
        row: [None; ROW],
        deck: [0; CIVIL],
        deck_size: 0,
        military_deck: Faces::new(),
        discards: Faces::new(),
        gone: Faces::new(),
        events: Faces::new(),
        top_event: None,
        future: Faces::new(),
        tactics: epoka_core::ArrayVec::new(),
        nations: BySeat::default(),
        turn: TurnState::default(),
        force: Force::default(),
        tasks: Tasks::new(),
        over: false,
    };
    for (card, data) in game.data.military_cards().filter(|(_, data)| data.age == Age::A) {
        for _ in 0..data.copies[state.by_players()] {
            state.gone.push(Face { card, seen_by: Seats::NONE });
        }
    }
    age::lay_civil_deck(game, &mut state, Age::A);
    for seat in Seat::all(game.players) {
        settle_nation(game, &mut state, seat);
    }
    state.tasks.push(Task::FirstPlayer);
    state
}

/// TTA-12, TTA-13: what a civilization begins with.
fn settle_nation(game: &ThroughTheAges, state: &mut State, seat: Seat) {
    let board = &game.data.board;
    let nation = &mut state.nations[seat];
    if TTA_13.in_force() {
        nation.yellow = board.yellow_bank.start;
        nation.blue = board.blue_bank.start;
        nation.unused = board.player.unused_workers;
    }
    nation.government = game.data.despotism;
    nation.technologies.insert(game.data.despotism);
    for (card, data) in game.data.civil_cards() {
        if let Some(workers) = data.start_workers
            && TTA_12.in_force()
        {
            nation.technologies.insert(card);
            nation.workers[card.index()] = workers;
        }
    }
    // TTA-16: nobody begins with a tactic.
    if !TTA_16.in_force() {
        nation.tactic =
            game.data.military_cards().find(|(_, data)| data.kind == MilitaryKind::Tactic).map(|(card, _)| card);
    }
    // TTA-15: ratings follow from the workers.
    if TTA_15.in_force() {
        state.nations[seat].rates = rate::compute(game, state, seat, &mut |rule| rule.in_force());
    }
    // TTA-14: all actions are spent.
    if !TTA_14.in_force() {
        state.nations[seat].military = state.nations[seat].rates.military;
    }
}

/// TTA-18: lots are drawn for who begins.
pub fn begin(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    state.tasks.pop();
    for rule in [TTA_1, TTA_11, TTA_12, TTA_13, TTA_14, TTA_15, TTA_16, TTA_18] {
        log.cite(rule);
    }
    log.use_component(game.data.despotism.index());
    if TTA_18.in_force() {
        state.start = seat;
    }
    log.tell(Event::FirstPlayer { seat });
    // TTA-19: fewer civil actions for those who begin.
    for (place, seat) in seat.around(game.players).enumerate() {
        if log.cite(TTA_19) {
            state.nations[seat].civil = game.data.board.player.first_civil_actions[place];
        }
    }
    state.tasks.push(Task::StartTurn { seat });
    state.tasks.push(Task::FillRow);
    state.tasks.push(Task::DealEvents);
}

/// TTA-17: how many events of Age A are used.
pub fn first_events(game: &ThroughTheAges) -> u8 {
    game.data.board.ages.first_events[usize::from(game.players) - 2]
}

/// TTA-17: face-down events; the others go back unseen.
pub fn deal_events(state: &mut State, items: &[u16], log: &mut Log<Event>) {
    state.tasks.pop();
    if !log.cite(TTA_17) {
        return;
    }
    for &item in items {
        let card = Military(item as u8);
        let at = state.gone.iter().position(|face| face.card == card).expect("the outcome was checked");
        let face = state.gone.remove(at);
        state.events.push(face);
    }
    state.events.sort_unstable();
}

/// TTA-36: a turn begins.
pub fn start_turn(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    if seat == state.start && log.cite(TTA_21) {
        state.round += 1;
    }
    state.current = seat;
    state.turn = TurnState::default();
    log.tell(Event::TurnBegan { seat, round: state.round });
    if !log.cite(TTA_36) {
        return;
    }
    state.tasks.push(Task::FinishTurn { seat });
    // TTA-124: the end of a turn, the last step first.
    if TTA_124.in_force() {
        state.tasks.push(Task::MilitaryDraw { seat });
        state.tasks.push(Task::Produce { seat });
        state.tasks.push(Task::Excess { seat, named: 0 });
    }
    state.tasks.push(Task::Actions { seat });
    // TTA-37, TTA-38: in the first round there is no start of turn.
    if state.is_first_turn() && log.cite(TTA_38) {
        return;
    }
    state.tasks.push(Task::Politics { seat });
    state.tasks.push(Task::ShareTactic { seat });
    state.tasks.push(Task::Wars { seat });
    // TTA-35: in Age IV as well.
    if state.age != Age::IV || log.cite(TTA_35) {
        row::clear(game, state, log);
        row::close_up(state, log);
    }
    state.tasks.push(Task::FillRow);
}

/// TTA-82: the Action Phase ends.
pub fn finish_actions(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    if log.cite(TTA_82) {
        state.tasks.pop();
    }
    log.cite(TTA_124);
    leaders::end_turn(game, state, seat, log);
}

/// TTA-133: a card for each military action left over, three at most.
pub fn military_draw(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let left = army::available(state, seat);
    let count = left.min(game.data.board.player.most_cards_drawn);
    // TTA-14: in the first round no military action is there.
    if count > 0 && state.age != Age::A && log.cite(TTA_133) {
        state.tasks.push(Task::DrawCards { seat, count });
    }
}

/// TTA-135: actions come back; the next player begins, or the game is over.
pub fn finish_turn(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let nation = &mut state.nations[seat];
    if log.cite(TTA_135) {
        (nation.civil, nation.military) = (nation.rates.civil, nation.rates.military);
    }
    state.turn = TurnState::default();
    let next = state.next(seat);
    if next == state.start && state.last_round == Some(state.round) && TTA_23.in_force() {
        end_game(game, state, log);
    } else {
        state.tasks.push(Task::StartTurn { seat: next });
    }
}

/// TTA-204 to TTA-207: the final scoring.
fn end_game(game: &ThroughTheAges, state: &mut State, log: &mut Log<Event>) {
    log.cite(TTA_23);
    if log.cite(TTA_204) {
        events::score_impacts(game, state, log);
    }
    for seat in state.playing.iter() {
        if TTA_206.in_force() {
            let before = state.nations[seat].ledger.cards;
            leaders::score_labs(game, state, seat, log);
            if state.nations[seat].ledger.cards != before {
                log.cite(TTA_206);
            }
        }
    }
    state.over = true;
    log.cite(TTA_207);
    log.tell(Event::GameOver);
}

/// TTA-33: cards are dealt as far as there are any; the rest of the draw is lost.
pub fn is_drawn(state: &mut State, count: u8, log: &mut Log<Event>) -> bool {
    hand::reshuffle(state, log);
    // TTA-A4: without any card left the rest is lost; what is gone does not come back.
    if count > 0 && state.age != Age::IV && !hand::can_draw(state) && !log.cite(TTA_A4) {
        state.military_deck = std::mem::take(&mut state.gone).iter().copied().collect();
    }
    count == 0 || !hand::can_draw(state)
}

/// Science of an action card comes after what it orders.
pub fn gain_science(state: &mut State, seat: Seat, amount: u8, log: &mut Log<Event>) {
    people::gain_science(state, seat, amount.into(), log);
}
