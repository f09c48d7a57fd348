//! `cargo xtask mutate`: switches rules off one by one and lists those that no test misses.

use std::{
    hash::{DefaultHasher, Hash as _, Hasher as _},
    path::PathBuf,
    process::{Command, Stdio},
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

use crate::{
    generate,
    workspace::{self, Built, Done},
};

/// What to switch off.
#[derive(clap::Args)]
pub struct Plan {
    /// The game, such as `stone-age`
    game: String,
    /// How many rules, drawn at random; all if not said
    #[arg(long)]
    rules: Option<usize>,
    /// The seed of the draw
    #[arg(long, default_value = "1")]
    seed: String,
    /// Let the laws look for the missing rule as well
    #[arg(long)]
    laws: bool,
}

/// How many rules are tried at a time.
const AT_A_TIME: usize = 2;

/// Runs the tests once with all rules in force, then once for each rule without it.
pub fn run(plan: &Plan) -> Done {
    let games = workspace::games()?;
    let name = format!("epoka-{}", plan.game);
    let game = games.iter().find(|path| workspace::name(path) == name);
    let mut rules = generate::ids(game.ok_or_else(|| format!("there is no game `{}`", plan.game))?)?;
    if let Some(count) = plan.rules {
        rules.sort_by_cached_key(|rule| {
            let mut hasher = DefaultHasher::new();
            (&plan.seed, rule).hash(&mut hasher);
            hasher.finish()
        });
        rules.truncate(count);
    }

    let mut build = workspace::cargo(["test", "--no-run", "--lib", "--tests", "--features", "mutate", "--package"]);
    let mut tests: Vec<Built> = workspace::build(build.arg(&name))?;
    tests.retain(|built| plan.laws || built.target != "laws");
    let tests: Vec<PathBuf> = tests.into_iter().map(|built| built.path).collect();

    let start = Instant::now();
    if !passes(&tests, "", Duration::from_mins(10))? {
        return Err("with all rules in force a test fails".into());
    }
    let limit = start.elapsed() * 4 + Duration::from_secs(10);
    let count = rules.len();
    let mut survivors = without_each(&tests, rules, limit)?;
    survivors.sort_by_key(|id| (id.len(), id.clone()));
    for id in &survivors {
        println!("{id} survived");
    }
    println!("{count} rules, {} survived", survivors.len());
    Ok(())
}

/// The rules without which all tests pass.
fn without_each(tests: &[PathBuf], rules: Vec<String>, limit: Duration) -> Result<Vec<String>, String> {
    let count = rules.len();
    let open = Mutex::new(rules.into_iter().enumerate());
    let survivors = Mutex::new(Vec::new());
    let work = || -> Done {
        loop {
            let next = open.lock().expect("no worker panics").next();
            let Some((number, rule)) = next else { return Ok(()) };
            let survived = passes(tests, &rule, limit)?;
            eprintln!("{}/{count} {rule}: {}", number + 1, if survived { "survived" } else { "killed" });
            if survived {
                survivors.lock().expect("no worker panics").push(rule);
            }
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..AT_A_TIME).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("no worker panics"))
    })?;
    Ok(survivors.into_inner().expect("no worker panics"))
}

/// Whether all tests pass in time without this rule. Its absence may make a game endless.
fn passes(tests: &[PathBuf], rule_off: &str, limit: Duration) -> Result<bool, String> {
    for test in tests {
        let mut command = Command::new(test);
        command.env("EPOKA_RULE_OFF", rule_off).env_remove("EPOKA_COVERAGE").current_dir(workspace::root());
        if !ends_well(command.stdout(Stdio::null()).stderr(Stdio::null()), limit)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether a command succeeds before the time is up.
fn ends_well(command: &mut Command, limit: Duration) -> Result<bool, String> {
    let failed = |error: std::io::Error| format!("a test cannot be run: {error}");
    let mut child = command.spawn().map_err(failed)?;
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait().map_err(failed)? {
            return Ok(status.success());
        }
        if start.elapsed() > limit {
            child.kill().map_err(failed)?;
            child.wait().map_err(failed)?;
            return Ok(false);
        }
        thread::sleep(Duration::from_millis(20));
    }
}
