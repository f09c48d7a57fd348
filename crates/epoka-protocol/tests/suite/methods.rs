//! Every method does what `docs/engine-protocol.md` says.

use serde_json::json;

use crate::{Client, place};

#[test]
fn hello_tells_the_versions() {
    let hello = Client::new().ok("hello", json!({}));
    assert_eq!(hello, json!({"protocol": 1, "epoka": env!("CARGO_PKG_VERSION")}));
}

#[test]
fn games_lists_every_game_with_its_options() {
    let games = Client::new().ok("games", json!({"lang": "pl"}));
    assert_eq!(games[0]["game"], "stone-age");
    assert_eq!(games[0]["name"], json!({"en": "Stone Age", "pl": "Epoka Kamienia"}));
    assert_eq!((&games[0]["players"], &games[0]["house-share"]), (&json!([2, 4]), &json!(0.0)));
    assert_eq!(games[0]["setup"]["type"], "object");
}

#[test]
fn schema_describes_what_is_read_and_written() {
    let schemas = Client::new().ok("schema", json!({"game": "stone-age"}));
    for part in ["view", "action", "event", "setup"] {
        assert!(schemas[part]["$schema"].is_string(), "{part}");
    }
}

#[test]
fn a_match_with_chance_by_hand_waits_for_each_outcome() {
    let mut client = Client::new();
    let new =
        json!({"game": "stone-age", "players": 3, "seed": "1", "chance": "manual", "setup": {"open-cards": true}});
    let opened = client.ok("new", new);
    assert_eq!(opened["match"], "1");
    let turn = &opened["turn"];
    assert_eq!((&turn["step"], &turn["wait"], &turn["kind"]), (&json!(0), &json!("chance"), &json!("pick")));
    assert_eq!(turn["for"], "first-player");
    assert_eq!(turn["among"][2], json!({"id": "2", "copies": 1}));
    let picked = client.ok("chance", json!({"match": "1", "outcome": {"pick": "1"}}));
    assert_eq!((&picked["turn"]["kind"], &picked["turn"]["count"]), (&json!("draw"), &json!(4)));
    assert_eq!(picked["turn"]["from"], "civilization-cards");
    assert_eq!(picked["turn"]["among"].as_array().map(Vec::len), Some(36));
    let drawn = client.ok("chance", json!({"match": "1", "outcome": {"draw": ["C01", "C03", "C02", "C36"]}}));
    assert_eq!(drawn["events"].as_array().map(Vec::len), Some(4));
    assert_eq!(drawn["events"][3]["event"]["card"], "C36");
    let turn = client.ok("chance", json!({"match": "1", "outcome": "auto", "until": "decision"}))["turn"].take();
    assert_eq!((&turn["wait"], &turn["seats"]), (&json!("decision"), &json!([1])));
    assert_eq!((&turn["reveal"], &turn["ask"]), (&json!("at-once"), &json!("place")), "the default viewer is seat 1");
}

#[test]
fn a_match_with_chance_from_the_seed_waits_for_decisions_only() {
    let mut client = Client::new();
    let turn = client.ok("new", json!({"game": "stone-age", "players": 4, "seed": "1"}))["turn"].take();
    assert_eq!((&turn["step"], &turn["wait"]), (&json!(3), &json!("decision")));
    let events = client.ok("events", json!({"match": "1", "since": 0, "lang": "pl"}));
    assert_eq!(events[0]["step"], 0);
    assert!(events[0]["text"].as_str().is_some_and(|text| text.contains("zaczyna")), "{events}");
}

#[test]
fn state_is_made_for_its_viewer() {
    let mut client = Client::stone_age();
    let of = |client: &mut Client, viewer| client.ok("state", json!({"match": "1", "viewer": viewer}));
    let (spectator, referee) = (of(&mut client, json!("spectator")), of(&mut client, json!("referee")));
    assert!(spectator["view"]["deck"].is_null() && referee["view"]["deck"].is_array());
    assert_ne!(spectator["turn"]["hash"], referee["turn"]["hash"]);
    assert!(spectator["turn"].get("ask").is_none(), "a spectator is asked nothing");
    assert_eq!(of(&mut client, json!(0))["turn"]["ask"], "place");
    assert_eq!(spectator["scores"], json!([0, 0]));
    assert_eq!(client.ok("state", json!({"match": "1"})), of(&mut client, json!(0)), "seat 0 is to decide");
}

#[test]
fn actions_come_with_words_and_class() {
    let mut client = Client::stone_age();
    let english = client.ok("actions", json!({"match": "1", "seat": 0}));
    let polish = client.ok("actions", json!({"match": "1", "seat": 0, "lang": "pl"}));
    let forest = english.as_array().unwrap().iter().position(|offer| offer["action"] == place("forest", 3)).unwrap();
    assert_eq!(english[forest]["class"], "play");
    assert!(english[forest]["label"].as_str().unwrap().contains("forest"), "{}", english[forest]);
    assert!(polish[forest]["label"].as_str().unwrap().contains("lesie"), "{}", polish[forest]);
    assert_eq!(client.ok("actions", json!({"match": "1", "seat": 1})), json!([]), "it is not seat 1's turn");
}

#[test]
fn act_plays_an_action_or_a_chain() {
    let mut client = Client::stone_age();
    let played = client.place(0, "forest", 5);
    assert_eq!(played["events"][0]["event"], json!({"type": "placed", "seat": 0, "spot": "forest", "figures": 5}));
    assert_eq!(played["events"][0]["text"], "Red places 5 figures in the forest.");
    assert_eq!(played["turn"]["seats"], json!([1]));
    let step = played["turn"]["step"].clone();
    let chain = json!([place("hunt", 4), place("field", 1)]);
    client.ok("act", json!({"match": "1", "seat": 1, "actions": chain, "step": step, "viewer": "spectator"}));
}

#[test]
fn why_names_the_rule() {
    let mut client = Client::stone_age();
    let ask = |client: &mut Client, about| client.ok("why", about);
    assert_eq!(ask(&mut client, json!({"match": "1", "seat": 0, "action": place("hut", 2)})), json!({"legal": true}));
    let one = ask(&mut client, json!({"match": "1", "seat": 0, "action": place("hut", 1), "lang": "pl"}));
    assert_eq!((&one["legal"], one["rule"].is_string()), (&json!(false), true));
    assert!(one["text"].as_str().unwrap().contains("chat"), "{one}");
    assert_eq!(ask(&mut client, json!({"match": "1", "seat": 0, "target": "hut"})), json!({"legal": true}));
    assert_eq!(ask(&mut client, json!({"match": "1", "seat": 1, "target": "hut"}))["legal"], false);
}

#[test]
fn preview_shows_the_table_after_an_action_and_changes_nothing() {
    let mut client = Client::stone_age();
    let before = client.everything();
    let view = client.ok("preview", json!({"match": "1", "seat": 0, "action": place("forest", 3)}));
    assert_eq!(view["tribes"][0]["home"], 2);
    assert!(view["deck"].is_null(), "it is seat 0 that looks");
    let all = json!({"match": "1", "seat": 0, "action": place("forest", 3), "viewer": "referee"});
    assert!(client.ok("preview", all)["deck"].is_array());
    assert_eq!(client.everything(), before);
}

/// A match of Stone Age in which seat 0 has rolled 23 for wood and has a tool of value 1.
fn adding_tools() -> Client {
    let mut client = Client::stone_age();
    client.place(0, "tool-maker", 1);
    client.place(1, "hunt", 5);
    client.place(0, "forest", 4);
    for spot in ["tool-maker", "forest"] {
        client.ok("act", json!({"match": "1", "seat": 0, "action": {"type": "use", "spot": spot}}));
    }
    client.ok("chance", json!({"match": "1", "outcome": {"dice": [6, 6, 6, 5]}}));
    client
}

#[test]
fn a_basket_says_what_things_come_to_before_they_are_played() {
    let mut client = adding_tools();
    let before = client.everything();
    let tool = json!({"type": "add-tool", "value": 1});
    let offers = client.ok("actions", json!({"match": "1", "seat": 0}));
    let empty = client.ok("basket", json!({"match": "1", "seat": 0}));
    assert_eq!(empty["actions"], offers);
    assert_eq!((&offers[0]["part"], &offers[1]["part"]), (&json!("done"), &json!("piece")));
    let basket = client.ok("basket", json!({"match": "1", "seat": 0, "actions": [tool], "lang": "pl"}));
    assert_eq!(basket["chain"][0]["action"], tool);
    assert_eq!(basket["closed"][0]["rule"], "SA-34");
    assert!(basket["closed"][0]["text"].as_str().unwrap().contains("raz w rundzie"), "{basket}");
    let whole = &basket["wholes"][0];
    assert_eq!(whole["chain"][1]["action"]["type"], "take");
    assert_eq!(whole["events"][1]["event"], json!({"type": "gained", "seat": 0, "good": "wood", "amount": 8}));
    assert_eq!(basket["suggestions"][0], *whole);
    assert_eq!(client.everything(), before);
    let chain: Vec<_> = whole["chain"].as_array().unwrap().iter().map(|offer| offer["action"].clone()).collect();
    client.ok("act", json!({"match": "1", "seat": 0, "actions": chain}));
}

#[test]
fn a_bad_basket_is_refused_by_what_is_wrong_with_it() {
    let mut client = adding_tools();
    let tool = json!({"type": "add-tool", "value": 1});
    let (code, data) = client.fails("basket", json!({"match": "1", "seat": 0, "actions": [tool, tool]}));
    assert_eq!((code, &data["rule"], &data["at"]), (1, &json!("SA-34"), &json!(1)));
    assert_eq!(client.fails("basket", json!({"match": "1", "seat": 1, "actions": []})).0, 3);
    let (code, data) = client.fails("basket", json!({"match": "1", "seat": 0, "actions": [{"type": "take"}, tool]}));
    assert_eq!((code, &data["at"]), (3, &json!(1)));
    assert_eq!(client.fails("basket", json!({"match": "1", "seat": 0, "actions": [{"type": "sing"}]})).0, -32602);
    let mut placing = Client::stone_age();
    let alone = json!({"match": "1", "seat": 0, "actions": [place("forest", 3)]});
    let (code, data) = placing.fails("basket", alone);
    assert_eq!((code, &data["at"]), (-32602, &json!(0)));
}

#[test]
fn undo_takes_back_one_decision_or_the_whole_turn() {
    let mut client = Client::stone_age();
    let before = client.everything();
    client.place(0, "forest", 5);
    let undone = client.ok("undo", json!({"match": "1", "seat": 0}));
    assert_eq!(undone["turn"]["seats"], json!([0]));
    assert_eq!(client.everything(), before);
    client.place(0, "forest", 5);
    let middle = client.everything();
    client.place(1, "hunt", 2);
    client.place(1, "field", 1);
    client.ok("undo", json!({"match": "1", "seat": 1, "whole-turn": true}));
    assert_eq!(client.everything(), middle);
}

#[test]
fn fork_imagine_and_position_open_matches_of_their_own() {
    let mut client = Client::stone_age();
    let begun = client.ok("state", json!({"match": "1", "viewer": "referee"}));
    client.place(0, "forest", 5);
    let now = client.ok("state", json!({"match": "1", "viewer": "referee"}));

    let fork = client.ok("fork", json!({"match": "1", "step": begun["turn"]["step"], "viewer": "referee"}));
    assert_eq!((&fork["match"], &fork["turn"]), (&json!("2"), &begun["turn"]));
    let whole = client.ok("fork", json!({"match": "1", "viewer": "referee"}));
    assert_eq!(whole["turn"], now["turn"]);

    let imagined = client.ok("imagine", json!({"match": "1", "seat": 1, "seed": "2"}));
    assert_eq!(imagined["turn"]["step"], 0);
    let of_seat = |client: &mut Client, id| client.ok("state", json!({"match": id, "viewer": 1}))["view"].take();
    assert_eq!(of_seat(&mut client, imagined["match"].clone()), of_seat(&mut client, json!("1")));

    let position = json!({"game": "stone-age", "setup": {}, "state": now["view"], "seed": "3", "viewer": "referee"});
    let position = client.ok("position", position);
    assert_eq!(position["turn"]["hash"], now["turn"]["hash"]);
    assert_eq!(position["turn"]["seats"], json!([1]));
    let id = position["match"].clone();
    let saved = client.ok("save", json!({"match": id}));
    assert_eq!(saved["position"], now["view"]);
    client.ok("load", json!({"replay": saved}));
    assert_eq!(client.ok("close", json!({"match": id})), json!(null));
}

#[test]
fn a_whole_game_is_played_by_bots_saved_and_loaded() {
    let mut client = Client::new();
    client.ok("new", json!({"game": "stone-age", "players": 2, "seed": "whole"}));
    let advice = client.ok("state", json!({"match": "1"}))["turn"]["seats"][0].clone();
    let bot = client.ok("bot", json!({"match": "1", "seat": advice, "level": "random", "seed": "1"}));
    let alternatives = bot["alternatives"].as_array().unwrap();
    assert!(alternatives.iter().any(|one| one["action"] == bot["action"] && one["visits"] == 0));
    client.play_to_the_end();
    let over = client.ok("state", json!({"match": "1"}));
    assert_eq!(over["turn"]["wait"], "over");
    let standings = &over["turn"]["standings"];
    assert_eq!((&standings[0]["place"], standings.as_array().map(Vec::len)), (&json!(1), Some(2)));
    let sum: i64 =
        standings[0]["breakdown"].as_array().unwrap().iter().map(|one| one["points"].as_i64().unwrap()).sum();
    assert_eq!(standings[0]["score"], sum);
    let winner = standings[0]["seat"].as_u64().unwrap() as usize;
    assert_eq!(over["scores"][winner], sum);
    let replay = client.ok("save", json!({"match": "1"}));
    let loaded = client.ok("load", json!({"replay": replay}));
    assert_eq!((&loaded["match"], &loaded["turn"]), (&json!("2"), &over["turn"]));
}

#[test]
fn secret_choices_are_revealed_together() {
    let mut client = Client::torture();
    let turn = client.ok("new", json!({"game": "torture", "players": 2, "seed": "1"}))["turn"].take();
    assert_eq!((&turn["seats"], &turn["reveal"]), (&json!([0, 1]), &json!("together")));
    assert!(turn.get("ask").is_none(), "nobody in particular decides, so the spectator looks on");
    let offers = client.ok("actions", json!({"match": "1", "seat": 0}));
    let keep = offers.as_array().unwrap().iter().find(|offer| offer["action"].get("keep").is_some()).unwrap();
    let act = |viewer| json!({"match": "1", "seat": 0, "action": keep["action"], "viewer": viewer});
    let own = client.ok("act", act(json!(0)));
    let others = client.ok("act", act(json!(1)));
    assert!(own["events"].to_string().contains(keep["action"]["keep"]["card"].as_str().unwrap()));
    assert_ne!(own["events"], others["events"], "what was chosen is a secret until all have");
}
