//! Migration, settling, displacing, procreation, strengthening: CVL-72 to CVL-82.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    Civolution,
    action::{Action, Camp, Event},
    ask::Ways,
    effect::{Terrain, When},
    markers::{score, trigger},
    raw::AreaKind,
    rules::*,
    state::*,
    task::Task,
    vici,
};

/// How many tribes of a seat are at a place.
pub fn count(state: &State, seat: Seat, place: Place) -> u8 {
    let land = &state.lands[place.territory.index()];
    let weak = usize::from(place.weak);
    match place.spot {
        Spot::Fire => u8::from(land.fire == Some(Tribe { seat, weak: place.weak })),
        Spot::Camp => land.folk[seat].camp[weak],
        Spot::Wild => land.folk[seat].wild[weak],
        Spot::Boat => {
            let civ = &state.civs[seat];
            civ.boat_at(place.territory).map_or(0, |boat| civ.boats[boat].crew[weak])
        }
    }
}

/// Every place where a seat has tribes.
pub fn places(state: &State, seat: Seat, mut look: impl FnMut(Place, u8)) {
    for territory in state.civs[seat].presence().iter() {
        for spot in Spot::ALL {
            for weak in [false, true] {
                let place = Place { territory, spot, weak };
                let found = count(state, seat, place);
                if found > 0 {
                    look(place, found);
                }
            }
        }
    }
}

/// How many strong tribes a seat has.
pub fn strong(state: &State, seat: Seat) -> u8 {
    let mut strong = 0;
    places(state, seat, |place, found| strong += if place.weak { 0 } else { found });
    strong
}

/// Puts a tribe to a place, or takes one away.
pub fn change(state: &mut State, seat: Seat, place: Place, more: i8) {
    let add = |count: &mut u8| *count = count.wrapping_add_signed(more);
    let weak = usize::from(place.weak);
    let open = &mut state.open;
    let land = &mut open.lands[place.territory.index()];
    let civ = &mut open.civs[seat];
    match place.spot {
        Spot::Fire => land.fire = (more > 0).then_some(Tribe { seat, weak: place.weak }),
        Spot::Camp => add(&mut land.folk[seat].camp[weak]),
        Spot::Wild => add(&mut land.folk[seat].wild[weak]),
        Spot::Boat => {
            let boat = civ.boat_at(place.territory).expect("the boat is there");
            add(&mut civ.boats[boat].crew[weak]);
        }
    }
    add(&mut civ.here[place.territory.index()]);
}

/// A tribe comes from one place to another without migrating, or turns over.
pub fn shift(state: &mut State, seat: Seat, from: Place, to: Place) {
    change(state, seat, from, -1);
    change(state, seat, to, 1);
    follow(state, seat, from, to);
}

/// What is known of a tribe that migrated follows it from one place to another.
pub fn follow(state: &mut State, seat: Seat, from: Place, to: Place) {
    if let Some(at) = known_gone(state, seat, from) {
        state.doing.moved[at].place = to;
    }
}

/// CVL-77, CVL-Q5: of those who migrated one that has left a place: more of them are known there than are left.
fn known_gone(state: &State, seat: Seat, place: Place) -> Option<usize> {
    let known = state.doing.moved.iter().filter(|moved| (moved.seat, moved.place) == (seat, place)).count();
    let gone = known > usize::from(count(state, seat, place));
    let at = || state.doing.moved.iter().position(|moved| (moved.seat, moved.place) == (seat, place));
    gone.then(at).flatten()
}

/// CVL-28: how many ordinary camps a territory has at this table.
pub fn camps(game: &Civolution, territory: Territory) -> u8 {
    game.camps[territory.index()]
}

fn taken_camps(state: &State, territory: Territory) -> u8 {
    state.lands[territory.index()].folk.0.iter().map(|folk| folk.camp[0] + folk.camp[1]).sum()
}

/// Whether a camp of a territory can be taken.
pub fn check_camp(
    game: &Civolution,
    state: &State,
    seat: Seat,
    territory: Territory,
    camp: Camp,
) -> Result<(), Illegal> {
    let water = game.data.terrain(territory) == Terrain::Water;
    let land = &state.lands[territory.index()];
    match camp {
        Camp::Boat => {
            let civ = &state.civs[seat];
            let boat = civ.boat_at(territory).map(|boat| civ.boats[boat]);
            let full = boat.is_none_or(|boat| boat.crew[0] + boat.crew[1] >= civ.mods.boat_seats);
            refuse(CVL_78, full)
        }
        Camp::Fire => {
            let owner = land.fire.map(|tribe| tribe.seat);
            let protected = owner.is_some_and(|owner| owner != seat && state.civs[owner].mods.protect);
            refuse(CVL_73, water)?;
            refuse(CVL_198, protected)
        }
        Camp::Free => refuse(CVL_73, water || taken_camps(state, territory) >= camps(game, territory)),
        Camp::Taken { tribe } => refuse(CVL_73, water || land.folk[tribe.seat].camp[usize::from(tribe.weak)] == 0),
    }
}

/// Every camp of a territory that might be taken.
pub fn each_camp(game: &Civolution, state: &State, territory: Territory, mut put: impl FnMut(Camp)) {
    if game.data.terrain(territory) == Terrain::Water {
        return put(Camp::Boat);
    }
    put(Camp::Fire);
    put(Camp::Free);
    for seat in Seat::all(game.players) {
        for weak in [false, true] {
            if state.lands[territory.index()].folk[seat].camp[usize::from(weak)] > 0 {
                put(Camp::Taken { tribe: Tribe { seat, weak } });
            }
        }
    }
}

/// A tribe comes to a camp: CVL-73 to CVL-76.
pub fn settle(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    territory: Territory,
    (camp, weak): (Camp, bool),
    log: &mut Log<Event>,
) -> bool {
    // CVL-6: water is developed without a token.
    let land = game.data.terrain(territory) != Terrain::Water;
    let undeveloped = state.lands[territory.index()].token == 0 && (land || !log.cite(CVL_6));
    if undeveloped && log.cite(CVL_76) {
        state.tasks.push(Task::Develop { seat: Some(seat), territory });
    }
    let displaced = match camp {
        Camp::Fire => state.lands[territory.index()].fire.map(|tribe| (tribe, Spot::Fire)),
        Camp::Taken { tribe } => Some((tribe, Spot::Camp)),
        Camp::Free | Camp::Boat => None,
    };
    let mut lies = weak;
    if let Some((tribe, spot)) = displaced {
        // CVL-74: it goes to the wilderness as it is; the newcomer lies down.
        log.cite(CVL_74);
        let from = Place { territory, spot, weak: tribe.weak };
        shift(state, tribe.seat, from, Place { spot: Spot::Wild, ..from });
        // CVL-209, CVL-210: V.I.C.I.'s tribes do not.
        let spared = state.civs[seat].mods.no_weaken || (vici::is(state, seat) && log.cite(CVL_209));
        lies |= !spared && CVL_74.in_force();
        if tribe.seat != seat {
            trigger(game, state, tribe.seat, When::DISPLACED, log);
            trigger(game, state, seat, When::DISPLACE, log);
        }
    }
    change(state, seat, Place { territory, spot: camp.spot(), weak: lies }, 1);
    log.tell(Event::Settled { seat, territory, camp });
    if camp == Camp::Fire && log.cite(CVL_75) {
        score(state, seat, game.data.territories[territory.index()].fire_vp.into(), Line::Map, log);
        trigger(game, state, seat, When::SETTLE_FIRE, log);
    }
    if camp == Camp::Boat {
        trigger(game, state, seat, When::BOARD_BOAT, log);
    }
    lies
}

/// CVL-118: the slots of caves, as bits.
fn caves(game: &Civolution, state: &State) -> u32 {
    let is_cave = |area: &Option<Area>| area.is_some_and(|area| game.data.areas[area.index()].kind == AreaKind::Cave);
    if !CVL_118.in_force() {
        return 0;
    }
    state.areas.iter().enumerate().fold(0, |slots, (slot, area)| slots | u32::from(is_cave(area)) << slot)
}

/// CVL-118: what counts as adjacent for a migration.
fn reach(game: &Civolution, state: &State, caves: u32, from: Territory, anywhere: bool) -> TerritorySet {
    let mut reach = state.adjacent[from.index()];
    if caves & state.touches[from.index()] != 0 {
        for (number, touches) in state.touches.iter().enumerate() {
            reach.0 |= u32::from(touches & caves != 0) << number;
        }
    }
    if anywhere {
        reach = reach.and(game.land);
    }
    reach.remove(from);
    reach
}

/// CVL-77: whether a tribe that set out from those of `from` may come to `to`, with `left` migrations after that. `near`
/// is what can be reached from where it is.
fn check_step(
    game: &Civolution,
    state: &State,
    seat: Seat,
    (from, at, to): (TerritorySet, Territory, Territory),
    near: TerritorySet,
    (left, anywhere): (u8, bool),
) -> Result<(), Illegal> {
    let there = near.contains(to);
    // CVL-12: an area both touch is no way.
    refuse(CVL_12, !there && at != to && state.touches[at.index()] & state.touches[to.index()] != 0)?;
    refuse(CVL_72, !there)?;
    refuse(CVL_Q5, from.contains(to))?;
    if game.data.terrain(to) == Terrain::Water && check_camp(game, state, seat, to, Camp::Boat).is_err() {
        refuse(CVL_77, !state.civs[seat].mods.cross_water || left == 0)?;
        let on = reach(game, state, caves(game, state), to, anywhere).in_both(game.land);
        refuse(CVL_77, on.iter().all(|on| from.contains(on)))?;
    }
    Ok(())
}

/// CVL-72: whether a tribe may set out.
pub fn check_move(
    game: &Civolution,
    state: &State,
    seat: Seat,
    (place, to): (Place, Territory),
    (n, anywhere): (u8, bool),
) -> Result<(), Illegal> {
    refuse(CVL_72, count(state, seat, place) == 0)?;
    let near = reach(game, state, caves(game, state), place.territory, anywhere);
    check_from(game, state, seat, (place, to), near, (n, anywhere))
}

/// CVL-72: the same, of a tribe that is there, by what can be reached from there.
fn check_from(
    game: &Civolution,
    state: &State,
    seat: Seat,
    (place, to): (Place, Territory),
    near: TerritorySet,
    (n, anywhere): (u8, bool),
) -> Result<(), Illegal> {
    refuse(CVL_79, place.weak && !state.civs[seat].mods.weak_migrate)?;
    let leaver = leaver(state, seat, place, to)?;
    let mut from = leaver.map_or(TerritorySet::default(), |at| state.doing.moved[at].from);
    from.insert(place.territory);
    check_step(game, state, seat, (from, place.territory, to), near, (n - 1, anywhere))
}

/// Which of those who migrated in this turn leaves a place; nobody of them while another tribe is there.
fn leaver(state: &State, seat: Seat, place: Place, to: Territory) -> Result<Option<usize>, Illegal> {
    let all = || state.doing.moved.iter().enumerate();
    let known = || all().filter(|(_, moved)| (moved.seat, moved.place) == (seat, place));
    if known().count() < count(state, seat, place).into() {
        return Ok(None);
    }
    let effect = match state.tasks.last() {
        Some(Task::Migrate { .. }) => state.tasks.len() as u8,
        Some(_) | None => 0,
    };
    // CVL-A3: another effect is another migration.
    let has_settled = |moved: &Moved| moved.by > 0 && (moved.by == effect || !CVL_A3.in_force());
    let free = || known().filter(|(_, moved)| !has_settled(moved));
    refuse(CVL_77, free().next().is_none())?;
    // CVL-Q5: one that does not come from there.
    let new = free().find(|(_, moved)| !moved.from.contains(to));
    Ok(new.or_else(|| free().next()).or_else(|| known().next()).map(|(at, _)| at))
}

/// CVL-A3: an effect gives migrations: whoever settled by another that is over may set out again.
pub fn begin_migrations(state: &mut State, log: &mut Log<Event>) {
    let effect = state.tasks.len() as u8 + 1;
    if !state.doing.moved.is_empty() && log.cite(CVL_A3) {
        state.doing.moved.iter_mut().filter(|moved| moved.by >= effect).for_each(|moved| moved.by = 0);
    }
}

/// Every migration that might be made.
pub fn list_moves(game: &Civolution, state: &State, seat: Seat, (n, anywhere): (u8, bool), ways: &mut Ways) {
    let caves = caves(game, state);
    places(state, seat, |from, _| {
        if ways.is_enough() {
            return;
        }
        let near = reach(game, state, caves, from.territory, anywhere);
        for to in near.iter() {
            if check_from(game, state, seat, (from, to), near, (n, anywhere)).is_ok() {
                ways.put(Action::Move { from, to });
            }
        }
    });
}

/// A tribe sets out.
pub fn set_out(
    state: &mut State,
    seat: Seat,
    (from, to): (Place, Territory),
    (n, anywhere): (u8, bool),
    log: &mut Log<Event>,
) {
    if !anywhere && !state.adjacent[from.territory.index()].contains(to) {
        log.cite(CVL_118);
    }
    let known = leaver(state, seat, from, to).ok().flatten().map(|at| state.doing.moved.remove(at));
    let mut origins = known.map_or(TerritorySet::default(), |moved| moved.from);
    origins.insert(from.territory);
    if state.doing.moved.is_full() {
        // Not in a turn: nobody has more tribes.
        state.doing.moved.remove(0);
    }
    let by = state.tasks.len() as u8;
    state.doing.moved.push(Moved { seat, place: from, from: origins, by });
    state.tasks.pop();
    change(state, seat, from, -1);
    let weak = from.weak;
    state.tasks.push(Task::Walk { seat, n: n - 1, from: from.territory, at: to, weak, anywhere });
}

/// A tribe on its way: where it is, where it set out from, and what is left.
#[derive(Clone, Copy)]
pub struct Walker {
    /// Whose.
    pub seat: Seat,
    /// Migrations left.
    pub n: u8,
    /// Where it set out from.
    pub from: Territory,
    /// Where it is.
    pub at: Territory,
    /// Whether it lies.
    pub weak: bool,
    /// Whether it may go to any land.
    pub anywhere: bool,
}

/// Whether it may go on there.
pub fn check_on(game: &Civolution, state: &State, walker: Walker, to: Territory) -> Result<(), Illegal> {
    refuse(CVL_72, walker.n == 0)?;
    let near = reach(game, state, caves(game, state), walker.at, walker.anywhere);
    check_on_from(game, state, walker, near, to)
}

fn check_on_from(
    game: &Civolution,
    state: &State,
    walker: Walker,
    near: TerritorySet,
    to: Territory,
) -> Result<(), Illegal> {
    let Walker { seat, n, from, at, anywhere, .. } = walker;
    let mut origins = state.doing.moved.last().map_or(TerritorySet::default(), |moved| moved.from);
    origins.insert(from);
    check_step(game, state, seat, (origins, at, to), near, (n - 1, anywhere))
}

/// What a tribe on its way can do.
pub fn list_walk(game: &Civolution, state: &State, walker: Walker, ways: &mut Ways) {
    let Walker { seat, at, .. } = walker;
    each_camp(game, state, at, |camp| {
        if check_camp(game, state, seat, at, camp).is_ok() {
            ways.put(Action::Settle { camp });
        }
    });
    if walker.n > 0 {
        let near = reach(game, state, caves(game, state), at, walker.anywhere);
        for to in near.iter() {
            if check_on_from(game, state, walker, near, to).is_ok() {
                ways.put(Action::Step { to });
            }
        }
    }
}

/// It goes on.
pub fn go_on(state: &mut State, walker: Walker, to: Territory, log: &mut Log<Event>) {
    log.cite(CVL_77);
    let Walker { seat, n, from, weak, anywhere, .. } = walker;
    state.tasks.pop();
    state.tasks.push(Task::Walk { seat, n: n - 1, from, at: to, weak, anywhere });
}

/// It settles; what is left of the migrations is for other tribes.
pub fn arrive(game: &Civolution, state: &mut State, walker: Walker, camp: Camp, log: &mut Log<Event>) {
    let Walker { seat, n, at, weak, anywhere, .. } = walker;
    state.tasks.pop();
    log.cite(CVL_72);
    log.use_component(at.index());
    if n > 0 {
        state.tasks.push(Task::Migrate { seat, n, anywhere });
    }
    let moved = state.doing.moved.pop();
    let weak = settle(game, state, seat, at, (camp, weak), log);
    if let Some(moved) = moved {
        let place = Place { territory: at, spot: camp.spot(), weak };
        state.doing.moved.push(Moved { place, ..moved });
    }
}

/// CVL-80, CVL-81: whether a new tribe may come there.
pub fn check_birth(
    game: &Civolution,
    state: &State,
    seat: Seat,
    territory: Territory,
    camp: Camp,
) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    let tribes = civ.tribes();
    refuse(CVL_81, tribes >= game.data.limits.tribes)?;
    refuse(CVL_80, tribes > 0 && civ.here[territory.index()] == 0)?;
    if camp == Camp::Boat {
        let crew = civ.boat_at(territory).map(|boat| civ.boats[boat].crew[0] + civ.boats[boat].crew[1]);
        // CVL-Q20: who has no tribe needs an own boat at least.
        refuse(CVL_Q20, tribes == 0 && crew.is_none())?;
        refuse(CVL_80, tribes > 0 && crew.is_none_or(|crew| crew < 1))?;
    }
    check_camp(game, state, seat, territory, camp)
}

/// Every birth that might be.
pub fn list_births(game: &Civolution, state: &State, seat: Seat, only: Option<Territory>, ways: &mut Ways) {
    let here = state.civs[seat].presence();
    let all = if here.is_empty() { TerritorySet::first(TERRITORIES) } else { here };
    let all = only.map_or(all, |territory| TerritorySet(1 << territory.0));
    for territory in all.iter() {
        if ways.is_enough() {
            return;
        }
        each_camp(game, state, territory, |camp| {
            if check_birth(game, state, seat, territory, camp).is_ok() {
                ways.put(Action::Procreate { territory, camp });
            }
        });
    }
}

/// A new tribe comes.
pub fn birth(game: &Civolution, state: &mut State, seat: Seat, territory: Territory, camp: Camp, log: &mut Log<Event>) {
    log.cite(CVL_80);
    if state.civs[seat].tribes() == 0 {
        log.cite(CVL_81);
        log.cite(CVL_Q20);
    }
    log.use_component(territory.index());
    trigger(game, state, seat, When::PROCREATE, log);
    settle(game, state, seat, territory, (camp, false), log);
}

/// Whether a new weak tribe can come to a free camp there.
pub fn check_weak(
    game: &Civolution,
    state: &State,
    seat: Seat,
    at: Option<Territory>,
    (territory, fire): (Territory, bool),
) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    refuse(CVL_81, civ.tribes() >= game.data.limits.tribes)?;
    refuse(CVL_80, civ.here[territory.index()] == 0 || at.is_some_and(|at| at != territory))?;
    refuse(CVL_80, fire && state.lands[territory.index()].fire.is_some())?;
    check_camp(game, state, seat, territory, if fire { Camp::Fire } else { Camp::Free })
}

/// CVL-82: whether a weak tribe can stand up there.
pub fn check_strengthen(state: &State, seat: Seat, territory: Territory, spot: Spot) -> Result<(), Illegal> {
    refuse(CVL_82, count(state, seat, Place { territory, spot, weak: true }) == 0)
}

/// A tribe stands up, or lies down.
pub fn turn(state: &mut State, seat: Seat, place: Place, log: &mut Log<Event>) {
    // CVL-3: it is strong or weak.
    if log.cite(CVL_3) {
        shift(state, seat, place, Place { weak: !place.weak, ..place });
    }
    let territory = place.territory;
    log.tell(if place.weak { Event::Strengthened { seat, territory } } else { Event::Weakened { seat, territory } });
}

/// A tribe is removed.
pub fn die(game: &Civolution, state: &mut State, seat: Seat, place: Place, log: &mut Log<Event>) {
    change(state, seat, place, -1);
    if let Some(at) = known_gone(state, seat, place) {
        state.doing.moved.remove(at);
    }
    log.tell(Event::Died { seat, territory: place.territory });
    trigger(game, state, seat, When::TRIBE_DIES, log);
}
