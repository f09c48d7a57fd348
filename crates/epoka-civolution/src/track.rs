//! Tracks, upgrades, row tiles and dice: CVL-103, CVL-142, CVL-148, CVL-151.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    Civolution,
    action::{Action, Event},
    ask::Ways,
    effect::{Die, Track, When},
    markers::{score, trigger},
    rules::*,
    state::*,
    task::Task,
    vici,
};

/// CVL-151: one step on a track; the rest comes after its bonus.
pub fn step(game: &Civolution, state: &mut State, seat: Seat, track: Track, n: u8, log: &mut Log<Event>) {
    log.cite(CVL_151);
    state.tasks.pop();
    if n > 1 {
        state.tasks.push(Task::Steps { seat, track, n: n - 1 });
    }
    let civ = &mut state.civs[seat];
    let space = &mut civ.tracks[track as usize];
    if *space >= game.data.tracks.spaces {
        return score(state, seat, game.data.tracks.beyond_vp.into(), Line::Tracks, log);
    }
    *space += 1;
    let space = *space;
    log.tell(Event::TrackAdvanced { seat, track, space });
    let threshold = game.data.thresholds[track as usize].iter().find(|(at, _)| *at == space);
    if let Some(&(_, span)) = threshold {
        if vici::is(state, seat) {
            return vici::threshold(game, state, span, log);
        }
        trigger(game, state, seat, When::TRACK_BONUS, log);
        state.tasks.push(Task::Run { seat, line: Line::Tracks, at: span.at, end: span.end });
    }
}

/// CVL-142: whether a module can be upgraded.
pub fn check_upgrade(game: &Civolution, state: &State, seat: Seat, value: u8, module: Module) -> Result<(), Illegal> {
    refuse(CVL_142, module.index() >= MAIN || state.civs[seat].level(module) >= 3)?;
    refuse(CVL_151, value > 0 && !game.data.modules[module.index()].dice.contains(&value))
}

/// Every upgrade that can be made.
pub fn list_upgrades(game: &Civolution, state: &State, seat: Seat, value: u8, ways: &mut Ways) {
    for module in (0..MAIN as u8).map(Module) {
        if check_upgrade(game, state, seat, value, module).is_ok() {
            ways.put(Action::Upgrade { module });
        }
    }
}

/// A module is upgraded.
pub fn upgrade(game: &Civolution, state: &mut State, seat: Seat, module: Module, log: &mut Log<Event>) {
    log.cite(CVL_142);
    let level = &mut state.civs[seat].levels[module.index()];
    *level += 1;
    let level = *level;
    log.tell(Event::Upgraded { seat, module, level });
    trigger(game, state, seat, When::UPGRADE, log);
}

/// CVL-103: whether a row tile can be turned.
pub fn check_flip(state: &State, seat: Seat, row: u8) -> Result<(), Illegal> {
    refuse(CVL_103, !(4..=5).contains(&row) || state.civs[seat].rows[usize::from(row) - 4])
}

/// A row tile is turned.
pub fn flip(state: &mut State, seat: Seat, row: u8, log: &mut Log<Event>) {
    log.cite(CVL_103);
    state.civs[seat].rows[usize::from(row) - 4] = true;
    log.tell(Event::RowActive { seat, row });
}

/// CVL-148: whether a die of a kind can be gained: from the display, or from who has the most.
pub fn check_die(game: &Civolution, state: &State, seat: Seat, of: Die) -> Result<(), Illegal> {
    if state.dice[of as usize] > 0 {
        return Ok(());
    }
    refuse(CVL_148, !Seat::all(game.players).any(|other| check_take(game, state, seat, of, other).is_ok()))
}

/// CVL-148: whether a die comes from there when the display has none.
pub fn check_take(game: &Civolution, state: &State, seat: Seat, of: Die, from: Seat) -> Result<(), Illegal> {
    let most = Seat::all(game.players).map(|seat| state.civs[seat].dice_of(of)).max().unwrap_or(0);
    refuse(CVL_148, from == seat || from.number() >= game.players || state.civs[from].dice_of(of) < most)
}

/// A die is gained.
pub fn gain_die(state: &mut State, seat: Seat, of: Die, log: &mut Log<Event>) {
    log.cite(CVL_148);
    state.tasks.pop();
    if state.dice[of as usize] == 0 {
        state.tasks.push(Task::TakeDie { seat, of });
        return;
    }
    state.dice[of as usize] -= 1;
    receive(state, seat, of, log);
}

/// A die comes to the console: an activation die is rolled.
pub fn receive(state: &mut State, seat: Seat, of: Die, log: &mut Log<Event>) {
    log.tell(Event::DieGained { seat, of });
    match of {
        Die::Activation => {
            state.civs[seat].used += 1;
            // CVL-205: V.I.C.I. does not roll it.
            if !vici::is(state, seat) {
                state.tasks.push(Task::RollDie { seat });
            }
        }
        Die::Fate => state.civs[seat].fate += 1,
    }
}

/// CVL-148: a die is taken from somebody; an activation die is one the owner picks.
pub fn take_die(state: &mut State, seat: Seat, of: Die, from: Seat, log: &mut Log<Event>) {
    state.tasks.pop();
    match of {
        Die::Activation => state.tasks.push(Task::GiveDie { seat: from, to: seat }),
        Die::Fate => {
            state.civs[from].fate -= 1;
            receive(state, seat, of, log);
        }
    }
}

/// CVL-Q16: whether this die can be given; 0 is a used one.
pub fn check_give(state: &State, seat: Seat, value: u8) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    let there = match value {
        0 => civ.used,
        1..=6 => civ.dice[usize::from(value) - 1],
        _ => 0,
    };
    refuse(CVL_Q16, there == 0)
}

/// The owner gives a die.
pub fn give_die(state: &mut State, seat: Seat, to: Seat, value: u8, log: &mut Log<Event>) {
    log.cite(CVL_Q16);
    state.tasks.pop();
    let civ = &mut state.civs[seat];
    match value {
        0 => civ.used -= 1,
        _ => civ.dice[usize::from(value) - 1] -= 1,
    }
    receive(state, to, Die::Activation, log);
}
