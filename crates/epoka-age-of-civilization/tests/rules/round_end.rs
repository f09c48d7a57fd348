//! The end of a round: AC-32 to AC-34, AC-45, AC-46, AC-A4, AC-A12, AC-A17, AC-A20.

use crate::common::*;

/// The workers of Black and Brown after a round in which a card comes in, from 4 and 3.
fn after(card: &str, change: impl FnOnce(&mut State)) -> (u8, u8) {
    let mut table = acting(3, &["malay"], |state| {
        coming(state, card);
        change(state);
    });
    end_round(&mut table);
    (workers(&table, BLACK), workers(&table, BROWN))
}

/// AC-32. Example 24: seats A, B, C with A first; the next round is C, A, B.
#[test]
fn the_marker_goes_counter_clockwise() {
    let mut table = turn(3, &Setup::default(), 2, &["malay"], |_| ());
    end_round(&mut table);
    assert_eq!(table.state.first, YELLOW);
    for seat in [YELLOW, BLACK, BROWN] {
        assert_eq!(table.state.tasks.top(), Some(Task::Civilization { seat }));
        end_turn(&mut table, seat);
    }
    assert_eq!(table.state.first, BROWN);
}

/// AC-A17. With two the marker changes hands.
#[test]
fn with_two_the_marker_changes_hands() {
    let mut table = acting(2, &["malay"], |_| ());
    end_round(&mut table);
    assert_eq!(table.state.first, BROWN);
    end_round(&mut table);
    assert_eq!(table.state.first, BLACK);
}

/// AC-34, AC-A20. Example 6: a new card with the war symbol costs whoever has the least strength a worker, and
/// all who are tied for it.
#[test]
fn a_war_costs_the_weakest_a_worker() {
    for war in ["conquest", "culture", "trade"] {
        assert_eq!(after(war, |state| know(state, BLACK, &["mining", "ironworking"])), (4, 2), "{war}");
    }
    let mut table = turn(3, &Setup::default(), 3, &["franks"], |state| coming(state, "trade"));
    end_round(&mut table);
    let left = [BLACK, BROWN, YELLOW].map(|seat| workers(&table, seat));
    assert_eq!(left, [4, 2, 2]);
}

/// AC-34, AC-A20. The Plague costs everyone a worker; the other four cards nobody.
#[test]
fn a_plague_costs_everyone_a_worker() {
    assert_eq!(after("plague", |state| know(state, BLACK, &["mining", "ironworking"])), (3, 2));
    for peaceful in ["construction", "hunting", "fishing", "agriculture"] {
        assert_eq!(after(peaceful, |_| ()), (4, 3), "{peaceful}");
    }
}

/// AC-34. What lies in the window at first strikes nobody, and neither does a card that came in earlier.
#[test]
fn only_the_new_card_strikes() {
    let mut table = acting(3, &["malay"], |state| {
        window(state, &["culture", "plague", "trade"]);
        coming(state, "hunting");
        lay(state, 7, "conquest");
    });
    end_round(&mut table);
    assert_eq!((workers(&table, BLACK), workers(&table, BROWN)), (4, 3));
    end_round(&mut table);
    assert_eq!((workers(&table, BLACK), workers(&table, BROWN)), (3, 2));
}

/// AC-A4. If all have the same strength, everyone sacrifices.
#[test]
fn a_war_with_everybody_tied() {
    assert_eq!(after("culture", |_| ()), (3, 2));
}

/// AC-45, AC-A12. Example 12: Persia with strength 7 takes 3 coins in a war, before anybody loses a worker, and
/// also when it is the weakest.
#[test]
fn persia_earns_in_every_war() {
    let mut table = acting(3, &["persia", "mongolia"], |state| {
        know(state, BLACK, &["mining", "ironworking", "gunpowder"]);
        reign(state, BLACK, &["persia", "mongolia", "slavs"]);
        coming(state, "trade");
        reign(state, BROWN, &["siam", "franks"]);
    });
    assert_eq!(strength(&table, BLACK), 7);
    end_round(&mut table);
    assert_eq!((coins(&table, BLACK), workers(&table, BROWN)), (13, 2));
    let earned = place_in_log(&table, &Event::Coins { seat: BLACK, amount: 3 });
    let lost = place_in_log(&table, &Event::Sacrificed { seat: BROWN, workers: 2 });
    assert!(earned < lost);
    let mut table = acting(3, &["persia"], |state| {
        know(state, BLACK, &["mining", "ironworking"]);
        reign(state, BROWN, &["mongolia"]);
        coming(state, "trade");
    });
    end_round(&mut table);
    assert_eq!((coins(&table, BLACK), workers(&table, BLACK)), (11, 3));
}

/// AC-46. Polynesia and Đại Việt lose nobody as the weakest in a war and nobody loses instead; a plague strikes them.
#[test]
fn safe_in_a_war_but_not_in_a_plague() {
    for (id, own) in [("polynesia", 0), ("dai-viet", 1)] {
        let safe = |card| {
            let mut table = acting(3, &[id], |state| {
                coming(state, card);
                reign(state, BROWN, &["mongolia"]);
            });
            assert_eq!(strength(&table, BLACK), own);
            end_round(&mut table);
            (workers(&table, BLACK), workers(&table, BROWN))
        };
        assert_eq!((safe("culture"), safe("plague")), ((4, 3), (3, 2)), "{id}");
    }
}

/// AC-34. As a legacy Polynesia does not help.
#[test]
fn only_the_main_ability_keeps_safe() {
    let lost = after("culture", |state| {
        reign(state, BLACK, &["malay", "polynesia"]);
        reign(state, BROWN, &["mongolia"]);
    });
    assert_eq!(lost, (3, 3));
}
