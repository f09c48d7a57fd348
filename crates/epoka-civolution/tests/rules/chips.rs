//! Every goal, income and attribute chip, and every starting card.

use epoka_civolution::state::{StartChip, ZoneGoal};
use serde_json::Value;

use crate::{common::*, deeds::*};

/// An income chip is on display.
fn displayed(state: &mut State, id: &str) {
    let chip = income(id);
    if !state.incomes.contains(chip) {
        let out = state.incomes.take_at(0).expect("all places are taken");
        state.incomes.put(chip);
        state.income_bag.remove(chip);
        state.income_bag.insert(out);
    }
}

/// CVL-100, CVL-101, CVL-102. Every income chip is gained, installed and performed: its action, or its VP.
#[test]
fn every_income_chip_does_what_it_says() {
    for (id, words) in all("income") {
        for number_of in [0, 1] {
            let mut table = turn(2, |state| {
                rich(state);
                displayed(state, id);
                tribe(state, RED, "b-mountains", Spot::Wild, false);
                reveal(state, 14, "building-ground-1");
                put(state, Gain::Stored(material("papyrus")), 1);
            });
            activate(&mut table, "building");
            if matches!(table.state.tasks.last(), Some(Task::Options { .. })) {
                table.act(RED, Option { number: 0 });
            }
            table.act(RED, Settlement { ground: 0, slot: 0 });
            let before = tally(&table.state);
            table.act(RED, TakeIncome { income: income(id) });
            table.play_chance(1);
            table.act(RED, Column { column: 2 });
            let mut wanted = if number_of == 0 {
                expected(&table.state, list(words, "do"))
            } else {
                [("points".to_owned(), number(words, "vp"))].into()
            };
            add(&mut wanted, "items", 1);
            table.act(RED, Option { number: number_of });
            assert_eq!(gained(&mut table, &before), wanted, "{id}");
        }
    }
}

/// CVL-71, CVL-102. Every income chip with a test gives nothing when it fails.
#[test]
fn every_tested_income_chip_can_fail() {
    let mut found = 0;
    for (id, _) in all("income").filter(|(_, words)| words["test"] == true) {
        found += 1;
        let mut table = turn(2, |state| {
            rich(state);
            displayed(state, id);
            let chip = income(id);
            state.incomes.take(chip);
            lay(state, Item::Income { income: chip }, 2);
            let more = state.income_bag.iter().next().expect("the bag has chips");
            state.income_bag.remove(more);
            state.incomes.put(more);
            ask(state, Task::Perform { seat: RED, n: 1 });
        });
        let before = tally(&table.state);
        table.act(RED, Perform { item: 1 });
        table.act(RED, Option { number: 0 });
        table.chance(dice([6]));
        assert_eq!(gained(&mut table, &before), Tally::new(), "{id}");
    }
    assert_eq!(found, 13);
}

/// A start-chip card of Red lies in row 4 of column 9.
fn start(id: &str) -> StartChip {
    StartChip(DATA.names.number(StartChip::KIND, id).expect("it is there") as u8)
}

/// CVL-36, CVL-37, CVL-102. Every start-chip card brings its goal chip, raises its module, and is an income chip.
#[test]
fn every_start_chip_card_is_taken_and_performed() {
    for (id, words) in all("start-chip") {
        let mut table = laid(2, &Setup::default(), 4);
        for _ in 0..6 {
            for seat in [RED, BLUE] {
                let action = table.actions(seat)[0];
                table.act(seat, action);
            }
        }
        // Three cards are laid, this one and two others.
        let others = all("start-chip").map(|(other, _)| other).filter(|other| *other != id).take(2);
        let ids: Vec<&str> = others.chain([id]).collect();
        table.chance_ids(&ids);
        table.play_chance(3);
        let first = table.state.first;
        for seat in [first.next(2), first] {
            let chip = if seat == RED { start(id) } else { start(ids[0]) };
            table.act(seat, TakeStart { chip });
        }
        let red = civ(&table);
        assert_eq!(red.level(module(word(words, "module"))), 2, "{id}");
        assert_eq!((red.zone.len(), red.items[0].column, red.items[0].row), (1, 8, 4), "{id}");
        let mut table = turn(2, |state| {
            state.open.civs[RED].items[0].item = Item::Start { chip: start(id) };
            rich(state);
            ask(state, Task::Perform { seat: RED, n: 1 });
        });
        let before = tally(&table.state);
        let wanted = expected(&table.state, list(words, "do"));
        table.act(RED, Perform { item: 0 });
        table.act(RED, Option { number: 0 });
        assert_eq!(gained(&mut table, &before), wanted, "{id}");
    }
}

/// What needs no test gives no points of its own, or nobody would take a chip's points instead.
#[test]
fn an_action_without_a_test_gives_no_points() {
    let certain = all("income").chain(all("start-chip")).filter(|(_, words)| words["test"] != true);
    let mut found = 0;
    for (id, words) in certain {
        found += 1;
        assert!(list(words, "do").iter().all(|effect| effect["k"] != "vp"), "{id}");
        assert_eq!(number(words, "vp"), 1, "{id}");
    }
    assert_eq!(found, 21);
}

/// The markers of a seat are those of a start-marker card.
fn has_markers(civ: &Civ, id: &str, words: &Value) {
    for (name, n) in ["food", "money", "idea"].into_iter().zip(civ.stock) {
        assert_eq!(i32::from(n), number(words, name), "{id}: {name}");
    }
    let of = |list: &'static str, count: &dyn Fn(&str) -> u8, sum: u8| {
        let shown = words[list].as_object().expect("it is a table");
        let mut all = 0;
        for (name, n) in shown {
            assert_eq!(u64::from(count(name)), n.as_u64().expect("it is a number"), "{id}: {name}");
            all += n.as_u64().unwrap_or(0);
        }
        assert_eq!(u64::from(sum), all, "{id}");
    };
    let of_trait = |name: &str| {
        let which: TraitOf = serde_json::from_value(name.into()).expect("it is a trait");
        civ.of_trait(which)
    };
    of("traits", &of_trait, civ.traits.iter().sum());
    of("materials", &|name| civ.stored[material(name).index()], civ.stored.iter().sum());
}

/// CVL-32, CVL-33, CVL-34. Every start-marker card puts its markers on the console, chosen or dealt.
#[test]
fn every_start_marker_card_puts_its_markers() {
    for (number_of, (id, words)) in all("start-markers").enumerate() {
        let chosen = StartMarkers(number_of as u8);
        let mut table = laid(2, &Setup::default(), 4);
        table.arrange(|state| {
            for seat in [RED, BLUE] {
                if state.dealt[seat].contains(chosen) {
                    let free = (0..12).map(StartMarkers);
                    let free =
                        free.filter(|card| !state.dealt[RED].contains(*card) && !state.dealt[BLUE].contains(*card));
                    let other = free.max().expect("six are left");
                    state.dealt[seat].remove(chosen);
                    state.dealt[seat].insert(other);
                }
            }
            let out = state.dealt[RED].iter().next().expect("three are dealt");
            state.dealt[RED].remove(out);
            state.dealt[RED].insert(chosen);
        });
        for block in 0..6 {
            let action = table.actions(BLUE)[0];
            table.act(BLUE, action);
            let action = if block < 5 { table.actions(RED)[0] } else { KeepMarkers { markers: chosen } };
            table.act(RED, action);
        }
        has_markers(civ(&table), id, words);
        if let Some(set) = words["set"].as_u64() {
            let mut table = Table::new(rules(2, &FIRST));
            while !matches!(table.state.tasks.last(), Some(Task::DealSets)) {
                chance(&mut table);
            }
            let set = set as u16 - 1;
            table.chance(epoka_testkit::draw([set, (set + 1) % 6]));
            table.play_chance(1);
            has_markers(civ(&table), id, words);
        }
    }
}

/// A terrain by its name, and the territories of it.
fn lands(words: &Value) -> Vec<&'static str> {
    let terrain: Terrain = serde_json::from_value(words["terrain"].clone()).expect("it is a terrain");
    let of = Data::all_territories().filter(|&at| DATA.terrain(at) == terrain);
    of.map(|at| DATA.names.id(Territory::KIND, at.index()).expect("it has a name")).collect()
}

/// What a goal chip needs is there, but for so many.
fn fulfil(state: &mut State, need: &Value, less: usize) {
    let n = number(need, "n") as usize - less;
    let anywhere = ["b-forest", "b-hills", "b-mountains", "c-desert", "c-swamp", "c-grassland"];
    match word(need, "what") {
        "tribes-in-one-territory" => {
            let at = *lands(need).last().expect("there are three");
            (0..n).for_each(|_| tribe(state, RED, at, Spot::Wild, false));
        }
        "territories-of-terrain" => lands(need)[..n].iter().for_each(|at| tribe(state, RED, at, Spot::Wild, true)),
        "fire-camp-on-terrain" => lands(need)[..n].iter().for_each(|at| tribe(state, RED, at, Spot::Fire, true)),
        "trait" => {
            let of: TraitOf = serde_json::from_value(need["trait"].clone()).expect("it is a trait");
            put(state, Gain::Trait(of), n as u8);
        }
        "track" => {
            let of: TrackOf = serde_json::from_value(need["track"].clone()).expect("it is a track");
            state.open.civs[RED].tracks[of as usize] = n as u8;
        }
        "tribes" => (0..n).for_each(|_| tribe(state, RED, "b-hills", Spot::Wild, true)),
        "strong-tribes" => (0..n).for_each(|_| tribe(state, RED, "b-hills", Spot::Wild, false)),
        "territories" | "terrain-types-with-tribes" => {
            anywhere[..n].iter().for_each(|at| tribe(state, RED, at, Spot::Wild, true));
        }
        "settlements" => (0..n).for_each(|at| state.open.civs[RED].settlements[at] = Some(at as u8)),
        "monuments" => {
            let civ = &mut state.open.civs[RED];
            civ.supply -= n as u8;
            civ.monuments[0] = n as u8;
        }
        "farms" => anywhere[..n].iter().for_each(|at| state.lands[territory(at).index()].farm = Some(RED)),
        "boats" => {
            for (boat, at) in ["a-water", "d-water"].into_iter().enumerate().take(n) {
                state.open.civs[RED].boats[boat].at = Some(territory(at));
            }
        }
        "tribes-on-one-boat" => {
            state.open.civs[RED].boats[0].at = Some(territory("a-water"));
            (0..n).for_each(|_| tribe(state, RED, "a-water", Spot::Boat, false));
        }
        "revealed-areas-adjacent" => {
            tribe(state, RED, "b-forest", Spot::Wild, true);
            let touched = (0..24u8).filter(|slot| state.touches[territory("b-forest").index()] & 1 << slot != 0);
            let touched: Vec<u8> = touched.collect();
            tribe(state, RED, "c-grassland", Spot::Wild, true);
            let more = (0..24u8).filter(|slot| state.touches[territory("c-grassland").index()] & 1 << slot != 0);
            let more: Vec<u8> = more.filter(|slot| !touched.contains(slot)).collect();
            let ids = ["cave-1", "cave-2", "cave-3", "gorge-1", "gorge-2"];
            for (slot, id) in touched.into_iter().chain(more).zip(ids).take(n) {
                reveal(state, slot, id);
            }
        }
        "module-upgrades" => (0..n).for_each(|at| state.open.civs[RED].levels[at] = 2),
        "modules-at-level-3" => (0..n).for_each(|at| state.open.civs[RED].levels[at] = 3),
        "favor-space" => state.open.civs[RED].favor = n as u8,
        "highest-column-items" => ["stone-axe", "kiln", "loom"][..n].iter().for_each(|id| installed(state, id)),
        "dice-total" => {
            // Six and one are there from the beginning.
            let more = n as u8 - 7;
            state.dice[1] -= more;
            state.open.civs[RED].fate += more;
        }
        other => panic!("no test knows the need `{other}`"),
    }
}

/// Red is asked to install this chip by Planning, with nothing on the map.
fn planning(id: &str, words: &Value, less: usize) -> Scene {
    let table = turn(2, |state| {
        no_tribe(state, RED, "b-forest", Spot::Camp);
        no_tribe(state, RED, "c-grassland", Spot::Camp);
        zone(state, id);
        for pay in list(words, "pay") {
            let n = number(pay, "n") as u8;
            let gain = match word(pay, "of") {
                "food" => Gain::Stock(Stock::Food),
                "money" => Gain::Stock(Stock::Money),
                "idea" => Gain::Stock(Stock::Idea),
                id => Gain::Stored(material(id)),
            };
            put(state, gain, n - less as u8);
        }
        if words["need"].is_object() {
            fulfil(state, &words["need"], less);
        }
        let last = state.civs[RED].zone.len();
        assert_eq!(last, 1);
        ask(state, Task::Goals { seat: RED });
    });
    let first = ZoneGoal { space: 0, goal: goal(id) };
    assert_eq!(table.state.civs[RED].zone[0], first);
    table
}

/// CVL-140. Every goal chip is installed when what it needs is there, and not with one less; what it takes returns.
#[test]
fn every_goal_chip_is_installed_when_its_need_is_met() {
    for (id, words) in all("goal") {
        planning(id, words, 1).refuses("CVL-140", RED, InstallGoal { goal: goal(id) });
        let mut table = planning(id, words, 0);
        table.act(RED, InstallGoal { goal: goal(id) });
        if matches!(table.state.tasks.last(), Some(Task::PlaceGoal { .. })) {
            table.act(RED, Half { column: 2, row: 1 });
        }
        let levels: u8 = civ(&table).levels.iter().sum();
        table.act(RED, Upgrade { module: module("trade") });
        assert_eq!(civ(&table).levels.iter().sum::<u8>(), levels + 1, "{id}");
        let there = civ(&table).items.iter().any(|placed| placed.item == Item::Goal { goal: goal(id) });
        assert!(there && civ(&table).zone.is_empty(), "{id}");
        for pay in list(words, "pay") {
            let left = match word(pay, "of") {
                "food" => stock(&table, Stock::Food),
                "money" => stock(&table, Stock::Money),
                "idea" => stock(&table, Stock::Idea),
                id => stored(&table, id),
            };
            assert_eq!(left, 0, "{id}");
        }
    }
}

/// CVL-143, CVL-Q8. Every attribute chip needs its markers, takes one of them, and lies in the matrix.
#[test]
fn every_attribute_chip_takes_a_marker() {
    for (id, words) in all("attribute") {
        let of: TraitOf = serde_json::from_value(words["trait"].clone()).expect("it is a trait");
        let have = number(words, "have") as u8;
        let with = |n: u8| {
            turn(2, |state| {
                shown(state, id);
                put(state, Gain::Trait(of), n);
            })
        };
        with(have - 1).refuses("CVL-143", RED, Attribute { attribute: attribute(id) });
        let mut table = with(have);
        table.act(RED, Attribute { attribute: attribute(id) });
        table.play_chance(1);
        table.act(RED, Column { column: 3 });
        assert_eq!(has(&table, Gain::Trait(of)), have - 1, "{id}");
        let item = civ(&table).items.last().expect("it lies there").item;
        assert_eq!(item, Item::Attribute { attribute: attribute(id) });
    }
}
