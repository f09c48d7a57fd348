//! Components are small numbers inside the engine and ids of the data files outside.
//!
//! A [`component!`](crate::component) type is a number that reads and writes itself in JSON by its id. Which id that is
//! depends on the data of the match, so whoever crosses the border between engine and JSON does it
//! [`with`] the match's [`Names`].

use std::{cell::RefCell, sync::Arc};

/// The ids of a match's components: one list per kind, in the order of their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Vec<Vec<String>>);

impl Names {
    /// The names of these kinds.
    pub fn new(kinds: Vec<Vec<String>>) -> Arc<Names> {
        Arc::new(Names(kinds))
    }

    /// The id of a component.
    pub fn id(&self, kind: usize, number: usize) -> Option<&str> {
        Some(self.0.get(kind)?.get(number)?)
    }

    /// The number of a component.
    pub fn number(&self, kind: usize, id: &str) -> Option<usize> {
        self.0.get(kind)?.iter().position(|name| name == id)
    }

    /// Every id, kind after kind: the components of the game by their number among all.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.0.iter().flatten().map(String::as_str)
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

/// The id of a component under the names in use.
pub fn id(kind: usize, number: usize) -> Option<String> {
    CURRENT.with(|current| Some(current.borrow().as_ref()?.id(kind, number)?.to_owned()))
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
            /// Its number, for arrays.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match $crate::names::id($kind, self.index()) {
                    Some(id) => serializer.serialize_str(&id),
                    None => Err(::serde::ser::Error::custom("a component without a name")),
                }
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                match $crate::names::number($kind, &id) {
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
