//! The variant Civilization Draft: AC-57 to AC-60.

use crate::common::*;

const PACKS: [[&str; 7]; 4] = [
    ["carthage", "iberia", "phoenicia", "egypt", "khmer", "siam", "korea"],
    ["rome", "greece", "britain", "china", "japan", "tibet", "maya"],
    ["inca", "aztecs", "olmec", "cahokia", "chola", "malay", "india"],
    ["persia", "arabs", "sumer", "lydia", "slavs", "franks", "celts"],
];

/// A table at which the packs have been dealt.
fn dealt(players: u8) -> Board {
    let mut table = without_civilizations(players, &draft());
    for pack in &PACKS[..usize::from(players)] {
        table.chance_ids(pack);
    }
    table
}

fn take(id: &str) -> Action {
    Draft { civilization: civilization(id) }
}

/// A draft of two: Black gets Carthage, Greece, Phoenicia, China and Khmer, Brown the like; in the pool are Siam,
/// Korea, Tibet and Maya.
fn drafted() -> Board {
    let mut table = dealt(2);
    let black = ["carthage", "greece", "phoenicia", "china", "khmer"];
    let brown = ["rome", "iberia", "britain", "egypt", "japan"];
    for (own, other) in black.into_iter().zip(brown) {
        table.act(BLACK, take(own)).act(BROWN, take(other));
    }
    table
}

/// Black's second civilization in a game that was drafted so.
fn second(change: impl FnOnce(&mut State)) -> Board {
    let mut table = drafted();
    table.act(BLACK, birth("china")).act(BLACK, Finish).act(BROWN, birth("rome")).act(BROWN, Finish);
    table.act(BROWN, Skip).act(BROWN, Finish);
    table.arrange(change);
    table
}

/// AC-57. Seven cards each, of which one is picked in secret while the rest goes to the left, five times.
#[test]
fn five_picks_and_packs_that_go_to_the_left() {
    let mut table = dealt(3);
    table.refuses("AC-57", BLACK, take("rome"));
    table.act(BLACK, take("carthage")).act(BROWN, take("rome"));
    table.act(YELLOW, take("inca"));
    assert_eq!(table.state.draft.picks, 1);
    table.refuses("AC-57", BROWN, take("greece"));
    table.act(BROWN, take("iberia"));
    table.refuses("AC-57", YELLOW, take("aztecs"));
    table.act(YELLOW, take("greece")).act(BLACK, take("aztecs"));
    assert_eq!(
        table.state.nations[BLACK].hand,
        [civilization("carthage"), civilization("aztecs")].into_iter().collect()
    );
}

/// AC-57. Example 18: the two cards each seat has left make a pool of 6 with three players, 4 with two, 8 with four.
#[test]
fn the_cards_left_over_are_the_pool() {
    for players in 2..=4 {
        let mut table = dealt(players);
        for _ in 0..5 {
            for seat in Seat::all(players) {
                let first = table.actions(seat)[0];
                table.act(seat, first);
            }
        }
        assert_eq!(table.state.pool.len(), 2 * usize::from(players));
        let left: Vec<_> = table.state.pool.iter().map(|offer| offer.civilization).collect();
        let shown = table.view(Viewer::Spectator).draft.expect("there was a draft").left_over;
        assert_eq!(shown, left, "everybody has seen them");
        assert!(Seat::all(players).all(|seat| table.state.nations[seat].hand.len() == 5));
        assert_eq!(table.state.tasks.top(), Some(Task::Civilization { seat: BLACK }));
    }
}

/// AC-58. A civilization comes from the hand or the pool; the pool is not refilled and gets no coins.
#[test]
fn from_the_hand_or_from_the_pool() {
    let mut table = drafted();
    table.refuses("AC-15", BLACK, birth("rome"));
    assert!(table.lists(BLACK, birth("siam")));
    table.act(BLACK, birth("greece"));
    assert_eq!((table.state.nations[BLACK].hand.len(), table.state.pool.len()), (4, 4));
    table.act(BLACK, Finish).act(BROWN, birth("siam"));
    assert_eq!((table.state.nations[BROWN].hand.len(), table.state.pool.len()), (5, 3));
    assert!(table.state.pool.iter().all(|offer| offer.coins == 0));
    assert_eq!(table.state.tasks.top(), Some(Task::Work { seat: BROWN }));
}

/// AC-58. Hands are secret: the others see how many cards they have, at the end all of them.
#[test]
fn hands_are_secret() {
    let mut table = drafted();
    table.act(BLACK, birth("greece"));
    let hand = |viewer| table.view(viewer).nations[BLACK.index()].hand.clone().map(|hand| hand.len());
    assert_eq!(hand(Viewer::Seat(BLACK)), Some(4));
    assert_eq!(hand(Viewer::Referee), Some(4));
    assert_eq!((hand(Viewer::Seat(BROWN)), hand(Viewer::Spectator)), (None, None));
    assert_eq!(table.view(Viewer::Spectator).nations[BLACK.index()].hand_count, 4);
}

/// AC-59. The first civilization brings no coins, each later one 2, born or absorbed, from hand or pool.
#[test]
fn two_coins_for_later_civilizations() {
    let mut table = drafted();
    table.act(BLACK, birth("china"));
    assert_eq!(coins(&table, BLACK), 3);
    for act in [birth("khmer"), absorb("khmer"), birth("korea"), absorb("korea")] {
        let mut table = second(|_| ());
        table.act(BLACK, act);
        assert_eq!(coins(&table, BLACK), 5, "{act:?}");
    }
}

/// AC-60. Example 18: Carthage brings 6 coins as second civilization and none as first.
#[test]
fn carthage_in_the_draft() {
    let mut table = drafted();
    table.act(BLACK, birth("carthage"));
    assert_eq!(coins(&table, BLACK), 3);
    let mut table = second(|_| ());
    table.act(BLACK, birth("carthage"));
    assert_eq!(coins(&table, BLACK), 3 + 6);
}

/// AC-60. Example 18: Iberia brings one technology as second civilization and none as first.
#[test]
fn iberia_in_the_draft() {
    let mut table = drafted();
    table.act(BLACK, birth("china")).act(BLACK, Finish).act(BROWN, birth("iberia"));
    assert_eq!(table.state.tasks.top(), Some(Task::Work { seat: BROWN }));
    let mut table = second(|state| ask(state, Task::Civilization { seat: BROWN }));
    table.act(BROWN, birth("iberia")).act(BROWN, learn("mining"));
    assert_eq!((coins(&table, BROWN), table.state.tasks.top()), (5, Some(Task::Work { seat: BROWN })));
}

/// AC-60, AC-42. Phoenicia's coins on a pool card are taken besides the 2, in round 1 too.
#[test]
fn phoenicia_in_the_draft() {
    let mut table = drafted();
    table.act(BLACK, birth("phoenicia")).act(BLACK, Finish).act(BLACK, Fund { civilization: civilization("korea") });
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (1, 2));
    table.act(BROWN, birth("korea"));
    assert_eq!(coins(&table, BROWN), 5);
    let mut table = second(|state| state.pool.iter_mut().for_each(|offer| offer.coins = 2));
    table.act(BLACK, birth("korea"));
    assert_eq!(coins(&table, BLACK), 3 + 4);
}
