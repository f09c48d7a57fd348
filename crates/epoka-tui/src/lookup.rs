//! A sheet with a list at the left and what the chosen line is about at the right; typing searches.

use ratatui::{
    buffer::Buffer,
    crossterm::event::{KeyCode, KeyEvent},
    layout::Rect,
    text::{Line, Span},
};

use crate::{
    context::Context,
    details::{self, Paragraph},
    kit,
    picker::Picker,
};

/// Something that can be looked up.
pub struct Item {
    /// Its line in the list.
    pub line: Line<'static>,
    /// What a search finds it by.
    pub searched: String,
    /// All about it.
    pub about: Vec<Paragraph>,
}

/// A list of things to look up.
pub struct Lookup {
    title: String,
    items: Vec<Item>,
    picker: Picker,
    /// By how many lines the text at the right is scrolled on.
    scrolled: usize,
}

impl Lookup {
    /// A list under a title.
    pub fn new(title: String, items: Vec<Item>) -> Lookup {
        Lookup { title, items, picker: Picker::default(), scrolled: 0 }
    }

    /// What fits the search: first where it is in the line itself, then where it is in the text behind it.
    fn fitting(&self) -> Vec<usize> {
        let in_line = self.picker.fitting(self.items.iter().map(|item| item.line.to_string()));
        let mut fitting = self.picker.fitting(self.items.iter().map(|item| &item.searched));
        fitting.sort_by_key(|at| !in_line.contains(at));
        fitting
    }

    /// Walks and searches; answers whether the sheet stays open.
    pub fn key(&mut self, key: KeyEvent) -> bool {
        match key.code {
            // What is chosen is told beside it already: there is nothing to confirm.
            KeyCode::Enter => {}
            KeyCode::Esc if self.picker.filter.is_empty() => return false,
            KeyCode::Esc => self.picker = Picker::default(),
            KeyCode::Right => self.scrolled += 5,
            KeyCode::Left => self.scrolled = self.scrolled.saturating_sub(5),
            _ => {
                self.scrolled = 0;
                let count = self.fitting().len();
                let _ = self.picker.walk(key, count, 10) || self.picker.type_in(key);
            }
        }
        true
    }

    /// Draws the sheet.
    pub fn draw(&self, context: &Context, area: Rect, buf: &mut Buffer) {
        let theme = context.theme;
        let inner = kit::sheet(buf, area, &self.title, theme);
        let search = if self.picker.filter.is_empty() {
            Line::styled(context.say("lookup-search"), theme.soft())
        } else {
            Line::from(vec![
                Span::styled("/ ", theme.soft()),
                Span::styled(self.picker.filter.clone() + "▏", theme.action()),
                Span::styled(format!("  {}", context.say("lookup-clear")), theme.soft()),
            ])
        };
        kit::put(buf, inner, 0, &search);
        let body = kit::below(inner, 1);
        let (left, right) = kit::columns(body, inner.width * 42 / 100, 3);
        let fitting = self.fitting();
        let lines: Vec<Line> = fitting.iter().map(|&at| self.items[at].line.clone()).collect();
        if lines.is_empty() {
            kit::put(buf, left, 0, &Line::styled(context.say("lookup-nothing"), theme.soft()));
        }
        self.picker.draw(&lines, left, buf, theme);
        for row in 0..body.height {
            buf.set_string(right.x.saturating_sub(2), body.y + row, "│", theme.line());
        }
        if let Some(&at) = fitting.get(self.picker.at) {
            let lines = details::lines(&self.items[at].about, right.width);
            let rows = usize::from(right.height);
            let top = self.scrolled.min(lines.len().saturating_sub(rows));
            kit::put_all(buf, right, &lines[top..]);
            // What there is no room for is a key away.
            if top + rows < lines.len() && right.width > 4 {
                buf.set_string(right.right() - 4, right.bottom() - 1, " → ⋯", theme.action());
            }
        }
    }
}
