//! The variant Innovations: AC-52 to AC-54, AC-A13, AC-A14.

use crate::common::*;

/// Black is to act in a round, with this card and these technologies on the board.
fn covered(id: &str, known: &[&str], change: impl FnOnce(&mut State)) -> Board {
    turn(2, &innovations(), 3, &["malay"], |state| {
        cover(state, BLACK, id);
        know(state, BLACK, known);
        change(state);
    })
}

/// AC-52. One more card than players, never refilled. Example 1: four with three players.
#[test]
fn one_more_card_than_players() {
    for (players, cards) in [(1, 2), (2, 3), (3, 4), (4, 5)] {
        assert_eq!(laid(players, &innovations()).state.specials.len(), cards);
    }
    let mut table = turn(2, &innovations(), 3, &["malay"], |_| ());
    table.act(BLACK, innovate("sp1"));
    assert_eq!(table.state.specials.iter().collect::<Vec<_>>(), [special("sp2"), special("sp3")]);
    table.refuses("AC-52", BLACK, innovate("sp9"));
}

/// AC-53. A card costs 1 coin, once per game, and its column must be without a technology of one's own.
#[test]
fn a_card_is_bought_for_a_coin() {
    let mut table = turn(2, &innovations(), 3, &["malay"], |state| know(state, BLACK, &["mining"]));
    table.refuses("AC-53", BLACK, innovate("sp1"));
    table.act(BLACK, innovate("sp2"));
    assert_eq!((coins(&table, BLACK), table.state.nations[BLACK].special), (9, Some(special("sp2"))));
    table.refuses("AC-53", BLACK, innovate("sp3"));
    let mut table = turn(2, &innovations(), 3, &["malay"], |state| state.nations[BLACK].coins = 0);
    table.refuses("AC-53", BLACK, innovate("sp2"));
}

/// AC-53. A technology on top of the column is in the way too.
#[test]
fn the_top_of_the_column_counts() {
    let known = ["sailing", "mathematics", "gunpowder"];
    let mut table = turn(2, &innovations(), 3, &["malay"], |state| know(state, BLACK, &known));
    table.refuses("AC-53", BLACK, innovate("sp1"));
    table.act(BLACK, innovate("sp3"));
}

/// AC-54. The new technologies take the places of the old: the lower is open, the upper needs it, and what needed
/// the covered one needs them.
#[test]
fn new_technologies_take_the_old_places() {
    let mut table = covered("sp2", &[], |state| state.nations[BLACK].coins = 30);
    table.refuses("AC-54", BLACK, research("sailing"));
    table.refuses("AC-54", BLACK, research("mathematics"));
    table.refuses("AC-28", BLACK, research("alchemy"));
    table.refuses("AC-28", BLACK, research("engineering"));
    table.act(BLACK, research("philosophy"));
    table.refuses("AC-28", BLACK, research("science"));
    table.act(BLACK, research("alchemy"));
    assert!(knows(&table, BLACK, "philosophy") && knows(&table, BLACK, "alchemy"));
    for id in ["science", "engineering", "gunpowder"] {
        table.arrange(|state| state.work.uses = [0; 10]);
        assert!(table.lists(BLACK, research(id)), "{id} needs what stands for Mathematics");
    }
}

/// AC-A13. A card is bought at any moment of one's turn before its end, between two actions too.
#[test]
fn a_card_is_bought_at_any_moment_of_the_turn() {
    let mut table = turn(2, &innovations(), 3, &["malay"], |state| ask(state, Task::Civilization { seat: BLACK }));
    table.act(BLACK, innovate("sp1")).act(BLACK, Skip).act(BLACK, Rest);
    assert_eq!(coins(&table, BLACK), 11);
    let mut table = turn(2, &innovations(), 3, &["malay"], |_| ());
    table.act(BLACK, work(Verb::Agriculture)).act(BLACK, innovate("sp1")).act(BLACK, work(Verb::Conquest));
    assert_eq!(coins(&table, BLACK), 12);
    let mut table = turn(2, &innovations(), 3, &["malay"], |_| ());
    table.refuses("AC-21", BROWN, innovate("sp1"));
}

/// AC-A13. Not in the middle of an action, a birth or the end of the turn.
#[test]
fn not_in_the_middle_of_something() {
    let mut table = turn(2, &innovations(), 3, &["aksum"], |_| ());
    table.act(BLACK, work(Verb::Construction));
    table.refuses("AC-A13", BLACK, innovate("sp1"));
    let mut table = turn(2, &innovations(), 3, &["malay"], |state| {
        offer(state, "chola", 0);
        ask(state, Task::Civilization { seat: BLACK });
    });
    table.act(BLACK, birth("chola"));
    table.refuses("AC-A13", BLACK, innovate("sp1"));
    let mut table = turn(2, &innovations(), 3, &["phoenicia"], |_| ());
    table.act(BLACK, Finish);
    table.refuses("AC-A13", BLACK, innovate("sp1"));
}

/// AC-A14. With Writing covered Sumer pays for Masonry, and Harappa has no discount on it.
#[test]
fn an_ability_knows_a_technology_by_its_name() {
    for (id, paid) in [("sumer", 4), ("harappa", 4)] {
        let mut table = covered("sp3", &[], |state| reign(state, BLACK, &[id]));
        table.act(BLACK, research("masonry"));
        assert_eq!(coins(&table, BLACK), 10 - paid, "{id}");
    }
}

/// AC-26. What the special technologies add to actions.
#[test]
fn special_technologies_change_actions() {
    type Row = (&'static str, &'static [&'static str], Action, (i32, i16));
    let rows: [Row; 10] = [
        ("sp4", &["handicraft"], work(Verb::Trade), (3, 0)),
        ("sp4", &["handicraft", "manufacture"], work(Verb::Culture), (-2, 2)),
        ("sp5", &["wheel"], work(Verb::Construction), (-1, 2)),
        ("sp5", &["wheel", "architecture"], build("great-pyramid"), (-5, 4)),
        ("sp6", &["mysticism"], work(Verb::Culture), (-3, 2)),
        ("sp7", &["astronomy"], work(Verb::Fishing), (2, 0)),
        ("sp7", &["astronomy"], work(Verb::Agriculture), (4, 0)),
        ("sp7", &["astronomy", "printing"], research("mining"), (-4, 2)),
        ("sp8", &["archery"], work(Verb::Hunting), (2, 0)),
        ("sp9", &["husbandry"], work(Verb::Agriculture), (4, 0)),
    ];
    for (id, known, action, expected) in rows {
        let mut table = covered(id, known, |state| {
            if let Work { verb } = action {
                window(state, &[verb.into()]);
            }
        });
        table.act(BLACK, action);
        let gained = (i32::from(coins(&table, BLACK)) - 10, points(&table, BLACK));
        assert_eq!(gained, expected, "{known:?}: {action:?}");
    }
}

/// AC-54. Philosophy adds 2 points to the Research of Science; Alchemy brings 4 coins when gained.
#[test]
fn philosophy_and_alchemy() {
    let mut table = covered("sp2", &["philosophy"], |state| know(state, BLACK, &["writing", "education"]));
    table.act(BLACK, research("alchemy"));
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (10, 1));
    table.act(BLACK, research("science"));
    // 1 of Research, 2 of Philosophy, 3 future cards in round 3.
    assert_eq!(points(&table, BLACK), 7);
}

/// AC-27. Military Tactics and Masonry have a slot each.
#[test]
fn slots_of_special_technologies() {
    let tactics = ["horsemanship", "military-tactics"];
    for (id, known, verb) in [("sp1", &tactics[..], Verb::Conquest), ("sp3", &["masonry"], Verb::Construction)] {
        let mut table = covered(id, known, |state| lay(state, 1, verb.into()));
        table.act(BLACK, work(verb));
        table.refuses("AC-22", BLACK, work(verb));
    }
}

/// AC-2, AC-54. Horsemanship 1, Siege Engines 1 and Steel 3 strength; Siege Engines take a coin from the others.
#[test]
fn special_technologies_with_strength() {
    let rows: [(&str, &[&str], u8); 3] =
        [("sp1", &["horsemanship"], 1), ("sp8", &["archery", "siege-engines"], 1), ("sp9", &["husbandry", "steel"], 3)];
    for (id, known, expected) in rows {
        let (last, before) = known.split_last().expect("one at least");
        let mut table = covered(id, before, |_| ());
        table.act(BLACK, research(last)).act(BLACK, work(Verb::Conquest));
        assert_eq!(strength(&table, BLACK), expected, "{last}");
        assert_eq!(points(&table, BLACK), 3, "1 of Research and 2 of Conquest");
        assert_eq!(coins(&table, BROWN), if id == "sp8" { 4 } else { 5 });
    }
}

/// AC-46. Fortification keeps the weakest from sacrificing; AC-35, Theology scores 2 points for a wonder.
#[test]
fn fortification_and_theology() {
    let mut table = covered("sp3", &["masonry", "fortification"], |state| coming(state, "culture"));
    end_round(&mut table);
    assert_eq!((workers(&table, BLACK), workers(&table, BROWN)), (4, 2));
    let mut table = covered("sp6", &["mysticism", "theology"], |state| {
        state.round = 6;
        own(state, BLACK, "petra");
    });
    end_round(&mut table);
    assert_eq!(points(&table, BLACK), 2);
}

/// AC-53. All nine cards can be bought.
#[test]
fn every_special_card_can_be_bought() {
    for number in 0..9 {
        let id = DATA.special[number].id.as_str();
        let mut table = turn(2, &innovations(), 3, &["malay"], |state| {
            cover(state, BLACK, id);
            state.nations[BLACK].special = None;
            state.specials.insert(special(id));
        });
        table.act(BLACK, innovate(id));
        for half in [&DATA.special[number].lower.id, &DATA.special[number].upper.id] {
            table.arrange(|state| state.nations[BLACK].coins = 10);
            table.act(BLACK, research(half));
        }
    }
}
