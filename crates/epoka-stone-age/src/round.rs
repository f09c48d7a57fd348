//! Set-up, the course of a round, and the ways a game ends: SA-1 to SA-6, SA-52 to SA-54, SA-59.

use epoka_core::{BySeat, Log, Seat, Tasks};

use crate::{
    StoneAge,
    action::Event,
    data::{STACK_HEIGHT, Start},
    feed, gather, place,
    rules::*,
    score,
    state::*,
    using,
};

/// The table before anything is drawn.
pub fn start(game: &StoneAge) -> State {
    let board = &game.data.board;
    let Start { figures, food } = board.start;
    // SA-1: everybody begins with the same tribe.
    let tribe =
        if SA_1.in_force() { Tribe { food, figures, home: figures, ..Tribe::default() } } else { Tribe::default() };
    let mut tribes = BySeat::default();
    Seat::all(game.players).for_each(|seat| tribes[seat] = tribe);
    let mut stacks = [Stack::default(); STACKS];
    stacks[..usize::from(game.table.stacks)].fill(Stack { top: None, hidden: STACK_HEIGHT });
    let mut tasks = Tasks::new();
    tasks.push(Task::FirstPlayer);
    State {
        round: 0,
        first: Seat::at(0),
        placed: BySpot::default(),
        tribes,
        display: [None; SPACES],
        deck: CardSet::first(game.data.card.len()),
        stacks,
        tiles: BuildingSet::first(game.data.building.len()),
        last_round: false,
        feeding: BySeat::default(),
        tasks,
        end: None,
    }
}

/// SA-5: lots have been drawn; SA-1 to SA-4: the table is laid.
pub fn begin(game: &StoneAge, state: &mut State, first: Seat, log: &mut Log<Event>) {
    log.cite(SA_1);
    state.tasks.pop();
    if log.cite(SA_5) {
        state.first = first;
    }
    log.tell(Event::FirstPlayer { seat: state.first });
    // SA-4: the top tile of every stack is turned up, after SA-3: four cards are laid out.
    if log.cite(SA_4) {
        state.tasks.push(Task::TurnUp { stacks: (1 << game.table.stacks) - 1 });
    }
    if log.cite(SA_3) {
        state.tasks.push(Task::FillDisplay);
    }
}

/// SA-3, SA-52: cards come on the free spaces from right to left.
pub fn fill_display(state: &mut State, cards: &[u16], log: &mut Log<Event>) {
    state.tasks.pop();
    let mut cards = cards.iter().map(|&card| Card(card as u8));
    for space in 0..SPACES {
        if state.display[space].is_some() {
            continue;
        }
        let Some(card) = cards.next() else { break };
        state.deck.remove(card);
        state.display[space] = Some(card);
        log.tell(Event::CardRevealed { spot: Spot::card(space), card });
    }
}

/// SA-4, SA-30: tiles are turned up.
pub fn turn_up(state: &mut State, stacks: u8, tiles: &[u16], log: &mut Log<Event>) {
    state.tasks.pop();
    let open = (0..STACKS).filter(|stack| stacks & (1 << stack) != 0);
    for (stack, &tile) in open.zip(tiles) {
        let building = Building(tile as u8);
        state.tiles.remove(building);
        state.stacks[stack].hidden -= 1;
        state.stacks[stack].top = Some(building);
        log.tell(Event::BuildingRevealed { spot: Spot::building(stack), building });
    }
}

/// SA-44: the extra card is seen by its owner alone and never used for its top half.
pub fn draw_extra(state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) {
    state.tasks.pop();
    // SA-A10: it leaves the deck for good.
    if log.cite(SA_A10) {
        state.deck.remove(card);
    }
    let tribe = &mut state.tribes[seat];
    tribe.cards.insert(card);
    tribe.secret.insert(card);
    log.tell(Event::Drew { seat, card: Some(card) });
}

/// Carries the game on to the next decision, chance or end.
pub fn settle(game: &StoneAge, state: &mut State, log: &mut Log<Event>) {
    while state.end.is_none() {
        match state.tasks.top() {
            // Nothing is pending: the table is laid, or a round is over.
            None => begin_round(game, state, log),
            Some(Task::Place { .. } | Task::FirstPlayer | Task::TurnUp { .. } | Task::FillDisplay) => return,
            Some(Task::Use { seat }) => {
                if using::has_figures(state, seat) {
                    return;
                }
                state.tasks.pop();
                // SA-18: then the next seat uses its figures, until all have.
                let next = seat.next(game.players);
                if next != state.first {
                    state.tasks.push(Task::Use { seat: next });
                } else if log.cite(SA_6) {
                    // SA-6: feeding is the third phase.
                    feed::begin(game, state, log);
                } else {
                    end_round(game, state, log);
                }
            }
            Some(Task::DrawExtra { seat }) => {
                // SA-A9: from an empty deck nothing is drawn.
                if !state.deck.is_empty() || !log.cite(SA_A9) {
                    return;
                }
                state.tasks.pop();
                log.tell(Event::DrewNothing { seat });
            }
            Some(Task::Feed) => {
                if !feed::asked(state).is_empty() {
                    return;
                }
                state.tasks.pop();
                end_round(game, state, log);
            }
            Some(
                Task::Roll { .. }
                | Task::AddTools { .. }
                | Task::Pay { .. }
                | Task::RollForAll { .. }
                | Task::TakeDie { .. }
                | Task::Choose { .. },
            ) => return,
        }
    }
}

/// SA-7, SA-8: the turn goes to the next seat that has to place; after the last, figures are used.
pub fn next_to_place(game: &StoneAge, state: &mut State, from: Seat, log: &mut Log<Event>) {
    state.tasks.pop();
    let mut seats = from.around(game.players);
    let next = seats.find(|&seat| place::can_place(game, state, seat) || !log.cite(SA_8));
    match next {
        Some(seat) => state.tasks.push(Task::Place { seat }),
        None => state.tasks.push(Task::Use { seat: state.first }),
    }
}

/// SA-6: a round begins with placing.
fn begin_round(game: &StoneAge, state: &mut State, log: &mut Log<Event>) {
    state.round += 1;
    log.cite(SA_6);
    log.tell(Event::RoundBegan { round: state.round, seat: state.first });
    state.tasks.push(Task::Place { seat: state.first });
    next_to_place(game, state, state.first, log);
}

/// After feeding: the game ends, or the table is made ready for the next round.
fn end_round(game: &StoneAge, state: &mut State, log: &mut Log<Event>) {
    // SA-54: an emptied stack ends the game after this round.
    if state.last_round && log.cite(SA_54) {
        // SA-A15: it does so as well if the deck could not fill the display.
        let deck_too = free_spaces(state) > state.deck.len();
        let end = if deck_too && !log.cite(SA_A15) { End::Deck } else { End::Stack };
        return finish(game, state, end, log);
    }
    // SA-59: no game is endless.
    if state.round >= game.data.board.limits.rounds && log.cite(SA_59) {
        return finish(game, state, End::Rounds, log);
    }
    // SA-52: the first-player figure goes round.
    if log.cite(SA_52) {
        state.first = state.first.next(game.players);
        slide(state, log);
    }
    // SA-37: tools are ready again.
    if log.cite(SA_37) {
        Seat::all(game.players).for_each(|seat| state.tribes[seat].used = 0);
    }
    let free = free_spaces(state);
    // SA-53: too few cards to fill the display end the game at once.
    if free > state.deck.len() && log.cite(SA_53) {
        return finish(game, state, End::Deck, log);
    }
    if free > 0 {
        state.tasks.push(Task::FillDisplay);
    }
}

/// How many spaces for cards are empty.
pub fn free_spaces(state: &State) -> u8 {
    state.display.iter().filter(|space| space.is_none()).count() as u8
}

/// SA-52: the cards that are left move to the right.
fn slide(state: &mut State, log: &mut Log<Event>) {
    let mut to = 0;
    for from in 0..SPACES {
        let Some(card) = state.display[from].take() else { continue };
        state.display[to] = Some(card);
        if to != from {
            log.tell(Event::CardSlid { spot: Spot::card(to), card });
        }
        to += 1;
    }
}

fn finish(game: &StoneAge, state: &mut State, end: End, log: &mut Log<Event>) {
    state.end = Some(end);
    log.tell(Event::GameEnded { end });
    // SA-A4: resources of choice nobody took are taken now, whichever they are.
    for seat in Seat::all(game.players) {
        let open = state.tribes[seat].face_up;
        for card in open.iter() {
            if let Some(count) = crate::effect::any_resources(game, card)
                && log.cite(SA_A4)
            {
                state.tribes[seat].face_up.remove(card);
                log.tell(Event::CardUsed { seat, card });
                gather::gain(state, seat, Good::Wood, u16::from(count), log);
            }
        }
    }
    // Cards are turned over for the scoring.
    log.reveal();
    score::tell(game, state, log);
}
