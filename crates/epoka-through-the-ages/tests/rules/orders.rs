//! Several things that one question asks for: they are named in any order.

use epoka_core::Part;
use epoka_through_the_ages::rate;

use crate::common::*;

/// Plays these actions from the same table in the order given and in the reverse one, with `end` after them: all are legal, and both
/// orders end alike. Answers the state after them.
fn in_any_order(table: &Board, seat: Seat, pieces: &[Action], end: Option<Action>) -> State {
    let play = |order: &mut dyn Iterator<Item = &Action>| {
        let mut played = Table::from_state(rules(table.rules().players()), table.state.clone());
        for &action in order {
            assert_eq!(played.rules().part(&played.state, seat, &action), Part::Piece, "{action:?}");
            played.act(seat, action);
        }
        if let Some(end) = end {
            assert_eq!(played.rules().part(&played.state, seat, &end), Part::Done);
            played.act(seat, end);
        }
        played.state.clone()
    };
    let (forth, back) = (play(&mut pieces.iter()), play(&mut pieces.iter().rev()));
    assert_eq!(forth, back);
    forth
}

/// TTA-61, TTA-62, TTA-63. The cards of a defence are put together in any order; it ends with a word, also when no card is left.
#[test]
fn a_defence_is_put_together_in_any_order() {
    let table = || {
        let mut table = politics(2, Age::II, |scene| {
            scene.strength(RED, 12).strength(BLUE, 6).cards(RED, &["plunder-ii"]);
            scene.has(BLUE, "monarchy", 0).cards(BLUE, &["bonus-ii", "bonus-i", "legion"]);
        });
        table.act(RED, attack("plunder-ii", BLUE));
        table
    };
    let (mut one, cards) = (table(), [bonus("bonus-i"), discard("legion"), bonus("bonus-ii")]);
    in_any_order(&one, BLUE, &cards, Some(Decline));
    for card in cards {
        one.act(BLUE, card);
    }
    assert_eq!(one.actions(BLUE), [Decline]);
}

/// TTA-147, TTA-148, TTA-F36. A force is put together in any order, cards before units as well, and sent by a word.
#[test]
fn a_force_is_put_together_in_any_order() {
    let mut table = event(2, "historic-territory-ii", |scene| {
        scene.leader(RED, "james-cook").strength(RED, 1).has(RED, "riflemen", 1);
        scene.cards(RED, &["bonus-i", "legion"]);
    });
    table.act(RED, Bid { strength: 4 });
    let pieces = [discard("legion"), bonus("bonus-i"), send("riflemen"), send("warriors")];
    let state = in_any_order(&table, RED, &pieces, Some(Launch));
    assert_eq!(state.nations[RED].colonies.len(), 1);
    // The units alone: when the last is sent, they still wait for the word.
    let mut table = event(2, "vast-territory-i", |scene| {
        scene.strength(RED, 2).strength(BLUE, 0);
    });
    table.act(RED, Bid { strength: 1 }).act(RED, send("warriors")).act(RED, send("warriors"));
    assert_eq!(table.actions(RED), [Launch]);
}

/// TTA-F12, TTA-F13. The buildings of a raid are named in any order: the younger one may come second.
#[test]
fn a_raid_is_named_in_any_order() {
    let mut table = politics(2, Age::II, |scene| {
        scene.strength(RED, 5).strength(BLUE, 1).cards(RED, &["raid-ii"]).has(RED, "monarchy", 0);
        scene.has(BLUE, "scientific-method", 1).has(BLUE, "alchemy", 1).has(BLUE, "opera", 1);
    });
    table.act(RED, attack("raid-ii", BLUE));
    let pair = [destroy("alchemy"), destroy("scientific-method")];
    let state = in_any_order(&table, RED, &pair, Some(Decline));
    assert_eq!(state.nations[BLUE].workers[civil("alchemy").index()], 0);
    table.act(RED, destroy("opera"));
    table.refuses("TTA-F12", RED, destroy("scientific-method"));
}

/// TTA-46, TTA-F19. The technologies a victor takes are named in any order.
#[test]
fn spoils_are_named_in_any_order() {
    let mut table = politics_of(BLUE, 2, Age::II, |scene| {
        scene.strength(RED, 20).strength(BLUE, 1).war(RED, "war-over-technology-ii", BLUE);
        scene.has(BLUE, "cartography", 0).has(BLUE, "warfare", 0).of(BLUE).science = 9;
    });
    table.act(BLUE, Decline);
    end_turn_only(&mut table, BLUE);
    let steal = |id: &str| Steal { card: civil(id) };
    let state = in_any_order(&table, RED, &[steal("warfare"), steal("cartography")], Some(Decline));
    assert!(state.nations[RED].technologies.contains(civil("warfare")));
}

/// TTA-188, TTA-F17. Workers that are lost are named in any order.
#[test]
fn lost_workers_are_named_in_any_order() {
    let table = scene(2, Age::II, |scene| {
        scene.has(RED, "alchemy", 1).of(RED).unused = 0;
        scene.state.tasks.push(Task::LosePopulation { seat: RED, count: 3, named: 0 });
    });
    in_any_order(&table, RED, &[destroy("alchemy"), destroy("bronze"), destroy("bronze")], None);
}

/// TTA-183, TTA-103. Tokens that are lost, and those that cover stages, are named in any order.
#[test]
fn tokens_are_named_in_any_order() {
    let give = |id: &str| Give { card: civil(id) };
    let mut table = scene(2, Age::II, |scene| {
        scene.has(RED, "coal", 0).stored(RED, "coal", 2).stored(RED, "bronze", 1).of(RED).blue = 0;
    });
    table.observe(|_, state, log| rate::move_blue(state, RED, -2, log));
    in_any_order(&table, RED, &[give("coal"), give("bronze")], None);
    let table = scene(2, Age::II, |scene| {
        scene.unfinished(RED, "pyramids", 0).has(RED, "masonry", 0);
        scene.has(RED, "iron", 0).stored(RED, "iron", 3).stored(RED, "agriculture", 2).of(RED).blue = 0;
        scene.state.tasks.push(Task::Cover { seat: RED, count: 2, named: 0 });
    });
    let state = in_any_order(&table, RED, &[give("iron"), give("agriculture")], None);
    assert_eq!(state.nations[RED].stages, 2);
}

/// TTA-125, TTA-155, TTA-F44. Cards that are thrown away are named in any order.
#[test]
fn cards_are_thrown_away_in_any_order() {
    let mut table = scene(2, Age::I, |scene| {
        scene.cards(RED, &["legion", "phalanx", "raid-i", "plunder-i", "bonus-i"]);
    });
    table.act(RED, Finish);
    in_any_order(&table, RED, &[discard("raid-i"), discard("legion"), discard("bonus-i")], None);
    let mut table = event(2, "politics-of-strength", |scene| {
        scene.strength(RED, 5).strength(BLUE, 1).cards(BLUE, &["legion", "phalanx", "raid-i", "plunder-i"]);
    });
    table.play_chance(1);
    in_any_order(&table, BLUE, &[discard("phalanx"), discard("legion"), discard("raid-i")], None);
}

/// TTA-219. What is taken by an agreement is named in any order, and lies in hand alike.
#[test]
fn an_agreement_is_named_in_any_order() {
    let table = event(3, "international-agreement", |scene| {
        scene.strength(RED, 1).strength(BLUE, 1).strength(GREEN, 9);
        scene.row(1, "isaac-newton").row(2, "coal").fill_row();
    });
    let state = in_any_order(&table, GREEN, &[Take { space: 2 }, Take { space: 1 }], Some(Decline));
    assert_eq!(state.nations[GREEN].hand.len(), 2);
}
