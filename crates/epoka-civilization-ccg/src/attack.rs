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
    travel,
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
    if joiners(game, state, seat, &venture) == 0 {
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

/// CCG-76, CCG-79: the units that may still join an attack: first those that go by themselves, then those carried, each in
/// the order of the list; a homebound one alone.
pub fn joiners(game: &Ccg, state: &State, seat: Seat, venture: &Venture) -> u128 {
    let last = |set: u128| (128 - set.leading_zeros()) as usize;
    let alone = bits(venture.units).any(|at| state.units[at].homebound);
    if alone && CCG_67.in_force() && CCG_A27.in_force() {
        return 0;
    }
    let own = venture.units & !venture.carried;
    let mut found = 0;
    for (at, unit) in state.all_units().filter(|(_, unit)| unit.seat == seat && !unit.exhausted) {
        if venture.units & (1 << at) != 0 || !travel::is_first(state, at, venture.units) {
            continue;
        }
        let joins = if is_able(game, state, unit, venture) {
            venture.carried == 0 && at >= last(own) && (!unit.homebound || venture.units == 0 || !CCG_A27.in_force())
        } else {
            at >= last(venture.carried) && venture.building.is_none() && is_carried(game, state, unit, venture)
        };
        if joins {
            found |= 1 << at;
        }
    }
    found
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
pub fn join(game: &Ccg, state: &mut State, unit: u8, log: &mut Log<Event>) -> Result<(), Illegal> {
    let venture = state.venture;
    if usize::from(unit) >= UNITS || joiners(game, state, state.active, &venture) & (1 << unit) == 0 {
        return Err(Illegal::by(CCG_79));
    }
    let joining = state.units[usize::from(unit)];
    if state.all_units().any(|(_, unit)| unit.seat == state.active && unit.homebound) {
        log.cite(CCG_A27);
    }
    if game.data.card(joining.card).mode == Mode::Swim {
        log.cite(CCG_89);
    }
    if !is_able(game, state, &joining, &venture) {
        log.cite(CCG_76);
        state.venture.carried |= 1 << unit;
    }
    state.venture.units |= 1 << unit;
    Ok(())
}

/// The attack is declared.
pub fn declared(state: &mut State, log: &mut Log<Event>) -> Result<(), Illegal> {
    if state.venture.units == 0 {
        return Err(Illegal::by(CCG_79));
    }
    let Venture { place, building, units, .. } = state.venture;
    let cards = bits(units).map(|at| state.units[at].card).take(SIDE).collect();
    log.tell(Event::Attacked { seat: state.active, place: state.site(place), building, cards });
    state.tasks.pop();
    state.tasks.push(Task::Fight);
    log.cite(CCG_105);
    state.tasks.push(Task::Window { moment: Moment::AttackDeclared, seat: state.active, passes: 0 });
    Ok(())
}
