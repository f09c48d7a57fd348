//! What each event does, beside those that the chapter on events plays.

use crate::common::*;

/// Plays an event with these choices; everybody who is asked passes.
fn cast(table: &mut Board, seat: Seat, id: &str, choices: &[Action]) {
    table.act(seat, Play { card: card(id) });
    for &choice in choices {
        table.act(seat, choice);
    }
    pass(table);
    table.play_chance(7);
}

/// A scene in which Red holds an event of any era with food to pay for it.
fn holding(phase: Phase, id: &str, change: impl FnOnce(&mut Scene)) -> Board {
    scene(2, phase, |scene| {
        for seat in [RED, BLUE] {
            scene.food(seat, 10).era(seat, Era::Gold);
        }
        scene.hand(RED, id);
        change(scene);
    })
}

fn target(target: Target) -> Action {
    Action::Target { target }
}

fn unit(unit: u8) -> Action {
    target(Target::Unit { unit })
}

fn terrain(place: Place) -> Action {
    target(Target::Terrain { place })
}

fn incomes(table: &Board, place: Place) -> [u8; 3] {
    let view = table.view(Viewer::Referee);
    let terrain = view.realms[place.seat.index()].line.iter().find(|terrain| terrain.slot == place.slot);
    terrain.map(|terrain| [terrain.production, terrain.tax, terrain.food]).expect("the terrain is in play")
}

fn happiness(table: &Board, seat: Seat) -> i16 {
    table.view(Viewer::Referee).realms[seat.index()].happiness
}

fn food(table: &Board, seat: Seat) -> u16 {
    table.state.realms[seat].food
}

/// CCG-107. Opponents whom an event takes nothing from are alike: of those without food the first stands for all.
#[test]
fn locusts_are_sent_to_one_of_those_without_food() {
    let mut table = scene(4, Phase::Management, |scene| {
        scene.hand(RED, "locusts");
        scene.state.realms[Seat::at(2)].food = 1;
    });
    table.act(RED, Play { card: card("locusts") });
    let against = [1, 2, 3].map(|seat| Against { seat: Seat::at(seat) });
    assert_eq!(table.actions(RED).iter().filter(|action| against.contains(action)).count(), 2);
    table.refuses("CCG-107", RED, against[2]);
    table.act(RED, against[1]);
    pass(&mut table);
    assert_eq!(food(&table, Seat::at(2)), 0);
}

/// CCG-116. Events on food, happiness and incomes.
#[test]
fn events_on_food_happiness_and_incomes() {
    for (id, own, others) in [("bumper-harvest", 12, 10), ("locusts", 10, 8)] {
        let mut table = holding(Phase::Management, id, |_| {});
        cast(&mut table, RED, id, &[]);
        assert_eq!((food(&table, RED), food(&table, BLUE)), (own, others), "{id}");
    }
    for (id, own, others) in [("festival", 4, 2), ("riots", 2, -1), ("plague", 2, 0), ("conscription", 1, 2)] {
        let mut table = holding(Phase::Management, id, |_| {});
        cast(&mut table, RED, id, &[]);
        assert_eq!((happiness(&table, RED), happiness(&table, BLUE)), (own, others), "{id}");
        let units = if id == "conscription" { 4 } else { 0 };
        assert_eq!(table.state.turn.for_units, units);
    }
    let ground = ["plains", "bay", "hills"];
    let rows = [
        ("drought", BLUE, [[1, 1, 0], [2, 2, 0], [3, 1, 0]]),
        ("naval-blockade", BLUE, [[1, 1, 1], [2, 0, 0], [3, 1, 0]]),
        ("golden-age", RED, [[1, 1, 1], [2, 2, 0], [4, 2, 0]]),
    ];
    for (id, seat, wanted) in rows {
        let mut places = Vec::new();
        let mut table = holding(Phase::Management, id, |scene| {
            places = ground.map(|id| scene.terrain(seat, id)).to_vec();
            scene.building(places[2], "monument").invention(RED, "sailing");
        });
        cast(&mut table, RED, id, &[]);
        assert_eq!(places.iter().map(|&place| incomes(&table, place)).collect::<Vec<_>>(), wanted, "{id}");
    }
    let mut table = holding(Phase::Management, "trade-route", |scene| {
        scene.invention(RED, "currency");
    });
    let before = incomes(&table, capital(RED))[1];
    cast(&mut table, RED, "trade-route", &[]);
    assert_eq!(incomes(&table, capital(RED))[1], before + 1);
}

/// CCG-116. Events that bring taxes, production, cards or progress.
#[test]
fn events_that_help_to_build() {
    let mut table = holding(Phase::Management, "gold-rush", |_| {});
    cast(&mut table, RED, "gold-rush", &[]);
    assert_eq!(table.state.turn.tax, 3);
    for (option, wanted) in [(0, (11, 0, 0)), (1, (10, 2, 0)), (2, (10, 0, 2))] {
        let mut table = holding(Phase::Management, "great-leader", |_| {});
        cast(&mut table, RED, "great-leader", &[Choose { option }]);
        assert_eq!((food(&table, RED), table.state.turn.production, table.state.turn.tax), wanted);
    }
    let mut table = holding(Phase::Management, "great-scholar", |scene| {
        scene.idea(RED, "currency", 1).hand(RED, "great-architect").project(capital(RED), "monument", 1);
        scene.project(capital(RED), "temple", 1).hand(BLUE, "sabotage");
    });
    cast(&mut table, RED, "great-scholar", &[project(None, "currency")]);
    cast(&mut table, RED, "great-architect", &[project(Some(capital(RED)), "temple")]);
    assert!(table.state.realms[RED].items.iter().filter(|item| item.card != card("monument")).all(|i| i.markers == 2));
    let mut table = holding(Phase::Management, "sabotage", |scene| {
        scene.project(capital(BLUE), "temple", 1);
    });
    let victim = Target::Project { seat: BLUE, place: Some(capital(BLUE)), card: card("temple") };
    cast(&mut table, RED, "sabotage", &[target(victim)]);
    assert!(is_discarded(&table, BLUE, "temple"));
    let mut table = holding(Phase::Management, "inspiration", |_| {});
    cast(&mut table, RED, "inspiration", &[]);
    assert_eq!(table.state.realms[RED].hand.len(), 2);
    let mut table = holding(Phase::Management, "renaissance", |scene| {
        for id in ["farm", "legion", "bumper-harvest"] {
            scene.discarded(RED, id);
        }
    });
    cast(&mut table, RED, "renaissance", &[]);
    table.refuses("CCG-116", RED, Take { card: card("bumper-harvest") });
    table.act(RED, Take { card: card("farm") });
    table.act(RED, Take { card: card("legion") });
    assert!(table.state.realms[RED].hand.contains(card("legion")) && table.state.realms[RED].hand.len() == 2);
}

fn project(place: Option<Place>, id: &str) -> Action {
    target(Target::Project { seat: RED, place, card: card(id) })
}

/// CCG-116. A Chronicle lengthens an own event or shortens another's, and draws a card.
#[test]
fn a_chronicle_changes_time() {
    let rows = [(0, RED, 3, 3), (1, BLUE, 1, 1)];
    for (option, seat, before, after) in rows {
        let mut table = holding(Phase::Management, "chronicle", |scene| {
            scene.event(RED, "festival", 2).event(BLUE, "festival", 2);
        });
        let event = Target::Event { seat, card: card("festival"), markers: 2 };
        cast(&mut table, RED, "chronicle", &[Choose { option }, target(event)]);
        assert_eq!((table.state.realms[seat].items[0].markers, before), (after, after));
        assert_eq!(table.state.realms[RED].hand.len(), 1);
    }
}

/// CCG-116. Events that destroy buildings, units and inventions.
#[test]
fn events_that_destroy() {
    for (id, ground) in [("earthquake", "hills"), ("flood", "river-valley")] {
        let mut place = capital(BLUE);
        let mut table = holding(Phase::Management, id, |scene| {
            place = scene.terrain(BLUE, ground);
            scene.building(place, "monument");
        });
        cast(&mut table, RED, id, &[target(Target::Building { place, card: card("monument") })]);
        assert!(is_discarded(&table, BLUE, "monument"), "{id}");
    }
    for (id, invention) in [("revolution", "despotism"), ("reformation", "animism")] {
        let mut table = holding(Phase::Management, id, |scene| {
            scene.invention(BLUE, invention).invention(BLUE, "currency");
        });
        cast(&mut table, RED, id, &[target(Target::Invention { seat: BLUE, card: card(invention) })]);
        assert!(is_discarded(&table, BLUE, invention) && !is_discarded(&table, BLUE, "currency"));
    }
    let (mut place, mut empty) = (capital(BLUE), capital(BLUE));
    let mut table = holding(Phase::Military, "atomic-bomb", |scene| {
        place = scene.terrain(BLUE, "hills");
        empty = scene.terrain(BLUE, "plains");
        scene.building(place, "mine").invention(RED, "nuclear-physics");
        scene.unit(BLUE, place, "legion");
        scene.unit(BLUE, place, "warriors");
    });
    table.act(RED, Play { card: card("atomic-bomb") });
    table.refuses("CCG-107", RED, On { place: capital(BLUE) });
    table.refuses("CCG-107", RED, On { place: empty });
    table.act(RED, On { place });
    pass(&mut table);
    assert!(army(&table, place).is_empty() && table.state.realms[BLUE].items.is_empty());
    let mut table = scene(2, Phase::Explorers, |scene| {
        place = scene.terrain(BLUE, "hills");
        scene.building(place, "mine").hand(BLUE, "scorched-earth").era(BLUE, Era::Silver).food(RED, 9);
        scene.unit(RED, place, "legion");
        scene.unit(RED, place, "warriors");
    });
    table.act(RED, Done);
    cast(&mut table, BLUE, "scorched-earth", &[target(Target::Building { place, card: card("mine") })]);
    assert!(is_discarded(&table, BLUE, "mine") && is_discarded(&table, RED, "warriors"));
    assert_eq!(table.state.units[0].damage, 2);
}

/// CCG-116. Events on discoveries and on the line of terrains.
#[test]
fn events_on_terrains() {
    let lay = |scene: &mut Scene| {
        scene.terrain(RED, "hills");
        scene.terrain(RED, "forest");
        scene.terrain(RED, "hills");
        scene.atlas(RED, "plains").atlas(RED, "river-valley");
    };
    let discover = |id: &str, flank| Discover { card: card(id), flank };
    let mut table = holding(Phase::Explorers, "great-migration", lay);
    cast(&mut table, RED, "great-migration", &[]);
    table.act(RED, discover("plains", Flank::Right));
    assert_eq!(food(&table, RED), 8);
    let mut table = holding(Phase::Explorers, "cartographers", lay);
    cast(&mut table, RED, "cartographers", &[]);
    table.act(RED, discover("plains", Flank::Right));
    table.act(RED, discover("river-valley", Flank::Left));
    assert_eq!((food(&table, RED), table.state.terrains(RED)), (1, 6));
    let mut table = holding(Phase::Explorers, "promised-land", lay);
    cast(&mut table, RED, "promised-land", &[]);
    table.refuses("CCG-2", RED, discover("glacier", Flank::Right));
    table.act(RED, discover("plains", Flank::Right));
    table.act(RED, discover("river-valley", Flank::Left));
    assert_eq!((food(&table, RED), table.state.terrains(RED)), (1, 6));
    let mut table = holding(Phase::Management, "resettlement", lay);
    let before: Vec<Place> = table.state.places(RED).collect();
    cast(&mut table, RED, "resettlement", &[terrain(before[0]), terrain(before[3])]);
    let after: Vec<Place> = table.state.places(RED).collect();
    assert_eq!(after, [before[3], before[1], before[2], before[0]]);
    let mut table = holding(Phase::Management, "uncharted-coast", |scene| {
        lay(scene);
        scene.invention(RED, "sailing").hand(RED, "galley").state.turn.production = 9;
    });
    let end = table.state.places(RED).next().expect("there is an end");
    table.refuses("CCG-61", RED, Build { card: card("galley"), place: end });
    cast(&mut table, RED, "uncharted-coast", &[terrain(end)]);
    table.act(RED, Build { card: card("galley"), place: end });
    let mut place = capital(BLUE);
    let mut table = holding(Phase::Management, "trade-treaty", |scene| {
        place = scene.terrain(BLUE, "hills");
        scene.resource(place, "iron").invention(RED, "metalworking").hand(RED, "legion").state.turn.production = 9;
    });
    table.refuses("CCG-114", RED, Build { card: card("legion"), place: capital(RED) });
    cast(&mut table, RED, "trade-treaty", &[target(Target::Resource { place })]);
    table.act(RED, Build { card: card("legion"), place: capital(RED) });
    assert_eq!(incomes(&table, capital(RED))[1], 4);
}

/// A treaty is about a kind of resource: each is offered once, wherever it lies.
#[test]
fn a_resource_is_offered_once() {
    let mut table = scene(3, Phase::Management, |scene| {
        scene.hand(RED, "trade-treaty").food(RED, 1);
        for seat in [BLUE, GREEN] {
            let hills = scene.terrain(seat, "hills");
            scene.resource(hills, "iron");
        }
        scene.resource(capital(GREEN), "wine");
    });
    table.act(RED, Play { card: card("trade-treaty") });
    let offered = table.actions(RED).iter().filter(|action| matches!(action, Action::Target { .. })).count();
    assert_eq!(offered, 2);
}

/// CCG-68, CCG-116. Forced March gives a step to units that have used up their movement, and passes over those that have lost it.
#[test]
fn a_forced_march_goes_on_where_movement_ended() {
    let (mut first, mut second, mut third) = (capital(RED), capital(RED), capital(RED));
    let mut table = holding(Phase::Military, "forced-march", |scene| {
        first = scene.terrain(RED, "hills");
        scene.terrain(RED, "hills");
        second = scene.terrain(RED, "hills");
        scene.terrain(RED, "hills");
        third = scene.terrain(RED, "plains");
        scene.unit(RED, capital(RED), "warriors");
        let fought = scene.unit(RED, capital(RED), "legion");
        let fought = &mut scene.state.units[usize::from(fought)];
        (fought.exhausted, fought.moved) = (true, true);
    });
    table.act(RED, Move { unit: 0, to: first });
    table.act(RED, Move { unit: 0, to: second });
    assert!(table.state.units[0].exhausted);
    // One unit can have it: nobody is asked which.
    cast(&mut table, RED, "forced-march", &[]);
    assert_eq!(table.state.units[1].march, 0);
    table.act(RED, Move { unit: 0, to: third });
    assert!(table.state.units[0].exhausted);
}

/// CCG-18, CCG-A22. Riots cost food: who has none cannot play them.
#[test]
fn riots_cost_food() {
    let mut table = holding(Phase::Management, "riots", |scene| {
        scene.food(RED, 0);
    });
    table.refuses("CCG-18", RED, Play { card: card("riots") });
    table.arrange(|state| state.realms[RED].food = 2);
    cast(&mut table, RED, "riots", &[]);
    assert_eq!(food(&table, RED), 0);
}

/// CCG-116. Events for an army on the move.
#[test]
fn events_for_an_army_on_the_move() {
    let mut bay = capital(RED);
    let mut table = holding(Phase::Military, "fair-winds", |scene| {
        bay = scene.terrain(RED, "bay");
        scene.invention(RED, "sailing");
        let ship = scene.unit(RED, bay, "galley");
        (scene.state.units[usize::from(ship)].exhausted, scene.state.units[usize::from(ship)].moved) = (true, true);
    });
    cast(&mut table, RED, "fair-winds", &[]);
    assert!(!table.state.units[0].exhausted && !table.state.units[0].moved);
    let mut field = capital(BLUE);
    let mut table = holding(Phase::Military, "forced-march", |scene| {
        let near = scene.terrain(RED, "hills");
        field = scene.terrain(BLUE, "hills");
        scene.unit(RED, near, "legion");
    });
    cast(&mut table, RED, "forced-march", &[]);
    table.act(RED, Move { unit: 0, to: capital(RED) });
    table.act(RED, Move { unit: 0, to: field });
    assert_eq!(table.state.units[0].place, field);
    for (id, fed) in [("supply-lines", 10), ("", 9)] {
        let mut table = holding(Phase::Explorers, "supply-lines", |scene| {
            let far = scene.terrain(BLUE, "hills");
            scene.unit(RED, far, "legion");
        });
        table.act(RED, Done);
        if id.is_empty() {
            pass(&mut table);
            table.act(RED, Feed { unit: 0 });
        } else {
            cast(&mut table, RED, id, &[]);
        }
        assert_eq!(food(&table, RED), fed, "{id}");
    }
    let mut table = holding(Phase::Explorers, "plunder", |scene| {
        let far = scene.terrain(BLUE, "hills");
        scene.unit(RED, far, "legion");
        scene.hand(BLUE, "harsh-winter");
    });
    table.act(RED, Done);
    pass_until(&mut table, BLUE);
    cast(&mut table, BLUE, "harsh-winter", &[]);
    table.act(RED, Feed { unit: 0 });
    assert_eq!(food(&table, RED), 8);
    cast(&mut table, RED, "plunder", &[]);
    assert_eq!((food(&table, RED), food(&table, BLUE)), (11, 7));
}

fn pass_until(table: &mut Board, until: Seat) {
    while let Some(Task::Window { seat, .. }) = table.state.tasks.top().filter(|task| task.seat() != Some(until)) {
        table.act(seat, Pass);
    }
}

/// Red's warriors attack Blue's on a river valley; events change what happens.
fn battle(id: &str, holder: Seat, change: impl FnOnce(&mut Scene, Place)) -> (Board, Place) {
    let mut field = capital(BLUE);
    let mut table = scene(2, Phase::Military, |scene| {
        for seat in [RED, BLUE] {
            scene.food(seat, 10).era(seat, Era::Gold);
        }
        field = scene.terrain(BLUE, "river-valley");
        scene.unit(RED, capital(RED), "legion");
        scene.unit(BLUE, field, "spearmen");
        scene.hand(holder, id);
        change(scene, field);
    });
    table.act(RED, Attack { place: field });
    muster(&mut table, &[0]);
    (table, field)
}

/// CCG-116. Events in a combat.
#[test]
fn events_in_a_combat() {
    let (mut table, field) = battle("fog", BLUE, |_, _| {});
    cast(&mut table, BLUE, "fog", &[]);
    assert!(table.state.units[0].exhausted && army(&table, field) == ["spearmen"]);
    let (mut table, field) = battle("ambush", BLUE, |_, _| {});
    cast(&mut table, BLUE, "ambush", &[unit(1)]);
    // Spearmen strike with three and destroy the legion.
    assert!(army(&table, field).is_empty() && army(&table, capital(RED)).is_empty());
    let (mut table, field) = battle("heroic-defence", BLUE, |_, _| {});
    cast(&mut table, BLUE, "heroic-defence", &[unit(1)]);
    // Damage of two is enough when the bonus has ended.
    assert!(army(&table, field).is_empty() && army(&table, capital(RED)) == ["legion"]);
    let (mut table, field) = battle("battle-fury", RED, |scene, field| {
        scene.building(field, "city-walls");
    });
    cast(&mut table, RED, "battle-fury", &[]);
    table.act(RED, Stay);
    assert!(army(&table, field).is_empty());
    let (mut table, field) = battle("reinforcements", BLUE, |scene, _| {
        scene.unit(BLUE, capital(BLUE), "legion");
    });
    cast(&mut table, BLUE, "reinforcements", &[]);
    table.act(BLUE, Hit { unit: 2 });
    assert_eq!((army(&table, field).len(), army(&table, capital(RED)).len()), (2, 0));
    let (mut table, field) = battle("great-general", RED, |scene, field| {
        scene.event(RED, "great-general", 2).building(field, "city-walls");
    });
    pass(&mut table);
    assert!(table.state.tasks.top() == Some(Task::Enter) && army(&table, field).is_empty());
    let (mut table, field) = battle("trenches", BLUE, |scene, _| {
        scene.event(BLUE, "trenches", 2);
    });
    pass(&mut table);
    assert_eq!((army(&table, field), table.state.units[1].damage), (vec!["spearmen"], 2));
}

/// Great General and Trenches are played in their phases and stay.
#[test]
fn events_that_stay_with_an_army() {
    let mut table = holding(Phase::Military, "great-general", |_| {});
    cast(&mut table, RED, "great-general", &[]);
    assert_eq!(table.state.realms[RED].items[0].markers, 3);
    let mut table = holding(Phase::Management, "trenches", |_| {});
    cast(&mut table, RED, "trenches", &[]);
    assert_eq!(table.state.realms[RED].items[0].markers, 3);
}

/// CCG-116. Mercenaries come from the hand, a bribed unit from abroad.
#[test]
fn mercenaries_and_bribes() {
    let mut table = holding(Phase::Management, "mercenaries", |scene| {
        scene.hand(RED, "warriors").hand(RED, "riflemen");
    });
    cast(&mut table, RED, "mercenaries", &[]);
    table.refuses("CCG-116", RED, Take { card: card("riflemen") });
    table.act(RED, Take { card: card("warriors") });
    assert_eq!((army(&table, capital(RED)), food(&table, RED)), (vec!["warriors"], 8));
    let mut table = holding(Phase::Military, "bribery", |scene| {
        let field = scene.terrain(RED, "hills");
        scene.unit(BLUE, field, "spearmen");
        scene.unit(BLUE, capital(BLUE), "warriors");
    });
    cast(&mut table, RED, "bribery", &[unit(0)]);
    assert_eq!((table.state.units[0].seat, table.state.units[0].owner), (RED, BLUE));
    assert_eq!(army(&table, capital(RED)), ["spearmen"]);
}

/// CCG-107, CCG-116. Censorship cancels science; a Truce forbids attacks on both sides.
#[test]
fn censorship_and_truce() {
    let mut table = holding(Phase::Management, "inspiration", |scene| {
        scene.hand(BLUE, "censorship");
    });
    table.act(RED, Play { card: card("inspiration") });
    cast(&mut table, BLUE, "censorship", &[]);
    assert!(is_discarded(&table, RED, "inspiration") && table.state.realms[RED].hand.is_empty());
    let mut table = holding(Phase::End, "truce", |scene| {
        let field = scene.terrain(RED, "hills");
        scene.unit(RED, field, "warriors");
        scene.unit(BLUE, capital(BLUE), "legion");
    });
    cast(&mut table, RED, "truce", &[]);
    end_turn(&mut table);
    pass(&mut table);
    table.act(BLUE, Done);
    pass(&mut table);
    let field = table.state.places(RED).next().expect("a field");
    table.refuses("CCG-116", BLUE, Attack { place: field });
}

/// CCG-107, CCG-116. Thick Fog hides the terrains of whoever plays it, not those of others, even where they stand on them.
#[test]
fn fog_lies_on_own_terrains_alone() {
    let fog = Play { card: card("fog") };
    let mut field = capital(GREEN);
    let mut table = scene(3, Phase::Military, |scene| {
        field = scene.terrain(GREEN, "hills");
        scene.unit(RED, capital(RED), "legion");
        scene.unit(BLUE, field, "warriors");
        for seat in [BLUE, GREEN] {
            scene.food(seat, 1).era(seat, Era::Silver).hand(seat, "fog");
        }
    });
    table.act(RED, Attack { place: field });
    muster(&mut table, &[0]);
    table.refuses("CCG-107", BLUE, fog);
    table.act(BLUE, Pass);
    cast(&mut table, GREEN, "fog", &[]);
    assert!(table.state.units[0].exhausted && army(&table, field) == ["warriors"]);
    let mut table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(RED, "hills");
        scene.unit(RED, capital(RED), "legion");
        scene.unit(BLUE, field, "warriors");
        scene.food(BLUE, 1).era(BLUE, Era::Silver).hand(BLUE, "fog");
    });
    table.act(RED, Attack { place: field });
    muster(&mut table, &[0]);
    table.refuses("CCG-107", BLUE, fog);
}
