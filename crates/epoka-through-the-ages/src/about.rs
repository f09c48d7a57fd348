//! What somebody means who points at a thing on the table.

use epoka_core::Seat;

use crate::{
    ThroughTheAges,
    action::Action,
    state::{Civil, Military, ROW, State},
};

/// The actions meant by pointing at a card.
pub fn about(game: &ThroughTheAges, state: &State, seat: Seat, target: &str) -> Option<Vec<Action>> {
    if let Some(card) = game.data.names.number(1, target).map(|number| Military(number as u8)) {
        let mut list = vec![
            Action::Adopt { card },
            Action::Copy { card },
            Action::Discard { card },
            Action::Prepare { card },
            Action::Settle { card },
            Action::Use { card },
            Action::Cede { card },
        ];
        for rival in state.playing.iter().filter(|&rival| rival != seat) {
            list.extend([
                Action::Attack { card, rival },
                Action::Declare { card, rival },
                Action::Offer { card, rival, as_a: true },
                Action::Offer { card, rival, as_a: false },
                Action::Wage { card, rival },
            ]);
        }
        return Some(list);
    }
    let card = game.data.names.number(0, target).map(|number| Civil(number as u8))?;
    let spaces = (0..ROW).filter(|&space| state.row[space] == Some(card));
    let mut list: Vec<Action> = spaces.map(|space| Action::Take { space: space as u8 + 1 }).collect();
    list.extend([
        Action::Build { card },
        Action::Destroy { card },
        Action::Lead { card },
        Action::Develop { card },
        Action::Revolt { card },
        Action::Play { card },
        Action::Enlist { card },
        Action::Give { card },
        Action::Tuck { card },
        Action::Send { card },
        Action::Steal { card },
        Action::Remove { card },
        Action::Ruin { card },
    ]);
    let others = state.nations[seat].technologies.iter().filter(|&other| other != card);
    for other in others {
        list.push(Action::Upgrade { from: card, to: other });
        list.push(Action::Convert { from: card, to: other });
    }
    if state.nations[seat].unfinished == Some(card) {
        list.extend((1..=6).map(|stages| Action::Construct { stages }));
    }
    Some(list)
}
