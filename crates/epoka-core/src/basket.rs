//! A whole put together on a copy of the match: nothing is played before all of it is named.

use crate::{
    game::{Game, Part},
    log::Log,
    matches::{Match, MatchError},
    seat::Seat,
};

/// The table as a seat finds it that has named some things of a whole, without having played them.
///
/// What can be foreseen ends at chance and at hidden things, as in a [preview](Match::preview).
pub struct Basket<G: Game> {
    /// The table before the first of the things.
    pub start: G::State,
    /// The table before each of them, in their order.
    pub before: Vec<G::State>,
    /// The table after them, without what follows by itself. If the last one would show something hidden, it is left out.
    pub after: G::State,
    /// What happened on the way.
    pub events: Vec<G::Event>,
    /// Where more can be named; `None` where nothing more belongs to the whole.
    pub open: Option<G::State>,
}

impl<G: Game> Match<G> {
    /// Names things of a whole on a copy of the match. All of the chain are pieces; the last action may also be what ends a whole.
    pub fn basket(&self, seat: Seat, chain: &[G::Action]) -> Result<Basket<G>, MatchError> {
        let start = self.as_asked(seat)?.into_owned();
        let mut basket =
            Basket { before: Vec::new(), after: start.clone(), events: Vec::new(), open: Some(start.clone()), start };
        for (at, &action) in chain.iter().enumerate() {
            basket.name(&**self.rules(), seat, at, action)?;
        }
        Ok(basket)
    }
}

impl<G: Game> Basket<G> {
    fn name(&mut self, rules: &G, seat: Seat, at: usize, action: G::Action) -> Result<(), MatchError> {
        let Some(state) = self.open.take() else {
            return Err(MatchError::ChainBroken { at, rule: rules.turn_rule(&self.after) });
        };
        let (mut after, mut log) = (state.clone(), Log::new());
        rules.act(&mut after, seat, action, &mut log).map_err(|illegal| MatchError::Illegal { at, illegal })?;
        let goes_on = match rules.part(&state, seat, &action) {
            Part::Alone => return Err(MatchError::NoPiece { at }),
            Part::Done => false,
            Part::Piece => goes_on(rules, seat, &state, &after),
        };
        if log.revealed() {
            self.after = state.clone();
        } else if goes_on {
            self.after = after.clone();
            self.open = Some(after);
            self.events.append(&mut log.events);
        } else {
            // What follows by itself is not what the whole comes to.
            self.after = state.clone();
            log.clear();
            let alone = rules.act_alone(&mut self.after, seat, action, &mut log);
            alone.expect("what can be played can be played alone");
            self.events.append(&mut log.events);
        }
        self.before.push(state);
        Ok(())
    }
}

/// Whether more can be named after a piece that led from one state to the other.
pub fn goes_on<G: Game>(rules: &G, seat: Seat, before: &G::State, after: &G::State) -> bool {
    rules.turn(after).asks(seat) && rules.named(after, seat) == rules.named(before, seat) + 1
}
