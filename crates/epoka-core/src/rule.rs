//! Numbered rules: the catalogue a game keeps of them, and refusals that name one.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::data::DataError;

/// How many rules, and how many components, a game may have.
pub const CAPACITY: usize = 512;

/// A rule of a game, by its place in the catalogue. The constants are generated from `rules.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule {
    index: u16,
    id: &'static str,
}

impl Rule {
    /// The rule at this place of the catalogue.
    pub const fn new(index: u16, id: &'static str) -> Rule {
        assert!((index as usize) < CAPACITY, "a game has too many rules");
        Rule { index, id }
    }

    /// Its place in the catalogue.
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// Its id, such as `SA-17`.
    pub const fn id(self) -> &'static str {
        self.id
    }

    /// Whether the rule holds. It does, unless `cargo xtask mutate` has switched it off.
    #[cfg(not(feature = "mutate"))]
    #[inline]
    pub const fn in_force(self) -> bool {
        true
    }

    /// Whether the rule holds: the one named by `EPOKA_RULE_OFF` does not.
    #[cfg(feature = "mutate")]
    pub fn in_force(self) -> bool {
        static OFF: std::sync::LazyLock<Option<String>> =
            std::sync::LazyLock::new(|| std::env::var("EPOKA_RULE_OFF").ok());
        OFF.as_deref() != Some(self.id)
    }
}

/// Refuses by a rule when something holds against it.
///
/// ```
/// # use epoka_core::{Rule, refuse};
/// const SA_9: Rule = Rule::new(8, "SA-9");
/// assert!(refuse(SA_9, 7 > 5).is_err());
/// ```
#[inline]
pub fn refuse(rule: Rule, when: bool) -> Result<(), Illegal> {
    if when && rule.in_force() { Err(Illegal { rule }) } else { Ok(()) }
}

/// Lets something pass because a rule allows it: without that rule it would be refused.
#[inline]
pub fn allow(rule: Rule, when: bool) -> Result<(), Illegal> {
    if when && !rule.in_force() { Err(Illegal { rule }) } else { Ok(()) }
}

/// A refused move, and the rule that refuses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("refused by {}", rule.id())]
pub struct Illegal {
    /// The rule that refuses.
    pub rule: Rule,
}

impl Illegal {
    /// A refusal by this rule.
    pub const fn by(rule: Rule) -> Illegal {
        Illegal { rule }
    }
}

/// A set of rules, or of components, by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuleSet([u64; CAPACITY / 64]);

impl RuleSet {
    /// Adds a number.
    #[inline]
    pub fn insert(&mut self, number: usize) {
        self.0[(number / 64) % (CAPACITY / 64)] |= 1 << (number % 64);
    }

    /// Whether the number is in it.
    pub fn contains(&self, number: usize) -> bool {
        number < CAPACITY && self.0[number / 64] & (1 << (number % 64)) != 0
    }

    /// Adds all numbers of another set.
    pub fn extend(&mut self, other: &RuleSet) {
        self.0.iter_mut().zip(other.0).for_each(|(own, other)| *own |= other);
    }

    /// Its numbers in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                (bits != 0).then(|| {
                    let bit = bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    word * 64 + bit
                })
            })
        })
    }
}

/// A text in the languages of Epoka.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// English.
    pub en: String,
    /// Polish.
    pub pl: String,
}

impl Text {
    /// The text in a language, English where the language is not ours.
    pub fn get(&self, language: &str) -> &str {
        if language == "pl" { &self.pl } else { &self.en }
    }
}

/// One entry of a catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleEntry {
    /// Its id, such as `SA-17`.
    pub id: String,
    /// The chapter it belongs to.
    pub section: String,
    /// A few words.
    pub title: Text,
    /// The rule in our own words.
    pub text: Text,
    /// Whether it is a decision of ours where the rulebook is silent.
    #[serde(default)]
    pub ruling: bool,
}

/// The numbered rules of a game.
#[derive(Clone, Debug)]
pub struct Catalogue {
    entries: Vec<RuleEntry>,
}

impl Catalogue {
    /// Reads `rules.toml` and checks that it agrees with the generated constants.
    pub fn parse(text: &str, rules: &[Rule]) -> Result<Catalogue, DataError> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct File {
            rule: Vec<RuleEntry>,
        }
        const FILE: &str = "rules.toml";
        let File { rule: entries } = toml::from_str(text).map_err(|error| DataError::parse(FILE, &error))?;
        let mut seen = HashSet::new();
        for entry in &entries {
            let texts = [&entry.title.en, &entry.title.pl, &entry.text.en, &entry.text.pl];
            if texts.iter().any(|text| text.trim().is_empty()) {
                return Err(DataError::item(FILE, &entry.id, "a text is empty"));
            }
            if !seen.insert(&entry.id) {
                return Err(DataError::item(FILE, &entry.id, "it is there twice"));
            }
        }
        let same = entries.len() == rules.len() && entries.iter().zip(rules).all(|(e, r)| e.id == r.id());
        if !same {
            return Err(DataError::file(
                FILE,
                "the generated constants are of another catalogue: run `cargo xtask gen`",
            ));
        }
        Ok(Catalogue { entries })
    }

    /// All rules in order.
    pub fn entries(&self) -> &[RuleEntry] {
        &self.entries
    }

    /// A rule's entry.
    pub fn entry(&self, rule: Rule) -> &RuleEntry {
        &self.entries[rule.index()]
    }

    /// The rule with this id, upper or lower case.
    pub fn find(&self, id: &str) -> Option<&RuleEntry> {
        self.entries.iter().find(|entry| entry.id.eq_ignore_ascii_case(id))
    }
}
