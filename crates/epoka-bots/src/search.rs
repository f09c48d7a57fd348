//! Information-set Monte Carlo tree search over imagined worlds, for any game and any number of seats.
//!
//! Every iteration imagines a world the seat cannot tell from the true one, goes down the [tree](crate::tree) as far
//! as it is known, plays on by instinct to the horizon, and judges what every seat can expect there. The true state is
//! used for nothing but to imagine from, so the choice depends on what the seat knows alone.

use std::time::{Duration, Instant};

use epoka_core::{BySeat, Class, Game, Log, Odds, Random, Reveal, Seat, Tuning, Turn, Viewer, tuning::CERTAIN};

use crate::{
    policy,
    tree::{Place, Tree},
};

/// After how many iterations a search lets others have the processor, if anybody waits for it: often enough for a tenth of a
/// millisecond, too rarely to cost anything.
const GIVES_WAY: u32 = 4;

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many imagined worlds.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

/// An action the search thought of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it came to on average, from 0 (lost) to 1 (won); nothing if it was not tried.
    pub value: Option<f32>,
}

/// A search and its memory, which is kept from decision to decision so that it allocates little.
pub struct Search<G: Game> {
    tuning: Tuning,
    tree: Tree<G::Action>,
    actions: Vec<G::Action>,
    /// What instinct says of them.
    instincts: Vec<i32>,
    odds: Vec<Odds>,
    log: Log<G::Event>,
    /// What every seat did last on the visit: the things of a whole are named in one order.
    last: BySeat<Option<G::Action>>,
    /// What every seat can expect at the end of the visit.
    expected: BySeat<f32>,
}

/// The decision a search thinks about.
pub struct Decision<'a, G: Game> {
    /// The rules.
    pub rules: &'a G,
    /// The true state: worlds are imagined from it, and it serves for nothing else.
    pub state: &'a G::State,
    /// Who decides.
    pub seat: Seat,
    /// What the seat did last, if it was a bot's choice: [`Game::canonical`] goes on from there.
    pub after: Option<G::Action>,
}

impl<'a, G: Game> Decision<'a, G> {
    /// A decision of a seat that has named nothing yet.
    pub fn new(rules: &'a G, state: &'a G::State, seat: Seat) -> Decision<'a, G> {
        Decision { rules, state, seat, after: None }
    }
}

/// Lists the actions in [canonical](Game::canonical) order. Where somebody has named things in another order, it may be that none
/// is left: then all are listed.
pub(crate) fn list<G: Game>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    after: Option<G::Action>,
    actions: &mut Vec<G::Action>,
) {
    actions.clear();
    rules.canonical(state, seat, after, actions);
    if actions.is_empty() && after.is_some() {
        rules.canonical(state, seat, None, actions);
    }
}

impl<G: Game> Search<G> {
    /// A search with the game's own numbers.
    pub fn new() -> Search<G> {
        Search::tuned(G::TUNING)
    }

    /// A search with these numbers.
    pub fn tuned(tuning: Tuning) -> Search<G> {
        Search {
            tuning,
            tree: Tree::new(),
            actions: Vec::new(),
            instincts: Vec::new(),
            odds: Vec::new(),
            log: Log::new(),
            last: BySeat::default(),
            expected: BySeat::default(),
        }
    }

    /// Thinks about the decision a seat owes and answers what it thought of, best first; nothing if the seat could only
    /// concede. The same knowledge, iterations and random numbers give the same answer.
    pub fn think(
        &mut self,
        decision: &Decision<'_, G>,
        budget: Budget,
        random: &mut Random,
    ) -> Vec<Thought<G::Action>> {
        let &Decision { rules, state, seat, after } = decision;
        self.tree.clear();
        self.last = BySeat::default();
        self.last[seat] = after;
        self.list(rules, state, seat);
        if self.actions.len() < 2 {
            return self.actions.iter().map(|&action| Thought { action, visits: 0, value: None }).collect();
        }
        if let Some(thoughts) = self.certain(rules, state, seat) {
            return thoughts;
        }
        let start = Instant::now();
        let mut done = 0;
        while self.goes_on(budget, done, start) {
            self.visit(decision, random);
            done += 1;
            if done.is_multiple_of(GIVES_WAY) {
                // Whoever answers people on the same processor need not wait for a whole thought.
                std::thread::yield_now();
            }
        }
        self.thoughts()
    }

    /// Where instinct is certain of an action, it comes first and nothing is thought about.
    fn certain(&mut self, rules: &G, state: &G::State, seat: Seat) -> Option<Vec<Thought<G::Action>>> {
        self.instincts.clear();
        rules.instincts(state, seat, &self.actions, &mut self.instincts);
        let known = self.actions.iter().zip(&self.instincts);
        let (&first, &most) = known.reduce(|best, other| if other.1 > best.1 { other } else { best })?;
        let others = self.actions.iter().filter(|&&action| action != first);
        let thought = |&action| Thought { action, visits: 0, value: None };
        (most >= CERTAIN).then(|| std::iter::once(&first).chain(others).map(thought).collect())
    }

    /// Whether another iteration fits the budget and could still change the choice.
    fn goes_on(&self, budget: Budget, done: u32, start: Instant) -> bool {
        match budget {
            Budget::Time(time) => start.elapsed() < time,
            Budget::Iterations(iterations) => {
                let left = iterations.saturating_sub(done);
                left > 0 && (!done.is_multiple_of(16) || self.lead() <= left)
            }
        }
    }

    /// By how many visits the first action is ahead of the second.
    fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for edge in self.tree.root() {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        first - second
    }

    fn thoughts(&self) -> Vec<Thought<G::Action>> {
        let thought = |edge: &crate::tree::Edge<G::Action>| Thought {
            action: edge.action,
            visits: edge.visits,
            value: (edge.visits > 0).then(|| edge.mean()),
        };
        let mut thoughts: Vec<_> = self.tree.root().map(thought).collect();
        thoughts.sort_by(|a, b| (b.visits, b.value).partial_cmp(&(a.visits, a.value)).expect("values are numbers"));
        thoughts
    }

    /// The actions a seat can go on with.
    fn list(&mut self, rules: &G, world: &G::State, seat: Seat) {
        list(rules, world, seat, self.last[seat], &mut self.actions);
        self.actions.retain(|action| G::class(action) != Class::Concede);
    }

    /// One iteration.
    fn visit(&mut self, decision: &Decision<'_, G>, random: &mut Random) {
        let &Decision { rules, state, seat, after } = decision;
        self.last = BySeat::default();
        self.last[seat] = after;
        let mut world = rules.imagine(state, seat, random);
        let horizon = rules.stage(state).saturating_add(self.tuning.horizon);
        let mut place = Some(Place::ROOT);
        self.tree.begin();
        while rules.stage(&world) < horizon {
            match rules.turn(&world) {
                Turn::Over => break,
                Turn::Chance(chance) => {
                    self.odds.clear();
                    rules.among(&world, Viewer::Referee, &mut self.odds);
                    self.log.clear();
                    rules.chance(&mut world, &random.answer(chance, &mut self.odds), &mut self.log);
                }
                Turn::Decision { seats, reveal } => {
                    let who = if seats.contains(seat) { Some(seat) } else { seats.iter().next() };
                    let who = who.expect("somebody owes the decision");
                    self.list(rules, &world, who);
                    // What others choose in secret must not answer what we chose: it stays out of the tree.
                    let secret = matches!(reveal, Reveal::Together(_)) && who != seat;
                    let action = match place {
                        _ if self.actions.len() == 1 => self.actions[0],
                        Some(at) if !secret => {
                            let (action, next) = self.descend(rules, &world, who, at);
                            place = next;
                            action
                        }
                        Some(_) | None => self.by_instinct(rules, &world, who, random),
                    };
                    self.log.clear();
                    rules.act(&mut world, who, action, &mut self.log).expect("a listed action is legal");
                    self.last[who] = Some(action);
                }
            }
        }
        self.judge(rules, &world);
        let expected = self.expected;
        self.tree.learn(|seat| expected[seat]);
    }

    /// One step down the tree; the place is lost when it leaves what is known.
    fn descend(&mut self, rules: &G, world: &G::State, who: Seat, at: Place) -> (G::Action, Option<Place>) {
        let temperature = self.tuning.temperature;
        let (instincts, actions) = (&mut self.instincts, &self.actions);
        instincts.clear();
        self.tree.open(at, actions, |index| {
            if instincts.is_empty() {
                rules.instincts(world, who, actions, instincts);
            }
            (instincts[index] as f32 / temperature).clamp(-20.0, 20.0).exp()
        });
        self.tree.take(who, self.tuning.exploration)
    }

    /// What instinct says, with a little doubt.
    fn by_instinct(&mut self, rules: &G, world: &G::State, who: Seat, random: &mut Random) -> G::Action {
        self.instincts.clear();
        rules.instincts(world, who, &self.actions, &mut self.instincts);
        let instincts = self.instincts.iter().copied();
        policy::by_instinct::<G>(&self.actions, instincts, self.tuning.noise, random).expect("a seat can go on")
    }

    /// What every seat can expect, from 0 to 1: its lead over the best of the others; alone, its points.
    fn judge(&mut self, rules: &G, world: &G::State) {
        let players = rules.players();
        let mut outlook = BySeat::<f32>::default();
        for seat in Seat::all(players) {
            outlook[seat] = rules.outlook(world, seat);
        }
        for seat in Seat::all(players) {
            let others = Seat::all(players).filter(|&other| other != seat).map(|other| outlook[other]);
            let lead = outlook[seat] - others.reduce(f32::max).unwrap_or(0.0);
            self.expected[seat] = 1.0 / (1.0 + (-lead / self.tuning.lead).exp());
        }
    }
}

impl<G: Game> Default for Search<G> {
    fn default() -> Self {
        Search::new()
    }
}
