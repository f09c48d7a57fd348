//! The one classification of tasks: who goes on with each, whom it asks, by which rule and how.

use epoka_core::{Rule, Seat};

use crate::{rules::*, task::Task, vici};

/// Who goes on with a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Chance, or nobody where it has nothing to say.
    Chance,
    /// Nobody: it happens.
    Itself,
    /// A seat.
    Asked,
    /// Several seats in secret.
    Together,
}

/// The rule a task comes from, and how it is asked.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// The rule.
    pub rule: Rule,
    /// Whether a seat may let it go by, or end it.
    pub is_optional: bool,
    /// Whether the only answer is given without asking.
    pub is_automatic: bool,
    /// CVL-143, CVL-199: whether attribute chips may be installed beside the question.
    pub chips: Chips,
}

/// Whether attribute chips may be installed beside a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chips {
    /// Not in the middle of something.
    No,
    /// They may.
    Beside,
    /// They may, and the question is asked also where nothing else can be done.
    Alone,
}

/// A task of a rule: it has to be answered, and nothing comes in between.
const fn by(rule: Rule) -> Manner {
    Manner { rule, is_optional: false, is_automatic: false, chips: Chips::No }
}

impl Manner {
    const fn optional(self) -> Manner {
        self.optional_if(true)
    }
    const fn optional_if(self, is_optional: bool) -> Manner {
        Manner { is_optional, ..self }
    }
    const fn automatic(self) -> Manner {
        Manner { is_automatic: true, ..self }
    }
    const fn floating(self) -> Manner {
        Manner { chips: Chips::Beside, ..self }
    }
    const fn waiting(self) -> Manner {
        Manner { chips: Chips::Alone, ..self }
    }
}

impl Task {
    /// Who goes on with it.
    pub const fn way(self) -> Way {
        match self {
            by_chance!() => Way::Chance,
            by_itself!() => Way::Itself,
            asked!() => Way::Asked,
            Task::Draft { .. } => Way::Together,
        }
    }

    /// The rule it comes from, and how it is asked.
    pub fn manner(self) -> Manner {
        match self {
            Task::Vici { step } => by(vici::rule(step)),
            Task::PickTiling | Task::PlaceTiles | Task::TurnTiles => by(CVL_25),
            Task::Develop { .. } => by(CVL_76),
            Task::LayScoring => by(CVL_22),
            Task::RefillGoals => by(CVL_141),
            Task::RefillIncomes => by(CVL_100),
            Task::RefillAttributes => by(CVL_143),
            Task::FirstPlayer => by(CVL_35),
            Task::DealSets => by(CVL_32),
            Task::DealMarkers { .. } | Task::Draft { .. } => by(CVL_33),
            Task::LayStarts | Task::LayStartGoals | Task::TakeStart { .. } => by(CVL_36),
            Task::Phase { .. } | Task::EndEra => by(CVL_50),
            Task::RevealEvent | Task::RevealCard { .. } => by(CVL_51),
            Task::NewGoal { .. } => by(CVL_52).optional().floating(),
            Task::ExtraFind { .. } => by(CVL_53).floating(),
            Task::Turn { .. } => by(CVL_60).floating(),
            Task::EndTurn { .. } => by(CVL_60),
            Task::PayDice { .. } => by(CVL_61).automatic(),
            Task::AddDice { .. } => by(CVL_66).automatic(),
            Task::RollReset { .. } | Task::ResetMarker { .. } => by(CVL_66),
            Task::Glacier { .. } => by(CVL_160).automatic(),
            Task::Oaks => by(CVL_160),
            Task::Feed { .. } => by(CVL_161).optional().waiting(),
            Task::Hunger { .. } | Task::Starve { .. } => by(CVL_161),
            Task::Rescue { .. } => by(CVL_162).optional(),
            Task::ScoreStrong => by(CVL_163),
            Task::Weather { .. } => by(CVL_164),
            Task::Happen => by(CVL_165),
            Task::GiveBack { .. } => by(CVL_165).automatic().floating(),
            Task::ScoreEra => by(CVL_166),
            Task::IncomePhase { .. } => by(CVL_170).floating(),
            Task::FullRows { .. } => by(CVL_144),
            Task::Monuments => by(CVL_172),
            Task::Run { .. } => by(CVL_198),
            Task::Choose { forced, .. } => by(CVL_198).optional_if(!forced),
            Task::Fire { .. } => by(CVL_Q21),
            Task::Options { .. } => by(CVL_65).floating(),
            Task::After { .. } => by(CVL_65),
            // CVL-Q11: grottos and rocks may be let go by.
            Task::Grotto { .. } => by(CVL_116).optional_if(CVL_Q11.in_force()).floating(),
            Task::GrottoTransport { .. } => by(CVL_116).optional(),
            Task::Rock { .. } => by(CVL_117).optional_if(CVL_Q11.in_force()).floating(),
            Task::RockBirth { .. } => by(CVL_117).optional(),
            Task::GainTrait { .. } => by(CVL_157).optional(),
            Task::Planning { .. } | Task::MoveTrait { .. } => by(CVL_157).optional().floating(),
            Task::GainMaterial { .. } => by(CVL_198).optional(),
            Task::ChooseTrack { .. } => by(CVL_151).optional().floating(),
            Task::Steps { .. } => by(CVL_151),
            Task::Produce { .. } => by(CVL_83).optional().floating(),
            Task::Transport { .. } => by(CVL_84).optional().floating(),
            Task::Migrate { .. } => by(CVL_72).optional().floating(),
            Task::Walk { .. } => by(CVL_72),
            Task::Procreate { .. } => by(CVL_80).optional().floating(),
            Task::WeakTribes { .. } => by(CVL_80).optional(),
            Task::Strengthen { .. } => by(CVL_82).optional().floating(),
            Task::Hunt { .. } => by(CVL_85).optional().floating(),
            Task::RollHunt { .. } => by(CVL_85),
            Task::UseHunt { .. } => by(CVL_85).automatic(),
            Task::Find { .. } => by(CVL_86).optional().floating(),
            Task::RollFind { .. } => by(CVL_86),
            Task::UseFind { .. } => by(CVL_86).automatic(),
            Task::Explore { .. } | Task::ExploreTerritory { .. } => by(CVL_87).optional().floating(),
            Task::Reveal { .. } => by(CVL_87),
            Task::Build { .. } => by(CVL_156).optional().floating(),
            Task::Board { .. } => by(CVL_91).optional(),
            Task::PaySettlement { .. } => by(CVL_94).automatic(),
            Task::Trade { .. } => by(CVL_149).optional().floating(),
            Task::Sale { .. } => by(CVL_149),
            Task::TakeCard { .. } => by(CVL_146).optional().floating(),
            Task::DrawCard { .. } | Task::ChooseDraws { .. } | Task::Keep { .. } => by(CVL_147),
            Task::Install { .. } => by(CVL_110).optional().floating(),
            Task::CardColumn { .. } => by(CVL_110).automatic(),
            Task::CardRow { .. } => by(CVL_111).automatic(),
            Task::IgnoreSlot { .. } => by(CVL_114),
            Task::PayCard { .. } => by(CVL_112).automatic(),
            Task::PlaceCard { .. } => by(CVL_113),
            Task::GainGoal { .. } | Task::Goals { .. } => by(CVL_141).optional().floating(),
            Task::GoalSpace { .. } => by(CVL_141).automatic(),
            Task::InstallGoal { .. } => by(CVL_140).optional().floating(),
            Task::PlaceGoal { .. } => by(CVL_140).automatic(),
            Task::GainIncome { .. } => by(CVL_100).optional().floating(),
            Task::PlaceIncome { .. } => by(CVL_101).automatic(),
            Task::Perform { .. } => by(CVL_102).optional().floating(),
            Task::PerformHow { .. } => by(CVL_102),
            Task::PlaceAttribute { .. } => by(CVL_143).automatic(),
            Task::Attributes { .. } => by(CVL_143).optional().waiting(),
            Task::Upgrade { .. } => by(CVL_142).optional().floating(),
            Task::FlipRow { .. } => by(CVL_103).optional().automatic(),
            Task::GainDie { .. } => by(CVL_148).optional(),
            Task::TakeDie { .. } | Task::GiveDie { .. } => by(CVL_148).automatic(),
            Task::RollDie { .. } => by(CVL_148),
            Task::Activity { .. } => by(CVL_150).optional().floating(),
            Task::PayRow { .. } => by(CVL_150).automatic(),
            Task::LoseTribe { .. } => by(CVL_158),
            Task::Room { .. } => by(CVL_195).optional(),
            Task::Test { .. } => by(CVL_70),
            Task::FixTest { .. } => by(CVL_70).optional(),
        }
    }

    /// Who is asked, if somebody is.
    #[expect(clippy::too_many_lines, reason = "one line per task")]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Task::Vici { .. }
            | Task::PickTiling
            | Task::PlaceTiles
            | Task::TurnTiles
            | Task::Develop { .. }
            | Task::LayScoring
            | Task::RefillGoals
            | Task::RefillIncomes
            | Task::RefillAttributes
            | Task::FirstPlayer
            | Task::DealSets
            | Task::Draft { .. }
            | Task::LayStarts
            | Task::LayStartGoals
            | Task::Phase { .. }
            | Task::RevealEvent
            | Task::RevealCard { .. }
            | Task::Oaks
            | Task::ScoreStrong
            | Task::Happen
            | Task::ScoreEra
            | Task::Monuments
            | Task::EndEra => None,
            Task::DealMarkers { seat }
            | Task::DrawCard { seat, .. }
            | Task::TakeStart { seat }
            | Task::NewGoal { seat }
            | Task::ExtraFind { seat }
            | Task::Turn { seat }
            | Task::EndTurn { seat }
            | Task::PayDice { seat, .. }
            | Task::AddDice { seat, .. }
            | Task::RollReset { seat, .. }
            | Task::ResetMarker { seat }
            | Task::Glacier { seat, .. }
            | Task::Hunger { seat }
            | Task::Feed { seat, .. }
            | Task::Starve { seat }
            | Task::Weather { seat, .. }
            | Task::GiveBack { seat, .. }
            | Task::IncomePhase { seat }
            | Task::FullRows { seat }
            | Task::Run { seat, .. }
            | Task::Choose { seat, .. }
            | Task::Fire { seat, .. }
            | Task::Options { seat, .. }
            | Task::After { seat, .. }
            | Task::Grotto { seat, .. }
            | Task::GrottoTransport { seat, .. }
            | Task::Rock { seat, .. }
            | Task::RockBirth { seat, .. }
            | Task::Planning { seat, .. }
            | Task::GainTrait { seat, .. }
            | Task::MoveTrait { seat, .. }
            | Task::GainMaterial { seat, .. }
            | Task::ChooseTrack { seat, .. }
            | Task::Steps { seat, .. }
            | Task::Produce { seat, .. }
            | Task::Transport { seat, .. }
            | Task::Migrate { seat, .. }
            | Task::Walk { seat, .. }
            | Task::Procreate { seat, .. }
            | Task::Strengthen { seat, .. }
            | Task::Hunt { seat, .. }
            | Task::RollHunt { seat, .. }
            | Task::UseHunt { seat, .. }
            | Task::Find { seat, .. }
            | Task::RollFind { seat, .. }
            | Task::UseFind { seat, .. }
            | Task::Explore { seat, .. }
            | Task::ExploreTerritory { seat }
            | Task::Reveal { seat, .. }
            | Task::Build { seat, .. }
            | Task::Board { seat, .. }
            | Task::PaySettlement { seat, .. }
            | Task::Trade { seat, .. }
            | Task::Sale { seat, .. }
            | Task::TakeCard { seat, .. }
            | Task::ChooseDraws { seat, .. }
            | Task::Keep { seat, .. }
            | Task::Install { seat, .. }
            | Task::CardColumn { seat, .. }
            | Task::CardRow { seat, .. }
            | Task::IgnoreSlot { seat, .. }
            | Task::PayCard { seat, .. }
            | Task::PlaceCard { seat, .. }
            | Task::GainGoal { seat, .. }
            | Task::Goals { seat }
            | Task::GoalSpace { seat, .. }
            | Task::InstallGoal { seat }
            | Task::PlaceGoal { seat, .. }
            | Task::GainIncome { seat }
            | Task::PlaceIncome { seat, .. }
            | Task::Perform { seat, .. }
            | Task::PerformHow { seat, .. }
            | Task::PlaceAttribute { seat, .. }
            | Task::Attributes { seat }
            | Task::Upgrade { seat, .. }
            | Task::FlipRow { seat }
            | Task::GainDie { seat, .. }
            | Task::TakeDie { seat, .. }
            | Task::GiveDie { seat, .. }
            | Task::RollDie { seat }
            | Task::WeakTribes { seat, .. }
            | Task::Activity { seat, .. }
            | Task::PayRow { seat, .. }
            | Task::LoseTribe { seat }
            | Task::Rescue { seat, .. }
            | Task::Room { seat, .. }
            | Task::Test { seat, .. }
            | Task::FixTest { seat, .. } => Some(seat),
        }
    }
}
