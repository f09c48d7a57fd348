//! What one step of a game says about itself.

use crate::rule::{Rule, RuleSet};

/// What happened in a step: events in order, the rules that made it happen, the components used.
///
/// Clearing keeps the memory, so a log that is used again allocates nothing.
#[derive(Clone, Debug)]
pub struct Log<E> {
    /// What happened, in order, unprojected: for the referee only.
    pub events: Vec<E>,
    cited: RuleSet,
    used: RuleSet,
    revealed: bool,
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Log { events: Vec::new(), cited: RuleSet::default(), used: RuleSet::default(), revealed: false }
    }
}

impl<E> Log<E> {
    /// An empty log.
    pub fn new() -> Self {
        Log::default()
    }

    /// Tells what happened.
    pub fn tell(&mut self, event: E) {
        self.events.push(event);
    }

    /// Records that a rule is at work here and answers whether it is in force, which it is unless
    /// `cargo xtask mutate` has switched it off to see whether a test notices.
    #[inline]
    pub fn cite(&mut self, rule: Rule) -> bool {
        if rule.in_force() {
            self.cited.insert(rule.index());
            true
        } else {
            false
        }
    }

    /// Records that a component (its number among all components of the game) did what it says.
    #[inline]
    pub fn use_component(&mut self, number: usize) {
        self.used.insert(number);
    }

    /// Records that somebody learned something that was hidden: no undo beyond this point.
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// The rules cited since the log was cleared.
    pub fn cited(&self) -> &RuleSet {
        &self.cited
    }

    /// The components used since the log was cleared.
    pub fn used(&self) -> &RuleSet {
        &self.used
    }

    /// Whether something hidden was learned since the log was cleared.
    pub fn revealed(&self) -> bool {
        self.revealed
    }

    /// Forgets all, keeps the memory.
    pub fn clear(&mut self) {
        self.events.clear();
        self.cited = RuleSet::default();
        self.used = RuleSet::default();
        self.revealed = false;
    }
}
