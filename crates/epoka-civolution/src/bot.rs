//! What looks good at first sight: for greedy play and playouts. Only what the seat may know counts.
//!
//! Instincts are tenths of a point (see [`crate::worth`]); to let something go by is worth nothing.

use epoka_core::{Seat, Tuning};
use strum::VariantArray;

use crate::{
    Civolution,
    action::{Action, Camp},
    effect::{Ability, Asks, Category, Deck, Stock, Terrain, Trait, When},
    materials, naming,
    raw::Choice,
    state::*,
    task::{Gain, Task},
    test::{self, steps},
    worth::{Eye, FOCUS, IDEA, PLANNING, POINT},
};

/// How a search plays it: some turns ahead, then by the outlook.
pub const TUNING: Tuning =
    Tuning { iterations: [6, 60, 1000], horizon: 8, exploration: 0.7, lead: 20.0, temperature: 12.0, noise: 8 };

/// How good an action looks: larger is better.
pub fn instinct(game: &Civolution, state: &State, seat: Seat, action: &Action) -> i32 {
    let eye = Eye::new(game, state, seat);
    let civ = eye.civ;
    match *action {
        Action::KeepCard { card } => eye.card(card),
        Action::Keep { card } => naming::keep(&eye, card),
        Action::KeepMarkers { markers } => start_markers(&eye, markers),
        Action::TakeStart { chip } => {
            let data = &game.data.starts[chip.index()];
            4 * eye.rough(data.chip.does) + eye.upgrade(data.module)
        }
        Action::TakeGoal { goal } => take_goal(&eye, goal),
        Action::GoalSpace { space } => -i32::from(space),
        Action::Material { material } => eye.material(material),
        Action::Activate { module } => activate(&eye, module) - cheapest(civ, game.data.modules[module.index()].dice),
        Action::Pay { with } => naming::pay(&eye, with),
        Action::Reset => reset(&eye),
        Action::AddDie { value } => naming::add_die(&eye, value),
        Action::Roll | Action::Skip | Action::Done => 0,
        Action::Marker { stock } => eye.marker(stock, 1),
        Action::Option { number } => option(&eye, number),
        Action::Ability { .. } => 1,
        Action::Planning { value } => PLANNING - i32::from(civ.dice[usize::from(value) - 1]),
        Action::Trait { of } => eye.of_trait(of),
        Action::MoveTrait { from, to } => eye.of_trait(to) - eye.of_trait(from) - 2,
        Action::Track { track } => eye.step(track),
        Action::Produce { territory } | Action::Site { territory } => produce(&eye, territory),
        Action::Transport { material, .. } => eye.material(material) - 3,
        Action::Move { from, to } => eye.arrival(to) - leave(&eye, from) - 3,
        Action::Step { to } => eye.arrival(to) - 4,
        Action::Settle { camp } => match state.tasks.last() {
            Some(&Task::Walk { at, .. }) => camp_worth(&eye, at, camp) + if civ.here[at.index()] == 0 { 20 } else { 0 },
            Some(_) | None => 0,
        },
        Action::Procreate { territory, camp } => eye.birth() + camp_worth(&eye, territory, camp),
        Action::Strengthen { spot, .. } => 12 - 2 * i32::from(spot == Spot::Wild),
        Action::Hunt { territory } => 2 + eye.hunt(territory),
        Action::Seek { terrain } => (0..3).map(|row| eye.material(Material(terrain as u8 * 3 + row))).sum::<i32>() / 3,
        Action::UseRoll { value } => use_roll(&eye, value),
        Action::Ideas => 6,
        Action::Reroll => 9,
        Action::Explore { territory } => 20 * materials::unexplored(state, territory).count_ones() as i32,
        Action::ExploreSlot { slot } => {
            let near = civ.presence().iter().any(|at| state.touches[at.index()] & 1 << slot != 0);
            20 + 3 * i32::from(near)
        }
        Action::Farm { .. } | Action::Boat { .. } | Action::Monument { .. } | Action::Settlement { .. } => {
            eye.project(action).unwrap_or(0)
        }
        Action::Board { from } => {
            let alone = civ.here[from.territory.index()] == 1;
            if alone { 1 } else { eye.unit(Category::Expansion) - 2 }
        }
        Action::Spare { material } => eye.material(material),
        Action::Sell { material, into } => naming::sell(&eye, material, into),
        Action::Buy { material } => eye.material(material) - 2 * eye.marker(Stock::Money, 1) - 4,
        Action::TakeCard { deck, face_up } => take_card(&eye, deck, face_up),
        Action::DrawFrom { deck } => {
            let first = deck as usize * DECK;
            -(state.hands[seat].iter().filter(|&card| card / DECK == first / DECK).count() as i32)
        }
        Action::Install { card } => eye.install_card(card),
        Action::Column { column } => column_worth(&eye, column),
        Action::Row { row } => match state.tasks.last() {
            Some(&Task::CardRow { card, .. }) => -eye.slots(card, row),
            Some(_) | None => 0,
        },
        Action::Ignore { slot } => ignore(&eye, slot),
        Action::InstallGoal { goal } => eye.goal(goal),
        Action::Half { row, .. } => eye.row(row) + if row == 3 { 12 } else { 0 },
        Action::TakeIncome { income } => 5 + eye.chip(Item::Income { income }) * (1 + eye.left),
        Action::Perform { item } => civ.items.get(usize::from(item)).map_or(0, |placed| eye.chip(placed.item)),
        Action::Attribute { attribute } => eye.attribute(attribute),
        Action::Upgrade { module } => eye.upgrade(module),
        Action::FlipRow { row } => eye.flip(row),
        Action::Die { of } => eye.die(of),
        Action::TakeDie { .. } => 1,
        Action::GiveDie { value } => {
            if value == 0 {
                1
            } else {
                i32::from(civ.dice[usize::from(value) - 1])
            }
        }
        Action::WeakTribe { territory, fire } => {
            let points = if fire { game.data.territories[territory.index()].fire_vp } else { 0 };
            eye.unit(Category::Population) + POINT * i32::from(points)
        }
        Action::Activity { card } => eye.activity(card),
        Action::Return { material } => -eye.material(material),
        Action::Feed { place } => naming::feed(&eye, place),
        Action::FeedAll => 1000,
        Action::Rescue | Action::RescueTribe { .. } => 30 - eye.favor(),
        Action::LoseTribe { place } | Action::LayDown { place } => lose(&eye, place),
        Action::ReturnFarm { territory } => -i32::from(civ.here[territory.index()]),
        Action::ReturnBoat { territory, ashore } => {
            i32::from(civ.here[ashore.index()]) - 2 * i32::from(civ.here[territory.index()])
        }
        Action::Free { marker } => free(&eye, marker),
    }
}

/// The markers of a start card.
fn start_markers(eye: &Eye, markers: StartMarkers) -> i32 {
    let data = &eye.game.data.markers[markers.index()];
    let materials = data.materials.iter().enumerate().map(|(at, &n)| i32::from(n) * eye.material(Material(at as u8)));
    let traits = data.traits.iter().zip(Trait::VARIANTS);
    let traits = traits.map(|(&n, &of)| i32::from(n) * eye.of_trait(of));
    materials.sum::<i32>() + traits.sum::<i32>() + 6 * i32::from(data.food + data.money + data.idea)
}

/// A goal chip is taken for what is done of it; on a full zone it covers another.
fn take_goal(eye: &Eye, goal: Goal) -> i32 {
    let full = (0..eye.game.data.limits.goal_spaces).all(|space| eye.civ.zone.iter().any(|chip| chip.space == space));
    let worth = eye.goal(goal) * (2 + eye.progress(goal)) / 12;
    if full { worth - 20 } else { worth }
}

/// What a module does now, with what its cards and chips add.
fn activate(eye: &Eye, module: Module) -> i32 {
    let data = &eye.game.data;
    let level = usize::from(eye.civ.level(module));
    let (choice, options) = &data.modules[module.index()].levels[level - 1];
    let each = options.iter().map(|&span| eye.span(span));
    let own = if *choice == Choice::One { each.max().unwrap_or(0) } else { each.sum() };
    let after = eye.civ.able.in_both(&data.on[When::activate(module).index()]);
    let after = after.iter().map(|holder| match *data.ability(holder) {
        Ability::On { does, .. } => eye.rough(does),
        Ability::None | Ability::Activity { .. } | Ability::ColumnBonus { .. } | Ability::Changes(_) => 0,
    });
    own + after.sum::<i32>()
}

/// What the cheapest payment of two values costs beside dice.
fn cheapest(civ: &Civ, [one, two]: [u8; 2]) -> i32 {
    let free = i32::from(civ.mods.free_shift);
    let mut best = if civ.has(Stock::Focus) >= 2 { 2 * FOCUS } else { 100 };
    let focus = civ.has(Stock::Focus) >= 1;
    for first in 0..6u8 {
        let from_die = civ.dice[usize::from(first)];
        let from_marker = civ.planning[usize::from(first)];
        if from_die + from_marker == 0 {
            continue;
        }
        let price = if from_die > 0 { 0 } else { PLANNING };
        let shift = |value: u8, wanted: u8| if wanted == 0 { 0 } else { i32::from(steps(value + 1, wanted)) };
        if focus {
            best = best.min(price + FOCUS + IDEA * (shift(first, one).min(shift(first, two)) - free).max(0));
        }
        for second in 0..6u8 {
            let (dice, markers) = (civ.dice[usize::from(second)], civ.planning[usize::from(second)]);
            let same = u8::from(second == first);
            if dice + markers <= same {
                continue;
            }
            let more = if dice > same { 0 } else { PLANNING };
            let ideas = (shift(first, one) + shift(second, two) - free).max(0);
            best = best.min(price + more + IDEA * ideas);
        }
    }
    best
}

/// A Reset brings a marker and fresh dice: worth the more, the fewer are left.
fn reset(eye: &Eye) -> i32 {
    let ready: u8 = eye.civ.dice.iter().sum();
    if ready <= 1 { 14 } else { 8 }
}

/// One of several options.
fn option(eye: &Eye, number: u8) -> i32 {
    let data = &eye.game.data;
    match eye.state.tasks.last() {
        Some(&Task::Options { module, level, .. }) => {
            let span = data.modules[module.index()].levels[usize::from(level) - 1].1.get(usize::from(number));
            span.map_or(0, |&span| eye.span(span))
        }
        Some(&Task::Choose { at, .. }) => eye.effect(data.effects[usize::from(at) + usize::from(number)]),
        Some(&Task::PerformHow { item, .. }) => {
            let chip = crate::chips::chip_of(eye.game, eye.civ.items[usize::from(item)].item);
            chip.map_or(0, |chip| if number == 0 { eye.span(chip.does) } else { POINT * i32::from(chip.vp) })
        }
        Some(_) | None => 0,
    }
}

fn produce(eye: &Eye, territory: Territory) -> i32 {
    match materials::material_of(eye.game, eye.state, territory) {
        Some(material) => eye.material(material) / 2 - i32::from(eye.civ.raw[territory.index()]),
        None => 7,
    }
}

/// What is lost when a tribe leaves.
fn leave(eye: &Eye, from: Place) -> i32 {
    let last = eye.civ.here[from.territory.index()] == 1;
    let place = match from.spot {
        Spot::Fire => 4,
        Spot::Camp => 2,
        Spot::Boat => 1,
        Spot::Wild => -5,
    };
    place + if last { eye.unit(Category::Expansion) } else { 0 }
}

/// A camp a tribe can come to.
fn camp_worth(eye: &Eye, at: Territory, camp: Camp) -> i32 {
    let lies = if eye.civ.mods.no_weaken { 0 } else { 11 };
    let own = |tribe: Tribe| if tribe.seat == eye.seat { 8 } else { -2 };
    match camp {
        Camp::Fire => {
            let fire = eye.state.lands[at.index()].fire;
            POINT * i32::from(eye.game.data.territories[at.index()].fire_vp) - fire.map_or(0, |tribe| lies + own(tribe))
        }
        Camp::Free | Camp::Boat => 0,
        Camp::Taken { tribe } => -lies - own(tribe),
    }
}

/// A roll of fate dice is used as a value, with the ideas that takes.
fn use_roll(eye: &Eye, value: u8) -> i32 {
    let away = eye.state.roll.iter().map(|&die| steps(die, value)).min().unwrap_or(0);
    let price = |free: u8| IDEA * i32::from(away.saturating_sub(free));
    match eye.state.tasks.last() {
        Some(&Task::UseHunt { territory, .. }) => {
            let terrain = eye.game.data.terrain(territory) as usize;
            let food = test::food(eye.game, eye.state, eye.seat, territory, value);
            eye.food(food.into()) - price(eye.civ.mods.hunt_shift[terrain])
        }
        Some(&Task::UseFind { terrain, .. }) if terrain != Terrain::Water => {
            eye.material(test::found(terrain, value)) - price(0)
        }
        Some(_) | None => 0,
    }
}

fn take_card(eye: &Eye, deck: Deck, face_up: bool) -> i32 {
    if !face_up {
        return eye.new_card();
    }
    eye.state.face_up[deck as usize].last().map_or(0, |&card| eye.card(card).max(1))
}

/// The column of something new in the matrix.
fn column_worth(eye: &Eye, column: u8) -> i32 {
    let height = eye.civ.heights[usize::from(column)];
    match eye.state.tasks.last() {
        Some(&Task::CardColumn { card, .. }) => eye.row(height) - eye.slots(card, height),
        // A chip at the foot of a column makes every card above it dearer.
        Some(Task::PlaceIncome { .. }) => eye.row(height) - if height <= 2 { 14 } else { 0 },
        Some(Task::PlaceAttribute { .. }) => eye.row(height) + if height == 3 { 8 } else { 0 },
        Some(_) | None => 0,
    }
}

/// CVL-114: a slot that is not paid.
fn ignore(eye: &Eye, slot: u8) -> i32 {
    let Some(&Task::IgnoreSlot { card, .. }) = eye.state.tasks.last() else { return 0 };
    let (data, at) = (&eye.game.data.cards[card.index()], usize::from(slot) - 1);
    let cost = match data.cost[at].asks {
        Asks::Nothing => 0,
        Asks::Have(_) => 3,
        Asks::Pay(_) => 8,
        Asks::PayTrait(_) => 14,
    };
    cost - POINT * i32::from(data.vp[at])
}

/// Who goes first: weak ones that live dear and are not alone.
fn lose(eye: &Eye, place: Place) -> i32 {
    let alone = eye.civ.here[place.territory.index()] == 1;
    let wild = place.spot == Spot::Wild;
    -10 + 5 * i32::from(place.weak) + 3 * i32::from(wild) - if alone { eye.unit(Category::Expansion) } else { 0 }
}

/// CVL-195: a marker makes room for another.
fn free(eye: &Eye, marker: Gain) -> i32 {
    let worth = |gain: Gain| match gain {
        Gain::Stock(stock) => eye.marker(stock, 1),
        Gain::Planning(_) => PLANNING,
        Gain::Trait(of) => eye.of_trait(of),
        Gain::Stored(material) => eye.material(material),
        Gain::Raw(_) | Gain::Cargo(_) => 4,
        Gain::Reset => IDEA,
    };
    match eye.state.tasks.last() {
        Some(&Task::Room { gain, .. }) => worth(gain) - worth(marker) - 1,
        Some(_) | None => -worth(marker),
    }
}
