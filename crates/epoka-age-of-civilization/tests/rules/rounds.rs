//! Rounds and the window: AC-12, AC-13, AC-33.

use crate::common::*;

/// The actions listed for Black, without those that ask for something more.
fn verbs(table: &mut Board) -> Vec<Verb> {
    let listed = table.actions(BLACK).iter().filter_map(|action| match action {
        Work { verb } => Some(*verb),
        Research { .. } => Some(Verb::Research),
        Build { .. } => Some(Verb::Wonder),
        _ => None,
    });
    let mut verbs: Vec<Verb> = listed.collect();
    verbs.sort();
    verbs.dedup();
    verbs
}

const FIXED: [Verb; 3] = [Verb::Wonder, Verb::Research, Verb::Exploit];

/// AC-12. Every seat has one turn in a round, clockwise, and the game has six rounds.
#[test]
fn turns_go_clockwise() {
    let mut table = turn(3, &Setup::default(), 3, &["malay"], |state| {
        state.first = BROWN;
        ask(state, Task::Civilization { seat: BROWN });
    });
    for seat in [BROWN, YELLOW, BLACK] {
        assert_eq!(table.state.tasks.top(), Some(Task::Civilization { seat }));
        table.refuses("AC-14", seat.next(3), Skip);
        end_turn(&mut table, seat);
    }
    assert_eq!(table.state.round, 4);
    let mut table = acting(6, &["malay"], |_| ());
    end_round(&mut table);
    assert_eq!(table.turn(), Turn::Over);
}

/// AC-13. Example 3: the track starts Hunting, Fishing, Agriculture; these and the fixed actions can be used in
/// round 1 and no others.
#[test]
fn round_one_has_six_actions() {
    let mut table = laid(2, &Setup::default());
    table.act(BLACK, birth("egypt")).play_chance(1);
    table.arrange(|state| state.nations[BLACK].coins = 7);
    let mut expected = FIXED.to_vec();
    expected.extend([Verb::Hunting, Verb::Fishing, Verb::Agriculture]);
    assert_eq!(verbs(&mut table), expected);
    for verb in [Verb::Conquest, Verb::Construction, Verb::Culture, Verb::Trade] {
        table.refuses("AC-13", BLACK, work(verb));
    }
}

/// AC-13. While the Plague is in the window there are five actions; cards to the left are gone.
#[test]
fn the_plague_has_no_action() {
    let mut table = acting(6, &["malay"], |_| ());
    let mut expected = FIXED.to_vec();
    expected.extend([Verb::Culture, Verb::Trade]);
    // The Malay have a Fishing of their own.
    expected.insert(4, Verb::Fishing);
    expected.sort();
    assert_eq!(verbs(&mut table), expected);
    table.refuses("AC-13", BLACK, work(Verb::Construction));
}

/// AC-33, AC-13. The window is one card further on in every round.
#[test]
fn the_window_moves_by_one_card() {
    let mut table = acting(3, &["malay"], |_| ());
    table.refuses("AC-13", BLACK, work(Verb::Culture));
    table.act(BLACK, work(Verb::Agriculture));
    end_round(&mut table);
    end_turn(&mut table, BROWN);
    table.act(BLACK, Skip);
    table.refuses("AC-13", BLACK, work(Verb::Agriculture));
    table.act(BLACK, work(Verb::Culture));
    assert_eq!(points(&table, BLACK), 2);
}
