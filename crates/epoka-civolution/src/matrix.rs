//! The matrix of a console: CVL-101, CVL-104, CVL-144, CVL-145.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{Civolution, action::Event, effect::Ability, rules::*, state::*, task::Task};

/// CVL-104: whether a kind may enter a column: its own, or one that belongs to nothing while it has none.
pub fn check_column(civ: &Civ, kind: Kind, column: u8) -> Result<(), Illegal> {
    refuse(CVL_A2, civ.items.len() >= ITEMS - 1)?;
    refuse(CVL_104, usize::from(column) >= COLUMNS)?;
    let own = civ.columns.iter().position(|&of| of == Some(kind));
    match own {
        Some(own) => refuse(CVL_104, own != usize::from(column)),
        None => refuse(CVL_104, civ.columns[usize::from(column)].is_some()),
    }
}

/// CVL-101: whether an income chip can lie there: not above a single goal chip.
pub fn check_income(civ: &Civ, column: u8) -> Result<(), Illegal> {
    refuse(CVL_A2, civ.items.len() >= ITEMS - 1)?;
    refuse(CVL_101, usize::from(column) >= COLUMNS)?;
    let goals = civ.columns[usize::from(column)] == Some(Kind::Goals);
    refuse(CVL_101, goals && civ.halves[0] != civ.halves[1])
}

/// Puts something on the lowest free row of a column.
pub fn insert(game: &Civolution, state: &mut State, seat: Seat, item: Item, column: u8, log: &mut Log<Event>) {
    log.cite(CVL_104);
    let civ = &mut state.civs[seat];
    let row = civ.heights[usize::from(column)];
    let kind = match item {
        Item::Card { card } => Some(game.data.cards[card.index()].deck.into()),
        Item::Attribute { .. } => Some(Kind::Attributes),
        Item::Goal { .. } | Item::Income { .. } | Item::Start { .. } => None,
    };
    if kind.is_some() {
        civ.columns[usize::from(column)] = kind;
    }
    if civ.columns[usize::from(column)] == Some(Kind::Goals) {
        civ.halves = [row + 1; 2];
    }
    civ.heights[usize::from(column)] += 1;
    lay(game, state, seat, Placed { item, column, row }, log);
}

/// CVL-140: a goal chip lies in half a cell.
pub fn insert_goal(game: &Civolution, state: &mut State, seat: Seat, goal: Goal, at: (u8, u8), log: &mut Log<Event>) {
    log.cite(CVL_140);
    let (column, row) = at;
    let civ = &mut state.civs[seat];
    if civ.columns[usize::from(column)].is_none() {
        civ.columns[usize::from(column)] = Some(Kind::Goals);
        civ.halves = [civ.heights[usize::from(column)]; 2];
    }
    let half = usize::from(civ.halves[0] != row);
    civ.halves[half] += 1;
    civ.heights[usize::from(column)] = civ.halves[0].min(civ.halves[1]);
    lay(game, state, seat, Placed { item: Item::Goal { goal }, column, row }, log);
}

/// CVL-140: whether a goal chip can lie there.
pub fn check_half(civ: &Civ, column: u8, row: u8) -> Result<(), Illegal> {
    check_column(civ, Kind::Goals, column)?;
    let right = if civ.columns[usize::from(column)].is_some() {
        civ.halves.contains(&row)
    } else {
        civ.heights[usize::from(column)] == row
    };
    refuse(CVL_140, !right)
}

fn lay(game: &Civolution, state: &mut State, seat: Seat, placed: Placed, log: &mut Log<Event>) {
    let civ = &mut state.civs[seat];
    civ.items.push(placed);
    let Placed { item, column, row } = placed;
    log.tell(Event::Installed { seat, item, column, row });
    able(game, civ, item);
}

/// The ability of an item is in force.
fn able(game: &Civolution, civ: &mut Civ, item: Item) {
    let holder = match item {
        Item::Card { card } => card.index(),
        Item::Attribute { attribute } => CARDS + attribute.index(),
        Item::Goal { .. } | Item::Income { .. } | Item::Start { .. } => return,
    };
    civ.able.insert(holder);
    if let Ability::Changes(number) = *game.data.ability(holder) {
        civ.mods.add(&game.data.mods[usize::from(number)]);
    }
}

/// The abilities that follow from the items.
pub fn rebuild(game: &Civolution, civ: &mut Civ) {
    civ.able = Holders::default();
    civ.mods = game.data.base;
    for at in 0..civ.items.len() {
        able(game, civ, civ.items[at].item);
    }
}

/// CVL-144: rows that have become full give their bonus, once.
pub fn check_full(game: &Civolution, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let civ = &mut state.civs[seat];
    let starts = &game.data.matrix.column_start;
    for (at, row) in [(0, 1u8), (1, 2)] {
        let full = (0..COLUMNS).filter(|&column| starts[column] <= row).all(|column| {
            let goals = civ.columns[column] == Some(Kind::Goals);
            // CVL-Q14: a goal cell is full with two chips.
            let both =
                if CVL_Q14.in_force() { civ.halves[0].min(civ.halves[1]) } else { civ.halves[0].max(civ.halves[1]) };
            if goals { both > row } else { civ.heights[column] > row }
        });
        if full && !civ.full[at] && log.cite(CVL_144) {
            log.cite(CVL_Q14);
            civ.full[at] = true;
            let task = if at == 0 { Task::GainIncome { seat } } else { Task::FlipRow { seat } };
            state.open.tasks.push(Task::Attributes { seat });
            state.open.tasks.push(task);
            return check_full(game, state, seat, log);
        }
    }
}

/// How many cards and chips a column has.
pub fn items_in(civ: &Civ, column: u8) -> u8 {
    civ.items.iter().filter(|placed| placed.column == column).count() as u8
}
