//! What looks good at first sight: for greedy play and playouts. Only what the seat may know counts.

use epoka_core::{Seat, Tuning};

use crate::{
    Civolution,
    action::{Action, Camp},
    state::State,
    task::Die6,
};

/// How a search plays it: not tuned yet.
pub const TUNING: Tuning = Tuning { iterations: [10, 60, 300], horizon: 2, lead: 20.0, ..Tuning::DEFAULT };

/// How good an action looks: larger is better.
pub fn instinct(_game: &Civolution, state: &State, seat: Seat, action: &Action) -> i32 {
    let civ = &state.civs[seat];
    match *action {
        Action::Install { .. } | Action::InstallGoal { .. } | Action::Attribute { .. } => 100,
        Action::Settlement { .. } => 95,
        Action::Monument { .. } => 90,
        Action::FeedAll => 80,
        Action::Feed { place } => 60 + i32::from(place.weak),
        Action::Boat { .. } => 70,
        Action::Farm { .. } => 60,
        Action::TakeIncome { .. } | Action::TakeGoal { .. } | Action::Upgrade { .. } => 60,
        Action::Procreate { camp, .. } | Action::Settle { camp } => match camp {
            Camp::Fire => 60,
            Camp::Free => 50,
            Camp::Boat => 45,
            Camp::Taken { .. } => 30,
        },
        // Modules with many markers behind them, and new ones, are worth more than a Dream.
        Action::Activate { module } => {
            let level = i32::from(civ.level(module));
            if module.index() >= crate::state::MAIN { 10 } else { 20 + 5 * level }
        }
        Action::Pay { with } => match with {
            Die6::Die(_) => 30,
            Die6::Planning(_) => 20,
            Die6::Focus => 10,
        },
        Action::Reset => 15,
        Action::Roll => 20,
        Action::AddDie { .. } => 10,
        Action::Row { row } => i32::from(row),
        Action::Explore { territory } => crate::materials::unexplored(state, territory).count_ones() as i32 * 10,
        Action::UseRoll { value } => i32::from(value),
        Action::Track { track } => i32::from(civ.on_track(track)),
        Action::Skip => -10,
        Action::LoseTribe { place } | Action::RescueTribe { place } => i32::from(place.weak),
        Action::Option { number } => 5 - i32::from(number),
        Action::Free { .. } => -20,
        _ => 5,
    }
}
