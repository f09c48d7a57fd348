//! `cargo xtask gen`: the constants of each game's rules, from its catalogue.

use std::{
    fmt::Write as _,
    fs,
    io::Write as _,
    path::Path,
    process::{Command, Stdio},
};

use serde::Deserialize;

use crate::workspace::{self, Done};

/// Whether to write the generated files or only to compare them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Write what differs.
    Write,
    /// Fail if something differs.
    Check,
}

/// Generates `src/rules.rs` of every game.
pub fn run(mode: Mode) -> Done {
    let mut stale = Vec::new();
    for game in workspace::games()? {
        let path = game.join("src/rules.rs");
        let text = rustfmt(&constants(&workspace::read(&game.join("rules.toml"))?)?)?;
        if fs::read_to_string(&path).is_ok_and(|old| old == text) {
            continue;
        }
        match mode {
            Mode::Check => stale.push(workspace::short(&path)),
            Mode::Write => {
                fs::write(&path, text).map_err(|error| format!("{}: {error}", workspace::short(&path)))?;
                println!("wrote {}", workspace::short(&path));
            }
        }
    }
    if stale.is_empty() { Ok(()) } else { Err(format!("{}: run `cargo xtask gen`", stale.join(", "))) }
}

/// The ids of a catalogue, in order.
pub fn ids(game: &Path) -> Result<Vec<String>, String> {
    let text = workspace::read(&game.join("rules.toml"))?;
    Ok(entries(&text)?.into_iter().map(|entry| entry.id).collect())
}

/// What the constants need of an entry in a catalogue. `epoka-core` reads the whole of it; this program does without that crate, which
/// everybody who plays would wait for.
#[derive(Deserialize)]
struct RuleEntry {
    id: String,
    title: Title,
    #[serde(default)]
    ruling: bool,
}

#[derive(Deserialize)]
struct Title {
    en: String,
}

fn entries(catalogue: &str) -> Result<Vec<RuleEntry>, String> {
    #[derive(Deserialize)]
    struct File {
        rule: Vec<RuleEntry>,
    }
    toml::from_str::<File>(catalogue).map(|file| file.rule).map_err(|error| format!("rules.toml: {error}"))
}

/// The constants of a catalogue, before formatting.
fn constants(catalogue: &str) -> Result<String, String> {
    let mut text =
        String::from("//! Generated from rules.toml by `cargo xtask gen`; do not edit.\n\nuse epoka_core::Rule;\n\n");
    let mut all = String::new();
    for (index, RuleEntry { id, title, ruling }) in entries(catalogue)?.iter().enumerate() {
        let name = id.replace('-', "_").to_ascii_uppercase();
        let kind = if *ruling { " (ruling)" } else { "" };
        let _ = write!(
            text,
            "/// {id}{kind}. {}.\npub const {name}: Rule = Rule::new({index}, {id:?});\n",
            title.en.trim_end_matches('.')
        );
        let _ = write!(all, "{name},");
    }
    let _ = write!(text, "\n/// Every rule, in the order of the catalogue.\npub const ALL: &[Rule] = &[{all}];\n");
    Ok(text)
}

/// Formats Rust as the repository does.
fn rustfmt(text: &str) -> Result<String, String> {
    let failed = |error: std::io::Error| format!("rustfmt: {error}");
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path"])
        .arg(workspace::root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    child.stdin.take().expect("the input is piped").write_all(text.as_bytes()).map_err(failed)?;
    let output = child.wait_with_output().map_err(failed)?;
    if !output.status.success() {
        return Err("rustfmt cannot read the generated constants".into());
    }
    String::from_utf8(output.stdout).map_err(|error| format!("rustfmt: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_becomes_a_constant_with_its_title() {
        let catalogue = r#"
            [[rule]]
            id = "SA-A4"
            section = "feeding"
            title = { en = "Hunger", pl = "Głód" }
            text = { en = "…", pl = "…" }
            ruling = true
        "#;
        let text = rustfmt(&constants(catalogue).unwrap()).unwrap();
        assert!(text.contains("/// SA-A4 (ruling). Hunger.\npub const SA_A4: Rule = Rule::new(0, \"SA-A4\");\n"));
        assert!(text.ends_with("pub const ALL: &[Rule] = &[SA_A4];\n"));
    }
}
