//! What is chosen for an event when it is announced: CCG-107.

use epoka_core::{ArrayVec, Illegal, Log, Seat};

use crate::{
    Ccg,
    action::{Action, Event},
    cards::CardData,
    effect::{Aim, Condition, Deed, Effect},
    events, geography, rate,
    rules::*,
    state::*,
    targets, wholes,
    words::*,
};

/// What has to be chosen next for an event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Which effect of several.
    Mode,
    /// Which opponent.
    Player,
    /// Which terrain.
    Ground,
    /// Which things.
    Targets,
    /// Nothing.
    Ready,
}

/// The effects of a card that count, as chosen.
pub fn effects<'a>(data: &'a CardData, choice: &Choice) -> impl Iterator<Item = &'a Effect> {
    let mode = usize::from(choice.mode.unwrap_or(0));
    data.effects.iter().map(move |effect| match &effect.does {
        Deed::Choose { options } => options.get(mode).unwrap_or(effect),
        _ => effect,
    })
}

/// The things to be chosen for a card: at most one sort of them.
pub fn aim<'a>(data: &'a CardData, choice: &Choice) -> Option<(&'a Effect, &'a Aim)> {
    effects(data, choice).find_map(|effect| effect.does.aim().filter(|aim| aim.count > 0).map(|aim| (effect, aim)))
}

/// Whether an opponent is chosen for an effect.
pub fn needs_player(effect: &Effect) -> bool {
    effect.player == Who::TargetOpponent
        || matches!(effect.does, Deed::FoodTransfer { from: Who::TargetOpponent, .. })
        || matches!(effect.does, Deed::Forbid { against: Some(Who::TargetOpponent), .. })
}

/// What has to be chosen next.
pub fn next_step(data: &CardData, choice: &Choice) -> Step {
    if choice.mode.is_none() && data.effects.iter().any(|effect| matches!(effect.does, Deed::Choose { .. })) {
        return Step::Mode;
    }
    if choice.player.is_none() && effects(data, choice).any(needs_player) {
        return Step::Player;
    }
    let ground = |effect: &Effect| matches!(effect.does, Deed::Destroy { terrain: Some(_), .. });
    if choice.ground.is_none() && effects(data, choice).any(ground) {
        return Step::Ground;
    }
    match aim(data, choice) {
        Some((_, aim)) if is_open_ended(aim) || choice.targets().count() < usize::from(aim.count) => Step::Targets,
        _ => Step::Ready,
    }
}

/// Whether the choices that are left can be made.
pub fn is_possible(game: &Ccg, state: &State, seat: Seat, card: Card, choice: &Choice) -> bool {
    let data = game.data.card(card);
    match next_step(data, choice) {
        Step::Ready => true,
        Step::Mode => {
            let (_, options) = modes(data);
            (0..options).any(|option| is_possible(game, state, seat, card, &Choice { mode: Some(option), ..*choice }))
        }
        Step::Player => state.playing.iter().any(|other| {
            check_player(game, state, seat, card, other)
                && is_possible(game, state, seat, card, &Choice { player: Some(other), ..*choice })
        }),
        Step::Ground => state.all_places().any(|place| check_ground(game, state, seat, card, place)),
        Step::Targets => {
            let (effect, aim) = aim(data, choice).expect("something is to be chosen");
            let least = if aim.up_to { 1 } else { usize::from(aim.count) };
            let mut found = 0;
            targets::each(game, state, (seat, data.source), effect, aim, |_| found += 1);
            found >= least
        }
    }
}

fn modes(data: &CardData) -> (usize, u8) {
    let options = data.effects.iter().enumerate().find_map(|(at, effect)| match &effect.does {
        Deed::Choose { options } => Some((at, options.len() as u8)),
        _ => None,
    });
    options.unwrap_or((0, 0))
}

/// Whether an opponent may be chosen.
fn check_player(game: &Ccg, state: &State, seat: Seat, card: Card, other: Seat) -> bool {
    let data = game.data.card(card);
    other != seat
        && state.playing.contains(other)
        && !(data.kind == Kind::Event && rate::is_protected(game, state, other, data.source))
        && data.effects.iter().all(|effect| holds(game, state, seat, Some(other), effect))
}

/// Whether a card changes nothing for an opponent: it only takes food, and there is none.
fn is_spared(state: &State, data: &CardData, choice: &Choice, other: Seat) -> bool {
    let takes_food = |effect: &Effect| matches!(effect.does, Deed::Food { amount: ..0 } | Deed::FoodTransfer { .. });
    state.realms[other].food == 0 && effects(data, choice).all(takes_food)
}

/// Whether an opponent may be the next choice. Opponents who are spared are alike, so the first of them is enough.
fn is_opponent(game: &Ccg, state: &State, seat: Seat, card: Card, other: Seat) -> bool {
    let (data, choice) = (game.data.card(card), &state.choice);
    let fits = |other| {
        check_player(game, state, seat, card, other)
            && is_possible(game, state, seat, card, &Choice { player: Some(other), ..*choice })
    };
    let spared = |other| is_spared(state, data, choice, other) && fits(other);
    fits(other) && !(spared(other) && state.playing.iter().take_while(|&earlier| earlier != other).any(spared))
}

/// Whether the condition of an effect holds.
pub fn holds(game: &Ccg, state: &State, seat: Seat, player: Option<Seat>, effect: &Effect) -> bool {
    match effect.condition {
        None | Some(Condition::BuildingHere(_)) => true,
        Some(Condition::Occupying(_)) => {
            player.is_some_and(|other| state.all_units().any(|(_, unit)| unit.seat == seat && unit.place.seat == other))
        }
        Some(Condition::Unhappy(_)) => player.is_some_and(|other| {
            rate::happiness(game, state, other) < state.terrains(other).into() && state.terrains(other) > 1
        }),
    }
}

/// Whether a terrain may be chosen for an effect on all that stands there: something has to.
fn check_ground(game: &Ccg, state: &State, seat: Seat, card: Card, place: Place) -> bool {
    let data = game.data.card(card);
    state.terrain(place).card.is_some()
        && data.effects.iter().any(|effect| {
            let mut found = false;
            if let Some(aim) = effect.does.aim().filter(|aim| aim.all) {
                targets::each(game, state, (seat, data.source), effect, aim, |target| {
                    found |= targets::stands_on(state, target, place);
                });
            }
            found
        })
        && !rate::is_protected(game, state, place.seat, data.source)
        && data.effects.iter().all(|effect| match effect.does {
            Deed::Destroy { terrain: Some(ground), .. } => {
                let whose = match ground.side {
                    Side::Own => place.seat == seat,
                    Side::Enemy => place.seat != seat,
                    Side::ActivePlayer => place.seat == state.active,
                    Side::Any => true,
                };
                whose && (ground.capital || !place.is_capital())
            }
            _ => true,
        })
}

/// What may be chosen next for an event that is being announced.
pub fn list_choices(game: &Ccg, state: &State, seat: Seat, card: Card, list: &mut Vec<Action>) {
    let (data, choice) = (game.data.card(card), &state.choice);
    match next_step(data, choice) {
        Step::Mode => {
            let open = |option: &u8| is_possible(game, state, seat, card, &Choice { mode: Some(*option), ..*choice });
            list.extend((0..modes(data).1).filter(open).map(|option| Action::Choose { option }));
        }
        Step::Player => {
            let open = state.playing.iter().filter(|&other| is_opponent(game, state, seat, card, other));
            list.extend(open.map(|seat| Action::Against { seat }));
        }
        Step::Ground => {
            let open = state.all_places().filter(|&place| check_ground(game, state, seat, card, place));
            list.extend(open.map(|place| Action::On { place }));
        }
        Step::Targets => {
            list.extend(open_now(game, state, seat, card).into_iter().map(|target| Action::Target { target }));
            if may_stop(game, state, card) {
                list.push(Action::Done);
            }
        }
        Step::Ready => {}
    }
}

/// Whether enough is chosen where it says "up to".
fn may_stop(game: &Ccg, state: &State, card: Card) -> bool {
    let chosen = state.choice.targets[0].is_some();
    chosen && aim(game.data.card(card), &state.choice).is_some_and(|(_, aim)| is_open_ended(aim))
}

/// Whether several things may be chosen, or fewer.
fn is_open_ended(aim: &Aim) -> bool {
    aim.up_to && aim.count > 1
}

/// Whether several things are chosen, one by one in any order.
pub fn is_whole(game: &Ccg, state: &State, card: Card) -> bool {
    let data = game.data.card(card);
    next_step(data, &state.choice) == Step::Targets && aim(data, &state.choice).is_some_and(|(_, aim)| aim.count > 1)
}

/// How many more things are chosen at least.
pub fn left(game: &Ccg, state: &State, card: Card) -> usize {
    match aim(game.data.card(card), &state.choice) {
        Some((_, aim)) if !is_open_ended(aim) => usize::from(aim.count) - state.choice.targets().count(),
        _ => 0,
    }
}

/// Everything that may be chosen for an event, in one order, what is chosen included.
pub type Targets = ArrayVec<Target, 256>;

/// Everything that may be chosen, each thing once, and the units among it.
pub fn all_targets(game: &Ccg, state: &State, seat: Seat, card: Card) -> (Targets, u128) {
    let data = game.data.card(card);
    let (effect, aim) = aim(data, &state.choice).expect("something is to be chosen");
    let (mut all, mut units) = (Targets::new(), 0u128);
    targets::each(game, state, (seat, data.source), effect, aim, |target| {
        if let Target::Unit { unit } = target {
            units |= 1 << unit;
        }
        if !all.contains(&target) {
            all.push(target);
        }
    });
    (all, units)
}

/// Which of all targets may still be chosen. Units that are alike are one choice, by the name of the first.
pub fn open_targets(state: &State, (all, units): &(Targets, u128), aim: &Aim) -> Targets {
    let chosen = |target: &Target| state.choice.targets().any(|other| other == *target);
    if state.choice.targets().count() >= usize::from(aim.count) {
        return Targets::new();
    }
    let free = all.iter().filter(|target| !chosen(target)).fold(0u128, |set, target| match target {
        Target::Unit { unit } => set | 1 << unit,
        _ => set,
    });
    let open = all.iter().copied().filter(|target| match *target {
        Target::Unit { unit } => wholes::meant(state, *units, free, unit).is_some(),
        Target::Capital { .. }
        | Target::Building { .. }
        | Target::Project { .. }
        | Target::Terrain { .. }
        | Target::Invention { .. }
        | Target::Resource { .. }
        | Target::Event { .. } => !chosen(target),
    });
    open.collect()
}

/// What may be chosen next for the event that is being announced.
fn open_now(game: &Ccg, state: &State, seat: Seat, card: Card) -> Targets {
    let (_, aim) = aim(game.data.card(card), &state.choice).expect("something is to be chosen");
    open_targets(state, &all_targets(game, state, seat, card), aim)
}

/// Whether so many things from this place among all targets on may be chosen that they are enough.
pub fn completes(game: &Ccg, state: &State, seat: Seat, card: Card, from: usize) -> bool {
    let left = left(game, state, card);
    if left == 0 {
        return true;
    }
    let (all, units) = all_targets(game, state, seat, card);
    let place = |target: &Target| match *target {
        Target::Unit { unit } => wholes::name_of(state, units, unit.into())
            .and_then(|name| all.iter().position(|&other| other == Target::Unit { unit: name as u8 })),
        Target::Capital { .. }
        | Target::Building { .. }
        | Target::Project { .. }
        | Target::Terrain { .. }
        | Target::Invention { .. }
        | Target::Resource { .. }
        | Target::Event { .. } => all.iter().position(|other| other == target),
    };
    let free = all.iter().filter(|target| !state.choice.targets().any(|other| other == **target));
    free.filter(|target| place(target) >= Some(from)).count() >= left
}

/// The thing that is meant by the name of it.
fn meant(game: &Ccg, state: &State, seat: Seat, card: Card, name: Target) -> Option<Target> {
    let (all, units) = all_targets(game, state, seat, card);
    match name {
        Target::Unit { unit } => {
            let chosen = state.choice.targets().fold(0u128, |set, target| match target {
                Target::Unit { unit } => set | 1 << unit,
                _ => set,
            });
            wholes::meant(state, units, units & !chosen, unit).map(|at| Target::Unit { unit: at as u8 })
        }
        Target::Capital { .. }
        | Target::Building { .. }
        | Target::Project { .. }
        | Target::Terrain { .. }
        | Target::Invention { .. }
        | Target::Resource { .. }
        | Target::Event { .. } => all.contains(&name).then_some(name),
    }
}

/// Whether a choice may be made now.
fn is_open(game: &Ccg, state: &State, seat: Seat, card: Card, action: Action) -> bool {
    let (data, choice) = (game.data.card(card), &state.choice);
    let possible = |choice: Choice| is_possible(game, state, seat, card, &choice);
    match (next_step(data, choice), action) {
        (Step::Mode, Action::Choose { option }) => {
            option < modes(data).1 && possible(Choice { mode: Some(option), ..*choice })
        }
        (Step::Player, Action::Against { seat: other }) => is_opponent(game, state, seat, card, other),
        (Step::Ground, Action::On { place }) => {
            state.all_places().any(|other| other == place) && check_ground(game, state, seat, card, place)
        }
        (Step::Targets, Action::Target { target }) => open_now(game, state, seat, card).contains(&target),
        (Step::Targets, Action::Done) => may_stop(game, state, card),
        _ => false,
    }
}

/// CCG-107: a choice for the event that is being announced.
pub fn choose(game: &Ccg, state: &mut State, action: Action, log: &mut Log<Event>) -> Result<(), Illegal> {
    let Some(Task::Announce { seat, card }) = state.tasks.top() else { return Err(Illegal::by(CCG_107)) };
    if !is_open(game, state, seat, card, action) {
        return Err(Illegal::by(CCG_107));
    }
    log.cite(CCG_107);
    let named = match action {
        Action::Target { target } => meant(game, state, seat, card, target),
        _ => None,
    };
    let choice = &mut state.choice;
    match action {
        Action::Choose { option } => choice.mode = Some(option),
        Action::Against { seat } => choice.player = Some(seat),
        Action::On { place } => choice.ground = Some(place),
        Action::Target { .. } => choice.add(named.expect("what is named is there")),
        _ => events::announce(game, state, log),
    }
    Ok(())
}

/// CCG-107: a choice of one is made at once. Answers whether something was done.
pub fn settle(game: &Ccg, state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) -> bool {
    if is_whole(game, state, card) && state.choice.targets[0].is_none() {
        let (all, _) = all_targets(game, state, seat, card);
        if all.len() > left(game, state, card).max(1) {
            return false;
        }
        all.iter().for_each(|&target| state.choice.add(target));
        events::announce(game, state, log);
        return true;
    }
    match next_step(game.data.card(card), &state.choice) {
        Step::Ready => events::announce(game, state, log),
        Step::Player if state.playing.len() == 2 => state.choice.player = Some(geography::next(game, state, seat)),
        Step::Mode | Step::Player | Step::Ground | Step::Targets => return false,
    }
    true
}
