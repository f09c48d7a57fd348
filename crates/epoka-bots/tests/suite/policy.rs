//! How the policies choose and play, at the torture game.

use epoka_bots::{Decision, Policy, Tally, playout};
use epoka_core::{Class, Game, Log, Random, Seat, Turn, Viewer};
use epoka_testkit::torture::{Setup, State, Torture, torture};

fn play(rules: &Torture, policy: Policy, seed: u64) -> (State, Tally) {
    let mut state = rules.start();
    let tally = playout(rules, &mut state, policy, &mut Random::new(seed));
    (state, tally)
}

/// A decision with several actions to choose from, one of which concedes.
fn decision(rules: &Torture) -> (State, Vec<<Torture as Game>::Action>) {
    let (mut state, mut random, mut actions) = (rules.start(), Random::new(1), Vec::new());
    loop {
        match rules.turn(&state) {
            Turn::Chance(chance) => {
                let mut odds = Vec::new();
                rules.among(&state, Viewer::Referee, &mut odds);
                let outcome = random.answer(chance, &mut odds);
                rules.chance(&mut state, &outcome, &mut Log::new());
            }
            Turn::Decision { seats, .. } => {
                let seat = seats.iter().next().unwrap();
                actions.clear();
                rules.actions(&state, seat, &mut actions);
                let concedes = actions.iter().any(|action| Torture::class(action) == Class::Concede);
                if concedes && actions.len() > 3 {
                    return (state, actions);
                }
                let action = Policy::Random.choose(&Decision::new(rules, &state, seat), &actions, &mut random).unwrap();
                rules.act(&mut state, seat, action, &mut Log::new()).unwrap();
            }
            Turn::Over => panic!("the torture game offers no such decision"),
        }
    }
}

#[test]
fn every_policy_plays_to_the_end_at_every_table() {
    for players in Torture::PLAYERS.0..=Torture::PLAYERS.1 {
        let rules = torture(players, &Setup::default());
        for policy in Policy::ALL {
            let (state, tally) = play(&rules, policy, 7);
            assert_eq!(rules.turn(&state), Turn::Over);
            assert!(tally.decisions > 0 && tally.options >= tally.decisions);
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let rules = torture(3, &Setup::default());
    for policy in Policy::ALL {
        assert_eq!(play(&rules, policy, 7), play(&rules, policy, 7));
        assert_ne!(play(&rules, policy, 7), play(&rules, policy, 8));
    }
}

#[test]
fn random_play_takes_every_action_but_conceding() {
    let rules = torture(2, &Setup::default());
    let (state, actions) = decision(&rules);
    let Turn::Decision { seats, .. } = rules.turn(&state) else { panic!("somebody decides") };
    let (seat, mut random) = (seats.iter().next().unwrap(), Random::new(3));
    let chosen: Vec<_> = (0..300)
        .map(|_| Policy::Random.choose(&Decision::new(&rules, &state, seat), &actions, &mut random).unwrap())
        .collect();
    for action in &actions {
        assert_eq!(chosen.contains(action), Torture::class(action) != Class::Concede, "{action:?}");
    }
}

#[test]
fn greedy_play_takes_the_best_at_first_sight_and_only_that() {
    let rules = torture(2, &Setup::default());
    let (state, actions) = decision(&rules);
    let Turn::Decision { seats, .. } = rules.turn(&state) else { panic!("somebody decides") };
    let (seat, mut random) = (seats.iter().next().unwrap(), Random::new(3));
    let going_on = actions.iter().filter(|action| Torture::class(action) != Class::Concede);
    let best = going_on.clone().map(|action| rules.instinct(&state, seat, action)).max().unwrap();
    let chosen: Vec<_> = (0..300)
        .map(|_| Policy::Greedy.choose(&Decision::new(&rules, &state, seat), &actions, &mut random).unwrap())
        .collect();
    for action in going_on {
        assert_eq!(chosen.contains(action), rules.instinct(&state, seat, action) == best, "{action:?}");
    }
}

#[test]
fn nothing_is_chosen_when_nothing_goes_on() {
    let rules = torture(2, &Setup::default());
    let (state, mut actions) = decision(&rules);
    actions.retain(|action| Torture::class(action) == Class::Concede);
    for policy in Policy::ALL {
        let seat = Seat::at(0);
        assert_eq!(policy.choose(&Decision::new(&rules, &state, seat), &actions, &mut Random::new(1)), None);
    }
}

#[test]
fn a_policy_is_known_by_its_name() {
    for policy in Policy::ALL {
        assert_eq!(policy.to_string().parse(), Ok(policy));
    }
    let unknown = "wise".parse::<Policy>().unwrap_err();
    assert_eq!(unknown.to_string(), "there is no policy `wise`: it is `random`, `greedy` or `easy`");
}
