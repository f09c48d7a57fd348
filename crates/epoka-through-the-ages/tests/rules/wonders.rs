//! Wonders: TTA-102 to TTA-106, TTA-117, TTA-215, TTA-216.

use crate::common::*;

/// TTA-102, TTA-103, TTA-105, TTA-194, TTA-F58. Example 69: a stage without a token in the bank.
#[test]
fn a_stage_is_covered_by_a_token_of_a_card() {
    let mut table = scene(2, Age::I, |scene| {
        scene.unfinished(RED, "pyramids", 2).has(RED, "iron", 0).stored(RED, "iron", 1).stored(RED, "agriculture", 2);
        scene.of(RED).blue = 0;
    });
    table.act(RED, Construct { stages: 1 });
    assert_eq!((on(&table, RED, "iron"), on(&table, RED, "bronze")), (0, 1));
    table.refuses("TTA-103", RED, Give { card: civil("iron") });
    table.act(RED, Give { card: civil("agriculture") });
    let nation = nation(&table, RED);
    assert_eq!((nation.blue, on(&table, RED, "agriculture"), on(&table, RED, "bronze")), (3, 1, 1));
    assert_eq!((left(&table, RED).0, nation.rates.civil), (4, 5));
}

/// TTA-102. A stage costs an action, its price and a token.
#[test]
fn stages_are_built_from_the_left() {
    let mut table = scene(2, Age::I, |scene| {
        scene.unfinished(RED, "library-of-alexandria", 0).stored(RED, "bronze", 4);
    });
    table.act(RED, Construct { stages: 1 });
    assert_eq!((nation(&table, RED).blue, nation(&table, RED).stages, stock(&table, RED).1), (16, 1, 3));
    table.refuses("TTA-196", RED, Construct { stages: 1 });
    table.refuses("TTA-104", RED, Construct { stages: 2 });
    let mut table = scene(2, Age::I, |_| {});
    table.refuses("TTA-102", RED, Construct { stages: 1 });
}

/// TTA-104, TTA-117, TTA-F9. Example 70: two stages at once, and only one by a card.
#[test]
fn masonry_builds_two_stages_at_once() {
    let scene_of = || {
        scene(2, Age::I, |scene| {
            scene.unfinished(RED, "great-wall", 2).has(RED, "masonry", 0).stored(RED, "bronze", 5);
            scene.hand(RED, &["engineering-genius-i"]);
        })
    };
    let mut table = scene_of();
    table.act(RED, Construct { stages: 2 });
    assert!(nation(&table, RED).wonders.contains(civil("great-wall")));
    assert_eq!((left(&table, RED).0, stock(&table, RED).1, nation(&table, RED).rates.strength), (3, 0, 2));
    let mut table = scene_of();
    table.act(RED, play("engineering-genius-i"));
    assert_eq!((nation(&table, RED).stages, stock(&table, RED).1, left(&table, RED).0), (3, 5, 3));
    let mut table = scene(2, Age::I, |scene| {
        scene.hand(RED, &["engineering-genius-i"]);
    });
    table.refuses("TTA-116", RED, play("engineering-genius-i"));
}

/// TTA-105. An unfinished wonder does nothing; there may be many completed ones.
#[test]
fn an_unfinished_wonder_does_nothing() {
    let mut table = scene(2, Age::I, |scene| {
        scene.wonder(RED, "colossus").wonder(RED, "library-of-alexandria").unfinished(RED, "pyramids", 1);
        scene.stored(RED, "bronze", 3);
    });
    assert_eq!(nation(&table, RED).rates.civil, 4);
    table.act(RED, Construct { stages: 1 });
    assert_eq!((nation(&table, RED).rates.civil, nation(&table, RED).wonders.len()), (4, 2));
    table.act(RED, Construct { stages: 1 });
    assert_eq!((nation(&table, RED).rates.civil, nation(&table, RED).wonders.len()), (5, 3));
}

/// TTA-106. Example 71: Fast Food Chains.
#[test]
fn fast_food_scores_workers() {
    let mut table = scene(2, Age::III, |scene| {
        scene.unfinished(RED, "fast-food-chains", 3).stored(RED, "bronze", 4);
        scene.has(RED, "agriculture", 3).has(RED, "religion", 4).has(RED, "warriors", 4);
        scene.of(RED).yellow = 17;
    });
    let rating = nation(&table, RED).rates.culture;
    table.act(RED, Construct { stages: 1 });
    assert_eq!((nation(&table, RED).ledger.wonders, nation(&table, RED).rates.culture), (19, rating));
}

/// TTA-A8, TTA-106, TTA-216. Example 72: Hollywood with Shakespeare; the Internet with Bach.
#[test]
fn hollywood_and_the_internet_count_what_is_really_produced() {
    let mut table = scene(2, Age::III, |scene| {
        scene.unfinished(RED, "hollywood", 2).stored(RED, "bronze", 5).leader(RED, "william-shakespeare");
        scene.has(RED, "opera", 2).has(RED, "journalism", 1).has(RED, "organized-religion", 1);
    });
    table.act(RED, Construct { stages: 1 });
    assert_eq!(nation(&table, RED).ledger.wonders, 20);
    let mut table = scene(2, Age::III, |scene| {
        scene.unfinished(RED, "internet", 4).stored(RED, "bronze", 2).leader(RED, "j-s-bach");
        scene.has(RED, "opera", 1).has(RED, "team-sports", 1).has(RED, "alchemy", 1).has(RED, "riflemen", 2);
    });
    table.act(RED, Construct { stages: 1 });
    // Philosophy 1, Alchemy 2, Opera 3 and Bach's 1, Team Sports 2.
    assert_eq!(nation(&table, RED).ledger.wonders, 1 + 2 + 4 + 2);
}

/// TTA-106. The First Space Flight scores the levels of technologies.
#[test]
fn the_space_flight_scores_technologies() {
    let mut table = scene(2, Age::III, |scene| {
        scene.unfinished(RED, "first-space-flight", 3).stored(RED, "bronze", 9).has(RED, "monarchy", 0);
        scene.has(RED, "strategy", 0).has(RED, "oil", 0);
    });
    table.act(RED, Construct { stages: 1 });
    assert_eq!(nation(&table, RED).ledger.wonders, 1 + 2 + 3);
}

/// TTA-173, TTA-215. Example 74: St. Peter's Basilica.
#[test]
fn the_basilica_adds_a_face_to_everything_happy() {
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "religion", 2).has(RED, "theocracy", 0).wonder(RED, "kremlin");
        scene.unfinished(RED, "st-peters-basilica", 1).stored(RED, "bronze", 4);
    });
    assert_eq!(nation(&table, RED).rates.happiness, 2);
    table.act(RED, Construct { stages: 1 });
    assert_eq!(nation(&table, RED).rates.happiness, 6);
}

/// TTA-187, TTA-F6. The Ocean Liner Service brings a worker a turn for nothing.
#[test]
fn the_ocean_liner_brings_a_worker() {
    let mut table = scene(2, Age::II, |scene| {
        scene.wonder(RED, "ocean-liner-service").wonder(BLUE, "colossus").stored(RED, "agriculture", 3);
    });
    table.act(RED, GrowFree);
    assert_eq!(table.events(), [Event::PopulationGained { seat: RED, count: 1 }]);
    assert_eq!((nation(&table, RED).unused, nation(&table, RED).yellow, left(&table, RED).0), (2, 17, 4));
    assert_eq!(stock(&table, RED).0, 3);
    table.refuses("TTA-187", RED, GrowFree);
}

/// TTA-105, TTA-174, TTA-182. Every wonder can be completed and gives what it says.
#[test]
fn every_wonder_can_be_completed() {
    for card in DATA.civil.iter().filter(|card| card.kind == Kind::Wonder) {
        let prices = card.stages.prices();
        let last = prices.len() as u8 - 1;
        let mut table = scene(2, card.age, |scene| {
            scene.unfinished(RED, &card.id, last).stored(RED, "bronze", prices[last as usize]);
        });
        let before = nation(&table, RED).rates;
        let (blue, price) = (nation(&table, RED).blue, prices[last as usize]);
        table.act(RED, Construct { stages: 1 });
        let (after, gives) = (nation(&table, RED).rates, card.gives);
        assert_eq!(after.culture - before.culture, i16::from(gives.culture), "{}", card.id);
        assert_eq!(after.science - before.science, i16::from(gives.science), "{}", card.id);
        assert_eq!(after.civil, before.civil + gives.civil_actions as u8, "{}", card.id);
        assert_eq!(after.military, before.military + gives.military_actions as u8, "{}", card.id);
        assert_eq!(after.colonization, gives.colonization, "{}", card.id);
        assert_eq!(nation(&table, RED).blue, blue + price + last + gives.blue_tokens as u8, "{}", card.id);
    }
}
