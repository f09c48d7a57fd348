//! The rules of Civilization, the card game, numbered as in `rules.toml`. Start with [`state`], [`action`] and [`flow`];
//! then comes one module per chapter of the rulebook. What cards can do is in [`effect`].

use std::sync::{Arc, LazyLock};

use epoka_core::{
    BadPosition, BadSetup, Catalogue, Class, DataError, Game, Illegal, Log, Odds, Outcome, Part, Points, Random, Rule,
    Seat, Standing, Tuning, Turn, Viewer, data::Source, game::Component, names::Names, rule::Text,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, Event},
    data::Data,
    deck::{Deck, DeckChoice},
    state::{Ended, State},
    view::View,
};

pub mod about;
pub mod action;
pub mod army;
pub mod attack;
pub mod bar;
pub mod bot;
pub mod cards;
pub mod choices;
pub mod combat;
pub mod data;
pub mod deck;
pub mod decklist;
pub mod deeds;
pub mod effect;
pub mod events;
pub mod explore;
pub mod flow;
pub mod geography;
pub mod held;
pub mod imagine;
pub mod manage;
pub mod outlook;
pub mod position;
pub mod rate;
pub mod rules;
pub mod saying;
pub mod settle;
pub mod state;
pub mod supported;
pub mod targets;
pub mod tasks;
pub mod travel;
pub mod turns;
pub mod view;
pub mod war;
pub mod wholes;
pub mod words;
pub mod zones;

/// The rules of one match of Civilization, the card game.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "the options of a table are on or off")]
pub struct Ccg {
    /// The components.
    pub data: Arc<Data>,
    /// How many play.
    pub players: u8,
    /// The decks of the seats.
    pub decks: Vec<Deck>,
    /// Whether nobody knows the others' lists.
    pub hidden_lists: bool,
    /// CCG-25: whether everybody but the first player begins with a food.
    pub later_food: bool,
    /// CCG-24: whether everybody may once draw a new first hand.
    pub redraw: bool,
    /// CCG-A5: whether the resource of a lost terrain returns to the atlas.
    pub resources_return: bool,
    /// CCG-122: the last round.
    pub rounds: u16,
}

/// The options of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "the options of a table are on or off")]
pub struct Setup {
    /// The deck of each seat; a seat without one plays the starter deck with its number.
    pub decks: Vec<DeckChoice>,
    /// Whether nobody knows the others' lists.
    pub hidden_lists: bool,
    /// Whether everybody but the first player begins with a food.
    pub later_food: bool,
    /// Whether everybody may once draw a new first hand.
    pub redraw: bool,
    /// Whether the resource of a lost terrain returns to the atlas instead of the discard pile.
    pub resources_return: bool,
    /// Whether the game ends after 40 rounds.
    pub round_limit: bool,
}

impl Ccg {
    /// The game with starter decks for so many players.
    ///
    /// ```
    /// use epoka_civilization_ccg::Ccg;
    /// use epoka_core::Game;
    /// assert_eq!(Ccg::printed(3).unwrap().players(), 3);
    /// ```
    pub fn printed(players: u8) -> Result<Ccg, BadSetup> {
        Ccg::bind(&Arc::new(Data::printed()), players, &Setup::default())
    }
}

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::parse(include_str!("../rules.toml"), rules::ALL).expect("the catalogue compiled in is valid")
});

/// The deck of a seat.
fn deck_of(data: &Data, seat: usize, choice: Option<&DeckChoice>) -> Result<Deck, BadSetup> {
    match choice {
        None | Some(DeckChoice::Usual) => Ok(data.starters[seat % data.starters.len()].deck.clone()),
        Some(DeckChoice::Starter(id)) => {
            let starter = data.starters.iter().find(|starter| starter.id == *id);
            starter.map(|starter| starter.deck.clone()).ok_or_else(|| BadSetup(format!("there is no deck `{id}`")))
        }
        Some(DeckChoice::List(list)) => Deck::read(data, &list.capital, &list.atlas, &list.library)
            .map_err(|broken| BadSetup(format!("deck of seat {seat}: {broken}"))),
    }
}

impl Game for Ccg {
    const ID: &'static str = "civilization-ccg";
    const PLAYERS: (u8, u8) = (2, 4);
    const RULES_VERSION: u32 = 2;
    const TUNING: Tuning = bot::TUNING;

    type Data = Data;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn title() -> Text {
        Text { en: "Civilization, the card game".into(), pl: "Civilization, gra karciana".into() }
    }
    fn catalogue() -> &'static Catalogue {
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

    fn bind(data: &Arc<Data>, players: u8, setup: &Setup) -> Result<Ccg, BadSetup> {
        if rules::CCG_1.in_force() {
            BadSetup::check_players::<Ccg>(players)?;
        }
        if setup.decks.len() > usize::from(players) {
            return Err(BadSetup("there are more decks than players".into()));
        }
        let decks = (0..usize::from(players)).map(|seat| deck_of(data, seat, setup.decks.get(seat)));
        Ok(Ccg {
            data: data.clone(),
            players,
            decks: decks.collect::<Result<_, _>>()?,
            hidden_lists: setup.hidden_lists,
            later_food: setup.later_food,
            redraw: setup.redraw,
            resources_return: setup.resources_return,
            rounds: if setup.round_limit { data.numbers.round_limit } else { data.numbers.round_cap },
        })
    }
    fn players(&self) -> u8 {
        self.players
    }
    fn names(&self) -> &Arc<Names> {
        &self.data.names
    }

    fn start(&self) -> State {
        turns::start(self)
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
        flow::actions(self, state, seat, list);
    }
    fn saying(&self, state: &State, seat: Seat, action: &Action) -> Option<serde_json::Value> {
        Some(saying::saying(self, state, seat, action))
    }
    fn class(action: &Action) -> Class {
        match action {
            Action::Done | Action::Pass | Action::Decline | Action::Stay | Action::Starve | Action::Keep => Class::Pass,
            Action::Resign => Class::Concede,
            Action::Discover { .. }
            | Action::Prospect { .. }
            | Action::Collect { .. }
            | Action::BuyCard
            | Action::Build { .. }
            | Action::Invent { .. }
            | Action::Advance { .. }
            | Action::Research
            | Action::Burn { .. }
            | Action::Abandon { .. }
            | Action::Play { .. }
            | Action::Activate { .. }
            | Action::Move { .. }
            | Action::Attack { .. }
            | Action::Raze { .. }
            | Action::Join { .. }
            | Action::Feed { .. }
            | Action::Favour { .. }
            | Action::Aim { .. }
            | Action::Hit { .. }
            | Action::Enter { .. }
            | Action::Finish { .. }
            | Action::Dismiss { .. }
            | Action::Demolish { .. }
            | Action::Lose { .. }
            | Action::Choose { .. }
            | Action::Against { .. }
            | Action::On { .. }
            | Action::Target { .. }
            | Action::Take { .. }
            | Action::Sink { .. }
            | Action::First { .. }
            | Action::Redraw
            | Action::Pay => Class::Play,
        }
    }
    fn part(&self, state: &State, _seat: Seat, action: &Action) -> Part {
        wholes::part(self, state, *action)
    }
    fn named(&self, state: &State, _seat: Seat) -> u8 {
        wholes::named(self, state)
    }
    fn canonical(&self, state: &State, seat: Seat, after: Option<Action>, list: &mut Vec<Action>) {
        wholes::canonical(self, state, seat, after, list);
    }
    fn act(&self, state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) -> Result<(), Illegal> {
        flow::act(self, state, seat, action, log)
    }
    fn act_alone(&self, state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) -> Result<(), Illegal> {
        flow::act_alone(self, state, seat, action, log)
    }
    fn instinct(&self, state: &State, seat: Seat, action: &Action) -> i32 {
        bot::instinct(self, state, seat, action)
    }
    fn instincts(&self, state: &State, seat: Seat, actions: &[Action], instincts: &mut Vec<i32>) {
        bot::instincts(self, state, seat, actions, instincts);
    }
    fn stage(&self, state: &State) -> u16 {
        bot::stage(state)
    }
    fn outlook(&self, state: &State, seat: Seat) -> f32 {
        outlook::outlook(self, state, seat)
    }
    fn among(&self, state: &State, viewer: Viewer, list: &mut Vec<Odds>) {
        flow::among(self, state, viewer, list);
    }
    fn odds_id(&self, _label: &'static str, item: u16) -> String {
        self.data.names.id(0, usize::from(item)).expect("chance draws what there is").to_owned()
    }
    fn chance(&self, state: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
        flow::chance(self, state, outcome, log);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }
    fn seats(view: &View) -> u8 {
        view.realms.len() as u8
    }
    fn restore(&self, view: &View) -> Result<State, BadPosition> {
        view::restore(self, view)
    }
    fn check(&self, state: &State) -> Result<(), BadPosition> {
        position::check(self, state)
    }
    fn project(&self, event: &Event, viewer: Viewer) -> Event {
        view::project(event, viewer)
    }
    fn imagine(&self, state: &State, seat: Seat, random: &mut Random) -> State {
        imagine::imagine(self, state, seat, random)
    }

    fn score(&self, state: &State, seat: Seat) -> i32 {
        state.terrains(seat).into()
    }
    /// CCG-118, CCG-119, CCG-122: the winner first; then terrains, food and wonders.
    fn standings(&self, state: &State) -> Vec<Standing> {
        let rank = |seat: Seat| {
            let won = match state.ended {
                Some(Ended::Prosperity(winner) | Ended::Conquest(winner)) => winner == seat,
                Some(Ended::Limit) | None => false,
            };
            let food = state.realms[seat].food;
            (won, state.playing.contains(seat), state.terrains(seat), food, rate::wonders(self, state, seat))
        };
        let mut seats: Vec<Seat> = Seat::all(self.players).collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(rank(seat)));
        let place = |seat: Seat| 1 + seats.iter().filter(|&&other| rank(other) > rank(seat)).count() as u8;
        let standing = |&seat: &Seat| {
            let score = self.score(state, seat);
            let breakdown = vec![Points { source: "terrains", points: score }];
            Standing { seat, place: place(seat), score, breakdown }
        };
        seats.iter().map(standing).collect()
    }
    fn about(&self, state: &State, seat: Seat, target: &str) -> Option<Vec<Action>> {
        about::about(self, state, seat, target)
    }
}
