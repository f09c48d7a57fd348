//! Areas, feeding, weather, events, income and scoring: CVL-158 to CVL-190.

use crate::common::*;

/// A phase begins, with Red as the starting civilization.
fn phase(number: u8, change: impl FnOnce(&mut State)) -> Scene {
    let mut table = turn(2, |state| {
        state.tasks.clear();
        state.tasks.push(Task::Phase { number });
        // Something has to be decided before the phase begins.
        state.tasks.push(Task::ResetMarker { seat: RED });
        state.resets = 0;
        change(state);
    });
    table.act(RED, Marker { stock: Stock::Idea });
    table
}

fn happens(state: &mut State, id: &str) {
    state.events.clear();
    state.events.push(event(id));
}

/// CVL-161, CVL-163. Example 28: two camp tribes and one in the wilderness cost 4 food, with a farm less.
#[test]
fn feeding_costs_food() {
    let mut table = phase(6, |state| {
        tribe(state, RED, "b-forest", Spot::Wild, false);
        put(state, Gain::Stock(Stock::Food), 4);
        no_tribe(state, BLUE, "b-forest", Spot::Camp);
        no_tribe(state, BLUE, "c-grassland", Spot::Camp);
        happens(state, "workshop-fair");
    });
    table.refuses("CVL-161", RED, Feed { place: place("b-hills", Spot::Camp) });
    table.act(RED, FeedAll);
    assert_eq!(stock(&table, Stock::Food), 0);
    assert!(points(&table) >= 3);
    let mut table = phase(6, |state| {
        no_tribe(state, RED, "c-grassland", Spot::Camp);
        tribe(state, RED, "b-forest", Spot::Camp, false);
        tribe(state, RED, "b-forest", Spot::Wild, false);
        put(state, Gain::Stock(Stock::Food), 1);
        state.lands[territory("b-forest").index()].farm = Some(RED);
        happens(state, "workshop-fair");
        no_tribe(state, BLUE, "b-forest", Spot::Camp);
    });
    table.act(RED, Feed { place: place("b-forest", Spot::Wild) });
    assert_eq!(stock(&table, Stock::Food), 0);
}

/// CVL-161, CVL-162. Unfed strong tribes lie down, weak ones die unless favor goes back.
#[test]
fn favor_saves_the_starving() {
    let mut table = phase(6, |state| {
        tribe(state, RED, "b-hills", Spot::Wild, true);
        tribe(state, RED, "b-hills", Spot::Wild, true);
        state.open.civs[RED].favor = 2;
        put(state, Gain::Stock(Stock::Food), 1);
        happens(state, "workshop-fair");
    });
    let weak = Place { weak: true, ..place("b-hills", Spot::Wild) };
    table.act(RED, RescueTribe { place: weak });
    table.refuses("CVL-162", RED, RescueTribe { place: weak });
    table.act(RED, Done);
    assert_eq!((civ(&table).favor, civ(&table).here[territory("b-hills").index()]), (1, 1));
    assert_eq!(table.state.lands[territory("b-forest").index()].folk[RED].camp, [0, 1]);
}

/// CVL-143, CVL-Q25. A chip that makes feeding cheaper may come before tribes starve, and counts at once.
#[test]
fn a_chip_of_the_last_moment_feeds() {
    let with = |food: u8| {
        phase(6, |state| {
            shown(state, "frugality");
            put(state, Gain::Trait(TraitOf::Stamina), 3);
            put(state, Gain::Stock(Stock::Food), food);
            tribe(state, RED, "c-grassland", Spot::Wild, false);
            happens(state, "workshop-fair");
        })
    };
    let chip = Attribute { attribute: attribute("frugality") };
    let mut table = with(0);
    table.act(RED, chip).play_chance(1);
    table.act(RED, Column { column: 3 });
    table.act(RED, Feed { place: place("b-forest", Spot::Camp) });
    table.act(RED, Feed { place: place("c-grassland", Spot::Wild) }).act(RED, Done);
    assert_eq!(table.state.lands[territory("c-grassland").index()].folk[RED].wild, [1, 0]);
    let mut table = with(1);
    table.act(RED, Feed { place: place("c-grassland", Spot::Camp) });
    table.act(RED, chip).play_chance(1);
    table.act(RED, Column { column: 3 });
    table.act(RED, FeedAll);
    assert_eq!((stock(&table, Stock::Food), line(&table, Line::Tribes)), (0, 3));
}

/// CVL-143, CVL-170. Attribute chips may be installed after the last income chip of phase 8.
#[test]
fn the_last_income_leaves_time_for_a_chip() {
    let mut table = phase(8, |state| {
        shown(state, "quick-wits");
        put(state, Gain::Trait(TraitOf::Intelligence), 2);
    });
    table.act(RED, Perform { item: 0 }).act(RED, Option { number: 1 });
    table.act(RED, Attribute { attribute: attribute("quick-wits") }).play_chance(1);
    table.act(RED, Column { column: 3 });
    assert!(table.turn().asks(BLUE));
}

/// CVL-160. Gorges take food, glaciers lay tribes down, oaks give points.
#[test]
fn areas_work_in_their_phase() {
    let mut table = phase(5, |state| {
        reveal(state, 8, "gorge-1");
        reveal(state, 13, "mystic-oak-1");
        put(state, Gain::Stock(Stock::Food), 2);
        happens(state, "workshop-fair");
    });
    assert_eq!((stock(&table, Stock::Food), points(&table)), (1, 1));
    table.refuses("CVL-161", RED, LayDown { place: place("b-forest", Spot::Camp) });
    let mut table = phase(5, |state| {
        reveal(state, 8, "glacier-1");
        tribe(state, RED, "b-forest", Spot::Wild, false);
        put(state, Gain::Stock(Stock::Food), 1);
        happens(state, "workshop-fair");
    });
    table.refuses("CVL-160", RED, LayDown { place: place("c-grassland", Spot::Camp) });
    table.act(RED, LayDown { place: place("b-forest", Spot::Wild) });
    assert_eq!(table.state.lands[territory("b-forest").index()].folk[RED].wild, [0, 1]);
}

/// CVL-160. First all gorges, then all glaciers, then all oaks.
#[test]
fn oaks_come_after_glaciers() {
    let mut table = phase(5, |state| {
        reveal(state, 8, "glacier-1");
        reveal(state, 13, "mystic-oak-1");
        tribe(state, RED, "b-forest", Spot::Wild, false);
        happens(state, "workshop-fair");
    });
    assert_eq!(points(&table), 0);
    table.act(RED, LayDown { place: place("b-forest", Spot::Wild) });
    while matches!(table.state.tasks.last(), Some(Task::Glacier { .. })) {
        table.act(BLUE, LayDown { place: place("b-forest", Spot::Camp) });
    }
    assert_eq!(points(&table), 1);
}

/// CVL-158, CVL-162, CVL-164. Example 29: beyond the hot line everybody removes a tribe or goes back.
#[test]
fn beyond_the_line_a_tribe_is_lost() {
    let mut table = phase(7, |state| {
        state.weather = 1;
        state.open.civs[RED].favor = 2;
        happens(state, "great-debate");
    });
    assert_eq!(table.state.weather, 1);
    table.refuses("CVL-158", RED, LoseTribe { place: place("b-hills", Spot::Camp) });
    table.act(RED, LoseTribe { place: place("b-forest", Spot::Camp) });
    table.act(RED, Rescue);
    assert_eq!((civ(&table).favor, civ(&table).tribes()), (1, 2));
    table.act(BLUE, LoseTribe { place: place("b-forest", Spot::Camp) });
    assert_eq!(table.state.civs[BLUE].tribes(), 1);
}

/// CVL-164, CVL-158. Hot: a food or a tribe, whichever there is.
#[test]
fn hot_weather_takes_what_there_is() {
    let mut table = phase(7, |state| {
        state.weather = 2;
        happens(state, "workshop-fair");
    });
    table.refuses("CVL-164", RED, Option { number: 0 });
    table.act(RED, Option { number: 1 });
    table.act(RED, LoseTribe { place: place("b-forest", Spot::Camp) });
    assert_eq!(civ(&table).tribes(), 1);
}

/// CVL-165. Example 34: two tied on a track, nobody gains.
#[test]
fn a_tie_gives_no_reward() {
    let with = |space: u8| {
        phase(7, |state| {
            state.weather = 4;
            state.open.civs[RED].tracks[1] = space;
            state.open.civs[BLUE].tracks[1] = 3;
            happens(state, "coronation");
            state.era_tiles[0] = tile("evolution-tile");
            state.final_tiles.clear();
            ask_weather(state);
        })
    };
    let tied = with(3);
    assert_eq!(civ(&tied).favor, 1);
    let first = with(4);
    assert_eq!(civ(&first).favor, 2);
}

/// Nobody is asked by the weather: there is nothing to do in the cold but lose food, and there is food.
fn ask_weather(state: &mut State) {
    for seat in [RED, BLUE] {
        let civ = &mut state.open.civs[seat];
        civ.mods.immune = 0;
    }
    state.weather = 3;
}

/// CVL-166, CVL-167, CVL-Q3. Example 39: two trait markers with evolution in era 1 are 10 VP.
#[test]
fn an_era_is_scored() {
    let mut table = turn(2, |state| {
        state.tasks.clear();
        state.tasks.push(Task::Phase { number: 8 });
        state.tasks.push(Task::ScoreEra);
        state.tasks.push(Task::ResetMarker { seat: RED });
        state.open.civs[RED].tracks = [0; 5];
        put(state, Gain::Trait(TraitOf::Calm), 2);
        state.era_tiles[0] = tile("evolution-tile");
    });
    table.act(RED, Marker { stock: Stock::Idea });
    assert_eq!((points(&table), table.state.first), (10, RED));
    let mut table = turn(2, |state| {
        state.tasks.clear();
        state.tasks.push(Task::Phase { number: 8 });
        state.tasks.push(Task::ScoreEra);
        state.tasks.push(Task::ResetMarker { seat: RED });
        state.era_tiles[0] = tile("evolution-tile");
    });
    table.act(RED, Marker { stock: Stock::Idea });
    assert_eq!(table.state.first, BLUE);
}

/// The last tasks of a game: income is done.
fn ending(change: impl FnOnce(&mut State)) -> Scene {
    let mut table = turn(2, |state| {
        state.era = 4;
        state.tasks.clear();
        state.tasks.push(Task::EndEra);
        state.tasks.push(Task::Monuments);
        state.tasks.push(Task::ResetMarker { seat: RED });
        state.final_tiles.clear();
        for seat in [RED, BLUE] {
            let civ = &mut state.open.civs[seat];
            civ.tracks = [0; 5];
        }
        change(state);
    });
    table.act(RED, Marker { stock: Stock::Idea });
    table
}

fn line(table: &Scene, line: Line) -> i16 {
    civ(table).ledger.0[line as usize]
}

/// CVL-180, CVL-181, CVL-185. Example 30: diamonds of food, money and storage.
#[test]
fn diamonds_are_counted() {
    // Two tribes in two territories are 4 + 4 VP of the final scoring.
    let prosperity = |change: fn(&mut State)| line(&ending(change), Line::Final) - 8;
    assert_eq!(prosperity(|state| put(state, Gain::Stock(Stock::Food), 5)), 1);
    assert_eq!(prosperity(|state| put(state, Gain::Stock(Stock::Money), 4)), 2);
    let both = |one: &str, two: &str| {
        let (one, two) = (material(one), material(two));
        line(
            &ending(|state| {
                put(state, Gain::Stored(one), 1);
                put(state, Gain::Stored(two), 1);
            }),
            Line::Final,
        ) - 8
    };
    assert_eq!((both("wood", "beeswax"), both("beeswax", "oil"), both("wood", "oil")), (1, 2, 0));
}

/// CVL-172. Example 31: four monuments on favor space 3 are 8 VP.
#[test]
fn monuments_score_by_favor() {
    let table = ending(|state| {
        let civ = &mut state.open.civs[RED];
        civ.favor = 3;
        civ.supply -= 4;
        civ.monuments = [2, 2, 0, 0, 0, 0, 0];
    });
    assert_eq!(line(&table, Line::Monuments), 8);
}

/// CVL-185. Example 32: rows 4 and 5 score only with an active tile; the start-chip card lies in row 4.
#[test]
fn row_tiles_decide_about_rows_four_and_five() {
    let with = |rows: [bool; 2]| {
        let table = ending(|state| {
            state.open.civs[RED].rows = rows;
            // A goal chip above the start-chip card, and a knowledge card above two income chips: both in row 5.
            let chip = state.goal_bag.iter().next().expect("the bag has chips");
            state.goal_bag.remove(chip);
            let log = &mut epoka_core::Log::new();
            epoka_civolution::matrix::insert_goal(&rules(2, &FIRST), state, RED, chip, (8, 5), log);
            for _ in 0..2 {
                let income = state.income_bag.iter().next().expect("the bag has chips");
                state.income_bag.remove(income);
                lay(state, Item::Income { income }, 0);
            }
            installed_at(state, "star-lore", 0);
        });
        line(&table, Line::Matrix)
    };
    // Row 3 always scores 4; row 4 has an income chip and the start-chip card.
    assert_eq!(with([false, false]), 4);
    assert_eq!(with([true, false]), 4 + 7 + 7);
    assert_eq!(with([true, true]), 4 + 7 + 7 + 10 + 10);
}

/// The column bonuses of an ending in which these lie in column 3, with so many income chips.
fn bonus(ids: &[&str], incomes: usize) -> i16 {
    let table = ending(|state| {
        for id in ids {
            installed_at(state, id, 2);
        }
        for _ in 0..incomes {
            let income = state.income_bag.iter().next().expect("the bag has chips");
            state.income_bag.remove(income);
            lay(state, Item::Income { income }, 2);
        }
    });
    // Rows 1 to 3 score 2, 3 and 4; row 4 is not active.
    line(&table, Line::Matrix) - 9
}

/// CVL-186. Example 33: a bonus of 2 in a column of three inventions and an income chip is 8 VP; two bonuses of 1 in a
/// column of four are 4 and 4.
#[test]
fn a_column_bonus_counts_its_column() {
    assert_eq!(bonus(&["vessels", "fish-trap", "stone-axe"], 1), 8);
    let ones = DATA
        .cards
        .iter()
        .enumerate()
        .filter(|(_, card)| matches!(card.ability, epoka_civolution::effect::Ability::ColumnBonus { n: 1 }));
    let ones: Vec<usize> = ones.map(|(number, _)| number).collect();
    let pair = ones.windows(2).find(|pair| pair[0] / DECK == pair[1] / DECK).expect("a deck has two");
    let plain = |number: &usize| {
        let is_bonus = matches!(DATA.cards[*number].ability, epoka_civolution::effect::Ability::ColumnBonus { .. });
        number / DECK == pair[0] / DECK && !is_bonus
    };
    let more = (0..DATA.cards.len()).filter(plain).take(2);
    let ids: Vec<&str> =
        pair.iter().copied().chain(more).map(|card| DATA.names.id(Card::KIND, card).unwrap()).collect();
    assert_eq!(bonus(&ids, 0), 4 + 4);
}

/// CVL-145. Rows above the fifth score nothing.
#[test]
fn rows_above_the_fifth_score_nothing() {
    let table = ending(|state| {
        for id in ["vessels", "fish-trap", "stone-axe", "kiln", "loom", "abacus"] {
            installed(state, id);
        }
    });
    // Column 1 begins at row 3: rows 3 to 8, of which row 3 scores 4; the bonus is 2 for each of six.
    assert_eq!(line(&table, Line::Matrix), 4 + 12);
}

/// CVL-121, CVL-160. Example 27: two oaks, of which one water touches both.
#[test]
fn oaks_reward_whoever_lives_beside_them() {
    let table = phase(5, |state| {
        reveal(state, 8, "mystic-oak-1");
        reveal(state, 14, "mystic-oak-2");
        let beside = |state: &State, slot: u8, id: &str| state.touches[territory(id).index()] & 1 << slot != 0;
        assert!(beside(state, 8, "a-water") && beside(state, 8, "b-forest") && !beside(state, 8, "c-desert"));
        assert!(beside(state, 14, "a-water") && beside(state, 14, "b-mountains") && beside(state, 14, "c-desert"));
        // Red on the water, in the forest and in the desert; Blue in the mountains and in the desert.
        no_tribe(state, RED, "c-grassland", Spot::Camp);
        for id in ["b-forest", "c-grassland"] {
            no_tribe(state, BLUE, id, Spot::Camp);
        }
        state.open.civs[RED].boats[0].at = Some(territory("a-water"));
        tribe(state, RED, "a-water", Spot::Boat, false);
        tribe(state, RED, "c-desert", Spot::Wild, false);
        tribe(state, BLUE, "c-desert", Spot::Wild, false);
        tribe(state, BLUE, "b-mountains", Spot::Wild, false);
        happens(state, "workshop-fair");
    });
    let points = |seat: Seat| table.state.civs[seat].ledger.0[Line::Map as usize];
    assert_eq!((points(RED), points(BLUE)), (2 + 1 + 2 + 2, 1 + 2));
}

/// CVL-190. Ties are broken by upgrades, then by turn order.
#[test]
fn upgrades_break_ties() {
    let table = ending(|state| {
        state.open.civs[BLUE].levels = [2; MAIN];
        state.open.civs[RED].levels = [1; MAIN];
    });
    let mut state = table.state.clone();
    state.open.civs[BLUE].ledger = state.civs[RED].ledger;
    assert_eq!(table.rules().standings(&state)[0].seat, BLUE);
}

/// CVL-50, CVL-51, CVL-52, CVL-170, CVL-173. An era ends, the next one begins.
#[test]
fn an_era_follows_another() {
    let mut table = turn(2, |state| {
        state.tasks.clear();
        state.tasks.push(Task::Phase { number: 8 });
        state.tasks.push(Task::ResetMarker { seat: RED });
        state.hunted.insert(territory("b-forest"));
    });
    table.act(RED, Marker { stock: Stock::Idea });
    for seat in [RED, BLUE] {
        table.act(seat, Perform { item: 0 });
        table.act(seat, Option { number: 1 });
    }
    table.play_chance(5);
    assert_eq!((table.state.era, civ(&table).resets, table.state.hunted.len()), (2, 4, 0));
    table.refuses("CVL-52", RED, TakeGoal { goal: Goal(64) });
}
