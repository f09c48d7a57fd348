//! Actions as they are said: numbers of spaces, grounds, slots and options become what lies or happens there.

use epoka_core::Seat;
use serde_json::{Value, json};

use crate::{
    Civolution,
    action::Action,
    build::LARGE,
    chips,
    effect::{Deck, Effect},
    flow,
    state::*,
    task::Task,
    test,
};

/// The action with what its words need, if its fields do not tell it.
pub fn saying(game: &Civolution, state: &State, seat: Seat, action: &Action) -> Option<Value> {
    let civ = &state.civs[seat];
    Some(match *action {
        Action::Option { number } => option(game, state, civ, number),
        Action::GoalSpace { space } => {
            let covered = civ.zone.iter().rev().find(|chip| chip.space == space).map(|chip| chip.goal);
            json!({"type": "goal-space", "space": space + 1, "goal": covered})
        }
        Action::Activate { module } => json!({"type": "activate", "module": module, "level": level(civ, module)}),
        Action::Upgrade { module } => json!({"type": "upgrade", "module": module, "level": level(civ, module) + 1}),
        Action::UseRoll { value } => use_roll(game, state, seat, value),
        Action::ExploreSlot { slot } => {
            let beside = (0..TERRITORIES as u8).map(Territory).filter(|at| state.touches[at.index()] & 1 << slot != 0);
            json!({"type": "explore-slot", "lands": beside.collect::<Vec<_>>()})
        }
        Action::Monument { ground, material } => {
            json!({"type": "monument", "area": area(game, ground), "material": material})
        }
        Action::Settlement { ground, slot } => {
            let cost = &game.data.settlements[usize::from(slot)].0;
            json!({"type": "settlement", "area": area(game, ground), "materials": cost})
        }
        Action::TakeCard { deck, face_up } => {
            json!({"type": "take-card", "deck": deck, "face-up": face_up, "card": top(state, deck, face_up)})
        }
        Action::Column { column } => json!({"type": "column", "column": column + 1}),
        Action::Half { column, row } => json!({"type": "half", "column": column + 1, "row": row}),
        Action::Perform { item } => match civ.items[usize::from(item)].item {
            Item::Income { income } => json!({"type": "perform", "income": income}),
            Item::Start { chip } => json!({"type": "perform", "income": null, "chip": chip}),
            Item::Card { .. } | Item::Goal { .. } | Item::Attribute { .. } => return None,
        },
        Action::Ideas => json!({"type": "ideas", "n": test::ideas_needed(state, seat)}),
        Action::Skip => json!({"type": "skip", "task": flow::asks(state)}),
        Action::Done => json!({"type": "done", "task": flow::asks(state)}),
        Action::TakeDie { from } => json!({"type": "take-die", "seat": from}),
        _ => return None,
    })
}

/// The level of a module; 0 for those that have none.
fn level(civ: &Civ, module: Module) -> u8 {
    if module.index() < MAIN { civ.level(module) } else { 0 }
}

/// One of several possibilities, by what it does.
fn option(game: &Civolution, state: &State, civ: &Civ, number: u8) -> Value {
    let known = |word: &str| json!({"type": "option", "option": word});
    match state.tasks.last() {
        Some(&Task::Options { module, level, .. }) => {
            let module = game.data.names.id(Module::KIND, module.index()).unwrap_or_default();
            known(&format!("{module}-{level}-{number}"))
        }
        Some(&Task::PerformHow { item, .. }) => {
            let points = chips::chip_of(game, civ.items[usize::from(item)].item).map(|chip| chip.vp);
            json!({"type": "perform-how", "how": if number == 0 { "action" } else { "points" }, "n": points})
        }
        Some(&Task::Choose { at, .. }) => match game.data.effects[usize::from(at) + usize::from(number)] {
            Effect::Favor { n: 1 } => known("favor"),
            Effect::Perform { n: 1 } => known("income"),
            Effect::Row => known("row"),
            Effect::Activity { n: 1, .. } => known("activity"),
            Effect::LoseFood => known("lose-food"),
            Effect::LoseTribe => known("lose-tribe"),
            Effect::Vp { n, per: None, .. } => json!({"type": "option", "option": "points", "n": n}),
            _ => json!({"type": "option", "option": "other", "number": number}),
        },
        _ => json!({"type": "option", "option": "other", "number": number}),
    }
}

/// What a value of the fate dice brings.
fn use_roll(game: &Civolution, state: &State, seat: Seat, value: u8) -> Value {
    match state.tasks.last() {
        Some(&Task::UseHunt { territory, .. }) => {
            let food = test::food(game, state, seat, territory, value);
            json!({"type": "use-roll", "value": value, "use": "hunt", "food": food})
        }
        Some(&Task::UseFind { terrain, .. }) => {
            let found = test::found(terrain, value);
            json!({"type": "use-roll", "value": value, "use": "find", "material": found})
        }
        _ => json!({"type": "use-roll", "value": value, "use": "other"}),
    }
}

/// The area of a building ground.
fn area(game: &Civolution, ground: u8) -> Value {
    if ground == LARGE {
        return json!("large");
    }
    let area = game.data.areas.iter().position(|area| area.ground == ground);
    json!(area.map(|number| Area(number as u8)))
}

/// The card on top of a face-up stack.
fn top(state: &State, deck: Deck, face_up: bool) -> Option<Card> {
    state.face_up[deck as usize].last().copied().filter(|_| face_up)
}
