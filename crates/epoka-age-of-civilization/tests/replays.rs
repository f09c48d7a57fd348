//! Recorded games end the same for ever. `examples/soak.rs --record` wrote them.

use epoka_age_of_civilization::AgeOfCivilization;
use epoka_testkit::replays;

#[test]
fn recorded_games_end_the_same() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays");
    assert_eq!(replays::check_folder::<AgeOfCivilization>(folder), 3);
}
