//! What viewers are told.

use epoka_core::{Game, Log, Outcome, Seat, Turn, Viewer};

use super::moment::Moment;

/// What a viewer is told of a step says no more than what it then sees.
pub(super) fn projection<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    match moment.turn {
        Turn::Over => Ok(()),
        Turn::Chance(_) => by_chance(moment),
        Turn::Decision { seats, .. } => seats.iter().try_for_each(|seat| {
            let Some(action) = moment.any_action(seat) else { return Ok(()) };
            let Some(after) = moment.after(moment.state, seat, action) else { return Ok(()) };
            by_action(moment, seat, action, &after)
        }),
    }
}

/// Of two actions, and of two worlds, that a viewer cannot tell apart afterwards it is told the same.
fn by_action<G: Game>(
    moment: &mut Moment<'_, G>,
    seat: Seat,
    action: G::Action,
    here: &(G::State, Log<G::Event>),
) -> Result<(), String> {
    // Actions of different kinds are seen to be different by everybody.
    let alike = |other: &G::Action| std::mem::discriminant(other) == std::mem::discriminant(&action);
    let another = moment.any_action(seat).filter(alike).and_then(|other| moment.after(moment.state, seat, other));
    for viewer in others(moment, Some(seat)) {
        let mut worlds = Vec::new();
        if let Viewer::Seat(viewer) = viewer {
            let world = moment.imagine(viewer);
            if moment.rules.turn(&world).asks(seat) {
                worlds.extend(moment.after(&world, seat, action));
            }
        }
        for there in another.iter().chain(&worlds) {
            same_words(moment, viewer, here, there)?;
        }
    }
    Ok(())
}

/// Of two outcomes that a viewer cannot tell apart afterwards it is told the same.
fn by_chance<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), String> {
    let Turn::Chance(chance) = moment.turn else { return Ok(()) };
    let mut odds = Vec::new();
    moment.rules.among(moment.state, Viewer::Referee, &mut odds);
    let one = moment.random.answer(chance, &mut odds.clone());
    let two = (0..4).map(|_| moment.random.answer(chance, &mut odds.clone())).find(|two| *two != one);
    let Some(two) = two else { return Ok(()) };
    let after = |outcome: &Outcome| {
        let (mut after, mut log) = (moment.state.clone(), Log::new());
        moment.rules.chance(&mut after, outcome, &mut log);
        (after, log)
    };
    let (here, there) = (after(&one), after(&two));
    others(moment, None).into_iter().try_for_each(|viewer| same_words(moment, viewer, &here, &there))
}

/// All viewers but one seat and the referee.
fn others<G: Game>(moment: &Moment<'_, G>, but: Option<Seat>) -> Vec<Viewer> {
    let seats = moment.seats().filter(|&seat| Some(seat) != but).map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

/// If states differ and the viewer does not see how, what it is told must not say it. (If they are equal,
/// the difference was open: a roll without effect, say.)
fn same_words<G: Game>(
    moment: &Moment<'_, G>,
    viewer: Viewer,
    here: &(G::State, Log<G::Event>),
    there: &(G::State, Log<G::Event>),
) -> Result<(), String> {
    let rules = moment.rules;
    if here.0 == there.0
        || rules.turn(&here.0) != rules.turn(&there.0)
        || moment.view(&here.0, viewer) != moment.view(&there.0, viewer)
    {
        return Ok(());
    }
    let (here, there) = (moment.told(&here.1, viewer), moment.told(&there.1, viewer));
    if here == there {
        return Ok(());
    }
    Err(format!("{viewer:?} sees no difference and yet is told {here:?} or {there:?}"))
}
