//! Whether a state can be: cards conserved, limits kept, ratings right.

use epoka_core::{BadPosition, MAX_SEATS, Seat};

use crate::{
    ThroughTheAges,
    cards::MilitaryKind,
    effect::{Age, Kind},
    imagine, rate,
    state::*,
};

/// Says what is wrong with a state, if anything is.
pub fn check(game: &ThroughTheAges, state: &State) -> Result<(), BadPosition> {
    let at_table = |seat: Seat| seat.number() < game.players;
    let wrong = |words: &str| Err(BadPosition(words.into()));
    if !at_table(state.start) || !at_table(state.current) || !state.playing.iter().all(at_table) {
        return wrong("a seat is not at the table");
    }
    if state.playing.is_empty() || (state.age == Age::IV) != state.last_round.is_some() {
        return wrong("the last round is known in Age IV, and somebody plays");
    }
    for seat in Seat::all(MAX_SEATS as u8) {
        if state.playing.contains(seat) {
            check_nation(game, state, seat)?;
        } else if at_table(seat) {
            let Nation { ledger, government, .. } = state.nations[seat];
            let left = Nation { ledger, government, ..Nation::default() };
            BadPosition::when(state.nations[seat] != left, || "who has resigned has nothing left".into())?;
        } else if state.nations[seat] != Nation::default() {
            return wrong("somebody has something who is not at the table");
        }
    }
    check_civil(game, state)?;
    check_military(game, state)?;
    let waits = state.tasks.as_slice().iter().all(|task| task.seat().is_none_or(|seat| state.playing.contains(seat)));
    BadPosition::when(!waits || (state.tasks.is_empty() && !state.over), || "the pending work cannot be".into())
}

fn check_nation(game: &ThroughTheAges, state: &State, seat: Seat) -> Result<(), BadPosition> {
    let nation = &state.nations[seat];
    let when = |wrong: bool, words: &str| BadPosition::when(wrong, || format!("seat {seat}: {words}"));
    let kind = |card: Civil| game.data.civil.get(card.index()).map(|data| data.kind);
    let all = |set: CivilSet, is: fn(Kind) -> bool| set.iter().all(|card| kind(card).is_some_and(is));
    when(!all(nation.technologies, |kind| kind.is(Kind::TECHNOLOGIES)), "what is no technology is among them")?;
    when(!all(nation.wonders, |kind| kind == Kind::Wonder), "what is no wonder is among them")?;
    when(!nation.ruins.without(nation.wonders).is_empty(), "a ruin was never a wonder")?;
    when(kind(nation.government) != Some(Kind::Government), "the government is none")?;
    when(!nation.technologies.contains(nation.government), "the government is not in play")?;
    let of = |wanted: Kind| nation.technologies.iter().filter(|&card| kind(card) == Some(wanted)).count();
    when(of(Kind::Government) != 1, "there is one government")?;
    let specials = [Kind::MilitarySpecial, Kind::CivilSpecial, Kind::ColonizationSpecial, Kind::ConstructionSpecial];
    when(specials.into_iter().any(|kind| of(kind) > 1), "there is one special technology of a type")?;
    when(nation.leader.is_some_and(|leader| kind(leader) != Some(Kind::Leader)), "the leader is none")?;
    let unfinished = nation.unfinished.map(|wonder| game.data.card(wonder).stages.prices().len());
    when(
        usize::from(nation.stages) >= unfinished.unwrap_or(1) && nation.stages > 0 && !is_covering(state),
        "too many stages",
    )?;
    let idle = (0..WORKER_CARDS).filter(|&card| nation.workers[card] > 0);
    let stands = |card: usize| card < game.worker_cards && nation.technologies.contains(Civil(card as u8));
    when(!idle.into_iter().all(stands), "workers stand on cards in play")?;
    let stored = (0..STORES).filter(|&card| nation.stored[card] > 0);
    let stores = |card: usize| card < game.mines.end && nation.technologies.contains(Civil(card as u8));
    when(!stored.into_iter().all(stores), "tokens lie on farms, mines and labs in play")?;
    let rates = rate::compute(game, state, seat, &mut |rule| rule.in_force());
    when(rates != nation.rates, &format!("ratings are {:?} and should be {rates:?}", nation.rates))?;
    when(nation.civil > rates.civil.max(4) || nation.military > rates.military, "too many actions are available")?;
    when(nation.ledger.total() < 0, "culture is never below zero")?;
    let tactic = nation.tactic.is_none_or(|card| game.data.face(card).kind == MilitaryKind::Tactic);
    when(!tactic || (nation.own_tactic && nation.tactic.is_none()), "the tactic is none")?;
    let colonies = nation.colonies.iter().all(|&card| game.data.face(card).kind == MilitaryKind::Territory);
    when(!colonies, "a colony is none")
}

/// While stages are covered a wonder may have all of them.
fn is_covering(state: &State) -> bool {
    state.tasks.as_slice().iter().any(|task| matches!(task, Task::Complete { .. }))
}

/// No civil card is there more often than the box has it.
fn check_civil(game: &ThroughTheAges, state: &State) -> Result<(), BadPosition> {
    let mut found = [0u8; CIVIL];
    let mut add = |card: Civil| found[card.index()] += 1;
    state.row.iter().flatten().for_each(|&card| add(card));
    for seat in Seat::all(game.players) {
        let nation = &state.nations[seat];
        nation.hand.iter().for_each(|&card| add(card));
        nation.wonders.iter().for_each(&mut add);
        let printed = |card: &Civil| game.data.card(*card).start_workers.is_some() || *card == game.data.despotism;
        nation.technologies.iter().filter(|card| !printed(card)).for_each(&mut add);
        nation.leader.into_iter().chain(nation.unfinished).for_each(&mut add);
    }
    for (card, data) in game.data.civil_cards() {
        let copies = found[card.index()] + state.deck[card.index()];
        BadPosition::when(copies > data.copies[2], || format!("there are {copies} of `{}`", data.id))?;
        let strange = state.deck[card.index()] > 0 && data.age != state.age;
        BadPosition::when(strange, || format!("`{}` is not of the age of the civil deck", data.id))?;
    }
    let size = state.deck.iter().map(|&copies| u16::from(copies)).sum::<u16>();
    BadPosition::when(size != u16::from(state.deck_size), || "the civil deck has another size".into())
}

/// Whether every military card lies where cards of its kind can.
fn check_places(game: &ThroughTheAges, state: &State) -> Result<(), BadPosition> {
    let mut stray = None;
    let mut only = |card: Military, fits: fn(MilitaryKind) -> bool| {
        if !fits(game.data.face(card).kind) {
            stray = Some(card);
        }
    };
    imagine::piles(state, |pile, faces| {
        let events = faces.iter().filter(|_| pile >= imagine::EVENTS);
        events.for_each(|face| only(face.card, MilitaryKind::is_event));
    });
    state.tactics.iter().for_each(|&card| only(card, |kind| kind == MilitaryKind::Tactic));
    for seat in Seat::all(game.players) {
        let nation = &state.nations[seat];
        nation.colonies.iter().for_each(|&card| only(card, |kind| kind == MilitaryKind::Territory));
        nation.wars.iter().for_each(|war| only(war.card, |kind| kind == MilitaryKind::War));
        nation.pact.iter().for_each(|pact| only(pact.card, |kind| kind == MilitaryKind::Pact));
        nation.tactic.iter().for_each(|&card| only(card, |kind| kind == MilitaryKind::Tactic));
    }
    match stray {
        Some(card) => Err(BadPosition(format!("`{}` lies where it cannot", game.data.face(card).id))),
        None => Ok(()),
    }
}

/// Military cards of ages that have begun are all there; pacts may have been left out.
fn check_military(game: &ThroughTheAges, state: &State) -> Result<(), BadPosition> {
    let mut found = [0u8; 128];
    imagine::piles(state, |_, faces| faces.iter().for_each(|face| found[face.card.index()] += 1));
    state.tactics.iter().for_each(|card| found[card.index()] += 1);
    for seat in Seat::all(game.players) {
        let nation = &state.nations[seat];
        nation.colonies.iter().for_each(|card| found[card.index()] += 1);
        nation.wars.iter().for_each(|war| found[war.card.index()] += 1);
        nation.pact.iter().for_each(|pact| found[pact.card.index()] += 1);
        nation.tactic.iter().filter(|_| nation.own_tactic).for_each(|card| found[card.index()] += 1);
    }
    check_places(game, state)?;
    for (card, data) in game.data.military_cards() {
        let (copies, begun) = (found[card.index()], data.age <= state.age);
        let right = if !begun {
            copies == 0
        } else if data.kind == MilitaryKind::Pact {
            copies <= data.copies[2]
        } else {
            copies == data.copies[2]
        };
        BadPosition::when(!right, || format!("there are {copies} of `{}`", data.id))?;
    }
    Ok(())
}
