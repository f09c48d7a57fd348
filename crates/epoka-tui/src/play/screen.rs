//! How the table screen looks.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
};

use super::{Play, Sheet, Thought};
use crate::{
    chronicle::Chronicle,
    context::Context,
    details, kit,
    session::Waiting,
    table::{Page, Scene},
    theme::mark,
    words,
};

/// The smallest screen one can play on.
pub const LEAST_COLUMNS: u16 = 80;
/// The smallest screen one can play on.
pub const LEAST_ROWS: u16 = 24;

/// How long a page can be.
const LONG_PAGE: u16 = 90;

/// From this size on the log stands beside the table.
const WIDE: (u16, u16) = (118, 36);

const SPINNER: [&str; 8] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧"];

/// The keys of the bottom line, the most important first: a message says what each does.
const KEYS: [(&str, &str); 10] = [
    ("u", "key-undo"),
    ("Tab", "key-page"),
    ("w", "key-why"),
    ("r", "key-rules"),
    ("c", "key-cards"),
    ("h", "key-help"),
    ("q", "key-quit"),
    ("l", "key-log"),
    ("H", "key-hint"),
    ("Enter", "key-play"),
];

impl Play {
    /// Draws the table and what lies over it.
    pub fn draw(&self, context: &Context, area: Rect, buf: &mut Buffer) {
        let scene = self.scene(context);
        if let Waiting::Curtain(seat) = self.session.waiting {
            self.curtain(context, seat.index(), area, buf);
        } else {
            self.table(context, &scene, area, buf);
        }
        let sheet = kit::centred(area, (area.width - 4).min(116), (area.height - 2).min(36));
        match &self.sheet {
            None => {}
            Some(Sheet::Help) => help(context, area, buf),
            Some(Sheet::Log) => {
                let inner = kit::sheet(buf, sheet, &context.say("log-title"), context.theme);
                self.log(context, inner, buf);
            }
            Some(Sheet::Lookup(lookup)) => lookup.draw(context, sheet, buf),
            Some(Sheet::Leave) => ask(context, "leave-title", "leave-text", "leave-keys", area, buf),
            Some(Sheet::Concede(_)) => ask(context, "concede-title", "concede-text", "concede-keys", area, buf),
            Some(Sheet::Result(outcome)) => outcome.draw(&self.session, &scene, context, sheet, buf),
        }
    }

    fn table(&self, context: &Context, scene: &Scene, area: Rect, buf: &mut Buffer) {
        self.bar(scene, kit::above(area, 1), buf);
        let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
        self.foot(context, foot, buf);
        let body = Rect { y: area.y + 1, height: area.height - 2, ..area };
        if area.width >= WIDE.0 && area.height >= WIDE.1 {
            self.wide(context, scene, body, buf);
        } else {
            self.narrow(context, scene, body, buf);
        }
    }

    /// The table with the log beside it, the decision below.
    fn wide(&self, context: &Context, scene: &Scene, area: Rect, buf: &mut Buffer) {
        let below = 11;
        let upper = kit::above(area, area.height - below);
        let (left, right) = kit::columns(upper, area.width - (area.width * 28 / 100).clamp(34, 48), 2);
        self.table_part(scene, left, buf);
        let inner = kit::panel(buf, right, &context.say("log-title"), context.theme);
        self.log(context, inner, buf);
        let lower = kit::below(area, area.height - below);
        let lower = self.question(context, lower, buf);
        let (left, right) = kit::columns(lower, lower.width / 2, 2);
        self.offers.draw(left, buf, context.theme);
        kit::put_all(buf, right, &self.consequence(scene, right.width));
    }

    /// The table above, the decision and the log side by side below.
    fn narrow(&self, context: &Context, scene: &Scene, area: Rect, buf: &mut Buffer) {
        let rows = self.drawing().board_rows(scene).min(area.height.saturating_sub(7)).max(area.height / 2);
        let rows = if self.page == 0 { rows } else { rows.max(area.height - 9) };
        self.table_part(scene, kit::above(area, rows), buf);
        let lower = self.question(context, kit::below(area, rows), buf);
        let (left, right) = kit::columns(lower, lower.width * 58 / 100, 1);
        self.offers.draw(left, buf, context.theme);
        for row in 0..right.height {
            buf.set_string(right.x, right.y + row, "│", context.theme.line());
        }
        let right = Rect { x: right.x + 2, width: right.width.saturating_sub(2), ..right };
        let about = self.consequence(scene, right.width);
        let about_rows = (about.len() as u16).min(right.height.saturating_sub(3));
        self.log(context, kit::above(right, right.height - about_rows), buf);
        kit::put_all(buf, kit::below(right, right.height - about_rows), &about);
    }

    /// The whole table if there is room, else the page the player has turned to.
    fn table_part(&self, scene: &Scene, area: Rect, buf: &mut Buffer) {
        let (columns, rows) = self.drawing().whole(scene);
        if area.width >= columns && area.height >= rows {
            self.drawing().draw(scene, Page::Whole, area, buf);
        } else if self.page == 0 {
            self.drawing().draw(scene, Page::Part(0), area, buf);
        } else {
            self.page_part(scene, area, buf);
        }
    }

    /// A page of a small screen. It is drawn as long as it wants to be, and as much of it shown as there is room for.
    fn page_part(&self, scene: &Scene, area: Rect, buf: &mut Buffer) {
        let mut long = Buffer::empty(Rect { x: 0, y: 0, width: area.width, height: LONG_PAGE });
        long.set_style(long.area, scene.theme.base());
        self.drawing().draw(scene, Page::Part(self.page), long.area, &mut long);
        let row = |y: u16| (0..area.width).map(move |x| (x, y));
        let is_empty = |y: u16| row(y).all(|at| long[at].symbol() == " ");
        let rows = (0..LONG_PAGE).rev().find(|&y| !is_empty(y)).map_or(0, |last| last + 1);
        let shown = area.height - 1;
        // Space goes on by what is shown, and from the end back to the beginning.
        let screens = rows.div_ceil(shown).max(1);
        let top = (self.scrolled % screens) * shown;
        let mut title = kit::capital(&scene.say(self.drawing().pages()[self.page]));
        if screens > 1 {
            let variables = [("at", (self.scrolled % screens + 1).into()), ("of", screens.into())];
            title = format!("{title} · {}", words::of(scene.lang).with("page-more", variables));
        }
        let inner = kit::panel(buf, area, &title, scene.theme);
        for y in top..rows.min(top + shown) {
            row(y).for_each(|(x, y)| buf[(inner.x + x, inner.y + y - top)] = long[(x, y)].clone());
        }
    }

    /// The game, how far it is, and whose eyes the screen has.
    fn bar(&self, scene: &Scene, area: Rect, buf: &mut Buffer) {
        let theme = scene.theme;
        let eyes = match scene.own {
            Some(seat) => format!(" {} {} ", mark(seat), scene.seat(seat)),
            None => format!(" {} ", scene.say("watching")),
        };
        let style = scene.own.map_or(theme.soft(), |seat| theme.seat(seat));
        let x = area.right().saturating_sub(kit::width(&eyes));
        buf.set_string(x, area.y, eyes, style.patch(theme.name()));
        let title = scene.game.title().get(scene.lang.code()).to_owned();
        let status = Span::styled(format!(" · {}", self.drawing().status(scene)), theme.soft());
        let line = Line::from(vec![Span::styled(format!(" {title}"), theme.name()), status]);
        kit::put(buf, Rect { width: x.saturating_sub(area.x + 1), ..area }, 0, &line);
    }

    /// What is asked, who thinks, or what just went wrong; answers the area below.
    fn question(&self, context: &Context, area: Rect, buf: &mut Buffer) -> Rect {
        let theme = context.theme;
        let names = self.session.names();
        let spinner = SPINNER[context.ticks % SPINNER.len()];
        let line = match (&context.notice, self.session.waiting) {
            (Some(notice), _) => {
                let style = if notice.wrong { theme.warn() } else { theme.calm() };
                Line::styled(notice.text.clone(), style)
            }
            (None, _) if self.thinking == Some(Thought::Hint) => {
                Line::styled(format!("{spinner} {}", context.say("hint-thinking")), theme.soft())
            }
            (None, Waiting::Bot(seat)) => {
                let text = words::with(context.lang, "thinking", "name", names[seat.index()].as_str());
                Line::styled(format!("{spinner} {text}"), theme.soft())
            }
            (None, Waiting::Person(_)) => {
                let ask = self.session.ask().unwrap_or_default();
                let ask = self.session.game.words(context.lang).ask(ask);
                let filter =
                    if self.offers.filtering { format!("  / {}▏", self.offers.filter()) } else { String::new() };
                Line::from(vec![
                    Span::styled(ask, theme.action().patch(theme.name())),
                    Span::styled(filter, theme.calm()),
                ])
            }
            (None, Waiting::Curtain(_)) => Line::default(),
            (None, Waiting::Nothing) => Line::styled(context.say("over"), theme.calm()),
        };
        kit::panel_with(buf, area, &line, theme)
    }

    /// What the chosen action is about and what it leads to.
    fn consequence(&self, scene: &Scene, columns: u16) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        if let (Some(after), Some(seat)) = (&self.seen.after, scene.own) {
            let changes = details::changes(scene, after, seat);
            lines.extend(in_lines(changes, columns));
        }
        let meant = self.seen.things.iter().filter_map(|id| scene.components.find(id));
        lines.extend(meant.flat_map(|component| details::lines(&details::paragraphs(scene, component), columns)));
        lines
    }

    fn log(&self, context: &Context, area: Rect, buf: &mut Buffer) {
        let since = context.say("log-since");
        let mut chronicle = Chronicle {
            told: self.session.told(),
            names: self.session.names(),
            read: self.session.read(),
            since: &since,
            back: 0,
            theme: context.theme,
        };
        if self.back > 0 {
            chronicle.back = self.back.min(chronicle.most_back(area.width, area.height));
        }
        chronicle.draw(area, buf);
    }

    /// The keys, as many as fit.
    fn foot(&self, context: &Context, area: Rect, buf: &mut Buffer) {
        let mut spans = vec![Span::raw(" ")];
        let mut used = 1;
        for (key, message) in KEYS.into_iter().filter(|(key, _)| *key != "u" || self.seen.can_undo) {
            let word = match message {
                "key-page" => context.say(self.drawing().pages()[(self.page + 1) % self.drawing().pages().len()]),
                message => context.say(message),
            };
            let wide = kit::width(key) + kit::width(&word) + 3;
            if used + wide > area.width {
                break;
            }
            used += wide;
            spans.push(Span::styled(key, context.theme.name()));
            spans.push(Span::styled(format!(" {word}  "), context.theme.soft()));
        }
        kit::put(buf, area, 0, &Line::from(spans));
    }

    /// Nothing but whose turn it is: the keyboard changes hands.
    fn curtain(&self, context: &Context, seat: usize, area: Rect, buf: &mut Buffer) {
        let name = &self.session.names()[seat];
        let title = format!("{} {}", mark(seat), words::with(context.lang, "curtain-title", "name", name.as_str()));
        let text = words::with(context.lang, "curtain-text", "name", name.as_str());
        let lines = [
            Line::styled(title, context.theme.seat(seat).patch(context.theme.name())),
            Line::default(),
            Line::from(text),
            Line::default(),
            Line::styled(context.say("curtain-keys"), context.theme.action()),
        ];
        let inner = kit::sheet(buf, kit::centred(area, 64, 9), "", context.theme);
        kit::put_all(buf, kit::below(inner, 1), &lines);
        if let Some(notice) = &context.notice {
            let style = if notice.wrong { context.theme.warn() } else { context.theme.calm() };
            kit::put(buf, area, area.height - 1, &Line::styled(format!(" {}", notice.text), style));
        }
    }
}

/// Groups of spans one after the other, as many in a line as fit.
fn in_lines(groups: Vec<Vec<Span<'static>>>, columns: u16) -> Vec<Line<'static>> {
    let mut lines: Vec<Line> = Vec::new();
    for group in groups {
        let group = Line::from(group);
        match lines.last_mut() {
            Some(line) if line.width() + 3 + group.width() <= usize::from(columns) => {
                line.push_span(" · ");
                line.spans.extend(group.spans);
            }
            _ => lines.push(group),
        }
    }
    lines
}

/// A question with a few keys for an answer.
fn ask(context: &Context, title: &str, text: &str, keys: &str, area: Rect, buf: &mut Buffer) {
    let width = 60;
    let mut lines = kit::paragraph(&context.say(text), width - 4, context.theme.base());
    lines.push(Line::default());
    lines.push(Line::styled(context.say(keys), context.theme.action()));
    let inner = kit::sheet(buf, kit::centred(area, width, lines.len() as u16 + 2), &context.say(title), context.theme);
    kit::put_all(buf, inner, &lines);
}

/// All keys.
fn help(context: &Context, area: Rect, buf: &mut Buffer) {
    const HELP: [(&str, &str); 18] = [
        ("↑ ↓", "help-walk"),
        ("← →", "help-amount"),
        ("1 2 3 …", "help-digits"),
        ("Enter", "help-play"),
        ("/", "help-filter"),
        ("Tab", "help-page"),
        (" ", "help-scroll"),
        ("u", "help-undo"),
        ("U", "help-reset"),
        ("H", "help-hint"),
        ("w", "help-why"),
        ("r ?", "help-rules"),
        ("c", "help-cards"),
        ("l PgUp PgDn", "help-log"),
        ("s", "help-save"),
        ("L", "help-language"),
        ("T", "help-theme"),
        ("q Ctrl-C", "help-quit"),
    ];
    let inner = kit::sheet(buf, kit::centred(area, 74, 22), &context.say("help-title"), context.theme);
    let space = context.say("key-space");
    for (row, (key, message)) in HELP.iter().enumerate() {
        let line = Line::from(vec![
            Span::styled(
                kit::pad(if *key == " " { &space } else { key }, 13),
                context.theme.action().patch(context.theme.name()),
            ),
            Span::raw(context.say(message)),
        ]);
        kit::put(buf, inner, row as u16, &line);
    }
    kit::put(buf, inner, 19, &Line::styled(context.say("help-signs"), context.theme.soft()));
}
