//! A list to choose from: arrows walk, typing narrows it down.

use ratatui::{
    buffer::Buffer,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
    layout::Rect,
    text::{Line, Span},
};

use crate::{kit, theme::Theme};

/// Where somebody is in a list, and what they look for.
#[derive(Clone, Debug, Default)]
pub struct Picker {
    /// Which of the lines that fit the filter, from 0.
    pub at: usize,
    /// What they look for.
    pub filter: String,
    /// Whether nothing is chosen before the first key.
    pub unarmed: bool,
}

impl Picker {
    /// The items that fit what is looked for: each of its words is somewhere in them.
    pub fn fitting(&self, items: impl IntoIterator<Item = impl AsRef<str>>) -> Vec<usize> {
        let wanted = fold(&self.filter);
        let fits = |item: &str| {
            let item = fold(item);
            wanted.split_whitespace().all(|word| item.contains(word))
        };
        items.into_iter().enumerate().filter(|(_, item)| fits(item.as_ref())).map(|(at, _)| at).collect()
    }

    /// Walks with the arrows; answers whether the key was meant for the list.
    pub fn walk(&mut self, key: KeyEvent, count: usize, page: usize) -> bool {
        let last = count.saturating_sub(1);
        let was_unarmed = std::mem::take(&mut self.unarmed);
        self.at = match key.code {
            KeyCode::Up | KeyCode::Down if was_unarmed => 0,
            KeyCode::Up if self.at == 0 => last,
            KeyCode::Up => self.at - 1,
            KeyCode::Down if self.at >= last => 0,
            KeyCode::Down => self.at + 1,
            KeyCode::PageUp => self.at.saturating_sub(page),
            KeyCode::PageDown => (self.at + page).min(last),
            KeyCode::Home => 0,
            KeyCode::End => last,
            _ => {
                self.unarmed = was_unarmed;
                return false;
            }
        };
        true
    }

    /// Types what is looked for; answers whether the key was a letter or took one back.
    pub fn type_in(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Char(letter) if !key.modifiers.contains(KeyModifiers::CONTROL) => self.filter.push(letter),
            KeyCode::Backspace => drop(self.filter.pop()),
            _ => return false,
        }
        self.at = 0;
        self.unarmed = false;
        true
    }

    /// Draws the lines around the chosen one.
    pub fn draw(&self, lines: &[Line<'static>], area: Rect, buf: &mut Buffer, theme: Theme) {
        let rows = usize::from(area.height);
        let top = first_row(self.at, lines.len(), rows);
        for (row, (at, line)) in lines.iter().enumerate().skip(top).take(rows).enumerate() {
            let chosen = at == self.at && !self.unarmed;
            let mut spans = vec![Span::styled(if chosen { "▸" } else { " " }, theme.action())];
            spans.extend(line.spans.iter().cloned());
            kit::put(buf, area, row as u16, &Line::from(spans).style(line.style));
            if chosen {
                buf.set_style(Rect { y: area.y + row as u16, height: 1, ..area }, theme.chosen());
            }
        }
        // How much there is above and below.
        if top > 0 && area.width > 2 {
            buf.set_string(area.right() - 1, area.y, "↑", theme.soft());
        }
        if top + rows < lines.len() && area.width > 2 && area.height > 0 {
            buf.set_string(area.right() - 1, area.bottom() - 1, "↓", theme.soft());
        }
    }
}

/// The first line that is shown so that the chosen one is.
fn first_row(at: usize, count: usize, rows: usize) -> usize {
    let most = count.saturating_sub(rows);
    at.saturating_sub(rows / 2).min(most)
}

/// Lower case and without Polish marks, so that `zolty` finds `Żółty`.
fn fold(text: &str) -> String {
    let plain = |letter: char| match letter {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: KeyCode) -> KeyEvent {
        KeyEvent::new(code, KeyModifiers::NONE)
    }

    #[test]
    fn typing_narrows_down_without_marks_and_in_any_order() {
        let mut picker = Picker::default();
        "zolty pion".chars().for_each(|letter| assert!(picker.type_in(key(KeyCode::Char(letter)))));
        assert_eq!(picker.fitting(["Pionek żółty", "Pionek zielony", "Żółty"]), [0]);
    }

    #[test]
    fn arrows_go_round() {
        let mut picker = Picker::default();
        picker.walk(key(KeyCode::Up), 3, 10);
        assert_eq!(picker.at, 2);
        picker.walk(key(KeyCode::Down), 3, 10);
        assert_eq!(picker.at, 0);
        assert!(!picker.walk(key(KeyCode::Enter), 3, 10));
    }

    #[test]
    fn the_chosen_line_is_always_shown() {
        for at in 0..50 {
            let top = first_row(at, 50, 7);
            assert!(top <= at && at < top + 7, "{at}");
        }
        assert_eq!(first_row(2, 3, 7), 0);
    }
}
