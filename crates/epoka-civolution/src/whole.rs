//! Wholes: several things that one question asks for, named one after the other in any order. CVL-A4.

use epoka_core::{Part, Seat};

use crate::{
    Civolution,
    action::{Action, Proceeds},
    cards, flow,
    state::*,
    task::Task,
    turns,
};

/// What an action does for a whole.
pub fn part(action: Action) -> Part {
    let names = matches!(
        action,
        Action::Pay { .. }
            | Action::AddDie { .. }
            | Action::DrawFrom { .. }
            | Action::Keep { .. }
            | Action::Sell { .. }
            | Action::Feed { .. }
            | Action::RescueTribe { .. }
    );
    if names {
        Part::Piece
    } else if matches!(action, Action::Roll | Action::Done) {
        Part::Done
    } else {
        Part::Alone
    }
}

/// How many things the seat has named of the whole that a task asks for.
#[expect(unreachable_patterns, reason = "the kinds name the tasks above as well")]
pub fn named(state: &State, task: Task) -> u8 {
    match task {
        Task::PayDice { first, .. } => u8::from(first.is_some()),
        Task::AddDice { named, .. } | Task::Feed { named, .. } | Task::Keep { named, .. } => named,
        Task::ChooseDraws { .. } => state.doing.draws.iter().sum(),
        Task::Sale { money, points, .. } => u8::from(money.is_some()) + u8::from(points.is_some()),
        asked!() | by_chance!() | by_itself!() | Task::Draft { .. } => 0,
    }
}

/// Whether a question may be let go by: not once something is named.
pub fn may_skip(state: &State, task: Task) -> bool {
    task.manner().is_optional && named(state, task) == 0
}

/// The legal actions, with the things of a whole in one order: by number, money before points, the fed before the rescued. A thing
/// is left out where no whole has it and only later ones.
pub fn canonical(game: &Civolution, state: &State, seat: Seat, after: Option<Action>, list: &mut Vec<Action>) {
    flow::actions(game, state, seat, list);
    let Some(&task) = state.tasks.last() else { return };
    let after = after.filter(|_| named(state, task) > 0);
    match task {
        Task::PayDice { module, first: None, .. } => turns::retain_first(game, state, seat, module, list),
        Task::PayDice { .. } | Task::AddDice { .. } | Task::Feed { .. } => {
            list.retain(|action| after.is_none_or(|after| in_order(after, *action)));
        }
        Task::ChooseDraws { left, .. } => list.retain(|action| match *action {
            Action::DrawFrom { deck } => {
                cards::drawable(state, deck) >= left.into() && after.is_none_or(|after| in_order(after, *action))
            }
            _ => true,
        }),
        Task::Keep { n, .. } => list.retain(|action| match *action {
            Action::Keep { card } => {
                let later = state.drawn.iter().filter(|&other| other >= card.index()).count();
                later >= n.into() && after.is_none_or(|after| in_order(after, *action))
            }
            _ => true,
        }),
        Task::Sale { .. } => list.retain(|action| after.is_none_or(|after| in_order(after, *action))),
        _ => {}
    }
}

/// Whether a thing is named after another in the canonical order.
fn in_order(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Pay { with: one }, Action::Pay { with: other }) => one <= other,
        (Action::AddDie { value: one }, Action::AddDie { value: other }) => one <= other,
        (Action::DrawFrom { deck: one }, Action::DrawFrom { deck: other }) => one <= other,
        (Action::Keep { card: one }, Action::Keep { card: other }) => one <= other,
        (Action::Sell { into, .. }, Action::Sell { .. }) => into == Proceeds::Money,
        (Action::Feed { place: one }, Action::Feed { place: other })
        | (Action::RescueTribe { place: one }, Action::RescueTribe { place: other }) => one <= other,
        (Action::RescueTribe { .. }, Action::Feed { .. }) => false,
        _ => true,
    }
}
