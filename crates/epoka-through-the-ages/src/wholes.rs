//! Wholes: several things that one question asks for, named one by one in any order. What is named leaves its pile at once or is
//! counted, and piles are sorted, so that all orders end alike.

#![expect(clippy::unnested_or_patterns, reason = "groups of tasks stand side by side")]

use epoka_core::{Part, Seat};

use crate::{ThroughTheAges, action::Action, attack, bot, colony, flow, harm, state::*, task::tasks, war};

/// Whether a question asks for several things. Where no two things can be named together, one is an answer.
fn asks_several(game: &ThroughTheAges, state: &State) -> bool {
    let Some(task) = state.tasks.top() else { return false };
    match task {
        Task::Excess { .. }
        | Task::Cover { .. }
        | Task::LoseBlue { .. }
        | Task::Throw { .. }
        | Task::LosePopulation { .. }
        | Task::Colonize { .. }
        | Task::Defend { .. }
        | Task::Agreement { .. } => true,
        Task::Spoils { seat, rival, left, named } => {
            named > 0 || war::can_steal_several(game, state, (seat, rival, left))
        }
        Task::Raid { rival, card, spent, .. } => spent > 0 || harm::raids_several(game, state, rival, card),
        Task::Actions { .. }
        | Task::Pay { .. }
        | Task::Store { .. }
        | Task::Tuck { .. }
        | Task::CardBuild { .. }
        | Task::CardDevelop { .. }
        | Task::Choose { .. }
        | Task::Wars { .. }
        | Task::Politics { .. }
        | Task::Auction { .. }
        | Task::Plunder { .. }
        | Task::Annex { .. }
        | Task::Infiltrate { .. }
        | Task::Consider { .. }
        | Task::Mix { .. }
        | Task::BuildFree { .. }
        | Task::Reform { .. }
        | Task::Raze { .. }
        | Task::LoseColony { .. }
        | Task::Ruin { .. } => false,
        tasks!(chance in turn) | tasks!(chance elsewhere) | tasks!(done in turn) | tasks!(done elsewhere) => false,
    }
}

/// What an action does for the whole that its seat puts together.
pub fn part(game: &ThroughTheAges, state: &State, action: Action) -> Part {
    if asks_several(game, state) { role(action) } else { Part::Alone }
}

/// What an action does where several things are asked for.
fn role(action: Action) -> Part {
    match action {
        Action::Decline | Action::Launch => Part::Done,
        _ => Part::Piece,
    }
}

/// How many things are named of the whole that is put together.
pub fn named(state: &State) -> u8 {
    match state.tasks.top() {
        Some(
            Task::Excess { named, .. }
            | Task::Cover { named, .. }
            | Task::LoseBlue { named, .. }
            | Task::Throw { named, .. }
            | Task::LosePopulation { named, .. }
            | Task::Spoils { named, .. }
            | Task::Defend { named, .. }
            | Task::Agreement { named, .. },
        ) => named,
        Some(Task::Raid { spent, .. }) => spent.count_ones() as u8,
        Some(Task::Colonize { .. }) => colony::named(state),
        Some(
            Task::Actions { .. }
            | Task::Pay { .. }
            | Task::Store { .. }
            | Task::Tuck { .. }
            | Task::CardBuild { .. }
            | Task::CardDevelop { .. }
            | Task::Choose { .. }
            | Task::Wars { .. }
            | Task::Politics { .. }
            | Task::Auction { .. }
            | Task::Plunder { .. }
            | Task::Annex { .. }
            | Task::Infiltrate { .. }
            | Task::Consider { .. }
            | Task::Mix { .. }
            | Task::BuildFree { .. }
            | Task::Reform { .. }
            | Task::Raze { .. }
            | Task::LoseColony { .. }
            | Task::Ruin { .. },
        )
        | None => 0,
        Some(tasks!(chance in turn) | tasks!(chance elsewhere) | tasks!(done in turn) | tasks!(done elsewhere)) => 0,
    }
}

/// The legal actions, with the things of a whole in one order: what looks best comes first.
pub fn canonical(game: &ThroughTheAges, state: &State, seat: Seat, after: Option<Action>, list: &mut Vec<Action>) {
    flow::actions(game, state, seat, list);
    if !asks_several(game, state) {
        return;
    }
    let rank = |action: Action| rank(game, state, action);
    let after = after.filter(|_| named(state) > 0).map_or(i32::MIN, rank);
    let later = |action: &Action| role(*action) != Part::Piece || rank(*action) >= after;
    // In a world that a rival imagines it may be that nothing completes what was begun.
    let fits = |action: &Action| later(action) && completes(game, state, seat, *action);
    let any = list.iter().any(fits);
    list.retain(|action| if any { fits(action) } else { later(action) });
    list.sort_unstable_by_key(|&action| if role(action) == Part::Piece { rank(action) } else { i32::MAX });
}

/// Where a thing comes in this order: the number of a card decides between equals.
pub fn rank(game: &ThroughTheAges, state: &State, action: Action) -> i32 {
    let defends = matches!(state.tasks.top(), Some(Task::Defend { .. }));
    let worth = |card: Military| 256 * bot::worth(game, card) + i32::from(card.0);
    let civil = |card: Civil, looks: i32| 256 * looks + i32::from(card.0);
    match action {
        Action::Use { card } if defends => i32::from(card.0) - 256 * i32::from(game.data.face(card).defence),
        Action::Discard { card } if defends => worth(card) - 256,
        Action::Use { card } => i32::from(card.0),
        Action::Send { card } => 0x1_0000 + civil(card, game.data.card(card).gives.strength.into()),
        Action::Discard { card } => 0x10_0000 + worth(card),
        Action::Destroy { card } => {
            let looks = i32::from(game.data.card(card).resources);
            civil(card, if matches!(state.tasks.top(), Some(Task::Raid { .. })) { -looks } else { looks })
        }
        Action::Steal { card } => civil(card, -i32::from(game.data.card(card).age.level())),
        Action::Give { card } => card.0.into(),
        Action::Take { space } => space.into(),
        _ => i32::MAX,
    }
}

/// Whether a whole of fixed size, or of a least worth, can be completed by a thing and those after it in this order.
fn completes(game: &ThroughTheAges, state: &State, seat: Seat, action: Action) -> bool {
    let nation = &state.nations[seat];
    let from = rank(game, state, action);
    let later = |other: Action| rank(game, state, other) >= from;
    let cards = || nation.cards.iter().filter(|face| later(Action::Discard { card: face.card })).count();
    let tokens = || {
        let stored = nation.stored.iter().enumerate();
        stored
            .filter(|&(card, _)| later(Action::Give { card: Civil(card as u8) }))
            .map(|(_, &tokens)| tokens)
            .sum::<u8>()
    };
    match (state.tasks.top(), action) {
        (Some(Task::Excess { .. }), Action::Discard { .. }) => cards() >= crate::hand::excess(state, seat),
        (Some(Task::Throw { count, .. }), Action::Discard { .. }) => cards() >= count.into(),
        (Some(Task::Cover { count, .. } | Task::LoseBlue { count, .. }), Action::Give { .. }) => tokens() >= count,
        (Some(Task::LosePopulation { count, .. }), Action::Destroy { .. }) => {
            let workers = nation.workers.iter().enumerate();
            let open = workers.filter(|&(card, _)| later(Action::Destroy { card: Civil(card as u8) }));
            open.map(|(_, &workers)| workers).sum::<u8>() >= count
        }
        (Some(Task::Defend { missing, left, .. }), Action::Use { .. } | Action::Discard { .. }) => {
            attack::most_from(game, state, seat, left, from) >= missing
        }
        (Some(Task::Colonize { bid, .. }), Action::Send { .. } | Action::Use { .. } | Action::Discard { .. }) => {
            colony::largest_from(game, state, seat, from) >= bid.into()
        }
        _ => true,
    }
}
