//! Points, coins, strength, workers and gains: AC-1 to AC-6, AC-A3, AC-A5.

use crate::common::*;

/// AC-1. Example 22: a gold coin counts as 3 coins, so one of them and 1 coin pay for a Culture.
#[test]
fn a_gold_coin_is_worth_three() {
    const GOLD: u16 = 3;
    let mut table = acting(4, &["malay"], |state| state.nations[BLACK].coins = GOLD + 1);
    table.act(BLACK, work(Verb::Culture));
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (0, 2));
}

/// AC-1. The score track and the supply have no end.
#[test]
fn points_and_coins_have_no_limit() {
    let mut table = acting(1, &["malay"], |state| {
        state.nations[BLACK].coins = 300;
        state.nations[BLACK].ledger.actions = 100;
    });
    table.act(BLACK, work(Verb::Hunting)).act(BLACK, work(Verb::Agriculture));
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (304, 101));
}

/// AC-2. Technologies, the main ability of the main civilization and all legacies make strength; a fallen
/// civilization's main ability and wonders do not.
#[test]
fn strength_is_the_sum_of_what_is_active() {
    let mut table = acting(3, &["franks", "mongolia"], |state| {
        know(state, BLACK, &["mining", "ironworking"]);
        own(state, BLACK, "terracotta-army");
        coming(state, "culture");
        know(state, BROWN, &["mining", "ironworking"]);
    });
    // 1 of the Franks, 1 of their legacy, 1 of Mongolia's and 2 of Ironworking; Brown has 2 and loses the war.
    assert_eq!((strength(&table, BLACK), strength(&table, BROWN)), (5, 2));
    end_round(&mut table);
    assert_eq!((workers(&table, BLACK), workers(&table, BROWN)), (4, 2));
}

/// AC-15. The main ability of a fallen civilization gives no strength any more, its legacy does.
#[test]
fn a_fallen_civilization_keeps_the_strength_of_its_legacy() {
    let mut table = choosing(3, &["mongolia"], |state| offer(state, "siam", 0));
    assert_eq!(strength(&table, BLACK), 4);
    table.act(BLACK, birth("siam")).play_chance(1);
    assert_eq!(strength(&table, BLACK), 1);
}

/// AC-3. Who has no worker sacrifices none.
#[test]
fn without_workers_nothing_is_sacrificed() {
    let mut table = acting(2, &["malay"], |state| {
        coming(state, "plague");
        (state.nations[BLACK].workers, state.nations[BROWN].workers) = (0, 1);
    });
    end_round(&mut table);
    assert_eq!((workers(&table, BLACK), workers(&table, BROWN)), (0, 0));
}

/// AC-4. With 4 workers an absorbing brings none.
#[test]
fn nobody_has_five_workers() {
    let mut table = choosing(2, &["malay"], |state| state.nations[BLACK].workers = 4);
    table.act(BLACK, absorb("siam")).play_chance(1);
    assert_eq!(workers(&table, BLACK), 4);
}

/// AC-5. A technology gained is one's own for the rest of the game and cannot be gained again; a wonder leaves
/// the pool.
#[test]
fn what_is_gained_is_gained_once() {
    let mut table = acting(4, &["malay"], |state| state.nations[BLACK].coins = 20);
    table.act(BLACK, research("writing"));
    assert!(knows(&table, BLACK, "writing"));
    table.refuses("AC-5", BLACK, research("writing"));
    table.act(BLACK, build("petra"));
    assert_eq!(table.state.nations[BLACK].wonders.iter().collect::<Vec<_>>(), [wonder("petra")]);
    assert_eq!(table.state.wonders.len(), 4);
    table.refuses("AC-5", BLACK, build("petra"));
    table.refuses("AC-5", BLACK, Build { wonder: None });
}

/// AC-5. With nothing left to take, what would give it is ignored: the Inca at an empty wonder pool, the Chola
/// with all nine technologies.
#[test]
fn nothing_to_take_is_ignored() {
    let all: Vec<&str> = (0..9).map(|at| DATA.technology[at].id.as_str()).collect();
    let mut table = choosing(3, &["malay"], |state| {
        offer(state, "inca", 0);
        own_all(state, BROWN, &WONDERS[..5]);
    });
    table.act(BLACK, birth("inca")).play_chance(1);
    assert_eq!(table.state.tasks.top(), Some(Task::Work { seat: BLACK }));
    let mut table = choosing(3, &["malay"], |state| {
        offer(state, "chola", 0);
        know(state, BLACK, &all);
    });
    table.act(BLACK, birth("chola")).play_chance(1);
    assert_eq!(table.state.tasks.top(), Some(Task::Work { seat: BLACK }));
}

/// AC-5. What can be chosen in one way only is taken without a question.
#[test]
fn the_only_wonder_and_the_only_technology_come_by_themselves() {
    let mut table = choosing(3, &["malay"], |state| {
        offer(state, "inca", 0);
        own_all(state, BROWN, &WONDERS[1..5]);
    });
    table.act(BLACK, birth("inca")).play_chance(1);
    assert!(table.state.nations[BLACK].wonders.contains(wonder("great-pyramid")));
    let mut table = choosing(3, &["malay"], |state| {
        offer(state, "chola", 0);
        know(state, BLACK, &["writing", "education", "science", "sailing", "mathematics", "mining", "ironworking"]);
        know(state, BLACK, &["engineering"]);
    });
    table.act(BLACK, birth("chola")).play_chance(1);
    assert!(knows(&table, BLACK, "gunpowder"));
}

/// AC-A3. With 0 strength for all, everybody has the most: Himeji Castle scores in a war. Byzantium and the Slavs
/// have the strength of their own legacy, so they never show it.
#[test]
fn the_most_of_no_strength_is_shared() {
    let mut table = acting(3, &["malay"], |state| {
        own(state, BLACK, "himeji-castle");
        coming(state, "culture");
    });
    assert_eq!((strength(&table, BLACK), strength(&table, BROWN)), (0, 0));
    end_round(&mut table);
    assert_eq!(points(&table, BLACK), 2);
}

/// AC-A5, AC-41. Who has to lose more coins than there are loses all of them.
#[test]
fn nobody_owes_coins() {
    let mut table = choosing(3, &["malay"], |state| {
        offer(state, "germania", 0);
        state.nations[BROWN].coins = 1;
    });
    table.act(BLACK, birth("germania")).play_chance(1);
    assert_eq!(coins(&table, BROWN), 0);
}
