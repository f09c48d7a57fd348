//! What lies on the table at first: AC-6 to AC-11, AC-A21.

use crate::common::*;

/// AC-7, AC-A21. Everyone has 3 coins, nobody has points, technologies or workers, the first player no more than
/// the others.
#[test]
fn everyone_begins_with_three_coins() {
    for players in 2..=4 {
        let mut table = Table::new(rules(players, &Setup::default()));
        table.chance(pick(1));
        for seat in Seat::all(players) {
            assert_eq!(table.state.nations[seat], Nation { coins: 3, ..Nation::default() });
        }
    }
}

/// AC-8. Three more wonders than players lie open, and none is added when one is taken. Example 1: five with two
/// players.
#[test]
fn three_more_wonders_than_players() {
    for (players, wonders) in [(2, 5), (3, 6), (4, 7)] {
        let mut table = Table::new(rules(players, &Setup::default()));
        table.chance(pick(0)).chance_ids(&WONDERS[..usize::from(wonders)]);
        assert_eq!(table.state.wonders.len(), wonders);
        assert_eq!(table.state.hidden_wonders.len(), 15 - wonders);
    }
    let mut table = acting(4, &["malay"], |_| ());
    table.act(BLACK, build("petra"));
    end_round(&mut table);
    assert_eq!(table.state.wonders.len(), 4);
}

/// AC-9, AC-A21. Five of the 48 civilizations are turned up, the other 43 are the deck.
#[test]
fn five_civilizations_are_on_offer() {
    let table = laid(2, &Setup::default());
    let pool: Vec<_> = table.state.pool.iter().map(|offer| (offer.civilization, offer.coins)).collect();
    assert_eq!(pool, POOL.map(|id| (civilization(id), 0)));
    assert_eq!(table.state.deck.len(), 43);
}

/// AC-10. The eight cards are laid as chance orders them.
#[test]
fn the_time_track_is_laid_from_the_left() {
    let mut table = Table::new(rules(2, &Setup::default()));
    table.chance(pick(0)).chance_ids(&WONDERS[..5]);
    let order = ["plague", "trade", "culture", "hunting", "fishing", "agriculture", "conquest", "construction"];
    table.chance_ids(&order);
    assert_eq!(table.state.track.to_vec(), order.map(card));
}

/// AC-10. A first game has its order.
#[test]
fn a_first_game_has_a_set_order() {
    let setup = Setup { first_game: true, ..Setup::default() };
    assert_eq!(laid(2, &setup).state.track.to_vec(), TRACK.map(card));
}

/// Alone the cards around the Plague lie at random: there is no set order for a first game.
#[test]
fn alone_there_is_no_set_order() {
    for setup in [Setup::default(), innovations(), scenario("caravan-roads")] {
        let refused = AgeOfCivilization::bind(&DATA, 1, &Setup { first_game: true, ..setup }).unwrap_err();
        assert!(refused.to_string().contains("AC-61"), "{refused}");
    }
    assert!(Setup::all(&DATA, 1).iter().all(|setup| !setup.first_game));
}

/// AC-11. Lots decide who begins.
#[test]
fn lots_decide_who_begins() {
    let mut table = Table::new(rules(3, &Setup::default()));
    table.chance(pick(2)).play_chance(1);
    assert_eq!(table.state.first, YELLOW);
    assert!(table.turn().asks(YELLOW) && !table.turn().asks(BLACK));
}

/// One to four play, scenarios and variants where they belong.
#[test]
fn a_match_that_cannot_be_is_refused() {
    let refused =
        |players, setup: &Setup| AgeOfCivilization::bind(&DATA, players, setup).expect_err("it cannot be").to_string();
    assert!(refused(5, &Setup::default()).contains("1 to 4"));
    assert!(refused(0, &Setup::default()).contains("1 to 4"));
    assert!(refused(2, &scenario("caravan-roads")).contains("AC-66"));
    let unknown = refused(1, &scenario("atlantis"));
    assert!(unknown.contains("atlantis") && unknown.contains("caravan-roads"), "{unknown}");
}
