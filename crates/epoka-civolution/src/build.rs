//! Construction projects: CVL-90 to CVL-95.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    Civolution,
    action::{Action, Camp, Event},
    ask::Ways,
    effect::{Project, Stock, Terrain, When},
    markers::{gain, give, trigger_any},
    materials,
    raw::AreaKind,
    rules::*,
    state::*,
    task::{Gain, Task},
    tribes,
};

/// The ground on the large water.
pub const LARGE: u8 = 6;

/// What a Build task still allows.
#[derive(Clone, Copy)]
pub struct Permit {
    /// The kinds, as bits.
    pub kinds: u8,
    /// Whether all must be of one kind.
    pub same: bool,
}

/// Whether a kind may be built now.
fn check_kind(state: &State, permit: Permit, project: Project) -> Result<(), Illegal> {
    let bit = 1 << project as u8;
    refuse(CVL_65, permit.kinds & bit == 0)?;
    refuse(CVL_156, permit.same && state.doing.built & !bit != 0)
}

/// CVL-90: whether a farm can be built there.
pub fn check_farm(
    game: &Civolution,
    state: &State,
    seat: Seat,
    permit: Permit,
    territory: Territory,
) -> Result<(), Illegal> {
    check_kind(state, permit, Project::Farm)?;
    refuse(CVL_90, state.civs[seat].here[territory.index()] == 0)?;
    refuse(CVL_90, game.data.terrain(territory) == Terrain::Water)?;
    // CVL-5: there is room for one farm.
    refuse(CVL_5, state.lands[territory.index()].farm.is_some())?;
    refuse(CVL_211, state.vici.as_ref().is_some_and(|vici| vici.blocked.contains(territory)))?;
    let built = state.lands.iter().filter(|land| land.farm == Some(seat)).count();
    refuse(CVL_95, built >= usize::from(game.data.limits.farms))?;
    let touches = state.touches[territory.index()];
    let volcano = state.areas.iter().enumerate().any(|(slot, area)| {
        touches & 1 << slot != 0 && area.is_some_and(|area| game.data.areas[area.index()].kind == AreaKind::Volcano)
    });
    refuse(CVL_120, volcano)
}

/// CVL-91: whether a boat can be built there.
pub fn check_boat(
    game: &Civolution,
    state: &State,
    seat: Seat,
    permit: Permit,
    territory: Territory,
) -> Result<(), Illegal> {
    check_kind(state, permit, Project::Boat)?;
    let civ = &state.civs[seat];
    refuse(CVL_91, game.data.terrain(territory) != Terrain::Water)?;
    refuse(CVL_91, civ.boat_at(territory).is_some())?;
    refuse(CVL_95, civ.boats.iter().all(|boat| boat.at.is_some()))?;
    refuse(CVL_91, civ.presence().in_both(state.adjacent[territory.index()]).is_empty())
}

/// CVL-92: whether a ground can be built on.
fn check_ground(game: &Civolution, state: &State, seat: Seat, ground: u8) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    // CVL-4: the large water is a ground of its own; CVL-122: the others are areas that lie face up.
    let near = if ground == LARGE && CVL_4.in_force() {
        civ.boats.iter().any(|boat| boat.at == Some(game.large) && boat.crew != [0, 0])
    } else {
        let is_it = |area: &Option<Area>| area.is_some_and(|area| game.data.areas[area.index()].ground == ground);
        let slot = state.areas.iter().position(is_it);
        refuse(CVL_122, slot.is_none())?;
        slot.is_some_and(|slot| civ.presence().iter().any(|at| state.touches[at.index()] & 1 << slot != 0))
    };
    refuse(CVL_92, !near)?;
    refuse(CVL_92, civ.monuments[usize::from(ground)] + settled(civ, ground) >= 2)
}

fn settled(civ: &Civ, ground: u8) -> u8 {
    civ.settlements.iter().filter(|&&at| at == Some(ground)).count() as u8
}

/// CVL-93: whether a monument of this material can be built.
pub fn check_monument(
    game: &Civolution,
    state: &State,
    seat: Seat,
    permit: Permit,
    (ground, material): (u8, Material),
) -> Result<(), Illegal> {
    check_kind(state, permit, Project::Monument)?;
    refuse(CVL_92, usize::from(ground) >= GROUNDS)?;
    check_ground(game, state, seat, ground)?;
    let civ = &state.civs[seat];
    materials::check_stored(game, state, seat, material)?;
    refuse(CVL_93, civ.stored[material.index()] == 0)?;
    let listed = game.data.grounds[usize::from(ground)] & 1 << material.0 != 0;
    let any = civ.mods.any_row3 && materials::row(material) == 3;
    refuse(CVL_93, !(listed || any))
}

/// CVL-94: whether a settlement can be built.
pub fn check_settlement(
    game: &Civolution,
    state: &State,
    seat: Seat,
    permit: Permit,
    (ground, slot): (u8, u8),
) -> Result<(), Illegal> {
    check_kind(state, permit, Project::Settlement)?;
    refuse(CVL_92, usize::from(ground) >= GROUNDS || usize::from(slot) >= 4)?;
    check_ground(game, state, seat, ground)?;
    let civ = &state.civs[seat];
    refuse(CVL_92, settled(civ, ground) > 0)?;
    refuse(CVL_95, civ.settlements[usize::from(slot)].is_some())?;
    let cost = &game.data.settlements[usize::from(slot)].0;
    let missing = cost.iter().filter(|material| civ.stored[material.index()] == 0).count();
    refuse(CVL_94, missing > usize::from(civ.mods.settlement_material))
}

/// Every project that can be built.
pub fn list(game: &Civolution, state: &State, seat: Seat, permit: Permit, ways: &mut Ways) {
    let civ = &state.civs[seat];
    for territory in (0..TERRITORIES as u8).map(Territory) {
        if check_farm(game, state, seat, permit, territory).is_ok() {
            ways.put(Action::Farm { territory });
        }
        if check_boat(game, state, seat, permit, territory).is_ok() {
            ways.put(Action::Boat { territory });
        }
        if ways.is_enough() {
            return;
        }
    }
    for ground in (0..GROUNDS as u8).filter(|&ground| check_ground(game, state, seat, ground).is_ok()) {
        for material in (0..MATERIALS as u8).map(Material).filter(|material| civ.stored[material.index()] > 0) {
            if check_monument(game, state, seat, permit, (ground, material)).is_ok() {
                ways.put(Action::Monument { ground, material });
            }
        }
        for slot in (0..4).filter(|&slot| check_settlement(game, state, seat, permit, (ground, slot)).is_ok()) {
            ways.put(Action::Settlement { ground, slot });
        }
    }
}

/// What every project brings: it is told, and abilities work.
fn built(game: &Civolution, state: &mut State, seat: Seat, project: Project, log: &mut Log<Event>) {
    state.doing.built |= 1 << project as u8;
    let when = match project {
        Project::Farm => When::BUILD_FARM,
        Project::Boat => When::BUILD_BOAT,
        Project::Monument => When::BUILD_MONUMENT,
        Project::Settlement => When::BUILD_SETTLEMENT,
    };
    trigger_any(game, state, seat, &[When::BUILD_ANY, when], log);
}

/// CVL-90: a farm.
pub fn farm(game: &Civolution, state: &mut State, seat: Seat, territory: Territory, log: &mut Log<Event>) {
    log.cite(CVL_90);
    state.lands[territory.index()].farm = Some(seat);
    log.tell(Event::Built { seat, what: Project::Farm, territory: Some(territory), ground: None });
    built(game, state, seat, Project::Farm, log);
    gain(state, seat, Gain::Stock(Stock::Idea), 1, log);
}

/// CVL-91: a boat; a tribe may board it.
pub fn boat(game: &Civolution, state: &mut State, seat: Seat, territory: Territory, log: &mut Log<Event>) {
    log.cite(CVL_91);
    let boat = state.civs[seat].boats.iter().position(|boat| boat.at.is_none()).expect("a boat is left");
    state.civs[seat].boats[boat].at = Some(territory);
    log.tell(Event::Built { seat, what: Project::Boat, territory: Some(territory), ground: None });
    built(game, state, seat, Project::Boat, log);
    state.tasks.push(Task::Board { seat, water: territory });
}

/// CVL-91: whether a tribe may board a new boat.
pub fn check_board(state: &State, seat: Seat, water: Territory, from: Place) -> Result<(), Illegal> {
    let near = state.adjacent[water.index()].contains(from.territory);
    refuse(CVL_91, !near || from.weak || tribes::count(state, seat, from) == 0)
}

/// A tribe boards a new boat.
pub fn board(game: &Civolution, state: &mut State, seat: Seat, water: Territory, from: Place, log: &mut Log<Event>) {
    tribes::change(state, seat, from, -1);
    tribes::settle(game, state, seat, water, (Camp::Boat, false), log);
    tribes::follow(state, seat, from, Place { territory: water, spot: Spot::Boat, weak: false });
}

/// CVL-93: a monument.
pub fn monument(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    (ground, material): (u8, Material),
    log: &mut Log<Event>,
) {
    log.cite(CVL_93);
    log.cite(if ground == LARGE { CVL_4 } else { CVL_122 });
    let civ = &mut state.civs[seat];
    civ.stored[material.index()] -= 1;
    civ.monuments[usize::from(ground)] += 1;
    log.tell(Event::Built { seat, what: Project::Monument, territory: None, ground: Some(ground) });
    built(game, state, seat, Project::Monument, log);
    state.tasks.push(Task::ChooseTrack { seat, n: 1 });
}

/// CVL-94: a settlement; its reward is an income chip, of the last one a row tile too.
pub fn settlement(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    (ground, slot): (u8, u8),
    spare: Option<Material>,
    log: &mut Log<Event>,
) {
    log.cite(CVL_94);
    log.cite(if ground == LARGE { CVL_4 } else { CVL_122 });
    for &material in &game.data.settlements[usize::from(slot)].0 {
        if spare != Some(material) {
            give(state, seat, Gain::Stored(material), 1, log);
        }
    }
    state.civs[seat].settlements[usize::from(slot)] = Some(ground);
    log.tell(Event::Built { seat, what: Project::Settlement, territory: None, ground: Some(ground) });
    if state.civs[seat].settled() == 4 {
        state.tasks.push(Task::FlipRow { seat });
    }
    built(game, state, seat, Project::Settlement, log);
    state.tasks.push(Task::GainIncome { seat });
}

/// The materials of a settlement of which one may be spared.
pub fn check_spare(game: &Civolution, state: &State, seat: Seat, slot: u8, spare: Material) -> Result<(), Illegal> {
    let cost = &game.data.settlements[usize::from(slot)].0;
    refuse(CVL_94, !cost.contains(&spare))?;
    let stored = &state.civs[seat].stored;
    refuse(CVL_94, cost.iter().any(|&material| material != spare && stored[material.index()] == 0))
}

/// CVL-165, CVL-Q17: a boat returns; its tribes go ashore.
pub fn return_boat(state: &mut State, seat: Seat, water: Territory, ashore: Territory, log: &mut Log<Event>) {
    log.cite(CVL_Q17);
    let boat = state.civs[seat].boat_at(water).expect("the boat is there");
    for weak in [false, true] {
        for _ in 0..state.civs[seat].boats[boat].crew[usize::from(weak)] {
            let aboard = Place { territory: water, spot: Spot::Boat, weak };
            tribes::shift(state, seat, aboard, Place { territory: ashore, spot: Spot::Wild, weak });
        }
    }
    state.civs[seat].boats[boat].at = None;
    log.tell(Event::Returned { seat, what: Project::Boat, territory: water });
}
