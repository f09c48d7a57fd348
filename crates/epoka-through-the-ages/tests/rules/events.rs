//! Events: TTA-136 to TTA-142, TTA-217 to TTA-219.

use crate::common::*;

/// Population and yellow bank of a seat.
fn people(table: &Board, seat: Seat) -> (u8, u8) {
    (nation(table, seat).unused, nation(table, seat).yellow)
}

fn strengths(scene: &mut Scene, strengths: &[u8]) {
    for (seat, &strength) in Seat::all(4).zip(strengths) {
        scene.strength(seat, strength);
    }
}

fn cultures(scene: &mut Scene, points: &[i16]) {
    for (seat, &points) in Seat::all(4).zip(points) {
        scene.culture(seat, points);
    }
}

/// TTA-88, TTA-178, TTA-218, TTA-F47. Example 50: above the hand limit.
#[test]
fn a_ruined_wonder_lowers_the_hand_limit() {
    let hand = ["iron", "alchemy", "monarchy", "masonry", "drama"];
    let mut table = event(2, "ravages-of-time", |scene| {
        scene.wonder(RED, "pyramids").hand(RED, &hand).row(1, "coal").wonder(RED, "kremlin").wonder(RED, "colossus");
    });
    assert_eq!(nation(&table, RED).rates.civil_hand, 6);
    table.refuses("TTA-218", RED, Ruin { card: civil("kremlin") });
    table.act(RED, Ruin { card: civil("pyramids") });
    let red = nation(&table, RED);
    assert_eq!((red.rates.civil_hand, red.hand.len(), red.civil), (5, 5, 5));
    table.refuses("TTA-88", RED, Take { space: 1 });
}

/// TTA-182, TTA-183, TTA-218, TTA-F47. Example 75: Ravages of Time.
#[test]
fn a_ruin_still_counts_as_a_wonder() {
    let mut table = event(2, "ravages-of-time", |scene| {
        scene.wonder(RED, "taj-mahal").wonder(RED, "colossus").row(1, "eiffel-tower");
    });
    assert_eq!(nation(&table, RED).rates.culture, 3);
    table.act(RED, Ruin { card: civil("taj-mahal") });
    let red = nation(&table, RED);
    assert_eq!((red.rates.culture, red.blue), (2, 15));
    table.act(RED, Take { space: 1 });
    assert_eq!(left(&table, RED).0, 1);
}

/// TTA-218, TTA-F34. A leader tucked under a ruin keeps his face; the wonder loses its own.
#[test]
fn a_ruin_keeps_a_tucked_leader() {
    let mut table = event(2, "ravages-of-time", |scene| {
        scene.wonder(RED, "hanging-gardens").wonder(RED, "colossus").of(RED).tucked = Some(civil("hanging-gardens"));
    });
    assert_eq!(nation(&table, RED).rates.happiness, 3);
    table.act(RED, Ruin { card: civil("hanging-gardens") });
    assert_eq!(nation(&table, RED).rates.happiness, 1);
}

/// TTA-183. Example 124: a blue token is lost from the cards.
#[test]
fn a_crime_wave_takes_a_stored_token() {
    let mut table = event(3, "crime-wave", |scene| {
        strengths(scene, &[1, 1, 5]);
        cultures(scene, &[5, 5, 5]);
        scene.has(RED, "coal", 0).stored(RED, "coal", 1).stored(RED, "bronze", 1).of(RED).blue = 0;
    });
    table.act(RED, Give { card: civil("bronze") });
    assert_eq!((stock(&table, RED), culture(&table, RED)), ((0, 3), 2));
    assert_eq!((nation(&table, BLUE).blue, culture(&table, BLUE), culture(&table, GREEN)), (15, 2, 5));
}

/// TTA-137, TTA-F1. Example 125: a tie for the strongest.
#[test]
fn ties_count_clockwise_from_the_current_player() {
    let table = event(4, "cold-war", |scene| strengths(scene, &[10, 12, 12, 8]));
    assert_eq!(Seat::all(4).map(|seat| nation(&table, seat).science).collect::<Vec<_>>(), [0, 6, 6, 0]);
    let table = event(4, "refugees", |scene| {
        strengths(scene, &[10, 12, 12, 8]);
        cultures(scene, &[5, 5, 5, 5]);
    });
    assert_eq!(Seat::all(4).map(|seat| culture(&table, seat)).collect::<Vec<_>>(), [5, 8, 5, 2]);
    assert_eq!((people(&table, BLUE), people(&table, GREY)), ((2, 17), (0, 19)));
}

/// TTA-137. Example 126: a tie for the weakest. The current player counts as higher.
#[test]
fn the_current_player_is_not_the_weakest() {
    let table = event_of(BLUE, 3, "reign-of-terror", |scene| strengths(scene, &[9, 9, 11]));
    assert_eq!([RED, BLUE, GREEN].map(|seat| people(&table, seat).0), [0, 1, 1]);
}

/// TTA-136, TTA-137, TTA-F46. Example 127: terrorism.
#[test]
fn the_poorest_chooses_what_is_destroyed() {
    let mut table = event(3, "terrorism", |scene| {
        cultures(scene, &[20, 20, 35]);
        scene.has(GREEN, "religion", 1);
    });
    // Red has one urban building, Green has two.
    table.refuses("TTA-136", BLUE, destroy("agriculture"));
    table.act(BLUE, destroy("religion"));
    assert_eq!((at(&table, RED, "philosophy"), people(&table, RED).0), (0, 2));
    assert_eq!((at(&table, GREEN, "philosophy"), at(&table, GREEN, "religion")), (1, 0));
}

/// TTA-137, TTA-188, TTA-F17. Example 128: barbarians.
#[test]
fn barbarians_come_to_a_weak_leader() {
    let table = event(3, "barbarians", |scene| {
        strengths(scene, &[5, 9, 5]);
        cultures(scene, &[30, 30, 12]);
    });
    assert_eq!([RED, BLUE, GREEN].map(|seat| people(&table, seat)), [(0, 19), (1, 18), (1, 18)]);
    let mut table = event(3, "barbarians", |scene| {
        strengths(scene, &[5, 9, 5]);
        cultures(scene, &[30, 30, 12]);
        scene.of(RED).unused = 0;
    });
    table.refuses("TTA-188", RED, destroy("religion"));
    table.act(RED, destroy("warriors"));
    assert_eq!((nation(&table, RED).rates.strength, people(&table, RED)), (4, (0, 19)));
}

/// TTA-140, TTA-F2. Example 129: the reading for two players.
#[test]
fn with_two_players_the_two_are_one() {
    let table = event(2, "barbarians", |scene| {
        strengths(scene, &[6, 6]);
        cultures(scene, &[9, 3]);
    });
    assert_eq!([RED, BLUE].map(|seat| people(&table, seat).0), [1, 1]);
    let mut table = event(2, "foray", |scene| strengths(scene, &[6, 6]));
    table.act(RED, Mix { food: 1 });
    assert_eq!((stock(&table, RED), stock(&table, BLUE)), ((1, 2), (0, 0)));
}

/// TTA-139, TTA-187, TTA-A10. Example 130: all with the most.
#[test]
fn all_of_the_happiest_grow() {
    let table = event(3, "immigration", |scene| {
        for (seat, temples) in [(RED, 4), (BLUE, 4), (GREEN, 3)] {
            scene.has(seat, "religion", temples);
        }
        scene.of(BLUE).yellow = 0;
    });
    assert_eq!([RED, BLUE, GREEN].map(|seat| people(&table, seat)), [(2, 17), (1, 0), (1, 18)]);
    let table = event(2, "immigration", |_| {});
    assert_eq!([RED, BLUE].map(|seat| people(&table, seat)), [(2, 17), (2, 17)]);
}

/// TTA-201. Example 131: crusades.
#[test]
fn points_do_not_fall_below_zero() {
    let table = event(2, "crusades", |scene| {
        strengths(scene, &[5, 1]);
        scene.culture(BLUE, 2);
    });
    assert_eq!((culture(&table, RED), culture(&table, BLUE)), (4, 0));
}

/// TTA-142, TTA-F43. Example 132: rebellion.
#[test]
fn a_rebellion_takes_actions_of_the_next_turn() {
    let mut table = event(2, "rebellion", |scene| {
        scene.has(BLUE, "monarchy", 0).has(BLUE, "religion", 1).of(BLUE).yellow = 9;
    });
    assert_eq!((left(&table, RED).0, left(&table, BLUE).0), (4, 1));
    end_turn(&mut table, RED);
    assert_eq!(left(&table, BLUE).0, 1);
}

/// TTA-113, TTA-141, TTA-217. Example 133: Development of Civilization.
#[test]
fn everybody_may_do_one_thing_for_less() {
    let mut table = event(4, "development-of-civilization", |scene| {
        scene.stored(BLUE, "agriculture", 1).stored(GREEN, "bronze", 2).hand(GREY, &["theocracy"]);
        scene.has(RED, "iron", 0).stored(RED, "bronze", 9);
    });
    table.refuses("TTA-217", RED, upgrade("bronze", "iron"));
    table.refuses("TTA-217", RED, Finish);
    table.act(RED, Decline).act(BLUE, Grow).act(GREEN, build("religion"));
    table.act(GREY, revolt("theocracy"));
    assert_eq!((people(&table, BLUE), stock(&table, BLUE)), ((2, 17), (0, 0)));
    assert_eq!((at(&table, GREEN, "religion"), stock(&table, GREEN), left(&table, GREEN).0), (1, (0, 0), 4));
    assert_eq!((nation(&table, GREY).government, left(&table, GREY).0), (civil("theocracy"), 0));
}

/// TTA-42, TTA-91, TTA-219, TTA-F40, TTA-F45. Example 134: International Agreement.
#[test]
fn the_strongest_takes_cards() {
    let mut table = event(3, "international-agreement", |scene| {
        strengths(scene, &[1, 1, 9]);
        scene.wonder(GREEN, "pyramids").leader(GREEN, "aristotle");
        scene.row(5, "isaac-newton").row(8, "coal").row(3, "kremlin").fill_row();
    });
    let row = table.state.row;
    table.refuses("TTA-87", GREEN, Take { space: 14 });
    table.act(GREEN, Take { space: 5 }).act(GREEN, Take { space: 8 });
    table.refuses("TTA-219", GREEN, Finish);
    table.act(GREEN, Take { space: 3 }).act(GREEN, Decline).play_chance(1);
    let green = nation(&table, GREEN);
    assert_eq!((green.civil, green.unfinished, green.hand.len(), green.science), (5, Some(civil("kremlin")), 2, 1));
    assert!(green.skips_politics);
    let left: Vec<_> = (0..13).filter(|space| ![2, 4, 7].contains(space)).map(|space| row[space]).collect();
    assert_eq!(table.state.row[..10], left);
    assert!(table.state.row.iter().all(Option::is_some));
    end_turn(&mut table, RED);
    end_turn_only(&mut table, BLUE);
    assert_eq!(table.state.tasks.top(), Some(Task::Actions { seat: GREEN }));
}

/// TTA-219. What the current player takes by the agreement can be played in the same turn; taking nothing costs
/// nothing.
#[test]
fn cards_of_the_agreement_are_not_fresh() {
    let mut table = event(2, "international-agreement", |scene| {
        strengths(scene, &[9, 1]);
        scene.row(1, "reserves-ii").fill_row();
    });
    table.act(RED, Take { space: 1 }).act(RED, Decline).play_chance(1);
    table.act(RED, play("reserves-ii"));
    let mut table = event(2, "international-agreement", |scene| {
        strengths(scene, &[9, 1]);
        scene.fill_row();
    });
    table.act(RED, Decline).play_chance(1);
    assert!(!nation(&table, RED).skips_politics);
}

/// TTA-34, TTA-219. Example 135: the agreement ends the last age.
#[test]
fn the_agreement_may_end_the_game() {
    for (seat, last) in [(RED, 5), (BLUE, 6)] {
        let mut table = event_in(Age::III, seat, 3, "international-agreement", |scene| {
            strengths(scene, &[1, 1, 9]);
            scene.fill_row();
            let (mut kept, deck) = (0, scene.state.deck);
            for (card, copies) in deck.iter().enumerate() {
                scene.state.deck[card] = (*copies).min(2 - kept);
                kept += scene.state.deck[card];
            }
            scene.state.deck_size = kept;
        });
        for space in 1..=3 {
            table.act(GREEN, Take { space });
        }
        table.act(GREEN, Decline).play_chance(1);
        assert_eq!((table.state.age, table.state.last_round), (Age::IV, Some(last)));
        assert_eq!(table.state.row.iter().flatten().count(), 12);
    }
}

/// TTA-40. Example 136: civil discards are final.
#[test]
fn a_cleared_card_never_comes_back() {
    let mut table = scene(2, Age::I, |scene| {
        let copies = scene.state.deck[civil("iron").index()];
        scene.state.deck[civil("iron").index()] = 0;
        scene.state.deck_size -= copies;
        scene.state.row[0] = Some(civil("iron"));
        scene.fill_row();
    });
    end_turn(&mut table, RED);
    assert!(!table.state.row.contains(&Some(civil("iron"))));
    assert_eq!(table.state.deck[civil("iron").index()], 0);
}

/// TTA-56. Example 137: a resolved event stays out, a discarded aggression may come again.
#[test]
fn events_are_never_reshuffled() {
    let mut table = event(2, "rats", |scene| {
        scene.leader(RED, "julius-caesar").strength(RED, 5).cards(RED, &["plunder-i"]);
    });
    table.act(RED, attack("plunder-i", BLUE));
    let pile: Vec<Military> = table.state.discards.iter().map(|face| face.card).collect();
    assert_eq!(pile, [military("plunder-i")]);
}

/// TTA-136. The events of Age A.
#[test]
fn developments_help_everybody() {
    let goods = |id: &str| {
        let table = event(2, id, |_| {});
        [RED, BLUE].map(|seat| (stock(&table, seat), nation(&table, seat).science, people(&table, seat).0))
    };
    assert_eq!(goods("development-of-agriculture"), [((2, 0), 0, 1); 2]);
    assert_eq!(goods("development-of-crafts"), [((0, 2), 0, 1); 2]);
    assert_eq!(goods("development-of-science"), [((0, 0), 2, 1); 2]);
    assert_eq!(goods("development-of-settlement"), [((0, 0), 0, 2); 2]);
    assert_eq!(goods("development-of-trade-routes"), [((1, 1), 1, 1); 2]);
    let mut table = event(2, "development-of-markets", |_| {});
    table.act(RED, Choose { goods: Goods::Food }).act(BLUE, Choose { goods: Goods::Resources });
    assert_eq!((stock(&table, RED), stock(&table, BLUE)), ((2, 0), (0, 2)));
    let mut table = event(2, "development-of-politics", |_| {});
    table.play_chance(1);
    assert_eq!((nation(&table, RED).cards.len(), nation(&table, BLUE).cards.len()), (3, 3));
}

/// TTA-A15, TTA-F49. An unused worker may become a temple or Warriors.
#[test]
fn an_unused_worker_may_be_used() {
    let mut table = event(3, "development-of-religion", |scene| scene.of(BLUE).unused = 0);
    table.refuses("TTA-F49", RED, build("warriors"));
    table.act(RED, build("religion")).act(GREEN, Decline);
    assert_eq!([RED, BLUE, GREEN].map(|seat| at(&table, seat, "religion")), [1, 0, 0]);
    let mut table = event(2, "development-of-warfare", |_| {});
    table.act(RED, build("warriors")).act(BLUE, build("warriors"));
    assert_eq!([RED, BLUE].map(|seat| nation(&table, seat).rates.strength), [2, 2]);
}

/// TTA-136, TTA-185, TTA-188, TTA-198, TTA-F48. The events of Age I that no example shows.
#[test]
fn events_of_age_one() {
    let mut table = event(2, "border-conflict", |scene| strengths(scene, &[5, 1]));
    table.act(BLUE, destroy("bronze"));
    assert_eq!((at(&table, BLUE, "bronze"), people(&table, BLUE).0, stock(&table, RED)), (1, 2, (0, 3)));
    let table = event(2, "cultural-influence", |scene| {
        scene.has(RED, "religion", 2);
    });
    assert_eq!((culture(&table, RED), culture(&table, BLUE)), (2, 0));
    let table = event(2, "good-harvest", |_| {});
    assert_eq!((stock(&table, RED), stock(&table, BLUE)), ((2, 0), (2, 0)));
    let table = event(2, "new-deposits", |_| {});
    assert_eq!((stock(&table, RED), stock(&table, BLUE)), ((0, 2), (0, 2)));
    let table = event(2, "pestilence", |_| {});
    assert_eq!((people(&table, RED), people(&table, BLUE)), ((0, 19), (0, 19)));
    let mut table = event(2, "raiders", |scene| {
        strengths(scene, &[5, 1]);
        scene.stored(BLUE, "agriculture", 2).stored(BLUE, "bronze", 2);
    });
    table.refuses("TTA-198", BLUE, Mix { food: 3 });
    table.act(BLUE, Mix { food: 1 });
    assert_eq!(stock(&table, BLUE), (1, 1));
    let table = event(2, "rats", |scene| {
        scene.stored(RED, "agriculture", 4).stored(RED, "bronze", 1);
    });
    assert_eq!(stock(&table, RED), (0, 1));
    let table = event(2, "scientific-breakthrough", |_| {});
    assert_eq!((nation(&table, RED).science, nation(&table, BLUE).science), (1, 1));
    let table = event(2, "uncertain-borders", |scene| strengths(scene, &[5, 1]));
    assert_eq!((people(&table, RED), people(&table, BLUE)), ((1, 19), (1, 17)));
}

/// TTA-136, TTA-139, TTA-188, TTA-F42, TTA-F48, TTA-F50. The events of Age II that no example shows.
#[test]
fn events_of_age_two() {
    let unrest = |scene: &mut Scene| {
        cultures(scene, &[20, 20]);
        (scene.of(BLUE).yellow, scene.of(BLUE).unused) = (9, 5);
    };
    let table = event(2, "civil-unrest", unrest);
    assert_eq!((culture(&table, RED), culture(&table, BLUE)), (20, 8));
    assert_eq!((nation(&table, RED).blue, nation(&table, BLUE).blue), (16, 15));
    let table = event(2, "emigration", unrest);
    assert_eq!((people(&table, RED), people(&table, BLUE)), ((1, 18), (3, 11)));
    let table = event(2, "economic-progress", |_| {});
    assert_eq!(stock(&table, BLUE), (2, 2));
    let table = event(2, "iconoclasm", |scene| {
        scene.leader(RED, "homer").leader(BLUE, "isaac-newton");
    });
    assert_eq!((nation(&table, RED).leader, nation(&table, BLUE).leader), (None, Some(civil("isaac-newton"))));
    let table = event(2, "national-pride", |scene| cultures(scene, &[1, 2]));
    assert_eq!((culture(&table, RED), culture(&table, BLUE)), (1, 7));
    let table = event(2, "popularization-of-science", |_| {});
    assert_eq!((culture(&table, RED), culture(&table, BLUE)), (1, 1));
    let table = event(2, "prosperity", |scene| {
        scene.has(RED, "religion", 3);
    });
    assert_eq!((stock(&table, RED), stock(&table, BLUE)), ((3, 0), (0, 0)));
}

/// TTA-F44. The strongest draws, the weakest throws away; in Age IV it is culture.
#[test]
fn politics_of_strength() {
    let mut table = event(2, "politics-of-strength", |scene| {
        strengths(scene, &[5, 1]);
        scene.cards(BLUE, &["legion", "phalanx", "raid-i", "plunder-i"]);
    });
    table.play_chance(1);
    assert_eq!(nation(&table, RED).cards.len(), 5);
    table.refuses("TTA-F44", BLUE, discard("raid-ii"));
    table.act(BLUE, discard("legion")).act(BLUE, discard("phalanx")).act(BLUE, discard("raid-i"));
    assert_eq!(nation(&table, BLUE).cards.len(), 1);
    let mut table = event(2, "politics-of-strength", |scene| {
        strengths(scene, &[5, 1]);
        scene.cards(BLUE, &["legion", "phalanx"]);
    });
    table.play_chance(1);
    assert_eq!(nation(&table, BLUE).cards.len(), 0);
    let table = event_in(Age::IV, RED, 2, "politics-of-strength", |scene| {
        strengths(scene, &[5, 1]);
        cultures(scene, &[0, 9]);
    });
    assert_eq!((culture(&table, RED), culture(&table, BLUE)), (5, 6));
}

/// TTA-A15. Who has no colony or wonder skips the question.
#[test]
fn who_has_nothing_skips() {
    for id in ["independence-declaration", "ravages-of-time"] {
        let table = event(2, id, |_| {});
        assert_eq!(table.state.tasks.top(), Some(Task::Actions { seat: RED }));
    }
}
