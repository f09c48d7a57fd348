//! Every error has its code and its data, and what fails changes nothing.

use serde_json::{Value, json};

use crate::{Client, place};

#[test]
fn code_1_names_the_rule_that_refuses_in_the_language_asked_for() {
    let mut client = Client::stone_age();
    let (code, data) = client.fails("act", json!({"match": "1", "seat": 0, "action": place("hut", 1)}));
    assert_eq!((code, data["rule"].is_string(), &data["at"]), (1, true, &json!(0)));
    let english = data["text"].as_str().unwrap().to_owned();
    let (_, data) = client.fails("act", json!({"match": "1", "seat": 0, "action": place("hut", 1), "lang": "pl"}));
    assert_ne!(data["text"], english);
}

#[test]
fn a_chain_is_played_as_a_whole_or_not_at_all() {
    let mut client = Client::stone_age();
    client.place(0, "forest", 5);
    let chain = json!([place("hunt", 2), place("hut", 1)]);
    let (code, data) = client.fails("act", json!({"match": "1", "seat": 1, "actions": chain}));
    assert_eq!((code, &data["at"]), (1, &json!(1)));
    let beyond = json!([place("hunt", 5), {"type": "use", "spot": "hunt"}]);
    let (code, data) = client.fails("act", json!({"match": "1", "seat": 1, "actions": beyond}));
    assert_eq!((code, &data["at"]), (3, &json!(1)), "seat 0 comes in between");
}

#[test]
fn code_2_for_matches_that_are_not_open() {
    let mut client = Client::stone_age();
    for id in ["2", "0", "01", "+1", "x", ""] {
        assert_eq!(client.fails("state", json!({"match": id})).0, 2, "{id}");
        assert_eq!(client.fails("undo", json!({"match": id, "seat": 0})).0, 2, "{id}");
        assert_eq!(client.fails("close", json!({"match": id})).0, 2, "{id}");
    }
}

#[test]
fn code_3_for_who_is_not_asked_names_the_rule_of_the_turn() {
    let mut client = Client::stone_age();
    let act = json!({"match": "1", "seat": 1, "action": place("forest", 1)});
    let (code, data) = client.fails("act", act.clone());
    assert_eq!((code, data["rule"].is_string(), data["text"].is_string()), (3, true, true));
    assert_eq!(client.fails("preview", act).0, 3);
    assert_eq!(client.fails("bot", json!({"match": "1", "seat": 1, "level": "random", "seed": "1"})).0, 3);
}

#[test]
fn code_4_for_outcomes_that_cannot_be() {
    let mut client = Client::new();
    client.ok("new", json!({"game": "stone-age", "players": 2, "seed": "1", "chance": "manual"}));
    for wrong in [json!({"pick": "2"}), json!({"dice": [1]}), json!({"draw": ["0"]}), json!({"pick": ""})] {
        assert_eq!(client.fails("chance", json!({"match": "1", "outcome": wrong})).0, 4, "{wrong}");
    }
    client.ok("chance", json!({"match": "1", "outcome": {"pick": "0"}}));
    let twice = json!(["C01", "C01", "C02", "C03"]);
    let many: Vec<String> = (0..100).map(|_| "C01".to_owned()).collect();
    for wrong in [twice, json!(["C01"]), json!(many), json!(["C01", "C02", "C03", "nothing"])] {
        let (code, data) = client.fails("chance", json!({"match": "1", "outcome": {"draw": wrong}}));
        assert_eq!((code, data["why"].is_string()), (4, true), "{wrong}");
    }
    client.ok("chance", json!({"match": "1", "outcome": "auto", "until": "decision"}));
    assert_eq!(client.fails("chance", json!({"match": "1", "outcome": "auto"})).0, 4, "a seat is to decide");
}

#[test]
fn code_5_tells_where_the_match_is() {
    let mut client = Client::stone_age();
    let act = json!({"match": "1", "seat": 0, "action": place("forest", 1), "step": 2});
    assert_eq!(client.fails("act", act), (5, json!({"step": 3})));
}

#[test]
fn code_6_when_the_match_is_over() {
    let mut client = Client::stone_age();
    client.play_to_the_end();
    let act = json!({"match": "1", "seat": 0, "action": place("forest", 1)});
    assert_eq!(client.fails("act", act.clone()).0, 6);
    assert_eq!(client.fails("preview", act).0, 6);
    assert_eq!(client.fails("chance", json!({"match": "1", "outcome": "auto"})).0, 6);
    assert_eq!(client.fails("chance", json!({"match": "1", "outcome": {"dice": [1]}})).0, 6);
    assert_eq!(client.fails("bot", json!({"match": "1", "seat": 0, "level": "random", "seed": "1"})).0, 6);
}

#[test]
fn code_7_tells_what_stands_in_the_way() {
    let mut client = Client::stone_age();
    let (code, data) = client.fails("undo", json!({"match": "1", "seat": 0, "lang": "pl"}));
    assert_eq!((code, &data["why"]), (7, &json!("chance")));
    assert_eq!(data["text"], "Nie można cofnąć: od tego czasu rozstrzygał już los.");
    client.place(0, "forest", 1);
    client.place(1, "hunt", 1);
    assert_eq!(client.fails("undo", json!({"match": "1", "seat": 0})).1["why"], "foreign");
    let view = client.ok("state", json!({"match": "1", "viewer": "referee"}))["view"].take();
    client.ok("position", json!({"game": "stone-age", "state": view, "seed": "1"}));
    assert_eq!(client.fails("undo", json!({"match": "2", "seat": 1})).1["why"], "beginning");
}

#[test]
fn code_8_for_options_and_tables_that_cannot_be() {
    let mut client = Client::stone_age();
    let new =
        |players: Value, setup: Value| json!({"game": "stone-age", "players": players, "seed": "1", "setup": setup});
    for (players, setup) in [
        (json!(1), json!({})),
        (json!(5), json!({})),
        (json!(2), json!({"no-such-option": 1})),
        (json!(2), json!({"open-cards": "yes"})),
        (json!(2), json!([])),
    ] {
        let (code, data) = client.fails("new", new(players.clone(), setup.clone()));
        assert_eq!((code, data["why"].is_string()), (8, true), "{players} {setup}");
    }
}

#[test]
fn code_9_tells_what_is_wrong_with_a_position() {
    let mut client = Client::stone_age();
    let view = client.ok("state", json!({"match": "1", "viewer": "referee"}))["view"].take();
    let wrongs: [(&str, Value); 5] = [
        ("/tribes/0/home", json!(4)),
        ("/tribes/1/food", json!(-1)),
        ("/deck", json!(null)),
        ("/display/0", json!("C99")),
        ("/tasks", json!([])),
    ];
    for (at, value) in wrongs {
        let mut wrong = view.clone();
        *wrong.pointer_mut(at).unwrap() = value;
        let (code, data) = client.fails("position", json!({"game": "stone-age", "state": wrong, "seed": "1"}));
        assert_eq!((code, data["why"].is_string()), (9, true), "{at}");
    }
    for no_view in [json!(null), json!([]), json!({})] {
        assert_eq!(client.fails("position", json!({"game": "stone-age", "state": no_view, "seed": "1"})).0, 9);
    }
}

#[test]
fn code_10_tells_what_is_wrong_with_a_replay_and_where() {
    let mut client = Client::stone_age();
    client.place(0, "forest", 5);
    let replay = client.ok("save", json!({"match": "1"}));
    let wrongs: [(&str, Value, &str, Value); 8] = [
        ("/format", json!(99), "format", json!(null)),
        ("/game", json!("chess"), "game", json!(null)),
        ("/rules-version", json!(999), "version", json!(null)),
        ("/data", json!("0"), "data", json!(null)),
        ("/setup", json!({"no-such-option": 1}), "setup", json!(null)),
        ("/steps/0", json!({"pick": "7"}), "step", json!(0)),
        ("/steps/3/action/figures", json!(6), "step", json!(3)),
        ("/hash", json!("0"), "hash", json!(null)),
    ];
    for (at, value, what, step) in wrongs {
        let mut wrong = replay.clone();
        *wrong.pointer_mut(at).unwrap() = value;
        let (code, data) = client.fails("load", json!({"replay": wrong}));
        assert_eq!((code, &data["what"], &data["step"]), (10, &json!(what), &step), "{at}: {data}");
    }
    for no_replay in [json!(null), json!([1]), json!({"format": 1})] {
        let (code, data) = client.fails("load", json!({"replay": no_replay}));
        assert_eq!((code, &data["what"]), (10, &json!("format")));
    }
}

#[test]
fn an_outcome_that_the_seed_does_not_give_is_found_in_a_replay() {
    let mut client = Client::new();
    client.ok("new", json!({"game": "stone-age", "players": 2, "seed": "1"}));
    let mut replay = client.ok("save", json!({"match": "1"}));
    let other = if replay["steps"][0]["pick"] == "0" { "1" } else { "0" };
    replay["steps"][0]["pick"] = json!(other);
    let (code, data) = client.fails("load", json!({"replay": replay}));
    assert_eq!((code, &data["step"]), (10, &json!(0)));
}
