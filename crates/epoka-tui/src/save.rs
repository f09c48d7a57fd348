//! Games on disk: a replay, who sits where and the language. Written whole or not at all.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
    time::SystemTime,
};

use epoka_core::Replay;
use epoka_games::Lang;
use serde::{Deserialize, Serialize};

use crate::sitter::Sitter;

/// The version of the format.
const FORMAT: u32 = 1;

/// A game as a file has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    /// The version of this format.
    pub format: u32,
    /// The language it was played in.
    pub lang: Lang,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// Whether it has ended.
    pub over: bool,
    /// The match.
    pub replay: Replay,
}

impl Saved {
    /// A game to be written.
    pub fn new(lang: Lang, seats: Vec<Sitter>, over: bool, replay: Replay) -> Saved {
        Saved { format: FORMAT, lang, seats, over, replay }
    }
}

/// Why a saved game cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The disk says no.
    #[error("{0}")]
    Disk(#[from] io::Error),
    /// The file holds something else.
    #[error("{0}")]
    Broken(String),
}

/// The folder with the games.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// A saved game's place in the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot(PathBuf);

impl Slot {
    /// What a list calls it.
    pub fn name(&self) -> String {
        self.0.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

/// A line of the list of saved games.
#[derive(Debug)]
pub struct Listed {
    /// Where it is.
    pub slot: Slot,
    /// When it was last written.
    pub when: SystemTime,
    /// The game, or what is wrong with the file.
    pub saved: Result<Saved, SaveError>,
}

impl Store {
    /// The games in this folder, which need not exist yet.
    pub fn new(folder: impl Into<PathBuf>) -> Store {
        Store { folder: folder.into() }
    }

    /// The folder the environment means: `EPOKA_DATA`, else the one for programs' data.
    pub fn folder(environment: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
        let set = |name| environment(name).filter(|value: &String| !value.is_empty()).map(PathBuf::from);
        let home = || set("HOME").map(|home| home.join(".local").join("share"));
        set("EPOKA_DATA").or_else(|| Some(set("XDG_DATA_HOME").or_else(home).or_else(|| set("APPDATA"))?.join("epoka")))
    }

    /// A new place for a game. No file that exists is ever taken.
    pub fn claim(&self, game: &str) -> io::Result<Slot> {
        Ok(Slot(claim(&self.folder.join("games"), game)?))
    }

    /// Writes a game to its place.
    pub fn write(&self, slot: &Slot, saved: &Saved) -> io::Result<()> {
        let text = serde_json::to_string(saved).expect("a saved game is JSON");
        replace(&slot.0, &text)
    }

    /// Reads a game.
    pub fn read(&self, slot: &Slot) -> Result<Saved, SaveError> {
        let text = fs::read_to_string(&slot.0)?;
        let saved: Saved = serde_json::from_str(&text).map_err(|error| SaveError::Broken(error.to_string()))?;
        let format = saved.format;
        let known = format == FORMAT && saved.seats.len() == usize::from(saved.replay.players);
        known.then_some(saved).ok_or_else(|| SaveError::Broken(format!("format {format}, or seats are missing")))
    }

    /// Every game in the folder, the one written last first. Files that cannot be read are listed too.
    pub fn list(&self) -> Vec<Listed> {
        let files = fs::read_dir(self.folder.join("games")).into_iter().flatten().flatten();
        let games = files.map(|file| file.path()).filter(|path| path.extension().is_some_and(|end| end == "json"));
        let listed = games.map(|path| {
            let when = fs::metadata(&path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
            let slot = Slot(path);
            Listed { saved: self.read(&slot), slot, when }
        });
        let mut listed: Vec<Listed> = listed.collect();
        listed.sort_by(|a, b| b.when.cmp(&a.when).then_with(|| a.slot.0.cmp(&b.slot.0)));
        listed
    }

    /// Throws a game away.
    pub fn remove(&self, slot: &Slot) -> io::Result<()> {
        fs::remove_file(&slot.0)
    }

    /// Writes the bare replay, for `epoka replay`, and answers where.
    pub fn export(&self, replay: &Replay) -> io::Result<PathBuf> {
        let path = claim(&self.folder.join("replays"), &replay.game)?;
        replace(&path, &replay.to_text())?;
        Ok(path)
    }
}

/// A new, empty file `<name>-<number>.json`.
fn claim(folder: &Path, name: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let mut number = 1_u32;
    loop {
        let path = folder.join(format!("{name}-{number}.json"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// Puts a text in the place of a file at one stroke: whoever reads sees the old or the new one.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let beside = path.with_extension("part");
    let mut file = File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&beside, path)?;
    // The rename itself lasts once the folder is on disk; some systems cannot open a folder.
    if let Some(folder) = path.parent().and_then(|folder| File::open(folder).ok()) {
        folder.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(variables: &[(&str, &str)]) -> Option<PathBuf> {
        Store::folder(|name| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn the_environment_says_where_games_are_kept() {
        assert_eq!(folder(&[("HOME", "/h")]), Some("/h/.local/share/epoka".into()));
        assert_eq!(folder(&[("HOME", "/h"), ("XDG_DATA_HOME", "/x")]), Some("/x/epoka".into()));
        assert_eq!(folder(&[("HOME", "/h"), ("EPOKA_DATA", "/e")]), Some("/e".into()));
        assert_eq!(folder(&[]), None);
    }
}
