//! Technologies and governments: TTA-107 to TTA-113, TTA-175 to TTA-179, TTA-210, TTA-212.

use epoka_through_the_ages::army;

use crate::common::*;

/// TTA-108, TTA-172, TTA-179. Example 76: a better special technology.
#[test]
fn a_better_special_technology_replaces_the_other() {
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "warfare", 0).hand(RED, &["strategy"]).actions(RED, 4, 2).of(RED).science = 8;
    });
    let before = nation(&table, RED).rates.strength;
    table.act(RED, develop("strategy"));
    assert!(!nation(&table, RED).technologies.contains(civil("warfare")));
    assert_eq!((nation(&table, RED).rates.military, left(&table, RED)), (4, (3, 3)));
    assert_eq!((nation(&table, RED).rates.strength, nation(&table, RED).science), (before + 2, 0));
}

/// TTA-108, TTA-110. Example 77: a worse special technology counts as developed.
#[test]
fn a_worse_special_technology_is_developed_for_nothing() {
    let mut table = scene(2, Age::III, |scene| {
        scene.has(RED, "military-theory", 0).hand(RED, &["strategy"]).leader(RED, "albert-einstein").of(RED).science =
            8;
    });
    let before = nation(&table, RED).rates;
    table.act(RED, develop("strategy"));
    assert_eq!((nation(&table, RED).rates, culture(&table, RED)), (before, 3));
}

/// TTA-107, TTA-109, TTA-175, TTA-177, TTA-179. Example 78: a peaceful change.
#[test]
fn a_government_changes_peacefully() {
    let mut table = scene(2, Age::I, |scene| {
        scene.hand(RED, &["monarchy"]).actions(RED, 3, 2).of(RED).science = 8;
    });
    table.act(RED, develop("monarchy"));
    let nation = nation(&table, RED);
    assert_eq!((nation.science, nation.rates.civil, nation.rates.military, left(&table, RED)), (0, 5, 3, (3, 3)));
    assert_eq!(nation.government, civil("monarchy"));
}

/// TTA-111, TTA-112, TTA-202. Example 79: a revolution.
#[test]
fn a_revolution_takes_all_civil_actions() {
    let mut table = scene(2, Age::I, |scene| {
        scene.hand(RED, &["monarchy"]).of(RED).science = 2;
    });
    table.refuses("TTA-202", RED, develop("monarchy"));
    table.act(RED, revolt("monarchy"));
    let nation = nation(&table, RED);
    assert_eq!((nation.science, nation.rates.civil, nation.rates.military, left(&table, RED)), (0, 5, 3, (0, 3)));
}

/// TTA-112, TTA-212. Example 80: a revolution with Newton.
#[test]
fn newton_gives_an_action_back_after_a_revolution() {
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "monarchy", 0).leader(RED, "isaac-newton").hand(RED, &["republic"]).of(RED).science = 3;
    });
    table.act(RED, revolt("republic"));
    assert_eq!((nation(&table, RED).rates.civil, left(&table, RED).0), (7, 1));
}

/// TTA-101, TTA-111. Example 81: a revolution after a leader was replaced.
#[test]
fn a_replaced_leader_does_not_stop_a_revolution() {
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "monarchy", 0).leader(RED, "leonardo-da-vinci").hand(RED, &["isaac-newton", "republic"]);
        scene.row(1, "iron").of(RED).science = 3;
    });
    table.act(RED, lead("isaac-newton"));
    assert!(table.lists(RED, revolt("republic")));
    table.act(RED, Take { space: 1 });
    table.refuses("TTA-111", RED, revolt("republic"));
}

/// TTA-112, TTA-178. Example 82: a revolution that lowers military actions.
#[test]
fn spent_actions_go_first() {
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "constitutional-monarchy", 0).hand(RED, &["republic"]).actions(RED, 6, 3).of(RED).science = 3;
    });
    table.act(RED, revolt("republic"));
    assert_eq!((nation(&table, RED).rates.military, left(&table, RED)), (2, (0, 2)));
}

/// TTA-210, TTA-A7. Example 83: Robespierre.
#[test]
fn robespierre_pays_with_military_actions() {
    let scene_of = |actions: (u8, u8)| {
        scene(2, Age::II, move |scene| {
            scene
                .has(RED, "monarchy", 0)
                .leader(RED, "maximilien-robespierre")
                .hand(RED, &["republic", "breakthrough-i"]);
            scene.actions(RED, actions.0, actions.1).of(RED).science = 5;
        })
    };
    let mut table = scene_of((3, 4));
    table.act(RED, revolt("republic"));
    let after = nation(&table, RED);
    assert_eq!((after.rates.civil, after.rates.military, left(&table, RED)), (7, 3, (5, 0)));
    assert_eq!((after.science, culture(&table, RED)), (2, 3));
    let mut table = scene_of((3, 3));
    table.refuses("TTA-210", RED, revolt("republic"));
    let mut table = scene_of((3, 4));
    table.act(RED, play("breakthrough-i"));
    assert_eq!(left(&table, RED), (5, 0));
}

/// TTA-177, TTA-210, TTA-A7. Military actions that the new government adds arrive spent, civil ones do not.
#[test]
fn only_military_actions_arrive_spent_with_robespierre() {
    let mut table = scene(2, Age::II, |scene| {
        scene.leader(RED, "maximilien-robespierre").hand(RED, &["monarchy"]).actions(RED, 3, 3).of(RED).science = 2;
    });
    table.act(RED, revolt("monarchy"));
    assert_eq!((nation(&table, RED).rates.civil, nation(&table, RED).rates.military), (5, 4));
    assert_eq!(left(&table, RED), (4, 0));
}

/// TTA-86, TTA-210. With Robespierre an action of Patriotism is left over, whether it came before the revolution or after it.
#[test]
fn patriotism_outlasts_a_revolution_with_robespierre() {
    let after = |actions: [Action; 2]| {
        let mut table = scene(2, Age::II, |scene| {
            scene.has(RED, "monarchy", 0).leader(RED, "maximilien-robespierre");
            scene.hand(RED, &["republic", "patriotism-i"]).of(RED).science = 5;
        });
        for action in actions {
            table.act(RED, action);
        }
        (left(&table, RED).0, army::available(&table.state, RED))
    };
    assert_eq!(after([play("patriotism-i"), revolt("republic")]), (6, 1));
    assert_eq!(after([revolt("republic"), play("patriotism-i")]), (6, 1));
}

/// TTA-83, TTA-210. With Robespierre a Breakthrough costs no civil action if it brings a revolution, and nothing else may come of it
/// if there was none to pay.
#[test]
fn robespierre_plays_a_breakthrough_without_a_civil_action() {
    let scene_of = |leader: &'static str, military: u8| {
        scene(2, Age::II, move |scene| {
            scene.has(RED, "monarchy", 0).leader(RED, leader).hand(RED, &["breakthrough-i", "alchemy", "republic"]);
            scene.actions(RED, 0, military).of(RED).science = 10;
        })
    };
    let mut table = scene_of("maximilien-robespierre", 4);
    assert!(table.lists(RED, play("breakthrough-i")));
    // Nothing else may come of it, so nobody is asked.
    table.act(RED, play("breakthrough-i"));
    assert_eq!((nation(&table, RED).science, left(&table, RED)), (9, (2, 0)));
    let mut table = scene_of("maximilien-robespierre", 3);
    table.refuses("TTA-83", RED, play("breakthrough-i"));
    let mut table = scene_of("isaac-newton", 3);
    table.refuses("TTA-83", RED, play("breakthrough-i"));
}

/// TTA-111, TTA-F10, TTA-F30, TTA-F67. A military action that served as a civil one pays for a part of a revolution, also
/// by a Breakthrough; where all others are there as well, one is left.
#[test]
fn an_exchanged_action_pays_for_a_revolution() {
    let exchanged = |civil: u8| {
        let mut table = scene(2, Age::I, |scene| {
            scene.leader(RED, "hammurabi").hand(RED, &["breakthrough-i", "alchemy", "monarchy"]);
            scene.actions(RED, civil, 2).of(RED).science = 10;
        });
        table.act(RED, Exchange);
        table
    };
    let after = |table: &Board| (left(table, RED), table.state.turn.extra_civil);
    exchanged(2).refuses("TTA-111", RED, revolt("monarchy"));
    for (civil, kept) in [(3, 0), (4, 1)] {
        let mut table = exchanged(civil);
        table.act(RED, revolt("monarchy"));
        assert_eq!(after(&table), ((kept, 2), 0));
        let mut table = exchanged(civil);
        table.act(RED, play("breakthrough-i"));
        assert_eq!(after(&table), ((civil, 1), 0));
        table.act(RED, revolt("monarchy"));
        assert_eq!(after(&table), ((kept, 2), 0));
    }
    let mut table = exchanged(2);
    table.act(RED, play("breakthrough-i"));
    table.refuses("TTA-111", RED, revolt("monarchy"));
}

/// TTA-210, TTA-F67. With Robespierre an action of Patriotism pays for a part of a revolution.
#[test]
fn an_extra_military_action_pays_for_a_revolution() {
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "monarchy", 0).leader(RED, "maximilien-robespierre").actions(RED, 5, 3);
        scene.hand(RED, &["republic", "patriotism-i"]).of(RED).science = 5;
    });
    table.refuses("TTA-210", RED, revolt("republic"));
    table.act(RED, play("patriotism-i")).act(RED, revolt("republic"));
    assert_eq!((left(&table, RED).1, army::available(&table.state, RED)), (0, 0));
}

/// TTA-113, TTA-116, TTA-F10. Example 84: Breakthrough.
#[test]
fn a_breakthrough_develops_a_technology() {
    let mut table = scene(2, Age::I, |scene| {
        scene.hand(RED, &["breakthrough-i", "alchemy", "iron"]).of(RED).science = 3;
    });
    table.refuses("TTA-116", RED, play("breakthrough-i"));
    table.arrange(|state| state.nations[RED].science = 5);
    table.act(RED, play("breakthrough-i"));
    table.refuses("TTA-116", RED, Finish);
    table.act(RED, develop("alchemy"));
    assert_eq!((nation(&table, RED).science, left(&table, RED).0), (3, 3));
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "monarchy", 0).hand(RED, &["breakthrough-i", "republic"]).of(RED).science = 4;
    });
    table.act(RED, play("breakthrough-i"));
    assert_eq!((nation(&table, RED).science, left(&table, RED).0), (3, 0));
}

/// TTA-170. Example 102: Fundamentalism.
#[test]
fn the_science_rating_is_never_negative() {
    let mut table = scene(2, Age::III, |scene| {
        scene.hand(RED, &["fundamentalism"]).of(RED).science = 18;
    });
    table.act(RED, develop("fundamentalism"));
    assert_eq!((nation(&table, RED).rates.science, nation(&table, RED).rates.strength), (0, 6));
    end_turn(&mut table, RED);
    assert_eq!(nation(&table, RED).science, 0);
}

/// TTA-107, TTA-160, TTA-182. Every government and special technology gives what it says.
#[test]
fn every_government_and_special_technology_can_be_developed() {
    let wanted = |kind: Kind| (Kind::Government..Kind::Leader).contains(&kind);
    for card in DATA.civil.iter().filter(|card| wanted(card.kind) && card.science > 0) {
        let mut table = scene(2, card.age, |scene| {
            scene.hand(RED, &[&card.id]).of(RED).science = card.science.into();
        });
        let base = if card.kind == Kind::Government { (0, 0) } else { (4, 2) };
        table.act(RED, develop(&card.id));
        let (rates, gives) = (nation(&table, RED).rates, card.gives);
        assert_eq!(rates.civil, base.0 + gives.civil_actions as u8, "{}", card.id);
        assert_eq!(rates.military, base.1 + gives.military_actions as u8, "{}", card.id);
        assert_eq!(rates.strength, 1 + i16::from(gives.strength), "{}", card.id);
        assert_eq!(rates.colonization, gives.colonization, "{}", card.id);
        assert_eq!(nation(&table, RED).blue, 16 + gives.blue_tokens as u8, "{}", card.id);
    }
}

/// TTA-109. Despotism gives way to another government.
#[test]
fn despotism_leaves_the_game() {
    let mut table = scene(2, Age::I, |scene| {
        scene.hand(RED, &["theocracy"]).of(RED).science = 6;
    });
    table.act(RED, develop("theocracy"));
    assert!(!nation(&table, RED).technologies.contains(civil("despotism")));
    let rates = nation(&table, RED).rates;
    assert_eq!((rates.culture, rates.strength, rates.happiness), (1, 2, 1));
}
