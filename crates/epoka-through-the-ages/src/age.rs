//! The end of an age: TTA-24 to TTA-35.

use epoka_core::{Log, Seat, Seats};

use crate::{ThroughTheAges, action::Event, effect::Age, leaders, pact, rate, rules::*, state::*};

/// TTA-11, TTA-32: the civil deck of an age, for the players now in the game.
pub fn lay_civil_deck(game: &ThroughTheAges, state: &mut State, age: Age) {
    state.deck = [0; CIVIL];
    let by_players = copies_of(state);
    // TTA-1: every age has a deck of its own.
    for (card, data) in game.data.civil_cards().filter(|(_, data)| data.age == age || !TTA_1.in_force()) {
        state.deck[card.index()] = data.copies[by_players];
    }
    state.deck_size = state.deck.iter().sum();
}

/// TTA-11: where cards say how many of them there are; without the rule all are used.
fn copies_of(state: &State) -> usize {
    if TTA_11.in_force() { state.by_players() } else { 2 }
}

/// TTA-33: the military deck of an age; nobody knows its order.
fn lay_military_deck(game: &ThroughTheAges, state: &mut State, age: Age) {
    let by_players = copies_of(state);
    for (card, data) in game.data.military_cards().filter(|(_, data)| data.age == age) {
        for _ in 0..data.copies[by_players] {
            state.military_deck.push(Face { card, seen_by: Seats::NONE });
        }
    }
}

/// TTA-24, TTA-25: whether the age ends now, while the row is filled.
pub fn ends(state: &State) -> bool {
    match state.age {
        // TTA-24: with the very first filling.
        Age::A => state.round > 1 && (row_is_full(state) || state.deck_size == 0) && TTA_24.in_force(),
        Age::I | Age::II | Age::III => state.deck_size == 0 && TTA_25.in_force(),
        Age::IV => false,
    }
}

fn row_is_full(state: &State) -> bool {
    state.row.iter().all(Option::is_some)
}

/// TTA-26: the steps at the end of an age.
pub fn end(game: &ThroughTheAges, state: &mut State, log: &mut Log<Event>) {
    let ended = state.age;
    let Some(next) = ended.next() else { return };
    let age = if log.cite(TTA_22) { next } else { Age::IV };
    state.age = age;
    log.tell(Event::AgeBegan { age });
    if ended == Age::A {
        log.cite(TTA_24);
    } else {
        log.cite(TTA_25);
        if log.cite(TTA_26) {
            for seat in state.playing.iter() {
                remove_obsolete(game, state, seat, log);
            }
            lose_yellow(game, state, log);
        }
    }
    if log.cite(TTA_33) {
        let old = std::mem::take(&mut state.military_deck);
        state.gone.extend(old);
        let discards = std::mem::take(&mut state.discards);
        state.gone.extend(discards);
        state.gone.sort_unstable();
    }
    state.deck = [0; CIVIL];
    state.deck_size = 0;
    if age == Age::IV {
        fix_last_round(state, log);
    } else {
        log.cite(TTA_11);
        if log.cite(TTA_32) {
            lay_civil_deck(game, state, age);
        }
        lay_military_deck(game, state, age);
    }
}

/// TTA-27 to TTA-30: what is obsolete leaves hands and play.
pub fn remove_obsolete(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let new = state.age;
    let is_old = |card: Civil| rate::is_obsolete(game.data.card(card).age, new) && TTA_27.in_force();
    log.cite(TTA_27);
    if TTA_28.in_force() {
        discard_hands(game, state, seat, log);
    }
    if let Some(leader) = state.nations[seat].leader.filter(|&leader| is_old(leader))
        && log.cite(TTA_29)
    {
        // TTA-F41: nothing comes back for him.
        log.cite(TTA_F41);
        leaders::remove(game, state, seat, log);
        log.tell(Event::Obsolete { seat, card: leader });
    }
    let nation = &mut state.nations[seat];
    let is_past = |card: Military| rate::is_obsolete(game.data.face(card).age, new);
    // TTA-30: colonies stay, and so do (TTA-167) wars.
    nation.colonies.retain(|&mut card| !is_past(card) || log.cite(TTA_30));
    nation.wars.retain(|war| !is_past(war.card) || (log.cite(TTA_30) && log.cite(TTA_167)));
    if let Some(wonder) = nation.unfinished.filter(|&wonder| is_old(wonder))
        && log.cite(TTA_29)
    {
        // TTA-F62: its tokens go back to the bank.
        if log.cite(TTA_F62) {
            nation.blue += nation.stages;
        }
        (nation.unfinished, nation.stages) = (None, 0);
        log.tell(Event::Obsolete { seat, card: wonder });
    }
    if nation.pact.is_some_and(|pact| is_past(pact.card)) && log.cite(TTA_29) {
        pact::end(game, state, seat, log);
    }
    rate::update(game, state, seat, log);
}

/// TTA-28: obsolete cards leave the hand.
fn discard_hands(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let new = state.age;
    let nation = &mut state.nations[seat];
    for at in (0..nation.hand.len()).rev() {
        let card = nation.hand[at];
        if rate::is_obsolete(game.data.card(card).age, new) && log.cite(TTA_28) {
            nation.hand.remove(at);
            log.tell(Event::Obsolete { seat, card });
        }
    }
    let mut count = 0;
    for at in (0..nation.cards.len()).rev() {
        let face = nation.cards[at];
        if rate::is_obsolete(game.data.face(face.card).age, new) && log.cite(TTA_28) {
            nation.cards.remove(at);
            state.gone.push(face);
            count += 1;
        }
    }
    if count > 0 {
        log.tell(Event::ObsoleteCards { seat, count });
    }
}

/// TTA-31: everybody loses yellow tokens of the bank.
fn lose_yellow(game: &ThroughTheAges, state: &mut State, log: &mut Log<Event>) {
    if !log.cite(TTA_31) {
        return;
    }
    for seat in state.playing.iter() {
        let lost = yellow_lost(game, state, seat);
        state.nations[seat].yellow -= lost;
        if lost > 0 {
            log.tell(Event::Yellow { seat, amount: -(lost as i8) });
        }
    }
}

/// TTA-31: how many yellow tokens the end of an age takes from a seat.
fn yellow_lost(game: &ThroughTheAges, state: &State, seat: Seat) -> u8 {
    game.data.board.ages.yellow_tokens_lost.min(state.nations[seat].yellow)
}

/// TTA-24, TTA-31: how many yellow tokens a seat will lose when this age ends; Age A takes nothing.
pub fn yellow_to_lose(game: &ThroughTheAges, state: &State, seat: Seat) -> u8 {
    match state.age {
        Age::A | Age::IV => 0,
        Age::I | Age::II | Age::III => yellow_lost(game, state, seat),
    }
}

/// TTA-34: all have the same number of turns.
fn fix_last_round(state: &mut State, log: &mut Log<Event>) {
    let later = u8::from(state.current != state.start && log.cite(TTA_34));
    log.cite(TTA_34);
    let round = state.round + later;
    state.last_round = Some(round);
    log.tell(Event::LastRound { round });
}
