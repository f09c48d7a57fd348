//! What somebody sees who plays for the first time: nothing is cut, nothing gets lost, nothing contradicts itself.

use crate::common::{Screen, app_in, folder};
use epoka_games::Lang;
use epoka_tui::{Launch, session::Waiting};
use ratatui::crossterm::event::KeyCode;

fn table(lang: Lang, game: &str) -> Screen {
    let mut screen = Screen::table(80, 24, lang, game, "Ola,random", &[]);
    screen.wait_for_person();
    screen
}

/// A match that is over, with its result on the screen, and its games kept on disk.
fn finished() -> (Screen, std::path::PathBuf) {
    let folder = folder("finished");
    let mut screen = Screen::of(app_in(folder.clone(), Lang::En), 80, 24);
    let seats = Some("Ola,random".into());
    let launch =
        Launch { game: Some("age-of-civilization".into()), seats, seed: Some("end".into()), ..Launch::default() };
    launch.begin(&mut screen.app).unwrap();
    screen.play_on();
    (screen, folder)
}

#[test]
fn no_line_of_the_help_is_cut() {
    for lang in Lang::ALL {
        for game in ["stone-age", "age-of-civilization", "through-the-ages", "civolution", "civilization-ccg"] {
            let mut screen = table(lang, game);
            screen.keys("?");
            for _ in 0..2 {
                let text = screen.text();
                let cut = text.lines().find(|line| line.trim_end_matches([' ', '│']).ends_with('…'));
                assert_eq!(cut.filter(|line| !line.contains("1 2 3 …")), None, "{text}");
                screen.key(KeyCode::Tab);
            }
        }
    }
}

#[test]
fn a_search_is_not_lost_by_enter() {
    let mut screen = table(Lang::En, "stone-age");
    for sheet in ["rhunger", "csickle", "wforest"] {
        screen.keys(sheet);
        let before = screen.text();
        screen.key(KeyCode::Enter);
        assert_eq!(screen.text(), before);
        screen.key(KeyCode::Esc);
        screen.key(KeyCode::Esc);
    }
}

#[test]
fn after_the_end_the_replay_is_saved_once_and_nothing_can_be_played() {
    let (mut screen, folder) = finished();
    screen.keys("s");
    assert!(screen.text().contains("Replay saved"), "{}", screen.text());
    screen.keys("s");
    screen.key(KeyCode::Esc);
    screen.keys("s");
    assert!(screen.text().contains("Replay saved"), "{}", screen.text());
    assert_eq!(std::fs::read_dir(folder.join("replays")).unwrap().count(), 1);
    screen.keys("w");
    assert!(screen.text().contains("The game is over") && !screen.text().contains("not now"), "{}", screen.text());
    screen.keys("f");
    assert!(screen.text().contains("Ola"), "{}", screen.text());
    screen.key(KeyCode::Esc);
    screen.keys("q");
    let text = screen.text();
    assert!(text.contains("The game is over.") && !text.contains("--resume"), "{text}");
}

#[test]
fn the_menu_shows_the_match_that_was_played() {
    let mut screen = Screen::table(80, 24, Lang::En, "age-of-civilization", "Ola,easy,random", &["draft=true"]);
    screen.keys("qm");
    let text = screen.text();
    assert!(text.contains("‹ Age of Civilization ›") && text.contains("‹ bot, easy ›"), "{text}");
    assert!(text.lines().any(|line| line.contains("raft") && line.contains("‹ yes ›")), "{text}");
    screen.key(KeyCode::Esc);
    assert!(!screen.app.is_done() && screen.text().contains("▸ Quit"), "{}", screen.text());
    screen.key(KeyCode::Esc);
    assert!(!screen.app.is_done() && screen.text().contains("‹ bot, easy ›"), "{}", screen.text());
}

#[test]
fn the_menu_names_only_keys_that_do_something() {
    let mut screen = Screen::new(80, 24, Lang::En);
    let on = |screen: &mut Screen, row: &str| {
        while !screen.text().contains(&format!("▸ {row}")) {
            screen.key(KeyCode::Down);
        }
        screen.text()
    };
    let text = on(&mut screen, "Seat 2");
    assert!(!text.contains("change the name") && text.contains("Enter go on"), "{text}");
    let text = on(&mut screen, "Seed");
    assert!(!text.contains("← →") && text.contains("Enter type"), "{text}");
}

/// A hint tells what to do, not that all is well.
#[test]
fn a_warning_stays_beside_a_hint() {
    let mut screen = table(Lang::En, "stone-age");
    for _ in 0..400 {
        if screen.text().contains("⚠ hunger") && matches!(screen.waiting(), Waiting::Person(_)) {
            break;
        }
        screen.move_at_random();
    }
    screen.keys("H");
    screen.tick();
    let text = screen.text();
    assert!(text.contains("A bot (hard)") && text.contains("⚠ hunger"), "{text}");
}

/// With two players a resource has room for one of them, and of the village two places are used.
#[test]
fn what_the_number_of_players_closes_has_no_room() {
    let mut screen = table(Lang::En, "stone-age");
    let row = |text: &str, place: &str| {
        let board = text.lines().take(12).find(|line| line.contains(place)).map(str::to_owned);
        board.map(|line| line.chars().take(38).collect::<String>()).unwrap_or_default()
    };
    assert!(row(&screen.text(), "Quarry").contains("·······"), "{}", screen.text());
    screen.keys("/quarry");
    screen.key(KeyCode::Enter);
    screen.key(KeyCode::Enter);
    let text = screen.text();
    assert!(row(&text, "Quarry").contains('●') && !row(&text, "Quarry").contains('·'), "{text}");
    screen.keys("w");
    assert!(!screen.text().contains("stack 3"), "{}", screen.text());
}

#[test]
fn why_not_tells_the_price_and_what_one_has() {
    let mut screen = table(Lang::En, "age-of-civilization");
    while !screen.text().contains("Do actions, or rest") {
        screen.key(KeyCode::Enter);
        screen.wait_for_person();
    }
    let wonder = screen.app.session().unwrap().why("wonder").unwrap();
    assert!(wonder.is_some(), "the wonder costs more than there is at the beginning");
    screen.keys("wwonder");
    let text = screen.text();
    assert!(text.contains("✗ Wonder") && text.contains("coins 7") && text.contains("You have: coins"), "{text}");
}

/// The label tells what an action really gives; the words on the card are no second answer.
#[test]
fn an_action_has_one_result() {
    let mut screen = table(Lang::Pl, "age-of-civilization");
    let mut seen = 0;
    for _ in 0..300 {
        let text = screen.text();
        for line in text.lines().filter(|line| line.contains("Wykonaj akcję")) {
            let list: String = line.chars().take(46).collect();
            assert!(!list.contains(" · "), "{text}");
            seen += 1;
        }
        screen.move_at_random();
        screen.wait_for_person();
    }
    assert!(seen > 0, "no action was on offer");
}

/// Whoever else sits at the table is on its first page, and equal cards are counted.
#[test]
fn both_realms_of_the_card_game_stand_on_the_first_page() {
    for lang in Lang::ALL {
        let decks = ["decks=hand-of-fate,pax-romana"];
        let mut screen = Screen::table(80, 24, lang, "civilization-ccg", "Ola,random", &decks);
        screen.play_without_giving_up(40);
        let text = screen.text();
        let board: Vec<&str> = text.lines().skip(1).take(14).collect();
        for (seat, name) in [(0, "● Ola"), (1, "◆ Bruno")] {
            assert!(board.iter().any(|line| line.contains(name)), "{name}:\n{text}");
            let session = screen.app.session().unwrap();
            let view = session.view();
            let capital = view["realms"][seat]["line"].as_array().unwrap().iter().find(|place| place["slot"] == 0);
            let capital = session.game.words(lang).name("card", capital.unwrap()["card"].as_str().unwrap());
            assert!(board.iter().any(|line| line.contains(&format!("♜{capital}"))), "{capital}:\n{text}");
        }
        assert!(text.contains(" ×"), "{text}");
    }
}

/// Two equal cards in the row: one of them is meant.
#[test]
fn one_card_of_the_row_is_pointed_at() {
    let mut screen = Screen::table(80, 24, Lang::En, "through-the-ages", "Ola,random", &[]);
    let mut seen = 0;
    for _ in 0..400 {
        screen.move_at_random();
        screen.wait_for_person();
        screen.key(KeyCode::Esc);
        if screen.waiting() == Waiting::Nothing {
            break;
        }
        screen.keys("/take");
        let text = screen.text();
        let pointed: usize = text.lines().skip(1).take(5).map(|line| line.matches('▸').count()).sum();
        assert!(pointed <= 1, "{text}");
        seen += pointed;
        screen.key(KeyCode::Esc);
    }
    assert!(seen > 0, "nothing was ever taken from the row");
}

#[test]
fn how_many_civilizations_one_has_of_how_many_is_told() {
    let mut screen = table(Lang::Pl, "age-of-civilization");
    assert!(screen.text().contains("która się narodzi (masz 0 z 3)"), "{}", screen.text());
}

/// The cursor never begins on what sacrifices a worker.
#[test]
fn nothing_that_costs_a_life_is_chosen_by_itself() {
    let mut screen = table(Lang::Pl, "age-of-civilization");
    let mut asked = 0;
    while screen.waiting() != Waiting::Nothing {
        if let Waiting::Person(_) = screen.waiting() {
            let text = screen.text();
            let chosen = text.lines().rev().find(|line| line.starts_with('▸')).unwrap_or_default();
            let chosen: String = chosen.chars().take(46).collect();
            assert!(!chosen.contains("Wyzysk") && !chosen.contains("Zdobądź cud"), "{text}");
            asked += usize::from(text.contains("Wykonaj akcję Wyzysk"));
        }
        screen.move_at_random();
    }
    assert!(asked > 0, "Exploit was never on offer");
}
