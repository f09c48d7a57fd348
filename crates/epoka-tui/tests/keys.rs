//! What the keys of the table do.

mod common;

use common::Screen;
use epoka_games::Lang;
use epoka_tui::session::Waiting;
use ratatui::crossterm::event::KeyCode;

fn stone_age(lang: Lang) -> Screen {
    let mut screen = Screen::table(80, 24, lang, "stone-age", "Ola,random", &[]);
    screen.wait_for_person();
    screen
}

fn step(screen: &Screen) -> usize {
    screen.app.session().unwrap().played().step()
}

/// The line of a screen with this text in it.
fn line<'a>(text: &'a str, part: &str) -> &'a str {
    text.lines().find(|line| line.contains(part)).unwrap_or_else(|| panic!("`{part}` is missing:\n{text}"))
}

#[test]
fn a_line_is_chosen_by_number_and_played_by_enter() {
    let mut screen = stone_age(Lang::En);
    screen.keys("3");
    screen.key(KeyCode::Right);
    assert!(line(&screen.text(), "clay pit").starts_with("▸"), "{}", screen.text());
    assert!(screen.text().contains("at home 5 → 3"), "{}", screen.text());
    screen.key(KeyCode::Enter);
    assert!(screen.text().contains("Ola places 2 figures in the"), "{}", screen.text());
}

#[test]
fn typing_after_a_slash_looks_for_a_line() {
    let mut screen = stone_age(Lang::Pl);
    screen.keys("/chac");
    let text = screen.text();
    assert!(text.contains("▸1 Postaw 2 pionki w chacie") && !text.contains("Postaw 1 pionek w lesie"), "{text}");
    screen.key(KeyCode::Esc);
    assert!(screen.text().contains("Postaw 1 pionek w lesie"));
}

#[test]
fn undo_takes_back_a_decision_and_says_why_it_cannot() {
    let mut screen = Screen::table(80, 24, Lang::En, "age-of-civilization", "Ola", &[]);
    screen.keys("u");
    assert!(screen.text().contains("There is nothing to take back yet."), "{}", screen.text());
    assert!(!screen.text().contains("u undo"), "{}", screen.text());
    screen.key(KeyCode::Enter);
    // Whatever the first civilization asks for, the work of the turn can be taken back one by one or at once.
    while !screen.text().contains("Do actions, or rest") {
        screen.key(KeyCode::Enter);
    }
    let before = step(&screen);
    screen.keys("/exploit");
    screen.key(KeyCode::Enter);
    assert!(step(&screen) > before, "{}", screen.text());
    screen.keys("u");
    assert_eq!(step(&screen), before);
    assert!(screen.text().contains("Taken back."));
    screen.keys("/exploit");
    screen.key(KeyCode::Enter);
    screen.keys("U");
    assert!(step(&screen) <= before && screen.text().contains("begins anew"), "{}", screen.text());
}

#[test]
fn undo_goes_back_over_what_bots_have_answered() {
    let mut screen = Screen::table(80, 24, Lang::Pl, "stone-age", "Ola,random,random", &[]);
    screen.wait_for_person();
    let before = (step(&screen), screen.app.session().unwrap().view());
    screen.keys("2");
    screen.key(KeyCode::Enter);
    screen.wait_for_person();
    assert!(step(&screen) > before.0 + 1, "bots have moved");
    assert!(screen.text().contains("u cofnij"), "{}", screen.text());
    screen.keys("u");
    assert_eq!((step(&screen), screen.app.session().unwrap().view()), before);
    assert!(screen.text().contains("Cofnięto."), "{}", screen.text());
}

#[test]
fn undo_stops_at_dice_and_says_so() {
    let mut screen = stone_age(Lang::Pl);
    // Everybody hunts until dice have been rolled.
    while !screen.app.session().unwrap().told().iter().any(|told| told.event["type"] == "rolled") {
        screen.key(KeyCode::Enter);
        screen.wait_for_person();
    }
    let before = step(&screen);
    assert!(!screen.text().contains("u cofnij"), "{}", screen.text());
    screen.keys("u");
    assert!(screen.text().contains("Nie można cofnąć: potem były już kości"), "{}", screen.text());
    assert_eq!(step(&screen), before);
}

#[test]
fn why_not_names_the_rule_and_tells_it() {
    let mut screen = stone_age(Lang::En);
    screen.keys("7");
    screen.key(KeyCode::Enter);
    screen.wait_for_person();
    screen.keys("whut");
    let text = screen.text();
    let session = screen.app.session().unwrap();
    let rule = session.why("hut").unwrap().expect("the hut is full");
    let entry = session.game.catalogue().entry(rule);
    assert!(text.contains("✗ Hut") && text.contains(&entry.id), "{text}");
    let begin: String = entry.text.get("en").split(' ').take(3).collect::<Vec<_>>().join(" ");
    assert!(text.contains(&begin), "{text}");
    screen.key(KeyCode::Esc);
    screen.key(KeyCode::Esc);
    screen.keys("wforest");
    assert!(screen.text().contains("You can do this now."), "{}", screen.text());
}

#[test]
fn rules_are_searched_in_the_language_that_is_spoken() {
    let mut screen = stone_age(Lang::Pl);
    screen.keys("rSA-17");
    let text = screen.text();
    let entry = screen.app.session().unwrap().game.catalogue().find("SA-17").unwrap();
    assert!(line(&text, "▸SA-17").contains("SA-17 · Ustawianie"), "{text}");
    assert!(text.contains(entry.title.get("pl").split(' ').next().unwrap()), "{text}");
    screen.key(KeyCode::Esc);
    screen.keys("glod");
    assert!(screen.text().to_lowercase().contains("głod"), "marks need not be typed:\n{}", screen.text());
    screen.keys("xyzzy");
    assert!(screen.text().contains("Nic nie pasuje"));
}

#[test]
fn house_cards_are_marked_wherever_they_are_shown() {
    let mut screen = Screen::table(80, 24, Lang::En, "age-of-civilization", "Ola,random", &[]);
    screen.wait_for_person();
    assert!(screen.text().contains("⌂ House card"), "{}", screen.text());
    screen.keys("cegypt");
    let text = screen.text();
    assert!(line(&text, "▸Egypt").contains("⌂") && text.contains("⌂ House card; ours: population"), "{text}");
    screen.key(KeyCode::Esc);
    screen.keys("stonehenge");
    assert!(screen.text().contains("⌂ House card"), "{}", screen.text());
    let mut screen = stone_age(Lang::Pl);
    screen.keys("c");
    assert!(!screen.text().contains('⌂'), "nothing in Stone Age is the house's:\n{}", screen.text());
}

#[test]
fn a_hint_chooses_what_a_bot_would_do() {
    let mut screen = stone_age(Lang::En);
    let before = step(&screen);
    screen.keys("H");
    assert!(screen.text().contains("Thinking about a hint"));
    screen.tick();
    assert!(screen.text().contains("A bot would: "), "{}", screen.text());
    assert_eq!(step(&screen), before, "a hint plays nothing");
}

#[test]
fn a_bot_that_thinks_is_named() {
    let mut screen = stone_age(Lang::Pl);
    screen.key(KeyCode::Enter);
    assert!(matches!(screen.waiting(), Waiting::Bot(_)));
    assert!(screen.text().contains("Bruno myśli…"));
}

#[test]
fn the_log_tells_what_happened_since_and_scrolls() {
    let mut screen = stone_age(Lang::En);
    screen.keys("8");
    screen.key(KeyCode::Enter);
    screen.wait_for_person();
    assert!(screen.text().contains("── since your last move"), "{}", screen.text());
    screen.keys("l");
    assert!(screen.text().contains("Ola places 1 figure on the field."), "{}", screen.text());
    screen.key(KeyCode::Home);
    assert!(screen.text().contains("Lots are drawn"), "{}", screen.text());
    screen.key(KeyCode::Esc);
    assert!(!screen.text().contains("Lots are drawn"));
    for _ in 0..20 {
        screen.key(KeyCode::PageUp);
    }
    assert!(screen.text().contains("Lots are drawn"), "{}", screen.text());
}

#[test]
fn the_language_changes_at_once_and_nothing_else_does() {
    let mut screen = stone_age(Lang::En);
    screen.keys("5");
    let before = step(&screen);
    screen.keys("L");
    let text = screen.text();
    assert!(text.contains("▸ 5 Postaw 1 pionek nad rzeką") && text.contains("Epoka Kamienia"), "{text}");
    assert_eq!(step(&screen), before);
}

#[test]
fn help_lists_the_keys_and_quitting_asks() {
    let mut screen = stone_age(Lang::En);
    screen.keys("h");
    assert!(screen.text().contains("begin your turn anew"));
    screen.key(KeyCode::Esc);
    screen.keys("q");
    assert!(screen.text().contains("Leave the game?") && !screen.app.is_done());
    screen.key(KeyCode::Esc);
    assert!(!screen.text().contains("Leave the game?"));
    screen.keys("q");
    screen.key(KeyCode::Enter);
    assert!(screen.app.is_done());
}

#[test]
fn a_match_is_set_up_in_the_menu() {
    let mut screen = Screen::new(80, 24, Lang::En);
    screen.key(KeyCode::Right);
    assert!(screen.text().contains("‹ Age of Civilization ›"));
    screen.key(KeyCode::Down);
    screen.key(KeyCode::Left);
    assert!(screen.text().contains("not for one player"), "drafts are not for one:\n{}", screen.text());
    screen.key(KeyCode::Down);
    (0..3).for_each(|_| screen.key(KeyCode::Backspace));
    screen.keys("Quintus");
    while !screen.text().contains("▸ Scenario") {
        screen.key(KeyCode::Down);
    }
    screen.key(KeyCode::Right);
    let text = screen.text();
    assert!(text.contains("‹ Wonder Builders ›") && text.contains("Goal: at least"), "{text}");
    while !screen.text().contains("▸ Start") {
        screen.key(KeyCode::Down);
    }
    screen.key(KeyCode::Enter);
    let session = screen.app.session().expect("the match has begun");
    assert_eq!(session.names(), ["Quintus"]);
    assert_eq!(session.played().save().setup["scenario"], "wonder-builders");
}
