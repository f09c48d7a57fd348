//! Who looks on, and what they are told.
//!
//! Every entry of the log becomes a numbered event, made once for each kind of viewer and language that is there. Who has
//! missed some asks again from the last number they have: they get the missing ones from the short history, or the whole
//! table as they may see it.

use std::{
    collections::{HashSet, VecDeque},
    sync::Arc,
};

use epoka_core::{Seat, Viewer};
use epoka_games::{Lang, Voice, decks};
use epoka_store::{Entry, Status, moves::Said};
use serde_json::{Value, json};
use tokio::sync::{Notify, mpsc};

use super::{Text, Who, seat, table::Table, telling::SeenLast};
use crate::error::{Code, Trouble};

/// How many events are kept for those who have missed some.
const HISTORY: usize = 32;
/// How many steps of the log come with a whole table.
const TOLD_STEPS: usize = 60;

/// Somebody who looks on.
pub struct Watcher {
    /// A number nobody else at the server has.
    pub id: u64,
    /// Which of their own seats they look from, where they have several.
    pub seat: Option<u8>,
    /// Whom they do not want to hear.
    pub muted: HashSet<String>,
    /// Where their messages go.
    pub messages: mpsc::Sender<Text>,
    /// Tells their socket that they are too slow.
    pub too_slow: Arc<Notify>,
}

/// What one viewer in one language is told.
pub(crate) type Key = (Viewer, Lang);

struct Present {
    watcher: Watcher,
    who: Who,
    key: Key,
}

/// Who looks on at a table.
#[derive(Default)]
pub struct Viewers {
    present: Vec<Present>,
    /// What each kind of viewer saw last.
    seen: SeenLast,
    history: VecDeque<Past>,
    /// The players who look on, as everybody was last told.
    told_present: Vec<u8>,
}

struct Past {
    number: i64,
    /// Who spoke, if somebody did.
    speaker: Option<String>,
    messages: Vec<(Key, Text)>,
}

impl Viewers {
    /// Whether nobody looks on.
    pub(crate) fn is_empty(&self) -> bool {
        self.present.is_empty()
    }

    /// Somebody looks away.
    pub(crate) fn remove(&mut self, id: u64) {
        self.present.retain(|present| present.watcher.id != id);
        let present: HashSet<Viewer> = self.present.iter().map(|present| present.key.0).collect();
        self.seen.keep(|viewer| present.contains(&viewer));
    }

    /// Which seats are looked at by their players.
    pub(crate) fn seats_present(&self) -> Vec<u8> {
        let seat = |present: &Present| match present.key.0 {
            Viewer::Seat(seat) => Some(seat.number()),
            Viewer::Spectator | Viewer::Referee => None,
        };
        let mut seats: Vec<u8> = self.present.iter().filter_map(seat).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }
}

impl Present {
    fn send(&self, text: Text) {
        if self.watcher.messages.try_send(text).is_err() {
            self.watcher.too_slow.notify_one();
        }
    }
}

impl Table {
    /// As whom somebody looks at the table.
    pub(crate) fn viewer(&self, who: &Who, named: Option<u8>) -> Result<Viewer, Trouble> {
        let own = self.own_seats(who);
        match named {
            Some(number) => seat(number).ok().filter(|&seat| own.contains(seat)).map(Viewer::Seat).ok_or_else(no_seat),
            None if own.is_empty()
                && self.row.private
                && !who.invited
                && who.account.as_ref() != Some(&self.row.host) =>
            {
                Err(Trouble::new(Code::NotInvited))
            }
            None if own.is_empty() => Ok(Viewer::Spectator),
            None => self.own_seat(who, None).map(Viewer::Seat),
        }
    }

    /// Lets somebody look on.
    pub(crate) fn watch(&mut self, who: &Who, watcher: Watcher, since: Option<i64>) -> Result<(), Trouble> {
        let key = (self.viewer(who, watcher.seat)?, who.lang);
        self.viewers.remove(watcher.id);
        if let Some(played) = &self.played {
            self.viewers.seen.begin(key.0, &**played);
        }
        self.viewers.present.push(Present { watcher, who: who.clone(), key });
        let new = self.viewers.present.last().expect("somebody has just come");
        let missed = since.and_then(|since| self.missed(new, since));
        match missed {
            Some(missed) => missed.into_iter().for_each(|text| new.send(text)),
            None => new.send(self.whole(who, key).to_string().into()),
        }
        self.show_presence();
        Ok(())
    }

    /// Somebody looks away.
    pub(crate) fn unwatch(&mut self, id: u64) {
        self.viewers.remove(id);
        self.show_presence();
    }

    /// Tells everybody which players look on, if that has changed.
    fn show_presence(&mut self) {
        let seats = self.viewers.seats_present();
        if self.viewers.told_present != seats {
            let text: Text = json!({"type": "presence", "table": self.row.id, "present": seats}).to_string().into();
            self.viewers.present.iter().for_each(|present| present.send(text.clone()));
            self.viewers.told_present = seats;
        }
    }

    /// Asks anew as whom everybody looks on: seats may have been taken, freed or given to somebody else. Who may not look any
    /// more is told so and hears nothing from then on.
    pub(crate) fn check_viewers(&mut self) {
        let mut present = std::mem::take(&mut self.viewers.present);
        present.retain_mut(|one| {
            let own = self.own_seats(&one.who);
            let as_before = match (one.key.0, one.watcher.seat) {
                (Viewer::Seat(seat), None) if own.contains(seat) => Some(seat.number()),
                (_, named) => named,
            };
            match self.viewer(&one.who, as_before) {
                Ok(viewer) => one.key.0 = viewer,
                Err(trouble) => {
                    let gone = json!({"type": "gone", "table": self.row.id, "error": trouble.body(one.who.lang)});
                    one.send(gone.to_string().into());
                    return false;
                }
            }
            true
        });
        self.viewers.present = present;
        self.viewers.seen.clear();
    }

    /// The events after a number, if all of them are still there.
    fn missed(&self, new: &Present, since: i64) -> Option<Vec<Text>> {
        if since > self.number {
            return None;
        }
        let past: Vec<_> = self.viewers.history.iter().filter(|past| past.number > since).collect();
        if past.len() as i64 != self.number - since {
            return None;
        }
        past.iter().map(|past| past.text_for(new)).collect()
    }

    /// Shows a new entry of the log to everybody.
    pub(crate) fn show(&mut self, entry: &Entry, said: Option<&Said>, told: Option<usize>) {
        let Some(since) = told else {
            // Things were taken back: whole tables are exact, and it does not happen often.
            self.show_all();
            return;
        };
        let mut keys: Vec<Key> = Vec::with_capacity(self.viewers.present.len());
        for present in &self.viewers.present {
            if !keys.contains(&present.key) {
                keys.push(present.key);
            }
        }
        let mut seen = std::mem::take(&mut self.viewers.seen);
        let messages = self.messages(&keys, &mut seen, entry, said, since);
        self.viewers.seen = seen;
        let past = Past { number: entry.sequence, speaker: said.map(|said| said.account.clone()), messages };
        self.viewers.present.iter().for_each(|present| present.send(past.text_for(present).unwrap_or_default()));
        self.viewers.history.push_back(past);
        if self.viewers.history.len() > HISTORY {
            self.viewers.history.pop_front();
        }
    }

    /// Shows the whole table to everybody, as each may see it.
    pub(crate) fn show_all(&mut self) {
        self.viewers.history.clear();
        let present = std::mem::take(&mut self.viewers.present);
        for one in &present {
            if let Some(played) = &self.played {
                self.viewers.seen.remember(one.key.0, &**played);
            }
            one.send(self.whole(&one.who, one.key).to_string().into());
        }
        self.viewers.present = present;
    }

    /// The whole table as somebody may see it.
    pub(crate) fn whole(&self, who: &Who, (viewer, lang): Key) -> Value {
        let mut whole = json!({
            "type": "table",
            "table": self.row.id,
            "number": self.number,
            "game": self.row.game,
            "status": self.row.status.word(),
            "host": who.account.as_ref() == Some(&self.row.host),
            "options": crate::options::shown(&json!(self.options)),
            "private": self.row.private,
            "seats": self.seat_list(lang),
            "own": self.own_seats(who),
            "decks": self.decks_for(who),
            "viewer": viewer,
            "clocks": self.standing.clocks,
            "proposal": self.standing.proposal,
            "out": self.standing.out,
            "rematch": self.standing.rematch,
            "held": self.held_by(),
            "present": self.viewers.seats_present(),
            "result": self.row.result,
            "dice": self.dice(),
        });
        if !self.own_seats(who).is_empty() || who.account.as_ref() == Some(&self.row.host) {
            whole["invite"] = json!(self.row.invite);
        }
        if let Viewer::Seat(seat) = viewer {
            whole["plan"] = json!(self.plans.get(seat.index()));
        }
        if let Some(played) = &self.played {
            let names = self.names(lang);
            let voice = Voice { lang, players: &names };
            let from = played.step().saturating_sub(TOLD_STEPS);
            let turn = played.turn(viewer);
            whole["turn"] = json!(turn);
            whole["view"] = played.view(viewer);
            whole["scores"] = json!(played.scores());
            let asked = self.asked(viewer, &turn);
            whole["actions"] = asked.map_or_else(|| json!([]), |seat| json!(played.actions(seat, &voice)));
            whole["events-from"] = json!(from);
            whole["events"] = json!(played.told(from, viewer, &voice));
            whole["last-turn"] = json!(self.after_last_turn(viewer));
        }
        whole
    }

    /// The first step after the viewer's last turn: what happened since then is news.
    pub(crate) fn after_last_turn(&self, viewer: Viewer) -> usize {
        let own = |(seat, _): &&(Seat, usize)| viewer == Viewer::Seat(*seat);
        self.turns.iter().rev().find(own).map_or(0, |(_, first)| first + 1)
    }

    /// Who sits where, as everybody may know it.
    pub(crate) fn seat_list(&self, lang: Lang) -> Value {
        let names = self.names(lang);
        let of = |(row, name): (&epoka_store::Seat, &String)| {
            json!({
                "seat": row.seat,
                "name": name,
                "account": row.account,
                "bot": row.bot,
                "free": row.account.is_none() && row.bot.is_none(),
                "accepted": row.accepted || row.account.is_none(),
                "out": Seat::new(row.seat).is_some_and(|seat| self.standing.out.contains(seat)),
            })
        };
        self.seats.iter().zip(&names).map(of).collect()
    }

    /// The decks that seats bring, as somebody may know them: one's own; those of others once the match has begun, unless
    /// lists are hidden; whatever is not to be known is an empty object.
    fn decks_for(&self, who: &Who) -> Value {
        let own = self.own_seats(who);
        let open = match self.row.status {
            Status::Open => false,
            Status::Playing => !decks::are_hidden(&self.options.setup),
            Status::Over | Status::Abandoned => true,
        };
        let told = |row: &epoka_store::Seat| match &row.deck {
            None => Value::Null,
            Some(deck) if open || Seat::new(row.seat).is_some_and(|seat| own.contains(seat)) => deck.clone(),
            Some(_) => json!({}),
        };
        self.seats.iter().map(told).collect()
    }

    /// What may be known about the dice: the commitment, and after the end what they were made of.
    pub(crate) fn dice(&self) -> Value {
        let mut dice = json!({"commitment": self.row.commitment});
        if matches!(self.row.status, Status::Over | Status::Abandoned) {
            dice["secret"] = json!(self.row.secret);
            dice["nonces"] = self.seats.iter().map(|seat| json!(seat.nonce)).collect();
            dice["seed"] = json!(self.row.seed);
        }
        dice
    }
}

impl Past {
    fn text_for(&self, present: &Present) -> Option<Text> {
        if self.speaker.as_ref().is_some_and(|speaker| present.watcher.muted.contains(speaker)) {
            // The number is told even so: a gap would look like something missed.
            return Some(json!({"type": "event", "number": self.number, "kind": "muted"}).to_string().into());
        }
        self.messages.iter().find(|(key, _)| *key == present.key).map(|(_, text)| text.clone())
    }
}

fn no_seat() -> Trouble {
    Trouble::new(Code::NoSeat)
}
