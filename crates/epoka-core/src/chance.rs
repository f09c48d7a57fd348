//! Where the answers of chance come from.
//!
//! Chance in a match is keyed: event number *n* is answered from the `ChaCha8` stream with the match's
//! secret as key and *n* as stream number, so the same question gets the same answer after an undo and
//! anybody with the secret can check every outcome. `docs/replay-format.md` specifies it for others.

use arrayvec::ArrayVec;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::turn::{Chance, ChanceKind, Odds, Outcome};

/// The 256 bits from which all chance of a match follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret made of a seed in words.
    pub fn from_seed(seed: &str) -> Secret {
        Secret(blake3::derive_key("epoka match secret 1", seed.as_bytes()))
    }

    /// The secret with these bits.
    pub fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The answer to chance event `number`. `among` is used up for draws.
    pub fn answer(&self, number: u64, chance: Chance, among: &mut [Odds]) -> Outcome {
        let mut stream = ChaCha8Rng::from_seed(self.0);
        stream.set_stream(number);
        sample(&mut stream, chance, among)
    }
}

/// A quick generator for playouts, imagined worlds and random players: never for a match's chance.
#[derive(Clone, Debug)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// The generator with this seed.
    pub fn new(seed: u64) -> Random {
        Random(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A generator from a seed in words.
    pub fn from_seed(seed: &str) -> Random {
        let key = blake3::derive_key("epoka random 1", seed.as_bytes());
        Random(Xoshiro256PlusPlus::from_seed(key))
    }

    /// A number from 0 to `bound` − 1.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        below(&mut self.0, bound)
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// One of the things, if there are any.
    pub fn choose<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        if things.is_empty() { None } else { things.get(self.below(things.len() as u32) as usize) }
    }

    /// Brings things into random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// An answer of chance. `among` is used up for draws.
    pub fn answer(&mut self, chance: Chance, among: &mut [Odds]) -> Outcome {
        sample(&mut self.0, chance, among)
    }
}

/// A number from 0 to `bound` − 1, every one equally likely: the high half of `word` × `bound`, words
/// that would favour some numbers being thrown away (Lemire 2019).
#[inline]
fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    debug_assert!(bound > 0, "there must be something to choose from");
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

fn sample(rng: &mut impl Rng, chance: Chance, among: &mut [Odds]) -> Outcome {
    match chance.kind {
        ChanceKind::Dice { count, sides } => {
            Outcome::Dice((0..count).map(|_| below(rng, u32::from(sides)) as u8 + 1).collect())
        }
        ChanceKind::Draw { count } => {
            let mut total = total(among);
            let mut items = ArrayVec::new();
            for _ in 0..count {
                let at = find(among, below(rng, total));
                items.push(among[at].item);
                among[at].copies -= 1;
                total -= 1;
            }
            Outcome::Draw(items)
        }
        ChanceKind::Pick => Outcome::Pick(among[find(among, below(rng, total(among)))].item),
    }
}

fn total(among: &[Odds]) -> u32 {
    among.iter().map(|odds| u32::from(odds.copies)).sum()
}

/// The entry that holds copy number `at` when all copies stand in a row.
fn find(among: &[Odds], mut at: u32) -> usize {
    for (entry, odds) in among.iter().enumerate() {
        if at < u32::from(odds.copies) {
            return entry;
        }
        at -= u32::from(odds.copies);
    }
    unreachable!("the number is below the number of copies")
}
