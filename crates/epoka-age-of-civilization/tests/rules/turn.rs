//! The three steps of a turn: AC-14 to AC-21, AC-29 to AC-31, AC-72 to AC-74, AC-A8, AC-A18, AC-A19.

use crate::common::*;

/// AC-14. In round 1 a birth is a must.
#[test]
fn the_first_turn_begins_with_a_birth() {
    let mut table = laid(2, &Setup::default());
    table.refuses("AC-14", BLACK, Skip);
    table.refuses("AC-14", BLACK, absorb("egypt"));
    table.refuses("AC-14", BLACK, Rest);
    table.act(BLACK, birth("egypt"));
}

/// AC-14. Later there are a birth, an absorbing and skipping.
#[test]
fn later_turns_begin_with_a_choice_of_three() {
    let mut table = choosing(2, &["malay"], |_| ());
    for action in [birth("egypt"), absorb("egypt"), Skip] {
        assert!(table.lists(BLACK, action), "{action:?}");
    }
    table.act(BLACK, birth("egypt"));
}

/// AC-15, AC-16. Example 2: the Khmer are born with 3 workers.
#[test]
fn the_khmer_are_born_with_three_workers() {
    let mut table = laid(2, &Setup::default());
    table.arrange(|state| offer(state, "khmer", 0));
    table.act(BLACK, birth("khmer"));
    assert_eq!(table.state.nations[BLACK].civilizations.main(), Some(civilization("khmer")));
    assert_eq!(workers(&table, BLACK), 3);
}

/// AC-15. Only what is on offer can be born.
#[test]
fn a_civilization_comes_from_the_pool() {
    let mut table = choosing(2, &["malay"], |_| ());
    table.refuses("AC-15", BLACK, birth("rome"));
    table.refuses("AC-15", BLACK, absorb("khmer"));
    table.act(BLACK, birth("egypt"));
}

/// AC-15, AC-16. Example 7: Egypt is followed by the Arabs. Egypt's discount on wonders ends, that on Construction
/// stays, the Arabs' coins come, and there are 3 workers.
#[test]
fn a_new_birth_ends_the_former_main_ability() {
    let mut table = choosing(5, &["egypt"], |state| {
        know(state, BLACK, &["writing", "sailing"]);
        (state.nations[BLACK].workers, state.nations[BLACK].coins) = (1, 8);
        offer(state, "arabs", 0);
    });
    table.act(BLACK, birth("arabs")).play_chance(1);
    assert_eq!(workers(&table, BLACK), 3);
    table.act(BLACK, build("petra")).act(BLACK, work(Verb::Construction));
    // 8 coins less 7, 3 from Petra, 1 for Construction, and 1 at the end for two technologies.
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (3, 5));
    table.act(BLACK, Finish);
    assert_eq!(coins(&table, BLACK), 4);
}

/// AC-18. Example 8: Egypt absorbs the Arabs. Egypt stays main, the Arabs add a coin to Trade, and 1 worker comes.
#[test]
fn an_absorbed_civilization_adds_its_legacy() {
    let mut table = choosing(5, &["egypt"], |state| {
        know(state, BLACK, &["writing", "mining"]);
        (state.nations[BLACK].workers, state.nations[BLACK].coins) = (2, 6);
        offer(state, "arabs", 2);
    });
    table.act(BLACK, absorb("arabs")).play_chance(1);
    assert_eq!(table.state.nations[BLACK].civilizations.main(), Some(civilization("egypt")));
    assert_eq!((coins(&table, BLACK), workers(&table, BLACK)), (8, 3));
    table.act(BLACK, work(Verb::Trade));
    assert_eq!(coins(&table, BLACK), 11);
    table.act(BLACK, build("petra"));
    assert_eq!(coins(&table, BLACK), 11 - 6 + 3);
    table.act(BLACK, Finish);
    assert_eq!(coins(&table, BLACK), 8, "the Arabs' main ability does not work");
}

/// AC-18. An absorbing may bring more workers than the population, and 4 are enough.
#[test]
fn an_absorbing_may_exceed_the_population() {
    let mut table = choosing(2, &["congo"], |state| state.nations[BLACK].workers = 2);
    table.act(BLACK, absorb("siam")).play_chance(1);
    assert_eq!(workers(&table, BLACK), 3);
}

/// AC-16. “When born” abilities do not work when absorbed, and the bonus coins are taken at a birth.
#[test]
fn when_born_is_only_at_a_birth() {
    let lydia = |act: Action| {
        let mut table = choosing(2, &["malay"], |state| offer(state, "lydia", 3));
        table.act(BLACK, act).play_chance(1);
        (coins(&table, BLACK), coins(&table, BROWN))
    };
    assert_eq!(lydia(birth("lydia")), (10 + 3 + 4, 6));
    assert_eq!(lydia(absorb("lydia")), (10 + 3, 5));
}

/// AC-17, AC-A19. After a card is taken the others get a coin each, then a new one comes without any.
#[test]
fn the_cards_left_get_a_coin_and_a_new_one_comes() {
    for act in [birth("egypt"), absorb("egypt")] {
        let mut table = choosing(2, &["malay"], |state| offer(state, "arabs", 2));
        table.act(BLACK, act).chance_ids(&["rome"]);
        let pool: Vec<_> = table.state.pool.iter().map(|offer| (offer.civilization, offer.coins)).collect();
        let expected = [("arabs", 3), ("siam", 1), ("korea", 1), ("celts", 1), ("rome", 0)];
        assert_eq!(pool, expected.map(|(id, coins)| (civilization(id), coins)));
    }
}

/// AC-19. With three civilizations the step is skipped by itself.
#[test]
fn three_civilizations_are_enough() {
    let mut table = acting(4, &["malay", "egypt", "rome"], |state| ask(state, Task::Work { seat: BROWN }));
    table.arrange(|state| state.first = BROWN);
    end_turn(&mut table, BROWN);
    assert_eq!(table.state.tasks.top(), Some(Task::Work { seat: BLACK }));
    table.refuses("AC-19", BLACK, birth("siam"));
}

/// AC-20. Who skips changes nothing in the pool.
#[test]
fn skipping_leaves_the_pool_alone() {
    let mut table = choosing(2, &["malay"], |_| ());
    let pool = table.state.pool.clone();
    table.act(BLACK, Skip);
    assert_eq!(table.state.pool, pool);
    assert_eq!(table.state.tasks.top(), Some(Task::Work { seat: BLACK }));
}

/// AC-21. Who has acted cannot rest.
#[test]
fn acting_and_resting_exclude_each_other() {
    let mut table = acting(1, &["malay"], |_| ());
    assert!(table.lists(BLACK, Rest));
    table.act(BLACK, work(Verb::Hunting));
    table.refuses("AC-21", BLACK, Rest);
}

/// AC-29. Resting brings 2 coins and a worker, beyond the population too. Example 25: with 4 workers no worker.
#[test]
fn resting_brings_coins_and_a_worker() {
    for (before, after) in [(2, 3), (3, 4), (4, 4)] {
        let mut table = acting(3, &["chola"], |state| state.nations[BLACK].workers = before);
        table.act(BLACK, Rest);
        assert_eq!((coins(&table, BLACK), workers(&table, BLACK)), (12, after));
    }
}

/// AC-30. Workers of white slots come back, those of red slots do not.
#[test]
fn workers_on_red_slots_are_lost() {
    let mut table = acting(3, &["malay"], |_| ());
    table.act(BLACK, work(Verb::Exploit)).act(BLACK, work(Verb::Conquest)).act(BLACK, work(Verb::Agriculture));
    assert_eq!(workers(&table, BLACK), 4, "until the end of the turn they are there");
    table.act(BLACK, Finish);
    assert_eq!(workers(&table, BLACK), 2);
}

/// AC-31. End-of-turn abilities work when the workers are home, in round 6 too.
#[test]
fn abilities_at_the_end_of_the_turn() {
    for round in [2, 6] {
        let mut table = acting(round, &["siam"], |_| ());
        table.act(BLACK, work(Verb::Exploit)).act(BLACK, Finish);
        assert_eq!((coins(&table, BLACK), workers(&table, BLACK)), (13, 3));
    }
}

/// AC-72. What only gives something comes first without a question: with 6 coins the Hanging Gardens make the
/// seventh, for which Britain scores.
#[test]
fn plain_gains_come_first_by_themselves() {
    let mut table = acting(3, &["siam"], |state| own(state, BLACK, "hanging-gardens"));
    table.act(BLACK, Finish);
    assert_eq!(coins(&table, BLACK), 12);
    assert_eq!(table.state.tasks.top(), Some(Task::Civilization { seat: BROWN }));
    let mut table = acting(3, &["britain"], |state| {
        own(state, BLACK, "hanging-gardens");
        state.nations[BLACK].coins = 6;
    });
    table.act(BLACK, Finish);
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (7, 1));
    assert_eq!(table.state.tasks.top(), Some(Task::Civilization { seat: BROWN }));
}

/// AC-31, AC-72. Where the order matters the seat chooses: Britain scores for 7 coins before Education's Culture,
/// not after it.
#[test]
fn an_order_that_matters_is_chosen() {
    let britain = resolve(Source::Main { civilization: civilization("britain") });
    let asked = || {
        let mut table = acting(3, &["britain"], |state| {
            know(state, BLACK, &["writing", "education"]);
            state.nations[BLACK].coins = 7;
        });
        table.act(BLACK, Finish);
        table.refuses("AC-31", BLACK, Decline);
        table.refuses("AC-31", BLACK, resolve(Source::Main { civilization: civilization("siam") }));
        table
    };
    let mut table = asked();
    table.act(BLACK, britain).act(BLACK, resolve_education());
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (3, 4));
    let mut table = asked();
    table.act(BLACK, resolve_education());
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (3, 3));
    assert_eq!(table.state.tasks.top(), Some(Task::Civilization { seat: BROWN }));
}

/// AC-73. After a rest the abilities at the end of the turn work, and Education lets its Culture be done.
#[test]
fn a_rest_has_an_end_of_the_turn_too() {
    let mut table = acting(3, &["siam"], |_| ());
    table.act(BLACK, Rest);
    assert_eq!(coins(&table, BLACK), 13);

    let mut table = acting(3, &["malay"], |state| know(state, BLACK, &["writing", "education"]));
    table.act(BLACK, Rest).act(BLACK, resolve_education());
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (8, 3));
}

/// AC-74. Education gained from Babylon works at the end of the same turn.
#[test]
fn what_is_gained_at_the_end_works_at_once() {
    let mut table = acting(3, &["babylon"], |state| know(state, BLACK, &["writing"]));
    table.act(BLACK, Finish).act(BLACK, learn("education"));
    table.act(BLACK, resolve_education());
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (6, 3));
    assert!(!table.turn().asks(BLACK));
}

/// AC-A8. At a birth workers and coins come first, then what the birth brings; the pool changes last of all.
#[test]
fn the_pool_changes_after_the_birth() {
    let mut table = choosing(3, &["malay"], |state| {
        state.nations[BLACK].workers = 1;
        offer(state, "chola", 4);
    });
    table.act(BLACK, birth("chola"));
    assert_eq!((coins(&table, BLACK), workers(&table, BLACK)), (14, 2));
    assert_eq!(table.state.tasks.top(), Some(Task::Learn { seat: BLACK, count: 1 }));
    assert_eq!(coins_on(&table, "siam"), 0);
    table.act(BLACK, learn("mining")).chance_ids(&["rome"]);
    assert_eq!(coins_on(&table, "siam"), 1);
}

/// AC-A18. Who neither acts nor rests gets nothing.
#[test]
fn a_turn_may_pass_without_an_action() {
    let mut table = acting(3, &["malay"], |_| ());
    table.act(BLACK, Finish);
    assert_eq!(purse(&table, BLACK), (10, 0, 4));
}
