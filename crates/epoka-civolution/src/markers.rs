//! Markers, points and the abilities that watch them: CVL-195, CVL-198.

use epoka_core::{Log, Seat};

use crate::{
    Civolution,
    action::{Action, Event},
    effect::{Ability, Limit, Stock, When},
    rules::*,
    state::*,
    task::{Gain, Task},
};

/// The count of markers at a place.
pub fn count(civ: &mut Civ, at: Gain) -> &mut u8 {
    match at {
        Gain::Stock(stock) => &mut civ.stock[stock as usize],
        Gain::Planning(value) => &mut civ.planning[usize::from(value) - 1],
        Gain::Trait(of) => &mut civ.traits[of as usize],
        Gain::Stored(material) => &mut civ.stored[material.index()],
        Gain::Raw(territory) => &mut civ.raw[territory.index()],
        Gain::Cargo(boat) => &mut civ.boats[usize::from(boat)].cargo,
    }
}

/// Markers come from the supply; what it cannot give may be made room for.
pub fn gain(state: &mut State, seat: Seat, to: Gain, n: u8, log: &mut Log<Event>) {
    let civ = &mut state.open.civs[seat];
    let given = n.min(civ.supply);
    civ.supply -= given;
    *count(civ, to) += given;
    if given > 0 {
        log.tell(Event::Markers { seat, to, amount: given as i8 });
    }
    if given < n && log.cite(CVL_195) {
        state.tasks.push(Task::Room { seat, gain: to, n: n - given });
    }
}

/// Markers return to the supply.
pub fn give(state: &mut State, seat: Seat, from: Gain, n: u8, log: &mut Log<Event>) {
    if n > 0 {
        let civ = &mut state.open.civs[seat];
        *count(civ, from) -= n;
        civ.supply += n;
        log.tell(Event::Markers { seat, to: from, amount: -(n as i8) });
    }
}

/// Ideas return to the supply.
pub fn pay_ideas(state: &mut State, seat: Seat, n: u8, log: &mut Log<Event>) {
    give(state, seat, Gain::Stock(Stock::Idea), n, log);
}

/// Points are gained.
pub fn score(state: &mut State, seat: Seat, points: i16, line: Line, log: &mut Log<Event>) {
    if points != 0 {
        state.civs[seat].ledger.0[line as usize] += points;
        log.tell(Event::Points { seat, amount: points, line });
    }
}

/// CVL-198: the abilities of a seat that work at a moment are put on the stack.
pub fn trigger(game: &Civolution, state: &mut State, seat: Seat, when: When, log: &mut Log<Event>) {
    let found = state.civs[seat].able.in_both(&game.data.on[when.index()]);
    if found.is_empty() || !log.cite(CVL_198) {
        return;
    }
    for holder in found.iter() {
        let Ability::On { limit, .. } = *game.data.ability(holder) else { continue };
        // CVL-Q21: some work once per activation, one works once per era.
        match limit {
            Limit::None => {}
            Limit::Activation => {
                if state.doing.module.is_some() {
                    if state.doing.fired.contains(&(holder as u8)) && log.cite(CVL_Q21) {
                        continue;
                    }
                    if state.open.doing.fired.try_push(holder as u8).is_err() {
                        continue;
                    }
                }
            }
            Limit::Era => {
                if state.civs[seat].era_used {
                    continue;
                }
                state.civs[seat].era_used = true;
            }
        }
        state.tasks.push(Task::Fire { seat, holder: holder as u8 });
    }
}

/// An ability works.
pub fn fire(game: &Civolution, state: &mut State, seat: Seat, holder: u8, log: &mut Log<Event>) {
    let Ability::On { does, .. } = *game.data.ability(usize::from(holder)) else { return };
    log.use_component(game.data.holder_component(usize::from(holder)));
    log.tell(Event::Worked { seat, holder: holder_item(holder) });
    let line = if usize::from(holder) < CARDS { Line::Cards } else { Line::Chips };
    state.tasks.push(Task::Run { seat, line, at: does.at, end: does.end });
}

fn holder_item(holder: u8) -> Item {
    match usize::from(holder).checked_sub(CARDS) {
        None => Item::Card { card: Card(holder) },
        Some(attribute) => Item::Attribute { attribute: Attribute(attribute as u8) },
    }
}

/// CVL-195: every marker that could return to the supply.
pub fn list_room(state: &State, seat: Seat, put: &mut dyn FnMut(Action)) {
    use strum::VariantArray;
    let stocks = Stock::VARIANTS.iter().map(|&stock| Gain::Stock(stock));
    let traits = crate::effect::Trait::VARIANTS.iter().map(|&of| Gain::Trait(of));
    let planning = (1..=6).map(Gain::Planning);
    let stored = (0..MATERIALS as u8).map(|material| Gain::Stored(Material(material)));
    let raw = (0..TERRITORIES as u8).map(|territory| Gain::Raw(Territory(territory)));
    let all = stocks.chain(planning).chain(traits).chain(stored).chain(raw);
    let civ = &state.civs[seat];
    all.filter(|&marker| may_free(civ, marker)).for_each(|marker| put(Action::Free { marker }));
}

/// CVL-195: not monuments, reset markers or what lies in boats.
pub fn may_free(civ: &Civ, marker: Gain) -> bool {
    match marker {
        Gain::Stock(stock) => civ.stock[stock as usize] > 0,
        Gain::Planning(value) => (1..=6).contains(&value) && civ.planning[usize::from(value) - 1] > 0,
        Gain::Trait(of) => civ.traits[of as usize] > 0,
        Gain::Stored(material) => civ.stored[material.index()] > 0,
        Gain::Raw(territory) => civ.raw[territory.index()] > 0,
        Gain::Cargo(_) => false,
    }
}

/// CVL-195: a marker returns, and the one that was to be gained is.
pub fn free(state: &mut State, seat: Seat, marker: Gain, to: Gain, n: u8, log: &mut Log<Event>) {
    state.tasks.pop();
    give(state, seat, marker, 1, log);
    gain(state, seat, to, 1, log);
    if n > 1 {
        state.tasks.push(Task::Room { seat, gain: to, n: n - 1 });
    }
}
