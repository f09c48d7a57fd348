//! What may be chosen for an effect: CCG-92, CCG-116.

use epoka_core::Seat;

use crate::{
    Ccg, army,
    effect::{Aim, Deed, Effect},
    geography, rate,
    rules::*,
    state::*,
    words::*,
    zones,
};

/// Whether something of this player may be chosen by a seat.
fn is_side(state: &State, chooser: Seat, of: Seat, side: Side) -> bool {
    match side {
        Side::Own => of == chooser,
        Side::Enemy => of != chooser,
        Side::Any => true,
        Side::ActivePlayer => of == state.active,
    }
}

/// Everything that may be chosen, in one order. A source is that of an event.
pub fn each(
    game: &Ccg,
    state: &State,
    (seat, source): (Seat, Source),
    effect: &Effect,
    aim: &Aim,
    mut found: impl FnMut(Target),
) {
    let open =
        |of: Seat| is_side(state, seat, of, aim.side) && (of == seat || !rate::is_protected(game, state, of, source));
    match aim.what {
        What::Unit => each_unit(game, state, seat, effect, aim, open, found),
        What::Building | What::Project | What::Event => {
            for of in state.playing.iter().filter(|&of| open(of)) {
                for item in &state.realms[of].items {
                    if let Some(target) = item_target(game, state, of, item, effect, aim) {
                        found(target);
                    }
                }
            }
        }
        What::Terrain => {
            let grounds = state.all_places().filter(|place| open(place.seat));
            let fitting = grounds.filter(|&place| is_ground(game, state, place, effect, aim));
            fitting.for_each(|place| found(Target::Terrain { place }));
        }
        What::Resource => {
            // What is chosen is a kind of resource: where it lies does not matter, so every kind is offered once.
            let mut seen = 0u32;
            for place in state.all_places().filter(|place| open(place.seat)) {
                let Some(card) = state.terrain(place).resource else { continue };
                let kind = 1 << game.data.bit(card);
                if seen & kind == 0 && is_ground(game, state, place, effect, aim) {
                    seen |= kind;
                    found(Target::Resource { place });
                }
            }
        }
        What::Invention => {
            for of in state.playing.iter().filter(|&of| open(of)) {
                for bit in bits(state.realms[of].inventions) {
                    let card = game.data.invention(bit as u8);
                    if aim.keyword.is_none_or(|keyword| game.data.card(card).traits.contains(keyword)) {
                        found(Target::Invention { seat: of, card });
                    }
                }
            }
        }
    }
}

/// Whether it is a unit or a building on this terrain.
pub fn stands_on(state: &State, target: Target, ground: Place) -> bool {
    match target {
        Target::Unit { unit } => state.units[usize::from(unit)].place == ground,
        Target::Building { place, .. } => place == ground,
        Target::Capital { .. }
        | Target::Project { .. }
        | Target::Terrain { .. }
        | Target::Invention { .. }
        | Target::Resource { .. }
        | Target::Event { .. } => false,
    }
}

fn each_unit(
    game: &Ccg,
    state: &State,
    seat: Seat,
    effect: &Effect,
    aim: &Aim,
    open: impl Fn(Seat) -> bool,
    mut found: impl FnMut(Target),
) {
    for (at, unit) in state.all_units().filter(|(_, unit)| open(unit.seat)) {
        if is_unit(game, state, seat, at, unit, effect, aim) {
            found(Target::Unit { unit: at as u8 });
        }
    }
    // CCG-92: what asks for no type of unit may strengthen a capital that is attacked.
    let place = state.venture.place;
    let attacked = state.venture.units != 0 && place.is_capital() && place.seat != state.active;
    let helps = matches!(effect.does, Deed::UnitStat { .. }) && aim.role == Some(Role::Defender);
    if attacked && helps && aim.unit_type.is_empty() && open(place.seat) && CCG_92.in_force() {
        found(Target::Capital { seat: place.seat });
    }
}

fn is_unit(game: &Ccg, state: &State, seat: Seat, at: usize, unit: &Unit, effect: &Effect, aim: &Aim) -> bool {
    let data = game.data.card(unit.card);
    let venture = &state.venture;
    let role = match aim.role {
        None => true,
        Some(Role::Attacker) => venture.units & (1 << at) != 0,
        Some(Role::Defender) => {
            venture.units != 0 && venture.building.is_none() && unit.place == venture.place && unit.seat != state.active
        }
    };
    let place = match aim.place {
        None => true,
        Some(Where::Abroad) => unit.is_abroad(),
        Some(Where::AdjacentToCombat) => geography::neighbours(game, state, venture.place).contains(&unit.place),
        Some(Where::OwnTerritory) => unit.place.seat == unit.seat,
        Some(Where::OccupiedByEnemy | Where::SameTerrainAsPrevious | Where::TargetTerrain) => true,
    };
    if !role || !place || !aim.unit_type.allows(data.unit_type) {
        return false;
    }
    if aim.max_toughness.is_some_and(|most| army::stats(game, state, unit, unit.place, (None, 0)).1 > most) {
        return false;
    }
    match effect.does {
        // A ready unit needs no readying.
        Deed::SetReady { value, .. } => unit.exhausted == value || (value && unit.moved),
        // Who has lost the movement of this turn gets none.
        Deed::Movement { .. } => !unit.exhausted || army::is_footsore(game, state, unit),
        Deed::Relocate { .. } => {
            venture.building.is_none()
                && unit.seat != state.active
                && (zones::has_room(game, state, venture.place, unit.seat))
        }
        Deed::TakeControl { .. } => {
            let capital = Place::capital(seat);
            rate::units(state, seat) < rate::unit_cap(game, state, seat)
                && zones::has_room(game, state, capital, seat)
                && zones::may_be(game, state, &Unit { seat, ..*unit }, capital)
        }
        _ => true,
    }
}

fn item_target(game: &Ccg, state: &State, of: Seat, item: &Item, effect: &Effect, aim: &Aim) -> Option<Target> {
    let data = game.data.card(item.card);
    let kind = if data.kind == Kind::Wonder { Kind::Building } else { data.kind };
    match (aim.what, item.form) {
        (What::Building, Form::Building) => {
            let place = item.place?;
            let fits = aim.wonder.is_none_or(|wonder| (data.kind == Kind::Wonder) == wonder)
                && (aim.on_types.is_empty() || aim.on_types.meets(rate::types(game, state, place)))
                && (aim.place != Some(Where::OccupiedByEnemy) || state.is_occupied(place));
            fits.then_some(Target::Building { place, card: item.card })
        }
        (What::Project, Form::Project) => {
            let open = match effect.does {
                Deed::Progress { amount, .. } if amount > 0 => usize::from(item.markers) < data.cost.len(),
                _ => true,
            };
            (open && aim.kinds.allows(kind)).then_some(Target::Project { seat: of, place: item.place, card: item.card })
        }
        (What::Event, Form::Event) => {
            (data.stay == Stay::LongTerm).then_some(Target::Event { seat: of, card: item.card, markers: item.markers })
        }
        _ => None,
    }
}

fn is_ground(game: &Ccg, state: &State, place: Place, effect: &Effect, aim: &Aim) -> bool {
    let line = &state.realms[place.seat].line;
    let is_end = line.first() == Some(&place.slot) || line.last() == Some(&place.slot);
    let terrain = state.terrain(place);
    let fits = (!aim.extreme || is_end) && (aim.capital != Some(false) || !place.is_capital());
    fits && match effect.does {
        Deed::SetReady { value, .. } => terrain.exhausted == value,
        Deed::TerrainType { add, .. } => !rate::types(game, state, place).contains(add),
        Deed::SwapTerrains { .. } => !state.is_occupied(place),
        _ => true,
    }
}
