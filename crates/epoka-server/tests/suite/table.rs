//! What players do at a table beside playing: undo, agree, give up, run out of time, talk, plan, come back.

use std::time::Duration;

use crate::common::*;
use epoka_server::Config;
use epoka_store::Store;
use epoka_testkit::postgres::Postgres;
use serde_json::{Value, json};

/// A table of the game at which Ania and Bolek have begun to play.
async fn begun(world: &World, game: &str, options: Value) -> (Player, Player, String) {
    let (ania, bolek) = (world.guest("Ania").await, world.guest("Bolek").await);
    let table = ania.open(json!({"game": game, "seats": [{"kind": "me"}, {"kind": "free"}], "options": options})).await;
    bolek.ok("POST", &format!("/api/tables/{table}/seats"), json!({})).await;
    ania.ok("POST", &format!("/api/tables/{table}/start"), Value::Null).await;
    (ania, bolek, table)
}

/// Whoever has to decide, and the other.
async fn in_turn<'a>(ania: &'a Player, bolek: &'a Player, table: &str) -> (&'a Player, &'a Player) {
    let asked = ania.table(table).await["turn"]["seats"][0].as_u64();
    if asked == Some(0) { (ania, bolek) } else { (bolek, ania) }
}

fn some_action(table: &Value) -> Value {
    let offers = table["actions"].as_array().unwrap();
    offers.iter().find(|offer| offer["class"] == "play").unwrap_or(&offers[0])["action"].clone()
}

async fn act(player: &Player, table: &str) -> Value {
    let action = some_action(&player.table(table).await);
    player.ok("POST", &format!("/api/tables/{table}/orders"), json!({"do": "act", "actions": [action]})).await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_takes_back_alone_what_nobody_has_answered_and_with_consent_what_they_have() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek, table) = begun(&world, "stone-age", json!({})).await;
    let (first, second) = in_turn(&ania, &bolek, &table).await;
    let before = first.table(&table).await;
    let mut socket = second.socket().await;
    socket.watch(&table).await;
    act(first, &table).await;
    assert_eq!(socket.next().await["kind"], "act");
    assert_eq!(first.order(&table, json!({"do": "undo"})).await.0, 200);
    let seen = socket.next().await;
    assert_eq!((&seen["type"], &seen["turn"]["step"]), (&json!("table"), &before["turn"]["step"]));
    assert_eq!(first.table(&table).await["view"], before["view"]);

    act(first, &table).await;
    act(second, &table).await;
    let refused = first.order(&table, json!({"do": "undo"})).await;
    assert_eq!((refused.0, &refused.1["code"]), (409, &json!("nothing-to-undo")));
    assert_eq!(refused.1["text"], "This cannot be taken back: somebody else has decided since.");
    first.ok("POST", &format!("/api/tables/{table}/orders"), json!({"do": "propose", "what": {"kind": "undo"}})).await;
    assert_eq!(second.order(&table, json!({"do": "propose", "what": {"kind": "abandon"}})).await.1["code"], "proposal");
    second.ok("POST", &format!("/api/tables/{table}/orders"), json!({"do": "answer", "agree": false})).await;
    assert_eq!(second.order(&table, json!({"do": "answer", "agree": true})).await.1["code"], "proposal");
    first.ok("POST", &format!("/api/tables/{table}/orders"), json!({"do": "propose", "what": {"kind": "undo"}})).await;
    second.ok("POST", &format!("/api/tables/{table}/orders"), json!({"do": "answer", "agree": true})).await;
    assert_eq!(first.table(&table).await["view"], before["view"]);

    // All of it survives the server.
    world.stop().await;
    let world = World::in_folder(&folder).await;
    let again = Player { addr: world.addr, ..first.clone() };
    assert_eq!(again.table(&table).await["view"], before["view"]);
    assert_eq!(again.table(&table).await["actions"], before["actions"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_abandoned_by_agreement_and_played_again() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek, table) = begun(&world, "stone-age", json!({"rated": true})).await;
    let path = format!("/api/tables/{table}");
    ania.refused("goes-on", "POST", &format!("{path}/rematch"), Value::Null).await;
    ania.refused("goes-on", "GET", &format!("{path}/replay"), Value::Null).await;
    ania.ok("POST", &format!("{path}/orders"), json!({"do": "propose", "what": {"kind": "abandon"}})).await;
    assert_eq!(ania.table(&table).await["status"], "playing");
    bolek.ok("POST", &format!("{path}/orders"), json!({"do": "answer", "agree": true})).await;
    let whole = ania.table(&table).await;
    assert_eq!((&whole["status"], &whole["result"]["ratings"]), (&json!("abandoned"), &Value::Null));
    let (_, leaders) = ania.get("/api/games/stone-age/leaders/people").await;
    assert_eq!(leaders["leaders"], json!([]), "nothing counts");

    let mut socket = bolek.socket().await;
    socket.watch(&table).await;
    let new = ania.ok("POST", &format!("{path}/rematch"), Value::Null).await;
    let told = socket.next().await;
    assert_eq!((&told["kind"], &told["body"]["table"]), (&json!("rematch"), &new["table"]));
    let new = ania.table(new["table"].as_str().unwrap()).await;
    assert_eq!((&new["own"], &new["seats"][0]["free"]), (&json!([1]), &json!(true)), "somebody else begins");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_up_loses_and_it_counts() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek, table) = begun(&world, "stone-age", json!({"rated": true})).await;
    bolek.ok("POST", &format!("/api/tables/{table}/orders"), json!({"do": "concede"})).await;
    let result = ania.table(&table).await["result"].clone();
    assert_eq!((&result["how"], &result["standings"][0]["seat"]), (&json!("concede"), &json!(0)));
    assert_eq!(result["ratings"]["seats"][0], json!({"seat": 0, "before": 1500.0, "after": 1516.0}));
    let (_, leaders) = ania.get("/api/games/stone-age/leaders/people").await;
    let names: Vec<_> =
        leaders["leaders"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ania", "Bolek"]);
    let (_, profile) = ania.get("/api/players/bolek").await;
    assert_eq!((&profile["ratings"][0]["rating"], profile["history"].as_array().unwrap().len()), (&json!(1484.0), 1));
    assert_eq!(bolek.order(&table, json!({"do": "concede"})).await.1["code"], "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_out_hands_the_seat_to_a_bot_and_its_player_may_come_back() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let options = json!({"clock": {"kind": "live", "base-ms": 300, "increment-ms": 10}, "on-timeout": {"kind": "bot", "level": "random"}});
    let (ania, bolek, table) = begun(&world, "stone-age", options).await;
    let (slow, _) = in_turn(&ania, &bolek, &table).await;
    let mut socket = slow.socket().await;
    let whole = socket.watch(&table).await;
    let seat = whole["own"][0].clone();
    let event = socket.next().await;
    assert_eq!((&event["kind"], &event["seat"], &event["body"]["bot"]), (&json!("timeout"), &seat, &json!("random")));
    assert_eq!(slow.table(&table).await["out"], json!([seat]));
    assert_eq!(slow.order(&table, json!({"do": "act", "actions": [{}]})).await.1["code"], "not-your-turn");
    let (status, back) = slow.order(&table, json!({"do": "return"})).await;
    assert_eq!(status, 200, "{back}");
    // What the seat looks like now is no matter: the clock may have run out again.
    loop {
        let event = socket.next().await;
        if event["kind"] == "return" {
            break assert_eq!(event["seat"], seat);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_out_while_the_server_is_down_and_where_it_means_giving_up() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let options = json!({"clock": {"kind": "turns", "turn-ms": 400}, "on-timeout": {"kind": "concede"}});
    let (ania, bolek, table) = begun(&world, "stone-age", options).await;
    let (first, second) = in_turn(&ania, &bolek, &table).await;
    act(first, &table).await;
    world.stop().await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    // Nobody calls: the server looks after the table by itself.
    let world = World::in_folder(&folder).await;
    tokio::time::sleep(Duration::from_millis(800)).await;
    let row = world.app.store.table(&table).await.unwrap().unwrap();
    let result = row.result.expect("it is over");
    assert_eq!((&result["how"], &result["standings"][1]["out"]), (&json!("timeout"), &json!(true)));
    let loser = u8::from(second.id != ania.id);
    assert_eq!(result["standings"][1]["seat"], loser);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_stops_the_clock_of_days() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let options = json!({"clock": {"kind": "turns", "turn-ms": 300}, "on-timeout": {"kind": "concede"}});
    let (ania, bolek) = (world.guest("Ania").await, world.guest("Bolek").await);
    for player in [&ania, &bolek] {
        let me = player.ok("PATCH", "/api/me", json!({"vacation-days": 20})).await;
        assert_eq!(me["vacation-ms"].as_i64(), Some(10 * 24 * 3_600_000));
    }
    ania.refused("too-many", "PATCH", "/api/me", json!({"vacation-days": 31})).await;
    let table =
        ania.open(json!({"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "free"}], "options": options})).await;
    bolek.ok("POST", &format!("/api/tables/{table}/seats"), json!({})).await;
    ania.ok("POST", &format!("/api/tables/{table}/start"), Value::Null).await;
    tokio::time::sleep(Duration::from_millis(900)).await;
    assert_eq!(ania.table(&table).await["status"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_is_heard_by_all_but_those_who_do_not_want_to() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek, table) = begun(&world, "stone-age", json!({})).await;
    let celina = world.guest("Celina").await;
    celina.ok("PUT", &format!("/api/me/mutes/{}", bolek.id), Value::Null).await;
    let (mut a, mut c) = (ania.socket().await, celina.socket().await);
    a.watch(&table).await;
    let number = c.watch(&table).await["number"].as_i64().unwrap();
    bolek.ok("POST", &format!("/api/tables/{table}/orders"), json!({"do": "chat", "text": "cześć"})).await;
    let heard = a.next().await;
    assert_eq!(
        (&heard["kind"], &heard["text"], &heard["account"]),
        (&json!("chat"), &json!("cześć"), &json!(bolek.id))
    );
    let muted = c.next().await;
    assert_eq!(
        (&muted["kind"], muted["number"].as_i64(), &muted["text"]),
        (&json!("muted"), Some(number + 1), &Value::Null)
    );
    let lines = async |player: &Player| player.get(&format!("/api/tables/{table}/chat")).await.1["lines"].clone();
    assert_eq!((lines(&ania).await[0]["text"].clone(), lines(&celina).await), (json!("cześć"), json!([])));
    celina.ok("POST", "/api/reports", json!({"about": bolek.id, "table": table, "text": "rude"})).await;
    assert_eq!(world.app.store.reports().await.unwrap()[0].text, "rude");
    assert_eq!(world.stranger().order(&table, json!({"do": "chat", "text": "x"})).await.1["code"], "sign-in");
    assert_eq!(ania.order(&table, json!({"do": "chat", "text": " "})).await.1["code"], "bad-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_missed_something_gets_exactly_that() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek, table) = begun(&world, "stone-age", json!({})).await;
    let (mut kept, mut lost) = (ania.socket().await, ania.socket().await);
    let from = kept.watch(&table).await["number"].clone();
    lost.watch(&table).await;
    drop(lost);
    for _ in 0..6 {
        let (player, _) = in_turn(&ania, &bolek, &table).await;
        act(player, &table).await;
    }
    let mut again = ania.socket().await;
    again.say(json!({"do": "watch", "table": table, "since": from})).await;
    for _ in 0..6 {
        assert_eq!(kept.next().await, again.next().await);
    }
    // From too long ago or the future: the whole table.
    for since in [-100, 1000] {
        again.say(json!({"do": "watch", "table": table, "since": since})).await;
        assert_eq!(again.next().await["type"], "table");
    }
    // What happened since one's last turn.
    let (_, news) = ania.get(&format!("/api/tables/{table}/events")).await;
    let last = ania.table(&table).await["last-turn"].clone();
    assert_eq!(news["since"], last);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_answers_in_a_players_place_after_a_constant_delay() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek, table) = begun(&world, "stone-age", json!({})).await;
    let (first, second) = in_turn(&ania, &bolek, &table).await;
    let plan = |moves: Value| json!({"do": "plan", "plan": {"moves": moves}});
    // A planned move that turns out to be impossible ends the plan; the player decides.
    assert_eq!(second.order(&table, plan(json!([[{"type": "no-such"}], [{}]]))).await.0, 200);
    let mut socket = first.socket().await;
    socket.watch(&table).await;
    act(first, &table).await;
    assert_eq!(socket.next().await["kind"], "act");
    assert!(socket.is_quiet().await);
    assert_eq!(second.table(&table).await["plan"]["moves"], json!([]));
    // What is planned takes its figures: the server says what can still be planned.
    let most = async || {
        let (_, ahead) = first.get(&format!("/api/tables/{table}/ahead")).await;
        let figures = ahead["actions"].as_array().unwrap().iter().filter_map(|one| one["action"]["figures"].as_u64());
        figures.max().unwrap_or_default()
    };
    let before = most().await;
    first.order(&table, plan(json!([[{"type": "place", "spot": "field", "figures": 1}]]))).await;
    assert_eq!(most().await, before - 1);
    first.order(&table, plan(json!([]))).await;
    // A good one is played by itself.
    let action = some_action(&second.table(&table).await);
    let start = std::time::Instant::now();
    second.order(&table, plan(json!([[action]]))).await;
    assert_eq!(socket.next().await["kind"], "act");
    assert!(start.elapsed() >= Duration::from_millis(95), "{:?}", start.elapsed());
    assert_eq!(second.table(&table).await["plan"]["moves"], json!([]));
    let long: Vec<_> = (0..17).map(|_| json!([{}])).collect();
    assert_eq!(second.order(&table, plan(json!(long))).await.1["code"], "bad-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_screen_play_with_one_session() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let ania = world.guest("Ania").await;
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Tata"}]);
    let table = ania.open(json!({"game": "torture", "seats": seats, "start": true})).await;
    let whole = ania.table(&table).await;
    assert_eq!((&whole["own"], &whole["seats"][1]["name"]), (&json!([0, 1]), &json!("Tata")));
    // The secret choice of each seat is made from its own view.
    let mut socket = ania.socket().await;
    for seat in [1, 0] {
        socket.say(json!({"do": "watch", "table": table, "seat": seat})).await;
        let whole = socket.next().await;
        assert_eq!(whole["viewer"], seat);
        let order = json!({"do": "act", "table": table, "seat": seat, "actions": [some_action(&whole)]});
        assert!(socket.say(order).await["error"].is_null());
        socket.next().await;
    }
    assert_eq!(socket.say(json!({"do": "watch", "table": table, "seat": 2})).await["error"]["code"], "no-seat");
    ania.refused(
        "bad-options",
        "POST",
        "/api/tables",
        json!({"game": "torture", "seats": seats, "start": true, "options": {"rated": true}}),
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_cannot_be_written_did_not_happen_and_says_so() {
    let folder = Folder::new();
    let file = folder.0.join("small.sqlite");
    let sqlite =
        epoka_store::sqlite::Sqlite::open(&file, epoka_store::sqlite::Options { max_pages: Some(52) }).unwrap();
    let world = World::on(Store::on(sqlite).await.unwrap(), Config { ..config() }).await;
    let (ania, bolek, table) = begun(&world, "stone-age", json!({})).await;
    let (mut a, mut b) = (ania.socket().await, bolek.socket().await);
    let mut seen = (a.watch(&table).await, b.watch(&table).await);
    let mut written = 0;
    let refused = loop {
        let (player, _) = in_turn(&ania, &bolek, &table).await;
        let before = player.table(&table).await;
        let (status, answer) = player.order(&table, json!({"do": "act", "actions": [some_action(&before)]})).await;
        if status != 200 {
            assert_eq!(player.table(&table).await["view"], before["view"], "it did not happen");
            break answer;
        }
        written += 1;
        seen = (a.next().await, b.next().await);
        assert!(written < 10_000);
    };
    assert_eq!((&refused["code"], written > 0), (&json!("not-written"), true));
    assert!(refused["text"].as_str().unwrap().contains("could not be saved"));
    // The others see the table as it was, and the log has no gap.
    let shown = b.next().await;
    assert_eq!((&shown["type"], &shown["number"]), (&json!("table"), &seen.1["number"]));
    assert_eq!(world.app.store.log(&table, 0).await.unwrap().len() as i64, seen.0["number"].as_i64().unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_postgres_cannot_write_did_not_happen_and_says_so() {
    let postgres = Postgres::start();
    let store = Store::at_url(&postgres.database("no_room")).await.unwrap();
    let world = World::on(store, config()).await;
    let (ania, bolek, table) = begun(&world, "stone-age", json!({})).await;
    let mut socket = bolek.socket().await;
    let number = socket.watch(&table).await["number"].clone();
    let full = "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS \
                $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$";
    postgres.sql_in("no_room", full);
    postgres.sql_in("no_room", "CREATE TRIGGER full_disk BEFORE INSERT ON moves EXECUTE FUNCTION full_disk()");
    let (player, _) = in_turn(&ania, &bolek, &table).await;
    let before = player.table(&table).await;
    let order = json!({"do": "act", "actions": [some_action(&before)], "step": before["turn"]["step"]});
    let (status, refused) = player.order(&table, order.clone()).await;
    assert_eq!((status, &refused["code"]), (503, &json!("not-written")), "{refused}");
    assert!(refused["text"].as_str().unwrap().contains("could not be saved"));
    let shown = socket.next().await;
    assert_eq!((&shown["type"], &shown["number"]), (&json!("table"), &number), "others see the table as it was");
    assert_eq!(player.table(&table).await["view"], before["view"]);
    assert!(world.app.store.log(&table, 0).await.unwrap().is_empty());
    // The very same move is good as soon as there is room.
    postgres.sql_in("no_room", "DROP TRIGGER full_disk ON moves");
    assert_eq!(player.order(&table, order).await.0, 200);
    assert_eq!(socket.next().await["kind"], "act");
}
