//! How the menu looks.

use epoka_games::Words;
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
};

use super::{Menu, Row};
use crate::{context::Context, kit, theme::mark, words};

impl Menu {
    /// Draws the menu in the middle of the screen.
    pub fn draw(&self, context: &Context, saves: usize, area: Rect, buf: &mut Buffer) {
        let theme = context.theme;
        let rows = self.rows();
        let sheet = kit::centred(area, 78, (rows.len() as u16 + 8).min(area.height));
        let inner = kit::sheet(buf, sheet, &context.say("menu-title"), theme);
        let label = 20;
        for (at, &row) in rows.iter().enumerate() {
            let chosen = row == self.row();
            let (name, value) = self.line(row, saves, context);
            let sign = if chosen { "▸ " } else { "  " };
            let mut spans = vec![Span::styled(sign, theme.action())];
            spans.push(Span::raw(kit::pad(&name, label)));
            spans.extend(value);
            // What is set stands apart from what is done.
            let gap = u16::from(at >= rows.len() - 4);
            kit::put(buf, inner, at as u16 + gap, &Line::from(spans));
            if chosen {
                buf.set_style(Rect { y: inner.y + at as u16 + gap, height: 1, ..inner }, theme.chosen());
            }
        }
        let mut help = kit::paragraph(&self.help(context), inner.width, theme.soft());
        if let Some(notice) = &context.notice {
            let style = if notice.wrong { theme.warn() } else { theme.calm() };
            help = kit::paragraph(&notice.text, inner.width, style);
        }
        let foot = kit::below(inner, (rows.len() as u16 + 2).min(inner.height.saturating_sub(3)));
        kit::put_all(buf, kit::above(foot, foot.height.saturating_sub(1)), &help);
        let keys = match self.row() {
            _ if self.editing => "menu-keys-editing",
            Row::Sitter(seat) if self.is_person(seat) => "menu-keys-text",
            Row::Seed => "menu-keys-seed",
            Row::Start | Row::Resume | Row::Quit => "menu-keys-go",
            Row::Game | Row::Players | Row::Sitter(_) | Row::Choice(_) | Row::Language => "menu-keys",
        };
        kit::put(buf, inner, inner.height.saturating_sub(1), &Line::styled(context.say(keys), theme.action()));
    }

    fn is_person(&self, seat: usize) -> bool {
        self.tables[self.table].sitters[seat].bot.is_none()
    }

    /// A line's name and what it is set to.
    fn line(&self, row: Row, saves: usize, context: &Context) -> (String, Vec<Span<'static>>) {
        let (lang, theme) = (context.lang, context.theme);
        let table = &self.tables[self.table];
        let turned = |text: String| vec![Span::styled(format!("‹ {text} ›"), theme.name())];
        match row {
            Row::Game => {
                let (least, most) = table.game.players();
                let range = words::of(lang).with("menu-range", [("least", least.into()), ("most", most.into())]);
                let mut value = turned(table.game.title().get(lang.code()).to_owned());
                value.push(Span::styled(format!("  {range}"), theme.soft()));
                (context.say("menu-game"), value)
            }
            Row::Players => (context.say("menu-players"), turned(table.players.to_string())),
            Row::Sitter(seat) => {
                let name = words::with(lang, "menu-seat", "n", seat as i64 + 1);
                let sitter = &table.sitters[seat];
                let mut value =
                    vec![Span::styled(format!("{} ", mark(seat)), theme.of_game(table.game.id()).seat(seat))];
                match sitter.bot {
                    None => {
                        value.extend(turned(context.say("menu-person")));
                        let cursor = if self.editing && row == self.row() { "▏" } else { "" };
                        value.push(Span::styled(format!("  {}{cursor}", sitter.name), theme.action()));
                    }
                    Some(level) => {
                        value.extend(turned(words::with(lang, "menu-bot", "level", words::level(lang, level))));
                    }
                }
                (name, value)
            }
            Row::Choice(at) => {
                let choice = &table.choices[at];
                let value = if table.possible(choice) > 1 {
                    turned(choice.value_name(&*table.game, lang))
                } else {
                    let text = words::with(lang, "menu-not-for", "n", table.players as i64);
                    vec![Span::styled(text, theme.soft())]
                };
                (choice.name(&*table.game, lang), value)
            }
            Row::Seed => {
                let cursor = if self.editing && row == self.row() { "▏" } else { "" };
                let value = if self.seed.is_empty() && cursor.is_empty() {
                    Span::styled(context.say("menu-random"), theme.soft())
                } else {
                    Span::styled(format!("{}{cursor}", self.seed), theme.action())
                };
                (context.say("menu-seed"), vec![value])
            }
            Row::Start => (context.say("menu-start"), Vec::new()),
            Row::Resume => {
                let count = words::with(lang, "menu-saves", "n", saves as i64);
                (context.say("menu-resume"), vec![Span::styled(count, theme.soft())])
            }
            Row::Language => (context.say("menu-language"), turned(context.say("this-language"))),
            Row::Quit => (context.say("menu-quit"), Vec::new()),
        }
    }

    /// What the chosen line is for.
    fn help(&self, context: &Context) -> String {
        let table = &self.tables[self.table];
        let general = Words::general(context.lang);
        match self.row() {
            Row::Game => {
                let share = (table.game.house_share() * 100.0).round();
                match share {
                    0.0 => general.plain("games-as-printed"),
                    share => general.with("games-house-share", [("share", share.into())]),
                }
            }
            Row::Choice(at) => table.choices[at].help(&*table.game, context.lang),
            Row::Players => context.say("menu-players-help"),
            Row::Sitter(seat) if self.is_person(seat) => context.say("menu-seat-help"),
            Row::Sitter(_) => context.say("menu-bot-help"),
            Row::Seed => context.say("menu-seed-help"),
            Row::Start | Row::Resume | Row::Language | Row::Quit => general.plain("notice"),
        }
    }
}
