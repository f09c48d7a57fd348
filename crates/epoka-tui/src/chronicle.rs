//! The log: what happened, in sentences, newest last; what is new since one's last decision stands apart.

use epoka_games::Told;
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};

use crate::{
    kit,
    theme::{Theme, mark},
};

/// What happened, and how far the reader knows it.
pub struct Chronicle<'a> {
    /// All of it.
    pub told: &'a [Told],
    /// How much of it was there when the reader decided last.
    pub read: usize,
    /// What stands between the old and the new.
    pub since: &'a str,
    /// How many lines the reader has scrolled up.
    pub back: usize,
    /// The colours.
    pub theme: Theme,
}

impl Chronicle<'_> {
    /// Draws the last lines that fit.
    pub fn draw(&self, area: Rect, buf: &mut Buffer) {
        let rows = usize::from(area.height);
        let lines = self.lines(area.width, rows + self.back);
        let end = lines.len().saturating_sub(self.back).max(rows.min(lines.len()));
        kit::put_all(buf, area, &lines[end.saturating_sub(rows)..end]);
        if self.back > 0 && area.width > 2 && area.height > 0 {
            buf.set_string(area.right() - 1, area.bottom() - 1, "↓", self.theme.action());
        }
    }

    /// How far one can scroll up in an area of this size.
    pub fn most_back(&self, columns: u16, rows: u16) -> usize {
        self.lines(columns, usize::MAX).len().saturating_sub(rows.into())
    }

    /// The last `most` lines or a few more.
    fn lines(&self, columns: u16, most: usize) -> Vec<Line<'static>> {
        let mut groups = Vec::new();
        let mut count = 0;
        let news = self.read > 0 && self.read < self.told.len();
        for (at, told) in self.told.iter().enumerate().rev() {
            let known = at < self.read;
            let mut group = self.entry(told, columns, if known { self.theme.soft() } else { Style::new() });
            if news && at == self.read {
                let line = kit::pad(&format!("── {} ", self.since), columns).trim_end().to_owned();
                let rest = columns.saturating_sub(kit::width(&line) + 1);
                let line = format!("{line} {}", "─".repeat(rest.into()));
                group.insert(0, Line::styled(line, self.theme.calm()));
            }
            count += group.len();
            groups.push(group);
            if count >= most {
                break;
            }
        }
        groups.into_iter().rev().flatten().collect()
    }

    /// A sentence after the mark of whom it is about.
    fn entry(&self, told: &Told, columns: u16, style: Style) -> Vec<Line<'static>> {
        let seat = told.event.get("seat").and_then(serde_json::Value::as_u64).map(|seat| seat as usize);
        let wrapped = kit::wrap(&told.text, columns.saturating_sub(2));
        let line = |(at, text): (usize, String)| {
            let sign = match seat {
                Some(seat) if at == 0 => Span::styled(format!("{} ", mark(seat)), self.theme.seat(seat)),
                _ => Span::raw("  "),
            };
            Line::from(vec![sign, Span::styled(text, style)])
        };
        wrapped.into_iter().enumerate().map(line).collect()
    }
}
