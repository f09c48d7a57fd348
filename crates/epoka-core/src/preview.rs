//! What an action would lead to.

use crate::{
    game::Game,
    log::Log,
    matches::{Match, MatchError},
    rule::Illegal,
    seat::{Seat, Viewer},
    turn::Turn,
};

impl<G: Game> Match<G> {
    /// What a viewer will see after an action of a seat, up to the next chance or hidden thing: an action that
    /// would show something hidden shows the table as it is.
    pub fn preview(&self, seat: Seat, action: G::Action, viewer: Viewer) -> Result<G::View, MatchError> {
        let after = self.foresee(seat, |after, log| self.rules().act(after, seat, action, log))?;
        Ok(self.rules().view(after.as_ref().unwrap_or(self.state()), viewer))
    }

    /// The same without what follows by itself.
    pub fn preview_alone(&self, seat: Seat, action: G::Action, viewer: Viewer) -> Result<G::View, MatchError> {
        let after = self.foresee(seat, |after, log| self.rules().act_alone(after, seat, action, log))?;
        Ok(self.rules().view(after.as_ref().unwrap_or(self.state()), viewer))
    }

    /// Whether a seat's turn ends with an action: others decide next, or a new stage begins, be it with the same seat. So does an
    /// action that would show something hidden: what comes of it nobody knows, and it cannot be taken back.
    pub fn hands_on(&self, seat: Seat, action: G::Action) -> Result<bool, MatchError> {
        let after = self.foresee(seat, |after, log| self.rules().act(after, seat, action, log))?;
        let Some(after) = after else { return Ok(true) };
        let others = match self.rules().turn(&after) {
            Turn::Decision { seats, .. } => !seats.contains(seat),
            Turn::Chance(_) => false,
            Turn::Over => true,
        };
        Ok(others || self.rules().stage(&after) != self.rules().stage(self.state()))
    }

    /// The state after an action, up to the next chance; none if the action would show something hidden.
    fn foresee(
        &self,
        seat: Seat,
        act: impl FnOnce(&mut G::State, &mut Log<G::Event>) -> Result<(), Illegal>,
    ) -> Result<Option<G::State>, MatchError> {
        if self.turn() == Turn::Over {
            return Err(MatchError::Over);
        }
        if !self.turn().asks(seat) {
            return Err(self.not_this_seat(seat));
        }
        let (mut after, mut log) = (self.state().clone(), Log::new());
        act(&mut after, &mut log).map_err(|illegal| MatchError::Illegal { at: 0, illegal })?;
        Ok((!log.revealed()).then_some(after))
    }
}
