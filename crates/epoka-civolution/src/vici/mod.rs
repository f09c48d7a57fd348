//! V.I.C.I., the opponent of who plays alone: CVL-200 to CVL-220.
//!
//! She is a civilization at seat 1 that nobody is asked for. What she does is a chain of [`Step`]s on the task stack;
//! every choice is told with its reason ([`Because`]), so that a client can show it step by step.

use epoka_core::{Chance, ChanceKind, Log, Odds, Outcome, Seat, component};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Civolution,
    action::{Camp, Event},
    effect::{Category, Deck, Die, Terrain, Track},
    flow::dice,
    list::List,
    open_set,
    rules::*,
    state::*,
    task::Task,
};

pub use acts::threshold;

mod acts;
pub mod data;
mod feed;
pub mod table;
pub mod territory;
mod tribes;
mod turn;

component!(
    /// An action card of V.I.C.I.
    ViciCard, u8, 13
);
component!(
    /// A reference card of V.I.C.I.
    ViciReference, u8, 14
);

open_set!(
    /// A set of her action cards.
    ViciSet of ViciCard in u16
);

/// Her place among the civilizations.
pub const SEAT: Seat = Seat::at(1);
/// The only seat that plays against her.
pub const HUMAN: Seat = Seat::at(0);
/// How many action cards she has.
pub const CARDS_OF_HER: usize = 15;
/// The label of her action cards.
pub const VICI_CARDS: &str = "vici-cards";
/// The label of her dice.
pub const VICI_DIE: &str = "vici-die";

/// CVL-220: how hard she plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Level {
    #[default]
    Beginner,
    Moderate,
    Medium,
    Advanced,
    Expert,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Moderate, Level::Medium, Level::Advanced, Level::Expert];
}

/// What lies in her area of the table, and what she has sent out of the game. The order of her stack does not exist
/// before a card is revealed, and everybody can work out what is in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Vici {
    /// The face-down stack.
    pub deck: ViciSet,
    /// The revealed cards, the last on top.
    pub shown: List<ViciCard, CARDS_OF_HER>,
    /// The discard.
    pub discard: ViciSet,
    /// CVL-206: markers in the evolution grid.
    pub evolution: u8,
    /// CVL-206: markers in the prosperity grid.
    pub prosperity: u8,
    /// CVL-211: provision markers by territory.
    pub provisions: [u8; TERRITORIES],
    /// CVL-211: territories whose farm space is blocked.
    pub blocked: TerritorySet,
    /// Research cards that left the game.
    pub gone_cards: List<Card, CARDS>,
    /// Goal chips that left the game.
    pub gone_goals: GoalSet,
    /// Income chips that left the game.
    pub gone_incomes: IncomeSet,
    /// Attribute chips that left the game.
    pub gone_attributes: AttributeSet,
}

/// An action of her cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Act {
    Track { track: Track, n: u8 },
    RemoveCard { deck: Deck },
    GainDie { of: Die },
    Vp { n: u8 },
    Favor,
    Monument,
    Explore,
    HuntToken,
    Prosperity,
    Evolution,
    Procreate,
    Migrate,
    Provision,
}

/// What a territory is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Purpose {
    Procreate,
    /// CVL-218: she has no tribe left.
    Return,
    MigrateFrom,
    MigrateTo {
        from: Territory,
    },
    Provision,
    Explore,
    HuntToken,
}

/// What she still owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Step {
    /// CVL-201: a die removes a goal chip.
    Goal,
    /// CVL-202: chance reveals the next action card.
    Reveal,
    /// CVL-203: a die chooses the row of a card.
    Row {
        card: ViciCard,
    },
    /// CVL-202: the revealed cards are put away.
    PutAway,
    Do {
        act: Act,
    },
    /// CVL-210: a migration after the birth it needed.
    SetOut,
    /// CVL-209: whether all camps around her are her own.
    Crowded,
    /// CVL-208: a die chooses the terrain; then, if need be, another one the torches.
    Wheel {
        purpose: Purpose,
        fit: TerritorySet,
        least: bool,
    },
    Torch {
        purpose: Purpose,
        fit: TerritorySet,
        least: bool,
    },
    /// CVL-206: a die removes an income chip or an attribute chip.
    RemoveChip {
        income: bool,
    },
    /// CVL-215: her feeding; then who goes hungry.
    Feed,
    Starve,
    /// CVL-218.
    Return,
}

/// What she chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Chosen {
    Territory { purpose: Purpose, territory: Territory },
    Camp { territory: Territory, camp: Camp },
    Tribe { place: Place },
    Fed { place: Place },
    Row { card: ViciCard },
    Goal { goal: Goal },
    Income { income: Income },
    Attribute { attribute: Attribute },
}

/// Why she chose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Because {
    /// CVL-207: no other fits; `least` if none fits the priority and this one the minimum.
    OnlyOne { least: bool },
    /// CVL-208: the wheel, from this value on, comes first to this terrain.
    Wheel { die: u8, terrain: Terrain, least: bool },
    /// CVL-208: the torch track, from this value on, comes first to so many torches.
    Torches { die: u8, torches: u8, least: bool },
    /// CVL-209, CVL-210, CVL-215: its place in the order of camps or tribes.
    Order { number: u8 },
    /// CVL-215: so many provision markers lie there.
    Provisions { markers: u8 },
    /// A die says so.
    Die { die: u8 },
}

/// Why an action of hers is lost, or comes in addition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// CVL-207: no territory fits.
    NoTerritory,
    /// CVL-209: all her tribes are on the map.
    NoTribe,
    /// CVL-206: the grid is full.
    GridFull,
    /// CVL-195: she has no marker left.
    NoMarker,
    /// CVL-205: there is no card or die.
    Nothing,
    /// CVL-209: her tribes hold all camps around.
    Crowded,
    /// CVL-210: nobody could set out.
    NobodyToSend,
    /// CVL-204: a card asks for it because of this category.
    Category(Category),
    /// CVL-204: there is no next era.
    LastEra,
    /// CVL-215: feeding begins with a provision marker.
    Feeding,
}

/// Whether a civilization is hers.
#[inline]
pub fn is(state: &State, seat: Seat) -> bool {
    seat == SEAT && state.vici.is_some()
}

/// Her things.
///
/// # Panics
/// If she does not play.
fn her(state: &mut State) -> &mut Vici {
    state.open.vici.as_mut().expect("V.I.C.I. plays")
}

/// What comes on the stack for a civilization in a phase: hers is not asked anything.
pub fn instead(state: &State, task: Task) -> Option<Task> {
    if !task.seat().is_some_and(|seat| is(state, seat)) {
        return Some(task);
    }
    let steps = [
        (matches!(task, Task::NewGoal { .. }), Step::Goal),
        (matches!(task, Task::Turn { .. }), Step::Reveal),
        (matches!(task, Task::Hunger { .. }), Step::Feed),
    ];
    // CVL-201, CVL-214, CVL-216, CVL-217: no find, no glacier, no weather, no income.
    steps.into_iter().find(|(fits, _)| *fits).map(|(_, step)| Task::Vici { step })
}

/// What chance is asked by a step, if it is.
pub fn question(state: &State, step: Step) -> Option<Chance> {
    let die = || Some(dice(1, 6, VICI_DIE));
    match step {
        Step::Goal | Step::Row { .. } | Step::Wheel { .. } | Step::Torch { .. } | Step::RemoveChip { .. } => die(),
        Step::Reveal => {
            let any = state.vici.as_ref().is_some_and(|vici| !vici.deck.is_empty());
            any.then_some(Chance { kind: ChanceKind::Draw { count: 1 }, label: VICI_CARDS })
        }
        Step::PutAway | Step::Do { .. } | Step::SetOut | Step::Crowded | Step::Feed | Step::Starve | Step::Return => {
            None
        }
    }
}

/// What chance can draw.
pub fn among(state: &State, step: Step, list: &mut Vec<Odds>) {
    if let (Step::Reveal, Some(vici)) = (step, &state.vici) {
        list.extend(vici.deck.odds());
    }
}

/// Whether a step can be owed as things are.
pub(crate) fn fits(game: &Civolution, state: &State, step: Step) -> bool {
    let Some(vici) = &state.vici else { return false };
    match step {
        Step::Row { card } => vici.shown.contains(&card),
        Step::Wheel { purpose, fit, least } | Step::Torch { purpose, fit, least } => {
            territory::is_open(game, state, purpose) && territory::among(game, state, (purpose, fit, least))
        }
        Step::Do { act: Act::Track { n, .. } | Act::Vp { n } } => n <= 12,
        Step::Return => state.civs[SEAT].tribes() == 0,
        Step::Goal
        | Step::Reveal
        | Step::PutAway
        | Step::Do { .. }
        | Step::SetOut
        | Step::Crowded
        | Step::RemoveChip { .. }
        | Step::Feed
        | Step::Starve => true,
    }
}

/// Carries out a step that needs no answer of chance.
pub fn carry_out(game: &Civolution, state: &mut State, step: Step, log: &mut Log<Event>) {
    state.tasks.pop();
    match step {
        Step::Reveal => turn::restock(state),
        Step::PutAway => turn::put_away(state),
        Step::Do { act } => acts::act(game, state, act, log),
        Step::SetOut => territory::choose(game, state, Purpose::MigrateFrom, log),
        Step::Crowded => tribes::crowded(game, state, log),
        Step::Feed => feed::begin(state, log),
        Step::Starve => feed::starve(game, state, log),
        Step::Return => territory::choose(game, state, Purpose::Return, log),
        Step::Goal | Step::Row { .. } | Step::Wheel { .. } | Step::Torch { .. } | Step::RemoveChip { .. } => {
            unreachable!("{step:?} waits for a die")
        }
    }
}

/// Carries out an answer of chance to a step.
pub fn chance(game: &Civolution, state: &mut State, step: Step, outcome: &Outcome, log: &mut Log<Event>) {
    if step == Step::Reveal {
        let card = outcome.items().first().copied().expect("the outcome was checked");
        return turn::reveal(game, state, ViciCard(card as u8), log);
    }
    let die = outcome.dice().first().copied().expect("the outcome was checked");
    log.tell(Event::Rolled { seat: SEAT, dice: List(outcome.dice().iter().copied().take(ROLL).collect()) });
    match step {
        Step::Goal => acts::remove_goal(state, die, log),
        Step::Row { card } => turn::row(game, state, card, die, log),
        Step::Wheel { purpose, fit, least } => territory::wheel(game, state, (purpose, fit, least), die, log),
        Step::Torch { purpose, fit, least } => territory::torch(game, state, (purpose, fit, least), die, log),
        Step::RemoveChip { income } => acts::remove_chip(state, income, die, log),
        Step::Reveal
        | Step::PutAway
        | Step::Do { .. }
        | Step::SetOut
        | Step::Crowded
        | Step::Feed
        | Step::Starve
        | Step::Return => unreachable!("{step:?} does not wait for a die"),
    }
}

/// The rule behind a step.
pub fn rule(step: Step) -> epoka_core::Rule {
    match step {
        Step::Goal => CVL_201,
        Step::Reveal | Step::PutAway => CVL_202,
        Step::Row { .. } => CVL_203,
        Step::Do { .. } => CVL_205,
        Step::SetOut => CVL_210,
        Step::Crowded => CVL_209,
        Step::Wheel { .. } | Step::Torch { .. } => CVL_208,
        Step::RemoveChip { .. } => CVL_206,
        Step::Feed | Step::Starve => CVL_215,
        Step::Return => CVL_218,
    }
}

/// A step comes on the stack.
fn push(state: &mut State, step: Step) {
    state.tasks.push(Task::Vici { step });
}

/// One of her reference cards did what it says.
fn consult(game: &Civolution, card: usize, log: &mut Log<Event>) {
    log.use_component(game.data.names.first(ViciReference::KIND) + card);
}
