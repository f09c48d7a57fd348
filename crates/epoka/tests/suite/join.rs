//! `epoka play --join`: whole games at a server, through a pipe.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
};

use crate::common::{Folder, World};
use serde_json::{Value, json};

/// Runs the program until it ends, choosing the first action whenever it asks; answers all it said.
fn played(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_epoka"));
    command.args(["--lang", "en", "play"]).args(arguments).env_remove("EPOKA_PASSWORD");
    let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut keyboard = process.stdin.take().unwrap();
    let mut said = String::new();
    let mut has_talked = false;
    for line in BufReader::new(process.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        if line == ">" {
            if !has_talked {
                writeln!(keyboard, "x\n999\ns good luck\nt").unwrap();
                has_talked = true;
            }
            // Who has lost the last race for the program's end writes to nobody.
            let _ = writeln!(keyboard, "1");
        }
        said += &line;
        said += "\n";
    }
    assert!(process.wait().unwrap().success(), "{said}");
    said
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_invitation() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let ania = world.guest("Ania").await;
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "free"}]);
    let opened = ania.ok("POST", "/api/tables", json!({"game": "stone-age", "seats": seats, "private": true})).await;
    let (table, invite) = (opened["table"].as_str().unwrap().to_owned(), opened["invite"].as_str().unwrap());
    let url = format!("http://{}/join/{invite}", world.addr);
    let started = tokio::spawn({
        let (ania, table) = (ania.clone(), table.clone());
        async move {
            // The match begins when the seat is taken.
            while ania.clone().call("POST", &format!("/api/tables/{table}/start"), Some(Value::Null)).await.0 >= 300 {
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            }
        }
    });
    let said = tokio::task::spawn_blocking(move || played(&["--join", &url, "--name", "Bolek"])).await.unwrap();
    started.await.unwrap();
    assert!(said.contains("You sit down at seat 2.\n") && said.contains("  1  "), "{said}");
    assert!(said.contains("There is no action with this number.") && said.contains("Bolek: good luck"), "{said}");
    assert!(said.contains("The match is over.\n1. "), "{said}");
    assert_eq!(ania.table(&table).await["status"], "over");
}

#[test]
fn what_is_no_address_is_refused() {
    let run = Command::new(env!("CARGO_BIN_EXE_epoka")).args(["--lang", "en", "play", "--join", "nowhere"]).output();
    let run = run.unwrap();
    assert_eq!(run.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&run.stderr).contains("`nowhere` is not the address of a table"));
}
