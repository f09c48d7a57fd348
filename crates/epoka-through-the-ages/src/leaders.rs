//! Leaders: TTA-100, TTA-101, TTA-208, TTA-211, and what they do in the Action Phase.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    army, compare,
    effect::{Ability, Kind},
    people, produce, rate, row,
    rules::*,
    state::*,
};

/// TTA-100: whether a seat may play a leader.
fn check(game: &ThroughTheAges, state: &State, seat: Seat, card: Civil) -> Result<(), Illegal> {
    if game.data.card(card).kind != Kind::Leader || !state.nations[seat].hand.contains(&card) {
        return Err(Illegal::by(TTA_100));
    }
    refuse(TTA_83, people::civil(state, seat) < 1)
}

/// The leaders a seat may play, and what its leader lets it do.
pub fn list(game: &ThroughTheAges, state: &State, seat: Seat, list: &mut Vec<Action>) {
    for &card in &state.nations[seat].hand {
        if check(game, state, seat, card).is_ok() {
            list.push(Action::Lead { card });
        }
    }
    if check_exchange(game, state, seat).is_ok() {
        list.push(Action::Exchange);
    }
    if check_choice(game, state, seat).is_ok() {
        list.extend([Action::Inspire, Action::Arm]);
    }
}

/// TTA-100, TTA-101: a leader comes; the one before leaves and gives an action back.
pub fn lead(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Civil,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    row::check_turn(state)?;
    check(game, state, seat, card)?;
    if log.cite(TTA_100) {
        people::pay_civil(state, seat, 1, log);
    }
    remove_from_hand(state, seat, card);
    let before = leave(game, state, seat, log);
    state.nations[seat].leader = Some(card);
    log.use_component(card.index());
    log.tell(Event::Led { seat, card });
    rate::update(game, state, seat, log);
    let Some(before) = before else { return Ok(()) };
    state.turn.replaced_leader = true;
    let tucks = game.data.card(before).abilities.iter().any(|ability| matches!(ability, Ability::Tuck { .. }));
    let nation = &state.nations[seat];
    if tucks && !nation.wonders.without(nation.ruins).is_empty() && TTA_208.in_force() {
        state.tasks.push(Task::Tuck { seat });
    } else {
        refund(state, seat, log);
    }
    Ok(())
}

/// TTA-101: a replaced leader gives a spent action back.
fn refund(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    if log.cite(TTA_101) {
        people::get_back_civil(state, seat, log);
    }
}

/// A leader leaves play, and that is told.
pub fn leave(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Option<Civil> {
    let card = remove(game, state, seat, log)?;
    log.tell(Event::LeaderLeft { seat, card });
    Some(card)
}

/// A leader leaves play, for whatever reason. TTA-211: what labs produced is scored.
pub fn remove(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Option<Civil> {
    let card = state.nations[seat].leader?;
    score_labs(game, state, seat, log);
    state.nations[seat].leader = None;
    Some(card)
}

/// TTA-211: one production of the labs is scored, if the leader makes them produce.
pub fn score_labs(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let nation = &state.nations[seat];
    let produces = rate::abilities(game, nation).any(|(_, ability)| *ability == Ability::LabsProduce {});
    if produces && log.cite(TTA_211) {
        let culture = produce::labs(game, nation);
        people::score(state, seat, culture, |ledger| &mut ledger.cards, log);
    }
}

/// The wonders a leader can be tucked under.
pub fn list_tuck(state: &State, seat: Seat, list: &mut Vec<Action>) {
    let nation = &state.nations[seat];
    list.extend(nation.wonders.without(nation.ruins).iter().map(|card| Action::Tuck { card }));
    list.push(Action::Decline);
}

/// TTA-208: the replaced leader goes under a wonder; no action comes back.
pub fn tuck(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    card: Civil,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let nation = &mut state.nations[seat];
    if !nation.wonders.without(nation.ruins).contains(card) {
        return Err(Illegal::by(TTA_208));
    }
    log.cite(TTA_208);
    nation.tucked = Some(card);
    state.tasks.pop();
    log.tell(Event::Tucked { seat, card });
    rate::update(game, state, seat, log);
    Ok(())
}

/// TTA-208: he is not tucked away, and the action comes back.
pub fn do_not_tuck(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    state.tasks.pop();
    refund(state, seat, log);
}

/// Takes a civil card out of a hand, the one taken first.
pub fn remove_from_hand(state: &mut State, seat: Seat, card: Civil) {
    let hand = &mut state.nations[seat].hand;
    let at = hand.iter().position(|&held| held == card).expect("the card was checked");
    let fresh = usize::from(state.turn.fresh);
    if seat == state.current && at + fresh >= hand.len() {
        state.turn.fresh -= 1;
    }
    hand.remove(at);
}

/// TTA-F30: whether a military action may serve as a civil one.
fn check_exchange(game: &ThroughTheAges, state: &State, seat: Seat) -> Result<(), Illegal> {
    let often = rate::abilities(game, &state.nations[seat]).find_map(|(_, ability)| match ability {
        Ability::MilitaryForCivil { per_turn } => Some(*per_turn),
        _ => None,
    });
    let often = often.ok_or(Illegal::by(TTA_F30))?;
    if state.turn.exchanged >= often || army::available(state, seat) < 1 {
        return Err(Illegal::by(TTA_F30));
    }
    Ok(())
}

/// TTA-F30: a military action serves as a civil one.
pub fn exchange(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
    row::check_turn(state)?;
    check_exchange(game, state, seat)?;
    people::cite_leader(game, state, seat, log, |ability| matches!(ability, Ability::MilitaryForCivil { .. }));
    army::pay(state, seat, 1, log);
    state.turn.exchanged += 1;
    if log.cite(TTA_F30) {
        state.turn.extra_civil += 1;
    }
    log.tell(Event::Exchanged { seat });
    Ok(())
}

/// TTA-F31: the choice a leader gives each turn, if it is not made.
pub fn check_choice(game: &ThroughTheAges, state: &State, seat: Seat) -> Result<(Civil, [u8; 3]), Illegal> {
    let choice = rate::abilities(game, &state.nations[seat]).find_map(|(card, ability)| match ability {
        Ability::TurnChoice { culture, science, resources } => Some((card, [*culture, *science, *resources])),
        _ => None,
    });
    let choice = choice.filter(|_| TTA_F31.in_force()).ok_or(Illegal::by(TTA_F31))?;
    if state.turn.chosen { Err(Illegal::by(TTA_F31)) } else { Ok(choice) }
}

/// TTA-F31: culture this turn.
pub fn inspire(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
    row::check_turn(state)?;
    let (card, [culture, ..]) = check_choice(game, state, seat)?;
    log.use_component(card.index());
    log.cite(TTA_F31);
    state.turn.chosen = true;
    people::score(state, seat, culture.into(), |ledger| &mut ledger.cards, log);
    Ok(())
}

/// TTA-F31: science and resources for units this turn.
pub fn arm(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
    row::check_turn(state)?;
    let (card, [_, science, resources]) = check_choice(game, state, seat)?;
    log.use_component(card.index());
    log.cite(TTA_F31);
    state.turn.chosen = true;
    state.turn.unit_science += science;
    state.turn.unit_resources += resources;
    log.tell(Event::Armed { seat, actions: 0, resources, science });
    Ok(())
}

/// TTA-F31, TTA-209: what leaders bring at the end of the turn.
pub fn end_turn(game: &ThroughTheAges, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    if !state.is_first_turn() && check_choice(game, state, seat).is_ok() {
        let _ = inspire(game, state, seat, log);
    }
    let ranked = rate::abilities(game, &state.nations[seat]).find_map(|(card, ability)| match ability {
        Ability::EndOfTurn { culture, strongest } => Some((card, *culture, *strongest)),
        _ => None,
    });
    let Some((card, culture, strongest)) = ranked else { return };
    let own = state.nations[seat].rates.strength;
    let stronger = state.playing.iter().filter(|&other| state.nations[other].rates.strength > own).count();
    if stronger < compare::places(state, strongest, log) && log.cite(TTA_209) {
        // TTA-A16: even if there is an uprising.
        if !log.cite(TTA_A16) && rate::discontent(game, &state.nations[seat]) > state.nations[seat].unused {
            return;
        }
        log.cite(TTA_171);
        log.use_component(card.index());
        people::score(state, seat, culture.into(), |ledger| &mut ledger.cards, log);
    }
}
