//! What the keys of the table do.

use crate::common::Screen;
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
    assert!(text.contains("▸ 7 Postaw 2 pionki w chacie") && !text.contains("Postaw 1 pionek w lesie"), "{text}");
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
    let exploit = |screen: &mut Screen| {
        screen.keys("/exploit");
        screen.key(KeyCode::Enter);
        screen.key(KeyCode::Enter);
    };
    exploit(&mut screen);
    assert!(step(&screen) > before, "{}", screen.text());
    screen.keys("u");
    assert_eq!(step(&screen), before);
    assert!(screen.text().contains("Taken back."));
    exploit(&mut screen);
    screen.keys("U");
    assert!(step(&screen) <= before && screen.text().contains("Your turn begins anew."), "{}", screen.text());
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
    assert!(screen.text().contains("Nie można cofnąć: od tego czasu rozstrzygał już los."), "{}", screen.text());
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
    assert!(screen.text().contains("⌂ All of it is ours, not the"), "{}", screen.text());
    screen.keys("cegypt");
    let text = screen.text();
    assert!(line(&text, "▸Egypt").contains("⌂") && text.contains("⌂ Ours, not the printed game’s:"), "{text}");
    screen.key(KeyCode::Esc);
    screen.keys("stonehenge");
    assert!(screen.text().contains("⌂ Ours, not the printed game’s:"), "{}", screen.text());
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
    assert!(screen.text().contains("A bot (hard) would: "), "{}", screen.text());
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
    screen.key(KeyCode::Tab);
    let text = screen.text();
    assert!(text.contains("how many pips make one piece") && text.contains("who has to decide now"), "{text}");
    screen.key(KeyCode::Esc);
    assert!(!screen.text().contains("how many pips"));
    screen.keys("?");
    assert!(screen.text().contains("begin your turn anew"), "a question mark asks for help");
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
    // Enter begins and ends typing; q is a letter only in between.
    screen.key(KeyCode::Enter);
    (0..3).for_each(|_| screen.key(KeyCode::Backspace));
    screen.keys("Quintus q");
    screen.key(KeyCode::Backspace);
    screen.key(KeyCode::Backspace);
    screen.key(KeyCode::Esc);
    assert!(!screen.app.is_done() && screen.text().contains("Quintus"), "{}", screen.text());
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

#[test]
fn the_bottom_line_names_every_important_key() {
    for lang in Lang::ALL {
        for game in ["stone-age", "age-of-civilization"] {
            let mut screen = Screen::table(80, 24, lang, game, "Ola,random", &[]);
            screen.wait_for_person();
            screen.key(KeyCode::Enter);
            screen.wait_for_person();
            let text = screen.text();
            let foot = text.lines().last().unwrap();
            let keys: Vec<&str> = foot.split("  ").filter_map(|part| part.trim().split(' ').next()).collect();
            for key in ["Tab", "w", "/", "H", "l", "?", "q"] {
                assert!(keys.contains(&key), "{key} is missing: {foot}");
            }
            assert!(!foot.ends_with('…'), "{foot}");
        }
    }
}

/// Whatever is closed, the lines that are left are counted from one without a gap.
#[test]
fn lines_are_numbered_from_one() {
    let mut screen = Screen::table(80, 60, Lang::En, "age-of-civilization", "Ola,random", &[]);
    let mut asked = 0;
    while screen.waiting() != Waiting::Nothing {
        let text = screen.text();
        if let (Waiting::Person(_), Some((_, list))) = (screen.waiting(), text.rsplit_once("Do actions, or rest")) {
            let number = |line: &str| line.chars().skip(1).take(2).collect::<String>().trim().parse::<usize>().ok();
            let numbers: Vec<usize> = list.lines().skip(1).map_while(number).collect();
            assert!(!numbers.is_empty() && numbers.iter().copied().eq(1..=numbers.len()), "{text}");
            asked += 1;
        }
        screen.move_at_random();
    }
    assert!(asked > 0, "the question never came");
}

#[test]
fn hunger_is_announced_and_cannot_be_missed() {
    let mut screen = stone_age(Lang::Pl);
    let (mut warned, mut struck) = (false, false);
    for _ in 0..3000 {
        let text = screen.text();
        warned |= text.contains("⚠ głód: brakuje");
        if text.contains("Uwaga!") {
            struck = true;
            assert!(text.contains("Plemię głoduje: Ola traci 10 punktów."), "{text}");
            screen.keys("x");
            assert!(screen.text().contains("Uwaga!"), "a stray key does not close it");
            screen.key(KeyCode::Enter);
            assert!(!screen.text().contains("Uwaga!"), "{}", screen.text());
        }
        if screen.waiting() == Waiting::Nothing || struck {
            break;
        }
        screen.move_at_random();
    }
    assert!(warned && struck, "{warned} {struck}");
}

#[test]
fn nothing_that_takes_a_figure_back_is_chosen_by_itself() {
    let mut screen = stone_age(Lang::En);
    let mut seen = 0;
    for _ in 0..3000 {
        if screen.waiting() == Waiting::Nothing {
            break;
        }
        let text = screen.text();
        if let Waiting::Person(_) = screen.waiting() {
            let fresh = text.lines().any(|line| line.starts_with('▸') && line.contains("Take back the figure"));
            assert!(!fresh, "{text}");
            seen += usize::from(text.contains("Take back the figure"));
        }
        screen.move_at_random();
    }
    assert!(seen > 0, "the question never came");
}

#[test]
fn why_not_tells_first_what_cannot_be_done() {
    let mut screen = Screen::table(80, 24, Lang::En, "age-of-civilization", "Ola,random", &[]);
    screen.wait_for_person();
    screen.keys("w");
    assert!(screen.text().contains("▸✗"), "{}", screen.text());
    screen.keys("plague");
    let text = screen.text();
    assert!(text.contains("▸✗ Plague") && text.contains("AC-13"), "{text}");
}

#[test]
fn the_question_names_only_what_can_be_done() {
    let mut screen = Screen::table(80, 24, Lang::En, "age-of-civilization", "Ola,random", &[]);
    screen.wait_for_person();
    let text = screen.text();
    assert!(text.contains("Choose a civilization to be born ") && !text.contains("absorbed"), "{text}");
}

#[test]
fn the_goal_of_a_scenario_and_how_far_one_is_are_shown() {
    let mut screen = Screen::table(80, 24, Lang::En, "age-of-civilization", "Ola", &["scenario=caravan-roads"]);
    let text = screen.text();
    assert!(text.contains("goal (Caravan Roads): points 0/20 · coins 3/12"), "{text}");
    // Trade is always open there, and so it always stands among the actions.
    assert!(text.lines().any(|line| line.starts_with(" Trade ")), "{text}");
}

/// Plays by lot until the consequence of an action shows a text.
fn shows(seats: &str, verb: &str, text: &str) -> bool {
    let mut screen = Screen::table(120, 40, Lang::En, "age-of-civilization", seats, &[]);
    while screen.waiting() != Waiting::Nothing {
        if screen.text().contains("Do actions, or rest") {
            screen.keys(&format!("/do {verb}"));
            if screen.text().contains(text) {
                return true;
            }
            screen.key(KeyCode::Esc);
        }
        screen.move_at_random();
    }
    false
}

#[test]
fn what_an_action_costs_and_what_it_does_is_shown_before_it_is_played() {
    assert!(shows("Ola,random", "trade", "◆ Bruno: coins"), "others gain too");
    assert!(shows("Ola", "conquest", "⚠ It would come to nothing now."));
    assert!(shows("Ola,random", "exploit", "(sacrificed)"), "the worker dies");
    assert!(shows("Ola,random", "fishing", "workers 1, coins 0"), "the action is told, not its card");
}

#[test]
fn the_pages_turn_on_a_large_screen_too_and_nobody_is_left_out() {
    let mut screen = Screen::table(120, 40, Lang::Pl, "age-of-civilization", "Ola,random,random,random", &[]);
    screen.play_some(60);
    let text = screen.text();
    // Every nation stands in the table and once more with what it has.
    for name in ["Ola", "Bruno", "Cleo", "Ugo"] {
        let lines = text.lines().map(|line| line.chars().take(41).collect::<String>());
        assert!(lines.filter(|line| line.contains(name)).count() >= 2, "{name}:\n{text}");
    }
    for _ in 0..3 {
        screen.key(KeyCode::Tab);
    }
    let text = screen.text();
    assert!(text.contains("Technologie ─") && text.contains("wymaga: Pismo"), "{text}");
}

/// A number without a line says so and leaves the choice as it is; Enter in one go with it plays nothing.
#[test]
fn a_number_without_a_line_changes_nothing() {
    let mut screen = stone_age(Lang::En);
    let before = step(&screen);
    screen.keys("30");
    assert!(screen.text().contains("There is no line 30."), "{}", screen.text());
    screen.key(KeyCode::Enter);
    assert_eq!(step(&screen), before);
    assert!(screen.text().contains("There is no line 30."), "{}", screen.text());
    assert!(line(&screen.text(), "clay pit").starts_with("▸"), "{}", screen.text());
    screen.key(KeyCode::Enter);
    assert!(step(&screen) > before, "{}", screen.text());
}

#[test]
fn a_digit_after_a_while_begins_a_new_number() {
    let mut screen = stone_age(Lang::En);
    screen.keys("1");
    (0..20).for_each(|_| screen.tick());
    screen.keys("2");
    assert!(screen.text().contains("▸ 2 "), "{}", screen.text());
    let mut screen = stone_age(Lang::En);
    screen.keys("12");
    assert!(screen.text().contains("▸12 "), "{}", screen.text());
}

/// What was found is not yet what was meant.
#[test]
fn enter_after_a_search_chooses_and_a_second_one_plays() {
    let mut screen = stone_age(Lang::En);
    let before = step(&screen);
    for wanted in ["/figure", "/clay"] {
        screen.keys(wanted);
        screen.key(KeyCode::Enter);
        assert_eq!(step(&screen), before, "{}", screen.text());
        assert!(!screen.text().contains('▏'), "{}", screen.text());
    }
    assert!(line(&screen.text(), "clay pit").starts_with("▸"), "{}", screen.text());
    screen.key(KeyCode::Enter);
    assert!(step(&screen) > before, "{}", screen.text());
    screen.wait_for_person();
    screen.keys("/xyzzy");
    assert!(screen.text().contains("Nothing fits"), "{}", screen.text());
}

#[test]
fn persons_at_one_screen_see_who_is_next_and_may_take_back_the_last_move() {
    let mut screen = Screen::table(80, 24, Lang::En, "stone-age", "Ola,Jan", &[]);
    let before = step(&screen);
    let first = screen.app.session().unwrap().keyboard();
    screen.keys("2");
    screen.key(KeyCode::Enter);
    assert_ne!(screen.app.session().unwrap().keyboard(), first);
    assert!(screen.text().contains("is next: please hand over"), "{}", screen.text());
    screen.keys("u");
    assert_eq!((step(&screen), screen.app.session().unwrap().keyboard()), (before, first), "{}", screen.text());
}

/// What is missing is told as it is, and falls with every piece that is paid.
#[test]
fn the_hungry_see_how_much_is_missing() {
    let mut screen = Screen::table(80, 24, Lang::En, "stone-age", "Ola,random", &[]);
    let mut asked = 0;
    for _ in 0..2000 {
        if screen.app.session().unwrap().ask() == Some("feed")
            && screen.waiting() != Waiting::Bot(epoka_core::Seat::at(1))
        {
            let view = screen.app.session().unwrap().view();
            let missing = view["feeding"][0]["missing"].as_u64().unwrap();
            let text = screen.text();
            assert!(text.contains(&format!("{missing} food is ")), "{missing}\n{text}");
            asked += 1;
        }
        if screen.waiting() == Waiting::Nothing {
            break;
        }
        screen.move_at_random();
    }
    assert!(asked > 0, "nobody was hungry");
    assert!(!screen.text().contains("hunger:"), "{}", screen.text());
}

/// What was set in the menu is still set after a look at the saved games and after a match.
#[test]
fn the_menu_remembers() {
    let mut screen = Screen::new(80, 24, Lang::En);
    let launch = epoka_tui::Launch { seats: Some("Ewa,easy,Jan".into()), ..epoka_tui::Launch::default() };
    launch.begin(&mut screen.app).unwrap();
    let before = screen.text();
    assert!(before.contains("Ewa") && before.contains("Jan"), "{before}");
    let row = |screen: &mut Screen, name: &str| {
        while !screen.text().lines().any(|line| line.contains('▸') && line.contains(name)) {
            screen.key(KeyCode::Down);
        }
    };
    row(&mut screen, "Saved games");
    screen.key(KeyCode::Enter);
    screen.key(KeyCode::Esc);
    assert!(screen.text().contains("Jan"), "{}", screen.text());
    row(&mut screen, "Start");
    screen.key(KeyCode::Enter);
    screen.keys("qm");
    assert!(screen.text().contains("Ewa") && screen.text().contains("Jan"), "{}", screen.text());
}
