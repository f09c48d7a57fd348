//! Tactics and armies: TTA-48, TTA-121 to TTA-123, TTA-162 to TTA-165, TTA-209.

use crate::common::*;

/// The strength Red has after playing a tactic with these units.
fn strength(tactic: &str, units: &[(&str, u8)], change: impl FnOnce(&mut Scene)) -> i16 {
    let mut table = scene(2, Age::III, |scene| {
        scene.has(RED, "warriors", 0);
        for (id, count) in units {
            scene.has(RED, id, *count);
        }
        scene.cards(RED, &[tactic]);
        change(scene);
    });
    table.act(RED, adopt(tactic));
    nation(&table, RED).rates.strength
}

/// TTA-162, TTA-172. Example 93: a simple army.
#[test]
fn a_full_set_is_an_army() {
    assert_eq!(strength("phalanx", &[("warriors", 2), ("knights", 1)], |_| {}), 7);
}

/// TTA-164, TTA-F63. Example 94: an obsolete unit.
#[test]
fn an_old_unit_makes_its_army_obsolete() {
    assert_eq!(strength("classic-army", &[("riflemen", 1), ("warriors", 1), ("cavalrymen", 2)], |_| {}), 14);
    assert_eq!(strength("classic-army", &[("riflemen", 1), ("swordsmen", 1), ("cavalrymen", 2)], |_| {}), 19);
}

/// TTA-163, TTA-164. Example 95: an air unit with an obsolete army.
#[test]
fn an_air_unit_doubles_an_obsolete_army() {
    let units = [("riflemen", 1), ("warriors", 1), ("cavalrymen", 2), ("air-forces", 1)];
    assert_eq!(strength("classic-army", &units, |_| {}), 23);
}

/// TTA-163, TTA-165, TTA-F64. Example 96: two armies and one air unit.
#[test]
fn the_air_unit_joins_the_better_army() {
    let units =
        [("riflemen", 2), ("swordsmen", 2), ("cavalrymen", 1), ("knights", 1), ("cannon", 2), ("air-forces", 1)];
    assert_eq!(strength("modern-army", &units, |_| {}), 59);
}

/// TTA-164, TTA-165, TTA-F64. Example 97: old units stand together.
#[test]
fn armies_are_formed_for_the_best_total() {
    assert_eq!(strength("classic-army", &[("riflemen", 2), ("warriors", 2), ("cavalrymen", 4)], |_| {}), 32);
}

/// TTA-162, TTA-209. Example 98: infantry rides with Genghis Khan.
#[test]
fn infantry_stands_in_for_cavalry() {
    let units = [("knights", 2), ("warriors", 1)];
    let genghis = |scene: &mut Scene| {
        scene.leader(RED, "genghis-khan").wonder(RED, "great-wall");
    };
    assert_eq!(strength("heavy-cavalry", &units, genghis), 10);
    assert_eq!(strength("heavy-cavalry", &units, |_| {}), 5);
}

/// TTA-121, TTA-162. Example 100: no tactic, no army.
#[test]
fn without_a_tactic_there_is_no_army() {
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "warriors", 3).cards(RED, &["legion"]);
    });
    assert_eq!(nation(&table, RED).rates.strength, 3);
    table.act(RED, adopt("legion"));
    assert_eq!((nation(&table, RED).rates.strength, left(&table, RED).1), (5, 1));
    table.act(RED, destroy("warriors"));
    assert_eq!(nation(&table, RED).rates.strength, 2);
}

/// TTA-121, TTA-122, TTA-123. Example 92: one tactic per turn.
#[test]
fn one_tactic_per_turn() {
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "monarchy", 0).cards(RED, &["legion", "phalanx", "raid-i"]).common("heavy-cavalry");
    });
    table.refuses("TTA-121", RED, adopt("raid-i"));
    table.act(RED, adopt("legion"));
    table.refuses("TTA-123", RED, Copy { card: military("heavy-cavalry") });
    table.refuses("TTA-123", RED, adopt("phalanx"));
    let mut table = scene(2, Age::I, |scene| {
        scene.common("heavy-cavalry");
    });
    table.refuses("TTA-122", RED, Copy { card: military("legion") });
    table.act(RED, Copy { card: military("heavy-cavalry") });
    assert_eq!((left(&table, RED).1, nation(&table, RED).tactic), (0, Some(military("heavy-cavalry"))));
}

/// TTA-48, TTA-122, TTA-F65. Example 23: sharing a tactic.
#[test]
fn a_tactic_is_shared_at_the_start_of_the_next_turn() {
    let mut table = scene(2, Age::I, |scene| {
        scene.cards(RED, &["legion"]).cards(BLUE, &["legion"]).has(RED, "warriors", 3);
    });
    table.act(RED, adopt("legion"));
    end_turn(&mut table, RED);
    table.refuses("TTA-122", BLUE, Copy { card: military("legion") });
    table.act(BLUE, adopt("legion"));
    end_turn(&mut table, BLUE);
    assert_eq!(table.state.tactics.as_slice(), [military("legion")]);
    assert_eq!((nation(&table, RED).tactic, nation(&table, RED).own_tactic), (Some(military("legion")), false));
    assert_eq!(nation(&table, RED).rates.strength, 5);
    end_turn(&mut table, RED);
    assert_eq!(table.state.tactics.as_slice(), [military("legion")]);
    assert!(table.state.discards.iter().all(|face| face.card != military("legion")));
}

/// TTA-121, TTA-162. Every tactic can be played and gives its strength.
#[test]
fn every_tactic_can_be_played() {
    for card in DATA.military.iter().filter(|card| card.strength > 0) {
        let mut units: Vec<(&str, u8)> = Vec::new();
        for (kind, &count) in &card.units {
            units.push((
                if kind == "infantry" {
                    "modern-infantry"
                } else if kind == "cavalry" {
                    "tanks"
                } else {
                    "rockets"
                },
                count,
            ));
        }
        let own: i16 = units.iter().map(|(_, count)| 5 * i16::from(*count)).sum();
        assert_eq!(strength(&card.id, &units, |_| {}), own + i16::from(card.strength), "{}", card.id);
    }
}
