//! What looks good at first sight: for greedy play and playouts. Only what the seat may know counts.

use epoka_core::{Seat, Tuning};

use crate::{
    StoneAge,
    action::Action,
    pay,
    state::{Good, Place, Spot, State, Task},
};

/// How a search plays it. Two rounds ahead beat one and the whole game at the same time per decision.
pub const TUNING: Tuning =
    Tuning { iterations: [15, 150, 4000], horizon: 2, exploration: 0.7, lead: 10.0, temperature: 20.0, noise: 10 };

/// How good an action looks: larger is better.
pub fn instinct(game: &StoneAge, state: &State, seat: Seat, action: &Action) -> i32 {
    match *action {
        Action::Place { spot, figures } => place(game, state, seat, spot, figures),
        Action::Use { spot } => use_spot(spot),
        Action::Leave { .. } => -100,
        Action::AddTool { .. } | Action::AddCard { .. } | Action::Take => roll(game, state, *action),
        // Cheap resources first.
        Action::Pay { resource } | Action::Choose { resource } => match state.tasks.top() {
            Some(Task::Choose { .. }) => resource as i32,
            _ => 3 - resource as i32,
        },
        Action::Build => -1,
        Action::TakeDie { pips } => [2, 3, 4, 5, 7, 6][usize::from(pips).clamp(1, 6) - 1],
        Action::UseCard { .. } => 1,
        // A tribe that can eat, eats.
        Action::Starve => -1000,
    }
}

fn place(game: &StoneAge, state: &State, seat: Seat, spot: Spot, figures: u8) -> i32 {
    let (tribe, limits) = (&state.tribes[seat], &game.data.board.limits);
    let figures = i32::from(figures);
    match spot {
        Spot::Field if tribe.track < limits.food_track => 95,
        Spot::ToolMaker if tribe.tools != [4; 3] => 85,
        Spot::Hut if tribe.figures < limits.figures => 90,
        Spot::Field | Spot::ToolMaker | Spot::Hut => -10,
        Spot::Hunt => {
            let eaten = i32::from(tribe.figures) - i32::from(tribe.track) - i32::from(tribe.food);
            // About one and three quarters of food a hunter.
            let wanted = (eaten * 4 + 6) / 7;
            if wanted > 0 { 80 - 8 * (wanted - figures).abs() } else { 10 - figures }
        }
        Spot::Forest | Spot::ClayPit | Spot::Quarry | Spot::River => 30 + 4 * figures + 2 * spot as i32,
        Spot::Card1
        | Spot::Card2
        | Spot::Card3
        | Spot::Card4
        | Spot::Building1
        | Spot::Building2
        | Spot::Building3
        | Spot::Building4 => {
            let affordable = pay::can_pay(game, state, seat, spot);
            let cheap = 20 - 4 * (spot as i32 - Spot::Card1 as i32).min(4);
            if affordable { 60 + cheap } else { 15 + cheap }
        }
    }
}

/// Tools before rolls, rolls before purchases.
fn use_spot(spot: Spot) -> i32 {
    match spot.kind() {
        Place::Village => 40,
        Place::Gather(Good::Food) => 20,
        Place::Gather(_) => 30,
        Place::Building(_) => 10,
        Place::Card(_) => 5,
    }
}

/// A tool is added when it makes another piece; what the roll gives is taken otherwise.
fn roll(game: &StoneAge, state: &State, action: Action) -> i32 {
    let Some(Task::AddTools { good, pips, .. }) = state.tasks.top() else { return 0 };
    let value = match action {
        Action::AddTool { value } => value,
        Action::AddCard { card } => crate::effect::one_use_tool(game, card).unwrap_or(0),
        Action::Place { .. } | Action::Use { .. } | Action::Leave { .. } | Action::Take | Action::Pay { .. } => 0,
        Action::Build | Action::TakeDie { .. } | Action::UseCard { .. } => 0,
        Action::Choose { .. } | Action::Starve => 0,
    };
    let divisor = game.data.board.divisor.of(good);
    let more = i32::from((pips + value) / divisor) - i32::from(pips / divisor);
    if value == 0 { 1 } else { 10 * more - i32::from(value) }
}
