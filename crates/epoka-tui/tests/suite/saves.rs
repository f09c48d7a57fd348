//! Nothing is lost: games are saved by themselves, played on, and never overwritten.

use std::{
    fs,
    time::{Duration, SystemTime},
};

use crate::common::{Screen, app_in, folder};
use epoka_core::Viewer;
use epoka_games::Lang;
use epoka_tui::{Launch, LaunchError, session::Waiting};
use ratatui::crossterm::event::KeyCode;

fn launch(game: &str, seats: &str) -> Launch {
    Launch { game: Some(game.into()), seats: Some(seats.into()), seed: Some("s".into()), ..Launch::default() }
}

#[test]
fn a_game_is_played_on_where_it_was_left() {
    let place = folder("resume");
    for game in ["stone-age", "age-of-civilization"] {
        let mut screen = Screen::of(app_in(place.clone(), Lang::En), 80, 24);
        launch(game, "Ola,random").begin(&mut screen.app).unwrap();
        screen.play_some(25);
        let (left, text) = (screen.app.session().unwrap().played().turn(Viewer::Referee), screen.text());
        screen.control_c();
        assert!(screen.app.is_done());

        let mut screen = Screen::of(app_in(place.clone(), Lang::En), 80, 24);
        Launch { resume: true, ..Launch::default() }.begin(&mut screen.app).unwrap();
        assert_eq!(screen.app.session().unwrap().played().turn(Viewer::Referee), left);
        let board = |text: &str| text.lines().take(11).collect::<Vec<_>>().join("\n");
        assert_eq!(board(&screen.text()), board(&text));
        screen.play_on();
        // What is over is not played on by itself.
        let mut app = app_in(place.clone(), Lang::En);
        let again = Launch { resume: true, game: Some(game.into()), ..Launch::default() }.begin(&mut app);
        assert!(matches!(again, Err(LaunchError::NothingToResume)), "{again:?}");
    }
}

#[test]
fn the_list_shows_games_and_broken_files_and_keeps_both() {
    let place = folder("list");
    let mut app = app_in(place.clone(), Lang::Pl);
    launch("stone-age", "Ola,Jan,random").begin(&mut app).unwrap();
    let broken = place.join("games").join("stone-age-9.json");
    fs::write(&broken, "{ not a game").unwrap();
    let later = SystemTime::now() + Duration::from_mins(1);
    fs::File::options().write(true).open(&broken).unwrap().set_modified(later).unwrap();

    let mut screen = Screen::of(app_in(place.clone(), Lang::Pl), 80, 24);
    while !screen.text().contains("▸ Zapisane gry") {
        screen.key(KeyCode::Down);
    }
    assert!(screen.text().contains("2 gry"));
    screen.key(KeyCode::Enter);
    let text = screen.text();
    assert!(text.contains("Epoka Kamienia") && text.contains("Ola, Jan, Bruno"), "{text}");
    assert!(text.contains("stone-age-9") && text.contains("nie da się odczytać"), "{text}");
    // The broken one is the newest, so it comes first: choosing it tells why and changes nothing.
    screen.key(KeyCode::Enter);
    let text = screen.text();
    assert!(text.contains("Nie można grać dalej") && screen.app.session().is_none(), "{text}");
    screen.key(KeyCode::Down);
    screen.key(KeyCode::Enter);
    assert!(screen.app.session().is_some(), "{}", screen.text());
    assert_eq!(fs::read_to_string(&broken).unwrap(), "{ not a game");

    // A new game never takes the place of another.
    let mut app = app_in(place.clone(), Lang::Pl);
    launch("stone-age", "Ola,random").begin(&mut app).unwrap();
    let mut files: Vec<_> = fs::read_dir(place.join("games")).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, ["stone-age-1.json", "stone-age-2.json", "stone-age-9.json"]);
}

#[test]
fn a_save_that_was_tampered_with_is_refused() {
    let place = folder("tampered");
    let mut screen = Screen::of(app_in(place.clone(), Lang::En), 80, 24);
    launch("stone-age", "Ola,random").begin(&mut screen.app).unwrap();
    screen.play_some(10);
    let file = place.join("games").join("stone-age-1.json");
    let text = fs::read_to_string(&file).unwrap().replacen("\"figures\":1", "\"figures\":9", 1);
    fs::write(&file, &text).unwrap();
    let resumed = Launch { resume: true, ..Launch::default() }.begin(&mut app_in(place, Lang::En));
    assert!(matches!(resumed, Err(LaunchError::CannotResume { .. })), "{resumed:?}");
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn a_disk_that_says_no_does_not_stop_the_game() {
    let place = folder("full");
    fs::write(&place, "a file where a folder should be").unwrap();
    let mut screen = Screen::of(app_in(place, Lang::En), 80, 24);
    launch("stone-age", "Ola,random").begin(&mut screen.app).unwrap();
    assert!(screen.text().contains("could not be saved"), "{}", screen.text());
    screen.play_some(10);
    assert!(screen.app.session().unwrap().played().step() > 5);
}

#[test]
fn a_saved_game_can_be_thrown_away() {
    let place = folder("remove");
    launch("stone-age", "Ola,random").begin(&mut app_in(place.clone(), Lang::En)).unwrap();
    let mut screen = Screen::of(app_in(place.clone(), Lang::En), 80, 24);
    while !screen.text().contains("▸ Saved games") {
        screen.key(KeyCode::Down);
    }
    screen.key(KeyCode::Enter);
    screen.keys("d");
    assert!(screen.text().contains("for good?"));
    screen.key(KeyCode::Esc);
    assert!(place.join("games").join("stone-age-1.json").exists());
    screen.keys("dy");
    assert!(!place.join("games").join("stone-age-1.json").exists());
    assert!(screen.text().contains("No game has been saved yet"));
}

#[test]
fn the_replay_is_exported_at_the_end_and_holds() {
    let place = folder("export");
    let mut screen = Screen::of(app_in(place.clone(), Lang::En), 80, 24);
    launch("age-of-civilization", "Ola,random").begin(&mut screen.app).unwrap();
    screen.play_on();
    assert_eq!(screen.waiting(), Waiting::Nothing);
    screen.keys("s");
    assert!(screen.text().contains("Replay saved"), "{}", screen.text());
    let text = fs::read_to_string(place.join("replays").join("age-of-civilization-1.json")).unwrap();
    let replay = serde_json::from_str(&text).unwrap();
    let game = epoka_games::find("age-of-civilization").unwrap().open(&[]).unwrap();
    assert!(game.load(&replay).unwrap().deciding().is_empty());
}
