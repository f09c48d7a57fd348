//! What modules do: CVL-116, CVL-157, and extra finds.

use crate::common::*;

/// CVL-53. Example 1: the extra find is of a terrain with an own tribe, of any row.
#[test]
fn an_extra_find_is_of_an_own_terrain() {
    let mut table = turn(2, |state| {
        state.tasks.clear();
        state.tasks.push(Task::Phase { number: 3 });
        state.tasks.push(Task::ResetMarker { seat: RED });
    });
    table.act(RED, Marker { stock: Stock::Food });
    table.refuses("CVL-53", RED, Material { material: material("stone") });
    for id in ["wood", "oil", "papyrus", "herbs", "gold"] {
        assert!(table.lists(RED, Material { material: material(id) }), "{id}");
    }
    table.act(RED, Material { material: material("oil") });
    assert_eq!(stored(&table, "oil"), 1);
}

/// CVL-157, CVL-65. Planning markers go on one space; trait markers move.
#[test]
fn planning_markers_and_moving_traits() {
    let mut table = turn(2, |state| dice_of(state, &[3, 4]));
    activate(&mut table, "planning");
    if matches!(table.state.tasks.last(), Some(Task::Options { .. })) {
        table.act(RED, Option { number: 1 });
    }
    table.refuses("CVL-157", RED, Planning { value: 7 });
    table.act(RED, Planning { value: 5 });
    assert_eq!(has(&table, Gain::Planning(5)), 2);
    let mut table = turn(2, |state| {
        put(state, Gain::Trait(TraitOf::Calm), 1);
        ask(state, Task::MoveTrait { seat: RED, n: 1 });
    });
    table.refuses("CVL-157", RED, MoveTrait { from: TraitOf::Stamina, to: TraitOf::Calm });
    table.act(RED, MoveTrait { from: TraitOf::Calm, to: TraitOf::Stamina });
    assert_eq!(has(&table, Gain::Trait(TraitOf::Stamina)), 1);
}

/// CVL-116, CVL-117. A grotto comes before Production, a rock before Procreation.
#[test]
fn grottos_and_rocks_come_first() {
    let mut table = turn(2, |state| reveal(state, 8, "hidden-grotto-1"));
    activate(&mut table, "production");
    table.refuses("CVL-116", RED, Site { territory: territory("c-desert") });
    table.act(RED, Site { territory: territory("b-forest") });
    table.act(RED, Transport { territory: territory("b-forest"), material: material("wood") });
    assert_eq!((stored(&table, "wood"), civ(&table).raw[territory("b-forest").index()]), (1, 1));
    let mut table = turn(2, |state| {
        reveal(state, 8, "holy-rock-1");
        state.open.civs[RED].favor = 6;
    });
    activate(&mut table, "procreation");
    table.refuses("CVL-117", RED, Site { territory: territory("c-desert") });
    table.act(RED, Site { territory: territory("b-forest") });
    table.act(RED, Procreate { territory: territory("b-forest"), camp: Camp::Fire });
    table.act(RED, Procreate { territory: territory("c-grassland"), camp: Camp::Fire });
    assert_eq!(civ(&table).tribes(), 4);
}

/// CVL-118, CVL-119. Caves join the territories beside them; mushrooms feed hunters.
#[test]
fn caves_join_and_mushrooms_feed() {
    let mut table = turn(2, |state| {
        reveal(state, 8, "cave-1");
        reveal(state, 14, "cave-2");
        ask(state, Task::Migrate { seat: RED, n: 1, anywhere: false });
    });
    table.act(RED, Move { from: place("b-forest", Spot::Camp), to: territory("c-desert") });
    let mut table = turn(2, |state| {
        reveal(state, 8, "mushroom-valley-1");
        ask(state, Task::Hunt { seat: RED, n: 1 });
    });
    table.act(RED, Hunt { territory: territory("b-forest") });
    table.chance(dice([1]));
    assert_eq!(stock(&table, Stock::Food), 4);
}
