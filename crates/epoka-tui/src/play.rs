//! The table screen: a match being played, and what the keys do there.

use std::path::PathBuf;

use epoka_core::{Class, matches::UndoStop};
use epoka_games::{Told, bot::Level};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use serde_json::Value;

use crate::{
    basket::{Basket, Lack},
    context::Context,
    details::Components,
    lookup::Lookup,
    offers::Offers,
    save::Slot,
    session::{Session, Waiting},
    table::{self, Drawing, Scene},
    words,
};

mod catalogue;
mod collect;
mod help;
mod result;
mod screen;
mod why;

pub use screen::{LEAST_COLUMNS, LEAST_ROWS};

/// For so many ticks a second digit belongs to the first: about a second.
const DIGIT_TICKS: usize = 12;

/// A match on the screen.
pub struct Play {
    session: Session,
    slot: Option<Slot>,
    components: Components,
    seen: Seen,
    offers: Offers,
    /// The pieces of a whole that are in the basket.
    collected: Vec<Value>,
    page: usize,
    /// How often the page was scrolled on.
    scrolled: u16,
    /// How far the log is scrolled up.
    back: usize,
    /// How many events were looked through for something that must not be missed.
    heard: Option<usize>,
    sheet: Option<Sheet>,
    thinking: Option<Thought>,
    /// When a digit was typed last.
    last_digit: usize,
    /// Whether the match could not be written to disk.
    unsaved: bool,
    /// Where the replay of the finished match was written.
    exported: Option<PathBuf>,
}

/// What the screen shows of the match; made anew whenever the match, the viewer or the language changes.
struct Seen {
    view: Value,
    deciding: Vec<usize>,
    /// What the chosen action is about.
    things: Vec<String>,
    /// The table after the chosen action, and before what then follows by itself.
    alone: Option<Value>,
    /// The table after all of it, where nothing hidden comes to light.
    after: Option<Value>,
    /// What is in the basket, where several things are asked for.
    basket: Option<Basket>,
    /// What Enter plays.
    confirmed: Result<Vec<Value>, Lack>,
    /// Whether the last decision can be taken back.
    can_undo: bool,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen {
            view: Value::Null,
            deciding: Vec::new(),
            things: Vec::new(),
            alone: None,
            after: None,
            basket: None,
            confirmed: Err(Lack::Empty),
            can_undo: false,
        }
    }
}

/// What lies over the table.
enum Sheet {
    /// The help, open at a page.
    Help(usize),
    Log,
    Lookup(Lookup),
    Leave,
    Concede(Value),
    /// All about the chosen line, scrolled on by so many lines.
    Detail(u16),
    /// Something nobody may miss.
    Alarm(String),
    Result(result::Outcome),
}

/// What a bot is thinking about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Thought {
    Move,
    Hint,
}

/// Where to go from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Nowhere.
    Stay,
    /// To the menu.
    Menu,
    /// To a new match of the same kind.
    Again,
    /// Out of the program.
    Out,
}

impl Play {
    /// A match on the screen, kept in a place of the store if there is one.
    pub fn new(session: Session, slot: Option<Slot>, context: &mut Context) -> Play {
        let components = Components::of(&*session.game);
        let mut play = Play {
            session,
            slot,
            components,
            seen: Seen::default(),
            offers: Offers::default(),
            collected: Vec::new(),
            page: 0,
            scrolled: 0,
            back: 0,
            heard: None,
            sheet: None,
            thinking: None,
            last_digit: 0,
            unsaved: false,
            exported: None,
        };
        play.changed(context);
        play
    }

    /// The match.
    pub fn session(&self) -> &Session {
        &self.session
    }

    fn is_over(&self) -> bool {
        self.session.waiting == Waiting::Nothing
    }

    fn drawing(&self) -> &'static dyn Drawing {
        table::of(self.session.game.id())
    }

    fn scene<'a>(&'a self, context: &Context) -> Scene<'a> {
        let own = match self.session.viewer() {
            epoka_core::Viewer::Seat(seat) => Some(seat.index()),
            epoka_core::Viewer::Spectator | epoka_core::Viewer::Referee => None,
        };
        Scene {
            game: &*self.session.game,
            view: &self.seen.view,
            setup: self.session.setup(),
            names: self.session.names(),
            own,
            deciding: &self.seen.deciding,
            things: &self.seen.things,
            components: &self.components,
            lang: context.lang,
            theme: context.theme.of_game(self.session.game.id()),
        }
    }

    /// The match has changed: saves it, shows it, and lets a bot think if it is its turn.
    fn changed(&mut self, context: &mut Context) {
        self.save(context);
        self.back = 0;
        self.offers = Offers::default();
        self.collected.clear();
        self.show(context);
        self.sound_alarm();
        if self.is_over() {
            self.sheet = Some(Sheet::Result(result::Outcome::of(&self.session)));
        }
        if let Waiting::Bot(seat) = self.session.waiting {
            let level = self.session.sitters[seat.index()].bot.unwrap_or(Level::ALL[0]);
            context.mind.ask(self.session.job(seat, level));
            self.thinking = Some(Thought::Move);
        }
    }

    /// Lays what must not be missed over the table, if a person is struck by it.
    fn sound_alarm(&mut self) {
        // Behind the curtain nobody reads it.
        if let Waiting::Curtain(_) = self.session.waiting {
            return;
        }
        let told = self.session.told();
        let heard = self.heard.replace(told.len()).unwrap_or(told.len()).min(told.len());
        let is_alarm = |told: &&Told| {
            let kind = told.event["type"].as_str().unwrap_or_default();
            let seat = told.event["seat"].as_u64().and_then(|seat| self.session.sitters.get(seat as usize));
            self.drawing().alarms().contains(&kind) && seat.is_some_and(|sitter| sitter.bot.is_none())
        };
        let alarms: Vec<&str> = told[heard..].iter().filter(is_alarm).map(|told| told.text.as_str()).collect();
        if !alarms.is_empty() {
            self.sheet = Some(Sheet::Alarm(alarms.join(" ")));
        }
    }

    /// Reads the match anew, for another viewer or in another language.
    fn show(&mut self, context: &Context) {
        let view = self.session.view();
        let mut offers = Offers::new(self.session.offers(context.lang), self.drawing().amounts());
        let basket = self.session.basket(context.lang, &self.collected).and_then(Result::ok);
        if let Some(basket) = &basket {
            offers = offers.collecting(basket);
        }
        self.session.tell(context.lang);
        self.seen = Seen {
            view,
            deciding: self.session.played().deciding().iter().map(epoka_core::Seat::index).collect(),
            can_undo: self.session.can_undo(),
            basket,
            ..Seen::default()
        };
        let scene = self.scene(context);
        let offers = offers.wary_of(|action| self.drawing().is_risky(&scene, action)).said_anew(&self.offers);
        self.offers = offers.noted(|action| self.drawing().note(&scene, action));
        self.look_ahead();
    }

    /// Finds out what the chosen line is about and what it leads to.
    fn look_ahead(&mut self) {
        let action = self.offers.chosen().map(|offer| offer.action.clone());
        let things = action.as_ref().map(|action| self.drawing().things(&self.seen.view, action));
        self.seen.things = things.unwrap_or_default();
        self.seen.confirmed = self.confirmed();
        (self.seen.alone, self.seen.after) = match (&self.seen.confirmed, &self.seen.basket) {
            (Ok(chain), _) => (self.session.preview_alone(chain), self.session.preview(chain)),
            (Err(_), Some(basket)) => (Some(basket.filled.view.clone()), Some(basket.filled.view.clone())),
            (Err(_), None) => (None, None),
        };
    }

    fn save(&mut self, context: &mut Context) {
        let Some(slot) = &self.slot else {
            self.unsaved = true;
            return;
        };
        let written = context.store.write(slot, &self.session.saved(context.lang));
        self.unsaved = written.is_err();
        if let Err(error) = written {
            let text = words::with(context.lang, "save-failed", "why", error.to_string());
            context.warn(text);
        }
    }

    /// Time has passed: perhaps a bot has made up its mind.
    pub fn tick(&mut self, context: &mut Context) {
        if context.ticks.wrapping_sub(self.last_digit) > DIGIT_TICKS {
            self.offers.forget_digits();
        }
        let Some(thought) = self.thinking else { return };
        let Some(answer) = context.mind.answer() else { return };
        self.thinking = None;
        match (thought, answer, self.session.waiting) {
            (Thought::Move, Ok(Ok(action)), Waiting::Bot(seat)) => {
                let played = self.session.act(seat, &action);
                played.expect("a bot plays what is legal");
                self.changed(context);
            }
            (Thought::Hint, Ok(Ok(action)), _) => {
                self.offers.choose(&action);
                self.look_ahead();
                let label = self.offers.chosen().map(|offer| offer.label.clone()).unwrap_or_default();
                let level = words::level(context.lang, hint_level());
                let variables = [("level", level.into()), ("action", label.into())];
                context.tell(words::of(context.lang).with("hint", variables));
            }
            (_, _, Waiting::Bot(seat)) => {
                // A bot that breaks off is replaced by the simplest one, and the players are told.
                let text = words::with(context.lang, "bot-failed", "name", self.session.names()[seat.index()].as_str());
                context.warn(text);
                context.mind.ask(self.session.job(seat, Level::ALL[0]));
                self.thinking = Some(Thought::Move);
            }
            (_, _, _) => context.warn(context.say("hint-failed")),
        }
    }

    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent, context: &mut Context) -> Way {
        if self.sheet.is_some() {
            return self.sheet_key(key, context);
        }
        if let Waiting::Curtain(_) = self.session.waiting {
            return self.curtain_key(key, context);
        }
        if self.offers.filtering {
            self.filter_key(key);
            return Way::Stay;
        }
        if self.collect_key(key, context) {
            return Way::Stay;
        }
        if self.offers.key(key) {
            self.say_no_such_line(context);
            self.last_digit = context.ticks;
            self.look_ahead();
            return Way::Stay;
        }
        match key.code {
            KeyCode::Enter => self.take(context),
            KeyCode::Char('/') if !self.offers.is_empty() => self.offers.filtering = true,
            KeyCode::Esc => self.offers.stop_filtering(),
            KeyCode::Tab => self.turn_page(1),
            KeyCode::BackTab => self.turn_page(self.drawing().pages().len() - 1),
            KeyCode::Char(' ') => self.scrolled = self.scrolled.wrapping_add(1),
            KeyCode::PageUp => self.back += 5,
            KeyCode::PageDown => self.back = self.back.saturating_sub(5),
            KeyCode::Char('u') => self.undo(false, context),
            KeyCode::Char('U') => self.undo(true, context),
            KeyCode::Char('H') => self.hint(context),
            KeyCode::Char('s') if self.is_over() => self.export(context),
            KeyCode::Char('s') => self.save_now(context),
            KeyCode::Char('q') => self.sheet = Some(Sheet::Leave),
            _ => self.open_sheet(key, context),
        }
        Way::Stay
    }

    /// Says that the number that was typed has no line; answers whether that is so.
    fn say_no_such_line(&self, context: &mut Context) -> bool {
        let Some(number) = self.offers.no_such_line() else { return false };
        let text = words::with(context.lang, "no-line", "number", number);
        context.warn(text);
        true
    }

    /// Keys that open a sheet or change how the table looks.
    fn open_sheet(&mut self, key: KeyEvent, context: &mut Context) {
        match key.code {
            KeyCode::Char('?' | 'h') | KeyCode::F(1) => self.sheet = Some(Sheet::Help(0)),
            KeyCode::Char('l') => self.sheet = Some(Sheet::Log),
            KeyCode::Char('i') if self.offers.chosen().is_some() => self.sheet = Some(Sheet::Detail(0)),
            KeyCode::Char('r') => {
                self.sheet = Some(Sheet::Lookup(catalogue::rules(&self.scene(context))));
            }
            KeyCode::Char('c') => self.sheet = Some(Sheet::Lookup(catalogue::components(&self.scene(context)))),
            KeyCode::Char('w') if self.is_over() => context.tell(context.say("over")),
            KeyCode::Char('w') => {
                self.sheet = Some(Sheet::Lookup(why::things(&self.session, &self.scene(context))));
            }
            KeyCode::Char('f') if self.is_over() => {
                self.sheet = Some(Sheet::Result(result::Outcome::of(&self.session)));
            }
            KeyCode::Char('L') => {
                context.switch_language();
                self.show(context);
            }
            KeyCode::Char('T') => context.theme = context.theme.turned(),
            _ => {}
        }
    }

    fn sheet_key(&mut self, key: KeyEvent, context: &mut Context) -> Way {
        let yes = matches!(key.code, KeyCode::Enter | KeyCode::Char('y' | 'Y' | 't' | 'T'));
        match self.sheet.take() {
            Some(Sheet::Leave) if yes => return Way::Out,
            Some(Sheet::Leave) if key.code == KeyCode::Char('m') => return Way::Menu,
            Some(Sheet::Concede(action)) if yes => self.play(&action, context),
            Some(Sheet::Lookup(mut lookup)) => {
                if lookup.key(key) {
                    self.sheet = Some(Sheet::Lookup(lookup));
                }
            }
            Some(Sheet::Log) => match key.code {
                KeyCode::PageUp | KeyCode::PageDown | KeyCode::Up | KeyCode::Down | KeyCode::Home | KeyCode::End => {
                    self.scroll(key.code);
                    self.sheet = Some(Sheet::Log);
                }
                _ => self.back = 0,
            },
            Some(Sheet::Detail(scrolled)) => match key.code {
                KeyCode::Down | KeyCode::PageDown | KeyCode::Char(' ') => {
                    self.sheet = Some(Sheet::Detail(scrolled + 5));
                }
                KeyCode::Up | KeyCode::PageUp => self.sheet = Some(Sheet::Detail(scrolled.saturating_sub(5))),
                _ => {}
            },
            Some(Sheet::Help(page)) => match key.code {
                KeyCode::Tab | KeyCode::Right | KeyCode::Left | KeyCode::Char(' ' | '?') => {
                    self.sheet = Some(Sheet::Help((page + 1) % help::PAGES));
                }
                _ => {}
            },
            Some(Sheet::Alarm(text)) if !matches!(key.code, KeyCode::Enter | KeyCode::Esc) => {
                self.sheet = Some(Sheet::Alarm(text));
            }
            Some(Sheet::Result(outcome)) => return self.result_key(outcome, key, context),
            Some(Sheet::Leave | Sheet::Concede(_) | Sheet::Alarm(_)) | None => {}
        }
        Way::Stay
    }

    fn scroll(&mut self, code: KeyCode) {
        self.back = match code {
            KeyCode::PageUp => self.back + 10,
            KeyCode::PageDown => self.back.saturating_sub(10),
            KeyCode::Up => self.back + 1,
            KeyCode::Down => self.back.saturating_sub(1),
            KeyCode::Home => 10_000,
            _ => 0,
        };
    }

    fn result_key(&mut self, outcome: result::Outcome, key: KeyEvent, context: &mut Context) -> Way {
        match key.code {
            KeyCode::Char('n') => return Way::Again,
            KeyCode::Char('m') => return Way::Menu,
            KeyCode::Char('q') => return Way::Out,
            KeyCode::Esc => {}
            code => {
                match code {
                    KeyCode::Char('s') => self.export(context),
                    KeyCode::Char('L') => {
                        context.switch_language();
                        self.show(context);
                    }
                    KeyCode::Char('T') => context.theme = context.theme.turned(),
                    _ => {}
                }
                self.sheet = Some(Sheet::Result(outcome));
            }
        }
        Way::Stay
    }

    /// Writes the bare replay, once.
    fn export(&mut self, context: &mut Context) {
        let written = self.exported.take().map_or_else(|| context.store.export(&self.session.played().save()), Ok);
        match written {
            Ok(path) => {
                self.exported = Some(path.clone());
                let text = words::with(context.lang, "exported", "file", path.display().to_string());
                context.tell(text);
            }
            Err(error) => {
                let text = words::with(context.lang, "save-failed", "why", error.to_string());
                context.warn(text);
            }
        }
    }

    fn curtain_key(&mut self, key: KeyEvent, context: &mut Context) -> Way {
        match key.code {
            KeyCode::Enter => {
                self.session.hand_over();
                self.offers = Offers::default();
                self.show(context);
                self.sound_alarm();
            }
            KeyCode::Char('u') => self.undo(false, context),
            KeyCode::Char('q') => self.sheet = Some(Sheet::Leave),
            KeyCode::Char('L') => {
                context.switch_language();
                self.show(context);
            }
            _ => {}
        }
        Way::Stay
    }

    fn filter_key(&mut self, key: KeyEvent) {
        match key.code {
            // Choosing is not yet playing: that takes Enter once more.
            KeyCode::Enter => self.offers.found(),
            KeyCode::Esc => self.offers.stop_filtering(),
            _ => drop(self.offers.key(key)),
        }
        self.look_ahead();
    }

    fn turn_page(&mut self, pages: usize) {
        self.page = (self.page + pages) % self.drawing().pages().len();
        self.scrolled = 0;
    }

    /// Plays the chosen line or what is in the basket; giving up is asked about first.
    fn take(&mut self, context: &mut Context) {
        // Whoever types a number that is not there and Enter at once means no other line.
        if self.say_no_such_line(context) {
            self.offers.forget_digits();
            return;
        }
        let Some(offer) = self.offers.chosen() else { return };
        if offer.class == Class::Concede {
            self.sheet = Some(Sheet::Concede(offer.action.clone()));
            return;
        }
        match self.seen.confirmed.clone() {
            Ok(chain) => self.play_all(&chain, context),
            Err(lack) => self.say_lack(lack, context),
        }
    }

    fn play(&mut self, action: &Value, context: &mut Context) {
        self.play_all(std::slice::from_ref(action), context);
    }

    fn play_all(&mut self, actions: &[Value], context: &mut Context) {
        let Waiting::Person(seat) = self.session.waiting else { return };
        self.stop_thinking(context);
        match self.session.act_all(seat, actions) {
            Ok(()) => {
                self.changed(context);
                self.say_who_is_next(seat, context);
            }
            Err(refusal) => context.warn(refusal.to_string()),
        }
    }

    /// Where several persons play without a curtain, the keyboard changes hands with every turn: that must be seen.
    fn say_who_is_next(&self, before: epoka_core::Seat, context: &mut Context) {
        if let Waiting::Person(next) = self.session.waiting
            && next != before
        {
            let name = self.session.names()[next.index()].as_str();
            let text = words::with(context.lang, "your-turn", "name", name);
            context.tell(text);
        }
    }

    fn undo(&mut self, whole_turn: bool, context: &mut Context) {
        match self.session.undo(whole_turn) {
            Ok(()) => {
                self.stop_thinking(context);
                self.changed(context);
                context.tell(context.say(if whole_turn { "undone-turn" } else { "undone" }));
            }
            Err(stop) => {
                let word = match stop {
                    UndoStop::Beginning => "undo-beginning",
                    UndoStop::Chance => "undo-chance",
                    UndoStop::Revealed => "undo-revealed",
                    UndoStop::Foreign => "undo-foreign",
                };
                context.warn(self.session.game.words(context.lang).plain(word));
            }
        }
    }

    fn stop_thinking(&mut self, context: &mut Context) {
        context.mind.forget();
        self.thinking = None;
    }

    /// Asks the best bot what it would do.
    fn hint(&mut self, context: &mut Context) {
        if let Waiting::Person(seat) = self.session.waiting {
            context.mind.ask(self.session.job(seat, hint_level()));
            self.thinking = Some(Thought::Hint);
        }
    }

    fn save_now(&mut self, context: &mut Context) {
        self.save(context);
        let place = self.slot.as_ref().map(|slot| slot.path().display().to_string());
        match (place, &context.notice) {
            (Some(place), None) => {
                let text = words::with(context.lang, "saved", "file", place);
                context.tell(text);
            }
            (None, _) => context.warn(context.say("no-store")),
            (Some(_), Some(_)) => {}
        }
    }
}

/// The bot that gives hints: the best one.
fn hint_level() -> Level {
    Level::ALL[Level::ALL.len() - 1]
}
