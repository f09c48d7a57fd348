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
