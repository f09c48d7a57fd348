//! Reading the types of a game from JSON.
//!
//! These types are large, and serde compiles a type anew for every source it is read from. So there is one source for all of
//! them, and it knows where it is.

use std::{
    cell::RefCell,
    fmt::{self, Write},
};

use serde::{
    Deserializer,
    de::{DeserializeOwned, DeserializeSeed, Error as _, IntoDeserializer, MapAccess, SeqAccess, Visitor},
    forward_to_deserialize_any,
};
use serde_json::{Error, Value, map};

/// Reads a value of any type; an error says where in the JSON it lies.
///
/// ```
/// use epoka_core::json;
///
/// let pair: (u8, u8) = json::read(&serde_json::json!([1, 2])).unwrap();
/// assert_eq!(pair, (1, 2));
/// let why = json::read::<Vec<u8>>(&serde_json::json!([1, -2])).unwrap_err();
/// assert_eq!(why.to_string(), "[1]: invalid value: integer `-2`, expected u8");
/// ```
pub fn read<T: DeserializeOwned>(json: &Value) -> Result<T, Unreadable> {
    let path = RefCell::default();
    T::deserialize(Place { json, depth: 0, path: &path })
        .map_err(|error| Unreadable { path: written(&path.borrow()), why: error.to_string() })
}

/// JSON that is not of the wanted type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    path: String,
    why: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() { f.write_str(&self.why) } else { write!(f, "{}: {}", self.path, self.why) }
    }
}

impl std::error::Error for Unreadable {}

/// A step from a value to one inside it.
enum Step<'de> {
    Field(&'de str),
    Item(usize),
}

/// A path as people write it, such as `seats[1].food`.
fn written(path: &[Step<'_>]) -> String {
    let mut written = String::new();
    for step in path {
        match step {
            Step::Field(name) if written.is_empty() => written.push_str(name),
            Step::Field(name) => written.extend([".", name]),
            Step::Item(at) => write!(written, "[{at}]").expect("a string takes everything"),
        }
    }
    written
}

/// A value and where it is. The path is that of the value read last, so after an error it leads to what was wrong.
#[derive(Clone, Copy)]
struct Place<'de, 'p> {
    json: &'de Value,
    depth: usize,
    path: &'p RefCell<Vec<Step<'de>>>,
}

impl<'de, 'p> Place<'de, 'p> {
    /// A value inside this one.
    fn inside(self, json: &'de Value, step: Step<'de>) -> Place<'de, 'p> {
        let mut path = self.path.borrow_mut();
        path.truncate(self.depth);
        path.push(step);
        Place { json, depth: self.depth + 1, path: self.path }
    }

    /// What is wrong from here on is wrong with this value, not with one inside it.
    fn back(self) {
        self.path.borrow_mut().truncate(self.depth);
    }

    /// All of this value must have been read.
    fn ends(self, left: usize, all: usize, expected: &str) -> Result<(), Error> {
        self.back();
        if left == 0 { Ok(()) } else { Err(Error::invalid_length(all, &expected)) }
    }
}

impl<'de> Deserializer<'de> for Place<'de, '_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.json {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => number.deserialize_any(visitor),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => {
                let mut left = Items { of: self, rest: items.iter().enumerate() };
                let read = visitor.visit_seq(&mut left)?;
                self.ends(left.rest.len(), items.len(), "fewer elements in array")?;
                Ok(read)
            }
            Value::Object(fields) => {
                let mut left = Fields { of: self, rest: fields.iter(), value: None };
                let read = visitor.visit_map(&mut left)?;
                self.ends(left.rest.len(), fields.len(), "fewer elements in map")?;
                Ok(read)
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.json.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.json.deserialize_enum(name, variants, visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _name: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// What is left of an array.
struct Items<'de, 'p> {
    of: Place<'de, 'p>,
    rest: std::iter::Enumerate<std::slice::Iter<'de, Value>>,
}

impl<'de> SeqAccess<'de> for Items<'de, '_> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        let Some((at, item)) = self.rest.next() else {
            self.of.back();
            return Ok(None);
        };
        seed.deserialize(self.of.inside(item, Step::Item(at))).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// What is left of an object.
struct Fields<'de, 'p> {
    of: Place<'de, 'p>,
    rest: map::Iter<'de>,
    /// The value of the name that was read last.
    value: Option<Place<'de, 'p>>,
}

impl<'de> MapAccess<'de> for Fields<'de, '_> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        let Some((name, value)) = self.rest.next() else {
            self.of.back();
            return Ok(None);
        };
        self.value = Some(self.of.inside(value, Step::Field(name)));
        seed.deserialize(name.as_str().into_deserializer()).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Error> {
        seed.deserialize(self.value.take().expect("a value is read after its name"))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Whole {
        parts: Vec<Part>,
        #[serde(default)]
        more: Option<Box<Whole>>,
    }

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(rename_all = "kebab-case")]
    enum Part {
        Small,
        Large(u8),
    }

    fn why<T: DeserializeOwned>(json: &Value) -> String {
        read::<T>(json).err().expect("it cannot be read").to_string()
    }

    #[test]
    fn what_serde_writes_is_read() {
        let whole: Whole = read(&json!({"parts": ["small", {"large": 3}], "more": {"parts": []}})).unwrap();
        assert_eq!(whole.parts, [Part::Small, Part::Large(3)]);
        assert_eq!(whole.more, Some(Box::new(Whole { parts: Vec::new(), more: None })));
    }

    #[test]
    fn an_error_says_where_it_is() {
        let wrong = json!({"parts": [], "more": {"parts": ["small", "huge"]}});
        assert_eq!(why::<Whole>(&wrong), "more.parts[1]: unknown variant `huge`, expected `small` or `large`");
        assert!(
            why::<Whole>(&json!({"parts": [], "more": {"parts": [], "x": 1}})).starts_with("more.x: unknown field")
        );
    }

    #[test]
    fn what_is_missing_is_missing_from_the_whole() {
        assert_eq!(why::<Whole>(&json!({"parts": [], "more": {"more": null}})), "more: missing field `parts`");
        assert_eq!(why::<(u8, u8)>(&json!([1, 2, 3])), "invalid length 3, expected fewer elements in array");
    }
}
