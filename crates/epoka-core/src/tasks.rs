//! The stack of what a game still owes: part of the state, so it is saved, cloned and replayed.

use arrayvec::ArrayVec;

/// Pending work of fixed capacity. What is pushed last is resolved first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tasks<T, const N: usize>(ArrayVec<T, N>);

impl<T: Copy, const N: usize> Tasks<T, N> {
    /// No work.
    pub fn new() -> Self {
        Tasks(ArrayVec::new_const())
    }

    /// The task to be resolved next.
    pub fn top(&self) -> Option<T> {
        self.0.last().copied()
    }

    /// The task to be resolved next, to be changed in place.
    pub fn top_mut(&mut self) -> Option<&mut T> {
        self.0.last_mut()
    }

    /// Adds a task that comes before all that is there.
    ///
    /// # Panics
    /// If a game owes more than its rules can make it owe; the capacity is a proven bound of the game.
    pub fn push(&mut self, task: T) {
        self.0.push(task);
    }

    /// Takes the next task off.
    pub fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// Whether nothing is owed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The tasks from the last to be resolved to the next.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }

    /// The tasks in this order, last to be resolved first; `None` if there are too many.
    pub fn from_slice(tasks: &[T]) -> Option<Self> {
        let mut stack = ArrayVec::new();
        stack.try_extend_from_slice(tasks).ok()?;
        Some(Tasks(stack))
    }
}
