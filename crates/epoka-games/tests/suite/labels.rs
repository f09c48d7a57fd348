//! What buttons and questions of single games say.

use std::sync::Arc;

use epoka_core::{Viewer, replay::ChanceMode};
use epoka_games::{AnyGame, Lang, Voice, Wait, find};
use serde_json::{Value, json};

fn civilizations() -> Arc<dyn AnyGame> {
    find("age-of-civilization").unwrap().open(&[]).unwrap()
}

#[test]
fn a_label_of_age_of_civilization_counts_the_workers_that_are_sacrificed() {
    let game = civilizations();
    let label = |lang: Lang, sacrificed: u8, coin: u8| {
        let spent = json!({ "worker": 0, "sacrificed": sacrificed, "coin": coin });
        let action = json!({ "type": "build", "wonder": "petra", "spent": spent, "gain": { "point": 3 } });
        game.words(lang).label(&action, &[])
    };
    assert_eq!(label(Lang::En, 1, 7), "Build Petra: 1 worker (sacrificed) and 7 coins → 3 points");
    assert_eq!(label(Lang::En, 2, 1), "Build Petra: 2 workers (all sacrificed) and 1 coin → 3 points");
    assert_eq!(label(Lang::Pl, 1, 7), "Zdobądź cud Petra: 1 robotnik (zostanie poświęcony) i 7 monet → 3 punkty");
    assert_eq!(label(Lang::Pl, 2, 1), "Zdobądź cud Petra: 2 robotników (zostaną poświęceni) i 1 moneta → 3 punkty");
}

#[test]
fn the_first_civilization_of_a_game_is_a_birth_and_nothing_else() {
    let game = civilizations();
    let mut played = game.new_match(2, "a birth", &Value::Null, ChanceMode::Auto).unwrap();
    for round in [1, 2] {
        let seat = played.deciding().iter().next().unwrap();
        let Wait::Decision { ask: Some(ask), .. } = played.turn(Viewer::Seat(seat)).wait else {
            panic!("nobody is asked")
        };
        let offers = played.actions(seat, &Voice::new(Lang::Pl));
        let may_skip = offers.iter().any(|offer| offer.action["type"] == "skip");
        assert_eq!(may_skip, round > 1);
        let question = game.words(Lang::Pl).ask(ask);
        assert_eq!(question.contains("nie brać żadnej"), may_skip, "{question}");
        while played.view(Viewer::Referee)["round"] == round {
            let seat = played.deciding().iter().next().unwrap();
            let last = played.actions(seat, &Voice::new(Lang::Pl)).pop().unwrap();
            played.act(seat, &[last.action], None).unwrap();
        }
    }
}

/// The hint below a pick promises what the engine keeps: nobody learns what was picked, not even afterwards.
#[test]
fn the_hint_of_a_draft_says_that_hands_stay_secret() {
    let hint = |text: &'static str| text.lines().find(|line| line.starts_with("aoc-means-draft =")).unwrap();
    let english = hint(include_str!("../../../../locales/en/web.ftl"));
    let polish = hint(include_str!("../../../../locales/pl/web.ftl"));
    assert!(english.contains("secret") && !english.contains("see your pick only when"), "{english}");
    assert!(polish.contains("tajne") && !polish.contains("dopiero"), "{polish}");
}
