//! What a seat answers to a question: checked, then carried out.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    Civolution,
    action::{Action, Camp, Event},
    answer_more, ask, build, cards, chips,
    effect::{Project, Stock, Terrain},
    era, feed,
    markers::{self, gain, give},
    materials, matrix,
    rules::*,
    run, setup,
    state::*,
    task::{Gain, Task},
    test,
    tribes::{self, Walker},
    turns,
};

pub(crate) type Done = Result<(), Illegal>;

/// Plays an action that answers the task on top, or refuses it and changes nothing.
pub fn act(game: &Civolution, state: &mut State, seat: Seat, task: Task, action: Action, log: &mut Log<Event>) -> Done {
    if let Action::Attribute { attribute } = action {
        refuse(CVL_199, !ask::floats(task))?;
        refuse(CVL_143, attribute.index() >= game.data.attributes.len())?;
        chips::check_attribute(game, state, seat, attribute)?;
        chips::take_attribute(game, state, seat, attribute, log);
        return Ok(());
    }
    if action == Action::Skip && ask::is_optional(task) {
        skip(game, state, task, log);
        return Ok(());
    }
    match task {
        Task::Draft { block } => draft(game, state, seat, block, action, log),
        Task::TakeStart { .. }
        | Task::NewGoal { .. }
        | Task::ExtraFind { .. }
        | Task::Turn { .. }
        | Task::PayDice { .. }
        | Task::AddDice { .. }
        | Task::ResetMarker { .. } => in_turn(game, state, seat, task, action, log),
        Task::Glacier { .. }
        | Task::Feed { .. }
        | Task::GiveBack { .. }
        | Task::IncomePhase { .. }
        | Task::LoseTribe { .. }
        | Task::Rescue { .. }
        | Task::Room { .. }
        | Task::FixTest { .. } => in_phase(game, state, seat, task, action, log),
        Task::Migrate { .. }
        | Task::Walk { .. }
        | Task::Procreate { .. }
        | Task::RockBirth { .. }
        | Task::Strengthen { .. }
        | Task::WeakTribes { .. }
        | Task::Board { .. } => with_tribes(game, state, seat, task, action, log),
        Task::TakeCard { .. }
        | Task::ChooseDraws { .. }
        | Task::Keep { .. }
        | Task::Install { .. }
        | Task::CardColumn { .. }
        | Task::CardRow { .. }
        | Task::IgnoreSlot { .. }
        | Task::PayCard { .. } => with_cards(game, state, seat, task, action, log),
        Task::GainGoal { .. }
        | Task::GoalSpace { .. }
        | Task::InstallGoal { .. }
        | Task::PlaceGoal { .. }
        | Task::GainIncome { .. }
        | Task::PlaceIncome { .. }
        | Task::Perform { .. }
        | Task::PerformHow { .. }
        | Task::PlaceAttribute { .. }
        | Task::Activity { .. }
        | Task::PayRow { .. } => with_chips(game, state, seat, task, action, log),
        _ => with_effects(game, state, seat, task, action, log),
    }
}

/// Something is let go by, or ends.
fn skip(game: &Civolution, state: &mut State, task: Task, log: &mut Log<Event>) {
    state.tasks.pop();
    match task {
        Task::FixTest { seat, guards, more, .. } => test::finish(game, state, (seat, guards, more), false, log),
        Task::Rescue { seat, place } => tribes::die(game, state, seat, place, log),
        _ => {}
    }
}

/// Uses one of a number of times.
pub(crate) fn once(state: &mut State, n: u8, task: impl Fn(u8) -> Task) {
    state.tasks.pop();
    if n > 1 {
        state.tasks.push(task(n - 1));
    }
}

/// CVL-33: a choice in secret; it may be changed until the last has chosen.
fn draft(game: &Civolution, state: &mut State, seat: Seat, block: u8, action: Action, log: &mut Log<Event>) -> Done {
    let picked = match action {
        Action::KeepCard { card } if block < 5 => {
            let mut offered = false;
            setup::each_to_keep(game, state, seat, block, |other| offered |= other == card);
            refuse(CVL_33, !offered)?;
            card.0
        }
        Action::KeepMarkers { markers } if block == 5 => {
            refuse(CVL_33, !state.dealt[seat].contains(markers))?;
            markers.0
        }
        _ => return Err(Illegal::by(CVL_33)),
    };
    state.picked[seat] = Some(picked);
    log.tell(Event::Chosen { seat });
    if Seat::all(game.people).all(|seat| state.picked[seat].is_some()) {
        setup::drafted(game, state, block, log);
    }
    Ok(())
}

/// Questions of set-up, phases 2 and 3, and turns.
fn in_turn(game: &Civolution, state: &mut State, seat: Seat, task: Task, action: Action, log: &mut Log<Event>) -> Done {
    match (task, action) {
        (Task::TakeStart { .. }, Action::TakeStart { chip }) => {
            let at = state.starts.iter().position(|start| start.chip == chip).ok_or(Illegal::by(CVL_36))?;
            state.tasks.pop();
            let start = state.starts.remove(at);
            setup::take_start(game, state, seat, start, log);
            if state.starts.len() == 1 {
                let left = state.starts.remove(0);
                state.goal_bag.insert(left.goal);
            }
        }
        (Task::NewGoal { .. }, Action::TakeGoal { goal }) => {
            refuse(CVL_52, !state.goals.contains(&goal) || state.civs[seat].zone.len() >= ZONE)?;
            log.cite(CVL_52);
            state.tasks.pop();
            chips::take_goal(state, seat, goal, false, log);
        }
        (Task::ExtraFind { .. }, Action::Material { material }) => {
            era::check_extra(game, state, seat, material)?;
            log.cite(CVL_53);
            state.tasks.pop();
            let terrain = <Terrain as strum::VariantArray>::VARIANTS[usize::from(material.0 / 3)];
            state.doing.found = Some(terrain);
            markers::trigger(game, state, seat, crate::effect::When::EXTRA_FIND, log);
            gain(state, seat, Gain::Stored(material), 1, log);
        }
        (Task::Turn { .. }, Action::Activate { module }) => {
            turns::check_activate(game, state, seat, module)?;
            turns::activate(state, seat, module);
        }
        (Task::Turn { .. }, Action::Reset) => {
            turns::check_reset(state, seat)?;
            turns::reset(game, state, seat, log);
        }
        (Task::PayDice { module, first, .. }, Action::Pay { with }) => {
            turns::check_pay(game, state, seat, (module, first), with)?;
            turns::pay(game, state, seat, (module, first), with, log);
        }
        (Task::AddDice { least, .. }, Action::AddDie { value }) => {
            let there = (least..=6).contains(&value) && state.civs[seat].dice[usize::from(value) - 1] > 0;
            refuse(CVL_66, !there)?;
            turns::add_die(state, seat, value);
        }
        (Task::AddDice { .. }, Action::Roll) => turns::roll(state, seat),
        (Task::ResetMarker { .. }, Action::Marker { stock }) => {
            refuse(CVL_66, !matches!(stock, Stock::Idea | Stock::Food))?;
            turns::put_marker(game, state, seat, stock, log);
        }
        _ => return Err(Illegal::by(ask::rule(task))),
    }
    Ok(())
}

/// Questions of phases 5 to 8, tests and the supply.
fn in_phase(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    task: Task,
    action: Action,
    log: &mut Log<Event>,
) -> Done {
    match (task, action) {
        (Task::Glacier { slot, .. }, Action::LayDown { place }) => {
            era::check_lay_down(state, seat, slot, place)?;
            log.cite(CVL_160);
            state.tasks.pop();
            tribes::turn(state, seat, place, log);
        }
        (Task::Feed { camps, total, .. }, Action::Feed { place }) => {
            feed::check(game, state, seat, (camps, total), place)?;
            feed::feed(game, state, seat, (camps, total), place, log);
        }
        (Task::Feed { camps, total, .. }, Action::FeedAll) => {
            feed::check_all(game, state, seat, (camps, total))?;
            feed::feed_all(game, state, seat, (camps, total), log);
        }
        (Task::Feed { .. }, Action::RescueTribe { place }) => {
            feed::check_rescue(state, seat, place)?;
            feed::rescue(state, seat, place, log);
        }
        (Task::GiveBack { project: Project::Farm, .. }, Action::ReturnFarm { territory }) => {
            refuse(CVL_165, state.lands[territory.index()].farm != Some(seat))?;
            state.tasks.pop();
            state.lands[territory.index()].farm = None;
            log.tell(Event::Returned { seat, what: Project::Farm, territory });
        }
        (Task::GiveBack { project: Project::Boat, .. }, Action::ReturnBoat { territory, ashore }) => {
            era::check_return_boat(game, state, seat, territory, ashore)?;
            state.tasks.pop();
            build::return_boat(state, seat, territory, ashore, log);
        }
        (Task::IncomePhase { .. }, Action::Perform { item }) => {
            refuse(CVL_170, state.doing.income.contains(&item))?;
            chips::check_perform(game, &state.civs[seat], item)?;
            log.cite(CVL_170);
            state.doing.income.push(item);
            state.tasks.push(Task::PerformHow { seat, item });
        }
        (Task::LoseTribe { .. }, Action::LoseTribe { place }) => {
            refuse(CVL_158, tribes::count(state, seat, place) == 0)?;
            state.tasks.pop();
            if state.civs[seat].favor > 1 {
                state.tasks.push(Task::Rescue { seat, place });
            } else {
                tribes::die(game, state, seat, place, log);
            }
        }
        (Task::Rescue { .. }, Action::Rescue) => {
            refuse(CVL_162, state.civs[seat].favor <= 1)?;
            state.tasks.pop();
            feed::back(state, seat, log);
        }
        (Task::Room { gain: to, n, .. }, Action::Free { marker }) => {
            refuse(CVL_195, !markers::may_free(&state.civs[seat], marker))?;
            log.cite(CVL_195);
            markers::free(state, seat, marker, to, n, log);
        }
        (Task::FixTest { guards, more, .. }, Action::Ideas) => {
            test::check_ideas(state, seat)?;
            state.tasks.pop();
            test::fix(game, state, (seat, guards, more), log);
        }
        (Task::FixTest { guards, more, rerolled, .. }, Action::Reroll) => {
            test::check_reroll(state, seat, rerolled)?;
            log.cite(CVL_198);
            state.tasks.pop();
            state.doing.rerolled = true;
            state.roll.clear();
            state.tasks.push(Task::Test { seat, guards, more });
        }
        _ => return Err(Illegal::by(ask::rule(task))),
    }
    Ok(())
}

/// Questions about tribes.
fn with_tribes(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    task: Task,
    action: Action,
    log: &mut Log<Event>,
) -> Done {
    match (task, action) {
        (Task::Migrate { n, anywhere, .. }, Action::Move { from, to }) => {
            tribes::check_move(game, state, seat, (from, to), (n, anywhere))?;
            tribes::set_out(state, seat, (from, to), (n, anywhere), log);
        }
        (Task::Walk { n, from, at, weak, anywhere, .. }, Action::Step { to }) => {
            let walker = Walker { seat, n, from, at, weak, anywhere };
            tribes::check_on(game, state, walker, to)?;
            tribes::go_on(state, walker, to, log);
        }
        (Task::Walk { n, from, at, weak, anywhere, .. }, Action::Settle { camp }) => {
            tribes::check_camp(game, state, seat, at, camp)?;
            tribes::arrive(game, state, Walker { seat, n, from, at, weak, anywhere }, camp, log);
        }
        (Task::Procreate { n, .. }, Action::Procreate { territory, camp }) => {
            tribes::check_birth(game, state, seat, territory, camp)?;
            once(state, n, |n| Task::Procreate { seat, n });
            tribes::birth(game, state, seat, territory, camp, log);
        }
        (Task::RockBirth { territory: beside, .. }, Action::Procreate { territory, camp }) => {
            refuse(CVL_117, territory != beside)?;
            tribes::check_birth(game, state, seat, territory, camp)?;
            log.cite(CVL_117);
            state.tasks.pop();
            tribes::birth(game, state, seat, territory, camp, log);
        }
        (Task::Strengthen { n, .. }, Action::Strengthen { territory, spot }) => {
            tribes::check_strengthen(state, seat, territory, spot)?;
            log.cite(CVL_82);
            once(state, n, |n| Task::Strengthen { seat, n });
            tribes::turn(state, seat, Place { territory, spot, weak: true }, log);
        }
        (Task::WeakTribes { n, at, .. }, Action::WeakTribe { territory, fire }) => {
            tribes::check_weak(game, state, seat, at, (territory, fire))?;
            once(state, n, |n| Task::WeakTribes { seat, n, at: Some(territory) });
            let camp = if fire { Camp::Fire } else { Camp::Free };
            tribes::settle(game, state, seat, territory, (camp, true), log);
        }
        (Task::Board { water, .. }, Action::Board { from }) => {
            build::check_board(state, seat, water, from)?;
            log.cite(CVL_91);
            state.tasks.pop();
            build::board(game, state, seat, water, from, log);
        }
        _ => return Err(Illegal::by(ask::rule(task))),
    }
    Ok(())
}

/// Questions about research cards.
fn with_cards(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    task: Task,
    action: Action,
    log: &mut Log<Event>,
) -> Done {
    match (task, action) {
        (Task::TakeCard { n, up, down, .. }, Action::TakeCard { deck, face_up }) => {
            cards::check_take(state, deck, face_up, (up, down))?;
            once(state, n, |n| Task::TakeCard { seat, n, up, down });
            if face_up {
                cards::take_open(game, state, seat, deck, log);
            } else {
                log.cite(CVL_146);
                state.tasks.push(Task::DrawCard { seat, deck, look: false });
            }
        }
        (Task::ChooseDraws { left, keep, least, .. }, Action::DrawFrom { deck }) => {
            let drawn = usize::from(state.doing.draws[deck as usize]);
            refuse(CVL_147, (deck as u8) < least || state.decks[deck as usize].len() <= drawn)?;
            state.doing.draws[deck as usize] += 1;
            state.tasks.pop();
            if left > 1 {
                state.tasks.push(Task::ChooseDraws { seat, left: left - 1, keep, least: deck as u8 });
            } else {
                draw_all(state, seat, keep);
            }
        }
        (Task::Keep { n, least, .. }, Action::Keep { card }) => {
            cards::check_keep(state, n, least, card)?;
            cards::keep(game, state, seat, n, card, log);
        }
        (Task::Install { deck, special, .. }, Action::Install { card }) => {
            refuse(CVL_110, card.index() >= CARDS)?;
            cards::check_install(game, state, seat, (deck, special), card)?;
            state.tasks.pop();
            state.tasks.push(Task::CardColumn { seat, card, special });
        }
        (Task::CardColumn { card, special, .. }, Action::Column { column }) => {
            cards::check_column(game, state, seat, (card, special), column)?;
            state.tasks.pop();
            state.tasks.push(Task::CardRow { seat, card, column, special });
        }
        (Task::CardRow { card, column, special, .. }, Action::Row { row }) => {
            cards::check_row(game, state, seat, (card, column, special), row)?;
            log.cite(CVL_111);
            state.tasks.pop();
            if special {
                state.tasks.push(Task::IgnoreSlot { seat, card, column, row });
            } else {
                state.tasks.push(Task::PayCard { seat, card, column, row, ignore: 0 });
            }
        }
        (Task::IgnoreSlot { card, column, row, .. }, Action::Ignore { slot }) => {
            cards::check_ignore(game, state, seat, (card, row), slot)?;
            state.tasks.pop();
            state.tasks.push(Task::PayCard { seat, card, column, row, ignore: slot });
        }
        (Task::IgnoreSlot { card, column, row, .. }, Action::Skip) => {
            cards::check_cost(game, state, seat, card, (row, 0, None))?;
            log.cite(CVL_114);
            state.tasks.pop();
            let deck = game.data.cards[card.index()].deck;
            state.tasks.push(Task::Install { seat, deck, special: false, second: true });
            state.tasks.push(Task::PayCard { seat, card, column, row, ignore: 0 });
        }
        (Task::PayCard { card, column, row, ignore, .. }, Action::Spare { material }) => {
            cards::check_spare(game, state, seat, (card, row, ignore), material)?;
            log.cite(CVL_198);
            state.tasks.pop();
            cards::pay(game, state, seat, (card, column, row), (ignore, Some(material)), log);
        }
        _ => return Err(Illegal::by(ask::rule(task))),
    }
    Ok(())
}

/// CVL-147: all cards are drawn, then looked at.
pub fn draw_all(state: &mut State, seat: Seat, keep: u8) {
    state.tasks.push(Task::Keep { seat, n: keep, least: 0 });
    for (number, &deck) in <crate::effect::Deck as strum::VariantArray>::VARIANTS.iter().enumerate().rev() {
        for _ in 0..state.doing.draws[number] {
            state.tasks.push(Task::DrawCard { seat, deck, look: true });
        }
    }
    state.doing.draws = [0; 5];
}

/// Questions about chips and activities.
fn with_chips(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    task: Task,
    action: Action,
    log: &mut Log<Event>,
) -> Done {
    match (task, action) {
        (Task::GainGoal { refill, .. }, Action::TakeGoal { goal }) => {
            refuse(CVL_141, !state.goals.contains(&goal) || state.civs[seat].zone.len() >= ZONE)?;
            state.tasks.pop();
            chips::take_goal(state, seat, goal, refill, log);
        }
        (Task::GoalSpace { goal, .. }, Action::GoalSpace { space }) => {
            chips::check_space(&state.civs[seat], space)?;
            state.tasks.pop();
            state.civs[seat].zone.push(ZoneGoal { space, goal });
        }
        (Task::InstallGoal { .. }, Action::InstallGoal { goal }) => {
            chips::check_goal(game, state, seat, goal)?;
            state.tasks.pop();
            chips::install_goal(game, state, seat, goal, log);
        }
        (Task::PlaceGoal { goal, .. }, Action::Half { column, row }) => {
            matrix::check_half(&state.civs[seat], column, row)?;
            state.tasks.pop();
            markers::trigger(game, state, seat, crate::effect::When::INSTALL_GOAL, log);
            matrix::insert_goal(game, state, seat, goal, (column, row), log);
        }
        (Task::GainIncome { .. }, Action::TakeIncome { income }) => {
            refuse(CVL_100, !state.incomes.contains(&income))?;
            refuse(CVL_101, !(0..COLUMNS as u8).any(|at| matrix::check_income(&state.civs[seat], at).is_ok()))?;
            state.tasks.pop();
            chips::take_income(state, seat, income, log);
        }
        (Task::PlaceIncome { income, .. }, Action::Column { column }) => {
            matrix::check_income(&state.civs[seat], column)?;
            state.tasks.pop();
            chips::place_income(game, state, seat, (income, column), log);
        }
        (Task::Perform { n, .. }, Action::Perform { item }) => {
            chips::check_perform(game, &state.civs[seat], item)?;
            once(state, n, |n| Task::Perform { seat, n });
            state.tasks.push(Task::PerformHow { seat, item });
        }
        (Task::PerformHow { item, .. }, Action::Option { number }) => {
            refuse(CVL_102, number > 1)?;
            state.tasks.pop();
            chips::perform(game, state, seat, item, number, log);
        }
        (Task::PlaceAttribute { attribute, .. }, Action::Column { column }) => {
            matrix::check_column(&state.civs[seat], Kind::Attributes, column)?;
            state.tasks.pop();
            matrix::insert(game, state, seat, Item::Attribute { attribute }, column, log);
        }
        (Task::Activity { n, different, .. }, Action::Activity { card }) => {
            chips::check_activity(game, state, seat, different, card)?;
            once(state, n, |n| Task::Activity { seat, n, different });
            chips::activity(game, state, seat, card, log);
        }
        (Task::PayRow { row, .. }, Action::Return { material }) => {
            chips::check_row_material(&state.civs[seat], row, material)?;
            state.tasks.pop();
            give(state, seat, Gain::Stored(material), 1, log);
        }
        _ => return Err(Illegal::by(ask::rule(task))),
    }
    Ok(())
}

/// Questions of single effects.
fn with_effects(
    game: &Civolution,
    state: &mut State,
    seat: Seat,
    task: Task,
    action: Action,
    log: &mut Log<Event>,
) -> Done {
    match (task, action) {
        (Task::Choose { line, at, of, .. }, Action::Option { number }) => {
            refuse(CVL_198, number >= of)?;
            let effect = game.data.effects[usize::from(at) + usize::from(number)];
            refuse(CVL_164, run::is_idle(game, state, seat, effect))?;
            log.cite(CVL_198);
            state.tasks.pop();
            run::perform(game, state, (seat, line), effect, log);
        }
        (Task::Options { module, level, left, one, .. }, Action::Option { number }) => {
            refuse(CVL_65, !ask::is_open(game, state, seat, (module, level, left, one), number))?;
            turns::choose(game, state, seat, (module, level, left, one), number, log);
        }
        (Task::Grotto { slot, .. }, Action::Site { territory }) => {
            materials::check_site(game, state, task, (seat, slot), territory)?;
            log.cite(CVL_116);
            state.tasks.pop();
            let produced = materials::check_produce(game, state, seat, territory).is_ok();
            state.tasks.push(Task::GrottoTransport { seat, territory, produced });
            if produced {
                materials::produce(game, state, seat, territory, log);
            }
        }
        (Task::GrottoTransport { territory: beside, produced, .. }, Action::Transport { territory, material }) => {
            refuse(CVL_116, territory != beside)?;
            materials::check_transport(game, state, seat, (territory, material), false)?;
            state.tasks.pop();
            materials::transport(game, state, seat, (territory, material), log);
            if !produced && materials::check_produce(game, state, seat, territory).is_ok() {
                materials::produce(game, state, seat, territory, log);
            }
        }
        (Task::Rock { slot, .. }, Action::Site { territory }) => {
            materials::check_site(game, state, task, (seat, slot), territory)?;
            log.cite(CVL_117);
            state.tasks.pop();
            state.tasks.push(Task::RockBirth { seat, territory });
            state.tasks.push(Task::Test { seat, guards: 0, more: 0 });
        }
        (Task::Planning { n, .. }, Action::Planning { value }) => {
            refuse(CVL_157, !(1..=6).contains(&value))?;
            log.cite(CVL_157);
            state.tasks.pop();
            gain(state, seat, Gain::Planning(value), n, log);
        }
        (Task::GainTrait { n, .. }, Action::Trait { of }) => {
            once(state, n, |n| Task::GainTrait { seat, n });
            gain(state, seat, Gain::Trait(of), 1, log);
        }
        (Task::MoveTrait { n, .. }, Action::MoveTrait { from, to }) => {
            refuse(CVL_157, from == to || state.civs[seat].of_trait(from) == 0)?;
            log.cite(CVL_157);
            once(state, n, |n| Task::MoveTrait { seat, n });
            give(state, seat, Gain::Trait(from), 1, log);
            gain(state, seat, Gain::Trait(to), 1, log);
        }
        (Task::GainMaterial { row, terrain, n, .. }, Action::Material { material }) => {
            chips::check_gain(row, terrain, material)?;
            once(state, n, |n| Task::GainMaterial { seat, row, terrain, n });
            gain(state, seat, Gain::Stored(material), 1, log);
        }
        (Task::ChooseTrack { n, .. }, Action::Track { track }) => {
            state.tasks.pop();
            state.tasks.push(Task::Steps { seat, track, n });
        }
        (Task::Produce { n, .. }, Action::Produce { territory }) => {
            materials::check_produce(game, state, seat, territory)?;
            once(state, n, |n| Task::Produce { seat, n });
            materials::produce(game, state, seat, territory, log);
        }
        (Task::Transport { n, anywhere, .. }, Action::Transport { territory, material }) => {
            materials::check_transport(game, state, seat, (territory, material), anywhere)?;
            once(state, n, |n| Task::Transport { seat, n, anywhere });
            materials::transport(game, state, seat, (territory, material), log);
        }
        (Task::Trade { sell, buy, .. }, Action::Sell { money, points }) => {
            refuse(CVL_149, sell == 0)?;
            materials::check_sale(state, seat, money, points)?;
            state.tasks.pop();
            state.tasks.push(Task::Trade { seat, sell: sell - 1, buy });
            materials::sell(game, state, seat, (money, points), log);
        }
        (Task::Trade { sell, buy, .. }, Action::Buy { material }) => {
            refuse(CVL_149, buy == 0)?;
            materials::check_purchase(game, state, seat, material)?;
            state.tasks.pop();
            state.tasks.push(Task::Trade { seat, sell, buy: buy - 1 });
            materials::buy(game, state, seat, material, log);
        }
        _ => return answer_more::with_the_rest(game, state, seat, task, action, log),
    }
    Ok(())
}
