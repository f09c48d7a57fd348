//! Coming in, staying, leaving; and everything that is refused at the door.

use std::time::Duration;

use crate::common::*;
use epoka_server::{Config, config::Limits};
use epoka_store::Store;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_a_member_leaves_and_comes_back() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let mut ania = world.guest("Ania").await;
    world.stranger().refused("name-taken", "POST", "/api/guests", json!({"name": "aNIA"})).await;
    for name in ["", "a", "<b>bold</b>", &"x".repeat(25), "gone-1"] {
        world.stranger().refused("bad-name", "POST", "/api/guests", json!({"name": name})).await;
    }
    ania.refused("bad-password", "POST", "/api/accounts", json!({"name": "Ania", "password": "short"})).await;
    let member = ania.ok("POST", "/api/accounts", json!({"name": "Ania", "password": "correct horse"})).await;
    assert_eq!((&member["guest"], member["id"].as_str()), (&json!(false), Some(&*ania.id)), "she keeps her games");
    ania.refused("already-member", "POST", "/api/accounts", json!({"name": "Ania2", "password": "correct horse"}))
        .await;

    let (status, _) = ania.call("DELETE", "/api/session", None).await;
    assert_eq!(status, 204);
    assert_eq!(ania.get("/api/me").await.0, 401);
    let mut again = world.stranger();
    for (name, password) in [("Ania", "wrong horse!"), ("Nobody", "correct horse")] {
        again.refused("wrong-password", "POST", "/api/session", json!({"name": name, "password": password})).await;
    }
    let answer = again.raw("POST", "/api/session", r#"{"name":"ania","password":"correct horse"}"#).await;
    assert!(answer.head.contains("httponly") && answer.head.contains("samesite=lax"), "{}", answer.head);
    assert_eq!(
        again.call("POST", "/api/session", Some(json!({"name": "ania", "password": "correct horse"}))).await.0,
        200
    );
    again.ok("PATCH", "/api/me", json!({"settings": {"palette": "dark"}})).await;
    assert_eq!(again.get("/api/me").await.1["settings"]["palette"], "dark");
    again.refused("bad-request", "PATCH", "/api/me", json!({"settings": "x".repeat(9000)})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_signs_everybody_else_out() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let change = |old: &str, new: &str| json!({"old": old, "new": new});
    let mut ania = world.guest("Ania").await;
    ania.refused("wrong-password", "PUT", "/api/me/password", change("", "battery staple")).await;
    ania.ok("POST", "/api/accounts", json!({"name": "Ania", "password": "correct horse"})).await;
    let mut elsewhere = world.stranger();
    let sign_in = |password: &str| Some(json!({"name": "Ania", "password": password}));
    assert_eq!(elsewhere.call("POST", "/api/session", sign_in("correct horse")).await.0, 200);
    let mut heard = elsewhere.socket().await;

    ania.refused("wrong-password", "PUT", "/api/me/password", change("wrong horse!", "battery staple")).await;
    ania.refused("bad-password", "PUT", "/api/me/password", change("correct horse", "short")).await;
    assert_eq!(elsewhere.get("/api/me").await.0, 200, "what is refused changes nothing");
    assert_eq!(ania.call("PUT", "/api/me/password", Some(change("correct horse", "battery staple"))).await.0, 200);

    assert_eq!(ania.get("/api/me").await.1["name"], "Ania");
    assert_eq!(elsewhere.get("/api/me").await.0, 401);
    assert_eq!(heard.read().await, json!({"closed": 1008}));
    assert_eq!(elsewhere.call("POST", "/api/session", sign_in("correct horse")).await.0, 401);
    assert_eq!(elsewhere.call("POST", "/api/session", sign_in("battery staple")).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_out_hears_no_more() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let mut ania = world.guest("Ania").await;
    let table = ania.open(json!({"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "free"}]})).await;
    let (mut own, bolek) = (ania.socket().await, world.guest("Bolek").await);
    own.watch(&table).await;
    let mut others = [bolek.socket().await, world.stranger().socket().await];
    for socket in &mut others {
        socket.watch(&table).await;
    }
    assert_eq!(ania.call("DELETE", "/api/session", None).await.0, 204);
    while let message @ Value::Object(_) = own.read().await {
        if let Some(code) = message.get("closed") {
            assert_eq!(*code, 1008);
            break;
        }
        assert_eq!(message["type"], "presence", "{message}");
    }
    for mut socket in others {
        let reply = socket.say(json!({"do": "unwatch", "table": table})).await;
        assert!(reply.get("done").is_some(), "the sockets of others stay open: {reply}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_takes_their_data_along_and_is_forgotten() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek) = (world.guest("Ania").await, world.guest("Bolek").await);
    let table = ania.open(json!({"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "free"}]})).await;
    let path = format!("/api/tables/{table}");
    bolek.ok("POST", &format!("{path}/seats"), json!({})).await;
    ania.ok("POST", &format!("{path}/start"), Value::Null).await;
    ania.ok("POST", &format!("{path}/orders"), json!({"do": "chat", "text": "my secret"})).await;
    ania.ok("PUT", &format!("{path}/note"), json!({"text": "my note"})).await;
    assert_eq!(ania.get(&format!("{path}/note")).await.1["text"], "my note");
    assert_eq!(bolek.get(&format!("{path}/note")).await.1["text"], "");
    ania.refused("goes-on", "DELETE", "/api/me", json!({"name": "Ania"})).await;
    ania.ok("POST", &format!("{path}/orders"), json!({"do": "concede"})).await;

    let (_, mine) = ania.get("/api/me/export").await;
    let text = mine.to_string();
    assert!(text.contains("my secret") && text.contains("my note") && text.contains(&table), "{text}");
    ania.refused("bad-name", "DELETE", "/api/me", json!({"name": "Anna"})).await;
    ania.ok("DELETE", "/api/me", json!({"name": "Ania"})).await;
    assert_eq!(ania.get("/api/me").await.0, 401);
    assert_eq!(bolek.get("/api/players/Ania").await.0, 404);
    let (_, chat) = bolek.get(&format!("{path}/chat")).await;
    assert_eq!(chat["lines"], json!([]));
    assert_eq!(bolek.get(&format!("{path}/replay")).await.0, 200, "the match remains");
    world.guest("Ania").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_malformed_forged_or_out_of_turn_is_refused_and_changes_nothing() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek, celina) = (world.guest("Ania").await, world.guest("Bolek").await, world.guest("Celina").await);
    let private = json!({"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "free"}], "private": true});
    let opened = ania.ok("POST", "/api/tables", private).await;
    let (table, invite) = (opened["table"].as_str().unwrap().to_owned(), opened["invite"].as_str().unwrap());
    let path = format!("/api/tables/{table}");
    bolek.refused("not-invited", "POST", &format!("{path}/seats"), json!({})).await;
    bolek.refused("not-invited", "POST", &format!("{path}/seats"), json!({"invite": "guess"})).await;
    assert_eq!(bolek.get(&format!("/api/invitations/{invite}")).await.1["table"], json!(table));
    bolek.ok("POST", &format!("{path}/seats"), json!({"invite": invite})).await;
    ania.ok("POST", &format!("{path}/start"), Value::Null).await;
    assert_eq!(celina.get(&path).await.1["code"], "not-invited");
    assert_eq!(celina.get(&format!("{path}?invite={invite}")).await.1["viewer"], "spectator");
    let (_, lobby) = celina.get("/api/tables").await;
    assert_eq!(lobby["tables"], json!([]), "private tables are nobody's business");

    let before = ania.table(&table).await;
    let asked = before["turn"]["seats"][0].as_u64().unwrap();
    let (other, theirs) = if asked == 0 { (&bolek, &ania) } else { (&ania, &bolek) };
    let action = theirs.table(&table).await["actions"][0]["action"].clone();
    let orders = format!("{path}/orders");
    let act = |extra: Value| {
        let mut order = json!({"do": "act", "actions": [action]});
        order.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        order
    };
    other.refused("not-your-turn", "POST", &orders, act(json!({}))).await;
    other.refused("no-seat", "POST", &orders, act(json!({"seat": asked}))).await;
    celina.refused("no-seat", "POST", &orders, act(json!({}))).await;
    celina.refused("no-seat", "POST", &orders, json!({"do": "concede"})).await;
    celina.refused("not-invited", "POST", &orders, json!({"do": "chat", "text": "let me in"})).await;
    world.stranger().refused("sign-in", "POST", &orders, act(json!({}))).await;
    let forged = Player { cookie: format!("epoka={}", "0".repeat(64)), ..celina.clone() };
    forged.refused("sign-in", "POST", &orders, act(json!({}))).await;
    theirs.refused("stale", "POST", &orders, act(json!({"step": 9999}))).await;
    theirs.refused("bad-request", "POST", &orders, act(json!({"extra": 1}))).await;
    theirs.refused("bad-request", "POST", &orders, json!({"do": "act", "actions": []})).await;
    theirs.refused("bad-request", "POST", &orders, json!({"do": "act", "actions": [{"type": "cheat"}]})).await;
    theirs.refused("bad-request", "POST", &orders, json!({"do": "rematch", "table": "x"})).await;
    theirs.refused("bad-request", "POST", &orders, json!({"do": "win"})).await;
    theirs.refused("bad-request", "POST", &orders, json!({"do": "chat", "text": "zero \0"})).await;
    assert_eq!(theirs.get("/api/tables/%00").await.1["code"], "not-found");
    assert_eq!(theirs.get(&format!("{path}?invite=%00")).await.1["code"], "bad-request");
    theirs.refused("too-large", "POST", &orders, json!({"do": "chat", "text": "x".repeat(70_000)})).await;
    assert_eq!(theirs.raw("POST", &orders, "{not json").await.status, 400);
    let illegal =
        theirs.order(&table, json!({"do": "act", "actions": [{"type": "place", "spot": "hut", "figures": 1}]})).await;
    assert_eq!((illegal.0, &illegal.1["code"]), (422, &json!("illegal")));
    assert!(illegal.1["detail"]["rule"].as_str().unwrap().starts_with("SA-"), "{}", illegal.1);
    let polish = Player { headers: vec![("Accept-Language", "pl".into())], ..theirs.clone() };
    let text = polish.refused("stale", "POST", &orders, act(json!({"step": 9999}))).await;
    assert_eq!(text["text"], "W międzyczasie coś się przy stole zmieniło.");
    for headers in [vec![("Origin", "https://evil.example".into())], vec![("Sec-Fetch-Site", "cross-site".to_owned())]]
    {
        let evil = Player { headers, ..theirs.clone() };
        evil.refused("cross-site", "POST", &orders, act(json!({}))).await;
    }

    let mut socket = theirs.socket().await;
    for nonsense in ["", "{}", "[]", "{\"table\":1}", "\u{0}", "{\"id\":{},\"do\":\"act\"}"] {
        socket.send_text(nonsense).await;
        assert_eq!(socket.read().await["error"]["code"], "bad-request", "{nonsense}");
    }
    let reply = socket.say(json!({"do": "watch", "table": "no-such-table"})).await;
    assert_eq!(reply["error"]["code"], "not-found");
    let mut spy = celina.socket().await;
    assert_eq!(spy.say(json!({"do": "watch", "table": table})).await["error"]["code"], "not-invited");
    socket.send_text(&"x".repeat(70_000)).await;
    let closed = socket.read().await;
    assert!(closed.is_null() || closed.get("closed").is_some(), "{closed}");
    assert_eq!(ania.table(&table).await["view"], before["view"]);
    assert_eq!(ania.table(&table).await["number"], before["number"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_opened_with_what_the_game_allows_only() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let ania = world.guest("Ania").await;
    let open = |game: &str, seats: Value, options: Value| json!({"game": game, "seats": seats, "options": options});
    let two = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    for (code, body) in [
        ("not-found", open("chess", two.clone(), json!({}))),
        ("bad-options", open("stone-age", json!([{"kind": "me"}]), json!({}))),
        ("bad-options", open("stone-age", two.clone(), json!({"setup": {"no-such": 1}}))),
        ("bad-options", open("stone-age", json!([{"kind": "me"}, {"kind": "bot", "level": "god"}]), json!({}))),
        ("bad-options", open("stone-age", two.clone(), json!({"clock": {"kind": "turns", "turn-ms": 0}}))),
        ("bad-request", open("stone-age", two.clone(), json!({"clock": {"kind": "sand"}}))),
        ("bad-request", open("stone-age", json!([{"kind": "me"}, {"kind": "me"}]), json!({}))),
    ] {
        ania.refused(code, "POST", "/api/tables", body).await;
    }
    let setup = json!({"setup": {"open-cards": true}});
    let table = ania.open(open("stone-age", json!([{"kind": "me"}, {"kind": "free"}]), setup)).await;
    let path = format!("/api/tables/{table}");
    ania.ok("PUT", &format!("{path}/seats/1"), json!({"bot": "random"})).await;
    ania.ok("PUT", &format!("{path}/seats/1"), json!({})).await;
    ania.ok("PUT", &format!("{path}/seats/1"), json!({"bot": "random"})).await;
    ania.ok("POST", &format!("{path}/start"), Value::Null).await;
    ania.refused("has-begun", "PUT", &format!("{path}/seats/1"), json!({})).await;
    ania.refused("has-begun", "DELETE", &path, Value::Null).await;
    let (_, games) = ania.get("/api/me/games").await;
    assert_eq!(games["games"][0]["table"], json!(table));
    while ania.table(&table).await["turn"]["seats"] != json!([0]) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let advice = ania.ok("GET", &format!("{path}/hint?level=random"), Value::Null).await;
    let order = json!({"do": "act", "actions": [advice["action"]]});
    ania.ok("POST", &format!("{path}/orders"), order).await;
    ania.refused("bad-options", "GET", &format!("{path}/hint?level=god"), Value::Null).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_door_is_watched() {
    let folder = Folder::new();
    let limits = Limits { requests: (1, 30), sign_ins: (1, 3), messages: (1, 5), ..Limits::default() };
    let store = Store::in_folder(&folder.0).await.unwrap();
    let world = World::on(store, Config { limits, ..config() }).await;
    let stranger = world.stranger();
    let health = stranger.raw("GET", "/healthz", "").await;
    assert_eq!((health.status, &*health.body), (200, "ok"));
    assert!(health.head.contains("content-security-policy: default-src 'self'"), "{}", health.head);
    assert!(health.head.contains("x-content-type-options: nosniff"));
    let (_, description) = stranger.get("/api/openapi.json").await;
    assert!(description["paths"].as_object().unwrap().len() > 25, "{description}");
    assert!(description["paths"]["/api/replays"].is_object());
    assert_eq!(
        stranger.get("/api/nothing").await,
        (404, json!({"code": "not-found", "text": "There is nothing here."}))
    );

    let ania = world.guest("Ania").await;
    let mut socket = ania.socket().await;
    for _ in 0..5 {
        socket.say(json!({"do": "unwatch", "table": "x"})).await;
    }
    socket.send_text(r#"{"do":"unwatch","table":"x"}"#).await;
    assert_eq!(socket.read().await["error"]["code"], "too-fast");
    let mut fast = 0;
    for _ in 0..4 {
        fast += usize::from(stranger.raw("POST", "/api/session", "{}").await.status == 429);
    }
    assert_eq!(fast, 2, "one of three was the guest's");
    for _ in 0..40 {
        fast += usize::from(stranger.get("/api/games").await.0 == 429);
    }
    assert!(fast > 5);
    let metrics = stranger.raw("GET", "/metrics", "").await.body;
    assert!(metrics.contains("epoka_sockets 1\n") && metrics.contains("# TYPE epoka_moves_total counter"), "{metrics}");

    // A reader who does not read is cut off, not waited for; an idle socket is none of that.
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(socket.is_quiet().await);
    world.stop().await;
}
