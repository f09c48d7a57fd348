//! Several persons at one screen: nobody sees what only another may see.

use std::collections::BTreeSet;

use crate::common::Screen;
use epoka_core::{Seat, Viewer};
use epoka_games::{Lang, Voice};
use epoka_tui::session::Waiting;
use ratatui::crossterm::event::KeyCode;
use serde_json::Value;

/// Every word in a view.
fn words(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => drop(found.insert(word.clone())),
        Value::Array(items) => items.iter().for_each(|item| words(item, found)),
        Value::Object(fields) => fields.values().for_each(|value| words(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The names of things that somebody at the table sees and the viewer must not.
fn secrets(screen: &Screen, viewer: Viewer, kind: &str) -> Vec<String> {
    let session = screen.app.session().unwrap();
    let played = session.played();
    let seen = |viewer| {
        let mut found = BTreeSet::new();
        words(&played.view(viewer), &mut found);
        found
    };
    let own = seen(viewer);
    let others: BTreeSet<String> = Seat::all(played.players()).flat_map(|seat| seen(Viewer::Seat(seat))).collect();
    let told = played.told(0, viewer, &Voice::new(Lang::En));
    let said = |name: &String| told.iter().any(|told| told.text.contains(name.as_str()));
    let words = session.game.words(Lang::En);
    let hidden = others.difference(&own).filter(|id| words.has(&format!("{kind}-{id}")));
    hidden.map(|id| words.name(kind, id)).filter(|name| !said(name)).collect()
}

/// Plays a game with several persons and looks at every page of every screen.
fn nobody_peeks(columns: u16, rows: u16, game: &str, setup: &[&str], kind: &str) {
    let mut screen = Screen::table(columns, rows, Lang::En, game, "Ola,Jan,random", setup);
    let (mut curtains, mut kept) = (0, 0);
    // Who looks at the screen, as somebody at the table would tell it.
    let mut eyes = Viewer::Spectator;
    while screen.waiting() != Waiting::Nothing {
        eyes = match screen.waiting() {
            Waiting::Person(seat) => Viewer::Seat(seat),
            Waiting::Bot(_) => eyes,
            Waiting::Curtain(_) | Waiting::Nothing => Viewer::Spectator,
        };
        let secrets = secrets(&screen, eyes, kind);
        kept += secrets.len();
        for _ in 0..4 {
            let text = screen.text();
            let leaked = secrets.iter().find(|name| text.contains(name.as_str()));
            assert!(leaked.is_none(), "{leaked:?} is not for these eyes:\n{text}");
            if let Waiting::Curtain(_) = screen.waiting() {
                break;
            }
            screen.key(KeyCode::Tab);
        }
        curtains += usize::from(matches!(screen.waiting(), Waiting::Curtain(_)));
        screen.move_at_random();
    }
    assert!(curtains > 3 && kept > 50, "{curtains} curtains and {kept} secrets are too few to prove anything");
}

#[test]
fn hands_of_a_draft_stay_secret() {
    nobody_peeks(80, 24, "age-of-civilization", &["draft=true"], "civilization");
    nobody_peeks(140, 45, "age-of-civilization", &["draft=true"], "civilization");
}

#[test]
fn cards_of_a_tribe_stay_secret() {
    // What is bought is told aloud, so only what was drawn from the deck is secret: the curtain is what counts.
    let mut screen = Screen::table(80, 24, Lang::En, "stone-age", "Ola,Jan", &[]);
    let mut curtains = 0;
    while screen.waiting() != Waiting::Nothing {
        if let Waiting::Curtain(seat) = screen.waiting() {
            curtains += 1;
            let text = screen.text();
            let name = &screen.app.session().unwrap().names()[seat.index()];
            assert!(text.contains(&format!("{name} is next")) && !text.contains("Log"), "{text}");
            assert_eq!(screen.app.session().unwrap().viewer(), Viewer::Spectator);
        }
        screen.move_at_random();
    }
    assert!(curtains > 3, "{curtains} curtains");
}

#[test]
fn the_owner_sees_the_own_hand() {
    let mut screen = Screen::table(140, 45, Lang::En, "age-of-civilization", "Ola,random", &["draft=true"]);
    screen.wait_for_person();
    screen.key(KeyCode::Enter);
    screen.wait_for_person();
    let session = screen.app.session().unwrap();
    let hand = session.view()["nations"][0]["hand"][0].as_str().unwrap().to_owned();
    let name = session.game.words(Lang::En).name("civilization", &hand);
    let text = screen.text();
    assert!(text.contains("Your hand") && text.contains(&name), "{text}");
}

#[test]
fn without_secrets_the_keyboard_goes_round_without_a_curtain() {
    let mut screen = Screen::table(80, 24, Lang::En, "age-of-civilization", "Ola,Jan", &[]);
    while screen.waiting() != Waiting::Nothing {
        assert!(!matches!(screen.waiting(), Waiting::Curtain(_)));
        screen.move_at_random();
    }
}

/// Undo behind the curtain takes the decision back, and the curtain stays closed for whoever made it.
#[test]
fn undo_does_not_open_the_curtain() {
    let mut screen = Screen::table(80, 24, Lang::En, "age-of-civilization", "Ola,Jan,random", &["draft=true"]);
    while !matches!(screen.waiting(), Waiting::Person(_)) {
        screen.move_at_random();
    }
    let Waiting::Person(first) = screen.waiting() else { unreachable!("a person decides") };
    let before = screen.app.session().unwrap().played().step();
    screen.key(KeyCode::Enter);
    let Waiting::Curtain(next) = screen.waiting() else { panic!("{:?}", screen.waiting()) };
    assert_ne!(next, first);
    screen.keys("u");
    assert_eq!(screen.app.session().unwrap().played().step(), before);
    assert_eq!(screen.waiting(), Waiting::Curtain(first));
    assert_eq!(screen.app.session().unwrap().viewer(), Viewer::Spectator);
    screen.key(KeyCode::Enter);
    assert_eq!(screen.waiting(), Waiting::Person(first));
}
