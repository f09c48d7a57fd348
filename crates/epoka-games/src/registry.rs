//! The list of games.

use std::sync::Arc;

use epoka_core::{DataError, Game, data::Source};

use crate::game::{AnyGame, Open};

/// A game by name: what to open it with.
pub struct Entry {
    id: &'static str,
    texts: Texts,
    open: Opener,
}

type Opener = fn(Texts, &[Source]) -> Result<Arc<dyn AnyGame>, DataError>;

/// The Fluent messages of a game.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// In English.
    pub en: &'static str,
    /// In Polish.
    pub pl: &'static str,
}

macro_rules! texts {
    ($game:literal) => {
        Texts {
            en: include_str!(concat!("../../../locales/en/", $game, ".ftl")),
            pl: include_str!(concat!("../../../locales/pl/", $game, ".ftl")),
        }
    };
}
pub(crate) use texts;

/// All games, one line each.
pub fn registry() -> &'static [Entry] {
    static GAMES: &[Entry] = &[
        Entry::of::<epoka_stone_age::StoneAge>(texts!("stone-age")),
        Entry::of::<epoka_age_of_civilization::AgeOfCivilization>(texts!("age-of-civilization")),
        Entry::of::<epoka_through_the_ages::ThroughTheAges>(texts!("through-the-ages")),
        Entry::of::<epoka_civilization_ccg::Ccg>(texts!("civilization-ccg")),
        Entry::of::<epoka_civolution::Civolution>(texts!("civolution")),
    ];
    GAMES
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    registry().iter().find(|entry| entry.id == id)
}

impl Entry {
    /// The entry of a game.
    pub const fn of<G: Game>(texts: Texts) -> Entry {
        Entry { id: G::ID, texts, open: open::<G> }
    }

    /// The game's id.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// Reads the game's components, with corrections and additions laid over them.
    pub fn open(&self, cards: &[Source]) -> Result<Arc<dyn AnyGame>, DataError> {
        (self.open)(self.texts, cards)
    }
}

fn open<G: Game>(texts: Texts, cards: &[Source]) -> Result<Arc<dyn AnyGame>, DataError> {
    Ok(Arc::new(Open::<G>::read(texts, cards)?))
}
