//! Every research card: what it costs, what it gives at once, its activity or column bonus.

use epoka_core::{Random, Viewer};
use serde_json::Value;

use crate::{common::*, deeds::*};

const COLUMN: u8 = 2;

/// The module that installs cards of a deck.
fn installer(words: &Value) -> &'static str {
    match word(words, "deck") {
        "invention" => "invention",
        "mutation" => "mutation",
        "knowledge" => "knowledge",
        "building" => "building",
        "achievement" => "achievement",
        other => panic!("there is no deck `{other}`"),
    }
}

fn of_trait(id: &str) -> TraitOf {
    serde_json::from_value(id.into()).unwrap_or_else(|_| panic!("there is no trait `{id}`"))
}

/// What the first slots of a card ask for is there; answers what is returned and the points under them.
fn afford(state: &mut State, words: &Value, row: usize) -> Tally {
    let mut all = Tally::new();
    for (slot, vp) in list(words, "cost").iter().zip(list(words, "vp")).take(row) {
        let n = number(slot, "n");
        if let Some(id) = slot["pay"].as_str() {
            put(state, Gain::Stored(material(id)), n as u8);
            add(&mut all, ["row1", "row2", "row3"][material(id).index() % 3], -n);
        } else if let Some(id) = slot["have"].as_str() {
            put(state, Gain::Trait(of_trait(id)), n as u8);
        } else if let Some(id) = slot["pay-trait"].as_str() {
            put(state, Gain::Trait(of_trait(id)), n as u8);
            add(&mut all, "traits", -n);
        } else {
            continue;
        }
        add(&mut all, "points", vp.as_i64().unwrap_or(0) as i32);
    }
    all
}

/// A card of the hand is installed by its module in a column that begins at row 1, with these slots active.
fn install(id: &str, words: &Value, row: usize) {
    let mut cost = Tally::new();
    let mut table = turn(2, |state| {
        rich(state);
        // The markers a card asks for come out of a full supply.
        let civ = &mut state.open.civs[RED];
        civ.supply += civ.traits[0] + civ.stored[0];
        (civ.traits, civ.stored) = ([0; 6], [0; MATERIALS]);
        in_hand(state, id);
        cost = afford(state, words, row);
        if id == "grand-archive" {
            put(state, Gain::Trait(TraitOf::Stamina), 3);
        }
    });
    let before = tally(&table.state);
    let mut wanted = expected(&table.state, list(words, "instant"));
    for (name, n) in cost {
        add(&mut wanted, &name, n);
    }
    // What works after this module is in force when it ends.
    if word(&words["ability"], "when") == format!("activate:{}", installer(words)) {
        for (name, n) in expected(&table.state, list(&words["ability"], "do")) {
            add(&mut wanted, &name, n);
        }
    }
    add(&mut wanted, "items", 1);
    add(&mut wanted, "hand", -1);
    activate(&mut table, installer(words));
    if matches!(table.state.tasks.last(), Some(Task::Options { .. })) {
        table.act(RED, Option { number: 1 });
    }
    table.act(RED, Install { card: card(id) });
    table.act(RED, Column { column: COLUMN });
    if matches!(table.state.tasks.last(), Some(Task::CardRow { .. })) {
        table.act(RED, Row { row: row as u8 });
    }
    assert_eq!(gained(&mut table, &before), wanted, "{id} at row {row}");
    let there = civ(&table).items.iter().any(|placed| placed.item == Item::Card { card: card(id) });
    assert!(there, "{id}");
}

/// CVL-110, CVL-111, CVL-112, CVL-113. Every card is installed at row 1 and at its last row: its slots are paid, the
/// points under them gained, and its bonus happens.
#[test]
fn every_card_is_paid_and_gives_its_bonus() {
    for (id, words) in all("card") {
        let asks = |slot: &Value| slot["n"].as_i64().is_some_and(|n| n > 0);
        let last = list(words, "cost").iter().rposition(asks).map_or(1, |at| at + 1);
        install(id, words, 1);
        if last > 1 {
            install(id, words, last);
        }
    }
}

/// No card is installed with one marker less.
#[test]
fn no_card_is_cheaper_than_it_says() {
    for (id, words) in all("card") {
        let slot = &list(words, "cost")[0];
        if number(slot, "n") == 0 {
            continue;
        }
        let mut table = turn(2, |state| {
            in_hand(state, id);
            afford(state, words, 1);
            let civ = &mut state.open.civs[RED];
            let lost = civ.traits.iter_mut().chain(&mut civ.stored).find(|n| **n > 0).expect("it asks for something");
            *lost -= 1;
            civ.supply += 1;
            let deck = DATA.cards[card(id).index()].deck;
            ask(state, Task::Install { seat: RED, deck, special: false });
            // Another question keeps the turn from ending.
            state.tasks.push(Task::Planning { seat: RED, n: 1 });
        });
        assert!(!table.lists(RED, Install { card: card(id) }), "{id}");
        table.act(RED, Skip);
        assert!(
            !matches!(table.state.tasks.last(), Some(Task::Install { .. }))
                || !table.lists(RED, Install { card: card(id) })
        );
    }
}

/// CVL-115, CVL-150. Every activity is paid for and does what it says.
#[test]
fn every_activity_is_paid_and_performed() {
    let mut found = 0;
    for (id, words) in all("card").filter(|(_, words)| word(&words["ability"], "k") == "activity") {
        found += 1;
        let ability = &words["ability"];
        let mut price = Tally::new();
        let mut table = turn(2, |state| {
            rich(state);
            installed(state, id);
            for pay in list(ability, "pay") {
                let (of, n) = (word(pay, "of"), number(pay, "n"));
                let (gain, name) = match of {
                    "food" => (Gain::Stock(Stock::Food), of),
                    "money" => (Gain::Stock(Stock::Money), of),
                    "idea" => (Gain::Stock(Stock::Idea), of),
                    "row1" => (Gain::Stored(material("wood")), of),
                    "row2" => (Gain::Stored(material("beeswax")), of),
                    id => (Gain::Stored(material(id)), ["row1", "row2", "row3"][material(id).index() % 3]),
                };
                put(state, gain, n as u8);
                add(&mut price, name, -n);
            }
        });
        let before = tally(&table.state);
        let mut wanted = expected(&table.state, list(ability, "do"));
        for (name, &n) in &price {
            add(&mut wanted, name, n);
        }
        activate(&mut table, "activity");
        table.act(RED, Activity { card: Some(card(id)) });
        assert_eq!(gained(&mut table, &before), wanted, "{id}");
    }
    assert_eq!(found, 22);
    let mut table = turn(2, |state| {
        installed(state, "fish-trap");
        put(state, Gain::Stock(Stock::Money), 1);
    });
    activate(&mut table, "activity");
    table.refuses("CVL-115", RED, Activity { card: Some(card("fish-trap")) });
}

/// CVL-186. Every column bonus counts the cards and income chips of its column.
#[test]
fn every_column_bonus_counts_its_column() {
    let mut found = 0;
    for (id, words) in all("card").filter(|(_, words)| word(&words["ability"], "k") == "column-bonus") {
        found += 1;
        let n = number(&words["ability"], "n");
        let mut table = turn(2, |state| {
            state.era = 4;
            state.tasks.clear();
            state.tasks.push(Task::EndEra);
            state.tasks.push(Task::ResetMarker { seat: RED });
            installed_at(state, id, COLUMN);
            let chip = state.income_bag.iter().next().expect("the bag has chips");
            state.income_bag.remove(chip);
            lay(state, Item::Income { income: chip }, COLUMN);
        });
        table.act(RED, Marker { stock: Stock::Idea });
        // Rows 1 and 2 score 2 and 3.
        let points = civ(&table).ledger.0[Line::Matrix as usize];
        assert_eq!(i32::from(points), 2 + 3 + 2 * n, "{id}");
    }
    assert_eq!(found, 15);
}

/// CVL-147. Which of the cards looked at was kept, others learn neither from the table nor from what they imagine.
#[test]
fn nobody_sees_which_card_was_kept() {
    let mut table = turn(2, |state| ask(state, Task::ChooseDraws { seat: RED, left: 3, keep: 2 }));
    for _ in 0..3 {
        table.act(RED, DrawFrom { deck: Deck::Knowledge });
    }
    table.play_chance(1);
    let [one, other] = [0, 1].map(|at| {
        let mut table = Table::from_state(rules(2, &FIRST), table.state.clone());
        let kept = table.actions(RED)[at];
        table.act(RED, kept);
        let world = table.rules().imagine(&table.state, BLUE, &mut Random::new(1));
        (table.view(Viewer::Seat(BLUE)), table.view(Viewer::Spectator), world.tasks.last().copied())
    });
    assert_eq!(one, other);
}

/// A card that is being installed lies on the table: everybody knows it, in all they imagine too.
#[test]
fn a_card_that_is_installed_is_shown() {
    let mut table = turn(2, |state| {
        in_hand(state, "star-lore");
        put(state, Gain::Trait(TraitOf::Dexterity), 2);
        ask(state, Task::Install { seat: RED, deck: Deck::Knowledge, special: false });
    });
    table.act(RED, Install { card: card("star-lore") });
    assert!(matches!(table.state.tasks.last(), Some(Task::CardColumn { .. })));
    let view = table.view(Viewer::Seat(BLUE));
    assert!(view.hands[0].iter().any(|held| held.card == Some(card("star-lore"))));
    let world = table.rules().imagine(&table.state, BLUE, &mut Random::new(1));
    assert!(world.hands[RED].contains(card("star-lore").index()));
}
