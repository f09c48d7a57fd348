//! Wars: TTA-43 to TTA-47, TTA-67 to TTA-70, TTA-167.

use epoka_core::{Illegal, Log, Seat, allow, refuse};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    army,
    cards::MilitaryKind,
    develop,
    effect::{Kind, Spoils},
    hand, harm, pact, politics, rate,
    rules::*,
    state::*,
};

/// TTA-67, TTA-70: whether a seat may declare a war on a rival.
pub fn check(game: &ThroughTheAges, state: &State, seat: Seat, card: Military, rival: Seat) -> Result<(), Illegal> {
    if !politics::holds(state, seat, card) || game.data.face(card).kind != MilitaryKind::War {
        return Err(Illegal::by(TTA_67));
    }
    politics::check_rival(game, state, seat, rival)?;
    refuse(TTA_70, state.last_round == Some(state.round))?;
    let weaker = state.nations[seat].rates.strength <= state.nations[rival].rates.strength;
    allow(TTA_F18, weaker)?;
    refuse(TTA_67, army::available(state, seat) < politics::attack_price(game, state, card, rival))?;
    refuse(TTA_67, pact::forbids(game, state, seat, rival) || pact::is_immune(game, state, rival))?;
    if state.nations[seat].wars.is_full() { Err(Illegal::by(TTA_49)) } else { Ok(()) }
}

/// TTA-67, TTA-68: a war is declared, and pacts end at once.
pub fn declare(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    (card, rival): (Military, Seat),
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    check(game, state, seat, card, rival)?;
    politics::used(game, state, seat, log);
    for rule in [TTA_67, TTA_F18] {
        log.cite(rule);
    }
    // TTA-69: it waits for the next turn.
    if !log.cite(TTA_69) {
        state.tasks.push(Task::Wars { seat });
    }
    log.use_component(game.data.number(card));
    politics::pay_attack(game, state, seat, (card, rival), log);
    hand::remove(state, seat, card);
    state.nations[seat].wars.push(War { card, rival });
    log.tell(Event::Declared { seat, rival, card });
    if log.cite(TTA_68) {
        pact::end_by_attack(game, state, seat, rival, log);
    }
    Ok(())
}

/// TTA-43: the wars of a seat are resolved; whether it has to say which comes first.
pub fn settle(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
    let wars = &state.nations[seat].wars;
    match wars.as_slice() {
        _ if !TTA_43.in_force() => {
            state.tasks.pop();
            return false;
        }
        [] => {
            state.tasks.pop();
            return false;
        }
        // TTA-A2: in the order the owner chooses.
        [one, other] if one != other && log.cite(TTA_A2) => return true,
        [..] => {}
    }
    let war = wars[0];
    resolve(game, state, seat, war, log);
    false
}

/// The wars that can be resolved first.
pub fn list(state: &State, seat: Seat, list: &mut Vec<Action>) {
    list.extend(state.nations[seat].wars.iter().map(|&War { card, rival }| Action::Wage { card, rival }));
}

/// TTA-A2: one of two wars is resolved first.
pub fn wage(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    war: War,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !state.nations[seat].wars.contains(&war) {
        return Err(Illegal::by(TTA_A2));
    }
    resolve(game, state, seat, war, log);
    Ok(())
}

/// TTA-44, TTA-45: strengths are compared, and the victor takes spoils.
fn resolve(game: &ThroughTheAges, state: &mut State, seat: Seat, war: War, log: &mut Log<Event>) {
    let War { card, rival } = war;
    for rule in [TTA_43, TTA_44, TTA_69, TTA_75, TTA_F18, TTA_F22] {
        log.cite(rule);
    }
    log.use_component(game.data.number(card));
    let wars = &mut state.nations[seat].wars;
    let at = wars.iter().position(|other| *other == war).expect("the war was declared");
    wars.remove(at);
    // TTA-47: the card goes to the discard pile of its age.
    if log.cite(TTA_47) {
        hand::discard(game, state, card, hand::everybody(game));
    } else {
        hand::lose(state, Face { card, seen_by: hand::everybody(game) });
    }
    let bonus = pact::attack_strength(game, state, seat, rival);
    if bonus > 0 {
        log.cite(TTA_F23);
    }
    let bonus = if TTA_44.in_force() { bonus } else { 0 };
    let difference = state.nations[seat].rates.strength + bonus - state.nations[rival].rates.strength;
    if difference == 0 || !log.cite(TTA_45) {
        log.cite(TTA_45);
        log.tell(Event::WarTied { seat, rival, card });
        return;
    }
    let (victor, loser) = if difference > 0 { (seat, rival) } else { (rival, seat) };
    let advantage = difference.unsigned_abs().min(250) as u8;
    log.tell(Event::WarWon { seat: victor, rival: loser, card, advantage });
    match game.data.face(card).spoils.expect("a war has spoils") {
        Spoils::Technology {} => {
            log.cite(TTA_F19);
            state.tasks.push(Task::Spoils { seat: victor, rival: loser, left: advantage, named: 0 });
        }
        Spoils::YellowTokens { base, per } => {
            let more = if log.cite(TTA_F20) { advantage / per } else { advantage };
            take_yellow(state, (victor, loser), base + more, log);
        }
        Spoils::Culture { base, per } => {
            let culture = i16::from(base) + i16::from(advantage / per);
            harm::take_culture(state, (victor, loser), culture, TTA_F21, log);
        }
    }
}

/// TTA-185: yellow tokens go from one bank to another, as many as are there.
pub fn take_yellow(state: &mut State, (seat, rival): (Seat, Seat), tokens: u8, log: &mut Log<Event>) {
    let moved = tokens.min(state.nations[rival].yellow);
    if moved > 0 && log.cite(TTA_185) {
        state.nations[rival].yellow -= moved;
        state.nations[seat].yellow += moved;
        log.tell(Event::Yellow { seat: rival, amount: -(moved as i8) });
        log.tell(Event::Yellow { seat, amount: moved as i8 });
    }
}

/// TTA-46: whether the victor may take a special technology.
fn check_steal(
    game: &ThroughTheAges,
    state: &State,
    (seat, rival, left): (Seat, Seat, u8),
    card: Civil,
) -> Result<u8, Illegal> {
    let (own, other) = (&state.nations[seat], &state.nations[rival]);
    let data = game.data.card(card);
    if !data.kind.is(Kind::SPECIALS) || !other.technologies.contains(card) || data.science > left {
        return Err(Illegal::by(TTA_46));
    }
    refuse(TTA_F19, own.technologies.contains(card) || own.hand.contains(&card))?;
    Ok(data.science)
}

/// Whether the victor can take any technology.
pub fn can_steal(game: &ThroughTheAges, state: &State, (seat, rival, left): (Seat, Seat, u8)) -> bool {
    let mut cards = state.nations[rival].technologies.iter();
    cards.any(|card| check_steal(game, state, (seat, rival, left), card).is_ok())
}

/// What the victor can take.
pub fn list_spoils(game: &ThroughTheAges, state: &State, spoils: (Seat, Seat, u8), list: &mut Vec<Action>) {
    let cards = state.nations[spoils.1].technologies.iter();
    let open = cards.filter(|&card| check_steal(game, state, spoils, card).is_ok());
    list.extend(open.map(|card| Action::Steal { card }));
    list.push(Action::Decline);
}

/// TTA-46: a special technology changes hands.
pub fn steal(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, rival, left): (Seat, Seat, u8),
    card: Civil,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let cost = check_steal(game, state, (seat, rival, left), card)?;
    let mut several = can_steal_several(game, state, (seat, rival, left));
    let left = left - cost;
    if let Some(Task::Spoils { left: rest, named, .. }) = state.tasks.top_mut() {
        several |= *named > 0;
        (*rest, *named) = (left, *named + 1);
    }
    log.tell(Event::Stolen { seat, rival, card });
    state.nations[rival].technologies.remove(card);
    if log.cite(TTA_46) {
        let nation = &mut state.nations[seat];
        nation.technologies.insert(card);
        develop::keep_best(game, nation, seat, game.data.card(card).kind, log);
    }
    rate::update(game, state, rival, log);
    rate::update(game, state, seat, log);
    if !several {
        end_spoils(state, (seat, rival, left), log);
    }
    Ok(())
}

/// Whether the victor can take two technologies, so that they are named one by one.
pub fn can_steal_several(game: &ThroughTheAges, state: &State, (seat, rival, left): (Seat, Seat, u8)) -> bool {
    let prices = |without: Option<Civil>| {
        let cards = state.nations[rival].technologies.iter().filter(move |&card| Some(card) != without);
        cards.filter_map(move |card| Some((card, check_steal(game, state, (seat, rival, left), card).ok()?)))
    };
    prices(None).any(|(card, price)| prices(Some(card)).any(|(_, other)| price + other <= left))
}

/// TTA-46: the rest of the advantage is taken in science points.
pub fn end_spoils(state: &mut State, (seat, rival, left): (Seat, Seat, u8), log: &mut Log<Event>) {
    state.tasks.pop();
    harm::take_science(state, (seat, rival), left, log);
}
