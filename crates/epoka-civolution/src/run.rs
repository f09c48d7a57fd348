//! Effects, one after the other: CVL-198.

use epoka_core::{Log, Seat};

use crate::{
    Civolution,
    action::Event,
    ask,
    effect::{Counted, Effect, Goods, Stock, Terrain, When},
    markers::{gain, give, score, trigger},
    rules::*,
    state::*,
    task::{Gain, Task},
    test, tribes,
};

/// CVL-Q23: how many there are now.
pub fn count(state: &State, seat: Seat, what: Counted) -> u16 {
    let civ = &state.civs[seat];
    let track = |track: usize| u16::from(civ.tracks[track]);
    match what {
        Counted::Territories => civ.presence().len().into(),
        Counted::StrongTribes => tribes::strong(state, seat).into(),
        Counted::Tribes => civ.tribes().into(),
        Counted::Settlements => civ.settled().into(),
        Counted::Farms => state.lands.iter().filter(|land| land.farm == Some(seat)).count() as u16,
        Counted::Boats => civ.boats.iter().filter(|boat| boat.at.is_some()).count() as u16,
        Counted::BoatsWithTribe => civ.boats.iter().filter(|boat| boat.crew != [0, 0]).count() as u16,
        Counted::Food => civ.stock[0].into(),
        Counted::Money => civ.stock[1].into(),
        Counted::Ideas => civ.stock[2].into(),
        Counted::StoredMaterials => civ.stored.iter().map(|&n| u16::from(n)).sum(),
        Counted::DiceTotal => (civ.dice.iter().sum::<u8>() + civ.used + civ.fate).into(),
        Counted::TraitMarkers => civ.traits.iter().map(|&n| u16::from(n)).sum(),
        Counted::Monuments => civ.monuments.iter().map(|&n| u16::from(n)).sum(),
        Counted::TrackTechnology => track(0),
        Counted::TrackPrestige => track(1),
        Counted::TrackKnowledge => track(2),
        Counted::TrackConstruction => track(3),
        Counted::TrackCulture => track(4),
    }
}

/// Carries out the next effect of a list, or drops the list.
pub fn next(game: &Civolution, state: &mut State, (seat, line): (Seat, Line), at: u16, end: u16, log: &mut Log<Event>) {
    state.tasks.pop();
    if at >= end {
        return;
    }
    let effect = game.data.effects[usize::from(at)];
    let passed = if let Effect::Choose { of, .. } = effect { u16::from(of) } else { 0 };
    if at + 1 + passed < end {
        state.tasks.push(Task::Run { seat, line, at: at + 1 + passed, end });
    }
    if let Effect::Choose { of, forced } = effect {
        state.tasks.push(Task::Choose { seat, line, at: at + 1, of, forced });
        return;
    }
    perform(game, state, (seat, line), effect, log);
}

/// The question an effect asks first; `None` for what happens at once.
fn question(state: &State, seat: Seat, effect: Effect) -> Option<Task> {
    Some(match effect {
        Effect::Vp { .. }
        | Effect::Marker { .. }
        | Effect::Trait { of: Some(_), .. }
        | Effect::Material { of: Goods::This(_), .. }
        | Effect::Favor { .. }
        | Effect::Goal { .. }
        | Effect::LoseFood
        | Effect::Choose { .. } => return None,
        Effect::Planning { n } => Task::Planning { seat, n },
        Effect::Trait { of: None, n } => Task::GainTrait { seat, n },
        Effect::TraitMove { n } => Task::MoveTrait { seat, n },
        Effect::Material { of: Goods::Row(row), n } => Task::GainMaterial { seat, row, terrain: None, n },
        Effect::Material { of: Goods::Any, n } => Task::GainMaterial { seat, row: 0, terrain: None, n },
        Effect::Material { of: Goods::SameTerrain, n } => {
            let terrain = state.doing.found.filter(|&terrain| terrain != Terrain::Water);
            Task::GainMaterial { seat, row: 0, terrain, n }
        }
        Effect::Track { of: Some(track), n } => Task::Steps { seat, track, n },
        Effect::Track { of: None, n } => Task::ChooseTrack { seat, n },
        Effect::Produce { n } => Task::Produce { seat, n },
        Effect::Transport { n, anywhere } => Task::Transport { seat, n, anywhere },
        Effect::Migrate { n, anywhere, .. } => Task::Migrate { seat, n, anywhere },
        Effect::Procreate { n, .. } => Task::Procreate { seat, n },
        Effect::Strengthen { n } => Task::Strengthen { seat, n },
        Effect::Hunt { n } => Task::Hunt { seat, n },
        Effect::Find { n } => Task::Find { seat, n },
        Effect::Explore { n } => Task::Explore { seat, n },
        Effect::ExploreTerritory => Task::ExploreTerritory { seat },
        Effect::Build { n, kinds, same } => Task::Build { seat, n, kinds, same },
        Effect::Trade { sell, buy } => Task::Trade { seat, sell, buy },
        Effect::Card { n, face_up, face_down } => Task::TakeCard { seat, n, up: face_up, down: face_down },
        Effect::Draw { draw, keep } => Task::ChooseDraws { seat, left: draw, keep },
        Effect::Install { deck, special } => Task::Install { seat, deck, special },
        Effect::Perform { n } => Task::Perform { seat, n },
        Effect::GainIncome => Task::GainIncome { seat },
        Effect::Upgrade { value } => Task::Upgrade { seat, value },
        Effect::Row => Task::FlipRow { seat },
        Effect::Die { of } => Task::GainDie { seat, of },
        Effect::WeakTribes { n } => Task::WeakTribes { seat, n, at: None },
        Effect::Activity { n, different } => Task::Activity { seat, n, different },
        Effect::Test { guards } => Task::Test { seat, guards, more: 0 },
        Effect::LoseTribe => Task::LoseTribe { seat },
    })
}

/// Whether an effect would do nothing now: such an alternative is none.
pub fn is_idle(game: &Civolution, state: &State, seat: Seat, effect: Effect) -> bool {
    let moot = |task: Task| matches!(ask::options(game, state, task), ask::Options::None);
    match effect {
        Effect::Favor { .. } => state.civs[seat].favor == 6,
        Effect::LoseFood => state.civs[seat].has(Stock::Food) == 0,
        // CVL-Q13: a tribe may be lost although there is food.
        Effect::LoseTribe if state.civs[seat].has(Stock::Food) > 0 && !CVL_Q13.in_force() => true,
        Effect::Goal { gain, install } => {
            (gain == 0 || moot(Task::GainGoal { seat, refill: true }))
                && (install == 0 || moot(Task::InstallGoal { seat }))
        }
        Effect::Vp { .. } | Effect::Marker { .. } | Effect::Track { .. } => false,
        Effect::Test { .. } => test::is_sure(&state.civs[seat]) && !waits(game, state, seat, When::FAVOR_PASS),
        Effect::Migrate { more, .. } | Effect::Procreate { more, .. } if more > 0 => false,
        other => question(state, seat, other).is_some_and(moot),
    }
}

/// Whether an ability of a seat waits for a moment.
fn waits(game: &Civolution, state: &State, seat: Seat, when: When) -> bool {
    !state.civs[seat].able.in_both(&game.data.on[when.index()]).is_empty()
}

/// CVL-198: one effect happens, or asks its question.
pub fn perform(game: &Civolution, state: &mut State, (seat, line): (Seat, Line), effect: Effect, log: &mut Log<Event>) {
    match effect {
        Effect::Vp { n, per, div, max } => {
            // CVL-Q23: fractions are dropped.
            let parts = |n: u16| if CVL_Q23.in_force() { n / u16::from(div) } else { n.div_ceil(div.into()) };
            let times = per.map_or(1, |what| parts(count(state, seat, what)));
            if per.is_some() {
                log.cite(CVL_Q23);
            }
            score(state, seat, (times * u16::from(n)).min(max.into()) as i16, line, log);
        }
        Effect::Marker { of, n } => gain(state, seat, Gain::Stock(of), n, log),
        Effect::Trait { of: Some(of), n } => gain(state, seat, Gain::Trait(of), n, log),
        Effect::Material { of: Goods::This(material), n } => gain(state, seat, Gain::Stored(material), n, log),
        Effect::Favor { n } => favor(game, state, seat, n, log),
        Effect::LoseFood => give(state, seat, Gain::Stock(Stock::Food), 1, log),
        Effect::Goal { gain: 1, install: 1 } => state.tasks.push(Task::Goals { seat }),
        Effect::Goal { gain, install } => {
            (0..install).for_each(|_| state.tasks.push(Task::InstallGoal { seat }));
            (0..gain).for_each(|_| state.tasks.push(Task::GainGoal { seat, refill: true }));
        }
        Effect::Build { .. } => state.doing.built = 0,
        Effect::Draw { .. } => state.doing.draws = [0; 5],
        Effect::Activity { .. } => {
            // What an effect further down has performed counts when that goes on.
            let effect = state.tasks.len() as u8 + 1;
            state.doing.performed.retain(|&mut (by, _)| by < effect);
        }
        Effect::Migrate { .. } => tribes::begin_migrations(state, log),
        Effect::Planning { .. }
        | Effect::Trait { of: None, .. }
        | Effect::TraitMove { .. }
        | Effect::Material { of: Goods::Row(_) | Goods::Any | Goods::SameTerrain, .. }
        | Effect::Track { .. }
        | Effect::Produce { .. }
        | Effect::Transport { .. }
        | Effect::Procreate { .. }
        | Effect::Strengthen { .. }
        | Effect::Hunt { .. }
        | Effect::Find { .. }
        | Effect::Explore { .. }
        | Effect::ExploreTerritory
        | Effect::Trade { .. }
        | Effect::Card { .. }
        | Effect::Install { .. }
        | Effect::Perform { .. }
        | Effect::GainIncome
        | Effect::Upgrade { .. }
        | Effect::Row
        | Effect::Die { .. }
        | Effect::WeakTribes { .. }
        | Effect::Test { .. }
        | Effect::Choose { .. }
        | Effect::LoseTribe => {}
    }
    let task = question(state, seat, effect);
    state.tasks.extend(task);
    if let Effect::Migrate { more, .. } | Effect::Procreate { more, .. } = effect {
        test_for_more(state, seat, more);
    }
}

/// CVL-71: a test that is taken first and decides how often.
fn test_for_more(state: &mut State, seat: Seat, more: u8) {
    if more > 0 && CVL_71.in_force() {
        state.tasks.push(Task::Test { seat, guards: 0, more });
    }
}

/// CVL-152: steps on the favor track.
pub fn favor(game: &Civolution, state: &mut State, seat: Seat, n: u8, log: &mut Log<Event>) {
    for _ in 0..n {
        let civ = &mut state.civs[seat];
        if civ.favor == 6 && log.cite(CVL_152) {
            return;
        }
        civ.favor += 1;
        let space = civ.favor;
        log.tell(Event::Favor { seat, space });
        trigger(game, state, seat, When::FAVOR_STEP, log);
    }
}
