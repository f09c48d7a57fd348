//! Any game behind one face, seen with the torture game, which has everything difficult.

use std::sync::Arc;

use epoka_core::{
    MatchError, Replay, Seat, Viewer,
    data::Source,
    fair::Fair,
    replay::{ChanceMode, ReplayError},
};
use epoka_games::{
    About, Answer, AnyGame, AnyMatch, Entry, Lang, Refusal, Texts, Voice, Wait,
    bot::Level,
    matches::Outcome,
    registry,
    turn::{Question, Shown},
};
use epoka_testkit::torture::Torture;
use serde_json::{Value, json};

const RED: Seat = Seat::at(0);
const BLUE: Seat = Seat::at(1);

fn torture() -> Arc<dyn AnyGame> {
    Entry::of::<Torture>(Texts { en: "", pl: "" }).open(&[]).unwrap()
}

fn new_match(chance: ChanceMode) -> Box<dyn AnyMatch> {
    torture().new_match(2, "1", &json!({}), chance).unwrap()
}

/// Plays by lot while the condition holds, and answers whether it stopped before the end.
fn play_while(played: &mut dyn AnyMatch, going_on: impl Fn(&dyn AnyMatch) -> bool) -> bool {
    while going_on(played) {
        let Some(seat) = played.deciding().iter().next() else { return false };
        let advice = played.advise(seat, Level::Random, &played.step().to_string()).unwrap();
        played.act(seat, &[advice.action], None).unwrap();
    }
    true
}

#[test]
fn every_game_takes_its_own_options_and_no_others() {
    for game in registry().iter().map(|entry| entry.open(&[]).unwrap()).chain([torture()]) {
        let players = game.players().0;
        let new = |players, setup: Value| game.new_match(players, "1", &setup, ChanceMode::Auto).map(drop);
        assert_eq!(new(players, Value::Null), Ok(()));
        assert_eq!(new(players, json!({})), Ok(()));
        let Err(Refusal::Setup(error)) = new(players, json!({"no-such-option": 1})) else { panic!("{}", game.id()) };
        assert!(error.0.contains("no-such-option"), "{error}");
        assert!(matches!(new(players, json!([])), Err(Refusal::Setup(_))));
        assert!(matches!(new(0, json!({})), Err(Refusal::Setup(_))));
        assert!(matches!(new(game.players().1 + 1, json!({})), Err(Refusal::Setup(_))));
        assert!((0.0..=1.0).contains(&game.house_share()));
    }
}

#[test]
fn what_is_written_is_what_is_said() {
    let names = ["Ola".to_owned(), "Jan \"K\"".to_owned()];
    for game in registry().iter().map(|entry| entry.open(&[]).unwrap()).chain([torture()]) {
        let mut played = game.new_match(2, "written", &json!({}), ChanceMode::Auto).unwrap();
        let viewers = [Viewer::Seat(RED), Viewer::Spectator, Viewer::Seat(BLUE), Viewer::Referee];
        for round in 0..40 {
            let since = played.step();
            let Some(seat) = played.deciding().iter().next() else { break };
            let advice = played.advise(seat, Level::Random, &since.to_string()).unwrap();
            played.act(seat, &[advice.action], None).unwrap();
            let voice = Voice { lang: Lang::ALL[round % 2], players: &names };
            let mut view = String::from("what was there before");
            for viewer in viewers {
                let turn = played.seen(viewer, &mut view);
                assert_eq!((&view, turn), (&played.view(viewer).to_string(), played.turn(viewer)));
            }
            let told = viewers.map(|viewer| json!(played.told(since, viewer, &voice)).to_string());
            assert_eq!(played.written_told(since, &viewers, &voice), told);
            for seat in [RED, BLUE] {
                let actions = json!(played.actions(seat, &voice)).to_string();
                assert_eq!(played.written_actions(seat, &voice), actions);
                let others = ["Ala".to_owned(), "Ewa".to_owned()];
                let voice = Voice { players: &others, ..voice };
                let actions = json!(played.actions(seat, &voice)).to_string();
                assert_eq!(played.written_actions(seat, &voice), actions, "nobody is called by somebody else's name");
            }
        }
    }
}

#[test]
fn scores_are_known_after_every_step() {
    for game in registry().iter().map(|entry| entry.open(&[]).unwrap()).chain([torture()]) {
        let mut played = game.new_match(2, "scores", &json!({}), ChanceMode::Auto).unwrap();
        play_while(&mut *played, |played| played.step() < 60);
        let all = played.all_scores();
        assert_eq!((all.len(), all.last()), (played.step() + 1, Some(&played.scores())));
        let before = played.fork(played.step() / 2).unwrap();
        assert_eq!(all[before.step()], before.scores());
    }
}

#[test]
fn components_can_be_corrected_and_errors_name_the_file() {
    for entry in registry() {
        let broken = Source::new("mine.toml", "[[no-such-thing]]\nid = \"x\"\n");
        let Err(error) = entry.open(&[broken]) else { panic!("{} takes anything", entry.id()) };
        assert!(error.to_string().starts_with("mine.toml: "), "{error}");
    }
}

#[test]
fn a_secret_choice_is_shown_together_and_may_be_changed() {
    let mut played = new_match(ChanceMode::Auto);
    let Wait::Decision { seats, reveal, ask } = played.turn(Viewer::Seat(RED)).wait else { panic!("a draft") };
    assert_eq!((seats.len(), reveal, ask.is_some()), (2, Shown::Together, true));
    let offers = played.actions(RED, &Voice::default());
    let mut keep = offers.iter().map(|offer| &offer.action).filter(|action| action.get("keep").is_some());
    let (first, last) = (keep.next().unwrap(), keep.next_back().unwrap());
    played.act(RED, std::slice::from_ref(first), None).unwrap();
    assert_eq!(played.actions(RED, &Voice::default()), offers, "it may still choose anew");
    played.act(RED, std::slice::from_ref(last), None).unwrap();
    assert_eq!(played.deciding().iter().collect::<Vec<_>>(), [BLUE]);
    played.undo(RED, false).unwrap();
    assert_eq!(played.deciding().len(), 2);
}

#[test]
fn what_a_seat_may_not_know_is_not_told() {
    let mut played = new_match(ChanceMode::Auto);
    play_while(&mut *played, |played| played.step() < 30);
    let told = |viewer| played.told(0, viewer, &Voice::default());
    assert_eq!(told(Viewer::Referee).len(), told(Viewer::Spectator).len());
    assert_ne!(told(Viewer::Referee), told(Viewer::Spectator));
    assert_ne!(played.turn(Viewer::Referee).hash, played.turn(Viewer::Seat(BLUE)).hash);
}

#[test]
fn chance_is_answered_by_hand_or_from_the_seed() {
    let (mut by_hand, mut by_seed) = (new_match(ChanceMode::Manual), new_match(ChanceMode::Manual));
    assert_eq!(by_seed.chance(&Answer::AutoUntilDecision), Ok(0));
    assert!(!by_seed.deciding().is_empty());
    while let Wait::Chance(question) = by_hand.turn(Viewer::Referee).wait {
        let Question::Draw { count, among, .. } = question else { panic!("cards are dealt first") };
        let ids = among.iter().flat_map(|one| vec![one.id.clone(); usize::from(one.copies)]);
        let wrong = Answer::Outcome(Outcome::Dice(vec![1]));
        assert!(matches!(by_hand.chance(&wrong), Err(Refusal::Match(MatchError::Outcome(_)))));
        by_hand.chance(&Answer::Outcome(Outcome::Draw(ids.take(usize::from(count)).collect()))).unwrap();
    }
    assert_eq!(by_hand.step(), by_seed.step());
    assert!(matches!(by_hand.chance(&Answer::Auto), Err(Refusal::Match(MatchError::Outcome(_)))));
}

#[test]
fn json_that_is_no_action_is_refused_with_what_is_wrong() {
    let mut played = new_match(ChanceMode::Auto);
    let before = played.turn(Viewer::Referee);
    let wrongs = [json!({"fly": {}}), json!({"keep": {"card": "nothing"}}), json!({"bid": {"amount": 1e30}}), json!(7)];
    for wrong in wrongs {
        let refused = played.act(RED, std::slice::from_ref(&wrong), None);
        assert!(matches!(refused, Err(Refusal::NotAnAction { .. })), "{wrong}: {refused:?}");
        assert!(matches!(played.why(RED, &About::Action(&wrong)), Err(Refusal::NotAnAction { .. })));
    }
    let nobody = Seat::at(3);
    assert_eq!(played.act(nobody, &[json!("pass")], None), Err(Refusal::NoSeat { seat: 3, players: 2 }));
    assert_eq!(played.turn(Viewer::Referee), before);
}

#[test]
fn pointing_at_a_thing_asks_about_what_it_can_be_used_for() {
    let played = new_match(ChanceMode::Auto);
    let offer = &played.actions(RED, &Voice::default())[0].action;
    let card = offer["keep"]["card"].as_str().unwrap();
    assert_eq!(played.why(RED, &About::Target(card)), Ok(None));
    assert_eq!(played.why(RED, &About::Target("moon")), Err(Refusal::NoSuchThing("moon".into())));
    assert!(played.why(RED, &About::Action(&json!("draw"))).unwrap().is_some());
}

#[test]
fn a_match_is_forked_saved_imagined_and_set_up_as_a_position() {
    let game = torture();
    let mut played = new_match(ChanceMode::Auto);
    play_while(&mut *played, |played| played.step() < 25);
    let now = played.turn(Viewer::Referee);
    assert_eq!(played.fork(now.step).map(|fork| fork.turn(Viewer::Referee)), Ok(now.clone()));
    assert_eq!(played.fork(now.step + 1).map(drop), Err(Refusal::NoSuchStep { now: now.step, asked: now.step + 1 }));
    assert_eq!(game.load(&played.save()).map(|loaded| loaded.turn(Viewer::Referee)), Ok(now.clone()));
    let position = game.position(&played.view(Viewer::Referee), "2", &json!({}), ChanceMode::Auto).unwrap();
    assert_eq!(position.turn(Viewer::Referee).hash, now.hash);
    let imagined = played.imagine(BLUE, "3").unwrap();
    assert_eq!(imagined.view(Viewer::Seat(BLUE)), played.view(Viewer::Seat(BLUE)));
    let hidden = game.position(&played.view(Viewer::Seat(BLUE)), "2", &json!({}), ChanceMode::Auto);
    assert!(matches!(hidden, Err(Refusal::Position(_))), "a player's view is no position");
}

/// Whenever a seat asks to take something back, it is done or refused, and what is left can be played on.
#[test]
fn undo_never_leaves_a_match_that_cannot_be() {
    for game in registry().iter().map(|entry| entry.open(&[]).unwrap()).chain([torture()]) {
        let mut played = game.new_match(3, "undo", &Value::Null, ChanceMode::Auto).unwrap();
        let mut decisions = 0;
        while let Some(deciding) = played.deciding().iter().last() {
            // Looking back plays a match again from its beginning: in a long one not every decision is looked back from.
            let looks_back = decisions < 100 || decisions % 32 == 0;
            decisions += 1;
            for seat in Seat::all(3).filter(|_| looks_back) {
                for whole_turn in [false, true] {
                    let mut before = played.fork(played.step()).unwrap();
                    if before.undo(seat, whole_turn).is_ok() {
                        assert!(before.step() < played.step() && before.deciding().contains(seat), "{}", game.id());
                    }
                }
            }
            // The last of a block decides first, so that others have decided before a seat looks back.
            let advice = played.advise(deciding, Level::Random, &played.step().to_string()).unwrap();
            played.act(deciding, &[advice.action], None).unwrap();
        }
    }
}

#[test]
fn bots_play_to_the_end_without_giving_up() {
    let mut played = new_match(ChanceMode::Auto);
    assert!(!play_while(&mut *played, |_| true));
    assert!(matches!(played.turn(Viewer::Spectator).wait, Wait::Over { .. }));
    let advice = played.advise(RED, Level::Random, "1");
    assert_eq!(advice, Err(Refusal::Match(MatchError::Over)));
    let steps = serde_json::to_value(played.save()).unwrap()["steps"].clone();
    assert!(steps.as_array().unwrap().iter().all(|step| step["action"] != "concede"));
}

#[test]
fn a_copy_goes_its_own_way() {
    let mut played = new_match(ChanceMode::Auto);
    play_while(&mut *played, |played| played.step() < 20);
    let copy = played.copy();
    assert_eq!(copy.save(), played.save());
    assert_eq!(copy.told(0, Viewer::Referee, &Voice::default()), played.told(0, Viewer::Referee, &Voice::default()));
    play_while(&mut *played, |_| true);
    assert!(copy.step() < played.step());
    let mut copy = copy;
    play_while(&mut *copy, |_| true);
    assert_eq!(copy.save(), played.save(), "the same choices and the same chance");
}

#[test]
fn a_seed_made_fairly_is_checked_with_the_replay() {
    let fair = Fair { secret: "5ec7e7".into(), nonces: vec!["red".into(), "blue".into()] };
    let mut played = torture().new_match(2, &fair.seed(), &json!({}), ChanceMode::Auto).unwrap();
    play_while(&mut *played, |_| true);
    let mut replay = played.save();
    replay.fair = Some(fair);
    assert!(torture().load(&replay).is_ok());
    let text = replay.to_text();
    assert_eq!(serde_json::from_str::<Replay>(&text).unwrap(), replay);
    replay.fair.as_mut().unwrap().nonces[1] = "green".into();
    assert_eq!(torture().load(&replay).err(), Some(Refusal::Replay(ReplayError::Dice)));
}

#[test]
fn a_turn_ends_for_others_and_for_a_new_round() {
    for game in ["stone-age", "age-of-civilization"] {
        let game = registry().iter().find(|entry| entry.id() == game).unwrap().open(&[]).unwrap();
        let mut played = game.new_match(2, "turns", &json!({}), ChanceMode::Auto).unwrap();
        let round = |played: &dyn AnyMatch| played.view(Viewer::Referee)["round"].clone();
        let (mut on, mut again) = (0, 0);
        while let Some(seat) = played.deciding().iter().next() {
            let advice = played.advise(seat, Level::Random, &played.step().to_string()).unwrap();
            let (before, step) = (round(&*played), played.step());
            let ends = played.hands_on(seat, &advice.action).unwrap();
            let other = if seat == RED { BLUE } else { RED };
            assert!(played.deciding().contains(other) || played.hands_on(other, &advice.action).is_err());
            played.act(seat, &[advice.action], None).unwrap();
            let (asked, new) = (played.deciding().contains(seat), round(&*played) != before);
            // What dice and draws make of it nobody can tell before.
            if played.step() == step + 1 {
                assert_eq!(ends, !asked || new, "step {step}");
            }
            on += u32::from(!ends && asked && !new);
            again += u32::from(ends && asked && new);
        }
        assert!(
            on > 5 && again > 2,
            "{}: {on} times the turn went on, {again} times the next one was the same seat's",
            game.id()
        );
    }
}

/// A plan is checked by the rules: what it would take is taken, and what a rule closes cannot be planned.
#[test]
fn what_can_be_planned_is_what_would_be_open() {
    let open = |game: &str| {
        let game = registry().iter().find(|entry| entry.id() == game).unwrap().open(&[]).unwrap();
        game.new_match(2, "plans", &json!({}), ChanceMode::Auto).unwrap()
    };
    let mut played = open("stone-age");
    let first = played.deciding().iter().next().unwrap();
    let other = if first == RED { BLUE } else { RED };
    let place = |spot: &str, figures: u8| json!({"type": "place", "spot": spot, "figures": figures});
    played.act(first, &[place("forest", 2)], None).unwrap();
    let ahead = |planned: &[Vec<Value>]| played.ahead(first, planned, &Voice::default()).unwrap().unwrap();
    let lists = |planned: &[Vec<Value>], action: &Value| ahead(planned).actions.iter().any(|one| one.action == *action);
    assert_eq!(ahead(&[]).ask, Some("place"));
    assert!(lists(&[], &place("hut", 2)) && lists(&[], &place("quarry", 3)) && !lists(&[], &place("forest", 1)));
    let planned = [vec![place("hut", 2)]];
    assert!(lists(&planned, &place("quarry", 1)) && !lists(&planned, &place("quarry", 2)));
    assert!(!lists(&planned, &place("hut", 2)));
    assert_eq!(ahead(&[vec![place("quarry", 3)]]).ask, Some("use"));
    // Dice lie between what is planned and what comes after it.
    let used = [vec![place("quarry", 3)], vec![json!({"type": "use", "spot": "quarry"})]];
    assert_eq!((ahead(&used).ask, ahead(&used).actions.len()), (None, 0));
    assert!(played.ahead(other, &[vec![json!({"type": "no-such"})]], &Voice::default()).is_err());
    // A game that does not look ahead says so.
    let played = open("age-of-civilization");
    assert_eq!(played.ahead(RED, &[], &Voice::default()), Ok(None));
}
