//! Whom a task asks, and by which rule.

use epoka_core::{Rule, Seat};

use crate::{rules::*, task::Task, vici};

impl Task {
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
            | Task::Starve { seat, .. }
            | Task::Weather { seat, .. }
            | Task::GiveBack { seat, .. }
            | Task::IncomePhase { seat }
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

/// The rule a question comes from.
pub fn rule(task: Task) -> Rule {
    match task {
        Task::Vici { step } => vici::rule(step),
        Task::PickTiling | Task::PlaceTiles | Task::TurnTiles => CVL_25,
        Task::Develop { .. } => CVL_76,
        Task::LayScoring => CVL_22,
        Task::RefillGoals | Task::GainGoal { .. } | Task::Goals { .. } | Task::GoalSpace { .. } => CVL_141,
        Task::RefillIncomes | Task::GainIncome { .. } => CVL_100,
        Task::RefillAttributes | Task::PlaceAttribute { .. } => CVL_143,
        Task::FirstPlayer => CVL_35,
        Task::DealSets => CVL_32,
        Task::DealMarkers { .. } | Task::Draft { .. } => CVL_33,
        Task::DrawCard { .. } | Task::ChooseDraws { .. } | Task::Keep { .. } => CVL_147,
        Task::LayStarts | Task::LayStartGoals | Task::TakeStart { .. } => CVL_36,
        Task::Phase { .. } | Task::EndEra => CVL_50,
        Task::RevealEvent | Task::RevealCard { .. } => CVL_51,
        Task::NewGoal { .. } => CVL_52,
        Task::ExtraFind { .. } => CVL_53,
        Task::Turn { .. } | Task::EndTurn { .. } => CVL_60,
        Task::PayDice { .. } => CVL_61,
        Task::AddDice { .. } | Task::RollReset { .. } | Task::ResetMarker { .. } => CVL_66,
        Task::Glacier { .. } => CVL_160,
        Task::Hunger { .. } | Task::Feed { .. } | Task::Starve { .. } => CVL_161,
        Task::ScoreStrong => CVL_163,
        Task::Weather { .. } => CVL_164,
        Task::Happen | Task::GiveBack { .. } => CVL_165,
        Task::ScoreEra => CVL_166,
        Task::IncomePhase { .. } => CVL_170,
        Task::Monuments => CVL_172,
        Task::Run { .. } | Task::Choose { .. } => CVL_198,
        Task::Fire { .. } => CVL_Q21,
        Task::Options { .. } | Task::After { .. } => CVL_65,
        Task::Grotto { .. } | Task::GrottoTransport { .. } => CVL_116,
        Task::Rock { .. } | Task::RockBirth { .. } => CVL_117,
        Task::Planning { .. } | Task::GainTrait { .. } | Task::MoveTrait { .. } => CVL_157,
        Task::GainMaterial { .. } => CVL_198,
        Task::ChooseTrack { .. } | Task::Steps { .. } => CVL_151,
        Task::Produce { .. } => CVL_83,
        Task::Transport { .. } => CVL_84,
        Task::Migrate { .. } | Task::Walk { .. } => CVL_72,
        Task::Procreate { .. } | Task::WeakTribes { .. } => CVL_80,
        Task::Strengthen { .. } => CVL_82,
        Task::Hunt { .. } | Task::RollHunt { .. } | Task::UseHunt { .. } => CVL_85,
        Task::Find { .. } | Task::RollFind { .. } | Task::UseFind { .. } => CVL_86,
        Task::Explore { .. } | Task::ExploreTerritory { .. } | Task::Reveal { .. } => CVL_87,
        Task::Build { .. } => CVL_156,
        Task::Board { .. } => CVL_91,
        Task::PaySettlement { .. } => CVL_94,
        Task::Trade { .. } => CVL_149,
        Task::TakeCard { .. } => CVL_146,
        Task::Install { .. } | Task::CardColumn { .. } => CVL_110,
        Task::CardRow { .. } => CVL_111,
        Task::IgnoreSlot { .. } => CVL_114,
        Task::PayCard { .. } => CVL_112,
        Task::PlaceCard { .. } => CVL_113,
        Task::InstallGoal { .. } | Task::PlaceGoal { .. } => CVL_140,
        Task::PlaceIncome { .. } => CVL_101,
        Task::Perform { .. } | Task::PerformHow { .. } => CVL_102,
        Task::Upgrade { .. } => CVL_142,
        Task::FlipRow { .. } => CVL_103,
        Task::GainDie { .. } | Task::TakeDie { .. } | Task::GiveDie { .. } | Task::RollDie { .. } => CVL_148,
        Task::Activity { .. } | Task::PayRow { .. } => CVL_150,
        Task::LoseTribe { .. } => CVL_158,
        Task::Rescue { .. } => CVL_162,
        Task::Room { .. } => CVL_195,
        Task::Test { .. } | Task::FixTest { .. } => CVL_70,
    }
}
