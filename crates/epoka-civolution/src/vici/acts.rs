//! What needs no territory: CVL-201, CVL-205, CVL-206.

use epoka_core::Log;

use super::{Act, Because, Chosen, Purpose, SEAT, Step, Why, consult, data, her, push, territory, tribes};
use crate::{
    Civolution,
    action::Event,
    effect::{Deck, Effect, Span},
    markers::score,
    rules::*,
    run,
    state::*,
    task::Task,
};

/// An action of a card is performed.
pub(super) fn act(game: &Civolution, state: &mut State, act: Act, log: &mut Log<Event>) {
    // Points are told where they are gained.
    if !matches!(act, Act::Vp { .. }) {
        log.tell(Event::ViciDoes { act });
    }
    match act {
        Act::Track { track, n } => {
            if log.cite(CVL_205) {
                state.tasks.push(Task::Steps { seat: SEAT, track, n });
            }
        }
        Act::RemoveCard { deck } => remove_card(state, deck, log),
        Act::GainDie { of } => {
            if log.cite(CVL_205) {
                state.tasks.push(Task::GainDie { seat: SEAT, of: Some(of) });
            }
        }
        Act::Vp { n } => {
            if log.cite(CVL_205) {
                score(state, SEAT, n.into(), Line::Cards, log);
            }
        }
        Act::Favor => {
            if log.cite(CVL_205) {
                run::favor(game, state, SEAT, 1, log);
            }
        }
        Act::Monument => monument(state, act, log),
        Act::Evolution | Act::Prosperity => mark(game, state, act, log),
        Act::Procreate => tribes::procreate(game, state, log),
        Act::Migrate => tribes::migrate(game, state, log),
        Act::Provision => territory::choose(game, state, Purpose::Provision, log),
        Act::Explore => territory::choose(game, state, Purpose::Explore, log),
        Act::HuntToken => territory::choose(game, state, Purpose::HuntToken, log),
    }
}

/// CVL-195: a marker leaves her supply, if she has one.
pub(super) fn spend(state: &mut State, act: Act, log: &mut Log<Event>) -> bool {
    let civ = &mut state.civs[SEAT];
    if civ.supply == 0 && log.cite(CVL_195) {
        log.tell(Event::ViciLost { act, why: Why::NoMarker });
        return false;
    }
    civ.supply -= 1;
    true
}

/// CVL-205, CVL-Q18: of a threshold she takes only the points.
pub fn threshold(game: &Civolution, state: &mut State, span: Span, log: &mut Log<Event>) {
    let effects = &game.data.effects[usize::from(span.at)..usize::from(span.end)];
    let alternative = matches!(effects.first(), Some(Effect::Choose { .. }));
    let points = effects.iter().find_map(|effect| match effect {
        Effect::Vp { n, per: None, .. } => Some(*n),
        _ => None,
    });
    let Some(points) = points else { return };
    if log.cite(if alternative { CVL_Q18 } else { CVL_205 }) {
        score(state, SEAT, points.into(), Line::Tracks, log);
    }
}

/// CVL-205: the top card of a face-up stack leaves the game.
fn remove_card(state: &mut State, deck: Deck, log: &mut Log<Event>) {
    if !log.cite(CVL_205) {
        return;
    }
    let Some(card) = state.face_up[deck as usize].pop() else {
        return log.tell(Event::ViciLost { act: Act::RemoveCard { deck }, why: Why::Nothing });
    };
    her(state).gone_cards.push(card);
    log.tell(Event::CardGone { card });
    if state.face_up[deck as usize].is_empty() {
        state.tasks.push(Task::RevealCard { deck });
    }
}

/// CVL-205: a monument on the large water, without limit.
fn monument(state: &mut State, act: Act, log: &mut Log<Event>) {
    if !log.cite(CVL_205) || !spend(state, act, log) {
        return;
    }
    let ground = GROUNDS - 1;
    state.civs[SEAT].monuments[ground] += 1;
    let what = crate::effect::Project::Monument;
    log.tell(Event::Built { seat: SEAT, what, territory: None, ground: Some(ground as u8) });
}

/// CVL-206: a marker in a grid; some spaces cost the display a chip.
fn mark(game: &Civolution, state: &mut State, act: Act, log: &mut Log<Event>) {
    let income = act == Act::Prosperity;
    let (grid, card) = if income {
        (&game.data.vici.prosperity, data::PROSPERITY)
    } else {
        (&game.data.vici.evolution, data::EVOLUTION)
    };
    let vici = her(state);
    let filled = if income { vici.prosperity } else { vici.evolution };
    if filled >= grid.spaces && log.cite(CVL_206) {
        return log.tell(Event::ViciLost { act, why: Why::GridFull });
    }
    if !spend(state, act, log) {
        return;
    }
    consult(game, card, log);
    let space = filled + 1;
    let vici = her(state);
    *(if income { &mut vici.prosperity } else { &mut vici.evolution }) = space;
    log.tell(Event::ViciMarked { income, space });
    if grid.chips & 1 << space != 0 && log.cite(CVL_206) {
        push(state, Step::RemoveChip { income });
    }
}

/// CVL-206, CVL-Q2: a chip of a display leaves the game and is replaced.
pub(super) fn remove_chip(state: &mut State, income: bool, die: u8, log: &mut Log<Event>) {
    let at = usize::from((die - 1) / 2);
    let because = Because::Die { die };
    if income && log.cite(CVL_Q2) {
        if let Some(income) = state.incomes.take_at(at) {
            her(state).gone_incomes.insert(income);
            log.tell(Event::ViciChose { what: Chosen::Income { income }, because });
            state.tasks.push(Task::RefillIncomes);
        }
    } else if let Some(attribute) = state.attributes.take_at(at) {
        her(state).gone_attributes.insert(attribute);
        log.tell(Event::ViciChose { what: Chosen::Attribute { attribute }, because });
        state.tasks.push(Task::RefillAttributes);
    }
}

/// CVL-201: the goal chip in the place of the die leaves the game, if there is one.
pub(super) fn remove_goal(state: &mut State, die: u8, log: &mut Log<Event>) {
    let place = usize::from(die) - 1;
    let taken = state.goals.at(place).filter(|_| log.cite(CVL_201));
    if let Some(goal) = taken {
        state.goals.take(goal);
        her(state).gone_goals.insert(goal);
        log.tell(Event::ViciChose { what: Chosen::Goal { goal }, because: Because::Die { die } });
    }
}
