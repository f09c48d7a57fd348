//! Small parts that all screens are drawn with.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::theme::Theme;

/// How many columns a text takes.
pub fn width(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// A text in at most so many columns; `…` says that something was left out.
pub fn cut(text: &str, columns: u16) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut left = usize::from(columns.saturating_sub(1));
    let mut kept = String::new();
    for letter in text.chars() {
        let wide = letter.width().unwrap_or(0);
        if wide > left {
            break;
        }
        left -= wide;
        kept.push(letter);
    }
    if columns == 0 { String::new() } else { kept.trim_end().to_owned() + "…" }
}

/// A text in exactly so many columns.
pub fn pad(text: &str, columns: u16) -> String {
    let text = cut(text, columns);
    let gap = usize::from(columns - width(&text));
    text + &" ".repeat(gap)
}

/// A text in exactly so many columns, at the right of them.
pub fn pad_left(text: &str, columns: u16) -> String {
    let text = cut(text, columns);
    " ".repeat(usize::from(columns - width(&text))) + &text
}

/// A text broken into lines of at most so many columns, at spaces where there are any.
pub fn wrap(text: &str, columns: u16) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is always a line");
        if last.is_empty() {
            last.push_str(word);
        } else if width(last) + 1 + width(word) <= columns {
            last.push(' ');
            last.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
        while let Some(last) = lines.last()
            && width(last) > columns
        {
            let (head, tail) = split_at(last, columns);
            *lines.last_mut().expect("there is always a line") = head;
            lines.push(tail);
        }
    }
    lines
}

fn split_at(text: &str, columns: u16) -> (String, String) {
    let mut taken = 0;
    let at = text.char_indices().find(|(_, letter)| {
        taken += letter.width().unwrap_or(0);
        taken > usize::from(columns)
    });
    let (head, tail) = text.split_at(at.map_or(text.len(), |(at, _)| at));
    (head.to_owned(), tail.to_owned())
}

/// Draws a line at a row of an area, if the area has such a row. What is too long is cut with `…`.
pub fn put(buf: &mut Buffer, area: Rect, row: u16, line: &Line) {
    if row >= area.height || area.width == 0 {
        return;
    }
    let y = area.y + row;
    buf.set_line(area.x, y, line, area.width);
    if line.width() > usize::from(area.width) {
        let end = &mut buf[(area.right() - 1, y)];
        end.set_symbol("…");
    }
}

/// Draws lines from the top of an area.
pub fn put_all(buf: &mut Buffer, area: Rect, lines: &[Line]) {
    for (row, line) in lines.iter().take(area.height.into()).enumerate() {
        put(buf, area, row as u16, line);
    }
}

/// A text with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A heading with a hairline after it, and the area below it.
pub fn panel(buf: &mut Buffer, area: Rect, title: &str, theme: Theme) -> Rect {
    panel_with(buf, area, &Line::styled(capital(title), theme.soft()), theme)
}

/// A heading of several styles with a hairline after it, and the area below it.
pub fn panel_with(buf: &mut Buffer, area: Rect, title: &Line, theme: Theme) -> Rect {
    put(buf, area, 0, &Line::styled("─".repeat(area.width.into()), theme.line()));
    if title.width() > 0 {
        let mut spans = title.spans.clone();
        spans.push(Span::raw(" "));
        put(buf, area, 0, &Line::from(spans).style(title.style));
    }
    below(area, 1)
}

/// A heading with a hairline after it, as a line.
pub fn heading(title: &str, columns: u16, theme: Theme) -> Line<'static> {
    let title = capital(title);
    let rest = columns.saturating_sub(width(&title) + 1);
    Line::from(vec![
        Span::styled(format!("{title} "), theme.soft()),
        Span::styled("─".repeat(rest.into()), theme.line()),
    ])
}

/// The area without its first rows.
pub fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// The first rows of an area.
pub fn above(area: Rect, rows: u16) -> Rect {
    Rect { height: rows.min(area.height), ..area }
}

/// The first columns of an area, and the rest after a gap.
pub fn columns(area: Rect, first: u16, gap: u16) -> (Rect, Rect) {
    let first = first.min(area.width);
    let skipped = (first + gap).min(area.width);
    (Rect { width: first, ..area }, Rect { x: area.x + skipped, width: area.width - skipped, ..area })
}

/// An area of this size in the middle of another.
pub fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

/// An empty sheet with a border and a title; answers the area inside.
pub fn sheet(buf: &mut Buffer, area: Rect, title: &str, theme: Theme) -> Rect {
    for y in area.y..area.bottom() {
        buf.set_string(area.x, y, " ".repeat(area.width.into()), theme.base().patch(theme.raised()));
    }
    buf.set_style(area, theme.raised());
    let edge = theme.line();
    let across = "─".repeat(usize::from(area.width.saturating_sub(2)));
    put(buf, area, 0, &Line::styled(format!("╭{across}╮"), edge));
    put(buf, area, area.height.saturating_sub(1), &Line::styled(format!("╰{across}╯"), edge));
    for row in 1..area.height.saturating_sub(1) {
        buf.set_string(area.x, area.y + row, "│", edge);
        buf.set_string(area.right().saturating_sub(1), area.y + row, "│", edge);
    }
    let title = cut(title, area.width.saturating_sub(6));
    if !title.is_empty() && area.width > 6 {
        buf.set_string(area.x + 2, area.y, format!(" {title} "), theme.name());
    }
    Rect { x: area.x + 2, y: area.y + 1, width: area.width.saturating_sub(4), height: area.height.saturating_sub(2) }
}

/// Items one below the other, each as fully as there is room for. Every item comes in several ways, the shortest
/// first; the first items are made longer first.
pub fn fit(items: Vec<Vec<Vec<Line<'static>>>>, rows: u16) -> Vec<Line<'static>> {
    let mut ways = vec![0; items.len()];
    let mut used: usize = items.iter().map(|ways| ways.first().map_or(0, Vec::len)).sum();
    let most = items.iter().map(Vec::len).max().unwrap_or_default();
    for way in 1..most {
        for (at, item) in items.iter().enumerate() {
            let Some(longer) = item.get(way) else { continue };
            let after = used - item[ways[at]].len() + longer.len();
            if after <= usize::from(rows) {
                (used, ways[at]) = (after, way);
            }
        }
    }
    items
        .into_iter()
        .zip(ways)
        .flat_map(|(mut item, way)| if item.is_empty() { Vec::new() } else { item.swap_remove(way) })
        .collect()
}

/// Wrapped lines of one style.
pub fn paragraph(text: &str, columns: u16, style: Style) -> Vec<Line<'static>> {
    wrap(text, columns).into_iter().map(|line| Line::styled(line, style)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_as_long_as_there_is_room_for() {
        let item = |name: &str| {
            let short = vec![Line::from(name.to_owned())];
            let long = vec![Line::from(name.to_owned()), Line::from(format!("{name}, in full"))];
            vec![short, long]
        };
        let lines =
            |rows| -> Vec<String> { fit(vec![item("a"), item("b")], rows).iter().map(ToString::to_string).collect() };
        assert_eq!(lines(1), ["a", "b"]);
        assert_eq!(lines(3), ["a", "a, in full", "b"]);
        assert_eq!(lines(9), ["a", "a, in full", "b", "b, in full"]);
    }

    #[test]
    fn texts_are_cut_padded_and_wrapped_by_columns() {
        assert_eq!(cut("żółw idzie", 5), "żółw…");
        assert_eq!(cut("żółw", 4), "żółw");
        assert_eq!(cut("żółw", 0), "");
        assert_eq!(pad("ab", 4), "ab  ");
        assert_eq!(pad_left("ab", 4), "  ab");
        assert_eq!(wrap("take two wood now", 8), ["take two", "wood now"]);
        assert_eq!(wrap("abcdefghij k", 4), ["abcd", "efgh", "ij k"]);
        assert_eq!(wrap("", 4), [""]);
    }
}
