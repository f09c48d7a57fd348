//! What is counted, in the text format Prometheus reads.

use std::{
    fmt::Write,
    sync::atomic::{AtomicI64, AtomicU64, Ordering},
};

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// A number that grows and shrinks.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// Up or down by this.
    pub fn add(&self, by: i64) {
        self.0.fetch_add(by, Ordering::Relaxed);
    }
}

/// What is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Entries written to the logs of tables.
    pub moves: Counter,
    /// Entries that could not be written.
    pub refused_writes: Counter,
    /// Tables read from the store.
    pub loads: Counter,
    /// Requests answered.
    pub requests: Counter,
    /// Requests refused because they came too fast.
    pub too_fast: Counter,
    /// Sockets closed because nobody read them fast enough.
    pub too_slow: Counter,
    /// Times a bot was set to think at this server.
    pub thoughts: Counter,
    /// Notices delivered.
    pub notices: Counter,
    /// Open sockets.
    pub sockets: Gauge,
}

impl Metrics {
    /// The page `/metrics`.
    pub fn page(&self, tables: usize) -> String {
        let mut page = String::new();
        let mut tell = |name: &str, kind: &str, help: &str, value: i64| {
            let _ = write!(page, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
        };
        let counters = [
            ("epoka_moves_total", "Entries written to the logs of tables.", &self.moves),
            ("epoka_refused_writes_total", "Entries that could not be written.", &self.refused_writes),
            ("epoka_table_loads_total", "Tables read from the store.", &self.loads),
            ("epoka_requests_total", "Requests answered.", &self.requests),
            ("epoka_too_fast_total", "Requests and messages refused because they came too fast.", &self.too_fast),
            ("epoka_bot_thoughts_total", "Times a bot was set to think.", &self.thoughts),
            ("epoka_notices_total", "Notices delivered to players who were away.", &self.notices),
            ("epoka_too_slow_total", "Sockets closed because they were not read fast enough.", &self.too_slow),
        ];
        for (name, help, counter) in counters {
            tell(name, "counter", help, counter.0.load(Ordering::Relaxed) as i64);
        }
        tell("epoka_sockets", "gauge", "Open sockets.", self.sockets.0.load(Ordering::Relaxed));
        tell("epoka_tables_in_use", "gauge", "Tables in memory.", tables as i64);
        page
    }
}
