//! The list of saved games.

use std::time::SystemTime;

use epoka_core::Viewer;
use epoka_games::Lang;
use ratatui::{
    buffer::Buffer,
    crossterm::event::{KeyCode, KeyEvent},
    layout::Rect,
    text::{Line, Span},
};

use crate::{
    context::Context,
    kit,
    picker::Picker,
    save::{Listed, Saved},
    sitter::Sitter,
    words,
};

/// The saved games on the screen.
pub struct Saves {
    listed: Vec<Listed>,
    /// The round each of them has come to.
    rounds: Vec<Option<i64>>,
    picker: Picker,
    /// Whether the chosen game is about to be thrown away.
    removing: bool,
}

/// What the player wants.
pub enum Wish {
    /// To go on looking.
    Stay,
    /// Back to the menu.
    Back,
    /// To play this one on.
    Resume(usize),
}

impl Saves {
    /// The games there are.
    pub fn new(context: &Context) -> Saves {
        let mut saves = Saves { listed: Vec::new(), rounds: Vec::new(), picker: Picker::default(), removing: false };
        saves.read(context);
        saves
    }

    /// Reads the folder.
    fn read(&mut self, context: &Context) {
        self.listed = context.store.list();
        self.rounds = self.listed.iter().map(|listed| round(listed.saved.as_ref().ok()?, context)).collect();
    }

    /// A game of the list.
    pub fn get(&self, at: usize) -> &Listed {
        &self.listed[at]
    }

    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent, context: &mut Context) -> Wish {
        if self.removing {
            self.removing = false;
            if matches!(key.code, KeyCode::Enter | KeyCode::Char('y' | 't')) {
                if let Err(error) = context.store.remove(&self.listed[self.picker.at].slot) {
                    context.warn(error.to_string());
                }
                self.read(context);
                self.picker.at = self.picker.at.min(self.listed.len().saturating_sub(1));
            }
            return Wish::Stay;
        }
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') => return Wish::Back,
            KeyCode::Enter if !self.listed.is_empty() => return Wish::Resume(self.picker.at),
            KeyCode::Delete | KeyCode::Char('d') if !self.listed.is_empty() => self.removing = true,
            KeyCode::Char('L') => context.switch_language(),
            _ => drop(self.picker.walk(key, self.listed.len(), 10)),
        }
        Wish::Stay
    }

    /// Draws the list.
    pub fn draw(&self, context: &Context, area: Rect, buf: &mut Buffer) {
        let sheet = kit::centred(area, 78, (self.listed.len() as u16 + 7).clamp(12, area.height));
        let inner = kit::sheet(buf, sheet, &context.say("saves-title"), context.theme);
        let lines: Vec<Line> =
            self.listed.iter().zip(&self.rounds).map(|(listed, round)| line(listed, *round, context)).collect();
        if lines.is_empty() {
            kit::put(buf, inner, 0, &Line::styled(context.say("saves-none"), context.theme.soft()));
        }
        self.picker.draw(&lines, kit::above(inner, inner.height.saturating_sub(4)), buf, context.theme);
        let foot = kit::below(inner, inner.height.saturating_sub(4));
        if let Some(notice) = &context.notice {
            let style = if notice.wrong { context.theme.warn() } else { context.theme.calm() };
            kit::put_all(buf, kit::above(foot, 3), &kit::paragraph(&notice.text, foot.width, style));
        }
        let keys = if self.removing { "saves-remove-keys" } else { "saves-keys" };
        let style = if self.removing { context.theme.warn() } else { context.theme.action() };
        kit::put(buf, foot, 3, &Line::styled(context.say(keys), style));
    }
}

fn line(listed: &Listed, round: Option<i64>, context: &Context) -> Line<'static> {
    let theme = context.theme;
    let age = age(context.lang, SystemTime::now().duration_since(listed.when).unwrap_or_default().as_secs());
    let mut spans = match &listed.saved {
        Ok(saved) => vec![
            Span::styled(kit::pad(&title(saved, context), 20), theme.name()),
            Span::raw(kit::pad(&names(saved, context.lang), 30)),
        ],
        Err(_) => vec![
            Span::raw(kit::pad(&listed.slot.name(), 20)),
            Span::styled(kit::pad(&context.say("saves-broken"), 30), theme.warn()),
        ],
    };
    let over = listed.saved.as_ref().is_ok_and(|saved| saved.over);
    let round = round.map(|round| words::with(context.lang, "status-round", "n", round)).unwrap_or_default();
    let round = if over { context.say("saves-over") } else { round };
    spans.push(Span::styled(format!(" {} {age}", kit::pad(&round, 9)), theme.soft()));
    Line::from(spans)
}

/// The round a game has come to.
fn round(saved: &Saved, context: &Context) -> Option<i64> {
    let played = context.open(&saved.replay.game)?.load(&saved.replay).ok()?;
    played.view(Viewer::Spectator)["round"].as_i64()
}

fn title(saved: &Saved, context: &Context) -> String {
    let game = context.open(&saved.replay.game);
    game.map_or_else(|| saved.replay.game.clone(), |game| game.title().get(context.lang.code()).to_owned())
}

/// Who plays: "Ola, Bruno (hard)".
fn names(saved: &Saved, lang: Lang) -> String {
    let name = |sitter: &Sitter| match sitter.bot {
        Some(level) => format!("{} ({})", sitter.name, words::level(lang, level)),
        None => sitter.name.clone(),
    };
    saved.seats.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// How long ago, in the largest unit that fits.
fn age(lang: Lang, seconds: u64) -> String {
    let (message, n) = match seconds {
        0..60 => ("ago-now", 0),
        60..3600 => ("ago-minutes", seconds / 60),
        3600..86_400 => ("ago-hours", seconds / 3600),
        _ => ("ago-days", seconds / 86_400),
    };
    words::with(lang, message, "n", n as i64)
}
