//! Victory, elimination and the end of the game.

use crate::common::*;

/// CCG-47, CCG-118. V1: the ninth terrain with ten food left wins at once.
#[test]
fn nine_terrains_and_ten_food_win() {
    let mut table = scene(2, Phase::Explorers, |scene| {
        for id in ["plains", "plains", "plains", "hills", "hills", "forest", "forest"] {
            scene.terrain(RED, id);
        }
        scene.atlas(RED, "river-valley").food(RED, 18);
    });
    table.act(RED, Discover { card: card("river-valley"), flank: Flank::Right });
    assert_eq!((table.turn(), table.state.ended), (Turn::Over, Some(Ended::Prosperity(RED))));
    assert_eq!((table.standings()[0].seat, table.standings()[1].place), (RED, 2));
}

/// Everybody sees what prosperity takes; a position does without.
#[test]
fn views_tell_what_prosperity_takes() {
    let table = scene(2, Phase::Explorers, |_| {});
    let told = |viewer: Viewer| table.view(viewer).realms[0].prosperity.map(|one| (one.terrains, one.food));
    assert_eq!(
        (told(Viewer::Seat(BLUE)), told(Viewer::Spectator), told(Viewer::Referee)),
        (Some((9, 10)), Some((9, 10)), None)
    );
}

/// CCG-43, CCG-118. Who begins the explorers phase with nine terrains and ten food has won.
#[test]
fn prosperity_is_looked_for_at_the_start_of_the_phase() {
    let mut table = before_turn(2, |scene| {
        for id in ["plains", "plains", "plains", "plains", "hills", "hills", "forest", "forest"] {
            scene.terrain(RED, id);
        }
        // Two happy and nine terrains: seven food are lost to unrest.
        scene.food(RED, 17);
    });
    end_turn(&mut table);
    assert_eq!(table.state.ended, Some(Ended::Prosperity(RED)));
}

/// CCG-93, CCG-119. Who destroys the last capital wins.
#[test]
fn the_last_capital_wins() {
    let mut table = scene(2, Phase::Military, |scene| {
        for id in ["tanks", "tanks"] {
            scene.unit(RED, capital(RED), id);
        }
    });
    table.act(RED, Attack { place: capital(BLUE) });
    muster(&mut table, &[0, 1]);
    assert_eq!(table.state.ended, Some(Ended::Conquest(RED)));
}

/// CCG-120, CCG-121. With three players the loser's cards leave; units of others go to their nearest terrain.
#[test]
fn the_ring_closes_over_a_lost_capital() {
    let mut table = scene(3, Phase::Military, |scene| {
        let field = scene.terrain(BLUE, "plains");
        for id in ["tanks", "tanks"] {
            scene.unit(RED, capital(RED), id);
        }
        scene.unit(GREEN, field, "legion");
        scene.unit(BLUE, capital(BLUE), "warriors");
    });
    // Red's left end touches the right end of Blue, which is Blue's capital.
    table.act(RED, Attack { place: capital(BLUE) });
    muster(&mut table, &[0, 1]);
    assert_eq!((table.state.playing.len(), table.state.ended), (2, None));
    assert_eq!(army(&table, capital(GREEN)), ["legion"]);
    assert_eq!(army(&table, capital(RED)), ["tanks", "tanks"]);
    table.act(RED, Done);
    table.act(RED, Done);
    table.play_chance(1);
    table.act(RED, Done);
    assert_eq!(table.state.active, GREEN);
}

/// CCG-122, CCG-124. After the fortieth round most terrains win where the table wants it; without that, after four hundred.
#[test]
fn the_game_ends_after_its_last_round() {
    let at_end = |round: u16, round_limit: bool| {
        let last = before_turn(2, |scene| {
            scene.state.round = round;
            scene.terrain(BLUE, "plains");
        });
        let decks = vec![DeckChoice::Starter("pax-romana".into()); 2];
        let setup = Setup { decks, hidden_lists: true, round_limit, ..Setup::default() };
        let mut table = Table::from_state(rules(2, &setup), last.state.clone());
        end_turn(&mut table);
        table
    };
    for (round, round_limit) in [(40, true), (400, false)] {
        let table = at_end(round, round_limit);
        assert_eq!((table.state.ended, table.standings()[0].seat), (Some(Ended::Limit), BLUE));
    }
    assert_eq!(at_end(40, false).state.ended, None);
}

/// CCG-119, CCG-123. Who gives up has lost.
#[test]
fn giving_up_is_losing() {
    let mut table = scene(2, Phase::Military, |_| {});
    table.act(RED, Resign);
    assert_eq!(table.state.ended, Some(Ended::Conquest(BLUE)));
}

/// CCG-84, CCG-123, CCG-A25. Who gives up in the military phase ends it: what was hurt in it is healed.
#[test]
fn giving_up_heals_what_was_hurt() {
    let mut table = scene(3, Phase::Military, |scene| {
        let field = scene.terrain(BLUE, "hills");
        scene.building(field, "mine").unit(BLUE, field, "legion");
        scene.state.units[0].damage = 1;
        scene.state.realms[BLUE].items[0].damage = 1;
        scene.state.terrain_mut(capital(GREEN)).damage = 2;
    });
    table.act(RED, Resign);
    let state = &table.state;
    let damage = (state.units[0].damage, state.realms[BLUE].items[0].damage, state.terrain(capital(GREEN)).damage);
    assert_eq!(damage, (0, 0, 0));
}
