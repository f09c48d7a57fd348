//! The rules of the torture game, one by one.

use epoka_core::{Seat, Seats, Tasks, Turn, Viewer};
use epoka_testkit::{
    Table, dice, pick,
    torture::{
        Action::*,
        Card, Piece, Setup, State, Torture,
        state::{Held, Task},
        torture,
    },
};

const RED: Seat = Seat::at(0);
const BLUE: Seat = Seat::at(1);
const GREEN: Seat = Seat::at(2);

const EMBER: Card = Card(0);
const BLAZE: Card = Card(1);
const STRIKE: Card = Card(2);
const SHIELD: Card = Card(3);
const LENS: Card = Card(4);

/// A table at its beginning: the cards of the first draft are about to be dealt.
fn beginning(players: u8) -> Table<Torture> {
    Table::new(torture(players, &Setup::default()))
}

/// A table that waits for this task, with the beast and the next round to follow.
fn waiting_for(players: u8, task: Task) -> Table<Torture> {
    let mut table = beginning(players);
    table.arrange(|state| {
        state.tasks = Tasks::from_slice(&[Task::Round, Task::Beast, task]).expect("three tasks are few");
    });
    table
}

/// A table at red's turn, with these cards in the rows.
fn turns(players: u8, rows: &[(Seat, &[Card])]) -> Table<Torture> {
    let mut table = waiting_for(players, Task::Main { seat: RED, turns: 0, passes: 0 });
    table.arrange(|state| {
        for &(seat, cards) in rows {
            for &card in cards {
                give(state, seat, card);
            }
        }
    });
    table
}

/// Moves a card from the pile into a row.
fn give(state: &mut State, seat: Seat, card: Card) {
    state.pile.draw(u16::from(card.0));
    state.camps[seat].row.push(Held { card, seen_by: Seats::one(seat) });
}

/// Gives a seat so many coins and sparks instead of what it has.
fn fund(state: &mut State, seat: Seat, coins: u8, sparks: u8) {
    let camp = &mut state.camps[seat];
    state.coins = state.coins + u16::from(camp.coins) - u16::from(coins);
    state.sparks = state.sparks + u16::from(camp.sparks) - u16::from(sparks);
    (camp.coins, camp.sparks) = (coins, sparks);
}

/// TG-2.
#[test]
fn everyone_begins_with_two_lives_three_coins_and_a_spark() {
    let mut table = beginning(3);
    table.observe(|rules, state, log| *state = rules.set_up(log));
    for seat in [RED, BLUE, GREEN] {
        let camp = &table.state.camps[seat];
        assert_eq!((camp.lives, camp.coins, camp.sparks, camp.points), (2, 3, 1, 0));
    }
    assert_eq!(table.state.pile.len(), 32);
}

/// TG-1, TG-3, TG-4, TG-5. Who passed a card on knows it; the others do not.
#[test]
fn of_two_cards_dealt_one_is_kept_and_one_passed_on() {
    let mut table = beginning(3);
    table.refuses("TG-1", RED, Pass);
    for id in ["lens", "lens", "shield", "shield", "ember", "blaze"] {
        table.chance_ids(&[id]);
    }
    table.refuses("TG-5", RED, Keep { card: LENS }).refuses("TG-4", RED, Draw);
    table.act(RED, Keep { card: EMBER }).refuses("TG-4", RED, Keep { card: BLAZE });
    table.act(GREEN, Keep { card: LENS }).act(BLUE, Keep { card: SHIELD });
    let blue: Vec<Card> = table.state.camps[BLUE].row.iter().map(|held| held.card).collect();
    assert_eq!(blue, [SHIELD, BLAZE]);
    let seen = |viewer| table.view(viewer).camps[1].row.iter().map(|slot| slot.card).collect::<Vec<_>>();
    assert_eq!(seen(Viewer::Seat(RED)), [None, Some(BLAZE)]);
    assert_eq!(seen(Viewer::Seat(GREEN)), [None, None]);
    assert_eq!(seen(Viewer::Spectator), [None, None]);
}

/// TG-6.
#[test]
fn income_is_two_coins_or_a_spark_in_any_order() {
    let mut table = waiting_for(2, Task::Income { waiting: Seats::all(2) });
    table.act(BLUE, Take { piece: Piece::Spark });
    table.refuses("TG-6", BLUE, Take { piece: Piece::Coin });
    table.act(RED, Take { piece: Piece::Coin });
    assert_eq!((table.state.camps[RED].coins, table.state.camps[BLUE].sparks), (5, 2));
}

/// TG-7, TG-8, TG-9.
#[test]
fn the_torch_goes_to_the_highest_bid_that_can_be_paid() {
    let mut table = waiting_for(3, Task::Auction { seat: RED, high: 0, holder: None, passed: Seats::NONE });
    table.arrange(|state| fund(state, BLUE, 0, 2));
    table.refuses("TG-8", RED, Bid { amount: 6 });
    table.act(RED, Bid { amount: 2 });
    table.refuses("TG-7", BLUE, Bid { amount: 2 }).refuses("TG-8", BLUE, Bid { amount: 3 });
    table.act(BLUE, Bid { amount: 4 }).act(GREEN, Pass).act(RED, Pass);
    // Two sparks are the only way to pay four: nobody is asked.
    assert_eq!((table.state.first, table.state.camps[BLUE].sparks, table.state.camps[BLUE].points), (BLUE, 0, 1));
}

/// TG-10, TG-11, TG-13.
#[test]
fn a_blaze_is_paid_piece_by_piece_in_any_order() {
    let mut table = turns(2, &[(RED, &[BLAZE, BLAZE])]);
    table.arrange(|state| fund(state, RED, 3, 3));
    table.act(RED, Play { card: BLAZE }).act(RED, Pay { piece: Piece::Spark });
    table.act(RED, Pay { piece: Piece::Coin });
    table.refuses("TG-10", RED, Pay { piece: Piece::Spark });
    table.act(RED, Pay { piece: Piece::Coin });
    assert_eq!((table.state.camps[RED].points, table.state.camps[RED].coins, table.state.camps[RED].sparks), (5, 1, 2));
    table.act(BLUE, Pass).arrange(|state| fund(state, RED, 3, 0)).refuses("TG-11", RED, Play { card: BLAZE });
}

/// TG-10, TG-13. Without a spark there is only one way to pay.
#[test]
fn an_ember_that_can_be_paid_in_one_way_is_paid_without_asking() {
    let mut table = turns(2, &[(RED, &[EMBER])]);
    table.arrange(|state| fund(state, RED, 3, 0)).act(RED, Play { card: EMBER });
    assert_eq!((table.state.camps[RED].points, table.state.camps[RED].coins), (2, 1));
    assert_eq!(table.turn(), Turn::of(BLUE));
}

/// TG-12, TG-25. When all have passed, the beast comes: on a four it robs whom chance picks.
#[test]
fn after_all_have_passed_the_beast_robs() {
    let mut table = turns(2, &[]);
    table.refuses("TG-12", BLUE, Pass).refuses("TG-12", RED, Bid { amount: 1 });
    table.act(RED, Pass).act(BLUE, Pass);
    table.chance(dice([4])).chance(pick(1));
    assert_eq!(table.state.camps[BLUE].coins, 1);
}

/// TG-14.
#[test]
fn a_card_is_used_from_the_own_row_as_what_it_is() {
    let mut table = turns(2, &[(RED, &[STRIKE, EMBER]), (BLUE, &[LENS])]);
    table.refuses("TG-14", RED, Play { card: LENS });
    table.refuses("TG-14", RED, Play { card: STRIKE });
    table.refuses("TG-14", RED, Strike { card: EMBER, target: BLUE });
    table.act(RED, Sow { card: EMBER }).act(RED, Pass);
    assert_eq!(table.state.camps[RED].row.len(), 1);
}

/// TG-15. The peeker knows what the next one draws, and what lies under the pile.
#[test]
fn a_lens_shows_two_cards_and_buries_one() {
    let mut table = turns(2, &[(RED, &[LENS])]);
    table.act(RED, Play { card: LENS }).chance_ids(&["blaze"]).chance_ids(&["ember"]);
    table.refuses("TG-15", RED, Bury { at: 2 });
    table.act(RED, Bury { at: 1 });
    table.act(BLUE, Draw);
    let red = table.view(Viewer::Seat(RED));
    assert_eq!((red.camps[1].row[0].card, red.pile[0].card), (Some(BLAZE), Some(EMBER)));
    let spectator = table.view(Viewer::Spectator);
    assert_eq!((spectator.camps[1].row[0].card, spectator.pile[0].card), (None, None));
}

/// TG-16, TG-17, TG-18. A shield undone by a shield does not help.
#[test]
fn a_strike_lands_when_the_shield_against_it_is_undone() {
    let mut table = turns(3, &[(RED, &[STRIKE, SHIELD]), (BLUE, &[SHIELD]), (GREEN, &[SHIELD])]);
    table.refuses("TG-18", RED, Shield { card: SHIELD });
    table.refuses("TG-16", RED, Strike { card: STRIKE, target: RED });
    table.act(RED, Strike { card: STRIKE, target: BLUE });
    table.act(BLUE, Shield { card: SHIELD });
    table.act(GREEN, Shield { card: SHIELD });
    table.refuses("TG-17", BLUE, Pass);
    // Who can do nothing is asked all the same.
    table.act(RED, Pass).act(BLUE, Pass);
    assert_eq!(table.state.camps[BLUE].lives, 2);
    table.act(GREEN, Pass);
    assert_eq!(table.state.camps[BLUE].lives, 1);
}

/// TG-19, TG-24, TG-28.
#[test]
fn an_empty_pile_is_made_of_the_discarded_cards() {
    let mut table = turns(2, &[(RED, &[EMBER; 6])]);
    table.refuses("TG-28", RED, Draw);
    table.act(RED, Pass).arrange(|state| {
        let cards: Vec<u16> = state.pile.cards().iter().map(|hidden| hidden.card).collect();
        for card in cards {
            state.pile.draw(card);
            state.discard[usize::from(card)] += 1;
        }
    });
    table.act(BLUE, Draw).chance_ids(&["lens"]);
    assert_eq!((table.state.discarded(), table.state.pile.len()), (0, 25));
}

/// TG-20. Whoever sowed a card knows that it is in the pile, until somebody draws from it.
#[test]
fn a_card_sown_is_known_to_be_in_the_pile() {
    let mut table = turns(2, &[(RED, &[STRIKE])]);
    table.act(RED, Sow { card: STRIKE }).refuses("TG-14", RED, Sow { card: STRIKE }).act(RED, Pass);
    let known =
        |table: &Table<Torture>, viewer| table.view(viewer).pile.iter().filter(|slot| slot.card.is_some()).count();
    assert_eq!((known(&table, Viewer::Seat(RED)), known(&table, Viewer::Seat(BLUE))), (1, 0));
    assert_eq!(table.state.camps[RED].coins, 4);
    table.act(BLUE, Draw).chance_ids(&["ember"]);
    assert_eq!(known(&table, Viewer::Seat(RED)), 0);
}

/// TG-21.
#[test]
fn a_spark_can_be_burnt_at_any_question_unless_it_is_needed() {
    let mut table = turns(2, &[(RED, &[BLAZE])]);
    table.act(RED, Warm);
    assert_eq!((table.state.camps[RED].points, table.state.camps[RED].sparks), (1, 0));
    table.refuses("TG-21", RED, Warm);
    table.arrange(|state| fund(state, RED, 2, 2)).act(RED, Play { card: BLAZE });
    table.act(RED, Pay { piece: Piece::Coin }).act(RED, Warm);
    table.refuses("TG-21", RED, Warm);
}

/// TG-22, TG-27. A seat without lives is out, and one that is left alone has won.
#[test]
fn the_last_survivor_wins() {
    let mut table = turns(2, &[(RED, &[STRIKE]), (BLUE, &[EMBER])]);
    table.arrange(|state| {
        state.camps[BLUE].lives = 1;
        state.camps[BLUE].points = 9;
    });
    table.act(RED, Strike { card: STRIKE, target: BLUE }).act(BLUE, Pass);
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(table.state.discard[EMBER.index()], 1);
    let standings = table.standings();
    assert_eq!((standings[0].seat, standings[0].place, standings[1].score), (RED, 1, 9));
}

/// TG-23.
#[test]
fn who_gives_up_is_out_and_the_others_play_on() {
    let mut table = turns(3, &[]);
    table.act(RED, Concede);
    assert_eq!(table.turn(), Turn::of(BLUE));
    table.act(BLUE, Pass).act(GREEN, Pass);
    assert!(!table.state.alive.contains(RED));
}

/// TG-26. Six turns each end the turns of a round, and the rounds agreed on end the match.
#[test]
fn endless_play_is_capped() {
    let mut table = turns(2, &[(RED, &[EMBER])]);
    table.arrange(|state| {
        state.round = 3;
        *state.tasks.top_mut().expect("red's turn") = Task::Main { seat: RED, turns: 11, passes: 0 };
    });
    table.act(RED, Sow { card: EMBER }).act(RED, Pass).chance(dice([1]));
    assert_eq!(table.turn(), Turn::Over);
}
