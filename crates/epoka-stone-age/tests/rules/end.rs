//! How a game ends: SA-53, SA-54, SA-59, SA-A4, SA-A10, SA-A15, SA-A17.

use crate::common::*;

/// Red buys the first three cards for six wood, and the deck has so many left.
fn red_buys_three(left: u8) -> StoneAgeTable {
    let mut table = two_seats(|state| {
        stock(state, RED, [6, 0, 0, 0]);
        leave_in_deck(state, BLUE, left);
        use_phase(state, &[(RED, Card1, 1), (RED, Card2, 1), (RED, Card3, 1)]);
    });
    for spot in [Card3, Card2, Card1] {
        table.act(RED, Use { spot });
    }
    table
}

/// The first stack has a tile for any resource on top and so many below; Red has two wood.
fn low_stack(state: &mut State, hidden: u8) {
    give_buildings(state, BLUE, Building1, 6 - hidden);
    offer(state, Building1, "B28");
    stock(state, RED, [2, 0, 0, 0]);
}

/// SA-53. Example 33. Three cards were bought and two are left: no new round is played.
#[test]
fn two_cards_for_three_spaces_end_the_game() {
    let mut table = red_buys_three(2);
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!((table.state.end, table.state.round), (Some(End::Deck), 1));
    assert_eq!(table.state.tribes[RED].food, 12 + 4 + 1 - 5, "the round was played to its end");
    table.refuses("SA-6", BLUE, Place { spot: Hunt, figures: 1 });
}

/// SA-52. Example 33. Three cards were bought and exactly three are left: the round is played.
#[test]
fn three_cards_for_three_spaces_are_enough() {
    let mut table = red_buys_three(3);
    table.play_chance(1);
    assert_eq!((table.state.end, table.state.round, table.state.deck.len()), (None, 2, 0));
    assert!(table.state.display.iter().all(Option::is_some));
    table.act(BLUE, Place { spot: Card4, figures: 1 });
}

/// SA-52. An empty deck is no end while the display is full.
#[test]
fn an_empty_deck_is_enough_for_a_full_display() {
    let mut table = two_seats(|state| {
        leave_in_deck(state, BLUE, 0);
        use_phase(state, &[(RED, Card1, 1)]);
    });
    table.act(RED, Leave { spot: Card1 });
    assert_eq!((table.state.end, table.state.round, table.state.first), (None, 2, BLUE));
}

/// SA-A10, SA-53. The extra card has left the deck when it is counted.
#[test]
fn the_extra_card_brings_the_end_nearer() {
    let mut table = two_seats(|state| {
        show(state, Card1, "C13");
        stock(state, RED, [1, 0, 0, 0]);
        leave_in_deck(state, BLUE, 1);
        use_phase(state, &[(RED, Card1, 1)]);
    });
    table.act(RED, Use { spot: Card1 });
    table.play_chance(1);
    assert_eq!((table.state.end, table.state.deck.len()), (Some(End::Deck), 0));
}

/// SA-54, SA-A17. The last tile of a stack is bought: the round is played to its end, then the game is over.
#[test]
fn an_empty_stack_ends_the_game_after_the_round() {
    let mut table = two_seats(|state| {
        low_stack(state, 0);
        red_uses(state, &[(Building1, 1), (Forest, 1)]);
    });
    table.act(RED, Use { spot: Building1 }).act(RED, Pay { resource: Wood });
    table.act(RED, Build);
    assert!(table.events().contains(&Event::StackEmpty { spot: Building1 }));
    assert!(table.state.last_round && table.state.end.is_none());
    table.act(RED, Use { spot: Forest }).chance(dice([6]));
    blue_hunts(&mut table);
    assert_eq!((table.turn(), table.state.end), (Turn::Over, Some(End::Stack)));
    assert_eq!(table.state.tribes[RED].food, 12 - 5, "feeding included");
    assert_eq!(points(&table, RED, Source::Resources), 3, "and what was gathered counts");
}

/// SA-A17, SA-54. A last tile that lies face up is no empty stack.
#[test]
fn the_last_tile_face_up_is_no_end() {
    let mut table = two_seats(|state| {
        low_stack(state, 1);
        use_phase(state, &[(RED, Building1, 1)]);
    });
    table.act(RED, Use { spot: Building1 }).act(RED, Pay { resource: Wood }).act(RED, Build).play_chance(1);
    assert_eq!((table.state.stacks[0].hidden, table.state.stacks[0].top.is_some()), (0, true));
    assert_eq!((table.state.end, table.state.round), (None, 2));
    table.arrange(|state| {
        stock(state, RED, [9; 4]);
        use_phase(state, &[(RED, Building1, 1)]);
    });
    table.act(RED, Use { spot: Building1 });
    while table.turn().asks(RED) {
        let action = *table.actions(RED).last().expect("something is listed");
        table.act(RED, action);
    }
    assert_eq!((table.state.end, table.state.round), (Some(End::Stack), 2));
}

/// SA-A15. A stack and the deck run out in one round: the game ends after feeding, as with the stack alone.
#[test]
fn both_ends_in_one_round() {
    let mut table = two_seats(|state| {
        low_stack(state, 0);
        leave_in_deck(state, BLUE, 0);
        use_phase(state, &[(RED, Building1, 1), (RED, Card1, 1)]);
    });
    table.act(RED, Use { spot: Building1 }).act(RED, Pay { resource: Wood }).act(RED, Build);
    table.act(RED, Use { spot: Card1 });
    assert_eq!((table.turn(), table.state.end), (Turn::Over, Some(End::Stack)));
    assert_eq!(table.state.tribes[RED].food, 12 - 5);
}

/// SA-59. Round 100 is the last.
#[test]
fn the_hundredth_round_is_the_last() {
    let mut table = two_seats(|state| {
        state.round = 99;
        use_phase(state, &[(RED, Card1, 1)]);
    });
    table.act(RED, Leave { spot: Card1 });
    assert_eq!((table.state.round, table.state.end), (100, None));
    table.arrange(|state| use_phase(state, &[(BLUE, Card1, 1)]));
    table.act(BLUE, Leave { spot: Card1 });
    assert_eq!((table.state.round, table.state.end), (100, Some(End::Rounds)));
    assert_eq!(table.turn(), Turn::Over);
}

/// SA-A4. Resources of choice that nobody took are cashed in before the scoring.
#[test]
fn resources_of_choice_are_cashed_in_at_the_end() {
    let mut table = two_seats(|state| {
        give_open(state, RED, &["C10"]);
        last_figure(state);
    });
    play_last_figure(&mut table);
    assert_eq!(points(&table, RED, Source::Resources), 2);
    assert!(table.state.tribes[RED].face_up.is_empty());
    assert!(table.events().contains(&Event::CardUsed { seat: RED, card: card("C10") }));
}
