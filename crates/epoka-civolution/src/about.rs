//! What somebody means who points at a thing on the table.

use epoka_core::{Rule, Seat};

use crate::{
    Civolution,
    action::{Action, Proceeds},
    rules::*,
    state::{Attribute, Card, Goal, Income, Material, Module, StartChip, State, Territory},
    vici::{ViciCard, ViciReference},
};

/// The actions meant by pointing at a territory, module, material, card or chip.
pub fn about(game: &Civolution, state: &State, seat: Seat, target: &str) -> Option<Vec<Action>> {
    let names = &game.data.names;
    let number = |kind: usize| names.number(kind, target).map(|number| number as u8);
    if let Some(territory) = number(Territory::KIND).map(Territory) {
        return Some(vec![
            Action::Produce { territory },
            Action::Hunt { territory },
            Action::Explore { territory },
            Action::Farm { territory },
            Action::Boat { territory },
            Action::Step { to: territory },
            Action::Site { territory },
        ]);
    }
    if let Some(module) = number(Module::KIND).map(Module) {
        return Some(vec![Action::Activate { module }, Action::Upgrade { module }]);
    }
    if let Some(material) = number(Material::KIND).map(Material) {
        return Some(vec![
            Action::Material { material },
            Action::Buy { material },
            Action::Return { material },
            Action::Sell { material, into: Proceeds::Money },
            Action::Sell { material, into: Proceeds::Points },
        ]);
    }
    if let Some(card) = number(Card::KIND).map(Card) {
        return Some(vec![
            Action::Install { card },
            Action::Activity { card: Some(card) },
            Action::Keep { card },
            Action::KeepCard { card },
        ]);
    }
    if let Some(goal) = number(Goal::KIND).map(Goal) {
        return Some(vec![Action::TakeGoal { goal }, Action::InstallGoal { goal }]);
    }
    if let Some(income) = number(Income::KIND).map(Income) {
        let own = |placed: &crate::state::Placed| placed.item == crate::state::Item::Income { income };
        let item = state.civs[seat].items.iter().position(own);
        let perform = item.map(|item| Action::Perform { item: item as u8 });
        return Some(perform.into_iter().chain([Action::TakeIncome { income }]).collect());
    }
    if let Some(attribute) = number(Attribute::KIND).map(Attribute) {
        return Some(vec![Action::Attribute { attribute }]);
    }
    number(StartChip::KIND).map(|chip| vec![Action::TakeStart { chip: StartChip(chip) }])
}

/// The rule of a thing nobody can do anything with: V.I.C.I.'s cards.
pub fn inert(game: &Civolution, target: &str) -> Option<Rule> {
    let is = |kind: usize| game.data.names.number(kind, target).is_some();
    (is(ViciCard::KIND) || is(ViciReference::KIND)).then_some(CVL_202)
}
