//! The cards, read from `cards.toml`.

use epoka_core::{
    Confidence, DataError,
    data::{Source, overlay},
    game::Component,
};
use serde::{Deserialize, Serialize};

use super::state::{KINDS, PILE};

const FILE: &str = "cards.toml";

/// The components of the torture game.
#[derive(Clone, Debug)]
pub struct Data {
    /// The cards, by number.
    pub cards: Vec<CardData>,
}

/// One card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardData {
    /// Its id.
    pub id: String,
    /// What it does.
    pub kind: Kind,
    /// How many there are.
    pub copies: u8,
    /// What it costs.
    #[serde(default)]
    pub cost: u8,
    /// What it scores.
    #[serde(default)]
    pub points: u8,
    /// How sure we are of it.
    pub confidence: Confidence,
}

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// TG-13: scores points.
    Ember,
    /// TG-16: takes a life.
    Strike,
    /// TG-17: undoes a strike or a shield.
    Shield,
    /// TG-15: shows the top of the pile.
    Lens,
}

impl Data {
    /// Reads and checks the files.
    pub fn load(sources: &[Source]) -> Result<Data, DataError> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct File {
            card: Vec<CardData>,
        }
        let mut cards = Vec::new();
        for source in sources {
            overlay(&mut cards, source.read::<File>()?.card, |card| &card.id);
        }
        let total: usize = cards.iter().map(|card| usize::from(card.copies)).sum();
        if cards.len() > KINDS || total > PILE {
            return Err(DataError::file(FILE, format!("{} cards of {} kinds are too many", total, cards.len())));
        }
        Ok(Data { cards })
    }

    /// The cards as a list for people.
    pub fn components(&self) -> Vec<Component> {
        let component = |card: &CardData| Component {
            kind: "card",
            id: card.id.clone(),
            copies: card.copies,
            data: serde_json::to_value(card).expect("a card is JSON"),
            confidence: card.confidence,
        };
        self.cards.iter().map(component).collect()
    }
}

/// The file that comes with the game.
pub fn sources() -> Vec<Source> {
    vec![Source::new(FILE, include_str!("cards.toml"))]
}
