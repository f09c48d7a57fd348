//! Every module, event, area, territory, material and scoring tile.

use serde_json::Value;

use crate::{common::*, deeds::*};

/// CVL-155, CVL-156. Every option of every level of every module does what it says.
#[test]
fn every_module_does_what_it_says() {
    for (id, words) in all("module") {
        for (level, level_words) in list(words, "level").iter().enumerate() {
            let options = list(level_words, "options");
            for (number_of, deeds) in options.iter().enumerate() {
                let deeds = deeds.as_array().expect("it is a list");
                // Installing is tested card by card.
                if deeds.iter().any(|deed| word(deed, "k") == "install") {
                    continue;
                }
                let mut table = turn(2, |state| {
                    rich(state);
                    let civ = &mut state.open.civs[RED];
                    if module(id).index() < MAIN {
                        civ.levels[module(id).index()] = level as u8 + 1;
                    }
                    // A double for the traits; for Dream any.
                    let [one, two] = DATA.modules[module(id).index()].dice;
                    dice_of(state, &[one.max(1), two.max(1)]);
                });
                let before = tally(&table.state);
                let all_of_them = level_words["choose"] == "all";
                let mut wanted = Tally::new();
                let chosen = if all_of_them { options } else { &options[number_of..=number_of] };
                for deeds in chosen {
                    for (name, n) in expected(&table.state, deeds.as_array().expect("it is a list")) {
                        add(&mut wanted, &name, n);
                    }
                }
                activate(&mut table, id);
                while let Some(Task::Options { left, one, .. }) = table.state.tasks.last() {
                    let number = if *one { number_of as u8 } else { left.trailing_zeros() as u8 };
                    table.act(RED, Option { number });
                    if all_of_them {
                        drive_option(&mut table, &mut wanted);
                    }
                }
                let got = gained(&mut table, &before);
                assert_eq!(got, wanted, "{id} {} option {number_of}", level + 1);
            }
        }
    }
}

/// Drives one of several options to its end; what the state keeps no count of is taken off what is wanted later.
fn drive_option(table: &mut Scene, wanted: &mut Tally) {
    let done = drive(table, |task| next_turn(task) || matches!(task, Task::Options { .. }));
    for (name, n) in done {
        add(wanted, &name, -n);
    }
}

/// Red has more of what an event counts than Blue, or as much.
fn counted(state: &mut State, what: &str, n: u8) {
    match what {
        "territories" => {
            for at in ["b-hills", "b-mountains", "c-desert", "c-swamp", "g-forest"].into_iter().take(n.into()) {
                tribe(state, RED, at, Spot::Wild, false);
            }
        }
        "strong-tribes" | "tribes" => (0..n).for_each(|_| tribe(state, RED, "b-hills", Spot::Wild, false)),
        "boats" | "boats-with-tribe" => {
            state.open.civs[RED].boats[0].at = Some(territory("a-water"));
            tribe(state, RED, "a-water", Spot::Boat, false);
        }
        "farms" => state.lands[territory("b-forest").index()].farm = Some(RED),
        "food" => put(state, Gain::Stock(Stock::Food), n),
        "money" => put(state, Gain::Stock(Stock::Money), n),
        "ideas" => put(state, Gain::Stock(Stock::Idea), n),
        "stored-materials" => put(state, Gain::Stored(material("wood")), n),
        "dice-total" => {
            state.dice[1] -= 1;
            state.open.civs[RED].fate += 1;
        }
        "settlements" => state.open.civs[RED].settlements[0] = Some(0),
        "monuments" => {
            state.open.civs[RED].supply -= 1;
            state.open.civs[RED].monuments[0] = 1;
        }
        "trait-markers" => put(state, Gain::Trait(TraitOf::Stamina), n),
        track => {
            let tracks = ["technology", "prestige", "knowledge", "construction", "culture"];
            let at = tracks.iter().position(|name| track.strip_prefix("track-") == Some(name));
            state.open.civs[BLUE].tracks[at.unwrap_or_else(|| panic!("nothing counts `{track}`"))] = 5;
        }
    }
}

/// Red has nothing of it that Blue has not: an event for the first has no reward.
fn nothing_more(state: &mut State, what: &str) {
    let civ = &mut state.open.civs[RED];
    match what {
        "food" | "money" | "ideas" => {
            civ.supply += civ.stock.iter().sum::<u8>();
            civ.stock = [0; 4];
        }
        "stored-materials" => {
            civ.supply += civ.stored.iter().sum::<u8>();
            civ.stored = [0; MATERIALS];
        }
        _ => {}
    }
}

/// CVL-165. Every event rewards whom it names, and nobody else.
#[test]
fn every_event_rewards_whom_it_names() {
    for (id, words) in all("event") {
        let (kind, what) = (word(words, "kind"), word(words, "count"));
        let n = words["at-least"].as_u64().unwrap_or(1) as u8;
        let meets = |state: &mut State| {
            if kind != "each" || what != "tribes" {
                counted(state, what, n);
            } else {
                // At most four tribes: the weak ones leave.
                for _ in 0..4 {
                    let place = Place { territory: territory("h-hills"), spot: Spot::Wild, weak: true };
                    epoka_civolution::tribes::change(state, RED, place, -1);
                }
            }
            if id == "brain-trust" {
                put(state, Gain::Trait(TraitOf::Stamina), 3);
            }
        };
        let mut table = turn_before(id, &meets);
        let before = tally(&table.state);
        let mut wanted = expected(&table.state, list(words, "do"));
        if kind == "most-lose" {
            add(&mut wanted, if what == "farms" { "farms" } else { "boats" }, -1);
        }
        // The reset marker becomes an idea; the era is scored by trait markers, which nobody has.
        add(&mut wanted, "idea", 1);
        add(&mut wanted, "resets", -1);
        table.act(RED, Marker { stock: Stock::Idea });
        let mut got = drive(&mut table, |task| matches!(task, Task::IncomePhase { .. }));
        for (name, n) in difference(&before, &tally(&table.state)) {
            add(&mut got, &name, n);
        }
        let traits = 5 * i32::from(civ(&table).traits.iter().sum::<u8>());
        add(&mut wanted, "points", traits);
        assert_eq!(got, wanted, "{id}");
        // Nobody is rewarded who has no more than the others, or too little.
        if kind == "leader" {
            let mut idle = turn_before(id, &|state: &mut State| nothing_more(state, what));
            idle.act(RED, Marker { stock: Stock::Food });
            drive(&mut idle, |task| matches!(task, Task::IncomePhase { .. }));
            let first = matches!(what, "territories" | "food");
            assert_eq!(points(&idle) > 0, first, "{id}");
        }
    }
}

/// The scene of an event just before it.
fn turn_before(id: &str, change: &impl Fn(&mut State)) -> Scene {
    turn(2, |state| {
        rich(state);
        no_tribe(state, BLUE, "b-forest", Spot::Camp);
        state.weather = 3;
        state.era_tiles[0] = tile("evolution-tile");
        let civ = &mut state.open.civs[RED];
        civ.supply += civ.traits[0];
        civ.traits = [0; 6];
        state.open.civs[BLUE].tracks = [6; 5];
        change(state);
        state.tasks.clear();
        state.tasks.push(Task::IncomePhase { seat: RED });
        state.tasks.push(Task::ScoreEra);
        state.tasks.push(Task::Happen);
        state.tasks.push(Task::ResetMarker { seat: RED });
        state.events.clear();
        state.events.push(event(id));
    })
}

/// CVL-87, CVL-121. Every area gives the points it shows when it is turned up.
#[test]
fn every_area_gives_its_points() {
    for (id, words) in all("area") {
        let mut table = turn(2, |state| ask(state, Task::Explore { seat: RED, n: 1 }));
        table.act(RED, ExploreSlot { slot: 8 });
        table.chance_ids(&[id]);
        assert_eq!(i32::from(points(&table)), number(words, "vp"), "{id}");
        assert_eq!(table.state.areas[8], Some(area(id)));
    }
}

/// CVL-75, CVL-76, CVL-80. Every territory can be settled: its bonfire gives the points it shows.
#[test]
fn every_territory_can_be_settled() {
    for (id, words) in all("territory") {
        let at = territory(id);
        let water = word(words, "terrain") == "water";
        let mut table = turn(2, |state| {
            no_tribe(state, RED, "b-forest", Spot::Camp);
            no_tribe(state, RED, "c-grassland", Spot::Camp);
            if water {
                state.open.civs[RED].boats[0].at = Some(at);
            }
        });
        activate(&mut table, "procreation");
        let camp = if water { Camp::Boat } else { Camp::Fire };
        table.act(RED, Procreate { territory: at, camp });
        table.play_chance(1);
        assert_eq!(civ(&table).here[at.index()], 1, "{id}");
        assert_eq!(i32::from(points(&table)), number(words, "fire-vp"), "{id}");
        assert_eq!(table.state.lands[at.index()].token > 0, !water, "{id}");
    }
}

/// CVL-7, CVL-84, CVL-149. Every material is transported, and sold for its row.
#[test]
fn every_material_is_transported_and_sold() {
    for (id, words) in all("material") {
        let row = number(words, "row");
        let terrain: Terrain = serde_json::from_value(words["terrain"].clone()).expect("it is a terrain");
        let at = Data::all_territories().find(|&at| DATA.terrain(at) == terrain).expect("there are three");
        let mut table = turn(2, |state| {
            for other in Data::all_territories().filter(|&other| DATA.terrain(other) == terrain) {
                state.lands[other.index()].token = 0;
            }
            state.lands[at.index()].token = row as u8;
            for start in ["b-forest", "c-grassland"] {
                let civ = &mut state.open.civs[RED];
                civ.supply += civ.raw[territory(start).index()];
                civ.raw[territory(start).index()] = 0;
            }
            put(state, Gain::Raw(at), 1);
        });
        table.refuses("CVL-60", RED, Transport { territory: at, material: material(id) });
        activate(&mut table, "transport");
        table.act(RED, Transport { territory: at, material: material(id) });
        assert_eq!(stored(&table, id), 1, "{id}");
        table.arrange(|state| ask(state, Task::Trade { seat: RED, sell: 1, buy: 0 }));
        sell(&mut table, Some(material(id)), None);
        assert_eq!(i32::from(stock(&table, Stock::Money)), row, "{id}");
    }
}

/// What Red has of the units of a category: three.
fn units(state: &mut State, category: &str) {
    let tracks = ["technology", "prestige", "knowledge", "construction", "culture"];
    if let Some(track) = tracks.iter().position(|name| *name == category) {
        state.open.civs[RED].tracks[track] = 3;
        return;
    }
    match category {
        "evolution" => put(state, Gain::Trait(TraitOf::Calm), 3),
        "prosperity" => put(state, Gain::Stock(Stock::Food), 9),
        "population" => tribe(state, RED, "b-forest", Spot::Wild, true),
        "expansion" => tribe(state, RED, "b-hills", Spot::Wild, true),
        other => panic!("there is no category `{other}`"),
    }
}

/// CVL-166, CVL-180, CVL-185. Every scoring tile scores its category: 5 VP in era 1, its own value in the end.
#[test]
fn every_scoring_tile_scores_its_category() {
    for (id, words) in all("scoring-tile") {
        let category = word(words, "category");
        let mut table = turn(2, |state| {
            units(state, category);
            state.tasks.clear();
            state.tasks.push(Task::IncomePhase { seat: RED });
            state.tasks.push(Task::ScoreEra);
            state.tasks.push(Task::ResetMarker { seat: RED });
            state.era_tiles[0] = tile(id);
        });
        table.act(RED, Marker { stock: Stock::Food });
        assert_eq!(civ(&table).ledger.0[Line::Eras as usize], 15, "{id}");
        let last = |covered: bool| {
            let mut table = turn(2, |state| {
                units(state, category);
                state.era = 4;
                state.tasks.clear();
                state.tasks.push(Task::EndEra);
                state.tasks.push(Task::ResetMarker { seat: RED });
                state.final_tiles.clear();
                if covered {
                    state.final_tiles.push(tile(id));
                }
            });
            table.act(RED, Marker { stock: Stock::Idea });
            i32::from(civ(&table).ledger.0[Line::Final as usize])
        };
        let more = number(words, "covered") - number(words, "printed");
        assert_eq!(last(true) - last(false), 3 * more, "{id}");
    }
}

/// Words of a component that no test would miss: the files hold as many things as the box.
#[test]
fn the_files_hold_as_many_things_as_the_box() {
    for (kind, count) in epoka_civolution::data::IN_BOX {
        let ids: Vec<(&str, &Value)> = all(kind).collect();
        assert_eq!(ids.len(), count, "{kind}");
    }
}

/// What is printed on tiles and boards is listed as components, so that a client draws it without knowing the game.
#[test]
fn tiles_and_boards_are_listed() {
    let components = Civolution::components(&DATA);
    let of = |kind: &str, id: &str| {
        let found = components.iter().find(|one| one.kind == kind && one.id == id);
        &found.unwrap_or_else(|| panic!("{kind} {id} is not listed")).data
    };
    assert_eq!(components.iter().filter(|one| one.kind == "tile").count(), 8);
    assert_eq!(of("tile", "tile-a")["sides"]["n"][0]["t"], "a-water");
    assert_eq!(of("board", "tracks")["spaces"], DATA.tracks.spaces);
    let resets = of("board", "table")["rows"].as_array().expect("a table has rows").iter();
    assert_eq!(resets.map(|row| row["resets"].as_u64()).collect::<Vec<_>>(), [5, 7, 9].map(Some));
    assert_eq!(of("board", "threshold")["rows"][0]["do"][0]["k"], "upgrade");
    assert_eq!(of("board", "matrix")["row-vp"][4], DATA.matrix.row_vp[4]);
    assert_eq!(of("board", "diamonds")["storage"][1], DATA.diamonds.storage[1]);
    assert_eq!(of("board", "limits")["goal-spaces"], DATA.limits.goal_spaces);
}
