//! A screen that tests type at and read.
#![allow(dead_code, reason = "every test file uses a part of it")]

use std::{
    env, fs,
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
};

use epoka_games::Lang;
use epoka_tui::{
    App, Context, Input, Launch, Store,
    mind::AtOnce,
    session::Waiting,
    theme::{Depth, Paper, Theme},
};
use ratatui::{
    Terminal,
    backend::TestBackend,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
};
use serde_json::Value;

/// The program on a screen of some size.
pub struct Screen {
    pub app: App,
    terminal: Terminal<TestBackend>,
    luck: u64,
}

/// A folder nobody else uses.
pub fn folder(name: &str) -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}-{number}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// The program with its games in a folder.
pub fn app_in(folder: PathBuf, lang: Lang) -> App {
    App::new(Context {
        lang,
        theme: Theme::new(Paper::Dark, Depth::True),
        store: Store::new(folder),
        mind: Box::new(AtOnce::default()),
        me: "Ola".into(),
        cards: None,
        notice: None,
        ticks: 0,
    })
}

/// `draft=true` as JSON has it.
fn option((key, value): (&str, &str)) -> (String, Value) {
    (key.into(), serde_json::from_str(value).unwrap_or_else(|_| value.into()))
}

impl Screen {
    /// The menu. Nothing is saved, so that long games are quick: where the folder should be there is a file.
    pub fn new(columns: u16, rows: u16, lang: Lang) -> Screen {
        Screen::of(app_in(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"), lang), columns, rows)
    }

    /// A screen for a program.
    pub fn of(app: App, columns: u16, rows: u16) -> Screen {
        Screen { app, terminal: Terminal::new(TestBackend::new(columns, rows)).unwrap(), luck: 7 }
    }

    /// A table: `stone-age`, `me,random`, options such as `draft=true`.
    pub fn table(columns: u16, rows: u16, lang: Lang, game: &str, seats: &str, setup: &[&str]) -> Screen {
        let mut screen = Screen::new(columns, rows, lang);
        let launch = Launch {
            game: Some(game.into()),
            seats: Some(seats.into()),
            seed: Some("a seed".into()),
            setup: setup.iter().filter_map(|option| option.split_once('=')).map(option).collect(),
            ..Launch::default()
        };
        launch.begin(&mut screen.app).unwrap();
        // A key that does nothing takes away the notice that nothing is saved.
        screen.key(KeyCode::F(12));
        screen
    }

    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.terminal.backend_mut().resize(columns, rows);
        self.terminal.autoresize().unwrap();
    }

    pub fn key(&mut self, code: KeyCode) {
        self.app.update(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    /// Types letters.
    pub fn keys(&mut self, letters: &str) {
        letters.chars().for_each(|letter| self.key(KeyCode::Char(letter)));
    }

    pub fn control_c(&mut self) {
        self.app.update(Input::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)));
    }

    pub fn tick(&mut self) {
        self.app.update(Input::Tick);
    }

    /// What the screen shows, line by line.
    pub fn text(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let rows = buffer.content.chunks(usize::from(buffer.area.width));
        let row = |row: &[ratatui::buffer::Cell]| {
            row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>().trim_end().to_owned()
        };
        rows.map(row).collect::<Vec<_>>().join("\n")
    }

    /// What the match waits for.
    pub fn waiting(&self) -> Waiting {
        self.app.session().expect("a table is on the screen").waiting
    }

    /// Lets bots move until a person has to do something.
    pub fn wait_for_person(&mut self) {
        while let Waiting::Bot(_) = self.waiting() {
            self.tick();
        }
    }

    /// A number below `most`, another one every time.
    pub fn lot(&mut self, most: u64) -> u64 {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.luck >> 33) % most
    }

    /// Does one thing by keys, whatever is asked: hands over, or takes a line of the list.
    pub fn move_at_random(&mut self) {
        match self.waiting() {
            Waiting::Bot(_) => self.tick(),
            Waiting::Curtain(_) => self.key(KeyCode::Enter),
            Waiting::Person(_) => {
                for _ in 0..self.lot(12) {
                    self.key(KeyCode::Down);
                }
                for _ in 0..self.lot(4) {
                    self.key(KeyCode::Right);
                }
                self.key(KeyCode::Enter);
            }
            Waiting::Nothing => {}
        }
    }

    /// Plays to the end.
    pub fn play_on(&mut self) {
        for _ in 0..20_000 {
            if self.waiting() == Waiting::Nothing {
                return;
            }
            self.move_at_random();
        }
        panic!("the game does not end:\n{}", self.text());
    }

    /// Plays so many decisions, always the line that is chosen by itself or one after it, and never gives up.
    pub fn play_without_giving_up(&mut self, decisions: usize) {
        for _ in 0..decisions {
            self.move_at_random();
            // Whoever is asked whether to give up plays on.
            self.key(KeyCode::Esc);
        }
        self.wait_for_person();
    }

    /// Plays so many decisions of whoever has to decide.
    pub fn play_some(&mut self, decisions: usize) {
        for _ in 0..decisions {
            self.move_at_random();
        }
        self.wait_for_person();
    }
}
