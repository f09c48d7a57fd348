//! Several things are put together in a basket and played at once.

use crate::common::Screen;
use epoka_core::{Seat, Viewer, replay::ChanceMode};
use epoka_games::{Answer, Lang, Wait, find, matches::Outcome, turn::Question};
use epoka_tui::{session::Session, sitter::Sitter};
use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use serde_json::{Value, json};

const RED: Seat = Seat::at(0);
const BLUE: Seat = Seat::at(1);

/// A building of exactly 4 resources of exactly 2 kinds.
const TWO_KINDS: &str = "B19";
/// One of 1 to 7 resources.
const ANY: &str = "B26";

/// A table of Stone Age at which Red stands at a place and has to use it, after changes by hand.
fn table(size: (u16, u16), lang: Lang, building: &str, place: (&str, u8), change: impl FnOnce(&mut Value)) -> Screen {
    let game = find("stone-age").unwrap().open(&[]).unwrap();
    let mut played = game.new_match(2, "1", &json!({}), ChanceMode::Manual).unwrap();
    while let Wait::Chance(question) = played.turn(Viewer::Referee).wait {
        let answer = match question {
            Question::Draw { from: "building-tiles", count, among } => {
                let others = among.into_iter().map(|tile| tile.id).filter(|id| id != building);
                let tiles = [building.to_owned()].into_iter().chain(others).take(usize::from(count));
                Answer::Outcome(Outcome::Draw(tiles.collect()))
            }
            Question::Pick { .. } => Answer::Outcome(Outcome::Pick("0".into())),
            Question::Draw { .. } | Question::Dice { .. } => Answer::Auto,
        };
        played.chance(&answer).unwrap();
    }
    let (spot, figures) = place;
    let put = |spot: &str, figures: u8| json!({"type": "place", "spot": spot, "figures": figures});
    played.act(RED, &[put(spot, figures)], None).unwrap();
    played.act(BLUE, &[put("hunt", 5)], None).unwrap();
    if figures < 5 {
        played.act(RED, &[put("hunt", 5 - figures)], None).unwrap();
    }
    let mut view = played.view(Viewer::Referee);
    change(&mut view);
    let mut played = game.position(&view, "1", &json!({}), ChanceMode::Auto).unwrap();
    played.act(RED, &[json!({"type": "use", "spot": spot})], None).unwrap();
    let mut screen = Screen::new(size.0, size.1, lang);
    screen.app.open(Session::new(game, played, vec![Sitter::person("Ola"), Sitter::person("Jan")]), None);
    screen
}

/// Red has to pay for a building with these resources.
fn paying(size: (u16, u16), lang: Lang, building: &str, [wood, brick, stone, gold]: [u8; 4]) -> Screen {
    let stock = json!({"wood": wood, "brick": brick, "stone": stone, "gold": gold});
    table(size, lang, building, ("building-1", 1), |view| view["tribes"][0]["resources"] = stock)
}

/// Red has rolled in the forest, with three tools and a card that adds one.
fn gathering(size: (u16, u16), lang: Lang) -> Screen {
    table(size, lang, ANY, ("forest", 2), |view| {
        view["tribes"][0]["tools"] = json!([2, 1, 1]);
        give(view, "C33");
    })
}

/// Gives Red a card of the deck, face up.
fn give(view: &mut Value, card: &str) {
    let deck = view["deck"].as_array_mut().unwrap();
    deck.retain(|other| other != card);
    view["deck-count"] = json!(deck.len());
    let tribe = &mut view["tribes"][0];
    (tribe["card-count"], tribe["cards"], tribe["face-up"]) = (json!(1), json!([card]), json!([card]));
}

fn step(screen: &Screen) -> usize {
    screen.app.session().unwrap().played().step()
}

fn resources(screen: &Screen) -> Value {
    screen.app.session().unwrap().view()["tribes"][0]["resources"].clone()
}

fn line(screen: &mut Screen, part: &str) -> String {
    let text = screen.text();
    text.lines().find(|line| line.contains(part)).unwrap_or_else(|| panic!("`{part}` is missing:\n{text}")).to_owned()
}

/// Chooses the line with this number and puts so many in.
fn put(screen: &mut Screen, number: &str, times: usize) {
    screen.keys(number);
    for _ in 0..times {
        screen.key(KeyCode::Right);
    }
    // A digit after some time is a new number.
    (0..14).for_each(|_| screen.tick());
}

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

/// SA-28. Stone first, wood after it: the order never matters.
#[test]
fn a_payment_is_put_together_in_any_order_and_played_at_once() {
    for order in [[("3", 1), ("1", 3)], [("1", 3), ("3", 1)]] {
        let mut screen = paying(SMALL, Lang::En, TWO_KINDS, [4, 1, 2, 0]);
        let before = step(&screen);
        for (number, times) in order {
            put(&mut screen, number, times);
        }
        assert_eq!((step(&screen), resources(&screen)["wood"].clone()), (before, json!(4)), "nothing is played yet");
        let text = screen.text();
        assert!(text.contains("Complete: Enter confirms") && text.contains("points 0 → 14"), "{text}");
        screen.key(KeyCode::Enter);
        assert_eq!(resources(&screen), json!({"wood": 1, "brick": 1, "stone": 1, "gold": 0}));
        assert_eq!(screen.app.session().unwrap().view()["tribes"][0]["score"], 14);
    }
}

/// SA-28.
#[test]
fn what_does_not_fit_in_says_why() {
    let mut screen = paying(SMALL, Lang::En, TWO_KINDS, [4, 1, 2, 0]);
    put(&mut screen, "3", 1);
    put(&mut screen, "1", 1);
    assert!(line(&mut screen, "Pay 1 brick").contains("· Building with a"), "{}", screen.text());
    put(&mut screen, "2", 1);
    let text = screen.text();
    assert!(text.contains("It does not go with the rest: Building with a number of kinds (SA-28)"), "{text}");
    assert!(line(&mut screen, "Pay 1 brick").contains("‹0›"));
}

#[test]
fn things_are_taken_out_one_by_one_or_all_at_once() {
    let mut screen = paying(SMALL, Lang::En, TWO_KINDS, [4, 1, 2, 0]);
    put(&mut screen, "3", 1);
    put(&mut screen, "1", 3);
    screen.keys("-");
    assert!(line(&mut screen, "Pay 1 wood").contains("‹2›") && screen.text().contains("(3 of 4)"));
    screen.keys("3");
    screen.key(KeyCode::Left);
    assert!(line(&mut screen, "Pay 1 stone").contains("‹0›") && screen.text().contains("(2 of 4)"));
    screen.key(KeyCode::Left);
    for key in [KeyCode::Esc, KeyCode::Backspace, KeyCode::Char('u')] {
        put(&mut screen, "1", 2);
        let before = step(&screen);
        screen.key(key);
        assert!(screen.text().contains("All is taken out again."), "{}", screen.text());
        screen.key(KeyCode::F(12));
        assert!(screen.text().contains("(0 of 4)") && step(&screen) == before, "{}", screen.text());
    }
}

#[test]
fn enter_plays_nothing_that_is_incomplete() {
    let mut screen = paying(SMALL, Lang::En, TWO_KINDS, [4, 1, 2, 0]);
    let before = step(&screen);
    screen.key(KeyCode::Enter);
    assert!(screen.text().contains("Nothing is chosen yet"), "{}", screen.text());
    put(&mut screen, "1", 2);
    screen.key(KeyCode::Enter);
    assert!(screen.text().contains("Not yet: 4 of 2 kinds") && screen.text().contains("(2 of 4)"), "{}", screen.text());
    assert_eq!(step(&screen), before);
}

#[test]
fn the_suggestion_is_put_in_and_not_played() {
    let mut screen = paying(SMALL, Lang::En, TWO_KINDS, [4, 3, 2, 0]);
    let before = step(&screen);
    assert!(screen.text().contains("p: Ola pays"), "{}", screen.text());
    screen.keys("p");
    assert!(screen.text().contains("Complete: Enter confirms") && step(&screen) == before, "{}", screen.text());
    let first = screen.text();
    screen.keys("p");
    assert_ne!(screen.text(), first, "there is another one");
    screen.key(KeyCode::Enter);
    assert!(step(&screen) > before);
}

/// A suggestion contains what is in the basket already.
#[test]
fn a_suggestion_completes_what_was_begun() {
    let mut screen = paying(SMALL, Lang::En, TWO_KINDS, [4, 1, 2, 0]);
    put(&mut screen, "2", 1);
    screen.keys("p");
    assert!(line(&mut screen, "Pay 1 brick").contains('1') && screen.text().contains("Complete:"), "{}", screen.text());
    screen.key(KeyCode::Enter);
    assert_eq!(resources(&screen)["brick"], 0);
}

/// SA-29.
#[test]
fn enter_ends_a_whole_of_variable_size_on_any_line() {
    let mut screen = paying(SMALL, Lang::En, ANY, [2, 0, 1, 0]);
    put(&mut screen, "1", 2);
    assert!(screen.text().contains("Enter: That is enough"), "{}", screen.text());
    put(&mut screen, "2", 1);
    screen.key(KeyCode::Left);
    screen.key(KeyCode::Enter);
    assert_eq!(screen.app.session().unwrap().view()["tribes"][0]["score"], 6, "{}", screen.text());
}

/// SA-24. What was played with one key is taken back with one.
#[test]
fn a_whole_is_taken_back_as_a_whole() {
    let stock = json!({"wood": 3, "brick": 1, "stone": 1, "gold": 0});
    let mut screen = table(SMALL, Lang::En, ANY, ("card-3", 1), |view| view["tribes"][0]["resources"] = stock.clone());
    let before = (step(&screen), screen.app.session().unwrap().view());
    put(&mut screen, "3", 1);
    put(&mut screen, "1", 2);
    screen.key(KeyCode::Enter);
    assert_eq!((step(&screen), &resources(&screen)["wood"]), (before.0 + 3, &json!(1)), "{}", screen.text());
    screen.keys("u");
    assert_eq!((step(&screen), screen.app.session().unwrap().view()), before, "{}", screen.text());
}

/// A price of one piece needs no basket.
#[test]
fn a_piece_that_is_a_whole_is_played_by_enter() {
    let stock = json!({"wood": 1, "brick": 0, "stone": 1, "gold": 0});
    let mut screen = table(SMALL, Lang::En, ANY, ("card-1", 1), |view| view["tribes"][0]["resources"] = stock);
    screen.keys("2");
    assert!(screen.text().contains("stone 1 → 2"), "the card gives two:\n{}", screen.text());
    screen.key(KeyCode::Enter);
    assert_eq!((&resources(&screen)["wood"], &resources(&screen)["stone"]), (&json!(1), &json!(2)));
}

/// SA-33, SA-36.
#[test]
fn tools_and_a_one_use_tool_are_added_to_a_roll() {
    let mut screen = gathering(SMALL, Lang::En);
    let before = step(&screen);
    let number = |screen: &mut Screen, part: &str| {
        line(screen, part).trim_start_matches(['▸', ' ']).chars().next().unwrap().to_string()
    };
    let tool = number(&mut screen, "Add the tool +2");
    let card = number(&mut screen, "Add the one-use tool");
    put(&mut screen, &card, 1);
    put(&mut screen, &tool, 2);
    assert!(line(&mut screen, "Add the tool +2").contains("‹1›"), "there is one such tool:\n{}", screen.text());
    assert_eq!(step(&screen), before);
    let take = number(&mut screen, "  Take ");
    screen.keys(&take);
    screen.key(KeyCode::Enter);
    let view = screen.app.session().unwrap().view();
    assert_eq!((&view["tribes"][0]["used"], &view["tribes"][0]["face-up"]), (&json!([true, false, false]), &json!([])));
}

/// SA-50, SA-51. Hunger stays a line of its own beside what the tribe can be fed with.
#[test]
fn what_is_no_part_of_the_whole_stays_a_line_of_its_own() {
    let hungry = || {
        let mut screen = table(SMALL, Lang::En, TWO_KINDS, ("forest", 5), |view| {
            view["tribes"][0]["food"] = json!(0);
            view["tribes"][0]["resources"] = json!({"wood": 1, "brick": 4, "stone": 3, "gold": 0});
        });
        while screen.app.session().unwrap().ask() != Some("feed") {
            screen.key(KeyCode::Enter);
        }
        screen
    };
    let mut screen = hungry();
    put(&mut screen, "3", 2);
    put(&mut screen, "2", 2);
    assert!(screen.text().contains("1 food is"), "{}", screen.text());
    assert!(line(&mut screen, "Let the tribe go").starts_with(" 4 "), "{}", screen.text());
    screen.keys("2+");
    screen.key(KeyCode::Enter);
    assert!(resources(&screen)["brick"] == 1 && resources(&screen)["stone"] == 1, "{}", screen.text());

    let mut screen = hungry();
    put(&mut screen, "3", 2);
    screen.keys("4");
    screen.key(KeyCode::Right);
    assert!(screen.text().contains("points 0 → -10"), "{}", screen.text());
    screen.key(KeyCode::Enter);
    assert_eq!(resources(&screen)["stone"], 3, "the basket was given up:\n{}", screen.text());
    assert_eq!(screen.app.session().unwrap().view()["tribes"][0]["score"], -10);
}

#[test]
fn a_search_leaves_the_basket_as_it_is() {
    let mut screen = paying(SMALL, Lang::Pl, TWO_KINDS, [4, 1, 2, 0]);
    put(&mut screen, "1", 2);
    screen.keys("/kamien");
    screen.key(KeyCode::Enter);
    screen.keys("+");
    assert!(line(&mut screen, "Zapłać 1 kamień").contains("‹1›") && screen.text().contains("(3 z 4)"));
    screen.keys("L");
    assert!(line(&mut screen, "Pay 1 stone").contains("‹1›") && screen.text().contains("(3 of 4)"));
}

#[test]
fn baskets_as_players_see_them() {
    for lang in Lang::ALL {
        for (name, size) in [("80x24", SMALL), ("120x40", LARGE)] {
            let mut screen = paying(size, lang, TWO_KINDS, [4, 1, 2, 0]);
            let shown = |what: &str, screen: &mut Screen| {
                assert_snapshot!(format!("basket-{what}-{name}-{}", lang.code()), screen.text());
            };
            shown("empty", &mut screen);
            put(&mut screen, "3", 1);
            put(&mut screen, "1", 1);
            screen.keys("2");
            shown("closed", &mut screen);
            put(&mut screen, "1", 2);
            shown("complete", &mut screen);
            let mut screen = gathering(size, lang);
            put(&mut screen, "2", 1);
            shown("tools", &mut screen);
        }
    }
}
