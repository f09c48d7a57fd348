//! What somebody means who points at a thing on the table.

use epoka_core::Seat;
use strum::VariantArray;

use crate::{
    Ccg,
    action::Action,
    state::{Card, Form, State},
    words::{Flank, Income, Kind},
};

/// The actions meant by pointing at a card.
pub fn about(game: &Ccg, state: &State, seat: Seat, target: &str) -> Option<Vec<Action>> {
    let card: Card = game.data.find(target)?;
    let places = || state.places(seat);
    let flanks = [Flank::Left, Flank::Right];
    Some(match game.data.card(card).kind {
        Kind::Capital => {
            let own = places().filter(|&place| state.terrain(place).card == Some(card));
            own.flat_map(|place| Income::VARIANTS.iter().map(move |&income| Action::Collect { place, income }))
                .collect()
        }
        Kind::Terrain => {
            let own = places().filter(|&place| state.terrain(place).card == Some(card));
            let incomes =
                own.flat_map(|place| Income::VARIANTS.iter().map(move |&income| Action::Collect { place, income }));
            flanks.map(|flank| Action::Discover { card, flank }).into_iter().chain(incomes).collect()
        }
        Kind::Resource => places().map(|place| Action::Prospect { card, place }).collect(),
        Kind::Building | Kind::Wonder | Kind::Unit => {
            let mut list: Vec<Action> = places().map(|place| Action::Build { card, place }).collect();
            for item in state.realms[seat].items.iter().filter(|item| item.card == card && item.form == Form::Project) {
                list.extend(item.place.map(|place| Action::Advance { card, place }));
                list.push(Action::Abandon { card, place: item.place });
            }
            for (at, unit) in state.all_units().filter(|(_, unit)| unit.card == card && unit.seat == seat) {
                let to = state.all_places().filter(|&place| place != unit.place);
                list.extend(to.map(|to| Action::Move { unit: at as u8, to }));
                list.push(Action::Join { unit: at as u8 });
            }
            list.push(Action::Burn { card });
            list
        }
        Kind::Invention => {
            let mut list = vec![Action::Invent { card }, Action::Burn { card }, Action::Activate { card }];
            if state.realms[seat].items.iter().any(|item| item.card == card && item.form == Form::Project) {
                list.extend([Action::Research, Action::Abandon { card, place: None }]);
            }
            list
        }
        Kind::Event => vec![Action::Play { card }],
    })
}
