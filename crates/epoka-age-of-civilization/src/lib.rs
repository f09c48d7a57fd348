//! The rules of Age of Civilization, numbered as in `rules.toml`. Start with [`state`], [`action`] and
//! [`flow`]; then comes one module per chapter of the rulebook. What cards can do is in [`effect`].

use std::sync::{Arc, LazyLock};

use epoka_core::{
    BadPosition, BadSetup, Catalogue, Class, DataError, Game, Illegal, Log, Odds, Outcome, Points, Random, Rule, Seat,
    Standing, Tuning, Turn, Viewer, data::Source, game::Component, names::Names, rule::Text,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{
    action::{Action, Event},
    data::Data,
    raw::Scenario,
    state::{Civilization, CivilizationSet, State, TRACK, TimeCard, Verb},
    view::View,
};

pub mod about;
pub mod action;
pub mod bot;
pub mod civilization;
pub mod data;
pub mod draft;
pub mod effect;
pub mod ending;
pub mod flow;
pub mod learn;
pub mod nation;
pub mod position;
pub mod raw;
pub mod round;
pub mod rules;
pub mod saying;
pub mod state;
pub mod view;
pub mod work;

/// The rules of one match of Age of Civilization.
#[derive(Debug)]
pub struct AgeOfCivilization {
    /// The components.
    pub data: Arc<Data>,
    /// How many play.
    pub players: u8,
    /// The options.
    pub setup: Setup,
    /// The action of each card of the time track, as a bit; none for the Plague.
    pub verbs: [u16; TRACK],
    /// The card of each action; none for the fixed ones.
    pub cards: [Option<TimeCard>; Verb::COUNT],
    /// The ten actions as the engine needs them.
    pub actions: [Printed; Verb::COUNT],
    /// The workers each of them needs before abilities change that.
    pub workers: [u8; Verb::COUNT],
    /// The actions that can be used in every round, as bits.
    pub always: u16,
    /// AC-61: civilizations that are not used alone.
    pub removed: CivilizationSet,
    /// AC-68: the civilization a scenario begins with.
    pub start_with: Option<Civilization>,
    scenario: Option<usize>,
}

/// What is printed on an action.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Printed {
    pub coins: u8,
    pub slots: u8,
    pub sacrifices: bool,
}

/// The options of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Setup {
    /// AC-52: the variant Innovations: special technologies.
    pub innovations: bool,
    /// AC-55: the variant Winds of Change: event tokens; for 2 to 4 players.
    pub winds_of_change: bool,
    /// AC-57: the variant Civilization Draft; for 2 to 4 players.
    pub draft: bool,
    /// AC-10: the time track suggested for a first game; for 2 to 4 players.
    pub first_game: bool,
    /// AC-66: a house scenario, by its id; alone only.
    pub scenario: Option<String>,
}

impl Setup {
    /// Every set-up so many can play: all combinations of the variants, each with the track of a first game and without, or
    /// alone of the scenarios and Innovations.
    pub fn all(data: &Data, players: u8) -> Vec<Setup> {
        let flags = |bits: u8| Setup {
            innovations: bits & 1 != 0,
            first_game: bits & 2 != 0,
            winds_of_change: bits & 4 != 0,
            draft: bits & 8 != 0,
            scenario: None,
        };
        if players > 1 {
            return (0..16).map(flags).collect();
        }
        let scenarios = data.scenario.iter().map(|scenario| Some(scenario.id.clone())).chain([None]);
        scenarios
            .flat_map(|scenario| (0..2).map(move |bits| Setup { scenario: scenario.clone(), ..flags(bits) }))
            .collect()
    }
}

impl AgeOfCivilization {
    /// The game for so many players, with these options.
    ///
    /// ```
    /// use epoka_age_of_civilization::{AgeOfCivilization, Setup};
    /// use epoka_core::Game;
    /// assert_eq!(AgeOfCivilization::printed(3, &Setup::default()).unwrap().players(), 3);
    /// ```
    pub fn printed(players: u8, setup: &Setup) -> Result<AgeOfCivilization, BadSetup> {
        AgeOfCivilization::bind(&Arc::new(Data::printed()), players, setup)
    }

    /// The house scenario that is played, if one is.
    pub fn scenario(&self) -> Option<&Scenario> {
        self.scenario.map(|number| &self.data.scenario[number])
    }

    /// The number of that scenario among all components; of the first if none is played.
    pub fn scenario_number(&self) -> usize {
        self.data.number_of_scenario(self.scenario.unwrap_or(0))
    }

    /// The rule of that scenario.
    pub fn scenario_rule(&self) -> Option<Rule> {
        let rules = [rules::AC_67, rules::AC_68, rules::AC_69, rules::AC_70, rules::AC_71];
        self.scenario.and_then(|number| rules.get(number).copied())
    }

    /// AC-8, AC-61, AC-67: how many wonders are laid out.
    pub fn wonder_pool(&self) -> u8 {
        if self.players > 1 || !rules::AC_61.in_force() {
            let more = if rules::AC_8.in_force() { self.data.setup.pools.wonders_above_players } else { 0 };
            return self.players + more;
        }
        let scenario = self.scenario().and_then(|scenario| scenario.wonder_pool);
        scenario.filter(|_| rules::AC_67.in_force()).unwrap_or(self.data.setup.solo.wonder_pool)
    }

    /// AC-52: how many special technologies are laid out.
    pub fn special_pool(&self) -> u8 {
        let more = if rules::AC_52.in_force() { self.data.setup.pools.special_technologies_above_players } else { 0 };
        self.players + more
    }

    /// AC-61: alone, where the Plague lies, from 1, and which card it is.
    pub fn plague_position(&self) -> Option<(u8, TimeCard)> {
        if self.players > 1 || !rules::AC_61.in_force() {
            return None;
        }
        let plague = self.data.action_card.iter().position(|card| card.plague)?;
        Some((self.data.setup.solo.plague_position, TimeCard(plague as u8)))
    }
}

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::parse(include_str!("../rules.toml"), rules::ALL).expect("the catalogue compiled in is valid")
});

impl Game for AgeOfCivilization {
    const ID: &'static str = "age-of-civilization";
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
        Text { en: "Age of Civilization".into(), pl: "Era cywilizacji".into() }
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

    fn bind(data: &Arc<Data>, players: u8, setup: &Setup) -> Result<AgeOfCivilization, BadSetup> {
        BadSetup::check_players::<AgeOfCivilization>(players)?;
        let alone = players == 1;
        if alone && (setup.winds_of_change || setup.draft) && rules::AC_64.in_force() {
            return Err(BadSetup("alone only the variant innovations can be added (AC-64)".into()));
        }
        if alone && setup.first_game && rules::AC_61.in_force() {
            return Err(BadSetup("alone the action cards around the Plague lie at random (AC-61)".into()));
        }
        if !alone && setup.scenario.is_some() {
            return Err(BadSetup("scenarios are for one player (AC-66)".into()));
        }
        let scenario = match &setup.scenario {
            None => None,
            Some(id) => {
                let number = data.scenario.iter().position(|scenario| &scenario.id == id);
                let known = || data.scenario.iter().map(|scenario| scenario.id.as_str()).collect::<Vec<_>>().join(", ");
                Some(number.ok_or_else(|| BadSetup(format!("there is no scenario `{id}`: there are {}", known())))?)
            }
        };
        let civilization = |id: &str| data.names.number(0, id).map(|number| Civilization(number as u8));
        let start_with = scenario.and_then(|number| data.scenario[number].start_with.as_deref()).and_then(civilization);
        let removed = data.setup.solo.removed.iter().filter(|_| alone).filter_map(|id| civilization(id)).collect();
        let verb = |id: &str| Verb::VARIANTS.iter().find(|&&verb| <&str>::from(verb) == id);
        let bit = |card: usize| verb(&data.action_card[card].id).map_or(0, |&verb| 1 << verb as u16);
        let verbs: [u16; TRACK] = std::array::from_fn(bit);
        let card = |verb: usize| verbs.iter().position(|&of| of == 1 << verb);
        let cards = std::array::from_fn(|verb| card(verb).map(|card| TimeCard(card as u8)));
        let fixed = data.action.iter().filter(|action| action.fixed).map(|action| action.id);
        // AC-69: a scenario may add one to the fixed actions.
        let added = scenario.and_then(|number| data.scenario[number].always_action);
        let added = added.filter(|_| rules::AC_69.in_force());
        let always = fixed.chain(added).fold(0, |always, verb| always | 1 << verb as u16);
        let actions = std::array::from_fn(|verb| {
            let raw::Action { coins, slots, sacrifices, .. } = data.action[verb];
            Printed { coins, slots, sacrifices }
        });
        let workers = std::array::from_fn(|verb| data.action[verb].workers);
        let setup = setup.clone();
        Ok(AgeOfCivilization {
            data: data.clone(),
            players,
            setup,
            verbs,
            cards,
            actions,
            workers,
            always,
            removed,
            start_with,
            scenario,
        })
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
    fn asks(&self, state: &State, _seat: Seat) -> &'static str {
        flow::asks(state)
    }
    fn turn_rule(&self, state: &State) -> Rule {
        flow::turn_rule(state)
    }
    fn actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        flow::actions(self, state, seat, list);
    }
    fn class(action: &Action) -> Class {
        match action {
            Action::Skip | Action::Decline | Action::Finish => Class::Pass,
            Action::Draft { .. }
            | Action::Birth { .. }
            | Action::Absorb { .. }
            | Action::Work { .. }
            | Action::Research { .. }
            | Action::Build { .. }
            | Action::Rest
            | Action::Innovate { .. }
            | Action::Learn { .. }
            | Action::Receive { .. }
            | Action::Accept
            | Action::Resolve { .. }
            | Action::Fund { .. } => Class::Play,
        }
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
    fn among(&self, state: &State, viewer: Viewer, list: &mut Vec<Odds>) {
        flow::among(self, state, viewer, list);
    }
    fn odds_id(&self, label: &'static str, item: u16) -> String {
        let kind = match label {
            flow::CIVILIZATIONS => 0,
            flow::WONDERS => 1,
            flow::SPECIALS => 3,
            flow::EVENT_TOKENS => 4,
            flow::ACTION_CARDS => 5,
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
        view.nations.len() as u8
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
        state.nations[seat].ledger.total().into()
    }
    /// AC-36: points, then workers, then coins.
    fn standings(&self, state: &State) -> Vec<Standing> {
        let rank = |seat: Seat| {
            let nation = &state.nations[seat];
            let tie = if rules::AC_36.in_force() { (nation.workers, nation.coins) } else { (0, 0) };
            (nation.ledger.total(), tie)
        };
        let mut seats: Vec<Seat> = Seat::all(self.players).collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(rank(seat)));
        let place = |seat: Seat| 1 + seats.iter().filter(|&&other| rank(other) > rank(seat)).count() as u8;
        let standing = |&seat: &Seat| {
            let ledger = state.nations[seat].ledger;
            let points = [
                ("actions", ledger.actions),
                ("civilizations", ledger.civilizations),
                ("technologies", ledger.technologies),
                ("wonders", ledger.wonders),
                ("events", ledger.events),
            ];
            let breakdown = points.map(|(source, points)| Points { source, points: points.into() });
            Standing { seat, place: place(seat), score: ledger.total().into(), breakdown: breakdown.to_vec() }
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
