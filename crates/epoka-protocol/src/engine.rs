//! The engine behind the protocol: open matches, and who answers for them.

use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use epoka_core::{Seat, Viewer};
use epoka_games::{AnyGame, AnyMatch, Lang, Refusal, registry};
use serde_json::{Value, json};

use crate::{
    error::{Code, Error},
    message::{Call, Request, Response},
};

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = 8 << 20;
/// The most matches that can be open at once.
pub const MAX_MATCHES: usize = 10_000;

/// Answers requests. What fails changes nothing; a mistake of ours costs one reply, not the process.
pub struct Engine {
    pub(crate) games: Vec<Arc<dyn AnyGame>>,
    tables: BTreeMap<u64, Table>,
    opened: u64,
}

/// An open match and its game.
pub(crate) struct Table {
    pub(crate) game: Arc<dyn AnyGame>,
    pub(crate) played: Box<dyn AnyMatch>,
}

impl Default for Engine {
    /// An engine for the games as they are printed.
    fn default() -> Engine {
        let open =
            |entry: &epoka_games::Entry| entry.open(&[]).expect("the components that come with a game are right");
        Engine::new(registry().iter().map(open).collect())
    }
}

impl Engine {
    /// An engine for these games.
    pub fn new(games: Vec<Arc<dyn AnyGame>>) -> Engine {
        Engine { games, tables: BTreeMap::new(), opened: 0 }
    }

    /// Answers a line: a request, a notification (`None`) or a batch of them.
    pub fn answer(&mut self, line: &str) -> Option<String> {
        let reply = match read(line) {
            Err(error) => Response::error(Value::Null, error),
            Ok(Value::Array(batch)) if batch.is_empty() => {
                Response::error(Value::Null, Error::invalid("a batch holds at least one request"))
            }
            Ok(Value::Array(batch)) => {
                let replies: Vec<_> = batch.into_iter().filter_map(|message| self.reply(message)).collect();
                return if replies.is_empty() { None } else { Some(Response::batch_line(&replies)) };
            }
            Ok(message) => self.reply(message)?,
        };
        Some(reply.to_line())
    }

    fn reply(&mut self, message: Value) -> Option<Response> {
        let Request { id, call } = Request::read(message);
        // Only `change` touches an open match, and it repairs what it leaves half done; everything else
        // reads, or adds a finished match at the very end. So nothing is broken after a panic.
        let result = call.and_then(|Call { method, params }| {
            catch_unwind(AssertUnwindSafe(|| self.call(&method, &params)))
                .unwrap_or_else(|_| Err(Error::internal(&method)))
        });
        id.map(|id| Response::new(id, result))
    }

    /// The game with this id.
    pub(crate) fn game(&self, id: &str) -> Result<&Arc<dyn AnyGame>, Error> {
        let known = || self.games.iter().map(|game| game.id()).collect::<Vec<_>>();
        let found = self.games.iter().find(|game| game.id() == id);
        found.ok_or_else(|| Error::params(format!("there is no game `{id}`")).with(json!({"games": known()})))
    }

    /// An open match, to be looked at.
    pub(crate) fn table(&self, id: &str) -> Result<&Table, Error> {
        let number = number(id).ok_or_else(|| Error::unknown_match(id))?;
        self.tables.get(&number).ok_or_else(|| Error::unknown_match(id))
    }

    /// Changes an open match, or leaves it as it is.
    pub(crate) fn change<T>(
        &mut self,
        id: &str,
        lang: Lang,
        work: impl FnOnce(&mut dyn AnyMatch) -> Result<T, Refusal>,
    ) -> Result<T, Error> {
        let number = number(id).ok_or_else(|| Error::unknown_match(id))?;
        let table = self.tables.get_mut(&number).ok_or_else(|| Error::unknown_match(id))?;
        let before = table.played.step();
        if let Ok(done) = catch_unwind(AssertUnwindSafe(|| work(&mut *table.played))) {
            return done.map_err(|refusal| table.refused(&refusal, lang));
        }
        // A match records a step only when it is done, so its record leads back to where it was. One that
        // cannot even be played again is closed rather than shown half done.
        match catch_unwind(AssertUnwindSafe(|| table.played.fork(before))) {
            Ok(Ok(rebuilt)) => table.played = rebuilt,
            Ok(Err(_)) | Err(_) => drop(self.tables.remove(&number)),
        }
        Err(Error::internal("the rules"))
    }

    /// Opens a match, and answers its id.
    pub(crate) fn open(&mut self, table: Table) -> String {
        self.opened += 1;
        self.tables.insert(self.opened, table);
        self.opened.to_string()
    }

    /// Refuses to open one more match than can be.
    pub(crate) fn check_room(&self) -> Result<(), Error> {
        if self.tables.len() < MAX_MATCHES {
            return Ok(());
        }
        Err(Error::params(format!("{MAX_MATCHES} matches are open: close one first")))
    }

    /// Closes a match.
    pub(crate) fn close(&mut self, id: &str) -> Result<(), Error> {
        let closed = number(id).and_then(|number| self.tables.remove(&number));
        closed.map(drop).ok_or_else(|| Error::unknown_match(id))
    }
}

impl Table {
    /// Who looks on: whoever was named, else the acting seat, else the only seat that owes a decision,
    /// else the spectator.
    pub(crate) fn viewer(&self, named: Option<Viewer>, acting: Option<Seat>) -> Result<Viewer, Error> {
        match (named, acting) {
            (Some(viewer @ Viewer::Seat(seat)), _) => self.check_seat(seat).map(|()| viewer),
            (Some(viewer @ (Viewer::Spectator | Viewer::Referee)), _) => Ok(viewer),
            (None, Some(seat)) => self.check_seat(seat).map(|()| Viewer::Seat(seat)),
            (None, None) => {
                let deciding = self.played.deciding();
                let single = deciding.iter().next().filter(|_| deciding.len() == 1);
                Ok(single.map_or(Viewer::Spectator, Viewer::Seat))
            }
        }
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), Error> {
        let players = self.played.players();
        if seat.number() < players {
            return Ok(());
        }
        Err(Error::params(Refusal::NoSeat { seat: seat.number(), players }.to_string()))
    }

    pub(crate) fn refused(&self, refusal: &Refusal, lang: Lang) -> Error {
        Error::refused(refusal, self.game.catalogue(), lang)
    }
}

fn read(line: &str) -> Result<Value, Error> {
    if line.len() > MAX_LINE {
        return Err(Error::invalid(format!("the line is longer than {MAX_LINE} bytes")));
    }
    serde_json::from_str(line).map_err(|error| Error::new(Code::Parse, format!("the line is not JSON: {error}")))
}

/// The number of a match, written as we write it.
fn number(id: &str) -> Option<u64> {
    id.parse().ok().filter(|number: &u64| number.to_string() == id)
}

#[cfg(test)]
mod tests {
    use epoka_core::{Seat, Viewer};
    use serde_json::json;

    use super::*;

    const NEW: &str = r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"stone-age","players":2,"seed":"1"}}"#;

    #[test]
    fn a_panic_in_the_rules_leaves_the_match_as_it_was() {
        let mut engine = Engine::default();
        engine.answer(NEW);
        let before = engine.table("1").unwrap().played.turn(Viewer::Referee);
        let half_done = |played: &mut dyn AnyMatch| -> Result<(), Refusal> {
            let seat = played.deciding().iter().next().unwrap();
            played.act(seat, &[json!({"type": "place", "spot": "forest", "figures": 1})], None)?;
            panic!("a mistake on purpose");
        };
        let error = engine.change("1", Lang::En, half_done).err().unwrap();
        assert_eq!(error.code, Code::Internal as i32);
        assert_eq!(engine.table("1").unwrap().played.turn(Viewer::Referee), before);
    }

    #[test]
    fn there_is_a_limit_to_open_matches() {
        let mut engine = Engine::default();
        engine.answer(NEW);
        let game = engine.games[0].clone();
        let imagine = |engine: &Engine| engine.table("1").unwrap().played.imagine(Seat::at(0), "1").unwrap();
        while engine.check_room().is_ok() {
            let played = imagine(&engine);
            engine.open(Table { game: game.clone(), played });
        }
        let reply = engine.answer(NEW).unwrap();
        assert!(reply.contains("10000 matches are open"), "{reply}");
        engine.close("7").unwrap();
        assert!(!engine.answer(NEW).unwrap().contains("error"));
    }
}
