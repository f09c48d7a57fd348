//! What nobody may see or do who has no right to: private tables, foreign seats, running matches, seeds.

use crate::common::*;
use epoka_server::Config;
use epoka_store::Store;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_private_table_is_told_to_who_is_not_invited() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, spy) = (world.guest("Ania").await, world.guest("Spy").await);
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let table = ania.open(json!({"game": "stone-age", "seats": seats, "private": true, "start": true})).await;
    let path = format!("/api/tables/{table}");
    let reads = ["", "/events", "/ahead", "/chat", "/replay", "/at/1", "/chat?invite=guess", "?invite=guess"];
    for somebody in [&spy, &world.stranger()] {
        for read in reads {
            assert_eq!(somebody.get(&format!("{path}{read}")).await.1["code"], "not-invited", "{read}");
        }
        for (write, body) in [
            ("/why", json!({"target": "hut"})),
            ("/preview", json!({"action": {}})),
            ("/hands-on", json!({"action": {}})),
            ("/basket", json!({"actions": []})),
        ] {
            somebody.refused("not-invited", "POST", &format!("{path}{write}"), body).await;
        }
        let (_, hint) = somebody.get(&format!("{path}/hint?level=random")).await;
        assert_eq!(hint["code"], "no-seat");
    }
    spy.refused("not-invited", "POST", &format!("{path}/fork"), json!({"step": 1, "seat": 0, "level": "easy"})).await;
    spy.refused("not-invited", "PUT", &format!("{path}/note"), json!({"text": "x"})).await;
    spy.refused("goes-on", "POST", &format!("{path}/rematch"), Value::Null).await;
    let mut socket = spy.socket().await;
    for message in
        [json!({"do": "watch"}), json!({"do": "watch", "invite": "guess"}), json!({"do": "watch", "since": 0})]
    {
        let mut message = message;
        message["table"] = json!(table);
        assert_eq!(socket.say(message).await["error"]["code"], "not-invited");
    }
    assert_eq!(socket.say(json!({"do": "watch", "table": table, "seat": 0})).await["error"]["code"], "no-seat");
    assert_eq!(socket.say(json!({"do": "chat", "table": table, "text": "hi"})).await["error"]["code"], "not-invited");
    for order in [
        json!({"do": "undo"}),
        json!({"do": "plan", "plan": {}}),
        json!({"do": "return"}),
        json!({"do": "answer", "agree": true}),
    ] {
        assert_eq!(spy.order(&table, order).await.1["code"], "no-seat");
    }
    let (_, profile) = spy.get("/api/players/ania").await;
    assert_eq!(profile["history"], json!([]));
    assert!(socket.is_quiet().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_gives_away_neither_its_record_nor_its_dice() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let ania = world.guest("Ania").await;
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Tata"}]);
    let opened = ania.ok("POST", "/api/tables", json!({"game": "torture", "seats": seats})).await;
    let table = opened["table"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}");
    ania.ok("PUT", &format!("{path}/nonce"), json!({"nonce": "a nonce of mine"})).await;
    world.guest("Bolek").await.refused("no-seat", "PUT", &format!("{path}/nonce"), json!({"nonce": "x"})).await;
    ania.ok("POST", &format!("{path}/start"), Value::Null).await;
    assert_eq!(ania.get(&format!("{path}/replay")).await.1["code"], "goes-on");
    // One may look back at what one saw oneself, and at nothing else.
    let (now, celina) = (ania.table(&table).await, world.guest("Celina").await);
    let step = &now["turn"]["step"];
    let then = ania.ok("GET", &format!("{path}/at/{step}"), Value::Null).await;
    assert_eq!((&then["view"], &then["turn"]), (&now["view"], &now["turn"]));
    let seen = celina.ok("GET", &format!("{path}/at/{step}"), Value::Null).await;
    assert_eq!(seen["view"], celina.table(&table).await["view"]);
    assert_ne!(seen["view"], now["view"], "a spectator sees no hand");
    ania.refused("goes-on", "POST", &format!("{path}/fork"), json!({"step": 0, "seat": 0, "level": "random"})).await;
    let row = world.app.store.table(&table).await.unwrap().unwrap();
    let invite = opened["invite"].as_str().unwrap();
    let invitation = format!("/api/invitations/{invite}");
    let everything = ["", "/events?since=0", "/chat", "/note", "/at/0", "/scores"].map(|part| format!("{path}{part}"));
    let others = ["/api/me/export", "/api/me/games", "/api/tables", "/api/players/Ania", &invitation];
    for read in everything.iter().map(String::as_str).chain(others) {
        let answer = ania.raw("GET", read, "").await;
        assert_eq!(answer.status, 200, "{read}");
        for secret in [row.secret.as_str(), row.seed.as_deref().unwrap(), "a nonce of mine"] {
            assert!(!answer.body.contains(secret), "{read}: {}", answer.body);
        }
    }
    // Of two at one screen each hand is shown only to who asks for it by its seat.
    let mut socket = ania.socket().await;
    for seat in [0, 1] {
        socket.0.watch(&table, None, Some(seat)).await.unwrap();
        let whole = socket.next().await;
        assert_eq!((&whole["viewer"], whole["view"].is_object()), (&json!(seat), true));
    }
    let offers = ania.table(&table).await;
    let action = offers["actions"][0]["action"].clone();
    let seat = offers["viewer"].clone();
    assert!(
        socket.say(json!({"do": "act", "table": table, "seat": seat, "actions": [action]})).await["error"].is_null()
    );
    let event = socket.next().await;
    assert_eq!(event["type"], "event");
    assert!(socket.is_quiet().await, "one frame for one screen, not one for each seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_loses_a_seat_no_longer_sees_from_it() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek, celina) = (world.guest("Ania").await, world.guest("Bolek").await, world.guest("Celina").await);
    for private in [false, true] {
        let seats = json!([{"kind": "me"}, {"kind": "free"}]);
        let opened =
            ania.ok("POST", "/api/tables", json!({"game": "torture", "seats": seats, "private": private})).await;
        let (table, invite) = (opened["table"].as_str().unwrap(), &opened["invite"]);
        let path = format!("/api/tables/{table}");
        bolek.ok("POST", &format!("{path}/seats"), json!({"seat": 1, "invite": invite})).await;
        let mut kicked = bolek.socket().await;
        assert_eq!(kicked.watch(table).await["viewer"], 1);
        ania.ok("PUT", &format!("{path}/seats/1"), json!({})).await;
        let told = kicked.next().await;
        if private {
            assert_eq!((&told["type"], &told["error"]["code"]), (&json!("gone"), &json!("not-invited")));
        } else {
            assert_eq!((&told["type"], &told["viewer"]), (&json!("table"), &json!("spectator")));
        }
        celina.ok("POST", &format!("{path}/seats"), json!({"invite": invite})).await;
        ania.ok("POST", &format!("{path}/start"), Value::Null).await;
        let action = celina.table(table).await["actions"][0]["action"].clone();
        celina.ok("POST", &format!("{path}/orders"), json!({"do": "act", "actions": [action]})).await;
        if private {
            assert!(kicked.is_quiet().await);
            continue;
        }
        loop {
            let message = kicked.next().await;
            if message["type"] == "event" {
                assert_eq!(message["actions"], json!([]));
                break;
            }
            assert_eq!(message["viewer"], "spectator", "{message}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_which_players_look_on() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek) = (world.guest("Ania").await, world.guest("Bolek").await);
    let table = ania.open(json!({"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "free"}]})).await;
    bolek.ok("POST", &format!("/api/tables/{table}/seats"), json!({})).await;
    let (mut a, mut b) = (ania.socket().await, bolek.socket().await);
    assert_eq!(a.watch(&table).await["present"], json!([0]));
    let presence = json!({"type": "presence", "table": table, "present": [0]});
    assert_eq!(a.read().await, presence);
    assert_eq!(b.watch(&table).await["present"], json!([0, 1]));
    assert_eq!(a.read().await["present"], json!([0, 1]));
    drop(b);
    assert_eq!(a.read().await["present"], json!([0]));
    // Nobody can make a bot think for a quarter of an hour.
    for level in ["mcts:1000000it", "mcts:1000000ms", "cmd:sh", "genius"] {
        let seats = json!([{"kind": "me"}, {"kind": "bot", "level": level}]);
        ania.refused("bad-options", "POST", "/api/tables", json!({"game": "stone-age", "seats": seats})).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn moderators_read_and_settle_what_is_reported() {
    let folder = Folder::new();
    let store = Store::in_folder(&folder.0).await.unwrap();
    let world = World::on(store, Config { moderators: vec!["Mod".into()], ..config() }).await;
    let (ania, bolek) = (world.guest("Ania").await, world.guest("mod").await);
    ania.ok("POST", "/api/reports", json!({"about": bolek.id, "text": "pretends to be a moderator"})).await;
    for nobody in [&ania, &bolek] {
        nobody.refused("not-moderator", "GET", "/api/reports", Value::Null).await;
        nobody.refused("not-moderator", "DELETE", "/api/reports/x", Value::Null).await;
    }
    bolek.ok("POST", "/api/accounts", json!({"name": "Mod", "password": "correct horse"})).await;
    let reports = bolek.get("/api/reports").await.1["reports"].clone();
    assert_eq!((&reports[0]["by"], &reports[0]["about"]), (&json!(ania.id), &json!(bolek.id)));
    let one = format!("/api/reports/{}", reports[0]["id"].as_str().unwrap());
    bolek.ok("DELETE", &one, Value::Null).await;
    bolek.refused("not-found", "DELETE", &one, Value::Null).await;
    assert_eq!(bolek.get("/api/reports").await.1, json!({"reports": []}));
}
