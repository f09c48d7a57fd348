//! What components say, in the words of their data files, against what happens at the table.
//!
//! `expected` reads the words and says what Red gains and loses by them; `drive` answers every question of a component by
//! a fixed taste; `gained` is what Red then has more or less. The three know nothing of the compiled effects.

use std::{collections::BTreeMap, sync::LazyLock};

use epoka_civolution::action::Action;
use epoka_core::{Odds, Outcome, Turn, Viewer, game::Component};
use serde_json::Value;

use crate::common::*;

/// What Red has, by name.
pub type Tally = BTreeMap<String, i32>;

static COMPONENTS: LazyLock<Vec<Component>> = LazyLock::new(|| DATA.components());

/// The components of a kind: their ids and what their files say.
pub fn all(kind: &str) -> impl Iterator<Item = (&'static str, &'static Value)> {
    COMPONENTS.iter().filter(move |item| item.kind == kind).map(|item| (item.id.as_str(), &item.data))
}

/// A number in a component's words; 0 if it is not there.
pub fn number(words: &Value, name: &str) -> i32 {
    words[name].as_i64().unwrap_or(0) as i32
}

/// A word in a component's words.
pub fn word<'a>(words: &'a Value, name: &str) -> &'a str {
    words[name].as_str().unwrap_or_default()
}

/// A list in a component's words.
pub fn list<'a>(words: &'a Value, name: &str) -> &'a [Value] {
    words[name].as_array().map_or(&[], Vec::as_slice)
}

/// A scene in which everything a component can ask for is there: developed land, markers of all kinds, weak tribes.
pub fn rich(state: &mut State) {
    let mut rows = [0; 7];
    for at in Data::all_territories() {
        let terrain = DATA.terrain(at);
        if terrain != Terrain::Water && at != territory("b-forest") && at != territory("c-grassland") {
            let start = matches!(terrain, Terrain::Forest | Terrain::Grassland);
            rows[terrain as usize] += 1;
            state.lands[at.index()].token = rows[terrain as usize] + u8::from(start);
        }
    }
    for id in ["e-swamp", "h-hills"] {
        tribe(state, RED, id, Spot::Wild, false);
    }
    for _ in 0..4 {
        tribe(state, RED, "h-hills", Spot::Wild, true);
    }
    put(state, Gain::Raw(territory("b-forest")), 5);
    put(state, Gain::Stored(material("wood")), 3);
    put(state, Gain::Stock(Stock::Money), 6);
    put(state, Gain::Stock(Stock::Food), 4);
    put(state, Gain::Trait(TraitOf::Stamina), 3);
    zone(state, "stamina-trial");
    let civ = &mut state.open.civs[RED];
    civ.levels = [1; MAIN];
    civ.tracks = [6; 5];
}

/// The goal zone of Red holds just this chip.
pub fn zone(state: &mut State, id: &str) {
    let chip = goal(id);
    let old = state.open.civs[RED].zone.remove(0).goal;
    state.goal_bag.insert(old);
    let open = &mut state.open;
    let other = open.goal_bag.iter().find(|other| *other != chip).expect("the bag has chips");
    if open.goals.contains(chip) {
        open.goals.take(chip);
        open.goals.put(other);
        open.goal_bag.remove(other);
    }
    for own in open.civs[BLUE].zone.iter_mut().filter(|own| own.goal == chip) {
        own.goal = other;
        open.goal_bag.remove(other);
    }
    state.goal_bag.remove(chip);
    state.open.civs[RED].zone.push(epoka_civolution::state::ZoneGoal { space: 0, goal: chip });
}

/// What Red has.
pub fn tally(state: &State) -> Tally {
    let civ = &state.civs[RED];
    let sum = |counts: &[u8]| counts.iter().map(|&n| i32::from(n)).sum::<i32>();
    let row = |row: usize| civ.stored.iter().skip(row).step_by(3).map(|&n| i32::from(n)).sum::<i32>();
    let weak = |at: usize| {
        let land = &state.lands[at];
        let fire = land.fire.is_some_and(|tribe| tribe.seat == RED && tribe.weak);
        i32::from(land.folk[RED].camp[1]) + i32::from(land.folk[RED].wild[1]) + i32::from(fire)
    };
    let mut all: Tally = [
        ("points", civ.ledger.total().into()),
        ("planning", sum(&civ.planning)),
        ("traits", sum(&civ.traits)),
        ("row1", row(0)),
        ("row2", row(1)),
        ("row3", row(2)),
        ("raw", sum(&civ.raw)),
        ("cargo", sum(&[civ.boats[0].cargo, civ.boats[1].cargo])),
        ("favor", civ.favor.into()),
        ("tribes", civ.tribes().into()),
        ("weak", (0..22).map(weak).sum::<i32>() + i32::from(civ.boats[0].crew[1]) + i32::from(civ.boats[1].crew[1])),
        ("farms", state.lands.iter().filter(|land| land.farm == Some(RED)).count() as i32),
        ("boats", civ.boats.iter().filter(|boat| boat.at.is_some()).count() as i32),
        ("hand", state.hands[RED].len() as i32),
        ("levels", sum(&civ.levels)),
        ("rows", civ.rows.iter().filter(|&&active| active).count() as i32),
        ("items", civ.items.len() as i32),
        ("areas", state.areas.iter().flatten().count() as i32),
        ("dice", sum(&civ.dice) + i32::from(civ.used) + i32::from(civ.fate)),
        ("resets", civ.resets.into()),
    ]
    .into_iter()
    .map(|(name, n)| (name.to_owned(), n))
    .collect();
    for (name, n) in ["food", "money", "idea", "focus"].into_iter().zip(civ.stock) {
        all.insert(name.into(), n.into());
    }
    for (name, n) in ["technology", "prestige", "knowledge", "construction", "culture"].into_iter().zip(civ.tracks) {
        all.insert(name.into(), n.into());
    }
    all
}

/// What is more or less than before.
pub fn difference(before: &Tally, after: &Tally) -> Tally {
    let names = before.keys().chain(after.keys());
    let of = |tally: &Tally, name: &String| tally.get(name).copied().unwrap_or(0);
    let mut found: Tally = names.map(|name| (name.clone(), of(after, name) - of(before, name))).collect();
    found.retain(|_, n| *n != 0);
    found
}

/// Adds to a tally.
pub fn add(tally: &mut Tally, name: &str, n: i32) {
    *tally.entry(name.to_owned()).or_default() += n;
    tally.retain(|_, n| *n != 0);
}

/// How many things an effect counts.
fn count(state: &State, what: &str) -> i32 {
    let all = tally(state);
    match what {
        "tribes" => all["tribes"],
        "strong-tribes" => all["tribes"] - all["weak"],
        "territories" => state.civs[RED].here.iter().filter(|&&n| n > 0).count() as i32,
        "settlements" => state.civs[RED].settlements.iter().flatten().count() as i32,
        "farms" => all["farms"],
        "boats" => all["boats"],
        other => panic!("nothing counts {other}"),
    }
}

/// Steps on a track, which all begin on space 6: spaces 8 and 10 give 3 VP.
fn steps(expected: &mut Tally, track: &str, n: i32) {
    let before = 6 + expected.get(track).copied().unwrap_or(0);
    add(expected, track, n);
    for threshold in [8, 10] {
        if before < threshold && before + n >= threshold {
            add(expected, "points", 3);
        }
    }
}

/// What Red gains by these words from here on, with the answers of `drive`.
pub fn expected(state: &State, deeds: &[Value]) -> Tally {
    let mut all = Tally::new();
    for deed in deeds {
        expect(state, deed, &mut all);
    }
    all
}

fn expect(state: &State, deed: &Value, all: &mut Tally) {
    let (n, of) = (number(deed, "n"), word(deed, "of"));
    match word(deed, "k") {
        "vp" => {
            let per = word(deed, "per");
            let times = if per.is_empty() { 1 } else { count(state, per) / number(deed, "div").max(1) };
            let most = deed["max"].as_i64().unwrap_or(99) as i32;
            add(all, "points", (times * n).min(most));
        }
        "marker" => add(all, of, n),
        "planning" => add(all, "planning", n),
        "trait" => add(all, "traits", n),
        "trait-move" => add(all, "trait-moves", n),
        "material" => {
            let row = match of {
                "row1" | "row2" | "row3" => of,
                "any" | "same-terrain" => "row1",
                id => ["row1", "row2", "row3"][material(id).index() % 3],
            };
            add(all, row, n);
        }
        "track" => steps(all, if of == "any" { "technology" } else { of }, n),
        "favor" => add(all, "favor", n),
        "produce" => add(all, "raw", n),
        "transport" => {
            let there = state.civs[RED].raw.iter().map(|&n| i32::from(n)).sum::<i32>() + all.get("raw").unwrap_or(&0);
            add(all, "raw", -n.min(there));
            add(all, "row1", n.min(there));
        }
        "migrate" => add(all, "moves", n + number(deed, "more")),
        "procreate" => add(all, "tribes", n + number(deed, "more")),
        "strengthen" => add(all, "weak", -n),
        "hunt" => {
            let here = state.civs[RED].presence().iter().filter(|&at| !state.hunted.contains(at));
            let food = here.take(n as usize).map(|at| i32::from(DATA.hunting[DATA.terrain(at) as usize][0]));
            add(all, "food", food.sum());
        }
        "find" => add(all, "row1", n),
        "explore" => reveal_first(state, n, all),
        "explore-territory" => {
            let at = state.civs[RED].presence().iter().next().expect("Red is somewhere");
            reveal_first(state, epoka_civolution::materials::unexplored(state, at).count_ones() as i32, all);
        }
        "build" => {
            add(all, "farms", n);
            add(all, "idea", n);
        }
        "trade" => {
            let (sell, buy) = (number(deed, "sell"), number(deed, "buy"));
            add(all, "sales", sell);
            add(all, "purchases", buy);
            add(all, "money", sell - 2 * buy);
            add(all, "row1", buy - sell);
        }
        "card" => add(all, "hand", n),
        "draw" => add(all, "hand", number(deed, "keep")),
        "goal" => {
            add(all, "items", number(deed, "install"));
            add(all, "levels", number(deed, "install"));
        }
        "income" => {
            add(all, "points", number(deed, "uses") + number(deed, "gain"));
            add(all, "items", number(deed, "gain"));
        }
        "upgrade" => add(all, "levels", 1),
        "row" => add(all, "rows", n),
        "die" => add(all, "dice", 1),
        "weak-tribes" => {
            add(all, "tribes", n);
            add(all, "weak", n);
        }
        // The console's own: money for a step. It is not done twice where two have to differ.
        "activity" => {
            let n = if deed["different"] == true { 1 } else { n };
            add(all, "money", -n);
            steps(all, "technology", n);
        }
        other => panic!("no test knows `{other}`"),
    }
}

/// Areas come in the order of their file.
fn reveal_first(state: &State, n: i32, all: &mut Tally) {
    let before = all.get("areas").copied().unwrap_or(0) as usize;
    let points = state.hidden_areas.iter().skip(before).take(n as usize);
    let points: i32 = points.map(|area| i32::from(DATA.areas[area.index()].vp)).sum();
    add(all, "areas", n);
    add(all, "points", points);
}

/// How much an answer is liked: the largest is given.
fn taste(action: Action) -> i32 {
    match action {
        Attribute { .. } => -2,
        Skip => -1,
        // One material is sold at a time.
        Sell { into: Proceeds::Points, .. } => 1,
        Done => 2,
        // One tribe goes all the way.
        Step { .. } => 10,
        Settle { camp: Camp::Free } | Procreate { camp: Camp::Free, .. } | WeakTribe { fire: false, .. } => 9,
        Farm { .. } => 8,
        Settle { camp: Camp::Boat | Camp::Taken { .. } } => 5,
        Option { number } => i32::from(number),
        UseRoll { value } => 6 - i32::from(value),
        _ => 3,
    }
}

/// What Red did of which the state keeps no count.
fn note(action: Action, done: &mut Tally) {
    match action {
        Move { .. } | Step { .. } => add(done, "moves", 1),
        MoveTrait { .. } => add(done, "trait-moves", 1),
        Sell { .. } => add(done, "sales", 1),
        Buy { .. } => add(done, "purchases", 1),
        _ => {}
    }
}

/// Chance draws what stands first in the files and rolls ones.
pub fn chance(table: &mut Scene) {
    let Turn::Chance(asked) = table.turn() else { return };
    let mut odds: Vec<Odds> = Vec::new();
    table.rules().among(&table.state, Viewer::Referee, &mut odds);
    let outcome = match asked.kind {
        epoka_core::ChanceKind::Dice { count, .. } => dice(vec![1; usize::from(count)]),
        epoka_core::ChanceKind::Pick => pick(odds[0].item),
        epoka_core::ChanceKind::Draw { count } => {
            Outcome::Draw(odds.iter().map(|odds| odds.item).take(usize::from(count)).collect())
        }
    };
    table.chance(outcome);
}

/// Answers every question until one is asked that `stop` knows, and says what was done.
pub fn drive(table: &mut Scene, stop: impl Fn(Task) -> bool) -> Tally {
    let mut done = Tally::new();
    for _ in 0..300 {
        match table.turn() {
            Turn::Over => return done,
            Turn::Chance(_) => chance(table),
            Turn::Decision { .. } => {
                let task = *table.state.tasks.last().expect("something is asked");
                if stop(task) {
                    return done;
                }
                let seat = task.seat().expect("somebody is asked");
                // The first of those that are liked best.
                let best = table.actions(seat).iter().rev().max_by_key(|action| taste(**action));
                let action = *best.expect("there is an answer");
                if seat == RED {
                    note(action, &mut done);
                }
                table.act(seat, action);
            }
        }
    }
    panic!("no end: {:?}", table.state.tasks.last());
}

/// Whether the turn has ended.
pub fn next_turn(task: Task) -> bool {
    matches!(task, Task::Turn { .. })
}

/// What Red gains until the turn has ended.
pub fn gained(table: &mut Scene, before: &Tally) -> Tally {
    let mut done = drive(table, next_turn);
    for (name, n) in difference(before, &tally(&table.state)) {
        add(&mut done, &name, n);
    }
    done
}
