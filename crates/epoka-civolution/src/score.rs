//! Scoring: CVL-180 to CVL-190.

use epoka_core::{Log, Seat};

use crate::{
    Civolution,
    action::Event,
    effect::{Ability, Category, Stock},
    markers,
    rules::*,
    state::*,
    vici,
};

/// CVL-180: the units of a category.
pub fn units(game: &Civolution, state: &State, seat: Seat, category: Category) -> u8 {
    let civ = &state.civs[seat];
    if !CVL_180.in_force() {
        return 0;
    }
    if let Some(units) = vici::table::units(state, category).filter(|_| vici::is(state, seat)) {
        return units;
    }
    match category {
        Category::Technology
        | Category::Prestige
        | Category::Knowledge
        | Category::Construction
        | Category::Culture => civ.tracks[category as usize],
        Category::Evolution => civ.traits.iter().sum(),
        Category::Prosperity => diamonds(game, civ),
        Category::Population => civ.tribes(),
        Category::Expansion => civ.presence().len(),
    }
}

/// CVL-181: active diamonds.
pub fn diamonds(game: &Civolution, civ: &Civ) -> u8 {
    let data = &game.data.diamonds;
    let food = (civ.has(Stock::Food) / data.food_each).min(data.food_most);
    let money = (civ.has(Stock::Money) / data.money_each).min(data.money_most);
    let settlements = civ.settlements.iter().zip(&game.data.settlements);
    let settlements: u8 = settlements.filter(|(at, _)| at.is_some()).map(|(_, (_, diamonds))| diamonds).sum();
    let mut storage = 0;
    for terrain in civ.stored.chunks_exact(3) {
        for (row, diamonds) in data.storage.iter().enumerate() {
            let both = terrain[row] > 0 && terrain[row + 1] > 0;
            storage += if both || !CVL_181.in_force() { *diamonds } else { 0 };
        }
    }
    food + money + settlements + storage
}

/// CVL-185, CVL-186: the final scoring.
pub fn last(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    let scored = i16::from(log.cite(CVL_185));
    log.cite(CVL_180);
    log.cite(CVL_181);
    log.cite(if game.vici.is_some() { CVL_219 } else { CVL_190 });
    for tile in state.final_tiles.iter() {
        log.use_component(game.data.names.first(ScoringTile::KIND) + tile.index());
    }
    for seat in Seat::all(game.players) {
        let mut points = 0;
        for tile in (0..9).map(ScoringTile) {
            let data = &game.data.scoring[tile.index()];
            let each = if state.final_tiles.contains(&tile) { data.covered } else { data.printed };
            points += i16::from(units(game, state, seat, data.category)) * i16::from(each);
        }
        markers::score(state, seat, points * scored, Line::Final, log);
        let points = matrix(game, &state.civs[seat], log);
        markers::score(state, seat, points, Line::Matrix, log);
    }
}

/// CVL-185, CVL-186: rows and column bonuses of a matrix.
fn matrix(game: &Civolution, civ: &Civ, log: &mut Log<Event>) -> i16 {
    let mut points = 0;
    for placed in civ.items.iter() {
        let row = usize::from(placed.row);
        let active = match row {
            0..=3 => true,
            4 | 5 => civ.rows[row - 4],
            // CVL-145: above the fifth row nothing scores.
            _ => !log.cite(CVL_145),
        };
        if active {
            points += i16::from(game.data.matrix.row_vp[row.min(5) - 1]);
        }
        if let Item::Card { card } = placed.item
            && let Ability::ColumnBonus { n } = game.data.cards[card.index()].ability
            && log.cite(CVL_186)
        {
            log.use_component(game.data.names.first(Card::KIND) + card.index());
            let items = civ.items.iter().filter(|other| other.column == placed.column).count();
            points += i16::from(n) * items as i16;
        }
    }
    points
}
