//! What everybody may see, and what somebody means who points at a thing: SA-44, SA-47, SA-A13.

use epoka_core::Random;
use epoka_stone_age::view::TribeView;

use crate::common::*;

/// Red has bought C28.
fn after_a_purchase(setup: &Setup) -> StoneAgeTable {
    let mut table = table(2, setup, |state| {
        stock(state, RED, [1, 0, 0, 0]);
        red_uses(state, &[(Card1, 1), (Hunt, 1)]);
    });
    table.act(RED, Use { spot: Card1 });
    table
}

/// Red has bought C13 and drawn C32 from the deck.
fn after_the_extra_card(setup: &Setup) -> StoneAgeTable {
    let mut table = table(2, setup, |state| {
        show(state, Card1, "C13");
        stock(state, RED, [1, 0, 0, 0]);
        red_uses(state, &[(Card1, 1), (Hunt, 1)]);
    });
    table.act(RED, Use { spot: Card1 }).chance_ids(&["C32"]);
    table
}

fn red_as_seen_by(table: &StoneAgeTable, viewer: Viewer) -> TribeView {
    table.view(viewer).tribes[RED.index()].clone()
}

const OTHERS: [Viewer; 2] = [Viewer::Seat(BLUE), Viewer::Spectator];

/// SA-47. One may look at one's own cards at any time.
#[test]
fn the_owner_sees_every_card() {
    let table = after_the_extra_card(&Setup::default());
    for viewer in [Viewer::Seat(RED), Viewer::Referee] {
        let red = red_as_seen_by(&table, viewer);
        assert_eq!(red.cards, Some(vec![card("C13"), card("C32")]));
        assert_eq!(red.secret, Some(vec![card("C32")]));
    }
}

/// SA-A13. The others see how many cards somebody has, not which.
#[test]
fn the_others_see_how_many_cards_there_are() {
    let table = after_a_purchase(&Setup::default());
    for viewer in OTHERS {
        let red = red_as_seen_by(&table, viewer);
        assert_eq!((red.card_count, red.cards, red.open_cards, red.secret), (1, None, None, None));
    }
}

#[test]
fn the_others_see_cards_kept_face_up() {
    let mut table = two_seats(|state| {
        show(state, Card1, "C33");
        stock(state, RED, [1, 0, 0, 0]);
        red_uses(state, &[(Card1, 1)]);
    });
    table.act(RED, Use { spot: Card1 });
    for viewer in OTHERS {
        let red = red_as_seen_by(&table, viewer);
        assert_eq!((red.face_up, red.cards), (vec![card("C33")], Some(vec![card("C33")])));
    }
}

#[test]
fn open_cards_are_seen_by_all() {
    let table = after_a_purchase(&Setup { open_cards: true });
    for viewer in OTHERS {
        let red = red_as_seen_by(&table, viewer);
        assert_eq!((red.open_cards, red.cards), (Some(vec![card("C28")]), Some(vec![card("C28")])));
    }
}

/// SA-44, SA-A10. Only the owner sees the extra card, on the table and in the telling, whether cards are open or not.
#[test]
fn only_the_owner_sees_the_extra_card() {
    for open_cards in [false, true] {
        let table = after_the_extra_card(&Setup { open_cards });
        let drew = |card| Event::Drew { seat: RED, card };
        let told = |viewer| table.rules().project(&table.events()[0], viewer);
        assert_eq!(told(Viewer::Seat(RED)), drew(Some(card("C32"))));
        for viewer in OTHERS {
            assert_eq!(told(viewer), drew(None));
            let red = red_as_seen_by(&table, viewer);
            assert_eq!((red.card_count, red.cards, red.secret), (2, None, None));
            assert_eq!(red.open_cards, open_cards.then(|| vec![card("C13")]));
        }
    }
}

#[test]
fn all_cards_are_open_at_the_end() {
    let mut table = two_seats(|state| {
        give_cards(state, RED, &["C32", "C01"]);
        state.tribes[RED].secret = [card("C32")].into_iter().collect();
        last_figure(state);
    });
    assert_eq!(red_as_seen_by(&table, Viewer::Seat(BLUE)).cards, None);
    play_last_figure(&mut table);
    assert_eq!(red_as_seen_by(&table, Viewer::Seat(BLUE)).cards, Some(vec![card("C01"), card("C32")]));
}

#[test]
fn the_deck_may_be_counted_and_not_looked_at() {
    let table = two_seats(|_| ());
    for viewer in [Viewer::Seat(RED), Viewer::Spectator] {
        let view = table.view(viewer);
        assert_eq!((view.deck_count, view.deck, view.tiles), (32, None, None));
    }
    assert_eq!(table.view(Viewer::Referee).deck.map(|deck| deck.len()), Some(32));
}

#[test]
fn the_score_track_does_not_tell_the_final_points() {
    let table = two_seats(|state| {
        stock(state, RED, [5, 0, 0, 0]);
        state.tribes[RED].ledger.cards = 3;
    });
    assert_eq!(red_as_seen_by(&table, Viewer::Seat(BLUE)).score, 3);
}

#[test]
fn an_imagined_world_keeps_what_one_knows() {
    let table = three_seats(|state| {
        give_cards(state, RED, &["C01", "C32"]);
        give_cards(state, BLUE, &["C02", "C04", "C06"]);
        state.tribes[BLUE].secret = [card("C06")].into_iter().collect();
        give_open(state, GREEN, &["C33"]);
    });
    let mut random = Random::new(1);
    let mut imagined = CardSet::default();
    for _ in 0..50 {
        let world = table.rules().imagine(&table.state, RED, &mut random);
        table.rules().check(&world).expect("an imagined world can be");
        assert_eq!(world.tribes[RED], table.state.tribes[RED]);
        assert_eq!(world.tribes[GREEN], table.state.tribes[GREEN]);
        let blue = world.tribes[BLUE];
        assert_eq!((blue.cards.len(), blue.secret.len(), world.deck.len()), (3, 1, table.state.deck.len()));
        assert_eq!(table.rules().view(&world, Viewer::Seat(RED)), table.view(Viewer::Seat(RED)));
        imagined = imagined.and(blue.cards);
    }
    let known = table.state.tribes[RED].cards.and(table.state.tribes[GREEN].cards);
    assert_eq!(imagined.len(), imagined.without(known).len(), "never a card that Red knows to be elsewhere");
    assert!(imagined.len() > 20, "and otherwise any");
}

#[test]
fn pointing_at_a_thing_means_what_can_be_done_with_it() {
    let mut table = two_seats(|state| give_open(state, RED, &["C10"]));
    let about = |table: &StoneAgeTable, target: &str| table.rules().about(&table.state, RED, target);
    let hut = (2..=5).map(|figures| Place { spot: Hut, figures }).collect();
    assert_eq!(about(&table, "hut"), Some(hut));
    let first_card: Vec<_> = (1..=5).map(|figures| Place { spot: Card1, figures }).collect();
    assert_eq!(about(&table, "card-1"), Some(first_card.clone()));
    assert_eq!(about(&table, "C28"), Some(first_card));
    let building: Vec<_> = (1..=5).map(|figures| Place { spot: Building2, figures }).collect();
    assert_eq!(about(&table, "building-2"), Some(building.clone()));
    assert_eq!(about(&table, "B01"), Some(building));
    assert_eq!(about(&table, "B02"), None, "it lies face down");
    let gold = vec![Pay { resource: Gold }, Choose { resource: Gold }];
    assert_eq!(about(&table, "gold"), Some(gold));
    assert_eq!(about(&table, "C10"), Some(vec![UseCard { card: card("C10") }]), "resources of choice");
    assert_eq!(about(&table, "C32"), Some(vec![AddCard { card: card("C32") }]), "a one-use tool");
    assert_eq!(about(&table, "C12"), Some(Vec::new()), "points are scored when it is bought");
    assert_eq!(about(&table, "tool-3"), Some(vec![AddTool { value: 0 }]));
    assert_eq!(about(&table, "die-5"), Some(vec![TakeDie { pips: 5 }]));
    for nothing in ["tool-0", "tool-4", "die-7", "die-", "card-5", "C99", "moon"] {
        assert_eq!(about(&table, nothing), None, "{nothing}");
    }
    table.arrange(|state| red_uses(state, &[(Card1, 1)]));
    assert_eq!(about(&table, "C28"), Some(vec![Use { spot: Card1 }]), "taking the figure back is not meant");
}

/// A view tells players which places are closed to newcomers, and by which rule; a position does without.
#[test]
fn a_view_tells_which_places_are_closed() {
    let closed = |table: &StoneAgeTable, viewer: Viewer| -> Vec<(Spot, String)> {
        let board = table.view(viewer).board.into_iter();
        board.filter_map(|place| place.closed.map(|rule| (place.spot, rule))).collect()
    };
    let mut two = two_seats(|_| ());
    two.act(RED, Place { spot: Forest, figures: 1 });
    two.act(BLUE, Place { spot: Hut, figures: 2 });
    two.act(RED, Place { spot: Field, figures: 1 });
    let by_rule = [(Forest, "SA-17"), (ToolMaker, "SA-17"), (Hut, "SA-9"), (Field, "SA-9")];
    let missing = [(Building3, "SA-4"), (Building4, "SA-4")];
    let by_rule: Vec<_> = by_rule.into_iter().chain(missing).map(|(spot, rule)| (spot, rule.to_owned())).collect();
    for viewer in [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Spectator] {
        let mut told = closed(&two, viewer);
        told.sort_by_key(|(spot, _)| by_rule.iter().position(|(known, _)| known == spot));
        assert_eq!(told, by_rule);
    }
    assert_eq!(closed(&two, Viewer::Referee), []);
    let mut three = three_seats(|_| ());
    three.act(RED, Place { spot: Forest, figures: 1 });
    assert_eq!(closed(&three, Viewer::Spectator), [(Building4, "SA-4".into())], "there is room for one more");
    three.act(BLUE, Place { spot: Forest, figures: 1 });
    assert!(closed(&three, Viewer::Spectator).contains(&(Forest, "SA-16".into())));
}

/// What can be planned is what would be open, were one asked now and what is planned already played.
#[test]
fn a_plan_keeps_to_the_rules() {
    let mut table = two_seats(|_| ());
    table.act(RED, Place { spot: Forest, figures: 2 });
    let open = |table: &StoneAgeTable, planned: &[epoka_stone_age::action::Action]| {
        let mut state = table.rules().ahead(&table.state, RED).unwrap();
        for &action in planned {
            let mut log = epoka_core::Log::new();
            table.rules().act(&mut state, RED, action, &mut log).unwrap();
            state = table.rules().ahead(&state, RED).unwrap();
        }
        let mut list = Vec::new();
        if table.rules().turn(&state).asks(RED) {
            table.rules().actions(&state, RED, &mut list);
        }
        list
    };
    let now = open(&table, &[]);
    assert!(now.contains(&Place { spot: Hut, figures: 2 }) && now.contains(&Place { spot: Hunt, figures: 3 }));
    assert!(!now.contains(&Place { spot: Forest, figures: 1 }), "Red is there already");
    let later = open(&table, &[Place { spot: Hut, figures: 2 }]);
    assert!(later.contains(&Place { spot: Hunt, figures: 1 }) && !later.contains(&Place { spot: Hunt, figures: 2 }));
    // When all figures are out, the next question is which to use.
    let last = open(&table, &[Place { spot: Hut, figures: 2 }, Place { spot: Hunt, figures: 1 }]);
    assert_eq!(last, [Use { spot: Hunt }, Use { spot: Forest }, Use { spot: Hut }]);
    table.act(BLUE, Place { spot: Quarry, figures: 5 });
    table.act(RED, Place { spot: Hunt, figures: 3 });
    table.act(RED, Use { spot: Hunt }).chance(dice([1, 1, 1]));
    table.act(RED, Use { spot: Forest });
    assert_eq!(open(&table, &[]), [], "the dice decide, and no figure is left to use");
}
