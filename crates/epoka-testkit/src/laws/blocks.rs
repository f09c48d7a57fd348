//! Seats that decide at the same time.

use epoka_core::{BySeat, Game, Log, Match, Reveal, Seat, Seats, Turn, Viewer};

use super::moment::{Moment, any};

/// The most decisions of one seat in a block.
const LONGEST: usize = 64;

/// The order of arrival makes no difference, a secret choice shows nothing and can be changed, and chance
/// has no part.
pub(super) fn together<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    let Turn::Decision { seats, reveal } = moment.turn else { return Ok(()) };
    match reveal {
        Reveal::Alone => Ok(()),
        Reveal::Independent(_) => commute(moment, seats, reveal),
        Reveal::Together(_) => {
            commute(moment, seats, reveal)?;
            seats.iter().filter(|_| seats.len() > 1).try_for_each(|seat| keeps_secret(moment, seat, reveal))
        }
    }
}

/// Whether the block is still open for this seat.
fn is_open<G: Game>(moment: &Moment<'_, G>, state: &G::State, seat: Seat, block: Reveal) -> bool {
    let turn = moment.rules.turn(state);
    turn.asks(seat) && matches!(turn, Turn::Decision { reveal, .. } if reveal == block)
}

/// Any order of arrival leads to the same state.
fn commute<G: Game>(moment: &mut Moment<'_, G>, seats: Seats, block: Reveal) -> Result<(), String> {
    let (mut state, mut log, mut list) = (moment.state.clone(), Log::new(), Vec::new());
    let mut choices = BySeat::<Vec<G::Action>>::default();
    let mut order: Vec<Seat> = seats.iter().collect();
    for (at, &seat) in order.iter().enumerate() {
        while is_open(moment, &state, seat, block) && choices[seat].len() < LONGEST {
            list.clear();
            moment.rules.actions(&state, seat, &mut list);
            let Some(action) = any::<G>(&list, moment.random) else { return Ok(()) };
            if moment.rules.act(&mut state, seat, action, &mut log).is_err() {
                return Ok(());
            }
            choices[seat].push(action);
        }
        if let Some(left) = order[at + 1..].iter().find(|&&left| !is_open(moment, &state, left, block)) {
            let turn = moment.rules.turn(&state);
            return Err(format!("seat {left} was to decide in {block:?}, but after seat {seat} comes {turn:?}"));
        }
    }
    order.reverse();
    for mix in [false, true] {
        let mut other = moment.state.clone();
        let mut next = BySeat([0; epoka_core::MAX_SEATS]);
        let mut waiting = order.clone();
        while !waiting.is_empty() {
            let at = if mix { moment.random.below(waiting.len() as u32) as usize } else { 0 };
            let seat = waiting[at];
            let action = choices[seat][next[seat]];
            let asked = is_open(moment, &other, seat, block);
            if !asked || moment.rules.act(&mut other, seat, action, &mut log).is_err() {
                return Err(format!("{action:?} of seat {seat} in {block:?} is refused in another order of arrival"));
            }
            next[seat] += 1;
            if next[seat] == choices[seat].len() {
                waiting.remove(at);
            }
        }
        if other != state {
            return Err(format!("the order of arrival in {block:?} matters: {choices:?}"));
        }
    }
    Ok(())
}

/// What a seat chooses in secret nobody else can see, and it can be changed.
fn keeps_secret<G: Game>(moment: &mut Moment<'_, G>, seat: Seat, block: Reveal) -> Result<(), String> {
    let (Some(one), Some(two)) = (moment.any_action(seat), moment.any_action(seat)) else { return Ok(()) };
    let (Some((first, _)), Some((second, _))) =
        (moment.after(moment.state, seat, one), moment.after(moment.state, seat, two))
    else {
        return Ok(());
    };
    // One of them may leave more to choose: that they differ is no secret.
    if moment.rules.turn(&first) != moment.rules.turn(&second) || moment.rules.turn(&first).asks(seat) {
        return Ok(());
    }
    let others = moment.seats().filter(|&other| other != seat).map(Viewer::Seat);
    for viewer in others.chain([Viewer::Spectator]) {
        if moment.view(&first, viewer) != moment.view(&second, viewer) {
            return Err(format!("{viewer:?} can see whether seat {seat} chose {one:?} or {two:?} in {block:?}"));
        }
    }
    let mut played = Match::at(moment.rules.clone(), moment.options.clone(), moment.state.clone());
    let changed = played.act(seat, &[one], None).and_then(|_| played.act(seat, &[two], None));
    match changed {
        Ok(_) if *played.state() == second => Ok(()),
        Ok(_) => Err(format!("{one:?} of seat {seat}, changed to {two:?}, leaves a trace")),
        Err(error) => Err(format!("{one:?} of seat {seat} cannot be changed to {two:?}: {error}")),
    }
}
