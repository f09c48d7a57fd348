//! Which card forbids what is refused because of its text: CCG-75, CCG-107, CCG-116.

use epoka_core::Seat;

use crate::{
    Ccg,
    action::Action,
    army, choices, geography, rate,
    state::*,
    words::{Kind, Phase},
};

/// The card whose text forbids an action of a seat, if one does.
pub fn barring(game: &Ccg, state: &State, seat: Seat, action: Action) -> Option<Card> {
    match action {
        Action::Attack { place } | Action::Raze { place, .. } if state.phase == Phase::Military => {
            let near = |unit: &&Unit| geography::neighbours(game, state, unit.place).contains(&place);
            let own = state.all_units().map(|(_, unit)| unit).filter(|unit| unit.seat == seat && !unit.exhausted);
            rate::forbidding(game, state, seat, place)
                .or_else(|| own.filter(near).find_map(|unit| army::barring(game, state, unit, place)))
        }
        Action::Move { unit, to } if state.phase == Phase::Military => {
            let at = usize::from(unit);
            let there = at < UNITS && state.live & (1 << at) != 0 && state.terrain(to).card.is_some();
            let near = there && geography::neighbours(game, state, state.units[at].place).contains(&to);
            near.then(|| army::barring(game, state, &state.units[at], to)).flatten()
        }
        Action::Play { card } => {
            let data = game.data.card(card);
            let impossible = data.kind == Kind::Event
                && state.realms[seat].hand.contains(card)
                && !choices::is_possible(game, state, seat, card, &Choice::default());
            let mut others = state.playing.iter().filter(|&other| impossible && other != seat);
            others.find_map(|other| rate::protecting(game, state, other, data.source))
        }
        _ => None,
    }
}
