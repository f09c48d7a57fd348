//! Seats, sets of seats, arrays by seat, and who is looking.

use std::ops::{Index, IndexMut};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most seats any of our games has.
pub const MAX_SEATS: usize = 4;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number; `None` beyond the largest table.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// The seat with this number, for numbers written in code.
    ///
    /// # Panics
    /// If no table has such a seat.
    pub const fn at(number: u8) -> Seat {
        match Seat::new(number) {
            Some(seat) => seat,
            None => panic!("no such seat"),
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 as usize) & (MAX_SEATS - 1)
    }

    /// The next seat clockwise at a table of `players`.
    ///
    /// ```
    /// # use epoka_core::Seat;
    /// assert_eq!(Seat::at(2).next(3), Seat::at(0));
    /// ```
    #[must_use]
    pub const fn next(self, players: u8) -> Seat {
        if self.0 + 1 >= players { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// The seat before this one at a table of `players`.
    #[must_use]
    pub const fn previous(self, players: u8) -> Seat {
        if self.0 == 0 { Seat(players - 1) } else { Seat(self.0 - 1) }
    }

    /// All seats of a table of `players`, from 0.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(MAX_SEATS as u8)).map(Seat)
    }

    /// All seats of a table of `players`, clockwise, this one first.
    pub fn around(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..players).map(move |step| Seat((self.0 + step) % players))
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(number).ok_or_else(|| serde::de::Error::custom(format!("there is no seat {number}")))
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// One seat.
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Every seat of a table of `players`.
    pub const fn all(players: u8) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }

    /// Whether the seat is in it.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether it holds no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether every seat of it is also in `other`.
    pub const fn within(self, other: Seats) -> bool {
        self.0 & !other.0 == 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Its seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl JsonSchema for Seats {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seats".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Seat>::json_schema(generator)
    }
}

/// One thing per seat. Places beyond the table's size hold the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who is looking: everything that leaves the engine is made for a viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who sees what is open and what is theirs.
    Seat(Seat),
    /// Somebody who sees only what is open to all.
    Spectator,
    /// Somebody who sees all: a test, a referee, a replay after the end.
    Referee,
}

impl Viewer {
    /// Whether this viewer sees what only `seat` may see.
    pub fn is(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Referee => true,
        }
    }

    /// Whether this viewer sees what only `seats` may see.
    pub fn is_among(self, seats: Seats) -> bool {
        match self {
            Viewer::Seat(own) => seats.contains(own),
            Viewer::Spectator => false,
            Viewer::Referee => true,
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(serializer),
            Viewer::Spectator => serializer.serialize_str("spectator"),
            Viewer::Referee => serializer.serialize_str("referee"),
        }
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Raw {
            Seat(Seat),
            Word(String),
        }
        match Raw::deserialize(deserializer) {
            Ok(Raw::Seat(seat)) => Ok(Viewer::Seat(seat)),
            Ok(Raw::Word(word)) if word == "spectator" => Ok(Viewer::Spectator),
            Ok(Raw::Word(word)) if word == "referee" => Ok(Viewer::Referee),
            Ok(Raw::Word(_)) | Err(_) => {
                Err(serde::de::Error::custom("a viewer is a seat number, \"spectator\" or \"referee\""))
            }
        }
    }
}
