//! Alone, the Clash: AC-61 to AC-65, AC-A15, AC-A16.

use crate::common::*;

/// Black alone is to act.
fn alone(round: u8, civilizations: &[&str], change: impl FnOnce(&mut State)) -> Board {
    turn(1, &Setup::default(), round, civilizations, change)
}

/// AC-61. Seven civilizations are out, 4 wonders lie open, the Plague lies on position 5, and there are 3 coins.
#[test]
fn the_table_of_one() {
    let table = laid(1, &Setup::default());
    assert_eq!(table.state.deck.len() + 5, 41);
    for id in ["mongolia", "vikings", "germania", "carthage", "phoenicia", "scythia", "iberia"] {
        assert!(!table.state.deck.contains(civilization(id)), "{id}");
    }
    assert_eq!((table.state.wonders.len(), table.state.track[4], coins(&table, BLACK)), (4, card("plague"), 3));
}

/// AC-61. Example 20: the Plague comes in for round 3 and strikes at the end of round 2.
#[test]
fn the_plague_strikes_at_the_end_of_round_two() {
    let mut table = alone(1, &["malay"], |state| lay(state, 4, "hunting"));
    end_round(&mut table);
    assert_eq!(workers(&table, BLACK), 4);
    end_round(&mut table);
    assert_eq!((table.state.round, workers(&table, BLACK)), (3, 3));
}

/// AC-62, AC-A16. Taking a card changes nothing else; at the end of the round each card gets a coin and a new one
/// comes.
#[test]
fn the_pool_changes_at_the_end_of_the_round() {
    let mut table = alone(2, &["malay"], |state| ask(state, Task::Civilization { seat: BLACK }));
    table.act(BLACK, birth("siam"));
    assert_eq!(table.state.tasks.top(), Some(Task::Work { seat: BLACK }));
    assert!(table.state.pool.iter().all(|offer| offer.coins == 0) && table.state.pool.len() == 4);
    table.act(BLACK, Finish).chance_ids(&["rome"]);
    let pool: Vec<u8> = table.state.pool.iter().map(|offer| offer.coins).collect();
    assert_eq!(pool, [1, 1, 1, 1, 0]);
    end_round(&mut table);
    assert_eq!(table.state.pool.len(), 6);
}

/// AC-63. Example 19: in a war at the end of round 2 the virtual opponent has strength 2; equal is the least.
#[test]
fn the_virtual_opponent_grows() {
    // At the end of round 2 the Plague comes in, so a war can first be at the end of round 3, against 3.
    for (civilizations, left) in
        [(&["malay", "slavs"][..], 3), (&["franks", "slavs"], 3), (&["franks", "slavs", "persia"], 4)]
    {
        let mut table = alone(3, civilizations, |state| {
            state.rival = 2;
            lay(state, 6, "culture");
        });
        end_round(&mut table);
        assert_eq!((table.state.rival, workers(&table, BLACK)), (3, left), "{civilizations:?}");
    }
    let mut table = alone(1, &["malay"], |state| lay(state, 4, "hunting"));
    end_round(&mut table);
    end_round(&mut table);
    assert_eq!(table.state.rival, 2);
}

/// AC-63. Conquest compares with the opponent, and equal is the most.
#[test]
fn conquest_against_the_virtual_opponent() {
    for (rival, scored) in [(0, 2), (1, 2), (2, 0)] {
        let mut table = alone(2, &["malay", "slavs"], |state| {
            state.rival = rival;
            window(state, &["conquest"]);
        });
        table.act(BLACK, work(Verb::Conquest));
        assert_eq!(points(&table, BLACK), scored, "against {rival}");
    }
}

/// AC-64, AC-A15. Example 21: Trade gives 2 coins and Lydia's birth 4; nobody else gets anything, the virtual
/// opponent either.
#[test]
fn nobody_else_gets_anything() {
    let mut table = alone(6, &["khmer"], |state| state.rival = 5);
    table.act(BLACK, work(Verb::Trade));
    assert_eq!((coins(&table, BLACK), table.state.rival), (12, 5));
    let mut table = alone(2, &["khmer"], |state| {
        offer(state, "lydia", 0);
        ask(state, Task::Civilization { seat: BLACK });
    });
    table.act(BLACK, birth("lydia"));
    assert_eq!((coins(&table, BLACK), table.state.rival), (14, 0));
}

/// AC-64. Only Innovations can be added; AC-A15, Siege Engines take nothing from the opponent.
#[test]
fn only_innovations_can_be_added() {
    for setup in [winds(), draft()] {
        let refused = AgeOfCivilization::bind(&DATA, 1, &setup).expect_err("it cannot be added").to_string();
        assert!(refused.contains("AC-64"), "{refused}");
    }
    let mut table = turn(1, &innovations(), 3, &["malay"], |state| {
        cover(state, BLACK, "sp8");
        know(state, BLACK, &["archery", "siege-engines"]);
        state.rival = 1;
        window(state, &["conquest"]);
    });
    table.act(BLACK, work(Verb::Conquest));
    assert_eq!((table.state.rival, coins(&table, BLACK), points(&table, BLACK)), (1, 10, 2));
}

/// What is achieved at the end with these points, technologies, wonders and civilizations.
fn achieved(points: i16, known: &[&str], wonders: &[&str], civilizations: &[&str]) -> Vec<&'static str> {
    let mut table = alone(6, civilizations, |state| {
        let nation = &mut state.nations[BLACK];
        (nation.ledger.actions, nation.coins, nation.workers) = (points, 0, 0);
        know(state, BLACK, known);
        own_all(state, BLACK, wonders);
    });
    end_round(&mut table);
    let achieved = table.events().iter().filter_map(|event| match event {
        Event::Achieved { achievement } => Some(DATA.achievement[achievement.index()].id.as_str()),
        _ => None,
    });
    achieved.collect()
}

/// AC-65. The eight achievements.
#[test]
fn the_eight_achievements() {
    let one: &[&str] = &["mining"];
    let malay: &[&str] = &["malay"];
    assert!(achieved(19, one, &[], malay).is_empty());
    assert_eq!(achieved(20, one, &[], malay), ["exceptional-clan"]);
    assert_eq!(achieved(25, one, &[], malay), ["exceptional-clan", "great-kingdom"]);
    assert_eq!(achieved(30, one, &[], malay), ["exceptional-clan", "great-kingdom", "mighty-empire"]);
    let four = ["exceptional-clan", "great-kingdom", "mighty-empire", "eternal-civilization"];
    assert_eq!(achieved(35, one, &[], malay), four);
    let all: Vec<&str> = DATA.technology.iter().map(|item| item.id.as_str()).collect();
    // Engineering adds 4 points for nine technologies.
    assert_eq!(achieved(21, &all, &[], malay)[2..], ["kingdom-of-technology"]);
    assert!(achieved(20, &all, &[], malay).len() == 1);
    assert_eq!(achieved(25, &[], &[], malay)[2..], ["primeval-land"]);
    let wonders = ["petra", "stonehenge", "hagia-sophia", "great-wall"];
    assert_eq!(achieved(25, one, &wonders, malay)[2..], ["world-of-wonders"]);
    let iron: &[&str] = &["mining", "ironworking", "gunpowder"];
    let eight_strength = achieved(25, iron, &[], &["franks", "hittites", "slavs"]);
    assert_eq!(eight_strength, ["exceptional-clan", "great-kingdom"]);
}

/// AC-65. The Superpower has 9 strength with at most 3 technologies; Steel helps.
#[test]
fn the_superpower() {
    let mut table = turn(1, &innovations(), 6, &["franks", "hittites", "slavs"], |state| {
        cover(state, BLACK, "sp9");
        know(state, BLACK, &["husbandry", "steel", "gunpowder"]);
        state.nations[BLACK].ledger.actions = 25;
    });
    assert_eq!(strength(&table, BLACK), 9);
    end_round(&mut table);
    assert!(told(&table, &Event::Achieved { achievement: achievement("superpower") }));
}
