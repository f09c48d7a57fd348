//! Colours: a quiet, warm, printed map. Paper, ink, and few colours that mean something.
//!
//! The values are those of the browser's design tokens. Terracotta ([`Theme::action`]) is a promise: it marks
//! what can be done now and nothing else. A seat has a colour and a shape, never the colour alone.

use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// All of them.
    True,
    /// The 256 of most terminals.
    Indexed,
    /// None: bold, underlined and reversed text say it all.
    None,
}

impl Depth {
    /// What the environment says of the terminal.
    pub fn of(environment: impl Fn(&str) -> Option<String>) -> Depth {
        let set = |name| environment(name).filter(|value: &String| !value.is_empty());
        if set("NO_COLOR").is_some() {
            return Depth::None;
        }
        match set("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => Depth::True,
            _ => Depth::Indexed,
        }
    }
}

/// Dark ink on paper, or light ink on dark paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// Light ink on dark paper.
    #[default]
    Dark,
    /// Dark ink on light paper.
    Light,
}

/// The styles everything is drawn with.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    /// Which paper.
    pub paper: Paper,
    depth: Depth,
    /// The seats' colours on dark and on light paper.
    seats: [(u32, u32); 4],
}

/// The seats' colours where a game has none of its own.
const SEATS: [(u32, u32); 4] =
    [(0x7f_a8e0, 0x2f_5d9b), (0xe2_7d77, 0xb2_3a35), (0xe0_b84a, 0x8f_6a0a), (0x83_bd8c, 0x3f_7d4a)];
/// Stone Age's pieces: red, blue, green, yellow.
const TRIBES: [(u32, u32); 4] = [SEATS[1], SEATS[0], SEATS[3], SEATS[2]];
/// Age of Civilization's pieces: black, brown, yellow, white. On dark paper black is a cool grey, on light paper white is one.
const NATIONS: [(u32, u32); 4] =
    [(0x7f_8790, 0x1f_1b18), (0xb0_774a, 0x6b_4423), (0xf0_cf5a, 0x8f_6a0a), (0xfa_f6ee, 0x7b_7f85)];

impl Theme {
    /// The theme for a terminal.
    pub fn new(paper: Paper, depth: Depth) -> Theme {
        Theme { paper, depth, seats: SEATS }
    }

    /// The same theme with the colours of a game's pieces.
    #[must_use]
    pub fn of_game(self, game: &str) -> Theme {
        let seats = match game {
            "stone-age" => TRIBES,
            "age-of-civilization" => NATIONS,
            _ => SEATS,
        };
        Theme { seats, ..self }
    }

    /// The same colours on the other paper.
    #[must_use]
    pub fn turned(self) -> Theme {
        let paper = match self.paper {
            Paper::Dark => Paper::Light,
            Paper::Light => Paper::Dark,
        };
        Theme { paper, ..self }
    }

    /// The desk and the ink on it.
    pub fn base(self) -> Style {
        self.fill(0x1d_1a17, 0xf4_ede0).patch(self.ink(0xef_e6d8, 0x2b_2622))
    }

    /// What lies on the desk: pop-overs.
    pub fn raised(self) -> Style {
        self.fill(0x28_241f, 0xfb_f7ef).patch(self.ink(0xef_e6d8, 0x2b_2622))
    }

    /// What explains, and what is less important.
    pub fn soft(self) -> Style {
        self.ink(0xab_9e8c, 0x6b_6157)
    }

    /// Hairlines.
    pub fn line(self) -> Style {
        let style = self.ink(0x6a_5f51, 0xcf_c3b0);
        if self.depth == Depth::None { style.add_modifier(Modifier::DIM) } else { style }
    }

    /// Names of things.
    pub fn name(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What can be done now.
    pub fn action(self) -> Style {
        self.ink(0xe5_8a5c, 0xb4_552d)
    }

    /// The choice that Enter would take.
    pub fn chosen(self) -> Style {
        let style = self.fill(0x4a_2f22, 0xf0_d5c4).add_modifier(Modifier::BOLD);
        if self.depth == Depth::None { style.add_modifier(Modifier::REVERSED) } else { style }
    }

    /// Confirmations, and what is new.
    pub fn calm(self) -> Style {
        self.ink(0x6f_b3a6, 0x2f_6b62)
    }

    /// What goes wrong.
    pub fn warn(self) -> Style {
        self.ink(0xe2_725b, 0xa3_341f)
    }

    /// Points and coins.
    pub fn gold(self) -> Style {
        self.ink(0xe0_b352, 0x9a_6f14)
    }

    /// Wood, brick, stone, gold, food, science, culture, strength: a colour each.
    pub fn good(self, good: &str) -> Style {
        match good {
            "wood" => self.ink(0xb9_8557, 0x8a_5a33),
            "brick" => self.ink(0xd2_7d5d, 0xb5_583a),
            "stone" => self.ink(0xa9_a9a2, 0x6f_6f69),
            "gold" => self.ink(0xe6_bd55, 0x9a_6f14),
            "food" => self.ink(0xa5_c266, 0x5f_7a2a),
            "science" => self.ink(0x7a_a9dc, 0x3a_6ea5),
            "culture" => self.ink(0xc4_8ab8, 0x8a_4f7d),
            "strength" => self.ink(0xdd_7a67, 0xa8_402f),
            _ => Style::new(),
        }
    }

    /// A seat's colour.
    pub fn seat(self, seat: usize) -> Style {
        let (dark, light) = self.seats[seat.min(3)];
        self.ink(dark, light)
    }

    fn ink(self, dark: u32, light: u32) -> Style {
        self.color(dark, light).map_or(Style::new(), |color| Style::new().fg(color))
    }

    fn fill(self, dark: u32, light: u32) -> Style {
        self.color(dark, light).map_or(Style::new(), |color| Style::new().bg(color))
    }

    fn color(self, dark: u32, light: u32) -> Option<Color> {
        let value = match self.paper {
            Paper::Dark => dark,
            Paper::Light => light,
        };
        let [_, red, green, blue] = value.to_be_bytes();
        match self.depth {
            Depth::True => Some(Color::Rgb(red, green, blue)),
            Depth::Indexed => Some(Color::Indexed(nearest(red, green, blue))),
            Depth::None => None,
        }
    }
}

/// A seat's shape.
pub fn mark(seat: usize) -> &'static str {
    ["●", "◆", "▲", "■"][seat.min(3)]
}

/// The nearest of the 256 colours: one of the cube of 216 or of the 24 greys.
fn nearest(red: u8, green: u8, blue: u8) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let step = |value: u8| (0..6).min_by_key(|&at: &usize| STEPS[at].abs_diff(value)).unwrap_or_default();
    let grey = |at: u8| 8 + 10 * at;
    let away = |[r, g, b]: [u8; 3]| {
        let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        square(r, red) + square(g, green) + square(b, blue)
    };
    let cube = [red, green, blue].map(step);
    let shade = (0..24).min_by_key(|&at| away([grey(at); 3])).unwrap_or_default();
    if away([grey(shade); 3]) < away(cube.map(|at| STEPS[at])) {
        232 + shade
    } else {
        (16 + 36 * cube[0] + 6 * cube[1] + cube[2]) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_gets_the_colours_it_can_show() {
        let of = |variables: &[(&str, &str)]| {
            Depth::of(|name| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
        };
        assert_eq!(of(&[]), Depth::Indexed);
        assert_eq!(of(&[("COLORTERM", "truecolor")]), Depth::True);
        assert_eq!(of(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), Depth::None);
    }

    #[test]
    fn the_nearest_colour_is_found_in_the_cube_and_among_the_greys() {
        assert_eq!(nearest(0, 0, 0), 16);
        assert_eq!(nearest(255, 255, 255), 231);
        assert_eq!(nearest(0x1d, 0x1a, 0x17), 234);
        assert_eq!(nearest(0xe5, 0x8a, 0x5c), 173);
    }
}
