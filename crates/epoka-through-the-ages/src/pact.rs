//! Pacts: TTA-71 to TTA-76, TTA-166, and what they mean for attacks, payments and science.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    ThroughTheAges,
    action::Event,
    cards::{MilitaryCard, MilitaryKind},
    data::pact_side,
    effect::Gives,
    hand, politics, rate,
    rules::*,
    state::*,
    tokens,
};

/// Pacts of a seat: the owner of the area, the pact, the partner, and whether the seat is side A.
pub fn of(state: &State, seat: Seat) -> impl Iterator<Item = (Seat, Pact, Seat, bool)> + '_ {
    state.playing.iter().filter_map(move |owner| {
        let pact = state.nations[owner].pact?;
        if owner == seat {
            Some((owner, pact, pact.partner, pact.owner_is_a))
        } else {
            (pact.partner == seat).then_some((owner, pact, owner, !pact.owner_is_a))
        }
    })
}

/// The pacts between two seats: the card and what it gives to the first.
fn between<'a>(
    game: &'a ThroughTheAges,
    state: &'a State,
    seat: Seat,
    rival: Seat,
) -> impl Iterator<Item = (&'a MilitaryCard, &'a Gives)> + 'a {
    of(state, seat).filter(move |&(.., partner, _)| partner == rival).map(|(_, pact, _, is_a)| {
        let card = game.data.face(pact.card);
        (card, pact_side(card, is_a))
    })
}

/// TTA-58, TTA-67: whether a pact forbids that one attacks the other.
pub fn forbids(game: &ThroughTheAges, state: &State, seat: Seat, rival: Seat) -> bool {
    between(game, state, seat, rival).any(|(card, _)| card.forbids_attacks)
}

/// TTA-67: whether a pact keeps everybody from declaring war on a seat.
pub fn is_immune(game: &ThroughTheAges, state: &State, seat: Seat) -> bool {
    of(state, seat).any(|(_, pact, _, is_a)| game.data.face(pact.card).immune && !is_a)
}

/// TTA-F23: the strength a pact gives for attacking the partner.
pub fn attack_strength(game: &ThroughTheAges, state: &State, seat: Seat, rival: Seat) -> i16 {
    let strength: i16 = between(game, state, seat, rival).map(|(card, _)| i16::from(card.attacker_strength)).sum();
    if TTA_F23.in_force() { strength } else { 0 }
}

/// TTA-F24: the strength a seat has from pacts that an attack between the two ends.
pub fn ending_strength(game: &ThroughTheAges, state: &State, seat: Seat, rival: Seat) -> i16 {
    let ending = between(game, state, seat, rival).filter(|(card, _)| card.ends_on_attack && TTA_F24.in_force());
    ending.map(|(_, gives)| i16::from(gives.strength)).sum()
}

/// TTA-60, TTA-68: pacts that end on attack are removed.
pub fn end_by_attack(game: &ThroughTheAges, state: &mut State, seat: Seat, rival: Seat, log: &mut Log<Event>) {
    for owner in [seat, rival] {
        let pact = state.nations[owner].pact.filter(|pact| pact.partner == seat || pact.partner == rival);
        if pact.is_some_and(|pact| game.data.face(pact.card).ends_on_attack) && log.cite(TTA_F24) {
            end(game, state, owner, log);
        }
    }
}

/// A pact ends: its card goes to the discard pile of its age.
pub fn end(game: &ThroughTheAges, state: &mut State, owner: Seat, log: &mut Log<Event>) {
    let Some(Pact { card, partner, .. }) = state.nations[owner].pact.take() else { return };
    hand::discard(game, state, card, hand::everybody(game));
    log.cite(TTA_157);
    log.tell(Event::PactEnded { seat: owner, rival: partner, card });
    rate::update(game, state, owner, log);
    rate::update(game, state, partner, log);
}

/// TTA-71: whether a seat may offer a pact.
pub fn check_offer(
    game: &ThroughTheAges,
    state: &State,
    seat: Seat,
    card: Military,
    (rival, as_a): (Seat, bool),
) -> Result<(), Illegal> {
    let data = game.data.face(card);
    if !politics::holds(state, seat, card) || data.kind != MilitaryKind::Pact {
        return Err(Illegal::by(TTA_71));
    }
    if rival == seat || !state.playing.contains(rival) || (data.symmetric && !as_a) {
        return Err(Illegal::by(TTA_71));
    }
    refuse(TTA_F28, state.players() == 2)
}

/// TTA-71: a pact is offered: everybody sees it, and the rival answers.
pub fn offer(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Military,
    (rival, as_a): (Seat, bool),
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    check_offer(game, state, seat, card, (rival, as_a))?;
    politics::used(game, state, seat, log);
    hand::remove(state, seat, card);
    hand::add(state, seat, card, hand::everybody(game));
    log.tell(Event::Offered { seat, rival, card });
    if log.cite(TTA_71) {
        state.tasks.push(Task::Consider { seat: rival, from: seat, card, owner_is_a: as_a });
    }
    Ok(())
}

/// TTA-72: the card stays in hand, and the political action is used up.
pub fn decline(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, from, card): (Seat, Seat, Military),
    log: &mut Log<Event>,
) {
    state.tasks.pop();
    if !log.cite(TTA_72) {
        hand::drop_card(game, state, from, card, log);
    }
    log.tell(Event::Refused { seat, rival: from, card });
}

/// TTA-73, TTA-74: the pact lies in the area of who offered it; another one there ends.
pub fn accept(
    game: &ThroughTheAges,
    state: &mut State,
    (seat, from): (Seat, Seat),
    (card, owner_is_a): (Military, bool),
    log: &mut Log<Event>,
) {
    state.tasks.pop();
    log.tell(Event::Accepted { seat, rival: from, card });
    log.use_component(game.data.number(card));
    end(game, state, from, log);
    for owner in state.playing.iter() {
        let involved = state.nations[owner].pact.is_some_and(|pact| pact.partner == from);
        // TTA-74: pacts in the areas of others stay.
        if involved && !log.cite(TTA_74) {
            end(game, state, owner, log);
        }
    }
    if game.data.face(card).forbids_attacks {
        keep_wars(game, state, (from, seat), log);
    }
    hand::remove(state, from, card);
    if log.cite(TTA_73) {
        state.nations[from].pact = Some(Pact { card, partner: seat, owner_is_a });
    } else {
        hand::discard(game, state, card, hand::everybody(game));
    }
    log.cite(TTA_166);
    rate::update(game, state, from, log);
}

/// TTA-75, TTA-F22: wars declared before go on.
fn keep_wars(game: &ThroughTheAges, state: &mut State, (one, other): (Seat, Seat), log: &mut Log<Event>) {
    if log.cite(TTA_75) && log.cite(TTA_F22) {
        return;
    }
    for (seat, rival) in [(one, other), (other, one)] {
        while let Some(at) = state.nations[seat].wars.iter().position(|war| war.rival == rival) {
            let war = state.nations[seat].wars.remove(at);
            hand::discard(game, state, war.card, hand::everybody(game));
        }
    }
}

/// TTA-76: whether a seat may cancel the pact in an area.
pub fn check_cancel(state: &State, seat: Seat, owner: Seat) -> Result<(), Illegal> {
    if !of(state, seat).any(|(other, ..)| other == owner) {
        return Err(Illegal::by(TTA_76));
    }
    Ok(())
}

/// TTA-76: a pact is cancelled.
pub fn cancel(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    owner: Seat,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    check_cancel(state, seat, owner)?;
    politics::used(game, state, seat, log);
    if log.cite(TTA_76) {
        end(game, state, owner, log);
    }
    Ok(())
}

/// TTA-F25: what a seat would pay in place of what, if a pact lets it.
fn swap(game: &ThroughTheAges, state: &State, seat: Seat) -> Option<(Goods, Goods)> {
    let swapping = of(state, seat).find(|(_, pact, ..)| game.data.face(pact.card).swap);
    swapping.map(|(.., is_a)| if is_a { (Goods::Food, Goods::Resources) } else { (Goods::Resources, Goods::Food) })
}

/// TTA-F25: whether food may stand in for a resource now, or the other way round.
pub fn check_barter(game: &ThroughTheAges, state: &State, seat: Seat) -> Result<(Goods, Goods), Illegal> {
    let (paid, got) = swap(game, state, seat).ok_or(Illegal::by(TTA_F25))?;
    refuse(TTA_F25, state.turn.bartered)?;
    if tokens::stock(game, &state.nations[seat], paid) == 0 {
        return Err(Illegal::by(TTA_196));
    }
    Ok((paid, got))
}

/// TTA-F25: one food is paid and counts as a resource in the next payment, or the other way round.
pub fn barter(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
    let (paid, got) = check_barter(game, state, seat)?;
    state.turn.bartered = true;
    if log.cite(TTA_F25) && log.cite(TTA_166) {
        state.turn.barter = Some(got);
    }
    log.tell(Event::Bartered { seat, paid });
    tokens::pay(game, state, seat, paid, 1, log);
    Ok(())
}

/// TTA-F26: how much cheaper a technology is by pacts, and the partners who pay for it.
pub fn cooperation(game: &ThroughTheAges, state: &State, seat: Seat) -> Option<(Seat, u8, u8)> {
    of(state, seat).find_map(|(_, pact, partner, _)| {
        let terms = game.data.face(pact.card).cooperation.filter(|_| TTA_F26.in_force())?;
        Some((partner, terms.science, terms.partner))
    })
}
