//! Civilizations that do what looks best at first sight grow, build wonders, keep up in strength, and neither starve nor
//! revolt.

use epoka_core::{Game, Log, Random, Seat, Turn, Viewer};
use epoka_through_the_ages::{ThroughTheAges, action::Event, rate, state::State};

/// What happened in one game that all seats played by instinct.
#[derive(Debug, Default)]
struct Story {
    turns: u32,
    uprisings: u32,
    famines: u32,
    wonders: u32,
    workers: i16,
    culture: i32,
    decisions: u32,
}

fn play(players: u8, seed: u64) -> (State, Story) {
    let game = ThroughTheAges::printed(players).expect("such a match can be");
    let (mut state, mut random, mut story) = (game.start(), Random::new(seed), Story::default());
    let (mut log, mut odds, mut actions) = (Log::new(), Vec::new(), Vec::new());
    loop {
        log.clear();
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(chance) => {
                odds.clear();
                game.among(&state, Viewer::Referee, &mut odds);
                let outcome = random.answer(chance, &mut odds);
                game.chance(&mut state, &outcome, &mut log);
            }
            Turn::Decision { seats, .. } => {
                let seat = seats.iter().next().expect("somebody decides");
                actions.clear();
                game.actions(&state, seat, &mut actions);
                let best = actions.iter().rev().max_by_key(|action| game.instinct(&state, seat, action));
                let best = *best.expect("there is something to decide");
                game.act(&mut state, seat, best, &mut log).expect("it was listed");
                story.decisions += 1;
            }
        }
        for event in &log.events {
            match event {
                Event::TurnBegan { .. } => story.turns += 1,
                Event::Uprising { .. } => story.uprisings += 1,
                Event::Famine { .. } => story.famines += 1,
                Event::Completed { .. } => story.wonders += 1,
                _ => {}
            }
        }
    }
    for seat in Seat::all(players) {
        story.workers += rate::workers(&state.nations[seat]);
        story.culture += game.score(&state, seat);
    }
    (state, story)
}

#[test]
fn civilizations_flourish_by_instinct() {
    for players in 2..=4 {
        let (games, mut all) = (4, Story::default());
        for seed in 0..games {
            let (state, story) = play(players, seed);
            assert_eq!(state.players(), players, "nobody resigns");
            all.turns += story.turns;
            all.uprisings += story.uprisings;
            all.famines += story.famines;
            all.wonders += story.wonders;
            all.workers += story.workers;
            all.culture += story.culture;
            all.decisions += story.decisions;
        }
        println!("{players} players: {all:?}");
        let nations = i32::from(players) * games as i32;
        assert!(20 * all.uprisings <= all.turns, "{all:?}");
        assert!(20 * all.famines <= all.turns, "{all:?}");
        assert!(all.wonders as i32 >= nations, "{all:?}");
        assert!(i32::from(all.workers) >= 11 * nations, "{all:?}");
        assert!(all.culture >= 60 * nations, "{all:?}");
    }
}
