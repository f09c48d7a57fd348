//! What effects do once: CCG-116.

use epoka_core::{Illegal, Log, Seat, Seats};

use crate::{
    Ccg,
    action::{Action, Event},
    army,
    effect::{Aim, Deed, Destination, Effect, Filter},
    events, explore, rate,
    rules::*,
    state::*,
    targets,
    words::*,
    zones,
};

/// Whose card does it, and which of its effects.
#[derive(Clone, Copy, Debug)]
pub struct Cause {
    /// Who controls the card.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Which effect.
    pub effect: u8,
}

/// The player an effect speaks of.
fn whom(state: &State, cause: Cause, who: Who) -> Seat {
    match who {
        Who::Me | Who::TerrainOwner => cause.seat,
        Who::TargetOpponent => state.choice.player.unwrap_or(cause.seat),
        Who::ActivePlayer => state.active,
    }
}

/// The things chosen that may still be chosen, or all there are.
fn chosen(game: &Ccg, state: &State, cause: Cause, effect: &Effect, aim: &Aim) -> epoka_core::ArrayVec<Target, 128> {
    let mut found = epoka_core::ArrayVec::new();
    let source = game.data.card(cause.card).source;
    let ground = match aim.place {
        Some(Where::TargetTerrain) => state.choice.ground,
        Some(Where::SameTerrainAsPrevious) => state.choice.targets().find_map(|target| match target {
            Target::Building { place, .. } => Some(place),
            _ => None,
        }),
        _ => None,
    };
    targets::each(game, state, (cause.seat, source), effect, aim, |target| {
        let wanted = if aim.all {
            ground.is_some_and(|ground| targets::stands_on(state, target, ground))
        } else {
            state.choice.targets().any(|other| other == target)
        };
        if wanted {
            found.push(target);
        }
    });
    found
}

/// Carries out an effect that happens once, or a passing change.
pub fn perform(game: &Ccg, state: &mut State, cause: Cause, effect: &Effect, log: &mut Log<Event>) {
    let seat = whom(state, cause, effect.player);
    if !log.cite(CCG_116) {
        return;
    }
    match &effect.does {
        Deed::Food { amount } => zones::add_food(state, seat, (*amount).into(), log),
        Deed::FoodTransfer { amount, from, to } => {
            let (from, to) = (whom(state, cause, *from), whom(state, cause, *to));
            zones::move_food(state, from, to, *amount, log);
        }
        Deed::GainIncome { income, amount, restrict } => gain(state, seat, *income, *amount, *restrict, log),
        Deed::ConvertIncome { max, .. } => {
            let most = (*max).min(state.turn.tax);
            state.tasks.push(Task::Convert { seat: cause.seat, most });
        }
        Deed::Draw { amount } => state.tasks.push(Task::Draw { seat, count: *amount }),
        Deed::Discard { .. } => {
            state.realms[seat].hand.show(cause.seat);
            state.turn.looked.insert(seat);
            log.reveal();
            state.tasks.push(Task::Rob { seat: cause.seat, from: seat });
        }
        Deed::Look { zone: Zone::Library, amount, .. } => state.tasks.push(Task::Peek { seat, count: *amount }),
        Deed::Look { .. } => {
            state.realms[seat].hand.show(cause.seat);
            state.turn.looked.insert(seat);
            log.reveal();
            log.tell(Event::LookedAt { seat: cause.seat, rival: seat });
        }
        Deed::Search { amount, .. } => {
            let Cause { seat, card, effect } = cause;
            state.tasks.push(Task::Search { seat, card, effect, left: *amount });
        }
        Deed::Deploy { .. } => {
            let Cause { seat, card, effect } = cause;
            state.tasks.push(Task::Deploy { seat, card, effect });
        }
        Deed::ExploreFree { .. } => state.tasks.push(Task::FreeTerrain { seat: cause.seat }),
        Deed::LoseTerrain {} => {
            if state.terrains(seat) > 1 {
                state.tasks.push(Task::LoseTerrain { seat });
            }
        }
        Deed::CancelAction { action, .. } => cancel_action(game, state, *action, log),
        Deed::ExploreCost { amount, .. } => state.turn.explore_price += amount,
        Deed::RuleValue { amount, .. } => {
            state.turn.explores = state.turn.explores.saturating_add_signed(*amount);
        }
        Deed::RuleException { .. } => {
            for target in state.choice.targets() {
                if let Target::Unit { unit } = target {
                    state.units[usize::from(unit)].crosses = true;
                }
            }
        }
        Deed::UnitStat { .. }
        | Deed::Movement { .. }
        | Deed::Destroy { .. }
        | Deed::Damage { .. }
        | Deed::SetReady { .. }
        | Deed::Relocate { .. }
        | Deed::Bounce { .. }
        | Deed::Progress { .. }
        | Deed::TakeControl { .. }
        | Deed::TimeMarkers { .. }
        | Deed::SwapTerrains { .. } => on_targets(game, state, cause, effect, log),
        // Options are chosen before, counters work on the stack, and the others work all the time.
        Deed::Choose { .. }
        | Deed::Counter { .. }
        | Deed::IncomeBonus { .. }
        | Deed::Happiness { .. }
        | Deed::Keyword { .. }
        | Deed::Cost { .. }
        | Deed::DiscardValue { .. }
        | Deed::Upkeep { .. }
        | Deed::BuildingStat { .. }
        | Deed::CapitalStat { .. }
        | Deed::Basing { .. }
        | Deed::UnitSite { .. }
        | Deed::TerrainType { .. }
        | Deed::Provides { .. }
        | Deed::EntryRule { .. }
        | Deed::Forbid { .. }
        | Deed::Protect { .. } => {}
    }
}

fn gain(state: &mut State, seat: Seat, income: Income, amount: u8, restrict: Option<Made>, log: &mut Log<Event>) {
    log.tell(Event::Gained { seat, income, amount });
    let turn = &mut state.turn;
    let pool = match (income, restrict) {
        (Income::Food, _) => return zones::add_food(state, seat, amount.into(), log),
        (Income::Production, Some(Made::Unit)) => &mut turn.for_units,
        (Income::Production, Some(Made::Building | Made::Wonder)) => &mut turn.for_buildings,
        (Income::Production, None | Some(Made::Invention | Made::Any)) => &mut turn.production,
        (Income::Tax, Some(Made::Invention)) => &mut turn.for_inventions,
        (Income::Tax, None | Some(Made::Unit | Made::Building | Made::Wonder | Made::Any)) => &mut turn.tax,
    };
    *pool = pool.saturating_add(amount);
}

/// CCG-77: an attack, or whatever goes by sea, is called off; the units lose their movement.
fn cancel_action(game: &Ccg, state: &mut State, action: Called, log: &mut Log<Event>) {
    let units = match action {
        Called::Attack => state.venture.units,
        Called::NavalTravel => events::ships(game, state),
    };
    if units == 0 {
        return;
    }
    log.cite(CCG_77);
    log.tell(Event::CalledOff { place: state.site(state.venture.place) });
    for at in bits(units) {
        state.units[at].exhausted = true;
    }
    state.venture.units &= !units;
    state.venture.carried &= !units;
}

/// Effects on what was chosen.
fn on_targets(game: &Ccg, state: &mut State, cause: Cause, effect: &Effect, log: &mut Log<Event>) {
    let Some(aim) = effect.does.aim() else { return };
    let found = chosen(game, state, cause, effect, aim);
    if matches!(effect.does, Deed::SwapTerrains { .. }) {
        swap(state, &found);
        return;
    }
    for &target in &found {
        match target {
            Target::Unit { unit } => on_unit(game, state, cause, unit.into(), effect, log),
            Target::Capital { .. } => {
                if let Deed::UnitStat { strength, toughness, .. } = effect.does {
                    log.cite(CCG_92);
                    state.venture.strength += strength;
                    state.venture.toughness += toughness;
                }
            }
            Target::Building { place, card } => {
                let fits = |item: &Item| item.form == Form::Building && item.place == Some(place) && item.card == card;
                zones::remove_items(game, state, place.seat, fits, log);
                log.tell(Event::Destroyed { seat: place.seat, card, unit: None, place: state.site(place) });
            }
            Target::Project { seat, place, card } => {
                if let Deed::Progress { amount, .. } = effect.does {
                    progress(game, state, (seat, place, card), amount, log);
                }
            }
            Target::Terrain { place } => {
                if let Deed::SetReady { value, .. } = effect.does {
                    state.terrain_mut(place).exhausted = !value;
                }
            }
            Target::Invention { seat, card } => {
                let own = 1 << game.data.bit(card);
                // Something else may have taken it in the meantime.
                if state.realms[seat].inventions & own == 0 {
                    continue;
                }
                state.realms[seat].inventions &= !own;
                zones::discard(state, seat, card, log);
                if crate::turns::excess(game, state, seat).is_some() {
                    state.tasks.push(Task::Surplus { seat, named: 0 });
                }
            }
            Target::Event { seat, card, markers } => {
                if let Deed::TimeMarkers { amount, .. } = effect.does {
                    add_time(game, state, (seat, card, markers), amount, log);
                }
            }
            Target::Resource { .. } => {}
        }
    }
    if matches!(effect.does, Deed::Damage { .. }) {
        zones::bury_hurt(game, state, log);
    }
}

fn on_unit(game: &Ccg, state: &mut State, cause: Cause, at: usize, effect: &Effect, log: &mut Log<Event>) {
    let unit = state.units[at];
    match &effect.does {
        Deed::UnitStat { strength, toughness, .. } => {
            state.units[at].strength += strength;
            state.units[at].toughness += toughness;
        }
        Deed::Movement { amount, .. } => {
            let footsore = army::is_footsore(game, state, &unit);
            let marching = &mut state.units[at];
            marching.march = unit.march.saturating_add_signed(*amount);
            // Who has used up all movement goes on with what is added.
            marching.exhausted &= !footsore;
        }
        Deed::Destroy { .. } => {
            let Unit { seat, card, place, .. } = unit;
            log.tell(Event::Destroyed { seat, card, unit: Some(at as u8), place: state.site(place) });
            zones::remove_unit(state, at, log);
        }
        Deed::Damage { amount, .. } => {
            state.units[at].damage = unit.damage.saturating_add(*amount);
            log.tell(Event::Hit { seat: unit.seat, card: unit.card, unit: at as u8, damage: *amount });
        }
        Deed::SetReady { value, .. } => {
            let readied = &mut state.units[at];
            readied.exhausted = !value;
            if *value {
                (readied.moved, readied.spent, readied.roads) = (false, 0, 0);
            }
        }
        Deed::Relocate { to: Destination::CombatTerrain, .. } => {
            let place = state.venture.place;
            if zones::has_room(game, state, place, unit.seat) {
                zones::arrive(game, state, at, place, log);
            }
        }
        Deed::Bounce { .. } => {
            let unit = zones::take_unit(state, at);
            state.realms[unit.owner].hand.add(unit.card, all_but(game, unit.owner));
            log.tell(Event::Returned { seat: unit.owner, card: unit.card });
        }
        Deed::TakeControl { .. } => {
            log.tell(Event::Bribed { seat: cause.seat, card: unit.card });
            state.units[at].seat = cause.seat;
            state.units[at].homebound = false;
            state.venture.units &= !(1 << at);
            zones::arrive(game, state, at, Place::capital(cause.seat), log);
        }
        _ => {}
    }
}

/// Stage markers come or go; a project without any is discarded.
fn progress(
    game: &Ccg,
    state: &mut State,
    (seat, place, card): (Seat, Option<Place>, Card),
    amount: i8,
    log: &mut Log<Event>,
) {
    let fits = |item: &Item| item.form == Form::Project && item.place == place && item.card == card;
    let Some(at) = state.realms[seat].items.iter().position(fits) else { return };
    let item = &mut state.realms[seat].items[at];
    item.markers = item.markers.saturating_add_signed(amount);
    let markers = item.markers;
    log.tell(Event::Advanced { seat, card, markers });
    if markers == 0 {
        zones::remove_item(game, state, seat, at, log);
    }
}

fn add_time(game: &Ccg, state: &mut State, (seat, card, markers): (Seat, Card, u8), amount: i8, log: &mut Log<Event>) {
    let fits = |item: &Item| item.form == Form::Event && item.card == card && item.markers == markers;
    let Some(at) = state.realms[seat].items.iter().position(fits) else { return };
    let item = &mut state.realms[seat].items[at];
    item.markers = item.markers.saturating_add_signed(amount);
    let markers = item.markers;
    log.tell(Event::Faded { seat, card, markers });
    if markers == 0 {
        zones::remove_item(game, state, seat, at, log);
    }
}

fn swap(state: &mut State, found: &[Target]) {
    if let [Target::Terrain { place: one }, Target::Terrain { place: other }] = *found {
        let line = &mut state.realms[one.seat].line;
        let at = |slot: u8| line.iter().position(|&own| own == slot);
        if let (Some(a), Some(b)) = (at(one.slot), at(other.slot)) {
            line.swap(a, b);
        }
    }
}

/// Whether a card passes a filter.
pub fn passes(game: &Ccg, filter: &Filter, card: Card) -> bool {
    let data = game.data.card(card);
    filter.kinds.allows(data.kind)
        && filter.eras.allows(data.era)
        && (filter.unit_type.is_empty() || (data.kind == Kind::Unit && filter.unit_type.contains(data.unit_type)))
}

fn effect_of(game: &Ccg, card: Card, effect: u8) -> &Deed {
    &game.data.card(card).effects[usize::from(effect)].does
}

/// How many cards a search takes at most.
pub fn wanted(game: &Ccg, card: Card, effect: u8) -> u8 {
    match effect_of(game, card, effect) {
        Deed::Search { amount, .. } => *amount,
        _ => 0,
    }
}

/// The cards a search may take.
pub fn list_search(game: &Ccg, state: &State, task: Task, list: &mut Vec<Action>) {
    let Task::Search { seat, card, effect, left } = task else { return };
    let Deed::Search { zone, filter, .. } = effect_of(game, card, effect) else { return };
    let realm = &state.realms[seat];
    if left == 0 {
        list.push(Action::Done);
        return;
    }
    let mut add = |card: Card| {
        let action = Action::Take { card };
        if passes(game, filter, card) && !list.contains(&action) {
            list.push(action);
        }
    };
    match zone {
        Zone::Discard => realm.discard.iter().for_each(|&card| add(card)),
        Zone::Library => realm.library.cards().iter().for_each(|hidden| add(Card(hidden.card))),
        Zone::Hand => {}
    }
    list.push(Action::Done);
}

/// A search takes a card, or ends.
pub fn search(game: &Ccg, state: &mut State, wanted: Option<Card>, log: &mut Log<Event>) -> Result<(), Illegal> {
    let task = state.tasks.top().ok_or(Illegal::by(CCG_116))?;
    let Task::Search { seat, card, effect, left } = task else { return Err(Illegal::by(CCG_116)) };
    let Deed::Search { zone, filter, amount, .. } = effect_of(game, card, effect) else {
        return Err(Illegal::by(CCG_116));
    };
    if let Some(wanted) = wanted {
        let realm = &state.realms[seat];
        let there = match zone {
            Zone::Discard => realm.discard.contains(&wanted),
            Zone::Library => realm.library.cards().iter().any(|hidden| hidden.card == wanted.0),
            Zone::Hand => false,
        };
        if !there || left == 0 || !passes(game, filter, wanted) {
            return Err(Illegal::by(CCG_116));
        }
        let realm = &mut state.realms[seat];
        if *zone == Zone::Discard {
            let at = realm.discard.iter().position(|&other| other == wanted).expect("it is there");
            realm.discard.remove(at);
        } else {
            take_from_library(state, seat, wanted);
        }
        // The card is shown.
        state.realms[seat].hand.add(wanted, all_but(game, seat));
        log.tell(match zone {
            Zone::Library => Event::Found { seat, card: Some(wanted) },
            Zone::Discard | Zone::Hand => Event::Returned { seat, card: wanted },
        });
    }
    state.tasks.pop();
    // Several are taken until it is said that it is enough.
    if wanted.is_some() && *amount > 1 {
        state.tasks.push(Task::Search { seat, card, effect, left: left - 1 });
    } else if *zone == Zone::Library {
        state.realms[seat].library.shuffle();
        log.tell(Event::Shuffled { seat });
    }
    Ok(())
}

/// Everybody at the table but one, those who have lost included: they see what is shown.
fn all_but(game: &Ccg, seat: Seat) -> Seats {
    let mut others = Seats::all(game.players);
    others.remove(seat);
    others
}

/// Takes a card out of a library wherever it lies; what is left is shuffled.
fn take_from_library(state: &mut State, seat: Seat, wanted: Card) {
    let mut out = false;
    let library = &mut state.realms[seat].library;
    let rest: epoka_core::ArrayVec<u16, LIBRARY> = library
        .cards()
        .iter()
        .map(|hidden| hidden.card)
        .filter(|&card| out || card != wanted.0 || std::mem::replace(&mut out, true))
        .collect();
    *library = epoka_core::pile::Pile::bag(rest);
    library.shuffle();
}

/// The cards that may be deployed.
pub fn list_deploy(game: &Ccg, state: &State, task: Task, list: &mut Vec<Action>) {
    let Task::Deploy { seat, card, effect } = task else { return };
    let Deed::Deploy { filter, .. } = effect_of(game, card, effect) else { return };
    let fits = |card: &Card| passes(game, filter, *card);
    list.extend(state.realms[seat].hand.distinct().filter(fits).map(|card| Action::Take { card }));
    list.push(Action::Decline);
}

/// Whether a unit can come into play in the capital: caps still apply.
pub fn can_deploy(game: &Ccg, state: &State, seat: Seat) -> bool {
    rate::units(state, seat) < rate::unit_cap(game, state, seat)
        && zones::has_room(game, state, Place::capital(seat), seat)
        && !state.realms[seat].hand.is_empty()
}

/// A unit from hand comes into play, completed.
pub fn deploy(game: &Ccg, state: &mut State, wanted: Card, log: &mut Log<Event>) -> Result<(), Illegal> {
    let Some(Task::Deploy { seat, card, effect }) = state.tasks.top() else { return Err(Illegal::by(CCG_116)) };
    let Deed::Deploy { filter, .. } = effect_of(game, card, effect) else { return Err(Illegal::by(CCG_116)) };
    if !state.realms[seat].hand.contains(wanted) || !passes(game, filter, wanted) {
        return Err(Illegal::by(CCG_116));
    }
    state.tasks.pop();
    state.realms[seat].hand.remove(wanted);
    log.tell(Event::Completed { seat, card: wanted });
    zones::add_unit(state, wanted, seat, Place::capital(seat));
    Ok(())
}

/// The terrains that may come into play without a price.
pub fn list_free(game: &Ccg, state: &State, seat: Seat, list: &mut Vec<Action>) {
    for card in state.realms[seat].atlas.distinct() {
        if game.data.card(card).kind == Kind::Terrain && explore::check_own(game, state, seat, card).is_ok() {
            explore::list_flanks(state, seat, card, list);
        }
    }
    list.push(Action::Decline);
}

/// A terrain comes into play without a price.
pub fn free_terrain(
    game: &Ccg,
    state: &mut State,
    card: Card,
    flank: Flank,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let Some(Task::FreeTerrain { seat }) = state.tasks.top() else { return Err(Illegal::by(CCG_116)) };
    if game.data.card(card).kind != Kind::Terrain {
        return Err(Illegal::by(CCG_116));
    }
    explore::check_own(game, state, seat, card)?;
    explore::check_flank(state, seat, flank)?;
    state.tasks.pop();
    explore::place_terrain(game, state, seat, card, flank, 0, log);
    explore::look_for_prosperity(state, log);
    Ok(())
}

/// A card of somebody's hand is discarded.
pub fn rob(state: &mut State, card: Card, log: &mut Log<Event>) -> Result<(), Illegal> {
    let Some(Task::Rob { from, .. }) = state.tasks.top() else { return Err(Illegal::by(CCG_116)) };
    if !state.realms[from].hand.contains(card) {
        return Err(Illegal::by(CCG_116));
    }
    state.tasks.pop();
    state.realms[from].hand.remove(card);
    zones::discard(state, from, card, log);
    Ok(())
}

/// One of the cards seen on top goes to the bottom.
pub fn sink(state: &mut State, nth: u8) -> Result<(), Illegal> {
    let Some(Task::Sink { seat, count, sunk }) = state.tasks.top() else { return Err(Illegal::by(CCG_116)) };
    if nth >= count || sunk & (1 << nth) != 0 {
        return Err(Illegal::by(CCG_116));
    }
    *state.tasks.top_mut().expect("cards were seen") = Task::Sink { seat, count, sunk: sunk | 1 << nth };
    if count == 1 {
        sink_all(state);
    }
    Ok(())
}

/// The cards named go to the bottom in the order in which they lay on each other; the others stay on top in theirs.
pub fn sink_all(state: &mut State) {
    let Some(Task::Sink { seat, count, sunk }) = state.tasks.pop() else { unreachable!("cards were seen") };
    let library = &mut state.realms[seat].library;
    let mut cards: epoka_core::ArrayVec<(u16, Seats, bool), LIBRARY> = (0..library.len())
        .map(|at| (library.cards()[at].card, library.cards()[at].seen_by, library.is_fixed(at)))
        .collect();
    let mut kept = 0;
    for nth in 0..count {
        if sunk & (1 << nth) == 0 {
            kept += 1;
        } else {
            let card = cards.remove(cards.len() - 1 - kept);
            cards.insert(0, card);
        }
    }
    *library = epoka_core::pile::Pile::from_cards(cards).expect("it is no larger");
}
