//! Feeding: CVL-161 to CVL-163, CVL-Q25.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    Civolution,
    action::{Action, Event},
    ask::Ways,
    effect::{Mods, Stock, Terrain, When},
    list::List,
    markers::{give, score, trigger},
    rules::*,
    state::*,
    task::{Gain, Task},
    tribes,
};

/// What a tribe costs: CVL-161, replaced prices first.
pub fn price(game: &Civolution, state: &State, seat: Seat, place: Place) -> u8 {
    let mods = &state.civs[seat].mods;
    let terrain = game.data.terrain(place.territory);
    let farm = state.lands[place.territory.index()].farm == Some(seat) && CVL_161.in_force();
    match place.spot {
        Spot::Boat => mods.camp[Terrain::Water as usize],
        Spot::Fire | Spot::Camp if farm => mods.camp[terrain as usize].min(game.data.farm_camp),
        Spot::Fire | Spot::Camp => mods.camp[terrain as usize],
        Spot::Wild if farm => mods.wilderness[terrain as usize].min(mods.farm_wilderness),
        Spot::Wild => mods.wilderness[terrain as usize],
    }
}

/// How many tribes of a place are provided for.
pub fn fed(state: &State, place: Place) -> u8 {
    state.doing.fed.iter().find(|fed| fed.place == place).map_or(0, |fed| fed.count)
}

/// The list is kept in order: it tells nothing of who was named first.
fn provide(state: &mut State, place: Place, count: u8) {
    let fed = &mut state.doing.fed;
    let at = fed.iter().take_while(|fed| fed.place < place).count();
    match fed.get_mut(at).filter(|fed| fed.place == place) {
        Some(fed) => fed.count += count,
        None => fed.insert(at, Fed { place, count }),
    }
}

/// The feeding of a seat begins: what costs nothing is fed.
pub fn begin(game: &Civolution, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    log.cite(CVL_161);
    state.doing = Doing::default();
    let mut free = List::default();
    tribes::places(state, seat, |place, count| {
        if price(game, state, seat, place) == 0 {
            free.push(Fed { place, count });
        }
    });
    state.doing.fed = free;
    state.tasks.push(Task::Starve { seat });
    let mods = &state.civs[seat].mods;
    let (camps, total) = (mods.camp_free, mods.feed_total);
    state.tasks.push(Task::Feed { seat, camps, total, named: 0 });
}

/// CVL-Q25: what a new chip takes off is off at once.
pub fn cheapen(state: &mut State, seat: Seat, before: &Mods) {
    let mods = state.civs[seat].mods;
    for task in state.tasks.iter_mut() {
        if let Task::Feed { seat: whose, camps, total, .. } = task
            && *whose == seat
        {
            *camps += mods.camp_free - before.camp_free;
            *total += mods.feed_total - before.feed_total;
        }
    }
}

/// The food for one tribe, and what is left of the discounts: CVL-Q25.
pub fn bill(game: &Civolution, state: &State, seat: Seat, place: Place, (camps, total): (u8, u8)) -> (u8, u8, u8) {
    let mut price = price(game, state, seat, place);
    let mut camps = camps;
    let is_camp = matches!(place.spot, Spot::Fire | Spot::Camp);
    if is_camp && camps > 0 && price > 0 {
        (camps, price) = (camps - 1, 0);
    }
    let spared = if CVL_Q25.in_force() { total.min(price) } else { 0 };
    (price - spared, camps, total - spared)
}

/// CVL-161: whether a tribe can be fed.
pub fn check(game: &Civolution, state: &State, seat: Seat, credit: (u8, u8), place: Place) -> Result<(), Illegal> {
    refuse(CVL_161, tribes::count(state, seat, place) <= fed(state, place))?;
    refuse(CVL_161, bill(game, state, seat, place, credit).0 > state.civs[seat].has(Stock::Food))
}

/// What is needed to feed all, if it can be paid.
pub fn check_all(game: &Civolution, state: &State, seat: Seat, credit: (u8, u8)) -> Result<(), Illegal> {
    let (mut food, mut credit, mut hungry) = (0u16, credit, 0);
    tribes::places(state, seat, |place, count| {
        for _ in fed(state, place)..count {
            let (price, camps, total) = bill(game, state, seat, place, credit);
            (food, credit, hungry) = (food + u16::from(price), (camps, total), hungry + 1);
        }
    });
    // A single tribe is fed by name.
    refuse(CVL_161, hungry < 2 || food > state.civs[seat].has(Stock::Food).into())
}

/// CVL-162: whether a weak tribe can be rescued.
pub fn check_rescue(state: &State, seat: Seat, place: Place) -> Result<(), Illegal> {
    refuse(CVL_162, state.civs[seat].favor <= 1)?;
    refuse(CVL_162, !place.weak || tribes::count(state, seat, place) <= fed(state, place))
}

/// Everything that can be done in feeding.
pub fn list(game: &Civolution, state: &State, seat: Seat, credit: (u8, u8), named: u8, ways: &mut Ways) {
    if check_all(game, state, seat, credit).is_ok() {
        ways.put(Action::FeedAll);
    }
    tribes::places(state, seat, |place, _| {
        if check(game, state, seat, credit, place).is_ok() {
            ways.put(Action::Feed { place });
        }
        if check_rescue(state, seat, place).is_ok() {
            ways.put(Action::RescueTribe { place });
        }
    });
    // CVL-A4: also where nobody else can be fed.
    if named > 0 && CVL_A4.in_force() {
        ways.put(Action::Done);
    }
}

/// A tribe is fed.
pub fn feed(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    (camps, total, named): (u8, u8, u8),
    place: Place,
    log: &mut Log<Event>,
) {
    let credit = (camps, total);
    log.cite(CVL_161);
    log.cite(CVL_A4);
    if credit != (0, 0) {
        log.cite(CVL_Q25);
    }
    let (food, camps, total) = bill(game, state, seat, place, credit);
    give(state, seat, Gain::Stock(Stock::Food), food, log);
    provide(state, place, 1);
    state.tasks.pop();
    state.tasks.push(Task::Feed { seat, camps, total, named: named + 1 });
}

/// All tribes are fed.
pub fn feed_all(game: &Civolution, state: &mut State, seat: Seat, credit: (u8, u8), log: &mut Log<Event>) {
    log.cite(CVL_161);
    let (mut food, mut credit) = (0, credit);
    let mut all = List::default();
    tribes::places(state, seat, |place, count| {
        for _ in fed(state, place)..count {
            let (price, camps, total) = bill(game, state, seat, place, credit);
            (food, credit) = (food + price, (camps, total));
        }
        all.push(Fed { place, count });
    });
    give(state, seat, Gain::Stock(Stock::Food), food, log);
    state.doing.fed = all;
    state.tasks.pop();
}

/// CVL-162: the favor disc goes back, the tribe stays as it is.
pub fn rescue(state: &mut State, seat: Seat, (camps, total, named): (u8, u8, u8), place: Place, log: &mut Log<Event>) {
    back(state, seat, log);
    provide(state, place, 1);
    state.tasks.pop();
    state.tasks.push(Task::Feed { seat, camps, total, named: named + 1 });
}

/// CVL-162: the favor disc goes back.
pub fn back(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    log.cite(CVL_162);
    state.civs[seat].favor -= 1;
    let space = state.civs[seat].favor;
    log.tell(Event::Favor { seat, space });
    log.tell(Event::Rescued { seat });
}

/// CVL-161: who was not fed is weakened; the weak die.
pub fn starve(game: &Civolution, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    state.tasks.pop();
    let mut hungry: List<Fed, 24> = List::default();
    tribes::places(state, seat, |place, count| {
        let unfed = count - fed(state, place).min(count);
        if unfed > 0 && price(game, state, seat, place) > 0 {
            hungry.push(Fed { place, count: unfed });
        }
    });
    let mut keep = state.civs[seat].mods.keep_strong;
    for Fed { place, count } in hungry.iter() {
        for _ in 0..*count {
            if place.weak {
                tribes::die(game, state, seat, *place, log);
            } else if keep > 0 {
                keep -= 1;
            } else {
                tribes::turn(state, seat, *place, log);
            }
        }
    }
    state.doing = Doing::default();
    trigger(game, state, seat, When::FEEDING_END, log);
}

/// CVL-163: 1 VP per strong tribe.
pub fn score_strong(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    if !log.cite(CVL_163) {
        return;
    }
    for seat in state.first.around(game.players) {
        let strong = tribes::strong(state, seat);
        score(state, seat, strong.into(), Line::Tribes, log);
    }
}
