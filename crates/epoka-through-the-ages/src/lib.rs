//! The rules of Through the Ages, numbered as in `rules.toml`. Start with [`state`], [`action`] and [`flow`]; then
//! comes one module per chapter of the rulebook. What cards can do is in [`effect`].

use std::{
    ops::Range,
    sync::{Arc, LazyLock},
};

use epoka_core::{
    BadPosition, BadSetup, Catalogue, Class, DataError, Game, Illegal, Log, Odds, Outcome, Part, Points, Random, Rule,
    Seat, Standing, Tuning, Turn, Viewer, data::Source, game::Component, names::Names, rule::Text,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, Event},
    data::Data,
    effect::{Ability, Age, Deed, Kind},
    state::{CivilSet, STORES, State, WORKER_KINDS},
    view::View,
};

pub mod about;
pub mod action;
pub mod age;
pub mod answers;
pub mod army;
pub mod attack;
pub mod bot;
pub mod build;
pub mod cards;
pub mod choices;
pub mod colony;
pub mod compare;
pub mod data;
pub mod develop;
pub mod effect;
pub mod events;
pub mod flow;
pub mod hand;
pub mod harm;
pub mod imagine;
pub mod leaders;
pub mod outlook;
pub mod pact;
pub mod people;
pub mod phase;
pub mod play;
pub mod politics;
pub mod position;
pub mod produce;
pub mod rate;
pub mod reckon;
pub mod resign;
pub mod row;
pub mod rules;
pub mod saying;
pub mod state;
pub mod tally;
pub mod task;
pub mod tokens;
pub mod turns;
pub mod view;
pub mod war;
pub mod wholes;
pub mod wonders;

/// The rules of one match of Through the Ages.
#[derive(Debug)]
pub struct ThroughTheAges {
    /// The components.
    pub data: Arc<Data>,
    /// How many play.
    pub players: u8,
    /// How many cards workers can stand on: the first so many.
    pub worker_cards: usize,
    /// The farms, by number.
    pub farms: Range<usize>,
    /// The mines and labs, by number.
    pub mines: Range<usize>,
    /// What a token on a card is worth: TTA-158, TTA-211.
    pub worths: [u8; STORES],
    /// Wonders with abilities.
    pub able: CivilSet,
    /// The civil cards by age.
    pub ages: [CivilSet; 4],
    /// The cards workers can stand on, as bits, by kind.
    pub places: [u64; WORKER_KINDS],
    /// Construction technologies.
    pub construction: CivilSet,
    /// TTA-218: the culture of a ruin.
    pub ruin_culture: u8,
    /// TTA-208: the happy faces of a leader under a wonder.
    pub tucked_face: u8,
}

/// The options of a match: there are none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Setup {}

impl ThroughTheAges {
    /// The game for so many players.
    ///
    /// ```
    /// use epoka_core::Game;
    /// use epoka_through_the_ages::ThroughTheAges;
    /// assert_eq!(ThroughTheAges::printed(3).unwrap().players(), 3);
    /// ```
    pub fn printed(players: u8) -> Result<ThroughTheAges, BadSetup> {
        ThroughTheAges::bind(&Arc::new(Data::printed()), players, &Setup {})
    }
}

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::parse(include_str!("../rules.toml"), rules::ALL).expect("the catalogue compiled in is valid")
});

impl Game for ThroughTheAges {
    const ID: &'static str = "through-the-ages";
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
        Text { en: "Through the Ages".into(), pl: "Cywilizacja: Poprzez Wieki".into() }
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

    fn bind(data: &Arc<Data>, players: u8, _setup: &Setup) -> Result<ThroughTheAges, BadSetup> {
        BadSetup::check_players::<ThroughTheAges>(players)?;
        let first = |kind: Kind| data.civil.iter().take_while(|card| card.kind < kind).count();
        let set = |wanted: &dyn Fn(&cards::CivilCard) -> bool| {
            data.civil_cards().filter(|(_, card)| wanted(card)).map(|(card, _)| card).collect()
        };
        let deeds = data.military.iter().flat_map(|card| &card.steps).map(|step| &step.does);
        let abilities = data.civil.iter().flat_map(|card| &card.abilities);
        let worth = |number: usize| match data.civil[number].kind {
            Kind::Lab => data.civil[number].age.level(),
            _ => data.civil[number].worth,
        };
        Ok(ThroughTheAges {
            data: data.clone(),
            players,
            worker_cards: first(Kind::Government),
            farms: first(Kind::Farm)..first(Kind::Mine),
            mines: first(Kind::Mine)..first(Kind::Temple),
            worths: std::array::from_fn(worth),
            able: set(&|card| card.kind == Kind::Wonder && !card.abilities.is_empty()),
            ages: [Age::A, Age::I, Age::II, Age::III].map(|age| set(&|card| card.age == age)),
            places: std::array::from_fn(|kind| set(&|card| card.kind as usize == kind).0 as u64),
            construction: set(&|card| card.kind == Kind::ConstructionSpecial),
            ruin_culture: deeds
                .filter_map(|deed| if let Deed::Ruin { culture, .. } = deed { Some(*culture) } else { None })
                .max()
                .unwrap_or(0),
            tucked_face: abilities
                .filter_map(|ability| if let Ability::Tuck { happy } = ability { Some(*happy) } else { None })
                .max()
                .unwrap_or(0),
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
    fn saying(&self, state: &State, seat: Seat, action: &Action) -> Option<serde_json::Value> {
        saying::saying(self, state, seat, action)
    }
    fn class(action: &Action) -> Class {
        match action {
            Action::Finish | Action::Decline => Class::Pass,
            Action::Resign => Class::Concede,
            Action::Take { .. }
            | Action::Grow
            | Action::GrowFree
            | Action::Enlist { .. }
            | Action::Build { .. }
            | Action::Upgrade { .. }
            | Action::Convert { .. }
            | Action::Destroy { .. }
            | Action::Lead { .. }
            | Action::Tuck { .. }
            | Action::Construct { .. }
            | Action::Develop { .. }
            | Action::Revolt { .. }
            | Action::Play { .. }
            | Action::Adopt { .. }
            | Action::Copy { .. }
            | Action::Exchange
            | Action::Inspire
            | Action::Arm
            | Action::Discard { .. }
            | Action::Pay { .. }
            | Action::Store { .. }
            | Action::Give { .. }
            | Action::Choose { .. }
            | Action::Prepare { .. }
            | Action::Attack { .. }
            | Action::Declare { .. }
            | Action::Offer { .. }
            | Action::Accept
            | Action::Cancel { .. }
            | Action::Retire
            | Action::Settle { .. }
            | Action::Peek
            | Action::Wage { .. }
            | Action::Steal { .. }
            | Action::Bid { .. }
            | Action::Send { .. }
            | Action::Launch
            | Action::Use { .. }
            | Action::Mix { .. }
            | Action::Plunder { .. }
            | Action::Cede { .. }
            | Action::Remove { .. }
            | Action::Ruin { .. }
            | Action::Barter => Class::Play,
        }
    }
    fn part(&self, state: &State, _seat: Seat, action: &Action) -> Part {
        wholes::part(self, state, *action)
    }
    fn named(&self, state: &State, _seat: Seat) -> u8 {
        wholes::named(state)
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
            flow::CIVIL_CARDS => 0,
            flow::MILITARY_CARDS | flow::EVENTS | flow::TOP_EVENT => 1,
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
        imagine::imagine(self, state, seat, random)
    }

    fn score(&self, state: &State, seat: Seat) -> i32 {
        state.nations[seat].ledger.total().into()
    }
    /// TTA-207: most culture points; ties are shared.
    fn standings(&self, state: &State) -> Vec<Standing> {
        let rank = |seat: Seat| {
            (state.playing.contains(seat), if rules::TTA_207.in_force() { self.score(state, seat) } else { 0 })
        };
        let mut seats: Vec<Seat> = Seat::all(self.players).collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(rank(seat)));
        let place = |seat: Seat| 1 + seats.iter().filter(|&&other| rank(other) > rank(seat)).count() as u8;
        let standing = |&seat: &Seat| {
            let ledger = &state.nations[seat].ledger;
            let points = [
                ("production", ledger.production),
                ("cards", ledger.cards),
                ("wonders", ledger.wonders),
                ("preparing", ledger.preparing),
                ("events", ledger.events),
                ("conflicts", ledger.conflicts),
                ("impacts", ledger.impacts),
                ("famine", ledger.famine),
            ];
            let breakdown = points.map(|(source, points)| Points { source, points: points.into() });
            Standing { seat, place: place(seat), score: ledger.total().into(), breakdown: breakdown.to_vec() }
        };
        seats.iter().map(standing).collect()
    }
    fn about(&self, state: &State, seat: Seat, target: &str) -> Option<Vec<Action>> {
        about::about(self, state, seat, target)
    }
}
