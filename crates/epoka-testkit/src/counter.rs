//! How often things were executed: play at random never reaches the interesting half of a game, and this
//! says what it did not reach.

use std::{
    collections::BTreeMap,
    fmt::{self, Debug, Write},
};

use epoka_core::{Game, Log, rule::CAPACITY};

/// Counts of everything that was executed over many games.
#[derive(Clone, Debug)]
pub struct Counter {
    games: u64,
    steps: u64,
    actions: BTreeMap<String, u64>,
    asked: BTreeMap<&'static str, u64>,
    rules: Vec<u64>,
    components: Vec<u64>,
}

impl Default for Counter {
    fn default() -> Counter {
        Counter {
            games: 0,
            steps: 0,
            actions: BTreeMap::new(),
            asked: BTreeMap::new(),
            rules: vec![0; CAPACITY],
            components: vec![0; CAPACITY],
        }
    }
}

impl Counter {
    /// How many games were played to the end.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many steps were played.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// How often each kind of action was played.
    pub fn actions(&self) -> impl Iterator<Item = (&str, u64)> {
        self.actions.iter().map(|(kind, count)| (kind.as_str(), *count))
    }

    /// Adds the counts of another: games are played on several threads.
    pub fn merge(&mut self, other: &Counter) {
        self.games += other.games;
        self.steps += other.steps;
        for (kind, count) in &other.actions {
            *self.actions.entry(kind.clone()).or_default() += count;
        }
        for (name, count) in &other.asked {
            *self.asked.entry(name).or_default() += count;
        }
        self.rules.iter_mut().zip(&other.rules).for_each(|(own, other)| *own += other);
        self.components.iter_mut().zip(&other.components).for_each(|(own, other)| *own += other);
    }

    /// What was executed fewer than `n` times: of all rules and components of the game, and of the kinds of
    /// actions and questions that occurred at all.
    pub fn rarer_than<G: Game>(&self, n: u64, rules: &G) -> Vec<String> {
        let ids = G::catalogue().entries().iter().map(|entry| entry.id.as_str());
        let of_rules = ids.zip(&self.rules).map(|(id, count)| ("rule", id, *count));
        // A name may stand for the same thing twice: what counts is the one that is used.
        let mut components = BTreeMap::new();
        for (id, count) in rules.names().all().zip(&self.components) {
            *components.entry(id).or_insert(0) += count;
        }
        let of_components = components.into_iter().map(|(id, count)| ("component", id, count));
        let of_actions = self.actions.iter().map(|(kind, count)| ("action", kind.as_str(), *count));
        let of_questions = self.asked.iter().map(|(name, count)| ("question", *name, *count));
        of_rules
            .chain(of_components)
            .chain(of_actions)
            .chain(of_questions)
            .filter(|(_, _, count)| *count < n)
            .map(|(what, id, count)| format!("{what} {id}: {count}"))
            .collect()
    }

    pub(crate) fn game(&mut self) {
        self.games += 1;
    }

    pub(crate) fn rule(&mut self, index: usize) {
        self.rules[index] += 1;
    }

    pub(crate) fn asked(&mut self, name: &'static str) {
        *self.asked.entry(name).or_default() += 1;
    }

    /// Counts an action by the first word of its `Debug`; nothing is allocated for a kind seen before.
    pub(crate) fn action(&mut self, action: &impl Debug) {
        let mut word = FirstWord { text: [0; 48], length: 0 };
        // The error is the word's end: nothing behind it need be written.
        let _ = write!(word, "{action:?}");
        let kind = std::str::from_utf8(&word.text[..word.length]).expect("only letters and digits are kept");
        match self.actions.get_mut(kind) {
            Some(count) => *count += 1,
            None => {
                self.actions.insert(kind.to_owned(), 1);
            }
        }
    }

    pub(crate) fn log<E>(&mut self, log: &Log<E>) {
        self.steps += 1;
        log.cited().iter().for_each(|rule| self.rules[rule] += 1);
        log.used().iter().for_each(|component| self.components[component] += 1);
    }
}

struct FirstWord {
    text: [u8; 48],
    length: usize,
}

impl Write for FirstWord {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        for byte in part.bytes() {
            if !byte.is_ascii_alphanumeric() || self.length == self.text.len() {
                return Err(fmt::Error);
            }
            self.text[self.length] = byte;
            self.length += 1;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::torture::{Action, Piece, Setup, torture};

    #[test]
    fn an_action_counts_by_its_kind() {
        let mut counter = Counter::default();
        counter.action(&Action::Take { piece: Piece::Coin });
        counter.action(&Action::Take { piece: Piece::Spark });
        counter.action(&Action::Pass);
        assert_eq!(counter.actions().collect::<Vec<_>>(), [("Pass", 1), ("Take", 2)]);
    }

    #[test]
    fn merged_counters_add_up_and_name_what_is_rare() {
        let rules = torture(2, &Setup::default());
        let (mut one, mut two) = (Counter::default(), Counter::default());
        (0..3).for_each(|_| one.rule(0));
        two.rule(1);
        two.asked("draft");
        one.merge(&two);
        let rare = one.rarer_than(3, &rules);
        assert!(!rare.contains(&"rule TG-1: 3".to_owned()));
        assert!(rare.contains(&"rule TG-2: 1".to_owned()) && rare.contains(&"question draft: 1".to_owned()));
        assert!(rare.contains(&"component lens: 0".to_owned()));
    }
}
