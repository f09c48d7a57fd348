//! The Politics Phase, preparing events, and leaders in it: TTA-3, TTA-49 to TTA-56.

use crate::common::*;

/// TTA-3, TTA-50, TTA-53, TTA-54, TTA-56. Example 24: preparing an event.
#[test]
fn a_prepared_event_scores_and_turns_up_another() {
    let mut table = politics(3, Age::II, |scene| {
        scene.current(&["development-of-science", "development-of-crafts", "development-of-markets"]);
        scene.cards(RED, &["vast-territory-ii", "legion"]);
    });
    table.refuses("TTA-53", RED, prepare("legion"));
    table.refuses("TTA-50", RED, Grow);
    table.act(RED, prepare("vast-territory-ii"));
    assert_eq!(culture(&table, RED), 2);
    table.chance_ids(&["development-of-science"]);
    assert!([RED, BLUE, GREEN].iter().all(|&seat| nation(&table, seat).science == 2));
    assert_eq!((table.state.events.len(), table.state.future.len()), (2, 1));
    assert!(table.state.gone.iter().any(|face| face.card == military("development-of-science")));
    assert!(table.state.discards.is_empty());
    let top = table.state.tasks.top();
    assert_eq!(top, Some(Task::Actions { seat: RED }));
}

/// TTA-55. Example 25: the future events become the current ones, the earliest age on top.
#[test]
fn future_events_are_sorted_by_age() {
    let mut table = politics(2, Age::II, |scene| {
        scene.current(&["rats"]).future(&["barbarians", "foray", "cold-war"]);
        scene.cards(RED, &["national-pride"]).cards(BLUE, &[FILLER]);
    });
    table.act(RED, prepare("national-pride")).chance_ids(&["rats"]);
    assert_eq!((culture(&table, RED), table.state.events.len(), table.state.future.len()), (2, 4, 0));
    end_turn_only(&mut table, RED);
    table.act(BLUE, prepare(FILLER));
    let mut odds = Vec::new();
    table.rules().among(&table.state, Viewer::Referee, &mut odds);
    let mut items: Vec<u16> = odds.iter().map(|odds| odds.item).collect();
    items.sort_unstable();
    let mut first = [military("barbarians"), military("foray")].map(|card| u16::from(card.0));
    first.sort_unstable();
    assert_eq!(items, first);
}

/// TTA-49, TTA-50. One political action a turn, or none.
#[test]
fn one_political_action_or_none() {
    let mut table = event(2, "rats", |scene| {
        scene.cards(RED, &["barbarians"]);
    });
    table.refuses("TTA-82", RED, prepare("barbarians"));
    let mut table = politics(2, Age::I, |scene| {
        scene.cards(RED, &["barbarians"]);
    });
    table.act(RED, Decline);
    table.refuses("TTA-82", RED, prepare("barbarians"));
}

/// TTA-52. Example 40: military actions spent in politics are missing later.
#[test]
fn politics_spends_military_actions() {
    let mut table = politics(2, Age::II, |scene| {
        scene.has(RED, "monarchy", 0).has(RED, "warfare", 0).strength(RED, 5).stored(RED, "bronze", 5);
        scene.leader(BLUE, "homer").cards(RED, &["infiltrate-ii"]);
    });
    assert_eq!(left(&table, RED).1, 4);
    table.act(RED, attack("infiltrate-ii", BLUE));
    assert_eq!((culture(&table, RED), nation(&table, BLUE).leader), (0, None));
    table.act(RED, build("warriors"));
    assert_eq!(left(&table, RED).1, 1);
    table.act(RED, Finish).play_chance(1);
    assert_eq!(nation(&table, RED).cards.len(), 1);
}

/// TTA-66, TTA-70, TTA-81, TTA-F16. Example 41: politics in the last round.
#[test]
fn no_war_in_the_last_round() {
    let mut table = politics(2, Age::IV, |scene| {
        scene.state.last_round = Some(5);
        scene.has(RED, "monarchy", 0).strength(RED, 5).stored(BLUE, "bronze", 1);
        scene.cards(RED, &["plunder-iii", "war-over-culture-iii", FILLER]);
    });
    table.refuses("TTA-70", RED, declare("war-over-culture-iii", BLUE));
    table.refuses("TTA-81", RED, Resign);
    assert!(table.lists(RED, prepare(FILLER)));
    table.act(RED, attack("plunder-iii", BLUE)).act(RED, Plunder { food: 0, resources: 1 });
    assert_eq!((stock(&table, RED), stock(&table, BLUE)), ((0, 1), (0, 0)));
}

/// TTA-10, TTA-49, TTA-51, TTA-F38. Example 47: Caesar's second action, once in the game.
#[test]
fn caesar_acts_twice_once() {
    let mut table = politics(2, Age::I, |scene| {
        scene.leader(RED, "julius-caesar").strength(RED, 5).current(&["rats", "cultural-influence"]);
        scene.cards(RED, &[FILLER, "development-of-crafts", "plunder-i"]).stored(BLUE, "bronze", 1);
    });
    table.act(RED, prepare(FILLER)).chance_ids(&["rats"]);
    table.act(RED, attack("plunder-i", BLUE)).act(RED, Plunder { food: 0, resources: 1 });
    assert_eq!(stock(&table, RED), (0, 1));
    assert!(nation(&table, RED).used_extra_politics);
    table.refuses("TTA-82", RED, prepare("development-of-crafts"));
    end_turn(&mut table, RED);
    end_turn_only(&mut table, BLUE);
    table.act(RED, prepare("development-of-crafts")).play_chance(1);
    assert_eq!(table.state.tasks.top(), Some(Task::Actions { seat: RED }));
}

/// TTA-51, TTA-151, TTA-F37. Example 48: Columbus.
#[test]
fn columbus_settles_a_territory() {
    let mut table = politics(2, Age::I, |scene| {
        scene.leader(RED, "christopher-columbus").cards(RED, &["wealthy-territory-i", "rats"]);
    });
    let events = table.state.events.len();
    table.refuses("TTA-F37", RED, Settle { card: military("rats") });
    table.act(RED, Settle { card: military("wealthy-territory-i") });
    let red = nation(&table, RED);
    assert_eq!((red.leader, red.colonies.as_slice()), (None, &[military("wealthy-territory-i")][..]));
    assert_eq!((red.blue, on(&table, RED, "bronze"), at(&table, RED, "warriors")), (14, 5, 1));
    assert_eq!((culture(&table, RED), table.state.events.len()), (0, events));
    assert_eq!(table.state.tasks.top(), Some(Task::Actions { seat: RED }));
}

/// TTA-51. Joan looks at the top event first; only she knows it then.
#[test]
fn joan_sees_the_top_event() {
    let mut table = politics(2, Age::I, |scene| {
        scene.leader(RED, "joan-of-arc").current(&["rats", "raiders"]).cards(RED, &[FILLER]);
    });
    table.refuses("TTA-51", RED, Retire);
    table.act(RED, Peek).chance_ids(&["raiders"]);
    let seen = |viewer| table.view(viewer).top_event.and_then(|card| card.card);
    assert_eq!((seen(Viewer::Seat(RED)), seen(Viewer::Seat(BLUE))), (Some(military("raiders")), None));
    let told = Event::Peeked { seat: RED, card: Some(military("raiders")) };
    assert_eq!(table.rules().project(&told, Viewer::Seat(BLUE)), Event::Peeked { seat: RED, card: None });
    table.refuses("TTA-51", RED, Peek);
    table.act(RED, prepare(FILLER));
    assert!(table.state.gone.iter().any(|face| face.card == military("raiders")));
    assert_eq!(table.state.top_event, None);
}

/// TTA-8, TTA-51. Alexander leaves for a yellow token.
#[test]
fn alexander_retires() {
    let mut table = politics(2, Age::I, |scene| {
        scene.leader(RED, "alexander-the-great").strength(RED, 3);
    });
    assert_eq!(nation(&table, RED).rates.strength, 6);
    table.act(RED, Retire);
    let red = nation(&table, RED);
    assert_eq!((red.leader, red.yellow, red.rates.strength), (None, 19, 3));
}

/// TTA-7, TTA-39. A leader in hand does nothing; in play he does.
#[test]
fn only_what_is_in_play_counts() {
    let mut table = scene(2, Age::I, |scene| {
        scene.hand(RED, &["alexander-the-great"]).strength(RED, 3);
    });
    assert_eq!(nation(&table, RED).rates.strength, 3);
    table.act(RED, lead("alexander-the-great"));
    assert_eq!(nation(&table, RED).rates.strength, 6);
}

/// TTA-1. The box: thirteen spaces, a civil and a military deck for each age.
#[test]
fn the_components_are_there() {
    let table = laid(4, 1);
    assert_eq!(table.state.row.iter().flatten().count(), 13);
    let ages = [Age::A, Age::I, Age::II, Age::III];
    assert!(ages.iter().all(|&age| DATA.civil.iter().any(|card| card.age == age)));
    assert!(ages.iter().all(|&age| DATA.military.iter().any(|card| card.age == age)));
}

/// TTA-53. Who prepares an event knows it; the others see its back.
#[test]
fn a_prepared_event_is_secret() {
    let table = event(3, "rats", |scene| {
        scene.current(&["rats", "raiders"]);
    });
    let seen = |viewer| table.view(viewer).future[0].card;
    assert_eq!((seen(Viewer::Seat(RED)), seen(Viewer::Seat(BLUE))), (Some(military(FILLER)), None));
    let told = Event::Prepared { seat: RED, card: Some(military(FILLER)), age: Age::A };
    let hidden = Event::Prepared { seat: RED, card: None, age: Age::A };
    assert_eq!(table.rules().project(&told, Viewer::Seat(BLUE)), hidden);
}
