//! One story, told to both databases: what is acknowledged is there, what is refused is not.

use std::path::PathBuf;

use epoka_store::{
    Account, Change, Deck, Entry, Kind, Move, Pool, Report, Seat, Status, Store, StoreError, Subscription, Table,
    moves::{End, Said},
    ratings::FIRST_RATING,
};
use epoka_testkit::postgres::Postgres;
use serde_json::json;

/// A folder that is gone with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("epoka-store-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn account(name: &str, kind: Kind) -> Account {
    Account {
        id: format!("id-{name}"),
        kind,
        name: name.into(),
        password: (kind == Kind::Member).then(|| "hash".into()),
        settings: json!({"lang": "pl"}),
        away_until_ms: 0,
        vacation_ms: 1000,
        created_ms: 1,
    }
}

fn table(id: &str) -> Table {
    Table {
        id: id.into(),
        game: "stone-age".into(),
        players: 2,
        rules_version: 1,
        data: "abc".into(),
        options: json!({"rated": true}),
        private: false,
        invite: format!("invite-{id}"),
        host: "id-Ania".into(),
        status: Status::Open,
        secret: "secret".into(),
        commitment: "commitment".into(),
        seed: None,
        position: None,
        standing: json!({}),
        result: None,
        created_ms: 5,
        started_ms: None,
        ended_ms: None,
    }
}

fn entry(sequence: i64) -> Move {
    let entry = Entry { sequence, seat: Some(0), kind: "act".into(), body: json!([{"type": "x"}]), at_ms: sequence };
    Move {
        entry,
        standing: json!({"at": sequence}).to_string(),
        due_ms: Some(90),
        position: None,
        said: None,
        bot: None,
        end: None,
        onwards: None,
    }
}

/// A table at which Ania and a bot have begun to play.
async fn begin(store: &Store, id: &str) {
    let seats: Vec<_> = (0..2).map(|seat| Seat { seat, ..Seat::default() }).collect();
    store.add_table(&table(id), &seats).await.unwrap();
    let ania = Seat { account: Some("id-Ania".into()), name: Some("Ania".into()), ..Seat::default() };
    store.take_seat(id, &ania).await.unwrap();
    assert_eq!(store.start(id, "seed", &[], &json!({}), 7).await, Err(StoreError::Refused("the match cannot begin")));
    store.take_seat(id, &Seat { seat: 1, bot: Some("random".into()), ..Seat::default() }).await.unwrap();
    store.set_nonce(id, "id-Ania", "early").await.unwrap();
    let brought = json!({"capital": "rome"});
    store.bring_deck(id, "id-Ania", 0, Some(&brought)).await.unwrap();
    assert!(store.bring_deck(id, "id-Bolek", 0, None).await.is_err(), "not their seat");
    store.accept_pack(id, "id-Ania").await.unwrap();
    let ready = store.seats(id).await.unwrap().into_iter().map(|seat| (seat.deck, seat.accepted));
    assert_eq!(ready.collect::<Vec<_>>(), [(Some(brought), true), (None, false)]);
    assert_eq!(store.seats(id).await.unwrap()[0].nonce.as_deref(), Some("early"));
    store.start(id, "seed", &["a".into(), "b".into()], &json!({}), 7).await.unwrap();
    store.set_nonce(id, "id-Ania", "too late").await.unwrap();
    assert!(store.bring_deck(id, "id-Ania", 0, None).await.is_err(), "too late");
    let nonces = store.seats(id).await.unwrap().into_iter().map(|seat| seat.nonce.unwrap_or_default());
    assert_eq!(nonces.collect::<Vec<_>>(), ["a", "b"]);
}

async fn story(store: &Store) {
    people(store).await;
    tables(store).await;
    log(store).await;
    endings(store).await;
    forgetting(store).await;
}

async fn people(store: &Store) {
    for (name, kind) in [("Ania", Kind::Member), ("Bolek", Kind::Guest)] {
        store.add_account(&account(name, kind)).await.unwrap();
    }
    let twin = Account { id: "other".into(), ..account("ANIA", Kind::Guest) };
    assert_eq!(store.add_account(&twin).await, Err(StoreError::Taken));
    assert_eq!(store.account("id-Ania").await, Ok(Some(account("Ania", Kind::Member))));
    assert_eq!(store.account_named("aNiA").await.unwrap().unwrap().id, "id-Ania");
    assert_eq!(store.account("nobody").await, Ok(None));

    assert_eq!(store.become_member("id-Bolek", "ania", "h").await, Err(StoreError::Taken));
    store.become_member("id-Bolek", "Żubr", "h").await.unwrap();
    assert!(store.become_member("id-Bolek", "Lolek", "h").await.is_err(), "once is enough");
    assert_eq!(store.account_named("żubr").await.unwrap().unwrap().kind, Kind::Member);

    store.open_session("token", "id-Ania", 100).await.unwrap();
    assert_eq!(store.session("token", 99).await.unwrap().unwrap().name, "Ania");
    assert_eq!(store.session("token", 100).await, Ok(None));
    assert_eq!(store.session("nekot", 99).await, Ok(None));
    store.add_account(&account("Celina", Kind::Guest)).await.unwrap();
    store.open_session("of a guest", "id-Celina", 100).await.unwrap();
    assert!(store.set_password("id-Celina", "h2").await.is_err(), "a guest has none");
    assert!(store.session("of a guest", 99).await.unwrap().is_some(), "and stays");
    store.forget_account("id-Celina").await.unwrap();
    store.open_session("elsewhere", "id-Bolek", 100).await.unwrap();
    store.set_password("id-Bolek", "h2").await.unwrap();
    assert_eq!(store.account("id-Bolek").await.unwrap().unwrap().password.as_deref(), Some("h2"));
    assert_eq!(store.session("elsewhere", 99).await, Ok(None));
    assert!(store.session("token", 99).await.unwrap().is_some(), "the sessions of others stay open");
    store.close_old_sessions(100).await.unwrap();
    assert_eq!(store.session("token", 99).await, Ok(None));

    store.set_settings("id-Ania", &json!({"lang": "en"})).await.unwrap();
    store.set_vacation("id-Ania", 50, 10).await.unwrap();
    let ania = store.account("id-Ania").await.unwrap().unwrap();
    assert_eq!((ania.settings, ania.away_until_ms, ania.vacation_ms), (json!({"lang": "en"}), 50, 10));

    let place = |id: &str| Subscription {
        id: id.into(),
        kind: "webhook".into(),
        endpoint: format!("https://example.org/{id}"),
        keys: json!({"secret": 1}),
    };
    store.subscribe("id-Ania", &place("s1"), 1).await.unwrap();
    store.subscribe("id-Ania", &place("s2"), 2).await.unwrap();
    assert!(store.unsubscribe("id-Bolek", "s1").await.is_err(), "not theirs");
    store.unsubscribe("id-Ania", "s1").await.unwrap();
    assert_eq!(store.subscriptions("id-Ania").await, Ok(vec![place("s2")]));
    // The same address once more takes the place of the old one; one that fails too often is forgotten.
    store.subscribe("id-Ania", &Subscription { id: "s3".into(), ..place("s2") }, 3).await.unwrap();
    for works in [true, false] {
        for _ in 0..2 {
            store.subscription_fails("s3", 3).await.unwrap();
        }
        assert_eq!(store.subscriptions("id-Ania").await.unwrap().len(), 1);
        if works {
            store.subscription_works("s3").await.unwrap();
        }
    }
    store.subscription_fails("s3", 3).await.unwrap();
    assert_eq!(store.subscriptions("id-Ania").await, Ok(vec![]), "three times in a row");
    store.subscribe("id-Ania", &place("s2"), 4).await.unwrap();
    store.drop_subscription("s2").await.unwrap();
    assert_eq!(store.subscriptions("id-Ania").await, Ok(vec![]));
    store.subscribe("id-Ania", &place("s2"), 4).await.unwrap();

    let deck = |id: &str, name: &str| Deck {
        id: id.into(),
        game: "a-game".into(),
        name: name.into(),
        list: "4 axemen # łąka\n".into(),
        changed_ms: 3,
    };
    store.add_deck("id-Ania", &deck("d1", "Riders"), 2).await.unwrap();
    store.add_deck("id-Ania", &deck("d2", "Builders"), 2).await.unwrap();
    let third = store.add_deck("id-Ania", &deck("d3", "Sailors"), 2).await;
    assert_eq!(third, Err(StoreError::Refused("there are too many decks")));
    store.add_deck("id-Bolek", &deck("d4", "Mine"), 2).await.unwrap();
    assert_eq!(store.decks("id-Ania").await, Ok(vec![deck("d2", "Builders"), deck("d1", "Riders")]));
    assert_eq!(store.deck("id-Bolek", "d1").await, Ok(None), "not theirs");
    assert!(store.change_deck("id-Bolek", &deck("d1", "Stolen")).await.is_err(), "not theirs");
    assert!(store.drop_deck("id-Bolek", "d1").await.is_err(), "not theirs");
    store.change_deck("id-Ania", &Deck { changed_ms: 9, ..deck("d1", "Raiders") }).await.unwrap();
    assert_eq!(store.deck("id-Ania", "d1").await, Ok(Some(Deck { changed_ms: 9, ..deck("d1", "Raiders") })));
    store.drop_deck("id-Ania", "d2").await.unwrap();

    assert_eq!(store.secret_or("key", "one").await.unwrap(), "one");
    assert_eq!(store.secret_or("key", "two").await.unwrap(), "one", "a secret is kept for ever");
}

async fn tables(store: &Store) {
    begin(store, "t1").await;
    let late = Seat { seat: 1, account: Some("id-Bolek".into()), ..Seat::default() };
    assert_eq!(store.take_seat("t1", &late).await, Err(StoreError::Refused("the seat is taken")));
    assert!(store.free_seat("t1", 1).await.is_err(), "the match has begun");
    assert!(store.start("t1", "other seed", &["x".into()], &json!({}), 8).await.is_err(), "the dice are fixed once");
    assert!(store.close_table("t1", 9).await.is_err());

    // The bots of a table belong to one server until its time is over.
    assert_eq!(store.claim("t1", "a", 100, 200).await, Ok(true));
    assert_eq!(store.claim("t1", "b", 150, 250).await, Ok(false));
    assert_eq!(store.claim("t1", "a", 150, 250).await, Ok(true), "its own it may renew");
    assert_eq!(store.claim("t1", "b", 249, 350).await, Ok(false));
    assert_eq!(store.claim("t1", "b", 250, 350).await, Ok(true));
    store.give_up_claims("b").await.unwrap();
    assert_eq!(store.claim("t1", "a", 260, 300).await, Ok(true));
    let playing = Table { status: Status::Playing, seed: Some("seed".into()), started_ms: Some(7), ..table("t1") };
    assert_eq!(store.table("t1").await, Ok(Some(playing.clone())));
    assert_eq!(store.invited_to("invite-t1").await, Ok(Some(playing)));

    let private = Table { private: true, ..table("t2") };
    store.add_table(&private, &[Seat { account: Some("id-Bolek".into()), ..Seat::default() }]).await.unwrap();
    store.add_table(&table("t3"), &[]).await.unwrap();
    let ids = |tables: Vec<Table>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    assert_eq!(ids(store.lobby(10).await.unwrap()), ["t3", "t1"]);
    assert_eq!(ids(store.games_of("id-Bolek").await.unwrap()), ["t2"]);
    assert_eq!(store.due(6, 10).await.unwrap(), [""; 0]);
    assert_eq!(store.due(7, 10).await.unwrap(), ["t1"], "whoever is to move first");
    store.close_table("t3", 9).await.unwrap();
    assert_eq!(store.table("t3").await.unwrap().unwrap().status, Status::Abandoned);
    store.set_plan("t1", 0, Some(&json!({"pass": true}))).await.unwrap();
    assert_eq!(store.seats("t1").await.unwrap()[0].plan, Some(json!({"pass": true})));
}

async fn log(store: &Store) {
    store.append("t1", &Move { position: Some(json!({"food": 9}).to_string()), ..entry(1) }).await.unwrap();
    assert_eq!(store.position("t1").await, Ok(Some((1, json!({"food": 9})))));
    assert_eq!(store.due(89, 10).await.unwrap(), [""; 0]);
    assert_eq!(store.due(90, 10).await.unwrap(), ["t1"]);
    store.append("t1", &Move { position: Some(json!({"food": 12}).to_string()), ..entry(2) }).await.unwrap();
    let rival = Move { standing: json!({"rival": true}).to_string(), ..entry(2) };
    assert_eq!(store.append("t1", &rival).await, Err(StoreError::Taken), "the key is the arbiter");
    assert_eq!(store.table("t1").await.unwrap().unwrap().standing, json!({"at": 2}), "nothing of it is there");
    let said = Said { account: "id-Ania".into(), text: "cześć".into() };
    store.append("t1", &Move { said: Some(said), ..entry(3) }).await.unwrap();
    assert_eq!(store.log("t1", 0).await.unwrap(), [entry(1).entry, entry(2).entry, entry(3).entry]);
    assert_eq!(store.log("t1", 2).await.unwrap(), [entry(3).entry]);
    assert_eq!(store.position("t1").await, Ok(Some((2, json!({"food": 12})))));
    let chat = store.chat("t1").await.unwrap();
    assert_eq!((chat[0].sequence, &*chat[0].name, &*chat[0].text), (3, "Ania", "cześć"));

    // Many at once, at many tables and at one: each number is given to one.
    let rivals = (0..40).map(|at| {
        let (store, new) = (store.clone(), entry(4 + at / 4));
        tokio::spawn(async move { store.append("t1", &new).await })
    });
    let mut taken = 0;
    for rival in rivals.collect::<Vec<_>>() {
        match rival.await.unwrap() {
            Ok(()) => {}
            Err(StoreError::Taken) => taken += 1,
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(taken, 30);
    assert_eq!(store.log("t1", 0).await.unwrap().len(), 13);
}

async fn endings(store: &Store) {
    store.append("t1", &Move { bot: Some((0, Some("random".into()))), ..entry(14) }).await.unwrap();
    let seats = store.seats("t1").await.unwrap();
    assert_eq!((seats[0].bot.as_deref(), seats[0].account.as_deref()), (Some("random"), Some("id-Ania")));
    let change =
        |player: &str, by, win| Change { player: player.into(), game: "stone-age".into(), pool: Pool::Bots, by, win };
    let ratings = vec![change("id-Ania", 16.0, 1.0), change("bot:random", -16.0, 0.0)];
    let end = End { status: Status::Over, result: json!({"winner": 0}), ratings };
    store.append("t1", &Move { end: Some(end.clone()), ..entry(15) }).await.unwrap();
    assert!(store.append("t1", &Move { end: Some(end), ..entry(16) }).await.is_err(), "it ends once");
    assert_eq!(store.log("t1", 15).await.unwrap(), [], "nothing of it is there");
    let over = store.table("t1").await.unwrap().unwrap();
    assert_eq!((over.status, over.result, over.ended_ms), (Status::Over, Some(json!({"winner": 0})), Some(15)));
    assert_eq!(store.position("t1").await, Ok(None));
    assert_eq!(store.history_of("id-Ania", 100, 10).await.unwrap().len(), 1);
    assert_eq!(store.history_of("id-Ania", 15, 10).await.unwrap(), []);
    assert_eq!(store.rating("id-Ania", "stone-age", Pool::Bots).await, Ok(FIRST_RATING + 16.0));
    assert_eq!(store.rating("id-Ania", "stone-age", Pool::People).await, Ok(FIRST_RATING));

    begin(store, "t4").await;
    let ratings = vec![change("id-Ania", -4.5, 0.5), change("id-Bolek", 4.5, 0.5)];
    let end = End { status: Status::Over, result: json!({}), ratings };
    store.append("t4", &Move { end: Some(end), ..entry(1) }).await.unwrap();
    let leaders = store.leaders("stone-age", Pool::Bots, 2).await.unwrap();
    let leaders: Vec<_> = leaders.iter().map(|one| (&*one.player, one.rating, one.games, one.wins)).collect();
    assert_eq!(leaders, [("id-Ania", 1511.5, 2, 1.5), ("id-Bolek", 1504.5, 1, 0.5)]);
}

async fn forgetting(store: &Store) {
    store.mute("id-Bolek", "id-Ania").await.unwrap();
    store.mute("id-Bolek", "id-Ania").await.unwrap();
    assert_eq!(store.muted_by("id-Bolek").await.unwrap(), [("id-Ania".to_owned(), "Ania".to_owned())]);
    let report = Report {
        id: "r".into(),
        account: "id-Bolek".into(),
        about: "id-Ania".into(),
        table: None,
        text: "rude".into(),
        at_ms: 1,
    };
    store.report(&report).await.unwrap();
    assert_eq!(store.reports().await, Ok(vec![report]));
    store.set_note("id-Ania", "t1", "one").await.unwrap();
    store.set_note("id-Ania", "t1", "two").await.unwrap();
    assert_eq!(store.note("id-Ania", "t1").await, Ok(Some("two".into())));
    assert_eq!(store.said_by("id-Ania").await.unwrap().len(), 1);

    store.forget_account("id-Ania").await.unwrap();
    let gone = store.account("id-Ania").await.unwrap().unwrap();
    assert_eq!((gone.kind, &*gone.name, gone.password), (Kind::Gone, "gone-id-Ania", None));
    assert_eq!(store.said_by("id-Ania").await.unwrap(), []);
    assert_eq!(store.note("id-Ania", "t1").await, Ok(None));
    assert_eq!(store.subscriptions("id-Ania").await.unwrap(), []);
    assert_eq!(store.decks("id-Ania").await.unwrap(), []);
    assert_eq!(store.decks("id-Bolek").await.unwrap().len(), 1);
    assert_eq!(store.seats("t1").await.unwrap()[0].name, None);
    store.unmute("id-Bolek", "id-Ania").await.unwrap();
    assert_eq!(store.log("t1", 0).await.unwrap().len(), 15, "the match remains");
    let again = Account { id: "id-Ania-2".into(), ..account("Ania", Kind::Member) };
    store.add_account(&again).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_what_it_acknowledges() {
    let folder = Folder::new("story");
    let store = Store::in_folder(&folder.0).await.unwrap();
    story(&store).await;
    drop(store);
    let again = Store::in_folder(&folder.0).await.unwrap();
    assert_eq!(again.log("t1", 0).await.unwrap().len(), 15);
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_what_it_acknowledges() {
    let server = Postgres::start();
    let url = server.database("story");
    let store = Store::at_url(&url).await.unwrap();
    story(&store).await;

    // The server dies: what was acknowledged is there, what comes meanwhile is refused.
    begin_again(&store, "t9").await;
    server.crash();
    assert!(matches!(store.append("t9", &entry(2)).await, Err(StoreError::Failed(_))));
    assert!(store.check().await.is_err());
    server.resume();
    assert_eq!(store.log("t9", 0).await.unwrap(), [entry(1).entry]);
    store.append("t9", &entry(2)).await.unwrap();
    assert_eq!(store.log("t9", 0).await.unwrap().len(), 2);

    // Connections are cut in the middle of things: refused or there, never half of it.
    for sequence in 3..30 {
        let cutter = async {
            if sequence % 3 == 0 {
                server.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'story'");
            }
        };
        let new = entry(sequence);
        let (written, ()) = tokio::join!(store.append("t9", &new), cutter);
        let is_there = store.log("t9", sequence - 1).await.unwrap_or_default().len() == 1;
        match written {
            Ok(()) => assert!(is_there || sequence % 3 == 0, "{sequence}"),
            Err(_) if store.log("t9", sequence - 1).await.is_ok_and(|log| log.is_empty()) => {
                store.append("t9", &entry(sequence)).await.unwrap();
            }
            Err(_) => {}
        }
    }
    let log = store.log("t9", 0).await.unwrap();
    assert_eq!(log.iter().map(|entry| entry.sequence).collect::<Vec<_>>(), (1..30).collect::<Vec<_>>());

    // A server that would lose moves is refused.
    server.sql("ALTER SYSTEM SET full_page_writes = off");
    server.sql("SELECT pg_reload_conf()");
    let refused = loop {
        match Store::at_url(&url).await {
            Ok(_) => tokio::time::sleep(std::time::Duration::from_millis(50)).await,
            Err(error) => break error,
        }
    };
    assert!(matches!(&refused, StoreError::Unfit(why) if why.contains("full_page_writes=off")), "{refused}");
}

async fn begin_again(store: &Store, id: &str) {
    begin(store, id).await;
    store.append(id, &entry(1)).await.unwrap();
}
