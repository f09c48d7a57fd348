//! An entry of the log as those who look on are told it: written once for each kind of viewer and language.
//!
//! Nothing is read into JSON values here: whatever the match writes goes into the message as it is.

use std::collections::HashMap;

use epoka_core::{Seat, Viewer};
use epoka_games::{
    AnyMatch, Lang, Voice, Wait,
    turn::{Shown, TurnView},
};
use epoka_store::{Entry, Status, moves::Said};
use serde::Serialize;

use super::{Text, changes, table::Table, viewers::Key};

/// What each kind of viewer saw last, as it was written.
pub(crate) type SeenLast = HashMap<Viewer, String>;

/// What a viewer sees now, and how it differs from before.
struct News {
    viewer: Viewer,
    turn: TurnView,
    changes: String,
}

impl Table {
    /// The messages about an entry for these viewers. What they saw last becomes what they see now.
    pub(crate) fn messages(
        &self,
        keys: &[Key],
        seen: &mut SeenLast,
        entry: &Entry,
        said: Option<&Said>,
        since: usize,
    ) -> Vec<(Key, Text)> {
        let mut messages = Vec::with_capacity(keys.len());
        match (entry.kind.as_str(), &self.played) {
            ("act", Some(played)) => {
                let news = news(&**played, keys, seen);
                for lang in Lang::ALL {
                    let of: Vec<&News> = news.iter().filter(|news| keys.contains(&(news.viewer, lang))).collect();
                    self.tell_act(&**played, lang, &of, since, entry, &mut messages);
                }
            }
            ("chat", _) => messages.extend(keys.iter().map(|&key| {
                let mut message = self.about(entry);
                message.field("text", &said.map(|said| &said.text));
                message.field("account", &said.map(|said| &said.account));
                (key, self.sent(message))
            })),
            _ => messages.extend(keys.iter().map(|&key| {
                let mut message = self.about(entry);
                message.field("body", &entry.body);
                message.field("seats", &self.seat_list(key.1));
                message.field("status", self.row.status.word());
                (key, self.sent(message))
            })),
        }
        messages
    }

    /// What was played, to all viewers of a language.
    fn tell_act(
        &self,
        played: &dyn AnyMatch,
        lang: Lang,
        news: &[&News],
        since: usize,
        entry: &Entry,
        messages: &mut Vec<(Key, Text)>,
    ) {
        if news.is_empty() {
            return;
        }
        let (names, scores) = (self.names(lang), played.scores());
        let voice = Voice { lang, players: &names };
        let viewers: Vec<Viewer> = news.iter().map(|news| news.viewer).collect();
        let told = played.written_told(since, &viewers, &voice);
        for (News { viewer, turn, changes }, told) in news.iter().zip(told) {
            let mut message = self.about(entry);
            message.field("turn", turn);
            message.written("events", &told);
            message.written("changes", changes);
            message.field("scores", &scores);
            match self.asked(*viewer, turn) {
                Some(seat) => message.written("actions", &played.written_actions(seat, &voice)),
                None => message.written("actions", "[]"),
            }
            messages.push(((*viewer, lang), self.sent(message)));
        }
    }

    /// The seat that may play something now, if the viewer looks from it.
    pub(crate) fn asked(&self, viewer: Viewer, turn: &TurnView) -> Option<Seat> {
        let (Viewer::Seat(seat), Status::Playing) = (viewer, self.row.status) else { return None };
        let asked = match &turn.wait {
            Wait::Decision { seats, reveal, .. } => seats.contains(seat) || *reveal == Shown::Together,
            Wait::Chance(_) | Wait::Over { .. } => false,
        };
        asked.then_some(seat)
    }

    /// The beginning of every message about an entry.
    fn about(&self, entry: &Entry) -> Object {
        let mut message = Object::default();
        message.field("type", "event");
        message.field("table", &self.row.id);
        message.field("number", &entry.sequence);
        message.field("kind", &entry.kind);
        message.field("seat", &entry.seat);
        message.field("at-ms", &entry.at_ms);
        message
    }

    /// A message with the end all of them have.
    fn sent(&self, mut message: Object) -> Text {
        message.field("clocks", &self.standing.clocks);
        message.field("proposal", &self.standing.proposal);
        if matches!(self.row.status, Status::Over | Status::Abandoned) {
            message.field("status", self.row.status.word());
            message.field("result", &self.row.result);
            message.field("dice", &self.dice());
        }
        message.end().into()
    }
}

/// What every viewer sees now, each once whatever languages they read.
fn news(played: &dyn AnyMatch, keys: &[Key], seen: &mut SeenLast) -> Vec<News> {
    let mut all: Vec<News> = Vec::with_capacity(keys.len());
    for &(viewer, _) in keys {
        if all.iter().any(|news| news.viewer == viewer) {
            continue;
        }
        let now = played.seen(viewer);
        let changes = seen.get(&viewer).map_or_else(|| "null".into(), |before| changes::between(before, &now.view));
        seen.insert(viewer, now.view);
        all.push(News { viewer, turn: now.turn, changes });
    }
    all
}

/// An object of JSON that is written field by field.
#[derive(Default)]
pub(crate) struct Object(Vec<u8>);

impl Object {
    /// Adds a field.
    pub(crate) fn field(&mut self, name: &str, value: &(impl Serialize + ?Sized)) {
        self.name(name);
        serde_json::to_writer(&mut self.0, value).expect("what a server says is JSON");
    }

    /// Adds a field that is JSON already.
    pub(crate) fn written(&mut self, name: &str, json: &str) {
        self.name(name);
        self.0.extend_from_slice(json.as_bytes());
    }

    /// The whole of it.
    pub(crate) fn end(mut self) -> String {
        self.0.push(if self.0.is_empty() { b'{' } else { b'}' });
        String::from_utf8(self.0).expect("JSON is text")
    }

    fn name(&mut self, name: &str) {
        self.0.push(if self.0.is_empty() { b'{' } else { b',' });
        self.0.push(b'"');
        self.0.extend_from_slice(name.as_bytes());
        self.0.extend_from_slice(b"\":");
    }
}
