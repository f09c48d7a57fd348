//! Bots by name.

use std::{borrow::Cow, fmt, str::FromStr, time::Duration};

use epoka_core::{Class, Game, Random};

use crate::{
    policy::Policy,
    search::{self, Budget, Decision, Search, Thought},
};

/// The most iterations, or milliseconds, a budget may have: nobody waits longer for a typing error.
const MOST: u32 = 1_000_000;

/// How well a bot plays. The levels for people are budgets of iterations, so that the same knowledge and seed
/// give the same choice on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Any legal action, all equally likely; it never gives up.
    Random,
    /// For a first game.
    Easy,
    /// For somebody who knows the game.
    Medium,
    /// As good as it gets while people wait.
    Hard,
    /// A search with a budget of its own, for measuring: `mcts:500it` or `mcts:100ms`.
    Search(Budget),
}

impl Level {
    /// The levels that have names, from the weakest.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Medium, Level::Hard];

    /// What commands and JSON call it.
    pub fn name(self) -> Cow<'static, str> {
        match self {
            Level::Random => "random".into(),
            Level::Easy => "easy".into(),
            Level::Medium => "medium".into(),
            Level::Hard => "hard".into(),
            Level::Search(Budget::Iterations(iterations)) => format!("mcts:{iterations}it").into(),
            Level::Search(Budget::Time(time)) => format!("mcts:{}ms", time.as_millis()).into(),
        }
    }

    /// The level of this name.
    pub fn find(name: &str) -> Option<Level> {
        let named = Level::ALL.into_iter().find(|level| level.name() == name);
        named.or_else(|| {
            let budget = name.strip_prefix("mcts:")?;
            let number = |digits: &str| digits.parse::<u32>().ok().filter(|number| (1..=MOST).contains(number));
            if let Some(iterations) = budget.strip_suffix("it") {
                return number(iterations).map(|iterations| Level::Search(Budget::Iterations(iterations)));
            }
            let millis = number(budget.strip_suffix("ms").unwrap_or(budget))?;
            Some(Level::Search(Budget::Time(Duration::from_millis(millis.into()))))
        })
    }

    /// How long it thinks about a decision in a game; not at all if it plays at random.
    pub fn budget<G: Game>(self) -> Option<Budget> {
        let [easy, medium, hard] = G::TUNING.iterations;
        match self {
            Level::Random => None,
            Level::Easy => Some(Budget::Iterations(easy)),
            Level::Medium => Some(Budget::Iterations(medium)),
            Level::Hard => Some(Budget::Iterations(hard)),
            Level::Search(budget) => Some(budget),
        }
    }

    /// What a bot of the level thinks of in a seat's place, its choice first; nothing if the seat could only concede.
    pub fn think<G: Game>(
        self,
        decision: &Decision<'_, G>,
        search: &mut Search<G>,
        random: &mut Random,
    ) -> Vec<Thought<G::Action>> {
        if let Some(budget) = self.budget::<G>() {
            return search.think(decision, budget, random);
        }
        let &Decision { rules, state, seat, after } = decision;
        let mut actions = Vec::new();
        search::list(rules, state, seat, after, &mut actions);
        let Some(choice) = Policy::Random.choose(decision, &actions, random) else { return Vec::new() };
        let others = actions.into_iter().filter(|&action| action != choice && G::class(&action) != Class::Concede);
        let thought = |action| Thought { action, visits: 0, value: None };
        std::iter::once(choice).chain(others).map(thought).collect()
    }
}

/// A name that is no bot's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot `{0}`: it is `random`, `easy`, `medium`, `hard`, `mcts:<number>it` or `mcts:<number>ms`")]
pub struct UnknownLevel(String);

impl FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::find(name).ok_or_else(|| UnknownLevel(name.into()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_back() {
        let budgets = [Budget::Iterations(500), Budget::Time(Duration::from_millis(20))];
        for level in Level::ALL.into_iter().chain(budgets.map(Level::Search)) {
            assert_eq!(level.name().parse(), Ok(level));
        }
        assert_eq!(Level::find("mcts:20"), Level::find("mcts:20ms"), "a number alone means milliseconds");
    }

    #[test]
    fn no_other_name_is_read() {
        for name in
            ["", "Easy", "mcts", "mcts:", "mcts:0it", "mcts:-5ms", "mcts:5s", "mcts:99999999999it", "mcts:1000001it"]
        {
            let error = Level::from_str(name).unwrap_err().to_string();
            assert!(error.contains(&format!("`{name}`")), "{error}");
        }
    }
}
