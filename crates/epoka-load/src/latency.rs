//! How long moves took.

use std::{fmt, time::Duration};

/// How long moves took: until the reply came, and until all four sockets had seen it.
#[derive(Default)]
pub struct Latencies {
    replies: Vec<Duration>,
    seen: Vec<Duration>,
}

impl Latencies {
    /// One more move.
    pub fn add(&mut self, reply: Duration, seen: Duration) {
        self.replies.push(reply);
        self.seen.push(seen);
    }

    /// Those of somebody else as well.
    pub fn extend(&mut self, other: Latencies) {
        self.replies.extend(other.replies);
        self.seen.extend(other.seen);
        self.replies.sort_unstable();
        self.seen.sort_unstable();
    }

    /// How many moves.
    pub fn count(&self) -> usize {
        self.replies.len()
    }

    /// The time in which this share of the moves was acknowledged.
    pub fn quantile(&self, share: f64) -> Duration {
        quantile(&self.replies, share)
    }
}

impl fmt::Display for Latencies {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let ms = |list: &[Duration], share| quantile(list, share).as_secs_f64() * 1000.0;
        write!(
            f,
            "acknowledged after p50 {:.1} ms p99 {:.1} ms, seen by all four after p50 {:.1} ms p99 {:.1} ms",
            ms(&self.replies, 0.5),
            ms(&self.replies, 0.99),
            ms(&self.seen, 0.5),
            ms(&self.seen, 0.99)
        )
    }
}

/// Of a sorted list.
fn quantile(sorted: &[Duration], share: f64) -> Duration {
    let at = ((sorted.len() as f64 * share).ceil() as usize).clamp(1, sorted.len().max(1)) - 1;
    sorted.get(at).copied().unwrap_or_default()
}
