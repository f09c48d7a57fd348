//! How a program without foresight chooses.

use std::{fmt, str::FromStr};

use epoka_core::{Class, Game, Random, Seat};
use serde::Serialize;

/// How to choose among the legal actions. No policy ever concedes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// Every action is equally likely.
    #[default]
    Random,
    /// What the game's [instinct](Game::instinct) likes best; chance decides between equals.
    Greedy,
}

impl Policy {
    /// All policies.
    pub const ALL: [Policy; 2] = [Policy::Random, Policy::Greedy];

    /// Its name in commands and reports.
    pub const fn name(self) -> &'static str {
        match self {
            Policy::Random => "random",
            Policy::Greedy => "greedy",
        }
    }

    /// Chooses one of the seat's actions; `None` if it could only concede.
    pub fn choose<G: Game>(
        self,
        rules: &G,
        state: &G::State,
        seat: Seat,
        actions: &[G::Action],
        random: &mut Random,
    ) -> Option<G::Action> {
        match self {
            Policy::Random => any::<G>(actions, random),
            Policy::Greedy => best(rules, state, seat, actions, random),
        }
    }
}

fn going_on<G: Game>(actions: &[G::Action]) -> impl Iterator<Item = &G::Action> {
    actions.iter().filter(|action| G::class(action) != Class::Concede)
}

fn any<G: Game>(actions: &[G::Action], random: &mut Random) -> Option<G::Action> {
    let count = going_on::<G>(actions).count();
    if count == 0 { None } else { going_on::<G>(actions).nth(random.below(count as u32) as usize).copied() }
}

fn best<G: Game>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    actions: &[G::Action],
    random: &mut Random,
) -> Option<G::Action> {
    let mut best: Option<(i32, G::Action)> = None;
    let mut equals = 0;
    for action in going_on::<G>(actions) {
        let value = rules.instinct(state, seat, action);
        match best {
            Some((most, _)) if value < most => continue,
            Some((most, _)) if value == most => equals += 1,
            Some(_) | None => equals = 1,
        }
        // The n-th of equals takes the place with probability 1/n, so in the end each has the same.
        if random.below(equals) == 0 {
            best = Some((value, *action));
        }
    }
    best.map(|(_, action)| action)
}

/// A name that is not a policy's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no policy `{0}`: it is `random` or `greedy`")]
pub struct UnknownPolicy(String);

impl FromStr for Policy {
    type Err = UnknownPolicy;
    fn from_str(name: &str) -> Result<Policy, UnknownPolicy> {
        let found = Policy::ALL.into_iter().find(|policy| policy.name() == name);
        found.ok_or_else(|| UnknownPolicy(name.into()))
    }
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
