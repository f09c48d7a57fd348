//! Answers to questions about goal, income and attribute chips and about activities.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    Civolution,
    action::{Action, Event},
    answer::{Done, once},
    chips, feed,
    markers::{self, give},
    matrix,
    rules::*,
    state::*,
    task::{Gain, Task},
};

/// Plays an answer about chips and activities, or refuses it.
pub fn act(game: &Civolution, state: &mut State, seat: Seat, task: Task, action: Action, log: &mut Log<Event>) -> Done {
    match (task, action) {
        (Task::GainGoal { refill, .. }, Action::TakeGoal { goal }) => {
            refuse(CVL_141, !state.goals.contains(goal) || state.civs[seat].zone.len() >= ZONE)?;
            state.tasks.pop();
            chips::take_goal(state, seat, goal, refill, log);
        }
        (Task::Goals { .. }, Action::TakeGoal { goal }) => {
            refuse(CVL_141, !state.goals.contains(goal) || state.civs[seat].zone.len() >= ZONE)?;
            state.tasks.pop();
            state.tasks.push(Task::InstallGoal { seat });
            chips::take_goal(state, seat, goal, true, log);
        }
        (Task::Goals { .. }, Action::InstallGoal { goal }) => {
            chips::check_goal(game, state, seat, goal)?;
            state.tasks.pop();
            state.tasks.push(Task::GainGoal { seat, refill: true });
            chips::install_goal(game, state, seat, goal, log);
        }
        (Task::GoalSpace { goal, .. }, Action::GoalSpace { space }) => {
            chips::check_space(game, &state.civs[seat], space)?;
            state.tasks.pop();
            state.civs[seat].zone.push(ZoneGoal { space, goal });
        }
        (Task::InstallGoal { .. }, Action::InstallGoal { goal }) => {
            chips::check_goal(game, state, seat, goal)?;
            state.tasks.pop();
            chips::install_goal(game, state, seat, goal, log);
        }
        (Task::PlaceGoal { goal, .. }, Action::Half { column, row }) => {
            matrix::check_half(&state.civs[seat], column, row)?;
            state.tasks.pop();
            markers::trigger(game, state, seat, crate::effect::When::INSTALL_GOAL, log);
            matrix::insert_goal(game, state, seat, goal, (column, row), log);
        }
        (Task::GainIncome { .. }, Action::TakeIncome { income }) => {
            refuse(CVL_100, !state.incomes.contains(income))?;
            refuse(CVL_101, !(0..COLUMNS as u8).any(|at| matrix::check_income(&state.civs[seat], at).is_ok()))?;
            state.tasks.pop();
            chips::take_income(state, seat, income, log);
        }
        (Task::PlaceIncome { income, .. }, Action::Column { column }) => {
            matrix::check_income(&state.civs[seat], column)?;
            state.tasks.pop();
            chips::place_income(game, state, seat, (income, column), log);
        }
        (Task::Perform { n, .. }, Action::Perform { item }) => {
            chips::check_perform(game, &state.civs[seat], item)?;
            once(state, n, |n| Task::Perform { seat, n });
            state.tasks.push(Task::PerformHow { seat, item });
        }
        (Task::PerformHow { item, .. }, Action::Option { number }) => {
            refuse(CVL_102, number > 1)?;
            state.tasks.pop();
            chips::perform(game, state, seat, item, number, log);
        }
        (Task::PlaceAttribute { attribute, .. }, Action::Column { column }) => {
            matrix::check_column(&state.civs[seat], Kind::Attributes, column)?;
            state.tasks.pop();
            let before = state.civs[seat].mods;
            matrix::insert(game, state, seat, Item::Attribute { attribute }, column, log);
            feed::cheapen(state, seat, &before);
        }
        (Task::Activity { n, different, .. }, Action::Activity { card }) => {
            chips::check_activity(game, state, seat, different, card)?;
            if different {
                // A list that is full only forgets.
                let _ = state.open.doing.performed.try_push((state.open.tasks.len() as u8, chips::number(card)));
            }
            once(state, n, |n| Task::Activity { seat, n, different });
            chips::activity(game, state, seat, card, log);
        }
        (Task::PayRow { row, .. }, Action::Return { material }) => {
            chips::check_row_material(&state.civs[seat], row, material)?;
            state.tasks.pop();
            give(state, seat, Gain::Stored(material), 1, log);
        }
        _ => return Err(Illegal::by(task.manner().rule)),
    }
    Ok(())
}
