//! What is ours and not the printed game's is told value by value.

use epoka_games::{Lang, find};
use epoka_tui::details::{self, Components};

/// What is told of a component of Civolution, in one text.
fn told(kind: &str, id: &str, lang: Lang) -> String {
    let game = find("civolution").unwrap().open(&[]).unwrap();
    let components = Components::of(&*game);
    let component = components.of_kind(kind, id).unwrap();
    details::told(&*game, &components, component, lang).join("\n")
}

#[test]
fn values_of_ours_are_named_and_nothing_printed_is() {
    let hills = told("territory", "b-hills", Lang::En);
    assert!(
        hills.contains("Ours, not the printed game’s: the points of the bonfire and the number of torches."),
        "{hills}"
    );
    let desert = told("territory", "c-desert", Lang::En);
    assert!(desert.contains("Ours, not the printed game’s: the points of the bonfire."), "{desert}");
    let water = told("territory", "a-water", Lang::En);
    assert!(!water.contains("not the printed game"), "{water}");
    let ground = told("area", "building-ground-1", Lang::Pl);
    assert!(!ground.contains("nie z wydanej gry"), "{ground}");
    let cave = told("area", "cave-1", Lang::Pl);
    assert!(cave.contains("Nasze, nie z wydanej gry: punkty."), "{cave}");
}

#[test]
fn nothing_but_a_card_is_called_a_card() {
    let chip = told("income", "income-1", Lang::Pl);
    assert!(chip.contains("Wszystko jest tu nasze") && !chip.contains("Karta"), "{chip}");
}
