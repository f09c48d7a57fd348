//! Resigning: TTA-77 to TTA-81.

use crate::common::*;

/// TTA-43, TTA-77, TTA-78, TTA-80, TTA-A17. Example 45: a resignation with wars pending.
#[test]
fn wars_against_who_resigns_bring_culture() {
    let mut table = scene(3, Age::III, |scene| {
        scene.war(RED, "war-over-culture-iii", GREEN).war(GREEN, "war-over-culture-iii", BLUE);
        scene.strength(GREEN, 3).culture(BLUE, 10).cards(GREEN, &["legion"]);
        scene.pact(BLUE, "international-tourism", GREEN, true);
        ask(&mut scene.state, BLUE, Task::Actions { seat: BLUE });
    });
    end_turn_only(&mut table, BLUE);
    assert_eq!((culture(&table, GREEN), culture(&table, BLUE)), (7, 3));
    let row = table.state.row;
    table.act(GREEN, Resign).play_chance(1);
    assert_eq!((culture(&table, RED), nation(&table, RED).wars.len()), (7, 0));
    let green = nation(&table, GREEN);
    assert!(green.cards.is_empty() && green.technologies.is_empty() && nation(&table, BLUE).pact.is_none());
    assert_eq!((table.state.players(), table.state.current), (2, RED));
    assert_eq!(table.state.row[..10], row[3..]);
}

/// TTA-23, TTA-79. Example 46: a resignation leaves one.
#[test]
fn the_last_one_wins() {
    let mut table = politics(2, Age::II, |scene| {
        scene.culture(RED, 50);
    });
    table.act(RED, Resign);
    assert_eq!(table.turn(), Turn::Over);
    let standings = table.standings();
    assert_eq!((standings[0].seat, standings[1].place), (BLUE, 2));
}

/// TTA-32, TTA-80, TTA-A1. Example 16: later decks are made for fewer players; the next one is the starting player.
#[test]
fn later_decks_are_smaller() {
    let mut table = politics(4, Age::I, |scene| {
        scene.fill_row();
        let (mut kept, deck) = (0, scene.state.deck);
        for (card, copies) in deck.iter().enumerate() {
            scene.state.deck[card] = if kept == 0 { u8::from(*copies > 0) } else { 0 };
            kept += scene.state.deck[card];
        }
        scene.state.deck_size = kept;
    });
    let (row, round) = (table.state.row, table.state.round);
    table.act(RED, Resign).play_chance(1);
    assert_eq!((table.state.start, table.state.round, table.state.current), (BLUE, round, BLUE));
    assert_eq!(table.state.age, Age::II);
    assert_eq!(table.state.row[..11], row[2..]);
    let laid = table.state.row.iter().flatten().filter(|&&card| DATA.card(card).age == Age::II).count();
    assert_eq!(laid + usize::from(table.state.deck_size), 50);
}

/// TTA-81. Nobody resigns in Age IV.
#[test]
fn nobody_resigns_in_age_four() {
    politics(2, Age::IV, |_| {}).refuses("TTA-81", RED, Resign);
}
