//! Civilizations that do what looks best at first sight score, feed their people, and beat who plays at random, and V.I.C.I.
//! where she is a beginner.

use epoka_civolution::{
    Civolution, Setup,
    action::{Action, Event},
    state::State,
    task::Task,
};
use epoka_core::{Game, Log, Random, Seat, Turn, Viewer};

/// How a seat decides.
#[derive(Clone, Copy, PartialEq)]
enum By {
    Instinct,
    Chance,
}

/// What happened in one game.
#[derive(Debug, Default)]
struct Story {
    /// Tribes that were left hungry although there was food for one more.
    forgotten: u32,
    /// Cards, goals and chips installed, modules upgraded, areas turned up.
    installed: u32,
    upgraded: u32,
    explored: u32,
    /// How often a chip's action was performed, and how often its points were taken instead.
    chips: [u32; 2],
}

fn play(game: &Civolution, by: &[By], seed: u64) -> (State, Story) {
    let (mut state, mut random, mut story) = (game.start(), Random::new(seed), Story::default());
    let (mut log, mut odds, mut actions) = (Log::new(), Vec::new(), Vec::new());
    loop {
        log.clear();
        match game.turn(&state) {
            Turn::Over => return (state, story),
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
                let best = match by[seat.index()] {
                    By::Instinct => actions.iter().rev().max_by_key(|action| game.instinct(&state, seat, action)),
                    By::Chance => random.choose(&actions),
                };
                let best = *best.expect("there is something to decide");
                let feeds = actions.iter().any(|action| matches!(action, Action::Feed { .. } | Action::FeedAll));
                let hungry = matches!(state.tasks.last(), Some(Task::Feed { .. })) && feeds;
                story.forgotten += u32::from(hungry && best == Action::Skip && by[seat.index()] == By::Instinct);
                if let (Some(Task::PerformHow { .. }), Action::Option { number }) = (state.tasks.last(), best) {
                    story.chips[usize::from(number)] += 1;
                }
                game.act(&mut state, seat, best, &mut log).expect("it was listed");
            }
        }
        for event in &log.events {
            match event {
                Event::Installed { .. } => story.installed += 1,
                Event::Upgraded { .. } => story.upgraded += 1,
                Event::AreaRevealed { .. } => story.explored += 1,
                _ => {}
            }
        }
    }
}

#[test]
fn instinct_beats_chance_from_either_seat() {
    let game = Civolution::printed(2, &Setup::default()).expect("such a match can be");
    let mut won = 0;
    for seed in 0..10 {
        let own = Seat::at((seed % 2) as u8);
        let mut by = [By::Chance; 2];
        by[own.index()] = By::Instinct;
        let (state, _) = play(&game, &by, seed);
        won += u32::from(game.standings(&state)[0].seat == own);
    }
    assert!(won >= 9, "{won} of 10");
}

#[test]
fn civilizations_flourish_by_instinct() {
    for players in 2..=4 {
        let game = Civolution::printed(players, &Setup::default()).expect("such a match can be");
        let (games, mut points, mut all) = (4, 0, Story::default());
        for seed in 0..games {
            let (state, story) = play(&game, &[By::Instinct; 4], seed);
            points += Seat::all(players).map(|seat| game.score(&state, seat)).sum::<i32>();
            all.forgotten += story.forgotten;
            all.installed += story.installed;
            all.upgraded += story.upgraded;
            all.explored += story.explored;
            for (sum, chips) in all.chips.iter_mut().zip(story.chips) {
                *sum += chips;
            }
        }
        let civs = i32::from(players) * games as i32;
        println!("{players} players: {points} points of {civs} civilizations, {all:?}");
        assert_eq!(all.forgotten, 0, "{all:?}");
        assert!(points >= 110 * civs, "{points} points of {civs} civilizations");
        assert!(all.installed as i32 >= 4 * civs, "{all:?}");
        assert!(all.upgraded as i32 >= 2 * civs, "{all:?}");
        assert!(all.explored >= 12 * games as u32, "{all:?}");
        // Points are a real alternative to what a chip does.
        assert!(all.chips.iter().all(|&times| times >= games as u32), "{all:?}");
    }
}

#[test]
fn instinct_beats_a_beginner_of_her_kind() {
    let game = Civolution::printed(1, &Setup::default()).expect("such a match can be");
    let won = (0..10).filter(|&seed| game.standings(&play(&game, &[By::Instinct], seed).0)[0].place == 1).count();
    assert!(won >= 8, "{won} of 10");
}
