//! Wholes: several things that one question asks for, named one by one in any order. What is named is kept as sets and counts, so
//! that all orders end alike. Units that are alike are one thing: the first of them is the name of all.

use epoka_core::{Part, Seat};

use crate::{Ccg, action::Action, attack, choices, combat, deeds, flow, state::*, travel, turns, zones};

/// Whether a unit is the first of those like it in a set.
pub fn is_name(state: &State, set: u128, at: usize) -> bool {
    let before = set & ((1u128 << at) - 1);
    set & (1 << at) != 0 && !bits(before).any(|other| state.units[other] == state.units[at])
}

/// The unit that a name means: the first that is open. `None` if nothing like it is, or it is no name in this set.
pub fn meant(state: &State, set: u128, open: u128, name: u8) -> Option<usize> {
    let name = usize::from(name);
    let is_named = name < UNITS && is_name(state, set, name);
    is_named.then(|| bits(open).find(|&at| state.units[at] == state.units[name])).flatten()
}

/// The name of a unit in a set.
pub fn name_of(state: &State, set: u128, at: usize) -> Option<usize> {
    bits(set).find(|&other| state.units[other] == state.units[at])
}

/// The last unit like the one that is the name of all: where units leave play, the name stays until the last of them does.
pub fn last_meant(state: &State, set: u128, name: u8) -> Option<usize> {
    let first = meant(state, set, set, name)?;
    bits(set).filter(|&at| state.units[at] == state.units[first]).last()
}

/// Lists units by name.
pub fn list(state: &State, set: u128, list: &mut Vec<Action>, action: impl Fn(u8) -> Action) {
    list_open(state, set, set, list, action);
}

/// Lists the names of units that are open, among all there are.
pub fn list_open(state: &State, set: u128, open: u128, list: &mut Vec<Action>, action: impl Fn(u8) -> Action) {
    let names = bits(set).filter(|&at| at < UNITS).map(|at| at as u8);
    list.extend(names.filter(|&name| meant(state, set, open, name).is_some()).map(action));
}

/// Whether a question asks for several things. Where no two things can be named together, one is an answer.
fn asks_several(game: &Ccg, state: &State) -> bool {
    let Some(task) = state.tasks.top() else { return false };
    match task {
        Task::Surplus { .. } | Task::Clear { .. } | Task::Muster | Task::Favour { .. } | Task::DiscardDown { .. } => {
            true
        }
        Task::Announce { card, .. } => choices::is_whole(game, state, card),
        Task::Upkeep => travel::feeds_several(game, state),
        Task::Search { card, effect, .. } => deeds::wanted(game, card, effect) > 1,
        Task::Sink { count, .. } => count > 1,
        Task::Load => travel::loads_several(game, state),
        Task::Enter => combat::enters_several(game, state),
        Task::FirstPlayer { .. }
        | Task::Draw { .. }
        | Task::Redraw { .. }
        | Task::StartTurn
        | Task::Complete
        | Task::Completed { .. }
        | Task::Unrest
        | Task::Sequence { .. }
        | Task::LoseTerrain { .. }
        | Task::StartPhase { .. }
        | Task::Trigger { .. }
        | Task::Window { .. }
        | Task::Prosperity
        | Task::Main
        | Task::EndDraw
        | Task::EndPhase { .. }
        | Task::NextTurn
        | Task::Resolve { .. }
        | Task::Resolved { .. }
        | Task::Ransom { .. }
        | Task::Deploy { .. }
        | Task::FreeTerrain { .. }
        | Task::Convert { .. }
        | Task::Peek { .. }
        | Task::Rob { .. }
        | Task::Depart
        | Task::Fight
        | Task::Early
        | Task::Snipe
        | Task::AimDestroyers { .. }
        | Task::Strike
        | Task::Assign { .. }
        | Task::Bury
        | Task::Aftermath => false,
    }
}

/// What an action does for the whole that its seat puts together.
pub fn part(game: &Ccg, state: &State, action: Action) -> Part {
    if asks_several(game, state) { role(action) } else { Part::Alone }
}

/// What an action does where several things are asked for.
fn role(action: Action) -> Part {
    match action {
        Action::Target { .. }
        | Action::Dismiss { .. }
        | Action::Feed { .. }
        | Action::Take { .. }
        | Action::Sink { .. }
        | Action::Join { .. }
        | Action::Favour { .. }
        | Action::Enter { .. } => Part::Piece,
        Action::Done | Action::Starve | Action::Keep | Action::Stay => Part::Done,
        // A building that goes may change what there is room for.
        Action::Demolish { .. }
        | Action::Discover { .. }
        | Action::Prospect { .. }
        | Action::Collect { .. }
        | Action::BuyCard
        | Action::Build { .. }
        | Action::Invent { .. }
        | Action::Advance { .. }
        | Action::Research
        | Action::Burn { .. }
        | Action::Abandon { .. }
        | Action::Play { .. }
        | Action::Activate { .. }
        | Action::Move { .. }
        | Action::Attack { .. }
        | Action::Raze { .. }
        | Action::Aim { .. }
        | Action::Hit { .. }
        | Action::Finish { .. }
        | Action::Lose { .. }
        | Action::Choose { .. }
        | Action::Against { .. }
        | Action::On { .. }
        | Action::Pay
        | Action::First { .. }
        | Action::Redraw
        | Action::Pass
        | Action::Decline
        | Action::Resign => Part::Alone,
    }
}

/// How many things are named of the whole that is put together.
pub fn named(game: &Ccg, state: &State) -> u8 {
    match state.tasks.top() {
        Some(Task::Surplus { named, .. } | Task::Clear { named, .. } | Task::DiscardDown { named }) => named,
        Some(Task::Announce { .. }) => state.choice.targets().count() as u8,
        Some(Task::Search { card, effect, left, .. }) => deeds::wanted(game, card, effect).saturating_sub(left),
        Some(Task::Sink { sunk, .. }) => sunk.count_ones() as u8,
        Some(Task::Muster) => state.venture.units.count_ones() as u8,
        Some(Task::Load) => state.venture.carried.count_ones() as u8,
        Some(Task::Upkeep | Task::Favour { .. } | Task::Enter) => state.venture.chosen.count_ones() as u8,
        _ => 0,
    }
}

/// The legal actions, with the things of a whole in one order: by their numbers, what is carried after what carries it.
pub fn canonical(game: &Ccg, state: &State, seat: Seat, after: Option<Action>, list: &mut Vec<Action>) {
    flow::actions(game, state, seat, list);
    if !asks_several(game, state) {
        return;
    }
    let order = Order { game, state, seat };
    let after = after.filter(|_| named(game, state) > 0).and_then(|action| order.rank(action)).unwrap_or(0);
    list.retain(|&action| {
        order.rank(action).is_none_or(|rank| rank >= after && order.fits(action) && order.completes(rank))
    });
    list.sort_unstable_by_key(|&action| order.rank(action).unwrap_or(usize::MAX));
}

/// The order in which the things of a whole are named by whoever looks at one order alone.
struct Order<'a> {
    game: &'a Ccg,
    state: &'a State,
    seat: Seat,
}

/// The rank of the first of those that come after all that carry.
const CARRIED: usize = 128;

impl Order<'_> {
    /// Where a thing comes; nothing for what is none.
    fn rank(&self, action: Action) -> Option<usize> {
        let &Order { game, state, seat } = self;
        match (state.tasks.top(), action) {
            (Some(Task::Muster), Action::Join { unit }) => {
                Some(usize::from(unit) + if attack::goes(game, state, unit.into()) { 0 } else { CARRIED })
            }
            (Some(Task::Enter), Action::Enter { unit }) => {
                Some(usize::from(unit) + if combat::is_air(game, state, unit.into()) { CARRIED } else { 0 })
            }
            (Some(Task::Announce { card, .. }), Action::Target { target }) => {
                choices::all_targets(game, state, seat, card).0.iter().position(|&other| other == target)
            }
            (_, Action::Take { card }) => Some(card.index()),
            (_, Action::Sink { nth }) => Some(nth.into()),
            (
                _,
                Action::Join { unit }
                | Action::Feed { unit }
                | Action::Favour { unit }
                | Action::Dismiss { unit }
                | Action::Enter { unit },
            ) => Some(unit.into()),
            _ => None,
        }
    }

    /// Whether a thing that is carried finds its carrier among those named.
    fn fits(&self, action: Action) -> bool {
        let &Order { game, state, .. } = self;
        match (state.tasks.top(), action) {
            (Some(Task::Muster), Action::Join { unit }) => attack::joins_now(game, state, unit.into()),
            (Some(Task::Enter), Action::Enter { unit }) => combat::enters_now(game, state, unit.into()),
            _ => true,
        }
    }

    /// Whether so many things of this rank or a later one are left that they complete a whole of fixed size.
    fn completes(&self, rank: usize) -> bool {
        let &Order { game, state, seat } = self;
        let units = |set: u128, open: u128| {
            let later = bits(set).filter(|&name| name >= rank && is_name(state, set, name));
            later.map(|name| bits(open).filter(|&at| state.units[at] == state.units[name]).count()).sum::<usize>()
        };
        match state.tasks.top() {
            Some(Task::Surplus { seat, .. }) => {
                let over = turns::excess(game, state, seat);
                let spare = turns::spare(state, seat, over);
                units(spare, spare) >= turns::surplus(game, state, seat, over)
            }
            Some(Task::Clear { place, .. }) => {
                let all = zones::refugees(game, state, place);
                units(all, all) >= zones::without_refuge(game, state, place)
            }
            Some(Task::Favour { line, nth }) => {
                combat::favoured(game, state, line, nth).is_none_or(|(all, limit, ..)| {
                    let named = state.venture.chosen;
                    units(all, all & !named) + named.count_ones() as usize >= usize::from(limit)
                })
            }
            Some(Task::DiscardDown { .. }) => {
                let hand = &state.realms[seat].hand.0;
                let later = hand.iter().filter(|held| held.card.index() >= rank).count();
                later >= hand.len() - turns::hand_size(game, state)
            }
            Some(Task::Announce { card, .. }) => choices::completes(game, state, seat, card, rank),
            _ => true,
        }
    }
}
