//! Whole games by keys alone, to the result.

use crate::common::Screen;
use epoka_games::Lang;
use epoka_tui::session::Waiting;
use ratatui::crossterm::event::KeyCode;

/// No message or variable is missing on a screen.
fn sound(text: &str) {
    assert!(!text.contains(['⟨', '{', '}']), "{text}");
}

/// Plays to the end, looks at every screen on the way, and reads the result.
fn play(columns: u16, rows: u16, lang: Lang, game: &str, seats: &str, setup: &[&str]) {
    let mut screen = Screen::table(columns, rows, lang, game, seats, setup);
    while screen.waiting() != Waiting::Nothing {
        let text = screen.text();
        sound(&text);
        screen.key(KeyCode::Tab);
        screen.move_at_random();
    }
    let text = screen.text();
    sound(&text);
    let (title, total) = match lang {
        Lang::En => ("Result", "Total"),
        Lang::Pl => ("Wynik końcowy", "Razem"),
    };
    assert!(text.contains(title) && text.contains(total), "{text}");
    let session = screen.app.session().unwrap();
    for standing in session.standings().unwrap() {
        assert!(text.contains(&standing.score.to_string()), "{text}");
        let words = session.game.words(lang);
        for part in standing.breakdown.iter().filter(|part| part.points != 0) {
            assert!(text.contains(&words.source(part.source)), "{} is missing:\n{text}", part.source);
        }
    }
    // The table stays to be looked at, and the result can be opened again.
    screen.key(KeyCode::Esc);
    assert!(!screen.text().contains(total));
    screen.keys("f");
    assert!(screen.text().contains(total));
}

#[test]
fn stone_age_on_a_small_screen() {
    play(80, 24, Lang::En, "stone-age", "Ola,random", &[]);
}

#[test]
fn stone_age_on_a_large_screen() {
    play(140, 45, Lang::Pl, "stone-age", "Ola,Jan,random", &["open-cards=true"]);
}

#[test]
fn age_of_civilization_on_a_small_screen() {
    play(80, 24, Lang::Pl, "age-of-civilization", "Ola,random", &[]);
    play(80, 24, Lang::En, "age-of-civilization", "Ola,random,Jan,random", &["draft=true", "winds-of-change=true"]);
}

#[test]
fn age_of_civilization_on_a_large_screen() {
    play(140, 45, Lang::En, "age-of-civilization", "Ola,random,random", &["innovations=true"]);
    play(120, 40, Lang::Pl, "age-of-civilization", "Ola,Jan,random,random", &["draft=true"]);
}

#[test]
fn age_of_civilization_alone_with_its_verdict() {
    play(80, 24, Lang::En, "age-of-civilization", "Ola", &[]);
    let mut screen = Screen::table(80, 24, Lang::En, "age-of-civilization", "Ola", &["scenario=plague-years"]);
    screen.play_on();
    let text = screen.text();
    assert!(text.contains("The goal of the scenario is"), "{text}");
}

/// The card game is long, so its beginning counts: every card is called by its name, in both languages.
#[test]
fn the_card_game_is_told_in_names() {
    for lang in Lang::ALL {
        let mut screen =
            Screen::table(120, 40, lang, "civilization-ccg", "Ola,random", &["decks=hand-of-fate,pax-romana"]);
        let ids = screen.app.session().unwrap().game.components().into_iter().map(|component| component.id);
        let ids: Vec<String> = ids.filter(|id| id.contains('-')).collect();
        for _ in 0..25 {
            let text = screen.text();
            sound(&text);
            let raw = ids.iter().find(|id| text.contains(id.as_str()));
            assert!(raw.is_none(), "{raw:?} is no name:\n{text}");
            screen.key(KeyCode::Tab);
            screen.move_at_random();
        }
    }
}

#[test]
fn bots_among_themselves_are_watched() {
    let mut screen = Screen::table(80, 24, Lang::En, "stone-age", "random,random", &[]);
    assert!(screen.text().contains("watching"));
    screen.play_on();
    assert!(screen.text().contains("Total"));
}

#[test]
fn after_the_end_one_plays_again_or_goes_to_the_menu() {
    let mut screen = Screen::table(80, 24, Lang::En, "age-of-civilization", "Ola,random", &[]);
    screen.play_on();
    screen.keys("n");
    assert_ne!(screen.waiting(), Waiting::Nothing);
    screen.play_on();
    screen.keys("m");
    assert!(screen.app.session().is_none() && screen.text().contains("Start"));
    screen.keys("q");
    assert!(screen.app.is_done());
}
