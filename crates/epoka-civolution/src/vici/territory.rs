//! How she chooses a territory: CVL-207, CVL-208, and what each action asks of it.

use epoka_core::Log;

use super::{Act, Because, Chosen, HUMAN, Purpose, SEAT, Step, Why, consult, data, feed, push, tribes};
use crate::{Civolution, action::Event, effect::Terrain, materials, rules::*, state::*, task::Task};

/// A choice that is not made yet: what for, among which, and whether only the minimum is met.
pub(super) type Open = (Purpose, TerritorySet, bool);

/// CVL-207: the territory that fits the priority, or else the minimum; a roll among several; lost if there is none.
pub(super) fn choose(game: &Civolution, state: &mut State, purpose: Purpose, log: &mut Log<Event>) {
    consult(game, reference(purpose), log);
    let mut fit = fits(game, state, purpose, false);
    let least = fit.is_empty();
    if least && log.cite(CVL_207) {
        fit = fits(game, state, purpose, true);
    }
    match fit.len() {
        0 => log.tell(Event::ViciLost { act: act_of(purpose), why: Why::NoTerritory }),
        1 => {
            let territory = fit.iter().next().expect("there is one");
            log.cite(CVL_207);
            chosen(game, state, (purpose, territory), Because::OnlyOne { least }, log);
        }
        _ => push(state, Step::Wheel { purpose, fit, least }),
    }
}

/// The card that says what a territory must have.
const fn reference(purpose: Purpose) -> usize {
    match purpose {
        Purpose::Procreate | Purpose::Return | Purpose::MigrateFrom | Purpose::MigrateTo { .. } => data::TRIBES,
        Purpose::Provision => data::PROVISION,
        Purpose::Explore | Purpose::HuntToken => data::AREAS,
    }
}

/// The action a choice belongs to.
const fn act_of(purpose: Purpose) -> Act {
    match purpose {
        Purpose::Procreate | Purpose::Return => Act::Procreate,
        Purpose::MigrateFrom | Purpose::MigrateTo { .. } => Act::Migrate,
        Purpose::Provision => Act::Provision,
        Purpose::Explore => Act::Explore,
        Purpose::HuntToken => Act::HuntToken,
    }
}

/// Whether she can do what a territory is chosen for at all.
pub(super) fn is_open(game: &Civolution, state: &State, purpose: Purpose) -> bool {
    match purpose {
        Purpose::Procreate | Purpose::Return => state.civs[SEAT].tribes() < game.data.vici.tribes,
        Purpose::MigrateTo { from } => tribes::can_send(state, from),
        Purpose::MigrateFrom | Purpose::Provision | Purpose::Explore | Purpose::HuntToken => true,
    }
}

/// Whether a choice is among territories that fit.
pub(super) fn among(game: &Civolution, state: &State, (purpose, fit, least): Open) -> bool {
    !fit.is_empty() && fit.without(fits(game, state, purpose, least)).is_empty()
}

/// The territories that fit: the priority, or the minimum where there is one.
fn fits(game: &Civolution, state: &State, purpose: Purpose, least: bool) -> TerritorySet {
    let here = state.civs[SEAT].presence();
    let only = |keep: &dyn Fn(Territory) -> bool| here.iter().filter(|&at| keep(at)).collect::<TerritorySet>();
    if least {
        return least_fits(game, state, purpose);
    }
    match purpose {
        Purpose::Procreate => only(&|at| tribes::has_free_camp(game, state, at)),
        Purpose::HuntToken => hunting(game, state, false),
        Purpose::Return => state.civs[HUMAN].presence().in_both(game.land),
        Purpose::MigrateFrom => only(&|at| tribes::can_send(state, at)),
        Purpose::MigrateTo { from } => {
            // CVL-214: a cave does not help her.
            let near = state.adjacent[from.index()].in_both(game.land);
            best(near, |at| -i16::from(state.civs[SEAT].here[at.index()]))
        }
        Purpose::Provision => feed::hungriest(state),
        Purpose::Explore => {
            let hidden = |at: Territory| materials::unexplored(state, at).count_ones() as i16;
            best(only(&|at| hidden(at) > 0), hidden)
        }
    }
}

/// The territories that meet the minimum: two actions have one.
fn least_fits(game: &Civolution, state: &State, purpose: Purpose) -> TerritorySet {
    match purpose {
        Purpose::Procreate => state.civs[SEAT].presence(),
        Purpose::HuntToken => hunting(game, state, true),
        Purpose::Return | Purpose::MigrateFrom | Purpose::MigrateTo { .. } | Purpose::Provision | Purpose::Explore => {
            TerritorySet::default()
        }
    }
}

/// CVL-213: without a token, on the best terrain for hunting: where both are, or at least she is.
fn hunting(game: &Civolution, state: &State, least: bool) -> TerritorySet {
    let mut here = state.civs[SEAT].presence().without(state.hunted);
    if !least {
        here = here.in_both(state.civs[HUMAN].presence());
    }
    let order = &game.data.vici.hunting;
    let rank = |at: Territory| order.iter().position(|&terrain| terrain == game.data.terrain(at));
    best(here, |at| -(rank(at).unwrap_or(order.len()) as i16))
}

/// Those of which something is greatest.
pub(super) fn best(set: TerritorySet, of: impl Fn(Territory) -> i16) -> TerritorySet {
    let most = set.iter().map(&of).max();
    set.iter().filter(|&at| Some(of(at)) == most).collect()
}

/// CVL-208: the wheel: the terrain of the die, or the next one that fits along the arrows.
pub(super) fn wheel(game: &Civolution, state: &mut State, (purpose, fit, least): Open, die: u8, log: &mut Log<Event>) {
    consult(game, data::WHEEL, log);
    let of = |terrain: Terrain| fit.iter().filter(|&at| game.data.terrain(at) == terrain).collect::<TerritorySet>();
    let first = if log.cite(CVL_208) { usize::from(die) - 1 } else { 0 };
    let wheel = &game.data.vici.wheel;
    let terrain = (0..6).map(|arrows| wheel[(first + arrows) % 6]).find(|&terrain| !of(terrain).is_empty());
    let terrain = terrain.expect("all territories that fit are land");
    let fit = of(terrain);
    if fit.len() > 1 {
        return push(state, Step::Torch { purpose, fit, least });
    }
    let territory = fit.iter().next().expect("there is one");
    chosen(game, state, (purpose, territory), Because::Wheel { die, terrain, least }, log);
}

/// CVL-208: the torch track: the number of the die, or the next one that fits.
pub(super) fn torch(game: &Civolution, state: &mut State, (purpose, fit, least): Open, die: u8, log: &mut Log<Event>) {
    log.cite(CVL_208);
    let start = game.data.vici.torches[usize::from(die) - 1];
    let with = |torches: u8| fit.iter().find(|at| game.data.territories[at.index()].torches == torches);
    let found = (0..3).map(|arrows| (start - 1 + arrows) % 3 + 1).find_map(|torches| Some((torches, with(torches)?)));
    let (torches, territory) = found.expect("a territory of a terrain has one to three torches");
    chosen(game, state, (purpose, territory), Because::Torches { die, torches, least }, log);
}

/// The choice is made: the action is carried out there.
fn chosen(
    game: &Civolution,
    state: &mut State,
    (purpose, territory): (Purpose, Territory),
    because: Because,
    log: &mut Log<Event>,
) {
    log.tell(Event::ViciChose { what: Chosen::Territory { purpose, territory }, because });
    match purpose {
        Purpose::Procreate => tribes::birth(game, state, territory, log),
        Purpose::Return => {
            log.cite(CVL_218);
            tribes::birth(game, state, territory, log);
        }
        Purpose::MigrateFrom => choose(game, state, Purpose::MigrateTo { from: territory }, log),
        Purpose::MigrateTo { from } => tribes::walk(game, state, from, territory, log),
        Purpose::Provision => feed::provide(state, territory, log),
        Purpose::Explore => {
            if log.cite(CVL_212) {
                let slots = materials::unexplored(state, territory);
                state.tasks.push(Task::Reveal { seat: SEAT, slots, territory: Some(territory) });
            }
        }
        Purpose::HuntToken => {
            if log.cite(CVL_213) {
                state.hunted.insert(territory);
                log.tell(Event::HuntToken { territory });
            }
        }
    }
}
