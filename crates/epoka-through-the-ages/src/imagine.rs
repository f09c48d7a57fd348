//! The worlds a seat can imagine: TTA-9.
//!
//! Backs of military cards show the age, so hidden cards change places with others of their age. Where a card was
//! prepared as an event, everybody knows that it is one.

use epoka_core::{ArrayVec, MAX_SEATS, Random, Seat, Seats};

use crate::{
    ThroughTheAges,
    effect::Age,
    state::{Face, Military, State},
};

/// The most military cards of one age.
const MOST: usize = 56;
/// How many piles can hold hidden cards: hands, deck, discard pile, cards out of the game, and three of events.
const PILES: usize = MAX_SEATS + 6;
/// The first of the piles that hold events alone.
pub const EVENTS: usize = MAX_SEATS + 3;

/// The shuffled ones: the deck, the cards out of the game and the current events.
const SHUFFLED: [usize; 3] = [MAX_SEATS, MAX_SEATS + 2, EVENTS];

/// Every pile that can hold hidden cards.
pub fn piles(state: &State, mut look: impl FnMut(usize, &[Face])) {
    for seat in Seat::all(MAX_SEATS as u8) {
        look(seat.index(), &state.nations[seat].cards);
    }
    look(MAX_SEATS, &state.military_deck);
    look(MAX_SEATS + 1, &state.discards);
    look(MAX_SEATS + 2, &state.gone);
    look(EVENTS, &state.events);
    look(EVENTS + 1, state.top_event.as_slice());
    look(EVENTS + 2, &state.future);
}

/// The same, to be changed.
fn pile_mut(state: &mut State, pile: usize) -> &mut [Face] {
    match pile {
        hand if hand < MAX_SEATS => &mut state.nations[Seat::at(hand as u8)].cards,
        4 => &mut state.military_deck,
        5 => &mut state.discards,
        6 => &mut state.gone,
        7 => &mut state.events,
        8 => state.top_event.as_mut_slice(),
        _ => &mut state.future,
    }
}

/// A state the seat cannot tell from the true one.
pub fn imagine(game: &ThroughTheAges, state: &State, seat: Seat, random: &mut Random) -> State {
    let mut world = state.clone();
    // Of a shuffled pile nobody sees which cards others know.
    for pile in SHUFFLED {
        let hidden = pile_mut(&mut world, pile).iter_mut().filter(|face| !face.seen_by.contains(seat));
        hidden.for_each(|face| face.seen_by = Seats::NONE);
    }
    for age in [Age::A, Age::I, Age::II, Age::III] {
        imagine_age(game, &mut world, seat, age, random);
    }
    for pile in 0..PILES {
        pile_mut(&mut world, pile).sort_unstable();
    }
    world
}

fn imagine_age(game: &ThroughTheAges, world: &mut State, seat: Seat, age: Age, random: &mut Random) {
    let is_hidden = |face: &Face| !face.seen_by.contains(seat) && game.data.face(face.card).age == age;
    // Where hidden cards lie and who knows them: an order that depends on what the seat knows alone.
    let mut places: ArrayVec<(u8, Seats), MOST> = ArrayVec::new();
    let mut cards: ArrayVec<Military, MOST> = ArrayVec::new();
    piles(world, |pile, faces| {
        for face in faces.iter().filter(|face| is_hidden(face)) {
            places.push((pile as u8, face.seen_by));
            cards.push(face.card);
        }
    });
    if places.len() < 2 {
        return;
    }
    places.sort_unstable();
    cards.sort_unstable();
    random.shuffle(&mut cards);
    // Events come first to the places where only they can lie.
    let first_event = places.iter().position(|&(pile, _)| usize::from(pile) >= EVENTS).unwrap_or(places.len());
    for at in first_event..places.len() {
        let is_event = |card: Military| game.data.face(card).kind.is_event();
        if !is_event(cards[at]) {
            let other = (0..first_event).find(|&other| is_event(cards[other]));
            cards.swap(at, other.expect("an event lies where another one does in truth"));
        }
    }
    // Which events were left to the other places must not depend on their order.
    random.shuffle(&mut cards[..first_event]);
    let mut next = 0;
    for pile in 0..PILES {
        let faces = pile_mut(world, pile);
        // Those who know a card stay the same; the cards come in the order of the places.
        let mut known: ArrayVec<usize, MOST> = ArrayVec::new();
        known.extend((0..faces.len()).filter(|&at| is_hidden(&faces[at])));
        known.sort_unstable_by_key(|&at| faces[at].seen_by);
        for at in known {
            faces[at].card = cards[next];
            next += 1;
        }
    }
}
