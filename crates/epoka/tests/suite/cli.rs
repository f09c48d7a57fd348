//! The program as somebody at a terminal sees it.

use std::{
    env, fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use epoka_core::fair::Fair;
use serde_json::Value;

/// Runs `epoka` with English as the environment's language.
fn epoka(arguments: &[&str]) -> Output {
    command(arguments).output().unwrap()
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_epoka"));
    command.args(arguments).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "en_GB.UTF-8");
    command
}

fn stdout(arguments: &[&str]) -> String {
    let output = epoka(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The report for programs: one JSON value and nothing else.
fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&stdout(&[arguments, &["--json"]].concat())).unwrap()
}

/// What goes to standard error, with this exit code.
fn fails(code: i32, arguments: &[&str]) -> String {
    let output = epoka(arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {error}");
    error
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn games_are_listed_with_the_notice() {
    let english = stdout(&["games"]);
    assert!(english.starts_with("stone-age: Stone Age, 2–4 players") && english.contains("unofficial"), "{english}");
    let polish = stdout(&["games", "--lang", "pl"]);
    assert!(polish.contains("Epoka Kamienia") && polish.contains("nieoficjalny"), "{polish}");
    assert_eq!(json(&["games"])[0]["game"], "stone-age");
}

#[test]
fn the_environment_chooses_the_language() {
    let output = command(&["games"]).env("LANG", "pl_PL.UTF-8").output().unwrap();
    assert!(String::from_utf8_lossy(&output.stdout).contains("nieoficjalny"));
}

#[test]
fn rules_are_shown_all_or_one() {
    let all = stdout(&["rules", "stone-age"]);
    assert!(all.contains("\nSA-1 ") && all.contains("\nSA-58 ") && !all.contains('⟨'), "{all}");
    let one = stdout(&["rules", "stone-age", "sa-17", "--lang", "pl"]);
    assert!(one.starts_with("SA-17 ") && one.contains("2 osoby"), "{one}");
    let rules = json(&["rules", "stone-age"]);
    let entry = rules.as_array().unwrap().iter().find(|rule| rule["id"] == "SA-17").unwrap();
    assert!(entry["title"]["en"].is_string() && entry["text"]["pl"].is_string() && entry["ruling"] == false);
    assert_eq!(json(&["rules", "stone-age", "SA-17"])[0], *entry);
}

#[test]
fn components_are_listed_with_what_we_know_of_them() {
    let english = stdout(&["cards", "stone-age"]);
    assert!(english.contains("C01") && english.contains("[several sources agree]"), "{english}");
    assert!(stdout(&["cards", "stone-age", "--lang", "pl"]).contains("[zgodne w kilku źródłach]"));
    let words = stdout(&["cards", "age-of-civilization", "--lang", "pl"]);
    assert!(words.contains("populacja: 4 robotników") && words.contains("wymaga: Pismo"), "{words}");
    // Marks are per value: a printed card is not called ours.
    assert!(words.contains("egypt Egipt [częściowo nasze]"), "{words}");
    assert!(words.contains("⌂ Nasze, nie z wydanej gry: populacja.") && !words.contains("autorska"), "{words}");
    assert!(!words.contains(['{', '}', '⟨']), "JSON is for --json: {words}");
    let cards = json(&["cards", "stone-age"]);
    assert!(cards.as_array().unwrap().iter().all(|card| card["confidence"].is_string() && card["data"].is_object()));
    assert!(cards.as_array().unwrap().iter().all(|card| card["house"] == serde_json::json!([])));
}

#[test]
fn a_file_of_corrections_is_checked_and_used() {
    let good = file("good.toml");
    let card = "[[card]]\nid = \"C01\"\ntop = { gain = { stone = 1 } }\nbottom = { symbol = \"transport\" }\nconfidence = \"ours\"\n";
    fs::write(&good, card).unwrap();
    let good = good.to_str().unwrap();
    let checked = stdout(&["cards", "check", good, "--game", "stone-age"]);
    assert!(checked.contains("one component differs"), "{checked}");
    assert!(
        stdout(&["cards", "check", good, "--game", "stone-age", "--lang", "pl"]).contains("różni się jeden element")
    );
    let cards = json(&["cards", "stone-age", "--cards", good]);
    let corrected = cards.as_array().unwrap().iter().find(|card| card["id"] == "C01").unwrap();
    assert_eq!(corrected["confidence"], "ours");

    let bad = file("bad.toml");
    fs::write(&bad, card.replace("transport", "spaceship")).unwrap();
    let error = fails(1, &["cards", "check", bad.to_str().unwrap(), "--game", "stone-age"]);
    assert!(error.starts_with("error: ") && error.contains("bad.toml") && error.contains("spaceship"), "{error}");
    let error = fails(1, &["cards", "check", "no-such-file.toml", "--game", "stone-age", "--lang", "pl"]);
    assert!(error.starts_with("błąd: nie można odczytać pliku no-such-file.toml"), "{error}");
}

#[test]
fn a_pack_of_cards_is_checked_and_errors_name_card_and_effect() {
    let good = file("pack.toml");
    let card = "[[unit]]\nid = \"camel-riders\"\nera = \"initial\"\nunit-type = \"cavalry\"\ncost = [2, 1]\nstrength = 1\ntoughness = 2\nmovement-mode = \"land\"\nmovement = 3\neffects = [{ kind = \"unit-stat\", strength = 1, toughness = 0, scope = \"self\", on-types = [\"desert\"] }]\nconfidence = \"ours\"\n";
    fs::write(&good, card).unwrap();
    let check =
        |file: &PathBuf| ["cards", "check", file.to_str().unwrap(), "--game", "civilization-ccg"].map(str::to_owned);
    let arguments = check(&good);
    assert!(stdout(&arguments.each_ref().map(String::as_str)).contains("one component differs"));
    for (from, to, expected) in [
        ("\"desert\"", "\"moon\"", "effect 1: "),
        ("unit-stat", "fly-away", "effect 1: unknown variant `fly-away`"),
        ("cost = [2, 1]", "cost = []", "has one to eight stages"),
        ("confidence", "requires = { inventions = [\"warp-drive\"] }\nconfidence", "there is no `warp-drive`"),
        ("toughness = 2\n", "tougness = 2\n", "tougness"),
    ] {
        let bad = file("bad-pack.toml");
        fs::write(&bad, card.replace(from, to)).unwrap();
        let arguments = check(&bad);
        let error = fails(1, &arguments.each_ref().map(String::as_str));
        assert!(error.contains("bad-pack.toml") && error.contains(expected), "{error}");
        assert!(expected == "tougness" || error.contains("camel-riders"), "{error}");
    }
}

#[test]
fn deck_lists_are_shown_changed_and_checked() {
    assert!(stdout(&["decks", "list", "--lang", "pl"]).contains("steppe-storm: Stepowa burza"));
    let list = stdout(&["decks", "show", "steppe-storm"]);
    let deck = file("mine.deck");
    let path = deck.to_str().unwrap().to_owned();
    let check = |text: String, more: &[&str]| {
        fs::write(&deck, text).unwrap();
        epoka(&[&["decks", "check", &path], more].concat())
    };
    let output = check(list.clone(), &[]);
    assert!(output.status.success() && String::from_utf8_lossy(&output.stdout).contains("may be played"));
    let said = |output: &Output| String::from_utf8_lossy(&output.stderr).into_owned();
    let output = check(list.replace("4 axemen", "3 axemen"), &[]);
    assert!(said(&output).contains("the library has 59 cards, not 60 (CCG-20)"), "{}", said(&output));
    let output = check(list.replace("4 axemen", "4 axmen"), &["--lang", "pl"]);
    assert!(said(&output).contains("nie ma karty „axmen”"), "{}", said(&output));
    let output = check(list.replace("1 karakorum", "1 rome"), &["--json"]);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["ok"], true);
    assert!(report["warnings"][0].as_str().unwrap().ends_with("(CCG-22)"), "{report}");
    assert_eq!(report["list"]["capital"], "rome");
    assert!(fails(2, &["decks", "show", "steppe-strom"]).contains("steppe-storm"));
    // A list is an option of a match as it is.
    let played = stdout(&["bench", "civilization-ccg", "--games", "1", "--setup", &format!("decks={path},pax-romana")]);
    assert!(!played.is_empty());
}

#[test]
fn a_game_is_told_saved_verified_and_shown() {
    let replay = file("told.json");
    let replay = replay.to_str().unwrap();
    let told = stdout(&["tell", "stone-age", "--players", "3", "--seed", "winter", "--save", replay]);
    assert!(told.starts_with("Stone Age, 3 players, seed “winter”") && told.contains("\nResult\n1. "), "{told}");
    assert_eq!(stdout(&["replay", "show", replay]), told);
    let polish = stdout(&["replay", "show", replay, "--lang", "pl"]);
    assert!(polish.contains("\nWynik końcowy\n1. ") && !polish.contains('⟨'), "{polish}");
    assert_eq!(json(&["replay", "show", replay])["turn"]["wait"], "over");

    assert!(stdout(&["replay", "verify", replay]).contains("holds"));
    assert!(stdout(&["replay", "verify", replay, "--lang", "pl"]).contains("zapis się zgadza"));
    assert_eq!(json(&["replay", "verify", replay])["ok"], true);

    let changed = file("changed.json");
    let text = fs::read_to_string(replay).unwrap().replacen("\"figures\":1", "\"figures\":9", 1);
    fs::write(&changed, text).unwrap();
    let changed = changed.to_str().unwrap();
    assert!(fails(1, &["replay", "verify", changed]).starts_with("error: step "));
    let output = epoka(&["replay", "verify", changed, "--json"]);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &report["ok"], report["step"].is_u64()), (Some(1), &Value::Bool(false), true));
    fails(1, &["replay", "show", changed]);
}

#[test]
fn a_replay_with_its_pack_of_cards_is_verified_without_the_file() {
    let pack = "[[capital]]\nid = \"rome\"\nera = \"initial\"\nregions = [\"mediterranean\"]\ntypes = [\"plains\"]\n\
        income = { production = 9, tax = 9, food = 1 }\nhappiness = 2\nstrength = 2\ntoughness = 6\nconfidence = \"ours\"\n";
    let (cards, path) = (file("rich-rome.toml"), file("with-pack.json"));
    fs::write(&cards, pack).unwrap();
    let (cards, replay) = (cards.to_str().unwrap(), path.to_str().unwrap());
    stdout(&["tell", "civilization-ccg", "--players", "2", "--cards", cards, "--save", replay]);
    assert!(stdout(&["replay", "verify", replay, "--cards", cards]).contains("holds"));
    fails(1, &["replay", "verify", replay]);

    let mut saved: Value = serde_json::from_str(&fs::read_to_string(replay).unwrap()).unwrap();
    saved["pack"] = serde_json::json!({"name": "Rich Rome", "text": pack});
    fs::write(&path, saved.to_string()).unwrap();
    assert!(stdout(&["replay", "verify", replay]).contains("holds"));
    assert!(!stdout(&["replay", "show", replay]).is_empty());
    saved["pack"]["text"] = pack.replace('9', "8").into();
    fs::write(&path, saved.to_string()).unwrap();
    fails(1, &["replay", "verify", replay]);
}

#[test]
fn dice_made_by_all_are_checked_and_their_commitment_is_told() {
    let fair = Fair { secret: "0123".into(), nonces: vec!["a".into(), "b".into()] };
    let path = file("fair.json");
    let replay = path.to_str().unwrap();
    stdout(&["tell", "stone-age", "--players", "2", "--seed", &fair.seed(), "--save", replay]);
    let mut saved: Value = serde_json::from_str(&fs::read_to_string(replay).unwrap()).unwrap();
    saved["fair"] = serde_json::to_value(&fair).unwrap();
    fs::write(&path, saved.to_string()).unwrap();
    assert_eq!(json(&["replay", "verify", replay])["commitment"], fair.commitment());
    assert!(stdout(&["replay", "verify", replay, "--lang", "pl"]).contains(&fair.commitment()));

    saved["fair"]["secret"] = "0124".into();
    fs::write(&path, saved.to_string()).unwrap();
    assert!(fails(1, &["replay", "verify", replay]).contains("does not follow"));
}

#[test]
fn a_file_that_is_no_replay_is_refused() {
    let no_replay = file("no-replay.json");
    fs::write(&no_replay, "{}").unwrap();
    assert!(fails(1, &["replay", "verify", no_replay.to_str().unwrap()]).contains("not a replay"));
    assert!(fails(1, &["replay", "show", "no-such-file.json"]).contains("cannot read no-such-file.json"));
}

#[test]
fn the_engine_answers_line_by_line_until_its_input_ends() {
    let mut engine = command(&["engine"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = engine.stdin.take().unwrap();
    input.write_all(b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\"}\nnonsense\n\xff\n").unwrap();
    drop(input);
    let output = engine.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let replies = String::from_utf8(output.stdout).unwrap();
    let replies: Vec<Value> = replies.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(replies.len(), 3);
    assert_eq!(replies[0]["result"]["protocol"], 1);
    assert!(replies[1..].iter().all(|reply| reply["error"]["code"] == -32700));
}

#[test]
fn an_arena_reports_every_figure() {
    let arena = ["arena", "age-of-civilization", "--seats", "easy,random", "--games", "4", "--seed", "1"];
    let report = json(&[&arena[..], &["--setup", "innovations=true"]].concat());
    assert_eq!((&report["game"], &report["games"]), (&"age-of-civilization".into(), &4.into()));
    assert!(report["games-per-s"].as_f64() > Some(0.0) && report["decisions-per-s"].as_f64() > Some(0.0));
    let easy = &report["seats"][0];
    assert_eq!((&easy["bot"], &easy["games"], &easy["forfeits"]), (&"easy".into(), &4.into(), &0.into()));
    let both = [&easy["win-share"], &report["seats"][1]["win-share"]].map(|share| share.as_f64().unwrap());
    assert!((both[0] + both[1] - 1.0).abs() < 1e-9, "{both:?}");
    for figure in ["wins", "score-mean", "elo", "ms-per-decision", "ms-longest"] {
        assert!(easy[figure].is_number(), "{figure}");
    }
    assert_eq!((easy["ci95"].as_array().unwrap().len(), easy["score-quantiles"].as_array().unwrap().len()), (2, 5));
    let matches = report["matches"].as_array().unwrap();
    assert_eq!((matches.len(), &matches[1]["seats"]), (4, &serde_json::json!([1, 0])));
    assert!(matches[3]["places"].as_array().unwrap().contains(&1.into()) && matches[3]["scores"][0].is_number());
    let polish = stdout(&[&arena[..], &["--lang", "pl"]].concat());
    assert!(polish.contains("wygrane %") && polish.contains("4 partie"), "{polish}");
}

#[test]
fn decks_play_each_other_and_their_balance_is_told() {
    let arena = ["arena", "civilization-ccg", "--seats", "random", "--games", "2"];
    let two = [&arena[..], &["--decks", "pax-romana,steppe-storm"]].concat();
    let report = json(&two);
    assert_eq!(report["games"], 2);
    assert_eq!(report["decks"][1]["deck"], "steppe-storm");
    assert_eq!(report["decks"][0]["against"][0], Value::Null);
    assert!(report["rounds-mean"].as_f64().unwrap() > 1.0);
    assert_eq!(report["matches"][1]["decks"], serde_json::json!([1, 0]));
    let polish = stdout(&[&two[..], &["--lang", "pl"]].concat());
    assert!(polish.contains("zaczynający wygrywa") && polish.contains("1 pax-romana"), "{polish}");
    assert!(fails(2, &[&arena[..], &["--decks", "pax-romana,pax-romania"]].concat()).contains("pax-romana"));
    assert!(fails(2, &[&arena[..], &["--decks", "pax-romana"]].concat()).contains("--decks"));
    assert!(fails(2, &["arena", "stone-age", "--seats", "random", "--decks", "all"]).contains("--decks"));
}

#[test]
fn an_arena_keeps_its_replays_and_refuses_what_cannot_be() {
    let folder = file("arena");
    let folder = folder.to_str().unwrap();
    stdout(&["arena", "stone-age", "--seats", "random,random", "--games", "2", "--record", folder]);
    let holds = stdout(&["replay", "verify", &format!("{folder}/00001.json")]);
    assert!(holds.contains("holds"), "{holds}");
    assert!(fails(2, &["arena", "stone-age", "--seats", "wizard,easy"]).contains("wizard"));
    assert!(fails(2, &["arena", "stone-age", "--seats", "easy"]).contains("not 1"));
    assert!(fails(2, &["arena", "stone-age", "--seats", "easy,easy", "--setup", "magic"]).contains("KEY=VALUE"));
    assert!(fails(2, &["arena", "stone-age", "--seats", "easy,easy", "--setup", "magic=1"]).contains("magic"));
}

#[test]
fn bench_reports_every_figure() {
    let report = json(&["bench", "stone-age", "--players", "2", "--games", "3", "--seed", "7"]);
    assert_eq!((&report["game"], &report["players"], &report["games"]), (&"stone-age".into(), &2.into(), &3.into()));
    assert_eq!(report["policy"], "random");
    for figure in ["games-per-s", "decisions-per-game", "ns-per-decision", "allocs-per-clone", "state-bytes"] {
        assert!(report[figure].is_number(), "{figure}");
    }
    assert!(stdout(&["bench", "stone-age", "--games", "1", "--lang", "pl"]).contains("partie na sekundę"));
}

#[test]
fn bench_takes_the_options_of_a_match() {
    let bench = ["bench", "age-of-civilization", "--games", "1", "--players"];
    let decisions = |more: &[&str]| json(&[&bench, more].concat())["decisions-per-game"].as_f64().unwrap();
    // Each of four seats picks five cards.
    assert!(decisions(&["4", "--setup", "draft=true", "--setup", "innovations=false"]) >= 20.0);
    assert!(decisions(&["1", "--setup", "scenario=plague-years"]) > 0.0);
    assert!(fails(2, &[&bench, &["2", "--setup", "draft"][..]].concat()).contains("KEY=VALUE"));
    assert!(fails(2, &[&bench, &["2", "--setup", "draft=maybe"][..]].concat()).contains("draft"));
    assert!(fails(2, &[&bench, &["2", "--setup", "dice=2"][..]].concat()).contains("dice"));
}

#[test]
fn what_does_not_exist_is_named_with_what_does() {
    let error = fails(2, &["rules", "stoneage"]);
    assert_eq!(error, "error: there is no game “stoneage”\nhelp: did you mean “stone-age”?\n");
    let error = fails(2, &["tell", "chess", "--lang", "pl"]);
    assert!(error.starts_with("błąd: nie ma gry „chess”\npodpowiedź: do wyboru: stone-age"), "{error}");
    let error = fails(2, &["rules", "stone-age", "SA17"]);
    assert_eq!(error, "error: stone-age has no rule “SA17”\nhelp: did you mean “SA-17”?\n");
    assert!(fails(2, &["tell", "stone-age", "--players", "5"]).contains("2 to 4 players, not 5"));
    assert!(fails(2, &["bench", "stone-age", "--players", "1"]).contains("2 to 4 players, not 1"));
    assert!(fails(2, &["bench", "stone-age", "--policy", "genius"]).contains("genius"));
    assert!(fails(2, &["games", "--lang", "de"]).contains("de"));
    assert!(fails(2, &["engine", "--cards", "x.toml"]).contains("--game"));
    assert!(fails(2, &["engine", "--game", "chess"]).contains("chess"));
}

/// A mistake in the command line is told in the language of whoever made it, with what would do.
#[test]
fn mistakes_are_told_in_both_languages() {
    let told = |arguments: &[&str], polish: &str, english: &str| {
        let error = fails(2, arguments);
        assert!(error.starts_with("error: ") && error.contains(english) && error.contains("\nhelp: "), "{error}");
        let error = fails(2, &[arguments, &["--lang", "pl"]].concat());
        assert!(error.starts_with("błąd: ") && error.contains(polish) && error.contains("\npodpowiedź: "), "{error}");
    };
    told(&["gamez"], "nie ma polecenia „gamez”\npodpowiedź: może", "there is no command “gamez”\nhelp: did you");
    told(&["tell", "stone-age", "--player", "2"], "„--player” nie jest tu opcją", "“--player” is not an option");
    told(&["tell", "stone-age", "--player", "2"], "„--players”", "“--players”");
    told(&["tell"], "brakuje: <GAME>", "missing: <GAME>");
    told(&["tell", "stone-age", "--seed"], "--seed <S> wymaga wartości", "--seed <S> needs a value");
    told(&["bench", "stone-age", "--players", "many"], "„many” nie pasuje do --players", "“many” does not fit");
    told(&["bench", "stone-age", "--setup", "x=1"], "nie ma opcji „x”", "there is no option “x”");
    told(&["arena", "stone-age", "--seats", "easy,ace"], "„ace” nie pasuje do --seats", "“ace” does not fit --seats");
    told(&["serve", "--data", "a", "--database-url", "b"], "wyklucza", "do not go together");
    told(&["tell", "stone-age", "--seed", "1", "--seed", "2"], "tylko raz", "only once");
    told(&["replay", "foo"], "do wyboru: show, verify\n", "help: there is show, verify\n");
    told(&["decks", "chek"], "może „check”?", "did you mean “check”?");
    told(&["bench", "stone-age", "--players", "-1"], "„-1” nie pasuje do --players", "“-1” does not fit --players");
    told(&["bench", "stone-age", "--games", "0"], "co najmniej jedna; domyślnie", "at least one; as many");
    told(&["arena", "stone-age", "--seats", "easy,easy", "--games", "0"], "jedna; każdy", "at least one; everybody");
    told(&["serve", "--contact", "foo"], "„foo” nie pasuje do --contact", "“foo” does not fit --contact");
    assert!(stdout(&["tell", "stone-age", "--seed", "-1"]).contains("seed “-1”"));
    assert!(fails(2, &["arena", "stone-age", "--seats", "easy"]).contains("2 to 4 players, not 1"));
    fails(2, &[]);
}

#[test]
fn help_speaks_both_languages_and_leaves_nothing_out() {
    let pages: [&[&str]; 14] = [
        &[],
        &["games"],
        &["rules"],
        &["cards"],
        &["cards", "check"],
        &["decks"],
        &["decks", "check"],
        &["engine"],
        &["replay"],
        &["replay", "verify"],
        &["bench"],
        &["tell"],
        &["play"],
        &["serve"],
    ];
    for page in pages {
        let english = stdout(&[page, &["--help"]].concat());
        let polish = stdout(&[page, &["--help", "--lang", "pl"]].concat());
        assert!(english.contains("Usage:") && polish.contains("Użycie:"), "{page:?}");
        assert!(!english.contains('⟨') && !polish.contains('⟨'), "{page:?}: {english}{polish}");
        for word in ["[OPTIONS]", "COMMAND", "possible values", "[default:"] {
            assert!(!polish.contains(word), "{page:?}: {polish}");
        }
        let name = [&["epoka"], page].concat().join(" ");
        assert!(english.contains(&format!("Usage: {name}")), "{page:?}: {english}");
    }
}

#[test]
fn the_version_names_the_commit_and_the_rules_of_every_game() {
    let commit = env!("EPOKA_COMMIT");
    let version = stdout(&["--version"]);
    assert!(version.starts_with(&format!("epoka {} (commit {commit})\n", env!("CARGO_PKG_VERSION"))), "{version}");
    assert!(version.contains("\nstone-age: rules version 2\n"), "{version}");
    assert!(stdout(&["-V", "--lang", "pl"]).contains("\nstone-age: wersja zasad 2\n"));
    let report = json(&["--version"]);
    assert_eq!((&report["commit"], &report["games"][0]["rules-version"]), (&commit.into(), &2.into()));
    let games: Vec<&Value> = report["games"].as_array().unwrap().iter().map(|game| &game["game"]).collect();
    let known = json(&["games"]);
    assert_eq!(games, known.as_array().unwrap().iter().map(|game| &game["game"]).collect::<Vec<_>>());
}

#[test]
fn a_reader_who_goes_away_is_no_error() {
    let mut rules = command(&["tell", "stone-age"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(rules.stdout.take());
    let output = rules.wait_with_output().unwrap();
    assert_eq!(
        (output.status.code(), output.stderr.len()),
        (Some(0), 0),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[test]
fn playing_needs_a_terminal_and_says_so() {
    let error = fails(2, &["play"]);
    assert!(error.starts_with("error: there is no terminal"), "{error}");
    assert!(fails(2, &["play", "stone-age", "--lang", "pl"]).starts_with("błąd: nie ma terminala"));
    assert!(fails(2, &["play", "stoneage"]).contains("did you mean “stone-age”?"));
    assert!(fails(2, &["play", "--cards", "x.toml"]).contains("<GAME>"));
}

/// What is wrong with the command is said even where there is no terminal, and in plain words.
#[test]
fn a_table_that_cannot_be_is_refused_in_plain_words() {
    let refused = |arguments: &[&str]| fails(2, &[&["play"], arguments, &["--lang", "pl"]].concat());
    let error = refused(&["stone-age", "--seats", "ja,hrad"]);
    assert!(error.contains("nie ma bota „hrad”") && error.contains("może „hard”?"), "{error}");
    let error = refused(&["stone-age", "--seats", "ja"]);
    assert!(error.contains("dla 2–4 graczy, a nie dla 1"), "{error}");
    let error = refused(&["age-of-civilization", "--setup", "scenario=nope"]);
    assert!(error.contains("„scenario” nie może mieć wartości „nope”") && error.contains("plague-years"), "{error}");
    let error = refused(&["age-of-civilization", "--setup", "draft=perhaps"]);
    assert!(error.contains("do wyboru: false, true"), "{error}");
    let error = refused(&["age-of-civilization", "--setup", "drafts=true"]);
    assert!(error.contains("nie ma opcji „drafts”") && error.contains("może „draft”?"), "{error}");
    let error = refused(&["age-of-civilization", "--seats", "ja,easy", "--setup", "scenario=plague-years"]);
    assert!(error.contains("tak nie można grać, zasada AC-66: "), "{error}");
    // Nothing is wrong with these: only the terminal is missing.
    for setup in ["draft=yes", "draft=tak", "scenario=plague-years"] {
        let error = refused(&["age-of-civilization", "--setup", setup]);
        assert!(error.starts_with("błąd: nie ma terminala"), "{error}");
    }
}

#[test]
fn a_saved_game_is_told_with_the_names_of_its_players() {
    let replay = file("named.json");
    stdout(&["tell", "age-of-civilization", "--save", replay.to_str().unwrap()]);
    let replay: Value = serde_json::from_str(&fs::read_to_string(replay).unwrap()).unwrap();
    assert_eq!(replay["players"], 2, "where two can play, two do");
    let seats = serde_json::json!([{"name": "Ola"}, {"name": "Bruno", "bot": "easy"}]);
    let saved = serde_json::json!({"format": 1, "lang": "pl", "seats": seats, "over": true, "replay": replay});
    let game = file("named-game.json");
    fs::write(&game, saved.to_string()).unwrap();
    let told = stdout(&["replay", "show", game.to_str().unwrap()]);
    assert!(told.contains("Bruno") && told.contains("Ola") && !told.contains("Red"), "{told}");
    assert!(stdout(&["replay", "verify", game.to_str().unwrap()]).contains("holds"));
}
