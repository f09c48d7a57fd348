//! What seats and spectators may know.

use epoka_core::{Game, Odds, Random, Turn, Viewer};

use super::moment::Moment;

/// How many refusals are compared between worlds.
const PROBES: usize = 12;

/// All a seat gets to see is the same in the true world and in those it can imagine.
pub(super) fn secrecy<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    let probes: Vec<_> = (0..PROBES).filter_map(|_| moment.random.choose(moment.pool).copied()).collect();
    for seat in moment.seats() {
        let world = moment.imagine(seat);
        if let Err(wrong) = moment.rules.check(&world) {
            return Err(format!("seat {seat} imagines what cannot be: {wrong}"));
        }
        let here = moment.seen(moment.state, Viewer::Seat(seat), &probes);
        let there = moment.seen(&world, Viewer::Seat(seat), &probes);
        if let Some(difference) = here.difference(&there) {
            return Err(format!("seat {seat} can tell the true world from an imagined one: {difference}"));
        }
    }
    Ok(())
}

/// What a seat imagines depends on what it knows and on the seed.
pub(super) fn knowledge<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    for seat in moment.seats() {
        let world = moment.imagine(seat);
        let seed = moment.random.bits();
        let imagined = |state: &G::State| moment.rules.imagine(state, seat, &mut Random::new(seed));
        if imagined(moment.state) != imagined(&world) {
            return Err(format!("what seat {seat} imagines depends on what it does not know"));
        }
    }
    Ok(())
}

/// What spectators see is the same in every world any seat can imagine.
pub(super) fn spectator<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    let here = moment.seen(moment.state, Viewer::Spectator, &[]);
    for seat in moment.seats() {
        let world = moment.imagine(seat);
        let there = moment.seen(&world, Viewer::Spectator, &[]);
        if let Some(difference) = here.difference(&there) {
            return Err(format!("spectators see what seat {seat} does not know: {difference}"));
        }
    }
    Ok(())
}

/// Whatever chance can bring, every viewer thinks possible.
pub(super) fn among<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    let Turn::Chance(chance) = moment.turn else { return Ok(()) };
    let list = |viewer| {
        let mut list: Vec<Odds> = Vec::new();
        moment.rules.among(moment.state, viewer, &mut list);
        list.retain(|odds| odds.copies > 0);
        list
    };
    let truth = list(Viewer::Referee);
    for viewer in moment.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
        let thought = list(viewer);
        if let Some(odds) = truth.iter().find(|odds| !thought.iter().any(|thought| thought.item == odds.item)) {
            let id = moment.rules.odds_id(chance.label, odds.item);
            return Err(format!("{viewer:?} does not think that `{id}` can come from `{}`", chance.label));
        }
    }
    Ok(())
}
