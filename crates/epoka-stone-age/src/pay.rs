//! Payments, named piece by piece in one order: SA-24 to SA-30, SA-A18, SA-60.

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
    price(game, state, spot).is_some_and(|price| can_complete(price, stock, Resources::default()))
}

/// Whether a payment can be completed from the stock, given what is paid. What is paid next is not
/// before the last kind paid (SA-60).
fn can_complete(price: Price, stock: Resources, paid: Resources) -> bool {
    let (count, from) = (paid.total(), paid.last());
    let usable = Resource::VARIANTS.iter().filter(|&&kind| kind >= from).map(|&kind| stock[kind]);
    match price {
        Price::Fixed(cost) => Resource::VARIANTS.iter().all(|&kind| stock[kind] + paid[kind] >= cost[kind]),
        Price::Free { min, .. } => count + usable.sum::<u16>() >= u16::from(min),
        Price::Kinds { amount, kinds } => {
            // More of the last kind, and of later ones.
            let more = if count > 0 { stock[from] } else { 0 };
            let later = |kind: Resource| if count == 0 || kind > from { stock[kind] } else { 0 };
            let later = [later(Resource::Wood), later(Resource::Brick), later(Resource::Stone), later(Resource::Gold)];
            can_be_paid(amount, kinds, paid, more, later)
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
    let (few, stock) = (paid.total() <= 20, state.tribes[seat].resources);
    let mut options =
        Resource::VARIANTS.iter().filter(|&&kind| check(game, state, seat, spot, paid, kind).is_ok()).count();
    options += usize::from(is_complete(price, paid));
    !matches!(price, Price::Fixed(_)) && few && can_complete(price, stock, paid) && options >= 2
}

/// Whether what is paid is a whole payment.
fn is_complete(price: Price, paid: Resources) -> bool {
    match price {
        Price::Fixed(cost) => paid == cost,
        Price::Kinds { amount, .. } => paid.total() == u16::from(amount),
        Price::Free { min, .. } => paid.total() >= u16::from(min),
    }
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
    let paid = Resources::default();
    state.tasks.push(Task::Pay { seat, spot, paid });
    if let Price::Fixed(cost) = price {
        // SA-27: there is nothing to choose.
        for &kind in Resource::VARIANTS {
            let stock = &mut state.tribes[seat].resources[kind];
            *stock = stock.saturating_sub(cost[kind]);
        }
        finish(game, state, seat, spot, cost, log);
    } else {
        go_on(game, state, seat, spot, paid, log);
    }
    Ok(())
}

/// Whether the seat may give this resource next.
fn check(
    game: &StoneAge,
    state: &State,
    seat: Seat,
    spot: Spot,
    paid: Resources,
    resource: Resource,
) -> Result<(), Illegal> {
    let price = price(game, state, spot).expect("a payment is for something");
    let mut stock = state.tribes[seat].resources;
    if stock[resource] == 0 {
        return Err(Illegal::by(rule(spot, price)));
    }
    refuse(SA_60, paid.total() > 0 && resource < paid.last())?;
    let mut paid = paid;
    stock[resource] -= 1;
    paid[resource] += 1;
    let too_many = match price {
        Price::Free { max, .. } => paid.total() > u16::from(max),
        Price::Fixed(_) | Price::Kinds { .. } => false,
    };
    refuse(rule(spot, price), too_many)?;
    // Skipping a kind that the rest of the payment needs breaks SA-60, not the price.
    let completes = can_complete(price, stock, paid);
    refuse(if completes_in_some_order(price, stock, paid) { SA_60 } else { rule(spot, price) }, !completes)
}

/// Whether the payment could be completed if pieces were named in any order.
fn completes_in_some_order(price: Price, stock: Resources, paid: Resources) -> bool {
    match price {
        Price::Fixed(_) => false,
        Price::Free { min, .. } => paid.total() + stock.total() >= u16::from(min),
        Price::Kinds { amount, kinds } => {
            let more = |kind: &Resource| if paid[*kind] > 0 { stock[*kind] } else { 0 };
            let new = |kind: Resource| if paid[kind] > 0 { 0 } else { stock[kind] };
            let new = [new(Resource::Wood), new(Resource::Brick), new(Resource::Stone), new(Resource::Gold)];
            can_be_paid(amount, kinds, paid, Resource::VARIANTS.iter().map(more).sum(), new)
        }
    }
}

/// What may be given next, and the way to say it is enough.
pub fn list(game: &StoneAge, state: &State, seat: Seat, spot: Spot, paid: Resources, list: &mut Vec<Action>) {
    let price = price(game, state, spot).expect("a payment is for something");
    let kinds = Resource::VARIANTS.iter().copied();
    list.extend(
        kinds
            .filter(|&resource| check(game, state, seat, spot, paid, resource).is_ok())
            .map(|resource| Action::Pay { resource }),
    );
    if is_complete(price, paid) {
        list.push(Action::Build);
    }
}

/// Gives one resource.
pub fn pay(
    game: &StoneAge,
    state: &mut State,
    (seat, spot, mut paid): (Seat, Spot, Resources),
    resource: Resource,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    check(game, state, seat, spot, paid, resource)?;
    state.tribes[seat].resources[resource] -= 1;
    paid[resource] += 1;
    log.cite(SA_60);
    go_on(game, state, seat, spot, paid, log);
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
    if !is_complete(price, paid) {
        return Err(Illegal::by(rule(spot, price)));
    }
    finish(game, state, seat, spot, paid, log);
    Ok(())
}

/// Gives what can be given in one way only, and asks for the rest.
fn go_on(game: &StoneAge, state: &mut State, seat: Seat, spot: Spot, mut paid: Resources, log: &mut Log<Event>) {
    loop {
        let price = price(game, state, spot).expect("a payment is for something");
        let complete = is_complete(price, paid);
        let mut options =
            Resource::VARIANTS.iter().copied().filter(|&kind| check(game, state, seat, spot, paid, kind).is_ok());
        match (options.next(), options.next(), complete) {
            (None, _, _) => return finish(game, state, seat, spot, paid, log),
            (Some(only), None, false) => {
                state.tribes[seat].resources[only] -= 1;
                paid[only] += 1;
            }
            (Some(_), _, _) => {
                *state.tasks.top_mut().expect("a payment is pending") = Task::Pay { seat, spot, paid };
                return;
            }
        }
    }
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
