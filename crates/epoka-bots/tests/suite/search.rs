//! How the search thinks, at the torture game, which has secrets of every kind.

use epoka_bots::{Budget, Decision, Level, Policy, Search, Thought};
use epoka_core::{Class, Game, Log, Random, Seat, Turn, Viewer};
use epoka_testkit::torture::{Setup, State, Torture, torture};

type Thoughts = Vec<Thought<<Torture as Game>::Action>>;

/// Decisions from all over some random games, with who owes them.
fn decisions(rules: &Torture, seeds: std::ops::Range<u64>) -> Vec<(State, Seat)> {
    let (mut found, mut actions, mut odds) = (Vec::new(), Vec::new(), Vec::new());
    for seed in seeds {
        let (mut state, mut random) = (rules.start(), Random::new(seed));
        loop {
            match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance(chance) => {
                    odds.clear();
                    rules.among(&state, Viewer::Referee, &mut odds);
                    let outcome = random.answer(chance, &mut odds);
                    rules.chance(&mut state, &outcome, &mut Log::new());
                }
                Turn::Decision { seats, .. } => {
                    found.extend(seats.iter().map(|seat| (state.clone(), seat)));
                    let seat = seats.iter().next().unwrap();
                    actions.clear();
                    rules.actions(&state, seat, &mut actions);
                    let action =
                        Policy::Random.choose(&Decision::new(rules, &state, seat), &actions, &mut random).unwrap();
                    rules.act(&mut state, seat, action, &mut Log::new()).unwrap();
                }
            }
        }
    }
    found
}

fn think(rules: &Torture, state: &State, seat: Seat, level: Level, seed: u64) -> Thoughts {
    level.think(&Decision::new(rules, state, seat), &mut Search::new(), &mut Random::new(seed))
}

/// The law: whatever is hidden from a seat, a bot in its place thinks the same.
#[test]
fn every_level_depends_on_what_its_seat_knows_alone() {
    for players in Torture::PLAYERS.0..=Torture::PLAYERS.1 {
        let rules = torture(players, &Setup::default());
        let (mut worlds, mut different) = (Random::new(5), 0);
        for (number, (state, seat)) in decisions(&rules, 0..3).into_iter().enumerate() {
            let world = rules.imagine(&state, seat, &mut worlds);
            different += usize::from(world != state);
            // The long searches are tried on a sample.
            let levels = if number % 20 == 0 { &Level::ALL[..] } else { &Level::ALL[..2] };
            for &level in levels {
                let seed = number as u64;
                let (true_one, imagined) =
                    (think(&rules, &state, seat, level, seed), think(&rules, &world, seat, level, seed));
                assert_eq!(true_one, imagined, "{level} at {players} players, decision {number}");
            }
        }
        assert!(different > 10, "hidden things differed {different} times");
    }
}

#[test]
fn a_search_thinks_of_every_action_but_giving_up() {
    let rules = torture(3, &Setup::default());
    let mut conceding = 0;
    for (state, seat) in decisions(&rules, 0..2) {
        let mut actions = Vec::new();
        rules.canonical(&state, seat, None, &mut actions);
        let all = actions.len();
        actions.retain(|action| Torture::class(action) != Class::Concede);
        conceding += all - actions.len();
        let thoughts = think(&rules, &state, seat, Level::Search(Budget::Iterations(200)), 1);
        assert_eq!(thoughts.len(), actions.len());
        assert!(thoughts.iter().all(|thought| actions.contains(&thought.action)));
        assert!(thoughts.is_sorted_by_key(|thought| std::cmp::Reverse(thought.visits)), "the best comes first");
        assert!(thoughts.iter().all(|thought| thought.value.is_none_or(|value| (0.0..=1.0).contains(&value))));
    }
    assert!(conceding > 0, "nobody could have given up");
}

/// Thinking stops when nothing can change the choice, and never goes beyond the budget.
#[test]
fn a_budget_is_kept() {
    let rules = torture(2, &Setup::default());
    let mut most = 0;
    for (state, seat) in decisions(&rules, 0..1) {
        let thoughts = think(&rules, &state, seat, Level::Search(Budget::Iterations(64)), 1);
        let visits: u32 = thoughts.iter().map(|thought| thought.visits).sum();
        assert!(visits <= 64);
        most = most.max(visits);
    }
    assert!(most > 32, "{most}");
}

/// Search is worth its time: it wins far more than its share against chance.
#[test]
fn a_search_beats_chance() {
    const GAMES: u64 = 40;
    let rules = torture(2, &Setup::default());
    let (mut wins, mut odds, mut actions, mut search) = (0, Vec::new(), Vec::new(), Search::new());
    for game in 0..GAMES {
        let (mut state, mut random) = (rules.start(), Random::new(game));
        let bot = Seat::at((game % 2) as u8);
        loop {
            match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance(chance) => {
                    odds.clear();
                    rules.among(&state, Viewer::Referee, &mut odds);
                    let outcome = random.answer(chance, &mut odds);
                    rules.chance(&mut state, &outcome, &mut Log::new());
                }
                Turn::Decision { seats, .. } => {
                    let seat = seats.iter().next().unwrap();
                    let action = if seat == bot {
                        search.think(&Decision::new(&rules, &state, seat), Budget::Iterations(100), &mut random)[0]
                            .action
                    } else {
                        actions.clear();
                        rules.actions(&state, seat, &mut actions);
                        Policy::Random.choose(&Decision::new(&rules, &state, seat), &actions, &mut random).unwrap()
                    };
                    rules.act(&mut state, seat, action, &mut Log::new()).unwrap();
                }
            }
        }
        wins += u64::from(rules.standings(&state)[0].seat == bot);
    }
    assert!(wins >= 28, "{wins} of {GAMES}");
}
