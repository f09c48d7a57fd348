//! The session in `docs/engine-protocol.md` is true, byte for byte.
//!
//! `EPOKA_BLESS=1 cargo test -p epoka-protocol --test suite session` writes the replies into it.

use std::{env, fs, path::PathBuf};

use epoka_protocol::Engine;

#[test]
fn the_session_in_the_docs_is_what_the_engine_answers() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine-protocol.md");
    let docs = fs::read_to_string(&file).unwrap();
    let (answered, requests) = answer(&docs);
    assert!(requests >= 20, "the session shows something");
    if env::var_os("EPOKA_BLESS").is_some() {
        fs::write(file, answered).unwrap();
    } else {
        for (line, (there, answered)) in docs.lines().zip(answered.lines()).enumerate() {
            assert_eq!(there, answered, "line {}", line + 1);
        }
        assert_eq!(docs, answered);
    }
}

/// The document with the engine's replies, and how many requests it has.
fn answer(docs: &str) -> (String, usize) {
    let mut engine = Engine::default();
    let (mut answered, mut inside, mut requests) = (Vec::new(), false, 0);
    for line in docs.lines() {
        inside = if inside { line != "```" } else { line == "```session" };
        if inside && line.starts_with("< ") {
            continue;
        }
        answered.push(line.to_owned());
        if let Some(request) = line.strip_prefix("> ").filter(|_| inside) {
            let reply = engine.answer(request).expect("the session has no notifications");
            answered.push(format!("< {reply}"));
            requests += 1;
        }
    }
    (answered.join("\n") + "\n", requests)
}
