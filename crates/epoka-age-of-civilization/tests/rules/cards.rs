//! Cards with a rule of their own: AC-37 to AC-44, AC-47 to AC-51, AC-78.

use crate::common::*;

/// AC-37, AC-78. Each Construction of Aksum brings one Culture, without a worker and without its card, right away
/// or not at all.
#[test]
fn aksum_adds_a_culture_to_each_construction() {
    let mut table = acting(3, &["aksum"], |state| {
        own(state, BLACK, "machu-picchu");
        state.nations[BLACK].coins = 12;
    });
    table.act(BLACK, work(Verb::Construction));
    assert_eq!(table.state.tasks.top(), Some(Task::Follow { seat: BLACK, verb: Verb::Culture }));
    table.refuses("AC-37", BLACK, work(Verb::Construction));
    table.act(BLACK, Accept);
    // 2 of Construction, 1 of Aksum, 1 of Machu Picchu, 2 of Culture.
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (6, 6));
    table.act(BLACK, work(Verb::Construction)).act(BLACK, Decline);
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (4, 10));
    assert_eq!(table.state.work.placed, 4);
    table.refuses("AC-21", BLACK, Accept);
}

/// AC-78. The coin that a Construction brings can pay for its Culture; who still lacks coins is not asked.
#[test]
fn the_coins_of_construction_pay_for_its_culture() {
    for (coins_before, asked) in [(5, true), (4, false)] {
        let mut table = acting(3, &["aksum", "tiwanaku"], |state| state.nations[BLACK].coins = coins_before);
        table.act(BLACK, work(Verb::Construction));
        assert_eq!(table.lists(BLACK, Accept), asked);
    }
}

/// AC-38. Babylon's technology costs nothing, scores no point, needs what it needs, and cannot be declined.
#[test]
fn the_technology_of_babylon() {
    let mut table = acting(3, &["babylon"], |_| ());
    table.act(BLACK, Finish);
    table.refuses("AC-28", BLACK, learn("education"));
    table.refuses("AC-5", BLACK, Decline);
    table.act(BLACK, learn("writing"));
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (10, 0));
    assert!(knows(&table, BLACK, "writing"));
}

/// AC-39. The wonder of the Inca is chosen from the pool, free and without the 3 points.
#[test]
fn the_wonder_of_the_inca() {
    let mut table = choosing(3, &["malay"], |state| offer(state, "inca", 0));
    table.act(BLACK, birth("inca"));
    table.refuses("AC-5", BLACK, Receive { wonder: wonder("borobudur") });
    table.act(BLACK, Receive { wonder: wonder("great-pyramid") }).play_chance(1);
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (10, 0));
    assert!(table.state.nations[BLACK].wonders.contains(wonder("great-pyramid")));
}

/// AC-40. Example 10: Tiwanaku born in round 1 scores 5 points, the Plague among the cards counted.
#[test]
fn tiwanaku_scores_what_is_still_to_come() {
    let mut table = laid(2, &Setup::default());
    table.arrange(|state| offer(state, "tiwanaku", 0));
    table.act(BLACK, birth("tiwanaku"));
    assert_eq!(points(&table, BLACK), 5);
    let mut table = choosing(6, &["malay"], |state| offer(state, "tiwanaku", 0));
    table.act(BLACK, birth("tiwanaku"));
    assert_eq!(points(&table, BLACK), 0);
}

/// AC-41. What others lose goes to the supply; who has nothing loses nothing.
#[test]
fn others_lose_coins() {
    let mut table = turn(3, &Setup::default(), 3, &["scythia"], |state| state.nations[YELLOW].coins = 0);
    table.act(BLACK, work(Verb::Conquest));
    let left = [BLACK, BROWN, YELLOW].map(|seat| coins(&table, seat));
    assert_eq!(left, [10, 3, 0]);
}

/// AC-42. Phoenicia puts exactly 2 coins on a card of the pool for 2 points, and whoever takes it takes them.
#[test]
fn phoenicia_puts_coins_on_a_card() {
    let mut table = acting(3, &["phoenicia"], |state| state.nations[BLACK].coins = 3);
    table.act(BLACK, Finish);
    table.refuses("AC-42", BLACK, Fund { civilization: civilization("rome") });
    table.act(BLACK, Fund { civilization: civilization("siam") });
    assert_eq!((coins(&table, BLACK), points(&table, BLACK), coins_on(&table, "siam")), (1, 2, 2));
    table.act(BROWN, birth("siam"));
    assert_eq!(coins(&table, BROWN), 7);
}

/// AC-42. Phoenicia may decline, and with 1 coin it is not asked.
#[test]
fn phoenicia_may_keep_its_coins() {
    let mut table = acting(3, &["phoenicia"], |_| ());
    table.act(BLACK, Finish).act(BLACK, Decline);
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (10, 0));
    let mut table = acting(3, &["phoenicia"], |state| state.nations[BLACK].coins = 1);
    table.act(BLACK, Finish);
    assert!(!table.turn().asks(BLACK));
    let mut table = acting(3, &["malay"], |state| know(state, BLACK, &["writing", "education"]));
    table.act(BLACK, Finish);
    table.refuses("AC-42", BLACK, Fund { civilization: civilization("siam") });
}

/// AC-43. Example 11: 5 bonus coins on Iberia make 2 technologies, one after the other, and are taken as well.
#[test]
fn iberia_learns_for_its_bonus_coins() {
    let mut table = choosing(3, &["malay"], |state| offer(state, "iberia", 5));
    table.act(BLACK, birth("iberia"));
    assert_eq!(coins(&table, BLACK), 15);
    table.refuses("AC-28", BLACK, learn("education"));
    table.act(BLACK, learn("writing")).act(BLACK, learn("education")).play_chance(1);
    assert_eq!(points(&table, BLACK), 0);
    assert_eq!(table.state.tasks.top(), Some(Task::Work { seat: BLACK }));
}

/// AC-43. However many coins lie there, nobody learns more than there is.
#[test]
fn iberia_learns_no_more_than_there_is() {
    let mut table = choosing(3, &["malay"], |state| offer(state, "iberia", 30));
    table.act(BLACK, birth("iberia"));
    while table.turn().asks(BLACK) && matches!(table.state.tasks.top(), Some(Task::Learn { .. })) {
        let first = table.actions(BLACK)[0];
        table.act(BLACK, first);
    }
    assert_eq!(table.state.nations[BLACK].positions, 0b1_1111_1111);
}

/// AC-44. Example 14: 3 bonus coins on Carthage become 9; absorbed, they stay 3.
#[test]
fn carthage_triples_its_bonus_coins() {
    for (act, taken) in [(birth("carthage"), 9), (absorb("carthage"), 3)] {
        let mut table = choosing(3, &["malay"], |state| offer(state, "carthage", 3));
        table.act(BLACK, act);
        assert_eq!(coins(&table, BLACK), 10 + taken);
    }
}

/// AC-47. Scythia's workers come back from Conquest, not from Exploit.
#[test]
fn the_conquerors_of_scythia_come_back() {
    let mut table = acting(3, &["scythia"], |_| ());
    table.act(BLACK, work(Verb::Conquest)).act(BLACK, work(Verb::Exploit)).act(BLACK, Finish);
    assert_eq!(workers(&table, BLACK), 3);
}

/// AC-48. Against the Vikings nobody else trades, on an own slot either; the Vikings do, and a legacy forbids nothing.
#[test]
fn the_vikings_forbid_trade() {
    let mut table = acting(5, &["malay", "phoenicia"], |state| reign(state, BROWN, &["vikings"]));
    table.refuses("AC-48", BLACK, work(Verb::Trade));
    end_turn(&mut table, BLACK);
    table.act(BROWN, Skip).act(BROWN, work(Verb::Trade));
    let mut table = acting(5, &["malay"], |state| reign(state, BROWN, &["khmer", "vikings"]));
    table.act(BLACK, work(Verb::Trade));
}

/// AC-49. The Maya use future cards and no past ones.
#[test]
fn the_maya_use_future_cards() {
    let mut table = acting(2, &["maya"], |_| ());
    table.refuses("AC-13", BLACK, work(Verb::Hunting));
    table.act(BLACK, work(Verb::Trade)).act(BLACK, work(Verb::Culture));
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (8, 2));
    let mut table = acting(2, &["malay", "maya"], |_| ());
    table.refuses("AC-13", BLACK, work(Verb::Trade));
}

/// AC-50. Example 13: with 5 technologies the Arabs take 2 coins at the end of the turn and Rome has 2 strength.
#[test]
fn five_technologies_are_two_pairs() {
    let five = ["writing", "sailing", "mining", "mathematics", "science"];
    let mut table = acting(3, &["arabs"], |state| know(state, BLACK, &five));
    table.act(BLACK, Finish);
    assert_eq!(coins(&table, BLACK), 12);
    let mut table = acting(3, &["rome"], |state| {
        know(state, BLACK, &five);
        coming(state, "culture");
    });
    assert_eq!(strength(&table, BLACK), 2);
    end_round(&mut table);
    assert_eq!((workers(&table, BLACK), workers(&table, BROWN)), (4, 2));
}

/// AC-51. Example 26: Sumer researches Writing with 1 worker and no coins for 1 point.
#[test]
fn sumer_researches_writing_for_nothing() {
    let mut table = acting(3, &["sumer"], |state| {
        (state.nations[BLACK].coins, state.nations[BLACK].workers) = (0, 1);
    });
    table.refuses("AC-22", BLACK, research("mining"));
    table.act(BLACK, research("writing"));
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (0, 1));
    assert!(knows(&table, BLACK, "writing"));
    table.refuses("AC-22", BLACK, research("sailing"));
}

/// AC-51. Harappa's legacy lowers the price of Culture, but not of Education's; it does with Aksum.
#[test]
fn the_discount_of_harappa_is_not_for_education() {
    let mut table = acting(4, &["malay", "harappa"], |state| know(state, BLACK, &["writing", "education"]));
    table.act(BLACK, work(Verb::Culture));
    assert_eq!(coins(&table, BLACK), 7);
    table.act(BLACK, Finish).act(BLACK, resolve_education());
    assert_eq!(coins(&table, BLACK), 3);
    let mut table = acting(4, &["aksum", "harappa"], |_| ());
    table.act(BLACK, work(Verb::Construction)).act(BLACK, Accept);
    assert_eq!(coins(&table, BLACK), 10 - 2 - 3);
}

/// AC-A10, AC-30. Example 15: a Wonder of the Aztecs costs 1 coin and 2 workers, both lost, for 3 points.
#[test]
fn the_wonders_of_the_aztecs() {
    let mut table = acting(3, &["aztecs"], |state| state.nations[BLACK].coins = 1);
    table.act(BLACK, build("great-pyramid"));
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (0, 3));
    assert!(table.state.nations[BLACK].wonders.contains(wonder("great-pyramid")));
    table.act(BLACK, Finish);
    assert_eq!(workers(&table, BLACK), 2);
}

/// AC-4, AC-30. Example 16: a worker on a red slot and two on Agriculture, 4 in all; China gains none.
#[test]
fn china_cannot_replace_a_worker_on_a_red_slot() {
    let mut table = acting(1, &["china"], |_| ());
    table.act(BLACK, work(Verb::Exploit)).act(BLACK, work(Verb::Agriculture));
    assert_eq!(workers(&table, BLACK), 4);
    table.act(BLACK, Finish);
    assert_eq!(workers(&table, BLACK), 3);
}

/// AC-29. Example 27: for the Congo a rest brings 3 coins, 1 worker and 2 points.
#[test]
fn the_congo_rests_well() {
    let mut table = acting(3, &["congo"], |state| state.nations[BLACK].workers = 2);
    table.act(BLACK, Rest);
    assert_eq!(purse(&table, BLACK), (13, 2, 3));
}
