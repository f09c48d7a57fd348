//! Alone against V.I.C.I.: what she does on the continent.

use epoka_civolution::{
    state::TerritorySet,
    vici::{Act, Because, Chosen, Purpose, Step, Why},
};

use crate::{
    common::*,
    solo::{VICI, alone, hers, plays, then, vici},
};

fn here(table: &Scene, id: &str) -> u8 {
    table.state.civs[VICI].here[territory(id).index()]
}

fn folk(table: &Scene, seat: Seat, id: &str) -> ([u8; 2], [u8; 2]) {
    let folk = table.state.lands[territory(id).index()].folk[seat];
    (folk.camp, folk.wild)
}

fn fire(table: &Scene, id: &str) -> std::option::Option<Tribe> {
    table.state.lands[territory(id).index()].fire
}

fn her_map_points(table: &Scene) -> i16 {
    table.state.civs[VICI].ledger.0[Line::Map as usize]
}

/// Her tribes stand only in these places, all strong.
fn stands(state: &mut State, places: &[(&str, Spot)]) {
    no_tribe(state, VICI, "b-forest", Spot::Camp);
    no_tribe(state, VICI, "c-grassland", Spot::Camp);
    for (id, spot) in places {
        tribe(state, VICI, id, *spot, false);
    }
}

/// Provision markers of hers.
fn provisions(state: &mut State, markers: &[(&str, u8)]) {
    for &(id, n) in markers {
        let before = std::mem::replace(&mut vici(state).provisions[territory(id).index()], n);
        let civ = &mut state.open.civs[VICI];
        civ.supply = civ.supply + before - n;
    }
}

/// CVL-208. Example 36: of mountains with two torches, forest, hills and mountains with one torch a 2 and a 5
/// choose the last.
#[test]
fn the_wheel_and_the_torches_choose() {
    let scene = || {
        alone(|state| {
            let camps = ["b-mountains", "b-forest", "b-hills", "e-mountains"];
            stands(state, &camps.map(|id| (id, Spot::Camp)));
        })
    };
    let mut table = scene();
    let events = plays(&mut table, "vici-10", &[1, 2, 5]);
    let what = Chosen::Territory { purpose: Purpose::Procreate, territory: territory("e-mountains") };
    let because = Because::Torches { die: 5, torches: 1, least: false };
    assert!(events.contains(&Event::ViciChose { what, because }));
    table.play_chance(1);
    assert_eq!((here(&table, "e-mountains"), here(&table, "b-mountains")), (2, 1));
    // Three and four are two torches; 5 on the wheel is hills.
    let mut table = scene();
    plays(&mut table, "vici-10", &[1, 3, 4]);
    assert_eq!(here(&table, "b-mountains"), 2);
    let mut table = scene();
    let events = plays(&mut table, "vici-10", &[1, 4]);
    let what = Chosen::Territory { purpose: Purpose::Procreate, territory: territory("b-hills") };
    let because = Because::Wheel { die: 4, terrain: Terrain::Hills, least: false };
    assert!(events.contains(&Event::ViciChose { what, because }));
}

/// CVL-207. Without a free camp the minimum decides.
#[test]
fn the_minimum_decides_where_nothing_fits() {
    let mut table = alone(|state| {
        no_tribe(state, VICI, "c-grassland", Spot::Camp);
        tribe(state, RED, "b-forest", Spot::Fire, false);
    });
    let events = plays(&mut table, "vici-10", &[1]);
    let what = Chosen::Territory { purpose: Purpose::Procreate, territory: territory("b-forest") };
    assert!(events.contains(&Event::ViciChose { what, because: Because::OnlyOne { least: true } }));
    // Nobody to give a token for: lost.
    let mut table = alone(|state| state.hunted = TerritorySet::first(22));
    let events = plays(&mut table, "vici-4", &[1]);
    assert!(events.contains(&Event::ViciLost { act: Act::HuntToken, why: Why::NoTerritory }));
}

/// CVL-209. The order of camps, one after the other; her tribes are not weakened.
#[test]
fn she_takes_camps_in_her_order() {
    // b-forest has a bonfire camp and two others, one of Red and one of hers.
    let mut table = alone(|state| no_tribe(state, VICI, "c-grassland", Spot::Camp));
    let order = |table: &mut Scene| {
        let events = plays(table, "vici-10", &[2]);
        table.arrange(|state| {
            let her = vici(state);
            let card = her.shown.pop().expect("a card was revealed");
            her.deck.insert(card);
            state.tasks.clear();
            state.tasks.push(Task::EndTurn { seat: VICI });
            state.tasks.push(Task::Vici { step: Step::Reveal });
        });
        let camp = events.into_iter().find_map(|event| match event {
            Event::ViciChose { what: Chosen::Camp { camp, .. }, because: Because::Order { number } } => {
                Some((number, camp))
            }
            _ => None,
        });
        camp.expect("she settles")
    };
    assert_eq!(order(&mut table), (1, Camp::Fire));
    assert_eq!(her_map_points(&table), 1);
    let red = |weak: bool| Camp::Taken { tribe: Tribe { seat: RED, weak } };
    let own = |weak: bool| Camp::Taken { tribe: Tribe { seat: VICI, weak } };
    assert_eq!(order(&mut table), (5, red(false)));
    assert_eq!(folk(&table, RED, "b-forest"), ([0, 0], [1, 0]));
    assert_eq!(folk(&table, VICI, "b-forest"), ([2, 0], [0, 0]));
    // A free camp comes second, a weak tribe of Red fourth, Red's bonfire third.
    let change = |change: &dyn Fn(&mut State)| {
        let mut table = alone(|state| {
            no_tribe(state, VICI, "c-grassland", Spot::Camp);
            change(state);
        });
        order(&mut table)
    };
    let taken = |state: &mut State, seat: Seat, weak: bool| tribe(state, seat, "b-forest", Spot::Fire, weak);
    assert_eq!(
        change(&|state| {
            taken(state, RED, true);
            no_tribe(state, RED, "b-forest", Spot::Camp);
        }),
        (2, Camp::Free)
    );
    assert_eq!(change(&|state| taken(state, RED, false)), (3, Camp::Fire));
    assert_eq!(
        change(&|state| {
            taken(state, VICI, false);
            no_tribe(state, RED, "b-forest", Spot::Camp);
            tribe(state, RED, "b-forest", Spot::Camp, true);
        }),
        (4, red(true))
    );
    // Among her own: strong before weak, the bonfire first.
    let full = |state: &mut State, bonfire: bool, camps: [bool; 2]| {
        no_tribe(state, RED, "b-forest", Spot::Camp);
        no_tribe(state, VICI, "b-forest", Spot::Camp);
        taken(state, VICI, bonfire);
        for weak in camps {
            tribe(state, VICI, "b-forest", Spot::Camp, weak);
        }
    };
    assert_eq!(change(&|state| full(state, false, [false, true])), (6, Camp::Fire));
    assert_eq!(change(&|state| full(state, true, [false, true])), (7, own(false)));
    assert_eq!(change(&|state| full(state, true, [true, true])), (8, Camp::Fire));
}

/// CVL-209. Where all camps around are hers a tribe sets out; with all 15 tribes on the map nothing happens.
#[test]
fn crowded_camps_send_a_tribe_out() {
    let mut table = alone(|state| {
        stands(state, &[("b-hills", Spot::Camp)]);
        state.lands[territory("b-hills").index()].token = 1;
    });
    let events = plays(&mut table, "vici-10", &[1]);
    assert!(events.contains(&Event::ViciMust { act: Act::Migrate, why: Why::Crowded }));
    table.play_chance(1);
    assert_eq!((here(&table, "b-hills"), table.state.civs[VICI].tribes()), (1, 2));
    let mut table = alone(|state| (0..13).for_each(|_| tribe(state, VICI, "b-forest", Spot::Wild, false)));
    let events = plays(&mut table, "vici-10", &[1]);
    assert!(events.contains(&Event::ViciLost { act: Act::Procreate, why: Why::NoTribe }));
    assert_eq!(table.state.civs[VICI].tribes(), 15);
}

/// CVL-210. Who goes where: the wilderness first, to the land with the fewest of her tribes; no marker for developing.
#[test]
fn a_migration_goes_to_the_emptiest_land() {
    let mut table = alone(|state| {
        tribe(state, VICI, "b-forest", Spot::Wild, false);
        tribe(state, VICI, "b-forest", Spot::Fire, false);
    });
    let near = table.state.adjacent[territory("b-forest").index()].in_both(table.rules().land);
    let supply = table.state.civs[VICI].supply;
    let events = plays(&mut table, "vici-7", &[3]);
    let first = Chosen::Territory { purpose: Purpose::MigrateFrom, territory: territory("b-forest") };
    assert!(events.contains(&Event::ViciChose { what: first, because: Because::OnlyOne { least: false } }));
    table.play_chance(2);
    let went = table.state.civs[VICI]
        .presence()
        .without([territory("b-forest"), territory("c-grassland")].into_iter().collect());
    let to = went.iter().next().expect("a tribe went");
    assert!(near.contains(to) && went.len() == 1);
    let land = &table.state.lands[to.index()];
    assert_eq!((land.fire, land.token > 0), (Some(Tribe { seat: VICI, weak: false }), true));
    assert_eq!((table.state.civs[VICI].supply, table.state.civs[VICI].raw[to.index()]), (supply, 0));
    assert_eq!(folk(&table, VICI, "b-forest").1, [0, 0]);
}

/// CVL-210. The bonfire camp comes before other camps.
#[test]
fn the_bonfire_camp_sends_before_others() {
    let mut table = alone(|state| tribe(state, VICI, "b-forest", Spot::Fire, false));
    plays(&mut table, "vici-7", &[3]);
    table.play_chance(2);
    assert_eq!((fire(&table, "b-forest"), folk(&table, VICI, "b-forest").0), (None, [1, 0]));
}

/// CVL-210. If nobody can set out there is a birth first.
#[test]
fn a_birth_comes_first_if_nobody_can_go() {
    let mut table = alone(|state| no_tribe(state, VICI, "c-grassland", Spot::Camp));
    let events = plays(&mut table, "vici-7", &[3]);
    assert!(events.contains(&Event::ViciMust { act: Act::Procreate, why: Why::NobodyToSend }));
    table.play_chance(2);
    assert_eq!((table.state.civs[VICI].tribes(), here(&table, "b-forest")), (2, 1));
}

/// A cave does not help her on her way.
#[test]
fn caves_do_not_lead_her() {
    let slots = |state: &State, id: &str| state.touches[territory(id).index()];
    let mut table = alone(|state| {
        stands(state, &[("b-forest", Spot::Camp), ("b-forest", Spot::Wild)]);
        let near = (0..24).find(|slot| slots(state, "b-forest") & 1 << slot != 0).expect("it touches an area");
        let far = (0..24).find(|slot| slots(state, "h-hills") & 1 << slot != 0 && *slot != near);
        reveal(state, near, "cave-1");
        reveal(state, far.expect("it touches an area"), "cave-2");
    });
    let near = table.state.adjacent[territory("b-forest").index()].in_both(table.rules().land);
    plays(&mut table, "vici-7", &[4]);
    match table.state.tasks.last() {
        Some(&Task::Vici { step: Step::Wheel { fit, .. } }) => assert_eq!(fit, near),
        other => assert_eq!(near.len(), 1, "{other:?}"),
    }
}

/// Example 37: without a marker and with equally many tribes both fit; one tribe more decides.
#[test]
fn provisions_go_where_they_are_missing() {
    let scene = |more: bool| {
        let mut table = alone(|state| {
            stands(state, &[("b-mountains", Spot::Camp), ("b-hills", Spot::Camp), ("d-forest", Spot::Camp)]);
            provisions(state, &[("b-hills", 1)]);
            if more {
                tribe(state, VICI, "d-forest", Spot::Fire, false);
            }
        });
        plays(&mut table, "vici-8", &[2]);
        table
    };
    let table = scene(false);
    let both: TerritorySet = [territory("b-mountains"), territory("d-forest")].into_iter().collect();
    let step = Step::Wheel { purpose: Purpose::Provision, fit: both, least: false };
    assert_eq!(table.state.tasks.last(), Some(&Task::Vici { step }));
    let table = scene(true);
    assert_eq!(hers(&table).provisions[territory("d-forest").index()], 1);
}

/// CVL-211. The second marker blocks the farm space, unless a farm is there.
#[test]
fn two_provisions_block_a_farm() {
    let scene = |farm: bool| {
        let mut table = alone(|state| {
            no_tribe(state, VICI, "c-grassland", Spot::Camp);
            if farm {
                state.open.lands[territory("b-forest").index()].farm = Some(RED);
            }
        });
        plays(&mut table, "vici-8", &[3]);
        assert_eq!(hers(&table).provisions[territory("b-forest").index()], 2);
        table
    };
    let mut table = scene(false);
    table.arrange(|state| ask(state, Task::Build { seat: RED, n: 1, kinds: 15, same: false }));
    table.refuses("CVL-211", RED, Farm { territory: territory("b-forest") });
    let table = scene(true);
    assert!(hers(&table).blocked.is_empty());
}

/// CVL-212. She explores where most is hidden and gains the VP.
#[test]
fn she_explores_where_most_is_hidden() {
    let mut table = alone(|_| {});
    let hidden = |table: &Scene, id: &str| {
        let touches = table.state.touches[territory(id).index()];
        (0..24).filter(|slot| touches & 1 << slot != 0 && table.state.areas[*slot as usize].is_none()).count()
    };
    table.arrange(|state| {
        let slots = state.touches[territory("c-grassland").index()] & !state.touches[territory("b-forest").index()];
        reveal(state, slots.trailing_zeros() as u8, "cave-1");
        let slots = slots & (slots - 1);
        reveal(state, slots.trailing_zeros() as u8, "cave-2");
    });
    let (most, other) = (hidden(&table, "b-forest"), hidden(&table, "c-grassland"));
    assert!(most > other, "{most} and {other}");
    plays(&mut table, "vici-2", &[5]);
    table.play_chance(3);
    assert_eq!(hidden(&table, "b-forest"), 0);
    assert!(her_map_points(&table) > 0);
}

/// CVL-213. A hunting token where both are, on the best terrain; at least where she is.
#[test]
fn a_hunting_token_spoils_the_hunt() {
    let mut table = alone(|_| {});
    plays(&mut table, "vici-4", &[1]);
    assert!(table.state.hunted.contains(territory("b-forest")));
    table.arrange(|state| ask(state, Task::Hunt { seat: RED, n: 1 }));
    table.refuses("CVL-85", RED, Hunt { territory: territory("b-forest") });
    // Her forest alone is worse than grassland with both.
    let mut table = alone(|state| no_tribe(state, RED, "b-forest", Spot::Camp));
    plays(&mut table, "vici-4", &[1]);
    assert!(table.state.hunted.contains(territory("c-grassland")));
    let mut table = alone(|state| {
        no_tribe(state, RED, "b-forest", Spot::Camp);
        state.hunted.insert(territory("c-grassland"));
    });
    plays(&mut table, "vici-4", &[1]);
    assert!(table.state.hunted.contains(territory("b-forest")));
}

/// CVL-215. One marker feeds a camp tribe, two feed all camps and one of the wilderness.
#[test]
fn provisions_feed_her_tribes() {
    let table = then(&[Task::Phase { number: 6 }], |state| {
        tribe(state, VICI, "b-forest", Spot::Fire, true);
        tribe(state, VICI, "b-forest", Spot::Wild, true);
        tribe(state, VICI, "b-forest", Spot::Wild, false);
        tribe(state, VICI, "c-grassland", Spot::Wild, true);
        tribe(state, VICI, "c-grassland", Spot::Wild, false);
    });
    // Both have one marker; the forest has more tribes and gets the second.
    assert_eq!(hers(&table).provisions[territory("b-forest").index()], 2);
    assert_eq!(folk(&table, VICI, "b-forest"), ([1, 0], [1, 0]));
    assert_eq!(fire(&table, "b-forest"), Some(Tribe { seat: VICI, weak: true }));
    assert_eq!(folk(&table, VICI, "c-grassland"), ([1, 0], [0, 1]));
    assert_eq!(table.state.civs[VICI].ledger.0[Line::Tribes as usize], 3);
}

/// CVL-215. With one marker the strong tribe on the bonfire camp is fed first.
#[test]
fn the_bonfire_camp_is_fed_first() {
    let table = then(&[Task::Phase { number: 6 }], |state| {
        tribe(state, VICI, "b-forest", Spot::Fire, false);
        provisions(state, &[("b-forest", 0), ("c-grassland", 3)]);
    });
    assert_eq!(fire(&table, "b-forest"), Some(Tribe { seat: VICI, weak: false }));
    assert_eq!(folk(&table, VICI, "b-forest").0, [0, 1]);
}

/// CVL-218. When her last tribe dies she comes back where Red is.
#[test]
fn she_comes_back_where_red_is() {
    let mut table = then(&[Task::Phase { number: 6 }], |state| {
        stands(state, &[]);
        no_tribe(state, RED, "b-forest", Spot::Camp);
        tribe(state, VICI, "b-hills", Spot::Wild, true);
    });
    table.play_chance(1);
    assert_eq!((table.state.civs[VICI].tribes(), here(&table, "c-grassland")), (1, 1));
    assert_eq!(fire(&table, "c-grassland"), Some(Tribe { seat: VICI, weak: false }));
}

/// CVL-198, CVL-209. Abilities of Red work against her: a bonfire camp nobody displaces from, a reward for being displaced.
#[test]
fn abilities_of_red_work_against_her() {
    let scene = |id: &str, seat: Seat| {
        let mut table = alone(|state| {
            installed(state, id);
            no_tribe(state, VICI, "c-grassland", Spot::Camp);
            tribe(state, seat, "b-forest", Spot::Fire, false);
        });
        plays(&mut table, "vici-10", &[2]);
        table
    };
    let table = scene("palisade", RED);
    assert_eq!(fire(&table, "b-forest"), Some(Tribe { seat: RED, weak: false }));
    assert_eq!(folk(&table, RED, "b-forest"), ([0, 0], [1, 0]));
    assert_eq!(points(&scene("diplomacy", VICI)), 2);
}
