//! Events of Age III, in play and at the end: TTA-138, TTA-205, TTA-A12, TTA-F51 to TTA-F57.

use epoka_through_the_ages::view::CardView;

use crate::common::*;

/// What an event of Age III that is turned up in play scores for Red.
fn impact(id: &str, change: impl FnOnce(&mut Scene)) -> i16 {
    let table = event(2, id, change);
    nation(&table, RED).ledger.impacts
}

/// The last turn of the game ends, with these events left.
fn last_turn(current: &[&str], future: &[&str], change: impl FnOnce(&mut Scene)) -> Board {
    let mut table = scene(3, Age::IV, |scene| {
        scene.state.last_round = Some(5);
        scene.current(current).future(future);
        ask(&mut scene.state, GREEN, Task::Actions { seat: GREEN });
        change(scene);
    });
    table.act(GREEN, Finish);
    assert_eq!(table.turn(), Turn::Over);
    table
}

fn impacts(table: &Board) -> [i16; 3] {
    [RED, BLUE, GREEN].map(|seat| nation(table, seat).ledger.impacts)
}

/// TTA-205, TTA-F57. Example 148: what is scored at the end.
#[test]
fn all_impacts_left_are_scored() {
    let current = ["impact-of-government", "impact-of-colonies", "national-pride"];
    let table = last_turn(&current, &["impact-of-wonders", "vast-territory-ii"], |scene| {
        scene.colony(RED, "historic-territory-i").wonder(RED, "colossus");
    });
    assert_eq!(impacts(&table), [10 + 3 + 5, 10, 10]);
    assert_eq!(nation(&table, RED).ledger.events, 0);
}

/// TTA-205. What an event of Age III brings to whom is told with the event.
#[test]
fn impacts_are_told_one_by_one() {
    let table = last_turn(&["impact-of-colonies"], &["impact-of-wonders"], |scene| {
        scene.colony(RED, "historic-territory-i").wonder(RED, "colossus").wonder(GREEN, "pyramids");
        scene.leader(GREEN, "bill-gates").has(GREEN, "computers", 1);
    });
    let told = |event: &Event| match *event {
        Event::Impact { seat, card, amount } => Some((seat, card, amount)),
        _ => None,
    };
    let (colonies, wonders) = (military("impact-of-colonies"), military("impact-of-wonders"));
    let told: Vec<_> = table.events().iter().filter_map(told).collect();
    assert_eq!(told, [(RED, colonies, 3), (RED, wonders, 5), (GREEN, wonders, 5)]);
    // What the leader brings at the end is no impact.
    assert_eq!((impacts(&table), nation(&table, GREEN).ledger.cards), ([8, 0, 5], 3));
}

/// TTA-205. What is scored at the end lies open afterwards, and nothing else (a soak with the seeds 8275217427084164891
/// and 5378880484537051776 found that what was told could not be seen).
#[test]
fn scored_impacts_lie_open() {
    let current = ["impact-of-government", "national-pride"];
    let table = last_turn(&current, &["impact-of-wonders", "vast-territory-ii"], |_| {});
    let view = table.view(Viewer::Seat(BLUE));
    let open = |pile: &[CardView]| pile.iter().filter_map(|card| card.card).collect::<Vec<_>>();
    assert_eq!((open(&view.events), view.events.len()), (vec![military("impact-of-government")], 2));
    assert_eq!((open(&view.future), view.future.len()), (vec![military("impact-of-wonders")], 2));
}

/// TTA-137, TTA-138, TTA-205. Example 149: ranks with ties.
#[test]
fn ranks_with_ties() {
    let ranked = |strengths: [u8; 3]| {
        let table = last_turn(&["impact-of-strength"], &[], |scene| {
            for (seat, strength) in [RED, BLUE, GREEN].into_iter().zip(strengths) {
                scene.strength(seat, strength);
            }
        });
        impacts(&table)
    };
    assert_eq!(ranked([30, 41, 41]), [0, 14, 7]);
    assert_eq!(ranked([41, 41, 41]), [14, 7, 0]);
    let table = event_of(GREEN, 3, "impact-of-strength", |scene| {
        for seat in [RED, BLUE, GREEN] {
            scene.strength(seat, 41);
        }
    });
    assert_eq!(impacts(&table), [7, 0, 14]);
    let table = event(3, "impact-of-science", |scene| {
        scene.has(GREEN, "alchemy", 2);
    });
    assert_eq!(impacts(&table), [7, 0, 14]);
}

/// TTA-205, TTA-218. Example 150: wonders, ruined ones too.
#[test]
fn ruins_count_as_wonders() {
    let points = impact("impact-of-wonders", |scene| {
        scene.ruin(RED, "pyramids").wonder(RED, "taj-mahal").wonder(RED, "eiffel-tower").wonder(RED, "internet");
    });
    assert_eq!(points, 14);
}

/// TTA-186, TTA-205, TTA-F54. Example 151: population.
#[test]
fn content_workers_beyond_ten() {
    let with = |unused: u8| {
        impact("impact-of-population", |scene| {
            scene.has(RED, "religion", 1);
            (scene.of(RED).unused, scene.of(RED).yellow) = (unused, 9);
        })
    };
    assert_eq!((with(10), with(4)), (10, 0));
}

/// TTA-205, TTA-F56. Example 152: happiness.
#[test]
fn happy_faces_less_the_discontent() {
    let with = |temples: u8, yellow: u8| {
        impact("impact-of-happiness", |scene| {
            scene.has(RED, "religion", temples).of(RED).yellow = yellow;
        })
    };
    assert_eq!((with(6, 2), with(8, 0)), (10, 16));
}

/// TTA-205, TTA-F51. Example 153: agriculture.
#[test]
fn more_food_than_is_eaten() {
    let with = |irrigation: u8, breeding: u8, yellow: u8| {
        impact("impact-of-agriculture", |scene| {
            scene.has(RED, "agriculture", 0).has(RED, "irrigation", irrigation);
            scene.has(RED, "selective-breeding", breeding).of(RED).yellow = yellow;
        })
    };
    assert_eq!((with(2, 1, 3), with(3, 0, 0)), (11, 6));
    let table = event(3, "impact-of-agriculture", |scene| {
        scene.pact(BLUE, "international-trade-agreement", RED, true);
    });
    assert_eq!(impacts(&table), [7, 6, 6]);
}

/// TTA-205, TTA-206, TTA-211, TTA-F52. Example 154: industry and Gates.
#[test]
fn labs_are_no_industry() {
    let table = last_turn(&["impact-of-industry"], &[], |scene| {
        scene.leader(RED, "bill-gates").has(RED, "bronze", 0).has(RED, "coal", 3).has(RED, "philosophy", 0);
        scene.has(RED, "computers", 2).has(RED, "scientific-method", 1);
    });
    assert_eq!((nation(&table, RED).ledger.impacts, nation(&table, RED).ledger.cards), (9, 8));
}

/// TTA-205. Example 155: government and progress.
#[test]
fn actions_and_special_technologies() {
    let modern = |scene: &mut Scene| {
        scene.has(RED, "democracy", 0).has(RED, "strategy", 0).has(RED, "justice-system", 0).has(RED, "engineering", 0);
    };
    assert_eq!((impact("impact-of-government", modern), impact("impact-of-progress", modern)), (21, 20));
}

/// TTA-4, TTA-205. Example 156: architecture and competition.
#[test]
fn levels_of_buildings_and_units() {
    let modern = |scene: &mut Scene| {
        scene.has(RED, "philosophy", 0).has(RED, "alchemy", 2).has(RED, "opera", 1).has(RED, "multimedia", 1);
        scene.has(RED, "religion", 1).has(RED, "professional-sports", 1).strength(RED, 0);
        scene.has(RED, "modern-infantry", 2).has(RED, "cannon", 1);
    };
    assert_eq!((impact("impact-of-architecture", modern), impact("impact-of-competition", modern)), (10, 11));
}

/// TTA-205, TTA-F55. Example 157: variety and technology.
#[test]
fn types_and_late_technologies() {
    let points = impact("impact-of-variety", |scene| {
        scene.has(RED, "knights", 1).has(RED, "religion", 1).has(RED, "drama", 1).has(RED, "opera", 1);
        scene.has(RED, "warfare", 0).has(RED, "cartography", 0).has(RED, "masonry", 0).has(RED, "alchemy", 0);
        // Nobody stands there.
        scene.has(RED, "cannon", 0).has(RED, "printing-press", 0);
    });
    assert_eq!(points, 16);
    let points = impact("impact-of-technology", |scene| {
        scene.has(RED, "oil", 0).has(RED, "computers", 1).has(RED, "democracy", 0).has(RED, "engineering", 0);
    });
    assert_eq!(points, 16);
}

/// TTA-205, TTA-F53. Example 158: balance and colonies.
#[test]
fn the_least_production_and_colonies() {
    let table = event(2, "impact-of-balance", |scene| {
        scene.has(RED, "philosophy", 0).has(RED, "scientific-method", 3).has(RED, "movies", 3).has(RED, "drama", 1);
        scene.has(RED, "agriculture", 0).has(RED, "irrigation", 2).has(RED, "selective-breeding", 1);
        scene.has(RED, "bronze", 0).has(RED, "oil", 2);
    });
    let view = &table.view(Viewer::Referee).nations[0];
    let productions = (view.rates.science, view.rates.culture, view.food_production, view.resource_production);
    assert_eq!(productions, (9, 14, 7, 10));
    assert_eq!(nation(&table, RED).ledger.impacts, 14);
    let points = impact("impact-of-balance", |scene| {
        scene.leader(RED, "bill-gates").has(RED, "computers", 2).has(RED, "bronze", 1).has(RED, "movies", 3);
        scene.has(RED, "agriculture", 4);
    });
    // Food 4, resources 1 and 6 of the labs.
    assert_eq!(points, 2 * 4);
    let points = impact("impact-of-colonies", |scene| {
        scene.colony(RED, "historic-territory-i").colony(RED, "vast-territory-i").colony(RED, "wealthy-territory-i");
    });
    assert_eq!(points, 9);
}

/// TTA-F53. A production below nothing counts as nothing.
#[test]
fn a_balance_is_never_below_nothing() {
    let table = event(3, "impact-of-balance", |scene| {
        scene.pact(BLUE, "acceptance-of-supremacy", RED, true).has(RED, "bronze", 0).culture(RED, 9);
    });
    assert_eq!(table.view(Viewer::Referee).nations[0].resource_production, -1);
    assert_eq!((nation(&table, RED).ledger.impacts, culture(&table, RED)), (0, 9));
}

/// TTA-A12, TTA-F56. What can cost points is scored last.
#[test]
fn unhappiness_is_scored_last() {
    let table = last_turn(&["impact-of-happiness", "impact-of-wonders"], &[], |scene| {
        scene.wonder(RED, "colossus").of(RED).yellow = 0;
        scene.state.nations[RED].rates.culture = 0;
    });
    assert_eq!(culture(&table, RED), 0);
}
