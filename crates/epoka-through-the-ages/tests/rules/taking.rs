//! The row and taking cards from it: TTA-40 to TTA-42, TTA-87 to TTA-92, TTA-154, TTA-220.

use crate::common::*;

/// TTA-40, TTA-41, TTA-42. Example 6: a row with gaps.
#[test]
fn only_the_leftmost_spaces_are_cleared() {
    let ids = [
        "iron",
        "alchemy",
        "theology",
        "drama",
        "knights",
        "monarchy",
        "warfare",
        "masonry",
        "irrigation",
        "joan-of-arc",
    ];
    let mut table = scene(3, Age::I, |scene| {
        let spaces = (1..=13).filter(|space| ![2, 5, 9].contains(space));
        for (space, id) in spaces.zip(ids) {
            scene.row(space, id);
        }
    });
    table.act(RED, Finish).play_chance(1);
    assert_eq!(table.state.current, BLUE);
    let row: Vec<Civil> = table.state.row[..9].iter().map(|card| card.expect("closed up")).collect();
    assert_eq!(row, ids[1..].iter().map(|id| civil(id)).collect::<Vec<_>>());
    assert!(table.state.row[9..].iter().all(Option::is_some));
}

/// TTA-88, TTA-92, TTA-154. Example 49: the hand is full, but for wonders.
#[test]
fn a_full_hand_takes_nothing_but_wonders() {
    let hand = ["iron", "alchemy", "rich-land-i", "rich-land-i"];
    let mut table = scene(2, Age::I, |scene| {
        scene.hand(RED, &hand).row(1, "theology").row(2, "great-wall").row(3, "taj-mahal");
        scene
            .hand(BLUE, &["frugality-i", "frugality-i", "reserves-i", "reserves-i"])
            .wonder(BLUE, "library-of-alexandria");
    });
    table.refuses("TTA-88", RED, Take { space: 1 });
    table.act(RED, Take { space: 2 });
    table.refuses("TTA-92", RED, Take { space: 3 });
    assert_eq!(nation(&table, BLUE).rates.civil_hand, 5);
    table.arrange(|state| ask(state, BLUE, Task::Actions { seat: BLUE }));
    table.act(BLUE, Take { space: 1 });
    assert_eq!(nation(&table, BLUE).hand.len(), 5);
}

/// TTA-2, TTA-89. Example 51: no technology twice, action cards as often as one likes.
#[test]
fn the_same_technology_is_not_taken_twice() {
    let mut table = scene(2, Age::I, |scene| {
        scene.hand(RED, &["iron", "rich-land-i"]).has(RED, "justice-system", 0);
        scene.row(1, "iron").row(2, "rich-land-i").row(3, "code-of-laws").row(4, "irrigation");
        scene.has(RED, "irrigation", 0);
    });
    table.refuses("TTA-89", RED, Take { space: 1 });
    table.refuses("TTA-89", RED, Take { space: 4 });
    table.act(RED, Take { space: 2 });
    table.act(RED, Take { space: 3 });
    assert_eq!(nation(&table, RED).hand.len(), 4);
}

/// TTA-90. Example 52: one leader of each age.
#[test]
fn one_leader_of_each_age_is_taken() {
    let mut table = scene(2, Age::II, |scene| {
        scene.leader(RED, "joan-of-arc").of(RED).leaders_taken |= 1;
        scene.row(1, "moses").row(2, "christopher-columbus").row(3, "isaac-newton");
    });
    table.refuses("TTA-90", RED, Take { space: 1 });
    table.refuses("TTA-90", RED, Take { space: 2 });
    table.act(RED, Take { space: 3 });
    assert_eq!(nation(&table, RED).leaders_taken, 0b111);
}

/// TTA-91. Example 53: wonders cost more the more one has; not with Michelangelo.
#[test]
fn wonders_cost_more_for_who_has_some() {
    let wonders = |scene: &mut Scene| {
        scene.wonder(RED, "colossus").ruin(RED, "hanging-gardens").row(6, "great-wall");
        scene.actions(RED, 3, 2);
    };
    let mut table = scene(2, Age::I, wonders);
    table.refuses("TTA-87", RED, Take { space: 6 });
    let mut table = scene(2, Age::I, |scene| {
        wonders(scene);
        scene.actions(RED, 4, 2);
    });
    table.act(RED, Take { space: 6 });
    assert_eq!(left(&table, RED).0, 0);
    let mut table = scene(2, Age::I, |scene| {
        wonders(scene);
        scene.leader(RED, "michelangelo");
    });
    table.act(RED, Take { space: 6 });
    assert_eq!(left(&table, RED).0, 1);
}

/// TTA-87, TTA-220, TTA-A14, TTA-F61. Example 54: the Taj Mahal after a leader was replaced.
#[test]
fn the_taj_mahal_is_cheaper_after_a_change_of_leader() {
    let mut table = scene(2, Age::I, |scene| {
        scene.row(3, "taj-mahal").wonder(RED, "pyramids").wonder(RED, "colossus");
        scene.leader(RED, "moses").hand(RED, &["joan-of-arc"]).actions(RED, 2, 2);
    });
    table.refuses("TTA-87", RED, Take { space: 3 });
    table.act(RED, lead("joan-of-arc"));
    assert_eq!(left(&table, RED).0, 2);
    table.act(RED, Take { space: 3 });
    assert_eq!(left(&table, RED).0, 1);
    let mut table = scene(2, Age::I, |scene| {
        scene.row(3, "taj-mahal").leader(RED, "moses").hand(RED, &["joan-of-arc"]).actions(RED, 1, 2);
    });
    table.act(RED, lead("joan-of-arc"));
    table.act(RED, Take { space: 3 });
    assert_eq!(left(&table, RED).0, 1);
    let mut table = scene(2, Age::I, |scene| {
        scene.row(3, "taj-mahal").wonder(RED, "pyramids").hand(RED, &["joan-of-arc"]).actions(RED, 2, 2);
    });
    table.act(RED, lead("joan-of-arc"));
    table.refuses("TTA-87", RED, Take { space: 3 });
}

/// TTA-A14, TTA-F61. What costs nothing can be taken by who has no action left.
#[test]
fn a_price_of_nothing_needs_no_action() {
    let mut table = scene(2, Age::I, |scene| {
        scene.row(1, "iron").row(2, "drama").row(3, "taj-mahal");
        scene.leader(RED, "moses").hand(RED, &["joan-of-arc"]).actions(RED, 1, 2);
    });
    table.act(RED, lead("joan-of-arc")).act(RED, Take { space: 1 });
    table.refuses("TTA-87", RED, Take { space: 2 });
    table.act(RED, Take { space: 3 });
    assert_eq!((nation(&table, RED).unfinished, left(&table, RED).0), (Some(civil("taj-mahal")), 0));
}

/// TTA-87, TTA-2. Example 55: Hammurabi and Aristotle.
#[test]
fn leaders_make_taking_better() {
    let mut table = scene(2, Age::I, |scene| {
        scene.leader(RED, "hammurabi").row(6, "joan-of-arc");
        scene.leader(BLUE, "aristotle").row(1, "iron").row(2, "rich-land-i");
    });
    table.act(RED, Take { space: 6 });
    assert_eq!(left(&table, RED).0, 3);
    table.arrange(|state| ask(state, BLUE, Task::Actions { seat: BLUE }));
    table.act(BLUE, Take { space: 1 });
    assert_eq!((left(&table, BLUE).0, nation(&table, BLUE).science), (3, 1));
    table.act(BLUE, Take { space: 2 });
    assert_eq!(nation(&table, BLUE).science, 1);
}
