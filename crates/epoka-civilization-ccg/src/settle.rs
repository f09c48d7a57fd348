//! Carries out what needs no answer, up to the next question.

use epoka_core::{Log, Seat, Seats, pile::Top};

use crate::{
    Ccg, action::Event, attack, choices, combat, deeds, effect::Effect, events, flow::seen_on_top, geography, rate,
    rules::*, state::*, targets, travel, turns, words::*, zones,
};

/// Carries out everything that needs no answer, and stops at the first task that does.
pub fn settle(game: &Ccg, state: &mut State, log: &mut Log<Event>) {
    while let Some(task) = state.tasks.top().filter(|_| state.ended.is_none()) {
        if !settle_one(game, state, task, log) {
            return;
        }
    }
}

/// Carries out the task on top if it needs no answer.
fn settle_one(game: &Ccg, state: &mut State, task: Task, log: &mut Log<Event>) -> bool {
    match task {
        Task::FirstPlayer { .. } | Task::Redraw { .. } | Task::Sequence { .. } => return false,
        Task::Draw { seat, count } => return draw_known(game, state, seat, count, log),
        Task::Peek { seat, count } => return peek_known(state, seat, count, log),
        Task::Complete => {
            if turns::rivals(game, state).is_some() {
                return false;
            }
            state.tasks.pop();
            turns::complete_all(game, state, log);
        }
        Task::Completed { card } => arrivals(game, state, card, log),
        Task::Surplus { seat, named } => {
            let done = turns::excess(game, state, seat).is_none();
            return drop_if(state, done) || (named == 0 && turns::settle_surplus(game, state, seat, log));
        }
        Task::LoseTerrain { seat } => {
            if state.terrains(seat) < 2 {
                state.tasks.pop();
            } else {
                let mut sides = turns::losable(state, seat);
                let (first, second) = (sides.next(), sides.next());
                drop(sides);
                match (first, second) {
                    (Some(flank), None) => turns::lose(state, seat, flank, log).expect("this side may be lost"),
                    _ => return false,
                }
            }
        }
        Task::Clear { place, named } => {
            // Where nobody finds room, all are discarded, and nobody is asked.
            let (lost, all) = (zones::without_refuge(game, state, place), zones::refugees(game, state, place));
            if lost > 0 && (named > 0 || lost < all.count_ones() as usize) {
                return false;
            }
            state.tasks.pop();
            zones::drop_terrain(game, state, place, log);
        }
        Task::Trigger { card, effect } => return settle_trigger(game, state, card, effect, log),
        Task::Window { moment, seat, passes } => return settle_window(game, state, (moment, seat, passes), log),
        Task::Upkeep => return settle_upkeep(game, state, log),
        Task::DiscardDown { .. } => return drop_if(state, !turns::is_hand_full(game, state)),
        Task::Announce { seat, card } => return choices::settle(game, state, seat, card, log),
        Task::Resolve { effect } => events::resolve(game, state, effect, log),
        Task::Deploy { seat, .. } => return drop_if(state, !deeds::can_deploy(game, state, seat)),
        Task::FreeTerrain { seat } => return drop_if(state, state.realms[seat].atlas.is_empty()),
        Task::Convert { most, .. } => return drop_if(state, most == 0),
        Task::Rob { from, .. } => return drop_if(state, state.realms[from].hand.is_empty()),
        Task::Load => {
            if state.venture.carried != 0 || travel::passengers(game, state) != 0 {
                return false;
            }
            travel::cast_off(state, log);
        }
        Task::Muster => return attack::settle(game, state, log),
        Task::Favour { line, nth } => return !combat::settle_favour(game, state, (line, nth), log),
        Task::AimDestroyers { early } => {
            if combat::destroyer(game, state, early).is_some() {
                return false;
            }
            state.venture.chosen = 0;
            state.tasks.pop();
        }
        Task::Assign { .. } => return !combat::settle_damage(game, state, log),
        Task::Enter => return settle_entry(game, state, log),
        Task::Main | Task::Ransom { .. } | Task::Search { .. } | Task::Sink { .. } => return false,
        Task::StartTurn
        | Task::Unrest
        | Task::StartPhase { .. }
        | Task::Prosperity
        | Task::EndDraw
        | Task::EndPhase { .. }
        | Task::NextTurn
        | Task::Resolved { .. }
        | Task::Depart
        | Task::Fight
        | Task::Early
        | Task::Snipe
        | Task::Strike
        | Task::Bury
        | Task::Aftermath => {
            state.tasks.pop();
            carry_out(game, state, task, log);
        }
    }
    true
}

/// Tasks that never ask anybody.
fn carry_out(game: &Ccg, state: &mut State, task: Task, log: &mut Log<Event>) {
    match task {
        Task::StartTurn => turns::begin(state, log),
        Task::Unrest => turns::unrest(game, state, log),
        Task::StartPhase { phase } => start_phase(game, state, phase, log),
        Task::Prosperity => turns::prosperity(game, state, log),
        Task::EndDraw => {
            let count = rate::number(game, state, state.active, Number::EndDraw);
            log.cite(CCG_115);
            if log.cite(CCG_63) {
                state.tasks.push(Task::Draw { seat: state.active, count });
            }
        }
        Task::EndPhase { phase } => turns::end_phase(game, state, phase, log),
        Task::NextTurn => turns::next_turn(game, state, log),
        Task::Resolved { seat, from } => events::resolved(game, state, seat, from, log),
        Task::Depart => travel::depart(game, state, log),
        Task::Fight => combat::fight(game, state, log),
        Task::Early => combat::early(game, state, log),
        Task::Snipe => combat::snipe(game, state, log),
        Task::Strike => combat::strike(game, state, log),
        Task::Bury => combat::bury(game, state, log),
        Task::Aftermath => combat::aftermath(game, state, log),
        _ => unreachable!("it asks somebody"),
    }
}

fn drop_if(state: &mut State, done: bool) -> bool {
    if done {
        state.tasks.pop();
    }
    done
}

/// CCG-67: a homebound unit that has fought its way free goes on; nobody is asked.
fn settle_entry(game: &Ccg, state: &mut State, log: &mut Log<Event>) -> bool {
    let open = combat::entrants(game, state);
    if open == 0 && state.venture.chosen == 0 {
        return drop_if(state, true);
    }
    if bits(open).any(|at| state.units[at].homebound) && log.cite(CCG_67) {
        combat::enter(game, state, open.trailing_zeros() as u8, log).expect("the way is free");
        return true;
    }
    false
}

/// A phase begins: triggers, the window, the active player's part, the end.
fn start_phase(game: &Ccg, state: &mut State, phase: Phase, log: &mut Log<Event>) {
    state.phase = phase;
    log.tell(Event::PhaseBegan { phase });
    let seat = state.active;
    state.tasks.push(Task::EndPhase { phase });
    if phase == Phase::End {
        state.tasks.push(Task::DiscardDown { named: 0 });
    }
    state.tasks.push(Task::Main);
    match phase {
        Phase::Explorers => {
            if log.cite(CCG_43) {
                state.tasks.push(Task::Prosperity);
            }
        }
        Phase::Military => state.tasks.push(Task::Upkeep),
        Phase::End => state.tasks.push(Task::EndDraw),
        Phase::Activation | Phase::Management => {}
    }
    // CCG-48, CCG-105: everybody may react before the phase goes on.
    if log.cite(CCG_105) && (phase != Phase::Management || log.cite(CCG_48)) {
        state.tasks.push(Task::Window { moment: Moment::PhaseStart, seat, passes: 0 });
    }
    let triggers = |card: Card| {
        let effects = game.data.card(card).effects.iter().enumerate();
        let fits = move |effect: &Effect| effect.when == When::PhaseStart && effect.phase == Some(phase);
        effects.filter(move |(_, effect)| fits(effect)).map(move |(at, _)| Task::Trigger { card, effect: at as u8 })
    };
    let realm = &state.realms[seat];
    let buildings = realm.items.iter().filter(|item| item.form == Form::Building).map(|item| item.card);
    let inventions = bits(realm.inventions).map(|bit| game.data.invention(bit as u8));
    let found: Waiting = buildings.chain(inventions).flat_map(triggers).collect();
    wait(state, &found, log);
}

/// Effects that happen at once.
type Waiting = epoka_core::ArrayVec<Task, AT_ONCE>;

/// CCG-110: effects that happen at once wait for each other; if there are several, their player puts them into an order.
fn wait(state: &mut State, found: &Waiting, log: &mut Log<Event>) {
    found.iter().rev().for_each(|&task| state.tasks.push(task));
    if found.len() > 1 && log.cite(CCG_110) {
        state.tasks.push(Task::Sequence { count: found.len() as u8 });
    }
}

/// An effect at the start of a phase that needs no choice, or has none.
fn settle_trigger(game: &Ccg, state: &mut State, card: Card, at: u8, log: &mut Log<Event>) -> bool {
    let effect = &game.data.card(card).effects[usize::from(at)];
    if effect.player == Who::TargetOpponent {
        return false;
    }
    if let Some(aim) = effect.does.aim() {
        let mut any = false;
        targets::each(game, state, (state.active, Source::Science), effect, aim, |_| any = true);
        return drop_if(state, !any);
    }
    state.tasks.pop();
    log.use_component(card.index());
    deeds::perform(game, state, deeds::Cause { seat: state.active, card, effect: at }, effect, log);
    true
}

/// CCG-35: what happens on completion, after everything is completed.
fn arrivals(game: &Ccg, state: &mut State, invention: Option<Card>, log: &mut Log<Event>) {
    state.tasks.pop();
    let mut found = Waiting::new();
    let mut add = |card: Card| {
        for (at, effect) in game.data.card(card).effects.iter().enumerate() {
            if effect.when == When::OnComplete {
                found.push(Task::Trigger { card, effect: at as u8 });
            }
        }
    };
    invention.into_iter().for_each(&mut add);
    // The marker of a building says that it has just been completed.
    for item in state.realms[state.active].items.iter_mut().filter(|item| item.form == Form::Building) {
        if std::mem::take(&mut item.markers) > 0 {
            add(item.card);
        }
    }
    wait(state, &found, log);
}

/// CCG-106: seats that cannot react for all that everybody knows are passed over.
fn settle_window(
    game: &Ccg,
    state: &mut State,
    (moment, seat, passes): (Moment, Seat, u8),
    log: &mut Log<Event>,
) -> bool {
    if usize::from(passes) >= state.playing.len() {
        events::close(game, state, moment, log);
        return true;
    }
    if events::might_react(game, state, seat, moment) || !log.cite(CCG_112) {
        return false;
    }
    state.tasks.pop();
    let seat = geography::next(game, state, seat);
    state.tasks.push(Task::Window { moment, seat, passes: passes + 1 });
    true
}

/// CCG-66: where no unit can be fed, all go home.
fn settle_upkeep(game: &Ccg, state: &mut State, log: &mut Log<Event>) -> bool {
    log.cite(CCG_117);
    log.cite(CCG_A26);
    if state.venture.chosen != 0 || travel::feedable(game, state) != 0 {
        return false;
    }
    travel::supply(game, state, log);
    true
}

/// Draws cards whose place is fixed. Answers whether that was all.
fn draw_known(game: &Ccg, state: &mut State, seat: Seat, count: u8, log: &mut Log<Event>) -> bool {
    match state.realms[seat].library.top() {
        _ if count == 0 => drop_if(state, true),
        Top::Nothing => {
            state.tasks.pop();
            if !log.cite(CCG_A23) {
                zones::eliminate(game, state, seat, log);
            }
            true
        }
        Top::Bag => false,
        Top::Fixed(hidden) => {
            state.tasks.pop();
            state.tasks.push(Task::Draw { seat, count: count - 1 });
            drawn(state, seat, hidden.card, log);
            true
        }
    }
}

/// A card comes from the library to the hand.
pub fn drawn(state: &mut State, seat: Seat, card: u16, log: &mut Log<Event>) {
    let realm = &mut state.realms[seat];
    realm.library.draw(card);
    realm.hand.add(Card(card), Seats::NONE);
    log.reveal();
    log.tell(Event::Drew { seat, card: Some(Card(card)) });
}

/// The top of the library may have been seen before.
fn peek_known(state: &mut State, seat: Seat, count: u8, log: &mut Log<Event>) -> bool {
    let wanted = usize::from(count).min(state.realms[seat].library.len());
    if seen_on_top(state, seat) < wanted {
        return false;
    }
    state.tasks.pop();
    log.tell(Event::Peeked { seat, count: wanted as u8 });
    if wanted > 0 {
        state.tasks.push(Task::Sink { seat, count: wanted as u8, sunk: 0 });
    }
    true
}
