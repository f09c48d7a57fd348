//! Aggressions and the defence against them: TTA-57 to TTA-66.

use crate::common::*;

/// Red may attack Blue with these strengths.
fn clash(of: Age, (red, blue): (u8, u8), card: &str, change: impl FnOnce(&mut Scene)) -> Board {
    politics(3, of, |scene| {
        scene.strength(RED, red).strength(BLUE, blue).cards(RED, &[card]);
        change(scene);
    })
}

/// What the defender still needs.
fn missing(table: &Board) -> i16 {
    match table.state.tasks.top() {
        Some(Task::Defend { missing, .. }) => missing,
        other => panic!("nobody defends: {other:?}"),
    }
}

fn repelled(table: &Board) -> bool {
    table.events().iter().any(|event| matches!(event, Event::Repelled { .. }))
}

/// TTA-57, TTA-58, TTA-F15. Example 26: equal strength protects.
#[test]
fn only_the_weaker_are_attacked() {
    let mut table = clash(Age::I, (14, 14), "plunder-i", |scene| {
        scene.cards(RED, &["legion"]);
    });
    table.refuses("TTA-58", RED, attack("plunder-i", BLUE));
    table.refuses("TTA-57", RED, attack("legion", GREEN));
    table.refuses("TTA-50", RED, attack("plunder-i", RED));
    let mut table = clash(Age::I, (15, 14), "plunder-i", |_| {});
    table.act(RED, attack("plunder-i", BLUE));
    assert_eq!(left(&table, RED).1, 1);
    let mut table = clash(Age::I, (15, 14), "plunder-i", |scene| {
        scene.actions(RED, 4, 0);
    });
    table.refuses("TTA-57", RED, attack("plunder-i", BLUE));
}

/// TTA-61, TTA-62, TTA-64, TTA-168, TTA-A13. Example 27: a defence that works.
#[test]
fn a_defence_that_works() {
    let defended = |scene: &mut Scene| {
        scene.has(BLUE, "monarchy", 0).cards(BLUE, &["bonus-ii", "bonus-i", "legion", "war-over-territory-ii"]);
        scene.stored(BLUE, "bronze", 3);
    };
    let mut table = clash(Age::II, (18, 12), "plunder-ii", defended);
    table.act(RED, attack("plunder-ii", BLUE));
    assert_eq!(missing(&table), 6);
    table.act(BLUE, bonus("bonus-ii")).act(BLUE, bonus("bonus-i")).act(BLUE, Decline);
    assert!(repelled(&table));
    assert_eq!((nation(&table, BLUE).cards.len(), stock(&table, BLUE)), (2, (0, 3)));
    let pile: Vec<Military> = table.state.discards.iter().map(|face| face.card).collect();
    assert!(pile.contains(&military("bonus-ii")) && pile.contains(&military("plunder-ii")));
    let mut table = clash(Age::II, (18, 12), "plunder-ii", defended);
    table.act(RED, attack("plunder-ii", BLUE));
    table.act(BLUE, bonus("bonus-ii"));
    table.refuses("TTA-61", BLUE, bonus("legion"));
    table.act(BLUE, discard("legion"));
    table.refuses("TTA-63", BLUE, Decline);
    table.act(BLUE, discard("war-over-territory-ii")).act(BLUE, Decline);
    assert!(repelled(&table));
    let mut table = clash(Age::II, (14, 12), "plunder-ii", defended);
    table.act(RED, attack("plunder-ii", BLUE));
    table.act(BLUE, discard("bonus-i")).act(BLUE, bonus("bonus-ii")).act(BLUE, discard("legion"));
    table.act(BLUE, Decline);
    assert!(repelled(&table));
}

/// TTA-62, TTA-63, TTA-65. Example 28: no more cards than military actions.
#[test]
fn a_defence_cut_short() {
    let cards = ["bonus-ii", "legion", "phalanx", "raid-i", "fighting-band"];
    let mut table = clash(Age::II, (18, 11), "plunder-ii", |scene| {
        scene.cards(BLUE, &cards).actions(BLUE, 4, 0).stored(BLUE, "bronze", 3);
    });
    table.act(RED, attack("plunder-ii", BLUE));
    table.refuses("TTA-63", BLUE, bonus("bonus-ii"));
    assert_eq!(table.actions(BLUE), [Decline]);
    table.act(BLUE, Decline).act(RED, plunder(0, 3));
    assert_eq!((nation(&table, BLUE).cards.len(), stock(&table, RED)), (5, (0, 3)));
    let mut table = clash(Age::II, (18, 10), "plunder-ii", |scene| {
        scene.cards(BLUE, &cards).has(BLUE, "monarchy", 0).has(BLUE, "warfare", 0);
    });
    table.act(RED, attack("plunder-ii", BLUE));
    assert_eq!(missing(&table), 7);
    table.act(BLUE, bonus("bonus-ii")).act(BLUE, discard("legion")).act(BLUE, discard("phalanx"));
    table.act(BLUE, discard("raid-i")).act(BLUE, Decline);
    assert!(repelled(&table));
}

/// TTA-61, TTA-168. Every bonus card adds its defence.
#[test]
fn bonus_cards_defend() {
    for (card, defence) in [("bonus-i", 2), ("bonus-ii", 4), ("bonus-iii", 6)] {
        let mut table = clash(Age::III, (1 + defence, 1), "plunder-iii", |scene| {
            scene.cards(BLUE, &[card]);
        });
        table.act(RED, attack("plunder-iii", BLUE)).act(BLUE, bonus(card)).act(BLUE, Decline);
        assert!(repelled(&table), "{card}");
        let mut table = clash(Age::III, (2 + defence, 1), "plunder-iii", |scene| {
            scene.cards(BLUE, &[card]);
        });
        table.act(RED, attack("plunder-iii", BLUE));
        table.refuses("TTA-63", BLUE, bonus(card));
    }
}

/// TTA-61. Whoever holds cards is asked, whatever they are; thrown away, nobody else knows them.
#[test]
fn being_asked_says_nothing() {
    for card in ["bonus-ii", "legion"] {
        let mut table = clash(Age::II, (18, 1), "plunder-ii", |scene| {
            scene.cards(BLUE, &[card]);
        });
        table.act(RED, attack("plunder-ii", BLUE));
        assert!(table.turn().asks(BLUE));
        assert_eq!(table.actions(BLUE), [Decline]);
    }
    let mut table = clash(Age::II, (2, 1), "plunder-ii", |scene| {
        scene.cards(BLUE, &["raid-ii"]);
    });
    table.act(RED, attack("plunder-ii", BLUE)).act(BLUE, discard("raid-ii"));
    let thrown = |viewer| table.view(viewer).discards.iter().any(|card| card.card == Some(military("raid-ii")));
    assert!(thrown(Viewer::Seat(BLUE)) && !thrown(Viewer::Seat(RED)));
}

/// TTA-59, TTA-F23. Example 29: an attack through open borders.
#[test]
fn open_borders_help_the_attacker() {
    let mut table = clash(Age::II, (13, 14), "plunder-ii", |scene| {
        scene.pact(RED, "open-borders-agreement", BLUE, true).cards(BLUE, &["legion"]);
    });
    table.act(RED, attack("plunder-ii", BLUE));
    assert_eq!(missing(&table), 1);
    assert!(nation(&table, RED).pact.is_some());
    table.act(BLUE, discard("legion")).act(BLUE, Decline);
    assert!(repelled(&table));
}

/// TTA-59, TTA-60, TTA-F24. Example 30: an attack on a protected partner.
#[test]
fn protection_ends_with_an_attack() {
    let mut table = clash(Age::II, (12, 10), "plunder-ii", |scene| {
        scene.pact(RED, "promise-of-military-protection", BLUE, true);
        scene.has(BLUE, "religion", 1).cards(BLUE, &["legion"]);
    });
    let ratings =
        |table: &Board| [RED, BLUE].map(|seat| (nation(table, seat).rates.strength, nation(table, seat).rates.culture));
    assert_eq!(ratings(&table), [(12, 1), (14, 0)]);
    table.act(RED, attack("plunder-ii", BLUE));
    assert_eq!(ratings(&table), [(12, 0), (10, 1)]);
    assert_eq!((missing(&table), nation(&table, RED).pact), (2, None));
}

/// TTA-59, TTA-F24. Example 31: a Military Pact counts for nobody.
#[test]
fn a_military_pact_counts_for_nobody() {
    let pact = |scene: &mut Scene| {
        scene.pact(BLUE, "military-pact", RED, true);
    };
    let mut table = clash(Age::III, (12, 13), "plunder-iii", pact);
    table.refuses("TTA-58", RED, attack("plunder-iii", BLUE));
    let mut table = clash(Age::III, (14, 13), "plunder-iii", pact);
    assert_eq!(nation(&table, RED).rates.strength, 17);
    table.act(RED, attack("plunder-iii", BLUE));
    assert_eq!((nation(&table, BLUE).pact, nation(&table, RED).rates.strength), (None, 14));
}

/// TTA-58, TTA-67. Example 33: forbidden targets.
#[test]
fn pacts_forbid_attacks() {
    let mut table = politics(4, Age::III, |scene| {
        scene.strength(RED, 9).has(RED, "monarchy", 0).cards(RED, &["plunder-iii", "war-over-culture-iii"]);
        scene.pact(RED, "peace-treaty", BLUE, true).pact(GREY, "loss-of-sovereignty", GREEN, true);
    });
    table.refuses("TTA-58", RED, attack("plunder-iii", BLUE));
    table.refuses("TTA-67", RED, declare("war-over-culture-iii", BLUE));
    table.refuses("TTA-67", RED, declare("war-over-culture-iii", GREEN));
    assert!(table.lists(RED, declare("war-over-culture-iii", GREY)));
    table.act(RED, attack("plunder-iii", GREEN));
}

/// TTA-65, TTA-F12, TTA-F13, TTA-A9. Example 34: a raid, with printed costs.
#[test]
fn a_raid_brings_half_of_the_printed_costs() {
    let raided = |scene: &mut Scene| {
        scene.has(BLUE, "alchemy", 1).has(BLUE, "religion", 1).has(BLUE, "masonry", 0);
    };
    let mut table = clash(Age::II, (5, 1), "raid-ii", raided);
    table.act(RED, attack("raid-ii", BLUE));
    table.refuses("TTA-F12", RED, destroy("agriculture"));
    table.refuses("TTA-F12", RED, Decline);
    table.act(RED, destroy("alchemy")).act(RED, destroy("religion")).act(RED, Decline);
    assert_eq!((nation(&table, BLUE).unused, stock(&table, RED)), (3, (0, 5)));
    let mut table = clash(Age::II, (5, 1), "raid-ii", raided);
    table.act(RED, attack("raid-ii", BLUE)).act(RED, destroy("alchemy")).act(RED, Decline);
    assert_eq!((nation(&table, BLUE).unused, stock(&table, RED)), (2, (0, 3)));
}

/// TTA-193, TTA-199, TTA-F11. Example 35: plunder and the attacker's bank.
#[test]
fn plunder_needs_tokens_of_the_own() {
    let mut table = clash(Age::I, (5, 1), "plunder-i", |scene| {
        scene.stored(BLUE, "agriculture", 1).stored(BLUE, "bronze", 5).of(RED).blue = 2;
    });
    table.act(RED, attack("plunder-i", BLUE));
    table.refuses("TTA-F66", RED, plunder(2, 1));
    table.act(RED, plunder(0, 3));
    assert_eq!((stock(&table, BLUE), stock(&table, RED)), ((1, 2), (0, 2)));
}

/// TTA-199, TTA-F11, TTA-F66. The attacker may take less than the card allows: with two tokens in the bank, four resources on
/// Iron and no food.
#[test]
fn plunder_takes_up_to_the_amount() {
    let rich = |scene: &mut Scene| {
        scene.stored(BLUE, "agriculture", 3).stored(BLUE, "bronze", 4).has(RED, "iron", 0).of(RED).blue = 2;
    };
    let mut table = clash(Age::II, (5, 1), "plunder-ii", rich);
    table.act(RED, attack("plunder-ii", BLUE));
    assert_eq!(table.actions(RED)[0], plunder(1, 4), "the most comes first");
    table.refuses("TTA-F66", RED, plunder(2, 4));
    table.refuses("TTA-F66", RED, plunder(0, 5));
    table.refuses("TTA-F66", RED, Decline);
    table.act(RED, plunder(0, 4));
    assert_eq!((stock(&table, BLUE), stock(&table, RED)), ((3, 0), (0, 4)));
    // Resources are stored first, so what there is no token for is food.
    let mut table = clash(Age::II, (5, 1), "plunder-ii", rich);
    table.act(RED, attack("plunder-ii", BLUE)).act(RED, plunder(1, 4));
    assert_eq!((stock(&table, BLUE), stock(&table, RED)), ((2, 0), (0, 4)));
    let mut table = clash(Age::II, (5, 1), "plunder-ii", rich);
    table.act(RED, attack("plunder-ii", BLUE)).act(RED, plunder(0, 0));
    assert_eq!((stock(&table, BLUE), stock(&table, RED)), ((3, 4), (0, 0)));
}

fn plunder(food: u8, resources: u8) -> Action {
    Plunder { food, resources }
}

/// TTA-199. Where the rival can give no change and the attacker has no tokens, different mixes come to the
/// same: one of them is offered.
#[test]
fn every_result_of_a_plunder_is_offered_once() {
    let plundered = |blue: u8| {
        let mut table = clash(Age::I, (5, 1), "plunder-i", |scene| {
            scene.has(BLUE, "mechanized-agriculture", 0).stored(BLUE, "mechanized-agriculture", 1);
            scene.has(BLUE, "oil", 0).stored(BLUE, "oil", 1);
            scene.of(BLUE).blue = 0;
            scene.of(RED).blue = blue;
        });
        table.act(RED, attack("plunder-i", BLUE));
        table
    };
    assert_eq!(plundered(3).actions(RED).len(), 10);
    let mut table = plundered(0);
    // A token that cannot be changed goes whole, and the attacker stores nothing: each good goes or stays.
    let mixes = [(0, 3), (1, 2), (3, 0), (0, 0)].map(|(food, resources)| plunder(food, resources));
    assert_eq!(table.actions(RED), mixes);
    table.refuses("TTA-F66", RED, plunder(2, 1));
    table.act(RED, plunder(1, 2));
}

/// TTA-153, TTA-182, TTA-184, TTA-F11. Example 36: a colony changes hands.
#[test]
fn a_colony_is_annexed() {
    let mut table = clash(Age::II, (5, 1), "annex-ii", |scene| {
        scene.colony(BLUE, "vast-territory-i").colony(BLUE, "wealthy-territory-i").of(BLUE).yellow = 2;
    });
    table.refuses("TTA-F14", RED, attack("annex-ii", GREEN));
    table.act(RED, attack("annex-ii", BLUE));
    table.refuses("TTA-F11", RED, cede("vast-territory-ii"));
    table.act(RED, cede("vast-territory-i"));
    let (red, blue) = (nation(&table, RED), nation(&table, BLUE));
    assert_eq!((blue.yellow, blue.blue, red.yellow, red.blue), (0, 17, 21, 15));
    assert_eq!((stock(&table, RED), red.colonies.len(), blue.colonies.len()), ((0, 0), 1, 1));
}

/// TTA-4, TTA-65, TTA-F14, TTA-F41, TTA-F62. Example 37: infiltration.
#[test]
fn infiltration_removes_a_leader_or_a_wonder() {
    let target = |scene: &mut Scene| {
        scene.leader(BLUE, "michelangelo").unfinished(BLUE, "kremlin", 2).of(BLUE).blue = 14;
    };
    let mut table = clash(Age::II, (5, 1), "infiltrate-ii", target);
    table.refuses("TTA-F14", RED, attack("infiltrate-ii", GREEN));
    table.act(RED, attack("infiltrate-ii", BLUE)).act(RED, Remove { card: civil("michelangelo") });
    assert_eq!((culture(&table, RED), nation(&table, BLUE).leader), (3, None));
    let mut table = clash(Age::II, (5, 1), "infiltrate-ii", target);
    table.act(RED, attack("infiltrate-ii", BLUE)).act(RED, Remove { card: civil("kremlin") });
    let blue = nation(&table, BLUE);
    assert_eq!((culture(&table, RED), blue.unfinished, blue.blue), (6, None, 16));
}

/// TTA-178. Example 38: a leader with actions is lost.
#[test]
fn a_lost_leader_takes_actions_along() {
    let mut table = clash(Age::II, (30, 1), "infiltrate-ii", |scene| {
        scene.has(BLUE, "monarchy", 0).leader(BLUE, "napoleon-bonaparte");
        scene.cards(BLUE, &["legion", "phalanx", "raid-i", "plunder-i", "fighting-band"]);
    });
    assert_eq!(left(&table, BLUE).1, 5);
    table.act(RED, attack("infiltrate-ii", BLUE)).act(BLUE, Decline);
    let blue = nation(&table, BLUE);
    assert_eq!((blue.rates.military, blue.military, blue.cards.len()), (3, 3, 5));
}

/// TTA-57, TTA-67, TTA-F39. Example 39: Gandhi is twice as dear, and attacks nobody.
#[test]
fn gandhi_doubles_the_price() {
    let mut table = clash(Age::III, (9, 1), "armed-intervention-iii", |scene| {
        scene.has(RED, "constitutional-monarchy", 0).has(RED, "warfare", 0).cards(RED, &["war-over-culture-iii"]);
        scene.leader(BLUE, "mahatma-gandhi").culture(BLUE, 9);
    });
    assert_eq!(left(&table, RED).1, 5);
    table.refuses("TTA-67", RED, declare("war-over-culture-iii", BLUE));
    assert!(table.lists(RED, declare("war-over-culture-iii", GREEN)));
    table.act(RED, attack("armed-intervention-iii", BLUE));
    assert_eq!((left(&table, RED).1, culture(&table, RED), culture(&table, BLUE)), (1, 7, 2));
    let mut table = clash(Age::III, (9, 1), "armed-intervention-iii", |scene| {
        scene.leader(RED, "mahatma-gandhi");
    });
    table.refuses("TTA-F39", RED, attack("armed-intervention-iii", BLUE));
}

/// TTA-65, TTA-188, TTA-203, TTA-F5. The other aggressions do what they say.
#[test]
fn every_other_aggression_does_what_it_says() {
    let mut table = clash(Age::I, (5, 1), "enslave-i", |_| {});
    table.act(RED, attack("enslave-i", BLUE));
    assert_eq!((nation(&table, BLUE).unused, nation(&table, BLUE).yellow, stock(&table, RED)), (0, 19, (2, 2)));
    let mut table = clash(Age::I, (5, 1), "raid-i", |_| {});
    table.act(RED, attack("raid-i", BLUE)).act(RED, destroy("philosophy"));
    assert_eq!(stock(&table, RED), (0, 2));
    let mut table = clash(Age::II, (5, 1), "spy-ii", |scene| scene.of(BLUE).science = 3);
    table.act(RED, attack("spy-ii", BLUE));
    assert_eq!((nation(&table, BLUE).science, nation(&table, RED).science), (0, 3));
    let mut table = clash(Age::III, (5, 1), "raid-iii", |scene| {
        scene.has(BLUE, "movies", 1).has(BLUE, "opera", 1).has(RED, "monarchy", 0);
    });
    table.act(RED, attack("raid-iii", BLUE)).act(RED, destroy("movies"));
    table.act(RED, destroy("opera")).act(RED, Decline);
    assert_eq!(stock(&table, RED), (0, 10));
    for (age, card, amount) in [(Age::II, "plunder-ii", 5), (Age::III, "plunder-iii", 7)] {
        let mut table = clash(age, (5, 1), card, |scene| {
            scene.stored(BLUE, "bronze", 9);
        });
        table.act(RED, attack(card, BLUE)).act(RED, plunder(0, amount));
        assert_eq!(stock(&table, RED), (0, u16::from(amount)));
    }
}

/// Where there is nothing to take and nobody to defend, whom an attack hits is a choice all the same.
#[test]
fn attacks_without_effect_are_choices_of_their_own() {
    let table = clash(Age::III, (9, 2), "armed-intervention-iii", |_| {});
    let after = |rival, alone: bool| {
        let mut state = table.state.clone();
        let (action, mut log) = (attack("armed-intervention-iii", rival), epoka_core::Log::new());
        let (rules, log) = (table.rules(), &mut log);
        let played =
            if alone { rules.act_alone(&mut state, RED, action, log) } else { rules.act(&mut state, RED, action, log) };
        played.expect("Red is stronger");
        state
    };
    assert_eq!(after(BLUE, false), after(GREEN, false));
    assert_ne!(after(BLUE, true), after(GREEN, true));
}

/// Instinct holds with the least card that is enough.
#[test]
fn nobody_wastes_a_bonus_card_on_a_small_gap() {
    for (strength, expected) in [(13, discard("legion")), (15, bonus("bonus-ii")), (16, bonus("bonus-ii"))] {
        let mut table = clash(Age::II, (strength, 12), "plunder-ii", |scene| {
            scene.has(BLUE, "monarchy", 0).cards(BLUE, &["bonus-ii", "legion"]).stored(BLUE, "bronze", 3);
        });
        table.act(RED, attack("plunder-ii", BLUE));
        let mut list = Vec::new();
        table.rules().actions(&table.state, BLUE, &mut list);
        let best = list.into_iter().max_by_key(|action| table.rules().instinct(&table.state, BLUE, action));
        assert_eq!(best, Some(expected), "{strength} against 12");
    }
}
