//! Playing the matches.

use std::{
    collections::{BTreeMap, btree_map::Entry},
    sync::{
        atomic::{AtomicU32, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use epoka_core::{Replay, Seat, Viewer, replay::ChanceMode};
use epoka_games::{AnyGame, AnyMatch, Lang, Refusal, Voice, Wait};
use serde_json::Value;

use crate::{
    contestant::Contestant,
    program::{Fault, Program},
    report::Report,
};

/// What is to be played.
pub struct Tournament<'a> {
    /// Which game.
    pub game: &'a dyn AnyGame,
    /// Its options.
    pub setup: &'a Value,
    /// Who takes part: as many as there are seats.
    pub contestants: &'a [Contestant],
    /// How many matches. Contestants change seats from match to match; a number that their number divides is fair to all.
    pub games: u32,
    /// Where all chance comes from. The same seed and bots play the same matches.
    pub seed: &'a str,
    /// How many matches are played at a time.
    pub threads: usize,
    /// How long a program may think about a decision.
    pub budget: Duration,
}

/// A match that has been played.
#[derive(Clone, Debug)]
pub struct Ended {
    /// Its number, from 0.
    pub number: u32,
    /// Who sat where: contestants by number, in the order of the seats.
    pub seats: Vec<usize>,
    /// What it came to for each contestant, in the order of the list.
    pub results: Vec<Outcome>,
    /// Who forfeited it, by number in the list, and why.
    pub forfeit: Option<(usize, Fault)>,
    /// Its record.
    pub replay: Replay,
}

/// What a match came to for a contestant.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome {
    /// Its place, from 1.
    pub place: u8,
    /// Its score; none in a match that was forfeited.
    pub score: Option<i32>,
    /// How many decisions it made.
    pub decisions: u32,
    /// How long they took.
    pub time: Duration,
    /// How long the longest took.
    pub longest: Duration,
}

/// Why a tournament is not played.
#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    /// The game refuses its set-up.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// A program cannot be started.
    #[error("`{program}`: {fault}")]
    Program {
        /// Which.
        program: Contestant,
        /// Why.
        fault: Fault,
    },
}

impl Tournament<'_> {
    /// Plays all matches and tells of each as it ends, in no particular order.
    pub fn play(&self, mut ended: impl FnMut(&Ended)) -> Result<Report, TournamentError> {
        // A set-up that cannot be is said before anything is started.
        self.new_match(0)?;
        // The first thread plays with these. A program that starts once and fails later forfeits.
        let mut started = Some(self.start_programs()?);
        let start = Instant::now();
        let next = AtomicU32::new(0);
        let (say, results) = mpsc::channel();
        let mut all = Vec::new();
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (say, next) = (say.clone(), &next);
                let mut programs = started.take().unwrap_or_default();
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games || say.send(self.play_one(number, &mut programs)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(say);
            for one in results {
                if let Ok(one) = &one {
                    ended(one);
                }
                all.push(one);
            }
        });
        let mut all = all.into_iter().collect::<Result<Vec<Ended>, Refusal>>()?;
        all.sort_by_key(|one| one.number);
        Ok(Report::new(self.game.id(), self.contestants, &all, start.elapsed()))
    }

    /// Every program once, so that one that cannot be started is noticed before anything is played.
    fn start_programs(&self) -> Result<BTreeMap<usize, Program>, TournamentError> {
        let mut started = BTreeMap::new();
        for (who, contestant) in self.contestants.iter().enumerate() {
            let Contestant::Program(words) = contestant else { continue };
            let refused = |fault| TournamentError::Program { program: contestant.clone(), fault };
            started.insert(who, Program::start(words, self.budget).map_err(refused)?);
        }
        Ok(started)
    }

    fn players(&self) -> u8 {
        self.contestants.len() as u8
    }

    /// The matches of a deal share their seed, so that luck is the same for whoever sits there.
    fn new_match(&self, number: u32) -> Result<Box<dyn AnyMatch>, Refusal> {
        let deal = number / u32::from(self.players()).max(1);
        let seed = format!("{} {deal}", self.seed);
        self.game.new_match(self.players(), &seed, self.setup, ChanceMode::Auto)
    }

    /// Who sits where in a match: everybody moves on by a seat from match to match.
    fn at(&self, number: u32, seat: Seat) -> usize {
        (seat.index() + number as usize) % self.contestants.len()
    }

    fn play_one(&self, number: u32, programs: &mut BTreeMap<usize, Program>) -> Result<Ended, Refusal> {
        let mut played = self.new_match(number)?;
        let mut results = vec![Outcome::default(); self.contestants.len()];
        // As a replay has it: with the defaults filled in.
        let setup = played.save().setup;
        let mut forfeit = self.begin(number, &setup, programs).err();
        while forfeit.is_none()
            && let Some(seat) = played.deciding().iter().next()
        {
            let who = self.at(number, seat);
            let start = Instant::now();
            let decided = self.decide(number, who, seat, &mut *played, programs)?;
            let time = start.elapsed();
            let result = &mut results[who];
            result.decisions += 1;
            result.time += time;
            result.longest = result.longest.max(time);
            forfeit = decided.err().map(|fault| (who, fault));
        }
        if let Some((who, _)) = &forfeit {
            // Nobody is sure in which state the program is: the next match starts it anew.
            programs.remove(who);
            for (one, result) in results.iter_mut().enumerate() {
                result.place = if one == *who { self.players() } else { 1 };
            }
        }
        if let Wait::Over { standings } = played.turn(Viewer::Spectator).wait {
            for standing in &standings {
                let result = &mut results[self.at(number, standing.seat)];
                (result.place, result.score) = (standing.place, Some(standing.score));
            }
            // A program that cannot say goodbye has still played the match.
            programs.retain(|_, program| program.end(&standings).is_ok());
        }
        let seats = Seat::all(self.players()).map(|seat| self.at(number, seat)).collect();
        Ok(Ended { number, seats, results, forfeit, replay: played.save() })
    }

    /// Starts the programs that are not running and tells them of the match.
    fn begin(&self, number: u32, setup: &Value, programs: &mut BTreeMap<usize, Program>) -> Result<(), (usize, Fault)> {
        for seat in Seat::all(self.players()) {
            let who = self.at(number, seat);
            let Contestant::Program(words) = &self.contestants[who] else { continue };
            let fault = |fault| (who, fault);
            let program = match programs.entry(who) {
                Entry::Occupied(running) => running.into_mut(),
                Entry::Vacant(place) => place.insert(Program::start(words, self.budget).map_err(fault)?),
            };
            program.begin(self.game.id(), setup, seat, self.players()).map_err(fault)?;
        }
        Ok(())
    }

    fn decide(
        &self,
        number: u32,
        who: usize,
        seat: Seat,
        played: &mut dyn AnyMatch,
        programs: &mut BTreeMap<usize, Program>,
    ) -> Result<Result<(), Fault>, Refusal> {
        match &self.contestants[who] {
            Contestant::Bot(level) => {
                let seed = format!("{} {number} {seat} {}", self.seed, played.step());
                played.play(seat, *level, &seed)?;
            }
            Contestant::Program(_) => {
                let program = programs.get_mut(&who).expect("it was started with the match");
                match program.choose(played, seat, &Voice::new(Lang::En)) {
                    Ok(action) => played.act(seat, &[action], None)?,
                    Err(fault) => return Ok(Err(fault)),
                };
            }
        }
        Ok(Ok(()))
    }
}
