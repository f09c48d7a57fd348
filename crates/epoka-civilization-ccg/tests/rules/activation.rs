//! The activation phase.

use crate::common::*;

/// CCG-34, CCG-40, CCG-41, CCG-96. H1: happiness 5 and 7 terrains cost 2 food; cards are readied and events run out.
#[test]
fn an_unhappy_people_costs_food() {
    let mut table = before_turn(2, |scene| {
        for id in ["river-valley", "river-valley", "river-valley", "river-valley", "oasis", "oasis"] {
            scene.terrain(RED, id);
        }
        scene.building(capital(RED), "monument").event(RED, "festival", 1);
        scene.invention(RED, "mysticism").invention(RED, "animism").food(RED, 6);
        scene.state.terrain_mut(capital(RED)).exhausted = true;
    });
    end_turn(&mut table);
    // Capital 2, Monument 1, Mysticism 1, Animism 1: the Festival is over.
    assert!(is_discarded(&table, RED, "festival"));
    assert_eq!((table.state.active, table.state.realms[RED].food), (RED, 4));
    assert!(!table.state.terrain(capital(RED)).exhausted);
}

/// CCG-11, CCG-30, CCG-41, CCG-42. H2: who cannot pay loses an end terrain of the longer side, by choice if they are equal.
#[test]
fn without_food_an_end_terrain_is_lost() {
    let mut left = capital(RED);
    let mut table = before_turn(2, |scene| {
        for _ in 0..3 {
            scene.terrain(RED, "plains");
        }
        scene.terrain(RED, "hills");
        left = scene.state.places(RED).next().expect("there is a left end");
        scene.building(left, "farm").food(RED, 1);
        for id in ["warriors", "spearmen"] {
            scene.unit(RED, left, id);
        }
        let beside = scene.state.places(RED).nth(1).expect("there is a second");
        for _ in 0..3 {
            scene.unit(RED, beside, "legion");
        }
    });
    end_turn(&mut table);
    assert_eq!((table.state.realms[RED].food, table.state.terrains(RED)), (0, 5));
    table.refuses("CCG-41", RED, Done);
    table.act(RED, Lose { flank: Flank::Left });
    // Plains hold four: one of the two units has room.
    table.refuses("CCG-42", RED, Dismiss { unit: 2 });
    table.act(RED, Dismiss { unit: 0 });
    assert_eq!(table.state.terrains(RED), 4);
    assert!(is_discarded(&table, RED, "farm") && is_discarded(&table, RED, "warriors"));
    assert!(table.state.realms[RED].atlas.contains(card("plains")));
    assert!(table.state.all_units().any(|(_, unit)| unit.card == card("spearmen")));
}

/// CCG-35, CCG-36, CCG-39, CCG-97. What is completed can be too much, and a new government replaces the old one.
#[test]
fn completion_brings_too_many_and_a_new_government() {
    let mut fields = capital(RED);
    let mut table = before_turn(2, |scene| {
        fields = scene.terrain(RED, "river-valley");
        scene.building(fields, "farm").project(fields, "monument", 1).food(RED, 9);
        scene.project(capital(RED), "warriors", 1).invention(RED, "despotism").idea(RED, "monarchy", 2);
        for _ in 0..2 {
            scene.unit(RED, capital(RED), "spearmen");
        }
        scene.unit(RED, capital(RED), "legion");
    });
    end_turn(&mut table);
    assert!(is_discarded(&table, RED, "despotism"));
    assert_eq!(army(&table, capital(RED)).len(), 4);
    table.refuses("CCG-36", RED, Dismiss { unit: 0 });
    table.act(RED, Demolish { card: card("farm") });
    table.act(RED, Dismiss { unit: 0 });
    // Three units for two terrains.
    table.act(RED, Dismiss { unit: 2 });
    assert_eq!(army(&table, capital(RED)).len(), 2);
    assert_eq!(table.state.phase, Phase::Explorers);
}

/// CCG-37. A unique card removes unfinished copies, and one that came too late.
#[test]
fn a_completed_wonder_ends_the_race() {
    let mut table = before_turn(2, |scene| {
        scene.project(capital(RED), "stonehenge", 3).project(capital(BLUE), "stonehenge", 2);
    });
    end_turn(&mut table);
    assert!(is_discarded(&table, BLUE, "stonehenge"));
    assert_eq!(table.state.realms[RED].items[0].form, Form::Building);
    let mut table = before_turn(2, |scene| {
        scene.project(capital(RED), "stonehenge", 3).building(capital(BLUE), "stonehenge");
    });
    end_turn(&mut table);
    assert!(is_discarded(&table, RED, "stonehenge"));
}

/// CCG-35. Of two copies of a unique card that are paid for, one is completed.
#[test]
fn of_two_paid_copies_one_is_completed() {
    let mut fields = capital(RED);
    let mut table = before_turn(2, |scene| {
        fields = scene.terrain(RED, "plains");
        scene.project(capital(RED), "stonehenge", 3).project(fields, "stonehenge", 3);
    });
    end_turn(&mut table);
    table.act(RED, Finish { place: fields });
    let places: Vec<_> = table.state.realms[RED].items.iter().map(|item| (item.form, item.place)).collect();
    assert_eq!(places, [(Form::Building, Some(fields))]);
}

/// CCG-38, CCG-59. A new religion sends the old one away; a unit under construction takes no room.
#[test]
fn a_new_religion_and_a_crowded_capital() {
    let mut field = capital(RED);
    let mut table = before_turn(2, |scene| {
        field = scene.terrain(RED, "bay");
        scene.terrain(RED, "hills");
        scene.terrain(RED, "hills");
        scene.invention(RED, "animism").idea(RED, "polytheism", 2).project(field, "galley", 1).food(RED, 9);
        for _ in 0..2 {
            scene.unit(RED, field, "warriors");
        }
        scene.unit(RED, capital(RED), "legion");
    });
    end_turn(&mut table);
    assert!(is_discarded(&table, RED, "animism"));
    table.act(RED, Done);
    table.act(RED, Move { unit: 2, to: field });
    assert_eq!(army(&table, field).len(), 3);
}
