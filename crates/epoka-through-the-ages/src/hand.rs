//! Military hands, the military deck and its discard pile: TTA-125, TTA-133, TTA-134, TTA-155, TTA-157.

use epoka_core::{Illegal, Log, Seat, Seats};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    effect::Age,
    rules::*,
    state::*,
};

/// All seats of the table.
pub fn everybody(game: &ThroughTheAges) -> Seats {
    Seats::all(game.players)
}

/// Takes a card out of a hand: of equal ones the one others have seen.
pub fn remove(state: &mut State, seat: Seat, card: Military) -> Option<Face> {
    let cards = &mut state.nations[seat].cards;
    let at = cards.iter().rposition(|face| face.card == card)?;
    Some(cards.remove(at))
}

/// A card comes to its place in a pile, which keeps one order.
fn insert<const N: usize>(pile: &mut Faces<N>, face: Face) {
    pile.insert(pile.partition_point(|other| *other <= face), face);
}

/// A card comes to a hand.
pub fn add(state: &mut State, seat: Seat, card: Military, seen_by: Seats) {
    insert(&mut state.nations[seat].cards, Face { card, seen_by });
}

/// TTA-157: a card goes face down to the discard pile of its age; only that of the current age matters.
pub fn discard(game: &ThroughTheAges, state: &mut State, card: Military, seen_by: Seats) {
    let face = Face { card, seen_by };
    if game.data.face(card).age == state.age && TTA_157.in_force() {
        insert(&mut state.discards, face);
    } else {
        lose(state, face);
    }
}

/// A card cannot come back.
pub fn lose(state: &mut State, face: Face) {
    insert(&mut state.gone, face);
}

/// TTA-155: how many cards are too many at the end of the turn.
pub fn excess(state: &State, seat: Seat) -> usize {
    let nation = &state.nations[seat];
    // TTA-180: actions for this turn raise no limit.
    let extra = if TTA_180.in_force() { 0 } else { state.turn.extra_military };
    nation.cards.len().saturating_sub((nation.rates.military_hand + extra).into())
}

/// The cards a seat can throw away.
pub fn list_discards(state: &State, seat: Seat, list: &mut Vec<Action>) {
    for face in &state.nations[seat].cards {
        let action = Action::Discard { card: face.card };
        if list.last() != Some(&action) {
            list.push(action);
        }
    }
}

/// TTA-125: a card is thrown away face down.
pub fn throw_away(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Military,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !state.nations[seat].cards.iter().any(|face| face.card == card) {
        return Err(Illegal::by(TTA_125));
    }
    log.cite(TTA_125);
    log.cite(TTA_155);
    drop_card(game, state, seat, card, log);
    if let Some(Task::Excess { named, .. }) = state.tasks.top_mut() {
        *named += 1;
    }
    Ok(())
}

/// TTA-157: a card of a hand goes face down to the discard pile.
pub fn drop_card(game: &ThroughTheAges, state: &mut State, seat: Seat, card: Military, log: &mut Log<Event>) {
    remove(state, seat, card);
    log.cite(TTA_157);
    // Whoever had seen a card of this hand cannot be sure any more that it is still there.
    for held in &mut state.nations[seat].cards {
        held.seen_by = Seats::one(seat);
    }
    discard(game, state, card, Seats::one(seat));
    log.tell(Event::Discarded { seat, card: Some(card) });
}

/// TTA-134: an empty deck is made anew of the discard pile.
pub fn reshuffle(state: &mut State, log: &mut Log<Event>) {
    if state.military_deck.is_empty() && !state.discards.is_empty() && log.cite(TTA_134) {
        let cards = std::mem::take(&mut state.discards);
        log.tell(Event::Reshuffled { count: cards.len() as u8 });
        state.military_deck.extend(cards);
    }
}

/// How many of so many cards can be drawn at once, before the deck has to be made anew.
pub fn drawable(state: &State, count: u8) -> u8 {
    count.min(state.military_deck.len() as u8)
}

/// TTA-33: whether military cards can be drawn at all.
pub fn can_draw(state: &State) -> bool {
    state.age != Age::IV && !(state.military_deck.is_empty() && state.discards.is_empty())
}

/// Cards come from the deck to a hand. Whoever knew what the deck holds is no longer sure, but for the one who drew.
pub fn drawn(state: &mut State, seat: Seat, items: &[u16], log: &mut Log<Event>) {
    for &item in items {
        let card = Military(item as u8);
        let at = state.military_deck.iter().position(|face| face.card == card).expect("the outcome was checked");
        state.military_deck.remove(at);
        add(state, seat, card, Seats::one(seat));
        log.tell(Event::Drew { seat, card: Some(card) });
    }
    state.military_deck.iter_mut().for_each(|face| face.keep_for(seat));
    state.military_deck.sort_unstable();
    log.cite(TTA_9);
    log.reveal();
    reshuffle(state, log);
}
