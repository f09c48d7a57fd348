//! Tournaments between bots and programs.

use std::{path::Path, time::Duration};

use epoka_arena::{Contestant, Report, Tournament, TournamentError};
use epoka_games::{AnyGame, find};
use serde_json::{Value, json};

const BUDGET: Duration = Duration::from_millis(1500);

fn tournament(game: &str, seats: &[&str], games: u32, threads: usize) -> Report {
    let game = find(game).unwrap().open(&[]).unwrap();
    play(&*game, seats, games, threads, &Value::Null, &mut |_| ())
}

fn play(
    game: &dyn AnyGame,
    seats: &[&str],
    games: u32,
    threads: usize,
    setup: &Value,
    ended: &mut dyn FnMut(&epoka_arena::Ended),
) -> Report {
    let contestants: Vec<Contestant> = seats.iter().map(|name| name.parse().unwrap()).collect();
    let tournament =
        Tournament { game, setup, contestants: &contestants, games, seed: "test", threads, budget: BUDGET };
    tournament.play(ended).unwrap()
}

/// What does not depend on the clock.
fn timeless(mut report: Report) -> Report {
    (report.games_per_s, report.decisions_per_s) = (0.0, 0.0);
    for seat in &mut report.seats {
        (seat.ms_per_decision, seat.ms_longest) = (0.0, 0.0);
    }
    report
}

#[test]
fn the_same_seed_gives_the_same_report_on_any_number_of_threads() {
    let alone = tournament("age-of-civilization", &["easy", "random", "random"], 9, 1);
    let together = tournament("age-of-civilization", &["easy", "random", "random"], 9, 3);
    assert_eq!(timeless(alone.clone()), timeless(together));
    let wins: f64 = alone.seats.iter().map(|seat| seat.wins).sum();
    assert!((wins - 9.0).abs() < 1e-9, "every game is won once: {wins}");
    let easy = &alone.seats[0];
    assert!(easy.win_share > 0.5 && easy.ci95[0] < easy.win_share && easy.win_share <= easy.ci95[1], "{easy:?}");
    assert!(easy.elo > alone.seats[1].elo && easy.ms_per_decision > 0.0);
    assert_eq!(easy.score_quantiles.len(), 5);
    assert!(easy.score_quantiles.is_sorted());
}

/// Everybody sits everywhere, and the matches of a deal share their dice and draws.
#[test]
fn seats_rotate_and_luck_is_shared() {
    let game = find("stone-age").unwrap().open(&[]).unwrap();
    let mut replays = Vec::new();
    let report = play(&*game, &["random", "easy"], 4, 1, &Value::Null, &mut |ended| {
        replays.push((ended.number, ended.replay.clone(), ended.results.clone()));
    });
    let seeds: Vec<String> = replays.iter().map(|(_, replay, _)| replay.seed.clone()).collect();
    assert!(seeds[0] == seeds[1] && seeds[2] == seeds[3] && seeds[0] != seeds[2], "{seeds:?}");
    for (number, replay, results) in &replays {
        let loaded = game.load(replay).unwrap();
        let scores = loaded.scores();
        let rotated = usize::from(number % 2 == 1);
        assert_eq!(results[0].score, Some(scores[rotated]), "game {number}");
        let told = &report.matches[*number as usize];
        assert_eq!((told.number, &told.seed), (*number, &replay.seed));
        assert_eq!(told.seats, if rotated == 0 { [0, 1] } else { [1, 0] });
        assert_eq!(told.scores, results.iter().map(|result| result.score).collect::<Vec<_>>());
        assert!(told.places.contains(&1) && told.decisions.iter().all(|&decisions| decisions > 0));
    }
}

#[test]
fn one_seat_is_enough_in_a_solo_game() {
    let report = tournament("age-of-civilization", &["easy"], 3, 2);
    assert_eq!((report.seats.len(), report.seats[0].win_share), (1, 1.0));
    assert!(report.seats[0].score_mean > Some(10.0));
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let game = find("stone-age").unwrap().open(&[]).unwrap();
    for (seats, setup) in [(1, json!({})), (5, json!({})), (2, json!({"no-such-option": true}))] {
        let contestants = vec![Contestant::Bot(epoka_bots::Level::Random); seats];
        let tournament = Tournament {
            game: &*game,
            setup: &setup,
            contestants: &contestants,
            games: 1,
            seed: "1",
            threads: 1,
            budget: BUDGET,
        };
        assert!(tournament.play(|_| panic!("nothing is played")).is_err());
    }
}

/// Even a short search is worth its time in a long game. The levels above take too long for a test.
#[test]
fn easy_beats_chance_at_a_long_game() {
    let report = tournament("through-the-ages", &["easy", "random"], 4, 1);
    let [easy, random] = &report.seats[..] else { panic!("two seats") };
    let [strong, weak] = [easy, random].map(|seat| seat.score_mean.unwrap());
    assert!(easy.wins > 3.5 && strong > 100.0 && strong > 3.0 * weak, "{report:?}");
}

/// The bot of the documentation plays whole matches of every game, and learns enough to beat chance.
#[test]
fn the_example_bot_plays() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/example-bot.py");
    let command = format!("cmd:python3 {}", script.display());
    for (game, games) in [("stone-age", 30), ("age-of-civilization", 40)] {
        let report = tournament(game, &[&command, "random"], games, 1);
        let [bot, random] = &report.seats[..] else { panic!("two seats") };
        assert_eq!((bot.forfeits, bot.fault.clone()), (0, None));
        assert!(bot.win_share > random.win_share, "{game}: {bot:?}");
    }
}

/// A player in Python that answers `hello` and `start`, and then this.
fn naughty(answer: &str) -> String {
    let script = format!(
        "import json,sys,time\nfor line in sys.stdin:\n r=json.loads(line)\n i=r['id']\n \
         if r['method'] in ('hello','start'): print(json.dumps({{'jsonrpc':'2.0','id':i,'result':None}}),flush=True)\n \
         else: {answer}\n"
    );
    let folder = std::env::temp_dir().join("epoka-arena-tests");
    std::fs::create_dir_all(&folder).unwrap();
    let name = answer.chars().filter(char::is_ascii_alphanumeric).collect::<String>();
    let file = folder.join(format!("{name}.py"));
    std::fs::write(&file, script).unwrap();
    format!("cmd:python3 {}", file.display())
}

#[test]
fn a_program_that_misbehaves_forfeits_and_is_said_to() {
    let reply = |result: &str| format!("print(json.dumps({{'jsonrpc':'2.0','id':i,'result':{result}}}),flush=True)");
    let cases = [
        (naughty("time.sleep(60)"), "no answer to `choose`"),
        (naughty("sys.exit(3)"), "ended in the middle"),
        (naughty(&reply("9999")), "not an index"),
        (naughty(&reply("-1")), "not an index"),
        (naughty(&reply("'0'")), "not an index"),
        (naughty(&reply("None")), "not an index"),
        (naughty("print('hello',flush=True)"), "bad answer to `choose`"),
        (naughty("print(json.dumps({'jsonrpc':'2.0','id':i+1,'result':0}),flush=True)"), "its id is not"),
        (naughty("print(json.dumps({'jsonrpc':'2.0','id':i,'error':{'code':1,'message':'no'}}),flush=True)"), "\"no\""),
    ];
    for (command, expected) in cases {
        let report = tournament("stone-age", &[&command, "random"], 2, 1);
        let [program, random] = &report.seats[..] else { panic!("two seats") };
        assert_eq!((program.forfeits, program.wins, random.wins), (2, 0.0, 2.0), "{command}");
        let fault = program.fault.as_deref().unwrap();
        assert!(fault.contains(expected), "{command}: {fault}");
        assert_eq!((random.forfeits, program.score_mean), (0, None));
        let forfeit = report.matches[1].forfeit.as_ref().unwrap();
        assert_eq!((forfeit.contestant, &forfeit.fault, report.matches[1].scores[0]), (0, &fault.to_owned(), None));
    }
}

#[test]
fn a_tournament_with_a_program_that_cannot_start_is_not_played() {
    let game = find("stone-age").unwrap().open(&[]).unwrap();
    for (command, expected) in [("cmd:/no/such/program", "cannot start"), ("cmd:false", "cannot start: it ends")] {
        let contestants = [command, "random"].map(|name| name.parse().unwrap());
        let tournament = Tournament {
            game: &*game,
            setup: &Value::Null,
            contestants: &contestants,
            games: 2,
            seed: "1",
            threads: 2,
            budget: BUDGET,
        };
        match tournament.play(|_| panic!("nothing is played")) {
            Err(TournamentError::Program { program, fault }) => {
                assert_eq!(program.to_string(), command);
                assert!(fault.to_string().starts_with(expected), "{fault}");
            }
            other => panic!("{command}: {other:?}"),
        }
    }
}

/// The options of `start` are complete, as in a replay.
#[test]
fn a_program_is_told_the_options_that_nobody_chose() {
    let game = find("stone-age").unwrap().open(&[]).unwrap();
    let file = std::env::temp_dir().join("epoka-arena-tests-start.py");
    let script = "import json,sys\nfor line in sys.stdin:\n r=json.loads(line)\n \
        if r['method']=='start': open(sys.argv[1],'w').write(json.dumps(r['params']['setup']))\n \
        print(json.dumps({'jsonrpc':'2.0','id':r['id'],'result':0}),flush=True)\n";
    std::fs::write(&file, script).unwrap();
    let told = file.with_extension("json");
    let command = format!("cmd:python3 {} {}", file.display(), told.display());
    let mut replay = None;
    play(&*game, &[&command, "random"], 1, 1, &json!({}), &mut |ended| replay = Some(ended.replay.clone()));
    let told: Value = serde_json::from_str(&std::fs::read_to_string(told).unwrap()).unwrap();
    assert_eq!(told, replay.unwrap().setup);
    assert!(told.as_object().is_some_and(|options| !options.is_empty()), "{told}");
}

#[test]
fn a_name_that_means_nobody_is_refused_with_the_names_that_do() {
    let error = "grandmaster".parse::<Contestant>().unwrap_err().to_string();
    assert!(error.contains("grandmaster") && error.contains("hard"), "{error}");
    assert!("cmd:".parse::<Contestant>().unwrap_err().to_string().contains("cmd:./my-bot"));
    let names = ["random", "hard", "mcts:500it", "mcts:20ms", "cmd:python3 bot.py --fast"];
    for name in names {
        assert_eq!(name.parse::<Contestant>().unwrap().to_string(), name);
    }
}
