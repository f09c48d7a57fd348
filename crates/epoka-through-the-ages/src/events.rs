//! Events, step by step: TTA-136 to TTA-142, TTA-187, TTA-188, TTA-205, TTA-217, TTA-218.

use epoka_core::{ArrayVec, Log, MAX_SEATS, Seat, Seats};

use crate::{
    ThroughTheAges,
    action::Event,
    cards::MilitaryKind,
    colony, compare,
    effect::{Age, Deed, Good, Rate},
    hand, leaders, people, produce, rate,
    rules::*,
    state::*,
    tokens, war,
};

/// TTA-54: an event is resolved completely; a territory is auctioned.
pub fn begin(game: &ThroughTheAges, state: &mut State, card: Military, log: &mut Log<Event>) {
    if game.data.face(card).kind == MilitaryKind::Territory {
        colony::auction(state, card, log);
        return;
    }
    begin_step(game, state, card, 0, log);
}

/// A step begins: those it means are found once.
fn begin_step(game: &ThroughTheAges, state: &mut State, card: Military, step: u8, log: &mut Log<Event>) {
    if let Some(data) = game.data.face(card).steps.get(usize::from(step)) {
        let seats = compare::who(game, state, data.who, log);
        state.tasks.push(Task::EventStep { card, step, seats });
    }
}

/// TTA-136: the next civilization meant, clockwise from the one who revealed the event; then the next step.
pub fn go_on(game: &ThroughTheAges, state: &mut State, task: (Military, u8, Seats), log: &mut Log<Event>) {
    let (card, step, mut seats) = task;
    state.tasks.pop();
    let first = if log.cite(TTA_136) { state.current } else { state.next(state.current) };
    let next = first.around(MAX_SEATS as u8).find(|&seat| seats.contains(seat));
    let Some(seat) = next else {
        begin_step(game, state, card, step + 1, log);
        return;
    };
    seats.remove(seat);
    state.tasks.push(Task::EventStep { card, step, seats });
    carry_out(game, state, seat, (card, step), log);
}

/// TTA-205: all events of Age III that are left are scored for everybody. TTA-A12: what can cost points comes last.
pub fn score_impacts(game: &ThroughTheAges, state: &mut State, log: &mut Log<Event>) {
    // TTA-138: the starting player counts as the current one.
    if log.cite(TTA_138) {
        state.current = state.start;
    }
    let mut cards = turn_up_impacts(game, state);
    let costs = |card: &Military| {
        let mut steps = game.data.face(*card).steps.iter();
        steps.any(|step| matches!(step.does, Deed::Score { each, .. } if each < 0))
    };
    if log.cite(TTA_A12) {
        cards.sort_unstable_by_key(|card| (costs(card), *card));
    }
    for card in cards {
        if !(log.cite(TTA_205) && log.cite(TTA_F57)) {
            return;
        }
        log.use_component(game.data.number(card));
        log.tell(Event::Revealed { card });
        log.reveal();
        for step in 0..game.data.face(card).steps.len() {
            for seat in state.playing.iter() {
                carry_out(game, state, seat, (card, step as u8), log);
            }
        }
    }
}

/// The events of Age III that are left lie open from now on.
fn turn_up_impacts(game: &ThroughTheAges, state: &mut State) -> ArrayVec<Military, 24> {
    let mut cards = ArrayVec::new();
    for face in state.events.iter_mut().chain(&mut state.future).chain(&mut state.top_event) {
        if game.data.face(face.card).age == Age::III {
            face.seen_by = hand::everybody(game);
            cards.push(face.card);
        }
    }
    state.events.sort_unstable();
    state.future.sort_unstable();
    cards
}

/// What a step of an event does to one civilization.
fn carry_out(game: &ThroughTheAges, state: &mut State, seat: Seat, (card, step): (Military, u8), log: &mut Log<Event>) {
    let late = state.age == Age::IV;
    match game.data.face(card).steps[usize::from(step)].does {
        Deed::Gain(ref goods) => gain(game, state, seat, goods, |ledger| &mut ledger.events, log),
        Deed::Lose(ref goods) => lose(game, state, seat, goods, |ledger| &mut ledger.events, log),
        Deed::Choose { amount } => state.tasks.push(Task::Choose { seat, amount }),
        Deed::GainMix { amount } => state.tasks.push(Task::Mix { seat, amount, lose: false }),
        Deed::LoseMix { amount } => state.tasks.push(Task::Mix { seat, amount, lose: true }),
        Deed::Draw { late_culture, .. } if late && log.cite(TTA_F44) => {
            score(state, seat, late_culture.into(), log);
        }
        Deed::Draw { cards, .. } => state.tasks.push(Task::DrawCards { seat, count: cards }),
        Deed::Discard { late_culture, .. } if late && log.cite(TTA_F44) => {
            score(state, seat, -i16::from(late_culture), log);
        }
        Deed::Discard { cards, .. } => state.tasks.push(Task::Throw { seat, count: cards, named: 0 }),
        Deed::BuildFree { kind } => state.tasks.push(Task::BuildFree { seat, kind }),
        Deed::Develop { discount } => state.tasks.push(Task::Reform { seat, discount }),
        Deed::DestroyOwn { kinds } => state.tasks.push(Task::Raze { seat, rival: seat, kinds: KindList(kinds) }),
        Deed::DestroyOthers { kinds } => {
            let chooses = |rival: Seat, log: &mut Log<Event>| if log.cite(TTA_F46) { seat } else { rival };
            let others = state.current.around(MAX_SEATS as u8).filter(|&other| other != seat);
            let mut others: ArrayVec<Seat, MAX_SEATS> = others.filter(|&other| state.playing.contains(other)).collect();
            others.reverse();
            for rival in others {
                let seat = chooses(rival, log);
                state.tasks.push(Task::Raze { seat, rival, kinds: KindList(kinds) });
            }
        }
        Deed::ScoreRating { of, points } => {
            let amount = compare::rating(&state.nations[seat], of);
            match points {
                Rate::Science => people::gain_science(state, seat, amount, log),
                Rate::Culture | Rate::Strength => score(state, seat, amount, log),
            }
        }
        Deed::Produce(parts) => {
            if log.cite(TTA_F48) {
                produce::produce(game, state, seat, parts, log);
            }
        }
        Deed::LoseFood {} => {
            let food = tokens::stock(game, &state.nations[seat], Goods::Food).min(250) as u8;
            tokens::lose(game, state, seat, Goods::Food, food, log);
        }
        Deed::LoseActions { per_discontent } => lose_actions(game, state, seat, per_discontent, log),
        Deed::GiveYellow { tokens } => give_yellow(state, seat, tokens, log),
        Deed::LosePerDiscontent { culture } => {
            let lost = i16::from(rate::discontent(game, &state.nations[seat])) * i16::from(culture);
            score(state, seat, -lost, log);
        }
        Deed::Emigrate { divisor } => {
            let count = rate::discontent(game, &state.nations[seat]).div_ceil(divisor);
            if count > 0 && log.cite(TTA_F50) {
                state.tasks.push(Task::LosePopulation { seat, count, named: 0 });
            }
        }
        Deed::RemoveLeader {} => {
            let old = state.nations[seat].leader.is_some_and(|leader| game.data.card(leader).age != state.age);
            if old && log.cite(TTA_F42) && log.cite(TTA_F41) {
                leaders::leave(game, state, seat, log);
                rate::update(game, state, seat, log);
            }
        }
        Deed::LoseColony {} => state.tasks.push(Task::LoseColony { seat }),
        Deed::Agreement { budget } => {
            let held = state.nations[seat].hand.len() as u8;
            state.tasks.push(Task::Agreement { seat, budget, held, named: 0 });
        }
        Deed::FoodPerFace { most } => {
            let food = state.nations[seat].rates.happiness.min(most);
            tokens::gain(game, state, seat, Goods::Food, food, log);
        }
        Deed::Ruin { .. } => state.tasks.push(Task::Ruin { seat }),
        Deed::Score { each, per } => {
            let count = rate::count(game, &state.nations[seat], per, &mut |rule| log.cite(rule));
            impact(state, seat, card, i16::from(each) * count, log);
        }
        Deed::ScoreFed { culture } => {
            let nation = &state.nations[seat];
            let eaten = crate::data::Banks::at(&game.data.banks.consumption, nation.yellow);
            if produce::food(game, nation) > eaten.into() {
                impact(state, seat, card, culture.into(), log);
            }
        }
        Deed::ScoreRank { of, ref culture } => {
            log.cite(TTA_137);
            let ranking = compare::ranking(state, |nation| compare::rating(nation, of));
            let place = ranking.iter().position(|&other| other == seat).unwrap_or(0);
            impact(state, seat, card, culture[state.by_players()][place].into(), log);
        }
        Deed::ScoreWonders { by_age } => {
            let wonders = state.nations[seat].wonders.iter();
            let sum: i16 =
                wonders.map(|wonder| i16::from(by_age[usize::from(game.data.card(wonder).age.level())])).sum();
            log.cite(TTA_218);
            impact(state, seat, card, sum, log);
        }
    }
}

/// Culture of an event.
fn score(state: &mut State, seat: Seat, amount: i16, log: &mut Log<Event>) {
    people::score(state, seat, amount, |ledger| &mut ledger.events, log);
}

/// Culture of an event of Age III.
fn impact(state: &mut State, seat: Seat, card: Military, amount: i16, log: &mut Log<Event>) {
    log.cite(TTA_205);
    people::score_impact(state, seat, card, amount, log);
}

/// TTA-F5: gains in the order of the card.
pub fn gain(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    goods: &[Good],
    line: impl Fn(&mut Ledger) -> &mut i16,
    log: &mut Log<Event>,
) {
    let in_order = log.cite(TTA_F5);
    // What needs a choice waits on the stack: the last is pushed first.
    for at in 0..goods.len() {
        match goods[if in_order { goods.len() - 1 - at } else { at }] {
            Good::Food(amount) => state.tasks.push(Task::Store { seat, goods: Goods::Food, amount }),
            Good::Resources(amount) => state.tasks.push(Task::Store { seat, goods: Goods::Resources, amount }),
            Good::Science(amount) => state.tasks.push(Task::GainScience { seat, amount }),
            Good::Culture(amount) => {
                people::score(state, seat, amount.into(), &line, log);
            }
            Good::Population(count) => people::gain_population(game, state, seat, count, log),
            Good::MilitaryCards(count) => state.tasks.push(Task::DrawCards { seat, count }),
            Good::BlueTokens(count) => rate::move_blue(state, seat, count as i8, log),
        }
    }
}

/// Losses in the order of the card.
pub fn lose(
    game: &ThroughTheAges,
    state: &mut State,
    seat: Seat,
    goods: &[Good],
    line: impl Fn(&mut Ledger) -> &mut i16,
    log: &mut Log<Event>,
) {
    for good in goods.iter().rev() {
        match *good {
            Good::Food(amount) => {
                tokens::lose(game, state, seat, Goods::Food, amount, log);
            }
            Good::Resources(amount) => {
                tokens::lose(game, state, seat, Goods::Resources, amount, log);
            }
            Good::Science(amount) => {
                let nation = &mut state.nations[seat];
                nation.science = nation.science.saturating_sub(amount.into());
            }
            Good::Culture(amount) => {
                people::score(state, seat, -i16::from(amount), &line, log);
            }
            Good::Population(count) => state.tasks.push(Task::LosePopulation { seat, count, named: 0 }),
            Good::MilitaryCards(count) => state.tasks.push(Task::Throw { seat, count, named: 0 }),
            Good::BlueTokens(count) => rate::move_blue(state, seat, -(count as i8), log),
        }
    }
}

/// TTA-142: civil actions are used up without effect.
fn lose_actions(game: &ThroughTheAges, state: &mut State, seat: Seat, each: u8, log: &mut Log<Event>) {
    let lost = rate::discontent(game, &state.nations[seat]).saturating_mul(each);
    if lost > 0 && log.cite(TTA_142) && log.cite(TTA_F43) {
        let nation = &mut state.nations[seat];
        let count = lost.min(nation.civil);
        nation.civil -= count;
        log.tell(Event::ActionsLost { seat, count });
    }
}

/// TTA-185: yellow tokens go from the bank of one to that of the strongest.
fn give_yellow(state: &mut State, seat: Seat, tokens: u8, log: &mut Log<Event>) {
    let strongest = compare::ranking(state, |nation| nation.rates.strength)[0];
    war::take_yellow(state, (strongest, seat), tokens, log);
}
