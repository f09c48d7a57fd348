//! What seats may know: TTA-9.

use epoka_core::Random;

use crate::common::*;

/// TTA-9. Everybody sees how many military cards there are and of which age; only their owner sees which.
#[test]
fn hands_are_secret() {
    let mut table = scene(3, Age::II, |scene| {
        scene.cards(RED, &["raid-ii", "legion"]);
    });
    let seen = |viewer: Viewer, table: &Board| -> Vec<(Age, Option<Military>)> {
        table.view(viewer).nations[0].cards.iter().map(|card| (card.age, card.card)).collect()
    };
    assert_eq!(seen(Viewer::Seat(BLUE), &table), [(Age::I, None), (Age::II, None)]);
    assert_eq!(seen(Viewer::Spectator, &table), [(Age::I, None), (Age::II, None)]);
    let own = [(Age::I, Some(military("legion"))), (Age::II, Some(military("raid-ii")))];
    let mut shown = seen(Viewer::Seat(RED), &table);
    shown.sort();
    assert_eq!(shown, own);
    table.act(RED, Finish).play_chance(1);
    let drew = table.rules().project(&Event::Drew { seat: RED, card: Some(military("legion")) }, Viewer::Seat(BLUE));
    assert_eq!(drew, Event::Drew { seat: RED, card: None });
}

/// Another seat imagines other cards of the same ages, and never what it knows to be elsewhere.
#[test]
fn imagined_hands_keep_their_ages() {
    let table = scene(3, Age::II, |scene| {
        scene.cards(RED, &["raid-ii", "legion"]).cards(BLUE, &["phalanx", "phalanx"]);
    });
    let (mut random, mut different) = (Random::new(1), 0);
    for _ in 0..50 {
        let world = table.rules().imagine(&table.state, BLUE, &mut random);
        let cards: Vec<Military> = world.nations[RED].cards.iter().map(|face| face.card).collect();
        let mut ages: Vec<Age> = cards.iter().map(|&card| DATA.face(card).age).collect();
        ages.sort();
        assert_eq!(ages, [Age::I, Age::II]);
        assert!(!cards.contains(&military("phalanx")), "both copies are in Blue's own hand");
        different += usize::from(cards != [military("raid-ii"), military("legion")]);
        assert!(world.events.iter().all(|face| DATA.face(face.card).age == Age::A));
    }
    assert!(different > 30);
}

/// TTA-51. Who looks at the top event knows it; who had prepared it does not learn that it lies there, nor that another
/// does not.
#[test]
fn only_who_looks_knows_what_lies_on_top() {
    let looked_at = |events: &[&str], top: &str| {
        let mut table = politics(3, Age::I, |scene| {
            scene.leader(RED, "joan-of-arc").current(events);
            for face in &mut scene.state.events {
                face.seen_by = Seats::one(if face.card == military("foray") { RED } else { BLUE });
            }
        });
        table.act(RED, Peek).chance_ids(&[top]);
        table
    };
    let seen = |table: &Board, viewer: Viewer| {
        let view = table.view(viewer);
        let below: Vec<Military> = view.events.iter().filter_map(|card| card.card).collect();
        (view.top_event.and_then(|card| card.card), below)
    };
    let table = looked_at(&["foray", "raiders", "rats"], "raiders");
    assert_eq!(seen(&table, Viewer::Seat(RED)), (Some(military("raiders")), vec![military("foray")]));
    for viewer in [Viewer::Seat(BLUE), Viewer::Seat(GREEN), Viewer::Spectator] {
        assert_eq!(seen(&table, viewer), (None, vec![]));
        let other = looked_at(&["foray", "raiders", "rats"], "foray");
        assert_eq!(table.view(viewer), other.view(viewer));
    }
    // The only event of its age lies on top, and those of later ages below.
    let table = looked_at(&[FILLER, "raiders", "rats"], FILLER);
    let below = vec![military("raiders"), military("rats")];
    assert_eq!(seen(&table, Viewer::Seat(RED)), (Some(military(FILLER)), vec![]));
    assert_eq!(seen(&table, Viewer::Seat(BLUE)), (Some(military(FILLER)), below));
}

/// TTA-9. Whether a seat draws cards it had thrown away shows to nobody else; it knows which are left.
#[test]
fn a_draw_hides_whether_known_cards_were_drawn() {
    let drawn = |ids: [&str; 2]| {
        let mut table = scene(3, Age::I, |scene| {
            scene.fill_row();
            let known = ["legion", "phalanx"].map(|id| (scene.take(id), RED));
            let others = ["heavy-cavalry", "rats"].map(|id| (scene.take(id), BLUE));
            let rest = std::mem::take(&mut scene.state.military_deck);
            scene.state.gone.extend(rest);
            for (card, seat) in known.into_iter().chain(others) {
                scene.state.military_deck.push(Face { card, seen_by: Seats::one(seat) });
            }
            scene.state.military_deck.sort_unstable();
        });
        table.act(RED, Finish).chance_ids(&ids);
        table
    };
    let (known, others) = (drawn(["legion", "phalanx"]), drawn(["heavy-cavalry", "rats"]));
    for viewer in [Viewer::Seat(GREEN), Viewer::Spectator] {
        assert_eq!(known.view(viewer), others.view(viewer));
    }
    let deck = |table: &Board, seat: Seat| -> Vec<Military> {
        table.view(Viewer::Seat(seat)).military_deck.iter().filter_map(|card| card.card).collect()
    };
    let mut left = deck(&others, RED);
    left.sort_unstable();
    let mut legions = ["legion", "phalanx"].map(military);
    legions.sort_unstable();
    assert_eq!(left, legions);
    assert_eq!(deck(&known, RED), []);
    assert_eq!(deck(&known, BLUE), deck(&others, BLUE));
}

/// A position in which a card lies where cards of its kind cannot is refused: worlds are imagined from it.
#[test]
fn only_events_are_prepared() {
    let table = politics(3, Age::II, |scene| {
        scene.cards(RED, &["legion"]);
    });
    let wrong = |change: fn(&mut State)| {
        let mut state = table.state.clone();
        change(&mut state);
        table.rules().check(&state).map_err(|wrong| wrong.to_string())
    };
    assert_eq!(wrong(|_| ()), Ok(()));
    let swapped = wrong(|state| {
        let (hand, events) = (&mut state.nations[RED].cards, &mut state.events);
        std::mem::swap(&mut hand[0].card, &mut events[0].card);
    });
    assert!(swapped.as_ref().is_err_and(|words| words.contains("`legion` lies where it cannot")), "{swapped:?}");
}
