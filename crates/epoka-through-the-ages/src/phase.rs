//! The Action Phase: TTA-82 to TTA-123.

use epoka_core::{Illegal, Log, Seat};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    army, build, develop, leaders, pact, people, play, row,
    rules::*,
    state::*,
    turns, wonders,
};

/// What may be done in the Action Phase.
pub fn list(game: &ThroughTheAges, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let civil = people::civil(state, seat);
    row::list(game, state, seat, civil, list);
    if row::check_turn(state).is_ok() {
        if civil > 0 && people::check_growth(game, state, seat, 0).is_ok() {
            list.push(Action::Grow);
        }
        if people::check_free_growth(game, state, seat).is_ok() {
            list.push(Action::GrowFree);
        }
        build::list(game, state, seat, build::Permit::ACTION, list);
        build::list_more(game, state, seat, list);
        wonders::list(game, state, seat, list);
        leaders::list(game, state, seat, list);
        develop::list(game, state, seat, develop::Permit::ACTION, list);
        play::list(game, state, seat, list);
        army::list(game, state, seat, list);
        if pact::check_barter(game, state, seat).is_ok() {
            list.push(Action::Barter);
        }
    }
    list.push(Action::Finish);
}

/// An action in the Action Phase.
pub fn act(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match action {
        Action::Take { space } => row::take(game, state, seat, space, log),
        Action::Grow => people::grow_action(game, state, seat, log),
        Action::GrowFree => people::grow_free(game, state, seat, log),
        Action::Enlist { card } => build::enlist(game, state, seat, card, log),
        Action::Build { card } => {
            row::check_turn(state)?;
            build::build(game, state, seat, card, build::Permit::ACTION, log)
        }
        Action::Upgrade { from, to } => {
            row::check_turn(state)?;
            build::upgrade(game, state, seat, (from, to), build::Permit::ACTION, log)
        }
        Action::Convert { from, to } => build::convert(game, state, seat, (from, to), log),
        Action::Destroy { card } => build::destroy(game, state, seat, card, log),
        Action::Lead { card } => leaders::lead(game, state, seat, card, log),
        Action::Construct { stages } => wonders::construct(game, state, seat, stages, log),
        Action::Develop { card } => develop::develop(game, state, seat, card, develop::Permit::ACTION, log),
        Action::Revolt { card } => develop::revolt(game, state, seat, card, develop::Permit::ACTION, log),
        Action::Play { card } => play::play(game, state, seat, card, log),
        Action::Adopt { card } => army::adopt(game, state, seat, card, log),
        Action::Copy { card } => army::copy(game, state, seat, card, log),
        Action::Exchange => leaders::exchange(game, state, seat, log),
        Action::Inspire => leaders::inspire(game, state, seat, log),
        Action::Arm => leaders::arm(game, state, seat, log),
        Action::Finish => {
            turns::finish_actions(game, state, seat, log);
            Ok(())
        }
        Action::Barter => pact::barter(game, state, seat, log),
        Action::Prepare { .. }
        | Action::Attack { .. }
        | Action::Declare { .. }
        | Action::Offer { .. }
        | Action::Accept
        | Action::Cancel { .. }
        | Action::Retire
        | Action::Settle { .. }
        | Action::Peek
        | Action::Resign
        | Action::Wage { .. }
        | Action::Steal { .. }
        | Action::Bid { .. }
        | Action::Send { .. }
        | Action::Launch
        | Action::Use { .. }
        | Action::Mix { .. }
        | Action::Plunder { .. }
        | Action::Cede { .. }
        | Action::Remove { .. }
        | Action::Ruin { .. }
        | Action::Tuck { .. }
        | Action::Discard { .. }
        | Action::Pay { .. }
        | Action::Store { .. }
        | Action::Give { .. }
        | Action::Choose { .. }
        | Action::Decline => Err(Illegal::by(TTA_82)),
    }
}
