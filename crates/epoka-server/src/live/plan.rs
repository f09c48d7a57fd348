//! What the server answers in a player's place: forced steps, questions always passed on, moves planned ahead.
//!
//! The answer always comes after the same delay, whatever it is: nobody learns from the time it took whether there was
//! anything to think about.

use epoka_core::{Class, Seat, Viewer};
use epoka_games::{Lang, Voice, Wait};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::table::Table;

/// What the server answers in a player's place.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Plan {
    /// Steps to which there is no alternative.
    pub forced: bool,
    /// Questions, by the word in the turn's `ask`, that are always passed on.
    #[schema(max_items = 32)]
    pub pass: Vec<String>,
    /// Chains of actions to be played one after the other, as soon as it is this seat's turn. One that is refused ends the plan.
    #[schema(value_type = Vec<Vec<Object>>, max_items = 16)]
    pub moves: Vec<Vec<Value>>,
}

impl Plan {
    pub(crate) fn read(json: Option<&Value>) -> Plan {
        json.and_then(|json| Plan::deserialize(json).ok()).unwrap_or_default()
    }

    pub(crate) fn is_small(&self) -> bool {
        self.pass.len() <= 32
            && self.moves.len() <= 16
            && self.moves.iter().all(|chain| (1..=64).contains(&chain.len()))
    }
}

impl Table {
    /// What the server would answer now in a seat's place.
    pub(crate) fn automatic_answer(&self, seat: Seat) -> Option<Vec<Value>> {
        let (played, plan) = (self.played.as_ref()?, self.plans.get(seat.index())?);
        if let Some(chain) = plan.moves.first() {
            return Some(chain.clone());
        }
        if !plan.forced && plan.pass.is_empty() {
            return None;
        }
        let mut offers = played.actions(seat, &Voice::default());
        offers.retain(|offer| offer.class != Class::Concede);
        if plan.forced && offers.len() == 1 {
            return offers.pop().map(|offer| vec![offer.action]);
        }
        let Wait::Decision { ask: Some(word), .. } = played.turn(Viewer::Seat(seat)).wait else { return None };
        let passes = plan.pass.iter().any(|asked| asked == word);
        let pass = offers.into_iter().find(|offer| offer.class == Class::Pass).filter(|_| passes);
        pass.map(|offer| vec![offer.action])
    }

    /// Answers in a seat's place.
    pub(crate) async fn answer_for(&mut self, seat: Seat) {
        if !self.deciding().contains(seat) || self.is_bot(seat) {
            return;
        }
        let Some(chain) = self.automatic_answer(seat) else { return };
        if self.plans[seat.index()].moves.is_empty() {
            self.played_for(seat, chain).await;
            return;
        }
        // Taken out of the plan before it is played: a server that dies in between plays it never rather than twice.
        self.plans[seat.index()].moves.remove(0);
        if self.keep_plan(seat).await && !self.played_for(seat, chain).await {
            // The table is not as it was thought to be: the player decides.
            self.plans[seat.index()].moves.clear();
            self.keep_plan(seat).await;
        }
    }

    async fn played_for(&mut self, seat: Seat, chain: Vec<Value>) -> bool {
        let played = self.act(seat, chain, None, Lang::default()).await;
        if let Err(trouble) = &played {
            tracing::debug!(table = self.row.id, %seat, ?trouble, "an automatic answer was refused");
        }
        played.is_ok()
    }

    async fn keep_plan(&mut self, seat: Seat) -> bool {
        let plan = serde_json::to_value(&self.plans[seat.index()]).expect("a plan is JSON");
        self.seats[seat.index()].plan = Some(plan.clone());
        let kept = self.store().set_plan(&self.row.id, seat.number(), Some(&plan)).await;
        if let Err(error) = &kept {
            tracing::error!(table = self.row.id, %error, "a plan could not be written");
        }
        kept.is_ok()
    }
}
