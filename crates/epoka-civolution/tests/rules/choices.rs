//! Every listed action is a choice of its own. Each test was a game that broke this law.

use epoka_core::{Class, Log};
use epoka_testkit::{Counter, Laws, Policy, laws::Law};

use crate::common::*;

/// What Red may do now and what each of it does, before the turn ends.
fn results(table: &Scene) -> Vec<(epoka_civolution::action::Action, State)> {
    let mut list = Vec::new();
    table.rules().actions(&table.state, RED, &mut list);
    list.retain(|action| Civolution::class(action) == Class::Play);
    let after = |action| {
        let mut state = table.state.clone();
        table.rules().act_alone(&mut state, RED, action, &mut Log::new()).expect("what is listed is accepted");
        state
    };
    list.into_iter().map(|action| (action, after(action))).collect()
}

#[track_caller]
fn all_differ(table: &Scene) {
    let results = results(table);
    for (at, (one, after)) in results.iter().enumerate() {
        let same = results[at + 1..].iter().find(|(_, other)| other == after);
        assert!(same.is_none(), "{one:?} and {:?} do the same", same.map(|(other, _)| other));
    }
}

/// CVL-61, CVL-Q27. Migration and Activity do nothing for the same die and focus: what was activated differs all the same.
#[test]
fn modules_that_do_nothing_are_choices_of_their_own() {
    let mut table = turn(2, |state| {
        for place in own_places(state) {
            epoka_civolution::tribes::change(state, RED, place, -1);
        }
        dice_of(state, &[3]);
        put(state, Gain::Stock(Stock::Focus), 1);
    });
    let listed: Vec<_> = results(&table).into_iter().map(|(action, _)| action).collect();
    for id in ["migration", "activity"] {
        assert!(listed.contains(&Activate { module: module(id) }), "{id}");
    }
    all_differ(&table);
    table.act(RED, Activate { module: module("migration") });
    assert_eq!(table.state.tasks.last(), Some(&Task::Turn { seat: BLUE }));
}

/// Where the tribes of Red are.
fn own_places(state: &State) -> Vec<Place> {
    let mut all = Vec::new();
    epoka_civolution::tribes::places(state, RED, |place, count| all.extend((0..count).map(|_| place)));
    all
}

/// CVL-65, CVL-Q27. Of actions that all come and all do nothing, the order is no choice.
#[test]
fn two_actions_without_effect_have_no_order() {
    let mut table = turn(2, |state| {
        for place in own_places(state) {
            epoka_civolution::tribes::change(state, RED, place, -1);
        }
        let civ = &mut state.open.civs[RED];
        civ.favor = 6;
        // Nothing to transport either.
        civ.supply += std::mem::take(&mut civ.raw).iter().sum::<u8>();
        dice_of(state, &[3, 5]);
    });
    activate(&mut table, "production");
    all_differ(&table);
    table.refuses("CVL-65", RED, Option { number: 1 });
    table.act(RED, Option { number: 0 });
    assert_eq!(table.state.tasks.last(), Some(&Task::Turn { seat: BLUE }));
}

/// Where two territories touch the same areas, which of them is explored is a choice all the same.
#[test]
fn territories_that_touch_the_same_areas_are_choices_of_their_own() {
    let table = turn(2, |state| {
        let dry = |at: usize| !DATA.names.id(Territory::KIND, at).is_some_and(|id| id.ends_with("water"));
        let shared = |at: usize, other: usize| state.touches[at] & state.touches[other];
        let pairs = (0..state.touches.len()).flat_map(|at| (0..at).map(move |other| (at, other)));
        let (at, other) = pairs
            .into_iter()
            .find(|&(at, other)| dry(at) && dry(other) && shared(at, other) != 0)
            .expect("areas lie between territories");
        let left = shared(at, other);
        let others = (state.touches[at] | state.touches[other]) & !left;
        for slot in (0..32).filter(|slot| others >> slot & 1 == 1) {
            let area = state.hidden_areas.odds().next().expect("an area is left").item;
            state.hidden_areas.remove(Area(area as u8));
            state.areas[slot as usize] = Some(Area(area as u8));
        }
        for territory in [at, other].map(|at| Territory(at as u8)) {
            epoka_civolution::tribes::change(state, RED, Place { territory, spot: Spot::Camp, weak: false }, 1);
        }
        ask(state, Task::ExploreTerritory { seat: RED });
    });
    assert!(results(&table).len() > 1);
    all_differ(&table);
}

/// Which of two abilities works first is a choice, even if both come to the same in the end.
#[test]
fn the_order_of_abilities_is_a_choice_of_its_own() {
    let table = turn(2, |state| {
        installed(state, "land-reform");
        installed(state, "animal-breeding");
        ask(state, Task::Fire { seat: RED, holder: card("animal-breeding").0, last: true });
        state.tasks.push(Task::Fire { seat: RED, holder: card("land-reform").0, last: false });
    });
    assert_eq!(results(&table).len(), 2);
    all_differ(&table);
}

/// Plays a game of the soak that broke the law.
#[track_caller]
fn keeps_the_law(players: u8, setup: Setup, (policy, middle): (Policy, u32), seed: u64) {
    let laws = Laws::<Civolution>::new(&DATA, players, setup).policy(policy).from_middle(middle).bound(12_000);
    let laws = laws.every(64).only(&[Law::Distinct]).seed(seed);
    laws.run(&mut Counter::default()).unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn wherever_a_tribe_is_born_that_starves_it_was_born_somewhere() {
    let setup = Setup { newcomers: true, level: Level::Advanced, harder: true, ..Setup::default() };
    keeps_the_law(1, setup, (Policy::Greedy, 0), 3_377_760_736_746_963_121);
}

#[test]
fn options_of_a_module_at_a_table_of_four_newcomers_differ() {
    let setup = Setup { newcomers: true, ..Setup::default() };
    keeps_the_law(4, setup, (Policy::Greedy, 0), 1_336_650_421_131_840_240);
}
