//! Rulings on open points, and what happens seldom.

use crate::common::*;

/// CVL-78, CVL-95. A boat has two seats, and a civilization two boats.
#[test]
fn boats_are_few_and_small() {
    let mut table = turn(2, |state| {
        state.open.civs[RED].boats[0].at = Some(territory("a-water"));
        tribe(state, RED, "a-water", Spot::Boat, false);
        tribe(state, RED, "a-water", Spot::Boat, false);
        ask(state, Task::Procreate { seat: RED, n: 1 });
    });
    table.refuses("CVL-78", RED, Procreate { territory: territory("a-water"), camp: Camp::Boat });
    let mut table = turn(2, |state| {
        state.open.civs[RED].boats[0].at = Some(territory("d-water"));
        state.open.civs[RED].boats[1].at = Some(territory("e-water"));
        ask(state, Task::Build { seat: RED, n: 1, kinds: 15, same: false });
    });
    table.refuses("CVL-95", RED, Boat { territory: territory("a-water") });
}

/// CVL-144. A full row 1 gives an income chip at the end of the turn.
#[test]
fn a_full_row_gives_an_income_chip() {
    let mut table = turn(2, |state| {
        let game = rules(2, &FIRST);
        for column in 2..6 {
            let income = state.income_bag.iter().next().expect("the bag has chips");
            state.income_bag.remove(income);
            let item = Item::Income { income };
            epoka_civolution::matrix::insert(&game, state, RED, item, column, &mut epoka_core::Log::new());
        }
        ask(state, Task::ChooseTrack { seat: RED, n: 1 });
    });
    table.act(RED, Track { track: TrackOf::Culture });
    let chip = table.state.incomes.at(0).expect("a chip is there");
    table.act(RED, TakeIncome { income: chip });
    assert_eq!(civ(&table).full, [true, false]);
}

/// CVL-Q17. The tribes of a boat that returns go ashore.
#[test]
fn a_boat_that_returns_lands_its_tribes() {
    let mut table = turn(2, |state| {
        state.open.civs[RED].boats[0].at = Some(territory("a-water"));
        tribe(state, RED, "a-water", Spot::Boat, true);
        ask(state, Task::GiveBack { seat: RED, project: epoka_civolution::effect::Project::Boat });
    });
    table.refuses("CVL-Q17", RED, ReturnBoat { territory: territory("a-water"), ashore: territory("b-hills") });
    table.act(RED, ReturnBoat { territory: territory("a-water"), ashore: territory("b-forest") });
    assert_eq!(table.state.lands[territory("b-forest").index()].folk[RED].wild, [0, 1]);
    assert_eq!(civ(&table).boats[0].at, None);
}

/// CVL-Q21. An ability limited to an activation works once in it.
#[test]
fn once_per_activation_is_once() {
    let mut table = turn(2, |state| {
        installed(state, "signal-drum");
        let civ = &mut state.open.civs[RED];
        civ.levels[module("procreation").index()] = 3;
        civ.favor = 6;
    });
    activate(&mut table, "procreation");
    if matches!(table.state.tasks.last(), Some(Task::Options { .. })) {
        table.act(RED, Option { number: 0 });
    }
    table.act(RED, Procreate { territory: territory("b-forest"), camp: Camp::Fire });
    let before = points(&table);
    let own = Camp::Taken { tribe: Tribe { seat: RED, weak: false } };
    table.act(RED, Procreate { territory: territory("c-grassland"), camp: own });
    assert_eq!((before, points(&table)), (2, 2));
}

/// CVL-Q23. Things are counted when the effect happens, and fractions are dropped.
#[test]
fn fractions_are_dropped() {
    let mut table = turn(2, |state| {
        installed(state, "grand-games");
        tribe(state, RED, "b-forest", Spot::Wild, false);
        ask(state, Task::Activity { seat: RED, n: 1, different: false });
    });
    table.act(RED, Activity { card: Some(card("grand-games")) });
    assert_eq!(points(&table), 1);
}

/// CVL-Q25. A discount on feeding comes after the prices.
#[test]
fn a_discount_feeds_without_food() {
    let mut table = turn(2, |state| {
        installed(state, "leaf-skin");
        state.tasks.clear();
        state.tasks.push(Task::Phase { number: 6 });
        state.tasks.push(Task::ResetMarker { seat: RED });
        state.events.clear();
        state.events.push(event("workshop-fair"));
    });
    table.act(RED, Marker { stock: Stock::Idea });
    table.act(RED, Feed { place: place("b-forest", Spot::Camp) }).act(RED, Done);
    assert_eq!(table.state.lands[territory("b-forest").index()].folk[RED].camp, [1, 0]);
}

/// CVL-Q26. Who is immune does not suffer.
#[test]
fn the_immune_do_not_suffer() {
    let mut table = turn(2, |state| {
        installed(state, "thick-fur");
        state.weather = 5;
        state.tasks.clear();
        state.tasks.push(Task::Phase { number: 7 });
        state.tasks.push(Task::ResetMarker { seat: RED });
        state.events.clear();
        state.events.push(event("coronation"));
    });
    table.act(RED, Marker { stock: Stock::Idea });
    assert_eq!(civ(&table).tribes(), 2);
    assert!(table.turn().asks(BLUE));
}

/// CVL-A2. A matrix holds at most 95 cards and chips.
#[test]
fn a_matrix_can_be_full() {
    let mut table = turn(2, |state| {
        let game = rules(2, &FIRST);
        let log = &mut epoka_core::Log::new();
        for income in state.income_bag.iter() {
            state.income_bag.remove(income);
            epoka_civolution::matrix::insert(&game, state, RED, Item::Income { income }, 0, log);
        }
        for chip in state.goal_bag.iter() {
            state.goal_bag.remove(chip);
            let halves = state.civs[RED].halves;
            let row = if state.civs[RED].columns[1].is_some() { halves[0].min(halves[1]) } else { 2 };
            epoka_civolution::matrix::insert_goal(&game, state, RED, chip, (1, row), log);
        }
        let cards: Vec<Card> = (20..40).map(Card).collect();
        for card in cards {
            if state.civs[RED].items.len() < ITEMS - 1 {
                take(state, card);
                let column = 2 + card.0 / DECK as u8;
                epoka_civolution::matrix::insert(&game, state, RED, Item::Card { card }, column, log);
            }
        }
        let chip = state.incomes.take_at(0).expect("a chip is there");
        ask(state, Task::PlaceIncome { seat: RED, income: chip });
    });
    assert_eq!(civ(&table).items.len(), ITEMS - 1);
    table.refuses("CVL-A2", RED, Column { column: 5 });
}

/// CVL-Q4. Two players have six hunting tokens, and yet there is a seventh hunt.
#[test]
fn hunting_tokens_do_not_run_out() {
    let mut table = turn(2, |state| {
        state.hunted = (7..16).map(Territory).collect();
    });
    by_module(&mut table, "sustenance", 0);
    table.act(RED, Hunt { territory: territory("b-forest") });
    table.chance(dice([1]));
    assert!(table.state.hunted.contains(territory("b-forest")));
}

/// CVL-Q6. A tribe settles before the next one sets out.
#[test]
fn one_tribe_after_another() {
    let mut table = turn(2, |state| {
        level(state, "migration", 2);
        state.open.civs[RED].favor = 6;
    });
    activate(&mut table, "migration");
    table.act(RED, Move { from: place("b-forest", Spot::Camp), to: territory("b-hills") });
    table.refuses("CVL-Q6", RED, Move { from: place("c-grassland", Spot::Camp), to: territory("c-swamp") });
    table.act(RED, Settle { camp: Camp::Free });
    table.play_chance(1);
    table.act(RED, Move { from: place("c-grassland", Spot::Camp), to: territory("c-swamp") });
}

/// CVL-Q7. Who must own a marker of dexterity and return one needs two.
#[test]
fn what_is_returned_is_needed_on_top() {
    for dexterity in [1, 2] {
        let mut table = turn(2, |state| {
            in_hand(state, "webbed-feet");
            put(state, Gain::Trait(TraitOf::Intelligence), 1);
            put(state, Gain::Trait(TraitOf::Calm), 3);
            put(state, Gain::Trait(TraitOf::Dexterity), dexterity);
        });
        by_module(&mut table, "mutation", 1);
        table.act(RED, Install { card: card("webbed-feet") });
        table.act(RED, Column { column: 2 });
        if dexterity == 1 {
            table.refuses("CVL-112", RED, Row { row: 5 });
        } else {
            table.act(RED, Row { row: 5 });
            assert_eq!(has(&table, Gain::Trait(TraitOf::Dexterity)), 1);
        }
    }
}

/// CVL-Q10. What works on installations does not work on its own, but on the next.
#[test]
fn an_installation_does_not_reward_itself() {
    let mut table = turn(2, |state| {
        in_hand(state, "renaissance");
        for material in 0..MATERIALS as u8 {
            put(state, Gain::Stored(epoka_civolution::state::Material(material)), 1);
        }
    });
    by_module(&mut table, "achievement", 1);
    table.act(RED, Install { card: card("renaissance") });
    crate::deeds::drive(&mut table, crate::deeds::next_turn);
    // The bonus of the card itself is a step of culture.
    assert_eq!(civ(&table).tracks.iter().sum::<u8>(), civ(&table).tracks[4]);
    assert!(!civ(&table).era_used);
}

/// CVL-Q11, CVL-116. A grotto may be let go by.
#[test]
fn a_grotto_may_be_declined() {
    let mut table = turn(2, |state| reveal(state, 8, "hidden-grotto-1"));
    activate(&mut table, "production");
    assert!(matches!(table.state.tasks.last(), Some(Task::Grotto { .. })));
    table.act(RED, Skip);
    assert!(matches!(table.state.tasks.last(), Some(Task::Options { .. })));
}

/// CVL-Q12, CVL-160. A second glacier lays another tribe down, if there is one.
#[test]
fn two_glaciers_lay_down_two_tribes() {
    let with = |strong: u8| {
        let mut table = turn(2, |state| {
            reveal(state, 8, "glacier-1");
            let beside = |state: &State, slot: u8| state.touches[territory("b-forest").index()] & 1 << slot != 0;
            let other = (0..24).find(|&slot| slot != 8 && beside(state, slot)).expect("it has four corners");
            reveal(state, other, "glacier-2");
            (1..strong).for_each(|_| tribe(state, RED, "b-forest", Spot::Wild, false));
            no_tribe(state, BLUE, "b-forest", Spot::Camp);
            state.tasks.clear();
            state.tasks.push(Task::Phase { number: 5 });
            state.tasks.push(Task::ResetMarker { seat: RED });
        });
        table.act(RED, Marker { stock: Stock::Idea });
        table
    };
    let weak = |table: &Scene| crate::deeds::tally(&table.state)["weak"];
    assert_eq!(weak(&with(1)), 1);
    let mut table = with(3);
    table.act(RED, LayDown { place: place("b-forest", Spot::Wild) });
    let lying = Place { weak: true, ..place("b-forest", Spot::Wild) };
    table.refuses("CVL-Q12", RED, LayDown { place: lying });
    table.act(RED, LayDown { place: place("b-forest", Spot::Camp) });
    assert_eq!(weak(&table), 2);
}

/// CVL-Q13, CVL-158. In the heat a tribe may go although there is food.
#[test]
fn a_tribe_may_go_although_there_is_food() {
    let mut table = turn(2, |state| {
        state.weather = 2;
        put(state, Gain::Stock(Stock::Food), 3);
        state.tasks.clear();
        state.tasks.push(Task::Phase { number: 7 });
        state.tasks.push(Task::ResetMarker { seat: RED });
        state.events.clear();
        state.events.push(event("workshop-fair"));
    });
    table.act(RED, Marker { stock: Stock::Idea });
    table.act(RED, Option { number: 1 });
    table.act(RED, LoseTribe { place: place("b-forest", Spot::Camp) });
    assert_eq!((stock(&table, Stock::Food), civ(&table).tribes()), (3, 1));
}

/// CVL-Q14, CVL-144. A cell of goals is full with two chips.
#[test]
fn a_goal_cell_holds_two_chips() {
    for goals in [1, 2] {
        let mut table = turn(2, |state| {
            let game = rules(2, &FIRST);
            for column in 3..6 {
                let income = state.income_bag.iter().next().expect("the bag has chips");
                state.income_bag.remove(income);
                lay(state, Item::Income { income }, column);
            }
            for _ in 0..goals {
                let chip = state.goal_bag.iter().next().expect("the bag has chips");
                state.goal_bag.remove(chip);
                epoka_civolution::matrix::insert_goal(&game, state, RED, chip, (2, 1), &mut epoka_core::Log::new());
            }
        });
        table.act(RED, Activate { module: module("dream") });
        table.act(RED, Pay { with: Die6::Die(1) }).act(RED, Pay { with: Die6::Die(2) });
        table.act(RED, Option { number: 1 });
        assert_eq!(matches!(table.state.tasks.last(), Some(Task::GainIncome { .. })), goals == 2);
    }
}

/// CVL-Q15. A stack that is used up stays empty.
#[test]
fn an_empty_stack_stays_empty() {
    let mut table = turn(2, |state| {
        for number in 0..DECK {
            let card = Card(number as u8);
            if !state.hands[RED].contains(number) {
                take(state, card);
                state.hands[BLUE].insert(number);
                state.seen[number] = Seats::one(BLUE);
            }
        }
    });
    by_module(&mut table, "research", 0);
    for face_up in [false, true] {
        table.refuses("CVL-Q15", RED, TakeCard { deck: Deck::Invention, face_up });
    }
    table.act(RED, TakeCard { deck: Deck::Mutation, face_up: true });
}

/// CVL-81, CVL-Q20. Who has no tribe is reborn on any land, on water only in an own boat.
#[test]
fn a_people_without_tribes_is_reborn() {
    let with = |boat: bool| {
        let mut table = turn(2, |state| {
            no_tribe(state, RED, "b-forest", Spot::Camp);
            no_tribe(state, RED, "c-grassland", Spot::Camp);
            if boat {
                state.open.civs[RED].boats[0].at = Some(territory("a-water"));
            }
        });
        activate(&mut table, "procreation");
        table
    };
    let reborn = Procreate { territory: territory("a-water"), camp: Camp::Boat };
    with(false).refuses("CVL-Q20", RED, reborn);
    with(true).act(RED, reborn);
    with(false).act(RED, Procreate { territory: territory("g-forest"), camp: Camp::Free });
}

/// CVL-Q27. A module may be activated although nothing comes of it.
#[test]
fn a_module_may_do_nothing() {
    let mut table = turn(2, |state| {
        let civ = &mut state.open.civs[RED];
        civ.supply += civ.raw.iter().sum::<u8>();
        civ.raw = [0; 22];
    });
    activate(&mut table, "transport");
    assert_eq!((civ(&table).used, table.turn().asks(BLUE)), (2, true));
}

/// CVL-Q21, CVL-198. Of several abilities at one moment the owner says which works first; what they set off comes before
/// the rest.
#[test]
fn the_owner_orders_abilities() {
    for first in ["stone-axe", "carrying-basket"] {
        let mut table = turn(2, |state| {
            installed(state, "stone-axe");
            installed(state, "carrying-basket");
            let civ = &mut state.open.civs[RED];
            civ.supply += civ.raw.iter().sum::<u8>();
            civ.raw = [0; 22];
        });
        activate(&mut table, "production");
        table.act(RED, Option { number: 0 });
        table.act(RED, Skip);
        table.chance(dice([6]));
        let holder = |id: &str| Item::Card { card: card(id) };
        table.refuses("CVL-Q21", RED, Ability { holder: holder("loom") });
        table.act(RED, Ability { holder: holder(first) });
        if first == "stone-axe" {
            // Two raw materials come, and one of them goes to the storage.
            for _ in 0..2 {
                table.act(RED, Produce { territory: territory("b-forest") });
            }
            table.act(RED, Transport { territory: territory("b-forest"), material: material("wood") });
            assert_eq!(stored(&table, "wood"), 1);
        } else {
            // Nothing was there to transport.
            assert!(matches!(table.state.tasks.last(), Some(Task::Produce { .. })));
        }
    }
}

/// CVL-A3. What a chip adds to Migration is a migration of its own: a tribe that has settled may set out again.
#[test]
fn a_migration_of_a_chip_is_one_of_its_own() {
    let mut table = turn(2, |state| {
        no_tribe(state, RED, "b-forest", Spot::Camp);
        no_tribe(state, RED, "c-grassland", Spot::Camp);
        tribe(state, RED, "c-swamp", Spot::Camp, false);
        chip_installed(state, "endurance");
    });
    activate(&mut table, "migration");
    table.act(RED, Move { from: place("c-swamp", Spot::Camp), to: territory("c-desert") });
    table.act(RED, Settle { camp: Camp::Fire });
    table.chance(pick(3));
    table.refuses("CVL-Q5", RED, Move { from: place("c-desert", Spot::Fire), to: territory("c-swamp") });
    table.act(RED, Move { from: place("c-desert", Spot::Fire), to: territory("b-mountains") });
}

/// Where tribes of one civilization came from is nothing to another's.
#[test]
fn nobody_is_kept_by_the_way_of_others() {
    let mut table = turn(2, |state| {
        tribe(state, BLUE, "b-hills", Spot::Fire, false);
        state.lands[territory("b-hills").index()].token = 1;
        ask(state, Task::Migrate { seat: BLUE, n: 1, anywhere: false });
        state.tasks.push(Task::Migrate { seat: RED, n: 1, anywhere: false });
    });
    table.act(RED, Move { from: place("b-forest", Spot::Camp), to: territory("b-hills") });
    table.act(RED, Settle { camp: Camp::Free });
    table.act(BLUE, Move { from: place("b-hills", Spot::Fire), to: territory("b-forest") });
}
