//! Deck lists as text.

use epoka_civilization_ccg::{
    data::Data,
    deck::Wrong,
    decklist::{Found, Problem, check, warnings, write},
};

/// The list of a starter deck with one line replaced.
fn changed(from: &str, to: &str) -> String {
    let data = Data::printed();
    let text = write(&data, "Steppe Storm", &data.starters[0].deck);
    assert!(text.contains(from), "{text}");
    text.replace(from, to)
}

fn problems(text: &str) -> Vec<Found> {
    check(&Data::printed(), text).expect_err("something is wrong with it")
}

#[test]
fn what_is_written_is_read_again() {
    let data = Data::printed();
    for starter in &data.starters {
        let text = write(&data, &starter.id, &starter.deck);
        assert_eq!(check(&data, &text).as_ref(), Ok(&starter.deck), "{text}");
    }
}

#[test]
fn comments_order_and_signs_between_do_not_matter() {
    let data = Data::printed();
    let text = changed("4 axemen", "2x axemen # the first half\n\n  2×  axemen");
    let turned: Vec<&str> = text.lines().rev().collect();
    assert_eq!(check(&data, &turned.join("\n")).as_ref(), Ok(&data.starters[0].deck));
}

#[test]
fn every_line_that_cannot_be_read_is_told_with_its_number() {
    let found = problems("1 karakorum\naxemen\n4 no-such-card\n300 axemen\n0 axemen\n1 rome");
    let lines: Vec<Problem> = found.into_iter().map(|found| found.problem).collect();
    let rome = Data::printed().find("rome").unwrap();
    assert_eq!(
        lines,
        [
            Problem::Unreadable { line: 2, text: "axemen".into() },
            Problem::UnknownCard { line: 3, id: "no-such-card".into() },
            Problem::BadNumber { line: 4, text: "300".into() },
            Problem::BadNumber { line: 5, text: "0".into() },
            Problem::TwoCapitals { line: 6, card: rome },
        ]
    );
}

#[test]
fn a_broken_rule_is_named() {
    let broken = |text: &str| problems(text)[0].rule.map_or("", |rule| rule.id());
    assert_eq!(broken(&changed("4 axemen", "3 axemen")), "CCG-20");
    assert_eq!(broken(&changed("4 axemen\n", "").replace("4 warriors", "8 warriors")), "CCG-20");
    assert_eq!(broken(&changed("4 steppe\n", "5 steppe\n")), "CCG-21");
    assert_eq!(broken(&changed("4 steppe\n", "3 steppe\n").replace("1 horses", "2 horses")), "CCG-21");
    assert_eq!(broken(&changed("1 karakorum\n", "")), "CCG-21");
}

#[test]
fn what_can_never_be_used_is_a_warning() {
    let data = Data::printed();
    let found = |text: &str| warnings(&data, &check(&data, text).unwrap());
    let horses = data.find("horses").unwrap();
    let lacks = |found: &Found| matches!(found.problem, Problem::Deck(Wrong::Lacks { needs, .. }) if needs == horses);
    let region = |found: &Found| matches!(found.problem, Problem::Deck(Wrong::WrongRegion { .. }));
    let without_horses = found(&changed("1 horses", "1 stone"));
    assert!(without_horses.iter().any(lacks), "{without_horses:?}");
    let from_rome = found(&changed("1 karakorum", "1 rome"));
    assert!(from_rome.iter().any(region), "{from_rome:?}");
}
