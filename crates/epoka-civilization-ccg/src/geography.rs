//! The map as one closed ring.

use epoka_core::{ArrayVec, MAX_SEATS, Seat};

use crate::{
    Ccg,
    rules::*,
    state::{Place, State, TERRAINS},
    words::Flank,
};

/// The most places a map has.
pub const PLACES: usize = MAX_SEATS * TERRAINS;

/// The next player to the left who has not lost.
pub fn next(game: &Ccg, state: &State, seat: Seat) -> Seat {
    // CCG-121: the ring closes over who has lost.
    // CCG-26: the next in turn order sits to the left.
    if !CCG_26.in_force() {
        return previous(game, state, seat);
    }
    let mut around = seat.around(game.players).skip(1);
    around.find(|&other| state.playing.contains(other) || !CCG_121.in_force()).unwrap_or(seat)
}

/// The next player to the right who has not lost.
fn previous(game: &Ccg, state: &State, seat: Seat) -> Seat {
    // CCG-32: and so do those on both sides of the gap.
    let there = |other: &Seat| state.playing.contains(*other) || !CCG_32.in_force();
    let before = seat.around(game.players).skip(1).filter(there);
    before.last().unwrap_or(seat)
}

/// CCG-27: the places beside a place, in its line or across a border; never the same twice.
pub fn neighbours(game: &Ccg, state: &State, place: Place) -> ArrayVec<Place, 2> {
    let mut found = ArrayVec::new();
    let line = &state.realms[place.seat].line;
    let Some(at) = line.iter().position(|&slot| slot == place.slot) else { return found };
    let own = |at: usize| Place { seat: place.seat, slot: line[at] };
    let left = if at > 0 { Some(own(at - 1)) } else { beyond(game, state, place.seat, Flank::Left) };
    let right = if at + 1 < line.len() { Some(own(at + 1)) } else { beyond(game, state, place.seat, Flank::Right) };
    for other in left.into_iter().chain(right) {
        if other != place && !found.contains(&other) {
            found.push(other);
        }
    }
    found
}

/// What lies beyond an end of a line: the other end of who sits there, or of its own where nobody else is left.
pub fn beyond(game: &Ccg, state: &State, seat: Seat, flank: Flank) -> Option<Place> {
    let seat = if flank == Flank::Left { next(game, state, seat) } else { previous(game, state, seat) };
    let line = &state.realms[seat].line;
    let slot = if flank == Flank::Left { line.last() } else { line.first() };
    // CCG-29: a capital can be the end of its line; CCG-28: of two players both ends touch.
    let touches = |slot: &&u8| {
        CCG_27.in_force()
            && (**slot != 0 || CCG_29.in_force())
            && (flank == Flank::Left || state.playing.len() > 2 || CCG_28.in_force())
    };
    slot.filter(touches).map(|&slot| Place { seat, slot })
}

/// All places in the order of the ring.
pub fn ring(state: &State) -> ArrayVec<Place, PLACES> {
    Seat::all(MAX_SEATS as u8).flat_map(|seat| state.places(seat).rev()).collect()
}

/// How far it is along the ring from a place to the nearest place that will do.
pub fn distance(state: &State, from: Place, fits: impl Fn(Place) -> bool) -> Option<usize> {
    nearest(state, from, fits).map(|(distance, _)| distance)
}

/// The nearest place along the ring that will do, and how far it is; of two, the first to the left.
pub fn nearest(state: &State, from: Place, fits: impl Fn(Place) -> bool) -> Option<(usize, Place)> {
    let ring = ring(state);
    let at = ring.iter().position(|&place| place == from)?;
    (0..=ring.len() / 2).find_map(|step| {
        let ahead = ring[(at + step) % ring.len()];
        let behind = ring[(at + ring.len() - step) % ring.len()];
        [ahead, behind].into_iter().find(|&place| fits(place)).map(|place| (step, place))
    })
}
