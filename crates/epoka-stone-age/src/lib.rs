//! The rules of Stone Age, numbered as in `rules.toml`. Start with [`state`], [`action`] and [`flow`]; then
//! comes one module per chapter of the rulebook.

use std::sync::{Arc, LazyLock};

use epoka_core::{
    BadPosition, BadSetup, Catalogue, Class, DataError, Game, Illegal, Log, Odds, Outcome, Part, Random, Rule, Seat,
    Standing, Tuning, Turn, Viewer, data::Source, game::Component, names::Names, rule::Text,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, Event},
    data::{Data, Table},
    state::{Spot, State},
    view::View,
};

pub mod about;
pub mod action;
pub mod bot;
pub mod data;
pub mod effect;
pub mod feed;
pub mod flow;
pub mod gather;
pub mod outlook;
pub mod pay;
pub mod place;
pub mod position;
pub mod round;
pub mod rules;
pub mod saying;
pub mod score;
pub mod state;
pub mod using;
pub mod view;

/// The rules of one match of Stone Age.
#[derive(Debug)]
pub struct StoneAge {
    /// The components.
    pub data: Arc<Data>,
    /// How many play.
    pub players: u8,
    /// The options.
    pub setup: Setup,
    /// What depends on the number of players.
    pub table: Table,
}

/// The options of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Setup {
    /// SA-A13: everybody sees the cards that were bought from the display.
    pub open_cards: bool,
}

impl StoneAge {
    /// The printed game for so many players, without options.
    ///
    /// ```
    /// use epoka_core::Game;
    /// assert_eq!(epoka_stone_age::StoneAge::printed(3).unwrap().players(), 3);
    /// ```
    pub fn printed(players: u8) -> Result<StoneAge, BadSetup> {
        StoneAge::bind(&Arc::new(Data::printed()), players, &Setup::default())
    }

    /// SA-9: how many figures a place holds.
    pub fn slots(&self, spot: Spot) -> u8 {
        let slots = &self.data.board.slots;
        match spot {
            Spot::Hunt => u8::MAX,
            Spot::Forest => slots.forest,
            Spot::ClayPit => slots.clay_pit,
            Spot::Quarry => slots.quarry,
            Spot::River => slots.river,
            Spot::ToolMaker => slots.tool_maker,
            Spot::Hut => slots.hut,
            Spot::Field => slots.field,
            Spot::Card1 | Spot::Card2 | Spot::Card3 | Spot::Card4 => 1,
            Spot::Building1 | Spot::Building2 | Spot::Building3 | Spot::Building4 => 1,
        }
    }
}

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::parse(include_str!("../rules.toml"), rules::ALL).expect("the catalogue compiled in is valid")
});

impl Game for StoneAge {
    const ID: &'static str = "stone-age";
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
        Text { en: "Stone Age".into(), pl: "Epoka Kamienia".into() }
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

    fn bind(data: &Arc<Data>, players: u8, setup: &Setup) -> Result<StoneAge, BadSetup> {
        BadSetup::check_players::<StoneAge>(players)?;
        let table = data.board.players[usize::from(players) - 2];
        Ok(StoneAge { data: data.clone(), players, setup: setup.clone(), table })
    }
    fn players(&self) -> u8 {
        self.players
    }
    fn names(&self) -> &Arc<Names> {
        &self.data.names
    }

    fn start(&self) -> State {
        round::start(self)
    }
    fn turn(&self, state: &State) -> Turn {
        flow::turn(self, state)
    }
    fn asks(&self, state: &State, seat: Seat) -> &'static str {
        flow::asks(state, seat)
    }
    fn turn_rule(&self, state: &State) -> Rule {
        flow::turn_rule(state)
    }
    fn actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        flow::actions(self, state, seat, list);
    }
    fn class(action: &Action) -> Class {
        match action {
            Action::Leave { .. } | Action::Take | Action::Starve => Class::Pass,
            Action::Place { .. }
            | Action::Use { .. }
            | Action::AddTool { .. }
            | Action::AddCard { .. }
            | Action::Pay { .. }
            | Action::Build
            | Action::TakeDie { .. }
            | Action::UseCard { .. }
            | Action::Choose { .. } => Class::Play,
        }
    }
    fn part(&self, _state: &State, _seat: Seat, action: &Action) -> Part {
        flow::part(*action)
    }
    fn named(&self, state: &State, seat: Seat) -> u8 {
        flow::named(state, seat)
    }
    fn canonical(&self, state: &State, seat: Seat, after: Option<Action>, list: &mut Vec<Action>) {
        flow::canonical(self, state, seat, after, list);
    }
    fn act(&self, state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) -> Result<(), Illegal> {
        flow::act(self, state, seat, action, log)
    }
    fn act_alone(&self, state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) -> Result<(), Illegal> {
        flow::act_alone(self, state, seat, action, log)
    }
    fn saying(&self, state: &State, seat: Seat, action: &Action) -> Option<serde_json::Value> {
        saying::saying(self, state, seat, action)
    }
    fn instinct(&self, state: &State, seat: Seat, action: &Action) -> i32 {
        bot::instinct(self, state, seat, action)
    }
    fn stage(&self, state: &State) -> u16 {
        state.round.into()
    }
    fn outlook(&self, state: &State, seat: Seat) -> f32 {
        outlook::outlook(self, state, seat)
    }
    fn among(&self, state: &State, viewer: Viewer, list: &mut Vec<Odds>) {
        flow::among(self, state, viewer, list);
    }
    fn odds_id(&self, label: &'static str, item: u16) -> String {
        let kind = match label {
            flow::CARDS => 0,
            flow::TILES => 1,
            _ => return item.to_string(),
        };
        self.data.names.id(kind, usize::from(item)).expect("chance draws what there is").to_owned()
    }
    fn chance(&self, state: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
        flow::chance(self, state, outcome, log);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }
    fn seats(view: &View) -> u8 {
        view.tribes.len() as u8
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
        view::imagine(self, state, seat, random)
    }

    fn score(&self, state: &State, seat: Seat) -> i32 {
        view::game_score(self, state, seat).into()
    }
    fn standings(&self, state: &State) -> Vec<Standing> {
        score::standings(self, state)
    }
    fn about(&self, state: &State, seat: Seat, target: &str) -> Option<Vec<Action>> {
        about::about(self, state, seat, target)
    }
    fn ahead(&self, state: &State, seat: Seat) -> Option<State> {
        Some(flow::ahead(self, state, seat))
    }
}
