//! Migration, displacing, procreation, materials: CVL-70 to CVL-95.

use crate::common::*;

/// Red has only a strong tribe on the camp of the swamp of tile C.
fn in_swamp(state: &mut State) {
    no_tribe(state, RED, "b-forest", Spot::Camp);
    no_tribe(state, RED, "c-grassland", Spot::Camp);
    tribe(state, RED, "c-swamp", Spot::Camp, false);
    state.lands[territory("c-swamp").index()].token = 1;
}

/// CVL-72, CVL-75, CVL-76. Example 5: a tribe takes the bonfire camp of an undeveloped desert.
#[test]
fn a_migration_to_a_bonfire_camp_develops_a_desert() {
    let mut table = turn(2, in_swamp);
    activate(&mut table, "migration");
    let from = place("c-swamp", Spot::Camp);
    table.refuses("CVL-72", RED, Move { from, to: territory("b-hills") });
    table.act(RED, Move { from, to: territory("c-desert") });
    table.act(RED, Settle { camp: Camp::Fire });
    table.chance(pick(3));
    let land = table.state.lands[territory("c-desert").index()];
    assert_eq!(land.fire, Some(Tribe { seat: RED, weak: false }));
    assert_eq!((points(&table), land.token, civ(&table).raw[territory("c-desert").index()]), (2, 3, 1));
}

/// CVL-73, CVL-74. Example 6: red displaces blue from a bonfire camp and lies down.
#[test]
fn displacing_sends_a_tribe_to_the_wilderness() {
    let mut table = turn(2, |state| {
        in_swamp(state);
        tribe(state, BLUE, "c-grassland", Spot::Fire, false);
    });
    activate(&mut table, "migration");
    table.act(RED, Move { from: place("c-swamp", Spot::Camp), to: territory("c-grassland") });
    table.refuses("CVL-73", RED, Settle { camp: Camp::Taken { tribe: Tribe { seat: BLUE, weak: true } } });
    table.act(RED, Settle { camp: Camp::Fire });
    let land = table.state.lands[territory("c-grassland").index()];
    assert_eq!(land.fire, Some(Tribe { seat: RED, weak: true }));
    assert_eq!((land.folk[BLUE].wild, points(&table)), ([1, 0], 1));
}

/// CVL-71, CVL-77. Example 7: one tribe crosses a desert and water and settles beyond.
#[test]
fn a_long_march_settles_only_at_its_end() {
    let mut table = turn(2, |state| {
        in_swamp(state);
        let civ = &mut state.open.civs[RED];
        civ.levels[module("migration").index()] = 3;
        civ.favor = 6;
        civ.boats[0].at = Some(territory("a-water"));
    });
    activate(&mut table, "migration");
    table.act(RED, Move { from: place("c-swamp", Spot::Camp), to: territory("c-desert") });
    table.refuses("CVL-Q5", RED, Step { to: territory("c-swamp") });
    table.act(RED, Step { to: territory("a-water") });
    table.act(RED, Step { to: territory("b-mountains") });
    table.act(RED, Settle { camp: Camp::Fire });
    table.chance(pick(1));
    assert_eq!((table.state.lands[territory("c-desert").index()].token, points(&table)), (0, 2));
}

/// CVL-77, CVL-79, CVL-Q5. Without a boat no water is crossed; weak tribes stay; nobody goes back.
#[test]
fn water_needs_a_boat_and_strength() {
    let mut table = turn(2, |state| {
        tribe(state, RED, "c-desert", Spot::Camp, true);
        state.lands[territory("c-desert").index()].token = 1;
        ask(state, Task::Migrate { seat: RED, n: 1, anywhere: false });
        state.tasks.push(Task::Migrate { seat: RED, n: 1, anywhere: false });
    });
    table.refuses("CVL-77", RED, Move { from: place("b-forest", Spot::Camp), to: territory("a-water") });
    let weak = Place { weak: true, ..place("c-desert", Spot::Camp) };
    table.refuses("CVL-79", RED, Move { from: weak, to: territory("c-swamp") });
    table.act(RED, Move { from: place("b-forest", Spot::Camp), to: territory("b-hills") });
    table.act(RED, Settle { camp: Camp::Free });
    table.play_chance(1);
    table.refuses("CVL-Q5", RED, Move { from: place("b-hills", Spot::Camp), to: territory("b-forest") });
}

/// CVL-Q5. Who set out there does not go back in the same turn; who was there before may go.
#[test]
fn only_who_set_out_there_may_not_go_back() {
    let mut table = turn(2, |state| {
        in_swamp(state);
        tribe(state, RED, "c-desert", Spot::Camp, false);
        state.lands[territory("c-desert").index()].token = 1;
        ask(state, Task::Migrate { seat: RED, n: 1, anywhere: false });
        state.tasks.push(Task::Migrate { seat: RED, n: 1, anywhere: false });
    });
    table.act(RED, Move { from: place("c-swamp", Spot::Camp), to: territory("c-desert") });
    table.act(RED, Settle { camp: Camp::Fire });
    table.refuses("CVL-Q5", RED, Move { from: place("c-desert", Spot::Fire), to: territory("c-swamp") });
    table.act(RED, Move { from: place("c-desert", Spot::Camp), to: territory("c-swamp") });
}

/// CVL-77. A tribe settles once: the migrations that are left belong to others.
#[test]
fn a_tribe_that_has_settled_stays_there() {
    let mut table = turn(2, |state| {
        in_swamp(state);
        tribe(state, RED, "b-forest", Spot::Camp, false);
        level(state, "migration", 2);
        state.open.civs[RED].favor = 6;
    });
    activate(&mut table, "migration");
    table.act(RED, Move { from: place("c-swamp", Spot::Camp), to: territory("c-desert") });
    table.act(RED, Settle { camp: Camp::Fire });
    table.chance(pick(3));
    table.refuses("CVL-77", RED, Move { from: place("c-desert", Spot::Fire), to: territory("b-mountains") });
    table.act(RED, Move { from: place("b-forest", Spot::Camp), to: territory("b-hills") });
}

/// CVL-74, CVL-77. A tribe that has settled stays also where another own tribe displaces it.
#[test]
fn a_settled_tribe_that_is_displaced_has_settled() {
    let mut table = turn(2, |state| {
        in_swamp(state);
        tribe(state, RED, "c-swamp", Spot::Wild, false);
        tribe(state, RED, "b-forest", Spot::Camp, false);
        state.lands[territory("c-desert").index()].token = 1;
        ask(state, Task::Migrate { seat: RED, n: 3, anywhere: false });
    });
    for spot in [Spot::Camp, Spot::Wild] {
        table.act(RED, Move { from: place("c-swamp", spot), to: territory("c-desert") });
        table.act(RED, Settle { camp: Camp::Fire });
    }
    assert_eq!(table.state.lands[territory("c-desert").index()].folk[RED].wild, [1, 0]);
    table.refuses("CVL-77", RED, Move { from: place("c-desert", Spot::Wild), to: territory("b-mountains") });
}

/// CVL-80, CVL-81. Example 8: where a new tribe may come.
#[test]
fn a_new_tribe_comes_where_own_tribes_are() {
    let mut table = turn(2, |state| {
        in_swamp(state);
        state.lands[territory("c-desert").index()].token = 1;
        tribe(state, RED, "c-desert", Spot::Wild, false);
        tribe(state, BLUE, "c-desert", Spot::Fire, false);
        tribe(state, RED, "c-swamp", Spot::Fire, false);
        state.open.civs[RED].boats[0].at = Some(territory("a-water"));
        tribe(state, RED, "a-water", Spot::Boat, false);
        level(state, "procreation", 3);
    });
    by_module(&mut table, "procreation", 0);
    let own = Camp::Taken { tribe: Tribe { seat: RED, weak: false } };
    for (id, camp) in [
        ("c-desert", Camp::Free),
        ("c-desert", Camp::Fire),
        ("c-swamp", own),
        ("c-swamp", Camp::Fire),
        ("a-water", Camp::Boat),
    ] {
        assert!(table.lists(RED, Procreate { territory: territory(id), camp }), "{id} {camp:?}");
    }
    table.refuses("CVL-80", RED, Procreate { territory: territory("b-hills"), camp: Camp::Free });
    table.act(RED, Procreate { territory: territory("c-desert"), camp: Camp::Free });
    table.act(RED, Procreate { territory: territory("c-swamp"), camp: own });
    assert_eq!(table.state.lands[territory("c-desert").index()].folk[RED].camp, [1, 0]);
    assert_eq!(table.state.lands[territory("c-swamp").index()].folk[RED].camp, [0, 1]);
    let mut table = turn(2, |state| {
        no_tribe(state, RED, "b-forest", Spot::Camp);
        no_tribe(state, RED, "c-grassland", Spot::Camp);
        ask(state, Task::Procreate { seat: RED, n: 1 });
    });
    table.act(RED, Procreate { territory: territory("b-hills"), camp: Camp::Free });
    table.play_chance(1);
    let mut table = turn(2, |state| {
        (0..18).for_each(|_| tribe(state, RED, "b-hills", Spot::Wild, false));
    });
    assert_eq!(civ(&table).tribes(), 20);
    activate(&mut table, "procreation");
    assert!(table.turn().asks(BLUE));
}

/// CVL-62, CVL-70, CVL-82. Example 9: an idea saves the test of Procreation III.
#[test]
fn an_idea_saves_a_favor_test() {
    let mut table = turn(2, |state| {
        put(state, Gain::Stock(Stock::Idea), 1);
        tribe(state, RED, "b-forest", Spot::Wild, true);
        state.dice[1] -= 1;
        let civ = &mut state.open.civs[RED];
        (civ.fate, civ.favor) = (2, 2);
        civ.levels[module("procreation").index()] = 3;
    });
    activate(&mut table, "procreation");
    table.act(RED, Option { number: 0 });
    for _ in 0..2 {
        table.act(RED, Procreate { territory: territory("c-grassland"), camp: Camp::Fire });
    }
    table.chance(dice([3, 5]));
    table.refuses("CVL-198", RED, Reroll);
    table.act(RED, Ideas);
    table.refuses("CVL-82", RED, Strengthen { territory: territory("b-hills"), spot: Spot::Wild });
    table.act(RED, Strengthen { territory: territory("b-forest"), spot: Spot::Wild });
    assert_eq!(stock(&table, Stock::Idea), 0);
    assert_eq!(table.state.lands[territory("b-forest").index()].folk[RED].wild, [1, 0]);
}

/// CVL-84. Example 10: a marker of a boat becomes a material of developed land beside it.
#[test]
fn a_boat_brings_a_material_of_the_shore() {
    let mut table = turn(2, |state| {
        state.open.lands.iter_mut().for_each(|land| land.token = 0);
        state.lands[territory("b-forest").index()].token = 1;
        state.lands[territory("b-mountains").index()].token = 2;
        state.open.civs[RED].boats[0].at = Some(territory("a-water"));
    });
    activate(&mut table, "transport");
    let water = territory("a-water");
    let open: Vec<_> = table.actions(RED).to_vec();
    let from_boat = open.iter().filter(|action| matches!(action, Transport { territory, .. } if *territory == water));
    assert_eq!(from_boat.count(), 2);
    table.refuses("CVL-84", RED, Transport { territory: water, material: material("papyrus") });
    table.act(RED, Transport { territory: water, material: material("wood") });
    assert_eq!((stored(&table, "wood"), civ(&table).boats[0].cargo), (1, 0));
}

/// CVL-62, CVL-85. Example 11: an idea makes a hunt on water the best one.
#[test]
fn an_idea_makes_the_best_of_a_hunt() {
    let mut table = turn(2, |state| {
        state.open.civs[RED].boats[0].at = Some(territory("a-water"));
        tribe(state, RED, "a-water", Spot::Boat, false);
        put(state, Gain::Stock(Stock::Idea), 1);
        state.dice[1] -= 2;
        state.open.civs[RED].fate = 3;
        level(state, "sustenance", 3);
    });
    by_module(&mut table, "sustenance", 0);
    table.refuses("CVL-85", RED, Hunt { territory: territory("b-hills") });
    table.act(RED, Hunt { territory: territory("a-water") });
    table.chance(dice([5, 2, 1]));
    table.refuses("CVL-62", RED, UseRoll { value: 4 });
    table.act(RED, UseRoll { value: 6 });
    assert_eq!((stock(&table, Stock::Food), stock(&table, Stock::Idea)), (5, 0));
    table.refuses("CVL-85", RED, Hunt { territory: territory("a-water") });
}

/// CVL-87. Example 12: exploring from water turns up a ground and a glacier.
#[test]
fn exploring_gives_the_points_of_areas() {
    let mut table = turn(2, |state| {
        state.open.civs[RED].boats[0].at = Some(territory("a-water"));
        tribe(state, RED, "a-water", Spot::Boat, false);
        reveal(state, 7, "cave-1");
        reveal(state, 8, "cave-2");
    });
    by_module(&mut table, "exploration", 0);
    table.refuses("CVL-87", RED, Explore { territory: territory("b-hills") });
    table.act(RED, Explore { territory: territory("a-water") });
    table.chance_ids(&["building-ground-1", "glacier-1"]);
    assert_eq!(points(&table), 5);
}

/// CVL-86. Example 13: a 1 finds stone in the mountains.
#[test]
fn a_low_roll_finds_stone() {
    let mut table = turn(2, |state| {
        tribe(state, RED, "b-mountains", Spot::Camp, false);
    });
    by_module(&mut table, "exploration", 1);
    table.refuses("CVL-86", RED, Seek { terrain: Terrain::Water });
    table.act(RED, Seek { terrain: Terrain::Mountains });
    table.chance(dice([1]));
    assert_eq!(stored(&table, "stone"), 1);
}

/// CVL-91. Example 14: a strong neighbour may board a new boat; weak ones may not.
#[test]
fn a_strong_neighbour_boards_a_new_boat() {
    let mut table = turn(2, |state| {
        tribe(state, RED, "b-mountains", Spot::Camp, false);
        level(state, "building", 3);
    });
    by_module(&mut table, "building", 0);
    table.refuses("CVL-91", RED, Boat { territory: territory("b-forest") });
    table.act(RED, Boat { territory: territory("a-water") });
    table.act(RED, Board { from: place("b-mountains", Spot::Camp) });
    assert_eq!(civ(&table).boats[0].crew, [1, 0]);
    table.refuses("CVL-91", RED, Boat { territory: territory("a-water") });
    let mut table = turn(2, |state| {
        no_tribe(state, RED, "b-forest", Spot::Camp);
        no_tribe(state, RED, "c-grassland", Spot::Camp);
        tribe(state, RED, "b-mountains", Spot::Camp, true);
    });
    by_module(&mut table, "building", 0);
    table.act(RED, Boat { territory: territory("a-water") });
    assert!(!matches!(table.state.tasks.last(), Some(Task::Board { .. })));
}

/// CVL-93, CVL-122, CVL-151. Example 15: jade becomes a monument and a disc advances.
#[test]
fn a_monument_is_a_material_on_a_ground() {
    let mut table = turn(2, |state| {
        tribe(state, RED, "b-mountains", Spot::Camp, false);
        reveal(state, 14, "building-ground-1");
        put(state, Gain::Stored(material("jade")), 1);
        put(state, Gain::Stored(material("wood")), 1);
    });
    by_module(&mut table, "building", 0);
    table.refuses("CVL-122", RED, Monument { ground: 1, material: material("jade") });
    table.refuses("CVL-93", RED, Monument { ground: 0, material: material("wood") });
    table.act(RED, Monument { ground: 0, material: material("jade") });
    table.act(RED, Track { track: TrackOf::Technology });
    assert_eq!((civ(&table).monuments[0], civ(&table).tracks[0], stored(&table, "jade")), (1, 1, 0));
}

/// CVL-92, CVL-94, CVL-100, CVL-101, CVL-102. A settlement returns its materials and brings an income chip.
#[test]
fn a_settlement_brings_an_income_chip() {
    let mut table = turn(2, |state| {
        tribe(state, RED, "b-mountains", Spot::Camp, false);
        reveal(state, 14, "building-ground-1");
        put(state, Gain::Stored(material("wood")), 2);
        put(state, Gain::Stored(material("papyrus")), 2);
        level(state, "building", 3);
    });
    by_module(&mut table, "building", 0);
    table.refuses("CVL-94", RED, Settlement { ground: 0, slot: 1 });
    table.act(RED, Settlement { ground: 0, slot: 0 });
    let chip = table.state.incomes.at(0).expect("a chip is there");
    table.act(RED, TakeIncome { income: chip });
    table.play_chance(1);
    table.refuses("CVL-101", RED, Column { column: 9 });
    table.act(RED, Column { column: 2 });
    table.refuses("CVL-102", RED, Option { number: 2 });
    table.act(RED, Option { number: 1 });
    assert_eq!((points(&table), table.state.incomes.len(), stored(&table, "wood")), (1, 3, 1));
    table.refuses("CVL-92", RED, Settlement { ground: 0, slot: 0 });
}

/// CVL-90, CVL-120, CVL-156. Example 21: Building II builds two of a kind; farms shun volcanoes.
#[test]
fn two_projects_of_one_kind() {
    let mut table = turn(2, |state| {
        level(state, "building", 2);
        tribe(state, RED, "b-mountains", Spot::Camp, false);
        reveal(state, 14, "volcano-1");
    });
    by_module(&mut table, "building", 0);
    table.refuses("CVL-120", RED, Farm { territory: territory("b-mountains") });
    table.refuses("CVL-90", RED, Farm { territory: territory("b-hills") });
    table.act(RED, Farm { territory: territory("b-forest") });
    table.refuses("CVL-156", RED, Boat { territory: territory("a-water") });
    table.act(RED, Farm { territory: territory("c-grassland") });
    assert_eq!(stock(&table, Stock::Idea), 2);
    let mut table = turn(2, |state| level(state, "building", 3));
    by_module(&mut table, "building", 0);
    table.act(RED, Farm { territory: territory("b-forest") });
    table.act(RED, Boat { territory: territory("a-water") });
    let mut table = turn(2, |state| {
        state.lands[territory("b-forest").index()].farm = Some(BLUE);
        ask(state, Task::ExploreTerritory { seat: RED });
    });
    table.act(RED, Explore { territory: territory("b-forest") });
    let slots = match table.state.tasks.last() {
        Some(Task::Reveal { slots, .. }) => slots.count_ones() as usize,
        other => panic!("{other:?}"),
    };
    table.chance_ids(&["volcano-1", "cave-1", "cave-2", "cave-3"][..slots]);
    assert_eq!(table.state.lands[territory("b-forest").index()].farm, None);
}

/// CVL-83. Raw materials come to territories with own tribes and to manned boats.
#[test]
fn producing_needs_a_tribe() {
    let mut table = turn(2, |state| ask(state, Task::Produce { seat: RED, n: 2 }));
    table.refuses("CVL-83", RED, Produce { territory: territory("b-hills") });
    table.act(RED, Produce { territory: territory("b-forest") });
    assert_eq!(civ(&table).raw[territory("b-forest").index()], 2);
}

/// CVL-195. With an empty supply a marker may return to make room.
#[test]
fn fifty_markers_are_all_there_are() {
    let mut table = turn(2, |state| {
        let supply = state.civs[RED].supply;
        put(state, Gain::Stock(Stock::Money), supply);
        ask(state, Task::Produce { seat: RED, n: 1 });
    });
    table.act(RED, Produce { territory: territory("b-forest") });
    table.refuses("CVL-195", RED, Free { marker: Gain::Cargo(0) });
    table.act(RED, Free { marker: Gain::Stock(Stock::Money) });
    assert_eq!((civ(&table).supply, civ(&table).raw[territory("b-forest").index()]), (0, 2));
}
