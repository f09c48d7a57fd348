//! The task stack: from one decision to the next.

use epoka_core::{Chance, ChanceKind, Illegal, Log, Odds, Outcome, Rule, Seat, Seats, Turn, Viewer};

use crate::{
    Ccg,
    action::{Action, Event},
    attack, choices, combat, deeds,
    effect::Effect,
    events, explore, geography, manage,
    rules::*,
    settle::{drawn, settle},
    state::*,
    targets, travel, turns, view, wholes,
    words::*,
    zones,
};

/// The labels of what chance answers.
pub const FIRST_PLAYER: &str = "first-player";
/// Cards from a library.
pub const LIBRARY_CARDS: &str = "library";

/// How many cards on top of a library are in no known order.
fn shuffled(state: &State, seat: Seat) -> u8 {
    let library = &state.realms[seat].library;
    (0..library.len()).rev().take_while(|&at| !library.is_fixed(at)).count() as u8
}

/// How many cards on top of a library its owner has seen.
pub fn seen_on_top(state: &State, seat: Seat) -> usize {
    let library = &state.realms[seat].library;
    (0..library.len()).rev().take_while(|&at| library.is_fixed(at)).count()
}

/// What the state waits for.
pub fn turn(state: &State) -> Turn {
    let Some(task) = state.tasks.top().filter(|_| state.ended.is_none()) else { return Turn::Over };
    match task {
        Task::FirstPlayer { seats } => {
            Turn::Chance(Chance { kind: ChanceKind::Dice { count: seats.len() as u8, sides: 6 }, label: FIRST_PLAYER })
        }
        Task::Draw { seat, count } => Turn::Chance(Chance {
            kind: ChanceKind::Draw { count: count.min(shuffled(state, seat)) },
            label: LIBRARY_CARDS,
        }),
        Task::Peek { seat, count } => {
            let library = &state.realms[seat].library;
            let bag = (0..library.len()).filter(|&at| !library.is_fixed(at)).count();
            let count = (usize::from(count) - seen_on_top(state, seat)).min(bag) as u8;
            Turn::Chance(Chance { kind: ChanceKind::Draw { count }, label: LIBRARY_CARDS })
        }
        Task::Favour { line, .. } => Turn::of(match line {
            Line::Attackers => state.active,
            Line::Defenders => attack::enemy_at(state, state.active, state.venture.place).unwrap_or(state.active),
        }),
        // CCG-A7: its owner chooses.
        Task::LoseTerrain { .. } | Task::Surplus { .. } if !CCG_A7.in_force() => Turn::of(state.active),
        _ => Turn::of(task.seat().unwrap_or(state.active)),
    }
}

/// The rule that says what may be done now.
pub fn turn_rule(state: &State) -> Rule {
    let Some(task) = state.tasks.top() else { return CCG_119 };
    match task {
        Task::FirstPlayer { .. } => CCG_25,
        Task::Redraw { .. } => CCG_24,
        Task::Sequence { .. } => CCG_110,
        Task::Draw { .. } | Task::EndDraw => CCG_63,
        Task::StartTurn | Task::NextTurn | Task::StartPhase { .. } | Task::EndPhase { .. } => CCG_33,
        Task::Complete | Task::Completed { .. } => CCG_35,
        Task::Surplus { .. } => CCG_36,
        Task::Unrest | Task::LoseTerrain { .. } => CCG_41,
        Task::Clear { .. } => CCG_42,
        Task::Trigger { .. }
        | Task::Deploy { .. }
        | Task::FreeTerrain { .. }
        | Task::Search { .. }
        | Task::Convert { .. }
        | Task::Peek { .. }
        | Task::Sink { .. }
        | Task::Rob { .. }
        | Task::Resolved { .. } => CCG_116,
        Task::Window { .. } => CCG_106,
        Task::Prosperity => CCG_118,
        Task::Upkeep => CCG_66,
        Task::Main => match state.phase {
            Phase::Activation | Phase::Explorers => CCG_44,
            Phase::Military => CCG_68,
            Phase::Management => CCG_49,
            Phase::End => CCG_64,
        },
        Task::DiscardDown { .. } => CCG_65,
        Task::Announce { .. } | Task::Resolve { .. } | Task::Ransom { .. } => CCG_107,
        Task::Muster | Task::Fight | Task::Enter | Task::Aftermath | Task::Bury => CCG_79,
        Task::Load | Task::Depart => CCG_76,
        Task::Favour { .. } => CCG_90,
        Task::Early | Task::Snipe => CCG_102,
        Task::AimDestroyers { .. } => CCG_85,
        Task::Strike => CCG_81,
        Task::Assign { .. } => CCG_82,
    }
}

/// What the seat is asked, in a word: the task, but for a phase or a window which one it is.
pub fn asks(state: &State) -> &'static str {
    match state.tasks.top() {
        Some(Task::Main) => state.phase.into(),
        Some(Task::Window { moment, .. }) => moment.into(),
        task => task.map_or("nothing", Into::into),
    }
}

/// Every legal action of a seat that owes a decision.
pub fn actions(game: &Ccg, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let Some(task) = state.tasks.top() else { return };
    match task {
        Task::Main => list_main(game, state, seat, list),
        Task::Window { moment, .. } => {
            events::list(game, state, seat, moment, list);
            list.push(Action::Pass);
        }
        Task::Complete => {
            let Some(card) = turns::rivals(game, state) else { return };
            let own = state.realms[seat].items.iter().filter(|item| item.card == card && turns::is_paid(game, item));
            list.extend(own.filter_map(|item| item.place).map(|place| Action::Finish { place }));
        }
        Task::Redraw { .. } => list.extend([Action::Keep, Action::Redraw]),
        Task::Sequence { count } => list_sequence(state, count, list),
        Task::Surplus { .. } => turns::list_excess(game, state, seat, list),
        Task::LoseTerrain { .. } => {
            list.extend(turns::losable(state, seat).map(|flank| Action::Lose { flank }));
        }
        Task::Clear { place, .. } => wholes::list(state, zones::refugees(game, state, place), list, dismiss),
        Task::Trigger { card, effect } => {
            list_trigger(game, state, seat, &game.data.card(card).effects[usize::from(effect)], list);
        }
        Task::Upkeep => {
            let (hungry, open) = (travel::hungry(game, state), travel::feedable(game, state));
            wholes::list_open(state, hungry, open, list, |unit| Action::Feed { unit });
            if hungry != 0 {
                list.push(Action::Starve);
            }
        }
        Task::DiscardDown { .. } => list.extend(state.realms[seat].hand.distinct().map(|card| Action::Take { card })),
        Task::Announce { card, .. } => choices::list_choices(game, state, seat, card, list),
        Task::Ransom { .. } => list.extend([Action::Pay, Action::Decline]),
        Task::Deploy { .. } => deeds::list_deploy(game, state, task, list),
        Task::FreeTerrain { .. } => deeds::list_free(game, state, seat, list),
        Task::Search { .. } => deeds::list_search(game, state, task, list),
        Task::Convert { most, .. } => list.extend((1..=most).map(|option| Action::Choose { option })),
        Task::Sink { count, sunk, .. } => {
            list.extend((0..count).filter(|nth| sunk & (1 << nth) == 0).map(|nth| Action::Sink { nth }));
            list.push(Action::Keep);
        }
        Task::Rob { from, .. } => list.extend(state.realms[from].hand.distinct().map(|card| Action::Take { card })),
        Task::Muster => {
            let open = attack::joiners(game, state, seat, &state.venture);
            wholes::list_open(state, state.live, open, list, |unit| Action::Join { unit });
            if attack::may_go(game, state).is_ok() {
                list.push(Action::Done);
            }
        }
        Task::Load => {
            let leaders = state.venture.units & !state.venture.carried;
            let open = travel::passengers(game, state);
            wholes::list_open(state, state.live & !leaders, open, list, |unit| Action::Join { unit });
            list.push(Action::Done);
        }
        Task::Favour { line, nth } => {
            if let Some((units, ..)) = combat::favoured(game, state, line, nth) {
                wholes::list_open(state, units, units & !state.venture.chosen, list, |unit| Action::Favour { unit });
            }
        }
        Task::AimDestroyers { .. } => {
            list.push(Action::Aim { building: None });
            let buildings = combat::standing(game, state, state.venture.place);
            list.extend(buildings.map(|item| Action::Aim { building: Some(item.card) }));
        }
        Task::Assign { line, pools, .. } => {
            if let Some(pool) = pools.iter().position(|&damage| damage > 0) {
                let (units, _) = combat::eligible(game, state, line, pool);
                let first = bits(units).filter(|&at| travel::is_first(state, at, !units));
                list.extend(first.map(|at| Action::Hit { unit: at as u8 }));
            }
        }
        Task::Enter => {
            let (all, open) = (state.venture.units, combat::entrants(game, state));
            wholes::list_open(state, all, open, list, |unit| Action::Enter { unit });
            if (open | state.venture.chosen) != 0 && combat::may_enter(game, state).is_ok() {
                list.push(Action::Stay);
            }
        }
        Task::FirstPlayer { .. }
        | Task::Draw { .. }
        | Task::StartTurn
        | Task::Completed { .. }
        | Task::Unrest
        | Task::StartPhase { .. }
        | Task::Prosperity
        | Task::EndDraw
        | Task::EndPhase { .. }
        | Task::NextTurn
        | Task::Resolve { .. }
        | Task::Resolved { .. }
        | Task::Peek { .. }
        | Task::Depart
        | Task::Fight
        | Task::Early
        | Task::Snipe
        | Task::Strike
        | Task::Bury
        | Task::Aftermath => {}
    }
}

/// What the active player may do in a phase.
fn list_main(game: &Ccg, state: &State, seat: Seat, list: &mut Vec<Action>) {
    match state.phase {
        Phase::Explorers => {
            explore::list(game, state, seat, list);
            manage::list_activations(game, state, seat, list);
        }
        Phase::Military => {
            travel::list(game, state, seat, list);
            attack::list(game, state, seat, list);
            manage::list_activations(game, state, seat, list);
        }
        Phase::Management | Phase::End => manage::list(game, state, seat, list),
        Phase::Activation => {}
    }
    events::list(game, state, seat, Moment::Main, list);
    if check_done(game, state).is_ok() {
        list.push(Action::Done);
    }
    list.push(Action::Resign);
}

/// CCG-67: the military phase does not end before a homebound unit has attacked what bars its way.
fn check_done(game: &Ccg, state: &State) -> Result<(), Illegal> {
    let must =
        |(_, unit): (usize, &Unit)| unit.seat == state.active && travel::must_attack(game, state, unit).is_some();
    epoka_core::refuse(CCG_67, state.phase == Phase::Military && state.all_units().any(must))
}

fn dismiss(unit: u8) -> Action {
    Action::Dismiss { unit }
}

/// What may be chosen for an effect at the start of a phase.
pub fn list_trigger(game: &Ccg, state: &State, seat: Seat, effect: &Effect, list: &mut Vec<Action>) {
    if effect.player == Who::TargetOpponent {
        list.extend(state.playing.iter().filter(|&other| other != seat).map(|seat| Action::Against { seat }));
    } else if let Some(aim) = effect.does.aim() {
        let source = Source::Science;
        targets::each(game, state, (seat, source), effect, aim, |target| list.push(Action::Target { target }));
    }
    if effect.optional {
        list.push(Action::Decline);
    }
}

/// Plays an action, or refuses it and changes nothing.
pub fn act(game: &Ccg, state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) -> Result<(), Illegal> {
    answer(game, state, seat, action, log)?;
    settle(game, state, log);
    Ok(())
}

/// What the action itself does: what an event, a fight or an order of effects is told is one thing, what comes of it another.
pub fn act_alone(
    game: &Ccg,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match state.tasks.top() {
        Some(
            Task::Announce { .. }
            | Task::Sequence { .. }
            | Task::Favour { .. }
            | Task::AimDestroyers { .. }
            | Task::Assign { .. },
        ) => answer(game, state, seat, action, log),
        _ => act(game, state, seat, action, log),
    }
}

/// Answers the question on top, or refuses to and changes nothing.
fn answer(game: &Ccg, state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) -> Result<(), Illegal> {
    let task = state.tasks.top().ok_or(Illegal::by(CCG_119))?;
    let other = || Err(Illegal::by(turn_rule(state)));
    match (task, action) {
        (Task::Main, _) => act_main(game, state, seat, action, log)?,
        (Task::Window { moment, .. }, Action::Play { card }) => events::play(game, state, seat, card, moment, log)?,
        (Task::Window { moment, passes, .. }, Action::Pass) => {
            let passes = if log.cite(CCG_106) { passes + 1 } else { game.players };
            state.tasks.pop();
            let seat = geography::next(game, state, seat);
            state.tasks.push(Task::Window { moment, seat, passes });
        }
        (Task::Complete, Action::Finish { place }) => turns::finish(game, state, place, log)?,
        (Task::Redraw { .. }, Action::Keep | Action::Redraw) => {
            turns::redraw(game, state, seat, action == Action::Redraw, log);
        }
        (Task::Sequence { count }, Action::First { card }) => order(state, count, card, log)?,
        (Task::Surplus { .. }, Action::Dismiss { unit }) => turns::dismiss(game, state, seat, unit, log)?,
        (Task::Surplus { .. }, Action::Demolish { card }) => turns::demolish(game, state, seat, card, log)?,
        (Task::LoseTerrain { .. }, Action::Lose { flank }) => turns::lose(state, seat, flank, log)?,
        (Task::Clear { place, named }, Action::Dismiss { unit }) => {
            let there = zones::refugees(game, state, place);
            let goes = wholes::last_meant(state, there, unit).ok_or(Illegal::by(CCG_42))?;
            log.cite(CCG_42);
            zones::remove_unit(state, goes, log);
            *state.tasks.top_mut().expect("a terrain is lost") = Task::Clear { place, named: named + 1 };
        }
        (Task::Trigger { card, effect }, _) => trigger(game, state, (card, effect), action, log)?,
        (Task::Upkeep, Action::Feed { unit }) => travel::feed(game, state, unit, log)?,
        (Task::Upkeep, Action::Starve) => travel::supply(game, state, log),
        (Task::DiscardDown { .. }, Action::Take { card }) => turns::discard_down(game, state, card, log)?,
        (Task::Announce { .. }, _) => choices::choose(game, state, action, log)?,
        (Task::Ransom { .. }, Action::Pay | Action::Decline) => {
            events::ransom(game, state, action == Action::Pay, log)?;
        }
        (Task::Deploy { .. }, Action::Take { card }) => deeds::deploy(game, state, card, log)?,
        (Task::Deploy { .. } | Task::FreeTerrain { .. }, Action::Decline) => {
            state.tasks.pop();
        }
        (Task::FreeTerrain { .. }, Action::Discover { card, flank }) => {
            deeds::free_terrain(game, state, card, flank, log)?;
        }
        (Task::Search { .. }, Action::Take { card }) => deeds::search(game, state, Some(card), log)?,
        (Task::Search { .. }, Action::Done) => deeds::search(game, state, None, log)?,
        (Task::Convert { most, .. }, Action::Choose { option }) if (1..=most).contains(&option) => {
            state.tasks.pop();
            state.turn.tax -= option;
            state.turn.production = state.turn.production.saturating_add(option);
            log.tell(Event::Gained { seat, income: Income::Production, amount: option });
        }
        (Task::Sink { .. }, Action::Sink { nth }) => deeds::sink(state, nth)?,
        (Task::Sink { .. }, Action::Keep) => deeds::sink_all(state),
        (Task::Rob { .. }, Action::Take { card }) => deeds::rob(state, card, log)?,
        (Task::Muster, Action::Join { unit }) => attack::join(game, state, unit, log)?,
        (Task::Muster, Action::Done) => attack::declared(game, state, log)?,
        (Task::Load, Action::Join { unit }) => travel::load(game, state, unit, log)?,
        (Task::Load, Action::Done) => travel::cast_off(state, log),
        (Task::Favour { .. }, Action::Favour { unit }) => combat::favour(game, state, unit, log)?,
        (Task::AimDestroyers { .. }, Action::Aim { building }) => combat::aim(game, state, building, log)?,
        (Task::Assign { .. }, Action::Hit { unit }) => combat::assign(game, state, unit, log)?,
        (Task::Enter, Action::Enter { unit }) => combat::enter(game, state, unit, log)?,
        (Task::Enter, Action::Stay) => combat::enter_all(game, state, log)?,
        _ => return other(),
    }
    Ok(())
}

/// An action of the active player in a phase.
fn act_main(game: &Ccg, state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) -> Result<(), Illegal> {
    match action {
        Action::Discover { card, flank } => explore::discover(game, state, seat, card, flank, log),
        Action::Prospect { card, place } => explore::prospect(game, state, seat, card, place, log),
        Action::Collect { place, income } => manage::collect(game, state, seat, place, income, log),
        Action::BuyCard => manage::buy_card(game, state, seat, log),
        Action::Build { card, place } => manage::build(game, state, seat, card, place, log),
        Action::Invent { card } => manage::invent(game, state, seat, card, log),
        Action::Advance { card, place } => manage::advance(game, state, seat, (Some(card), Some(place)), log),
        Action::Research => manage::advance(game, state, seat, (None, None), log),
        Action::Burn { card } => manage::burn(game, state, seat, card, log),
        Action::Abandon { card, place } => manage::abandon(game, state, seat, (card, place), log),
        Action::Play { card } => events::play(game, state, seat, card, Moment::Main, log),
        Action::Activate { card } => manage::activate(game, state, seat, card, log),
        Action::Move { unit, to } => travel::go(game, state, seat, unit, to, log),
        Action::Attack { place } => attack::declare(game, state, seat, (place, None), log),
        Action::Raze { place, card } => attack::declare(game, state, seat, (place, Some(card)), log),
        Action::Done => {
            check_done(game, state)?;
            state.tasks.pop();
            Ok(())
        }
        Action::Resign => {
            // CCG-123: giving up is losing the capital to nobody.
            if !log.cite(CCG_123) {
                return Err(Illegal::by(CCG_123));
            }
            state.tasks = epoka_core::Tasks::new();
            state.tasks.push(Task::NextTurn);
            if state.phase == Phase::Military {
                turns::heal(state, log);
            }
            zones::eliminate(game, state, seat, log);
            Ok(())
        }
        Action::Join { .. }
        | Action::Feed { .. }
        | Action::Starve
        | Action::Favour { .. }
        | Action::Aim { .. }
        | Action::Hit { .. }
        | Action::Enter { .. }
        | Action::Stay
        | Action::Finish { .. }
        | Action::Dismiss { .. }
        | Action::Demolish { .. }
        | Action::Lose { .. }
        | Action::Choose { .. }
        | Action::Against { .. }
        | Action::On { .. }
        | Action::Target { .. }
        | Action::Take { .. }
        | Action::Sink { .. }
        | Action::Keep
        | Action::First { .. }
        | Action::Redraw
        | Action::Pay
        | Action::Pass
        | Action::Decline => Err(Illegal::by(turn_rule(state))),
    }
}

/// CCG-110: the cards of the effects that wait below the question which comes first.
fn waiting(state: &State, count: u8) -> impl Iterator<Item = Card> {
    state.tasks.as_slice().iter().rev().skip(1).take(count.into()).filter_map(|task| match task {
        Task::Trigger { card, .. } => Some(*card),
        _ => None,
    })
}

fn list_sequence(state: &State, count: u8, list: &mut Vec<Action>) {
    for card in waiting(state, count) {
        if !list.contains(&Action::First { card }) {
            list.push(Action::First { card });
        }
    }
}

/// CCG-110: the active player puts the effects that happen at once into an order.
fn order(state: &mut State, count: u8, card: Card, log: &mut Log<Event>) -> Result<(), Illegal> {
    let at = waiting(state, count).position(|other| other == card).ok_or(Illegal::by(CCG_110))?;
    log.cite(CCG_110);
    state.tasks.pop();
    let mut rest: epoka_core::ArrayVec<Task, AT_ONCE> = (0..count).filter_map(|_| state.tasks.pop()).collect();
    let first = rest.remove(at);
    rest.iter().rev().for_each(|&task| state.tasks.push(task));
    if rest.len() > 1 {
        state.tasks.push(Task::Sequence { count: count - 1 });
    }
    state.tasks.push(first);
    Ok(())
}

/// What is chosen for an effect at the start of a phase.
fn trigger(
    game: &Ccg,
    state: &mut State,
    (card, at): (Card, u8),
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let effect = &game.data.card(card).effects[usize::from(at)];
    let open = match action {
        Action::Against { seat } => {
            effect.player == Who::TargetOpponent && seat != state.active && state.playing.contains(seat)
        }
        Action::Target { target } => {
            let mut found = false;
            if let Some(aim) = effect.does.aim().filter(|_| effect.player != Who::TargetOpponent) {
                let by = (state.active, Source::Science);
                targets::each(game, state, by, effect, aim, |other| found |= other == target);
            }
            found
        }
        Action::Decline => effect.optional,
        _ => false,
    };
    if !open {
        return Err(Illegal::by(CCG_116));
    }
    state.tasks.pop();
    state.choice = Choice::default();
    match action {
        Action::Against { seat } => state.choice.player = Some(seat),
        Action::Target { target } => state.choice.targets[0] = Some(target),
        _ => return Ok(()),
    }
    log.use_component(card.index());
    deeds::perform(game, state, deeds::Cause { seat: state.active, card, effect: at }, effect, log);
    state.choice = Choice::default();
    Ok(())
}

/// Carries out an answer of chance.
pub fn chance(game: &Ccg, state: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    match state.tasks.top() {
        Some(Task::FirstPlayer { seats }) => {
            state.tasks.pop();
            turns::rolled(game, state, seats, outcome.dice(), log);
        }
        Some(Task::Draw { seat, count }) => {
            if state.round == 0 {
                log.cite(CCG_24);
            }
            state.tasks.pop();
            state.tasks.push(Task::Draw { seat, count: count - outcome.items().len() as u8 });
            outcome.items().iter().for_each(|&card| drawn(state, seat, card, log));
        }
        Some(Task::Peek { seat, .. }) => {
            // What is drawn lies below what was fixed before.
            let library = &mut state.realms[seat].library;
            let before: epoka_core::ArrayVec<u16, LIBRARY> = (0..library.len())
                .rev()
                .take_while(|&at| library.is_fixed(at))
                .map(|at| library.cards()[at].card)
                .collect();
            before.iter().for_each(|&card| {
                library.draw(card);
            });
            for &card in outcome.items() {
                library.draw(card);
            }
            for &card in outcome.items().iter().rev().chain(before.iter().rev()) {
                library.put_on_top(card, Seats::NONE);
            }
            log.reveal();
        }
        _ => unreachable!("the match waits for a seat"),
    }
    settle(game, state, log);
}

/// What chance can draw now, as the viewer knows it.
pub fn among(game: &Ccg, state: &State, viewer: Viewer, list: &mut Vec<Odds>) {
    if let Some(Task::Draw { seat, .. } | Task::Peek { seat, .. }) = state.tasks.top() {
        view::library_odds(game, state, seat, viewer, list);
    }
}
