//! Tables told in words: the outline of a game without a drawing of its own, and behind the drawings everything there is.

use crate::common::Screen;
use epoka_games::Lang;
use ratatui::crossterm::event::KeyCode;

/// How many moves are looked at.
const MOVES: usize = 48;

/// Ids nobody may read: those that are no words, and in Polish those that are English ones.
fn ids(screen: &Screen, lang: Lang) -> Vec<String> {
    let game = &screen.app.session().unwrap().game;
    let components = game.components().into_iter();
    let is_foreign =
        |kind: &str, id: &str| lang == Lang::Pl && !game.words(lang).name(kind, id).to_lowercase().contains(id);
    components.filter(|one| one.id.contains('-') || is_foreign(one.kind, &one.id)).map(|one| one.id).collect()
}

#[test]
fn the_table_is_told_in_words_and_never_in_ids() {
    for lang in Lang::ALL {
        let mut screen = Screen::table(120, 45, lang, "civolution", "Ola,random", &["newcomers=true"]);
        let ids = ids(&screen, lang);
        for number in 0..MOVES {
            // The board, and behind Tab the pages, the last of them with everything on the table.
            for _ in 0..5 {
                if number % 6 == 0 {
                    let text = screen.text();
                    assert!(!text.contains(['⟨', '{', '}']), "{text}");
                    let words = text.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
                    let words: Vec<&str> = words.collect();
                    let found = ids.iter().find(|id| words.contains(&id.as_str()));
                    assert!(found.is_none(), "{found:?} is an id:\n{text}");
                }
                screen.key(KeyCode::Tab);
            }
            screen.move_at_random();
        }
        let text = screen.text();
        let (matrix, own) = match lang {
            Lang::En => ("Matrix: ", "Traits: "),
            Lang::Pl => ("Matryca: ", "Cechy: "),
        };
        assert!(text.contains(matrix) && text.contains(own), "{text}");
    }
}
