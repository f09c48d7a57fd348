//! `epoka` alone, in a terminal: what most people want.

use std::io::{self, BufRead};

use crate::output::Output;

/// What somebody wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To play in the browser.
    Browser,
    /// To play in the terminal.
    Terminal,
    /// To read the help.
    Help,
    /// Nothing more.
    Quit,
}

impl Wish {
    /// In the order of the menu.
    const ALL: [(Wish, &str); 4] = [
        (Wish::Browser, "menu-browser"),
        (Wish::Terminal, "menu-terminal"),
        (Wish::Help, "menu-help"),
        (Wish::Quit, "menu-quit"),
    ];

    /// A number of the menu, or `q` as everywhere.
    fn read(line: &str) -> Option<Wish> {
        match line.trim() {
            "q" => Some(Wish::Quit),
            number => {
                let at = number.parse::<usize>().ok()?.checked_sub(1)?;
                Wish::ALL.get(at).map(|(wish, _)| *wish)
            }
        }
    }
}

/// Shows the menu and asks until the answer is a line of it. The end of the input is an answer: to quit.
pub fn ask(input: &mut dyn BufRead, output: &mut Output) -> io::Result<Wish> {
    let words = output.words();
    output.line(words.plain("menu-title"))?;
    output.line("")?;
    for (at, (_, line)) in Wish::ALL.iter().enumerate() {
        output.line(format!("  {}  {}", at + 1, words.plain(line)))?;
    }
    output.line("")?;
    loop {
        write!(output.stream(), "> ")?;
        output.stream().flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(Wish::Quit);
        }
        match Wish::read(&line) {
            Some(wish) => return Ok(wish),
            None => output.line(words.with("menu-again", [("most", Wish::ALL.len().into())]))?,
        }
    }
}

#[cfg(test)]
mod tests {
    use epoka_games::Lang;

    use super::*;

    fn asked(typed: &str, lang: Lang) -> (Wish, String) {
        let mut said = Vec::new();
        let wish = ask(&mut typed.as_bytes(), &mut Output::new(lang, false, &mut said)).unwrap();
        (wish, String::from_utf8(said).unwrap())
    }

    #[test]
    fn the_menu_asks_until_it_is_answered() {
        for (typed, wish) in [("1\n", Wish::Browser), (" 2 \n", Wish::Terminal), ("3\n", Wish::Help)] {
            assert_eq!(asked(typed, Lang::En).0, wish);
        }
        for typed in ["4\n", "q\n", "", "0\n5\nplay\n"] {
            assert_eq!(asked(typed, Lang::En).0, Wish::Quit, "{typed:?}");
        }
        let (wish, said) = asked("x\n2\n", Lang::Pl);
        assert_eq!((wish, said.matches("od 1 do 4").count()), (Wish::Terminal, 1), "{said}");
        assert!(said.contains("  1  Graj w przeglądarce\n") && !said.contains('⟨'), "{said}");
    }
}
