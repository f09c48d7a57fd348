//! Upkeep and movement.

use crate::common::*;

fn go(unit: u8, to: Place) -> Action {
    Move { unit, to }
}

/// CCG-5, CCG-27, CCG-68, CCG-69. M1: a border is crossed only by who has not moved, and takes all movement.
#[test]
fn crossing_a_border_takes_the_whole_movement() {
    let (mut west, mut east, mut goal) = (capital(RED), capital(RED), capital(BLUE));
    let mut table = scene(2, Phase::Military, |scene| {
        west = scene.terrain(RED, "plains");
        east = scene.terrain(RED, "plains");
        goal = scene.terrain(BLUE, "plains");
        scene.unit(RED, capital(RED), "light-cavalry");
        scene.unit(RED, east, "light-cavalry");
    });
    // Red's right end touches Blue's left end.
    table.refuses("CCG-68", RED, go(0, goal));
    table.act(RED, go(0, east));
    table.refuses("CCG-69", RED, go(0, goal));
    table.act(RED, go(1, goal));
    assert!(table.state.units[1].exhausted && table.state.units[1].place == goal);
    table.refuses("CCG-5", RED, go(1, east));
    table.act(RED, go(0, capital(RED)));
    table.act(RED, go(0, west));
    assert!(table.state.units[0].exhausted);
}

/// CCG-73, CCG-74, CCG-75. Stacks, building sites, and terrains that stop or bar.
#[test]
fn terrains_have_room_for_three_and_may_stop_or_bar() {
    let (mut forest, mut ice) = (capital(RED), capital(RED));
    let mut table = scene(2, Phase::Military, |scene| {
        forest = scene.terrain(RED, "forest");
        ice = scene.terrain(RED, "glacier");
        let far = scene.terrain(BLUE, "hills");
        scene.project(far, "farm", 1);
        scene.unit(RED, capital(RED), "light-cavalry");
        for _ in 0..3 {
            scene.unit(RED, ice, "warriors");
        }
        scene.unit(RED, capital(RED), "spearmen");
    });
    table.refuses("CCG-75", RED, go(0, ice));
    table.refuses("CCG-73", RED, go(4, ice));
    table.act(RED, go(0, forest));
    assert!(table.state.units[0].exhausted);
    let far = table.state.places(BLUE).next().expect("there is a left end");
    table.act(RED, go(1, far));
    assert!(is_discarded(&table, BLUE, "farm"));
    table.act(RED, go(4, ice));
    assert_eq!(army(&table, ice).len(), 3);
}

/// CCG-66, CCG-67. Units abroad are fed or go home.
#[test]
fn an_unfed_unit_goes_home() {
    let mut far = capital(BLUE);
    let mut table = scene(2, Phase::Explorers, |scene| {
        scene.terrain(RED, "plains");
        far = scene.terrain(BLUE, "plains");
        scene.terrain(BLUE, "plains");
        for id in ["warriors", "legion"] {
            scene.unit(RED, far, id);
        }
        scene.food(RED, 1);
    });
    table.act(RED, Done);
    table.act(RED, Feed { unit: 1 });
    assert_eq!(table.state.realms[RED].food, 0);
    assert!(table.state.units[0].homebound && !table.state.units[1].homebound);
    table.act(RED, Done);
    assert_eq!((table.state.units[0].place.seat, table.state.units[1].place), (RED, far));
}

/// CCG-67. A homebound unit attacks alone whoever bars its way, before the phase ends.
#[test]
fn a_homebound_unit_must_fight_its_way() {
    let mut table = scene(2, Phase::Military, |scene| {
        let far = scene.terrain(BLUE, "hills");
        scene.terrain(BLUE, "hills");
        let middle = scene.terrain(BLUE, "hills");
        // Blue's line: middle, far, capital, hills; Red is beyond middle.
        let unit = scene.unit(RED, far, "legion");
        scene.state.units[usize::from(unit)].homebound = true;
        scene.unit(BLUE, middle, "warriors");
        scene.unit(RED, capital(RED), "legion");
    });
    let middle = table.state.places(BLUE).next().expect("there is a left end");
    table.refuses("CCG-67", RED, Done);
    table.act(RED, Attack { place: middle });
    muster(&mut table, &[0]);
    // The way is free and it goes on home: nobody is asked.
    assert_eq!((army(&table, middle), table.state.tasks.top()), (vec!["legion"], Some(Task::Main)));
    table.act(RED, Done);
}

/// CCG-67. Whoever goes home for lack of food is told of, asked or not.
#[test]
fn a_unit_that_goes_home_is_told_of() {
    let goes_home = |table: &Board| {
        let told = |event: &Event| matches!(event, Event::Homebound { card: of, .. } if *of == card("warriors"));
        table.events().iter().any(told)
    };
    for food in [0, 1] {
        let mut table = scene(2, Phase::Explorers, |scene| {
            let far = scene.terrain(BLUE, "plains");
            scene.unit(RED, far, "warriors");
            scene.food(RED, food);
        });
        table.act(RED, Done);
        if food > 0 {
            assert!(!goes_home(&table));
            table.act(RED, Starve);
        }
        assert!(goes_home(&table));
    }
}

/// CCG-73. The room that Plains add is for their owner: four of Blue stand there, and three of Red.
#[test]
fn plains_hold_four_units_of_their_owner_alone() {
    let mut field = capital(BLUE);
    let mut table = scene(2, Phase::Military, |scene| {
        let home = scene.terrain(RED, "plains");
        field = scene.terrain(BLUE, "plains");
        for id in ["warriors", "spearmen", "axemen"] {
            scene.unit(RED, field, id);
            scene.unit(RED, home, id);
        }
        scene.unit(RED, capital(RED), "archers");
        scene.unit(RED, capital(RED), "legion");
    });
    let home = table.state.places(RED).next().expect("there is a left end");
    table.act(RED, go(6, home));
    table.refuses("CCG-73", RED, go(7, home));
    table.refuses("CCG-73", RED, go(7, field));
}

/// CCG-70, CCG-71, CCG-72, CCG-93. Ships keep to the sea, aircraft to their bases.
#[test]
fn ships_and_aircraft_go_where_they_may_be() {
    let (mut bay, mut far, mut field) = (capital(RED), capital(BLUE), capital(RED));
    let mut table = scene(2, Phase::Military, |scene| {
        bay = scene.terrain(RED, "bay");
        field = scene.terrain(RED, "plains");
        far = scene.terrain(BLUE, "bay");
        scene.building(field, "airport");
        scene.unit(RED, bay, "trireme");
        scene.unit(RED, capital(RED), "biplane");
        scene.unit(RED, bay, "biplane");
        scene.unit(RED, capital(RED), "warriors");
    });
    table.refuses("CCG-70", RED, go(0, field));
    table.act(RED, go(0, far));
    assert_eq!(table.state.units[0].place, far);
    table.refuses("CCG-71", RED, go(1, bay));
    table.act(RED, go(1, field));
    table.refuses("CCG-93", RED, go(3, capital(BLUE)));
    table.act(RED, Done);
    // The other biplane has no base in the bay.
    assert!(rebased(&table), "{:?}", table.state.units[2].place);
}

fn rebased(table: &Board) -> bool {
    let place = table.state.units[2].place;
    place == capital(RED) || DATA.card(table.state.terrain(place).card.expect("a terrain")).id == "plains"
}

/// CCG-76, CCG-77, CCG-106. M2: a Storm stops the ship and the unit it carries.
#[test]
fn a_storm_stops_a_ship_and_its_passengers() {
    let (mut bay, mut far) = (capital(RED), capital(BLUE));
    let lay = |scene: &mut Scene| {
        bay = scene.terrain(RED, "bay");
        far = scene.terrain(BLUE, "bay");
        scene.unit(RED, bay, "galley");
        scene.unit(RED, bay, "spearmen");
        scene.unit(RED, bay, "warriors");
        scene.hand(BLUE, "storm");
    };
    let mut table = scene(2, Phase::Military, lay);
    table.act(RED, go(0, far));
    table.act(RED, Join { unit: 1 });
    table.refuses("CCG-106", BLUE, Done);
    table.act(BLUE, Play { card: card("storm") });
    pass(&mut table);
    assert!(table.state.units[0].exhausted && table.state.units[1].exhausted && !table.state.units[2].exhausted);
    assert_eq!((table.state.units[0].place, table.state.units[1].place), (bay, bay));
    table.arrange(|state| {
        (state.units[0].exhausted, state.units[1].exhausted) = (false, false);
    });
    table.act(RED, go(0, far));
    table.refuses("CCG-76", RED, Join { unit: 0 });
    table.act(RED, Join { unit: 2 });
    pass(&mut table);
    assert_eq!((table.state.units[0].place, table.state.units[2].place, table.state.units[1].place), (far, far, bay));
    assert!(table.state.units[2].exhausted);
}

/// CCG-67. A homebound ship or aircraft goes home, not to a place of others on the way.
#[test]
fn a_homebound_ship_or_aircraft_goes_home_at_once() {
    for (id, ground) in [("trireme", "bay"), ("biplane", "plateau")] {
        let (mut home, mut near) = (capital(RED), capital(BLUE));
        let mut table = scene(2, Phase::Military, |scene| {
            home = scene.terrain(RED, ground);
            let far = scene.terrain(BLUE, ground);
            scene.terrain(BLUE, "hills");
            near = scene.terrain(BLUE, ground);
            let unit = scene.unit(RED, far, id);
            scene.state.units[usize::from(unit)].homebound = true;
        });
        table.refuses("CCG-67", RED, go(0, near));
        table.act(RED, go(0, home));
        assert_eq!(army(&table, home), [id]);
    }
}

/// CCG-68. The step that roads give is left to who comes home with the last point of movement.
#[test]
fn roads_lead_on_from_the_border() {
    let (mut east, mut near) = (capital(RED), capital(BLUE));
    let mut table = scene(2, Phase::Military, |scene| {
        scene.terrain(RED, "hills");
        east = scene.terrain(RED, "hills");
        let far = scene.terrain(BLUE, "hills");
        scene.terrain(BLUE, "hills");
        near = scene.terrain(BLUE, "hills");
        scene.unit(RED, far, "legion");
        scene.invention(RED, "road-building");
    });
    for place in [near, east, capital(RED)] {
        table.act(RED, go(0, place));
    }
    assert!(table.state.units[0].exhausted);
}
