//! The rules of Civolution, numbered as in `rules.toml`. Start with [`state`], [`task`], [`action`] and [`flow`]; then
//! comes one module per chapter of the rulebook. What modules, cards and chips can do is in [`effect`].
#![expect(clippy::unnested_or_patterns, reason = "the kinds of tasks are patterns made of patterns")]

use std::sync::{Arc, LazyLock};

use epoka_core::{
    BadPosition, BadSetup, Catalogue, Class, DataError, Game, Illegal, Log, Odds, Outcome, Part, Points, Random, Rule,
    Seat, Seats, Standing, Tuning, Turn, Viewer, data::Source, game::Component, names::Names, rule::Text,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, Event},
    continent::Tiling,
    data::Data,
    effect::Terrain,
    raw::TableItem,
    state::{Line, Module, State, TERRITORIES, Territory, TerritorySet},
    vici::Level,
    view::View,
};

#[macro_use]
mod kinds;

pub mod about;
pub mod action;
pub mod answer;
mod answer_cards;
mod answer_chips;
mod answer_effects;
pub mod ask;
pub mod bot;
pub mod build;
pub mod cards;
pub mod chance_of;
pub mod chips;
mod compile;
pub mod continent;
pub mod data;
pub mod doing;
pub mod effect;
pub mod era;
pub mod feed;
pub mod flow;
pub mod imagine;
pub mod list;
pub mod manner;
pub mod markers;
pub mod materials;
pub mod matrix;
mod naming;
pub mod outlook;
pub mod payment;
pub mod pending;
pub mod position;
pub mod prospect;
pub mod raw;
pub mod rules;
pub mod run;
pub mod saying;
pub mod score;
pub mod setup;
pub mod state;
pub mod task;
pub mod test;
pub mod track;
pub mod tribes;
pub mod turns;
pub mod vici;
pub mod view;
pub mod whole;
pub mod worth;

/// The rules of one match of Civolution.
#[derive(Debug)]
pub struct Civolution {
    /// The components.
    pub data: Arc<Data>,
    /// How many civilizations are at the table, V.I.C.I. among them.
    pub players: u8,
    /// How many of them are people: the seats of the match.
    pub people: u8,
    /// CVL-200: V.I.C.I., who plays against one person alone.
    pub vici: Option<Seat>,
    /// The options.
    pub setup: Setup,
    /// What depends on how many play.
    pub table: TableItem,
    /// CVL-28: ordinary camps by territory.
    pub camps: [u8; TERRITORIES],
    /// The land.
    pub land: TerritorySet,
    /// The start forest and grassland.
    pub starts: [Territory; 2],
    /// The large water with its building ground.
    pub large: Territory,
    /// The module that wakes grottos.
    pub production: Module,
    /// The module that wakes rocks.
    pub procreation: Module,
    /// CVL-25: every way to fill the frame.
    pub tilings: Vec<Tiling>,
}

/// The options of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Setup {
    /// CVL-25, CVL-27: three tiles and two material tokens lie as in a first game.
    pub first_game: bool,
    /// CVL-32: everybody gets a ready-made hand, but for those named as advanced.
    pub newcomers: bool,
    /// CVL-220: how hard V.I.C.I. plays; alone only.
    pub level: Level,
    /// CVL-220: V.I.C.I. also performs the card that makes her reset; alone only.
    pub harder: bool,
    /// CVL-200: the starting cards are chosen among all; alone only.
    pub free_choice: bool,
    /// CVL-38: at a table of newcomers, the seats that choose their cards.
    pub advanced: Seats,
}

impl Setup {
    /// Whether so many can play it.
    fn check(&self, players: u8) -> Result<(), BadSetup> {
        let alone = players == 1;
        if !alone && (self.level != Level::default() || self.harder || self.free_choice) {
            return Err(BadSetup("V.I.C.I. and a free choice are for one who plays alone (CVL-200)".into()));
        }
        if self.newcomers && self.free_choice {
            return Err(BadSetup("a ready-made hand leaves no choice (CVL-32)".into()));
        }
        if !self.advanced.within(Seats::all(players)) || !(self.newcomers || self.advanced.is_empty()) {
            return Err(BadSetup("only seats at a table of newcomers are named as advanced".into()));
        }
        Ok(())
    }
}

/// CVL-23: what depends on how many play.
fn table_of(data: &Data, players: u8) -> Result<TableItem, BadSetup> {
    let row = |players: u8| {
        let row = data.tables.iter().find(|table| table.players == players);
        row.cloned().ok_or_else(|| BadSetup(format!("nothing is said about {players} players")))
    };
    let table = if rules::CVL_23.in_force() { row(players)? } else { row(4)? };
    // CVL-Q1: two players cover twice as many spaces as three, not the other way round.
    let blocked = if rules::CVL_Q1.in_force() || players == 4 { table.clone() } else { row(5 - players)? };
    Ok(TableItem { goals: blocked.goals, resets: blocked.resets, ..table })
}

impl Civolution {
    /// The game for so many players, with these options.
    ///
    /// ```
    /// use epoka_civolution::{Civolution, Setup};
    /// use epoka_core::Game;
    /// assert_eq!(Civolution::printed(3, &Setup::default()).unwrap().players(), 3);
    /// ```
    pub fn printed(players: u8, setup: &Setup) -> Result<Civolution, BadSetup> {
        Civolution::bind(&Arc::new(Data::printed()), players, setup)
    }
}

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::parse(include_str!("../rules.toml"), rules::ALL).expect("the catalogue compiled in is valid")
});

impl Game for Civolution {
    const ID: &'static str = "civolution";
    const PLAYERS: (u8, u8) = (1, 4);
    const RULES_VERSION: u32 = 2;
    const TUNING: Tuning = bot::TUNING;

    type Data = Data;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn title() -> Text {
        Text { en: "Civolution".into(), pl: "Civolution".into() }
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

    fn bind(data: &Arc<Data>, players: u8, setup: &Setup) -> Result<Civolution, BadSetup> {
        BadSetup::check_players::<Civolution>(players)?;
        setup.check(players)?;
        // CVL-200: alone, the table is laid as for two.
        let (people, players) = (players, players.max(2));
        let table = table_of(data, players)?;
        // CVL-28: camps that need more players are covered.
        let camps = |at: usize| {
            let open = |needs: &&u8| **needs <= players || !rules::CVL_28.in_force();
            data.territories[at].camps.iter().filter(open).count() as u8
        };
        let find = |terrain: Terrain| {
            let is_it = |at: &Territory| data.terrain(*at) == terrain && data.territories[at.index()].start;
            Data::all_territories().find(is_it).ok_or_else(|| BadSetup(format!("no {terrain:?} is marked as a start")))
        };
        let module = |id: &str| {
            let number = data.names.number(Module::KIND, id);
            number.map(|number| Module(number as u8)).ok_or_else(|| BadSetup(format!("there is no module `{id}`")))
        };
        let large = data.tiles.iter().position(|tile| tile.cells == 1).and_then(|tile| data.tiles[tile].n.first());
        let large = large.ok_or_else(|| BadSetup("no tile is a single one".into()))?.territory;
        Ok(Civolution {
            data: data.clone(),
            players,
            people,
            vici: (people == 1).then_some(vici::SEAT),
            setup: setup.clone(),
            table,
            camps: std::array::from_fn(camps),
            land: Data::all_territories().filter(|&at| data.terrain(at) != Terrain::Water).collect(),
            starts: [find(Terrain::Forest)?, find(Terrain::Grassland)?],
            large,
            production: module("production")?,
            procreation: module("procreation")?,
            tilings: continent::tilings(),
        })
    }
    #[expect(clippy::misnamed_getters, reason = "seats are people; V.I.C.I. has none")]
    fn players(&self) -> u8 {
        self.people
    }
    fn names(&self) -> &Arc<Names> {
        &self.data.names
    }

    fn start(&self) -> State {
        setup::start(self)
    }
    fn turn(&self, state: &State) -> Turn {
        flow::turn(self, state)
    }
    fn asks(&self, state: &State, _seat: Seat) -> &'static str {
        flow::asks(state)
    }
    fn turn_rule(&self, state: &State) -> Rule {
        state.tasks.last().map_or(rules::CVL_50, |&task| task.manner().rule)
    }
    fn actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        flow::actions(self, state, seat, list);
    }
    fn part(&self, _state: &State, _seat: Seat, action: &Action) -> Part {
        whole::part(*action)
    }
    fn named(&self, state: &State, _seat: Seat) -> u8 {
        state.tasks.last().map_or(0, |&task| whole::named(state, task))
    }
    fn canonical(&self, state: &State, seat: Seat, after: Option<Action>, list: &mut Vec<Action>) {
        whole::canonical(self, state, seat, after, list);
    }
    fn class(action: &Action) -> Class {
        if *action == Action::Skip { Class::Pass } else { Class::Play }
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
        outlook::stage(state)
    }
    fn outlook(&self, state: &State, seat: Seat) -> f32 {
        outlook::outlook(self, state, seat)
    }
    fn among(&self, state: &State, viewer: Viewer, list: &mut Vec<Odds>) {
        flow::among(self, state, viewer, list);
    }
    fn odds_id(&self, label: &'static str, item: u16) -> String {
        chance_of::id(self, label, item)
    }
    fn chance(&self, state: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
        flow::chance(self, state, outcome, log);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }
    fn seats(view: &View) -> u8 {
        view.hands.len() as u8
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
        state.civs[seat].ledger.total().into()
    }
    /// CVL-190: points, then upgrades, then the turn order.
    fn standings(&self, state: &State) -> Vec<Standing> {
        if self.vici.is_some() {
            return vici::table::standings(state);
        }
        let order = |seat: Seat| (seat.number() + self.players - state.first.number()) % self.players;
        let rank = |seat: Seat| {
            let civ = &state.civs[seat];
            let tie = if rules::CVL_190.in_force() { (civ.upgrades(), self.players - order(seat)) } else { (0, 0) };
            (civ.ledger.total(), tie)
        };
        let mut seats: Vec<Seat> = Seat::all(self.players).collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(rank(seat)));
        let place = |seat: Seat| 1 + seats.iter().filter(|&&other| rank(other) > rank(seat)).count() as u8;
        let standing = |&seat: &Seat| {
            let ledger = state.civs[seat].ledger;
            let lines = Line::NAMES.iter().zip(ledger.0);
            let breakdown = lines.map(|(&source, points)| Points { source, points: points.into() }).collect();
            Standing { seat, place: place(seat), score: ledger.total().into(), breakdown }
        };
        seats.iter().map(standing).collect()
    }
    fn inert(&self, target: &str) -> Option<Rule> {
        about::inert(self, target)
    }
    fn about(&self, state: &State, seat: Seat, target: &str) -> Option<Vec<Action>> {
        about::about(self, state, seat, target)
    }
}
