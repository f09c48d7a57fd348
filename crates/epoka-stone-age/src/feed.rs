//! Phase 3, feeding: SA-48 to SA-51.

use epoka_core::{Illegal, Log, Seat, Seats, allow, refuse};
use strum::VariantArray;

use crate::{
    StoneAge,
    action::{Action, Event},
    effect,
    rules::*,
    state::{Card, Feeding, Resource, Resources, State, Task},
    using,
};

/// The phase begins: fields give food, every figure eats, and who is short is asked.
pub fn begin(game: &StoneAge, state: &mut State, log: &mut Log<Event>) {
    // SA-A14: nobody waits for another.
    log.cite(SA_A14);
    for seat in Seat::all(game.players) {
        let tribe = &mut state.tribes[seat];
        if tribe.track > 0 && log.cite(SA_48) {
            tribe.food += u16::from(tribe.track);
            log.tell(Event::Grew { seat, food: tribe.track });
        }
        let eaten = u16::from(tribe.figures).min(tribe.food);
        // SA-A5: who has food must feed.
        if log.cite(SA_49) && log.cite(SA_A5) {
            tribe.food -= eaten;
        }
        let missing = tribe.figures - eaten as u8;
        if missing == 0 {
            log.tell(Event::Fed { seat, food: eaten as u8, resources: Resources::default() });
            continue;
        }
        let choice: u8 = tribe.face_up.iter().filter_map(|card| effect::any_resources(game, card)).sum();
        state.feeding[seat] = Feeding { food: eaten as u8, missing, ..Feeding::default() };
        if tribe.resources.total() + u16::from(choice) < u16::from(missing) {
            starve(game, state, seat, log);
        }
    }
    state.tasks.push(Task::Feed);
}

/// Who still has to decide.
pub fn asked(state: &State) -> Seats {
    Seat::all(epoka_core::MAX_SEATS as u8).filter(|&seat| state.feeding[seat].missing > 0).collect()
}

/// Whether the seat may give this resource next.
fn check(state: &State, seat: Seat, resource: Resource) -> Result<(), Illegal> {
    let (stock, feeding) = (state.tribes[seat].resources, &state.feeding[seat]);
    // SA-50: what is missing may be replaced from what one has.
    allow(SA_50, true)?;
    if stock[resource] == 0 {
        return Err(Illegal::by(SA_50));
    }
    // SA-A6: all of what is missing or nothing.
    refuse(SA_A6, stock.total() < u16::from(feeding.missing))
}

/// The ways to feed, and hunger.
pub fn list(game: &StoneAge, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let feeding = &state.feeding[seat];
    if feeding.choices > 0 {
        return using::list_choices(Resource::Wood, list);
    }
    let kinds = Resource::VARIANTS.iter().copied();
    list.extend(
        kinds.filter(|&resource| check(state, seat, resource).is_ok()).map(|resource| Action::Pay { resource }),
    );
    if feeding.paid.total() == 0 {
        list.push(Action::Starve);
        using::floating(game, state, seat, list);
    }
}

/// The same in one order, the cheap kinds first: nothing before the kind named last.
pub fn canonical(game: &StoneAge, state: &State, seat: Seat, last: Resource, list: &mut Vec<Action>) {
    self::list(game, state, seat, list);
    let (stock, missing) = (state.tribes[seat].resources, u16::from(state.feeding[seat].missing));
    let later =
        |from: Resource| Resource::VARIANTS.iter().filter(|&&kind| kind >= from).map(|&kind| stock[kind]).sum::<u16>();
    list.retain(|action| match *action {
        Action::Pay { resource } => resource >= last && later(resource) >= missing,
        Action::Choose { resource } => resource >= last,
        _ => true,
    });
}

/// How many resources the seat has named, of its choice or to pay with.
pub fn named(feeding: &Feeding) -> u8 {
    if feeding.choices > 0 { feeding.chosen } else { feeding.paid.total() as u8 }
}

/// SA-50: gives one resource.
pub fn pay(state: &mut State, seat: Seat, resource: Resource, log: &mut Log<Event>) -> Result<(), Illegal> {
    refuse(SA_45, state.feeding[seat].choices > 0)?;
    check(state, seat, resource)?;
    log.cite(SA_50);
    log.cite(SA_A6);
    log.cite(SA_60);
    let feeding = &mut state.feeding[seat];
    state.tribes[seat].resources[resource] -= 1;
    feeding.paid[resource] += 1;
    feeding.missing -= 1;
    if feeding.missing == 0 {
        log.tell(Event::Fed { seat, food: feeding.food, resources: feeding.paid });
        *feeding = Feeding::default();
    }
    Ok(())
}

/// SA-51: the seat lets its tribe go hungry.
pub fn go_hungry(game: &StoneAge, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
    refuse(SA_45, state.feeding[seat].choices > 0)?;
    refuse(SA_A6, state.feeding[seat].paid.total() > 0)?;
    allow(SA_51, true)?;
    starve(game, state, seat, log);
    Ok(())
}

/// SA-45, SA-A4: the seat takes resources of choice to feed with.
pub fn use_card(
    game: &StoneAge,
    state: &mut State,
    seat: Seat,
    card: Card,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let feeding = state.feeding[seat];
    refuse(SA_60, feeding.paid.total() > 0)?;
    refuse(SA_45, feeding.choices > 0)?;
    allow(SA_A4, true)?;
    state.feeding[seat].choices = using::use_card(game, state, seat, card, log)?;
    log.cite(SA_A4);
    Ok(())
}

/// SA-45: the seat takes one resource of choice.
pub fn choose(
    game: &StoneAge,
    state: &mut State,
    seat: Seat,
    resource: Resource,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if state.feeding[seat].choices == 0 {
        return Err(Illegal::by(SA_45));
    }
    using::choose(state, seat, resource, log);
    let feeding = &mut state.feeding[seat];
    feeding.choices -= 1;
    feeding.chosen = if feeding.choices > 0 { feeding.chosen + 1 } else { 0 };
    let helpless = feeding.choices == 0
        && state.tribes[seat].resources.total() < u16::from(feeding.missing)
        && !state.tribes[seat].face_up.iter().any(|card| effect::any_resources(game, card).is_some());
    if helpless {
        starve(game, state, seat, log);
    }
    Ok(())
}

fn starve(game: &StoneAge, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let points = game.data.board.limits.hunger_penalty;
    // SA-51: once, however many go hungry.
    if log.cite(SA_51) {
        state.tribes[seat].ledger.hunger -= i16::from(points);
    }
    state.feeding[seat] = Feeding::default();
    log.tell(Event::Starved { seat, points });
}
