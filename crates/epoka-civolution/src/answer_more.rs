//! Answers to questions about rolls, areas, projects, upgrades and dice.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    Civolution,
    action::{Action, Event},
    answer::{Done, once},
    ask,
    build::{self, Permit},
    materials,
    rules::*,
    state::*,
    task::Task,
    test::{self, Use},
    track,
};

/// Rolls, areas, projects, upgrades and dice.
pub fn with_the_rest(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    task: Task,
    action: Action,
    log: &mut Log<Event>,
) -> Done {
    match (task, action) {
        (Task::Hunt { n, .. }, Action::Hunt { territory }) => {
            test::check_hunt(state, seat, territory)?;
            once(state, n, |n| Task::Hunt { seat, n });
            state.tasks.push(Task::RollHunt { seat, territory });
        }
        (Task::UseHunt { territory, .. }, Action::UseRoll { value }) => {
            test::check_use(game, state, seat, Use::Hunt(territory), value)?;
            test::hunt(game, state, seat, territory, value, log);
        }
        (Task::Find { n, .. }, Action::Seek { terrain }) => {
            test::check_find(game, state, seat, terrain)?;
            once(state, n, |n| Task::Find { seat, n });
            state.tasks.push(Task::RollFind { seat, terrain });
        }
        (Task::UseFind { terrain, .. }, Action::UseRoll { value }) => {
            test::check_use(game, state, seat, Use::Find, value)?;
            test::find(game, state, seat, terrain, value, log);
        }
        (Task::Explore { n, .. }, Action::ExploreSlot { slot }) => {
            refuse(CVL_87, state.areas.get(usize::from(slot)).is_none_or(Option::is_some))?;
            once(state, n, |n| Task::Explore { seat, n });
            state.tasks.push(Task::Reveal { seat, slots: 1 << slot });
        }
        (Task::ExploreTerritory { .. }, Action::Explore { territory }) => {
            materials::check_explore(state, seat, territory)?;
            state.tasks.pop();
            let slots = materials::unexplored(state, territory);
            state.tasks.push(Task::Reveal { seat, slots });
        }
        (Task::Build { n, kinds, same, .. }, _) => return project(game, state, seat, (n, kinds, same), action, log),
        (Task::PaySettlement { ground, slot, .. }, Action::Spare { material }) => {
            build::check_spare(game, state, seat, slot, material)?;
            log.cite(CVL_198);
            state.tasks.pop();
            build::settlement(game, state, seat, (ground, slot), Some(material), log);
        }
        (Task::Upgrade { value, .. }, Action::Upgrade { module }) => {
            track::check_upgrade(game, state, seat, value, module)?;
            state.tasks.pop();
            track::upgrade(game, state, seat, module, log);
        }
        (Task::FlipRow { .. }, Action::FlipRow { row }) => {
            track::check_flip(state, seat, row)?;
            state.tasks.pop();
            track::flip(state, seat, row, log);
        }
        (Task::GainDie { of: None, .. }, Action::Die { of }) => {
            track::check_die(game, state, seat, of)?;
            track::gain_die(state, seat, of, log);
        }
        (Task::TakeDie { of, .. }, Action::TakeDie { from }) => {
            track::check_take(game, state, seat, of, from)?;
            track::take_die(state, seat, of, from, log);
        }
        (Task::GiveDie { to, .. }, Action::GiveDie { value }) => {
            track::check_give(state, seat, value)?;
            track::give_die(state, seat, to, value, log);
        }
        _ => return Err(Illegal::by(ask::rule(task))),
    }
    Ok(())
}

/// CVL-90 to CVL-94: a construction project.
fn project(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    (n, kinds, same): (u8, u8, bool),
    action: Action,
    log: &mut Log<Event>,
) -> Done {
    let permit = Permit { kinds, same };
    let next = |n| Task::Build { seat, n, kinds, same };
    match action {
        Action::Farm { territory } => {
            build::check_farm(game, state, seat, permit, territory)?;
            once(state, n, next);
            build::farm(game, state, seat, territory, log);
        }
        Action::Boat { territory } => {
            build::check_boat(game, state, seat, permit, territory)?;
            once(state, n, next);
            build::boat(game, state, seat, territory, log);
        }
        Action::Monument { ground, material } => {
            build::check_monument(game, state, seat, permit, (ground, material))?;
            once(state, n, next);
            build::monument(game, state, seat, (ground, material), log);
        }
        Action::Settlement { ground, slot } => {
            build::check_settlement(game, state, seat, permit, (ground, slot))?;
            once(state, n, next);
            if state.civs[seat].mods.settlement_material > 0 {
                state.tasks.push(Task::PaySettlement { seat, ground, slot });
            } else {
                build::settlement(game, state, seat, (ground, slot), None, log);
            }
        }
        _ => return Err(Illegal::by(CVL_156)),
    }
    Ok(())
}
