//! The worlds a seat can imagine: cards it has not seen change places with others of their deck.

use epoka_core::{ArrayVec, Random, Seat, Seats};

use crate::{Civolution, state::*};

/// A state the seat cannot tell from the true one.
pub fn imagine(game: &Civolution, state: &State, seat: Seat, random: &mut Random) -> State {
    let mut world = state.clone();
    for deck in 0..5 {
        imagine_deck(game, &mut world, seat, deck, random);
    }
    imagine_draft(game, &mut world, seat, random);
    world
}

/// Where a hidden card is: in whose hand, who knows it, and whether its owner looks at it.
type Held = (Seat, Seats, bool);

fn imagine_deck(game: &Civolution, world: &mut State, seat: Seat, deck: usize, random: &mut Random) {
    let mut cards: ArrayVec<u16, DECK> = ArrayVec::new();
    let mut held: ArrayVec<Held, DECK> = ArrayVec::new();
    for owner in Seat::all(game.players).filter(|&owner| owner != seat) {
        let hand = world.hands[owner];
        let hidden = hand.iter().filter(|&card| card / DECK == deck && !world.seen[card].contains(seat));
        for card in hidden {
            cards.push(card as u16);
            held.push((owner, world.seen[card], world.drawn.contains(card)));
        }
    }
    for &card in &cards {
        let (owner, number) = (holder(world, game, usize::from(card)), usize::from(card));
        world.hands[owner].remove(number);
        world.seen[number] = Seats::NONE;
        world.drawn.remove(number);
    }
    cards.extend(world.decks[deck].hidden_from(seat).map(|card| *card));
    if cards.is_empty() {
        return;
    }
    // The order of cards and places depends on what the seat knows alone.
    cards.sort_unstable();
    random.shuffle(&mut cards);
    held.sort_unstable();
    for (&(owner, seen, looked), &card) in held.iter().zip(&cards) {
        let number = usize::from(card);
        world.hands[owner].insert(number);
        world.seen[number] = seen;
        if looked {
            world.drawn.insert(number);
        }
    }
    let rest = &cards[held.len()..];
    for (place, &card) in world.decks[deck].hidden_from(seat).zip(rest) {
        *place = card;
    }
    world.decks[deck].tidy();
}

fn holder(world: &State, game: &Civolution, card: usize) -> Seat {
    let owner = Seat::all(game.players).find(|&seat| world.hands[seat].contains(card));
    owner.expect("the card is in a hand")
}

/// CVL-33: what others were dealt and have chosen.
fn imagine_draft(game: &Civolution, world: &mut State, seat: Seat, random: &mut Random) {
    let mut cards: ArrayVec<u8, 16> = ArrayVec::new();
    let others = || Seat::all(game.players).filter(|&other| other != seat);
    let sets = crate::setup::dealt_sets(game, world);
    let free = |&card: &u8| sets & 1 << game.data.markers[usize::from(card)].set == 0;
    let all = (0..game.data.markers.len() as u8).filter(free);
    cards.extend(all.filter(|&card| !world.dealt[seat].contains(StartMarkers(card))));
    random.shuffle(&mut cards);
    let mut next = cards.into_iter();
    for other in others() {
        let count = usize::from(world.dealt[other].len());
        world.dealt[other] = next.by_ref().take(count).map(StartMarkers).collect();
        let Some(&crate::task::Task::Draft { block }) = world.tasks.last() else { continue };
        if world.picked[other].is_some() {
            let hand = world.hands[other];
            let open: ArrayVec<u8, 16> = if block == 5 {
                world.dealt[other].iter().map(|card| card.0).collect()
            } else {
                hand.iter().filter(|&card| card / DECK == usize::from(block)).map(|card| card as u8).collect()
            };
            world.picked[other] = random.choose(&open).copied();
        }
    }
}
