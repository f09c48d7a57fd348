//! The explorers phase: CCG-12, CCG-13, CCG-30, CCG-44 to CCG-47.

use epoka_core::{Illegal, Log, Seat, allow, refuse};

use crate::{
    Ccg,
    action::{Action, Event},
    rate,
    rules::*,
    state::*,
    words::*,
    zones,
};

/// Everything that may be discovered.
pub fn list(game: &Ccg, state: &State, seat: Seat, list: &mut Vec<Action>) {
    if check_time(game, state, seat).is_err() {
        return;
    }
    for card in state.realms[seat].atlas.distinct() {
        if check_card(game, state, seat, card).is_err() {
            continue;
        }
        if game.data.card(card).kind == Kind::Terrain {
            list_flanks(state, seat, card, list);
        } else {
            let places = state.places(seat).filter(|&place| check_resource(game, state, card, place).is_ok());
            list.extend(places.map(|place| Action::Prospect { card, place }));
        }
    }
}

/// The sides on which a terrain may lie.
pub fn list_flanks(state: &State, seat: Seat, card: Card, list: &mut Vec<Action>) {
    let flanks = [Flank::Left, Flank::Right].into_iter().filter(|&flank| check_flank(state, seat, flank).is_ok());
    list.extend(flanks.map(|flank| Action::Discover { card, flank }));
}

/// CCG-44: one discovery in a turn.
fn check_time(game: &Ccg, state: &State, seat: Seat) -> Result<(), Illegal> {
    let most = rate::number(game, state, seat, Number::ExploresPerTurn);
    refuse(CCG_44, state.phase != Phase::Explorers || state.turn.explored >= most)?;
    allow(CCG_A13, !CCG_A13.in_force() && state.terrains(seat) >= game.data.numbers.victory_terrains)
}

/// CCG-19: of the atlas, and of an era that has come.
pub fn check_own(game: &Ccg, state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    refuse(CCG_2, !state.realms[seat].atlas.contains(card))?;
    refuse(CCG_19, game.data.card(card).era > state.realms[seat].era.0)
}

fn check_card(game: &Ccg, state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    check_own(game, state, seat, card)?;
    refuse(CCG_44, u16::from(rate::price(game, state, seat, card)) > state.realms[seat].food)
}

/// CCG-30: the civilization grows evenly on both sides.
pub fn check_flank(state: &State, seat: Seat, flank: Flank) -> Result<(), Illegal> {
    let (left, right) = (state.flank(seat, Flank::Left), state.flank(seat, Flank::Right));
    let (own, other) = if flank == Flank::Left { (left, right) } else { (right, left) };
    let line = &state.realms[seat].line;
    let slot = if flank == Flank::Left { line[0] } else { line[line.len() - 1] };
    allow(CCG_31, !CCG_31.in_force() && state.is_occupied(Place { seat, slot }))?;
    refuse(CCG_30, own > other)
}

/// CCG-12, CCG-13, CCG-46: whether a resource may lie on a terrain.
fn check_resource(game: &Ccg, state: &State, card: Card, place: Place) -> Result<(), Illegal> {
    let (terrain, data) = (state.terrain(place), game.data.card(card));
    refuse(CCG_12, terrain.resource.is_some())?;
    let types = rate::types(game, state, place);
    let fits = data.placement_any.iter().any(|all| all.within(types)) && !data.placement_none.meets(types);
    refuse(CCG_13, !fits)?;
    let elsewhere = || state.all_places().any(|other| state.terrain(other).resource == Some(card));
    allow(CCG_A31, !CCG_A31.in_force() && elsewhere())?;
    refuse(CCG_46, state.is_occupied(place))
}

/// CCG-44: discovers a terrain.
pub fn discover(
    game: &Ccg,
    state: &mut State,
    seat: Seat,
    card: Card,
    flank: Flank,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    check_time(game, state, seat)?;
    if game.data.card(card).kind != Kind::Terrain {
        return Err(Illegal::by(CCG_12));
    }
    check_card(game, state, seat, card)?;
    check_flank(state, seat, flank)?;
    let unhappy = || rate::happiness(game, state, seat) <= state.terrains(seat).into();
    allow(CCG_A32, !CCG_A32.in_force() && state.realms[seat].turns == 1 && unhappy())?;
    let price = rate::price(game, state, seat, card);
    if price == 0 {
        log.cite(CCG_45);
        log.cite(CCG_A32);
    }
    if state.terrains(seat) >= game.data.numbers.victory_terrains {
        log.cite(CCG_A13);
    }
    log.cite(CCG_44);
    log.cite(CCG_4);
    pay(state, seat, price, log);
    place_terrain(game, state, seat, card, flank, price, log);
    look_for_prosperity(state, log);
    Ok(())
}

/// CCG-47: after every discovery.
pub fn look_for_prosperity(state: &mut State, log: &mut Log<Event>) {
    if log.cite(CCG_47) {
        state.tasks.push(Task::Prosperity);
    }
}

fn pay(state: &mut State, seat: Seat, price: u8, log: &mut Log<Event>) {
    zones::add_food(state, seat, -i16::from(price), log);
    state.turn.explored += 1;
}

/// CCG-30, CCG-47: a terrain comes into play at an end of the line.
pub fn place_terrain(
    game: &Ccg,
    state: &mut State,
    seat: Seat,
    card: Card,
    flank: Flank,
    price: u8,
    log: &mut Log<Event>,
) {
    log.cite(CCG_30);
    log.use_component(card.index());
    let realm = &mut state.realms[seat];
    realm.atlas.remove(card);
    let slot = realm.terrains.iter().position(|terrain| terrain.card.is_none()).expect("the atlas is not larger") as u8;
    realm.terrains[usize::from(slot)] = Terrain { card: Some(card), ..Terrain::default() };
    let end = if flank == Flank::Left { realm.line[0] } else { realm.line[realm.line.len() - 1] };
    // CCG-3: it joins the line.
    match flank {
        Flank::Left if log.cite(CCG_3) => realm.line.insert(0, slot),
        Flank::Left | Flank::Right => realm.line.push(slot),
    }
    if state.is_occupied(Place { seat, slot: end }) {
        log.cite(CCG_31);
    }
    log.tell(Event::Discovered { seat, card, price });
    zones::update_era(game, state, seat, log);
}

/// CCG-44: discovers a resource.
pub fn prospect(
    game: &Ccg,
    state: &mut State,
    seat: Seat,
    card: Card,
    place: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    check_time(game, state, seat)?;
    if game.data.card(card).kind != Kind::Resource || place.seat != seat || state.terrain(place).card.is_none() {
        return Err(Illegal::by(CCG_12));
    }
    check_card(game, state, seat, card)?;
    check_resource(game, state, card, place)?;
    let price = rate::price(game, state, seat, card);
    log.cite(CCG_12);
    log.cite(CCG_13);
    log.cite(CCG_A31);
    log.use_component(card.index());
    pay(state, seat, price, log);
    state.realms[seat].atlas.remove(card);
    state.terrain_mut(place).resource = Some(card);
    log.tell(Event::Prospected { seat, card, place: state.site(place), price });
    look_for_prosperity(state, log);
    Ok(())
}
