//! The task of one table.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use epoka_core::{Seat, Seats, Viewer};
use epoka_games::{Lang, bot::Level};
use epoka_store::{
    Entry, Move, Status, Store, Table as Row,
    moves::{End, Onwards, Said},
};
use serde_json::Value;
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until, timeout},
};

use super::{
    AnyGame, AppRef, Command, Played,
    load::{self, Rebuilt},
    plan::Plan,
    questions::Question,
    standing::Standing,
    viewers::Viewers,
};
use crate::{
    app::App,
    error::{Code, Trouble},
    notify::Notice,
    options::{OnTimeout, Options, stand_in},
    random::now_ms,
    words::{called, words},
};

/// A table in use.
pub struct Table {
    pub(crate) app: App,
    pub(crate) own: mpsc::Sender<Command>,
    pub(crate) row: Row,
    pub(crate) options: Options,
    pub(crate) seats: Vec<epoka_store::Seat>,
    pub(crate) plans: Vec<Plan>,
    pub(crate) game: AnyGame,
    /// The match; none while seats may still be taken, or while it is held.
    pub(crate) played: Option<Played>,
    /// Why the match cannot be played by the rules of this server.
    pub(crate) held: Option<Trouble>,
    pub(crate) standing: Standing,
    /// The number of the last entry of the log.
    pub(crate) number: i64,
    /// Where every seat's last decisions began, the latest last.
    pub(crate) turns: Vec<(Seat, usize)>,
    pub(crate) viewers: Viewers,
    /// Raised whenever something was taken back: what a bot thought before is worth nothing then.
    epoch: u64,
    thinking: Seats,
    /// Why the table could not be read again after a write that failed.
    broken: Option<Trouble>,
    /// Until when the bots of this table are this server's.
    claimed_until_ms: Arc<AtomicI64>,
    /// Who has to decide and was told, or saw it.
    told_turn: Seats,
    /// When the server answers in a seat's place.
    automatic: [Option<Instant>; epoka_core::MAX_SEATS],
}

/// What a bot has thought.
pub struct Advised {
    epoch: u64,
    seat: Seat,
    action: Option<Value>,
}

/// Something that is to happen at a table.
pub(crate) struct Change {
    pub seat: Option<Seat>,
    pub kind: &'static str,
    pub body: Value,
    pub said: Option<Said>,
    /// Who has just decided.
    pub acted: Option<Seat>,
    /// A bot that takes over, or makes room.
    pub bot: Option<(Seat, Option<String>)>,
    /// The match ends with it: how, in a word.
    pub end: Option<(Status, &'static str)>,
    /// What the standing becomes, clocks aside.
    pub standing: Standing,
    /// From which step on there is something to tell; none if things were taken back.
    pub told: Option<usize>,
    /// The match goes on under other rules.
    pub onwards: Option<Onwards>,
}

impl Change {
    /// A change that is none yet.
    pub fn new(table: &Table, seat: Option<Seat>, kind: &'static str, body: Value) -> Change {
        Change {
            seat,
            kind,
            body,
            said: None,
            acted: None,
            bot: None,
            end: None,
            standing: table.standing.clone(),
            told: Some(table.step()),
            onwards: None,
        }
    }
}

/// Serves a table until nobody needs it.
pub(crate) async fn run(app: AppRef, id: String, own: mpsc::Sender<Command>, mut commands: mpsc::Receiver<Command>) {
    let Some(strong) = App::of(&app) else { return };
    let mut table = match Table::load(&strong, &id, own.clone()).await {
        Ok(table) => table,
        Err(trouble) => {
            strong.tables.forget(&id, &own);
            commands.close();
            while let Some(command) = commands.recv().await {
                command.refuse(&trouble);
            }
            return;
        }
    };
    table.look_after();
    loop {
        let idle = table.app.config.idle;
        let wake = table.next_wake();
        let until = wake.unwrap_or_else(|| Instant::now() + idle);
        tokio::select! {
            command = commands.recv() => match command {
                Some(Command::Stop(done)) => {
                    // Nobody waits for the answer of a server that is being killed.
                    let _ = done.send(());
                    return;
                }
                Some(command) => table.obey(command).await,
                None => return,
            },
            () = sleep_until(until) => {
                if wake.is_some() {
                    table.on_time().await;
                } else if table.viewers.is_empty() && table.thinking.is_empty() {
                    break;
                }
            }
        }
        table.look_after();
    }
    strong.tables.forget(&id, &own);
    commands.close();
    // Who came in the meantime is served; the next one wakes the table anew.
    while let Some(command) = commands.recv().await {
        table.obey(command).await;
    }
}

impl Table {
    /// How many decisions and outcomes there have been.
    pub(crate) fn step(&self) -> usize {
        self.played.as_ref().map_or(0, |played| played.step())
    }

    /// Who owes a decision.
    pub(crate) fn deciding(&self) -> Seats {
        match (&self.played, self.row.status) {
            (Some(played), Status::Playing) if self.broken.is_none() => played.deciding(),
            _ => Seats::NONE,
        }
    }

    /// Whether a bot plays for the seat.
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|seat| seat.bot.is_some())
    }

    /// The match, if it has begun and goes on.
    pub(crate) fn playing(&mut self) -> Result<&mut Played, Trouble> {
        match self.row.status {
            Status::Open => Err(Trouble::new(Code::NotBegun)),
            Status::Over | Status::Abandoned => Err(Trouble::new(Code::Over)),
            Status::Playing => match (&mut self.played, &self.held) {
                (Some(played), _) => Ok(played),
                (None, Some(held)) => Err(held.clone()),
                (None, None) => Err(Trouble::new(Code::Mistake)),
            },
        }
    }

    /// Whether there is something to agree on: the match has begun and not ended, be it held or not.
    pub(crate) fn going_on(&self) -> Result<(), Trouble> {
        match self.row.status {
            Status::Open => Err(Trouble::new(Code::NotBegun)),
            Status::Over | Status::Abandoned => Err(Trouble::new(Code::Over)),
            Status::Playing => Ok(()),
        }
    }

    /// Why there is no match to look at.
    pub(crate) fn no_match(&self) -> Trouble {
        self.held.clone().unwrap_or_else(|| Trouble::new(Code::NotBegun))
    }

    async fn obey(&mut self, command: Command) {
        if self.broken.is_some() {
            self.reload().await;
        }
        if let Some(trouble) = &self.broken {
            return command.refuse(trouble);
        }
        match command {
            Command::Do(who, order, reply) => {
                let done = self.order(&who, order).await;
                let _ = reply.send(done);
            }
            Command::Ask(who, Question::Hint(level), reply) => self.hint(&who, &level, reply),
            Command::Ask(who, Question::Back(back), reply) => self.look_back(&who, back, reply),
            Command::Ask(who, question, reply) => {
                let answer = self.answer(&who, question);
                let _ = reply.send(answer);
            }
            Command::Watch(who, watcher, since, reply) => {
                let _ = reply.send(self.watch(&who, watcher, since));
            }
            Command::Unwatch(id) => self.unwatch(id),
            Command::Advice(advised) => self.advised(advised).await,
            Command::Refresh => self.reload().await,
            Command::Begun => {
                if self.row.status == Status::Open {
                    self.reload().await;
                }
                self.told_turn = Seats::NONE;
                self.call_players();
            }
            Command::News => self.catch_up().await,
            Command::Stop(done) => {
                let _ = done.send(());
            }
        }
    }

    /// Writes a change down, and then shows it. A change that cannot be written has not happened.
    pub(crate) async fn commit(&mut self, change: Change) -> Result<i64, Trouble> {
        let at_ms = now_ms();
        let deciding = self.deciding();
        let people: Seats = deciding.iter().filter(|&seat| !self.is_bot_after(seat, &change)).collect();
        let end = self.end_of(&change).await;
        let mut standing = change.standing.clone();
        let running = if end.is_some() { Seats::NONE } else { people };
        standing.clocks = self.standing.clocks.turn(self.options.clock, at_ms, running, change.acted);
        let automatic = deciding.iter().any(|seat| people.contains(seat) && self.automatic_answer(seat).is_some());
        let due_ms =
            if people != deciding || automatic { Some(at_ms) } else { standing.clocks.next_out().map(|out| out.0) };
        let turned = change.acted.is_some_and(|seat| !deciding.contains(seat)) || change.told.is_none();
        let position =
            self.played.as_ref().filter(|_| turned && end.is_none()).map(|played| played.written_view(Viewer::Referee));
        let entry = Entry {
            sequence: self.number + 1,
            seat: change.seat.map(Seat::number),
            kind: change.kind.into(),
            body: change.body.clone(),
            at_ms,
        };
        let new = Move {
            entry,
            standing: serde_json::to_string(&standing).expect("a standing is JSON"),
            due_ms,
            position,
            said: change.said.clone(),
            bot: change.bot.clone().map(|(seat, level)| (seat.number(), level)),
            end,
            onwards: change.onwards,
        };
        if let Err(error) = self.app.store.append(&self.row.id, &new).await {
            self.app.metrics.refused_writes.add();
            self.reload().await;
            return Err(error.into());
        }
        self.app.metrics.moves.add();
        self.number += 1;
        self.standing = standing;
        if let Some((seat, level)) = change.bot {
            self.seats[seat.index()].bot = level;
            self.seats[seat.index()].plan = None;
            self.plans[seat.index()] = Plan::default();
        }
        if let Some(End { status, result, .. }) = new.end {
            self.row.status = status;
            self.row.result = Some(result);
            self.row.ended_ms = Some(at_ms);
        }
        if change.told.is_none() {
            self.epoch += 1;
        }
        self.show(&new.entry, new.said.as_ref(), change.told);
        self.call_players();
        Ok(self.number)
    }

    /// Tells who has to decide from now on, unless they see it.
    pub(crate) fn call_players(&mut self) {
        let deciding = self.deciding();
        let present = self.viewers.seats_present();
        for seat in deciding.iter().filter(|&seat| !self.told_turn.contains(seat) && !self.is_bot(seat)) {
            let account = self.seats[seat.index()].account.clone();
            let answered = self.automatic_answer(seat).is_some();
            if let Some(account) = account.filter(|_| !answered && !present.contains(&seat.number())) {
                let (table, game) = (self.row.id.clone(), self.row.game.clone());
                self.app.notices.tell(Notice { account, kind: "your-turn", table, game, seat: seat.number() });
            }
        }
        self.told_turn = deciding;
    }

    fn is_bot_after(&self, seat: Seat, change: &Change) -> bool {
        match &change.bot {
            Some((other, level)) if *other == seat => level.is_some(),
            _ => self.is_bot(seat),
        }
    }

    /// How the match ends with a change, if it does.
    async fn end_of(&self, change: &Change) -> Option<End> {
        if self.row.status != Status::Playing {
            return None;
        }
        // Chance answers by itself: a match in which nobody decides is over.
        let over = self.played.as_ref().is_some_and(|played| played.deciding().is_empty());
        let (status, how) = change.end.or(over.then_some((Status::Over, "play")))?;
        Some(self.finish(status, how, change.standing.out).await)
    }

    /// The table as the store has it: after a write that failed, or when something beside the log has changed.
    pub(crate) async fn reload(&mut self) {
        match Table::load(&self.app, &self.row.id, self.own.clone()).await {
            Ok(fresh) => {
                let viewers = std::mem::take(&mut self.viewers);
                let epoch = self.epoch + 1;
                let claimed_until_ms = self.claimed_until_ms.clone();
                *self = Table { viewers, epoch, thinking: self.thinking, claimed_until_ms, ..fresh };
                self.check_viewers();
                self.show_all();
            }
            Err(trouble) => {
                tracing::error!(table = self.row.id, ?trouble, "a table cannot be read again");
                // What is in memory may be ahead of the store: nobody may go on from it.
                self.broken = Some(trouble);
            }
        }
    }

    /// Takes in what another server has done, unless it is known by now.
    async fn catch_up(&mut self) {
        if let Err(trouble) = self.follow().await {
            tracing::debug!(table = self.row.id, ?trouble, "the table is read anew");
            self.reload().await;
        }
    }

    /// Follows the log entry by entry, as long as nothing else has changed.
    async fn follow(&mut self) -> Result<(), Trouble> {
        let lost = || Trouble::new(Code::Stale);
        let row = self.store().table(&self.row.id).await?.ok_or_else(lost)?;
        let unknown = self.store().log(&self.row.id, self.number).await?;
        let talked = unknown.iter().any(|entry| entry.kind == "chat");
        let chat = if talked { self.store().chat(&self.row.id).await? } else { Vec::new() };
        if self.store().seats(&self.row.id).await? != self.seats || row.started_ms != self.row.started_ms {
            return Err(lost());
        }
        self.standing = serde_json::from_value(row.standing.clone()).unwrap_or_default();
        self.row = row;
        for entry in unknown {
            let played = self.played.as_mut().ok_or_else(lost)?;
            let told = load::take(played, &mut self.turns, &entry).map_err(Trouble::bad)?;
            let said = chat.iter().find(|line| line.sequence == entry.sequence);
            let said = said.map(|line| Said { account: line.account.clone(), text: line.text.clone() });
            self.number = entry.sequence;
            // What a bot has thought of before is no longer the question.
            self.epoch += u64::from(told.is_none() || entry.kind == "act");
            self.show(&entry, said.as_ref(), told);
        }
        // Who wrote it calls the players.
        self.told_turn = self.deciding();
        Ok(())
    }

    /// Starts what the table has to do by itself: bots that think, answers in a player's place.
    fn look_after(&mut self) {
        let deciding = self.deciding();
        for seat in Seat::all(self.row.players) {
            if !deciding.contains(seat) {
                self.automatic[seat.index()] = None;
            } else if self.is_bot(seat) {
                self.think(seat);
            } else if self.automatic_answer(seat).is_none() {
                self.automatic[seat.index()] = None;
            } else {
                let delay = self.app.config.automatic_delay;
                self.automatic[seat.index()].get_or_insert_with(|| Instant::now() + delay);
            }
        }
    }

    fn think(&mut self, seat: Seat) {
        let Some(played) = self.played.as_ref().filter(|_| !self.thinking.contains(seat)) else { return };
        self.thinking.insert(seat);
        let name = self.seats[seat.index()].bot.clone().unwrap_or_else(stand_in);
        let level = Level::find(&name).or_else(|| Level::find(&stand_in())).expect("there is a level to stand in");
        // Nobody may foresee what a bot will do: its luck comes from what the table keeps secret.
        let luck = format!("{} {} {}", self.row.secret, self.number, seat);
        let luck = blake3::derive_key("epoka bot luck 1", luck.as_bytes());
        let (copy, own, epoch) = (played.copy(), self.own.clone(), self.epoch);
        let (app, id, claimed) = (self.app.clone(), self.row.id.clone(), self.claimed_until_ms.clone());
        tokio::spawn(async move {
            if !claim(&app, &id, &claimed).await {
                // Another server lets them think; should it die, its claim runs out.
                tokio::time::sleep(app.config.lease / 8).await;
                let _ = own.send(Command::Advice(Advised { epoch, seat, action: None })).await;
                return;
            }
            app.metrics.thoughts.add();
            let seed = epoka_core::data::hex(&luck);
            let thought = app.thinkers.think(move || copy.advise(seat, level, &seed)).await;
            let action = thought.and_then(Result::ok).map(|advice| advice.action);
            // A table that has gone to sleep lets its bots think again when it wakes up.
            let _ = own.send(Command::Advice(Advised { epoch, seat, action })).await;
        });
    }

    async fn advised(&mut self, advised: Advised) {
        let Advised { epoch, seat, action } = advised;
        self.thinking.remove(seat);
        let Some(action) = action.filter(|_| epoch == self.epoch && self.is_bot(seat)) else { return };
        if let Err(trouble) = self.act(seat, vec![action], None, Lang::default()).await {
            tracing::warn!(table = self.row.id, %seat, ?trouble, "a bot's action was refused");
            if trouble.code == Code::NotWritten {
                // The store is out of order: do not run against it.
                let _ = timeout(Duration::from_millis(500), std::future::pending::<()>()).await;
            }
        }
    }

    /// When the table has to do something by itself.
    fn next_wake(&self) -> Option<Instant> {
        let playing = self.row.status == Status::Playing && self.broken.is_none() && self.held.is_none();
        let out = self.standing.clocks.next_out().filter(|_| playing);
        let out = out.map(|(at_ms, _)| Instant::now() + Duration::from_millis((at_ms - now_ms()).max(0) as u64));
        self.automatic.iter().copied().chain([out]).flatten().min()
    }

    /// Does what is due.
    async fn on_time(&mut self) {
        let now = Instant::now();
        for seat in Seat::all(self.row.players) {
            if self.automatic[seat.index()].is_some_and(|due| due <= now) {
                self.automatic[seat.index()] = None;
                self.answer_for(seat).await;
            }
        }
        let out = self.standing.clocks.next_out().filter(|(at_ms, _)| *at_ms <= now_ms());
        if let (Some((_, seat)), Status::Playing, None) = (out, self.row.status, &self.held) {
            self.time_out(seat).await;
        }
    }

    /// A seat has thought too long.
    async fn time_out(&mut self, seat: Seat) {
        if let Some(until_ms) = self.away_until(seat).await {
            // The turn begins anew when the vacation ends.
            let turn_ms = match self.options.clock {
                crate::options::Clock::Turns { turn_ms } => turn_ms,
                crate::options::Clock::None | crate::options::Clock::Live { .. } => 0,
            };
            self.standing.clocks.add(seat, until_ms - now_ms() + turn_ms);
            return;
        }
        let level = match &self.options.on_timeout {
            OnTimeout::Bot { level } => Some(level.clone()),
            OnTimeout::Concede => None,
        };
        if let Err(trouble) = self.give_up(seat, "timeout", level).await {
            tracing::error!(table = self.row.id, %seat, ?trouble, "a timeout could not be written");
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }

    /// Until when the player of a seat is on vacation, where vacations count.
    async fn away_until(&self, seat: Seat) -> Option<i64> {
        let crate::options::Clock::Turns { .. } = self.options.clock else { return None };
        let account = self.seats[seat.index()].account.clone()?;
        let account = self.app.store.account(&account).await.ok()??;
        Some(account.away_until_ms).filter(|&until_ms| until_ms > now_ms())
    }

    /// A table just read from the store.
    #[expect(clippy::too_many_arguments, reason = "called once, by the loader")]
    pub(crate) fn new(
        app: &App,
        own: mpsc::Sender<Command>,
        row: Row,
        options: Options,
        seats: Vec<epoka_store::Seat>,
        game: AnyGame,
        match_of: Result<Option<Rebuilt>, Trouble>,
        number: i64,
    ) -> Table {
        let standing = serde_json::from_value(row.standing.clone()).unwrap_or_default();
        let (played, turns, held) = match match_of {
            Ok(Some(Rebuilt { played, turns })) => (Some(played), turns, None),
            Ok(None) => (None, Vec::new(), None),
            Err(held) => (None, Vec::new(), Some(held)),
        };
        let plans = seats.iter().map(|seat| Plan::read(seat.plan.as_ref())).collect();
        Table {
            app: app.clone(),
            own,
            row,
            options,
            seats,
            plans,
            game,
            played,
            held,
            standing,
            number,
            turns,
            viewers: Viewers::default(),
            epoch: 0,
            thinking: Seats::NONE,
            claimed_until_ms: Arc::default(),
            told_turn: Seats::NONE,
            broken: None,
            automatic: Default::default(),
        }
    }

    /// Lets the first clocks run from the moment the match began. Who has to decide by now was told before.
    pub(crate) fn start_clocks(&mut self) {
        self.told_turn = self.deciding();
        if let (0, Status::Playing, Some(started_ms)) = (self.number, self.row.status, self.row.started_ms) {
            let people = self.deciding().iter().filter(|&seat| !self.is_bot(seat)).collect();
            self.standing.clocks = self.standing.clocks.turn(self.options.clock, started_ms, people, None);
        }
    }

    /// The store.
    pub(crate) fn store(&self) -> &Store {
        &self.app.store
    }

    /// What the players are called, seat by seat.
    pub(crate) fn names(&self, lang: Lang) -> Vec<String> {
        let name = |row: &epoka_store::Seat| match (&row.name, &row.bot) {
            (Some(name), _) => called(name, lang),
            (None, Some(level)) if row.account.is_none() => {
                words(lang).with("player-bot", [("level", level.into()), ("seat", (row.seat + 1).into())])
            }
            (None, _) => words(lang).with("player-unknown", [("seat", (row.seat + 1).into())]),
        };
        self.seats.iter().map(name).collect()
    }
}

/// Whether this server may let the bots of a table think: of several servers on one database one at a time.
async fn claim(app: &App, table: &str, claimed_until_ms: &AtomicI64) -> bool {
    let (now, lease) = (now_ms(), app.config.lease.as_millis() as i64);
    if !app.store.is_shared() || now + lease / 2 < claimed_until_ms.load(Ordering::Relaxed) {
        return true;
    }
    match app.store.claim(table, &app.server, now, now + lease).await {
        Ok(held) => {
            claimed_until_ms.store(if held { now + lease } else { 0 }, Ordering::Relaxed);
            held
        }
        Err(error) => {
            tracing::error!(%error, table, "the bots of a table could not be claimed");
            false
        }
    }
}

impl Command {
    /// Refuses what was wanted of a table that cannot be loaded.
    fn refuse(self, trouble: &Trouble) {
        match self {
            Command::Do(_, _, reply) => drop(reply.send(Err(trouble.clone()))),
            Command::Ask(_, _, reply) => drop(reply.send(Err(trouble.clone()))),
            Command::Watch(_, _, _, reply) => drop(reply.send(Err(trouble.clone()))),
            Command::Stop(done) => drop(done.send(())),
            Command::Unwatch(_) | Command::Advice(_) | Command::Refresh | Command::Begun | Command::News => {}
        }
    }
}
