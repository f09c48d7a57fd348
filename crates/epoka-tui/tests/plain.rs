//! A game without a drawing of its own: its table is told in its words.

mod common;

use common::Screen;
use epoka_games::Lang;
use ratatui::crossterm::event::KeyCode;

/// How many moves are looked at.
const MOVES: usize = 48;

#[test]
fn the_table_is_told_in_words_and_never_in_ids() {
    for lang in Lang::ALL {
        let mut screen = Screen::table(120, 45, lang, "civolution", "Ola,random", &["newcomers=true"]);
        let components = screen.app.session().unwrap().game.components();
        let ids: Vec<String> = components.into_iter().map(|one| one.id).filter(|id| id.contains('-')).collect();
        for number in 0..MOVES {
            // The board, and behind Tab everything on the table.
            for _ in 0..2 {
                if number % 6 == 0 {
                    let text = screen.text();
                    assert!(!text.contains(['⟨', '{', '}']), "{text}");
                    let found = ids.iter().find(|id| text.split_whitespace().any(|word| word == id.as_str()));
                    assert!(found.is_none(), "{found:?} is an id:\n{text}");
                }
                screen.key(KeyCode::Tab);
            }
            screen.move_at_random();
        }
        let text = screen.text();
        let (markers, own) = match lang {
            Lang::En => ("Markers: ", "Traits: "),
            Lang::Pl => ("Znaczniki: ", "Cechy: "),
        };
        assert!(text.contains(markers) && text.contains(own), "{text}");
    }
}
