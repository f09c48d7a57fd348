//! What civilization cards do when bought: SA-38 to SA-45, SA-A4, SA-A9, SA-A11, SA-A12.

use epoka_stone_age::effect::Top;

use crate::common::*;

/// Red can buy the cards on the first two spaces, or on the first.
fn red_buys(state: &mut State, ids: &[&str]) {
    let spots = [Card1, Card2];
    let mut figures = Vec::new();
    for (spot, id) in spots.into_iter().zip(ids) {
        show(state, spot, id);
        figures.push((spot, 1));
    }
    stock(state, RED, [3, 0, 0, 0]);
    red_uses(state, &figures);
}

/// SA-38. Example 28. Dice 2, 2, 5, 6: Red takes the tool, Blue the food track, Green and Yellow a brick each.
#[test]
fn four_players_pick_dice() {
    let mut table = four_seats(|state| red_buys(state, &["C02"]));
    table.act(RED, Use { spot: Card1 }).chance(dice([2, 2, 5, 6]));
    table.refuses("SA-38", RED, TakeDie { pips: 3 });
    table.refuses("SA-38", RED, TakeDie { pips: 0 });
    table.act(RED, TakeDie { pips: 5 });
    table.act(BLUE, TakeDie { pips: 6 });
    let tribe = |seat| table.state.tribes[seat];
    assert_eq!((tribe(RED).tools, tribe(BLUE).track), ([1, 0, 0], 1));
    assert_eq!((tribe(GREEN).resources.brick, tribe(YELLOW).resources.brick), (1, 1), "handed out by themselves");
}

/// SA-A11. The buyer picks first, though another is first player.
#[test]
fn the_buyer_picks_first() {
    let mut table = two_seats(|state| {
        show(state, Card1, "C04");
        stock(state, BLUE, [1, 0, 0, 0]);
        use_phase(state, &[(BLUE, Card1, 1), (BLUE, Hunt, 1)]);
    });
    assert_eq!(table.state.first, RED);
    table.act(BLUE, Use { spot: Card1 }).chance(dice([1, 6]));
    table.refuses("SA-38", RED, TakeDie { pips: 1 });
    table.act(BLUE, TakeDie { pips: 6 });
    assert_eq!((table.state.tribes[BLUE].track, table.state.tribes[RED].resources.wood), (1, 1));
}

/// SA-A12. Nobody declines a die, not even one that gives nothing.
#[test]
fn a_die_must_be_taken() {
    let mut table = two_seats(|state| {
        state.tribes[RED].tools = [4; 3];
        red_buys(state, &["C06"]);
    });
    table.act(RED, Use { spot: Card1 }).chance(dice([5, 1]));
    assert_eq!(table.actions(RED), [TakeDie { pips: 1 }, TakeDie { pips: 5 }]);
    table.act(RED, TakeDie { pips: 5 });
    assert_eq!(table.state.tribes[RED].tools, [4; 3]);
    assert_eq!(table.state.tribes[BLUE].resources.wood, 1);
}

/// SA-38. Each face stands for a good; equal dice are handed out without a question.
#[test]
fn every_face_stands_for_something() {
    for pips in 1..=6 {
        let mut table = two_seats(|state| {
            red_buys(state, &["C14"]);
            stock(state, RED, [1, 0, 0, 0]);
        });
        table.act(RED, Use { spot: Card1 }).chance(dice([pips, pips]));
        for seat in [RED, BLUE] {
            let tribe = table.state.tribes[seat];
            let one = |face| u16::from(pips == face);
            assert_eq!(tribe.resources, resources([one(1), one(2), one(3), one(4)]));
            assert_eq!((u16::from(tribe.tool_value()), u16::from(tribe.track)), (one(5), one(6)));
        }
    }
}

/// SA-39, SA-40, SA-41. Example 29. Cards for 4 food, 1 gold and 3 points.
#[test]
fn cards_give_food_gold_and_points() {
    let mut table = two_seats(|state| {
        stock(state, RED, [7, 0, 0, 0]);
        red_uses(state, &[(Card1, 1), (Card2, 1), (Card4, 1)]);
    });
    table.act(RED, Use { spot: Card2 });
    assert_eq!(table.state.tribes[RED].food, 12 + 4);
    table.act(RED, Use { spot: Card4 });
    assert_eq!(table.rules().score(&table.state, RED), 3);
    table.act(RED, Use { spot: Card1 });
    assert_eq!(table.state.tribes[RED].resources, resources([0, 0, 0, 1]));
}

/// SA-42. Two dice for the resource shown, divided as when gathering. Red has 2 wood left.
#[test]
fn a_card_rolls_two_dice_for_a_resource() {
    for (id, after) in [("C31", [2 + 3, 0, 0, 0]), ("C29", [2, 0, 2, 0]), ("C08", [2, 0, 0, 1])] {
        let mut table = two_seats(|state| red_buys(state, &[id]));
        table.act(RED, Use { spot: Card1 }).chance(dice([6, 5]));
        assert_eq!(table.state.tribes[RED].resources, resources(after), "{id}");
    }
}

/// SA-43. One card gives a tool step, two move the food track.
#[test]
fn cards_give_a_tool_or_the_food_track() {
    let mut table = two_seats(|state| red_buys(state, &["C07", "C23"]));
    table.act(RED, Use { spot: Card1 });
    table.act(RED, Use { spot: Card2 });
    assert_eq!((table.state.tribes[RED].tools, table.state.tribes[RED].track), ([1, 0, 0], 1));
}

/// SA-44. The extra card comes from the deck; its top half is never used.
#[test]
fn the_extra_card_is_only_kept() {
    let mut table = two_seats(|state| {
        red_buys(state, &["C13"]);
        state.tribes[RED].tools = [1, 0, 0];
        stand(state, RED, Hunt, 1);
    });
    table.act(RED, Use { spot: Card1 });
    table.chance_ids(&["C32"]);
    let tribe = table.state.tribes[RED];
    assert!(tribe.cards.contains(card("C32")) && tribe.face_up.is_empty());
    assert!(!table.state.deck.contains(card("C32")));
    table.act(RED, Use { spot: Hunt }).chance(dice([1]));
    table.refuses("SA-36", RED, AddCard { card: card("C32") });
}

/// SA-A9. From an empty deck the extra card brings nothing.
#[test]
fn no_extra_card_from_an_empty_deck() {
    let mut table = two_seats(|state| {
        red_buys(state, &["C13"]);
        leave_in_deck(state, BLUE, 0);
    });
    table.act(RED, Use { spot: Card1 });
    assert!(table.events().contains(&Event::DrewNothing { seat: RED }));
    assert_eq!(table.state.tribes[RED].cards, [card("C13")].into_iter().collect());
    assert_eq!(table.turn(), Turn::of(BLUE));
}

/// SA-45. Example 30. Two resources of choice, at once: two equal ones, and only once.
#[test]
fn two_equal_resources_of_choice_at_once() {
    let mut table = two_seats(|state| {
        red_buys(state, &["C10"]);
        stand(state, RED, Hunt, 1);
    });
    table.act(RED, Use { spot: Card1 });
    assert!(table.state.tribes[RED].face_up.contains(card("C10")));
    table.act(RED, UseCard { card: card("C10") });
    table.refuses("SA-45", RED, Use { spot: Hunt });
    table.act(RED, Choose { resource: Gold });
    table.act(RED, Choose { resource: Gold });
    assert_eq!(table.state.tribes[RED].resources, resources([2, 0, 0, 2]));
    assert!(table.state.tribes[RED].face_up.is_empty() && table.state.tribes[RED].cards.contains(card("C10")));
    table.refuses("SA-45", RED, UseCard { card: card("C10") });
    table.refuses("SA-45", RED, UseCard { card: card("C28") });
}

/// SA-45, SA-60. Example 30. Two resources of choice, later: two different ones, the dearer named first.
#[test]
fn two_different_resources_of_choice_later() {
    let mut table = two_seats(|state| red_buys(state, &["C10"]));
    table.act(RED, Use { spot: Card1 });
    blue_hunts(&mut table);
    table.chance_ids(&["C01"]);
    assert_eq!(table.state.round, 2);
    table.arrange(|state| red_uses(state, &[(Hunt, 1)]));
    table.act(RED, UseCard { card: card("C10") });
    table.act(RED, Choose { resource: Stone });
    table.act(RED, Choose { resource: Brick });
    assert_eq!(table.state.tribes[RED].resources, resources([2, 1, 1, 0]));
}

/// SA-A4. Resources of choice wait for the own turn.
#[test]
fn resources_of_choice_wait_for_the_own_turn() {
    let mut table = two_seats(|state| give_open(state, RED, &["C10"]));
    table.refuses("SA-A4", RED, UseCard { card: card("C10") });
    table.arrange(|state| {
        stock(state, RED, [1, 1, 0, 0]);
        red_uses(state, &[(Card1, 1)]);
    });
    table.act(RED, Use { spot: Card1 });
    table.refuses("SA-A4", RED, UseCard { card: card("C10") });
}

/// SA-38, SA-39, SA-40, SA-41, SA-42, SA-43, SA-44, SA-45. Every card does what its top half says.
#[test]
fn every_card_does_what_its_top_half_says() {
    for data in &DATA.card {
        let id = data.id.as_str();
        let bought = card(id);
        let mut table = two_seats(|state| {
            red_buys(state, &[id]);
            stock(state, RED, [1, 0, 0, 0]);
            stand(state, RED, Hunt, 1);
        });
        table.act(RED, Use { spot: Card1 });
        assert!(table.state.tribes[RED].cards.contains(bought), "{id}");
        assert_eq!(table.state.tribes[RED].face_up.contains(bought), is_kept(table.rules(), bought), "{id}");
        let red = |table: &StoneAgeTable| table.state.tribes[RED];
        match data.top {
            Top::DicePick => {
                table.chance(dice([4, 6])).act(RED, TakeDie { pips: 4 });
                assert_eq!((red(&table).resources.gold, table.state.tribes[BLUE].track), (1, 1), "{id}");
            }
            Top::Gain(goods) => {
                assert_eq!(red(&table).food, 12 + u16::from(goods.food), "{id}");
                let gained = [goods.wood, goods.brick, goods.stone, goods.gold].map(u16::from);
                assert_eq!(red(&table).resources, resources(gained), "{id}");
            }
            Top::Points(points) => assert_eq!(red(&table).ledger.cards, i16::from(points), "{id}"),
            Top::Roll { resource, dice: count } => {
                table.chance(dice(vec![6; usize::from(count)]));
                let divisor = [3, 4, 5, 6][resource as usize];
                assert_eq!(red(&table).resources[resource], u16::from(6 * count / divisor), "{id}");
            }
            Top::Tool => assert_eq!(red(&table).tools, [1, 0, 0], "{id}"),
            Top::FoodTrack => assert_eq!(red(&table).track, 1, "{id}"),
            Top::ExtraCard => {
                table.chance_ids(&["C36"]);
                assert_eq!(red(&table).cards.len(), 2, "{id}");
            }
            Top::OneUseTool(value) => {
                table.act(RED, Use { spot: Hunt }).chance(dice([2])).act(RED, AddCard { card: bought });
                table.act(RED, Take);
                assert_eq!(red(&table).food, 12 + 1 + u16::from(value / 2), "{id}");
                assert!(red(&table).face_up.is_empty(), "{id}");
            }
            Top::AnyResources(count) => {
                table.act(RED, UseCard { card: bought });
                (0..count).for_each(|_| {
                    table.act(RED, Choose { resource: Stone });
                });
                assert_eq!(red(&table).resources.stone, u16::from(count), "{id}");
            }
        }
    }
}
