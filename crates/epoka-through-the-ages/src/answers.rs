//! Questions outside the Action Phase: politics, events, attacks and colonies. What may be answered, what an answer does,
//! and which of these tasks need none.

#![expect(clippy::unnested_or_patterns, reason = "groups of tasks stand side by side")]

use epoka_core::{Illegal, Log, Rule, Seat};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    attack, build, choices, colony, develop, events, hand, harm, pact, people, politics, rate, row,
    rules::*,
    state::*,
    task::tasks,
    war,
};

/// What may be answered.
pub fn list(game: &ThroughTheAges, state: &State, task: Task, list: &mut Vec<Action>) {
    match task {
        Task::Politics { seat } => politics::list(game, state, seat, list),
        Task::Wars { seat } => war::list(state, seat, list),
        Task::Spoils { seat, rival, left, .. } => war::list_spoils(game, state, (seat, rival, left), list),
        Task::Auction { bidder, bid, .. } => colony::list_bids(game, state, bidder, bid, list),
        Task::Colonize { seat, bid, .. } => colony::list_force(game, state, seat, bid, list),
        Task::Defend { .. } => attack::list(game, state, task, list),
        Task::Plunder { seat, rival, amount } => {
            let mixes = harm::plunders(game, state, (seat, rival, amount));
            list.extend(mixes.map(|(food, resources)| Action::Plunder { food, resources }));
        }
        Task::Mix { seat, amount, lose } => {
            list.extend(choices::mixes(game, state, (seat, amount, lose)).map(|food| Action::Mix { food }));
        }
        Task::Raid { rival, card, spent, .. } => harm::list_raid(game, state, rival, (card, spent), list),
        Task::Annex { rival: seat, .. } | Task::LoseColony { seat } => {
            list.extend(state.nations[seat].colonies.iter().map(|&card| Action::Cede { card }));
        }
        Task::Infiltrate { rival, .. } => harm::list_removed(state, rival, list),
        Task::Consider { .. } => list.extend([Action::Accept, Action::Decline]),
        Task::Throw { seat, .. } => hand::list_discards(state, seat, list),
        Task::BuildFree { seat, kind } => {
            list.extend(choices::free_card(game, state, seat, kind).map(|card| Action::Build { card }));
            list.push(Action::Decline);
        }
        Task::Reform { seat, discount } => choices::list_reform(game, state, seat, discount, list),
        Task::Raze { rival, kinds, .. } => choices::list_workers(game, state, rival, kinds.0, list),
        Task::LosePopulation { seat, .. } => choices::list_workers(game, state, seat, choices::ANYWHERE, list),
        Task::Ruin { seat } => {
            list.extend(choices::ruinable(game, state, seat).iter().map(|card| Action::Ruin { card }));
        }
        Task::Agreement { seat, budget, .. } => {
            row::list(game, state, seat, budget, list);
            list.push(Action::Decline);
        }
        tasks!(asked in turn)
        | tasks!(done in turn)
        | tasks!(done elsewhere)
        | tasks!(chance in turn)
        | tasks!(chance elsewhere) => {
            debug_assert!(false, "{task:?} is none of these");
        }
    }
}

/// The rule that says what may be answered.
pub fn rule(task: Task) -> Rule {
    match task {
        Task::Politics { .. } => TTA_50,
        Task::Wars { .. } => TTA_A2,
        Task::Spoils { .. } => TTA_46,
        Task::Auction { .. } => TTA_143,
        Task::Colonize { .. } => TTA_147,
        Task::Defend { .. } => TTA_61,
        Task::Plunder { .. } => TTA_F66,
        Task::Mix { .. } => TTA_198,
        Task::Raid { .. } => TTA_F12,
        Task::Annex { .. } => TTA_F11,
        Task::LoseColony { .. } => TTA_153,
        Task::Infiltrate { .. } => TTA_F14,
        Task::Consider { .. } => TTA_71,
        Task::Throw { .. } => TTA_F44,
        Task::BuildFree { .. } => TTA_F49,
        Task::Reform { .. } => TTA_217,
        Task::LosePopulation { .. } => TTA_188,
        Task::Ruin { .. } => TTA_218,
        Task::Agreement { .. } => TTA_219,
        Task::Gain { .. } => TTA_151,
        Task::Harm { .. } => TTA_65,
        Task::Reveal => TTA_54,
        Task::Peek { .. } => TTA_51,
        Task::EventDone => TTA_55,
        Task::Raze { .. } | Task::EventStep { .. } => TTA_136,
        // These belong to the course of a turn, which asks elsewhere.
        tasks!(asked in turn) | tasks!(done in turn) | tasks!(chance in turn) => TTA_136,
    }
}

/// Carries out an answer.
pub fn act(
    game: &ThroughTheAges,
    state: &mut State,
    task: Task,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match (task, action) {
        (Task::Politics { seat }, _) => politics::act(game, state, seat, action, log),
        (Task::Wars { seat }, Action::Wage { card, rival }) => war::wage(game, state, seat, War { card, rival }, log),
        (Task::Spoils { seat, rival, left, .. }, Action::Steal { card }) => {
            war::steal(game, state, (seat, rival, left), card, log)
        }
        (Task::Spoils { seat, rival, left, .. }, Action::Decline) => {
            war::end_spoils(state, (seat, rival, left), log);
            Ok(())
        }
        (Task::Auction { bidder, .. }, _) => colony::bid(game, state, bidder, action, log),
        (Task::Colonize { seat, card, bid }, _) => colony::assemble(game, state, (seat, card, bid), action, log),
        (Task::Defend { .. }, _) => attack::defend(game, state, task, action, log),
        (Task::Plunder { seat, rival, amount }, Action::Plunder { food, resources }) => {
            harm::plunder(game, state, (seat, rival, amount), (food, resources), log)
        }
        (Task::Mix { seat, amount, lose }, Action::Mix { food }) => {
            choices::mix(game, state, (seat, amount, lose), food, log)
        }
        (Task::Raid { .. }, _) => harm::raid(game, state, task, action, log),
        (Task::Annex { seat, rival }, Action::Cede { card }) => harm::annex(game, state, (seat, rival), card, log),
        (Task::LoseColony { seat }, Action::Cede { card }) => choices::lose_colony(game, state, seat, card, log),
        (Task::Infiltrate { seat, rival, culture }, Action::Remove { card }) => {
            harm::infiltrate(game, state, (seat, rival, culture), card, log)
        }
        (Task::Consider { seat, from, card, owner_is_a }, Action::Accept) => {
            pact::accept(game, state, (seat, from), (card, owner_is_a), log);
            Ok(())
        }
        (Task::Consider { seat, from, card, .. }, Action::Decline) => {
            pact::decline(game, state, (seat, from, card), log);
            Ok(())
        }
        (Task::Throw { seat, .. }, Action::Discard { card }) => choices::throw(game, state, seat, card, log),
        (Task::BuildFree { seat, kind }, _) => choices::build_free(game, state, (seat, kind), action, log),
        (Task::Reform { seat, discount }, _) => reform(game, state, (seat, discount), action, log),
        (Task::Raze { seat, rival, kinds }, Action::Destroy { card }) => {
            choices::raze(game, state, (seat, rival, kinds), card, log)
        }
        (Task::LosePopulation { seat, .. }, Action::Destroy { card }) => {
            choices::lose_worker(game, state, seat, card, log)
        }
        (Task::Ruin { seat }, Action::Ruin { card }) => choices::ruin(game, state, seat, card, log),
        (Task::Agreement { seat, budget, .. }, Action::Take { space }) => {
            choices::take_by_agreement(game, state, (seat, budget), space, log)
        }
        (Task::Agreement { seat, named, .. }, Action::Decline) => {
            choices::end_agreement(state, seat, named > 0, log);
            Ok(())
        }
        (task, _) => Err(Illegal::by(rule(task))),
    }
}

/// TTA-217: one thing done for less, or nothing.
fn reform(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, discount): (Seat, u8),
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let task = state.tasks.pop().expect("the question");
    let discount = if log.cite(TTA_217) { discount } else { 0 };
    let permit = choices::reform_develop(discount);
    let done = match action {
        Action::Grow => {
            people::check_growth(game, state, seat, discount).map(|food| people::grow(game, state, seat, food, log))
        }
        Action::Build { card } => build::build(game, state, seat, card, choices::reform_build(discount), log),
        Action::Develop { card } => develop::develop(game, state, seat, card, permit, log),
        Action::Revolt { card } => develop::revolt(game, state, seat, card, permit, log),
        Action::Decline => Ok(()),
        _ => Err(Illegal::by(TTA_217)),
    };
    done.inspect_err(|_| state.tasks.push(task))?;
    // TTA-141: no action is paid.
    if !log.cite(TTA_141) {
        people::pay_civil(state, seat, 1, log);
    }
    Ok(())
}

/// Carries out what needs no answer; whether the task waits for one.
pub fn settle(game: &ThroughTheAges, state: &mut State, task: Task, log: &mut Log<Event>) -> bool {
    match task {
        Task::Politics { seat } => {
            let skipped = politics::is_skipped(game, state, seat, log);
            if skipped {
                state.tasks.pop();
            }
            !skipped
        }
        Task::Wars { seat } => war::settle(game, state, seat, log),
        Task::Spoils { named: 1.., .. } => true,
        Task::Spoils { seat, rival, left, .. } => settle_spoils(game, state, (seat, rival, left), log),
        Task::Reveal => match state.top_event {
            Some(face) => {
                politics::reveal(game, state, face, log);
                false
            }
            None => true,
        },
        Task::EventStep { card, step, seats } => {
            events::go_on(game, state, (card, step, seats), log);
            false
        }
        Task::EventDone => {
            politics::done(state, log);
            false
        }
        Task::Auction { .. } => colony::settle(game, state, log),
        Task::Gain { seat, card } => {
            state.tasks.pop();
            if log.cite(TTA_151) {
                events::gain(game, state, seat, &game.data.face(card).gain, |ledger| &mut ledger.events, log);
            }
            false
        }
        Task::Defend { seat, rival, card, missing, left, named } => {
            let asked = attack::asks(state, seat, left, named);
            if !asked {
                state.tasks.pop();
                attack::end(state, (rival, seat), card, missing, log);
            }
            asked
        }
        Task::Harm { seat, rival, card, step } => {
            harm::go_on(game, state, (seat, rival), (card, step), log);
            false
        }
        Task::Raid { seat, rival, card, spent, cost } => {
            let asked = spent > 0 || harm::can_raid(game, state, rival, card, spent);
            if !asked {
                harm::end_raid(state, seat, cost, log);
            }
            asked
        }
        Task::Mix { seat, amount, lose } => settle_mix(game, state, (seat, amount, lose), log),
        Task::Plunder { seat, rival, amount } => settle_plunder(game, state, (seat, rival, amount), log),
        Task::Throw { seat, count, .. } => choices::settle_throw(game, state, (seat, count), log),
        Task::LosePopulation { seat, count, named } => choices::lose_unused(game, state, (seat, count, named), log),
        // TTA-A15: who has nothing to choose from skips it.
        Task::Raze { rival, kinds, .. } => {
            let asked = rate::manned(game, &state.nations[rival], kinds.0).next().is_some();
            skip_unless(state, asked, log)
        }
        Task::LoseColony { seat } => skip_unless(state, !state.nations[seat].colonies.is_empty(), log),
        Task::Ruin { seat } => skip_unless(state, !choices::ruinable(game, state, seat).is_empty(), log),
        Task::BuildFree { seat, kind } => {
            let asked = choices::free_card(game, state, seat, kind).is_some();
            skip_unless(state, asked, log)
        }
        Task::Colonize { seat, card, bid } => colony::settle_force(game, state, (seat, card, bid), log),
        Task::Annex { .. }
        | Task::Infiltrate { .. }
        | Task::Consider { .. }
        | Task::Reform { .. }
        | Task::Agreement { .. }
        | Task::Peek { .. } => true,
        tasks!(asked in turn) | tasks!(done in turn) | tasks!(chance in turn) => {
            unreachable!("the course of a turn is settled elsewhere")
        }
    }
}

/// Whether the victor of a war can take a technology; if not, it takes science alone.
fn settle_spoils(game: &ThroughTheAges, state: &mut State, spoils: (Seat, Seat, u8), log: &mut Log<Event>) -> bool {
    let asked = war::can_steal(game, state, spoils);
    if !asked {
        war::end_spoils(state, spoils, log);
    }
    asked
}

/// Whether a seat has a choice of food and resources; if not, what there is comes or goes.
fn settle_mix(game: &ThroughTheAges, state: &mut State, task: (Seat, u8, bool), log: &mut Log<Event>) -> bool {
    let (first, asked) = first_of(choices::mixes(game, state, task));
    if !asked {
        let _ = choices::mix(game, state, task, first, log);
    }
    asked
}

/// Whether an attacker has a choice of what to plunder; if not, what there is changes hands.
fn settle_plunder(game: &ThroughTheAges, state: &mut State, task: (Seat, Seat, u8), log: &mut Log<Event>) -> bool {
    let (first, asked) = first_of(harm::plunders(game, state, task));
    if !asked {
        let _ = harm::plunder(game, state, task, first, log);
    }
    asked
}

/// The first of some mixes, and whether there are more.
fn first_of<T>(mut mixes: impl Iterator<Item = T>) -> (T, bool) {
    let first = mixes.next().expect("a mix can always be had");
    (first, mixes.next().is_some())
}

/// TTA-A15: a question with nothing to choose from is skipped.
fn skip_unless(state: &mut State, asked: bool, log: &mut Log<Event>) -> bool {
    if !asked && log.cite(TTA_A15) {
        state.tasks.pop();
        return false;
    }
    true
}
