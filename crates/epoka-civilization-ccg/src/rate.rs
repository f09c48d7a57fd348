//! Numbers that cards change: happiness, incomes, costs, limits. The printed value comes first, then additions, `set` and limits.

use epoka_core::Seat;

use crate::{
    Ccg,
    attack::enemy_at,
    cards::{CardData, Incomes},
    effect::{Condition, Deed, Effect, Units, topic},
    geography,
    rules::*,
    state::*,
    words::*,
};

/// Where an effect comes from.
#[derive(Clone, Copy, Debug)]
pub struct From<'a> {
    /// The card it is on.
    pub card: Card,
    /// The terrain its card lies on.
    pub place: Option<Place>,
    /// Who controls the card.
    pub seat: Seat,
    /// The event it is on.
    pub item: Option<&'a Item>,
}

/// Every effect on a topic that works for a seat: its own cards', and those of events played against it.
pub fn each<'a>(game: &'a Ccg, state: &'a State, seat: Seat, topic: u32, mut look: impl FnMut(&'a Effect, From<'a>)) {
    let realm = &state.realms[seat];
    let mut card = |card: Card, place: Option<Place>| {
        let from = From { card, place, seat, item: None };
        if game.data.speaks(card, topic) {
            let effects = &game.data.card(card).effects;
            effects
                .iter()
                .filter(|effect| effect.when == When::Static && effect.does.topic() & topic != 0)
                .for_each(|effect| look(effect, from));
        }
    };
    for place in state.places(seat) {
        let terrain = state.terrain(place);
        terrain.card.into_iter().for_each(|number| card(number, Some(place)));
        // CCG-12: the text of a resource works while its terrain is not occupied.
        if let Some(resource) = terrain.resource
            && game.data.speaks(resource, topic)
            && !(state.is_occupied(place) && CCG_12.in_force())
        {
            card(resource, Some(place));
        }
    }
    for bit in bits(realm.inventions & game.data.on[topic.trailing_zeros() as usize]) {
        card(game.data.invention(bit as u8), None);
    }
    for item in realm.items.iter().filter(|item| item.form == Form::Building) {
        // CCG-A14: the text of a building works under occupation too.
        if !CCG_A14.in_force() && item.place.is_some_and(|place| state.is_occupied(place)) {
            continue;
        }
        card(item.card, item.place);
    }
    for other in state.playing.iter() {
        for item in state.realms[other].items.iter().filter(|item| item.form == Form::Event) {
            if !game.data.speaks(item.card, topic) {
                continue;
            }
            for effect in game.data.card(item.card).effects.iter().filter(|effect| effect.when == When::Static) {
                let works = match effect.player {
                    Who::Me => other == seat,
                    Who::TargetOpponent => item.against.contains(seat),
                    Who::ActivePlayer | Who::TerrainOwner => false,
                };
                if works && effect.does.topic() & topic != 0 {
                    look(effect, From { card: item.card, place: item.place, seat: other, item: Some(item) });
                }
            }
        }
    }
}

/// The types of a terrain.
#[inline]
pub fn types(game: &Ccg, state: &State, place: Place) -> Set<Type> {
    let terrain = state.terrain(place);
    terrain.card.map_or(Set::default(), |card| game.data.card(card).types.and(terrain.added))
}

/// The types that cards add to terrains: kept in the state, always what the cards say.
pub fn added(game: &Ccg, state: &State, place: Place) -> Set<Type> {
    let mut set = Set::default();
    for seat in state.playing.iter() {
        for item in state.realms[seat].items.iter().filter(|item| item.form != Form::Project) {
            let data = game.data.card(item.card);
            if data.topics & topic::TYPE != 0 && item.place == Some(place) {
                for effect in &data.effects {
                    if let Deed::TerrainType { add, .. } = effect.does {
                        set = set.and(Set::one(add));
                    }
                }
            }
        }
    }
    set
}

/// Keeps the types of all terrains.
pub fn refresh(game: &Ccg, state: &mut State) {
    for seat in Seat::all(game.players) {
        for slot in 0..TERRAINS as u8 {
            let place = Place { seat, slot };
            if state.terrain(place).card.is_some() {
                state.terrain_mut(place).added = added(game, state, place);
            }
        }
    }
}

/// Whether a unit is one of these.
#[inline]
pub fn is_one(game: &Ccg, units: &Units, unit: &CardData) -> bool {
    units.unit_type.allows(unit.unit_type)
        && units.eras.allows(unit.era)
        && (units.regions.is_empty() || units.regions.meets(unit.regions))
        && units.requires_invention.is_none_or(|card| unit.requires.inventions & (1 << game.data.bit(card)) != 0)
}

/// The buildings on a terrain.
pub fn buildings(state: &State, place: Place) -> impl Iterator<Item = &Item> {
    state.realms[place.seat].items.iter().filter(move |item| item.form == Form::Building && item.place == Some(place))
}

/// CCG-96: how happy a civilization is.
pub fn happiness(game: &Ccg, state: &State, seat: Seat) -> i16 {
    let capital = state.terrain(Place::capital(seat)).card;
    let capital = capital.filter(|_| CCG_A6.in_force());
    let mut sum = capital.map_or(0, |card| i16::from(game.data.card(card).happiness));
    if !CCG_96.in_force() {
        return sum;
    }
    each(game, state, seat, topic::HAPPINESS, |effect, from| {
        let Deed::Happiness { amount, per } = effect.does else { return };
        if let Some(Condition::BuildingHere(wanted)) = effect.condition
            && from.place.is_none_or(|place| buildings(state, place).next().is_some() != wanted)
        {
            return;
        }
        let times = match per {
            None => 1,
            Some(Per::OwnWonders) => wonders(game, state, seat),
            Some(Per::OwnReligions) => inventions_with(game, state, seat, Trait::Religion),
            Some(Per::OwnUnitsAbroad) => {
                state.all_units().filter(|(_, unit)| unit.seat == seat && unit.is_abroad()).count() as i16
            }
        };
        sum += i16::from(amount) * times;
    });
    sum
}

/// Completed wonders.
pub fn wonders(game: &Ccg, state: &State, seat: Seat) -> i16 {
    let is_wonder = |item: &&Item| item.form == Form::Building && game.data.card(item.card).kind == Kind::Wonder;
    state.realms[seat].items.iter().filter(is_wonder).count() as i16
}

/// Completed inventions with a keyword.
pub fn inventions_with(game: &Ccg, state: &State, seat: Seat, of: Trait) -> i16 {
    let has = |&bit: &usize| game.data.card(game.data.invention(bit as u8)).traits.contains(of);
    bits(state.realms[seat].inventions).filter(has).count() as i16
}

/// CCG-49: what a terrain yields.
pub fn income(game: &Ccg, state: &State, place: Place, of: Income) -> u8 {
    let terrain = state.terrain(place);
    let mut sum = terrain.card.map_or(0, |card| i16::from(game.data.card(card).income.get(of)));
    each(game, state, place.seat, topic::INCOME, |effect, from| {
        if let Deed::IncomeBonus { income, amount, .. } = &effect.does
            && *income == of
            && yields(game, state, effect, from, place)
        {
            sum += i16::from(*amount);
        }
    });
    sum.clamp(0, 99) as u8
}

/// CCG-49: what every terrain of a seat yields, by its number, each effect being looked at once.
pub fn incomes(game: &Ccg, state: &State, seat: Seat) -> [[u8; 3]; TERRAINS] {
    let mut sums = [[0i16; 3]; TERRAINS];
    for place in state.places(seat) {
        let printed = state.terrain(place).card.map_or(Incomes::default(), |card| game.data.card(card).income);
        sums[usize::from(place.slot)] = [printed.production, printed.tax, printed.food].map(i16::from);
    }
    each(game, state, seat, topic::INCOME, |effect, from| {
        let Deed::IncomeBonus { income, amount, scope, .. } = &effect.does else { return };
        let mut add = |place: Place| {
            if yields(game, state, effect, from, place) {
                sums[usize::from(place.slot)][*income as usize] += i16::from(*amount);
            }
        };
        match (scope, from.place) {
            (Scope::Here, Some(place)) if place.seat == seat => add(place),
            (Scope::Here, _) => {}
            (Scope::Capital, _) => add(Place::capital(seat)),
            _ => state.places(seat).for_each(add),
        }
    });
    sums.map(|sums| sums.map(|sum| sum.clamp(0, 99) as u8))
}

/// Whether an effect on incomes is for a terrain.
fn yields(game: &Ccg, state: &State, effect: &Effect, from: From<'_>, place: Place) -> bool {
    let Deed::IncomeBonus { scope, types: on, with_card, with_building, with_resource, .. } = &effect.does else {
        return false;
    };
    let reaches = match scope {
        Scope::Here => from.place == Some(place),
        Scope::Capital => place.is_capital(),
        Scope::Own => true,
        Scope::AdjacentOwn => from.place.is_some_and(|other| {
            other.seat == place.seat && geography::neighbours(game, state, other).contains(&place)
        }),
        Scope::This
        | Scope::OwnHere
        | Scope::EnemyHere
        | Scope::CapitalHere
        | Scope::OwnTerritory
        | Scope::EnemyInOwnTerritory
        | Scope::Target => false,
    };
    let terrain = state.terrain(place);
    let has = |card: &Card| terrain.resource == Some(*card) || buildings(state, place).any(|b| b.card == *card);
    reaches
        && (on.is_empty() || on.meets(types(game, state, place)))
        && (with_card.is_empty() || with_card.iter().any(has) || !CCG_A4.in_force())
        && (!with_building || buildings(state, place).next().is_some())
        && (!with_resource || terrain.resource.is_some())
}

/// A number of the rules before cards change it for a seat, and the least it can be.
fn base(game: &Ccg, state: &State, seat: Seat, of: Number) -> (u8, i16) {
    let numbers = &game.data.numbers;
    match of {
        Number::PaidDrawCost => (if CCG_A2.in_force() { numbers.paid_draw_cost_tax } else { 0 }, 1),
        Number::PaidDraws => (numbers.paid_draws, 0),
        Number::EndDraw => (numbers.end_draw, 0),
        Number::HandSize => (numbers.hand_size, 0),
        Number::ExploresPerTurn => (numbers.explores_per_turn + state.turn.explores, 0),
        Number::UnitCap => (state.terrains(seat), 0),
        Number::VictoryFood => (numbers.victory_food, 0),
        Number::VictoryTerrains => (numbers.victory_terrains, 0),
        Number::Stack => (numbers.stack_limit, 0),
        Number::BuildingSlots => (numbers.building_slots, 0),
    }
}

/// A number of the rules as cards change it for a seat.
pub fn number(game: &Ccg, state: &State, seat: Seat, of: Number) -> u8 {
    let (base, least) = base(game, state, seat, of);
    let mut sum = i16::from(base);
    each(game, state, seat, topic::NUMBER, |effect, _| {
        if let Deed::RuleValue { name, amount, .. } = effect.does
            && name == of
            && CCG_115.in_force()
        {
            sum += i16::from(amount);
        }
    });
    sum.max(least) as u8
}

/// CCG-11, CCG-73: how many units of a seat, or buildings, a terrain holds.
pub fn room(game: &Ccg, state: &State, place: Place, seat: Seat, of: Number) -> u8 {
    let (base, least) = base(game, state, place.seat, of);
    let cards = state.terrain(place).card.into_iter().chain(buildings(state, place).map(|item| item.card));
    let mut sum = i16::from(base);
    for card in cards {
        let data = game.data.card(card);
        if data.topics & topic::HERE != 0 {
            for effect in &data.effects {
                if let Deed::RuleValue { name, amount, scope } = effect.does
                    && name == of
                    && (scope == Scope::Here || (scope == Scope::OwnHere && place.seat == seat))
                {
                    sum += i16::from(amount);
                }
            }
        }
    }
    sum.max(least) as u8
}

/// CCG-114: the resources a civilization has access to, as bits.
pub fn resources(game: &Ccg, state: &State, seat: Seat) -> u32 {
    let bit = |card: Card| 1u32 << game.data.bit(card);
    let mut set = state.places(seat).filter_map(|place| state.terrain(place).resource).fold(0, |set, c| set | bit(c));
    for item in state.realms[seat].items.iter().filter(|item| item.form == Form::Event) {
        set |= item.access.bits();
    }
    set
}

/// CCG-55: what the next stage of a card costs; its place is where it is built.
pub fn cost(game: &Ccg, state: &State, seat: Seat, card: Card, stage: u8, place: Option<Place>) -> u8 {
    let data = game.data.card(card);
    let (printed, last) = (data.cost[usize::from(stage)], usize::from(stage) + 1 == data.cost.len());
    let (mut sum, mut least) = (i16::from(printed), game.data.numbers.min_stage_cost);
    each(game, state, seat, topic::COST, |effect, from| {
        let Deed::Cost { what, amount, stage: of, min, units, eras, keyword, scope } = &effect.does else { return };
        let made = match what {
            Made::Building => data.is_building(),
            Made::Wonder => data.kind == Kind::Wonder,
            Made::Unit => data.kind == Kind::Unit,
            Made::Invention => data.kind == Kind::Invention,
            Made::Any => true,
        };
        let counts = match of {
            Stage::First => stage == 0,
            Stage::Last => last,
            Stage::Each => true,
        };
        if made
            && counts
            && eras.allows(data.era)
            && keyword.is_none_or(|of| data.traits.contains(of))
            && units.as_ref().is_none_or(|units| is_one(game, units, data))
            && (*scope != Scope::Here || (place.is_some() && from.place == place))
        {
            sum += i16::from(*amount);
            least = least.max(*min);
        }
    });
    sum.max(i16::from(least.min(printed))) as u8
}

/// CCG-57: what a card is worth as fuel.
pub fn fuel(game: &Ccg, state: &State, seat: Seat, card: Card) -> u8 {
    let data = game.data.card(card);
    let value = &game.data.numbers.discard_value;
    let mut sum = match data.era {
        Era::Initial => value.initial,
        Era::Silver => value.silver,
        Era::Gold => value.gold,
    } as i16;
    if !CCG_A3.in_force() {
        sum = 0;
    }
    each(game, state, seat, topic::FUEL, |effect, _| {
        if let Deed::DiscardValue { what, amount } = effect.does {
            let counts = match what {
                Made::Building => data.is_building(),
                Made::Wonder => data.kind == Kind::Wonder,
                Made::Unit => data.kind == Kind::Unit,
                Made::Invention => data.kind == Kind::Invention,
                Made::Any => true,
            };
            sum += if counts { i16::from(amount) } else { 0 };
        }
    });
    sum.max(0) as u8
}

/// CCG-44, CCG-45: the food for discovering a card of the atlas.
pub fn price(game: &Ccg, state: &State, seat: Seat, card: Card) -> u8 {
    let data = game.data.card(card);
    if data.kind == Kind::Terrain && state.realms[seat].turns == 1 && CCG_45.in_force() {
        return 0;
    }
    let mut sum = i16::from(state.terrains(seat)) + i16::from(state.turn.explore_price);
    let mut change = |effect: &Effect, is_itself: bool| {
        if let Deed::ExploreCost { what, amount, types } = effect.does {
            let counts = match what {
                Found::Terrain => data.kind == Kind::Terrain,
                Found::Resource => data.kind == Kind::Resource,
                Found::Any => true,
                Found::This => is_itself,
            };
            if counts && (what == Found::This) == is_itself && (types.is_empty() || types.meets(data.types)) {
                sum += i16::from(amount);
            }
        }
    };
    data.effects.iter().for_each(|effect| change(effect, true));
    each(game, state, seat, topic::EXPLORE, |effect, _| change(effect, false));
    sum.max(i16::from(game.data.numbers.min_explore_cost)) as u8
}

/// Whether a seat's attack on a place is forbidden by a card, for the sake of who stands there or of whom it belongs to.
pub fn forbidding(game: &Ccg, state: &State, seat: Seat, place: Place) -> Option<Card> {
    let mut forbidding = None;
    each(game, state, seat, topic::FORBID, |effect, from| {
        let Deed::Forbid { action, against } = effect.does else { return };
        let harmed = |is: &dyn Fn(Seat) -> bool| is(place.seat) || enemy_at(state, seat, place).is_some_and(is);
        let forbids = match (action, against) {
            (Forbidden::AttackAbroad, _) => place.seat != seat,
            (Forbidden::Attack, None) => true,
            (Forbidden::Attack, Some(Who::Me)) => harmed(&|other| other == from.seat),
            (Forbidden::Attack, Some(Who::TargetOpponent)) => {
                from.item.is_some_and(|item| harmed(&|other| item.against.contains(other)))
            }
            (Forbidden::Attack, Some(Who::ActivePlayer | Who::TerrainOwner)) => false,
        };
        if forbids {
            forbidding = Some(from.card);
        }
    });
    forbidding
}

/// Whether a card forbids a seat to attack a place.
pub fn is_forbidden(game: &Ccg, state: &State, seat: Seat, place: Place) -> bool {
    forbidding(game, state, seat, place).is_some()
}

/// The card by which a seat is out of reach for opponents' events of a source.
pub fn protecting(game: &Ccg, state: &State, seat: Seat, source: Source) -> Option<Card> {
    let mut protecting = None;
    let name: &str = source.into();
    each(game, state, seat, topic::PROTECT, |effect, by| {
        if let Deed::Protect { from, .. } = &effect.does
            && from.iter().any(|of| of.strip_prefix("event:") == Some(name))
        {
            protecting = Some(by.card);
        }
    });
    protecting
}

/// Whether a seat is out of reach for opponents' events of a source.
pub fn is_protected(game: &Ccg, state: &State, seat: Seat, source: Source) -> bool {
    protecting(game, state, seat, source).is_some()
}

/// CCG-71: whether aircraft of a seat may be stationed at a place.
pub fn is_base(game: &Ccg, state: &State, place: Place, seat: Seat) -> bool {
    let bases = |card: Card| game.data.card(card).topics & topic::BASING != 0;
    place == Place::capital(seat)
        || state.terrain(place).card.is_some_and(bases)
        || (place.seat == seat && buildings(state, place).any(|item| bases(item.card)))
        || state.all_units().any(|(_, unit)| unit.seat == seat && unit.place == place && bases(unit.card))
}

/// CCG-95: how many units a seat may control.
pub fn unit_cap(game: &Ccg, state: &State, seat: Seat) -> u8 {
    number(game, state, seat, Number::UnitCap)
}

/// The units a seat controls.
pub fn units(state: &State, seat: Seat) -> u8 {
    state.all_units().filter(|(_, unit)| unit.seat == seat).count() as u8
}
