//! Population, buildings and units: TTA-93 to TTA-99, TTA-118 to TTA-120.

use crate::common::*;

/// TTA-83, TTA-93, TTA-94, TTA-196. Example 56: growth becomes dearer.
#[test]
fn growth_costs_food() {
    let mut table = scene(2, Age::I, |scene| {
        scene.of(RED).yellow = 17;
        scene.stored(RED, "agriculture", 5);
    });
    table.act(RED, Grow);
    assert_eq!((nation(&table, RED).yellow, nation(&table, RED).unused, stock(&table, RED).0), (16, 2, 3));
    table.act(RED, Grow);
    assert_eq!((stock(&table, RED).0, left(&table, RED).0), (0, 2));
    table.refuses("TTA-196", RED, Grow);
    let mut table = scene(2, Age::I, |scene| {
        scene.of(RED).yellow = 0;
        scene.stored(RED, "agriculture", 5).has(RED, "organized-religion", 2).stored(BLUE, "agriculture", 5);
        scene.actions(BLUE, 0, 0);
    });
    table.refuses("TTA-93", RED, Grow);
    table.arrange(|state| ask(state, BLUE, Task::Actions { seat: BLUE }));
    table.refuses("TTA-83", BLUE, Grow);
}

/// TTA-94. Example 57: Moses.
#[test]
fn moses_saves_food() {
    let mut table = scene(2, Age::I, |scene| {
        scene.leader(RED, "moses").stored(RED, "agriculture", 3).of(RED).yellow = 12;
    });
    table.act(RED, Grow);
    assert_eq!(stock(&table, RED).0, 0);
}

/// TTA-94, TTA-181, TTA-F60. Example 58: more yellow tokens than squares.
#[test]
fn tokens_beyond_the_squares_are_in_the_bank() {
    let mut table = scene(2, Age::I, |scene| {
        scene.stored(RED, "agriculture", 2).of(RED).yellow = 20;
    });
    let view = &table.view(Viewer::Referee).nations[0];
    assert_eq!((view.growth, view.consumption, view.discontent), (Some(2), 0, 0));
    table.act(RED, Grow);
    assert_eq!(nation(&table, RED).yellow, 19);
}

/// TTA-6, TTA-39, TTA-95, TTA-96, TTA-98, TTA-159, TTA-169. Example 59: the urban limit.
#[test]
fn the_government_limits_urban_buildings() {
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "alchemy", 1).stored(RED, "bronze", 12);
        scene.of(RED).unused = 2;
    });
    table.refuses("TTA-96", RED, build("philosophy"));
    table.refuses("TTA-96", RED, build("alchemy"));
    table.act(RED, upgrade("philosophy", "alchemy"));
    assert_eq!((at(&table, RED, "alchemy"), nation(&table, RED).rates.science, stock(&table, RED).1), (2, 4, 9));
    table.act(RED, build("religion"));
    let rates = nation(&table, RED).rates;
    assert_eq!((rates.culture, rates.happiness, stock(&table, RED).1), (1, 1, 6));
    table.refuses("TTA-95", RED, build("iron"));
    table.refuses("TTA-98", RED, upgrade("alchemy", "philosophy"));
}

/// TTA-96, TTA-109. Example 60: a lower limit destroys nothing.
#[test]
fn a_lower_limit_destroys_nothing() {
    let mut table = scene(2, Age::III, |scene| {
        scene.has(RED, "communism", 0).has(RED, "alchemy", 3).hand(RED, &["monarchy"]);
        scene.stored(RED, "bronze", 10).of(RED).science = 8;
    });
    assert_eq!(nation(&table, RED).rates.happiness, 0);
    table.act(RED, develop("monarchy"));
    assert_eq!((at(&table, RED, "alchemy"), at(&table, RED, "philosophy")), (3, 1));
    table.refuses("TTA-96", RED, build("philosophy"));
}

/// TTA-97, TTA-98. Examples 61 and 62: Masonry and Architecture.
#[test]
fn construction_technologies_make_urban_buildings_cheaper() {
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "masonry", 0).has(RED, "alchemy", 0).has(RED, "iron", 0).stored(RED, "bronze", 12);
        scene.of(RED).unused = 2;
    });
    table.act(RED, upgrade("philosophy", "alchemy"));
    assert_eq!(stock(&table, RED).1, 10);
    table.act(RED, build("alchemy"));
    assert_eq!(stock(&table, RED).1, 5);
    table.act(RED, build("iron"));
    assert_eq!(stock(&table, RED).1, 0);
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "architecture", 0).has(RED, "alchemy", 1).has(RED, "scientific-method", 0);
        scene.stored(RED, "bronze", 1);
    });
    table.act(RED, upgrade("alchemy", "scientific-method"));
    assert_eq!(stock(&table, RED).1, 0);
    let mut table = scene(2, Age::III, |scene| {
        scene.has(RED, "engineering", 0).has(RED, "multimedia", 0).stored(RED, "bronze", 8);
    });
    table.act(RED, build("multimedia"));
    assert_eq!(stock(&table, RED).1, 0);
}

/// TTA-98, TTA-119. Example 64: a level can be skipped.
#[test]
fn an_upgrade_may_skip_a_level() {
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "selective-breeding", 0).has(RED, "riflemen", 0).stored(RED, "bronze", 7);
    });
    table.act(RED, upgrade("agriculture", "selective-breeding"));
    assert_eq!((stock(&table, RED).1, left(&table, RED)), (3, (3, 2)));
    table.act(RED, upgrade("warriors", "riflemen"));
    assert_eq!((stock(&table, RED).1, left(&table, RED), nation(&table, RED).rates.strength), (0, (3, 1), 3));
    table.refuses("TTA-119", RED, upgrade("riflemen", "warriors"));
}

/// TTA-99, TTA-120, TTA-159, TTA-176. Example 65: destroying and disbanding.
#[test]
fn workers_come_back_and_nothing_else() {
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "religion", 1).of(RED).unused = 0;
    });
    table.act(RED, destroy("religion"));
    table.act(RED, destroy("warriors"));
    let nation = nation(&table, RED);
    assert_eq!((nation.unused, left(&table, RED), stock(&table, RED)), (2, (3, 1), (0, 0)));
    assert_eq!((nation.rates.culture, nation.rates.happiness, nation.rates.strength), (0, 0, 0));
    table.refuses("TTA-99", RED, destroy("religion"));
    table.refuses("TTA-120", RED, destroy("warriors"));
}

/// TTA-118. A unit needs a worker, an action and resources.
#[test]
fn a_unit_costs_a_military_action() {
    let mut table = scene(2, Age::I, |scene| {
        scene.stored(RED, "bronze", 6).of(RED).unused = 3;
    });
    table.act(RED, build("warriors"));
    table.act(RED, build("warriors"));
    assert_eq!((nation(&table, RED).rates.strength, left(&table, RED), stock(&table, RED).1), (3, (4, 0), 2));
    table.refuses("TTA-83", RED, build("warriors"));
    table.refuses("TTA-118", RED, build("knights"));
}

/// Every technology on which workers stand can be developed and built.
#[test]
fn every_technology_can_be_built() {
    for card in DATA.civil.iter().filter(|card| card.kind < Kind::Government && card.start_workers.is_none()) {
        let mut table = scene(2, card.age, |scene| {
            scene.hand(RED, &[&card.id]).stored(RED, "bronze", card.resources);
            scene.of(RED).science = card.science.into();
        });
        let before = nation(&table, RED).rates;
        table.act(RED, develop(&card.id));
        table.act(RED, build(&card.id));
        let after = nation(&table, RED).rates;
        let gained = (after.science - before.science, after.culture - before.culture, after.strength - before.strength);
        let gives = card.gives;
        assert_eq!(gained, (gives.science.into(), gives.culture.into(), gives.strength.into()), "{}", card.id);
        assert_eq!(i16::from(after.happiness), i16::from(gives.happy), "{}", card.id);
        assert_eq!((nation(&table, RED).science, stock(&table, RED).1), (0, 0), "{}", card.id);
    }
}

/// Every starting technology can be built.
#[test]
fn every_starting_technology_can_be_built() {
    for id in ["agriculture", "bronze", "philosophy", "religion", "warriors"] {
        let mut table = scene(2, Age::I, |scene| {
            scene.stored(RED, "bronze", 3);
        });
        table.act(RED, build(id));
    }
}
