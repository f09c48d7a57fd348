//! Pacts: TTA-71 to TTA-76, TTA-166.

use epoka_through_the_ages::pact;

use crate::common::*;

/// TTA-49, TTA-71, TTA-72. Example 42: a refused pact.
#[test]
fn a_refused_pact_goes_back_to_the_hand() {
    let mut table = politics(3, Age::I, |scene| {
        scene.cards(RED, &["open-borders-agreement", "legion"]);
    });
    table.refuses("TTA-71", RED, offer("legion", GREEN, true));
    table.refuses("TTA-71", RED, offer("open-borders-agreement", GREEN, false));
    table.act(RED, offer("open-borders-agreement", GREEN, true));
    table.refuses("TTA-71", GREEN, Finish);
    table.act(GREEN, Decline);
    assert_eq!((nation(&table, RED).cards.len(), nation(&table, RED).pact), (2, None));
    table.refuses("TTA-82", RED, offer("open-borders-agreement", BLUE, true));
    let seen = table.view(Viewer::Seat(BLUE)).nations[0].cards[0].card;
    assert_eq!(seen, Some(military("open-borders-agreement")));
}

/// TTA-73, TTA-74, TTA-166. Example 43: a second pact in one area.
#[test]
fn an_area_holds_one_pact() {
    let mut table = politics(3, Age::II, |scene| {
        scene.pact(RED, "open-borders-agreement", BLUE, true).pact(GREEN, "trade-routes-agreement", RED, true);
        scene.cards(RED, &["scientific-cooperation"]);
    });
    table.act(RED, offer("scientific-cooperation", BLUE, true)).act(BLUE, Accept);
    assert_eq!(nation(&table, RED).pact.map(|pact| pact.card), Some(military("scientific-cooperation")));
    assert_eq!(nation(&table, GREEN).pact.map(|pact| pact.card), Some(military("trade-routes-agreement")));
    assert_eq!((pact::of(&table.state, RED).count(), nation(&table, BLUE).rates.military), (2, 2));
}

/// TTA-76, TTA-178. Example 44: Open Borders is cancelled.
#[test]
fn a_cancelled_pact_ends_for_both() {
    let mut table = politics(3, Age::I, |scene| {
        scene.pact(BLUE, "open-borders-agreement", RED, true);
    });
    assert_eq!([RED, BLUE].map(|seat| left(&table, seat).1), [3, 3]);
    table.refuses("TTA-76", RED, Cancel { owner: GREEN });
    table.act(RED, Cancel { owner: BLUE });
    let actions = |table: &Board| [RED, BLUE].map(|seat| (nation(table, seat).rates.military, left(table, seat).1));
    assert_eq!(actions(&table), [(2, 2), (2, 2)]);
    let mut table = politics(3, Age::I, |scene| {
        scene.pact(RED, "open-borders-agreement", BLUE, true).leader(RED, "julius-caesar").actions(RED, 4, 3);
    });
    table.act(RED, Cancel { owner: RED });
    assert_eq!(actions(&table), [(3, 3), (2, 2)]);
}

/// TTA-50, TTA-76, TTA-F28. With two players left no pact is offered, but one that is there can be cancelled.
#[test]
fn two_players_make_no_pacts_and_may_cancel_one() {
    let mut table = politics(3, Age::I, |scene| {
        scene.cards(BLUE, &["open-borders-agreement"]).pact(GREEN, "trade-routes-agreement", BLUE, true);
    });
    table.act(RED, Resign).play_chance(1);
    table.refuses("TTA-F28", BLUE, offer("open-borders-agreement", GREEN, true));
    table.act(BLUE, Cancel { owner: GREEN });
    assert_eq!(nation(&table, GREEN).pact, None);
}

/// TTA-166, TTA-202, TTA-F26. Example 91: Scientific Cooperation.
#[test]
fn partners_share_the_science() {
    let pair = |red: u16, blue: u16| {
        scene(3, Age::II, |scene| {
            scene.pact(BLUE, "scientific-cooperation", RED, true).hand(RED, &["alchemy"]);
            scene.of(RED).science = red;
            scene.of(BLUE).science = blue;
        })
    };
    let mut table = pair(2, 1);
    table.act(RED, develop("alchemy"));
    assert_eq!([RED, BLUE].map(|seat| nation(&table, seat).science), [0, 0]);
    pair(9, 0).refuses("TTA-F26", RED, develop("alchemy"));
    pair(1, 1).refuses("TTA-202", RED, develop("alchemy"));
}

/// TTA-166, TTA-191, TTA-F25. Example 123: food stands in for a resource, once a turn.
#[test]
fn trade_routes_let_food_pay() {
    let mut table = scene(3, Age::I, |scene| {
        scene.pact(RED, "trade-routes-agreement", BLUE, true);
        scene.stored(RED, "bronze", 1).stored(RED, "agriculture", 2).of(RED).blue = 13;
    });
    table.refuses("TTA-196", RED, build("bronze"));
    table.act(RED, Barter);
    table.refuses("TTA-F25", RED, Barter);
    table.act(RED, build("bronze"));
    assert_eq!((stock(&table, RED), at(&table, RED, "bronze")), ((1, 0), 3));
    let mut table = scene(3, Age::I, |scene| {
        scene.pact(BLUE, "trade-routes-agreement", RED, true);
        scene.stored(RED, "bronze", 1).stored(RED, "agriculture", 1);
    });
    table.act(RED, Barter).act(RED, Grow);
    assert_eq!((stock(&table, RED), nation(&table, RED).unused), ((0, 0), 2));
    let mut table = scene(3, Age::I, |_| {});
    table.refuses("TTA-F25", RED, Barter);
}

/// TTA-132, TTA-F27. Pacts change production, and who has nothing loses nothing.
#[test]
fn pacts_change_production() {
    let mut table = scene(3, Age::II, |scene| {
        scene.pact(RED, "acceptance-of-supremacy", BLUE, true).has(BLUE, "bronze", 0);
        scene.pact(BLUE, "international-trade-agreement", GREEN, false);
    });
    end_turn(&mut table, RED);
    assert_eq!(stock(&table, RED), (2, 3));
    end_turn(&mut table, BLUE);
    assert_eq!(stock(&table, BLUE), (3, 0));
    end_turn(&mut table, GREEN);
    assert_eq!(stock(&table, GREEN), (2, 3));
}

/// TTA-71, TTA-73, TTA-166. Every pact can be offered and gives both sides what it says.
#[test]
fn every_pact_gives_what_it_says() {
    let ratings = |table: &Board| {
        [RED, BLUE].map(|seat| {
            let rates = nation(table, seat).rates;
            (rates.culture, rates.strength, rates.military, rates.food, rates.resources)
        })
    };
    for (id, red, blue) in [
        ("open-borders-agreement", (3, 1, 3, 0, 0), (2, 1, 3, 0, 0)),
        ("trade-routes-agreement", (3, 1, 2, 0, 0), (2, 1, 2, 0, 0)),
        ("acceptance-of-supremacy", (3, 1, 2, 0, 1), (2, 1, 2, 0, -1)),
        ("international-trade-agreement", (3, 1, 2, 0, 1), (2, 1, 2, 1, 0)),
        ("promise-of-military-protection", (4, 1, 2, 0, 0), (1, 5, 2, 0, 0)),
        ("scientific-cooperation", (3, 1, 2, 0, 0), (2, 1, 2, 0, 0)),
        ("international-tourism", (3, 1, 2, 0, 0), (3, 1, 2, 0, 0)),
        ("loss-of-sovereignty", (5, 1, 2, 0, 0), (0, 1, 2, 0, 0)),
        ("military-pact", (3, 4, 2, 0, 0), (2, 4, 2, 0, 0)),
        ("peace-treaty", (4, 1, 2, 0, 0), (3, 1, 2, 0, 0)),
    ] {
        let mut table = politics(3, Age::III, |scene| {
            // Red has a wonder that gives culture, Blue two temples.
            scene.wonder(RED, "taj-mahal").has(BLUE, "religion", 2).cards(RED, &[id]);
        });
        table.act(RED, offer(id, BLUE, true)).act(BLUE, Accept);
        assert_eq!(ratings(&table), [red, blue], "{id}");
    }
}

/// TTA-171. A pact that costs culture does not push the rating below nothing.
#[test]
fn the_culture_rating_does_not_fall_below_nothing() {
    let mut table = scene(3, Age::III, |scene| {
        scene.pact(BLUE, "loss-of-sovereignty", RED, true).stored(RED, "bronze", 2);
    });
    table.act(RED, build("warriors"));
    assert_eq!((nation(&table, RED).rates.culture, nation(&table, BLUE).rates.culture), (0, 2));
}
