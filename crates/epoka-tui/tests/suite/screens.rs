//! Screens as players see them. A change of one shows in review as a change of its file.

use crate::common::Screen;
use epoka_games::Lang::{En, Pl};
use epoka_tui::session::Waiting;
use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;

/// A table in the middle of play, on which a person has to decide.
fn in_play(columns: u16, rows: u16, lang: epoka_games::Lang, game: &str, seats: &str, setup: &[&str]) -> Screen {
    let mut screen = Screen::table(columns, rows, lang, game, seats, setup);
    screen.play_some(30);
    assert!(matches!(screen.waiting(), Waiting::Person(_)), "{}", screen.text());
    screen
}

#[test]
fn stone_age_small() {
    let mut screen = in_play(80, 24, En, "stone-age", "Ola,random", &[]);
    assert_snapshot!("stone-age-80x24-en", screen.text());
    screen.keys("L");
    assert_snapshot!("stone-age-80x24-pl", screen.text());
    screen.key(KeyCode::Tab);
    assert_snapshot!("stone-age-80x24-cards-pl", screen.text());
    screen.key(KeyCode::Tab);
    assert_snapshot!("stone-age-80x24-tribes-pl", screen.text());
}

#[test]
fn stone_age_large() {
    let mut screen = in_play(140, 45, En, "stone-age", "Ola,random,random,random", &[]);
    assert_snapshot!("stone-age-140x45-en", screen.text());
    screen.keys("L");
    assert_snapshot!("stone-age-140x45-pl", screen.text());
    screen.resize(120, 40);
    assert_snapshot!("stone-age-120x40-pl", screen.text());
}

#[test]
fn age_of_civilization_small() {
    let options = ["innovations=true", "winds-of-change=true"];
    let mut screen = in_play(80, 24, En, "age-of-civilization", "Ola,random,random,random", &options);
    assert_snapshot!("age-of-civilization-80x24-en", screen.text());
    screen.keys("L");
    assert_snapshot!("age-of-civilization-80x24-pl", screen.text());
    for page in ["pool", "wonders", "technologies", "nations"] {
        screen.key(KeyCode::Tab);
        assert_snapshot!(format!("age-of-civilization-80x24-{page}-pl"), screen.text());
    }
}

#[test]
fn age_of_civilization_large() {
    let options = ["innovations=true", "winds-of-change=true"];
    let mut screen = in_play(140, 45, En, "age-of-civilization", "Ola,random,random,random", &options);
    assert_snapshot!("age-of-civilization-140x45-en", screen.text());
    screen.keys("L");
    assert_snapshot!("age-of-civilization-140x45-pl", screen.text());
    screen.resize(120, 40);
    assert_snapshot!("age-of-civilization-120x40-pl", screen.text());
}

#[test]
fn through_the_ages_small() {
    let mut screen = in_play(80, 24, En, "through-the-ages", "Ola,random,random", &[]);
    screen.play_some(150);
    // What has gone wrong is said first.
    screen.key(KeyCode::Enter);
    assert_snapshot!("through-the-ages-80x24-en", screen.text());
    screen.keys("L");
    assert_snapshot!("through-the-ages-80x24-pl", screen.text());
    for page in ["own", "nations", "centre"] {
        screen.key(KeyCode::Tab);
        assert_snapshot!(format!("through-the-ages-80x24-{page}-pl"), screen.text());
    }
}

#[test]
fn through_the_ages_large() {
    let mut screen = in_play(140, 45, En, "through-the-ages", "Ola,random,random,random", &[]);
    screen.play_some(250);
    assert_snapshot!("through-the-ages-140x45-en", screen.text());
    screen.keys("L");
    assert_snapshot!("through-the-ages-140x45-pl", screen.text());
    screen.resize(120, 40);
    assert_snapshot!("through-the-ages-120x40-pl", screen.text());
}

#[test]
fn civolution_small() {
    let mut screen = in_play(80, 24, En, "civolution", "Ola,random,random", &["newcomers=true"]);
    screen.play_some(60);
    assert_snapshot!("civolution-80x24-en", screen.text());
    screen.keys("L");
    assert_snapshot!("civolution-80x24-pl", screen.text());
    for page in ["console", "rivals", "middle"] {
        screen.key(KeyCode::Tab);
        assert_snapshot!(format!("civolution-80x24-{page}-pl"), screen.text());
    }
}

#[test]
fn civolution_large() {
    let mut screen = in_play(140, 45, En, "civolution", "Ola,random,random,random", &["newcomers=true"]);
    screen.play_some(80);
    assert_snapshot!("civolution-140x45-en", screen.text());
    screen.keys("L");
    assert_snapshot!("civolution-140x45-pl", screen.text());
    screen.resize(120, 40);
    assert_snapshot!("civolution-120x40-pl", screen.text());
}

#[test]
fn civilization_ccg() {
    let decks = ["decks=hand-of-fate,pax-romana"];
    let mut screen = Screen::table(80, 24, En, "civilization-ccg", "Ola,random", &decks);
    screen.play_without_giving_up(60);
    assert_snapshot!("civilization-ccg-80x24-en", screen.text());
    screen.keys("L");
    assert_snapshot!("civilization-ccg-80x24-pl", screen.text());
    screen.resize(120, 40);
    assert_snapshot!("civilization-ccg-120x40-pl", screen.text());
    screen.keys("?");
    screen.key(KeyCode::Tab);
    assert_snapshot!("civilization-ccg-signs-pl", screen.text());
}

#[test]
fn civolution_alone() {
    let mut screen = in_play(120, 40, Pl, "civolution", "Ola", &["newcomers=true"]);
    screen.play_some(40);
    assert_snapshot!("civolution-solo-pl", screen.text());
}

#[test]
fn age_of_civilization_alone() {
    let mut screen = Screen::table(80, 24, Pl, "age-of-civilization", "Ola", &["scenario=caravan-roads"]);
    screen.play_some(6);
    assert_snapshot!("age-of-civilization-solo-pl", screen.text());
}

#[test]
fn the_menu() {
    let mut screen = Screen::new(80, 24, En);
    assert_snapshot!("menu-en", screen.text());
    screen.keys("L");
    screen.key(KeyCode::Right);
    assert_snapshot!("menu-pl", screen.text());
}

#[test]
fn the_curtain() {
    let mut screen = Screen::table(80, 24, Pl, "age-of-civilization", "Ola,Jan", &["draft=true"]);
    assert!(matches!(screen.waiting(), Waiting::Curtain(_)));
    assert_snapshot!("curtain-pl", screen.text());
}

#[test]
fn the_result() {
    let mut screen = Screen::table(80, 24, Pl, "stone-age", "Ola,random,random", &[]);
    screen.play_on();
    assert_snapshot!("result-pl", screen.text());
    screen.keys("L");
    assert_snapshot!("result-en", screen.text());
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    let mut screen = in_play(80, 24, Pl, "stone-age", "Ola,random", &[]);
    screen.resize(60, 12);
    let text = screen.text();
    assert!(text.contains("80 × 24") && text.contains("60 × 12"), "{text}");
    for (columns, rows) in [(79, 24), (80, 23), (10, 3), (1, 1)] {
        screen.resize(columns, rows);
        assert!(!screen.text().contains("Łowisko"));
    }
    let step = screen.app.session().unwrap().played().step();
    screen.key(KeyCode::Down);
    screen.key(KeyCode::Enter);
    assert_eq!(screen.app.session().unwrap().played().step(), step, "nobody plays blindly");
    screen.resize(80, 24);
    assert!(screen.text().contains("Łowisko"));
    screen.key(KeyCode::Enter);
    assert!(screen.app.session().unwrap().played().step() > step);
}

#[test]
fn every_size_can_be_drawn() {
    for (game, seats) in [
        ("stone-age", "Ola,random,random,random"),
        ("age-of-civilization", "Ola,random"),
        ("through-the-ages", "Ola,random,random"),
        ("civolution", "Ola,random,random"),
    ] {
        let mut screen = in_play(80, 24, Pl, game, seats, &[]);
        for columns in [80, 81, 100, 117, 118, 119, 160, 250] {
            for rows in [24, 25, 30, 35, 36, 37, 60] {
                screen.resize(columns, rows);
                assert!(screen.text().contains("Ola"));
            }
        }
    }
}
