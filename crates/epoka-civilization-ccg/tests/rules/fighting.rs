//! Attack and combat. Red attacks from its capital, which touches Blue's left end.

use epoka_core::Log;

use crate::common::*;

/// Red's units in the capital against Blue's on a terrain at the border.
fn battle(
    attackers: &[&str],
    defenders: &[&str],
    ground: &str,
    more: impl FnOnce(&mut Scene, Place),
) -> (Board, Place) {
    let mut field = capital(BLUE);
    let table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(BLUE, ground);
        for id in attackers {
            scene.unit(RED, capital(RED), id);
        }
        for id in defenders {
            scene.unit(BLUE, field, id);
        }
        more(scene, field);
    });
    (table, field)
}

/// All of Red's units attack.
fn attack(table: &mut Board, place: Place, units: u8) {
    table.act(RED, Attack { place });
    let all: Vec<u8> = (0..units).collect();
    muster(table, &all);
}

/// CCG-79, CCG-81, CCG-82. Example 1: Cavalry against Light Cavalry and Swordsmen destroys one of them and is lost.
#[test]
fn cavalry_destroys_one_of_two_and_is_lost() {
    for chosen in [1, 2] {
        let (mut table, field) = battle(&["cavalry"], &["light-cavalry", "swordsmen"], "river-valley", |_, _| {});
        table.refuses("CCG-79", RED, Attack { place: capital(RED) });
        attack(&mut table, field, 1);
        table.refuses("CCG-82", BLUE, Hit { unit: 0 });
        table.act(BLUE, Hit { unit: chosen });
        let left = if chosen == 1 { "swordsmen" } else { "light-cavalry" };
        assert_eq!(army(&table, field), [left]);
        assert!(army(&table, capital(RED)).is_empty());
        assert_eq!(table.state.units[usize::from(3 - chosen)].damage, 0);
    }
}

/// CCG-80, CCG-81. A combat is told with both sides as they count where it is fought, and with whose the losses are.
#[test]
fn a_combat_is_told_with_both_sides() {
    let (mut table, field) = battle(&["swordsmen"], &["cavalry"], "river-valley", |_, _| {});
    attack(&mut table, field, 1);
    let (mut attacks, mut fights, mut losses) = (Vec::new(), Vec::new(), Vec::new());
    for event in table.events() {
        match event {
            Event::Attacked { cards, .. } => attacks.push(cards.to_vec()),
            Event::Fought { attack, defence, attackers, defenders, .. } => {
                let (one, other) = (attackers[0], defenders[0]);
                fights.push(((*attack, *defence), (one.seat, one.unit), (other.seat, other.card, other.toughness)));
            }
            Event::Destroyed { seat, unit, .. } => losses.push((*seat, *unit)),
            _ => {}
        }
    }
    assert_eq!(attacks, [[card("swordsmen")]]);
    assert_eq!(fights, [((2, 2), (RED, Some(0)), (BLUE, card("cavalry"), 2))]);
    assert_eq!(losses, [(RED, Some(0)), (BLUE, Some(1))]);
}

/// CCG-81, CCG-82. Example 2: two damage destroy one Swordsmen unit; whether one or two attack, the losses are the same.
#[test]
fn damage_is_not_split() {
    let (mut table, field) = battle(&["cavalry"], &["swordsmen", "swordsmen"], "river-valley", |_, _| {});
    attack(&mut table, field, 1);
    assert_eq!((army(&table, field), army(&table, capital(RED)).len()), (vec!["swordsmen"], 0));
    let (mut table, field) = battle(&["swordsmen"], &["cavalry"], "river-valley", |_, _| {});
    attack(&mut table, field, 1);
    assert!(army(&table, field).is_empty() && army(&table, capital(RED)).is_empty());
    let (mut table, field) = battle(&["swordsmen", "swordsmen"], &["cavalry"], "river-valley", |_, _| {});
    attack(&mut table, field, 2);
    table.act(RED, Enter { unit: 1 });
    assert_eq!(army(&table, field), ["swordsmen"]);
    assert!(army(&table, capital(RED)).is_empty());
}

/// CCG-102. Example 3: Defender strikes first, but not while attacking; Mountains help infantry alone.
#[test]
fn defenders_strike_first() {
    let (mut table, field) = battle(&["cavalry"], &["musketeers", "swordsmen"], "river-valley", |_, _| {});
    attack(&mut table, field, 1);
    assert_eq!((army(&table, field).len(), army(&table, capital(RED)).len()), (2, 0));
    let (mut table, field) = battle(&["musketeers", "swordsmen"], &["cavalry"], "mountains", |_, _| {});
    attack(&mut table, field, 2);
    table.act(RED, Hit { unit: 0 });
    table.act(RED, Stay);
    assert_eq!((army(&table, field).len(), army(&table, capital(RED))), (0, vec!["swordsmen"]));
}

/// CCG-83, CCG-85, CCG-102. Example 4: Cannons may be spared, hit the units or the building, or fall with the Cavalry.
#[test]
fn cannons_choose_between_units_and_a_building() {
    let lay = || {
        let (mut table, field) =
            battle(&["cavalry", "cannons"], &["musketeers", "spearmen"], "river-valley", |scene, at| {
                scene.building(at, "temple");
            });
        attack(&mut table, field, 2);
        (table, field)
    };
    let (mut table, field) = lay();
    table.act(RED, Hit { unit: 1 });
    assert_eq!((army(&table, field).len(), army(&table, capital(RED)).len()), (2, 0));
    let (mut table, field) = lay();
    table.act(RED, Hit { unit: 0 });
    table.refuses("CCG-85", RED, Aim { building: Some(card("farm")) });
    table.act(RED, Aim { building: None });
    table.act(BLUE, Hit { unit: 3 });
    assert_eq!((army(&table, field), army(&table, capital(RED)).len()), (vec!["musketeers"], 0));
    let (mut table, field) = lay();
    table.act(RED, Hit { unit: 0 });
    table.act(RED, Aim { building: Some(card("temple")) });
    assert_eq!((army(&table, field).len(), army(&table, capital(RED)).len()), (2, 0));
    assert!(is_discarded(&table, BLUE, "temple"));
    let (mut table, field) = battle(&["musketeers", "spearmen"], &["cavalry", "cannons"], "mountains", |_, _| {});
    attack(&mut table, field, 2);
    assert!(army(&table, field).is_empty() && army(&table, capital(RED)).is_empty());
}

/// CCG-84, CCG-91. K1: a capital is hit after its last unit; the damage stays for the phase and is healed at its end.
#[test]
fn a_capital_is_hit_last_and_healed() {
    let mut table = scene(2, Phase::Military, |scene| {
        // A capital of 2/6.
        scene.state.realms[BLUE].terrains[0].card = Some(card("krakow"));
        scene.unit(BLUE, capital(BLUE), "spearmen");
        for id in ["legion", "legion", "samurai"] {
            scene.unit(RED, capital(RED), id);
        }
    });
    table.act(RED, Attack { place: capital(BLUE) });
    muster(&mut table, &[1, 2, 3]);
    assert_eq!(table.state.terrain(capital(BLUE)).damage, 5);
    // Spearmen 1 and the capital 2: three damage for the attackers.
    table.act(RED, Hit { unit: 1 });
    assert!(army(&table, capital(BLUE)).is_empty());
    assert_eq!(army(&table, capital(RED)).len(), 2);
    table.act(RED, Done);
    assert_eq!(table.state.terrain(capital(BLUE)).damage, 0);
}

/// CCG-86. Units that occupy a terrain attack its building, which strikes back.
#[test]
fn occupants_raze_a_building() {
    let mut field = capital(BLUE);
    let mut table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(BLUE, "hills");
        scene.building(field, "city-walls").building(capital(BLUE), "farm");
        for id in ["legion", "samurai"] {
            scene.unit(RED, field, id);
        }
    });
    table.refuses("CCG-86", RED, Raze { place: capital(BLUE), card: card("farm") });
    table.act(RED, Raze { place: field, card: card("city-walls") });
    muster(&mut table, &[0, 1]);
    table.act(RED, Hit { unit: 0 });
    assert!(is_discarded(&table, BLUE, "city-walls"));
    assert_eq!((army(&table, field).len(), table.state.units[0].damage), (2, 1));
}

/// CCG-87, CCG-88. Z1, Z2: attacking aircraft fear only Anti-air and aircraft.
#[test]
fn aircraft_fear_anti_air_alone() {
    let (mut table, field) = battle(&["biplane", "biplane"], &["men-at-arms"], "river-valley", |_, _| {});
    attack(&mut table, field, 2);
    assert_eq!((army(&table, field).len(), army(&table, capital(RED)).len()), (0, 2));
    let (mut table, field) = battle(&["biplane", "biplane"], &["flak-guns"], "river-valley", |_, _| {});
    attack(&mut table, field, 2);
    assert_eq!((army(&table, field).len(), army(&table, capital(RED)).len()), (0, 0));
}

/// CCG-80. Whoever attacks a jungle fights in the jungle.
#[test]
fn attackers_stand_on_the_attacked_terrain() {
    let (mut table, field) = battle(&["jaguar-warriors"], &["legion"], "jungle", |_, _| {});
    attack(&mut table, field, 1);
    assert!(army(&table, field).is_empty() && army(&table, capital(RED)).is_empty());
}

/// CCG-102. A sniper strikes first and its controller chooses whom.
#[test]
fn a_sniper_chooses_its_target() {
    let (mut table, field) = battle(&["crossbowmen"], &["spearmen", "swordsmen"], "river-valley", |_, _| {});
    attack(&mut table, field, 1);
    table.act(RED, Hit { unit: 2 });
    assert_eq!((army(&table, field), army(&table, capital(RED)).len()), (vec!["spearmen"], 0));
}

/// CCG-90. Military Tactics strengthens one unit, which its controller chooses.
#[test]
fn tactics_favour_one_unit() {
    let (mut table, field) = battle(&["warriors", "spearmen"], &["men-at-arms"], "river-valley", |scene, _| {
        scene.invention(RED, "military-tactics");
    });
    attack(&mut table, field, 2);
    table.refuses("CCG-90", RED, Favour { unit: 2 });
    table.act(RED, Favour { unit: 0 });
    table.act(RED, Favour { unit: 1 });
    // Warriors 2, Spearmen 1: three damage destroy the Men-at-Arms, whose three go to one of them.
    table.act(RED, Hit { unit: 1 });
    table.act(RED, Enter { unit: 0 });
    assert_eq!(army(&table, field), ["warriors"]);
}

/// What comes of a choice may come of another one, too; it is a choice all the same, and a preview shows it alone.
#[test]
fn choices_of_the_same_outcome_are_choices_of_their_own() {
    let after = |table: &Board, seat, action, alone| {
        let (mut state, mut log) = (table.state.clone(), Log::new());
        let rules = table.rules();
        let played = if alone {
            rules.act_alone(&mut state, seat, action, &mut log)
        } else {
            rules.act(&mut state, seat, action, &mut log)
        };
        played.expect("both are allowed");
        state
    };
    // Whichever aircraft is favoured, the men below do not reach it.
    let (mut table, field) = battle(&["biplane", "jet-fighter"], &["men-at-arms"], "river-valley", |scene, _| {
        scene.invention(RED, "military-tactics");
    });
    attack(&mut table, field, 2);
    table.act(RED, Favour { unit: 0 });
    let favour = |unit, alone| after(&table, RED, Favour { unit }, alone);
    assert_eq!(favour(0, false), favour(1, false));
    assert_ne!(favour(0, true), favour(1, true));
    // Whoever defends heroically, both fall.
    let (mut table, field) = battle(&["samurai"; 4], &["warriors", "spearmen"], "river-valley", |scene, _| {
        scene.hand(BLUE, "heroic-defence");
    });
    attack(&mut table, field, 4);
    table.act(BLUE, Play { card: card("heroic-defence") });
    let target = |unit, alone| after(&table, BLUE, Action::Target { target: Target::Unit { unit } }, alone);
    assert_eq!(target(4, false), target(5, false));
    assert_ne!(target(4, true), target(5, true));
}

/// CCG-92, CCG-104. Heroic Defence may strengthen a capital.
#[test]
fn a_capital_is_defended_heroically() {
    let mut table = scene(2, Phase::Military, |scene| {
        for id in ["legion", "legion", "samurai"] {
            scene.unit(RED, capital(RED), id);
        }
        scene.state.realms[BLUE].terrains[0].card = Some(card("krakow"));
        scene.hand(BLUE, "heroic-defence").building(capital(BLUE), "city-walls");
    });
    table.act(RED, Attack { place: capital(BLUE) });
    muster(&mut table, &[0, 1, 2]);
    table.act(BLUE, Play { card: card("heroic-defence") });
    table.act(BLUE, Action::Target { target: Target::Capital { seat: BLUE } });
    // Seven damage against a toughness of 6 + 2 + 3.
    assert_eq!(table.state.venture.toughness, 3);
    table.act(RED, Hit { unit: 2 });
    assert!(table.state.playing.contains(BLUE));
    assert_eq!(table.state.terrain(capital(BLUE)).damage, 7);
}

/// CCG-89. Ships attack on Sea alone, and others attack ships like land units.
#[test]
fn ships_fight_at_sea() {
    let (mut bay, mut field) = (capital(BLUE), capital(BLUE));
    let mut table = scene(2, Phase::Military, |scene| {
        bay = scene.terrain(BLUE, "bay");
        field = scene.terrain(BLUE, "hills");
        let home = scene.terrain(RED, "bay");
        scene.unit(RED, home, "battleship");
        scene.unit(BLUE, field, "warriors");
        scene.unit(BLUE, bay, "galley");
    });
    table.refuses("CCG-79", RED, Attack { place: field });
    attack(&mut table, bay, 1);
    assert!(army(&table, bay).is_empty() && is_discarded(&table, BLUE, "galley"));
}

/// CCG-101. Walls help their owner's units, not those that occupy them.
#[test]
fn walls_help_their_owner_alone() {
    let mut field = capital(BLUE);
    let mut table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(RED, "river-valley");
        scene.building(field, "castle");
        scene.unit(BLUE, field, "warriors");
        scene.unit(RED, capital(RED), "warriors");
    });
    table.act(RED, Attack { place: field });
    muster(&mut table, &[1]);
    assert!(army(&table, field).is_empty() && army(&table, capital(RED)).is_empty());
}

/// CCG-86, CCG-90. A Great General leads those who attack a building, too.
#[test]
fn a_general_leads_against_a_building() {
    for (id, falls) in [("", false), ("great-general", true)] {
        let mut field = capital(BLUE);
        let mut table = scene(2, Phase::Military, |scene| {
            field = scene.terrain(BLUE, "hills");
            // A legion deals two, a mine takes three.
            scene.building(field, "mine");
            scene.unit(RED, field, "legion");
            if !id.is_empty() {
                scene.event(RED, id, 3);
            }
        });
        table.act(RED, Raze { place: field, card: card("mine") });
        muster(&mut table, &[0]);
        assert_eq!(is_discarded(&table, BLUE, "mine"), falls, "{id}");
        assert_eq!((table.state.tasks.top(), table.state.units[0].strength), (Some(Task::Main), 0));
    }
}

/// CCG-70, CCG-86. With the Panama Canal a ship attacks a building after a journey.
#[test]
fn a_ship_attacks_a_building_after_a_journey() {
    let mut far = capital(BLUE);
    let mut table = before_turn(2, |scene| {
        let canal = scene.terrain(RED, "jungle");
        let bay = scene.terrain(RED, "bay");
        far = scene.terrain(BLUE, "bay");
        scene.building(far, "fishing-port").project(canal, "panama-canal", 3).food(RED, 5);
        scene.unit(RED, bay, "battleship");
    });
    end_turn(&mut table);
    table.act(RED, Done);
    table.act(RED, Move { unit: 0, to: far });
    table.act(RED, Raze { place: far, card: card("fishing-port") });
    muster(&mut table, &[0]);
    assert!(is_discarded(&table, BLUE, "fishing-port") && table.state.units[0].exhausted);
}

/// CCG-81. Aircraft enter together with their carrier, whichever of them was built first.
#[test]
fn aircraft_enter_with_their_carrier() {
    for fleet in [["aircraft-carrier", "biplane"], ["biplane", "aircraft-carrier"]] {
        let mut far = capital(BLUE);
        let mut table = scene(2, Phase::Military, |scene| {
            let bay = scene.terrain(RED, "bay");
            far = scene.terrain(BLUE, "bay");
            for id in fleet {
                scene.unit(RED, bay, id);
            }
            scene.unit(BLUE, far, "galley");
        });
        attack(&mut table, far, 2);
        table.act(RED, Enter { unit: 0 });
        table.act(RED, Enter { unit: 1 });
        table.act(RED, Stay);
        assert_eq!(army(&table, far), fleet);
    }
}

/// CCG-87. A combat is told with the damage that counts: Anti-air at aircraft, Destroyer at a building, nothing from the
/// ground at aircraft alone.
#[test]
fn a_combat_is_told_with_the_damage_that_counts() {
    let told = |table: &Board| {
        let fought = |event: &Event| match event {
            Event::Fought { attack, defence, .. } => Some((*attack, *defence)),
            _ => None,
        };
        table.events().iter().find_map(fought).expect("there was a combat")
    };
    for (id, defence) in [("flak-guns", 4), ("warriors", 0)] {
        let mut field = capital(BLUE);
        let mut table = scene(2, Phase::Military, |scene| {
            field = scene.terrain(BLUE, "hills");
            scene.unit(RED, capital(RED), "biplane");
            scene.unit(BLUE, field, id);
        });
        table.act(RED, Attack { place: field });
        muster(&mut table, &[0]);
        assert_eq!(told(&table).1, defence, "{id}");
    }
    let mut field = capital(BLUE);
    let mut table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(BLUE, "hills");
        scene.building(field, "castle").unit(RED, field, "cannons");
    });
    table.act(RED, Raze { place: field, card: card("castle") });
    muster(&mut table, &[0]);
    assert_eq!(told(&table).0, 4);
}
