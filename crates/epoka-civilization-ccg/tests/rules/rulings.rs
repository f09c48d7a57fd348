//! Open points of the rulebook as we have settled them.

use crate::common::*;

fn collect(place: Place, income: Income) -> Action {
    Collect { place, income }
}

/// CCG-A1, CCG-A2, CCG-A3. Three incomes, two taxes for a card, and 1, 2 or 3 for a burned one.
#[test]
fn incomes_prices_and_fuel() {
    let mut table = scene(2, Phase::Management, |scene| {
        scene.hand(RED, "farm").hand(RED, "windmill").hand(RED, "factory");
    });
    table.act(RED, collect(capital(RED), Income::Food));
    assert_eq!((table.state.realms[RED].food, table.state.turn.tax), (1, 0));
    for (id, sum) in [("farm", 1), ("windmill", 3), ("factory", 6)] {
        table.act(RED, Burn { card: card(id) });
        assert_eq!(table.state.turn.for_buildings, sum);
    }
    table.arrange(|state| state.turn.tax = 2);
    table.act(RED, BuyCard);
    assert_eq!(table.state.turn.tax, 0);
}

/// CCG-A4. Oil yields nothing more without a derrick on its terrain.
#[test]
fn oil_needs_a_derrick() {
    let mut desert = capital(RED);
    let mut table = scene(2, Phase::Management, |scene| {
        desert = scene.terrain(RED, "desert");
        scene.resource(desert, "oil");
    });
    table.act(RED, collect(desert, Income::Production));
    assert_eq!(table.state.turn.production, 1);
    let mut table = scene(2, Phase::Management, |scene| {
        desert = scene.terrain(RED, "desert");
        scene.resource(desert, "oil").building(desert, "oil-derrick");
    });
    table.act(RED, collect(desert, Income::Production));
    assert_eq!(table.state.turn.production, 4);
}

/// CCG-A5. Where a table wants it, the resource of a lost terrain returns to the atlas.
#[test]
fn a_resource_returns_where_the_table_wants_it() {
    let lost = scene(2, Phase::Management, |scene| {
        scene.terrain(BLUE, "hills");
        let right = scene.terrain(BLUE, "hills");
        scene.resource(right, "iron").food(RED, 2).era(RED, Era::Gold).hand(RED, "secession");
    });
    let decks = vec![DeckChoice::Starter("pax-romana".into()); 2];
    let setup = Setup { decks, hidden_lists: true, resources_return: true, ..Setup::default() };
    let mut table = Table::from_state(rules(2, &setup), lost.state.clone());
    table.act(RED, Play { card: card("secession") });
    pass(&mut table);
    table.act(BLUE, Lose { flank: Flank::Right });
    assert!(table.state.realms[BLUE].atlas.contains(card("iron")) && !is_discarded(&table, BLUE, "iron"));
}

/// CCG-A5, CCG-A6, CCG-A11. Occupied terrains count; the owner chooses which end is lost, its resource is discarded.
#[test]
fn the_owner_loses_an_end_with_its_resource() {
    let mut right = capital(BLUE);
    let mut table = scene(2, Phase::Management, |scene| {
        let left = scene.terrain(BLUE, "hills");
        right = scene.terrain(BLUE, "hills");
        scene.resource(right, "iron").food(RED, 2).era(RED, Era::Gold).hand(RED, "secession");
        scene.unit(RED, left, "warriors");
    });
    // Happiness is 2, that of the capital, for three terrains: Blue is unhappy.
    assert_eq!(table.view(Viewer::Referee).realms[1].happiness, 2);
    table.act(RED, Play { card: card("secession") });
    pass(&mut table);
    table.act(BLUE, Lose { flank: Flank::Right });
    assert!(is_discarded(&table, BLUE, "iron") && !table.state.realms[BLUE].atlas.contains(card("iron")));
    // Such a state is a position like any other.
    assert!(table.rules().restore(&table.view(Viewer::Referee)).is_ok());
    let mut table = before_turn(2, |scene| {
        for _ in 0..2 {
            let place = scene.terrain(RED, "hills");
            scene.unit(BLUE, place, "warriors");
        }
        scene.food(RED, 5);
    });
    end_turn(&mut table);
    assert_eq!(table.state.realms[RED].food, 4);
}

/// CCG-A7. Of units that are too many their owner discards one.
#[test]
fn the_owner_discards_what_is_too_much() {
    let mut table = scene(2, Phase::Management, |scene| {
        scene.terrain(BLUE, "hills");
        let field = scene.terrain(BLUE, "hills");
        for id in ["warriors", "legion", "spearmen"] {
            scene.unit(BLUE, field, id);
        }
        scene.food(RED, 2).era(RED, Era::Gold).hand(RED, "secession");
    });
    table.act(RED, Play { card: card("secession") });
    pass(&mut table);
    table.act(BLUE, Lose { flank: Flank::Left });
    table.act(BLUE, Dismiss { unit: 0 });
    assert!(is_discarded(&table, BLUE, "warriors"));
}

/// CCG-A8, CCG-A9. Units under construction count for the cap; the capital may have several building sites.
#[test]
fn projects_count_for_the_cap_and_fill_the_capital() {
    let mut table = scene(2, Phase::Management, |scene| {
        for id in ["warriors", "granary", "monument"] {
            scene.hand(RED, id);
        }
        let bay = scene.terrain(RED, "bay");
        scene.unit(RED, capital(RED), "legion");
        scene.project(bay, "galley", 1).state.turn.production = 9;
    });
    table.refuses("CCG-95", RED, Build { card: card("warriors"), place: capital(RED) });
    table.act(RED, Build { card: card("granary"), place: capital(RED) });
    table.act(RED, Build { card: card("monument"), place: capital(RED) });
    table.arrange(|state| {
        state.realms[RED].discard.push(state.units[0].card);
        (state.units[0], state.live) = (Unit::NONE, 0);
    });
    table.act(RED, Build { card: card("warriors"), place: capital(RED) });
}

/// CCG-A10. What is paid for is completed even if its requirements are gone.
#[test]
fn nothing_is_required_at_completion() {
    let mut table = before_turn(2, |scene| {
        scene.project(capital(RED), "temple", 2);
    });
    end_turn(&mut table);
    assert_eq!(table.state.realms[RED].items[0].form, Form::Building);
}

/// CCG-A12, CCG-A13. A tenth terrain may be discovered, and more than enough is enough.
#[test]
fn ten_terrains_and_twenty_food_are_prosperity_too() {
    let mut table = scene(2, Phase::Explorers, |scene| {
        for id in ["plains", "plains", "plains", "plains", "hills", "hills", "forest", "forest"] {
            scene.terrain(RED, id);
        }
        scene.atlas(RED, "river-valley").food(RED, 29);
    });
    table.act(RED, Discover { card: card("river-valley"), flank: Flank::Left });
    assert_eq!((table.state.ended, table.state.terrains(RED)), (Some(Ended::Prosperity(RED)), 10));
}

/// CCG-A14. A building makes its owner happy although its terrain is occupied.
#[test]
fn a_building_works_under_occupation() {
    let mut table = before_turn(2, |scene| {
        let hills = scene.terrain(RED, "hills");
        scene.terrain(RED, "hills");
        scene.building(hills, "monument").food(RED, 5);
        scene.unit(BLUE, hills, "warriors");
    });
    end_turn(&mut table);
    assert_eq!(table.state.realms[RED].food, 5);
}

/// CCG-A15, CCG-A16. A land unit enters a coast with a building on it.
#[test]
fn a_coast_with_a_port_is_entered() {
    let mut bay = capital(BLUE);
    let mut table = scene(2, Phase::Military, |scene| {
        bay = scene.terrain(BLUE, "bay");
        scene.building(bay, "fishing-port");
        scene.unit(RED, capital(RED), "warriors");
    });
    table.act(RED, Move { unit: 0, to: bay });
    assert_eq!(army(&table, bay), ["warriors"]);
}

/// CCG-A17. A sniper goes on with what is left, the capital last.
#[test]
fn a_sniper_goes_on_to_the_next() {
    let mut field = capital(BLUE);
    let mut table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(BLUE, "river-valley");
        scene.unit(RED, capital(RED), "sharpshooters");
        for id in ["warriors", "cavalry", "scouts"] {
            scene.unit(BLUE, field, id);
        }
    });
    table.act(RED, Attack { place: field });
    muster(&mut table, &[0]);
    table.act(RED, Hit { unit: 1 });
    table.act(RED, Hit { unit: 2 });
    assert_eq!((army(&table, field), army(&table, capital(RED))), (vec!["scouts"], vec!["sharpshooters"]));
}

/// CCG-A18. A sniper with Destroyer may hit a building with its early strike.
#[test]
fn a_sniper_with_destroyer_aims_early() {
    let mut field = capital(BLUE);
    let table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(BLUE, "river-valley");
        scene.building(field, "temple");
        scene.unit(RED, capital(RED), "crossbowmen");
        scene.unit(BLUE, field, "musketeers");
    });
    let mut table = corrected(
        &table,
        "[[unit]]\nid = \"crossbowmen\"\nera = \"silver\"\nunit-type = \"infantry\"\nmovement-mode = \"land\"\n\
         movement = 2\ncost = [4]\nstrength = 2\ntoughness = 1\nkeywords = [\"sniper\", \"destroyer:1\"]\n\
         confidence = \"ours\"\n",
    );
    table.act(RED, Attack { place: field });
    muster(&mut table, &[0]);
    table.act(RED, Aim { building: Some(card("temple")) });
    // The Musketeers strike early as well: both have struck.
    assert!(is_discarded(&table, BLUE, "temple") && is_discarded(&table, RED, "crossbowmen"));
}

/// CCG-A19. What is too much for a building hurts nobody.
#[test]
fn a_building_takes_all_of_a_blow() {
    let mut field = capital(BLUE);
    let mut table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(BLUE, "river-valley");
        scene.building(field, "farm");
        scene.unit(RED, capital(RED), "self-propelled-guns");
        scene.unit(BLUE, field, "warriors");
    });
    table.act(RED, Attack { place: field });
    muster(&mut table, &[0]);
    table.act(RED, Aim { building: Some(card("farm")) });
    assert!(is_discarded(&table, BLUE, "farm"));
    assert_eq!(army(&table, field), ["warriors"]);
}

/// CCG-A20, CCG-A21. Land units are carried and tired then; a ship carries no ship.
#[test]
fn a_ship_carries_land_units_and_no_ships() {
    let (mut bay, mut far) = (capital(RED), capital(BLUE));
    let mut table = scene(2, Phase::Military, |scene| {
        bay = scene.terrain(RED, "bay");
        far = scene.terrain(BLUE, "bay");
        scene.unit(RED, bay, "galleon");
        scene.unit(RED, bay, "trireme");
        scene.unit(RED, bay, "warriors");
    });
    table.act(RED, Move { unit: 0, to: far });
    table.refuses("CCG-76", RED, Join { unit: 1 });
    table.act(RED, Join { unit: 2 });
    assert_eq!((table.state.units[2].place, table.state.units[1].place), (far, bay));
    assert!(table.state.units[2].exhausted);
}

/// CCG-A22. A strong event costs food.
#[test]
fn a_strong_event_costs_food() {
    let mut table = scene(2, Phase::Management, |scene| {
        scene.hand(RED, "drought").food(RED, 3);
    });
    table.act(RED, Play { card: card("drought") });
    assert_eq!(table.state.realms[RED].food, 2);
}

/// CCG-A23. Nothing comes from an empty library, and nothing happens.
#[test]
fn an_empty_library_has_no_penalty() {
    let mut table = scene(2, Phase::Management, |scene| {
        let realm = &mut scene.state.realms[RED];
        realm.discard = realm.library.cards().iter().map(|hidden| Card(hidden.card)).collect();
        realm.discard.sort_unstable();
        realm.library = epoka_core::pile::Pile::default();
    });
    table.act(RED, Done);
    assert!(table.state.playing.contains(RED) && table.state.realms[RED].hand.is_empty());
}

/// CCG-A24. Unfinished copies of a completed wonder are discarded.
#[test]
fn a_lost_race_ends_in_the_discard_pile() {
    let mut table = before_turn(3, |scene| {
        scene.project(capital(RED), "stonehenge", 3);
        scene.project(capital(BLUE), "stonehenge", 1).project(capital(GREEN), "stonehenge", 3);
    });
    end_turn(&mut table);
    assert!(is_discarded(&table, BLUE, "stonehenge") && is_discarded(&table, GREEN, "stonehenge"));
}

/// CCG-A25. Damage on a building is gone at the end of the phase.
#[test]
fn a_building_heals() {
    let mut field = capital(BLUE);
    let mut table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(BLUE, "hills");
        scene.building(field, "city-walls");
        scene.unit(RED, field, "warriors");
    });
    table.act(RED, Raze { place: field, card: card("city-walls") });
    muster(&mut table, &[0]);
    assert_eq!(table.state.realms[BLUE].items[0].damage, 1);
    table.act(RED, Done);
    assert_eq!(table.state.realms[BLUE].items[0].damage, 0);
}

/// CCG-A26. Aircraft at home need no food, on a carrier abroad they do.
#[test]
fn aircraft_eat_abroad() {
    let mut table = scene(2, Phase::Explorers, |scene| {
        let bay = scene.terrain(BLUE, "bay");
        scene.unit(RED, capital(RED), "biplane");
        scene.unit(RED, bay, "aircraft-carrier");
        scene.unit(RED, bay, "biplane");
        scene.food(RED, 5);
    });
    table.act(RED, Done);
    table.act(RED, Feed { unit: 2 });
    table.act(RED, Feed { unit: 1 });
    table.act(RED, Starve);
    assert_eq!((table.state.tasks.top(), table.state.realms[RED].food), (Some(Task::Main), 3));
}

/// CCG-A27. A homebound unit and others do not attack together.
#[test]
fn a_homebound_unit_attacks_alone() {
    let mut middle = capital(BLUE);
    let mut table = scene(2, Phase::Military, |scene| {
        let far = scene.terrain(BLUE, "hills");
        scene.terrain(BLUE, "hills");
        middle = scene.terrain(BLUE, "hills");
        let unit = scene.unit(RED, far, "legion");
        scene.state.units[usize::from(unit)].homebound = true;
        scene.unit(BLUE, middle, "warriors");
        scene.unit(RED, capital(RED), "warriors");
    });
    table.act(RED, Attack { place: middle });
    muster(&mut table, &[2]);
    // Nobody else can join: the combat is over already.
    assert!(army(&table, middle).is_empty() && table.state.units[0].homebound);
}

/// CCG-33, CCG-A29. Management comes between the military and the end phase.
#[test]
fn management_is_the_fourth_phase() {
    let mut table = before_turn(2, |scene| {
        scene.state.realms[RED].turns = 1;
    });
    end_turn(&mut table);
    for phase in [Phase::Explorers, Phase::Military, Phase::Management, Phase::End] {
        assert_eq!((table.state.active, table.state.phase), (RED, phase));
        table.act(RED, Done);
        table.play_chance(1);
        pass(&mut table);
    }
}

/// CCG-A30, CCG-A31. An invention is had once; a resource may lie in several civilizations.
#[test]
fn inventions_come_once_and_resources_to_everybody() {
    let mut table = scene(2, Phase::Management, |scene| {
        scene.invention(RED, "currency").hand(RED, "currency").hand(RED, "alphabet");
        scene.state.turn.tax = 9;
    });
    table.refuses("CCG-17", RED, Invent { card: card("currency") });
    table.act(RED, Invent { card: card("alphabet") });
    let mut hills = capital(RED);
    let mut table = scene(2, Phase::Explorers, |scene| {
        hills = scene.terrain(RED, "hills");
        let other = scene.terrain(BLUE, "hills");
        scene.resource(other, "iron").atlas(RED, "iron").food(RED, 9);
    });
    table.act(RED, Prospect { card: card("iron"), place: hills });
}

/// CCG-A32. The free terrain needs its era and no happiness.
#[test]
fn the_free_terrain_needs_its_era_alone() {
    let mut table = scene(2, Phase::Explorers, |scene| {
        scene.state.realms[RED].turns = 1;
        scene.terrain(RED, "hills");
        scene.terrain(RED, "hills");
        scene.atlas(RED, "urban-area").atlas(RED, "plains");
    });
    table.refuses("CCG-19", RED, Discover { card: card("urban-area"), flank: Flank::Left });
    table.act(RED, Discover { card: card("plains"), flank: Flank::Left });
    assert_eq!(table.state.terrains(RED), 4);
}
