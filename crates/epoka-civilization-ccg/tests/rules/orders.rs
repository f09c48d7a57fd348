//! Several things that one question asks for: they are named in any order.

use epoka_core::Part;

use crate::common::*;

/// Plays these actions from the same table in the order given and in the reverse one, with `end` after them: all are legal, and both
/// orders end alike. Answers the table after them.
fn in_any_order(table: &Board, seat: Seat, pieces: &[Action], end: Option<Action>) -> State {
    let play = |order: &mut dyn Iterator<Item = &Action>| {
        let mut played = Table::from_state(plain(table.rules().players), table.state.clone());
        for &action in order {
            assert_eq!(played.rules().part(&played.state, seat, &action), Part::Piece, "{action:?}");
            played.act(seat, action);
        }
        if let Some(end) = end {
            assert_eq!(played.rules().part(&played.state, seat, &end), Part::Done);
            played.act(seat, end);
        }
        played.state.clone()
    };
    let (forth, back) = (play(&mut pieces.iter()), play(&mut pieces.iter().rev()));
    assert_eq!(forth, back);
    forth
}

fn target(target: Target) -> Action {
    Action::Target { target }
}

/// CCG-107. The targets of an event are named in any order, also where it says how many there are.
#[test]
fn targets_are_named_in_any_order() {
    let mut own = Vec::new();
    let mut table = scene(2, Phase::Management, |scene| {
        own = ["hills", "plains", "forest"].map(|id| scene.terrain(RED, id)).to_vec();
        scene.food(RED, 9).era(RED, Era::Gold).hand(RED, "resettlement");
    });
    table.act(RED, Play { card: card("resettlement") });
    let named = |at: usize| target(Target::Terrain { place: own[at] });
    assert!((0..3).all(|at| table.lists(RED, named(at))));
    in_any_order(&table, RED, &[named(0), named(2)], None);
    let mut table = scene(2, Phase::Military, |scene| {
        for id in ["warriors", "legion", "legion"] {
            scene.unit(RED, capital(RED), id);
        }
        scene.food(RED, 9).era(RED, Era::Gold).hand(RED, "forced-march");
    });
    table.act(RED, Play { card: card("forced-march") });
    let [warriors, legion] = [0, 1].map(|unit| target(Target::Unit { unit }));
    // The legions are alike, and the second is named like the first.
    table.refuses("CCG-107", RED, target(Target::Unit { unit: 2 }));
    table.refuses("CCG-107", RED, Done);
    let state = in_any_order(&table, RED, &[warriors, legion, legion], Some(Done));
    assert!((0..3).all(|at| state.units[at].march == 1));
}

/// CCG-76, CCG-79. Who attacks is named in any order, who is carried before the ship as well; then the ship must come.
#[test]
fn attackers_are_named_in_any_order() {
    let (mut bay, mut far) = (capital(RED), capital(BLUE));
    let mut table = scene(2, Phase::Military, |scene| {
        bay = scene.terrain(RED, "bay");
        for id in ["hills", "plains"] {
            scene.terrain(RED, id);
        }
        scene.terrain(BLUE, "hills");
        far = scene.terrain(BLUE, "bay");
        for id in ["warriors", "legion", "galley", "galley"] {
            scene.unit(RED, bay, id);
        }
        scene.unit(BLUE, far, "galley");
    });
    table.act(RED, Attack { place: far });
    let join = |unit| Join { unit };
    let state = in_any_order(&table, RED, &[join(0), join(2), join(2), join(1)], Some(Done));
    assert_eq!(state.venture.units.count_ones(), 4);
    table.act(RED, join(1));
    table.refuses("CCG-76", RED, Done);
    table.act(RED, join(2));
    table.refuses("CCG-79", RED, join(3));
}

/// CCG-79. An attack with all who can is an attack only when that is said; where one can, nobody is asked.
#[test]
fn an_attack_ends_with_a_word() {
    let lay = |count: usize| {
        scene(2, Phase::Military, |scene| {
            let field = scene.terrain(BLUE, "hills");
            (0..count).for_each(|_| {
                scene.unit(RED, capital(RED), "legion");
            });
            scene.unit(BLUE, field, "warriors");
        })
    };
    let (mut alone, mut pair) = (lay(1), lay(2));
    let field = alone.state.places(BLUE).next().expect("there is a field");
    alone.act(RED, Attack { place: field });
    assert!(alone.state.tasks.top() != Some(Task::Muster));
    pair.act(RED, Attack { place: field });
    pair.act(RED, Join { unit: 0 });
    pair.act(RED, Join { unit: 0 });
    assert_eq!(pair.state.tasks.top(), Some(Task::Muster));
    pair.refuses("CCG-79", RED, Join { unit: 0 });
    pair.act(RED, Done);
}

/// CCG-76. Who is carried along on a journey is named in any order.
#[test]
fn passengers_are_named_in_any_order() {
    let (mut bay, mut far) = (capital(RED), capital(BLUE));
    let mut table = scene(2, Phase::Military, |scene| {
        bay = scene.terrain(RED, "bay");
        far = scene.terrain(BLUE, "bay");
        for id in ["warriors", "galleon", "legion", "spearmen"] {
            scene.unit(RED, bay, id);
        }
    });
    table.act(RED, Move { unit: 1, to: far });
    let state = in_any_order(&table, RED, &[Join { unit: 0 }, Join { unit: 3 }], Some(Done));
    assert!([0, 1, 3].into_iter().all(|at: usize| state.units[at].place == far) && state.units[2].place == bay);
}

/// CCG-66, CCG-117. The units abroad that are fed are named in any order; what is free is the dearest of them.
#[test]
fn units_are_fed_in_any_order() {
    let lay = |food: u16, supplied: bool| {
        let mut table = scene(2, Phase::Explorers, |scene| {
            let desert = scene.terrain(BLUE, "desert");
            let hills = scene.terrain(BLUE, "hills");
            for (place, id) in [(hills, "warriors"), (hills, "legion"), (desert, "legion")] {
                scene.unit(RED, place, id);
            }
            if supplied {
                scene.invention(RED, "logistics");
                scene.state.turn.supplied = 2;
            }
            scene.food(RED, food);
        });
        table.act(RED, Done);
        table
    };
    let feed = |unit| Feed { unit };
    let table = lay(3, false);
    let state = in_any_order(&table, RED, &[feed(2), feed(0)], Some(Starve));
    assert_eq!((state.realms[RED].food, state.units[1].homebound), (0, true));
    assert!(!state.units[0].homebound && !state.units[2].homebound);
    // The second legion needs two food: with the other one that is too much.
    let mut table = lay(2, false);
    table.act(RED, feed(0));
    table.refuses("CCG-66", RED, feed(2));
    table.act(RED, feed(1));
    assert!(!table.state.units[2].homebound);
    table.act(RED, Starve);
    assert!(table.state.units[2].homebound);
    // Logistics supplies one more unit: the one in the desert, whenever it is named.
    let table = lay(2, true);
    let state = in_any_order(&table, RED, &[feed(0), feed(1), feed(2)], Some(Starve));
    assert_eq!((state.realms[RED].food, state.turn.supplied), (0, 3));
}

/// CCG-36, CCG-65. Cards and units that are too many are named in any order.
#[test]
fn what_is_discarded_is_named_in_any_order() {
    let mut table = scene(2, Phase::End, |scene| {
        for id in ["farm", "farm", "mine", "legion", "warriors", "riots", "temple", "library", "granary"] {
            scene.hand(RED, id);
        }
    });
    table.act(RED, Done);
    let [farm, library] = ["farm", "library"].map(|id| Take { card: card(id) });
    in_any_order(&table, RED, &[farm, library], None);
    in_any_order(&table, RED, &[farm, farm], None);
    let table = before_turn(2, |scene| {
        scene.terrain(RED, "hills");
        scene.terrain(RED, "hills");
        for id in ["warriors", "spearmen", "legion", "legion", "archers"] {
            scene.unit(RED, capital(RED), id);
        }
    });
    let mut table = table;
    end_turn(&mut table);
    // Five stand where three may.
    let dismiss = |unit| Dismiss { unit };
    let state = in_any_order(&table, RED, &[dismiss(2), dismiss(0)], None);
    assert_eq!(state.realms[RED].discard.len(), 2);
    in_any_order(&table, RED, &[dismiss(2), dismiss(2)], None);
    table.refuses("CCG-36", RED, dismiss(3));
}

/// CCG-39, CCG-42. Units above the cap, and those of a lost terrain that find no room, are named in any order.
#[test]
fn units_that_go_are_named_in_any_order() {
    let dismiss = |unit| Dismiss { unit };
    let mut table = before_turn(2, |scene| {
        let near = scene.terrain(RED, "hills");
        scene.terrain(RED, "hills");
        for (place, id) in [(capital(RED), "warriors"), (capital(RED), "legion"), (near, "spearmen"), (near, "archers")]
        {
            scene.unit(RED, place, id);
        }
        scene.unit(RED, near, "legion");
    });
    end_turn(&mut table);
    let state = in_any_order(&table, RED, &[dismiss(3), dismiss(1)], None);
    assert_eq!(state.live.count_ones(), 3);
    let table = scene(2, Phase::Management, |scene| {
        let lost = scene.terrain(RED, "hills");
        for (place, id) in [(lost, "warriors"), (lost, "legion"), (lost, "archers"), (capital(RED), "spearmen")] {
            scene.unit(RED, place, id);
        }
        scene.unit(RED, capital(RED), "legion");
        scene.state.tasks.push(Task::Clear { place: lost, named: 0 });
    });
    let state = in_any_order(&table, RED, &[dismiss(2), dismiss(0)], None);
    assert!(state.units[1].place == capital(RED) && state.live.count_ones() == 3);
}

/// CCG-116. A search that takes several cards ends when that is said, and they are named in any order.
#[test]
fn cards_are_sought_in_any_order() {
    let mut table = scene(2, Phase::Management, |scene| {
        for id in ["farm", "mine", "legion"] {
            scene.discarded(RED, id);
        }
        scene.food(RED, 9).era(RED, Era::Gold).hand(RED, "renaissance");
    });
    table.act(RED, Play { card: card("renaissance") });
    pass(&mut table);
    let [farm, legion] = ["farm", "legion"].map(|id| Take { card: card(id) });
    let state = in_any_order(&table, RED, &[legion, farm], Some(Done));
    assert_eq!(state.realms[RED].hand.len(), 2);
    table.act(RED, farm);
    table.act(RED, legion);
    table.refuses("CCG-116", RED, Take { card: card("mine") });
}

/// CCG-116. The cards that go under the library are named in any order.
#[test]
fn cards_go_under_the_library_in_any_order() {
    let mut table = scene(2, Phase::Management, |scene| {
        scene.building(capital(RED), "oracle");
    });
    table.act(RED, Done);
    table.play_chance(1);
    let top = |state: &State, nth: usize| {
        let library = &state.realms[RED].library;
        library.cards()[library.len() - 1 - nth].card
    };
    let (second, seen) = (top(&table.state, 1), |nth| Sink { nth });
    table.act(RED, seen(2));
    table.refuses("CCG-116", RED, seen(2));
    table.act(RED, seen(0));
    table.refuses("CCG-116", RED, seen(3));
    table.act(RED, Keep);
    assert!(table.state.realms[RED].hand.contains(Card(second)));
}

/// CCG-81. Who enters is named in any order, aircraft before their carrier as well; no more than there is room for.
#[test]
fn attackers_enter_in_any_order() {
    let mut far = capital(BLUE);
    let mut table = scene(2, Phase::Military, |scene| {
        let bay = scene.terrain(RED, "bay");
        far = scene.terrain(BLUE, "bay");
        for id in ["aircraft-carrier", "biplane", "biplane"] {
            scene.unit(RED, bay, id);
        }
        scene.unit(RED, capital(RED), "legion");
        scene.unit(BLUE, far, "galley");
    });
    table.act(RED, Attack { place: far });
    muster(&mut table, &[0, 1, 1]);
    let enter = |unit| Enter { unit };
    let state = in_any_order(&table, RED, &[enter(1), enter(0), enter(1)], Some(Stay));
    assert!((0..3).all(|at| state.units[at].place == far));
    table.act(RED, enter(1));
    table.refuses("CCG-71", RED, Stay);
    table.act(RED, enter(0));
    table.act(RED, Stay);
}

/// CCG-90. Units that profit are named in any order, and profit together.
#[test]
fn units_profit_in_any_order() {
    let mut field = capital(BLUE);
    let table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(BLUE, "river-valley");
        for id in ["warriors", "spearmen", "legion"] {
            scene.unit(RED, capital(RED), id);
        }
        scene.unit(BLUE, field, "legion");
        scene.invention(RED, "military-tactics");
    });
    let two = "[[invention]]\nid = \"military-tactics\"\nera = \"initial\"\ncost = [2]\n\
               effects = [{ kind = \"unit-stat\", strength = 1, toughness = 0, scope = \"own\", role = \"attacker\", limit = 2 }]\n\
               confidence = \"ours\"\n";
    let favour = |order: [u8; 2]| {
        let mut table = corrected(&table, two);
        table.act(RED, Attack { place: field });
        muster(&mut table, &[0, 1, 2]);
        table.act(RED, Favour { unit: order[0] });
        assert_eq!(table.state.units[usize::from(order[0])].strength, 0);
        table.act(RED, Favour { unit: order[1] });
        table.state.clone()
    };
    assert_eq!(favour([2, 0]), favour([0, 2]));
}
