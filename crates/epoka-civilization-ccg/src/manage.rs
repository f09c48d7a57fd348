//! The management phase: CCG-14 to CCG-17, CCG-49 to CCG-62, CCG-95 to CCG-100, CCG-114.

use epoka_core::{Illegal, Log, Rule, Seat, Seats, refuse};
use strum::VariantArray;

use crate::{
    Ccg,
    action::{Action, Event},
    effect::{Deed, Effect, topic},
    rate,
    rules::*,
    state::*,
    words::*,
    zones,
};

/// What may be done in the management phase and, of it, in the end phase, events excepted.
pub fn list(game: &Ccg, state: &State, seat: Seat, list: &mut Vec<Action>) {
    list_incomes(game, state, seat, list);
    list_activations(game, state, seat, list);
    if state.phase != Phase::Management {
        return;
    }
    if check_purchase(game, state, seat).is_ok() {
        list.push(Action::BuyCard);
    }
    list_projects(game, state, seat, list);
    for card in state.realms[seat].hand.distinct() {
        let data = game.data.card(card);
        match data.kind {
            Kind::Building | Kind::Wonder | Kind::Unit => {
                list.push(Action::Burn { card });
                if can_pay(game, state, card) && check_start(game, state, seat, card).is_ok() {
                    let places = state.places(seat).filter(|&place| check_build(game, state, card, place).is_ok());
                    list.extend(places.map(|place| Action::Build { card, place }));
                }
            }
            Kind::Invention => {
                list.push(Action::Burn { card });
                if can_pay(game, state, card) && check_invention(game, state, seat, card).is_ok() {
                    list.push(Action::Invent { card });
                }
            }
            Kind::Event | Kind::Capital | Kind::Terrain | Kind::Resource => {}
        }
    }
}

fn list_incomes(game: &Ccg, state: &State, seat: Seat, list: &mut Vec<Action>) {
    if state.places(seat).all(|place| state.terrain(place).exhausted) {
        return;
    }
    let incomes = rate::incomes(game, state, seat);
    for place in state.places(seat).filter(|&place| check_ready(state, place).is_ok()) {
        for &income in Income::VARIANTS {
            let late = state.phase == Phase::End && income != Income::Tax && CCG_64.in_force();
            if incomes[usize::from(place.slot)][income as usize] > 0 && !late {
                list.push(Action::Collect { place, income });
            }
        }
    }
}

fn list_projects(game: &Ccg, state: &State, seat: Seat, list: &mut Vec<Action>) {
    for item in state.realms[seat].items.iter().filter(|item| item.form == Form::Project) {
        list.push(Action::Abandon { card: item.card, place: item.place });
        if can_pay(game, state, item.card) && check_stage(game, state, seat, item).is_ok() {
            list.push(match item.place {
                Some(place) => Action::Advance { card: item.card, place },
                None => Action::Research,
            });
        }
    }
}

/// CCG-49: a ready terrain that is not occupied.
fn check_ready(state: &State, place: Place) -> Result<(), Illegal> {
    refuse(CCG_49, state.terrain(place).exhausted)?;
    refuse(CCG_6, state.is_occupied(place))
}

/// CCG-49, CCG-64: an income that yields something; in the end phase taxes alone.
fn check_income(game: &Ccg, state: &State, place: Place, income: Income) -> Result<(), Illegal> {
    refuse(CCG_64, state.phase == Phase::End && income != Income::Tax)?;
    if rate::income(game, state, place, income) == 0 {
        return Err(Illegal::by(CCG_49));
    }
    Ok(())
}

/// CCG-49, CCG-50: collects an income.
pub fn collect(
    game: &Ccg,
    state: &mut State,
    seat: Seat,
    place: Place,
    income: Income,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let now = matches!(state.phase, Phase::Management | Phase::End);
    if !now || place.seat != seat || state.terrain(place).card.is_none() {
        return Err(Illegal::by(CCG_49));
    }
    check_ready(state, place)?;
    check_income(game, state, place, income)?;
    let amount = rate::income(game, state, place, income);
    log.cite(CCG_49);
    if state.phase == Phase::End {
        log.cite(CCG_64);
    }
    state.terrain_mut(place).exhausted = true;
    log.tell(Event::Collected { seat, place: state.site(place), income, amount });
    log.cite(CCG_A1);
    match income {
        Income::Food if CCG_A1.in_force() => zones::add_food(state, seat, amount.into(), log),
        Income::Production => state.turn.production = state.turn.production.saturating_add(amount),
        Income::Tax | Income::Food => state.turn.tax = state.turn.tax.saturating_add(amount),
    }
    use_sources(game, state, place, log);
    Ok(())
}

/// Records the cards that make a terrain yield what it does.
fn use_sources(game: &Ccg, state: &State, place: Place, log: &mut Log<Event>) {
    let cards = state.terrain(place).card.into_iter().chain(state.terrain(place).resource);
    let cards = cards.chain(rate::buildings(state, place).map(|item| item.card));
    log.cite(CCG_A4);
    cards.filter(|&card| game.data.card(card).topics & topic::INCOME != 0).for_each(|c| log.use_component(c.index()));
}

/// CCG-51: once in a turn a card for taxes.
fn check_purchase(game: &Ccg, state: &State, seat: Seat) -> Result<(), Illegal> {
    let most = rate::number(game, state, seat, Number::PaidDraws);
    let price = rate::number(game, state, seat, Number::PaidDrawCost);
    let open = state.phase == Phase::Management && state.turn.paid_draws < most && state.turn.tax >= price;
    refuse(CCG_51, !open || state.realms[seat].library.is_empty())
}

/// CCG-51: pays for a card.
pub fn buy_card(game: &Ccg, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
    check_purchase(game, state, seat)?;
    log.cite(CCG_51);
    log.cite(CCG_A2);
    state.turn.tax = state.turn.tax.saturating_sub(rate::number(game, state, seat, Number::PaidDrawCost));
    state.turn.paid_draws += 1;
    state.tasks.push(Task::Draw { seat, count: 1 });
    Ok(())
}

/// CCG-19, CCG-98, CCG-114: what does not depend on the place.
fn check_start(game: &Ccg, state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let data = game.data.card(card);
    refuse(CCG_19, data.era > state.realms[seat].era.0)?;
    refuse(CCG_98, zones::is_taken(game, state, card))?;
    check_requires(game, state, seat, card)?;
    if data.kind == Kind::Unit {
        let is_unit = |item: &&Item| item.form == Form::Project && game.data.card(item.card).kind == Kind::Unit;
        let projects =
            if CCG_A8.in_force() { state.realms[seat].items.iter().filter(is_unit).count() as u8 } else { 0 };
        refuse(CCG_95, rate::units(state, seat) + projects >= rate::unit_cap(game, state, seat))?;
    }
    Ok(())
}

/// CCG-114: inventions, resources, buildings and regions.
pub fn check_requires(game: &Ccg, state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let (data, realm) = (game.data.card(card), &state.realms[seat]);
    let needs = &data.requires;
    let lacks = needs.inventions & !realm.inventions != 0
        || (needs.resources != 0 && needs.resources & !rate::resources(game, state, seat) != 0)
        || !needs
            .buildings
            .iter()
            .all(|&building| realm.items.iter().any(|item| item.form == Form::Building && item.card == building))
        || needs.invention_trait.is_some_and(|of| rate::inventions_with(game, state, seat, of) == 0);
    refuse(CCG_114, lacks)?;
    if data.kind == Kind::Unit && !data.regions.is_empty() {
        let capital = state.terrain(Place::capital(seat)).card;
        refuse(CCG_16, !capital.is_some_and(|capital| game.data.card(capital).regions.meets(data.regions)))?;
    }
    Ok(())
}

/// CCG-61, CCG-62, CCG-114: what must be on the site.
fn check_site(game: &Ccg, state: &State, card: Card, place: Place) -> Result<(), Illegal> {
    let (data, needs) = (game.data.card(card), &game.data.card(card).requires);
    let types = rate::types(game, state, place);
    let here = |wanted: Card| rate::buildings(state, place).any(|item| item.card == wanted);
    let traits = rate::buildings(state, place).fold(Set::default(), |set, b| set.and(game.data.card(b.card).traits));
    let resource = state.terrain(place).resource.map_or(0, |card| 1 << game.data.bit(card));
    refuse(CCG_100, !needs.traits_here.within(traits))?;
    refuse(CCG_114, !needs.buildings_here.iter().all(|&b| here(b)) || needs.resources_here & !resource != 0)?;
    if data.kind != Kind::Unit {
        let fits = (data.site.any && (place.is_capital() || !data.site.not.meets(types)))
            || (data.site.capital && place.is_capital())
            || data.site.types.meets(types);
        return refuse(CCG_62, !fits);
    }
    let by_building = !needs.traits_here.is_empty() || !needs.buildings_here.is_empty();
    let fits = if by_building {
        true
    } else if data.site.types.is_empty() {
        place.is_capital() || serves(game, state, card, place)
    } else {
        data.site.types.meets(types)
    };
    refuse(CCG_61, !fits)
}

/// CCG-61: whether a text says that such units may be built here.
fn serves(game: &Ccg, state: &State, unit: Card, place: Place) -> bool {
    let cards = state.terrain(place).card.into_iter().chain(rate::buildings(state, place).map(|item| item.card));
    let mut sites = cards.map(|card| game.data.card(card)).filter(|data| data.topics & topic::SITE != 0);
    sites.any(|data| {
        data.effects.iter().any(|effect| match &effect.does {
            Deed::UnitSite { units } => rate::is_one(game, units, game.data.card(unit)),
            _ => false,
        })
    })
}

/// CCG-14, CCG-52, CCG-53, CCG-58, CCG-99: whether a building or unit may be started on a terrain.
fn check_build(game: &Ccg, state: &State, card: Card, place: Place) -> Result<(), Illegal> {
    let data = game.data.card(card);
    let here = |item: &&Item| item.place == Some(place);
    let mut items = state.realms[place.seat].items.iter().filter(here);
    if data.kind == Kind::Unit {
        let is_unit = |item: &Item| item.form == Form::Project && game.data.card(item.card).kind == Kind::Unit;
        refuse(CCG_53, items.any(is_unit))?;
    } else {
        refuse(CCG_14, items.clone().any(|item| item.card == card && item.form != Form::Event))?;
        let is_building = |item: &Item| item.form == Form::Project && game.data.card(item.card).is_building();
        refuse(CCG_58, !(place.is_capital() && CCG_A9.in_force()) && items.clone().any(is_building))?;
        let wall =
            |item: &Item| item.form != Form::Event && game.data.card(item.card).traits.contains(Trait::Fortification);
        refuse(CCG_99, data.traits.contains(Trait::Fortification) && items.any(wall))?;
    }
    refuse(CCG_52, state.is_occupied(place))?;
    check_site(game, state, card, place)?;
    check_pay(game, state, place.seat, card, 0, Some(place))
}

/// CCG-55: whether a stage can be paid at once.
fn check_pay(
    game: &Ccg,
    state: &State,
    seat: Seat,
    card: Card,
    stage: u8,
    place: Option<Place>,
) -> Result<(), Illegal> {
    let price = rate::cost(game, state, seat, card, stage, place);
    let (fuel, pool) = purse(game, &state.turn, card);
    refuse(CCG_55, u16::from(fuel) + u16::from(pool) < price.into())
}

/// Whether there is anything at all to pay for a card with: no stage is free.
fn can_pay(game: &Ccg, state: &State, card: Card) -> bool {
    purse(game, &state.turn, card) != (0, 0)
}

/// CCG-57: what can be used for this card alone, and what for anything.
fn purse(game: &Ccg, turn: &TurnState, card: Card) -> (u8, u8) {
    match game.data.card(card).kind {
        Kind::Unit => (turn.for_units, turn.production),
        Kind::Invention => (turn.for_inventions, turn.tax),
        Kind::Building | Kind::Wonder | Kind::Capital | Kind::Terrain | Kind::Resource | Kind::Event => {
            (turn.for_buildings, turn.production)
        }
    }
}

/// Pays a stage: what can be used for nothing else goes first.
fn pay(game: &Ccg, state: &mut State, seat: Seat, item: Item, log: &mut Log<Event>) {
    log.cite(CCG_55);
    let price = rate::cost(game, state, seat, item.card, item.markers, item.place);
    let (fuel, _) = purse(game, &state.turn, item.card);
    let (first, rest) = (fuel.min(price), price - fuel.min(price));
    let turn = &mut state.turn;
    match game.data.card(item.card).kind {
        Kind::Unit => (turn.for_units, turn.production) = (turn.for_units - first, turn.production - rest),
        Kind::Invention => (turn.for_inventions, turn.tax) = (turn.for_inventions - first, turn.tax - rest),
        Kind::Building | Kind::Wonder | Kind::Capital | Kind::Terrain | Kind::Resource | Kind::Event => {
            (turn.for_buildings, turn.production) = (turn.for_buildings - first, turn.production - rest);
        }
    }
}

/// CCG-52, CCG-53: starts a building or unit.
pub fn build(
    game: &Ccg,
    state: &mut State,
    seat: Seat,
    card: Card,
    place: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let data = game.data.card(card);
    let rule = if data.kind == Kind::Unit { CCG_53 } else { CCG_52 };
    let made = matches!(data.kind, Kind::Building | Kind::Wonder | Kind::Unit);
    check_hand(state, seat, card, rule)?;
    if !made || place.seat != seat || state.terrain(place).card.is_none() {
        return Err(Illegal::by(rule));
    }
    check_start(game, state, seat, card)?;
    check_build(game, state, card, place)?;
    log.cite(rule);
    if data.kind == Kind::Unit {
        log.cite(CCG_A8);
    } else if place.is_capital() {
        log.cite(CCG_A9);
    }
    start(game, state, seat, card, Some(place), log);
    Ok(())
}

/// In the management phase, with a card of the own hand.
fn check_hand(state: &State, seat: Seat, card: Card, rule: Rule) -> Result<(), Illegal> {
    if state.phase == Phase::Management && state.realms[seat].hand.contains(card) {
        Ok(())
    } else {
        Err(Illegal::by(rule))
    }
}

fn start(game: &Ccg, state: &mut State, seat: Seat, card: Card, place: Option<Place>, log: &mut Log<Event>) {
    let item =
        Item { card, form: Form::Project, place, markers: 0, damage: 0, against: Seats::NONE, access: Access::NONE };
    pay(game, state, seat, item, log);
    state.realms[seat].hand.remove(card);
    state.realms[seat].items.push(Item { markers: 1, ..item });
    log.tell(Event::Started { seat, card, place: place.map(|place| state.site(place)) });
}

/// CCG-17, CCG-54: whether an invention may be started.
fn check_invention(game: &Ccg, state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let realm = &state.realms[seat];
    refuse(CCG_17, realm.inventions & (1 << game.data.bit(card)) != 0 && CCG_A30.in_force())?;
    refuse(CCG_54, realm.items.iter().any(|item| item.form == Form::Project && item.place.is_none()))?;
    check_start(game, state, seat, card)?;
    check_pay(game, state, seat, card, 0, None)
}

/// CCG-54: starts an invention.
pub fn invent(game: &Ccg, state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) -> Result<(), Illegal> {
    check_hand(state, seat, card, CCG_54)?;
    if game.data.card(card).kind != Kind::Invention {
        return Err(Illegal::by(CCG_54));
    }
    check_invention(game, state, seat, card)?;
    log.cite(CCG_54);
    log.cite(CCG_A30);
    start(game, state, seat, card, None, log);
    Ok(())
}

/// CCG-55, CCG-60: whether the next stage of a project may be paid.
fn check_stage(game: &Ccg, state: &State, seat: Seat, item: &Item) -> Result<(), Illegal> {
    let data = game.data.card(item.card);
    refuse(CCG_56, usize::from(item.markers) >= data.cost.len())?;
    refuse(CCG_98, zones::is_taken(game, state, item.card))?;
    if CCG_60.in_force() {
        check_requires(game, state, seat, item.card)?;
        if let Some(place) = item.place {
            check_site(game, state, item.card, place)?;
        }
    }
    check_pay(game, state, seat, item.card, item.markers, item.place)
}

/// CCG-55: pays the next stage of a project.
pub fn advance(
    game: &Ccg,
    state: &mut State,
    seat: Seat,
    project: (Option<Card>, Option<Place>),
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let at = find(state, seat, project).ok_or(Illegal::by(CCG_55))?;
    let item = state.realms[seat].items[at];
    check_stage(game, state, seat, &item)?;
    log.cite(CCG_60);
    pay(game, state, seat, item, log);
    state.realms[seat].items[at].markers += 1;
    log.tell(Event::Advanced { seat, card: item.card, markers: item.markers + 1 });
    Ok(())
}

/// A project by its card and place; the invention in progress has neither.
fn find(state: &State, seat: Seat, (card, place): (Option<Card>, Option<Place>)) -> Option<usize> {
    let fits = |item: &Item| item.form == Form::Project && item.place == place && card.is_none_or(|c| c == item.card);
    (state.phase == Phase::Management).then(|| state.realms[seat].items.iter().position(fits))?
}

/// CCG-60: discards an own project.
pub fn abandon(
    game: &Ccg,
    state: &mut State,
    seat: Seat,
    (card, place): (Card, Option<Place>),
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let at = find(state, seat, (Some(card), place)).ok_or(Illegal::by(CCG_60))?;
    log.cite(CCG_60);
    zones::remove_item(game, state, seat, at, log);
    Ok(())
}

/// CCG-57: discards a card for income.
pub fn burn(game: &Ccg, state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) -> Result<(), Illegal> {
    check_hand(state, seat, card, CCG_57)?;
    let amount = rate::fuel(game, state, seat, card);
    let turn = &mut state.turn;
    let pool = match game.data.card(card).kind {
        Kind::Building | Kind::Wonder => &mut turn.for_buildings,
        Kind::Unit => &mut turn.for_units,
        Kind::Invention => &mut turn.for_inventions,
        Kind::Event | Kind::Capital | Kind::Terrain | Kind::Resource => return Err(Illegal::by(CCG_57)),
    };
    log.cite(CCG_A3);
    if log.cite(CCG_57) {
        *pool = pool.saturating_add(amount);
    }
    state.realms[seat].hand.remove(card);
    zones::discard(state, seat, card, log);
    log.tell(Event::Burned { seat, card, amount });
    Ok(())
}

/// The first activated effect of a card in play that may be used now.
fn activation<'a>(game: &'a Ccg, state: &State, seat: Seat, card: Card) -> Option<(u8, &'a Effect)> {
    let data = game.data.card(card);
    if data.topics & topic::TRIGGER == 0 {
        return None;
    }
    let uses = |effect: usize| state.realms[seat].used.iter().filter(|&&used| used == (card, effect as u8)).count();
    let open = |(at, effect): &(usize, &Effect)| {
        effect.when == When::Activated
            && effect.phase.is_none_or(|phase| phase == state.phase)
            && state.turn.tax >= effect.pay.tax
            && state.realms[seat].food >= effect.pay.food.into()
            && (effect.limit == 0 || uses(*at) < usize::from(effect.limit))
            && match effect.does {
                Deed::ConvertIncome { .. } => state.turn.tax > 0,
                _ => true,
            }
    };
    let found = data.effects.iter().enumerate().find(open);
    found.map(|(at, effect)| (at as u8, effect))
}

/// The abilities of cards in play that may be used now.
pub fn list_activations(game: &Ccg, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let realm = &state.realms[seat];
    let inventions = bits(realm.inventions).map(|bit| game.data.invention(bit as u8));
    let buildings = realm.items.iter().filter(|item| item.form == Form::Building).map(|item| item.card);
    for card in inventions.chain(buildings) {
        let action = Action::Activate { card };
        if activation(game, state, seat, card).is_some() && !list.contains(&action) {
            list.push(action);
        }
    }
}

/// CCG-116: uses an ability of a card in play.
pub fn activate(game: &Ccg, state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) -> Result<(), Illegal> {
    let realm = &state.realms[seat];
    let data = game.data.card(card);
    let in_play = if data.kind == Kind::Invention {
        realm.inventions & (1 << game.data.bit(card)) != 0
    } else {
        realm.items.iter().any(|item| item.card == card && item.form == Form::Building)
    };
    let Some((at, effect)) = activation(game, state, seat, card).filter(|_| in_play) else {
        return Err(Illegal::by(CCG_116));
    };
    log.cite(CCG_116);
    log.use_component(card.index());
    state.turn.tax -= effect.pay.tax;
    zones::add_food(state, seat, -i16::from(effect.pay.food), log);
    if effect.limit > 0 {
        state.realms[seat].used.push((card, at));
    }
    crate::deeds::perform(game, state, crate::deeds::Cause { seat, card, effect: at }, effect, log);
    Ok(())
}
