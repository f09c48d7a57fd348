//! The end: who came where, where the points come from, and how the scores went.

use epoka_core::Standing;
use epoka_games::Told;
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};

use crate::{
    context::Context,
    kit,
    session::Session,
    table::{self, Scene},
    theme::mark,
    words,
};

/// How a match ended.
pub struct Outcome {
    standings: Vec<Standing>,
    /// The scores at times spread evenly over the match, by seat.
    course: Vec<Vec<i32>>,
}

/// At how many times the scores are looked up.
const TIMES: usize = 32;

impl Outcome {
    /// How the match of a session ended.
    pub fn of(session: &Session) -> Outcome {
        let played = session.played();
        let steps = played.step();
        let mut course = vec![Vec::new(); played.players().into()];
        for time in 1..=TIMES {
            let scores = match played.fork(steps * time / TIMES) {
                Ok(then) if time < TIMES => then.scores(),
                _ => played.scores(),
            };
            course.iter_mut().zip(scores).for_each(|(seat, score)| seat.push(score));
        }
        Outcome { standings: session.standings().unwrap_or_default(), course }
    }

    /// Draws the sheet.
    pub fn draw(&self, session: &Session, scene: &Scene, context: &Context, area: Rect, buf: &mut Buffer) {
        let columns = area.width.min(92);
        let mut lines = vec![Line::styled(self.winners(scene), scene.theme.name()), Line::default()];
        lines.extend(self.breakdown(scene, columns - 4));
        lines.push(Line::default());
        lines.extend(self.plots(scene));
        let last = session.played().step().saturating_sub(1);
        let told = session.told();
        let verdicts = table::of(scene.game.id()).verdicts();
        let is_verdict = |told: &&Told| told.event["type"].as_str().is_some_and(|word| verdicts.contains(&word));
        let endings = told.iter().filter(|told| told.step >= last).filter(is_verdict);
        lines.extend(endings.map(|told| Line::styled(told.text.clone(), scene.theme.calm())));
        let sheet = kit::centred(area, columns, lines.len() as u16 + 5);
        let inner = kit::sheet(buf, sheet, &scene.say("result-title"), context.theme);
        kit::put_all(buf, kit::above(inner, inner.height.saturating_sub(2)), &lines);
        let keys = scene.say("result-keys");
        kit::put(buf, inner, inner.height.saturating_sub(1), &Line::styled(keys, scene.theme.action()));
        if let Some(notice) = &context.notice {
            let style = if notice.wrong { scene.theme.warn() } else { scene.theme.calm() };
            kit::put(buf, inner, inner.height.saturating_sub(2), &Line::styled(notice.text.clone(), style));
        }
    }

    fn winners(&self, scene: &Scene) -> String {
        let first = self.standings.iter().filter(|standing| standing.place == 1);
        let names: Vec<String> = first.map(|standing| scene.seat(standing.seat.index()).to_owned()).collect();
        let score = self.standings.first().map_or(0, |standing| standing.score);
        match (names.as_slice(), self.standings.len()) {
            ([], 1) => scene.count("result-alone-lost", score.into()),
            (_, 1) => scene.count("result-alone", score.into()),
            ([winner], _) => {
                let variables = [("name", winner.as_str().into()), ("n", score.into())];
                words::of(scene.lang).with("result-winner", variables)
            }
            (_, _) => words::with(scene.lang, "result-shared", "names", scene.words().list(&names)),
        }
    }

    /// A line per source of points, a column per seat, best first.
    fn breakdown(&self, scene: &Scene, width: u16) -> Vec<Line<'static>> {
        let seats = self.standings.len().max(1) as u16;
        let sources: Vec<&str> = self
            .standings
            .first()
            .map_or(Vec::new(), |standing| standing.breakdown.iter().map(|points| points.source).collect());
        let titles: Vec<String> = sources.iter().map(|source| scene.words().source(source)).collect();
        let label = titles.iter().map(|title| kit::width(title)).max().unwrap_or_default().max(12) + 2;
        let column = (width.saturating_sub(label) / seats).min(16);
        let row = |title: &str, cells: Vec<(String, Style)>, style: Style| {
            let mut spans = vec![Span::styled(kit::pad(title, label), style)];
            spans.extend(cells.into_iter().map(|(text, style)| Span::styled(kit::pad_left(&text, column), style)));
            Line::from(spans)
        };
        let name = |standing: &Standing| {
            let seat = standing.seat.index();
            (
                kit::cut(&format!("{}. {} {}", standing.place, mark(seat), scene.seat(seat)), column - 1),
                scene.theme.seat(seat),
            )
        };
        let mut lines = vec![row("", self.standings.iter().map(name).collect(), Style::new())];
        for (at, title) in titles.iter().enumerate() {
            let points = |standing: &Standing| standing.breakdown.get(at).map_or(0, |points| points.points);
            if self.standings.iter().all(|standing| points(standing) == 0) {
                continue;
            }
            let cell = |standing: &Standing| match points(standing) {
                0 => ("·".to_owned(), scene.theme.soft()),
                points => (points.to_string(), Style::new()),
            };
            lines.push(row(title, self.standings.iter().map(cell).collect(), scene.theme.soft()));
        }
        let bold = scene.theme.gold().patch(scene.theme.name());
        let totals = self.standings.iter().map(|standing| (standing.score.to_string(), bold));
        lines.push(row(&scene.say("result-total"), totals.collect(), scene.theme.name()));
        lines
    }

    /// The scores over time, a row of small bars per seat.
    fn plots(&self, scene: &Scene) -> Vec<Line<'static>> {
        const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
        // The points of the final scoring would make all before them look flat: they are told, not drawn.
        let before = |seat: usize| self.course[seat].split_last().map_or(&[][..], |(_, before)| before);
        let most = (0..self.course.len()).flat_map(before).copied().max().unwrap_or_default().max(1);
        let bar = |score: &i32| BARS[((*score).clamp(0, most) * 7 / most) as usize];
        let longest = self.standings.iter().map(|standing| kit::width(scene.seat(standing.seat.index()))).max();
        let line = |standing: &Standing| {
            let seat = standing.seat.index();
            let bars: String = before(seat).iter().map(bar).collect();
            let last = before(seat).last().copied().unwrap_or_default();
            let name = kit::pad(scene.seat(seat), longest.unwrap_or_default());
            Line::styled(format!("{} {name} {bars} {last} → {}", mark(seat), standing.score), scene.theme.seat(seat))
        };
        let mut lines = vec![Line::styled(scene.say("result-course"), scene.theme.soft())];
        lines.extend(self.standings.iter().map(line));
        lines
    }
}
