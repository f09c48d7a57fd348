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

/// How long a message is beside what happened, what changed and what can be done, in bytes.
const AROUND: usize = 768;

/// What each kind of viewer saw last, as it was written.
#[derive(Default)]
pub(crate) struct SeenLast {
    views: HashMap<Viewer, String>,
    /// Room for the next view: what a viewer saw before makes room for what the next one sees.
    room: String,
}

impl SeenLast {
    /// Forgets what others than these have seen.
    pub(crate) fn keep(&mut self, wanted: impl Fn(Viewer) -> bool) {
        self.views.retain(|&viewer, _| wanted(viewer));
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.views.clear();
    }

    /// Remembers what a viewer sees now.
    pub(crate) fn remember(&mut self, viewer: Viewer, played: &dyn AnyMatch) {
        self.views.insert(viewer, played.written_view(viewer));
    }

    /// Remembers what a viewer sees now, unless something is remembered.
    pub(crate) fn begin(&mut self, viewer: Viewer, played: &dyn AnyMatch) {
        self.views.entry(viewer).or_insert_with(|| played.written_view(viewer));
    }

    /// What a viewer sees now and how it differs from before, which is forgotten.
    fn news(&mut self, viewer: Viewer, played: &dyn AnyMatch) -> News {
        let turn = played.seen(viewer, &mut self.room);
        let Some(last) = self.views.get_mut(&viewer) else {
            self.views.insert(viewer, std::mem::take(&mut self.room));
            return News { viewer, turn, changes: "null".into() };
        };
        let changes = changes::between(last, &self.room);
        std::mem::swap(last, &mut self.room);
        News { viewer, turn, changes }
    }
}

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
            let asked = self.asked(*viewer, turn);
            let actions = asked.map_or_else(|| "[]".into(), |seat| played.written_actions(seat, &voice));
            let mut message = self.about(entry);
            message.0.reserve(told.len() + changes.len() + actions.len() + AROUND);
            message.field("turn", turn);
            message.written("events", &told);
            message.written("changes", changes);
            message.field("scores", &scores);
            message.written("actions", &actions);
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
        all.push(seen.news(viewer, played));
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
