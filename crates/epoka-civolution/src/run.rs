//! Effects, one after the other: CVL-198.

use epoka_core::{Log, Seat};

use crate::{
    Civolution,
    action::Event,
    effect::{Counted, Effect, Goods, Terrain, When},
    markers::{gain, score, trigger},
    rules::*,
    state::*,
    task::{Gain, Task},
    tribes,
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
    let passed = match effect {
        Effect::Choose { of, .. } => u16::from(of),
        _ => 0,
    };
    if at + 1 + passed < end {
        state.tasks.push(Task::Run { seat, line, at: at + 1 + passed, end });
    }
    if let Effect::Choose { of, forced } = effect {
        state.tasks.push(Task::Choose { seat, line, at: at + 1, of, forced });
        return;
    }
    perform(game, state, (seat, line), effect, log);
}

/// CVL-198: one effect happens, or asks its question.
pub fn perform(game: &Civolution, state: &mut State, (seat, line): (Seat, Line), effect: Effect, log: &mut Log<Event>) {
    let task = match effect {
        Effect::Vp { n, per, div, max } => {
            let times = per.map_or(1, |what| count(state, seat, what) / u16::from(div));
            if per.is_some() {
                log.cite(CVL_Q23);
            }
            score(state, seat, (times * u16::from(n)).min(max.into()) as i16, line, log);
            return;
        }
        Effect::Marker { of, n } => return gain(state, seat, Gain::Stock(of), n, log),
        Effect::Trait { of: Some(of), n } => return gain(state, seat, Gain::Trait(of), n, log),
        Effect::Material { of: Goods::This(material), n } => return gain(state, seat, Gain::Stored(material), n, log),
        Effect::Favor { n } => return favor(game, state, seat, n, log),
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
        Effect::Migrate { n, more, anywhere } => {
            state.tasks.push(Task::Migrate { seat, n, anywhere });
            return test_for_more(state, seat, more);
        }
        Effect::Procreate { n, more } => {
            state.tasks.push(Task::Procreate { seat, n });
            return test_for_more(state, seat, more);
        }
        Effect::Strengthen { n } => Task::Strengthen { seat, n },
        Effect::Hunt { n } => Task::Hunt { seat, n },
        Effect::Find { n } => Task::Find { seat, n },
        Effect::Explore { n } => Task::Explore { seat, n },
        Effect::ExploreTerritory => Task::ExploreTerritory { seat },
        Effect::Build { n, kinds, same } => {
            state.doing.built = 0;
            Task::Build { seat, n, kinds, same }
        }
        Effect::Trade { sell, buy } => Task::Trade { seat, sell, buy },
        Effect::Card { n, face_up, face_down } => Task::TakeCard { seat, n, up: face_up, down: face_down },
        Effect::Draw { draw, keep } => {
            state.doing.draws = [0; 5];
            Task::ChooseDraws { seat, left: draw, keep, least: 0 }
        }
        Effect::Install { deck, special } => Task::Install { seat, deck, special, second: false },
        Effect::Goal { gain, install } => {
            (0..install).for_each(|_| state.tasks.push(Task::InstallGoal { seat }));
            (0..gain).for_each(|_| state.tasks.push(Task::GainGoal { seat, refill: true }));
            return;
        }
        Effect::Perform { n } => Task::Perform { seat, n },
        Effect::GainIncome => Task::GainIncome { seat },
        Effect::Upgrade { value } => Task::Upgrade { seat, value },
        Effect::Row => Task::FlipRow { seat },
        Effect::Die { of } => Task::GainDie { seat, of },
        Effect::WeakTribes { n } => Task::WeakTribes { seat, n, at: None },
        Effect::Activity { n, different } => {
            state.doing.performed.clear();
            Task::Activity { seat, n, different }
        }
        Effect::Test { guards } => Task::Test { seat, guards, more: 0 },
        Effect::LoseFood => {
            crate::markers::give(state, seat, Gain::Stock(crate::effect::Stock::Food), 1, log);
            return;
        }
        Effect::LoseTribe => Task::LoseTribe { seat },
        Effect::Choose { .. } => return,
    };
    state.tasks.push(task);
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
        if civ.favor == 6 {
            log.cite(CVL_152);
            return;
        }
        civ.favor += 1;
        let space = civ.favor;
        log.tell(Event::Favor { seat, space });
        trigger(game, state, seat, When::FAVOR_STEP, log);
    }
}
