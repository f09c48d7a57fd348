//! Coverage by execution: a rule is covered when a test that names it makes it work.
//!
//! A test writes what it executed ([`Executed::append`]) into the folder named by `EPOKA_COVERAGE`; [`named`]
//! reads from test sources which rules a test claims to prove; [`report`] joins the two. A test is known by
//! the name of the thread it runs on, which is its path.

use std::{
    collections::BTreeSet,
    fs::OpenOptions,
    io::{self, Write},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

/// What one table of one test executed: a line in the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Executed {
    /// The game.
    pub game: String,
    /// The test by its path.
    pub test: String,
    /// The rules that worked or refused.
    pub rules: Vec<String>,
    /// The components that did what they say.
    pub components: Vec<String>,
    /// How many decisions and outcomes were played.
    pub steps: usize,
}

impl Executed {
    /// Adds the line to the record in a folder. Every thread has its own file, so that none waits and
    /// no line is torn.
    ///
    /// # Panics
    /// If the file cannot be written: coverage would be wrong without anybody knowing.
    pub fn append(&self, folder: &Path) {
        let thread: String =
            format!("{:?}", std::thread::current().id()).chars().filter(char::is_ascii_digit).collect();
        let path = folder.join(format!("{}-{thread}.jsonl", std::process::id()));
        let line = serde_json::to_string(self).expect("a record is JSON") + "\n";
        let written = OpenOptions::new()
            .create(true)
            .append(true)
            .open(&path)
            .and_then(|mut file| file.write_all(line.as_bytes()));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }

    /// The name of the test function.
    fn function(&self) -> &str {
        self.test.rsplit("::").next().unwrap_or(&self.test)
    }
}

/// The folder the record goes to, if one is kept.
pub fn folder() -> Option<PathBuf> {
    std::env::var_os("EPOKA_COVERAGE").filter(|folder| !folder.is_empty()).map(PathBuf::from)
}

/// Reads all records of a folder.
pub fn executed(folder: &Path) -> io::Result<Vec<Executed>> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "jsonl") {
            for line in std::fs::read_to_string(&path)?.lines() {
                all.push(serde_json::from_str(line)?);
            }
        }
    }
    Ok(all)
}

/// A test and what its doc comment says it proves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The test function.
    pub test: String,
    /// The rules it names, such as `SA-24`.
    pub rules: Vec<String>,
    /// The worked examples it names, by number.
    pub examples: Vec<u32>,
}

/// The tests of a source file and what the doc comment directly above each names.
///
/// ```
/// # use epoka_coverage::named;
/// let tests = named("/// SA-24. Example 11 of the rulebook.\n#[test]\nfn pips_are_divided() {}");
/// assert_eq!(tests[0].test, "pips_are_divided");
/// assert_eq!((&tests[0].rules[..], &tests[0].examples[..]), (&["SA-24".to_string()][..], &[11][..]));
/// ```
pub fn named(source: &str) -> Vec<Named> {
    let mut tests = Vec::new();
    let (mut doc, mut is_test) = (String::new(), false);
    for line in source.lines().map(str::trim) {
        if let Some(words) = line.strip_prefix("///") {
            doc = doc + words + "\n";
        } else if line.starts_with("#[test]") {
            is_test = true;
        } else if !line.starts_with("#[") {
            if let Some(test) = function_name(line).filter(|_| is_test) {
                tests.push(Named { test: test.into(), rules: rules_in(&doc), examples: examples_in(&doc) });
            }
            (doc, is_test) = (String::new(), false);
        }
    }
    tests
}

/// What a game has to cover.
#[derive(Clone, Debug, Default)]
pub struct Expected {
    /// The game.
    pub game: String,
    /// The ids of its catalogue.
    pub rules: Vec<String>,
    /// The ids of its components.
    pub components: Vec<String>,
    /// The numbers of the rulebook's worked examples.
    pub examples: Vec<u32>,
}

/// How much of a game its tests cover.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// How many rules there are.
    pub rules: usize,
    /// How many are covered.
    pub covered: usize,
    /// How many components there are.
    pub cards: usize,
    /// How many are exercised.
    pub exercised: usize,
    /// How many worked examples are played.
    pub examples: usize,
    /// The rules that no test covers.
    pub missing_rules: Vec<String>,
    /// The components that no test uses.
    pub missing_components: Vec<String>,
    /// The examples that no test plays.
    pub missing_examples: Vec<u32>,
    /// What tests claim and do not do, as `test: rule`.
    pub named_but_not_executed: Vec<String>,
}

/// Joins what tests name and what they execute.
pub fn report(expected: &Expected, named: &[Named], executed: &[Executed]) -> Report {
    let executed: Vec<_> = executed.iter().filter(|record| record.game == expected.game).collect();
    let used: BTreeSet<&String> = executed.iter().flat_map(|record| &record.components).collect();
    let (mut covered, mut played, mut empty) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
    for Named { test, rules, examples } in named {
        let own: Vec<_> = executed.iter().filter(|record| record.function() == test).collect();
        let done: BTreeSet<&String> = own.iter().flat_map(|record| &record.rules).collect();
        for rule in rules {
            if done.contains(rule) {
                covered.insert(rule.clone());
            } else {
                empty.push(format!("{test}: {rule}"));
            }
        }
        for &example in examples {
            if own.iter().any(|record| record.steps > 0) {
                played.insert(example);
            } else {
                empty.push(format!("{test}: example {example}"));
            }
        }
    }
    let missing = |all: &[String], is_there: &dyn Fn(&String) -> bool| -> Vec<String> {
        all.iter().filter(|id| !is_there(id)).cloned().collect()
    };
    let missing_rules = missing(&expected.rules, &|id| covered.contains(id));
    let missing_components = missing(&expected.components, &|id| used.contains(id));
    let missing_examples: Vec<u32> =
        expected.examples.iter().copied().filter(|example| !played.contains(example)).collect();
    Report {
        rules: expected.rules.len(),
        covered: expected.rules.len() - missing_rules.len(),
        cards: expected.components.len(),
        exercised: expected.components.len() - missing_components.len(),
        examples: played.len(),
        missing_rules,
        missing_components,
        missing_examples,
        named_but_not_executed: empty,
    }
}

/// The name in a line that begins a function.
fn function_name(line: &str) -> Option<&str> {
    let name = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("fn ")?;
    name.split('(').next()
}

/// Words like `SA-24`, `SA-A4` and `CVL-10a`: a capital prefix, a dash, a number, perhaps with a letter on either side.
fn rules_in(doc: &str) -> Vec<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let is_rule = |word: &&str| {
        let Some((prefix, number)) = word.split_once('-') else { return false };
        let number = number.strip_prefix(|c: char| c.is_ascii_uppercase()).unwrap_or(number);
        let number = number.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(number);
        prefix.len() > 1
            && prefix.bytes().all(|byte| byte.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit())
    };
    doc.split(|c| !is_part(c)).filter(is_rule).map(str::to_owned).collect()
}

/// The number after `example`, or all of a list after `examples`.
fn examples_in(doc: &str) -> Vec<u32> {
    let mut words = doc.split_whitespace().peekable();
    let mut found = Vec::new();
    while let Some(word) = words.next() {
        let word = word.trim_matches(|c: char| !c.is_ascii_alphabetic());
        let is_list = word.eq_ignore_ascii_case("examples");
        if !is_list && !word.eq_ignore_ascii_case("example") {
            continue;
        }
        while let Some(&next) = words.peek() {
            let number = next.trim_matches(|c: char| !c.is_ascii_digit());
            match number.parse() {
                Ok(number) => found.push(number),
                Err(_) if is_list && next == "and" => {}
                Err(_) => break,
            }
            words.next();
            if !is_list || next.ends_with(['.', ':', ';', ')']) {
                break;
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
        /// SA-24, SA-A4: tools join the roll.
        /// Examples 29, 30 and 31. Not a rule: A-1, SA-x, XSA-.
        #[test]
        #[should_panic = \"x\"]
        fn eight_pips() {}

        /// SA-1. This is no test.
        fn helper() {}

        #[test]
        fn nothing_named() {}

        /// example 7, 2 figures of SA-2
        #[test]
        fn one_example() {}
    ";

    fn expected() -> Expected {
        let ids = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect();
        Expected {
            game: "stone-age".into(),
            rules: ids(&["SA-1", "SA-2", "SA-24", "SA-A4"]),
            components: ids(&["C1", "C2"]),
            examples: vec![7, 29, 30, 31, 32],
        }
    }

    fn record(game: &str, test: &str, rules: &[&str], steps: usize) -> Executed {
        let rules = rules.iter().map(|&id| id.to_owned()).collect();
        Executed { game: game.into(), test: test.into(), rules, components: vec!["C2".into()], steps }
    }

    #[test]
    fn a_doc_comment_names_rules_and_examples() {
        let named = named(SOURCE);
        let names: Vec<_> = named.iter().map(|named| named.test.as_str()).collect();
        assert_eq!(names, ["eight_pips", "nothing_named", "one_example"]);
        assert_eq!(named[0].rules, ["SA-24", "SA-A4"]);
        assert_eq!(named[0].examples, [29, 30, 31]);
        assert!(named[1].rules.is_empty() && named[1].examples.is_empty());
        assert_eq!((&named[2].rules[..], &named[2].examples[..]), (&["SA-2".to_owned()][..], &[7][..]));
    }

    #[test]
    fn a_rule_is_covered_when_a_test_that_names_it_executes_it() {
        let executed = [
            record("stone-age", "rules::tools::eight_pips", &["SA-24", "SA-1"], 3),
            record("stone-age", "rules::tools::one_example", &["SA-24"], 0),
            record("other", "one_example", &["SA-2"], 1),
        ];
        let report = report(&expected(), &named(SOURCE), &executed);
        assert_eq!((report.rules, report.covered, report.cards, report.exercised, report.examples), (4, 1, 2, 1, 3));
        assert_eq!(report.missing_rules, ["SA-1", "SA-2", "SA-A4"]);
        assert_eq!(report.missing_components, ["C1"]);
        assert_eq!(report.missing_examples, [7, 32]);
        assert_eq!(report.named_but_not_executed, ["eight_pips: SA-A4", "one_example: SA-2", "one_example: example 7"]);
    }
}
