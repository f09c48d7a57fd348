//! Step 3 of a turn, abilities at its end: AC-31, AC-37, AC-38, AC-42, AC-72.

use epoka_core::{Illegal, Log, Seat};

use crate::{
    AgeOfCivilization,
    action::{Action, Event},
    effect::{Condition, Counted, Effect, Moment, Topic},
    learn, nation,
    rules::*,
    state::*,
    work,
};

/// The work is done: workers go home and the abilities of the seat wait to be carried out.
pub fn begin(game: &AgeOfCivilization, state: &mut State, seat: Seat, log: &mut Log<Event>) {
    state.tasks.pop();
    work::go_home(state, seat, log);
    state.pending.clear();
    let nation = state.nations[seat];
    nation::each_effect(game, &nation, Topic::moment(Moment::EndTurn), |source, number, effect| {
        if is_ending(effect) && log.cite(AC_31) {
            state.pending.push(Ability { source, number });
        }
    });
    state.tasks.push(Task::EndTurn { seat });
}

/// AC-73: abilities at the end of a turn work after a rest as well.
pub fn after_rest(state: &mut State, log: &mut Log<Event>) {
    if !state.pending.is_empty() && !log.cite(AC_73) {
        state.pending.clear();
    }
}

/// Whether an ability belongs to the end of a turn.
pub fn is_ending(effect: &Effect) -> bool {
    matches!(effect, Effect::On { moment: Moment::EndTurn, .. } | Effect::FollowTurn { .. } | Effect::Fund { .. })
}

/// AC-74: a technology gained at the end of the turn works at once.
pub fn join(game: &AgeOfCivilization, state: &mut State, seat: Seat, source: Source, log: &mut Log<Event>) {
    if !state.tasks.as_slice().contains(&Task::EndTurn { seat }) {
        return;
    }
    for (number, effect) in game.data.effects.of(source).iter().enumerate() {
        if is_ending(effect) && log.cite(AC_74) {
            state.pending.push(Ability { source, number: number as u8 });
        }
    }
}

fn effect_of(game: &AgeOfCivilization, ability: Ability) -> &Effect {
    &game.data.effects.of(ability.source)[usize::from(ability.number)]
}

/// The technology an ability works through.
fn via(ability: Ability) -> Option<Technology> {
    match ability.source {
        Source::Technology { technology } => Some(technology),
        Source::Main { .. } | Source::Legacy { .. } | Source::Wonder { .. } => None,
    }
}

/// How an ability stands among those that are pending.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// It happens, and nothing is lost by its coming first.
    Plain,
    /// It happens, and its place in the order may matter.
    Ordered,
    /// It may be done or left.
    Optional,
    /// It cannot be done as things are.
    Idle,
}

/// Whether an ability that is pending gives a technology.
fn will_learn(game: &AgeOfCivilization, state: &State) -> bool {
    let learns =
        |&ability: &Ability| matches!(effect_of(game, ability), Effect::On { gain, .. } if gain.technologies > 0);
    state.pending.iter().any(learns)
}

fn kind(game: &AgeOfCivilization, state: &State, seat: Seat, ability: Ability) -> Kind {
    let nation = &state.nations[seat];
    match *effect_of(game, ability) {
        Effect::FollowTurn { verb } => match work::follow_cost(game, state, seat, verb, via(ability)) {
            Some(_) => Kind::Optional,
            None => Kind::Idle,
        },
        Effect::Fund { coins, .. } if nation.coins >= coins.into() && !state.pool.is_empty() => Kind::Optional,
        Effect::Fund { .. } => Kind::Idle,
        Effect::On { gain, .. } if gain.technologies > 0 => {
            if learn::open(game, nation).next().is_some() {
                Kind::Ordered
            } else {
                Kind::Idle
            }
        }
        Effect::On { gain, .. } => match gain.per.counted {
            Some(Counted::Coin) => Kind::Ordered,
            // A technology that is still to be gained may add to it.
            Some(Counted::Tech | Counted::Strength) if will_learn(game, state) => Kind::Ordered,
            None if gain.condition != Condition::Always && will_learn(game, state) => Kind::Ordered,
            Some(
                Counted::Tech
                | Counted::Strength
                | Counted::Wonder
                | Counted::Worker
                | Counted::Civilization
                | Counted::FutureCard,
            )
            | None => Kind::Plain,
        },
        Effect::Bonus { .. }
        | Effect::Discount { .. }
        | Effect::FreeResearch { .. }
        | Effect::Slot { .. }
        | Effect::Follow { .. }
        | Effect::WorkersNeeded { .. }
        | Effect::ExtraWorkers { .. }
        | Effect::KeepWorkers { .. }
        | Effect::OthersLose { .. }
        | Effect::BlockOthers { .. }
        | Effect::FutureCards
        | Effect::Strength { .. }
        | Effect::WarImmune => unreachable!("only abilities at the end of a turn are pending"),
    }
}

/// AC-72: carries out what nobody would put off, or what can be done in one way only; answers whether the seat has
/// to choose.
pub fn settle(game: &AgeOfCivilization, state: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
    loop {
        let (mut plain, mut ordered, mut optional) = (None, None, 0);
        let mut several = false;
        for &ability in &state.pending {
            match kind(game, state, seat, ability) {
                Kind::Plain => plain = plain.or(Some(ability)),
                Kind::Ordered => {
                    several |= ordered.is_some();
                    ordered = Some(ability);
                }
                Kind::Optional => optional += 1,
                Kind::Idle => {}
            }
        }
        let Some(next) = plain.or(ordered) else {
            // What cannot be done now will not become possible any more.
            if optional == 0 {
                state.pending.clear();
            }
            return optional > 0;
        };
        let one_way = plain.is_some() || (optional == 0 && !several);
        if !one_way || !log.cite(AC_72) {
            return true;
        }
        resolve_now(game, state, seat, next, log);
        if !matches!(state.tasks.top(), Some(Task::EndTurn { .. })) {
            // A choice came up: the rest waits for it.
            return true;
        }
    }
}

/// What the seat may carry out next.
pub fn list(game: &AgeOfCivilization, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let mut must = false;
    for &ability in &state.pending {
        match kind(game, state, seat, ability) {
            Kind::Idle => {}
            Kind::Optional => match effect_of(game, ability) {
                Effect::Fund { .. } => {
                    list.extend(state.pool.iter().map(|offer| Action::Fund { civilization: offer.civilization }));
                }
                _ => list.push(Action::Resolve { ability }),
            },
            Kind::Plain | Kind::Ordered => {
                must = true;
                list.push(Action::Resolve { ability });
            }
        }
    }
    if !must {
        list.push(Action::Decline);
    }
}

/// AC-31: the seat carries out one of its abilities.
pub fn resolve(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    ability: Ability,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let pending = state.pending.contains(&ability);
    if !pending || matches!(effect_of(game, ability), Effect::Fund { .. }) {
        return Err(Illegal::by(AC_31));
    }
    if kind(game, state, seat, ability) == Kind::Idle {
        return Err(Illegal::by(AC_37));
    }
    log.cite(AC_72);
    resolve_now(game, state, seat, ability, log);
    Ok(())
}

fn resolve_now(game: &AgeOfCivilization, state: &mut State, seat: Seat, ability: Ability, log: &mut Log<Event>) {
    state.pending.retain(|other| *other != ability);
    log.use_component(game.data.number(ability.source));
    log.tell(Event::Resolved { seat, source: ability.source });
    log.cite(AC_31);
    match *effect_of(game, ability) {
        Effect::FollowTurn { verb } => {
            let via = via(ability);
            let coins = work::follow_cost(game, state, seat, verb, via).expect("it was found possible");
            work::follow(game, state, seat, verb, via, coins, log);
        }
        Effect::On { ref gain, .. } => {
            // AC-38: a technology without Research.
            if gain.technologies == 0 || log.cite(AC_38) {
                nation::gain(game, state, seat, ability.source, gain, log);
            }
        }
        _ => unreachable!("coins on the pool are an action of their own"),
    }
}

/// AC-42: the seat puts coins on a card of the pool.
pub fn fund(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    civilization: Civilization,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let ability =
        state.pending.iter().copied().find(|&ability| matches!(effect_of(game, ability), Effect::Fund { .. }));
    let ability = ability.ok_or(Illegal::by(AC_42))?;
    let Effect::Fund { coins, points } = *effect_of(game, ability) else { return Err(Illegal::by(AC_42)) };
    if kind(game, state, seat, ability) == Kind::Idle {
        return Err(Illegal::by(AC_42));
    }
    let offer = state.pool.iter_mut().find(|offer| offer.civilization == civilization).ok_or(Illegal::by(AC_42))?;
    if log.cite(AC_42) {
        offer.coins = offer.coins.saturating_add(coins);
        state.nations[seat].coins -= u16::from(coins);
        log.tell(Event::Funded { seat, civilization, coins });
        nation::score(state, seat, points.into(), nation::line(ability.source), log);
    }
    log.use_component(game.data.number(ability.source));
    state.pending.retain(|other| *other != ability);
    Ok(())
}

/// The seat lets what is optional go by.
pub fn decline(game: &AgeOfCivilization, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
    let must = |&ability: &Ability| matches!(kind(game, state, seat, ability), Kind::Plain | Kind::Ordered);
    if state.pending.iter().any(must) {
        return Err(Illegal::by(AC_31));
    }
    state.pending.clear();
    log.tell(Event::Declined { seat });
    Ok(())
}
