//! The task stack: from one decision to the next.

#![expect(clippy::unnested_or_patterns, reason = "groups of tasks stand side by side")]

use std::cell::Cell;

use epoka_core::{Chance, ChanceKind, Illegal, Log, Odds, Outcome, Rule, Seat, Turn, Viewer};

use crate::{
    ThroughTheAges,
    action::{Action, Event},
    age, answers, army, build, develop, hand, harm, leaders, phase, play, politics, produce, row,
    rules::*,
    state::*,
    task::tasks,
    tokens, turns, view, wholes, wonders,
};

/// The labels of what chance draws and picks.
pub const FIRST_PLAYER: &str = "first-player";
/// Civil cards for the row.
pub const CIVIL_CARDS: &str = "civil-cards";
/// Military cards for hands.
pub const MILITARY_CARDS: &str = "military-cards";
/// The first events.
pub const EVENTS: &str = "events";
/// The top current event.
pub const TOP_EVENT: &str = "top-event";

/// What the state waits for.
pub fn turn(game: &ThroughTheAges, state: &State) -> Turn {
    let Some(task) = state.tasks.top().filter(|_| !state.over) else { return Turn::Over };
    let draw = |count: u8, label| Turn::Chance(Chance { kind: ChanceKind::Draw { count }, label });
    match task {
        Task::FirstPlayer => Turn::Chance(Chance { kind: ChanceKind::Pick, label: FIRST_PLAYER }),
        Task::DealEvents => draw(turns::first_events(game), EVENTS),
        Task::FillRow => draw(row::free(state).min(state.deck_size), CIVIL_CARDS),
        Task::DrawCards { count, .. } => draw(hand::drawable(state, count), MILITARY_CARDS),
        tasks!(chance elsewhere) => Turn::Chance(Chance { kind: ChanceKind::Pick, label: TOP_EVENT }),
        tasks!(asked in turn) | tasks!(asked elsewhere) => Turn::of(task.seat().expect("somebody is asked")),
        tasks!(done in turn) | tasks!(done elsewhere) => unreachable!("it is carried out at once"),
    }
}

/// The rule that says what may be done now.
pub fn turn_rule(state: &State) -> Rule {
    match state.tasks.top() {
        None => TTA_207,
        Some(task) => match task {
            Task::FirstPlayer => TTA_18,
            Task::DealEvents => TTA_17,
            Task::FillRow => TTA_42,
            Task::DrawCards { .. } | Task::MilitaryDraw { .. } => TTA_133,
            Task::StartTurn { .. } => TTA_36,
            Task::ShareTactic { .. } => TTA_48,
            Task::Actions { .. } => TTA_82,
            Task::Excess { .. } => TTA_125,
            Task::Produce { .. } => TTA_127,
            Task::FinishTurn { .. } => TTA_135,
            Task::Pay { .. } => TTA_194,
            Task::Store { .. } | Task::Choose { .. } => TTA_192,
            Task::Cover { .. } => TTA_103,
            Task::Complete { .. } => TTA_105,
            Task::LoseBlue { .. } => TTA_183,
            Task::Tuck { .. } => TTA_208,
            Task::CardBuild { .. } | Task::CardDevelop { .. } | Task::GainScience { .. } => TTA_116,
            tasks!(asked elsewhere) | tasks!(done elsewhere) | tasks!(chance elsewhere) => answers::rule(task),
        },
    }
}

/// What the seat is asked, in a word.
pub fn asks(state: &State) -> &'static str {
    state.tasks.top().map_or("nothing", Into::into)
}

/// Every legal action of a seat that owes a decision.
pub fn actions(game: &ThroughTheAges, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let Some(task) = state.tasks.top() else { return };
    match task {
        Task::Actions { .. } => phase::list(game, state, seat, list),
        Task::Excess { .. } => hand::list_discards(state, seat, list),
        Task::Pay { .. } | Task::Store { .. } => tokens::list(game, state, task, list),
        Task::Cover { .. } | Task::LoseBlue { .. } => tokens::list_given(state, seat, list),
        Task::Tuck { .. } => leaders::list_tuck(state, seat, list),
        Task::CardBuild { kinds, new, discount, .. } => {
            build::list(game, state, seat, play::permit(kinds, new, discount), list);
        }
        Task::CardDevelop { fee, .. } => develop::list(game, state, seat, develop::Permit::card(fee), list),
        Task::Choose { .. } => {
            list.extend([Goods::Food, Goods::Resources].map(|goods| Action::Choose { goods }));
        }
        tasks!(asked elsewhere) => answers::list(game, state, task, list),
        tasks!(chance in turn) | tasks!(chance elsewhere) | tasks!(done in turn) | tasks!(done elsewhere) => {}
    }
}

/// Plays an action, or refuses it and changes nothing.
pub fn act(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    answer(game, state, seat, action, log)?;
    settle(game, state, log);
    Ok(())
}

/// What the action itself does: an attack ends where the defence begins, also of a rival who has nothing to defend with.
pub fn act_alone(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    answer(game, state, seat, action, log)?;
    settle_until(game, state, log, |task| matches!(task, Task::Defend { .. }));
    Ok(())
}

/// Answers the question on top, or refuses to and changes nothing.
fn answer(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let task = state.tasks.top().ok_or(Illegal::by(TTA_207))?;
    match task {
        Task::Actions { .. } => phase::act(game, state, seat, action, log)?,
        Task::Excess { .. } => match action {
            Action::Discard { card } => hand::throw_away(game, state, seat, card, log)?,
            _ => return Err(Illegal::by(TTA_125)),
        },
        Task::Pay { goods, .. } => match action {
            Action::Pay { tokens } => tokens::choose(game, state, (seat, goods), tokens, log)?,
            _ => return Err(Illegal::by(TTA_194)),
        },
        Task::Store { goods, .. } => match action {
            Action::Store { tokens } => tokens::choose(game, state, (seat, goods), tokens, log)?,
            _ => return Err(Illegal::by(TTA_192)),
        },
        Task::Cover { .. } => match action {
            Action::Give { card } => wonders::cover_with(state, seat, card, log)?,
            _ => return Err(Illegal::by(TTA_103)),
        },
        Task::LoseBlue { .. } => match action {
            Action::Give { card } => lose_blue(state, seat, card, log)?,
            _ => return Err(Illegal::by(TTA_183)),
        },
        Task::Tuck { .. } => match action {
            Action::Tuck { card } => leaders::tuck(game, state, seat, card, log)?,
            Action::Decline => leaders::do_not_tuck(state, seat, log),
            _ => return Err(Illegal::by(TTA_208)),
        },
        Task::CardBuild { kinds, new, discount, .. } => {
            let permit = play::permit(kinds, new, discount);
            state.tasks.pop();
            let done = match action {
                Action::Build { card } => build::build(game, state, seat, card, permit, log),
                Action::Upgrade { from, to } => build::upgrade(game, state, seat, (from, to), permit, log),
                _ => Err(Illegal::by(TTA_116)),
            };
            done.inspect_err(|_| state.tasks.push(task))?;
        }
        Task::CardDevelop { fee, .. } => {
            let permit = develop::Permit::card(fee);
            state.tasks.pop();
            let done = match action {
                Action::Develop { card } => develop::develop(game, state, seat, card, permit, log),
                Action::Revolt { card } => develop::revolt(game, state, seat, card, permit, log),
                _ => Err(Illegal::by(TTA_116)),
            };
            done.inspect_err(|_| state.tasks.push(task))?;
        }
        Task::Choose { amount, .. } => match action {
            Action::Choose { goods } => play::choose(game, state, (seat, amount), goods, log),
            _ => return Err(Illegal::by(TTA_192)),
        },
        tasks!(asked elsewhere) => answers::act(game, state, task, action, log)?,
        tasks!(chance in turn) | tasks!(chance elsewhere) | tasks!(done in turn) | tasks!(done elsewhere) => {
            return Err(Illegal::by(turn_rule(state)));
        }
    }
    Ok(())
}

/// TTA-183: a stored token is lost.
fn lose_blue(state: &mut State, seat: Seat, card: Civil, log: &mut Log<Event>) -> Result<(), Illegal> {
    tokens::give(state, seat, card, TTA_183)?;
    log.cite(TTA_183);
    log.tell(Event::Blue { seat, amount: -1 });
    if let Some(Task::LoseBlue { count, named, .. }) = state.tasks.top_mut() {
        (*count, *named) = (*count - 1, *named + 1);
    }
    Ok(())
}

/// TTA-183: tokens are lost where there is no choice; whether the seat has to choose.
fn lose_only_blue(state: &mut State, (seat, count, chosen): (Seat, u8, u8), log: &mut Log<Event>) -> bool {
    let nation = &mut state.nations[seat];
    // TTA-A3: where nothing is stored nothing more is lost.
    if count == 0 || tokens::stored(nation) == 0 {
        state.tasks.pop();
        if count > 0 && !log.cite(TTA_A3) {
            nation.stages = nation.stages.saturating_sub(count);
        }
        return false;
    }
    let Some(card) = tokens::only_given(nation, count).filter(|_| chosen == 0) else { return true };
    let _ = lose_blue(state, seat, card, log);
    if let Some(Task::LoseBlue { named, .. }) = state.tasks.top_mut() {
        *named = 0;
    }
    false
}

/// TTA-42: the row is filled, or the age ends; whether chance has to say with what.
fn fill_row(game: &ThroughTheAges, state: &mut State, log: &mut Log<Event>) -> bool {
    if age::ends(state) {
        age::end(game, state, log);
    } else if row::free(state) == 0 || state.deck_size == 0 {
        state.tasks.pop();
    } else {
        return true;
    }
    false
}

/// Carries out every task that needs no answer, and stops at the first that does.
pub fn settle(game: &ThroughTheAges, state: &mut State, log: &mut Log<Event>) {
    settle_until(game, state, log, |_| false);
}

fn settle_until(game: &ThroughTheAges, state: &mut State, log: &mut Log<Event>, stops: fn(Task) -> bool) {
    while let Some(task) = state.tasks.top().filter(|&task| !state.over && !stops(task)) {
        if waits(game, state, task, log) && !answers_itself(game, state, log) {
            return;
        }
    }
}

thread_local! {
    /// Memory for a list of actions, kept so that no step allocates. Nothing is read from it before it is written.
    static LIST: Cell<Vec<Action>> = const { Cell::new(Vec::new()) };
}

/// TTA-A18: a question to which everybody knows the one answer is not asked; whether it was one.
fn answers_itself(game: &ThroughTheAges, state: &mut State, log: &mut Log<Event>) -> bool {
    let Some(task) = state.tasks.top() else { return false };
    if wholes::named(state) > 0 {
        return false;
    }
    let Some(seat) = task.seat().filter(|&seat| is_open(game, state, task, seat)) else { return false };
    let only = LIST.with(|kept| {
        let mut list = kept.take();
        list.clear();
        actions(game, state, seat, &mut list);
        let only = if let &[only] = list.as_slice() { Some(only) } else { None };
        kept.set(list);
        only
    });
    only.is_some_and(|only| log.cite(TTA_A18) && answer(game, state, seat, only, log).is_ok())
}

/// Whether everybody can tell what may be answered: nothing in a hand of military cards has a part in it.
fn is_open(game: &ThroughTheAges, state: &State, task: Task, seat: Seat) -> bool {
    match task {
        Task::CardBuild { .. }
        | Task::CardDevelop { .. }
        | Task::Annex { .. }
        | Task::Infiltrate { .. }
        | Task::Reform { .. }
        | Task::Raze { .. }
        | Task::LoseColony { .. }
        | Task::Ruin { .. } => true,
        // One building of several that may be destroyed, or a card that may be taken, is not the only answer.
        Task::Raid { rival, card, .. } => !harm::raids_several(game, state, rival, card),
        Task::Agreement { .. } => true,
        Task::Politics { .. } | Task::Auction { .. } => state.nations[seat].cards.is_empty(),
        // The Action Phase ends with a word of the player. What is chosen from a hand, or has two answers at least, is asked;
        // payments, gains, mixes and lost tokens are asked only if there is a choice.
        Task::Actions { .. }
        | Task::Excess { .. }
        | Task::Pay { .. }
        | Task::Store { .. }
        | Task::Cover { .. }
        | Task::LoseBlue { .. }
        | Task::Tuck { .. }
        | Task::Choose { .. }
        | Task::Wars { .. }
        | Task::Spoils { .. }
        | Task::Defend { .. }
        | Task::Colonize { .. }
        | Task::LosePopulation { .. }
        | Task::Plunder { .. }
        | Task::Consider { .. }
        | Task::Mix { .. }
        | Task::Throw { .. }
        | Task::BuildFree { .. } => false,
        tasks!(chance in turn) | tasks!(chance elsewhere) | tasks!(done in turn) | tasks!(done elsewhere) => false,
    }
}

/// Carries out a task that needs no answer; whether it needs one.
fn waits(game: &ThroughTheAges, state: &mut State, task: Task, log: &mut Log<Event>) -> bool {
    match task {
        Task::FirstPlayer
        | Task::DealEvents
        | Task::Actions { .. }
        | Task::Pay { .. }
        | Task::Tuck { .. }
        | Task::CardBuild { .. }
        | Task::CardDevelop { .. } => return true,
        Task::FillRow => return fill_row(game, state, log),
        Task::Cover { seat, count, named } => return wonders::cover(state, (seat, count, named), log),
        Task::LoseBlue { seat, count, named } => return lose_only_blue(state, (seat, count, named), log),
        tasks!(asked elsewhere) | tasks!(done elsewhere) | tasks!(chance elsewhere) => {
            return answers::settle(game, state, task, log);
        }
        Task::DrawCards { count, .. } => {
            if !turns::is_drawn(state, count, log) {
                return true;
            }
            state.tasks.pop();
        }
        Task::Excess { seat, .. } => {
            if hand::excess(state, seat) > 0 && TTA_125.in_force() {
                return true;
            }
            state.tasks.pop();
        }
        Task::Choose { seat, amount } => {
            // TTA-193: with an empty bank neither can be had.
            if !tokens::is_same_gain(game, &state.nations[seat], Goods::Food, (amount, 0), (0, amount)) {
                return true;
            }
            play::choose(game, state, (seat, amount), Goods::Food, log);
        }
        Task::Store { seat, goods, amount } => {
            if tokens::options(game, state, task).len() > 1 {
                return true;
            }
            state.tasks.pop();
            tokens::gain(game, state, seat, goods, amount, log);
        }
        tasks!(done in turn) => {
            state.tasks.pop();
            carry_out(game, state, task, log);
        }
    }
    false
}

/// Carries out a task of the course of a turn that nobody decides.
fn carry_out(game: &ThroughTheAges, state: &mut State, task: Task, log: &mut Log<Event>) {
    match task {
        Task::StartTurn { seat } => turns::start_turn(game, state, seat, log),
        Task::ShareTactic { seat } => army::share(game, state, seat, log),
        Task::Produce { seat } => produce::end_of_turn(game, state, seat, log),
        Task::MilitaryDraw { seat } => turns::military_draw(game, state, seat, log),
        Task::FinishTurn { seat } => turns::finish_turn(game, state, seat, log),
        Task::Complete { seat } => wonders::complete(game, state, seat, log),
        Task::GainScience { seat, amount } => turns::gain_science(state, seat, amount, log),
        tasks!(chance in turn)
        | tasks!(chance elsewhere)
        | tasks!(asked in turn)
        | tasks!(asked elsewhere)
        | tasks!(done elsewhere) => unreachable!("it waits, or was settled"),
    }
}

/// Carries out an answer of chance.
pub fn chance(game: &ThroughTheAges, state: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    let Some(task) = state.tasks.top() else { return };
    let items = outcome.items();
    match task {
        Task::FirstPlayer => {
            let seat = items.first().and_then(|&item| Seat::new(item as u8)).expect("the outcome was checked");
            turns::begin(game, state, seat, log);
        }
        Task::DealEvents => turns::deal_events(state, items, log),
        Task::FillRow => {
            if state.round == 0 && !log.cite(TTA_20) {
                state.tasks.pop();
            } else {
                row::lay(state, items, log);
            }
        }
        Task::DrawCards { seat, count } => {
            state.tasks.pop();
            let left = count - items.len() as u8;
            if left > 0 {
                state.tasks.push(Task::DrawCards { seat, count: left });
            }
            hand::drawn(state, seat, items, log);
        }
        Task::Peek { seat } => {
            state.tasks.pop();
            politics::looked(game, state, seat, Military(items[0] as u8), log);
        }
        Task::Reveal => {
            let face = politics::uncover(state, Military(items[0] as u8));
            politics::reveal(game, state, face, log);
        }
        tasks!(asked in turn) | tasks!(asked elsewhere) | tasks!(done in turn) | tasks!(done elsewhere) => {
            unreachable!("the match waits for a seat")
        }
    }
    settle(game, state, log);
}

/// What chance can draw or pick now, as the viewer knows it.
pub fn among(game: &ThroughTheAges, state: &State, viewer: Viewer, list: &mut Vec<Odds>) {
    match state.tasks.top() {
        Some(Task::FirstPlayer) => list.extend((0..u16::from(game.players)).map(|item| Odds { item, copies: 1 })),
        // Everybody can reckon what the civil deck holds.
        Some(Task::FillRow) => {
            for card in game.ages.get(state.age as usize).into_iter().flat_map(|cards| cards.iter()) {
                let copies = state.deck[card.index()];
                if copies > 0 {
                    list.push(Odds { item: card.0.into(), copies: copies.into() });
                }
            }
        }
        Some(Task::DealEvents) => view::odds(&state.gone, list),
        Some(Task::DrawCards { .. }) => view::deck_odds(game, state, viewer, list),
        Some(Task::Peek { .. } | Task::Reveal) => view::event_odds(game, state, viewer, list),
        _ => {}
    }
}
