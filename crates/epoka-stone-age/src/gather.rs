//! Dice for goods, the tools that help them, and what the village gives: SA-19 to SA-23, SA-31 to SA-37.

use epoka_core::{Illegal, Log, Seat, allow, refuse};

use crate::{
    StoneAge,
    action::{Action, Dice, Event},
    effect,
    rules::*,
    state::{Card, Good, Resource, State, Task},
};

/// Adds goods to a tribe's stock.
pub fn gain(state: &mut State, seat: Seat, good: Good, amount: u16, log: &mut Log<Event>) {
    let tribe = &mut state.tribes[seat];
    let stock = match good {
        Good::Food => &mut tribe.food,
        Good::Wood => &mut tribe.resources[Resource::Wood],
        Good::Brick => &mut tribe.resources[Resource::Brick],
        Good::Stone => &mut tribe.resources[Resource::Stone],
        Good::Gold => &mut tribe.resources[Resource::Gold],
    };
    // SA-46: supplies never run out.
    if log.cite(SA_46) {
        *stock += amount;
    }
    log.tell(Event::Gained { seat, good, amount });
}

/// SA-31: one tool step: a new tile, or a tile of the lowest level raised by one.
pub fn gain_tool(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let tribe = &mut state.tribes[seat];
    let lowest = *tribe.tools.iter().min().expect("there are three tool spaces");
    // SA-31: three fours are the end; SA-A8: the tiles for 3 and 4 are not.
    if lowest < 4 && log.cite(SA_31) && (lowest < 2 || log.cite(SA_A8)) {
        let at_lowest = |slot: &usize| tribe.tools[*slot] == lowest;
        // SA-A7: a tile that is not used yet is raised first; a used one stays used.
        let unused = (0..3).filter(at_lowest).find(|slot| log.cite(SA_A7) && tribe.used & (1 << slot) == 0);
        let slot = unused.or_else(|| (0..3).find(at_lowest)).expect("some space has the lowest value");
        tribe.tools[slot] += 1;
        // SA-32: it can be used in this round.
        if !log.cite(SA_32) {
            tribe.used |= 1 << slot;
        }
    }
    log.tell(Event::ToolGained { seat, tools: tribe.tools });
}

/// SA-21: one step on the food track, up to its end.
pub fn advance_track(game: &StoneAge, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let tribe = &mut state.tribes[seat];
    let end = game.data.board.limits.food_track;
    if log.cite(SA_21) {
        tribe.track = (tribe.track + 1).min(end);
    }
    log.tell(Event::TrackMoved { seat, track: tribe.track });
}

/// SA-20: one more figure, if one is left.
pub fn grow(game: &StoneAge, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let tribe = &mut state.tribes[seat];
    // SA-2: a tribe has ten figures at the most.
    let is_whole = tribe.figures >= game.data.board.limits.figures && log.cite(SA_2);
    if !is_whole && log.cite(SA_20) {
        tribe.figures += 1;
        tribe.home += 1;
    }
    log.tell(Event::FigureGained { seat, figures: tribe.figures });
}

/// The dice lie on the table: the seat may add tools, or takes what they give.
pub fn rolled(game: &StoneAge, state: &mut State, seat: Seat, good: Good, dice: &[u8], log: &mut Log<Event>) {
    let pips = dice.iter().sum();
    log.tell(Event::Rolled { seat, good, dice: Dice(dice.iter().copied().take(10).collect()), pips });
    let roll = Roll { seat, good, pips, added: 0 };
    // SA-33: tools may help every roll that gathers.
    if has_tools(game, state, roll) && log.cite(SA_33) {
        state.tasks.push(Task::AddTools { seat, good, pips, added: 0 });
    } else {
        take(game, state, roll, log);
    }
}

/// A roll and the tools that have joined it, as [`Task::AddTools`] holds them.
#[derive(Clone, Copy)]
pub struct Roll {
    /// Whose roll.
    pub seat: Seat,
    /// What for.
    pub good: Good,
    /// What the roll and the tools added so far make.
    pub pips: u8,
    /// How many tools were added.
    pub added: u8,
}

/// SA-60: a tool has joined the roll; the seat says when it is enough.
fn add(state: &mut State, roll: Roll, value: u8, log: &mut Log<Event>) {
    log.cite(SA_60);
    let Roll { seat, good, pips, added } = roll;
    *state.tasks.top_mut().expect("a roll is pending") =
        Task::AddTools { seat, good, pips: pips + value, added: added + 1 };
}

/// Whether any tool may still join the roll.
pub fn has_tools(game: &StoneAge, state: &State, roll: Roll) -> bool {
    let tribe = &state.tribes[roll.seat];
    tribe.tools.iter().any(|&value| check_tool(state, roll, value).is_ok())
        || tribe.face_up.iter().any(|card| check_card(game, state, roll, card).is_ok())
}

/// SA-33, SA-34: whether a tool of this value may join the roll, and its space. Of equal tools it is the first that is ready.
fn check_tool(state: &State, roll: Roll, value: u8) -> Result<usize, Illegal> {
    let tribe = &state.tribes[roll.seat];
    // SA-33: only a tool one has.
    let owned = || (0..3).filter(|&slot| value > 0 && tribe.tools[slot] == value);
    let first = owned().next().ok_or(Illegal::by(SA_33))?;
    // SA-34: each tool once a round.
    let ready = owned().find(|&slot| tribe.is_ready(slot));
    refuse(SA_34, ready.is_none())?;
    Ok(ready.unwrap_or(first))
}

/// SA-36: whether a one-use tool may join the roll, and its value.
fn check_card(game: &StoneAge, state: &State, roll: Roll, card: Card) -> Result<u8, Illegal> {
    // SA-36: only one that lies face up in front of the seat.
    if !state.tribes[roll.seat].face_up.contains(card) {
        return Err(Illegal::by(SA_36));
    }
    let value = effect::one_use_tool(game, card).ok_or(Illegal::by(SA_36))?;
    // SA-A16: together with other tools.
    allow(SA_A16, roll.added > 0)?;
    Ok(value)
}

/// The tools and cards that may join the roll, and the way out.
pub fn list(game: &StoneAge, state: &State, roll: Roll, list: &mut Vec<Action>) {
    list.push(Action::Take);
    let tribe = &state.tribes[roll.seat];
    let first = |slot: &usize| !tribe.tools[..*slot].contains(&tribe.tools[*slot]);
    let values = (0..3).filter(first).map(|slot| tribe.tools[slot]);
    list.extend(values.filter(|&value| check_tool(state, roll, value).is_ok()).map(|value| Action::AddTool { value }));
    let cards = tribe.face_up.iter();
    list.extend(cards.filter(|&card| check_card(game, state, roll, card).is_ok()).map(|card| Action::AddCard { card }));
}

/// The same in one order: tools from left to right, then cards by their numbers, nothing before what was added last.
pub fn canonical(game: &StoneAge, state: &State, roll: Roll, last: Option<Action>, list: &mut Vec<Action>) {
    self::list(game, state, roll, list);
    let tools = &state.tribes[roll.seat].tools;
    let space = |value: u8| tools.iter().position(|&tool| tool == value);
    list.retain(|action| match (*action, last) {
        (Action::AddTool { value }, Some(Action::AddTool { value: last })) => space(value) >= space(last),
        (Action::AddTool { .. }, Some(Action::AddCard { .. })) => false,
        (Action::AddCard { card }, Some(Action::AddCard { card: last })) => card.0 > last.0,
        _ => true,
    });
}

/// SA-34: adds a tool with its whole value.
pub fn add_tool(state: &mut State, roll: Roll, value: u8, log: &mut Log<Event>) -> Result<(), Illegal> {
    let slot = check_tool(state, roll, value)?;
    if log.cite(SA_34) {
        state.tribes[roll.seat].used |= 1 << slot;
    }
    log.tell(Event::ToolAdded { seat: roll.seat, value });
    add(state, roll, value, log);
    Ok(())
}

/// SA-36: adds a one-use tool, which is spent.
pub fn add_card(
    game: &StoneAge,
    state: &mut State,
    roll: Roll,
    card: Card,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let value = check_card(game, state, roll, card)?;
    log.use_component(card.index());
    if roll.added > 0 {
        log.cite(SA_A16);
    }
    if log.cite(SA_36) {
        state.tribes[roll.seat].face_up.remove(card);
    }
    log.tell(Event::CardAdded { seat: roll.seat, card, value });
    add(state, roll, value, log);
    Ok(())
}

/// SA-22, SA-23: the pips become goods, rounded down.
pub fn take(game: &StoneAge, state: &mut State, roll: Roll, log: &mut Log<Event>) {
    let rule = if roll.good == Good::Food { SA_22 } else { SA_23 };
    if log.cite(rule) {
        let amount = roll.pips / game.data.board.divisor.of(roll.good);
        gain(state, roll.seat, roll.good, u16::from(amount), log);
    }
}
