//! What a match waits for, as a viewer may know it and as JSON writes it.

use epoka_core::{Chance, ChanceKind, Game, Match, Reveal, Seats, Standing, Turn, Viewer};
use serde::Serialize;

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnView {
    /// How many decisions and outcomes there have been.
    pub step: usize,
    /// The hash of what the viewer sees; for the referee the state's.
    pub hash: String,
    /// The question itself.
    #[serde(flatten)]
    pub wait: Wait,
}

/// A decision, an outcome, or nothing.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "wait", rename_all = "kebab-case")]
pub enum Wait {
    /// Each of these seats owes a decision.
    Decision {
        /// Who.
        seats: Seats,
        /// When it becomes known.
        reveal: Shown,
        /// What the viewing seat is asked, in a word, if it is asked.
        #[serde(skip_serializing_if = "Option::is_none")]
        ask: Option<&'static str>,
    },
    /// Chance owes an outcome.
    Chance(Question),
    /// The match has ended.
    Over {
        /// The result, best first.
        standings: Vec<Standing>,
    },
}

/// When a decision becomes known to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shown {
    /// As soon as it is made.
    AtOnce,
    /// When the last has decided.
    Together,
}

/// A question to chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Question {
    /// A roll of dice.
    Dice {
        /// How many.
        count: u8,
        /// From 1 to this.
        sides: u8,
        /// What for.
        #[serde(rename = "for")]
        purpose: &'static str,
    },
    /// Cards from a face-down supply.
    Draw {
        /// Which supply.
        from: &'static str,
        /// How many.
        count: u8,
        /// What can come.
        among: Vec<Copies>,
    },
    /// One of several possibilities.
    Pick {
        /// What for.
        #[serde(rename = "for")]
        purpose: &'static str,
        /// What can come.
        among: Vec<Copies>,
    },
}

/// Something that can come, and how many of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Copies {
    /// Its id.
    pub id: String,
    /// How many.
    pub copies: u16,
}

impl TurnView {
    /// What a match waits for, as the viewer may know it.
    pub fn of<G: Game>(played: &Match<G>, viewer: Viewer) -> TurnView {
        TurnView::with_hash(played, viewer, played.hash(viewer))
    }

    /// The same where the hash of what the viewer sees is known.
    pub(crate) fn with_hash<G: Game>(played: &Match<G>, viewer: Viewer, hash: String) -> TurnView {
        let rules = played.rules();
        let wait = match played.turn() {
            Turn::Decision { seats, reveal } => {
                let shown = match reveal {
                    Reveal::Alone | Reveal::Independent(_) => Shown::AtOnce,
                    Reveal::Together(_) => Shown::Together,
                };
                let ask = match viewer {
                    Viewer::Seat(seat) if seats.contains(seat) => Some(rules.asks(played.state(), seat)),
                    Viewer::Seat(_) | Viewer::Spectator | Viewer::Referee => None,
                };
                Wait::Decision { seats, reveal: shown, ask }
            }
            Turn::Chance(chance) => Wait::Chance(question(played, chance, viewer)),
            Turn::Over => Wait::Over { standings: rules.standings(played.state()) },
        };
        TurnView { step: played.step(), hash, wait }
    }
}

fn question<G: Game>(played: &Match<G>, chance: Chance, viewer: Viewer) -> Question {
    let among = || {
        let mut odds = Vec::new();
        played.rules().among(played.state(), viewer, &mut odds);
        let id = |item| played.rules().odds_id(chance.label, item);
        odds.iter().map(|odds| Copies { id: id(odds.item), copies: odds.copies }).collect()
    };
    match chance.kind {
        ChanceKind::Dice { count, sides } => Question::Dice { count, sides, purpose: chance.label },
        ChanceKind::Draw { count } => Question::Draw { from: chance.label, count, among: among() },
        ChanceKind::Pick => Question::Pick { purpose: chance.label, among: among() },
    }
}
