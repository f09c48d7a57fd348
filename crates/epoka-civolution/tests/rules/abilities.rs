//! Every ability that works after something: the same turn is played with the card or chip and without it, and the
//! difference is what it says.

use serde_json::Value;

use crate::{common::*, deeds::*};

/// The holder of an ability.
#[derive(Clone, Copy)]
enum Holder {
    Card(&'static str),
    Chip(&'static str),
}

impl Holder {
    fn install(self, state: &mut State) {
        match self {
            Holder::Card(id) => installed(state, id),
            Holder::Chip(id) => chip_installed(state, id),
        }
    }

    fn id(self) -> &'static str {
        match self {
            Holder::Card(id) | Holder::Chip(id) => id,
        }
    }
}

/// A phase that ends with the next one.
fn by_phase(state: &mut State, number: u8) {
    state.tasks.clear();
    state.tasks.push(Task::Phase { number });
    state.tasks.push(Task::ResetMarker { seat: RED });
    state.era_tiles[0] = tile("evolution-tile");
    state.events.clear();
    state.events.push(event("tsunami"));
    state.weather = 3;
}

/// Lays out what the moment needs.
fn prepare(state: &mut State, when: &str) {
    match when {
        "develop" => state.lands[territory("b-hills").index()].token = 0,
        "displaced" => {
            tribe(state, RED, "b-hills", Spot::Camp, false);
            state.tasks.clear();
            state.tasks.push(Task::EndTurn { seat: BLUE });
            state.tasks.push(Task::Migrate { seat: BLUE, n: 1, anywhere: false });
        }
        "build:monument" => {
            tribe(state, RED, "b-mountains", Spot::Camp, false);
            reveal(state, 14, "building-ground-1");
            put(state, Gain::Stored(material("jade")), 1);
        }
        "build:settlement" => {
            tribe(state, RED, "b-mountains", Spot::Camp, false);
            reveal(state, 14, "building-ground-1");
            put(state, Gain::Stored(material("papyrus")), 1);
        }
        "install:knowledge" | "install:any-card" => {
            in_hand(state, "star-lore");
            put(state, Gain::Trait(TraitOf::Dexterity), 2);
        }
        "track-bonus" => state.open.civs[RED].tracks[0] = 7,
        "favor-step" => state.open.civs[RED].tracks[0] = 3,
        "favor-pass" | "favor-fail" => state.open.civs[RED].levels[module("migration").index()] = 2,
        "reset" => dice_of(state, &[1, 2]),
        "era-start" => {
            by_phase(state, 1);
            state.events.clear();
        }
        "extra-find" => by_phase(state, 3),
        "site-phase" => by_phase(state, 5),
        "feeding-end" | "tribe-dies" => by_phase(state, 6),
        "event-phase" => by_phase(state, 7),
        "income-phase" => by_phase(state, 8),
        _ => {}
    }
}

/// Brings the moment about.
fn play(table: &mut Scene, when: &str) {
    if let Some(id) = when.strip_prefix("activate:") {
        return by_module(table, id, 0);
    }
    let hills = territory("b-hills");
    let forest = place("b-forest", Spot::Camp);
    match when {
        "settle-fire" | "develop" => {
            by_module(table, "migration", 0);
            table.act(RED, Move { from: forest, to: hills });
            table.act(RED, Settle { camp: if when == "develop" { Camp::Free } else { Camp::Fire } });
        }
        "displace" => {
            by_module(table, "migration", 0);
            table.act(RED, Move { from: forest, to: hills });
            table.act(RED, Settle { camp: Camp::Taken { tribe: Tribe { seat: BLUE, weak: false } } });
        }
        "displaced" => {
            table.act(BLUE, Move { from: forest, to: hills });
            table.act(BLUE, Settle { camp: Camp::Taken { tribe: Tribe { seat: RED, weak: false } } });
        }
        "procreate" => by_module(table, "procreation", 0),
        "hunt" => by_module(table, "sustenance", 0),
        "explore-site" => by_module(table, "exploration", 0),
        "find" => by_module(table, "exploration", 1),
        "build:farm" | "build:any" => {
            by_module(table, "building", 0);
            table.act(RED, Farm { territory: territory("b-forest") });
        }
        "build:boat" | "board-boat" => {
            by_module(table, "building", 0);
            table.act(RED, Boat { territory: territory("a-water") });
            table.act(RED, Board { from: forest });
        }
        "build:monument" => {
            by_module(table, "building", 0);
            table.act(RED, Monument { ground: 0, material: material("jade") });
            table.act(RED, Track { track: TrackOf::Culture });
        }
        "build:settlement" => {
            by_module(table, "building", 0);
            table.act(RED, Settlement { ground: 0, slot: 0 });
        }
        "install:knowledge" | "install:any-card" => {
            by_module(table, "knowledge", 1);
            table.act(RED, Install { card: card("star-lore") });
            let column = civ(table).columns.iter().position(|&of| of == Some(Kind::Knowledge)).unwrap_or(2);
            if matches!(table.state.tasks.last(), Some(Task::CardColumn { .. })) {
                table.act(RED, Column { column: column as u8 });
            }
        }
        "install:goal" | "upgrade" => {
            by_module(table, "planning", 0);
            table.act(RED, InstallGoal { goal: goal("stamina-trial") });
        }
        "track-bonus" | "activity" => {
            by_module(table, "activity", 0);
            table.act(RED, Activity { card: None });
            table.act(RED, Track { track: TrackOf::Technology });
        }
        "favor-step" => {
            by_module(table, "activity", 0);
            table.act(RED, Activity { card: None });
            table.act(RED, Track { track: TrackOf::Technology });
            table.act(RED, Option { number: 0 });
        }
        "favor-pass" | "favor-fail" => {
            activate(table, "migration");
            table.chance(dice([if when == "favor-pass" { 1 } else { 6 }]));
        }
        "reset" => {
            table.act(RED, Reset).act(RED, Roll);
        }
        "sell" => {
            by_module(table, "trade", 0);
        }
        "era-start" | "extra-find" | "site-phase" | "feeding-end" | "tribe-dies" | "event-phase" | "income-phase" => {
            table.act(RED, Marker { stock: Stock::Idea });
        }
        other => panic!("no test knows the moment `{other}`"),
    }
}

/// Whether a question belongs to what comes after the moment.
fn is_after(when: &str, task: Task) -> bool {
    match when {
        "era-start" => matches!(task, Task::NewGoal { .. }),
        "extra-find" => matches!(task, Task::Turn { .. }),
        "site-phase" => matches!(task, Task::Feed { .. }),
        "feeding-end" | "tribe-dies" => matches!(task, Task::Choose { .. }),
        "event-phase" => matches!(task, Task::IncomePhase { .. }),
        "income-phase" => matches!(task, Task::NewGoal { .. }),
        _ => next_turn(task),
    }
}

/// What Red gains in the turn, with the holder or without it.
fn turn_with(holder: std::option::Option<Holder>, when: &str) -> (Tally, State) {
    let mut table = turn(2, |state| {
        rich(state);
        if when == "displace" {
            tribe(state, BLUE, "b-hills", Spot::Camp, false);
        }
        prepare(state, when);
        if let Some(holder) = holder {
            holder.install(state);
        }
    });
    let before = tally(&table.state);
    play(&mut table, when);
    let mut at = table.state.clone();
    let mut done = drive(&mut table, |task| is_after(when, task));
    for (name, n) in difference(&before, &tally(&table.state)) {
        add(&mut done, &name, n);
    }
    at.doing.found = table.state.doing.found;
    (done, at)
}

fn works(holder: Holder, ability: &'static Value) {
    let when = word(ability, "when");
    let (without, at) = turn_with(None, when);
    let (with, _) = turn_with(Some(holder), when);
    // Several areas are revealed and several tribes die at once, and each is a moment of its own.
    let times = match when {
        "explore-site" => without["areas"],
        "tribe-dies" => -without["tribes"],
        _ => 1,
    };
    let wanted = expected(&at, list(ability, "do")).into_iter().map(|(name, n)| (name, n * times));
    let mut wanted: Tally = wanted.collect();
    // Who stands up in time counts among the strong.
    if when == "feeding-end" {
        let up = -wanted.get("weak").copied().unwrap_or(0);
        add(&mut wanted, "points", up);
    }
    assert_eq!(difference(&without, &with), wanted, "{} after {when}: {}", holder.id(), ability["do"]);
}

/// CVL-198. Every card that works after something does what it says.
#[test]
fn every_ability_of_a_card_works() {
    let mut found = 0;
    for (id, words) in all("card").filter(|(_, words)| word(&words["ability"], "k") == "on") {
        found += 1;
        works(Holder::Card(id), &words["ability"]);
    }
    assert_eq!(found, 71);
}

/// CVL-198. Every attribute chip that works after something does what it says.
#[test]
fn every_ability_of_a_chip_works() {
    let mut found = 0;
    for (id, words) in all("attribute").filter(|(_, words)| word(&words["ability"], "k") == "on") {
        found += 1;
        works(Holder::Chip(id), &words["ability"]);
    }
    assert_eq!(found, 7);
}
