//! What follows from the table and is told with a view: prices, what ratings are made of, what the end of a turn would
//! bring. Whoever shows a table knows no rule; here the functions the game plays by do the reckoning, on a copy.

use epoka_core::{Log, Seat, Seats, Tasks};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    ThroughTheAges,
    action::{Action, Event, Layout},
    age, build, colony,
    data::Banks,
    flow, hand, leaders, produce, rate, row, saying,
    state::*,
    tally::{Share, Source},
    tokens,
};

/// What follows from the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Reckoned {
    /// How many spaces of the row are cleared when the next turn begins.
    pub cleared: u8,
    /// What is open to whoever is asked and costs resources, and what they could build if they had them.
    pub costs: Vec<Cost>,
    /// Who cannot bid in the auction that is held.
    pub cannot_bid: Option<Seats>,
    /// The strength of the colonization force put together so far.
    pub force: Option<i16>,
    /// What awaits each civilization.
    pub nations: Vec<Prospects>,
}

/// What an action costs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Cost {
    /// The action.
    pub action: Action,
    /// Its price.
    pub resources: u8,
}

/// What awaits a civilization.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Prospects {
    /// What the cards of the row cost it now, in civil actions.
    pub prices: Vec<Option<u8>>,
    /// The happy faces its population needs.
    pub needed: u8,
    /// Those it needs with one more worker.
    pub needed_next: Option<u8>,
    /// The end of its turn.
    pub forecast: Forecast,
    /// What its ratings are made of.
    pub makeup: Makeup,
    /// Its strength with each of the common tactics.
    pub tactics: Vec<WithTactic>,
    /// What it loses when the age ends.
    pub leaving: Vec<Civil>,
    /// The pact it loses then.
    pub leaving_pact: Option<Military>,
    /// The yellow tokens it loses then.
    pub leaving_yellow: u8,
}

/// The end of a turn, if it came now and nothing was answered but what is suggested.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Forecast {
    /// Whether there is an uprising and nothing is produced.
    pub uprising: bool,
    /// Culture points afterwards.
    pub culture: i16,
    /// Science points afterwards.
    pub science: u16,
    /// Food afterwards.
    pub food: u16,
    /// Resources afterwards.
    pub resources: u16,
    /// Food that is missing when everybody eats.
    pub hunger: u8,
    /// Culture points lost to it.
    pub famine: i16,
    /// Food and resources lost to corruption.
    pub corrupted: u8,
    /// Food that is produced and finds no blue token.
    pub unstored_food: u8,
    /// Resources that are produced and find no blue token.
    pub unstored_resources: u8,
    /// Military cards too many in hand.
    pub excess: u8,
}

/// What ratings are made of, the largest parts first; `null` is what a limit takes away or adds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Makeup {
    pub culture: Vec<Part>,
    pub science: Vec<Part>,
    pub strength: Vec<Part>,
    pub happiness: Vec<Part>,
}

/// A part of a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Part {
    /// Where it comes from.
    pub from: Option<Source>,
    /// How much it is.
    pub amount: i16,
}

/// A strength with a tactic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WithTactic {
    /// The tactic.
    pub card: Military,
    /// The strength rating with it.
    pub strength: i16,
}

/// What follows from a state. Everything it is reckoned from lies open.
pub fn reckon(game: &ThroughTheAges, state: &State) -> Reckoned {
    // TTA-38: the first turns have no start.
    let next_is_first = state.round == 0 || (state.round == 1 && state.next(state.current) != state.start);
    Reckoned {
        cleared: if next_is_first || state.over { 0 } else { row::cleared(game, state) },
        costs: costs(game, state),
        cannot_bid: match state.tasks.top() {
            Some(Task::Auction { .. }) => {
                Some(state.playing.iter().filter(|&seat| !colony::can_bid(game, state, seat)).collect())
            }
            _ => None,
        },
        force: match state.tasks.top() {
            Some(Task::Colonize { seat, .. }) => Some(colony::force(game, state, seat)),
            _ => None,
        },
        nations: Seat::all(game.players).map(|seat| prospects(game, state, seat)).collect(),
    }
}

fn costs(game: &ThroughTheAges, state: &State) -> Vec<Cost> {
    let Some(seat) = state.tasks.top().filter(|_| !state.over).and_then(Task::seat) else { return Vec::new() };
    let mut actions = Vec::new();
    flow::actions(game, state, seat, &mut actions);
    let cost = |action| Some(Cost { action, resources: saying::resources(game, state, seat, &action)? });
    let open = actions.into_iter().filter_map(cost);
    // TTA-196: what is closed only by its price.
    let acts = matches!(state.tasks.top(), Some(Task::Actions { .. }));
    let cards = state.nations[seat].technologies.iter().filter(|_| acts);
    let closed = cards.filter_map(|card| {
        Some(Cost { action: Action::Build { card }, resources: build::missing(game, state, seat, card)? })
    });
    open.chain(closed).collect()
}

fn prospects(game: &ThroughTheAges, state: &State, seat: Seat) -> Prospects {
    let nation = &state.nations[seat];
    let needed = |yellow: u8| Banks::at(&game.data.banks.happiness, yellow);
    let (leaving, leaving_pact) = leaving(game, state, seat);
    Prospects {
        prices: (0..ROW).map(|space| row::offer(game, state, seat, space).map(|(_, price)| price)).collect(),
        needed: needed(nation.yellow),
        needed_next: nation.yellow.checked_sub(1).map(needed),
        forecast: forecast(game, state, seat),
        makeup: makeup(game, state, seat),
        tactics: state.tactics.iter().map(|&card| with_tactic(game, state, seat, card)).collect(),
        leaving,
        leaving_pact,
        leaving_yellow: age::yellow_to_lose(game, state, seat),
    }
}

/// The end of a turn of a seat, as if it had just finished its actions.
fn forecast(game: &ThroughTheAges, state: &State, seat: Seat) -> Forecast {
    let mut after = state.clone();
    if seat != state.current {
        (after.current, after.turn) = (seat, TurnState::default());
    }
    let mut log = Log::new();
    leaders::end_turn(game, &mut after, seat, &mut log);
    let due = &after.nations[seat];
    let (mut food, mut resources) = (produce::food(game, due), produce::resources(game, due));
    let before = log.events.len();
    after.tasks = Tasks::new();
    after.tasks.push(Task::Produce { seat });
    flow::settle(game, &mut after, &mut log);
    while let Some(suggested) = suggested(game, &after) {
        let answered = flow::act(game, &mut after, seat, Action::Store { tokens: suggested }, &mut log);
        answered.expect("what is suggested may be done");
    }
    let nation = &after.nations[seat];
    let mut forecast = Forecast {
        culture: nation.ledger.total(),
        science: nation.science,
        food: tokens::stock(game, nation, Goods::Food),
        resources: tokens::stock(game, nation, Goods::Resources),
        famine: state.nations[seat].ledger.famine - nation.ledger.famine,
        excess: hand::excess(state, seat) as u8,
        ..Forecast::default()
    };
    for event in &log.events[before..] {
        match *event {
            Event::Uprising { .. } => (forecast.uprising, food, resources) = (true, 0, 0),
            Event::Stock { goods: Goods::Food, amount, .. } => food -= amount,
            Event::Stock { goods: Goods::Resources, amount, .. } => resources -= amount,
            Event::Famine { food, .. } => forecast.hunger = food,
            Event::Corrupted { resources, food, .. } => forecast.corrupted = resources + food,
            _ => {}
        }
    }
    let unstored = |amount: i16| amount.clamp(0, u8::MAX.into()) as u8;
    (forecast.unstored_food, forecast.unstored_resources) = (unstored(food), unstored(resources));
    forecast
}

/// Where tokens should go, if that is asked.
fn suggested(game: &ThroughTheAges, state: &State) -> Option<Layout> {
    state.tasks.top().and_then(|task| tokens::options(game, state, task).first().copied())
}

/// What the ratings of a seat are made of.
fn makeup(game: &ThroughTheAges, state: &State, seat: Seat) -> Makeup {
    let mut shares: Vec<(Source, Share)> = Vec::new();
    let rates = rate::compute_from(game, state, seat, &mut |rule| rule.in_force(), |source, share| {
        match shares.iter_mut().find(|(known, _)| *known == source) {
            Some((_, sum)) => *sum = sum.and(share),
            None => shares.push((source, share)),
        }
    });
    let parts = |of: fn(&Share) -> i16, rating: i16| {
        let parts = shares.iter().map(|(source, share)| Part { from: Some(*source), amount: of(share) });
        let mut parts: Vec<Part> = parts.filter(|part| part.amount != 0).collect();
        parts.sort_by_key(|part| std::cmp::Reverse(part.amount));
        let rest = rating - parts.iter().map(|part| part.amount).sum::<i16>();
        parts.extend((rest != 0).then_some(Part { from: None, amount: rest }));
        parts
    };
    Makeup {
        culture: parts(|share| share.culture, rates.culture),
        science: parts(|share| share.science, rates.science),
        strength: parts(|share| share.strength, rates.strength),
        happiness: parts(|share| share.happy, rates.happiness.into()),
    }
}

/// The strength of a seat, had it this tactic.
fn with_tactic(game: &ThroughTheAges, state: &State, seat: Seat, card: Military) -> WithTactic {
    let mut with = state.clone();
    with.nations[seat].tactic = Some(card);
    let rates = rate::compute(game, &with, seat, &mut |rule| rule.in_force());
    WithTactic { card, strength: rates.strength }
}

/// What a seat loses when the age ends.
fn leaving(game: &ThroughTheAges, state: &State, seat: Seat) -> (Vec<Civil>, Option<Military>) {
    let Some(next) = state.age.next() else { return (Vec::new(), None) };
    let (mut after, mut log) = (state.clone(), Log::new());
    after.age = next;
    age::remove_obsolete(game, &mut after, seat, &mut log);
    let lost = |event: &Event| if let Event::Obsolete { card, .. } = event { Some(*card) } else { None };
    let pact = state.nations[seat].pact.filter(|_| after.nations[seat].pact.is_none());
    (log.events.iter().filter_map(lost).collect(), pact.map(|pact| pact.card))
}
