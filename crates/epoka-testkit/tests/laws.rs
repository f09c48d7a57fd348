//! The laws hold on the torture game, and each of its bugs breaks the law it is made for.

use epoka_testkit::{
    Broken, Counter, Law, Laws, Policy,
    torture::{Action, Bug, Setup, Torture, torture},
};

/// Longer than any game of three rounds.
const BOUND: usize = 900;

fn laws(players: u8) -> Laws<Torture> {
    Laws::printed(players, Setup::default()).bound(BOUND)
}

#[test]
fn the_laws_hold_in_random_games() {
    for players in 2..=4 {
        laws(players).games(0..80, &mut Counter::default()).unwrap();
    }
}

#[test]
fn the_laws_hold_in_greedy_games_and_when_seats_give_up() {
    for players in 2..=4 {
        laws(players).policy(Policy::Greedy).conceding().games(1000..1040, &mut Counter::default()).unwrap();
    }
}

#[test]
fn the_laws_hold_from_positions_in_the_middle_of_a_game() {
    for players in 2..=4 {
        laws(players).from_middle(120).games(2000..2040, &mut Counter::default()).unwrap();
    }
}

#[test]
fn the_games_reach_every_rule_card_and_question() {
    let mut counter = Counter::default();
    for (players, policy) in [(2, Policy::Random), (3, Policy::Greedy), (4, Policy::Random)] {
        let conserved = laws(players).only(&[Law::Conserved, Law::Unlisted]).policy(policy).conceding();
        conserved.games(0..300, &mut counter).unwrap();
    }
    // Nobody who is not asked is refused here, and the set-up has no log.
    let rare = counter.rarer_than(100, &torture(2, &Setup::default()));
    assert_eq!(rare, ["rule TG-1: 0", "rule TG-2: 0"]);
    assert_eq!(counter.games(), 900);
}

#[test]
fn what_a_player_may_wish_is_tried_though_no_list_ever_held_it() {
    let bug = Setup { bug: Bug::Unlisted, rounds: 3 };
    let laws = Laws::<Torture>::printed(3, bug).only(&[Law::Unlisted]).every(1);
    let broken = laws.wishing(|_, _, _, _| Some(Action::Bid { amount: 0 })).run(&mut Counter::default()).unwrap_err();
    assert!(broken.words.starts_with("Bid { amount: 0 }"), "{broken}");
}

/// Plays with a bug until a law is broken.
fn broken_by(bug: Bug) -> Option<Broken> {
    let setup = Setup { bug, rounds: if bug == Bug::Ends { 1 } else { 3 } };
    let play = |players| {
        let bound = if bug == Bug::Ends { 300 } else { BOUND };
        let mut checked = Law::ALL.to_vec();
        // To name a whole in several orders is to play chains without a list: Freedom would notice this bug first.
        checked.retain(|law| bug != Bug::Chain || *law != Law::Freedom);
        let laws = Laws::<Torture>::printed(players, setup.clone()).bound(bound).every(3).only(&checked);
        laws.games(0..60, &mut Counter::default()).err()
    };
    let broken = play(3).or_else(|| play(2))?;
    println!("{bug:?}: {broken}");
    Some(broken)
}

macro_rules! each_bug_breaks_its_law {
    ($($test:ident: $bug:ident breaks $law:ident),* $(,)?) => {
        $(#[test]
        fn $test() {
            assert_eq!(broken_by(Bug::$bug).map(|broken| broken.law), Some(Law::$law));
        })*
    };
}

each_bug_breaks_its_law! {
    listing_what_is_refused: Listed breaks Listed,
    accepting_what_is_not_listed: Unlisted breaks Unlisted,
    asking_who_can_do_nothing: DeadEnds breaks DeadEnds,
    listing_equal_pieces_twice: Distinct breaks Distinct,
    losing_coins: Conserved breaks Conserved,
    confusing_cards_in_a_replay: Replay breaks Replay,
    forgetting_who_begins_in_a_position: Position breaks Position,
    refusing_by_what_another_holds: Secrecy breaks Secrecy,
    asking_only_who_can_react: Asking breaks Undo,
    imagining_by_the_true_order: Knowledge breaks Knowledge,
    imagining_a_row_as_it_is: Variety breaks Variety,
    showing_spectators_what_a_seat_knows: Spectator breaks Spectator,
    thinking_a_card_cannot_come: Among breaks Among,
    minding_the_order_of_arrival: Together breaks Together,
    telling_all_which_card_was_taken: Projection breaks Projection,
    taking_back_a_look: Undo breaks Undo,
    playing_without_end: Ends breaks Ends,
    needing_a_list_before_every_action: Chain breaks Chain,
}

#[test]
fn each_part_of_freedom_can_be_broken() {
    for (bug, part) in [(Bug::Order, "(a)"), (Bug::Sequence, "(b)"), (Bug::Canonical, "(c)"), (Bug::Unasked, "(d)")] {
        let broken = broken_by(bug).unwrap_or_else(|| panic!("nothing is broken by {bug:?}"));
        assert_eq!(broken.law, Law::Freedom, "{bug:?}: {broken}");
        assert!(broken.words.starts_with(part), "{bug:?}: {broken}");
    }
}
