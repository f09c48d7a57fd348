//! What modules can be paid with, told before anybody pays: CVL-61 to CVL-64.

use epoka_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Civolution,
    list::List,
    state::{MODULES, Module, State},
    task::{Die6, Task},
    turns,
};

/// A way to pay for a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Payment {
    /// The module.
    pub module: Module,
    /// What stands for its first and its second value.
    pub with: [Die6; 2],
    /// The ideas it costs.
    pub ideas: u8,
    /// What of it is still named, in any order, once the module is chosen: the only way pays by itself.
    pub asked: List<Die6, 2>,
}

/// On a turn, the ways to pay for every module that can be activated; while one is being paid, all ways to go on. For a turn,
/// ways that use as many dice, planning markers and focus markers as another and more ideas are left out, and modules that take
/// any dice.
pub fn payments(game: &Civolution, state: &State) -> Vec<Payment> {
    match state.tasks.last() {
        Some(&Task::Turn { seat }) => {
            let modules = (0..MODULES as u8).map(Module);
            let open = modules.filter(|&module| turns::check_activate(game, state, seat, module).is_ok());
            let valued = open.filter(|module| game.data.modules[module.index()].dice != [0, 0]);
            valued.flat_map(|module| cheapest(&ways(game, state, seat, (module, None)))).collect()
        }
        Some(&Task::PayDice { seat, module, first }) => ways(game, state, seat, (module, first)),
        _ => Vec::new(),
    }
}

/// Every way to pay for a module, or to go on after one source is named, the fewest ideas first.
fn ways(game: &Civolution, state: &State, seat: Seat, (module, named): (Module, Option<Die6>)) -> Vec<Payment> {
    let is_open = |with: &Die6| turns::check_pay(game, state, seat, (module, named), *with).is_ok();
    let open: Vec<Die6> = turns::sources().filter(is_open).collect();
    let pairs: Vec<[Die6; 2]> = if let Some(first) = named {
        open.iter().map(|&second| [first, second]).collect()
    } else {
        let later = |first: Die6| open.iter().filter(move |&&second| second >= first);
        let all = open.iter().flat_map(|&first| later(first).map(move |&second| [first, second]));
        all.filter(|&pair| turns::is_pair(game, state, seat, module, pair)).collect()
    };
    let payment = |&pair: &[Die6; 2]| {
        let (ideas, with) = turns::ideas_for(game, state, seat, module, pair);
        let asked = match named {
            Some(_) => pair.into_iter().skip(1).collect(),
            None => pair.into_iter().filter(|_| pairs.len() > 1).collect(),
        };
        Payment { module, with, ideas, asked: List(asked) }
    };
    let mut found: Vec<Payment> = pairs.iter().map(payment).collect();
    found.sort_by_key(|payment| (payment.ideas, focus(payment), planning(payment)));
    found
}

fn focus(payment: &Payment) -> usize {
    payment.with.iter().filter(|with| **with == Die6::Focus).count()
}

fn planning(payment: &Payment) -> usize {
    payment.with.iter().filter(|with| matches!(with, Die6::Planning(_))).count()
}

/// Of the ways that use as much of everything else, those with the fewest ideas.
fn cheapest(ways: &[Payment]) -> Vec<Payment> {
    let kind = |payment: &Payment| (focus(payment), planning(payment));
    let is_least = |way: &&Payment| ways.iter().all(|other| kind(other) != kind(way) || other.ideas >= way.ideas);
    ways.iter().filter(is_least).cloned().collect()
}
