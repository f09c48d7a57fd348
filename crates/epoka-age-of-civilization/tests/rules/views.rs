//! What everybody may see, and what somebody means who points at a thing: AC-6, AC-57, AC-58.

use epoka_age_of_civilization::view::DraftView;
use epoka_core::{Random, Rule, json, names};

use crate::common::*;

const VIEWERS: [Viewer; 4] = [Viewer::Seat(BLACK), Viewer::Seat(BROWN), Viewer::Spectator, Viewer::Referee];

/// AC-6. All is open, coins too; only the deck lies face down.
#[test]
fn everything_is_open_but_the_deck() {
    let mut table = laid(2, &Setup::default());
    table.act(BLACK, birth("egypt")).play_chance(1);
    let all = table.view(Viewer::Referee);
    assert_eq!(all.deck.as_ref().map(Vec::len), Some(42));
    for viewer in VIEWERS {
        let mut view = table.view(viewer);
        assert_eq!((view.nations[0].coins, view.deck_count), (3, 42));
        if viewer != Viewer::Referee {
            assert_eq!(view.deck, None);
            view.deck.clone_from(&all.deck);
        }
        view.nations.iter_mut().for_each(|nation| nation.hand = Some(Vec::new()));
        assert_eq!(view, all);
    }
}

/// A draft of three after a pick, in which Black has chosen for the second.
fn drafting() -> Board {
    let mut table = without_civilizations(3, &draft());
    table.play_chance(3);
    for seat in [BLACK, BROWN, YELLOW, BLACK] {
        let first = table.actions(seat)[0];
        table.act(seat, first);
    }
    table
}

fn draft_of(table: &Board, viewer: Viewer) -> DraftView {
    table.view(viewer).draft.expect("a draft is going on")
}

/// AC-57. During the draft a seat sees the packs it has looked at and its own choice, nobody else's.
#[test]
fn a_seat_sees_the_packs_it_has_looked_at() {
    let table = drafting();
    let black = draft_of(&table, Viewer::Seat(BLACK));
    let sizes: Vec<usize> = black.seen.as_ref().expect("a seat has looked").iter().map(Vec::len).collect();
    assert_eq!((sizes, black.picks, black.choice.is_some()), (vec![7, 6], 1, true));
    assert_eq!(black.has_chosen, [true, false, false]);
    assert_eq!((&black.packs, &black.choices), (&None, &None));
    let own = black.taken[0].as_ref().map(Vec::len);
    assert_eq!((own, &black.taken[1..]), (Some(1), &[None, None][..]), "a seat remembers what it picked");
    let brown = draft_of(&table, Viewer::Seat(BROWN));
    assert_eq!((brown.choice, brown.has_chosen), (None, vec![true, false, false]));
    let spectator = draft_of(&table, Viewer::Spectator);
    assert_eq!((spectator.seen, spectator.choice, spectator.packs), (None, None, None));
    assert!(draft_of(&table, Viewer::Referee).packs.is_some());
}

/// AC-57. What somebody has chosen is told to nobody else.
#[test]
fn a_choice_is_told_to_nobody_else() {
    let mut table = without_civilizations(2, &draft());
    table.play_chance(3);
    let first = table.actions(BLACK)[0];
    let other = table.actions(BROWN)[0];
    table.act(BLACK, first).act(BROWN, other);
    let Draft { civilization } = first else { panic!("a draft asks for a card") };
    let event = Event::Chosen { seat: BLACK, civilization: Some(civilization) };
    let told_to = |viewer| table.rules().project(&event, viewer);
    assert_eq!(told_to(Viewer::Seat(BLACK)), event);
    assert_eq!(told_to(Viewer::Referee), event);
    for viewer in [Viewer::Seat(BROWN), Viewer::Spectator] {
        assert_eq!(told_to(viewer), Event::Chosen { seat: BLACK, civilization: None });
    }
}

/// A world a seat imagines looks the same to it, and the others' hands differ from one to the next.
#[test]
fn imagined_worlds_look_the_same() {
    let mut table = drafting();
    let mut random = Random::new(7);
    let mut hands = std::collections::BTreeSet::new();
    for _ in 0..30 {
        let world = table.rules().imagine(&table.state, BLACK, &mut random);
        table.rules().check(&world).expect("an imagined world can be");
        let view = table.rules().view(&world, Viewer::Seat(BLACK));
        assert_eq!(view, table.view(Viewer::Seat(BLACK)));
        hands.insert(world.nations[BROWN].hand.0);
    }
    assert!(hands.len() > 3);
    // With open information there is nothing to imagine.
    let open = acting(3, &["malay"], |_| ());
    assert_eq!(open.rules().imagine(&open.state, BROWN, &mut random), open.state);
    table.play_chance(1);
}

/// A view is written with ids and read back.
#[test]
fn a_view_is_written_with_ids() {
    let table = acting(3, &["malay"], |state| know(state, BLACK, &["mining"]));
    assert_eq!(AgeOfCivilization::seats(&table.view(Viewer::Spectator)), 2);
    let view = names::with(table.rules().names(), || serde_json::to_value(table.view(Viewer::Referee)).unwrap());
    let text = view.to_string();
    for id in ["malay", "mining", "petra", "plague"] {
        assert!(text.contains(&format!("\"{id}\"")), "{id}");
    }
    let read = names::with(table.rules().names(), || json::read(&view).unwrap());
    assert_eq!(table.rules().restore(&read).unwrap(), table.state);
}

/// Who points at a thing means what can be done with it.
#[test]
fn pointing_at_things() {
    let about = |table: &Board, target: &str| table.rules().about(&table.state, BLACK, target);
    let step = choosing(3, &["malay"], |_| ());
    assert_eq!(about(&step, "siam"), Some(vec![birth("siam"), absorb("siam")]));
    let acting = acting(3, &["malay"], |_| ());
    assert_eq!(about(&acting, "petra"), Some(vec![build("petra"), Receive { wonder: wonder("petra") }]));
    assert_eq!(about(&acting, "mining"), Some(vec![research("mining"), learn("mining")]));
    assert_eq!(about(&acting, "sp3"), Some(vec![innovate("sp3")]));
    assert_eq!(about(&acting, "trade"), Some(vec![work(Verb::Trade)]));
    assert_eq!(about(&acting, "research").map(|list| list.len()), Some(28));
    assert_eq!(about(&acting, "wonder").map(|list| list.len()), Some(6));
    assert_eq!(about(&acting, "nothing"), None);
    assert_eq!(acting.rules().inert("plague").map(Rule::id), Some("AC-13"), "a card without an action");
    assert_eq!(acting.rules().inert("trade"), None);
    let mut funding = crate::common::acting(3, &["phoenicia"], |_| ());
    funding.act(BLACK, Finish);
    assert_eq!(about(&funding, "siam"), Some(vec![Fund { civilization: civilization("siam") }]));
    let drafting = drafting();
    assert_eq!(about(&drafting, "siam"), Some(vec![Draft { civilization: civilization("siam") }]));
}

/// The question that is asked has a name.
#[test]
fn questions_have_names() {
    let asks = |table: &Board| table.rules().asks(&table.state, BLACK);
    assert_eq!(asks(&choosing(3, &["malay"], |_| ())), "civilization");
    assert_eq!(asks(&acting(3, &["malay"], |_| ())), "work");
    assert_eq!(asks(&drafting()), "draft");
    let mut over = acting(6, &["malay"], |_| ());
    end_round(&mut over);
    assert_eq!(asks(&over), "nothing");
    over.refuses("AC-12", BLACK, Finish);
}
