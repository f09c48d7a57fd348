//! What looks good at first sight: for greedy play and playouts. Only what the seat may know counts.

use epoka_core::{Seat, Tuning};

use crate::{
    AgeOfCivilization,
    action::Action,
    state::{State, Verb},
};

/// How a search plays it: to the end, which is never far.
pub const TUNING: Tuning = Tuning { iterations: [20, 150, 4000], ..Tuning::DEFAULT };

/// How good an action looks: larger is better.
pub fn instinct(game: &AgeOfCivilization, state: &State, seat: Seat, action: &Action) -> i32 {
    let population =
        |civilization: crate::state::Civilization| i32::from(game.data.civilization[civilization.index()].population);
    let nation = &state.nations[seat];
    match *action {
        Action::Draft { civilization } => population(civilization),
        // A birth pays when it brings workers back.
        Action::Birth { civilization } => {
            4 * (population(civilization) - i32::from(nation.workers)) + offered(state, civilization)
        }
        Action::Absorb { civilization } => 3 + offered(state, civilization),
        Action::Skip => 2,
        Action::Build { .. } => 100,
        Action::Research { .. } => 80,
        Action::Work { verb } => match verb {
            Verb::Culture => 70,
            Verb::Construction => 75,
            Verb::Conquest => 30,
            Verb::Trade => 50,
            Verb::Agriculture => 45,
            Verb::Hunting => 42,
            Verb::Fishing => 40,
            Verb::Exploit => 5,
            Verb::Wonder | Verb::Research => 0,
        },
        Action::Innovate { .. } => 60,
        Action::Rest => 20,
        Action::Finish => 1,
        Action::Learn { technology } => i32::from(technology.0),
        Action::Receive { .. } | Action::Accept | Action::Resolve { .. } => 10,
        Action::Fund { .. } => 15,
        Action::Decline => 0,
    }
}

/// The coins on a card of the pool.
fn offered(state: &State, civilization: crate::state::Civilization) -> i32 {
    let offer = state.pool.iter().find(|offer| offer.civilization == civilization);
    offer.map_or(0, |offer| i32::from(offer.coins))
}
