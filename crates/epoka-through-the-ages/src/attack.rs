//! Aggressions and the defence against them: TTA-57 to TTA-64.

use epoka_core::{ArrayVec, Illegal, Log, Seat, allow, refuse};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    army,
    cards::MilitaryKind,
    effect::Age,
    hand, harm, pact, politics,
    rules::*,
    state::*,
    wholes,
};

/// TTA-57, TTA-58: whether a seat may play an aggression against a rival.
pub fn check(game: &ThroughTheAges, state: &State, seat: Seat, card: Military, rival: Seat) -> Result<(), Illegal> {
    if !politics::holds(state, seat, card) || game.data.face(card).kind != MilitaryKind::Aggression {
        return Err(Illegal::by(TTA_57));
    }
    politics::check_rival(game, state, seat, rival)?;
    allow(TTA_66, state.age == Age::IV)?;
    allow(TTA_F16, state.age == Age::IV)?;
    refuse(TTA_57, army::available(state, seat) < politics::attack_price(game, state, card, rival))?;
    refuse(TTA_58, pact::forbids(game, state, seat, rival))?;
    let (own, other) = strengths(game, state, seat, rival);
    // TTA-F15: with equal strength the defender is safe.
    refuse(TTA_58, own < other)?;
    refuse(TTA_58, own == other && TTA_F15.in_force())?;
    refuse(TTA_F14, !harm::can_be(game, state, card, rival))
}

/// TTA-59: what both sides are worth in an attack of the first on the second.
fn strengths(game: &ThroughTheAges, state: &State, seat: Seat, rival: Seat) -> (i16, i16) {
    let rating = |of: Seat| state.nations[of].rates.strength;
    let own = rating(seat) + pact::attack_strength(game, state, seat, rival);
    if !TTA_59.in_force() {
        return (rating(seat), rating(rival));
    }
    let ending = |of: Seat, other: Seat| pact::ending_strength(game, state, of, other);
    (own - ending(seat, rival), rating(rival) - ending(rival, seat))
}

/// TTA-57, TTA-60: an aggression is shown and paid; pacts end; the rival may defend.
pub fn attack(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    (card, rival): (Military, Seat),
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    check(game, state, seat, card, rival)?;
    politics::used(game, state, seat, log);
    log.cite(TTA_57);
    log.cite(TTA_58);
    log.cite(TTA_66);
    log.cite(TTA_F16);
    log.use_component(game.data.number(card));
    politics::pay_attack(game, state, seat, (card, rival), log);
    hand::remove(state, seat, card);
    hand::discard(game, state, card, hand::everybody(game));
    log.tell(Event::Attacked { seat, rival, card });
    let (own, other) = strengths(game, state, seat, rival);
    if (own, other) != (state.nations[seat].rates.strength, state.nations[rival].rates.strength) {
        log.cite(TTA_59);
    }
    if pact::attack_strength(game, state, seat, rival) > 0 {
        log.cite(TTA_F23);
    }
    if log.cite(TTA_60) {
        pact::end_by_attack(game, state, seat, rival, log);
    }
    // TTA-62: no more cards than military actions in all.
    let left = if log.cite(TTA_62) { state.nations[rival].rates.military } else { u8::MAX };
    log.cite(TTA_F15);
    state.tasks.push(Task::Defend { seat: rival, rival: seat, card, missing: own - other, left, named: 0 });
    Ok(())
}

/// What a military card adds to a defence: TTA-61.
fn defence(game: &ThroughTheAges, card: Military) -> i16 {
    game.data.face(card).defence.into()
}

/// TTA-63: the most so many cards can add, without one of this kind.
fn most(game: &ThroughTheAges, state: &State, seat: Seat, left: u8, without: Option<Military>) -> i16 {
    let mut skipped = without.is_none();
    let mut values: ArrayVec<i16, HAND> = ArrayVec::new();
    for face in &state.nations[seat].cards {
        if !skipped && without == Some(face.card) {
            skipped = true;
        } else {
            values.push(defence(game, face.card).max(1));
        }
    }
    values.sort_unstable_by(|one, other| other.cmp(one));
    values.iter().take(left.into()).sum()
}

/// The most so many cards can add that come from this place on in the one order of a defence.
pub fn most_from(game: &ThroughTheAges, state: &State, seat: Seat, left: u8, from: i32) -> i16 {
    let later = |action: Action| wholes::rank(game, state, action) >= from;
    let mut values: ArrayVec<i16, HAND> = ArrayVec::new();
    for &Face { card, .. } in &state.nations[seat].cards {
        if defence(game, card) > 0 && later(Action::Use { card }) {
            values.push(defence(game, card));
        } else if may_throw(game, card) && later(Action::Discard { card }) {
            values.push(1);
        }
    }
    values.sort_unstable_by(|one, other| other.cmp(one));
    values.iter().take(left.into()).sum()
}

/// TTA-62, TTA-63: whether a card may be used for so much.
fn check_use(
    game: &ThroughTheAges,
    state: &State,
    seat: Seat,
    (card, value): (Military, i16),
    (missing, left): (i16, u8),
) -> Result<(), Illegal> {
    if !politics::holds(state, seat, card) || value == 0 {
        return Err(Illegal::by(TTA_61));
    }
    refuse(TTA_62, left == 0)?;
    refuse(TTA_63, value + most(game, state, seat, left.saturating_sub(1), Some(card)) < missing)
}

/// The cards a defender may use.
pub fn list(game: &ThroughTheAges, state: &State, task: Task, list: &mut Vec<Action>) {
    let Task::Defend { seat, missing, left, named, .. } = task else { return };
    let cards = &state.nations[seat].cards;
    let first = list.len();
    for (at, face) in cards.iter().enumerate() {
        let card = face.card;
        if at > 0 && cards[at - 1].card == card {
            continue;
        }
        if check_use(game, state, seat, (card, defence(game, card)), (missing, left)).is_ok() {
            list.push(Action::Use { card });
        }
        if may_throw(game, card) && check_use(game, state, seat, (card, 1), (missing, left)).is_ok() {
            list.push(Action::Discard { card });
        }
    }
    if may_stop(missing, named) || list.len() == first {
        list.push(Action::Decline);
    }
}

/// TTA-A13: a bonus card may be thrown away like any other.
fn may_throw(game: &ThroughTheAges, card: Military) -> bool {
    TTA_A13.in_force() || defence(game, card) == 0
}

/// TTA-63: nobody uses cards in vain.
fn may_stop(missing: i16, named: u8) -> bool {
    named == 0 || missing <= 0
}

/// A defender uses a card, or no more of them.
pub fn defend(
    game: &ThroughTheAges,
    state: &mut State,
    task: Task,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let Task::Defend { seat, rival, card: aggression, missing, left, named } = task else {
        return Err(Illegal::by(TTA_61));
    };
    let (card, value) = match action {
        Action::Use { card } if log.cite(TTA_168) => (card, defence(game, card)),
        Action::Use { card } => (card, 0),
        Action::Discard { card } if may_throw(game, card) => (card, 1),
        Action::Decline => {
            let stuck = || most(game, state, seat, left, None) < missing;
            refuse(TTA_63, !may_stop(missing, named) && !stuck())?;
            state.tasks.pop();
            end(state, (rival, seat), aggression, missing, log);
            return Ok(());
        }
        _ => return Err(Illegal::by(TTA_61)),
    };
    check_use(game, state, seat, (card, value), (missing, left))?;
    log.cite(TTA_62);
    log.cite(TTA_63);
    if matches!(action, Action::Use { .. }) {
        log.use_component(game.data.number(card));
        hand::remove(state, seat, card);
        hand::discard(game, state, card, hand::everybody(game));
        log.tell(Event::Used { seat, card });
    } else {
        log.cite(TTA_A13);
        hand::drop_card(game, state, seat, card, log);
    }
    let missing = if log.cite(TTA_61) { missing - value } else { missing };
    *state.tasks.top_mut().expect("the defence") =
        Task::Defend { seat, rival, card: aggression, missing, left: left.saturating_sub(1), named: named + 1 };
    Ok(())
}

/// Whether the defender is asked: everybody sees who holds no card or has no military action. Who has used cards says when it is
/// enough.
pub fn asks(state: &State, seat: Seat, left: u8, named: u8) -> bool {
    named > 0 || (left > 0 && !state.nations[seat].cards.is_empty())
}

/// TTA-64, TTA-65: the aggression fails or succeeds.
pub fn end(state: &mut State, (seat, rival): (Seat, Seat), card: Military, missing: i16, log: &mut Log<Event>) {
    if missing <= 0 && log.cite(TTA_64) && log.cite(TTA_F15) {
        log.tell(Event::Repelled { seat: rival, rival: seat });
        return;
    }
    log.tell(Event::Overcome { seat, rival });
    if log.cite(TTA_65) {
        state.tasks.push(Task::Harm { seat, rival, card, step: 0 });
    }
}
