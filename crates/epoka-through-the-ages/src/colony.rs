//! Territories: the auction and the force that is sent: TTA-143 to TTA-152.

use epoka_core::{Illegal, Log, MAX_SEATS, Seat, Seats, refuse};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    army::{self, Units},
    cards::MilitaryKind,
    effect::{Ability, Kind},
    events, hand, people, politics, rate,
    rules::*,
    state::*,
    wholes,
};

/// TTA-143: a territory is auctioned, beginning with the one who revealed it.
pub fn auction(state: &mut State, card: Military, log: &mut Log<Event>) {
    if !log.cite(TTA_143) {
        return;
    }
    state.tasks.push(Task::Auction { card, bid: 0, leader: None, bidder: state.current, out: Seats::NONE });
}

/// TTA-148: whoever has no unit cannot bid, which everybody sees.
pub fn can_bid(game: &ThroughTheAges, state: &State, seat: Seat) -> bool {
    let has_unit = rate::manned(game, &state.nations[seat], Kind::UNITS).next().is_some();
    state.playing.contains(seat) && (has_unit || !TTA_148.in_force())
}

/// The auction goes on until somebody is asked; whether somebody is.
pub fn settle(game: &ThroughTheAges, state: &mut State, log: &mut Log<Event>) -> bool {
    let Some(Task::Auction { card, bid, leader, bidder, out }) = state.tasks.top() else { return false };
    let open = |seat: Seat| !out.contains(seat) && can_bid(game, state, seat) && Some(seat) != leader;
    let next = bidder.around(MAX_SEATS as u8).find(|&seat| open(seat));
    if let Some(bidder) = next {
        *state.tasks.top_mut().expect("the auction") = Task::Auction { card, bid, leader, bidder, out };
        return true;
    }
    state.tasks.pop();
    log.cite(TTA_148);
    match leader {
        // TTA-146: the last bidder must colonize.
        Some(seat) if log.cite(TTA_146) => {
            state.force = Force::default();
            state.tasks.push(Task::Colonize { seat, card, bid });
        }
        // TTA-145: nobody bids, and the territory stays a past event.
        Some(_) | None => {
            if !log.cite(TTA_145) {
                state.tasks.push(Task::Colonize { seat: state.current, card, bid: 0 });
            }
        }
    }
    false
}

/// TTA-144: the largest force a seat could send now, what is in it already included, if it throws this card away first.
fn largest(game: &ThroughTheAges, state: &State, seat: Seat, thrown: Option<Military>) -> i16 {
    let (nation, force) = (&state.nations[seat], &state.force);
    let at = thrown.and_then(|card| nation.cards.iter().position(|face| face.card == card));
    let (mut cards, mut plain) = (u8::from(at.is_some()), 0);
    for (_, face) in nation.cards.iter().enumerate().filter(|&(other, _)| Some(other) != at) {
        let data = game.data.face(face.card);
        cards += data.colonization;
        plain += u8::from(data.kind != MilitaryKind::Bonus);
    }
    let more = may_throw(game, nation).saturating_sub(force.thrown + u8::from(at.is_some()));
    strength(game, nation, &army::units(game, nation)) + i16::from(force.cards + cards + plain.min(more))
}

/// The largest force that can be made of what comes from this place on in the one order of a force, beside what is in it; 0 if no
/// unit can be.
pub fn largest_from(game: &ThroughTheAges, state: &State, seat: Seat, from: i32) -> i16 {
    let (nation, force) = (&state.nations[seat], &state.force);
    let later = |action: Action| wholes::rank(game, state, action) >= from;
    let mut units = force.units;
    for (card, workers) in rate::manned(game, nation, Kind::UNITS).filter(|&(card, _)| later(Action::Send { card })) {
        let data = game.data.card(card);
        units[data.kind as usize - Kind::Infantry as usize][usize::from(data.age.level())] = workers as u8;
    }
    if units.iter().flatten().all(|&units| units == 0) {
        return 0;
    }
    let (mut cards, mut plain) = (force.cards, 0);
    for &Face { card, .. } in &nation.cards {
        let data = game.data.face(card);
        if data.kind == MilitaryKind::Bonus && later(Action::Use { card }) {
            cards += data.colonization;
        } else if later(Action::Discard { card }) {
            plain += 1;
        }
    }
    let more = may_throw(game, nation).saturating_sub(force.thrown);
    strength(game, nation, &units) + i16::from(cards + more.min(plain))
}

/// TTA-F36: how many cards the leader lets a seat throw away for a force.
fn may_throw(game: &ThroughTheAges, nation: &Nation) -> u8 {
    let most = |ability: &Ability| if let Ability::ColonizeWithCards { most } = ability { *most } else { 0 };
    rate::abilities(game, nation).map(|(_, ability)| most(ability)).sum()
}

/// TTA-147, TTA-149: units, armies formed from them alone, and the modifier.
fn strength(game: &ThroughTheAges, nation: &Nation, units: &Units) -> i16 {
    let mut sum = i16::from(nation.rates.colonization);
    for card in game.data.civil[..game.worker_cards].iter().filter(|card| card.kind.is(Kind::UNITS)) {
        let count = units[card.kind as usize - Kind::Infantry as usize][usize::from(card.age.level())];
        sum += i16::from(card.gives.strength) * i16::from(count);
    }
    let mixed = rate::abilities(game, nation).any(|(_, ability)| *ability == Ability::InfantryAsCavalry {});
    let tactic = nation.tactic.and_then(|tactic| game.data.tactics[tactic.index()]);
    // TTA-149: only those that are sent form armies.
    let all = if TTA_149.in_force() { *units } else { army::units(game, nation) };
    let units = &all;
    sum + tactic.map_or(0, |tactic| army::strength(tactic, units, mixed, &mut |rule| rule.in_force()))
}

/// The force put together so far.
pub fn force(game: &ThroughTheAges, state: &State, seat: Seat) -> i16 {
    strength(game, &state.nations[seat], &state.force.units) + i16::from(state.force.cards)
}

/// The bids a seat can make.
pub fn list_bids(game: &ThroughTheAges, state: &State, seat: Seat, bid: u8, list: &mut Vec<Action>) {
    let most = largest(game, state, seat, None).clamp(0, 200) as u8;
    list.extend((bid + 1..=most).map(|strength| Action::Bid { strength }));
    list.push(Action::Decline);
}

/// TTA-143, TTA-144: a bid, or none; whoever passes is out.
pub fn bid(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let Some(Task::Auction { card, mut bid, mut leader, mut out, .. }) = state.tasks.top() else {
        return Err(Illegal::by(TTA_143));
    };
    match action {
        Action::Bid { strength } => {
            if strength <= bid {
                return Err(Illegal::by(TTA_143));
            }
            refuse(TTA_144, i16::from(strength) > largest(game, state, seat, None))?;
            log.cite(TTA_144);
            (bid, leader) = (strength, Some(seat));
            log.tell(Event::Bid { seat, strength });
        }
        Action::Decline => {
            out.insert(seat);
            log.tell(Event::PassedBid { seat });
        }
        _ => return Err(Illegal::by(TTA_143)),
    }
    let bidder = state.next(seat);
    *state.tasks.top_mut().expect("the auction") = Task::Auction { card, bid, leader, bidder, out };
    Ok(())
}

/// The units of a card that are not sent yet.
fn at_home(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil) -> u8 {
    let data = game.data.card(card);
    let sent = state.force.units[data.kind as usize - Kind::Infantry as usize][usize::from(data.age.level())];
    state.nations[seat].workers[card.index()] - sent
}

/// TTA-A18: where everybody knows that all units are needed and that there are no cards, all are sent; whether the seat is asked.
pub fn settle_force(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, card, bid): (Seat, Military, u8),
    log: &mut Log<Event>,
) -> bool {
    let nation = &state.nations[seat];
    if !nation.cards.is_empty() || named(state) > 0 {
        return true;
    }
    let all = army::units(game, nation);
    let spare = |kind: usize, level: usize| {
        let mut fewer = all;
        fewer[kind][level] -= 1;
        let any = fewer.iter().flatten().any(|&units| units > 0);
        any && strength(game, nation, &fewer) >= bid.into()
    };
    let spares = (0..4).any(|kind| (0..4).any(|level| all[kind][level] > 0 && spare(kind, level)));
    if spares || !log.cite(TTA_A18) {
        return true;
    }
    state.force.units = all;
    send(game, state, seat, card, log);
    false
}

/// How many units and cards are in a force.
pub fn named(state: &State) -> u8 {
    let force = &state.force;
    force.units.iter().flatten().sum::<u8>() + force.used + force.thrown
}

/// TTA-148: whether a unit is among those sent.
fn has_unit(state: &State) -> bool {
    state.force.units.iter().flatten().any(|&units| units > 0)
}

/// What can be added to a force, and whether it is enough.
pub fn list_force(game: &ThroughTheAges, state: &State, seat: Seat, bid: u8, list: &mut Vec<Action>) {
    let units = rate::manned(game, &state.nations[seat], Kind::UNITS).map(|(card, _)| card);
    let first = list.len();
    list.extend(units.filter(|&card| at_home(game, state, seat, card) > 0).map(|card| Action::Send { card }));
    let cards = &state.nations[seat].cards;
    for (at, face) in cards.iter().enumerate() {
        if at > 0 && cards[at - 1].card == face.card {
            continue;
        }
        if game.data.face(face.card).kind == MilitaryKind::Bonus {
            list.push(Action::Use { card: face.card });
        }
        if check_throw(game, state, seat, face.card, bid).is_ok() {
            list.push(Action::Discard { card: face.card });
        }
    }
    if is_enough(game, state, seat, bid) || list.len() == first {
        list.push(Action::Launch);
    }
}

/// TTA-147, TTA-148: whether the force suffices, with a unit among it.
fn is_enough(game: &ThroughTheAges, state: &State, seat: Seat, bid: u8) -> bool {
    (force(game, state, seat) >= bid.into() || !TTA_147.in_force()) && has_unit(state)
}

/// Whether anything can still be added to the force.
fn can_add(game: &ThroughTheAges, state: &State, seat: Seat, bid: u8) -> bool {
    let nation = &state.nations[seat];
    let is_bonus = |card: Military| game.data.face(card).kind == MilitaryKind::Bonus;
    let serves = |face: &Face| is_bonus(face.card) || check_throw(game, state, seat, face.card, bid).is_ok();
    rate::manned(game, nation, Kind::UNITS).any(|(card, _)| at_home(game, state, seat, card) > 0)
        || nation.cards.iter().any(serves)
}

/// TTA-F36: whether a card may be thrown away for the force. TTA-147: not if the bid could not be reached any more.
fn check_throw(game: &ThroughTheAges, state: &State, seat: Seat, card: Military, bid: u8) -> Result<(), Illegal> {
    let open = state.force.thrown < may_throw(game, &state.nations[seat]);
    if !open || !politics::holds(state, seat, card) {
        return Err(Illegal::by(TTA_F36));
    }
    refuse(TTA_147, largest(game, state, seat, Some(card)) < bid.into())
}

/// TTA-147: the winner adds to the force, or sends it.
pub fn assemble(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, card, bid): (Seat, Military, u8),
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match action {
        Action::Send { card } => {
            let data = game.data.civil.get(card.index()).ok_or(Illegal::by(TTA_147))?;
            if !data.kind.is(Kind::UNITS) || at_home(game, state, seat, card) == 0 {
                return Err(Illegal::by(TTA_147));
            }
            log.cite(TTA_147);
            let kind = data.kind as usize - Kind::Infantry as usize;
            state.force.units[kind][usize::from(data.age.level())] += 1;
            log.tell(Event::Sent { seat, card });
            Ok(())
        }
        Action::Use { card } => {
            let data = game.data.face(card);
            if !politics::holds(state, seat, card) || data.kind != MilitaryKind::Bonus {
                return Err(Illegal::by(TTA_147));
            }
            log.use_component(game.data.number(card));
            hand::remove(state, seat, card);
            // TTA-150: the cards are discarded.
            log.cite(TTA_150);
            hand::discard(game, state, card, hand::everybody(game));
            state.force.cards += if log.cite(TTA_168) { data.colonization } else { 0 };
            state.force.used += 1;
            log.tell(Event::Used { seat, card });
            Ok(())
        }
        Action::Discard { card } => {
            check_throw(game, state, seat, card, bid)?;
            people::cite_leader(game, state, seat, log, |ability| matches!(ability, Ability::ColonizeWithCards { .. }));
            hand::drop_card(game, state, seat, card, log);
            state.force.cards += u8::from(log.cite(TTA_F36));
            state.force.thrown += 1;
            Ok(())
        }
        Action::Launch => {
            if can_add(game, state, seat, bid) && !is_enough(game, state, seat, bid) {
                return Err(Illegal::by(if has_unit(state) { TTA_147 } else { TTA_148 }));
            }
            send(game, state, seat, card, log);
            Ok(())
        }
        _ => Err(Illegal::by(TTA_147)),
    }
}

/// TTA-149, TTA-150: the units sent are sacrificed, and the territory becomes a colony.
fn send(game: &ThroughTheAges, state: &mut State, seat: Seat, card: Military, log: &mut Log<Event>) {
    state.tasks.pop();
    log.cite(TTA_147);
    log.cite(TTA_149);
    let force = std::mem::take(&mut state.force);
    let nation = &mut state.nations[seat];
    for (number, data) in
        game.data.civil[..game.worker_cards].iter().enumerate().filter(|(_, card)| card.kind.is(Kind::UNITS))
    {
        let sent = force.units[data.kind as usize - Kind::Infantry as usize][usize::from(data.age.level())];
        if sent > 0 && log.cite(TTA_150) {
            nation.workers[number] -= sent;
            nation.yellow += sent;
        }
    }
    let at = state.gone.iter().position(|face| face.card == card).expect("the territory was turned up");
    state.gone.remove(at);
    found(game, state, seat, card, log);
}

/// TTA-151, TTA-152: the colony enters the area: its permanent effect, then what it gives once.
pub fn found(game: &ThroughTheAges, state: &mut State, seat: Seat, card: Military, log: &mut Log<Event>) {
    log.use_component(game.data.number(card));
    state.nations[seat].colonies.push(card);
    log.tell(Event::Colonized { seat, card });
    let gain = &game.data.face(card).gain;
    // The permanent effect comes first.
    if log.cite(TTA_152) {
        state.tasks.push(Task::Gain { seat, card });
        rate::update(game, state, seat, log);
    } else {
        events::gain(game, state, seat, gain, |ledger| &mut ledger.events, log);
        rate::update(game, state, seat, log);
    }
}
