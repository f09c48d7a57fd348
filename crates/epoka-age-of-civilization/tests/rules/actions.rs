//! The ten actions: AC-22 to AC-27, AC-75, AC-76, AC-A1, AC-A2, AC-A6, AC-A7, AC-A10.

use crate::common::*;

/// AC-25. Example 4: 1 worker on Culture, 4 coins paid, 2 points.
#[test]
fn culture_costs_four_coins_and_scores_two() {
    let mut table = acting(4, &["malay"], |state| state.nations[BLACK].coins = 4);
    table.act(BLACK, work(Verb::Culture));
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (0, 2));
    assert_eq!(table.state.work.placed, 1);
}

/// AC-22. Example 5: with 3 coins there is no Culture.
#[test]
fn too_poor_for_culture() {
    let mut table = acting(4, &["malay"], |state| state.nations[BLACK].coins = 3);
    table.refuses("AC-22", BLACK, work(Verb::Culture));
}

/// AC-22. Without workers there is nothing to do; every slot is used once.
#[test]
fn workers_and_slots_run_out() {
    let mut table = acting(1, &["chola"], |state| state.nations[BLACK].workers = 3);
    table.act(BLACK, work(Verb::Hunting));
    table.refuses("AC-22", BLACK, work(Verb::Hunting));
    table.act(BLACK, work(Verb::Fishing));
    table.refuses("AC-22", BLACK, work(Verb::Agriculture));
    table.act(BLACK, work(Verb::Fishing));
    table.refuses("AC-22", BLACK, work(Verb::Exploit));
    // 1 and 1 point from Hunting, 2 each from Fishing with the Chola's legacy.
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (15, 1));
}

/// AC-23. What one seat has used is free for the next.
#[test]
fn nobody_blocks_a_slot() {
    let mut table = acting(3, &["malay"], |_| ());
    table.act(BLACK, work(Verb::Conquest)).act(BLACK, Finish);
    table.act(BROWN, Skip).act(BROWN, work(Verb::Conquest));
    assert_eq!(table.state.work.doomed, 1);
}

/// AC-24. Example 23: two Researches with 2 workers and 8 coins make 2 points and 2 technologies.
#[test]
fn two_researches_in_a_turn() {
    let mut table = acting(3, &["malay"], |state| {
        (state.nations[BLACK].coins, state.nations[BLACK].workers) = (8, 2);
    });
    table.act(BLACK, research("writing")).act(BLACK, research("education"));
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (0, 2));
    assert!(knows(&table, BLACK, "writing") && knows(&table, BLACK, "education"));
    table.arrange(|state| (state.nations[BLACK].coins, state.nations[BLACK].workers) = (9, 4));
    table.refuses("AC-22", BLACK, research("mining"));
}

/// AC-24. Fishing has two slots.
#[test]
fn fishing_twice() {
    let mut table = acting(1, &["khmer"], |_| ());
    table.act(BLACK, work(Verb::Fishing)).act(BLACK, work(Verb::Fishing));
    assert_eq!(coins(&table, BLACK), 12);
    table.refuses("AC-22", BLACK, work(Verb::Fishing));
}

/// AC-25, AC-30. What each action needs and gives, with workers placed and lost, by the table of the rulebook.
#[test]
fn what_the_actions_need_and_give() {
    let rows = [
        // Coins, points, workers placed and lost, coins for the other.
        (build("great-pyramid"), -7, 3, 1, 1, 0),
        (research("mining"), -4, 1, 1, 0, 0),
        (work(Verb::Exploit), 2, 0, 1, 1, 0),
        (work(Verb::Culture), -4, 2, 1, 0, 0),
        (work(Verb::Construction), -2, 2, 2, 0, 0),
        (work(Verb::Conquest), 0, 0, 1, 1, 0),
        (work(Verb::Hunting), 1, 1, 1, 0, 0),
        (work(Verb::Fishing), 1, 0, 1, 0, 0),
        (work(Verb::Trade), 2, 0, 1, 0, 1),
        (work(Verb::Agriculture), 3, 0, 2, 0, 0),
    ];
    for (action, gained, scored, placed, lost, other) in rows {
        let mut table = acting(1, &["malay"], |state| {
            if let Work { verb } = action
                && verb != Verb::Exploit
            {
                window(state, &[verb.into()]);
            }
        });
        table.act(BLACK, action);
        assert_eq!(i32::from(coins(&table, BLACK)) - 10, gained, "{action:?}");
        assert_eq!(points(&table, BLACK), scored, "{action:?}");
        assert_eq!((table.state.work.placed, coins(&table, BROWN)), (placed, 5 + other), "{action:?}");
        table.act(BLACK, Finish);
        assert_eq!(workers(&table, BLACK), 4 - lost, "{action:?}");
    }
}

/// AC-25. Research and Wonder say what they gain.
#[test]
fn a_research_is_of_a_technology() {
    let mut table = acting(1, &["malay"], |_| ());
    table.refuses("AC-25", BLACK, work(Verb::Research));
    table.refuses("AC-25", BLACK, work(Verb::Wonder));
}

/// AC-25. Conquest scores with the most strength, tied or not, and at least 1; Hunting without a technology.
#[test]
fn conquest_and_hunting_have_a_condition() {
    let conquest = |own: &[&str], other: &[&str]| {
        let mut table = acting(3, &["malay"], |state| {
            know(state, BLACK, own);
            know(state, BROWN, other);
        });
        table.act(BLACK, work(Verb::Conquest));
        points(&table, BLACK)
    };
    let iron: &[&str] = &["mining", "ironworking"];
    assert_eq!((conquest(iron, &[]), conquest(iron, iron), conquest(&[], iron), conquest(&[], &[])), (2, 2, 0, 0));
    let mut table = acting(1, &["malay"], |state| know(state, BLACK, &["mining"]));
    table.act(BLACK, work(Verb::Hunting));
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (11, 0));
}

/// AC-26. Discounts add up, down to nothing: Egypt's legacy, Mining and Zimbabwe leave nothing of 2 coins.
#[test]
fn discounts_add_up_to_nothing() {
    let mut table = acting(4, &["zimbabwe", "egypt"], |state| know(state, BLACK, &["mining"]));
    table.act(BLACK, work(Verb::Construction));
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (10, 3));
}

/// AC-26. Bonuses add up: Writing and Italy make 4 points of a Culture.
#[test]
fn bonuses_add_up() {
    let mut table = acting(4, &["italy"], |state| know(state, BLACK, &["writing"]));
    table.act(BLACK, work(Verb::Culture));
    assert_eq!(points(&table, BLACK), 4);
}

/// AC-27. An own slot works though the card is not in the window, once a turn, with all that changes the action.
#[test]
fn an_own_slot_needs_no_card() {
    let mut table = acting(1, &["india"], |state| know(state, BLACK, &["writing"]));
    table.refuses("AC-13", BLACK, work(Verb::Conquest));
    table.act(BLACK, work(Verb::Culture));
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (6, 3));
    table.refuses("AC-22", BLACK, work(Verb::Culture));
    table.act(BLACK, Finish).act(BROWN, birth("egypt")).play_chance(1);
    table.refuses("AC-13", BROWN, work(Verb::Culture));
}

/// AC-A7. The own slot and the card's are used in one turn, each once.
#[test]
fn own_slot_and_time_track_in_one_turn() {
    let mut table = acting(4, &["india"], |_| ());
    table.act(BLACK, work(Verb::Culture)).act(BLACK, work(Verb::Culture));
    assert_eq!(points(&table, BLACK), 4);
    table.arrange(|state| state.nations[BLACK].coins = 10);
    table.refuses("AC-22", BLACK, work(Verb::Culture));
}

/// AC-75. Printing adds a point to Research, but not to the one that brings it.
#[test]
fn a_technology_does_not_change_its_own_research() {
    let mut table = turn(2, &innovations(), 3, &["malay"], |state| {
        cover(state, BLACK, "sp7");
        know(state, BLACK, &["astronomy"]);
    });
    table.act(BLACK, research("printing"));
    assert_eq!(points(&table, BLACK), 1);
    table.act(BLACK, research("mining"));
    assert_eq!(points(&table, BLACK), 3);
}

/// AC-76. A Conquest without success has its bonuses and losses all the same.
#[test]
fn bonuses_of_a_conquest_without_success() {
    let mut table = acting(3, &["scythia", "iberia", "ottoman"], |state| reign(state, BROWN, &["mongolia"]));
    table.act(BLACK, work(Verb::Conquest));
    assert_eq!((points(&table, BLACK), coins(&table, BLACK), coins(&table, BROWN)), (1, 12, 3));
}

/// AC-A1. With an empty pool the Wonder action scores its points and no wonder.
#[test]
fn a_wonder_from_an_empty_pool() {
    let mut table = acting(4, &["malay"], |state| own_all(state, BROWN, &WONDERS[..5]));
    table.act(BLACK, Build { wonder: None });
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (3, 3));
    assert!(table.state.nations[BLACK].wonders.is_empty());
}

/// AC-A2. With all nine technologies Research still scores its point; the technology is ignored, so nothing that
/// speaks of technologies changes its price.
#[test]
fn research_without_a_technology_left_scores_its_point() {
    let mut table = acting(4, &["sumer"], |state| {
        state.nations[BLACK].coins = 20;
        DATA.technology.iter().for_each(|item| know(state, BLACK, &[item.id.as_str()]));
    });
    let nothing = Research { technology: None };
    assert!(table.actions(BLACK).contains(&nothing), "it is listed");
    table.refuses("AC-5", BLACK, research("writing"));
    // Mathematics takes 1 coin off.
    table.act(BLACK, nothing);
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (17, 1));
    table.act(BLACK, nothing);
    table.refuses("AC-22", BLACK, nothing);
}

/// Who can still gain a technology says which.
#[test]
fn research_names_a_technology_as_long_as_there_is_one() {
    let mut table = acting(4, &["malay"], |state| state.nations[BLACK].coins = 20);
    table.refuses("AC-5", BLACK, Research { technology: None });
}

/// AC-A6, AC-51. What costs nothing costs nothing, whatever else is taken off.
#[test]
fn free_beats_all_discounts() {
    let mut table = acting(4, &["sumer", "babylon"], |state| {
        (state.nations[BLACK].coins, state.nations[BLACK].workers) = (3, 4);
    });
    table.act(BLACK, research("writing"));
    assert_eq!(coins(&table, BLACK), 3);
    table.act(BLACK, research("mining"));
    assert_eq!(coins(&table, BLACK), 0);
}

/// AC-A10. The Aztecs' second worker comes on top of the printed one, Nubia's legacy sets Construction to one.
#[test]
fn fewer_and_more_workers() {
    let mut table = acting(4, &["aztecs", "nubia"], |_| ());
    table.act(BLACK, build("moai"));
    assert_eq!(table.state.work.placed, 2);
    table.act(BLACK, work(Verb::Construction));
    assert_eq!(table.state.work.placed, 3);
}
