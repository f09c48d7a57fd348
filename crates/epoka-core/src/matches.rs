//! One match being played: the state, how it came about, and how far it can be taken back.

use std::{borrow::Cow, sync::Arc};

use arrayvec::ArrayVec;
use serde_json::Value;

use crate::{
    chance::{Random, Secret},
    data,
    game::{BadPosition, Game},
    json,
    log::Log,
    names,
    replay::{ChanceMode, FORMAT, Replay, ReplayError, Step},
    rule::{Illegal, Rule},
    seat::{Seat, Viewer},
    turn::{Chance, ChanceKind, Odds, Outcome, Reveal, Turn, WrongOutcome},
};

pub use crate::refused::{MatchError, UndoStop};

/// A match: the rules, the state and the record from which it follows.
pub struct Match<G: Game> {
    rules: Arc<G>,
    options: Options<G>,
    secret: Secret,
    origin: G::State,
    position: Option<Value>,
    state: G::State,
    record: Vec<Taken<G::Action>>,
    told: Vec<Told<G::Event>>,
    chances: u64,
    log: Log<G::Event>,
    odds: Vec<Odds>,
}

/// What a match is made with.
#[derive(Debug)]
pub struct Options<G: Game> {
    /// The game's options.
    pub setup: G::Setup,
    /// The hash of the components.
    pub data: String,
    /// What the match's secret is made of.
    pub seed: String,
    /// Where outcomes come from.
    pub chance: ChanceMode,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            rules: self.rules.clone(),
            options: self.options.clone(),
            secret: self.secret.clone(),
            origin: self.origin.clone(),
            position: self.position.clone(),
            state: self.state.clone(),
            record: self.record.clone(),
            told: self.told.clone(),
            chances: self.chances,
            log: Log::new(),
            odds: Vec::new(),
        }
    }
}

impl<G: Game> Clone for Options<G> {
    fn clone(&self) -> Self {
        Options { setup: self.setup.clone(), data: self.data.clone(), seed: self.seed.clone(), chance: self.chance }
    }
}

/// The hash of a view as it is written.
pub fn hash_of(view: &[u8]) -> String {
    data::hex(&blake3::hash(view).as_bytes()[..16])
}

/// A step that was taken.
#[derive(Clone, Debug, PartialEq)]
pub enum Move<A> {
    /// A decision.
    Act(Seat, A),
    /// An outcome.
    Chance(Outcome),
}

#[derive(Clone, Debug)]
struct Taken<A> {
    step: Move<A>,
    /// How the decision related to others; `Alone` for chance.
    reveal: Reveal,
    /// Whether somebody learned something by it.
    revealed: bool,
}

/// An event and the number of the step it belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct Told<E> {
    /// The step, counted from 0.
    pub step: usize,
    /// The event as the referee knows it.
    pub event: E,
}

impl<G: Game> Match<G> {
    /// A match from the beginning.
    pub fn new(rules: Arc<G>, options: Options<G>) -> Match<G> {
        let origin = rules.start();
        let mut new = Match::from_state(rules, options, origin, None);
        new.settle();
        new
    }

    /// A match that begins from a position, as a referee saw it. There is no undo before it.
    pub fn from_position(rules: Arc<G>, options: Options<G>, view: &G::View) -> Result<Match<G>, BadPosition> {
        let origin = rules.restore(view)?;
        rules.check(&origin)?;
        let mut new = Match::at(rules, options, origin);
        new.settle();
        Ok(new)
    }

    /// A match that begins from a state of the same rules.
    pub fn at(rules: Arc<G>, options: Options<G>, origin: G::State) -> Match<G> {
        let view = rules.view(&origin, Viewer::Referee);
        let position = names::with(rules.names(), || serde_json::to_value(view)).expect("a view is JSON");
        Match::from_state(rules, options, origin, Some(position))
    }

    fn from_state(rules: Arc<G>, options: Options<G>, origin: G::State, position: Option<Value>) -> Match<G> {
        Match {
            secret: Secret::from_seed(&options.seed),
            state: origin.clone(),
            rules,
            options,
            origin,
            position,
            record: Vec::new(),
            told: Vec::new(),
            chances: 0,
            log: Log::new(),
            odds: Vec::new(),
        }
    }

    /// The rules of the match.
    pub fn rules(&self) -> &Arc<G> {
        &self.rules
    }

    /// What the match was made with.
    pub fn options(&self) -> &Options<G> {
        &self.options
    }

    /// The state: never to be shown to a player.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How many decisions and outcomes there have been.
    pub fn step(&self) -> usize {
        self.record.len()
    }

    /// What the match waits for.
    pub fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    /// What happened since a step.
    pub fn told(&self, since: usize) -> &[Told<G::Event>] {
        &self.told[self.told.partition_point(|told| told.step < since)..]
    }

    /// The steps taken, in order of arrival.
    pub fn moves(&self) -> impl Iterator<Item = &Move<G::Action>> {
        self.record.iter().map(|taken| &taken.step)
    }

    /// The hash of what a viewer sees; the referee's is the state's. The state's own hash would let a
    /// player check guesses about what is hidden.
    pub fn hash(&self, viewer: Viewer) -> String {
        let view = self.rules.view(&self.state, viewer);
        let bytes = names::with(self.rules.names(), || serde_json::to_vec(&view)).expect("a view is JSON");
        hash_of(&bytes)
    }

    /// The legal actions of a seat; of one that has chosen in secret, what it may choose instead.
    pub fn actions(&self, seat: Seat, list: &mut Vec<G::Action>) {
        list.clear();
        if let Ok(state) = self.as_asked(seat) {
            self.rules.actions(&state, seat, list);
        }
    }

    /// The state in which the seat decides: the match's own, or, if it has chosen in secret, the one before its choice.
    pub fn as_asked(&self, seat: Seat) -> Result<Cow<'_, G::State>, MatchError> {
        match self.turn() {
            Turn::Over => Err(MatchError::Over),
            turn if turn.asks(seat) => Ok(Cow::Borrowed(&self.state)),
            _ => match self.reconsidered(seat) {
                Some(reconsidered) => Ok(Cow::Owned(reconsidered.state)),
                None => Err(self.not_this_seat(seat)),
            },
        }
    }

    /// Plays a chain of actions, all or nothing, and answers the number of its first step.
    pub fn act(&mut self, seat: Seat, chain: &[G::Action], step: Option<usize>) -> Result<usize, MatchError> {
        if let Some(asked) = step.filter(|&asked| asked != self.step()) {
            return Err(MatchError::Stale { now: self.step(), asked });
        }
        match self.turn() {
            Turn::Over => Err(MatchError::Over),
            turn if turn.asks(seat) => self.play(seat, chain),
            _ => {
                let mut reconsidered = self.reconsidered(seat).ok_or(self.not_this_seat(seat))?;
                let first = reconsidered.play(seat, chain)?;
                *self = reconsidered;
                Ok(first)
            }
        }
    }

    /// Answers the chance event the match waits for.
    pub fn chance(&mut self, outcome: Outcome) -> Result<(), MatchError> {
        let Turn::Chance(chance) = self.turn() else {
            return Err(if self.turn() == Turn::Over { MatchError::Over } else { WrongOutcome::NotNow.into() });
        };
        self.odds.clear();
        self.rules.among(&self.state, Viewer::Referee, &mut self.odds);
        outcome.check(chance, &self.odds)?;
        self.take(Move::Chance(outcome)).expect("chance is not refused");
        self.settle();
        Ok(())
    }

    /// Answers the chance event the match waits for from the seed.
    pub fn chance_auto(&mut self) -> Result<(), MatchError> {
        let Turn::Chance(chance) = self.turn() else {
            return Err(if self.turn() == Turn::Over { MatchError::Over } else { WrongOutcome::NotNow.into() });
        };
        let outcome = self.answer(chance);
        self.take(Move::Chance(outcome)).expect("chance is not refused");
        Ok(())
    }

    /// Whether an action is legal, and the rule that forbids it if not.
    pub fn why(&self, seat: Seat, action: G::Action) -> Result<(), Rule> {
        let state = self.as_asked(seat).map_err(|_| self.rules.turn_rule(&self.state))?;
        let mut state = state.into_owned();
        self.rules.act(&mut state, seat, action, &mut Log::new()).map_err(|illegal| illegal.rule)
    }

    /// Takes back the seat's last decision, or all it may.
    pub fn undo(&mut self, seat: Seat, whole_turn: bool) -> Result<(), MatchError> {
        let last = self.last_undoable(seat, self.record.len()).map_err(MatchError::NothingToUndo)?;
        let mut gone = vec![last];
        while whole_turn && let Ok(before) = self.last_undoable(seat, gone[gone.len() - 1]) {
            gone.push(before);
        }
        let kept = self.record.iter().enumerate().filter(|(at, _)| !gone.contains(at));
        let kept: Vec<_> = kept.map(|(_, taken)| taken.step.clone()).collect();
        *self = self.rebuilt(kept).expect("what is left was played before, in an order that does not matter");
        Ok(())
    }

    /// The same match as it was after a number of steps.
    pub fn fork(&self, step: usize) -> Option<Match<G>> {
        let kept = self.record.get(..step)?.iter().map(|taken| taken.step.clone()).collect();
        let mut fork = self.rebuilt(kept).expect("the beginning of a match was played before");
        fork.settle();
        Some(fork)
    }

    /// Looks at the state after every step, beginning before the first.
    pub fn look_back(&self, mut look: impl FnMut(&G::State)) {
        let mut then = self.rebuilt(Vec::new()).expect("nothing is refused where nothing is played");
        look(&then.state);
        for taken in &self.record {
            then.take(taken.step.clone()).expect("what was played before is legal");
            look(&then.state);
        }
    }

    /// A match in a world the seat can imagine. Its chance comes from this seed, not from the true one.
    #[must_use]
    pub fn imagine(&self, seat: Seat, seed: &str) -> Match<G> {
        let state = self.rules.imagine(&self.state, seat, &mut Random::from_seed(seed));
        let options = Options { seed: format!("imagined {seed}"), ..self.options.clone() };
        Match::at(self.rules.clone(), options, state)
    }

    /// The record of the match.
    pub fn save(&self) -> Replay {
        let mut record: Vec<&Taken<G::Action>> = self.record.iter().collect();
        for block in record.chunk_by_mut(|a, b| a.reveal == b.reveal && a.reveal != Reveal::Alone) {
            block.sort_by_key(|taken| match &taken.step {
                Move::Act(seat, _) => seat.number(),
                Move::Chance(_) => 0,
            });
        }
        let mut at = Match::from_state(self.rules.clone(), self.options.clone(), self.origin.clone(), None);
        let steps = record
            .into_iter()
            .map(|taken| {
                let step = at.write(&taken.step);
                at.take(taken.step.clone()).expect("the order inside a block does not matter");
                step
            })
            .collect();
        Replay {
            format: FORMAT,
            game: G::ID.into(),
            rules_version: G::RULES_VERSION,
            data: self.options.data.clone(),
            players: self.rules.players(),
            setup: serde_json::to_value(&self.options.setup).expect("a set-up is JSON without components"),
            seed: self.options.seed.clone(),
            chance: self.options.chance,
            position: self.position.clone(),
            fair: None,
            steps,
            hash: self.hash(Viewer::Referee),
        }
    }

    /// Plays a replay through: every step is checked, and so are the outcomes of the seed and the end.
    pub fn load(data: &Arc<G::Data>, data_hash: &str, replay: &Replay) -> Result<Match<G>, ReplayError> {
        if replay.format != FORMAT {
            return Err(ReplayError::Format(replay.format));
        }
        if replay.game != G::ID {
            return Err(ReplayError::Game(replay.game.clone()));
        }
        if replay.rules_version != G::RULES_VERSION {
            return Err(ReplayError::RulesVersion { found: replay.rules_version, here: G::RULES_VERSION });
        }
        if replay.data != data_hash {
            return Err(ReplayError::Data { found: replay.data.clone(), here: data_hash.into() });
        }
        if replay.fair.as_ref().is_some_and(|fair| fair.seed() != replay.seed) {
            return Err(ReplayError::Dice);
        }
        let setup: G::Setup = json::read(&replay.setup).map_err(|error| ReplayError::Setup(error.to_string()))?;
        let rules = G::bind(data, replay.players, &setup).map_err(|error| ReplayError::Setup(error.0))?;
        let rules = Arc::new(rules);
        let options = Options { setup, data: data_hash.into(), seed: replay.seed.clone(), chance: replay.chance };
        let mut loaded = match &replay.position {
            None => {
                let origin = rules.start();
                Match::from_state(rules, options, origin, None)
            }
            Some(position) => {
                let view: G::View = names::with(rules.names(), || json::read(position))
                    .map_err(|error| ReplayError::Position(error.to_string()))?;
                let origin = rules.restore(&view).map_err(|error| ReplayError::Position(error.0))?;
                rules.check(&origin).map_err(|error| ReplayError::Position(error.0))?;
                Match::at(rules, options, origin)
            }
        };
        for (at, step) in replay.steps.iter().enumerate() {
            loaded.read(step).map_err(|(why, rule)| ReplayError::Step { step: at, why, rule })?;
        }
        let here = loaded.hash(Viewer::Referee);
        if here != replay.hash {
            return Err(ReplayError::Hash { found: replay.hash.clone(), here });
        }
        loaded.settle();
        Ok(loaded)
    }

    /// An outcome as a replay and the protocol write it.
    pub fn write_outcome(&self, chance: Chance, outcome: &Outcome) -> Step {
        let id = |item: &u16| self.rules.odds_id(chance.label, *item);
        match outcome {
            Outcome::Dice(dice) => Step::Dice { dice: dice.to_vec() },
            Outcome::Draw(items) => Step::Draw { draw: items.iter().map(id).collect() },
            Outcome::Pick(item) => Step::Pick { pick: id(item) },
        }
    }

    /// An outcome as a replay and the protocol write it, read for the question the match waits for.
    pub fn read_outcome(&self, step: &Step) -> Result<Outcome, WrongOutcome> {
        let Turn::Chance(chance) = self.turn() else { return Err(WrongOutcome::NotNow) };
        let mut odds = Vec::new();
        self.rules.among(&self.state, Viewer::Referee, &mut odds);
        let item = |at: usize, id: &str| {
            let found = odds.iter().find(|odds| self.rules.odds_id(chance.label, odds.item) == id);
            found.map(|odds| odds.item).ok_or(WrongOutcome::NotThere { at })
        };
        let too_many = |found: usize| match chance.kind {
            ChanceKind::Dice { count, .. } | ChanceKind::Draw { count } => {
                WrongOutcome::Count { expected: count, found }
            }
            ChanceKind::Pick => WrongOutcome::Kind,
        };
        match step {
            Step::Dice { dice } => {
                let dice = ArrayVec::try_from(dice.as_slice()).map_err(|_| too_many(dice.len()))?;
                Ok(Outcome::Dice(dice))
            }
            Step::Draw { draw } => {
                if draw.len() > crate::turn::MAX_OUTCOMES {
                    return Err(too_many(draw.len()));
                }
                let items = draw.iter().enumerate().map(|(at, id)| item(at, id));
                Ok(Outcome::Draw(items.collect::<Result<_, _>>()?))
            }
            Step::Pick { pick } => Ok(Outcome::Pick(item(0, pick)?)),
            Step::Act { .. } => Err(WrongOutcome::Kind),
        }
    }

    pub(crate) fn not_this_seat(&self, seat: Seat) -> MatchError {
        MatchError::NotThisSeat { seat, rule: self.rules.turn_rule(&self.state) }
    }

    /// The match without what the seat has chosen in the secret block that is still open.
    fn reconsidered(&self, seat: Seat) -> Option<Match<G>> {
        let Turn::Decision { reveal: reveal @ Reveal::Together(_), .. } = self.turn() else { return None };
        let own = |taken: &&Taken<G::Action>| {
            taken.reveal == reveal && matches!(&taken.step, Move::Act(actor, _) if *actor == seat)
        };
        self.record.iter().find(own)?;
        let kept = self.record.iter().filter(|taken| !own(taken)).map(|taken| taken.step.clone());
        Some(self.rebuilt(kept.collect()).expect("choices of a block do not depend on each other"))
    }

    /// The place of the seat's last decision before `end` that it may take back.
    fn last_undoable(&self, seat: Seat, end: usize) -> Result<usize, UndoStop> {
        let open = match self.turn() {
            Turn::Decision { reveal, .. } if reveal != Reveal::Alone => Some(reveal),
            _ => None,
        };
        for at in (0..end).rev() {
            let Taken { step, reveal, revealed } = &self.record[at];
            match step {
                Move::Chance(_) => return Err(UndoStop::Chance),
                Move::Act(..) if *revealed => return Err(UndoStop::Revealed),
                // What others decided in the open block stands on what came before it.
                Move::Act(actor, _) if *actor == seat => {
                    let is_before = open.is_some() && Some(*reveal) != open;
                    let answers = |taken: &Taken<G::Action>| {
                        Some(taken.reveal) == open && matches!(taken.step, Move::Act(other, _) if other != seat)
                    };
                    let has_answers = self.record[at + 1..].iter().any(answers);
                    return if is_before && has_answers { Err(UndoStop::Foreign) } else { Ok(at) };
                }
                Move::Act(..) if Some(*reveal) == open => {}
                Move::Act(..) => return Err(UndoStop::Foreign),
            }
        }
        Err(UndoStop::Beginning)
    }

    fn rebuilt(&self, moves: Vec<Move<G::Action>>) -> Result<Match<G>, Illegal> {
        let mut new =
            Match::from_state(self.rules.clone(), self.options.clone(), self.origin.clone(), self.position.clone());
        moves.into_iter().try_for_each(|taken| new.take(taken))?;
        Ok(new)
    }

    /// Plays a chain, or none of it.
    fn play(&mut self, seat: Seat, chain: &[G::Action]) -> Result<usize, MatchError> {
        let (before, first, told) = (self.state.clone(), self.step(), self.told.len());
        let played = chain.iter().enumerate().try_for_each(|(at, &action)| {
            let foreseen = self.turn().asks(seat) && !self.record[first..].iter().any(|taken| taken.revealed);
            if at > 0 && !foreseen {
                return Err(MatchError::ChainBroken { at, rule: self.rules.turn_rule(&self.state) });
            }
            self.take(Move::Act(seat, action)).map_err(|illegal| MatchError::Illegal { at, illegal })
        });
        if let Err(error) = played {
            self.state = before;
            self.record.truncate(first);
            self.told.truncate(told);
            return Err(error);
        }
        self.settle();
        Ok(first)
    }

    /// Carries out one step and records it.
    fn take(&mut self, taken: Move<G::Action>) -> Result<(), Illegal> {
        self.log.clear();
        let reveal = match self.rules.turn(&self.state) {
            Turn::Decision { reveal, .. } => reveal,
            Turn::Chance(_) | Turn::Over => Reveal::Alone,
        };
        match &taken {
            Move::Act(seat, action) => self.rules.act(&mut self.state, *seat, *action, &mut self.log)?,
            Move::Chance(outcome) => {
                self.rules.chance(&mut self.state, outcome, &mut self.log);
                self.chances += 1;
            }
        }
        let step = self.record.len();
        self.told.extend(self.log.events.drain(..).map(|event| Told { step, event }));
        self.record.push(Taken { step: taken, reveal, revealed: self.log.revealed() });
        Ok(())
    }

    /// Lets the seed answer chance until somebody has to decide, if that is how the match is played.
    fn settle(&mut self) {
        while self.options.chance == ChanceMode::Auto
            && let Turn::Chance(chance) = self.turn()
        {
            let outcome = self.answer(chance);
            self.take(Move::Chance(outcome)).expect("chance is not refused");
        }
    }

    fn answer(&mut self, chance: Chance) -> Outcome {
        self.odds.clear();
        self.rules.among(&self.state, Viewer::Referee, &mut self.odds);
        self.secret.answer(self.chances, chance, &mut self.odds)
    }

    fn write(&self, taken: &Move<G::Action>) -> Step {
        match (taken, self.turn()) {
            (Move::Act(seat, action), _) => Step::Act {
                seat: seat.number(),
                action: names::with(self.rules.names(), || serde_json::to_value(action)).expect("an action is JSON"),
            },
            (Move::Chance(outcome), Turn::Chance(chance)) => self.write_outcome(chance, outcome),
            (Move::Chance(_), Turn::Decision { .. } | Turn::Over) => {
                unreachable!("an outcome answers a question of chance")
            }
        }
    }

    /// Takes one step of a replay.
    fn read(&mut self, step: &Step) -> Result<(), (String, Option<&'static str>)> {
        let plain = |why: String| (why, None);
        if let Step::Act { seat, action } = step {
            let seat = Seat::new(*seat).ok_or_else(|| plain(format!("there is no seat {seat}")))?;
            let action = names::with(self.rules.names(), || json::read(action))
                .map_err(|error| plain(format!("not an action: {error}")))?;
            if !self.turn().asks(seat) {
                return Err(plain(self.not_this_seat(seat).to_string()));
            }
            return self
                .take(Move::Act(seat, action))
                .map_err(|illegal| (illegal.to_string(), Some(illegal.rule.id())));
        }
        let Turn::Chance(chance) = self.turn() else { return Err(plain(WrongOutcome::NotNow.to_string())) };
        let outcome = self.read_outcome(step).map_err(|error| plain(error.to_string()))?;
        if self.options.chance == ChanceMode::Auto && outcome != self.answer(chance) {
            return Err(plain("the seed gives another outcome".into()));
        }
        self.odds.clear();
        self.rules.among(&self.state, Viewer::Referee, &mut self.odds);
        outcome.check(chance, &self.odds).map_err(|error| plain(error.to_string()))?;
        self.take(Move::Chance(outcome)).expect("chance is not refused");
        Ok(())
    }
}
