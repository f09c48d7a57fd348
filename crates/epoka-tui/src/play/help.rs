//! The help: all keys, then what the signs on the table mean.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
};

use crate::{context::Context, kit, table::Drawing, words};

/// How many pages it has.
pub const PAGES: usize = 2;

const KEYS: [(&str, &str); 21] = [
    ("↑ ↓", "help-walk"),
    ("← →", "help-amount"),
    ("1 2 3 …", "help-digits"),
    ("Enter", "help-play"),
    ("p", "help-suggest"),
    ("Esc", "help-empty"),
    ("i", "help-about"),
    ("/", "help-filter"),
    ("Tab", "help-page"),
    (" ", "help-scroll"),
    ("u", "help-undo"),
    ("U", "help-reset"),
    ("H", "help-hint"),
    ("w", "help-why"),
    ("r", "help-rules"),
    ("c", "help-cards"),
    ("l PgUp PgDn", "help-log"),
    ("s", "help-save"),
    ("f", "help-result"),
    ("L T", "help-look"),
    ("q Ctrl-C", "help-quit"),
];

/// Signs that stand on every table.
const SIGNS: [&str; 6] =
    ["legend-meant", "legend-turn", "legend-seats", "legend-amount", "legend-count", "legend-house"];

/// Draws a page of it.
pub fn draw(page: usize, drawing: &dyn Drawing, context: &Context, area: Rect, buf: &mut Buffer) {
    let title = context.say(if page == 0 { "help-title" } else { "legend-title" });
    let inner = kit::sheet(buf, kit::centred(area, 80, 24), &title, context.theme);
    let lines = if page == 0 { keys(context) } else { signs(drawing, context) };
    kit::put_all(buf, kit::above(inner, inner.height - 1), &lines);
    let turn = if page == 0 { "help-turn" } else { "legend-turn-back" };
    kit::put(buf, inner, inner.height - 1, &Line::styled(context.say(turn), context.theme.action()));
}

fn keys(context: &Context) -> Vec<Line<'static>> {
    let space = context.say("key-space");
    let line =
        |(key, message): &(&str, &str)| line(if *key == " " { &space } else { key }, &context.say(message), context);
    KEYS.iter().map(line).collect()
}

fn signs(drawing: &dyn Drawing, context: &Context) -> Vec<Line<'static>> {
    let words = words::of(context.lang);
    let sign =
        |message: &&str| line(&words.attribute(message, "sign").unwrap_or_default(), &words.plain(message), context);
    SIGNS.iter().chain(drawing.legend()).map(sign).collect()
}

fn line(sign: &str, text: &str, context: &Context) -> Line<'static> {
    let style = context.theme.action().patch(context.theme.name());
    Line::from(vec![Span::styled(kit::pad(sign, 13), style), Span::raw(text.to_owned())])
}
