//! Events, windows and what is known of hands.

use crate::common::*;

fn play(id: &str) -> Action {
    Play { card: card(id) }
}

/// CCG-18, CCG-19, CCG-104. An event says when it may be played and what it costs.
#[test]
fn an_event_has_its_time_and_price() {
    let mut table = scene(2, Phase::Management, |scene| {
        for id in ["bumper-harvest", "great-migration", "inspiration", "golden-age"] {
            scene.hand(RED, id);
        }
    });
    table.refuses("CCG-104", RED, play("great-migration"));
    table.refuses("CCG-18", RED, play("inspiration"));
    table.refuses("CCG-19", RED, play("golden-age"));
    table.act(RED, play("bumper-harvest"));
    pass(&mut table);
    assert_eq!(table.state.realms[RED].food, 2);
    table.act(RED, play("inspiration"));
    pass(&mut table);
    table.play_chance(1);
    assert_eq!((table.state.realms[RED].food, table.state.realms[RED].hand.len()), (1, 4));
}

/// CCG-103. A long-term event stays and works against whom it was played.
#[test]
fn a_plague_stays_with_its_victim() {
    let mut table = scene(3, Phase::Management, |scene| {
        scene.hand(RED, "plague").food(RED, 1);
    });
    table.act(RED, play("plague"));
    table.refuses("CCG-107", RED, Against { seat: RED });
    table.act(RED, Against { seat: BLUE });
    let happiness = |seat: Seat| table.view(Viewer::Referee).realms[seat.index()].happiness;
    assert_eq!([RED, BLUE, GREEN].map(happiness), [2, 0, 2]);
    assert_eq!(table.state.realms[RED].items[0].markers, 2);
}

/// CCG-106, CCG-107. A Flood is announced with its choice; Divine Protection cancels it, Censorship cancels that.
#[test]
fn the_last_announced_event_takes_effect_first() {
    let lay = |scene: &mut Scene| {
        let field = scene.terrain(BLUE, "river-valley");
        scene.building(field, "farm").hand(RED, "flood");
        scene.hand(BLUE, "divine-protection");
    };
    let mut table = scene(2, Phase::Management, lay);
    let farm = table.state.realms[BLUE].items[0];
    let target = Target::Building { place: farm.place.expect("it stands"), card: farm.card };
    table.act(RED, play("flood"));
    table.act(RED, Action::Target { target });
    table.act(BLUE, play("divine-protection"));
    pass(&mut table);
    assert_eq!(table.state.realms[BLUE].items.len(), 1);
    assert!(is_discarded(&table, RED, "flood") && is_discarded(&table, BLUE, "divine-protection"));
    let mut table = scene(2, Phase::Management, lay);
    table.act(RED, play("flood"));
    table.act(RED, Action::Target { target });
    table.act(BLUE, Pass);
    assert!(is_discarded(&table, BLUE, "farm"));
}

/// CCG-107. Diplomacy cancels an event unless its controller pays.
#[test]
fn a_ransom_saves_an_event() {
    for (answer, food) in [(Pay, 3), (Decline, 3)] {
        let mut table = scene(2, Phase::Management, |scene| {
            scene.hand(RED, "bumper-harvest").hand(BLUE, "diplomacy").food(RED, 3).era(BLUE, Era::Silver);
        });
        table.act(RED, play("bumper-harvest"));
        table.act(BLUE, play("diplomacy"));
        table.act(RED, answer);
        assert_eq!(table.state.realms[RED].food, food, "{answer:?}");
        assert!(is_discarded(&table, RED, "bumper-harvest"));
    }
}

/// CCG-116. Espionage shows a hand, and a card of it is discarded.
#[test]
fn a_spy_sees_a_hand() {
    let mut table = scene(2, Phase::Management, |scene| {
        scene.hand(RED, "espionage").food(RED, 1).era(RED, Era::Silver);
        scene.hand(BLUE, "farm").hand(BLUE, "legion");
    });
    let seen = |table: &Board| {
        let hand = &table.view(Viewer::Seat(RED)).realms[1].hand;
        hand.iter().filter(|card| card.card.is_some()).count()
    };
    assert_eq!(seen(&table), 0);
    table.act(RED, play("espionage"));
    pass(&mut table);
    assert_eq!(seen(&table), 2);
    table.act(RED, Take { card: card("legion") });
    assert!(is_discarded(&table, BLUE, "legion"));
}

/// CCG-116. What a search takes from a library everybody at the table sees, who looks on does not.
#[test]
fn what_is_found_is_shown_to_the_table() {
    let mut table = before_turn(3, |scene| {
        scene.idea(RED, "astronomy", 2);
    });
    end_turn(&mut table);
    let found = card("agriculture");
    table.act(RED, Take { card: found });
    let seen = |viewer| table.view(viewer).realms[0].hand[0].card;
    assert_eq!((seen(Viewer::Seat(BLUE)), seen(Viewer::Seat(GREEN))), (Some(found), Some(found)));
    assert_eq!(seen(Viewer::Spectator), None);
    let event = Event::Found { seat: RED, card: Some(found) };
    assert!(table.events().contains(&event));
    assert_eq!(table.rules().project(&event, Viewer::Seat(BLUE)), event);
    assert_eq!(table.rules().project(&event, Viewer::Spectator), Event::Found { seat: RED, card: None });
}

/// CCG-108. When the defender returns to hand there is nobody left to attack, and who was to attack may still act.
#[test]
fn an_attack_on_nobody_is_dropped() {
    let mut field = capital(RED);
    let mut table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(RED, "plains");
        scene.unit(BLUE, field, "legion");
        scene.unit(RED, capital(RED), "warriors");
        scene.hand(RED, "desertion").food(RED, 2).era(RED, Era::Silver);
    });
    table.act(RED, Attack { place: field });
    muster(&mut table, &[1]);
    table.act(RED, play("desertion"));
    table.act(RED, Action::Target { target: Target::Unit { unit: 0 } });
    pass(&mut table);
    assert!(table.state.realms[BLUE].hand.contains(card("legion")));
    table.act(RED, Move { unit: 1, to: field });
    assert_eq!(army(&table, field), ["warriors"]);
}

/// CCG-106. Who is asked depends only on what everybody knows: two hands of one size are asked alike.
#[test]
fn a_seat_is_asked_whatever_it_holds() {
    let asked = |id: &str| {
        let mut table = scene(2, Phase::Military, |scene| {
            let field = scene.terrain(BLUE, "plains");
            scene.unit(BLUE, field, "legion");
            scene.unit(RED, capital(RED), "legion");
            scene.hand(BLUE, id);
        });
        let field = table.state.places(BLUE).next().expect("there is a field");
        table.act(RED, Attack { place: field });
        muster(&mut table, &[1]);
        table.act(BLUE, Pass);
        table.turn()
    };
    assert_eq!(asked("ambush"), asked("farm"));
}

/// CCG-48, CCG-105, CCG-112. At the start of management an opponent may react; who has no cards is not asked.
#[test]
fn a_strike_comes_before_management() {
    let mut field = capital(RED);
    let mut table = scene(2, Phase::Military, |scene| {
        field = scene.terrain(RED, "hills");
        scene.food(BLUE, 1).era(BLUE, Era::Silver).hand(BLUE, "general-strike");
    });
    table.act(RED, Done);
    table.act(BLUE, play("general-strike"));
    pass(&mut table);
    assert!(table.state.terrain(field).exhausted);
    let mut table = scene(2, Phase::Military, |scene| {
        scene.food(BLUE, 1).era(BLUE, Era::Silver);
    });
    table.act(RED, Done);
    assert_eq!(table.turn(), Turn::of(RED));
}

/// CCG-105, CCG-109. There is a window at a border crossing and one at an attack, but none inside the combat.
#[test]
fn nobody_reacts_inside_a_combat() {
    let mut table = scene(2, Phase::Military, |scene| {
        let field = scene.terrain(BLUE, "hills");
        scene.unit(BLUE, field, "legion");
        scene.unit(RED, capital(RED), "legion");
        scene.hand(BLUE, "ambush");
    });
    let field = table.state.places(BLUE).next().expect("there is a field");
    table.act(RED, Attack { place: field });
    muster(&mut table, &[1]);
    table.act(BLUE, Pass);
    // Two strike, three stand: both live, and the combat is over.
    assert_eq!((table.state.tasks.top(), table.state.units[0].damage), (Some(Task::Main), 2));
    let mut table = scene(2, Phase::Military, |scene| {
        scene.terrain(BLUE, "hills");
        scene.unit(RED, capital(RED), "legion");
        scene.hand(BLUE, "storm").hand(BLUE, "desertion").food(BLUE, 2).era(BLUE, Era::Silver);
        scene.unit(RED, capital(RED), "galley");
        scene.terrain(BLUE, "bay");
    });
    let bay = table.state.places(BLUE).next_back().expect("there is a bay");
    table.act(RED, Move { unit: 1, to: bay });
    table.act(RED, Done);
    assert_eq!(table.turn(), Turn::of(BLUE));
}

/// CCG-110. Of what happens at once its player chooses the first.
#[test]
fn effects_at_once_are_put_into_an_order() {
    let mut table = before_turn(2, |scene| {
        scene.project(capital(RED), "oracle", 3).idea(RED, "astronomy", 2);
    });
    end_turn(&mut table);
    table.refuses("CCG-110", RED, First { card: card("farm") });
    table.act(RED, First { card: card("astronomy") });
    table.act(RED, Done);
    table.play_chance(1);
    assert_eq!((table.state.realms[RED].hand.len(), table.state.phase), (1, Phase::Explorers));
}

/// CCG-111. In the activation phase nobody reacts, even with an event for any phase.
#[test]
fn nobody_reacts_in_the_activation_phase() {
    let table = before_turn(2, |scene| {
        scene.hand(RED, "festival");
    });
    let mut table = corrected(
        &table,
        "[[event]]\nid = \"festival\"\nera = \"initial\"\nduration = \"instant\"\nsource = \"society\"\n\
         phases = [\"any\"]\nturn = \"own\"\nwindows = [\"phase-start\"]\nconfidence = \"ours\"\n\
         effects = [{ kind = \"food\", amount = 2 }]\n",
    );
    end_turn(&mut table);
    assert_eq!((table.state.phase, table.turn()), (Phase::Explorers, Turn::of(RED)));
    table.act(RED, play("festival"));
}

/// CCG-115. A card changes a number of the rules for its controller alone.
#[test]
fn the_great_library_draws_for_its_owner() {
    let mut table = scene(2, Phase::Management, |scene| {
        scene.building(capital(RED), "great-library");
    });
    table.act(RED, Done);
    table.play_chance(1);
    assert_eq!(table.state.realms[RED].hand.len(), 2);
}

/// CCG-117. Supply Lines set the upkeep to nothing, whatever a desert adds.
#[test]
fn what_is_set_goes_before_what_is_added() {
    let mut table = scene(2, Phase::Explorers, |scene| {
        let desert = scene.terrain(BLUE, "desert");
        scene.unit(RED, desert, "legion");
        scene.event(RED, "supply-lines", 2);
        scene.food(RED, 5);
    });
    table.act(RED, Done);
    assert_eq!((table.state.tasks.top(), table.state.realms[RED].food), (Some(Task::Main), 5));
}

/// CCG-116. Whose hand is looked at everybody sees, in the position as in what is told.
#[test]
fn everybody_sees_whose_hand_is_looked_at() {
    let looked = |at: Seat| {
        let mut table = scene(3, Phase::Explorers, |scene| {
            scene.invention(RED, "aviation").hand(BLUE, "farm").hand(GREEN, "farm");
        });
        table.act(RED, Done);
        table.act(RED, Against { seat: at });
        table.view(Viewer::Spectator)
    };
    assert_ne!(looked(BLUE), looked(GREEN));
}

/// With hidden lists a seat imagines starter decks that hold every card it has seen, and nothing of the true list.
#[test]
fn a_hidden_list_is_imagined_from_starter_decks() {
    let table = scene(2, Phase::Management, |scene| {
        scene.hand(BLUE, "medjay").hand(BLUE, "medjay").discarded(BLUE, "janissaries");
    });
    let library = |state: &State| -> Vec<Card> {
        let realm = &state.realms[BLUE];
        let hidden = realm.library.cards().iter().map(|hidden| Card(hidden.card));
        hidden.chain(realm.hand.0.iter().map(|held| held.card)).collect()
    };
    let mut random = epoka_core::Random::new(5);
    for _ in 0..40 {
        let world = table.rules().imagine(&table.state, RED, &mut random);
        table.rules().check(&world).expect("the world can be");
        let cards = library(&world);
        assert!(!cards.contains(&card("medjay")), "nobody has seen it");
        let is_starter = |deck: &[Card]| cards.iter().all(|card| deck.contains(card));
        assert!(DATA.starters.iter().any(|starter| is_starter(&starter.deck.library)));
        assert!(world.realms[BLUE].discard.contains(&card("janissaries")));
    }
}

/// CCG-76, CCG-108. When a ship deserts in the window, whom it was to carry stays behind and does not attack.
#[test]
fn nobody_is_carried_by_a_ship_that_is_gone() {
    let (mut from, mut far) = (capital(BLUE), capital(BLUE));
    let mut table = scene(2, Phase::Military, |scene| {
        from = scene.terrain(BLUE, "bay");
        far = scene.terrain(BLUE, "bay");
        scene.unit(RED, from, "galley");
        scene.unit(RED, from, "legion");
        scene.unit(BLUE, far, "warriors");
        scene.hand(BLUE, "desertion").food(BLUE, 2).era(BLUE, Era::Silver);
    });
    table.act(RED, Attack { place: far });
    muster(&mut table, &[0, 1]);
    table.act(BLUE, play("desertion"));
    table.act(BLUE, Action::Target { target: Target::Unit { unit: 0 } });
    pass(&mut table);
    assert_eq!((army(&table, from), army(&table, far)), (vec!["legion"], vec!["warriors"]));
    assert!(!table.state.units[1].exhausted);
}
