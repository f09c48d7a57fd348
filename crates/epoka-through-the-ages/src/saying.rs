//! What the button of an action says beside its fields: which card lies on a space, what something costs.

use epoka_core::Seat;
use serde_json::{Value, json};

use crate::{
    ThroughTheAges,
    action::Action,
    build, choices, develop,
    effect::Kind,
    flow, leaders, pact, people, play, politics, row,
    state::{Civil, Goods, Military, State, Task},
    tokens, wonders,
};

/// A legal action with what its label needs and its own fields do not tell.
pub fn saying(game: &ThroughTheAges, state: &State, seat: Seat, action: &Action) -> Option<Value> {
    let more = match *action {
        Action::Take { space } => {
            let (card, actions) = row::offer(game, state, seat, usize::from(space).checked_sub(1)?)?;
            json!({ "card": card, "actions": actions })
        }
        Action::Grow => {
            let discount = if let Some(Task::Reform { discount, .. }) = state.tasks.top() { discount } else { 0 };
            json!({ "food": people::growth_price(game, &state.nations[seat], discount)? })
        }
        Action::Enlist { card } => {
            let (food, resources) = people::check_enlist(game, state, seat, card).ok()?;
            json!({ "food": food, "resources": resources })
        }
        Action::Build { .. } | Action::Upgrade { .. } | Action::Convert { .. } => {
            json!({ "resources": resources(game, state, seat, action)? })
        }
        Action::Destroy { card } => match state.tasks.top() {
            Some(Task::Raze { rival, .. } | Task::Raid { rival, .. }) if rival != seat => {
                json!({ "how": "raze", "rival": rival })
            }
            _ => json!({ "how": loss(game, state, card) }),
        },
        Action::Inspire | Action::Arm => {
            let [culture, science, resources] = leaders::check_choice(game, state, seat).ok()?.1;
            json!({ "culture": culture, "science": science, "resources": resources })
        }
        Action::Cede { .. } | Action::Remove { .. } => match state.tasks.top() {
            Some(Task::Annex { rival, .. } | Task::Infiltrate { rival, .. }) => json!({ "rival": rival }),
            _ => json!({ "rival": null }),
        },
        Action::Mix { food } => {
            let Some(Task::Mix { amount, lose, .. }) = state.tasks.top() else { return None };
            let have = tokens::stock(game, &state.nations[seat], Goods::Resources);
            let rest = u16::from(amount - food);
            json!({ "resources": if lose { rest.min(have) } else { rest } })
        }
        Action::Steal { .. } => match state.tasks.top() {
            Some(Task::Spoils { rival, .. }) => json!({ "rival": rival }),
            _ => return None,
        },
        Action::Construct { .. } => {
            let wonder = state.nations[seat].unfinished?;
            json!({ "card": wonder, "resources": resources(game, state, seat, action)? })
        }
        Action::Develop { card } => {
            json!({ "science": develop::check(game, state, seat, card, develop_permit(state)).ok()? })
        }
        Action::Revolt { card } => {
            json!({ "science": develop::check_revolution(game, state, seat, card, develop_permit(state)).ok()? })
        }
        Action::Choose { .. } => {
            let Some(Task::Choose { amount, .. }) = state.tasks.top() else { return None };
            json!({ "amount": amount })
        }
        Action::Attack { card, rival } | Action::Declare { card, rival } => {
            json!({ "actions": politics::attack_price(game, state, card, rival) })
        }
        Action::Offer { card, as_a, .. } => json!({ "side": side(game, card, as_a) }),
        Action::Accept => {
            let Some(Task::Consider { from, card, owner_is_a, .. }) = state.tasks.top() else { return None };
            json!({ "card": card, "rival": from, "side": side(game, card, !owner_is_a) })
        }
        Action::Cancel { owner } => json!({ "card": state.nations[owner].pact?.card }),
        Action::Retire => json!({ "card": state.nations[seat].leader? }),
        Action::Settle { .. } => json!({ "leader": state.nations[seat].leader? }),
        Action::Barter => json!({ "goods": pact::check_barter(game, state, seat).ok()?.0 }),
        Action::Decline => match state.tasks.top() {
            Some(Task::Defend { missing, .. }) if missing <= 0 => json!({ "ask": "defended" }),
            _ => json!({ "ask": flow::asks(state) }),
        },
        _ => return None,
    };
    let mut said = serde_json::to_value(action).ok()?;
    let Value::Object(more) = more else { return None };
    said.as_object_mut()?.extend(more);
    Some(said)
}

/// What an action costs in resources, if it costs any.
pub fn resources(game: &ThroughTheAges, state: &State, seat: Seat, action: &Action) -> Option<u8> {
    match *action {
        Action::Enlist { card } => Some(people::check_enlist(game, state, seat, card).ok()?.1),
        Action::Build { card } => building(game, state, seat, card),
        Action::Upgrade { from, to } => build::upgrade_cost(game, state, seat, (from, to), build_permit(state)),
        Action::Convert { from, to } => build::check_convert(game, state, seat, from, to).ok(),
        Action::Construct { stages } => Some(wonders::check(game, state, seat, stages, 0).ok()?.1),
        _ => None,
    }
}

/// What a building or unit costs now.
fn building(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil) -> Option<u8> {
    if let Some(Task::BuildFree { .. }) = state.tasks.top() {
        return Some(0);
    }
    build::cost(game, state, seat, card, build_permit(state))
}

/// Why something may be built now.
fn build_permit(state: &State) -> build::Permit {
    match state.tasks.top() {
        Some(Task::CardBuild { kinds, new, discount, .. }) => play::permit(kinds, new, discount),
        Some(Task::Reform { discount, .. }) => choices::reform_build(discount),
        _ => build::Permit::ACTION,
    }
}

/// Why something may be developed now.
fn develop_permit(state: &State) -> develop::Permit {
    match state.tasks.top() {
        Some(Task::CardDevelop { fee, .. }) => develop::Permit::card(fee),
        Some(Task::Reform { discount, .. }) => choices::reform_develop(discount),
        _ => develop::Permit::ACTION,
    }
}

/// How a worker leaves a card.
fn loss(game: &ThroughTheAges, state: &State, card: Civil) -> &'static str {
    match state.tasks.top() {
        Some(Task::LosePopulation { .. }) => "lose",
        _ if game.data.card(card).kind.is(Kind::UNITS) => "disband",
        _ => "destroy",
    }
}

/// The side of a pact, if it has sides.
fn side(game: &ThroughTheAges, card: Military, is_a: bool) -> &'static str {
    match (game.data.face(card).symmetric, is_a) {
        (true, _) => "none",
        (false, true) => "a",
        (false, false) => "b",
    }
}
