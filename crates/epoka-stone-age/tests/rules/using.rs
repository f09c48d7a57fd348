//! Phase 2, using figures: SA-18 to SA-30, SA-2, SA-46, SA-60, SA-A1, SA-A18.

use epoka_stone_age::data::Price;

use crate::common::*;

/// SA-18. A seat uses its figures in any order; they go home, and then it is the next seat's turn.
#[test]
fn figures_are_used_in_any_order_and_go_home() {
    let mut table = three_seats(|state| {
        use_phase(state, &[(RED, ToolMaker, 1), (RED, Card1, 1), (BLUE, Hut, 2), (GREEN, Hunt, 3)]);
    });
    table.refuses("SA-18", RED, Use { spot: Hut });
    table.refuses("SA-18", RED, Leave { spot: ToolMaker });
    table.refuses("SA-18", RED, Leave { spot: Card2 });
    table.refuses("SA-18", BLUE, Use { spot: Hut });
    table.act(RED, Leave { spot: Card1 });
    assert_eq!(table.state.tribes[RED].home, 4);
    table.act(RED, Use { spot: ToolMaker });
    assert_eq!((table.state.tribes[RED].home, table.state.is_taken(ToolMaker)), (5, false));
    assert_eq!(table.turn(), Turn::of(BLUE));
}

/// SA-18. The first player begins, whoever that is, and the others follow clockwise.
#[test]
fn the_first_player_uses_figures_first() {
    let mut table = three_seats(|state| {
        state.first = BLUE;
        use_phase(state, &[(BLUE, Card1, 1), (GREEN, Card2, 1), (RED, Card3, 1)]);
    });
    table.act(BLUE, Leave { spot: Card1 });
    table.act(GREEN, Leave { spot: Card2 });
    table.act(RED, Leave { spot: Card3 });
    assert_eq!(table.state.round, 2);
}

/// SA-19, SA-31. Example 9. The first tool has a value of 1.
#[test]
fn the_tool_maker_gives_the_first_tool() {
    let mut table = two_seats(|state| red_uses(state, &[(ToolMaker, 1)]));
    table.act(RED, Use { spot: ToolMaker });
    assert_eq!(table.state.tribes[RED].tools, [1, 0, 0]);
    assert_eq!(table.events()[0], Event::ToolGained { seat: RED, tools: [1, 0, 0] });
}

/// SA-20, SA-49. Example 10. Two figures come home with a third, which eats at once and works from the next round on.
#[test]
fn the_hut_makes_five_figures_six() {
    let mut table = two_seats(|state| red_uses(state, &[(Hut, 2)]));
    table.act(RED, Use { spot: Hut });
    assert_eq!((table.state.tribes[RED].figures, table.state.tribes[RED].home), (6, 6));
    blue_hunts(&mut table);
    assert_eq!(table.state.tribes[RED].food, 12 - 6);
    table.act(BLUE, Place { spot: Hunt, figures: 5 });
    table.act(RED, Place { spot: Hunt, figures: 6 });
    assert_eq!(table.state.placed[Hunt][RED], 6);
}

/// SA-2. No tribe has more than ten figures.
#[test]
fn the_eleventh_figure_does_not_come() {
    let mut table = two_seats(|state| {
        grow_to(state, RED, 10);
        red_uses(state, &[(Hut, 2)]);
    });
    table.act(RED, Use { spot: Hut });
    assert_eq!((table.state.tribes[RED].figures, table.state.tribes[RED].home), (10, 10));
    assert_eq!(table.events()[0], Event::FigureGained { seat: RED, figures: 10 });
}

/// SA-21. The field moves the marker up the food track, to 10 at most.
#[test]
fn the_field_advances_the_food_track() {
    for (before, after) in [(0, 1), (9, 10), (10, 10)] {
        let mut table = two_seats(|state| {
            state.tribes[RED].track = before;
            red_uses(state, &[(Field, 1)]);
        });
        table.act(RED, Use { spot: Field });
        assert_eq!(table.state.tribes[RED].track, after);
    }
}

/// SA-22. Example 11. Five dice showing 14 give 7 food.
#[test]
fn fourteen_pips_are_seven_food() {
    let mut table = two_seats(|state| red_uses(state, &[(Hunt, 5)]));
    table.act(RED, Use { spot: Hunt }).chance(dice([3, 3, 3, 3, 2]));
    assert_eq!(table.state.tribes[RED].food, 12 + 7);
}

/// SA-23. Example 12. Three dice showing 10 give 3 wood.
#[test]
fn ten_pips_are_three_wood() {
    let mut table = two_seats(|state| red_uses(state, &[(Forest, 3)]));
    table.act(RED, Use { spot: Forest }).chance(dice([4, 3, 3]));
    assert_eq!(table.state.tribes[RED].resources, resources([3, 0, 0, 0]));
}

/// SA-23. Example 13. Two dice showing 5 on the river give no gold.
#[test]
fn five_pips_are_no_gold() {
    let mut table = two_seats(|state| red_uses(state, &[(River, 2)]));
    table.act(RED, Use { spot: River }).chance(dice([2, 3]));
    assert_eq!(table.state.tribes[RED].resources, Resources::default());
    assert!(table.events().contains(&Event::Gained { seat: RED, good: Good::Gold, amount: 0 }));
}

/// SA-23. The forest divides by 3, the clay pit by 4, the quarry by 5, the river by 6.
#[test]
fn every_area_divides_by_its_number() {
    let areas = [(Forest, [7, 0, 0, 0]), (ClayPit, [0, 5, 0, 0]), (Quarry, [0, 0, 4, 0]), (River, [0, 0, 0, 3])];
    for (spot, gained) in areas {
        let mut table = two_seats(|state| red_uses(state, &[(spot, 4)]));
        table.act(RED, Use { spot }).chance(dice([6, 6, 6, 5]));
        assert_eq!(table.state.tribes[RED].resources, resources(gained));
    }
}

/// SA-22. Ten figures roll ten dice: the seven in the box are no limit.
#[test]
fn ten_hunters_roll_ten_dice() {
    let mut table = two_seats(|state| {
        grow_to(state, RED, 10);
        red_uses(state, &[(Hunt, 10)]);
    });
    table.act(RED, Use { spot: Hunt }).chance(dice([6; 10]));
    assert_eq!(table.state.tribes[RED].food, 12 + 30);
}

/// SA-46. The box has 28 wood; whoever is due more gets it.
#[test]
fn wood_does_not_run_out() {
    let mut table = two_seats(|state| {
        stock(state, RED, [20, 0, 0, 0]);
        stock(state, BLUE, [8, 0, 0, 0]);
        red_uses(state, &[(Forest, 2)]);
    });
    table.act(RED, Use { spot: Forest }).chance(dice([6, 6]));
    assert_eq!(table.state.tribes[RED].resources.wood, 24);
}

/// SA-24, SA-43. Example 16. Three resources of any mix buy the third card, which moves the food track; then it lies
/// face down.
#[test]
fn a_card_is_paid_with_any_mix() {
    let mut table = two_seats(|state| {
        stock(state, RED, [1, 2, 0, 2]);
        red_uses(state, &[(Card3, 1)]);
    });
    table.act(RED, Use { spot: Card3 });
    table.act(RED, Pay { resource: Wood });
    table.act(RED, Pay { resource: Brick });
    table.act(RED, Pay { resource: Gold });
    let tribe = table.state.tribes[RED];
    assert_eq!((tribe.resources, tribe.track, tribe.home), (resources([0, 1, 0, 1]), 1, 5));
    assert!(tribe.cards.contains(card("C03")) && tribe.face_up.is_empty());
    assert_eq!(table.state.display[2], None);
}

/// SA-24. Food is not a resource: whoever has nothing else cannot buy.
#[test]
fn food_does_not_buy_a_card() {
    let mut table = two_seats(|state| red_uses(state, &[(Card1, 1)]));
    assert_eq!(table.state.tribes[RED].food, 12);
    table.refuses("SA-24", RED, Use { spot: Card1 });
}

/// SA-24. The spaces cost 1, 2, 3 and 4 resources, from right to left.
#[test]
fn the_spaces_cost_one_to_four() {
    for (spot, cost) in [(Card1, 1), (Card2, 2), (Card3, 3), (Card4, 4)] {
        let mut table = two_seats(|state| {
            stock(state, RED, [cost - 1, 0, 0, 0]);
            red_uses(state, &[(spot, 1)]);
        });
        table.refuses("SA-24", RED, Use { spot });
        table.arrange(|state| stock(state, RED, [cost, 0, 0, 0]));
        table.act(RED, Use { spot });
        assert_eq!(table.state.tribes[RED].resources.wood, 0);
        assert_eq!(table.state.tribes[RED].cards.len(), 1);
    }
}

/// SA-A18. A card is bought as soon as its price is paid; nobody can pay more.
#[test]
fn nobody_pays_more_than_the_price() {
    let mut table = two_seats(|state| {
        stock(state, RED, [5, 2, 0, 0]);
        red_uses(state, &[(Card2, 1)]);
    });
    table.act(RED, Use { spot: Card2 });
    table.refuses("SA-24", RED, Build);
    table.act(RED, Pay { resource: Wood });
    table.act(RED, Pay { resource: Wood });
    assert!(table.state.tribes[RED].cards.contains(card("C17")));
    assert_eq!(table.state.tribes[RED].resources, resources([3, 2, 0, 0]));
    assert_eq!(table.turn(), Turn::of(BLUE));
}

#[test]
fn nobody_pays_with_what_is_not_there() {
    let mut table = two_seats(|state| {
        stock(state, RED, [1, 1, 0, 0]);
        red_uses(state, &[(Card1, 1)]);
    });
    table.act(RED, Use { spot: Card1 });
    table.refuses("SA-24", RED, Pay { resource: Stone });
    table.refuses("SA-24", RED, Use { spot: Card1 });
}

/// SA-60. Resources are named in any order, and only those are paid that were named.
#[test]
fn a_payment_is_named_in_any_order() {
    let mut table = two_seats(|state| {
        stock(state, RED, [1, 2, 2, 0]);
        red_uses(state, &[(Card3, 1)]);
    });
    table.act(RED, Use { spot: Card3 });
    table.act(RED, Pay { resource: Stone });
    table.act(RED, Pay { resource: Wood });
    assert_eq!(table.state.tribes[RED].resources, resources([0, 2, 1, 0]));
    assert_eq!(table.actions(RED), [Pay { resource: Brick }, Pay { resource: Stone }]);
    table.act(RED, Pay { resource: Brick });
    assert_eq!(table.state.tribes[RED].resources, resources([0, 1, 1, 0]));
    assert!(table.state.tribes[RED].cards.contains(card("C03")));
}

/// SA-25. Whoever does not want to pay takes the figure back; the card stays.
#[test]
fn a_card_may_be_left() {
    let mut table = two_seats(|state| {
        stock(state, RED, [4, 0, 0, 0]);
        red_uses(state, &[(Card4, 1)]);
    });
    table.act(RED, Leave { spot: Card4 });
    assert_eq!((table.state.tribes[RED].home, table.state.tribes[RED].resources.wood), (5, 4));
    assert_eq!(table.state.display[3], Some(card("C11")));
}

/// SA-30. Whoever does not want to pay takes the figure back; the tile stays.
#[test]
fn a_building_may_be_left() {
    let mut table = two_seats(|state| {
        stock(state, RED, [2, 1, 0, 0]);
        red_uses(state, &[(Building2, 1)]);
    });
    table.act(RED, Leave { spot: Building2 });
    assert_eq!((table.state.tribes[RED].home, table.state.tribes[RED].resources), (5, resources([2, 1, 0, 0])));
    assert_eq!(table.state.stacks[1].top, Some(building("B01")));
}

/// SA-26, SA-27. Example 17. One brick and two stone are 14 points.
#[test]
fn a_brick_and_two_stone_are_fourteen_points() {
    let mut table = two_seats(|state| {
        stock(state, RED, [1, 2, 2, 1]);
        red_uses(state, &[(Building1, 1)]);
    });
    table.act(RED, Use { spot: Building1 });
    let tribe = table.state.tribes[RED];
    assert_eq!((tribe.resources, tribe.home), (resources([1, 1, 0, 1]), 5));
    assert!(tribe.buildings.contains(building("B14")));
    assert_eq!(table.rules().score(&table.state, RED), 14, "scored at once");
}

/// SA-26. Beyond five, buildings are stacked: there is no limit.
#[test]
fn a_seventh_building_finds_room() {
    let mut table = two_seats(|state| {
        give_buildings(state, RED, Building2, 6);
        offer(state, Building1, "B26");
        stock(state, RED, [1, 0, 0, 0]);
        red_uses(state, &[(Building1, 1)]);
    });
    table.act(RED, Use { spot: Building1 });
    assert_eq!(table.state.tribes[RED].buildings.len(), 7);
}

/// SA-27. Example 26. Two wood and one brick are 10 points; nothing else is taken instead.
#[test]
fn two_wood_and_a_brick_are_ten_points() {
    let mut table = two_seats(|state| {
        stock(state, RED, [2, 0, 9, 9]);
        red_uses(state, &[(Building2, 1)]);
    });
    table.refuses("SA-27", RED, Use { spot: Building2 });
    table.arrange(|state| stock(state, RED, [2, 1, 0, 0]));
    table.act(RED, Use { spot: Building2 });
    assert_eq!(table.state.tribes[RED].ledger.buildings, 10);
    assert_eq!(table.state.tribes[RED].resources, Resources::default());
}

/// SA-28, SA-60. Example 27. Four resources of exactly two kinds: 3 stone and 1 wood are 18 points. Four stone, or 2 stone, 1 wood
/// and 1 brick, are refused.
#[test]
fn four_resources_of_two_kinds() {
    let mut table = two_seats(|state| {
        offer(state, Building1, "B19");
        stock(state, RED, [0, 0, 4, 0]);
        red_uses(state, &[(Building1, 1)]);
    });
    table.refuses("SA-28", RED, Use { spot: Building1 });
    table.arrange(|state| stock(state, RED, [2, 1, 4, 0]));
    table.act(RED, Use { spot: Building1 });
    table.refuses("SA-28", RED, Build);
    table.act(RED, Pay { resource: Stone }).act(RED, Pay { resource: Stone }).act(RED, Pay { resource: Stone });
    table.refuses("SA-28", RED, Pay { resource: Stone });
    assert_eq!(table.actions(RED), [Pay { resource: Wood }, Pay { resource: Brick }]);
    table.act(RED, Pay { resource: Wood });
    assert_eq!(table.state.tribes[RED].resources, resources([1, 1, 1, 0]));
    assert_eq!(table.state.tribes[RED].ledger.buildings, 18);
}

/// SA-28. Whether a number of kinds can be paid depends on the largest stocks.
#[test]
fn kinds_are_paid_from_the_largest_stocks() {
    let cases = [
        ("B18", [4, 0, 0, 0], [3, 3, 3, 3]),
        ("B19", [3, 0, 0, 1], [9, 0, 0, 0]),
        ("B20", [2, 1, 1, 0], [4, 4, 0, 0]),
        ("B21", [1, 1, 1, 1], [4, 4, 4, 0]),
        ("B22", [0, 0, 0, 5], [4, 4, 4, 4]),
        ("B23", [4, 1, 0, 0], [2, 2, 2, 2]),
        ("B24", [3, 0, 1, 1], [1, 1, 1, 1]),
        ("B25", [1, 1, 1, 2], [1, 1, 1, 1]),
    ];
    for (id, enough, short) in cases {
        let mut table = two_seats(|state| {
            offer(state, Building1, id);
            stock(state, RED, short);
            red_uses(state, &[(Building1, 1)]);
        });
        table.refuses("SA-28", RED, Use { spot: Building1 });
        table.arrange(|state| stock(state, RED, enough));
        table.act(RED, Use { spot: Building1 });
        assert!(table.state.tribes[RED].buildings.contains(building(id)), "{id} is paid in the only way");
    }
}

/// SA-26, SA-29. Any mix of at least one piece; one says when it is enough. What is no payment is refused as such.
#[test]
fn a_free_price_ends_when_it_is_enough() {
    let mut table = two_seats(|state| {
        offer(state, Building1, "B27");
        stock(state, RED, [3, 0, 2, 1]);
        red_uses(state, &[(Building1, 1)]);
    });
    table.act(RED, Use { spot: Building1 });
    table.refuses("SA-26", RED, Use { spot: Card1 });
    table.refuses("SA-29", RED, Build);
    table.refuses("SA-29", RED, Pay { resource: Brick });
    table.act(RED, Pay { resource: Wood });
    table.act(RED, Pay { resource: Stone });
    table.act(RED, Build);
    assert_eq!(table.state.tribes[RED].ledger.buildings, 8);
    assert_eq!(table.state.tribes[RED].resources, resources([2, 0, 1, 1]));
}

/// SA-29, SA-60. Seven pieces are the most; after them, too, the seat says that it is enough.
#[test]
fn a_free_price_ends_with_seven() {
    let mut table = two_seats(|state| {
        offer(state, Building1, "B26");
        stock(state, RED, [9, 0, 0, 0]);
        red_uses(state, &[(Building1, 1)]);
    });
    table.act(RED, Use { spot: Building1 });
    assert_eq!(table.actions(RED), [Pay { resource: Wood }]);
    table.act(RED, Pay { resource: Wood });
    for _ in 1..7 {
        assert_eq!(table.actions(RED), [Pay { resource: Wood }, Build]);
        table.act(RED, Pay { resource: Wood });
    }
    table.refuses("SA-29", RED, Pay { resource: Wood });
    table.act(RED, Build);
    assert_eq!(table.state.tribes[RED].ledger.buildings, 21);
    assert_eq!(table.state.tribes[RED].resources.wood, 2);
}

/// SA-29. A single piece of gold is paid without a question; without any piece there is no building.
#[test]
fn a_free_price_takes_the_last_piece() {
    let mut table = two_seats(|state| {
        offer(state, Building1, "B28");
        red_uses(state, &[(Building1, 1)]);
    });
    table.refuses("SA-29", RED, Use { spot: Building1 });
    table.arrange(|state| stock(state, RED, [0, 0, 0, 1]));
    table.act(RED, Use { spot: Building1 });
    assert_eq!(table.state.tribes[RED].ledger.buildings, 6);
}

/// SA-30, SA-A1. The next tile is turned up at once, and nobody can buy it in this round.
#[test]
fn the_next_tile_is_turned_up_at_once() {
    let mut table = two_seats(|state| {
        stock(state, RED, [9, 9, 9, 9]);
        stock(state, BLUE, [9, 9, 9, 9]);
        red_uses(state, &[(Building1, 1), (Forest, 1)]);
    });
    table.act(RED, Use { spot: Building1 });
    table.chance_ids(&["B05"]);
    assert_eq!((table.state.stacks[0].top, table.state.stacks[0].hidden), (Some(building("B05")), 5));
    table.refuses("SA-18", RED, Use { spot: Building1 });
    table.act(RED, Use { spot: Forest }).chance(dice([1]));
    table.refuses("SA-18", BLUE, Use { spot: Building1 });
}

/// SA-26, SA-27, SA-28, SA-29. Every building scores the value of what is paid: wood 3, brick 4, stone 5, gold 6.
#[test]
fn every_building_scores_the_value_of_its_price() {
    for tile in &DATA.building {
        let pieces = match tile.price {
            Price::Fixed(cost) => cost,
            Price::Kinds { amount, kinds } => {
                let more = u16::from(amount - kinds);
                let one = |kind: u8| u16::from(kind < kinds);
                resources([one(0) + more, one(1), one(2), one(3)])
            }
            Price::Free { max, .. } => resources([1, 1, 1, u16::from(max) - 3]),
        };
        let mut table = two_seats(|state| {
            offer(state, Building1, &tile.id);
            state.tribes[RED].resources = pieces;
            red_uses(state, &[(Building1, 1)]);
        });
        table.act(RED, Use { spot: Building1 });
        while let Some(&pay) = table.actions(RED).iter().find(|action| matches!(action, Pay { .. })) {
            table.act(RED, pay);
        }
        if table.actions(RED).contains(&Build) {
            table.act(RED, Build);
        }
        let value = 3 * pieces.wood + 4 * pieces.brick + 5 * pieces.stone + 6 * pieces.gold;
        assert_eq!(table.rules().score(&table.state, RED), i32::from(value), "{}", tile.id);
        assert!(tile.points.is_none_or(|points| u16::from(points) == value), "{}", tile.id);
        assert_eq!(table.state.tribes[RED].resources, Resources::default(), "{}", tile.id);
        assert!(table.state.tribes[RED].buildings.contains(building(&tile.id)));
    }
}
