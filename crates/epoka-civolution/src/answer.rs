//! What a seat answers to a question: checked, then carried out.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    Civolution,
    action::{Action, Camp, Event},
    answer_cards, answer_chips, answer_effects, build, chips,
    effect::{Project, Stock, Terrain},
    era, feed,
    manner::Chips,
    markers::{self, gain},
    rules::*,
    setup,
    state::*,
    task::{Gain, Task},
    test,
    tribes::{self, Walker},
    turns, whole,
};

pub(crate) type Done = Result<(), Illegal>;

/// Plays an action that answers the task on top, or refuses it and changes nothing.
pub fn act(game: &Civolution, state: &mut State, seat: Seat, task: Task, action: Action, log: &mut Log<Event>) -> Done {
    let manner = task.manner();
    if let Action::Attribute { attribute } = action {
        refuse(CVL_199, manner.chips == Chips::No)?;
        refuse(CVL_143, attribute.index() >= game.data.attributes.len())?;
        chips::check_attribute(game, state, seat, attribute)?;
        chips::take_attribute(game, state, seat, attribute, log);
        return Ok(());
    }
    if action == Action::Skip && whole::may_skip(state, task) {
        skip(game, state, task, log);
        return Ok(());
    }
    match task {
        Task::Draft { block } => draft(game, state, seat, block, action, log),
        of_turns!() => in_turn(game, state, seat, task, action, log),
        of_phases!() => in_phase(game, state, seat, task, action, log),
        of_tribes!() => with_tribes(game, state, seat, task, action, log),
        of_cards!() => answer_cards::act(game, state, seat, task, action, log),
        of_chips!() => answer_chips::act(game, state, seat, task, action, log),
        of_effects!() => answer_effects::act(game, state, seat, task, action, log),
        by_chance!() | by_itself!() => Err(Illegal::by(manner.rule)),
    }
}

/// Something is let go by, or ends.
#[expect(unreachable_patterns, reason = "the kind names the tasks above as well")]
fn skip(game: &Civolution, state: &mut State, task: Task, log: &mut Log<Event>) {
    state.tasks.pop();
    match task {
        Task::FixTest { seat, guards, more, .. } => test::finish(game, state, (seat, guards, more), false, log),
        Task::Rescue { seat, place } => tribes::die(game, state, seat, place, log),
        Task::Grotto { .. } | Task::Rock { .. } => {
            log.cite(CVL_Q11);
        }
        asked!() | by_chance!() | by_itself!() | Task::Draft { .. } => {}
    }
}

/// Uses one of a number of times.
pub(crate) fn once(state: &mut State, n: u8, task: impl Fn(u8) -> Task) {
    state.tasks.pop();
    if n > 1 {
        state.tasks.push(task(n - 1));
    }
}

/// CVL-33: a choice in secret; it may be changed until the last has chosen.
fn draft(game: &Civolution, state: &mut State, seat: Seat, block: u8, action: Action, log: &mut Log<Event>) -> Done {
    let picked = match action {
        Action::KeepCard { card } if block < 5 => {
            let mut offered = false;
            setup::each_to_keep(game, state, seat, block, |other| offered |= other == card);
            refuse(CVL_33, !offered)?;
            card.0
        }
        Action::KeepMarkers { markers } if block == 5 => {
            refuse(CVL_33, !state.dealt[seat].contains(markers))?;
            markers.0
        }
        _ => return Err(Illegal::by(CVL_33)),
    };
    state.picked[seat] = Some(picked);
    log.tell(Event::Chosen { seat });
    if setup::choosing(game).iter().all(|seat| state.picked[seat].is_some()) {
        setup::drafted(game, state, block, log);
    }
    Ok(())
}

/// Questions of set-up, phases 2 and 3, and turns.
fn in_turn(game: &Civolution, state: &mut State, seat: Seat, task: Task, action: Action, log: &mut Log<Event>) -> Done {
    match (task, action) {
        (Task::TakeStart { .. }, Action::TakeStart { chip }) => {
            let at = state.starts.iter().position(|start| start.chip == chip).ok_or(Illegal::by(CVL_36))?;
            state.tasks.pop();
            let start = state.starts.remove(at);
            setup::take_start(game, state, seat, start, log);
            if state.starts.len() == 1 {
                let left = state.starts.remove(0);
                state.goal_bag.insert(left.goal);
            }
        }
        (Task::NewGoal { .. }, Action::TakeGoal { goal }) => {
            refuse(CVL_52, !state.goals.contains(goal) || state.civs[seat].zone.len() >= ZONE)?;
            log.cite(CVL_52);
            state.tasks.pop();
            chips::take_goal(state, seat, goal, false, log);
        }
        (Task::ExtraFind { .. }, Action::Material { material }) => {
            era::check_extra(game, state, seat, material)?;
            log.cite(CVL_53);
            state.tasks.pop();
            let terrain = <Terrain as strum::VariantArray>::VARIANTS[usize::from(material.0 / 3)];
            state.doing.found = Some(terrain);
            markers::trigger(game, state, seat, crate::effect::When::EXTRA_FIND, log);
            gain(state, seat, Gain::Stored(material), 1, log);
        }
        (Task::Turn { .. }, Action::Activate { module }) => {
            turns::check_activate(game, state, seat, module)?;
            turns::activate(state, seat, module);
        }
        (Task::Turn { .. }, Action::Reset) => {
            turns::check_reset(state, seat)?;
            turns::reset(game, state, seat, log);
        }
        (Task::PayDice { module, first, .. }, Action::Pay { with }) => {
            turns::check_pay(game, state, seat, (module, first), with)?;
            turns::pay(game, state, seat, (module, first), with, log);
        }
        (Task::AddDice { named, .. }, Action::AddDie { value }) => {
            let there = (1..=6).contains(&value) && state.civs[seat].dice[usize::from(value) - 1] > 0;
            refuse(CVL_66, !there)?;
            log.cite(CVL_A4);
            turns::add_die(state, seat, value, named);
        }
        (Task::AddDice { .. }, Action::Roll) => turns::roll(state, seat),
        (Task::ResetMarker { .. }, Action::Marker { stock }) => {
            refuse(CVL_66, !matches!(stock, Stock::Idea | Stock::Food))?;
            turns::put_marker(game, state, seat, stock, log);
        }
        _ => return Err(Illegal::by(task.manner().rule)),
    }
    Ok(())
}

/// Questions of phases 5 to 8, tests and the supply.
fn in_phase(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    task: Task,
    action: Action,
    log: &mut Log<Event>,
) -> Done {
    match (task, action) {
        (Task::Glacier { slot, .. }, Action::LayDown { place }) => {
            era::check_lay_down(state, seat, slot, place)?;
            log.cite(CVL_160);
            state.tasks.pop();
            tribes::turn(state, seat, place, log);
        }
        (Task::Feed { camps, total, named, .. }, Action::Feed { place }) => {
            feed::check(game, state, seat, (camps, total), place)?;
            feed::feed(game, state, seat, (camps, total, named), place, log);
        }
        (Task::Feed { named, .. }, Action::Done) => {
            refuse(CVL_A4, named == 0)?;
            state.tasks.pop();
        }
        (Task::Feed { camps, total, .. }, Action::FeedAll) => {
            feed::check_all(game, state, seat, (camps, total))?;
            feed::feed_all(game, state, seat, (camps, total), log);
        }
        (Task::Feed { camps, total, named, .. }, Action::RescueTribe { place }) => {
            feed::check_rescue(state, seat, place)?;
            feed::rescue(state, seat, (camps, total, named), place, log);
        }
        (Task::GiveBack { project: Project::Farm, .. }, Action::ReturnFarm { territory }) => {
            refuse(CVL_165, state.lands[territory.index()].farm != Some(seat))?;
            state.tasks.pop();
            state.lands[territory.index()].farm = None;
            log.tell(Event::Returned { seat, what: Project::Farm, territory });
        }
        (Task::GiveBack { project: Project::Boat, .. }, Action::ReturnBoat { territory, ashore }) => {
            era::check_return_boat(game, state, seat, territory, ashore)?;
            state.tasks.pop();
            build::return_boat(state, seat, territory, ashore, log);
        }
        (Task::IncomePhase { .. }, Action::Perform { item }) => {
            refuse(CVL_170, state.doing.income.contains(&item))?;
            chips::check_perform(game, &state.civs[seat], item)?;
            state.doing.income.push(item);
            if log.cite(CVL_170) {
                state.tasks.push(Task::PerformHow { seat, item });
            }
        }
        (Task::LoseTribe { .. }, Action::LoseTribe { place }) => {
            refuse(CVL_158, tribes::count(state, seat, place) == 0)?;
            state.tasks.pop();
            if state.civs[seat].favor > 1 {
                state.tasks.push(Task::Rescue { seat, place });
            } else {
                tribes::die(game, state, seat, place, log);
            }
        }
        (Task::Rescue { .. }, Action::Rescue) => {
            refuse(CVL_162, state.civs[seat].favor <= 1)?;
            state.tasks.pop();
            feed::back(state, seat, log);
        }
        (Task::Room { gain: to, n, .. }, Action::Free { marker }) => {
            refuse(CVL_195, !markers::may_free(&state.civs[seat], marker))?;
            log.cite(CVL_195);
            markers::free(state, seat, marker, to, n, log);
        }
        (Task::FixTest { guards, more, .. }, Action::Ideas) => {
            test::check_ideas(state, seat)?;
            state.tasks.pop();
            test::fix(game, state, (seat, guards, more), log);
        }
        (Task::FixTest { guards, more, rerolled, .. }, Action::Reroll) => {
            test::check_reroll(state, seat, rerolled)?;
            log.cite(CVL_198);
            state.tasks.pop();
            state.doing.rerolled = true;
            state.roll.clear();
            state.tasks.push(Task::Test { seat, guards, more });
        }
        _ => return Err(Illegal::by(task.manner().rule)),
    }
    Ok(())
}

/// Questions about tribes.
fn with_tribes(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    task: Task,
    action: Action,
    log: &mut Log<Event>,
) -> Done {
    match (task, action) {
        (Task::Migrate { n, anywhere, .. }, Action::Move { from, to }) => {
            tribes::check_move(game, state, seat, (from, to), (n, anywhere))?;
            tribes::set_out(state, seat, (from, to), (n, anywhere), log);
        }
        (Task::Walk { n, from, at, weak, anywhere, .. }, Action::Step { to }) => {
            let walker = Walker { seat, n, from, at, weak, anywhere };
            tribes::check_on(game, state, walker, to)?;
            tribes::go_on(state, walker, to, log);
        }
        (Task::Walk { n, from, at, weak, anywhere, .. }, Action::Settle { camp }) => {
            tribes::check_camp(game, state, seat, at, camp)?;
            tribes::arrive(game, state, Walker { seat, n, from, at, weak, anywhere }, camp, log);
        }
        (Task::Walk { .. }, Action::Move { .. }) => {
            refuse(CVL_Q6, true)?;
            return Err(Illegal::by(task.manner().rule));
        }
        (Task::Procreate { n, .. }, Action::Procreate { territory, camp }) => {
            tribes::check_birth(game, state, seat, territory, camp)?;
            once(state, n, |n| Task::Procreate { seat, n });
            tribes::birth(game, state, seat, territory, camp, log);
        }
        (Task::RockBirth { territory: beside, .. }, Action::Procreate { territory, camp }) => {
            refuse(CVL_117, territory != beside)?;
            tribes::check_birth(game, state, seat, territory, camp)?;
            log.cite(CVL_117);
            state.tasks.pop();
            tribes::birth(game, state, seat, territory, camp, log);
        }
        (Task::Strengthen { n, .. }, Action::Strengthen { territory, spot }) => {
            tribes::check_strengthen(state, seat, territory, spot)?;
            log.cite(CVL_82);
            once(state, n, |n| Task::Strengthen { seat, n });
            tribes::turn(state, seat, Place { territory, spot, weak: true }, log);
        }
        (Task::WeakTribes { n, at, .. }, Action::WeakTribe { territory, fire }) => {
            tribes::check_weak(game, state, seat, at, (territory, fire))?;
            once(state, n, |n| Task::WeakTribes { seat, n, at: Some(territory) });
            let camp = if fire { Camp::Fire } else { Camp::Free };
            tribes::settle(game, state, seat, territory, (camp, true), log);
        }
        (Task::Board { water, .. }, Action::Board { from }) => {
            build::check_board(state, seat, water, from)?;
            log.cite(CVL_91);
            state.tasks.pop();
            build::board(game, state, seat, water, from, log);
        }
        _ => return Err(Illegal::by(task.manner().rule)),
    }
    Ok(())
}
