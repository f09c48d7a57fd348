//! The phases of an era: CVL-50 to CVL-53, CVL-160, CVL-164 to CVL-173.

use epoka_core::{Illegal, Log, Seat, refuse};

use crate::{
    Civolution,
    action::Event,
    effect::{Project, Stock, Terrain, When, immune},
    markers::{gain, give, score, trigger},
    raw::{AreaKind, EventKind},
    rules::*,
    score,
    state::*,
    task::{Gain, Task},
    tribes, turns, vici,
};

/// CVL-50: a phase begins.
pub fn phase(game: &Civolution, state: &mut State, number: u8, log: &mut Log<Event>) {
    let goes_on = log.cite(CVL_50);
    if number == 1 {
        state.era += 1;
        let era = state.era;
        log.tell(Event::EraBegan { era });
    }
    log.tell(Event::PhaseBegan { phase: number });
    if number < 8 && number != 4 && goes_on {
        state.tasks.push(Task::Phase { number: number + 1 });
    }
    match number {
        1 => new_cards(game, state, log),
        2 => {
            state.tasks.push(Task::RefillGoals);
            each(game, state, log, |seat| Task::NewGoal { seat });
        }
        3 => each(game, state, log, |seat| Task::ExtraFind { seat }),
        4 => {
            state.resets = 0;
            state.final_round = false;
            for seat in Seat::all(game.players) {
                state.civs[seat].turns = 0;
            }
            turns::begin(state, state.first);
        }
        5 => sites(game, state, log),
        6 => {
            state.tasks.push(Task::ScoreStrong);
            each(game, state, log, |seat| Task::Hunger { seat });
        }
        7 => weather(game, state, log),
        _ => {
            state.tasks.push(Task::EndEra);
            state.tasks.push(Task::Monuments);
            state.doing = Doing::default();
            each(game, state, log, |seat| Task::IncomePhase { seat });
            trigger_all(game, state, When::INCOME_PHASE, log);
        }
    }
}

/// CVL-197: the same for every seat in turn order, the last seat first: it comes lowest on the stack.
fn in_order(game: &Civolution, state: &State, log: &mut Log<Event>) -> impl Iterator<Item = Seat> + use<> {
    let first = if log.cite(CVL_197) { state.first.number() } else { 0 };
    let players = game.players;
    (0..players).rev().map(move |steps| Seat::at((first + steps) % players))
}

/// The same for every seat.
fn each(game: &Civolution, state: &mut State, log: &mut Log<Event>, task: impl Fn(Seat) -> Task) {
    for seat in in_order(game, state, log) {
        // CVL-201, CVL-214 to CVL-217: V.I.C.I. is not asked.
        let task = vici::instead(state, task(seat));
        state.tasks.extend(task);
    }
}

fn trigger_all(game: &Civolution, state: &mut State, when: When, log: &mut Log<Event>) {
    for seat in in_order(game, state, log) {
        trigger(game, state, seat, when, log);
    }
}

/// CVL-51.
fn new_cards(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    let shown = log.cite(CVL_51);
    for seat in Seat::all(game.players) {
        state.civs[seat].era_used = false;
    }
    state.doing = Doing::default();
    trigger_all(game, state, When::ERA_START, log);
    for &deck in <crate::effect::Deck as strum::VariantArray>::VARIANTS.iter().rev().filter(|_| shown) {
        state.tasks.push(Task::RevealCard { deck });
    }
    state.tasks.extend(shown.then_some(Task::RevealEvent));
}

/// CVL-53: whether a material can be found in phase 3.
pub fn check_extra(game: &Civolution, state: &State, seat: Seat, material: Material) -> Result<(), Illegal> {
    let terrain = material.0 / 3;
    let here = state.civs[seat].presence();
    refuse(CVL_53, !here.iter().any(|at| game.data.terrain(at) as u8 == terrain))
}

/// The revealed areas of a kind.
fn slots_of(game: &Civolution, state: &State, kind: AreaKind) -> u32 {
    let mut slots = 0;
    for (slot, area) in state.areas.iter().enumerate() {
        if area.is_some_and(|area| game.data.areas[area.index()].kind == kind) {
            slots |= 1 << slot;
        }
    }
    slots
}

/// CVL-160: gorges, glaciers, oaks.
fn sites(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    state.doing = Doing::default();
    trigger_all(game, state, When::SITE_PHASE, log);
    // CVL-121: of the revealed areas these work now.
    if !log.cite(CVL_121) {
        return;
    }
    let (gorges, glaciers) = (slots_of(game, state, AreaKind::Gorge), slots_of(game, state, AreaKind::Glacier));
    state.tasks.push(Task::Oaks);
    for slot in bits(glaciers) {
        each(game, state, log, |seat| Task::Glacier { seat, slot });
    }
    for seat in state.first.around(game.players) {
        if vici::is(state, seat) && log.cite(CVL_214) {
            continue;
        }
        for slot in bits(gorges) {
            let civ = &state.civs[seat];
            let there = civ.presence().iter().any(|at| state.touches[at.index()] & 1 << slot != 0);
            if there && civ.mods.immune & immune::GORGE == 0 && civ.has(Stock::Food) > 0 && log.cite(CVL_160) {
                give(state, seat, Gain::Stock(Stock::Food), 1, log);
            }
        }
    }
}

/// CVL-160: what the oaks give, after the glaciers.
pub fn oaks(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    state.tasks.pop();
    let oaks = slots_of(game, state, AreaKind::MysticOak);
    for seat in state.first.around(game.players) {
        if vici::is(state, seat) && log.cite(CVL_214) {
            continue;
        }
        let mut points = 0;
        for slot in bits(oaks) {
            for at in state.civs[seat].presence().iter().filter(|at| state.touches[at.index()] & 1 << slot != 0) {
                points += i16::from(game.data.oak[game.data.terrain(at) as usize]);
            }
        }
        if points > 0 && log.cite(CVL_160) {
            score(state, seat, points, Line::Map, log);
        }
    }
}

fn bits(mut bits: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let bit = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            bit
        })
    })
}

/// CVL-160: whether a glacier can lay this tribe down.
pub fn check_lay_down(state: &State, seat: Seat, slot: u8, place: Place) -> Result<(), Illegal> {
    let near = state.touches[place.territory.index()] & 1 << slot != 0;
    let immune = state.civs[seat].mods.immune & immune::GLACIER != 0;
    refuse(CVL_160, !near || immune || tribes::count(state, seat, place) == 0)?;
    // CVL-Q12: whom another glacier has laid down lies already.
    refuse(CVL_Q12, place.weak)
}

/// CVL-164: the weather marker moves; what lies beyond a line works, but the marker stays on it.
fn weather(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    log.cite(CVL_164);
    state.doing = Doing::default();
    let event = *state.events.last().expect("an event was revealed");
    let moved = state.weather as i8 - game.data.events[event.index()].weather;
    let space = moved.clamp(0, 6) as u8;
    state.weather = space.clamp(1, 5);
    let now = state.weather;
    log.tell(Event::Weather { space: now });
    state.tasks.push(Task::ScoreEra);
    state.tasks.push(Task::Happen);
    each(game, state, log, |seat| Task::Weather { seat, space });
    trigger_all(game, state, When::EVENT_PHASE, log);
}

/// CVL-158: the weather works on a seat.
pub fn suffer(game: &Civolution, state: &mut State, seat: Seat, space: u8, log: &mut Log<Event>) {
    state.tasks.pop();
    let immunity = match space {
        0 => immune::BEYOND_HOT,
        1 => immune::HOT,
        5 => immune::COLD,
        6 => immune::BEYOND_COLD,
        _ => 0,
    };
    if state.civs[seat].mods.immune & immunity != 0 && log.cite(CVL_Q26) {
        return;
    }
    log.cite(CVL_158);
    let span = game.data.weather[usize::from(space)];
    state.tasks.push(Task::Run { seat, line: Line::Events, at: span.at, end: span.end });
}

/// CVL-165: the event is resolved.
pub fn happen(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    state.tasks.pop();
    log.cite(CVL_165);
    let event = *state.events.last().expect("an event was revealed");
    log.use_component(game.data.names.first(EventCard::KIND) + event.index());
    let data = game.data.events[event.index()];
    // CVL-216: V.I.C.I. counts, but nothing happens to her.
    if game.vici.is_some() {
        log.cite(CVL_216);
    }
    let found = |state: &State, seat: Seat| vici::table::counted(game, state, seat, event);
    let most = Seat::all(game.players).map(|seat| found(state, seat)).max().unwrap_or(0);
    let first = Seat::all(game.players).filter(|&seat| found(state, seat) == most).count();
    for steps in (0..game.players).rev() {
        let seat = Seat::at((state.first.number() + steps) % game.players);
        let own = found(state, seat);
        let rewarded = match data.kind {
            EventKind::Leader => own == most && (first == 1 || !CVL_165.in_force()),
            EventKind::MostLose => own == most && most > 0,
            EventKind::Each => own >= data.at_least.into() && own <= data.at_most.into(),
        };
        if !rewarded || (vici::is(state, seat) && log.cite(CVL_216)) {
            continue;
        }
        state.tasks.push(Task::Run { seat, line: Line::Events, at: data.does.at, end: data.does.end });
        if data.kind == EventKind::MostLose {
            let project = if data.count == crate::effect::Counted::Farms { Project::Farm } else { Project::Boat };
            state.tasks.push(Task::GiveBack { seat, project });
        }
    }
}

/// CVL-Q17: whether a boat can return and its tribes go ashore there.
pub fn check_return_boat(
    game: &Civolution,
    state: &State,
    seat: Seat,
    water: Territory,
    ashore: Territory,
) -> Result<(), Illegal> {
    let civ = &state.civs[seat];
    let Some(boat) = civ.boat_at(water) else { return Err(Illegal::by(CVL_Q17)) };
    let is_land = |at: Territory| game.data.terrain(at) != Terrain::Water;
    refuse(CVL_Q17, !is_land(ashore) || !state.adjacent[water.index()].contains(ashore))?;
    let first = state.adjacent[water.index()].iter().find(|&at| is_land(at));
    refuse(CVL_Q17, civ.boats[boat].crew == [0, 0] && first != Some(ashore))
}

/// CVL-166, CVL-167: the era is scored and the monolith moves.
pub fn score_era(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    state.tasks.pop();
    let scored = i16::from(log.cite(CVL_166));
    let tile = state.era_tiles.remove(0);
    log.use_component(game.data.names.first(ScoringTile::KIND) + tile.index());
    let category = game.data.scoring[tile.index()].category;
    let each = i16::from(game.data.era_vp[usize::from(state.era) - 1]) * scored;
    let mut points = [0i16; 4];
    for seat in state.first.around(game.players) {
        points[seat.index()] = i16::from(score::units(game, state, seat, category)) * each;
        score(state, seat, points[seat.index()], Line::Eras, log);
        log.tell(Event::EraScored { seat, points: points[seat.index()].min(255) as u8 });
    }
    if !log.cite(CVL_167) {
        return;
    }
    let most = Seat::all(game.players).map(|seat| points[seat.index()]).max().unwrap_or(0);
    let tied = Seat::all(game.players).filter(|seat| points[seat.index()] == most).count();
    let holder = state.first;
    if tied > 1 {
        log.cite(CVL_Q3);
    }
    // CVL-Q3: on a tie the present holder comes last.
    let begin = if CVL_Q3.in_force() { holder.next(game.players) } else { holder };
    let next = begin.around(game.players).find(|seat| points[seat.index()] == most);
    state.first = next.expect("somebody has the most");
    let seat = state.first;
    log.tell(Event::Monolith { seat });
}

/// CVL-172: monuments score by the favor space.
pub fn monuments(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    state.tasks.pop();
    for seat in state.first.around(game.players) {
        let civ = &state.civs[seat];
        let each = game.data.monument_vp[usize::from(civ.favor) - 1] + civ.mods.monument_vp;
        let built: u8 = civ.monuments.iter().sum();
        let hers = vici::is(state, seat) && !log.cite(CVL_217);
        if built > 0 && !hers && log.cite(CVL_172) {
            score(state, seat, i16::from(built) * i16::from(each), Line::Monuments, log);
        }
    }
}

/// CVL-173: what the era leaves behind goes; after the fourth the game is scored.
pub fn end(game: &Civolution, state: &mut State, log: &mut Log<Event>) {
    state.tasks.pop();
    if state.era >= 4 && log.cite(CVL_1) {
        score::last(game, state, log);
        state.tasks.clear();
        state.over = true;
        log.tell(Event::GameEnded);
        return;
    }
    if log.cite(CVL_173) {
        state.hunted = TerritorySet::default();
        state.tasks.push(Task::Phase { number: 1 });
        for seat in in_order(game, state, log) {
            // CVL-200: V.I.C.I. has no reset markers.
            if vici::is(state, seat) {
                continue;
            }
            let missing = 4 - state.civs[seat].resets;
            gain(state, seat, Gain::Reset, missing, log);
        }
    } else {
        state.tasks.push(Task::Phase { number: 1 });
    }
}
