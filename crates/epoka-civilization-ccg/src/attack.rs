//! Who attacks what: CCG-76, CCG-79, CCG-86.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    Ccg,
    action::{Action, Event, SIDE},
    army,
    cards::Mode,
    geography, rate,
    rules::*,
    state::*,
    travel, wholes,
    words::*,
};

/// Whose units, or capital, an attack of a seat on a place would meet.
pub fn enemy_at(state: &State, seat: Seat, place: Place) -> Option<Seat> {
    // CCG-8: everybody else is an enemy.
    let unit = state.all_units().find(|(_, unit)| unit.place == place && unit.seat != seat && CCG_8.in_force());
    let capital =
        (place.is_capital() && place.seat != seat && state.terrain(place).card.is_some()).then_some(place.seat);
    unit.map(|(_, unit)| unit.seat).or(capital)
}

/// Everything that may be attacked.
pub fn list(game: &Ccg, state: &State, seat: Seat, list: &mut Vec<Action>) {
    if !state.all_units().any(|(_, unit)| unit.seat == seat && !unit.exhausted) {
        return;
    }
    for place in state.all_places() {
        if check_target(game, state, seat, place, None).is_ok() {
            list.push(Action::Attack { place });
        } else if place.seat != seat && !place.is_capital() && may_raze(game, state, seat, place) {
            for item in rate::buildings(state, place) {
                if check_target(game, state, seat, place, Some(item.card)).is_ok() {
                    list.push(Action::Raze { place, card: item.card });
                }
            }
        }
    }
}

/// CCG-86: whether a ready unit stands at a place or can fly there.
fn may_raze(game: &Ccg, state: &State, seat: Seat, place: Place) -> bool {
    let reaches = |unit: &Unit| unit.place == place || game.data.card(unit.card).mode == Mode::Fly;
    state.all_units().any(|(_, unit)| unit.seat == seat && !unit.exhausted && reaches(unit))
}

/// CCG-79, CCG-86: whether a place, or a building on it, may be attacked by anybody.
fn check_target(game: &Ccg, state: &State, seat: Seat, place: Place, building: Option<Card>) -> Result<(), Illegal> {
    let enemy = enemy_at(state, seat, place);
    match building {
        None if enemy.is_none() || !CCG_79.in_force() => return Err(Illegal::by(CCG_79)),
        None => {}
        Some(card) => {
            let there = rate::buildings(state, place).any(|item| item.card == card);
            if !there || enemy.is_some() || place.seat == seat || !CCG_86.in_force() {
                return Err(Illegal::by(CCG_86));
            }
        }
    }
    refuse(CCG_116, rate::is_forbidden(game, state, seat, place))?;
    let venture = Venture { place, building, ..Venture::default() };
    if able(game, state, seat, &venture) == 0 {
        // CCG-75: where nothing but a text keeps units out, the text does.
        let barred = |(_, unit): (usize, &Unit)| {
            unit.seat == seat
                && geography::neighbours(game, state, unit.place).contains(&place)
                && travel::check_way(game, state, unit, place, true) == Err(Illegal::by(CCG_75))
        };
        let rule = match building {
            Some(_) => CCG_86,
            None if state.all_units().any(barred) => CCG_75,
            None => CCG_79,
        };
        return Err(Illegal::by(rule));
    }
    Ok(())
}

/// CCG-79: whether a unit is able to take part by itself.
fn is_able(game: &Ccg, state: &State, unit: &Unit, venture: &Venture) -> bool {
    match venture.building {
        None if unit.homebound => travel::must_attack(game, state, unit) == Some(venture.place),
        None => travel::check_way(game, state, unit, venture.place, true).is_ok(),
        Some(_) if unit.homebound || unit.exhausted => false,
        Some(_) => match game.data.card(unit.card).mode {
            Mode::Land => unit.place == venture.place && army::points(game, state, unit).0 > 0,
            Mode::Swim => unit.place == venture.place && !travel::has_acted(game, state, unit, true),
            Mode::Fly => !unit.moved,
        },
    }
}

/// CCG-79: the units of a seat that are able to take part by themselves.
pub fn able(game: &Ccg, state: &State, seat: Seat, venture: &Venture) -> u128 {
    let own = state.all_units().filter(|(_, unit)| unit.seat == seat && !unit.exhausted);
    own.filter(|(_, unit)| is_able(game, state, unit, venture)).fold(0, |set, (at, _)| set | 1 << at)
}

/// CCG-79: whether a unit is able to take part by itself in the attack that is being declared.
pub fn goes(game: &Ccg, state: &State, unit: usize) -> bool {
    is_able(game, state, &state.units[unit], &state.venture)
}

/// CCG-76, CCG-79: the units that may still join an attack: those that go by themselves, and those that somebody who goes, or may
/// yet join, can carry; a homebound one alone.
pub fn joiners(game: &Ccg, state: &State, seat: Seat, venture: &Venture) -> u128 {
    let alone = |at: usize| state.units[at].homebound && CCG_67.in_force() && CCG_A27.in_force();
    if bits(venture.units).any(alone) {
        return 0;
    }
    let able = able(game, state, seat, venture);
    let all = Venture { units: venture.units | able, ..*venture };
    let joins = |at: &usize| {
        let unit = &state.units[*at];
        if able & (1 << at) != 0 {
            return venture.units == 0 || !alone(*at);
        }
        venture.building.is_none() && unit.seat == seat && !unit.exhausted && is_carried(game, state, unit, &all)
    };
    bits(state.live & !venture.units).filter(joins).fold(0, |set, at| set | 1 << at)
}

/// CCG-76: whether a unit can join those who have joined as they are: nobody who joins later has to carry it.
pub fn joins_now(game: &Ccg, state: &State, unit: usize) -> bool {
    let venture = &state.venture;
    goes(game, state, unit) || is_carried(game, state, &state.units[unit], venture)
}

/// CCG-76: whether all who are carried have a place on transporters that attack.
fn is_manned(game: &Ccg, state: &State, venture: &Venture) -> bool {
    bits(venture.carried).all(|at| {
        let others = venture.carried & !(1 << at);
        is_carried(game, state, &state.units[at], &Venture { carried: others, ..*venture })
    })
}

/// CCG-76, CCG-79: whether those who have joined can attack as they are.
pub fn may_go(game: &Ccg, state: &State) -> Result<(), Illegal> {
    refuse(CCG_79, state.venture.units == 0)?;
    refuse(CCG_76, !is_manned(game, state, &state.venture))
}

/// CCG-76: whether a unit can be carried by transporters that attack from where it stands.
fn is_carried(game: &Ccg, state: &State, unit: &Unit, venture: &Venture) -> bool {
    if game.data.card(unit.card).mode != Mode::Land || unit.moved || unit.homebound {
        return false;
    }
    let (_, barred) = army::entry(game, state, unit, venture.place);
    let here = |at: &usize| state.units[*at].place == unit.place;
    let transport = |at: usize| army::skill(game, state, &state.units[at], unit.place, None, Skill::Transport);
    let capacity: u8 = bits(venture.units & !venture.carried).filter(here).map(transport).sum();
    let carried = bits(venture.carried).filter(here).fold(0, |set, at| set | 1 << at);
    let free = army::is_exempt(game, state, unit, Exception::NoTransportSlot);
    !barred && capacity > 0 && (free || travel::slots_used(game, state, carried) < capacity)
}

/// CCG-76, CCG-108: whoever has no place on a transporter any more stays behind.
pub fn leave_behind(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    let venture = state.venture;
    let mut left = Venture { units: venture.units & !venture.carried, carried: 0, ..venture };
    for at in bits(venture.carried) {
        if is_carried(game, state, &state.units[at], &left) || !log.cite(CCG_108) {
            left.units |= 1 << at;
            left.carried |= 1 << at;
        }
    }
    state.venture = left;
}

/// CCG-79, CCG-86: an attack is being declared.
pub fn declare(
    game: &Ccg,
    state: &mut State,
    seat: Seat,
    (place, building): (Place, Option<Card>),
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if state.phase != Phase::Military || state.terrain(place).card.is_none() {
        return Err(Illegal::by(CCG_79));
    }
    check_target(game, state, seat, place, building)?;
    log.cite(if building.is_some() { CCG_86 } else { CCG_79 });
    log.cite(CCG_8);
    if place.is_capital() {
        log.cite(CCG_29);
    }
    state.venture = Venture { place, building, ..Venture::default() };
    state.tasks.push(Task::Muster);
    Ok(())
}

/// CCG-79: a unit joins the attack.
pub fn join(game: &Ccg, state: &mut State, name: u8, log: &mut Log<Event>) -> Result<(), Illegal> {
    let (seat, venture) = (state.active, state.venture);
    let open = joiners(game, state, seat, &venture);
    let Some(unit) = wholes::meant(state, state.live, open, name) else {
        let lacks_place = travel::own_unit(state, seat, name).is_some_and(|unit| {
            !unit.exhausted && game.data.card(unit.card).mode == Mode::Land && !is_able(game, state, &unit, &venture)
        });
        return Err(Illegal::by(if lacks_place && venture.units != 0 { CCG_76 } else { CCG_79 }));
    };
    add(game, state, unit, log);
    Ok(())
}

fn add(game: &Ccg, state: &mut State, unit: usize, log: &mut Log<Event>) {
    let joining = state.units[unit];
    if state.all_units().any(|(_, unit)| unit.seat == state.active && unit.homebound) {
        log.cite(CCG_A27);
    }
    if game.data.card(joining.card).mode == Mode::Swim {
        log.cite(CCG_89);
    }
    if !is_able(game, state, &joining, &state.venture) {
        log.cite(CCG_76);
        state.venture.carried |= 1 << unit;
    }
    state.venture.units |= 1 << unit;
}

/// Where one unit alone can attack, it does, and nobody is asked. Answers whether that is so.
pub fn settle(game: &Ccg, state: &mut State, log: &mut Log<Event>) -> bool {
    let venture = state.venture;
    let open = joiners(game, state, state.active, &venture);
    if venture.units != 0 || open.count_ones() != 1 {
        return false;
    }
    add(game, state, open.trailing_zeros() as usize, log);
    declared(game, state, log).expect("somebody attacks");
    true
}

/// The attack is declared.
pub fn declared(game: &Ccg, state: &mut State, log: &mut Log<Event>) -> Result<(), Illegal> {
    may_go(game, state)?;
    let Venture { place, building, units, .. } = state.venture;
    let cards = bits(units).map(|at| state.units[at].card).take(SIDE).collect();
    log.tell(Event::Attacked { seat: state.active, place: state.site(place), building, cards });
    state.tasks.pop();
    state.tasks.push(Task::Fight);
    log.cite(CCG_105);
    state.tasks.push(Task::Window { moment: Moment::AttackDeclared, seat: state.active, passes: 0 });
    Ok(())
}
