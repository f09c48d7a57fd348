//! What the button of an action says beside its fields: what the roll would give, what a building would score.

use epoka_core::Seat;
use serde_json::{Value, json};

use crate::{
    StoneAge,
    action::Action,
    data::Price,
    effect, place,
    state::{Good, Place, Spot, State, Task},
};

/// A legal action with what its label needs and its own fields do not tell.
pub fn saying(game: &StoneAge, state: &State, seat: Seat, action: &Action) -> Option<Value> {
    let more = match *action {
        Action::Use { spot } => {
            let in_vain = place::is_in_vain(game, state, seat, spot);
            let dice = if matches!(spot.kind(), Place::Gather(_)) { state.placed[spot][seat] } else { 0 };
            json!({ "vain": in_vain, "dice": dice, "points": printed_points(game, state, spot) })
        }
        Action::Take => roll(game, state, 0)?,
        Action::AddTool { value } => roll(game, state, value)?,
        Action::AddCard { card } => roll(game, state, effect::one_use_tool(game, card)?)?,
        Action::Build => {
            let Some(Task::Pay { paid, .. }) = state.tasks.top() else { return None };
            json!({ "points": game.data.board.divisor.value(paid) })
        }
        Action::Pay { resource } => {
            let Some(Task::Pay { spot, mut paid, .. }) = state.tasks.top() else { return None };
            if !matches!(spot.kind(), Place::Building(_)) {
                return None;
            }
            paid[resource] += 1;
            json!({ "points": game.data.board.divisor.value(paid) })
        }
        Action::TakeDie { pips } => {
            let spot = [Spot::ToolMaker, Spot::Field].get(usize::from(pips).checked_sub(5).unwrap_or(2)).copied();
            json!({ "vain": spot.is_some_and(|spot| place::is_in_vain(game, state, seat, spot)) })
        }
        Action::Starve => json!({ "points": game.data.board.limits.hunger_penalty }),
        Action::Place { .. } | Action::Leave { .. } | Action::UseCard { .. } | Action::Choose { .. } => return None,
    };
    let mut said = serde_json::to_value(action).ok()?;
    let Value::Object(more) = more else { return None };
    said.as_object_mut()?.extend(more);
    Some(said)
}

/// What the roll on the table makes with a tool of this value, and what that gives.
fn roll(game: &StoneAge, state: &State, value: u8) -> Option<Value> {
    let Some(Task::AddTools { good, pips, .. }) = state.tasks.top() else { return None };
    let pips = pips + value;
    let amount = pips / game.data.board.divisor.of(good);
    Some(json!({ "value": value, "pips": pips, "gain": { (name(good)): amount } }))
}

fn name(good: Good) -> &'static str {
    match good {
        Good::Food => "food",
        Good::Wood => "wood",
        Good::Brick => "brick",
        Good::Stone => "stone",
        Good::Gold => "gold",
    }
}

/// What the building on a place scores, where that does not depend on the payment; else 0.
fn printed_points(game: &StoneAge, state: &State, spot: Spot) -> u16 {
    let Place::Building(stack) = spot.kind() else { return 0 };
    match state.stacks[stack].top.map(|tile| game.data.building(tile).price) {
        Some(Price::Fixed(cost)) => game.data.board.divisor.value(cost),
        Some(Price::Kinds { .. } | Price::Free { .. }) | None => 0,
    }
}
