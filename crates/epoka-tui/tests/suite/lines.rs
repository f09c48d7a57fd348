//! What a line of the list says, what it leads to, and how all of it is read.

use crate::common::Screen;
use epoka_games::Lang;
use epoka_tui::session::{Session, Waiting};
use ratatui::crossterm::event::KeyCode;
use serde_json::Value;

/// The words of a screen, whatever lines and frames stand between them.
fn words(text: &str) -> Vec<String> {
    let bare = text.replace(|letter: char| "│─╭╮╰╯▸⋯".contains(letter), " ");
    bare.split_whitespace().map(str::to_owned).collect()
}

/// What stands inside the frame of a sheet.
fn sheet(text: &str) -> String {
    let inside = |line: &str| line.split_once('│').and_then(|(_, rest)| Some(rest.rsplit_once('│')?.0.to_owned()));
    text.lines().filter_map(inside).collect::<Vec<_>>().join("\n")
}

/// Whether all words of a text stand on a screen, one after the other.
fn tells(screen: &str, text: &str) -> bool {
    let (all, wanted) = (words(screen), words(text));
    all.windows(wanted.len()).any(|some| some == wanted)
}

fn session(screen: &Screen) -> &Session {
    screen.app.session().expect("a table is on the screen")
}

/// Plays by lot until a person is asked where something is shown; answers whether it ever was.
fn until(screen: &mut Screen, mut shown: impl FnMut(&mut Screen) -> bool) -> bool {
    for _ in 0..6000 {
        match screen.waiting() {
            Waiting::Nothing => return false,
            Waiting::Person(_) if shown(screen) => return true,
            Waiting::Person(_) | Waiting::Bot(_) | Waiting::Curtain(_) => screen.move_at_random(),
        }
        if screen.text().contains("Look out!") {
            screen.key(KeyCode::Enter);
        }
    }
    false
}

/// Every civilization on offer, at the smallest screen and with four at the table.
#[test]
fn all_of_the_chosen_card_can_be_read() {
    for (lang, columns, rows) in [(Lang::En, 80, 24), (Lang::Pl, 80, 24), (Lang::Pl, 120, 40)] {
        let mut screen = Screen::table(columns, rows, lang, "age-of-civilization", "Ola,random,random,random", &[]);
        screen.play_some(30);
        screen.wait_for_person();
        let game = session(&screen).game.clone();
        let civilizations: Vec<String> = session(&screen)
            .offers(lang)
            .iter()
            .filter_map(|offer| Some(offer.action["civilization"].as_str()?.into()))
            .collect();
        assert!(!civilizations.is_empty(), "{}", screen.text());
        for id in civilizations {
            screen.keys("i");
            for part in ["main", "legacy"] {
                let text = game.words(lang).attribute(&format!("civilization-{id}"), part).unwrap();
                assert!(tells(&sheet(&screen.text()), &text), "{text}\n{}", screen.text());
            }
            screen.key(KeyCode::Esc);
            screen.key(KeyCode::Down);
        }
    }
}

/// What the sheet has no room for is scrolled to.
#[test]
fn a_long_text_is_scrolled() {
    let mut screen = Screen::table(80, 24, Lang::Pl, "age-of-civilization", "Ola,random", &[]);
    screen.wait_for_person();
    screen.keys("r");
    // The longest rule is longer than the sheet is high.
    let entries = session(&screen).game.catalogue().entries();
    let longest = entries.iter().max_by_key(|entry| entry.text.get("pl").len()).unwrap().clone();
    screen.keys(&longest.id);
    let last: Vec<&str> = longest.text.get("pl").split(' ').collect();
    let end = last[last.len() - 3..].join(" ");
    for _ in 0..20 {
        screen.key(KeyCode::Right);
    }
    assert!(tells(&screen.text(), &end), "{end}\n{}", screen.text());
}

/// What a list such as "1 point and 2 coins" counts of a thing.
fn count(text: &str, thing: &str) -> i64 {
    let items = text.split(" and ").flat_map(|part| part.split(", "));
    let of_thing = |item: &str| {
        let (number, name) = item.trim().split_once(' ')?;
        name.starts_with(thing).then(|| number.parse::<i64>().ok())?
    };
    items.filter_map(of_thing).sum()
}

/// Discounts, bonuses and conditions: a label promises what the table shows afterwards, never what is printed.
#[test]
fn labels_of_age_of_civilization_tell_what_will_be() {
    let (mut checked, mut unlike_print) = (0, 0);
    let mut check = |screen: &mut Screen| {
        let session = session(screen);
        let (Waiting::Person(seat), view) = (session.waiting, session.view()) else { return false };
        let nation = |view: &Value, field: &str| view["nations"][seat.index()][field].as_i64().unwrap();
        for offer in session.offers(Lang::En) {
            let Some((_, deal)) = offer.label.split_once(": ").filter(|(_, deal)| deal.contains(" → ")) else {
                continue;
            };
            let (spent, gain) = deal.split_once(" → ").unwrap();
            let after = session.preview_alone(std::slice::from_ref(&offer.action)).unwrap();
            let grown = |field: &str| nation(&after, field) - nation(&view, field);
            assert_eq!(grown("score"), count(gain, "point"), "{}", offer.label);
            assert_eq!(grown("coins"), count(gain, "coin") - count(spent, "coin"), "{}", offer.label);
            let placed = |view: &Value| view["work"]["placed"].as_i64().unwrap();
            assert_eq!(placed(&after) - placed(&view), count(spent, "worker"), "{}", offer.label);
            checked += 1;
            let printed = [("research", 4), ("build", 7)].iter().find(|(kind, _)| offer.action["type"] == *kind);
            unlike_print += usize::from(printed.is_some_and(|(_, coins)| count(spent, "coin") != *coins));
        }
        false
    };
    for (seats, option) in [("Ola", ""), ("Ola,Jan", ""), ("Ola,Jan,Ewa", "innovations=true"), ("Ola,Jan,Ewa,Iza", "")]
    {
        let mut screen = Screen::table(80, 24, Lang::En, "age-of-civilization", seats, &[option]);
        until(&mut screen, &mut check);
    }
    assert!(checked > 50 && unlike_print > 0, "{checked} {unlike_print}");
}

/// Tools are worth what they make of the roll.
#[test]
fn labels_of_stone_age_tell_what_will_be() {
    let mut screen = Screen::table(80, 24, Lang::En, "stone-age", "Ola,random", &[]);
    let mut tools = 0;
    until(&mut screen, |screen| {
        let session = session(screen);
        let Waiting::Person(seat) = session.waiting else { return false };
        let stock = |view: &Value| {
            let tribe = &view["tribes"][seat.index()];
            let goods = tribe["resources"].as_object().unwrap().values().filter_map(Value::as_i64).sum::<i64>();
            goods + tribe["food"].as_i64().unwrap()
        };
        for offer in session.offers(Lang::En).iter().filter(|offer| offer.action["type"] == "take") {
            let promised = offer.label.strip_prefix("Take ").and_then(|rest| rest.split(' ').next()?.parse().ok());
            let after = session.preview_alone(std::slice::from_ref(&offer.action)).unwrap();
            assert_eq!(stock(&after) - stock(&session.view()), promised.unwrap_or(0), "{}", offer.label);
        }
        tools += session.offers(Lang::En).iter().filter(|offer| offer.label.starts_with("Add the tool +")).count();
        false
    });
    assert!(tools > 0, "there never was a tool");
}

/// The last figure used leads to feeding: what the figure does stands apart from it.
#[test]
fn what_follows_by_itself_stands_apart() {
    let mut screen = Screen::table(120, 40, Lang::En, "stone-age", "Ola,random", &[]);
    let found = until(&mut screen, |screen| {
        let text = screen.text();
        let Some((own, then)) = text.split_once("then, by itself:") else { return false };
        let chosen = own.lines().rev().find(|line| line.starts_with('▸')).unwrap_or_default().to_owned();
        chosen.contains("field") && then.contains("food ")
    });
    assert!(found, "a field was never the last place:\n{}", screen.text());
    let text = screen.text();
    let (own, _) = text.split_once("then, by itself:").unwrap();
    let told = own.lines().rev().take(3).collect::<Vec<_>>().join("\n");
    assert!(told.contains("food track") && !told.contains("food 1") && !told.contains(" · food "), "{text}");
}

/// Research closed for want of coins is not closed because Writing is known already.
#[test]
fn why_not_names_the_rule_that_refuses_what_could_be_meant() {
    let mut screen = Screen::table(80, 24, Lang::En, "age-of-civilization", "Ola,random", &[]);
    let mut asked = 0;
    until(&mut screen, |screen| {
        let session = session(screen);
        if session.ask() != Some("work") {
            return false;
        }
        let rule = session.why("research").unwrap().map(|rule| session.game.catalogue().entry(rule).id.clone());
        let knows_some = session.view()["nations"][0]["technologies"].as_array().is_some_and(|all| !all.is_empty());
        asked += usize::from(knows_some && rule.is_some());
        assert!(!matches!(rule.as_deref(), Some("AC-5" | "AC-28")), "{rule:?}");
        false
    });
    assert!(asked > 0, "Research was always open");
}
