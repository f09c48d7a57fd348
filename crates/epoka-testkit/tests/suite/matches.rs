//! Matches of the core, tried on the torture game: undo, chains, secret choices, positions, replays.

use std::{path::Path, sync::Arc};

use epoka_core::{
    Match, MatchError, Replay, Seat, Seats, Tasks, Turn, Viewer,
    data::hash,
    game::Game,
    matches::{Options, UndoStop},
    replay::ChanceMode,
};
use epoka_testkit::{
    replays::check_folder,
    torture::{
        Action::*,
        Card, Piece, Setup, State, Torture,
        state::{Held, Task},
        torture,
    },
};

pub(crate) const RED: Seat = Seat::at(0);
pub(crate) const BLUE: Seat = Seat::at(1);
pub(crate) const BLAZE: Card = Card(1);

fn options(chance: ChanceMode) -> Options<Torture> {
    Options { setup: Setup::default(), data: hash(&Torture::sources()), seed: "embers".into(), chance }
}

/// A match whose first draft is dealt.
fn draft() -> Match<Torture> {
    Match::new(Arc::new(torture(3, &Setup::default())), options(ChanceMode::Auto))
}

/// A match at red's turn, with a blaze in the row and coins and sparks to choose from.
pub(crate) fn red_with_a_blaze() -> Match<Torture> {
    let rules = torture(2, &Setup::default());
    let mut state: State = rules.start();
    state.tasks = Tasks::from_slice(&[Task::Round, Task::Beast, Task::Main { seat: RED, turns: 0, passes: 0 }])
        .expect("three tasks are few");
    state.pile.draw(u16::from(BLAZE.0));
    state.camps[RED].row.push(Held { card: BLAZE, seen_by: Seats::one(RED) });
    state.sparks -= 2;
    state.camps[RED].sparks += 2;
    rules.check(&state).unwrap();
    Match::at(Arc::new(rules), options(ChanceMode::Manual), state)
}

fn first_choice(game: &Match<Torture>, seat: Seat) -> Card {
    game.state().camps[seat].dealt[0].card
}

#[test]
fn a_payment_is_undone_step_by_step_or_as_a_whole() {
    let mut game = red_with_a_blaze();
    let before = game.state().clone();
    game.act(RED, &[Play { card: BLAZE }, Pay { piece: Piece::Coin }], None).unwrap();
    let after_one = game.state().clone();
    game.act(RED, &[Pay { piece: Piece::Coin }], None).unwrap();
    game.undo(RED, false).unwrap();
    assert_eq!(*game.state(), after_one);
    game.undo(RED, true).unwrap();
    assert_eq!(*game.state(), before);
    assert_eq!(game.undo(RED, false), Err(MatchError::NothingToUndo(UndoStop::Beginning)));
}

#[test]
fn a_chain_is_played_as_a_whole_or_not_at_all() {
    let mut game = red_with_a_blaze();
    let before = game.state().clone();
    let [spark, coin] = [Piece::Spark, Piece::Coin].map(|piece| Pay { piece });
    let chain = [Play { card: BLAZE }, coin, spark, spark];
    let Err(MatchError::Illegal { at: 3, illegal }) = game.act(RED, &chain, None) else {
        panic!("a second spark would make the coin superfluous")
    };
    assert_eq!(illegal.rule.id(), "TG-10");
    assert_eq!((game.state(), game.step(), game.told(0).len()), (&before, 0, 0));
    game.act(RED, &[Play { card: BLAZE }, coin, spark, coin], None).unwrap();
    assert_eq!(game.state().camps[RED].points, 5);
}

#[test]
fn a_chain_does_not_run_through_chance() {
    let mut game = red_with_a_blaze();
    assert!(matches!(game.act(RED, &[Draw, Pass], None), Err(MatchError::ChainBroken { at: 1, .. })));
    assert_eq!(game.step(), 0);
    game.act(RED, &[Draw], None).unwrap();
    game.chance_auto().unwrap();
    assert_eq!(game.undo(RED, false), Err(MatchError::NothingToUndo(UndoStop::Chance)));
}

#[test]
fn a_secret_choice_can_be_changed_until_the_last_has_chosen() {
    let mut game = draft();
    let [one, two] = [0, 1].map(|at| game.state().camps[RED].dealt[at].card);
    game.act(RED, &[Keep { card: one }], None).unwrap();
    let blue = Viewer::Seat(BLUE);
    let hash = game.hash(blue);
    game.act(RED, &[Keep { card: two }], None).unwrap();
    assert_eq!(game.state().camps[RED].choice, Some(two));
    assert_eq!(game.hash(blue), hash, "nobody else can see the change");
    for number in [1, 2] {
        let seat = Seat::at(number);
        game.act(seat, &[Keep { card: first_choice(&game, seat) }], None).unwrap();
    }
    assert!(matches!(game.act(RED, &[Keep { card: one }], None), Err(MatchError::Illegal { .. })));
    assert_eq!(game.undo(RED, false), Err(MatchError::NothingToUndo(UndoStop::Revealed)));
}

#[test]
fn an_early_choice_is_taken_back_while_later_ones_stay() {
    let mut game = draft();
    game.act(RED, &[Keep { card: first_choice(&game, RED) }], None).unwrap();
    game.act(BLUE, &[Keep { card: first_choice(&game, BLUE) }], None).unwrap();
    game.undo(RED, false).unwrap();
    assert!(game.turn().asks(RED) && !game.turn().asks(BLUE));
}

#[test]
fn a_position_with_a_piece_too_many_is_refused() {
    let game = red_with_a_blaze();
    let rules = game.rules().clone();
    let view = rules.view(game.state(), Viewer::Referee);
    let restored = Match::from_position(rules.clone(), options(ChanceMode::Manual), &view).unwrap();
    assert_eq!(restored.state(), game.state());

    let mut richer = view.clone();
    richer.camps[0].coins += 1;
    let mut doubled = view.clone();
    doubled.discard.push(BLAZE);
    let mut hidden = view.clone();
    hidden.camps[0].row[0].card = None;
    let mut unsettled = view;
    unsettled.tasks = vec![Task::Round];
    for (view, wrong) in [
        (richer, "1001 coins, not 1000"),
        (doubled, "5 of `blaze`, not 4"),
        (hidden, "a card is not shown"),
        (unsettled, "work is pending that is done at once"),
    ] {
        let refused = Match::from_position(rules.clone(), options(ChanceMode::Manual), &view).err();
        assert_eq!(refused.expect("the position cannot be").0, wrong);
    }
}

/// Plays a match to its end, always the first action that does not give up.
fn finished() -> Match<Torture> {
    let mut game = draft();
    let mut list = Vec::new();
    while let Turn::Decision { seats, .. } = game.turn() {
        let seat = seats.iter().last().expect("somebody is asked");
        game.actions(seat, &mut list);
        let action = list.iter().find(|action| **action != Concede).expect("there is something to do");
        game.act(seat, &[*action], None).unwrap();
    }
    game
}

#[test]
fn recorded_games_end_the_same() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays");
    assert_eq!(check_folder::<Torture>(folder), 1);
}

#[test]
fn a_finished_match_is_saved_and_loaded() {
    let game = finished();
    let text = game.save().to_text();
    let replay: Replay = serde_json::from_str(&text).unwrap();
    let data = Arc::new(Torture::load(&Torture::sources()).unwrap());
    let loaded = Match::<Torture>::load(&data, &hash(&Torture::sources()), &replay).unwrap();
    assert_eq!(loaded.state(), game.state());
    assert_eq!(loaded.turn(), Turn::Over);
}

/// The message names the file and the step.
#[test]
#[should_panic = "broken.json (line of step 0)"]
fn a_recorded_game_that_does_not_play_is_named() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("broken-replays");
    std::fs::create_dir_all(&folder).unwrap();
    let mut replay = finished().save();
    replay.steps.remove(0);
    std::fs::write(folder.join("broken.json"), replay.to_text()).unwrap();
    check_folder::<Torture>(&folder);
}
