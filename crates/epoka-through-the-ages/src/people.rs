//! Population, points and actions of a civilization: TTA-93, TTA-94, TTA-176, TTA-187 to TTA-190, TTA-201, TTA-202.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    ThroughTheAges,
    action::Event,
    army, build,
    data::Banks,
    effect::{Ability, Kind},
    rate, row,
    rules::*,
    state::*,
    tokens,
};

/// TTA-93, TTA-94: the food for one more population with this much off; `None` if the bank is empty.
pub fn growth_price(game: &ThroughTheAges, nation: &Nation, discount: u8) -> Option<u8> {
    let price =
        Banks::at(&game.data.banks.growth, nation.yellow).map(|price| if TTA_94.in_force() { price } else { 0 })?;
    let own: u8 = rate::abilities(game, nation)
        .map(|(_, ability)| match ability {
            Ability::GrowthDiscount { food } => *food,
            _ => 0,
        })
        .sum();
    // TTA-F60: tokens beyond the squares belong to the last section.
    let beyond = nation.yellow > game.data.board.yellow_bank.start && !TTA_F60.in_force();
    Some(build::lowered(if beyond { 0 } else { price }, discount + own))
}

/// TTA-93: whether a seat may increase its population; what it costs.
pub fn check_growth(game: &ThroughTheAges, state: &State, seat: Seat, discount: u8) -> Result<u8, Illegal> {
    let nation = &state.nations[seat];
    let price = growth_price(game, nation, discount).ok_or(Illegal::by(TTA_93))?;
    tokens::check_price(game, state, seat, Goods::Food, price)?;
    Ok(price)
}

/// TTA-93: one more unused worker, for food.
pub fn grow(game: &ThroughTheAges, state: &mut State, seat: Seat, food: u8, log: &mut Log<Event>) {
    log.cite(TTA_94);
    if state.nations[seat].yellow > game.data.board.yellow_bank.start {
        log.cite(TTA_181);
        log.cite(TTA_F60);
    }
    if log.cite(TTA_93) {
        let nation = &mut state.nations[seat];
        nation.yellow -= 1;
        nation.unused += 1;
    }
    cite_leader(game, state, seat, log, |ability| matches!(ability, Ability::GrowthDiscount { .. }));
    log.tell(Event::Grown { seat, food });
    tokens::pay(game, state, seat, Goods::Food, food, log);
}

/// TTA-93: the action.
pub fn grow_action(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
    row::check_turn(state)?;
    let food = check_growth(game, state, seat, 0)?;
    refuse(TTA_83, civil(state, seat) < 1)?;
    pay_civil(state, seat, 1, log);
    grow(game, state, seat, food, log);
    Ok(())
}

/// Whether a wonder lets a seat grow for nothing now.
pub fn check_free_growth(game: &ThroughTheAges, state: &State, seat: Seat) -> Result<Civil, Illegal> {
    let nation = &state.nations[seat];
    let wonder = rate::abilities(game, nation).find_map(|(card, ability)| match ability {
        Ability::FreeGrowth { per_turn } if *per_turn > state.turn.free_growth => Some(card),
        _ => None,
    });
    let wonder = wonder.ok_or(Illegal::by(TTA_187))?;
    if nation.yellow == 0 {
        return Err(Illegal::by(TTA_187));
    }
    Ok(wonder)
}

/// A wonder gives population for nothing, once a turn.
pub fn grow_free(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
    row::check_turn(state)?;
    let wonder = check_free_growth(game, state, seat)?;
    log.use_component(wonder.index());
    state.turn.free_growth += 1;
    gain_population(game, state, seat, 1, log);
    Ok(())
}

/// TTA-187: population without food.
pub fn gain_population(game: &ThroughTheAges, state: &mut State, seat: Seat, count: u8, log: &mut Log<Event>) {
    let gained = count.min(state.nations[seat].yellow);
    if gained == 0 || !(log.cite(TTA_187) && log.cite(TTA_A10)) {
        return;
    }
    // TTA-F6: it is free.
    if !log.cite(TTA_F6) {
        let price = growth_price(game, &state.nations[seat], 0).unwrap_or(0);
        tokens::lose(game, state, seat, Goods::Food, price, log);
    }
    let nation = &mut state.nations[seat];
    nation.yellow -= gained;
    nation.unused += gained;
    log.tell(Event::PopulationGained { seat, count: gained });
}

/// TTA-F29: whether a leader lets a seat grow and build this unit with one military action; food and resources.
pub fn check_enlist(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil) -> Result<(u8, u8), Illegal> {
    let nation = &state.nations[seat];
    let offer = rate::abilities(game, nation).find_map(|(_, ability)| match ability {
        Ability::GrowAndRecruit { food, resources } => Some((*food, *resources)),
        _ => None,
    });
    let (food, resources) = offer.filter(|_| TTA_F29.in_force()).ok_or(Illegal::by(TTA_F29))?;
    let is_unit = nation.technologies.contains(card) && game.data.card(card).kind.is(Kind::UNITS);
    if !is_unit {
        return Err(Illegal::by(TTA_118));
    }
    let food = check_growth(game, state, seat, food)?;
    let resources = game.data.card(card).resources.saturating_sub(resources);
    let own = resources.saturating_sub(unit_purse(game, state, seat));
    tokens::check_price(game, state, seat, Goods::Resources, own)?;
    refuse(TTA_83, army::available(state, seat) < 1)?;
    Ok((food, resources))
}

/// TTA-86, TTA-200: resources for units beside the own ones.
pub fn unit_purse(game: &ThroughTheAges, state: &State, seat: Seat) -> u8 {
    if seat == state.current { state.turn.unit_resources + leader_purse(game, state, seat) } else { 0 }
}

/// What is left of the leader's resources for units.
fn leader_purse(game: &ThroughTheAges, state: &State, seat: Seat) -> u8 {
    let given: u8 = rate::abilities(game, &state.nations[seat])
        .map(|(_, ability)| match ability {
            Ability::TurnResources { resources } => *resources,
            _ => 0,
        })
        .sum();
    given.saturating_sub(state.turn.leader_resources)
}

/// TTA-86, TTA-200: resources for units are used up first; what remains to be paid.
pub fn use_unit_purse(game: &ThroughTheAges, state: &mut State, seat: Seat, price: u8, log: &mut Log<Event>) -> u8 {
    if unit_purse(game, state, seat) == 0 || price == 0 || !(log.cite(TTA_200) && log.cite(TTA_86)) {
        return price;
    }
    let leader = leader_purse(game, state, seat).min(price);
    if leader > 0 {
        cite_leader(game, state, seat, log, |ability| matches!(ability, Ability::TurnResources { .. }));
    }
    state.turn.leader_resources += leader;
    let other = state.turn.unit_resources.min(price - leader);
    // TTA-F7: it is a purse, not a discount for every unit.
    if other > 0 && log.cite(TTA_F7) {
        state.turn.unit_resources -= other;
    }
    price - leader - other
}

/// Civil actions that can be paid.
pub fn civil(state: &State, seat: Seat) -> u8 {
    let extra = if seat == state.current { state.turn.extra_civil } else { 0 };
    state.nations[seat].civil + extra
}

/// TTA-86: what would pay for an action card.
pub fn fee(state: &State, seat: Seat) -> Fee {
    match (state.nations[seat].civil, civil(state, seat)) {
        (_, 0) => Fee::Nothing,
        (own, all) if own < all => Fee::Extra,
        (_, _) => Fee::Regular,
    }
}

/// TTA-86, TTA-176: civil actions are paid, extra ones first.
pub fn pay_civil(state: &mut State, seat: Seat, actions: u8, log: &mut Log<Event>) {
    let extra = if seat == state.current { actions.min(state.turn.extra_civil) } else { 0 };
    state.turn.extra_civil -= extra;
    if log.cite(TTA_176) {
        let nation = &mut state.nations[seat];
        nation.civil = nation.civil.saturating_sub(actions - extra);
    }
}

/// TTA-176: a spent civil action is available again, if there is one.
pub fn get_back_civil(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let nation = &mut state.nations[seat];
    if nation.civil < nation.rates.civil && log.cite(TTA_176) {
        nation.civil += 1;
        log.tell(Event::ActionBack { seat });
    }
}

/// Science points come.
pub fn gain_science(state: &mut State, seat: Seat, amount: i16, log: &mut Log<Event>) {
    if amount > 0 {
        state.nations[seat].science += amount as u16;
        log.tell(Event::Science { seat, amount });
    }
}

/// Culture points come, or go.
pub fn score(
    state: &mut State,
    seat: Seat,
    amount: i16,
    line: impl FnOnce(&mut Ledger) -> &mut i16,
    log: &mut Log<Event>,
) -> i16 {
    let amount = enter(state, seat, amount, line, log);
    if amount != 0 {
        log.tell(Event::Culture { seat, amount });
    }
    amount
}

/// TTA-205: culture points of an event of Age III.
pub fn score_impact(state: &mut State, seat: Seat, card: Military, amount: i16, log: &mut Log<Event>) {
    let amount = enter(state, seat, amount, |ledger| &mut ledger.impacts, log);
    if amount != 0 {
        log.tell(Event::Impact { seat, card, amount });
    }
}

/// Culture points are entered: TTA-201. How many those are.
fn enter(
    state: &mut State,
    seat: Seat,
    amount: i16,
    line: impl FnOnce(&mut Ledger) -> &mut i16,
    log: &mut Log<Event>,
) -> i16 {
    let ledger = &mut state.nations[seat].ledger;
    let total = ledger.total();
    // TTA-201: there are no negative points.
    let amount = if total + amount < 0 && log.cite(TTA_201) { -total } else { amount };
    *line(ledger) += amount;
    amount
}

/// Records that the leader did something.
pub fn cite_leader(
    game: &ThroughTheAges,
    state: &State,
    seat: Seat,
    log: &mut Log<Event>,
    what: impl Fn(&Ability) -> bool,
) {
    for (card, ability) in rate::abilities(game, &state.nations[seat]) {
        if what(ability) {
            log.cite(TTA_10);
            log.use_component(card.index());
        }
    }
}
