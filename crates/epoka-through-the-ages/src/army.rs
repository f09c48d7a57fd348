//! Tactics and armies: TTA-121 to TTA-123, TTA-162 to TTA-165, TTA-209.

use epoka_core::{Illegal, Log, Rule, Seat, refuse};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    cards::MilitaryKind,
    data::Tactic,
    effect::{Ability, Kind},
    hand, rate, row,
    rules::*,
    state::*,
};

/// Units by type (infantry, cavalry, artillery, air force) and level.
pub type Units = [[u8; 4]; 4];

/// The units of a civilization.
pub fn units(game: &ThroughTheAges, nation: &Nation) -> Units {
    let mut units = Units::default();
    for (card, workers) in rate::manned(game, nation, Kind::UNITS) {
        let data = game.data.card(card);
        units[data.kind as usize - Kind::Infantry as usize][usize::from(data.age.level())] += workers as u8;
    }
    units
}

/// TTA-162: the tactical strength of a civilization's armies.
pub fn of_nation(game: &ThroughTheAges, nation: &Nation, cite: &mut impl FnMut(Rule) -> bool) -> i16 {
    let Some(tactic) = nation.tactic.and_then(|tactic| game.data.tactics[tactic.index()]) else { return 0 };
    let mixed = rate::abilities(game, nation).any(|(_, ability)| *ability == Ability::InfantryAsCavalry {});
    strength(tactic, &units(game, nation), mixed, cite)
}

/// TTA-162 to TTA-165: the best tactical strength of armies formed from these units; `mixed` if infantry may stand in
/// for cavalry.
pub fn strength(tactic: Tactic, units: &Units, mixed: bool, cite: &mut impl FnMut(Rule) -> bool) -> i16 {
    let all = |kind: usize| units[kind].iter().map(|&count| i16::from(count)).sum::<i16>();
    // TTA-164: a unit two levels below the tactic makes its army obsolete.
    let is_fresh = |level: usize| level as u8 + 1 >= tactic.level;
    let fresh = |kind: usize| {
        let levels = units[kind].iter().enumerate().filter(|&(level, _)| is_fresh(level));
        levels.map(|(_, &count)| i16::from(count)).sum::<i16>()
    };
    let mixed = mixed && cite(TTA_209);
    let armies = full_sets(tactic, [all(0), all(1), all(2)], mixed);
    if armies == 0 || !cite(TTA_162) {
        return 0;
    }
    let best = full_sets(tactic, [fresh(0), fresh(1), fresh(2)], mixed);
    // TTA-165: as many fresh armies as possible, the rest obsolete.
    let best = if best < armies && !(cite(TTA_164) && cite(TTA_165) && cite(TTA_F63) && cite(TTA_F64)) {
        armies
    } else {
        best
    };
    let values = |count: i16, value: u8| count * i16::from(value);
    let mut sum = values(best, tactic.strength) + values(armies - best, tactic.obsolete);
    // TTA-163: an air unit doubles an army, the stronger ones first.
    let air = all(3);
    if air > 0 && cite(TTA_163) {
        let doubled = air.min(best);
        sum += values(doubled, tactic.strength) + values((air - doubled).min(armies - best), tactic.obsolete);
    }
    sum
}

/// How many complete sets of a tactic can be formed.
fn full_sets(tactic: Tactic, units: [i16; 3], mixed: bool) -> i16 {
    let [infantry, cavalry, artillery] = tactic.units.map(i16::from);
    let sets = |have: i16, need: i16| if need == 0 { i16::MAX } else { have / need };
    let riders = if mixed { sets(units[0] + units[1], infantry + cavalry) } else { sets(units[1], cavalry) };
    sets(units[0], infantry).min(riders).min(sets(units[2], artillery))
}

/// TTA-121: whether a seat may play a tactic.
fn check_adopt(game: &ThroughTheAges, state: &State, seat: Seat, card: Military) -> Result<(), Illegal> {
    let held = state.nations[seat].cards.iter().any(|face| face.card == card);
    if !held || game.data.face(card).kind != MilitaryKind::Tactic {
        return Err(Illegal::by(TTA_121));
    }
    refuse(TTA_123, state.turn.tactic)?;
    refuse(TTA_83, available(state, seat) < 1)
}

/// TTA-122: whether a seat may copy a tactic.
fn check_copy(state: &State, seat: Seat, card: Military) -> Result<(), Illegal> {
    if !state.tactics.contains(&card) || state.nations[seat].tactic == Some(card) {
        return Err(Illegal::by(TTA_122));
    }
    refuse(TTA_123, state.turn.tactic)?;
    refuse(TTA_83, available(state, seat) < 2)
}

/// Military actions that can be paid.
pub fn available(state: &State, seat: Seat) -> u8 {
    let extra = if seat == state.current { state.turn.extra_military } else { 0 };
    state.nations[seat].military + extra
}

/// TTA-86, TTA-176: military actions are paid, extra ones first.
pub fn pay(state: &mut State, seat: Seat, actions: u8, log: &mut Log<Event>) {
    let extra = if state.turn.extra_military > 0 && seat == state.current && log.cite(TTA_86) {
        actions.min(state.turn.extra_military)
    } else {
        0
    };
    state.turn.extra_military -= extra;
    if log.cite(TTA_176) {
        let nation = &mut state.nations[seat];
        nation.military = nation.military.saturating_sub(actions - extra);
    }
}

/// The tactics a seat may play or copy.
pub fn list(game: &ThroughTheAges, state: &State, seat: Seat, list: &mut Vec<Action>) {
    if available(state, seat) == 0 || (state.turn.tactic && TTA_123.in_force()) {
        return;
    }
    let first = list.len();
    for face in &state.nations[seat].cards {
        let action = Action::Adopt { card: face.card };
        if check_adopt(game, state, seat, face.card).is_ok() && !list[first..].contains(&action) {
            list.push(action);
        }
    }
    let copies = state.tactics.iter().filter(|&&card| check_copy(state, seat, card).is_ok());
    list.extend(copies.map(|&card| Action::Copy { card }));
}

/// TTA-121: a tactic is played.
pub fn adopt(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Military,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    row::check_turn(state)?;
    check_adopt(game, state, seat, card)?;
    if log.cite(TTA_121) {
        pay(state, seat, 1, log);
        hand::remove(state, seat, card);
        let nation = &mut state.nations[seat];
        (nation.tactic, nation.own_tactic) = (Some(card), true);
        log.use_component(game.data.number(card));
    }
    state.turn.tactic = log.cite(TTA_123);
    log.tell(Event::Adopted { seat, card });
    rate::update(game, state, seat, log);
    Ok(())
}

/// TTA-122: a common tactic is copied.
pub fn copy(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Military,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    row::check_turn(state)?;
    check_copy(state, seat, card)?;
    if log.cite(TTA_122) {
        pay(state, seat, 2, log);
        let nation = &mut state.nations[seat];
        (nation.tactic, nation.own_tactic) = (Some(card), false);
    }
    state.turn.tactic = log.cite(TTA_123);
    log.tell(Event::Copied { seat, card });
    rate::update(game, state, seat, log);
    Ok(())
}

/// TTA-48: the own tactic moves to the common area and stays the current one.
pub fn share(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let nation = &mut state.nations[seat];
    let Some(card) = nation.tactic.filter(|_| nation.own_tactic) else { return };
    if !log.cite(TTA_48) {
        return;
    }
    nation.own_tactic = false;
    if state.tactics.contains(&card) {
        // TTA-F65: equal cards are merged; the spare copy is not discarded.
        if log.cite(TTA_F65) {
            hand::lose(state, Face { card, seen_by: hand::everybody(game) });
        } else {
            hand::discard(game, state, card, hand::everybody(game));
        }
    } else {
        state.tactics.push(card);
    }
    log.tell(Event::Shared { seat, card });
}
