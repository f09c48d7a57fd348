//! The worlds a seat can imagine: CCG-2.
//!
//! With open lists everybody knows what is in a library and a hand together, and in an atlas. With hidden lists the prior
//! is declared: a starter deck, each as likely as the others, repaired so that it holds every card seen.

use epoka_core::{ArrayVec, Random, Seat, Seats};

use crate::{
    Ccg, position,
    state::{ATLAS, Card, Held, LIBRARY, State},
};

/// A state the seat cannot tell from the true one.
pub fn imagine(game: &Ccg, state: &State, seat: Seat, random: &mut Random) -> State {
    let mut world = state.clone();
    for other in state.playing.iter().filter(|&other| other != seat) {
        if game.hidden_lists {
            imagine_list(game, state, &mut world, (seat, other), random);
        } else {
            shuffle(state, &mut world, (seat, other), random);
        }
    }
    world
}

/// Deals the cards of a hand and a library that the seat does not know anew.
fn shuffle(state: &State, world: &mut State, (seat, other): (Seat, Seat), random: &mut Random) {
    let realm = &state.realms[other];
    let mut pool: ArrayVec<Card, LIBRARY> = ArrayVec::new();
    pool.extend(realm.hand.0.iter().filter(|held| !held.seen_by.contains(seat)).map(|held| held.card));
    pool.extend(realm.library.cards().iter().map(|hidden| Card(hidden.card)));
    pool.sort_unstable();
    random.shuffle(&mut pool);
    deal(state, world, (seat, other), &pool);
    let known =
        |held: &crate::state::HeldCard| if held.seen_by.contains(seat) { Seats::one(seat) } else { Seats::NONE };
    let mut atlas = Held::<ATLAS>::default();
    realm.atlas.0.iter().for_each(|held| atlas.add(held.card, known(held)));
    world.realms[other].atlas = atlas;
}

/// Hidden cards of the hand first, then the library from the bottom.
fn deal(state: &State, world: &mut State, (seat, other): (Seat, Seat), pool: &[Card]) {
    let realm = &state.realms[other];
    let mut hand = Held::<LIBRARY>::default();
    let mut next = pool.iter();
    for held in &realm.hand.0 {
        if held.seen_by.contains(seat) {
            hand.add(held.card, Seats::one(seat));
        }
    }
    let hidden = realm.hand.len() - hand.len();
    next.by_ref().take(hidden).for_each(|&card| hand.add(card, Seats::NONE));
    let realm = &mut world.realms[other];
    realm.hand = hand;
    realm.library.hidden_from(seat).zip(next).for_each(|(place, card)| *place = card.0);
    realm.library.tidy();
}

/// A starter deck, repaired so that it holds what is seen.
fn imagine_list(game: &Ccg, state: &State, world: &mut State, (seat, other): (Seat, Seat), random: &mut Random) {
    let starters = &game.data.starters;
    let deck = &starters[random.below(starters.len() as u32) as usize].deck;
    let realm = &state.realms[other];
    // Cards of the library that the seat sees.
    let mut seen: ArrayVec<Card, LIBRARY> = ArrayVec::new();
    position::open_cards(game, state, other, |card| seen.push(card));
    seen.extend(realm.hand.0.iter().filter(|held| held.seen_by.contains(seat)).map(|held| held.card));
    let count = realm.library.len() + realm.hand.0.iter().filter(|held| !held.seen_by.contains(seat)).count();
    let mut pool: ArrayVec<Card, LIBRARY> = unseen(&deck.library, &seen).collect();
    random.shuffle(&mut pool);
    pool.truncate(count);
    deal(state, world, (seat, other), &pool);

    let mut seen: ArrayVec<Card, { ATLAS + 1 }> = ArrayVec::new();
    for place in state.places(other) {
        let terrain = state.terrain(place);
        seen.extend(terrain.card.filter(|_| !place.is_capital()));
        seen.extend(terrain.resource);
    }
    seen.extend(position::lost_resources(game, state, other));
    let known = realm.atlas.0.iter().filter(|held| held.seen_by.contains(seat)).map(|held| held.card);
    let mut atlas = Held::<ATLAS>::default();
    known.clone().for_each(|card| atlas.add(card, Seats::one(seat)));
    seen.extend(known);
    let mut pool: ArrayVec<Card, ATLAS> = unseen(&deck.atlas, &seen).collect();
    random.shuffle(&mut pool);
    let hidden = realm.atlas.len() - atlas.len();
    pool.iter().take(hidden).for_each(|&card| atlas.add(card, Seats::NONE));
    world.realms[other].atlas = atlas;
    debug_assert!(world.realms[other].atlas.len() == realm.atlas.len(), "a deck has enough cards");
}

/// The cards of a sorted list that are left when those seen are taken away: never fewer than the list is longer, so what
/// is missing can always be filled.
fn unseen<'a>(list: &'a [Card], seen: &'a [Card]) -> impl Iterator<Item = Card> + 'a {
    list.iter().enumerate().filter_map(move |(at, &card)| {
        let before = list[..at].iter().rev().take_while(|&&other| other == card).count();
        let gone = seen.iter().filter(|&&other| other == card).count();
        (before >= gone).then_some(card)
    })
}
