//! What is listed and what is not.

use epoka_core::{ChanceKind, Class, Game, Log, Seat, Turn, Viewer};

use super::moment::{Branch, Moment};

/// How many unlisted actions are tried for each seat.
const TRIES: u32 = 24;

/// Every listed action is accepted and leaves something to go on with.
pub(super) fn listed<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    moment.branch();
    for Branch { seat, action, after } in &*moment.branches {
        let after = match after {
            Ok(after) => after,
            Err(rule) => return Err(format!("{action:?} of seat {seat} is listed and refused by {rule}")),
        };
        if let Some(wrong) = stuck(moment, after) {
            return Err(format!("after {action:?} of seat {seat} {wrong}"));
        }
    }
    stuck(moment, moment.state).map_or(Ok(()), Err)
}

/// Why nothing can follow this state, if so.
fn stuck<G: Game>(moment: &Moment<'_, G>, state: &G::State) -> Option<String> {
    match moment.rules.turn(state) {
        Turn::Over => None,
        Turn::Decision { seats, .. } => seats.is_empty().then(|| "nobody owes the decision".into()),
        Turn::Chance(chance) => {
            let mut odds = Vec::new();
            moment.rules.among(state, Viewer::Referee, &mut odds);
            let copies: usize = odds.iter().map(|odds| usize::from(odds.copies)).sum();
            let can_come = match chance.kind {
                ChanceKind::Dice { count, sides } => count > 0 && sides > 0,
                ChanceKind::Draw { count } => count > 0 && copies >= usize::from(count),
                ChanceKind::Pick => copies > 0,
            };
            (!can_come).then(|| format!("chance cannot answer {chance:?} out of {odds:?}"))
        }
    }
}

/// Every seat that owes a decision has something to decide, now and after every listed action.
pub(super) fn dead_ends<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    moment.branch();
    let mut list = Vec::new();
    for Branch { seat, action, after } in &*moment.branches {
        let Ok(after) = after else { continue };
        let Turn::Decision { seats, .. } = moment.rules.turn(after) else { continue };
        for next in seats.iter() {
            list.clear();
            moment.rules.actions(after, next, &mut list);
            if list.iter().all(|action| G::class(action) == Class::Concede) {
                let asks = moment.rules.asks(after, next);
                return Err(format!(
                    "after {action:?} of seat {seat} seat {next} is asked `{asks}` and can do nothing"
                ));
            }
        }
    }
    Ok(())
}

/// An action that is not listed is refused and changes nothing.
pub(super) fn unlisted<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    let mut log = Log::new();
    for seat in moment.asked().iter() {
        let list = &moment.lists[seat];
        let mut tried = moment.state.clone();
        let mut tries: Vec<_> = (0..TRIES).filter_map(|_| moment.random.choose(moment.pool).copied()).collect();
        if let Some(wish) = moment.wishes {
            tries.extend((0..TRIES).filter_map(|_| wish(moment.rules, moment.state, seat, moment.random)));
        }
        tries.extend(moment.lists.0.iter().flatten());
        for action in tries.into_iter().filter(|action| !list.contains(action)) {
            log.clear();
            match moment.rules.act(&mut tried, seat, action, &mut log) {
                Ok(()) => return Err(format!("{action:?} of seat {seat} is not listed and yet accepted")),
                Err(illegal) => {
                    moment.counter.rule(illegal.rule.index());
                    if tried != *moment.state {
                        return Err(format!("{action:?} of seat {seat} is {illegal} and yet changes the state"));
                    }
                }
            }
        }
    }
    Ok(())
}

/// No action is listed twice, and no two actions of play do the same. What follows by itself may make their states equal again:
/// wherever a tribe is born, it starves.
pub(super) fn distinct<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    moment.branch();
    let branches = &*moment.branches;
    for (at, one) in branches.iter().enumerate() {
        for other in branches[at + 1..].iter().take_while(|other| other.seat == one.seat) {
            let (seat, action) = (one.seat, one.action);
            if action == other.action {
                return Err(format!("{action:?} is listed twice for seat {seat}"));
            }
            let both_play = [&action, &other.action].iter().all(|action| G::class(action) == Class::Play);
            let same = both_play && one.after.is_ok() && one.after == other.after;
            if same && alone(moment, seat, action) == alone(moment, seat, other.action) {
                return Err(format!("{action:?} and {:?} of seat {seat} lead to the same state", other.action));
            }
        }
    }
    Ok(())
}

/// The state after what an action itself does.
fn alone<G: Game>(moment: &Moment<'_, G>, seat: Seat, action: G::Action) -> Option<G::State> {
    let mut after = moment.state.clone();
    moment.rules.act_alone(&mut after, seat, action, &mut Log::new()).ok().map(|()| after)
}
