//! Drawings of tables: one module per game, and a plain one for games without.
//!
//! A drawing reads the JSON of a view and nothing else. It knows how its game's table lies, not its rules.

use epoka_games::{AnyGame, Lang, Words};
use ratatui::{buffer::Buffer, layout::Rect, text::Span};
use serde_json::Value;

use crate::{
    details::Components,
    theme::{Theme, mark},
    words,
};

mod age_of_civilization;
mod civilization_ccg;
mod civolution;
mod plain;
mod stone_age;
mod through_the_ages;

/// All a drawing needs to know.
pub struct Scene<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// The table as the viewer sees it.
    pub view: &'a Value,
    /// The options of the match.
    pub setup: &'a Value,
    /// What the seats are called.
    pub names: &'a [String],
    /// The seat whose eyes the screen has.
    pub own: Option<usize>,
    /// The seats that owe a decision.
    pub deciding: &'a [usize],
    /// Things the selected action is about.
    pub things: &'a [String],
    /// The components.
    pub components: &'a Components,
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
}

impl Scene<'_> {
    /// The game's words.
    pub fn words(&self) -> &Words {
        self.game.words(self.lang)
    }

    /// The terminal's words.
    pub fn say(&self, id: &str) -> String {
        words::of(self.lang).plain(id)
    }

    /// The terminal's words with a number.
    pub fn count(&self, id: &str, n: i64) -> String {
        words::with(self.lang, id, "n", n)
    }

    /// What a seat is called.
    pub fn seat(&self, seat: usize) -> &str {
        self.names.get(seat).map_or("?", String::as_str)
    }

    /// A seat's shape in its colour, and a sign before it if the seat has to decide.
    pub fn seat_mark(&self, seat: usize) -> [Span<'static>; 2] {
        let turn = if self.deciding.contains(&seat) { "›" } else { " " };
        [Span::styled(turn, self.theme.name()), Span::styled(mark(seat), self.theme.seat(seat))]
    }

    /// Whether the selected action is about a thing.
    pub fn is_meant(&self, thing: &str) -> bool {
        self.things.iter().any(|meant| meant == thing)
    }
}

/// What of the table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// All of it: there is room.
    Whole,
    /// A part of it, from 0: the board, then what it has no room for.
    Part(usize),
}

/// How a game's table is drawn.
pub trait Drawing: Sync {
    /// Messages that name the parts for small screens, the board first.
    fn pages(&self) -> &'static [&'static str];
    /// The smallest area that has room for the whole table.
    fn whole(&self, scene: &Scene) -> (u16, u16);
    /// How many rows the board needs on a small screen.
    fn board_rows(&self, scene: &Scene) -> u16;
    /// Draws the table or a part of it.
    fn draw(&self, scene: &Scene, page: Page, area: Rect, buf: &mut Buffer);
    /// How far the game is, in a few words.
    fn status(&self, scene: &Scene) -> String;
    /// The numbers of a seat that a decision changes: a message and the number, the most important first.
    fn numbers(&self, view: &Value, seat: usize) -> Vec<(&'static str, i64)>;
    /// What a component's data say that its words do not.
    fn facts(&self, scene: &Scene, kind: &str, id: &str, data: &Value) -> Vec<String>;
    /// Fields of actions that say how many: actions that differ in nothing else share a line.
    fn amounts(&self) -> &'static [&'static str] {
        &[]
    }
    /// What the person at the keyboard should be warned of, in a few words.
    fn alert(&self, _scene: &Scene) -> Option<String> {
        None
    }
    /// Types of events nobody may miss to whom they happen.
    fn alarms(&self) -> &'static [&'static str] {
        &[]
    }
    /// The question of the game asked more exactly, by the table and what is on offer.
    fn question(&self, _scene: &Scene, _ask: &str, _offers: &[&Value]) -> Option<String> {
        None
    }
    /// What a place an action is about does, where no card tells it.
    fn about(&self, _scene: &Scene, _action: &Value) -> Option<String> {
        None
    }
    /// What the signs on the table mean: messages whose attribute `.sign` is the sign.
    fn legend(&self) -> &'static [&'static str] {
        &[]
    }
    /// A message of the terminal that warns of an action, by the table before and after it.
    fn warning(&self, _scene: &Scene, _action: &Value, _after: &Value) -> Option<&'static str> {
        None
    }
    /// Whether an action takes something back or costs what nobody gives by mistake: it is never chosen before the player
    /// chooses it.
    fn is_risky(&self, _scene: &Scene, _action: &Value) -> bool {
        false
    }
    /// Which of the numbers of a seat things are paid with.
    fn means(&self) -> &'static [&'static str] {
        &[]
    }
    /// Whether a thing the rules know lies on this table: with few players some do not.
    fn is_there(&self, _scene: &Scene, _thing: &str) -> bool {
        true
    }
    /// What an action is about, where its label does not say it.
    fn note(&self, _scene: &Scene, _action: &Value) -> Option<String> {
        None
    }
    /// Types of events at the end that say how a game played alone is judged.
    fn verdicts(&self) -> &'static [&'static str] {
        &[]
    }
    /// The things an action is about, places turned into what lies there.
    fn things(&self, _view: &Value, action: &Value) -> Vec<String> {
        named_in(action)
    }
}

/// The drawing for a game.
pub fn of(game: &str) -> &'static dyn Drawing {
    match game {
        "stone-age" => &stone_age::StoneAge,
        "age-of-civilization" => &age_of_civilization::AgeOfCivilization,
        "through-the-ages" => &through_the_ages::ThroughTheAges,
        "civolution" => &civolution::Civolution,
        "civilization-ccg" => &civilization_ccg::CivilizationCcg,
        _ => &plain::Plain,
    }
}

/// The words in an action besides its type, however deep.
pub fn named_in(action: &Value) -> Vec<String> {
    match action {
        Value::String(word) => vec![word.clone()],
        Value::Array(items) => items.iter().flat_map(named_in).collect(),
        Value::Object(fields) => {
            let fields = fields.iter().filter(|(field, _)| *field != "type" && *field != "kind");
            fields.flat_map(|(_, value)| named_in(value)).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

/// A number of a view; nothing is 0.
fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}

/// A word of a view; nothing is empty.
fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The items of a list in a view; nothing is an empty list.
fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}
