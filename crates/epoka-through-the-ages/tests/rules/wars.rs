//! Wars: TTA-43 to TTA-47, TTA-67 to TTA-70.

use crate::common::*;

/// Red's turn begins with a war against Blue that was declared before.
fn war(card: &str, (red, blue): (u8, u8), change: impl FnOnce(&mut Scene)) -> Board {
    let mut table = scene(2, Age::III, |scene| {
        scene.strength(RED, red).strength(BLUE, blue).has(BLUE, "philosophy", 0).war(RED, card, BLUE);
        ask(&mut scene.state, BLUE, Task::Actions { seat: BLUE });
        change(scene);
    });
    table.act(BLUE, Finish).play_chance(1);
    table
}

/// TTA-45, TTA-47. Example 17: a tie.
#[test]
fn a_tied_war_takes_nothing() {
    let table = war("war-over-culture-iii", (22, 22), |scene| {
        scene.culture(BLUE, 9);
    });
    assert_eq!((culture(&table, RED), culture(&table, BLUE)), (0, 9));
    assert!(nation(&table, RED).wars.is_empty());
    assert!(table.state.discards.iter().any(|face| face.card == military("war-over-culture-iii")));
}

/// TTA-43, TTA-44, TTA-45, TTA-203, TTA-F21. Example 18: War over Culture.
#[test]
fn a_war_over_culture() {
    let table = war("war-over-culture-iii", (24, 17), |scene| {
        scene.culture(BLUE, 9);
    });
    assert_eq!((culture(&table, RED), culture(&table, BLUE)), (9, 0));
    let table = war("war-over-culture-iii", (24, 17), |scene| {
        scene.culture(BLUE, 20);
    });
    assert_eq!((culture(&table, RED), culture(&table, BLUE)), (12, 8));
}

/// TTA-45, TTA-185, TTA-F18, TTA-F20. Example 19: the declarer loses.
#[test]
fn the_stronger_side_wins_whoever_declared() {
    for (bank, taken) in [(10, 2), (1, 1)] {
        let table = war("war-over-territory-ii", (20, 26), |scene| scene.of(RED).yellow = bank);
        assert_eq!((nation(&table, RED).yellow, nation(&table, BLUE).yellow), (bank - taken, 18 + taken));
    }
}

/// TTA-46, TTA-203, TTA-F19. Example 20: War over Technology.
#[test]
fn a_war_over_technology() {
    let steal = |id: &str| Steal { card: civil(id) };
    let loser = |scene: &mut Scene| {
        scene.has(BLUE, "warfare", 0).of(BLUE).science = 3;
    };
    let mut table = war("war-over-technology-ii", (11, 1), loser);
    table.refuses("TTA-46", RED, steal("monarchy"));
    table.act(RED, steal("warfare"));
    let has = |table: &Board, seat: Seat| nation(table, seat).technologies.contains(civil("warfare"));
    assert_eq!((has(&table, RED), has(&table, BLUE)), (true, false));
    assert_eq!((nation(&table, RED).science, nation(&table, BLUE).science), (3, 0));
    let mut table = war("war-over-technology-ii", (8, 1), |scene| {
        loser(scene);
        scene.has(RED, "strategy", 0);
    });
    table.act(RED, steal("warfare"));
    assert_eq!((has(&table, RED), has(&table, BLUE)), (false, false));
    let mut table = war("war-over-technology-ii", (12, 1), |scene| {
        loser(scene);
        scene.has(BLUE, "cartography", 0).hand(RED, &["warfare"]);
    });
    table.refuses("TTA-F19", RED, steal("warfare"));
    table.act(RED, Decline);
    assert_eq!((has(&table, BLUE), nation(&table, RED).science), (true, 3));
}

/// TTA-44. Example 21: no cards in wars.
#[test]
fn no_cards_in_wars() {
    let table = war("war-over-culture-iii", (2, 1), |scene| {
        scene.culture(BLUE, 9).cards(BLUE, &["bonus-iii"]);
    });
    assert_eq!((culture(&table, RED), culture(&table, BLUE)), (6, 3));
    assert!(nation(&table, BLUE).cards.iter().any(|face| face.card == military("bonus-iii")));
}

/// TTA-43, TTA-69, TTA-75, TTA-F22. Example 22: peace comes too late.
#[test]
fn a_treaty_does_not_undo_a_war() {
    let mut table = politics_of(BLUE, 3, Age::III, |scene| {
        scene.strength(RED, 5).war(RED, "war-over-culture-iii", BLUE).culture(BLUE, 20);
        scene.cards(BLUE, &["peace-treaty"]);
    });
    table.act(BLUE, offer("peace-treaty", RED, true)).act(RED, Accept);
    assert!(nation(&table, BLUE).pact.is_some());
    end_turn(&mut table, BLUE);
    end_turn_only(&mut table, GREEN);
    // Blue produces one point of culture by the treaty before the war.
    assert_eq!((culture(&table, RED), culture(&table, BLUE)), (9, 12));
    assert!(nation(&table, RED).wars.is_empty());
}

/// TTA-67, TTA-68, TTA-157, TTA-F24. Example 32: a pact ends when war is declared.
#[test]
fn a_declaration_ends_a_pact() {
    let mut table = politics(3, Age::III, |scene| {
        scene.has(RED, "monarchy", 0).cards(RED, &["war-over-culture-iii", "legion"]);
        scene.pact(BLUE, "military-pact", RED, true).strength(BLUE, 9);
    });
    assert_eq!(nation(&table, RED).rates.strength, 4);
    table.refuses("TTA-67", RED, declare("legion", BLUE));
    table.act(RED, declare("war-over-culture-iii", BLUE));
    assert_eq!((nation(&table, BLUE).pact, left(&table, RED).1), (None, 0));
    assert_eq!((nation(&table, RED).rates.strength, nation(&table, BLUE).rates.strength), (1, 9));
    assert!(table.state.discards.iter().any(|face| face.card == military("military-pact")));
    assert_eq!(nation(&table, RED).wars.as_slice(), [War { card: military("war-over-culture-iii"), rival: BLUE }]);
}

/// TTA-A2. Two wars of one player come in the order the owner chooses.
#[test]
fn two_wars_are_resolved_as_the_owner_likes() {
    let mut table = war("war-over-culture-iii", (9, 1), |scene| {
        scene.war(RED, "war-over-territory-ii", BLUE).culture(BLUE, 20);
    });
    assert_eq!((culture(&table, BLUE), nation(&table, BLUE).yellow), (20, 18));
    table.refuses("TTA-A2", RED, Wage { card: military("war-over-technology-ii"), rival: BLUE });
    table.act(RED, Wage { card: military("war-over-territory-ii"), rival: BLUE });
    assert_eq!((culture(&table, BLUE), nation(&table, BLUE).yellow), (7, 16));
}

/// TTA-44, TTA-F23. Open borders help who declared the war.
#[test]
fn open_borders_help_in_a_war() {
    let mut table = scene(3, Age::III, |scene| {
        scene.strength(RED, 5).strength(BLUE, 6).war(RED, "war-over-culture-iii", BLUE).culture(BLUE, 20);
        scene.pact(BLUE, "open-borders-agreement", RED, true);
        ask(&mut scene.state, GREEN, Task::Actions { seat: GREEN });
    });
    table.act(GREEN, Finish).play_chance(1);
    assert_eq!((culture(&table, RED), culture(&table, BLUE)), (6, 14));
}
