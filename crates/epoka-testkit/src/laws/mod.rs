//! The laws every game keeps, checked over whole games.
//!
//! ```
//! use epoka_testkit::{Counter, Laws, laws::Policy, torture::{Setup, Torture}};
//!
//! let mut counter = Counter::default();
//! let laws = Laws::<Torture>::printed(3, Setup::default()).policy(Policy::Greedy);
//! laws.games(0..3, &mut counter).unwrap();
//! ```

mod actions;
mod blocks;
mod freedom;
mod knowledge;
mod law;
mod matches;
mod moment;
mod run;
mod telling;
mod variety;

use std::{
    cell::Cell,
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use epoka_core::{Game, Random, Seat, data, matches::Options, replay::ChanceMode};

pub use epoka_bots::Policy;

pub use self::law::Law;
use self::run::Run;
use crate::counter::Counter;

/// Plays games of one set-up and checks the laws on the way.
///
/// Cheap laws are checked at every step, the others at every n-th ([`Laws::every`]) and at the end.
pub struct Laws<G: Game> {
    rules: Arc<G>,
    data: Arc<G::Data>,
    options: Options<G>,
    checked: Vec<Law>,
    policy: Policy,
    concedes: bool,
    seed: u64,
    every: usize,
    bound: usize,
    middle: u32,
    draws: Option<Draw<G>>,
    wishes: Option<Wish<G>>,
}

/// Options of a game of so many players, as chance makes them.
pub type Draw<G> = fn(&<G as Game>::Data, u8, &mut Random) -> <G as Game>::Setup;

/// What a seat may wish to do in a state, as chance has it; nobody says that it is allowed.
pub type Wish<G> = fn(&G, &<G as Game>::State, Seat, &mut Random) -> Option<<G as Game>::Action>;

/// A law that does not hold: a seed that breaks one becomes a named test.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{law} is broken (seed {seed}, step {step}): {words}")]
pub struct Broken {
    /// Which.
    pub law: Law,
    /// The game that shows it.
    pub seed: u64,
    /// The step at which it shows.
    pub step: usize,
    /// What is wrong.
    pub words: String,
}

impl<G: Game> Laws<G> {
    /// The laws for a table of `players` with these components and options.
    ///
    /// # Panics
    /// If there cannot be such a match.
    pub fn new(data: &Arc<G::Data>, players: u8, setup: G::Setup) -> Laws<G> {
        let rules = G::bind(data, players, &setup).expect("the test asks for a match that can be");
        let options =
            Options { setup, data: data::hash(&G::sources()), seed: "laws".into(), chance: ChanceMode::Manual };
        Laws {
            rules: Arc::new(rules),
            data: data.clone(),
            options,
            checked: Law::ALL.to_vec(),
            policy: Policy::Random,
            concedes: false,
            seed: 0,
            every: 8,
            bound: 10_000,
            middle: 0,
            draws: None,
            wishes: None,
        }
    }

    /// The laws for a table of `players` with the components that come with the game.
    ///
    /// # Panics
    /// If there cannot be such a match.
    pub fn printed(players: u8, setup: G::Setup) -> Laws<G> {
        let data = G::load(&G::sources()).expect("the game's own data is in order");
        Laws::new(&Arc::new(data), players, setup)
    }

    /// Plays the game with this number.
    #[must_use]
    pub fn seed(self, seed: u64) -> Laws<G> {
        Laws { seed, ..self }
    }

    /// Lets the seats play like this, one time in ten at random: whoever always plays well never meets what only
    /// mistakes lead to.
    #[must_use]
    pub fn policy(self, policy: Policy) -> Laws<G> {
        Laws { policy, ..self }
    }

    /// Lets seats give up now and then, which they otherwise never do.
    #[must_use]
    pub fn conceding(self) -> Laws<G> {
        Laws { concedes: true, ..self }
    }

    /// Checks expensive laws at every n-th step.
    #[must_use]
    pub fn every(self, every: usize) -> Laws<G> {
        Laws { every: every.max(1), ..self }
    }

    /// The steps within which a game must end.
    #[must_use]
    pub fn bound(self, bound: usize) -> Laws<G> {
        Laws { bound, ..self }
    }

    /// Begins after up to so many random steps, from the position they led to, written and read again.
    #[must_use]
    pub fn from_middle(self, steps: u32) -> Laws<G> {
        Laws { middle: steps, ..self }
    }

    /// Draws the options of every game anew, by its number.
    #[must_use]
    pub fn drawing(self, setup: Draw<G>) -> Laws<G> {
        Laws { draws: Some(setup), ..self }
    }

    /// Tries what a player may wish as well, allowed or not: actions that were listed at other times are seldom refused for what
    /// they need.
    #[must_use]
    pub fn wishing(self, wish: Wish<G>) -> Laws<G> {
        Laws { wishes: Some(wish), ..self }
    }

    /// Checks these laws alone.
    #[must_use]
    pub fn only(self, laws: &[Law]) -> Laws<G> {
        Laws { checked: laws.to_vec(), ..self }
    }

    /// Plays one game.
    pub fn run(&self, counter: &mut Counter) -> Result<(), Broken> {
        self.play(self.seed, counter)
    }

    /// Plays the games with these numbers, up to the first that breaks a law.
    pub fn games(&self, seeds: Range<u64>, counter: &mut Counter) -> Result<(), Broken> {
        seeds.into_iter().try_for_each(|seed| self.play(seed, counter))
    }

    /// Plays one game; a panic breaks the law that was being looked at.
    fn play(&self, seed: u64, counter: &mut Counter) -> Result<(), Broken> {
        let at = Cell::new((Law::Listed, 0));
        let drawn = self.draw(seed);
        let laws = drawn.as_ref().unwrap_or(self);
        let played = catch_unwind(AssertUnwindSafe(|| Run::new(laws, seed, counter, &at).play()));
        let (law, step) = at.get();
        let broken = |words| Broken { law, seed, step, words };
        match played {
            Ok(held) => held.map_err(broken),
            Err(panic) => {
                let words = panic.downcast_ref::<String>().cloned();
                let words = words.or_else(|| panic.downcast_ref::<&str>().map(|&words| words.to_owned()));
                Err(broken(format!("panicked: {}", words.unwrap_or_default())))
            }
        }
    }

    /// The same laws for the options that the game with this number draws, if it does.
    fn draw(&self, seed: u64) -> Option<Laws<G>> {
        let players = self.rules.players();
        let setup = self.draws?(&self.data, players, &mut Random::new(!seed));
        let rules = G::bind(&self.data, players, &setup).expect("chance makes matches that can be");
        Some(Laws {
            rules: Arc::new(rules),
            data: self.data.clone(),
            options: Options { setup, ..self.options.clone() },
            checked: self.checked.clone(),
            ..*self
        })
    }
}
