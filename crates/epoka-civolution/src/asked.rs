//! Whom a task asks.

use epoka_core::Seat;

use crate::task::Task;

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
