//! What the game still owes before play goes on.

use epoka_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use crate::{
    effect::{Deck, Die, Project, Stock, Terrain, Track, Trait},
    state::{Card, Goal, Income, Line, Material, Module, Place, Territory},
    vici::Step,
};

/// What the game still owes. The last task is resolved first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "fields say whose, how many and where")]
pub enum Task {
    /// CVL-200: a step of V.I.C.I.
    Vici {
        step: Step,
    },
    /// CVL-25: chance fills the frame, places the tiles and turns them.
    PickTiling,
    PlaceTiles,
    TurnTiles,
    /// CVL-27, CVL-76: a material token is turned up; its finder gets a marker there.
    Develop {
        seat: Option<Seat>,
        territory: Territory,
    },
    /// CVL-22: chance lays the scoring tiles.
    LayScoring,
    /// Chance refills a display.
    RefillGoals,
    RefillIncomes,
    RefillAttributes,
    /// CVL-35: chance picks who begins.
    FirstPlayer,
    /// CVL-32: chance deals the ready-made hands.
    DealSets,
    /// CVL-33: chance deals three start-marker cards.
    DealMarkers {
        seat: Seat,
    },
    /// Chance draws a research card into a hand; `look` if the seat decides later whether it stays there.
    DrawCard {
        seat: Seat,
        deck: Deck,
        look: bool,
    },
    /// CVL-33: all choose in secret what they keep: of deck 0 to 4, then a start-marker card.
    Draft {
        block: u8,
    },
    /// CVL-36: chance lays start-chip cards, then goal chips on them.
    LayStarts,
    LayStartGoals,
    TakeStart {
        seat: Seat,
    },

    /// CVL-50: a phase begins.
    Phase {
        number: u8,
    },
    /// CVL-51.
    RevealEvent,
    RevealCard {
        deck: Deck,
    },
    /// CVL-52.
    NewGoal {
        seat: Seat,
    },
    /// CVL-53.
    ExtraFind {
        seat: Seat,
    },
    /// CVL-60.
    Turn {
        seat: Seat,
    },
    EndTurn {
        seat: Seat,
    },
    /// CVL-61: the two that pay for a module: neither or one is named.
    PayDice {
        seat: Seat,
        module: Module,
        first: Option<Die6>,
    },
    /// CVL-66 B: unused dice that are rolled too; how many are named.
    AddDice {
        seat: Seat,
        named: u8,
    },
    RollReset {
        seat: Seat,
        count: u8,
    },
    /// CVL-66 C.
    ResetMarker {
        seat: Seat,
    },
    /// CVL-160: a glacier.
    Glacier {
        seat: Seat,
        slot: u8,
    },
    /// CVL-160: the oaks.
    Oaks,
    /// CVL-161.
    Hunger {
        seat: Seat,
    },
    /// The discounts left; how many tribes are named.
    Feed {
        seat: Seat,
        camps: u8,
        total: u8,
        named: u8,
    },
    Starve {
        seat: Seat,
    },
    ScoreStrong,
    /// CVL-164.
    Weather {
        seat: Seat,
        space: u8,
    },
    /// CVL-165.
    Happen,
    GiveBack {
        seat: Seat,
        project: Project,
    },
    /// CVL-166, CVL-167.
    ScoreEra,
    /// CVL-170.
    IncomePhase {
        seat: Seat,
    },
    /// CVL-144: rows that became full in the income phase.
    FullRows {
        seat: Seat,
    },
    Monuments,
    EndEra,

    /// Effects, one after the other.
    Run {
        seat: Seat,
        line: Line,
        at: u16,
        end: u16,
    },
    /// One of the next effects.
    Choose {
        seat: Seat,
        line: Line,
        at: u16,
        of: u8,
        forced: bool,
    },
    /// An ability works; `last` if it is the lowest of those that work at the same moment (CVL-Q21).
    Fire {
        seat: Seat,
        holder: u8,
        last: bool,
    },
    /// What a module offers: bits of the options left; one of them or all in any order.
    Options {
        seat: Seat,
        module: Module,
        level: u8,
        left: u8,
        one: bool,
    },
    /// The actions of a module are done.
    After {
        seat: Seat,
        module: Module,
    },
    /// CVL-116, CVL-117: a grotto or a rock.
    Grotto {
        seat: Seat,
        slot: u8,
    },
    GrottoTransport {
        seat: Seat,
        territory: Territory,
        produced: bool,
    },
    Rock {
        seat: Seat,
        slot: u8,
    },
    RockBirth {
        seat: Seat,
        territory: Territory,
    },

    Planning {
        seat: Seat,
        n: u8,
    },
    GainTrait {
        seat: Seat,
        n: u8,
    },
    MoveTrait {
        seat: Seat,
        n: u8,
    },
    GainMaterial {
        seat: Seat,
        row: u8,
        terrain: Option<Terrain>,
        n: u8,
    },
    ChooseTrack {
        seat: Seat,
        n: u8,
    },
    Steps {
        seat: Seat,
        track: Track,
        n: u8,
    },
    Produce {
        seat: Seat,
        n: u8,
    },
    Transport {
        seat: Seat,
        n: u8,
        anywhere: bool,
    },
    Migrate {
        seat: Seat,
        n: u8,
        anywhere: bool,
    },
    Walk {
        seat: Seat,
        n: u8,
        from: Territory,
        at: Territory,
        weak: bool,
        anywhere: bool,
    },
    Procreate {
        seat: Seat,
        n: u8,
    },
    Strengthen {
        seat: Seat,
        n: u8,
    },
    Hunt {
        seat: Seat,
        n: u8,
    },
    RollHunt {
        seat: Seat,
        territory: Territory,
    },
    UseHunt {
        seat: Seat,
        territory: Territory,
    },
    Find {
        seat: Seat,
        n: u8,
    },
    RollFind {
        seat: Seat,
        terrain: Terrain,
    },
    UseFind {
        seat: Seat,
        terrain: Terrain,
    },
    Explore {
        seat: Seat,
        n: u8,
    },
    ExploreTerritory {
        seat: Seat,
    },
    /// Areas are turned up, those of a territory or one of them: who is at two that touch the same ones chooses between them.
    Reveal {
        seat: Seat,
        slots: u32,
        territory: Option<Territory>,
    },
    Build {
        seat: Seat,
        n: u8,
        kinds: u8,
        same: bool,
    },
    Board {
        seat: Seat,
        water: Territory,
    },
    PaySettlement {
        seat: Seat,
        ground: u8,
        slot: u8,
    },
    Trade {
        seat: Seat,
        sell: u8,
        buy: u8,
    },
    /// CVL-149: what a sale has named so far.
    Sale {
        seat: Seat,
        money: Option<Material>,
        points: Option<Material>,
    },
    TakeCard {
        seat: Seat,
        n: u8,
        up: bool,
        down: bool,
    },
    ChooseDraws {
        seat: Seat,
        left: u8,
        keep: u8,
    },
    /// So many more are kept; how many are named.
    Keep {
        seat: Seat,
        n: u8,
        named: u8,
    },
    Install {
        seat: Seat,
        deck: Deck,
        special: bool,
    },
    CardColumn {
        seat: Seat,
        card: Card,
        special: bool,
    },
    CardRow {
        seat: Seat,
        card: Card,
        column: u8,
        special: bool,
    },
    IgnoreSlot {
        seat: Seat,
        card: Card,
        column: u8,
        row: u8,
    },
    PayCard {
        seat: Seat,
        card: Card,
        column: u8,
        row: u8,
        ignore: u8,
    },
    PlaceCard {
        seat: Seat,
        card: Card,
        column: u8,
    },
    GainGoal {
        seat: Seat,
        refill: bool,
    },
    /// A goal chip is gained and one installed, in any order.
    Goals {
        seat: Seat,
    },
    GoalSpace {
        seat: Seat,
        goal: Goal,
    },
    InstallGoal {
        seat: Seat,
    },
    PlaceGoal {
        seat: Seat,
        goal: Goal,
    },
    GainIncome {
        seat: Seat,
    },
    PlaceIncome {
        seat: Seat,
        income: Income,
    },
    Perform {
        seat: Seat,
        n: u8,
    },
    PerformHow {
        seat: Seat,
        item: u8,
    },
    PlaceAttribute {
        seat: Seat,
        attribute: crate::state::Attribute,
    },
    /// CVL-143, CVL-199: nothing else is left to do, but attribute chips may be installed.
    Attributes {
        seat: Seat,
    },
    Upgrade {
        seat: Seat,
        value: u8,
    },
    FlipRow {
        seat: Seat,
    },
    GainDie {
        seat: Seat,
        of: Option<Die>,
    },
    TakeDie {
        seat: Seat,
        of: Die,
    },
    GiveDie {
        seat: Seat,
        to: Seat,
    },
    RollDie {
        seat: Seat,
    },
    WeakTribes {
        seat: Seat,
        n: u8,
        at: Option<Territory>,
    },
    Activity {
        seat: Seat,
        n: u8,
        different: bool,
    },
    PayRow {
        seat: Seat,
        row: u8,
    },
    LoseTribe {
        seat: Seat,
    },
    /// CVL-162: the favor disc may go back instead.
    Rescue {
        seat: Seat,
        place: Place,
    },
    /// CVL-195: the supply is empty.
    Room {
        seat: Seat,
        gain: Gain,
        n: u8,
    },

    /// CVL-70: a favor test: what it guards, or how many more it gives.
    Test {
        seat: Seat,
        guards: u8,
        more: u8,
    },
    FixTest {
        seat: Seat,
        guards: u8,
        more: u8,
        rerolled: bool,
    },
}

/// A value of a die, from 1, and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "from", content = "value", rename_all = "kebab-case")]
pub enum Die6 {
    /// An activation die on this space.
    Die(u8),
    /// A planning marker on this space.
    Planning(u8),
    /// A focus marker.
    Focus,
}

/// Where a marker goes that is gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "to", content = "which", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Gain {
    Stock(Stock),
    Planning(u8),
    Trait(Trait),
    Stored(Material),
    Raw(Territory),
    Cargo(u8),
    Reset,
}
