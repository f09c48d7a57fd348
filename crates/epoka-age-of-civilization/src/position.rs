//! Whether a state can be: pieces conserved, limits kept, pending work possible.

use epoka_core::{BadPosition, Seat};

use crate::{
    AgeOfCivilization, draft,
    effect::{Effect, Moment, Topic},
    learn, nation,
    state::*,
    work,
};

/// No stock grows beyond this in six rounds.
const MOST: u16 = 999;

/// Says what is wrong with a state, if anything is.
pub fn check(game: &AgeOfCivilization, state: &State) -> Result<(), BadPosition> {
    BadPosition::when(state.first.number() >= game.players, || "the first player is not at the table".into())?;
    BadPosition::when(state.round > game.data.setup.limits.rounds, || "the game has six rounds".into())?;
    BadPosition::when(state.rival > 0 && game.players > 1, || "the virtual opponent belongs to the solo game".into())?;
    for seat in Seat::all(epoka_core::MAX_SEATS as u8) {
        if seat.number() < game.players {
            check_nation(game, state, seat)?;
        } else {
            let empty = state.nations[seat] == Nation::default() && state.draft.packs[seat.index()].is_empty();
            BadPosition::when(!empty, || format!("seat {seat} is not at the table"))?;
        }
    }
    check_civilizations(game, state)?;
    check_track(game, state)?;
    check_pools(game, state)?;
    check_tasks(game, state)
}

fn check_nation(game: &AgeOfCivilization, state: &State, seat: Seat) -> Result<(), BadPosition> {
    let nation = &state.nations[seat];
    BadPosition::when(nation.workers > game.data.setup.limits.workers, || format!("seat {seat} has too many workers"))?;
    let Ledger { actions, civilizations, technologies, wonders, events } = nation.ledger;
    let fair = [actions, civilizations, technologies, wonders, events].iter().all(|points| (0..=999).contains(points));
    BadPosition::when(nation.coins > MOST || !fair, || format!("seat {seat} has more than any game gives"))?;
    let reachable = (0..POSITIONS).filter(|position| nation.positions & (1 << position) != 0).all(|position| {
        let needs = game.data.effects.needs[position];
        needs == 0 || nation.positions & needs != 0
    });
    BadPosition::when(!reachable || nation.positions >= 1 << POSITIONS, || {
        format!("seat {seat} has a technology whose needs are not met")
    })?;
    BadPosition::when(nation.special.is_some() && !game.setup.innovations, || {
        format!("seat {seat} has a special technology, which belongs to a variant")
    })
}

/// Every civilization is in one place.
fn check_civilizations(game: &AgeOfCivilization, state: &State) -> Result<(), BadPosition> {
    let all = CivilizationSet::first(game.data.civilization.len()).without(game.removed);
    let (mut seen, mut count) = (state.deck, u32::from(state.deck.len()));
    let mut add = |set: CivilizationSet, number: u32| {
        seen = seen.and(set);
        count += number;
    };
    add(state.pool.iter().map(|offer| offer.civilization).collect(), state.pool.len() as u32);
    for seat in Seat::all(game.players) {
        let nation = &state.nations[seat];
        let cards = nation.civilizations.cards();
        add(cards.iter().copied().collect(), cards.len() as u32);
        add(nation.hand, nation.hand.len().into());
    }
    let drafting = game.setup.draft && usize::from(state.draft.picks) < PICKS;
    if drafting {
        for pack in 0..usize::from(game.players) {
            let content = state.draft.content(game.players, pack, usize::from(state.draft.picks));
            add(content, content.len().into());
        }
    }
    // AC-68: the civilization a scenario begins with waits outside until then.
    if let Some(start) = game.start_with.filter(|_| state.nations[Seat::at(0)].civilizations.is_empty()) {
        add([start].into_iter().collect(), 1);
    }
    let whole = seen == all && count == u32::from(all.len());
    BadPosition::when(!whole, || "the civilizations are not each there once".into())?;
    let bonus = !game.setup.draft || !drafting;
    BadPosition::when(state.pool.iter().any(|offer| offer.coins > 0) && !bonus, || {
        "coins on a pool that is not there".into()
    })?;
    if !game.setup.draft {
        return BadPosition::when(state.draft != Draft::default(), || "a draft belongs to its variant".into());
    }
    check_draft(game, state)
}

/// The draft's record agrees with itself and with the hands.
fn check_draft(game: &AgeOfCivilization, state: &State) -> Result<(), BadPosition> {
    let (draft, done) = (&state.draft, usize::from(state.draft.picks));
    let mut sound = done <= PICKS;
    for seat in Seat::all(game.players) {
        let pack = draft.packs[seat.index()];
        sound &= pack.is_empty() || usize::from(pack.len()) == PACK;
        sound &=
            draft.content(game.players, seat.index(), done.min(PICKS)).len() == pack.len().saturating_sub(done as u8);
        let taken: CivilizationSet = draft.taken[seat.index()][..done.min(PICKS)].iter().copied().collect();
        let hand = state.nations[seat].hand;
        sound &= hand.without(taken).is_empty();
        let played = taken.without(hand);
        sound &= played.iter().all(|card| state.nations[seat].civilizations.cards().contains(&card));
        let choice = draft.chosen[seat.index()];
        sound &= choice.is_none_or(|card| done < PICKS && draft.pack(game.players, seat).contains(card));
    }
    BadPosition::when(!sound, || "the draft contradicts itself or the hands".into())
}

fn check_track(game: &AgeOfCivilization, state: &State) -> Result<(), BadPosition> {
    let mut seen = 0u16;
    for card in &state.track {
        seen |= 1 << card.0;
    }
    let laid = state.round > 0 || !state.track.is_empty();
    let whole = !laid || (state.track.len() == TRACK && seen.count_ones() as usize == TRACK);
    BadPosition::when(!whole, || "the time track does not have each card once".into())?;
    let fixed = game.plague_position().filter(|_| laid);
    let plague = fixed.is_none_or(|(position, card)| state.track.get(usize::from(position) - 1) == Some(&card));
    BadPosition::when(!plague, || "alone, the Plague has its place".into())
}

fn check_pools(game: &AgeOfCivilization, state: &State) -> Result<(), BadPosition> {
    // AC-9, AC-57, AC-62: five cards, two for each seat, or one more after every round.
    let most = match (game.players, game.setup.draft) {
        (1, _) => game.data.setup.pools.civilizations + state.round.saturating_sub(1),
        (players, true) => 2 * players,
        (_, false) => game.data.setup.pools.civilizations,
    };
    BadPosition::when(state.pool.len() > most.into(), || format!("the pool has {most} civilizations at the most"))?;
    let mut wonders = state.wonders.len();
    let mut seen = state.wonders.and(state.hidden_wonders);
    let mut specials = state.specials.len();
    for seat in Seat::all(game.players) {
        let nation = &state.nations[seat];
        wonders += nation.wonders.len();
        seen = seen.and(nation.wonders);
        specials += u8::from(nation.special.is_some());
    }
    let whole = seen.len() as usize == game.data.wonder.len() && wonders + state.hidden_wonders.len() == seen.len();
    BadPosition::when(!whole, || "the wonders are not each there once".into())?;
    let started = state.round > 0;
    BadPosition::when(started && wonders != game.wonder_pool(), || format!("{wonders} wonders are in the game"))?;
    let expected = if game.setup.innovations { game.special_pool() } else { 0 };
    BadPosition::when(started && specials != expected, || format!("{specials} special technologies are in the game"))?;
    let tokens = if game.setup.winds_of_change { TOKENS } else { 0 };
    let different = state.tokens.iter().enumerate().all(|(at, token)| !state.tokens[..at].contains(token));
    BadPosition::when(!different || (started && state.tokens.len() != tokens), || "the event tokens cannot be".into())
}

/// The pending work is what some game could owe, and nothing that would have been done already.
fn check_tasks(game: &AgeOfCivilization, state: &State) -> Result<(), BadPosition> {
    let tasks = state.tasks.as_slice();
    // Only then can what is pending be looked at.
    let ending = tasks.iter().any(|task| matches!(task, Task::EndTurn { .. }));
    BadPosition::when(!ending && !state.pending.is_empty(), || {
        "abilities are pending outside the end of a turn".into()
    })?;
    let once = |at: usize| !state.pending[..at].contains(&state.pending[at]);
    let real = (0..state.pending.len()).all(|at| once(at) && is_real(game, state, tasks, state.pending[at]));
    BadPosition::when(!real, || "a pending ability is not one of the seat".into())?;
    let at_table = |seat: Seat| seat.number() < game.players && state.round > 0;
    let free = |seat: Seat| state.nations[seat].workers >= state.work.placed && state.work.placed >= state.work.doomed;
    let possible = match (state.over, tasks) {
        (true, []) => state.round == game.data.setup.limits.rounds,
        (true, _) | (false, []) => false,
        (false, [Task::Draft]) => {
            game.setup.draft
                && state.round == 0
                && state.draft.packs[..usize::from(game.players)].iter().all(|pack| !pack.is_empty())
                && usize::from(state.draft.picks) < PICKS
                && !draft::asked(game, state).is_empty()
        }
        (false, [Task::Civilization { seat }]) => {
            at_table(*seat)
                && state.work == Work::default()
                && state.nations[*seat].civilizations.len() < CIVILIZATIONS as u8
                && (state.round == 1) == state.nations[*seat].civilizations.is_empty()
        }
        (false, [Task::Work { seat }]) => at_table(*seat) && free(*seat) && has_civilization(state, *seat),
        (false, [Task::Work { seat } | Task::EndTurn { seat }, rest @ ..]) => {
            at_table(*seat)
                && free(*seat)
                && has_civilization(state, *seat)
                && rest.iter().enumerate().all(|(at, task)| can_owe(game, state, *seat, *task, at + 1 == rest.len()))
                && !(rest.is_empty() && matches!(tasks[0], Task::EndTurn { .. }) && !ends(game, state, *seat))
        }
        (false, [Task::EndRound, Task::DrawCivilizations { count }]) => {
            game.players == 1 && state.round > 0 && *count > 0 && *count <= state.deck.len() && *count <= 2
        }
        (false, _) => state.round == 0 && is_laying(game, state),
    };
    BadPosition::when(!possible, || "the pending work cannot be".into())
}

fn has_civilization(state: &State, seat: Seat) -> bool {
    !state.nations[seat].civilizations.is_empty()
}

/// Whether the seat has something to choose at the end of its turn.
fn ends(game: &AgeOfCivilization, state: &State, seat: Seat) -> bool {
    let mut list = Vec::new();
    crate::ending::list(game, state, seat, &mut list);
    list.len() >= 2
}

fn is_real(game: &AgeOfCivilization, state: &State, tasks: &[Task], ability: Ability) -> bool {
    let Some(Task::EndTurn { seat }) = tasks.first() else { return false };
    let mut real = false;
    nation::each_effect(game, &state.nations[*seat], Topic::moment(Moment::EndTurn), |source, number, effect| {
        real |= source == ability.source && number == ability.number && crate::ending::is_ending(effect);
    });
    real
}

/// Whether a seat has such an ability.
fn has(game: &AgeOfCivilization, state: &State, seat: Seat, such: impl Fn(Source, &Effect) -> bool) -> bool {
    let mut found = false;
    nation::each_effect(game, &state.nations[seat], Topic::ANY, |source, _, effect| found |= such(source, effect));
    found
}

/// Whether the seat whose turn it is can owe this task, on top of the others or waiting below one.
fn can_owe(game: &AgeOfCivilization, state: &State, turn: Seat, task: Task, top: bool) -> bool {
    match task {
        Task::DrawCivilizations { count } => {
            count == 1 && !state.deck.is_empty() && !game.setup.draft && game.players > 1
        }
        Task::Learn { seat, count } => {
            let open = learn::open(game, &state.nations[seat]).take(2).count();
            seat == turn && (1..=POSITIONS as u8).contains(&count) && (!top || open == 2)
        }
        Task::Receive { seat } => seat == turn && (!top || state.wonders.len() >= 2),
        Task::Follow { seat, verb } => {
            seat == turn
                && has(game, state, seat, |_, effect| matches!(effect, Effect::Follow { verb: of, .. } if *of == verb))
                && (!top || work::follow_cost(game, state, seat, verb, None).is_some())
        }
        Task::Offer { seat, coins, points, source } => {
            let offers = |of: Source, effect: &Effect| match effect {
                Effect::On { moment: Moment::Gain, gain } => {
                    of == source && (gain.pay_coins, gain.points) == (coins, points)
                }
                _ => false,
            };
            seat == turn && coins > 0 && state.nations[seat].coins >= coins.into() && has(game, state, seat, offers)
        }
        Task::FirstPlayer
        | Task::LayWonders
        | Task::LayTrack
        | Task::LaySpecials
        | Task::LayTokens
        | Task::DealPack { .. }
        | Task::Draft
        | Task::Civilization { .. }
        | Task::Work { .. }
        | Task::EndTurn { .. }
        | Task::EndRound => false,
    }
}

/// Whether the stack is the one of a table that is being laid.
fn is_laying(game: &AgeOfCivilization, state: &State) -> bool {
    let tasks = state.tasks.as_slice();
    if tasks == [Task::FirstPlayer] {
        return state.track.is_empty() && state.wonders.is_empty() && state.pool.is_empty();
    }
    if let [Task::DealPack { seat }] = tasks {
        let dealt = |at: usize| !state.draft.packs[at].is_empty();
        return game.setup.draft
            && seat.number() < game.players
            && (0..usize::from(game.players)).all(|at| dealt(at) == (at < seat.index()));
    }
    let last = if game.setup.draft {
        Task::DealPack { seat: Seat::at(0) }
    } else {
        Task::DrawCivilizations { count: game.data.setup.pools.civilizations }
    };
    let steps = [
        Some(last),
        game.setup.winds_of_change.then_some(Task::LayTokens),
        game.setup.innovations.then_some(Task::LaySpecials),
        (!game.setup.first_game).then_some(Task::LayTrack),
        Some(Task::LayWonders),
    ];
    let whole: Vec<Task> = steps.into_iter().flatten().collect();
    !tasks.is_empty() && whole.starts_with(tasks)
}
