//! How the table screen looks.

use epoka_core::Class;
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
};
use serde_json::Value;

use super::{Play, Sheet, Thought, help};
use crate::{
    chronicle::Chronicle,
    context::Context,
    details, kit,
    session::Waiting,
    table::{Page, Scene},
    theme::{Theme, mark},
    words,
};

/// The smallest screen one can play on.
pub const LEAST_COLUMNS: u16 = 80;
/// The smallest screen one can play on.
pub const LEAST_ROWS: u16 = 24;

/// How long a page can be.
const LONG_PAGE: u16 = 240;

/// From this size on the log stands beside the table.
const WIDE: (u16, u16) = (118, 36);

const SPINNER: [&str; 8] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧"];

/// The keys of the bottom line: a message says what each does. Those of the first list are always there.
const KEYS: [(&str, &str); 8] = [
    ("Tab", "key-page"),
    ("w", "key-why"),
    ("/", "key-find"),
    ("H", "key-hint"),
    ("l", "key-log"),
    ("u", "key-undo"),
    ("?", "key-help"),
    ("q", "key-quit"),
];
const MORE_KEYS: [(&str, &str); 4] =
    [("i", "key-about"), ("r", "key-rules"), ("c", "key-cards"), ("Enter", "key-play")];
/// The same where several things are put together.
const BASKET_KEYS: [(&str, &str); 6] = [
    ("← →", "key-count"),
    ("Enter", "key-confirm"),
    ("p", "key-suggest"),
    ("Esc", "key-empty"),
    ("?", "key-help"),
    ("q", "key-quit"),
];
const MORE_BASKET_KEYS: [(&str, &str); 9] = [
    ("u", "key-undo"),
    ("i", "key-about"),
    ("Tab", "key-page"),
    ("w", "key-why"),
    ("/", "key-find"),
    ("H", "key-hint"),
    ("l", "key-log"),
    ("r", "key-rules"),
    ("c", "key-cards"),
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
        let (columns, rows) = if area.width < WIDE.0 { (area.width, area.height) } else { (116, area.height - 2) };
        let sheet = kit::centred(area, columns, rows.min(36));
        match &self.sheet {
            None => {}
            Some(Sheet::Help(page)) => help::draw(*page, self.drawing(), context, area, buf),
            Some(Sheet::Alarm(text)) => alarm(context, text, area, buf),
            Some(Sheet::Detail(scrolled)) => self.detail(context, &scene, *scrolled, sheet, buf),
            Some(Sheet::Log) => {
                let inner = kit::sheet(buf, sheet, &context.say("log-title"), context.theme);
                self.log(context, inner, buf);
            }
            Some(Sheet::Lookup(lookup)) => lookup.draw(context, sheet, buf),
            Some(Sheet::Leave) => {
                let text = match (self.unsaved, self.is_over()) {
                    (true, _) => "leave-unsaved",
                    (false, true) => "leave-over",
                    (false, false) => "leave-text",
                };
                ask(context, "leave-title", text, "leave-keys", area, buf);
            }
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
        let lower = self.question(context, scene, lower, buf);
        let (left, right) = kit::columns(lower, lower.width / 2, 2);
        self.offers.draw(left, buf, &context.say("lookup-nothing"), context.theme);
        put_with_more(buf, right, &self.consequence(scene, left.width, right.width), context.theme);
    }

    /// The table above, the decision and the log side by side below.
    fn narrow(&self, context: &Context, scene: &Scene, area: Rect, buf: &mut Buffer) {
        let rows = self.drawing().board_rows(scene).min(area.height.saturating_sub(7)).max(area.height / 2);
        let rows = if self.page == 0 { rows } else { rows.max(area.height - 9) };
        self.table_part(scene, kit::above(area, rows), buf);
        let lower = self.question(context, scene, kit::below(area, rows), buf);
        let (left, right) = kit::columns(lower, lower.width * 58 / 100, 1);
        self.offers.draw(left, buf, &context.say("lookup-nothing"), context.theme);
        for row in 0..right.height {
            buf.set_string(right.x, right.y + row, "│", context.theme.line());
        }
        let right = Rect { x: right.x + 2, width: right.width.saturating_sub(2), ..right };
        let about = self.consequence(scene, left.width, right.width);
        let about_rows = (about.len() as u16).min(right.height.saturating_sub(2));
        let log_rows = right.height - about_rows;
        // A line between what happened and what would happen.
        let line_rows = u16::from(about_rows > 0 && log_rows > 1);
        self.log(context, kit::above(right, log_rows - line_rows), buf);
        if line_rows > 0 {
            buf.set_string(right.x, right.y + log_rows - 1, "─".repeat(right.width.into()), context.theme.line());
        }
        put_with_more(buf, kit::below(right, log_rows), &about, context.theme);
    }

    /// The table, all of it if there is room; or the page the player has turned to.
    fn table_part(&self, scene: &Scene, area: Rect, buf: &mut Buffer) {
        let (columns, rows) = self.drawing().whole(scene);
        if self.page > 0 {
            self.page_part(scene, area, buf);
        } else if area.width >= columns && area.height >= rows {
            self.drawing().draw(scene, Page::Whole, area, buf);
        } else {
            self.drawing().draw(scene, Page::Part(0), area, buf);
        }
    }

    /// A page. It is drawn as long as it wants to be, and as much of it shown as there is room for.
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

    /// What is asked, who thinks, or what just went wrong, and a warning beside it; answers the area below.
    fn question(&self, context: &Context, scene: &Scene, area: Rect, buf: &mut Buffer) -> Rect {
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
                let ask = self.asked(scene);
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
        let taken = line.width() as u16 + 2;
        let inner = kit::panel_with(buf, area, &line, theme);
        // What passes gives way to a warning that stays.
        if let Some(alert) = self.drawing().alert(scene).map(|alert| format!(" ⚠ {alert} "))
            && (taken + kit::width(&alert) <= area.width || context.notice.is_some())
        {
            let left = Rect { width: area.width.saturating_sub(kit::width(&alert) + 1), height: 1, ..area };
            kit::put(buf, left, 0, &line);
            buf.set_string(area.right() - kit::width(&alert), area.y, alert, theme.warn().patch(theme.name()));
        }
        inner
    }

    /// The question, after what is in the basket.
    pub(super) fn asked(&self, scene: &Scene) -> String {
        let basket = self.seen.basket.as_ref().map(|basket| &basket.filled);
        if basket.is_some_and(|filled| filled.ended) {
            return scene.say("basket-complete");
        }
        let view = basket.map_or(scene.view, |filled| &filled.view);
        let ask = self.session.ask().unwrap_or_default();
        let offers: Vec<_> = self.offers.actions().collect();
        let better = self.drawing().question(&Scene { view, ..*scene }, ask, &offers);
        better.unwrap_or_else(|| scene.words().ask(ask))
    }

    /// What the chosen line or the basket is about and what it leads to, for its player and for the others. What the list has no
    /// room for comes first.
    fn consequence(&self, scene: &Scene, list: u16, columns: u16) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let action = self.offers.chosen().map(|offer| &offer.action);
        // The field that names a thing says of which kind it is: an action and its card have the same id.
        let kind =
            |id: &str| action?.as_object()?.iter().find(|(_, value)| *value == id).map(|(field, _)| field.as_str());
        let component = |id: &str| {
            let of_kind = kind(id).and_then(|kind| scene.components.of_kind(kind, id));
            of_kind.or_else(|| scene.components.find(id))
        };
        let components: Vec<_> = self.seen.things.iter().filter_map(|id| component(id)).collect();
        if let Some(text) = self.offers.too_long_for(list, components.is_empty()) {
            lines.extend(kit::paragraph(&text, columns, scene.theme.action()));
        }
        lines.extend(self.offers.chosen().iter().flat_map(|chosen| self.basket_lines(scene, chosen, columns)));
        let about = action.and_then(|action| self.drawing().about(scene, action));
        lines.extend(about.iter().flat_map(|text| kit::paragraph(text, columns, scene.theme.base())));
        // Whoever gives up has nothing left: that is no news.
        let gives_up = self.offers.chosen().is_some_and(|offer| offer.class == Class::Concede);
        if let (Some(alone), Some(after), Some(action)) = (&self.seen.alone, &self.seen.after, action)
            && !gives_up
        {
            let warning = self.drawing().warning(scene, action, after).map(|message| scene.say(message));
            lines.extend(warning.iter().flat_map(|text| kit::paragraph(text, columns, scene.theme.warn())));
            lines.extend(changes(scene, scene.view, alone, columns));
            // Where something hidden comes to light the table is shown as it is: nobody knows what follows.
            let then = if after == scene.view { Vec::new() } else { changes(scene, alone, after, columns) };
            if !then.is_empty() {
                lines.push(Line::styled(scene.say("then"), scene.theme.soft()));
                lines.extend(then);
            }
        }
        lines.extend(self.suggested(scene, columns));
        lines.extend(self.why_closed(scene, columns));
        let about = |component| details::lines(&details::paragraphs(scene, component), columns);
        lines.extend(components.into_iter().flat_map(about));
        lines
    }

    /// All about the chosen line on a sheet of its own.
    fn detail(&self, context: &Context, scene: &Scene, scrolled: u16, area: Rect, buf: &mut Buffer) {
        let width = area.width.min(90);
        let lines = self.consequence(scene, 0, width - 4);
        let area = kit::centred(area, width, (lines.len() as u16 + 4).min(area.height));
        let inner = kit::sheet(buf, area, &context.say("detail-title"), context.theme);
        let text = kit::above(inner, inner.height - 1);
        let top = usize::from(scrolled).min(lines.len().saturating_sub(text.height.into()));
        kit::put_all(buf, text, &lines[top..]);
        let is_all = lines.len() <= usize::from(text.height);
        let keys = context.say(if is_all { "detail-keys" } else { "detail-scroll" });
        kit::put(buf, inner, inner.height - 1, &Line::styled(keys, context.theme.action()));
    }

    fn log(&self, context: &Context, area: Rect, buf: &mut Buffer) {
        let since = context.say("log-since");
        let mut chronicle = Chronicle {
            told: self.session.told(),
            names: self.session.names(),
            read: self.session.read(),
            since: &since,
            back: 0,
            theme: context.theme.of_game(self.session.game.id()),
        };
        if self.back > 0 {
            chronicle.back = self.back.min(chronicle.most_back(area.width, area.height));
        }
        chronicle.draw(area, buf);
    }

    /// The keys, as many as fit. The next page is named where there is room for it.
    fn foot(&self, context: &Context, area: Rect, buf: &mut Buffer) {
        let pages = self.drawing().pages();
        let has_some = self.seen.basket.as_ref().is_some_and(|basket| !basket.is_empty());
        let (first, more) = match &self.seen.basket {
            Some(_) => (&BASKET_KEYS[..], &MORE_BASKET_KEYS[..]),
            None => (&KEYS[..], &MORE_KEYS[..]),
        };
        let is_open = |(key, _): &&(&str, &str)| match *key {
            "u" => self.seen.can_undo || has_some,
            "Esc" => has_some,
            "i" => self.offers.chosen().is_some(),
            "Tab" => pages.len() > 1,
            "/" | "H" | "Enter" => matches!(self.session.waiting, Waiting::Person(_)),
            _ => true,
        };
        let always = first.iter().filter(is_open).map(|(key, message)| (*key, context.say(message)));
        let mut keys: Vec<(&str, String)> = always.collect();
        let wide = |keys: &[(&str, String)]| -> u16 {
            keys.iter().map(|(key, word)| kit::width(key) + kit::width(word) + 3).sum::<u16>().saturating_sub(1)
        };
        let next = context.say(pages[(self.page + 1) % pages.len()]);
        let mut named = keys.clone();
        named.iter_mut().filter(|(key, _)| *key == "Tab").for_each(|(_, word)| word.clone_from(&next));
        if wide(&named) <= area.width {
            keys = named;
        }
        for (key, message) in more.iter().filter(is_open) {
            keys.push((key, context.say(message)));
            if wide(&keys) > area.width {
                keys.pop();
            }
        }
        let mut spans = vec![Span::raw(" ")];
        for (key, word) in keys {
            spans.push(Span::styled(key, context.theme.name()));
            spans.push(Span::styled(format!(" {word}  "), context.theme.soft()));
        }
        buf.set_line(area.x, area.y, &Line::from(spans), area.width);
    }

    /// Nothing but whose turn it is: the keyboard changes hands.
    fn curtain(&self, context: &Context, seat: usize, area: Rect, buf: &mut Buffer) {
        let name = &self.session.names()[seat];
        let title = format!("{} {}", mark(seat), words::with(context.lang, "curtain-title", "name", name.as_str()));
        let text = words::with(context.lang, "curtain-text", "name", name.as_str());
        let lines = [
            Line::styled(title, context.theme.of_game(self.session.game.id()).seat(seat).patch(context.theme.name())),
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

/// Lines from the top of an area, and a sign if there are more: all of them are under `i`.
fn put_with_more(buf: &mut Buffer, area: Rect, lines: &[Line], theme: Theme) {
    kit::put_all(buf, area, lines);
    if lines.len() > usize::from(area.height) && area.height > 0 && area.width > 4 {
        buf.set_string(area.right() - 4, area.bottom() - 1, " i ⋯", theme.action());
    }
}

/// What changes for everybody from one table to another, the own seat first and the others by name.
fn changes(scene: &Scene, before: &Value, after: &Value, columns: u16) -> Vec<Line<'static>> {
    let others = (0..scene.names.len()).filter(|seat| Some(*seat) != scene.own);
    let of_seat = |seat: usize| {
        let mut changes = details::changes(scene, before, after, seat);
        if let Some(first) = changes.first_mut()
            && Some(seat) != scene.own
        {
            let name = format!("{} {}: ", mark(seat), scene.seat(seat));
            first.insert(0, Span::styled(name, scene.theme.seat(seat)));
        }
        in_lines(changes, columns)
    };
    scene.own.into_iter().chain(others).flat_map(of_seat).collect()
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

/// Something nobody may miss.
fn alarm(context: &Context, text: &str, area: Rect, buf: &mut Buffer) {
    let width = 60;
    let mut lines = kit::paragraph(text, width - 4, context.theme.warn().patch(context.theme.name()));
    lines.push(Line::default());
    lines.push(Line::styled(context.say("alarm-keys"), context.theme.action()));
    let sheet = kit::centred(area, width, lines.len() as u16 + 2);
    let inner = kit::sheet(buf, sheet, &context.say("alarm-title"), context.theme);
    kit::put_all(buf, inner, &lines);
}
