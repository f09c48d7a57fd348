//! Rulings on open points, and what happens seldom.

use crate::common::*;

/// CVL-78, CVL-95. A boat has two seats, and a civilization two boats.
#[test]
fn boats_are_few_and_small() {
    let mut table = turn(2, |state| {
        state.open.civs[RED].boats[0].at = Some(territory("a-water"));
        tribe(state, RED, "a-water", Spot::Boat, false);
        tribe(state, RED, "a-water", Spot::Boat, false);
        ask(state, Task::Procreate { seat: RED, n: 1 });
    });
    table.refuses("CVL-78", RED, Procreate { territory: territory("a-water"), camp: Camp::Boat });
    let mut table = turn(2, |state| {
        state.open.civs[RED].boats[0].at = Some(territory("d-water"));
        state.open.civs[RED].boats[1].at = Some(territory("e-water"));
        ask(state, Task::Build { seat: RED, n: 1, kinds: 15, same: false });
    });
    table.refuses("CVL-95", RED, Boat { territory: territory("a-water") });
}

/// CVL-144. A full row 1 gives an income chip at the end of the turn.
#[test]
fn a_full_row_gives_an_income_chip() {
    let mut table = turn(2, |state| {
        let game = rules(2, &FIRST);
        for column in 2..6 {
            let income = state.income_bag.iter().next().expect("the bag has chips");
            state.income_bag.remove(income);
            let item = Item::Income { income };
            epoka_civolution::matrix::insert(&game, state, RED, item, column, &mut epoka_core::Log::new());
        }
        ask(state, Task::ChooseTrack { seat: RED, n: 1 });
    });
    table.act(RED, Track { track: TrackOf::Culture });
    let chip = table.state.incomes[0];
    table.act(RED, TakeIncome { income: chip });
    assert_eq!(civ(&table).full, [true, false]);
}

/// CVL-Q17. The tribes of a boat that returns go ashore.
#[test]
fn a_boat_that_returns_lands_its_tribes() {
    let mut table = turn(2, |state| {
        state.open.civs[RED].boats[0].at = Some(territory("a-water"));
        tribe(state, RED, "a-water", Spot::Boat, true);
        ask(state, Task::GiveBack { seat: RED, project: epoka_civolution::effect::Project::Boat });
    });
    table.refuses("CVL-Q17", RED, ReturnBoat { territory: territory("a-water"), ashore: territory("b-hills") });
    table.act(RED, ReturnBoat { territory: territory("a-water"), ashore: territory("b-forest") });
    assert_eq!(table.state.lands[territory("b-forest").index()].folk[RED].wild, [0, 1]);
    assert_eq!(civ(&table).boats[0].at, None);
}

/// CVL-Q21. An ability limited to an activation works once in it.
#[test]
fn once_per_activation_is_once() {
    let mut table = turn(2, |state| {
        installed(state, "signal-drum");
        let civ = &mut state.open.civs[RED];
        civ.levels[module("procreation").index()] = 3;
        civ.favor = 6;
    });
    activate(&mut table, "procreation");
    if matches!(table.state.tasks.last(), Some(Task::Options { .. })) {
        table.act(RED, Option { number: 0 });
    }
    table.act(RED, Procreate { territory: territory("b-forest"), camp: Camp::Fire });
    let before = points(&table);
    let own = Camp::Taken { tribe: Tribe { seat: RED, weak: false } };
    table.act(RED, Procreate { territory: territory("c-grassland"), camp: own });
    assert_eq!((before, points(&table)), (2, 2));
}

/// CVL-Q23. Things are counted when the effect happens, and fractions are dropped.
#[test]
fn fractions_are_dropped() {
    let mut table = turn(2, |state| {
        installed(state, "grand-games");
        tribe(state, RED, "b-forest", Spot::Wild, false);
        ask(state, Task::Activity { seat: RED, n: 1, different: false });
    });
    table.act(RED, Activity { card: Some(card("grand-games")) });
    assert_eq!(points(&table), 1);
}

/// CVL-Q25. A discount on feeding comes after the prices.
#[test]
fn a_discount_feeds_without_food() {
    let mut table = turn(2, |state| {
        installed(state, "leaf-skin");
        state.tasks.clear();
        state.tasks.push(Task::Phase { number: 6 });
        state.tasks.push(Task::ResetMarker { seat: RED });
        state.events.clear();
        state.events.push(event("workshop-fair"));
    });
    table.act(RED, Marker { stock: Stock::Idea });
    table.act(RED, Feed { place: place("b-forest", Spot::Camp) });
    assert_eq!(table.state.lands[territory("b-forest").index()].folk[RED].camp, [1, 0]);
}

/// CVL-Q26. Who is immune does not suffer.
#[test]
fn the_immune_do_not_suffer() {
    let mut table = turn(2, |state| {
        installed(state, "thick-fur");
        state.weather = 5;
        state.tasks.clear();
        state.tasks.push(Task::Phase { number: 7 });
        state.tasks.push(Task::ResetMarker { seat: RED });
        state.events.clear();
        state.events.push(event("coronation"));
    });
    table.act(RED, Marker { stock: Stock::Idea });
    assert_eq!(civ(&table).tribes(), 2);
    assert!(table.turn().asks(BLUE));
}

/// CVL-A2. A matrix holds at most 95 cards and chips.
#[test]
fn a_matrix_can_be_full() {
    let mut table = turn(2, |state| {
        let game = rules(2, &FIRST);
        let log = &mut epoka_core::Log::new();
        for income in state.income_bag.iter() {
            state.income_bag.remove(income);
            epoka_civolution::matrix::insert(&game, state, RED, Item::Income { income }, 0, log);
        }
        for chip in state.goal_bag.iter() {
            state.goal_bag.remove(chip);
            let halves = state.civs[RED].halves;
            let row = if state.civs[RED].columns[1].is_some() { halves[0].min(halves[1]) } else { 2 };
            epoka_civolution::matrix::insert_goal(&game, state, RED, chip, (1, row), log);
        }
        let cards: Vec<Card> = (20..40).map(Card).collect();
        for card in cards {
            if state.civs[RED].items.len() < ITEMS - 1 {
                take(state, card);
                let column = 2 + card.0 / DECK as u8;
                epoka_civolution::matrix::insert(&game, state, RED, Item::Card { card }, column, log);
            }
        }
        let chip = state.incomes.remove(0);
        ask(state, Task::PlaceIncome { seat: RED, income: chip });
    });
    assert_eq!(civ(&table).items.len(), ITEMS - 1);
    table.refuses("CVL-A2", RED, Column { column: 5 });
}
