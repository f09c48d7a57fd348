//! Action cards: TTA-84 to TTA-86, TTA-114 to TTA-117.

use crate::common::*;

/// TTA-84, TTA-85, TTA-95, TTA-114, TTA-116. Example 63: cards that make building cheaper.
#[test]
fn discounts_add_up_and_stop_at_nothing() {
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "masonry", 0).has(RED, "drama", 0).has(RED, "iron", 0).stored(RED, "bronze", 2);
        scene.hand(RED, &["urban-growth-i", "rich-land-ii", "rich-land-i"]).of(RED).unused = 3;
    });
    table.act(RED, play("urban-growth-i"));
    table.refuses("TTA-116", RED, build("bronze"));
    table.act(RED, build("drama"));
    assert_eq!((stock(&table, RED).1, left(&table, RED).0), (1, 3));
    table.act(RED, play("rich-land-ii"));
    table.act(RED, build("bronze"));
    assert_eq!(stock(&table, RED).1, 1);
    table.act(RED, play("rich-land-i"));
    table.act(RED, upgrade("bronze", "iron"));
    assert_eq!((stock(&table, RED).1, left(&table, RED).0), (0, 1));
}

/// TTA-116. Efficient Upgrade upgrades and does not build.
#[test]
fn an_efficient_upgrade_is_an_upgrade() {
    let mut table = scene(2, Age::II, |scene| {
        scene.hand(RED, &["efficient-upgrade-ii", "alchemy"]).stored(RED, "bronze", 5).of(RED).science = 4;
    });
    table.refuses("TTA-116", RED, play("efficient-upgrade-ii"));
    table.act(RED, develop("alchemy"));
    table.arrange(|state| state.nations[RED].technologies.insert(civil("iron")));
    table.act(RED, play("efficient-upgrade-ii"));
    table.refuses("TTA-116", RED, build("bronze"));
    table.act(RED, upgrade("philosophy", "alchemy"));
    assert_eq!(stock(&table, RED).1, 5);
}

/// TTA-114, TTA-115. Example 85: a card taken in this phase waits.
#[test]
fn a_fresh_action_card_cannot_be_played() {
    let mut table = scene(2, Age::I, |scene| {
        scene.row(1, "cultural-heritage-i").hand(RED, &["iron"]);
    });
    table.act(RED, Take { space: 1 });
    table.refuses("TTA-115", RED, play("cultural-heritage-i"));
    table.refuses("TTA-114", RED, play("iron"));
    table.arrange(|state| state.turn.fresh = 0);
    table.act(RED, play("cultural-heritage-i"));
    assert_eq!((nation(&table, RED).science, culture(&table, RED)), (2, 2));
}

/// TTA-86, TTA-133, TTA-180, TTA-F7. Example 86: Patriotism.
#[test]
fn patriotism_lasts_a_turn() {
    let scene_of = |military: u8| {
        scene(2, Age::I, move |scene| {
            scene
                .hand(RED, &["patriotism-i"])
                .has(RED, "swordsmen", 0)
                .stored(RED, "bronze", 1)
                .actions(RED, 4, military);
        })
    };
    let mut table = scene_of(0);
    table.refuses("TTA-83", RED, build("swordsmen"));
    table.act(RED, play("patriotism-i"));
    assert_eq!(nation(&table, RED).rates.military_hand, 2);
    table.act(RED, build("swordsmen"));
    assert_eq!(stock(&table, RED).1, 0);
    end_turn(&mut table, RED);
    assert_eq!(nation(&table, RED).cards.len(), 0);
    let mut table = scene_of(2);
    table.act(RED, play("patriotism-i"));
    table.act(RED, build("swordsmen"));
    end_turn(&mut table, RED);
    assert_eq!(nation(&table, RED).cards.len(), 2);
    let mut table = scene_of(2);
    table.act(RED, play("patriotism-i"));
    end_turn(&mut table, RED);
    assert_eq!(nation(&table, RED).cards.len(), 3);
}

/// TTA-125, TTA-180. An extra military action does not let a seat keep one more card.
#[test]
fn an_extra_action_raises_no_limit() {
    let mut table = scene(2, Age::I, |scene| {
        scene.hand(RED, &["patriotism-i"]).cards(RED, &["raid-i", "rats", "legion"]);
    });
    table.act(RED, play("patriotism-i")).act(RED, Finish);
    table.refuses("TTA-125", RED, Finish);
    table.act(RED, discard("rats"));
    assert_eq!(nation(&table, RED).cards.len(), 2);
}

/// TTA-86, TTA-F7. What a card gives for units is one purse.
#[test]
fn resources_for_units_are_spent_once() {
    let mut table = scene(2, Age::I, |scene| {
        scene.hand(RED, &["patriotism-i"]).stored(RED, "bronze", 2).of(RED).unused = 3;
    });
    table.act(RED, play("patriotism-i"));
    table.act(RED, build("warriors"));
    assert_eq!(stock(&table, RED).1, 2);
    table.act(RED, build("warriors"));
    assert_eq!(stock(&table, RED).1, 0);
    table.refuses("TTA-196", RED, build("warriors"));
}

/// TTA-93, TTA-116, TTA-F8. Example 87: Frugality.
#[test]
fn frugality_is_paid_before_it_gives() {
    let scene_of = |food: u8| {
        scene(2, Age::I, move |scene| {
            scene.hand(RED, &["frugality-i"]).stored(RED, "agriculture", food).of(RED).yellow = 13;
        })
    };
    let mut table = scene_of(3);
    table.act(RED, play("frugality-i"));
    assert_eq!((stock(&table, RED).0, nation(&table, RED).unused, left(&table, RED).0), (2, 2, 3));
    let mut table = scene_of(2);
    table.refuses("TTA-116", RED, play("frugality-i"));
}

/// TTA-86, TTA-118, TTA-119. Example 89: Wave of Nationalism.
#[test]
fn a_wave_of_nationalism_arms_the_weak() {
    let mut table = scene(3, Age::II, |scene| {
        scene.hand(RED, &["wave-of-nationalism-ii"]).has(RED, "cannon", 0).has(RED, "swordsmen", 0);
        scene.has(BLUE, "warriors", 2).has(GREEN, "warriors", 3);
    });
    table.act(RED, play("wave-of-nationalism-ii"));
    assert_eq!(table.state.turn.unit_resources, 6);
    table.act(RED, build("cannon"));
    table.act(RED, upgrade("warriors", "swordsmen"));
    assert_eq!((left(&table, RED), stock(&table, RED).1), ((3, 0), 0));
}

/// TTA-A11. An amount by the number of players goes by those who are left.
#[test]
fn an_endowment_counts_who_is_left() {
    let mut table = politics_of(GREEN, 3, Age::III, |scene| {
        scene.hand(RED, &["endowment-for-the-arts-iii"]).culture(RED, 5).culture(BLUE, 9).culture(GREEN, 7);
    });
    table.act(GREEN, Resign).play_chance(1);
    pass_politics(&mut table);
    table.act(RED, play("endowment-for-the-arts-iii"));
    assert_eq!(culture(&table, RED), 5 + 6);
}

/// TTA-A11. Endowment for the Arts helps who is behind.
#[test]
fn an_endowment_helps_who_is_behind() {
    let mut table = scene(3, Age::III, |scene| {
        scene.hand(RED, &["endowment-for-the-arts-iii"]).culture(RED, 5).culture(BLUE, 9).culture(GREEN, 6);
    });
    table.act(RED, play("endowment-for-the-arts-iii"));
    assert_eq!(culture(&table, RED), 5 + 2 * 3);
}

/// TTA-193, TTA-F5. Example 122: gains in the order of the card.
#[test]
fn a_stockpile_gives_resources_first() {
    let mut table = scene(2, Age::A, |scene| {
        scene.hand(RED, &["stockpile-a"]).of(RED).blue = 1;
        scene.stored(RED, "bronze", 1);
    });
    table.act(RED, play("stockpile-a"));
    assert_eq!(stock(&table, RED), (0, 2));
}

/// TTA-192. Reserves are food or resources.
#[test]
fn reserves_are_chosen() {
    for (goods, expected) in [(Goods::Food, (2, 0)), (Goods::Resources, (0, 2))] {
        let mut table = scene(2, Age::I, |scene| {
            scene.hand(RED, &["reserves-i"]);
        });
        table.act(RED, play("reserves-i"));
        table.refuses("TTA-192", RED, Finish);
        table.act(RED, Choose { goods });
        assert_eq!(stock(&table, RED), expected);
    }
}

/// TTA-114. Every action card can be played.
#[test]
fn every_action_card_can_be_played() {
    for card in DATA.civil.iter().filter(|card| card.kind == Kind::Action) {
        let mut table = scene(2, card.age, |scene| {
            scene.hand(RED, &[&card.id, "masonry", "irrigation"]).has(RED, "alchemy", 1).unfinished(RED, "colossus", 0);
            scene.stored(RED, "bronze", 6).stored(RED, "agriculture", 4).of(RED).science = 3;
        });
        table.act(RED, play(&card.id));
        assert_eq!((nation(&table, RED).hand.len(), left(&table, RED).0), (2, 3), "{}", card.id);
    }
}
