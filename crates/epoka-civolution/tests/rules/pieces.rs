//! Pieces, dice and points: CVL-1 to CVL-9, CVL-196, CVL-197, and rulings about them.

use crate::common::*;

/// Something has to be decided before the next task.
fn before(state: &mut State, task: Task) {
    state.tasks.clear();
    state.tasks.push(task);
    state.tasks.push(Task::ResetMarker { seat: RED });
}

/// CVL-1, CVL-190. After the fourth era the game is over, and the most VP win.
#[test]
fn a_game_has_four_eras() {
    for era in [3, 4] {
        let mut table = turn(2, |state| {
            state.era = era;
            state.open.civs[BLUE].ledger.0[0] = 40;
            state.events.clear();
            before(state, Task::EndEra);
        });
        table.act(RED, Marker { stock: Stock::Idea });
        assert_eq!(table.state.over, era == 4);
        if era == 4 {
            assert_eq!(table.standings()[0].seat, BLUE);
        }
    }
}

/// CVL-2, CVL-29, CVL-30, CVL-31. What everybody has on the console and on the map in the beginning.
#[test]
fn everybody_begins_with_the_same_pieces() {
    let mut table = Table::new(rules(4, &FIRST));
    while !matches!(table.state.tasks.last(), Some(Task::DealSets)) {
        crate::deeds::chance(&mut table);
    }
    for seat in Seat::all(4) {
        let civ = &table.state.civs[seat];
        // Two markers in boats, four on reset columns and two on the map.
        assert_eq!((civ.supply, civ.resets, civ.boats.map(|boat| boat.cargo)), (50 - 8, 4, [1, 1]));
        assert_eq!((civ.dice, civ.used, civ.fate, civ.levels), ([1; 6], 0, 1, [1; MAIN]));
        assert_eq!((civ.rows, civ.settled(), civ.tracks, civ.favor), ([false; 2], 0, [0; 5], 1));
        assert_eq!(civ.ledger.total(), 0);
        for id in ["b-forest", "c-grassland"] {
            let land = &table.state.lands[territory(id).index()];
            assert_eq!((land.folk[seat].camp, land.fire), ([1, 0], None));
            assert_eq!(civ.raw[territory(id).index()], 1);
        }
        assert_eq!(civ.tribes(), 2);
    }
}

/// CVL-3, CVL-82. A tribe that is strengthened stands.
#[test]
fn a_tribe_stands_or_lies() {
    let mut table = turn(2, |state| tribe(state, RED, "b-forest", Spot::Wild, true));
    by_module(&mut table, "sustenance", 1);
    table.act(RED, Strengthen { territory: territory("b-forest"), spot: Spot::Wild });
    assert_eq!(table.state.lands[territory("b-forest").index()].folk[RED].wild, [1, 0]);
}

/// CVL-4, CVL-92. The large water is a building ground for who has a tribe in a boat there.
#[test]
fn the_large_water_is_a_ground() {
    let listed = DATA.grounds[6].trailing_zeros() as usize;
    let listed = epoka_civolution::state::Material(listed as u8);
    let with = |manned: bool| {
        turn(2, move |state| {
            state.open.civs[RED].boats[0].at = Some(territory("a-water"));
            if manned {
                tribe(state, RED, "a-water", Spot::Boat, true);
            }
            put(state, Gain::Stored(listed), 1);
        })
    };
    let mut table = with(false);
    by_module(&mut table, "building", 0);
    table.refuses("CVL-92", RED, Monument { ground: 6, material: listed });
    let mut table = with(true);
    by_module(&mut table, "building", 0);
    table.act(RED, Monument { ground: 6, material: listed });
    assert_eq!(civ(&table).monuments[6], 1);
}

/// CVL-5. A territory has room for one farm, whoever built it.
#[test]
fn one_farm_is_enough() {
    let mut table = turn(2, |state| state.lands[territory("b-forest").index()].farm = Some(BLUE));
    by_module(&mut table, "building", 0);
    table.refuses("CVL-5", RED, Farm { territory: territory("b-forest") });
}

/// CVL-6. Water is developed and has no token: who boards a boat there turns nothing up.
#[test]
fn water_has_no_token() {
    let mut table = turn(2, |state| state.open.civs[RED].boats[0].at = Some(territory("a-water")));
    activate(&mut table, "migration");
    table.act(RED, Move { from: place("b-forest", Spot::Camp), to: territory("a-water") });
    table.act(RED, Settle { camp: Camp::Boat });
    assert_eq!((civ(&table).boats[0].crew, table.state.lands[0].token), ([1, 0], 0));
    assert!(table.turn().asks(BLUE));
}

/// CVL-7. A find of 5 is of row 3, which sells for 3.
#[test]
fn the_row_is_the_price() {
    let mut table = turn(2, |state| dice_of(state, &[1, 4, 4, 5]));
    by_module(&mut table, "exploration", 1);
    table.act(RED, Seek { terrain: Terrain::Forest });
    table.chance(dice([5]));
    assert_eq!(stored(&table, "oil"), 1);
    table.arrange(|state| ask(state, Task::Turn { seat: RED }));
    activate(&mut table, "trade");
    sell(&mut table, Some(material("oil")), None);
    assert_eq!(stock(&table, Stock::Money), 3);
}

/// CVL-8. A raw material on the map cannot be sold.
#[test]
fn raw_materials_are_of_no_use() {
    let mut table = turn(2, |state| put(state, Gain::Stored(material("oil")), 1));
    assert_eq!(civ(&table).raw[territory("b-forest").index()], 1);
    activate(&mut table, "trade");
    table.refuses("CVL-8", RED, Sell { material: material("wood"), into: Proceeds::Money });
    sell(&mut table, Some(material("oil")), None);
}

/// CVL-9, CVL-61. Used dice lie below the console and activate nothing more.
#[test]
fn used_dice_are_used() {
    let mut table = turn(2, |state| dice_of(state, &[1, 2, 2]));
    activate(&mut table, "research");
    assert_eq!((civ(&table).dice, civ(&table).used), ([0, 1, 0, 0, 0, 0], 5));
    table.arrange(|state| ask(state, Task::Turn { seat: RED }));
    table.refuses("CVL-61", RED, Activate { module: module("research") });
}

/// CVL-196. Points go on beyond 100.
#[test]
fn points_go_on_beyond_a_hundred() {
    let mut table = turn(2, |state| {
        state.open.civs[RED].ledger.0[0] = 99;
        put(state, Gain::Stored(material("wood")), 1);
    });
    activate(&mut table, "trade");
    sell(&mut table, None, Some(material("wood")));
    assert_eq!((points(&table), table.rules().score(&table.state, RED)), (101, 101));
}

/// CVL-197. What all do at once begins with the starting civilization.
#[test]
fn the_starting_civilization_comes_first() {
    let mut table = turn(3, |state| {
        state.first = Seat::at(2);
        before(state, Task::Phase { number: 3 });
    });
    table.act(RED, Marker { stock: Stock::Idea });
    for seat in [Seat::at(2), RED, BLUE] {
        assert!(table.turn().asks(seat));
        table.act(seat, Material { material: material("wood") });
    }
}

/// CVL-195, CVL-173. In the middle of a gain markers return one by one, also for the reset columns; or the rest is lost.
#[test]
fn markers_return_in_the_middle_of_a_gain() {
    let mut table = turn(2, |state| {
        let supply = state.civs[RED].supply;
        put(state, Gain::Stock(Stock::Money), supply - 1);
    });
    by_module(&mut table, "knowledge", 0);
    // One idea came, two more would.
    assert_eq!((stock(&table, Stock::Idea), civ(&table).supply), (1, 0));
    table.refuses("CVL-195", RED, Free { marker: Gain::Reset });
    table.act(RED, Free { marker: Gain::Raw(territory("b-forest")) });
    assert_eq!(stock(&table, Stock::Idea), 2);
    table.act(RED, Skip);
    assert_eq!((stock(&table, Stock::Idea), civ(&table).raw[territory("b-forest").index()]), (2, 0));
    let mut table = turn(2, |state| {
        let civ = &mut state.open.civs[RED];
        (civ.resets, civ.supply) = (2, civ.supply + 2);
        let supply = state.civs[RED].supply;
        put(state, Gain::Stock(Stock::Money), supply);
        before(state, Task::EndEra);
    });
    table.act(RED, Marker { stock: Stock::Idea });
    // Of three empty columns two are refilled.
    for _ in 0..2 {
        table.act(RED, Free { marker: Gain::Stock(Stock::Money) });
    }
    table.act(RED, Skip);
    assert_eq!(civ(&table).resets, 3);
}

/// CVL-Q24. Ideas and focus have no limit.
#[test]
fn spaces_have_no_capacity() {
    let mut table = turn(2, |state| {
        put(state, Gain::Stock(Stock::Idea), 12);
        put(state, Gain::Stock(Stock::Focus), 1);
        level(state, "knowledge", 2);
    });
    by_module(&mut table, "knowledge", 0);
    assert_eq!(stock(&table, Stock::Idea), 18);
    table.arrange(|state| ask(state, Task::Turn { seat: RED }));
    table.act(RED, Activate { module: module("dream") });
    table.act(RED, Pay { with: Die6::Die(1) }).act(RED, Pay { with: Die6::Die(2) });
    table.act(RED, Option { number: 0 });
    assert_eq!(stock(&table, Stock::Focus), 2);
}

/// CVL-65, CVL-113. What may be gained may be declined: the step of a monument, the upgrade of a goal chip.
#[test]
fn gains_may_be_declined() {
    let mut table = turn(2, |state| {
        tribe(state, RED, "b-mountains", Spot::Camp, false);
        reveal(state, 14, "building-ground-1");
        put(state, Gain::Stored(material("jade")), 1);
    });
    by_module(&mut table, "building", 0);
    table.act(RED, Monument { ground: 0, material: material("jade") });
    table.act(RED, Skip);
    assert_eq!(civ(&table).tracks, [0; 5]);
    let mut table = turn(2, |state| {
        crate::deeds::zone(state, "stamina-trial");
        put(state, Gain::Trait(TraitOf::Stamina), 3);
    });
    by_module(&mut table, "planning", 0);
    table.act(RED, InstallGoal { goal: goal("stamina-trial") });
    table.act(RED, Half { column: 2, row: 1 });
    table.act(RED, Skip);
    assert_eq!(civ(&table).upgrades(), 0);
    let mut table = turn(2, |state| {
        in_hand(state, "spore-sacs");
        for of in [TraitOf::Stamina, TraitOf::Intelligence, TraitOf::Calm, TraitOf::Dexterity] {
            put(state, Gain::Trait(of), 3);
        }
        put(state, Gain::Trait(TraitOf::Expression), 3);
        put(state, Gain::Trait(TraitOf::Perception), 3);
    });
    by_module(&mut table, "mutation", 1);
    table.act(RED, Install { card: card("spore-sacs") });
    table.act(RED, Column { column: 2 });
    if matches!(table.state.tasks.last(), Some(Task::CardRow { .. })) {
        table.act(RED, Row { row: 1 });
    }
    assert!(matches!(table.state.tasks.last(), Some(Task::Procreate { .. })));
    table.act(RED, Skip);
    assert_eq!(civ(&table).tribes(), 2);
}

/// CVL-140, CVL-141, CVL-156. Planning III gains and installs a goal chip in any order.
#[test]
fn planning_three_comes_in_any_order() {
    for gain_first in [false, true] {
        let mut table = turn(2, |state| {
            crate::deeds::zone(state, "stamina-trial");
            put(state, Gain::Trait(TraitOf::Stamina), 3);
            level(state, "planning", 3);
        });
        by_module(&mut table, "planning", 0);
        let shown = table.state.goals.at(0).expect("a chip is there");
        for gain in [gain_first, !gain_first] {
            if gain {
                table.act(RED, TakeGoal { goal: shown });
                table.play_chance(1);
            } else {
                table.act(RED, InstallGoal { goal: goal("stamina-trial") });
                table.act(RED, Half { column: 2, row: 1 });
                table.act(RED, Upgrade { module: module("trade") });
            }
        }
        // Empty spaces are alike: a chip gained first lies on the second one.
        assert_eq!((civ(&table).zone[0].goal, civ(&table).zone[0].space), (shown, u8::from(gain_first)));
    }
}
