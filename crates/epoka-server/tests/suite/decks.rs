//! Decks of one's own and packs of cards: kept, refused by a named rule, brought to a table, accepted by everybody.

use crate::common::*;
use epoka_games::decks::{Decks, GAME};
use serde_json::{Value, json};

fn starter(id: &str) -> String {
    Decks::read(&[]).unwrap().write(id, "mine").unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_is_kept_checked_renamed_taken_along_and_thrown_away() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek) = (world.guest("Ania").await, world.guest("Bolek").await);
    world.stranger().refused("sign-in", "POST", "/api/me/decks", json!({"name": "x", "list": ""})).await;
    for name in ["", " ", &"x".repeat(41), "a\u{7}b"] {
        ania.refused("bad-name", "POST", "/api/me/decks", json!({"name": name, "list": ""})).await;
    }
    ania.refused("too-large", "POST", "/api/me/decks", json!({"name": "x", "list": "#".repeat(8193)})).await;
    let kept = ania.ok("POST", "/api/me/decks", json!({"name": " Riders ", "list": "4 axemen"})).await;
    assert_eq!((&kept["name"], &kept["list"]), (&json!("Riders"), &json!("4 axemen")), "it need not be legal");
    let path = format!("/api/me/decks/{}", kept["id"].as_str().unwrap());
    bolek.refused("not-found", "PUT", &path, json!({"name": "Stolen", "list": ""})).await;
    bolek.refused("not-found", "DELETE", &path, Value::Null).await;
    ania.ok("PUT", &path, json!({"name": "Raiders", "list": "3 axemen"})).await;
    let (_, all) = ania.get("/api/me/decks").await;
    assert_eq!((&all["decks"][0]["name"], all["decks"].as_array().unwrap().len()), (&json!("Raiders"), 1));
    assert_eq!(bolek.get("/api/me/decks").await.1, json!({"decks": []}));
    let (_, mine) = ania.get("/api/me/export").await;
    assert_eq!(mine["decks"], json!([{"name": "Raiders", "list": "3 axemen"}]));
    assert_eq!(ania.ok("DELETE", &path, Value::Null).await, Value::Null);
    for number in 0..60 {
        ania.ok("POST", "/api/me/decks", json!({"name": format!("{number}"), "list": ""})).await;
    }
    ania.refused("too-many", "POST", "/api/me/decks", json!({"name": "one more", "list": ""})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_refused_by_the_rule_it_breaks_and_doubts_are_told() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let ania = world.guest("Ania").await;
    let (_, rules) = ania.get("/api/decks").await;
    assert_eq!((&rules["game"], &rules["sizes"]["library"]), (&json!(GAME), &json!(60)));
    assert_eq!(rules["starters"].as_array().unwrap().len(), 6);
    let check = async |list: String| ania.ok("POST", "/api/decks/check", json!({"list": list})).await;
    let fine = check(starter("steppe-storm")).await;
    assert_eq!((&fine["legal"], &fine["wrong"]), (&json!(true), &json!([])));
    assert_eq!(fine["deck"]["capital"], "karakorum");
    let short = check(starter("steppe-storm").replace("4 axemen", "3 axemen")).await;
    assert_eq!((&short["legal"], &short["wrong"][0]["rule"]), (&json!(false), &json!("CCG-20")));
    assert!(short["wrong"][0]["text"].as_str().unwrap().contains("59"), "{short}");
    let doubtful = check(starter("steppe-storm").replace("1 horses", "1 stone")).await;
    assert_eq!((&doubtful["legal"], &doubtful["doubts"][0]["rule"]), (&json!(true), &json!("CCG-22")));
    let unreadable = check("4 no-such-card\nhello".into()).await;
    assert_eq!(unreadable["wrong"].as_array().unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_brings_a_deck_that_others_see_when_lists_are_open() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek) = (world.guest("Ania").await, world.guest("Bolek").await);
    let kept = ania.ok("POST", "/api/me/decks", json!({"name": "Mine", "list": starter("pax-romana")})).await;
    let own = json!({"kind": "me", "deck": {"kind": "kept", "id": kept["id"]}});
    bolek
        .refused("not-found", "POST", "/api/tables", json!({"game": GAME, "seats": [own.clone(), {"kind": "free"}]}))
        .await;
    for hidden in [false, true] {
        let options = json!({"setup": {"hidden-lists": hidden}});
        let table =
            ania.open(json!({"game": GAME, "seats": [own.clone(), {"kind": "free"}], "options": options})).await;
        let path = format!("/api/tables/{table}");
        bolek.ok("POST", &format!("{path}/seats"), json!({})).await;
        let broken = json!({"kind": "list", "list": starter("steppe-storm").replace("4 axemen", "3 axemen")});
        let refused = bolek.refused("bad-deck", "PUT", &format!("{path}/seats/1/deck"), broken).await;
        assert_eq!(refused["detail"]["wrong"][0]["rule"], "CCG-20");
        bolek.refused("no-seat", "PUT", &format!("{path}/seats/0/deck"), json!({"kind": "usual"})).await;
        let mended = json!({"kind": "list", "list": starter("steppe-storm")});
        bolek.ok("PUT", &format!("{path}/seats/1/deck"), mended).await;
        let before = bolek.table(&table).await;
        assert_eq!((&before["decks"][0], &before["decks"][1]["capital"]), (&json!({}), &json!("karakorum")));
        ania.ok("POST", &format!("{path}/start"), Value::Null).await;
        bolek.refused("has-begun", "PUT", &format!("{path}/seats/1/deck"), json!({"kind": "usual"})).await;
        let seen = bolek.table(&table).await;
        assert_eq!(seen["view"]["realms"][0]["line"][0]["card"], "rome");
        assert_eq!(seen["view"]["realms"][1]["line"][0]["card"], "karakorum");
        let theirs = if hidden { json!({}) } else { ania.table(&table).await["decks"][0].clone() };
        assert_eq!(seen["decks"][0], theirs);
        assert!(hidden || theirs["capital"] == "rome");
        ania.ok("POST", &format!("{path}/orders"), json!({"do": "concede"})).await;
        assert_eq!(bolek.get(&format!("{path}/replay")).await.1["setup"]["decks"][0]["capital"], "rome");
    }
}

const CAMELS: &str = r#"
[[unit]]
id = "camel-riders"
era = "initial"
unit-type = "cavalry"
cost = [2, 1]
strength = 1
toughness = 2
movement-mode = "land"
movement = 3
confidence = "ours"
"#;

#[tokio::test(flavor = "multi_thread")]
async fn a_pack_is_played_with_when_everybody_has_accepted_it() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek, celina) = (world.guest("Ania").await, world.guest("Bolek").await, world.guest("Celina").await);
    let open = |pack: Value| {
        let seats = json!([{"kind": "me"}, {"kind": "free"}]);
        json!({"game": GAME, "seats": seats, "options": {"pack": pack}, "private": true})
    };
    let broken = json!({"name": "Camels", "text": CAMELS.replace("cavalry", "flying")});
    let refused = ania.refused("bad-pack", "POST", "/api/tables", open(broken)).await;
    assert!(refused["text"].as_str().unwrap().contains("flying"), "{refused}");
    ania.refused("bad-pack", "POST", "/api/tables", open(json!({"name": "Camels"}))).await;
    let pack = json!({"name": "Camels", "text": CAMELS});
    let checked = ania.ok("POST", &format!("/api/games/{GAME}/packs/check"), pack.clone()).await;
    assert_eq!((&checked["cards"], &checked["components"][0]["id"]), (&json!(1), &json!("camel-riders")));

    let opened = ania.ok("POST", "/api/tables", open(pack.clone())).await;
    let (table, invite) = (opened["table"].as_str().unwrap().to_owned(), opened["invite"].as_str().unwrap());
    let path = format!("/api/tables/{table}");
    let (_, invitation) = bolek.get(&format!("/api/invitations/{invite}")).await;
    assert_eq!(invitation["options"]["pack"], json!({"name": "Camels"}), "the file is fetched by who wants it");
    assert_eq!(celina.get(&format!("{path}/pack")).await.0, 403);
    assert_eq!(celina.get(&format!("{path}/pack?invite={invite}")).await.1["text"], CAMELS);
    bolek.ok("POST", &format!("{path}/seats"), json!({"invite": invite})).await;
    ania.refused("not-accepted", "POST", &format!("{path}/start"), Value::Null).await;
    assert_eq!(ania.table(&table).await["seats"][1]["accepted"], false);
    bolek.refused("not-found", "PUT", &format!("{path}/acceptance"), json!({"name": "Other"})).await;
    celina.refused("no-seat", "PUT", &format!("{path}/acceptance"), json!({"name": "Camels"})).await;
    bolek.ok("PUT", &format!("{path}/acceptance"), json!({"name": "Camels"})).await;
    assert_eq!(ania.table(&table).await["seats"][1]["accepted"], true);

    let with_camels = starter("steppe-storm").replace("4 axemen", "4 camel-riders");
    ania.refused("bad-deck", "PUT", &format!("{path}/seats/0/deck"), json!({"kind": "list", "list": "4 camels"})).await;
    ania.ok("PUT", &format!("{path}/seats/0/deck"), json!({"kind": "list", "list": with_camels})).await;
    let checked = ania.ok("POST", "/api/decks/check", json!({"list": with_camels, "pack": pack})).await;
    assert_eq!(checked["legal"], true, "{checked}");
    assert_eq!(ania.ok("POST", "/api/decks/check", json!({"list": with_camels})).await["legal"], false);
    ania.ok("POST", &format!("{path}/start"), Value::Null).await;
    assert_eq!(ania.table(&table).await["decks"][0]["library"]["camel-riders"], 4);

    // The cards are there again when the server comes back.
    world.stop().await;
    let world = World::in_folder(&folder).await;
    assert_eq!(
        world.stranger().get(&format!("{path}?invite={invite}")).await.1["decks"][0]["library"]["camel-riders"],
        4
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_replay_of_a_match_with_a_pack_is_watched_and_checked() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek) = (world.guest("Ania").await, world.guest("Bolek").await);
    let with_camels = json!({"kind": "list", "list": starter("steppe-storm").replace("4 axemen", "4 camel-riders")});
    let seats = json!([{"kind": "me", "deck": with_camels}, {"kind": "bot", "level": "random"}]);
    let pack = json!({"name": "Camels", "text": CAMELS});
    let table = ania.open(json!({"game": GAME, "seats": seats, "options": {"pack": pack}})).await;
    let path = format!("/api/tables/{table}");
    ania.ok("POST", &format!("{path}/start"), Value::Null).await;
    ania.ok("POST", &format!("{path}/orders"), json!({"do": "concede"})).await;
    assert_eq!(bolek.get(&format!("{path}/at/0")).await.0, 200);

    let replay = bolek.ok("GET", &format!("{path}/replay"), Value::Null).await;
    assert_eq!(replay["pack"], pack);
    let held = bolek.ok("POST", "/api/replays", replay.clone()).await;
    assert_eq!((&held["game"], &held["hash"]), (&json!(GAME), &replay["hash"]));
    let watched = bolek.ok("POST", "/api/replays/at", json!({"replay": replay.clone(), "step": 0})).await;
    assert_eq!(watched["view"]["realms"][0]["line"][0]["card"], "karakorum");

    let mut other = replay.clone();
    other["pack"]["text"] = json!(CAMELS.replace("strength = 1", "strength = 2"));
    bolek.refused("bad-replay", "POST", "/api/replays", other.clone()).await;
    other["pack"]["text"] = json!("camels");
    bolek.refused("bad-pack", "POST", "/api/replays", other.clone()).await;
    other.as_object_mut().unwrap().remove("pack");
    bolek.refused("bad-replay", "POST", "/api/replays", other).await;
}
