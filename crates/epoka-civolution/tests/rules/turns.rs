//! Turns: dice, ideas, planning, focus, Resets. CVL-60 to CVL-67.

use epoka_civolution::payment::Payment;
use epoka_core::Viewer;

use crate::common::*;

/// CVL-61, CVL-65, CVL-156. Example 2: dice 1 and 2 activate Research.
#[test]
fn two_dice_activate_a_module() {
    let mut table = turn(2, |state| dice_of(state, &[1, 2, 6, 6]));
    table.refuses("CVL-61", RED, Activate { module: module("transport") });
    activate(&mut table, "research");
    assert_eq!(civ(&table).used, 4);
    table.act(RED, Option { number: 1 });
    table.act(RED, DrawFrom { deck: Deck::Invention });
    table.act(RED, DrawFrom { deck: Deck::Building });
    table.play_chance(1);
    let kept = table.actions(RED)[0];
    table.act(RED, kept);
    assert_eq!(table.state.hands[RED].len(), 6);
    assert!(table.turn().asks(BLUE));
}

/// CVL-62, CVL-63. Example 3: a planning marker on 1 and a die 6 with two ideas activate Exploration.
#[test]
fn planning_and_ideas_stand_in_for_dice() {
    let mut table = turn(2, |state| {
        dice_of(state, &[6]);
        put(state, Gain::Planning(1), 1);
        put(state, Gain::Stock(Stock::Idea), 2);
    });
    table.act(RED, Activate { module: module("exploration") });
    assert_eq!((has(&table, Gain::Planning(1)), stock(&table, Stock::Idea)), (0, 0));
    assert_eq!((civ(&table).dice, civ(&table).used), ([0; 6], 6));
}

/// CVL-155. Example 4: two dice 2 give a marker of intelligence.
#[test]
fn a_double_gives_a_trait_marker() {
    let mut table = turn(2, |state| dice_of(state, &[2, 2]));
    table.act(RED, Activate { module: module("trait-intelligence") });
    assert_eq!(has(&table, Gain::Trait(TraitOf::Intelligence)), 1);
}

/// CVL-64. Focus stands in for any die; Dream gives focus or ideas.
#[test]
fn focus_is_any_die() {
    let mut table = turn(2, |state| {
        dice_of(state, &[3]);
        put(state, Gain::Stock(Stock::Focus), 1);
    });
    table.act(RED, Activate { module: module("migration") });
    assert_eq!((stock(&table, Stock::Focus), civ(&table).used), (0, 6));
    let mut table = turn(2, |state| dice_of(state, &[3, 6, 6]));
    table.act(RED, Activate { module: module("dream") });
    table.refuses("CVL-64", RED, Pay { with: Die6::Focus });
}

/// CVL-60, CVL-66. A Reset needs at most three dice; it rolls dice and turns a reset marker into food.
#[test]
fn a_reset_rolls_the_dice() {
    let mut table = turn(2, |state| dice_of(state, &[1, 2, 3, 4]));
    table.refuses("CVL-66", RED, Reset);
    let mut table = turn(2, |state| dice_of(state, &[1, 2, 3]));
    table.refuses("CVL-60", RED, Skip);
    table.act(RED, Reset);
    table.refuses("CVL-66", RED, AddDie { value: 6 });
    table.act(RED, AddDie { value: 2 });
    table.act(RED, Roll);
    table.chance(dice([6, 6, 6, 6]));
    table.refuses("CVL-66", RED, Marker { stock: Stock::Money });
    table.act(RED, Marker { stock: Stock::Food });
    assert_eq!((stock(&table, Stock::Food), civ(&table).resets, table.state.resets), (1, 3, 1));
    assert_eq!(civ(&table).dice, [1, 0, 1, 0, 0, 4]);
    assert!(table.turn().asks(BLUE));
}

/// CVL-67. Example 26: the round is finished and one more is played.
#[test]
fn after_the_red_space_comes_one_more_round() {
    let mut table = turn(2, |state| {
        dice_of(state, &[1]);
        state.resets = 4;
    });
    table.act(RED, Reset).act(RED, Roll);
    table.play_chance(3);
    table.act(RED, Marker { stock: Stock::Idea });
    for (round, seat) in [(0, BLUE), (1, RED), (1, BLUE)] {
        assert_eq!(u8::from(table.state.final_round), round);
        table.act(seat, Activate { module: module("dream") });
        for _ in 0..2 {
            let pay = table.actions(seat)[0];
            table.act(seat, pay);
        }
        table.act(seat, Option { number: 1 });
    }
    assert!(table.events().contains(&Event::PhaseBegan { phase: 5 }));
}

/// CVL-A1. After forty turns only Resets are left.
#[test]
fn an_action_phase_does_not_last_for_ever() {
    let dream = Activate { module: module("dream") };
    assert!(turn(2, |state| state.open.civs[RED].turns = 39).lists(RED, dream));
    let mut table = turn(2, |state| state.open.civs[RED].turns = 40);
    table.refuses("CVL-A1", RED, dream);
    table.act(RED, Reset);
}

/// What one who looks on is told about paying.
fn payments(table: &Scene) -> Vec<Payment> {
    table.view(Viewer::Seat(RED)).payments.expect("a seat is told")
}

/// CVL-61, CVL-63. Before a turn is played it is told what every module can be paid with, and what that costs.
#[test]
fn the_ways_to_pay_are_told_before_anybody_pays() {
    let mut table = turn(2, |state| {
        dice_of(state, &[1, 3, 4]);
        put(state, Gain::Planning(3), 1);
        put(state, Gain::Stock(Stock::Idea), 1);
    });
    let migration = module("migration");
    let told: Vec<_> = payments(&table).into_iter().filter(|way| way.module == migration).collect();
    let ways: Vec<_> = told.iter().map(|way| (way.with, way.ideas)).collect();
    // Not the die 4 with an idea: the die 3 does it for none.
    let both = [Die6::Die(1), Die6::Die(3)];
    assert_eq!(ways, [(both, 0), ([Die6::Die(1), Die6::Planning(3)], 0)]);
    // The 1 is paid by itself in no way: an idea could turn another die to it.
    table.act(RED, Activate { module: migration });
    let all: Vec<_> = payments(&table).iter().map(|way| way.with).collect();
    assert!(all.contains(&[Die6::Die(1), Die6::Die(4)]) && all.contains(&both));
    for &with in told[1].asked.iter() {
        table.act(RED, Pay { with });
    }
    assert_eq!((has(&table, Gain::Planning(3)), civ(&table).used), (0, 4));
    assert!(table.view(Viewer::Referee).payments.is_none());
}

/// CVL-61, CVL-62. Whoever chooses a way answers what it says is asked, and has paid.
#[test]
fn every_way_that_is_told_can_be_paid_so() {
    let scene = || {
        turn(2, |state| {
            dice_of(state, &[1, 2, 2, 5]);
            put(state, Gain::Planning(6), 1);
            put(state, Gain::Stock(Stock::Idea), 2);
            put(state, Gain::Stock(Stock::Focus), 1);
        })
    };
    let ways = payments(&scene());
    assert!(ways.len() > 22);
    for way in ways {
        let mut table = scene();
        table.act(RED, Activate { module: way.module });
        for &with in way.asked.iter() {
            assert_eq!(table.state.tasks.last().map(|task| matches!(task, Task::PayDice { .. })), Some(true));
            table.act(RED, Pay { with });
        }
        let paid = table.events().iter().rev().find_map(|event| match event {
            Event::Paid { module, ideas, .. } => Some((*module, *ideas)),
            _ => None,
        });
        assert_eq!(paid, Some((way.module, way.ideas)), "{way:?}");
    }
}
