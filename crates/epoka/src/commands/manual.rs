//! `epoka manual`: man pages and shell completions, made from the command line as the program reads it.

use std::{fs, path::Path};

use clap::CommandFactory;
use clap_complete::{Shell, generate_to};
use epoka_games::Lang;

use super::cannot_write;
use crate::{args::Args, failure::Failure, language, output::Output};

/// Writes `man/en` and `man/pl` with a page for each command, and `completions` with a file for each shell.
pub fn write(folder: &Path, output: &Output) -> Result<(), Failure> {
    for lang in [Lang::En, Lang::Pl] {
        make(&folder.join("man").join(lang.code()), output, |pages| {
            clap_mangen::generate_to(language::localize(Args::command(), lang), pages)
        })?;
    }
    make(&folder.join("completions"), output, |completions| {
        let mut command = language::localize(Args::command(), Lang::En);
        let shells = [Shell::Bash, Shell::Zsh, Shell::Fish];
        shells.into_iter().try_for_each(|shell| generate_to(shell, &mut command, "epoka", completions).map(drop))
    })
}

/// Makes a folder and what belongs into it.
fn make(folder: &Path, output: &Output, fill: impl FnOnce(&Path) -> Result<(), std::io::Error>) -> Result<(), Failure> {
    fs::create_dir_all(folder).and_then(|()| fill(folder)).map_err(|error| cannot_write(folder, &error, output))
}
