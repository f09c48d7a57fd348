//! Cards go from zone to zone: CCG-2, CCG-11, CCG-12, CCG-42, CCG-120.

use epoka_core::{Log, Seat, Seats};

use crate::{
    Ccg,
    action::Event,
    army,
    cards::Mode,
    combat,
    effect::{Deed, topic},
    geography, rate,
    rules::*,
    state::*,
    words::*,
};

/// A card goes to its owner's discard pile.
pub fn discard(state: &mut State, owner: Seat, card: Card, log: &mut Log<Event>) {
    let pile = &mut state.realms[owner].discard;
    let at = pile.partition_point(|&other| other <= card);
    pile.insert(at, card);
    log.tell(Event::Discarded { seat: owner, card });
}

/// Takes an item out of play, to the discard pile.
pub fn remove_item(game: &Ccg, state: &mut State, seat: Seat, at: usize, log: &mut Log<Event>) -> Item {
    let item = state.realms[seat].items.remove(at);
    discard(state, seat, item.card, log);
    if game.data.card(item.card).topics & topic::TYPE != 0 {
        rate::refresh(game, state);
    }
    item
}

/// Takes every item that will do out of play.
pub fn remove_items(game: &Ccg, state: &mut State, seat: Seat, goes: impl Fn(&Item) -> bool, log: &mut Log<Event>) {
    while let Some(at) = state.realms[seat].items.iter().position(&goes) {
        remove_item(game, state, seat, at, log);
    }
}

/// Puts an item into play.
pub fn add_item(game: &Ccg, state: &mut State, seat: Seat, item: Item) {
    state.realms[seat].items.push(item);
    if game.data.card(item.card).topics & topic::TYPE != 0 {
        rate::refresh(game, state);
    }
}

/// Takes a unit out of play without saying where it goes.
pub fn take_unit(state: &mut State, at: usize) -> Unit {
    let unit = std::mem::replace(&mut state.units[at], Unit::NONE);
    state.live &= !(1 << at);
    state.venture.units &= !(1 << at);
    state.venture.carried &= !(1 << at);
    state.venture.defenders &= !(1 << at);
    unit
}

/// A unit goes to its owner's discard pile.
pub fn remove_unit(state: &mut State, at: usize, log: &mut Log<Event>) {
    let unit = take_unit(state, at);
    // CCG-7: to its owner, whoever controls it.
    let owner = if log.cite(CCG_7) { unit.owner } else { unit.seat };
    discard(state, owner, unit.card, log);
}

/// A unit comes into play, ready.
pub fn add_unit(state: &mut State, card: Card, seat: Seat, place: Place) {
    let at = (!state.live).trailing_zeros() as usize;
    state.units[at] = Unit { card, owner: seat, seat, place, ..Unit::NONE };
    state.live |= 1 << at;
}

/// CCG-73: whether one more unit of a seat has room at a place; others may not stand there.
pub fn has_room(game: &Ccg, state: &State, place: Place, seat: Seat) -> bool {
    let mut own = 0;
    for (_, unit) in state.all_units().filter(|(_, unit)| unit.place == place) {
        if unit.seat != seat {
            return false;
        }
        own += 1;
    }
    if !CCG_59.in_force() {
        let under = |item: &&Item| item.place == Some(place) && game.data.card(item.card).kind == Kind::Unit;
        own += state.realms[place.seat].items.iter().filter(under).count() as u8;
    }
    (place.seat == seat || !place.is_capital()) && own < rate::room(game, state, place, seat, Number::Stack)
}

/// CCG-70, CCG-71: whether a unit may be at a place at all.
pub fn may_be(game: &Ccg, state: &State, unit: &Unit, place: Place) -> bool {
    match game.data.card(unit.card).mode {
        Mode::Land => true,
        Mode::Swim => rate::types(game, state, place).contains(Type::Sea) || !CCG_70.in_force(),
        Mode::Fly => rate::is_base(game, state, place, unit.seat) || !CCG_71.in_force(),
    }
}

/// The nearest other place of a unit's own civilization where it has room and may be.
fn shelter(game: &Ccg, state: &State, unit: &Unit) -> Option<Place> {
    let fits = |place: Place| {
        place != unit.place
            && place.seat == unit.seat
            && has_room(game, state, place, unit.seat)
            && may_be(game, state, unit, place)
    };
    geography::nearest(state, unit.place, fits).map(|(_, place)| place)
}

/// A unit goes to a place, or leaves play if there is none.
fn settle_at(game: &Ccg, state: &mut State, at: usize, place: Option<Place>, log: &mut Log<Event>) {
    match place {
        Some(place) => arrive(game, state, at, place, log),
        None => remove_unit(state, at, log),
    }
}

/// A unit comes to a place.
pub fn arrive(game: &Ccg, state: &mut State, at: usize, place: Place, log: &mut Log<Event>) {
    let unit = state.units[at];
    let under = |item: &Item| item.form == Form::Project && item.place == Some(place);
    if place.seat == unit.seat && state.realms[place.seat].items.iter().any(under) {
        log.cite(CCG_59);
    }
    log.tell(Event::Moved { card: unit.card, from: state.site(unit.place), to: state.site(place) });
    state.units[at].place = place;
    if place.seat == unit.seat || state.terrain(place).card.is_none() {
        return;
    }
    // CCG-74: whatever is under construction there is lost.
    if log.cite(CCG_74) {
        remove_items(game, state, place.seat, |item| item.form == Form::Project && item.place == Some(place), log);
    }
    let data = game.data.card(unit.card);
    for effect in data.effects.iter().filter(|effect| effect.when == When::OnOccupy) {
        if let Deed::FoodTransfer { amount, .. } = effect.does {
            log.use_component(unit.card.index());
            move_food(state, place.seat, unit.seat, amount, log);
        }
    }
}

/// Food comes or goes, never below nothing.
pub fn add_food(state: &mut State, seat: Seat, amount: i16, log: &mut Log<Event>) {
    let food = &mut state.realms[seat].food;
    let before = *food;
    *food = food.saturating_add_signed(amount).min(999);
    let change = *food as i16 - before as i16;
    if change != 0 {
        log.tell(Event::Food { seat, amount: change });
    }
}

/// Food goes from one stock to another, at most what is there.
pub fn move_food(state: &mut State, from: Seat, to: Seat, amount: u8, log: &mut Log<Event>) {
    let amount = state.realms[from].food.min(amount.into()) as i16;
    add_food(state, from, -amount, log);
    add_food(state, to, amount, log);
}

/// CCG-98: whether a completed copy of a unique card is in play.
pub fn is_taken(game: &Ccg, state: &State, card: Card) -> bool {
    game.data.card(card).traits.contains(Trait::Unique)
        && state
            .playing
            .iter()
            .any(|seat| state.realms[seat].items.iter().any(|item| item.card == card && item.form == Form::Building))
}

/// The neighbour in the own line to which units of a lost terrain go.
pub fn refuge(state: &State, place: Place) -> Place {
    let line = &state.realms[place.seat].line;
    let at = line.iter().position(|&slot| slot == place.slot).expect("the terrain is in its line");
    let slot = if at == 0 { line[1] } else { line[at - 1] };
    Place { seat: place.seat, slot }
}

/// The own land units of a terrain that is lost.
pub fn refugees(game: &Ccg, state: &State, place: Place) -> u128 {
    let land = |unit: &Unit| game.data.card(unit.card).mode == Mode::Land;
    let there = state.all_units().filter(|(_, unit)| unit.place == place && unit.seat == place.seat && land(unit));
    there.fold(0, |set, (at, _)| set | 1 << at)
}

/// How many own land units of a terrain that is lost find no room beside it.
pub fn without_refuge(game: &Ccg, state: &State, place: Place) -> usize {
    let to = refuge(state, place);
    if state.is_occupied(to) {
        return 0;
    }
    let moving = refugees(game, state, place).count_ones() as usize;
    let there = state.all_units().filter(|(_, unit)| unit.place == to).count();
    let room = usize::from(rate::room(game, state, to, to.seat, Number::Stack)).saturating_sub(there);
    moving.saturating_sub(room)
}

/// CCG-42: a terrain returns to the atlas; what stood there goes elsewhere.
pub fn drop_terrain(game: &Ccg, state: &mut State, place: Place, log: &mut Log<Event>) {
    let to = refuge(state, place);
    log.cite(CCG_42);
    for at in bits(state.units_at(place)) {
        let unit = state.units[at];
        let is_land = game.data.card(unit.card).mode == Mode::Land;
        let goal = if unit.seat == place.seat && is_land {
            Some(to).filter(|&to| has_room(game, state, to, unit.seat) && CCG_42.in_force())
        } else {
            shelter(game, state, &unit)
        };
        settle_at(game, state, at, goal, log);
    }
    for seat in state.playing.iter() {
        remove_items(game, state, seat, |item| item.place == Some(place), log);
    }
    let realm = &mut state.realms[place.seat];
    let terrain = std::mem::take(&mut realm.terrains[usize::from(place.slot)]);
    realm.line.retain(|slot| *slot != place.slot);
    // With open lists everybody knows every atlas anyway.
    let everybody = if game.hidden_lists { Seats::all(game.players) } else { Seats::NONE };
    let card = terrain.card.expect("a terrain in play is a card");
    // CCG-11: a terrain returns to the atlas.
    if log.cite(CCG_11) {
        add_to_atlas(state, place.seat, card, everybody);
    }
    // CCG-A5: its resource is discarded, or returns where the table wants it.
    if let Some(resource) = terrain.resource {
        if log.cite(CCG_A5) && !game.resources_return {
            discard(state, place.seat, resource, log);
        } else {
            add_to_atlas(state, place.seat, resource, everybody);
        }
    }
    log.tell(Event::TerrainLost { seat: place.seat, card });
}

fn add_to_atlas(state: &mut State, seat: Seat, card: Card, mut everybody: Seats) {
    everybody.remove(seat);
    state.realms[seat].atlas.add(card, everybody);
}

/// CCG-94: a new era begins when enough terrains are there, and never ends.
pub fn update_era(game: &Ccg, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let terrains = state.terrains(seat);
    let era = if terrains >= game.data.numbers.gold_era_terrains {
        Era::Gold
    } else if terrains >= game.data.numbers.silver_era_terrains {
        Era::Silver
    } else {
        Era::Initial
    };
    if era > state.realms[seat].era.0 && log.cite(CCG_94) {
        state.realms[seat].era = Stride(era);
        log.tell(Event::EraReached { seat, era });
    }
}

/// CCG-72: aircraft without a base, and ships on dry land, go to the nearest own place where they may be.
pub fn rebase(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    for at in bits(state.live) {
        let unit = state.units[at];
        if may_be(game, state, &unit, unit.place) || !log.cite(CCG_72) {
            continue;
        }
        let goal = shelter(game, state, &unit);
        settle_at(game, state, at, goal, log);
    }
}

/// CCG-120: a player has lost; all cards of that player leave the game.
pub fn eliminate(game: &Ccg, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    log.cite(CCG_120);
    log.cite(CCG_121);
    log.cite(CCG_32);
    log.tell(Event::Eliminated { seat });
    for at in bits(state.live) {
        let unit = state.units[at];
        if unit.owner == seat {
            take_unit(state, at);
        } else if unit.seat == seat {
            remove_unit(state, at, log);
        } else if unit.place.seat == seat || (state.venture.units & (1 << at) != 0 && unit.place.seat != unit.seat) {
            let goal = shelter(game, state, &unit).filter(|_| CCG_120.in_force());
            settle_at(game, state, at, goal, log);
        }
    }
    for other in state.playing.iter().filter(|&other| other != seat) {
        let lost = |item: &Item| item.against.contains(seat) || item.place.is_some_and(|place| place.seat == seat);
        remove_items(game, state, other, |item| item.form == Form::Event && lost(item), log);
    }
    state.realms[seat] = Realm::default();
    state.playing.remove(seat);
    // What lay on the terrains of others is gone as well.
    rate::refresh(game, state);
    if state.playing.len() == 1 {
        let winner = state.playing.iter().next().expect("one is left");
        if log.cite(CCG_119) {
            end(state, Ended::Conquest(winner), log);
        }
    }
}

/// The game is over.
pub fn end(state: &mut State, ended: Ended, log: &mut Log<Event>) {
    state.ended = Some(ended);
    state.tasks = epoka_core::Tasks::new();
    log.tell(match ended {
        Ended::Prosperity(seat) => Event::GameOver { by: Victory::Prosperity, seat: Some(seat) },
        Ended::Conquest(seat) => Event::GameOver { by: Victory::Conquest, seat: Some(seat) },
        Ended::Limit => Event::GameOver { by: Victory::Limit, seat: None },
    });
}

/// CCG-84: a unit whose damage has caught up with its toughness is destroyed.
pub fn bury_hurt(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    for at in bits(state.live) {
        let unit = state.units[at];
        if unit.damage == 0 {
            continue;
        }
        // What a text gives to defenders does not end with the combat.
        let (role, opponents) = combat::side(state, at);
        let side = (role.or(Some(Role::Defender)), opponents);
        let (_, toughness) = army::stats(game, state, &unit, combat::field(state, at), side);
        if unit.damage >= toughness && log.cite(CCG_84) {
            let Unit { seat, card, place, .. } = unit;
            log.tell(Event::Destroyed { seat, card, unit: Some(at as u8), place: state.site(place) });
            remove_unit(state, at, log);
        }
    }
}
