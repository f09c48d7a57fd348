//! The end of the game: AC-35, AC-36, AC-50.

use crate::common::*;

/// The end of a game whose last round Black and Brown pass in, with Black changed so.
fn ended(civilizations: &[&str], change: impl FnOnce(&mut State)) -> Board {
    let mut table = acting(6, civilizations, change);
    end_round(&mut table);
    assert_eq!(table.turn(), Turn::Over);
    table
}

fn places(table: &Board) -> Vec<(Seat, u8)> {
    table.standings().iter().map(|standing| (standing.seat, standing.place)).collect()
}

/// AC-35. After round 6 no card comes in; everybody's end-of-game abilities score.
#[test]
fn end_of_game_abilities_score() {
    let table = ended(&["nubia"], |state| {
        own(state, BLACK, "petra");
        own(state, BLACK, "colosseum");
    });
    assert_eq!((points(&table, BLACK), workers(&table, BLACK)), (4, 4));
    assert_eq!(table.state.round, 6);
    assert!(told(&table, &Event::GameEnded));
}

/// AC-35, AC-50. Legacies that score at the end, rounded down: Mali for 5 coins, Italy for 4, Korea for 4
/// technologies, the Maya for a wonder.
#[test]
fn legacies_that_score_at_the_end() {
    let scored = |id: &str, coins: u16, known: &[&str], wonders: &[&str]| {
        let table = ended(&["malay", id], |state| {
            state.nations[BLACK].coins = coins;
            know(state, BLACK, known);
            own_all(state, BLACK, wonders);
        });
        points(&table, BLACK)
    };
    assert_eq!((scored("mali", 9, &[], &[]), scored("mali", 10, &[], &[])), (1, 2));
    assert_eq!((scored("italy", 7, &[], &[]), scored("italy", 8, &[], &[])), (1, 2));
    let seven = ["writing", "sailing", "mining", "mathematics", "ironworking", "gunpowder", "science"];
    assert_eq!((scored("korea", 0, &seven, &[]), scored("korea", 0, &seven[..3], &[])), (1, 0));
    assert_eq!(scored("maya", 0, &[], &["petra", "stonehenge"]), 2);
}

/// AC-36. The most points win; then workers, then coins; then the victory is shared.
#[test]
fn points_then_workers_then_coins() {
    let place = |black: (u16, i16, u8), brown: (u16, i16, u8)| {
        let table = ended(&["malay"], |state| {
            for (seat, (coins, points, workers)) in [(BLACK, black), (BROWN, brown)] {
                let nation = &mut state.nations[seat];
                (nation.coins, nation.ledger.actions, nation.workers) = (coins, points, workers);
            }
        });
        places(&table)
    };
    assert_eq!(place((0, 12, 0), (9, 11, 4)), [(BLACK, 1), (BROWN, 2)]);
    assert_eq!(place((9, 11, 2), (0, 11, 3)), [(BROWN, 1), (BLACK, 2)]);
    assert_eq!(place((2, 11, 3), (1, 11, 3)), [(BLACK, 1), (BROWN, 2)]);
    assert_eq!(place((2, 11, 3), (2, 11, 3)), [(BLACK, 1), (BROWN, 1)]);
}

/// AC-36. The result says where the points came from.
#[test]
fn the_score_is_broken_down() {
    let table = ended(&["nubia"], |state| {
        own(state, BLACK, "moai");
        state.nations[BLACK].ledger.actions = 7;
        state.nations[BLACK].ledger.technologies = 1;
    });
    let standings = table.standings();
    let parts: Vec<_> = standings[0].breakdown.iter().map(|points| (points.source, points.points)).collect();
    let expected = [("actions", 7), ("civilizations", 2), ("technologies", 1), ("wonders", 1), ("events", 0)];
    assert_eq!(parts, expected);
    assert_eq!(standings[0].score, 11);
}
