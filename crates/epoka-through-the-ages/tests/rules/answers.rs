//! Questions with one answer: TTA-A18.

use crate::common::*;

/// Whom the table asks, and how many answers there are.
fn asked(table: &Board, seat: Seat) -> usize {
    let mut list = Vec::new();
    if table.turn().asks(seat) {
        table.rules().actions(&table.state, seat, &mut list);
    }
    list.len()
}

/// TTA-A18. What a Breakthrough develops is not asked if there is one technology to develop; civil hands are open.
#[test]
fn a_breakthrough_with_one_technology_asks_nothing() {
    let breakthrough = |hand: &[&str]| {
        let mut table = scene(2, Age::I, |scene| {
            scene.hand(RED, hand).of(RED).science = 4;
        });
        table.act(RED, play("breakthrough-i"));
        table
    };
    let table = breakthrough(&["breakthrough-i", "alchemy"]);
    assert!(nation(&table, RED).technologies.contains(civil("alchemy")));
    assert_eq!(nation(&table, RED).science, 2);
    let table = breakthrough(&["breakthrough-i", "alchemy", "irrigation"]);
    assert_eq!(asked(&table, RED), 2);
}

/// TTA-A18. The same for an action card that builds.
#[test]
fn a_card_that_builds_one_thing_asks_nothing() {
    let built = |technology: Option<&str>| {
        let mut table = scene(2, Age::I, |scene| {
            scene.hand(RED, &["urban-growth-i"]).stored(RED, "bronze", 6).has(RED, "religion", 0);
            if let Some(id) = technology {
                scene.has(RED, id, 0);
            }
            scene.of(RED).technologies.remove(civil("religion"));
        });
        table.act(RED, play("urban-growth-i"));
        table
    };
    assert_eq!(at(&built(None), RED, "philosophy"), 2);
    assert_eq!(asked(&built(Some("drama")), RED), 2);
}

/// TTA-A18. A colony to annex, a leader to remove, a building to raid: the only one is taken without asking.
#[test]
fn the_only_target_of_an_aggression_is_taken() {
    let hit = |card: &str, change: &dyn Fn(&mut Scene)| {
        let mut table = politics(3, Age::II, |scene| {
            scene.strength(RED, 5).cards(RED, &[card]).has(BLUE, "philosophy", 0);
            change(scene);
        });
        table.act(RED, attack(card, BLUE));
        table
    };
    let table = hit("annex-ii", &|scene| {
        scene.colony(BLUE, "vast-territory-i");
    });
    assert_eq!(nation(&table, RED).colonies.len(), 1);
    let table = hit("annex-ii", &|scene| {
        scene.colony(BLUE, "vast-territory-i").colony(BLUE, "wealthy-territory-i");
    });
    assert_eq!(asked(&table, RED), 2);
    let table = hit("infiltrate-ii", &|scene| {
        scene.leader(BLUE, "moses");
    });
    assert_eq!(nation(&table, BLUE).leader, None);
    let table = hit("raid-ii", &|scene| {
        scene.has(BLUE, "philosophy", 1);
    });
    assert_eq!(at(&table, BLUE, "philosophy"), 0);
    let table = hit("raid-ii", &|scene| {
        scene.has(BLUE, "philosophy", 1).has(BLUE, "theology", 1);
    });
    assert_eq!(asked(&table, RED), 2);
}

/// TTA-A18. Events: the only worker, colony, wonder or building that can be lost; nothing to reform and no card to take.
#[test]
fn the_only_loss_is_not_asked() {
    let alone = |scene: &mut Scene| {
        for id in ["warriors", "bronze", "philosophy"] {
            scene.has(RED, id, 0);
        }
        scene.of(RED).unused = 0;
    };
    let table = event(2, "pestilence", alone);
    assert_eq!(at(&table, RED, "agriculture"), 1);
    let table = event(2, "ravages-of-time", |scene| {
        scene.wonder(RED, "pyramids");
    });
    assert!(nation(&table, RED).ruins.contains(civil("pyramids")));
    let table = event(2, "independence-declaration", |scene| {
        scene.strength(RED, 0).colony(RED, "vast-territory-i");
    });
    assert!(nation(&table, RED).colonies.is_empty());
    let table = event(3, "terrorism", |scene| {
        scene.has(GREEN, "philosophy", 0).culture(BLUE, 1).culture(GREEN, 1);
    });
    assert_eq!(at(&table, BLUE, "philosophy"), 0);
    let table = event(2, "development-of-civilization", |scene| {
        scene.of(RED).unused = 0;
    });
    assert_eq!(table.state.tasks.top(), Some(Task::Actions { seat: RED }));
    let table = event(2, "international-agreement", |scene| {
        scene.strength(RED, 5);
    });
    assert_eq!(asked(&table, RED), 0);
}

/// TTA-A18. Politics: who has no military card and may not resign can do nothing; a card in hand may be anything.
#[test]
fn politics_without_a_card_is_not_asked_in_age_four() {
    let turn = |card: Option<&str>| {
        let mut table = scene(2, Age::IV, |scene| {
            scene.strength(BLUE, 3);
            if let Some(id) = card {
                scene.cards(BLUE, &[id]);
            }
        });
        end_turn_only(&mut table, RED);
        table.state.tasks.top()
    };
    assert_eq!(turn(None), Some(Task::Actions { seat: BLUE }));
    assert_eq!(turn(Some("legion")), Some(Task::Politics { seat: BLUE }));
}

/// TTA-A18. Colonization: who has no card and needs every unit sends them without being asked.
#[test]
fn the_only_force_is_sent() {
    let bid = |warriors: u8| {
        let mut table = event(2, "vast-territory-i", |scene| {
            scene.strength(RED, warriors).strength(BLUE, 0);
        });
        table.act(RED, Bid { strength: 1 });
        table
    };
    assert_eq!(nation(&bid(1), RED).colonies.len(), 1);
    assert_eq!(asked(&bid(2), RED), 1);
}
