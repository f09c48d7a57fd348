//! The task stack: from one decision to the next.

use epoka_core::{Chance, ChanceKind, Illegal, Log, Odds, Outcome, Reveal, Seat, Seats, Turn, Viewer};

use crate::{
    Civolution,
    action::{Action, Event},
    answer, answer_cards, ask, cards, chance_of,
    effect::When,
    era, feed,
    list::List,
    manner::{Chips, Way},
    markers::{self, fire, gain, trigger},
    matrix,
    rules::*,
    run, setup,
    state::*,
    task::{Gain, Task},
    test, track, turns, vici, whole,
};

/// What the state waits for.
pub fn turn(game: &Civolution, state: &State) -> Turn {
    let Some(&task) = state.tasks.last().filter(|_| !state.over) else { return Turn::Over };
    if let Some(chance) = chance_of::question(game, state, task) {
        return Turn::Chance(chance);
    }
    if let Task::Draft { block } = task {
        return Turn::Decision { seats: drafting(game, state), reveal: Reveal::Together(u16::from(block)) };
    }
    Turn::of(task.seat().expect("a question is asked to somebody"))
}

/// CVL-33: who has not chosen yet.
fn drafting(game: &Civolution, state: &State) -> Seats {
    let mut seats = setup::choosing(game);
    for seat in Seat::all(game.players).filter(|&seat| state.picked[seat].is_some()) {
        seats.remove(seat);
    }
    seats
}

/// What the seat is asked, in a word.
pub fn asks(state: &State) -> &'static str {
    state.tasks.last().map_or("nothing", |&task| task.into())
}

/// Every legal action of a seat that owes a decision.
pub fn actions(game: &Civolution, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let Some(&task) = state.tasks.last() else { return };
    if let Task::Draft { block } = task {
        setup::each_to_keep(game, state, seat, block, |card| list.push(Action::KeepCard { card }));
        let markers = state.dealt[seat].iter().filter(|_| block == 5);
        list.extend(markers.map(|markers| Action::KeepMarkers { markers }));
        return;
    }
    ask::list(game, state, task, list);
    let manner = task.manner();
    if whole::may_skip(state, task) {
        list.push(Action::Skip);
    }
    if manner.chips != Chips::No {
        ask::list_floating(game, state, seat, list);
    }
}

/// Plays an action, or refuses it and changes nothing.
pub fn act(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    act_alone(game, state, seat, action, log)?;
    settle(game, state, log);
    Ok(())
}

/// What the action itself does, before the turn ends or a phase goes on, or another ability works after the one that was chosen.
pub fn act_alone(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let &task = state.tasks.last().ok_or(Illegal::by(CVL_50))?;
    answer::act(game, state, seat, task, action, log)?;
    let orders = matches!(action, Action::Ability { .. });
    settle_until(game, state, log, |task| follows(task) || (orders && matches!(task, Task::Fire { .. })));
    Ok(())
}

/// Whether a task is the course of the game, V.I.C.I.'s turn included, and not the doing of a seat.
const fn follows(task: Task) -> bool {
    matches!(task, of_course!() | Task::Vici { .. })
}

/// Carries out every task that needs no answer, and stops at the first that does.
pub fn settle(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    settle_until(game, state, log, |_| false);
}

fn settle_until(game: &Civolution, state: &mut State, log: &mut Log<Event>, stops: impl Fn(Task) -> bool) {
    while let Some(&task) = state.tasks.last().filter(|&&task| !state.over && !stops(task)) {
        match task.way() {
            Way::Chance if chance_of::question(game, state, task).is_some() => return,
            Way::Chance => without_chance(game, state, task, log),
            Way::Itself => by_itself(game, state, task, log),
            Way::Together => return,
            Way::Asked => {
                if !asks_nobody(game, state, task, log) && !answer_without_asking(game, state, task, log) {
                    return;
                }
            }
        }
    }
}

/// Answers a question by the only answer there is, where that need not be asked for, or drops one without any.
fn answer_without_asking(game: &Civolution, state: &mut State, task: Task, log: &mut Log<Event>) -> bool {
    match ask::options(game, state, task) {
        ask::Options::None => moot(game, state, task, log),
        ask::Options::One(action) => {
            let seat = task.seat().expect("a question is asked to somebody");
            answer::act(game, state, seat, task, action, log).expect("what is listed is accepted");
        }
        ask::Options::Many => return false,
    }
    true
}

/// A question without an answer is no question.
#[expect(unreachable_patterns, reason = "the kind names the tasks above as well")]
fn moot(game: &Civolution, state: &mut State, task: Task, log: &mut Log<Event>) {
    state.tasks.pop();
    match task {
        Task::Upgrade { seat, value } => {
            if value > 0 && !log.cite(CVL_Q18) {
                state.tasks.push(Task::Upgrade { seat, value: 0 });
            }
        }
        // No material is spared where none is asked for.
        Task::PayCard { seat, card, column, row, ignore } => {
            cards::pay(game, state, seat, (card, column, row), (ignore, None), log);
        }
        Task::IncomePhase { seat } => {
            state.doing.income.clear();
            state.tasks.push(Task::FullRows { seat });
            state.tasks.push(Task::Attributes { seat });
        }
        asked!() | by_chance!() | by_itself!() | Task::Draft { .. } => {}
    }
}

/// A task of which chance has nothing to say goes on without it.
#[expect(unreachable_patterns, reason = "the kind names the tasks above as well")]
fn without_chance(game: &Civolution, state: &mut State, task: Task, log: &mut Log<Event>) {
    if let Task::Vici { step } = task {
        return vici::carry_out(game, state, step, log);
    }
    state.tasks.pop();
    match task {
        Task::DrawCard { seat, deck, look } => {
            if let Some(card) = chance_of::fixed_top(state, deck) {
                cards::drawn(state, seat, (deck, look), card, log);
            }
        }
        Task::RevealCard { deck } => match chance_of::fixed_top(state, deck) {
            Some(card) => cards::turned_up(state, deck, card, log),
            None => {
                log.cite(CVL_Q15);
            }
        },
        // CVL-70: on the last space no roll is needed.
        Task::Test { seat, guards, more } => test::finish(game, state, (seat, guards, more), true, log),
        // CVL-Q15: a bag is empty, or nothing is missing.
        by_chance!() | asked!() | by_itself!() | Task::Draft { .. } => {}
    }
}

/// Carries out a task that happens by itself.
fn by_itself(game: &Civolution, state: &mut State, task: Task, log: &mut Log<Event>) {
    match task {
        Task::Phase { number } => {
            state.tasks.pop();
            era::phase(game, state, number, log);
        }
        Task::EndTurn { seat } => {
            matrix::check_full(game, state, seat, log);
            if state.tasks.last() == Some(&task) {
                state.tasks.pop();
                turns::end(game, state, seat, log);
            }
        }
        Task::Oaks => era::oaks(game, state, log),
        Task::Hunger { seat } => {
            state.tasks.pop();
            feed::begin(game, state, seat, log);
        }
        Task::Starve { seat } => feed::starve(game, state, seat, log),
        Task::ScoreStrong => {
            state.tasks.pop();
            feed::score_strong(game, state, log);
        }
        Task::Weather { seat, space } => era::suffer(game, state, seat, space, log),
        Task::Happen => era::happen(game, state, log),
        Task::ScoreEra => era::score_era(game, state, log),
        Task::FullRows { seat } => {
            matrix::check_full(game, state, seat, log);
            if state.tasks.last() == Some(&task) {
                state.tasks.pop();
            }
        }
        Task::Monuments => era::monuments(game, state, log),
        Task::EndEra => era::end(game, state, log),
        Task::Run { seat, line, at, end } => run::next(game, state, (seat, line), at, end, log),
        Task::After { seat, module } => {
            state.tasks.pop();
            trigger(game, state, seat, When::activate(module), log);
        }
        Task::Steps { seat, track, n } => track::step(game, state, seat, track, n, log),
        Task::PlaceCard { seat, card, column } => cards::place(game, state, seat, (card, column), log),
        asked!() | by_chance!() | Task::Draft { .. } => unreachable!("{task:?} does not happen by itself"),
    }
}

/// Carries out a question that asks nobody as things are; answers whether it did.
#[expect(unreachable_patterns, reason = "the kind names the tasks above as well")]
fn asks_nobody(game: &Civolution, state: &mut State, task: Task, log: &mut Log<Event>) -> bool {
    match task {
        Task::Fire { seat, holder, .. } => {
            if markers::is_order_open(game, state) {
                return false;
            }
            state.tasks.pop();
            fire(game, state, seat, holder, log);
        }
        Task::Options { seat, module, level, left, one } => {
            if left.count_ones() != 1 {
                return false;
            }
            turns::choose(game, state, seat, (module, level, left, one), left.trailing_zeros() as u8, log);
        }
        Task::PayDice { seat, module, first: None } => {
            let Some(with) = turns::only_way(game, state, seat, module) else { return false };
            state.tasks.pop();
            turns::pay_both(game, state, seat, module, with, log);
        }
        Task::ChooseDraws { seat, left, keep } => {
            let Some(draws) = cards::only_draws(state, left) else { return false };
            log.cite(CVL_147);
            state.tasks.pop();
            state.doing.draws = draws;
            answer_cards::draw_all(state, seat, keep);
        }
        Task::Keep { n, .. } => {
            if state.drawn.len() > usize::from(n) {
                return false;
            }
            state.tasks.pop();
            state.drawn = CardSet::default();
        }
        Task::PayCard { seat, card, column, row, ignore } => {
            if state.civs[seat].mods.skip_material {
                return false;
            }
            state.tasks.pop();
            cards::pay(game, state, seat, (card, column, row), (ignore, None), log);
        }
        Task::GainDie { seat, of } => {
            let Some(of) = of else { return false };
            if track::check_die(game, state, seat, of).is_ok() {
                track::gain_die(state, seat, of, log);
            } else {
                state.tasks.pop();
            }
        }
        asked!() | by_chance!() | by_itself!() | Task::Draft { .. } => return false,
    }
    true
}

/// Carries out an answer of chance.
pub fn chance(game: &Civolution, state: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    let Some(task) = state.tasks.pop() else { return };
    let items = outcome.items();
    let first = || items.first().copied().expect("the outcome was checked");
    match task {
        Task::Vici { step } => vici::chance(game, state, step, outcome, log),
        Task::PickTiling => state.tiling = first(),
        Task::PlaceTiles => setup::place_tiles(game, state, items),
        Task::TurnTiles => setup::turn_tiles(game, state, outcome.dice(), log),
        Task::Develop { seat, territory } => developed(game, state, seat, territory, first() as u8, log),
        Task::LayScoring => setup::lay_scoring(state, items, log),
        Task::RefillGoals => {
            for goal in items.iter().map(|&item| Goal(item as u8)) {
                state.goals.put(goal);
                state.goal_bag.remove(goal);
            }
        }
        Task::RefillIncomes => {
            log.cite(CVL_24);
            for income in items.iter().map(|&item| Income(item as u8)) {
                state.incomes.put(income);
                state.income_bag.remove(income);
            }
        }
        Task::RefillAttributes => {
            log.cite(CVL_24);
            for attribute in items.iter().map(|&item| Attribute(item as u8)) {
                state.attributes.put(attribute);
                state.attribute_bag.remove(attribute);
            }
        }
        Task::FirstPlayer => {
            if log.cite(CVL_35) {
                state.first = Seat::new(first() as u8).expect("the outcome was checked");
            }
            let seat = state.first;
            log.tell(Event::FirstPlayer { seat });
        }
        Task::DealSets => setup::deal_sets(game, state, items, log),
        Task::DealMarkers { seat } => {
            state.dealt[seat] = items.iter().map(|&item| StartMarkers(item as u8)).collect();
            log.reveal();
        }
        Task::DrawCard { seat, deck, look } => cards::drawn(state, seat, (deck, look), first(), log),
        Task::LayStarts => {
            let start = |&item: &u16| Start { chip: StartChip(item as u8), goal: Goal::default() };
            state.starts = List(items.iter().map(start).collect());
            state.tasks.push(Task::LayStartGoals);
        }
        Task::LayStartGoals => setup::lay_goals(game, state, items, log),
        Task::RevealEvent => {
            log.cite(CVL_21);
            let event = EventCard(first() as u8);
            state.events.push(event);
            log.tell(Event::EventRevealed { event });
        }
        Task::RevealCard { deck } => cards::turned_up(state, deck, first(), log),
        Task::RollReset { seat, .. } | Task::RollDie { seat } => {
            told_roll(seat, outcome.dice(), log);
            turns::rolled(state, seat, outcome.dice());
        }
        Task::Reveal { seat, slots, .. } => crate::materials::revealed(game, state, seat, slots, items, log),
        Task::RollHunt { seat, territory } => {
            told_roll(seat, outcome.dice(), log);
            state.roll = List(outcome.dice().iter().copied().collect());
            state.tasks.push(Task::UseHunt { seat, territory });
        }
        Task::RollFind { seat, terrain } => {
            told_roll(seat, outcome.dice(), log);
            state.roll = List(outcome.dice().iter().copied().collect());
            state.tasks.push(Task::UseFind { seat, terrain });
        }
        Task::Test { seat, guards, more } => {
            told_roll(seat, outcome.dice(), log);
            state.roll = List(outcome.dice().iter().copied().collect());
            let rerolled = std::mem::take(&mut state.doing.rerolled);
            test::rolled(game, state, (seat, guards, more, rerolled), log);
        }
        asked!() | by_itself!() | Task::Draft { .. } => unreachable!("{task:?} does not wait for chance"),
    }
    settle(game, state, log);
}

fn told_roll(seat: Seat, dice: &[u8], log: &mut Log<Event>) {
    log.tell(Event::Rolled { seat, dice: List(dice.iter().copied().take(ROLL).collect()) });
}

/// CVL-27, CVL-76: a material token is turned up; who found it gets a raw material.
fn developed(
    game: &Civolution,
    state: &mut State,
    seat: Option<Seat>,
    territory: Territory,
    row: u8,
    log: &mut Log<Event>,
) {
    // CVL-210: V.I.C.I. gets no marker for it.
    let hers = seat.is_some_and(|seat| vici::is(state, seat)) && log.cite(CVL_210);
    let seat = seat.filter(|_| !hers);
    if log.cite(if state.era > 0 { CVL_76 } else { CVL_27 }) {
        state.lands[territory.index()].token = row;
    }
    let material = Material(game.data.terrain(territory) as u8 * 3 + row - 1);
    log.tell(Event::Developed { territory, material });
    if let Some(seat) = seat {
        trigger(game, state, seat, When::DEVELOP, log);
        gain(state, seat, Gain::Raw(territory), 1, log);
    }
}

/// What chance can draw or pick now, as the viewer knows it.
pub fn among(game: &Civolution, state: &State, viewer: Viewer, list: &mut Vec<Odds>) {
    if let Some(&task) = state.tasks.last() {
        chance_of::among(game, state, task, viewer, list);
    }
}

/// A question to chance about dice.
pub(crate) const fn dice(count: u8, sides: u8, label: &'static str) -> Chance {
    Chance { kind: ChanceKind::Dice { count, sides }, label }
}
