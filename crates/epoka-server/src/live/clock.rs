//! The clocks of a table.

use epoka_core::{MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::options::Clock;

/// What the clocks show.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Clocks {
    /// What every seat has left, at the time `since_ms`.
    pub left_ms: Vec<i64>,
    /// Whose clocks run.
    pub running: Seats,
    /// Since when they show this.
    pub since_ms: i64,
}

impl Clocks {
    /// The clocks before the first turn.
    pub fn new(rule: Clock, players: u8, now_ms: i64) -> Clocks {
        let first = match rule {
            Clock::None => return Clocks::default(),
            Clock::Live { base_ms, .. } => base_ms,
            Clock::Turns { turn_ms } => turn_ms,
        };
        Clocks { left_ms: vec![first; players as usize], running: Seats::NONE, since_ms: now_ms }
    }

    /// Lets the time pass and hands the turn to those who decide now. `acted` is who has just decided.
    #[must_use]
    pub fn turn(&self, rule: Clock, now_ms: i64, deciding: Seats, acted: Option<Seat>) -> Clocks {
        if rule == Clock::None {
            return self.clone();
        }
        let passed = (now_ms - self.since_ms).max(0);
        let mut new = Clocks { since_ms: now_ms, running: deciding, ..self.clone() };
        for (seat, left) in Seat::all(MAX_SEATS as u8).zip(&mut new.left_ms) {
            let was_running = self.running.contains(seat);
            if was_running {
                *left -= passed;
            }
            let handed_over = was_running && (!deciding.contains(seat) || acted == Some(seat));
            match rule {
                Clock::Live { increment_ms, .. } if handed_over => *left += increment_ms,
                Clock::Turns { turn_ms } if handed_over || !was_running => *left = turn_ms,
                Clock::None | Clock::Live { .. } | Clock::Turns { .. } => {}
            }
        }
        new
    }

    /// When the first of the running clocks runs out, and whose it is.
    pub fn next_out(&self) -> Option<(i64, Seat)> {
        let running = Seat::all(MAX_SEATS as u8).zip(&self.left_ms).filter(|(seat, _)| self.running.contains(*seat));
        running.map(|(seat, left)| (self.since_ms + left, seat)).min()
    }

    /// Gives a seat more time.
    pub fn add(&mut self, seat: Seat, more_ms: i64) {
        if let Some(left) = self.left_ms.get_mut(seat.index()) {
            *left += more_ms;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Seat = Seat::at(0);
    const BLUE: Seat = Seat::at(1);

    #[test]
    fn time_passes_for_who_decides_and_an_increment_comes_with_the_turn() {
        let rule = Clock::Live { base_ms: 1000, increment_ms: 50 };
        let clocks = Clocks::new(rule, 2, 0).turn(rule, 0, Seats::one(RED), None);
        assert_eq!(clocks.next_out(), Some((1000, RED)));
        let clocks = clocks.turn(rule, 300, Seats::one(BLUE), Some(RED));
        assert_eq!((clocks.left_ms.as_slice(), clocks.next_out()), (&[750, 1000][..], Some((1300, BLUE))));
        let together = clocks.turn(rule, 400, Seats::all(2), Some(BLUE));
        assert_eq!((together.left_ms.as_slice(), together.next_out()), (&[750, 950][..], Some((1150, RED))));
        let said = together.turn(rule, 500, Seats::all(2), None);
        assert_eq!(said.left_ms, [650, 850], "talk neither stops a clock nor adds to it");
    }

    #[test]
    fn a_turn_of_days_begins_anew_every_time() {
        let rule = Clock::Turns { turn_ms: 1000 };
        let clocks = Clocks::new(rule, 2, 0).turn(rule, 0, Seats::one(RED), None);
        let clocks = clocks.turn(rule, 900, Seats::one(BLUE), Some(RED)).turn(rule, 1000, Seats::one(RED), Some(BLUE));
        assert_eq!(clocks.next_out(), Some((2000, RED)));
    }

    #[test]
    fn without_a_clock_nothing_runs_out() {
        let clocks = Clocks::new(Clock::None, 2, 0).turn(Clock::None, 9, Seats::all(2), None);
        assert_eq!(clocks.next_out(), None);
    }
}
