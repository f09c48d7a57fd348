//! The continent: tiles in any place and orientation, and what touches what. CVL-10, CVL-11, CVL-25.

use crate::{
    data::{Data, TileData},
    effect::Stretch,
    rules::*,
    state::{Placement, TERRITORIES, TerritorySet},
};

/// Columns and rows of the frame.
pub const WIDTH: u8 = 5;
/// Rows of the frame.
pub const HEIGHT: u8 = 3;

/// One way to fill the frame: where the single tile lies, and the dominoes with whether they lie across.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tiling {
    /// The cell of the single tile.
    pub single: (u8, u8),
    /// The upper-left cells of the dominoes, and whether they lie across.
    pub dominoes: [(u8, u8, bool); 7],
}

/// Every way to fill the frame with one single tile and seven dominoes.
pub fn tilings() -> Vec<Tiling> {
    let mut found = Vec::new();
    for cell in 0..WIDTH * HEIGHT {
        let single = (cell % WIDTH, cell / WIDTH);
        let mut tiling = Tiling { single, dominoes: [(0, 0, false); 7] };
        fill(1 << cell, 0, &mut tiling, &mut found);
    }
    found
}

fn fill(filled: u16, placed: usize, tiling: &mut Tiling, found: &mut Vec<Tiling>) {
    if placed == 7 {
        found.push(*tiling);
        return;
    }
    let cell = filled.trailing_ones() as u8;
    let (x, y) = (cell % WIDTH, cell / WIDTH);
    for (across, other, inside) in [(true, cell + 1, x + 1 < WIDTH), (false, cell + WIDTH, y + 1 < HEIGHT)] {
        if inside && filled & (1 << other) == 0 {
            tiling.dominoes[placed] = (x, y, across);
            fill(filled | 1 << cell | 1 << other, placed + 1, tiling, found);
        }
    }
}

/// The two sides of every edge between cells.
struct Edges<'a>([[Option<Border<'a>>; 2]; EDGES]);

/// A border on an edge, and whether it is read from the other end.
type Border<'a> = (&'a [Stretch], bool);

/// Edges between rows, then edges between columns.
const ACROSS: usize = WIDTH as usize * (HEIGHT as usize + 1);
const EDGES: usize = ACROSS + (WIDTH as usize + 1) * HEIGHT as usize;

/// A side of a cell.
#[derive(Clone, Copy)]
enum Side {
    North,
    East,
    South,
    West,
}

impl<'a> Edges<'a> {
    /// Puts the border of a tile on a side of a cell; `rev` reads it from the other end.
    fn put(&mut self, (x, y): (u8, u8), side: Side, stretches: &'a [Stretch], rev: bool) {
        let (x, y, width) = (usize::from(x), usize::from(y), usize::from(WIDTH));
        let (edge, at) = match side {
            Side::North => (y * width + x, 1),
            Side::South => ((y + 1) * width + x, 0),
            Side::West => (ACROSS + y * (width + 1) + x, 1),
            Side::East => (ACROSS + y * (width + 1) + x + 1, 0),
        };
        self.0[edge][at] = Some((stretches, rev));
    }

    /// CVL-10: the borders of a tile as it lies.
    fn lay(&mut self, tile: &'a TileData, Placement { x, y, turns }: Placement) {
        use Side::*;
        if tile.cells == 1 {
            for (side, stretches) in [(North, &tile.n), (East, &tile.e[0]), (South, &tile.s), (West, &tile.w[0])] {
                self.put((x, y), side, stretches, false);
            }
            return;
        }
        // CVL-10a: the borders turn with the tile.
        let turns = if CVL_10A.in_force() { turns } else { turns % 2 };
        let (upper, lower) = cells(Placement { x, y, turns });
        let (n, w, e, s, rev_n, rev_sides) = match turns {
            0 => (North, West, East, South, false, false),
            1 => (East, North, South, West, false, true),
            2 => (South, East, West, North, true, true),
            _ => (West, South, North, East, true, false),
        };
        self.put(upper, n, &tile.n, rev_n);
        self.put(lower, s, &tile.s, rev_n);
        for (cell, half) in [(upper, 0), (lower, 1)] {
            self.put(cell, w, &tile.w[half], rev_sides);
            self.put(cell, e, &tile.e[half], rev_sides);
        }
    }
}

/// The cells of a domino's upper and lower half.
fn cells(Placement { x, y, turns }: Placement) -> ((u8, u8), (u8, u8)) {
    match turns {
        0 => ((x, y), (x, y + 1)),
        1 => ((x + 1, y), (x, y)),
        2 => ((x, y + 1), (x, y)),
        _ => ((x, y), (x + 1, y)),
    }
}

/// Whether the tiles fill the frame: each cell has one.
pub fn fills(data: &Data, tiles: &[Placement; 8]) -> bool {
    let mut filled = 0u16;
    let mut put = |x: u8, y: u8| {
        let bit = if x < WIDTH && y < HEIGHT { 1 << (y * WIDTH + x) } else { 0 };
        let is_new = bit != 0 && filled & bit == 0;
        filled |= bit;
        is_new
    };
    data.tiles.iter().zip(tiles).all(|(tile, &placement)| {
        if placement.x >= WIDTH || placement.y >= HEIGHT || placement.turns > 3 {
            return false;
        }
        if tile.cells == 1 {
            return put(placement.x, placement.y);
        }
        let (upper, lower) = cells(placement);
        put(upper.0, upper.1) && put(lower.0, lower.1)
    })
}

/// Which territories touch which, and which slots they touch.
pub fn touching(data: &Data, tiles: &[Placement; 8]) -> ([TerritorySet; TERRITORIES], [u32; TERRITORIES]) {
    let mut adjacent = [TerritorySet::default(); TERRITORIES];
    let mut touches = [0; TERRITORIES];
    let mut edges = Edges([[None; 2]; EDGES]);
    for (tile, &placement) in data.tiles.iter().zip(tiles) {
        edges.lay(tile, placement);
        for (notch, point) in notches(tile, placement).into_iter().enumerate().filter(|(_, point)| *point < 24) {
            for (territory, slots) in touches.iter_mut().enumerate() {
                let beside = tile.notches[notch] & 1 << territory != 0 && CVL_11.in_force();
                *slots |= u32::from(beside) << point;
            }
        }
    }
    for &[one, other] in &data.borders {
        adjacent[one.index()].insert(other);
        adjacent[other.index()].insert(one);
    }
    for sides in &edges.0 {
        let [Some((one, rev_one)), Some((other, rev_other))] = sides else { continue };
        for a in *one {
            for b in *other {
                let ((a_from, a_to), (b_from, b_to)) = (span(*a, *rev_one), span(*b, *rev_other));
                // CVL-10: a common point is enough.
                // CVL-Q28: the stretches are final, without any tolerance.
                let gap = if CVL_Q28.in_force() { 0 } else { 5 };
                if a_from <= b_to + gap && b_from <= a_to + gap && CVL_10.in_force() {
                    adjacent[a.territory.index()].insert(b.territory);
                    adjacent[b.territory.index()].insert(a.territory);
                }
            }
        }
    }
    (adjacent, touches)
}

fn span(stretch: Stretch, rev: bool) -> (u8, u8) {
    if rev { (100 - stretch.to, 100 - stretch.from) } else { (stretch.from, stretch.to) }
}

/// CVL-11: the grid points of the notches NW, NE, WM, EM, SW, SE.
fn notches(tile: &TileData, Placement { x, y, turns }: Placement) -> [u8; 6] {
    let point = |dx: u8, dy: u8| (y + dy) * (WIDTH + 1) + x + dx;
    if tile.cells == 1 {
        return [point(0, 0), point(1, 0), u8::MAX, u8::MAX, point(0, 1), point(1, 1)];
    }
    let at = match turns {
        0 => [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)],
        1 => [(2, 0), (2, 1), (1, 0), (1, 1), (0, 0), (0, 1)],
        2 => [(1, 2), (0, 2), (1, 1), (0, 1), (1, 0), (0, 0)],
        _ => [(0, 1), (0, 0), (1, 1), (1, 0), (2, 1), (2, 0)],
    };
    at.map(|(dx, dy)| point(dx, dy))
}
