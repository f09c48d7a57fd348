//! What a seat has and what follows from it: abilities, strength, counts, and gains. AC-1 to AC-6, AC-40, AC-50.

use epoka_core::{Log, Seat};

use crate::{
    AgeOfCivilization,
    action::Event,
    data,
    effect::{Condition, Counted, Effect, Gain, Moment, Per, Sources, Topic},
    rules::*,
    state::*,
};

/// The technology at a position of a seat's board: a special card may cover it.
pub fn technology_at(game: &AgeOfCivilization, nation: &Nation, position: usize) -> Technology {
    // AC-54: two places of the covered column hold other technologies.
    let Some(special) = nation.special.filter(|_| AC_54.in_force()) else { return Technology(position as u8) };
    let [lower, upper] = data::covered(&game.data, special);
    let first = POSITIONS as u8 + 2 * special.0;
    match position {
        at if at == lower => Technology(first),
        at if at == upper => Technology(first + 1),
        at => Technology(at as u8),
    }
}

/// The numbers of the bits that are set.
pub fn bits(mut bits: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let number = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            number
        })
    })
}

/// AC-2, AC-15: what of a seat has abilities: its main civilization, the legacies of all of them, technologies and
/// wonders.
pub fn sources(game: &AgeOfCivilization, nation: &Nation) -> Sources {
    let technologies = match nation.special {
        None => TechnologySet(nation.positions.into()),
        Some(_) => bits(nation.positions).map(|position| technology_at(game, nation, position)).collect(),
    };
    Sources {
        main: nation.civilizations.main_set(),
        legacy: nation.civilizations.set(),
        technologies,
        wonders: nation.wonders,
    }
}

/// Every ability a seat has about a topic, in the order of its cards. Other abilities of the same card come along.
#[inline]
pub fn each_effect<'a>(
    game: &'a AgeOfCivilization,
    nation: &Nation,
    topic: Topic,
    mut work: impl FnMut(Source, u8, &'a Effect),
) {
    let sources = game.data.effects.about(topic).in_both(sources(game, nation));
    if sources.is_empty() {
        return;
    }
    let mut visit = |source: Source| {
        for (number, effect) in game.data.effects.of(source).iter().enumerate() {
            work(source, number as u8, effect);
        }
    };
    sources.main.iter().for_each(|civilization| visit(Source::Main { civilization }));
    for &civilization in nation.civilizations.cards() {
        if sources.legacy.contains(civilization) {
            visit(Source::Legacy { civilization });
        }
    }
    // Where nothing is covered, a technology has the number of its position.
    let positions = if nation.special.is_none() { sources.technologies.0 as u16 } else { nation.positions };
    for position in bits(positions) {
        let technology = technology_at(game, nation, position);
        if sources.technologies.contains(technology) {
            visit(Source::Technology { technology });
        }
    }
    sources.wonders.iter().for_each(|wonder| visit(Source::Wonder { wonder }));
}

/// AC-2: a seat's strength.
#[inline(never)]
pub fn strength(game: &AgeOfCivilization, nation: &Nation) -> u8 {
    let mut sum = 0;
    each_effect(game, nation, Topic::STRENGTH, |_, _, effect| {
        if let Effect::Strength { amount, per } = *effect
            && AC_2.in_force()
        {
            sum += amount * times_of(per, || u16::from(technologies(nation))) as u8;
        }
    });
    sum
}

/// How many technologies a seat has.
pub fn technologies(nation: &Nation) -> u8 {
    nation.positions.count_ones() as u8
}

/// AC-40: how many action cards are still to come, the Plague included.
pub fn future_cards(state: &State) -> u8 {
    (TRACK - WINDOW + 1).saturating_sub(usize::from(state.round)) as u8
}

/// AC-50: a count divided and rounded down.
fn times_of(per: Per, count: impl FnOnce() -> u16) -> u16 {
    match per.counted {
        None => 1,
        Some(_) if AC_50.in_force() => count() / u16::from(per.each),
        Some(_) => count().div_ceil(per.each.into()),
    }
}

/// How many times something is gained.
pub fn times(game: &AgeOfCivilization, state: &State, seat: Seat, per: Per) -> u16 {
    let nation = &state.nations[seat];
    times_of(per, || match per.counted {
        None => 1,
        Some(Counted::Tech) => technologies(nation).into(),
        Some(Counted::Wonder) => nation.wonders.len().into(),
        Some(Counted::Strength) => strength(game, nation).into(),
        Some(Counted::Worker) => nation.workers.into(),
        Some(Counted::Coin) => nation.coins,
        Some(Counted::Civilization) => nation.civilizations.len().into(),
        Some(Counted::FutureCard) => future_cards(state).into(),
    })
}

/// Whether a seat has, or shares, the most strength. AC-63: alone, against the virtual opponent.
pub fn is_strongest(game: &AgeOfCivilization, state: &State, seat: Seat) -> bool {
    let own = strength(game, &state.nations[seat]);
    let others = Seat::all(game.players).filter(|&other| other != seat);
    others.map(|other| strength(game, &state.nations[other])).chain(rival(game, state)).all(|other| other <= own)
}

/// AC-63: the strength of the virtual opponent, if there is one.
pub fn rival(game: &AgeOfCivilization, state: &State) -> Option<u8> {
    (game.players == 1 && AC_63.in_force()).then_some(state.rival)
}

/// Whether a condition holds for a seat.
#[inline]
pub fn holds(game: &AgeOfCivilization, state: &State, seat: Seat, condition: Condition) -> bool {
    condition == Condition::Always || is_so(game, state, seat, condition)
}

#[inline(never)]
fn is_so(game: &AgeOfCivilization, state: &State, seat: Seat, condition: Condition) -> bool {
    let nation = &state.nations[seat];
    match condition {
        Condition::Always => true,
        Condition::NoTechnology => nation.positions == 0,
        // AC-A3: even with nothing.
        Condition::Strongest => is_strongest(game, state, seat) && (AC_A3.in_force() || strength(game, nation) > 0),
        Condition::StrongestWithStrength => strength(game, nation) > 0 && is_strongest(game, state, seat),
        Condition::Has(technology) => sources(game, nation).technologies.contains(technology),
    }
}

/// AC-1: coins come to a seat.
pub fn gain_coins(state: &mut State, seat: Seat, coins: u16, log: &mut Log<Event>) {
    if coins > 0 && log.cite(AC_1) {
        state.nations[seat].coins += coins;
        log.tell(Event::Coins { seat, amount: coins as i16 });
    }
}

/// AC-41, AC-A5: a seat loses coins, as far as it has them.
pub fn lose_coins(state: &mut State, seat: Seat, coins: u16, log: &mut Log<Event>) {
    let nation = &mut state.nations[seat];
    let lost = if coins <= nation.coins || log.cite(AC_A5) { coins.min(nation.coins) } else { 0 };
    if lost > 0 && log.cite(AC_41) {
        nation.coins -= lost;
        log.tell(Event::Coins { seat, amount: -(lost as i16) });
    }
}

/// Every other player gains coins, or loses them below zero. AC-64, AC-A15: alone there are none, for the virtual
/// opponent has but strength.
pub fn others_coins(game: &AgeOfCivilization, state: &mut State, seat: Seat, coins: i8, log: &mut Log<Event>) {
    if coins == 0 {
        return;
    }
    let alone = game.players == 1;
    if alone && !log.cite(AC_A15) {
        state.rival = state.rival.saturating_add_signed(coins);
    }
    let ignored = !alone || log.cite(AC_64);
    for other in Seat::all(game.players).filter(|&other| other != seat || !ignored) {
        match u16::try_from(coins) {
            Ok(coins) => gain_coins(state, other, coins, log),
            Err(_) => lose_coins(state, other, coins.unsigned_abs().into(), log),
        }
    }
}

/// AC-1: points are scored at once.
pub fn score(
    state: &mut State,
    seat: Seat,
    points: i16,
    of: impl FnOnce(&mut Ledger) -> &mut i16,
    log: &mut Log<Event>,
) {
    if points > 0 && log.cite(AC_1) {
        *of(&mut state.nations[seat].ledger) += points;
        log.tell(Event::Points { seat, amount: points });
    }
}

/// The ledger's line for what a source scores.
pub fn line(source: Source) -> fn(&mut Ledger) -> &mut i16 {
    match source {
        Source::Main { .. } | Source::Legacy { .. } => |ledger| &mut ledger.civilizations,
        Source::Technology { .. } => |ledger| &mut ledger.technologies,
        Source::Wonder { .. } => |ledger| &mut ledger.wonders,
    }
}

/// AC-4: workers come to a seat, up to the limit.
pub fn gain_workers(game: &AgeOfCivilization, state: &mut State, seat: Seat, workers: u8, log: &mut Log<Event>) {
    gain_workers_after(game, state, seat, workers, log, |_| None);
}

/// AC-4: workers come to a seat because of something that is told first, with how many workers there are then.
pub fn gain_workers_after(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    workers: u8,
    log: &mut Log<Event>,
    cause: impl FnOnce(u8) -> Option<Event>,
) {
    let nation = &mut state.nations[seat];
    let limit = if log.cite(AC_4) { game.data.setup.limits.workers } else { u8::MAX };
    let after = (nation.workers + workers).min(limit.max(nation.workers));
    if let Some(cause) = cause(after) {
        log.tell(cause);
    }
    if after > nation.workers {
        nation.workers = after;
        log.tell(Event::Workers { seat, workers: after });
    }
}

/// AC-3: a worker is sacrificed, if there is one.
pub fn sacrifice(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let nation = &mut state.nations[seat];
    if nation.workers > 0 && log.cite(AC_3) {
        nation.workers -= 1;
        log.tell(Event::Sacrificed { seat, workers: nation.workers });
    }
}

/// What an ability gives: everything but a choice happens now, choices become tasks.
pub fn gain(
    game: &AgeOfCivilization,
    state: &mut State,
    seat: Seat,
    source: Source,
    gain: &Gain,
    log: &mut Log<Event>,
) {
    if !holds(game, state, seat, gain.condition) {
        return;
    }
    // AC-40: what is still to come may be counted.
    if gain.per.counted == Some(Counted::FutureCard) && !log.cite(AC_40) {
        return;
    }
    log.use_component(game.data.number(source));
    let times = times(game, state, seat, gain.per);
    if gain.per.each > 1 {
        // AC-50: counts are rounded down.
        log.cite(AC_50);
    }
    if gain.condition == Condition::Strongest && strength(game, &state.nations[seat]) == 0 {
        log.cite(AC_A3);
    }
    if gain.pay_coins > 0 {
        if state.nations[seat].coins >= u16::from(gain.pay_coins) {
            state.tasks.push(Task::Offer { seat, coins: gain.pay_coins, points: gain.points, source });
        }
        return;
    }
    score(state, seat, (u16::from(gain.points) * times) as i16, line(source), log);
    gain_coins(state, seat, u16::from(gain.coins) * times, log);
    if gain.workers > 0 {
        gain_workers(game, state, seat, gain.workers, log);
    }
    others_coins(game, state, seat, gain.others_coins, log);
    // AC-39: a wonder without the action.
    if gain.wonders > 0 && log.cite(AC_39) {
        state.tasks.push(Task::Receive { seat });
    }
    if gain.technologies > 0 {
        state.tasks.push(Task::Learn { seat, count: gain.technologies });
    }
}

/// Every ability of a seat for a moment, in the order of its cards.
pub fn fire(game: &AgeOfCivilization, state: &mut State, seat: Seat, moment: Moment, log: &mut Log<Event>) {
    let nation = state.nations[seat];
    each_effect(game, &nation, Topic::moment(moment), |source, _, effect| {
        // AC-45: in every war, whoever has the most or the least strength.
        if let Effect::On { moment: at, gain: what } = effect
            && *at == moment
            && (moment != Moment::War || log.cite(AC_45))
        {
            gain(game, state, seat, source, what, log);
        }
    });
}
