//! What all screens share.

use epoka_core::data::Source;
use epoka_games::{AnyGame, Lang};

use crate::{mind::Mind, save::Store, theme::Theme, words};

/// What all screens share.
pub struct Context {
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// Where games are kept.
    pub store: Store,
    /// Where bots think.
    pub mind: Box<dyn Mind>,
    /// What whoever is at the keyboard is called.
    pub me: String,
    /// Corrections to the components of a game.
    pub cards: Option<(String, Vec<Source>)>,
    /// What the player should know, until the next key.
    pub notice: Option<Notice>,
    /// How often the screen has been drawn anew without a key: it turns the spinner.
    pub ticks: usize,
}

/// A line for the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What it says.
    pub text: String,
    /// Whether something went wrong.
    pub wrong: bool,
}

impl Context {
    /// The terminal's words.
    pub fn say(&self, id: &str) -> String {
        words::of(self.lang).plain(id)
    }

    /// Tells the player that something is done.
    pub fn tell(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice { text: text.into(), wrong: false });
    }

    /// Tells the player that something went wrong.
    pub fn warn(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice { text: text.into(), wrong: true });
    }

    /// The other language.
    pub fn switch_language(&mut self) {
        let at = Lang::ALL.iter().position(|lang| *lang == self.lang).unwrap_or_default();
        self.lang = Lang::ALL[(at + 1) % Lang::ALL.len()];
    }

    /// A game by its id, with corrections laid over its components.
    pub fn open(&self, id: &str) -> Option<std::sync::Arc<dyn AnyGame>> {
        let cards = self.cards.as_ref().filter(|(game, _)| game == id).map_or(&[][..], |(_, cards)| cards);
        epoka_games::find(id)?.open(cards).ok()
    }
}
