//! Civilization board games in the terminal: `epoka play`.
//!
//! [`App`] is the program: keys and time in, screens out, and nothing of a terminal in it, so that tests play
//! whole games by keys and read the screens. [`terminal`] is the thin loop around it. Start with [`app`], then
//! [`session`] (a match, its people and its bots) and [`play`] (the table screen). [`table`] has a drawing per game.
//!
//! Everything that is shown of a match is a view of the seat at the keyboard; the referee's is never asked for.

use std::{
    collections::hash_map::RandomState,
    env,
    hash::{BuildHasher, Hasher},
    io,
    path::PathBuf,
    time::Duration,
};

use epoka_core::{data::Source, replay::ChanceMode};
use epoka_games::{Lang, Refusal};
use serde_json::Value;

pub use crate::{
    app::{App, Input},
    context::Context,
    menu::Start,
    save::Store,
};
use crate::{
    menu::usual_level,
    mind::Worker,
    options::BadOption,
    sitter::{NoBot, Sitter},
    theme::{Depth, Paper, Theme},
};

pub mod app;
pub mod basket;
pub mod chronicle;
pub mod context;
pub mod details;
pub mod kit;
pub mod lookup;
pub mod menu;
pub mod mind;
pub mod offers;
pub mod options;
pub mod picker;
pub mod play;
pub mod save;
pub mod saves;
pub mod session;
pub mod sitter;
pub mod table;
pub mod terminal;
pub mod theme;
pub mod words;

/// How long a bot takes at least, so that people can follow.
const PACE: Duration = Duration::from_millis(300);

/// What `epoka play` was asked for.
#[derive(Debug, Default)]
pub struct Launch {
    /// The language.
    pub lang: Lang,
    /// Where games are kept; what the environment says if not given.
    pub data: Option<PathBuf>,
    /// The game to start at once; the menu if not given.
    pub game: Option<String>,
    /// Who sits where, as in `me,hard`; you against a bot if not given.
    pub seats: Option<String>,
    /// What all chance comes from; anything if not given.
    pub seed: Option<String>,
    /// Options, as in `{"draft": true}`; as the game has them by default if not given.
    pub setup: Value,
    /// Corrections to the game's components.
    pub cards: Vec<Source>,
    /// Whether to play on the last game that is not over.
    pub resume: bool,
}

/// Why `epoka play` cannot do what it was asked for.
#[derive(Debug, thiserror::Error)]
pub enum LaunchError {
    /// Nobody looks at a screen.
    #[error("there is no terminal to play in")]
    NoTerminal,
    /// There is no folder for saved games.
    #[error("there is no folder for saved games")]
    NoFolder,
    /// There is no such game.
    #[error("there is no game `{0}`")]
    NoGame(String),
    /// A seat is meant for a bot that does not exist.
    #[error(transparent)]
    NoBot(#[from] NoBot),
    /// An option does not exist, or cannot be set to this.
    #[error(transparent)]
    Option(#[from] BadOption),
    /// The game is for fewer or more players.
    #[error("the game is for {least} to {most} players, not {found}")]
    Players {
        /// The smallest table.
        least: u8,
        /// The largest.
        most: u8,
        /// How many seats were asked for.
        found: usize,
    },
    /// There is no saved game to play on.
    #[error("there is no saved game to play on")]
    NothingToResume,
    /// A saved game cannot be played on.
    #[error("{file}: {why}")]
    CannotResume {
        /// The file.
        file: String,
        /// What is wrong with it.
        why: String,
    },
    /// The match cannot be set up like this.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The terminal fails.
    #[error(transparent)]
    Terminal(#[from] io::Error),
}

/// Plays in the terminal until the player leaves.
pub fn run(launch: &Launch) -> Result<(), LaunchError> {
    let environment = |name: &str| env::var(name).ok();
    let folder = launch.data.clone().or_else(|| Store::folder(environment)).ok_or(LaunchError::NoFolder)?;
    let me = sitter::own_name(environment).unwrap_or_else(|| words::of(launch.lang).plain("player"));
    let context = Context {
        lang: launch.lang,
        theme: Theme::new(Paper::Dark, Depth::of(environment)),
        store: Store::new(folder),
        mind: Box::new(Worker::new(PACE)),
        me,
        cards: launch.game.clone().filter(|_| !launch.cards.is_empty()).map(|game| (game, launch.cards.clone())),
        notice: None,
        ticks: 0,
    };
    // What is wrong with the command is said first: a terminal would not help.
    launch.plan(&context)?;
    if !terminal::is_there() {
        return Err(LaunchError::NoTerminal);
    }
    let mut app = App::new(context);
    launch.begin(&mut app)?;
    Ok(terminal::show(&mut app)?)
}

impl Launch {
    /// Opens the game that was asked for, if one was.
    pub fn begin(&self, app: &mut App) -> Result<(), LaunchError> {
        if self.resume {
            return self.begin_saved(app);
        }
        match (self.plan(app.context())?, &self.seats) {
            (Some(start), _) => Ok(app.start(start)?),
            (None, Some(seats)) => {
                let sitters = sitter::read(seats, &app.context().me)?;
                app.seat(&sitters);
                Ok(())
            }
            (None, None) => Ok(()),
        }
    }

    /// The match that was asked for, if one was and it can be.
    fn plan(&self, context: &Context) -> Result<Option<Start>, LaunchError> {
        let Some(id) = self.game.as_ref().filter(|_| !self.resume) else { return Ok(None) };
        let game = context.open(id).ok_or_else(|| LaunchError::NoGame(id.clone()))?;
        let setup = options::read(&*game, &self.setup)?;
        let can_be = |players| game.new_match(players, "", &setup, ChanceMode::Manual).map(drop);
        let sitters = match &self.seats {
            Some(seats) => sitter::read(seats, &context.me)?,
            // Some options are for one player only.
            None if can_be(2).is_err() && can_be(1).is_ok() => vec![Sitter::person(&context.me)],
            None => sitter::read(&format!("me,{}", usual_level().name()), &context.me)?,
        };
        let (least, most) = game.players();
        if !(usize::from(least)..=usize::from(most)).contains(&sitters.len()) {
            return Err(LaunchError::Players { least, most, found: sitters.len() });
        }
        can_be(sitters.len() as u8)?;
        let seed = self.seed.clone().unwrap_or_else(random_seed);
        Ok(Some(Start { game, sitters, setup, seed }))
    }

    /// Plays on the last game that is not over.
    fn begin_saved(&self, app: &mut App) -> Result<(), LaunchError> {
        for listed in app.context().store.list() {
            let file = listed.slot.path().display().to_string();
            match &listed.saved {
                Ok(saved) if saved.over || self.game.as_ref().is_some_and(|game| *game != saved.replay.game) => {}
                Ok(saved) => {
                    return app.resume(&listed.slot, saved).map_err(|why| LaunchError::CannotResume { file, why });
                }
                Err(error) => return Err(LaunchError::CannotResume { file, why: error.to_string() }),
            }
        }
        Err(LaunchError::NothingToResume)
    }
}

/// A seed nobody has thought of.
pub fn random_seed() -> String {
    format!("{:08x}", RandomState::new().build_hasher().finish() as u32)
}
