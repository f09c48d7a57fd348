//! Reading components from TOML, with errors for whoever edits the file.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// How sure we are of a component's figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// Stated by the rulebook.
    Rulebook,
    /// At least two independent sources agree.
    Checked,
    /// Read off a picture.
    Picture,
    /// A single source.
    OneSource,
    /// Recalled, not confirmed.
    Memory,
    /// A house completion: never to be shown as the original game's.
    Ours,
}

/// Why a data file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    /// It is not the TOML we expect.
    #[error("{file}: {message}")]
    Parse {
        /// The file.
        file: String,
        /// What is wrong and where.
        message: String,
    },
    /// Something about one item.
    #[error("{file}: `{item}`: {message}")]
    Item {
        /// The file.
        file: String,
        /// The item.
        item: String,
        /// What is wrong.
        message: String,
    },
    /// A wrong number of something.
    #[error("{file}: {found} of `{item}`, the rulebook has {expected}")]
    Count {
        /// The file.
        file: String,
        /// What was counted.
        item: String,
        /// How many are there.
        found: usize,
        /// How many there must be.
        expected: usize,
    },
}

impl DataError {
    /// The file is not what we can read.
    pub fn parse(file: &str, error: &toml::de::Error) -> DataError {
        DataError::Parse { file: file.into(), message: error.to_string().trim_end().into() }
    }

    /// Something is wrong with the file as a whole.
    pub fn file(file: &str, message: impl Into<String>) -> DataError {
        DataError::Parse { file: file.into(), message: message.into() }
    }

    /// Something is wrong with one item.
    pub fn item(file: &str, item: &str, message: impl Into<String>) -> DataError {
        DataError::Item { file: file.into(), item: item.into(), message: message.into() }
    }

    /// Refuses a wrong number of something.
    pub fn count(file: &str, item: &str, found: usize, expected: usize) -> Result<(), DataError> {
        if found == expected {
            Ok(())
        } else {
            Err(DataError::Count { file: file.into(), item: item.into(), found, expected })
        }
    }
}

/// A data file: its name and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// What errors call it.
    pub file: String,
    /// TOML.
    pub text: String,
}

impl Source {
    /// A source from its name and text.
    pub fn new(file: impl Into<String>, text: impl Into<String>) -> Source {
        Source { file: file.into(), text: text.into() }
    }

    /// Reads it.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        toml::from_str(&self.text).map_err(|error| DataError::parse(&self.file, &error))
    }
}

/// Lays the items of a correction over a set: an item with a known id takes its place, a new one is added.
pub fn overlay<T>(set: &mut Vec<T>, correction: Vec<T>, id: impl Fn(&T) -> &str) {
    for item in correction {
        match set.iter().position(|own| id(own) == id(&item)) {
            Some(at) => set[at] = item,
            None => set.push(item),
        }
    }
}

/// The hash of a game's data: two data sets with the same hash play the same.
pub fn hash(sources: &[Source]) -> String {
    let mut hasher = blake3::Hasher::new();
    for source in sources {
        hasher.update(&(source.text.len() as u64).to_le_bytes());
        hasher.update(source.text.as_bytes());
    }
    hex(&hasher.finalize().as_bytes()[..16])
}

/// Bytes in hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
