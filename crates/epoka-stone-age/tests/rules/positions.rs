//! Which positions can be: a table that somebody sends us is checked piece by piece.

use epoka_core::{Tasks, json, names};
use epoka_stone_age::view::View;

use crate::common::*;

/// What is wrong with a state of two seats that was changed so.
fn wrong(change: impl FnOnce(&mut State)) -> String {
    let table = two_seats(|_| ());
    let mut state = table.state.clone();
    change(&mut state);
    table.rules().check(&state).expect_err("such a position cannot be").to_string()
}

/// The state with this task pending in Red's turn to use figures.
fn owing(state: &mut State, task: Task) {
    red_uses(state, &[(Hunt, 1)]);
    state.tasks.push(task);
}

#[test]
fn pieces_are_conserved() {
    let twice = "the civilization cards are not each there once";
    assert_eq!(wrong(|state| state.tribes[RED].cards.insert(card("C28"))), twice);
    assert_eq!(wrong(|state| state.deck.remove(card("C01"))), twice);
    assert_eq!(wrong(|state| state.display[1] = state.display[0]), twice);
    let tiles = "the building tiles are not each there once";
    assert_eq!(wrong(|state| state.tribes[BLUE].buildings.insert(building("B14"))), tiles);
    assert_eq!(wrong(|state| state.tiles.remove(building("B28"))), tiles);
    assert!(wrong(|state| state.stacks[0].hidden = 5).contains("lie face down in the stacks"));
    assert!(wrong(|state| state.tribes[RED].home = 4).contains("5 figures, 4 at home and 0 on the board"));
}

#[test]
fn cards_lie_where_they_can() {
    let not_own = |state: &mut State| state.tribes[RED].face_up.insert(card("C32"));
    assert_eq!(wrong(not_own), "seat 0 has a card that is not among its cards");
    let not_kept = "seat 0 has a card face up that is not kept so";
    assert_eq!(wrong(|state| give_open(state, RED, &["C01"])), not_kept);
    let drawn = |state: &mut State| {
        give_open(state, RED, &["C32"]);
        state.tribes[RED].secret.insert(card("C32"));
    };
    assert_eq!(wrong(drawn), not_kept);
}

#[test]
fn stacks_are_not_higher_than_seven() {
    let high = "a stack has 7 tiles at the most";
    let uneven = |state: &mut State| {
        state.stacks[0].hidden = 7;
        state.stacks[1].hidden = 5;
    };
    assert_eq!(wrong(uneven), high);
    assert_eq!(wrong(|state| state.stacks[0].hidden = 200), high);
}

#[test]
fn limits_are_kept() {
    assert_eq!(wrong(|state| grow_to(state, RED, 11)), "seat 0 cannot have 11 figures");
    assert_eq!(wrong(|state| grow_to(state, RED, 4)), "seat 0 cannot have 4 figures");
    assert_eq!(wrong(|state| state.tribes[RED].track = 11), "the food track ends before 11");
    for tools in [[2, 0, 0], [5, 4, 4], [3, 2, 1]] {
        let message = format!("seat 0 cannot have tools of {tools:?}");
        assert_eq!(wrong(|state| state.tribes[RED].tools = tools), message);
    }
    assert_eq!(wrong(|state| state.tribes[RED].used = 1), "seat 0 has used a tool it does not have");
    let much = "seat 0 has more than any game gives";
    assert_eq!(wrong(|state| state.tribes[RED].food = 10_000), much);
    assert_eq!(wrong(|state| stock(state, RED, [0, 0, 0, 10_000])), much);
    assert_eq!(wrong(|state| state.tribes[RED].ledger.hunger = 10), much);
    assert_eq!(wrong(|state| state.round = 101), "round 101 is after the last");
    assert_eq!(wrong(|state| state.first = GREEN), "the first player is not at the table");
    assert_eq!(wrong(|state| state.tribes[GREEN].food = 1), "seat 2 is not at the table");
}

#[test]
fn figures_stand_where_they_can() {
    let placements = [
        ("1 figures cannot stand on `hut`", vec![(RED, Hut, 1)]),
        ("2 figures cannot stand on `field`", vec![(RED, Field, 2)]),
        ("2 figures cannot stand on `forest`", vec![(RED, Forest, 1), (BLUE, Forest, 1)]),
        ("2 figures cannot stand on `card1`", vec![(RED, Card1, 1), (BLUE, Card1, 1)]),
        ("1 figures cannot stand on `building3`", vec![(RED, Building3, 1)]),
        ("too many village places are taken", vec![(RED, Hut, 2), (RED, Field, 1), (RED, ToolMaker, 1)]),
    ];
    for (message, figures) in placements {
        let place = |state: &mut State| figures.iter().for_each(|&(seat, spot, count)| stand(state, seat, spot, count));
        assert_eq!(wrong(place), message);
    }
    let crowd = |state: &mut State| {
        grow_to(state, RED, 8);
        stand(state, RED, River, 8);
    };
    assert_eq!(wrong(crowd), "8 figures cannot stand on `river`");
}

#[test]
fn pending_work_is_possible() {
    let impossible = "the pending work cannot be";
    let tasks = |tasks: &[Task]| Tasks::from_slice(tasks).expect("a few tasks");
    assert_eq!(wrong(|state| state.tasks = tasks(&[])), impossible);
    assert_eq!(wrong(|state| state.tasks = tasks(&[Task::FirstPlayer])), impossible);
    assert_eq!(wrong(|state| state.tasks = tasks(&[Task::FillDisplay])), impossible);
    assert_eq!(wrong(|state| state.tasks = tasks(&[Task::Place { seat: GREEN }])), impossible);
    assert_eq!(wrong(|state| state.tasks = tasks(&[Task::Use { seat: RED }])), impossible, "nobody stands anywhere");
    assert_eq!(wrong(|state| state.tasks = tasks(&[Task::Feed])), impossible, "nobody is short");
    assert_eq!(wrong(|state| state.end = Some(End::Deck)), impossible, "a game that is over owes nothing");
    let in_turn = [
        Task::Roll { seat: RED, good: Good::Food, dice: 0 },
        Task::Roll { seat: BLUE, good: Good::Food, dice: 1 },
        Task::AddTools { seat: RED, good: Good::Food, pips: 3, added: 0 },
        Task::Pay { seat: RED, spot: Card1, paid: Resources::default() },
        Task::Pay { seat: RED, spot: Hunt, paid: Resources::default() },
        Task::TakeDie { seat: RED, dice: [2, 0, 0, 0, 0, 0] },
        Task::TakeDie { seat: BLUE, dice: [1, 1, 0, 0, 0, 0] },
        Task::Choose { seat: RED, left: 0, taken: 0 },
        Task::TurnUp { stacks: 1 },
        Task::Feed,
    ];
    for task in in_turn {
        assert_eq!(wrong(|state| owing(state, task)), impossible, "{task:?}");
    }
    let unasked = |state: &mut State| state.feeding[RED].missing = 1;
    assert_eq!(wrong(unasked), "the feeding phase and who still has to feed contradict each other");
}

#[test]
fn a_position_goes_through_json_and_back() {
    let mut table = two_seats(|state| {
        give_open(state, RED, &["C32"]);
        state.tribes[RED].secret = CardSet::default();
        state.tribes[RED].tools = [1, 1, 0];
        red_uses(state, &[(Hunt, 2)]);
    });
    table.act(RED, Use { spot: Hunt }).chance(dice([1, 2])).act(RED, AddTool { value: 1 });
    names::with(table.rules().names(), || {
        let written = serde_json::to_value(table.view(Viewer::Referee)).expect("a view is JSON");
        let view: View = json::read(&written).expect("and can be read again");
        assert!(table.rules().restore(&view).expect("it can be") == table.state);
    });
}

#[test]
fn a_position_is_whole_and_does_not_contradict_itself() {
    let table = two_seats(|state| give_cards(state, RED, &["C01"]));
    let restored = |change: &dyn Fn(&mut View)| {
        let mut view = table.view(Viewer::Referee);
        change(&mut view);
        table.rules().restore(&view).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(restored(&|_| ()), Ok(()));
    let hidden = table.rules().restore(&table.view(Viewer::Seat(BLUE))).expect_err("the deck is hidden");
    assert!(hidden.to_string().contains("is hidden: a position is what the referee sees"));
    let contradicts = |field: &str| Err(format!("{field} by the rest of the view"));
    assert_eq!(restored(&|view| view.tribes[0].score = 7), contradicts("`tribes[0].score` is 7, but should be 0"));
    let cards = "`tribes[0].card-count` is 2, but should be 1";
    assert_eq!(restored(&|view| view.tribes[0].card_count = 2), contradicts(cards));
    assert_eq!(restored(&|view| view.deck_count = 3), contradicts("`deck-count` is 3, but should be 31"));
    assert_eq!(restored(&|view| view.display.truncate(3)), Err("`display` has the wrong length".into()));
    assert_eq!(restored(&|view| view.stacks.truncate(1)), Err("`stacks` has the wrong length".into()));
    assert_eq!(restored(&|view| view.board[0].figures.push(0)), Err("`figures` has the wrong length".into()));
    let boards = Err("1 players' boards for 2 players".to_owned());
    assert_eq!(restored(&|view| view.tribes.truncate(1)), boards);
}
