//! Components are small numbers inside the engine and ids of the data files outside.
//!
//! A [`component!`](crate::component) type is a number that reads and writes itself in JSON by its id. Which id that is
//! depends on the data of the match, so whoever crosses the border between engine and JSON does it
//! [`with`] the match's [`Names`].

use std::{cell::RefCell, sync::Arc};

/// The ids of a match's components: one list per kind, in the order of their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    kinds: Vec<Vec<String>>,
    firsts: Vec<usize>,
}

impl Names {
    /// The names of these kinds.
    pub fn new(kinds: Vec<Vec<String>>) -> Arc<Names> {
        let first = |kind: usize| kinds[..kind].iter().map(Vec::len).sum();
        let firsts = (0..kinds.len()).map(first).collect();
        Arc::new(Names { kinds, firsts })
    }

    /// The id of a component.
    pub fn id(&self, kind: usize, number: usize) -> Option<&str> {
        Some(self.kinds.get(kind)?.get(number)?)
    }

    /// The number of a component.
    pub fn number(&self, kind: usize, id: &str) -> Option<usize> {
        self.kinds.get(kind)?.iter().position(|name| name == id)
    }

    /// The number among all components of the first of a kind.
    pub fn first(&self, kind: usize) -> usize {
        self.firsts[kind]
    }

    /// Every id, kind after kind: the components of the game by their number among all.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.kinds.iter().flatten().map(String::as_str)
    }
}

thread_local! {
    static CURRENT: RefCell<Option<Arc<Names>>> = const { RefCell::new(None) };
}

/// Reads or writes JSON with these names.
pub fn with<T>(names: &Arc<Names>, work: impl FnOnce() -> T) -> T {
    struct Restore(Option<Arc<Names>>);
    impl Drop for Restore {
        fn drop(&mut self) {
            let before = self.0.take();
            CURRENT.with(|current| *current.borrow_mut() = before);
        }
    }
    let before = CURRENT.with(|current| current.borrow_mut().replace(names.clone()));
    let _restore = Restore(before);
    work()
}

/// Does something with the id of a component under the names in use.
pub fn with_id<T>(kind: usize, number: usize, work: impl FnOnce(Option<&str>) -> T) -> T {
    CURRENT.with(|current| work(current.borrow().as_ref().and_then(|names| names.id(kind, number))))
}

/// The number of a component under the names in use.
pub fn number(kind: usize, id: &str) -> Option<usize> {
    CURRENT.with(|current| current.borrow().as_ref()?.number(kind, id))
}

/// Declares the number of a component that is its id in JSON: `component!(/// A card. Card, u8, 0);`
/// with the place of its kind in the game's [`Names`].
#[macro_export]
macro_rules! component {
    ($(#[$doc:meta])* $name:ident, $number:ty, $kind:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub $number);

        impl $name {
            /// The place of its kind among the game's names.
            pub const KIND: usize = $kind;

            /// Its number, for arrays.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::names::with_id(Self::KIND, self.index(), |id| match id {
                    Some(id) => serializer.serialize_str(id),
                    None => Err(::serde::ser::Error::custom("a component without a name")),
                })
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                match $crate::names::number(Self::KIND, &id) {
                    Some(number) => Ok($name(number as $number)),
                    None => Err(::serde::de::Error::custom(format!(
                        concat!("there is no ", stringify!($name), " `{}`"), id
                    ))),
                }
            }
        }

        impl ::schemars::JsonSchema for $name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema(generator: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                <String as ::schemars::JsonSchema>::json_schema(generator)
            }
        }
    };
}

/// Declares a set of components, as bits by number: `set!(/// A set of cards. CardSet of Card in u64);`
#[macro_export]
macro_rules! set {
    ($(#[$doc:meta])* $set:ident of $item:ident in $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $set(pub $bits);

        impl $set {
            /// The largest number of different things it can hold.
            pub const CAPACITY: usize = <$bits>::BITS as usize;

            /// The first `count` things.
            pub const fn first(count: usize) -> $set {
                $set(if count == 0 { 0 } else { <$bits>::MAX >> (Self::CAPACITY - count) })
            }

            /// Whether it holds the thing.
            pub const fn contains(self, item: $item) -> bool {
                self.0 & (1 << item.0) != 0
            }

            /// How many things it holds.
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether it holds nothing.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Adds a thing.
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            /// Takes a thing out.
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            /// The things of either.
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The things that are in both.
            #[must_use]
            pub const fn in_both(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// The things that are not in the other.
            #[must_use]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Its things in order.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut left = self.0;
                ::std::iter::from_fn(move || {
                    (left != 0).then(|| {
                        let item = $item(left.trailing_zeros() as _);
                        left &= left - 1;
                        item
                    })
                })
            }

            /// Its things as chance sees them, one of each.
            pub fn odds(self) -> impl Iterator<Item = $crate::Odds> {
                let mut left = self.0;
                (0..self.len()).map(move |_| {
                    let item = left.trailing_zeros() as u16;
                    left &= left - 1;
                    $crate::Odds { item, copies: 1 }
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                let mut set = $set::default();
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }
    };
}
