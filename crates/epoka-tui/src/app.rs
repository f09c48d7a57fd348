//! The program: which screen is shown, and what keys and time do to it. Nothing here touches a terminal.

use std::cell::Cell;

use epoka_core::replay::ChanceMode;
use epoka_games::Refusal;
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
    text::Line,
};

use crate::{
    context::Context,
    kit,
    menu::{self, Menu, Start},
    play::{LEAST_COLUMNS, LEAST_ROWS, Play, Way},
    save::{Saved, Slot},
    saves::{self, Saves},
    session::Session,
    sitter::Sitter,
    words,
};

/// What happens to the program.
#[derive(Clone, Copy, Debug)]
pub enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// Some time has passed.
    Tick,
}

/// The program.
pub struct App {
    context: Context,
    /// The menu keeps what was set in it, whichever screen is shown.
    menu: Menu,
    screen: Screen,
    /// How the match on the screen was started, to play another one like it.
    started: Option<Start>,
    /// How many saved games there are.
    saves: usize,
    /// Whether the last drawing showed nothing but the size it needs: nobody plays blindly.
    is_blind: Cell<bool>,
    done: bool,
}

enum Screen {
    Menu,
    Saves(Saves),
    Play(Box<Play>),
}

impl App {
    /// The program with its menu open.
    pub fn new(context: Context) -> App {
        let menu = Menu::new(&context);
        let saves = context.store.list().len();
        let is_blind = Cell::new(false);
        App { context, menu, screen: Screen::Menu, started: None, saves, is_blind, done: false }
    }

    /// Seats these people and bots in the menu, at every game for so many.
    pub fn seat(&mut self, sitters: &[Sitter]) {
        self.menu.seat(sitters);
    }

    /// Whether the player has left.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// What all screens share.
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// The match on the screen.
    pub fn session(&self) -> Option<&Session> {
        match &self.screen {
            Screen::Play(play) => Some(play.session()),
            Screen::Menu | Screen::Saves(_) => None,
        }
    }

    /// Sits down at a new match.
    pub fn start(&mut self, start: Start) -> Result<(), Refusal> {
        let Start { game, sitters, setup, seed } = &start;
        let played = game.new_match(sitters.len() as u8, seed, setup, ChanceMode::Auto)?;
        let session = Session::new(game.clone(), played, sitters.clone());
        let slot = match self.context.store.claim(game.id()) {
            Ok(slot) => Some(slot),
            Err(error) => {
                let text = words::with(self.context.lang, "save-failed", "why", error.to_string());
                self.context.warn(text);
                None
            }
        };
        self.open(session, slot);
        self.menu.remember(&start);
        self.started = Some(start);
        Ok(())
    }

    /// Shows a match, kept in a place of the store if there is one.
    pub fn open(&mut self, session: Session, slot: Option<Slot>) {
        self.screen = Screen::Play(Box::new(Play::new(session, slot, &mut self.context)));
    }

    /// Plays a saved game on. The language is the one spoken now.
    pub fn resume(&mut self, slot: &Slot, saved: &Saved) -> Result<(), String> {
        let lang = self.context.lang;
        let game = self.context.open(&saved.replay.game);
        let game = game.ok_or_else(|| words::with(lang, "no-game", "game", saved.replay.game.as_str()))?;
        let session = Session::resume(game.clone(), saved).map_err(|refusal| refusal.to_string())?;
        let (sitters, setup) = (saved.seats.clone(), saved.replay.setup.clone());
        self.open(session, Some(slot.clone()));
        self.started = Some(Start { game, sitters, setup, seed: saved.replay.seed.clone() });
        Ok(())
    }

    /// Something happens.
    pub fn update(&mut self, input: Input) {
        match input {
            Input::Tick => {
                self.context.ticks += 1;
                if let Screen::Play(play) = &mut self.screen {
                    play.tick(&mut self.context);
                }
            }
            Input::Key(key) if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) => {
                // Every move is on disk already.
                self.done = true;
            }
            Input::Key(_) if self.is_blind.get() => {}
            Input::Key(key) => {
                self.context.notice = None;
                self.key(key);
            }
        }
    }

    fn key(&mut self, key: KeyEvent) {
        match &mut self.screen {
            Screen::Menu => match self.menu.key(key, &mut self.context) {
                menu::Wish::Stay => {}
                menu::Wish::Quit => self.done = true,
                menu::Wish::Resume => self.screen = Screen::Saves(Saves::new(&self.context)),
                menu::Wish::Start(start) => {
                    if let Err(refusal) = self.start(start) {
                        self.context.warn(refusal.to_string());
                    }
                }
            },
            Screen::Saves(saves) => match saves.key(key, &mut self.context) {
                saves::Wish::Stay => {}
                saves::Wish::Back => self.open_menu(),
                saves::Wish::Resume(at) => self.resume_listed(at),
            },
            Screen::Play(play) => match play.key(key, &mut self.context) {
                Way::Stay => {}
                Way::Out => self.done = true,
                Way::Menu => {
                    self.context.mind.forget();
                    self.open_menu();
                }
                Way::Again => self.again(),
            },
        }
    }

    fn open_menu(&mut self) {
        self.saves = self.context.store.list().len();
        self.screen = Screen::Menu;
    }

    fn resume_listed(&mut self, at: usize) {
        let Screen::Saves(saves) = &self.screen else { return };
        let listed = saves.get(at);
        let slot = listed.slot.clone();
        let resumed = match &listed.saved {
            Ok(saved) => {
                let saved = saved.clone();
                self.resume(&slot, &saved)
            }
            Err(error) => Err(error.to_string()),
        };
        if let Err(why) = resumed {
            let variables = [("file", slot.path().display().to_string().into()), ("why", why.into())];
            let text = words::of(self.context.lang).with("saves-cannot", variables);
            self.context.warn(text);
        }
    }

    /// Another match at the same table, with other luck.
    fn again(&mut self) {
        if let Some(start) = self.started.clone() {
            let start = Start { seed: crate::random_seed(), ..start };
            if let Err(refusal) = self.start(start) {
                self.context.warn(refusal.to_string());
            }
        }
    }

    /// Draws the screen.
    pub fn draw(&self, frame: &mut Frame) {
        let area = frame.area();
        let buf = frame.buffer_mut();
        buf.set_style(area, self.context.theme.base());
        self.is_blind.set(area.width < LEAST_COLUMNS || area.height < LEAST_ROWS);
        if self.is_blind.get() {
            self.too_small(area, buf);
            return;
        }
        match &self.screen {
            Screen::Menu => self.menu.draw(&self.context, self.saves, area, buf),
            Screen::Saves(saves) => saves.draw(&self.context, area, buf),
            Screen::Play(play) => play.draw(&self.context, area, buf),
        }
    }

    fn too_small(&self, area: ratatui::layout::Rect, buf: &mut ratatui::buffer::Buffer) {
        let variables = [
            ("columns", i64::from(area.width).into()),
            ("rows", i64::from(area.height).into()),
            ("least-columns", i64::from(LEAST_COLUMNS).into()),
            ("least-rows", i64::from(LEAST_ROWS).into()),
        ];
        let text = words::of(self.context.lang).with("too-small", variables);
        let lines = kit::paragraph(&text, area.width.saturating_sub(2), self.context.theme.base());
        let middle = kit::centred(area, area.width.saturating_sub(2), lines.len() as u16);
        kit::put_all(buf, middle, &lines.into_iter().map(Line::centered).collect::<Vec<_>>());
    }
}
