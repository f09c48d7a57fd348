//! The fuzzers as programs: they run, say what they did, and refuse what they do not understand.

use std::process::{Command, Output};

fn run(program: &str, arguments: &[&str]) -> Output {
    Command::new(program).args(arguments).output().expect("the program is built with its tests")
}

#[test]
fn a_moment_of_each_fuzzer_finds_nothing() {
    for program in [env!("CARGO_BIN_EXE_fuzz-protocol"), env!("CARGO_BIN_EXE_fuzz-replay")] {
        let output = run(program, &["--seconds", "1", "--seed", "7"]);
        assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(!output.stdout.is_empty(), "{program} says what it did");
    }
}

#[test]
fn a_time_that_is_none_is_refused() {
    for program in [env!("CARGO_BIN_EXE_fuzz-protocol"), env!("CARGO_BIN_EXE_fuzz-replay")] {
        assert_eq!(run(program, &["--seconds", "soon"]).status.code(), Some(2), "{program}");
    }
}
