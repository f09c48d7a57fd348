//! Payments, named piece by piece in any order: SA-24 to SA-30, SA-A18, SA-60.

use epoka_core::{Illegal, Log, Seat, refuse};
use strum::VariantArray;

use crate::{
    StoneAge,
    action::{Action, Event},
    data::Price,
    effect,
    rules::*,
    state::{Place, Resource, Resources, Spot, State, Task},
    using,
};

/// What the card or building on a place costs; `None` if nothing is for sale there.
pub fn price(game: &StoneAge, state: &State, spot: Spot) -> Option<Price> {
    match spot.kind() {
        // SA-3: the space says what its card costs; SA-A18: nobody pays more.
        Place::Card(space) => state.display[space].map(|_| {
            let cost = space as u8 + 1;
            Price::Free { min: cost, max: if SA_A18.in_force() { cost } else { u8::MAX } }
        }),
        Place::Building(stack) => state.stacks[stack].top.map(|tile| game.data.building(tile).price),
        Place::Gather(_) | Place::Village => None,
    }
}

/// Whether the seat could pay for the card or building on a place.
pub fn can_pay(game: &StoneAge, state: &State, seat: Seat, spot: Spot) -> bool {
    let stock = state.tribes[seat].resources;
    price(game, state, spot).is_some_and(|price| can_complete(price, stock, Resources::default(), Resource::Wood))
}

/// Whether a payment can be completed from the stock, given what is paid. What is paid from now on is of kind `from` or of a later
/// one; from wood on, that is any kind.
fn can_complete(price: Price, stock: Resources, paid: Resources, from: Resource) -> bool {
    let usable = |kind: Resource| if kind >= from { stock[kind] } else { 0 };
    match price {
        Price::Fixed(cost) => Resource::VARIANTS.iter().all(|&kind| stock[kind] + paid[kind] >= cost[kind]),
        Price::Free { min, .. } => {
            paid.total() + Resource::VARIANTS.iter().map(|&kind| usable(kind)).sum::<u16>() >= u16::from(min)
        }
        Price::Kinds { amount, kinds } => {
            let mut more = 0;
            let mut new = [0; 4];
            for (&kind, new) in Resource::VARIANTS.iter().zip(&mut new) {
                if paid[kind] > 0 {
                    more += usable(kind);
                } else {
                    *new = usable(kind);
                }
            }
            can_be_paid(amount, kinds, paid, more, new)
        }
    }
}

/// SA-28: whether a payment of so many pieces and kinds can be completed with `more` pieces of kinds
/// already paid and with at least one piece each of new kinds.
fn can_be_paid(amount: u8, kinds: u8, paid: Resources, more: u16, mut new: [u16; 4]) -> bool {
    let Some(left) = u16::from(amount).checked_sub(paid.total()) else { return false };
    let Some(new_kinds) = kinds.checked_sub(paid.kinds()) else { return false };
    // The largest stocks do best.
    new.sort_unstable_by(|a, b| b.cmp(a));
    let chosen = &new[..usize::from(new_kinds)];
    chosen.iter().all(|&stock| stock > 0) && u16::from(new_kinds) <= left && more + chosen.iter().sum::<u16>() >= left
}

/// Whether a payment in the middle can be, as part of a position.
pub fn can_be(game: &StoneAge, state: &State, seat: Seat, spot: Spot, paid: Resources) -> bool {
    let Some(price) = price(game, state, spot) else { return false };
    let stock = state.tribes[seat].resources;
    let begun = paid.total() > 0 || only_way(price, stock).is_none();
    let few = match price {
        Price::Fixed(_) => false,
        Price::Kinds { amount, .. } => paid.total() < u16::from(amount),
        Price::Free { max, .. } => paid.total() <= u16::from(max).min(20),
    };
    begun && few && !ends(price, paid) && can_complete(price, stock, paid, Resource::Wood)
}

/// Whether so much can be enough where the price is open: SA-29.
fn is_enough(price: Price, paid: Resources) -> bool {
    match price {
        Price::Fixed(_) | Price::Kinds { .. } => false,
        Price::Free { min, max } => min < max && paid.total() >= u16::from(min),
    }
}

/// Whether the last piece of a payment of fixed size is paid.
fn ends(price: Price, paid: Resources) -> bool {
    match price {
        Price::Fixed(cost) => paid == cost,
        Price::Kinds { amount, .. } => paid.total() == u16::from(amount),
        Price::Free { min, max } => min == max && paid.total() == u16::from(min),
    }
}

/// The payment, where there is only one.
fn only_way(price: Price, stock: Resources) -> Option<Resources> {
    match price {
        Price::Fixed(cost) => Some(cost),
        Price::Free { min, .. } if stock.total() == u16::from(min) => Some(stock),
        Price::Free { min, max } => {
            let mut way = Resources::default();
            way[stock.last()] = u16::from(min);
            (min == max && stock.kinds() == 1).then_some(way)
        }
        Price::Kinds { amount, kinds } => {
            let mut ways = ways(u16::from(amount), stock).filter(|way| way.kinds() == kinds);
            let first = ways.next();
            first.filter(|_| ways.next().is_none())
        }
    }
}

/// All payments of so many pieces.
fn ways(amount: u16, stock: Resources) -> impl Iterator<Item = Resources> {
    let up_to = move |stock: u16, rest: u16| 0..=stock.min(rest);
    up_to(stock.wood, amount).flat_map(move |wood| {
        up_to(stock.brick, amount - wood).flat_map(move |brick| {
            let rest = amount - wood - brick;
            let stones = up_to(stock.stone, rest).filter(move |stone| rest - stone <= stock.gold);
            stones.map(move |stone| Resources { wood, brick, stone, gold: rest - stone })
        })
    })
}

/// The rule a payment at this place follows.
fn rule(spot: Spot, price: Price) -> epoka_core::Rule {
    match (spot.kind(), price) {
        (Place::Card(_), _) => SA_24,
        (Place::Building(_) | Place::Gather(_) | Place::Village, Price::Fixed(_)) => SA_27,
        (Place::Building(_) | Place::Gather(_) | Place::Village, Price::Kinds { .. }) => SA_28,
        (Place::Building(_) | Place::Gather(_) | Place::Village, Price::Free { .. }) => SA_29,
    }
}

/// SA-24, SA-26: the seat pays for what its figure stands on.
pub fn begin(game: &StoneAge, state: &mut State, seat: Seat, spot: Spot, log: &mut Log<Event>) -> Result<(), Illegal> {
    let price = price(game, state, spot).ok_or(Illegal::by(SA_18))?;
    refuse(rule(spot, price), !can_pay(game, state, seat, spot))?;
    using::go_home(state, seat, spot, log);
    state.tasks.push(Task::Pay { seat, spot, paid: Resources::default() });
    // SA-27, SA-60: where there is nothing to choose, nobody is asked.
    if let Some(cost) = only_way(price, state.tribes[seat].resources) {
        for &kind in Resource::VARIANTS {
            let stock = &mut state.tribes[seat].resources[kind];
            *stock = stock.saturating_sub(cost[kind]);
        }
        finish(game, state, seat, spot, cost, log);
    }
    Ok(())
}

/// Whether the seat may give this resource next, and of those after it none that comes before `from`.
fn check(
    price: Price,
    rule: epoka_core::Rule,
    mut stock: Resources,
    mut paid: Resources,
    resource: Resource,
    from: Resource,
) -> Result<(), Illegal> {
    if stock[resource] == 0 {
        return Err(Illegal::by(rule));
    }
    stock[resource] -= 1;
    paid[resource] += 1;
    let too_many = match price {
        Price::Free { max, .. } => paid.total() > u16::from(max),
        Price::Fixed(_) | Price::Kinds { .. } => false,
    };
    refuse(rule, too_many || !can_complete(price, stock, paid, from))
}

/// What may be given next, and the way to say it is enough.
pub fn list(game: &StoneAge, state: &State, seat: Seat, spot: Spot, paid: Resources, list: &mut Vec<Action>) {
    let price = price(game, state, spot).expect("a payment is for something");
    let (rule, stock) = (rule(spot, price), state.tribes[seat].resources);
    let kinds = Resource::VARIANTS.iter().copied();
    let open = kinds.filter(|&resource| check(price, rule, stock, paid, resource, Resource::Wood).is_ok());
    list.extend(open.map(|resource| Action::Pay { resource }));
    if is_enough(price, paid) {
        list.push(Action::Build);
    }
}

/// The same in one order, the cheap kinds first: nothing before the kind given last.
pub fn canonical(
    game: &StoneAge,
    state: &State,
    (seat, spot, paid): (Seat, Spot, Resources),
    last: Resource,
    list: &mut Vec<Action>,
) {
    let price = price(game, state, spot).expect("a payment is for something");
    let (rule, stock) = (rule(spot, price), state.tribes[seat].resources);
    let kinds = Resource::VARIANTS.iter().copied().filter(|&resource| resource >= last);
    let open = kinds.filter(|&resource| check(price, rule, stock, paid, resource, resource).is_ok());
    list.extend(open.map(|resource| Action::Pay { resource }));
    if is_enough(price, paid) {
        list.push(Action::Build);
    }
}

/// Gives one resource. The last one ends a payment of fixed size.
pub fn pay(
    game: &StoneAge,
    state: &mut State,
    (seat, spot, mut paid): (Seat, Spot, Resources),
    resource: Resource,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let price = price(game, state, spot).expect("a payment is for something");
    check(price, rule(spot, price), state.tribes[seat].resources, paid, resource, Resource::Wood)?;
    state.tribes[seat].resources[resource] -= 1;
    paid[resource] += 1;
    log.cite(SA_60);
    if ends(price, paid) {
        finish(game, state, seat, spot, paid, log);
    } else {
        *state.tasks.top_mut().expect("a payment is pending") = Task::Pay { seat, spot, paid };
    }
    Ok(())
}

/// SA-29: what is paid is enough.
pub fn enough(
    game: &StoneAge,
    state: &mut State,
    (seat, spot, paid): (Seat, Spot, Resources),
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let price = price(game, state, spot).expect("a payment is for something");
    if !is_enough(price, paid) {
        return Err(Illegal::by(rule(spot, price)));
    }
    finish(game, state, seat, spot, paid, log);
    Ok(())
}

/// The payment is made: the card or building changes hands.
fn finish(game: &StoneAge, state: &mut State, seat: Seat, spot: Spot, paid: Resources, log: &mut Log<Event>) {
    state.tasks.pop();
    log.tell(Event::Paid { seat, resources: paid });
    match spot.kind() {
        Place::Card(space) => {
            log.cite(SA_24);
            log.cite(SA_A18);
            let card = state.display[space].take().expect("a payment is for something");
            effect::buy(game, state, seat, card, log);
        }
        Place::Building(stack) => build(game, state, seat, stack, paid, log),
        Place::Gather(_) | Place::Village => unreachable!("nothing is for sale there"),
    }
}

/// SA-26 to SA-30: the tile scores and goes to the buyer's board; the next one is turned up.
fn build(game: &StoneAge, state: &mut State, seat: Seat, stack: usize, paid: Resources, log: &mut Log<Event>) {
    let building = state.stacks[stack].top.take().expect("a payment is for something");
    let price = game.data.building(building).price;
    log.use_component(game.data.card.len() + building.index());
    let points =
        if log.cite(rule(Spot::building(stack), price)) { game.data.board.divisor.value(paid) as u8 } else { 0 };
    if log.cite(SA_26) {
        state.tribes[seat].buildings.insert(building);
        state.tribes[seat].ledger.buildings += i16::from(points);
    }
    log.tell(Event::Built { seat, building, points });
    if state.stacks[stack].hidden > 0 {
        // SA-A1: at once, though nobody can use it before the next round.
        if log.cite(SA_30) && log.cite(SA_A1) {
            state.tasks.push(Task::TurnUp { stacks: 1 << stack });
        }
    } else if log.cite(SA_A17) {
        // SA-A17: a stack is empty when its last tile is bought.
        state.last_round = true;
        log.tell(Event::StackEmpty { spot: Spot::building(stack) });
    }
}
