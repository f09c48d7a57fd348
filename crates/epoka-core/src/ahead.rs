//! What a seat can plan while others decide.

use crate::{game::Game, log::Log, matches::Match, seat::Seat, turn::Turn};

impl<G: Game> Match<G> {
    /// The table as a seat may expect to find it when it is asked next, after what it has planned already; `None` in a game that
    /// does not look ahead. What of the plan is not possible, or would show something hidden, is left out of it.
    pub fn ahead(&self, seat: Seat, planned: &[G::Action]) -> Option<G::State> {
        let rules = self.rules();
        let mut state = rules.ahead(self.state(), seat)?;
        for &action in planned {
            let (mut after, mut log) = (state.clone(), Log::new());
            let asked = rules.turn(&state).asks(seat);
            if asked && rules.act(&mut after, seat, action, &mut log).is_ok() && !log.revealed() {
                // What comes of dice and draws nobody can plan for.
                let is_chance = matches!(rules.turn(&after), Turn::Chance(_));
                state = if is_chance { after } else { rules.ahead(&after, seat)? };
            }
        }
        Some(state)
    }
}
