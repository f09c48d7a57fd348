//! Tools: SA-31 to SA-37, SA-60, SA-A7, SA-A8, SA-A16.

use crate::common::*;

/// SA-22, SA-33. Example 14. Two dice showing 5 and tools of 1 and 2 make 8, which are 4 food.
#[test]
fn five_pips_and_tools_of_two_and_one_are_four_food() {
    let mut table = two_seats(|state| {
        state.tribes[RED].tools = [2, 1, 1];
        red_uses(state, &[(Hunt, 2)]);
    });
    table.act(RED, Use { spot: Hunt }).chance(dice([1, 4]));
    table.act(RED, AddTool { value: 2 });
    table.act(RED, AddTool { value: 1 });
    table.act(RED, Take);
    assert_eq!(table.state.tribes[RED].food, 12 + 4);
}

/// SA-23, SA-34. Example 15. Eight pips and two tools of 2 make 12, which are 3 bricks.
#[test]
fn eight_pips_and_two_tools_of_two_are_three_bricks() {
    let mut table = two_seats(|state| {
        state.tribes[RED].tools = [2, 2, 1];
        red_uses(state, &[(ClayPit, 2)]);
    });
    table.act(RED, Use { spot: ClayPit }).chance(dice([3, 5]));
    table.act(RED, AddTool { value: 2 });
    table.act(RED, AddTool { value: 2 });
    table.refuses("SA-34", RED, AddTool { value: 2 });
    table.act(RED, Take);
    assert_eq!(table.state.tribes[RED].resources.brick, 3);
}

/// SA-31. Example 32. From three tools of 1 on, all three rise to 2 before one becomes a 3.
#[test]
fn tools_rise_level_by_level() {
    let mut table = two_seats(|state| state.tribes[RED].tools = [1, 1, 1]);
    for tools in [[2, 1, 1], [2, 2, 1], [2, 2, 2], [3, 2, 2]] {
        table.arrange(|state| red_uses(state, &[(ToolMaker, 1)]));
        table.act(RED, Use { spot: ToolMaker });
        assert_eq!(table.state.tribes[RED].tools, tools);
    }
}

/// SA-31. Twelve steps lead to 4, 4 and 4; a thirteenth gives nothing.
#[test]
fn twelve_steps_are_all() {
    let mut table = two_seats(|_| ());
    for step in 1..=13 {
        table.arrange(|state| red_uses(state, &[(ToolMaker, 1)]));
        table.act(RED, Use { spot: ToolMaker });
        assert_eq!(table.state.tribes[RED].tool_value(), step.min(12));
    }
    assert_eq!(table.state.tribes[RED].tools, [4; 3]);
}

/// SA-32. A tool of this turn already helps the hunters.
#[test]
fn a_new_tool_works_at_once() {
    let mut table = two_seats(|state| red_uses(state, &[(ToolMaker, 1), (Hunt, 1)]));
    table.act(RED, Use { spot: ToolMaker });
    table.act(RED, Use { spot: Hunt }).chance(dice([1]));
    table.act(RED, AddTool { value: 1 }).act(RED, Take);
    assert_eq!(table.state.tribes[RED].food, 12 + 1);
}

/// SA-33, SA-42. Tools join the roll of a card for a resource, but only tools one has.
#[test]
fn tools_help_the_roll_of_a_card() {
    let mut table = two_seats(|state| {
        show(state, Card1, "C31");
        stock(state, RED, [0, 0, 0, 1]);
        state.tribes[RED].tools = [1, 1, 0];
        red_uses(state, &[(Card1, 1)]);
    });
    table.act(RED, Use { spot: Card1 }).chance(dice([4, 4]));
    table.refuses("SA-33", RED, AddTool { value: 2 });
    table.refuses("SA-33", RED, AddTool { value: 3 });
    table.act(RED, AddTool { value: 1 });
    table.act(RED, Take);
    assert_eq!(table.state.tribes[RED].resources.wood, 3);
}

/// SA-33, SA-38. Tools do not change the dice of a card from which everybody picks.
#[test]
fn tools_do_not_change_the_dice_for_all() {
    let mut table = two_seats(|state| {
        show(state, Card1, "C02");
        stock(state, RED, [1, 0, 0, 0]);
        state.tribes[RED].tools = [1, 1, 1];
        give_open(state, RED, &["C32"]);
        red_uses(state, &[(Card1, 1)]);
    });
    table.act(RED, Use { spot: Card1 }).chance(dice([1, 3]));
    table.refuses("SA-33", RED, AddTool { value: 1 });
    table.refuses("SA-33", RED, AddCard { card: card("C32") });
    assert_eq!(table.actions(RED), [TakeDie { pips: 1 }, TakeDie { pips: 3 }]);
}

/// SA-34. A tool that helped one roll does not help another in the same round.
#[test]
fn a_tool_works_once_a_round() {
    let mut table = two_seats(|state| {
        state.tribes[RED].tools = [1, 1, 0];
        red_uses(state, &[(Hunt, 1), (Forest, 1)]);
    });
    table.act(RED, Use { spot: Hunt }).chance(dice([1]));
    table.act(RED, AddTool { value: 1 });
    table.act(RED, Take);
    table.act(RED, Use { spot: Forest }).chance(dice([2]));
    table.act(RED, AddTool { value: 1 });
    table.refuses("SA-34", RED, AddTool { value: 1 });
    table.act(RED, Take);
    assert_eq!((table.state.tribes[RED].resources.wood, table.state.tribes[RED].used), (1, 0b011));
}

/// SA-35. Without a roll there is nothing a tool could be added to.
#[test]
fn a_tool_needs_a_roll() {
    let mut table = two_seats(|state| {
        state.tribes[RED].tools = [1, 1, 1];
        give_open(state, RED, &["C32"]);
    });
    table.refuses("SA-35", RED, AddTool { value: 1 });
    table.arrange(|state| red_uses(state, &[(Hunt, 1), (Card1, 1)]));
    table.refuses("SA-35", RED, AddTool { value: 1 });
    table.refuses("SA-35", RED, AddCard { card: card("C32") });
    table.act(RED, Leave { spot: Card1 });
    assert_eq!(table.state.tribes[RED].used, 0);
}

/// SA-36. A one-use tool is spent for good; its lower half stays.
#[test]
fn a_one_use_tool_is_spent() {
    let mut table = two_seats(|state| {
        state.tribes[RED].tools = [1, 0, 0];
        give_open(state, RED, &["C32"]);
        red_uses(state, &[(Hunt, 1), (Quarry, 1)]);
    });
    table.act(RED, Use { spot: Quarry }).chance(dice([1]));
    table.refuses("SA-36", RED, AddCard { card: card("C33") });
    table.act(RED, AddCard { card: card("C32") }).act(RED, Take);
    let tribe = table.state.tribes[RED];
    assert_eq!(tribe.resources.stone, 1, "1 and 4 make 5");
    assert!(tribe.cards.contains(card("C32")) && tribe.face_up.is_empty());
    table.act(RED, Use { spot: Hunt }).chance(dice([1]));
    table.refuses("SA-36", RED, AddCard { card: card("C32") });
}

#[test]
fn resources_of_choice_are_no_tool() {
    let mut table = two_seats(|state| {
        give_open(state, RED, &["C10", "C34"]);
        red_uses(state, &[(Hunt, 1)]);
    });
    table.act(RED, Use { spot: Hunt }).chance(dice([1]));
    table.refuses("SA-36", RED, AddCard { card: card("C10") });
    table.act(RED, Take);
    assert_eq!(table.state.tribes[RED].face_up.len(), 2);
}

/// SA-37. After feeding all tools are ready again.
#[test]
fn tools_are_ready_in_the_next_round() {
    let mut table = two_seats(|state| {
        state.tribes[RED].tools = [1, 0, 0];
        red_uses(state, &[(Hunt, 1)]);
    });
    table.act(RED, Use { spot: Hunt }).chance(dice([1]));
    table.act(RED, AddTool { value: 1 }).act(RED, Take);
    assert!(!table.state.tribes[RED].is_ready(0));
    blue_hunts(&mut table);
    assert!(table.state.tribes[RED].is_ready(0));
    table.arrange(|state| red_uses(state, &[(Hunt, 1)]));
    table.act(RED, Use { spot: Hunt }).chance(dice([1]));
    table.act(RED, AddTool { value: 1 }).act(RED, Take);
    assert_eq!(table.state.tribes[RED].food, 12 + 1 - 5 + 1);
}

/// SA-60. Tools and one-use tools are named in any order, equal ones are one choice, and the roll ends when one says so.
#[test]
fn tools_are_named_in_any_order() {
    let roll = |state: &mut State| {
        state.tribes[RED].tools = [2, 1, 1];
        give_open(state, RED, &["C32", "C33", "C34"]);
        red_uses(state, &[(Hunt, 1)]);
    };
    let mut table = two_seats(roll);
    table.act(RED, Use { spot: Hunt }).chance(dice([1]));
    table.act(RED, AddTool { value: 1 }).act(RED, AddTool { value: 1 });
    table.act(RED, AddCard { card: card("C34") }).act(RED, AddTool { value: 2 });
    table.act(RED, AddCard { card: card("C33") }).act(RED, AddCard { card: card("C32") });
    assert_eq!(table.actions(RED), [Take]);
    table.act(RED, Take);
    assert_eq!(table.state.tribes[RED].food, 12 + 7, "1 and tools of 1, 1, 2, 2, 3 and 4 make 14");
}

/// SA-60. Of two equal tools the left one is used first, whatever lies between them.
#[test]
fn equal_tools_apart_are_one_choice() {
    let mut table = two_seats(|state| {
        state.tribes[RED].tools = [2, 1, 2];
        red_uses(state, &[(Hunt, 1)]);
    });
    table.act(RED, Use { spot: Hunt }).chance(dice([1]));
    assert_eq!(table.actions(RED), [Take, AddTool { value: 2 }, AddTool { value: 1 }]);
    table.act(RED, AddTool { value: 2 });
    table.act(RED, AddTool { value: 2 }).act(RED, Take);
    assert_eq!(table.state.tribes[RED].food, 12 + 2);
    assert_eq!(table.state.tribes[RED].used, 0b101);
}

/// SA-A7. Of equal tools an unused one is raised; a used one stays used, a new one comes ready.
#[test]
fn an_unused_tool_is_raised_first() {
    let cases = [
        ([1, 1, 1], 0b001, [1, 2, 1]),
        ([1, 1, 1], 0b111, [2, 1, 1]),
        ([2, 1, 1], 0b010, [2, 1, 2]),
        ([1, 0, 0], 0b001, [1, 1, 0]),
    ];
    for (before, used, after) in cases {
        let mut table = two_seats(|state| {
            state.tribes[RED].tools = before;
            state.tribes[RED].used = used;
            red_uses(state, &[(ToolMaker, 1)]);
        });
        table.act(RED, Use { spot: ToolMaker });
        assert_eq!((table.state.tribes[RED].tools, table.state.tribes[RED].used), (after, used));
    }
}

/// SA-A8. Nine tools of 3 at one table, though the box has fewer such tiles.
#[test]
fn tiles_of_three_do_not_run_out() {
    let mut table = three_seats(|state| {
        for seat in [RED, BLUE, GREEN] {
            state.tribes[seat].tools = [2; 3];
            state.tribes[seat].food = 100;
        }
    });
    for seat in [RED, BLUE, GREEN] {
        for _ in 0..3 {
            table.arrange(|state| use_phase(state, &[(seat, ToolMaker, 1)]));
            table.act(seat, Use { spot: ToolMaker });
        }
    }
    assert!([RED, BLUE, GREEN].iter().all(|&seat| table.state.tribes[seat].tools == [3; 3]));
}

/// SA-A16, SA-36. A one-use tool bought in this turn joins the roll of the next card, together with another tool.
#[test]
fn a_one_use_tool_helps_in_the_turn_it_is_bought() {
    let mut table = two_seats(|state| {
        show(state, Card1, "C32");
        show(state, Card2, "C31");
        stock(state, RED, [0, 0, 3, 0]);
        state.tribes[RED].tools = [1, 0, 0];
        red_uses(state, &[(Card1, 1), (Card2, 1)]);
    });
    table.act(RED, Use { spot: Card1 });
    table.act(RED, Use { spot: Card2 }).chance(dice([1, 1]));
    table.act(RED, AddTool { value: 1 });
    table.act(RED, AddCard { card: card("C32") }).act(RED, Take);
    assert_eq!(table.state.tribes[RED].resources.wood, 2, "1, 1, 1 and 4 make 7");
    assert!(table.state.tribes[RED].face_up.is_empty());
}
