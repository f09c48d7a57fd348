//! What the person at the keyboard may do: a line each, and one line for actions that differ in a number.

use epoka_games::Offer;
use ratatui::{
    buffer::Buffer,
    crossterm::event::{KeyCode, KeyEvent},
    layout::Rect,
    text::{Line, Span},
};
use serde_json::Value;

use crate::{kit, picker::Picker, theme::Theme};

/// The list of offers.
#[derive(Debug, Default)]
pub struct Offers {
    rows: Vec<Row>,
    picker: Picker,
    /// Digits typed so far.
    typed: String,
    /// Whether letters go to the filter.
    pub filtering: bool,
}

/// Offers that differ in a number, and which of them is chosen.
#[derive(Debug)]
struct Row {
    variants: Vec<Offer>,
    at: usize,
}

impl Row {
    fn offer(&self) -> &Offer {
        &self.variants[self.at]
    }
}

impl Offers {
    /// A list of these offers. Fields that are amounts do not make a line of their own.
    pub fn new(offers: Vec<Offer>, amounts: &[&str]) -> Offers {
        let bare = |offer: &Offer| {
            let mut action = offer.action.clone();
            if let Value::Object(fields) = &mut action {
                fields.retain(|field, _| !amounts.contains(&field.as_str()));
            }
            action
        };
        let mut rows: Vec<(Value, Row)> = Vec::new();
        for offer in offers {
            let bare = bare(&offer);
            match rows.last_mut() {
                Some((same, row)) if *same == bare => row.variants.push(offer),
                _ => rows.push((bare, Row { variants: vec![offer], at: 0 })),
            }
        }
        Offers { rows: rows.into_iter().map(|(_, row)| row).collect(), ..Offers::default() }
    }

    /// The same list in other words, with the same choice.
    #[must_use]
    pub fn said_anew(mut self, old: &Offers) -> Offers {
        self.picker = Picker { at: old.picker.at, filter: String::new() };
        for (row, old) in self.rows.iter_mut().zip(&old.rows) {
            row.at = old.at.min(row.variants.len() - 1);
        }
        self
    }

    /// Whether there is nothing to choose from.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The chosen offer.
    pub fn chosen(&self) -> Option<&Offer> {
        let row = *self.fitting().get(self.picker.at)?;
        Some(self.rows[row].offer())
    }

    /// Chooses the offer of an action.
    pub fn choose(&mut self, action: &Value) {
        self.stop_filtering();
        for (at, row) in self.rows.iter_mut().enumerate() {
            if let Some(variant) = row.variants.iter().position(|offer| offer.action == *action) {
                row.at = variant;
                self.picker.at = at;
            }
        }
    }

    /// What is looked for.
    pub fn filter(&self) -> &str {
        &self.picker.filter
    }

    /// Shows all again.
    pub fn stop_filtering(&mut self) {
        self.filtering = false;
        self.picker = Picker::default();
    }

    fn fitting(&self) -> Vec<usize> {
        self.picker.fitting(self.rows.iter().map(|row| &row.offer().label))
    }

    /// Walks, changes the number, types; answers whether the key was meant for the list.
    pub fn key(&mut self, key: KeyEvent) -> bool {
        let fitting = self.fitting();
        if self.filtering && self.picker.type_in(key) {
            return true;
        }
        if let KeyCode::Char(digit @ '0'..='9') = key.code {
            self.digit(digit, fitting.len());
            return true;
        }
        self.typed.clear();
        let row = fitting.get(self.picker.at).copied();
        match (key.code, row) {
            (KeyCode::PageUp | KeyCode::PageDown, _) => false,
            (KeyCode::Left, Some(row)) => {
                let row = &mut self.rows[row];
                row.at = row.at.saturating_sub(1);
                true
            }
            (KeyCode::Right, Some(row)) => {
                let row = &mut self.rows[row];
                row.at = (row.at + 1).min(row.variants.len() - 1);
                true
            }
            _ => self.picker.walk(key, fitting.len(), 8),
        }
    }

    /// Digits choose a line by its number; a second one makes it larger, if there are so many lines.
    fn digit(&mut self, digit: char, count: usize) {
        self.typed.push(digit);
        let mut number: usize = self.typed.parse().unwrap_or_default();
        if number > count {
            self.typed = digit.to_string();
            number = self.typed.parse().unwrap_or_default();
        }
        if (1..=count).contains(&number) {
            self.picker.at = number - 1;
        } else {
            self.typed.clear();
        }
    }

    /// Draws the list.
    pub fn draw(&self, area: Rect, buf: &mut Buffer, theme: Theme) {
        let fitting = self.fitting();
        let digits = fitting.len().to_string().len() as u16;
        let line = |(at, row): (usize, &usize)| {
            let row = &self.rows[*row];
            let number = kit::pad_left(&(at + 1).to_string(), digits);
            let amount = match row.variants.len() {
                1 => String::new(),
                count if at == self.picker.at => format!(" ‹{}/{count}›", row.at + 1),
                count => format!(" ‹{count}›"),
            };
            let room = area.width.saturating_sub(digits + 2 + kit::width(&amount));
            Line::from(vec![
                Span::styled(format!("{number} "), theme.action()),
                Span::raw(kit::cut(&row.offer().label, room)),
                Span::styled(amount, theme.action()),
            ])
        };
        let lines: Vec<Line> = fitting.iter().enumerate().map(line).collect();
        self.picker.draw(&lines, area, buf, theme);
    }
}

#[cfg(test)]
mod tests {
    use epoka_core::Class;
    use ratatui::crossterm::event::KeyModifiers;
    use serde_json::json;

    use super::*;

    fn offer(spot: &str, figures: u8) -> Offer {
        let action = json!({"type": "place", "spot": spot, "figures": figures});
        Offer { action, label: format!("{figures} in {spot}"), class: Class::Play }
    }

    fn offers() -> Offers {
        let spots = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];
        Offers::new(spots.iter().flat_map(|spot| [offer(spot, 1), offer(spot, 2)]).collect(), &["figures"])
    }

    fn press(offers: &mut Offers, code: KeyCode) {
        offers.key(KeyEvent::new(code, KeyModifiers::NONE));
    }

    #[test]
    fn numbers_share_a_line_and_arrows_change_them() {
        let mut offers = offers();
        press(&mut offers, KeyCode::Down);
        press(&mut offers, KeyCode::Right);
        assert_eq!(offers.chosen().unwrap().label, "2 in b");
        press(&mut offers, KeyCode::Right);
        press(&mut offers, KeyCode::Left);
        assert_eq!(offers.chosen().unwrap().label, "1 in b");
    }

    #[test]
    fn digits_choose_by_number() {
        let mut offers = offers();
        press(&mut offers, KeyCode::Char('3'));
        assert_eq!(offers.chosen().unwrap().label, "1 in c");
        press(&mut offers, KeyCode::Char('1'));
        press(&mut offers, KeyCode::Char('2'));
        assert_eq!(offers.chosen().unwrap().label, "1 in l");
        press(&mut offers, KeyCode::Char('4'));
        assert_eq!(offers.chosen().unwrap().label, "1 in d");
    }

    #[test]
    fn a_filter_leaves_what_fits() {
        let mut offers = offers();
        offers.filtering = true;
        "in k".chars().for_each(|letter| press(&mut offers, KeyCode::Char(letter)));
        assert_eq!(offers.chosen().unwrap().label, "1 in k");
        press(&mut offers, KeyCode::Char('x'));
        assert!(offers.chosen().is_none());
        offers.choose(&json!({"type": "place", "spot": "b", "figures": 2}));
        assert_eq!(offers.chosen().unwrap().label, "2 in b");
    }
}
