//! The components: how many there are, and what is refused in a file.

use epoka_core::data::Source;
use epoka_through_the_ages::data::{self, Data};

use crate::common::*;

/// TTA-11. Examples 1 and 2: the decks by number of players.
#[test]
fn the_decks_have_the_sizes_of_the_rulebook() {
    let size = |of: Age, players: usize, civil: bool| -> usize {
        let copies = |age: Age, copies: [u8; 3]| if age == of { usize::from(copies[players - 2]) } else { 0 };
        if civil {
            DATA.civil.iter().map(|card| copies(card.age, card.copies)).sum()
        } else {
            DATA.military.iter().map(|card| copies(card.age, card.copies)).sum()
        }
    };
    let civil = |players| [Age::A, Age::I, Age::II, Age::III].map(|age| size(age, players, true));
    let military = |players| [Age::I, Age::II, Age::III].map(|age| size(age, players, false));
    assert_eq!(civil(2), [20, 44, 44, 44]);
    assert_eq!(civil(3), [20, 50, 50, 50]);
    assert_eq!(civil(4), [20, 53, 53, 53]);
    assert_eq!(military(2), [43, 46, 41]);
    assert_eq!(military(3), [45, 50, 45]);
    assert_eq!(DATA.civil.iter().map(|card| usize::from(card.copies[2])).sum::<usize>(), 179);
    assert_eq!(DATA.military.iter().map(|card| usize::from(card.copies[2])).sum::<usize>(), 150);
    assert_eq!((DATA.civil.len(), DATA.military.len()), (127, 109));
    for (players, events) in [(2, 4), (3, 5), (4, 6)] {
        let table = laid(players, 1);
        assert_eq!((table.state.events.len(), table.state.gone.len()), (events, 10 - events));
    }
}

fn error(file: &str, text: &str) -> String {
    let mut sources = data::sources();
    sources.push(Source::new(file, text));
    Data::load(&sources).expect_err("the correction is wrong").to_string()
}

#[test]
fn a_wrong_correction_names_the_item() {
    let copies = "[[leader]]\nid = \"homer\"\nage = \"A\"\ncopies = [2, 2, 2]\nconfidence = \"ours\"\n";
    assert_eq!(error("mine.toml", copies), "data: 21 of `civil cards of age A with 2 players`, the rulebook has 20");
    let stages = "[[wonder]]\nid = \"colossus\"\nage = \"A\"\ncopies = [1, 1, 1]\nconfidence = \"ours\"\n";
    assert_eq!(error("mine.toml", stages), "data: `colossus`: wonders, and nothing else, have stages with prices");
    assert!(error("mine.toml", "[[leader]]\nid = \"homer\"\nabilities = [{ flies = {} }]").starts_with("mine.toml: "));
}

#[test]
fn a_correction_takes_the_place_of_a_card() {
    let mut sources = data::sources();
    let text = "[[technology]]\nid = \"iron\"\nage = \"I\"\nkind = \"mine\"\nscience = 6\nresources = 5\nworth = 2\n\
                copies = [2, 2, 3]\nconfidence = \"ours\"\n";
    sources.push(Source::new("mine.toml", text));
    let data = Data::load(&sources).expect("the correction is right");
    assert_eq!(data.card(civil("iron")).science, 6);
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<State>() <= 4096, "{} bytes", size_of::<State>());
}
