//! The menu: which game, who sits where, with which options; or a saved game.

use std::sync::Arc;

use epoka_core::replay::ChanceMode;
use epoka_games::{AnyGame, bot::Level, registry};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use serde_json::{Value, json};

use crate::{
    context::Context,
    options::{self, Choice},
    sitter::{self, Sitter},
};

mod screen;

/// The menu and what is set in it.
pub struct Menu {
    tables: Vec<Table>,
    table: usize,
    seed: String,
    at: usize,
    /// Whether letters go to the name or the seed of the chosen line.
    editing: bool,
}

/// A game with the seats and options set for it.
struct Table {
    game: Arc<dyn AnyGame>,
    players: usize,
    /// As many as the largest table has.
    sitters: Vec<Sitter>,
    choices: Vec<Choice>,
}

/// A line of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Game,
    Players,
    Sitter(usize),
    Choice(usize),
    Seed,
    Start,
    Resume,
    Language,
    Quit,
}

/// What the player wants.
pub enum Wish {
    /// To go on choosing.
    Stay,
    /// A new match.
    Start(Start),
    /// The list of saved games.
    Resume,
    /// Out of the program.
    Quit,
}

/// A match to be started.
#[derive(Clone)]
pub struct Start {
    /// The game.
    pub game: Arc<dyn AnyGame>,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// The options.
    pub setup: Value,
    /// What all chance comes from.
    pub seed: String,
}

/// The bot one plays against unless one says otherwise.
pub fn usual_level() -> Level {
    Level::find("medium").unwrap_or(Level::ALL[Level::ALL.len() - 1])
}

impl Menu {
    /// The menu: you against one bot.
    pub fn new(context: &Context) -> Menu {
        let games = registry().iter().filter_map(|entry| context.open(entry.id()));
        let table = |game: Arc<dyn AnyGame>| {
            let (least, most) = game.players();
            let mut sitters = vec![Sitter::person(&context.me)];
            sitters.resize(most.into(), Sitter::bot(usual_level()));
            let choices = options::of(&*game);
            Table { game, players: usize::from(least.max(2)), sitters, choices }
        };
        Menu { tables: games.map(table).collect(), table: 0, seed: String::new(), at: 0, editing: false }
    }

    /// Seats these people and bots at every game for so many.
    pub fn seat(&mut self, sitters: &[Sitter]) {
        for table in &mut self.tables {
            let (least, most) = table.game.players();
            if (usize::from(least)..=usize::from(most)).contains(&sitters.len()) {
                table.players = sitters.len();
                table.sitters[..sitters.len()].clone_from_slice(sitters);
            }
        }
    }

    /// Sets the game, the seats and the options of a match that was started.
    pub fn remember(&mut self, start: &Start) {
        let Some(at) = self.tables.iter().position(|table| table.game.id() == start.game.id()) else { return };
        self.table = at;
        let table = self.here();
        table.players = start.sitters.len();
        table.sitters[..start.sitters.len()].clone_from_slice(&start.sitters);
        for choice in &mut table.choices {
            let set = start.setup.get(&choice.key);
            choice.at = choice.values.iter().position(|value| Some(value) == set).unwrap_or(choice.at);
        }
    }

    fn here(&mut self) -> &mut Table {
        &mut self.tables[self.table]
    }

    fn rows(&self) -> Vec<Row> {
        let table = &self.tables[self.table];
        let mut rows = vec![Row::Game, Row::Players];
        rows.extend((0..table.players).map(Row::Sitter));
        rows.extend((0..table.choices.len()).map(Row::Choice));
        rows.extend([Row::Seed, Row::Start, Row::Resume, Row::Language, Row::Quit]);
        rows
    }

    fn row(&self) -> Row {
        let rows = self.rows();
        rows[self.at.min(rows.len() - 1)]
    }

    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent, context: &mut Context) -> Wish {
        let rows = self.rows().len();
        let row = self.row();
        if self.editing && self.edit_key(key, row) {
            return Wish::Stay;
        }
        match key.code {
            KeyCode::Up => self.at = if self.at == 0 { rows - 1 } else { self.at - 1 },
            KeyCode::Down | KeyCode::Tab => self.at = (self.at + 1) % rows,
            KeyCode::Left => self.turn(row, false, context),
            KeyCode::Right | KeyCode::Char(' ') => self.turn(row, true, context),
            KeyCode::Enter => return self.enter(row, context),
            KeyCode::Backspace if self.text(row).is_some() => {
                self.editing = true;
                self.edit_key(key, row);
            }
            KeyCode::Char('L') => context.switch_language(),
            KeyCode::Char('T') => context.theme = context.theme.turned(),
            KeyCode::Char('q') => return Wish::Quit,
            // Nothing that is set gets lost by a key pressed once too often.
            KeyCode::Esc => self.at = rows - 1,
            _ => {}
        }
        Wish::Stay
    }

    /// Types a name or the seed; answers whether the key was meant for it.
    fn edit_key(&mut self, key: KeyEvent, row: Row) -> bool {
        match key.code {
            KeyCode::Char(letter) if !key.modifiers.contains(KeyModifiers::CONTROL) => {
                if let Some(text) = self.text(row).filter(|text| text.chars().count() < 16) {
                    text.push(letter);
                }
            }
            KeyCode::Backspace => drop(self.text(row).map(String::pop)),
            KeyCode::Enter | KeyCode::Esc => self.editing = false,
            _ => {
                // Any other key ends it and does what it always does.
                self.editing = false;
                return false;
            }
        }
        true
    }

    /// The text that is typed on a line, if it has one.
    fn text(&mut self, row: Row) -> Option<&mut String> {
        match row {
            Row::Sitter(seat) => {
                Some(&mut self.here().sitters[seat]).filter(|one| one.bot.is_none()).map(|one| &mut one.name)
            }
            Row::Seed => Some(&mut self.seed),
            _ => None,
        }
    }

    fn enter(&mut self, row: Row, context: &mut Context) -> Wish {
        match row {
            Row::Start => return Wish::Start(self.start(context)),
            Row::Resume => return Wish::Resume,
            Row::Quit => return Wish::Quit,
            Row::Language => context.switch_language(),
            Row::Choice(_) => self.turn(row, true, context),
            Row::Sitter(_) | Row::Seed if self.text(row).is_some() => self.editing = true,
            Row::Game | Row::Players | Row::Sitter(_) | Row::Seed => {
                let start = self.rows().iter().position(|row| *row == Row::Start);
                self.at = start.expect("the menu has a line to start");
            }
        }
        Wish::Stay
    }

    /// The next value of a line, or the one before.
    fn turn(&mut self, row: Row, forward: bool, context: &mut Context) {
        match row {
            Row::Game => {
                let count = self.tables.len();
                self.table = if forward { self.table + 1 } else { self.table + count - 1 } % count;
            }
            Row::Players => {
                let table = self.here();
                let (least, most) = table.game.players();
                let wanted = if forward { table.players + 1 } else { table.players - 1 };
                table.players = wanted.clamp(least.into(), most.into());
                table.reset_what_cannot_be();
            }
            Row::Sitter(seat) => {
                let me = if seat == 0 { context.me.clone() } else { format!("{} {}", context.say("player"), seat + 1) };
                turn_sitter(&mut self.here().sitters[seat], forward, me);
            }
            Row::Choice(at) => {
                let table = self.here();
                for _ in 0..table.choices[at].values.len() {
                    table.choices[at].turn(forward);
                    if table.can_be(&table.choices[at]) {
                        break;
                    }
                }
            }
            Row::Language => context.switch_language(),
            Row::Seed | Row::Start | Row::Resume | Row::Quit => {}
        }
    }

    /// The match that is set.
    fn start(&mut self, context: &Context) -> Start {
        let seed = if self.seed.trim().is_empty() { crate::random_seed() } else { self.seed.trim().to_owned() };
        let table = self.here();
        let mut sitters = table.sitters[..table.players].to_vec();
        for (seat, sitter) in sitters.iter_mut().enumerate() {
            if sitter.bot.is_none() && sitter.name.trim().is_empty() {
                sitter.name = format!("{} {}", context.say("player"), seat + 1);
            }
        }
        sitter::name_bots(&mut sitters);
        Start { game: table.game.clone(), sitters, setup: options::to_setup(&table.choices), seed }
    }
}

impl Table {
    /// Whether an option can be set to this with so many players.
    fn can_be(&self, choice: &Choice) -> bool {
        let setup = json!({ choice.key.as_str(): choice.value() });
        self.game.new_match(self.players as u8, "", &setup, ChanceMode::Manual).is_ok()
    }

    /// How many values an option has with so many players.
    fn possible(&self, choice: &Choice) -> usize {
        let each = |at| self.can_be(&Choice { at, ..choice.clone() });
        (0..choice.values.len()).filter(|&at| each(at)).count()
    }

    fn reset_what_cannot_be(&mut self) {
        for at in 0..self.choices.len() {
            for _ in 0..self.choices[at].values.len() {
                if self.can_be(&self.choices[at]) {
                    break;
                }
                self.choices[at].turn(true);
            }
        }
    }
}

/// A person, then a bot of every level.
fn turn_sitter(sitter: &mut Sitter, forward: bool, me: String) {
    let levels = Level::ALL.len();
    let now = sitter.bot.map_or(0, |bot| 1 + Level::ALL.iter().position(|level| *level == bot).unwrap_or_default());
    let next = if forward { now + 1 } else { now + levels } % (levels + 1);
    *sitter = if next == 0 { Sitter::person(me) } else { Sitter::bot(Level::ALL[next - 1]) };
}
