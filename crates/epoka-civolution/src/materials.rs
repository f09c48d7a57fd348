//! Producing, transporting, exploring and trading: CVL-83, CVL-84, CVL-87, CVL-149.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    Civolution,
    action::{Action, Event, Proceeds},
    ask::Ways,
    effect::{Stock, Terrain, When},
    markers::{gain, give, score, trigger},
    raw::AreaKind,
    rules::*,
    state::*,
    task::{Gain, Task},
};

/// CVL-83: whether a raw material can be produced there.
pub fn check_produce(game: &Civolution, state: &State, seat: Seat, territory: Territory) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    refuse(CVL_83, civ.here[territory.index()] == 0)?;
    if game.data.terrain(territory) != Terrain::Water {
        return Ok(());
    }
    let boat = civ.boat_at(territory).map(|boat| civ.boats[boat]);
    let room = boat.is_some_and(|boat| boat.crew != [0, 0] && boat.cargo < civ.mods.boat_cargo);
    refuse(CVL_83, !room)
}

/// A raw material is produced.
pub fn produce(game: &Civolution, state: &mut State, seat: Seat, territory: Territory, log: &mut Log<Event>) {
    log.cite(CVL_83);
    log.use_component(territory.index());
    let to = if game.data.terrain(territory) == Terrain::Water {
        Gain::Cargo(state.civs[seat].boat_at(territory).expect("a boat is there") as u8)
    } else {
        Gain::Raw(territory)
    };
    gain(state, seat, to, 1, log);
}

/// CVL-7: the storage row of a material: what it is sold for, and how it is found.
pub fn row(material: Material) -> u8 {
    if CVL_7.in_force() { material.0 % 3 + 1 } else { 1 }
}

/// CVL-8: whether a material is stored; one that lies on the map is of no use.
pub fn check_stored(game: &Civolution, state: &State, seat: Seat, material: Material) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    let raw = || {
        let lies = |(at, &n): (usize, &u8)| n > 0 && material_of(game, state, Territory(at as u8)) == Some(material);
        civ.raw.iter().enumerate().any(lies)
    };
    refuse(CVL_8, civ.stored[material.index()] == 0 && raw())
}

/// The material of a land territory, once its token is turned up.
pub fn material_of(game: &Civolution, state: &State, territory: Territory) -> Option<Material> {
    let token = state.lands[territory.index()].token;
    let terrain = game.data.terrain(territory);
    (token > 0 && terrain != Terrain::Water).then(|| Material(terrain as u8 * 3 + token - 1))
}

/// CVL-84: whether a raw material can come to this storage space.
pub fn check_transport(
    game: &Civolution,
    state: &State,
    seat: Seat,
    (territory, material): (Territory, Material),
    anywhere: bool,
) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    if game.data.terrain(territory) != Terrain::Water {
        refuse(CVL_84, civ.raw[territory.index()] == 0)?;
        return refuse(CVL_84, material_of(game, state, territory) != Some(material));
    }
    let cargo = civ.boat_at(territory).map_or(0, |boat| civ.boats[boat].cargo);
    refuse(CVL_84, cargo == 0)?;
    let near = || state.adjacent[territory.index()].iter().any(|at| material_of(game, state, at) == Some(material));
    refuse(CVL_84, !anywhere && !near())
}

/// Every transport that can be made.
pub fn list_transports(
    game: &Civolution,
    state: &State,
    seat: Seat,
    (only, anywhere): (Option<Territory>, bool),
    ways: &mut Ways,
) {
    let civ = &state.civs[seat];
    for (number, _) in civ.raw.iter().enumerate().filter(|&(_, &n)| n > 0) {
        let territory = Territory(number as u8);
        if let Some(material) = material_of(game, state, territory).filter(|_| only.is_none_or(|at| at == territory)) {
            ways.put(Action::Transport { territory, material });
        }
    }
    for boat in civ.boats.iter().filter(|boat| boat.cargo > 0) {
        let Some(territory) = boat.at.filter(|&at| only.is_none_or(|only| only == at)) else { continue };
        for material in (0..MATERIALS as u8).map(Material) {
            if check_transport(game, state, seat, (territory, material), anywhere).is_ok() {
                ways.put(Action::Transport { territory, material });
            }
        }
    }
}

/// A raw material comes to the storage: the marker moves.
pub fn transport(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    (territory, material): (Territory, Material),
    log: &mut Log<Event>,
) {
    log.cite(CVL_84);
    let from = if game.data.terrain(territory) == Terrain::Water {
        Gain::Cargo(state.civs[seat].boat_at(territory).expect("a boat is there") as u8)
    } else {
        Gain::Raw(territory)
    };
    give(state, seat, from, 1, log);
    gain(state, seat, Gain::Stored(material), 1, log);
    log.use_component(game.data.names.first(Material::KIND) + material.index());
}

/// Face-down areas a territory touches, as bits.
pub fn unexplored(state: &State, territory: Territory) -> u32 {
    let mut slots = state.touches[territory.index()];
    for (slot, area) in state.areas.iter().enumerate() {
        if area.is_some() {
            slots &= !(1 << slot);
        }
    }
    slots
}

/// CVL-87: whether there is something to explore.
pub fn check_explore(state: &State, seat: Seat, territory: Territory) -> Result<(), Illegal> {
    refuse(CVL_87, state.civs[seat].here[territory.index()] == 0 || unexplored(state, territory) == 0)
}

/// Areas are turned up.
pub fn revealed(game: &Civolution, state: &mut State, seat: Seat, slots: u32, items: &[u16], log: &mut Log<Event>) {
    let mut left = slots;
    for &item in items {
        let (slot, area) = (left.trailing_zeros() as u8, Area(item as u8));
        left &= left - 1;
        log.cite(CVL_87);
        log.cite(CVL_121);
        log.use_component(game.data.names.first(Area::KIND) + area.index());
        state.hidden_areas.remove(area);
        state.areas[usize::from(slot)] = Some(area);
        log.tell(Event::AreaRevealed { slot, area });
        score(state, seat, game.data.areas[area.index()].vp.into(), Line::Map, log);
        if game.data.areas[area.index()].kind == AreaKind::Volcano {
            erupt(state, slot, log);
        }
        trigger(game, state, seat, When::EXPLORE_SITE, log);
    }
}

/// CVL-120: farms beside a volcano return.
fn erupt(state: &mut State, slot: u8, log: &mut Log<Event>) {
    for number in 0..TERRITORIES {
        if state.touches[number] & 1 << slot != 0
            && let Some(seat) = state.lands[number].farm
            && log.cite(CVL_120)
        {
            state.lands[number].farm = None;
            let what = crate::effect::Project::Farm;
            log.tell(Event::Returned { seat, what, territory: Territory(number as u8) });
        }
    }
}

/// CVL-116, CVL-117: whether a territory is beside a grotto or a rock and of use there.
pub fn check_site(
    game: &Civolution,
    state: &State,
    task: Task,
    (seat, slot): (Seat, u8),
    territory: Territory,
) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    let grotto = matches!(task, Task::Grotto { .. });
    let rule = if grotto { CVL_116 } else { CVL_117 };
    refuse(rule, civ.here[territory.index()] == 0 || state.touches[territory.index()] & 1 << slot == 0)?;
    if grotto {
        let cargo = civ.boat_at(territory).map_or(0, |boat| civ.boats[boat].cargo);
        refuse(rule, check_produce(game, state, seat, territory).is_err() && cargo == 0)?;
    }
    Ok(())
}

/// CVL-149: what a sale has named for money and for points.
pub type Sold = (Option<Material>, Option<Material>);

/// CVL-149: whether a material can be sold so, together with what the sale has named.
pub fn check_sale(
    game: &Civolution,
    state: &State,
    seat: Seat,
    (money, points): Sold,
    (material, into): (Material, Proceeds),
) -> Result<(), Illegal> {
    check_stored(game, state, seat, material)?;
    let same = match into {
        Proceeds::Money => money,
        Proceeds::Points => points,
    };
    refuse(CVL_149, same.is_some())?;
    let named = [money, points].iter().filter(|&&other| other == Some(material)).count();
    refuse(CVL_149, usize::from(state.civs[seat].stored[material.index()]) <= named)
}

/// What a purchase costs.
fn price(game: &Civolution, state: &State, seat: Seat, material: Material) -> u8 {
    let shown = state
        .lands
        .iter()
        .enumerate()
        .any(|(number, _)| material_of(game, state, Territory(number as u8)) == Some(material));
    let price = if shown && CVL_149.in_force() { game.data.trade.buy_revealed } else { game.data.trade.buy_hidden };
    price.saturating_sub(state.civs[seat].mods.buy).max(1)
}

/// CVL-149: whether a purchase is possible.
pub fn check_purchase(game: &Civolution, state: &State, seat: Seat, material: Material) -> Result<(), Illegal> {
    refuse(CVL_149, price(game, state, seat, material) > state.civs[seat].has(Stock::Money))
}

/// Every sale and purchase.
pub fn list_trade(game: &Civolution, state: &State, seat: Seat, (sell, buy): (u8, u8), ways: &mut Ways) {
    if sell > 0 {
        list_sale(game, state, seat, (None, None), ways);
    }
    if buy > 0 {
        for material in (0..MATERIALS as u8).map(Material) {
            if check_purchase(game, state, seat, material).is_ok() {
                ways.put(Action::Buy { material });
            }
        }
    }
}

/// Everything that can be sold together with what the sale has named.
pub fn list_sale(game: &Civolution, state: &State, seat: Seat, sold: Sold, ways: &mut Ways) {
    for material in (0..MATERIALS as u8).map(Material).filter(|at| state.civs[seat].stored[at.index()] > 0) {
        for into in [Proceeds::Money, Proceeds::Points] {
            if check_sale(game, state, seat, sold, (material, into)).is_ok() {
                ways.put(Action::Sell { material, into });
            }
        }
        if ways.is_enough() {
            return;
        }
    }
    if sold != (None, None) {
        ways.put(Action::Done);
    }
}

/// CVL-149: a material of a sale is named.
pub fn name_sold(
    state: &mut State,
    seat: Seat,
    (money, points): Sold,
    (material, into): (Material, Proceeds),
    log: &mut Log<Event>,
) {
    log.cite(CVL_A4);
    let (money, points) = match into {
        Proceeds::Money => (Some(material), points),
        Proceeds::Points => (money, Some(material)),
    };
    state.tasks.push(Task::Sale { seat, money, points });
}

/// CVL-149: a sale.
pub fn sell(game: &Civolution, state: &mut State, seat: Seat, (money, points): Sold, log: &mut Log<Event>) {
    log.cite(CVL_149);
    log.cite(CVL_7);
    trigger(game, state, seat, When::SELL, log);
    if let Some(material) = points {
        give(state, seat, Gain::Stored(material), 1, log);
        let more = state.civs[seat].mods.sell_vp;
        score(state, seat, (game.data.trade.vp + more).into(), Line::Modules, log);
    }
    if let Some(material) = money {
        give(state, seat, Gain::Stored(material), 1, log);
        let more = state.civs[seat].mods.sell_money;
        gain(state, seat, Gain::Stock(Stock::Money), row(material) + more, log);
    }
}

/// CVL-149: a purchase.
pub fn buy(game: &Civolution, state: &mut State, seat: Seat, material: Material, log: &mut Log<Event>) {
    log.cite(CVL_149);
    let price = price(game, state, seat, material);
    give(state, seat, Gain::Stock(Stock::Money), price, log);
    gain(state, seat, Gain::Stored(material), 1, log);
}
