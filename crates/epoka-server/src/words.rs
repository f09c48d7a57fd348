//! What the server itself says to players, in `locales/*/server.ftl`.

use std::sync::LazyLock;

use axum::http::{HeaderMap, header};
use epoka_games::{Lang, Words};

/// The server's words in a language.
pub fn words(lang: Lang) -> &'static Words {
    static WORDS: LazyLock<[Words; 2]> = LazyLock::new(|| {
        [
            Words::new(Lang::En, &[include_str!("../../../locales/en/server.ftl")]),
            Words::new(Lang::Pl, &[include_str!("../../../locales/pl/server.ftl")]),
        ]
    });
    &WORDS[match lang {
        Lang::En => 0,
        Lang::Pl => 1,
    }]
}

/// What somebody is called: a guest who gave no name in the reader's language, everybody else as they want to be.
pub fn called(name: &str, lang: Lang) -> String {
    let guest = |lang: Lang, mark: &str| words(lang).with("player-guest", [("mark", mark.into())]);
    let mark = Lang::ALL.into_iter().find_map(|lang| name.strip_prefix(guest(lang, "").as_str()));
    let made = mark.filter(|mark| mark.len() == 6 && mark.bytes().all(|byte| byte.is_ascii_hexdigit()));
    made.map_or_else(|| name.to_owned(), |mark| guest(lang, mark))
}

/// The language a browser asks for: the first of its list that we speak.
pub fn wanted(headers: &HeaderMap) -> Lang {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let codes = asked.split(',').map(|part| part.trim().split(['-', ';']).next().unwrap_or_default());
    codes.into_iter().find_map(Lang::find).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_no_name_is_called_in_the_readers_language() {
        let bot = |lang| words(lang).with("player-bot", [("level", "easy".into()), ("seat", 2.into())]);
        assert_eq!([Lang::En, Lang::Pl].map(bot), ["Bot 2 (easy)", "Bot 2 (łatwy)"]);
        let guest = |lang| words(lang).with("player-guest", [("mark", "f1357c".into())]);
        assert_eq!([Lang::En, Lang::Pl].map(guest), ["Guest f1357c", "Gość f1357c"]);
    }

    #[test]
    fn a_guest_without_a_name_changes_language_with_the_reader() {
        assert_eq!(called("Guest f1357c", Lang::Pl), "Gość f1357c");
        assert_eq!(called("Gość f1357c", Lang::En), "Guest f1357c");
        assert_eq!(called("Guest f1357c", Lang::En), "Guest f1357c");
        for own in ["Guest", "Guest star", "Ola", "Gość honorowy"] {
            assert_eq!(called(own, Lang::Pl), own);
        }
    }

    #[test]
    fn the_first_language_we_speak_is_taken() {
        let speaks = |asked: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, asked.parse().unwrap());
            wanted(&headers)
        };
        assert_eq!(speaks("pl-PL,pl;q=0.9,en;q=0.8"), Lang::Pl);
        assert_eq!(speaks("de, en;q=0.7, pl;q=0.3"), Lang::En);
        assert_eq!(speaks("de"), Lang::En);
        assert_eq!(wanted(&HeaderMap::new()), Lang::En);
    }
}
