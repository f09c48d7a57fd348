//! Answers to the questions of single effects: what modules, cards, chips and events do.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    Civolution,
    action::{Action, Event},
    answer::{Done, once},
    ask,
    build::{self, Permit},
    chips,
    effect::{Effect, Stock},
    markers::{self, gain, give},
    materials,
    rules::*,
    run,
    state::*,
    task::{Gain, Task},
    test::{self, Use},
    track, turns,
};

/// Plays an answer to the question of a single effect, or refuses it.
pub fn act(game: &Civolution, state: &mut State, seat: Seat, task: Task, action: Action, log: &mut Log<Event>) -> Done {
    match (task, action) {
        (Task::Fire { .. }, Action::Ability { holder }) => {
            return markers::choose_order(game, state, seat, holder, log);
        }
        (Task::Choose { line, at, of, .. }, Action::Option { number }) => {
            refuse(CVL_198, number >= of)?;
            let effect = game.data.effects[usize::from(at) + usize::from(number)];
            refuse(CVL_164, run::is_idle(game, state, seat, effect))?;
            log.cite(CVL_198);
            if effect == Effect::LoseTribe && state.civs[seat].has(Stock::Food) > 0 {
                log.cite(CVL_Q13);
            }
            state.tasks.pop();
            run::perform(game, state, (seat, line), effect, log);
        }
        (Task::Options { module, level, left, one, .. }, Action::Option { number }) => {
            refuse(CVL_65, !ask::is_open(game, state, seat, (module, level, left, one), number))?;
            turns::choose(game, state, seat, (module, level, left, one), number, log);
        }
        (Task::Grotto { slot, .. }, Action::Site { territory }) => {
            materials::check_site(game, state, task, (seat, slot), territory)?;
            log.cite(CVL_116);
            state.tasks.pop();
            let produced = materials::check_produce(game, state, seat, territory).is_ok();
            state.tasks.push(Task::GrottoTransport { seat, territory, produced });
            if produced {
                materials::produce(game, state, seat, territory, log);
            }
        }
        (Task::GrottoTransport { territory: beside, produced, .. }, Action::Transport { territory, material }) => {
            refuse(CVL_116, territory != beside)?;
            materials::check_transport(game, state, seat, (territory, material), false)?;
            state.tasks.pop();
            materials::transport(game, state, seat, (territory, material), log);
            if !produced && materials::check_produce(game, state, seat, territory).is_ok() {
                materials::produce(game, state, seat, territory, log);
            }
        }
        (Task::Rock { slot, .. }, Action::Site { territory }) => {
            materials::check_site(game, state, task, (seat, slot), territory)?;
            log.cite(CVL_117);
            state.tasks.pop();
            state.tasks.push(Task::RockBirth { seat, territory });
            state.tasks.push(Task::Test { seat, guards: 0, more: 0 });
        }
        (Task::Planning { n, .. }, Action::Planning { value }) => {
            refuse(CVL_157, !(1..=6).contains(&value))?;
            log.cite(CVL_157);
            state.tasks.pop();
            gain(state, seat, Gain::Planning(value), n, log);
        }
        (Task::GainTrait { n, .. }, Action::Trait { of }) => {
            once(state, n, |n| Task::GainTrait { seat, n });
            gain(state, seat, Gain::Trait(of), 1, log);
        }
        (Task::MoveTrait { n, .. }, Action::MoveTrait { from, to }) => {
            refuse(CVL_157, from == to || state.civs[seat].of_trait(from) == 0)?;
            log.cite(CVL_157);
            once(state, n, |n| Task::MoveTrait { seat, n });
            give(state, seat, Gain::Trait(from), 1, log);
            gain(state, seat, Gain::Trait(to), 1, log);
        }
        (Task::GainMaterial { row, terrain, n, .. }, Action::Material { material }) => {
            chips::check_gain(row, terrain, material)?;
            once(state, n, |n| Task::GainMaterial { seat, row, terrain, n });
            gain(state, seat, Gain::Stored(material), 1, log);
        }
        (Task::ChooseTrack { n, .. }, Action::Track { track }) => {
            state.tasks.pop();
            state.tasks.push(Task::Steps { seat, track, n });
        }
        (Task::Produce { n, .. }, Action::Produce { territory }) => {
            materials::check_produce(game, state, seat, territory)?;
            once(state, n, |n| Task::Produce { seat, n });
            materials::produce(game, state, seat, territory, log);
        }
        (Task::Transport { n, anywhere, .. }, Action::Transport { territory, material }) => {
            materials::check_transport(game, state, seat, (territory, material), anywhere)?;
            once(state, n, |n| Task::Transport { seat, n, anywhere });
            materials::transport(game, state, seat, (territory, material), log);
        }
        (Task::Trade { .. } | Task::Sale { .. }, _) => return trade(game, state, seat, task, action, log),
        _ => return with_rolls(game, state, seat, task, action, log),
    }
    Ok(())
}

/// CVL-149: sales and purchases.
fn trade(game: &Civolution, state: &mut State, seat: Seat, task: Task, action: Action, log: &mut Log<Event>) -> Done {
    match (task, action) {
        (Task::Trade { sell, buy, .. }, Action::Sell { material, into }) => {
            refuse(CVL_149, sell == 0)?;
            materials::check_sale(game, state, seat, (None, None), (material, into))?;
            state.tasks.pop();
            state.tasks.push(Task::Trade { seat, sell: sell - 1, buy });
            materials::name_sold(state, seat, (None, None), (material, into), log);
        }
        (Task::Sale { money, points, .. }, Action::Sell { material, into }) => {
            materials::check_sale(game, state, seat, (money, points), (material, into))?;
            state.tasks.pop();
            materials::name_sold(state, seat, (money, points), (material, into), log);
        }
        (Task::Sale { money, points, .. }, Action::Done) => {
            state.tasks.pop();
            materials::sell(game, state, seat, (money, points), log);
        }
        (Task::Trade { sell, buy, .. }, Action::Buy { material }) => {
            refuse(CVL_149, buy == 0)?;
            materials::check_purchase(game, state, seat, material)?;
            state.tasks.pop();
            state.tasks.push(Task::Trade { seat, sell, buy: buy - 1 });
            materials::buy(game, state, seat, material, log);
        }
        _ => return Err(Illegal::by(CVL_149)),
    }
    Ok(())
}

/// Rolls, areas, projects, upgrades and dice.
fn with_rolls(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    task: Task,
    action: Action,
    log: &mut Log<Event>,
) -> Done {
    match (task, action) {
        (Task::Hunt { n, .. }, Action::Hunt { territory }) => {
            test::check_hunt(game, state, seat, territory)?;
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
            state.tasks.push(Task::Reveal { seat, slots: 1 << slot, territory: None });
        }
        (Task::ExploreTerritory { .. }, Action::Explore { territory }) => {
            materials::check_explore(state, seat, territory)?;
            state.tasks.pop();
            let slots = materials::unexplored(state, territory);
            state.tasks.push(Task::Reveal { seat, slots, territory: Some(territory) });
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
        _ => return Err(Illegal::by(task.manner().rule)),
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
