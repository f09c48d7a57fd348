//! Baskets: what a seat collects before it plays it.

use std::sync::Arc;

use epoka_core::{MatchError, Part, Seat, Viewer, replay::ChanceMode};
use epoka_games::{
    Answer, AnyGame, AnyMatch, Basket, Lang, Refusal, Voice, Wait, basket::Named, bot::Level, find, matches::Outcome,
    registry, turn::Question,
};
use serde_json::{Value, json};

const RED: Seat = Seat::at(0);
const BLUE: Seat = Seat::at(1);

/// A building of exactly 4 resources of exactly 2 kinds.
const TWO_KINDS: &str = "B19";
/// One of 1 to 7 resources.
const ANY: &str = "B26";

fn stone_age() -> Arc<dyn AnyGame> {
    find("stone-age").unwrap().open(&[]).unwrap()
}

/// A match in which Red is asked to pay for a building with these resources.
fn paying(building: &str, resources: Value) -> Box<dyn AnyMatch> {
    let game = stone_age();
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
    let place = |spot: &str, figures: u8| json!({"type": "place", "spot": spot, "figures": figures});
    played.act(RED, &[place("building-1", 1)], None).unwrap();
    played.act(BLUE, &[place("hunt", 5)], None).unwrap();
    played.act(RED, &[place("hunt", 4)], None).unwrap();
    let mut view = played.view(Viewer::Referee);
    view["tribes"][0]["resources"] = resources;
    let mut played = game.position(&view, "1", &json!({}), ChanceMode::Manual).unwrap();
    played.act(RED, &[json!({"type": "use", "spot": "building-1"})], None).unwrap();
    played
}

fn resources(wood: u8, brick: u8, stone: u8, gold: u8) -> Value {
    json!({"wood": wood, "brick": brick, "stone": stone, "gold": gold})
}

fn pay(resource: &str) -> Value {
    json!({"type": "pay", "resource": resource})
}

fn chain(resources: &[&str]) -> Vec<Value> {
    resources.iter().map(|resource| pay(resource)).collect()
}

fn filled(played: &dyn AnyMatch, chain: &[Value]) -> Basket {
    played.basket(RED, chain, &Voice::default()).unwrap()
}

fn open(basket: &Basket) -> Vec<&Value> {
    basket.actions.iter().map(|offer| &offer.action).collect()
}

fn actions(chain: &[Named]) -> Vec<Value> {
    chain.iter().map(|named| named.offer.action.clone()).collect()
}

/// SA-28, SA-60.
#[test]
fn a_basket_says_what_is_open_and_why_something_is_closed() {
    let played = paying(TWO_KINDS, resources(3, 2, 1, 2));
    let empty = filled(&*played, &[]);
    assert_eq!((empty.chain.len(), empty.named, empty.ended, empty.closed.len()), (0, 0, false, 0));
    assert!(empty.actions.iter().all(|offer| offer.part == Part::Piece), "{:?}", empty.actions);
    assert_eq!(open(&empty).len(), 4);

    let basket = filled(&*played, &chain(&["gold", "brick"]));
    assert_eq!(open(&basket), [&pay("brick"), &pay("gold")]);
    assert_eq!(actions(&basket.chain), chain(&["gold", "brick"]));
    let closed: Vec<_> = basket.closed.iter().map(|closed| (closed.action.clone(), closed.rule)).collect();
    assert_eq!(closed, [(pay("wood"), "SA-28"), (pay("stone"), "SA-28")]);
    assert!(basket.closed.iter().all(|closed| closed.text.contains("exactly") && !closed.title.is_empty()));
    assert_eq!(basket.view["tribes"][0]["resources"], resources(3, 1, 1, 1));
    let worth: Vec<_> = basket.chain.iter().map(|named| named.said.as_ref().unwrap()["points"].clone()).collect();
    assert_eq!(worth, [6, 10], "what the building would score so far");
    assert!(basket.wholes.is_empty() && basket.result.events.is_empty());
}

/// SA-28.
#[test]
fn the_last_piece_of_a_whole_of_fixed_size_ends_it() {
    let played = paying(TWO_KINDS, resources(3, 2, 1, 2));
    let mut names = [["stone", "wood", "wood", "wood"], ["wood", "wood", "stone", "wood"]].map(|names| chain(&names));
    let baskets = names.each_mut().map(|chain| filled(&*played, chain));
    for (basket, chain) in baskets.iter().zip(&names) {
        assert!(basket.ended && basket.actions.is_empty() && basket.closed.is_empty() && basket.suggestions.is_empty());
        assert_eq!(basket.wholes.len(), 1);
        assert_eq!(actions(&basket.wholes[0].chain), *chain);
        assert_eq!(basket.result.scores[0], played.scores()[0] + 14);
        let texts: Vec<_> = basket.result.events.iter().map(|said| &*said.text).collect();
        assert!(texts.len() == 2 && texts[1].contains("14"), "{texts:?}");
        assert!(basket.view["stacks"][0]["top"].is_null(), "chance has not turned up the next tile");
    }
    assert_eq!(baskets[0].view, baskets[1].view, "the order makes no difference");
}

/// SA-29.
#[test]
fn a_whole_of_variable_size_can_be_played_with_what_ends_it() {
    let played = paying(ANY, resources(2, 0, 1, 0));
    assert!(filled(&*played, &[]).wholes.is_empty(), "nothing is paid yet");
    let basket = filled(&*played, &chain(&["stone"]));
    assert!(!basket.ended && basket.actions.iter().any(|offer| offer.part == Part::Done));
    assert_eq!(actions(&basket.wholes[0].chain), [pay("stone"), json!({"type": "build"})]);
    assert_eq!(basket.wholes[0].result.scores[0], played.scores()[0] + 5);
    assert_eq!(basket.result.scores, played.scores(), "the building is not built yet");
    let ended = filled(&*played, &[pay("stone"), json!({"type": "build"})]);
    assert!(ended.ended && ended.result.scores[0] == played.scores()[0] + 5);
}

#[test]
fn every_suggestion_contains_the_basket_and_can_be_played() {
    let played = paying(TWO_KINDS, resources(3, 2, 1, 2));
    for begun in [vec![], chain(&["gold"]), chain(&["gold", "wood"])] {
        let suggestions = filled(&*played, &begun).suggestions;
        assert!((1..=3).contains(&suggestions.len()));
        for whole in suggestions {
            let chain = actions(&whole.chain);
            assert!(chain.starts_with(&begun));
            let mut copy = played.copy();
            copy.act(RED, &chain, None).unwrap();
            assert_eq!(copy.scores(), whole.result.scores, "what it comes to");
        }
    }
}

#[test]
fn a_basket_changes_nothing_and_only_takes_what_can_be_named() {
    let played = paying(TWO_KINDS, resources(3, 2, 1, 2));
    let before = (played.save(), played.view(Viewer::Referee));
    filled(&*played, &chain(&["gold", "brick", "gold", "brick"]));
    assert_eq!((played.save(), played.view(Viewer::Referee)), before);

    let refused = |seat: Seat, chain: &[Value]| played.basket(seat, chain, &Voice::new(Lang::Pl)).unwrap_err();
    let third = refused(RED, &chain(&["gold", "brick", "wood"]));
    assert!(matches!(third, Refusal::Match(MatchError::Illegal { at: 2, illegal }) if illegal.rule.id() == "SA-28"));
    let fifth = refused(RED, &chain(&["gold", "brick", "gold", "brick", "brick"]));
    assert!(matches!(fifth, Refusal::Match(MatchError::ChainBroken { at: 4, .. })), "{fifth}");
    assert!(matches!(refused(BLUE, &[]), Refusal::Match(MatchError::NotThisSeat { .. })));
    assert!(matches!(refused(Seat::at(3), &[]), Refusal::NoSeat { .. }));
    assert!(matches!(refused(RED, &[json!({"type": "pay", "resource": "food"})]), Refusal::NotAnAction { .. }));

    let mut placing = stone_age().new_match(2, "1", &json!({}), ChanceMode::Auto).unwrap();
    let seat = placing.deciding().iter().next().unwrap();
    let alone = json!({"type": "place", "spot": "field", "figures": 1});
    let refused = placing.basket(seat, std::slice::from_ref(&alone), &Voice::default()).unwrap_err();
    assert_eq!(refused, Refusal::Match(MatchError::NoPiece { at: 0 }));
    placing.act(seat, &[alone], None).unwrap();
}

/// Over whole games by lot: everything that is a piece can be put in, everything suggested can be played, and a basket tells a seat
/// nothing that the seat could not know: one filled in a world that the seat imagines says the same.
#[test]
fn baskets_hold_in_every_game() {
    for game in registry().iter().map(|entry| entry.open(&[]).unwrap()) {
        let mut played = game.new_match(2, "baskets", &json!({}), ChanceMode::Auto).unwrap();
        for step in 0..400 {
            let Some(seat) = played.deciding().iter().next() else { break };
            let voice = Voice::default();
            let basket = played.basket(seat, &[], &voice).unwrap();
            assert_eq!(basket.actions, played.actions(seat, &voice));
            let parted = basket.actions.iter().any(|offer| offer.part != Part::Alone);
            assert_eq!(parted, !basket.suggestions.is_empty(), "{} at {step}", game.id());
            if parted {
                let imagined = played.imagine(seat, "elsewhere").unwrap().basket(seat, &[], &voice).unwrap();
                assert_eq!((&basket.actions, &basket.suggestions), (&imagined.actions, &imagined.suggestions));
            }
            for offer in basket.actions.iter().filter(|offer| offer.part != Part::Alone) {
                let one = played.basket(seat, std::slice::from_ref(&offer.action), &voice).unwrap();
                assert!(one.ended || !one.suggestions.is_empty(), "{} has a dead end", game.id());
            }
            for whole in basket.suggestions {
                played.copy().act(seat, &actions(&whole.chain), None).unwrap();
            }
            let advice = played.advise(seat, Level::Random, &step.to_string()).unwrap();
            played.act(seat, &[advice.action], None).unwrap();
        }
    }
}
