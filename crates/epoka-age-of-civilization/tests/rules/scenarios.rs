//! The house scenarios: AC-66 to AC-71.

use crate::common::*;

/// Black is to act in a round of a scenario.
fn playing(id: &str, round: u8, civilizations: &[&str], change: impl FnOnce(&mut State)) -> Board {
    turn(1, &scenario(id), round, civilizations, change)
}

/// Whether the goal is reached at the end, with Black changed so.
fn goal(id: &str, civilizations: &[&str], change: impl FnOnce(&mut State)) -> bool {
    let mut table = playing(id, 6, civilizations, |state| {
        know(state, BLACK, &["mining"]);
        change(state);
    });
    end_round(&mut table);
    let [reached, missed] = [true, false].map(|reached| told(&table, &Event::Goal { reached }));
    assert_ne!(reached, missed, "a scenario tells whether its goal was reached");
    assert!(!table.events().iter().any(|event| matches!(event, Event::Achieved { .. })));
    reached
}

fn score(state: &mut State, points: i16) {
    state.nations[BLACK].ledger.actions = points;
}

/// AC-66. A scenario is played by the rules of Clash; its goal is told at the end.
#[test]
fn a_scenario_tells_whether_its_goal_is_reached() {
    assert!(goal("city-in-the-jungle", &["maya"], |state| score(state, 22)));
    assert!(!goal("city-in-the-jungle", &["maya"], |state| score(state, 21)));
}

/// AC-67. Wonder Builders: six wonders, each a coin cheaper; the goal is 4 of them and 25 points.
#[test]
fn wonder_builders() {
    let mut table = playing("wonder-builders", 3, &["malay"], |_| ());
    assert_eq!(table.state.wonders.len(), 6);
    table.act(BLACK, build("great-pyramid"));
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (4, 3));
    let wonders = |number: usize| {
        goal("wonder-builders", &["malay"], |state| {
            score(state, 25);
            own_all(state, BLACK, &WONDERS[..number]);
        })
    };
    assert!(wonders(4) && !wonders(3));
}

/// AC-68. City in the Jungle: the Maya are born in round 1, and there are no births after it.
#[test]
fn city_in_the_jungle() {
    let mut table = laid(1, &scenario("city-in-the-jungle"));
    assert_eq!(table.state.nations[BLACK].civilizations.main(), Some(civilization("maya")));
    assert_eq!((workers(&table, BLACK), table.state.pool.len()), (3, 5));
    assert_eq!(table.state.tasks.top(), Some(Task::Work { seat: BLACK }));
    table.act(BLACK, work(Verb::Trade)).act(BLACK, Finish).play_chance(1);
    table.refuses("AC-68", BLACK, birth("siam"));
    table.act(BLACK, absorb("siam"));
    assert_eq!(table.state.nations[BLACK].civilizations.main(), Some(civilization("maya")));
}

/// AC-69. Caravan Roads: Trade in every round, once a turn; the goal is 20 points and 12 coins.
#[test]
fn caravan_roads() {
    let mut table = playing("caravan-roads", 3, &["malay"], |state| lay(state, 1, "trade"));
    table.act(BLACK, work(Verb::Trade));
    assert_eq!(coins(&table, BLACK), 12);
    table.refuses("AC-22", BLACK, work(Verb::Trade));
    let coins = |coins: u16| {
        goal("caravan-roads", &["malay"], |state| {
            score(state, 20);
            state.nations[BLACK].coins = coins;
        })
    };
    assert!(coins(12) && !coins(11));
}

/// AC-70. Steppe Riders: the opponent grows by 2 a round and every card is a war, the Plague besides.
#[test]
fn steppe_riders() {
    let mut table = playing("steppe-riders", 1, &["malay"], |state| lay(state, 4, "hunting"));
    end_round(&mut table);
    assert_eq!((table.state.rival, workers(&table, BLACK)), (2, 3));
    end_round(&mut table);
    assert_eq!((table.state.rival, workers(&table, BLACK)), (4, 1));
    let workers = |workers: u8| {
        goal("steppe-riders", &["malay"], |state| {
            score(state, 20);
            state.nations[BLACK].workers = workers;
        })
    };
    assert!(workers(1) && !workers(0));
}

/// AC-71. Plague Years: a plague at the end of rounds 1, 3 and 5 after the symbol of the card, besides that of
/// round 2; the goal is 20 points with three civilizations, the last of them born.
#[test]
fn plague_years() {
    let mut table = playing("plague-years", 1, &["malay"], |state| {
        for (position, id) in [(4, "hunting"), (6, "culture"), (7, "fishing"), (8, "agriculture")] {
            lay(state, position, id);
        }
    });
    for (round, left) in [(1, 3), (2, 2), (3, 0)] {
        assert_eq!(table.state.round, round);
        end_round(&mut table);
        assert_eq!(workers(&table, BLACK), left, "after round {round}");
    }
    let (war, plague) = (place_in_log(&table, &Event::War), place_in_log(&table, &Event::Plague));
    assert!(war < plague);
    table.arrange(|state| state.nations[BLACK].workers = 2);
    end_round(&mut table);
    assert_eq!(workers(&table, BLACK), 2);
    end_round(&mut table);
    assert_eq!(workers(&table, BLACK), 1);
    let born = |cards: [&str; 3], main: usize| {
        goal("plague-years", &cards, |state| {
            score(state, 20);
            let cards = cards.map(civilization);
            state.nations[BLACK].civilizations = Stack::from_cards(&cards, Some(cards[main])).expect("three cards");
        })
    };
    assert!(born(["malay", "siam", "rome"], 2));
    assert!(!born(["malay", "siam", "rome"], 1));
    assert!(!goal("plague-years", &["malay", "siam"], |state| score(state, 20)));
}
