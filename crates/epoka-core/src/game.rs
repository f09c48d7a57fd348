//! The one trait all games implement.

use std::{fmt::Debug, sync::Arc};

use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::{
    chance::Random,
    data::{Confidence, DataError, Source},
    log::Log,
    names::{self, Names},
    rule::{Catalogue, Illegal, Rule, Text},
    seat::{Seat, Viewer},
    tuning::Tuning,
    turn::{Odds, Outcome, Turn},
};

/// The rules of one match: a pure state machine.
///
/// `&self` holds what never changes in a match (components, options), the state all that does. The
/// laws in `epoka-testkit` say what an implementation promises beyond the signatures.
pub trait Game: Sized + Send + Sync + 'static {
    /// Its name in commands and JSON, such as `stone-age`.
    const ID: &'static str;
    /// The smallest and the largest table.
    const PLAYERS: (u8, u8);
    /// Raised by every change that plays a recorded game differently.
    const RULES_VERSION: u32;
    /// The numbers of a search that plays it.
    const TUNING: Tuning = Tuning::DEFAULT;

    /// All components, read and checked.
    type Data: Send + Sync + 'static;
    /// The options of a match.
    type Setup: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// All of the table: small, flat, no heap.
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// One click of a seat.
    type Action: Copy + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// What happened.
    type Event: Clone + Debug + PartialEq + Serialize + JsonSchema + Send + Sync;
    /// What one viewer may see; for the referee everything, so that [`Game::restore`] can undo it.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema + Send;

    /// The game's name.
    fn title() -> Text;
    /// Its numbered rules.
    fn catalogue() -> &'static Catalogue;
    /// The data files that come with the game.
    fn sources() -> Vec<Source>;
    /// Reads data files, the game's own first, then corrections laid over them.
    fn load(sources: &[Source]) -> Result<Self::Data, DataError>;
    /// All components as a list for people.
    fn components(data: &Self::Data) -> Vec<Component>;

    /// The rules of a match with these components, players and options.
    fn bind(data: &Arc<Self::Data>, players: u8, setup: &Self::Setup) -> Result<Self, BadSetup>;
    /// How many seats the match has.
    fn players(&self) -> u8;
    /// The ids of the match's components.
    fn names(&self) -> &Arc<Names>;

    /// The state before anything happened.
    fn start(&self) -> Self::State;
    /// What the state waits for.
    fn turn(&self, state: &Self::State) -> Turn;
    /// What the seat is asked, in a word: the name of the pending task.
    fn asks(&self, state: &Self::State, seat: Seat) -> &'static str;
    /// The rule that says whose turn it is and what may be done in it.
    fn turn_rule(&self, state: &Self::State) -> Rule;
    /// Every legal action of a seat that owes a decision. The list comes empty.
    fn actions(&self, state: &Self::State, seat: Seat, list: &mut Vec<Self::Action>);
    /// What an action is, for whoever plays at random.
    fn class(action: &Self::Action) -> Class;
    /// What an action does for the whole that its seat puts together, where a question asks for several things.
    ///
    /// A seat may name the things of a whole in any order: after one is named, everything stays open that stands in some legal
    /// whole together with it, and all orders of a whole end in the same state. The game never completes a whole by itself once
    /// it has asked for one.
    fn part(&self, _state: &Self::State, _seat: Seat, _action: &Self::Action) -> Part {
        Part::Alone
    }
    /// How many things the seat has named of the whole it puts together; 0 before the first, and where there is no whole.
    fn named(&self, _state: &Self::State, _seat: Seat) -> u8 {
        0
    }
    /// The legal actions, with the things of a whole in one order only: search and playouts would otherwise look at every order.
    /// `after` is the action the seat was last given by this list, if any. It counts only while the seat names the things
    /// of one whole. The list comes empty.
    fn canonical(&self, state: &Self::State, seat: Seat, _after: Option<Self::Action>, list: &mut Vec<Self::Action>) {
        self.actions(state, seat, list);
    }
    /// Plays an action of a seat that owes a decision, or refuses it and changes nothing.
    fn act(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Illegal>;
    /// Plays an action as [`Game::act`] does, but stops where the rest follows by itself, such as feeding or the end of a round:
    /// a preview tells the two apart. Nobody plays on from there.
    fn act_alone(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Illegal> {
        self.act(state, seat, action, log)
    }
    /// The action with what its words need and its fields do not tell: JSON with a `type`, as an action is written, but with
    /// names in place of numbers. Only what the seat may know counts. `None` where the action tells everything.
    fn saying(&self, _state: &Self::State, _seat: Seat, _action: &Self::Action) -> Option<Value> {
        None
    }
    /// How good an action looks at first sight, for greedy play and playouts; from [`CERTAIN`](crate::tuning::CERTAIN) on no
    /// search thinks about it. Only what the seat may know counts.
    fn instinct(&self, _state: &Self::State, _seat: Seat, _action: &Self::Action) -> i32 {
        0
    }
    /// The [instinct](Game::instinct) for every action of a list, in its order. A game in which actions share most of the work
    /// does that once.
    fn instincts(&self, state: &Self::State, seat: Seat, actions: &[Self::Action], instincts: &mut Vec<i32>) {
        instincts.extend(actions.iter().map(|action| self.instinct(state, seat, action)));
    }
    /// A count that grows while the match goes on, such as the round: a search looks some stages ahead
    /// and asks [`Game::outlook`] where the last of them begins.
    fn stage(&self, _state: &Self::State) -> u16 {
        0
    }
    /// How many points a seat can expect in the end; where the match is over, those it has, with a
    /// fraction for whoever wins a tie.
    fn outlook(&self, state: &Self::State, seat: Seat) -> f32 {
        self.score(state, seat) as f32
    }
    /// What chance can draw or pick now, as the viewer knows it: exact for the referee. Empty for dice.
    fn among(&self, state: &Self::State, viewer: Viewer, list: &mut Vec<Odds>);
    /// The id of a thing chance can draw or pick.
    fn odds_id(&self, label: &'static str, item: u16) -> String;
    /// Carries out an answer of chance that [`Outcome::check`] has passed.
    fn chance(&self, state: &mut Self::State, outcome: &Outcome, log: &mut Log<Self::Event>);

    /// What a viewer may see.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// How many seats a view shows.
    fn seats(view: &Self::View) -> u8;
    /// The state a referee's view shows, if it can be.
    fn restore(&self, view: &Self::View) -> Result<Self::State, BadPosition>;
    /// What is wrong with a state: pieces not conserved, limits broken, impossible pending work.
    fn check(&self, state: &Self::State) -> Result<(), BadPosition>;
    /// The event as the viewer may know it.
    fn project(&self, event: &Self::Event, viewer: Viewer) -> Self::Event;
    /// A state the seat cannot tell from the true one, drawn at random from all such.
    fn imagine(&self, state: &Self::State, seat: Seat, random: &mut Random) -> Self::State;

    /// A seat's points as everybody sees them.
    fn score(&self, state: &Self::State, seat: Seat) -> i32;
    /// The result, best first; as things stand while the match goes on.
    fn standings(&self, state: &Self::State) -> Vec<Standing>;
    /// The actions somebody means who points at a thing; `None` if there is no such thing.
    fn about(&self, state: &Self::State, seat: Seat, target: &str) -> Option<Vec<Self::Action>>;
    /// The table as a seat may expect to find it when it is asked next, were nobody else to do anything before: what it lists can
    /// be planned. A table that does not ask the seat where that cannot be told; `None` in a game that does not look ahead.
    /// Only what the seat may know counts.
    fn ahead(&self, _state: &Self::State, _seat: Seat) -> Option<Self::State> {
        None
    }
    /// The rule that says what a thing is for with which nobody can ever do anything.
    fn inert(&self, _target: &str) -> Option<Rule> {
        None
    }
}

/// What an action is, for whoever plays at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// It plays on.
    Play,
    /// It lets a chance go by.
    Pass,
    /// It gives up.
    Concede,
}

/// What an action does for a whole: a payment, tools for a roll, tribes to feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// It is an answer of its own.
    Alone,
    /// It names one thing of the whole. The last thing ends a whole of fixed size.
    Piece,
    /// It ends a whole of variable size.
    Done,
}

/// A seat's place in the result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// Whose.
    pub seat: Seat,
    /// From 1; equal for a shared place.
    pub place: u8,
    /// The final score.
    pub score: i32,
    /// Where it comes from.
    pub breakdown: Vec<Points>,
}

/// Points from one source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Points {
    /// The source, in kebab-case.
    pub source: &'static str,
    /// How many.
    pub points: i32,
}

/// A component as `epoka cards` lists it. Written, it also has `house`: what of it is ours ([`Component::house`]).
#[derive(Clone, Debug, PartialEq)]
pub struct Component {
    /// Card, building, …, in kebab-case.
    pub kind: &'static str,
    /// Its id.
    pub id: String,
    /// How many the box holds.
    pub copies: u8,
    /// What its data file says.
    pub data: Value,
    /// How sure we are of it.
    pub confidence: Confidence,
}

/// Why a match cannot be set up like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadSetup(pub String);

impl BadSetup {
    /// Refuses a number of players the game is not made for.
    pub fn check_players<G: Game>(players: u8) -> Result<(), BadSetup> {
        let (least, most) = G::PLAYERS;
        if (least..=most).contains(&players) {
            Ok(())
        } else {
            Err(BadSetup(format!("{} is for {least} to {most} players, not {players}", G::ID)))
        }
    }
}

/// Why a position cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadPosition(pub String);

impl BadPosition {
    /// Refuses when something is wrong; the words are made only then.
    pub fn when(wrong: bool, words: impl FnOnce() -> String) -> Result<(), BadPosition> {
        if wrong { Err(BadPosition(words())) } else { Ok(()) }
    }

    /// Names the first field of a view that does not follow from the rest of it, given the view that does.
    pub fn contradiction(names: &Arc<Names>, found: &impl Serialize, right: &impl Serialize) -> BadPosition {
        let written = || Some((serde_json::to_value(found).ok()?, serde_json::to_value(right).ok()?));
        let (found, right) = names::with(names, written).unwrap_or_default();
        let (path, found, right) = difference(&found, &right);
        BadPosition(format!("`{path}` is {found}, but should be {right} by the rest of the view"))
    }
}

/// Where two values differ first, and how. A list that is too long or too short differs as a whole.
fn difference<'a>(found: &'a Value, right: &'a Value) -> (String, &'a Value, &'a Value) {
    let (path, found, right) = match (found, right) {
        (Value::Object(one), Value::Object(other)) => {
            let keys = one.keys().chain(other.keys());
            let of = |fields: &'a Map<String, Value>, key: &String| fields.get(key).unwrap_or(&Value::Null);
            match keys.map(|key| (key, of(one, key), of(other, key))).find(|(_, one, other)| one != other) {
                Some((key, one, other)) => (key.clone(), one, other),
                None => return (String::new(), found, right),
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            match one.iter().zip(other).enumerate().find(|(_, (one, other))| one != other) {
                Some((at, (one, other))) => (format!("[{at}]"), one, other),
                None => return (String::new(), found, right),
            }
        }
        _ => return (String::new(), found, right),
    };
    let (rest, found, right) = difference(found, right);
    let dot = if rest.is_empty() || rest.starts_with('[') { "" } else { "." };
    (format!("{path}{dot}{rest}"), found, right)
}
