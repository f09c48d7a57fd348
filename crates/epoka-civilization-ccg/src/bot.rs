//! Instinct, stage and outlook: what usually helps a civilization.

use epoka_core::{Seat, Tuning};

use crate::{Ccg, action::Action, army, rate, rules::CCG_118, state::*, words::*};

/// Numbers of the search, still to be found by tournaments.
pub const TUNING: Tuning =
    Tuning { iterations: [30, 150, 500], horizon: 6, lead: 12.0, temperature: 15.0, ..Tuning::DEFAULT };

/// How good an action looks at first sight.
pub fn instinct(game: &Ccg, state: &State, seat: Seat, action: &Action) -> i32 {
    match *action {
        Action::Discover { card, .. } => {
            let data = game.data.card(card);
            let yields = i32::from(data.income.production) + i32::from(data.income.tax);
            80 + 8 * i32::from(data.income.food) + 2 * yields - strain(game, state, seat)
        }
        Action::Prospect { .. } => 72,
        Action::Collect { place, income } => collect(game, state, seat, place, income),
        Action::Build { card, .. } => 60 + worth(game, state, seat, card),
        Action::Advance { card, .. } => 75 + worth(game, state, seat, card),
        Action::Invent { card } => 58 + worth(game, state, seat, card),
        Action::Research => 74,
        Action::BuyCard => 38,
        Action::Burn { card } => burn(game, state, seat, card),
        Action::Abandon { .. } => -60,
        Action::Play { card } => 45 + i32::from(game.data.card(card).era as u8) * 3,
        Action::Activate { .. } => 50,
        Action::Move { unit, to } => advance(state, seat, unit, to),
        Action::Attack { place } => attack(game, state, seat, place),
        Action::Raze { .. } => 25,
        Action::Join { .. } => 40,
        Action::Feed => 20,
        Action::Starve => 5,
        Action::Hit { unit } => -i32::from(game.data.card(state.units[usize::from(unit)].card).cost.iter().sum::<u8>()),
        Action::Enter => 30,
        Action::Target { target } => aim(game, state, seat, target),
        Action::Against { seat: other } => i32::from(state.terrains(other)),
        Action::Take { card } => take(game, state, seat, card),
        Action::Dismiss { unit } => {
            -i32::from(game.data.card(state.units[usize::from(unit)].card).cost.iter().sum::<u8>())
        }
        Action::Pay => 12,
        Action::Aim { building } => i32::from(building.is_some()) * 4,
        Action::Resign => -1000,
        Action::Done
        | Action::Favour { .. }
        | Action::Stay
        | Action::Finish { .. }
        | Action::Demolish { .. }
        | Action::Lose { .. }
        | Action::Choose { .. }
        | Action::On { .. }
        | Action::Sink
        | Action::First { .. }
        | Action::Redraw
        | Action::Keep
        | Action::Pass
        | Action::Decline => 10,
    }
}

/// How unhappy one more terrain would make the people.
fn strain(game: &Ccg, state: &State, seat: Seat) -> i32 {
    let lacking = i32::from(state.terrains(seat)) + 1 - i32::from(rate::happiness(game, state, seat));
    6 * lacking.max(0)
}

fn collect(game: &Ccg, state: &State, seat: Seat, place: Place, income: Income) -> i32 {
    let amount = i32::from(rate::income(game, state, place, income));
    let realm = &state.realms[seat];
    let (mut wants_production, mut wants_tax) = (2, 2);
    for held in &realm.hand.0 {
        match game.data.card(held.card).kind {
            Kind::Building | Kind::Wonder | Kind::Unit => wants_production = 5,
            Kind::Invention => wants_tax = 5,
            Kind::Capital | Kind::Terrain | Kind::Resource | Kind::Event => {}
        }
    }
    let wanted = match income {
        Income::Production => wants_production - i32::from(state.turn.production) / 3,
        Income::Tax => wants_tax - i32::from(state.turn.tax) / 3,
        Income::Food => 7,
    };
    20 + amount * wanted
}

/// What a card to be built or invented is worth, roughly.
fn worth(game: &Ccg, state: &State, seat: Seat, card: Card) -> i32 {
    let data = game.data.card(card);
    let unhappy = rate::happiness(game, state, seat) < state.terrains(seat).into();
    let mut sum = match data.kind {
        Kind::Unit => i32::from(data.strength + data.toughness) * 2 - 2 * i32::from(rate::units(state, seat)),
        _ => 0,
    };
    for effect in &data.effects {
        sum += match effect.does {
            crate::effect::Deed::Happiness { amount, .. } => i32::from(amount) * if unhappy { 12 } else { 4 },
            crate::effect::Deed::IncomeBonus { amount, income: Income::Food, .. } => 8 * i32::from(amount),
            crate::effect::Deed::IncomeBonus { amount, .. } => 4 * i32::from(amount),
            _ => 3,
        };
    }
    sum
}

/// Only what cannot be used soon is burned.
fn burn(game: &Ccg, state: &State, seat: Seat, card: Card) -> i32 {
    let data = game.data.card(card);
    let late = data.era > state.realms[seat].era.0;
    let full = state.realms[seat].hand.len() >= usize::from(game.data.numbers.hand_size);
    if late && full { 12 } else { -5 }
}

fn advance(state: &State, seat: Seat, unit: u8, to: Place) -> i32 {
    let from = state.units[usize::from(unit)].place;
    let goes_out = to.seat != seat;
    match (from.seat == seat, goes_out) {
        (true, true) => 14,
        (true, false) => 4,
        (false, true) => 12,
        (false, false) => 2,
    }
}

fn attack(game: &Ccg, state: &State, seat: Seat, place: Place) -> i32 {
    let own: i32 = state
        .all_units()
        .filter(|(_, unit)| unit.seat == seat && !unit.exhausted)
        .map(|(_, unit)| i32::from(game.data.card(unit.card).strength))
        .sum();
    let mut held: i32 = state
        .all_units()
        .filter(|(_, unit)| unit.place == place)
        .map(|(_, unit)| i32::from(game.data.card(unit.card).toughness))
        .sum();
    if place.is_capital() {
        held += i32::from(army::capital(game, state, place.seat).1);
    }
    let prize = if place.is_capital() { 60 } else { 15 };
    if own >= held { 30 + prize } else { (own - held) * 4 }
}

fn aim(game: &Ccg, state: &State, seat: Seat, target: Target) -> i32 {
    let (whose, value) = match target {
        Target::Unit { unit } => {
            let unit = &state.units[usize::from(unit)];
            (unit.seat, i32::from(game.data.card(unit.card).strength))
        }
        Target::Capital { seat } => (seat, 5),
        Target::Building { place, card } => (place.seat, i32::from(game.data.card(card).cost.iter().sum::<u8>())),
        Target::Project { seat, .. } | Target::Invention { seat, .. } | Target::Event { seat, .. } => (seat, 3),
        Target::Terrain { place } | Target::Resource { place } => (place.seat, 2),
    };
    if whose == seat { 20 - value } else { 20 + value }
}

fn take(game: &Ccg, state: &State, seat: Seat, card: Card) -> i32 {
    let data = game.data.card(card);
    let own = state.realms[seat].hand.contains(card);
    let value = 5 * i32::from(data.era as u8) + worth(game, state, seat, card);
    if own && state.phase == Phase::End { -value } else { value }
}

/// Turns begun: a search looks some of them ahead.
pub fn stage(state: &State) -> u16 {
    Seat::all(4).map(|seat| u16::from(state.realms[seat].turns)).sum()
}

/// How well a seat stands: near to prosperity, safe, and with an army.
pub fn outlook(game: &Ccg, state: &State, seat: Seat) -> f32 {
    match state.ended {
        Some(Ended::Prosperity(winner) | Ended::Conquest(winner)) => return if winner == seat { 100.0 } else { 0.0 },
        Some(Ended::Limit) | None => {}
    }
    if !state.playing.contains(seat) {
        return 0.0;
    }
    let realm = &state.realms[seat];
    let terrains = f32::from(state.terrains(seat));
    let happy = f32::from((rate::happiness(game, state, seat) - i16::from(state.terrains(seat))).clamp(-4, 3));
    let army: f32 = state
        .all_units()
        .filter(|(_, unit)| unit.seat == seat)
        .map(|(_, unit)| {
            let data = game.data.card(unit.card);
            f32::from(data.strength) + f32::from(data.toughness)
        })
        .sum();
    let yields: f32 = state.places(seat).map(|place| f32::from(rate::income(game, state, place, Income::Food))).sum();
    let damage = f32::from(realm.terrains[0].damage);
    let prosperity = if CCG_118.in_force() { 4.0 } else { 2.0 };
    let buildings = realm.items.iter().filter(|item| item.form == Form::Building).count() as f32;
    prosperity * terrains
        + 0.5 * f32::from(realm.food.min(25))
        + 1.2 * happy
        + 0.7 * army
        + 1.2 * yields
        + 0.8 * buildings
        + 0.8 * realm.inventions.count_ones() as f32
        + 0.3 * realm.hand.len() as f32
        - damage
}
