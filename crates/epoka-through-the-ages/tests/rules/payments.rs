//! Food and resources in blue tokens: TTA-191 to TTA-198.

use epoka_through_the_ages::{flow, rate, tokens};

use crate::common::*;

/// Red pays so many resources for a building.
fn pays(change: impl FnOnce(&mut Scene), action: Action) -> Board {
    let mut table = scene(2, Age::III, change);
    table.act(RED, action);
    table
}

/// TTA-194. Example 115: a token moves down.
#[test]
fn a_token_moves_to_a_lower_card() {
    let table = pays(
        |scene| {
            scene.has(RED, "oil", 0).has(RED, "iron", 0).stored(RED, "oil", 1);
        },
        build("philosophy"),
    );
    assert_eq!((on(&table, RED, "oil"), on(&table, RED, "iron"), nation(&table, RED).blue), (0, 1, 16));
}

/// TTA-194. Example 116: change from the bank.
#[test]
fn change_comes_from_the_bank() {
    let table = pays(
        |scene| {
            scene.has(RED, "oil", 0).stored(RED, "oil", 1).of(RED).blue = 4;
        },
        build("philosophy"),
    );
    assert_eq!((on(&table, RED, "bronze"), nation(&table, RED).blue), (2, 3));
}

/// TTA-197, TTA-F59. Example 117: overpaying.
#[test]
fn overpaying_empties_the_bank() {
    let table = pays(
        |scene| {
            scene.has(RED, "oil", 0).stored(RED, "oil", 1).of(RED).blue = 0;
        },
        build("philosophy"),
    );
    assert_eq!((on(&table, RED, "bronze"), nation(&table, RED).blue, stock(&table, RED).1), (1, 0, 1));
    // The price is told with the building; what was paid beyond it is told besides.
    let beyond = Event::Stock { seat: RED, goods: Goods::Resources, amount: -1 };
    assert_eq!(table.events(), [Event::Built { seat: RED, card: civil("philosophy"), resources: 3 }, beyond]);
}

/// TTA-194, TTA-202. A price is told once, with what it was paid for.
#[test]
fn a_price_is_told_once() {
    let mut table = scene(2, Age::I, |scene| {
        scene.stored(RED, "bronze", 5).stored(RED, "agriculture", 5).hand(RED, &["iron"]).of(RED).science = 9;
    });
    table.act(RED, build("philosophy"));
    assert_eq!(table.events(), [Event::Built { seat: RED, card: civil("philosophy"), resources: 3 }]);
    table.act(RED, Grow);
    assert_eq!(table.events(), [Event::Grown { seat: RED, food: 2 }]);
    table.act(RED, develop("iron"));
    assert_eq!(table.events(), [Event::Developed { seat: RED, card: civil("iron"), science: 5 }]);
    assert_eq!((stock(&table, RED), nation(&table, RED).science), ((3, 2), 4));
}

/// TTA-194, TTA-197. Example 118: nobody overpays who can pay exactly.
#[test]
fn an_exact_payment_is_made_if_there_is_one() {
    let one_resource = |blue: u8| {
        pays(
            move |scene| {
                scene.has(RED, "coal", 0).stored(RED, "coal", 1).unfinished(RED, "pyramids", 2);
                scene.of(RED).blue = blue;
            },
            Construct { stages: 1 },
        )
    };
    // The stage is covered after the payment; its three tokens come back.
    let table = one_resource(1);
    assert_eq!((on(&table, RED, "bronze"), stock(&table, RED).1), (1, 1));
    let table = one_resource(0);
    assert_eq!((on(&table, RED, "bronze"), nation(&table, RED).blue), (0, 3));
}

/// TTA-191, TTA-195, TTA-196. Examples 119 and 120: never upwards, and food is no resource.
#[test]
fn worth_never_moves_up() {
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "iron", 0).stored(RED, "bronze", 3).stored(RED, "agriculture", 5);
    });
    table.act(RED, build("warriors"));
    assert_eq!((on(&table, RED, "bronze"), on(&table, RED, "iron")), (1, 0));
    table.refuses("TTA-118", RED, build("warriors"));
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "iron", 0).stored(RED, "bronze", 4);
    });
    table.act(RED, build("warriors"));
    assert_eq!((on(&table, RED, "bronze"), on(&table, RED, "iron")), (2, 0));
    let mut table = scene(2, Age::I, |scene| {
        scene.stored(RED, "bronze", 2).stored(RED, "agriculture", 5);
    });
    table.refuses("TTA-196", RED, build("philosophy"));
    assert_eq!(left(&table, RED).0, 4);
}

/// TTA-158, TTA-192, TTA-193. Example 121: an exact gain, or the highest reachable one.
#[test]
fn a_gain_is_exact_if_it_can_be() {
    let gains = |blue: u8| {
        let mut table = scene(2, Age::III, |scene| {
            scene.has(RED, "iron", 0).hand(RED, &["reserves-iii"]).of(RED).blue = blue;
        });
        table.act(RED, play("reserves-iii"));
        if blue > 0 {
            table.act(RED, Choose { goods: Goods::Resources });
        }
        (on(&table, RED, "iron"), on(&table, RED, "bronze"), nation(&table, RED).blue)
    };
    assert_eq!(gains(3), (2, 0, 1));
    assert_eq!(gains(1), (1, 0, 0));
    assert_eq!(gains(0), (0, 0, 0));
}

/// TTA-192. What is gained comes to a higher card, and what lies on a lower one stays.
#[test]
fn a_gain_is_added_to_what_is_there() {
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "iron", 0).stored(RED, "bronze", 4).hand(RED, &["reserves-i"]);
    });
    table.act(RED, play("reserves-i"));
    table.act(RED, Choose { goods: Goods::Resources });
    assert_eq!((on(&table, RED, "iron"), on(&table, RED, "bronze"), stock(&table, RED).1), (1, 4, 6));
    // Frugality costs two food and gives one.
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "irrigation", 0).stored(RED, "agriculture", 3).hand(RED, &["frugality-a"]);
    });
    table.act(RED, play("frugality-a"));
    assert_eq!((on(&table, RED, "irrigation"), on(&table, RED, "agriculture")), (0, 2));
    // A leader gives a resource for a technology.
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "iron", 0).stored(RED, "bronze", 1).leader(RED, "leonardo-da-vinci");
        scene.hand(RED, &["alchemy"]).of(RED).science = 10;
    });
    table.act(RED, develop("alchemy"));
    assert_eq!((on(&table, RED, "iron"), on(&table, RED, "bronze")), (0, 2));
}

/// The mines of all ages, and what a token on each is worth.
const MINES: [(&str, u8); 4] = [("bronze", 1), ("iron", 2), ("coal", 3), ("oil", 5)];

/// Every table with mines of some ages, some tokens on them and some in the bank.
fn stores(mut look: impl FnMut(&mut Board, [u8; 4], [bool; 4])) {
    let mut table = scene(2, Age::III, |_| {});
    for mines in 0..8u8 {
        let open = [true, mines & 1 > 0, mines & 2 > 0, mines & 4 > 0];
        for number in 0..81u8 {
            let there = [number % 3, number / 3 % 3, number / 9 % 3, number / 27];
            if there.iter().zip(open).any(|(&tokens, open)| tokens > 0 && !open) {
                continue;
            }
            for blue in 0..5 {
                table.arrange(|state| {
                    let nation = &mut state.nations[RED];
                    nation.blue = blue;
                    for (at, (id, _)) in MINES.iter().enumerate() {
                        nation.stored[civil(id).index()] = there[at];
                        let change = if open[at] { CivilSet::insert } else { CivilSet::remove };
                        change(&mut nation.technologies, civil(id));
                    }
                });
                look(&mut table, there, open);
            }
        }
    }
}

fn worth_of(tokens: [u8; 4]) -> u8 {
    tokens.iter().zip(MINES).map(|(&tokens, (_, worth))| tokens * worth).sum()
}

/// The worth on a mine and on all higher ones.
fn worth_from(tokens: [u8; 4], at: usize) -> u8 {
    (at..4).map(|at| tokens[at] * MINES[at].1).sum()
}

/// Of all ways to lay at most so many tokens on mines those of the highest worth up to one, without those than which
/// another is as good.
fn best(most: u8, worth: u8, may: impl Fn([u8; 4]) -> bool) -> Vec<[u8; 4]> {
    let mut ways = Vec::new();
    for oil in 0..=most {
        for coal in 0..=most - oil {
            for iron in 0..=most - oil - coal {
                ways.extend((0..=most - oil - coal - iron).map(|bronze| [bronze, iron, coal, oil]));
            }
        }
    }
    ways.retain(|&way| worth_of(way) <= worth && may(way));
    let highest = ways.iter().map(|&way| worth_of(way)).max().unwrap_or(0);
    ways.retain(|&way| worth_of(way) == highest);
    let sum = |way: [u8; 4]| way.iter().sum::<u8>();
    let is_as_good = |one: [u8; 4], other: [u8; 4]| {
        sum(one) <= sum(other) && (0..4).all(|at| worth_from(one, at) >= worth_from(other, at))
    };
    let all = ways.clone();
    ways.retain(|&way| !all.iter().any(|&other| other != way && is_as_good(other, way)));
    ways.sort_unstable();
    ways
}

/// What is offered, by mine.
fn offered(table: &Board, task: Task) -> Vec<[u8; 4]> {
    let options = tokens::options(table.rules(), &table.state, task);
    let mut ways: Vec<[u8; 4]> =
        options.iter().map(|layout| MINES.map(|(id, _)| layout.0[civil(id).index()])).collect();
    ways.sort_unstable();
    ways
}

/// Every best way to add what is gained is offered, and no other; nothing that the bank can hold is lost.
#[test]
fn every_best_gain_is_found() {
    stores(|table, there, open| {
        let blue = nation(table, RED).blue;
        for amount in 0..12 {
            let may = |added: [u8; 4]| (0..4).all(|at| open[at] || added[at] == 0);
            let mut ways = best(blue, amount, may);
            for way in &mut ways {
                (0..4).for_each(|at| way[at] += there[at]);
            }
            let task = Task::Store { seat: RED, goods: Goods::Resources, amount };
            assert_eq!(offered(table, task), ways, "{amount} more on {there:?} of {open:?} from {blue}");
        }
    });
}

/// Every best payment is offered, and no other.
#[test]
fn every_best_payment_is_found() {
    stores(|table, there, open| {
        let most = nation(table, RED).blue + there.iter().sum::<u8>();
        for amount in 1..=worth_of(there) {
            let may = |left: [u8; 4]| {
                (0..4).all(|at| (open[at] || left[at] == 0) && worth_from(left, at) <= worth_from(there, at))
            };
            let ways = best(most, worth_of(there) - amount, may);
            let task = Task::Pay { seat: RED, goods: Goods::Resources, amount };
            assert_eq!(offered(table, task), ways, "{amount} less on {there:?} of {open:?}");
        }
    });
}

/// TTA-193. With an empty bank it does not matter what is chosen, so nobody is asked (a soak with the seeds
/// 3644632467812323378 and 3644632467812323450 found two answers with one result).
#[test]
fn nobody_chooses_between_nothing_and_nothing() {
    let reserves = |blue: u8| {
        let mut table = scene(2, Age::I, |scene| {
            scene.hand(RED, &["reserves-i"]).of(RED).blue = blue;
        });
        table.act(RED, play("reserves-i"));
        table
    };
    assert_eq!(reserves(1).actions(RED), [Choose { goods: Goods::Food }, Choose { goods: Goods::Resources }]);
    let mut table = reserves(0);
    assert_eq!(stock(&table, RED), (0, 0));
    assert!(table.lists(RED, Finish));
}

/// TTA-192, TTA-193. Of mixes that come to the same only one is offered (a soak with the seed 3644632467812323373 found
/// two).
#[test]
fn every_result_of_a_mix_is_offered_once() {
    let foray = |blue: u8| {
        event(2, "foray", |scene| {
            scene.strength(RED, 5).of(RED).blue = blue;
        })
    };
    let mixes = |foods: &[u8]| foods.iter().map(|&food| Mix { food }).collect::<Vec<_>>();
    assert_eq!(foray(3).actions(RED), mixes(&[0, 1, 2, 3]));
    let mut table = foray(2);
    assert_eq!(table.actions(RED), mixes(&[0, 1, 2]));
    table.refuses("TTA-192", RED, Mix { food: 3 });
    table.act(RED, Mix { food: 1 });
    assert_eq!(stock(&table, RED), (1, 1));
    assert_eq!(foray(1).actions(RED), mixes(&[0, 1]));
    let mut table = foray(0);
    assert_eq!(stock(&table, RED), (0, 0));
    assert!(table.lists(RED, Finish));
}

/// TTA-A6, TTA-194. Where several payments are equally good the player chooses, the suggested one first.
#[test]
fn equally_good_payments_are_chosen() {
    let mut table = scene(2, Age::III, |scene| {
        scene.has(RED, "oil", 0).has(RED, "coal", 0).has(RED, "printing-press", 0).has(RED, "theology", 0);
        scene.stored(RED, "oil", 1).stored(RED, "coal", 2).has(RED, "alchemy", 0);
    });
    table.act(RED, build("theology"));
    let layouts: Vec<Layout> = table
        .actions(RED)
        .iter()
        .map(|action| if let Pay { tokens } = action { *tokens } else { panic!("{action:?}") })
        .collect();
    let tokens = |layout: &Layout, id: &str| layout.0[civil(id).index()];
    assert_eq!(layouts.len(), 2);
    assert_eq!((tokens(&layouts[0], "oil"), tokens(&layouts[0], "bronze")), (1, 1));
    assert_eq!((tokens(&layouts[1], "coal"), tokens(&layouts[1], "oil")), (2, 0));
    table.refuses("TTA-194", RED, Finish);
    table.refuses("TTA-A6", RED, Pay { tokens: Layout::default() });
    table.act(RED, Pay { tokens: layouts[1] });
    assert_eq!((on(&table, RED, "coal"), stock(&table, RED).1), (2, 6));
}

/// TTA-183, TTA-A3. Lost blue tokens come from the bank, then from cards of one's choice, and from nowhere else.
#[test]
fn lost_blue_tokens_come_from_cards_if_they_must() {
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "coal", 0).stored(RED, "coal", 1).stored(RED, "bronze", 1).of(RED).blue = 1;
        scene.unfinished(BLUE, "pyramids", 2).of(BLUE).blue = 0;
    });
    table.observe(|_, state, log| rate::move_blue(state, RED, -2, log));
    assert_eq!(nation(&table, RED).blue, 0);
    table.refuses("TTA-183", RED, Give { card: civil("agriculture") });
    table.act(RED, Give { card: civil("coal") });
    assert_eq!((on(&table, RED, "coal"), on(&table, RED, "bronze")), (0, 1));
    table.observe(|game, state, log| {
        rate::move_blue(state, BLUE, -1, log);
        flow::settle(game, state, log);
    });
    assert!(table.turn().asks(RED));
    assert_eq!(nation(&table, BLUE).stages, 2);
}

/// TTA-184. Yellow tokens are lost from the bank alone.
#[test]
fn lost_yellow_tokens_come_from_the_bank_alone() {
    let mut table = scene(2, Age::II, |scene| scene.of(RED).yellow = 2);
    table.observe(|_, state, log| rate::move_yellow(state, RED, -3, log));
    assert_eq!((nation(&table, RED).yellow, nation(&table, RED).unused), (0, 1));
}

/// A token that a card brought stays when a card with as many takes its place.
#[test]
fn tokens_of_a_card_leave_with_it() {
    let mut table = scene(2, Age::III, |scene| {
        scene.has(RED, "justice-system", 0).hand(RED, &["civil-service"]).of(RED).science = 10;
    });
    table.act(RED, develop("civil-service"));
    assert_eq!((nation(&table, RED).blue, left(&table, RED).0), (16, 5));
}
