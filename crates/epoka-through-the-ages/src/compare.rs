//! Who is strongest, weakest and so on: TTA-137 to TTA-140.

use epoka_core::{ArrayVec, Log, MAX_SEATS, Seat, Seats};

use crate::{
    ThroughTheAges,
    action::Event,
    effect::{Rate, Who},
    rate,
    rules::*,
    state::*,
};

/// Seats from the highest to the lowest value. TTA-137: among equals the current player counts as higher, then the next
/// clockwise.
pub fn ranking(state: &State, value: impl Fn(&Nation) -> i16) -> ArrayVec<Seat, MAX_SEATS> {
    let mut seats: ArrayVec<Seat, MAX_SEATS> =
        state.current.around(MAX_SEATS as u8).filter(|&seat| state.playing.contains(seat)).collect();
    if !(TTA_137.in_force() && TTA_F1.in_force()) {
        seats.reverse();
    }
    seats.sort_by_key(|&seat| std::cmp::Reverse(value(&state.nations[seat])));
    seats
}

/// What a rating is.
pub fn rating(nation: &Nation, of: Rate) -> i16 {
    match of {
        Rate::Culture => nation.rates.culture,
        Rate::Science => nation.rates.science,
        Rate::Strength => nation.rates.strength,
    }
}

/// How many "the strongest" or "the two strongest" are. TTA-140: with two players "the two" means only the one.
pub fn places(state: &State, printed: u8, log: &mut Log<Event>) -> usize {
    let lowered = printed == 2 && state.players() == 2 && log.cite(TTA_140) && log.cite(TTA_F2);
    if lowered { 1 } else { printed.into() }
}

/// Whom a step of an event means.
pub fn who(game: &ThroughTheAges, state: &State, who: Who, log: &mut Log<Event>) -> Seats {
    let strength = || ranking(state, |nation| nation.rates.strength);
    let culture = || ranking(state, |nation| nation.ledger.total());
    let two = |log: &mut Log<Event>| places(state, 2, log);
    if who != Who::All {
        log.cite(TTA_137);
        log.cite(TTA_F1);
    }
    match who {
        Who::All => state.playing,
        Who::Strongest => strength().into_iter().take(1).collect(),
        Who::TwoStrongest => strength().into_iter().take(two(log)).collect(),
        Who::Weakest => strength().into_iter().rev().take(1).collect(),
        Who::TwoWeakest => strength().into_iter().rev().take(two(log)).collect(),
        Who::MostCulture => culture().into_iter().take(1).collect(),
        Who::FewestCulture => culture().into_iter().rev().take(1).collect(),
        Who::Happiest => all_with_most(state, log, |nation| nation.rates.happiness),
        Who::MostDiscontent => {
            let of = |nation: &Nation| rate::discontent(game, nation);
            let most = all_with_most(state, log, of);
            most.iter().filter(|&seat| of(&state.nations[seat]) > 0).collect()
        }
        Who::LeaderAmongTwoWeakest => {
            let weak: Seats = strength().into_iter().rev().take(two(log)).collect();
            culture().into_iter().take(1).filter(|&seat| weak.contains(seat)).collect()
        }
    }
}

/// TTA-139: all with the most of something; ties are not broken.
fn all_with_most(state: &State, log: &mut Log<Event>, of: impl Fn(&Nation) -> u8) -> Seats {
    let most = state.playing.iter().map(|seat| of(&state.nations[seat])).max().unwrap_or(0);
    let all = state.playing.iter().filter(|&seat| of(&state.nations[seat]) == most);
    if log.cite(TTA_139) { all.collect() } else { all.take(1).collect() }
}
