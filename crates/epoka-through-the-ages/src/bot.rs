//! Instinct for playouts: what usually helps a civilization.

use epoka_core::{Seat, Tuning};

use crate::{
    ThroughTheAges,
    action::Action,
    effect::Kind,
    rate,
    state::{Civil, State},
};

/// Numbers of the search, still to be found by tournaments.
pub const TUNING: Tuning = Tuning { horizon: 3, ..Tuning::DEFAULT };

/// How good an action looks at first sight.
pub fn instinct(game: &ThroughTheAges, state: &State, seat: Seat, action: &Action) -> i32 {
    let nation = &state.nations[seat];
    let level = |card: Civil| i32::from(game.data.card(card).age.level());
    match *action {
        Action::Construct { stages } => 90 + i32::from(stages),
        Action::Develop { card } => 70 + 5 * level(card),
        Action::Revolt { .. } => 40,
        Action::Lead { .. } => {
            if nation.leader.is_none() {
                80
            } else {
                45
            }
        }
        Action::Play { .. } => 60,
        Action::Build { card } => {
            let data = game.data.card(card);
            let unhappy = rate::discontent(game, nation) > 0;
            let helps = i32::from(unhappy && data.gives.happy > 0) * 40;
            let kind = if data.kind.is(Kind::UNITS) { 20 } else { 50 };
            kind + helps + 3 * level(card)
        }
        Action::Upgrade { to, .. } | Action::Convert { to, .. } => 48 + 4 * level(to),
        Action::Grow | Action::GrowFree => {
            if nation.unused == 0 {
                55
            } else {
                5
            }
        }
        Action::Enlist { .. } => 35,
        Action::Take { space } => {
            let card = state.row[usize::from(space) - 1];
            let worth = card.map_or(0, |card| 5 * level(card));
            30 + worth - 8 * i32::from(game.data.board.row.prices[usize::from(space) - 1])
        }
        Action::Adopt { .. } => 52,
        Action::Copy { .. } => 15,
        Action::Inspire => 58,
        Action::Arm => 20,
        Action::Exchange => 12,
        Action::Destroy { .. } => -40,
        Action::Finish => 0,
        Action::Tuck { .. }
        | Action::Discard { .. }
        | Action::Pay { .. }
        | Action::Store { .. }
        | Action::Give { .. }
        | Action::Choose { .. }
        | Action::Prepare { .. }
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
        | Action::Use { .. }
        | Action::Mix { .. }
        | Action::Cede { .. }
        | Action::Remove { .. }
        | Action::Ruin { .. }
        | Action::Barter
        | Action::Decline => 10,
    }
}
