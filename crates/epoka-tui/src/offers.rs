//! What the person at the keyboard may do: a line each, and one line for actions that differ in a number.

use epoka_core::Part;
use epoka_games::Offer;
use ratatui::{
    buffer::Buffer,
    crossterm::event::{KeyCode, KeyEvent},
    layout::Rect,
    style::Style,
    text::{Line, Span},
};
use serde_json::Value;

use crate::{basket::Basket, kit, picker::Picker, theme::Theme};

/// The list of offers.
#[derive(Debug, Default)]
pub struct Offers {
    rows: Vec<Row>,
    picker: Picker,
    /// Digits typed so far.
    typed: String,
    /// Whether the last key was a digit of a number that no line has: Enter right after it plays nothing.
    missed: bool,
    /// Whether letters go to the filter.
    pub filtering: bool,
}

/// Offers that differ in a number, and which of them is chosen.
#[derive(Debug)]
struct Row {
    /// The action without its amount.
    bare: Value,
    variants: Vec<Offer>,
    at: usize,
    /// What stands behind the label.
    note: String,
    /// Of a piece: how many are in the basket.
    count: Option<usize>,
    /// Of a piece: whether no more of it can be added.
    is_shut: bool,
}

impl Row {
    fn new(bare: Value, offer: Offer) -> Row {
        Row { bare, variants: vec![offer], at: 0, note: String::new(), count: None, is_shut: false }
    }

    fn offer(&self) -> &Offer {
        &self.variants[self.at]
    }
}

impl Offers {
    /// A list of these offers. Fields that are amounts do not make a line of their own; those of pieces are no amounts.
    pub fn new(offers: Vec<Offer>, amounts: &[&str]) -> Offers {
        let bare = |offer: &Offer| {
            let mut action = offer.action.clone();
            if let Value::Object(fields) = &mut action
                && offer.part != Part::Piece
            {
                fields.retain(|field, _| !amounts.contains(&field.as_str()));
            }
            action
        };
        let mut rows: Vec<Row> = Vec::new();
        for offer in offers {
            let bare = bare(&offer);
            match rows.last_mut() {
                Some(row) if row.bare == bare => row.variants.push(offer),
                _ => rows.push(Row::new(bare, offer)),
            }
        }
        Offers { rows, ..Offers::default() }
    }

    /// The same list by what is in a basket: pieces say how many are in it, or why they cannot join it, and what ends the whole
    /// comes last.
    #[must_use]
    pub fn collecting(mut self, basket: &Basket) -> Offers {
        self.rows.retain(|row| row.offer().part != Part::Done);
        for row in self.rows.iter_mut().filter(|row| row.variants[0].part == Part::Piece) {
            let action = row.bare.clone();
            row.count = Some(basket.count(&action));
            match basket.open(&action) {
                Some(offer) => row.variants = vec![offer.clone()],
                None => row.is_shut = true,
            }
            row.note = basket.closed(&action).map(|closed| closed.title.clone()).unwrap_or_default();
        }
        self.rows.extend(basket.ends().map(|offer| Row::new(offer.action.clone(), offer.clone())));
        self
    }

    /// The same list with words behind the labels.
    #[must_use]
    pub fn noted(mut self, note: impl Fn(&Value) -> Option<String>) -> Offers {
        for row in self.rows.iter_mut().filter(|row| row.note.is_empty()) {
            row.note = note(&row.bare).unwrap_or_default();
        }
        self
    }

    /// The same list; actions nobody would want by mistake are never chosen before the player chooses them.
    #[must_use]
    pub fn wary_of(mut self, is_risky: impl Fn(&Value) -> bool) -> Offers {
        let first = self.rows.iter().position(|row| !is_risky(&row.bare));
        self.picker.at = first.unwrap_or_default();
        self.picker.unarmed = first.is_none() && !self.rows.is_empty();
        self
    }

    /// The same list in other words, with the same choice.
    #[must_use]
    pub fn said_anew(mut self, old: &Offers) -> Offers {
        if !old.is_empty() {
            self.picker = Picker { at: old.picker.at, filter: String::new(), unarmed: old.picker.unarmed };
        }
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
        let row = *self.fitting().get(self.picker.at).filter(|_| !self.picker.unarmed)?;
        Some(self.rows[row].offer())
    }

    /// All of the chosen line, if its label does not fit in so many columns; or, where the note counts, it with its note.
    pub fn too_long_for(&self, columns: u16, with_note: bool) -> Option<String> {
        let offer = self.chosen()?;
        let row = self.rows.iter().find(|row| row.variants.contains(offer))?;
        let has_note = with_note && !row.is_shut && !row.note.is_empty();
        let text = if has_note { format!("{} · {}", offer.label, row.note) } else { offer.label.clone() };
        let besides = if row.variants.len() > 1 || row.count.is_some() { 12 } else { 5 };
        (kit::width(&text) + besides > columns).then_some(text)
    }

    /// The actions on offer, amounts left out.
    pub fn actions(&self) -> impl Iterator<Item = &Value> {
        self.rows.iter().map(|row| &row.bare)
    }

    /// Chooses the offer of an action.
    pub fn choose(&mut self, action: &Value) {
        self.stop_filtering();
        for (at, row) in self.rows.iter_mut().enumerate() {
            if let Some(variant) = row.variants.iter().position(|offer| offer.action == *action) {
                row.at = variant;
                self.picker = Picker { at, ..Picker::default() };
            }
        }
    }

    /// What is looked for.
    pub fn filter(&self) -> &str {
        &self.picker.filter
    }

    /// Shows all again.
    pub fn stop_filtering(&mut self) {
        if self.filtering {
            self.filtering = false;
            self.picker = Picker::default();
        }
    }

    fn fitting(&self) -> Vec<usize> {
        self.picker.fitting(self.rows.iter().map(|row| format!("{} {}", row.offer().label, row.note)))
    }

    /// Walks, changes the number, types; answers whether the key was meant for the list.
    pub fn key(&mut self, key: KeyEvent) -> bool {
        let fitting = self.fitting();
        if self.filtering && self.picker.type_in(key) {
            return true;
        }
        if let KeyCode::Char(digit @ '0'..='9') = key.code {
            self.digit(digit);
            return true;
        }
        if key.code == KeyCode::Enter {
            return false;
        }
        self.forget_digits();
        let row = fitting.get(self.picker.at).copied();
        match (key.code, row) {
            (KeyCode::PageUp | KeyCode::PageDown, _) => false,
            (KeyCode::Left | KeyCode::Char('-'), Some(row)) => {
                let row = &mut self.rows[row];
                row.at = row.at.saturating_sub(1);
                true
            }
            (KeyCode::Right | KeyCode::Char('+'), Some(row)) => {
                let row = &mut self.rows[row];
                row.at = (row.at + 1).min(row.variants.len() - 1);
                true
            }
            _ => self.picker.walk(key, fitting.len(), 8),
        }
    }

    /// Time has passed since the last digit: the next one begins a new number.
    pub fn forget_digits(&mut self) {
        self.typed.clear();
        self.missed = false;
    }

    /// The number that was typed, if no line has it.
    pub fn no_such_line(&self) -> Option<&str> {
        self.missed.then_some(self.typed.as_str())
    }

    /// Ends looking for a line. What is chosen stays chosen, and all lines are there again.
    pub fn found(&mut self) {
        if let Some(&at) = self.fitting().get(self.picker.at) {
            self.filtering = false;
            self.picker = Picker { at, ..Picker::default() };
        }
    }

    /// Digits choose a line by its number; a second one makes it larger. A number without a line leaves the choice as it is.
    fn digit(&mut self, digit: char) {
        let line = |typed: &str| {
            let number: usize = typed.parse().ok()?;
            number.checked_sub(1).filter(|at| *at < self.rows.len())
        };
        let longer = format!("{}{digit}", self.typed);
        // After a number without a line, and where no number is so long, the next digit begins anew.
        let begins = self.missed || longer.len() > self.digits();
        let alone = digit.to_string();
        let typed = if begins && line(&longer).is_none() { alone } else { longer };
        self.missed = line(&typed).is_none();
        if let Some(at) = line(&typed) {
            self.picker = Picker { at, ..Picker::default() };
        }
        self.typed = typed;
    }

    /// How many digits the largest number has.
    fn digits(&self) -> usize {
        self.rows.len().to_string().len()
    }

    /// Draws the list, or that nothing in it is looked for.
    pub fn draw(&self, area: Rect, buf: &mut Buffer, nothing: &str, theme: Theme) {
        let fitting = self.fitting();
        let digits = self.digits() as u16;
        let counts = self.rows.iter().filter_map(|row| row.count).max().map(|most| most.to_string().len() as u16 + 3);
        let line = |(at, index): (usize, &usize)| {
            let row = &self.rows[*index];
            let is_chosen = at == self.picker.at && !self.picker.unarmed;
            let number = kit::pad_left(&(index + 1).to_string(), digits);
            let count = match row.count {
                Some(count) if is_chosen => format!("‹{count}›"),
                Some(count) => format!(" {count} "),
                None => String::new(),
            };
            let count = counts.map(|columns| kit::pad_left(&count, columns - 1) + " ").unwrap_or_default();
            let amount = match row.variants.len() {
                1 => String::new(),
                many if at == self.picker.at => format!(" ‹{}/{many}›", row.at + 1),
                many => format!(" ‹{many}›"),
            };
            let room = area.width.saturating_sub(digits + 2 + kit::width(&count) + kit::width(&amount));
            let label = kit::cut(&row.offer().label, room);
            let left = room.saturating_sub(kit::width(&label) + 3);
            let note = if row.note.is_empty() || left < 6 { String::new() } else { kit::cut(&row.note, left) };
            let note = if note.is_empty() { note } else { format!(" · {note}") };
            let has_some = row.count.is_some_and(|count| count > 0);
            Line::from(vec![
                Span::styled(format!("{number} "), if row.is_shut { theme.soft() } else { theme.action() }),
                Span::styled(count, if has_some { theme.calm().patch(theme.name()) } else { theme.soft() }),
                Span::styled(label, if row.is_shut && !has_some { theme.soft() } else { Style::new() }),
                Span::styled(amount, theme.action()),
                Span::styled(note, theme.soft()),
            ])
        };
        let lines: Vec<Line> = fitting.iter().enumerate().map(line).collect();
        self.picker.draw(&lines, area, buf, theme);
        if lines.is_empty() && self.filtering {
            kit::put(buf, area, 0, &Line::styled(format!(" {nothing}"), theme.soft()));
        }
    }
}

#[cfg(test)]
mod tests {
    use epoka_core::{Class, Part};
    use ratatui::crossterm::event::KeyModifiers;
    use serde_json::json;

    use super::*;

    fn offer(spot: &str, figures: u8) -> Offer {
        let action = json!({"type": "place", "spot": spot, "figures": figures});
        Offer { action, label: format!("{figures} in {spot}"), class: Class::Play, part: Part::Alone }
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
        offers.forget_digits();
        press(&mut offers, KeyCode::Char('1'));
        press(&mut offers, KeyCode::Char('2'));
        assert_eq!(offers.chosen().unwrap().label, "1 in l");
        press(&mut offers, KeyCode::Char('4'));
        assert_eq!(offers.chosen().unwrap().label, "1 in d");
    }

    #[test]
    fn a_number_without_a_line_leaves_the_choice_as_it_is() {
        let of = |spots: &[&str]| Offers::new(spots.iter().map(|spot| offer(spot, 1)).collect(), &["figures"]);
        let mut few = of(&["b", "c", "d"]);
        press(&mut few, KeyCode::Char('2'));
        press(&mut few, KeyCode::Char('7'));
        assert_eq!(few.no_such_line(), Some("7"));
        assert_eq!(few.chosen().unwrap().label, "1 in c");
        press(&mut few, KeyCode::Char('3'));
        assert_eq!((few.no_such_line(), few.chosen().unwrap().label.as_str()), (None, "1 in d"));
        let mut many = offers();
        press(&mut many, KeyCode::Char('1'));
        press(&mut many, KeyCode::Char('3'));
        assert_eq!(many.no_such_line(), Some("13"));
        assert_eq!(many.chosen().unwrap().label, "1 in a");
        press(&mut many, KeyCode::Char('2'));
        assert_eq!(many.chosen().unwrap().label, "1 in b");
    }

    #[test]
    fn what_takes_back_is_never_chosen_by_itself() {
        let undoing = |spot: &str| {
            let action = json!({"type": "leave", "spot": spot});
            Offer { action, label: format!("leave {spot}"), class: Class::Pass, part: Part::Alone }
        };
        let is_undoing = |action: &Value| action["type"] == "leave";
        let offers = Offers::new(vec![undoing("a"), offer("b", 1)], &[]).wary_of(is_undoing);
        assert_eq!(offers.chosen().unwrap().label, "1 in b");
        let mut offers = Offers::new(vec![undoing("a"), undoing("b")], &[]).wary_of(is_undoing);
        assert!(offers.chosen().is_none());
        press(&mut offers, KeyCode::Down);
        assert_eq!(offers.chosen().unwrap().label, "leave a");
        press(&mut offers, KeyCode::Down);
        assert_eq!(offers.chosen().unwrap().label, "leave b");
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
