//! A match being played on this screen: who sits where, whose eyes the screen has, what it waits for.

use std::sync::Arc;

use epoka_core::{MatchError, Part, Rule, Seat, Standing, Viewer, matches::UndoStop, replay::Step};
use epoka_games::{About, AnyGame, AnyMatch, Lang, Offer, Refusal, Told, Voice, Wait};
use serde_json::Value;

use crate::{basket::Basket, mind::Job, save::Saved, sitter::Sitter};

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// The decision of the person at the keyboard.
    Person(Seat),
    /// That the keyboard is handed over to this person, whose secrets nobody else may see.
    Curtain(Seat),
    /// The decision of a bot.
    Bot(Seat),
    /// Nothing: it is over.
    Nothing,
}

/// A match being played.
pub struct Session {
    /// The game.
    pub game: Arc<dyn AnyGame>,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// What the match waits for.
    pub waiting: Waiting,
    played: Box<dyn AnyMatch>,
    setup: Value,
    names: Vec<String>,
    keyboard: Option<Seat>,
    /// By seat, how many events there were when the seat last decided.
    read: Vec<usize>,
    /// How many events there are.
    events: usize,
    log: Log,
}

/// What happened, as it was told last: a long game is not told anew for every move.
#[derive(Default)]
struct Log {
    told: Vec<Told>,
    /// For whom it was told.
    reader: Option<(Lang, Viewer)>,
    /// How many steps of the match it tells.
    steps: usize,
}

impl Session {
    /// Sits down at a match.
    pub fn new(game: Arc<dyn AnyGame>, played: Box<dyn AnyMatch>, sitters: Vec<Sitter>) -> Session {
        let names = sitters.iter().map(|sitter| sitter.name.clone()).collect();
        let read = vec![0; sitters.len()];
        // A person alone with bots is always at the keyboard.
        let mut persons = Seat::all(played.players()).filter(|seat| sitters[seat.index()].bot.is_none());
        let keyboard = persons.next().filter(|_| persons.next().is_none());
        let (waiting, log, setup) = (Waiting::Nothing, Log::default(), played.save().setup);
        let mut session = Session { game, played, setup, sitters, names, keyboard, read, events: 0, log, waiting };
        session.events = session.events_since(0);
        session.settle();
        session
    }

    /// A saved game, every step of it checked.
    pub fn resume(game: Arc<dyn AnyGame>, saved: &Saved) -> Result<Session, Refusal> {
        let played = game.load(&saved.replay)?;
        let mut session = Session::new(game, played, saved.seats.clone());
        session.read.fill(session.events);
        Ok(session)
    }

    /// The game to be written to disk.
    pub fn saved(&self, lang: Lang) -> Saved {
        Saved::new(lang, self.sitters.clone(), self.waiting == Waiting::Nothing, self.played.save())
    }

    /// The match, to look at.
    pub fn played(&self) -> &dyn AnyMatch {
        &*self.played
    }

    /// The options of the match.
    pub fn setup(&self) -> &Value {
        &self.setup
    }

    /// What the seats are called.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Whose eyes the screen has. While the keyboard is handed over nobody's, and at the end everybody's.
    pub fn viewer(&self) -> Viewer {
        match (self.waiting, self.keyboard) {
            (Waiting::Curtain(_), _) | (_, None) => Viewer::Spectator,
            (Waiting::Nothing, Some(_)) if self.persons() > 1 => Viewer::Spectator,
            (Waiting::Person(_) | Waiting::Bot(_) | Waiting::Nothing, Some(seat)) => Viewer::Seat(seat),
        }
    }

    /// Who is at the keyboard.
    pub fn keyboard(&self) -> Option<Seat> {
        self.keyboard
    }

    /// The table as the screen may show it.
    pub fn view(&self) -> Value {
        self.played.view(self.viewer())
    }

    /// What the person at the keyboard may do.
    pub fn offers(&self, lang: Lang) -> Vec<Offer> {
        match self.waiting {
            Waiting::Person(seat) => self.played.actions(seat, &self.voice(lang)),
            Waiting::Curtain(_) | Waiting::Bot(_) | Waiting::Nothing => Vec::new(),
        }
    }

    /// What the person at the keyboard is asked, in a word.
    pub fn ask(&self) -> Option<&'static str> {
        match self.played.turn(self.viewer()).wait {
            Wait::Decision { ask, .. } => ask,
            Wait::Chance(_) | Wait::Over { .. } => None,
        }
    }

    /// All that happened, as the screen may tell it.
    pub fn told(&self) -> &[Told] {
        &self.log.told
    }

    /// Tells what happened since it was told last; all of it, if somebody else reads it now.
    pub fn tell(&mut self, lang: Lang) {
        let reader = Some((lang, self.viewer()));
        if self.log.reader != reader {
            self.log = Log { reader, ..Log::default() };
        }
        let told = self.played.told(self.log.steps, self.viewer(), &self.voice(lang));
        self.log.told.extend(told);
        self.log.steps = self.played.step();
    }

    fn events_since(&self, step: usize) -> usize {
        self.played.told(step, Viewer::Spectator, &Voice::new(Lang::En)).len()
    }

    /// How much of the log the person at the keyboard knew when deciding last.
    pub fn read(&self) -> usize {
        self.keyboard.map_or(0, |seat| self.read[seat.index()])
    }

    /// The result, best first, once there is one.
    pub fn standings(&self) -> Option<Vec<Standing>> {
        match self.played.turn(Viewer::Spectator).wait {
            Wait::Over { standings } => Some(standings),
            Wait::Decision { .. } | Wait::Chance(_) => None,
        }
    }

    /// What the screen will show after actions of the person at the keyboard.
    pub fn preview(&self, actions: &[Value]) -> Option<Value> {
        let (seat, before, last) = self.before_last(actions)?;
        before.preview(seat, last, Viewer::Seat(seat)).ok()
    }

    /// The same without what then follows by itself.
    pub fn preview_alone(&self, actions: &[Value]) -> Option<Value> {
        let (seat, before, last) = self.before_last(actions)?;
        before.preview_alone(seat, last, Viewer::Seat(seat)).ok()
    }

    /// A copy of the match in which all but the last of the actions are played.
    fn before_last<'a>(&self, actions: &'a [Value]) -> Option<(Seat, Box<dyn AnyMatch>, &'a Value)> {
        let Waiting::Person(seat) = self.waiting else { return None };
        let (last, before) = actions.split_last()?;
        let mut played = self.played.copy();
        if !before.is_empty() {
            played.act(seat, before, None).ok()?;
        }
        Some((seat, played, last))
    }

    /// What the person at the keyboard has with these pieces in the basket; `None` where nobody is asked for several things.
    pub fn basket(&self, lang: Lang, chain: &[Value]) -> Option<Result<Basket, Refusal>> {
        let Waiting::Person(seat) = self.waiting else { return None };
        let fill = |chain: &[Value]| self.played.basket(seat, chain, &self.voice(lang));
        let empty = fill(&[]).ok()?;
        let is_asked = empty.actions.iter().any(|offer| offer.part != Part::Alone);
        let suggested = empty.suggestions.clone();
        let basket = |filled| Basket { filled, suggested };
        is_asked.then(|| if chain.is_empty() { Ok(empty) } else { fill(chain) }.map(basket))
    }

    /// Which rule forbids the person at the keyboard to do something with a thing; `Err` if it is no such thing.
    pub fn why(&self, thing: &str) -> Result<Option<Rule>, Refusal> {
        let seat = self.keyboard.unwrap_or(Seat::at(0));
        self.played.why(seat, &About::Target(thing))
    }

    /// The component whose text forbids it, if one does.
    pub fn barring(&self, thing: &str) -> Option<String> {
        self.played.barring(self.keyboard.unwrap_or(Seat::at(0)), &About::Target(thing))
    }

    /// Plays an action of the seat the match waits for.
    pub fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Refusal> {
        self.act_all(seat, std::slice::from_ref(action))
    }

    /// Plays several actions of that seat, all or none.
    pub fn act_all(&mut self, seat: Seat, actions: &[Value]) -> Result<(), Refusal> {
        let first = self.played.act(seat, actions, None)?;
        self.events += self.events_since(first);
        if !self.is_bot(seat) {
            self.read[seat.index()] = self.events;
        }
        self.settle();
        Ok(())
    }

    /// Takes back the last decision of the person at the keyboard, or all they may; what bots answered goes with it.
    pub fn undo(&mut self, whole_turn: bool) -> Result<(), UndoStop> {
        let Some(seat) = self.undoer() else { return Err(UndoStop::Beginning) };
        let was_closed = matches!(self.waiting, Waiting::Curtain(_));
        let undone = self.undone(seat, whole_turn);
        self.played = undone.map_err(|stop| if self.has_decided(seat) { stop } else { UndoStop::Beginning })?;
        self.events = self.events_since(0);
        self.read.iter_mut().for_each(|read| *read = self.events.min(*read));
        self.log = Log::default();
        self.settle();
        // Whoever sits behind the curtain now is not known: it opens only when the right one says so.
        if let Waiting::Person(seat) = self.waiting
            && was_closed
        {
            self.waiting = Waiting::Curtain(seat);
        }
        Ok(())
    }

    /// Whether the person at the keyboard may take something back.
    pub fn can_undo(&self) -> bool {
        self.undoer().is_some_and(|seat| self.undone(seat, false).is_ok())
    }

    /// Whose decision is taken back: the last one made at this keyboard, if the next person has not yet decided and there is
    /// no secret between the two; else that of whoever sits there.
    fn undoer(&self) -> Option<Seat> {
        let now = self.keyboard?;
        let acts = self.played.save().steps.into_iter().rev();
        let mut persons = acts.filter_map(|step| match step {
            Step::Act { seat, .. } => Seat::all(self.played.players()).find(|other| other.number() == seat),
            _ => None,
        });
        let last = persons.find(|seat| !self.is_bot(*seat)).unwrap_or(now);
        let is_open = matches!(self.waiting, Waiting::Person(_)) && !self.needs_curtain(last);
        Some(if is_open { last } else { now })
    }

    fn has_decided(&self, seat: Seat) -> bool {
        let steps = self.played.save().steps;
        steps.iter().any(|step| matches!(step, Step::Act { seat: by, .. } if *by == seat.number()))
    }

    /// The match without the last decision of a person. Bots do not mind: what they decided since is taken back
    /// first. Chance, what was revealed and other persons stay in the way.
    fn undone(&self, seat: Seat, whole_turn: bool) -> Result<Box<dyn AnyMatch>, UndoStop> {
        let mut played = self.played.fork(self.played.step()).map_err(|_| UndoStop::Beginning)?;
        let bots: Vec<Seat> = Seat::all(played.players()).filter(|seat| self.is_bot(*seat)).collect();
        loop {
            match undo(&mut *played, seat, whole_turn) {
                Err(UndoStop::Foreign) if bots.iter().any(|&bot| undo(&mut *played, bot, false).is_ok()) => {}
                undone => {
                    // A whole was played at once, so it is taken back at once.
                    let is_begun = |played: &dyn AnyMatch| {
                        played.basket(seat, &[], &Voice::default()).is_ok_and(|basket| basket.named > 0)
                    };
                    while undone.is_ok() && is_begun(&*played) && undo(&mut *played, seat, false).is_ok() {}
                    return undone.map(|()| played);
                }
            }
        }
    }

    /// The keyboard is handed over to the person the curtain names.
    pub fn hand_over(&mut self) {
        if let Waiting::Curtain(seat) = self.waiting {
            self.keyboard = Some(seat);
            self.waiting = Waiting::Person(seat);
        }
    }

    /// The question a bot has to think about.
    pub fn job(&self, seat: Seat, level: epoka_games::bot::Level) -> Job {
        let step = self.played.step();
        let played = self.played.fork(step).expect("the match has come this far");
        Job { played, seat, level, seed: format!("{} {step} {}", self.played.save().seed, seat.number()) }
    }

    /// How many persons sit at the table.
    fn persons(&self) -> usize {
        self.sitters.iter().filter(|sitter| sitter.bot.is_none()).count()
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.sitters[seat.index()].bot.is_some()
    }

    fn voice(&self, lang: Lang) -> Voice<'_> {
        Voice { lang, players: &self.names }
    }

    /// Finds out what the match waits for: bots first, then whoever is at the keyboard, then somebody else.
    fn settle(&mut self) {
        let deciding = self.played.deciding();
        let mut persons = deciding.iter().filter(|seat| !self.is_bot(*seat));
        self.waiting = if let Some(bot) = deciding.iter().find(|seat| self.is_bot(*seat)) {
            Waiting::Bot(bot)
        } else if let Some(seat) = self.keyboard.filter(|&seat| deciding.contains(seat)) {
            Waiting::Person(seat)
        } else if let Some(next) = persons.next() {
            if self.needs_curtain(next) { Waiting::Curtain(next) } else { Waiting::Person(next) }
        } else {
            Waiting::Nothing
        };
        if let Waiting::Person(seat) = self.waiting {
            self.keyboard = Some(seat);
        }
    }

    /// Whether the next person or the one before sees something that not everybody may see.
    fn needs_curtain(&self, next: Seat) -> bool {
        let open = self.played.view(Viewer::Spectator);
        let has_secrets = |seat: Seat| shows_more(&self.played.view(Viewer::Seat(seat)), &open);
        self.persons() > 1 && (has_secrets(next) || self.keyboard.is_some_and(has_secrets))
    }
}

/// Takes back a decision of a seat, or says what stands in the way.
fn undo(played: &mut dyn AnyMatch, seat: Seat, whole_turn: bool) -> Result<(), UndoStop> {
    played.undo(seat, whole_turn).map_err(|refusal| match refusal {
        Refusal::Match(MatchError::NothingToUndo(stop)) => stop,
        _ => UndoStop::Beginning,
    })
}

/// Whether a view shows something that the open one does not. An empty hand is no secret.
fn shows_more(own: &Value, open: &Value) -> bool {
    match (own, open) {
        (Value::Array(own), Value::Null) => !own.is_empty(),
        (Value::Array(own), Value::Array(open)) if own.len() == open.len() => {
            own.iter().zip(open).any(|(own, open)| shows_more(own, open))
        }
        (Value::Object(own), Value::Object(open)) => {
            own.iter().any(|(field, own)| shows_more(own, open.get(field).unwrap_or(&Value::Null)))
        }
        (own, open) => own != open,
    }
}
