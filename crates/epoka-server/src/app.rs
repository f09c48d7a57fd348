//! What all parts of a server share.

use std::{
    ops::Deref,
    sync::{Arc, Weak},
};

use epoka_games::{AnyGame, registry};
use epoka_store::Store;
use tokio::sync::Semaphore;

use crate::{
    config::Config,
    error::{Code, Trouble},
    guard::Guard,
    live::Tables,
    metrics::Metrics,
    notify::Notices,
    options::Pack,
    random,
    socket::Sockets,
    thinkers::Thinkers,
};

/// A server: cheap to clone, the same everywhere.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// What a server holds.
pub struct Inner {
    /// What is kept.
    pub store: Store,
    /// The games, in the order of the registry.
    pub games: Vec<Arc<dyn AnyGame>>,
    /// The tables in use.
    pub tables: Tables,
    /// The sockets of those who are signed in.
    pub sockets: Sockets,
    /// How it is run.
    pub config: Config,
    /// Who calls too fast.
    pub guard: Guard,
    /// What is counted.
    pub metrics: Metrics,
    /// What players are to be told while they are away.
    pub notices: Notices,
    /// What this server is called among those on the same database.
    pub server: String,
    /// Who thinks for bots.
    pub thinkers: Thinkers,
    /// Room for looking up what was in a match, and for playing replays.
    pub lookers: Arc<Semaphore>,
    /// Room for passwords to be hashed: it takes much memory.
    pub hashers: Semaphore,
    /// A password nobody has, so that a wrong name takes as long as a wrong password.
    pub nobody: String,
}

impl Deref for App {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    /// A server with all games.
    pub fn new(store: Store, config: Config) -> App {
        let games = registry().iter().map(|entry| entry.open(&[]).expect("a game's own components are sound"));
        App::with_games(store, config, games.collect())
    }

    /// A server with these games.
    pub fn with_games(store: Store, config: Config, games: Vec<Arc<dyn AnyGame>>) -> App {
        App(Arc::new(Inner {
            guard: Guard::new(&config),
            thinkers: Thinkers::new(config.thinkers),
            lookers: Arc::new(Semaphore::new(config.thinkers)),
            hashers: Semaphore::new(2),
            nobody: crate::session::hash("nobody has this password", config.passwords),
            tables: Tables::default(),
            sockets: Sockets::default(),
            metrics: Metrics::default(),
            notices: Notices::default(),
            server: random::id(),
            store,
            games,
            config,
        }))
    }

    /// The game with this id.
    pub fn game(&self, id: &str) -> Result<Arc<dyn AnyGame>, Trouble> {
        self.games.iter().find(|game| game.id() == id).cloned().ok_or_else(|| Trouble::new(Code::NotFound))
    }

    /// The game with this id, with a pack of cards laid over it.
    pub async fn game_with(&self, id: &str, pack: Option<&Pack>) -> Result<Arc<dyn AnyGame>, Trouble> {
        let Some(pack) = pack else { return self.game(id) };
        pack.check(id)?;
        let entry = epoka_games::find(id).ok_or_else(|| Trouble::new(Code::NotFound))?;
        let source = pack.source();
        let read = tokio::task::spawn_blocking(move || entry.open(&[source]));
        read.await.map_err(|_| Trouble::new(Code::Mistake))?.map_err(|why| Pack::refused(&why))
    }

    /// The server, without keeping it alive.
    pub fn weak(&self) -> Weak<Inner> {
        Arc::downgrade(&self.0)
    }

    /// The server, if it is still there.
    pub fn of(weak: &Weak<Inner>) -> Option<App> {
        weak.upgrade().map(App)
    }
}
