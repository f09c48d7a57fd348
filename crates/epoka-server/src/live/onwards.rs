//! Playing on under other rules: a running match whose game has changed is held until all its players agree to go on from the
//! last position that was kept.
//!
//! The log before it is kept and not played again; the match begins anew from the position, so nothing before it can be taken
//! back. Its dice come from a seed made of the old one: the same questions must not get the same answers as at the first
//! beginning.

use epoka_core::replay::ChanceMode;
use epoka_store::moves::Onwards;
use serde_json::{Value, json};

use super::{
    Played,
    table::{Change, Table},
};
use crate::error::{Code, Trouble};

/// What the log calls it.
pub(crate) const KIND: &str = "continue";

/// A match under the rules of this server, and what the store has to know to play it again.
pub(crate) struct Continued {
    played: Played,
    onwards: Onwards,
}

impl Table {
    /// The match as it could be played on, if it is held and the position means something under the new rules.
    pub(crate) async fn continued(&self) -> Result<Continued, Trouble> {
        let old =
            self.row.seed.as_deref().filter(|_| self.held.is_some()).ok_or_else(|| Trouble::new(Code::Proposal))?;
        let kept = self.store().position(&self.row.id).await?;
        let position = kept.map(|(_, view)| view).or_else(|| self.row.position.clone());
        let seed = blake3::derive_key("epoka continued match 1", format!("{old} {}", self.number).as_bytes());
        let seed = epoka_core::data::hex(&seed);
        let (game, setup) = (&self.game, &self.options.setup_with(&self.seats));
        let played = match &position {
            Some(view) => game.position(view, &seed, setup, ChanceMode::Auto),
            None => game.new_match(self.row.players, &seed, setup, ChanceMode::Auto),
        };
        let played = played.map_err(|why| Trouble::with(Code::OtherRules, json!({"why": why.to_string()})))?;
        let rules_version = i64::from(game.rules_version());
        Ok(Continued { played, onwards: Onwards { rules_version, data: game.data_hash().into(), seed, position } })
    }

    /// Plays on under the rules of this server.
    pub(crate) fn play_on(&mut self, continued: Continued) -> Change {
        let Continued { played, onwards } = continued;
        self.row.rules_version = onwards.rules_version;
        self.row.data.clone_from(&onwards.data);
        self.row.seed = Some(onwards.seed.clone());
        self.row.position.clone_from(&onwards.position);
        (self.played, self.held) = (Some(played), None);
        self.turns.clear();
        let mut change = Change::new(self, None, KIND, json!({"rules-version": onwards.rules_version}));
        change.told = None;
        change.onwards = Some(onwards);
        change
    }

    /// Why the match is held, for those who may decide about it.
    pub(crate) fn held_by(&self) -> Value {
        self.held.as_ref().map_or(Value::Null, |trouble| trouble.detail.clone())
    }
}
