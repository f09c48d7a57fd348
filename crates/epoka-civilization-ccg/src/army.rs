//! What a unit can do: strength, toughness, keywords, movement.

use epoka_core::Seat;

use crate::{
    Ccg,
    effect::{Deed, Effect, topic},
    rate::{each, is_one},
    rules::*,
    state::*,
    words::*,
};

/// Every effect on a topic of units that reaches this one at a place: its own, its controller's, the terrain's and
/// those of enemy buildings there.
pub fn reaching<'a>(
    game: &'a Ccg,
    state: &'a State,
    unit: &Unit,
    place: Place,
    topic: u32,
    mut look: impl FnMut(&'a Effect),
) {
    let statics = |card: Card| {
        let data = game.data.card(card);
        let fits = move |effect: &&Effect| effect.when == When::Static && effect.does.topic() & topic != 0;
        (data.topics & topic != 0).then(|| data.effects.iter().filter(fits)).into_iter().flatten()
    };
    for effect in statics(unit.card) {
        if scope(effect) == Some(Scope::This) {
            look(effect);
        }
    }
    each(game, state, unit.seat, topic, |effect, from| {
        let reaches = match scope(effect) {
            Some(Scope::Own) => true,
            Some(Scope::OwnTerritory) => place.seat == unit.seat,
            Some(Scope::OwnHere) => from.place == Some(place),
            _ => false,
        };
        if reaches {
            look(effect);
        }
    });
    if let Some(card) = state.terrain(place).card {
        statics(card).filter(|effect| scope(effect) == Some(Scope::Here)).for_each(&mut look);
    }
    if place.seat != unit.seat {
        each(game, state, place.seat, topic, |effect, from| {
            let reaches = match scope(effect) {
                // CCG-101: what a building gives in combat is for its owner alone.
                Some(Scope::OwnHere) => from.place == Some(place) && !CCG_101.in_force(),
                Some(Scope::EnemyHere) => from.place == Some(place),
                Some(Scope::EnemyInOwnTerritory) => true,
                _ => false,
            };
            if reaches {
                look(effect);
            }
        });
    }
}

/// Whom an effect on units reaches.
fn scope(effect: &Effect) -> Option<Scope> {
    match effect.does {
        Deed::UnitStat { scope, .. }
        | Deed::Movement { scope, .. }
        | Deed::Keyword { scope, .. }
        | Deed::Upkeep { scope, .. }
        | Deed::RuleException { scope, .. } => Some(scope),
        _ => None,
    }
}

/// Whether an effect on the strength of units is for this one.
pub fn profits(
    game: &Ccg,
    state: &State,
    unit: &Unit,
    place: Place,
    side: (Option<Role>, u128),
    effect: &Effect,
) -> bool {
    let Deed::UnitStat { role, units, vs, on_types, .. } = &effect.does else { return false };
    let (own_role, opponents) = side;
    let met = |at: usize| vs.is_none_or(|units| is_one(game, &units, game.data.card(state.units[at].card)));
    (role.is_none() || *role == own_role)
        && is_one(game, units, game.data.card(unit.card))
        && (on_types.is_empty() || on_types.meets(crate::rate::types(game, state, place)))
        && (vs.is_none() || bits(opponents).any(met))
}

/// Strength and toughness of a unit in a role at a place against these opponents.
pub fn stats(game: &Ccg, state: &State, unit: &Unit, place: Place, side: (Option<Role>, u128)) -> (u8, u8) {
    let data = game.data.card(unit.card);
    let mut strength = i16::from(data.strength) + i16::from(unit.strength);
    let mut toughness = i16::from(data.toughness) + i16::from(unit.toughness);
    reaching(game, state, unit, place, topic::UNIT, |effect| {
        // CCG-90: effects on some units alone were given out before.
        if effect.limit == 0
            && let Deed::UnitStat { strength: s, toughness: t, .. } = effect.does
            && profits(game, state, unit, place, side, effect)
        {
            strength += i16::from(s);
            toughness += i16::from(t);
        }
    });
    (strength.max(0) as u8, toughness.max(0) as u8)
}

/// CCG-102: the number of a keyword; 0 if the unit has it not.
pub fn skill(game: &Ccg, state: &State, unit: &Unit, place: Place, role: Option<Role>, of: Skill) -> u8 {
    let data = game.data.card(unit.card);
    let mut value = data.skill(of);
    reaching(game, state, unit, place, topic::UNIT, |effect| {
        if let Deed::Keyword { keyword, value: granted, units, role: wanted, place: ground, .. } = &effect.does
            && *keyword == of
            && (wanted.is_none() || *wanted == role)
            && (ground.is_none() || place.seat == unit.seat)
            && is_one(game, units, data)
        {
            value = value.max(*granted);
        }
    });
    value
}

/// Strength and toughness of a capital.
pub fn capital(game: &Ccg, state: &State, seat: Seat) -> (u8, u8) {
    let place = Place::capital(seat);
    let Some(data) = state.terrain(place).card.map(|card| game.data.card(card)) else { return (0, 0) };
    let (mut strength, mut toughness) = (i16::from(data.strength), i16::from(data.toughness));
    each(game, state, seat, topic::CAPITAL, |effect, from| {
        if let Deed::CapitalStat { strength: s, toughness: t, scope } = effect.does
            && (scope == Scope::Own || from.place == Some(place))
        {
            strength += i16::from(s);
            toughness += i16::from(t);
        }
    });
    (strength.max(0) as u8, toughness.max(0) as u8)
}

/// The Anti-air of a capital.
pub fn capital_anti_air(game: &Ccg, state: &State, seat: Seat) -> u8 {
    let mut value = 0;
    each(game, state, seat, topic::UNIT, |effect, from| {
        if let Deed::Keyword { keyword: Skill::AntiAir, value: granted, scope: Scope::CapitalHere, .. } = effect.does
            && from.place == Some(Place::capital(seat))
        {
            value = value.max(granted);
        }
    });
    value
}

/// Strength and toughness of a building.
pub fn building(game: &Ccg, state: &State, seat: Seat, card: Card) -> (u8, u8) {
    let data = game.data.card(card);
    let (mut strength, mut toughness) = (i16::from(data.strength), i16::from(data.toughness));
    each(game, state, seat, topic::BUILDING, |effect, _| {
        if let Deed::BuildingStat { strength: s, toughness: t, .. } = effect.does {
            strength += i16::from(s);
            toughness += i16::from(t);
        }
    });
    (strength.max(0) as u8, toughness.max(0) as u8)
}

/// CCG-68: points of movement left, and those beside them that count inside the own civilization alone.
pub fn points(game: &Ccg, state: &State, unit: &Unit) -> (u8, u8) {
    if unit.exhausted {
        return (0, 0);
    }
    let data = game.data.card(unit.card);
    let (mut base, mut roads, mut most) = (i16::from(data.movement) + i16::from(unit.march), 0i16, i16::MAX);
    reaching(game, state, unit, unit.place, topic::MOVEMENT, |effect| {
        if let Deed::Movement { amount, cap, units, place, .. } = &effect.does
            && is_one(game, units, data)
        {
            if place.is_some() {
                roads += i16::from(*amount);
            } else {
                base += i16::from(*amount);
            }
            most = cap.map_or(most, |cap| most.min(cap.into()));
        }
    });
    let left = (base - i16::from(unit.spent)).max(0).min(most);
    (left as u8, (roads - i16::from(unit.roads)).max(0) as u8)
}

/// CCG-68: whether a unit is exhausted because it has used up its movement: whoever attacked or had to stop has points left,
/// and has lost them.
pub fn is_footsore(game: &Ccg, state: &State, unit: &Unit) -> bool {
    unit.exhausted && points(game, state, &Unit { exhausted: false, ..*unit }).0 == 0
}

/// Whether a rule does not bind this unit.
pub fn is_exempt(game: &Ccg, state: &State, unit: &Unit, from: Exception) -> bool {
    let mut exempt = from == Exception::BorderStop && unit.crosses;
    reaching(game, state, unit, unit.place, topic::EXCEPTION, |effect| {
        if let Deed::RuleException { rule, units, .. } = &effect.does
            && *rule == from
        {
            exempt |= is_one(game, units, game.data.card(unit.card));
        }
    });
    exempt
}

/// CCG-66: the food a unit abroad needs, and how many units a limited effect that reaches it supplies in a turn.
pub fn upkeep(game: &Ccg, state: &State, unit: &Unit) -> (u8, u8) {
    let data = game.data.card(unit.card);
    if skill(game, state, unit, unit.place, None, Skill::SelfSufficient) > 0 {
        return (0, 0);
    }
    let (mut sum, mut fixed, mut supplied) = (i16::from(game.data.numbers.upkeep_food), None, 0);
    reaching(game, state, unit, unit.place, topic::UPKEEP, |effect| {
        if let Deed::Upkeep { amount, set, units, .. } = &effect.does
            && is_one(game, units, data)
        {
            if effect.limit > 0 {
                supplied = effect.limit.max(supplied);
            } else {
                sum += i16::from(*amount);
                fixed = set.or(fixed);
            }
        }
    });
    // CCG-117: what is set goes before what is added.
    (fixed.filter(|_| CCG_117.in_force()).unwrap_or(sum.max(0) as u8), supplied)
}

/// CCG-75: whether a unit must stop where it enters, and whether it may not enter.
pub fn entry(game: &Ccg, state: &State, unit: &Unit, place: Place) -> (bool, bool) {
    let (mut stops, mut barred) = (false, false);
    entries(game, state, unit, place, |rule, _| match rule {
        Entry::Stop => stops = true,
        Entry::Bar => barred = true,
    });
    (stops, barred)
}

/// CCG-75: the card that keeps a unit out of a place.
pub fn barring(game: &Ccg, state: &State, unit: &Unit, place: Place) -> Option<Card> {
    let mut barring = None;
    entries(game, state, unit, place, |rule, card| {
        if rule == Entry::Bar {
            barring = Some(card);
        }
    });
    barring
}

/// CCG-75: what the terrain and what is built on it say to a unit that enters.
fn entries(game: &Ccg, state: &State, unit: &Unit, place: Place, mut look: impl FnMut(Entry, Card)) {
    let cards = state.terrain(place).card.into_iter().chain(crate::rate::buildings(state, place).map(|item| item.card));
    for card in cards {
        let data = game.data.card(card);
        if data.topics & topic::ENTRY == 0 {
            continue;
        }
        for effect in &data.effects {
            if let Deed::EntryRule { rule, units, side, .. } = &effect.does
                && (*side == Side::Any || unit.seat != place.seat)
                && is_one(game, units, game.data.card(unit.card))
            {
                look(*rule, card);
            }
        }
    }
}
