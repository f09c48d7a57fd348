//! How strong armies are, as a bot sees it: what it takes to fell a capital, and what threatens the own one.

use epoka_core::Seat;

use crate::{Ccg, army, geography, state::*};

/// The strength of a seat's units, and the least that fells another capital: its toughness and that of the units in it.
pub fn campaign(game: &Ccg, state: &State, seat: Seat) -> (i32, i32) {
    let (mut own, mut guards) = (0, [0; 4]);
    for (_, unit) in state.all_units() {
        let data = game.data.card(unit.card);
        if unit.seat == seat {
            own += i32::from(data.strength);
        } else if unit.place.is_capital() {
            guards[unit.seat.index() % 4] += i32::from(data.toughness);
        }
    }
    let others = state.playing.iter().filter(|&other| other != seat);
    let needed = others.map(|other| i32::from(army::capital(game, state, other).1) + guards[other.index() % 4]);
    (own, needed.min().unwrap_or(99))
}

/// What an army is worth: its size, and more the nearer it is to a capital it could fell.
pub fn force(game: &Ccg, state: &State, seat: Seat) -> f32 {
    let (own, needed) = campaign(game, state, seat);
    let share = own as f32 / needed.max(1) as f32;
    let goal = |place: Place| place.is_capital() && place.seat != seat;
    let mut sum = 0.0;
    for (_, unit) in state.all_units().filter(|(_, unit)| unit.seat == seat) {
        let data = game.data.card(unit.card);
        let size = f32::from(data.strength) + 0.7 * f32::from(data.toughness);
        let far = geography::distance(state, unit.place, goal).unwrap_or(9) as f32;
        let near = (4.0 - far).max(0.0) * f32::from(data.strength) * share.min(1.2) * 0.5;
        let holds = if unit.is_abroad() { 1.5 } else { 0.0 };
        sum += 0.7 * size + near + holds;
    }
    sum
}

/// By how much enemies near the own capital could outdo it: 0 if they could not.
pub fn threat(game: &Ccg, state: &State, seat: Seat) -> i32 {
    let capital = Place::capital(seat);
    let (mut near, mut guards) = (0, 0);
    for (_, unit) in state.all_units() {
        let data = game.data.card(unit.card);
        if unit.seat != seat && unit.place.seat == seat {
            near += i32::from(data.strength);
        } else if unit.place == capital {
            guards += i32::from(data.toughness);
        }
    }
    if near == 0 {
        return 0;
    }
    (near - guards - i32::from(army::capital(game, state, seat).1) / 2).max(0)
}
