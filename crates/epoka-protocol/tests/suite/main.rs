//! The engine as a program on the other side sees it.

mod errors;
mod input;
mod methods;
mod positions;
mod readme;
mod replay_format;
mod session;

use epoka_core::Viewer;
use epoka_games::{Entry, Texts};
use epoka_protocol::Engine;
use epoka_testkit::torture::Torture;
use serde_json::{Value, json};

/// The other side: asks, and reads the reply.
struct Client {
    engine: Engine,
    asked: u64,
}

impl Client {
    /// A client of the games people play.
    fn new() -> Client {
        Client { engine: Engine::default(), asked: 0 }
    }

    /// A client of the torture game, which has everything difficult.
    fn torture() -> Client {
        let game = Entry::of::<Torture>(Texts { en: "", pl: "" }).open(&[]).unwrap();
        Client { engine: Engine::new(vec![game]), asked: 0 }
    }

    /// The reply to a line.
    fn line(&mut self, line: &str) -> Value {
        serde_json::from_str(&self.engine.answer(line).expect("a reply")).expect("a reply is JSON")
    }

    /// What a method answers, or its error.
    #[expect(clippy::needless_pass_by_value, reason = "tests write the JSON in place")]
    fn call(&mut self, method: &str, params: Value) -> Result<Value, Value> {
        self.asked += 1;
        let request = json!({"jsonrpc": "2.0", "id": self.asked, "method": method, "params": params});
        let mut reply = self.line(&request.to_string());
        assert_eq!((&reply["jsonrpc"], &reply["id"]), (&json!("2.0"), &json!(self.asked)), "{reply}");
        match reply.get_mut("error") {
            Some(error) => Err(error.take()),
            None => Ok(reply["result"].take()),
        }
    }

    /// What a method answers.
    fn ok(&mut self, method: &str, params: Value) -> Value {
        self.call(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// The code and data of the error a method answers. It changes nothing.
    fn fails(&mut self, method: &str, params: Value) -> (i64, Value) {
        let before = self.everything();
        let asked = format!("{method} {params}");
        let mut error = self.call(method, params).expect_err(&asked);
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{error}");
        assert_eq!(self.everything(), before, "{asked} failed and yet changed something");
        (error["code"].as_i64().unwrap(), error["data"].take())
    }

    /// What the first matches wait for, as the referee knows it.
    fn everything(&mut self) -> Vec<Result<Value, Value>> {
        (1..4).map(|id| self.call("state", json!({"match": id.to_string(), "viewer": Viewer::Referee}))).collect()
    }

    /// A match of Stone Age for two, waiting for seat 0 to place the first figures. Its id is 1.
    fn stone_age() -> Client {
        let mut client = Client::new();
        client.ok("new", json!({"game": "stone-age", "players": 2, "seed": "1", "chance": "manual"}));
        client.ok("chance", json!({"match": "1", "outcome": {"pick": "0"}}));
        client.ok("chance", json!({"match": "1", "outcome": "auto", "until": "decision"}));
        client
    }

    /// Places figures of a seat in match 1.
    fn place(&mut self, seat: u8, spot: &str, figures: u8) -> Value {
        self.ok("act", json!({"match": "1", "seat": seat, "action": place(spot, figures)}))
    }

    /// Plays match 1 by lot until it is over.
    fn play_to_the_end(&mut self) {
        loop {
            let turn = self.ok("state", json!({"match": "1"}))["turn"].take();
            match turn["wait"].as_str() {
                Some("decision") => {
                    let seat = turn["seats"][0].clone();
                    let seed = turn["step"].to_string();
                    let bot = json!({"match": "1", "seat": seat, "level": "random", "seed": seed});
                    let action = self.ok("bot", bot)["action"].take();
                    self.ok("act", json!({"match": "1", "seat": seat, "action": action}));
                }
                Some("chance") => drop(self.ok("chance", json!({"match": "1", "outcome": "auto"}))),
                _ => return,
            }
        }
    }
}

fn place(spot: &str, figures: u8) -> Value {
    json!({"type": "place", "spot": spot, "figures": figures})
}
