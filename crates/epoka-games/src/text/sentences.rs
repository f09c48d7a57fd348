//! Sentences that were said before: matches say the same of the same things again and again, only to other players.
//!
//! A sentence is made once, with a sign in every player's place, and the names are put in whenever it is said.

use std::{
    borrow::Cow,
    collections::HashMap,
    sync::{PoisonError, RwLock},
};

/// How many sentences are remembered before all of them are forgotten.
const MOST: usize = 10_000;
/// The sign in the place of the first player; the others' follow. No text uses it: it means nothing by itself.
const FIRST: char = '\u{e000}';

/// What was said, by the thing as it is written.
#[derive(Default)]
pub struct Sentences(RwLock<HashMap<String, Sentence>>);

/// A sentence with signs in the players' places.
struct Sentence {
    /// How many players had names: who has none is called by colour.
    players: usize,
    text: String,
}

impl Sentences {
    /// Hands on what is said of a thing. Whoever makes it gets signs for the players' names.
    pub fn with<T>(
        &self,
        thing: &str,
        players: &[String],
        make: impl FnOnce(&[String]) -> String,
        work: impl FnOnce(&str) -> T,
    ) -> T {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(sentence) = known.get(thing).filter(|sentence| sentence.players == players.len()) {
            return work(&sentence.to(players));
        }
        drop(known);
        let signs: Vec<String> = (FIRST..).take(players.len()).map(String::from).collect();
        let sentence = Sentence { players: players.len(), text: make(&signs) };
        let done = work(&sentence.to(players));
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(thing.into(), sentence);
        done
    }
}

impl Sentence {
    /// The sentence, said to these players.
    fn to(&self, players: &[String]) -> Cow<'_, str> {
        let seat = |sign: char| u32::from(sign).checked_sub(u32::from(FIRST)).map(|seat| seat as usize);
        let is_sign = |sign: char| seat(sign).is_some_and(|seat| seat < self.players);
        if !self.text.contains(is_sign) {
            return Cow::Borrowed(&self.text);
        }
        let mut said = String::with_capacity(2 * self.text.len());
        for part in self.text.split_inclusive(is_sign) {
            match part.chars().next_back().filter(|&sign| is_sign(sign)).and_then(|sign| Some((sign, seat(sign)?))) {
                Some((sign, seat)) => said.extend([&part[..part.len() - sign.len_utf8()], &players[seat]]),
                None => said.push_str(part),
            }
        }
        Cow::Owned(said)
    }
}
