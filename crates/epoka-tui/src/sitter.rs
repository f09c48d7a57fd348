//! Who sits where.

use epoka_games::bot::Level;
use serde::{Deserialize, Serialize};

use crate::kit;

/// Names for bots: short, and without cases in either language.
const BOTS: [&str; 5] = ["Bruno", "Cleo", "Ugo", "Inez", "Otto"];

/// A person at this screen or a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Sitter {
    /// What the log calls them.
    pub name: String,
    /// How well it plays, if it is a bot.
    pub bot: Option<Level>,
}

impl Sitter {
    /// Somebody at this screen.
    pub fn person(name: impl Into<String>) -> Sitter {
        Sitter { name: name.into(), bot: None }
    }

    /// A bot; [`name_bots`] gives it a name.
    pub fn bot(level: Level) -> Sitter {
        Sitter { name: String::new(), bot: Some(level) }
    }
}

/// Gives every bot without a name one that nobody else at the table has.
pub fn name_bots(sitters: &mut [Sitter]) {
    for at in 0..sitters.len() {
        if sitters[at].bot.is_some() && sitters[at].name.is_empty() {
            let free = BOTS.iter().find(|name| sitters.iter().all(|other| other.name != **name));
            sitters[at].name = String::from(*free.expect("there are more names than seats"));
        }
    }
}

/// What the environment calls whoever is at the keyboard, with a capital letter.
pub fn own_name(environment: impl Fn(&str) -> Option<String>) -> Option<String> {
    let user = ["USER", "USERNAME"].into_iter().find_map(environment)?;
    Some(kit::capital(user.trim())).filter(|name| !name.is_empty())
}

/// A word of the command line that looks like a bot and is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot `{word}`")]
pub struct NoBot {
    /// The word.
    pub word: String,
    /// The level that was perhaps meant.
    pub meant: Option<String>,
}

/// Who sits where, as the command line says it: `me,hard,Ola`.
///
/// `me` is whoever is at the keyboard, the name of a level is a bot, any other word is a person. What is almost the
/// name of a level is refused: names of persons begin with a capital letter or are nothing like it.
pub fn read(text: &str, me: &str) -> Result<Vec<Sitter>, NoBot> {
    let sitter = |word: &str| match (word, Level::find(word)) {
        ("me" | "ja", _) => Ok(Sitter::person(me)),
        (_, Some(level)) => Ok(Sitter::bot(level)),
        (_, None) if word.contains(':') => Err(NoBot { word: word.into(), meant: None }),
        (_, None) => match almost(word) {
            Some(level) => Err(NoBot { word: word.into(), meant: Some(level) }),
            None => Ok(Sitter::person(word)),
        },
    };
    let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
    let mut sitters = words.map(sitter).collect::<Result<Vec<_>, _>>()?;
    tell_apart(&mut sitters);
    name_bots(&mut sitters);
    Ok(sitters)
}

/// Numbers persons who have the same name.
fn tell_apart(sitters: &mut [Sitter]) {
    let names: Vec<String> = sitters.iter().map(|sitter| sitter.name.clone()).collect();
    let count = |names: &[String], name: &str| names.iter().filter(|other| *other == name).count();
    for (at, sitter) in sitters.iter_mut().enumerate().filter(|(_, sitter)| sitter.bot.is_none()) {
        if count(&names, &sitter.name) > 1 {
            sitter.name = format!("{} {}", sitter.name, count(&names[..=at], &names[at]));
        }
    }
}

/// The level a word misspells.
fn almost(word: &str) -> Option<String> {
    let levels = Level::ALL.iter().map(|level| level.name().into_owned());
    let slips = |level: &str| strsim::damerau_levenshtein(&word.to_lowercase(), level);
    let allowed = |level: &str| match word.chars().next() {
        // `Hardy` is a person, `HARD` is not.
        Some(first) if first.is_uppercase() => 0,
        _ => level.len().div_ceil(4),
    };
    levels.filter(|level| slips(level) <= allowed(level)).min_by_key(|level| slips(level))
}

/// A sitter as a file has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
}

impl From<Sitter> for Written {
    fn from(sitter: Sitter) -> Written {
        Written { name: sitter.name, bot: sitter.bot.map(|level| level.name().into_owned()) }
    }
}

impl TryFrom<Written> for Sitter {
    type Error = String;

    fn try_from(written: Written) -> Result<Sitter, String> {
        let find = |name: String| Level::find(&name).ok_or_else(|| format!("there is no bot `{name}`"));
        Ok(Sitter { name: written.name, bot: written.bot.map(find).transpose()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_from_words() {
        let level = Level::ALL[0];
        let sitters = read(&format!("me, Bruno ,{0},{0}", level.name()), "Ola").unwrap();
        let names: Vec<_> = sitters.iter().map(|sitter| sitter.name.as_str()).collect();
        assert_eq!(names, ["Ola", "Bruno", "Cleo", "Ugo"]);
        let bots: Vec<_> = sitters.iter().map(|sitter| sitter.bot).collect();
        assert_eq!(bots, [None, None, Some(level), Some(level)]);
    }

    #[test]
    fn persons_of_one_name_are_told_apart() {
        let sitters = read("me,me,hard,Jan", "Ola").unwrap();
        let names: Vec<_> = sitters.iter().map(|sitter| sitter.name.as_str()).collect();
        assert_eq!(names, ["Ola 1", "Ola 2", "Bruno", "Jan"]);
    }

    #[test]
    fn a_misspelt_bot_is_not_a_person() {
        let meant = |word: &str| read(word, "Ola").unwrap_err().meant;
        for (word, level) in
            [("hrad", "hard"), ("haard", "hard"), ("meduim", "medium"), ("Hard", "hard"), ("rnadom", "random")]
        {
            assert_eq!(meant(word).as_deref(), Some(level), "{word}");
        }
        assert_eq!(meant("mcts:soon"), None);
        for name in ["Hardy", "Randy", "ola", "Esi", "Harald", "jan"] {
            assert_eq!(read(name, "Ola").unwrap(), [Sitter::person(name)]);
        }
    }

    #[test]
    fn the_environment_says_who_is_at_the_keyboard() {
        assert_eq!(own_name(|name| (name == "USER").then(|| "łucja".into())), Some("Łucja".into()));
        assert_eq!(own_name(|_| None), None);
    }
}
