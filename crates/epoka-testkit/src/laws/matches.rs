//! Matches: positions, chains, undo and replays.

use std::sync::Arc;

use epoka_core::{
    Game, Log, Match, MatchError, Replay, Seat, Viewer, json,
    matches::{Move, Options, UndoStop},
    names,
};

use super::moment::{Moment, any, bytes};

/// The longest chain that is tried.
const CHAIN: usize = 8;

/// The position a referee sees, written and read again, is the state.
pub(super) fn position<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    let restored = through_json(moment.rules, moment.state)?;
    if restored == *moment.state { Ok(()) } else { Err("the restored position is another state".into()) }
}

/// The state restored from the JSON of what the referee sees.
pub(super) fn through_json<G: Game>(rules: &Arc<G>, state: &G::State) -> Result<G::State, String> {
    let text = bytes(rules, &rules.view(state, Viewer::Referee));
    let json = serde_json::from_slice(&text).expect("what was written is JSON");
    let view: G::View = names::with(rules.names(), || json::read(&json))
        .map_err(|error| format!("the referee's view cannot be read again: {error}"))?;
    rules.restore(&view).map_err(|wrong| format!("the position is refused: {wrong}"))
}

/// A chain of actions sent at once does what they do one by one; all of it can be taken back.
pub(super) fn chain<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    moment.asked().iter().try_for_each(|seat| chain_of(moment, seat))
}

fn chain_of<G: Game>(moment: &mut Moment<'_, G>, seat: Seat) -> Result<(), String> {
    let (mut state, mut log, mut list, mut chain) = (moment.state.clone(), Log::new(), Vec::new(), Vec::new());
    while chain.len() < CHAIN && !log.revealed() && moment.rules.turn(&state).asks(seat) {
        list.clear();
        log.clear();
        moment.rules.actions(&state, seat, &mut list);
        let Some(action) = any::<G>(&list, moment.random) else { break };
        if moment.rules.act(&mut state, seat, action, &mut log).is_err() {
            return Ok(());
        }
        chain.push(action);
    }
    if chain.len() < 2 {
        return Ok(());
    }
    let mut played = at(moment);
    match played.act(seat, &chain, None) {
        Err(error) => return Err(format!("the chain {chain:?} of seat {seat} is refused: {error}")),
        Ok(_) if *played.state() != state => {
            return Err(format!("the chain {chain:?} of seat {seat} does not do what its actions do one by one"));
        }
        Ok(_) => {}
    }
    if !log.revealed() {
        let undone = played.undo(seat, true);
        if undone.is_err() || played.state() != moment.state {
            return Err(format!("the chain {chain:?} of seat {seat} cannot be taken back as a whole: {undone:?}"));
        }
    }
    Ok(())
}

/// An action that showed nothing could be foreseen and can be taken back; any other cannot.
pub(super) fn undo<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    moment.asked().iter().try_for_each(|seat| match moment.any_action(seat) {
        Some(action) => undo_of(moment, seat, action),
        None => Ok(()),
    })
}

fn undo_of<G: Game>(moment: &mut Moment<'_, G>, seat: Seat, action: G::Action) -> Result<(), String> {
    let Some((after, log)) = moment.after(moment.state, seat, action) else { return Ok(()) };
    let mut played = at(moment);
    if let Err(error) = played.act(seat, &[action], None) {
        return Err(format!("{action:?} of seat {seat} is refused in a match: {error}"));
    }
    match (played.undo(seat, false), log.revealed()) {
        (Ok(()), false) if played.state() == moment.state => {}
        (Err(MatchError::NothingToUndo(UndoStop::Revealed)), true) => return Ok(()),
        (undone, revealed) => {
            let kind = if revealed { "showed something" } else { "showed nothing" };
            return Err(format!("{action:?} of seat {seat} {kind}; taking it back: {undone:?}"));
        }
    }
    // Taken back, it must have told nothing: so it looks the same in every world the seat can imagine.
    let world = moment.imagine(seat);
    let Some((there, log_there)) = moment.after(&world, seat, action) else { return Ok(()) };
    let viewer = Viewer::Seat(seat);
    let same = moment.rules.turn(&after) == moment.rules.turn(&there)
        && moment.view(&after, viewer) == moment.view(&there, viewer)
        && moment.told(&log, viewer) == moment.told(&log_there, viewer);
    if same {
        return Ok(());
    }
    Err(format!("{action:?} shows seat {seat} something hidden, and yet can be taken back"))
}

/// A saved match, written and read again, ends in the same state.
pub(super) fn replay<G: Game>(
    rules: &Arc<G>,
    data: &Arc<G::Data>,
    options: &Options<G>,
    origin: Option<&G::State>,
    moves: &[Move<G::Action>],
    end: &G::State,
) -> Result<(), String> {
    let mut played = match origin {
        None => Match::new(rules.clone(), options.clone()),
        Some(origin) => Match::at(rules.clone(), options.clone(), origin.clone()),
    };
    for (at, step) in moves.iter().enumerate() {
        let taken = match step {
            Move::Act(seat, action) => played.act(*seat, &[*action], None).map(|_| ()),
            Move::Chance(outcome) => played.chance(outcome.clone()),
        };
        taken.map_err(|error| format!("move {at}, {step:?}, is refused when played again: {error}"))?;
    }
    if played.state() != end {
        return Err("the same moves lead to another state".into());
    }
    let text = played.save().to_text();
    let replay: Replay = serde_json::from_str(&text).map_err(|error| format!("it cannot be read: {error}"))?;
    let loaded = Match::<G>::load(data, &options.data, &replay).map_err(|error| error.to_string())?;
    if loaded.state() != end {
        return Err("the saved match ends in another state".into());
    }
    Ok(())
}

fn at<G: Game>(moment: &Moment<'_, G>) -> Match<G> {
    Match::at(moment.rules.clone(), moment.options.clone(), moment.state.clone())
}
