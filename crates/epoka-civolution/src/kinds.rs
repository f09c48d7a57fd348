//! The kinds of tasks, as patterns: every task is of one kind, and a match over tasks names the kinds it leaves alone. A
//! new task that is in none does not compile.

/// Tasks chance answers; some go by themselves where there is nothing to draw or roll.
macro_rules! by_chance {
    () => {
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
            | Task::DealMarkers { .. }
            | Task::DrawCard { .. }
            | Task::LayStarts
            | Task::LayStartGoals
            | Task::RevealEvent
            | Task::RevealCard { .. }
            | Task::RollReset { .. }
            | Task::RollDie { .. }
            | Task::RollHunt { .. }
            | Task::RollFind { .. }
            | Task::Reveal { .. }
            | Task::Test { .. }
    };
}

/// Tasks that are the course of the game: they follow whatever a seat did.
macro_rules! of_course {
    () => {
        Task::Phase { .. }
            | Task::EndTurn { .. }
            | Task::Oaks
            | Task::Hunger { .. }
            | Task::ScoreStrong
            | Task::Weather { .. }
            | Task::Happen
            | Task::ScoreEra
            | Task::FullRows { .. }
            | Task::Monuments
            | Task::EndEra
    };
}

/// Tasks that happen without anybody.
macro_rules! by_itself {
    () => {
        of_course!()
            | Task::Starve { .. }
            | Task::Run { .. }
            | Task::After { .. }
            | Task::Steps { .. }
            | Task::PlaceCard { .. }
    };
}

/// Questions of set-up, phases 2 and 3, and turns.
macro_rules! of_turns {
    () => {
        Task::TakeStart { .. }
            | Task::NewGoal { .. }
            | Task::ExtraFind { .. }
            | Task::Turn { .. }
            | Task::PayDice { .. }
            | Task::AddDice { .. }
            | Task::ResetMarker { .. }
    };
}

/// Questions of phases 5 to 8, tests and the supply.
macro_rules! of_phases {
    () => {
        Task::Glacier { .. }
            | Task::Feed { .. }
            | Task::GiveBack { .. }
            | Task::IncomePhase { .. }
            | Task::LoseTribe { .. }
            | Task::Rescue { .. }
            | Task::Room { .. }
            | Task::FixTest { .. }
    };
}

/// Questions about tribes.
macro_rules! of_tribes {
    () => {
        Task::Migrate { .. }
            | Task::Walk { .. }
            | Task::Procreate { .. }
            | Task::RockBirth { .. }
            | Task::Strengthen { .. }
            | Task::WeakTribes { .. }
            | Task::Board { .. }
    };
}

/// Questions about research cards.
macro_rules! of_cards {
    () => {
        Task::TakeCard { .. }
            | Task::ChooseDraws { .. }
            | Task::Keep { .. }
            | Task::Install { .. }
            | Task::CardColumn { .. }
            | Task::CardRow { .. }
            | Task::IgnoreSlot { .. }
            | Task::PayCard { .. }
    };
}

/// Questions about chips and activities.
macro_rules! of_chips {
    () => {
        Task::GainGoal { .. }
            | Task::Goals { .. }
            | Task::GoalSpace { .. }
            | Task::InstallGoal { .. }
            | Task::PlaceGoal { .. }
            | Task::GainIncome { .. }
            | Task::PlaceIncome { .. }
            | Task::Perform { .. }
            | Task::PerformHow { .. }
            | Task::PlaceAttribute { .. }
            | Task::Attributes { .. }
            | Task::Activity { .. }
            | Task::PayRow { .. }
    };
}

/// Questions of single effects.
macro_rules! of_effects {
    () => {
        Task::Choose { .. }
            | Task::Fire { .. }
            | Task::Options { .. }
            | Task::Grotto { .. }
            | Task::GrottoTransport { .. }
            | Task::Rock { .. }
            | Task::Planning { .. }
            | Task::GainTrait { .. }
            | Task::MoveTrait { .. }
            | Task::GainMaterial { .. }
            | Task::ChooseTrack { .. }
            | Task::Produce { .. }
            | Task::Transport { .. }
            | Task::Hunt { .. }
            | Task::UseHunt { .. }
            | Task::Find { .. }
            | Task::UseFind { .. }
            | Task::Explore { .. }
            | Task::ExploreTerritory { .. }
            | Task::Build { .. }
            | Task::PaySettlement { .. }
            | Task::Trade { .. }
            | Task::Sale { .. }
            | Task::Upgrade { .. }
            | Task::FlipRow { .. }
            | Task::GainDie { .. }
            | Task::TakeDie { .. }
            | Task::GiveDie { .. }
    };
}

/// Tasks that ask a seat.
macro_rules! asked {
    () => {
        of_turns!() | of_phases!() | of_tribes!() | of_cards!() | of_chips!() | of_effects!()
    };
}
