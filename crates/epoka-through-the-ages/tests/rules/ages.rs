//! The end of an age: TTA-22 to TTA-35.

use crate::common::*;

/// Leaves so many cards in the civil deck, and so many free spaces in the row after the next clearing.
fn nearly_over(scene: &mut Scene, of: Age, left: u8, free: usize, cleared: usize) {
    let wanted = |card: &&str| DATA.card(civil(card)).age == of;
    let mut fill = [
        "irrigation",
        "iron",
        "alchemy",
        "theology",
        "drama",
        "knights",
        "masonry",
        "selective-breeding",
        "coal",
        "opera",
        "riflemen",
        "cannon",
        "navigation",
        "oil",
        "computers",
        "movies",
        "tanks",
        "rockets",
        "satellites",
        "multimedia",
        "communism",
        "democracy",
        "engineering",
        "swordsmen",
        "warfare",
        "cartography",
        "printing-press",
        "journalism",
        "scientific-method",
        "organized-religion",
        "team-sports",
        "cavalrymen",
        "strategy",
        "modern-infantry",
        "air-forces",
        "military-theory",
        "constitutional-monarchy",
        "republic",
        "architecture",
        "justice-system",
    ]
    .into_iter()
    .filter(wanted);
    for space in 1..=13 - free + cleared {
        let id = fill.next().expect("enough cards");
        scene.row(space, id);
    }
    let mut keep = left;
    for copies in &mut scene.state.deck {
        let kept = keep.min(*copies);
        *copies = kept;
        keep -= kept;
    }
    scene.state.deck_size = left;
}

/// TTA-24, TTA-38, TTA-40. Example 7: the end of Age A with four players.
#[test]
fn age_a_ends_with_the_first_filling() {
    let mut table = laid(4, 1);
    let before = table.state.row;
    for (seat, space) in [(RED, 2), (BLUE, 3), (BLUE, 4), (GREEN, 5), (GREEN, 6), (GREY, 7), (GREY, 8)] {
        table.arrange(|state| {
            // Which cards they are does not matter here.
            let card = state.row[space - 1].take().expect("a card");
            if DATA.card(card).kind != Kind::Wonder {
                state.nations[seat].hand.push(card);
            }
        });
    }
    for seat in [RED, BLUE, GREEN, GREY] {
        table.act(seat, Finish);
    }
    assert_eq!((table.state.age, table.state.deck_size), (Age::A, 7));
    table.play_chance(2);
    assert_eq!((table.state.age, table.state.round, table.state.deck_size), (Age::I, 2, 52));
    assert_eq!(table.state.row[..5], before[8..13]);
    let ages: Vec<Age> = table.state.row.iter().map(|card| DATA.card(card.expect("full")).age).collect();
    assert_eq!((&ages[..12], ages[12]), (&[Age::A; 12][..], Age::I));
    assert!(Seat::all(4).all(|seat| nation(&table, seat).yellow == 18));
}

/// TTA-11, TTA-20, TTA-24, TTA-40. Example 8: the end of Age A with two players.
#[test]
fn the_rest_of_age_a_leaves_unseen() {
    let mut table = laid(2, 1);
    table.arrange(|state| {
        for space in [2, 4, 5] {
            state.row[space - 1] = None;
        }
    });
    table.act(RED, Finish).act(BLUE, Finish).play_chance(2);
    assert_eq!((table.state.age, table.state.deck_size, table.state.military_deck.len()), (Age::I, 44, 43));
    assert!(table.state.row.iter().all(|card| DATA.card(card.expect("full")).age == Age::A));
}

/// TTA-22, TTA-25, TTA-26, TTA-27, TTA-28, TTA-29, TTA-31, TTA-32, TTA-33, TTA-156, TTA-F41, TTA-F62. Example 9: the end of
/// Age I in the middle of the filling.
#[test]
fn age_one_ends_in_the_middle_of_the_filling() {
    let mut table = scene(4, Age::I, |scene| {
        nearly_over(scene, Age::I, 2, 4, 1);
        scene.leader(BLUE, "homer").unfinished(BLUE, "pyramids", 2).cards(BLUE, &["raid-i"]);
        scene.of(BLUE).hand.extend(["rich-land-a", "iron", "frugality-i"].map(civil));
        (scene.of(BLUE).blue, scene.of(BLUE).yellow) = (9, 12);
    });
    assert_eq!(nation(&table, BLUE).rates.happiness, 1);
    table.act(RED, Finish).play_chance(1);
    let after = nation(&table, BLUE);
    assert_eq!(table.state.age, Age::II);
    assert_eq!(after.hand.as_slice(), ["iron", "frugality-i"].map(civil));
    assert_eq!((after.leader, after.unfinished, after.rates.happiness), (None, None, 0));
    assert_eq!((after.blue, after.yellow, after.cards.len()), (11, 10, 1));
    assert_eq!((table.state.deck_size, table.state.military_deck.len()), (51, 50));
    assert!(table.state.row[11..].iter().all(|card| DATA.card(card.expect("full")).age == Age::II));
}

/// TTA-27, TTA-28, TTA-30. Example 10: what survives the end of an age, and military cards that do not.
#[test]
fn old_cards_stay_in_play() {
    let mut table = scene(3, Age::II, |scene| {
        nearly_over(scene, Age::II, 1, 3, 2);
        scene.wonder(RED, "colossus").common("legion").leader(RED, "isaac-newton").colony(RED, "vast-territory-i");
        scene.cards(BLUE, &["raid-i", "raid-ii"]).leader(BLUE, "joan-of-arc");
    });
    table.act(RED, Finish).play_chance(1);
    assert_eq!(table.state.age, Age::III);
    assert!(nation(&table, RED).wonders.contains(civil("colossus")));
    assert!(nation(&table, RED).technologies.contains(civil("warriors")));
    assert_eq!(nation(&table, RED).leader, Some(civil("isaac-newton")));
    assert_eq!(nation(&table, RED).colonies.as_slice(), [military("vast-territory-i")]);
    assert_eq!((table.state.tactics.len(), table.state.events.len()), (1, 5));
    assert_eq!(nation(&table, BLUE).leader, None);
    let cards: Vec<Military> = nation(&table, BLUE).cards.iter().map(|face| face.card).collect();
    assert_eq!(cards, [military("raid-ii")]);
}

/// TTA-29. A pact that is obsolete ends for both, and everybody is told.
#[test]
fn an_obsolete_pact_ends() {
    let mut table = scene(3, Age::II, |scene| {
        nearly_over(scene, Age::II, 0, 3, 2);
        scene.pact(BLUE, "open-borders-agreement", GREEN, true).actions(RED, 4, 0);
    });
    assert_eq!([BLUE, GREEN].map(|seat| nation(&table, seat).rates.military), [3, 3]);
    table.act(RED, Finish);
    let card = military("open-borders-agreement");
    assert!(table.events().contains(&Event::PactEnded { seat: BLUE, rival: GREEN, card }));
    assert_eq!(nation(&table, BLUE).pact, None);
    assert_eq!([BLUE, GREEN].map(|seat| nation(&table, seat).rates.military), [2, 2]);
    assert!(table.state.gone.iter().any(|face| face.card == card));
}

/// TTA-29. That a leader is obsolete is told once.
#[test]
fn an_obsolete_leader_is_told_once() {
    let mut table = scene(2, Age::II, |scene| {
        nearly_over(scene, Age::II, 0, 3, 2);
        scene.leader(BLUE, "michelangelo").actions(RED, 4, 0);
    });
    table.act(RED, Finish);
    let leader = civil("michelangelo");
    let of_him = |event: &&Event| match **event {
        Event::Obsolete { card, .. } | Event::LeaderLeft { card, .. } => card == leader,
        _ => false,
    };
    let told: Vec<_> = table.events().iter().filter(of_him).collect();
    assert_eq!(told, [&Event::Obsolete { seat: BLUE, card: leader }]);
}

/// TTA-25, TTA-32. Example 11: the last card fits exactly.
#[test]
fn the_age_ends_with_the_last_card() {
    let mut table = scene(2, Age::II, |scene| nearly_over(scene, Age::II, 3, 3, 3));
    table.act(RED, Finish).play_chance(1);
    assert_eq!((table.state.age, table.state.deck_size), (Age::III, 44));
    assert!(table.state.row.iter().all(|card| DATA.card(card.expect("full")).age == Age::II));
}

/// TTA-34. Example 13: the last round, seat by seat.
#[test]
fn all_have_the_same_number_of_turns() {
    for (seat, round, last) in [(GREY, 17, 18), (RED, 18, 19), (BLUE, 18, 19), (GREEN, 18, 19)] {
        let mut table = scene(4, Age::III, |scene| {
            nearly_over(scene, Age::III, 1, 1, 1);
            scene.state.round = round;
            ask(&mut scene.state, seat, Task::Actions { seat });
        });
        table.act(seat, Finish).play_chance(1);
        assert_eq!((table.state.age, table.state.last_round), (Age::IV, Some(last)), "{seat}");
    }
}

/// TTA-31, TTA-33, TTA-34, TTA-35. Examples 12 and 14: one yellow token left, and no cards in Age IV.
#[test]
fn age_four_has_no_cards() {
    for seat in [RED, BLUE] {
        let mut table = scene(2, Age::III, |scene| {
            nearly_over(scene, Age::III, 2, 3, 3);
            scene.of(RED).yellow = 1;
            ask(&mut scene.state, seat, Task::Actions { seat });
        });
        table.act(seat, Finish).play_chance(1);
        assert_eq!((table.state.age, table.state.last_round), (Age::IV, Some(6)));
        assert_eq!((nation(&table, RED).yellow, table.state.deck_size), (0, 0));
        let view = &table.view(Viewer::Referee).nations[0];
        assert_eq!((view.consumption, view.growth), (6, None));
        let other = table.state.current;
        let row: Vec<_> = table.state.row.iter().flatten().copied().collect();
        let cards = nation(&table, other).cards.len();
        pass_politics(&mut table);
        table.act(other, Finish).play_chance(1);
        assert_eq!(nation(&table, other).cards.len(), cards);
        if table.turn() != Turn::Over {
            let after: Vec<_> = table.state.row.iter().flatten().copied().collect();
            assert_eq!(after, row[3..]);
        }
    }
}

/// TTA-29, TTA-F41. A leader of Age II leaves at the end of Age III.
#[test]
fn an_old_leader_leaves_without_refund() {
    let mut table = scene(2, Age::III, |scene| {
        nearly_over(scene, Age::III, 1, 3, 3);
        scene.leader(BLUE, "isaac-newton").actions(BLUE, 3, 2);
    });
    table.act(RED, Finish).play_chance(1);
    assert_eq!((nation(&table, BLUE).leader, left(&table, BLUE).0), (None, 3));
}

/// TTA-29, TTA-30, TTA-43, TTA-167. Example 15: a leader of Age II leaves, a declared war stays.
#[test]
fn a_war_outlives_its_age() {
    let mut table = scene(2, Age::III, |scene| {
        nearly_over(scene, Age::III, 1, 3, 3);
        scene.leader(RED, "isaac-newton").strength(RED, 5).war(RED, "war-over-territory-ii", BLUE);
    });
    table.act(RED, Finish).play_chance(1);
    assert_eq!((table.state.age, nation(&table, RED).leader, nation(&table, RED).wars.len()), (Age::IV, None, 1));
    pass_politics(&mut table);
    table.act(BLUE, Finish).play_chance(1);
    assert_eq!((nation(&table, RED).wars.len(), nation(&table, BLUE).yellow), (0, 15));
}
