//! Positions that were edited: what they owe is refused, or can be played.

use std::panic::{AssertUnwindSafe, catch_unwind};

use epoka_civolution::{
    effect::{Die, Project},
    state::{Attribute, Material, SLOTS, TerritorySet},
    vici::{Act, Purpose, Step, ViciCard},
    view::View,
};
use epoka_core::{Random, Turn, Viewer, json, names};
use serde_json::Value;
use strum::{VariantArray, VariantNames};

use crate::common::*;

/// How many moves an accepted position is played on.
const MOVES: usize = 25;

/// A table after so many random moves.
fn random_table(players: u8, setup: &Setup, moves: usize, random: &mut Random) -> Scene {
    let mut table = laid(players, setup, random.below(1 << 20).into());
    play(&mut table, moves, random);
    table
}

fn play(table: &mut Scene, moves: usize, random: &mut Random) {
    for _ in 0..moves {
        table.play_chance(random.below(1 << 20).into());
        let Turn::Decision { seats, .. } = table.turn() else { return };
        let seat = seats.iter().next().expect("somebody is asked");
        let mut actions = Vec::new();
        table.rules().actions(&table.state, seat, &mut actions);
        let action = *random.choose(&actions).unwrap_or_else(|| panic!("{:?} has no answer", table.state.tasks.last()));
        table.act(seat, action);
    }
}

/// What a position would be read as after it was written.
fn restored(rules: &Civolution, state: &State) -> Result<State, String> {
    let view = rules.view(state, Viewer::Referee);
    let view = names::with(rules.names(), || serde_json::to_value(&view)).expect("a view is JSON");
    read(rules, &view)
}

fn read(rules: &Civolution, view: &Value) -> Result<State, String> {
    let view: View = names::with(rules.names(), || json::read(view)).map_err(|wrong| wrong.to_string())?;
    rules.restore(&view).map_err(|wrong| wrong.0)
}

fn one<T: Copy>(of: &[T], random: &mut Random) -> T {
    *random.choose(of).expect("there is one")
}

/// A task of every kind, with whatever its fields can hold.
#[expect(clippy::too_many_lines, reason = "one line per task")]
fn tasks(random: &mut Random) -> Vec<Task> {
    let small = |random: &mut Random| if random.below(8) == 0 { 255 } else { random.below(8) as u8 };
    let (n, m, k, row, slot) = (small(random), small(random), small(random), small(random), random.below(30) as u8);
    let seat = Seat::at(random.below(4) as u8);
    let to = Seat::at(random.below(4) as u8);
    let (yes, no) = (random.below(2) == 0, random.below(2) == 0);
    let territory = Territory(random.below(22) as u8);
    let at = Territory(random.below(22) as u8);
    let module = Module(random.below(22) as u8);
    let card = Card(random.below(160) as u8);
    let (goal, income) = (Goal(random.below(65) as u8), Income(random.below(25) as u8));
    let attribute = Attribute(random.below(12) as u8);
    let deck = one(Deck::VARIANTS, random);
    let terrain = one(Terrain::VARIANTS, random);
    let track = one(TrackOf::VARIANTS, random);
    let of = one(&[Die::Activation, Die::Fate], random);
    let project = one(&[Project::Farm, Project::Boat], random);
    let spot = one(&Spot::ALL, random);
    let place = Place { territory, spot, weak: yes };
    let (line, special) = (Line::Modules, yes);
    let first = one(&[None, Some(Die6::Die(n)), Some(Die6::Planning(m)), Some(Die6::Focus)], random);
    let material = Material(random.below(18) as u8);
    let gains = [
        Gain::Stock(Stock::Food),
        Gain::Planning(n),
        Gain::Trait(TraitOf::Calm),
        Gain::Stored(material),
        Gain::Raw(territory),
        Gain::Cargo(n),
        Gain::Reset,
    ];
    let gain = one(&gains, random);
    let (start, length) = (random.below(900) as u16, random.below(6) as u16);
    let fit: TerritorySet = [territory, at].into_iter().collect();
    let purposes = [
        Purpose::Procreate,
        Purpose::Return,
        Purpose::MigrateFrom,
        Purpose::MigrateTo { from: at },
        Purpose::Provision,
        Purpose::Explore,
        Purpose::HuntToken,
    ];
    let purpose = one(&purposes, random);
    let acts =
        [Act::Vp { n }, Act::Procreate, Act::Migrate, Act::Monument, Act::Track { track, n }, Act::GainDie { of }];
    let steps = [
        Step::Goal,
        Step::Reveal,
        Step::Row { card: ViciCard(random.below(15) as u8) },
        Step::PutAway,
        Step::Do { act: one(&acts, random) },
        Step::SetOut,
        Step::Crowded,
        Step::Wheel { purpose, fit, least: yes },
        Step::Torch { purpose, fit, least: yes },
        Step::RemoveChip { income: yes },
        Step::Feed,
        Step::Starve,
        Step::Return,
    ];
    let slots = random.below(1 << SLOTS) & random.below(1 << SLOTS) & random.below(1 << 25);
    vec![
        Task::Vici { step: one(&steps, random) },
        Task::PickTiling,
        Task::PlaceTiles,
        Task::TurnTiles,
        Task::Develop { seat: yes.then_some(seat), territory },
        Task::LayScoring,
        Task::RefillGoals,
        Task::RefillIncomes,
        Task::RefillAttributes,
        Task::FirstPlayer,
        Task::DealSets,
        Task::DealMarkers { seat },
        Task::DrawCard { seat, deck, look: yes },
        Task::Draft { block: n },
        Task::LayStarts,
        Task::LayStartGoals,
        Task::TakeStart { seat },
        Task::Phase { number: n },
        Task::RevealEvent,
        Task::RevealCard { deck },
        Task::NewGoal { seat },
        Task::ExtraFind { seat },
        Task::Turn { seat },
        Task::EndTurn { seat },
        Task::PayDice { seat, module, first },
        Task::AddDice { seat, named: n },
        Task::RollReset { seat, count: n },
        Task::ResetMarker { seat },
        Task::Glacier { seat, slot },
        Task::Oaks,
        Task::Hunger { seat },
        Task::Feed { seat, camps: n, total: m, named: k },
        Task::Starve { seat },
        Task::ScoreStrong,
        Task::Weather { seat, space: n },
        Task::Happen,
        Task::GiveBack { seat, project },
        Task::ScoreEra,
        Task::IncomePhase { seat },
        Task::FullRows { seat },
        Task::Monuments,
        Task::EndEra,
        Task::Run { seat, line, at: start, end: start + length },
        Task::Choose { seat, line, at: start, of: n, forced: yes },
        Task::Fire { seat, holder: random.below(256) as u8, last: yes },
        Task::Options { seat, module, level: n, left: m, one: yes },
        Task::After { seat, module },
        Task::Grotto { seat, slot },
        Task::GrottoTransport { seat, territory, produced: yes },
        Task::Rock { seat, slot },
        Task::RockBirth { seat, territory },
        Task::Planning { seat, n },
        Task::GainTrait { seat, n },
        Task::MoveTrait { seat, n },
        Task::GainMaterial { seat, row, terrain: yes.then_some(terrain), n },
        Task::ChooseTrack { seat, n },
        Task::Steps { seat, track, n },
        Task::Produce { seat, n },
        Task::Transport { seat, n, anywhere: yes },
        Task::Migrate { seat, n, anywhere: yes },
        Task::Walk { seat, n, from: territory, at, weak: yes, anywhere: no },
        Task::Procreate { seat, n },
        Task::Strengthen { seat, n },
        Task::Hunt { seat, n },
        Task::RollHunt { seat, territory },
        Task::UseHunt { seat, territory },
        Task::Find { seat, n },
        Task::RollFind { seat, terrain },
        Task::UseFind { seat, terrain },
        Task::Explore { seat, n },
        Task::ExploreTerritory { seat },
        Task::Reveal { seat, slots, territory: yes.then_some(territory) },
        Task::Build { seat, n, kinds: m, same: yes },
        Task::Board { seat, water: territory },
        Task::PaySettlement { seat, ground: n, slot: m },
        Task::Trade { seat, sell: n, buy: m },
        Task::Sale { seat, money: yes.then_some(material), points: no.then_some(material) },
        Task::TakeCard { seat, n, up: yes, down: no },
        Task::ChooseDraws { seat, left: n, keep: m },
        Task::Keep { seat, n, named: m },
        Task::Install { seat, deck, special },
        Task::CardColumn { seat, card, special },
        Task::CardRow { seat, card, column: n, special },
        Task::IgnoreSlot { seat, card, column: n, row },
        Task::PayCard { seat, card, column: n, row, ignore: m },
        Task::PlaceCard { seat, card, column: n },
        Task::GainGoal { seat, refill: yes },
        Task::Goals { seat },
        Task::GoalSpace { seat, goal },
        Task::InstallGoal { seat },
        Task::PlaceGoal { seat, goal },
        Task::GainIncome { seat },
        Task::PlaceIncome { seat, income },
        Task::Perform { seat, n },
        Task::PerformHow { seat, item: n },
        Task::PlaceAttribute { seat, attribute },
        Task::Attributes { seat },
        Task::Upgrade { seat, value: n },
        Task::FlipRow { seat },
        Task::GainDie { seat, of: yes.then_some(of) },
        Task::TakeDie { seat, of },
        Task::GiveDie { seat, to },
        Task::RollDie { seat },
        Task::WeakTribes { seat, n, at: yes.then_some(at) },
        Task::Activity { seat, n, different: yes },
        Task::PayRow { seat, row },
        Task::LoseTribe { seat },
        Task::Rescue { seat, place },
        Task::Room { seat, gain, n },
        Task::Test { seat, guards: n, more: m },
        Task::FixTest { seat, guards: n, more: m, rerolled: yes },
    ]
}

/// Where a task comes in a position.
#[derive(Clone, Copy, Debug)]
enum Edit {
    OnTop,
    InsteadOfTheTop,
    Alone,
    Below,
}

fn edited(state: &State, edit: Edit, task: Task) -> State {
    let mut state = state.clone();
    match edit {
        Edit::OnTop => state.tasks.push(task),
        Edit::InsteadOfTheTop => {
            state.tasks.pop();
            state.tasks.push(task);
        }
        Edit::Alone => {
            state.tasks.clear();
            state.tasks.push(task);
        }
        Edit::Below => {
            let top = state.tasks.len().saturating_sub(1);
            state.tasks.insert(top, task);
        }
    }
    state
}

/// Positions of many tables.
fn scenes(random: &mut Random, count: usize) -> Vec<Scene> {
    let mut scenes = Vec::new();
    for number in 0..count {
        let players = 1 + (number % 4) as u8;
        let setup = if number % 3 == 0 { Setup::default() } else { FIRST };
        let moves = random.below(500) as usize;
        scenes.push(random_table(players, &setup, moves, random));
    }
    scenes
}

/// CVL-50. A task of any kind put into a random position is refused, or the game goes on with it; nothing panics.
#[test]
fn any_task_is_refused_or_playable() {
    let mut random = Random::new(23);
    assert_eq!(tasks(&mut random).len(), Task::VARIANTS.len(), "a task of every kind is tried");
    let (mut accepted, mut failed) = (0, std::collections::BTreeMap::new());
    for scene in scenes(&mut random, 40) {
        for edit in [Edit::OnTop, Edit::InsteadOfTheTop, Edit::Alone, Edit::Below] {
            for task in tasks(&mut random) {
                let state = edited(&scene.state, edit, task);
                let seed = random.below(1 << 20).into();
                let played = catch_unwind(AssertUnwindSafe(|| {
                    let Ok(state) = restored(scene.rules(), &state) else { return false };
                    let mut table = laid(scene.rules().people, &scene.rules().setup, 1);
                    table.state = state;
                    play(&mut table, MOVES, &mut Random::new(seed));
                    true
                }));
                match played {
                    Ok(is_accepted) => accepted += usize::from(is_accepted),
                    Err(panic) => {
                        let words = panic.downcast_ref::<String>().cloned().unwrap_or_default();
                        let short: String = words.chars().take(160).collect();
                        let _ = failed.insert((format!("{edit:?}"), <&str>::from(task)), format!("{task:?}: {short}"));
                    }
                }
            }
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
    assert!(accepted > 200, "only {accepted} positions were accepted");
}

/// CVL-50. The sixth phase alone is owed, and nobody is asked.
#[test]
fn a_phase_nobody_waits_for_is_refused() {
    let table = turn(2, |_| {});
    let state = edited(&table.state, Edit::Alone, Task::Phase { number: 6 });
    let refused = restored(table.rules(), &state).expect_err("nobody is asked anything");
    assert!(refused.contains("phase"), "{refused}");
}

/// A position that contradicts itself is refused by the name of the field.
#[test]
fn a_position_that_contradicts_itself_names_the_field() {
    let table = turn(2, |_| {});
    let mut view = table.view(Viewer::Referee);
    view.scores[0] += 4;
    let why = table.rules().restore(&view).unwrap_err().to_string();
    assert_eq!(why, "`scores[0]` is 4, but should be 0 by the rest of the view");
}

/// CVL-50. A number of a position changed to another is refused, or the game goes on; nothing panics.
#[test]
fn a_position_with_another_number_does_not_panic() {
    let mut random = Random::new(5);
    let mut failed = std::collections::BTreeMap::new();
    for scene in scenes(&mut random, 12) {
        let rules = scene.rules();
        let view = rules.view(&scene.state, Viewer::Referee);
        let view = names::with(rules.names(), || serde_json::to_value(&view)).expect("a view is JSON");
        for _ in 0..300 {
            let mut view = view.clone();
            let path = change(&mut view, &mut random);
            let seed = random.below(1 << 20).into();
            let played = catch_unwind(AssertUnwindSafe(|| {
                let Ok(state) = read(rules, &view) else { return };
                let mut table = laid(rules.people, &rules.setup, 1);
                table.state = state;
                play(&mut table, 3, &mut Random::new(seed));
            }));
            if let Err(panic) = played {
                let words = panic.downcast_ref::<String>().cloned().unwrap_or_default();
                failed.insert(path, words.chars().take(160).collect::<String>());
            }
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// Changes one number somewhere; answers where.
fn change(value: &mut Value, random: &mut Random) -> String {
    let mut paths = Vec::new();
    numbers(value, String::new(), &mut paths);
    let path = random.choose(&paths).expect("a position has numbers").clone();
    let to = [0, 1, 2, 6, 7, 23, 40, 200, 255][random.below(9) as usize];
    *value.pointer_mut(&path).expect("the path was found") = to.into();
    format!("{path} = {to}")
}

fn numbers(value: &Value, path: String, paths: &mut Vec<String>) {
    match value {
        Value::Number(_) => paths.push(path),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, item)| numbers(item, format!("{path}/{at}"), paths));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(field, item)| numbers(item, format!("{path}/{field}"), paths));
        }
        _ => {}
    }
}
