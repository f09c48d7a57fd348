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

/// A point of the frame, in hundredths of a cell.
type Point = (i32, i32);

/// The stretches of a tile's border as it lies: by territory, from point to point.
fn border(tile: usize, at: Placement) -> Vec<(Territory, Point, Point)> {
    let data = &DATA.tiles[tile];
    let tall = 100 * i32::from(data.cells);
    let mut all = Vec::new();
    let mut side = |stretches: &[epoka_civolution::effect::Stretch], point: &dyn Fn(i32) -> Point| {
        for stretch in stretches {
            all.push((stretch.territory, point(stretch.from.into()), point(stretch.to.into())));
        }
    };
    side(&data.n, &|at| (at, 0));
    side(&data.s, &|at| (at, tall));
    for cell in 0..i32::from(data.cells) {
        side(&data.w[cell as usize], &|at| (0, 100 * cell + at));
        side(&data.e[cell as usize], &|at| (100, 100 * cell + at));
    }
    // A quarter turn clockwise makes the lower edge the left one.
    let (mut width, mut height) = (100, tall);
    for _ in 0..at.turns {
        let turn = |(x, y): Point| (height - y, x);
        for (_, from, to) in &mut all {
            (*from, *to) = (turn(*from), turn(*to));
        }
        (width, height) = (height, width);
    }
    assert!(width > 0);
    let (x, y) = (100 * i32::from(at.x), 100 * i32::from(at.y));
    all.into_iter().map(|(territory, from, to)| (territory, (from.0 + x, from.1 + y), (to.0 + x, to.1 + y))).collect()
}

/// Whether two stretches lie on one edge of a cell and have a point in common.
fn meet(one: (Point, Point), other: (Point, Point)) -> bool {
    let flat = |(from, to): (Point, Point)| (from.1 == to.1).then_some((from.1, from.0.min(to.0), from.0.max(to.0)));
    let steep = |(from, to): (Point, Point)| (from.0 == to.0).then_some((from.0, from.1.min(to.1), from.1.max(to.1)));
    [(flat(one), flat(other)), (steep(one), steep(other))].into_iter().any(|pair| {
        let (Some((line, from, to)), Some((other_line, other_from, other_to))) = pair else { return false };
        let cell = |from: i32, to: i32| (from + to) / 200;
        line == other_line && cell(from, to) == cell(other_from, other_to) && from <= other_to && other_from <= to
    })
}

/// CVL-10, CVL-10a, CVL-25, CVL-Q28. Wherever and however tiles lie, territories of two tiles touch exactly where their borders
/// have a point in common.
#[test]
fn borders_touch_where_they_meet() {
    let mut turned = [0; 4];
    for seed in 0..12 {
        let table = laid(2, &Setup::default(), seed);
        let tiles = table.state.tiles;
        let borders: Vec<_> = (0..8).map(|tile| border(tile, tiles[tile])).collect();
        for tile in &tiles {
            turned[usize::from(tile.turns)] += 1;
        }
        for (number, one) in borders.iter().enumerate() {
            for other in &borders[number + 1..] {
                for &(a, from, to) in one {
                    for &(b, other_from, other_to) in other {
                        let touches = table.state.adjacent[a.index()].contains(b);
                        let met = one.iter().filter(|(territory, ..)| *territory == a).any(|&(_, from, to)| {
                            let its = other.iter().filter(|(territory, ..)| *territory == b);
                            its.clone().any(|&(_, other_from, other_to)| meet((from, to), (other_from, other_to)))
                        });
                        assert_eq!(
                            touches, met,
                            "seed {seed}: {a:?} {b:?} {from:?} {to:?} {other_from:?} {other_to:?}"
                        );
                    }
                }
            }
        }
    }
    assert!(turned.iter().all(|&n| n > 0), "{turned:?}");
}

/// CVL-12. An area that two territories touch is no way from one to the other; mountains are land like any other.
#[test]
fn nobody_walks_through_areas() {
    let mut table = turn(2, |state| {
        for id in ["b-hills", "b-mountains", "c-desert", "c-swamp"] {
            tribe(state, RED, id, Spot::Wild, false);
        }
    });
    activate(&mut table, "migration");
    let state = &table.state;
    let own = Data::all_territories().filter(|at| state.civs[RED].here[at.index()] > 0);
    let mut pairs = own.flat_map(|from| Data::all_territories().map(move |to| (from, to)));
    let shared = |(from, to): &(Territory, Territory)| state.touches[from.index()] & state.touches[to.index()] != 0;
    let apart = |(from, to): &(Territory, Territory)| from != to && !state.adjacent[from.index()].contains(*to);
    let (from, to) = pairs.find(|pair| shared(pair) && apart(pair)).expect("some share an area alone");
    let spot = if state.lands[from.index()].folk[RED].wild[0] > 0 { Spot::Wild } else { Spot::Camp };
    table.refuses("CVL-12", RED, Move { from: Place { territory: from, spot, weak: false }, to });
    table.act(RED, Move { from: place("b-forest", Spot::Camp), to: territory("b-mountains") });
}

/// CVL-35. Chance says who begins.
#[test]
fn chance_says_who_begins() {
    for seat in Seat::all(3) {
        let mut table = Table::new(rules(3, &FIRST));
        while !matches!(table.state.tasks.last(), Some(Task::FirstPlayer)) {
            crate::deeds::chance(&mut table);
        }
        table.chance(pick(seat.number().into()));
        assert_eq!(table.state.first, seat);
    }
}

/// CVL-20, CVL-23, CVL-24, CVL-26, CVL-Q1. The displays and boards, by number of players.
#[test]
fn displays_depend_on_the_number_of_players() {
    for (players, goals, dice, resets) in [(2, 4, 3, 5), (3, 5, 4, 7), (4, 6, 5, 9)] {
        let table = laid(players, &FIRST, 5);
        let state = &table.state;
        assert_eq!((state.goals.len(), state.dice, table.rules().table.resets), (goals, [dice; 2], resets));
        assert_eq!((state.incomes.len(), state.attributes.len(), state.weather), (3, 3, 3));
        assert_eq!((state.hidden_areas.len(), state.areas.iter().flatten().count()), (24, 0));
    }
}

/// CVL-21, CVL-51. No event happens twice.
#[test]
fn no_event_happens_twice() {
    let mut table = turn(2, |state| {
        state.tasks.clear();
        state.tasks.push(Task::EndEra);
        state.tasks.push(Task::ResetMarker { seat: RED });
    });
    let shown = table.state.events.clone();
    assert_eq!(shown.len(), 1);
    table.act(RED, Marker { stock: Stock::Idea });
    let mut odds = Vec::new();
    table.rules().among(&table.state, epoka_core::Viewer::Referee, &mut odds);
    assert_eq!(odds.len(), 19);
    assert!(!odds.iter().any(|odds| odds.item == u16::from(shown[0].0)));
    table.play_chance(1);
    assert_eq!(table.state.events.len(), 2);
}

/// CVL-25, CVL-27. A first game has wood and papyrus on its start territories; a free one any of their materials.
#[test]
fn a_first_game_has_fixed_tokens() {
    let tokens = |setup: &Setup, seed: u64| {
        let table = laid(2, setup, seed);
        ["b-forest", "c-grassland"].map(|id| table.state.lands[territory(id).index()].token)
    };
    assert!((0..8).all(|seed| tokens(&FIRST, seed) == [1, 1]));
    assert!((0..8).any(|seed| tokens(&Setup::default(), seed) != [1, 1]));
    let free = Setup { newcomers: true, ..Setup::default() };
    let fixed = Setup { first_game: true, ..Setup::default() };
    assert!((0..8).any(|seed| laid(2, &free, seed).state.tiles[0] != Placement { x: 1, y: 1, turns: 0 }));
    assert!((0..8).all(|seed| laid(2, &fixed, seed).state.tiles[0] == Placement { x: 1, y: 1, turns: 0 }));
}

/// CVL-32, CVL-33, CVL-36, CVL-38. At a mixed table newcomers get their sets first, then the others choose.
#[test]
fn a_mixed_table_deals_sets_first() {
    let setup = Setup { newcomers: true, advanced: Seats::one(BLUE), ..Setup::default() };
    let mut table = laid(3, &setup, 8);
    let green = Seat::at(2);
    for seat in [RED, green] {
        assert_eq!((table.state.hands[seat].len(), table.state.civs[seat].items.len()), (5, 1));
    }
    assert_eq!((table.state.hands[BLUE].len(), table.state.dealt[BLUE].len()), (10, 3));
    for _ in 0..6 {
        assert!(table.turn().asks(BLUE) && !table.turn().asks(RED));
        let action = table.actions(BLUE)[0];
        table.act(BLUE, action);
    }
    table.play_chance(2);
    // One card more than there are who choose.
    assert_eq!(table.state.starts.len(), 2);
    let taken = table.state.civs.0.iter().flat_map(|civ| civ.items.iter()).map(|placed| placed.item);
    let taken: Vec<Item> = taken.collect();
    assert!(table.state.starts.iter().all(|start| !taken.contains(&Item::Start { chip: start.chip })));
    let action = table.actions(BLUE)[0];
    table.act(BLUE, action);
    assert_eq!((table.state.civs[BLUE].items.len(), table.state.starts.len()), (1, 0));
    let strange = Setup { advanced: Seats::one(BLUE), ..Setup::default() };
    assert!(Civolution::bind(&DATA, 3, &strange).is_err());
}
