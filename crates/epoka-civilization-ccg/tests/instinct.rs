//! What looks best at first sight: it beats chance, and where it is certain nobody searches.

use std::sync::Arc;

use epoka_bots::{Decision, Level, Policy, Search};
use epoka_civilization_ccg::{Ccg, Setup, action::Action, data::Data, deck::DeckChoice, state::State};
use epoka_core::{Class, Game, Log, Random, Seat, Turn, Viewer, tuning::CERTAIN};

fn mirror(data: &Arc<Data>, deck: usize) -> Ccg {
    let deck = DeckChoice::Starter(data.starters[deck].id.clone());
    Ccg::bind(data, 2, &Setup { decks: vec![deck; 2], ..Setup::default() }).expect("starter decks are legal")
}

/// Plays a game and looks at every decision before it is made.
fn play(
    game: &Ccg,
    seed: u64,
    policies: [Policy; 2],
    mut look: impl FnMut(&State, Seat, &[Action], &mut Random),
) -> State {
    let (mut random, mut log) = (Random::new(seed), Log::new());
    let (mut actions, mut odds) = (Vec::new(), Vec::new());
    let mut state = game.start();
    loop {
        log.clear();
        match game.turn(&state) {
            Turn::Over => return state,
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
                look(&state, seat, &actions, &mut random);
                let action = policies[seat.index()].choose(&Decision::new(game, &state, seat), &actions, &mut random);
                game.act(&mut state, seat, action.expect("a seat can go on"), &mut log).expect("it was listed");
            }
        }
    }
}

#[test]
fn a_list_looks_like_its_actions_and_at_most_one_is_certain() {
    let data = Arc::new(Data::printed());
    let (mut lists, mut certain) = (0, 0);
    for deck in 0..data.starters.len() {
        let game = mirror(&data, deck);
        play(&game, deck as u64, [Policy::Greedy; 2], |state, seat, actions, _| {
            let mut instincts = Vec::new();
            game.instincts(state, seat, actions, &mut instincts);
            let one_by_one: Vec<i32> = actions.iter().map(|action| game.instinct(state, seat, action)).collect();
            let more: Vec<i32> = instincts.iter().zip(&one_by_one).map(|(all, one)| all - one).collect();
            let raised = more.iter().filter(|&&more| more == CERTAIN).count();
            assert!(raised <= 1 && more.iter().all(|&more| more == 0 || more == CERTAIN), "{more:?}");
            (lists, certain) = (lists + 1, certain + raised);
        });
    }
    assert!(certain > lists / 10, "{certain} of {lists} lists leave no doubt");
}

/// No world is imagined for it: nothing was visited.
#[test]
fn what_is_certain_is_not_searched_for() {
    let data = Arc::new(Data::printed());
    let game = mirror(&data, 5);
    let (mut search, mut found) = (Search::new(), 0);
    for seed in 7..10 {
        play(&game, seed, [Policy::Greedy; 2], |state, seat, actions, random| {
            let open: Vec<Action> =
                actions.iter().copied().filter(|action| Ccg::class(action) != Class::Concede).collect();
            let mut instincts = Vec::new();
            game.instincts(state, seat, &open, &mut instincts);
            if let Some(at) = instincts.iter().position(|&looks| looks >= CERTAIN)
                && open.len() > 1
            {
                let thoughts = Level::Hard.think(&Decision::new(&game, state, seat), &mut search, random);
                assert_eq!(thoughts[0].action, open[at]);
                assert_eq!(thoughts.len(), open.len());
                assert!(thoughts.iter().all(|thought| thought.visits == 0));
                found += 1;
            }
        });
    }
    assert!(found > 20, "{found}");
}

#[test]
fn instinct_beats_chance_with_every_deck() {
    let data = Arc::new(Data::printed());
    let mut won = 0;
    for deck in 0..data.starters.len() {
        let game = mirror(&data, deck);
        for seed in 0..4 {
            let greedy = Seat::at(seed as u8 % 2);
            let policies =
                if seed % 2 == 0 { [Policy::Greedy, Policy::Random] } else { [Policy::Random, Policy::Greedy] };
            let end = play(&game, seed, policies, |_, _, _, _| ());
            won += usize::from(game.standings(&end)[0].seat == greedy);
        }
    }
    assert!(won >= 20, "{won} of 24");
}
