//! Leaders: TTA-100, TTA-101, TTA-208 to TTA-215.

use crate::common::*;

/// TTA-100, TTA-101, TTA-176, TTA-177. Example 67: a leader replaces another.
#[test]
fn a_replaced_leader_gives_the_action_back() {
    let mut table = scene(2, Age::I, |scene| {
        scene.leader(RED, "aristotle").hand(RED, &["joan-of-arc"]);
    });
    table.act(RED, lead("joan-of-arc"));
    assert_eq!(left(&table, RED), (4, 3));
    assert_eq!(nation(&table, RED).leader, Some(civil("joan-of-arc")));
    table.refuses("TTA-100", RED, lead("joan-of-arc"));
    let mut table = scene(2, Age::I, |scene| {
        scene.hand(RED, &["joan-of-arc"]);
    });
    table.act(RED, lead("joan-of-arc"));
    assert_eq!(left(&table, RED), (3, 3));
}

/// TTA-208, TTA-215. Example 68: Homer under a wonder.
#[test]
fn homer_may_be_tucked_under_a_wonder() {
    for (wonder, alone, with) in [("pyramids", 1, 2), ("hanging-gardens", 3, 4)] {
        for (basilica, faces) in [(false, alone), (true, with + 1)] {
            let mut table = scene(2, Age::I, |scene| {
                scene.leader(RED, "homer").hand(RED, &["frederick-barbarossa"]).wonder(RED, wonder);
                if basilica {
                    scene.wonder(RED, "st-peters-basilica");
                }
            });
            let before = left(&table, RED).0;
            table.act(RED, lead("frederick-barbarossa"));
            table.refuses("TTA-208", RED, Tuck { card: civil("colossus") });
            table.act(RED, Tuck { card: civil(wonder) });
            assert_eq!((left(&table, RED).0, nation(&table, RED).rates.happiness), (before - 1, faces));
        }
    }
    let mut table = scene(2, Age::I, |scene| {
        scene.leader(RED, "homer").hand(RED, &["joan-of-arc"]).wonder(RED, "pyramids");
    });
    table.act(RED, lead("joan-of-arc"));
    table.act(RED, Decline);
    assert_eq!((left(&table, RED).0, nation(&table, RED).rates.happiness), (5, 0));
}

/// TTA-218. A ruin keeps the face of a leader tucked under it.
#[test]
fn a_ruin_keeps_homer() {
    let mut table = scene(2, Age::II, |scene| {
        scene.ruin(RED, "hanging-gardens").of(RED).tucked = Some(civil("hanging-gardens"));
        scene.stored(RED, "bronze", 3);
    });
    assert_eq!((nation(&table, RED).rates.happiness, nation(&table, RED).rates.culture), (1, 2));
    table.act(RED, build("religion"));
    assert_eq!((nation(&table, RED).rates.happiness, nation(&table, RED).rates.culture), (2, 3));
}

/// TTA-173, TTA-F33. Example 73: Michelangelo and Joan.
#[test]
fn happy_faces_inspire_leaders() {
    let mut table = scene(2, Age::I, |scene| {
        scene.hand(RED, &["michelangelo"]).has(RED, "theology", 1).has(RED, "drama", 1).wonder(RED, "hanging-gardens");
        scene
            .hand(BLUE, &["joan-of-arc"])
            .has(BLUE, "theocracy", 0)
            .has(BLUE, "religion", 2)
            .wonder(BLUE, "st-peters-basilica");
    });
    let before = nation(&table, RED).rates.culture;
    table.act(RED, lead("michelangelo"));
    assert_eq!(nation(&table, RED).rates.culture - before, 5);
    table.arrange(|state| ask(state, BLUE, Task::Actions { seat: BLUE }));
    let before = nation(&table, BLUE).rates.strength;
    table.act(BLUE, lead("joan-of-arc"));
    assert_eq!(nation(&table, BLUE).rates.strength - before, 2 * 2 + 2);
    let mut table = scene(2, Age::I, |scene| {
        scene.hand(RED, &["joan-of-arc"]).has(RED, "theocracy", 0).has(RED, "religion", 2);
    });
    table.act(RED, lead("joan-of-arc"));
    assert_eq!(nation(&table, RED).rates.strength, 1 + 1 + 3);
}

/// TTA-F30. Hammurabi lets a military action serve as a civil one, once a turn.
#[test]
fn hammurabi_exchanges_an_action() {
    let mut table = scene(2, Age::I, |scene| {
        scene.leader(RED, "hammurabi").row(1, "iron").actions(RED, 0, 2);
    });
    table.refuses("TTA-87", RED, Take { space: 1 });
    table.act(RED, Exchange);
    table.refuses("TTA-F30", RED, Exchange);
    table.act(RED, Take { space: 1 });
    assert_eq!(left(&table, RED), (0, 1));
}

/// TTA-86, TTA-200. Example 88: Homer's resource.
#[test]
fn homer_pays_one_resource_for_units() {
    let mut table = scene(2, Age::I, |scene| {
        scene.leader(RED, "homer").has(RED, "swordsmen", 0).stored(RED, "bronze", 5).of(RED).unused = 2;
    });
    table.act(RED, build("swordsmen"));
    assert_eq!(stock(&table, RED).1, 3);
    table.act(RED, build("swordsmen"));
    assert_eq!(stock(&table, RED).1, 0);
    assert_eq!(nation(&table, RED).rates.happiness, 1);
}

/// TTA-F29. Example 90: Barbarossa.
#[test]
fn barbarossa_makes_a_unit_of_a_new_worker() {
    let mut table = scene(2, Age::I, |scene| {
        scene.leader(RED, "frederick-barbarossa").has(RED, "knights", 0);
        scene.stored(RED, "agriculture", 2).stored(RED, "bronze", 2).of(RED).yellow = 15;
    });
    table.refuses("TTA-118", RED, Enlist { card: civil("alchemy") });
    table.act(RED, Enlist { card: civil("knights") });
    assert_eq!((stock(&table, RED), left(&table, RED), nation(&table, RED).yellow), ((0, 0), (4, 1), 14));
    assert_eq!((at(&table, RED, "knights"), nation(&table, RED).unused), (1, 1));
    table.refuses("TTA-196", RED, Enlist { card: civil("knights") });
    let mut table = scene(2, Age::I, |scene| {
        scene.has(RED, "knights", 0);
    });
    table.refuses("TTA-F29", RED, Enlist { card: civil("knights") });
}

/// TTA-213. Example 66: Bach.
#[test]
fn bach_turns_a_building_into_a_theater() {
    let scene_with = |theaters: u8| {
        scene(2, Age::II, move |scene| {
            scene.leader(RED, "j-s-bach").has(RED, "monarchy", 0).has(RED, "drama", theaters);
            scene.has(RED, "printing-press", 1).has(RED, "alchemy", 1).has(RED, "scientific-method", 1);
            scene.stored(RED, "bronze", 1);
        })
    };
    let convert = |from: &str| Convert { from: civil(from), to: civil("drama") };
    let mut table = scene_with(1);
    table.refuses("TTA-213", RED, convert("scientific-method"));
    let before = nation(&table, RED).rates.culture;
    table.act(RED, convert("printing-press"));
    assert_eq!((stock(&table, RED).1, left(&table, RED).0), (0, 4));
    assert_eq!(nation(&table, RED).rates.culture, before - 1 + 3);
    table.refuses("TTA-213", RED, convert("alchemy"));
    let mut table = scene_with(1);
    table.act(RED, convert("alchemy"));
    assert_eq!(stock(&table, RED).1, 1);
    let mut table = scene_with(3);
    table.refuses("TTA-96", RED, convert("alchemy"));
}

/// TTA-F35. Shakespeare: pairs of library and theater, and cheaper ones of both.
#[test]
fn shakespeare_likes_libraries_and_theaters() {
    let mut table = scene(2, Age::II, |scene| {
        scene.leader(RED, "william-shakespeare").has(RED, "drama", 1).has(RED, "printing-press", 0);
        scene.hand(RED, &["opera"]).stored(RED, "bronze", 9).of(RED).science = 6;
        scene.of(RED).unused = 3;
    });
    table.refuses("TTA-202", RED, develop("opera"));
    table.act(RED, build("printing-press"));
    assert_eq!((stock(&table, RED).1, nation(&table, RED).rates.culture), (7, 2 + 1 + 2));
    table.act(RED, develop("opera"));
    assert_eq!(nation(&table, RED).science, 0);
    table.act(RED, upgrade("drama", "opera"));
    assert_eq!((stock(&table, RED).1, nation(&table, RED).rates.culture), (3, 3 + 1 + 2));
}

/// TTA-F31. Churchill: culture, or means for units.
#[test]
fn churchill_chooses_each_turn() {
    let scene_of = || {
        scene(2, Age::III, |scene| {
            scene.leader(RED, "winston-churchill").hand(RED, &["rockets"]).has(RED, "cannon", 0);
            scene.stored(RED, "bronze", 2).of(RED).science = 5;
        })
    };
    let mut table = scene_of();
    table.refuses("TTA-202", RED, develop("rockets"));
    table.act(RED, Arm);
    table.refuses("TTA-F31", RED, Inspire);
    table.act(RED, develop("rockets"));
    table.act(RED, build("cannon"));
    assert_eq!((nation(&table, RED).science, stock(&table, RED).1), (0, 0));
    end_turn(&mut table, RED);
    assert_eq!(nation(&table, RED).ledger.cards, 0);
    let mut table = scene_of();
    table.act(RED, Inspire);
    assert_eq!(culture(&table, RED), 3);
    let mut table = scene_of();
    table.act(RED, Finish);
    assert_eq!(nation(&table, RED).ledger.cards, 3);
}

/// TTA-110, TTA-5, TTA-F4. Leonardo, Newton and Einstein.
#[test]
fn the_best_lab_or_library_helps_scientists() {
    for (id, age) in [("leonardo-da-vinci", Age::I), ("isaac-newton", Age::II), ("albert-einstein", Age::III)] {
        let mut table = scene(2, age, |scene| {
            scene.hand(RED, &[id, "masonry"]).has(RED, "journalism", 1).has(RED, "computers", 0).of(RED).science = 3;
        });
        let before = nation(&table, RED).rates.science;
        table.act(RED, lead(id));
        assert_eq!(nation(&table, RED).rates.science, before + 2, "{id}");
        table.act(RED, develop("masonry"));
        let gained = (stock(&table, RED).1, left(&table, RED).0, culture(&table, RED));
        let expected = match id {
            "leonardo-da-vinci" => (1, 2, 0),
            "isaac-newton" => (0, 3, 0),
            _ => (0, 2, 3),
        };
        assert_eq!(gained, expected, "{id}");
    }
}

/// TTA-F32. Chaplin doubles one theater of the best.
#[test]
fn chaplin_doubles_one_theater() {
    let mut table = scene(2, Age::III, |scene| {
        scene.hand(RED, &["charlie-chaplin"]).has(RED, "opera", 2).has(RED, "drama", 1).has(RED, "movies", 0);
    });
    table.act(RED, lead("charlie-chaplin"));
    assert_eq!((nation(&table, RED).rates.culture, nation(&table, RED).rates.happiness), (3 + 3 + 2 + 3, 3 + 2));
}

/// TTA-4, TTA-F3. Sid Meier: culture for the levels of labs, less science.
#[test]
fn sid_meier_makes_labs_fun() {
    let mut table = scene(2, Age::III, |scene| {
        scene.hand(RED, &["sid-meier"]).has(RED, "alchemy", 2).has(RED, "computers", 1);
    });
    table.act(RED, lead("sid-meier"));
    assert_eq!((nation(&table, RED).rates.culture, nation(&table, RED).rates.science), (2 + 3, 1 + 4 + 5 - 4));
}

/// TTA-214. Alexander and Napoleon raise the strength of the civilization.
#[test]
fn generals_make_the_civilization_stronger() {
    let mut table = scene(2, Age::I, |scene| {
        scene.hand(RED, &["alexander-the-great"]).has(RED, "warriors", 3);
        scene.hand(BLUE, &["napoleon-bonaparte"]).has(BLUE, "knights", 1).has(BLUE, "cannon", 1);
    });
    table.act(RED, lead("alexander-the-great"));
    assert_eq!(nation(&table, RED).rates.strength, 6);
    table.arrange(|state| ask(state, BLUE, Task::Actions { seat: BLUE }));
    let before = nation(&table, BLUE).rates.strength;
    table.act(BLUE, lead("napoleon-bonaparte"));
    assert_eq!((nation(&table, BLUE).rates.strength, left(&table, BLUE)), (before + 6, (3, 4)));
}

/// TTA-209, TTA-171, TTA-A16. Example 99: the points of Genghis Khan.
#[test]
fn genghis_khan_scores_for_strength() {
    let strengths = |players: u8, counts: [u8; 4], owner: Seat| {
        let mut table = scene(players, Age::I, |scene| {
            for seat in Seat::all(players) {
                scene.has(seat, "warriors", counts[seat.index()]);
            }
            scene.leader(owner, "genghis-khan");
            ask(&mut scene.state, owner, Task::Actions { seat: owner });
        });
        let rating = nation(&table, owner).rates.culture;
        table.act(owner, Finish);
        assert_eq!(nation(&table, owner).rates.culture, rating);
        nation(&table, owner).ledger.cards
    };
    assert_eq!(strengths(4, [15, 12, 12, 9], GREEN), 3);
    assert_eq!(strengths(4, [15, 13, 12, 9], GREEN), 0);
    assert_eq!(strengths(2, [12, 12, 0, 0], BLUE), 3);
    assert_eq!(strengths(2, [13, 12, 0, 0], BLUE), 0);
}

/// TTA-126, TTA-209, TTA-A16. His points come even if there is an uprising.
#[test]
fn genghis_khan_scores_before_an_uprising() {
    let mut table = scene(2, Age::I, |scene| {
        scene.leader(RED, "genghis-khan").has(RED, "warriors", 3);
        (scene.of(RED).unused, scene.of(RED).yellow) = (0, 8);
    });
    table.act(RED, Finish);
    assert!(table.events().contains(&Event::Uprising { seat: RED }));
    assert_eq!(nation(&table, RED).ledger.cards, 3);
}

/// TTA-211, TTA-A5. With few tokens in the bank the highest mines and labs come first, mines before labs.
#[test]
fn the_best_labs_and_mines_are_served_first() {
    let produced = |oil: u8, blue: u8| {
        let mut table = scene(2, Age::III, |scene| {
            scene.leader(RED, "bill-gates").has(RED, "computers", 1).has(RED, "scientific-method", 1);
            scene.has(RED, "agriculture", 0).has(RED, "bronze", 1).has(RED, "oil", oil).of(RED).blue = blue;
        });
        table.act(RED, Finish).play_chance(1);
        ["oil", "computers", "scientific-method", "bronze"].map(|id| on(&table, RED, id))
    };
    assert_eq!((produced(1, 1), produced(1, 2)), ([1, 0, 0, 0], [1, 1, 0, 0]));
    assert_eq!((produced(0, 2), produced(0, 3)), ([0, 1, 1, 0], [0, 1, 1, 1]));
}

/// TTA-211, TTA-A5. Example 113: Bill Gates at work, and when he leaves.
#[test]
fn bill_gates_makes_labs_produce() {
    let mut table = scene(2, Age::III, |scene| {
        scene.leader(RED, "bill-gates").has(RED, "computers", 2).has(RED, "scientific-method", 1);
        scene.has(RED, "bronze", 0).hand(RED, &["albert-einstein"]);
        scene.of(RED).unused = 0;
    });
    table.act(RED, Finish).play_chance(1);
    assert_eq!(
        (on(&table, RED, "computers"), on(&table, RED, "scientific-method"), on(&table, RED, "philosophy")),
        (2, 1, 0)
    );
    assert_eq!(stock(&table, RED).1, 8);
    table.arrange(|state| {
        ask(state, RED, Task::Actions { seat: RED });
        state.nations[RED].unused = 1;
    });
    table.act(RED, lead("albert-einstein"));
    assert_eq!((nation(&table, RED).ledger.cards, stock(&table, RED).1), (8, 8));
    table.act(RED, build("agriculture"));
    assert_eq!(stock(&table, RED).1, 6);
}

/// Every leader can be played.
#[test]
fn every_leader_can_be_played() {
    for card in DATA.civil.iter().filter(|card| card.kind == Kind::Leader) {
        let mut table = scene(2, card.age, |scene| {
            scene.hand(RED, &[&card.id]);
        });
        table.act(RED, lead(&card.id));
        let rates = nation(&table, RED).rates;
        assert_eq!(rates.military, 2 + card.gives.military_actions as u8, "{}", card.id);
        assert_eq!(rates.happiness, card.gives.happy as u8, "{}", card.id);
    }
}
