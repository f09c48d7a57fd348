//! Ways to complete a whole: what a client suggests to a seat that puts one together.

use std::cmp::Reverse;

use epoka_core::{Game, Log, Part, Random, Seat, basket::goes_on};

/// How many first things are tried.
const FIRSTS: usize = 16;
/// No whole is larger.
const LARGEST: usize = 64;

/// Up to `most` ways to go on to a complete whole from what a seat has named, each a chain in canonical order: first the one that
/// instinct takes, then those that begin otherwise, by what the seat can expect of them.
///
/// All of it is worked out in a world that the seat can imagine, so that nothing hidden has a part in it.
pub fn complete<G: Game>(rules: &G, state: &G::State, seat: Seat, most: usize) -> Vec<Vec<G::Action>> {
    let world = rules.imagine(state, seat, &mut Random::from_seed("basket"));
    let mut firsts = by_instinct(rules, &world, seat, None);
    firsts.truncate(FIRSTS);
    let mut ways = firsts.into_iter().filter_map(|first| way(rules, &world, seat, first));
    let Some((liked, _)) = ways.next() else { return Vec::new() };
    let mut others: Vec<_> = ways.collect();
    others.sort_by_key(|(_, end)| Reverse((rules.outlook(end, seat) * 100.0) as i64));
    std::iter::once(liked).chain(others.into_iter().map(|(chain, _)| chain)).take(most).collect()
}

/// The things that can be named next, and what ends the whole, as instinct likes them.
fn by_instinct<G: Game>(rules: &G, state: &G::State, seat: Seat, after: Option<G::Action>) -> Vec<G::Action> {
    let (mut list, mut instincts) = (Vec::new(), Vec::new());
    rules.canonical(state, seat, after, &mut list);
    list.retain(|action| rules.part(state, seat, action) != Part::Alone);
    rules.instincts(state, seat, &list, &mut instincts);
    let mut sorted: Vec<_> = instincts.into_iter().zip(list).collect();
    sorted.sort_by_key(|(instinct, _)| Reverse(*instinct));
    sorted.into_iter().map(|(_, action)| action).collect()
}

/// From a first thing on as instinct goes, and the state at the end.
fn way<G: Game>(rules: &G, state: &G::State, seat: Seat, first: G::Action) -> Option<(Vec<G::Action>, G::State)> {
    let (mut state, mut chain, mut next) = (state.clone(), Vec::new(), first);
    while chain.len() < LARGEST {
        let (mut after, mut log) = (state.clone(), Log::new());
        rules.act(&mut after, seat, next, &mut log).ok()?;
        chain.push(next);
        let is_piece = rules.part(&state, seat, &next) == Part::Piece;
        if !is_piece || log.revealed() || !goes_on(rules, seat, &state, &after) {
            return Some((chain, after));
        }
        state = after;
        next = *by_instinct(rules, &state, seat, Some(next)).first()?;
    }
    None
}
