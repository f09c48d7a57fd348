//! How a question is asked: whether it may be let go by, answers itself, or lets attribute chips in between.

use crate::{rules::*, task::Task};

/// Whether a seat may let it go by, or end it.
pub fn is_optional(task: Task) -> bool {
    // CVL-Q11: grottos and rocks may be let go by.
    if matches!(task, Task::Grotto { .. } | Task::Rock { .. }) {
        return CVL_Q11.in_force();
    }
    matches!(
        task,
        Task::NewGoal { .. }
            | Task::Feed { .. }
            | Task::Choose { forced: false, .. }
            | Task::GrottoTransport { .. }
            | Task::RockBirth { .. }
            | Task::MoveTrait { .. }
            | Task::Produce { .. }
            | Task::Transport { .. }
            | Task::Migrate { .. }
            | Task::Procreate { .. }
            | Task::Strengthen { .. }
            | Task::Hunt { .. }
            | Task::Find { .. }
            | Task::Explore { .. }
            | Task::ExploreTerritory { .. }
            | Task::Build { .. }
            | Task::Board { .. }
            | Task::Trade { .. }
            | Task::TakeCard { .. }
            | Task::Install { .. }
            | Task::GainGoal { .. }
            | Task::Goals { .. }
            | Task::InstallGoal { .. }
            | Task::GainIncome { .. }
            | Task::Perform { .. }
            | Task::Planning { .. }
            | Task::GainTrait { .. }
            | Task::GainMaterial { .. }
            | Task::ChooseTrack { .. }
            | Task::Upgrade { .. }
            | Task::FlipRow { .. }
            | Task::GainDie { .. }
            | Task::WeakTribes { .. }
            | Task::Activity { .. }
            | Task::Rescue { .. }
            | Task::Room { .. }
            | Task::FixTest { .. }
    )
}

/// Whether the only answer is given without asking.
pub fn is_automatic(task: Task) -> bool {
    matches!(
        task,
        Task::PayDice { .. }
            | Task::CardColumn { .. }
            | Task::CardRow { .. }
            | Task::PayCard { .. }
            | Task::PaySettlement { .. }
            | Task::PlaceGoal { .. }
            | Task::GoalSpace { .. }
            | Task::PlaceIncome { .. }
            | Task::PlaceAttribute { .. }
            | Task::UseHunt { .. }
            | Task::UseFind { .. }
            | Task::TakeDie { .. }
            | Task::GiveDie { .. }
            | Task::PayRow { .. }
            | Task::FlipRow { .. }
            | Task::AddDice { .. }
            | Task::Glacier { .. }
            | Task::GiveBack { .. }
    )
}

/// CVL-143, CVL-199: whether attribute chips may be installed beside the question.
pub fn floats(task: Task) -> bool {
    matches!(
        task,
        Task::NewGoal { .. }
            | Task::ExtraFind { .. }
            | Task::Turn { .. }
            | Task::Feed { .. }
            | Task::GiveBack { .. }
            | Task::IncomePhase { .. }
            | Task::Options { .. }
            | Task::Grotto { .. }
            | Task::Rock { .. }
            | Task::Planning { .. }
            | Task::MoveTrait { .. }
            | Task::ChooseTrack { .. }
            | Task::Produce { .. }
            | Task::Transport { .. }
            | Task::Migrate { .. }
            | Task::Procreate { .. }
            | Task::Strengthen { .. }
            | Task::Hunt { .. }
            | Task::Find { .. }
            | Task::Explore { .. }
            | Task::ExploreTerritory { .. }
            | Task::Build { .. }
            | Task::Trade { .. }
            | Task::TakeCard { .. }
            | Task::Install { .. }
            | Task::GainGoal { .. }
            | Task::Goals { .. }
            | Task::InstallGoal { .. }
            | Task::GainIncome { .. }
            | Task::Perform { .. }
            | Task::Upgrade { .. }
            | Task::Activity { .. }
    )
}
