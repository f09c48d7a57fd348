//! What buttons say beside their actions, and what is told of what happened.

use serde_json::{Value, json};

use crate::common::*;

/// What the label of an action is filled in with.
fn said(table: &Board, seat: Seat, action: Action) -> Value {
    let names = table.rules().names();
    epoka_core::names::with(names, || table.rules().saying(&table.state, seat, &action)).expect("it says more")
}

/// TTA-F46. A building of a rival is named with its owner: Terrorism asks once for each of them.
#[test]
fn a_building_of_a_rival_is_named_with_its_owner() {
    let mut table = event(3, "terrorism", |scene| {
        scene.has(BLUE, "religion", 1).has(GREEN, "religion", 1).culture(BLUE, 1).culture(GREEN, 1);
    });
    assert_eq!(said(&table, RED, destroy("religion"))["rival"], json!(BLUE));
    table.act(RED, destroy("religion"));
    let label = said(&table, RED, destroy("religion"));
    assert_eq!((&label["rival"], &label["how"]), (&json!(GREEN), &json!("raze")));
    table.act(RED, destroy("religion"));
    assert!(table.events().contains(&Event::Razed { seat: RED, rival: GREEN, card: civil("religion") }));
}

/// TTA-63. Not to defend is another word than to end a defence that is enough.
#[test]
fn a_defence_that_is_enough_is_ended_not_given_up() {
    let mut table = politics(3, Age::II, |scene| {
        scene.strength(RED, 3).cards(RED, &["plunder-ii"]).cards(BLUE, &["bonus-ii", "legion"]);
    });
    table.act(RED, attack("plunder-ii", BLUE));
    assert_eq!(said(&table, BLUE, Decline)["ask"], "defend");
    table.act(BLUE, bonus("bonus-ii"));
    assert_eq!(said(&table, BLUE, Decline)["ask"], "defended");
}

/// TTA-99, TTA-120. Whoever destroys or disbands something of their own is told so.
#[test]
fn own_buildings_and_units_are_told_apart() {
    let mut table = scene(2, Age::I, |_| {});
    table.act(RED, destroy("bronze"));
    assert_eq!(table.events().last(), Some(&Event::Destroyed { seat: RED, card: civil("bronze"), unit: false }));
    table.act(RED, destroy("warriors"));
    assert_eq!(table.events().last(), Some(&Event::Destroyed { seat: RED, card: civil("warriors"), unit: true }));
}

/// TTA-108. Of two special technologies the one that stays is named, be it the older one.
#[test]
fn the_special_technology_that_stays_is_told() {
    for (has, developed) in [("warfare", "strategy"), ("strategy", "warfare")] {
        let mut table = scene(2, Age::II, |scene| {
            scene.has(RED, has, 0).hand(RED, &[developed]).of(RED).science = 9;
        });
        table.act(RED, develop(developed));
        let told = Event::Replaced { seat: RED, card: civil("warfare"), by: civil("strategy") };
        assert!(table.events().contains(&told), "{:?}", table.events());
    }
}

/// TTA-101, TTA-176, TTA-212. An action that comes back is told.
#[test]
fn actions_that_come_back_are_told() {
    let mut table = scene(2, Age::II, |scene| {
        scene.leader(RED, "isaac-newton").hand(RED, &["alchemy", "james-cook"]).of(RED).science = 4;
    });
    let back = |table: &Board| table.events().iter().filter(|event| **event == Event::ActionBack { seat: RED }).count();
    table.act(RED, develop("alchemy"));
    assert_eq!((back(&table), left(&table, RED).0), (1, 4));
    table.act(RED, lead("james-cook"));
    assert_eq!((back(&table), left(&table, RED).0), (1, 4));
}

/// Churchill's choices name the amounts of his card.
#[test]
fn churchill_names_his_amounts() {
    let table = scene(2, Age::III, |scene| {
        scene.leader(RED, "winston-churchill");
    });
    assert_eq!(said(&table, RED, Inspire)["culture"], 3);
    let arms = said(&table, RED, Arm);
    assert_eq!((&arms["science"], &arms["resources"]), (&json!(3), &json!(3)));
}

/// An edited position that contradicts itself is refused by the name of the field.
#[test]
fn a_position_that_contradicts_itself_names_the_field() {
    let table = scene(2, Age::I, |_| {});
    let mut view = table.view(Viewer::Referee);
    view.nations[1].rates.strength += 4;
    let why = table.rules().restore(&view).unwrap_err().to_string();
    assert_eq!(why, "`nations[1].rates.strength` is 5, but should be 1 by the rest of the view");
    let mut view = table.view(Viewer::Referee);
    view.nations[0].food += 1;
    let why = table.rules().restore(&view).unwrap_err().to_string();
    assert!(why.starts_with("`nations[0].food` is 1"), "{why}");
}
