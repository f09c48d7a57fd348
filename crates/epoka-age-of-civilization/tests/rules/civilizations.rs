//! The 48 civilizations, each as main civilization and as legacy, with the numbers of our fact sheet. Those that
//! have a rule of their own are in `cards.rs`.

use crate::common::*;

/// A label says how many workers are lost: one by a Wonder, two by the Aztecs', none by a Research.
#[test]
fn labels_count_the_workers_that_are_lost() {
    let spent = |civilization: &str, action: Action| {
        let table = acting(4, &[civilization], |state| state.nations[BLACK].coins = 20);
        let rules = rules(2, &Setup::default());
        let said = names::with(rules.names(), || rules.saying(&table.state, BLACK, &action));
        said.expect("it has a price")["spent"].clone()
    };
    let petra = build("petra");
    assert_eq!(spent("malay", petra), serde_json::json!({ "worker": 0, "sacrificed": 1, "coin": 7 }));
    assert_eq!(spent("aztecs", petra), serde_json::json!({ "worker": 0, "sacrificed": 2, "coin": 1 }));
    assert_eq!(spent("malay", research("writing")), serde_json::json!({ "worker": 1, "sacrificed": 0, "coin": 4 }));
}

/// What an action did for Black: coins, points, workers placed, of these lost, and the coins of Brown.
#[derive(Debug, PartialEq)]
struct Deed(i32, i16, u8, u8, i32);

/// Black has these civilizations and technologies and does this, with the card in the window.
fn deed(civilizations: &[&str], known: &[&str], action: Action) -> Deed {
    let mut table = acting(1, civilizations, |state| {
        know(state, BLACK, known);
        if let Work { verb } = action
            && verb != Verb::Exploit
        {
            window(state, &[verb.into()]);
        }
    });
    table.act(BLACK, action);
    let work = table.state.work;
    let gained = |seat, before: i32| i32::from(coins(&table, seat)) - before;
    Deed(gained(BLACK, 10), points(&table, BLACK), work.placed, work.doomed, gained(BROWN, 5))
}

/// AC-16, AC-18. All 48: born with their population, absorbed with one worker more and the card's coins.
#[test]
fn every_civilization_is_born_and_absorbed() {
    let population = [
        ("2", "congo mali italy babylon sumer chola inca tiwanaku"),
        (
            "3",
            "carthage greece rome iberia franks mongolia scythia slavs khitan china korea japan tibet ryukyu dai-viet \
             hittites arabs phoenicia lydia india khmer siam maya polynesia olmec cahokia",
        ),
        (
            "4",
            "egypt nubia aksum zimbabwe britain byzantium celts germania vikings persia ottoman harappa malay aztecs",
        ),
    ];
    let mut seen = Vec::new();
    for (number, ids) in population {
        let number: u8 = number.parse().expect("a number");
        for id in ids.split_whitespace() {
            seen.push(civilization(id));
            let main = if id == "malay" { "siam" } else { "malay" };
            let mut table = choosing(2, &[main], |state| {
                state.nations[BLACK].workers = 1;
                offer(state, id, 1);
            });
            table.act(BLACK, birth(id));
            assert_eq!(workers(&table, BLACK), number, "{id}");
            assert_eq!(table.state.nations[BLACK].civilizations.main(), Some(civilization(id)));
            let mut table = choosing(2, &[main], |state| {
                state.nations[BLACK].workers = 1;
                offer(state, id, 1);
            });
            table.act(BLACK, absorb(id)).play_chance(1);
            assert_eq!((workers(&table, BLACK), coins(&table, BLACK)), (2, 11), "{id}");
            assert_eq!(table.state.nations[BLACK].civilizations.cards(), [civilization(main), civilization(id)]);
        }
    }
    seen.sort_unstable();
    assert_eq!(seen, (0..48).map(Civilization).collect::<Vec<_>>());
}

/// AC-26. Main abilities that change an action.
#[test]
fn main_abilities_that_change_an_action() {
    let (wonder, mining) = (build("great-pyramid"), research("mining"));
    let rows = [
        ("egypt", wonder, Deed(-6, 3, 1, 1, 0)),
        ("aksum", work(Verb::Construction), Deed(-2, 3, 2, 0, 0)),
        ("mali", work(Verb::Trade), Deed(4, 0, 1, 0, 1)),
        ("zimbabwe", work(Verb::Construction), Deed(-1, 3, 2, 0, 0)),
        ("greece", mining, Deed(-2, 1, 1, 0, 0)),
        ("byzantium", work(Verb::Culture), Deed(-3, 2, 1, 0, 0)),
        ("italy", work(Verb::Culture), Deed(-4, 3, 1, 0, 0)),
        ("celts", work(Verb::Culture), Deed(-4, 4, 1, 0, 0)),
        ("mongolia", work(Verb::Conquest), Deed(0, 2, 1, 1, -1)),
        ("scythia", work(Verb::Conquest), Deed(0, 2, 1, 0, -2)),
        ("khitan", work(Verb::Hunting), Deed(3, 1, 1, 0, 0)),
        ("china", work(Verb::Agriculture), Deed(3, 0, 2, 0, 0)),
        ("korea", research("writing"), Deed(-4, 3, 1, 0, 0)),
        ("korea", research("sailing"), Deed(-4, 3, 1, 0, 0)),
        ("korea", mining, Deed(-4, 1, 1, 0, 0)),
        ("tibet", work(Verb::Culture), Deed(-2, 2, 1, 0, 0)),
        ("ryukyu", work(Verb::Trade), Deed(3, 0, 1, 0, 1)),
        ("dai-viet", work(Verb::Agriculture), Deed(4, 0, 2, 0, 0)),
        ("sumer", research("sailing"), Deed(0, 1, 1, 0, 0)),
        ("sumer", mining, Deed(-4, 1, 1, 0, 0)),
        ("harappa", research("writing"), Deed(-3, 1, 1, 0, 0)),
        ("harappa", research("sailing"), Deed(-3, 1, 1, 0, 0)),
        ("harappa", mining, Deed(-3, 1, 1, 0, 0)),
        ("aztecs", wonder, Deed(-1, 3, 2, 2, 0)),
        ("maya", work(Verb::Agriculture), Deed(4, 0, 2, 0, 0)),
        ("polynesia", work(Verb::Fishing), Deed(2, 0, 1, 0, 0)),
        ("olmec", work(Verb::Hunting), Deed(2, 2, 1, 0, 0)),
        ("cahokia", work(Verb::Construction), Deed(-1, 2, 1, 0, 0)),
        ("cahokia", work(Verb::Agriculture), Deed(3, 0, 1, 0, 0)),
    ];
    for (id, action, expected) in rows {
        assert_eq!(deed(&[id], &[], action), expected, "{id}: {action:?}");
    }
}

/// AC-26. Main abilities that depend on technologies or strength.
#[test]
fn main_abilities_that_depend_on_something() {
    assert_eq!(deed(&["celts"], &["mining"], work(Verb::Culture)), Deed(-4, 2, 1, 0, 0));
    assert_eq!(deed(&["korea"], &["writing"], research("education")), Deed(-4, 3, 1, 0, 0));
    assert_eq!(deed(&["hittites"], &["mining"], research("ironworking")), Deed(0, 1, 1, 0, 0));
    assert_eq!(deed(&["hittites"], &["mining"], research("writing")), Deed(-4, 1, 1, 0, 0));
    // In round 1 Science scores 5 points more.
    assert_eq!(deed(&["ottoman"], &["writing", "education"], research("science")), Deed(-1, 6, 1, 0, 0));
    assert_eq!(deed(&["ottoman"], &["mining", "ironworking"], research("gunpowder")), Deed(-1, 1, 1, 0, 0));
    assert_eq!(deed(&["ottoman"], &["mining", "ironworking"], research("engineering")), Deed(-4, 1, 1, 0, 0));
    // Japan: 1 coin less for every 2 strength.
    assert_eq!(deed(&["japan"], &[], work(Verb::Culture)), Deed(-4, 2, 1, 0, 0));
    assert_eq!(deed(&["japan"], &["mining", "ironworking"], work(Verb::Culture)), Deed(-3, 2, 1, 0, 0));
    assert_eq!(deed(&["japan", "slavs"], &["mining", "ironworking", "gunpowder"], work(Verb::Culture)).0, -2);
}

/// AC-26. Byzantium pays a coin less only while nobody is stronger.
#[test]
fn byzantium_must_be_strongest() {
    let mut table = acting(4, &["byzantium"], |state| know(state, BROWN, &["mining", "ironworking"]));
    table.act(BLACK, work(Verb::Culture));
    assert_eq!(coins(&table, BLACK), 6);
}

/// AC-26, AC-4. China's Agriculture brings a worker who can be placed at once.
#[test]
fn the_worker_of_china_works_at_once() {
    let mut table = acting(1, &["china"], |state| state.nations[BLACK].workers = 2);
    table.act(BLACK, work(Verb::Agriculture)).act(BLACK, work(Verb::Hunting)).act(BLACK, Finish);
    assert_eq!((coins(&table, BLACK), workers(&table, BLACK)), (14, 3));
}

/// AC-26. Legacies that change an action.
#[test]
fn legacies_that_change_an_action() {
    let rows = [
        ("egypt", work(Verb::Construction), Deed(-1, 2, 2, 0, 0)),
        ("nubia", work(Verb::Construction), Deed(-2, 2, 1, 0, 0)),
        ("aksum", work(Verb::Hunting), Deed(2, 1, 1, 0, 0)),
        ("carthage", work(Verb::Trade), Deed(3, 0, 1, 0, 1)),
        ("zimbabwe", work(Verb::Exploit), Deed(3, 0, 1, 1, 0)),
        ("greece", work(Verb::Culture), Deed(-3, 2, 1, 0, 0)),
        ("britain", work(Verb::Trade), Deed(3, 0, 1, 0, 1)),
        ("iberia", work(Verb::Conquest), Deed(0, 1, 1, 1, 0)),
        ("khitan", work(Verb::Agriculture), Deed(4, 0, 2, 0, 0)),
        ("china", build("great-pyramid"), Deed(-6, 3, 1, 1, 0)),
        ("japan", work(Verb::Fishing), Deed(2, 0, 1, 0, 0)),
        ("ryukyu", work(Verb::Fishing), Deed(2, 0, 1, 0, 0)),
        ("babylon", research("mining"), Deed(-3, 1, 1, 0, 0)),
        ("sumer", work(Verb::Agriculture), Deed(3, 0, 1, 0, 0)),
        ("arabs", work(Verb::Trade), Deed(3, 0, 1, 0, 1)),
        ("ottoman", work(Verb::Conquest), Deed(2, 0, 1, 1, 0)),
        ("lydia", work(Verb::Exploit), Deed(3, 0, 1, 1, 0)),
        ("harappa", work(Verb::Culture), Deed(-3, 2, 1, 0, 0)),
        ("india", work(Verb::Agriculture), Deed(4, 0, 2, 0, 0)),
        ("khmer", build("great-pyramid"), Deed(-7, 4, 1, 1, 0)),
        ("chola", work(Verb::Fishing), Deed(2, 0, 1, 0, 0)),
        ("siam", work(Verb::Agriculture), Deed(4, 0, 2, 0, 0)),
        ("inca", work(Verb::Agriculture), Deed(4, 0, 2, 0, 0)),
        ("tiwanaku", work(Verb::Construction), Deed(-1, 2, 2, 0, 0)),
        ("olmec", work(Verb::Hunting), Deed(2, 1, 1, 0, 0)),
        ("cahokia", work(Verb::Construction), Deed(-1, 2, 2, 0, 0)),
    ];
    for (id, action, expected) in rows {
        assert_eq!(deed(&["malay", id], &[], action), expected, "{id}: {action:?}");
    }
}

/// AC-27. Slots on the cards of civilizations, as main ability or as legacy.
#[test]
fn slots_of_civilizations() {
    let rows: [(&[&str], Verb); 12] = [
        (&["franks"], Verb::Conquest),
        (&["india"], Verb::Culture),
        (&["mali"], Verb::Trade),
        (&["ryukyu"], Verb::Trade),
        (&["khmer", "congo"], Verb::Hunting),
        (&["khmer", "celts"], Verb::Hunting),
        (&["khmer", "rome"], Verb::Agriculture),
        (&["khmer", "phoenicia"], Verb::Trade),
        (&["khmer", "malay"], Verb::Fishing),
        (&["khmer", "aztecs"], Verb::Agriculture),
        (&["khmer", "polynesia"], Verb::Fishing),
        (&["malay", "aztecs", "rome"], Verb::Agriculture),
    ];
    for (civilizations, verb) in rows {
        let mut table = acting(3, civilizations, |state| {
            // No card of the window has this action.
            lay(state, 1, verb.into());
            state.nations[BLACK].coins = 20;
        });
        let slots = if civilizations.len() == 3 { 2 } else { 1 };
        for _ in 0..slots {
            table.act(BLACK, work(verb));
        }
        table.refuses("AC-22", BLACK, work(verb));
    }
}

/// AC-2. The strength of civilizations: as main ones with their own legacy, and as legacies.
#[test]
fn the_strength_of_civilizations() {
    let mains = [("franks", 2), ("germania", 2), ("mongolia", 4), ("vikings", 2), ("khitan", 1), ("hittites", 2)];
    for (id, expected) in mains {
        let mut table = choosing(2, &["malay"], |state| offer(state, id, 0));
        table.act(BLACK, birth(id)).play_chance(1);
        assert_eq!(strength(&table, BLACK), expected, "{id}");
    }
    let legacies = [
        "byzantium",
        "franks",
        "germania",
        "mongolia",
        "vikings",
        "scythia",
        "slavs",
        "dai-viet",
        "hittites",
        "persia",
    ];
    for id in legacies {
        let mut table = choosing(2, &["malay"], |state| {
            offer(state, id, 0);
            coming(state, "culture");
        });
        table.act(BLACK, absorb(id)).play_chance(1);
        assert_eq!(strength(&table, BLACK), 1, "{id}");
        end_round(&mut table);
        assert_eq!((workers(&table, BLACK), workers(&table, BROWN)), (4, 2), "{id} keeps Black from being weakest");
    }
}

/// AC-16. What births bring: coins for oneself and others, points for wonders and Sailing, a technology.
#[test]
fn what_births_bring() {
    let born = |id: &str, change: fn(&mut State)| {
        let mut table = choosing(3, &["siam"], |state| {
            offer(state, id, 0);
            change(state);
        });
        table.act(BLACK, birth(id));
        (coins(&table, BLACK), points(&table, BLACK), coins(&table, BROWN))
    };
    assert_eq!(born("italy", |_| ()), (13, 0, 5));
    assert_eq!(born("lydia", |_| ()), (14, 0, 6));
    assert_eq!(born("germania", |_| ()), (10, 0, 3));
    assert_eq!(born("khmer", |_| ()).1, 0);
    let two_wonders = |state: &mut State| own_all(state, BLACK, &["petra", "moai"]);
    assert_eq!(born("khmer", two_wonders).1, 4);
    assert_eq!(born("malay", |_| ()).1, 0);
    assert_eq!(born("malay", |state| know(state, BLACK, &["sailing"])).1, 3);
    let mut table = choosing(3, &["siam"], |state| offer(state, "chola", 0));
    table.act(BLACK, birth("chola")).act(BLACK, learn("sailing"));
    assert_eq!((points(&table, BLACK), coins(&table, BLACK)), (0, 10));
}

/// AC-31. What the end of a turn brings: Britain a point for every 7 coins, the Slavs a coin when strongest, Siam
/// a coin.
#[test]
fn what_the_end_of_a_turn_brings() {
    let end = |id: &str, coins: u16, change: fn(&mut State)| {
        let mut table = acting(3, &[id], |state| {
            state.nations[BLACK].coins = coins;
            change(state);
        });
        table.act(BLACK, Finish);
        purse(&table, BLACK)
    };
    assert_eq!(end("britain", 13, |_| ()), (13, 1, 4));
    assert_eq!(end("britain", 14, |_| ()), (14, 2, 4));
    assert_eq!(end("slavs", 2, |_| ()), (3, 0, 4));
    assert_eq!(end("slavs", 2, |state| reign(state, BROWN, &["mongolia"])), (2, 0, 4));
    assert_eq!(end("siam", 2, |_| ()), (3, 0, 4));
}

/// AC-29. Tibet's legacy adds a coin to a rest.
#[test]
fn the_legacy_of_tibet_rests() {
    let mut table = acting(3, &["malay", "tibet"], |_| ());
    table.act(BLACK, Rest);
    assert_eq!(coins(&table, BLACK), 13);
}
