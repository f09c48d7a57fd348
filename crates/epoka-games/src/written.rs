//! What viewers see and hear, written as JSON at once: a server writes it for every seat after every step.

use epoka_core::{Game, Match, Part, Seat, Viewer, matches::hash_of, names};
use serde::Serialize;

use crate::{text::Words, turn::TurnView};

/// How long a view may well be, in bytes.
const LONG: usize = 8 * 1024;

/// What a viewer sees.
pub fn view<G: Game>(played: &Match<G>, viewer: Viewer) -> String {
    let mut text = String::new();
    write_view(played, viewer, &mut text);
    text
}

/// What a match waits for; what a viewer sees is written over the text.
pub fn seen<G: Game>(played: &Match<G>, viewer: Viewer, text: &mut String) -> TurnView {
    write_view(played, viewer, text);
    TurnView::with_hash(played, viewer, hash_of(text.as_bytes()))
}

fn write_view<G: Game>(played: &Match<G>, viewer: Viewer, text: &mut String) {
    let view = played.rules().view(played.state(), viewer);
    let mut bytes = std::mem::take(text).into_bytes();
    bytes.clear();
    // Its memory is not asked for again and again.
    bytes.reserve(LONG);
    names::with(played.rules().names(), || add(&mut bytes, &view));
    *text = String::from_utf8(bytes).expect("JSON is text");
}

/// The legal actions of a seat, each `{"action","label","class"}`, and `"part"` where it is part of a whole.
pub fn actions<G: Game>(played: &Match<G>, seat: Seat, words: &Words, players: &[String]) -> String {
    let rules = played.rules();
    let Ok(state) = played.as_asked(seat) else { return "[]".into() };
    let mut legal = Vec::new();
    rules.actions(&state, seat, &mut legal);
    let (mut list, mut label) = (Vec::with_capacity(LONG), Vec::new());
    list.push(b'[');
    names::with(rules.names(), || {
        for action in &legal {
            list.extend_from_slice(if list.len() > 1 { b",{" } else { b"{" });
            list.extend_from_slice(br#""action":"#);
            let start = list.len();
            add(&mut list, action);
            let said = rules.saying(&state, seat, action).map(|said| said.to_string());
            let written = || std::str::from_utf8(&list[start..]).expect("JSON is text");
            label.clear();
            words.with_label(said.as_deref().unwrap_or_else(written), players, |words| add(&mut label, words));
            list.extend_from_slice(br#","label":"#);
            list.extend_from_slice(&label);
            list.extend_from_slice(br#","class":"#);
            add(&mut list, &G::class(action));
            match rules.part(&state, seat, action) {
                Part::Alone => {}
                part @ (Part::Piece | Part::Done) => {
                    list.extend_from_slice(br#","part":"#);
                    add(&mut list, &part);
                }
            }
            list.push(b'}');
        }
    });
    list.push(b']');
    String::from_utf8(list).expect("JSON is text")
}

/// What happened since a step, each `{"step","event","text"}`, for several viewers.
pub fn told<G: Game>(
    played: &Match<G>,
    since: usize,
    viewers: &[Viewer],
    words: &Words,
    players: &[String],
) -> Vec<String> {
    let mut lists: Vec<List> = viewers.iter().map(|_| List::new()).collect();
    for told in played.told(since) {
        let mut said: Vec<(String, String)> = Vec::new();
        for (&viewer, list) in viewers.iter().zip(&mut lists) {
            let event = write(played, &played.rules().project(&told.event, viewer));
            let alike = said.iter().position(|(other, _)| *other == event).unwrap_or_else(|| {
                let sentence = words.with_event(&event, players, quoted);
                said.push((event, sentence));
                said.len() - 1
            });
            let (event, sentence) = &said[alike];
            list.add(&format_args!(r#"{{"step":{},"event":{event},"text":{sentence}}}"#, told.step));
        }
    }
    lists.into_iter().map(List::end).collect()
}

fn write<G: Game>(played: &Match<G>, thing: &impl Serialize) -> String {
    names::with(played.rules().names(), || text(thing))
}

fn text(thing: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(thing).expect("what a game has is JSON")
}

fn add(list: &mut Vec<u8>, thing: &(impl Serialize + ?Sized)) {
    serde_json::to_writer(list, thing).expect("what a game has is JSON");
}

fn quoted(words: &str) -> String {
    text(words)
}

/// A list of JSON that is written piece by piece.
struct List(String);

impl List {
    fn new() -> List {
        List("[".into())
    }

    fn add(&mut self, item: &std::fmt::Arguments) {
        use std::fmt::Write;
        if self.0.len() > 1 {
            self.0.push(',');
        }
        self.0.write_fmt(*item).expect("text can always be written");
    }

    fn end(mut self) -> String {
        self.0.push(']');
        self.0
    }
}
