//! What looks good among the things of a whole: each is judged by the best whole that begins with it in the canonical order, so
//! that who takes the best thing each time names the best whole.

use epoka_core::ArrayVec;

use crate::{
    action::Proceeds,
    effect::Stock,
    feed, materials,
    state::*,
    task::{Die6, Task},
    tribes, turns,
    worth::{Eye, FOCUS, IDEA, PLANNING, POINT},
};

/// A module is paid with what is missed least.
pub fn pay(eye: &Eye, with: Die6) -> i32 {
    let Some(&Task::PayDice { module, first, .. }) = eye.state.tasks.last() else { return 0 };
    let price = |with: Die6| match with {
        Die6::Die(_) => 0,
        Die6::Planning(_) => PLANNING,
        Die6::Focus => FOCUS,
    };
    let cost = |other: Die6| {
        let (ideas, _) = turns::ideas_for(eye.game, eye.state, eye.seat, module, [with, other]);
        price(with) + price(other) + IDEA * i32::from(ideas)
    };
    if let Some(first) = first {
        return -cost(first);
    }
    let fits = |other: &Die6| turns::is_pair(eye.game, eye.state, eye.seat, module, [with, *other]);
    let later = turns::sources().filter(|&other| other >= with && fits(&other));
    // What no later source goes with is named second.
    -later.map(cost).min().unwrap_or(100)
}

/// A die that is one of many of its value is rolled again.
pub fn add_die(eye: &Eye, value: u8) -> i32 {
    let worth = |value: usize| i32::from(eye.civ.dice[value - 1]) - 2;
    let later = usize::from(value) + 1..=6;
    worth(value.into()) + later.map(|value| worth(value).max(0)).sum::<i32>()
}

/// A card is kept with the best of those after it.
pub fn keep(eye: &Eye, card: Card) -> i32 {
    let Some(&Task::Keep { n, .. }) = eye.state.tasks.last() else { return 0 };
    let mut later: ArrayVec<i32, 8> = ArrayVec::new_const();
    for other in eye.state.drawn.iter().filter(|&other| other > card.index()) {
        // A draw has no more cards.
        let _ = later.try_push(eye.card(Card(other as u8)));
    }
    later.sort_unstable_by(|one, other| other.cmp(one));
    eye.card(card) + later.iter().take(usize::from(n).saturating_sub(1)).sum::<i32>()
}

/// A material is sold for money with the best one for points, or for points alone.
pub fn sell(eye: &Eye, material: Material, into: Proceeds) -> i32 {
    let mods = &eye.civ.mods;
    let for_points =
        |material: Material| POINT * i32::from(eye.game.data.trade.vp + mods.sell_vp) - eye.material(material);
    match into {
        Proceeds::Points => for_points(material),
        Proceeds::Money => {
            let gain = eye.marker(Stock::Money, materials::row(material) + mods.sell_money);
            let left = |other: Material| eye.civ.stored[other.index()] > u8::from(other == material);
            let others = (0..MATERIALS as u8).map(Material).filter(|&other| left(other));
            let points_open = !matches!(eye.state.tasks.last(), Some(Task::Sale { points: Some(_), .. }));
            let best = others.filter(|_| points_open).map(for_points).max().unwrap_or(0);
            gain - eye.material(material) + best.max(0)
        }
    }
}

/// Whom the food is for, when it does not do for all: the weak would die, the strong lie down, and of these who costs less comes
/// first. The chosen ones are named by their places, before the others.
pub fn feed(eye: &Eye, place: Place) -> i32 {
    let Eye { game, state, seat, civ, .. } = *eye;
    let Some(&Task::Feed { camps, total, .. }) = state.tasks.last() else { return 0 };
    let mut hungry: ArrayVec<(i32, Place, u8), 24> = ArrayVec::new_const();
    tribes::places(state, seat, |place, count| {
        let rank = 10 * i32::from(!place.weak) + i32::from(feed::price(game, state, seat, place));
        hungry.push((rank, place, count.saturating_sub(feed::fed(state, place))));
    });
    hungry.sort_unstable();
    let (mut food, mut credit) = (civ.has(Stock::Food), (camps, total));
    for &(_, other, count) in &hungry {
        for _ in 0..count {
            let (price, camps, total) = feed::bill(game, state, seat, other, credit);
            if price <= food {
                (food, credit) = (food - price, (camps, total));
                if other == place {
                    return 500
                        - i32::from(place.territory.0) * 8
                        - i32::from(place.spot as u8) * 2
                        - i32::from(place.weak);
                }
            }
        }
    }
    -1
}
