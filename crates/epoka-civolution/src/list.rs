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
