//! A match of any game.

use std::{borrow::Cow, sync::Arc};

use epoka_core::{Class, Game, Match, MatchError, Part, Replay, Rule, Seat, Seats, Turn, Viewer, names, replay::Step};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    basket::{self, Basket},
    bot::{self, Advice, Level},
    json,
    refusal::Refusal,
    text::{Voice, Words, WordsOf},
    turn::TurnView,
    written,
};

/// A match of any game: JSON in, JSON out, every reply made for a viewer.
///
/// A method that fails has changed nothing.
pub trait AnyMatch: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// How many seats it has.
    fn players(&self) -> u8;
    /// How many decisions and outcomes there have been.
    fn step(&self) -> usize;
    /// Who owes a decision.
    fn deciding(&self) -> Seats;
    /// What it waits for.
    fn turn(&self, viewer: Viewer) -> TurnView;
    /// What the viewer sees.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same, written as JSON.
    fn written_view(&self, viewer: Viewer) -> String;
    /// What it waits for, and what the viewer sees, written as JSON over whatever the text was: cheaper than both apart.
    fn seen(&self, viewer: Viewer, view: &mut String) -> TurnView;
    /// The points of the seats as everybody sees them.
    fn scores(&self) -> Vec<i32>;
    /// The points after every step, beginning before the first.
    fn all_scores(&self) -> Vec<Vec<i32>>;
    /// The legal actions of a seat, with words for them.
    fn actions(&self, seat: Seat, voice: &Voice) -> Vec<Offer>;
    /// The same, written as JSON.
    fn written_actions(&self, seat: Seat, voice: &Voice) -> String;
    /// Plays a chain of actions, all or nothing, and answers the number of its first step.
    fn act(&mut self, seat: Seat, chain: &[Value], step: Option<usize>) -> Result<usize, Refusal>;
    /// Answers chance, and answers the number of the first step that was taken.
    fn chance(&mut self, answer: &Answer) -> Result<usize, Refusal>;
    /// What happened since a step, as the viewer may know it.
    fn told(&self, since: usize, viewer: Viewer, voice: &Voice) -> Vec<Told>;
    /// The same for several viewers, written as JSON, in their order: what they see alike is said once.
    fn written_told(&self, since: usize, viewers: &[Viewer], voice: &Voice) -> Vec<String>;
    /// The rule that forbids a seat an action; `None` if it is legal.
    fn why(&self, seat: Seat, about: &About) -> Result<Option<Rule>, Refusal>;
    /// The component whose text forbids what [`AnyMatch::why`] refuses, if a game says so: `barred-by` in what it says of an
    /// action.
    fn barring(&self, seat: Seat, about: &About) -> Option<String>;
    /// What the viewer will see after an action of the seat, up to the next chance; as it is now, if the
    /// action shows something that is hidden.
    fn preview(&self, seat: Seat, action: &Value, viewer: Viewer) -> Result<Value, Refusal>;
    /// The same without what follows by itself, such as feeding or the end of a round.
    fn preview_alone(&self, seat: Seat, action: &Value, viewer: Viewer) -> Result<Value, Refusal>;
    /// What a seat has that puts things of a whole in a basket: a chain of pieces, perhaps none yet. It is played on a copy.
    fn basket(&self, seat: Seat, chain: &[Value], voice: &Voice) -> Result<Basket, Refusal>;
    /// What a seat can plan for the next time it is asked, after the chains it has planned already; `None` in a game that does
    /// not look ahead.
    fn ahead(&self, seat: Seat, planned: &[Vec<Value>], voice: &Voice) -> Result<Option<Ahead>, Refusal>;
    /// Whether a seat's turn ends with an action.
    fn hands_on(&self, seat: Seat, action: &Value) -> Result<bool, Refusal>;
    /// Takes back the seat's last decision, or all it may.
    fn undo(&mut self, seat: Seat, whole_turn: bool) -> Result<(), Refusal>;
    /// The same match as it was after a number of steps, to be played on apart from this one.
    fn fork(&self, step: usize) -> Result<Box<dyn AnyMatch>, Refusal>;
    /// The same match once more, for somebody who thinks about it while this one goes on.
    fn copy(&self) -> Box<dyn AnyMatch>;
    /// A match in a world the seat can imagine.
    fn imagine(&self, seat: Seat, seed: &str) -> Result<Box<dyn AnyMatch>, Refusal>;
    /// What a bot would do in the seat's place.
    fn advise(&self, seat: Seat, level: Level, seed: &str) -> Result<Advice, Refusal>;
    /// Lets a bot decide in the seat's place, and answers the number of the step.
    fn play(&mut self, seat: Seat, level: Level, seed: &str) -> Result<usize, Refusal>;
    /// The record of the match.
    fn save(&self) -> Replay;
}

/// An action a seat may play.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Offer {
    /// The action.
    pub action: Value,
    /// What a button says.
    pub label: String,
    /// Whether it plays on, lets a chance go by or gives up.
    pub class: Class,
    /// What it does for a whole; not written where it is an answer of its own.
    #[serde(skip_serializing_if = "is_alone")]
    pub part: Part,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks")]
fn is_alone(part: &Part) -> bool {
    *part == Part::Alone
}

/// What a seat can plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ahead {
    /// What it will be asked, as far as that can be told.
    pub ask: Option<&'static str>,
    /// What it could answer, were it asked now.
    pub actions: Vec<Offer>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// The step it belongs to, counted from 0.
    pub step: usize,
    /// The event.
    pub event: Value,
    /// The event in a sentence.
    pub text: String,
}

/// An answer to chance.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// This outcome.
    Outcome(Outcome),
    /// The seed's outcome of the one event the match waits for.
    Auto,
    /// The seed's outcomes until somebody has to decide or the match is over.
    AutoUntilDecision,
}

/// An outcome as JSON writes it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// What the dice show.
    Dice(Vec<u8>),
    /// The ids drawn, in order.
    Draw(Vec<String>),
    /// The id picked.
    Pick(String),
}

/// What somebody asks about: "may I, and if not, why not?"
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum About<'a> {
    /// An action.
    Action(&'a Value),
    /// A thing by its id: any of the actions it can stand for.
    Target(&'a str),
}

/// A match and the words for it.
pub(crate) struct Playing<G: Game> {
    pub(crate) played: Match<G>,
    pub(crate) words: Arc<WordsOf>,
}

impl<G: Game> Playing<G> {
    pub(crate) fn rules(&self) -> &G {
        self.played.rules()
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let players = self.rules().players();
        if seat.number() < players { Ok(()) } else { Err(Refusal::NoSeat { seat: seat.number(), players }) }
    }

    pub(crate) fn scores_in(&self, state: &G::State) -> Vec<i32> {
        Seat::all(self.rules().players()).map(|seat| self.rules().score(state, seat)).collect()
    }

    pub(crate) fn show(&self, state: &G::State, viewer: Viewer) -> Value {
        self.write(&self.rules().view(state, viewer))
    }

    fn write(&self, view: &G::View) -> Value {
        names::with(self.rules().names(), || serde_json::to_value(view)).expect("a view is JSON")
    }

    fn boxed(&self, played: Match<G>) -> Box<dyn AnyMatch> {
        Box::new(Playing { played, words: self.words.clone() })
    }

    /// What the players are called, and after them, where a game has one, the opponent that nobody sits for
    /// (`seat-machine`).
    pub(crate) fn called<'a>(&self, voice: &Voice<'a>) -> Cow<'a, [String]> {
        let words = self.words.of(voice.lang);
        if !words.has("seat-machine") {
            return voice.players.into();
        }
        let seats = usize::from(self.rules().players());
        let mut names: Vec<String> = (0..seats).map(|seat| words.player(seat, voice.players)).collect();
        names.push(words.plain("seat-machine"));
        names.into()
    }

    /// Actions of a seat with words for them.
    pub(crate) fn offers(&self, state: &G::State, seat: Seat, actions: &[G::Action], voice: &Voice) -> Vec<Offer> {
        let words = self.words.of(voice.lang);
        let players = self.called(voice);
        let offer = |action: &G::Action| {
            let json = json::write_action(self.rules(), action);
            let said = json::saying(self.rules(), state, seat, action);
            let label = words.label(said.as_ref().unwrap_or(&json), &players);
            Offer { label, class: G::class(action), part: self.rules().part(state, seat, action), action: json }
        };
        actions.iter().map(offer).collect()
    }

    /// A chain of actions.
    fn chain(&self, chain: &[Value]) -> Result<Vec<G::Action>, Refusal> {
        chain.iter().map(|action| json::action(self.rules(), action)).collect()
    }

    /// What the viewer may know of an event, and the sentence for it.
    pub(crate) fn say(&self, event: &G::Event, viewer: Viewer, words: &Words, players: &[String]) -> (Value, String) {
        let event = self.rules().project(event, viewer);
        let event = names::with(self.rules().names(), || serde_json::to_value(event)).expect("an event is JSON");
        let text = words.event(&event, players);
        (event, text)
    }

    /// An action that a seat thinks of: it must be asked for one.
    fn considered(&self, seat: Seat, action: &Value) -> Result<G::Action, Refusal> {
        self.check_seat(seat)?;
        let action = json::action(self.rules(), action)?;
        if self.played.turn().asks(seat) { Ok(action) } else { Err(self.not_asked(seat)) }
    }

    /// Why the seat is not asked: the match is over or it is somebody else's decision.
    fn not_asked(&self, seat: Seat) -> Refusal {
        let rule = self.rules().turn_rule(self.played.state());
        match self.played.turn() {
            Turn::Over => MatchError::Over.into(),
            Turn::Decision { .. } | Turn::Chance(_) => MatchError::NotThisSeat { seat, rule }.into(),
        }
    }
}

impl<G: Game> AnyMatch for Playing<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> u8 {
        self.rules().players()
    }

    fn step(&self) -> usize {
        self.played.step()
    }

    fn deciding(&self) -> Seats {
        match self.played.turn() {
            Turn::Decision { seats, .. } => seats,
            Turn::Chance(_) | Turn::Over => Seats::NONE,
        }
    }

    fn turn(&self, viewer: Viewer) -> TurnView {
        TurnView::of(&self.played, viewer)
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.show(self.played.state(), viewer)
    }

    fn written_view(&self, viewer: Viewer) -> String {
        written::view(&self.played, viewer)
    }

    fn seen(&self, viewer: Viewer, view: &mut String) -> TurnView {
        written::seen(&self.played, viewer, view)
    }

    fn scores(&self) -> Vec<i32> {
        self.scores_in(self.played.state())
    }

    fn all_scores(&self) -> Vec<Vec<i32>> {
        let mut scores = Vec::with_capacity(self.step() + 1);
        self.played.look_back(|state| scores.push(self.scores_in(state)));
        scores
    }

    fn actions(&self, seat: Seat, voice: &Voice) -> Vec<Offer> {
        let Ok(state) = self.played.as_asked(seat) else { return Vec::new() };
        let mut actions = Vec::new();
        self.rules().actions(&state, seat, &mut actions);
        self.offers(&state, seat, &actions, voice)
    }

    fn written_actions(&self, seat: Seat, voice: &Voice) -> String {
        written::actions(&self.played, seat, self.words.of(voice.lang), &self.called(voice))
    }

    fn act(&mut self, seat: Seat, chain: &[Value], step: Option<usize>) -> Result<usize, Refusal> {
        self.check_seat(seat)?;
        let chain = self.chain(chain)?;
        Ok(self.played.act(seat, &chain, step)?)
    }

    fn chance(&mut self, answer: &Answer) -> Result<usize, Refusal> {
        let first = self.played.step();
        match answer {
            Answer::Outcome(outcome) => {
                if self.played.turn() == Turn::Over {
                    return Err(MatchError::Over.into());
                }
                let outcome = self.played.read_outcome(&outcome.clone().into()).map_err(MatchError::from)?;
                self.played.chance(outcome)?;
            }
            Answer::Auto => self.played.chance_auto()?,
            Answer::AutoUntilDecision => {
                self.played.chance_auto()?;
                while let Turn::Chance(_) = self.played.turn() {
                    self.played.chance_auto()?;
                }
            }
        }
        Ok(first)
    }

    fn told(&self, since: usize, viewer: Viewer, voice: &Voice) -> Vec<Told> {
        let (words, players) = (self.words.of(voice.lang), self.called(voice));
        let told = |told: &epoka_core::matches::Told<G::Event>| {
            let (event, text) = self.say(&told.event, viewer, words, &players);
            Told { step: told.step, event, text }
        };
        self.played.told(since).iter().map(told).collect()
    }

    fn written_told(&self, since: usize, viewers: &[Viewer], voice: &Voice) -> Vec<String> {
        written::told(&self.played, since, viewers, self.words.of(voice.lang), &self.called(voice))
    }

    fn why(&self, seat: Seat, about: &About) -> Result<Option<Rule>, Refusal> {
        self.check_seat(seat)?;
        let meant = match about {
            About::Action(action) => vec![json::action(self.rules(), action)?],
            About::Target(target) => {
                if let Some(rule) = self.rules().inert(target) {
                    return Ok(Some(rule));
                }
                let meant = self.rules().about(self.played.state(), seat, target);
                meant.ok_or_else(|| Refusal::NoSuchThing((*target).into()))?
            }
        };
        // A rule about the thing itself says more than the one that says whose turn it is and what for.
        let general = self.rules().turn_rule(self.played.state());
        let mut particular = None;
        for action in meant {
            match self.played.why(seat, action) {
                Ok(()) => return Ok(None),
                Err(rule) => particular = particular.or(Some(rule).filter(|rule| *rule != general)),
            }
        }
        Ok(Some(particular.unwrap_or(general)))
    }

    fn barring(&self, seat: Seat, about: &About) -> Option<String> {
        let state = self.played.state();
        let meant = match about {
            About::Action(action) => vec![json::action(self.rules(), action).ok()?],
            About::Target(target) => self.rules().about(state, seat, target)?,
        };
        let barring = |action: &G::Action| {
            let said = names::with(self.rules().names(), || self.rules().saying(state, seat, action))?;
            Some(said.get("barred-by")?.as_str()?.to_owned())
        };
        if !self.played.turn().asks(seat) || meant.iter().any(|&action| self.played.why(seat, action).is_ok()) {
            return None;
        }
        meant.iter().find_map(barring)
    }

    fn preview(&self, seat: Seat, action: &Value, viewer: Viewer) -> Result<Value, Refusal> {
        let action = self.considered(seat, action)?;
        Ok(self.write(&self.played.preview(seat, action, viewer)?))
    }

    fn preview_alone(&self, seat: Seat, action: &Value, viewer: Viewer) -> Result<Value, Refusal> {
        let action = self.considered(seat, action)?;
        Ok(self.write(&self.played.preview_alone(seat, action, viewer)?))
    }

    fn basket(&self, seat: Seat, chain: &[Value], voice: &Voice) -> Result<Basket, Refusal> {
        self.check_seat(seat)?;
        basket::of(self, seat, &self.chain(chain)?, voice)
    }

    fn ahead(&self, seat: Seat, planned: &[Vec<Value>], voice: &Voice) -> Result<Option<Ahead>, Refusal> {
        self.check_seat(seat)?;
        let planned = planned.iter().flatten().map(|action| json::action(self.rules(), action));
        let Some(state) = self.played.ahead(seat, &planned.collect::<Result<Vec<_>, _>>()?) else { return Ok(None) };
        if !self.rules().turn(&state).asks(seat) {
            return Ok(Some(Ahead { ask: None, actions: Vec::new() }));
        }
        let mut actions = Vec::new();
        self.rules().actions(&state, seat, &mut actions);
        let ask = Some(self.rules().asks(&state, seat));
        Ok(Some(Ahead { ask, actions: self.offers(&state, seat, &actions, voice) }))
    }

    fn hands_on(&self, seat: Seat, action: &Value) -> Result<bool, Refusal> {
        let action = self.considered(seat, action)?;
        Ok(self.played.hands_on(seat, action)?)
    }

    fn undo(&mut self, seat: Seat, whole_turn: bool) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        Ok(self.played.undo(seat, whole_turn)?)
    }

    fn fork(&self, step: usize) -> Result<Box<dyn AnyMatch>, Refusal> {
        let fork = self.played.fork(step);
        let none = || Refusal::NoSuchStep { now: self.played.step(), asked: step };
        fork.map(|fork| self.boxed(fork)).ok_or_else(none)
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        self.boxed(self.played.clone())
    }

    fn imagine(&self, seat: Seat, seed: &str) -> Result<Box<dyn AnyMatch>, Refusal> {
        self.check_seat(seat)?;
        Ok(self.boxed(self.played.imagine(seat, seed)))
    }

    fn advise(&self, seat: Seat, level: Level, seed: &str) -> Result<Advice, Refusal> {
        self.check_seat(seat)?;
        bot::advise(&self.played, seat, level, seed).ok_or_else(|| self.not_asked(seat))
    }

    fn play(&mut self, seat: Seat, level: Level, seed: &str) -> Result<usize, Refusal> {
        self.check_seat(seat)?;
        let choice = bot::think(&self.played, seat, level, seed).first().map(|thought| thought.action);
        let choice = choice.ok_or_else(|| self.not_asked(seat))?;
        Ok(self.played.act(seat, &[choice], None)?)
    }

    fn save(&self) -> Replay {
        self.played.save()
    }
}

impl From<Outcome> for Step {
    fn from(outcome: Outcome) -> Step {
        match outcome {
            Outcome::Dice(dice) => Step::Dice { dice },
            Outcome::Draw(draw) => Step::Draw { draw },
            Outcome::Pick(pick) => Step::Pick { pick },
        }
    }
}
