//! The explorers phase.

use crate::common::*;

fn discover(id: &str, flank: Flank) -> Action {
    Discover { card: card(id), flank }
}

/// CCG-2, CCG-12, CCG-44, CCG-45. X1: the first terrain is free, a resource is not.
#[test]
fn in_the_first_turn_a_terrain_is_free_and_a_resource_is_not() {
    let mut table = scene(2, Phase::Explorers, |scene| {
        scene.state.realms[RED].turns = 1;
        scene.atlas(RED, "plains").atlas(RED, "wheat");
    });
    table.refuses("CCG-44", RED, Prospect { card: card("wheat"), place: capital(RED) });
    table.refuses("CCG-2", RED, discover("glacier", Flank::Left));
    table.refuses("CCG-12", RED, discover("wheat", Flank::Left));
    table.act(RED, discover("plains", Flank::Left));
    assert_eq!((table.state.terrains(RED), table.state.realms[RED].food), (2, 0));
    table.refuses("CCG-44", RED, discover("plains", Flank::Right));
}

/// CCG-30, CCG-44, CCG-94. X2: the shorter side grows; the fifth terrain begins the Silver Era.
#[test]
fn the_civilization_grows_evenly_and_reaches_the_silver_era() {
    let mut table = scene(2, Phase::Explorers, |scene| {
        for _ in 0..3 {
            scene.terrain(RED, "hills");
        }
        scene.food(RED, 4).atlas(RED, "plains");
    });
    assert_eq!((table.state.flank(RED, Flank::Left), table.state.flank(RED, Flank::Right)), (2, 1));
    table.refuses("CCG-30", RED, discover("plains", Flank::Left));
    table.act(RED, discover("plains", Flank::Right));
    assert_eq!((table.state.realms[RED].food, table.state.realms[RED].era), (0, Stride(Era::Silver)));
}

/// CCG-12, CCG-13, CCG-19, CCG-46. A resource lies alone on a terrain of a type it names, and not under occupation.
#[test]
fn a_resource_needs_a_fitting_terrain_that_is_free() {
    let mut places = Vec::new();
    let mut table = scene(2, Phase::Explorers, |scene| {
        places = vec![scene.terrain(RED, "hills"), scene.terrain(RED, "forest"), scene.terrain(RED, "hills")];
        scene.resource(places[2], "copper").atlas(RED, "iron").atlas(RED, "oil").food(RED, 20);
        scene.unit(BLUE, places[0], "spearmen");
    });
    let iron = |place: Place| Prospect { card: card("iron"), place };
    table.refuses("CCG-13", RED, iron(places[1]));
    table.refuses("CCG-12", RED, iron(places[2]));
    table.refuses("CCG-46", RED, iron(places[0]));
    table.refuses("CCG-19", RED, Prospect { card: card("oil"), place: places[1] });
    table.arrange(|state| {
        state.units[0].place = capital(BLUE);
    });
    table.act(RED, iron(places[0]));
    assert_eq!((table.state.terrain(places[0]).resource, table.state.realms[RED].food), (Some(card("iron")), 16));
}
