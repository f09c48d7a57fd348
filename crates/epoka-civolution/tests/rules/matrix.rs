//! Cards, chips, tracks and the matrix: CVL-100 to CVL-151.

use crate::common::*;

fn install(deck: Deck) -> Task {
    Task::Install { seat: RED, deck, special: false }
}

/// The turn of Red as it begins.
fn turn_of_red(state: &mut State) {
    state.tasks.clear();
    epoka_civolution::turns::begin(state, RED);
}

fn traits(state: &mut State, of: TraitOf, n: u8) {
    put(state, Gain::Trait(of), n);
}

/// CVL-104, CVL-110, CVL-111, CVL-113. Example 17: at row 3 an empty slot between two is not active.
#[test]
fn empty_slots_are_never_active() {
    let mut table = turn(2, |state| {
        in_hand(state, "star-lore");
        traits(state, TraitOf::Dexterity, 2);
        put(state, Gain::Stored(material("coal")), 1);
    });
    by_module(&mut table, "knowledge", 1);
    table.refuses("CVL-110", RED, Install { card: card("theocracy") });
    table.act(RED, Install { card: card("star-lore") });
    table.refuses("CVL-104", RED, Column { column: 9 });
    table.act(RED, Column { column: 0 });
    assert_eq!((stored(&table, "coal"), points(&table), civ(&table).tracks[2]), (0, 1, 1));
    assert_eq!(civ(&table).heights[0], 4);
}

/// CVL-112. Example 18: equal traits of several slots add up, and none is spent.
#[test]
fn owned_traits_add_up() {
    let with = |n: u8| {
        move |state: &mut State| {
            in_hand(state, "gills");
            traits(state, TraitOf::Dexterity, n);
            traits(state, TraitOf::Intelligence, 2);
        }
    };
    let mut table = turn(2, with(3));
    by_module(&mut table, "mutation", 1);
    table.act(RED, Install { card: card("gills") });
    table.act(RED, Column { column: 0 });
    assert_eq!(has(&table, Gain::Trait(TraitOf::Dexterity)), 3);
    let mut table = turn(2, with(2));
    by_module(&mut table, "mutation", 1);
    table.act(RED, Install { card: card("gills") });
    table.refuses("CVL-112", RED, Column { column: 0 });
}

/// CVL-112. Example 19: settlements built are the other way; more of them include fewer.
#[test]
fn settlements_stand_in_for_materials() {
    let mut table = turn(2, |state| {
        in_hand(state, "granary");
        state.open.civs[RED].settlements = [Some(0), Some(1), Some(2), None];
    });
    by_module(&mut table, "building", 1);
    table.act(RED, Install { card: card("granary") });
    table.act(RED, Column { column: 1 });
    assert_eq!((civ(&table).heights[1], civ(&table).tracks[3]), (3, 1));
    let mut table = turn(2, |state| {
        in_hand(state, "granary");
        put(state, Gain::Stored(material("stone")), 1);
    });
    by_module(&mut table, "building", 1);
    table.act(RED, Install { card: card("granary") });
    table.refuses("CVL-112", RED, Column { column: 1 });
    table.act(RED, Column { column: 2 });
    assert_eq!(stored(&table, "stone"), 0);
}

/// CVL-111, CVL-113. Example 20: a higher row may be assumed if all slots up to it are fulfilled.
#[test]
fn a_card_may_assume_a_higher_row() {
    let mut table = turn(2, |state| {
        in_hand(state, "webbed-feet");
        traits(state, TraitOf::Intelligence, 1);
        traits(state, TraitOf::Calm, 3);
        traits(state, TraitOf::Dexterity, 1);
    });
    by_module(&mut table, "mutation", 1);
    table.act(RED, Install { card: card("webbed-feet") });
    table.act(RED, Column { column: 1 });
    table.refuses("CVL-111", RED, Row { row: 1 });
    table.refuses("CVL-112", RED, Row { row: 5 });
    table.act(RED, Row { row: 4 });
    assert_eq!((points(&table), civ(&table).favor, civ(&table).heights[1]), (1, 2, 3));
}

/// CVL-111. A higher row whose slot takes nothing and gives nothing is no choice.
#[test]
fn a_row_that_changes_nothing_is_not_offered() {
    let mut table = turn(2, |state| {
        in_hand(state, "brickyard");
        put(state, Gain::Stored(material("coal")), 1);
        state.open.civs[RED].settlements = [Some(0), Some(1), Some(2), None];
    });
    by_module(&mut table, "building", 1);
    table.act(RED, Install { card: card("brickyard") });
    table.act(RED, Column { column: 2 });
    table.refuses("CVL-111", RED, Row { row: 2 });
    table.act(RED, Row { row: 3 });
    assert_eq!(stored(&table, "coal"), 0);
}

/// CVL-114, CVL-Q9. The special bonus ignores a slot, which then gives no VP, or installs a second card.
#[test]
fn the_special_bonus_ignores_a_slot() {
    let mut table = turn(2, |state| {
        in_hand(state, "star-lore");
        traits(state, TraitOf::Dexterity, 2);
        level(state, "knowledge", 3);
    });
    by_module(&mut table, "knowledge", 1);
    table.act(RED, Install { card: card("star-lore") });
    table.act(RED, Column { column: 0 });
    table.refuses("CVL-114", RED, Ignore { slot: 2 });
    table.refuses("CVL-112", RED, Skip);
    table.act(RED, Ignore { slot: 3 });
    assert_eq!(points(&table), 0);
}

/// CVL-114, CVL-Q9. A higher row may be assumed so that a slot can be ignored there.
#[test]
fn a_higher_row_lets_a_slot_be_ignored() {
    let mut table = turn(2, |state| {
        in_hand(state, "grand-archive");
        traits(state, TraitOf::Intelligence, 2);
        level(state, "achievement", 3);
    });
    by_module(&mut table, "achievement", 1);
    // In row 1 the cotton that is missing is all the card asks for.
    table.act(RED, Install { card: card("grand-archive") });
    table.act(RED, Column { column: 2 });
    table.act(RED, Ignore { slot: 1 });
    // A threshold of culture upgrades a module.
    table.act(RED, Skip);
    assert_eq!((points(&table), civ(&table).heights[2]), (4, 2));
}

/// CVL-104, CVL-110. The column of a card is its own while the instant bonus of the card is carried out.
#[test]
fn the_bonus_of_a_card_leaves_its_column_alone() {
    let mut table = turn(2, |state| {
        in_hand(state, "grand-archive");
        put(state, Gain::Stored(material("cotton")), 1);
        put(state, Gain::Stock(Stock::Food), 4);
        crate::deeds::zone(state, "feast");
        ask(state, install(Deck::Achievement));
    });
    table.act(RED, Install { card: card("grand-archive") });
    table.act(RED, Column { column: 2 });
    table.act(RED, InstallGoal { goal: goal("feast") });
    table.refuses("CVL-104", RED, Half { column: 2, row: 1 });
    table.act(RED, Half { column: 3, row: 1 });
    assert_eq!((civ(&table).columns[2], civ(&table).columns[3]), (Some(Kind::Achievement), Some(Kind::Goals)));
}

/// CVL-101. Example 16: an income chip does not lie above a single goal chip.
#[test]
fn an_income_chip_needs_two_goal_chips_below() {
    let with = |goals: usize| {
        move |state: &mut State| {
            let game = rules(2, &FIRST);
            for _ in 0..goals {
                let chip = state.goal_bag.iter().next().expect("the bag has chips");
                state.goal_bag.remove(chip);
                let log = &mut epoka_core::Log::new();
                epoka_civolution::matrix::insert_goal(&game, state, RED, chip, (2, 1), log);
            }
            tribe(state, RED, "b-mountains", Spot::Camp, false);
            reveal(state, 14, "building-ground-1");
            put(state, Gain::Stored(material("wood")), 1);
            put(state, Gain::Stored(material("papyrus")), 1);
        }
    };
    for goals in [1, 2] {
        let mut table = turn(2, with(goals));
        by_module(&mut table, "building", 0);
        table.act(RED, Settlement { ground: 0, slot: 0 });
        let chip = table.state.incomes.at(0).expect("a chip is there");
        table.act(RED, TakeIncome { income: chip });
        table.play_chance(1);
        if goals == 1 {
            table.refuses("CVL-101", RED, Column { column: 2 });
        } else {
            table.act(RED, Column { column: 2 });
            assert_eq!(civ(&table).heights[2], 3);
        }
    }
}

/// CVL-102, CVL-71. Example 22: a failed test of an income chip leaves nothing, not even 1 VP.
#[test]
fn a_failed_test_leaves_nothing() {
    let mut table = turn(2, |state| {
        let chip = income("income-22");
        state.incomes.take(chip);
        state.income_bag.remove(chip);
        let game = rules(2, &FIRST);
        let item = Item::Income { income: chip };
        epoka_civolution::matrix::insert(&game, state, RED, item, 2, &mut epoka_core::Log::new());
        level(state, "invention", 2);
        while state.incomes.len() < 3 {
            let more = state.income_bag.iter().next().expect("the bag has chips");
            state.income_bag.remove(more);
            state.incomes.put(more);
        }
    });
    by_module(&mut table, "invention", 0);
    table.refuses("CVL-102", RED, Perform { item: 7 });
    table.act(RED, Perform { item: 1 });
    table.act(RED, Option { number: 0 });
    table.chance(dice([6]));
    assert_eq!(points(&table), 0);
    table.act(RED, Perform { item: 1 });
    table.act(RED, Option { number: 1 });
    assert_eq!(points(&table), 1);
}

/// CVL-149. Example 23: prices of sales and purchases.
#[test]
fn trade_has_its_prices() {
    let mut table = turn(2, |state| {
        put(state, Gain::Stored(material("wood")), 1);
        put(state, Gain::Stored(material("oil")), 2);
        put(state, Gain::Stock(Stock::Money), 1);
        level(state, "trade", 2);
    });
    activate(&mut table, "trade");
    table.refuses("CVL-149", RED, Buy { material: material("papyrus") });
    sell(&mut table, Some(material("wood")), None);
    assert_eq!(stock(&table, Stock::Money), 2);
    sell(&mut table, Some(material("oil")), Some(material("oil")));
    assert_eq!((stock(&table, Stock::Money), points(&table)), (5, 2));
    table.refuses("CVL-149", RED, Sell { material: material("wood"), into: Proceeds::Money });
    table.act(RED, Buy { material: material("papyrus") });
    assert_eq!(stock(&table, Stock::Money), 3);
    table.refuses("CVL-149", RED, Buy { material: material("gold") });
}

/// CVL-149, CVL-156. Example 24: sale, purchase, purchase, sale is a legal order.
#[test]
fn sales_and_purchases_come_in_any_order() {
    let mut table = turn(2, |state| {
        put(state, Gain::Stored(material("oil")), 1);
        put(state, Gain::Stock(Stock::Money), 1);
        state.open.civs[RED].levels[module("trade").index()] = 2;
    });
    activate(&mut table, "trade");
    sell(&mut table, Some(material("oil")), None);
    table.act(RED, Buy { material: material("wood") });
    table.act(RED, Buy { material: material("papyrus") });
    sell(&mut table, Some(material("wood")), Some(material("papyrus")));
    assert_eq!((stock(&table, Stock::Money), points(&table)), (1, 2));
}

/// CVL-142, CVL-151. Example 25: a threshold of culture upgrades one of the five modules with a 5.
#[test]
fn a_threshold_upgrades_a_module_of_its_value() {
    let mut table = turn(2, |state| {
        state.open.civs[RED].tracks[4] = 1;
        put(state, Gain::Stock(Stock::Money), 1);
    });
    activate(&mut table, "activity");
    table.act(RED, Activity { card: None });
    table.act(RED, Track { track: TrackOf::Culture });
    let open: Vec<_> = table.actions(RED).to_vec();
    let wanted = ["transport", "procreation", "production", "trade", "achievement"];
    // What a threshold offers may be let go by.
    assert_eq!(open.len(), wanted.len() + 1);
    assert!(open.contains(&Skip));
    for id in wanted {
        assert!(open.contains(&Upgrade { module: module(id) }), "{id}");
    }
    table.refuses("CVL-151", RED, Upgrade { module: module("research") });
    table.refuses("CVL-142", RED, Upgrade { module: module("dream") });
    table.act(RED, Upgrade { module: module("trade") });
    assert_eq!(civ(&table).level(module("trade")), 2);
}

/// CVL-152, CVL-103, CVL-Q18. What is full or finished gives nothing more.
#[test]
fn steps_beyond_the_end_are_lost() {
    let mut table = turn(2, |state| {
        let civ = &mut state.open.civs[RED];
        for (level, module) in civ.levels.iter_mut().zip(&DATA.modules) {
            *level = if module.dice.contains(&1) { 3 } else { 1 };
        }
        civ.tracks[0] = 1;
        ask(state, Task::ChooseTrack { seat: RED, n: 1 });
        state.tasks.push(Task::FlipRow { seat: RED });
    });
    table.refuses("CVL-103", RED, FlipRow { row: 3 });
    table.act(RED, FlipRow { row: 4 });
    table.act(RED, Track { track: TrackOf::Technology });
    assert_eq!(civ(&table).rows, [true, false]);
    assert!(table.turn().asks(BLUE));
    // A card that gives favor on the last space gives nothing.
    let mut table = turn(2, |state| {
        in_hand(state, "webbed-feet");
        traits(state, TraitOf::Intelligence, 1);
        state.open.civs[RED].favor = 6;
        ask(state, install(Deck::Mutation));
    });
    table.act(RED, Install { card: card("webbed-feet") });
    table.act(RED, Column { column: 2 });
    assert_eq!(civ(&table).favor, 6);
}

/// CVL-143, CVL-199. An attribute chip is installed at any own decision, but not in the middle of paying.
#[test]
fn attribute_chips_float() {
    let chip = attribute("tracking");
    let mut table = turn(2, |state| {
        shown(state, "tracking");
        put(state, Gain::Trait(TraitOf::Perception), 3);
        put(state, Gain::Stock(Stock::Idea), 1);
    });
    table.act(RED, Activate { module: module("sustenance") });
    table.refuses("CVL-199", RED, Attribute { attribute: chip });
    table.act(RED, Pay { with: Die6::Die(2) });
    if matches!(table.state.tasks.last(), Some(Task::PayDice { .. })) {
        table.act(RED, Pay { with: Die6::Die(4) });
    }
    table.act(RED, Attribute { attribute: chip });
    table.play_chance(1);
    table.act(RED, Column { column: 3 });
    table.refuses("CVL-143", RED, Attribute { attribute: chip });
    table.act(RED, Option { number: 0 });
    table.act(RED, Hunt { territory: territory("b-forest") });
    table.chance(dice([1]));
    table.act(RED, UseRoll { value: 1 });
    assert_eq!((has(&table, Gain::Trait(TraitOf::Perception)), stock(&table, Stock::Food)), (2, 5));
}

/// CVL-143. Attribute chips may be installed after the last step of a turn.
#[test]
fn the_last_marker_of_a_turn_buys_a_chip() {
    let scene = |chips: bool| {
        let mut table = turn(2, |state| {
            shown(state, "quick-wits");
            dice_of(state, &[2, 2]);
            traits(state, TraitOf::Intelligence, u8::from(chips));
            turn_of_red(state);
        });
        table.act(RED, Activate { module: module("trait-intelligence") });
        table
    };
    let mut table = scene(true);
    table.refuses("CVL-143", RED, Attribute { attribute: attribute("endurance") });
    table.act(RED, Attribute { attribute: attribute("quick-wits") });
    table.play_chance(1);
    table.act(RED, Column { column: 3 });
    assert_eq!(has(&table, Gain::Trait(TraitOf::Intelligence)), 1);
    assert!(table.turn().asks(BLUE));
    let mut table = scene(true);
    table.act(RED, Skip);
    assert!(table.turn().asks(BLUE));
    assert!(scene(false).turn().asks(BLUE));
}

/// CVL-140, CVL-141, CVL-52. A goal chip is taken, installed when its need is met, and empties its space.
#[test]
fn a_goal_chip_is_installed() {
    let chip = goal("feast");
    let mut table = turn(2, |state| {
        state.goal_bag.remove(chip);
        let at = state.goals.iter().position(|other| other == chip).unwrap_or(0);
        let out = state.goals.take_at(at).expect("all places are taken");
        state.goals.put(chip);
        if out != chip {
            state.goal_bag.insert(out);
        }
        let old = state.open.civs[RED].zone.remove(0).goal;
        state.goal_bag.insert(old);
        put(state, Gain::Stock(Stock::Food), 4);
        ask(state, Task::InstallGoal { seat: RED });
        state.tasks.push(Task::NewGoal { seat: RED });
    });
    assert!(table.state.goals.contains(chip));
    table.refuses("CVL-52", RED, TakeGoal { goal: Goal(64) });
    table.act(RED, TakeGoal { goal: chip });
    table.refuses("CVL-140", RED, InstallGoal { goal: goal("bribe") });
    table.act(RED, InstallGoal { goal: chip });
    table.act(RED, Half { column: 3, row: 1 });
    let upgrade = table.actions(RED)[0];
    table.act(RED, upgrade);
    assert_eq!((stock(&table, Stock::Food), civ(&table).halves), (0, [2, 1]));
}

/// CVL-146, CVL-147. Cards come from face-up and face-down stacks; the others go under them.
#[test]
fn cards_are_taken_and_drawn() {
    let mut table = turn(2, |state| ask(state, Task::TakeCard { seat: RED, n: 2, up: true, down: false }));
    table.refuses("CVL-146", RED, TakeCard { deck: Deck::Invention, face_up: false });
    table.act(RED, TakeCard { deck: Deck::Invention, face_up: true });
    table.play_chance(1);
    assert_eq!((table.state.hands[RED].len(), table.state.face_up[0].len()), (6, 1));
    let mut table = turn(2, |state| ask(state, Task::ChooseDraws { seat: RED, left: 2, keep: 1 }));
    table.act(RED, DrawFrom { deck: Deck::Knowledge });
    table.act(RED, DrawFrom { deck: Deck::Knowledge });
    table.play_chance(1);
    table.refuses("CVL-147", RED, Keep { card: card("fish-trap") });
    let kept = table.actions(RED)[0];
    table.act(RED, kept);
    assert_eq!(table.state.hands[RED].len(), 6);
}

/// CVL-148, CVL-Q16. A die comes from the display, or from who has the most, who picks it.
#[test]
fn a_die_comes_from_the_display_or_from_others() {
    let mut table = turn(2, |state| ask(state, Task::GainDie { seat: RED, of: None }));
    table.act(RED, Die { of: DieKind::Activation });
    table.chance(dice([4]));
    assert_eq!((civ(&table).dice[3], table.state.dice[0]), (2, 2));
    let mut table = turn(2, |state| {
        state.open.civs[BLUE].used += 3;
        state.dice[0] = 0;
        ask(state, Task::GainDie { seat: RED, of: None });
    });
    table.act(RED, Die { of: DieKind::Activation });
    table.refuses("CVL-Q16", BLUE, GiveDie { value: 7 });
    table.act(BLUE, GiveDie { value: 0 });
    table.chance(dice([4]));
    assert_eq!((civ(&table).dice[3], table.state.civs[BLUE].used), (2, 2));
    let mut table = turn(2, |state| {
        state.open.civs[RED].used += 3;
        state.dice[0] = 0;
        ask(state, Task::GainDie { seat: RED, of: None });
    });
    table.refuses("CVL-148", RED, Die { of: DieKind::Activation });
}

/// CVL-150, CVL-156. Activities: everybody's own, and those of cards.
#[test]
fn activities_are_paid_and_performed() {
    let mut table = turn(2, |state| {
        installed(state, "loom");
        put(state, Gain::Stored(material("cotton")), 1);
        put(state, Gain::Stock(Stock::Money), 2);
        ask(state, Task::Activity { seat: RED, n: 2, different: true });
    });
    table.refuses("CVL-150", RED, Activity { card: Some(card("kiln")) });
    table.act(RED, Activity { card: None });
    table.act(RED, Track { track: TrackOf::Prestige });
    table.refuses("CVL-156", RED, Activity { card: None });
    table.act(RED, Activity { card: Some(card("loom")) });
    assert_eq!((stock(&table, Stock::Money), points(&table), civ(&table).tracks[1]), (4, 1, 1));
}

/// CVL-150, CVL-156. Two different activities are so also where another comes in between.
#[test]
fn an_activity_within_another_does_not_count_as_the_second() {
    let mut table = turn(2, |state| {
        installed(state, "loom");
        put(state, Gain::Stored(material("cotton")), 2);
        put(state, Gain::Stock(Stock::Money), 2);
        let chip = income("income-25");
        if !state.income_bag.contains(chip) {
            state.incomes.take(chip);
            let other = state.income_bag.iter().next().expect("the bag has chips");
            state.income_bag.remove(other);
            state.incomes.put(other);
        }
        state.income_bag.remove(chip);
        lay(state, Item::Income { income: chip }, 3);
        let civ = &mut state.open.civs[RED];
        (civ.favor, civ.tracks[TrackOf::Prestige as usize]) = (6, 3);
        level(state, "activity", 2);
    });
    let item = civ(&table).items.len() as u8 - 1;
    activate(&mut table, "activity");
    table.act(RED, Activity { card: None });
    table.act(RED, Track { track: TrackOf::Prestige });
    table.act(RED, Option { number: 1 });
    table.act(RED, Perform { item }).act(RED, Option { number: 0 });
    table.act(RED, Activity { card: Some(card("loom")) });
    table.refuses("CVL-156", RED, Activity { card: None });
    table.act(RED, Activity { card: Some(card("loom")) });
}

/// CVL-198. Abilities work after what they name.
#[test]
fn abilities_work_after_what_they_name() {
    let mut table = turn(2, |state| {
        installed(state, "digging-stick");
        ask(state, Task::Build { seat: RED, n: 1, kinds: 15, same: false });
    });
    table.act(RED, Farm { territory: territory("b-forest") });
    assert_eq!(stock(&table, Stock::Food), 3);
    let mut table = turn(2, |state| {
        installed(state, "fire-drill");
        ask(state, Task::Procreate { seat: RED, n: 1 });
    });
    table.act(RED, Procreate { territory: territory("b-forest"), camp: Camp::Fire });
    assert_eq!(points(&table), 2);
}
