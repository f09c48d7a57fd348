//! Decks that people bring to a match.

use epoka_core::{Viewer, replay::ChanceMode};
use epoka_games::{
    decks::{Decks, GAME, are_hidden, bring},
    find,
};
use serde_json::json;

#[test]
fn who_brings_a_deck_plays_it_and_the_others_what_the_options_say() {
    let setup = json!({"decks": ["steppe-storm", "pax-romana"], "redraw": true});
    assert_eq!(bring(&setup, &[None, None]), setup);
    let own = json!({"capital": "rome"});
    let both = bring(&setup, &[None, Some(own.clone())]);
    assert_eq!(both, json!({"decks": ["steppe-storm", own], "redraw": true}));
    assert_eq!(bring(&json!({}), &[None, Some(own.clone()), None])["decks"], json!([null, own, null]));
    assert!(are_hidden(&json!({"hidden-lists": true})) && !are_hidden(&setup));
}

#[test]
fn a_match_is_played_with_what_was_brought() {
    let decks = Decks::read(&[]).unwrap();
    let list = decks.check(&decks.write("pax-romana", "mine").unwrap()).unwrap_or_else(|_| panic!("it is legal")).list;
    let setup = bring(&json!({}), &[Some(list), None]);
    let game = find(GAME).unwrap().open(&[]).unwrap();
    let played = game.new_match(2, "seed", &setup, ChanceMode::Manual);
    let view = played.unwrap_or_else(|why| panic!("{why}")).view(Viewer::Referee);
    assert_eq!(view["realms"][0]["line"][0]["card"], "rome");
}
