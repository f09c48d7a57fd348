//! Upkeep and movement: CCG-66 to CCG-77.

use epoka_core::{ArrayVec, Illegal, Log, Seat, allow, refuse};

use crate::{
    Ccg,
    action::{Action, Event},
    army,
    cards::Mode,
    geography, rate,
    rules::*,
    state::*,
    wholes,
    words::*,
    zones,
};

/// Whether no unit earlier in the list, apart from these, is just like this one: identical pieces are one option.
pub fn is_first(state: &State, at: usize, but: u128) -> bool {
    let before = state.live & !but & ((1u128 << at) - 1);
    !bits(before).any(|other| state.units[other] == state.units[at])
}

/// A unit of a seat by its place in the list.
pub fn own_unit(state: &State, seat: Seat, unit: u8) -> Option<Unit> {
    let at = usize::from(unit);
    let there = at < UNITS && state.live & (1 << at) != 0 && state.units[at].seat == seat;
    there.then(|| state.units[at])
}

/// CCG-66: the units abroad that need food.
pub fn hungry(game: &Ccg, state: &State) -> u128 {
    let seat = state.active;
    // CCG-A26: aircraft at home need nothing.
    let flies = |unit: &Unit| !CCG_A26.in_force() && game.data.card(unit.card).mode == Mode::Fly;
    let needs =
        |unit: &Unit| unit.seat == seat && (unit.is_abroad() || flies(unit)) && army::upkeep(game, state, unit).0 > 0;
    state.all_units().filter(|(_, unit)| needs(unit)).fold(0, |set, (at, _)| set | 1 << at)
}

/// CCG-66: the food that these units need together, and how many of them a limited effect supplies: the dearest.
pub fn bill(game: &Ccg, state: &State, units: u128) -> (u16, u8) {
    let mut needs: ArrayVec<(u8, u8), UNITS> =
        bits(units).map(|at| army::upkeep(game, state, &state.units[at])).collect();
    needs.sort_unstable_by(|one, other| other.cmp(one));
    let (mut sum, mut supplied) = (0, 0);
    for &(food, limit) in &needs {
        if state.turn.supplied + supplied < limit {
            supplied += 1;
        } else {
            sum += u16::from(food);
        }
    }
    (sum, supplied)
}

/// CCG-66: the units that can still be fed, beside those that are named.
pub fn feedable(game: &Ccg, state: &State) -> u128 {
    let named = state.venture.chosen;
    let affords = |&at: &usize| bill(game, state, named | 1 << at).0 <= state.realms[state.active].food;
    bits(hungry(game, state) & !named).filter(affords).fold(0, |set, at| set | 1 << at)
}

/// CCG-66: whether more than one unit can be fed, so that they are named one by one.
pub fn feeds_several(game: &Ccg, state: &State) -> bool {
    let hungry = hungry(game, state);
    let affords = |set: u128| bill(game, state, set).0 <= state.realms[state.active].food;
    bits(hungry).any(|one| bits(hungry).skip_while(|&other| other <= one).any(|other| affords(1 << one | 1 << other)))
}

/// CCG-66: names a unit to be fed.
pub fn feed(game: &Ccg, state: &mut State, name: u8, log: &mut Log<Event>) -> Result<(), Illegal> {
    let (hungry, open) = (hungry(game, state), feedable(game, state));
    let unit = wholes::meant(state, hungry, open, name).ok_or(Illegal::by(CCG_66))?;
    let several = feeds_several(game, state);
    state.venture.chosen |= 1 << unit;
    if !several {
        supply(game, state, log);
    }
    Ok(())
}

/// CCG-66, CCG-67: the units named are fed, the others go home.
pub fn supply(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    let (seat, hungry) = (state.active, hungry(game, state));
    let fed = std::mem::take(&mut state.venture.chosen);
    let (food, supplied) = bill(game, state, fed);
    log.cite(CCG_9);
    if fed != 0 {
        log.cite(CCG_66);
    }
    state.turn.supplied += supplied;
    zones::add_food(state, seat, -(food as i16), log);
    for at in bits(hungry & !fed) {
        log.cite(CCG_67);
        let homebound = &mut state.units[at];
        homebound.homebound = true;
        let (card, place) = (homebound.card, homebound.place);
        log.tell(Event::Homebound { seat, card, place: state.site(place) });
    }
    state.tasks.pop();
}

/// Every place a unit may go to now.
pub fn list(game: &Ccg, state: &State, seat: Seat, list: &mut Vec<Action>) {
    for (at, unit) in state.all_units().filter(|(_, unit)| unit.seat == seat && !unit.exhausted) {
        if !is_first(state, at, 0) {
            continue;
        }
        match game.data.card(unit.card).mode {
            Mode::Land => {
                for to in geography::neighbours(game, state, unit.place) {
                    if check(game, state, unit, to).is_ok() {
                        list.push(Action::Move { unit: at as u8, to });
                    }
                }
            }
            Mode::Swim | Mode::Fly => {
                let open = state.all_places().filter(|&to| check(game, state, unit, to).is_ok());
                list.extend(open.map(|to| Action::Move { unit: at as u8, to }));
            }
        }
    }
}

/// Whether a step leads from the own into a foreign civilization, or from one foreign one into another.
pub fn is_crossing(unit: &Unit, to: Place) -> bool {
    to.seat != unit.seat && to.seat != unit.place.seat
}

/// CCG-68 to CCG-71: whether a unit is able to go towards a place, to move or to attack.
pub fn check_way(game: &Ccg, state: &State, unit: &Unit, to: Place, attacks: bool) -> Result<(), Illegal> {
    refuse(CCG_5, unit.exhausted)?;
    let (_, barred) = army::entry(game, state, unit, to);
    refuse(CCG_75, barred)?;
    let is_sea = || rate::types(game, state, to).contains(Type::Sea);
    match game.data.card(unit.card).mode {
        Mode::Land => {
            // CCG-A16: land units may stand on coasts; CCG-A15: buildings do not bar the way.
            allow(CCG_A16, !CCG_A16.in_force() && is_sea())?;
            let built = || to.seat != unit.seat && rate::buildings(state, to).next().is_some();
            allow(CCG_A15, !CCG_A15.in_force() && !attacks && built())?;
            if !geography::neighbours(game, state, unit.place).contains(&to) {
                return Err(Illegal::by(CCG_68));
            }
            let (points, roads) = army::points(game, state, unit);
            let at_home = unit.place.seat == unit.seat && to.seat == unit.seat;
            refuse(CCG_68, points == 0 && (roads == 0 || !at_home))?;
            let moved = unit.moved && !army::is_exempt(game, state, unit, Exception::BorderStop);
            refuse(CCG_69, is_crossing(unit, to) && moved)
        }
        Mode::Swim => {
            refuse(CCG_70, has_acted(game, state, unit, attacks))?;
            refuse(if attacks { CCG_89 } else { CCG_70 }, !is_sea())
        }
        Mode::Fly => refuse(CCG_71, unit.moved),
    }
}

/// CCG-70: whether a ship may not move, or attack, any more this turn.
pub fn has_acted(game: &Ccg, state: &State, ship: &Unit, attacks: bool) -> bool {
    ship.moved && !(attacks && army::is_exempt(game, state, ship, Exception::NavalSecondAction))
}

/// CCG-67: a homebound land unit takes only steps that shorten its way home; ships and aircraft are home at once.
fn check_homeward(game: &Ccg, state: &State, unit: &Unit, to: Place) -> Result<(), Illegal> {
    let own = |place: Place| place.seat == unit.seat;
    let left = |from: Place| geography::distance(state, from, own);
    let strays = || match game.data.card(unit.card).mode {
        Mode::Land => left(to) >= left(unit.place),
        Mode::Swim | Mode::Fly => !own(to),
    };
    refuse(CCG_67, unit.homebound && strays())
}

/// CCG-68 to CCG-75: whether a unit may move to a place.
pub fn check(game: &Ccg, state: &State, unit: &Unit, to: Place) -> Result<(), Illegal> {
    if to == unit.place || state.terrain(to).card.is_none() {
        return Err(Illegal::by(CCG_68));
    }
    refuse(CCG_93, to.is_capital() && to.seat != unit.seat)?;
    if state.all_units().any(|(_, other)| other.place == to && other.seat != unit.seat) {
        return Err(Illegal::by(CCG_68));
    }
    check_way(game, state, unit, to, false)?;
    check_homeward(game, state, unit, to)?;
    refuse(CCG_71, !zones::may_be(game, state, unit, to))?;
    refuse(CCG_73, !zones::has_room(game, state, to, unit.seat))
}

/// A unit moves, or a journey is announced.
pub fn go(game: &Ccg, state: &mut State, seat: Seat, unit: u8, to: Place, log: &mut Log<Event>) -> Result<(), Illegal> {
    let moving = own_unit(state, seat, unit).ok_or(Illegal::by(CCG_68))?;
    if state.phase != Phase::Military || !is_first(state, usize::from(unit), 0) {
        return Err(Illegal::by(CCG_68));
    }
    check(game, state, &moving, to)?;
    let by_land = game.data.card(moving.card).mode == Mode::Land;
    if by_land && !is_crossing(&moving, to) {
        step(game, state, usize::from(unit), to, log);
        return Ok(());
    }
    state.venture = Venture { place: to, units: 1 << unit, ..Venture::default() };
    if by_land {
        announce(state, log);
    } else {
        state.tasks.push(Task::Load);
    }
    Ok(())
}

/// CCG-68, CCG-69: a land unit takes a step.
fn step(game: &Ccg, state: &mut State, at: usize, to: Place, log: &mut Log<Event>) {
    let unit = state.units[at];
    let (points, roads) = army::points(game, state, &unit);
    let at_home = unit.place.seat == unit.seat && to.seat == unit.seat;
    log.cite(CCG_68);
    if to.seat != unit.seat && rate::buildings(state, to).next().is_some() {
        log.cite(CCG_A15);
    }
    if rate::types(game, state, to).contains(Type::Sea) {
        log.cite(CCG_A16);
    }
    if is_crossing(&unit, to) && state.playing.len() == 2 {
        log.cite(CCG_28);
    }
    let crossed = is_crossing(&unit, to) && log.cite(CCG_27) && log.cite(CCG_69);
    let moving = &mut state.units[at];
    moving.moved = true;
    let used_road = at_home && roads > 0;
    if used_road {
        moving.roads += 1;
    } else {
        // CCG-69: a border takes all movement.
        moving.spent = moving.spent.saturating_add(if crossed { points } else { 1 });
    }
    let (stops, _) = army::entry(game, state, &unit, to);
    // Roads are of use from where it comes home.
    let left = points + if to.seat == unit.seat { roads } else { 0 } - 1;
    if left == 0 || crossed || (stops && log.cite(CCG_75)) {
        state.units[at].exhausted = true;
    }
    zones::arrive(game, state, at, to, log);
}

/// Everybody may react to a journey.
fn announce(state: &mut State, log: &mut Log<Event>) {
    state.tasks.push(Task::Depart);
    if !log.cite(CCG_105) {
        return;
    }
    state.tasks.push(Task::Window { moment: Moment::TravelDeclared, seat: state.active, passes: 0 });
}

/// CCG-76: the units that may still come along on a journey.
pub fn passengers(game: &Ccg, state: &State) -> u128 {
    riders(game, state, state.venture.carried)
}

/// CCG-76: the units that may come along on a journey beside these.
fn riders(game: &Ccg, state: &State, carried: u128) -> u128 {
    let venture = &state.venture;
    let Some(leader) = bits(venture.units & !venture.carried).next().filter(|_| CCG_76.in_force()) else { return 0 };
    let unit = state.units[leader];
    let joins = |&(at, other): &(usize, &Unit)| {
        at != leader && carried & (1 << at) == 0 && may_ride(game, state, &unit, other, carried)
    };
    let room = usize::from(rate::room(game, state, venture.place, unit.seat, Number::Stack));
    let there = state.all_units().filter(|(_, unit)| unit.place == venture.place).count();
    if there + carried.count_ones() as usize + 1 >= room {
        return 0;
    }
    state.all_units().filter(joins).fold(0, |set, (at, _)| set | 1 << at)
}

/// CCG-76: whether more than one unit can come along, so that they are named one by one.
pub fn loads_several(game: &Ccg, state: &State) -> bool {
    bits(riders(game, state, 0)).any(|at| riders(game, state, 1 << at) != 0)
}

/// CCG-72, CCG-76: whether a unit may ride along with another, beside those already carried.
fn may_ride(game: &Ccg, state: &State, leader: &Unit, other: &Unit, carried: u128) -> bool {
    if other.seat != leader.seat || other.place != leader.place || other.exhausted || other.moved || other.homebound {
        return false;
    }
    match game.data.card(other.card).mode {
        Mode::Land => {
            let (_, barred) = army::entry(game, state, other, state.venture.place);
            let capacity = army::skill(game, state, leader, leader.place, None, Skill::Transport);
            let free = army::is_exempt(game, state, other, Exception::NoTransportSlot);
            !barred && capacity > 0 && (free || slots_used(game, state, carried) < capacity)
        }
        Mode::Fly => game.data.card(leader.card).topics & crate::effect::topic::BASING != 0,
        Mode::Swim => !CCG_A21.in_force(),
    }
}

/// CCG-76: how much of a transport is used.
pub fn slots_used(game: &Ccg, state: &State, carried: u128) -> u8 {
    let counts = |&at: &usize| {
        let unit = &state.units[at];
        game.data.card(unit.card).mode == Mode::Land && !army::is_exempt(game, state, unit, Exception::NoTransportSlot)
    };
    bits(carried).filter(counts).count() as u8
}

/// CCG-76: a unit comes along on the journey.
pub fn load(game: &Ccg, state: &mut State, name: u8, log: &mut Log<Event>) -> Result<(), Illegal> {
    let leaders = state.venture.units & !state.venture.carried;
    let open = passengers(game, state);
    let unit = wholes::meant(state, state.live & !leaders, open, name).ok_or(Illegal::by(CCG_76))?;
    log.cite(CCG_76);
    log.cite(CCG_A21);
    state.venture.units |= 1 << unit;
    state.venture.carried |= 1 << unit;
    if !loads_several(game, state) {
        cast_off(state, log);
    }
    Ok(())
}

/// The journey is announced as it is.
pub fn cast_off(state: &mut State, log: &mut Log<Event>) {
    state.tasks.pop();
    announce(state, log);
}

/// CCG-108: the journey is made, if it still can be.
pub fn depart(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    let Venture { place, units, carried, .. } = state.venture;
    let Some(leader) = bits(units & !carried).next() else {
        state.venture = Venture::default();
        return;
    };
    let unit = state.units[leader];
    if check(game, state, &unit, place).is_err() && log.cite(CCG_108) {
        state.venture = Venture::default();
        return;
    }
    if game.data.card(unit.card).mode == Mode::Land {
        step(game, state, leader, place, log);
    } else {
        log.cite(if game.data.card(unit.card).mode == Mode::Swim { CCG_70 } else { CCG_71 });
        let second = army::is_exempt(game, state, &unit, Exception::NavalSecondAction);
        state.units[leader].moved = true;
        state.units[leader].exhausted = !second;
        zones::arrive(game, state, leader, place, log);
        for at in bits(carried) {
            state.units[at].moved = true;
            state.units[at].exhausted = log.cite(CCG_A20);
            zones::arrive(game, state, at, place, log);
        }
    }
    state.venture = Venture::default();
}

/// CCG-67: the enemy-held place on a homebound unit's shortest way, if it can and so must attack it.
pub fn must_attack(game: &Ccg, state: &State, unit: &Unit) -> Option<Place> {
    if !unit.homebound || unit.exhausted || game.data.card(unit.card).mode != Mode::Land {
        return None;
    }
    let own = |place: Place| place.seat == unit.seat;
    let distance = geography::distance(state, unit.place, own)?;
    let ahead = geography::neighbours(game, state, unit.place);
    let mut ways = ahead.into_iter().filter(|&to| geography::distance(state, to, own).is_some_and(|d| d < distance));
    let held = |to: &Place| state.all_units().any(|(_, other)| other.place == *to && other.seat != unit.seat);
    let open = ways.clone().any(|to| check(game, state, unit, to).is_ok());
    let blocked = ways.find(|to| {
        held(to) && check_way(game, state, unit, *to, true).is_ok() && !rate::is_forbidden(game, state, unit.seat, *to)
    });
    blocked.filter(|_| !open)
}

/// CCG-67: the game moves homebound units that have not gone by themselves.
pub fn send_home(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    for at in bits(state.live) {
        while state.units[at].homebound && !state.units[at].exhausted {
            let unit = state.units[at];
            let own = |place: Place| place.seat == unit.seat;
            let mode = game.data.card(unit.card).mode;
            let goal = if mode == Mode::Land {
                let ahead = geography::neighbours(game, state, unit.place);
                ahead.into_iter().find(|&to| check(game, state, &unit, to).is_ok())
            } else {
                let fits = |to: Place| own(to) && check(game, state, &unit, to).is_ok();
                geography::nearest(state, unit.place, fits).map(|(_, to)| to)
            };
            let Some(to) = goal.filter(|_| !own(unit.place)) else { break };
            log.cite(CCG_67);
            if mode == Mode::Land {
                step(game, state, at, to, log);
            } else {
                (state.units[at].moved, state.units[at].exhausted) = (true, true);
                zones::arrive(game, state, at, to, log);
            }
        }
    }
}
