//! Short lists and sets that are data everybody may see: they read and write themselves as JSON lists.

use std::ops::{Deref, DerefMut};

use epoka_core::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A list of at most `N` things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound = "T: Serialize + serde::de::DeserializeOwned")]
pub struct List<T, const N: usize>(pub ArrayVec<T, N>);

impl<T, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List(ArrayVec::new_const())
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = ArrayVec<T, N>;
    fn deref(&self) -> &ArrayVec<T, N> {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut ArrayVec<T, N> {
        &mut self.0
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for List<T, N> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Vec::<T>::schema_name()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<T>::json_schema(generator)
    }
}

/// A display of at most `N` places. What is taken leaves its place empty until something new comes there; in JSON an
/// empty place is `null`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound = "T: Serialize + serde::de::DeserializeOwned")]
pub struct Display<T, const N: usize>(ArrayVec<Option<T>, N>);

impl<T, const N: usize> Default for Display<T, N> {
    fn default() -> Self {
        Display(ArrayVec::new_const())
    }
}

impl<T: Copy + PartialEq, const N: usize> Display<T, N> {
    /// What lies there, from the first place to the last.
    pub fn iter(&self) -> impl Iterator<Item = T> {
        self.0.iter().copied().flatten()
    }

    /// How many things lie there.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether nothing lies there.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many places there are, up to the last one that was ever used.
    pub fn places(&self) -> usize {
        self.0.len()
    }

    /// Whether the thing lies there.
    pub fn contains(&self, item: T) -> bool {
        self.0.contains(&Some(item))
    }

    /// What lies in a place, counted from 0.
    pub fn at(&self, place: usize) -> Option<T> {
        self.0.get(place).copied().flatten()
    }

    /// Takes what lies in a place, counted from 0.
    pub fn take_at(&mut self, place: usize) -> Option<T> {
        self.0.get_mut(place)?.take()
    }

    /// Takes a thing, if it lies there.
    pub fn take(&mut self, item: T) {
        if let Some(place) = self.0.iter().position(|&other| other == Some(item)) {
            self.0[place] = None;
        }
    }

    /// Lays a thing on the first empty place.
    ///
    /// # Panics
    /// If all `N` places are taken.
    pub fn put(&mut self, item: T) {
        match self.0.iter_mut().find(|place| place.is_none()) {
            Some(place) => *place = Some(item),
            None => self.0.push(Some(item)),
        }
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for Display<T, N> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Vec::<Option<T>>::schema_name()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Option<T>>::json_schema(generator)
    }
}

/// A set of research cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSet(pub [u64; 3]);

/// What has abilities: research cards, then attribute chips.
pub type Holders = CardSet;

impl CardSet {
    /// Adds a number.
    pub fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Takes a number out.
    pub fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    /// Whether the number is in it.
    pub const fn contains(&self, number: usize) -> bool {
        self.0[number / 64] & (1 << (number % 64)) != 0
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 3]
    }

    /// Those in both.
    #[must_use]
    pub fn in_both(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Those in either.
    #[must_use]
    pub fn or(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// Its numbers in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        self.0.into_iter().enumerate().flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                (bits != 0).then(|| {
                    let bit = bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    word * 64 + bit
                })
            })
        })
    }
}

/// Declares a set of components that is a list of ids in JSON.
#[macro_export]
macro_rules! open_set {
    ($(#[$doc:meta])* $set:ident of $item:ident in $bits:ty) => {
        epoka_core::set!($(#[$doc])* $set of $item in $bits);

        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let items = <Vec<$item> as ::serde::Deserialize>::deserialize(deserializer)?;
                Ok(items.into_iter().collect())
            }
        }

        impl ::schemars::JsonSchema for $set {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($set).into()
            }
            fn json_schema(generator: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                <Vec<$item> as ::schemars::JsonSchema>::json_schema(generator)
            }
        }
    };
}
