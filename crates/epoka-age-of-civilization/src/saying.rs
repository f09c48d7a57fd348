//! What the button of an action says beside its fields: what it would truly cost and give, all abilities counted.

use epoka_core::{Log, Seat};
use serde_json::{Value, json};

use crate::{
    AgeOfCivilization,
    action::{Action, Event},
    flow,
    state::State,
};

/// A legal action with what its label needs and its own fields do not tell.
pub fn saying(game: &AgeOfCivilization, state: &State, seat: Seat, action: &Action) -> Option<Value> {
    match action {
        Action::Work { .. }
        | Action::Research { .. }
        | Action::Build { .. }
        | Action::Rest
        | Action::Innovate { .. }
        | Action::Accept
        | Action::Resolve { .. }
        | Action::Fund { .. } => {}
        Action::Draft { .. }
        | Action::Birth { .. }
        | Action::Absorb { .. }
        | Action::Skip
        | Action::Finish
        | Action::Learn { .. }
        | Action::Receive { .. }
        | Action::Decline => return None,
    }
    let (mut after, mut log) = (state.clone(), Log::new());
    flow::act_alone(game, &mut after, seat, *action, &mut log).ok()?;
    let mut deal = Deal::default();
    log.events.iter().for_each(|event| deal.count(event, seat));
    let doomed = after.work.doomed.saturating_sub(state.work.doomed);
    let workers = after.work.placed.saturating_sub(state.work.placed).saturating_sub(doomed);
    let grown = after.nations[seat].workers.saturating_sub(state.nations[seat].workers);
    let mut said = serde_json::to_value(action).ok()?;
    let fields = said.as_object_mut()?;
    if let Action::Innovate { .. } = action {
        fields.insert("price".into(), game.data.setup.innovations.price.into());
    }
    fields.insert("spent".into(), json!({ "worker": workers, "sacrificed": doomed, "coin": deal.paid }));
    fields.insert("gain".into(), json!({ "point": deal.points, "coin": deal.coins, "worker": grown }));
    Some(said)
}

/// What an action costs and gives its seat.
#[derive(Default)]
struct Deal {
    paid: i16,
    coins: i16,
    points: i16,
}

impl Deal {
    fn count(&mut self, event: &Event, me: Seat) {
        match *event {
            Event::Worked { seat, coins, .. } | Event::Funded { seat, coins, .. } if seat == me => {
                self.paid += i16::from(coins);
            }
            Event::Coins { seat, amount } if seat == me && amount < 0 => self.paid -= amount,
            Event::Coins { seat, amount } if seat == me => self.coins += amount,
            Event::Points { seat, amount } if seat == me => self.points += amount,
            _ => {}
        }
    }
}
