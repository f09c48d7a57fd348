//! Set-up and the first round: TTA-11 to TTA-20, TTA-36 to TTA-38.

use crate::common::*;

/// A card of Age A lies on a space of the full row; the one that lay there takes its place.
fn lay(state: &mut State, space: usize, id: &str) {
    let card = civil(id);
    if let Some(from) = state.row.iter().position(|&other| other == Some(card)) {
        state.row.swap(from, space - 1);
    } else {
        let before = state.row[space - 1].replace(card).expect("the row is full");
        state.deck[card.index()] -= 1;
        state.deck[before.index()] += 1;
    }
}

/// TTA-12, TTA-13, TTA-14, TTA-15, TTA-16, TTA-17, TTA-18, TTA-20. Example 3: what everybody begins with.
#[test]
fn everybody_begins_with_the_same() {
    let table = laid(3, 1);
    for seat in [RED, BLUE, GREEN] {
        let nation = nation(&table, seat);
        let rates = nation.rates;
        assert_eq!((rates.science, rates.strength, rates.culture, rates.happiness), (1, 1, 0, 0));
        assert_eq!((rates.civil, rates.military), (4, 2));
        assert_eq!((nation.yellow, nation.blue, nation.unused), (18, 16, 1));
        assert_eq!((at(&table, seat, "agriculture"), at(&table, seat, "bronze")), (2, 2));
        assert_eq!((at(&table, seat, "warriors"), at(&table, seat, "philosophy")), (1, 1));
        assert_eq!((at(&table, seat, "religion"), nation.military), (0, 0));
        assert!(nation.hand.is_empty() && nation.cards.is_empty() && nation.tactic.is_none());
        assert_eq!(table.view(Viewer::Referee).nations[seat.index()].discontent, 0);
    }
    assert!(table.state.row.iter().all(Option::is_some));
    assert_eq!((table.state.deck_size, table.state.events.len(), table.state.future.len()), (7, 5, 0));
}

/// TTA-18, TTA-19, TTA-21. Whoever begins has one civil action, the others one more each.
#[test]
fn the_later_the_more_actions() {
    let mut table = Table::new(rules(4));
    table.chance(pick(2));
    table.play_chance(1);
    let actions: Vec<u8> = Seat::all(4).map(|seat| nation(&table, seat).civil).collect();
    assert_eq!(actions, [3, 4, 1, 2]);
    assert_eq!((table.state.start, table.state.current, table.state.round), (GREEN, GREEN, 1));
}

/// TTA-14, TTA-19, TTA-36, TTA-37, TTA-38, TTA-87, TTA-127, TTA-135. Example 4: the first turn of the third seat.
#[test]
fn in_the_first_turn_cards_are_taken_and_nothing_else() {
    let mut table = laid(4, 1);
    table.arrange(|state| {
        for (space, id) in [(2, "rich-land-a"), (7, "urban-growth-a"), (8, "moses")] {
            lay(state, space, id);
        }
    });
    for seat in [RED, BLUE] {
        table.act(seat, Finish);
    }
    table.act(GREEN, Take { space: 7 });
    table.refuses("TTA-87", GREEN, Take { space: 8 });
    table.act(GREEN, Take { space: 2 });
    table.refuses("TTA-37", GREEN, Grow);
    table.refuses("TTA-37", GREEN, build("agriculture"));
    table.refuses("TTA-37", GREEN, destroy("bronze"));
    table.act(GREEN, Finish);
    let nation = nation(&table, GREEN);
    assert_eq!((nation.science, culture(&table, GREEN), nation.blue), (1, 0, 12));
    assert_eq!(stock(&table, GREEN), (2, 2));
    assert_eq!((left(&table, GREEN), nation.cards.len(), nation.hand.len()), ((4, 2), 0, 2));
    // TTA-38: the gaps stay.
    assert_eq!(table.state.row.iter().filter(|space| space.is_none()).count(), 2);
}

/// TTA-37, TTA-91, TTA-161. Example 5: a wonder in the first turn.
#[test]
fn a_wonder_lies_unfinished() {
    let mut table = laid(2, 1);
    table.arrange(|state| lay(state, 4, "pyramids"));
    table.act(RED, Take { space: 4 });
    assert_eq!(nation(&table, RED).unfinished, Some(civil("pyramids")));
    assert!(nation(&table, RED).hand.is_empty());
    table.refuses("TTA-37", RED, Construct { stages: 1 });
    assert_eq!(nation(&table, RED).rates.civil, 4);
}
