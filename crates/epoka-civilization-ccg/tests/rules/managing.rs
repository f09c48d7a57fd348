//! The management and the end phase.

use crate::common::*;

fn build(id: &str, place: Place) -> Action {
    Build { card: card(id), place }
}

fn collect(place: Place, income: Income) -> Action {
    Collect { place, income }
}

/// CCG-6, CCG-49, CCG-50. One income of a ready terrain; what is not used is gone, food stays.
#[test]
fn a_terrain_yields_one_of_three_incomes() {
    let mut fields = capital(RED);
    let mut table = scene(2, Phase::Management, |scene| {
        fields = scene.terrain(RED, "plains");
        let hills = scene.terrain(RED, "hills");
        scene.building(fields, "farm").resource(fields, "wheat");
        scene.unit(BLUE, hills, "spearmen");
    });
    let hills = table.state.places(RED).next_back().expect("there are hills");
    table.refuses("CCG-6", RED, collect(hills, Income::Production));
    table.act(RED, collect(fields, Income::Food));
    assert_eq!(table.state.realms[RED].food, 3);
    table.refuses("CCG-49", RED, collect(fields, Income::Tax));
    table.act(RED, collect(capital(RED), Income::Production));
    assert_eq!(table.state.turn.production, 3);
    table.act(RED, Done);
    assert_eq!((table.state.turn.production, table.state.realms[RED].food), (0, 3));
}

/// CCG-51. Two taxes buy one card a turn.
#[test]
fn a_card_is_bought_once() {
    let mut table = scene(2, Phase::Management, |scene| scene.state.turn.tax = 5);
    table.act(RED, BuyCard);
    table.play_chance(3);
    assert_eq!((table.state.turn.tax, table.state.realms[RED].hand.len()), (3, 1));
    table.refuses("CCG-51", RED, BuyCard);
}

/// CCG-35, CCG-52, CCG-55, CCG-56, CCG-60. B1: a Farm in two stages, completed in the activation phase after that.
#[test]
fn a_farm_is_built_stage_by_stage() {
    let mut fields = capital(RED);
    let mut table = scene(2, Phase::Management, |scene| {
        fields = scene.terrain(RED, "plains");
        scene.hand(RED, "farm").state.turn.production = 2;
    });
    let farm = card("farm");
    table.act(RED, build("farm", fields));
    assert_eq!((table.state.realms[RED].items[0].markers, table.state.turn.production), (1, 0));
    table.refuses("CCG-55", RED, Advance { card: farm, place: fields });
    table.arrange(|state| state.turn.production = 3);
    table.act(RED, Advance { card: farm, place: fields });
    table.refuses("CCG-56", RED, Advance { card: farm, place: fields });
    assert_eq!((table.state.realms[RED].items[0].form, table.state.turn.production), (Form::Project, 2));
    for _ in 0..2 {
        table.act(RED, Done);
        table.play_chance(1);
        pass(&mut table);
    }
    for phase in [Phase::Explorers, Phase::Military, Phase::Management, Phase::End] {
        assert_eq!((table.state.active, table.state.phase), (BLUE, phase));
        table.act(BLUE, Done);
        table.play_chance(2);
        pass(&mut table);
    }
    assert_eq!((table.state.active, table.state.realms[RED].items[0].form), (RED, Form::Building));
}

/// CCG-57. B2: a Gold building burned for 3 production pays both stages of a Farm, and nothing but buildings.
#[test]
fn a_card_is_burned_for_its_kind_alone() {
    let mut fields = capital(RED);
    let mut table = scene(2, Phase::Management, |scene| {
        fields = scene.terrain(RED, "plains");
        scene.hand(RED, "farm").hand(RED, "factory").hand(RED, "warriors").hand(RED, "bumper-harvest");
    });
    table.refuses("CCG-57", RED, Burn { card: card("bumper-harvest") });
    table.act(RED, Burn { card: card("factory") });
    assert_eq!(table.state.turn.for_buildings, 3);
    table.refuses("CCG-55", RED, build("warriors", capital(RED)));
    table.act(RED, build("farm", fields));
    table.act(RED, Advance { card: card("farm"), place: fields });
    assert_eq!(table.state.turn.for_buildings, 0);
}

/// CCG-14, CCG-52, CCG-58, CCG-62, CCG-99. Where a building may not stand.
#[test]
fn a_building_needs_a_site() {
    let (mut hills, mut fields) = (capital(RED), capital(RED));
    let mut table = scene(2, Phase::Management, |scene| {
        hills = scene.terrain(RED, "hills");
        fields = scene.terrain(RED, "plains");
        let held = scene.terrain(RED, "plains");
        scene.unit(BLUE, held, "warriors");
        scene.invention(RED, "masonry");
        for id in ["farm", "farm", "monument", "palisade", "city-walls"] {
            scene.hand(RED, id);
        }
        scene.state.turn.production = 30;
    });
    let held = table.state.places(RED).next().expect("there is a left end");
    table.refuses("CCG-62", RED, build("farm", hills));
    table.refuses("CCG-52", RED, build("farm", held));
    table.act(RED, build("farm", fields));
    table.refuses("CCG-14", RED, build("farm", fields));
    table.refuses("CCG-58", RED, build("monument", fields));
    table.act(RED, build("palisade", capital(RED)));
    table.refuses("CCG-99", RED, build("city-walls", capital(RED)));
    table.refuses("CCG-58", RED, build("city-walls", fields));
    table.act(RED, build("city-walls", hills));
}

/// CCG-16, CCG-53, CCG-61, CCG-95, CCG-100, CCG-114. Where and by whom units may be built.
#[test]
fn a_unit_needs_a_site_a_region_and_room_under_the_cap() {
    let (mut bay, mut fields) = (capital(RED), capital(RED));
    let mut table = scene(2, Phase::Management, |scene| {
        bay = scene.terrain(RED, "bay");
        fields = scene.terrain(RED, "plains");
        scene.invention(RED, "sailing");
        for id in ["warriors", "warriors", "spearmen", "jaguar-warriors", "swordsmen", "galley", "trireme"] {
            scene.hand(RED, id);
        }
        scene.state.turn.production = 30;
    });
    table.refuses("CCG-16", RED, build("jaguar-warriors", capital(RED)));
    table.refuses("CCG-114", RED, build("swordsmen", capital(RED)));
    table.refuses("CCG-61", RED, build("warriors", fields));
    table.refuses("CCG-100", RED, build("trireme", bay));
    table.act(RED, build("warriors", capital(RED)));
    table.refuses("CCG-53", RED, build("spearmen", capital(RED)));
    table.act(RED, build("galley", bay));
    table.act(RED, Abandon { card: card("warriors"), place: Some(capital(RED)) });
    table.act(RED, build("spearmen", capital(RED)));
    table.arrange(|state| {
        let hand = &mut state.realms[RED].hand;
        assert!(hand.contains(card("warriors")));
        state.units[0] = Unit { card: card("swordsmen"), place: fields, ..Unit::NONE };
        state.live = 1;
        hand.remove(card("swordsmen"));
    });
    table.refuses("CCG-95", RED, build("warriors", capital(RED)));
}

/// CCG-17, CCG-54. One invention at a time, and none twice.
#[test]
fn one_invention_is_in_progress() {
    let mut table = scene(2, Phase::Management, |scene| {
        scene.invention(RED, "mysticism").hand(RED, "mysticism").hand(RED, "alphabet").hand(RED, "currency");
        scene.state.turn.tax = 9;
    });
    table.refuses("CCG-17", RED, Invent { card: card("mysticism") });
    table.act(RED, Invent { card: card("currency") });
    table.refuses("CCG-54", RED, Invent { card: card("alphabet") });
    table.act(RED, Research);
    table.act(RED, Abandon { card: card("currency"), place: None });
    table.act(RED, Invent { card: card("alphabet") });
    assert_eq!(table.state.turn.tax, 9 - 2 - 1 - 2);
}

/// CCG-98. While a unique card is complete, no copy is started.
#[test]
fn a_wonder_that_stands_is_not_built_again() {
    let mut table = scene(2, Phase::Management, |scene| {
        scene.building(capital(BLUE), "stonehenge").hand(RED, "stonehenge");
        scene.state.turn.production = 9;
    });
    table.refuses("CCG-98", RED, build("stonehenge", capital(RED)));
}

/// CCG-116. An ability is used in its phase, once, for what it costs.
#[test]
fn banking_turns_taxes_into_production() {
    let mut table = scene(2, Phase::Management, |scene| {
        scene.invention(RED, "banking").invention(RED, "alphabet");
        scene.state.turn.tax = 5;
    });
    table.refuses("CCG-116", RED, Activate { card: card("alphabet") });
    table.act(RED, Activate { card: card("banking") });
    table.act(RED, Choose { option: 2 });
    assert_eq!((table.state.turn.tax, table.state.turn.production), (3, 2));
    table.refuses("CCG-116", RED, Activate { card: card("banking") });
}

/// CCG-63, CCG-64, CCG-65, CCG-116. The end phase: a card, taxes for the Alphabet, down to seven.
#[test]
fn the_end_phase_draws_pays_and_discards() {
    let mut table = scene(2, Phase::Management, |scene| {
        scene.invention(RED, "alphabet");
        for id in ["farm", "farm", "mine", "temple", "temple", "legion"] {
            scene.hand(RED, id);
        }
    });
    table.act(RED, Done);
    table.play_chance(1);
    pass(&mut table);
    assert_eq!(table.state.realms[RED].hand.len(), 7);
    table.refuses("CCG-64", RED, collect(capital(RED), Income::Production));
    table.act(RED, collect(capital(RED), Income::Tax));
    table.act(RED, Activate { card: card("alphabet") });
    table.play_chance(2);
    assert_eq!((table.state.realms[RED].hand.len(), table.state.turn.tax), (8, 1));
    table.act(RED, Done);
    table.refuses("CCG-65", RED, Pass);
    table.act(RED, Take { card: card("farm") });
    assert!(is_discarded(&table, RED, "farm"));
    assert_eq!((table.state.active, table.state.realms[RED].hand.len()), (BLUE, 7));
}

/// CCG-60, CCG-114. What a building requires must be there at every further stage.
#[test]
fn what_is_required_is_required_at_every_stage() {
    let mut table = scene(2, Phase::Management, |scene| {
        scene.project(capital(RED), "temple", 1).hand(RED, "farm").state.turn.production = 9;
    });
    let temple = Advance { card: card("temple"), place: capital(RED) };
    table.refuses("CCG-114", RED, temple);
    let mut table = scene(2, Phase::Management, |scene| {
        scene.project(capital(RED), "temple", 1).invention(RED, "mysticism").state.turn.production = 9;
    });
    table.act(RED, temple);
}
