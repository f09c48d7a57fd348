//! Recorded games that end the same for ever.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use epoka_core::{Game, Match, Replay, data, replay::ReplayError};

/// Plays every replay (`*.json`) of a folder with the printed components and answers how many there are; where there is no folder
/// there are none.
///
/// # Panics
/// If a replay does not play or ends otherwise than it says: the message names the file and the step.
pub fn check_folder<G: Game>(folder: impl AsRef<Path>) -> usize {
    let folder = folder.as_ref();
    let sources = G::sources();
    let data = Arc::new(G::load(&sources).expect("the game's own data is in order"));
    let hash = data::hash(&sources);
    let files = std::fs::read_dir(folder).into_iter().flatten();
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a folder can be read to its end").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    for file in &files {
        if let Err(error) = check::<G>(file, &data, &hash) {
            let step = error.step().map(|step| format!(" (line of step {step})")).unwrap_or_default();
            panic!("{}{step}: {error}", file.display());
        }
    }
    files.len()
}

fn check<G: Game>(file: &Path, data: &Arc<G::Data>, hash: &str) -> Result<(), ReplayError> {
    let unreadable = |error: &dyn std::fmt::Display| ReplayError::Unreadable(error.to_string());
    let text = std::fs::read_to_string(file).map_err(|error| unreadable(&error))?;
    let replay: Replay = serde_json::from_str(&text).map_err(|error| unreadable(&error))?;
    Match::<G>::load(data, hash, &replay).map(|_| ())
}
