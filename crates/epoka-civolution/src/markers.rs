//! Markers, points and the abilities that watch them: CVL-195, CVL-198.

use epoka_core::{Illegal, Log, Seat};

use crate::{
    Civolution,
    action::{Action, Event},
    ask::Ways,
    effect::{Ability, Effect, Limit, Stock, When},
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
        Gain::Reset => &mut civ.resets,
    }
}

/// Markers come from the supply; what it cannot give may be made room for.
pub fn gain(state: &mut State, seat: Seat, to: Gain, n: u8, log: &mut Log<Event>) {
    let civ = &mut state.open.civs[seat];
    let n = n.min(room(civ, to, log));
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

/// CVL-Q24: no space has a capacity; some say that 12 ideas and one focus are the most.
fn room(civ: &mut Civ, to: Gain, log: &mut Log<Event>) -> u8 {
    let capacity = match to {
        Gain::Stock(Stock::Idea) => 12,
        Gain::Stock(Stock::Focus) => 1,
        Gain::Stock(Stock::Food | Stock::Money)
        | Gain::Planning(_)
        | Gain::Trait(_)
        | Gain::Stored(_)
        | Gain::Raw(_)
        | Gain::Cargo(_)
        | Gain::Reset => return u8::MAX,
    };
    let there = *count(civ, to);
    if there < capacity || log.cite(CVL_Q24) { u8::MAX } else { 0 }
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
        let before = state.civs[seat].ledger.total();
        state.civs[seat].ledger.0[line as usize] += points;
        // CVL-196: the score goes on beyond 100.
        if before / 100 != (before + points) / 100 {
            log.cite(CVL_196);
        }
        log.tell(Event::Points { seat, amount: points, line });
    }
}

/// CVL-198: the abilities of a seat that work at a moment are put on the stack.
pub fn trigger(game: &Civolution, state: &mut State, seat: Seat, when: When, log: &mut Log<Event>) {
    trigger_any(game, state, seat, &[when], log);
}

/// CVL-198: the same for a moment with more than one name: the abilities work together.
pub fn trigger_any(game: &Civolution, state: &mut State, seat: Seat, moments: &[When], log: &mut Log<Event>) {
    let mut found = Holders::default();
    for when in moments {
        found = found.or(&state.civs[seat].able.in_both(&game.data.on[when.index()]));
    }
    if found.is_empty() || !log.cite(CVL_198) {
        return;
    }
    let mut last = true;
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
        state.tasks.push(Task::Fire { seat, holder: holder as u8, last });
        last = false;
    }
}

/// The abilities that work at the same moment: those on top of the stack, the next first.
fn together(state: &State) -> impl Iterator<Item = u8> {
    let mut open = true;
    state.tasks.iter().rev().map_while(move |task| {
        let Task::Fire { holder, last, .. } = *task else { return None };
        let found = open.then_some(holder);
        open = !last;
        found
    })
}

/// CVL-Q21: whether the order of the abilities on top of the stack is asked for: there are several, and not all of them
/// only give markers and points.
pub fn is_order_open(game: &Civolution, state: &State) -> bool {
    let plain = |holder: u8| match *game.data.ability(usize::from(holder)) {
        Ability::On { does, .. } => {
            let effects = &game.data.effects[usize::from(does.at)..usize::from(does.end)];
            effects.iter().all(|effect| matches!(effect, Effect::Vp { per: None, .. } | Effect::Marker { .. }))
        }
        Ability::None | Ability::Activity { .. } | Ability::ColumnBonus { .. } | Ability::Changes(_) => true,
    };
    together(state).nth(1).is_some() && !together(state).all(plain) && CVL_Q21.in_force()
}

/// CVL-Q21: the abilities of which one may work next.
pub fn list_order(state: &State, ways: &mut Ways) {
    together(state).for_each(|holder| ways.put(Action::Ability { holder: holder_item(holder) }));
}

/// CVL-Q21: the owner lets this ability work next.
pub fn choose_order(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    item: Item,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let above = together(state).position(|holder| holder_item(holder) == item).ok_or(Illegal::by(CVL_Q21))?;
    log.cite(CVL_Q21);
    let at = state.tasks.len() - 1 - above;
    let Task::Fire { holder, last, .. } = state.tasks.remove(at) else { return Ok(()) };
    // Who was above the lowest one is the lowest now.
    if let Some(Task::Fire { last: now, .. }) = state.tasks.get_mut(at) {
        *now |= last;
    }
    fire(game, state, seat, holder, log);
    Ok(())
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
pub fn list_room(state: &State, seat: Seat, ways: &mut Ways) {
    use strum::VariantArray;
    let stocks = Stock::VARIANTS.iter().map(|&stock| Gain::Stock(stock));
    let traits = crate::effect::Trait::VARIANTS.iter().map(|&of| Gain::Trait(of));
    let planning = (1..=6).map(Gain::Planning);
    let stored = (0..MATERIALS as u8).map(|material| Gain::Stored(Material(material)));
    let raw = (0..TERRITORIES as u8).map(|territory| Gain::Raw(Territory(territory)));
    let all = stocks.chain(planning).chain(traits).chain(stored).chain(raw);
    let civ = &state.civs[seat];
    all.filter(|&marker| may_free(civ, marker)).for_each(|marker| ways.put(Action::Free { marker }));
}

/// CVL-195: not monuments, reset markers or what lies in boats.
pub fn may_free(civ: &Civ, marker: Gain) -> bool {
    match marker {
        Gain::Stock(stock) => civ.stock[stock as usize] > 0,
        Gain::Planning(value) => (1..=6).contains(&value) && civ.planning[usize::from(value) - 1] > 0,
        Gain::Trait(of) => civ.traits[of as usize] > 0,
        Gain::Stored(material) => civ.stored[material.index()] > 0,
        Gain::Raw(territory) => civ.raw[territory.index()] > 0,
        Gain::Cargo(_) | Gain::Reset => false,
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
