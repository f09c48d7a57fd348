//! Phase 1, placing figures: SA-7 to SA-17, SA-A2.

use crate::common::*;

/// SA-7. In a turn one or more figures go to one place; then the next player is on turn, round and round.
#[test]
fn turns_go_round_the_table() {
    let mut table = two_seats(|_| ());
    table.refuses("SA-7", RED, Place { spot: Hunt, figures: 0 });
    table.refuses("SA-7", RED, Place { spot: ToolMaker, figures: 0 });
    table.refuses("SA-7", RED, Place { spot: Hunt, figures: 6 });
    table.refuses("SA-7", RED, Place { spot: ToolMaker, figures: 6 });
    table.refuses("SA-7", RED, Use { spot: Hunt });
    table.refuses("SA-7", BLUE, Place { spot: Hunt, figures: 1 });
    table.act(RED, Place { spot: Forest, figures: 2 });
    table.refuses("SA-7", RED, Place { spot: Hunt, figures: 3 });
    table.act(BLUE, Place { spot: Quarry, figures: 3 });
    table.act(RED, Place { spot: Hunt, figures: 1 });
    assert_eq!(table.turn(), Turn::of(BLUE));
    assert_eq!((table.state.placed[Forest][RED], table.state.placed[Hunt][RED]), (2, 1));
    assert_eq!(table.state.tribes[RED].home, 2);
}

/// SA-8. Whoever has no figures left is skipped; when nobody has, figures are used.
#[test]
fn a_seat_without_figures_is_skipped() {
    let mut table = three_seats(|_| ());
    table.act(RED, Place { spot: Hunt, figures: 5 });
    table.act(BLUE, Place { spot: Hunt, figures: 3 });
    table.act(GREEN, Place { spot: Hunt, figures: 4 });
    assert_eq!(table.turn(), Turn::of(BLUE), "Red is skipped");
    table.act(BLUE, Place { spot: Forest, figures: 2 });
    assert!(table.actions(GREEN).iter().all(|action| matches!(action, Place { .. })), "nobody may pass");
    table.act(GREEN, Place { spot: Forest, figures: 1 });
    assert_eq!(table.state.tasks.top(), Some(Task::Use { seat: RED }));
}

/// SA-8, SA-9. Figures for which no place is left stay at home.
#[test]
fn a_seat_without_a_place_is_skipped() {
    let mut table = two_seats(|state| {
        grow_to(state, RED, 10);
        grow_to(state, BLUE, 10);
        for spot in [Hunt, Forest, ClayPit, Card1, Card2, Card3, Card4, ToolMaker] {
            stand(state, RED, spot, 1);
        }
        for spot in [Hunt, Quarry, River, Field, Building1] {
            stand(state, BLUE, spot, 1);
        }
    });
    table.refuses("SA-9", RED, Place { spot: Card1, figures: 1 });
    table.act(RED, Place { spot: Building2, figures: 1 });
    assert_eq!((table.state.tribes[RED].home, table.state.tribes[BLUE].home), (1, 5));
    assert_eq!(table.state.tasks.top(), Some(Task::Use { seat: RED }));
}

/// SA-9, SA-10. Example 1. One figure takes the tool maker for the round.
#[test]
fn the_tool_maker_is_full_with_one_figure() {
    let mut table = four_seats(|_| ());
    table.refuses("SA-10", RED, Place { spot: ToolMaker, figures: 2 });
    table.act(RED, Place { spot: ToolMaker, figures: 1 });
    for figures in 1..=5 {
        table.refuses("SA-9", BLUE, Place { spot: ToolMaker, figures });
    }
}

/// SA-9, SA-11. Example 2. Two figures of one player take the hut; a single one may not go there.
#[test]
fn the_hut_is_full_with_two_figures() {
    let mut table = four_seats(|_| ());
    table.refuses("SA-11", RED, Place { spot: Hut, figures: 1 });
    table.refuses("SA-11", RED, Place { spot: Hut, figures: 3 });
    table.act(RED, Place { spot: Hut, figures: 2 });
    table.refuses("SA-9", BLUE, Place { spot: Hut, figures: 2 });
}

/// SA-11. The hut is closed to a last single figure.
#[test]
fn a_single_figure_cannot_go_to_the_hut() {
    let mut table = two_seats(|state| stand(state, RED, Hunt, 4));
    table.refuses("SA-11", RED, Place { spot: Hut, figures: 1 });
    table.refuses("SA-11", RED, Place { spot: Hut, figures: 2 });
}

/// SA-9, SA-10. Example 3. One figure takes the field for the round.
#[test]
fn the_field_is_full_with_one_figure() {
    let mut table = four_seats(|_| ());
    table.refuses("SA-10", RED, Place { spot: Field, figures: 2 });
    table.act(RED, Place { spot: Field, figures: 1 });
    table.refuses("SA-9", BLUE, Place { spot: Field, figures: 1 });
}

/// SA-12, SA-13. Example 4. Red and Green have hunters and may not add any; Blue and Yellow may hunt.
#[test]
fn hunters_come_once_each() {
    let mut table = four_seats(|_| ());
    table.act(RED, Place { spot: Hunt, figures: 4 });
    table.act(BLUE, Place { spot: Card1, figures: 1 });
    table.act(GREEN, Place { spot: Hunt, figures: 2 });
    table.act(YELLOW, Place { spot: Field, figures: 1 });
    table.refuses("SA-12", RED, Place { spot: Hunt, figures: 1 });
    table.act(RED, Place { spot: Forest, figures: 1 });
    table.act(BLUE, Place { spot: Hunt, figures: 4 });
    table.refuses("SA-12", GREEN, Place { spot: Hunt, figures: 3 });
    table.act(GREEN, Place { spot: ClayPit, figures: 3 });
    table.act(YELLOW, Place { spot: Hunt, figures: 4 });
    assert_eq!(table.state.figures_at(Hunt), 14, "the hunting ground has no limit");
}

/// SA-12. On a resource area, too, nobody places twice in a round.
#[test]
fn nobody_adds_to_a_resource_area() {
    for spot in [Forest, ClayPit, Quarry, River] {
        let mut table = two_seats(|_| ());
        table.act(RED, Place { spot, figures: 1 });
        table.act(BLUE, Place { spot: Hunt, figures: 1 });
        table.refuses("SA-12", RED, Place { spot, figures: 1 });
    }
}

/// SA-9, SA-13. Example 5. Two of Red and five of Blue fill the forest.
#[test]
fn the_forest_is_full_with_seven() {
    let mut table = four_seats(|state| grow_to(state, BLUE, 6));
    table.act(RED, Place { spot: Forest, figures: 2 });
    table.refuses("SA-9", BLUE, Place { spot: Forest, figures: 6 });
    table.act(BLUE, Place { spot: Forest, figures: 5 });
    assert_eq!(table.state.figures_at(Forest), 7);
    table.refuses("SA-9", GREEN, Place { spot: Forest, figures: 1 });
}

/// SA-13. With four players all may stand in one forest.
#[test]
fn four_players_share_a_forest() {
    let mut table = four_seats(|_| ());
    for seat in [RED, BLUE, GREEN, YELLOW] {
        table.act(seat, Place { spot: Forest, figures: 1 });
    }
    assert_eq!(table.state.tribes_at(Forest), 4);
}

/// SA-9, SA-14. Example 6. A card is taken; the others are free for all, Red included, on a later turn.
#[test]
fn a_card_is_taken_by_one_figure() {
    let mut table = two_seats(|_| ());
    table.refuses("SA-14", RED, Place { spot: Card3, figures: 2 });
    table.act(RED, Place { spot: Card3, figures: 1 });
    table.refuses("SA-9", BLUE, Place { spot: Card3, figures: 1 });
    table.act(BLUE, Place { spot: Card4, figures: 1 });
    table.refuses("SA-9", RED, Place { spot: Card3, figures: 1 });
    table.act(RED, Place { spot: Card1, figures: 1 });
    table.act(BLUE, Place { spot: Card2, figures: 1 });
    assert_eq!(table.state.tribes[RED].home, 3);
}

/// SA-9, SA-14. Example 7. A building stack is taken; the others are free for all.
#[test]
fn a_stack_is_taken_by_one_figure() {
    let mut table = three_seats(|_| ());
    table.refuses("SA-14", RED, Place { spot: Building2, figures: 2 });
    table.act(RED, Place { spot: Building2, figures: 1 });
    table.refuses("SA-9", BLUE, Place { spot: Building2, figures: 1 });
    table.act(BLUE, Place { spot: Building1, figures: 1 });
    table.act(GREEN, Place { spot: Hunt, figures: 1 });
    table.refuses("SA-9", RED, Place { spot: Building2, figures: 1 });
    table.act(RED, Place { spot: Building3, figures: 1 });
    assert_eq!(table.state.placed[Building3][RED], 1);
}

/// SA-7. Example 8. One lap: a card, five hunters, the hut, a building.
#[test]
fn one_lap_of_four_players() {
    let mut table = four_seats(|_| ());
    table.act(RED, Place { spot: Card2, figures: 1 });
    table.act(BLUE, Place { spot: Hunt, figures: 5 });
    table.act(GREEN, Place { spot: Hut, figures: 2 });
    table.act(YELLOW, Place { spot: Building4, figures: 1 });
    assert_eq!(table.turn(), Turn::of(RED));
    assert_eq!([RED, BLUE, GREEN, YELLOW].map(|seat| table.state.tribes[seat].home), [4, 0, 3, 4]);
}

/// SA-15. Nobody has to be able to pay for what a figure stands on.
#[test]
fn a_figure_may_stand_on_what_cannot_be_paid() {
    let mut table = two_seats(|_| ());
    table.act(RED, Place { spot: Card4, figures: 1 });
    table.act(BLUE, Place { spot: Building1, figures: 1 });
    assert_eq!((table.state.placed[Card4][RED], table.state.placed[Building1][BLUE]), (1, 1));
}

/// SA-16. Example 24. Two players are in the forest: the third may not enter, whatever room is left.
#[test]
fn three_players_do_not_all_enter_a_forest() {
    let mut table = three_seats(|_| ());
    table.act(RED, Place { spot: Forest, figures: 1 });
    table.act(BLUE, Place { spot: Forest, figures: 1 });
    table.refuses("SA-16", GREEN, Place { spot: Forest, figures: 1 });
    table.act(GREEN, Place { spot: Hunt, figures: 1 });
    table.act(RED, Place { spot: Hunt, figures: 1 });
    table.act(BLUE, Place { spot: Hunt, figures: 1 });
    assert_eq!(table.state.tribes_at(Hunt), 3, "the hunting ground is open to all");
}

/// SA-16. With three players one of the three village places stays empty, whichever.
#[test]
fn three_players_take_two_village_places() {
    let mut table = three_seats(|_| ());
    table.act(RED, Place { spot: Field, figures: 1 });
    table.act(BLUE, Place { spot: Hut, figures: 2 });
    table.refuses("SA-16", GREEN, Place { spot: ToolMaker, figures: 1 });
}

/// SA-17. Example 25. One player is in the quarry: the other may not enter.
#[test]
fn two_players_do_not_share_a_quarry() {
    let mut table = two_seats(|_| ());
    table.act(RED, Place { spot: Quarry, figures: 1 });
    table.refuses("SA-17", BLUE, Place { spot: Quarry, figures: 1 });
    table.act(BLUE, Place { spot: Hunt, figures: 1 });
    table.act(RED, Place { spot: Hunt, figures: 1 });
    assert_eq!(table.state.tribes_at(Hunt), 2, "the hunting ground is open to both");
}

/// SA-17. With two players one of the three village places stays empty, whichever.
#[test]
fn two_players_take_two_village_places() {
    let places = [(ToolMaker, 1), (Hut, 2), (Field, 1)];
    for left_out in 0..3 {
        let mut table = two_seats(|_| ());
        let (first, second) = (places[(left_out + 1) % 3], places[(left_out + 2) % 3]);
        table.act(RED, Place { spot: first.0, figures: first.1 });
        table.act(BLUE, Place { spot: second.0, figures: second.1 });
        let (spot, figures) = places[left_out];
        table.refuses("SA-17", RED, Place { spot, figures });
    }
}

#[test]
fn four_players_take_all_village_places() {
    let mut table = four_seats(|_| ());
    table.act(RED, Place { spot: Field, figures: 1 });
    table.act(BLUE, Place { spot: Hut, figures: 2 });
    table.act(GREEN, Place { spot: ToolMaker, figures: 1 });
    assert!([Field, Hut, ToolMaker].iter().all(|&spot| table.state.is_taken(spot)));
}

/// SA-A2. Places that bring nothing may be taken all the same, to block them.
#[test]
fn a_village_place_may_be_taken_in_vain() {
    let mut table = four_seats(|state| {
        grow_to(state, RED, 10);
        state.tribes[BLUE].track = 10;
        state.tribes[GREEN].tools = [4; 3];
    });
    table.act(RED, Place { spot: Hut, figures: 2 });
    table.act(BLUE, Place { spot: Field, figures: 1 });
    table.act(GREEN, Place { spot: ToolMaker, figures: 1 });
    table.refuses("SA-9", YELLOW, Place { spot: Field, figures: 1 });
}
