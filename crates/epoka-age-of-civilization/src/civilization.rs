//! Step 1 of a turn, a civilization: AC-14 to AC-20, AC-43, AC-44, AC-58 to AC-60.

use epoka_core::{Illegal, Log, Seat, allow, refuse};

use crate::{
    AgeOfCivilization,
    action::{Action, Event},
    effect::{Effect, Moment},
    learn, nation,
    rules::*,
    state::*,
};

/// Whether a civilization can be taken from the pool or the hand.
fn check_card(state: &State, seat: Seat, civilization: Civilization) -> Result<(), Illegal> {
    let offered: CivilizationSet = state.pool.iter().map(|offer| offer.civilization).collect();
    // AC-58: hand cards count as well.
    let held = if AC_58.in_force() { state.nations[seat].hand } else { CivilizationSet::default() };
    if offered.and(held).contains(civilization) { Ok(()) } else { Err(Illegal::by(AC_15)) }
}

/// AC-19: whether a seat has all the civilizations it can have.
pub fn is_full(game: &AgeOfCivilization, state: &State, seat: Seat) -> bool {
    state.nations[seat].civilizations.len() >= game.data.setup.limits.civilizations
}

fn check_birth(game: &AgeOfCivilization, state: &State, seat: Seat, civilization: Civilization) -> Result<(), Illegal> {
    let scenario = game.scenario().filter(|scenario| !scenario.births_after_first_round);
    refuse(AC_68, scenario.is_some() && state.round > 1)?;
    check_card(state, seat, civilization)
}

/// AC-14: in round 1 a birth is a must.
fn check_absorb(state: &State, seat: Seat, civilization: Civilization) -> Result<(), Illegal> {
    refuse(AC_14, state.round == 1)?;
    if state.nations[seat].civilizations.is_empty() {
        return Err(Illegal::by(AC_18));
    }
    check_card(state, seat, civilization)
}

/// AC-20: later the step may be skipped.
fn check_skip(state: &State) -> Result<(), Illegal> {
    refuse(AC_14, state.round == 1)?;
    allow(AC_20, true)
}

/// Everything a seat can do in step 1.
pub fn list(game: &AgeOfCivilization, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let pool = state.pool.iter().map(|offer| offer.civilization);
    for civilization in pool.chain(state.nations[seat].hand.iter()) {
        if check_birth(game, state, seat, civilization).is_ok() {
            list.push(Action::Birth { civilization });
        }
        if check_absorb(state, seat, civilization).is_ok() {
            list.push(Action::Absorb { civilization });
        }
    }
    if check_skip(state).is_ok() {
        list.push(Action::Skip);
    }
    learn::list_specials(game, state, seat, list);
}

/// AC-15: a civilization is born.
pub fn birth(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    civilization: Civilization,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    check_birth(game, state, seat, civilization)?;
    log.cite(AC_14);
    step_two(state, seat);
    let bonus = take(game, state, seat, civilization, log);
    // AC-A8: what is pushed first comes last, so the pool changes after all that the birth brings.
    let pool_last = log.cite(AC_A8);
    if pool_last {
        refill(game, state, log);
    }
    bear(game, state, seat, civilization, bonus, log);
    if !pool_last {
        refill(game, state, log);
    }
    Ok(())
}

/// The birth itself: workers, bonus coins and what fires.
pub fn bear(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    civilization: Civilization,
    bonus: u16,
    log: &mut Log<Event>,
) {
    let source = Source::Main { civilization };
    log.use_component(game.data.number(source));
    let nation = &mut state.nations[seat];
    if log.cite(AC_15) {
        nation.civilizations.bear(civilization);
    }
    // AC-16: workers are reset to the population.
    if log.cite(AC_16) {
        nation.workers = game.data.civilization[civilization.index()].population;
    }
    log.tell(Event::Born { seat, civilization, workers: nation.workers });
    // AC-44, AC-A8: the factor first, then the coins, then all else.
    let effects = game.data.effects.of(source);
    let factor = effects.iter().filter_map(|effect| match effect {
        Effect::On { moment: Moment::Birth, gain } if gain.bonus_coins_factor > 1 => Some(gain.bonus_coins_factor),
        _ => None,
    });
    let factor = factor.max().filter(|_| log.cite(AC_44)).unwrap_or(1);
    nation::gain_coins(state, seat, bonus * u16::from(factor), log);
    let counts_coins = |effect: &Effect| match effect {
        Effect::On { gain, .. } => gain.bonus_coins_factor > 1 || gain.technologies_per_bonus_coins > 0,
        _ => false,
    };
    if game.setup.draft && effects.iter().any(counts_coins) {
        // AC-60: the coins of the draft count like any others.
        log.cite(AC_60);
    }
    for effect in effects {
        let Effect::On { moment: Moment::Birth, gain } = effect else { continue };
        nation::gain(game, state, seat, source, gain, log);
        if gain.technologies_per_bonus_coins > 0 && log.cite(AC_43) {
            // AC-43: as many technologies as half the coins, rounded down; nobody can gain more than there are.
            let count = (bonus / u16::from(gain.technologies_per_bonus_coins)).min(POSITIONS as u16) as u8;
            if count > 0 {
                state.tasks.push(Task::Learn { seat, count });
            }
        }
    }
}

/// AC-18: a civilization is absorbed.
pub fn absorb(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    civilization: Civilization,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    check_absorb(state, seat, civilization)?;
    step_two(state, seat);
    let bonus = take(game, state, seat, civilization, log);
    refill(game, state, log);
    log.use_component(game.data.number(Source::Legacy { civilization }));
    let mut workers = 0;
    if log.cite(AC_18) {
        state.nations[seat].civilizations.absorb(civilization);
        workers = game.data.setup.civilization.absorbing_workers;
    }
    let absorbed = |workers| Some(Event::Absorbed { seat, civilization, workers });
    nation::gain_workers_after(game, state, seat, workers, log, absorbed);
    nation::gain_coins(state, seat, bonus, log);
    Ok(())
}

/// AC-20: no civilization is taken; the pool does not change.
pub fn skip(state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
    check_skip(state)?;
    log.cite(AC_20);
    step_two(state, seat);
    log.tell(Event::Skipped { seat });
    Ok(())
}

fn step_two(state: &mut State, seat: Seat) {
    state.tasks.pop();
    state.tasks.push(Task::Work { seat });
}

/// Takes a card from the pool or the hand and answers its bonus coins.
fn take(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    civilization: Civilization,
    log: &mut Log<Event>,
) -> u16 {
    let offered = state.pool.iter().position(|offer| offer.civilization == civilization);
    let on_card = if let Some(at) = offered {
        u16::from(state.pool.remove(at).coins)
    } else {
        log.reveal();
        state.nations[seat].hand.remove(civilization);
        0
    };
    if !game.setup.draft {
        return on_card;
    }
    // AC-59: two coins with every civilization but the first; AC-60: coins on the card count as well.
    let first = state.nations[seat].civilizations.is_empty();
    let supply = if !first && log.cite(AC_59) { game.data.setup.draft.later_civilization_coins } else { 0 };
    let on_card = if on_card > 0 && log.cite(AC_60) { on_card } else { 0 };
    on_card + u16::from(supply)
}

/// AC-17: the pool will be filled up.
fn refill(game: &AgeOfCivilization, state: &mut State, log: &mut Log<Event>) {
    // AC-58: in the draft the pool is what it is; AC-62: alone it changes at the end of the round.
    let stays = if game.setup.draft { log.cite(AC_58) } else { game.players == 1 && log.cite(AC_62) };
    if !stays && log.cite(AC_17) {
        state.tasks.push(Task::DrawCivilizations { count: 1 });
    }
}

/// Civilizations come to the pool. AC-17: in a turn the others get a coin each; AC-A19: before the new one is there.
pub fn arrive(game: &AgeOfCivilization, state: &mut State, cards: &[u16], log: &mut Log<Event>) {
    let others = state.pool.len();
    for civilization in cards.iter().map(|&card| Civilization(card as u8)) {
        state.deck.remove(civilization);
        state.pool.push(Offer { civilization, coins: 0 });
        log.tell(Event::CivilizationRevealed { civilization });
    }
    if state.round > 0 && game.players > 1 {
        let old = if log.cite(AC_A19) { others } else { state.pool.len() };
        log.cite(AC_17);
        for offer in &mut state.pool[..old] {
            offer.coins = offer.coins.saturating_add(game.data.setup.civilization.bonus_coins);
        }
    }
}
