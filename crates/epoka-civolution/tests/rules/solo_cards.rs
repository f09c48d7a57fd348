//! Every action card of V.I.C.I. does what it shows: symbols, and both halves by die.

use epoka_civolution::vici::{Act, Step};

use crate::{
    common::*,
    solo::{VICI, against, plays},
};

/// The symbols of all cards, blue and red.
const SYMBOLS: [[u8; 2]; 15] = [
    [2, 1],
    [1, 1],
    [2, 1],
    [1, 1],
    [1, 2],
    [1, 2],
    [1, 1],
    [2, 2],
    [1, 1],
    [1, 1],
    [0, 1],
    [1, 0],
    [0, 1],
    [1, 1],
    [1, 0],
];

/// The rows of the cards 1 to 10: values of the die and what is then done.
type Row = (&'static [u8], &'static str);

/// Blue, then red, card by card.
const ROWS: [[[Row; 3]; 2]; 10] = [
    [
        [(&[1], "technology 1, remove invention"), (&[2, 3], "technology 1, fate"), (&[4, 5, 6], "construction 1")],
        [
            (&[1], "technology 2, remove invention"),
            (&[2, 3], "technology 1, vp 3"),
            (&[4, 5, 6], "construction 2, fate"),
        ],
    ],
    [
        [(&[1, 2], "monument"), (&[3, 4], "explore, favor"), (&[5, 6], "explore")],
        [(&[1, 2], "monument, favor"), (&[3, 4], "explore, favor"), (&[5, 6], "explore, vp 3")],
    ],
    [
        [
            (&[1], "construction 1, remove building"),
            (&[2, 3], "construction 1, activation"),
            (&[4, 5, 6], "prestige 1"),
        ],
        [
            (&[1], "construction 2, remove building"),
            (&[2, 3], "construction 1, vp 3"),
            (&[4, 5, 6], "prestige 2, activation"),
        ],
    ],
    [
        [(&[1, 2], "favor, hunt-token"), (&[3, 4], "monument, hunt-token"), (&[5, 6], "prosperity, hunt-token")],
        [
            (&[1, 2], "monument, hunt-token"),
            (&[3, 4], "monument, hunt-token"),
            (&[5, 6], "prosperity, prosperity, hunt-token"),
        ],
    ],
    [
        [(&[1], "knowledge 1, remove knowledge"), (&[2, 3], "knowledge 1, activation"), (&[4, 5, 6], "technology 1")],
        [
            (&[1], "knowledge 2, remove knowledge"),
            (&[2, 3], "knowledge 1, vp 3"),
            (&[4, 5, 6], "technology 2, activation"),
        ],
    ],
    [
        [(&[1], "culture 1, remove achievement"), (&[2, 3], "culture 1, fate"), (&[4, 5, 6], "knowledge 1")],
        [(&[1], "culture 2, remove achievement"), (&[2, 3], "culture 1, vp 3"), (&[4, 5, 6], "knowledge 2, fate")],
    ],
    [
        [(&[1, 2], "monument"), (&[3, 4], "migrate"), (&[5, 6], "evolution, hunt-token")],
        [(&[1, 2], "monument, favor"), (&[3, 4], "migrate, procreate"), (&[5, 6], "evolution, evolution, hunt-token")],
    ],
    [
        [(&[1], "prestige 1, remove mutation"), (&[2, 3], "prestige 1, provision"), (&[4, 5, 6], "culture 1")],
        [(&[1], "prestige 2, remove mutation"), (&[2, 3], "prestige 1, vp 3"), (&[4, 5, 6], "culture 2, provision")],
    ],
    [
        [(&[1, 2], "procreate, provision"), (&[3, 4], "migrate, provision"), (&[5, 6], "procreate, migrate")],
        [
            (&[1, 2], "procreate, procreate, provision"),
            (&[3, 4], "procreate, migrate, provision"),
            (&[5, 6], "migrate, procreate, provision"),
        ],
    ],
    [
        [(&[1, 2], "procreate"), (&[3, 4], "prosperity"), (&[5, 6], "evolution")],
        [(&[1, 2], "procreate, vp 3"), (&[3, 4], "prosperity, vp 3"), (&[5, 6], "evolution, vp 3")],
    ],
];

fn word(value: impl serde::Serialize) -> String {
    serde_json::to_value(value).expect("it is a word").as_str().expect("it is a word").to_owned()
}

/// An action in the words of the rows.
fn words(act: Act) -> String {
    match act {
        Act::Track { track, n } => format!("{} {n}", word(track)),
        Act::RemoveCard { deck } => format!("remove {}", word(deck)),
        Act::GainDie { of } => word(of),
        Act::Vp { n } => format!("vp {n}"),
        Act::Favor => "favor".into(),
        Act::Monument => "monument".into(),
        Act::Explore => "explore".into(),
        Act::HuntToken => "hunt-token".into(),
        Act::Prosperity => "prosperity".into(),
        Act::Evolution => "evolution".into(),
        Act::Procreate => "procreate".into(),
        Act::Migrate => "migrate".into(),
        Act::Provision => "provision".into(),
    }
}

/// CVL-203. The rows of ten cards, both halves, every value of the die.
#[test]
fn rows_do_what_they_show() {
    for (number, halves) in (1..).zip(ROWS) {
        for (level, rows) in [Level::Beginner, Level::Expert].into_iter().zip(halves) {
            for (values, expected) in rows {
                for &value in values {
                    let setup = Setup { level, ..FIRST };
                    let mut table = against(&setup, |state| tribe(state, VICI, "b-forest", Spot::Wild, false));
                    let mut done: Vec<String> = Vec::new();
                    let events = plays(&mut table, &format!("vici-{number}"), &[value]);
                    // What a row still owes lies on the stack, the next last.
                    done.extend(events.into_iter().filter_map(|event| match event {
                        Event::ViciDoes { act } => Some(words(act)),
                        Event::Points { line: Line::Cards, amount, .. } => Some(format!("vp {amount}")),
                        _ => None,
                    }));
                    done.extend(table.state.tasks.iter().rev().filter_map(|task| match *task {
                        Task::Vici { step: Step::Do { act } } => Some(words(act)),
                        _ => None,
                    }));
                    assert_eq!(done.join(", "), expected, "card {number}, {level:?}, die {value}");
                    table.play_chance(value.into());
                    assert!(table.turn().asks(RED));
                }
            }
        }
    }
}

/// The symbols of all cards.
#[test]
fn symbols_are_as_shown() {
    for (card, symbols) in DATA.vici.cards.iter().zip(SYMBOLS) {
        assert_eq!(card.resets, symbols);
    }
}
