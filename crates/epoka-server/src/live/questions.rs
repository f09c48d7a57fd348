//! What can be asked of a table without changing it.

use epoka_core::{Replay, Seat, Viewer, fair::Fair};
use epoka_games::{About, AnyMatch, Refusal, Voice, bot::Level};
use epoka_store::Status;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::{Played, Who, orders::LONGEST_CHAIN, table::Table};
use crate::{
    error::{Code, Trouble},
    options,
};

/// What can be asked of a table.
#[derive(Clone, Debug)]
pub enum Question {
    /// The whole table.
    Whole,
    /// May I look at it?
    May,
    /// The step the match is at.
    Step,
    /// What happened since a step; if none is given, since one's last turn.
    Events(Option<usize>),
    /// May I, and if not, why not? An action or a thing by its id.
    Why(Option<Value>, Option<String>),
    /// What the table will look like after an action; if so wanted, without what follows by itself.
    Preview(Value, bool),
    /// What one has that puts these things of a whole in a basket; the number is one of one's own seats.
    Basket(Vec<Value>, Option<u8>),
    /// Whether one's turn ends with an action.
    HandsOn(Value),
    /// What one can plan after what one has planned already.
    Ahead,
    /// What a bot of this level would do: it takes time, so the table lets it think elsewhere.
    Hint(String),
    /// The record of a match that has ended.
    Replay,
    /// What was: the table lets somebody else look it up.
    Back(Back),
}

/// What can be asked about the past of a match. It is played again for that, which takes time.
#[derive(Clone, Copy, Debug)]
pub enum Back {
    /// The match as it was after a step: for all to see once it has ended, before that as the viewer saw it.
    At(usize),
    /// The scores after every step.
    Scores,
    /// Where a match that has ended can be played on from: what a referee sees after a step.
    Position(usize),
}

impl Table {
    /// Answers a question, as far as who asks may know.
    pub(crate) fn answer(&self, who: &Who, question: Question) -> Result<Value, Trouble> {
        let viewer = self.viewer(who, None)?;
        let refused = |refusal: Refusal| Trouble::refused(&refusal, self.game.catalogue(), who.lang);
        let names = self.names(who.lang);
        let voice = Voice { lang: who.lang, players: &names };
        if let Question::Whole = question {
            return Ok(self.whole(who, (viewer, who.lang)));
        }
        if let Question::May = question {
            return Ok(Value::Null);
        }
        let played = self.played.as_ref().ok_or_else(|| self.no_match())?;
        match question {
            Question::Whole | Question::May => Ok(Value::Null),
            Question::Step => Ok(json!(played.step())),
            Question::Events(since) => {
                let since = since.unwrap_or_else(|| self.after_last_turn(viewer));
                Ok(json!({"since": since, "step": played.step(), "events": played.told(since, viewer, &voice)}))
            }
            Question::Why(action, target) => {
                let seat = self.own_seat(who, None)?;
                let about = match (&action, &target) {
                    (Some(action), None) => About::Action(action),
                    (None, Some(target)) => About::Target(target),
                    (None, None) | (Some(_), Some(_)) => return Err(Trouble::bad("either `action` or `target`")),
                };
                Ok(match played.why(seat, &about).map_err(refused)? {
                    None => json!({"legal": true}),
                    Some(rule) => {
                        let text = self.game.catalogue().entry(rule).text.get(who.lang.code());
                        json!({"legal": false, "rule": rule.id(), "text": text, "component": played.barring(seat, &about)})
                    }
                })
            }
            Question::Preview(action, alone) => {
                let seat = self.own_seat(who, None)?;
                let viewer = Viewer::Seat(seat);
                let after = if alone {
                    played.preview_alone(seat, &action, viewer)
                } else {
                    played.preview(seat, &action, viewer)
                };
                after.map_err(refused)
            }
            Question::Basket(chain, named) => {
                let seat = self.own_seat(who, named)?;
                if chain.len() > LONGEST_CHAIN {
                    return Err(Trouble::bad(format!("a basket holds at most {LONGEST_CHAIN} actions")));
                }
                Ok(json!(played.basket(seat, &chain, &voice).map_err(refused)?))
            }
            Question::HandsOn(action) => {
                let seat = self.own_seat(who, None)?;
                Ok(json!(played.hands_on(seat, &action).map_err(refused)?))
            }
            Question::Ahead => {
                let seat = self.own_seat(who, None)?;
                let planned = self.plans.get(seat.index()).map_or(&[][..], |plan| &plan.moves);
                Ok(json!(played.ahead(seat, planned, &voice).map_err(refused)?))
            }
            Question::Replay => Ok(options::record(&self.replay()?, self.options.pack.as_ref())),
            Question::Hint(_) | Question::Back(_) => Err(Trouble::new(Code::Mistake)),
        }
    }

    /// Lets a bot think in a player's place, off the async threads, where the table allows it.
    pub(crate) fn hint(&self, who: &Who, level: &str, reply: oneshot::Sender<Result<Value, Trouble>>) {
        let (played, seat, level) = match self.adviser(who, level) {
            Ok(found) => found,
            // Who no longer waits has no need of an answer.
            Err(trouble) => return drop(reply.send(Err(trouble))),
        };
        let (game, lang) = (self.game.clone(), who.lang);
        let thought = self.app.thinkers.think(move || played.advise(seat, level, &crate::random::secret()));
        tokio::spawn(async move {
            let advice = match thought.await {
                Some(Ok(advice)) => Ok(json!(advice)),
                Some(Err(refusal)) => Err(Trouble::refused(&refusal, game.catalogue(), lang)),
                None => Err(Trouble::new(Code::Mistake)),
            };
            let _ = reply.send(advice);
        });
    }

    /// Looks up what was, off the table's task: nobody at the table waits for it.
    pub(crate) fn look_back(&self, who: &Who, back: Back, reply: oneshot::Sender<Result<Value, Trouble>>) {
        let (played, eye) = match self.looker(who, back) {
            Ok(found) => found,
            // Who no longer waits has no need of an answer.
            Err(trouble) => return drop(reply.send(Err(trouble))),
        };
        let (lookers, game, lang, names) =
            (self.app.lookers.clone(), self.game.clone(), who.lang, self.names(who.lang));
        tokio::spawn(async move {
            let Ok(_room) = lookers.acquire_owned().await else { return };
            let found = tokio::task::spawn_blocking(move || {
                let voice = Voice { lang, players: &names };
                back.find(&*played, eye, &voice).map_err(|refusal| Trouble::refused(&refusal, game.catalogue(), lang))
            });
            let _ = reply.send(found.await.unwrap_or(Err(Trouble::new(Code::Mistake))));
        });
    }

    /// The match, and as whom somebody may look at its past.
    fn looker(&self, who: &Who, back: Back) -> Result<(Played, Viewer), Trouble> {
        let viewer = self.viewer(who, None)?;
        let played = self.played.as_ref().ok_or_else(|| self.no_match())?;
        let ended = self.ended();
        if let Back::Position(_) = back {
            ended.clone()?;
        }
        Ok((played.copy(), if ended.is_ok() { Viewer::Referee } else { viewer }))
    }

    fn adviser(&self, who: &Who, level: &str) -> Result<(Played, Seat, Level), Trouble> {
        let seat = self.own_seat(who, None)?;
        if self.options.rated || !self.options.hints {
            return Err(Trouble::with(Code::BadOptions, json!({"why": "this table plays without hints"})));
        }
        let played = self.played.as_ref().ok_or_else(|| self.no_match())?;
        Ok((played.copy(), seat, options::level(level)?))
    }

    /// The record of a match that has ended, with what its dice were made of.
    fn replay(&self) -> Result<Replay, Trouble> {
        self.ended()?;
        let mut replay = self.played.as_ref().ok_or_else(|| self.no_match())?.save();
        let nonces = self.seats.iter().map(|seat| seat.nonce.clone().unwrap_or_default()).collect();
        let fair = Fair { secret: self.row.secret.clone(), nonces };
        replay.fair = Some(fair).filter(|fair| fair.seed() == replay.seed);
        Ok(replay)
    }

    /// Refuses to show what would give away what is hidden in a running match.
    fn ended(&self) -> Result<(), Trouble> {
        match self.row.status {
            Status::Over | Status::Abandoned => Ok(()),
            Status::Open => Err(Trouble::new(Code::NotBegun)),
            Status::Playing => Err(Trouble::new(Code::GoesOn)),
        }
    }
}

impl Back {
    /// What was, as `eye` may know it.
    fn find(self, played: &dyn AnyMatch, eye: Viewer, voice: &Voice) -> Result<Value, Refusal> {
        match self {
            Back::At(step) => {
                let then = played.fork(step)?;
                Ok(json!({
                    "step": then.step(),
                    "steps": played.step(),
                    "turn": then.turn(eye),
                    "view": then.view(eye),
                    "scores": then.scores(),
                    "events": then.told(0, eye, voice),
                }))
            }
            Back::Scores => Ok(json!({"scores": played.all_scores()})),
            Back::Position(step) => Ok(played.fork(step)?.view(Viewer::Referee)),
        }
    }
}
