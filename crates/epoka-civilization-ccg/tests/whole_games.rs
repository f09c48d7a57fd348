//! Games between starter decks from set-up to the end.

use std::sync::Arc;

use epoka_civilization_ccg::{Ccg, Setup, data::Data, deck::DeckChoice, state::State};
use epoka_core::{Class, Game, Log, Random, Turn, Viewer};

/// Plays a game; answers how many decisions it took.
fn play(game: &Ccg, seed: u64, greedy: bool) -> (State, usize) {
    let (mut random, mut log) = (Random::new(seed), Log::new());
    let (mut list, mut odds) = (Vec::new(), Vec::new());
    let mut state = game.start();
    let mut decisions = 0;
    loop {
        log.clear();
        match game.turn(&state) {
            Turn::Over => return (state, decisions),
            Turn::Chance(chance) => {
                odds.clear();
                game.among(&state, Viewer::Referee, &mut odds);
                let outcome = random.answer(chance, &mut odds);
                game.chance(&mut state, &outcome, &mut log);
            }
            Turn::Decision { seats, .. } => {
                let seat = seats.iter().next().expect("somebody is asked");
                list.clear();
                game.actions(&state, seat, &mut list);
                list.retain(|action| Ccg::class(action) != Class::Concede);
                let best = list.iter().max_by_key(|action| game.instinct(&state, seat, action)).copied();
                let any = random.choose(&list).copied();
                let action = if greedy && random.below(10) > 0 { best } else { any };
                let action = action.unwrap_or_else(|| panic!("seat {seat} is asked `{}`", game.asks(&state, seat)));
                game.act(&mut state, seat, action, &mut log).expect("what is listed is accepted");
                decisions += 1;
            }
        }
        if decisions % 16 == 0 {
            game.check(&state).unwrap_or_else(|wrong| panic!("seed {seed}, decision {decisions}: {wrong}"));
        }
        assert!(decisions < 20_000, "the game ends");
    }
}

#[test]
fn every_pair_of_starter_decks_plays_to_the_end() {
    let data = Arc::new(Data::printed());
    let ids: Vec<String> = data.starters.iter().map(|starter| starter.id.clone()).collect();
    let (mut games, mut decisions, mut prosperity, mut conquest) = (0, 0, 0, 0);
    for (one, first) in ids.iter().enumerate() {
        for (two, second) in ids.iter().enumerate() {
            let decks = [first, second].map(|id| DeckChoice::Starter(id.clone())).to_vec();
            let game = Ccg::bind(&data, 2, &Setup { decks, round_limit: true, ..Setup::default() })
                .expect("starter decks are legal");
            for greedy in [false, true] {
                let (state, taken) = play(&game, (one * 10 + two) as u64, greedy);
                games += 1;
                decisions += taken;
                match state.ended.expect("the game is over") {
                    epoka_civilization_ccg::state::Ended::Prosperity(_) => prosperity += 1,
                    epoka_civilization_ccg::state::Ended::Conquest(_) => conquest += 1,
                    epoka_civilization_ccg::state::Ended::Limit => {}
                }
            }
        }
    }
    println!("{games} games, {decisions} decisions, {prosperity} by prosperity, {conquest} by conquest");
    assert_eq!(games, 72);
}

#[test]
fn three_and_four_play_to_the_end() {
    let data = Arc::new(Data::printed());
    for players in [3, 4] {
        let game =
            Ccg::bind(&data, players, &Setup { round_limit: true, ..Setup::default() }).expect("so many can play");
        for seed in 0..4 {
            play(&game, seed, seed % 2 == 1);
        }
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<State>() <= 8192, "{} bytes", size_of::<State>());
}
