//! The continent: five columns and three rows of cells, and in each the territories of the tile that lies there.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};
use serde_json::Value;

use super::super::{Scene, list, number, word};
use crate::{kit, theme::mark};

/// Lines of a cell.
const LINES: u16 = 3;
/// How many lines the continent takes.
pub const ROWS: u16 = LINES * 3;
/// Columns of cells.
const COLUMNS: u16 = 5;

/// The shapes of weak tribes: those of the seats, empty.
const WEAK: [&str; 4] = ["○", "◇", "△", "□"];

/// The storage rows of materials found.
const TOKENS: [&str; 3] = ["¹", "²", "³"];

/// Draws the continent.
pub fn draw(scene: &Scene, area: Rect, buf: &mut Buffer) {
    let open = &scene.view["open"];
    let wide = area.width / COLUMNS;
    let ids: Vec<&str> = territories(scene);
    for (tile, placed) in list(&open["tiles"]).iter().enumerate() {
        let letter = char::from(b'a' + tile as u8);
        let own: Vec<usize> = (0..ids.len()).filter(|&at| ids[at].starts_with(letter)).collect();
        let (first, second) = cells(placed, own.len() > 1);
        for (line, &at) in own.iter().enumerate() {
            // Two of them in the first half, one in the second.
            let (cell, line) = if line < 2 { (first, line) } else { (second, 0) };
            let place = Rect { x: area.x + cell.0 * wide, y: area.y + cell.1 * LINES, width: wide - 1, height: LINES };
            kit::put(buf, place.intersection(area), line as u16, &territory(scene, at, ids[at], wide - 1));
        }
        if own.len() > 1 {
            joint(scene, (first, second), wide, area, buf);
        }
    }
}

/// The ids of the territories, in the order of the view.
pub fn territories<'a>(scene: &'a Scene) -> Vec<&'a str> {
    let all = scene.components.all().iter().filter(|component| component.kind == "territory");
    all.map(|component| component.id.as_str()).collect()
}

/// The cells of a tile's first and second half.
fn cells(placed: &Value, domino: bool) -> ((u16, u16), (u16, u16)) {
    let (x, y) = (number(&placed["x"]) as u16, number(&placed["y"]) as u16);
    match number(&placed["turns"]) {
        _ if !domino => ((x, y), (x, y)),
        0 => ((x, y), (x, y + 1)),
        1 => ((x + 1, y), (x, y)),
        2 => ((x, y + 1), (x, y)),
        _ => ((x, y), (x + 1, y)),
    }
}

/// A sign between the two halves of a tile.
fn joint(scene: &Scene, (first, second): ((u16, u16), (u16, u16)), wide: u16, area: Rect, buf: &mut Buffer) {
    let (x, y) = (first.0.min(second.0), first.1.min(second.1));
    let (column, row, sign) = if first.0 == second.0 {
        (x * wide, y * LINES + LINES - 1, "╎".to_owned())
    } else {
        (x * wide + wide / 2, y * LINES + LINES - 1, "╌".repeat(usize::from(wide)))
    };
    let place = Rect { x: area.x + column, y: area.y + row, width: wide, height: 1 };
    kit::put(buf, place.intersection(area), 0, &Line::styled(sign, scene.theme.line()));
}

/// A territory: its name in the colour of its terrain, and who lives there.
fn territory(scene: &Scene, at: usize, id: &str, width: u16) -> Line<'static> {
    let mut signs = signs(scene, at, id);
    let taken = Line::from(signs.clone()).width() as u16;
    let terrain = scene.components.of_kind("territory", id).map_or("", |component| word(&component.data["terrain"]));
    let (sign, style) = if scene.is_meant(id) {
        ("▸", scene.theme.action().patch(scene.theme.name()))
    } else {
        ("", terrain_style(scene, terrain))
    };
    let name = format!("{sign}{}", scene.words().name("territory", id));
    let room = width.saturating_sub(taken + u16::from(taken > 0));
    let mut spans = vec![Span::styled(kit::cut(&name, room), style)];
    if taken > 0 {
        spans.push(Span::raw(" "));
    }
    spans.append(&mut signs);
    Line::from(spans)
}

/// Tribes by seat, strong and weak, then the farm, the material token and the hunting token.
fn signs(scene: &Scene, at: usize, id: &str) -> Vec<Span<'static>> {
    let open = &scene.view["open"];
    let land = &open["lands"][at];
    let mut spans = Vec::new();
    for seat in 0..list(&scene.view["scores"]).len() {
        for (weak, shape) in [(0, mark(seat)), (1, WEAK[seat.min(3)])] {
            let fire = &land["fire"];
            let at_fire = number(&fire["seat"]) == seat as i64 && fire["weak"].as_bool() == Some(weak == 1);
            let folk = &land["folk"][seat];
            let crew: i64 = list(&open["civs"][seat]["boats"])
                .iter()
                .filter(|boat| word(&boat["at"]) == id)
                .map(|boat| number(&boat["crew"][weak]))
                .sum();
            let tribes = number(&folk["camp"][weak]) + number(&folk["wild"][weak]) + crew + i64::from(at_fire);
            match tribes {
                0 => {}
                1 => spans.push(Span::styled(shape, scene.theme.seat(seat))),
                many => spans.push(Span::styled(format!("{shape}{many}"), scene.theme.seat(seat))),
            }
        }
    }
    if let Some(seat) = land["farm"].as_u64() {
        spans.push(Span::styled("≡", scene.theme.seat(seat as usize)));
    }
    let token = number(&land["token"]) as usize;
    spans.extend(
        token.checked_sub(1).and_then(|row| TOKENS.get(row)).map(|sign| Span::styled(*sign, scene.theme.soft())),
    );
    if list(&open["hunted"]).iter().any(|hunted| word(hunted) == id) {
        spans.push(Span::styled("×", scene.theme.soft()));
    }
    spans
}

/// The colour of a terrain.
pub fn terrain_style(scene: &Scene, terrain: &str) -> Style {
    scene.theme.good(match terrain {
        "forest" | "grassland" => "food",
        "hills" => "wood",
        "swamp" => "culture",
        "mountains" => "stone",
        "desert" => "gold",
        _ => "science",
    })
}
