//! What no compiler checks: cited rules exist, languages say the same, files stay readable, tests are run.

use std::{collections::BTreeSet, path::Path};

use crate::{
    generate,
    workspace::{self, Done},
};

/// The longest a source file may be.
const MOST_LINES: usize = 600;

/// Checks all of it and tells everything that is wrong.
pub fn run() -> Done {
    let mut wrong = unknown_rules()?;
    wrong.extend(lost_translations()?);
    wrong.extend(long_files()?);
    wrong.extend(idle_tests()?);
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// Rule ids that are cited somewhere and are in no catalogue.
fn unknown_rules() -> Result<Vec<String>, String> {
    let mut known = BTreeSet::new();
    for game in workspace::games()? {
        known.extend(generate::ids(&game)?);
    }
    let prefixes: BTreeSet<&str> = known.iter().filter_map(|id| id.split_once('-')).map(|(prefix, _)| prefix).collect();
    let mut wrong = Vec::new();
    for folder in ["crates", "docs", "locales"].map(|folder| workspace::root().join(folder)) {
        for path in [".rs", ".toml", ".md", ".ftl"].iter().flat_map(|ending| workspace::files(&folder, ending)) {
            for (line, text) in workspace::read(&path)?.lines().enumerate() {
                let cited = cited(text).filter(|id| id.split_once('-').is_some_and(|(p, _)| prefixes.contains(p)));
                for id in cited.filter(|&id| !known.contains(id)) {
                    wrong.push(format!("{}:{}: there is no rule {id}", workspace::short(&path), line + 1));
                }
            }
        }
    }
    Ok(wrong)
}

/// Words like `SA-17`, `SA-A4` and `CVL-10a`.
fn cited(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).filter(|word| {
        let Some((prefix, number)) = word.split_once('-') else { return false };
        let number = number.strip_prefix(|c: char| c.is_ascii_uppercase()).unwrap_or(number);
        let number = number.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(number);
        let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        is_number && prefix.len() > 1 && prefix.bytes().all(|byte| byte.is_ascii_uppercase())
    })
}

/// Messages that one language has and the other has not.
fn lost_translations() -> Result<Vec<String>, String> {
    let [english, polish] = ["en", "pl"].map(|language| workspace::root().join("locales").join(language));
    let (english, polish) = (messages(&english)?, messages(&polish)?);
    let lost = |here: &Messages, there: &Messages, language: &str| -> Vec<String> {
        let missing = here.iter().filter(|message| !there.contains(*message));
        missing.map(|(file, id)| format!("locales/{language}/{file}: `{id}` is missing")).collect()
    };
    Ok([lost(&english, &polish, "pl"), lost(&polish, &english, "en")].concat())
}

/// Files and the ids of the messages in them.
type Messages = BTreeSet<(String, String)>;

fn messages(folder: &Path) -> Result<Messages, String> {
    let mut all = Messages::new();
    for path in workspace::files(folder, ".ftl") {
        let file = workspace::name(&path);
        let text = workspace::read(&path)?;
        all.extend(text.lines().filter_map(message_id).map(|id| (file.clone(), id.to_owned())));
    }
    Ok(all)
}

/// The id of the message or term that begins in this line.
fn message_id(line: &str) -> Option<&str> {
    let id = line.split_once('=')?.0.trim_end();
    let is_id = |id: &str| {
        id.starts_with(|c: char| c.is_ascii_alphabetic())
            && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
    };
    is_id(id.strip_prefix('-').unwrap_or(id)).then_some(id)
}

/// Tests inside a library that is not built for tests: nobody would ever run them.
fn idle_tests() -> Result<Vec<String>, String> {
    let mut wrong = Vec::new();
    for path in workspace::crates()? {
        if workspace::read(&path.join("Cargo.toml"))?.contains("[lib]\ntest = false") {
            for file in workspace::files(&path.join("src"), ".rs") {
                if workspace::read(&file)?.contains("#[test]") {
                    wrong.push(format!(
                        "{}: a test that is never run; it belongs into `tests`",
                        workspace::short(&file)
                    ));
                }
            }
        }
    }
    Ok(wrong)
}

/// Source files that should be split; generated ones may be long.
fn long_files() -> Result<Vec<String>, String> {
    let mut wrong = Vec::new();
    for path in workspace::crates()?.iter().flat_map(|path| workspace::files(&path.join("src"), ".rs")) {
        let text = workspace::read(&path)?;
        let lines = text.lines().count();
        if lines > MOST_LINES && !text.starts_with("//! Generated ") {
            wrong.push(format!("{}: {lines} lines, at most {MOST_LINES} can be read", workspace::short(&path)));
        }
    }
    Ok(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_among_other_words() {
        let found: Vec<_> = cited("// SA-17, (TTA-F12): UTF-8 and SA-x, sa-3; A-1 `SA-A4`.").collect();
        assert_eq!(found, ["SA-17", "TTA-F12", "UTF-8", "SA-A4"]);
    }

    #[test]
    fn messages_are_told_from_their_lines() {
        assert_eq!(message_id("place-figures = Place { $figures }"), Some("place-figures"));
        assert_eq!(message_id("-game = Stone Age"), Some("-game"));
        assert_eq!(message_id("    .label = no message"), None);
        assert_eq!(message_id("# a = b"), None);
    }
}
