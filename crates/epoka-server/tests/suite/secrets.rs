//! Hidden information, on the bytes that travel: every frame of every seat and of somebody who looks on is what can be made of
//! that viewer's own view, events, turn and actions, and of nothing else.

use std::{collections::HashMap, sync::Arc};

use crate::common::*;
use epoka_core::{Random, Seat, Viewer, replay::ChanceMode};
use epoka_games::{AnyGame, AnyMatch, Lang, Voice, Wait, decks::GAME, turn::Shown};
use epoka_server::live::changes;
use epoka_store::{Entry, Status, Table};
use serde_json::{Value, json};

const NAMES: [&str; 3] = ["Ania", "Bolek", "Celina"];

/// A match beside the server's, from the same seed: what every viewer may know of it.
struct Shadow {
    played: Box<dyn AnyMatch>,
    names: Vec<String>,
    /// What every viewer saw before the last move.
    seen: HashMap<Viewer, Value>,
}

impl Shadow {
    fn new(played: Box<dyn AnyMatch>) -> Shadow {
        let names = NAMES.map(str::to_owned).to_vec();
        let mut shadow = Shadow { played, names, seen: HashMap::new() };
        shadow.see();
        shadow
    }

    fn see(&mut self) {
        let viewers = Seat::all(self.played.players()).map(Viewer::Seat).chain([Viewer::Spectator]);
        self.seen = viewers.map(|viewer| (viewer, self.played.view(viewer))).collect();
    }

    fn offers(&self, viewer: Viewer) -> Value {
        let voice = Voice { lang: Lang::En, players: &self.names };
        match (viewer, self.played.turn(viewer).wait) {
            // Who has chosen in secret may think again until the last has chosen.
            (Viewer::Seat(seat), Wait::Decision { seats, reveal, .. })
                if seats.contains(seat) || reveal == Shown::Together =>
            {
                json!(self.played.actions(seat, &voice))
            }
            _ => json!([]),
        }
    }

    /// The frame that tells a viewer of an action, from what that viewer may know alone.
    fn event(&self, viewer: Viewer, entry: &Entry, since: usize, row: &Table, nonces: &[Value]) -> String {
        let voice = Voice { lang: Lang::En, players: &self.names };
        let changes = changes::between(&self.seen[&viewer].to_string(), &self.played.view(viewer).to_string());
        let changes: Value = serde_json::from_str(&changes).unwrap();
        let mut event = json!({
            "type": "event",
            "table": row.id,
            "number": entry.sequence,
            "kind": "act",
            "seat": entry.seat,
            "at-ms": entry.at_ms,
            "turn": self.played.turn(viewer),
            "events": self.played.told(since, viewer, &voice),
            "changes": changes,
            "scores": self.played.scores(),
            "actions": self.offers(viewer),
            "clocks": {"left-ms": [], "running": [], "since-ms": 0},
            "proposal": null,
        });
        if row.status == Status::Over {
            event["status"] = json!("over");
            event["result"] = json!(row.result);
            event["dice"] =
                json!({"commitment": row.commitment, "secret": row.secret, "nonces": nonces, "seed": row.seed});
        }
        event.to_string()
    }

    /// The parts of a whole table that come from the match, from what the viewer may know alone.
    fn parts(&self, viewer: Viewer) -> [(&'static str, Value); 4] {
        [
            ("turn", json!(self.played.turn(viewer))),
            ("view", self.played.view(viewer)),
            ("scores", json!(self.played.scores())),
            ("actions", self.offers(viewer)),
        ]
    }
}

/// Three people and somebody who looks on play a whole game by lot; every frame is compared, byte by byte.
async fn every_frame_is_the_viewers_own(id: &str) {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let game = games().into_iter().find(|game| game.id() == id).unwrap();
    let mut people = Vec::new();
    for name in NAMES {
        people.push(world.guest(name).await);
    }
    let seats = json!([{"kind": "me"}, {"kind": "free"}, {"kind": "free"}]);
    // Whoever plays the card game by lot would play on to the cap.
    let setup = if id == GAME { json!({"round-limit": true}) } else { json!({}) };
    let table = people[0].open(json!({"game": id, "seats": seats, "options": {"setup": setup}})).await;
    for player in &people[1..] {
        player.ok("POST", &format!("/api/tables/{table}/seats"), json!({})).await;
    }
    people[0].ok("POST", &format!("/api/tables/{table}/start"), Value::Null).await;
    people.push(world.stranger());
    let store = &world.app.store;
    let seed = store.table(&table).await.unwrap().unwrap().seed.unwrap();
    let nonces: Vec<Value> = store.seats(&table).await.unwrap().into_iter().map(|seat| json!(seat.nonce)).collect();
    let played = game.new_match(3, &seed, &setup, ChanceMode::Auto).unwrap();
    let mut shadow = Shadow::new(played);

    let viewers: Vec<Viewer> = Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let mut sockets = Vec::new();
    for (player, &viewer) in people.iter().zip(&viewers) {
        let mut socket = player.socket().await;
        let whole = socket.watch(&table).await;
        for (part, allowed) in shadow.parts(viewer) {
            assert_eq!(whole[part].to_string(), allowed.to_string(), "{viewer:?}: {part}");
        }
        sockets.push(socket);
    }
    let mut random = Random::from_seed(&format!("secrets of {id}"));
    let mut compared = 0;
    while !shadow.played.deciding().is_empty() {
        let asked: Vec<Seat> = shadow.played.deciding().iter().collect();
        let seat = *random.choose(&asked).unwrap();
        let offers = shadow.offers(Viewer::Seat(seat));
        let plays: Vec<_> = offers.as_array().unwrap().iter().filter(|offer| offer["class"] != "concede").collect();
        let chain = [random.choose(&plays).unwrap()["action"].clone()];
        let order = json!({"do": "act", "table": table, "actions": chain, "step": shadow.played.step()});
        let reply = sockets[seat.index()].say(order).await;
        assert!(reply["error"].is_null(), "{reply}");
        let since = shadow.played.act(seat, &chain, None).unwrap();
        let number = reply["done"]["number"].as_i64().unwrap();
        let entry = store.log(&table, number - 1).await.unwrap().remove(0);
        let row = store.table(&table).await.unwrap().unwrap();
        for (socket, &viewer) in sockets.iter_mut().zip(&viewers) {
            let frame = socket.next_text().await.unwrap();
            assert_eq!(frame, shadow.event(viewer, &entry, since, &row, &nonces), "{viewer:?} at {number}");
            compared += 1;
        }
        shadow.see();
    }
    assert!(compared > 60, "{compared} frames");
    for socket in &mut sockets {
        assert!(socket.is_quiet().await, "nothing else comes");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_frame_of_any_game_says_more_than_its_viewer_may_know() {
    let played =
        games().into_iter().map(|game| tokio::spawn(async move { every_frame_is_the_viewers_own(game.id()).await }));
    for game in played.collect::<Vec<_>>() {
        game.await.unwrap();
    }
}

/// A table that begins in a position, with one person in all its seats: nobody plays by themselves.
async fn table_at(world: &World, id: &str, game: &dyn AnyGame, player: &Player, position: Value) {
    let account = Some(player.id.clone());
    let seats: Vec<_> = (0..3)
        .map(|number| epoka_store::Seat {
            seat: number,
            account: account.clone(),
            name: Some(NAMES[usize::from(number)].into()),
            nonce: Some("nonce".into()),
            ..epoka_store::Seat::default()
        })
        .collect();
    let row = Table {
        id: id.into(),
        game: game.id().into(),
        players: 3,
        rules_version: i64::from(game.rules_version()),
        data: game.data_hash().into(),
        options: json!({}),
        private: false,
        invite: id.into(),
        host: player.id.clone(),
        status: Status::Open,
        secret: "secret".into(),
        commitment: "commitment".into(),
        seed: None,
        position: Some(position),
        standing: json!({}),
        result: None,
        created_ms: 0,
        started_ms: None,
        ended_ms: None,
    };
    world.app.store.add_table(&row, &seats).await.unwrap();
    let nonces = vec!["nonce".to_owned(); 3];
    world.app.store.start(id, "seed", &nonces, &json!({}), 0).await.unwrap();
}

/// Two worlds that differ only in what a seat cannot know give that seat the same bytes.
async fn two_worlds_look_the_same(world: &World, game: &Arc<dyn AnyGame>, player: &Player) -> u32 {
    let id = game.id();
    let mut played = game.new_match(3, &format!("worlds of {id}"), &json!({}), ChanceMode::Auto).unwrap();
    let mut random = Random::from_seed(&format!("worlds of {id}"));
    let (mut step, mut differ) = (0, 0);
    let mut socket = player.socket().await;
    while !played.deciding().is_empty() {
        step += 1;
        let asked: Vec<Seat> = played.deciding().iter().collect();
        let actor = *random.choose(&asked).unwrap();
        if step % 23 == 7 {
            let seat = Seat::at(random.below(3) as u8);
            let imagined = played.imagine(seat, &format!("{step}")).unwrap();
            let (truth, other) = (played.view(Viewer::Referee), imagined.view(Viewer::Referee));
            differ += u32::from(truth != other);
            let mut frames = Vec::new();
            for (name, position) in [("truth", truth), ("other", other)] {
                let table = format!("{id}-{step}-{name}");
                table_at(world, &table, &**game, player, position).await;
                socket.0.watch(&table, None, Some(seat.number())).await.unwrap();
                frames.push(socket.next_text().await.unwrap().replace(&table, "table"));
                socket.say(json!({"do": "unwatch", "table": table})).await;
            }
            assert_eq!(frames[0], frames[1], "{id} at {step}, {seat}");
        }
        let offers = played.actions(actor, &Voice::default());
        let plays: Vec<_> = offers.iter().filter(|offer| offer.class != epoka_core::Class::Concede).collect();
        let action = random.choose(&plays).unwrap().action.clone();
        played.act(actor, &[action], None).unwrap();
    }
    differ
}

#[tokio::test(flavor = "multi_thread")]
async fn two_worlds_a_seat_cannot_tell_apart_give_it_the_same_bytes() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let player = world.guest("Ania").await;
    // Where piles have no order before it matters, and no hands are hidden, there is but one world.
    let mut with_secrets = 0;
    for game in games() {
        with_secrets += u32::from(two_worlds_look_the_same(&world, &game, &player).await > 0);
    }
    assert!(with_secrets >= 2, "the worlds never differ");
}
