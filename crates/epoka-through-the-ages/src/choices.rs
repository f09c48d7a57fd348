//! What events make seats choose: TTA-153, TTA-183, TTA-188, TTA-217 to TTA-219.

use epoka_core::{Illegal, Log, Seat};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    build, develop,
    effect::{Deed, Kind, Kinds},
    hand, people, rate, row,
    rules::*,
    state::*,
    tokens,
};

/// Every card with workers.
pub const ANYWHERE: Kinds = Kinds::range(Kind::Farm, Kind::AirForce);

/// TTA-188: an unused worker goes back to the bank; whether a worker on a card has to be chosen.
pub fn lose_unused(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, count, named): (Seat, u8, u8),
    log: &mut Log<Event>,
) -> bool {
    let nation = &mut state.nations[seat];
    if count == 0 || rate::workers(nation) == 0 {
        state.tasks.pop();
        return false;
    }
    if nation.unused == 0 {
        // TTA-A18: where only these can go, nobody is asked.
        let all: u8 = nation.workers.iter().sum();
        let mut cards = nation.workers.iter().enumerate().filter(|&(_, &workers)| workers > 0);
        let (first, another) = (cards.next(), cards.next().is_some());
        let Some((card, _)) = first.filter(|_| named == 0 && (!another || all <= count)) else { return true };
        drop(cards);
        if !log.cite(TTA_A18) {
            return true;
        }
        let _ = lose_worker(game, state, seat, Civil(card as u8), log);
        replace(state, Task::LosePopulation { seat, count: count - 1, named: 0 });
        return false;
    }
    if !(log.cite(TTA_188) && log.cite(TTA_F17)) {
        return nation.workers.iter().any(|&workers| workers > 0);
    }
    log.cite(TTA_186);
    nation.unused -= 1;
    nation.yellow += 1;
    log.tell(Event::Shrunk { seat, card: None });
    replace(state, Task::LosePopulation { seat, count: count - 1, named: 0 });
    false
}

/// The next task in place of the one on top.
fn replace(state: &mut State, task: Task) {
    *state.tasks.top_mut().expect("a task is pending") = task;
}

/// The cards from which a worker can be lost.
pub fn list_workers(game: &ThroughTheAges, state: &State, seat: Seat, kinds: Kinds, list: &mut Vec<Action>) {
    let cards = rate::manned(game, &state.nations[seat], kinds);
    list.extend(cards.map(|(card, _)| Action::Destroy { card }));
}

/// TTA-188: a worker on a card goes back to the bank.
pub fn lose_worker(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Civil,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let nation = &mut state.nations[seat];
    let place = nation.workers.get_mut(card.index()).filter(|workers| **workers > 0);
    *place.ok_or(Illegal::by(TTA_188))? -= 1;
    log.cite(TTA_188);
    log.cite(TTA_F17);
    nation.yellow += 1;
    log.tell(Event::Shrunk { seat, card: Some(card) });
    if let Some(Task::LosePopulation { count, named, .. }) = state.tasks.top_mut() {
        (*count, *named) = (*count - 1, *named + 1);
    }
    rate::update(game, state, seat, log);
    Ok(())
}

/// One building of a civilization is destroyed by another, or by itself: its worker becomes unused.
pub fn raze(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, rival, kinds): (Seat, Seat, KindList),
    card: Civil,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let stands = state.nations[rival].workers.get(card.index()).is_some_and(|&workers| workers > 0);
    if !stands || !game.data.card(card).kind.is(kinds.0) {
        return Err(Illegal::by(TTA_136));
    }
    state.tasks.pop();
    pull_down(game, state, (seat, rival), card, log);
    Ok(())
}

/// The worker of a building becomes unused: a seat destroys its own or a rival's.
pub fn pull_down(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, rival): (Seat, Seat),
    card: Civil,
    log: &mut Log<Event>,
) {
    let nation = &mut state.nations[rival];
    nation.workers[card.index()] -= 1;
    nation.unused += 1;
    if seat == rival {
        log.tell(Event::Destroyed { seat, card, unit: false });
    } else {
        log.tell(Event::Razed { seat, rival, card });
    }
    rate::update(game, state, rival, log);
}

/// How much food a mix can have: from the least to the most.
fn mix_range(game: &ThroughTheAges, state: &State, seat: Seat, amount: u8, lose: bool) -> std::ops::RangeInclusive<u8> {
    if !lose {
        return 0..=amount;
    }
    let nation = &state.nations[seat];
    let food = tokens::stock(game, nation, Goods::Food).min(amount.into()) as u8;
    let resources = tokens::stock(game, nation, Goods::Resources).min(amount.into()) as u8;
    amount.min(food + resources).saturating_sub(resources)..=food.min(amount)
}

/// How much food a mix can have, every result once: TTA-193 and TTA-197 can make different mixes alike.
pub fn mixes(game: &ThroughTheAges, state: &State, (seat, amount, lose): (Seat, u8, bool)) -> impl Iterator<Item = u8> {
    let nation = &state.nations[seat];
    let is_same = move |one: u8, other: u8| {
        let (one, other) = ((one, amount - one), (other, amount - other));
        if lose {
            tokens::is_same_loss(game, nation, one, other)
        } else {
            tokens::is_same_gain(game, nation, Goods::Food, one, other)
        }
    };
    let range = mix_range(game, state, seat, amount, lose);
    let least = *range.start();
    range.filter(move |&food| !(least..food).any(|other| is_same(other, food)))
}

/// Food and resources in a mix of the seat's choice.
pub fn mix(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, amount, lose): (Seat, u8, bool),
    food: u8,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !mixes(game, state, (seat, amount, lose)).any(|other| other == food) {
        return Err(Illegal::by(if lose { TTA_198 } else { TTA_192 }));
    }
    state.tasks.pop();
    if lose {
        let lost = tokens::lose(game, state, seat, Goods::Food, food, log);
        tokens::lose(game, state, seat, Goods::Resources, amount - lost, log);
    } else {
        state.tasks.push(Task::Store { seat, goods: Goods::Resources, amount: amount - food });
        state.tasks.push(Task::Store { seat, goods: Goods::Food, amount: food });
    }
    Ok(())
}

/// TTA-F49: the Age A card of a kind on which an unused worker may be put for nothing, if it may.
pub fn free_card(game: &ThroughTheAges, state: &State, seat: Seat, kind: Kind) -> Option<Civil> {
    let nation = &state.nations[seat];
    let card =
        (0..game.worker_cards).map(|number| Civil(number as u8)).find(|&card| game.data.card(card).kind == kind)?;
    let room = build::check_limit(game, nation, kind).is_ok();
    (nation.unused > 0 && room && nation.technologies.contains(card)).then_some(card)
}

/// TTA-217: what a seat may do for less.
pub fn list_reform(game: &ThroughTheAges, state: &State, seat: Seat, discount: u8, list: &mut Vec<Action>) {
    if people::check_growth(game, state, seat, discount).is_ok() {
        list.push(Action::Grow);
    }
    build::list(game, state, seat, reform_build(discount), list);
    develop::list(game, state, seat, reform_develop(discount), list);
    list.push(Action::Decline);
}

/// TTA-217: new farms, mines and urban buildings, no upgrades.
pub fn reform_build(discount: u8) -> build::Permit {
    build::Permit { action: false, kinds: Kind::BUILDINGS, new: true, upgrade: false, discount }
}

/// TTA-113, TTA-217: technologies, also by a revolution.
pub fn reform_develop(discount: u8) -> develop::Permit {
    develop::Permit { action: false, fee: None, discount }
}

/// TTA-F49: an unused worker becomes a building or unit for nothing, or does not.
pub fn build_free(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, kind): (Seat, Kind),
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match action {
        Action::Build { card } if free_card(game, state, seat, kind) == Some(card) => {
            state.tasks.pop();
            log.cite(TTA_F49);
            build::put(game, state, seat, card, 0, log);
            Ok(())
        }
        // TTA-F49: nobody has to.
        Action::Decline if TTA_F49.in_force() => {
            state.tasks.pop();
            log.cite(TTA_F49);
            Ok(())
        }
        _ => Err(Illegal::by(TTA_F49)),
    }
}

/// TTA-F44: whoever has no more cards than are to be thrown away throws all away; whether the seat has to choose.
pub fn settle_throw(game: &ThroughTheAges, state: &mut State, (seat, count): (Seat, u8), log: &mut Log<Event>) -> bool {
    let cards = &state.nations[seat].cards;
    if count > 0 && cards.len() > usize::from(count) {
        return true;
    }
    log.cite(TTA_F44);
    if count > 0 {
        while let Some(face) = state.nations[seat].cards.last().copied() {
            hand::drop_card(game, state, seat, face.card, log);
        }
    }
    state.tasks.pop();
    false
}

/// A card is thrown away because an event says so.
pub fn throw(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Military,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !state.nations[seat].cards.iter().any(|face| face.card == card) {
        return Err(Illegal::by(TTA_F44));
    }
    hand::drop_card(game, state, seat, card, log);
    if let Some(Task::Throw { count, named, .. }) = state.tasks.top_mut() {
        (*count, *named) = (*count - 1, *named + 1);
    }
    Ok(())
}

/// TTA-153: a colony is lost.
pub fn lose_colony(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Military,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let colonies = &mut state.nations[seat].colonies;
    let at = colonies.iter().position(|&own| own == card).ok_or(Illegal::by(TTA_153))?;
    colonies.remove(at);
    state.tasks.pop();
    log.cite(TTA_153);
    hand::discard(game, state, card, hand::everybody(game));
    log.tell(Event::ColonyLost { seat, card });
    rate::update(game, state, seat, log);
    Ok(())
}

/// TTA-218: the wonders that can become ruins.
pub fn ruinable(game: &ThroughTheAges, state: &State, seat: Seat) -> CivilSet {
    let nation = &state.nations[seat];
    let ages = game.data.military.iter().flat_map(|card| &card.steps).find_map(|step| match &step.does {
        Deed::Ruin { ages, .. } => Some(ages),
        _ => None,
    });
    let is_old = |card: &Civil| ages.is_some_and(|ages| ages.contains(&game.data.card(*card).age));
    nation.wonders.without(nation.ruins).iter().filter(is_old).collect()
}

/// TTA-218: a wonder becomes a ruin.
pub fn ruin(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Civil,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !ruinable(game, state, seat).contains(card) {
        return Err(Illegal::by(TTA_218));
    }
    state.tasks.pop();
    log.cite(TTA_218);
    state.nations[seat].ruins.insert(card);
    log.tell(Event::Ruined { seat, card });
    // TTA-F47: what it gave goes with it.
    if log.cite(TTA_F47) {
        rate::update(game, state, seat, log);
    }
    Ok(())
}

/// TTA-219: a card is taken from the row within the budget.
pub fn take_by_agreement(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, budget): (Seat, u8),
    space: u8,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let (_, price) = row::check_take(game, state, seat, space, budget)?;
    row::receive(game, state, seat, space, price, log);
    let left = if log.cite(TTA_219) { budget - price } else { 0 };
    if let Some(Task::Agreement { budget, held, named, .. }) = state.tasks.top_mut() {
        (*budget, *named) = (left, *named + 1);
        let held = usize::from(*held);
        // The order in which the cards were named means nothing.
        state.nations[seat].hand[held..].sort_unstable();
    }
    Ok(())
}

/// TTA-219, TTA-F45: the row is filled without clearing; whoever took a card skips the next political action.
pub fn end_agreement(state: &mut State, seat: Seat, taken: bool, log: &mut Log<Event>) {
    state.tasks.pop();
    if taken && log.cite(TTA_F45) {
        state.nations[seat].skips_politics = true;
    }
    row::close_up(state, log);
    state.tasks.push(Task::FillRow);
}
