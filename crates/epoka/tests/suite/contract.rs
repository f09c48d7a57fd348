//! What programs and scripts rely on: errors in JSON, exit codes, files that are named, programs that are started.

use std::{
    fs,
    io::{BufRead, BufReader, Read},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    time::{Duration, Instant},
};

use serde_json::{Value, json};

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_epoka"));
    command.args(arguments).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "en_GB.UTF-8");
    command.env_remove("EPOKA_LOG").env_remove("EPOKA_PASSWORD");
    command
}

fn epoka(arguments: &[&str]) -> Output {
    command(arguments).output().unwrap()
}

/// What goes to standard error, with this exit code.
fn fails(code: i32, arguments: &[&str]) -> String {
    let output = epoka(arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {error}");
    error
}

/// The one JSON object of a command that fails with this exit code.
fn refused(code: i32, arguments: &[&str]) -> Value {
    let output = epoka(&[arguments, &["--json"]].concat());
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
    let report: Value = serde_json::from_str(&said).unwrap_or_else(|error| panic!("{arguments:?}: {error}: {said}"));
    assert_eq!(report["ok"], false);
    assert!(report["error"]["message"].is_string(), "{report}");
    report
}

/// A path of our own that is not there yet.
fn fresh(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

/// The page that describes all this.
fn page() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/command-line.md")).unwrap()
}

/// Compares the fields of an example with those of a report. Of lists the first items are compared; `{}` stands for anything.
fn compare(example: &Value, report: &Value, at: &str) {
    match (example, report) {
        (Value::Object(example), Value::Object(report)) if !example.is_empty() => {
            assert_eq!(example.keys().collect::<Vec<_>>(), report.keys().collect::<Vec<_>>(), "{at}");
            example.iter().for_each(|(name, value)| compare(value, &report[name], &format!("{at}, {name}")));
        }
        (Value::Array(example), Value::Array(report)) => {
            example.iter().zip(report).take(1).for_each(|(example, report)| compare(example, report, at));
        }
        (example, report) => {
            assert_eq!(std::mem::discriminant(example), std::mem::discriminant(report), "{at}: {report}");
        }
    }
}

#[test]
fn the_examples_of_the_page_are_what_the_program_prints() {
    let folder = fresh("contract-page");
    fs::create_dir_all(&folder).unwrap();
    let run = |arguments: &[&str]| {
        let output = command(arguments).current_dir(&folder).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    run(&["tell", "stone-age", "--save", "match.json"]);
    let replay = fs::read_to_string(folder.join("match.json")).unwrap();
    fs::write(folder.join("changed.json"), replay.replace("\"figures\":1", "\"figures\":9")).unwrap();
    let deck = run(&["decks", "show", "pax-romana"]);
    fs::write(folder.join("bad.deck"), deck.replace("\n4 ", "\n3 ")).unwrap();
    fs::write(folder.join("mine.deck"), deck).unwrap();
    let card = "[[card]]\nid = \"C01\"\ntop = { gain = { stone = 1 } }\nbottom = { symbol = \"transport\" }\nconfidence = \"ours\"\n";
    fs::write(folder.join("cards.toml"), card).unwrap();

    let (page, mut compared) = (page(), 0);
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let Some(typed) = line.strip_prefix("$ epoka ") else { continue };
        let example = serde_json::from_str(lines.next().unwrap()).unwrap_or_else(|error| panic!("{typed}: {error}"));
        let report = run(&typed.split(' ').collect::<Vec<_>>());
        compare(&example, &serde_json::from_str(&report).unwrap(), typed);
        compared += 1;
    }
    assert!(compared > 15, "{compared}");
}

#[test]
fn errors_are_one_json_object_with_a_code() {
    let bad = fresh("contract-bad.toml");
    fs::write(&bad, "[[card]]\nid = 7\n").unwrap();
    let bad = bad.to_str().unwrap();
    let cases: [(i32, &[&str], &str); 12] = [
        (2, &[], "usage"),
        (2, &["gamez"], "usage"),
        (2, &["replay"], "usage"),
        (2, &["tell", "stone-age", "--players", "many"], "usage"),
        (2, &["arena", "stone-age", "--seats", "easy,ace"], "usage"),
        (2, &["rules", "nope"], "no-game"),
        (2, &["rules", "stone-age", "SA999"], "no-rule"),
        (2, &["bench", "stone-age", "--players", "9"], "players"),
        (2, &["bench", "stone-age", "--setup", "x=1"], "no-option"),
        (1, &["replay", "verify", "nope.json"], "cannot-read"),
        (1, &["replay", "show", bad], "replay"),
        (1, &["cards", "check", bad, "--game", "stone-age"], "bad-cards"),
    ];
    for (code, arguments, expected) in cases {
        assert_eq!(refused(code, arguments)["error"]["code"], expected, "{arguments:?}");
        assert!(page().contains(&format!("`{expected}`")), "{expected} is documented");
    }
    assert_eq!(refused(2, &["rules", "stoneage"])["error"]["help"], "did you mean “stone-age”?");
    let polish = refused(2, &["rules", "nope", "--lang", "pl"]);
    assert_eq!(polish["error"]["message"], "nie ma gry „nope”");
}

/// What these two said before they still say.
#[test]
fn a_refused_deck_and_a_refused_replay_keep_their_fields() {
    let deck = fresh("contract.deck");
    fs::write(&deck, "1 nothing\n").unwrap();
    let report = refused(1, &["decks", "check", deck.to_str().unwrap()]);
    assert_eq!((&report["error"]["code"], &report["file"]), (&json!("bad-deck"), &json!(deck)));
    assert!(report["problems"][0].is_string() && report["rules"].is_array(), "{report}");
    let report = refused(1, &["replay", "verify", deck.to_str().unwrap()]);
    assert_eq!((&report["error"]["code"], &report["step"]), (&json!("replay"), &Value::Null));
    assert_eq!(report["why"], report["error"]["message"]);
}

#[test]
fn the_fields_of_a_replay_are_all_named_where_one_is_unknown() {
    let file = fresh("contract-replay.json");
    assert!(epoka(&["tell", "stone-age", "--save", file.to_str().unwrap()]).status.success());
    let mut replay: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    replay["colour"] = json!("red");
    fs::write(&file, replay.to_string()).unwrap();
    let error = fails(1, &["replay", "verify", file.to_str().unwrap()]);
    assert!(error.contains("`colour`") && error.contains("`fair`, `pack`, `steps`"), "{error}");
}

#[test]
fn what_cannot_be_written_is_named() {
    let error = fails(1, &["tell", "stone-age", "--save", "/proc/x/y"]);
    assert!(error.starts_with("error: cannot write /proc/x/y: "), "{error}");
    let arena = ["arena", "stone-age", "--seats", "random,random", "--games", "1", "--record", "/proc/x"];
    assert!(fails(1, &arena).starts_with("error: cannot write /proc/x: "));
    let polish = fails(1, &[&arena[..], &["--lang", "pl"]].concat());
    assert!(polish.starts_with("błąd: nie można zapisać /proc/x: "), "{polish}");
}

#[test]
fn an_arena_whose_program_cannot_start_fails_and_names_it() {
    let arena = ["arena", "stone-age", "--games", "2", "--seats"];
    for program in ["cmd:/nope", "cmd:false"] {
        let seats = format!("{program},easy");
        let output = epoka(&[&arena[..], &[&seats]].concat());
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{error}");
        assert!(error.starts_with(&format!("error: the program “{program}” cannot play: cannot start: ")), "{error}");
    }
    let report = refused(1, &[&arena[..], &["cmd:/nope,easy"]].concat());
    assert_eq!(report["error"]["code"], "program");
}

#[test]
fn a_program_that_forfeits_everything_has_no_score() {
    let script = fresh("forfeit.py");
    fs::write(&script, "import sys\nsys.stdin.readline()\nprint('{\"jsonrpc\":\"2.0\",\"id\":1}', flush=True)\n")
        .unwrap();
    let seats = format!("cmd:python3 {},random", script.display());
    let output = epoka(&["arena", "stone-age", "--games", "2", "--seats", &seats]);
    let table = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && table.contains(" – ") && !table.contains("-0.0"), "{table}");
}

/// `\,` is a comma of an argument.
#[test]
fn arguments_of_a_program_may_have_commas() {
    let (script, told) = (fresh("comma.py"), fresh("comma.json"));
    let text = "import json,sys\nopen(sys.argv[1],'w').write(sys.argv[2])\n";
    fs::write(&script, text).unwrap();
    let seats = format!(r"random,cmd:python3 {} {} 1\,2", script.display(), told.display());
    fails(1, &["arena", "stone-age", "--games", "1", "--seats", &seats]);
    assert_eq!(fs::read_to_string(told).unwrap(), "1,2");
}

#[test]
fn a_server_that_cannot_be_writes_nothing() {
    let folder = fresh("contract-data");
    let data = folder.to_str().unwrap();
    let error = fails(1, &["serve", "--addr", "127.0.0.1:80000", "--data", data]);
    assert!(error.contains("cannot listen on 127.0.0.1:80000"), "{error}");
    assert!(!folder.exists());
    fails(2, &["serve", "--contact", "foo", "--data", data]);
    let logs = command(&["serve", "--data", data, "--json"]).env("EPOKA_LOG", "[[[").output().unwrap();
    let report: Value = serde_json::from_slice(&logs.stdout).unwrap();
    assert_eq!((logs.status.code(), &report["error"]["code"]), (Some(2), &json!("log-filter")));
    assert!(String::from_utf8_lossy(&logs.stderr).contains("EPOKA_LOG is “[[[”"));
    assert!(!folder.exists());
}

#[test]
fn a_table_that_cannot_be_joined_is_told_with_its_address() {
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let error = fails(1, &["play", "--join", &format!("http://127.0.0.1:{port}/table/x1")]);
    let expected = format!("error: the server at http://127.0.0.1:{port} does not answer: Connection refused");
    assert!(error.starts_with(&expected) && error.contains("\nhelp: "), "{error}");

    let server = Server::start("contract-join");
    let error = fails(1, &["play", "--join", &format!("{}/table/x1", server.url)]);
    assert!(error.starts_with(&format!("error: there is no table “x1” at {}\nhelp: ", server.url)), "{error}");
    let error = fails(1, &["play", "--join", &format!("{}/join/x2", server.url), "--lang", "pl", "--name", "Bolek"]);
    assert!(error.starts_with(&format!("błąd: na serwerze {} nie ma stołu „x2”\n", server.url)), "{error}");
}

/// A server that says in JSON where it is.
struct Server {
    process: Child,
    url: String,
}

impl Server {
    fn start(folder: &str) -> Server {
        Server::start_by(&mut command(&[]), &[], folder)
    }

    fn start_by(command: &mut Command, more: &[&str], folder: &str) -> Server {
        command.args(["serve", "--addr", "127.0.0.1:0", "--json", "--data"]).arg(fresh(folder)).args(more);
        let mut process = command.env("EPOKA_LOG", "error").stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let said: Value = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
        let url = said["listening"].as_str().unwrap().to_owned();
        assert!(url.starts_with("http://127.0.0.1:"), "{line}");
        Server { process, url }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A folder for `PATH` with a browser that writes down what it is to open.
fn fake_browser(name: &str) -> (PathBuf, PathBuf) {
    let (folder, opened) = (fresh(name), fresh(&format!("{name}-opened")));
    let _ = fs::remove_file(&opened);
    fs::create_dir_all(&folder).unwrap();
    for opener in ["xdg-open", "open"] {
        let file = folder.join(opener);
        fs::write(&file, format!("#!/bin/sh\nprintf %s \"$1\" > {0}.part; mv {0}.part {0}\n", opened.display()))
            .unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    }
    (folder, opened)
}

/// `PATH` with this folder before all others.
fn path_with(folder: &Path) -> String {
    format!("{}:{}", folder.display(), std::env::var("PATH").unwrap())
}

fn wait_for(file: &Path) -> String {
    let start = Instant::now();
    while !file.exists() {
        assert!(start.elapsed() < Duration::from_secs(20), "{} does not come", file.display());
        std::thread::sleep(Duration::from_millis(20));
    }
    fs::read_to_string(file).unwrap()
}

#[test]
fn a_server_opens_the_browser_if_it_is_asked_to_and_there_is_a_screen() {
    let (folder, opened) = fake_browser("contract-browser");
    let mut with_screen = command(&[]);
    with_screen.env("PATH", path_with(&folder)).env("DISPLAY", ":99");
    let server = Server::start_by(&mut with_screen, &["--open"], "contract-open");
    assert_eq!(wait_for(&opened), server.url);
    fs::remove_file(&opened).unwrap();

    let mut without = command(&[]);
    without.env("PATH", path_with(&folder)).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    let _server = Server::start_by(&mut without, &["--open"], "contract-open-2");
    let mut unasked = command(&[]);
    unasked.env("PATH", path_with(&folder)).env("DISPLAY", ":99");
    let _other = Server::start_by(&mut unasked, &[], "contract-open-3");
    std::thread::sleep(Duration::from_millis(300));
    assert!(cfg!(target_os = "macos") || !opened.exists());
}

/// Runs the program in a terminal of its own and types something; answers the exit code and all it said.
fn in_terminal(typed: &str, arguments: &[&str]) -> (Option<i32>, String) {
    let script = "import os,pty,sys\n\
        pid,terminal=pty.fork()\n\
        if pid==0: os.execv(sys.argv[2],sys.argv[2:])\n\
        os.write(terminal,sys.argv[1].encode())\n\
        said=b''\n\
        while True:\n\
        \x20try: some=os.read(terminal,4096)\n\
        \x20except OSError: break\n\
        \x20if not some: break\n\
        \x20said+=some\n\
        sys.stdout.buffer.write(said)\n\
        sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid,0)[1]))\n";
    let mut python = Command::new("python3");
    python.args(["-c", script, typed, env!("CARGO_BIN_EXE_epoka")]).args(arguments);
    let output = python.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "en_GB.UTF-8").output().unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stdout).replace('\r', ""))
}

#[test]
fn without_a_command_people_are_offered_what_there_is() {
    let (code, said) = in_terminal("q\n", &[]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("  1  Play in the browser\n") && said.contains("  4  Quit\n"), "{said}");
    let (code, said) = in_terminal("x\n3\n", &["--lang", "pl"]);
    assert!(code == Some(0) && said.contains("Wpisz liczbę od 1 do 4.") && said.contains("Użycie: epoka"), "{said}");
    // Without a terminal it is the help, as a mistake.
    let output = command(&[]).stdin(Stdio::null()).output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(2) && error.contains("Usage: epoka") && !error.contains("  1  "), "{error}");
}

/// The server of the menu is that of `epoka serve`: same address, same folder, and the browser opens.
#[test]
fn the_menu_starts_the_server_and_opens_the_browser() {
    let (folder, opened) = fake_browser("contract-menu");
    let home = fresh("contract-menu-home");
    fs::create_dir_all(&home).unwrap();
    let script = "import os,pty,sys\n\
        pid,terminal=pty.fork()\n\
        if pid==0: os.execv(sys.argv[1],sys.argv[1:])\n\
        os.write(terminal,b'1\\n')\n\
        said=b''\n\
        while b'8080' not in said:\n\
        \x20try: said+=os.read(terminal,4096)\n\
        \x20except OSError: break\n\
        print(pid,flush=True)\n\
        sys.stdin.read()\n\
        os.kill(pid,15)\n\
        os.waitpid(pid,0)\n\
        print(said.decode())\n";
    let mut python = Command::new("python3");
    python.args(["-c", script, env!("CARGO_BIN_EXE_epoka"), "--lang", "en"]).current_dir(&home);
    python.env("PATH", path_with(&folder)).env("DISPLAY", ":99").env("EPOKA_LOG", "error");
    let mut process = python.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut output = BufReader::new(process.stdout.take().unwrap());
    output.read_line(&mut String::new()).unwrap();
    // Somebody else may have the port: then that is said, and there is nothing to open.
    let said = |process: &mut Child, output: &mut dyn Read| {
        drop(process.stdin.take());
        let mut said = String::new();
        output.read_to_string(&mut said).unwrap();
        process.wait().unwrap();
        said
    };
    if home.join("epoka-data").exists() {
        assert_eq!(wait_for(&opened), "http://127.0.0.1:8080");
        let said = said(&mut process, &mut output);
        assert!(said.contains("Listening on http://127.0.0.1:8080"), "{said}");
    } else {
        let said = said(&mut process, &mut output);
        assert!(said.contains("cannot listen on 127.0.0.1:8080"), "{said}");
    }
}
