//! The continent and the set-up: CVL-10 to CVL-37.

use crate::common::*;

/// CVL-10, CVL-11, CVL-25. Examples 40 and 41 of the facts: the fixed tiles of a first game and what touches there.
#[test]
fn the_fixed_tiles_of_a_first_game_touch_as_printed() {
    let table = laid(2, &FIRST, 3);
    let at = |tile: usize| table.state.tiles[tile];
    assert_eq!(at(0), Placement { x: 1, y: 1, turns: 0 });
    assert_eq!(at(1), Placement { x: 2, y: 0, turns: 0 });
    assert_eq!(at(2), Placement { x: 1, y: 2, turns: 1 });
    let water = table.state.adjacent[territory("a-water").index()];
    for id in ["b-forest", "b-mountains", "c-grassland", "c-desert"] {
        assert!(water.contains(territory(id)), "{id}");
    }
    assert!(!water.contains(territory("b-hills")));
    assert!(table.state.adjacent[territory("b-mountains").index()].contains(territory("c-desert")));
    let slot = 1 << (2 * 6 + 2);
    let beside = |id: &str| table.state.touches[territory(id).index()] & slot != 0;
    assert!(beside("a-water") && beside("b-mountains") && beside("c-desert") && !beside("c-swamp"));
}

/// CVL-25. Every tiling fills the frame, and adjacency is mutual wherever tiles lie.
#[test]
fn any_continent_can_be_laid() {
    assert!(rules(2, &Setup::default()).tilings.len() > 50);
    for seed in 0..30 {
        let table = laid(2, &Setup::default(), seed);
        for (number, touching) in table.state.adjacent.iter().enumerate() {
            assert!(!touching.is_empty());
            for other in touching.iter() {
                assert!(table.state.adjacent[other.index()].contains(Territory(number as u8)));
            }
        }
        let slots = table.state.touches.iter().fold(0, |all, touches| all | touches);
        assert_eq!(slots, (1 << 24) - 1, "every slot is beside a territory");
    }
}

/// CVL-27, CVL-28, CVL-22, CVL-35. What the set-up lays, by number of players.
#[test]
fn the_table_is_laid_by_the_number_of_players() {
    for (players, blocked) in [(2, 10), (3, 4), (4, 0)] {
        let table = laid(players, &Setup::default(), 5);
        let game = table.rules();
        let camps: u8 = game.camps.iter().sum();
        assert_eq!(camps + 18, 54 - blocked);
        assert_eq!(table.state.goals.len(), usize::from(players) + 2);
        assert_eq!(table.state.era_tiles.len() + table.state.final_tiles.len(), 7);
        let shown = table.state.lands.iter().filter(|land| land.token > 0).count();
        assert_eq!(shown, 2);
    }
}

/// CVL-32, CVL-34, CVL-36, CVL-37. Newcomers get a set: five cards, markers, a start-chip card in row 4.
#[test]
fn newcomers_get_ready_made_hands() {
    let table = laid(3, &FIRST, 11);
    for seat in Seat::all(3) {
        let civ = &table.state.civs[seat];
        assert_eq!(table.state.hands[seat].len(), 5);
        assert_eq!(civ.traits.iter().sum::<u8>(), 2);
        assert_eq!((civ.items[0].column, civ.items[0].row), (8, 4));
        assert_eq!((civ.upgrades(), civ.zone.len()), (1, 1));
    }
}

/// CVL-33, CVL-36. Example 35: of 13 cards 6 are kept, and start-chip cards are taken counter-clockwise.
#[test]
fn advanced_players_choose_in_secret() {
    let mut table = laid(2, &Setup::default(), 4);
    assert_eq!(table.state.hands[RED].len() + usize::from(table.state.dealt[RED].len()), 13);
    for block in 0..6 {
        for seat in [BLUE, RED] {
            let action = table.actions(seat)[0];
            if block < 5 {
                table.refuses("CVL-33", seat, KeepMarkers { markers: StartMarkers(0) });
            }
            table.act(seat, action);
        }
    }
    assert_eq!(table.state.hands[RED].len(), 5);
    assert_eq!(table.state.hands[BLUE].len(), 5);
    table.play_chance(2);
    let first = table.state.first;
    let other = first.next(2);
    assert!(table.turn().asks(other));
    for seat in [other, first] {
        let action = table.actions(seat)[0];
        table.act(seat, action);
        table.play_chance(9);
    }
    assert!(table.state.starts.is_empty());
    assert_eq!(table.state.civs[RED].items.len(), 1);
}

/// The state is small enough to be cloned millions of times.
#[test]
fn the_state_is_small() {
    assert!(size_of::<State>() <= 8 * 1024, "{} bytes", size_of::<State>());
}
