//! Final scoring: SA-55 to SA-58, SA-A3. Every game here is played to its end.

use crate::common::*;

/// A game of two seats, arranged and played to its end.
fn finished(change: impl FnOnce(&mut State)) -> StoneAgeTable {
    let mut table = two_seats(|state| {
        change(state);
        last_figure(state);
    });
    play_last_figure(&mut table);
    table
}

/// SA-55. Each resource left is a point, whatever its kind; food is none.
#[test]
fn resources_left_score_a_point_each() {
    let table = finished(|state| {
        stock(state, RED, [1, 2, 3, 4]);
        state.tribes[BLUE].food = 99;
    });
    assert_eq!(points(&table, RED, Source::Resources), 10);
    assert_eq!(table.rules().score(&table.state, RED), 10);
    assert_eq!(table.rules().score(&table.state, BLUE), 0);
    let told = Event::FinalPoints { seat: RED, source: Source::Resources, points: 10 };
    assert_eq!(table.events().last(), Some(&told));
}

/// SA-56. Example 19. Two pottery cards and four other symbols are sets of 5 and 1: 26 points.
#[test]
fn five_symbols_and_a_double_are_twenty_six_points() {
    let table = finished(|state| give_cards(state, RED, &["C05", "C06", "C02", "C03", "C07", "C09"]));
    assert_eq!(points(&table, RED, Source::Symbols), 25 + 1);
}

/// SA-56. A set of n symbols scores n times n; all sixteen green cards are two sets of eight.
#[test]
fn a_set_scores_the_square_of_its_size() {
    let first = ["C01", "C03", "C05", "C07", "C09", "C11", "C13", "C15"];
    let second = ["C02", "C04", "C06", "C08", "C10", "C12", "C14", "C16"];
    for size in 1..=8 {
        let table = finished(|state| give_cards(state, RED, &first[..size]));
        assert_eq!(points(&table, RED, Source::Symbols), (size * size) as i32);
    }
    let table = finished(|state| {
        give_cards(state, RED, &first);
        give_cards(state, RED, &second);
    });
    assert_eq!(points(&table, RED, Source::Symbols), 128);
}

/// SA-57. Example 20. Six hut builders times six buildings are 36.
#[test]
fn builders_multiply_buildings() {
    let table = finished(|state| {
        give_cards(state, RED, &["C17", "C18", "C19", "C20"]);
        give_buildings(state, RED, Building1, 6);
    });
    assert_eq!(points(&table, RED, Source::Builders), 36);
}

/// SA-57. Example 21. Five farmers times food track 7 are 35.
#[test]
fn farmers_multiply_the_food_track() {
    let table = finished(|state| {
        give_cards(state, RED, &["C22", "C25", "C26"]);
        state.tribes[RED].track = 7;
    });
    assert_eq!(points(&table, RED, Source::Farmers), 35);
}

/// SA-57. Example 22. Three shamans times six figures are 18.
#[test]
fn shamans_multiply_figures() {
    let table = finished(|state| {
        give_cards(state, RED, &["C27", "C30"]);
        grow_to(state, RED, 6);
    });
    assert_eq!(points(&table, RED, Source::Shamans), 18);
}

/// SA-57. Example 23. Three tool makers times tools worth 3 are 9.
#[test]
fn tool_makers_multiply_the_value_of_tools() {
    let table = finished(|state| {
        give_cards(state, RED, &["C33", "C35"]);
        state.tribes[RED].tools = [1, 1, 1];
    });
    assert_eq!(points(&table, RED, Source::ToolMakers), 9);
    let table = finished(|state| {
        give_cards(state, RED, &["C33", "C35"]);
        state.tribes[RED].tools = [4, 4, 3];
    });
    assert_eq!(points(&table, RED, Source::ToolMakers), 33, "their value, not their number");
}

/// SA-A3. An unused one-use tool counts neither for tool makers nor for the tie.
#[test]
fn one_use_tools_do_not_score() {
    let table = finished(|state| {
        give_open(state, BLUE, &["C32"]);
        state.tribes[RED].track = 1;
    });
    assert_eq!(points(&table, BLUE, Source::ToolMakers), 0);
    assert_eq!((place_of(&table, RED), place_of(&table, BLUE)), (1, 2), "1 + 5 against 5");
}

/// SA-58, SA-57, SA-55. The highest total wins; every point has its source.
#[test]
fn the_highest_total_wins() {
    let table = finished(|state| {
        state.tribes[BLUE].ledger.buildings = 20;
        state.tribes[BLUE].ledger.cards = 3;
        state.tribes[BLUE].ledger.hunger = -10;
        stock(state, BLUE, [2, 0, 0, 0]);
        give_cards(state, BLUE, &["C27", "C01"]);
        state.tribes[RED].ledger.buildings = 20;
    });
    let standings = table.standings();
    assert_eq!((standings[0].seat, standings[0].place, standings[0].score), (BLUE, 1, 20 + 3 - 10 + 2 + 1 + 5));
    assert_eq!((standings[1].seat, standings[1].place, standings[1].score), (RED, 2, 20));
    let sum = |points: &[epoka_core::Points]| points.iter().map(|points| points.points).sum::<i32>();
    assert!(standings.iter().all(|standing| sum(&standing.breakdown) == standing.score));
    assert_eq!(points(&table, BLUE, Source::Hunger), -10);
    assert_eq!(points(&table, BLUE, Source::Cards), 3);
    assert_eq!(points(&table, BLUE, Source::Buildings), 20);
}

/// SA-58. Example 34. Both have 120 points; 5 + 6 + 7 beats 4 + 8 + 5.
#[test]
fn a_tie_is_broken_by_track_tools_and_figures() {
    let table = finished(|state| {
        for seat in [RED, BLUE] {
            state.tribes[seat].ledger.buildings = 120;
        }
        grow_to(state, RED, 7);
        state.tribes[RED].track = 5;
        state.tribes[RED].tools = [2, 2, 2];
        state.tribes[BLUE].track = 4;
        state.tribes[BLUE].tools = [3, 3, 2];
    });
    let standings = table.standings();
    assert_eq!(standings.iter().map(|standing| standing.score).collect::<Vec<_>>(), [120, 120]);
    assert_eq!((place_of(&table, RED), place_of(&table, BLUE)), (1, 2));
}

/// SA-58. The sum of the tie decides for the later seat as well.
#[test]
fn the_later_seat_may_win_the_tie() {
    let table = finished(|state| state.tribes[BLUE].track = 1);
    assert_eq!((place_of(&table, RED), place_of(&table, BLUE)), (2, 1));
}

/// SA-58. Whoever is still tied shares the victory.
#[test]
fn a_full_tie_is_a_shared_victory() {
    let mut table = three_seats(|state| {
        state.tribes[GREEN].ledger.hunger = -10;
        // A track of 1 is worth as much as a tool of 1.
        state.tribes[RED].track = 1;
        state.tribes[BLUE].tools = [1, 0, 0];
        last_figure(state);
    });
    play_last_figure(&mut table);
    assert_eq!([RED, BLUE, GREEN].map(|seat| place_of(&table, seat)), [1, 1, 3]);
}
