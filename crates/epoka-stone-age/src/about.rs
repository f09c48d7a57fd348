//! What somebody means who points at a thing on the table.

use epoka_core::Seat;
use strum::VariantArray;

use crate::{
    StoneAge,
    action::Action,
    effect,
    state::{Building, Card, Resource, Spot, State, Task},
};

/// The actions meant by pointing at a place, card, building, resource, tool (`tool-1`) or die (`die-5`).
pub fn about(game: &StoneAge, state: &State, seat: Seat, target: &str) -> Option<Vec<Action>> {
    if let Some(spot) = Spot::VARIANTS.iter().copied().find(|&spot| spot_id(spot) == target) {
        return Some(at_spot(state, seat, spot));
    }
    if let Some(&resource) = Resource::VARIANTS.iter().find(|&&resource| <&str>::from(resource) == target) {
        return Some(vec![Action::Pay { resource }, Action::Choose { resource }]);
    }
    if let Some(card) = game.data.names.number(0, target).map(|number| Card(number as u8)) {
        return Some(match state.display.iter().position(|&shown| shown == Some(card)) {
            Some(space) => at_spot(state, seat, Spot::card(space)),
            // A card that is not for sale is meant for its upper half, if that waits for its owner.
            None if effect::one_use_tool(game, card).is_some() => vec![Action::AddCard { card }],
            None if effect::any_resources(game, card).is_some() => vec![Action::UseCard { card }],
            None => Vec::new(),
        });
    }
    if let Some(tile) = game.data.names.number(1, target).map(|number| Building(number as u8)) {
        let stack = state.stacks.iter().position(|stack| stack.top == Some(tile))?;
        return Some(at_spot(state, seat, Spot::building(stack)));
    }
    let number = |prefix: &str| target.strip_prefix(prefix).and_then(|number| number.parse::<u8>().ok());
    if let Some(slot) = number("tool-").filter(|slot| (1..=3).contains(slot)) {
        return Some(vec![Action::AddTool { value: state.tribes[seat].tools[usize::from(slot) - 1] }]);
    }
    number("die-").filter(|pips| (1..=6).contains(pips)).map(|pips| vec![Action::TakeDie { pips }])
}

fn at_spot(state: &State, seat: Seat, spot: Spot) -> Vec<Action> {
    if let Some(Task::Use { .. }) = state.tasks.top() {
        // Whoever points at a place wants to use it, not to take a figure back.
        return vec![Action::Use { spot }];
    }
    let least = if spot == Spot::Hut { 2 } else { 1 };
    let most = state.tribes[seat].home.max(least);
    (least..=most).map(|figures| Action::Place { spot, figures }).collect()
}

/// The id of a place, as in JSON.
fn spot_id(spot: Spot) -> String {
    let name: &str = spot.into();
    match name.strip_prefix("card").or(name.strip_prefix("building")) {
        Some(number) if !number.is_empty() => {
            format!("{}-{number}", &name[..name.len() - number.len()])
        }
        _ => name.into(),
    }
}
