//! Every card and chip that changes a rule for its owner.

use epoka_core::{ChanceKind, Turn};
use serde_json::Value;

use crate::{common::*, deeds::*};

/// A card or an attribute chip of Red lies in the matrix.
fn owned(state: &mut State, kind: &str, id: &str) {
    if kind == "card" { installed(state, id) } else { chip_installed(state, id) }
}

/// All cards and chips that change rules of a kind.
fn changing(kind: &'static str) -> impl Iterator<Item = (&'static str, &'static str, &'static Value)> {
    ["card", "attribute"].into_iter().flat_map(move |of| {
        let them = all(of).filter(move |(_, words)| word(&words["ability"], "k") == kind);
        them.map(move |(id, words)| (of, id, &words["ability"]))
    })
}

fn phase(state: &mut State, number: u8, id: &str) {
    state.tasks.clear();
    state.tasks.push(Task::Phase { number });
    state.tasks.push(Task::ResetMarker { seat: RED });
    state.events.clear();
    state.events.push(event(id));
}

fn go_on(table: &mut Scene) {
    table.act(RED, Marker { stock: Stock::Idea });
}

/// A territory of each land terrain.
const LANDS: [(&str, &str); 6] = [
    ("forest", "d-forest"),
    ("grassland", "f-grassland"),
    ("hills", "g-hills"),
    ("swamp", "e-swamp"),
    ("mountains", "e-mountains"),
    ("desert", "d-desert"),
];

/// A tribe on a camp and one in the wilderness of each terrain, one in a boat, one beside a farm.
fn spread(state: &mut State) {
    no_tribe(state, RED, "b-forest", Spot::Camp);
    no_tribe(state, RED, "c-grassland", Spot::Camp);
    for (_, at) in LANDS {
        tribe(state, RED, at, Spot::Camp, false);
        tribe(state, RED, at, Spot::Wild, false);
    }
    state.open.civs[RED].boats[0].at = Some(territory("a-water"));
    tribe(state, RED, "a-water", Spot::Boat, false);
    state.lands[territory("h-hills").index()].farm = Some(RED);
    tribe(state, RED, "h-hills", Spot::Wild, false);
}

/// The food for all of them, by the words of an ability.
fn bill(ability: &Value) -> i32 {
    let price = |name: &str, usual: i32| ability[name].as_i64().map_or(usual, |n| (n as i32).min(usual));
    let named = list(ability, "terrain");
    let (mut camps, mut rest) = (0, price("boat", 1) + price("farm-wilderness", 1));
    for (terrain, _) in LANDS {
        let applies = named.is_empty() || named.iter().any(|name| name == terrain);
        camps += if applies { price("camp", 1) } else { 1 };
        rest += if applies { price("wilderness", 2) } else { 2 };
    }
    (camps - number(ability, "camp-free")).max(0) + rest + number(ability, "total")
}

/// CVL-161. Every ability of feeding makes it as cheap as it says, or keeps tribes strong.
#[test]
fn every_discount_on_feeding() {
    assert_eq!(bill(&Value::Null), 20);
    let mut found = 0;
    for (kind, id, ability) in changing("feed") {
        found += 1;
        let keep = number(ability, "keep-strong");
        let mut table = turn(2, |state| {
            spread(state);
            owned(state, kind, id);
            if keep == 0 {
                put(state, Gain::Stock(Stock::Food), 25);
            }
            phase(state, 6, "workshop-fair");
        });
        go_on(&mut table);
        if keep == 0 {
            table.act(RED, FeedAll);
            assert_eq!(i32::from(25 - stock(&table, Stock::Food)), bill(ability), "{id}");
        }
        let strong = tally(&table.state)["tribes"] - tally(&table.state)["weak"];
        assert_eq!(strong, if keep == 0 { 14 } else { keep }, "{id}");
    }
    assert_eq!(found, 13);
}

/// CVL-85. Every ability of hunting gives more food, and free steps of the die, where it says.
#[test]
fn every_ability_of_hunting() {
    let mut found = 0;
    for (kind, id, ability) in changing("hunt-mod") {
        found += 1;
        for (terrain, at) in LANDS.into_iter().chain([("water", "a-water")]) {
            let mut table = turn(2, |state| {
                spread(state);
                owned(state, kind, id);
            });
            activate(&mut table, "sustenance");
            if matches!(table.state.tasks.last(), Some(Task::Options { .. })) {
                table.act(RED, Option { number: 0 });
            }
            table.act(RED, Hunt { territory: territory(at) });
            table.chance(dice([3]));
            let named = list(ability, "terrain");
            let applies = named.is_empty() || named.iter().any(|name| name == terrain);
            let (shift, food) = if applies { (number(ability, "shift"), number(ability, "food")) } else { (0, 0) };
            let row = DATA.hunting[DATA.terrain(territory(at)) as usize];
            let best = (3 - shift..=3 + shift).max_by_key(|&value| row[value as usize - 1]).expect("3 is one");
            if matches!(table.state.tasks.last(), Some(Task::UseHunt { .. })) {
                let uses: Vec<_> = table.actions(RED).to_vec();
                let worth = |action: &&epoka_civolution::action::Action| match action {
                    UseRoll { value } => row[usize::from(*value) - 1],
                    _ => 0,
                };
                table.act(RED, *uses.iter().max_by_key(worth).expect("there is a use"));
            }
            let wanted = i32::from(row[best as usize - 1]) + food;
            assert_eq!(i32::from(stock(&table, Stock::Food)), wanted, "{id} on {terrain}");
        }
    }
    assert_eq!(found, 4);
}

/// Red takes a test with Migration II; answers whether it was passed.
fn tested(kind: &str, id: &str, roll: &[u8]) -> (Scene, bool) {
    let mut table = turn(2, |state| {
        state.open.civs[RED].levels[module("migration").index()] = 2;
        owned(state, kind, id);
    });
    activate(&mut table, "migration");
    table.chance(dice(roll.to_vec()));
    let passed = table.events().contains(&Event::Tested { seat: RED, passed: true });
    (table, passed)
}

/// CVL-70. Every ability of favor tests.
#[test]
fn every_ability_of_favor() {
    let mut found = 0;
    for (kind, id, ability) in changing("favor-mod") {
        found += 1;
        let range = number(ability, "range") as u8;
        let extra = number(ability, "extra-die") as usize;
        let mut roll = vec![6; extra];
        roll.push(1 + range);
        assert!(tested(kind, id, &roll).1, "{id}");
        roll[extra] += 1;
        let (mut table, passed) = tested(kind, id, &roll);
        assert!(!passed, "{id}");
        if number(ability, "reroll") > 0 {
            table.act(RED, Reroll);
            table.chance(dice([1]));
            assert!(table.events().contains(&Event::Tested { seat: RED, passed: true }), "{id}");
        }
    }
    assert_eq!(found, 4);
}

/// CVL-66, CVL-Q22. Every ability of activation dice: free steps, and a Reset with more dice.
#[test]
fn every_ability_of_dice() {
    let mut found = 0;
    let with = |holder: std::option::Option<(&'static str, &'static str)>, values: &'static [u8]| {
        turn(2, |state| {
            dice_of(state, values);
            if let Some((kind, id)) = holder {
                owned(state, kind, id);
            }
        })
    };
    for (kind, id, ability) in changing("dice-mod") {
        found += 1;
        if number(ability, "free-shift") == 1 {
            with(None, &[2, 3]).refuses("CVL-61", RED, Activate { module: module("migration") });
            let mut table = with(Some((kind, id)), &[2, 3]);
            table.refuses("CVL-61", RED, Activate { module: module("transport") });
            table.act(RED, Activate { module: module("migration") });
            assert_eq!((civ(&table).used, stock(&table, Stock::Idea)), (6, 0), "{id}");
        } else {
            assert_eq!(number(ability, "reset-threshold"), 4);
            with(None, &[1, 2, 3, 4]).refuses("CVL-66", RED, Reset);
            with(Some((kind, id)), &[1, 2, 3, 4, 5]).refuses("CVL-66", RED, Reset);
            with(Some((kind, id)), &[1, 2, 3, 4]).act(RED, Reset);
        }
    }
    assert_eq!(found, 3);
}

/// CVL-160, CVL-164, CVL-Q26. Every immunity, one thing after the other.
#[test]
fn every_immunity() {
    let mut found = 0;
    for (kind, id, ability) in changing("immune") {
        found += 1;
        for to in list(ability, "to") {
            let to = to.as_str().expect("it is a word");
            let spaces: &[(u8, &str)] = match to {
                "cold" => &[(4, "coronation")],
                "beyond-cold" => &[(5, "coronation")],
                "negative-weather" => {
                    &[(4, "coronation"), (5, "coronation"), (2, "workshop-fair"), (1, "workshop-fair")]
                }
                _ => &[],
            };
            for &(weather, happens) in spaces {
                let mut table = turn(2, |state| {
                    owned(state, kind, id);
                    state.weather = weather;
                    put(state, Gain::Stock(Stock::Food), 1);
                    phase(state, 7, happens);
                });
                go_on(&mut table);
                assert_eq!(table.state.tasks.last().and_then(|task| task.seat()), Some(BLUE), "{id}: {to}");
                assert_eq!((stock(&table, Stock::Food), civ(&table).tribes()), (1, 2), "{id}: {to}");
            }
            if spaces.is_empty() {
                let mut table = turn(2, |state| {
                    owned(state, kind, id);
                    reveal(state, 8, if to == "gorge" { "gorge-1" } else { "glacier-1" });
                    put(state, Gain::Stock(Stock::Food), 2);
                    phase(state, 5, "coronation");
                });
                go_on(&mut table);
                assert_eq!((stock(&table, Stock::Food), tally(&table.state)["weak"]), (2, 0), "{id}: {to}");
            }
        }
    }
    assert_eq!(found, 2);
}

/// CVL-149. Every ability of trade.
#[test]
fn every_ability_of_trade() {
    let mut found = 0;
    for (kind, id, ability) in changing("trade-mod") {
        found += 1;
        let mut table = turn(2, |state| {
            put(state, Gain::Stored(material("wood")), 2);
            put(state, Gain::Stock(Stock::Money), 2);
            owned(state, kind, id);
        });
        activate(&mut table, "trade");
        sell(&mut table, Some(material("wood")), Some(material("wood")));
        let money = 3 + number(ability, "sell-money");
        assert_eq!(i32::from(stock(&table, Stock::Money)), money, "{id}");
        assert_eq!(i32::from(points(&table)), 2 + number(ability, "sell-vp"), "{id}");
        table.act(RED, Buy { material: material("wood") });
        assert_eq!(i32::from(stock(&table, Stock::Money)), money - 2 - number(ability, "buy"), "{id}");
    }
    assert_eq!(found, 2);
}

/// CVL-83. Sail: a boat has three seats and room for a second marker.
#[test]
fn a_sail_makes_boats_larger() {
    let mut table = turn(2, |state| {
        installed(state, "sail");
        state.open.civs[RED].boats[0].at = Some(territory("a-water"));
        tribe(state, RED, "a-water", Spot::Boat, false);
        tribe(state, RED, "a-water", Spot::Boat, false);
    });
    activate(&mut table, "procreation");
    table.act(RED, Procreate { territory: territory("a-water"), camp: Camp::Boat });
    assert_eq!(civ(&table).boats[0].crew, [3, 0]);
    table.arrange(|state| ask(state, Task::Produce { seat: RED, n: 2 }));
    table.act(RED, Produce { territory: territory("a-water") });
    assert_eq!(civ(&table).boats[0].cargo, 2);
    table.refuses("CVL-83", RED, Produce { territory: territory("a-water") });
}

/// CVL-77. Gills: water is crossed without a boat, if the way goes on.
#[test]
fn gills_cross_water() {
    let mut table = turn(2, |state| {
        installed(state, "gills");
        let civ = &mut state.open.civs[RED];
        (civ.levels[module("migration").index()], civ.favor) = (2, 6);
    });
    activate(&mut table, "migration");
    table.act(RED, Move { from: place("b-forest", Spot::Camp), to: territory("a-water") });
    table.act(RED, Step { to: territory("c-desert") });
    table.act(RED, Settle { camp: Camp::Free });
    table.play_chance(1);
    assert_eq!(civ(&table).here[territory("c-desert").index()], 1);
}

/// CVL-74. Claws: who displaces stays strong.
#[test]
fn claws_displace_without_weakening() {
    let mut table = turn(2, |state| {
        installed(state, "claws");
        tribe(state, BLUE, "b-hills", Spot::Camp, false);
    });
    activate(&mut table, "migration");
    table.act(RED, Move { from: place("b-forest", Spot::Camp), to: territory("b-hills") });
    table.act(RED, Settle { camp: Camp::Taken { tribe: Tribe { seat: BLUE, weak: false } } });
    table.play_chance(1);
    assert_eq!(table.state.lands[territory("b-hills").index()].folk[RED].camp, [1, 0]);
}

/// CVL-72. Tireless gait: weak tribes migrate.
#[test]
fn a_tireless_gait_moves_the_weak() {
    let mut table = turn(2, |state| {
        installed(state, "tireless-gait");
        tribe(state, RED, "b-forest", Spot::Wild, true);
    });
    activate(&mut table, "migration");
    let from = Place { weak: true, ..place("b-forest", Spot::Wild) };
    table.act(RED, Move { from, to: territory("b-hills") });
    table.act(RED, Settle { camp: Camp::Free });
    table.play_chance(1);
    assert_eq!(table.state.lands[territory("b-hills").index()].folk[RED].camp, [0, 1]);
}

/// CVL-198. Palisade: nobody displaces its owner from a bonfire.
#[test]
fn a_palisade_protects_bonfires() {
    let mut table = turn(2, |state| {
        installed(state, "palisade");
        tribe(state, RED, "b-hills", Spot::Fire, false);
        state.lands[territory("b-hills").index()].token = 1;
        state.tasks.clear();
        state.tasks.push(Task::EndTurn { seat: BLUE });
        state.tasks.push(Task::Migrate { seat: BLUE, n: 1, anywhere: false });
    });
    table.act(BLUE, Move { from: place("b-forest", Spot::Camp), to: territory("b-hills") });
    table.refuses("CVL-198", BLUE, Settle { camp: Camp::Fire });
    table.act(BLUE, Settle { camp: Camp::Free });
}

/// A ground beside a tribe of Red.
fn ground(state: &mut State) {
    tribe(state, RED, "b-mountains", Spot::Camp, false);
    reveal(state, 14, "building-ground-1");
}

fn build(table: &mut Scene) {
    activate(table, "building");
    if matches!(table.state.tasks.last(), Some(Task::Options { .. })) {
        table.act(RED, Option { number: 0 });
    }
}

/// CVL-94. Pulley block: a settlement costs one material less.
#[test]
fn a_pulley_block_spares_a_material() {
    let mut table = turn(2, |state| {
        installed(state, "pulley-block");
        ground(state);
        put(state, Gain::Stored(material("wood")), 1);
    });
    build(&mut table);
    table.act(RED, Settlement { ground: 0, slot: 0 });
    assert_eq!((civ(&table).settled(), stored(&table, "wood")), (1, 0));
}

/// CVL-93. Sculptors' yard: any material of row 3 makes a monument.
#[test]
fn a_sculptors_yard_takes_any_precious_material() {
    let with = |yard: bool| {
        turn(2, move |state| {
            if yard {
                installed(state, "sculptors-yard");
            }
            ground(state);
            put(state, Gain::Stored(material("oil")), 1);
        })
    };
    let mut table = with(false);
    build(&mut table);
    table.refuses("CVL-93", RED, Monument { ground: 0, material: material("oil") });
    let mut table = with(true);
    build(&mut table);
    table.act(RED, Monument { ground: 0, material: material("oil") });
    assert_eq!(civ(&table).monuments[0], 1);
}

/// CVL-172. Mausoleum: a monument scores one VP more.
#[test]
fn a_mausoleum_honours_monuments() {
    let mut table = turn(2, |state| {
        installed(state, "mausoleum");
        let civ = &mut state.open.civs[RED];
        civ.supply -= 2;
        civ.monuments[0] = 2;
        state.tasks.clear();
        state.tasks.push(Task::EndEra);
        state.tasks.push(Task::Monuments);
        state.tasks.push(Task::ResetMarker { seat: RED });
    });
    go_on(&mut table);
    assert_eq!(civ(&table).ledger.0[Line::Monuments as usize], 2 * (1 + 1));
}

/// CVL-112. Chameleon skin forgives a missing trait marker; Craftsmanship a material.
#[test]
fn a_missing_marker_is_forgiven() {
    let mut table = turn(2, |state| {
        installed_at(state, "chameleon-skin", 2);
        in_hand(state, "webbed-feet");
        put(state, Gain::Trait(TraitOf::Calm), 3);
    });
    activate(&mut table, "mutation");
    table.act(RED, Option { number: 1 });
    table.act(RED, Install { card: card("webbed-feet") });
    drive(&mut table, next_turn);
    assert_eq!((civ(&table).items.len(), civ(&table).heights[2]), (3, 3));
    let mut table = turn(2, |state| {
        chip_installed(state, "craftsmanship");
        in_hand(state, "stone-axe");
    });
    activate(&mut table, "invention");
    if matches!(table.state.tasks.last(), Some(Task::Options { .. })) {
        table.act(RED, Option { number: 1 });
    }
    table.act(RED, Install { card: card("stone-axe") });
    table.act(RED, Column { column: 2 });
    assert_eq!(civ(&table).items.len(), 3);
}

/// One more die in tests is one more die on the table.
#[test]
fn a_chosen_people_rolls_another_die() {
    let mut table = turn(2, |state| {
        state.open.civs[RED].levels[module("migration").index()] = 2;
        installed(state, "chosen-people");
    });
    activate(&mut table, "migration");
    let Turn::Chance(chance) = table.turn() else { panic!("{:?}", table.turn()) };
    assert_eq!(chance.kind, ChanceKind::Dice { count: 2, sides: 6 });
}
