//! Playing a game from a state to its end.

use epoka_core::{BySeat, Chance, Game, Log, Odds, Outcome, Random, Seat, Turn, Viewer};

use crate::{
    policy::Policy,
    search::{self, Decision},
};

/// Plays for all seats at once and keeps its memory from game to game, so that it allocates nothing.
pub struct Player<G: Game> {
    policy: Policy,
    random: Random,
    actions: Vec<G::Action>,
    odds: Vec<Odds>,
    log: Log<G::Event>,
    /// What every seat did last: the things of a whole are named in one order.
    last: BySeat<Option<G::Action>>,
}

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Decisions of seats.
    pub decisions: u64,
    /// Outcomes of chance.
    pub chances: u64,
    /// Actions that were listed, over all decisions.
    pub options: u64,
}

impl<G: Game> Player<G> {
    /// A player who decides like this.
    pub fn new(policy: Policy, random: Random) -> Player<G> {
        Player { policy, random, actions: Vec::new(), odds: Vec::new(), log: Log::new(), last: BySeat::default() }
    }

    /// Decides from now on with these random numbers, as [`Player::new`] would.
    pub fn reseed(&mut self, random: Random) {
        self.random = random;
        self.last = BySeat::default();
    }

    /// Plays one step: the decision of the first seat that owes one, or an outcome that `answer` gives.
    /// Answers whether there was one to play.
    ///
    /// # Panics
    /// If the game breaks a law: a seat can only concede, or a listed action is refused.
    pub fn step(
        &mut self,
        rules: &G,
        state: &mut G::State,
        tally: &mut Tally,
        answer: &mut impl FnMut(Chance, &mut [Odds]) -> Outcome,
    ) -> bool {
        self.log.clear();
        match rules.turn(state) {
            Turn::Over => return false,
            Turn::Chance(chance) => {
                self.odds.clear();
                rules.among(state, Viewer::Referee, &mut self.odds);
                rules.chance(state, &answer(chance, &mut self.odds), &mut self.log);
                tally.chances += 1;
            }
            Turn::Decision { seats, .. } => {
                let seat = seats.iter().next().expect("somebody owes the decision");
                let action = self.choose(rules, state, seat);
                rules.act(state, seat, action, &mut self.log).expect("a listed action is legal");
                tally.decisions += 1;
                tally.options += self.actions.len() as u64;
            }
        }
        true
    }

    /// Plays to the end.
    pub fn finish(
        &mut self,
        rules: &G,
        state: &mut G::State,
        mut answer: impl FnMut(Chance, &mut [Odds]) -> Outcome,
    ) -> Tally {
        let mut tally = Tally::default();
        while self.step(rules, state, &mut tally, &mut answer) {}
        tally
    }

    fn choose(&mut self, rules: &G, state: &G::State, seat: Seat) -> G::Action {
        let decision = Decision { rules, state, seat, after: self.last[seat] };
        search::list(rules, state, seat, decision.after, &mut self.actions);
        let chosen = self.policy.choose(&decision, &self.actions, &mut self.random);
        let chosen = chosen.expect("a seat that owes a decision can go on");
        self.last[seat] = Some(chosen);
        chosen
    }
}

/// Plays a state to its end; chance, too, comes from the quick generator.
pub fn playout<G: Game>(rules: &G, state: &mut G::State, policy: Policy, random: &mut Random) -> Tally {
    let mut player = Player::new(policy, Random::new(random.bits()));
    player.finish(rules, state, |chance, odds| random.answer(chance, odds))
}
