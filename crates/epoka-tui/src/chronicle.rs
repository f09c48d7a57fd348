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
    /// What the seats are called.
    pub names: &'a [String],
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
        let shown = &lines[end.saturating_sub(rows)..end];
        kit::put_all(buf, area, shown);
        // What is new may be longer than the room: then the first line says where all of it is.
        let begins_here = shown.iter().any(|line| line.to_string().contains(self.since));
        if self.is_news() && self.back == 0 && !begins_here && rows > 2 {
            let line = Line::styled(divider(&format!("↑ {} (l)", self.since), area.width), self.theme.calm());
            buf.set_string(area.x, area.y, " ".repeat(area.width.into()), self.theme.base());
            kit::put(buf, area, 0, &line);
        }
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
        let news = self.is_news();
        for entry in self.entries().into_iter().rev() {
            let is_known = entry.at < self.read;
            let mut group = self.entry(&entry, columns, if is_known { self.theme.soft() } else { Style::new() });
            if news && entry.at == self.read {
                group.insert(0, Line::styled(divider(self.since, columns), self.theme.calm()));
            }
            count += group.len();
            groups.push(group);
            if count >= most {
                break;
            }
        }
        groups.into_iter().rev().flatten().collect()
    }

    /// Whether something happened since the reader decided last.
    fn is_news(&self) -> bool {
        self.read > 0 && self.read < self.told.len()
    }

    /// What happened to a seat in one step is one entry, and names the seat once.
    fn entries(&self) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        for (at, told) in self.told.iter().enumerate() {
            let seat = told.event.get("seat").and_then(serde_json::Value::as_u64).map(|seat| seat as usize);
            let name = seat.and_then(|seat| self.names.get(seat));
            let rest = name.and_then(|name| told.text.strip_prefix(name.as_str())?.strip_prefix(' '));
            match (entries.last_mut(), rest) {
                (Some(last), Some(rest)) if last.seat == seat && last.step == told.step && at != self.read => {
                    last.add(kit::capital(rest));
                }
                _ => {
                    let sentences = vec![(told.text.clone(), rest.map(kit::capital).unwrap_or_default(), 1)];
                    entries.push(Entry { at, step: told.step, seat, sentences });
                }
            }
        }
        entries
    }

    /// Sentences after the mark of whom they are about.
    fn entry(&self, entry: &Entry, columns: u16, style: Style) -> Vec<Line<'static>> {
        let wrapped = kit::wrap(&entry.text(), columns.saturating_sub(2));
        let line = |(at, text): (usize, String)| {
            let sign = match entry.seat {
                Some(seat) if at == 0 => Span::styled(format!("{} ", mark(seat)), self.theme.seat(seat)),
                _ => Span::raw("  "),
            };
            Line::from(vec![sign, Span::styled(text, style)])
        };
        wrapped.into_iter().enumerate().map(line).collect()
    }
}

/// A line across with words in it.
fn divider(text: &str, columns: u16) -> String {
    let line = kit::pad(&format!("── {text} "), columns).trim_end().to_owned();
    let rest = columns.saturating_sub(kit::width(&line) + 1);
    format!("{line} {}", "─".repeat(rest.into()))
}

/// A paragraph of the log.
struct Entry {
    /// The number of its first event.
    at: usize,
    step: usize,
    seat: Option<usize>,
    /// As written, as it would be written again, and how often it happened in a row.
    sentences: Vec<(String, String, usize)>,
}

impl Entry {
    /// One sentence more. What is said again at once is counted.
    fn add(&mut self, sentence: String) {
        match self.sentences.last_mut() {
            Some((_, again, times)) if *again == sentence => *times += 1,
            _ => self.sentences.push((sentence.clone(), sentence, 1)),
        }
    }

    fn text(&self) -> String {
        let sentence = |(text, _, times): &(String, String, usize)| match times {
            1 => text.clone(),
            times => format!("{text} (×{times})"),
        };
        self.sentences.iter().map(sentence).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::theme::{Depth, Paper};

    #[test]
    fn one_step_of_a_seat_is_told_in_one_breath() {
        let told = |step: usize, seat: u8, text: &str| Told { step, event: json!({"seat": seat}), text: text.into() };
        let told = [
            told(3, 0, "Ola does Trade."),
            told(3, 0, "Ola gets 2 coins."),
            told(3, 1, "Jan gets 1 coin."),
            told(4, 1, "Jan rests."),
            told(4, 1, "Jan gets 1 point."),
            told(5, 0, "Ola gets 1 coin."),
            told(5, 0, "Ola gets 1 coin."),
            told(5, 0, "Ola gets 1 coin."),
            told(5, 0, "Ola gets 1 point."),
        ];
        let names = ["Ola".to_owned(), "Jan".to_owned()];
        let theme = Theme::new(Paper::Dark, Depth::None);
        let lines = |read: usize| -> Vec<String> {
            let chronicle = Chronicle { told: &told, names: &names, read, since: "since", back: 0, theme };
            chronicle.lines(40, 99).iter().map(|line| line.to_string().trim_end_matches('─').to_owned()).collect()
        };
        let all = [
            "● Ola does Trade. Gets 2 coins.",
            "◆ Jan gets 1 coin.",
            "◆ Jan rests. Gets 1 point.",
            "● Ola gets 1 coin. (×3) Gets 1 point.",
        ];
        assert_eq!(lines(0), all);
        // What is new begins a paragraph of its own.
        assert_eq!(lines(4)[2..5], ["◆ Jan rests.", "── since ", "◆ Jan gets 1 point."]);
    }
}
