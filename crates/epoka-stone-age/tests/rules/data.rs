//! The components, counted against the rulebook, and what is said to whoever breaks a data file.

use std::collections::BTreeMap;

use epoka_core::{Confidence, data::Source as File};
use epoka_stone_age::{
    data::{Data, Price, sources},
    effect::{Bottom, Person, Top},
};

use crate::common::*;

/// The printed files with one of them changed.
fn broken(file: &str, change: impl FnOnce(String) -> String) -> String {
    let mut files = sources();
    let source = files.iter_mut().find(|source| source.file == file).expect("a file of the game");
    source.text = change(std::mem::take(&mut source.text));
    Data::load(&files).expect_err("the file is broken").to_string()
}

const CARDS: &str = "civilization-cards.toml";
const TILES: &str = "buildings.toml";
const BOARD: &str = "board.toml";

#[test]
fn the_box_holds_36_cards_by_top_half() {
    let mut tops = BTreeMap::new();
    for card in &DATA.card {
        let name = match card.top {
            Top::DicePick => "dice pick",
            Top::Gain(goods) if goods.food > 0 => "food",
            Top::Gain(_) => "resource",
            Top::Points(3) => "3 points",
            Top::Points(_) => "other points",
            Top::Roll { dice: 2, .. } => "2 dice",
            Top::Roll { .. } => "other dice",
            Top::Tool => "tool",
            Top::FoodTrack => "food track",
            Top::ExtraCard => "extra card",
            Top::OneUseTool(_) => "one-use tool",
            Top::AnyResources(_) => "any resources",
        };
        *tops.entry(name).or_insert(0) += 1;
    }
    let printed = [
        ("dice pick", 10),
        ("food", 7),
        ("resource", 5),
        ("3 points", 3),
        ("2 dice", 3),
        ("one-use tool", 3),
        ("food track", 2),
        ("tool", 1),
        ("extra card", 1),
        ("any resources", 1),
    ];
    assert_eq!(tops, BTreeMap::from(printed));
    assert_eq!(DATA.card.len(), 36);
}

#[test]
fn the_top_halves_show_what_the_rulebook_says() {
    let mut food = Vec::new();
    let (mut brick, mut stone, mut gold, mut tools, mut rolls) = (vec![], vec![], vec![], vec![], vec![]);
    for card in &DATA.card {
        match card.top {
            Top::Gain(goods) => {
                let lists = [(&mut food, goods.food), (&mut brick, goods.brick), (&mut stone, goods.stone)];
                lists.into_iter().chain([(&mut gold, goods.gold)]).for_each(|(list, count)| {
                    list.extend((count > 0).then_some(count));
                });
                assert_eq!(goods.wood, 0);
            }
            Top::OneUseTool(value) => tools.push(value),
            Top::Roll { resource, .. } => rolls.push(resource),
            Top::AnyResources(count) => assert_eq!(count, 2),
            Top::DicePick | Top::Points(_) | Top::Tool | Top::FoodTrack | Top::ExtraCard => {}
        }
    }
    for list in [&mut food, &mut stone, &mut tools] {
        list.sort_unstable();
    }
    rolls.sort_unstable();
    assert_eq!(food, [1, 2, 3, 3, 4, 5, 7]);
    assert_eq!((&brick[..], &stone[..], &gold[..]), (&[1][..], &[1, 1, 2][..], &[1][..]));
    assert_eq!(tools, [2, 3, 4]);
    assert_eq!(rolls, [Wood, Stone, Gold]);
}

#[test]
fn every_symbol_is_there_twice_and_every_person_on_five_cards() {
    let mut symbols = [0; 8];
    let mut people: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for card in &DATA.card {
        match card.bottom {
            Bottom::Symbol { symbol } => symbols[symbol as usize] += 1,
            Bottom::People { person, figures } => {
                let name = match person {
                    Person::Farmer => "farmer",
                    Person::ToolMaker => "tool maker",
                    Person::Builder => "hut builder",
                    Person::Shaman => "shaman",
                };
                people.entry(name).or_default().push(figures);
            }
        }
    }
    for figures in people.values_mut() {
        figures.sort_unstable();
    }
    assert_eq!(symbols, [2; 8]);
    let printed = [
        ("farmer", vec![1, 1, 1, 2, 2]),
        ("tool maker", vec![1, 1, 2, 2, 2]),
        ("hut builder", vec![1, 1, 2, 2, 3]),
        ("shaman", vec![1, 1, 1, 2, 2]),
    ];
    assert_eq!(people, BTreeMap::from(printed));
    let figures = people.values().map(|figures| figures.iter().sum::<u8>()).collect::<Vec<_>>();
    assert_eq!(figures, [7, 9, 7, 8], "farmers, hut builders, shamans, tool makers");
}

#[test]
fn the_box_holds_28_buildings() {
    let mut printed = Vec::new();
    let (mut kinds, mut free) = (Vec::new(), 0);
    for tile in &DATA.building {
        match tile.price {
            Price::Fixed(_) => printed.extend(tile.points),
            Price::Kinds { amount, kinds: of } => kinds.push((amount, of)),
            Price::Free { min, max } => {
                assert_eq!((min, max), (1, 7));
                free += 1;
            }
        }
    }
    printed.sort_unstable();
    assert_eq!(printed, [10, 11, 11, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 15, 15, 16]);
    assert_eq!(kinds, [(4, 1), (4, 2), (4, 3), (4, 4), (5, 1), (5, 2), (5, 3), (5, 4)]);
    assert_eq!((free, DATA.building.len()), (3, 28));
}

#[test]
fn the_board_is_the_printed_one() {
    let board = &DATA.board;
    assert_eq!((board.start.figures, board.start.food), (5, 12));
    let limits = &board.limits;
    assert_eq!((limits.figures, limits.food_track, limits.rounds, limits.hunger_penalty), (10, 10, 100, 10));
    let rules = rules(4, &Setup::default());
    let slots = [ToolMaker, Field, Hut, Forest, ClayPit, Quarry, River, Card4, Building4].map(|spot| rules.slots(spot));
    assert_eq!(slots, [1, 1, 2, 7, 7, 7, 7, 1, 1]);
    let by_players = [2, 3, 4].map(|players| {
        let table = self::rules(players, &Setup::default()).table;
        (table.stacks, table.village_places, table.tribes_per_area)
    });
    assert_eq!(by_players, [(2, 2, 1), (3, 2, 2), (4, 3, 4)]);
}

#[test]
fn every_component_is_listed_with_its_confidence() {
    let components = StoneAge::components(&DATA);
    assert_eq!(components.len(), 64);
    assert!(components.iter().all(|component| component.confidence == Confidence::Checked));
    assert_eq!((components[0].kind, components[0].id.as_str(), components[0].copies), ("card", "C01", 1));
    assert_eq!((components[63].kind, components[63].id.as_str()), ("building", "B28"));
}

#[test]
fn a_wrong_number_names_file_and_item() {
    let without_last = |text: String| text[..text.rfind("[[").expect("items")].to_owned();
    assert_eq!(broken(CARDS, without_last), "civilization-cards.toml: 35 of `card`, the rulebook has 36");
    assert_eq!(broken(TILES, without_last), "buildings.toml: 27 of `building`, the rulebook has 28");
    assert_eq!(broken(BOARD, without_last), "board.toml: 2 of `players`, the rulebook has 3");
}

#[test]
fn an_unknown_effect_names_file_and_line() {
    let message = broken(CARDS, |text| text.replacen("top = \"tool\"", "top = \"fly\"", 1));
    assert!(message.starts_with("civilization-cards.toml: ") && message.contains("fly"), "{message}");
    let message = broken(CARDS, |text| text.replacen("symbol = \"time\"", "symbol = \"tide\"", 1));
    assert!(message.starts_with("civilization-cards.toml: "), "{message}");
    let message = broken(TILES, |text| text.replacen("points = 10", "score = 10", 1));
    assert!(message.starts_with("buildings.toml: ") && message.contains("score"), "{message}");
}

#[test]
fn an_impossible_card_names_file_and_item() {
    let cases = [
        ("gain = { stone = 2 }", "gain = {}", "`C01`: it gains nothing"),
        ("resource = \"gold\", dice = 2", "resource = \"gold\", dice = 8", "`C08`: a roll has 1 to 7 dice"),
        ("any-resources = 2", "any-resources = 0", "`C10`: 1 to 9 resources of choice"),
        ("one-use-tool = 4", "one-use-tool = 10", "`C32`: a one-use tool has a value of 1 to 9"),
        ("builder\", figures = 3", "builder\", figures = 0", "`C21`: no figures on the bottom half"),
    ];
    for (before, after, message) in cases {
        assert_eq!(broken(CARDS, |text| text.replacen(before, after, 1)), format!("{CARDS}: {message}"));
    }
}

#[test]
fn an_impossible_building_names_file_and_item() {
    let cases = [
        ("points = 10", "points = 9", "`B01`: 9 points for a price worth 10"),
        ("points = 10\n", "", "`B01`: a fixed price has pieces and printed points"),
        ("{ wood = 2, brick = 1 }", "{}", "`B01`: a fixed price has pieces and printed points"),
        ("kinds = 1 } }", "kinds = 1 } }\npoints = 12", "`B18`: only a fixed price has printed points"),
        ("amount = 4, kinds = 1", "amount = 4, kinds = 5", "`B18`: 4 pieces of 5 kinds cannot be"),
        ("min = 1, max = 7", "min = 0, max = 7", "`B26`: 0 to 7 pieces cannot be"),
    ];
    for (before, after, message) in cases {
        assert_eq!(broken(TILES, |text| text.replacen(before, after, 1)), format!("{TILES}: {message}"));
    }
}

#[test]
fn an_impossible_board_names_file_and_item() {
    let rows = "board.toml: `players`: rows for 2, 3 and 4 players with at most 4 stacks";
    assert_eq!(broken(BOARD, |text| text.replacen("stacks = 4", "stacks = 5", 1)), rows);
    assert_eq!(broken(BOARD, |text| text.replacen("players = 2", "players = 3", 1)), rows);
    let message = broken(BOARD, |text| text.replacen("gold = 6", "gold = 0", 1));
    assert_eq!(message, "board.toml: `divisor`: a divisor is at least 1");
}

#[test]
fn an_item_twice_in_a_file_is_named() {
    let message = broken(CARDS, |text| text.replacen("id = \"C02\"", "id = \"C01\"", 1));
    assert_eq!(message, "civilization-cards.toml: `C01`: it is there twice");
    let message = broken(TILES, |text| text.replacen("id = \"B02\"", "id = \"B01\"", 1));
    assert_eq!(message, "buildings.toml: `B01`: it is there twice");
}

#[test]
fn a_missing_board_is_named() {
    let files: Vec<File> = sources().into_iter().filter(|source| source.file != BOARD).collect();
    assert_eq!(Data::load(&files).expect_err("there is no board").to_string(), "board.toml: it is missing");
}

/// A correction file with so many new buildings.
fn extension(tiles: usize) -> Vec<File> {
    let tile = |number| {
        format!(
            "[[building]]\nid = \"H{number}\"\nprice = {{ free = {{ min = 1, max = 2 }} }}\nconfidence = \"ours\"\n"
        )
    };
    let mut files = sources();
    files.push(File::new("house.toml", (0..tiles).map(tile).collect::<String>()));
    files
}

#[test]
fn a_file_of_ones_own_extends_the_set() {
    let data = Data::load(&extension(2)).expect("two more buildings");
    assert_eq!((data.card.len(), data.building.len()), (36, 30));
    let data = Data::load(&extension(36)).expect("64 are allowed");
    assert_eq!(data.building.len(), 64);
    let message = Data::load(&extension(37)).expect_err("65 are not").to_string();
    assert_eq!(message, "house.toml: a set has at most 64 cards and 64 buildings");
}

#[test]
fn a_file_of_ones_own_corrects_the_set() {
    let mut files = sources();
    let text = "[[card]]\nid = \"C11\"\ntop = { points = 4 }\nbottom = { symbol = \"music\" }\nconfidence = \"ours\"";
    files.push(File::new("house.toml", text));
    let data = Data::load(&files).expect("a correction");
    assert_eq!((data.card.len(), data.card(card("C11")).top), (36, Top::Points(4)));
}
