//! What a seat can expect, judged at the beginning of a turn: for a search that does not play to the end.
//!
//! The unit is about a third of a turn in the race for prosperity. How long that takes follows from the food still needed
//! and the food that comes in; everything else counts for what it does to that race, or to a capital.

use epoka_core::Seat;

use crate::{Ccg, cards::Mode, rate, state::*, war::Front, words::*};

/// A match that is won.
const WON: f32 = 150.0;
/// What a turn less on the way to prosperity is worth.
const TURN: f32 = 3.0;
/// The part of the terrains that can be spared for food.
const SPARED: f32 = 0.75;
/// The longest way to prosperity that makes a difference.
const FAR_OFF: f32 = 30.0;
/// What happiness that is missing for nine terrains costs, in food.
const MISSING: f32 = 1.6;
/// What production and taxes of a turn, buildings, stages paid, inventions and cards in hand are worth.
const PRODUCTION: f32 = 0.4;
const TAX: f32 = 0.3;
const BUILDING: f32 = 0.5;
const STARTED: f32 = 0.5;
const INVENTION: f32 = 0.6;
const CARD: f32 = 0.3;
/// What the strength and toughness of a unit are worth, and holding somebody else's terrain.
const STRENGTH: f32 = 0.6;
const TOUGHNESS: f32 = 0.45;
const HOLDING: f32 = 1.5;
/// What strength near a capital it could fell is worth, for each step nearer.
const NEAR: f32 = 0.5;
/// What an army costs that could fell the own capital.
const THREAT: f32 = 3.0;

/// How well a seat stands: near to prosperity, safe, and with an army that is near to what takes a capital.
pub fn outlook(game: &Ccg, state: &State, seat: Seat) -> f32 {
    match state.ended {
        Some(Ended::Prosperity(winner) | Ended::Conquest(winner)) => return if winner == seat { WON } else { 0.0 },
        Some(Ended::Limit) | None => {}
    }
    if !state.playing.contains(seat) {
        return 0.0;
    }
    let front = Front::new(game, state, seat);
    TURN * (FAR_OFF - turns_left(game, state, seat)) + means(game, state, seat) + force(game, state, seat, &front)
        - THREAT * front.threat as f32
}

/// What every open terrain of a seat yields, added up.
fn income(game: &Ccg, state: &State, seat: Seat) -> [f32; 3] {
    let yields = rate::incomes(game, state, seat);
    let mut sums = [0.0; 3];
    for place in state.places(seat).filter(|&place| !state.is_occupied(place)) {
        for (sum, amount) in sums.iter_mut().zip(yields[usize::from(place.slot)]) {
            *sum += f32::from(amount);
        }
    }
    sums
}

/// How many turns it takes to have all terrains and the food: one discovery a turn, each for as much food as there are
/// terrains, and an unhappy people eats as well.
fn turns_left(game: &Ccg, state: &State, seat: Seat) -> f32 {
    let numbers = &game.data.numbers;
    let (have, goal) = (f32::from(state.terrains(seat)), f32::from(numbers.victory_terrains));
    let steps = (goal - have).max(0.0);
    let prices = steps * (have + goal - 1.0) / 2.0;
    let happy = f32::from(rate::happiness(game, state, seat));
    let food = f32::from(state.realms[seat].food);
    let needed = prices + f32::from(numbers.victory_food) - food + MISSING * (goal - happy).max(0.0);
    let comes = SPARED * income(game, state, seat)[Income::Food as usize] - 0.7 * (have - happy).max(0.0);
    (needed.max(0.0) / comes.max(0.8)).max(steps).min(FAR_OFF)
}

/// What the economy is good for beside food.
fn means(game: &Ccg, state: &State, seat: Seat) -> f32 {
    let realm = &state.realms[seat];
    let [production, tax, _] = income(game, state, seat);
    let of = |form: Form| realm.items.iter().filter(move |item| item.form == form);
    PRODUCTION * production.min(12.0)
        + TAX * tax.min(8.0)
        + BUILDING * of(Form::Building).count() as f32
        + STARTED * of(Form::Project).map(|item| f32::from(item.markers)).sum::<f32>()
        + INVENTION * realm.inventions.count_ones() as f32
        + CARD * realm.hand.len().min(7) as f32
}

/// What an army is worth: its size, and more the nearer it is to a capital it could fell.
fn force(game: &Ccg, state: &State, seat: Seat, front: &Front) -> f32 {
    let share = (front.own as f32 / front.needed.max(1) as f32).min(1.3);
    let own = state.all_units().filter(|(_, unit)| unit.seat == seat);
    own.map(|(_, unit)| {
        let data = game.data.card(unit.card);
        let (strength, toughness) = (f32::from(data.strength), f32::from(data.toughness));
        let far = if data.mode == Mode::Fly { 2.0 } else { front.far(unit.place) as f32 };
        let near = (4.0 - far).max(0.0) * strength * share * share * NEAR;
        let holds = if unit.is_abroad() { HOLDING } else { 0.0 };
        STRENGTH * strength + TOUGHNESS * toughness + near + holds
    })
    .sum()
}
