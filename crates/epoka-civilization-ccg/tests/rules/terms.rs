//! Terms, seats and the map.

use epoka_civilization_ccg::deck::{self, DeckList};

use crate::common::*;

/// CCG-1, CCG-23. Two to four play; everybody begins with a capital and without food.
#[test]
fn everybody_begins_with_a_capital_and_without_food() {
    for players in [1, 5] {
        assert!(Ccg::bind(&DATA, players, &Setup::default()).is_err(), "{players} cannot play");
    }
    let mut table = Table::new(rules(2, &Setup::default()));
    table.play_chance(1);
    for seat in [RED, BLUE] {
        assert_eq!((table.state.terrains(seat), table.state.realms[seat].food), (1, 0));
        assert!(table.state.terrain(capital(seat)).card.is_some());
    }
}

/// A position waits for an answer of a seat or of chance; what nobody can answer is refused.
#[test]
fn a_position_that_waits_for_nobody_is_refused() {
    let table = scene(2, Phase::Management, |_| {});
    let view = table.view(Viewer::Referee);
    assert!(table.rules().restore(&view).is_ok());
    let phase = Phase::Military;
    let (nothing, seen) = (Task::Draw { seat: RED, count: 0 }, Task::Peek { seat: RED, count: 0 });
    let nobody = Task::FirstPlayer { seats: Seats::NONE };
    let automatic = [Task::StartTurn, Task::StartPhase { phase }, Task::Upkeep, Task::Enter, Task::Strike];
    for task in automatic.into_iter().chain([nothing, seen, nobody]) {
        let mut stuck = view.clone();
        stuck.tasks.insert(0, task);
        assert!(table.rules().restore(&stuck).is_err(), "{task:?}");
    }
}

/// CCG-24. With that option a first hand is put back once for another one.
#[test]
fn a_first_hand_is_drawn_anew() {
    let mut table = Table::new(rules(2, &Setup { redraw: true, ..Setup::default() }));
    table.play_chance(1);
    table.refuses("CCG-24", BLUE, Done);
    table.act(BLUE, Redraw);
    table.play_chance(2);
    table.act(RED, Keep);
    for seat in [RED, BLUE] {
        assert_eq!((table.state.realms[seat].hand.len(), table.state.realms[seat].library.len()), (7, 53));
    }
    assert!(matches!(table.turn(), Turn::Chance(_)));
}

/// CCG-3, CCG-4, CCG-31. A terrain joins the line beyond an occupied end, for a price that counts the capital.
#[test]
fn a_line_grows_beyond_an_enemy() {
    let mut held = capital(RED);
    let mut table = scene(2, Phase::Explorers, |scene| {
        held = scene.terrain(RED, "hills");
        scene.terrain(RED, "hills");
        scene.unit(BLUE, held, "warriors");
        scene.atlas(RED, "plains").food(RED, 3);
    });
    table.act(RED, Discover { card: card("plains"), flank: Flank::Left });
    assert_eq!((table.state.realms[RED].food, table.state.terrains(RED)), (0, 4));
    let first = table.state.places(RED).next().expect("there is a left end");
    assert_eq!((table.state.terrain(first).card, table.state.places(RED).nth(1)), (Some(card("plains")), Some(held)));
}

/// CCG-7, CCG-8. A bribed unit that falls goes to its owner's discard pile; everybody else is an enemy.
#[test]
fn a_unit_returns_to_its_owner() {
    let mut field = capital(GREEN);
    let mut table = scene(3, Phase::Military, |scene| {
        field = scene.terrain(GREEN, "hills");
        scene.unit(GREEN, field, "tanks");
        scene.unit(RED, capital(RED), "warriors");
        scene.state.units[1].owner = BLUE;
        // Warriors of Blue's deck, which Red controls.
        let library = &mut scene.state.realms[BLUE].library;
        let mut cards: Vec<u16> = library.cards().iter().map(|hidden| hidden.card).collect();
        cards.pop();
        *library = epoka_core::pile::Pile::bag(cards);
        let mut own: Vec<u16> = scene.state.realms[RED].library.cards().iter().map(|hidden| hidden.card).collect();
        own.push(card("alphabet").0);
        scene.state.realms[RED].library = epoka_core::pile::Pile::bag(own);
    });
    table.act(RED, Attack { place: field });
    muster(&mut table, &[1]);
    assert!(is_discarded(&table, BLUE, "warriors") && !is_discarded(&table, RED, "warriors"));
}

/// CCG-9. A unit is abroad in anybody else's civilization, and needs food there.
#[test]
fn a_unit_is_abroad_outside_its_civilization() {
    let mut table = scene(2, Phase::Explorers, |scene| {
        let far = scene.terrain(BLUE, "hills");
        let near = scene.terrain(RED, "hills");
        scene.unit(RED, far, "warriors");
        scene.unit(RED, near, "warriors");
        scene.food(RED, 5);
    });
    table.act(RED, Done);
    table.act(RED, Feed { unit: 0 });
    assert_eq!((table.state.realms[RED].food, table.state.phase), (4, Phase::Military));
    assert_eq!(table.state.tasks.top(), Some(Task::Main));
}

/// CCG-10, CCG-15. A capital holds any number of buildings; a wonder is one, and what helps buildings helps it.
#[test]
fn a_capital_holds_many_buildings_and_wonders_are_buildings() {
    let mut table = before_turn(2, |scene| {
        scene.building(capital(RED), "monument").building(capital(RED), "granary");
        scene.project(capital(RED), "pyramids", 3);
    });
    end_turn(&mut table);
    assert_eq!(table.state.realms[RED].items.iter().filter(|item| item.form == Form::Building).count(), 3);
    assert_eq!(table.state.phase, Phase::Explorers);
    let mut table = scene(2, Phase::Management, |scene| {
        scene.building(capital(RED), "pyramids").hand(RED, "stonehenge");
        scene.state.turn.production = 1;
    });
    table.act(RED, Build { card: card("stonehenge"), place: capital(RED) });
    assert_eq!(table.state.turn.production, 0);
    let lasting = "[[wonder]]\nid = \"shed\"\nera = \"gold\"\nsite = [\"any\"]\ncost = [1]\nconfidence = \"ours\"\n";
    assert!(wrong(lasting).contains("every wonder is unique"));
}

/// CCG-78, CCG-113. A card has an id of its own, and no unit is faster than its type.
#[test]
fn a_card_file_is_checked() {
    let slow = "[[unit]]\nid = \"mules\"\nera = \"gold\"\nunit-type = \"cavalry\"\nmovement-mode = \"land\"\n\
                movement = 1\ncost = [1]\nconfidence = \"ours\"\n";
    assert!(wrong(slow).contains("no unit of this type is so fast or so slow"), "{}", wrong(slow));
    let twice = "[[building]]\nid = \"legion\"\nera = \"gold\"\nsite = [\"any\"]\ncost = [1]\nconfidence = \"ours\"\n";
    assert!(wrong(twice).contains("it is there twice"), "{}", wrong(twice));
    let mut table = Table::new(rules(2, &Setup::default()));
    table.observe(|_, _, log| {
        log.cite(epoka_civilization_ccg::rules::CCG_78);
        log.cite(epoka_civilization_ccg::rules::CCG_113);
    });
}

/// CCG-22. A deck that can be played but hardly won gets a warning.
#[test]
fn a_doubtful_deck_gets_a_warning() {
    for starter in &DATA.starters {
        assert_eq!(deck::doubts(&DATA, &starter.deck), [], "{}", starter.id);
    }
    let raw = &DATA.starters[5].raw;
    let mut list = DeckList { capital: raw.capital.clone(), atlas: raw.atlas.clone(), library: raw.library.clone() };
    list.atlas = [("bay", 3), ("tundra", 2)].map(|(id, copies)| (id.to_owned(), copies)).into();
    let resources = DATA.of(Kind::Resource).take(10).map(|card| (DATA.card(card).id.clone(), 1));
    list.atlas.extend(resources);
    list.library.insert("jaguar-warriors".into(), 1);
    *list.library.get_mut("farm").expect("there are farms") -= 1;
    list.library.insert("space-program".into(), 1);
    *list.library.get_mut("legion").expect("there are legions") -= 1;
    let deck = deck::Deck::read(&DATA, &list.capital, &list.atlas, &list.library).expect("the deck is legal");
    let mut table = Table::new(rules(2, &Setup::default()));
    let words = table.observe(|_, _, log| {
        log.cite(epoka_civilization_ccg::rules::CCG_22);
        deck::doubts(&DATA, &deck).iter().map(ToString::to_string).collect::<Vec<_>>()
    });
    let has = |wanted: &str| words.iter().any(|doubt| doubt == wanted);
    assert!(has("CCG-22: with 5 terrains nobody prospers"), "{words:?}");
    assert!(has("CCG-22: `jaguar-warriors` needs another region"), "{words:?}");
    assert!(has("CCG-22: `space-program` needs `rocketry`"), "{words:?}");
    assert!(has("CCG-22: `iron` has no terrain to lie on"), "{words:?}");
}

/// CCG-26, CCG-28, CCG-29. Of two players both ends touch, a bare capital included; the turn passes to the left.
#[test]
fn both_ends_of_two_lines_touch() {
    for flank in [Flank::Left, Flank::Right] {
        let mut table = scene(2, Phase::Military, |scene| {
            scene.terrain(RED, "hills");
            scene.terrain(RED, "hills");
            scene.terrain(BLUE, "hills");
            let line: Vec<Place> = scene.state.places(RED).collect();
            let end = if flank == Flank::Left { line[0] } else { line[2] };
            scene.unit(RED, end, "warriors");
        });
        // Blue has one terrain on the left: its capital is the right end.
        match flank {
            Flank::Left => {
                table.act(RED, Attack { place: capital(BLUE) });
            }
            Flank::Right => {
                let far = table.state.places(BLUE).next().expect("a terrain");
                table.act(RED, Move { unit: 0, to: far });
                assert_eq!(table.state.units[0].place, far);
            }
        }
    }
    let mut table = scene(3, Phase::End, |_| {});
    end_turn(&mut table);
    assert_eq!(table.state.active, BLUE);
}

/// Everybody sees what lies beyond the ends of a line, past who has lost; a position does without.
#[test]
fn views_tell_what_lines_touch() {
    let table = scene(3, Phase::Military, |scene| {
        scene.terrain(BLUE, "hills");
        scene.terrain(GREEN, "hills");
    });
    let told =
        |table: &Board, of: usize| table.view(Viewer::Spectator).realms[of].borders.map(|ends| (ends.left, ends.right));
    let far = |seat| table.state.places(seat).next().expect("a terrain");
    assert_eq!(told(&table, 0), Some((capital(BLUE), far(GREEN))));
    assert_eq!(told(&table, 1), Some((capital(GREEN), capital(RED))));
    assert_eq!(table.view(Viewer::Referee).realms[0].borders, None);
    let mut lost = scene(3, Phase::End, |scene| scene.state.active = BLUE);
    lost.act(BLUE, Resign);
    assert_eq!((told(&lost, 0), told(&lost, 1)), (Some((capital(GREEN), capital(GREEN))), None));
}

/// CCG-32. Who has lost leaves no gap: the neighbours on both sides touch.
#[test]
fn no_gap_is_left_in_the_ring() {
    let mut left = capital(RED);
    let mut table = scene(3, Phase::End, |scene| {
        scene.state.active = BLUE;
        left = scene.terrain(RED, "hills");
        scene.terrain(RED, "hills");
        scene.unit(GREEN, capital(GREEN), "warriors");
    });
    table.act(BLUE, Resign);
    // Green's right end touched Blue, and touches Red's left end now.
    assert_eq!((table.state.active, table.state.playing.len()), (GREEN, 2));
    table.act(GREEN, Done);
    table.act(GREEN, Move { unit: 0, to: left });
    assert_eq!(table.state.units[0].place, left);
}
