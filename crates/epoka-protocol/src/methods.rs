//! The methods, one function each, in the order of `docs/engine-protocol.md`.

use std::{borrow::Cow, sync::Arc};

use epoka_core::{Replay, Seat, Viewer, json, replay::ReplayError};
use epoka_games::{About, Answer, AnyGame, AnyMatch, Lang, Refusal, Voice, bot::Level};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::{
    engine::{Engine, Table},
    error::{Code, Error},
    params,
};

/// The version of the protocol: within it, fields are added, never renamed or removed.
pub const PROTOCOL: u32 = 1;

type Reply = Result<Value, Error>;

impl Engine {
    /// Carries out one method.
    pub(crate) fn call(&mut self, method: &str, params: &Value) -> Reply {
        match method {
            "hello" => read::<params::Nothing>(params).map(|_| hello()),
            "games" => read::<params::Nothing>(params).map(|_| self.list_games()),
            "schema" => self.schema(&read(params)?),
            "new" => self.new_match(&read(params)?),
            "state" => self.state(&read(params)?),
            "actions" => self.actions(&read(params)?),
            "act" => self.act(read(params)?),
            "chance" => self.chance(read(params)?),
            "events" => self.events(&read(params)?),
            "why" => self.why(&read(params)?),
            "preview" => self.preview(&read(params)?),
            "basket" => self.basket(&read(params)?),
            "undo" => self.undo(&read(params)?),
            "imagine" => self.imagine(&read(params)?),
            "fork" => self.fork(&read(params)?),
            "bot" => self.bot(&read(params)?),
            "save" => self.save(&read(params)?),
            "load" => self.load(&read(params)?),
            "position" => self.position(&read(params)?),
            "close" => self.close_match(&read(params)?),
            _ => Err(Error::new(Code::NoMethod, format!("there is no method `{method}`"))),
        }
    }

    fn list_games(&self) -> Value {
        self.games.iter().map(|game| describe(&**game)).collect()
    }

    fn schema(&self, params: &params::Schema) -> Reply {
        Ok(json!(self.game(&params.game)?.schemas()))
    }

    fn new_match(&mut self, params: &params::New) -> Reply {
        let game = self.game(&params.game)?.clone();
        let played = game.new_match(params.players, &params.seed, &params.setup, params.chance);
        self.open_new(game, played, params.viewer, None, params.lang)
    }

    fn state(&self, params: &params::State) -> Reply {
        let table = self.table(&params.r#match)?;
        let viewer = table.viewer(params.viewer, None)?;
        let played = &table.played;
        Ok(json!({"turn": played.turn(viewer), "view": played.view(viewer), "scores": played.scores()}))
    }

    fn actions(&self, params: &params::Actions) -> Reply {
        let table = self.table(&params.r#match)?;
        table.check_seat(params.seat)?;
        Ok(json!(table.played.actions(params.seat, &Voice::new(params.lang))))
    }

    fn act(&mut self, params: params::Act) -> Reply {
        let chain = match (params.action, params.actions) {
            (Some(action), None) => vec![action],
            (None, Some(actions)) if !actions.is_empty() => actions,
            _ => return Err(Error::params("either `action` or `actions`, at least one of them")),
        };
        let viewer = self.table(&params.r#match)?.viewer(params.viewer, Some(params.seat))?;
        let play = |played: &mut dyn AnyMatch| played.act(params.seat, &chain, params.step);
        let first = self.change(&params.r#match, params.lang, play)?;
        Ok(self.table(&params.r#match)?.happened(first, viewer, params.lang))
    }

    fn chance(&mut self, params: params::Chance) -> Reply {
        let answer = match (params.outcome, params.until) {
            (params::Answer::Auto, None) => Answer::Auto,
            (params::Answer::Auto, Some(params::Until::Decision)) => Answer::AutoUntilDecision,
            (params::Answer::Given(outcome), None) => Answer::Outcome(outcome),
            (params::Answer::Given(_), Some(_)) => return Err(Error::params("`until` goes with \"auto\"")),
        };
        self.table(&params.r#match)?.viewer(params.viewer, None)?;
        let first = self.change(&params.r#match, params.lang, |played| played.chance(&answer))?;
        let table = self.table(&params.r#match)?;
        Ok(table.happened(first, table.viewer(params.viewer, None)?, params.lang))
    }

    fn events(&self, params: &params::Events) -> Reply {
        let table = self.table(&params.r#match)?;
        let viewer = table.viewer(params.viewer, None)?;
        Ok(json!(table.played.told(params.since, viewer, &Voice::new(params.lang))))
    }

    fn why(&self, params: &params::Why) -> Reply {
        let about = match (&params.action, &params.target) {
            (Some(action), None) => About::Action(action),
            (None, Some(target)) => About::Target(target),
            (None, None) | (Some(_), Some(_)) => return Err(Error::params("either `action` or `target`")),
        };
        let table = self.table(&params.r#match)?;
        let forbidding = table.played.why(params.seat, &about);
        let forbidding = forbidding.map_err(|refusal| table.refused(&refusal, params.lang))?;
        Ok(match forbidding {
            None => json!({"legal": true}),
            Some(rule) => {
                let text = table.game.catalogue().entry(rule).text.get(params.lang.code());
                let mut answer = json!({"legal": false, "rule": rule.id(), "text": text});
                if let Some(component) = table.played.barring(params.seat, &about) {
                    answer["component"] = json!(component);
                }
                answer
            }
        })
    }

    fn preview(&self, params: &params::Preview) -> Reply {
        let table = self.table(&params.r#match)?;
        let viewer = table.viewer(params.viewer, Some(params.seat))?;
        let view = table.played.preview(params.seat, &params.action, viewer);
        view.map_err(|refusal| table.refused(&refusal, params.lang))
    }

    fn basket(&self, params: &params::Basket) -> Reply {
        let table = self.table(&params.r#match)?;
        let basket = table.played.basket(params.seat, &params.actions, &Voice::new(params.lang));
        basket.map(|basket| json!(basket)).map_err(|refusal| table.refused(&refusal, params.lang))
    }

    fn undo(&mut self, params: &params::Undo) -> Reply {
        let viewer = self.table(&params.r#match)?.viewer(params.viewer, Some(params.seat))?;
        let undo = |played: &mut dyn AnyMatch| played.undo(params.seat, params.whole_turn);
        self.change(&params.r#match, params.lang, undo)?;
        Ok(json!({"turn": self.table(&params.r#match)?.played.turn(viewer)}))
    }

    fn imagine(&mut self, params: &params::Imagine) -> Reply {
        let table = self.table(&params.r#match)?;
        let (game, imagined) = (table.game.clone(), table.played.imagine(params.seat, &params.seed));
        self.open_new(game, imagined, params.viewer, Some(params.seat), params.lang)
    }

    fn fork(&mut self, params: &params::Fork) -> Reply {
        let table = self.table(&params.r#match)?;
        let fork = table.played.fork(params.step.unwrap_or_else(|| table.played.step()));
        self.open_new(table.game.clone(), fork, params.viewer, None, params.lang)
    }

    fn bot(&self, params: &params::Bot) -> Reply {
        let table = self.table(&params.r#match)?;
        let level = Level::find(&params.level).ok_or_else(|| {
            // A search has a budget of its own: these are two of them.
            let levels = Level::ALL.map(Level::name).into_iter().chain(["mcts:500it".into(), "mcts:100ms".into()]);
            let levels: Vec<Cow<str>> = levels.collect();
            Error::params(format!("there is no level `{}`", params.level)).with(json!({"levels": levels}))
        })?;
        let advice = table.played.advise(params.seat, level, &params.seed);
        advice.map(|advice| json!(advice)).map_err(|refusal| table.refused(&refusal, params.lang))
    }

    fn save(&self, params: &params::OfMatch) -> Reply {
        Ok(json!(self.table(&params.r#match)?.played.save()))
    }

    fn load(&mut self, params: &params::Load) -> Reply {
        let refuse = |why: ReplayError| Error::replay_refused(&why);
        let replay: Replay =
            json::read(&params.replay).map_err(|error| refuse(ReplayError::Unreadable(error.to_string())))?;
        let game = self.game(&replay.game).map_err(|_| refuse(ReplayError::Game(replay.game.clone())))?.clone();
        let played = game.load(&replay);
        self.open_new(game, played, params.viewer, None, params.lang)
    }

    fn position(&mut self, params: &params::Position) -> Reply {
        let game = self.game(&params.game)?.clone();
        let played = game.position(&params.state, &params.seed, &params.setup, params.chance);
        self.open_new(game, played, params.viewer, None, params.lang)
    }

    fn close_match(&mut self, params: &params::OfMatch) -> Reply {
        self.close(&params.r#match).map(|()| Value::Null)
    }

    /// Opens a match that was just made, if it could be made.
    fn open_new(
        &mut self,
        game: Arc<dyn AnyGame>,
        played: Result<Box<dyn AnyMatch>, Refusal>,
        viewer: Option<Viewer>,
        acting: Option<Seat>,
        lang: Lang,
    ) -> Reply {
        self.check_room()?;
        let played = played.map_err(|refusal| Error::refused(&refusal, game.catalogue(), lang))?;
        let table = Table { game, played };
        let turn = table.played.turn(table.viewer(viewer, acting)?);
        Ok(json!({"match": self.open(table), "turn": turn}))
    }
}

impl Table {
    /// What the match waits for now, and what happened since a step.
    fn happened(&self, since: usize, viewer: Viewer, lang: Lang) -> Value {
        let told = self.played.told(since, viewer, &Voice::new(lang));
        let events: Vec<_> = told.into_iter().map(|told| json!({"event": told.event, "text": told.text})).collect();
        json!({"turn": self.played.turn(viewer), "events": events})
    }
}

fn hello() -> Value {
    json!({"protocol": PROTOCOL, "epoka": env!("CARGO_PKG_VERSION")})
}

/// A game as `games` lists it.
pub fn describe(game: &dyn AnyGame) -> Value {
    json!({
        "game": game.id(),
        "name": game.title(),
        "players": game.players(),
        "rules-version": game.rules_version(),
        "house-share": game.house_share(),
        "setup": game.schemas().setup,
    })
}

fn read<P: DeserializeOwned>(params: &Value) -> Result<P, Error> {
    if !params.is_object() {
        return Err(Error::params("the parameters are an object"));
    }
    json::read(params).map_err(|error| Error::params(error.to_string()))
}
