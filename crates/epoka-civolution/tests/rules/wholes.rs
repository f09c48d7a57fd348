//! Things that one question asks for are named in any order: CVL-A4.

use epoka_civolution::{action::Action, worth::Eye};

use crate::common::*;

/// A place of a weak tribe.
fn weak(id: &str, spot: Spot) -> Place {
    Place { weak: true, ..place(id, spot) }
}

/// The feeding phase: Red has 3 food, two strong tribes on camps and a weak one in the wilderness.
fn hungry() -> Scene {
    turn(2, |state| {
        state.tasks.clear();
        state.tasks.push(Task::Phase { number: 6 });
        state.tasks.push(Task::ResetMarker { seat: RED });
        state.events.clear();
        state.events.push(event("workshop-fair"));
        tribe(state, RED, "c-grassland", Spot::Wild, true);
        put(state, Gain::Stock(Stock::Food), 3);
    })
}

/// CVL-161, CVL-162, CVL-A4. Some are fed, some are rescued, in any order; nothing has to be done, but then it is said at once.
#[test]
fn feeding_and_rescuing_mix() {
    let actions =
        [RescueTribe { place: weak("c-grassland", Spot::Wild) }, Feed { place: place("b-forest", Spot::Camp) }];
    let ends = [[0, 1], [1, 0]].map(|order| {
        let mut table = hungry();
        table.arrange(|state| state.open.civs[RED].favor = 3);
        table.act(RED, Marker { stock: Stock::Idea });
        table.refuses("CVL-A4", RED, Done);
        for at in order {
            table.act(RED, actions[at]);
        }
        table.act(RED, Done);
        table.state.clone()
    });
    assert_eq!(ends[0], ends[1]);
    assert_eq!((ends[0].civs[RED].favor, ends[0].lands[territory("c-grassland").index()].folk[RED].wild), (2, [0, 1]));
}

/// CVL-161, CVL-A4. Whoever saves the weak tribe first can still feed another with what is left.
#[test]
fn tribes_are_fed_in_any_order() {
    let places = [weak("c-grassland", Spot::Wild), place("b-forest", Spot::Camp)];
    let ends = [[0, 1], [1, 0]].map(|order| {
        let mut table = hungry();
        table.act(RED, Marker { stock: Stock::Idea });
        for at in order {
            table.act(RED, Feed { place: places[at] });
        }
        // The food is gone, and all the same the feeding goes on until Red says so.
        assert_eq!(stock(&table, Stock::Food), 0);
        assert_eq!(table.actions(RED), [Done]);
        table.refuses("CVL-161", RED, Skip);
        table.act(RED, Done);
        table.state.clone()
    });
    assert_eq!(ends[0], ends[1]);
    assert_eq!(ends[0].lands[territory("c-grassland").index()].folk[RED].wild, [0, 1]);
    assert_eq!(ends[0].lands[territory("b-forest").index()].folk[RED].camp, [1, 0]);
}

/// CVL-66, CVL-A4. Each unused die is decided upon, whichever is named first.
#[test]
fn dice_join_a_reset_in_any_order() {
    let ends = [[2, 5], [5, 2]].map(|order| {
        let mut table = turn(2, |state| dice_of(state, &[2, 5]));
        table.act(RED, Reset);
        for value in order {
            table.act(RED, AddDie { value });
        }
        // No die is left, and all the same they are rolled only when Red says so.
        assert_eq!(table.actions(RED), [Roll]);
        table.act(RED, Roll);
        table.state.clone()
    });
    assert_eq!(ends[0], ends[1]);
}

/// CVL-147, CVL-A4. Stacks may be the same or different ones, in any order.
#[test]
fn stacks_are_named_in_any_order() {
    let decks = [Deck::Achievement, Deck::Invention, Deck::Achievement, Deck::Mutation];
    let ends = [[0, 1, 2, 3], [1, 3, 2, 0], [3, 2, 0, 1]].map(|order| {
        let mut table = turn(2, |state| {
            dice_of(state, &[1, 2, 2]);
            level(state, "research", 3);
        });
        by_module(&mut table, "research", 1);
        for at in order {
            table.act(RED, DrawFrom { deck: decks[at] });
        }
        table.state.clone()
    });
    assert!(ends[0] == ends[1] && ends[1] == ends[2]);
}

/// CVL-147, CVL-A4. Any two of four cards are kept, whichever is named first.
#[test]
fn cards_are_kept_in_any_order() {
    let mut drawn = turn(2, |state| {
        dice_of(state, &[1, 2, 2]);
        level(state, "research", 3);
    });
    by_module(&mut drawn, "research", 1);
    for deck in [Deck::Invention, Deck::Mutation, Deck::Building, Deck::Building] {
        drawn.act(RED, DrawFrom { deck });
    }
    drawn.play_chance(1);
    let cards: Vec<Card> = drawn.state.drawn.iter().map(|card| Card(card as u8)).collect();
    for one in 0..4 {
        for other in (0..4).filter(|&other| other != one) {
            let ends = [[one, other], [other, one]].map(|order| {
                let mut table = Table::from_state(rules(2, &FIRST), drawn.state.clone());
                for at in order {
                    table.act(RED, Keep { card: cards[at] });
                }
                table.state.clone()
            });
            assert_eq!(ends[0], ends[1]);
            assert!(
                ends[0].hands[RED].contains(cards[one].index()) && ends[0].hands[RED].contains(cards[other].index())
            );
        }
    }
}

/// CVL-61, CVL-A4. Either die of a module is named first.
#[test]
fn dice_that_pay_are_named_in_any_order() {
    let ends = [[Die6::Die(1), Die6::Die(3)], [Die6::Die(3), Die6::Die(1)]].map(|order| {
        let mut table = turn(2, |state| {
            dice_of(state, &[1, 3, 4]);
            put(state, Gain::Stock(Stock::Idea), 1);
        });
        table.act(RED, Activate { module: module("migration") });
        for with in order {
            table.act(RED, Pay { with });
        }
        table.state.clone()
    });
    assert_eq!(ends[0], ends[1]);
}

/// CVL-61, CVL-A4. Only where there is one way to pay nobody is asked; who has named a die names the other one.
#[test]
fn the_only_way_to_pay_is_not_asked_for() {
    let mut table = turn(2, |state| dice_of(state, &[1, 3]));
    table.act(RED, Activate { module: module("migration") });
    assert_eq!(civ(&table).dice, [0; 6]);
    let mut table = turn(2, |state| {
        dice_of(state, &[1, 3]);
        put(state, Gain::Planning(3), 1);
    });
    table.act(RED, Activate { module: module("migration") });
    table.act(RED, Pay { with: Die6::Die(3) });
    assert_eq!(table.actions(RED), [Pay { with: Die6::Die(1) }]);
    table.refuses("CVL-62", RED, Pay { with: Die6::Planning(3) });
}

/// CVL-147, CVL-Q15. Where all cards there are, or all from one stack, are drawn anyway, nobody is asked.
#[test]
fn the_only_draw_is_not_asked_for() {
    let left = |cards: [usize; 5]| {
        turn(2, |state| {
            for (deck, cards) in cards.into_iter().enumerate() {
                while state.decks[deck].len() > cards {
                    let card = state.decks[deck].cards()[0].card;
                    state.decks[deck].draw(card);
                    state.open.face_up[deck].push(Card(card as u8));
                }
            }
            dice_of(state, &[1, 2, 2]);
            level(state, "research", 3);
        })
    };
    for (cards, asked) in [([1, 0, 2, 0, 1], false), ([0, 0, 9, 0, 0], false), ([1, 0, 2, 0, 2], true)] {
        let mut table = left(cards);
        by_module(&mut table, "research", 1);
        assert_eq!(matches!(table.state.tasks.last(), Some(Task::ChooseDraws { .. })), asked, "{cards:?}");
    }
    let mut table = left([1, 0, 2, 0, 2]);
    by_module(&mut table, "research", 1);
    table.refuses("CVL-Q15", RED, DrawFrom { deck: Deck::Mutation });
}

/// CVL-149, CVL-A4. A material for money and one for points are named in any order, also of one row, and either alone is a sale.
#[test]
fn a_sale_names_its_materials_in_any_order() {
    let scene = || {
        let mut table = turn(2, |state| {
            put(state, Gain::Stored(material("wood")), 1);
            put(state, Gain::Stored(material("papyrus")), 1);
        });
        activate(&mut table, "trade");
        table
    };
    let named = |id: &str, into| Sell { material: material(id), into };
    for (money, points) in [("wood", "papyrus"), ("papyrus", "wood")] {
        let actions = [named(money, Proceeds::Money), named(points, Proceeds::Points)];
        let ends = [[0, 1], [1, 0]].map(|order| {
            let mut table = scene();
            table.act(RED, actions[order[0]]);
            table.refuses("CVL-149", RED, actions[order[0]]);
            table.act(RED, actions[order[1]]);
            assert_eq!(points_and_money(&table), (0, 0));
            assert_eq!(table.actions(RED), [Done]);
            table.act(RED, Done);
            table.state.clone()
        });
        assert_eq!(ends[0], ends[1]);
        assert_eq!((ends[0].civs[RED].stored.iter().sum::<u8>(), ends[0].civs[RED].ledger.total()), (0, 2));
    }
    let mut table = scene();
    table.act(RED, named("wood", Proceeds::Points)).act(RED, Done);
    assert_eq!(points_and_money(&table), (2, 0));
}

fn points_and_money(table: &Scene) -> (i16, u8) {
    (points(table), stock(table, Stock::Money))
}

/// What is named by instinct, in the order in which bots name things.
fn by_instinct(table: &mut Scene) -> Vec<Action> {
    let mut named = Vec::new();
    loop {
        let (rules, mut list) = (table.rules().clone(), Vec::new());
        rules.canonical(&table.state, RED, named.last().copied(), &mut list);
        let best = list.into_iter().rev().max_by_key(|action| rules.instinct(&table.state, RED, action));
        let best = best.expect("there is something to name");
        table.act(RED, best);
        named.push(best);
        if rules.named(&table.state, RED) == 0 {
            return named;
        }
    }
}

/// CVL-A4. In the one order in which bots name things they name the best whole: the best cards, the cheapest dice, the neediest tribes.
#[test]
fn instinct_names_the_best_whole() {
    for seed in 0..8 {
        let mut table = turn(2, |state| {
            dice_of(state, &[1, 2, 2]);
            level(state, "research", 3);
        });
        by_module(&mut table, "research", 1);
        for deck in [Deck::Invention, Deck::Mutation, Deck::Building, Deck::Achievement] {
            table.act(RED, DrawFrom { deck });
        }
        table.play_chance(seed);
        let eye = Eye::new(table.rules(), &table.state, RED);
        let mut cards: Vec<Card> = table.state.drawn.iter().map(|card| Card(card as u8)).collect();
        cards.sort_by_key(|&card| -eye.card(card));
        let best: i32 = cards[..2].iter().map(|&card| eye.card(card)).sum();
        let before = table.state.clone();
        let kept = by_instinct(&mut table);
        let eye = Eye::new(table.rules(), &before, RED);
        let worth = |action: &Action| if let Keep { card } = action { eye.card(*card) } else { 0 };
        assert_eq!(kept.iter().map(worth).sum::<i32>(), best, "{seed}");
    }
    // The die 1 comes first and needs an idea for a 2; the dice 2 and 4 need none.
    let mut table = turn(2, |state| {
        dice_of(state, &[1, 2, 4]);
        put(state, Gain::Stock(Stock::Idea), 2);
    });
    table.act(RED, Activate { module: module("sustenance") });
    assert_eq!(by_instinct(&mut table), [Pay { with: Die6::Die(2) }, Pay { with: Die6::Die(4) }]);
    let mut table = hungry();
    table.arrange(|state| {
        let civ = &mut state.open.civs[RED];
        civ.stock[Stock::Food as usize] -= 1;
        civ.supply += 1;
    });
    table.act(RED, Marker { stock: Stock::Idea });
    // Two food for the weak tribe, none for the strong one whose place comes first.
    assert_eq!(by_instinct(&mut table), [Feed { place: weak("c-grassland", Spot::Wild) }, Done]);
}
