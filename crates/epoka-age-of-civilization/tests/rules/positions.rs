//! Which positions can be: a table that somebody sends us is checked piece by piece.

use epoka_age_of_civilization::{state::Work as Done, view::View};
use epoka_core::Tasks;

use crate::common::*;

/// What is wrong with a table that was changed so.
fn wrong_at(table: &Board, change: impl FnOnce(&mut State)) -> String {
    let mut state = table.state.clone();
    change(&mut state);
    table.rules().check(&state).expect_err("such a position cannot be").to_string()
}

fn wrong(change: impl FnOnce(&mut State)) -> String {
    wrong_at(&acting(3, &["malay"], |_| ()), change)
}

/// Why a view that was changed so is no position.
fn unreadable(table: &Board, change: impl FnOnce(&mut View)) -> String {
    let mut view = table.view(Viewer::Referee);
    change(&mut view);
    table.rules().restore(&view).expect_err("such a view is no position").to_string()
}

const TWICE: &str = "the civilizations are not each there once";
const PENDING: &str = "the pending work cannot be";

#[test]
fn pieces_are_conserved() {
    assert_eq!(wrong(|state| state.deck.insert(civilization("siam"))), TWICE);
    assert_eq!(wrong(|state| state.deck.remove(civilization("rome"))), TWICE);
    assert_eq!(wrong(|state| state.nations[BROWN].civilizations = state.nations[BLACK].civilizations), TWICE);
    let wonders = "the wonders are not each there once";
    assert_eq!(wrong(|state| state.nations[BLACK].wonders.insert(wonder("petra"))), wonders);
    assert_eq!(wrong(|state| state.hidden_wonders.remove(wonder("borobudur"))), wonders);
    let more = |state: &mut State| {
        state.hidden_wonders.remove(wonder("borobudur"));
        state.wonders.insert(wonder("borobudur"));
    };
    assert_eq!(wrong(more), "6 wonders are in the game");
    let track = "the time track does not have each card once";
    assert_eq!(wrong(|state| state.track[0] = state.track[1]), track);
    assert_eq!(wrong(|state| state.track.truncate(7)), track);
}

#[test]
fn pools_have_their_size() {
    let more = |state: &mut State| {
        let next = state.deck.iter().next().expect("the deck has a card");
        state.deck.remove(next);
        state.pool.push(Offer { civilization: next, coins: 0 });
    };
    assert_eq!(wrong(more), "the pool has 5 civilizations at the most");
    let mut alone = turn(1, &Setup::default(), 2, &["malay"], |_| ());
    alone.arrange(more);
    assert_eq!(wrong_at(&alone, more), "the pool has 6 civilizations at the most");
}

#[test]
fn limits_are_kept() {
    assert_eq!(wrong(|state| state.nations[BLACK].workers = 5), "seat 0 has too many workers");
    assert_eq!(wrong(|state| state.nations[BROWN].coins = 1000), "seat 1 has more than any game gives");
    assert_eq!(wrong(|state| state.nations[BROWN].ledger.events = -1), "seat 1 has more than any game gives");
    assert_eq!(wrong(|state| state.round = 7), "the game has six rounds");
    assert_eq!(wrong(|state| state.first = YELLOW), "the first player is not at the table");
    assert_eq!(wrong(|state| state.nations[YELLOW].coins = 1), "seat 2 is not at the table");
    assert_eq!(wrong(|state| state.rival = 1), "the virtual opponent belongs to the solo game");
    let needs = "seat 0 has a technology whose needs are not met";
    assert_eq!(wrong(|state| know(state, BLACK, &["science"])), needs);
    assert_eq!(wrong(|state| state.nations[BLACK].positions = 1 << 9), needs);
}

#[test]
fn variants_bring_their_own_pieces() {
    let special_card = |state: &mut State| state.nations[BLACK].special = Some(special("sp1"));
    assert_eq!(wrong(special_card), "seat 0 has a special technology, which belongs to a variant");
    let innovations = turn(2, &innovations(), 3, &["malay"], |_| ());
    assert_eq!(
        wrong_at(&innovations, |state| state.specials.remove(special("sp1"))),
        "2 special technologies are in the game"
    );
    assert_eq!(wrong(|state| state.tokens.push(token("rats"))), "the event tokens cannot be");
    let winds = turn(2, &winds(), 3, &["malay"], |_| ());
    assert_eq!(wrong_at(&winds, |state| state.tokens[0] = state.tokens[1]), "the event tokens cannot be");
    assert_eq!(wrong(|state| state.draft.picks = 1), "a draft belongs to its variant");
    let alone = turn(1, &Setup::default(), 3, &["malay"], |_| ());
    assert_eq!(wrong_at(&alone, |state| state.track.swap(0, 4)), "alone, the Plague has its place");
    assert_eq!(wrong_at(&alone, |state| state.deck.insert(civilization("vikings"))), TWICE);
}

#[test]
fn a_draft_agrees_with_itself() {
    let mut table = without_civilizations(2, &draft());
    table.play_chance(5);
    for seat in [BLACK, BROWN, BLACK, BROWN] {
        let first = table.actions(seat)[0];
        table.act(seat, first);
    }
    let own = table.state.nations[BLACK].hand.iter().next().expect("a card was picked");
    assert_eq!(wrong_at(&table, |state| state.nations[BLACK].hand.remove(own)), TWICE);
    let swapped = wrong_at(&table, |state| {
        let other = state.deck.iter().next().expect("the deck has a card");
        state.nations[BLACK].hand.remove(own);
        state.nations[BLACK].hand.insert(other);
        state.deck.remove(other);
        state.deck.insert(own);
    });
    assert!(!swapped.is_empty());
    let contradicts = "the draft contradicts itself or the hands";
    assert_eq!(wrong_at(&table, |state| state.draft.chosen[0] = Some(own)), contradicts);
}

#[test]
fn pending_work_can_be_done() {
    let owing = |tasks: &'static [Task]| wrong(|state| state.tasks = Tasks::from_slice(tasks).expect("few tasks"));
    assert_eq!(owing(&[]), PENDING);
    assert_eq!(owing(&[Task::EndRound]), PENDING);
    assert_eq!(owing(&[Task::Draft]), PENDING);
    assert_eq!(owing(&[Task::FirstPlayer]), PENDING);
    assert_eq!(owing(&[Task::Work { seat: YELLOW }]), PENDING);
    assert_eq!(owing(&[Task::EndTurn { seat: BLACK }]), PENDING);
    assert_eq!(owing(&[Task::Work { seat: BLACK }, Task::Learn { seat: BROWN, count: 1 }]), PENDING);
    assert_eq!(owing(&[Task::Work { seat: BLACK }, Task::Learn { seat: BLACK, count: 10 }]), PENDING);
    assert_eq!(owing(&[Task::Work { seat: BLACK }, Task::Work { seat: BLACK }]), PENDING);
    assert_eq!(owing(&[Task::Work { seat: BLACK }, Task::DrawCivilizations { count: 2 }]), PENDING);
    assert_eq!(wrong(|state| ask(state, Task::Civilization { seat: YELLOW })), PENDING);
    let placed = |state: &mut State| state.work = Done { placed: 5, ..Done::default() };
    assert_eq!(wrong(placed), PENDING);
    let doomed = |state: &mut State| state.work = Done { doomed: 1, ..Done::default() };
    assert_eq!(wrong(doomed), PENDING);
    let over = |state: &mut State| {
        state.over = true;
        state.tasks = Tasks::new();
    };
    assert_eq!(wrong(over), PENDING, "round 3 is not the last");
    let early = |state: &mut State| {
        state.nations[BLACK].civilizations = Stack::default();
        state.deck.insert(civilization("malay"));
        ask(state, Task::Civilization { seat: BLACK });
    };
    assert_eq!(wrong(early), PENDING, "after round 1 everybody has a civilization");
}

#[test]
fn pending_abilities_are_those_of_the_seat() {
    let education = Ability { source: Source::Technology { technology: technology("education") }, number: 0 };
    let outside = |state: &mut State| state.pending.push(education);
    assert_eq!(wrong(outside), "abilities are pending outside the end of a turn");
    let mut table = acting(3, &["phoenicia"], |_| ());
    table.act(BLACK, Finish);
    let foreign = "a pending ability is not one of the seat";
    assert_eq!(wrong_at(&table, |state| state.pending[0] = education), foreign);
    assert_eq!(wrong_at(&table, |state| state.pending.push(education)), foreign);
    assert_eq!(wrong_at(&table, |state| state.pending[0].number = 9), foreign);
    assert_eq!(wrong_at(&table, |state| state.pending.push(state.pending[0])), foreign, "twice the same");
    assert_eq!(wrong_at(&table, |state| state.pending.clear()), PENDING, "nothing is left to choose");
}

/// What is offered is what a card of the seat offers.
#[test]
fn offers_are_those_of_cards() {
    let follow = |verb: Verb| {
        move |state: &mut State| {
            state.tasks.push(Task::Follow { seat: BLACK, verb });
        }
    };
    assert_eq!(wrong(follow(Verb::Culture)), PENDING);
    assert_eq!(wrong_at(&acting(3, &["aksum"], |_| ()), follow(Verb::Wonder)), PENDING);
    let mut table = acting(3, &["malay"], |state| own(state, BLACK, "angkor-wat"));
    let source = Source::Wonder { wonder: wonder("angkor-wat") };
    table.arrange(|state| state.tasks.push(Task::Offer { seat: BLACK, coins: 3, points: 3, source }));
    for (coins, points) in [(3, 99), (0, 3), (1, 3)] {
        let offer = Task::Offer { seat: BLACK, coins, points, source };
        assert_eq!(wrong_at(&table, |state| *state.tasks.top_mut().expect("an offer") = offer), PENDING);
    }
}

/// Every kind of moment is written as a view and read back the same.
#[test]
fn positions_are_read_back() {
    let mut moments = vec![laid(2, &Setup::default()), laid(1, &scenario("city-in-the-jungle"))];
    moments.push(turn(4, &Setup { winds_of_change: true, ..innovations() }, 4, &["aksum"], |state| {
        know(state, BLACK, &["mining"]);
        own(state, BROWN, "petra");
    }));
    let mut table = without_civilizations(3, &draft());
    moments.push(Table::from_state(rules(3, &draft()), table.state.clone()));
    table.play_chance(1);
    let first = table.actions(BROWN)[0];
    table.act(BROWN, first);
    moments.push(table);
    let mut table = choosing(3, &["malay"], |state| offer(state, "iberia", 5));
    table.act(BLACK, birth("iberia"));
    moments.push(table);
    let mut table = acting(3, &["phoenicia"], |_| ());
    table.act(BLACK, Finish);
    moments.push(table);
    let mut table = acting(6, &["malay"], |_| ());
    end_round(&mut table);
    moments.push(table);
    for table in moments {
        assert_eq!(table.rules().restore(&table.view(Viewer::Referee)).as_ref(), Ok(&table.state));
    }
}

#[test]
fn a_view_of_a_seat_is_no_position() {
    let table = acting(3, &["malay"], |_| ());
    let seen = table.view(Viewer::Seat(BLACK));
    let refused = table.rules().restore(&seen).expect_err("the deck is hidden").to_string();
    assert!(refused.contains("hidden"), "{refused}");
    assert!(unreadable(&table, |view| view.nations[0].hand = None).contains("`hand` is hidden"));
    assert_eq!(unreadable(&table, |view| view.nations.truncate(1)), "`nations` has the wrong length");
    assert_eq!(unreadable(&table, |view| view.tokens = vec![token("rats"); 4]), "`tokens` has the wrong length");
    let scored = unreadable(&table, |view| view.nations[0].score = 7);
    assert_eq!(scored, "`nations[0].score` is 7, but should be 0 by the rest of the view");
    assert!(unreadable(&table, |view| view.nations[0].main = None).contains("cannot be together"));
    let elsewhere = |view: &mut View| view.nations[0].technologies.push(technology("masonry"));
    assert!(unreadable(&table, elsewhere).contains("not on the board"));
    let drafted = without_civilizations(2, &draft());
    assert!(unreadable(&drafted, |view| view.draft = None).contains("belongs to its variant"));
    let hidden = |view: &mut View| view.draft.as_mut().expect("a draft").packs = None;
    assert!(unreadable(&drafted, hidden).contains("not one a referee sees"));
}
