//! Wholes put together on a copy of the match.

use epoka_core::{Game, MatchError};
use epoka_testkit::torture::{Action::*, Piece};

use crate::matches::{BLAZE, BLUE, RED, red_with_a_blaze};

const COIN: epoka_testkit::torture::Action = Pay { piece: Piece::Coin };
const SPARK: epoka_testkit::torture::Action = Pay { piece: Piece::Spark };

#[test]
fn things_are_named_on_a_copy_in_any_order() {
    let mut game = red_with_a_blaze();
    game.act(RED, &[Play { card: BLAZE }], None).unwrap();
    let (before, step) = (game.state().clone(), game.step());
    let begun = game.basket(RED, &[SPARK]).unwrap();
    assert!(begun.open.is_some() && begun.before.len() == 1);
    assert_eq!(game.rules().named(&begun.after, RED), 1);
    let whole = game.basket(RED, &[SPARK, COIN, COIN]).unwrap();
    assert!(whole.open.is_none() && whole.before.len() == 3);
    assert_eq!(whole.after.camps[RED].points, 5);
    assert!(begun.events.len() < whole.events.len(), "what happened on the way");
    let other = game.basket(RED, &[COIN, COIN, SPARK]).unwrap();
    assert_eq!(other.after, whole.after, "the order makes no difference");
    assert_eq!((game.state(), game.step()), (&before, step));
}

#[test]
fn a_basket_begins_where_the_seat_has_named_something_already() {
    let mut game = red_with_a_blaze();
    game.act(RED, &[Play { card: BLAZE }, COIN], None).unwrap();
    assert!(game.basket(RED, &[COIN, SPARK]).unwrap().open.is_none());
}

#[test]
fn only_things_of_a_whole_go_into_a_basket() {
    let mut game = red_with_a_blaze();
    assert_eq!(game.basket(RED, &[Play { card: BLAZE }]).err(), Some(MatchError::NoPiece { at: 0 }));
    assert!(matches!(game.basket(BLUE, &[]).err(), Some(MatchError::NotThisSeat { .. })));
    game.act(RED, &[Play { card: BLAZE }], None).unwrap();
    let Some(MatchError::Illegal { at: 2, illegal }) = game.basket(RED, &[COIN, SPARK, SPARK]).err() else {
        panic!("a second spark would make the coin superfluous")
    };
    assert_eq!(illegal.rule.id(), "TG-10");
    let more = game.basket(RED, &[COIN, COIN, SPARK, SPARK]).err();
    assert!(matches!(more, Some(MatchError::ChainBroken { at: 3, .. })), "{more:?}");
}
