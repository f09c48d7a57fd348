//! Seats, tables and pieces that the chapters share.
//!
//! A table stands in the placing phase of round 1. Red begins, and these lie on the board:
//!
//! | place | piece | it gives | it costs |
//! | --- | --- | --- | --- |
//! | `Card1` | C28 | 1 gold; 1 shaman | 1 |
//! | `Card2` | C17 | 4 food; 1 hut builder | 2 |
//! | `Card3` | C03 | the food track; the symbol time | 3 |
//! | `Card4` | C11 | 3 points; the symbol music | 4 |
//! | `Building1` | B14 | 14 points | 1 brick, 2 stone |
//! | `Building2` | B01 | 10 points | 2 wood, 1 brick |
//! | `Building3` | B19 | their value | 4 resources of 2 kinds |
//! | `Building4` | B26 | their value | 1 to 7 resources |

use std::sync::{Arc, LazyLock};

use epoka_core::{BySeat, Tasks};
pub use epoka_core::{Game, Seat, Turn, Viewer};
pub use epoka_stone_age::{
    Setup, StoneAge,
    action::{Action::*, Event},
    state::{
        Building, BySpot, Card, CardSet, End, Good,
        Resource::*,
        Resources, Source,
        Spot::{self, *},
        State, Task,
    },
};
use epoka_stone_age::{data::Data, effect, state};
pub use epoka_testkit::{Table, dice, pick};

pub const RED: Seat = Seat::at(0);
pub const BLUE: Seat = Seat::at(1);
pub const GREEN: Seat = Seat::at(2);
pub const YELLOW: Seat = Seat::at(3);

/// The printed components, read once for all tests.
pub static DATA: LazyLock<Arc<Data>> = LazyLock::new(|| Arc::new(Data::printed()));

pub type StoneAgeTable = Table<StoneAge>;

/// The rules of a match.
pub fn rules(players: u8, setup: &Setup) -> StoneAge {
    StoneAge::bind(&DATA, players, setup).expect("2 to 4 play")
}

/// A table in the placing phase of round 1, changed as the test needs it.
pub fn table(players: u8, setup: &Setup, change: impl FnOnce(&mut State)) -> StoneAgeTable {
    let mut table = Table::new(rules(players, setup));
    table.chance(pick(0));
    table.chance_ids(&["C28", "C17", "C03", "C11"]);
    table.chance_ids(&["B14", "B01", "B19", "B26"][..usize::from(players)]);
    table.arrange(change);
    table
}

pub fn two_seats(change: impl FnOnce(&mut State)) -> StoneAgeTable {
    table(2, &Setup::default(), change)
}

pub fn three_seats(change: impl FnOnce(&mut State)) -> StoneAgeTable {
    table(3, &Setup::default(), change)
}

pub fn four_seats(change: impl FnOnce(&mut State)) -> StoneAgeTable {
    table(4, &Setup::default(), change)
}

/// The card with this id.
pub fn card(id: &str) -> Card {
    Card(DATA.names.number(0, id).expect("a card of this id") as u8)
}

/// The building with this id.
pub fn building(id: &str) -> Building {
    Building(DATA.names.number(1, id).expect("a building of this id") as u8)
}

/// So much wood, brick, stone and gold.
pub fn resources([wood, brick, stone, gold]: [u16; 4]) -> Resources {
    Resources { wood, brick, stone, gold }
}

/// Gives a tribe this wood, brick, stone and gold.
pub fn stock(state: &mut State, seat: Seat, pieces: [u16; 4]) {
    state.tribes[seat].resources = resources(pieces);
}

/// Makes a tribe so large, all of it at home.
pub fn grow_to(state: &mut State, seat: Seat, figures: u8) {
    state.tribes[seat].figures = figures;
    state.tribes[seat].home = figures;
}

/// Lays a card on a space; what lay there goes into the deck, or where the card comes from.
pub fn show(state: &mut State, spot: Spot, id: &str) {
    let state::Place::Card(space) = spot.kind() else { panic!("{spot:?} is no space for cards") };
    let wanted = card(id);
    if let Some(other) = state.display.iter().position(|&shown| shown == Some(wanted)) {
        state.display.swap(space, other);
        return;
    }
    assert!(state.deck.contains(wanted), "{id} belongs to a tribe");
    state.deck.remove(wanted);
    if let Some(before) = state.display[space].replace(wanted) {
        state.deck.insert(before);
    }
}

/// Lays a tile on a stack; what lay there goes back to the tiles nobody has seen.
pub fn offer(state: &mut State, spot: Spot, id: &str) {
    let wanted = building(id);
    let other = state.stacks.iter().position(|stack| stack.top == Some(wanted));
    let stack = stack_of(spot);
    if let Some(other) = other {
        let before = state.stacks[stack].top;
        state.stacks[other].top = before;
    } else {
        assert!(state.tiles.contains(wanted), "{id} belongs to a tribe");
        state.tiles.remove(wanted);
        state.tiles.insert(state.stacks[stack].top.expect("a tile lies there"));
    }
    state.stacks[stack].top = Some(wanted);
}

fn stack_of(spot: Spot) -> usize {
    let state::Place::Building(stack) = spot.kind() else { panic!("{spot:?} is no stack") };
    stack
}

/// Gives a tribe cards, face down. A card from the display is replaced from the deck.
pub fn give_cards(state: &mut State, seat: Seat, ids: &[&str]) {
    for id in ids {
        let wanted = card(id);
        if let Some(space) = state.display.iter().position(|&shown| shown == Some(wanted)) {
            let next = state.deck.iter().next().expect("the deck has a card");
            state.deck.remove(next);
            state.display[space] = Some(next);
        } else {
            assert!(state.deck.contains(wanted), "{id} belongs to a tribe");
            state.deck.remove(wanted);
        }
        state.tribes[seat].cards.insert(wanted);
    }
}

/// Gives a tribe cards whose top half is still to be used.
pub fn give_open(state: &mut State, seat: Seat, ids: &[&str]) {
    give_cards(state, seat, ids);
    state.tribes[seat].face_up = state.tribes[seat].face_up.and(ids.iter().map(|id| card(id)).collect());
}

/// Gives a tribe cards of the deck until so many are left in it.
pub fn leave_in_deck(state: &mut State, seat: Seat, left: u8) {
    while state.deck.len() > left {
        let next = state.deck.iter().next().expect("the deck has a card");
        state.deck.remove(next);
        state.tribes[seat].cards.insert(next);
    }
}

/// Gives a tribe so many tiles from under a stack.
pub fn give_buildings(state: &mut State, seat: Seat, spot: Spot, count: u8) {
    for _ in 0..count {
        let tile = state.tiles.iter().next().expect("there is a tile");
        state.tiles.remove(tile);
        state.stacks[stack_of(spot)].hidden -= 1;
        state.tribes[seat].buildings.insert(tile);
    }
}

/// Puts figures of a tribe from its board on a place.
pub fn stand(state: &mut State, seat: Seat, spot: Spot, figures: u8) {
    state.tribes[seat].home -= figures;
    state.placed[spot][seat] += figures;
}

/// The figures stand like this, and the first of these seats uses its own.
pub fn use_phase(state: &mut State, figures: &[(Seat, Spot, u8)]) {
    state.placed = BySpot::<BySeat<u8>>::default();
    state.tribes.0.iter_mut().for_each(|tribe| tribe.home = tribe.figures);
    for &(seat, spot, count) in figures {
        stand(state, seat, spot, count);
    }
    state.tasks = Tasks::from_slice(&[Task::Use { seat: figures[0].0 }]).expect("one task");
}

/// Red is first player and uses these figures; Blue comes after, with one hunter.
pub fn red_uses(state: &mut State, figures: &[(Spot, u8)]) {
    let mut all: Vec<_> = figures.iter().map(|&(spot, count)| (RED, spot, count)).collect();
    all.push((BLUE, Hunt, 1));
    state.first = RED;
    use_phase(state, &all);
}

/// Blue's hunter comes home with nothing, and the using phase is over.
pub fn blue_hunts(table: &mut StoneAgeTable) {
    table.act(BLUE, Use { spot: Hunt }).chance(dice([1]));
}

/// Round 100 (SA-59), in which Red has but one figure to use, on a card.
pub fn last_figure(state: &mut State) {
    state.round = 100;
    use_phase(state, &[(RED, Card1, 1)]);
}

/// Red takes that figure back; tribes with food are fed and the game ends.
pub fn play_last_figure(table: &mut StoneAgeTable) {
    table.act(RED, Leave { spot: Card1 });
    assert_eq!(table.turn(), Turn::Over);
}

/// A seat's points from one source.
pub fn points(table: &StoneAgeTable, seat: Seat, source: Source) -> i32 {
    let standings = table.standings();
    let own = standings.iter().find(|standing| standing.seat == seat).expect("every seat has a standing");
    let source: &str = source.into();
    own.breakdown.iter().find(|points| points.source == source).expect("every source is listed").points
}

/// A seat's place in the result.
pub fn place_of(table: &StoneAgeTable, seat: Seat) -> u8 {
    table.standings().iter().find(|standing| standing.seat == seat).expect("every seat has a standing").place
}

/// Whether a card is kept face up until it is used.
pub fn is_kept(rules: &StoneAge, card: Card) -> bool {
    effect::one_use_tool(rules, card).or(effect::any_resources(rules, card)).is_some()
}
