//! Rolls of fate dice: favor tests, hunts and lucky finds. CVL-62, CVL-70, CVL-71, CVL-85, CVL-86.

use epoka_core::{Illegal, Log, Seat, allow, refuse};

use crate::{
    Civolution,
    action::{Action, Event},
    ask::Ways,
    effect::{Stock, Terrain, When},
    markers::{gain, pay_ideas, trigger},
    materials,
    raw::AreaKind,
    rules::*,
    state::*,
    task::{Gain, Task},
};

/// Steps from one value of a die to another: 6 and 1 are neighbours.
pub fn steps(from: u8, to: u8) -> u8 {
    let apart = from.abs_diff(to);
    if CVL_62.in_force() { apart.min(6 - apart) } else { apart }
}

/// CVL-70: the largest value that passes.
fn passing(civ: &Civ) -> u8 {
    if CVL_70.in_force() { (civ.favor + civ.mods.favor_range).min(6) } else { 6 }
}

/// Whether no roll is needed.
pub fn is_sure(civ: &Civ) -> bool {
    passing(civ) >= 6
}

/// How many dice a test has.
pub fn dice(civ: &Civ) -> u8 {
    civ.fate + civ.mods.favor_dice
}

/// Ideas that turn the roll into a passed test.
pub fn ideas_needed(state: &State, seat: Seat) -> u8 {
    let most = passing(&state.civs[seat]);
    let of = |&die: &u8| (1..=most).map(|value| steps(die, value)).min().unwrap_or(6);
    state.roll.iter().map(of).min().unwrap_or(6)
}

/// The dice of a test have fallen.
pub fn rolled(game: &Civolution, state: &mut State, task: (Seat, u8, u8, bool), log: &mut Log<Event>) {
    let (seat, guards, more, rerolled) = task;
    log.cite(CVL_70);
    let needed = ideas_needed(state, seat);
    let civ = &state.civs[seat];
    let again = civ.mods.favor_reroll && !rerolled;
    if needed > 0 && (needed <= civ.has(Stock::Idea) || again) {
        state.tasks.push(Task::FixTest { seat, guards, more, rerolled });
        return;
    }
    finish(game, state, (seat, guards, more), needed == 0, log);
}

/// Whether ideas can save a test.
pub fn check_ideas(state: &State, seat: Seat) -> Result<(), Illegal> {
    refuse(CVL_62, ideas_needed(state, seat) > state.civs[seat].has(Stock::Idea))
}

/// Whether the roll may be repeated.
pub fn check_reroll(state: &State, seat: Seat, rerolled: bool) -> Result<(), Illegal> {
    refuse(CVL_198, rerolled || !state.civs[seat].mods.favor_reroll)
}

/// Ideas save a test.
pub fn fix(game: &Civolution, state: &mut State, task: (Seat, u8, u8), log: &mut Log<Event>) {
    let needed = ideas_needed(state, task.0);
    log.cite(CVL_62);
    pay_ideas(state, task.0, needed, log);
    finish(game, state, task, true, log);
}

/// CVL-71: a test is passed or not.
pub fn finish(game: &Civolution, state: &mut State, task: (Seat, u8, u8), passed: bool, log: &mut Log<Event>) {
    let (seat, guards, more) = task;
    log.cite(CVL_71);
    log.tell(Event::Tested { seat, passed });
    state.roll.clear();
    let guarded = state.tasks.last_mut();
    if passed {
        if let Some(Task::Migrate { n, .. } | Task::Procreate { n, .. }) = guarded {
            *n += more;
        }
    } else if let Some(Task::Run { at, .. }) = guarded {
        *at += u16::from(guards);
    } else if let Some(Task::RockBirth { .. }) = guarded {
        state.tasks.pop();
    }
    trigger(game, state, seat, if passed { When::FAVOR_PASS } else { When::FAVOR_FAIL }, log);
}

/// Ideas that make a die of the roll show a value, with free steps.
fn price(state: &State, value: u8, free: u8) -> u8 {
    state.roll.iter().map(|&die| steps(die, value)).min().unwrap_or(6).saturating_sub(free)
}

/// Food of a hunt.
pub fn food(game: &Civolution, state: &State, seat: Seat, territory: Territory, value: u8) -> u8 {
    let terrain = game.data.terrain(territory) as usize;
    // CVL-119: mushroom valleys.
    let valley =
        |area: &Option<Area>| area.is_some_and(|area| game.data.areas[area.index()].kind == AreaKind::MushroomValley);
    let touches = state.touches[territory.index()];
    let valleys = state.areas.iter().enumerate().filter(|(slot, area)| touches & 1 << slot != 0 && valley(area));
    let valleys = if CVL_119.in_force() { valleys.count() as u8 } else { 0 };
    game.data.hunting[terrain][usize::from(value) - 1]
        + valleys * game.data.valley
        + state.civs[seat].mods.hunt_food[terrain]
}

/// What a roll is used for.
#[derive(Clone, Copy)]
pub enum Use {
    /// A hunt.
    Hunt(Territory),
    /// A lucky find.
    Find,
}

fn free_steps(game: &Civolution, state: &State, seat: Seat, how: Use) -> u8 {
    match how {
        Use::Hunt(territory) => state.civs[seat].mods.hunt_shift[game.data.terrain(territory) as usize],
        Use::Find => 0,
    }
}

/// What a value is worth: food, or the storage row.
fn worth(game: &Civolution, how: Use, value: u8) -> u8 {
    match how {
        Use::Hunt(territory) => game.data.hunting[game.data.terrain(territory) as usize][usize::from(value) - 1],
        Use::Find => materials::row(Material(value.div_ceil(2) - 1)),
    }
}

/// Whether the roll can be used as this value: with the ideas there are, and not where another value is as good and
/// cheaper.
pub fn check_use(game: &Civolution, state: &State, seat: Seat, how: Use, value: u8) -> Result<(), Illegal> {
    refuse(CVL_62, !(1..=6).contains(&value))?;
    let free = free_steps(game, state, seat, how);
    let cost = price(state, value, free);
    refuse(CVL_62, cost > state.civs[seat].has(Stock::Idea))?;
    let mine = worth(game, how, value);
    let dominated = (1..=6).filter(|&other| other != value).any(|other| {
        let (other_cost, its) = (price(state, other, free), worth(game, how, other));
        let better = match how {
            Use::Hunt(_) => its >= mine,
            Use::Find => its == mine,
        };
        better && (other_cost, u8::MAX - its, other) < (cost, u8::MAX - mine, value) && other_cost <= cost
    });
    refuse(CVL_62, dominated)
}

/// A hunt ends with food and a token.
pub fn hunt(game: &Civolution, state: &mut State, seat: Seat, territory: Territory, value: u8, log: &mut Log<Event>) {
    pay_for(game, state, seat, Use::Hunt(territory), value, log);
    if state.hunted.len() >= tokens(game) {
        log.cite(CVL_Q4);
    }
    if log.cite(CVL_85) {
        state.hunted.insert(territory);
    }
    trigger(game, state, seat, When::HUNT, log);
    let food = food(game, state, seat, territory, value);
    if food > game.data.hunting[game.data.terrain(territory) as usize][usize::from(value) - 1] {
        log.cite(CVL_119);
    }
    gain(state, seat, Gain::Stock(Stock::Food), food, log);
}

/// A lucky find ends with a material.
pub fn find(game: &Civolution, state: &mut State, seat: Seat, terrain: Terrain, value: u8, log: &mut Log<Event>) {
    pay_for(game, state, seat, Use::Find, value, log);
    log.cite(CVL_86);
    log.cite(CVL_7);
    state.doing.found = Some(terrain);
    trigger(game, state, seat, When::FIND, log);
    gain(state, seat, Gain::Stored(found(terrain, value)), 1, log);
}

/// The material a value finds: two values for each storage row.
pub fn found(terrain: Terrain, value: u8) -> Material {
    Material(terrain as u8 * 3 + materials::row(Material(value.div_ceil(2) - 1)) - 1)
}

fn pay_for(game: &Civolution, state: &mut State, seat: Seat, how: Use, value: u8, log: &mut Log<Event>) {
    let cost = price(state, value, free_steps(game, state, seat, how));
    if cost > 0 {
        log.cite(CVL_62);
    }
    pay_ideas(state, seat, cost, log);
    state.roll.clear();
    state.tasks.pop();
}

/// Every value the roll can be used as.
pub fn list_uses(game: &Civolution, state: &State, seat: Seat, how: Use, ways: &mut Ways) {
    for value in (1..=6).filter(|&value| check_use(game, state, seat, how, value).is_ok()) {
        ways.put(Action::UseRoll { value });
    }
}

/// How many hunting tokens are left when the camps are covered.
fn tokens(game: &Civolution) -> u8 {
    let printed: usize = game.data.territories.iter().map(|territory| territory.camps.len()).sum();
    let open: u8 = game.camps.iter().sum();
    game.data.limits.hunting_tokens - (printed as u8 - open)
}

/// CVL-85: whether there can be a hunt.
pub fn check_hunt(game: &Civolution, state: &State, seat: Seat, territory: Territory) -> Result<(), Illegal> {
    // CVL-Q4: that tokens run out does not matter.
    allow(CVL_Q4, state.hunted.len() >= tokens(game))?;
    refuse(CVL_85, state.civs[seat].here[territory.index()] == 0)?;
    refuse(CVL_85, state.hunted.contains(territory))
}

/// CVL-86: whether something can be found.
pub fn check_find(game: &Civolution, state: &State, seat: Seat, terrain: Terrain) -> Result<(), Illegal> {
    let here = state.civs[seat].presence();
    refuse(CVL_86, terrain == Terrain::Water || !here.iter().any(|at| game.data.terrain(at) == terrain))
}
