//! What somebody means who points at a thing on the table.

use epoka_core::{Rule, Seat};
use strum::VariantArray;

use crate::{
    AgeOfCivilization,
    action::Action,
    learn,
    rules::AC_13,
    state::{Civilization, Special, State, Task, Technology, Verb, Wonder},
};

/// The actions meant by pointing at an action, civilization, technology, wonder or special technology.
pub fn about(game: &AgeOfCivilization, state: &State, seat: Seat, target: &str) -> Option<Vec<Action>> {
    let names = &game.data.names;
    let number = |kind: usize| names.number(kind, target).map(|number| number as u8);
    if let Some(civilization) = number(0).map(Civilization) {
        return Some(match state.tasks.top() {
            Some(Task::Draft) => vec![Action::Draft { civilization }],
            Some(Task::EndTurn { .. }) => vec![Action::Fund { civilization }],
            _ => vec![Action::Birth { civilization }, Action::Absorb { civilization }],
        });
    }
    if let Some(wonder) = number(1).map(Wonder) {
        return Some(vec![Action::Build { wonder: Some(wonder) }, Action::Receive { wonder }]);
    }
    if let Some(technology) = number(2).map(Technology) {
        return Some(vec![Action::Research { technology: Some(technology) }, Action::Learn { technology }]);
    }
    if let Some(special) = number(3).map(Special) {
        return Some(vec![Action::Innovate { special }]);
    }
    let verb = Verb::VARIANTS.iter().copied().find(|&verb| <&str>::from(verb) == target)?;
    Some(match verb {
        // Those that can be learned first: what keeps one from them is what keeps one from the action.
        Verb::Research => {
            let open: Vec<Technology> = learn::open(game, &state.nations[seat]).collect();
            let mut all: Vec<Technology> = (0..game.data.technologies() as u8).map(Technology).collect();
            all.sort_by_key(|technology| !open.contains(technology));
            let named = all.into_iter().map(|technology| Action::Research { technology: Some(technology) });
            named.chain([Action::Research { technology: None }]).collect()
        }
        Verb::Wonder => {
            let wonders = state.wonders.iter().map(|wonder| Action::Build { wonder: Some(wonder) });
            wonders.chain([Action::Build { wonder: None }]).collect()
        }
        Verb::Exploit
        | Verb::Culture
        | Verb::Construction
        | Verb::Conquest
        | Verb::Hunting
        | Verb::Fishing
        | Verb::Trade
        | Verb::Agriculture => vec![Action::Work { verb }],
    })
}

/// AC-13: a card of the time track may have no action.
pub fn inert(game: &AgeOfCivilization, target: &str) -> Option<Rule> {
    let is_action = Verb::VARIANTS.iter().any(|&verb| <&str>::from(verb) == target);
    (!is_action && game.data.action_card.iter().any(|card| card.id == target)).then_some(AC_13)
}
