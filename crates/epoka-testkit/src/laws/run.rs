//! One game, played under the eyes of the laws.

use std::cell::Cell;

use epoka_bots::Decision;
use epoka_core::{BySeat, Class, Game, Log, Odds, Random, Seat, Turn, Viewer, matches::Move};

use super::{
    Law, Laws, Policy,
    matches::{replay, through_json},
    moment::{Branch, Moment, any},
};
use crate::counter::Counter;

/// How many actions of other times are kept to be tried again.
const POOL: usize = 96;
/// Variety is looked at this many times less often than the other expensive laws.
const RARELY: u32 = 8;

/// A game in progress. The vectors are used again from step to step.
pub(super) struct Run<'a, G: Game> {
    laws: &'a Laws<G>,
    counter: &'a mut Counter,
    /// The law that is looked at, and the step.
    at: &'a Cell<(Law, usize)>,
    random: Random,
    state: G::State,
    origin: Option<G::State>,
    moves: Vec<Move<G::Action>>,
    log: Log<G::Event>,
    lists: BySeat<Vec<G::Action>>,
    pool: Vec<G::Action>,
    branches: Vec<Branch<G>>,
    odds: Vec<Odds>,
}

impl<'a, G: Game> Run<'a, G> {
    pub fn new(laws: &'a Laws<G>, seed: u64, counter: &'a mut Counter, at: &'a Cell<(Law, usize)>) -> Self {
        Run {
            laws,
            counter,
            at,
            random: Random::new(seed),
            state: laws.rules.start(),
            origin: None,
            moves: Vec::new(),
            log: Log::new(),
            lists: BySeat::default(),
            pool: Vec::new(),
            branches: Vec::new(),
            odds: Vec::new(),
        }
    }

    /// Plays to the end; the error says what is wrong with the law that is looked at.
    pub fn play(mut self) -> Result<(), String> {
        self.open()?;
        let phase = self.random.below(self.laws.every as u32) as usize;
        loop {
            let turn = self.laws.rules.turn(&self.state);
            self.list(turn)?;
            let sampled = (self.moves.len() + phase).is_multiple_of(self.laws.every) || turn == Turn::Over;
            self.check(turn, sampled)?;
            if turn == Turn::Over {
                break;
            }
            self.look_at(Law::Ends);
            if self.moves.len() >= self.laws.bound {
                return Err(format!("there is no end after {} steps", self.laws.bound));
            }
            self.step(turn)?;
        }
        self.counter.game();
        self.look_at(Law::Replay);
        if !self.laws.checked.contains(&Law::Replay) {
            return Ok(());
        }
        let Laws { rules, data, options, .. } = self.laws;
        replay(rules, data, options, self.origin.as_ref(), &self.moves, &self.state)
    }

    /// Gets to the middle of a game, if that is where it shall begin.
    fn open(&mut self) -> Result<(), String> {
        if self.laws.middle == 0 {
            return Ok(());
        }
        for _ in 0..self.random.below(self.laws.middle + 1) {
            let turn = self.laws.rules.turn(&self.state);
            if turn == Turn::Over {
                break;
            }
            self.list(turn)?;
            self.step(turn)?;
        }
        self.look_at(Law::Position);
        self.state = through_json(&self.laws.rules, &self.state)?;
        self.origin = Some(self.state.clone());
        self.moves.clear();
        Ok(())
    }

    fn look_at(&self, law: Law) {
        self.at.set((law, self.moves.len()));
    }

    /// Lists the actions of all who owe a decision, and remembers one of each.
    fn list(&mut self, turn: Turn) -> Result<(), String> {
        self.look_at(Law::DeadEnds);
        self.lists.0.iter_mut().for_each(Vec::clear);
        let Turn::Decision { seats, .. } = turn else { return Ok(()) };
        for seat in seats.iter() {
            let list = &mut self.lists[seat];
            self.laws.rules.actions(&self.state, seat, list);
            let Some(any) = any::<G>(list, &mut self.random) else {
                let asks = self.laws.rules.asks(&self.state, seat);
                return Err(format!("seat {seat} is asked `{asks}` and can do nothing"));
            };
            if self.pool.len() < POOL {
                self.pool.push(any);
            } else {
                self.pool[self.random.below(POOL as u32) as usize] = any;
            }
        }
        Ok(())
    }

    /// Checks the cheap laws, and if this step is a sample the others too.
    fn check(&mut self, turn: Turn, sampled: bool) -> Result<(), String> {
        let laws = self.laws;
        let rarely = sampled && self.random.below(RARELY) == 0;
        self.branches.clear();
        let mut moment = Moment {
            rules: &laws.rules,
            options: &laws.options,
            state: &self.state,
            turn,
            lists: &self.lists,
            pool: &self.pool,
            wishes: laws.wishes,
            branches: &mut self.branches,
            random: &mut self.random,
            counter: self.counter,
        };
        for &law in &laws.checked {
            let due = match law {
                Law::Conserved => true,
                Law::Variety => rarely,
                _ => sampled,
            };
            if due {
                self.at.set((law, self.moves.len()));
                law.check(&mut moment)?;
            }
        }
        Ok(())
    }

    /// Takes one step.
    fn step(&mut self, turn: Turn) -> Result<(), String> {
        self.look_at(Law::Listed);
        self.log.clear();
        let rules = &self.laws.rules;
        match turn {
            Turn::Over => {}
            Turn::Chance(chance) => {
                self.odds.clear();
                rules.among(&self.state, Viewer::Referee, &mut self.odds);
                let outcome = self.random.answer(chance, &mut self.odds);
                rules.chance(&mut self.state, &outcome, &mut self.log);
                self.moves.push(Move::Chance(outcome));
            }
            Turn::Decision { seats, .. } => {
                let nth = self.random.below(seats.len() as u32) as usize;
                let seat = seats.iter().nth(nth).expect("one of the seats that are asked");
                let action = self.choose(seat);
                self.counter.asked(rules.asks(&self.state, seat));
                self.counter.action(&action);
                if let Err(illegal) = rules.act(&mut self.state, seat, action, &mut self.log) {
                    return Err(format!("{action:?} of seat {seat} is listed and {illegal}"));
                }
                self.moves.push(Move::Act(seat, action));
            }
        }
        self.counter.log(&self.log);
        Ok(())
    }

    /// What the seat plays.
    fn choose(&mut self, seat: Seat) -> G::Action {
        let list = &self.lists[seat];
        if self.laws.concedes
            && self.random.below(50) == 0
            && let Some(concession) = list.iter().find(|action| G::class(action) == Class::Concede)
        {
            return *concession;
        }
        let at_random = self.random.below(10) == 0;
        let policy = if at_random { Policy::Random } else { self.laws.policy };
        let chosen = policy.choose(&Decision::new(&*self.laws.rules, &self.state, seat), list, &mut self.random);
        chosen.expect("a seat that can do nothing has been noticed before")
    }
}
