//! What a technology needs and does: AC-28, AC-37, AC-40, AC-A9.

use crate::common::*;

/// AC-28. Example 9: with Writing and Education the next is Science, Engineering, Sailing or Mining.
#[test]
fn writing_and_education_open_four_technologies() {
    let mut table = acting(4, &["malay"], |state| know(state, BLACK, &["writing", "education"]));
    let researches = table.actions(BLACK).iter().filter(|action| matches!(action, Research { .. }));
    assert_eq!(researches.count(), 4);
    for id in ["science", "engineering", "sailing", "mining"] {
        assert!(table.lists(BLACK, research(id)), "{id}");
    }
    for id in ["mathematics", "ironworking", "gunpowder"] {
        table.refuses("AC-28", BLACK, research(id));
    }
    table.act(BLACK, research("science"));
}

/// AC-28. Every arrow of the board: a technology needs one of those that lead to it.
#[test]
fn every_arrow_of_the_board() {
    let needs: [(&str, &[&str]); 9] = [
        ("writing", &[]),
        ("sailing", &[]),
        ("mining", &[]),
        ("education", &["writing"]),
        ("mathematics", &["sailing"]),
        ("ironworking", &["mining"]),
        ("science", &["education", "mathematics"]),
        ("engineering", &["education", "mathematics", "ironworking"]),
        ("gunpowder", &["mathematics", "ironworking"]),
    ];
    let roots = ["writing", "sailing", "mining"];
    for (wanted, of) in needs {
        for known in ["writing", "sailing", "mining", "education", "mathematics", "ironworking"] {
            if known == wanted {
                continue;
            }
            let mut table = acting(4, &["malay"], |state| {
                let below = needs.iter().find(|(id, _)| *id == known).expect("it is on the board").1;
                know(state, BLACK, below);
                know(state, BLACK, &[known]);
            });
            let mut has: Vec<&str> = roots.iter().copied().filter(|id| knows(&table, BLACK, id)).collect();
            has.push(known);
            if has.contains(&wanted) {
                continue;
            }
            let open = of.is_empty() || of.iter().any(|id| has.contains(id));
            assert_eq!(table.lists(BLACK, research(wanted)), open, "{wanted} with {has:?}");
            if open {
                table.act(BLACK, research(wanted));
            } else {
                table.refuses("AC-28", BLACK, research(wanted));
            }
        }
    }
}

/// AC-40. Example 10: Science in round 4 scores 2 points besides the one of Research; and so down to nothing.
#[test]
fn science_scores_what_is_still_to_come() {
    for (round, future) in [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)] {
        let mut table = acting(round, &["malay"], |state| know(state, BLACK, &["writing", "education"]));
        table.act(BLACK, research("science"));
        assert_eq!(points(&table, BLACK), 1 + future, "round {round}");
    }
}

/// AC-A9. Science from Babylon scores its points too, without the one of Research.
#[test]
fn gained_by_any_means() {
    let mut table = acting(4, &["babylon"], |state| {
        know(state, BLACK, &["writing", "education"]);
        state.nations[BLACK].coins = 0;
    });
    table.act(BLACK, Finish).act(BLACK, learn("science"));
    assert_eq!(points(&table, BLACK), 2);
}

/// AC-37. Education's Culture needs no worker and no card but its coins; it may be declined, and comes once.
#[test]
fn the_culture_of_education() {
    let educated = |coins| {
        let mut table = acting(1, &["malay"], |state| {
            know(state, BLACK, &["writing", "education"]);
            (state.nations[BLACK].coins, state.nations[BLACK].workers) = (coins, 0);
        });
        table.act(BLACK, Finish);
        table
    };
    let mut table = educated(9);
    table.act(BLACK, resolve_education());
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (5, 3));
    assert_eq!(table.state.tasks.top(), Some(Task::Civilization { seat: BROWN }));
    let mut table = educated(9);
    table.act(BLACK, Decline);
    assert_eq!((coins(&table, BLACK), points(&table, BLACK)), (9, 0));
    assert!(!educated(3).turn().asks(BLACK), "who cannot pay is not asked");
}

/// Coins and points of an action by a seat that has these technologies.
fn deed(known: &[&str], action: Action) -> (i32, i16) {
    let mut table = acting(1, &["khmer"], |state| {
        know(state, BLACK, known);
        if let Work { verb } = action {
            window(state, &[verb.into()]);
        }
    });
    table.act(BLACK, action);
    (i32::from(coins(&table, BLACK)) - 10, points(&table, BLACK))
}

/// AC-26. What the technologies of the board add to actions.
#[test]
fn technologies_change_actions() {
    assert_eq!(deed(&["writing"], work(Verb::Culture)), (-4, 3));
    assert_eq!(deed(&["sailing"], work(Verb::Trade)), (3, 0));
    assert_eq!(deed(&["sailing"], work(Verb::Fishing)), (2, 0));
    assert_eq!(deed(&["mining"], work(Verb::Construction)), (-1, 2));
    assert_eq!(deed(&["sailing", "mathematics"], research("mining")), (-3, 1));
    assert_eq!(deed(&["sailing", "mathematics", "engineering"], work(Verb::Construction)), (-2, 3));
    assert_eq!(deed(&["mining", "ironworking", "gunpowder"], work(Verb::Conquest)), (0, 3));
}

/// AC-2. Ironworking and Gunpowder have 2 strength each.
#[test]
fn technologies_with_strength() {
    let mut table = acting(3, &["malay"], |state| {
        know(state, BLACK, &["mining"]);
        state.nations[BLACK].coins = 8;
    });
    table.act(BLACK, research("ironworking"));
    assert_eq!(strength(&table, BLACK), 2);
    table.act(BLACK, research("gunpowder"));
    assert_eq!(strength(&table, BLACK), 4);
    table.arrange(|state| coming(state, "culture"));
    end_round(&mut table);
    assert_eq!((workers(&table, BLACK), workers(&table, BROWN)), (4, 2));
}

/// AC-35, AC-50. Engineering scores 1 point for every 2 technologies at the end: 2 for five.
#[test]
fn engineering_scores_at_the_end() {
    let mut table = acting(6, &["malay"], |state| {
        know(state, BLACK, &["writing", "sailing", "mining", "mathematics", "engineering"]);
        state.nations[BLACK].coins = 0;
    });
    end_round(&mut table);
    assert_eq!(points(&table, BLACK), 2);
}
