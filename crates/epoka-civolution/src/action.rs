//! What seats choose, and what then happened.

use epoka_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    effect::{Deck, Die, Stock, Terrain, Track, Trait},
    list::List,
    state::*,
    task::{Die6, Gain},
    vici::{Act, Because, Chosen, ViciCard, Why},
};

/// One click of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what, where and which")]
pub enum Action {
    /// CVL-33: keep a dealt research card or a start-marker card.
    KeepCard {
        card: Card,
    },
    KeepMarkers {
        markers: StartMarkers,
    },
    /// CVL-36: take a start-chip card.
    TakeStart {
        chip: StartChip,
    },
    /// CVL-141: take a goal chip of the display; put it on a space of the goal zone.
    TakeGoal {
        goal: Goal,
    },
    GoalSpace {
        space: u8,
    },
    /// CVL-53, or a gain of choice: a material comes to the storage.
    Material {
        material: Material,
    },
    /// CVL-61: activate a module, and say which dice or markers pay for it.
    Activate {
        module: Module,
    },
    Pay {
        with: Die6,
    },
    /// CVL-66: a Reset; unused dice that are rolled too; then roll; then the reset marker's place.
    Reset,
    AddDie {
        value: u8,
    },
    Roll,
    Marker {
        stock: Stock,
    },
    /// One of several options, from 0.
    Option {
        number: u8,
    },
    /// CVL-Q21: the ability that works next, of several.
    Ability {
        holder: Item,
    },
    /// Let what is offered go by, or end what may go on.
    Skip,
    /// CVL-A4: nothing more is named.
    Done,
    Planning {
        value: u8,
    },
    Trait {
        of: Trait,
    },
    MoveTrait {
        from: Trait,
        to: Trait,
    },
    Track {
        track: Track,
    },
    Produce {
        territory: Territory,
    },
    /// CVL-116, CVL-117: the territory beside a grotto or a rock.
    Site {
        territory: Territory,
    },
    /// CVL-84: a raw material to the storage; from a boat to this material.
    Transport {
        territory: Territory,
        material: Material,
    },
    /// CVL-72: a tribe sets out; goes on; settles.
    Move {
        from: Place,
        to: Territory,
    },
    Step {
        to: Territory,
    },
    Settle {
        camp: Camp,
    },
    Procreate {
        territory: Territory,
        camp: Camp,
    },
    Strengthen {
        territory: Territory,
        spot: Spot,
    },
    Hunt {
        territory: Territory,
    },
    Seek {
        terrain: Terrain,
    },
    /// Use the roll as this value, with as many ideas as it takes.
    UseRoll {
        value: u8,
    },
    /// CVL-70: pass a test with ideas, or roll again.
    Ideas,
    Reroll,
    Explore {
        territory: Territory,
    },
    ExploreSlot {
        slot: u8,
    },
    Farm {
        territory: Territory,
    },
    Boat {
        territory: Territory,
    },
    Board {
        from: Place,
    },
    Monument {
        ground: u8,
        material: Material,
    },
    Settlement {
        ground: u8,
        slot: u8,
    },
    /// A material that need not be returned.
    Spare {
        material: Material,
    },
    /// CVL-149.
    Sell {
        material: Material,
        into: Proceeds,
    },
    Buy {
        material: Material,
    },
    /// CVL-146, CVL-147.
    TakeCard {
        deck: Deck,
        face_up: bool,
    },
    DrawFrom {
        deck: Deck,
    },
    Keep {
        card: Card,
    },
    /// CVL-110: install a card; its column; the row it assumes; the slot that is ignored.
    Install {
        card: Card,
    },
    Column {
        column: u8,
    },
    Row {
        row: u8,
    },
    Ignore {
        slot: u8,
    },
    InstallGoal {
        goal: Goal,
    },
    /// CVL-140: the half of the cell.
    Half {
        column: u8,
        row: u8,
    },
    TakeIncome {
        income: Income,
    },
    /// CVL-102: perform an installed income chip, by its place in the matrix.
    Perform {
        item: u8,
    },
    /// CVL-143.
    Attribute {
        attribute: Attribute,
    },
    Upgrade {
        module: Module,
    },
    FlipRow {
        row: u8,
    },
    Die {
        of: Die,
    },
    TakeDie {
        from: Seat,
    },
    GiveDie {
        value: u8,
    },
    /// Weak tribes come to a territory, on the bonfire camp or another one.
    WeakTribe {
        territory: Territory,
        fire: bool,
    },
    /// CVL-150: perform an activity: the console's own, or of a card.
    Activity {
        card: Option<Card>,
    },
    Return {
        material: Material,
    },
    /// CVL-161.
    Feed {
        place: Place,
    },
    FeedAll,
    /// CVL-162: the favor disc goes back instead of a tribe.
    Rescue,
    RescueTribe {
        place: Place,
    },
    LoseTribe {
        place: Place,
    },
    /// CVL-160: a strong tribe lies down.
    LayDown {
        place: Place,
    },
    ReturnFarm {
        territory: Territory,
    },
    ReturnBoat {
        territory: Territory,
        ashore: Territory,
    },
    /// CVL-195: a marker returns to the supply.
    Free {
        marker: Gain,
    },
}

/// CVL-149: what a material is sold for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Proceeds {
    Money,
    Points,
}

/// A camp a tribe comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Camp {
    /// The bonfire camp, whoever is there.
    Fire,
    /// A free ordinary camp.
    Free,
    /// An ordinary camp that a tribe must leave.
    Taken {
        /// Which.
        tribe: Tribe,
    },
    /// A seat of the own boat.
    Boat,
}

impl Camp {
    /// Where in its territory it is.
    pub const fn spot(self) -> Spot {
        match self {
            Camp::Fire => Spot::Fire,
            Camp::Free | Camp::Taken { .. } => Spot::Camp,
            Camp::Boat => Spot::Boat,
        }
    }
}

/// What happened, for logs and animation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say who, what and where")]
pub enum Event {
    ContinentLaid,
    ScoringLaid,
    FirstPlayer {
        seat: Seat,
    },
    SetDealt {
        seat: Seat,
        set: u8,
    },
    Chosen {
        seat: Seat,
    },
    StartTaken {
        seat: Seat,
        chip: StartChip,
    },
    EraBegan {
        era: u8,
    },
    PhaseBegan {
        phase: u8,
    },
    EventRevealed {
        event: EventCard,
    },
    CardRevealed {
        card: Card,
    },
    GoalTaken {
        seat: Seat,
        goal: Goal,
    },
    /// Markers came to a place (or left it, below zero).
    Markers {
        seat: Seat,
        to: Gain,
        amount: i8,
    },
    /// Points were gained.
    Points {
        seat: Seat,
        amount: i16,
        line: Line,
    },
    /// What paid for a module: the spaces of the dice and planning markers, and how many focus markers and ideas.
    Paid {
        seat: Seat,
        module: Module,
        dice: List<u8, 2>,
        planning: List<u8, 2>,
        focus: u8,
        ideas: u8,
    },
    Activated {
        seat: Seat,
        module: Module,
    },
    Reset {
        seat: Seat,
    },
    Rolled {
        seat: Seat,
        dice: List<u8, ROLL>,
    },
    Tested {
        seat: Seat,
        passed: bool,
    },
    Settled {
        seat: Seat,
        territory: Territory,
        camp: Camp,
    },
    Developed {
        territory: Territory,
        material: Material,
    },
    Strengthened {
        seat: Seat,
        territory: Territory,
    },
    Weakened {
        seat: Seat,
        territory: Territory,
    },
    Died {
        seat: Seat,
        territory: Territory,
    },
    Rescued {
        seat: Seat,
    },
    AreaRevealed {
        slot: u8,
        area: Area,
    },
    Built {
        seat: Seat,
        what: crate::effect::Project,
        territory: Option<Territory>,
        ground: Option<u8>,
    },
    Returned {
        seat: Seat,
        what: crate::effect::Project,
        territory: Territory,
    },
    /// A research card was drawn face down; which, for who may know it.
    CardDrawn {
        seat: Seat,
        deck: Deck,
        card: Option<Card>,
    },
    CardTaken {
        seat: Seat,
        card: Card,
    },
    CardsReturned {
        seat: Seat,
        count: u8,
    },
    Installed {
        seat: Seat,
        item: Item,
        column: u8,
        row: u8,
    },
    Upgraded {
        seat: Seat,
        module: Module,
        level: u8,
    },
    TrackAdvanced {
        seat: Seat,
        track: Track,
        space: u8,
    },
    Favor {
        seat: Seat,
        space: u8,
    },
    RowActive {
        seat: Seat,
        row: u8,
    },
    DieGained {
        seat: Seat,
        of: Die,
    },
    Worked {
        seat: Seat,
        holder: Item,
    },
    Weather {
        space: u8,
    },
    EraScored {
        seat: Seat,
        points: u8,
    },
    Monolith {
        seat: Seat,
    },
    /// CVL-202: V.I.C.I. reveals a card and uses its red half, or its blue one.
    ViciCard {
        card: ViciCard,
        red: bool,
    },
    /// An action of hers begins.
    ViciDoes {
        act: Act,
    },
    /// What she chose, and why.
    ViciChose {
        what: Chosen,
        because: Because,
    },
    /// An action that comes because of something else.
    ViciMust {
        act: Act,
        why: Why,
    },
    /// An action that is lost.
    ViciLost {
        act: Act,
        why: Why,
    },
    /// CVL-206: a marker came to her prosperity grid, or to her evolution grid.
    ViciMarked {
        income: bool,
        space: u8,
    },
    /// CVL-211: a provision marker came to a territory.
    ViciProvided {
        territory: Territory,
        markers: u8,
        blocked: bool,
    },
    /// CVL-213: nobody hunts there in this era.
    HuntToken {
        territory: Territory,
    },
    /// CVL-205: a research card left the game.
    CardGone {
        card: Card,
    },
    GameEnded,
}
