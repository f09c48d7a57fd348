//! A small game of ours that holds everything difficult: the engine, the protocol, the server and the
//! clients are tested on it, so that no real game has to be abused for that.
//!
//! A secret draft whose cards are passed on, an income side by side, an auction, payments in pieces,
//! reactions on reactions, a pile that is peeked into, sown and buried under, a floating action, seats
//! that are struck out or give up, a beast that acts by chance, and a cap on endless play. The rules are in
//! `rules.toml`; start with [`state`] and [`action`], then [`flow`]. A [`Bug`] in the set-up breaks exactly one
//! of the [laws](crate::laws), which is how the laws themselves are tested.

pub mod action;
pub mod data;
mod draft;
pub mod flow;
mod market;
pub mod rules;
pub mod state;
mod turns;
pub mod view;
mod worlds;

use std::sync::{Arc, LazyLock, atomic::AtomicU32};

use epoka_core::{
    BadPosition, BadSetup, Catalogue, Class, DataError, Game, Illegal, Log, Odds, Outcome, Part, Points, Random, Rule,
    Seat, Seats, Standing, Turn, Viewer, data::Source, game::Component, names::Names, rule::Text,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::{
    action::{Action, Event},
    data::{Data, Kind},
    state::{Card, Piece, State},
    view::View,
};

/// The rules of one match of the torture game.
#[derive(Debug)]
pub struct Torture {
    data: Arc<Data>,
    names: Arc<Names>,
    players: u8,
    setup: Setup,
    /// What the last list of actions was made for: read by [`Bug::Chain`] alone.
    listed_for: AtomicU32,
}

/// The options of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Setup {
    /// TG-26: how many rounds are played.
    pub rounds: u8,
    /// What is broken.
    pub bug: Bug,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { rounds: 3, bug: Bug::None }
    }
}

/// A break in the rules on purpose: each breaks the law it is named after. [`Bug::Asking`] breaks the law of undo; the last four
/// break one part each of the law of freedom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bug {
    /// Nothing is broken.
    #[default]
    None,
    /// Bids that cannot be paid are listed.
    Listed,
    /// A bid that is too low is not listed and yet accepted.
    Unlisted,
    /// Who holds no shield cannot pass a reaction.
    DeadEnds,
    /// Two equal cards of the draft are two options.
    Distinct,
    /// Coins paid vanish.
    Conserved,
    /// Two cards have the same id in a replay's draws.
    Replay,
    /// A position forgets who begins.
    Position,
    /// Nobody may strike at a seat that holds a shield.
    Secrecy,
    /// What is imagined depends on the true order of hidden cards.
    Knowledge,
    /// The next seat's row is imagined as it is.
    Variety,
    /// Spectators see the cards seat 0 knows.
    Spectator,
    /// A viewer thinks that the last card of the list cannot come.
    Among,
    /// Who chooses first in the draft begins.
    Together,
    /// The card a seat takes is told to all.
    Projection,
    /// Taking a card one did not know counts as no revelation.
    Undo,
    /// Only who holds a shield is asked for a reaction: an action has consequences that tell it.
    Asking,
    /// The caps are off.
    Ends,
    /// An action goes wrong unless it was listed just before.
    Chain,
    /// No coin follows a spark in a payment.
    Order,
    /// A spark that is paid first scores.
    Sequence,
    /// A search never thinks of paying a coin.
    Canonical,
    /// A payment that begins with a spark is completed by itself.
    Unasked,
}

/// The torture game with its own cards.
///
/// # Panics
/// If there cannot be such a match.
pub fn torture(players: u8, setup: &Setup) -> Torture {
    static PRINTED: LazyLock<Arc<Data>> =
        LazyLock::new(|| Arc::new(Data::load(&data::sources()).expect("our own file is in order")));
    Torture::bind(&PRINTED, players, setup).expect("the test asks for a match that can be")
}

impl Torture {
    /// Whether the match has this bug.
    fn has(&self, bug: Bug) -> bool {
        self.setup.bug == bug
    }

    /// What a card does.
    fn kind(&self, card: Card) -> Kind {
        self.data.cards[card.index()].kind
    }
}

impl Game for Torture {
    const ID: &'static str = "torture";
    const PLAYERS: (u8, u8) = (2, 4);
    const RULES_VERSION: u32 = 2;

    type Data = Data;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn title() -> Text {
        Text { en: "Torture game".into(), pl: "Gra tortur".into() }
    }

    fn catalogue() -> &'static Catalogue {
        static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
            Catalogue::parse(include_str!("rules.toml"), rules::ALL).expect("our own catalogue is in order")
        });
        &CATALOGUE
    }

    fn sources() -> Vec<Source> {
        data::sources()
    }

    fn load(sources: &[Source]) -> Result<Data, DataError> {
        Data::load(sources)
    }

    fn components(data: &Data) -> Vec<Component> {
        data.components()
    }

    fn bind(data: &Arc<Data>, players: u8, setup: &Setup) -> Result<Torture, BadSetup> {
        BadSetup::check_players::<Torture>(players)?;
        let names = Names::new(vec![data.cards.iter().map(|card| card.id.clone()).collect()]);
        let listed_for = AtomicU32::new(0);
        Ok(Torture { data: data.clone(), names, players, setup: setup.clone(), listed_for })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn names(&self) -> &Arc<Names> {
        &self.names
    }

    fn start(&self) -> State {
        self.set_up(&mut Log::new())
    }

    fn turn(&self, state: &State) -> Turn {
        flow::turn(state)
    }

    fn asks(&self, state: &State, _seat: Seat) -> &'static str {
        flow::asks(state)
    }

    fn turn_rule(&self, state: &State) -> Rule {
        flow::turn_rule(state)
    }

    fn actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        self.list(state, seat, list);
    }

    fn class(action: &Action) -> Class {
        action.class()
    }

    fn part(&self, state: &State, _seat: Seat, action: &Action) -> Part {
        flow::part(state, *action)
    }

    fn named(&self, state: &State, _seat: Seat) -> u8 {
        flow::named(state)
    }

    fn canonical(&self, state: &State, seat: Seat, after: Option<Action>, list: &mut Vec<Action>) {
        self.list(state, seat, list);
        self.retain_canonical(state, seat, after, list);
    }

    fn act(&self, state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) -> Result<(), Illegal> {
        self.play(state, seat, action, log)
    }

    fn instinct(&self, _state: &State, _seat: Seat, action: &Action) -> i32 {
        self.first_sight(*action)
    }

    fn among(&self, state: &State, viewer: Viewer, list: &mut Vec<Odds>) {
        self.odds(state, viewer, list);
    }

    fn odds_id(&self, label: &'static str, item: u16) -> String {
        if label == flow::PREY {
            return item.to_string();
        }
        let item = if self.has(Bug::Replay) { item & !1 } else { item };
        self.names.id(0, usize::from(item)).expect("chance draws cards of the game").into()
    }

    fn chance(&self, state: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
        self.answer(state, outcome, log);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.show(state, viewer)
    }

    fn seats(view: &View) -> u8 {
        view.camps.len() as u8
    }

    fn restore(&self, view: &View) -> Result<State, BadPosition> {
        self.read(view)
    }

    fn check(&self, state: &State) -> Result<(), BadPosition> {
        self.verify(state)
    }

    fn project(&self, event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Took { .. } if self.has(Bug::Projection) => event.clone(),
            _ => event.project(viewer),
        }
    }

    fn imagine(&self, state: &State, seat: Seat, random: &mut Random) -> State {
        self.dream(state, seat, random)
    }

    fn score(&self, state: &State, seat: Seat) -> i32 {
        i32::from(state.camps[seat].points)
    }

    fn standings(&self, state: &State) -> Vec<Standing> {
        // TG-27
        let key = |seat: Seat| {
            let camp = &state.camps[seat];
            (state.alive.contains(seat), camp.points, camp.coins)
        };
        let mut seats: Vec<Seat> = Seat::all(self.players).collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(key(seat)));
        let place = |seat: Seat| 1 + seats.iter().filter(|&&other| key(other) > key(seat)).count() as u8;
        let standing = |&seat: &Seat| {
            let score = self.score(state, seat);
            Standing { seat, place: place(seat), score, breakdown: vec![Points { source: "points", points: score }] }
        };
        seats.iter().map(standing).collect()
    }

    fn about(&self, state: &State, seat: Seat, target: &str) -> Option<Vec<Action>> {
        let card = Card(self.names.number(0, target)? as u8);
        let mut about =
            vec![Action::Keep { card }, Action::Play { card }, Action::Shield { card }, Action::Sow { card }];
        let others = Seats::all(self.players).iter().filter(|&other| other != seat && state.alive.contains(other));
        about.extend(others.map(|target| Action::Strike { card, target }));
        Some(about)
    }
}
