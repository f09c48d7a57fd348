//! How a program chooses when it plays all seats.

use std::{fmt, str::FromStr};

use epoka_core::{Class, Game, Random};
use serde::Serialize;

use crate::{
    level::Level,
    search::{Decision, Search},
};

/// How to choose among the legal actions. No policy ever concedes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// Every action is equally likely.
    #[default]
    Random,
    /// What the game's [instinct](Game::instinct) likes best; chance decides between equals.
    Greedy,
    /// What a short search finds.
    Easy,
}

impl Policy {
    /// All policies.
    pub const ALL: [Policy; 3] = [Policy::Random, Policy::Greedy, Policy::Easy];

    /// Its name in commands and reports.
    pub const fn name(self) -> &'static str {
        match self {
            Policy::Random => "random",
            Policy::Greedy => "greedy",
            Policy::Easy => "easy",
        }
    }

    /// Chooses one of the seat's actions; `None` if it could only concede.
    pub fn choose<G: Game>(
        self,
        decision: &Decision<'_, G>,
        actions: &[G::Action],
        random: &mut Random,
    ) -> Option<G::Action> {
        going_on::<G>(actions).next()?;
        match self {
            Policy::Random => any::<G>(actions, random),
            Policy::Greedy => {
                let &Decision { rules, state, seat, .. } = decision;
                let instincts = actions.iter().map(|action| rules.instinct(state, seat, action));
                by_instinct::<G>(actions, instincts, 1, random)
            }
            Policy::Easy => {
                let thoughts = Level::Easy.think(decision, &mut Search::new(), random);
                thoughts.first().map(|thought| thought.action)
            }
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

/// What the game's instinct likes best, give or take less than `doubt`; equals are equally likely. `None` if the seat
/// could only concede.
pub(crate) fn by_instinct<G: Game>(
    actions: &[G::Action],
    instincts: impl Iterator<Item = i32>,
    doubt: u32,
    random: &mut Random,
) -> Option<G::Action> {
    let mut best: Option<((i32, u64), G::Action)> = None;
    for (action, instinct) in actions.iter().zip(instincts) {
        if G::class(action) == Class::Concede {
            continue;
        }
        let bits = random.bits();
        // The upper half of the bits is the doubt, the lower half decides between equals.
        let instinct = instinct + (((bits >> 32) * u64::from(doubt)) >> 32) as i32;
        let value = (instinct, bits & 0xffff_ffff);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, *action));
        }
    }
    best.map(|(_, action)| action)
}

/// A name that is not a policy's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no policy `{0}`: it is `random`, `greedy` or `easy`")]
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
