//! The course of a round: SA-6, SA-52.

use crate::common::*;

/// SA-6, SA-49. A round is placing, using, feeding; then the next one begins.
#[test]
fn a_round_has_three_phases() {
    let mut table = two_seats(|_| ());
    table.act(RED, Place { spot: Hunt, figures: 5 });
    table.act(BLUE, Place { spot: Hunt, figures: 5 });
    table.refuses("SA-18", RED, Place { spot: Forest, figures: 1 });
    table.act(RED, Use { spot: Hunt }).chance(dice([1, 1, 1, 1, 1]));
    table.act(BLUE, Use { spot: Hunt }).chance(dice([2, 1, 1, 1, 1]));
    assert_eq!(table.state.tribes[RED].food, 12 + 2 - 5);
    assert_eq!(table.state.tribes[BLUE].food, 12 + 3 - 5);
    assert_eq!(table.state.round, 2);
    assert_eq!(table.events().last(), Some(&Event::RoundBegan { round: 2, seat: BLUE }));
    assert!(table.actions(BLUE).iter().all(|action| matches!(action, Place { .. })));
}

/// SA-59. When the game is over there is no phase in which anybody could act.
#[test]
fn nobody_acts_after_the_end() {
    let mut table = two_seats(last_figure);
    play_last_figure(&mut table);
    table.refuses("SA-6", RED, Place { spot: Hunt, figures: 1 });
    table.refuses("SA-6", BLUE, Take);
    assert!(table.actions(RED).is_empty());
}

/// SA-52. The first-player figure goes to the next player clockwise.
#[test]
fn the_first_player_figure_goes_round() {
    let mut table = three_seats(|state| {
        state.first = GREEN;
        use_phase(state, &[(GREEN, Card1, 1)]);
    });
    table.act(GREEN, Leave { spot: Card1 });
    assert_eq!((table.state.round, table.state.first), (2, RED));
    assert_eq!(table.turn(), Turn::of(RED));
    table.arrange(|state| use_phase(state, &[(RED, Card1, 1)]));
    table.act(RED, Leave { spot: Card1 });
    assert_eq!((table.state.round, table.state.first), (3, BLUE));
}

/// SA-52. Example 18. Two cards were bought: the others slide to the right, new ones come on the left.
#[test]
fn the_fourth_card_slides_to_the_second_space() {
    let mut table = two_seats(|state| {
        stock(state, RED, [5, 0, 0, 0]);
        use_phase(state, &[(RED, Card2, 1), (RED, Card3, 1)]);
    });
    table.act(RED, Use { spot: Card2 });
    table.act(RED, Use { spot: Card3 });
    assert_eq!(table.events().last(), Some(&Event::CardSlid { spot: Card2, card: card("C11") }));
    table.chance_ids(&["C30", "C08"]);
    assert_eq!(table.state.display, ["C28", "C11", "C30", "C08"].map(|id| Some(card(id))));
    assert_eq!(table.state.round, 2);
}

/// SA-52. If nobody bought a card, none is drawn.
#[test]
fn a_full_display_stays() {
    let mut table = two_seats(|state| use_phase(state, &[(RED, Card1, 1)]));
    table.act(RED, Leave { spot: Card1 });
    assert_eq!(table.turn(), Turn::of(BLUE));
    assert_eq!(table.state.display, ["C28", "C17", "C03", "C11"].map(|id| Some(card(id))));
    assert_eq!(table.state.deck.len(), 32);
}
