//! The Politics Phase, and events that are prepared and turned up: TTA-49 to TTA-56.

use epoka_core::{Illegal, Log, Seat, Seats, refuse};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    attack,
    cards::MilitaryKind,
    colony,
    effect::{Ability, Age},
    events, hand, leaders, pact, people, rate, resign,
    rules::*,
    state::*,
    war,
};

/// The political actions of a seat.
pub fn list(game: &ThroughTheAges, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let cards = &state.nations[seat].cards;
    for (at, face) in cards.iter().enumerate() {
        let card = face.card;
        // Equal cards lie side by side.
        if at > 0 && cards[at - 1].card == card {
            continue;
        }
        list_card(game, state, seat, card, list);
    }
    let owners = state.playing.iter().filter(|&owner| pact::check_cancel(state, seat, owner).is_ok());
    list.extend(owners.map(|owner| Action::Cancel { owner }));
    if check_retire(game, state, seat).is_ok() {
        list.push(Action::Retire);
    }
    if check_peek(game, state, seat).is_ok() {
        list.push(Action::Peek);
    }
    if resign::check(state).is_ok() {
        list.push(Action::Resign);
    }
    list.push(Action::Decline);
}

/// The political actions with a card.
fn list_card(game: &ThroughTheAges, state: &State, seat: Seat, card: Military, list: &mut Vec<Action>) {
    let rivals = || state.playing.iter().filter(|&rival| rival != seat);
    match game.data.face(card).kind {
        MilitaryKind::Event | MilitaryKind::Territory => {
            if check_prepare(game, state, seat, card).is_ok() {
                list.push(Action::Prepare { card });
            }
            if check_settle(game, state, seat, card).is_ok() {
                list.push(Action::Settle { card });
            }
        }
        MilitaryKind::Aggression => {
            let open = rivals().filter(|&rival| attack::check(game, state, seat, card, rival).is_ok());
            list.extend(open.map(|rival| Action::Attack { card, rival }));
        }
        MilitaryKind::War => {
            let open = rivals().filter(|&rival| war::check(game, state, seat, card, rival).is_ok());
            list.extend(open.map(|rival| Action::Declare { card, rival }));
        }
        MilitaryKind::Pact => {
            let sides = rivals().flat_map(|rival| [(rival, true), (rival, false)]);
            let open = sides.filter(|&side| pact::check_offer(game, state, seat, card, side).is_ok());
            list.extend(open.map(|(rival, as_a)| Action::Offer { card, rival, as_a }));
        }
        MilitaryKind::Tactic | MilitaryKind::Bonus => {}
    }
}

/// TTA-49, TTA-50: one of the political actions.
pub fn act(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match action {
        Action::Prepare { card } => prepare(game, state, seat, card, log),
        Action::Attack { card, rival } => attack::attack(game, state, seat, (card, rival), log),
        Action::Declare { card, rival } => war::declare(game, state, seat, (card, rival), log),
        Action::Offer { card, rival, as_a } => pact::offer(game, state, seat, card, (rival, as_a), log),
        Action::Cancel { owner } => pact::cancel(game, state, seat, owner, log),
        Action::Retire => retire(game, state, seat, log),
        Action::Settle { card } => settle(game, state, seat, card, log),
        Action::Peek => peek(game, state, seat, log),
        Action::Resign => resign::resign(game, state, seat, log),
        Action::Decline => {
            state.tasks.pop();
            log.cite(TTA_49);
            Ok(())
        }
        _ => Err(Illegal::by(TTA_50)),
    }
}

/// Whether a phase begins at all: TTA-F45 lets a seat skip it, and a second action needs its leader.
pub fn is_skipped(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
    let nation = &mut state.nations[seat];
    if nation.skips_politics && !state.turn.political && log.cite(TTA_F45) {
        nation.skips_politics = false;
        log.tell(Event::SkippedPolitics { seat });
        return true;
    }
    state.turn.political && !has_extra(game, &state.nations[seat]) && TTA_49.in_force()
}

/// TTA-51: whether a second political action is there.
fn has_extra(game: &ThroughTheAges, nation: &Nation) -> bool {
    let extra = rate::abilities(game, nation).any(|(_, ability)| *ability == Ability::ExtraPolitics {});
    extra && !nation.used_extra_politics
}

/// TTA-49: the political action of the turn is used; TTA-F38: a leader grants one more in the game.
pub fn used(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    state.tasks.pop();
    log.cite(TTA_50);
    log.cite(TTA_3);
    let first = !std::mem::replace(&mut state.turn.political, true);
    if !first {
        people::cite_leader(game, state, seat, log, |ability| *ability == Ability::ExtraPolitics {});
        state.nations[seat].used_extra_politics = true;
    } else if has_extra(game, &state.nations[seat]) && log.cite(TTA_51) && log.cite(TTA_F38) {
        state.tasks.push(Task::Politics { seat });
    }
    if !log.cite(TTA_49) {
        state.tasks.push(Task::Politics { seat });
    }
}

/// Whether a card is in a hand.
pub fn holds(state: &State, seat: Seat, card: Military) -> bool {
    state.nations[seat].cards.iter().any(|face| face.card == card)
}

/// TTA-53: whether a seat may prepare a card as an event.
fn check_prepare(game: &ThroughTheAges, state: &State, seat: Seat, card: Military) -> Result<(), Illegal> {
    // TTA-3: other kinds are played otherwise.
    let is_event = game.data.face(card).kind.is_event() || !TTA_3.in_force();
    if is_event && holds(state, seat, card) { Ok(()) } else { Err(Illegal::by(TTA_53)) }
}

/// TTA-53, TTA-54: a card goes face down to the future events, and the top current event is turned up.
fn prepare(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Military,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    check_prepare(game, state, seat, card)?;
    used(game, state, seat, log);
    let age = game.data.face(card).age;
    hand::remove(state, seat, card);
    state.future.push(Face { card, seen_by: Seats::one(seat) });
    state.future.sort_unstable();
    log.tell(Event::Prepared { seat, card: Some(card), age });
    if log.cite(TTA_53) {
        people::score(state, seat, age.level().into(), |ledger| &mut ledger.preparing, log);
    }
    if log.cite(TTA_54) {
        state.tasks.push(Task::Reveal);
    }
    Ok(())
}

/// TTA-51: the yellow tokens for which a leader may leave.
fn check_retire(game: &ThroughTheAges, state: &State, seat: Seat) -> Result<u8, Illegal> {
    let tokens = rate::abilities(game, &state.nations[seat]).find_map(|(_, ability)| match ability {
        Ability::Retire { yellow_tokens } => Some(*yellow_tokens),
        _ => None,
    });
    tokens.ok_or(Illegal::by(TTA_51))
}

/// TTA-51: the leader leaves for yellow tokens.
fn retire(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
    let tokens = check_retire(game, state, seat)?;
    used(game, state, seat, log);
    log.cite(TTA_51);
    if let Some(leader) = leaders::leave(game, state, seat, log) {
        log.use_component(leader.index());
        rate::move_yellow(state, seat, tokens as i8, log);
    }
    rate::update(game, state, seat, log);
    Ok(())
}

/// TTA-F37: whether the leader lets a territory in hand become a colony.
fn check_settle(game: &ThroughTheAges, state: &State, seat: Seat, card: Military) -> Result<(), Illegal> {
    let settles = rate::abilities(game, &state.nations[seat]).any(|(_, ability)| *ability == Ability::Settle {});
    let territory = game.data.face(card).kind == MilitaryKind::Territory;
    if settles && territory && holds(state, seat, card) { Ok(()) } else { Err(Illegal::by(TTA_F37)) }
}

/// TTA-F37: the leader leaves, and a territory in hand becomes a colony.
fn settle(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Military,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    check_settle(game, state, seat, card)?;
    used(game, state, seat, log);
    log.cite(TTA_51);
    // TTA-F37: no event is turned up for it.
    if !log.cite(TTA_F37) {
        state.tasks.push(Task::Reveal);
    }
    if let Some(leader) = leaders::leave(game, state, seat, log) {
        log.use_component(leader.index());
    }
    hand::remove(state, seat, card);
    colony::found(game, state, seat, card, log);
    Ok(())
}

/// TTA-51: whether the leader lets a seat look at the top current event, before any political action.
fn check_peek(game: &ThroughTheAges, state: &State, seat: Seat) -> Result<(), Illegal> {
    let peeks = rate::abilities(game, &state.nations[seat]).any(|(_, ability)| *ability == Ability::PeekEvent {});
    let known = state.top_event.is_some_and(|face| face.seen_by.contains(seat));
    if !peeks || known || state.turn.political || (state.events.is_empty() && state.top_event.is_none()) {
        return Err(Illegal::by(TTA_51));
    }
    Ok(())
}

/// TTA-51: a seat looks at the top current event.
fn peek(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
    check_peek(game, state, seat)?;
    log.cite(TTA_51);
    people::cite_leader(game, state, seat, log, |ability| *ability == Ability::PeekEvent {});
    match state.top_event {
        Some(face) => look(state, seat, face, log),
        None => state.tasks.push(Task::Peek { seat }),
    }
    Ok(())
}

/// Chance says what lies on top, and only the seat that looks learns it. Whoever knew some of the events that could lie there is
/// no longer sure where.
pub fn looked(game: &ThroughTheAges, state: &mut State, seat: Seat, card: Military, log: &mut Log<Event>) {
    let mut face = uncover(state, card);
    let age = game.data.face(card).age;
    let mut is_sure = true;
    for other in state.events.iter_mut().filter(|face| game.data.face(face.card).age == age) {
        is_sure = false;
        other.keep_for(seat);
    }
    if !is_sure {
        face.seen_by = Seats::NONE;
        state.events.sort_unstable();
    }
    look(state, seat, face, log);
}

/// The top current event is known, and a seat has seen it.
fn look(state: &mut State, seat: Seat, mut face: Face, log: &mut Log<Event>) {
    face.seen_by.insert(seat);
    state.top_event = Some(face);
    log.reveal();
    log.tell(Event::Peeked { seat, card: Some(face.card) });
}

/// The age of the current events on top: the earliest.
pub fn top_age(game: &ThroughTheAges, state: &State) -> Age {
    state.events.iter().map(|face| game.data.face(face.card).age).min().unwrap_or(Age::A)
}

/// Chance says which current event is on top.
pub fn uncover(state: &mut State, card: Military) -> Face {
    let at = state.events.iter().position(|face| face.card == card).expect("the outcome was checked");
    state.events.remove(at)
}

/// TTA-54, TTA-56: the top current event is turned up, and is past once it is resolved.
pub fn reveal(game: &ThroughTheAges, state: &mut State, face: Face, log: &mut Log<Event>) {
    state.tasks.pop();
    state.top_event = None;
    log.reveal();
    log.use_component(game.data.number(face.card));
    log.tell(Event::Revealed { card: face.card });
    let face = Face { seen_by: hand::everybody(game), ..face };
    if log.cite(TTA_56) {
        hand::lose(state, face);
    } else {
        hand::discard(game, state, face.card, face.seen_by);
    }
    state.tasks.push(Task::EventDone);
    events::begin(game, state, face.card, log);
}

/// TTA-55: if the last event is resolved, the future events become the current ones.
pub fn done(state: &mut State, log: &mut Log<Event>) {
    state.tasks.pop();
    if state.events.is_empty() && state.top_event.is_none() && log.cite(TTA_55) {
        let future = std::mem::take(&mut state.future);
        state.events.extend(future);
        log.tell(Event::EventsShuffled { count: state.events.len() as u8 });
    }
}

/// TTA-58, TTA-67: what every attack needs: the card, a rival, and a leader who allows it.
pub fn check_rival(game: &ThroughTheAges, state: &State, seat: Seat, rival: Seat) -> Result<(), Illegal> {
    if rival == seat || !state.playing.contains(rival) {
        return Err(Illegal::by(TTA_50));
    }
    let peaceful = rate::abilities(game, &state.nations[seat]).any(|(_, ability)| *ability == Ability::NoAttacks {});
    refuse(TTA_F39, peaceful)
}

/// TTA-F39: the military actions of an attack on a rival.
pub fn attack_price(game: &ThroughTheAges, state: &State, card: Military, rival: Seat) -> u8 {
    let times = rate::abilities(game, &state.nations[rival]).find_map(|(_, ability)| match ability {
        Ability::AttackedCost { times } if TTA_F39.in_force() => Some(*times),
        _ => None,
    });
    game.data.face(card).military_actions * times.unwrap_or(1)
}

/// TTA-52: the military actions of an attack are paid.
pub fn pay_attack(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    (card, rival): (Military, Seat),
    log: &mut Log<Event>,
) {
    let price = attack_price(game, state, card, rival);
    if price > game.data.face(card).military_actions {
        log.cite(TTA_F39);
        people::cite_leader(game, state, rival, log, |ability| matches!(ability, Ability::AttackedCost { .. }));
    }
    if log.cite(TTA_52) {
        crate::army::pay(state, seat, price, log);
    }
}
