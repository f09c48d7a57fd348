//! Phase 3, feeding: SA-48 to SA-51, SA-A4 to SA-A6, SA-A14.

use epoka_core::{Reveal, Seats};

use crate::common::*;

/// The last figure of the using phase is on a card, and Red's tribe of five has so much food.
fn red_is_short(state: &mut State, food: u16, pieces: [u16; 4]) {
    state.tribes[RED].food = food;
    stock(state, RED, pieces);
    use_phase(state, &[(RED, Card1, 1)]);
}

/// A table in the feeding phase.
fn feeding(change: impl FnOnce(&mut State)) -> StoneAgeTable {
    let mut table = two_seats(change);
    table.act(RED, Leave { spot: Card1 });
    table
}

/// SA-48, SA-49. The fields give food before the tribe eats.
#[test]
fn the_fields_give_food_first() {
    let table = feeding(|state| {
        red_is_short(state, 1, [0; 4]);
        state.tribes[RED].track = 4;
        state.tribes[BLUE].track = 10;
    });
    assert_eq!(table.state.tribes[RED].food, 0, "1 and 4 from the fields feed five");
    assert_eq!(table.state.tribes[BLUE].food, 12 + 10 - 5);
    assert_eq!(table.state.tribes[RED].ledger.hunger, 0);
}

/// SA-49, SA-A5. Whoever has enough food pays it, and is not asked.
#[test]
fn a_tribe_with_food_has_to_eat() {
    let table = feeding(|state| red_is_short(state, 5, [9, 9, 9, 9]));
    assert_eq!(table.state.round, 2, "nobody was asked");
    assert_eq!(table.state.tribes[RED].food, 0);
    assert_eq!(table.state.tribes[RED].resources, resources([9, 9, 9, 9]));
    assert_eq!(table.rules().score(&table.state, RED), 0);
}

/// SA-51. Example 31. Two food and one wood cannot feed five: 10 points are lost, and the food; the wood stays.
#[test]
fn a_tribe_that_cannot_be_fed_starves() {
    let table = feeding(|state| red_is_short(state, 2, [1, 0, 0, 0]));
    assert_eq!(table.state.round, 2, "there was nothing to ask");
    assert_eq!(table.rules().score(&table.state, RED), -10);
    assert_eq!((table.state.tribes[RED].food, table.state.tribes[RED].resources.wood), (0, 1));
}

/// SA-50. Example 31. With three wood the tribe may eat two food and three wood, and loses no points.
#[test]
fn wood_replaces_the_missing_food() {
    let mut table = feeding(|state| red_is_short(state, 2, [3, 0, 0, 0]));
    table.refuses("SA-50", RED, Pay { resource: Gold });
    for _ in 0..3 {
        table.act(RED, Pay { resource: Wood });
    }
    assert_eq!((table.state.tribes[RED].food, table.state.tribes[RED].resources.wood), (0, 0));
    assert_eq!((table.rules().score(&table.state, RED), table.state.round), (0, 2));
}

/// SA-51. Whoever does not want to pay loses 10 points once, however many are hungry, and keeps all resources.
#[test]
fn hunger_costs_ten_points_once() {
    let mut table = feeding(|state| {
        red_is_short(state, 0, [9, 0, 0, 0]);
        state.tribes[RED].ledger.buildings = 4;
    });
    table.act(RED, Starve);
    assert_eq!(table.rules().score(&table.state, RED), 4 - 10, "below zero");
    assert_eq!(table.state.tribes[RED].resources.wood, 9);
    assert!(table.events().contains(&Event::Starved { seat: RED, points: 10 }));
}

/// SA-A6. The missing food is replaced in full or not at all.
#[test]
fn nobody_pays_a_part() {
    let mut table = feeding(|state| red_is_short(state, 2, [2, 2, 0, 0]));
    table.act(RED, Pay { resource: Wood });
    table.refuses("SA-A6", RED, Starve);
    table.act(RED, Pay { resource: Brick }).refuses("SA-A6", RED, Starve).act(RED, Pay { resource: Brick });
    assert_eq!(table.state.tribes[RED].resources, resources([1, 0, 0, 0]));
}

/// SA-A6. Example 31. Who has one wood for three missing may not pay it, though resources of choice could help.
#[test]
fn too_little_is_not_accepted() {
    let mut table = feeding(|state| {
        red_is_short(state, 2, [1, 0, 0, 0]);
        give_open(state, RED, &["C10"]);
    });
    table.refuses("SA-A6", RED, Pay { resource: Wood });
    assert_eq!(table.actions(RED), [Starve, UseCard { card: card("C10") }]);
    table.act(RED, Starve);
    assert_eq!(table.state.tribes[RED].resources.wood, 1);
}

/// SA-60. Resources are named in any order here as well, and none is taken unnamed.
#[test]
fn food_is_replaced_in_any_order() {
    let mut table = feeding(|state| red_is_short(state, 2, [1, 2, 2, 0]));
    table.act(RED, Pay { resource: Stone });
    table.act(RED, Pay { resource: Brick });
    assert_eq!(table.state.tribes[RED].resources, resources([1, 1, 1, 0]));
    table.act(RED, Pay { resource: Wood });
    assert_eq!(table.state.tribes[RED].resources, resources([0, 1, 1, 0]));
}

/// SA-A4, SA-45. Resources of choice may be taken to feed with.
#[test]
fn resources_of_choice_feed_a_tribe() {
    let mut table = feeding(|state| {
        red_is_short(state, 2, [0, 2, 0, 0]);
        give_open(state, RED, &["C10"]);
    });
    table.refuses("SA-45", RED, Choose { resource: Wood });
    table.act(RED, UseCard { card: card("C10") });
    assert_eq!(table.rules().asks(&table.state, RED), "choose");
    table.refuses("SA-45", RED, Pay { resource: Brick });
    table.refuses("SA-45", RED, Starve);
    table.refuses("SA-45", RED, UseCard { card: card("C10") });
    table.act(RED, Choose { resource: Gold });
    table.act(RED, Choose { resource: Brick });
    table.act(RED, Pay { resource: Gold });
    assert_eq!(table.actions(RED), [Pay { resource: Brick }]);
    table.act(RED, Pay { resource: Brick }).act(RED, Pay { resource: Brick });
    assert_eq!(table.state.tribes[RED].resources, resources([0, 1, 0, 0]));
    assert_eq!(table.rules().score(&table.state, RED), 0);
}

/// SA-60. Resources of choice are taken before the first piece is paid.
#[test]
fn resources_of_choice_come_before_the_payment() {
    let mut table = feeding(|state| {
        red_is_short(state, 2, [2, 2, 0, 0]);
        give_open(state, RED, &["C10"]);
    });
    table.act(RED, Pay { resource: Wood });
    table.refuses("SA-60", RED, UseCard { card: card("C10") });
    table.act(RED, Pay { resource: Brick }).act(RED, Pay { resource: Wood });
    assert_eq!(table.state.tribes[RED].resources, resources([0, 1, 0, 0]));
}

/// SA-A14. All who are short decide at the same time, in any order, with the same result.
#[test]
fn nobody_waits_for_another_to_feed() {
    let both_short = |state: &mut State| {
        red_is_short(state, 0, [5, 0, 0, 0]);
        state.tribes[BLUE].food = 4;
        stock(state, BLUE, [0, 0, 1, 0]);
    };
    let mut table = feeding(both_short);
    let seats: Seats = [RED, BLUE].into_iter().collect();
    assert_eq!(table.turn(), Turn::Decision { seats, reveal: Reveal::Independent(1) });
    table.act(BLUE, Pay { resource: Stone });
    assert_eq!(table.turn(), Turn::Decision { seats: Seats::one(RED), reveal: Reveal::Independent(1) });
    table.act(RED, Starve);
    let mut other = feeding(both_short);
    other.act(RED, Starve);
    other.act(BLUE, Pay { resource: Stone });
    assert!(table.state == other.state);
    assert_eq!(table.state.round, 2);
}
