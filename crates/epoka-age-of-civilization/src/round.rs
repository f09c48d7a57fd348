//! Set-up, the course of rounds, wars, plagues, event tokens and the end: AC-7 to AC-13, AC-32 to AC-36,
//! AC-45, AC-46, AC-55, AC-56, AC-61 to AC-71.

use epoka_core::{ArrayVec, BySeat, Log, Seat, Tasks};

use crate::{
    AgeOfCivilization,
    action::Event,
    civilization, draft,
    effect::{Effect, Moment, Topic},
    ending, learn, nation,
    raw::{EventData, Needs, Who},
    rules::*,
    state::*,
    work,
};

/// The table before anything is drawn.
pub fn start(game: &AgeOfCivilization) -> State {
    let data = &game.data;
    let mut nations = BySeat::default();
    for seat in Seat::all(game.players) {
        // AC-7: three coins, no workers yet.
        nations[seat] = Nation { coins: if AC_7.in_force() { data.setup.start.coins } else { 0 }, ..Nation::default() };
    }
    let mut deck = CivilizationSet::first(data.civilization.len());
    // AC-61: these make no sense alone.
    deck = deck.without(game.removed);
    if let Some(start) = game.start_with {
        deck.remove(start);
    }
    let mut tasks = Tasks::new();
    tasks.push(Task::FirstPlayer);
    State {
        round: 0,
        first: Seat::at(0),
        track: ArrayVec::new(),
        pool: ArrayVec::new(),
        deck,
        wonders: WonderSet::default(),
        hidden_wonders: WonderSet::first(data.wonder.len()),
        specials: SpecialSet::default(),
        hidden_specials: SpecialSet::first(data.special.len()),
        tokens: ArrayVec::new(),
        nations,
        work: Work::default(),
        pending: ArrayVec::new(),
        draft: Draft::default(),
        rival: 0,
        tasks,
        over: false,
    }
}

/// AC-11: lots have been drawn; the table is laid, what comes first is pushed last.
pub fn begin(game: &AgeOfCivilization, state: &mut State, first: Seat, log: &mut Log<Event>) {
    state.tasks.pop();
    for rule in [AC_6, AC_7] {
        log.cite(rule);
    }
    if game.players == 1 {
        log.cite(AC_61);
    }
    if log.cite(AC_11) {
        state.first = first;
    }
    log.tell(Event::FirstPlayer { seat: state.first });
    // AC-A21: the first player has no more than the others.
    if !log.cite(AC_A21) {
        state.nations[state.first].coins += 1;
    }
    if game.setup.draft {
        if log.cite(AC_57) {
            state.tasks.push(Task::DealPack { seat: Seat::at(0) });
        }
    } else if log.cite(AC_9) {
        state.tasks.push(Task::DrawCivilizations { count: game.data.setup.pools.civilizations });
    }
    if game.setup.winds_of_change && log.cite(AC_55) {
        state.tasks.push(Task::LayTokens);
    }
    if game.setup.innovations {
        state.tasks.push(Task::LaySpecials);
    }
    if !log.cite(AC_10) || game.setup.first_game {
        let order = game.data.first_game.iter().map(|&card| card.into());
        lay_track(game, state, &order.collect::<ArrayVec<u16, TRACK>>(), log);
    } else {
        state.tasks.push(Task::LayTrack);
    }
    state.tasks.push(Task::LayWonders);
}

/// AC-10: the time track is laid; AC-61: alone, the Plague has its place.
pub fn lay_track(game: &AgeOfCivilization, state: &mut State, cards: &[u16], log: &mut Log<Event>) {
    let mut cards = cards.iter().map(|&card| TimeCard(card as u8));
    for position in 1..=TRACK as u8 {
        let fixed = game.plague_position().filter(|&(at, _)| at == position).map(|(_, plague)| plague);
        let Some(card) = fixed.or_else(|| cards.next()) else { break };
        state.track.push(card);
        log.tell(Event::TrackLaid { position, card });
    }
}

/// Carries the game on to the next decision, chance or end.
pub fn settle(game: &AgeOfCivilization, state: &mut State, log: &mut Log<Event>) {
    while !state.over {
        let Some(task) = state.tasks.top() else {
            begin_round(game, state, log);
            continue;
        };
        match task {
            Task::FirstPlayer
            | Task::LayWonders
            | Task::DrawCivilizations { .. }
            | Task::LayTrack
            | Task::LaySpecials
            | Task::LayTokens
            | Task::DealPack { .. }
            | Task::Draft
            | Task::Civilization { .. }
            | Task::Work { .. }
            | Task::Offer { .. } => return,
            Task::Learn { seat, count } => {
                if learn::settle_learn(game, state, seat, count, log) {
                    return;
                }
            }
            Task::Receive { seat } => {
                // AC-5: an empty pool gives nothing.
                let mut pool = state.wonders.iter();
                match (pool.next(), pool.next()) {
                    (Some(_), Some(_)) => return,
                    (Some(only), None) => {
                        state.tasks.pop();
                        learn::receive(game, state, seat, only, log);
                    }
                    (None, _) => {
                        log.cite(AC_5);
                        state.tasks.pop();
                    }
                }
            }
            Task::Follow { seat, verb } => {
                if work::follow_cost(game, state, seat, verb, None).is_some() {
                    return;
                }
                state.tasks.pop();
            }
            Task::EndTurn { seat } => {
                if ending::settle(game, state, seat, log) {
                    if matches!(state.tasks.top(), Some(Task::EndTurn { .. })) {
                        return;
                    }
                    continue;
                }
                state.tasks.pop();
                next_turn(game, state, seat, log);
            }
            Task::EndRound => {
                state.tasks.pop();
                move_window(game, state, log);
            }
        }
    }
}

/// AC-12: a round begins.
fn begin_round(game: &AgeOfCivilization, state: &mut State, log: &mut Log<Event>) {
    if state.round == 0 {
        state.round = 1;
    }
    log.cite(AC_12);
    log.tell(Event::RoundBegan { round: state.round, seat: state.first });
    begin_turn(game, state, state.first, log);
}

/// AC-14, AC-19: a seat's turn begins with a civilization, unless it has three.
fn begin_turn(game: &AgeOfCivilization, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    if civilization::is_full(game, state, seat) && log.cite(AC_19) {
        state.tasks.push(Task::Work { seat });
        return;
    }
    state.tasks.push(Task::Civilization { seat });
    // AC-68: a scenario may say with whom one begins.
    if let Some(start) = game.start_with.filter(|_| state.round == 1 && AC_68.in_force()) {
        log.cite(AC_68);
        state.tasks.pop();
        state.tasks.push(Task::Work { seat });
        civilization::bear(game, state, seat, start, 0, log);
    }
}

/// AC-12: clockwise, every seat takes one turn.
fn next_turn(game: &AgeOfCivilization, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let next = if log.cite(AC_12) { seat.next(game.players) } else { seat.previous(game.players) };
    if next == state.first {
        end_round(game, state, log);
    } else {
        begin_turn(game, state, next, log);
    }
}

fn end_round(game: &AgeOfCivilization, state: &mut State, log: &mut Log<Event>) {
    if state.round >= game.data.setup.limits.rounds {
        return finish(game, state, log);
    }
    // AC-32: counter-clockwise; AC-A17: with two it changes hands.
    if log.cite(AC_32) && (game.players != 2 || log.cite(AC_A17)) {
        state.first = state.first.previous(game.players);
    }
    if game.players == 1 {
        solo_round(game, state, log);
    } else {
        move_window(game, state, log);
    }
}

/// AC-62, AC-63: alone, the pool grows and so does the virtual opponent.
fn solo_round(game: &AgeOfCivilization, state: &mut State, log: &mut Log<Event>) {
    let solo = &game.data.setup.solo;
    state.tasks.push(Task::EndRound);
    if log.cite(AC_63) {
        let more = game.scenario().and_then(|scenario| scenario.rival_strength_per_round);
        if more.is_some() {
            log.cite(AC_70);
        }
        state.rival += more.filter(|_| AC_70.in_force()).unwrap_or(solo.rival_strength_per_round);
        log.tell(Event::RivalGrew { strength: state.rival });
    }
    if log.cite(AC_62) {
        for offer in &mut state.pool {
            offer.coins = offer.coins.saturating_add(solo.bonus_coins_per_round);
        }
        // AC-A16: so there is always a card to take.
        if log.cite(AC_A16) {
            state.tasks.push(Task::DrawCivilizations { count: solo.new_civilizations_per_round });
        }
    }
}

/// AC-33, AC-34, AC-56: the window moves; a token and then the new card are looked at.
fn move_window(game: &AgeOfCivilization, state: &mut State, log: &mut Log<Event>) {
    let ended = state.round;
    state.round += 1;
    log.cite(AC_33);
    let position = usize::from(state.round) + WINDOW - 1;
    let above = game.data.setup.winds.positions.iter().position(|&above| usize::from(above) == position);
    let token = above.and_then(|above| state.tokens.get(above)).copied().filter(|_| log.cite(AC_56));
    // AC-A11: the token comes before the card.
    let before = token.is_none() || log.cite(AC_A11);
    if let Some(token) = token.filter(|_| before) {
        resolve_token(game, state, token, log);
    }
    new_card(game, state, state.track[position - 1], ended, log);
    if let Some(token) = token.filter(|_| !before) {
        resolve_token(game, state, token, log);
    }
}

/// AC-34: the symbol of the card that comes in, and what a scenario adds to it.
fn new_card(game: &AgeOfCivilization, state: &mut State, card: TimeCard, ended: u8, log: &mut Log<Event>) {
    log.use_component(game.data.number_of_card(card));
    let card = &game.data.action_card[card.index()];
    let scenario = game.scenario();
    let always = scenario.is_some_and(|scenario| scenario.every_card_is_war) && log.cite(AC_70);
    // AC-A20: which cards bear a symbol.
    if always || (card.war && log.cite(AC_A20)) {
        war(game, state, log);
    }
    if card.plague && log.cite(AC_A20) {
        plague(game, state, log);
    }
    // AC-71: after the symbol.
    if scenario.is_some_and(|scenario| scenario.plague_rounds.contains(&ended)) && log.cite(AC_71) {
        plague(game, state, log);
    }
}

/// AC-34: everyone sacrifices a worker.
fn plague(game: &AgeOfCivilization, state: &mut State, log: &mut Log<Event>) {
    if log.cite(AC_34) {
        log.tell(Event::Plague);
        Seat::all(game.players).for_each(|seat| nation::sacrifice(state, seat, log));
    }
}

/// AC-34: who has the least strength sacrifices a worker.
fn war(game: &AgeOfCivilization, state: &mut State, log: &mut Log<Event>) {
    if !log.cite(AC_34) {
        return;
    }
    log.tell(Event::War);
    // AC-A12: what wars give comes first.
    let gains_first = log.cite(AC_A12);
    let gains = |state: &mut State, log: &mut Log<Event>| {
        Seat::all(game.players).for_each(|seat| nation::fire(game, state, seat, Moment::War, log));
    };
    if gains_first {
        gains(state, log);
    }
    sacrifice_weakest(game, state, log);
    if !gains_first {
        gains(state, log);
    }
}

/// AC-34, AC-46: who has the least strength sacrifices a worker, unless a card keeps the seat from it.
fn sacrifice_weakest(game: &AgeOfCivilization, state: &mut State, log: &mut Log<Event>) {
    let own = Seat::all(game.players).map(|seat| nation::strength(game, &state.nations[seat]));
    let all: ArrayVec<u8, { epoka_core::MAX_SEATS }> = own.chain(nation::rival(game, state)).collect();
    let least = *all.iter().min().expect("somebody plays");
    log.cite(AC_2);
    // AC-A4: even if that is everyone.
    if all.iter().all(|&strength| strength == least) && !log.cite(AC_A4) {
        return;
    }
    for seat in Seat::all(game.players).filter(|seat| all[seat.index()] == least) {
        let mut immune = None;
        nation::each_effect(game, &state.nations[seat], Topic::moment(Moment::War), |source, _, effect| {
            if *effect == Effect::WarImmune {
                immune = Some(source);
            }
        });
        match immune {
            Some(source) if log.cite(AC_46) => log.use_component(game.data.number(source)),
            Some(_) | None => nation::sacrifice(state, seat, log),
        }
    }
}

/// AC-56: an event token strikes.
fn resolve_token(game: &AgeOfCivilization, state: &mut State, token: Token, log: &mut Log<Event>) {
    let EventData { who, gain, per_worker, .. } = &game.data.event[token.index()];
    log.use_component(game.data.number_of_token(token));
    log.tell(Event::TokenResolved { token });
    let value = |seat: Seat| {
        let nation = &state.nations[seat];
        match who {
            Who::MostTechs => i32::from(nation::technologies(nation)),
            Who::MostCoins => i32::from(nation.coins),
            Who::MostWonders => i32::from(nation.wonders.len()),
            Who::LeastStrength => -i32::from(nation::strength(game, nation)),
            Who::All | Who::Nobody => 0,
        }
    };
    let most = Seat::all(game.players).map(value).max().expect("somebody plays");
    // AC-77: the most of nothing is shared by all.
    let of_nothing = matches!(who, Who::MostTechs | Who::MostWonders) && most == 0;
    if of_nothing && !log.cite(AC_77) {
        return;
    }
    let struck = Seat::all(game.players).filter(|&seat| *who != Who::Nobody && value(seat) == most);
    let struck: ArrayVec<Seat, { epoka_core::MAX_SEATS }> = struck.collect();
    for &seat in &struck {
        let times = if *per_worker { u16::from(state.nations[seat].workers) } else { 1 };
        nation::score(state, seat, gain.points.into(), |ledger| &mut ledger.events, log);
        match u16::try_from(gain.coins) {
            Ok(coins) => nation::gain_coins(state, seat, coins * times, log),
            Err(_) => nation::lose_coins(state, seat, gain.coins.unsigned_abs().into(), log),
        }
        match u8::try_from(gain.workers) {
            Ok(0) => {}
            Ok(workers) => nation::gain_workers(game, state, seat, workers, log),
            Err(_) => nation::sacrifice(state, seat, log),
        }
    }
}

/// AC-35: the game ends; abilities score.
fn finish(game: &AgeOfCivilization, state: &mut State, log: &mut Log<Event>) {
    for seat in Seat::all(game.players) {
        if log.cite(AC_35) {
            nation::fire(game, state, seat, Moment::EndGame, log);
        }
    }
    log.cite(AC_36);
    state.over = true;
    log.reveal();
    log.tell(Event::GameEnded);
    if game.players == 1 {
        solo_result(game, state, log);
    }
}

/// AC-65 to AC-71: achievements, or the goal of a scenario.
fn solo_result(game: &AgeOfCivilization, state: &State, log: &mut Log<Event>) {
    if let Some(scenario) = game.scenario() {
        if let Some(rule) = game.scenario_rule() {
            log.cite(rule);
        }
        if log.cite(AC_66) {
            log.use_component(game.scenario_number());
            log.tell(Event::Goal { reached: meets(game, state, &scenario.goal) });
        }
        return;
    }
    for (number, achievement) in game.data.achievement.iter().enumerate() {
        if meets(game, state, &achievement.needs) && log.cite(AC_65) {
            let achievement = Achievement(number as u16);
            log.use_component(game.data.number_of_achievement(achievement));
            log.tell(Event::Achieved { achievement });
        }
    }
}

/// Whether the seat that plays alone meets all needs.
pub fn meets(game: &AgeOfCivilization, state: &State, needs: &Needs) -> bool {
    let nation = &state.nations[Seat::at(0)];
    let technologies = nation::technologies(nation);
    let civilizations = nation.civilizations.cards();
    nation.ledger.total() >= needs.points
        && needs.techs_min.is_none_or(|least| technologies >= least)
        && needs.techs_max.is_none_or(|most| technologies <= most)
        && needs.wonders_min.is_none_or(|least| nation.wonders.len() >= least)
        && needs.strength_min.is_none_or(|least| nation::strength(game, nation) >= least)
        && needs.coins_min.is_none_or(|least| nation.coins >= least)
        && needs.workers_min.is_none_or(|least| nation.workers >= least)
        && needs.civilizations_min.is_none_or(|least| civilizations.len() >= usize::from(least))
        && (!needs.last_born || nation.civilizations.main() == civilizations.last().copied())
}

/// AC-57: the packs are dealt; the draft begins after the last.
pub fn dealt(game: &AgeOfCivilization, state: &mut State, seat: Seat, cards: &[u16], log: &mut Log<Event>) {
    draft::deal(state, seat, cards, log);
    state.tasks.pop();
    let next = seat.next(game.players);
    state.tasks.push(if next == Seat::at(0) { Task::Draft } else { Task::DealPack { seat: next } });
}
