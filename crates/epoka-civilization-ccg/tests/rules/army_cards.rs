//! What cards do for armies, limits and triggers.

use epoka_civilization_ccg::{cards::Mode, deck::DeckList};

use crate::common::*;

/// Plays on with the first thing that is listed until the active player is free again.
fn play_on(table: &mut Board) {
    while table.state.ended.is_none() && table.state.tasks.top() != Some(Task::Main) {
        match table.turn() {
            Turn::Decision { seats, .. } => {
                let seat = seats.iter().next().expect("somebody is asked");
                let action = table.actions(seat)[0];
                table.act(seat, action);
            }
            Turn::Chance(_) => {
                table.play_chance(1);
            }
            Turn::Over => return,
        }
    }
}

/// One unit of Red attacks one of Blue on a terrain of Blue; answers how many are left of either.
fn fight(attacker: &str, defender: &str, ground: &str, change: impl FnOnce(&mut Scene, Place)) -> (usize, usize) {
    let mut field = capital(BLUE);
    let mut table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(BLUE, ground);
        scene.unit(RED, capital(RED), attacker);
        scene.unit(BLUE, field, defender);
        change(scene, field);
    });
    table.act(RED, Attack { place: field });
    play_on(&mut table);
    let left = |seat: Seat| table.state.all_units().filter(|(_, unit)| unit.seat == seat).count();
    (left(RED), left(BLUE))
}

/// CCG-80, CCG-102. Terrains, and units on their ground.
#[test]
fn the_ground_helps() {
    let rows = [
        ("trireme", "trireme", "bay", (0, 0)),
        ("trireme", "trireme", "archipelago", (0, 1)),
        ("warriors", "warriors", "hills", (0, 0)),
        ("warriors", "warriors", "mountains", (0, 1)),
        ("warriors", "warriors", "volcano", (0, 1)),
        ("warriors", "warriors", "canyon", (0, 1)),
        ("swordsmen", "spearmen", "hills", (1, 0)),
        ("swordsmen", "spearmen", "jungle", (0, 0)),
        ("swordsmen", "swordsmen", "river-valley", (0, 0)),
        ("swordsmen", "swordsmen", "ancient-forest", (0, 1)),
        ("axemen", "medjay", "hills", (0, 0)),
        ("axemen", "medjay", "desert", (0, 1)),
        ("cavalry", "pikemen", "hills", (0, 1)),
        ("swordsmen", "pikemen", "hills", (1, 1)),
        ("knights", "tanks", "hills", (0, 1)),
        ("knights", "tanks", "plains", (0, 0)),
        ("winged-hussars", "tanks", "hills", (0, 0)),
        ("marines", "tanks", "hills", (0, 1)),
        ("marines", "tanks", "bay", (0, 0)),
        ("swordsmen", "partisans", "hills", (0, 1)),
        ("jaguar-warriors", "legion", "hills", (0, 1)),
        ("jaguar-warriors", "legion", "forest", (0, 0)),
    ];
    for (attacker, defender, ground, left) in rows {
        assert_eq!(fight(attacker, defender, ground, |_, _| {}), left, "{attacker} against {defender} on {ground}");
    }
}

/// CCG-101. Buildings and wonders of the defender.
#[test]
fn buildings_help_defenders() {
    let rows = [
        ("palisade", "warriors", "warriors", "hills", (0, 0), (0, 1)),
        ("city-walls", "warriors", "warriors", "hills", (0, 0), (0, 1)),
        ("castle", "warriors", "warriors", "hills", (0, 0), (0, 1)),
        ("bunker", "warriors", "warriors", "hills", (0, 0), (0, 1)),
        ("great-wall", "warriors", "warriors", "hills", (0, 0), (0, 1)),
        ("watchtower", "swordsmen", "spearmen", "hills", (1, 0), (0, 0)),
        ("coastal-battery", "trireme", "galley", "bay", (1, 0), (0, 1)),
        ("flak-battery", "biplane", "spearmen", "hills", (1, 0), (0, 0)),
    ];
    for (building, attacker, defender, ground, without, with) in rows {
        assert_eq!(fight(attacker, defender, ground, |_, _| {}), without, "without {building}");
        let built = |scene: &mut Scene, field: Place| {
            scene.building(field, building);
        };
        assert_eq!(fight(attacker, defender, ground, built), with, "{building}");
    }
}

/// Inventions, wonders and capitals for armies.
#[test]
fn inventions_and_capitals_help_armies() {
    assert_eq!(fight("biplane", "riflemen", "hills", |_, _| {}), (1, 1));
    assert_eq!(
        fight("biplane", "riflemen", "hills", |scene, _| {
            scene.invention(RED, "rocketry");
        }),
        (1, 0)
    );
    assert_eq!(
        fight("trireme", "trireme", "bay", |scene, _| {
            scene.invention(BLUE, "navigation");
        }),
        (0, 1)
    );
    assert_eq!(fight("trireme", "galleon", "bay", |_, _| {}), (0, 1));
    let lighthouse = |scene: &mut Scene, _: Place| {
        scene.building(capital(RED), "great-lighthouse");
    };
    assert_eq!(fight("trireme", "galleon", "bay", lighthouse), (0, 0));
    assert_eq!(fight("samurai", "tanks", "hills", |_, _| {}), (0, 1));
    let kyoto = |scene: &mut Scene, _: Place| scene.state.realms[RED].terrains[0].card = Some(card("kyoto"));
    assert_eq!(fight("samurai", "tanks", "hills", kyoto), (0, 0));
}

/// CCG-86. Masonry and Engineering make buildings tougher.
#[test]
fn buildings_are_made_tougher() {
    for (id, stands) in [("", false), ("masonry", true), ("engineering", true)] {
        let mut field = capital(BLUE);
        let mut table = scene(2, Phase::Military, |scene| {
            field = scene.terrain(BLUE, "hills");
            scene.building(field, "mine");
            // Three damage, just as much as a mine takes.
            scene.unit(RED, field, "riflemen");
            if !id.is_empty() {
                scene.invention(BLUE, id);
            }
        });
        table.act(RED, Raze { place: field, card: card("mine") });
        play_on(&mut table);
        assert_eq!(!is_discarded(&table, BLUE, "mine"), stands, "{id}");
    }
}

fn steps(id: &str, change: impl FnOnce(&mut Scene)) -> usize {
    let mut table = scene(2, Phase::Military, |scene| {
        for id in ["hills", "steppe", "savanna"].repeat(3) {
            scene.terrain(RED, id);
        }
        let end = scene.state.places(RED).next().expect("an end");
        scene.unit(RED, end, id);
        change(scene);
    });
    let line: Vec<Place> = table.state.places(RED).collect();
    let mut at = 0;
    while at + 1 < line.len() && table.lists(RED, Move { unit: 0, to: line[at + 1] }) {
        table.act(RED, Move { unit: 0, to: line[at + 1] });
        at += 1;
    }
    at
}

/// CCG-68. How far units go, and what lets them go further.
#[test]
fn units_go_as_far_as_they_should() {
    for number in DATA.of(Kind::Unit) {
        let data = DATA.card(number);
        if data.mode == Mode::Land {
            assert_eq!(steps(&data.id, |_| {}), usize::from(data.movement), "{}", data.id);
        }
    }
    let karakorum = |scene: &mut Scene| scene.state.realms[RED].terrains[0].card = Some(card("karakorum"));
    assert_eq!(steps("cavalry", karakorum), 4);
    assert_eq!(steps("legion", karakorum), 2);
    assert_eq!(
        steps("legion", |scene| {
            scene.invention(RED, "road-building");
        }),
        3
    );
}

/// CCG-75. The Great Wall and a Watchtower slow enemies; riders and marines cross after a step.
#[test]
fn walls_slow_and_riders_cross() {
    let mut table = scene(2, Phase::Military, |scene| {
        for _ in 0..4 {
            scene.terrain(BLUE, "hills");
        }
        let end = scene.state.places(BLUE).next().expect("an end");
        scene.unit(RED, end, "cavalry");
        scene.building(capital(BLUE), "great-wall");
    });
    let line: Vec<Place> = table.state.places(BLUE).collect();
    table.act(RED, Move { unit: 0, to: line[1] });
    assert!(table.state.units[0].exhausted);
    let mut table = scene(2, Phase::Military, |scene| {
        for id in ["hills", "steppe", "savanna"].repeat(2) {
            scene.terrain(BLUE, id);
        }
        let line: Vec<Place> = scene.state.places(BLUE).collect();
        scene.unit(RED, line[0], "cavalry");
        scene.building(line[1], "watchtower");
    });
    let line: Vec<Place> = table.state.places(BLUE).collect();
    table.act(RED, Move { unit: 0, to: line[1] });
    assert!(table.state.units[0].exhausted);
    for (id, invention, crosses) in
        [("cavalry", None, false), ("cavalry", Some("horse-riding"), true), ("marines", None, true)]
    {
        let mut table = scene(2, Phase::Military, |scene| {
            scene.terrain(RED, "hills");
            scene.terrain(BLUE, "hills");
            let near = scene.state.places(RED).next().expect("a field");
            scene.unit(RED, near, id);
            if let Some(id) = invention {
                scene.invention(RED, id);
            }
        });
        table.act(RED, Move { unit: 0, to: capital(RED) });
        let far = table.state.places(BLUE).next().expect("a field");
        assert_eq!(table.lists(RED, Move { unit: 0, to: far }), crosses, "{id}");
    }
}

/// CCG-66. Who needs no food abroad, and who needs more.
#[test]
fn upkeep_differs() {
    let asks = |id: &str, ground: &str, invention: Option<&str>| {
        let mut table = scene(2, Phase::Explorers, |scene| {
            let far = scene.terrain(BLUE, ground);
            scene.unit(RED, far, id);
            scene.food(RED, 9);
            if let Some(id) = invention {
                match DATA.card(card(id)).kind {
                    Kind::Invention => {
                        scene.invention(RED, id);
                    }
                    _ => {
                        scene.building(capital(RED), id);
                    }
                }
            }
        });
        table.act(RED, Done);
        pass(&mut table);
        if table.lists(RED, Feed { unit: 0 }) {
            table.act(RED, Feed { unit: 0 });
        }
        9 - table.state.realms[RED].food
    };
    assert_eq!(asks("legion", "hills", None), 1);
    assert_eq!(asks("legion", "desert", None), 2);
    assert_eq!(asks("legion", "hills", Some("logistics")), 0);
    assert_eq!(asks("trireme", "bay", Some("great-lighthouse")), 0);
    for number in DATA.of(Kind::Unit) {
        let data = DATA.card(number);
        // Aircraft without a base have gone home before.
        if data.mode == Mode::Fly {
            continue;
        }
        let free = data.skill(epoka_civilization_ccg::words::Skill::SelfSufficient) > 0;
        assert_eq!(asks(&data.id, "peninsula", None), u16::from(!free), "{}", data.id);
    }
}

/// CCG-51. Babylon and a Library buy cheaper, an Observatory and a Laboratory twice; Paris and Radio hold more.
#[test]
fn cards_are_bought_and_held_by_other_numbers() {
    let table = |change: &dyn Fn(&mut Scene)| {
        scene(2, Phase::Management, |scene| {
            scene.state.turn.tax = 9;
            change(scene);
        })
    };
    let babylon = |scene: &mut Scene| scene.state.realms[RED].terrains[0].card = Some(card("babylon"));
    for change in [&babylon as &dyn Fn(&mut Scene), &|scene| {
        scene.building(capital(RED), "library");
    }] {
        let mut table = table(change);
        table.act(RED, BuyCard);
        table.play_chance(1);
        assert_eq!(table.state.turn.tax, 8);
    }
    for id in ["observatory", "research-laboratory"] {
        let mut table = table(&|scene| {
            scene.building(capital(RED), id);
        });
        for _ in 0..2 {
            table.act(RED, BuyCard);
            table.play_chance(1);
        }
        table.refuses("CCG-51", RED, BuyCard);
    }
    let paris = |scene: &mut Scene| scene.state.realms[RED].terrains[0].card = Some(card("paris"));
    for change in [&paris as &dyn Fn(&mut Scene), &|scene| {
        scene.invention(RED, "radio");
    }] {
        let mut table = table(&|scene| {
            change(scene);
            for id in ["farm", "farm", "farm", "mine", "mine", "temple", "temple"] {
                scene.hand(RED, id);
            }
        });
        table.act(RED, Done);
        table.play_chance(1);
        pass(&mut table);
        table.act(RED, Done);
        assert_eq!((table.state.active, table.state.realms[RED].hand.len()), (BLUE, 8));
    }
}

/// CCG-118. Plains hold four units, highlands and an urban area two buildings; the Space Program wins earlier.
#[test]
fn limits_that_cards_change() {
    let mut plains = capital(RED);
    let mut table = scene(2, Phase::Military, |scene| {
        plains = scene.terrain(RED, "plains");
        for _ in 0..3 {
            scene.unit(RED, plains, "warriors");
        }
        scene.unit(RED, capital(RED), "legion");
    });
    table.act(RED, Move { unit: 3, to: plains });
    for id in ["highlands", "urban-area"] {
        let mut table = before_turn(2, |scene| {
            let field = scene.terrain(RED, id);
            scene.building(field, "monument").project(field, "temple", 2).food(RED, 5);
        });
        end_turn(&mut table);
        let built = |item: &&Item| item.form == Form::Building;
        assert_eq!(table.state.realms[RED].items.iter().filter(built).count(), 2, "{id}");
    }
    let mut table = scene(2, Phase::Explorers, |scene| {
        for id in ["plains", "plains", "plains", "hills", "hills", "forest"] {
            scene.terrain(RED, id);
        }
        scene.building(capital(RED), "space-program").atlas(RED, "river-valley").food(RED, 14);
    });
    table.act(RED, Discover { card: card("river-valley"), flank: Flank::Left });
    assert_eq!((table.state.ended, table.state.realms[RED].food), (Some(Ended::Prosperity(RED)), 7));
}

/// CCG-71. Where else units are built and aircraft stationed.
#[test]
fn other_sites_and_bases() {
    let rows = [
        ("barracks", "hills", "warriors"),
        ("castle", "hills", "warriors"),
        ("stables", "hills", "light-cavalry"),
        ("airport", "hills", "biplane"),
        ("", "steppe", "light-cavalry"),
    ];
    for (building, ground, unit) in rows {
        let mut field = capital(RED);
        let mut table = scene(2, Phase::Management, |scene| {
            field = scene.terrain(RED, ground);
            let other = scene.terrain(RED, "hills");
            scene.resource(other, "horses").invention(RED, "aviation").era(RED, Era::Gold).hand(RED, unit);
            if !building.is_empty() {
                scene.building(field, building);
            }
            let price = DATA.card(card(unit)).cost[0];
            scene.state.turn.production = if matches!(building, "barracks" | "stables") { price - 1 } else { price };
            scene.state.realms[RED].terrains[0].card = Some(card("kyoto"));
        });
        table.act(RED, Build { card: card(unit), place: field });
        assert_eq!(table.state.turn.production, 0, "{building}");
    }
    let mut base = capital(RED);
    let mut table = scene(2, Phase::Military, |scene| {
        base = scene.terrain(RED, "plateau");
        scene.unit(RED, capital(RED), "biplane");
    });
    table.act(RED, Move { unit: 0, to: base });
    for (capital_id, invention, unit) in [("london", "sailing", "galley"), ("kyoto", "combustion", "biplane")] {
        let mut bay = capital(RED);
        let mut table = scene(2, Phase::Management, |scene| {
            bay = scene.terrain(RED, "bay");
            scene.invention(RED, invention).invention(RED, "aviation").era(RED, Era::Gold).hand(RED, unit);
            scene.state.realms[RED].terrains[0].card = Some(card(capital_id));
            scene.state.turn.production = DATA.card(card(unit)).cost[0] - 1;
        });
        let place = if unit == "galley" { bay } else { capital(RED) };
        table.act(RED, Build { card: card(unit), place });
        assert_eq!(table.state.turn.production, 0, "{unit}");
    }
}

/// CCG-70, CCG-76. The Panama Canal makes a sea and lets ships attack after a journey; paratroopers need no room.
#[test]
fn ships_and_paratroopers_do_what_others_cannot() {
    let (mut canal, mut far) = (capital(RED), capital(BLUE));
    let mut table = before_turn(2, |scene| {
        canal = scene.terrain(RED, "jungle");
        let bay = scene.terrain(RED, "bay");
        far = scene.terrain(BLUE, "bay");
        scene.project(canal, "panama-canal", 3).food(RED, 5);
        scene.unit(RED, bay, "battleship");
        scene.unit(BLUE, far, "galley");
    });
    end_turn(&mut table);
    table.act(RED, Done);
    table.act(RED, Move { unit: 0, to: canal });
    table.act(RED, Attack { place: far });
    play_on(&mut table);
    assert!(is_discarded(&table, BLUE, "galley"));
    let mut table = scene(2, Phase::Military, |scene| {
        canal = scene.terrain(RED, "bay");
        far = scene.terrain(BLUE, "bay");
        scene.unit(RED, canal, "galley");
        scene.unit(RED, canal, "legion");
        scene.unit(RED, canal, "paratroopers");
    });
    table.act(RED, Move { unit: 0, to: far });
    table.act(RED, Join { unit: 1 });
    table.act(RED, Join { unit: 2 });
    table.act(RED, Done);
    assert_eq!(army(&table, far).len(), 3);
    let mut table = scene(2, Phase::Military, |scene| {
        canal = scene.terrain(RED, "bay");
        far = scene.terrain(BLUE, "bay");
        scene.unit(RED, canal, "privateers");
        scene.food(BLUE, 3);
    });
    table.act(RED, Move { unit: 0, to: far });
    assert_eq!((table.state.realms[RED].food, table.state.realms[BLUE].food), (1, 2));
}

/// CCG-116. Buddhism forbids attacks abroad, a Courthouse keeps society's events away.
#[test]
fn buddhism_and_a_courthouse() {
    let mut field = capital(BLUE);
    let mut table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(BLUE, "hills");
        scene.unit(RED, capital(RED), "legion");
        scene.unit(BLUE, field, "warriors");
        scene.invention(RED, "buddhism");
    });
    table.refuses("CCG-116", RED, Attack { place: field });
    let mut table = scene(2, Phase::Management, |scene| {
        scene.building(capital(BLUE), "courthouse").hand(RED, "riots").hand(RED, "locusts").food(RED, 9);
    });
    table.refuses("CCG-107", RED, Play { card: card("riots") });
    table.act(RED, Play { card: card("locusts") });
}

/// CCG-116. What happens at the start of a phase, on completion and after an event.
#[test]
fn triggers_of_wonders() {
    let mut table = scene(2, Phase::Military, |scene| {
        scene.building(capital(RED), "wieliczka-salt-mine").building(capital(RED), "leonardos-workshop");
        scene.idea(RED, "currency", 1);
    });
    table.act(RED, Done);
    table.act(RED, First { card: card("wieliczka-salt-mine") });
    let idea = Target::Project { seat: RED, place: None, card: card("currency") };
    table.act(RED, Action::Target { target: idea });
    assert_eq!((table.state.turn.tax, table.state.realms[RED].items.last().map(|item| item.markers)), (2, Some(2)));
    let mut table = scene(2, Phase::Management, |scene| {
        scene.building(capital(RED), "notre-dame").hand(RED, "bumper-harvest").hand(RED, "gold-rush");
    });
    for id in ["bumper-harvest", "gold-rush"] {
        table.act(RED, Play { card: card(id) });
        pass(&mut table);
        table.play_chance(1);
    }
    assert_eq!(table.state.realms[RED].hand.len(), 1);
    let mut table = scene(2, Phase::Management, |scene| {
        scene.building(capital(RED), "oracle");
    });
    table.act(RED, Done);
    table.play_chance(1);
    table.act(RED, Sink { nth: 0 });
    table.act(RED, Keep);
    assert_eq!(table.state.realms[RED].library.len(), 58);
    for (id, cards) in [("philosophy", 2), ("literature", 1), ("oracle", 1)] {
        let mut table = before_turn(2, |scene| {
            let stages = DATA.card(card(id)).cost.len() as u8;
            match DATA.card(card(id)).kind {
                Kind::Invention => {
                    scene.idea(RED, id, stages);
                }
                _ => {
                    scene.project(capital(RED), id, stages);
                }
            }
        });
        end_turn(&mut table);
        table.play_chance(1);
        assert_eq!(table.state.realms[RED].hand.len(), cards, "{id}");
    }
}

/// CCG-23. Every starter deck, and every capital, begins a game.
#[test]
fn every_deck_and_capital_begins_a_game() {
    let raw = &DATA.starters[5].raw;
    let starters = DATA.starters.iter().map(|starter| DeckChoice::Starter(starter.id.clone()));
    let capitals = DATA.of(Kind::Capital).map(|capital| {
        let capital = DATA.card(capital).id.clone();
        DeckChoice::List(DeckList { capital, atlas: raw.atlas.clone(), library: raw.library.clone() })
    });
    for deck in starters.chain(capitals) {
        let mut table = Table::new(rules(2, &Setup { decks: vec![deck], ..Setup::default() }));
        table.play_chance(1);
        let own = table.rules().decks[0].capital;
        assert_eq!(table.state.terrain(capital(RED)).card, Some(own));
    }
}

/// Buddhism lets units drive an enemy out of their own civilization.
#[test]
fn buddhists_defend_their_own_civilization() {
    let mut hills = capital(RED);
    let mut table = scene(2, Phase::Military, |scene| {
        hills = scene.terrain(RED, "hills");
        scene.unit(BLUE, hills, "warriors");
        scene.unit(RED, capital(RED), "legion");
        scene.invention(RED, "buddhism");
    });
    table.act(RED, Attack { place: hills });
    play_on(&mut table);
    assert_eq!(army(&table, hills), ["legion"]);
}

/// CCG-75, CCG-107. What a card forbids is refused, and what is said of it names the card.
#[test]
fn a_refusal_by_a_card_names_the_card() {
    let barred = |table: &Board, action: Action| {
        let said = epoka_core::names::with(table.rules().names(), || table.rules().saying(&table.state, RED, &action));
        said.expect("an action is told").get("barred-by").and_then(|card| card.as_str().map(String::from))
    };
    let (mut field, mut ice) = (capital(BLUE), capital(BLUE));
    let mut table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(BLUE, "hills");
        ice = scene.terrain(BLUE, "glacier");
        scene.unit(RED, capital(RED), "cavalry");
        scene.unit(BLUE, field, "warriors");
        scene.unit(BLUE, ice, "warriors");
    });
    table.refuses("CCG-75", RED, Attack { place: ice });
    assert_eq!(barred(&table, Attack { place: ice }).as_deref(), Some("glacier"));
    assert_eq!(barred(&table, Attack { place: field }), None);
    let table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(BLUE, "hills");
        scene.unit(RED, capital(RED), "cavalry");
        scene.unit(BLUE, field, "warriors");
        scene.invention(RED, "buddhism");
    });
    assert_eq!(barred(&table, Attack { place: field }).as_deref(), Some("buddhism"));
    let mut table = scene(2, Phase::Management, |scene| {
        scene.building(capital(BLUE), "courthouse").hand(RED, "riots").food(RED, 9);
    });
    table.refuses("CCG-107", RED, Play { card: card("riots") });
    assert_eq!(barred(&table, Play { card: card("riots") }).as_deref(), Some("courthouse"));
}
